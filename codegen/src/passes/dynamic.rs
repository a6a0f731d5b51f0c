//! JavaScript's dynamic values: operators, intrinsics and conversions to operations of the runtime ([`Operation`]), and all dynamic types to
//! `dynany`, whose values are tagged.
//!
//! A call of a function value goes to its code if that takes so many arguments; else the runtime makes the call. What an intrinsic leaves is in a
//! register of its own, so that later reads of `%%retval0` find it.

use maple_mirbin::{Intrinsic, Kind, Op, Operation, Prim, Xintrinsic, js};

use super::build::Emitter;
use super::{Facts, Unit};
use crate::mir::{
    Call, Callee, Expr, ExprData, ExprId, Function, IntrinsicRef, Reg, RetTarget, SourceLanguage, StmtData,
    StmtId, Sym, TypeTable,
};

/// Whether values of the type are dynamic ones.
fn is_dynamic(prim: Prim) -> bool {
    matches!(prim.kind(), Kind::Dyn) && !matches!(prim, Prim::SimpleStr | Prim::SimpleObj)
}

/// Lowers the dynamic values of a flat body.
pub fn dynamic(unit: &mut Unit<'_>, func: &mut Function, _: &mut Facts) {
    if unit.srclang != SourceLanguage::JAVASCRIPT {
        return;
    }
    let mut pass = Dynamic {
        e: Emitter::new(func),
        unit,
        result: None,
    };
    let mut index = 0;
    while let Some(id) = pass.e.statement(index) {
        index += 1;
        pass.e.at(id);
        pass.statement(id);
    }
    pass.e.finish();
}

struct Dynamic<'e, 'f, 'm> {
    e: Emitter<'f>,
    unit: &'e mut Unit<'m>,
    /// The register with what the last call left, if that was an intrinsic on dynamic values.
    result: Option<Reg>,
}

impl Dynamic<'_, '_, '_> {
    // ---- expressions ----

    fn prim(&self, id: ExprId) -> Prim {
        self.e.func.expr_type(id)
    }

    fn operation(&mut self, operation: Operation, prim: Prim, args: &[ExprId]) -> ExprId {
        let number = self.e.constant(Prim::I32, operation.number().into());
        let mut all = vec![number];
        all.extend(args);
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic));
        self.e.expr(Op::IntrinsicOp, prim, &all, data)
    }

    /// A value as a dynamic one.
    fn boxed(&mut self, id: ExprId) -> ExprId {
        let prim = self.prim(id);
        let expr = *self.e.func.expr(id);
        match (prim, expr.data) {
            (_, ExprData::Str(name)) => {
                let text = self.unit.names.bytes(name).to_vec();
                let constant = self.unit.names.intern(literal(&text));
                let address = self.e.expr(Op::ConstStr, Prim::A64, &[], ExprData::Str(constant));
                self.operation(Operation::Literal, Prim::DynAny, &[address])
            }
            (prim, _) if is_dynamic(prim) => id,
            (Prim::F32 | Prim::F64, _) => {
                let number = self.e.converted(id, Prim::F64);
                self.operation(Operation::FromDouble, Prim::DynAny, &[number])
            }
            (Prim::U1, _) => {
                let truth = self.e.converted(id, Prim::U32);
                self.operation(Operation::FromTruth, Prim::DynAny, &[truth])
            }
            (Prim::SimpleStr | Prim::SimpleObj, _) => {
                let address = self.e.converted(id, Prim::A64);
                self.operation(Operation::Literal, Prim::DynAny, &[address])
            }
            (prim, _) if prim.is_integral() => {
                let number = self.e.converted(id, Prim::I64);
                self.operation(Operation::FromInt, Prim::DynAny, &[number])
            }
            _ => id,
        }
    }

    /// A dynamic value as one of another type.
    fn unboxed(&mut self, value: ExprId, prim: Prim) -> ExprId {
        if is_dynamic(prim) || prim == Prim::Void {
            return value;
        }
        let (operation, found) = match prim {
            Prim::U1 => (Operation::Truth, Prim::U32),
            Prim::F32 | Prim::F64 => (Operation::ToDouble, Prim::F64),
            _ => (Operation::ToInt, Prim::I32),
        };
        let value = self.operation(operation, found, &[value]);
        match prim {
            // What it gives is 0 or 1.
            Prim::U1 => {
                let zero = self.e.constant(Prim::U32, 0);
                self.e.compare(Op::Ne, Prim::U32, value, zero)
            }
            prim => self.e.converted(value, prim),
        }
    }

    /// Something that a branch can test.
    fn truth(&mut self, id: ExprId) -> ExprId {
        match is_dynamic(self.prim(id)) {
            true => self.operation(Operation::Truth, Prim::U32, &[id]),
            false => id,
        }
    }

    /// Rewrites an expression, operands first. The result may be another node.
    fn expr(&mut self, id: ExprId) -> ExprId {
        let mut work = vec![(id, false)];
        let mut made: Vec<ExprId> = Vec::new();
        while let Some((id, operands_done)) = work.pop() {
            let args = self.e.func.args(self.e.func.expr(id).args).to_vec();
            if !operands_done {
                work.push((id, true));
                work.extend(args.iter().rev().map(|arg| (*arg, false)));
                continue;
            }
            let args = made.split_off(made.len() - args.len());
            let new = self.node(id, args);
            made.push(new);
        }
        made.pop().unwrap_or(id)
    }

    /// Rewrites a node whose operands are rewritten.
    fn node(&mut self, id: ExprId, args: Vec<ExprId>) -> ExprId {
        let expr = *self.e.func.expr(id);
        let dynamic = is_dynamic(expr.prim) || args.iter().any(|arg| is_dynamic(self.prim(*arg)));
        match (expr.op, expr.data) {
            (Op::ConstVal, ExprData::Const(bits)) if is_dynamic(expr.prim) => {
                return self.e.constant(Prim::DynAny, js::constant(expr.prim, bits));
            }
            (Op::ConstStr, _) if expr.prim.is_dynamic() => return self.boxed(id),
            (Op::RegRead, ExprData::Reg(Reg::ThrownVal)) if dynamic => {
                let thrown = self.e.regread(Prim::Ref, Reg::ThrownVal);
                return self.operation(Operation::Caught, Prim::DynAny, &[thrown]);
            }
            (Op::RegRead, ExprData::Reg(Reg::RetVal(0))) => {
                if let Some(reg) = self.result {
                    let value = self.e.regread(Prim::DynAny, reg);
                    return self.unboxed(value, expr.prim);
                }
            }
            (Op::IntrinsicOp, ExprData::Intrinsic(IntrinsicRef::Std(intrinsic))) if is_ours(intrinsic) => {
                let args = self.arguments(intrinsic, &args);
                let value = self.operation(Operation::Intrinsic(intrinsic), Prim::DynAny, &args);
                return self.unboxed(value, expr.prim);
            }
            (Op::Cvt | Op::Retype, _) if dynamic => {
                let &[value] = args.as_slice() else { return id };
                return match is_dynamic(self.prim(value)) {
                    true => self.unboxed(value, expr.prim),
                    false => self.boxed(value),
                };
            }
            (
                Op::Add
                | Op::Sub
                | Op::Mul
                | Op::Div
                | Op::Rem
                | Op::Shl
                | Op::Ashr
                | Op::Lshr
                | Op::Band
                | Op::Bior
                | Op::Bxor
                | Op::Neg
                | Op::Bnot
                | Op::Lnot
                | Op::Eq
                | Op::Ne
                | Op::Lt
                | Op::Le
                | Op::Gt
                | Op::Ge,
                _,
            ) if dynamic => {
                let args: Vec<ExprId> = args.into_iter().map(|arg| self.boxed(arg)).collect();
                let value = self.operation(Operation::Operator(expr.op), Prim::DynAny, &args);
                return self.unboxed(value, expr.prim);
            }
            (Op::Land | Op::Lior | Op::Cand | Op::Cior, _) if dynamic => {
                let args: Vec<ExprId> = args.into_iter().map(|arg| self.truth(arg)).collect();
                let list = self.e.func.push_args(&args);
                let prim = if is_dynamic(expr.prim) {
                    Prim::U32
                } else {
                    expr.prim
                };
                self.e.replace(
                    id,
                    Expr {
                        args: list,
                        prim,
                        ..expr
                    },
                );
                return id;
            }
            (Op::Select, _) if dynamic => {
                let mut args = args;
                if let Some(first) = args.first_mut() {
                    *first = self.truth(*first);
                }
                for arg in args.iter_mut().skip(1) {
                    *arg = self.boxed(*arg);
                }
                let list = self.e.func.push_args(&args);
                self.e.replace(
                    id,
                    Expr {
                        args: list,
                        prim: Prim::DynAny,
                        ..expr
                    },
                );
                return id;
            }
            _ => {}
        }
        let args = self.e.func.push_args(&args);
        let prim = if is_dynamic(expr.prim) {
            Prim::DynAny
        } else {
            expr.prim
        };
        self.e.replace(id, Expr { args, prim, ..expr });
        id
    }

    /// Operands of an intrinsic: dynamic values, but for code and numbers about it.
    fn arguments(&mut self, intrinsic: Intrinsic, args: &[ExprId]) -> Vec<ExprId> {
        let mut given = Vec::with_capacity(args.len());
        for (at, &arg) in args.iter().enumerate() {
            given.push(match (intrinsic, at) {
                (Intrinsic::JsNewFunction, 0) => self.e.converted(arg, Prim::A64),
                (Intrinsic::JsNewFunction, 2) => self.e.converted(arg, Prim::U32),
                (Intrinsic::JsNewFunction, 1) if self.e.func.expr(arg).data == ExprData::Const(0) => {
                    self.e.constant(Prim::DynAny, js::immediate(js::tag::UNDEFINED))
                }
                _ => self.boxed(arg),
            });
        }
        given
    }

    // ---- statements ----

    fn statement(&mut self, id: StmtId) {
        let args = self.e.func.args(self.e.func.stmt(id).args).to_vec();
        let mut args: Vec<ExprId> = args.into_iter().map(|arg| self.expr(arg)).collect();
        let stmt = self.e.func.stmt(id);
        let (op, prim) = (stmt.op, stmt.prim);
        match &stmt.data {
            StmtData::Call(_) => return self.call(id, args),
            StmtData::Label(_) if op == Op::Label => self.result = None,
            StmtData::Label(_) => args.iter_mut().for_each(|arg| *arg = self.truth(*arg)),
            StmtData::None if op == Op::Throw => {
                if let Some(arg) = args.first_mut()
                    && is_dynamic(self.prim(*arg))
                {
                    *arg = self.operation(Operation::Throw, Prim::Ref, &[*arg]);
                }
            }
            StmtData::None if op == Op::Return => {
                let wanted = self.e.func.returns.first().copied();
                self.fit(&mut args, wanted.map(|ty| self.unit.types.prim_of(ty)));
            }
            StmtData::Var(sym, _) => {
                let wanted = self.variable(*sym);
                self.fit(&mut args, wanted);
            }
            StmtData::Reg(Reg::Preg(number)) => {
                let number = *number;
                let declared = self.e.func.pregs.get(&number).map(|preg| preg.ty);
                let wanted = declared.map_or(prim, |ty| self.unit.types.prim_of(ty));
                self.fit(&mut args, Some(wanted));
            }
            StmtData::Offset(_) => {
                if let Some(value) = args.last_mut() {
                    *value = match is_dynamic(prim) {
                        true => self.boxed(*value),
                        false if is_dynamic(self.prim(*value)) => self.unboxed(*value, prim),
                        false => *value,
                    };
                }
            }
            _ => {}
        }
        let list = self.e.func.push_args(&args);
        if let Some(stmt) = self.e.func.stmts.get_mut(id.0 as usize) {
            stmt.args = list;
            if is_dynamic(stmt.prim) {
                stmt.prim = Prim::DynAny;
            }
        }
        self.e.push(id);
    }

    /// The type of a variable.
    fn variable(&self, sym: Sym) -> Option<Prim> {
        let ty = match sym {
            Sym::Local(id) => self.e.func.locals.get(id)?.ty?,
            Sym::Global(id) => self.unit.vars.get(id)?.ty?,
        };
        Some(self.unit.types.prim_of(ty))
    }

    /// Brings the only operand to a type.
    fn fit(&mut self, args: &mut [ExprId], wanted: Option<Prim>) {
        if let ([value], Some(wanted)) = (args, wanted) {
            *value = match (is_dynamic(wanted), is_dynamic(self.prim(*value))) {
                (true, false) => self.boxed(*value),
                (false, true) => self.unboxed(*value, wanted),
                _ => *value,
            };
        }
    }

    fn call(&mut self, id: StmtId, args: Vec<ExprId>) {
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
        let result = self.e.preg(Prim::DynAny);
        match (intrinsic, args.as_slice()) {
            (Intrinsic::JsopCall, &[function, this, ref args @ ..]) => {
                let args = args.to_vec();
                self.call_value(function, this, &args, result);
            }
            _ => {
                let args = self.arguments(intrinsic, &args);
                let value = self.operation(Operation::Intrinsic(intrinsic), Prim::DynAny, &args);
                self.e.regassign(Prim::DynAny, result, value);
            }
        }
        self.result = Some(result);
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
        let mut all = vec![function, this];
        all.extend(args);
        let regs: Vec<Reg> = all
            .into_iter()
            .map(|arg| {
                let value = self.boxed(arg);
                let reg = self.e.preg(Prim::DynAny);
                self.e.regassign(Prim::DynAny, reg, value);
                reg
            })
            .collect();
        let [slow, end] = [(); 2].map(|()| self.e.label(self.unit.names));
        let Some(&callee) = regs.first() else {
            return;
        };
        let callee = self.e.regread(Prim::DynAny, callee);
        let count = self.e.constant(Prim::I32, args.len() as u64);
        let target = self.operation(Operation::Target, Prim::U64, &[callee, count]);
        let code = self.e.preg(Prim::U64);
        self.e.regassign(Prim::U64, code, target);
        let found = self.e.regread(Prim::U64, code);
        let zero = self.e.constant(Prim::U64, 0);
        let native = self.e.compare(Op::Eq, Prim::U64, found, zero);
        self.e.jump(Op::BrTrue, &[native], slow);
        let mut given = vec![self.e.regread(Prim::U64, code)];
        given.extend(regs.iter().map(|reg| self.e.regread(Prim::DynAny, *reg)));
        let mut call = Call::new(Callee::Indirect);
        call.rets = [RetTarget::Reg(Prim::DynAny, result)].into();
        self.e
            .emit(Op::IcallAssigned, &given, StmtData::Call(Box::new(call)));
        self.e.jump(Op::Goto, &[], end);
        self.e.place(slow);
        let given: Vec<ExprId> = regs
            .iter()
            .map(|reg| self.e.regread(Prim::DynAny, *reg))
            .collect();
        let value = self.operation(Operation::Intrinsic(Intrinsic::JsopCall), Prim::DynAny, &given);
        self.e.regassign(Prim::DynAny, result, value);
        self.e.place(end);
    }
}

/// Whether an intrinsic is one on dynamic values.
fn is_ours(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    name.starts_with("JS")
}

/// A constant string with its header (image.md §3): flags, of which 1 says units of 16 bits, a byte without meaning, the number of units.
fn literal(text: &[u8]) -> Vec<u8> {
    let units: Vec<u16> = String::from_utf8_lossy(text).encode_utf16().collect();
    let wide = units.iter().any(|unit| *unit > 0xff);
    let mut bytes = vec![u8::from(wide), 0];
    bytes.extend((units.len() as u16).to_le_bytes());
    for unit in units {
        match wide {
            true => bytes.extend(unit.to_le_bytes()),
            false => bytes.push(unit as u8),
        }
    }
    bytes
}

/// The type that stands for all dynamic ones.
pub(crate) fn normal(ty: crate::mir::TypeId, types: &TypeTable) -> crate::mir::TypeId {
    match is_dynamic(types.prim_of(ty)) {
        true => TypeTable::prim(Prim::DynAny),
        false => ty,
    }
}
