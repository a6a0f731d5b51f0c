//! Relocatable objects: the sections of an image with everything about places left to a linker (`ld -shared`).
//!
//! References to definitions of the program itself go through the symbols of their sections, so that the linker binds them here as
//! [`write`](super::write) does, and accepts distances to symbols that other images can see. The native table is not loaded, in objects
//! as in images: in a section that were, the linker would turn the places of call sites into load-time relocations.

use object::elf;
use object::write::StringId;
use object::write::elf::{FileHeader, Rel, SectionHeader, SectionIndex, Writer};
use object::{Endianness, write};

use super::plan::{Area, PerArea, Plan};
use super::relocatable::{FixupTarget, Section, add_areas, add_unloaded, note};
use super::symtab::{SymbolTables, file_symbol, section_symbol};
use super::{EmitError, Machine};
use crate::program::Program;

/// Writes `program` as a relocatable object for `machine`.
pub(super) fn write(program: &Program, machine: Machine) -> Result<Vec<u8>, EmitError> {
    let plan = Plan::new(program)?;
    let symbols = SymbolTables::new(&plan);
    let mut sections = vec![note(&plan)];
    let areas = add_areas(&plan, &mut sections);
    add_unloaded(&plan, areas[Area::Code], &mut sections)?;
    let file = File {
        machine,
        program,
        symbols: &symbols,
        sections: &sections,
        areas: &areas,
    };
    file.write()
}

struct File<'a, 'p> {
    machine: Machine,
    program: &'p Program,
    symbols: &'a SymbolTables<'p>,
    sections: &'a [Section],
    areas: &'a PerArea<usize>,
}

/// Where a section and its relocations are.
struct Placed {
    name: StringId,
    offset: u64,
    relocs: Option<(StringId, u64)>,
}

impl File<'_, '_> {
    fn write(&self) -> Result<Vec<u8>, EmitError> {
        let failed = |error: write::Error| EmitError::Format {
            part: "the object",
            cause: error.to_string(),
        };
        let reloc_names: Vec<String> = self
            .sections
            .iter()
            .map(|section| format!(".rela{}", section.name))
            .collect();
        let mut file = Vec::new();
        let mut writer = Writer::new(Endianness::Little, true, &mut file);

        writer.reserve_file_header();
        let mut placed = Vec::new();
        for section in self.sections {
            writer.reserve_section_index();
            placed.push(Placed {
                name: writer.add_section_name(section.name.as_bytes()),
                offset: writer.reserve(section.bytes.len() as u64, section.align),
                relocs: None,
            });
        }
        for ((section, placed), name) in self.sections.iter().zip(&mut placed).zip(&reloc_names) {
            if !section.fixups.is_empty() {
                writer.reserve_section_index();
                let offset = writer.reserve_relocations(section.fixups.len(), true);
                placed.relocs = Some((writer.add_section_name(name.as_bytes()), offset));
            }
        }
        let symtab = writer.reserve_symtab_section_index();
        writer.reserve_strtab_section_index();
        writer.reserve_shstrtab_section_index();
        let module = writer.add_string(self.program.name.as_bytes());
        let entries = self.symbols.local.iter().chain(self.symbols.dynamic());
        let names: Vec<StringId> = entries
            .clone()
            .map(|entry| writer.add_string(entry.name.as_bytes()))
            .collect();
        for _ in 0..1 + self.sections.len() + names.len() {
            writer.reserve_symbol_index(None);
        }
        writer.reserve_symtab();
        writer.reserve_strtab().map_err(failed)?;
        writer.reserve_shstrtab().map_err(failed)?;
        writer.reserve_section_headers();

        let header = FileHeader {
            e_type: elf::ET_REL,
            e_machine: self.machine.number(),
            ..FileHeader::default()
        };
        writer.write_file_header(&header).map_err(failed)?;
        for (section, placed) in self.sections.iter().zip(&placed) {
            writer.pad_until(placed.offset);
            writer.write(&section.bytes);
        }
        self.relocations(&mut writer, &placed);
        writer.write_null_symbol();
        writer.write_symbol(&file_symbol(writer.string_offset(Some(module))));
        for index in 0..self.sections.len() {
            writer.write_symbol(&section_symbol(number(index)));
        }
        for (entry, &name) in entries.zip(&names) {
            let name = writer.string_offset(Some(name));
            writer.write_symbol(&entry.sym(name, |place| (number(self.areas[place.area]), place.offset)));
        }
        writer.write_strtab();
        writer.write_shstrtab();
        self.section_headers(&mut writer, &placed, symtab);
        Ok(file)
    }

    fn relocations(&self, writer: &mut Writer<'_>, placed: &[Placed]) {
        let first = 2 + self.sections.len() as u32;
        let mut numbers = rustc_hash::FxHashMap::default();
        for (index, entry) in self
            .symbols
            .local
            .iter()
            .chain(self.symbols.dynamic())
            .enumerate()
        {
            numbers.insert(entry.symbol, first + index as u32);
        }
        for (section, placed) in self.sections.iter().zip(placed) {
            let Some((_, offset)) = placed.relocs else {
                continue;
            };
            writer.pad_until(offset);
            for fixup in &section.fixups {
                let symbol = match fixup.target {
                    // Section symbols follow the null symbol and the module's.
                    FixupTarget::Section(index) => 2 + index as u32,
                    FixupTarget::Symbol(symbol) => numbers.get(&symbol).copied().unwrap_or_default(),
                };
                writer.write_relocation(
                    true,
                    &Rel {
                        r_offset: fixup.offset,
                        r_sym: symbol,
                        r_type: self.machine.reloc(fixup.kind),
                        r_addend: fixup.addend,
                    },
                );
            }
        }
    }

    fn section_headers(&self, writer: &mut Writer<'_>, placed: &[Placed], symtab: SectionIndex) {
        writer.write_null_section_header();
        for (section, placed) in self.sections.iter().zip(placed) {
            writer.write_section_header(&SectionHeader {
                sh_name: writer.section_name_offset(Some(placed.name)),
                sh_type: section.kind,
                sh_flags: section.flags,
                sh_offset: placed.offset,
                sh_size: section.size,
                sh_addralign: section.align,
                sh_entsize: section.entry_size,
                ..SectionHeader::default()
            });
        }
        for (index, (section, placed)) in self.sections.iter().zip(placed).enumerate() {
            if let Some((name, offset)) = placed.relocs {
                let target = SectionIndex(number(index));
                let count = section.fixups.len();
                writer.write_relocation_section_header(name, target, symtab, offset, count, true);
            }
        }
        let local = 2 + self.sections.len() + self.symbols.local.len();
        writer.write_symtab_section_header(local as u32);
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
    }
}

/// Number of the section at a position of the list: 0 is the null section's.
fn number(position: usize) -> u32 {
    position as u32 + 1
}
