//! Calls of C functions.
//!
//! The callee is an address, a plain number. What is known about its parameters is what the call passes: an integer of the register that holds
//! it, zero-extended, and for an iref the address of its place, whose object the caller keeps.

use maple_mirbin::{Op, Prim};

use super::body::Code;
use crate::front::uvm::ast::{Inst, Operand, OperandData};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{Call, Callee, ExprId, Pos, Reg, RetTarget, StmtData};

impl Code<'_, '_, '_> {
    /// A call of a C function.
    pub(super) fn native_call(&mut self, inst: &Inst) {
        let bundle = self.lowering.bundle;
        let (Some(sig), Some(callee)) = (
            inst.sig.and_then(|sig| bundle.types.sig(sig)),
            inst.operands.first(),
        ) else {
            return;
        };
        let result = self.lowering.result(inst.sig);
        if let Some(what) = result.and_then(|ty| self.not_from_c(ty)) {
            return self
                .lowering
                .unsupported(inst.pos, &format!("CCALL with {what} as its result"));
        }
        // A number: what the symbol of a function says about it is not what C sees.
        let address = match callee.data {
            OperandData::Constant(_) => {
                let mut leaves = self.address_of_callee(inst, callee);
                leaves.pop().unwrap_or_else(|| self.b.constant(Prim::U64, 0))
            }
            OperandData::Value(id) => self.operand(callee, self.type_of(id)),
        };
        let target = self.b.register(Prim::U64);
        self.b.assign(target, Prim::U64, address);
        let mut args = vec![self.b.read(target, Prim::U64)];
        let mut kept = Vec::new();
        for (arg, ty) in inst.arguments().iter().zip(&sig.params) {
            match self.passed_to_c(arg, *ty, &mut kept) {
                Ok(value) => args.push(value),
                Err(what) => {
                    let what = format!("CCALL with {what} as an argument");
                    return self.lowering.unsupported(arg.pos, &what);
                }
            }
        }
        let mut call = Call::new(Callee::Indirect);
        if let Some(ty) = result {
            let prim = self.lowering.prim(ty);
            let number = match inst.result {
                Some(result) => {
                    self.settle(result);
                    self.register_of(result)
                }
                None => self.b.register(prim),
            };
            call.rets = Box::new([RetTarget::Reg(prim, Reg::Preg(number))]);
        }
        self.b.emit(
            Op::IcallAssigned,
            Prim::Void,
            &args,
            StmtData::Call(Box::new(call)),
        );
        for object in kept {
            let object = self.b.read(object, Prim::Ref);
            self.b.emit(Op::Eval, Prim::Void, &[object], StmtData::None);
        }
    }

    fn address_of_callee(&mut self, inst: &Inst, callee: &Operand) -> Vec<ExprId> {
        let mut leaves = Vec::new();
        if let OperandData::Constant(constant) = &callee.data {
            // Without a type it is an `int<64>`, which the bundle may not have.
            match (self.literal(constant), inst.types.first()) {
                (Some(bits), _) => leaves.push(self.b.constant(Prim::U64, bits)),
                (None, ty) => {
                    let ty = ty.copied().unwrap_or(TypeId(0));
                    self.constant_leaves(constant, ty, Pos::NONE, &mut leaves);
                }
            }
        }
        leaves
    }

    /// What a value of the type is for C, if it cannot come from there.
    fn not_from_c(&self, ty: TypeId) -> Option<&'static str> {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(_) | Type::Float | Type::Double => None,
            Type::Ref(_) => Some("a reference"),
            Type::IRef(_) => Some("an iref"),
            Type::Struct(_) => Some("a structure"),
            _ => Some("a value of this type"),
        }
    }

    /// An argument; what must live until the call is over is put into `kept`.
    fn passed_to_c(
        &mut self,
        arg: &Operand,
        ty: TypeId,
        kept: &mut Vec<u32>,
    ) -> Result<ExprId, &'static str> {
        match self.lowering.bundle.types.ty(ty) {
            Type::IRef(_) => {
                let from = self.type_of_operand(arg).unwrap_or(ty);
                let place = self.place(arg, from);
                let &[object, offset] = place.as_slice() else {
                    return Ok(self.b.constant(Prim::U64, 0));
                };
                if self.b.constant_of(object) == Some(0) {
                    return Ok(offset);
                }
                // The offset is read before the registers of the iref can change.
                let (owner, address) = (self.b.register(Prim::Ref), self.b.register(Prim::U64));
                self.b.assign(owner, Prim::Ref, object);
                let object = self.b.read(owner, Prim::Ref);
                let sum = self.address_sum(object, offset);
                self.b.assign(address, Prim::U64, sum);
                kept.push(owner);
                Ok(self.b.read(address, Prim::U64))
            }
            _ => match self.not_from_c(ty) {
                Some(what) => Err(what),
                None => Ok(self.operand(arg, ty)),
            },
        }
    }
}
