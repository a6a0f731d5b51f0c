//! Sections whose places are left to a linker: contents and the fields in them that depend on symbols and sections.

use gimli::SectionId;
use gimli::write::{Address, EndianVec, RelocateWriter, Relocation, RelocationTarget};
use maple_mirbin::RelocKind;
use object::elf;

use super::image::{Blob, area_flags};
use super::machine::RelocType;
use super::plan::{Area, PerArea, Plan};
use super::symtab::used_areas;
use super::{EmitError, dwarf};
use crate::program::SymbolId;

/// What a field of a section depends on.
#[derive(Clone, Copy, Debug)]
pub(super) enum FixupTarget {
    /// A symbol that the linker or loader looks up.
    Symbol(SymbolId),
    /// The start of a section, by its position in the list of sections.
    Section(usize),
}

/// A field that is filled in once its target has a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixup {
    pub offset: u64,
    pub kind: RelocType,
    pub target: FixupTarget,
    pub addend: i64,
}

/// A section before it has a place in the file.
pub(super) struct Section {
    pub name: &'static str,
    pub kind: elf::SectionType,
    pub flags: elf::SectionFlags,
    pub align: u64,
    pub entry_size: u64,
    pub size: u64,
    /// Empty if the section has no file contents.
    pub bytes: Vec<u8>,
    /// Ascending, except in debug sections.
    pub fixups: Vec<Fixup>,
}

impl Section {
    pub fn new(
        name: &'static str,
        kind: elf::SectionType,
        flags: elf::SectionFlags,
        bytes: Vec<u8>,
    ) -> Section {
        Section {
            name,
            kind,
            flags,
            align: 1,
            entry_size: 0,
            size: bytes.len() as u64,
            bytes,
            fixups: Vec::new(),
        }
    }
}

/// Bytes and relocations of a debug section.
#[derive(Clone)]
struct Recorder {
    bytes: EndianVec<gimli::LittleEndian>,
    relocs: Vec<Relocation>,
}

impl RelocateWriter for Recorder {
    type Writer = EndianVec<gimli::LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocs.push(relocation);
    }
}

/// The section of the build note.
pub(super) fn note(plan: &Plan<'_>) -> Section {
    let bytes = plan.program.note.encode();
    Section {
        align: 4,
        ..Section::new(maple_mirbin::note::SECTION, elf::SHT_NOTE, elf::SHF_ALLOC, bytes)
    }
}

/// Adds the sections of the areas; the result is where they are in the list.
pub(super) fn add_areas(plan: &Plan<'_>, sections: &mut Vec<Section>) -> PerArea<usize> {
    let mut positions = PerArea::<usize>::default();
    for area in used_areas(plan) {
        positions[area] = sections.len();
        let extent = plan.extent(area);
        let mut bytes = Vec::new();
        if area == Area::Code {
            for (function, &start) in plan.program.functions.iter().zip(&plan.functions) {
                bytes.resize(start as usize, 0);
                bytes.extend_from_slice(&function.bytes);
            }
        } else if area != Area::Bss {
            for (object, start) in plan.objects(area) {
                bytes.resize(start as usize, 0);
                bytes.extend_from_slice(&object.bytes);
            }
        }
        let kind = if area == Area::Bss {
            elf::SHT_NOBITS
        } else {
            elf::SHT_PROGBITS
        };
        sections.push(Section {
            align: extent.align,
            size: extent.size,
            ..Section::new(area.name(), kind, area_flags(area), bytes)
        });
    }
    for field in plan.fields() {
        let kind = match field.reloc.kind {
            RelocKind::Abs64 => RelocType::Abs64,
            RelocKind::Pc32 => RelocType::Pc32,
        };
        let (target, base) = match plan.bound(field.reloc.symbol) {
            Some(place) => (FixupTarget::Section(positions[place.area]), place.offset),
            None => (FixupTarget::Symbol(field.reloc.symbol), 0),
        };
        if let Some(section) = sections.get_mut(positions[field.place.area]) {
            section.fixups.push(Fixup {
                offset: field.place.offset,
                kind,
                target,
                addend: field.reloc.addend.wrapping_add(base as i64),
            });
        }
    }
    positions
}

/// Adds the sections that are not loaded; `code` is where the functions' section is in the list.
pub(super) fn add_unloaded(
    plan: &Plan<'_>,
    code: usize,
    sections: &mut Vec<Section>,
) -> Result<(), EmitError> {
    add_natives(plan, code, sections)?;
    add_debug(plan, code, sections)?;
    let no_flags = elf::SectionFlags(0);
    sections.push(Section::new(
        ".note.GNU-stack",
        elf::SHT_PROGBITS,
        no_flags,
        Vec::new(),
    ));
    Ok(())
}

fn add_natives(plan: &Plan<'_>, code: usize, sections: &mut Vec<Section>) -> Result<(), EmitError> {
    let natives = super::natives(plan, 0)?;
    if natives.is_empty() {
        return Ok(());
    }
    let mut bytes = natives.encode();
    let fields: Vec<(usize, u64)> = natives.site_fields(&bytes).collect();
    for &(offset, _) in &fields {
        if let Some(field) = bytes.get_mut(offset..offset + 8) {
            field.fill(0);
        }
    }
    let fixups = fields.into_iter().map(|(offset, site)| Fixup {
        offset: offset as u64,
        kind: RelocType::Abs64,
        target: FixupTarget::Section(code),
        addend: site as i64,
    });
    sections.push(Section {
        align: 4,
        fixups: fixups.collect(),
        ..Section::new(
            maple_mirbin::native::SECTION,
            elf::SHT_PROGBITS,
            elf::SectionFlags(0),
            bytes,
        )
    });
    Ok(())
}

fn add_debug(plan: &Plan<'_>, code: usize, sections: &mut Vec<Section>) -> Result<(), EmitError> {
    let address = |offset: u64| Address::Symbol {
        symbol: code,
        addend: offset as i64,
    };
    let recorder = Recorder {
        bytes: EndianVec::new(gimli::LittleEndian),
        relocs: Vec::new(),
    };
    let debug = dwarf::sections(plan, address, recorder)?;
    let first = sections.len();
    let ids: Vec<SectionId> = debug.iter().map(|(id, _)| *id).collect();
    for (id, section) in debug {
        let fixups = section.relocs.iter().filter_map(|reloc| {
            let target = match reloc.target {
                RelocationTarget::Symbol(section) => section,
                RelocationTarget::Section(id) => first + ids.iter().position(|&other| other == id)?,
            };
            Some(Fixup {
                offset: reloc.offset as u64,
                kind: if reloc.size == 8 {
                    RelocType::Abs64
                } else {
                    RelocType::Abs32
                },
                target: FixupTarget::Section(target),
                addend: reloc.addend,
            })
        });
        let fixups = fixups.collect();
        let blob = Blob::debug(id, section.bytes.into_vec());
        sections.push(Section {
            align: blob.align,
            entry_size: blob.entry_size,
            fixups,
            ..Section::new(blob.name, elf::SHT_PROGBITS, blob.flags, blob.bytes)
        });
    }
    Ok(())
}
