//! Function headers: what stands between a function's symbol and its first instruction (image.md §1, §2; seed 2 §7.2, §8.2).
//!
//! All offsets count from the magic, all numbers are little-endian. A function image is its header and its code; the code may be followed
//! by bytes that belong to nothing, because the extent of a function is only known up to the next symbol.

use crate::Prim;

mod mpjs;
mod mpli;
#[cfg(test)]
mod tests;

pub use mpjs::{JsFrame, write_mpjs};
pub use mpli::{Frame, write_mpli};

/// First four bytes of a function of a static language.
pub const MPLI: [u8; 4] = *b"MPLI";
/// First four bytes of a JavaScript function.
pub const MPJS: [u8; 4] = *b"MPJS";

/// Offset of the header's size field, label `<function>_mirbin_info`; its own displacement base.
const INFO: usize = 4;

/// The frame description of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Header {
    /// Static languages.
    Mpli(Frame),
    /// JavaScript.
    Mpjs(JsFrame),
}

/// How an MPLI header's type table is laid out (image.md §1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub enum HeaderForm {
    /// One type byte per formal and cell: the seed's form, and the one written here.
    #[default]
    V1 = 1,
    /// A type and a cleanup byte each.
    V2 = 2,
    /// As [`HeaderForm::V2`], followed by one 16-byte name each.
    V2Named = 3,
}

impl HeaderForm {
    /// The form with this number in the build note, or `None`.
    pub const fn from_u8(number: u8) -> Option<HeaderForm> {
        match number {
            1 => Some(HeaderForm::V1),
            2 => Some(HeaderForm::V2),
            3 => Some(HeaderForm::V2Named),
            _ => None,
        }
    }

    /// Value of the header's size field for `entries` formals and cells in total.
    const fn header_size(self, entries: usize) -> usize {
        match self {
            HeaderForm::V1 => (12 + entries).next_multiple_of(2),
            HeaderForm::V2 => 12 + 2 * entries,
            HeaderForm::V2Named => 12 + 18 * entries,
        }
    }
}

/// A function as it lies in an image.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function<'a> {
    /// Frame description.
    pub header: Header,
    /// Offset of the first instruction from the magic, in bytes.
    pub code_offset: u32,
    /// The code, to the end of the function's extent: bytes that nothing reaches may follow the last instruction.
    pub code: &'a [u8],
}

/// Reads the function whose magic is at the start of `bytes`, which end where the function's extent ends.
///
/// # Errors
/// If the magic is neither `MPLI` nor `MPJS`, the header is cut off, its size fits no known layout, or a type byte names no type.
pub fn parse(bytes: &[u8]) -> Result<Function<'_>, HeaderError> {
    let magic = field::<4>(bytes, 0)?;
    let (header, code_offset) = match magic {
        MPLI => {
            let (frame, _, offset) = mpli::parse(bytes)?;
            (Header::Mpli(frame), offset)
        }
        MPJS => {
            let (frame, offset) = mpjs::parse(bytes)?;
            (Header::Mpjs(frame), offset)
        }
        found => return Err(HeaderError::Magic { found }),
    };
    let code = bytes.get(code_offset..).ok_or(HeaderError::Truncated {
        offset: code_offset,
        available: bytes.len(),
    })?;
    Ok(Function {
        header,
        code_offset: code_offset as u32,
        code,
    })
}

/// The form of the MPLI header at the start of `bytes`.
///
/// # Errors
/// As [`parse`]; an MPJS header has no form and is a [`HeaderError::Magic`].
pub fn form(bytes: &[u8]) -> Result<HeaderForm, HeaderError> {
    match field::<4>(bytes, 0)? {
        MPLI => mpli::parse(bytes).map(|(_, form, _)| form),
        found => Err(HeaderError::Magic { found }),
    }
}

/// Why a header cannot be read or written. Offsets count from the magic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeaderError {
    /// The function's extent ends before the bytes at `offset`.
    Truncated {
        /// First byte that was wanted.
        offset: usize,
        /// Size of the extent.
        available: usize,
    },
    /// The function does not start with a known magic.
    Magic {
        /// The bytes found.
        found: [u8; 4],
    },
    /// The size field fits none of the known layouts.
    Size {
        /// Value of the size field.
        found: i32,
        /// Value it should have; for MPLI that of the seed's form.
        expected: usize,
    },
    /// Fewer than the two cells `%%retval0` and `%%thrownval`.
    Cells {
        /// The number of cells.
        count: usize,
    },
    /// A type byte names no primitive type.
    Type {
        /// Place of the byte.
        offset: usize,
        /// The byte.
        number: u8,
    },
    /// A header of the later form whose second cell is not `%%thrownval` of type `unknown`.
    Thrownval {
        /// Place of the type byte.
        offset: usize,
        /// The type found.
        found: Prim,
    },
    /// More formals than frame indices 1..=32767.
    TooManyFormals {
        /// The number of formals.
        count: usize,
    },
    /// More cells than frame indices 0..=-32768.
    TooManyCells {
        /// The number of cells.
        count: usize,
    },
    /// The two bit vectors of formal or local words differ in size, or exceed 65535 bytes.
    BitVectors {
        /// Bytes of the type-tag vector.
        tagged: usize,
        /// Bytes of the reference-count vector.
        counted: usize,
    },
}

impl std::fmt::Display for HeaderError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            HeaderError::Truncated { offset, available } => write!(
                f,
                "function header ends early: byte {offset} is wanted, the function has {available}; check the symbol's size"
            ),
            HeaderError::Magic { found } => {
                write!(
                    f,
                    "no function here: expected \"MPLI\" or \"MPJS\", found \"{}\"",
                    found.escape_ascii()
                )
            }
            HeaderError::Size { found, expected } => write!(
                f,
                "header size {found} at offset {INFO} fits no known layout, {expected} was expected; rebuild the image with a \
                 generator that writes one type byte for each formal and cell"
            ),
            HeaderError::Cells { count } => {
                write!(
                    f,
                    "{count} cells in the header, at least 2 are needed (%%retval0 and %%thrownval)"
                )
            }
            HeaderError::Type { offset, number } => {
                write!(
                    f,
                    "unknown primitive type 0x{number:02x} in the header at offset {offset}"
                )
            }
            HeaderError::Thrownval { offset, found } => {
                write!(
                    f,
                    "type {found} at offset {offset} where %%thrownval needs unknown; the header's layout is not known"
                )
            }
            HeaderError::TooManyFormals { count } => {
                write!(
                    f,
                    "{count} formals, a function can have 32767; pass the rest in memory"
                )
            }
            HeaderError::TooManyCells { count } => {
                write!(
                    f,
                    "{count} cells, a function can have 32769; split the function or keep locals in memory"
                )
            }
            HeaderError::BitVectors { tagged, counted } => write!(
                f,
                "bit vectors of {tagged} and {counted} bytes: both must have the same size, at most 65535"
            ),
        }
    }
}

impl std::error::Error for HeaderError {}

fn field<const N: usize>(bytes: &[u8], offset: usize) -> Result<[u8; N], HeaderError> {
    bytes
        .get(offset..)
        .and_then(|rest| rest.first_chunk())
        .copied()
        .ok_or(HeaderError::Truncated {
            offset,
            available: bytes.len(),
        })
}

fn half(bytes: &[u8], offset: usize) -> Result<u16, HeaderError> {
    field(bytes, offset).map(u16::from_le_bytes)
}

fn header_size(bytes: &[u8]) -> Result<i32, HeaderError> {
    field(bytes, INFO).map(i32::from_le_bytes)
}
