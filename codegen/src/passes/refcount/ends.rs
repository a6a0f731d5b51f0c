//! Releases where registers with tagged values are read for the last time.
//!
//! A variable that owns would keep its value until it is assigned or the function ends. Most registers of JavaScript are read once: released
//! there, they can share their cells, what they held is garbage at once, and numbers, which quick operators recognise, need no release at all.

use maple_mirbin::{Op, Xintrinsic};

use super::super::Unit;
use super::super::build::{Emitter, post_order};
use super::super::flow::{Accesses, Cell, Cells, Cfg, Liveness, ends_block};
use super::cell_prim;
use super::insert::is_release;
use super::numbers::{absent, numbers};
use super::values::References;
use crate::mir::{Call, Callee, ExprData, Function, IntrinsicRef, Reg, SourceLanguage, Stmt, StmtData};

/// Adds the releases to a flat body.
pub(super) fn ends(unit: &Unit<'_>, func: &mut Function, references: &References) {
    if unit.srclang != SourceLanguage::JAVASCRIPT {
        return;
    }
    let Some(flow) = Cfg::new(func) else { return };
    let mut cells = Cells::default();
    for cell in references.cells() {
        if matches!(cell, Cell::Preg(_)) && cell_prim(unit, func, cell).is_tagged() {
            cells.add(cell);
        }
    }
    if cells.list.is_empty() || !flow.affords(cells.list.len()) {
        return;
    }
    let found = find(func, &flow, &cells);
    let mut e = Emitter::new(func);
    let mut found = found.into_iter().peekable();
    for (at, &id) in flow.body.iter().enumerate() {
        e.at(id);
        while let Some((_, var)) = found.next_if(|(place, _)| *place <= at) {
            let (op, data) = cells.list[var as usize].reader();
            let prim = maple_mirbin::Prim::DynAny;
            let value = e.expr(op, prim, &[], data);
            let release = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedRelease));
            let data = StmtData::Call(Box::new(Call::new(release)));
            e.emit(Op::IntrinsicCall, &[value], data);
        }
        e.push(id);
    }
    e.finish();
}

/// Before which statements which variables are released, in order.
fn find(func: &Function, flow: &Cfg, cells: &Cells) -> Vec<(usize, u32)> {
    let accesses = Accesses::new(func, &flow.body, cells);
    let live = Liveness::new(flow, &accesses, cells.list.len());
    let entries = entries(flow);
    let mut found: Vec<(usize, u32)> = Vec::new();
    for block in 0..flow.blocks() {
        let mut set = live.exit(flow, block);
        let (known, absent) = (
            numbers(func, flow, cells, block),
            absent(func, flow, cells, block),
        );
        let range = flow.range(block);
        let last = range.end - 1;
        // What is not needed on one of the ways.
        let mut ending = set.clone();
        if ends_block(func.stmt(flow.body[last]).op) {
            accesses.uses[last].iter().for_each(|&var| ending.insert(var));
        }
        for &succ in &flow.succs[block] {
            let follows = succ as usize == block + 1;
            let start = flow.range(succ as usize).start;
            let is_label = func.stmt(flow.body[start]).op == Op::Label;
            // Only this block comes to what is before a label.
            let place = match (follows, entries[succ as usize]) {
                (true, _) => start,
                (false, 1) => start + usize::from(is_label),
                _ => continue,
            };
            let needed = &live.entry[succ as usize];
            let dead = ending.iter().filter(|var| !needed.has(*var));
            let dead = dead.filter(|var| match follows {
                true => !known.contains(var),
                false => absent != Some(*var),
            });
            found.extend(dead.map(|var| (place, var)));
        }
        for at in range.rev() {
            let stmt = func.stmt(flow.body[at]);
            if at != last || !ends_block(stmt.op) {
                let place = after(func, flow, at);
                let touched = accesses.uses[at].iter().copied().chain(accesses.defs[at]);
                let mut dead: Vec<u32> = touched
                    .filter(|var| !set.has(*var) && passed_on(func, cells, stmt) != Some(*var))
                    .collect();
                dead.dedup();
                found.extend(dead.into_iter().map(|var| (place, var)));
            }
            live.step(flow, &accesses, at, &mut set);
        }
    }
    found.sort_unstable();
    found.dedup();
    found
}

/// How many ways lead to each block; exceptions count as more than one.
fn entries(flow: &Cfg) -> Vec<u32> {
    let mut entries = vec![0; flow.blocks()];
    if let Some(first) = entries.first_mut() {
        *first = 1;
    }
    for block in 0..flow.blocks() {
        for &succ in &flow.succs[block] {
            entries[succ as usize] += 1;
        }
        for at in flow.range(block) {
            for &handler in flow.handlers(at) {
                entries[handler as usize] = 2;
            }
        }
    }
    entries
}

/// The place after a statement and what reads the result that it leaves.
fn after(func: &Function, flow: &Cfg, at: usize) -> usize {
    let mut nodes = Vec::new();
    let mut place = at + 1;
    while let Some(&next) = flow.body.get(place) {
        nodes.clear();
        for &arg in func.args(func.stmt(next).args) {
            post_order(func, arg, &mut nodes);
        }
        let reads = |id: &crate::mir::ExprId| matches!(func.expr(*id).data, ExprData::Reg(Reg::RetVal(_)));
        if !nodes.iter().any(reads) {
            break;
        }
        place += 1;
    }
    place
}

/// The variable whose count a statement passes on if it is the last to read it.
fn passed_on(func: &Function, cells: &Cells, stmt: &Stmt) -> Option<u32> {
    let args = func.args(stmt.args);
    let value = match (stmt.op, &stmt.data) {
        (Op::Dassign | Op::RegAssign | Op::Return, _) => args.first(),
        (Op::IassignOff, _) => args.get(1),
        _ if is_release(stmt) => args.first(),
        _ => None,
    };
    cells.read(func.expr(*value?))
}
