//! Short-circuit evaluation to branches.
//!
//! Under a branch, `cand`, `cior` and `lnot` become chains of branches and no value is made. Elsewhere the value goes through a register.
//! Paths meet with an empty evaluation stack (DESIGN §5), so whatever an expression evaluates before such an operator, and may raise, is
//! spilled to registers first, in order. A `select` evaluates both arms; if an arm may raise, it becomes branches.

use maple_mirbin::{Op, Prim};

use super::build::{Emitter, post_order};
use super::{Facts, Unit};
use crate::mir::{Expr, ExprData, ExprId, Function, LabelId, Reg, StmtData, StmtId};

/// The expression holds an operator that needs branches.
const BRANCHES: u8 = 1;
/// Evaluating the expression may raise or have an effect.
const RAISES: u8 = 2;

/// What is still to be done; the last entry comes first.
#[derive(Clone, Copy)]
enum Task {
    /// Make an expression free of branches.
    Value(ExprId),
    /// Keep operand `1` of node `0` in a register if it may raise.
    Spill(ExprId, usize),
    /// The same for a statement's operand.
    SpillOperand(StmtId, usize),
    /// Go to the label if the condition's truth is this, else fall through.
    Branch(ExprId, bool, LabelId),
    /// The same for a condition that needs no branches itself.
    Test(ExprId, bool, LabelId),
    Place(LabelId),
    Goto(LabelId),
    /// Assign an expression to a register.
    Keep(Reg, Prim, ExprId),
    /// Append a statement.
    Stmt(StmtId),
}

struct Pass<'p, 'u, 'f> {
    unit: &'p mut Unit<'u>,
    e: Emitter<'f>,
    /// Flags of the nodes of the statement in work, by expression; nodes not seen have none.
    flags: Vec<u8>,
    work: Vec<Task>,
    nodes: Vec<ExprId>,
}

/// Lowers every statement of a flat body.
pub fn shortcircuit(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    let may_branch = |expr: &Expr| expr.op == Op::Select || own_flags(expr) & BRANCHES != 0;
    if !func.exprs.iter().any(may_branch) {
        return;
    }
    let mut pass = Pass {
        unit,
        flags: vec![0; func.exprs.len()],
        e: Emitter::new(func),
        work: Vec::with_capacity(32),
        nodes: Vec::with_capacity(32),
    };
    let mut index = 0;
    while let Some(id) = pass.e.statement(index) {
        index += 1;
        pass.e.at(id);
        pass.statement(id);
    }
    pass.e.finish();
}

impl Pass<'_, '_, '_> {
    fn statement(&mut self, id: StmtId) {
        let stmt = self.e.func.stmt(id);
        let (op, args) = (stmt.op, self.e.func.args(stmt.args).to_vec());
        let label = match stmt.data {
            StmtData::Label(label) => Some(label),
            _ => None,
        };
        let mut flags = 0;
        for &arg in &args {
            flags |= self.analyse(arg);
        }
        if flags & BRANCHES == 0 {
            return self.e.push(id);
        }
        match (op, label, args.as_slice()) {
            (Op::BrTrue | Op::BrFalse, Some(label), &[condition]) => {
                self.work.push(Task::Branch(condition, op == Op::BrTrue, label));
            }
            _ => {
                self.work.push(Task::Stmt(id));
                let last = args.iter().rposition(|&arg| self.has(arg, BRANCHES)).unwrap_or(0);
                for (index, &arg) in args.iter().enumerate().take(last + 1).rev() {
                    if index < last {
                        self.work.push(Task::SpillOperand(id, index));
                    }
                    self.work.push(Task::Value(arg));
                }
            }
        }
        while let Some(task) = self.work.pop() {
            self.step(task);
        }
    }

    /// Computes the flags of a tree; gives those of its root.
    fn analyse(&mut self, root: ExprId) -> u8 {
        self.nodes.clear();
        post_order(self.e.func, root, &mut self.nodes);
        for &id in &self.nodes {
            let expr = self.e.func.expr(id);
            let args = self.e.func.args(expr.args);
            let flag = |id: &ExprId| self.flags.get(id.0 as usize).copied().unwrap_or(0);
            let mut flags = args.iter().fold(own_flags(expr), |all, arg| all | flag(arg));
            if expr.op == Op::Select && args.iter().skip(1).any(|arm| flag(arm) & RAISES != 0) {
                flags |= BRANCHES;
            }
            if let Some(place) = self.flags.get_mut(id.0 as usize) {
                *place = flags;
            }
        }
        self.flags.get(root.0 as usize).copied().unwrap_or(0)
    }

    fn has(&self, id: ExprId, flag: u8) -> bool {
        self.flags
            .get(id.0 as usize)
            .is_some_and(|flags| flags & flag != 0)
    }

    fn step(&mut self, task: Task) {
        match task {
            Task::Value(id) => self.value(id),
            Task::Branch(id, when, target) => self.branch(id, when, target),
            Task::Test(id, when, target) => {
                let op = if when { Op::BrTrue } else { Op::BrFalse };
                self.e.jump(op, &[id], target);
            }
            Task::Place(label) => self.e.place(label),
            Task::Goto(label) => self.e.jump(Op::Goto, &[], label),
            Task::Keep(reg, prim, value) => self.e.regassign(prim, reg, value),
            Task::Stmt(stmt) => self.e.push(stmt),
            Task::Spill(node, index) => {
                let list = self.e.func.expr(node).args;
                self.spill(list, index);
            }
            Task::SpillOperand(stmt, index) => {
                let list = self.e.func.stmt(stmt).args;
                self.spill(list, index);
            }
        }
    }

    fn spill(&mut self, list: crate::mir::ArgList, index: usize) {
        let Some(&operand) = self.e.func.args(list).get(index) else {
            return;
        };
        if !self.has(operand, RAISES)
            || self.e.is_stable(operand)
            || self.e.func.expr_type(operand) == Prim::Agg
        {
            return;
        }
        let kept = self.e.spill(operand);
        if let Some(place) = self.e.func.args_mut(list).get_mut(index) {
            *place = kept;
        }
    }

    fn value(&mut self, id: ExprId) {
        if !self.has(id, BRANCHES) {
            return;
        }
        let expr = *self.e.func.expr(id);
        let args = self.e.func.args(expr.args).to_vec();
        match (expr.op, args.as_slice()) {
            (Op::Cand | Op::Cior, &[a, b]) => {
                // The register holds the outcome that the first operand alone can decide, until both have been asked.
                let decided = expr.op == Op::Cior;
                let reg = self.register(id, &expr);
                let end = self.e.label(self.unit.names);
                let early = self.e.constant(expr.prim, decided.into());
                self.e.regassign(expr.prim, reg, early);
                let late = self.e.constant(expr.prim, (!decided).into());
                self.work.extend([
                    Task::Place(end),
                    Task::Keep(reg, expr.prim, late),
                    Task::Branch(b, decided, end),
                    Task::Branch(a, decided, end),
                ]);
            }
            (Op::Select, &[condition, yes, no])
                if [yes, no].iter().any(|&arm| self.has(arm, BRANCHES | RAISES))
                    && expr.prim != Prim::Agg =>
            {
                let reg = self.register(id, &expr);
                let (otherwise, end) = (self.e.label(self.unit.names), self.e.label(self.unit.names));
                self.work.extend([
                    Task::Place(end),
                    Task::Keep(reg, expr.prim, no),
                    Task::Value(no),
                    Task::Place(otherwise),
                    Task::Goto(end),
                    Task::Keep(reg, expr.prim, yes),
                    Task::Value(yes),
                    Task::Branch(condition, false, otherwise),
                ]);
            }
            _ => {
                let last = args.iter().rposition(|&arg| self.has(arg, BRANCHES)).unwrap_or(0);
                for (index, &arg) in args.iter().enumerate().take(last + 1).rev() {
                    if index < last {
                        self.work.push(Task::Spill(id, index));
                    }
                    self.work.push(Task::Value(arg));
                }
            }
        }
    }

    /// Makes the node a reader of a fresh register.
    fn register(&mut self, id: ExprId, expr: &Expr) -> Reg {
        let reg = self.e.temporary(expr.prim);
        let data = ExprData::Reg(reg);
        let args = crate::mir::ArgList::EMPTY;
        self.e.replace(
            id,
            Expr {
                op: Op::RegRead,
                args,
                data,
                ..*expr
            },
        );
        reg
    }

    fn branch(&mut self, id: ExprId, when: bool, target: LabelId) {
        let expr = *self.e.func.expr(id);
        let args = self.e.func.args(expr.args).to_vec();
        match (expr.op, args.as_slice()) {
            (Op::Cand | Op::Cior, &[a, b]) => {
                // `cior` is `cand` with every truth turned round.
                let all = expr.op == Op::Cand;
                if when == all {
                    let skip = self.e.label(self.unit.names);
                    self.work.extend([
                        Task::Place(skip),
                        Task::Branch(b, when, target),
                        Task::Branch(a, !all, skip),
                    ]);
                } else {
                    self.work
                        .extend([Task::Branch(b, when, target), Task::Branch(a, when, target)]);
                }
            }
            (Op::Lnot, &[a]) if self.has(id, BRANCHES) => self.work.push(Task::Branch(a, !when, target)),
            (Op::Ne | Op::Eq, &[a, b]) if self.has(a, BRANCHES) && self.is_zero(b) => {
                self.work
                    .push(Task::Branch(a, when == (expr.op == Op::Ne), target));
            }
            _ => self.work.extend([Task::Test(id, when, target), Task::Value(id)]),
        }
    }

    fn is_zero(&self, id: ExprId) -> bool {
        let expr = self.e.func.expr(id);
        expr.prim.is_integral() && expr.data == ExprData::Const(0)
    }
}

/// Whether evaluating an expression may raise or have an effect.
pub(super) fn may_raise(func: &Function, root: ExprId) -> bool {
    let mut work = vec![root];
    while let Some(id) = work.pop() {
        let expr = func.expr(id);
        if own_flags(expr) & RAISES != 0 {
            return true;
        }
        work.extend_from_slice(func.args(expr.args));
    }
    false
}

/// The flags of a node that do not come from its operands.
fn own_flags(expr: &Expr) -> u8 {
    match expr.op {
        Op::Cand | Op::Cior => BRANCHES,
        Op::Div | Op::Rem if expr.prim.is_float() => 0,
        Op::Iread | Op::IreadOff | Op::Div | Op::Rem | Op::Alloca | Op::Malloc => RAISES,
        Op::GcMalloc | Op::GcPermalloc | Op::StackMalloc => RAISES,
        Op::GcMallocJarray | Op::GcPermallocJarray | Op::StackMallocJarray => RAISES,
        Op::IntrinsicOp | Op::IntrinsicOpWithType => RAISES,
        Op::Array if matches!(expr.data, ExprData::Array(_, true)) => RAISES,
        _ => 0,
    }
}
