//! The parts of an ELF file that say what an image holds: memory, symbols, relocated fields, the build note.

use std::collections::BTreeMap;

use maple_mirbin::header::{MPJS, MPLI};
use maple_mirbin::{Note, note};
use object::elf;
use object::read::elf::ElfFile64;
use object::read::{Object, ObjectSection, ObjectSegment, ObjectSymbol, RelocationTarget};
use object::{Endianness, RelocationFlags, SymbolKind};

/// Relocations that put the address of a symbol into 8 bytes.
const ABSOLUTE: [u32; 2] = [elf::R_X86_64_64.0, elf::R_AARCH64_ABS64.0];
/// Relocations that put an address of the image into 8 bytes.
const RELATIVE: [u32; 2] = [elf::R_X86_64_RELATIVE.0, elf::R_AARCH64_RELATIVE.0];

/// A symbol that the image defines.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Symbol {
    pub address: u64,
    /// Others do not see it. A global symbol of the same place and name comes first.
    pub local: bool,
    pub weak: bool,
    pub name: Vec<u8>,
    /// 0 if the symbol does not say it.
    pub size: u64,
    /// It may be a function, and says that it is one.
    pub code: bool,
    function: bool,
}

/// What a relocated field of 8 bytes holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Target {
    /// The address of a symbol that others define, plus an addend.
    Symbol(Vec<u8>, i64),
    /// An address of the image.
    Address(u64),
}

/// An image as a file.
pub(super) struct Elf<'d> {
    /// Start and bytes of what is mapped, ascending.
    memory: Vec<(u64, &'d [u8])>,
    /// Ends of sections and starts of functions, ascending: no function goes beyond the next one.
    bounds: Vec<u64>,
    /// Defined symbols by address, each once.
    pub symbols: Vec<Symbol>,
    /// Relocated fields of 8 bytes by address.
    fields: BTreeMap<u64, Target>,
    /// The build note, or what images without one are.
    pub note: Note,
}

impl<'d> Elf<'d> {
    /// Reads the headers and tables.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn parse(bytes: &'d [u8]) -> Result<Elf<'d>, String> {
        let broken = |error: object::read::Error| format!("the ELF file is damaged: {error}");
        let file = ElfFile64::<Endianness>::parse(bytes).map_err(broken)?;
        let mut memory = Vec::new();
        for segment in file.segments() {
            memory.push((segment.address(), segment.data().map_err(broken)?));
        }
        memory.sort_by_key(|&(start, _)| start);
        let mut bounds = Vec::new();
        let mut found = None;
        for section in file.sections() {
            bounds.extend(section.address().checked_add(section.size()));
            if section.name_bytes().map_err(broken)? == note::SECTION.as_bytes() {
                found =
                    Some(Note::parse(section.data().map_err(broken)?).map_err(|error| error.to_string())?);
            }
        }
        let mut symbols = Vec::new();
        for symbol in file.symbols().chain(file.dynamic_symbols()) {
            let kind = symbol.kind();
            if symbol.section_index().is_none() || matches!(kind, SymbolKind::Section | SymbolKind::File) {
                continue;
            }
            symbols.push(Symbol {
                address: symbol.address(),
                local: symbol.is_local(),
                weak: symbol.is_weak(),
                name: symbol.name_bytes().map_err(broken)?.to_vec(),
                size: symbol.size(),
                code: kind != SymbolKind::Data && kind != SymbolKind::Tls,
                function: kind == SymbolKind::Text,
            });
        }
        symbols.sort();
        symbols.dedup();
        let names: BTreeMap<&[u8], u64> = symbols
            .iter()
            .filter(|symbol| !symbol.local)
            .map(|symbol| (&symbol.name[..], symbol.address))
            .collect();
        let mut fields = BTreeMap::new();
        for (place, reloc) in file.dynamic_relocations().into_iter().flatten() {
            let RelocationFlags::Elf { r_type } = reloc.flags() else {
                continue;
            };
            let target = match reloc.target() {
                _ if RELATIVE.contains(&r_type.0) => Target::Address(reloc.addend() as u64),
                RelocationTarget::Symbol(index) if ABSOLUTE.contains(&r_type.0) => {
                    let table = file.dynamic_symbol_table();
                    let symbol =
                        table.map(|table| object::read::ObjectSymbolTable::symbol_by_index(&table, index));
                    let name = symbol.transpose().map_err(broken)?;
                    let name = name.map(|symbol| symbol.name_bytes().map(<[u8]>::to_vec));
                    let name = name.transpose().map_err(broken)?.unwrap_or_default();
                    match names.get(&name[..]) {
                        Some(address) => Target::Address(address.wrapping_add_signed(reloc.addend())),
                        None => Target::Symbol(name, reloc.addend()),
                    }
                }
                _ => continue,
            };
            fields.insert(place, target);
        }
        let mut elf = Elf {
            memory,
            bounds: Vec::new(),
            symbols,
            fields,
            note: found.unwrap_or_default(),
        };
        let function = |symbol: &&Symbol| symbol.function || elf.is_function(symbol.address);
        let starts = elf.symbols.iter().filter(function).map(|symbol| symbol.address);
        bounds.extend(starts);
        bounds.sort_unstable();
        elf.bounds = bounds;
        Ok(elf)
    }

    /// The bytes from an address to the end of its part of the file.
    pub fn at(&self, address: u64) -> Option<&'d [u8]> {
        let behind = self.memory.partition_point(|&(start, _)| start <= address);
        let (start, bytes) = *self.memory.get(behind.checked_sub(1)?)?;
        bytes.get(usize::try_from(address - start).ok()?..)
    }

    /// Whether a Maple function begins at an address.
    fn is_function(&self, address: u64) -> bool {
        self.at(address)
            .is_some_and(|bytes| bytes.starts_with(&MPJS) || bytes.starts_with(&MPLI))
    }

    /// The bytes of a symbol: as many as it says, or up to the next function or the end of its section.
    pub fn bytes_of(&self, symbol: &Symbol) -> Option<&'d [u8]> {
        let bytes = self.at(symbol.address)?;
        let next = self.bounds.partition_point(|&bound| bound <= symbol.address);
        let size = match (symbol.size, self.bounds.get(next)) {
            (0, Some(bound)) => bound - symbol.address,
            (0, None) => bytes.len() as u64,
            (size, _) => size,
        };
        match usize::try_from(size) {
            Ok(size) if size <= bytes.len() => bytes.get(..size),
            _ if symbol.size == 0 => Some(bytes),
            _ => None,
        }
    }

    /// What the 8 bytes at an address hold when the image is loaded.
    pub fn field(&self, address: u64) -> Option<&Target> {
        self.fields.get(&address)
    }
}
