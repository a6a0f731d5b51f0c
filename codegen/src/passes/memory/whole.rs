//! Aggregates that go from place to place without a copy.
//!
//! The result of a call goes to the variable that it is assigned to, through no area for results, if nobody can see that early: its address is
//! never taken. An argument is its variable itself, if the callee is known to read it only, and if nothing else can change it in the meantime.

use maple_mirbin::{Op, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Home, Pass};
use crate::mir::{ExprData, ExprId, LocalId, Reg, StmtData, StmtId, Sym, TypeId};

/// What is known of a function's aggregates.
#[derive(Default)]
pub(super) struct Whole {
    /// Locals whose address is taken.
    addressed: FxHashSet<LocalId>,
    /// By call, the variable that gets the result.
    results: FxHashMap<StmtId, LocalId>,
    /// Assignments that have nothing to do.
    gone: FxHashSet<StmtId>,
}

impl Whole {
    /// The variable that takes the result of a call in place.
    pub fn result(&self, call: StmtId) -> Option<LocalId> {
        self.results.get(&call).copied()
    }

    /// Whether a statement has nothing left to do.
    pub fn is_gone(&self, stmt: StmtId) -> bool {
        self.gone.contains(&stmt)
    }
}

impl Pass<'_, '_, '_> {
    /// Finds results that need no area.
    pub(super) fn find_whole(&mut self) {
        let facts = self.facts;
        let aggregate = |ty: &TypeId| super::lowered_prim(self.unit.types, *ty) == Prim::Agg;
        let mut exchanged = facts
            .calls
            .values()
            .flat_map(|call| call.args.iter().chain(&*call.returns));
        if self.unit.srclang.is_managed() || !exchanged.any(aggregate) {
            return;
        }
        let body = self.e.body();
        let mut reads: FxHashMap<LocalId, u32> = FxHashMap::default();
        for expr in &self.e.func.exprs {
            if let ExprData::Var(Sym::Local(id), _) = expr.data {
                *reads.entry(id).or_default() += 1;
                if expr.op == Op::AddrOf {
                    self.whole.addressed.insert(id);
                }
            }
        }
        for (at, &id) in body.iter().enumerate() {
            let Some(&ty) = facts.calls.get(&id).and_then(|call| call.returns.first()) else {
                continue;
            };
            let Some((first, value)) = self.assigned(body.get(at + 1)) else {
                continue;
            };
            let given = self.e.func.expr(value);
            if given.prim != Prim::Agg || given.data != ExprData::Reg(Reg::RetVal(0)) {
                continue;
            }
            let mut gone = vec![body[at + 1]];
            let mut target = first;
            // A temporary that is read for one assignment only stands for the variable that it is assigned to.
            if let Some((next, value)) = self.assigned(body.get(at + 2))
                && self.e.func.expr(value).data == ExprData::Var(Sym::Local(first), 0)
                && self.e.func.expr(value).op == Op::Dread
                && reads.get(&first) == Some(&1)
                && self.is_private(next, ty)
            {
                target = next;
                gone.push(body[at + 2]);
            }
            if self.is_private(first, ty) && self.is_private(target, ty) {
                self.whole.results.insert(id, target);
                self.whole.gone.extend(gone);
            }
        }
    }

    /// The local variable that a statement assigns as a whole, and the value.
    fn assigned(&self, stmt: Option<&StmtId>) -> Option<(LocalId, ExprId)> {
        let stmt = self.e.func.stmt(*stmt?);
        let StmtData::Var(Sym::Local(id), 0) = stmt.data else {
            return None;
        };
        let value = self.e.func.args(stmt.args).first().copied()?;
        (stmt.op == Op::Dassign).then_some((id, value))
    }

    /// Whether a variable of this type lies in frame memory, where nothing leads but its name.
    fn is_private(&mut self, id: LocalId, ty: TypeId) -> bool {
        let own = self.e.func.locals.get(id).and_then(|local| local.ty);
        own == Some(ty)
            && !self.whole.addressed.contains(&id)
            && matches!(self.home(id), Some(Home::Frame(_) | Home::Own(_)))
    }

    /// Whether the callee of a call can have the aggregate `arg`, its argument number `index`, without a copy.
    pub(super) fn is_lent(&self, call: StmtId, index: usize, arg: ExprId, own: TypeId) -> bool {
        let Some(facts) = self.facts.calls.get(&call) else {
            return false;
        };
        let summary = facts.callee.and_then(|callee| self.unit.summary(callee));
        let Some(summary) = summary.filter(|summary| summary.reads.get(index) == Some(&true)) else {
            return false;
        };
        let expr = self.e.func.expr(arg);
        let fits = facts.args.get(index) == Some(&own) && !self.unit.srclang.is_managed();
        fits && match (expr.op, expr.data) {
            (Op::Dread, ExprData::Var(Sym::Local(id), _)) if !self.whole.addressed.contains(&id) => {
                self.whole.result(call) != Some(id)
            }
            // The result may not go there while the function still reads.
            (Op::Dread, ExprData::Var(..)) | (Op::Iread, ExprData::Field(..)) => summary.quiet,
            _ => false,
        }
    }
}
