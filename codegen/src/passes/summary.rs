//! What the callers of a function know of its body.

use maple_mirbin::{Op, Prim};

use super::typing::lowered_prim;
use crate::mir::{Attr, ExprData, Formal, Function, LocalId, RetTarget, StmtData, Sym, TypeTable};

/// What a function does with aggregates that it is passed.
#[derive(Clone, Debug)]
pub struct Summary {
    /// For each formal whether it is an aggregate that the function neither assigns nor takes the address of.
    pub reads: Box<[bool]>,
    /// Whether it assigns its own variables and calls nothing: no other memory changes while it runs.
    pub quiet: bool,
}

impl Summary {
    /// The summary of a function that no other module can stand in for, before any pass changed it; none if it has no aggregate formals.
    pub fn of(func: &Function, types: &TypeTable) -> Option<Summary> {
        let aggregate = |formal: &Formal| match *formal {
            Formal::Var(id)
                if func
                    .formal_type(*formal)
                    .is_some_and(|ty| lowered_prim(types, ty) == Prim::Agg) =>
            {
                Some(id)
            }
            _ => None,
        };
        let known = func.attrs.has(Attr::Static) && func.body.is_some() && !func.variadic;
        if !known || !func.formals.iter().any(|formal| aggregate(formal).is_some()) {
            return None;
        }
        let mut changed: Vec<LocalId> = Vec::new();
        let mut quiet = true;
        for stmt in &func.stmts {
            match &stmt.data {
                StmtData::Var(Sym::Local(id), _) => changed.push(*id),
                StmtData::Var(Sym::Global(_), _) => quiet = false,
                StmtData::DoLoop(Ok(Sym::Local(id)), _) => changed.push(*id),
                StmtData::Call(call) => {
                    quiet = false;
                    changed.extend(call.rets.iter().filter_map(|target| match target {
                        RetTarget::Var(Sym::Local(id), _) => Some(*id),
                        _ => None,
                    }));
                }
                StmtData::None => quiet &= matches!(stmt.op, Op::Return | Op::Eval),
                StmtData::Initial(_)
                | StmtData::Reg(_)
                | StmtData::Body(_)
                | StmtData::If(..)
                | StmtData::DoLoop(Err(_), _)
                | StmtData::Label(_)
                | StmtData::Switch(_)
                | StmtData::Multiway(_)
                | StmtData::JumpTable(_)
                | StmtData::Comment(_) => {}
                StmtData::DoLoop(Ok(Sym::Global(_)), _) | StmtData::Field(..) | StmtData::Offset(_) => {
                    quiet = false
                }
                // Handlers and collections come with variables that nothing here looks for.
                StmtData::ForeachElem(..) | StmtData::Try(..) | StmtData::JsTry(..) | StmtData::Catch(..) => {
                    return None;
                }
            }
        }
        for expr in &func.exprs {
            match expr.data {
                ExprData::Var(Sym::Local(id), _) if expr.op == Op::AddrOf => changed.push(id),
                ExprData::Intrinsic(_) | ExprData::TypedIntrinsic(..) => quiet = false,
                _ => {}
            }
        }
        let reads = |formal: &Formal| aggregate(formal).is_some_and(|id| !changed.contains(&id));
        Some(Summary {
            reads: func.formals.iter().map(reads).collect(),
            quiet,
        })
    }
}
