//! Fusions: two or three instructions that become one.
//!
//! Each looks at the instruction that was appended last and takes it back if it is the other half. None reaches over a label.

use super::Translator;
use super::emit::Last;
use super::environment::Callee;
use super::model::{Base, Place, Test};
use crate::ops::fill::flags;
use crate::ops::table::guarded_call;
use crate::regcode::Ins;
use maple_lir::code::Values;
use maple_lir::{
    Binary, Class, Compare, FloatBinary, FloatTernary, Inst as Lir, Kind, Operand, Reg, Shape, Single,
    Ternary,
};
use maple_mirbin::{Inst, Op, Prim};

impl Translator<'_> {
    /// The last instruction, if it produced the temporary of this depth and nothing else came after it.
    pub(super) fn produced(&self, depth: usize) -> Option<Last> {
        let last = self
            .last
            .filter(|last| self.is_at(last.reg, depth) && self.out.is_last(last.index))?;
        (self.stack.at(depth).place == Place::Reg(last.reg)).then_some(last)
    }

    /// `product + addend` of the top two values, where the last instruction made the product.
    pub(super) fn multiply_add(&mut self, inst: &Inst<'_>) -> bool {
        let depth = self.stack.depth() - 2;
        // Whatever has to move out of the result's temporary moves before operand kinds are looked at.
        self.claim(depth);
        for (product, addend) in [(depth, depth + 1), (depth + 1, depth)] {
            let Some(last) = self.produced(product) else {
                continue;
            };
            let subtracts = inst.op == Op::Sub;
            let class = match (last.inst.shape, inst.op, inst.ty) {
                (Shape::Binary(Binary::Mul32), Op::Add, ty) if ty.size() == 4 && ty.is_integral() => {
                    Class::Int
                }
                (Shape::Binary(Binary::Mul64), Op::Add, ty) if ty.size() == 8 && ty.is_integral() => {
                    Class::Int
                }
                (Shape::FloatBinary(FloatBinary::MulF64), Op::Add | Op::Sub, Prim::F64) => Class::Float,
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
            let Place::Reg(addend) = other.place else {
                return false;
            };
            let float = class == Class::Float;
            if other.ty != inst.ty && (float || other.ty.size() != inst.ty.size()) {
                return false;
            }
            // The factors were read before the product was written; the addend must not be the product.
            if addend == last.reg {
                return false;
            }
            let [_, left, right, ..] = last.inst.operands;
            let addend = Operand::of(addend);
            let by = if subtracts {
                FloatTernary::MulSubF64
            } else {
                FloatTernary::MulAddF64
            };
            let (shape, operands) = match last.inst.shape {
                Shape::Binary(op) => {
                    if right.kind == Kind::Imm && right.small().is_none() {
                        return false;
                    }
                    let op = if op == Binary::Mul32 {
                        Ternary::MulAdd32
                    } else {
                        Ternary::MulAdd64
                    };
                    (Shape::Ternary(op), [left, right, addend, Operand::NONE])
                }
                _ => (Shape::FloatTernary(by), [left, right, addend, Operand::NONE]),
            };
            self.replace_last(shape, &operands, inst.ty);
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
        self.claim(depth);
        for (shifted, other) in [(depth + 1, depth), (depth, depth + 1)] {
            let Some(last) = self.produced(shifted) else {
                continue;
            };
            let [_, value, by, ..] = last.inst.operands;
            let (Shape::Binary(shift), Kind::Imm) = (last.inst.shape, by.kind) else {
                return false;
            };
            let commutes = inst.op != Op::Sub;
            let Some(shape) = Shape::shifted(op, shift).filter(|_| commutes || shifted > other) else {
                return false;
            };
            let fits = |ty: Prim| ty.is_integral() && ty.size() == inst.ty.size();
            let other = self.stack.at(other);
            let Place::Reg(left) = other.place else {
                return false;
            };
            if left == last.reg || !fits(other.ty) || !fits(self.stack.at(shifted).ty) {
                return false;
            }
            self.replace_last(shape, &[Operand::of(left), value, by], inst.ty);
            return true;
        }
        false
    }

    /// Puts an instruction with these operands in the place of the last one, which computed one of the top two values: it consumes both and
    /// keeps the offset that the last one was made for. The result's temporary has been claimed.
    pub(super) fn replace_last(&mut self, shape: Shape, sources: &[Operand], ty: Prim) {
        let origin = self.take_back();
        let depth = self.stack.depth() - 2;
        self.stack.truncate(depth);
        let target = self.fresh(depth, ty);
        let offset = std::mem::replace(&mut self.out.offset, origin);
        self.produce(target, shape, sources);
        self.out.offset = offset;
        self.stack.push(Place::Reg(target), ty);
    }

    /// The branch at the end of a counted loop, where the last instruction was the increment.
    pub(super) fn step_back(&mut self, test: Test, left: Reg, right: Operand, label: usize) -> bool {
        let Some(step) = self
            .stepped
            .filter(|step| self.out.is_last(step.index) && step.reg == left)
        else {
            return false;
        };
        let Test::Int(op) = test else { return false };
        let [_, variable, amount, ..] = step.inst.operands;
        let (number, wide) = (amount.kind == Kind::Imm, op.is_wide());
        // The slot is always right, so a variable that is not pinned can be stepped there.
        let by = match (step.inst.shape, wide) {
            (Shape::Binary(Binary::Add32), false) | (Shape::Binary(Binary::Add64), true) if number => {
                amount.small().map(|_| amount)
            }
            (Shape::Binary(Binary::Sub32), false) | (Shape::Binary(Binary::Sub64), true) if number => {
                negated(amount)
            }
            (Shape::Binary(Binary::Add32), false) | (Shape::Binary(Binary::Add64), true) => {
                amount.as_reg().map(Operand::spilled)
            }
            _ => return false,
        };
        let Some(by) = by.filter(|_| variable.is_reg(left)) else {
            return false;
        };
        if by.is_reg(left) || right.is_reg(left) {
            return false;
        }
        let Some(distance) = self.out.distance_back(label) else {
            return false;
        };
        if distance < 1 {
            return false;
        }
        let watched = self.input.interruptible;
        if !watched && self.fill(op, left, by, right, distance) {
            return true;
        }
        // The increment itself is taken back and the fused instruction stands in its place.
        let Some(shape) = Shape::step_back(op, watched).filter(|_| near_back(distance - 1)) else {
            return false;
        };
        self.out.take_back();
        self.nothing_produced();
        let step = Lir::new(shape, &[Operand::spilled(left), by, right]);
        self.out.push_result(step, !self.out.is_observed(self.slot(left)));
        self.out.leads_to(label);
        self.stepped = None;
        true
    }

    /// The whole loop, if all it does is a store that the stepped variable is the index of.
    fn fill(&mut self, op: Compare, left: Reg, step: Operand, limit: Operand, distance: usize) -> bool {
        let Some(stored) = self.stored.filter(|stored| {
            stored.index.reg == left && stored.index.full == op.is_wide() && distance == stored.words + 1
        }) else {
            return false;
        };
        let Some(shape) = Shape::fill(stored.width, op) else {
            return false;
        };
        let (base, constant) = match stored.base {
            Base::Reg(base) => (Operand::spilled(base), 0),
            Base::Const(bits) => (Operand::NONE, bits),
            Base::Zero => return false,
        };
        let flagged = [
            (stored.value, flags::VALUE),
            (step, flags::STEP),
            (limit, flags::LIMIT),
            (base, flags::BASE),
        ];
        let numbers = flagged.iter().filter(|(operand, _)| operand.as_reg().is_none());
        let flag = numbers.fold(0, |all, (_, flag)| all | flag);
        let read = || flagged.iter().filter_map(|(operand, _)| operand.as_reg());
        // The store must not change what the loop looks at.
        if read().any(|reg| reg == left) || read().chain([left]).any(|reg| self.is_addressed(reg)) {
            return false;
        }
        for _ in 0..distance {
            self.out.take_back();
        }
        let offset = std::mem::replace(&mut self.out.offset, stored.origin);
        let displacement = Operand::number(stored.displacement);
        self.emit(shape, &[stored.value, base, Operand::spilled(left), displacement]);
        // In the data they are slots already.
        let field = |operand: Operand| operand.as_reg().map_or(operand.bits(), |reg| self.slot(reg));
        let more = [field(step), field(limit), flag].map(u64::from);
        self.out.data(constant, more[0] | more[1] << 16 | more[2] << 32);
        self.out.offset = offset;
        self.stepped = None;
        self.stored = None;
        true
    }

    /// A return of what the last instruction computed.
    pub(super) fn return_binary(&mut self, depth: usize, ty: Prim) -> bool {
        let Some(last) = self.produced(depth) else {
            return false;
        };
        let Shape::Binary(op) = last.inst.shape else {
            return false;
        };
        let wide = matches!(op, Binary::Add64 | Binary::Sub64 | Binary::Mul64);
        let held = self.stack.at(depth).ty;
        let fits = if wide {
            ty.size() == 8 && held.size() == 8
        } else {
            ty == Prim::I32 && held.size() == 4
        };
        let Some(shape) = Shape::return_binary(op).filter(|_| fits && self.leaves_plainly()) else {
            return false;
        };
        let [_, left, right, ..] = last.inst.operands;
        self.out.take_back();
        self.emit(shape, &[Operand::NONE, left, right]);
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
        let value = match value.op {
            Op::Dread | Op::RegRead if value.ty == result && !matches!(value.frame_index(), 0 | -1) => {
                if self.input.frame.slot_type(value.frame_index()) != Some(result) {
                    return false;
                }
                Operand::spilled(self.variable(value.frame_index()))
            }
            Op::ConstVal if value.ty == result => match i16::try_from(value.constant() as i64) {
                Ok(small) => Operand::number(i32::from(small)),
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
        self.stack.pop();
        self.emit(Shape::ReturnIf(op, wide), &[Operand::of(left), right, value]);
        self.skip = 2;
        true
    }

    /// A direct call. If its last argument was just computed as a sum with a constant, the call does that.
    pub(super) fn call_direct(
        &mut self,
        last: Option<Last>,
        mut arguments: Vec<Reg>,
        result: Reg,
        callee: Callee<'_>,
    ) {
        let window = self.slot(result);
        let at = Operand::number(i32::from(window));
        let sum = last
            .filter(|last| self.out.is_last(last.index) && self.slot(last.reg) >= window)
            .and_then(|last| {
                let [_, source, by, ..] = last.inst.operands;
                let by = match last.inst.shape {
                    _ if by.kind != Kind::Imm => return None,
                    Shape::Binary(Binary::Add32) => by.small().map(|_| by)?,
                    Shape::Binary(Binary::Sub32) => negated(by)?,
                    _ => return None,
                };
                self.out.take_back();
                arguments.pop();
                let argument = Operand::number(i32::from(self.slot(last.reg)));
                Some(Lir::new(Shape::CallAdd, &[at, source, by, argument]))
            });
        let call = sum.unwrap_or_else(|| Lir::single(Single::Call, &[at]));
        let formals = callee.frame.formals.len();
        let guarded = callee
            .first
            .and_then(|(id, first)| guarded_call(&call, (id, &first), formals));
        let (call, high) = guarded.unwrap_or((call, 0));
        if callee.frame.is_variadic() {
            // Variable arguments lie before the window.
            self.nothing_produced();
            self.out.push_opaque(call);
        } else {
            self.emit_inst(call);
        }
        let result = Some(result);
        self.out.passes(Values { arguments, result });
        self.out.data(callee.entry, high);
    }
}

/// The number whose addition is the subtraction of this one, if it fits an operand field.
fn negated(number: Operand) -> Option<Operand> {
    let by = Operand::number(number.value.checked_neg()?);
    by.small().map(|_| by)
}

/// Whether a branch over so many words back fits an operand field.
fn near_back(words: usize) -> bool {
    let back = isize::try_from(words).ok().map(|words| -words);
    back.and_then(Ins::near_field).is_some()
}
