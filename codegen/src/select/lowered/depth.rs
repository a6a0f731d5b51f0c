//! The depth of the evaluation stack that a header gives (image.md §1).

use maple_mirbin::Op;

use crate::mir::{ExprId, Function};

/// The greatest depth of a statement of `func`: that of its `i`-th operand, counted from 0, plus `i`. A `call` that has operands counts one
/// more, as it does where calls become `icall`.
pub(super) fn of(func: &Function) -> u32 {
    let mut depths = vec![0; func.exprs.len()];
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let mut most = 0;
    for &id in body {
        let stmt = func.stmt(id);
        let args = func.args(stmt.args);
        fill(func, args, &mut depths);
        let expands = u32::from(stmt.op == Op::Call && !args.is_empty());
        most = most.max(over(args, &depths) + expands);
    }
    most
}

/// The depth of a node with these operands, without the node's own least one.
fn over(args: &[ExprId], depths: &[u32]) -> u32 {
    let depth = |(id, index): (&ExprId, u32)| depths.get(id.0 as usize).copied().unwrap_or(1).max(1) + index;
    args.iter().zip(0..).map(depth).max().unwrap_or(0)
}

/// Finds the depths of trees, from the leaves up.
fn fill(func: &Function, roots: &[ExprId], depths: &mut [u32]) {
    let mut order = Vec::new();
    let mut work = roots.to_vec();
    while let Some(id) = work.pop() {
        order.push(id);
        work.extend_from_slice(func.args(func.expr(id).args));
    }
    for id in order.into_iter().rev() {
        let depth = over(func.args(func.expr(id).args), depths).max(1);
        if let Some(place) = depths.get_mut(id.0 as usize) {
            *place = depth;
        }
    }
}
