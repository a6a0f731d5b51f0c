//! The binary form of modules: compact, quick to read, and checked while it is read (codegen/docs/binary.md has the layout).
//!
//! A file holds what the parser makes of a text: names, types, declarations, and the trees of functions with their positions. Reading it gives
//! the same [`Module`], so everything that comes after parsing does not know which of the two was read. What an import would bring is not in
//! the file: imports are read when the file is.
//!
//! [`codec`] says how a value is stored, and [`nodes`] describes every kind once, for both directions. [`shape`] and [`code`] are bodies, [`init`]
//! initial values, [`tables`] what stands before the declarations of [`module`], [`function`] and [`order`]. [`cursor`] makes numbers of bytes.
//!
//! **Invariant:** a reader trusts nothing. Counts are compared with the bytes that are left before memory is taken, every number with the table
//! that it is an index of; nothing recurses. What the verifier does not check of a tree, the reader does.

mod code;
mod codec;
mod cursor;
mod function;
mod init;
mod module;
mod nodes;
mod order;
mod reader;
mod shape;
mod tables;
#[cfg(test)]
mod tests;
mod writer;

use crate::binary::{BinaryError, WriteError};
use crate::diag::{Diagnostic, FileId, SourceFile};

use super::Module;
use cursor::{Cursor, DAMAGED, Read, fail, put_number};
use reader::Reader;
use writer::Writer;

/// What files begin with. The first byte is in no text; the others are damaged by transfers that change line ends.
pub const MAGIC: &[u8; 8] = b"\x8fMPL\r\n\x1a\n";

/// The version of the form. Readers accept this one only.
pub const VERSION: u64 = 1;

/// Bytes of the checksum, a CRC-32 of everything behind it.
const CHECKSUM: usize = 4;

/// The number of the first type that is not primitive.
const FIRST_TYPE: u64 = 64;

/// What stands in place of a shape in code.
const NEW_SHAPE: u64 = 0;
const BLOCK_END: u64 = 1;
const NEW_LOC: u64 = 2;
const FIRST_SHAPE: u64 = 3;

/// A place in the source: as the last; in full; from here on another line of the same file.
const LOC_SAME: u64 = 0;
const LOC_FULL: u64 = 1;
const LOC_LINE: u64 = 2;

/// The sections, in their order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
enum Section {
    Strings = 1,
    Symbols = 2,
    Types = 3,
    Module = 4,
    /// Positions in the text. May be missing.
    Places = 5,
    /// The text that the positions are in.
    Source = 6,
}

impl Section {
    const ALL: [Section; 6] = [
        Section::Strings,
        Section::Symbols,
        Section::Types,
        Section::Module,
        Section::Places,
        Section::Source,
    ];
}

/// Whether a file is a module in its binary form. One whose name says so is also if it is damaged; an interface may be text, and is damaged if it begins
/// as no text does.
pub fn is_binary(name: &str, bytes: &[u8]) -> bool {
    let is_text = |byte: &u8| byte.is_ascii_whitespace() || *byte >= b' ';
    let is_odd = || {
        let first = bytes.first().copied().unwrap_or(b' ');
        // A text may have a byte order mark.
        !(first.is_ascii() || first == 0xef) || !bytes.iter().take(2 * MAGIC.len()).all(is_text)
    };
    bytes.starts_with(MAGIC) || name.ends_with(".bpl") || name.ends_with(".mplt") && is_odd()
}

/// A module in its binary form. What it imports is not part of it.
///
/// # Errors
/// What the form cannot say: nodes that nest too deep, symbols with names that no text can have.
pub fn write(module: &Module) -> Result<Vec<u8>, WriteError> {
    let mut w = Writer::new(module);
    w.module();
    w.mark_types();
    w.settle();
    let mut sections: Vec<(Section, Vec<u8>)> = Vec::new();
    w.strings();
    sections.push((Section::Strings, std::mem::take(&mut w.out)));
    w.symbols();
    sections.push((Section::Symbols, std::mem::take(&mut w.out)));
    w.types();
    sections.push((Section::Types, std::mem::take(&mut w.out)));
    w.module();
    sections.push((Section::Module, std::mem::take(&mut w.out)));
    if w.is_placed {
        sections.push((Section::Places, std::mem::take(&mut w.positions)));
    }
    source(&mut w);
    sections.push((Section::Source, std::mem::take(&mut w.out)));
    if let Some(message) = w.refused {
        return Err(WriteError { message });
    }
    let mut rest = Vec::new();
    put_number(&mut rest, sections.len() as u64);
    for (section, bytes) in &sections {
        rest.push(*section as u8);
        put_number(&mut rest, bytes.len() as u64);
    }
    sections
        .iter()
        .for_each(|(_, bytes)| rest.extend_from_slice(bytes));
    let mut file = MAGIC.to_vec();
    put_number(&mut file, VERSION);
    file.extend_from_slice(&crc32fast::hash(&rest).to_le_bytes());
    file.extend_from_slice(&rest);
    Ok(file)
}

/// Appends the name of the text, its length, and the lengths of its lines up to the last position.
fn source(w: &mut Writer<'_>) {
    let file = w.module.sources.get(FileId::MAIN);
    let name = file.map_or("", SourceFile::name);
    w.number(name.len() as u64);
    w.out.extend_from_slice(name.as_bytes());
    let lines = file.map_or(&[][..], SourceFile::lines);
    let used = lines.partition_point(|&start| w.is_placed && start <= w.last_place);
    let lines = lines.get(..used).unwrap_or_default();
    w.number(if w.is_placed {
        u64::from(w.last_place) + 1
    } else {
        0
    });
    w.number(lines.len().saturating_sub(1) as u64);
    for pair in lines.windows(2) {
        w.number(u64::from(pair[1] - pair[0]));
    }
}

/// Adds what a file declares to a module; gives the contradictions with what the module has already. The files that it imports are still to be read:
/// they are the last of [`Module::imports`].
///
/// # Errors
/// The first place where the file is damaged. What was read before stays in the module.
pub fn read(
    bytes: &[u8],
    name: &str,
    module: &mut Module,
    imported: bool,
) -> Result<Vec<Diagnostic>, Box<BinaryError>> {
    let sections = sections(bytes)?;
    let find = |wanted: Section| {
        let found = sections.iter().find(|(section, _)| *section == wanted);
        found.map(|(_, cursor)| cursor.clone())
    };
    let need = |wanted: Section| match find(wanted) {
        Some(cursor) => Ok(cursor),
        None => fail(MAGIC.len(), format!("the section {wanted:?} is missing"), DAMAGED),
    };
    let text = read_source(need(Section::Source)?, name)?;
    let file = module.sources.add(text);
    let mut r = Reader::new(need(Section::Strings)?, find(Section::Places), module, imported);
    r.file = file;
    r.strings()?;
    end(&r.cursor)?;
    r.cursor = need(Section::Symbols)?;
    r.symbols()?;
    end(&r.cursor)?;
    r.cursor = need(Section::Types)?;
    r.types()?;
    end(&r.cursor)?;
    r.cursor = need(Section::Module)?;
    let problems = r.module()?;
    end(&r.cursor)?;
    r.places.iter().try_for_each(end)?;
    Ok(problems)
}

/// The sections of a file, each at its start.
fn sections(bytes: &[u8]) -> Read<Vec<(Section, Cursor<'_>)>> {
    if !bytes.starts_with(MAGIC) {
        return fail(0, "this is no module in binary form", DAMAGED);
    }
    let mut head = Cursor::new(bytes, MAGIC.len());
    let at = head.at();
    let version = head.number()?;
    if version != VERSION {
        let message = format!("version {version} of the form; this reader knows version {VERSION}");
        return fail(at, message, "write the file with the mplc that reads it");
    }
    let at = head.at();
    let sum = head.take(CHECKSUM)?.to_vec();
    if crc32fast::hash(bytes.get(head.at()..).unwrap_or_default()).to_le_bytes()[..] != sum[..] {
        let message = "the checksum is wrong: the file was changed or cut off";
        return fail(at, message, DAMAGED);
    }
    let mut lengths = Vec::new();
    for _ in 0..head.count()? {
        let at = head.at();
        let number = head.byte()?;
        let Some(&section) = Section::ALL.iter().find(|section| **section as u8 == number) else {
            return fail(at, format!("there is no section {number}"), DAMAGED);
        };
        if lengths.last().is_some_and(|&(last, _)| last >= section) {
            return fail(at, "the sections are not in their order", DAMAGED);
        }
        lengths.push((section, head.count()?));
    }
    let mut sections = Vec::new();
    let mut start = head.at();
    for (section, length) in lengths {
        let end = start.checked_add(length);
        let Some(within) = end.and_then(|end| bytes.get(..end)) else {
            return fail(
                start,
                format!("the section {section:?} ends behind the file"),
                DAMAGED,
            );
        };
        sections.push((section, Cursor::new(within, start)));
        start = within.len();
    }
    if start != bytes.len() {
        return fail(start, "something follows the last section", DAMAGED);
    }
    Ok(sections)
}

fn read_source(mut cursor: Cursor<'_>, file: &str) -> Read<SourceFile> {
    let length = cursor.count()?;
    let at = cursor.at();
    let Ok(name) = std::str::from_utf8(cursor.take(length)?) else {
        return fail(at, "the name of the text is not UTF-8", DAMAGED);
    };
    let name = if name.is_empty() { file } else { name };
    let length = cursor.number32()?;
    let mut starts = vec![0u32];
    for _ in 0..cursor.count()? {
        let last = starts.last().copied().unwrap_or_default();
        let start = u64::from(last) + cursor.number()?.min(u64::from(u32::MAX));
        match u32::try_from(start) {
            Ok(start) if start > last && start <= length => starts.push(start),
            _ => return cursor.fail("a line is not where it can be"),
        }
    }
    end(&cursor)?;
    Ok(SourceFile::absent(name, starts, length))
}

/// Fails if a section has more than was read of it.
fn end(cursor: &Cursor<'_>) -> Read<()> {
    match cursor.left() {
        0 => Ok(()),
        left => cursor.fail(format!("{left} bytes too many are in the section")),
    }
}
