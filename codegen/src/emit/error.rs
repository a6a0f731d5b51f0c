//! Why a program cannot be written.

use maple_mirbin::NativeError;

/// Why a [`Program`](crate::program::Program) cannot be written as a file. Offsets count from the start of the function or object named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EmitError {
    /// A definition or a field names a symbol that the program does not have, or that names something else.
    Symbol {
        /// Whose definition or field.
        owner: String,
        /// The symbol's number.
        symbol: u32,
    },
    /// A name that no symbol table holds: empty or with a NUL byte.
    Name {
        /// The name.
        name: String,
    },
    /// A name that a listing cannot have: assemblers would read it as something else, even in quotes.
    Listing {
        /// The name.
        name: String,
    },
    /// Two symbols that other images see have one name.
    Duplicate {
        /// The name.
        name: String,
    },
    /// An alignment that is not a power of two or beyond [`EmitError::MAX_ALIGN`].
    Align {
        /// The object.
        name: String,
        /// Its alignment.
        align: u32,
    },
    /// The contents of an object do not have its size.
    Contents {
        /// The object.
        name: String,
        /// Its size.
        size: u64,
        /// Bytes given.
        found: u64,
    },
    /// A position outside the function or object.
    Position {
        /// The function or object.
        name: String,
        /// What is there: `field`, `line`, `file`, `call`.
        what: &'static str,
        /// The offset, or the number of the file.
        offset: u32,
    },
    /// Line rows that do not ascend.
    LineOrder {
        /// The function.
        name: String,
        /// Offset of the row that precedes the one before it.
        offset: u32,
    },
    /// A field relative to the code refers to something whose distance is only known once several images are loaded.
    Distance {
        /// The function or object that has the field.
        owner: String,
        /// Place of the field.
        offset: u32,
        /// The symbol.
        target: String,
    },
    /// A symbol is further away than 32 bits reach.
    Reach {
        /// The function that has the field.
        owner: String,
        /// Place of the field.
        offset: u32,
        /// The symbol.
        target: String,
        /// The distance in bytes.
        distance: i64,
    },
    /// More memory than an image can have.
    Size {
        /// The section that goes beyond [`EmitError::MAX_SIZE`].
        section: &'static str,
    },
    /// The prototypes of native functions contradict each other.
    Native(NativeError),
    /// Symbol names or debug information beyond the limits of their format.
    Format {
        /// The part of the file.
        part: &'static str,
        /// What its writer says.
        cause: String,
    },
}

impl EmitError {
    /// Greatest alignment of an object: 16 MiB, as padding of that size may go into the file.
    pub const MAX_ALIGN: u32 = 1 << 24;
    /// Greatest address in an image: 64 GiB, what the loader maps.
    pub const MAX_SIZE: u64 = 64 << 30;
}

impl std::fmt::Display for EmitError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            EmitError::Symbol { owner, symbol } => {
                write!(
                    f,
                    "{owner} refers to symbol {symbol}, which is not what its number says; check the lowering"
                )
            }
            EmitError::Name { name } => write!(
                f,
                "the name \"{}\" cannot stand in a symbol table; use a name that is not empty and has no NUL",
                name.escape_debug()
            ),
            EmitError::Listing { name } => write!(
                f,
                "the name \"{}\" cannot stand in a listing, where assemblers take it for something else; write an object instead",
                name.escape_debug()
            ),
            EmitError::Duplicate { name } => {
                write!(f, "{name} is a symbol twice; rename one or make it local")
            }
            EmitError::Align { name, align } => write!(
                f,
                "{name} has alignment {align}; alignments are powers of two up to {}",
                EmitError::MAX_ALIGN
            ),
            EmitError::Contents { name, size, found } => {
                write!(
                    f,
                    "{name} has {size} bytes, its contents {found}; check its initialiser"
                )
            }
            EmitError::Position { name, what, offset } => {
                write!(
                    f,
                    "{name}: {what} at {offset:#x} does not exist; check the lowering"
                )
            }
            EmitError::LineOrder { name, offset } => {
                write!(
                    f,
                    "{name}: the line at {offset:#x} follows one after it; sort the lines by offset"
                )
            }
            EmitError::Distance {
                owner,
                offset,
                target,
            } => write!(
                f,
                "{owner}+{offset:#x} needs the distance to {target}, which another image may define or which is not code; \
                 use a slot that holds its address"
            ),
            EmitError::Reach {
                owner,
                offset,
                target,
                distance,
            } => write!(
                f,
                "{owner}+{offset:#x}: {target} is {distance} bytes away, 32-bit displacements reach 2 GiB; allocate large \
                 variables at run time"
            ),
            EmitError::Size { section } => write!(
                f,
                "{section} ends beyond {:#x}, the most an image can have; allocate large variables at run time",
                EmitError::MAX_SIZE
            ),
            EmitError::Native(error) => error.fmt(f),
            EmitError::Format { part, cause } => {
                write!(f, "{part} cannot be written: {cause}; split the module")
            }
        }
    }
}

impl std::error::Error for EmitError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            EmitError::Native(error) => Some(error),
            _ => None,
        }
    }
}

impl From<NativeError> for EmitError {
    fn from(error: NativeError) -> EmitError {
        EmitError::Native(error)
    }
}
