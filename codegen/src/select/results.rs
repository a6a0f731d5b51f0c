//! The types in which the results of calls are read.

use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Op, Prim};

use super::cell;
use crate::mir::{Callee, Expr, ExprData, ExprId, Function, IntrinsicRef, Reg, StmtData, StmtId};

/// For each statement of a flat body that is a call: the type in which `%%retval0` is read after it, `Void` if it is not read.
///
/// The reader usually follows the call directly. If some reader stands after a label, with no call between, the value may come from
/// any call; those that nothing else is known about then get `None`: their declared type must be assumed.
pub(super) fn result_types(func: &Function, body: &[StmtId]) -> Vec<Option<Prim>> {
    let mut types = vec![Some(Prim::Void); body.len()];
    let result = ExprData::Reg(Reg::RetVal(0));
    let reads = |expr: &Expr| expr.op == Op::RegRead && expr.data == result;
    if !func.exprs.iter().any(reads) {
        return types;
    }
    let mut open: Option<usize> = None;
    let mut free_reader = false;
    let mut unread = Vec::new();
    let mut work: Vec<ExprId> = Vec::with_capacity(32);
    for (index, &id) in body.iter().enumerate() {
        let stmt = func.stmt(id);
        work.extend_from_slice(func.args(stmt.args));
        while let Some(id) = work.pop() {
            let expr = func.expr(id);
            work.extend_from_slice(func.args(expr.args));
            if reads(expr) {
                match open.and_then(|call| types.get_mut(call)) {
                    Some(ty) => *ty = Some(cell(expr.prim)),
                    None => free_reader = true,
                }
            }
        }
        if let StmtData::Call(call) = &stmt.data {
            if sets_result(call.callee) {
                open = Some(index);
            }
        } else if let StmtData::Reg(Reg::RetVal(0)) = stmt.data {
            // An own value from here on; what reads it reads no call's result.
            open = Some(usize::MAX);
        } else if stmt.op == Op::Label {
            open = None;
        }
        if let Some(index) = open.filter(|&index| types.get(index) == Some(&Some(Prim::Void)))
            && unread.last() != Some(&index)
        {
            unread.push(index);
        }
    }
    if free_reader {
        for index in unread {
            if let Some(ty) = types.get_mut(index).filter(|ty| **ty == Some(Prim::Void)) {
                *ty = None;
            }
        }
    }
    types
}

/// Whether a call may set `%%retval0`; extended intrinsics without result leave it alone.
const fn sets_result(callee: Callee) -> bool {
    match callee {
        Callee::Intrinsic(IntrinsicRef::Ext(intrinsic)) => !matches!(intrinsic.info().outcome, Outcome::Void),
        _ => true,
    }
}
