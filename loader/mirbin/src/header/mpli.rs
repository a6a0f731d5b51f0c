//! The header of static languages.

use super::{HeaderError, HeaderForm, INFO, MPLI, field, half, header_size};
use crate::Prim;

/// Offset of the first entry of the type table.
const TABLE: usize = 16;

/// The frame of a function of a static language (image.md §1; seed 2 §5.2).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Types of the formals, frame indices 1, 2, ...
    pub formals: Vec<Prim>,
    /// Types of the cells: `[0]` is `%%retval0` (index 0) with the function's return type, `[1]` is `%%thrownval` (index -1), always
    /// `unknown`; locals follow at index -2, -3, ... `ref` marks a local that owns a counted reference.
    pub cells: Vec<Prim>,
    /// Evaluation stack depth needed.
    pub depth: u16,
    /// [`Frame::WEAK`] and the other flag bits.
    pub flags: u16,
}

impl Frame {
    /// Weak definition.
    pub const WEAK: u16 = 1;
    /// Finalizer method.
    pub const FINALIZE: u16 = 2;
    /// Static method.
    pub const STATIC: u16 = 4;
    /// Constructor.
    pub const CONSTRUCTOR: u16 = 8;
    /// Takes variable arguments: a hidden pointer to 8-byte slots (own extension).
    pub const VARIADIC: u16 = 0x100;
    /// Made by the compiler, for what the program has no function for: backtraces leave it out (own extension).
    pub const HIDDEN: u16 = 0x200;
    /// Every flag bit with a meaning.
    pub const FLAGS: u16 =
        Frame::WEAK | Frame::FINALIZE | Frame::STATIC | Frame::CONSTRUCTOR | Frame::VARIADIC | Frame::HIDDEN;

    /// Frame index of `%%retval0`.
    pub const RETVAL: i16 = 0;
    /// Frame index of `%%thrownval`.
    pub const THROWNVAL: i16 = -1;

    /// A frame with the two reserved cells in front of `locals`.
    pub fn new(formals: Vec<Prim>, result: Prim, locals: &[Prim], depth: u16, flags: u16) -> Frame {
        let mut cells = vec![result, Prim::Unknown];
        cells.extend_from_slice(locals);
        Frame {
            formals,
            cells,
            depth,
            flags,
        }
    }

    /// Declared type of the slot with this frame index, or `None` if the frame has no such slot.
    pub fn slot_type(&self, index: i16) -> Option<Prim> {
        let (table, at) = match index {
            1.. => (&self.formals, usize::from(index.unsigned_abs()) - 1),
            _ => (&self.cells, usize::from(index.unsigned_abs())),
        };
        table.get(at).copied()
    }

    /// Frame index of local number `n`, counted from 0 after the reserved cells; `None` beyond the format's limit.
    pub fn local_index(n: usize) -> Option<i16> {
        i32::try_from(n)
            .ok()
            .and_then(|n| (-2i32).checked_sub(n))
            .and_then(|index| i16::try_from(index).ok())
    }

    /// Frame index of formal number `n`, counted from 0; `None` beyond the format's limit.
    pub fn formal_index(n: usize) -> Option<i16> {
        n.checked_add(1).and_then(|index| i16::try_from(index).ok())
    }

    /// The function's return type: the declared type of `%%retval0`.
    pub fn result(&self) -> Prim {
        self.cells.first().copied().unwrap_or(Prim::Void)
    }

    /// Whether the function takes variable arguments.
    pub fn is_variadic(&self) -> bool {
        self.flags & Frame::VARIADIC != 0
    }
}

/// Reads an MPLI header; also gives its form and the offset of the code.
pub(super) fn parse(bytes: &[u8]) -> Result<(Frame, HeaderForm, usize), HeaderError> {
    let found = header_size(bytes)?;
    let formals = usize::from(half(bytes, 8)?);
    let cells = usize::from(half(bytes, 10)?);
    let depth = half(bytes, 12)?;
    let flags = half(bytes, 14)?;
    if cells < 2 {
        return Err(HeaderError::Cells { count: cells });
    }
    let entries = formals + cells;
    // With at least two entries no two forms have the same size.
    let form = [HeaderForm::V1, HeaderForm::V2, HeaderForm::V2Named]
        .into_iter()
        .find(|form| usize::try_from(found) == Ok(form.header_size(entries)))
        .ok_or(HeaderError::Size {
            found,
            expected: HeaderForm::V1.header_size(entries),
        })?;
    let stride = if form == HeaderForm::V1 { 1 } else { 2 };
    let end = TABLE + stride * entries;
    let table = bytes.get(TABLE..end).ok_or(HeaderError::Truncated {
        offset: bytes.len().max(TABLE),
        available: bytes.len(),
    })?;
    let mut types = table.iter().enumerate().step_by(stride).map(|(at, &number)| {
        Prim::from_u8(number).ok_or(HeaderError::Type {
            offset: TABLE + at,
            number,
        })
    });
    let formals = types.by_ref().take(formals).collect::<Result<Vec<_>, _>>()?;
    let cells = types.collect::<Result<Vec<_>, _>>()?;
    // The later forms come in variants of equal size; this byte tells the known one.
    if let (true, Some(&found)) = (
        form != HeaderForm::V1,
        cells.get(1).filter(|&&ty| ty != Prim::Unknown),
    ) {
        return Err(HeaderError::Thrownval {
            offset: TABLE + stride * (formals.len() + 1),
            found,
        });
    }
    let code_offset = INFO + form.header_size(entries);
    if code_offset > end {
        field::<1>(bytes, code_offset - 1)?;
    }
    Ok((
        Frame {
            formals,
            cells,
            depth,
            flags,
        },
        form,
        code_offset,
    ))
}

/// Writes magic, header and padding; the code follows directly.
///
/// # Errors
/// If the frame has fewer than two cells or more formals or cells than there are frame indices.
pub fn write_mpli(frame: &Frame) -> Result<Vec<u8>, HeaderError> {
    let (formals, cells) = (frame.formals.len(), frame.cells.len());
    if formals > 32767 {
        return Err(HeaderError::TooManyFormals { count: formals });
    }
    match cells {
        0 | 1 => return Err(HeaderError::Cells { count: cells }),
        2..=32769 => {}
        _ => return Err(HeaderError::TooManyCells { count: cells }),
    }
    let size = HeaderForm::V1.header_size(formals + cells);
    let mut out = Vec::with_capacity(INFO + size);
    out.extend_from_slice(&MPLI);
    out.extend_from_slice(&(size as u32).to_le_bytes());
    for half in [formals as u16, cells as u16, frame.depth, frame.flags] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    out.extend(frame.formals.iter().chain(&frame.cells).map(|&ty| ty as u8));
    out.resize(INFO + size, 0);
    Ok(out)
}
