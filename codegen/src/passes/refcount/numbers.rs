//! What branches say about variables.

use maple_mirbin::js::quick::Quick;
use maple_mirbin::{Op, Xintrinsic, tagged};

use super::super::flow::{Cells, Cfg};
use super::prepare::behind_retypes;
use crate::mir::{ExprData, Function, IntrinsicRef, StmtData};

/// Variables that are numbers, which own nothing, where the block after this one follows: it ends with a branch if a quick operator did not know
/// its result, and those know that of numbers only.
pub(super) fn numbers(func: &Function, flow: &Cfg, cells: &Cells, block: usize) -> Vec<u32> {
    let range = flow.range(block);
    let [.., made, branch] = &flow.body[range] else {
        return Vec::new();
    };
    let (made, branch) = (func.stmt(*made), func.stmt(*branch));
    let leaves = matches!(flow.succs[block].as_slice(), [a, b] if a != b);
    let (&[value], &[test], StmtData::Reg(reg)) = (func.args(made.args), func.args(branch.args), &made.data)
    else {
        return Vec::new();
    };
    let (expr, test) = (func.expr(value), func.expr(test));
    let &[a, b, operator] = func.args(expr.args) else {
        return Vec::new();
    };
    let absent = match func.args(test.args) {
        &[found, none] => {
            func.expr(found).data == ExprData::Reg(*reg)
                && func.expr(none).data == ExprData::Const(tagged::ABSENT)
        }
        _ => false,
    };
    let is_quick = expr.data == ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Quick));
    let of_numbers = match func.expr(operator).data {
        ExprData::Const(number) => Quick::from_u64(number).is_some_and(Quick::is_of_numbers),
        _ => false,
    };
    let branches = (branch.op, test.op) == (Op::BrTrue, Op::Eq);
    if !(leaves && absent && is_quick && of_numbers && branches) {
        return Vec::new();
    }
    [a, b]
        .into_iter()
        .filter_map(|id| cells.read(func.expr(id)))
        .collect()
}

/// The variable that has nothing where a block does not go on with the one after it: it was loaded, and the branch at the end is taken if nothing was
/// found.
pub(super) fn absent(func: &Function, flow: &Cfg, cells: &Cells, block: usize) -> Option<u32> {
    let [.., made, branch] = &flow.body[flow.range(block)] else {
        return None;
    };
    let (made, branch) = (func.stmt(*made), func.stmt(*branch));
    let (&[value], &[test]) = (func.args(made.args), func.args(branch.args)) else {
        return None;
    };
    let test = func.expr(test);
    let &[found, none] = func.args(test.args) else {
        return None;
    };
    let found = func.expr(behind_retypes(func, found));
    let is_load = matches!(
        func.expr(value).data,
        ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::LoadProperty | Xintrinsic::LoadItem))
    );
    let is_tested = func.expr(none).data == ExprData::Const(tagged::ABSENT)
        && (branch.op, test.op) == (Op::BrTrue, Op::Eq)
        && matches!(flow.succs[block].as_slice(), [a, b] if a != b);
    let var = cells.written(made)?;
    (is_load && is_tested && cells.read(found) == Some(var)).then_some(var)
}
