//! A checker of what the pass leaves: it follows every path through a function and knows nothing of live ranges.
//!
//! * Whenever a statement may throw, each cell that owns is null or owns one count; none was moved out of or released and not cleared.
//! * Nothing that owns is overwritten, nothing owned is dropped, nothing is released twice.
//! * At a return every count has been given away.
//! * No borrowed cell is read once what keeps its value may have gone.

use std::collections::BTreeSet;

use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use super::super::build::post_order;
use super::super::flow::{Cell, Cfg, applied};
use super::super::{CallType, Facts};
use super::prepare::behind_retypes;
use super::values::{ends_borrows, outcome, passed};
use crate::mir::{
    Attr, Callee, ExprData, ExprId, Formal, Function, IntrinsicRef, Module, Reg, StmtData, Storage, Sym,
};

/// What is known of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Holds {
    /// Null, or nothing that counts.
    Nothing,
    /// Null or a count of its own.
    Own,
    /// What it holds was given away or released.
    Stale,
    /// A borrowed reference.
    Borrowed {
        memory: bool,
        thrown: bool,
        from: BTreeSet<usize>,
        dead: bool,
    },
    /// Different on different paths.
    Conflict,
}

fn join(a: &Holds, b: &Holds) -> Holds {
    use Holds::{Borrowed, Conflict, Nothing, Own};
    match (a, b) {
        _ if a == b => a.clone(),
        (Nothing, other @ (Own | Borrowed { .. })) | (other @ (Own | Borrowed { .. }), Nothing) => {
            other.clone()
        }
        (
            Borrowed {
                memory,
                thrown,
                from,
                dead,
            },
            Borrowed {
                memory: m,
                thrown: t,
                from: f,
                dead: d,
            },
        ) => Borrowed {
            memory: memory | m,
            thrown: thrown | t,
            from: from.union(f).copied().collect(),
            dead: dead | d,
        },
        _ => Conflict,
    }
}

struct Checker<'c> {
    module: &'c Module,
    func: &'c Function,
    facts: &'c Facts,
    flow: Cfg,
    cells: Vec<Cell>,
    owns: Vec<bool>,
    /// Whether the cell may hold a reference at all.
    counted: Vec<bool>,
    formal: Vec<bool>,
}

/// State: the cells, and whether `%%retval0` has a count that nobody took.
type State = (Vec<Holds>, bool);

/// The problems of a function after the pass.
pub(super) fn check(module: &Module, func: &Function, facts: &Facts) -> Vec<String> {
    let Some(flow) = Cfg::new(func) else {
        return Vec::new();
    };
    let mut this = Checker {
        module,
        func,
        facts,
        flow,
        cells: Vec::new(),
        owns: Vec::new(),
        counted: Vec::new(),
        formal: Vec::new(),
    };
    let is_formal = |cell: Cell| {
        func.formals.iter().any(|&formal| match formal {
            Formal::Var(id) => cell == Cell::Local(id),
            Formal::Reg(number, _) => cell == Cell::Preg(number),
        })
    };
    for (id, local) in func
        .locals
        .iter()
        .filter(|(_, local)| local.storage == Storage::Default)
    {
        this.cells.push(Cell::Local(id));
        this.owns.push(local.attrs.has(Attr::LocalRefVar));
        this.counted
            .push(local.ty.is_some_and(|ty| module.is_counted(ty)));
    }
    for (&number, preg) in &func.pregs {
        this.cells.push(Cell::Preg(number));
        this.owns.push(preg.counted);
        this.counted.push(module.is_counted(preg.ty));
    }
    this.formal = this.cells.iter().map(|&cell| is_formal(cell)).collect();
    this.run()
}

impl Checker<'_> {
    fn run(&self) -> Vec<String> {
        let mut entry: Vec<Option<State>> = vec![None; self.flow.blocks()];
        let mut problems = Vec::new();
        if entry.is_empty() {
            return problems;
        }
        entry[0] = Some((vec![Holds::Nothing; self.cells.len()], false));
        let mut work = vec![0usize];
        while let Some(block) = work.pop() {
            let Some(mut state) = entry[block].clone() else {
                continue;
            };
            let mut reach = |to: u32, state: &State, work: &mut Vec<usize>| {
                let place = &mut entry[to as usize];
                let next = match place {
                    None => state.clone(),
                    Some((cells, result)) => {
                        let cells = cells.iter().zip(&state.0).map(|(a, b)| join(a, b)).collect();
                        (cells, *result | state.1)
                    }
                };
                if place.as_ref() != Some(&next) {
                    *place = Some(next);
                    work.push(to as usize);
                }
            };
            for at in self.flow.range(block) {
                for &handler in self.flow.handlers(at) {
                    reach(handler, &state, &mut work);
                }
                self.statement(at, &mut state, &mut problems);
            }
            for &succ in &self.flow.succs[block] {
                reach(succ, &state, &mut work);
            }
        }
        problems.sort();
        problems.dedup();
        problems
    }

    fn number(&self, cell: Cell) -> Option<usize> {
        self.cells.iter().position(|&c| c == cell)
    }

    fn cell(&self, id: ExprId) -> Option<usize> {
        self.number(Cell::read(self.func.expr(behind_retypes(self.func, id)))?)
    }

    fn statement(&self, at: usize, state: &mut State, problems: &mut Vec<String>) {
        let id = self.flow.body[at];
        let func = self.func;
        let stmt = func.stmt(id);
        let args = func.args(stmt.args).to_vec();
        let mut say = |what: String| {
            let name = self.module.names.text(func.name);
            let text = {
                let s = func.stmt(id);
                format!("{} {:?} {:?}", s.op, s.data, nodes_text(func, id))
            };
            problems.push(format!("{name}: statement {at}: {what}: {text}"));
        };
        let mut nodes = Vec::new();
        for &arg in &args {
            post_order(func, arg, &mut nodes);
        }
        if self.flow.throws[at] {
            for (cell, holds) in self.cells.iter().zip(&state.0) {
                if matches!(holds, Holds::Stale | Holds::Conflict) {
                    say(format!("{cell:?} is {holds:?} where something may be thrown"));
                }
            }
            for (index, holds) in state.0.iter().enumerate() {
                if *holds == Holds::Own && !self.owns[index] {
                    say(format!("{:?} is not known to own", self.cells[index]));
                }
            }
        }
        let callee = match &stmt.data {
            StmtData::Call(call) => Some(call.callee),
            _ => None,
        };
        let called = stmt.op == Op::Icall;
        let mut seen = Vec::new();
        if called {
            passed(func, id, &mut seen);
        }
        let within = matches!(stmt.op, Op::SyncEnter | Op::SyncExit)
            || matches!(callee, Some(Callee::Intrinsic(i)) if ends_borrows(i) && !counting(i))
            || nodes
                .iter()
                .any(|&node| applied(func.expr(node)).is_some_and(|i| ends_borrows(i) && !counting(i)));
        for &node in &nodes {
            let Some(cell) = Cell::read(func.expr(node)).and_then(|cell| self.number(cell)) else {
                continue;
            };
            match &state.0[cell] {
                Holds::Stale | Holds::Conflict => say(format!("reads {:?}, which is gone", self.cells[cell])),
                Holds::Borrowed { dead: true, .. } => say(format!("reads dead {:?}", self.cells[cell])),
                Holds::Borrowed { memory: true, .. } if within || called && seen.contains(&node) => {
                    say(format!("{:?} may go while the statement runs", self.cells[cell]))
                }
                _ => {}
            }
        }
        if state.1 {
            let takes = nodes.iter().any(|&node| is_result(func, node));
            if !takes && !matches!(stmt.op, Op::Comment) {
                say("the result of a call is dropped".to_owned());
                state.1 = false;
            }
        }

        // Owned values stand in few places.
        let mut allowed: Vec<ExprId> = Vec::new();
        let mut value = args.first().copied();
        let written = Cell::written(stmt).and_then(|cell| self.number(cell));
        let mut replaces = false;
        match (stmt.op, callee) {
            (Op::Dassign | Op::RegAssign, _) => {
                if let Some(root) = value.map(|root| behind_retypes(func, root))
                    && applied(func.expr(root)) == Some(IntrinsicRef::Ext(Xintrinsic::Replace))
                {
                    replaces = true;
                    allowed.push(root);
                    if func.arg(root, 0).and_then(|old| self.cell(old)) != written {
                        say("replaces another variable".to_owned());
                    }
                    value = func.arg(root, 1);
                }
                allowed.extend(value.map(|value| behind_retypes(func, value)));
            }
            (Op::Return, _) => allowed.extend(value),
            (_, Some(Callee::Intrinsic(IntrinsicRef::Std(Intrinsic::MccDecRef)))) => allowed.extend(value),
            _ => {}
        }
        for &node in &nodes {
            if self.makes_owned(node) && !allowed.contains(&node) {
                say("an owned value within the statement".to_owned());
            }
        }

        let owned = |state: &State, value: ExprId| -> Option<bool> {
            // Whether the value has a count; `None` if there is no reference.
            let value = behind_retypes(func, value);
            let expr = func.expr(value);
            if self.makes_owned(value) || is_result(func, value) && state.1 {
                return Some(true);
            }
            match self.cell(value) {
                Some(cell) if state.0[cell] == Holds::Own => Some(true),
                Some(cell) if state.0[cell] == Holds::Nothing && !self.formal[cell] => None,
                _ if matches!(expr.data, ExprData::Const(0)) => None,
                _ => Some(false),
            }
        };
        let give = |state: &mut State, value: ExprId| {
            let value = behind_retypes(func, value);
            if let Some(cell) = self.cell(value)
                && matches!(state.0[cell], Holds::Own | Holds::Nothing)
                && !self.formal[cell]
            {
                self.end(state, |from| from.contains(&cell));
                state.0[cell] = Holds::Stale;
            }
            if is_result(func, value) {
                state.1 = false;
            }
        };
        match (stmt.op, callee) {
            (Op::Dassign | Op::RegAssign, _) => {
                if let (Some(to), Some(value)) = (written, value) {
                    let old = state.0[to].clone();
                    let owning =
                        self.owns[to] || (owned(state, value) == Some(true) && self.cell(value).is_none());
                    let next = if !owning {
                        self.borrowed(state, value)
                    } else {
                        match owned(state, value) {
                            Some(true) => {}
                            None => {}
                            Some(false) => say("a variable that owns gets a borrowed value".to_owned()),
                        }
                        match (replaces, &old) {
                            (true, Holds::Own | Holds::Nothing) | (false, Holds::Nothing | Holds::Stale) => {}
                            _ => say(format!("overwrites what is {old:?}")),
                        }
                        if self.owns[to] || is_result(func, behind_retypes(func, value)) {
                            give(state, value);
                        }
                        let null = matches!(func.expr(behind_retypes(func, value)).data, ExprData::Const(0));
                        if null { Holds::Nothing } else { Holds::Own }
                    };
                    self.end(state, |from| from.contains(&to));
                    if replaces {
                        self.end_memory(state);
                    }
                    state.0[to] = next;
                }
            }
            (_, Some(Callee::Intrinsic(IntrinsicRef::Std(intrinsic)))) => {
                let count = args.len();
                for (index, &arg) in args.iter().enumerate() {
                    if counting(IntrinsicRef::Std(intrinsic)) && intrinsic.info().args.consumes(index, count)
                    {
                        if owned(state, arg) == Some(false) {
                            say("gives away what it does not own".to_owned());
                        }
                        give(state, arg);
                    }
                }
                if counting(IntrinsicRef::Std(intrinsic)) {
                    self.end_memory(state);
                }
            }
            (Op::Return, _) => {
                let result = func.returns.first().is_some_and(|&ty| self.module.is_counted(ty));
                if let Some(value) = value.filter(|_| result) {
                    if owned(state, value) == Some(false) {
                        say("returns what it does not own".to_owned());
                    }
                    give(state, value);
                }
                for (index, holds) in state.0.iter().enumerate() {
                    if *holds == Holds::Own || *holds == Holds::Conflict {
                        say(format!("{:?} still owns", self.cells[index]));
                    }
                }
            }
            _ => {}
        }
        if within || called || self.flow.back[at] || stmt.op == Op::IassignOff && stmt.prim == Prim::Ref {
            self.end_memory(state);
        }
        if stmt.op == Op::IassignOff && stmt.prim == Prim::Ref {
            say("a store without counting".to_owned());
        }
        if matches!(stmt.op, Op::JavaCatch | Op::Catch) {
            self.end_memory(state);
            for holds in &mut state.0 {
                if let Holds::Borrowed {
                    thrown: true, dead, ..
                } = holds
                {
                    *dead = true;
                }
            }
        }
        if let Some(Callee::Indirect | Callee::Func(_)) = callee {
            state.1 = self.facts.calls.get(&id).is_some_and(|call: &CallType| {
                call.returns.first().is_some_and(|&ty| self.module.is_counted(ty))
            });
        }
        if let Some(Callee::Intrinsic(intrinsic)) = callee
            && outcome(intrinsic) == Outcome::Owned
        {
            state.1 = true;
        }
    }

    fn makes_owned(&self, id: ExprId) -> bool {
        let expr = self.func.expr(id);
        expr.prim.is_address() && applied(expr).is_some_and(|i| outcome(i) == Outcome::Owned)
    }

    /// What a variable that does not own holds after an assignment.
    fn borrowed(&self, state: &State, value: ExprId) -> Holds {
        let func = self.func;
        let mut all = Holds::Nothing;
        let mut work = vec![value];
        while let Some(id) = work.pop() {
            let expr = func.expr(id);
            let args = func.args(expr.args);
            let part = |memory: bool, thrown: bool, from: BTreeSet<usize>| Holds::Borrowed {
                memory,
                thrown,
                from,
                dead: false,
            };
            let none = BTreeSet::new;
            let is_cast = applied(expr) == Some(IntrinsicRef::Std(Intrinsic::JavaCheckCast));
            let next = match (expr.op, args) {
                (Op::Retype | Op::Cvt, &[inner]) => {
                    work.push(inner);
                    continue;
                }
                (Op::IntrinsicOp, &[inner, ..]) if is_cast => {
                    work.push(inner);
                    continue;
                }
                (Op::Select, &[_, yes, no]) => {
                    work.extend([yes, no]);
                    continue;
                }
                (Op::IreadOff, &[base]) if expr.prim == Prim::Ref => {
                    let fixed = match func.expr(base).data {
                        ExprData::Var(Sym::Global(id), 0) => self
                            .module
                            .vars
                            .get(id)
                            .is_some_and(|var| var.attrs.has(Attr::Final)),
                        _ => false,
                    };
                    if fixed {
                        Holds::Nothing
                    } else {
                        part(true, false, none())
                    }
                }
                (Op::RegRead, _) if expr.data == ExprData::Reg(Reg::ThrownVal) => part(false, true, none()),
                _ => match self.cell(id) {
                    Some(cell) if state.0[cell] == Holds::Own => part(false, false, [cell].into()),
                    Some(cell) if self.counted[cell] => state.0[cell].clone(),
                    _ => Holds::Nothing,
                },
            };
            all = join(&all, &next);
        }
        all
    }

    fn end(&self, state: &mut State, ends: impl Fn(&BTreeSet<usize>) -> bool) {
        for holds in &mut state.0 {
            if let Holds::Borrowed { from, dead, .. } = holds {
                *dead |= ends(from);
            }
        }
    }

    fn end_memory(&self, state: &mut State) {
        for holds in &mut state.0 {
            if let Holds::Borrowed {
                memory: true, dead, ..
            } = holds
            {
                *dead = true;
            }
        }
    }
}

/// Operations of the counter, whose operands are used before anything is released.
fn counting(intrinsic: IntrinsicRef) -> bool {
    match intrinsic {
        IntrinsicRef::Std(i) => super::counts(i),
        IntrinsicRef::Ext(x) => x == Xintrinsic::Replace || super::counts_tagged(x),
    }
}

fn is_result(func: &Function, id: ExprId) -> bool {
    func.expr(id).op == Op::RegRead && func.expr(id).data == ExprData::Reg(Reg::RetVal(0))
}

/// How many operations on counts the function has.
pub(super) fn operations(func: &Function) -> usize {
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let mut nodes = Vec::new();
    let mut count = 0;
    for &id in body {
        let stmt = func.stmt(id);
        nodes.clear();
        for &arg in func.args(stmt.args) {
            post_order(func, arg, &mut nodes);
        }
        let applied = nodes.iter().filter_map(|&node| applied(func.expr(node)));
        let called = match &stmt.data {
            StmtData::Call(call) => match call.callee {
                Callee::Intrinsic(intrinsic) => Some(intrinsic),
                _ => None,
            },
            _ => None,
        };
        count += applied.filter(|&i| counting(i)).count();
        count += match called {
            Some(IntrinsicRef::Std(Intrinsic::MplCleanupLocalrefvars)) => func.args(stmt.args).len(),
            Some(intrinsic) => usize::from(counting(intrinsic)),
            None => 0,
        };
    }
    count
}

fn nodes_text(func: &Function, id: crate::mir::StmtId) -> Vec<String> {
    let mut nodes = Vec::new();
    for &arg in func.args(func.stmt(id).args) {
        post_order(func, arg, &mut nodes);
    }
    let text = |&node: &ExprId| format!("{} {:?}", func.expr(node).op, func.expr(node).data);
    nodes.iter().map(text).collect()
}
