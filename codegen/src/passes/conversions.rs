//! Truth values of floating point operands as comparisons with zero.
//!
//! Branches test floats as they are; `lnot`, `land`, `lior` and the condition of `select` work on integers in images. What `assertge` and `assertlt`
//! say of a number outside of its bounds is an integer, too: floats are compared first. Nothing else needs a conversion: integers are brought to the
//! type of their instruction by the instruction (`maple_mirbin::verify`, classes), and other
//! classes do not mix in a verified module.

use maple_mirbin::{Op, Prim};

use super::build::{Emitter, post_order};
use super::{Facts, Unit};
use crate::mir::{Function, StmtData, StmtId};

/// Rewrites every expression of a flat body.
pub fn conversions(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    let asserts = |op| matches!(op, Op::AssertGe | Op::AssertLt);
    let tests = func.exprs.iter().any(|expr| tested(expr.op) > 0);
    if !tests && !func.stmts.iter().any(|stmt| asserts(stmt.op)) {
        return;
    }
    let mut e = Emitter::new(func);
    let mut nodes = Vec::new();
    let mut index = 0;
    while let Some(id) = e.statement(index) {
        index += 1;
        e.at(id);
        for arg in e.func.args(e.func.stmt(id).args).to_vec() {
            nodes.clear();
            post_order(e.func, arg, &mut nodes);
            for &node in &nodes {
                let expr = *e.func.expr(node);
                for index in 0..tested(expr.op) {
                    truth(&mut e, expr.args, index);
                }
            }
        }
        match e.func.stmt(id).op {
            op if asserts(op) => bound(unit, &mut e, id),
            _ => e.push(id),
        }
    }
    e.finish();
}

/// An assertion. That a floating point number is outside of its bounds is told of the integer that it is without its fraction.
fn bound(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId) {
    let stmt = e.func.stmt(id);
    let relation = if stmt.op == Op::AssertGe { Op::Ge } else { Op::Lt };
    let &[value, limit] = e.func.args(stmt.args) else {
        return e.push(id);
    };
    let prim = e.func.expr_type(value);
    if !prim.is_float() {
        return e.push(id);
    }
    let value = e.spill(value);
    let holds = e.compare(relation, prim, value, limit);
    let end = e.label(unit.names);
    e.jump(Op::BrTrue, &[holds], end);
    let value = e.copy_leaf(value);
    let index = e.converted(value, Prim::I64);
    // No integer is below the least one, so this fails always.
    let least = e.constant(Prim::I64, i64::MIN as u64);
    e.emit(Op::AssertLt, &[index, least], StmtData::None);
    e.place(end);
}

/// How many operands count as truth values.
fn tested(op: Op) -> usize {
    match op {
        Op::Lnot | Op::Select => 1,
        Op::Land | Op::Lior => 2,
        _ => 0,
    }
}

fn truth(e: &mut Emitter<'_>, list: crate::mir::ArgList, index: usize) {
    let Some(&value) = e.func.args(list).get(index) else {
        return;
    };
    let prim: Prim = e.func.expr_type(value);
    if prim.is_float() {
        let zero = e.constant(prim, 0);
        let test = e.compare(Op::Ne, prim, value, zero);
        if let Some(place) = e.func.args_mut(list).get_mut(index) {
            *place = test;
        }
    }
}
