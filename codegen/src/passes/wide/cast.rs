//! Conversions of wide values, and their bits under other types.

use maple_mirbin::{Op, Prim};

use super::{Pass, is_wide};
use crate::mir::typing::lanes_of;
use crate::mir::{ExprData, ExprId};

impl Pass<'_, '_, '_> {
    /// `cvt to from (value)` with a wide result: part by part, or a number that becomes the real part.
    pub(super) fn convert(&mut self, to: Prim, from: Prim, value: ExprId) -> Option<Vec<ExprId>> {
        let (part, count) = lanes_of(to)?;
        if !is_wide(from) {
            let real = self.e.converted(value, part);
            let zero = self.e.constant(part, 0);
            return (count == 2 && is_complex(to)).then(|| vec![real, zero]);
        }
        let parts = self.take(value);
        if from == Prim::F128 {
            let real = self.scalar_of(*parts.first()?, part);
            let zero = self.e.constant(part, 0);
            return is_complex(to).then(|| vec![real, zero]);
        }
        let (_, given) = lanes_of(from)?;
        let fits = given == count && is_complex(to) == is_complex(from);
        fits.then(|| parts.iter().map(|&value| self.e.converted(value, part)).collect())
    }

    /// `cvt to from (value)` of a complex number: its real part; for u1, whether a part is other than 0 (C11 6.3.1.7, 6.3.1.2).
    pub(super) fn real(&mut self, to: Prim, value: ExprId) -> Option<ExprId> {
        let parts = self.take(value);
        if to != Prim::U1 {
            return Some(self.e.converted(*parts.first()?, to));
        }
        let &[re, im] = parts.as_slice() else { return None };
        let [re, im] = [re, im].map(|part| self.e.converted(part, to));
        Some(self.e.binary(Op::Bior, to, re, im))
    }

    /// The bits of parts as those of type `to`.
    pub(super) fn recast(&mut self, parts: &[ExprId], to: Prim) -> Option<Vec<ExprId>> {
        let (part, count) = lanes_of(to)?;
        if parts.len() == count as usize {
            return Some(parts.iter().map(|&value| self.retyped(value, part)).collect());
        }
        let mut all = Vec::with_capacity(count as usize);
        for word in self.words(parts) {
            let word = self.e.spill(word);
            all.extend(self.word_parts(word, part));
        }
        Some(self.settled(&all))
    }

    /// The parts, lowest first, in words of 8 bytes.
    pub(super) fn words(&mut self, parts: &[ExprId]) -> Vec<ExprId> {
        let prim = parts
            .first()
            .map_or(Prim::U64, |&part| self.e.func.expr_type(part));
        let bits = unsigned(prim);
        let each = (Prim::U64.bits() / bits.bits()).max(1) as usize;
        let mut words = Vec::with_capacity(2);
        for group in parts.chunks(each) {
            let mut word = None;
            for (&part, index) in group.iter().zip(0u32..) {
                let same = self.as_unsigned(part, bits);
                let mut high = self.e.converted(same, Prim::U64);
                if index > 0 {
                    let distance = self.e.constant(Prim::U32, (index * bits.bits()).into());
                    high = self.e.binary(Op::Shl, Prim::U64, high, distance);
                }
                word = Some(match word {
                    Some(low) => self.e.binary(Op::Bior, Prim::U64, low, high),
                    None => high,
                });
            }
            words.extend(word);
        }
        words
    }

    /// The parts of type `part` in a word, which is a leaf; the lowest first.
    pub(super) fn word_parts(&mut self, word: ExprId, part: Prim) -> Vec<ExprId> {
        let bits = unsigned(part);
        (0..Prim::U64.bits() / bits.bits())
            .map(|index| {
                let mut value = self.e.copy_leaf(word);
                if index > 0 {
                    let distance = self.e.constant(Prim::U32, (index * bits.bits()).into());
                    value = self.e.binary(Op::Lshr, Prim::U64, value, distance);
                }
                let value = self.e.converted(value, bits);
                match part.is_float() {
                    true => self.retyped(value, part),
                    false => self.e.converted(value, part),
                }
            })
            .collect()
    }

    /// An integer or float as the unsigned integer with its bits.
    fn as_unsigned(&mut self, part: ExprId, bits: Prim) -> ExprId {
        let prim = self.e.func.expr_type(part);
        match prim.is_float() {
            true => self.retyped(part, bits),
            false if prim == bits => part,
            false => self.e.expr(Op::Cvt, bits, &[part], ExprData::Operand(prim)),
        }
    }
}

/// The unsigned type of a part's size.
fn unsigned(part: Prim) -> Prim {
    match part.size() {
        1 => Prim::U8,
        2 => Prim::U16,
        4 => Prim::U32,
        _ => Prim::U64,
    }
}

/// The two complex types.
pub(super) fn is_complex(prim: Prim) -> bool {
    matches!(prim, Prim::C64 | Prim::C128)
}
