//! Calls of functions by names that are computed: a function for each form of such calls, which compares the name with those of the module.

use maple_mirbin::{Op, Prim};

use crate::mir::{self, Callee, ExprId, Name};

use super::super::Lowering;
use super::super::captures::{Callable, Got};
use super::super::memory::pointee;
use super::super::strings;
use super::Helper;
use super::make::Make;
use crate::front::corevm::ast::{Function, Type};
use crate::front::corevm::check::{Binding, bind};

impl Lowering<'_> {
    /// The function that calls the one that its first argument names, with so many arguments, the last of which have names.
    pub(in crate::front::corevm::lower) fn dispatcher(
        &mut self,
        count: usize,
        names: &[Name],
        ret: Type,
    ) -> mir::FuncId {
        let form = (count, names.to_vec(), ret);
        if let Some(known) = self.dispatchers.get(&form) {
            return *known;
        }
        let results = self.leaves(ret).to_vec();
        let (id, b) = self.own_place(&format!("call|{}", self.dispatchers.len()), &results);
        self.dispatchers.insert(form, id);
        let mut make = Make { lowering: self, b };
        make.dispatch(count, names, ret, &results);
        let func = make.b.finish();
        self.mir.funcs[id] = func;
        id
    }
}

impl Make<'_, '_> {
    fn dispatch(&mut self, count: usize, names: &[Name], ret: Type, results: &[Prim]) {
        let callee = self.formal("callee", Prim::Ref);
        let args: Vec<u32> = (0..count)
            .map(|at| self.formal(&format!("a{at}"), Prim::DynAny))
            .collect();
        let captures = self.lowering.captures.passed(Callable::Computed);
        let first = self.b.func.formals.len();
        self.lowering.add_captures(&mut self.b.func, &captures);
        let module = self.lowering.module;
        for (at, function) in module.functions.iter().enumerate() {
            let Ok(binding) = bind(function, count, names) else {
                continue;
            };
            let next = self.label();
            let name = self.b.read(callee, Prim::Ref);
            let own = strings::constant(self.lowering, &mut self.b, function.name);
            self.same_string(name, own, next);
            match (
                function.ret.value() == ret.value(),
                self.lowering.functions.get(at).copied(),
            ) {
                (true, Some(id)) => {
                    let wanted = self.lowering.captures.passed(Callable::Function(at));
                    let captured = Got::new(&captures, first).forwarded(self.lowering, &mut self.b, &wanted);
                    self.pass(function, id, &binding, &args, captured, ret);
                }
                _ => self.mismatch(results),
            }
            self.b.flow(Op::Label, &[], next);
        }
        let name = strings::parts(&mut self.b, &mut self.lowering.mir.names, callee);
        self.lowering
            .raise_about(&mut self.b, "__maple_no_function", name);
        self.ret_zeros(results);
    }

    /// Calls a function and returns what it returns.
    fn pass(
        &mut self,
        function: &Function,
        id: mir::FuncId,
        binding: &Binding,
        args: &[u32],
        captured: Vec<ExprId>,
        ret: Type,
    ) {
        let mut values = Vec::new();
        let read = |make: &mut Self, at: usize| {
            let number = args.get(at).copied().unwrap_or(0);
            make.b.read(number, Prim::DynAny)
        };
        for (param, at) in function.params.iter().zip(&binding.regular) {
            let value = read(self, *at);
            match param.ty {
                Type::OBJECT => values.push(value),
                ty => {
                    let unboxed = self.lowering.helped(&mut self.b, Helper::Unbox(ty), &[value]);
                    values.extend(unboxed);
                }
            }
        }
        let extra: Vec<ExprId> = binding.extra.iter().map(|at| read(self, *at)).collect();
        let named: Vec<(Name, ExprId)> = binding
            .named
            .iter()
            .map(|(name, at)| (*name, read(self, *at)))
            .collect();
        let rest = self.lowering.rest(&mut self.b, function, &extra, named);
        values.extend(rest);
        values.extend(captured);
        let prims = self.lowering.leaves(function.ret).to_vec();
        let rets: Vec<(Prim, u32)> = prims.iter().map(|prim| (*prim, self.b.register(*prim))).collect();
        self.b.call(Callee::Func(id), &values, &rets);
        let given: Vec<ExprId> = rets
            .into_iter()
            .map(|(prim, number)| self.b.read(number, prim))
            .collect();
        let given = match (function.ret.pointer, ret.pointer, given.as_slice()) {
            (true, false, &[_, _]) => pointee(&mut self.b, given, ret),
            (false, true, _) if !Lowering::is_whole(function.ret) => {
                self.lowering.cell(&mut self.b, function.ret, &given)
            }
            _ => given,
        };
        self.ret(&given);
    }
}
