//! Source positions of the code.

use super::symbols::Symbols;
use crate::mir::{Function, Loc, Pos};
use crate::program::LineRow;

/// Collects line rows; offsets are those of the code builder.
pub(super) struct Lines {
    rows: Vec<LineRow>,
    /// Line of the MAPLE IR text that was found last.
    near: u32,
    /// The function has `LOC`; otherwise positions are those of the MAPLE IR text.
    located: bool,
}

impl Lines {
    pub fn new(func: &Function) -> Lines {
        let body = func.body.map_or(&[][..], |body| func.block(body));
        let located = body.iter().any(|&id| !func.stmt(id).loc.is_none());
        Lines {
            rows: Vec::with_capacity(body.len()),
            near: 0,
            located,
        }
    }

    /// Code from `offset` on belongs to this place.
    pub fn at(&mut self, symbols: &mut Symbols<'_>, func: &Function, offset: u32, loc: Loc, pos: Pos) {
        let Some((file, line, column)) = self.place(symbols, func, loc, pos) else {
            return;
        };
        let row = LineRow {
            offset,
            file,
            line,
            column,
        };
        match self.rows.last_mut() {
            Some(last) if (last.file, last.line, last.column) == (file, line, column) => {}
            Some(last) if last.offset == offset => *last = row,
            _ => self.rows.push(row),
        }
    }

    /// File (a position in the program's list), line and column.
    fn place(
        &mut self,
        symbols: &mut Symbols<'_>,
        func: &Function,
        loc: Loc,
        pos: Pos,
    ) -> Option<(u32, u32, u32)> {
        if self.located {
            return match loc.is_none() {
                true => None,
                false => Some((symbols.source_file(loc.file)?, loc.line, loc.column)),
            };
        }
        if pos == Pos::NONE {
            return None;
        }
        let file = symbols.module.sources.get(func.file)?;
        let (line, column) = file.line_col_near(pos.0, self.near);
        self.near = line;
        Some((symbols.text_file(func.file)?, line, column))
    }

    /// The rows, ascending.
    pub fn finish(self) -> Vec<LineRow> {
        self.rows
    }
}

/// Where a function is declared.
pub(super) fn declared(symbols: &mut Symbols<'_>, func: &Function, lines: &[LineRow]) -> Option<(u32, u32)> {
    let of_loc = symbols.source_file(func.loc.file).filter(|_| !func.loc.is_none());
    match (of_loc, lines.first()) {
        (Some(file), _) => Some((file, func.loc.line)),
        (None, Some(row)) => Some((row.file, row.line)),
        (None, None) => None,
    }
}
