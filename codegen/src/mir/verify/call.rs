//! Rules about calls (5, 24, 25, 26).

use std::borrow::Cow;

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::parse::{CallForm, call_shape};
use crate::mir::typing::fits;
use crate::mir::{
    Attr, Call, Callee, ExprId, Function, IntrinsicRef, RetTarget, Stmt, Type, TypeId, TypeTable,
};

use super::code::Body;
use super::expr::Want;

impl<'m> Body<'_, 'm> {
    pub(super) fn call(&mut self, s: &Stmt, args: &[ExprId], call: &Call) {
        let Some((target, assigned)) = call_shape(s.op) else {
            return;
        };
        let matches = match (target, call.callee) {
            (CallForm::Func | CallForm::Instant, Callee::Func(_)) => true,
            (CallForm::Polymorphic, Callee::Func(_)) | (CallForm::TypedIntrinsic, Callee::Intrinsic(_)) => {
                call.ty.is_some()
            }
            (CallForm::Indirect, Callee::Indirect) | (CallForm::Intrinsic, Callee::Intrinsic(_)) => true,
            (CallForm::User, Callee::User(_)) => true,
            _ => false,
        };
        if !matches || (!assigned && !call.rets.is_empty()) {
            return self.error(
                "shape",
                s.pos,
                format!("{} is no call of MAPLE IR with these fields", s.op),
                "",
            );
        }
        let wants = if target == CallForm::Indirect {
            &[Want::Address, Want::Value][..]
        } else {
            &[Want::Value]
        };
        if !self.operands(s.op, s.pos, args, wants, true) {
            return;
        }
        let mut results = None;
        match call.callee {
            Callee::Func(func) => {
                match (by_method(s.op), self.c.m.funcs.get(func)) {
                    (false, _) => self.declared(func, s.pos),
                    (true, Some(method)) if looks_up(s.op) => {
                        self.c.method_of_class(self.f, method.name, s.pos)
                    }
                    _ => {}
                }
                let module = self.c.m;
                if let Some(callee) = module.funcs.get(func).filter(|f| f.declared && f.has_signature) {
                    self.arguments(s, args, callee);
                    let generic = target == CallForm::Instant || target == CallForm::Polymorphic;
                    results = (!generic).then_some(&callee.returns[..]);
                }
            }
            Callee::Indirect => results = self.signature(s, args),
            Callee::Intrinsic(intrinsic) => self.intrinsic(intrinsic, args, s.pos, false),
            // Other numbers are the embedder's.
            Callee::User(number) => {
                if let Some(x) = Xintrinsic::from_u32(number) {
                    self.intrinsic(IntrinsicRef::Ext(x), args, s.pos, false);
                }
            }
        }
        self.results(s, call, results);
    }

    /// Whether the prototype tells nothing about its arguments.
    fn says_nothing(&self, callee: &Function) -> bool {
        let entry = self.c.m.srclang.is_managed() || self.c.entries.contains(&callee.name);
        callee.formals.is_empty() && callee.body.is_none() && entry
    }

    fn arguments(&mut self, s: &Stmt, args: &[ExprId], callee: &Function) {
        if self.says_nothing(callee) {
            return;
        }
        let open_ended = callee.variadic || callee.attrs.has(Attr::Varargs);
        let enough = if open_ended {
            args.len() >= callee.formals.len()
        } else {
            args.len() == callee.formals.len()
        };
        if !enough {
            let least = if open_ended { "at least " } else { "" };
            let message = format!(
                "{} takes {least}{} argument(s), not {}",
                self.c.shown('&', callee.name),
                callee.formals.len(),
                args.len()
            );
            return self.error("arguments", s.pos, message, "");
        }
        for (i, (&arg, &formal)) in args.iter().zip(&callee.formals).enumerate() {
            if let Some(ty) = callee.formal_type(formal) {
                self.argument(i, arg, ty);
            }
        }
    }

    fn argument(&mut self, index: usize, arg: ExprId, ty: TypeId) {
        let (prim, pos) = (self.f.expr(arg).prim, self.f.expr(arg).pos);
        if !self.is_open(ty) && !fits(self.c.m.types.prim_of(ty), prim) {
            let message = format!(
                "argument {} is {prim}, the parameter is {}",
                index + 1,
                self.c.type_text(ty)
            );
            self.error("arguments", pos, message, "convert it with cvt");
        }
        self.aggregate_size(arg, ty);
    }

    /// An indirect call through something whose type is a pointer to a function is checked against it; gives the result types.
    fn signature(&mut self, s: &Stmt, args: &[ExprId]) -> Option<&'m [TypeId]> {
        let (&address, rest) = args.split_first()?;
        let ty = self.c.m.high_type(&mut self.c.layouts, self.f, address)?;
        let module = self.c.m;
        let types = &module.types;
        let Type::Func {
            params,
            variadic,
            returns,
        } = types.structure(types.pointee(ty).unwrap_or(ty))
        else {
            return None;
        };
        // In C, an empty list declares no parameters at all; with void it stands for any function.
        if params.is_empty() && !variadic {
            let void = **returns == [TypeTable::prim(Prim::Void)];
            return (!void).then_some(returns);
        } else {
            let enough = if *variadic {
                rest.len() >= params.len()
            } else {
                rest.len() == params.len()
            };
            if !enough {
                let message = format!(
                    "the function takes {} argument(s), not {}",
                    params.len(),
                    rest.len()
                );
                self.error("arguments", s.pos, message, "");
            } else {
                rest.iter()
                    .zip(params.iter())
                    .enumerate()
                    .for_each(|(i, (&arg, &ty))| self.argument(i, arg, ty));
            }
        }
        Some(returns)
    }

    /// Rule 25. `results` is `None` where nobody tells what the callee gives.
    fn results(&mut self, s: &Stmt, call: &Call, results: Option<&[TypeId]>) {
        let void = TypeTable::prim(Prim::Void);
        let results = results.map(|results| match results {
            results if results.contains(&void) => {
                Cow::Owned(results.iter().copied().filter(|&ty| ty != void).collect())
            }
            results => Cow::Borrowed(results),
        });
        if let Some(results) = results.as_ref().filter(|r| r.len() < call.rets.len()) {
            let message = format!(
                "{} result(s) are assigned, the callee has {}",
                call.rets.len(),
                results.len()
            );
            return self.error("results", s.pos, message, "");
        }
        for (i, ret) in call.rets.iter().enumerate() {
            let result = results
                .as_ref()
                .and_then(|r| r.get(i))
                .copied()
                .filter(|&r| !self.is_open(r));
            let place = match *ret {
                RetTarget::Var(sym, field) => {
                    let Some(ty) = self.sym_type(sym, s.pos) else {
                        continue;
                    };
                    let Some(place) = self.place(ty, field, s.pos) else {
                        continue;
                    };
                    place
                }
                RetTarget::Reg(prim, reg) => {
                    self.assigned_register(reg, prim, s.pos);
                    TypeTable::prim(prim)
                }
                RetTarget::Ignored => continue,
            };
            let Some(result) = result.filter(|_| !self.is_open(place)) else {
                continue;
            };
            let types = &self.c.m.types;
            if !fits(types.prim_of(place), types.prim_of(result)) {
                let message = format!(
                    "a result of type {} goes to a {}",
                    self.c.type_text(result),
                    self.c.type_text(place)
                );
                self.error("results", s.pos, message, "assign it to a variable of its type");
            }
        }
    }
}

/// Calls that look for a method in a class by its name.
fn looks_up(op: Op) -> bool {
    let resolved = matches!(
        op,
        Op::VirtualIcall | Op::VirtualIcallAssigned | Op::InterfaceIcall | Op::InterfaceIcallAssigned
    );
    let custom = matches!(
        op,
        Op::PolymorphicCall | Op::PolymorphicCallAssigned | Op::CustomCall | Op::CustomCallAssigned
    );
    by_method(op) && !resolved && !custom
}

/// Calls that name a method of the static type, which may be defined in another class.
fn by_method(op: Op) -> bool {
    matches!(
        op,
        Op::VirtualCall
            | Op::VirtualCallAssigned
            | Op::InterfaceCall
            | Op::InterfaceCallAssigned
            | Op::SuperclassCall
            | Op::SuperclassCallAssigned
            | Op::VirtualCallInstant
            | Op::VirtualCallInstantAssigned
            | Op::InterfaceCallInstant
            | Op::InterfaceCallInstantAssigned
            | Op::SuperclassCallInstant
            | Op::SuperclassCallInstantAssigned
            | Op::VirtualIcall
            | Op::VirtualIcallAssigned
            | Op::InterfaceIcall
            | Op::InterfaceIcallAssigned
            | Op::PolymorphicCall
            | Op::PolymorphicCallAssigned
            | Op::CustomCall
            | Op::CustomCallAssigned
    )
}
