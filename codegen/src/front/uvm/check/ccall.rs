//! Checks of calls of C functions.

use super::code::Code;
use crate::front::uvm::ast::Inst;
use crate::front::uvm::table::Op;
use crate::front::uvm::types::Type;

impl Code<'_, '_> {
    /// The signature of a call of a C function has types that C has.
    pub(super) fn ccall(&mut self, inst: &Inst) {
        let types = &self.checker.bundle.types;
        let Some(sig) = inst
            .sig
            .filter(|_| inst.op == Op::Ccall)
            .and_then(|sig| types.sig(sig))
        else {
            return;
        };
        let is_plain = |ty: &Type| {
            matches!(
                ty,
                Type::Int(_) | Type::Float | Type::Double | Type::Ref(_) | Type::IRef(_) | Type::Struct(_)
            )
        };
        let result = Some(sig.result).filter(|result| *types.ty(*result) != Type::Void);
        let mut parts = sig.params.iter().copied().chain(result);
        if let Some(wrong) = parts.find(|ty| !is_plain(types.ty(*ty))) {
            let message = format!("a C function has no {}", self.checker.shown(wrong));
            self.error(
                "ccall",
                inst.pos,
                message,
                "C functions take and give int, float, double, ref, iref and struct",
            );
        }
    }
}
