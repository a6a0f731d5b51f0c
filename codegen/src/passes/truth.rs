//! Complex numbers and f128 as conditions: a comparison with zero, as in C.

use maple_mirbin::{Op, Prim};

use crate::mir::typing::is_truth_of_parts;
use crate::mir::{ArgList, ExprData, ExprId, Function, Pos, StmtData};

/// Compares the wide conditions of a function with zero.
pub(super) fn compare_with_zero(func: &mut Function) {
    if !func.exprs.iter().any(|expr| is_truth_of_parts(expr.prim)) {
        return;
    }
    for index in 0..func.exprs.len() {
        let expr = func.exprs[index];
        let count = match expr.op {
            Op::Land | Op::Lior | Op::Cand | Op::Cior => 2,
            Op::Lnot | Op::Select => 1,
            _ => continue,
        };
        compare(func, expr.args, 0..count, expr.pos);
    }
    for index in 0..func.stmts.len() {
        let stmt = &func.stmts[index];
        let place = match (stmt.op, &stmt.data) {
            (Op::If | Op::While | Op::DoWhile | Op::BrTrue | Op::BrFalse, _) => 0,
            (Op::DoLoop, StmtData::DoLoop(..)) => 1,
            _ => continue,
        };
        let (args, pos) = (stmt.args, stmt.pos);
        compare(func, args, place..place + 1, pos);
    }
}

/// Replaces the wide ones among these operands.
fn compare(func: &mut Function, args: ArgList, places: std::ops::Range<usize>, pos: Pos) {
    for place in places {
        let Some(&value) = func.args(args).get(place) else {
            return;
        };
        let prim = func.expr_type(value);
        if !is_truth_of_parts(prim) {
            continue;
        }
        let zero = zero(func, prim, pos);
        let truth = func.push_expr(Op::Ne, Prim::U1, &[value, zero], ExprData::Operand(prim), pos);
        if let Some(operand) = func.args_mut(args).get_mut(place) {
            *operand = truth;
        }
    }
}

fn zero(func: &mut Function, prim: Prim, pos: Pos) -> ExprId {
    if prim.size() == 8 {
        return func.push_expr(Op::ConstVal, prim, &[], ExprData::Const(0), pos);
    }
    func.wide.push([0; 2]);
    let data = ExprData::Wide(func.wide.len() as u32 - 1);
    func.push_expr(Op::ConstVal, prim, &[], data, pos)
}
