//! Debug information: one compilation unit with a line table and an entry for each function, DWARF 4.
//!
//! That is what debuggers and `addr2line` need to name functions and lines. Nothing in it depends on when or where the file is built.

use gimli::write::{Address, AttributeValue, DwarfUnit, FileId, LineProgram, LineString, Sections, Writer};
use gimli::{DwLang, Encoding, Format, LineEncoding, SectionId};
use maple_mirbin::note::language;

use super::EmitError;
use super::plan::{Area, Plan};
use crate::program::{FunctionCode, Linkage};

const PRODUCER: &str = "maple-codegen";
/// Directory that relative paths of source files start from. It stands nowhere in the file, so that readers show paths as they were given.
const DIRECTORY: &str = ".";
/// Stands for paths and names that the program leaves empty; line tables cannot hold those.
const UNNAMED: &str = "<unknown>";

const ENCODING: Encoding = Encoding {
    format: Format::Dwarf32,
    version: 4,
    address_size: 8,
};

/// The debug sections of a program, without empty ones. `address` gives the address of an offset in [`Area::Code`]; `section` is what
/// each section is written to.
pub(super) fn sections<W: Writer + Clone>(
    plan: &Plan<'_>,
    address: impl Fn(u64) -> Address,
    section: W,
) -> Result<Vec<(SectionId, W)>, EmitError> {
    if !plan.extent(Area::Code).used {
        return Ok(Vec::new());
    }
    let failed = |error: gimli::write::Error| EmitError::Format {
        part: "debug information",
        cause: error.to_string(),
    };
    let mut dwarf = DwarfUnit::new(ENCODING);
    let (lines, files) = lines(plan, &address);
    dwarf.unit.line_program = lines;
    entries(plan, &address, &files, &mut dwarf);
    let mut sections = Sections::new(section);
    dwarf.write(&mut sections).map_err(failed)?;
    let Sections {
        debug_abbrev,
        debug_info,
        debug_line,
        debug_str,
        ..
    } = sections;
    let all = [
        (SectionId::DebugAbbrev, debug_abbrev.0),
        (SectionId::DebugInfo, debug_info.0),
        (SectionId::DebugLine, debug_line.0),
        (SectionId::DebugStr, debug_str.0),
    ];
    Ok(all
        .into_iter()
        .filter(|(_, section)| section.len() != 0)
        .collect())
}

/// The path of a file for debuggers.
fn named(text: &str) -> Vec<u8> {
    let text = if text.is_empty() { UNNAMED } else { text };
    text.as_bytes().to_vec()
}

/// The line table, and the number in it of each of the program's files.
fn lines(plan: &Plan<'_>, address: &impl Fn(u64) -> Address) -> (LineProgram, Vec<FileId>) {
    let string = |text: &str| LineString::String(named(text));
    let name = string(&plan.program.name);
    let mut table = LineProgram::new(
        ENCODING,
        LineEncoding::default(),
        string(DIRECTORY),
        None,
        name,
        None,
    );
    let directory = table.default_directory();
    let files = plan.program.files.iter();
    let files: Vec<FileId> = files
        .map(|file| table.add_file(string(&file.path), directory, None))
        .collect();
    for (function, &start) in plan.program.functions.iter().zip(&plan.functions) {
        sequence(&mut table, &files, function, address(start));
    }
    (table, files)
}

/// The rows of one function. The header belongs to the line of the first instruction, so that the function's own address has a line.
fn sequence(table: &mut LineProgram, files: &[FileId], function: &FunctionCode, start: Address) {
    let Some(first) = function.lines.first() else {
        return;
    };
    table.begin_sequence(Some(start));
    let header = crate::program::LineRow { offset: 0, ..*first };
    let mut last = None;
    for row in std::iter::once(&header).chain(&function.lines) {
        let position = (row.file, row.line, row.column);
        if last == Some(position) {
            continue;
        }
        last = Some(position);
        let line = table.row();
        line.address_offset = row.offset.into();
        line.file = files.get(row.file as usize).copied().unwrap_or(line.file);
        line.line = row.line.into();
        line.column = row.column.into();
        table.generate_row();
    }
    table.end_sequence(function.bytes.len() as u64);
}

fn entries(plan: &Plan<'_>, address: &impl Fn(u64) -> Address, files: &[FileId], dwarf: &mut DwarfUnit) {
    let program = plan.program;
    let DwarfUnit { unit, strings, .. } = dwarf;
    let root = unit.root();
    let entry = unit.get_mut(root);
    entry.set(
        gimli::DW_AT_producer,
        AttributeValue::StringRef(strings.add(PRODUCER)),
    );
    if let Some(language) = dwarf_language(program.note.source_language) {
        entry.set(gimli::DW_AT_language, AttributeValue::Language(language));
    }
    entry.set(
        gimli::DW_AT_name,
        AttributeValue::StringRef(strings.add(named(&program.name))),
    );
    entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(address(0)));
    entry.set(
        gimli::DW_AT_high_pc,
        AttributeValue::Udata(plan.extent(Area::Code).size),
    );
    entry.set(gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);

    for (function, &start) in program.functions.iter().zip(&plan.functions) {
        let id = unit.add(root, gimli::DW_TAG_subprogram);
        let entry = unit.get_mut(id);
        let name = strings.add(function.name.as_str());
        if function.linkage != Linkage::Local {
            entry.set(gimli::DW_AT_external, AttributeValue::FlagPresent);
        }
        entry.set(gimli::DW_AT_name, AttributeValue::StringRef(name));
        if let Some((file, line)) = function.declared {
            let file = files.get(file as usize).copied();
            entry.set(gimli::DW_AT_decl_file, AttributeValue::FileIndex(file));
            entry.set(gimli::DW_AT_decl_line, AttributeValue::Udata(line.into()));
        }
        entry.set(gimli::DW_AT_low_pc, AttributeValue::Address(address(start)));
        entry.set(
            gimli::DW_AT_high_pc,
            AttributeValue::Udata(function.bytes.len() as u64),
        );
    }
}

fn dwarf_language(number: u8) -> Option<DwLang> {
    match number {
        language::C => Some(gimli::DW_LANG_C99),
        language::CPP => Some(gimli::DW_LANG_C_plus_plus),
        language::JAVA => Some(gimli::DW_LANG_Java),
        _ => None,
    }
}
