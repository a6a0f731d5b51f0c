//! Comparisons of dynamic values.

use maple_mirbin::{Op, Prim};

use crate::mir::{ExprData, ExprId};

use super::super::layout::register;
use super::super::strings;
use super::make::Make;
use super::{CODE_MASK, bits, code, long_tag, tag};
use crate::front::corevm::table::Primitive;

impl Make<'_, '_> {
    pub(super) fn equal(&mut self) {
        let (a, b) = (self.formal("a", Prim::DynAny), self.formal("b", Prim::DynAny));
        let [single, string, long, plain] = [(); 4].map(|()| self.label());
        self.is_double(a, single);
        self.is_double(b, plain);
        let (left, right) = (self.double(a), self.double(b));
        let same = self.b.compare(Op::Eq, Prim::F64, left, right);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], single);
        let left = self.integer(a, code(Primitive::Spf), string);
        let right = self.integer(b, code(Primitive::Spf), plain);
        let (left, right) = (self.without_code(left), self.without_code(right));
        let (left, right) = (
            self.of_integer(left, Primitive::Spf),
            self.of_integer(right, Primitive::Spf),
        );
        let same = self.b.compare(Op::Eq, Prim::F32, left, right);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], string);
        self.reference(a, tag::STRING, long);
        self.reference(b, tag::STRING, plain);
        let (left, right) = (self.referent(a), self.referent(b));
        let same = strings::equal(self.lowering, &mut self.b, left, right);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], long);
        for primitive in [Primitive::I64, Primitive::Ui64] {
            let next = self.label();
            self.reference(a, long_tag(primitive), next);
            self.reference(b, long_tag(primitive), plain);
            let (left, right) = (self.cell(a, Prim::U64), self.cell(b, Prim::U64));
            let same = self.b.compare(Op::Eq, Prim::U64, left, right);
            self.ret(&[same]);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], plain);
        let (left, right) = (self.read(a), self.read(b));
        let (left, right) = (bits(&mut self.b, left), bits(&mut self.b, right));
        let same = self.b.compare(Op::Eq, Prim::U64, left, right);
        self.ret(&[same]);
    }

    /// The order of two numbers, 2 if they have none.
    fn ordered(&mut self, prim: Prim, left: ExprId, right: ExprId) {
        let (left, right) = (self.b.hold(prim, left), self.b.hold(prim, right));
        let [none, done] = [(); 2].map(|()| self.label());
        if matches!(prim, Prim::F32 | Prim::F64) {
            for side in [left, right] {
                let (value, again) = (self.b.read(side, prim), self.b.read(side, prim));
                let is_number = self.b.compare(Op::Eq, prim, value, again);
                self.b.flow(Op::BrFalse, &[is_number], none);
            }
        }
        let (left, right) = (self.b.read(left, prim), self.b.read(right, prim));
        let op = if matches!(prim, Prim::F32 | Prim::F64) {
            Op::Cmpg
        } else {
            Op::Cmp
        };
        let order = self
            .b
            .expr(op, Prim::I32, &[left, right], ExprData::Operand(prim));
        self.ret(&[order]);
        self.b.flow(Op::Label, &[], none);
        let none = self.b.constant(Prim::I32, 2);
        self.ret(&[none]);
        self.b.flow(Op::Label, &[], done);
    }

    pub(super) fn order(&mut self) {
        let (a, b) = (self.formal("a", Prim::DynAny), self.formal("b", Prim::DynAny));
        let [integer, string, long, wrong] = [(); 4].map(|()| self.label());
        self.is_double(a, integer);
        self.is_double(b, wrong);
        let (left, right) = (self.double(a), self.double(b));
        self.ordered(Prim::F64, left, right);
        self.b.flow(Op::Label, &[], integer);
        let single = self.label();
        let left = self.any_integer(a, string);
        let right = self.any_integer(b, long);
        let (x, y) = (self.b.read(left, Prim::I64), self.b.read(right, Prim::I64));
        let (x_code, y_code) = (self.code_of(x), self.code_of(y));
        let same = self.b.compare(Op::Eq, Prim::I64, x_code, y_code);
        self.b.flow(Op::BrFalse, &[same], wrong);
        let x = self.b.read(left, Prim::I64);
        let (x_code, spf) = (self.code_of(x), self.b.constant(Prim::I64, code(Primitive::Spf)));
        let is_single = self.b.compare(Op::Eq, Prim::I64, x_code, spf);
        self.b.flow(Op::BrTrue, &[is_single], single);
        let (x, y) = (self.b.read(left, Prim::I64), self.b.read(right, Prim::I64));
        self.ordered(Prim::I64, x, y);
        self.b.flow(Op::Label, &[], single);
        let (x, y) = (self.without_code(left), self.without_code(right));
        let (x, y) = (
            self.of_integer(x, Primitive::Spf),
            self.of_integer(y, Primitive::Spf),
        );
        self.ordered(Prim::F32, x, y);
        self.b.flow(Op::Label, &[], string);
        self.reference(a, tag::STRING, long);
        self.reference(b, tag::STRING, wrong);
        let (left, right) = (self.referent(a), self.referent(b));
        let order = strings::compared(self.lowering, &mut self.b, left, right);
        self.ret(&[order]);
        self.b.flow(Op::Label, &[], long);
        // One of them or both have a cell; both must be of one type.
        for primitive in [Primitive::I64, Primitive::Ui64] {
            let [next, right_next] = [(); 2].map(|()| self.label());
            let left = self.long(a, primitive, next);
            let right = self.long(b, primitive, right_next);
            let prim = register(primitive);
            let (left, right) = (self.b.read(left, prim), self.b.read(right, prim));
            self.ordered(prim, left, right);
            self.b.flow(Op::Label, &[], right_next);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::I32]);
    }

    fn code_of(&mut self, number: ExprId) -> ExprId {
        let mask = self.b.constant(Prim::I64, CODE_MASK);
        self.b.binary(Op::Band, Prim::I64, number, mask)
    }
}
