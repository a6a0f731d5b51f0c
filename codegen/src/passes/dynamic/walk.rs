//! Expressions, operands first: what becomes a tree, what is found again at its place, and all other nodes.

use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic, js};

use super::places::To;
use super::quick::{self, Term, Wanted};
use super::{Dynamic, is_dynamic, is_ours};
use crate::mir::{Callee, Expr, ExprData, ExprId, IntrinsicRef, Reg};

impl Dynamic<'_, '_, '_> {
    /// Rewrites expressions that are computed one after the other, operands first. The results may be other nodes.
    pub(super) fn exprs(&mut self, ids: &[ExprId], name: Option<usize>) -> Vec<ExprId> {
        let mut terms = self.terms(ids, name);
        if terms.iter().any(|term| matches!(term, Term::Tree(_))) {
            self.settle(&mut terms);
        }
        terms.into_iter().map(|term| self.value(term)).collect()
    }

    /// As [`Dynamic::exprs`], where the computation of the last ones may be put off. What is at `name` is left as it is.
    pub(super) fn terms(&mut self, ids: &[ExprId], name: Option<usize>) -> Vec<Term> {
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

    pub(super) fn looked_up(&self, callee: Callee, args: &[ExprId]) -> Option<usize> {
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
    pub(super) fn is_place(&self, id: ExprId) -> bool {
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
    pub(super) fn place(&mut self, id: ExprId, named: &[ExprId], mut args: Vec<Term>) -> ExprId {
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
            _ => self.operation_of(id) == Some(Operation::Literal),
        }
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
    pub(super) fn arguments(&mut self, intrinsic: Intrinsic, args: &[ExprId]) -> Vec<ExprId> {
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
}
