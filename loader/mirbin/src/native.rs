//! The native prototype table, section `.maple.native`: how functions outside Maple code are called (DESIGN §5, calls out).
//!
//! `icall` says how many operands a call has, not what the C side declares. This table does, by the symbol called and, for calls through
//! pointers and with variable arguments, by the `icall` itself. All numbers are little-endian u32 unless noted; arrays follow each other
//! in this order without padding:
//!
//! | array | entry |
//! |--|--|
//! | header | magic `MPNT`, version 1, then the number of entries of each array below |
//! | layouts | size, alignment, first field, number of fields |
//! | fields | offset, type, count (array elements, 1 for a plain field) |
//! | prototypes | flags (bit 0 = variadic), fixed arguments, result type, first parameter, number of parameters |
//! | parameters | type |
//! | names | start and length of the symbol's name in the text, prototype; ascending by name |
//! | sites | u64 image offset of the `icall`, prototype; ascending by offset |
//! | text | bytes of the names, UTF-8 |
//!
//! A type is a primitive type's number, or 0x100 plus the index of a layout. A layout's fields name only layouts before it. Fields that
//! overlap make a union.
//!
//! A section may hold several tables, one after the other, each at a multiple of 4 bytes with zeros between: linkers join sections.

use std::collections::BTreeMap;

use crate::Prim;

mod read;
#[cfg(test)]
mod tests;

pub use read::{NativeTable, NativeTables};

/// Name of the section.
pub const SECTION: &str = ".maple.native";

const MAGIC: &[u8; 4] = b"MPNT";
const VERSION: u32 = 1;
/// First type number that means a layout.
const LAYOUT: u32 = 0x100;
/// Bytes of an entry of the sites.
const SITE: usize = 12;
/// Prototype flag: takes variable arguments.
const VARIADIC: u32 = 1;

/// A type of the C side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum NativeType {
    /// A primitive type; `void` only as a result.
    Prim(Prim),
    /// A structure or union passed by value: index of its layout.
    Struct(u32),
}

impl NativeType {
    fn number(self) -> u32 {
        match self {
            NativeType::Prim(ty) => ty as u32,
            NativeType::Struct(index) => LAYOUT.saturating_add(index),
        }
    }

    fn from_number(number: u32) -> Option<NativeType> {
        match number.checked_sub(LAYOUT) {
            Some(index) => Some(NativeType::Struct(index)),
            None => Prim::from_u8(number as u8).map(NativeType::Prim),
        }
    }

    /// Whether C code can pass such a value; `layouts` is the number of known layouts.
    fn is_value(self, layouts: usize) -> bool {
        match self {
            NativeType::Prim(ty) => ty.size() != 0 && !ty.is_dynamic(),
            NativeType::Struct(index) => (index as usize) < layouts,
        }
    }
}

/// One field of a layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NativeField {
    /// Offset in bytes.
    pub offset: u32,
    /// Type of an element.
    pub ty: NativeType,
    /// Number of elements: 1 unless the field is an array.
    pub count: u32,
}

/// Memory layout of a structure or union.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NativeLayout {
    /// Size in bytes, a multiple of the alignment.
    pub size: u32,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// The fields.
    pub fields: Vec<NativeField>,
}

/// How a native function is called.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct NativePrototype {
    /// Takes arguments beyond the fixed ones.
    pub variadic: bool,
    /// Number of fixed arguments: all of `params` unless variadic.
    pub fixed: u32,
    /// Argument types; those of a variadic call site include the variable ones.
    pub params: Vec<NativeType>,
    /// Result type.
    pub result: NativeType,
}

impl NativePrototype {
    /// A function with exactly these parameters.
    pub fn new(params: Vec<NativeType>, result: NativeType) -> NativePrototype {
        NativePrototype {
            variadic: false,
            fixed: params.len() as u32,
            params,
            result,
        }
    }

    /// A function, or a call of it, whose first `fixed` arguments are named parameters.
    pub fn variadic(fixed: u32, params: Vec<NativeType>, result: NativeType) -> NativePrototype {
        NativePrototype {
            variadic: true,
            fixed,
            params,
            result,
        }
    }

    fn check(&self, layouts: usize) -> Option<&'static str> {
        let arity = self.params.len();
        if !self.params.iter().all(|ty| ty.is_value(layouts)) {
            Some("a parameter has a type without a C value")
        } else if self.result != NativeType::Prim(Prim::Void) && !self.result.is_value(layouts) {
            Some("the result has a type without a C value")
        } else if self.fixed as usize > arity || !self.variadic && self.fixed as usize != arity {
            Some("the number of fixed arguments does not fit the parameters")
        } else {
            None
        }
    }
}

impl NativeLayout {
    /// What is wrong with this layout if `earlier` are the layouts that it may name.
    fn check(&self, earlier: &[(u32, u32)]) -> Option<&'static str> {
        if !self.align.is_power_of_two() {
            return Some("the alignment is not a power of two");
        }
        if self.size == 0 || !self.size.is_multiple_of(self.align) {
            return Some("the size is zero or not a multiple of the alignment");
        }
        self.fields.iter().find_map(|field| {
            let (size, align) = match field.ty {
                NativeType::Prim(ty) if field.ty.is_value(0) => (ty.size(), ty.align()),
                NativeType::Struct(index) => *earlier.get(index as usize)?,
                NativeType::Prim(_) => return Some("a field has a type without a C value"),
            };
            let end = u64::from(size) * u64::from(field.count) + u64::from(field.offset);
            if end > u64::from(self.size) || field.count == 0 {
                Some("a field lies outside the structure or has no elements")
            } else if align > self.align || !field.offset.is_multiple_of(align) {
                Some("a field is not aligned for its type")
            } else {
                None
            }
        })
    }
}

/// Why a native table cannot be written or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NativeError {
    /// The table is cut off or has bytes left over.
    Size {
        /// Bytes the header asks for.
        expected: u64,
        /// Bytes present.
        found: usize,
    },
    /// The table does not start with `MPNT`.
    Magic,
    /// A table version that is not known here.
    Version {
        /// The version.
        found: u32,
    },
    /// An entry contradicts the rules of the format.
    Entry {
        /// The array: `layout`, `prototype`, `name`, `site`; or `table`.
        array: &'static str,
        /// Index in the array.
        index: usize,
        /// The broken rule.
        problem: &'static str,
    },
    /// One name or call site with two prototypes.
    Conflict {
        /// The name, or the image offset of the call site in hexadecimal.
        what: String,
    },
}

impl std::fmt::Display for NativeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NativeError::Size { expected, found } => {
                write!(
                    f,
                    "{SECTION}: the table needs {expected} bytes, the section has {found}; it is damaged"
                )
            }
            NativeError::Magic => write!(f, "{SECTION}: no native table here, \"MPNT\" is missing"),
            NativeError::Version { found } => write!(
                f,
                "{SECTION}: table version {found}, this build reads version {VERSION}; recompile the image"
            ),
            NativeError::Entry {
                array,
                index,
                problem,
            } => {
                write!(f, "{SECTION}: {array} {index}: {problem}; recompile the image")
            }
            NativeError::Conflict { what } => {
                write!(
                    f,
                    "{SECTION}: {what} has two different prototypes; make its declarations agree"
                )
            }
        }
    }
}

impl std::error::Error for NativeError {}

/// Collects prototypes and writes the table.
///
/// The bytes depend on the order of [`NativeTableBuilder::layout`] calls and on the set of prototypes, not on the order in which
/// prototypes are added.
#[derive(Clone, Debug, Default)]
pub struct NativeTableBuilder {
    layouts: Vec<NativeLayout>,
    sizes: Vec<(u32, u32)>,
    known: BTreeMap<NativeLayout, u32>,
    names: BTreeMap<String, NativePrototype>,
    sites: BTreeMap<u64, NativePrototype>,
}

impl NativeTableBuilder {
    /// An empty table.
    pub fn new() -> NativeTableBuilder {
        NativeTableBuilder::default()
    }

    /// Whether no prototype was added: such a table need not be written.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.sites.is_empty()
    }

    /// The type that stands for structures of this layout; equal layouts share one.
    ///
    /// # Errors
    /// If a field lies outside, is misaligned or has no C type, or names a layout that this builder did not give.
    pub fn layout(&mut self, layout: NativeLayout) -> Result<NativeType, NativeError> {
        if let Some(&index) = self.known.get(&layout) {
            return Ok(NativeType::Struct(index));
        }
        let index = self.layouts.len();
        let entry = |problem| NativeError::Entry {
            array: "layout",
            index,
            problem,
        };
        if layout
            .fields
            .iter()
            .any(|field| matches!(field.ty, NativeType::Struct(i) if i as usize >= index))
        {
            return Err(entry(LATER_LAYOUT));
        }
        if let Some(problem) = layout.check(&self.sizes) {
            return Err(entry(problem));
        }
        self.sizes.push((layout.size, layout.align));
        self.layouts.push(layout.clone());
        self.known.insert(layout, index as u32);
        Ok(NativeType::Struct(index as u32))
    }

    /// Records the prototype of the function named `symbol`.
    ///
    /// # Errors
    /// If the prototype is malformed, or another one was recorded for the symbol.
    pub fn symbol(&mut self, symbol: &str, prototype: NativePrototype) -> Result<(), NativeError> {
        if let Some(problem) = prototype.check(self.layouts.len()) {
            return Err(NativeError::Entry {
                array: "name",
                index: self.names.len(),
                problem,
            });
        }
        let known = self
            .names
            .entry(symbol.to_owned())
            .or_insert_with(|| prototype.clone());
        if *known == prototype {
            Ok(())
        } else {
            Err(NativeError::Conflict {
                what: symbol.to_owned(),
            })
        }
    }

    /// Records the prototype of the call made by the `icall` at byte `offset` of the image.
    ///
    /// # Errors
    /// If the prototype is malformed, or another one was recorded for the call.
    pub fn site(&mut self, offset: u64, prototype: NativePrototype) -> Result<(), NativeError> {
        if let Some(problem) = prototype.check(self.layouts.len()) {
            return Err(NativeError::Entry {
                array: "site",
                index: self.sites.len(),
                problem,
            });
        }
        let known = self.sites.entry(offset).or_insert_with(|| prototype.clone());
        if *known == prototype {
            Ok(())
        } else {
            Err(NativeError::Conflict {
                what: format!("the call at {offset:#x}"),
            })
        }
    }

    /// Where `table`, the bytes of this table, holds the image offsets of call sites: position of each and its value, ascending. A
    /// relocatable object needs relocations there.
    pub fn site_fields(&self, table: &[u8]) -> impl Iterator<Item = (usize, u64)> {
        let text: usize = self.names.keys().map(String::len).sum();
        let sites = table.len().saturating_sub(text + SITE * self.sites.len());
        self.sites
            .keys()
            .enumerate()
            .map(move |(index, &offset)| (sites + SITE * index, offset))
    }

    /// The bytes of the table.
    pub fn encode(&self) -> Vec<u8> {
        let mut prototypes: BTreeMap<&NativePrototype, u32> = self
            .names
            .values()
            .chain(self.sites.values())
            .map(|prototype| (prototype, 0))
            .collect();
        for (index, (_, number)) in prototypes.iter_mut().enumerate() {
            *number = index as u32;
        }
        let number = |prototype| prototypes.get(prototype).copied().unwrap_or_default();
        let text: usize = self.names.keys().map(String::len).sum();
        let counts = [
            self.layouts.len(),
            self.layouts.iter().map(|layout| layout.fields.len()).sum(),
            prototypes.len(),
            prototypes.keys().map(|prototype| prototype.params.len()).sum(),
            self.names.len(),
            self.sites.len(),
            text,
        ];

        let mut out = MAGIC.to_vec();
        let mut words = |words: &[u32]| {
            words
                .iter()
                .for_each(|word| out.extend_from_slice(&word.to_le_bytes()))
        };
        words(&[VERSION]);
        words(&counts.map(|count| count as u32));
        let mut first = 0;
        for layout in &self.layouts {
            words(&[layout.size, layout.align, first, layout.fields.len() as u32]);
            first += layout.fields.len() as u32;
        }
        for field in self.layouts.iter().flat_map(|layout| &layout.fields) {
            words(&[field.offset, field.ty.number(), field.count]);
        }
        let mut first = 0;
        for prototype in prototypes.keys() {
            let arity = prototype.params.len() as u32;
            let flags = if prototype.variadic { VARIADIC } else { 0 };
            words(&[flags, prototype.fixed, prototype.result.number(), first, arity]);
            first += arity;
        }
        prototypes
            .keys()
            .flat_map(|prototype| &prototype.params)
            .for_each(|ty| words(&[ty.number()]));
        let mut start = 0;
        for (name, prototype) in &self.names {
            words(&[start, name.len() as u32, number(prototype)]);
            start += name.len() as u32;
        }
        for (&offset, prototype) in &self.sites {
            words(&[offset as u32, (offset >> 32) as u32, number(prototype)]);
        }
        self.names
            .keys()
            .for_each(|name| out.extend_from_slice(name.as_bytes()));
        out
    }
}

const LATER_LAYOUT: &str = "a field names a layout that does not come before";
