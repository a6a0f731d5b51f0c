//! Section headers: names for messages, the symbol table, debug information.
//!
//! An image runs without them (`strip --strip-section-headers`); it then has no section names and no local symbols.

use std::ops::Range;

use goblin::elf::header::Header;
use goblin::elf::section_header::{
    SHF_ALLOC, SHN_XINDEX, SHT_NOBITS, SHT_NULL, SectionHeader, section_header64::SIZEOF_SHDR,
};

use super::{CTX, file_range, read_u32, read_u64, string};
use crate::error::LoadErrorKind;

/// One section.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    /// `sh_type`.
    pub kind: u32,
    /// `sh_link`.
    pub link: u32,
    /// Virtual addresses it occupies; empty if it is not loaded.
    pub addresses: Range<u64>,
    /// Its bytes in the file; empty for `SHT_NOBITS`.
    pub file: Range<usize>,
    /// Offset of the name in the section name table.
    name: u32,
}

/// The sections of an image.
pub(crate) struct Sections {
    all: Vec<Section>,
    /// File range of the section name table.
    names: Range<usize>,
    /// Numbers of the loaded sections by ascending address.
    loaded: Vec<u32>,
}

impl Sections {
    pub fn parse(bytes: &[u8], header: &Header) -> Result<Sections, LoadErrorKind> {
        let table = || "the section header table".to_owned();
        let offset = header.e_shoff;
        let mut sections = Sections {
            all: Vec::new(),
            names: 0..0,
            loaded: Vec::new(),
        };
        if offset == 0 {
            return Ok(sections);
        }
        if usize::from(header.e_shentsize) != SIZEOF_SHDR {
            let reason = format!("entries of {} bytes instead of {SIZEOF_SHDR}", header.e_shentsize);
            return Err(LoadErrorKind::malformed(table(), offset, reason));
        }
        // Section 0 holds the numbers that the file header has no room for.
        let zero = file_range(bytes, table, offset, SIZEOF_SHDR as u64)?.start;
        let (wide_count, wide_names) = (read_u64(bytes, zero + 32), read_u32(bytes, zero + 40));
        let count = match header.e_shnum {
            0 => wide_count.unwrap_or(0),
            count => count.into(),
        };
        let names = match u32::from(header.e_shstrndx) {
            SHN_XINDEX => wide_names.unwrap_or(0),
            names => names,
        };
        if count == 0 {
            return Ok(sections);
        }
        let size = count.saturating_mul(SIZEOF_SHDR as u64);
        let range = file_range(bytes, table, offset, size)?;
        let headers = SectionHeader::parse_from(bytes, range.start, range.len() / SIZEOF_SHDR, CTX)
            .map_err(|error| LoadErrorKind::malformed(table(), offset, error.to_string()))?;

        for (index, header) in headers.iter().enumerate() {
            let place = offset + (index * SIZEOF_SHDR) as u64;
            sections.all.push(section(bytes, index, header, place)?);
        }
        if names != 0 {
            let found = sections.all.get(names as usize);
            let missing = || {
                LoadErrorKind::malformed(table(), offset, format!("name table {names} of {count} sections"))
            };
            sections.names = found.ok_or_else(missing)?.file.clone();
        }
        for (index, header) in headers.iter().enumerate() {
            if sections
                .all
                .get(index)
                .is_some_and(|section| sections.name(bytes, section).is_none())
                && names != 0
            {
                let reason = format!("section {index} has no readable name at {:#x}", header.sh_name);
                return Err(LoadErrorKind::malformed(
                    table(),
                    offset + (index * SIZEOF_SHDR) as u64,
                    reason,
                ));
            }
        }
        sections.loaded = (0..count as u32)
            .filter(|&index| {
                sections
                    .all
                    .get(index as usize)
                    .is_some_and(|section| !section.addresses.is_empty())
            })
            .collect();
        let all = &sections.all;
        sections
            .loaded
            .sort_by_key(|&index| all.get(index as usize).map(|section| section.addresses.start));
        Ok(sections)
    }

    pub fn iter(&self) -> impl Iterator<Item = &Section> {
        self.all.iter()
    }

    pub fn get(&self, index: u32) -> Option<&Section> {
        self.all.get(index as usize)
    }

    /// The name of `section` in the file `bytes`.
    pub fn name<'a>(&self, bytes: &'a [u8], section: &Section) -> Option<&'a str> {
        string(bytes.get(self.names.clone())?, section.name.into())
    }

    /// The first section called `name`.
    pub fn find(&self, bytes: &[u8], name: &str) -> Option<&Section> {
        self.all
            .iter()
            .find(|section| self.name(bytes, section) == Some(name))
    }

    /// The loaded section that holds `vaddr`.
    pub fn at(&self, vaddr: u64) -> Option<&Section> {
        let start = |&index: &u32| {
            self.get(index)
                .is_some_and(|section| section.addresses.start <= vaddr)
        };
        let after = self.loaded.partition_point(start);
        let section = self.get(*self.loaded.get(after.checked_sub(1)?)?)?;
        section.addresses.contains(&vaddr).then_some(section)
    }
}

fn section(bytes: &[u8], index: usize, header: &SectionHeader, place: u64) -> Result<Section, LoadErrorKind> {
    let file = match header.sh_type {
        SHT_NOBITS | SHT_NULL => 0..0,
        _ => file_range(
            bytes,
            || format!("section {index}"),
            header.sh_offset,
            header.sh_size,
        )?,
    };
    let addresses = if header.sh_flags & u64::from(SHF_ALLOC) == 0 {
        0..0
    } else {
        let end = header.sh_addr.checked_add(header.sh_size).ok_or_else(|| {
            let reason = format!("{:#x} bytes at {:#x} overflow", header.sh_size, header.sh_addr);
            LoadErrorKind::malformed(format!("section {index}"), place, reason)
        })?;
        header.sh_addr..end
    };
    Ok(Section {
        kind: header.sh_type,
        link: header.sh_link,
        addresses,
        file,
        name: header.sh_name as u32,
    })
}
