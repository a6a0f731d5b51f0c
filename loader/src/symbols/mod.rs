//! Symbols of an image: `.dynsym`, plus `.symtab` where it has not been stripped.
//!
//! Both tables share one numbering: dynamic symbols first, then those of `.symtab`. Nothing is read before it is asked for; a lookup
//! by name uses the image's own hash table where there is one.

mod hash;

use std::ops::Range;
use std::sync::OnceLock;

use goblin::elf::section_header::{SHN_ABS, SHN_UNDEF, SHT_SYMTAB};
use goblin::elf::sym::sym64::SIZEOF_SYM;
use goblin::elf::sym::{
    STB_LOCAL, STB_WEAK, STT_FILE, STT_FUNC, STT_GNU_IFUNC, STT_NOTYPE, STT_OBJECT, STT_SECTION, STT_TLS,
    Sym, Symtab,
};

pub(crate) use hash::GnuHash;
use hash::{BuiltHash, SysvHash};

use crate::elf::{CTX, Elf, string};

/// What a symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SymbolKind {
    /// A function, Maple or native.
    Function,
    /// Data.
    Object,
    /// The assembler was not told.
    Untyped,
    /// Anything else: thread-local, indirect function, processor-specific.
    Other,
}

/// Who sees a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Binding {
    /// Its own image only.
    Local,
    /// Every image.
    Global,
    /// Every image; may stay undefined.
    Weak,
}

/// A defined symbol of an image.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symbol<'a> {
    /// Its name as the symbol table has it.
    pub name: &'a str,
    /// Virtual address, or the value itself if [`Symbol::absolute`].
    pub vaddr: u64,
    /// Host address.
    pub address: u64,
    /// Size in bytes; 0 if unknown.
    pub size: u64,
    /// What it stands for.
    pub kind: SymbolKind,
    /// Who sees it.
    pub binding: Binding,
    /// The value is no address and does not move with the image.
    pub absolute: bool,
    /// Number of the symbol in its image, [`FunctionRef::symbol`](crate::FunctionRef::symbol).
    pub index: u32,
}

/// A symbol table entry as it stands in the file.
#[derive(Clone, Copy)]
pub(crate) struct RawSymbol {
    sym: Sym,
    pub index: u32,
}

impl RawSymbol {
    pub fn value(&self) -> u64 {
        self.sym.st_value
    }

    pub fn size(&self) -> u64 {
        self.sym.st_size
    }

    pub fn is_defined(&self) -> bool {
        self.sym.st_shndx != SHN_UNDEF as usize
    }

    pub fn is_absolute(&self) -> bool {
        self.sym.st_shndx == SHN_ABS as usize
    }

    pub fn binding(&self) -> Binding {
        match self.sym.st_bind() {
            STB_LOCAL => Binding::Local,
            STB_WEAK => Binding::Weak,
            _ => Binding::Global,
        }
    }

    pub fn kind(&self) -> SymbolKind {
        match self.sym.st_type() {
            STT_FUNC => SymbolKind::Function,
            STT_OBJECT => SymbolKind::Object,
            STT_NOTYPE => SymbolKind::Untyped,
            _ => SymbolKind::Other,
        }
    }

    /// What the symbol is if images cannot refer to it.
    pub fn unsupported(&self) -> Option<&'static str> {
        match self.sym.st_type() {
            STT_GNU_IFUNC if self.is_defined() => Some("an indirect function"),
            STT_TLS => Some("a thread-local variable"),
            _ => None,
        }
    }

    /// Stands for something in the program rather than for a section or a source file.
    fn is_entity(&self) -> bool {
        self.is_defined() && !matches!(self.sym.st_type(), STT_SECTION | STT_FILE)
    }
}

#[derive(Clone, Default)]
struct Table {
    entries: Range<usize>,
    strings: Range<usize>,
}

/// The symbol tables of an image, without the bytes they lie in.
pub(crate) struct Symbols {
    dynamic: Table,
    full: Table,
    gnu_hash: Option<Range<usize>>,
    hash: Option<Range<usize>>,
    /// Where `.dynsym` has no hash table.
    dynamic_index: OnceLock<BuiltHash>,
    full_index: OnceLock<BuiltHash>,
}

impl Symbols {
    pub fn new(elf: &Elf) -> Symbols {
        let full = elf.sections.iter().find(|section| section.kind == SHT_SYMTAB);
        let full = full.map_or_else(Table::default, |section| Table {
            entries: section.file.clone(),
            strings: elf
                .sections
                .get(section.link)
                .map_or(0..0, |strings| strings.file.clone()),
        });
        Symbols {
            dynamic: Table {
                entries: elf.dynamic.symbols.clone(),
                strings: elf.dynamic.strings.clone(),
            },
            full,
            gnu_hash: elf.dynamic.gnu_hash.clone(),
            hash: elf.dynamic.hash.clone(),
            dynamic_index: OnceLock::new(),
            full_index: OnceLock::new(),
        }
    }

    /// The tables in the file `bytes`.
    pub fn view<'a>(&'a self, bytes: &'a [u8]) -> View<'a> {
        let dynamic = Entries::new(bytes, &self.dynamic, 0);
        let full = Entries::new(bytes, &self.full, dynamic.count);
        View {
            symbols: self,
            bytes,
            dynamic,
            full,
        }
    }
}

struct Entries<'a> {
    table: Symtab<'a>,
    strings: &'a [u8],
    count: u32,
    /// Number of entry 0 in the common numbering.
    first: u32,
}

impl<'a> Entries<'a> {
    fn new(bytes: &'a [u8], table: &Table, first: u32) -> Entries<'a> {
        let count = (table.entries.len() / SIZEOF_SYM).min((u32::MAX - first) as usize);
        let symbols = match count {
            0 => None,
            _ => Symtab::parse(bytes, table.entries.start, count, CTX).ok(),
        };
        Entries {
            count: symbols.as_ref().map_or(0, |_| count as u32),
            table: symbols.unwrap_or_default(),
            strings: bytes.get(table.strings.clone()).unwrap_or_default(),
            first,
        }
    }

    fn get(&self, index: u32) -> Option<RawSymbol> {
        let local = index.checked_sub(self.first)?;
        let sym = self.table.get(local as usize)?;
        Some(RawSymbol { sym, index })
    }

    fn name(&self, symbol: &RawSymbol) -> Option<&'a str> {
        string(self.strings, symbol.sym.st_name as u64).filter(|name| !name.is_empty())
    }

    /// Entities of the table.
    fn entities(&self) -> impl Iterator<Item = RawSymbol> {
        (self.first..self.first + self.count)
            .filter_map(|index| self.get(index))
            .filter(RawSymbol::is_entity)
    }

    /// The first of `candidates`, numbers within this table, that is called `name` and that `accept` takes.
    fn find(
        &self,
        mut candidates: impl Iterator<Item = u32>,
        name: &str,
        accept: impl Fn(&RawSymbol) -> bool,
    ) -> Option<RawSymbol> {
        candidates.find_map(|local| {
            let symbol = self
                .get(self.first.checked_add(local)?)
                .filter(RawSymbol::is_entity)?;
            (accept(&symbol) && self.name(&symbol) == Some(name)).then_some(symbol)
        })
    }

    fn index(&self) -> BuiltHash {
        BuiltHash::build(self.count, |local| {
            let symbol = self.get(self.first + local).filter(RawSymbol::is_entity)?;
            self.name(&symbol)
        })
    }
}

/// The symbol tables of an image together with its file.
pub(crate) struct View<'a> {
    symbols: &'a Symbols,
    bytes: &'a [u8],
    dynamic: Entries<'a>,
    full: Entries<'a>,
}

impl<'a> View<'a> {
    /// Dynamic symbol `index`; relocations refer to these only.
    pub fn dynamic(&self, index: u32) -> Option<RawSymbol> {
        self.dynamic.get(index)
    }

    pub fn get(&self, index: u32) -> Option<RawSymbol> {
        self.entries(index).get(index)
    }

    pub fn name(&self, symbol: &RawSymbol) -> Option<&'a str> {
        self.entries(symbol.index).name(symbol)
    }

    fn entries(&self, index: u32) -> &Entries<'a> {
        if index < self.full.first {
            &self.dynamic
        } else {
            &self.full
        }
    }

    /// The defined symbol called `name`: one that other images see, else a local one.
    pub fn find(&self, name: &str) -> Option<RawSymbol> {
        self.find_exported(name)
            .or_else(|| self.find_full(name, |_| true))
    }

    /// The defined symbol called `name` that other images see.
    pub fn find_exported(&self, name: &str) -> Option<RawSymbol> {
        let not_local = |symbol: &RawSymbol| symbol.binding() != Binding::Local;
        self.find_dynamic(name)
            .filter(not_local)
            .or_else(|| self.find_full(name, not_local))
    }

    fn find_dynamic(&self, name: &str) -> Option<RawSymbol> {
        let table = |range: &Option<Range<usize>>| self.bytes.get(range.clone()?);
        if let Some(hash) = table(&self.symbols.gnu_hash).and_then(GnuHash::parse) {
            return self
                .dynamic
                .find(hash.candidates(name.as_bytes()), name, |_| true);
        }
        if let Some(hash) = table(&self.symbols.hash).and_then(SysvHash::parse) {
            return self
                .dynamic
                .find(hash.candidates(name.as_bytes()), name, |_| true);
        }
        let index = self.symbols.dynamic_index.get_or_init(|| self.dynamic.index());
        self.dynamic.find(index.candidates(name), name, |_| true)
    }

    fn find_full(&self, name: &str, accept: impl Fn(&RawSymbol) -> bool) -> Option<RawSymbol> {
        if self.full.count == 0 {
            return None;
        }
        let index = self.symbols.full_index.get_or_init(|| self.full.index());
        self.full.find(index.candidates(name), name, accept)
    }

    /// Every defined symbol of both tables; those that are in both come twice, the dynamic entry first.
    pub fn entities(&self) -> impl Iterator<Item = RawSymbol> {
        self.dynamic_entities().chain(self.full_entities())
    }

    /// Every defined symbol of `.dynsym`.
    pub fn dynamic_entities(&self) -> impl Iterator<Item = RawSymbol> {
        self.dynamic.entities()
    }

    /// Every defined symbol of `.symtab`.
    pub fn full_entities(&self) -> impl Iterator<Item = RawSymbol> {
        self.full.entities()
    }

    /// Every defined symbol with a name, once.
    pub fn named(self) -> impl Iterator<Item = (RawSymbol, &'a str)> {
        (0..self.dynamic.count + self.full.count).filter_map(move |index| self.named_at(index))
    }

    fn named_at(&self, index: u32) -> Option<(RawSymbol, &'a str)> {
        let symbol = self.get(index).filter(RawSymbol::is_entity)?;
        let name = self.name(&symbol)?;
        let exported = index >= self.full.first && symbol.binding() != Binding::Local;
        let repeated = exported
            && self
                .find_dynamic(name)
                .is_some_and(|other| other.value() == symbol.value());
        (!repeated).then_some((symbol, name))
    }

    /// Undefined dynamic symbols. A GNU hash table holds the defined ones, which are then not even looked at.
    pub fn undefined(&self) -> impl Iterator<Item = RawSymbol> {
        let table = self
            .symbols
            .gnu_hash
            .clone()
            .and_then(|range| self.bytes.get(range));
        let end = table.and_then(GnuHash::parse).map_or(u32::MAX, |hash| hash.first);
        let end = end.min(self.dynamic.count);
        (1..end)
            .filter_map(|index| self.dynamic.get(index))
            .filter(|symbol| !symbol.is_defined())
    }
}
