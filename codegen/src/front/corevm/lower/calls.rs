//! Calls of functions of the module.

use maple_mirbin::Prim;

use crate::mir::{Callee, ExprId};

use super::super::ast::{Inst, Operand, Type};
use super::super::check::bind;
use super::body::Code;
use super::captures::Callable;
use super::places::Bound;

impl Code<'_, '_, '_> {
    pub(super) fn call(&mut self, inst: &Inst, arguments: &[Operand]) {
        let Some(name) = inst.constant_name() else {
            return self.computed_call(inst, arguments);
        };
        if let Some((at, callee)) = self.lowering.index.functions.get(&name).copied() {
            let Ok(binding) = bind(callee, arguments.len(), &inst.options) else {
                return;
            };
            let mut values = Vec::new();
            for (param, at) in callee.params.iter().zip(&binding.regular) {
                if let Some(argument) = arguments.get(*at) {
                    values.extend(self.operand(*argument, param.ty, false));
                }
            }
            let mut dynamic = |at: &usize| {
                let argument = arguments.get(*at)?;
                Some(self.scalar(*argument, Type::OBJECT, false))
            };
            let extra: Vec<ExprId> = binding.extra.iter().filter_map(&mut dynamic).collect();
            let named = binding.named.iter();
            let named: Vec<_> = named
                .filter_map(|(name, at)| Some((*name, dynamic(at)?)))
                .collect();
            values.extend(self.lowering.rest(&mut self.b, callee, &extra, named));
            values.extend(self.passed(Callable::Function(at)));
            if let Some(id) = self.lowering.functions.get(at).copied() {
                self.call_function(Callee::Func(id), inst, callee.ret, &values);
            }
            return;
        }
        if let Some(intrinsic) = self.lowering.index.intrinsics.get(&name).copied() {
            self.call_intrinsic(inst, intrinsic, arguments);
        }
    }

    /// A call of the function that a string names when it is made. Arguments go there as dynamic values.
    fn computed_call(&mut self, inst: &Inst, arguments: &[Operand]) {
        let Some(callee) = inst.operands.first() else {
            return;
        };
        let callee = self.scalar(*callee, Type::STRING, false);
        let callee = self.b.hold(Prim::Ref, callee);
        let mut values = Vec::with_capacity(arguments.len() + 1);
        for argument in arguments {
            values.push(self.scalar(*argument, Type::OBJECT, false));
        }
        values.insert(0, self.b.read(callee, Prim::Ref));
        values.extend(self.passed(Callable::Computed));
        let ret = inst.ty.unwrap_or(Type::VOID);
        let names = &inst.options;
        let dispatcher = self.lowering.dispatcher(arguments.len(), names, ret);
        self.call_function(Callee::Func(dispatcher), inst, ret, &values);
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
