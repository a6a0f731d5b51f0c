//! Positions carried by nodes.

/// Byte offset of a node in the MAPLE IR text it was read from; [`crate::diag::SourceFile::line_col`] makes line and column of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pos(pub u32);

impl Pos {
    /// Not from text: made by a front end or a pass.
    pub const NONE: Pos = Pos(u32::MAX);
}

impl Default for Pos {
    fn default() -> Self {
        Pos::NONE
    }
}

/// A position in the program's own source, from `LOC file line [column]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Loc {
    /// Key of `srcfileinfo`; 0 = unknown.
    pub file: u32,
    /// From 1; 0 = unknown.
    pub line: u32,
    /// From 1; 0 = not given.
    pub column: u32,
}

impl Loc {
    /// No position.
    pub const NONE: Loc = Loc {
        file: 0,
        line: 0,
        column: 0,
    };

    /// Whether there is no position.
    pub const fn is_none(self) -> bool {
        self.file == 0 && self.line == 0
    }
}
