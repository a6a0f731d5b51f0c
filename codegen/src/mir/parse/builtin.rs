//! Compiler built-ins of C, which front ends write as intrinsics: names that the image format has no number for.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use crate::mir::reference::Named;
use crate::mir::{ExprData, ExprId, IntrinsicRef, Pos, TypeTable};

use super::Parser;

/// What a built-in gives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Builtin {
    /// Its first operand; the others tell an optimiser what that will probably be.
    Expect,
    /// What an intrinsic gives for its operand, which is first brought to this type.
    Standard(Intrinsic, Prim),
    /// What an extended intrinsic gives for its operand, which is first brought to this type, and then to 8 bytes.
    Extended(Xintrinsic, Prim),
    /// Its operand, of this type, with its bytes in reverse.
    SwapBytes(Prim),
    /// Whether the number of bits of its operand, of this type, that are 1 is odd.
    Parity(Prim),
    /// How many bits of its operand, of this type, are like its sign bit, without that.
    SignBits(Prim),
    /// How many bytes an object has: nothing is known of any.
    ObjectSize,
    /// Its operand, of this type, turned to the left by a number of bits, or to the right.
    Rotate {
        prim: Prim,
        left: bool,
    },
    /// What a function of two floating point numbers of this type gives.
    Power(Prim),
    /// An operator on floating point numbers of this type.
    Float(Op, Prim),
    /// An address or a number at the next multiple of a power of two, at the last one, or whether it is one.
    AlignUp,
    AlignDown,
    IsAligned,
    /// Where memory that `alloca` gives begins.
    StackSave,
    /// Frees what `alloca` has given since; no value.
    StackRestore,
}

/// A built-in, and how many operands it has.
pub(super) type Known = (Builtin, usize);

/// Prefix of names that compilers have for themselves.
const PREFIX: &[u8] = b"C___builtin_";

use Builtin::{
    AlignDown, AlignUp, Expect, Extended, Float, IsAligned, ObjectSize, Parity, Power, Rotate, SignBits,
    StackRestore, StackSave, Standard, SwapBytes,
};
use Prim::{F32, F64, I32, U8, U16, U32, U64};

const fn rotate(prim: Prim, left: bool) -> Builtin {
    Rotate { prim, left }
}

/// With [`PREFIX`].
const BUILTINS: &[(&[u8], usize, Builtin)] = &[
    (b"expect", 2, Expect),
    (b"expect_with_probability", 3, Expect),
    (b"object_size", 2, ObjectSize),
    (b"bswap16", 1, SwapBytes(U16)),
    (b"bswap32", 1, SwapBytes(U32)),
    (b"bswap64", 1, SwapBytes(U64)),
    (b"clz", 1, Standard(Intrinsic::CClz32, U32)),
    (b"clzl", 1, Standard(Intrinsic::CClz64, U64)),
    (b"clzll", 1, Standard(Intrinsic::CClz64, U64)),
    (b"ctz", 1, Standard(Intrinsic::CCtz32, U32)),
    (b"ctzl", 1, Standard(Intrinsic::CCtz64, U64)),
    (b"ctzll", 1, Standard(Intrinsic::CCtz64, U64)),
    (b"constant_p", 1, Standard(Intrinsic::CConstantP, U64)),
    (b"ffs", 1, Extended(Xintrinsic::FirstOne, U32)),
    (b"ffsl", 1, Extended(Xintrinsic::FirstOne, U64)),
    (b"ffsll", 1, Extended(Xintrinsic::FirstOne, U64)),
    (b"popcount", 1, Extended(Xintrinsic::CountOnes, U32)),
    (b"popcountl", 1, Extended(Xintrinsic::CountOnes, U64)),
    (b"popcountll", 1, Extended(Xintrinsic::CountOnes, U64)),
    (b"parity", 1, Parity(U32)),
    (b"parityl", 1, Parity(U64)),
    (b"parityll", 1, Parity(U64)),
    (b"clrsb", 1, SignBits(I32)),
    (b"clrsbl", 1, SignBits(Prim::I64)),
    (b"clrsbll", 1, SignBits(Prim::I64)),
    (b"rotateleft8", 2, rotate(U8, true)),
    (b"rotateleft16", 2, rotate(U16, true)),
    (b"rotateleft32", 2, rotate(U32, true)),
    (b"rotateleft64", 2, rotate(U64, true)),
    (b"rotateright8", 2, rotate(U8, false)),
    (b"rotateright16", 2, rotate(U16, false)),
    (b"rotateright32", 2, rotate(U32, false)),
    (b"rotateright64", 2, rotate(U64, false)),
    (b"fabs", 1, Float(Op::Abs, F64)),
    (b"fabsf", 1, Float(Op::Abs, F32)),
    (b"sqrt", 1, Float(Op::Sqrt, F64)),
    (b"sqrtf", 1, Float(Op::Sqrt, F32)),
    (b"pow", 2, Power(F64)),
    (b"powf", 2, Power(F32)),
    (b"align_up", 2, AlignUp),
    (b"align_down", 2, AlignDown),
    (b"is_aligned", 2, IsAligned),
    (b"stack_save", 0, StackSave),
    (b"stack_restore", 1, StackRestore),
];

/// As some front ends call the same.
const INTRINSICS: &[(&[u8], usize, Builtin)] = &[
    (b"C_popcount32", 1, Extended(Xintrinsic::CountOnes, U32)),
    (b"C_popcount64", 1, Extended(Xintrinsic::CountOnes, U64)),
    (b"C_parity32", 1, Parity(U32)),
    (b"C_parity64", 1, Parity(U64)),
    (b"C_clrsb32", 1, SignBits(I32)),
    (b"C_clrsb64", 1, SignBits(Prim::I64)),
    (b"C_rev16_2", 1, SwapBytes(U16)),
    (b"C_rev_4", 1, SwapBytes(U32)),
    (b"C_rev_8", 1, SwapBytes(U64)),
    (b"C_rotateleft8", 2, rotate(U8, true)),
    (b"C_rotateleft16", 2, rotate(U16, true)),
    (b"C_rotateleft32", 2, rotate(U32, true)),
    (b"C_rotateleft64", 2, rotate(U64, true)),
    (b"C_rotateright8", 2, rotate(U8, false)),
    (b"C_rotateright16", 2, rotate(U16, false)),
    (b"C_rotateright32", 2, rotate(U32, false)),
    (b"C_rotateright64", 2, rotate(U64, false)),
    (b"C_fabs", 1, Float(Op::Abs, F64)),
    (b"C_fabsf", 1, Float(Op::Abs, F32)),
    (b"C_sqrt", 1, Float(Op::Sqrt, F64)),
    (b"C_sqrtf", 1, Float(Op::Sqrt, F32)),
    (b"C_pow", 2, Power(F64)),
    (b"C_powf", 2, Power(F32)),
    (b"C_alignup", 2, AlignUp),
    (b"C_aligndown", 2, AlignDown),
    (b"C_isaligned", 2, IsAligned),
    (b"C_stack_save", 0, StackSave),
    (b"C_stack_restore", 1, StackRestore),
];

/// Every built-in under all its names, for the reference.
pub(in crate::mir) fn builtins() -> Vec<Named> {
    let prefix = String::from_utf8_lossy(PREFIX);
    let prefixed = BUILTINS.iter().map(|row| (&*prefix, row));
    let rows = prefixed.chain(INTRINSICS.iter().map(|row| ("", row)));
    rows.map(|(prefix, (name, operands, builtin))| Named {
        name: format!("{prefix}{}", String::from_utf8_lossy(name)),
        operands: Some(*operands),
        meaning: builtin.meaning(),
    })
    .collect()
}

impl Builtin {
    /// What it gives, as a sentence of the reference.
    fn meaning(self) -> String {
        let bits = |prim: Prim| 8 * prim.size();
        match self {
            Expect => "The first operand.".to_owned(),
            Standard(Intrinsic::CConstantP, _) => "0: nothing is known of the operand.".to_owned(),
            Standard(intrinsic, prim) => format!("`{}` of the operand as {prim}.", intrinsic.name()),
            Extended(Xintrinsic::CountOnes, prim) => format!("How many of the {} bits are 1.", bits(prim)),
            Extended(_, prim) => format!(
                "The number of the lowest of {} bits that is 1, counted from 1; 0 if there is none.",
                bits(prim)
            ),
            SwapBytes(prim) => format!("The {} bytes in reverse.", prim.size()),
            Parity(prim) => format!("1 if the number of ones among the {} bits is odd, else 0.", bits(prim)),
            SignBits(prim) => format!("How many of the {} bits follow the sign bit and are like it.", bits(prim)),
            ObjectSize => "As if nothing were known: the greatest size, or 0 if the second operand asks for the smallest.".to_owned(),
            Rotate { prim, left } => format!(
                "The {} bits turned to the {} by the second operand.",
                bits(prim),
                if left { "left" } else { "right" }
            ),
            Power(prim) => format!("The first operand to the power of the second one, as {prim}."),
            Float(op, prim) => format!("`{op}` of the operand as {prim}."),
            AlignUp => "The first operand, or the next multiple of the second one, a power of two.".to_owned(),
            AlignDown => "The first operand, or the last multiple of the second one, a power of two.".to_owned(),
            IsAligned => "Whether the first operand is a multiple of the second one, a power of two.".to_owned(),
            StackSave => "Where memory that `alloca` gives begins.".to_owned(),
            StackRestore => "Frees what `alloca` has given since the `stack_save` that gave the operand; no value.".to_owned(),
        }
    }
}

impl Parser<'_, '_, '_> {
    /// The built-in whose name comes next, if it is one.
    pub(super) fn builtin(&self) -> Option<Known> {
        let text = self.text(&self.tok);
        let (table, name) = match text.strip_prefix(PREFIX) {
            Some(name) => (BUILTINS, name),
            None => (INTRINSICS, text),
        };
        let found = table.iter().find(|(known, ..)| *known == name);
        found.map(|&(_, count, builtin)| (builtin, count))
    }

    /// The value of a built-in with these operands.
    pub(super) fn builtin_value(&mut self, builtin: Builtin, given: &[ExprId], pos: Pos) -> ExprId {
        let first = given.first().copied().unwrap_or(ExprId(0));
        match builtin {
            Expect => self.expected_value(given, pos),
            Standard(intrinsic, prim) => {
                let value = self.converted(first, prim, pos);
                self.intrinsic_value(IntrinsicRef::Std(intrinsic), I32, &[value], pos)
            }
            Extended(intrinsic, prim) => {
                let value = self.converted(first, prim, pos);
                let wide = self.converted(value, U64, pos);
                self.intrinsic_value(IntrinsicRef::Ext(intrinsic), I32, &[wide], pos)
            }
            SwapBytes(prim) => {
                let value = self.converted(first, prim, pos);
                let wide = self.converted(value, U64, pos);
                let bytes = self.f.push_const(U32, prim.size().into(), pos);
                let swapped = IntrinsicRef::Ext(Xintrinsic::SwapBytes);
                self.intrinsic_value(swapped, U64, &[wide, bytes], pos)
            }
            Parity(prim) => {
                let ones = self.builtin_value(Extended(Xintrinsic::CountOnes, prim), given, pos);
                let one = self.f.push_const(I32, 1, pos);
                self.f.push_expr(Op::Band, I32, &[ones, one], ExprData::None, pos)
            }
            SignBits(prim) => {
                let value = self.converted(first, prim, pos);
                let wide = self.converted(value, Prim::I64, pos);
                let counted = IntrinsicRef::Ext(Xintrinsic::SignBits);
                let count = self.intrinsic_value(counted, I32, &[wide], pos);
                let more = self.f.push_const(I32, u64::from(64 - 8 * prim.size()), pos);
                self.f
                    .push_expr(Op::Sub, I32, &[count, more], ExprData::None, pos)
            }
            Rotate { prim, left } => {
                let value = self.converted(first, prim, pos);
                let wide = self.converted(value, U64, pos);
                let count = given.get(1).copied().unwrap_or(first);
                let mut count = self.converted(count, I32, pos);
                if !left {
                    count = self.f.push_expr(Op::Neg, I32, &[count], ExprData::None, pos);
                }
                let bits = self.f.push_const(U32, u64::from(8 * prim.size()), pos);
                let turned = IntrinsicRef::Ext(Xintrinsic::RotateLeft);
                self.intrinsic_value(turned, U64, &[wide, count, bits], pos)
            }
            Power(prim) => {
                let bits = if prim == F32 { U32 } else { U64 };
                let mut args: Vec<ExprId> = Vec::with_capacity(3);
                for &operand in given {
                    let operand = self.converted(operand, prim, pos);
                    let operand = self.retyped(operand, bits, pos);
                    args.push(self.converted(operand, U64, pos));
                }
                args.push(self.f.push_const(U32, u64::from(8 * prim.size()), pos));
                let power = IntrinsicRef::Ext(Xintrinsic::Power);
                let power = self.intrinsic_value(power, bits, &args, pos);
                self.retyped(power, prim, pos)
            }
            Float(op, prim) => {
                let value = self.converted(first, prim, pos);
                self.f.push_expr(op, prim, &[value], ExprData::None, pos)
            }
            AlignUp | AlignDown | IsAligned => self.aligned(builtin, given, pos),
            StackSave => {
                let top = IntrinsicRef::Ext(Xintrinsic::DynamicTop);
                self.intrinsic_value(top, Prim::Ptr, &[], pos)
            }
            // Has no value: the statement is made by `builtin_stmt`.
            StackRestore => first,
            ObjectSize => {
                // The greatest size, or the smallest if that is asked for, as compilers answer who do not optimise.
                let least = given.get(1).is_some_and(|&kind| match self.f.expr(kind).data {
                    ExprData::Const(bits) => bits & 2 != 0,
                    _ => false,
                });
                let size = if least { 0 } else { u64::MAX };
                self.f.push_const(U64, size, pos)
            }
        }
    }

    /// With a power of two `n`: the multiples of `n` are those numbers in which the bits of `-n` are all that may be set.
    fn aligned(&mut self, builtin: Builtin, given: &[ExprId], pos: Pos) -> ExprId {
        let mut operands = [ExprId(0); 2];
        for (wide, &operand) in operands.iter_mut().zip(given) {
            *wide = self.converted(operand, U64, pos);
        }
        let [value, n] = operands;
        let mut node = |op, args: &[ExprId], data| self.f.push_expr(op, U64, args, data, pos);
        let none = ExprData::None;
        let mask = node(Op::Neg, &[n], none);
        match builtin {
            AlignDown => node(Op::Band, &[value, mask], none),
            AlignUp => {
                let value = node(Op::Neg, &[value], none);
                let value = node(Op::Band, &[value, mask], none);
                node(Op::Neg, &[value], none)
            }
            _ => {
                let rest = node(Op::Bnot, &[mask], none);
                let rest = node(Op::Band, &[value, rest], none);
                let zero = self.f.push_const(U64, 0, pos);
                let data = ExprData::Operand(U64);
                self.f.push_expr(Op::Eq, I32, &[rest, zero], data, pos)
            }
        }
    }

    fn retyped(&mut self, value: ExprId, prim: Prim, pos: Pos) -> ExprId {
        let data = ExprData::Type(TypeTable::prim(prim));
        self.f.push_expr(Op::Retype, prim, &[value], data, pos)
    }

    /// A value as another type.
    pub(super) fn converted(&mut self, value: ExprId, prim: Prim, pos: Pos) -> ExprId {
        match self.f.expr_type(value) {
            from if from == prim => value,
            from => self
                .f
                .push_expr(Op::Cvt, prim, &[value], ExprData::Operand(from), pos),
        }
    }

    fn intrinsic_value(&mut self, id: IntrinsicRef, prim: Prim, args: &[ExprId], pos: Pos) -> ExprId {
        self.f
            .push_expr(Op::IntrinsicOp, prim, args, ExprData::Intrinsic(id), pos)
    }
}
