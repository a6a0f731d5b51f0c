//! Branches, returns and assertions.

use super::append::Last;
use super::model::{Location, Test};
use super::operations::comparison;
use super::{Translator, flow};
use maple_lir::{Binary, Compare, Operand, Shape, Single};
use maple_mirbin::operator::Relation;
use maple_mirbin::{Inst, Op, Prim, Property};
use maple_rt::trap::TrapKind;

impl Translator<'_> {
    pub(super) fn branch(&mut self, index: usize, inst: &Inst<'_>) {
        let wanted = inst.op == Op::BrTrue32;
        if wanted && self.switch(index, inst) {
            self.skip = 2;
            return;
        }
        match self.over_jump(index) {
            Some(label) => {
                self.branch_on_top(!wanted, label);
                self.skip = 1;
                self.passed = Some(index + 2);
            }
            None => self.branch_on_top(wanted, self.label_of(inst.target(0))),
        }
    }

    /// Makes one jump of a branch around a `rangegoto` for the numbers that its table does not have, and the `rangegoto`. Says whether it did.
    fn switch(&mut self, index: usize, branch: &Inst<'_>) -> bool {
        let code = self.input.code;
        let [Some(read), Some(jump)] = [1, 2].map(|by| code.insts.get(index + by)) else {
            return false;
        };
        let depth = self.stack.depth() - 1;
        let Location::Compare(Test::Int(Compare::GtU32), left, right) = self.stack.at(depth).place else {
            return false;
        };
        let around = branch.target(0) == i64::from(jump.next())
            && jump.op == Op::RangeGoto
            && right.small().map(i32::from) == Some(i32::from(jump.param()) - 1);
        let joined = (1..=2).any(|by| self.is_joined(index + by));
        if !around || joined || self.input.fuel || !read.op.has(Property::ReadsCell) || read.ty.size() != 4 {
            return false;
        }
        let (number, tag) = (self.variable(read.frame_index()), jump.word(0));
        if left != number {
            // The distance from the least number: nobody else wants it.
            let by = [Operand::of(number), Operand::number(tag)];
            let distance = self
                .last
                .filter(|last| last.reg == left && self.is_temporary(left));
            let subtracts = |last: &Last| {
                last.inst.shape == Shape::Binary(Binary::Sub32) && last.inst.operands[1..3] == by
            };
            if !distance.as_ref().is_some_and(subtracts) {
                return false;
            }
            self.take_back();
        } else if tag != 0 {
            return false;
        }
        self.stack.pop();
        let targets = flow::range_goto_targets(jump, self.input.range_goto);
        let targets = targets.into_iter().chain([branch.target(0)]);
        let labels: Vec<usize> = targets.map(|target| self.label_of(target)).collect();
        self.last = None;
        self.out.switch(number, tag as u32, &labels);
        true
    }

    /// Where the next instruction jumps to, if branch `index` leads over that jump and nothing else does.
    fn over_jump(&self, index: usize) -> Option<usize> {
        let code = self.input.code;
        let jump = code.insts.get(index + 1).filter(|next| next.op == Op::Goto32)?;
        let over = code.insts[index].target(0) == i64::from(jump.next());
        let label = self.label_of(jump.target(0));
        // With fuel, blocks are counted as they are.
        (over && !self.input.fuel && !self.is_joined(index + 1)).then_some(label)
    }

    /// A branch on the value on top.
    pub(super) fn branch_on_top(&mut self, wanted: bool, label: usize) {
        let depth = self.stack.depth() - 1;
        let value = self.stack.at(depth);
        let not_zero = |wide: bool| Test::Int(if wide { Compare::Ne64 } else { Compare::Ne32 });
        let (test, left, right) = match value.place {
            Location::Const(bits) => {
                self.stack.pop();
                if maple_rt::arith::truth(value.ty, bits) == wanted {
                    self.jump(label);
                }
                return;
            }
            Location::Compare(test, l, r) => (test, l, r),
            // It is not 0 if the operands differ or have no order.
            Location::Order(_, ty, l, r) => (comparison(Relation::Ne, ty).0, l, r),
            _ if value.ty.is_float() => (not_zero(false), self.truth(depth), Operand::number(0)),
            _ => (
                not_zero(value.ty.size() == 8),
                self.reg_of_value(depth),
                Operand::number(0),
            ),
        };
        self.stack.pop();
        self.branch_if(test, wanted, left, right, label);
    }

    pub(super) fn ret(&mut self, inst: &Inst<'_>) {
        if inst.operand_count() == 0 {
            self.exit();
            self.emit_single(Single::ReturnVoid, &[]);
            self.stack.truncate(0);
            return;
        }
        let declared = self.input.frame.cells.first().copied().filter(|ty| ty.is_cell());
        let ty = declared.unwrap_or(if inst.ty.is_cell() { inst.ty } else { Prim::I64 });
        let depth = self.stack.depth() - 1;
        let void = !matches!(self.input.frame.cells.first(), Some(ty) if ty.is_cell());
        if void {
            self.stack.pop();
            self.exit();
            self.emit_single(Single::ReturnVoid, &[]);
            return;
        }
        let value = self.operand_as(depth, ty);
        match value.small() {
            // Numbers are sign-extended, unsigned 32-bit results are not.
            Some(number) if number >= 0 || ty.is_signed() || ty.size() == 8 => {
                self.exit();
                self.emit_single(Single::ReturnImm, &[value]);
            }
            _ => {
                let result = value.as_reg().unwrap_or_else(|| self.materialise(depth));
                self.exit();
                let single = match (ty.size(), ty.is_signed()) {
                    (8, _) => Single::Return64,
                    (_, true) => Single::ReturnS32,
                    _ => Single::ReturnU32,
                };
                self.emit_single(single, &[Operand::spilled(result)]);
            }
        }
        self.stack.truncate(0);
    }

    /// Assertions are branches around a trap; those of a single operand compare it with 0.
    pub(super) fn assertion(&mut self, inst: &Inst<'_>, holds: Relation) {
        let depth = self.stack.depth() - inst.operand_count() as usize;
        let non_null = holds == Relation::Ne;
        let ty = if non_null { Prim::U64 } else { inst.ty };
        if non_null {
            self.stack.push(Location::Const(0), Prim::U64);
        }
        let (compare, swap) = comparison(holds, ty);
        let (first, second) = if swap {
            (depth + 1, depth)
        } else {
            (depth, depth + 1)
        };
        let (left, right) = self.operands(first, second, ty);
        let index = self.reg_of_value(depth);
        let index_type = self.stack.at(depth).ty;
        self.stack.truncate(depth);
        self.last = None;
        let passed = self.out.label();
        if non_null {
            self.emit(compare.branch(false), &[Operand::of(left), right]);
            self.out.leads_to(passed);
            self.raise(TrapKind::NullPointer);
            return self.out.bind(passed);
        }
        let wide = Translator::widened(index_type);
        self.emit(compare.branch(false), &[Operand::of(left), right]);
        self.out.leads_to(passed);
        let mut reported = index;
        if let Some(op) = wide {
            reported = self.fresh(depth, Prim::I64);
            self.emit(Shape::Unary(op), &[reported, index].map(Operand::spilled));
        }
        self.emit_single(Single::RaiseIndex, &[Operand::spilled(reported)]);
        self.out.bind(passed);
    }
}
