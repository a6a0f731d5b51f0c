//! Functions on dynamic values in the making: what their bodies are made of.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{ExprId, LabelId, StmtData, TypeTable};

use super::super::{Lowering, strings};
use super::{CODE_BITS, CODE_MASK, tagged};

/// The body of a helper.
pub(super) struct Make<'l, 'm> {
    pub(super) lowering: &'l mut Lowering<'m>,
    pub(super) b: Builder,
}

impl Make<'_, '_> {
    /// Adds a formal and puts it into a register.
    pub(super) fn formal(&mut self, name: &str, prim: Prim) -> u32 {
        let name = self.lowering.mir.names.intern(name);
        let local = self.b.func.add_formal(name, TypeTable::prim(prim));
        let value = self.b.read_local(local, prim);
        self.b.hold(prim, value)
    }

    pub(super) fn label(&mut self) -> LabelId {
        self.b.fresh_label(&mut self.lowering.mir.names)
    }

    pub(super) fn read(&mut self, number: u32) -> ExprId {
        self.b.read(number, Prim::DynAny)
    }

    pub(super) fn ret(&mut self, values: &[ExprId]) {
        self.b.emit(Op::Return, Prim::Void, values, StmtData::None);
    }

    /// Ends with the error that a value is of another type.
    pub(super) fn mismatch(&mut self, results: &[Prim]) {
        self.lowering.raise(&mut self.b, "__maple_type_mismatch");
        self.ret_zeros(results);
    }

    /// Returns after an error, which does not happen.
    pub(super) fn ret_zeros(&mut self, results: &[Prim]) {
        let zeros: Vec<ExprId> = results.iter().map(|prim| self.b.constant(*prim, 0)).collect();
        self.ret(&zeros);
    }

    /// Goes to a label unless strings are equal.
    pub(super) fn same_string(&mut self, a: ExprId, b: ExprId, otherwise: LabelId) {
        let same = strings::equal(self.lowering, &mut self.b, a, b);
        self.b.flow(Op::BrFalse, &[same], otherwise);
    }

    /// Goes to a label unless a value is an integer with a code; gives the integer.
    pub(super) fn integer(&mut self, value: u32, code: u64, otherwise: LabelId) -> u32 {
        let number = self.any_integer(value, otherwise);
        let (read, mask) = (
            self.b.read(number, Prim::I64),
            self.b.constant(Prim::I64, CODE_MASK),
        );
        let found = self.b.binary(Op::Band, Prim::I64, read, mask);
        let code = self.b.constant(Prim::I64, code);
        let same = self.b.compare(Op::Eq, Prim::I64, found, code);
        self.b.flow(Op::BrFalse, &[same], otherwise);
        number
    }

    pub(super) fn any_integer(&mut self, value: u32, otherwise: LabelId) -> u32 {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsInt, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
        let bits = self.read(value);
        let number = tagged(&mut self.b, Xintrinsic::TaggedToInt, Prim::I64, &[bits]);
        self.b.hold(Prim::I64, number)
    }

    /// The value of an integer without its code.
    pub(super) fn without_code(&mut self, number: u32) -> ExprId {
        let (number, by) = (
            self.b.read(number, Prim::I64),
            self.b.constant(Prim::I64, CODE_BITS),
        );
        self.b.binary(Op::Ashr, Prim::I64, number, by)
    }

    /// Goes to a label unless a value is a reference with a tag.
    pub(super) fn reference(&mut self, value: u32, tag: u64, otherwise: LabelId) {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsRef, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
        let bits = self.read(value);
        let found = tagged(&mut self.b, Xintrinsic::TaggedTag, Prim::U32, &[bits]);
        let tag = self.b.constant(Prim::U32, tag);
        let same = self.b.compare(Op::Eq, Prim::U32, found, tag);
        self.b.flow(Op::BrFalse, &[same], otherwise);
    }

    pub(super) fn referent(&mut self, value: u32) -> ExprId {
        let bits = self.read(value);
        tagged(&mut self.b, Xintrinsic::TaggedToRef, Prim::Ref, &[bits])
    }

    pub(super) fn is_double(&mut self, value: u32, otherwise: LabelId) {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsF64, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
    }

    pub(super) fn double(&mut self, value: u32) -> ExprId {
        let bits = self.read(value);
        tagged(&mut self.b, Xintrinsic::TaggedToF64, Prim::F64, &[bits])
    }

    /// The cell of a number that does not fit.
    pub(super) fn cell(&mut self, value: u32, prim: Prim) -> ExprId {
        let object = self.referent(value);
        self.b.load(object, 0, prim)
    }
}
