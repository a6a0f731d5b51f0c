//! A reader for what the writer makes, so that its files are checked without its own code.

/// A section header.
#[derive(Clone, Debug)]
pub struct Section {
    pub name: String,
    pub kind: u32,
    pub flags: u64,
    pub address: u64,
    pub offset: u64,
    pub size: u64,
    pub link: u32,
    pub info: u32,
    pub align: u64,
}

/// A program header.
#[derive(Clone, Debug)]
pub struct Segment {
    pub kind: u32,
    pub flags: u32,
    pub offset: u64,
    pub address: u64,
    pub file_size: u64,
    pub memory_size: u64,
    pub align: u64,
}

/// A symbol.
#[derive(Clone, Debug)]
pub struct Symbol {
    pub name: String,
    pub info: u8,
    pub section: u16,
    pub value: u64,
    pub size: u64,
}

/// A relocation with addend.
#[derive(Clone, Debug)]
pub struct Rela {
    pub place: u64,
    pub kind: u32,
    pub symbol: u32,
    pub addend: i64,
}

pub struct Elf {
    pub bytes: Vec<u8>,
    pub sections: Vec<Section>,
    pub segments: Vec<Segment>,
}

pub fn number(bytes: &[u8], at: u64, size: usize) -> u64 {
    let mut word = [0; 8];
    word[..size].copy_from_slice(&bytes[at as usize..at as usize + size]);
    u64::from_le_bytes(word)
}

pub fn text(bytes: &[u8]) -> String {
    let end = bytes.iter().position(|&byte| byte == 0).unwrap();
    String::from_utf8(bytes[..end].to_vec()).unwrap()
}

impl Elf {
    pub fn parse(bytes: Vec<u8>) -> Elf {
        assert_eq!(&bytes[..7], b"\x7fELF\x02\x01\x01");
        let half = |at| number(&bytes, at, 2);
        let word = |at| number(&bytes, at, 4);
        let quad = |at| number(&bytes, at, 8);
        let (phoff, shoff) = (quad(32), quad(40));
        let segments = (0..half(56)).map(|index| phoff + 56 * index).map(|at| Segment {
            kind: word(at) as u32,
            flags: word(at + 4) as u32,
            offset: quad(at + 8),
            address: quad(at + 16),
            file_size: quad(at + 32),
            memory_size: quad(at + 40),
            align: quad(at + 48),
        });
        let names = quad(shoff + 64 * half(62) + 24);
        let sections = (0..half(60)).map(|index| shoff + 64 * index).map(|at| Section {
            name: text(&bytes[(names + word(at)) as usize..]),
            kind: word(at + 4) as u32,
            flags: quad(at + 8),
            address: quad(at + 16),
            offset: quad(at + 24),
            size: quad(at + 32),
            link: word(at + 40) as u32,
            info: word(at + 44) as u32,
            align: quad(at + 48),
        });
        let (segments, sections) = (segments.collect(), sections.collect());
        Elf {
            bytes,
            sections,
            segments,
        }
    }

    pub fn kind(&self) -> u64 {
        number(&self.bytes, 16, 2)
    }

    pub fn machine(&self) -> u64 {
        number(&self.bytes, 18, 2)
    }

    pub fn find(&self, name: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.name == name)
    }

    pub fn section(&self, name: &str) -> &Section {
        self.find(name).unwrap_or_else(|| panic!("no section {name}"))
    }

    pub fn contents(&self, name: &str) -> &[u8] {
        let section = self.section(name);
        &self.bytes[section.offset as usize..(section.offset + section.size) as usize]
    }

    pub fn symbols(&self, table: &str) -> Vec<Symbol> {
        let strings = &self.sections[self.section(table).link as usize];
        let strings = &self.bytes[strings.offset as usize..];
        let symbols = self.contents(table).chunks_exact(24).map(|entry| Symbol {
            name: text(&strings[number(entry, 0, 4) as usize..]),
            info: entry[4],
            section: number(entry, 6, 2) as u16,
            value: number(entry, 8, 8),
            size: number(entry, 16, 8),
        });
        symbols.collect()
    }

    pub fn symbol(&self, table: &str, name: &str) -> Symbol {
        let mut symbols = self.symbols(table).into_iter();
        symbols
            .find(|symbol| symbol.name == name)
            .unwrap_or_else(|| panic!("no {name} in {table}"))
    }

    pub fn relocs(&self, table: &str) -> Vec<Rela> {
        let relocs = self.contents(table).chunks_exact(24).map(|entry| Rela {
            place: number(entry, 0, 8),
            kind: number(entry, 8, 4) as u32,
            symbol: number(entry, 12, 4) as u32,
            addend: number(entry, 16, 8) as i64,
        });
        relocs.collect()
    }

    /// File offset of an address.
    pub fn offset(&self, address: u64) -> u64 {
        let loads = self.segments.iter().filter(|segment| segment.kind == 1);
        let segment = loads
            .clone()
            .find(|segment| (segment.address..segment.address + segment.file_size).contains(&address))
            .unwrap_or_else(|| panic!("{address:#x} is not in the file"));
        address - segment.address + segment.offset
    }

    /// Number of the dynamic symbol called `name`, found through the hash table as loaders do it.
    pub fn lookup(&self, name: &str) -> Option<u32> {
        let hash = name.bytes().fold(5381u32, |hash, byte| {
            hash.wrapping_mul(33).wrapping_add(byte.into())
        });
        let table = self.contents(".gnu.hash");
        let word = |at: u64| number(table, at, 4) as u32;
        let (buckets, first, blooms, shift) = (word(0), word(4), word(8), word(12));
        let bloom = number(table, 16 + 8 * u64::from(hash / 64 % blooms), 8);
        if bloom >> (hash % 64) & bloom >> ((hash >> shift) % 64) & 1 == 0 {
            return None;
        }
        let bucket_table = 16 + 8 * u64::from(blooms);
        let chain_table = bucket_table + 4 * u64::from(buckets);
        let mut index = word(bucket_table + 4 * u64::from(hash % buckets));
        let symbols = self.symbols(".dynsym");
        while index != 0 {
            let chain = word(chain_table + 4 * u64::from(index - first));
            if chain | 1 == hash | 1 && symbols[index as usize].name == name {
                return Some(index);
            }
            index = if chain & 1 != 0 { 0 } else { index + 1 };
        }
        None
    }
}
