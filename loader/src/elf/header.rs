//! The ELF file header: which files are images at all.

use goblin::elf::header::{self, Header};

use super::file_range;
use crate::error::LoadErrorKind;

/// Machines an image may be built for. Maple code is the same on all; the machine decides relocation numbers and stubs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Machine {
    X86_64,
    Aarch64,
}

impl Machine {
    /// Bytes of native code between a function's symbol and its magic (image.md §1).
    pub fn stub(self) -> u64 {
        match self {
            Machine::X86_64 => 0,
            Machine::Aarch64 => 8,
        }
    }

    /// `e_machine`, which goblin names relocations by.
    pub fn number(self) -> u16 {
        match self {
            Machine::X86_64 => header::EM_X86_64,
            Machine::Aarch64 => header::EM_AARCH64,
        }
    }
}

pub(super) struct Head {
    pub header: Header,
    pub machine: Machine,
}

pub(super) fn parse(bytes: &[u8]) -> Result<Head, LoadErrorKind> {
    let Some(ident) = bytes.first_chunk::<{ header::SIZEOF_IDENT }>() else {
        let is_elf =
            !bytes.is_empty() && header::ELFMAG.starts_with(&bytes[..bytes.len().min(header::SELFMAG)]);
        return Err(if is_elf {
            truncated(bytes)
        } else {
            LoadErrorKind::NotElf
        });
    };
    if !ident.starts_with(header::ELFMAG) {
        return Err(LoadErrorKind::NotElf);
    }
    match ident[header::EI_CLASS] {
        header::ELFCLASS64 => {}
        header::ELFCLASS32 => return Err(unsupported("a 32-bit ELF file", "images are 64-bit")),
        other => {
            return Err(unsupported(
                &format!("an ELF file of unknown class {other}"),
                "images are 64-bit",
            ));
        }
    }
    match ident[header::EI_DATA] {
        header::ELFDATA2LSB => {}
        header::ELFDATA2MSB => return Err(unsupported("a big-endian ELF file", "images are little-endian")),
        other => {
            return Err(unsupported(
                &format!("an ELF file of unknown byte order {other}"),
                "images are little-endian",
            ));
        }
    }
    if bytes.len() < header::header64::SIZEOF_EHDR {
        return Err(truncated(bytes));
    }
    let header = goblin::elf::Elf::parse_header(bytes).map_err(|_| truncated(bytes))?;
    if ident[header::EI_VERSION] != header::EV_CURRENT || header.e_version != u32::from(header::EV_CURRENT) {
        return Err(unsupported(
            "an ELF file of an unknown version",
            "images have version 1",
        ));
    }
    match header.e_type {
        header::ET_DYN => {}
        header::ET_REL => {
            return Err(unsupported(
                "a relocatable object",
                "link it first: gcc -shared -nostdlib",
            ));
        }
        header::ET_EXEC => {
            return Err(unsupported(
                "an executable with fixed addresses",
                "images are shared objects: link with -shared",
            ));
        }
        header::ET_CORE => return Err(unsupported("a core dump", "images are shared objects")),
        other => {
            return Err(unsupported(
                &format!("an ELF file of type {other}"),
                "images are shared objects",
            ));
        }
    }
    let machine = match header.e_machine {
        header::EM_X86_64 => Machine::X86_64,
        header::EM_AARCH64 => Machine::Aarch64,
        other => {
            let name = header::machine_to_str(other);
            return Err(unsupported(
                &format!("for machine {other} ({name})"),
                "images are built for x86-64 or aarch64",
            ));
        }
    };
    Ok(Head { header, machine })
}

fn truncated(bytes: &[u8]) -> LoadErrorKind {
    let size = header::header64::SIZEOF_EHDR as u64;
    file_range(bytes, || "the ELF header".into(), 0, size)
        .err()
        .unwrap_or(LoadErrorKind::NotElf)
}

fn unsupported(found: &str, remedy: &'static str) -> LoadErrorKind {
    LoadErrorKind::Unsupported {
        found: found.to_owned(),
        remedy,
    }
}
