//! Bitfields of packed aggregates whose bytes no single access covers: 3, 5, 6, 7 or 9 of them.

use maple_mirbin::{Op, Prim};

use super::Pass;
use super::expr::sized;
use crate::mir::layout::BitRange;
use crate::mir::{Expr, ExprData, ExprId};

/// A part of a field: what one access covers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    /// First byte, from that of the container.
    at: u8,
    /// 1, 2, 4 or 8.
    bytes: u8,
    /// Where the field's bits begin in these bytes.
    from: u8,
    /// How many bits of it there are.
    width: u8,
    /// Number of the first one within the field.
    bit: u8,
}

/// The accesses that cover the bytes of a field, lowest first.
fn pieces(bits: BitRange) -> impl Iterator<Item = Piece> {
    let (first, end) = (
        u32::from(bits.offset),
        u32::from(bits.offset) + u32::from(bits.width),
    );
    let mut at = 0u8;
    std::iter::from_fn(move || {
        let left = bits.bytes.checked_sub(at).filter(|&left| left > 0)?;
        // The largest power of two that is not above it.
        let bytes = (1u8 << left.ilog2()).min(8);
        let start = u32::from(at) * 8;
        let from = first.max(start);
        let piece = Piece {
            at,
            bytes,
            from: (from - start) as u8,
            width: (end.min(start + u32::from(bytes) * 8) - from) as u8,
            bit: (from - first) as u8,
        };
        at += bytes;
        Some(piece)
    })
}

impl Pass<'_, '_, '_> {
    /// Makes the node the value of a bitfield whose container lies at `base + offset`.
    pub(super) fn load_pieces(&mut self, id: ExprId, expr: &Expr, base: ExprId, offset: i32, bits: BitRange) {
        let base = self.stable(base);
        let mut value = None;
        for piece in pieces(bits) {
            let address = self.e.copy_leaf(base);
            let unit = sized(piece.bytes, false);
            let place = ExprData::Offset(offset.wrapping_add(piece.at.into()));
            let word = self.e.expr(Op::IreadOff, unit, &[address], place);
            let range = ExprData::Bits {
                offset: piece.from,
                size: piece.width,
            };
            let mut part = self.e.expr(Op::ExtractBits, Prim::U64, &[word], range);
            if piece.bit > 0 {
                let distance = self.e.constant(Prim::U32, piece.bit.into());
                part = self.e.binary(Op::Shl, Prim::U64, part, distance);
            }
            value = Some(match value {
                Some(low) => self.e.binary(Op::Bior, Prim::U64, low, part),
                None => part,
            });
        }
        let Some(value) = value else { return };
        let node = Expr {
            op: Op::ExtractBits,
            prim: sized(8, expr.prim.is_signed()),
            args: self.e.func.push_args(&[value]),
            data: ExprData::Bits {
                offset: 0,
                size: bits.width,
            },
            pos: expr.pos,
        };
        self.narrow(id, node, expr.prim);
    }

    /// Stores `value` into a bitfield whose container lies at `base + offset`.
    pub(super) fn store_pieces(&mut self, base: ExprId, offset: i32, bits: BitRange, value: ExprId) {
        let base = self.stable(base);
        let value = self.stable(value);
        for piece in pieces(bits) {
            let unit = sized(piece.bytes, false);
            let offset = offset.wrapping_add(piece.at.into());
            let address = self.e.copy_leaf(base);
            let old = self
                .e
                .expr(Op::IreadOff, unit, &[address], ExprData::Offset(offset));
            let mut part = self.e.copy_leaf(value);
            if piece.bit > 0 {
                let distance = self.e.constant(Prim::U32, piece.bit.into());
                part = self.e.binary(Op::Ashr, Prim::I64, part, distance);
            }
            let range = ExprData::Bits {
                offset: piece.from,
                size: piece.width,
            };
            let new = self.e.expr(Op::DepositBits, unit, &[old, part], range);
            let address = self.e.copy_leaf(base);
            self.e.store(unit, offset, address, new);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_cover_a_field_once() {
        for offset in 0..8u8 {
            for width in 1..=64u8 {
                let bytes = (offset + width).div_ceil(8);
                let mut next = 0;
                for piece in pieces(BitRange { offset, width, bytes }) {
                    assert!(piece.bytes.is_power_of_two() && piece.at + piece.bytes <= bytes);
                    assert_eq!(piece.bit, next);
                    assert_eq!(piece.at * 8 + piece.from, offset + next);
                    next += piece.width;
                }
                assert_eq!(next, width);
            }
        }
    }
}
