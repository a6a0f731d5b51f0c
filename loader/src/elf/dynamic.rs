//! The dynamic table: where symbols, hash tables and relocations lie.

use std::ops::Range;

use goblin::elf::dynamic as dt;
use goblin::elf::section_header::SHT_DYNSYM;
use goblin::elf::sym::sym64::SIZEOF_SYM;

use super::{Sections, Segments, read_u32, read_u64};
use crate::error::LoadErrorKind;

// Packed relative relocations are newer than goblin's constants (generic ELF specification, draft of 2018).
const DT_RELRSZ: u64 = 35;
const DT_RELR: u64 = 36;
const DT_RELRENT: u64 = 37;

/// Entry size of `DT_RELA` tables.
pub(crate) const RELA_SIZE: usize = 24;
/// Entry size of `DT_REL` tables.
pub(crate) const REL_SIZE: usize = 16;

/// A relocation table of the dynamic segment.
#[derive(Clone, Debug)]
pub(crate) struct RelocRange {
    pub file: Range<usize>,
    /// Entries carry their addend.
    pub rela: bool,
}

/// What the dynamic table says, as file ranges.
#[derive(Default)]
pub(crate) struct Dynamic {
    /// String table of the dynamic symbols.
    pub strings: Range<usize>,
    /// Dynamic symbols, entry 0 included.
    pub symbols: Range<usize>,
    /// `DT_GNU_HASH`, reaching to the end of its segment because the table does not say how long it is.
    pub gnu_hash: Option<Range<usize>>,
    /// `DT_HASH`, likewise.
    pub hash: Option<Range<usize>>,
    /// Relocations with explicit records.
    pub relocs: Vec<RelocRange>,
    /// Packed relative relocations.
    pub relr: Range<usize>,
    /// `DT_NEEDED`: offsets into the string table.
    pub needed: Vec<u64>,
    /// `DT_SONAME`: likewise.
    pub soname: Option<u64>,
}

struct Reader<'a> {
    bytes: &'a [u8],
    segments: &'a Segments,
    table: usize,
    entries: Vec<(u64, u64)>,
}

impl Reader<'_> {
    /// The value of `tag` and the file offset of its entry; the last one counts.
    fn get(&self, tag: u64) -> Option<(u64, u64)> {
        let index = self.entries.iter().rposition(|entry| entry.0 == tag)?;
        Some((self.entries.get(index)?.1, (self.table + 16 * index) as u64))
    }

    fn error(&self, place: u64, reason: String) -> LoadErrorKind {
        LoadErrorKind::malformed("dynamic table entry", place, reason)
    }

    /// File range of the table at the address under `tag`, with the size under `size` and entries of `entry` bytes.
    fn table(&self, tag: u64, size: u64, entry_tag: u64, entry: u64) -> Result<Range<usize>, LoadErrorKind> {
        let (Some((vaddr, place)), Some((size, size_place))) = (self.get(tag), self.get(size)) else {
            return Ok(0..0);
        };
        let name = dt::tag_to_str(tag);
        if let Some((found, place)) = self.get(entry_tag)
            && found != entry
        {
            return Err(self.error(
                place,
                format!("{name} has entries of {found} bytes instead of {entry}"),
            ));
        }
        if size % entry != 0 {
            return Err(self.error(
                size_place,
                format!("size {size:#x} of {name} is no multiple of {entry}"),
            ));
        }
        self.segments.file_at(vaddr, size).ok_or_else(|| {
            let reason = format!("{name}, {size:#x} bytes at virtual address {vaddr:#x}, is not in the file");
            self.error(place, reason)
        })
    }

    /// File range from the address under `tag` to the end of its segment.
    fn open_ended(&self, tag: u64) -> Result<Option<Range<usize>>, LoadErrorKind> {
        let Some((vaddr, place)) = self.get(tag) else {
            return Ok(None);
        };
        let range = self.segments.file_from(vaddr).ok_or_else(|| {
            let name = dt::tag_to_str(tag);
            self.error(
                place,
                format!("{name} at virtual address {vaddr:#x} is not in the file"),
            )
        });
        range.map(Some)
    }
}

impl Dynamic {
    pub fn parse(bytes: &[u8], segments: &Segments, sections: &Sections) -> Result<Dynamic, LoadErrorKind> {
        let mut dynamic = Dynamic::default();
        let Some(range) = &segments.dynamic else {
            return Ok(dynamic);
        };
        let table = bytes.get(range.clone()).unwrap_or_default();
        let word = |at: usize| read_u64(table, at).unwrap_or(dt::DT_NULL);
        let entries = (0..table.len() / 16)
            .map(|index| (word(16 * index), word(16 * index + 8)))
            .take_while(|entry| entry.0 != dt::DT_NULL)
            .collect();
        let reader = Reader {
            bytes,
            segments,
            table: range.start,
            entries,
        };

        dynamic.strings = reader.table(dt::DT_STRTAB, dt::DT_STRSZ, dt::DT_NULL, 1)?;
        dynamic.hash = reader.open_ended(dt::DT_HASH)?;
        dynamic.gnu_hash = reader.open_ended(dt::DT_GNU_HASH)?;
        dynamic.symbols = symbols(&reader, &dynamic, sections)?;
        let rela = reader.table(dt::DT_RELA, dt::DT_RELASZ, dt::DT_RELAENT, RELA_SIZE as u64)?;
        let rel = reader.table(dt::DT_REL, dt::DT_RELSZ, dt::DT_RELENT, REL_SIZE as u64)?;
        let plt_rela = reader
            .get(dt::DT_PLTREL)
            .is_none_or(|(kind, _)| kind != dt::DT_REL);
        let plt_entry = if plt_rela { RELA_SIZE } else { REL_SIZE };
        let plt = reader.table(dt::DT_JMPREL, dt::DT_PLTRELSZ, dt::DT_NULL, plt_entry as u64)?;
        dynamic.relr = reader.table(DT_RELR, DT_RELRSZ, DT_RELRENT, 8)?;

        let covered = |outer: &Range<usize>| outer.start <= plt.start && plt.end <= outer.end;
        // Some linkers count the entries of DT_JMPREL as part of DT_RELA.
        let plt = if covered(&rela) || covered(&rel) {
            0..0
        } else {
            plt
        };
        let tables = [(rela, true), (rel, false), (plt, plt_rela)];
        dynamic.relocs = tables
            .into_iter()
            .filter(|(file, _)| !file.is_empty())
            .map(|(file, rela)| RelocRange { file, rela })
            .collect();
        let needed = reader.entries.iter().filter(|entry| entry.0 == dt::DT_NEEDED);
        dynamic.needed = needed.map(|entry| entry.1).collect();
        dynamic.soname = reader.get(dt::DT_SONAME).map(|(offset, _)| offset);
        Ok(dynamic)
    }
}

/// File range of the dynamic symbols. The dynamic table has their address only; the count comes from the section header, else from
/// a hash table.
fn symbols(
    reader: &Reader<'_>,
    dynamic: &Dynamic,
    sections: &Sections,
) -> Result<Range<usize>, LoadErrorKind> {
    let Some((vaddr, place)) = reader.get(dt::DT_SYMTAB) else {
        return Ok(0..0);
    };
    if let Some((found, place)) = reader.get(dt::DT_SYMENT)
        && found != SIZEOF_SYM as u64
    {
        return Err(reader.error(place, format!("symbols of {found} bytes instead of {SIZEOF_SYM}")));
    }
    let is_table = |kind: u32, addresses: &Range<u64>| kind == SHT_DYNSYM && addresses.start == vaddr;
    let section = sections
        .iter()
        .find(|section| is_table(section.kind, &section.addresses));
    let count = if let Some(section) = section {
        (section.addresses.end - section.addresses.start) / SIZEOF_SYM as u64
    } else if let Some(hash) = &dynamic.hash {
        let table = reader.bytes.get(hash.clone()).unwrap_or_default();
        read_u32(table, 4).unwrap_or(0).into()
    } else if let Some(hash) = &dynamic.gnu_hash {
        let table = reader.bytes.get(hash.clone()).unwrap_or_default();
        crate::symbols::GnuHash::parse(table)
            .map_or(0, |hash| hash.symbol_count())
            .into()
    } else {
        0
    };
    let size = count * SIZEOF_SYM as u64;
    let range = reader
        .segments
        .file_at(vaddr, size)
        .filter(|_| u32::try_from(count).is_ok());
    range.ok_or_else(|| {
        let reason = format!("{count} dynamic symbols at virtual address {vaddr:#x} are not in the file");
        reader.error(place, reason)
    })
}
