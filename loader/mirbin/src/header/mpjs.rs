//! The header of JavaScript functions.

use super::{HeaderError, INFO, MPJS, half, header_size};

/// Offset of the first bit vector.
const VECTORS: usize = 20;

/// The frame of a JavaScript function (image.md §2; seed 2 §8.2): a block of memory around `%%FP`, described word by word.
///
/// Bit `n` of a formal vector stands for the 32-bit word at `%%FP + 4n`, bit `n` of a local vector for the one at `%%FP - 4(n + 1)`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JsFrame {
    /// Bytes of formals above `%%FP`, including `this`.
    pub up_formal_size: u16,
    /// Bytes of locals below `%%FP`, including 8 reserved ones.
    pub frame_size: u16,
    /// Evaluation stack depth needed.
    pub depth: u16,
    /// [`JsFrame::STRICT`], [`JsFrame::ARGUMENTS`].
    pub flags: u16,
    /// Formal words that start a {value, tag} pair.
    pub formal_words_type_tagged: Vec<u8>,
    /// Formal words that hold pointers to counted blocks.
    pub formal_words_ref_counted: Vec<u8>,
    /// Local words that start a {value, tag} pair.
    pub local_words_type_tagged: Vec<u8>,
    /// Local words that hold pointers to counted blocks.
    pub local_words_ref_counted: Vec<u8>,
}

impl JsFrame {
    /// Strict mode code.
    pub const STRICT: u16 = 0x10;
    /// Uses `arguments`.
    pub const ARGUMENTS: u16 = 0x20;

    /// Size in bytes of the bit vector that describes `bytes` bytes of memory.
    pub const fn vector_size(bytes: u16) -> usize {
        (bytes as usize).div_ceil(4).div_ceil(8).next_multiple_of(4)
    }

    /// Bit `n` of `vector`; clear beyond its end.
    pub fn bit(vector: &[u8], n: usize) -> bool {
        vector.get(n / 8).is_some_and(|byte| byte >> (n % 8) & 1 != 0)
    }
}

/// Reads an MPJS header; also gives the offset of the code.
pub(super) fn parse(bytes: &[u8]) -> Result<(JsFrame, usize), HeaderError> {
    let found = header_size(bytes)?;
    let formal = usize::from(half(bytes, 16)?);
    let local = usize::from(half(bytes, 18)?);
    let expected = (VECTORS - INFO + 2 * formal + 2 * local).next_multiple_of(2);
    if usize::try_from(found) != Ok(expected) {
        return Err(HeaderError::Size { found, expected });
    }
    let vector = |offset: usize, size: usize| {
        bytes
            .get(offset..offset + size)
            .map(<[u8]>::to_vec)
            .ok_or(HeaderError::Truncated {
                offset: bytes.len().max(offset),
                available: bytes.len(),
            })
    };
    let locals = VECTORS + 2 * formal;
    let frame = JsFrame {
        up_formal_size: half(bytes, 8)?,
        frame_size: half(bytes, 10)?,
        depth: half(bytes, 12)?,
        flags: half(bytes, 14)?,
        formal_words_type_tagged: vector(VECTORS, formal)?,
        formal_words_ref_counted: vector(VECTORS + formal, formal)?,
        local_words_type_tagged: vector(locals, local)?,
        local_words_ref_counted: vector(locals + local, local)?,
    };
    Ok((frame, INFO + expected))
}

/// Writes magic, header and padding; the code follows directly.
///
/// # Errors
/// If two vectors that describe the same memory differ in size, or one exceeds 65535 bytes.
pub fn write_mpjs(frame: &JsFrame) -> Result<Vec<u8>, HeaderError> {
    let size = |tagged: &[u8], counted: &[u8]| match u16::try_from(tagged.len()) {
        Ok(size) if tagged.len() == counted.len() => Ok(size),
        _ => Err(HeaderError::BitVectors {
            tagged: tagged.len(),
            counted: counted.len(),
        }),
    };
    let formal = size(&frame.formal_words_type_tagged, &frame.formal_words_ref_counted)?;
    let local = size(&frame.local_words_type_tagged, &frame.local_words_ref_counted)?;
    let header_size = VECTORS - INFO + 2 * usize::from(formal) + 2 * usize::from(local);
    let mut out = Vec::with_capacity(INFO + header_size);
    out.extend_from_slice(&MPJS);
    out.extend_from_slice(&(header_size as u32).to_le_bytes());
    for half in [
        frame.up_formal_size,
        frame.frame_size,
        frame.depth,
        frame.flags,
        formal,
        local,
    ] {
        out.extend_from_slice(&half.to_le_bytes());
    }
    for vector in [
        &frame.formal_words_type_tagged,
        &frame.formal_words_ref_counted,
        &frame.local_words_type_tagged,
        &frame.local_words_ref_counted,
    ] {
        out.extend_from_slice(vector);
    }
    Ok(out)
}
