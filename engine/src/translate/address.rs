//! Sums and addressing modes.

use super::Translator;
use super::family::{A, B, C, Family, if_slot};
use super::model::{Base, Element, Index, Operand, Place, Sum};
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, Unary};
use crate::ops::table::{self, Kind, Mode};
use crate::regcode::Draft;
use crate::regcode::effect::Effect;
use maple_mirbin::{Inst, Kind as Class, Op, Prim};

/// Largest scale an index may have.
const MAX_SCALE: u64 = i16::MAX as u64;

/// An address, resolved for an access.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Address {
    pub base: Base,
    pub index: Option<Index>,
    pub displacement: i32,
}

impl Address {
    /// Whether it depends on what is in a slot.
    pub fn mentions(&self, slot: u16) -> bool {
        self.base == Base::Slot(slot) || self.index.is_some_and(|index| index.slot == slot)
    }

    /// The constant that goes into a data word.
    pub fn data(&self) -> Option<u64> {
        match self.base {
            Base::Const(bits) => Some(bits),
            Base::Slot(_) | Base::Zero => None,
        }
    }

    fn base_field(&self) -> u16 {
        match self.base {
            Base::Slot(slot) => slot,
            Base::Const(_) | Base::Zero => 0,
        }
    }

    fn index_field(&self) -> u16 {
        self.index.map_or(0, |index| index.slot)
    }
}

/// A store with an index that was just appended.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    /// Number of its words.
    pub words: usize,
    /// The mirbin offset of the instruction.
    pub origin: u32,
    pub width: Width,
    pub base: Base,
    pub index: Index,
    pub displacement: i32,
    pub value: Operand,
}

impl Translator<'_> {
    /// The value at a depth as a sum, if it can be seen as one without code.
    fn as_sum(&self, depth: usize) -> Option<Sum> {
        let value = self.stack.at(depth);
        if !value.ty.is_integral() {
            return None;
        }
        let narrow = value.ty.size() < 8;
        match value.place {
            // What the instruction would extend by itself is as good as what was extended for it.
            Place::Slot(slot) if narrow && value.ty.is_signed() => Some(Sum {
                base: Base::Zero,
                index: Some(Index {
                    slot,
                    full: false,
                    scale: 1,
                }),
                offset: 0,
            }),
            Place::Slot(_) if narrow => None,
            Place::Slot(slot) => Some(Sum {
                base: Base::Slot(slot),
                index: None,
                offset: 0,
            }),
            Place::Const(bits) => Some(Sum {
                base: Base::Const(bits),
                index: None,
                offset: 0,
            }),
            Place::Sum(sum) => Some(sum),
            Place::Address(_)
            | Place::Compare(..)
            | Place::Order(..)
            | Place::Element(_)
            | Place::Method(..)
            | Place::InterfaceMethod(..) => None,
        }
    }

    /// Tries to see an addition, subtraction, multiplication or shift of 64 bits as part of an address. Says whether it did.
    pub(super) fn fold_sum(&mut self, inst: &Inst<'_>) -> bool {
        if inst.ty.size() != 8 || !inst.ty.is_integral() {
            return false;
        }
        let depth = self.stack.depth() - 2;
        self.extend_factor(inst, depth);
        let (Some(a), Some(b)) = (self.as_sum(depth), self.as_sum(depth + 1)) else {
            return false;
        };
        let folded = match inst.op {
            Op::Add | Op::CgArrayElemAdd => add(a, b),
            Op::Sub => match b {
                Sum {
                    base: Base::Const(bits),
                    index: None,
                    offset: 0,
                } => offset(a, (bits as i64).wrapping_neg()),
                _ => None,
            },
            Op::Mul => scaled_by(a, b, Some),
            Op::Shl => scaled_by(a, b, |bits| 1u64.checked_shl(u32::try_from(bits).ok()?)),
            _ => None,
        };
        let Some(sum) = folded else { return false };
        self.stack.truncate(depth);
        self.stack.push(Place::Sum(sum), inst.ty);
        true
    }

    /// Extends an unsigned number that is about to be scaled: as a full cell it can be an index.
    fn extend_factor(&mut self, inst: &Inst<'_>, depth: usize) {
        let value = self.stack.at(depth);
        let scales =
            matches!(inst.op, Op::Mul | Op::Shl) && matches!(self.stack.at(depth + 1).place, Place::Const(_));
        if scales && value.ty.is_integral() && value.ty.size() < 8 && !value.ty.is_signed() {
            let slot = self.slot_as(depth, inst.ty);
            self.stack.converted(depth, Place::Slot(slot), inst.ty);
        }
    }

    /// Sees the sign extension of a 32-bit value as an index.
    pub(super) fn fold_extension(&mut self, depth: usize, to: Prim) -> bool {
        let value = self.stack.at(depth);
        let Place::Slot(slot) = value.place else {
            return false;
        };
        if !value.ty.is_signed() || value.ty.size() > 4 || to.size() != 8 {
            return false;
        }
        let index = Some(Index {
            slot,
            full: false,
            scale: 1,
        });
        self.stack.pop();
        self.stack.push(
            Place::Sum(Sum {
                base: Base::Zero,
                index,
                offset: 0,
            }),
            to,
        );
        true
    }

    /// Computes a sum into a slot.
    pub(super) fn put_sum(&mut self, slot: u16, sum: Sum) {
        if self.put_scaled(slot, sum) {
            return;
        }
        let (scratch, second) = (self.layout.scratch, self.layout.scratch + 1);
        let alone = sum.base == Base::Zero;
        // The target may be the base: intermediate results go elsewhere.
        let into = |last: bool| {
            if last && alone && sum.offset == 0 {
                slot
            } else {
                scratch
            }
        };
        let mut index = sum.index.map(|index| {
            let mut current = index.slot;
            if !index.full {
                let target = into(index.scale == 1);
                let family = Family::Unary(Unary::SignExtend32, self.source(false, current));
                self.produce(target, family, current, 0, 0);
                current = target;
            }
            if index.scale > 1 {
                let target = into(true);
                let (op, by) = match index.scale {
                    scale if scale.is_power_of_two() => (Binary::Shl64, scale.trailing_zeros() as i32),
                    scale => (Binary::Mul64, i32::from(scale)),
                };
                let family = Family::Binary(op, self.source(false, current), Kind::Imm);
                self.produce_wide(target, family, current, by);
                current = target;
            }
            current
        });
        let mut offset = sum.offset;
        let base = match sum.base {
            Base::Zero => None,
            Base::Slot(base) => Some(base),
            Base::Const(bits) => {
                let total = bits.wrapping_add_signed(i64::from(offset));
                offset = 0;
                let target = if index.is_none() { slot } else { second };
                self.put_constant(target, total);
                Some(target)
            }
        };
        let current = match (base, index.take()) {
            (Some(base), Some(index)) => {
                let target = if offset == 0 { slot } else { scratch };
                let family =
                    Family::Binary(Binary::Add64, self.source(false, base), self.source(false, index));
                self.produce(target, family, base, index, 0);
                target
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => {
                self.put_constant(slot, offset as i64 as u64);
                return;
            }
        };
        self.put_offset(slot, current, offset);
    }

    /// Puts the value of `from` plus `offset` into a slot.
    fn put_offset(&mut self, slot: u16, from: u16, offset: i32) {
        if offset == 0 {
            if from != slot {
                let family = Family::Unary(Unary::Copy, self.source(false, from));
                self.produce(slot, family, from, 0, 0);
            }
        } else {
            let family = Family::Binary(Binary::Add64, self.source(false, from), Kind::Imm);
            self.produce_wide(slot, family, from, offset);
        }
    }

    /// Computes the sum of a base and an index with one instruction, if it is one.
    fn put_scaled(&mut self, slot: u16, sum: Sum) -> bool {
        let Some(index) = sum.index else { return false };
        let (base, constant, offset) = match sum.base {
            Base::Zero => return false,
            // Two slots are added as well by an addition, which finds both in accumulators.
            Base::Slot(_) if index.full && index.scale == 1 => return false,
            Base::Slot(base) => (base, None, sum.offset),
            Base::Const(bits) => (0, Some(bits.wrapping_add_signed(i64::from(sum.offset))), 0),
        };
        let target = if offset == 0 { slot } else { self.layout.scratch };
        let family = Family::Scaled {
            constant: constant.is_some(),
            full: index.full,
            index: self.source(false, index.slot),
        };
        self.produce(target, family, index.slot, base, index.scale);
        if let Some(bits) = constant {
            self.out.data(bits, 0);
        }
        self.put_offset(slot, target, offset);
        true
    }

    /// Resolves the address at a depth plus `offset` for an access of `width`.
    fn address(&mut self, depth: usize, width: Width, offset: i32) -> Address {
        let place = self.place_as(depth, Prim::A64);
        let displaced = |slot, displacement| Address {
            base: Base::Slot(slot),
            index: None,
            displacement,
        };
        match place {
            Place::Const(address) => Address {
                base: Base::Const(address.wrapping_add_signed(i64::from(offset))),
                index: None,
                displacement: 0,
            },
            Place::Slot(slot) => displaced(slot, offset),
            Place::Sum(sum) => match (sum, sum.offset.checked_add(offset)) {
                (
                    Sum {
                        base: Base::Slot(base),
                        index: None,
                        ..
                    },
                    Some(total),
                ) => displaced(base, total),
                (
                    Sum {
                        base,
                        index: Some(index),
                        ..
                    },
                    Some(total),
                ) if index.scale == 1 << shift_of(width)
                    && base != Base::Zero
                    && i16::try_from(total).is_ok() =>
                {
                    let (base, displacement) = match base {
                        Base::Const(bits) => (Base::Const(bits.wrapping_add_signed(i64::from(total))), 0),
                        base => (base, total),
                    };
                    Address {
                        base,
                        index: Some(index),
                        displacement,
                    }
                }
                (
                    Sum {
                        base: Base::Slot(_), ..
                    },
                    Some(total),
                ) => {
                    self.stack.moved(depth, Place::Sum(Sum { offset: 0, ..sum }));
                    displaced(self.materialise(depth), total)
                }
                _ => displaced(self.materialise(depth), offset),
            },
            _ => {
                self.stack.converted(depth, place, Prim::A64);
                displaced(self.materialise(depth), offset)
            }
        }
    }

    /// The element whose address is at a depth, if the access is to all of it.
    fn element(&self, depth: usize, width: Width, offset: i32) -> Option<Element> {
        match self.stack.at(depth).place {
            Place::Element(element) if offset == 0 && element.shift == shift_of(width) => Some(element),
            _ => None,
        }
    }

    /// The mode of an access as the accumulators stand now.
    fn mode(&self, address: &Address) -> Mode {
        match (address.base, address.index) {
            (base, Some(index)) => Mode::Indexed {
                base: match base {
                    Base::Const(_) => table::Base::Constant,
                    _ if address.displacement == 0 => table::Base::Slot,
                    _ => table::Base::Displaced,
                },
                full: index.full,
                index: self.source(false, index.slot),
            },
            (Base::Slot(slot), None) => Mode::Displaced(self.source(false, slot)),
            (Base::Const(_) | Base::Zero, None) => Mode::Absolute,
        }
    }

    /// Pops an address, pushes what is there.
    pub(super) fn load(&mut self, ty: Prim, offset: i32) {
        let depth = self.stack.depth() - 1;
        let width = width_of(ty);
        if let Some(element) = self.element(depth, width, offset) {
            let family = |t: &Self| Family::Element(width, ty.is_float(), t.source(false, element.index));
            return self.result(1, ty, family, element.array, element.index);
        }
        let address = self.address(depth, width, offset);
        self.stack.truncate(depth);
        let slot = self.own(depth);
        if let (Base::Slot(base), Some(index), 0) = (address.base, address.index, address.displacement)
            && !index.full
            && self.load_row(ty, width, base, index.slot, slot)
        {
            return self.stack.push(Place::Slot(slot), ty);
        }
        let mode = self.mode(&address);
        let family = Family::Load(width, mode, ty.is_float());
        let (base, displacement) = (address.base_field(), address.displacement);
        match mode {
            Mode::Displaced(_) => self.produce_wide(slot, family, base, displacement),
            Mode::Absolute => self.produce(slot, family, 0, 0, 0),
            Mode::Indexed { .. } => {
                self.produce(slot, family, base, address.index_field(), displacement as u16)
            }
        }
        if let Some(data) = address.data() {
            self.out.data(data, 0);
        }
        self.fetched(&address, width);
        self.stack.push(Place::Slot(slot), ty);
    }

    /// Takes back the extension that has just made the value at a depth, of which a store writes no more bits than were extended.
    fn drop_extension(&mut self, depth: usize, width: Width) {
        let Some(last) = self.produced(depth) else { return };
        let bits = match last.family {
            Family::Unary(Unary::SignExtend8 | Unary::ZeroExtend8, _) => 0,
            Family::Unary(Unary::SignExtend16 | Unary::ZeroExtend16, _) => 1,
            Family::Unary(Unary::SignExtend32 | Unary::ZeroExtend32, _) => 2,
            _ => return,
        };
        if width.size_class() > bits {
            return;
        }
        let from = self.out.at(last.index).b;
        self.take_back(last);
        self.stack.moved(depth, Place::Slot(from));
    }

    /// Pops a value and an address, stores.
    pub(super) fn store(&mut self, ty: Prim, offset: i32) {
        self.save_addressed();
        let depth = self.stack.depth() - 2;
        let width = width_of(ty);
        self.drop_extension(depth + 1, width);
        // What does not fit is not written: no need to cut it off first.
        let found = self.stack.at(depth + 1).ty;
        let cut = ty.is_integral() && found.is_integral() && ty.size() < found.size();
        let value = self.operand_as(depth + 1, if cut { found } else { ty });
        if let Some(element) = self.element(depth, width, offset) {
            let (kind, field) = match value {
                Operand::Slot(slot) => (self.source(ty.is_float(), slot), slot),
                Operand::Imm(bits) => (Kind::Imm, bits as u16),
            };
            let index = self.source(false, element.index);
            let opcode = table::store_element(width, ty.is_float(), kind, index);
            let effect = Effect::reading(if_slot(kind, A) | B | if_slot(index, C));
            self.stack.truncate(depth);
            self.emit_known(Draft::new(opcode, field, element.array, element.index, 0), effect);
            return;
        }
        let address = self.address(depth, width, offset);
        if self.update(value, &address, width) {
            return self.stack.truncate(depth);
        }
        let (kind, field) = match value {
            Operand::Slot(slot) => (self.cache.source(ty.is_float(), slot), slot),
            Operand::Imm(bits) => (Kind::Imm, bits as u16),
        };
        self.stack.truncate(depth);
        let mode = self.mode(&address);
        let opcode = table::store(width, mode, ty.is_float(), kind);
        let (base, displacement) = (address.base_field(), address.displacement);
        let (ins, fields) = match mode {
            Mode::Displaced(at) => (
                Draft::wide(opcode, base, field, displacement),
                if_slot(at, A) | if_slot(kind, B),
            ),
            Mode::Absolute => (Draft::new(opcode, 0, field, 0, 0), if_slot(kind, B)),
            Mode::Indexed { base: at, index, .. } => (
                Draft::new(opcode, field, base, address.index_field(), displacement as u16),
                if_slot(kind, A) | if_slot(index, C) | if at == table::Base::Constant { 0 } else { B },
            ),
        };
        self.emit_known(ins, Effect::reading(fields));
        if let Some(data) = address.data() {
            self.out.data(data, 0);
        }
        self.fetches.accessed(&address);
        self.stored = address.index.map(|index| Stored {
            words: 1 + usize::from(address.data().is_some()),
            origin: self.out.offset,
            width,
            base: address.base,
            index,
            displacement: address.displacement,
            value,
        });
    }
}

fn offset(sum: Sum, by: i64) -> Option<Sum> {
    let total = i64::from(sum.offset).checked_add(by)?;
    Some(Sum {
        offset: i32::try_from(total).ok()?,
        ..sum
    })
}

fn add(a: Sum, b: Sum) -> Option<Sum> {
    match (a, b) {
        (
            sum,
            Sum {
                base: Base::Const(bits),
                index: None,
                offset: by,
            },
        ) if sum.base != Base::Zero && !matches!(sum.base, Base::Const(_)) => {
            offset(sum, (bits as i64).checked_add(i64::from(by))?)
        }
        (
            Sum {
                base: Base::Const(bits),
                index: None,
                offset: by,
            },
            sum,
        ) if matches!(sum.base, Base::Slot(_)) => offset(sum, (bits as i64).checked_add(i64::from(by))?),
        (
            Sum {
                base,
                index: None,
                offset: by,
            },
            Sum {
                base: Base::Zero,
                index,
                offset: other,
            },
        )
        | (
            Sum {
                base: Base::Zero,
                index,
                offset: other,
            },
            Sum {
                base,
                index: None,
                offset: by,
            },
        ) => offset(
            Sum {
                base,
                index,
                offset: by,
            },
            i64::from(other),
        ),
        _ => None,
    }
}

/// `a` times what `factor` makes of the constant `b`.
fn scaled_by(a: Sum, b: Sum, factor: impl Fn(u64) -> Option<u64>) -> Option<Sum> {
    let Sum {
        base: Base::Const(bits),
        index: None,
        offset: 0,
    } = b
    else {
        return None;
    };
    let by = factor(bits).filter(|by| (1..=MAX_SCALE).contains(by))?;
    let index = match a {
        Sum {
            base: Base::Zero,
            index: Some(index),
            ..
        } => index,
        Sum {
            base: Base::Slot(slot),
            index: None,
            ..
        } => Index {
            slot,
            full: true,
            scale: 1,
        },
        _ => return None,
    };
    let scale = by * u64::from(index.scale);
    if scale > MAX_SCALE {
        return None;
    }
    let offset = i32::try_from(i64::from(a.offset) * by as i64).ok()?;
    Some(Sum {
        base: Base::Zero,
        index: Some(Index {
            scale: scale as u16,
            ..index
        }),
        offset,
    })
}

fn shift_of(width: Width) -> u8 {
    match width {
        Width::Mem8 | Width::MemS8 => 0,
        Width::Mem16 | Width::MemS16 => 1,
        Width::Mem32 | Width::MemS32 => 2,
        Width::Mem64 => 3,
    }
}

fn width_of(ty: Prim) -> Width {
    match (ty.size(), ty.kind()) {
        (1, Class::Int) => Width::MemS8,
        (1, _) => Width::Mem8,
        (2, Class::Int) => Width::MemS16,
        (2, _) => Width::Mem16,
        (4, _) => Width::Mem32,
        _ => Width::Mem64,
    }
}
