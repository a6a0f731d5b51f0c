//! Processor-dependent facts of ELF files. Maple code is the same on every machine; the file says which native code it goes with.

use object::elf;

/// The machine that an image is marked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Machine {
    /// x86-64.
    X86_64,
    /// 64-bit ARM.
    Aarch64,
}

/// Where the linker or loader puts a value: what a relocation computes, in the notation of the processor supplements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RelocType {
    /// 8 bytes: base + addend.
    Relative,
    /// 8 bytes: symbol + addend.
    Abs64,
    /// 4 bytes: symbol + addend - place.
    Pc32,
    /// 4 bytes: symbol + addend, for offsets into debug sections.
    Abs32,
}

impl Machine {
    /// The machine this program runs on; x86-64 where it is neither, since a machine has to be named.
    pub const fn host() -> Machine {
        if cfg!(target_arch = "aarch64") {
            Machine::Aarch64
        } else {
            Machine::X86_64
        }
    }

    /// `e_machine`.
    pub(super) fn number(self) -> elf::Machine {
        match self {
            Machine::X86_64 => elf::EM_X86_64,
            Machine::Aarch64 => elf::EM_AARCH64,
        }
    }

    /// Largest page size of systems on this machine: the alignment of segments.
    pub(super) const fn page(self) -> u64 {
        match self {
            Machine::X86_64 => 0x1000,
            Machine::Aarch64 => 0x1_0000,
        }
    }

    /// `r_type` of a relocation.
    pub(super) fn reloc(self, kind: RelocType) -> elf::RelocationType {
        match (self, kind) {
            (Machine::X86_64, RelocType::Relative) => elf::R_X86_64_RELATIVE,
            (Machine::X86_64, RelocType::Abs64) => elf::R_X86_64_64,
            (Machine::X86_64, RelocType::Pc32) => elf::R_X86_64_PC32,
            (Machine::X86_64, RelocType::Abs32) => elf::R_X86_64_32,
            (Machine::Aarch64, RelocType::Relative) => elf::R_AARCH64_RELATIVE,
            (Machine::Aarch64, RelocType::Abs64) => elf::R_AARCH64_ABS64,
            (Machine::Aarch64, RelocType::Pc32) => elf::R_AARCH64_PREL32,
            (Machine::Aarch64, RelocType::Abs32) => elf::R_AARCH64_ABS32,
        }
    }
}
