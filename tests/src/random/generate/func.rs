//! Functions: parameters, variables, what is left in the checksum at the end.

use maple_mirbin::Prim;

use super::Gen;
use super::place::Route;
use crate::random::tree::{Expr, Formal, Init, Kind, Node, Stmt, Var};
use crate::random::types::Ty;

impl Gen {
    /// Makes the body of a function that has its prototype.
    pub(super) fn function(&mut self, index: usize) {
        self.begin(index);
        if self.is_lean() && self.chance(80) {
            return self.lean(index);
        }
        self.budget = 30 + 12 * self.size;
        self.leaf = self.chance(25);
        self.func.guard = !self.leaf;
        self.formals();
        self.registers();
        let mut body = self.variables();
        let count = self.range(1, self.size);
        for _ in 0..count {
            body.extend(self.statement());
        }
        self.mix_locals(&mut body);
        let rets = self.func.sig.rets.clone();
        self.func.ret = self.values(&rets);
        self.finish(index, body);
    }

    /// Values of these types, to be returned.
    pub(super) fn values(&mut self, types: &[Ty]) -> Vec<Expr> {
        types.iter().map(|ty| self.value(ty)).collect()
    }

    /// A value of a type that is no pointer.
    pub(super) fn value(&mut self, ty: &Ty) -> Expr {
        match ty {
            Ty::Scalar(prim) => self.operand(*prim, 3),
            ty => match self.find(|route| route.ty == *ty) {
                Some(route) => self.load(&route, Prim::Agg),
                None => Expr::constant(Prim::I32, 0),
            },
        }
    }

    pub(super) fn formals(&mut self) {
        for ty in self.func.sig.params.clone() {
            let formal = match ty {
                Ty::Scalar(prim) if self.chance(25) => {
                    self.func.regs.push(prim);
                    Formal::Reg(self.func.regs.len() - 1)
                }
                ty => Formal::Local(self.variable(ty, None)),
            };
            self.func.formals.push(formal);
        }
    }

    fn registers(&mut self) {
        for _ in 0..self.random.below(4) {
            let ty = self.scalar();
            self.func.regs.push(ty);
        }
    }

    /// A variable whose places can be used from here on.
    pub(super) fn variable(&mut self, ty: Ty, init: Option<Init>) -> usize {
        let index = self.local(ty.clone(), init);
        let routes = self.reach(Var::Local(index), &ty, false);
        self.routes.extend(routes);
        index
    }

    /// Declares variables; gives the statements that set them up.
    fn variables(&mut self) -> Vec<Stmt> {
        let mut out = Vec::new();
        for _ in 0..self.range(1, 4) {
            let prim = self.scalar();
            let index = self.variable(Ty::Scalar(prim), None);
            // The others are 0.
            if self.chance(60) {
                let value = self.expr(prim, 1);
                out.push(Stmt::new(Kind::Assign(Var::Local(index), Vec::new()), [value]));
            }
        }
        if self.chance(35) {
            let aggregates: Vec<Ty> = self
                .tree
                .globals
                .iter()
                .map(|g| g.ty.clone())
                .filter(|ty| matches!(ty, Ty::Array(..) | Ty::Record(_)))
                .collect();
            let ty = self.pick(&aggregates);
            self.variable(ty, None);
        }
        if self.chance(15) {
            let ty = if self.chance(50) {
                Ty::Scalar(self.scalar())
            } else {
                Ty::Array(self.dims(2), Box::new(Ty::Scalar(self.scalar())))
            };
            let init = self.initial(&ty);
            self.variable(ty, Some(init));
        }
        for _ in 0..self.random.below(3) {
            if !self.chance(50) {
                continue;
            }
            let Some(route) = self.find(may_point) else {
                continue;
            };
            let address = self.address(&route);
            let index = self.variable(route.ty.pointer(), None);
            out.push(Stmt::new(Kind::Assign(Var::Local(index), Vec::new()), [address]));
        }
        if let Some(extra) = self.func.sig.extra.clone() {
            // Not to be assigned: it has no routes.
            let list = self.local(Ty::Scalar(Prim::I64).pointer(), None);
            out.push(Stmt::new(Kind::VaStart(list), []));
            for (number, prim) in extra.into_iter().enumerate() {
                let index = self.variable(Ty::Scalar(prim), None);
                let base = Expr::read(Prim::Ptr, Var::Local(list));
                let value = Expr::new(prim, Node::ReadOff(8 * number as u32), [base]);
                out.push(Stmt::new(Kind::Assign(Var::Local(index), Vec::new()), [value]));
            }
        }
        out
    }

    /// Adds the scalars of the function to the checksum.
    pub(super) fn mix_locals(&mut self, body: &mut Vec<Stmt>) {
        for index in 0..self.func.regs.len() {
            let ty = self.func.regs[index];
            let mix = self.mix(Expr::leaf(ty, Node::Reg(index)));
            body.push(mix);
        }
        for index in 0..self.func.locals.len() {
            let local = &self.func.locals[index];
            let ty = local.ty.clone();
            let whole = matches!(ty, Ty::Scalar(_)) || local.init.is_none() && self.chance(30);
            if whole && !matches!(ty, Ty::Ptr(_)) && !self.unmixed.contains(&index) {
                self.mix_place(body, Var::Local(index), &ty);
            }
        }
    }

    /// Adds every number in a variable to the checksum; loops run over its arrays.
    pub(super) fn mix_place(&mut self, body: &mut Vec<Stmt>, var: Var, ty: &Ty) {
        match ty {
            Ty::Scalar(prim) => body.push(self.mix(Expr::read(*prim, var))),
            Ty::Array(dims, elem) if matches!(**elem, Ty::Scalar(_)) => {
                let counters: Vec<usize> = dims
                    .iter()
                    .map(|_| self.local(Ty::Scalar(Prim::I32), None))
                    .collect();
                let mut args = vec![Expr::leaf(Prim::Ptr, Node::AddrOf(var, Vec::new()))];
                args.extend(
                    counters
                        .iter()
                        .map(|&counter| Expr::read(Prim::I32, Var::Local(counter))),
                );
                let address = Expr::new(Prim::Ptr, Node::Elem(false, ty.clone()), args);
                let read = Expr::new(elem.prim(), Node::IRead((**elem).clone(), Vec::new()), [address]);
                let inner = vec![self.mix(read)];
                let nest = counters
                    .iter()
                    .zip(dims)
                    .rev()
                    .fold(inner, |inner, (&counter, &dim)| {
                        vec![Stmt::with(Kind::Count(counter, dim), [], [inner])]
                    });
                body.extend(nest);
            }
            _ => {
                let routes = self.reach(var, ty, false);
                for route in routes
                    .iter()
                    .filter(|r| r.direct() && matches!(r.ty, Ty::Scalar(_)))
                {
                    self.mix_route(body, route);
                }
            }
        }
    }

    /// Adds some element that a route leads to.
    fn mix_route(&mut self, body: &mut Vec<Stmt>, route: &Route) {
        let prim = route.ty.prim();
        let (traps, nulls) = (
            std::mem::take(&mut self.traps),
            std::mem::take(&mut self.tree.nulls),
        );
        let budget = std::mem::take(&mut self.budget);
        let read = self.load(route, prim);
        (self.traps, self.tree.nulls, self.budget) = (traps, nulls, budget);
        body.push(self.mix(read));
    }

    fn mix(&mut self, value: Expr) -> Stmt {
        let inline = !value.ty.is_float() && self.chance(25);
        Stmt::new(Kind::Mix(inline), [value])
    }
}

/// Whether pointers may point there. Pointers to pointers do not occur.
pub(super) fn may_point(route: &Route) -> bool {
    route.bits.is_none() && !route.brief && !matches!(route.ty, Ty::Ptr(_))
}
