//! Fusions: two or three instructions that become one.
//!
//! Each looks at the instruction that was appended last and takes it back if it is the other half. None reaches over a label.

use super::Translator;
use super::emit::Last;
use super::family::{A, B, C, Family, if_slot};
use super::model::{Base, Operand, Place, Test};
use crate::ops::fill::flags;
use crate::ops::scalar::{Binary, Compare, FloatBinary, FloatTernary, Ternary};
use crate::ops::table::{self, Kind, Single};
use crate::regcode::effect::Effect;
use crate::regcode::{Draft, Ins};
use crate::vm::FunctionId;
use maple_mirbin::{Inst, Op, Prim};

impl Translator<'_> {
    /// The last instruction, if it produced the temporary of this depth and nothing else came after it.
    pub(super) fn produced(&self, depth: usize) -> Option<Last> {
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
                (
                    Family::FloatBinary(FloatBinary::MulF64, ..) | Family::WithMemory(..),
                    Op::Add | Op::Sub,
                    Prim::F64,
                ) => true,
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
            let source = last.before.source(float, slot);
            let mut last_field = slot;
            let family = match last.family {
                Family::WithMemory(..) => {
                    let Some(family) = self.multiply_add_with_memory(last, subtracts, source) else {
                        return false;
                    };
                    last_field = old.d;
                    family
                }
                Family::Binary(op, l, r) => {
                    if r == Kind::Imm && old.small().is_none() {
                        return false;
                    }
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
            self.replace_last(last, family, (old.b, old.c, last_field), inst.ty);
            return true;
        }
        false
    }

    /// An operation of the top two values, one of which was just shifted by a constant.
    pub(super) fn with_shift(&mut self, inst: &Inst<'_>) -> bool {
        let op = super::kinds::arithmetic(inst.op, inst.ty).filter(|_| matches!(inst.ty.size(), 4 | 8));
        let Some(op) = op else { return false };
        let depth = self.stack.depth() - 2;
        // Whatever has to move out of the result's temporary moves before operand kinds are looked at.
        self.own(depth);
        for (shifted, other) in [(depth + 1, depth), (depth, depth + 1)] {
            let Some(last) = self.produced(shifted) else {
                continue;
            };
            let Family::Binary(shift, right, Kind::Imm) = last.family else {
                return false;
            };
            let commutes = inst.op != Op::Sub;
            let Some(row) = table::shifted_row(op, shift).filter(|_| commutes || shifted > other) else {
                return false;
            };
            let fits = |ty: Prim| ty.is_integral() && ty.size() == inst.ty.size();
            let value = self.stack.at(other);
            let Place::Slot(left) = value.place else {
                return false;
            };
            if left == last.slot || !fits(value.ty) || !fits(self.stack.at(shifted).ty) {
                return false;
            }
            let left_kind = last.before.source(false, left);
            let old = *self.out.at(last.index);
            if old.small().is_none() {
                return false;
            }
            let family = Family::Shifted(row, left_kind, right);
            self.replace_last(last, family, (left, old.b, old.c), inst.ty);
            return true;
        }
        false
    }

    /// Puts an instruction with these operand fields in the place of the last one, which computed one of the top two values: it consumes both
    /// and keeps the offset that the last one was made for. The result's temporary has been claimed.
    pub(super) fn replace_last(&mut self, last: Last, family: Family, (b, c, d): (u16, u16, u16), ty: Prim) {
        let origin = self.take_back(last);
        let depth = self.stack.depth() - 2;
        self.stack.truncate(depth);
        let target = self.temp(depth);
        let offset = std::mem::replace(&mut self.out.offset, origin);
        self.produce(target, family, b, c, d);
        self.out.offset = offset;
        self.stack.push(Place::Slot(target), ty);
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
        let wide = op.is_wide();
        // The slot is always right, so a variable that is not pinned can be stepped there.
        let (variable, amount, by) = match (step.family, wide) {
            (Family::Binary(Binary::Add32, source, Kind::Imm), false)
            | (Family::Binary(Binary::Add64, source, Kind::Imm), true) => (source, Kind::Imm, old.small()),
            (Family::Binary(Binary::Sub32, source, Kind::Imm), false)
            | (Family::Binary(Binary::Sub64, source, Kind::Imm), true) => (source, Kind::Imm, negated(&old)),
            (Family::Binary(Binary::Add32, source, amount), false)
            | (Family::Binary(Binary::Add64, source, amount), true) => (source, amount, Some(old.c)),
            _ => return false,
        };
        let Some(by) = by.filter(|_| old.b == left) else {
            return false;
        };
        let variable = match (variable, self.cache.pinned(false, left)) {
            (source, Some(pinned)) if source == pinned => pinned,
            (_, Some(_)) => return false,
            (_, None) => Kind::Slot,
        };
        let amount = if amount == Kind::Imm { amount } else { Kind::Slot };
        if amount == Kind::Slot && by == left {
            return false;
        }
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
        let watched = self.input.interruptible;
        if !watched && self.fill(op, left, (amount, by), right, distance) {
            return true;
        }
        // The increment itself is taken back and the fused instruction stands in its place.
        let Some((opcode, d)) = table::step_back(watched, op, variable, amount, limit, distance - 1) else {
            return false;
        };
        self.out.take_back();
        self.cache.written(left);
        let fields = if_slot(variable, A) | if_slot(amount, B) | if_slot(limit, C);
        let bare = variable
            .bare()
            .filter(|_| !self.is_observed(left))
            .and_then(|bare| table::step_back(watched, op, bare, amount, limit, distance - 1));
        let effect = Effect::reading(fields).writing();
        let ins = Draft::new(opcode, left, by, right.field(), d);
        let at = self.emit_target(ins, effect, bare.map(|(opcode, _)| opcode));
        match d {
            0 => self.out.edge(at, at + 1 - distance),
            _ => self.out.leads_near(at, label),
        }
        self.stepped = None;
        self.after_branch(label);
        true
    }

    /// The whole loop, if all it does is a store that the stepped variable is the index of.
    fn fill(&mut self, op: Compare, left: u16, step: (Kind, u16), limit: Operand, distance: usize) -> bool {
        let Some(stored) = self.stored.filter(|stored| {
            stored.index.slot == left && stored.index.full == op.is_wide() && distance == stored.words + 1
        }) else {
            return false;
        };
        let Some(opcode) = table::fill(stored.width, op) else {
            return false;
        };
        let mut flag = 0;
        let mut slots = vec![left];
        let mut operand = |operand: Operand, immediate: u16| {
            match operand {
                Operand::Slot(slot) => slots.push(slot),
                Operand::Imm(_) => flag |= immediate,
            }
            operand.field()
        };
        let value = operand(stored.value, flags::VALUE);
        let limit = operand(limit, flags::LIMIT);
        let step = match step {
            (Kind::Imm, by) => operand(Operand::Imm(by as i16), flags::STEP),
            (_, slot) => operand(Operand::Slot(slot), flags::STEP),
        };
        let (base, constant) = match stored.base {
            Base::Slot(slot) => (operand(Operand::Slot(slot), 0), 0),
            Base::Const(bits) => (operand(Operand::Imm(0), flags::BASE), bits),
            Base::Zero => return false,
        };
        // The store must not change what the loop looks at.
        if slots[1..].contains(&left) || slots.iter().any(|slot| self.slot_is_addressed(*slot)) {
            return false;
        }
        for _ in 0..distance {
            self.out.take_back();
        }
        let offset = std::mem::replace(&mut self.out.offset, stored.origin);
        self.emit(Draft::new(opcode, value, base, left, stored.displacement as u16));
        let more = [step, limit, flag].map(u64::from);
        self.out.data(constant, more[0] | more[1] << 16 | more[2] << 32);
        self.out.offset = offset;
        self.stepped = None;
        self.stored = None;
        self.cache.written(left);
        self.keep_pin(left);
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
        let Some(opcode) = table::return_binary(op, l, r).filter(|_| fits && self.leaves_plainly()) else {
            return false;
        };
        let old = *self.out.at(last.index);
        self.out.take_back();
        let effect = Effect::reading(if_slot(l, B) | if_slot(r, C)).ending();
        self.emit_known(Draft::new(opcode, 0, old.b, old.c, old.d), effect);
        true
    }

    /// A branch over the return of a variable or constant becomes a conditional return. The return itself stays for those who jump to it.
    pub(super) fn return_if(&mut self, index: usize, wanted: bool) -> bool {
        let [_, value, leave, ..] = &self.input.code.insts[index..] else {
            return false;
        };
        if leave.op != Op::Return
            || leave.operand_count() != 1
            || [index + 1, index + 2].into_iter().any(|at| self.is_joined(at))
        {
            return false;
        }
        let Place::Compare(Test::Int(op), left, right) = self.stack.at(self.stack.depth() - 1).place else {
            return false;
        };
        let inst = &self.input.code.insts[index];
        // The branch must lead just behind the return.
        if inst.target(0) != i64::from(leave.next()) || !self.leaves_plainly() {
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
            super::kinds::negated(Test::Int(op))
        } else {
            Test::Int(op)
        } {
            Test::Int(op) => op,
            Test::Float(_) => return false,
        };
        let right_kind = right.kind();
        self.stack.pop();
        let opcode = table::return_if(op, wide, right_kind, kind);
        let effect = Effect::reading(A | if_slot(right_kind, B) | if_slot(kind, C));
        self.emit_known(Draft::new(opcode, left, right.field(), field, 0), effect);
        self.skip = 2;
        // What the branch would have led to comes next, and may be a loop that wants its variables in accumulators.
        let label = self.label_of(inst.target(0));
        self.before_branch(label);
        true
    }

    /// A direct call of `id`. If its last argument was just computed as a sum with a constant, the call does that.
    pub(super) fn call_direct(&mut self, last: Option<Last>, window: u16, id: FunctionId) {
        let sum = last
            .filter(|last| self.out.is_last(last.index) && last.slot >= window)
            .and_then(|last| {
                let old = *self.out.at(last.index);
                let (source, by) = match last.family {
                    Family::Binary(Binary::Add32, source, Kind::Imm) => (source, old.small()?),
                    Family::Binary(Binary::Sub32, source, Kind::Imm) => (source, negated(&old)?),
                    _ => return None,
                };
                self.out.take_back();
                Some(Draft::new(table::call_add(source), window, old.b, by, last.slot))
            });
        let call = sum.unwrap_or_else(|| Draft::new(table::single(Single::Call), window, 0, 0, 0));
        let guarded = self.machine.direct_call((call.opcode.id, &call.ins), id);
        let (opcode, high) = guarded.unwrap_or((call.opcode, 0));
        let entry = self.machine.entry(id) as u64;
        // A sum has an operand, the others have 0 there, which is no more than a slot too many. Variable arguments lie before the window.
        let effect = if self.machine.is_variadic(id) {
            Effect::UNKNOWN
        } else {
            Effect::calling(B)
        };
        self.emit_known(call.with(opcode), effect);
        self.out.data(entry, high);
        self.cache.clobber();
    }
}

/// The immediate whose addition is the subtraction of that of an instruction, if it fits a field.
fn negated(ins: &Ins) -> Option<u16> {
    let by = ins.cd().checked_neg()?;
    i16::try_from(by).ok().map(|by| by as u16)
}
