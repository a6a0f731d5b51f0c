//! Compiler built-ins of C, which front ends write as intrinsics: names that the image format has no number for.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use crate::mir::{ExprData, ExprId, IntrinsicRef, Pos};

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
}

/// A built-in, and how many operands it has.
pub(super) type Known = (Builtin, usize);

/// Prefix of names that compilers have for themselves.
const PREFIX: &[u8] = b"C___builtin_";

use Builtin::{Expect, Extended, ObjectSize, Parity, SignBits, Standard, SwapBytes};
use Prim::{I32, U16, U32, U64};

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
];

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
