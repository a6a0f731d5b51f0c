//! The ELF headers of an image, read one by one and checked before anything relies on them.
//!
//! goblin decodes single headers; every offset, count and size is checked here against the file before goblin sees it, because its
//! readers trust them in places. Nothing here touches more of the file than headers and the dynamic table, so opening an image
//! costs the same whatever its size. All results are offsets into the file, never borrowed slices: an image owns its file.

mod dynamic;
mod header;
mod sections;
mod segments;

use std::ops::Range;

pub(crate) use dynamic::{Dynamic, REL_SIZE, RELA_SIZE, RelocRange};
pub(crate) use header::Machine;
pub(crate) use sections::Sections;
pub(crate) use segments::{Load, Segments};

use crate::error::LoadErrorKind;

/// What the headers of an image say. File ranges lie inside the file; address ranges do not overflow.
pub(crate) struct Elf {
    pub machine: Machine,
    /// `e_entry`, a virtual address; 0 if there is none.
    pub entry: u64,
    pub segments: Segments,
    pub sections: Sections,
    pub dynamic: Dynamic,
}

impl Elf {
    /// Reads and checks the headers of the ELF file `bytes`.
    pub fn parse(bytes: &[u8]) -> Result<Elf, LoadErrorKind> {
        let head = header::parse(bytes)?;
        let segments = Segments::parse(bytes, &head.header)?;
        let sections = Sections::parse(bytes, &head.header)?;
        let dynamic = Dynamic::parse(bytes, &segments, &sections)?;
        Ok(Elf {
            machine: head.machine,
            entry: head.header.e_entry,
            segments,
            sections,
            dynamic,
        })
    }
}

/// The goblin context of every image: 64 bits, little-endian.
pub(crate) const CTX: goblin::container::Ctx = goblin::container::Ctx {
    container: goblin::container::Container::Big,
    le: goblin::container::Endian::Little,
};

/// The file range of a table of `size` bytes at `offset`, or why it is none.
pub(crate) fn file_range(
    bytes: &[u8],
    what: impl FnOnce() -> String,
    offset: u64,
    size: u64,
) -> Result<Range<usize>, LoadErrorKind> {
    let file_size = bytes.len() as u64;
    match offset.checked_add(size) {
        Some(end) if end <= file_size => Ok(offset as usize..end as usize),
        _ => Err(LoadErrorKind::Truncated {
            what: what(),
            offset,
            size,
            file_size,
        }),
    }
}

/// The 32-bit little-endian number at `offset`, if it lies inside.
pub(crate) fn read_u32(bytes: &[u8], offset: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(offset..)?.first_chunk()?))
}

/// The 64-bit little-endian number at `offset`, if it lies inside.
pub(crate) fn read_u64(bytes: &[u8], offset: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(offset..)?.first_chunk()?))
}

/// Longest name that is read. Symbols of a damaged table may all point into one endless string; without a bound each look at
/// such a table would be quadratic in the file.
const MAX_NAME: usize = 1 << 16;

/// The NUL-terminated string at `offset` of a string table; none if it is outside, not terminated, too long or not UTF-8.
pub(crate) fn string(table: &[u8], offset: u64) -> Option<&str> {
    let rest = table.get(usize::try_from(offset).ok()?..)?;
    let end = rest.iter().take(MAX_NAME).position(|&byte| byte == 0)?;
    std::str::from_utf8(&rest[..end]).ok()
}
