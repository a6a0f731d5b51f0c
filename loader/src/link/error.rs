//! Why an image cannot be linked: the errors of [`Image::link`](crate::Image::link).

use std::fmt;

/// Somewhere in an image.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImagePlace {
    /// The section; empty if the image has no section headers.
    pub section: String,
    /// Bytes from the start of the section, or from virtual address 0 if there is no section.
    pub offset: u64,
    /// Virtual address.
    pub vaddr: u64,
    /// The Maple function that holds the place; empty if none with a symbol does.
    pub function: String,
}

impl fmt::Display for ImagePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.section.as_str() {
            "" => write!(f, "{:#x}", self.vaddr)?,
            section => write!(f, "{section}+{:#x}", self.offset)?,
        }
        match self.function.as_str() {
            "" => Ok(()),
            function => write!(f, " in `{function}`"),
        }
    }
}

/// Why an image cannot be linked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkError {
    /// Name of the image.
    pub image: String,
    /// The place that wants it.
    pub place: ImagePlace,
    /// The symbol wanted there; empty if none or if it has no readable name.
    pub symbol: String,
    /// What is wrong.
    pub kind: LinkErrorKind,
}

/// The causes of a [`LinkError`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum LinkErrorKind {
    /// Nobody defines the symbol.
    Undefined {
        /// Up to three similar names that are defined, nearest first.
        nearest: Vec<String>,
    },
    /// A relocation that images must not have.
    UnsupportedRelocation {
        /// Its name.
        name: String,
    },
    /// The symbol is of a kind that images must not have.
    UnsupportedSymbol {
        /// The kind.
        kind: &'static str,
    },
    /// The relocation's place is not in a segment.
    BadPlace,
    /// The relocation names a symbol number that the image does not have, or one whose name cannot be read.
    BadSymbol {
        /// The number.
        number: u32,
    },
    /// The symbol is too far away for a 32-bit distance.
    OutOfRange {
        /// Bytes from the place to the symbol.
        distance: i64,
    },
    /// Memory could not be made writable or read-only.
    Protect {
        /// The system's message.
        reason: String,
    },
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LinkError {
            image,
            place,
            symbol,
            kind,
        } = self;
        write!(f, "{image}: {place}: ")?;
        match kind {
            LinkErrorKind::Undefined { nearest } => {
                write!(f, "undefined symbol `{symbol}`")?;
                for (index, name) in nearest.iter().enumerate() {
                    let lead = if index == 0 { "; did you mean" } else { " or" };
                    write!(f, "{lead} `{name}`")?;
                }
                if !nearest.is_empty() {
                    f.write_str("?")?;
                }
                f.write_str("; add the image or the library (-l NAME) that defines it")
            }
            LinkErrorKind::UnsupportedRelocation { name } => {
                write!(f, "{name} ")?;
                if !symbol.is_empty() {
                    write!(f, "against `{symbol}` ")?;
                }
                write!(
                    f,
                    "is not supported in images; link with gcc -shared, data by 64-bit addresses"
                )
            }
            LinkErrorKind::UnsupportedSymbol { kind } => {
                write!(
                    f,
                    "`{symbol}` is {kind}, which images cannot refer to in themselves"
                )
            }
            LinkErrorKind::BadPlace => write!(
                f,
                "relocation outside of all segments; the image is damaged, build it again"
            ),
            LinkErrorKind::BadSymbol { number } => write!(
                f,
                "relocation against symbol number {number}, which does not exist or has no readable name; the image is damaged, \
                 build it again"
            ),
            LinkErrorKind::OutOfRange { distance } => write!(
                f,
                "`{symbol}` is {distance:#x} bytes away, too far for a 32-bit distance; refer to it by a 64-bit address"
            ),
            LinkErrorKind::Protect { reason } => write!(f, "memory access cannot be changed: {reason}"),
        }
    }
}

impl std::error::Error for LinkError {}
