//! Intrinsic functions on tagged values.

use maple_mirbin::{Prim, Xintrinsic};

use super::body::Code;
use crate::front::uvm::ast::{BlockId, Inst, Operand, OperandData};
use crate::front::uvm::table;
use crate::front::uvm::types::Type;
use crate::mir::ExprId;

impl Code<'_, '_, '_> {
    /// Lowers an intrinsic function on tagged values; says whether it is one.
    pub(super) fn tagged(&mut self, inst: &Inst, here: BlockId) -> bool {
        use Xintrinsic as X;
        let name = table::INTRINSICS
            .get(inst.index as usize)
            .map_or("", |known| known.name);
        let (intrinsic, from, to) = match name.strip_prefix("@uvm.tr64.") {
            Some("is_fp") => (X::TaggedIsF64, Type::TagRef64, Prim::U1),
            Some("is_int") => (X::TaggedIsInt, Type::TagRef64, Prim::U1),
            Some("is_ref") => (X::TaggedIsRef, Type::TagRef64, Prim::U1),
            Some("from_fp") => (X::TaggedFromF64, Type::Double, Prim::DynAny),
            Some("from_int") => (X::TaggedFromInt, Type::Int(52), Prim::DynAny),
            Some("from_ref") => return self.tagged_reference(inst, here),
            Some("to_fp") => (X::TaggedToF64, Type::TagRef64, Prim::F64),
            Some("to_int") => (X::TaggedToInt, Type::TagRef64, Prim::U64),
            Some("to_ref") => (X::TaggedToRef, Type::TagRef64, Prim::Ref),
            Some("to_tag") => (X::TaggedTag, Type::TagRef64, Prim::U8),
            _ => return false,
        };
        let Some(value) = inst.arguments().first() else {
            return false;
        };
        let value = self.given(value, &from);
        let computed = if matches!(to, Prim::U1 | Prim::U8) {
            Prim::U32
        } else {
            to
        };
        let mut result = self.intrinsic(intrinsic, computed, &[value]);
        if intrinsic == X::TaggedToInt {
            result = self.cut(result, 52);
        }
        self.pure_result(inst, vec![result], here);
        true
    }

    pub(super) fn tagged_reference(&mut self, inst: &Inst, here: BlockId) -> bool {
        let [object, tag] = inst.arguments() else {
            return false;
        };
        let object = self.given(object, &Type::Thread);
        let tag = self.given(tag, &Type::Int(6));
        let result = self.intrinsic(Xintrinsic::TaggedFromRef, Prim::DynAny, &[object, tag]);
        self.pure_result(inst, vec![result], here);
        true
    }

    /// An argument whose type the bundle may not have: a reference unless `ty` is a number's.
    pub(super) fn given(&mut self, operand: &Operand, ty: &Type) -> ExprId {
        match &operand.data {
            OperandData::Value(id) => self.operand(operand, self.type_of(*id)),
            OperandData::Constant(constant) => {
                let bits = self.literal(constant).unwrap_or(0);
                match ty {
                    Type::Int(width) => self.b.constant(Prim::U64, bits & (u64::MAX >> (64 - width))),
                    Type::Double => self.b.constant(Prim::F64, bits),
                    _ => self.b.constant(Prim::Ref, 0),
                }
            }
        }
    }
}
