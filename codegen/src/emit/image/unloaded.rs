//! The part of an image that only tools and the loader's own reader look at: native table, debug information, symbols, section headers.

use object::elf;
use object::write::elf::{SectionHeader, Writer};

use super::layout::{Named, Span};
use super::{Image, area_flags};
use crate::emit::plan::{Area, Placement};
use crate::emit::symtab::file_symbol;

impl Image<'_, '_> {
    pub fn unloaded(&self, writer: &mut Writer<'_>) {
        for (blob, offset) in &self.layout.blobs {
            writer.pad_until(*offset);
            writer.write(&blob.bytes);
        }
    }

    pub fn symbols(&self, writer: &mut Writer<'_>) {
        let names = &self.layout.names;
        let numbers = self.layout.sections.numbers();
        writer.write_null_symbol();
        writer.write_symbol(&file_symbol(writer.string_offset(Some(names.module))));
        let local = self.symbols.local.iter().zip(&names.local);
        for (entry, &name) in local.chain(self.symbols.dynamic().zip(&names.global)) {
            let name = writer.string_offset(Some(name));
            let locate = |place: Placement| (numbers[place.area], self.layout.address(place));
            writer.write_symbol(&entry.sym(name, locate));
        }
        writer.write_strtab();
        writer.write_shstrtab();
    }

    pub fn section_headers(&self, writer: &mut Writer<'_>) {
        let layout = self.layout;
        let sections = &layout.sections;
        let own = |writer: &mut Writer<'_>, section: Named, header: SectionHeader| {
            let sh_name = writer.section_name_offset(Some(section.name));
            writer.write_section_header(&SectionHeader { sh_name, ..header });
        };
        let spanning = |span: Span, sh_type, sh_flags, sh_addralign| SectionHeader {
            sh_type,
            sh_flags,
            sh_addr: span.address,
            sh_offset: span.offset,
            sh_size: span.size,
            sh_addralign,
            ..SectionHeader::default()
        };
        let area = |writer: &mut Writer<'_>, area: Area| {
            let Some(section) = sections.areas[area] else {
                return;
            };
            let kind = if area == Area::Bss {
                elf::SHT_NOBITS
            } else {
                elf::SHT_PROGBITS
            };
            let align = self.plan.extent(area).align;
            own(
                writer,
                section,
                spanning(layout.areas[area], kind, area_flags(area), align),
            );
        };
        writer.write_null_section_header();
        own(
            writer,
            sections.note,
            spanning(layout.note, elf::SHT_NOTE, elf::SHF_ALLOC, 4),
        );
        writer.write_gnu_hash_section_header(layout.gnu_hash);
        writer.write_dynsym_section_header(layout.dynsym, 1);
        writer.write_dynstr_section_header(layout.dynstr);
        if let Some(section) = sections.relocs {
            let header = SectionHeader {
                sh_link: writer.dynsym_index().0,
                sh_entsize: 24,
                ..spanning(layout.relocs, elf::SHT_RELA, elf::SHF_ALLOC, 8)
            };
            own(writer, section, header);
        }
        area(writer, Area::Rodata);
        area(writer, Area::Code);
        area(writer, Area::Relro);
        writer.write_dynamic_section_header(layout.dynamic.address);
        area(writer, Area::Class);
        area(writer, Area::Data);
        area(writer, Area::Bss);
        for ((blob, offset), section) in layout.blobs.iter().zip(&sections.blobs) {
            let span = Span {
                offset: *offset,
                address: 0,
                size: blob.bytes.len() as u64,
            };
            let header = SectionHeader {
                sh_entsize: blob.entry_size,
                ..spanning(span, elf::SHT_PROGBITS, blob.flags, blob.align)
            };
            own(writer, *section, header);
        }
        // The null symbol, the module's and the local ones.
        writer.write_symtab_section_header(2 + self.symbols.local.len() as u32);
        writer.write_strtab_section_header();
        writer.write_shstrtab_section_header();
    }
}
