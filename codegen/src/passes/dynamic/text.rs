//! Constant strings: the bytes of their constants, and the cells that remember the values.

use maple_mirbin::{Op, Operation, Prim, Xintrinsic};

use super::Dynamic;
use crate::mir::{ExprData, ExprId, Name};

impl Dynamic<'_, '_, '_> {
    /// A constant string: the runtime is asked for it once.
    pub(super) fn text(&mut self, name: Name) -> ExprId {
        let constant = self.constant(name);
        let (cell, bits) = match self.texts.get(&constant) {
            Some(known) => *known,
            None => {
                let made = (self.cell(1), self.e.preg(Prim::U64));
                self.texts.insert(constant, made);
                made
            }
        };
        let address = self.address(cell);
        let known = self
            .e
            .expr(Op::IreadOff, Prim::U64, &[address], ExprData::Offset(0));
        self.tried((bits, Prim::U64), known, 0, |pass| {
            let address = pass.e.expr(Op::ConstStr, Prim::A64, &[], ExprData::Str(constant));
            let made = pass.operation(Operation::Text, Prim::U64, &[address]);
            pass.e.regassign(Prim::U64, bits, made);
            let (address, made) = (pass.address(cell), pass.e.regread(Prim::U64, bits));
            pass.e.store(Prim::U64, 0, address, made);
        });
        let bits = self.e.regread(Prim::U64, bits);
        self.extended(Xintrinsic::TaggedKept, Prim::DynAny, &[bits])
    }

    /// Where a constant string with its header lies.
    pub(super) fn constant_at(&mut self, name: Name) -> ExprId {
        let constant = self.constant(name);
        self.e.expr(Op::ConstStr, Prim::A64, &[], ExprData::Str(constant))
    }

    /// A constant string with its header.
    fn constant(&mut self, name: Name) -> Name {
        let text = self.unit.names.bytes(name).to_vec();
        self.unit.names.intern(literal(&text))
    }

    /// The name that an operand of an intrinsic is, if that is a constant.
    pub(super) fn name(&self, id: ExprId) -> Option<Name> {
        match self.e.func.expr(id).data {
            ExprData::Str(name) => Some(name),
            _ => None,
        }
    }
}

/// A constant string with its header (image.md §3): flags, of which 1 says units of 16 bits, a byte without meaning, the number of units.
pub(super) fn literal(text: &[u8]) -> Vec<u8> {
    let units = units_of(text);
    let wide = units.iter().any(|unit| *unit > 0xff);
    let mut bytes = vec![u8::from(wide), 0];
    bytes.extend((units.len() as u16).to_le_bytes());
    for unit in units {
        match wide {
            true => bytes.extend(unit.to_le_bytes()),
            false => bytes.push(unit as u8),
        }
    }
    bytes
}

/// The units of a text in UTF-8, in which surrogates may stand alone as three bytes each.
fn units_of(text: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        match std::str::from_utf8(rest) {
            Ok(text) => {
                units.extend(text.encode_utf16());
                return units;
            }
            Err(error) => {
                let (valid, other) = rest.split_at(error.valid_up_to());
                units.extend(String::from_utf8_lossy(valid).encode_utf16());
                let (unit, length) = match *other {
                    [0xed, b @ 0xa0..=0xbf, c @ 0x80..=0xbf, ..] => {
                        (0xd000 | u16::from(b & 0x3f) << 6 | u16::from(c & 0x3f), 3)
                    }
                    _ => (0xfffd, 1),
                };
                units.push(unit);
                rest = other.get(length..).unwrap_or(&[]);
            }
        }
    }
}
