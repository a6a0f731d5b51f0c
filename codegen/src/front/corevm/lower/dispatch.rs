//! Calls of functions by names that are computed: a function for each form of such calls, which compares the name with those of the module.

use maple_mirbin::{Op, Prim};

use crate::front::build::Builder;
use crate::mir::{self, Callee, ExprData, ExprId, Name, TypeTable};

use super::super::ast::{Function, Type};
use super::super::check::{Binding, bind};
use super::Lowering;
use super::dynamic::{Helper, Make, tag, tagged};
use super::strings;

/// Distance of the values of a list; their number is before them.
pub(super) const VALUES: i32 = 8;

impl Lowering<'_> {
    /// The function that calls the one that its first argument names, with so many arguments, the last of which have names.
    pub(super) fn dispatcher(&mut self, count: usize, names: &[Name], ret: Type) -> mir::FuncId {
        let form = (count, names.to_vec(), ret);
        if let Some(known) = self.dispatchers.get(&form) {
            return *known;
        }
        let results = self.leaves(ret).to_vec();
        let symbol = format!("call|{}", self.dispatchers.len());
        let mut func = self.own_function(&symbol, Prim::Void);
        if !results.is_empty() {
            func.returns = results.iter().copied().map(TypeTable::prim).collect();
        }
        let placeholder = mir::Function::new(func.name);
        let id = self.mir.funcs.push(placeholder);
        self.dispatchers.insert(form, id);
        let mut make = Make {
            b: self.own_body(func),
            lowering: self,
        };
        make.dispatch(count, names, ret, &results);
        let func = make.b.finish();
        self.mir.funcs[id] = func;
        id
    }

    /// A list of dynamic values that does not change, as a dynamic value.
    pub(super) fn list(&mut self, b: &mut Builder, tag: u64, values: &[ExprId]) -> ExprId {
        let elements = self
            .mir
            .types
            .intern(mir::Type::FlexArray(TypeTable::prim(Prim::DynAny)));
        let fields = [("count", TypeTable::prim(Prim::U64)), ("values", elements)];
        let structure = self.own_structure("list|", &fields);
        // Making the list may collect: the values are owned by then.
        let held: Vec<u32> = values.iter().map(|value| b.hold(Prim::DynAny, *value)).collect();
        let count = b.constant(Prim::I32, values.len() as u64);
        let new = b.expr(Op::GcMallocJarray, Prim::Ref, &[count], ExprData::Type(structure));
        let list = b.hold(Prim::Ref, new);
        let (object, count) = (
            b.read(list, Prim::Ref),
            b.constant(Prim::U64, values.len() as u64),
        );
        b.store(object, 0, Prim::U64, count);
        for (at, value) in (0..).zip(held) {
            let (object, value) = (b.read(list, Prim::Ref), b.read(value, Prim::DynAny));
            b.store(object, VALUES + 8 * at, Prim::DynAny, value);
        }
        let (list, tag) = (b.read(list, Prim::Ref), b.constant(Prim::U32, tag));
        tagged(
            b,
            maple_mirbin::Xintrinsic::TaggedFromRef,
            Prim::DynAny,
            &[list, tag],
        )
    }
}

impl Make<'_, '_> {
    fn dispatch(&mut self, count: usize, names: &[Name], ret: Type, results: &[Prim]) {
        let callee = self.formal("callee", Prim::Ref);
        let args: Vec<u32> = (0..count)
            .map(|at| self.formal(&format!("a{at}"), Prim::DynAny))
            .collect();
        let module = self.lowering.module;
        for (at, function) in module.functions.iter().enumerate() {
            let Ok(binding) = bind(function, count, names) else {
                continue;
            };
            let next = self.label();
            let name = self.b.read(callee, Prim::Ref);
            let own = strings::constant(self.lowering, &mut self.b, function.name);
            let order = strings::compared(self.lowering, &mut self.b, name, own);
            let zero = self.b.constant(Prim::I32, 0);
            let same = self.b.compare(Op::Eq, Prim::I32, order, zero);
            self.b.flow(Op::BrFalse, &[same], next);
            match (
                function.ret.value() == ret.value(),
                self.lowering.functions.get(at).copied(),
            ) {
                (true, Some(id)) => self.pass(function, id, &binding, &args, ret),
                _ => self.mismatch(results),
            }
            self.b.flow(Op::Label, &[], next);
        }
        let (address, length) = strings::parts(&mut self.b, &mut self.lowering.mir.names, callee);
        let raise = self
            .lowering
            .extern_function("__maple_no_function", &[Prim::A64, Prim::U64], Prim::Void);
        self.b.call(Callee::Func(raise), &[address, length], &[]);
        let zeros: Vec<ExprId> = results.iter().map(|prim| self.b.constant(*prim, 0)).collect();
        self.ret(&zeros);
    }

    /// Calls a function and returns what it returns.
    fn pass(&mut self, function: &Function, id: mir::FuncId, binding: &Binding, args: &[u32], ret: Type) {
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
        if function.positional.is_some() {
            let extra: Vec<ExprId> = binding.extra.iter().map(|at| read(self, *at)).collect();
            values.push(self.lowering.list(&mut self.b, tag::LIST, &extra));
        }
        if function.keyword.is_some() {
            let mut pairs = Vec::new();
            for (name, at) in &binding.named {
                let name = strings::constant(self.lowering, &mut self.b, *name);
                pairs.push(self.lowering.boxed_value(&mut self.b, Type::STRING, &[name]));
                pairs.push(read(self, *at));
            }
            values.push(self.lowering.list(&mut self.b, tag::MAP, &pairs));
        }
        let prims = self.lowering.leaves(function.ret).to_vec();
        let rets: Vec<(Prim, u32)> = prims.iter().map(|prim| (*prim, self.b.register(*prim))).collect();
        self.b.call(Callee::Func(id), &values, &rets);
        let given: Vec<ExprId> = rets
            .into_iter()
            .map(|(prim, number)| self.b.read(number, prim))
            .collect();
        let given = match (function.ret.pointer, ret.pointer, given.as_slice()) {
            (true, false, &[pointer, at]) => {
                let address = self.b.expr(Op::Add, Prim::A64, &[pointer, at], ExprData::None);
                let parts = Lowering::parts(ret);
                parts
                    .iter()
                    .map(|(part, prim)| self.b.load(address, *part, *prim))
                    .collect()
            }
            (false, true, _) if !Lowering::is_whole(function.ret) => {
                let object = self.lowering.new_object(&mut self.b, function.ret);
                for ((part, prim), value) in Lowering::parts(function.ret).iter().zip(&given) {
                    let base = self.b.read(object, Prim::Ref);
                    self.b.store(base, *part, *prim, *value);
                }
                vec![self.b.read(object, Prim::Ref), self.b.constant(Prim::U64, 0)]
            }
            _ => given,
        };
        self.ret(&given);
    }
}
