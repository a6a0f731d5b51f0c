//! Why a file is no image: the errors of [`Image::open`](crate::Image::open).

use std::fmt;
use std::io;

/// An image could not be opened. [`LoadErrorKind`] names the place and the cause; the message adds what can be done about it.
#[derive(Debug)]
pub struct LoadError {
    image: Box<str>,
    kind: Box<LoadErrorKind>,
}

impl LoadError {
    pub(crate) fn new(image: &str, kind: LoadErrorKind) -> LoadError {
        LoadError {
            image: image.into(),
            kind: Box::new(kind),
        }
    }

    /// The image as the message names it: a path, or the name given to [`Image::from_bytes`](crate::Image::from_bytes).
    pub fn image(&self) -> &str {
        &self.image
    }

    /// What is wrong.
    pub fn kind(&self) -> &LoadErrorKind {
        &self.kind
    }
}

/// The causes of a [`LoadError`]. Offsets are file offsets in bytes.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadErrorKind {
    /// The file could not be read.
    Read(io::Error),
    /// The address space for the image could not be set up.
    Map(io::Error),
    /// Not a regular file.
    NotAFile,
    /// The file does not begin with the ELF magic.
    NotElf,
    /// ELF, but of a class, byte order, file type, machine or version that images do not have.
    Unsupported {
        /// The property and its value, as in `a 32-bit ELF file`.
        found: String,
        /// What to do about it.
        remedy: &'static str,
    },
    /// A header or table reaches beyond the end of the file.
    Truncated {
        /// The header, table or section.
        what: String,
        /// File offset where it begins.
        offset: u64,
        /// Its size in bytes.
        size: u64,
        /// The size of the file in bytes.
        file_size: u64,
    },
    /// A header or table contradicts itself or the ELF specification.
    Malformed {
        /// The header, table or section.
        what: String,
        /// File offset of the offending field or entry.
        offset: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The loadable segments span more address space than an image may.
    TooLarge {
        /// Bytes from the first to the last virtual address.
        span: u64,
        /// The limit in bytes.
        limit: u64,
    },
    /// The build note is damaged or asks for something this engine does not have.
    Note {
        /// File offset of the note's descriptor.
        offset: u64,
        /// What is wrong with it.
        reason: String,
    },
    /// The native prototype table is damaged.
    NativeTable {
        /// File offset of the section.
        offset: u64,
        /// What is wrong with it.
        reason: String,
    },
}

impl LoadErrorKind {
    pub(crate) fn malformed(
        what: impl Into<String>,
        offset: u64,
        reason: impl Into<String>,
    ) -> LoadErrorKind {
        LoadErrorKind::Malformed {
            what: what.into(),
            offset,
            reason: reason.into(),
        }
    }
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.image, self.kind)
    }
}

impl fmt::Display for LoadErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadErrorKind::Read(error) => write!(f, "cannot be read: {error}"),
            LoadErrorKind::Map(error) => write!(f, "cannot be mapped: {error}"),
            LoadErrorKind::NotAFile => write!(f, "is not a regular file"),
            LoadErrorKind::NotElf => {
                write!(
                    f,
                    "is not an ELF file; images are shared objects written by mplc or `gcc -shared`"
                )
            }
            LoadErrorKind::Unsupported { found, remedy } => write!(f, "is {found}; {remedy}"),
            LoadErrorKind::Truncated {
                what,
                offset,
                size,
                file_size,
            } => write!(
                f,
                "{what} at file offset {offset:#x} is {size:#x} bytes long, but the file ends at {file_size:#x}; \
                 the image is truncated or damaged, build it again"
            ),
            LoadErrorKind::Malformed { what, offset, reason } => {
                write!(
                    f,
                    "{what} at file offset {offset:#x}: {reason}; the image is damaged, build it again"
                )
            }
            LoadErrorKind::TooLarge { span, limit } => {
                write!(
                    f,
                    "its segments span {span:#x} bytes of address space; the limit is {limit:#x}"
                )
            }
            LoadErrorKind::Note { offset, reason } => {
                write!(f, "build note at file offset {offset:#x}: {reason}")
            }
            LoadErrorKind::NativeTable { offset, reason } => {
                write!(f, "native prototype table at file offset {offset:#x}: {reason}")
            }
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &*self.kind {
            LoadErrorKind::Read(error) | LoadErrorKind::Map(error) => Some(error),
            _ => None,
        }
    }
}
