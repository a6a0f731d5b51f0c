//! Copies of variables, in managed modules: their front ends copy every value through the registers of a stack machine.
//!
//! Three things happen, the first and the last twice:
//!
//! 1. `x := e; ..; y := x`, where nothing needs `x` afterwards, becomes `y := e; ..`.
//! 2. A variable that is a copy of another one, or of a constant, is replaced by that wherever it is on every path.
//! 3. Assignments of variables that nobody reads go.
//! 4. What is assigned to a variable for one use soon after is computed there ([`inline`]).
//! 5. Loops that test at their head do so at their end, too ([`rotate`]).
//!
//! Handlers see the variables as they were: a variable that a handler reads is live wherever it may be reached from.

use maple_mirbin::{Intrinsic, Op, Prim};
use rustc_hash::FxHashSet;

use super::build::post_order;
use super::flow::{
    Accesses, Cell, Cells, Cfg, Liveness, addressed, applied, frame_cells, is_formal, node_throws,
};
use super::typing::value_prim;
use super::{Facts, Unit};
use crate::mir::{
    Attr, Call, Callee, ExprData, ExprId, Formal, Function, IntrinsicRef, LocalId, StmtData, StmtId, Sym,
    TypeId,
};

mod inline;
mod rotate;
/// Leaves the statements that are not gone.
fn keep(func: &mut Function, flow: &Cfg, gone: &[bool]) {
    let kept: Vec<StmtId> = flow
        .body
        .iter()
        .zip(gone)
        .filter(|&(_, &gone)| !gone)
        .map(|(&id, _)| id)
        .collect();
    let block = func.push_block(&kept);
    func.body = Some(block);
}

#[cfg(test)]
mod tests;

use rotate::rotate;

/// Statements between an assignment and the copy of its value that are looked at.
const WINDOW: usize = 64;
/// Name that front ends give the receiver of a method.
const RECEIVER: &[u8] = b"_this";
/// Variables times blocks, above which copies are not followed from block to block.
const MAX_STATE: usize = 1 << 22;

/// Removes copies from a flat body.
pub fn copies(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    if !unit.srclang.is_managed() || unit.counts_itself {
        return;
    }
    let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
    see_through_casts(func, &body);
    let pinned: FxHashSet<LocalId> = addressed(func, &body).into_iter().collect();
    let followed: Vec<(Cell, TypeId)> = frame_cells(func)
        .filter(|(cell, ty)| {
            let free = !matches!(cell, Cell::Local(id) if pinned.contains(id));
            let prim = value_prim(unit.types, *ty);
            free && prim.is_cell() && prim.size() <= 8
        })
        .collect();
    let mut cells = Cells::default();
    let mut kinds = Vec::new();
    for (cell, ty) in followed {
        cells.add(cell);
        let prim = value_prim(unit.types, ty);
        kinds.push((
            if prim.is_address() { Prim::A64 } else { prim },
            unit.is_counted(ty),
        ));
    }
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let mut assigned = vec![false; cells.list.len()];
    for var in body.iter().filter_map(|&id| cells.written(func.stmt(id))) {
        assigned[var as usize] = true;
    }
    let fixed = cells
        .list
        .iter()
        .zip(assigned)
        .map(|(&cell, assigned)| !assigned && is_formal(func, cell))
        .collect();
    let pass = Pass { cells, kinds, fixed };
    pass.sweep(func);
    pass.propagate(func);
    drop_assertions(unit, func);
    pass.sweep(func);
    pass.inline(func);
    rotate(unit, func);
}

/// Drops assertions that the receiver of a method is not null: no call gets that far otherwise.
fn drop_assertions(unit: &Unit<'_>, func: &mut Function) {
    let Some(&Formal::Var(receiver)) = func.formals.first() else {
        return;
    };
    let is_receiver = func
        .locals
        .get(receiver)
        .is_some_and(|var| unit.names.bytes(var.name) == RECEIVER);
    let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
    let assigned = body
        .iter()
        .any(|&id| matches!(func.stmt(id).data, StmtData::Var(Sym::Local(var), _) if var == receiver));
    if func.attrs.has(Attr::Static) || !is_receiver || assigned {
        return;
    }
    let asserts = |id: &StmtId| {
        let stmt = func.stmt(*id);
        let operand = func
            .args(stmt.args)
            .first()
            .map(|&operand| func.expr(operand).data);
        stmt.op == Op::AssertNonNull && operand == Some(ExprData::Var(Sym::Local(receiver), 0))
    };
    let kept: Vec<StmtId> = body.iter().copied().filter(|id| !asserts(id)).collect();
    if kept.len() < body.len() {
        let block = func.push_block(&kept);
        func.body = Some(block);
    }
}

struct Pass {
    cells: Cells,
    /// Type of each variable's cell, and whether it holds counted references. Only variables alike in both stand for each other.
    kinds: Vec<(Prim, bool)>,
    /// Whether the variable is a formal that nothing assigns.
    fixed: Vec<bool>,
}

/// What a variable is a copy of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CopyOf {
    Nothing,
    Cell(u32),
    Const(Prim, u64),
}

/// Makes the check a statement of its own where a cast object is assigned: the result is the object.
fn see_through_casts(func: &mut Function, body: &[StmtId]) {
    let cast = IntrinsicRef::Std(Intrinsic::JavaCheckCast);
    let mut out = Vec::with_capacity(body.len());
    for &id in body {
        let stmt = func.stmt(id).clone();
        let value = func
            .args(stmt.args)
            .first()
            .map(|&value| behind_retypes(func, value));
        if let (Some(_), Some(value)) = (Cell::written(&stmt), value)
            && applied(func.expr(value)) == Some(cast)
        {
            let args = func.args(func.expr(value).args).to_vec();
            if let Some(&object) = args.first()
                && Cell::read(func.expr(object)).is_some()
            {
                let call = StmtData::Call(Box::new(Call::new(Callee::Intrinsic(cast))));
                out.push(func.push_stmt(Op::IntrinsicCall, &args, call, stmt.pos, stmt.loc));
                let expr = *func.expr(object);
                let copy = func.push_expr(expr.op, expr.prim, &[], expr.data, expr.pos);
                set_args(func, id, &[copy]);
            }
        }
        out.push(id);
    }
    let block = func.push_block(&out);
    func.body = Some(block);
}

fn set_args(func: &mut Function, id: StmtId, args: &[ExprId]) {
    let args = func.push_args(args);
    if let Some(stmt) = func.stmts.get_mut(id.0 as usize) {
        stmt.args = args;
    }
}

/// The operand after changes of type between addresses.
fn behind_retypes(func: &Function, mut id: ExprId) -> ExprId {
    while func.expr(id).op == Op::Retype && func.expr_type(id).is_address() {
        match func
            .arg(id, 0)
            .filter(|&inner| func.expr_type(inner).is_address())
        {
            Some(inner) => id = inner,
            None => break,
        }
    }
    id
}

impl Pass {
    /// The variable that a statement copies as it is into the one that it assigns.
    fn copied(&self, func: &Function, id: StmtId) -> Option<(u32, u32)> {
        let stmt = func.stmt(id);
        let to = self.cells.written(stmt)?;
        let value = behind_retypes(func, *func.args(stmt.args).first()?);
        let from = self.cells.read(func.expr(value))?;
        (self.kinds[to as usize] == self.kinds[from as usize] && self.whole(func, value, from))
            .then_some((to, from))
    }

    /// Whether the node reads the variable in its own type.
    fn whole(&self, func: &Function, read: ExprId, var: u32) -> bool {
        let prim = func.expr_type(read);
        let own = self.kinds[var as usize].0;
        prim == own || prim.is_address() && own.is_address()
    }

    /// Removes assignments that nobody reads, and assigns directly what is only copied on.
    fn sweep(&self, func: &mut Function) {
        let Some(flow) = Cfg::new(func) else { return };
        let vars = self.cells.list.len();
        if !flow.affords(vars) {
            return;
        }
        let mut accesses = Accesses::new(func, &flow.body, &self.cells);
        let live = Liveness::new(&flow, &accesses, vars);
        let mut gone = vec![false; flow.body.len()];
        for block in 0..flow.blocks() {
            let mut set = live.exit(&flow, block);
            let range = flow.range(block);
            for at in range.clone().rev() {
                let id = flow.body[at];
                if let Some(def) = accesses.defs[at] {
                    let dead = !set.has(def) && self.is_pure(func, id);
                    let copied = self.copied(func, id);
                    let joined = copied.is_some_and(|(to, from)| {
                        to == from
                            || !set.has(from)
                                && self.join(
                                    func,
                                    &flow,
                                    &live,
                                    &mut accesses,
                                    &gone,
                                    (range.start, at),
                                    to,
                                    from,
                                )
                    });
                    if dead || joined {
                        gone[at] = true;
                        accesses.defs[at] = None;
                        accesses.uses[at].clear();
                        continue;
                    }
                }
                live.step(&flow, &accesses, at, &mut set);
            }
        }
        keep(func, &flow, &gone);
    }

    /// Whether the value assigned may be left out.
    fn is_pure(&self, func: &Function, id: StmtId) -> bool {
        let mut nodes = Vec::new();
        for &arg in func.args(func.stmt(id).args) {
            post_order(func, arg, &mut nodes);
        }
        nodes.iter().all(|&node| {
            let expr = func.expr(node);
            !node_throws(func, expr) && expr.op != Op::IntrinsicOp && expr.op != Op::Alloca
        })
    }

    /// Lets `to` take the place of `from` from the assignment of `from` before statement `copy` on, if the block has it and nothing there
    /// is in the way.
    #[allow(clippy::too_many_arguments)]
    fn join(
        &self,
        func: &mut Function,
        flow: &Cfg,
        live: &Liveness,
        accesses: &mut Accesses,
        gone: &[bool],
        (start, copy): (usize, usize),
        to: u32,
        from: u32,
    ) -> bool {
        let mut readers = Vec::new();
        let first = start.max(copy.saturating_sub(WINDOW));
        let mut def = None;
        for at in (first..copy).rev() {
            if gone[at] {
                continue;
            }
            if accesses.defs[at] == Some(from) {
                def = Some(at);
                break;
            }
            if accesses.defs[at] == Some(to) || accesses.uses[at].contains(&to) {
                return false;
            }
            if accesses.uses[at].contains(&from) {
                readers.push(at);
            }
            let seen = |&handler: &u32| {
                let entry = &live.entry[handler as usize];
                entry.has(to) || entry.has(from)
            };
            if flow.handlers(at).iter().any(seen) {
                return false;
            }
        }
        let Some(def) = def else { return false };
        let to_cell = self.cells.list[to as usize];
        let prim = match self.kinds[to as usize] {
            (Prim::A64, true) => Prim::Ref,
            (prim, _) => prim,
        };
        if let Some(stmt) = func.stmts.get_mut(flow.body[def].0 as usize) {
            (stmt.op, stmt.data) = to_cell.writer();
            stmt.prim = match to_cell {
                Cell::Local(_) => Prim::Void,
                Cell::Preg(_) => prim,
            };
        }
        accesses.defs[def] = Some(to);
        for at in readers {
            self.replace(func, flow.body[at], from, CopyOf::Cell(to));
            for var in &mut accesses.uses[at] {
                if *var == from {
                    *var = to;
                }
            }
        }
        true
    }

    /// Puts what is known of a variable in place of its reads in a statement.
    fn replace(&self, func: &mut Function, id: StmtId, var: u32, known: CopyOf) {
        let stmt = func.stmt(id).clone();
        let roots = func.args(stmt.args).to_vec();
        let mut nodes = Vec::new();
        for &arg in &roots {
            post_order(func, arg, &mut nodes);
        }
        // Null is put only where nothing is read through it: as a base address it would be no better than the variable.
        let mut takes_null: Vec<ExprId> = match stmt.op {
            Op::Dassign | Op::RegAssign | Op::Return => roots,
            Op::Icall => roots.into_iter().skip(1).collect(),
            _ => Vec::new(),
        };
        for &node in &nodes {
            let expr = func.expr(node);
            match expr.op {
                Op::Eq | Op::Ne => takes_null.extend_from_slice(func.args(expr.args)),
                Op::Retype if takes_null.contains(&node) => {
                    takes_null.extend_from_slice(func.args(expr.args))
                }
                _ => {}
            }
        }
        for node in nodes {
            if self.cells.read(func.expr(node)) != Some(var) {
                continue;
            }
            let Some(expr) = func.exprs.get_mut(node.0 as usize) else {
                continue;
            };
            match known {
                CopyOf::Cell(other) => (expr.op, expr.data) = self.cells.list[other as usize].reader(),
                CopyOf::Const(prim, bits)
                    if expr.prim == prim && !prim.is_address() || bits == 0 && takes_null.contains(&node) =>
                {
                    (expr.op, expr.data) = (Op::ConstVal, ExprData::Const(bits));
                }
                _ => {}
            }
        }
    }

    /// Replaces variables by what they are copies of.
    fn propagate(&self, func: &mut Function) {
        let Some(flow) = Cfg::new(func) else { return };
        let vars = self.cells.list.len();
        if flow.blocks().saturating_mul(vars) > MAX_STATE {
            return;
        }
        let accesses = Accesses::new(func, &flow.body, &self.cells);
        let moves = self.moves(func, &flow, &accesses);
        let mut entry: Vec<Option<Vec<CopyOf>>> = vec![None; flow.blocks()];
        if let Some(first) = entry.first_mut() {
            *first = Some(vec![CopyOf::Nothing; vars]);
        }
        let mut changed = true;
        while changed {
            changed = false;
            for block in 0..flow.blocks() {
                let Some(mut state) = entry[block].clone() else {
                    continue;
                };
                let mut handled: Option<u32> = None;
                for at in flow.range(block) {
                    // Between two assignments nothing changes, so handlers need to be told once.
                    for &handler in flow.handlers(at) {
                        if handled != Some(handler) {
                            changed |= meet(&mut entry[handler as usize], &state);
                        }
                    }
                    handled = match flow.handlers(at) {
                        &[only] => Some(only),
                        _ => None,
                    };
                    if accesses.defs[at].is_some() {
                        handled = None;
                    }
                    self.step(func, flow.body[at], accesses.defs[at], moves[at], &mut state);
                }
                for &succ in &flow.succs[block] {
                    changed |= meet(&mut entry[succ as usize], &state);
                }
            }
        }
        for (block, state) in entry.into_iter().enumerate() {
            let Some(mut state) = state else { continue };
            for at in flow.range(block) {
                for &var in &accesses.uses[at] {
                    let known = state[var as usize];
                    if known != CopyOf::Nothing {
                        self.replace(func, flow.body[at], var, known);
                    }
                }
                self.step(func, flow.body[at], accesses.defs[at], moves[at], &mut state);
            }
        }
    }

    /// The references that statements copy for the last time into variables which other blocks need: to take over the count is better
    /// there than to keep the old variable.
    fn moves(&self, func: &Function, flow: &Cfg, accesses: &Accesses) -> Vec<Option<u32>> {
        let live = Liveness::new(flow, accesses, self.cells.list.len());
        let mut moves = vec![None; flow.body.len()];
        for block in 0..flow.blocks() {
            let mut set = live.exit(flow, block);
            let mut needed = set.clone();
            for at in flow.range(block).rev() {
                if let Some((to, from)) = self.copied(func, flow.body[at]) {
                    let counted = self.kinds[from as usize].1;
                    let last = counted && !self.fixed[from as usize] && !set.has(from);
                    moves[at] = Some(from).filter(|_| last && needed.has(to));
                }
                if let Some(def) = accesses.defs[at] {
                    needed.remove(def);
                }
                live.step(flow, accesses, at, &mut set);
            }
        }
        moves
    }

    /// The effect of a statement on what is known.
    fn step(&self, func: &Function, id: StmtId, def: Option<u32>, moves: Option<u32>, state: &mut [CopyOf]) {
        let Some(def) = def else { return };
        let known = match self.copied(func, id) {
            Some((_, from)) if from != def => match state[from as usize] {
                CopyOf::Nothing if moves == Some(from) => CopyOf::Nothing,
                CopyOf::Nothing => CopyOf::Cell(from),
                known => known,
            },
            Some(_) => return,
            None => self.constant(func, id, def),
        };
        for place in state.iter_mut() {
            if *place == CopyOf::Cell(def) {
                *place = CopyOf::Nothing;
            }
        }
        state[def as usize] = if known == CopyOf::Cell(def) {
            CopyOf::Nothing
        } else {
            known
        };
    }

    /// The constant that a statement assigns: an integer or float of the variable's type, or null.
    fn constant(&self, func: &Function, id: StmtId, def: u32) -> CopyOf {
        let value = func
            .args(func.stmt(id).args)
            .first()
            .map(|&value| behind_retypes(func, value));
        let own = self.kinds[def as usize].0;
        match value
            .map(|value| func.expr(value))
            .map(|expr| (expr.prim, expr.data))
        {
            Some((prim, ExprData::Const(bits))) if prim == own && own.is_scalar() && !own.is_address() => {
                CopyOf::Const(prim, bits)
            }
            Some((prim, ExprData::Const(0))) if prim.is_address() && own.is_address() => {
                CopyOf::Const(own, 0)
            }
            _ => CopyOf::Nothing,
        }
    }
}

/// Keeps in `entry` what holds in `state`, too; whether that changed anything.
fn meet(entry: &mut Option<Vec<CopyOf>>, state: &[CopyOf]) -> bool {
    let Some(entry) = entry else {
        *entry = Some(state.to_vec());
        return true;
    };
    let mut changed = false;
    for (place, known) in entry.iter_mut().zip(state) {
        if *place != CopyOf::Nothing && place != known {
            *place = CopyOf::Nothing;
            changed = true;
        }
    }
    changed
}
