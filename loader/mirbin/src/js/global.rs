//! Global variables that a program declares at its beginning.

/// What a global variable is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub enum Kind {
    /// Of `var`, or a function: an attribute of the global object.
    Variable = 0,
    /// Of `let`, or a class.
    Lexical = 1,
    /// Of `const`.
    Constant = 2,
}

impl Kind {
    /// The kind with a number.
    pub const fn from_u32(number: u32) -> Option<Kind> {
        Some(match number {
            0 => Kind::Variable,
            1 => Kind::Lexical,
            2 => Kind::Constant,
            _ => return None,
        })
    }
}
