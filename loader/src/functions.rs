//! Maple functions of an image: symbols whose bytes begin with a function header's magic, in any loaded section.
//!
//! A symbol with the type of a function needs the magic only; an untyped one (listings that leave `.type` out) must also have a header
//! that can be read, so that a string which happens to begin with the magic is no function. Data symbols never are.
//!
//! `strip` takes away the symbols of local functions. What lies between functions with symbols, at an even address, and begins with a header
//! that can be read, is a function too; it ends where the next one begins.

use std::ops::Range;

use maple_mirbin::header::{self, MPJS, MPLI};

use crate::elf::Elf;
use crate::symbols::{Binding, RawSymbol, SymbolKind, View};

/// A Maple function of an image. Its bytes are had from [`Image::bytes`](crate::Image::bytes), its name from
/// [`Image::function_name`](crate::Image::function_name).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct FunctionRef {
    /// Virtual address of the magic.
    pub vaddr: u64,
    /// Bytes from the magic to the end of the function's extent.
    pub size: u64,
    /// Number of its symbol in the image; 0 if it has none.
    pub symbol: u32,
}

impl FunctionRef {
    /// Virtual address of the end of the extent.
    pub fn end(&self) -> u64 {
        self.vaddr.saturating_add(self.size)
    }
}

/// Name prefix of the label that generators write after a function (image.md §5).
const END_LABEL: &str = ".label.end.";

/// The headers and the file of an image, as far as finding functions needs them.
#[derive(Clone, Copy)]
pub(crate) struct Finder<'a> {
    pub elf: &'a Elf,
    pub bytes: &'a [u8],
    pub symbols: &'a View<'a>,
}

impl Finder<'_> {
    /// The function that `symbol` names. Its size is 0 if the symbol does not tell.
    pub fn function(&self, symbol: &RawSymbol) -> Option<FunctionRef> {
        let may_be_untyped = match symbol.kind() {
            SymbolKind::Function => false,
            SymbolKind::Untyped => true,
            SymbolKind::Object | SymbolKind::Other => return None,
        };
        // The end of one function may be the start of the next, which has a name of its own.
        if symbol.is_absolute() || may_be_untyped && self.is_end_label(symbol) {
            return None;
        }
        let stub = self.elf.machine.stub();
        let behind_stub = symbol.value().checked_add(stub)?;
        let vaddr = [symbol.value(), behind_stub]
            .into_iter()
            .find(|&vaddr| self.has_magic(vaddr))?;
        let limit = self.limit(vaddr)?;
        if may_be_untyped {
            let image = self.elf.segments.file_at(vaddr, limit - vaddr)?;
            header::parse(self.bytes.get(image)?).ok()?;
        }
        let end = match symbol.size() {
            0 => vaddr,
            size => symbol.value().saturating_add(size).clamp(vaddr, limit),
        };
        Some(FunctionRef {
            vaddr,
            size: end - vaddr,
            symbol: symbol.index,
        })
    }

    fn is_end_label(&self, symbol: &RawSymbol) -> bool {
        let name = self.symbols.name(symbol);
        name.is_some_and(|name| name.starts_with(END_LABEL))
    }

    fn has_magic(&self, vaddr: u64) -> bool {
        let range = self.elf.segments.file_at(vaddr, 4);
        let magic = range.and_then(|range| self.bytes.get(range));
        magic.is_some_and(|magic| *magic == MPLI || *magic == MPJS)
    }

    /// The section that holds `vaddr`, as far as the file holds it; without section headers the segment.
    fn region(&self, vaddr: u64) -> Option<Range<u64>> {
        let end = self.limit(vaddr)?;
        let start = match self.elf.sections.at(vaddr) {
            Some(section) => section.addresses.start,
            None => self.elf.segments.load_at(vaddr, 1)?.vaddr,
        };
        Some(start..end)
    }

    /// Where functions without symbols begin in `gap`, a range without named ones.
    fn starts(&self, gap: Range<u64>) -> impl Iterator<Item = u64> {
        let start = gap.start.next_multiple_of(2);
        let range = gap.end.checked_sub(start);
        let range = range.and_then(|size| self.elf.segments.file_at(start, size));
        let bytes = range.and_then(|range| self.bytes.get(range)).unwrap_or_default();
        let places = (0..bytes.len()).step_by(2);
        places
            .filter(|&at| bytes.get(at..).is_some_and(begins))
            .map(move |at| start + at as u64)
    }

    /// The functions without symbols in `gap`, by ascending address.
    fn unnamed(&self, gap: Range<u64>) -> impl Iterator<Item = FunctionRef> {
        let end = gap.end;
        let mut starts = self.starts(gap).peekable();
        std::iter::from_fn(move || {
            let vaddr = starts.next()?;
            let next = starts.peek().copied().unwrap_or(end);
            Some(FunctionRef {
                vaddr,
                size: next - vaddr,
                symbol: 0,
            })
        })
    }

    /// Where code at `vaddr` ends at the latest: with its section, or with what the file holds of its segment.
    fn limit(&self, vaddr: u64) -> Option<u64> {
        let stored = vaddr + self.elf.segments.file_from(vaddr)?.len() as u64;
        let section = self
            .elf
            .sections
            .at(vaddr)
            .map_or(stored, |section| section.addresses.end);
        Some(stored.min(section))
    }
}

/// Whether `bytes` begin with a function header that can be read.
fn begins(bytes: &[u8]) -> bool {
    (bytes.starts_with(&MPLI) || bytes.starts_with(&MPJS)) && header::parse(bytes).is_ok()
}

/// The functions of an image that have symbols, by ascending address, one per address.
pub(crate) struct Functions(Vec<FunctionRef>);

impl Functions {
    /// Reads all symbols of the image.
    pub fn find(finder: Finder<'_>) -> Functions {
        let candidate = |symbol: RawSymbol| {
            let rank = match symbol.binding() {
                Binding::Global => 0,
                Binding::Weak => 1,
                Binding::Local => 2,
            };
            Some((finder.function(&symbol)?, rank))
        };
        // Aliases share an address: keep one that has a size, and of those the most public name.
        let key = |(function, rank): &(FunctionRef, u8)| {
            (function.vaddr, function.size == 0, *rank, function.symbol)
        };
        let settle = |found: &mut Vec<(FunctionRef, u8)>| {
            found.sort_by_key(key);
            found.dedup_by_key(|(function, _)| function.vaddr);
        };
        // `.symtab` has nearly all of `.dynsym`: most of those need not be sorted.
        let mut found: Vec<(FunctionRef, u8)> =
            finder.symbols.full_entities().filter_map(candidate).collect();
        settle(&mut found);
        let known = found.len();
        for other in finder.symbols.dynamic_entities().filter_map(candidate) {
            match found[..known].binary_search_by_key(&other.0.vaddr, |(function, _)| function.vaddr) {
                Ok(index) if key(&other) < key(&found[index]) => found[index] = other,
                Ok(_) => {}
                Err(_) => found.push(other),
            }
        }
        if found.len() > known {
            settle(&mut found);
        }
        let mut list: Vec<FunctionRef> = found.into_iter().map(|(function, _)| function).collect();
        if list.iter().any(|function| function.size == 0) {
            set_missing_sizes(finder, &mut list);
        }
        Functions(list)
    }

    /// The addresses between which all functions lie; empty if there are none.
    pub fn range(&self, finder: Finder<'_>) -> Range<u64> {
        let region = |function: &FunctionRef| finder.region(function.vaddr);
        match (self.0.first().and_then(region), self.0.last().and_then(region)) {
            (Some(first), Some(last)) => first.start..last.end,
            _ => 0..0,
        }
    }

    /// All functions, those without symbols included, by ascending address.
    pub fn all(&self, finder: Finder<'_>) -> Vec<FunctionRef> {
        let mut all = Vec::with_capacity(self.0.len());
        let mut region = 0..0;
        let mut done = 0;
        for function in &self.0 {
            if !region.contains(&function.vaddr) {
                // Sections of a damaged image may overlap; no address is looked at twice.
                all.extend(finder.unnamed(done..region.end.min(function.vaddr)));
                region = finder.region(function.vaddr).unwrap_or(0..0);
                done = region.start.max(done);
            }
            all.extend(finder.unnamed(done..function.vaddr));
            all.push(*function);
            done = function.end();
        }
        all.extend(finder.unnamed(done..region.end));
        all
    }

    /// The function without a symbol whose magic is at `vaddr`.
    pub fn unnamed_at(&self, finder: Finder<'_>, vaddr: u64) -> Option<FunctionRef> {
        if !vaddr.is_multiple_of(2) || !finder.has_magic(vaddr) {
            return None;
        }
        let region = finder.region(vaddr)?;
        let after = self.0.partition_point(|function| function.vaddr <= vaddr);
        let before = after.checked_sub(1).and_then(|index| self.0.get(index));
        let next = self.0.get(after).filter(|next| region.contains(&next.vaddr));
        let inside = before.is_some_and(|before| vaddr < before.end());
        let alone = next.is_none() && before.is_none_or(|before| !region.contains(&before.vaddr));
        if inside || alone {
            return None;
        }
        let end = next.map_or(region.end, |next| next.vaddr);
        let found = finder.unnamed(vaddr..end).next()?;
        (found.vaddr == vaddr).then_some(found)
    }

    /// The function whose magic is at `vaddr`.
    pub fn at(&self, vaddr: u64) -> Option<FunctionRef> {
        let index = self
            .0
            .binary_search_by_key(&vaddr, |function| function.vaddr)
            .ok()?;
        self.0.get(index).copied()
    }

    /// The function whose extent holds `vaddr`.
    pub fn containing(&self, vaddr: u64) -> Option<FunctionRef> {
        let after = self.0.partition_point(|function| function.vaddr <= vaddr);
        let function = self.0.get(after.checked_sub(1)?)?;
        (vaddr < function.end()).then_some(*function)
    }
}

/// Ends functions without a size at the next symbol. Local untyped symbols are labels inside functions (listings define
/// `<function>_mirbin_code` and one label per jump target), so they end nothing, except the label written for that purpose.
fn set_missing_sizes(finder: Finder<'_>, list: &mut [FunctionRef]) {
    let ends_function = |symbol: &RawSymbol| {
        symbol.kind() != SymbolKind::Untyped
            || symbol.binding() != Binding::Local
            || finder.is_end_label(symbol)
    };
    let symbols = finder
        .symbols
        .entities()
        .filter(|symbol| !symbol.is_absolute() && ends_function(symbol));
    let mut ends: Vec<u64> = symbols.map(|symbol| symbol.value()).collect();
    ends.extend(list.iter().map(|function| function.vaddr));
    ends.sort_unstable();
    for function in list.iter_mut().filter(|function| function.size == 0) {
        let limit = finder.limit(function.vaddr).unwrap_or(function.vaddr);
        let next = ends.partition_point(|&end| end <= function.vaddr);
        let end = ends.get(next).copied().unwrap_or(limit).min(limit);
        function.size = end - function.vaddr;
    }
}
