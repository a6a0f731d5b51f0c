//! Old values of variables that are stepped: `*p++` without a copy of `p`.
//!
//! C's front ends save the value before the step: `old := p; p := old + 1; use (old)`. Where nothing is in the way the step comes after the use,
//! which reads the variable itself; else an address is the new value less the step, which costs nothing as a displacement. Managed modules are
//! left alone: their handlers see variables as they were.

use maple_mirbin::{Op, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use super::build::{Emitter, post_order};
use super::flow::{Cell, addressed, ends_block, frame_cells};
use super::typing::value_prim;
use super::{Facts, Unit};
use crate::mir::{ExprData, ExprId, Function, LocalId, StmtId};

/// Statements after the step among which the use is looked for.
const WINDOW: usize = 8;

/// `old := variable`, and after it `variable := old + constant` or `-`.
struct Step {
    copy: usize,
    step: usize,
    old: Cell,
    variable: Cell,
    prim: Prim,
    /// What the step adds.
    by: i64,
}

/// Takes copies for old values out of a flat body.
pub fn steps(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    if unit.srclang.is_managed() {
        return;
    }
    let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
    let found = find(func, &body);
    let guarded = |id: &StmtId| matches!(func.stmt(*id).op, Op::JavaTry | Op::Try | Op::JsTry);
    if found.is_empty() || body.iter().any(guarded) {
        return;
    }
    let pinned: FxHashSet<LocalId> = addressed(func, &body).into_iter().collect();
    let types: FxHashMap<Cell, Prim> = frame_cells(func)
        .map(|(cell, ty)| (cell, value_prim(unit.types, ty)))
        .collect();
    // Of another type the copy, or the variable, might hold less.
    let free = |cell: Cell, prim: Prim| {
        let whole = |own: &Prim| *own == prim || own.is_address() && prim.is_address();
        !matches!(cell, Cell::Local(id) if pinned.contains(&id)) && types.get(&cell).is_some_and(whole)
    };
    let uses: Vec<Uses> = found.iter().map(|step| Uses::of(func, &body, step)).collect();
    let local = local(func, &body, &found, &uses);
    let mut e = Emitter::new(func);
    let mut gone = vec![false; body.len()];
    let mut after: FxHashMap<usize, Vec<StmtId>> = FxHashMap::default();
    for (step, uses) in found.iter().zip(&uses) {
        let known = local.contains(&step.old) && free(step.old, step.prim) && free(step.variable, step.prim);
        let (true, Some(&last)) = (known, uses.at.last()) else {
            continue;
        };
        if uses.alone && !ends_block(e.func.stmt(body[last]).op) {
            for &at in &uses.at {
                substitute(e.func, body[at], step.old, step.variable);
            }
            gone[step.step] = true;
            after.entry(last).or_default().push(body[step.step]);
        } else if step.prim.size() == 8 {
            for &at in &uses.at {
                e.at(body[at]);
                unstep(&mut e, body[at], step);
            }
        } else {
            continue;
        }
        substitute(e.func, body[step.step], step.old, step.variable);
        gone[step.copy] = true;
    }
    for (at, &id) in body.iter().enumerate() {
        if !gone[at] {
            e.push(id);
        }
        after
            .remove(&at)
            .unwrap_or_default()
            .into_iter()
            .for_each(|id| e.push(id));
    }
    e.finish();
}

/// The steps of a body, each with its copy before it.
fn find(func: &Function, body: &[StmtId]) -> Vec<Step> {
    let mut found = Vec::new();
    for (copy, pair) in body.windows(2).enumerate() {
        let [first, second] = [pair[0], pair[1]].map(|id| func.stmt(id));
        let value = |args| func.args(args).first().map(|&id| func.expr(id));
        let (Some(old), Some(variable), Some(read), Some(sum)) = (
            Cell::written(first),
            Cell::written(second),
            value(first.args),
            value(second.args),
        ) else {
            continue;
        };
        let [base, by] = match func.args(sum.args) {
            &[base, by] => [base, by].map(|id| func.expr(id)),
            _ => continue,
        };
        let prim = read.prim;
        let by = match (sum.op, by.data) {
            (Op::Add, ExprData::Const(bits)) => bits as i64,
            (Op::Sub, ExprData::Const(bits)) => (bits as i64).wrapping_neg(),
            _ => continue,
        };
        let steps = Cell::read(base) == Some(old) && base.prim == prim && sum.prim == prim;
        if Cell::read(read) == Some(variable) && old != variable && prim.is_integral() && steps {
            found.push(Step {
                copy,
                step: copy + 1,
                old,
                variable,
                prim,
                by,
            });
        }
    }
    found
}

/// Where the value before a step is used.
#[derive(Default)]
struct Uses {
    /// The statements, to which control comes in any case, and up to which the variable keeps its value.
    at: Vec<usize>,
    /// Reads in them.
    reads: u32,
    /// Whether nothing from the step to the last of them has to do with the variable.
    alone: bool,
}

impl Uses {
    fn of(func: &Function, body: &[StmtId], step: &Step) -> Uses {
        let mut uses = Uses::default();
        let mut alone = true;
        for at in (step.step + 1..body.len()).take(WINDOW) {
            let stmt = func.stmt(body[at]);
            let reads = count(func, body[at], step.old);
            alone &= count(func, body[at], step.variable) == 0 && Cell::written(stmt) != Some(step.variable);
            if reads > 0 {
                uses.at.push(at);
                uses.reads += reads;
                uses.alone = alone;
            }
            let written = Cell::written(stmt);
            let over = stmt.op == Op::Label || ends_block(stmt.op);
            if over || written == Some(step.old) || written == Some(step.variable) {
                break;
            }
        }
        uses
    }
}

/// The old values that nobody reads but the steps and the uses that were found.
fn local(func: &Function, body: &[StmtId], steps: &[Step], uses: &[Uses]) -> FxHashSet<Cell> {
    let mut counts: FxHashMap<Cell, (u32, u32)> = FxHashMap::default();
    for (step, uses) in steps.iter().zip(uses) {
        let (reads, writes) = counts.entry(step.old).or_default();
        *reads += 1 + uses.reads;
        *writes += 1;
    }
    let mut list = Vec::new();
    for &id in body {
        list.clear();
        for &arg in func.args(func.stmt(id).args) {
            post_order(func, arg, &mut list);
        }
        for cell in list.iter().filter_map(|&node| Cell::read(func.expr(node))) {
            counts
                .entry(cell)
                .and_modify(|(reads, _)| *reads = reads.wrapping_sub(1));
        }
        if let Some(cell) = Cell::written(func.stmt(id)) {
            counts
                .entry(cell)
                .and_modify(|(_, writes)| *writes = writes.wrapping_sub(1));
        }
    }
    let accounted = counts.into_iter().filter(|(_, left)| *left == (0, 0));
    accounted.map(|(cell, _)| cell).collect()
}

fn nodes(func: &Function, id: StmtId) -> Vec<ExprId> {
    let mut nodes = Vec::new();
    for &arg in func.args(func.stmt(id).args) {
        post_order(func, arg, &mut nodes);
    }
    nodes
}

/// How often a statement reads a variable.
fn count(func: &Function, id: StmtId, cell: Cell) -> u32 {
    let reads = |node: &ExprId| Cell::read(func.expr(*node)) == Some(cell);
    nodes(func, id).iter().filter(|node| reads(node)).count() as u32
}

/// Lets a statement read another variable.
fn substitute(func: &mut Function, id: StmtId, from: Cell, to: Cell) {
    for node in nodes(func, id) {
        if Cell::read(func.expr(node)) == Some(from)
            && let Some(expr) = func.exprs.get_mut(node.0 as usize)
        {
            (expr.op, expr.data) = to.reader();
        }
    }
}

/// Lets a statement compute the old value from the new one.
fn unstep(e: &mut Emitter<'_>, id: StmtId, step: &Step) {
    for node in nodes(e.func, id) {
        if Cell::read(e.func.expr(node)) != Some(step.old) {
            continue;
        }
        let (op, data) = step.variable.reader();
        let new = e.expr(op, step.prim, &[], data);
        let back = e.constant(Prim::I64, step.by.wrapping_neg() as u64);
        let old = e.binary(Op::Add, step.prim, new, back);
        let old = *e.func.expr(old);
        if let Some(place) = e.func.exprs.get_mut(node.0 as usize) {
            *place = old;
        }
    }
}
