//! JavaScript's dynamic values: operators, intrinsics and conversions to operations of the runtime ([`Operation`]), and all dynamic types to
//! `dynany`, whose values are tagged.
//!
//! A call of a function value goes to its code if that takes so many arguments; else the runtime makes the call. What an intrinsic leaves is in a
//! register of its own, so that later reads of `%%retval0` find it.

mod places;
mod quick;

use maple_mirbin::{Intrinsic, Kind, Op, Operation, Prim, Xintrinsic, js};

use rustc_hash::FxHashMap;

use places::To;
use quick::{Term, Wanted};

use super::build::{Emitter, post_order};
use super::{Facts, Unit};
use crate::mir::{
    Callee, CatchDialect, Expr, ExprData, ExprId, Function, GlobalId, IntrinsicRef, LabelId, Name, Reg,
    RetTarget, SourceLanguage, StmtData, StmtId, Sym, TypeTable,
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
        cold: Vec::new(),
        tries: Vec::new(),
        texts: FxHashMap::default(),
        next: 0,
        unread: None,
    };
    while let Some(id) = pass.e.statement(pass.next) {
        pass.next += 1;
        pass.e.at(id);
        pass.statement(id);
    }
    pass.append_cold();
    pass.e.finish();
}

struct Dynamic<'e, 'f, 'm> {
    e: Emitter<'f>,
    unit: &'e mut Unit<'m>,
    /// The register with what the last call left, if that was an intrinsic on dynamic values.
    result: Option<Reg>,
    /// What happens rarely: it goes after everything else.
    cold: Vec<Aside>,
    /// Handlers of the `try` statements around, from the outermost to the innermost.
    tries: Vec<Box<[LabelId]>>,
    /// The cells of constant strings, and registers with what is in them.
    texts: FxHashMap<Name, (GlobalId, Reg)>,
    /// Position of the next statement.
    next: usize,
    /// The register for results that nobody reads.
    unread: Option<Reg>,
}

/// Statements that go to the end of the function.
struct Aside {
    stmts: Vec<StmtId>,
    /// Handlers around them.
    tries: Vec<Box<[LabelId]>>,
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
                // The runtime keeps it: nothing is left of it where something is thrown.
                let bits = self.operation(Operation::Text, Prim::U64, &[address]);
                let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedKept));
                self.e.expr(Op::IntrinsicOp, Prim::DynAny, &[bits], data)
            }
            (prim, _) if is_dynamic(prim) => id,
            (Prim::F32 | Prim::F64, _) => {
                let number = self.e.converted(id, Prim::F64);
                self.operation(Operation::FromDouble, Prim::DynAny, &[number])
            }
            (Prim::U1, _) => self.boolean(id),
            (Prim::SimpleStr | Prim::SimpleObj, _) => {
                let address = self.e.converted(id, Prim::A64);
                self.operation(Operation::Literal, Prim::DynAny, &[address])
            }
            (prim, _) if prim.is_integral() && (prim.size() < 4 || prim == Prim::I32) => {
                let number = self.e.converted(id, Prim::I64);
                let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedFromInt));
                self.e.expr(Op::IntrinsicOp, Prim::DynAny, &[number], data)
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
    fn truth_of(&mut self, id: ExprId) -> ExprId {
        if !is_dynamic(self.prim(id)) {
            return id;
        }
        let dynamic = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic));
        let expr = *self.e.func.expr(id);
        if expr.data == dynamic && self.operation_of(id).is_some_and(is_test) {
            // What it gives owns nothing.
            let args = self.e.func.args(expr.args).to_vec();
            let bits = self.e.expr(Op::IntrinsicOp, Prim::U64, &args, dynamic);
            let yes = self.e.constant(Prim::U64, js::immediate(js::tag::TRUE));
            return self.e.compare(Op::Eq, Prim::U64, bits, yes);
        }
        self.operation(Operation::Truth, Prim::U32, &[id])
    }

    /// The truth of a term, which may be computed at once.
    fn truth(&mut self, term: Term) -> ExprId {
        let term = match term {
            Term::Value(value) if !is_dynamic(self.prim(value)) => return value,
            Term::Tree(tree) if tree.is_test() => Term::Tree(tree),
            term => match self.grow(Operation::Truth, vec![term], &mut []) {
                Some(term) => term,
                None => return self.e.constant(Prim::U32, 0),
            },
        };
        match term {
            Term::Value(value) => self.truth_of(value),
            Term::Tree(tree) => {
                let truth = self.compute(&tree, Wanted::Truth);
                let zero = self.e.constant(Prim::U64, 0);
                self.e.compare(Op::Ne, Prim::U64, truth, zero)
            }
        }
    }

    /// The value of a term, which may be computed at once.
    fn value(&mut self, term: Term) -> ExprId {
        match term {
            Term::Value(value) => value,
            Term::Tree(tree) => self.compute(&tree, Wanted::Value),
        }
    }

    /// Rewrites expressions that are computed one after the other, operands first. The results may be other nodes.
    fn exprs(&mut self, ids: &[ExprId], name: Option<usize>) -> Vec<ExprId> {
        let mut terms = self.terms(ids, name);
        if terms.iter().any(|term| matches!(term, Term::Tree(_))) {
            self.settle(&mut terms);
        }
        terms.into_iter().map(|term| self.value(term)).collect()
    }

    /// As [`Dynamic::exprs`], where the computation of the last ones may be put off. What is at `name` is left as it is.
    fn terms(&mut self, ids: &[ExprId], name: Option<usize>) -> Vec<Term> {
        /// How far a node is.
        enum Step {
            /// Its operands come first. It may not be computed at all, since what is around it says when.
            Enter {
                may_wait: bool,
            },
            Leave {
                may_wait: bool,
            },
            /// It is a name, which is not computed.
            Name,
        }
        let steps = |ids: &[ExprId], name: Option<usize>, may_wait| -> Vec<(ExprId, Step)> {
            let step = |at| match Some(at) == name {
                true => Step::Name,
                false => Step::Enter { may_wait },
            };
            ids.iter()
                .enumerate()
                .rev()
                .map(|(at, &id)| (id, step(at)))
                .collect()
        };
        let mut work = steps(ids, name, true);
        let mut made: Vec<Term> = Vec::new();
        while let Some((id, step)) = work.pop() {
            let expr = *self.e.func.expr(id);
            let args = self.e.func.args(expr.args).to_vec();
            let may_wait = match step {
                Step::Enter { may_wait } => {
                    let decides = matches!(expr.op, Op::Cand | Op::Cior | Op::Select);
                    let name = self.name_within(expr.data, &args);
                    work.push((id, Step::Leave { may_wait }));
                    work.extend(steps(&args, name, may_wait && !decides));
                    continue;
                }
                Step::Name => {
                    made.push(Term::Value(id));
                    continue;
                }
                Step::Leave { may_wait } => may_wait,
            };
            let named = args;
            let mut args = made.split_off(made.len() - named.len());
            let term = match self.tree(id, &mut args, &mut made, may_wait) {
                Some(tree) => tree,
                None if may_wait && self.is_place(id) => {
                    self.settle(&mut made);
                    Term::Value(self.place(id, &named, args))
                }
                None => {
                    if args.iter().any(|term| matches!(term, Term::Tree(_))) {
                        self.settle(&mut made);
                        self.settle(&mut args);
                    }
                    let args = args.into_iter().map(|term| self.value(term)).collect();
                    Term::Value(self.node(id, args))
                }
            };
            made.push(term);
        }
        made
    }

    /// Where the operands of a node have the name of an attribute, which its place knows.
    fn name_within(&self, data: ExprData, args: &[ExprId]) -> Option<usize> {
        match data {
            ExprData::Intrinsic(intrinsic) => self.looked_up(Callee::Intrinsic(intrinsic), args),
            _ => None,
        }
    }

    fn looked_up(&self, callee: Callee, args: &[ExprId]) -> Option<usize> {
        use Intrinsic::{
            JsopGetprop, JsopGetpropByIndex, JsopGetpropByName, JsopInitprop, JsopSetprop,
            JsopSetpropByIndex, JsopSetpropByName,
        };
        let Callee::Intrinsic(IntrinsicRef::Std(
            JsopGetprop | JsopGetpropByIndex | JsopGetpropByName | JsopInitprop | JsopSetprop
            | JsopSetpropByIndex | JsopSetpropByName,
        )) = callee
        else {
            return None;
        };
        let key = self.e.func.expr(*args.get(1)?);
        matches!(key.data, ExprData::Str(_)).then_some(1)
    }

    /// The node as a tree, if it is an operator on dynamic values that may be computed before what is around it.
    fn tree(
        &mut self,
        id: ExprId,
        args: &mut Vec<Term>,
        pending: &mut [Term],
        may_wait: bool,
    ) -> Option<Term> {
        let expr = *self.e.func.expr(id);
        let is_value = |pass: &Self, term: &Term| match term {
            Term::Value(value) => is_dynamic(pass.prim(*value)),
            Term::Tree(_) => true,
        };
        if !may_wait {
            return None;
        }
        let operation = match expr.data {
            ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) if expr.op == Op::IntrinsicOp => {
                Operation::Intrinsic(intrinsic)
            }
            ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic)) if expr.op == Op::IntrinsicOp => {
                let operation = self.operation_of(id)?;
                quick::quick(operation)?;
                args.remove(0);
                operation
            }
            _ if is_dynamic(expr.prim) || args.iter().any(|term| is_value(self, term)) => {
                Operation::Operator(expr.op)
            }
            _ => return None,
        };
        let (quick, extra) = quick::quick(operation)?;
        let of_text = quick.is_of_numbers() && args.iter().any(|term| self.is_text(term));
        if args.len() + usize::from(extra.is_some()) != 2 || of_text {
            return None;
        }
        let wanted = expr.prim;
        let tree = self.grow(operation, std::mem::take(args), pending)?;
        if is_dynamic(wanted) {
            return Some(tree);
        }
        if wanted == Prim::U1
            && let Term::Tree(tree) = &tree
            && tree.is_test()
        {
            self.settle(pending);
            let truth = self.compute(tree, Wanted::Truth);
            let zero = self.e.constant(Prim::U64, 0);
            return Some(Term::Value(self.e.compare(Op::Ne, Prim::U64, truth, zero)));
        }
        self.settle(pending);
        let value = self.value(tree);
        Some(Term::Value(self.unboxed(value, wanted)))
    }

    /// Whether a node is something that is found again.
    fn is_place(&self, id: ExprId) -> bool {
        let expr = self.e.func.expr(id);
        match expr.data {
            ExprData::Str(_) => expr.prim.is_dynamic() && expr.op == Op::ConstStr && is_dynamic(expr.prim),
            ExprData::Intrinsic(IntrinsicRef::Std(
                Intrinsic::JsopGetprop | Intrinsic::JsopGetpropByIndex | Intrinsic::JsopGetpropByName,
            )) => expr.op == Op::IntrinsicOp,
            _ => false,
        }
    }

    /// The value of such a node, whose operands were `named` before they were rewritten.
    fn place(&mut self, id: ExprId, named: &[ExprId], mut args: Vec<Term>) -> ExprId {
        let expr = *self.e.func.expr(id);
        match expr.data {
            ExprData::Str(name) => self.text(name),
            ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) => {
                match self.read_place(intrinsic, named, &mut args, To::Any) {
                    Some(value) => self.unboxed(value, expr.prim),
                    None => {
                        let args = args.into_iter().map(|term| self.value(term)).collect();
                        self.node(id, args)
                    }
                }
            }
            _ => id,
        }
    }

    /// Whether a term is a constant string, which no quick operator takes.
    fn is_text(&self, term: &Term) -> bool {
        match term {
            Term::Value(value) => self.is_literal(*value),
            Term::Tree(_) => false,
        }
    }

    fn is_literal(&self, id: ExprId) -> bool {
        match self.e.func.expr(id).data {
            ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedKept)) => true,
            ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic)) => {
                self.operation_of(id) == Some(Operation::Literal)
            }
            _ => false,
        }
    }

    /// The operation that an expression asks the runtime for.
    fn operation_of(&self, id: ExprId) -> Option<Operation> {
        match self.e.func.expr(self.e.func.arg(id, 0)?).data {
            ExprData::Const(number) => Operation::from_u32(u32::try_from(number).ok()?),
            _ => None,
        }
    }

    /// Appends what happens rarely.
    fn append_cold(&mut self) {
        if self.cold.is_empty() {
            return;
        }
        let end = self.e.label(self.unit.names);
        self.e.jump(Op::Goto, &[], end);
        let mut tries: Vec<Box<[LabelId]>> = Vec::new();
        for aside in std::mem::take(&mut self.cold) {
            if aside.tries != tries {
                self.end_tries(tries.len());
                for handlers in &aside.tries {
                    let data = StmtData::Try(handlers.clone(), CatchDialect::Java);
                    self.e.emit(Op::JavaTry, &[], data);
                }
                tries = aside.tries;
            }
            for stmt in aside.stmts {
                self.e.push(stmt);
            }
        }
        self.end_tries(tries.len());
        self.e.place(end);
    }

    fn end_tries(&mut self, count: usize) {
        for _ in 0..count {
            self.e.emit(Op::EndTry, &[], StmtData::None);
        }
    }

    /// Takes statements, which nobody comes to from above and which do not go on below, out of the way. Their handlers stay the same.
    fn set_aside(&mut self, mark: usize) {
        let stmts = self.e.take_from(mark);
        let tries = self.tries.clone();
        self.cold.push(Aside { stmts, tries });
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
            // The bits of a value.
            (Op::Retype, _) if expr.prim == Prim::U64 => {}
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
                let args: Vec<ExprId> = args.into_iter().map(|arg| self.truth_of(arg)).collect();
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
                    *first = self.truth_of(*first);
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
        let named = self.e.func.args(self.e.func.stmt(id).args).to_vec();
        let args = named.clone();
        if let Some(&arg) = args.first()
            && self.computed(id, arg)
        {
            return;
        }
        let name = match &self.e.func.stmt(id).data {
            StmtData::Call(call) => self.looked_up(call.callee, &args),
            _ => None,
        };
        let mut args = self.exprs(&args, name);
        let stmt = self.e.func.stmt(id);
        let (op, prim) = (stmt.op, stmt.prim);
        match &stmt.data {
            StmtData::Call(_) => return self.call(id, &named, args),
            StmtData::Label(_) if op == Op::Label => self.result = None,
            StmtData::Try(handlers, CatchDialect::Java) => self.tries.push(handlers.clone()),
            StmtData::None if op == Op::EndTry => {
                self.tries.pop();
            }
            StmtData::Label(_) => args.iter_mut().for_each(|arg| *arg = self.truth_of(*arg)),
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

    /// A statement that does nothing but assign a dynamic value, or test one: what an operator gives goes where it is wanted.
    fn computed(&mut self, id: StmtId, arg: ExprId) -> bool {
        let stmt = self.e.func.stmt(id);
        let (op, data) = (stmt.op, stmt.data.clone());
        match data {
            StmtData::Label(label) if matches!(op, Op::BrTrue | Op::BrFalse) => {
                if !self.is_quick(arg) && !is_dynamic(self.prim(arg)) {
                    return false;
                }
                let Some(term) = self.terms(&[arg], None).pop() else {
                    return false;
                };
                let truth = self.truth(term);
                self.e.jump(op, &[truth], label);
                true
            }
            StmtData::Var(sym, 0)
                if self.is_quick(arg) && self.variable(sym).is_some_and(is_dynamic) && op == Op::Dassign =>
            {
                let Some(term) = self.terms(&[arg], None).pop() else {
                    return false;
                };
                match term {
                    Term::Tree(tree) => self.compute_into(&tree, Wanted::Value, |pass, value| {
                        pass.e.emit(Op::Dassign, &[value], StmtData::Var(sym, 0));
                    }),
                    Term::Value(value) => {
                        let mut value = [value];
                        self.fit(&mut value, Some(Prim::DynAny));
                        self.e.emit(Op::Dassign, &value, StmtData::Var(sym, 0));
                    }
                }
                true
            }
            StmtData::Var(sym, 0)
                if self.is_place(arg) && self.variable(sym).is_some_and(is_dynamic) && op == Op::Dassign =>
            {
                self.read_alone(arg, To::Variable(sym))
            }
            StmtData::Reg(Reg::Preg(number)) if self.is_quick(arg) && op == Op::RegAssign => {
                let declared = self.e.func.pregs.get(&number).map(|preg| preg.ty);
                if !declared.is_some_and(|ty| is_dynamic(self.unit.types.prim_of(ty))) {
                    return false;
                }
                let Some(term) = self.terms(&[arg], None).pop() else {
                    return false;
                };
                let reg = Reg::Preg(number);
                match term {
                    Term::Tree(tree) => self.compute_into(&tree, Wanted::Value, |pass, value| {
                        pass.e.regassign(Prim::DynAny, reg, value);
                    }),
                    Term::Value(value) => {
                        let mut value = [value];
                        self.fit(&mut value, Some(Prim::DynAny));
                        self.e.regassign(Prim::DynAny, reg, value[0]);
                    }
                }
                true
            }
            StmtData::Reg(Reg::Preg(number)) if op == Op::RegAssign => {
                let to = match self.may_fill(number, arg) {
                    true => To::Register(Reg::Preg(number)),
                    false if self.is_attribute_of(number, arg) => To::Over(Reg::Preg(number)),
                    false => return false,
                };
                self.is_place(arg) && self.read_alone(arg, to)
            }
            _ => false,
        }
    }

    /// Whether a register for a dynamic value may lose what it has before an expression is computed: no handler reads it, nor does the expression.
    fn may_fill(&self, number: u32, expr: ExprId) -> bool {
        let declared = self.e.func.pregs.get(&number).map(|preg| preg.ty);
        if !self.tries.is_empty() || !declared.is_some_and(|ty| is_dynamic(self.unit.types.prim_of(ty))) {
            return false;
        }
        let mut nodes = Vec::new();
        post_order(self.e.func, expr, &mut nodes);
        let reads = |node: &ExprId| self.e.func.expr(*node).data == ExprData::Reg(Reg::Preg(number));
        !nodes.iter().any(reads)
    }

    /// Whether an expression is an attribute of the object in a register.
    fn is_attribute_of(&self, number: u32, expr: ExprId) -> bool {
        let (object, name) = (self.e.func.arg(expr, 0), self.e.func.arg(expr, 1));
        let is = |arg: Option<ExprId>, is: fn(ExprData, u32) -> bool| {
            arg.is_some_and(|arg| is(self.e.func.expr(arg).data, number))
        };
        is(object, |data, number| data == ExprData::Reg(Reg::Preg(number)))
            && is(name, |data, _| matches!(data, ExprData::Str(_)))
    }

    /// Whether an expression is an operator on dynamic values that may need no runtime.
    fn is_quick(&self, id: ExprId) -> bool {
        let expr = self.e.func.expr(id);
        let operation = match expr.data {
            ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) => Operation::Intrinsic(intrinsic),
            ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic)) => match self.operation_of(id) {
                Some(operation) => operation,
                None => return false,
            },
            _ => Operation::Operator(expr.op),
        };
        let args = self.e.func.args(expr.args);
        quick::quick(operation).is_some()
            && (is_dynamic(expr.prim) || args.iter().any(|arg| is_dynamic(self.prim(*arg))))
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

    fn call(&mut self, id: StmtId, named: &[ExprId], args: Vec<ExprId>) {
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
}

/// Whether an operation gives `true` or `false`.
fn is_test(operation: Operation) -> bool {
    match operation {
        Operation::Intrinsic(Intrinsic::JsopIn | Intrinsic::JsopInstanceof) => true,
        operation => quick::quick(operation).is_some_and(|(quick, _)| quick.is_test()),
    }
}

/// Whether an intrinsic is one on dynamic values.
fn is_ours(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    name.starts_with("JS")
}

/// A constant string with its header (image.md §3): flags, of which 1 says units of 16 bits, a byte without meaning, the number of units.
fn literal(text: &[u8]) -> Vec<u8> {
    let units = units_of(text);
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

/// The units of a text in UTF-8, in which surrogates may stand alone as three bytes each.
fn units_of(text: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        match std::str::from_utf8(rest) {
            Ok(text) => {
                units.extend(text.encode_utf16());
                return units;
            }
            Err(error) => {
                let (valid, other) = rest.split_at(error.valid_up_to());
                units.extend(String::from_utf8_lossy(valid).encode_utf16());
                let (unit, length) = match *other {
                    [0xed, b @ 0xa0..=0xbf, c @ 0x80..=0xbf, ..] => {
                        (0xd000 | u16::from(b & 0x3f) << 6 | u16::from(c & 0x3f), 3)
                    }
                    _ => (0xfffd, 1),
                };
                units.push(unit);
                rest = other.get(length..).unwrap_or(&[]);
            }
        }
    }
}

/// The type that stands for all dynamic ones.
pub(crate) fn normal(ty: crate::mir::TypeId, types: &TypeTable) -> crate::mir::TypeId {
    match is_dynamic(types.prim_of(ty)) {
        true => TypeTable::prim(Prim::DynAny),
        false => ty,
    }
}
