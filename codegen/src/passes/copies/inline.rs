//! Values that are computed where they are used.
//!
//! A front end for a stack machine assigns each intermediate result to a variable. Where the only use is close, the tree of the value takes
//! the place of the read, and selection sees an expression: a three-way comparison below the comparison with 0 that it is for, a load below
//! the addition that wants it.

use maple_mirbin::{Intrinsic, Op, Xintrinsic};

use super::Pass;
use crate::mir::{ExprId, Function, IntrinsicRef, StmtId};
use crate::passes::build::post_order;
use crate::passes::flow::{Accesses, Cfg, Liveness, applied, node_throws};

/// Statements between a value and its use that are looked at.
const WINDOW: usize = 6;
/// Nodes of the largest statement that is made.
const MAX_NODES: usize = 24;

/// How far a value may be moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moves {
    /// Over all that leaves its variables alone.
    Freely,
    /// Into the next statement, in front of all that raises or takes effect: it may raise itself, or reads memory.
    Next,
}

impl Pass {
    /// Puts values in place of the reads of the variables that they are assigned to for one use.
    pub(super) fn inline(&self, func: &mut Function) {
        let Some(mut flow) = Cfg::new(func) else { return };
        let vars = self.cells.list.len();
        if !flow.affords(vars) {
            return;
        }
        let mut accesses = Accesses::new(func, &flow.body, &self.cells);
        let live = Liveness::new(&flow, &accesses, vars);
        let mut gone = vec![false; flow.body.len()];
        for block in 0..flow.blocks() {
            let mut behind = live.exit(&flow, block);
            let range = flow.range(block);
            for at in range.clone().rev() {
                if gone[at] {
                    continue;
                }
                while let Some(def) =
                    self.candidate(func, &flow, &live, &accesses, &gone, (range.start, at), |var| {
                        behind.has(var) && accesses.defs[at] != Some(var)
                    })
                {
                    let Some(var) = accesses.defs[def].take() else {
                        break;
                    };
                    self.put(func, flow.body[at], var, flow.body[def]);
                    gone[def] = true;
                    flow.throws[at] |= flow.throws[def];
                    flow.throws[def] = false;
                    let more = std::mem::take(&mut accesses.uses[def]);
                    let uses = &mut accesses.uses[at];
                    uses.retain(|used| *used != var);
                    uses.extend(more);
                    uses.sort_unstable();
                    uses.dedup();
                }
                live.step(&flow, &accesses, at, &mut behind);
            }
        }
        super::keep(func, &flow, &gone);
    }

    /// An assignment before statement `at` of its block whose value can take the place of its only use there.
    #[allow(clippy::too_many_arguments)]
    fn candidate(
        &self,
        func: &Function,
        flow: &Cfg,
        live: &Liveness,
        accesses: &Accesses,
        gone: &[bool],
        (start, at): (usize, usize),
        needed: impl Fn(u32) -> bool,
    ) -> Option<usize> {
        let nodes = nodes(func, flow.body[at]);
        let mut seen: Vec<u32> = Vec::new();
        let mut caught: Vec<u32> = flow.handlers(at).to_vec();
        let mut assigned: Vec<u32> = Vec::new();
        let mut next = true;
        let before = (start..at).rev();
        for def in before
            .filter(|&def| !gone[def] && func.stmt(flow.body[def]).op != Op::Comment)
            .take(WINDOW)
        {
            if let Some(var) = accesses.defs[def]
                && accesses.uses[at].contains(&var)
                && !seen.contains(&var)
                && !assigned.contains(&var)
                && !needed(var)
                && !caught
                    .iter()
                    .any(|&handler| live.entry[handler as usize].has(var))
                && !accesses.uses[def].iter().any(|used| assigned.contains(used))
                && self.fits(func, &nodes, var, flow.body[def], (flow.body[at], next))
            {
                return Some(def);
            }
            seen.extend_from_slice(&accesses.uses[def]);
            assigned.extend(accesses.defs[def]);
            caught.extend_from_slice(flow.handlers(def));
            next = false;
        }
        None
    }

    /// Whether the value that `def` assigns to `var` can be computed among `nodes`, those of a statement; `next` if that follows `def`.
    fn fits(
        &self,
        func: &Function,
        user: &[ExprId],
        var: u32,
        def: StmtId,
        (at, next): (StmtId, bool),
    ) -> bool {
        let own = self.kinds[var as usize];
        let mut reads = user
            .iter()
            .enumerate()
            .filter(|(_, node)| self.cells.read(func.expr(**node)) == Some(var));
        let (Some((place, &read)), None) = (reads.next(), reads.next()) else {
            return false;
        };
        let Some(&value) = func.args(func.stmt(def).args).first() else {
            return false;
        };
        let exact = |id: ExprId| func.expr_type(id) == own.0;
        if own.1 || own.0.is_address() || !exact(read) || !exact(value) {
            return false;
        }
        let nodes = nodes(func, def);
        if nodes.len() + user.len() > MAX_NODES {
            return false;
        }
        match moves(func, &nodes) {
            None => false,
            Some(Moves::Freely) => true,
            Some(Moves::Next) => {
                let before = user.get(..place).unwrap_or_default();
                next && func.stmt(def).loc == func.stmt(at).loc && moves(func, before) == Some(Moves::Freely)
            }
        }
    }

    /// Puts the value that `def` assigns in place of the read of `var` in a statement.
    fn put(&self, func: &mut Function, user: StmtId, var: u32, def: StmtId) {
        let Some(&value) = func.args(func.stmt(def).args).first() else {
            return;
        };
        let value = *func.expr(value);
        for node in nodes(func, user) {
            if self.cells.read(func.expr(node)) == Some(var)
                && let Some(place) = func.exprs.get_mut(node.0 as usize)
            {
                *place = value;
            }
        }
    }
}

/// The nodes of a statement in the order in which they are computed.
fn nodes(func: &Function, id: StmtId) -> Vec<ExprId> {
    let mut nodes = Vec::new();
    for &arg in func.args(func.stmt(id).args) {
        post_order(func, arg, &mut nodes);
    }
    nodes
}

/// How far values with these nodes may be moved, if at all.
fn moves(func: &Function, nodes: &[ExprId]) -> Option<Moves> {
    let mut all = Moves::Freely;
    for &node in nodes {
        let expr = func.expr(node);
        let kind = match expr.op {
            Op::IntrinsicOp | Op::XintrinsicOp => match applied(expr) {
                Some(
                    IntrinsicRef::Std(Intrinsic::JavaArrayLength)
                    | IntrinsicRef::Ext(Xintrinsic::ElementAddress),
                ) => Moves::Next,
                _ => return None,
            },
            Op::Iread | Op::IreadOff | Op::IreadPcOff | Op::Div | Op::Rem => Moves::Next,
            // What is no variable of the function may be changed by anyone.
            Op::Dread | Op::RegRead if crate::passes::flow::Cell::read(expr).is_none() => Moves::Next,
            _ if node_throws(func, expr) => return None,
            _ => Moves::Freely,
        };
        if kind == Moves::Next {
            all = kind;
        }
    }
    Some(all)
}
