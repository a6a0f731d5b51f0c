//! Insertion of the operations.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

use super::super::build::Emitter;
use super::super::flow::{Accesses, Cell, Cells, Cfg, Liveness, Set, applied};
use super::super::{Facts, Unit};
use super::bases::Bases;
use super::numbers::{absent, numbers};
use super::prepare::{assign, behind_retypes};
use super::values::References;
use super::{cell_prim, counted_prim};
use crate::mir::{
    Call, Callee, ExprData, ExprId, Function, IntrinsicRef, LocalId, Stmt, StmtData, StmtId, Sym, TypeTable,
};

/// Most operands of one instruction.
const MAX_OPERANDS: usize = 255;

/// What is known about a statement.
#[derive(Clone, Default)]
struct Fact {
    /// The variable whose count the statement passes on.
    moves: Option<u32>,
    /// That variable must be cleared after the statement.
    clears: bool,
}

struct Inserter<'i, 'u> {
    unit: &'i Unit<'u>,
    references: References,
    cells: Cells,
    /// Result type of the function, if it is counted.
    counted_result: bool,
}

/// Rewrites the body. Without `flow` every variable counts as full everywhere and nothing moves.
pub(super) fn insert(
    unit: &mut Unit<'_>,
    func: &mut Function,
    facts: &Facts,
    flow: Option<Cfg>,
    owning: Vec<Cell>,
    lenders: FxHashMap<StmtId, Vec<Cell>>,
    pinned: &[LocalId],
) {
    let counted_result = func
        .returns
        .first()
        .is_some_and(|&ty| ty != TypeTable::prim(Prim::Void) && unit.is_counted(ty));
    let mut cells = Cells::default();
    for cell in owning {
        cells.add(cell);
    }
    let this = Inserter {
        references: References::of(unit, func, facts),
        unit,
        cells,
        counted_result,
    };
    let vars = this.cells.list.len();
    let mut fixed = Set::new(vars);
    for &id in pinned {
        if let Some(var) = this.cells.number(Cell::Local(id)) {
            fixed.insert(var);
        }
    }
    let mut full = Set::new(vars);
    (0..vars as u32).for_each(|var| full.insert(var));
    let known = flow.map(|flow| {
        let facts = this.facts(func, &flow, &lenders, &fixed);
        let states = this.states(func, &flow, &facts, &fixed);
        (flow, facts, states)
    });
    let mut e = Emitter::new(func);
    match known {
        Some((flow, facts, states)) => {
            for (block, mut state) in states.into_iter().enumerate() {
                for at in flow.range(block) {
                    let id = flow.body[at];
                    e.at(id);
                    this.statement(&mut e, id, &facts[at], &state);
                    this.step(e.func, id, &facts[at], &fixed, &mut state);
                }
            }
        }
        None => {
            for id in e.body() {
                e.at(id);
                this.statement(&mut e, id, &Fact::default(), &full);
            }
        }
    }
    e.finish();
}

impl Inserter<'_, '_> {
    /// The variable that owns and is read as the whole of the value.
    fn source(&self, func: &Function, value: ExprId) -> Option<u32> {
        self.cells.read(func.expr(behind_retypes(func, value)))
    }

    /// The value that a statement stores somewhere, with a count of its own.
    fn stored(&self, func: &Function, stmt: &Stmt) -> Option<ExprId> {
        let args = func.args(stmt.args);
        match stmt.op {
            Op::Dassign | Op::RegAssign => {
                self.cells.written(stmt)?;
                args.first().copied()
            }
            Op::IassignOff if stmt.prim.is_counted() => args.get(1).copied(),
            Op::Return if self.counted_result => args.first().copied(),
            _ if is_release(stmt) => args.first().copied(),
            _ => None,
        }
    }

    /// Finds the last uses that can pass on a count.
    fn facts(
        &self,
        func: &Function,
        flow: &Cfg,
        lenders: &FxHashMap<StmtId, Vec<Cell>>,
        fixed: &Set,
    ) -> Vec<Fact> {
        let mut accesses = Accesses::new(func, &flow.body, &self.cells);
        for (uses, id) in accesses.uses.iter_mut().zip(&flow.body) {
            for &cell in lenders.get(id).into_iter().flatten() {
                uses.extend(self.cells.number(cell));
            }
        }
        let live = Liveness::new(flow, &accesses, self.cells.list.len());
        let bases = Bases::new(func, &flow.body, &self.cells);
        let mut facts = vec![Fact::default(); flow.body.len()];
        for block in 0..flow.blocks() {
            let mut set = live.exit(flow, block);
            for at in flow.range(block).rev() {
                let stmt = func.stmt(flow.body[at]);
                if let Some(value) = self.stored(func, stmt)
                    && let Some(var) = self.source(func, value)
                    && !set.has(var)
                    && !fixed.has(var)
                    && accesses.defs[at] != Some(var)
                    && !self.keeps_itself(func, stmt, &bases, var)
                {
                    facts[at] = Fact {
                        moves: Some(var),
                        clears: stmt.op != Op::Return
                            && needs_clearing(func, flow, &accesses, block, at, var),
                    };
                }
                live.step(flow, &accesses, at, &mut set);
            }
        }
        facts
    }

    /// Whether a store puts what `var` owns where it may be kept by nothing but itself.
    fn keeps_itself(&self, func: &Function, stmt: &Stmt, bases: &Bases, var: u32) -> bool {
        match func.args(stmt.args) {
            &[base, _] if stmt.op == Op::IassignOff => {
                bases.may_depend(func, base, self.cells.list[var as usize])
            }
            _ => false,
        }
    }

    /// Which variables may own something at the start of each block.
    fn states(&self, func: &Function, flow: &Cfg, facts: &[Fact], fixed: &Set) -> Vec<Set> {
        let mut entry = vec![fixed.clone(); flow.blocks()];
        let mut changed = true;
        while changed {
            changed = false;
            for block in 0..flow.blocks() {
                let mut state = entry[block].clone();
                for at in flow.range(block) {
                    for &handler in flow.handlers(at) {
                        changed |= entry[handler as usize].merge(&state);
                    }
                    self.step(func, flow.body[at], &facts[at], fixed, &mut state);
                }
                let numbers = numbers(func, flow, &self.cells, block);
                for &succ in &flow.succs[block] {
                    let mut state = state.clone();
                    if succ as usize == block + 1 {
                        let numbers = numbers.iter().filter(|var| !fixed.has(**var));
                        numbers.for_each(|var| state.remove(*var));
                    } else if let Some(var) =
                        absent(func, flow, &self.cells, block).filter(|var| !fixed.has(*var))
                    {
                        state.remove(var);
                    }
                    changed |= entry[succ as usize].merge(&state);
                }
            }
        }
        entry
    }

    /// The effect of a statement on which variables may own something.
    fn step(&self, func: &Function, id: StmtId, fact: &Fact, fixed: &Set, state: &mut Set) {
        let stmt = func.stmt(id);
        if let (Some(var), &[value, ..]) = (self.cells.written(stmt), func.args(stmt.args))
            && self.source(func, value) != Some(var)
        {
            if self.references.value(self.unit, func, id, value).null && !fixed.has(var) {
                state.remove(var);
            } else {
                state.insert(var);
            }
        }
        if let Some(var) = fact.moves {
            state.remove(var);
        }
    }

    fn statement(&self, e: &mut Emitter<'_>, id: StmtId, fact: &Fact, state: &Set) {
        let stmt = e.func.stmt(id).clone();
        let args = e.func.args(stmt.args).to_vec();
        match (stmt.op, &stmt.data, args.as_slice()) {
            (Op::Dassign | Op::RegAssign, _, &[value]) => match self.cells.written(&stmt) {
                Some(var) if self.source(e.func, value) == Some(var) => return,
                Some(var) => self.assignment(e, id, var, value, fact, state),
                None => e.push(id),
            },
            (Op::IassignOff, &StmtData::Offset(offset), &[base, value]) if stmt.prim.is_counted() => {
                self.store(e, base, offset, value, fact);
            }
            (Op::Return, _, values) => return self.leave(e, id, values, fact, state),
            // What a variable owns and does not give up here is released later.
            (_, _, &[value])
                if is_release(&stmt)
                    && self.source(e.func, value).is_some()
                    && fact.moves.is_none_or(|var| !state.has(var)) =>
            {
                return;
            }
            _ => e.push(id),
        }
        if let Some(var) = fact.moves.filter(|_| fact.clears) {
            let null = e.constant(self.prim(e.func, var), 0);
            assign(e, self.cells.list[var as usize], null);
        }
    }

    /// The value with a count for its receiver.
    fn counted(&self, e: &mut Emitter<'_>, id: StmtId, value: ExprId, fact: &Fact) -> ExprId {
        let what = self.references.value(self.unit, e.func, id, value);
        if fact.moves.is_some() || what.owned || what.null {
            return value;
        }
        let prim = counted_prim(e.func, value);
        let callee = if prim.is_tagged() {
            IntrinsicRef::Ext(Xintrinsic::TaggedRetain)
        } else {
            IntrinsicRef::Std(Intrinsic::MccIncRef)
        };
        e.expr(Op::IntrinsicOp, prim, &[value], ExprData::Intrinsic(callee))
    }

    /// The type of instructions on a variable.
    fn prim(&self, func: &Function, var: u32) -> Prim {
        cell_prim(self.unit, func, self.cells.list[var as usize])
    }

    fn assignment(&self, e: &mut Emitter<'_>, id: StmtId, var: u32, value: ExprId, fact: &Fact, state: &Set) {
        let mut value = self.counted(e, id, value, fact);
        if state.has(var) {
            let old = self.reader(e, var);
            let prim = self.prim(e.func, var);
            let replace = if prim.is_tagged() {
                Xintrinsic::TaggedReplace
            } else {
                Xintrinsic::Replace
            };
            let callee = ExprData::Intrinsic(IntrinsicRef::Ext(replace));
            value = e.expr(Op::IntrinsicOp, prim, &[old, value], callee);
        }
        set_args(e, id, &[value]);
        e.push(id);
    }

    fn reader(&self, e: &mut Emitter<'_>, var: u32) -> ExprId {
        let (op, data) = self.cells.list[var as usize].reader();
        let prim = self.prim(e.func, var);
        e.expr(op, prim, &[], data)
    }

    /// A store of a reference at `base + offset`.
    fn store(&self, e: &mut Emitter<'_>, base: ExprId, offset: i32, value: ExprId, fact: &Fact) {
        let moved = fact.moves.is_some();
        if counted_prim(e.func, value).is_tagged() {
            let address = e.displaced(base, offset.into());
            let intrinsic = if moved {
                Xintrinsic::TaggedStoreOwned
            } else {
                Xintrinsic::TaggedStore
            };
            return call(e, IntrinsicRef::Ext(intrinsic), &[address, value]);
        }
        let is_static = |expr: &crate::mir::Expr| {
            expr.op == Op::AddrOf && matches!(expr.data, ExprData::Var(Sym::Global(_), _))
        };
        let frame = |expr: &crate::mir::Expr| expr.op == Op::AddrOf;
        let expr = *e.func.expr(base);
        if is_static(&expr) || frame(&expr) {
            let address = e.displaced(base, offset.into());
            let intrinsic = if moved {
                Intrinsic::MccWriteSNoInc
            } else {
                Intrinsic::MccWriteS
            };
            return call(e, IntrinsicRef::Std(intrinsic), &[address, value]);
        }
        let (object, base) = match applied(&expr) {
            Some(IntrinsicRef::Ext(Xintrinsic::ElementAddress)) => {
                let array = e.func.arg(base, 0).unwrap_or(base);
                if e.is_stable(array) {
                    (e.copy_leaf(array), base)
                } else {
                    let kept = e.spill(array);
                    if let Some(place) = e.func.args_mut(expr.args).first_mut() {
                        *place = kept;
                    }
                    (e.copy_leaf(kept), base)
                }
            }
            _ if e.is_stable(base) => (e.copy_leaf(base), base),
            _ => {
                let kept = e.spill(base);
                (e.copy_leaf(kept), kept)
            }
        };
        let address = e.displaced(base, offset.into());
        let intrinsic = if moved {
            Intrinsic::MccWriteNoInc
        } else {
            Intrinsic::MccWrite
        };
        call(e, IntrinsicRef::Std(intrinsic), &[object, address, value]);
    }

    /// A return: the value first, then the release of what the variables own.
    fn leave(&self, e: &mut Emitter<'_>, id: StmtId, values: &[ExprId], fact: &Fact, state: &Set) {
        let owned: Vec<u32> = state.iter().filter(|&var| fact.moves != Some(var)).collect();
        if let &[value] = values {
            let mut value = value;
            let kept = self.counted_result && fact.moves.is_none();
            let what = self.references.value(self.unit, e.func, id, value);
            // What the caller keeps is still there after the releases.
            let safe = fact.moves.is_some()
                || matches!(e.func.expr(value).op, Op::ConstVal)
                || Cell::read(e.func.expr(value)).is_some_and(|_| {
                    let prim = e.func.expr_type(value);
                    let pointer = prim.is_address() || prim.is_tagged();
                    !pointer || what == super::values::Ownership::default()
                });
            if kept {
                value = self.counted(e, id, value, fact);
            }
            if !owned.is_empty() && !safe {
                value = e.spill(value);
            }
            set_args(e, id, &[value]);
        }
        let (tagged, owned): (Vec<u32>, Vec<u32>) = owned
            .into_iter()
            .partition(|&var| self.prim(e.func, var).is_tagged());
        for var in tagged {
            let value = self.reader(e, var);
            call(e, IntrinsicRef::Ext(Xintrinsic::TaggedRelease), &[value]);
        }
        for part in owned.chunks(MAX_OPERANDS) {
            let list: Vec<ExprId> = part.iter().map(|&var| self.reader(e, var)).collect();
            call(e, IntrinsicRef::Std(Intrinsic::MplCleanupLocalrefvars), &list);
        }
        e.push(id);
    }
}

/// Whether a statement says that a variable is not needed any more.
pub(super) fn is_release(stmt: &Stmt) -> bool {
    match &stmt.data {
        StmtData::Call(call) => {
            call.callee == Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedRelease))
        }
        _ => false,
    }
}

/// Whether a variable that was moved out of at `at` may be looked at by the unwinder or another block before it is assigned again.
fn needs_clearing(
    func: &Function,
    flow: &Cfg,
    accesses: &Accesses,
    block: usize,
    at: usize,
    var: u32,
) -> bool {
    for next in at + 1..flow.range(block).end {
        if flow.throws[next] {
            return true;
        }
        if accesses.defs[next] == Some(var) || func.stmt(flow.body[next]).op == Op::Return {
            return false;
        }
    }
    true
}

fn call(e: &mut Emitter<'_>, intrinsic: IntrinsicRef, args: &[ExprId]) {
    let callee = Callee::Intrinsic(intrinsic);
    e.emit(
        Op::IntrinsicCall,
        args,
        StmtData::Call(Box::new(Call::new(callee))),
    );
}

fn set_args(e: &mut Emitter<'_>, id: StmtId, args: &[ExprId]) {
    let args = e.func.push_args(args);
    if let Some(stmt) = e.func.stmts.get_mut(id.0 as usize) {
        stmt.args = args;
    }
}
