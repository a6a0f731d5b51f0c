//! Symbol tables: which symbols stand where, and what an entry says.

use object::elf::{self, SymbolBind, SymbolInfo, SymbolType};
use object::write::elf::Sym;

use super::hash::GnuHash;
use super::plan::{Area, Placement, Plan};
use crate::program::{Definition, ExternKind, Linkage, SymbolId};

/// What a symbol table entry says, except for its name and the address of its section.
#[derive(Clone, Copy, Debug)]
pub(super) struct SymbolEntry<'a> {
    pub symbol: SymbolId,
    pub name: &'a str,
    /// `None` if others define it.
    pub place: Option<Placement>,
    size: u64,
    bind: SymbolBind,
    kind: SymbolType,
}

impl<'a> SymbolEntry<'a> {
    fn new(plan: &Plan<'a>, symbol: SymbolId) -> Option<SymbolEntry<'a>> {
        let program = plan.program;
        let (bind, kind, size) = match program.definition(symbol)? {
            Definition::Function(index) => {
                let function = program.functions.get(index as usize)?;
                (bind(function.linkage), elf::STT_FUNC, function.bytes.len() as u64)
            }
            Definition::Data(index) => {
                let object = program.data.get(index as usize)?;
                (bind(object.linkage), elf::STT_OBJECT, object.size)
            }
            Definition::Extern(index) => {
                let item = program.externs.get(index as usize)?;
                let kind = match item.kind {
                    ExternKind::Function => elf::STT_FUNC,
                    ExternKind::Object => elf::STT_OBJECT,
                };
                let bind = if item.weak { elf::STB_WEAK } else { elf::STB_GLOBAL };
                (bind, kind, 0)
            }
            Definition::Alias(index) => {
                let alias = program.aliases.get(index as usize)?;
                let function = program.functions.get(alias.function as usize)?;
                (elf::STB_GLOBAL, elf::STT_FUNC, function.bytes.len() as u64)
            }
        };
        Some(SymbolEntry {
            symbol,
            name: plan.name(symbol),
            place: plan.place(symbol),
            size,
            bind,
            kind,
        })
    }

    /// The entry as the file has it, with the name at `st_name`; `locate` gives section number and value of a place.
    pub fn sym(&self, st_name: u32, locate: impl Fn(Placement) -> (u32, u64)) -> Sym {
        let (section, st_value) = match self.place.map(locate) {
            Some((section, value)) => (Some(section), value),
            None => (None, 0),
        };
        Sym {
            section,
            st_name,
            st_info: SymbolInfo::new(self.bind, self.kind),
            st_other: elf::SymbolOther(0),
            st_shndx: elf::SHN_UNDEF,
            st_value,
            st_size: self.size,
        }
    }
}

fn bind(linkage: Linkage) -> SymbolBind {
    match linkage {
        Linkage::Global => elf::STB_GLOBAL,
        Linkage::Weak => elf::STB_WEAK,
        Linkage::Local => elf::STB_LOCAL,
    }
}

/// The symbols of a program by the part of the tables that they belong to, each in the order of the program.
#[derive(Debug)]
pub(super) struct SymbolTables<'a> {
    pub local: Vec<SymbolEntry<'a>>,
    /// Undefined here.
    pub undefined: Vec<SymbolEntry<'a>>,
    /// Defined here for others to see.
    pub exported: Vec<SymbolEntry<'a>>,
}

impl<'a> SymbolTables<'a> {
    pub fn new(plan: &Plan<'a>) -> SymbolTables<'a> {
        let mut tables = SymbolTables {
            local: Vec::new(),
            undefined: Vec::new(),
            exported: Vec::new(),
        };
        let program = plan.program;
        let functions = program.functions.iter().map(|function| function.symbol);
        let data = program.data.iter().map(|object| object.symbol);
        let externs = program.externs.iter().map(|item| item.symbol);
        let aliases = program.aliases.iter().map(|item| item.symbol);
        for entry in functions
            .chain(data)
            .chain(externs)
            .chain(aliases)
            .filter_map(|symbol| SymbolEntry::new(plan, symbol))
        {
            match entry {
                SymbolEntry { place: None, .. } => tables.undefined.push(entry),
                SymbolEntry { bind, .. } if bind == elf::STB_LOCAL => tables.local.push(entry),
                _ => tables.exported.push(entry),
            }
        }
        tables
    }

    /// Brings the exported symbols into the order that the hash table of `.dynsym` needs.
    pub fn order_by_hash(&mut self) -> GnuHash {
        GnuHash::order(&mut self.exported, |entry| entry.name.as_bytes())
    }

    /// Symbols that other images see or define: what `.dynsym` holds, and in this order.
    pub fn dynamic(&self) -> impl Iterator<Item = &SymbolEntry<'a>> + Clone {
        self.undefined.iter().chain(&self.exported)
    }
}

/// The entry that names the module that the local symbols after it come from.
pub(super) fn file_symbol(st_name: u32) -> Sym {
    Sym {
        section: None,
        st_name,
        st_info: SymbolInfo::new(elf::STB_LOCAL, elf::STT_FILE),
        st_other: elf::SymbolOther(0),
        st_shndx: elf::SHN_ABS,
        st_value: 0,
        st_size: 0,
    }
}

/// The entry that stands for a section in relocations.
pub(super) fn section_symbol(section: u32) -> Sym {
    Sym {
        section: Some(section),
        st_name: 0,
        st_info: SymbolInfo::new(elf::STB_LOCAL, elf::STT_SECTION),
        st_other: elf::SymbolOther(0),
        st_shndx: elf::SHN_UNDEF,
        st_value: 0,
        st_size: 0,
    }
}

/// Areas and the numbers of their sections; 0 for those without.
pub(super) type SectionNumbers = super::plan::PerArea<u32>;

/// Areas that get a section.
pub(super) fn used_areas(plan: &Plan<'_>) -> impl Iterator<Item = Area> {
    Area::ALL.into_iter().filter(|&area| plan.extent(area).used)
}
