//! Listings: assembly text in the seed's style (image.md §8; seed 2 §7.2) for x86-64.
//!
//! ```text
//! gcc -x assembler-with-cpp -c x.s && gcc -shared -nostdlib -Wl,--no-warn-rwx-segments -o x.so x.o
//! ```
//!
//! makes an image that runs like the one [`write`](super::write) gives; no tool warns. The assembled object has the sections of
//! [`object`](super::object), byte for byte. Line tables are data here, since assemblers attach line directives to the machine's own
//! instructions only.
//!
//! A symbol that other images see has a second label, `.L` and its name, where code or data of the listing refers to it: linkers refuse
//! distances to the first, which could be in another image.

use std::fmt::Write;

use maple_mirbin::disasm::{NameKind, annotated, generated, preamble};
use maple_mirbin::header::{parse, write_mpjs, write_mpli};
use maple_mirbin::{Function, Header};
use object::elf;

use super::EmitError;
use super::machine::RelocType;
use super::plan::{Area, Plan};
use super::relocatable::{Fixup, FixupTarget, Section, add_unloaded, note};
use super::symtab::used_areas;
use crate::program::{DataObject, ExternKind, FunctionCode, Linkage, Program, Reloc, SymbolId};

mod data;
mod globals;
mod names;

use data::Data;
use names::{Names, plain, string, sum};

/// The listing of `program`.
pub(super) fn write(program: &Program) -> Result<String, EmitError> {
    let plan = Plan::new(program)?;
    let mut listing = Listing {
        names: Names::new(&plan)?,
        plan: &plan,
        out: String::new(),
    };
    listing.put(format_args!("\t.file {}", string(program.name.as_bytes())));
    listing.out.push_str(&preamble());
    // Debug information names the section of the functions by its position in this list.
    let mut sections = vec![
        note(&plan),
        Section::new(
            Area::Code.name(),
            elf::SHT_PROGBITS,
            elf::SectionFlags(0),
            Vec::new(),
        ),
    ];
    add_unloaded(&plan, 1, &mut sections)?;
    for (index, section) in sections.iter().enumerate() {
        if index == 1 {
            // The seed's JavaScript listings begin with the declaration of the module.
            let declares = |area: &Area| *area == Area::Rodata && globals::find(program).is_some();
            let (first, rest): (Vec<Area>, Vec<Area>) = used_areas(&plan).partition(declares);
            first.into_iter().chain(rest).for_each(|area| listing.area(area));
        } else {
            listing.section(section, &sections);
        }
    }
    listing.externs();
    Ok(listing.out)
}

struct Listing<'a, 'p> {
    plan: &'a Plan<'p>,
    names: Names,
    out: String,
}

impl Listing<'_, '_> {
    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = self.out.write_fmt(line);
        self.out.push('\n');
    }

    fn area(&mut self, area: Area) {
        let (flags, kind) = match area {
            Area::Code => ("awx", "progbits"),
            Area::Rodata => ("a", "progbits"),
            Area::Relro | Area::Class | Area::Data => ("aw", "progbits"),
            Area::Bss => ("aw", "nobits"),
        };
        self.put(format_args!("\n\t.section {},\"{flags}\",%{kind}", area.name()));
        if area == Area::Code {
            for function in &self.plan.program.functions {
                self.function(function);
            }
        } else {
            for (object, _) in self.plan.objects(area) {
                self.object(object);
            }
        }
    }

    /// What stands before a definition: alignment, who sees it, its type.
    fn head(&mut self, name: &str, linkage: Linkage, align: u64, kind: &str) {
        let binding = match linkage {
            Linkage::Global => ".globl",
            Linkage::Weak => ".weak",
            Linkage::Local => ".local",
        };
        self.put(format_args!("\n\t.p2align {}, 0", align.trailing_zeros()));
        self.put(format_args!("\t{binding} {name}"));
        self.put(format_args!("\t.type {name}, %{kind}"));
    }

    /// The second label of a symbol, if it needs one.
    fn alias(&mut self, symbol: SymbolId) {
        if let Some(alias) = self.names.alias(symbol) {
            let _ = writeln!(self.out, "{alias}:");
        }
    }

    fn object(&mut self, object: &DataObject) {
        let name = self.names.of(object.symbol).to_owned();
        self.head(&name, object.linkage, object.align.into(), "object");
        self.put(format_args!("\t.size {name}, {}", object.size));
        self.alias(object.symbol);
        self.put(format_args!("{name}:"));
        if let Some(text) = globals::text(object) {
            self.out.push_str(&text);
            return;
        }
        if object.bytes.is_empty() {
            if object.size != 0 {
                self.put(format_args!("\t.zero {}", object.size));
            }
            return;
        }
        let fields = object
            .relocs
            .iter()
            .map(|reloc| (u64::from(reloc.offset), 8, self.names.field(reloc)));
        let data = Data::new(&object.bytes, fields.collect());
        data.write(&mut self.out);
    }

    fn function(&mut self, function: &FunctionCode) {
        let name = self.names.of(function.symbol).to_owned();
        self.head(&name, function.linkage, super::plan::FUNCTION_ALIGN, "function");
        let comment = plain(&function.name);
        self.put(format_args!("\t// mir2bin func begin: {comment}"));
        let others = self.other_names(function);
        for other in &others {
            self.put(format_args!("\t.globl {other}"));
            self.put(format_args!("\t.type {other}, %function"));
            self.put(format_args!("{other}:"));
        }
        self.alias(function.symbol);
        match self.code(function, &name) {
            Some(text) => self.out.push_str(&text),
            None => {
                self.put(format_args!("{name}:"));
                let fields = function.relocs.iter();
                let fields = fields.map(|reloc| {
                    let text = self.names.field(reloc);
                    let text = if reloc.kind.size() == 4 {
                        format!("{text}-.")
                    } else {
                        text
                    };
                    (u64::from(reloc.offset), reloc.kind.size(), text)
                });
                Data::new(&function.bytes, fields.collect()).write(&mut self.out);
            }
        }
        if let Some(end) = self.names.end_label(&name) {
            self.put(format_args!("{end}:"));
        }
        for name in others.iter().chain([&name]) {
            self.put(format_args!("\t.size {name}, .-{name}"));
        }
        self.put(format_args!("\t// mir2bin func end: {comment}"));
    }

    /// Further names of a function.
    fn other_names(&self, function: &FunctionCode) -> Vec<String> {
        let program = self.plan.program;
        let own = |index: u32| program.functions.get(index as usize).map(|other| other.symbol);
        let aliases = program
            .aliases
            .iter()
            .filter(|alias| own(alias.function) == Some(function.symbol));
        aliases
            .map(|alias| self.names.of(alias.symbol).to_owned())
            .collect()
    }

    /// A function instruction by instruction; `None` if that would not assemble to the same bytes.
    fn code(&self, function: &FunctionCode, name: &str) -> Option<String> {
        let parsed = parse(&function.bytes).ok()?;
        let header = function.bytes.get(..parsed.code_offset as usize)?;
        let written = match &parsed.header {
            Header::Mpli(frame) => write_mpli(frame).ok()?,
            Header::Mpjs(frame) => write_mpjs(frame).ok()?,
        };
        if header != written || parsed.code_offset != function.code_offset || !self.names.labels_free(name) {
            return None;
        }
        let used = std::cell::Cell::new(0);
        let at = |offset: u32| parsed.code_offset.checked_add(offset);
        let field = |offset: u32| -> Option<&Reloc> {
            let offset = at(offset)?;
            let index = function
                .relocs
                .binary_search_by_key(&offset, |reloc| reloc.offset)
                .ok()?;
            function.relocs.get(index)
        };
        let lookup = |offset: u32, kind: NameKind| match kind {
            NameKind::Function => Some(name.to_owned()),
            NameKind::Absolute | NameKind::Relative => {
                let reloc = field(offset)?;
                used.set(used.get() + 1);
                Some(self.names.field(reloc))
            }
            NameKind::Label => self.names.label(function.symbol, at(offset)?).map(str::to_owned),
        };
        let remark = |offset: u32| self.line(function, at(offset)?);
        let range_goto = self.plan.program.note.range_goto_form;
        let code = Function {
            header: parsed.header.clone(),
            ..parsed
        };
        let list = match code.header {
            Header::Mpli(_) => annotated,
            Header::Mpjs(_) => generated,
        };
        let text = list(&code, range_goto, &lookup, &remark);
        // `javacatch` asks twice for the same field, so more answers than fields are fine, fewer are not.
        (used.get() >= function.relocs.len()).then_some(text)
    }

    /// The source line that starts at `offset` of a function.
    fn line(&self, function: &FunctionCode, offset: u32) -> Option<String> {
        let first = function.lines.partition_point(|row| row.offset < offset);
        let row = function.lines.get(first).filter(|row| row.offset == offset)?;
        let file = self.plan.program.files.get(row.file as usize)?;
        Some(format!("LINE {} : {}", plain(&file.path), row.line))
    }

    /// A section that is not made of functions and objects.
    fn section(&mut self, section: &Section, sections: &[Section]) {
        let mut flags = String::new();
        for (flag, letter) in [
            (elf::SHF_ALLOC, 'a'),
            (elf::SHF_MERGE, 'M'),
            (elf::SHF_STRINGS, 'S'),
        ] {
            if section.flags.0 & flag.0 != 0 {
                flags.push(letter);
            }
        }
        let kind = if section.kind == elf::SHT_NOTE {
            "note"
        } else {
            "progbits"
        };
        let size = match section.entry_size {
            0 => String::new(),
            size => format!(",{size}"),
        };
        self.put(format_args!(
            "\n\t.section {},\"{flags}\",%{kind}{size}",
            section.name
        ));
        if section.align > 1 {
            self.put(format_args!("\t.p2align {}, 0", section.align.trailing_zeros()));
        }
        let field = |fixup: &Fixup| {
            let target = match fixup.target {
                FixupTarget::Section(index) => sections.get(index)?.name.to_owned(),
                FixupTarget::Symbol(symbol) => self.names.of(symbol).to_owned(),
            };
            let size = if fixup.kind == RelocType::Abs64 { 8 } else { 4 };
            Some((fixup.offset, size, sum(&target, fixup.addend)))
        };
        let mut fields: Vec<_> = section.fixups.iter().filter_map(field).collect();
        fields.sort_by_key(|(offset, ..)| *offset);
        Data::new(&section.bytes, fields).write(&mut self.out);
    }

    /// What others define.
    fn externs(&mut self) {
        for item in &self.plan.program.externs {
            let name = self.names.of(item.symbol).to_owned();
            let binding = if item.weak { ".weak" } else { ".globl" };
            let kind = match item.kind {
                ExternKind::Function => "function",
                ExternKind::Object => "object",
            };
            self.put(format_args!("\t{binding} {name}"));
            self.put(format_args!("\t.type {name}, %{kind}"));
        }
    }
}
