//! Traps as embedders get them: what happened, and the frames that led there.

use maple_rt::class::names::MethodName;
use maple_rt::trap::TrapKind;
use std::fmt;
use std::ops::Deref;

/// Frames kept at the inner end of a long call stack.
pub const INNERMOST: usize = 32;

/// Frames kept at the outer end.
pub const OUTERMOST: usize = 16;

/// One frame of a backtrace.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameInfo {
    /// Name of the image.
    pub image: String,
    /// Symbol of the function.
    pub function: String,
    /// Byte offset of the instruction from the symbol, as the system's tools count.
    pub offset: u32,
    /// Source file and line, if the image has line information.
    pub source: Option<(String, u32)>,
    /// The column in that line, if the image knows it; the first is 1.
    pub column: Option<u32>,
}

/// Why Maple code stopped. One word; [`TrapInfo`] is reached through it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trap(pub Box<TrapInfo>);

/// What a [`Trap`] says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TrapInfo {
    /// What happened.
    pub kind: TrapKind,
    /// More about it, where the kind does not say everything: what is wrong with invalid code, what a host function complained about.
    pub detail: Option<String>,
    /// The innermost frames, innermost first. Frames of native and host functions between them are not shown.
    pub frames: Vec<FrameInfo>,
    /// Number of frames left out between [`TrapInfo::frames`] and [`TrapInfo::outer`].
    pub omitted: usize,
    /// The outermost frames, if some had to be left out.
    pub outer: Vec<FrameInfo>,
}

impl Trap {
    /// A trap that happened before any function was entered.
    pub(crate) fn without_frames(kind: TrapKind) -> Trap {
        Trap(Box::new(TrapInfo {
            kind,
            detail: None,
            frames: Vec::new(),
            omitted: 0,
            outer: Vec::new(),
        }))
    }

    /// The trap with words added.
    pub(crate) fn with_detail(mut self, detail: String) -> Trap {
        self.0.detail = Some(detail);
        self
    }
}

impl Deref for Trap {
    type Target = TrapInfo;
    fn deref(&self) -> &TrapInfo {
        &self.0
    }
}

impl fmt::Display for Trap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.detail, self.kind) {
            // An object that was thrown is better known by its words than by its address.
            (Some(detail), TrapKind::Exception { .. }) => write!(f, "Exception in thread \"main\" {detail}")?,
            (Some(detail), kind) => write!(f, "{kind}: {detail}")?,
            (None, kind) => write!(f, "{kind}")?,
        }
        for frame in &self.frames {
            write!(f, "\n  at {frame}")?;
        }
        if self.omitted > 0 {
            write!(f, "\n  ... {} frames ...", self.omitted)?;
        }
        for frame in &self.outer {
            write!(f, "\n  at {frame}")?;
        }
        Ok(())
    }
}

/// A place in code as everything shows it: the symbol, and bytes from there. What `addr2line`, `nm` and `mpldis` mean by it is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolOffset<'a> {
    /// Symbol of the function.
    pub symbol: &'a str,
    /// Bytes from there.
    pub offset: u32,
}

impl fmt::Display for SymbolOffset<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{:#06x}", self.symbol, self.offset)
    }
}

impl FrameInfo {
    /// The place of the instruction.
    pub fn place(&self) -> SymbolOffset<'_> {
        SymbolOffset {
            symbol: &self.function,
            offset: self.offset,
        }
    }

    /// File and line, or the place where the image has no line information.
    pub fn line(&self) -> String {
        match &self.source {
            Some((file, line)) => format!("{file}:{line}"),
            None => format!("{}, {}", self.image, self.place()),
        }
    }

    /// The function as people call it: class and name of a method, `geo.Circle.area`; the symbol if it is none of a method.
    pub fn method(&self) -> String {
        FrameInfo::name_for_people(&self.function)
    }

    /// What people call the function with this symbol, as [`FrameInfo::method`].
    pub fn name_for_people(symbol: &str) -> String {
        let name = MethodName::demangle(symbol);
        name.map_or_else(|| symbol.to_owned(), |name| name.for_people())
    }
}

impl fmt::Display for FrameInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({}", self.place(), self.image)?;
        if let Some((file, line)) = &self.source {
            write!(f, ", {file}:{line}")?;
        }
        f.write_str(")")
    }
}

impl std::error::Error for Trap {}
