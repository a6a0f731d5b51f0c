//! Truth values of floating point operands as comparisons with zero.
//!
//! Branches test floats as they are; `lnot`, `land`, `lior` and the condition of `select` work on integers in images. Nothing else needs
//! a conversion: integers are brought to the type of their instruction by the instruction (`maple_mirbin::verify`, classes), and other
//! classes do not mix in a verified module.

use maple_mirbin::{Op, Prim};

use super::build::{Emitter, post_order};
use super::{Facts, Unit};
use crate::mir::Function;

/// Rewrites every expression of a flat body.
pub fn conversions(_unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    if func.exprs.iter().all(|expr| tested(expr.op) == 0) {
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
        e.push(id);
    }
    e.finish();
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
