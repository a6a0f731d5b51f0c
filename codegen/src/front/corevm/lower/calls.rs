//! Calls of functions of the module.

use maple_mirbin::Prim;

use crate::mir::{Callee, ExprId};

use super::super::ast::{Inst, Operand, Type};
use super::super::check::bind;
use super::body::Code;
use super::places::Bound;

impl Code<'_, '_, '_> {
    pub(super) fn call(&mut self, inst: &Inst, arguments: &[Operand]) {
        let Some(name) = inst.constant_name() else {
            return self
                .lowering
                .unsupported(inst.pos, "a call of a function that is not known");
        };
        if let Some((at, callee)) = self.lowering.index.functions.get(&name).copied() {
            let Ok(binding) = bind(callee, arguments.len(), &inst.options) else {
                return;
            };
            let mut values = Vec::new();
            for (param, at) in callee.params.iter().zip(binding.regular) {
                if let Some(argument) = arguments.get(at) {
                    values.extend(self.operand(*argument, param.ty, false));
                }
            }
            if let Some(id) = self.lowering.functions.get(at).copied() {
                self.call_function(Callee::Func(id), inst, callee.ret, &values);
            }
            return;
        }
        if let Some(intrinsic) = self.lowering.index.intrinsics.get(&name).copied() {
            self.call_intrinsic(inst, intrinsic, arguments);
        }
    }

    /// A call with its result in registers of the target.
    pub(super) fn call_function(&mut self, callee: Callee, inst: &Inst, ret: Type, values: &[ExprId]) {
        let prims = self.lowering.leaves(ret);
        let first = self.b.registers(&prims);
        let rets: Vec<(Prim, u32)> = prims.iter().copied().zip(first..).collect();
        self.b.call(callee, values, &rets);
        if let Some(target) = inst.target {
            self.bounds.insert(target, Bound::Registers(first));
        }
    }
}
