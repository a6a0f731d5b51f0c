//! Objects and arrays of managed modules.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic, class::flags};

use super::Pass;
use crate::mir::layout::FieldPlace;
use crate::mir::{Call, Callee, Expr, ExprData, ExprId, IntrinsicRef, StmtData, Type, TypeId};

/// Accesses below this address raise a null pointer exception by themselves.
const GUARD: u64 = 0x1000;

impl Pass<'_, '_, '_> {
    /// The element type of an array whose length is known at run time only.
    pub(super) fn run_time_element(&self, ty: TypeId) -> Option<TypeId> {
        if !self.unit.srclang.is_managed() {
            return None;
        }
        let types = &*self.unit.types;
        match *types.structure(types.pointee(ty).unwrap_or(ty)) {
            Type::FlexArray(element) => Some(element),
            _ => None,
        }
    }

    /// Whether values of the type can be moved: of the dynamic types tagged values.
    pub(super) fn has(&self, prim: Prim) -> bool {
        !prim.is_dynamic() || prim.is_tagged()
    }

    /// Whether a `retype` only changes what a reference is said to lead to.
    pub(super) fn is_cast(&self, expr: &Expr, value: Option<ExprId>) -> bool {
        let from = value.map(|value| self.e.func.expr_type(value));
        self.unit.srclang.is_managed()
            && expr.prim.is_address()
            && expr.prim.size() == 8
            && from.is_some_and(|from| from.is_address() && from.size() == 8)
    }

    /// Makes the node the address of an element, with the checks that this needs.
    pub(super) fn become_element(&mut self, id: ExprId, array: ExprId, index: ExprId, element: TypeId) {
        let size = self.size(element);
        let size = self.e.constant(Prim::U32, size);
        let expr = *self.e.func.expr(id);
        let node = Expr {
            op: Op::IntrinsicOp,
            prim: Prim::A64,
            args: self.e.func.push_args(&[array, index, size]),
            data: ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::ElementAddress)),
            pos: expr.pos,
        };
        self.e.replace(id, node);
    }

    /// The address of an object of which a field is accessed, checked before if the access itself would not notice null.
    pub(super) fn non_null(&mut self, base: ExprId, place: &FieldPlace) -> ExprId {
        if !self.unit.srclang.is_managed() || place.offset <= GUARD - 16 {
            return base;
        }
        let base = self.stable(base);
        let again = self.e.copy_leaf(base);
        self.e.emit(Op::AssertNonNull, &[again], StmtData::None);
        base
    }

    /// The value, to be read more than once.
    pub(super) fn stable(&mut self, value: ExprId) -> ExprId {
        if self.e.is_stable(value) {
            value
        } else {
            self.e.spill(value)
        }
    }

    /// Whether the array, an element of which `base` is the address, can only hold objects of the very class that its type says.
    pub(super) fn has_exact_elements(&mut self, base: ExprId) -> bool {
        if !self.unit.srclang.is_managed() {
            return false;
        }
        let expr = *self.e.func.expr(base);
        let (Op::Array, Some(array)) = (expr.op, self.e.func.arg(base, 0)) else {
            return false;
        };
        let ty = self.unit.type_of(self.e.func, array);
        self.run_time_element(ty)
            .is_some_and(|element| self.is_exact(element))
    }

    fn is_exact(&self, ty: TypeId) -> bool {
        let types = &*self.unit.types;
        let Some(to) = types.pointee(ty) else { return false };
        if let Type::FlexArray(inner) = *types.structure(to) {
            return !self.unit.is_counted(inner);
        }
        let class = self.unit.classes.by_type(types, to);
        let class = class.and_then(|id| self.unit.classes.get(id));
        class.is_some_and(|class| class.flags & flags::FINAL != 0)
    }

    /// Emits the checks of a store of a reference into an array: of the index, then of the class. Gives the operands of the store.
    pub(super) fn checked_store(
        &mut self,
        base: ExprId,
        value: ExprId,
        place: &FieldPlace,
        exact: bool,
    ) -> (ExprId, ExprId) {
        let expr = *self.e.func.expr(base);
        let element = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::ElementAddress));
        let null = self.e.func.expr(value).data == ExprData::Const(0);
        if expr.data != element || exact || null || self.unit.prim(place.ty) != Prim::Ref {
            return (base, value);
        }
        let &[array, index, size] = self.e.func.args(expr.args) else {
            return (base, value);
        };
        let (array, index, value) = (self.stable(array), self.stable(index), self.stable(value));
        let (again, at, stored) = (
            self.e.copy_leaf(array),
            self.e.copy_leaf(index),
            self.e.copy_leaf(value),
        );
        self.check(Intrinsic::MccArrayBoundaryCheck, &[again, at]);
        let again = self.e.copy_leaf(array);
        self.check(Intrinsic::MccReflectCheckArrayStore, &[again, stored]);
        let args = self.e.func.push_args(&[array, index, size]);
        self.e.replace(base, Expr { args, ..expr });
        (base, value)
    }

    fn check(&mut self, intrinsic: Intrinsic, args: &[ExprId]) {
        let call = Call::new(Callee::Intrinsic(IntrinsicRef::Std(intrinsic)));
        self.e
            .emit(Op::IntrinsicCall, args, StmtData::Call(Box::new(call)));
    }
}
