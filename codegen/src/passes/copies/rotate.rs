//! Loops with their test at the end.
//!
//! A front end that follows the text of the source ends a loop with a jump to the test at its head. The test is repeated in place of the
//! jump: one jump less in each turn, and the engine makes one instruction of the step, the test and the jump back.

use maple_mirbin::Op;
use rustc_hash::FxHashMap;

use crate::mir::{ExprId, Function, LabelId, StmtData, StmtId};
use crate::passes::Unit;
use crate::passes::build::Emitter;
use crate::passes::flow::Cfg;

/// Nodes of a test that is repeated.
const MAX_NODES: usize = 16;

/// The head of a loop: its test, what that leaves the loop for, and the body, if it has a label yet.
struct Head {
    test: StmtId,
    body: Option<LabelId>,
}

/// What takes the place of a jump back: the test, a copy of its condition, and where it leads.
struct Turned {
    test: StmtId,
    op: Op,
    condition: ExprId,
    into: LabelId,
    exit: LabelId,
}

/// Repeats the tests at the heads of loops where the loops jump back to them.
pub(super) fn rotate(unit: &mut Unit<'_>, func: &mut Function) {
    let Some(flow) = Cfg::new(func) else { return };
    let mut heads: FxHashMap<LabelId, Head> = FxHashMap::default();
    let mut places: FxHashMap<LabelId, usize> = FxHashMap::default();
    let mut back: Vec<(usize, LabelId)> = Vec::new();
    for (at, &id) in flow.body.iter().enumerate() {
        let stmt = func.stmt(id);
        match (stmt.op, &stmt.data) {
            (Op::Label, &StmtData::Label(label)) => {
                places.insert(label, at);
                let test = behind(func, &flow.body, at);
                let test = test.filter(|&next| matches!(func.stmt(next).op, Op::BrTrue | Op::BrFalse));
                heads.extend(test.map(|test| (label, Head { test, body: None })));
            }
            (Op::Goto, &StmtData::Label(label)) if heads.contains_key(&label) => {
                // A test that raises must find the same handler: the regions around it and around the jump are compared.
                let head = places.get(&label);
                back.extend(
                    head.filter(|&&head| flow.same_regions(head, at))
                        .map(|_| (at, label)),
                );
            }
            _ => {}
        }
    }
    if back.is_empty() {
        return;
    }
    let body = flow.body;
    let mut emitter = Emitter::new(func);
    let mut turned: FxHashMap<usize, Turned> = FxHashMap::default();
    let mut labelled: FxHashMap<StmtId, LabelId> = FxHashMap::default();
    for (at, label) in back {
        let Some(head) = heads.get_mut(&label) else {
            continue;
        };
        let test = emitter.func.stmt(head.test).clone();
        let (Some(&condition), StmtData::Label(exit)) = (emitter.func.args(test.args).first(), test.data)
        else {
            continue;
        };
        let Some(condition) = emitter.copy_small(condition, MAX_NODES) else {
            continue;
        };
        emitter.at(head.test);
        let into = *head.body.get_or_insert_with(|| emitter.label(unit.names));
        labelled.insert(head.test, into);
        let opposite = if test.op == Op::BrTrue {
            Op::BrFalse
        } else {
            Op::BrTrue
        };
        let turn = Turned {
            test: head.test,
            op: opposite,
            condition,
            into,
            exit,
        };
        turned.insert(at, turn);
    }
    for (at, &id) in body.iter().enumerate() {
        match turned.get(&at) {
            Some(turn) => {
                emitter.at(turn.test);
                emitter.jump(turn.op, &[turn.condition], turn.into);
                let follows = behind(emitter.func, &body, at).is_some_and(|next| {
                    let next = emitter.func.stmt(next);
                    next.op == Op::Label && matches!(next.data, StmtData::Label(label) if label == turn.exit)
                });
                if !follows {
                    emitter.jump(Op::Goto, &[], turn.exit);
                }
            }
            None => emitter.push(id),
        }
        if let Some(&label) = labelled.get(&id) {
            emitter.at(id);
            emitter.place(label);
        }
    }
    emitter.finish();
}

/// The statement after the one at a place, comments left aside.
fn behind(func: &Function, body: &[StmtId], at: usize) -> Option<StmtId> {
    let mut rest = body.iter().skip(at + 1).copied();
    rest.find(|&id| func.stmt(id).op != Op::Comment)
}
