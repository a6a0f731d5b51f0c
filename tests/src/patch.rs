//! Changes of single words in images that the compiler made: sections, symbols and relocations by name and address.

use std::ops::Range;

use maple_mirbin::class::{SECTION, record};

const SHT_NOBITS: usize = 8;
const RELA_SIZE: usize = 24;
const SYMBOL_SIZE: usize = 24;
const RELATIVE: u64 = 8;

/// An image in work. Addresses are those of the file. What is not there makes the methods panic: they are for tests.
#[derive(Clone, Debug)]
pub struct Patch {
    bytes: Vec<u8>,
    sections: Vec<Section>,
}

#[derive(Clone, Debug)]
struct Section {
    name: String,
    address: usize,
    file: Range<usize>,
}

fn number(bytes: &[u8], at: usize, size: usize) -> usize {
    let bytes = bytes.get(at..at + size).unwrap_or_default();
    bytes
        .iter()
        .rev()
        .fold(0, |sum, &byte| sum << 8 | usize::from(byte))
}

fn text(bytes: &[u8], at: usize) -> String {
    let rest = bytes.get(at..).unwrap_or_default();
    let end = rest.iter().position(|&byte| byte == 0).unwrap_or(rest.len());
    String::from_utf8_lossy(&rest[..end]).into_owned()
}

impl Patch {
    /// The image in a file that the compiler wrote.
    pub fn new(bytes: Vec<u8>) -> Patch {
        let header = |index: usize| number(&bytes, 0x28, 8) + index * 64;
        let names = number(&bytes, header(number(&bytes, 0x3e, 2)) + 0x18, 8);
        let mut sections = Vec::new();
        for at in (0..number(&bytes, 0x3c, 2)).map(header) {
            let start = number(&bytes, at + 0x18, 8);
            let size = match number(&bytes, at + 4, 4) {
                SHT_NOBITS => 0,
                _ => number(&bytes, at + 0x20, 8),
            };
            sections.push(Section {
                name: text(&bytes, names + number(&bytes, at, 4)),
                address: number(&bytes, at + 0x10, 8),
                file: start..start + size,
            });
        }
        Patch { bytes, sections }
    }

    /// The file.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Where a section is in the file; empty if there is none.
    pub fn section(&self, name: &str) -> Range<usize> {
        let section = self.sections.iter().find(|section| section.name == name);
        section.map_or(0..0, |section| section.file.clone())
    }

    /// Takes bytes from the end of a section.
    pub fn shorten(&mut self, name: &str, bytes: usize) {
        let headers = number(&self.bytes, 0x28, 8);
        let index = self.sections.iter().position(|section| section.name == name);
        let at = headers + index.unwrap_or_default() * 64 + 0x20;
        let size = number(&self.bytes, at, 8) - bytes;
        self.bytes[at..at + 8].copy_from_slice(&(size as u64).to_le_bytes());
    }

    /// Where the bytes at an address are in the file.
    pub fn offset(&self, address: usize) -> usize {
        let holds = |section: &&Section| {
            let end = section.address + section.file.len();
            section.address != 0 && (section.address..end).contains(&address)
        };
        let section = self.sections.iter().find(holds);
        let section = section.unwrap_or_else(|| panic!("{address:#x} is in no section with bytes"));
        section.file.start + address - section.address
    }

    /// Address of a symbol.
    pub fn symbol(&self, name: &str) -> usize {
        let strings = self.section(".strtab").start;
        let found = self
            .section(".symtab")
            .step_by(SYMBOL_SIZE)
            .find(|&at| text(&self.bytes, strings + number(&self.bytes, at, 4)) == name);
        let at = found.unwrap_or_else(|| panic!("no symbol {name}"));
        number(&self.bytes, at + 8, 8)
    }

    /// Addresses of the class records.
    pub fn records(&self) -> Vec<usize> {
        let section = self.sections.iter().find(|section| section.name == SECTION);
        let range = section.map_or(0..0, |section| {
            section.address..section.address + section.file.len()
        });
        range.step_by(record::SIZE_IN_BYTES).collect()
    }

    /// The record of a class, by its mangled name.
    pub fn class(&self, name: &str) -> usize {
        self.symbol(&format!("__cinf_{name}"))
    }

    /// The 32-bit word at an address.
    pub fn word(&self, address: usize) -> u32 {
        number(&self.bytes, self.offset(address), 4) as u32
    }

    /// Writes bytes at an address.
    pub fn put(&mut self, address: usize, bytes: &[u8]) {
        let at = self.offset(address);
        self.bytes[at..at + bytes.len()].copy_from_slice(bytes);
    }

    /// Writes a 32-bit word.
    pub fn put_word(&mut self, address: usize, value: u32) {
        self.put(address, &value.to_le_bytes());
    }

    /// Where the relocation of the word at an address is in the file.
    fn relocation(&self, address: usize) -> Option<usize> {
        self.section(".rela.dyn")
            .step_by(RELA_SIZE)
            .find(|&at| number(&self.bytes, at, 8) == address)
    }

    /// Where the relocated word at an address leads, within the image.
    pub fn pointer(&self, address: usize) -> usize {
        let at = self.relocation(address);
        let at = at.unwrap_or_else(|| panic!("{address:#x} is not relocated"));
        number(&self.bytes, at + 16, 8)
    }

    /// Makes the relocated word at an address lead elsewhere.
    pub fn point(&mut self, address: usize, target: usize) {
        let at = self.relocation(address);
        let at = at.unwrap_or_else(|| panic!("{address:#x} is not relocated"));
        self.bytes[at + 8..at + 16].copy_from_slice(&RELATIVE.to_le_bytes());
        self.bytes[at + 16..at + 24].copy_from_slice(&(target as u64).to_le_bytes());
    }

    /// Makes the relocated word at an address plain bytes.
    pub fn unrelocate(&mut self, address: usize, value: u64) {
        if let Some(at) = self.relocation(address) {
            // Relocations stay in the order of their places.
            self.bytes[at + 8..at + RELA_SIZE].fill(0);
        }
        self.put(address, &value.to_le_bytes());
    }

    /// Exchanges the relocations of the words at two addresses.
    pub fn exchange(&mut self, one: usize, other: usize) {
        let (Some(one), Some(other)) = (self.relocation(one), self.relocation(other)) else {
            panic!("{one:#x} or {other:#x} is not relocated");
        };
        for byte in 8..RELA_SIZE {
            self.bytes.swap(one + byte, other + byte);
        }
    }
}
