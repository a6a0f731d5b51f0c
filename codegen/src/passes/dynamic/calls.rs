//! Calls: of intrinsics, of functions by name, of function values and constructors.

use maple_mirbin::js::layout::flags;
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic, js};

use super::places::To;
use super::quick::Term;
use super::{Dynamic, is_dynamic, is_ours};
use crate::mir::{
    Call, Callee, ExprData, ExprId, IntrinsicRef, LabelId, Name, Reg, RetTarget, StmtData, StmtId,
};
use crate::passes::build::post_order;

impl Dynamic<'_, '_, '_> {
    pub(super) fn call(&mut self, id: StmtId, named: &[ExprId], args: Vec<ExprId>) {
        let Some(StmtData::Call(mut call)) = self.e.take_data(id) else {
            return;
        };
        let rets = std::mem::take(&mut call.rets);
        let intrinsic = match call.callee {
            Callee::Intrinsic(IntrinsicRef::Std(intrinsic)) if is_ours(intrinsic) => intrinsic,
            callee => {
                self.result = None;
                let args = self.passed(callee, args);
                call.rets = rets;
                let list = self.e.func.push_args(&args);
                if let Some(stmt) = self.e.func.stmts.get_mut(id.0 as usize) {
                    (stmt.args, stmt.data) = (list, StmtData::Call(call));
                }
                return self.e.push(id);
            }
        };
        let target = match *rets {
            [RetTarget::Reg(_, reg @ Reg::Preg(number))] if args.len() < 64 => Some((reg, number)),
            _ => None,
        };
        let target = target.filter(|(_, number)| args.iter().all(|arg| self.may_fill(*number, *arg)));
        let result = match target {
            Some((reg, _)) => reg,
            None if rets.is_empty() && !self.is_result_read() => {
                let unread = self.unread.unwrap_or_else(|| self.e.preg(Prim::DynAny));
                *self.unread.insert(unread)
            }
            None => self.e.preg(Prim::DynAny),
        };
        match (intrinsic, args.as_slice()) {
            (Intrinsic::JsopCall, &[function, this, ref args @ ..]) => {
                let args = args.to_vec();
                self.call_value(function, this, &args, result);
            }
            (Intrinsic::JsNew, &[function, ref args @ ..]) => {
                let args = args.to_vec();
                self.construct_value(function, &args, result);
            }
            _ => {
                let mut terms: Vec<Term> = args.iter().copied().map(Term::Value).collect();
                let value = match self.read_place(intrinsic, named, &mut terms, To::Register(result)) {
                    Some(value) => value,
                    None => match self.written_place(intrinsic, named, &args) {
                        Some(value) if rets.is_empty() => {
                            let _ = value;
                            self.undefined()
                        }
                        Some(value) => value,
                        None => {
                            let args = self.arguments(intrinsic, &args);
                            self.operation(Operation::Intrinsic(intrinsic), Prim::DynAny, &args)
                        }
                    },
                };
                if self.e.func.expr(value).data != ExprData::Reg(result) {
                    self.e.regassign(Prim::DynAny, result, value);
                }
            }
        }
        self.result = Some(result);
        let rets = if target.is_some() { [].into() } else { rets };
        for target in rets {
            let value = self.e.regread(Prim::DynAny, result);
            match target {
                RetTarget::Var(sym, field) => {
                    let mut value = [value];
                    let wanted = self.variable(sym);
                    self.fit(&mut value, wanted);
                    self.e.emit(Op::Dassign, &value, StmtData::Var(sym, field));
                }
                RetTarget::Reg(prim, reg) => {
                    let value = self.unboxed(value, prim);
                    let prim = if is_dynamic(prim) { Prim::DynAny } else { prim };
                    self.e.regassign(prim, reg, value);
                }
                RetTarget::Ignored => {}
            }
        }
    }

    /// Whether a statement reads what a call leaves before there is another call or a label.
    fn is_result_read(&self) -> bool {
        let mut nodes = Vec::new();
        let mut next = self.next;
        while let Some(id) = self.e.statement(next) {
            next += 1;
            let stmt = self.e.func.stmt(id);
            nodes.clear();
            for &arg in self.e.func.args(stmt.args) {
                post_order(self.e.func, arg, &mut nodes);
            }
            let result = ExprData::Reg(Reg::RetVal(0));
            if nodes.iter().any(|node| self.e.func.expr(*node).data == result) {
                return true;
            }
            if stmt.op == Op::Label || matches!(stmt.data, StmtData::Call(_)) {
                return false;
            }
        }
        false
    }

    /// Arguments of a call of a function by name, as its parameters want them.
    fn passed(&mut self, callee: Callee, args: Vec<ExprId>) -> Vec<ExprId> {
        let Callee::Func(callee) = callee else {
            return args;
        };
        let params = self
            .unit
            .signature(callee)
            .map(|signature| signature.params.clone());
        let params = params.unwrap_or_default();
        let mut given = Vec::with_capacity(args.len());
        for (at, arg) in args.into_iter().enumerate() {
            let mut arg = [arg];
            let wanted = params.get(at).map(|ty| self.unit.types.prim_of(*ty));
            self.fit(&mut arg, wanted);
            given.extend(arg);
        }
        given
    }

    /// Calls a function value: its code, if that takes so many arguments.
    fn call_value(&mut self, function: ExprId, this: ExprId, args: &[ExprId], result: Reg) {
        let (function, text) = match self.named_callee(function) {
            Some((function, text)) => (function, Some(text)),
            None => (function, None),
        };
        let mut all = vec![function, this];
        all.extend(args);
        let all: Vec<ExprId> = all.into_iter().map(|arg| self.at_hand(arg)).collect();
        let Some(&callee) = all.first() else { return };
        let count = self.e.constant(Prim::U32, args.len() as u64);
        let callee = self.again(callee);
        let target = self.extended(Xintrinsic::CallTarget, Prim::U64, &[callee, count]);
        let code = self.e.preg(Prim::U64);
        let [slow, end] = [(); 2].map(|()| self.e.label(self.unit.names));
        self.e.regassign(Prim::U64, code, target);
        let found = self.e.regread(Prim::U64, code);
        let most = self.e.constant(Prim::U64, flags::WANTS_ARGUMENTS);
        let is_none = self.e.compare(Op::Le, Prim::U64, found, most);
        self.e.jump(Op::BrTrue, &[is_none], slow);
        let mut given = vec![self.e.regread(Prim::U64, code)];
        given.extend(all.iter().map(|arg| self.again(*arg)).collect::<Vec<_>>());
        self.call_code(&given, result);
        self.e.place(end);
        let mark = self.e.mark();
        self.e.place(slow);
        let slow = self.e.label(self.unit.names);
        self.unless_found(code, slow);
        let arguments = self.arguments_target(code, false, callee, &all[2..], slow);
        let mut given = vec![self.e.regread(Prim::U64, code)];
        given.extend(all[..2].iter().map(|arg| self.again(*arg)).collect::<Vec<_>>());
        given.push(self.e.regread(Prim::DynAny, arguments));
        given.extend(all[2..].iter().map(|arg| self.again(*arg)).collect::<Vec<_>>());
        self.call_code(&given, result);
        self.e.jump(Op::Goto, &[], end);
        self.e.place(slow);
        let mut given: Vec<ExprId> = all.iter().map(|arg| self.again(*arg)).collect();
        let value = match text {
            Some(text) => {
                given.insert(0, self.constant_at(text));
                self.operation(Operation::CallNamed, Prim::DynAny, &given)
            }
            None => self.operation(Operation::Intrinsic(Intrinsic::JsopCall), Prim::DynAny, &given),
        };
        self.e.regassign(Prim::DynAny, result, value);
        self.e.jump(Op::Goto, &[], end);
        self.set_aside(mark);
    }

    /// A function of a call and what the program calls it.
    pub(super) fn named_callee(&self, function: ExprId) -> Option<(ExprId, Name)> {
        if self.operation_of(function) != Some(Operation::Callee) {
            return None;
        }
        let arg = |at| self.e.func.arg(function, at);
        match self.e.func.expr(arg(2)?).data {
            ExprData::Str(text) => Some((arg(1)?, text)),
            _ => None,
        }
    }

    /// `new`: the constructor's code, if that takes so many arguments.
    fn construct_value(&mut self, function: ExprId, args: &[ExprId], result: Reg) {
        let mut all = vec![function];
        all.extend(args);
        let all: Vec<ExprId> = all.into_iter().map(|arg| self.at_hand(arg)).collect();
        let Some(&callee) = all.first() else { return };
        let (count, function) = (self.e.constant(Prim::U32, args.len() as u64), self.again(callee));
        let target = self.operation(Operation::ConstructTarget, Prim::U64, &[function, count]);
        let (code, this) = (self.e.preg(Prim::U64), self.e.preg(Prim::DynAny));
        let [slow, made, end] = [(); 3].map(|()| self.e.label(self.unit.names));
        self.e.regassign(Prim::U64, code, target);
        self.unless_found(code, slow);
        let function = self.again(callee);
        let begun = self.operation(Operation::Begin, Prim::DynAny, &[function]);
        self.e.regassign(Prim::DynAny, this, begun);
        let mut given = vec![self.e.regread(Prim::U64, code), self.again(callee)];
        given.push(self.e.regread(Prim::DynAny, this));
        given.extend(all.iter().skip(1).map(|arg| self.again(*arg)).collect::<Vec<_>>());
        self.call_code(&given, result);
        self.e.place(made);
        let (given, tag) = (
            self.e.regread(Prim::DynAny, result),
            self.e.constant(Prim::U32, js::tag::OBJECT.into()),
        );
        let found = self.extended(Xintrinsic::TaggedTag, Prim::U32, &[given]);
        let is_object = self.e.compare(Op::Eq, Prim::U32, found, tag);
        self.e.jump(Op::BrTrue, &[is_object], end);
        let new = self.e.regread(Prim::DynAny, this);
        self.e.regassign(Prim::DynAny, result, new);
        self.e.place(end);
        let mark = self.e.mark();
        self.e.place(slow);
        let slow = self.e.label(self.unit.names);
        let arguments = self.arguments_target(code, true, callee, &all[1..], slow);
        let function = self.again(callee);
        let begun = self.operation(Operation::Begin, Prim::DynAny, &[function]);
        self.e.regassign(Prim::DynAny, this, begun);
        let mut given = vec![self.e.regread(Prim::U64, code), self.again(callee)];
        given.push(self.e.regread(Prim::DynAny, this));
        given.push(self.e.regread(Prim::DynAny, arguments));
        given.extend(all.iter().skip(1).map(|arg| self.again(*arg)).collect::<Vec<_>>());
        self.call_code(&given, result);
        self.e.jump(Op::Goto, &[], made);
        self.e.place(slow);
        let given: Vec<ExprId> = all.iter().map(|arg| self.again(*arg)).collect();
        let value = self.operation(Operation::Intrinsic(Intrinsic::JsNew), Prim::DynAny, &given);
        self.e.regassign(Prim::DynAny, result, value);
        self.e.jump(Op::Goto, &[], end);
        self.set_aside(mark);
    }

    /// Gets the code of a function that wants the object of its arguments, and the object; else goes to a label.
    fn arguments_target(
        &mut self,
        code: Reg,
        is_new: bool,
        callee: ExprId,
        args: &[ExprId],
        otherwise: LabelId,
    ) -> Reg {
        let mut given = vec![self.e.constant(Prim::U32, is_new.into()), self.again(callee)];
        given.extend(args.iter().map(|arg| self.again(*arg)).collect::<Vec<_>>());
        let target = self.operation(Operation::ArgumentsTarget, Prim::U64, &given);
        self.e.regassign(Prim::U64, code, target);
        self.unless_found(code, otherwise);
        let object = self.operation(Operation::TakeArguments, Prim::DynAny, &[]);
        let arguments = self.e.preg(Prim::DynAny);
        self.e.regassign(Prim::DynAny, arguments, object);
        arguments
    }

    /// Goes to a label if a register has 0 and no code.
    fn unless_found(&mut self, code: Reg, otherwise: LabelId) {
        let (found, zero) = (self.e.regread(Prim::U64, code), self.e.constant(Prim::U64, 0));
        let is_none = self.e.compare(Op::Eq, Prim::U64, found, zero);
        self.e.jump(Op::BrTrue, &[is_none], otherwise);
    }

    /// Calls code whose address comes before its arguments.
    fn call_code(&mut self, given: &[ExprId], result: Reg) {
        let mut call = Call::new(Callee::Indirect);
        call.rets = [RetTarget::Reg(Prim::DynAny, result)].into();
        self.e
            .emit(Op::IcallAssigned, given, StmtData::Call(Box::new(call)));
    }
}
