//! Fusions: two or three instructions that become one.
//!
//! Each looks at the instruction that was appended last and takes it back if it is the other half. None reaches over a label.

use super::Translator;
use super::emit::{Family, Last};
use super::model::{Operand, Place, Test};
use crate::ops::scalar::{Binary, FloatBinary, FloatTernary, Ternary};
use crate::ops::table::{self, Kind, Single};
use crate::regcode::Ins;
use maple_mirbin::{Inst, Op, Prim};

impl Translator<'_> {
    /// The last instruction, if it produced the temporary of this depth and nothing else came after it.
    fn produced(&self, depth: usize) -> Option<Last> {
        let slot = self.temp(depth);
        let last = self
            .last
            .filter(|last| last.slot == slot && self.out.is_last(last.index))?;
        (self.stack.at(depth).place == Place::Slot(slot)).then_some(last)
    }

    /// `product + addend` of the top two values, where the last instruction made the product.
    pub(super) fn multiply_add(&mut self, inst: &Inst<'_>) -> bool {
        let depth = self.stack.depth() - 2;
        // Whatever has to move out of the result's temporary moves before operand kinds are looked at.
        self.own(depth);
        for (product, addend) in [(depth, depth + 1), (depth + 1, depth)] {
            let Some(last) = self.produced(product) else {
                continue;
            };
            let subtracts = inst.op == Op::Sub;
            let float = match (last.family, inst.op, inst.ty) {
                (Family::Binary(Binary::Mul32, ..), Op::Add, ty) if ty.size() == 4 && ty.is_integral() => {
                    false
                }
                (Family::Binary(Binary::Mul64, ..), Op::Add, ty) if ty.size() == 8 && ty.is_integral() => {
                    false
                }
                (Family::FloatBinary(FloatBinary::MulF64, ..), Op::Add, Prim::F64) => true,
                (Family::FloatBinary(FloatBinary::MulF64, ..), Op::Sub, Prim::F64) => product > addend,
                _ => return false,
            };
            if subtracts && product < addend {
                return false;
            }
            // A product that was truncated or taken for another width since is not the one that was computed.
            if self.stack.at(product).ty.size() != inst.ty.size() {
                return false;
            }
            let other = self.stack.at(addend);
            let Place::Slot(slot) = other.place else {
                return false;
            };
            if other.ty != inst.ty && (float || other.ty.size() != inst.ty.size()) {
                return false;
            }
            let old = *self.out.at(last.index);
            // The factors were read before the product was written; the addend must not be the product.
            if slot == last.slot {
                return false;
            }
            let source = self.source_without(float, slot, last);
            let family = match last.family {
                Family::Binary(op, l, r) => {
                    // Right factors in accumulators have no instruction of their own: their slots serve as well.
                    let r = if r == Kind::Imm { r } else { Kind::Slot };
                    let op = if op == Binary::Mul32 {
                        Ternary::MulAdd32
                    } else {
                        Ternary::MulAdd64
                    };
                    Family::Ternary(op, l, r, source)
                }
                Family::FloatBinary(_, l, r) => {
                    let op = if subtracts {
                        FloatTernary::MulSubF64
                    } else {
                        FloatTernary::MulAddF64
                    };
                    Family::FloatTernary(op, l, r, source)
                }
                _ => return false,
            };
            self.out.take_back();
            self.cache.drop_kind(float, last.target);
            self.stack.truncate(depth);
            let target = self.temp(depth);
            self.produce(target, family, old.b, old.c, slot);
            self.stack.push(Place::Slot(target), inst.ty);
            return true;
        }
        false
    }

    /// Where an operand is read if the last instruction is taken back: not from the accumulator that it wrote.
    fn source_without(&self, float: bool, slot: u16, last: Last) -> Kind {
        let kind = self.source(float, slot);
        if kind == last.target && last.slot != slot && self.cache.pinned(float, slot).is_none() {
            Kind::Slot
        } else {
            kind
        }
    }

    /// The branch at the end of a counted loop, where the last instruction was the increment.
    pub(super) fn step_back(&mut self, test: Test, left: u16, right: Operand, label: usize) -> bool {
        let Some(step) = self
            .stepped
            .filter(|step| self.out.is_last(step.index) && step.slot == left)
        else {
            return false;
        };
        let Test::Int(op) = test else { return false };
        let old = *self.out.at(step.index);
        let variable = match step.family {
            Family::Binary(Binary::Add32, source, Kind::Imm) if old.b == left => {
                match (source, step.target) {
                    (Kind::Slot, Kind::Slot) => Kind::Slot,
                    (a, b) if a == b => a,
                    _ => return false,
                }
            }
            _ => return false,
        };
        let limit = match right {
            Operand::Slot(slot) if slot == left => return false,
            Operand::Slot(_) => Kind::Slot,
            Operand::Imm(_) => Kind::Imm,
        };
        let Some(distance) = self.out.distance_back(label) else {
            return false;
        };
        if distance < 1 {
            return false;
        }
        // The increment itself is taken back and the fused instruction stands in its place.
        let Some((handler, d)) = table::step_back(op, variable, limit, distance - 1) else {
            return false;
        };
        self.out.take_back();
        self.emit(Ins::new(handler, left, old.c, right.field(), d));
        self.stepped = None;
        self.after_branch(label);
        true
    }

    /// A return of what the last instruction computed.
    pub(super) fn return_binary(&mut self, depth: usize, ty: Prim) -> bool {
        let Some(last) = self.produced(depth) else {
            return false;
        };
        let Family::Binary(op, l, r) = last.family else {
            return false;
        };
        let wide = matches!(op, Binary::Add64 | Binary::Sub64 | Binary::Mul64);
        let held = self.stack.at(depth).ty;
        let fits = if wide {
            ty.size() == 8 && held.size() == 8
        } else {
            ty == Prim::I32 && held.size() == 4
        };
        let Some(handler) = table::return_binary(op, l, r).filter(|_| fits && self.layout.mark.is_none())
        else {
            return false;
        };
        let old = *self.out.at(last.index);
        self.out.take_back();
        self.emit(Ins::new(handler, 0, old.b, old.c, 0));
        true
    }

    /// A branch over the return of a variable or constant becomes a conditional return. The return itself stays for those who jump to it.
    pub(super) fn return_if(&mut self, index: usize, wanted: bool) -> bool {
        let [_, value, leave, ..] = &self.input.code.insts[index..] else {
            return false;
        };
        let targets = &self.input.code.before[index + 1..=index + 2];
        if leave.op != Op::Return || leave.operand_count() != 1 || targets.iter().any(|b| b.is_target) {
            return false;
        }
        let Place::Compare(Test::Int(op), left, right) = self.stack.at(self.stack.depth() - 1).place else {
            return false;
        };
        let inst = &self.input.code.insts[index];
        // The branch must lead just behind the return.
        if inst.target(0) != i64::from(leave.next()) || self.layout.mark.is_some() {
            return false;
        }
        let result = self.input.frame.cells.first().copied().unwrap_or(Prim::Void);
        let (wide, fits) = (
            result.size() == 8,
            result == Prim::I32 || (result.size() == 8 && result.is_integral()),
        );
        let (kind, field) = match value.op {
            Op::Dread | Op::RegRead if value.ty == result && !matches!(value.frame_index(), 0 | -1) => {
                if self.input.frame.slot_type(value.frame_index()) != Some(result) {
                    return false;
                }
                (Kind::Slot, self.slot(value.frame_index()))
            }
            Op::ConstVal if value.ty == result => match i16::try_from(value.constant() as i64) {
                Ok(small) => (Kind::Imm, small as u16),
                Err(_) => return false,
            },
            _ => return false,
        };
        if !fits {
            return false;
        }
        // The branch is taken if the test comes out as `wanted`, the return is made if not.
        let op = match if wanted {
            super::select::negated(Test::Int(op))
        } else {
            Test::Int(op)
        } {
            Test::Int(op) => op,
            Test::Float(_) => return false,
        };
        let right_kind = if matches!(right, Operand::Imm(_)) {
            Kind::Imm
        } else {
            Kind::Slot
        };
        self.stack.pop();
        self.emit(Ins::new(
            table::return_if(op, wide, right_kind, kind),
            left,
            right.field(),
            field,
            0,
        ));
        self.skip = 2;
        true
    }

    /// A direct call whose last argument was just computed as a sum with a constant.
    pub(super) fn call_add(&mut self, last: Option<Last>, window: u16, entry: u64) -> bool {
        let Some(last) = last.filter(|last| self.out.is_last(last.index) && last.slot >= window) else {
            return false;
        };
        let old = *self.out.at(last.index);
        let (source, by) = match last.family {
            Family::Binary(Binary::Add32, source, Kind::Imm) => (source, old.c as i16),
            Family::Binary(Binary::Sub32, source, Kind::Imm) => (source, (old.c as i16).wrapping_neg()),
            _ => return false,
        };
        if by == i16::MIN {
            return false;
        }
        self.out.take_back();
        self.emit(Ins::new(
            table::call_add(source),
            window,
            old.b,
            by as u16,
            last.slot,
        ));
        self.emit(Ins::data(entry, 0));
        true
    }

    /// The plain form of a direct call.
    pub(super) fn call_plain(&mut self, window: u16, entry: u64) {
        self.emit(Ins::new(table::single(Single::Call), window, 0, 0, 0));
        self.emit(Ins::data(entry, 0));
    }
}
