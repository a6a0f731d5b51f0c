//! Where everything of an image lies in the file and in memory.
//!
//! | segment | sections |
//! |--|--|
//! | read | headers, `.note.maple`, `.gnu.hash`, `.dynsym`, `.dynstr`, `.rela.dyn`, `.rodata` |
//! | read, write; read only once relocated | `.mirbin`, `.data.rel.ro`, `.dynamic` |
//! | the same segment | `.maple.class`, `.data`, `.bss` |
//! | none | `.maple.native`, `.debug_*`, `.symtab`, `.strtab`, `.shstrtab` |
//!
//! Addresses of the first segment are file offsets; those of the second are file offsets plus one alignment unit of the segment, so that
//! the two never share a page although the file has no gap between them. Only the end of the part that becomes read-only is padded.

use maple_mirbin::RelocKind;
use object::write::StringId;
use object::write::elf::{SectionIndex, Writer};

use super::{Blob, format_error, unloaded_sections};
use crate::emit::hash::GnuHash;
use crate::emit::plan::{Area, Field, PerArea, Placement, Plan};
use crate::emit::symtab::{SectionNumbers, SymbolTables, used_areas};
use crate::emit::{EmitError, Machine};

/// A stretch of file and memory.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Span {
    pub offset: u64,
    pub address: u64,
    pub size: u64,
}

/// A section whose header this crate writes itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Named {
    pub name: StringId,
    pub index: SectionIndex,
}

/// The result: every range of the file is reserved in the writer, in the order of the fields.
pub(super) struct Layout {
    pub note: Span,
    pub gnu_hash: u64,
    pub dynsym: u64,
    pub dynstr: u64,
    pub relocs: Span,
    /// Entries of `.rela.dyn`.
    pub reloc_count: usize,
    pub dynamic: Span,
    /// The areas; `.bss` has no file range.
    pub areas: PerArea<Span>,
    /// Size of the first segment, which starts at 0.
    pub read_end: u64,
    /// The second segment; its size in memory is [`Layout::memory_end`] less its address.
    pub write: Span,
    /// Address after `.bss`.
    pub memory_end: u64,
    /// File offset after `.dynamic`, at a page boundary.
    pub relro_end: u64,
    pub read_align: u64,
    pub write_align: u64,
    /// Sections that are not loaded, with their file offsets.
    pub blobs: Vec<(Blob, u64)>,
    /// String numbers of the names in `.strtab` and `.dynstr`.
    pub names: Names,
    pub sections: Sections,
}

/// Strings of the symbol tables.
pub(super) struct Names {
    pub module: StringId,
    pub local: Vec<StringId>,
    pub dynamic: Vec<StringId>,
    /// Libraries of the dynamic table.
    pub needed: Vec<StringId>,
    /// As [`Names::dynamic`], but in `.strtab`.
    pub global: Vec<StringId>,
}

/// Names and numbers of sections.
pub(super) struct Sections {
    pub note: Named,
    pub relocs: Option<Named>,
    pub areas: PerArea<Option<Named>>,
    pub blobs: Vec<Named>,
}

impl Sections {
    /// Section numbers of the areas.
    pub fn numbers(&self) -> SectionNumbers {
        let mut numbers = SectionNumbers::default();
        for area in Area::ALL {
            numbers[area] = self.areas[area].map_or(0, |section| section.index.0);
        }
        numbers
    }
}

impl Layout {
    /// Reserves everything.
    pub fn new<'a>(
        writer: &mut Writer<'a>,
        machine: Machine,
        plan: &Plan<'a>,
        symbols: &SymbolTables<'a>,
        hash: &GnuHash,
        note_size: u64,
    ) -> Result<Layout, EmitError> {
        let has_relocs = |field: &Field<'_>| field.reloc.kind == RelocKind::Abs64;
        let reloc_count = plan.fields().filter(has_relocs).count();
        let align_of = |areas: &[Area]| {
            areas
                .iter()
                .map(|&area| plan.extent(area).align)
                .max()
                .unwrap_or(1)
        };
        let read_align = machine.page().max(align_of(&[Area::Rodata]));
        let writable = [Area::Code, Area::Relro, Area::Class, Area::Data, Area::Bss];
        let write_align = machine.page().max(align_of(&writable));

        let dynamic_names = symbols
            .dynamic()
            .map(|entry| writer.add_dynamic_string(entry.name.as_bytes()));
        let dynamic = dynamic_names.collect();
        let needed = &plan.program.needed;
        let needed = needed
            .iter()
            .map(|name| writer.add_dynamic_string(name.as_bytes()))
            .collect();
        writer.reserve_null_dynamic_symbol_index();
        symbols.dynamic().for_each(|_| {
            writer.reserve_dynamic_symbol_index();
        });
        let global = symbols
            .dynamic()
            .map(|entry| writer.add_string(entry.name.as_bytes()))
            .collect();
        let local = symbols
            .local
            .iter()
            .map(|entry| writer.add_string(entry.name.as_bytes()))
            .collect();
        let names = Names {
            module: writer.add_string(plan.program.name.as_bytes()),
            local,
            dynamic,
            needed,
            global,
        };

        writer.reserve_file_header();
        writer.reserve_program_headers(super::SEGMENTS);
        let loaded = |offset, size| Span {
            offset,
            address: offset,
            size,
        };
        let note = loaded(writer.reserve(note_size, 4), note_size);
        let gnu_hash = writer.reserve_gnu_hash(hash.bloom_words, hash.buckets, hash.count);
        let dynsym = writer.reserve_dynsym();
        let dynstr = writer
            .reserve_dynstr()
            .map_err(|error| format_error(".dynstr", error))?;
        let relocs = loaded(
            writer.reserve_relocations(reloc_count, true),
            24 * reloc_count as u64,
        );
        let mut areas = PerArea::default();
        let mut put = |writer: &mut Writer<'a>, area: Area, shift: u64| {
            let extent = plan.extent(area);
            let offset = writer.reserve(extent.size, extent.align);
            areas[area] = Span {
                offset,
                address: offset + shift,
                size: extent.size,
            };
        };
        put(writer, Area::Rodata, 0);
        let read_end = writer.reserved_len();

        writer.reserve(0, plan.extent(Area::Code).align);
        let write_start = writer.reserved_len();
        put(writer, Area::Code, write_align);
        put(writer, Area::Relro, write_align);
        let dynamic_size = super::dynamic_count(reloc_count) + plan.program.needed.len();
        let offset = writer.reserve_dynamic(dynamic_size);
        let dynamic = Span {
            offset,
            address: offset + write_align,
            size: 16 * dynamic_size as u64,
        };
        let relro_end = writer.reserve(0, machine.page());
        put(writer, Area::Class, write_align);
        put(writer, Area::Data, write_align);
        let write_end = writer.reserved_len();
        let bss = plan.extent(Area::Bss);
        let address = (write_end + write_align).next_multiple_of(bss.align);
        areas[Area::Bss] = Span {
            offset: write_end,
            address,
            size: bss.size,
        };
        let memory_end = address + bss.size;
        if memory_end > EmitError::MAX_SIZE {
            let largest = Area::ALL.into_iter().max_by_key(|&area| plan.extent(area).size);
            return Err(EmitError::Size {
                section: largest.unwrap_or(Area::Bss).name(),
            });
        }
        let write = Span {
            offset: write_start,
            address: write_start + write_align,
            size: write_end - write_start,
        };

        let blobs = unloaded_sections(plan, areas[Area::Code].address)?;
        let sections = reserve_sections(writer, plan, reloc_count, &blobs);
        let place = |blob: Blob| {
            let offset = writer.reserve(blob.bytes.len() as u64, blob.align);
            (blob, offset)
        };
        let blobs = blobs.into_iter().map(place).collect();
        let numbers = sections.numbers();
        writer.reserve_symbol_index(None);
        for entry in symbols.local.iter().chain(symbols.dynamic()) {
            writer.reserve_symbol_index(entry.place.map(|place| SectionIndex(numbers[place.area])));
        }
        writer.reserve_symtab();
        writer
            .reserve_strtab()
            .map_err(|error| format_error(".strtab", error))?;
        writer
            .reserve_shstrtab()
            .map_err(|error| format_error(".shstrtab", error))?;
        writer.reserve_section_headers();
        Ok(Layout {
            note,
            gnu_hash,
            dynsym,
            dynstr,
            relocs,
            reloc_count,
            dynamic,
            areas,
            read_end,
            write,
            memory_end,
            relro_end,
            read_align,
            write_align,
            blobs,
            names,
            sections,
        })
    }

    /// Virtual address of a place.
    pub fn address(&self, place: Placement) -> u64 {
        self.areas[place.area].address + place.offset
    }
}

/// Numbers the sections in the order of the file.
fn reserve_sections<'a>(
    writer: &mut Writer<'a>,
    plan: &Plan<'_>,
    reloc_count: usize,
    blobs: &[Blob],
) -> Sections {
    fn named<'a>(writer: &mut Writer<'a>, name: &'static str) -> Named {
        Named {
            name: writer.add_section_name(name.as_bytes()),
            index: writer.reserve_section_index(),
        }
    }
    let mut areas = PerArea::default();
    let used: Vec<Area> = used_areas(plan).collect();
    let mut area = |writer: &mut Writer<'a>, area: Area| {
        if used.contains(&area) {
            areas[area] = Some(named(writer, area.name()));
        }
    };
    let note = named(writer, maple_mirbin::note::SECTION);
    writer.reserve_gnu_hash_section_index();
    writer.reserve_dynsym_section_index();
    writer.reserve_dynstr_section_index();
    let relocs = (reloc_count != 0).then(|| named(writer, ".rela.dyn"));
    area(writer, Area::Rodata);
    area(writer, Area::Code);
    area(writer, Area::Relro);
    writer.reserve_dynamic_section_index();
    area(writer, Area::Class);
    area(writer, Area::Data);
    area(writer, Area::Bss);
    let blobs = blobs.iter().map(|blob| named(writer, blob.name)).collect();
    writer.reserve_symtab_section_index();
    writer.reserve_strtab_section_index();
    writer.reserve_shstrtab_section_index();
    Sections {
        note,
        relocs,
        areas,
        blobs,
    }
}
