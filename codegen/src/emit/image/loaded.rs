//! The part of an image that is mapped: headers, dynamic symbols and relocations, contents.

use maple_mirbin::RelocKind;
use object::elf;
use object::write;
use object::write::elf::{FileHeader, ProgramHeader, Rel, Writer};

use super::layout::Span;
use super::{Image, format_error};
use crate::emit::EmitError;
use crate::emit::machine::RelocType;
use crate::emit::plan::{Area, Placement};
use crate::program::FunctionCode;

impl Image<'_, '_> {
    pub fn headers(&self, writer: &mut Writer<'_>) -> Result<(), EmitError> {
        let header = FileHeader {
            e_type: elf::ET_DYN,
            e_machine: self.machine.number(),
            ..FileHeader::default()
        };
        writer
            .write_file_header(&header)
            .map_err(|error| format_error("the file", error))?;
        let layout = self.layout;
        let read = Span {
            offset: 0,
            address: 0,
            size: layout.read_end,
        };
        let relro = Span {
            size: layout.relro_end - layout.write.offset,
            ..layout.write
        };
        let read_write = elf::PF_R | elf::PF_W;
        let write_size = layout.memory_end - layout.write.address;
        let mut segment = |p_type, p_flags, span: Span, p_memsz, p_align| {
            writer.write_program_header(&ProgramHeader {
                p_type,
                p_flags,
                p_offset: span.offset,
                p_vaddr: span.address,
                p_paddr: span.address,
                p_filesz: span.size,
                p_memsz,
                p_align,
            });
        };
        segment(elf::PT_LOAD, elf::PF_R, read, read.size, layout.read_align);
        segment(
            elf::PT_LOAD,
            read_write,
            layout.write,
            write_size,
            layout.write_align,
        );
        segment(
            elf::PT_DYNAMIC,
            read_write,
            layout.dynamic,
            layout.dynamic.size,
            8,
        );
        segment(elf::PT_NOTE, elf::PF_R, layout.note, layout.note.size, 4);
        segment(elf::PT_GNU_STACK, read_write, Span::default(), 0, 16);
        segment(elf::PT_GNU_RELRO, elf::PF_R, relro, relro.size, 1);
        Ok(())
    }

    pub fn dynamic_symbols(&self, writer: &mut Writer<'_>) {
        let hash = self.hash;
        let first = self.symbols.undefined.len() as u32 + 1;
        let shift = hash.bloom_shift();
        writer.write_gnu_hash(first, shift, hash.bloom_words, hash.buckets, hash.count, |at| {
            hash.hash(at)
        });
        writer.write_null_dynamic_symbol();
        let numbers = self.layout.sections.numbers();
        for (entry, &name) in self.symbols.dynamic().zip(&self.layout.names.dynamic) {
            let name = writer.dynamic_string_offset(Some(name));
            let locate = |place: Placement| (numbers[place.area], self.layout.address(place));
            writer.write_dynamic_symbol(&entry.sym(name, locate));
        }
        writer.write_dynstr();
    }

    pub fn relocations(&self, writer: &mut Writer<'_>) {
        let mut numbers = rustc_hash::FxHashMap::default();
        for (index, entry) in self.symbols.dynamic().enumerate() {
            numbers.insert(entry.symbol, index as u32 + 1);
        }
        let addresses = self
            .plan
            .fields()
            .filter(|field| field.reloc.kind == RelocKind::Abs64);
        let mut relocs: Vec<Rel> = addresses
            .map(|field| {
                let (kind, symbol, base) = match self.plan.bound(field.reloc.symbol) {
                    Some(place) => (RelocType::Relative, 0, self.layout.address(place)),
                    None => (
                        RelocType::Abs64,
                        numbers.get(&field.reloc.symbol).copied().unwrap_or(0),
                        0,
                    ),
                };
                Rel {
                    r_offset: self.layout.address(field.place),
                    r_sym: symbol,
                    r_type: self.machine.reloc(kind),
                    r_addend: field.reloc.addend.wrapping_add(base as i64),
                }
            })
            .collect();
        relocs.sort_by_key(|reloc| reloc.r_offset);
        writer.write_align_relocation();
        relocs
            .iter()
            .for_each(|reloc| writer.write_relocation(true, reloc));
    }

    /// The areas and the dynamic table, in file order.
    pub fn contents(&self, writer: &mut Writer<'_>) -> Result<(), EmitError> {
        self.objects(writer, Area::Rodata);
        let start = self.layout.areas[Area::Code].offset;
        for (function, offset) in self.plan.program.functions.iter().zip(&self.plan.functions) {
            writer.pad_until(start + offset);
            writer.write(&self.code(function, *offset)?);
        }
        self.objects(writer, Area::Relro);
        self.dynamic(writer)
            .map_err(|error| format_error(".dynamic", error))?;
        writer.pad_until(self.layout.relro_end);
        self.objects(writer, Area::Class);
        self.objects(writer, Area::Data);
        Ok(())
    }

    fn objects(&self, writer: &mut Writer<'_>, area: Area) {
        let start = self.layout.areas[area].offset;
        for (object, offset) in self.plan.objects(area) {
            writer.pad_until(start + offset);
            writer.write(&object.bytes);
        }
    }

    /// The bytes of a function at `start` of its area, with all distances filled in.
    fn code(&self, function: &FunctionCode, start: u64) -> Result<Vec<u8>, EmitError> {
        let mut bytes = function.bytes.clone();
        for reloc in function
            .relocs
            .iter()
            .filter(|reloc| reloc.kind == RelocKind::Pc32)
        {
            let at = reloc.offset as usize;
            let place = self.layout.areas[Area::Code].address + start + u64::from(reloc.offset);
            let target = self
                .plan
                .place(reloc.symbol)
                .map_or(0, |target| self.layout.address(target));
            let distance = (target as i64)
                .wrapping_sub(place as i64)
                .saturating_add(reloc.addend);
            let short = i32::try_from(distance).map_err(|_| EmitError::Reach {
                owner: function.name.clone(),
                offset: reloc.offset,
                target: self.plan.name(reloc.symbol).to_owned(),
                distance,
            })?;
            if let Some(field) = bytes.get_mut(at..at + 4) {
                field.copy_from_slice(&short.to_le_bytes());
            }
        }
        Ok(bytes)
    }

    fn dynamic(&self, writer: &mut Writer<'_>) -> write::Result<()> {
        let layout = self.layout;
        writer.pad_until(layout.dynamic.offset);
        for &name in &layout.names.needed {
            writer.write_dynamic_string(elf::DT_NEEDED, name)?;
        }
        writer.write_dynamic(elf::DT_GNU_HASH, layout.gnu_hash)?;
        writer.write_dynamic(elf::DT_STRTAB, layout.dynstr)?;
        writer.write_dynamic(elf::DT_SYMTAB, layout.dynsym)?;
        writer.write_dynamic(elf::DT_STRSZ, writer.dynstr_len().into())?;
        writer.write_dynamic(elf::DT_SYMENT, 24)?;
        if layout.reloc_count != 0 {
            writer.write_dynamic(elf::DT_RELA, layout.relocs.address)?;
            writer.write_dynamic(elf::DT_RELASZ, layout.relocs.size)?;
            writer.write_dynamic(elf::DT_RELAENT, 24)?;
        }
        writer.write_dynamic(elf::DT_NULL, 0)
    }
}
