//! Statements, and expressions that are all that a statement computes.

use maple_mirbin::{Op, Operation, Prim, Xintrinsic};

use super::places::To;
use super::quick::{self, Term, Wanted};
use super::{Dynamic, is_dynamic};
use crate::mir::{CatchDialect, ExprData, ExprId, IntrinsicRef, Reg, StmtData, StmtId, Sym};
use crate::passes::build::post_order;

impl Dynamic<'_, '_, '_> {
    pub(super) fn statement(&mut self, id: StmtId) {
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
    pub(super) fn may_fill(&self, number: u32, expr: ExprId) -> bool {
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
        let arg = |at| Some(self.e.func.expr(self.e.func.arg(expr, at)?).data);
        arg(0) == Some(ExprData::Reg(Reg::Preg(number))) && matches!(arg(1), Some(ExprData::Str(_)))
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
    pub(super) fn variable(&self, sym: Sym) -> Option<Prim> {
        let ty = match sym {
            Sym::Local(id) => self.e.func.locals.get(id)?.ty?,
            Sym::Global(id) => self.unit.vars.get(id)?.ty?,
        };
        Some(self.unit.types.prim_of(ty))
    }

    /// Brings the only operand to a type.
    pub(super) fn fit(&mut self, args: &mut [ExprId], wanted: Option<Prim>) {
        if let ([value], Some(wanted)) = (args, wanted) {
            *value = match (is_dynamic(wanted), is_dynamic(self.prim(*value))) {
                (true, false) => self.boxed(*value),
                (false, true) => self.unboxed(*value, wanted),
                _ => *value,
            };
        }
    }
}
