//! Images built byte by byte, for everything that linkers do not produce.

/// x86-64 relocation numbers.
pub mod r {
    pub const ABS64: u32 = 1;
    pub const PC32: u32 = 2;
    pub const COPY: u32 = 5;
    pub const GLOB_DAT: u32 = 6;
    pub const JUMP_SLOT: u32 = 7;
    pub const RELATIVE: u32 = 8;
    pub const IRELATIVE: u32 = 37;
}

pub const X86_64: u16 = 62;
pub const AARCH64: u16 = 183;

/// Section numbers for symbols.
pub const UNDEFINED: u16 = 0;
pub const CODE: u16 = 1;
pub const DATA: u16 = 2;

/// `st_info` values.
pub const GLOBAL_FUNCTION: u8 = 0x12;
pub const GLOBAL_OBJECT: u8 = 0x11;
pub const GLOBAL_UNTYPED: u8 = 0x10;
pub const WEAK_UNTYPED: u8 = 0x20;
pub const LOCAL_FUNCTION: u8 = 0x02;

#[derive(Clone)]
pub struct Sym {
    pub name: &'static str,
    pub info: u8,
    pub section: u16,
    pub value: u64,
    pub size: u64,
}

#[derive(Clone, Copy)]
pub struct Rela {
    pub place: u64,
    pub kind: u32,
    pub symbol: u32,
    pub addend: i64,
}

/// Virtual and file address of the code section, in a read-only segment.
pub const CODE_AT: u64 = 0x2000;
/// Virtual and file address of the data section, in a writable segment.
pub const DATA_AT: u64 = 0x4000;

/// An image with a code section, a data section and what else is asked for.
#[derive(Clone)]
pub struct Builder {
    pub machine: u16,
    pub code_section: &'static str,
    pub code: Vec<u8>,
    pub data: Vec<u8>,
    /// Zeroed bytes after the data.
    pub bss: u64,
    /// Dynamic symbols from number 1 on.
    pub dynamic: Vec<Sym>,
    /// Symbols of `.symtab`.
    pub full: Vec<Sym>,
    pub relas: Vec<Rela>,
    pub rels: Vec<Rela>,
    pub relr: Vec<u64>,
    pub hash: bool,
    pub note: Option<Vec<u8>>,
    pub natives: Option<Vec<u8>>,
    pub sections: bool,
}

impl Default for Builder {
    fn default() -> Builder {
        Builder {
            machine: X86_64,
            code_section: ".mirbin",
            code: function(16),
            data: vec![0; 64],
            bss: 0x3000,
            dynamic: vec![Sym {
                name: "main",
                info: GLOBAL_FUNCTION,
                section: CODE,
                value: CODE_AT,
                size: function(16).len() as u64,
            }],
            full: Vec::new(),
            relas: Vec::new(),
            rels: Vec::new(),
            relr: Vec::new(),
            hash: true,
            note: None,
            natives: None,
            sections: true,
        }
    }
}

/// The bytes of a function without formals and with `code` zero bytes for its code.
pub fn function(code: usize) -> Vec<u8> {
    let mut bytes = b"MPLI\x0a\0\0\0\0\0\x02\0\x01\0\0\0\x01\x29".to_vec();
    bytes[4] = 14;
    bytes.resize(18 + code, 0);
    bytes
}

fn words(out: &mut Vec<u8>, words: &[u64]) {
    words
        .iter()
        .for_each(|word| out.extend_from_slice(&word.to_le_bytes()));
}

fn symbols(list: &[Sym]) -> (Vec<u8>, Vec<u8>) {
    let (mut table, mut strings) = (vec![0; 24], vec![0]);
    for sym in list {
        table.extend_from_slice(&(strings.len() as u32).to_le_bytes());
        table.extend_from_slice(&[sym.info, 0]);
        table.extend_from_slice(&sym.section.to_le_bytes());
        words(&mut table, &[sym.value, sym.size]);
        strings.extend_from_slice(sym.name.as_bytes());
        strings.push(0);
    }
    (table, strings)
}

fn sysv_hash(list: &[Sym]) -> Vec<u8> {
    // One bucket holding every defined symbol.
    let chained: Vec<u32> = (1..)
        .zip(list)
        .filter(|(_, sym)| sym.section != UNDEFINED)
        .map(|(index, _)| index)
        .collect();
    let mut table = vec![1, list.len() as u32 + 1, chained.first().copied().unwrap_or(0)];
    let mut chain = vec![0; list.len() + 1];
    for pair in chained.windows(2) {
        chain[pair[0] as usize] = pair[1];
    }
    table.extend(chain);
    table.iter().flat_map(|word| word.to_le_bytes()).collect()
}

struct Part {
    name: &'static str,
    kind: u32,
    flags: u64,
    at: u64,
    size: u64,
    link: u32,
}

const ALLOC: u64 = 2;
const WRITE: u64 = 3;
const EXEC: u64 = 6;

/// The file so far, and its sections from number 1 on.
#[derive(Default)]
struct Layout {
    file: Vec<u8>,
    parts: Vec<Part>,
}

impl Layout {
    /// Appends a section and returns its file offset.
    fn put(&mut self, name: &'static str, kind: u32, flags: u64, link: u32, bytes: &[u8]) -> u64 {
        self.file.resize(self.file.len().next_multiple_of(8), 0);
        let at = self.file.len() as u64;
        self.file.extend_from_slice(bytes);
        let size = bytes.len() as u64;
        self.parts.push(Part {
            name,
            kind,
            flags,
            at,
            size,
            link,
        });
        at
    }

    fn skip_to(&mut self, offset: u64) {
        assert!(self.file.len() as u64 <= offset);
        self.file.resize(offset as usize, 0);
    }

    fn last(&self) -> u32 {
        self.parts.len() as u32
    }

    /// Appends the section headers and returns their file offset.
    fn section_headers(&mut self) -> u64 {
        let mut names = vec![0];
        let mut offsets = Vec::new();
        for name in self.parts.iter().map(|part| part.name).chain([".shstrtab"]) {
            offsets.push(names.len() as u64);
            names.extend_from_slice(name.as_bytes());
            names.push(0);
        }
        self.put(".shstrtab", 3, 0, 0, &names);
        let at = self.file.len().next_multiple_of(8);
        self.file.resize(at + 64, 0);
        for (part, name) in self.parts.iter().zip(offsets) {
            let entry = match part.kind {
                2 | 4 | 11 => 24,
                6 | 9 => 16,
                _ => 0,
            };
            let address = if part.flags == 0 { 0 } else { part.at };
            let kind = u64::from(part.kind) << 32;
            words(
                &mut self.file,
                &[
                    name | kind,
                    part.flags,
                    address,
                    part.at,
                    part.size,
                    part.link.into(),
                    8,
                    entry,
                ],
            );
        }
        at as u64
    }
}

impl Builder {
    pub fn build(&self) -> Vec<u8> {
        let mut out = Layout::default();
        // Sections 1 and 2 are code and data, as the symbols say; the code lies after all tables.
        for (name, at, flags, bytes) in [
            (self.code_section, CODE_AT, EXEC, &self.code),
            (".data", DATA_AT, WRITE, &self.data),
        ] {
            out.parts.push(Part {
                name,
                kind: 1,
                flags,
                at,
                size: bytes.len() as u64,
                link: 0,
            });
        }
        out.skip_to(0x400);
        let (dynsym, dynstr) = symbols(&self.dynamic);
        let relas: Vec<u8> = self.relas.iter().flat_map(|rela| rela.bytes(true)).collect();
        let rels: Vec<u8> = self.rels.iter().flat_map(|rela| rela.bytes(false)).collect();
        let relr: Vec<u8> = self.relr.iter().flat_map(|word| word.to_le_bytes()).collect();
        let mut entries = vec![
            (5, out.put(".dynstr", 3, ALLOC, 0, &dynstr)),
            (10, dynstr.len() as u64),
        ];
        entries.extend([(6, out.put(".dynsym", 11, ALLOC, out.last(), &dynsym)), (11, 24)]);
        let symbol_table = out.last();
        if self.hash {
            entries.push((
                4,
                out.put(".hash", 5, ALLOC, symbol_table, &sysv_hash(&self.dynamic)),
            ));
        }
        let tables = [
            (".rela.dyn", 4, &relas, [7, 8, 9], 24),
            (".rel.dyn", 9, &rels, [17, 18, 19], 16),
            (".relr.dyn", 19, &relr, [36, 35, 37], 8),
        ];
        for (name, kind, bytes, [address, size, entry], stride) in tables {
            if !bytes.is_empty() {
                let at = out.put(name, kind, ALLOC, symbol_table, bytes);
                entries.extend([(address, at), (size, bytes.len() as u64), (entry, stride)]);
            }
        }
        let note = self
            .note
            .as_ref()
            .map(|note| (out.put(".note.maple", 7, ALLOC, 0, note), note.len() as u64));
        if let Some(natives) = &self.natives {
            out.put(".maple.native", 1, ALLOC, 0, natives);
        }
        out.skip_to(CODE_AT);
        out.file.extend_from_slice(&self.code);
        let read_only = out.file.len() as u64;
        out.skip_to(DATA_AT);
        out.file.extend_from_slice(&self.data);
        let table: Vec<u8> = entries
            .iter()
            .chain(&[(0u64, 0u64)])
            .flat_map(|(tag, value)| [tag.to_le_bytes(), value.to_le_bytes()].concat())
            .collect();
        let (dynamic, dynamic_size) = (
            out.put(".dynamic", 6, WRITE, symbol_table - 1, &table),
            table.len() as u64,
        );
        let stored = out.file.len() as u64 - DATA_AT;

        let mut headers: Vec<[u64; 7]> = vec![
            [1 | 4 << 32, 0, 0, 0, read_only, read_only, 0x1000],
            [
                1 | 6 << 32,
                DATA_AT,
                DATA_AT,
                DATA_AT,
                stored,
                stored + self.bss,
                0x1000,
            ],
            [
                2 | 6 << 32,
                dynamic,
                dynamic,
                dynamic,
                dynamic_size,
                dynamic_size,
                8,
            ],
        ];
        headers.extend(note.map(|(at, size)| [4 | 4 << 32, at, at, at, size, size, 4]));
        let (mut section_headers, mut sections) = (0, 0);
        if self.sections {
            let (symtab, strtab) = symbols(&self.full);
            out.put(".strtab", 3, 0, 0, &strtab);
            out.put(".symtab", 2, 0, out.last(), &symtab);
            section_headers = out.section_headers();
            sections = u64::from(out.last()) + 1;
        }

        let mut head = b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0".to_vec();
        words(
            &mut head,
            &[
                3 | u64::from(self.machine) << 16 | 1 << 32,
                0,
                0x40,
                section_headers,
            ],
        );
        let last = sections.saturating_sub(1);
        words(
            &mut head,
            &[
                64 << 32 | 56 << 48,
                headers.len() as u64 | 64 << 16 | sections << 32 | last << 48,
            ],
        );
        headers.iter().for_each(|header| words(&mut head, header));
        out.file[..head.len()].copy_from_slice(&head);
        out.file
    }
}

impl Rela {
    fn bytes(self, addend: bool) -> Vec<u8> {
        let mut out = Vec::new();
        words(
            &mut out,
            &[self.place, u64::from(self.symbol) << 32 | u64::from(self.kind)],
        );
        if addend {
            words(&mut out, &[self.addend as u64]);
        }
        out
    }
}
