//! Reference counts (DESIGN §6): locals own, arguments are borrowed, results are owned, last uses move.
//!
//! The pass works on the flat body that the passes before it leave. There `ireadoff ref` and `iassignoff ref` mean counted memory, and
//! which variables hold references follows from their declared types ([`Unit::is_counted`]).
//!
//! 1. `prepare`: every owned value goes into a variable of its own: allocations within expressions, results of calls. Field loads that are
//!    passed to calls get variables, too, and so do formals that are assigned.
//! 2. `ends`, for JavaScript: releases of registers after their last reads.
//! 3. `webs`: the live ranges of each variable. A range whose values something else keeps for as long as they are used needs no count:
//!    it *borrows*. The others *own*. Where a variable has ranges of both kinds, the borrowing ones move to another variable.
//! 4. `insert`: the operations. A variable that owns releases what it had when it is assigned, or at the function's exit.
//!
//! What keeps a borrowed value is told by [`values::Ownership`]: a formal (the caller), the VM (literals, class objects), a static field that
//! is final, another variable until that is assigned, the frame's `%%thrownval` until the next handler, or counted memory until anything
//! may release an object: a call, a store of a reference, the assignment of a variable that owns, or a safepoint.
//!
//! Tagged values are counted like references, by operations of their own; variables that hold them always own.
//!
//! **Invariant:** whenever a statement may throw, each variable that owns is null or owns one count of what it holds. Such variables are
//! marked: locals with the attribute `localrefvar`, registers with the flag of their declaration. The unwinder releases their cells.
//!
//! A consuming intrinsic that throws has consumed nothing.

mod bases;
mod ends;
mod insert;
mod numbers;
mod prepare;
mod values;
mod webs;

#[cfg(test)]
mod check;
#[cfg(test)]
pub(in crate::passes) mod tests;

use super::flow::{Cell, Cfg, addressed, frame_cells, is_formal};
use super::{Facts, Unit};
use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};
use rustc_hash::FxHashSet;

use crate::mir::{Attr, Callee, ExprData, ExprId, Function, IntrinsicRef, Module, StmtData};
use values::References;

/// Inserts the operations into a flat body.
pub fn refcount(unit: &mut Unit<'_>, func: &mut Function, facts: &mut Facts) {
    for (_, local) in func.locals.iter_mut() {
        local.attrs.remove(Attr::LocalRefVar);
    }
    for preg in func.pregs.values_mut() {
        preg.counted = false;
    }
    if !unit.srclang.is_managed() || unit.counts_itself {
        return;
    }
    let mut references = References::of(unit, func, facts);
    prepare::prepare(unit, func, facts, &mut references);
    ends::ends(unit, func, &references);
    let flow = Cfg::new(func);
    let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
    let pinned = addressed(func, &body);
    let plan = flow
        .as_ref()
        .and_then(|flow| webs::plan(unit, func, flow, &references, &pinned));
    let mut owning: Vec<Cell> = match &plan {
        Some(plan) => plan.owning.clone(),
        None => references.cells(),
    };
    owning.retain(|cell| !is_formal(func, *cell));
    for &cell in &owning {
        match cell {
            Cell::Local(id) => {
                if let Some(local) = func.locals.get_mut(id) {
                    local.attrs.insert(Attr::LocalRefVar);
                }
            }
            Cell::Preg(number) => {
                if let Some(preg) = func.pregs.get_mut(&number) {
                    preg.counted = true;
                }
            }
        }
    }
    let flow = flow.filter(|_| plan.is_some());
    let lenders = plan.map(|plan| plan.lenders).unwrap_or_default();
    insert::insert(unit, func, facts, flow, owning, lenders, &pinned);
}

/// Whether some function of the module has operations on reference counts: then the pass leaves all of them alone.
pub(crate) fn counts_itself(module: &Module) -> bool {
    let by_name: FxHashSet<&[u8]> = Intrinsic::ALL
        .iter()
        .filter(|&&intrinsic| counts(intrinsic) && !intrinsic.info().entry.is_empty())
        .map(|intrinsic| intrinsic.info().entry.as_bytes())
        .collect();
    let is = |intrinsic: IntrinsicRef| match intrinsic {
        IntrinsicRef::Std(i) => counts(i),
        IntrinsicRef::Ext(x) => counts_tagged(x),
    };
    module.srclang.is_managed()
        && module.funcs.iter().any(|(_, func)| {
            let in_stmts = func.stmts.iter().any(|stmt| match (stmt.op, &stmt.data) {
                (Op::IncRef | Op::DecRef | Op::DecRefReset, _) => true,
                (_, StmtData::Call(call)) => match call.callee {
                    Callee::Intrinsic(intrinsic) => is(intrinsic),
                    Callee::Func(callee) => {
                        let name = module.funcs.get(callee).map(|callee| module.bytes(callee.name));
                        name.is_some_and(|name| by_name.contains(name))
                    }
                    _ => false,
                },
                _ => false,
            });
            in_stmts
                || func.exprs.iter().any(|expr| match expr.data {
                    ExprData::Intrinsic(intrinsic) | ExprData::TypedIntrinsic(intrinsic, _) => is(intrinsic),
                    _ => false,
                })
        })
}

/// Whether the intrinsic is an operation on counts, or makes one part of a load or store.
fn counts(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    [
        "MCCIncRef",
        "MCCDecRef",
        "MCCIncDecRef",
        "MCCLoad",
        "MCCWrite",
        "MPL_CLEANUP_LOCALREFVARS",
        "MCCCleanup",
    ]
    .iter()
    .any(|start| name.starts_with(start))
}

/// [`counts`] of tagged values.
fn counts_tagged(intrinsic: Xintrinsic) -> bool {
    use Xintrinsic as X;
    matches!(
        intrinsic,
        X::TaggedRetain | X::TaggedRelease | X::TaggedStore | X::TaggedStoreOwned | X::TaggedReplace
    )
}

/// The type of instructions on a counted value: `dynany` if it is tagged, else `ref`.
fn counted_prim(func: &Function, value: ExprId) -> Prim {
    match func.expr_type(value) {
        prim if prim.is_tagged() => prim,
        _ => Prim::Ref,
    }
}

/// The type of instructions on a counted variable, as [`counted_prim`].
fn cell_prim(unit: &Unit<'_>, func: &Function, cell: Cell) -> Prim {
    let ty = match cell {
        Cell::Local(id) => func.locals.get(id).and_then(|local| local.ty),
        Cell::Preg(number) => func.pregs.get(&number).map(|preg| preg.ty),
    };
    match ty.map(|ty| unit.types.prim_of(ty)) {
        Some(prim) if prim.is_tagged() => prim,
        _ => Prim::Ref,
    }
}

/// Variables of the frame that hold counted references by their declared type.
fn counted_cells(unit: &Unit<'_>, func: &Function) -> Vec<Cell> {
    frame_cells(func)
        .filter(|&(_, ty)| unit.is_counted(ty))
        .map(|(cell, _)| cell)
        .collect()
}
