//! Program headers: what is mapped where, and where the dynamic table and the notes lie.

use std::ops::Range;

use goblin::elf::header::Header;
use goblin::elf::program_header::{
    PF_W, PT_DYNAMIC, PT_GNU_RELRO, PT_LOAD, PT_NOTE, ProgramHeader, program_header64::SIZEOF_PHDR,
};

use super::{CTX, file_range};
use crate::error::LoadErrorKind;

/// Address space that the segments of one image may span.
pub(crate) const MAX_SPAN: u64 = 64 << 30;
/// Largest alignment a segment may ask for.
const MAX_ALIGN: u64 = 1 << 30;

/// One loadable segment that occupies memory.
#[derive(Clone, Debug)]
pub(crate) struct Load {
    /// Virtual address of the first byte.
    pub vaddr: u64,
    /// Bytes in memory, at least 1; those after the file's are zero.
    pub size: u64,
    /// Where its initial bytes lie in the file; not longer than `size`.
    pub file: Range<usize>,
    /// Whether the program may write it.
    pub writable: bool,
    /// Alignment of virtual addresses, a power of two.
    pub align: u64,
}

impl Load {
    pub fn end(&self) -> u64 {
        self.vaddr + self.size
    }

    pub fn contains(&self, vaddr: u64, size: u64) -> bool {
        vaddr >= self.vaddr && size <= self.size && vaddr - self.vaddr <= self.size - size
    }
}

/// The segments of an image. Loads ascend by address and do not overlap; there is at least one.
pub(crate) struct Segments {
    pub loads: Vec<Load>,
    /// File range of the dynamic table.
    pub dynamic: Option<Range<usize>>,
    /// Virtual addresses that become read-only after relocation; inside one load.
    pub relro: Option<Range<u64>>,
    /// File ranges of notes.
    pub notes: Vec<Range<usize>>,
}

impl Segments {
    pub fn parse(bytes: &[u8], header: &Header) -> Result<Segments, LoadErrorKind> {
        let (offset, count) = (header.e_phoff, header.e_phnum);
        let table = || "the program header table".to_owned();
        if count == 0 {
            return Err(LoadErrorKind::malformed(
                table(),
                offset,
                "there are no program headers, so nothing to load",
            ));
        }
        if usize::from(header.e_phentsize) != SIZEOF_PHDR {
            let reason = format!("entries of {} bytes instead of {SIZEOF_PHDR}", header.e_phentsize);
            return Err(LoadErrorKind::malformed(table(), offset, reason));
        }
        let range = file_range(bytes, table, offset, u64::from(count) * SIZEOF_PHDR as u64)?;
        let headers = ProgramHeader::parse(bytes, range.start, count.into(), CTX)
            .map_err(|error| LoadErrorKind::malformed(table(), offset, error.to_string()))?;

        let mut segments = Segments {
            loads: Vec::new(),
            dynamic: None,
            relro: None,
            notes: Vec::new(),
        };
        for (index, header) in headers.iter().enumerate() {
            let place = offset + (index * SIZEOF_PHDR) as u64;
            let named = |name: &str| format!("{name} segment {index}");
            let file = |name: &str| file_range(bytes, || named(name), header.p_offset, header.p_filesz);
            match header.p_type {
                PT_LOAD => {
                    let load = load(header, file("loadable")?)
                        .map_err(|reason| LoadErrorKind::malformed(named("loadable"), place, reason))?;
                    segments.loads.extend(load);
                    check_order(&segments.loads)
                        .map_err(|reason| LoadErrorKind::malformed(named("loadable"), place, reason))?;
                }
                PT_DYNAMIC => segments.dynamic = Some(file("dynamic")?),
                PT_NOTE => segments.notes.push(file("note")?),
                PT_GNU_RELRO => {
                    let end = header.p_vaddr.checked_add(header.p_memsz);
                    segments.relro = end.map(|end| header.p_vaddr..end);
                }
                _ => {}
            }
        }
        let (Some(first), Some(last)) = (segments.loads.first(), segments.loads.last()) else {
            return Err(LoadErrorKind::malformed(
                table(),
                offset,
                "there is no loadable segment",
            ));
        };
        let span = last.end() - first.vaddr;
        if span > MAX_SPAN {
            return Err(LoadErrorKind::TooLarge {
                span,
                limit: MAX_SPAN,
            });
        }
        // A region that is not one segment's protects nothing: leave its pages as their segments say.
        let loads = &segments.loads;
        segments.relro = segments.relro.filter(|range| {
            loads
                .iter()
                .any(|load| load.contains(range.start, range.end - range.start))
        });
        Ok(segments)
    }

    /// The load that holds all of `vaddr..vaddr + size`.
    pub fn load_at(&self, vaddr: u64, size: u64) -> Option<&Load> {
        let after = self.loads.partition_point(|load| load.vaddr <= vaddr);
        self.loads
            .get(after.checked_sub(1)?)
            .filter(|load| load.contains(vaddr, size))
    }

    /// File range of the initial bytes of `vaddr..`, to the end of what the file holds of its segment.
    pub fn file_from(&self, vaddr: u64) -> Option<Range<usize>> {
        let load = self.load_at(vaddr, 1)?;
        let skip = usize::try_from(vaddr - load.vaddr).ok()?;
        (skip < load.file.len()).then(|| load.file.start + skip..load.file.end)
    }

    /// File range of the initial bytes of `vaddr..vaddr + size`, if the file holds them all.
    pub fn file_at(&self, vaddr: u64, size: u64) -> Option<Range<usize>> {
        if size == 0 {
            return Some(0..0);
        }
        let range = self.file_from(vaddr)?;
        let size = usize::try_from(size).ok()?;
        (size <= range.len()).then(|| range.start..range.start + size)
    }
}

fn load(header: &ProgramHeader, file: Range<usize>) -> Result<Option<Load>, String> {
    if header.p_filesz > header.p_memsz {
        return Err(format!(
            "{:#x} bytes in the file, but only {:#x} in memory",
            header.p_filesz, header.p_memsz
        ));
    }
    if header.p_memsz == 0 {
        return Ok(None);
    }
    // The topmost page is left out so that rounding an address up to a page never overflows.
    let top = u64::MAX - MAX_ALIGN;
    if header
        .p_vaddr
        .checked_add(header.p_memsz)
        .is_none_or(|end| end > top)
    {
        return Err(format!(
            "{:#x} bytes at virtual address {:#x} reach beyond the address space",
            header.p_memsz, header.p_vaddr
        ));
    }
    let align = header.p_align.max(1);
    if !align.is_power_of_two() || align > MAX_ALIGN {
        return Err(format!(
            "alignment {align:#x} is not a power of two up to {MAX_ALIGN:#x}"
        ));
    }
    if header.p_filesz != 0 && header.p_vaddr % align != header.p_offset % align {
        return Err(format!(
            "virtual address {:#x} and file offset {:#x} differ modulo the alignment {align:#x}",
            header.p_vaddr, header.p_offset
        ));
    }
    Ok(Some(Load {
        vaddr: header.p_vaddr,
        size: header.p_memsz,
        file,
        writable: header.p_flags & PF_W != 0,
        align,
    }))
}

fn check_order(loads: &[Load]) -> Result<(), String> {
    match loads {
        [.., before, last] if last.vaddr < before.end() => Err(format!(
            "virtual addresses {:#x}..{:#x} overlap or precede those of the segment before, {:#x}..{:#x}",
            last.vaddr,
            last.end(),
            before.vaddr,
            before.end()
        )),
        _ => Ok(()),
    }
}
