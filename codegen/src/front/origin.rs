//! What positions in a front end's tree count, and what becomes of them.

use crate::diag::{Diagnostic, FileId, Severity, Sources, Span};
use crate::mir::{Loc, Pos};

/// What the positions in a tree count.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Origin {
    /// Bytes of a text, which messages show as line and column.
    #[default]
    Text,
    /// Bytes of a binary, which messages show as offset.
    Binary,
}

impl Origin {
    /// A problem at a place of the text, of which `sources` has the file, or with the offset in the binary.
    pub(super) fn problem(
        self,
        sources: &Sources,
        severity: Severity,
        code: &'static str,
        pos: Pos,
        message: String,
    ) -> Diagnostic {
        let place = match (self, sources.get(FileId::MAIN)) {
            (Origin::Text, Some(file)) if pos != Pos::NONE => pos.0..file.word_end(pos.0),
            _ => u32::MAX..u32::MAX,
        };
        let span = Span {
            file: FileId::MAIN,
            start: place.start,
            end: place.end,
        };
        let message = match self {
            Origin::Binary if pos != Pos::NONE => format!("offset {:#x}: {message}", pos.0),
            _ => message,
        };
        Diagnostic::new(sources, severity, code, span, message)
    }

    /// A position for messages of later stages, which know texts only.
    pub(super) fn pos(self, pos: Pos) -> Pos {
        match self {
            Origin::Text => pos,
            Origin::Binary => Pos::NONE,
        }
    }

    /// A position for the debug lines of the image: of file 1 there, the first of `sources`. A binary has none.
    pub(super) fn loc(self, sources: &Sources, pos: Pos) -> Loc {
        match sources.get(FileId::MAIN) {
            Some(file) if self == Origin::Text && pos != Pos::NONE => {
                let (line, column) = file.line_col(pos.0);
                Loc {
                    file: 1,
                    line,
                    column,
                }
            }
            _ => Loc::NONE,
        }
    }
}
