//! Comparisons, truth values and choices.

use super::operations::{comparison, mirrored_op, order_with_zero};

use super::Translator;
use super::model::{Location, StackValue, Test, Three};
use maple_dispatch::ops::scalar::GenericOp;
use maple_lir::{Operand, Reg, Single};
use maple_mirbin::operator::{Ordering, Relation};
use maple_mirbin::{Inst, Op, Prim};
use maple_rt::arith::evaluate;

impl Translator<'_> {
    pub(super) fn compare(&mut self, inst: &Inst<'_>, relation: Relation) {
        let ty = inst.operand_type().unwrap_or(inst.ty);
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth), self.stack.at(depth + 1));
        let constant = |v: StackValue| matches!(v.place, Location::Const(_));
        if let (Location::Const(x), Location::Const(y)) = (a.place, b.place) {
            let canonical = |bits| {
                if ty.is_integral() {
                    ty.canonical(bits)
                } else {
                    bits
                }
            };
            if let Ok(folded) = evaluate(inst.op, inst.ty, ty as u8, 2, canonical(x), canonical(y)) {
                self.stack.truncate(depth);
                self.stack.push(Location::Const(folded), inst.ty);
                return;
            }
        }
        if self.compare_order(inst, relation, ty) || self.compare_truth(inst, relation) {
            return;
        }
        let (op, swap) = comparison(relation, ty);
        let swap = swap || (constant(a) && !ty.is_float());
        let op = match op {
            Test::Int(op) if swap => Test::Int(op.mirrored()),
            op => op,
        };
        let (first, second) = if swap {
            (depth + 1, depth)
        } else {
            (depth, depth + 1)
        };
        let (left, right) = self.operands(first, second, ty);
        self.stack.truncate(depth);
        self.stack.push(Location::Compare(op, left, right), inst.ty);
        if inst.ty.is_float() {
            // A float 1.0 is no 1: leave the odd case to the generic operation.
            self.stack.pop();
            self.stack.push(Location::Compare(op, left, right), Prim::U1);
            self.materialise(depth);
            let cvt = GenericOp {
                op: Op::Cvt,
                ty: inst.ty,
                p0: Prim::U1 as u8,
                p1: 1,
                from: [Prim::U1, Prim::I64],
            };
            self.emit_generic(cvt, 1);
        }
    }

    /// A comparison with 0 of the outcome of a three-way comparison is a comparison of its operands. Says whether this is one.
    fn compare_order(&mut self, inst: &Inst<'_>, relation: Relation, ty: Prim) -> bool {
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth).place, self.stack.at(depth + 1).place);
        let (op, unordered, operands, left, right) = match (a, b) {
            (Location::Order(unordered, operands, l, r), Location::Const(0)) => {
                (relation, unordered, operands, l, r)
            }
            (Location::Const(0), Location::Order(unordered, operands, l, r)) => {
                (mirrored_op(relation), unordered, operands, l, r)
            }
            _ => return false,
        };
        if !ty.is_integral() || !ty.is_signed() || !inst.ty.is_integral() {
            return false;
        }
        let (test, swap) = order_with_zero(op, unordered, operands);
        let place = match right.as_reg() {
            Some(right) if swap => Location::Compare(test, right, Operand::of(left)),
            _ => Location::Compare(test, left, right),
        };
        self.stack.truncate(depth);
        self.stack.push(place, inst.ty);
        true
    }

    /// A comparison of a truth value with 0 is that truth value or its negation. Says whether this is one.
    fn compare_truth(&mut self, inst: &Inst<'_>, relation: Relation) -> bool {
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth).place, self.stack.at(depth + 1).place);
        let (Location::Compare(test, left, right), Location::Const(0)) = (a, b) else {
            return false;
        };
        let test = match relation {
            Relation::Ne => test,
            Relation::Eq => test.negated(),
            _ => return false,
        };
        if !inst.ty.is_integral() {
            return false;
        }
        self.stack.truncate(depth);
        self.stack.push(Location::Compare(test, left, right), inst.ty);
        true
    }

    /// `cmp`, `cmpl`, `cmpg`: made when the outcome is needed, as it is nearly always compared with 0.
    pub(super) fn order(&mut self, inst: &Inst<'_>, ordering: Ordering) {
        let ty = inst.operand_type().unwrap_or(inst.ty);
        let depth = self.stack.depth() - 2;
        let known = [depth, depth + 1].map(|depth| matches!(self.stack.at(depth).place, Location::Const(_)));
        if !matches!(inst.ty, Prim::I32 | Prim::I64) || known == [true, true] {
            return self.generic(inst, 2);
        }
        let (left, right) = self.operands(depth, depth + 1, ty);
        let unordered = match ordering {
            Ordering::Cmpl => Three::Less,
            Ordering::Cmp | Ordering::Cmpg => Three::Greater,
        };
        self.stack.truncate(depth);
        self.stack
            .push(Location::Order(unordered, ty, left, right), inst.ty);
    }

    pub(super) fn select(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 3;
        let condition = self.stack.at(depth);
        if let Location::Const(bits) = condition.place {
            let place = self.place_as(depth + if bits != 0 { 1 } else { 2 }, inst.ty);
            self.stack.moved(depth, place);
            if let Location::Reg(_) = place {
                // The chosen value may lie in a temporary above: move it down.
                let reg = self.own(depth, inst.ty);
                self.put(reg, StackValue { place, ty: inst.ty });
                self.stack.moved(depth, Location::Reg(reg));
            }
            let place = self.stack.at(depth).place;
            self.stack.truncate(depth);
            self.stack.push(place, inst.ty);
            return;
        }
        if self.select_truth(inst) {
            return;
        }
        let y = self.reg_as(depth + 2, inst.ty);
        let x = self.reg_as(depth + 1, inst.ty);
        let wide = if condition.ty.size() == 8 {
            condition.ty
        } else {
            Prim::U64
        };
        let condition = if condition.ty.is_float() {
            self.truth(depth)
        } else {
            match self.stack.at(depth).place {
                Location::Compare(..) => self.materialise(depth),
                _ => self.reg_as(depth, wide),
            }
        };
        self.stack.truncate(depth);
        let reg = self.own(depth, inst.ty);
        self.produce_single(reg, Single::Select, &[condition, x, y].map(Operand::of));
        self.stack.push(Location::Reg(reg), inst.ty);
    }

    /// A choice between 1 and 0 by a comparison is its truth value. Says whether this is one.
    fn select_truth(&mut self, inst: &Inst<'_>) -> bool {
        let depth = self.stack.depth() - 3;
        let [condition, x, y] = [0, 1, 2].map(|at| self.stack.at(depth + at).place);
        let Location::Compare(test, left, right) = condition else {
            return false;
        };
        let test = match (x, y) {
            (Location::Const(1), Location::Const(0)) => test,
            (Location::Const(0), Location::Const(1)) => test.negated(),
            _ => return false,
        };
        if !inst.ty.is_integral() {
            return false;
        }
        self.stack.truncate(depth);
        self.stack.push(Location::Compare(test, left, right), inst.ty);
        true
    }

    /// The register of 0 or 1 for a float condition.
    pub(super) fn truth(&mut self, depth: usize) -> Reg {
        let ty = self.stack.at(depth).ty;
        let from = self.reg_of_value(depth);
        let reg = self.own(depth, Prim::U1);
        let op = GenericOp {
            op: Op::Cvt,
            ty: Prim::U1,
            p0: ty as u8,
            p1: 1,
            from: [ty, Prim::I64],
        };
        self.produce_single(reg, Single::Generic, &[Operand::of(from), Operand::of(from)]);
        self.out.data(op.encode().low(), 0);
        self.stack.moved(depth, Location::Reg(reg));
        reg
    }
}
