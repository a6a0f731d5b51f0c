//! Lowered JavaScript: functions whose frames directives lay out, as they stand (seed 2 §8; image.md §2, §3).
//!
//! No pass has seen them, and everything is encoded: also what no path leads to, since the seed's listing shows such instructions.

mod code;
mod depth;
mod globals;
mod switch;
#[cfg(test)]
mod tests;

use maple_mirbin::verify::{self, verify_js};
use maple_mirbin::{Code, JsFrame, Op, RangeGotoForm, header, module};

use super::lines;
use super::symbols::Symbols;
use crate::mir::{Directives, FuncId, Function, Pos};
use crate::program::{FunctionCode, LineRow, Reloc, SymbolId};

pub(super) use globals::globals;

/// Adds the code of a function to the program.
pub(super) fn function(symbols: &mut Symbols<'_>, id: FuncId, func: &Function) {
    let symbol = symbols.function(id);
    let name = symbols.text(func.name, func.file, func.pos);
    let before = symbols.errors();
    let made = code::select(symbols, func);
    // Behind an error the code is incomplete.
    if symbols.errors() == before {
        finish(symbols, func, made, (symbol, name));
    }
}

/// The header that the directives describe; sizes that the verifier of modules refuses are cut.
pub(super) fn frame(directives: Option<&Directives>, depth: u16) -> JsFrame {
    let none = Directives::default();
    let d = directives.unwrap_or(&none);
    let size = |size: Option<u64>| u16::try_from(size.unwrap_or(0)).unwrap_or(u16::MAX);
    let (up, frame) = (size(d.upformalsize), size(d.framesize));
    JsFrame {
        up_formal_size: up,
        frame_size: frame,
        depth,
        flags: 0,
        formal_words_type_tagged: module::bit_vector(&d.formalwordstypetagged, up),
        formal_words_ref_counted: module::bit_vector(&d.formalwordsrefcounted, up),
        local_words_type_tagged: module::bit_vector(&d.localwordstypetagged, frame),
        local_words_ref_counted: module::bit_vector(&d.localwordsrefcounted, frame),
    }
}

/// Checks the code and puts the header before it.
fn finish(symbols: &mut Symbols<'_>, func: &Function, made: code::Made, (symbol, name): (SymbolId, String)) {
    let code::Made {
        code,
        labels,
        rows,
        places,
        features,
    } = made;
    let code: Code = match code.finish() {
        Ok(code) => code,
        Err(error) => {
            let message = format!("function {name} is beyond the limits of images: {error}");
            return symbols.error(func.file, func.pos, "limit", message, "split the function up");
        }
    };
    let depth = depth::of(func).max(code.max_depth);
    let Ok(depth) = u16::try_from(depth) else {
        let message =
            format!("an expression of function {name} needs {depth} stack entries, at most 65535 exist");
        return symbols.error(func.file, func.pos, "limit", message, "split the expression up");
    };
    let frame = frame(func.directives.as_deref(), depth);
    let options = verify::Options {
        features,
        range_goto: RangeGotoForm::Seed,
    };
    if let Err(error) = verify_js(&frame, &code.bytes, &options) {
        let before = places.partition_point(|&(at, _)| code.offset(at) <= error.offset);
        let pos = before.checked_sub(1).and_then(|at| places.get(at));
        let pos = pos.map(|&(_, pos)| pos).filter(|&pos| pos != Pos::NONE);
        let message = format!("the code of {name} would be refused: {}", error.message);
        let hint = format!("rule {} of the image format", error.rule);
        return symbols.error(func.file, pos.unwrap_or(func.pos), "code", message, &hint);
    }
    let header = match header::write_mpjs(&frame) {
        Ok(header) => header,
        Err(error) => {
            return symbols.error(
                func.file,
                func.pos,
                "frame",
                format!("function {name}: {error}"),
                "",
            );
        }
    };
    let start = header.len() as u32;
    let rows: Vec<LineRow> = rows
        .iter()
        .map(|&row| LineRow {
            offset: start + code.offset(row.offset),
            ..row
        })
        .collect();
    let mut names: Vec<(u32, String)> = Vec::new();
    for (label, place) in func.labels.iter().zip(&labels) {
        let offset = place.and_then(|label| code.label_offsets.get(label.index()).copied().flatten());
        if let Some(offset) = offset {
            names.push((
                start + offset,
                symbols.module.names.text(label.1.name).into_owned(),
            ));
        }
    }
    names.sort();
    names.dedup_by_key(|(offset, _)| *offset);
    let relocs = code.relocs.iter().map(|reloc| Reloc {
        offset: start + reloc.offset,
        kind: reloc.kind,
        symbol: SymbolId(reloc.symbol),
        addend: reloc.addend,
    });
    let declared = lines::declared(symbols, func, &rows);
    let linkage = symbols.linkage(&func.attrs);
    symbols.program.note.features |= features;
    symbols.program.functions.push(FunctionCode {
        symbol,
        name,
        linkage,
        code_offset: start,
        relocs: relocs.collect(),
        lines: rows,
        declared,
        labels: names,
        native_sites: Vec::new(),
        bytes: [&header[..], &code.bytes[..]].concat(),
    });
}

/// The opcodes of jumps in images.
const JUMPS: [(Op, Op); 4] = [
    (Op::Goto, Op::Goto32),
    (Op::BrTrue, Op::BrTrue32),
    (Op::BrFalse, Op::BrFalse32),
    (Op::Gosub, Op::Gosub),
];
