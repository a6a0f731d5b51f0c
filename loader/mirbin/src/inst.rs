//! Safe decoding of single instructions (opcodes.md §1).

use crate::{Form, Intrinsic, Op, OpInfo, Prim, RangeGotoForm, Xintrinsic};

/// Why the bytes at some offset are no instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DecodeError {
    /// The code ends inside the instruction.
    Truncated {
        /// Byte offset of the instruction from the start of the code.
        offset: u32,
    },
    /// No opcode has this number, or it may not occur in images.
    UnknownOpcode {
        /// Byte offset of the instruction.
        offset: u32,
        /// The opcode byte.
        number: u8,
    },
    /// No primitive type has this number.
    UnknownType {
        /// Byte offset of the instruction.
        offset: u32,
        /// The type byte.
        number: u8,
    },
}

impl DecodeError {
    /// Byte offset of the offending instruction from the start of the code.
    pub const fn offset(&self) -> u32 {
        match *self {
            DecodeError::Truncated { offset }
            | DecodeError::UnknownOpcode { offset, .. }
            | DecodeError::UnknownType { offset, .. } => offset,
        }
    }
}

impl std::fmt::Display for DecodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            DecodeError::Truncated { offset } => {
                write!(f, "code ends inside the instruction at {offset:04x}")
            }
            DecodeError::UnknownOpcode { offset, number } => {
                write!(f, "unknown opcode 0x{number:02x} at {offset:04x}")
            }
            DecodeError::UnknownType { offset, number } => {
                write!(f, "unknown primitive type 0x{number:02x} at {offset:04x}")
            }
        }
    }
}

impl std::error::Error for DecodeError {}

/// One decoded instruction, a view into the code it was read from.
///
/// The accessors interpret the fields as the form of [`Inst::op`] says; an accessor of another form gives a meaningless number but is
/// always safe to call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inst<'a> {
    /// Byte offset from the start of the function's code.
    pub offset: u32,
    /// Opcode.
    pub op: Op,
    /// The type byte.
    pub ty: Prim,
    /// Byte 2.
    pub p0: u8,
    /// Byte 3.
    pub p1: u8,
    /// The bytes after the instruction word.
    pub tail: &'a [u8],
}

impl<'a> Inst<'a> {
    /// Decodes the instruction at byte `offset` of `code`.
    ///
    /// # Errors
    /// If the opcode or the type is unknown, or the code ends inside the instruction.
    #[inline]
    pub fn decode(code: &'a [u8], offset: u32) -> Result<Inst<'a>, DecodeError> {
        let truncated = DecodeError::Truncated { offset };
        let rest = code.get(offset as usize..).ok_or(truncated)?;
        let (&[op, ty, p0, p1], rest) = rest.split_first_chunk::<4>().ok_or(truncated)?;
        let unknown = DecodeError::UnknownOpcode { offset, number: op };
        let op = Op::from_u8(op).filter(|op| op.is_encodable()).ok_or(unknown)?;
        let ty = Prim::from_u8(ty).ok_or(DecodeError::UnknownType { offset, number: ty })?;
        let count = u16::from_le_bytes([p0, p1]) as usize;
        let tail = match op.form() {
            Form::None | Form::B | Form::F | Form::O | Form::C16 | Form::X | Form::T | Form::I => 0,
            Form::O32 | Form::Xi | Form::L32 | Form::P32 => 4,
            Form::C64 | Form::A64 | Form::Jt => 8,
            Form::Try | Form::Catch => 4 * count,
            Form::Rg => 4 + 4 * count,
        };
        Ok(Inst {
            offset,
            op,
            ty,
            p0,
            p1,
            tail: rest.get(..tail).ok_or(truncated)?,
        })
    }

    /// Size in bytes.
    #[inline]
    pub fn size(&self) -> u32 {
        4 + self.tail.len() as u32
    }

    /// Offset of the next instruction in code order.
    #[inline]
    pub fn next(&self) -> u32 {
        self.offset + self.size()
    }

    /// Bytes 2..4 as a little-endian number.
    #[inline]
    pub fn param(&self) -> u16 {
        u16::from_le_bytes([self.p0, self.p1])
    }

    /// Form F: frame index.
    #[inline]
    pub fn frame_index(&self) -> i16 {
        self.param() as i16
    }

    /// Forms O and O32: byte offset.
    pub fn displacement(&self) -> i32 {
        if self.tail.len() >= 4 {
            self.word(0)
        } else {
            i32::from(self.param() as i16)
        }
    }

    /// Number of operands popped from the evaluation stack.
    #[inline]
    pub fn operand_count(&self) -> u32 {
        match self.op.info().pops {
            OpInfo::COUNTED => u32::from(self.p1),
            pops => u32::from(pops),
        }
    }

    /// Form T: operand type, if the byte names one.
    pub fn operand_type(&self) -> Option<Prim> {
        Prim::from_u8(self.p0)
    }

    /// Form I: the intrinsic, if the byte names one.
    pub fn intrinsic(&self) -> Option<Intrinsic> {
        Intrinsic::from_u8(self.p0)
    }

    /// Form Xi: the extended intrinsic, if the id names one.
    pub fn xintrinsic(&self) -> Option<Xintrinsic> {
        Xintrinsic::from_u32(self.word(0) as u32)
    }

    /// Whether it resumes another stack.
    pub fn swaps(&self) -> bool {
        self.op.form() == Form::Xi && self.xintrinsic() == Some(Xintrinsic::SwapStack)
    }

    /// The `index`-th 32-bit word after the instruction word; 0 if there is none.
    #[inline]
    pub fn word(&self, index: usize) -> i32 {
        self.tail
            .get(4 * index..)
            .and_then(|rest| rest.first_chunk())
            .map_or(0, |bytes| i32::from_le_bytes(*bytes))
    }

    /// Code offset of the `index`-th trailing word: base of displacements, place of relocations.
    pub fn word_offset(&self, index: usize) -> u32 {
        self.offset + 4 + 4 * index as u32
    }

    /// Code offset that the `index`-th trailing displacement points at, as a signed number that may lie outside the code.
    pub fn target(&self, index: usize) -> i64 {
        i64::from(self.word_offset(index)) + i64::from(self.word(index))
    }

    /// `rangegoto`: the index word of entry `index`; tables without index words give `index`.
    pub fn range_goto_index(&self, index: u16, form: RangeGotoForm) -> u16 {
        match form {
            RangeGotoForm::Seed => self.word(1 + usize::from(index)) as u16,
            RangeGotoForm::Disp32 => index,
        }
    }

    /// `rangegoto`: code offset that entry `index` leads to.
    pub fn range_goto_target(&self, index: u16, form: RangeGotoForm) -> i64 {
        let word = 1 + usize::from(index);
        match form {
            RangeGotoForm::Seed => i64::from(self.word_offset(word)) + 2 + i64::from(self.word(word) >> 16),
            RangeGotoForm::Disp32 => self.target(word),
        }
    }

    /// Forms C64 and A64: the 8 bytes that follow.
    pub fn quad(&self) -> u64 {
        self.tail
            .first_chunk()
            .map_or(0, |bytes| u64::from_le_bytes(*bytes))
    }

    /// `constval` and `constval64`: the constant in the canonical form of a cell of type [`Inst::ty`].
    pub fn constant(&self) -> u64 {
        match self.op.form() {
            Form::C64 => self.ty.canonical(self.quad()),
            _ if self.ty.is_signed() => self.ty.canonical(self.param() as i16 as i64 as u64),
            _ => self.ty.canonical(u64::from(self.param())),
        }
    }
}
