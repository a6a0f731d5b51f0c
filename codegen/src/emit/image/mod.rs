//! Images: complete shared objects, made without assembler and linker (DESIGN §4).
//!
//! `.mirbin` is marked writable and executable, so that tools take its symbols for code, but it lies in a segment without execute
//! permission. The segment is writable because the addresses in function code are relocations as far as the system's linker is
//! concerned; `PT_GNU_RELRO` makes it read-only after these, so there are no text relocations (`DT_TEXTREL`). The engine's loader
//! never applies them: code pages stay as they are in the file and are shared between processes.
//!
//! References to definitions of the image itself are bound to them, by distance or by relative relocation. The exception is a weak
//! symbol that is only referred to by address: the loader looks it up by name.
//! `.rela.dyn` ascends by place, which is how the loader searches it.

use object::elf;
use object::write::elf::Writer;
use object::{Endianness, write};

use super::hash::GnuHash;
use super::plan::{Area, Plan};
use super::symtab::SymbolTables;
use super::{EmitError, Machine, dwarf};
use crate::program::Program;

mod layout;
mod loaded;
mod unloaded;

use layout::Layout;

/// Program headers: two loadable segments, dynamic table, note, stack, read-only after relocation.
const SEGMENTS: u32 = 6;

/// A section that is not loaded.
pub(super) struct Blob {
    pub name: &'static str,
    pub flags: elf::SectionFlags,
    pub align: u64,
    pub entry_size: u64,
    pub bytes: Vec<u8>,
}

impl Blob {
    /// A debug section.
    pub fn debug(id: gimli::SectionId, bytes: Vec<u8>) -> Blob {
        let strings = id == gimli::SectionId::DebugStr;
        Blob {
            name: id.name(),
            flags: if strings {
                elf::SHF_MERGE | elf::SHF_STRINGS
            } else {
                elf::SectionFlags(0)
            },
            align: 1,
            entry_size: strings.into(),
            bytes,
        }
    }
}

/// Writes the image of `program` for `machine`.
pub(super) fn write(program: &Program, machine: Machine) -> Result<Vec<u8>, EmitError> {
    let plan = Plan::new(program)?;
    let mut symbols = SymbolTables::new(&plan);
    let hash = symbols.order_by_hash();
    let note = program.note.encode();
    let mut file = Vec::new();
    let mut writer = Writer::new(Endianness::Little, true, &mut file);
    let layout = Layout::new(&mut writer, machine, &plan, &symbols, &hash, note.len() as u64)?;
    let image = Image {
        machine,
        plan: &plan,
        symbols: &symbols,
        hash: &hash,
        layout: &layout,
    };
    image.headers(&mut writer)?;
    writer.pad_until(layout.note.offset);
    writer.write(&note);
    image.dynamic_symbols(&mut writer);
    image.relocations(&mut writer);
    image.contents(&mut writer)?;
    image.unloaded(&mut writer);
    image.symbols(&mut writer);
    image.section_headers(&mut writer);
    Ok(file)
}

/// The sections of a program that are not loaded, with `.mirbin` at address `code`.
fn unloaded_sections(plan: &Plan<'_>, code: u64) -> Result<Vec<Blob>, EmitError> {
    let mut blobs = Vec::new();
    let natives = super::natives(plan, code)?;
    if !natives.is_empty() {
        blobs.push(Blob {
            name: maple_mirbin::native::SECTION,
            flags: elf::SectionFlags(0),
            align: 4,
            entry_size: 0,
            bytes: natives.encode(),
        });
    }
    let address = |offset| gimli::write::Address::Constant(code + offset);
    let section = gimli::write::EndianVec::new(gimli::LittleEndian);
    let debug = dwarf::sections(plan, address, section)?;
    blobs.extend(
        debug
            .into_iter()
            .map(|(id, bytes)| Blob::debug(id, bytes.into_vec())),
    );
    Ok(blobs)
}

fn format_error(part: &'static str, error: write::Error) -> EmitError {
    EmitError::Format {
        part,
        cause: error.to_string(),
    }
}

/// Entries of the dynamic table, the closing one included, those of needed libraries not.
fn dynamic_count(reloc_count: usize) -> usize {
    if reloc_count == 0 { 6 } else { 9 }
}

/// Everything that is known before the first byte is written. The methods write the parts of the file, in its order.
struct Image<'a, 'p> {
    machine: Machine,
    plan: &'a Plan<'p>,
    symbols: &'a SymbolTables<'p>,
    hash: &'a GnuHash,
    layout: &'a Layout,
}

/// Section flags of an area.
pub(super) fn area_flags(area: Area) -> elf::SectionFlags {
    match area {
        Area::Code => elf::SHF_ALLOC | elf::SHF_WRITE | elf::SHF_EXECINSTR,
        Area::Rodata => elf::SHF_ALLOC,
        Area::Relro | Area::Class | Area::Data | Area::Bss => elf::SHF_ALLOC | elf::SHF_WRITE,
    }
}
