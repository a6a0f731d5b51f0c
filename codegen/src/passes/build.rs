//! Construction of nodes, and of the flat statement list that a pass leaves.

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashMap;

use crate::mir::{
    ArgList, Expr, ExprData, ExprId, Function, Label, LabelId, Loc, Names, Pos, Preg, Reg, Stmt, StmtData,
    StmtId, Storage, Sym, Symbol, TypeTable,
};

/// Appends statements to the new body of a function. New nodes get the position of the statement last named with [`Emitter::at`].
pub(super) struct Emitter<'f> {
    pub func: &'f mut Function,
    /// The new body is what [`Function::lists`] holds from here on.
    start: usize,
    pos: Pos,
    loc: Loc,
    next_preg: u32,
    next_label: usize,
    /// Registers for values that live within one statement, by type, and how many of them are in use.
    temporaries: FxHashMap<Prim, (Vec<Reg>, usize)>,
}

impl<'f> Emitter<'f> {
    /// Starts a new body.
    pub fn new(func: &'f mut Function) -> Emitter<'f> {
        let next_preg = func.pregs.keys().max().map_or(1, |&n| n.saturating_add(1));
        let next_label = func.labels.len();
        Emitter {
            start: func.lists.len(),
            func,
            pos: Pos::NONE,
            loc: Loc::NONE,
            next_preg,
            next_label,
            temporaries: FxHashMap::default(),
        }
    }

    /// The statements of the flat body, which stay where they are until [`Emitter::finish`].
    pub fn body(&self) -> Vec<StmtId> {
        self.func
            .body
            .map_or_else(Vec::new, |body| self.func.block(body).to_vec())
    }

    /// As [`Emitter::body`], one after the other.
    pub fn statement(&self, index: usize) -> Option<StmtId> {
        self.func
            .body
            .and_then(|body| self.func.block(body).get(index).copied())
    }

    /// Makes the list the function's body.
    pub fn finish(self) {
        let block = self.func.close_block(self.start);
        self.func.body = Some(block);
    }

    /// New nodes belong to `stmt` from now on; temporaries of the statement before are free again.
    pub fn at(&mut self, stmt: StmtId) {
        self.temporaries.values_mut().for_each(|(_, used)| *used = 0);
        let stmt = self.func.stmt(stmt);
        (self.pos, self.loc) = (stmt.pos, stmt.loc);
    }

    /// New nodes belong to this place from now on.
    pub fn stand_at(&mut self, pos: Pos, loc: Loc) {
        (self.pos, self.loc) = (pos, loc);
    }

    /// The current position.
    pub fn pos(&self) -> Pos {
        self.pos
    }

    /// Appends a statement that exists.
    pub fn push(&mut self, stmt: StmtId) {
        self.func.lists.push(stmt);
    }

    /// Makes a statement without appending it.
    pub fn stmt(&mut self, op: Op, args: &[ExprId], data: StmtData) -> StmtId {
        self.func.push_stmt(op, args, data, self.pos, self.loc)
    }

    /// As [`Emitter::stmt`], with the operands of another statement.
    pub fn stmt_with(&mut self, op: Op, args: ArgList, data: StmtData) -> StmtId {
        self.add(op, Prim::Void, args, data)
    }

    fn add(&mut self, op: Op, prim: Prim, args: ArgList, data: StmtData) -> StmtId {
        let (pos, loc) = (self.pos, self.loc);
        self.func.add_stmt(Stmt {
            op,
            prim,
            args,
            data,
            pos,
            loc,
        })
    }

    /// Takes what a statement has besides its operands.
    pub fn take_data(&mut self, id: StmtId) -> Option<StmtData> {
        let stmt = self.func.stmts.get_mut(id.0 as usize)?;
        Some(std::mem::replace(&mut stmt.data, StmtData::None))
    }

    /// Appends a new statement.
    pub fn emit(&mut self, op: Op, args: &[ExprId], data: StmtData) -> StmtId {
        let stmt = self.stmt(op, args, data);
        self.func.lists.push(stmt);
        stmt
    }

    /// Makes `op prim` with operands without appending it.
    fn typed_stmt(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) -> StmtId {
        let args = self.func.push_args(args);
        self.add(op, prim, args, data)
    }

    /// Makes `regassign prim reg (value)` without appending it.
    pub fn regassign_stmt(&mut self, prim: Prim, reg: Reg, value: ExprId) -> StmtId {
        self.typed_stmt(Op::RegAssign, prim, &[value], StmtData::Reg(reg))
    }

    /// Appends `regassign prim reg (value)`.
    pub fn regassign(&mut self, prim: Prim, reg: Reg, value: ExprId) {
        let stmt = self.regassign_stmt(prim, reg, value);
        self.func.lists.push(stmt);
    }

    /// Appends `iassignoff prim offset (address, value)`.
    pub fn store(&mut self, prim: Prim, offset: i32, address: ExprId, value: ExprId) {
        let stmt = self.typed_stmt(Op::IassignOff, prim, &[address, value], StmtData::Offset(offset));
        self.func.lists.push(stmt);
    }

    /// Appends a label.
    pub fn place(&mut self, label: LabelId) {
        self.emit(Op::Label, &[], StmtData::Label(label));
    }

    /// Appends `goto`, `brtrue` or `brfalse`.
    pub fn jump(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, args, StmtData::Label(label));
    }

    /// Appends `brtrue` or `brfalse` with the operands of another statement.
    pub fn jump_with(&mut self, op: Op, args: ArgList, label: LabelId) {
        let stmt = self.stmt_with(op, args, StmtData::Label(label));
        self.func.lists.push(stmt);
    }

    /// A label that nothing carries yet.
    pub fn label(&mut self, names: &mut Names) -> LabelId {
        loop {
            let name = names.numbered(b"_l", self.next_label);
            self.next_label += 1;
            if self.func.labels.lookup(name).is_none() {
                return self.func.labels.push(Label {
                    defined: true,
                    ..Label::mentioned(name, self.pos)
                });
            }
        }
    }

    /// A fresh pseudo-register.
    pub fn preg(&mut self, prim: Prim) -> Reg {
        let number = self.next_preg;
        self.next_preg = number.saturating_add(1);
        self.func.pregs.insert(
            number,
            Preg {
                ty: TypeTable::prim(prim),
                declared: true,
                counted: false,
                pos: self.pos,
            },
        );
        Reg::Preg(number)
    }

    /// A register that is free until the end of the current statement.
    pub fn temporary(&mut self, prim: Prim) -> Reg {
        let (regs, used) = self.temporaries.entry(prim).or_default();
        *used += 1;
        if let Some(&reg) = regs.get(*used - 1) {
            return reg;
        }
        let reg = self.preg(prim);
        if let Some((regs, _)) = self.temporaries.get_mut(&prim) {
            regs.push(reg);
        }
        reg
    }

    /// Assigns `value` to a temporary; gives a reader of it.
    pub fn spill(&mut self, value: ExprId) -> ExprId {
        let prim = self.func.expr_type(value);
        let reg = self.temporary(prim);
        self.regassign(prim, reg, value);
        self.regread(prim, reg)
    }

    /// Makes an expression.
    pub fn expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData) -> ExprId {
        self.func.push_expr(op, prim, args, data, self.pos)
    }

    /// `regread prim reg`
    pub fn regread(&mut self, prim: Prim, reg: Reg) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(reg))
    }

    /// `constval prim bits`
    pub fn constant(&mut self, prim: Prim, bits: u64) -> ExprId {
        self.func.push_const(prim, bits, self.pos)
    }

    /// `op prim (a, b)`
    pub fn binary(&mut self, op: Op, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        self.expr(op, prim, &[a, b], ExprData::None)
    }

    /// `op u1 operand (a, b)`
    pub fn compare(&mut self, op: Op, operand: Prim, a: ExprId, b: ExprId) -> ExprId {
        self.expr(op, Prim::U1, &[a, b], ExprData::Operand(operand))
    }

    /// `address + offset`; the address itself if the offset is 0.
    pub fn displaced(&mut self, address: ExprId, offset: i64) -> ExprId {
        if offset == 0 {
            return address;
        }
        let offset = self.constant(Prim::I64, offset as u64);
        self.binary(Op::Add, Prim::A64, address, offset)
    }

    /// `value` of type `to`: itself if it has it, else converted.
    pub fn converted(&mut self, value: ExprId, to: Prim) -> ExprId {
        let from = self.func.expr_type(value);
        if from == to {
            value
        } else {
            self.expr(Op::Cvt, to, &[value], ExprData::Operand(from))
        }
    }

    /// As [`Emitter::converted`] where nothing in the text asks for a conversion: an integer keeps its low bits, as a u1 too.
    pub fn brought(&mut self, value: ExprId, to: Prim) -> ExprId {
        let from = self.func.expr_type(value);
        if to == Prim::U1 && from != to && from.is_integral() {
            let bits = ExprData::Bits { offset: 0, size: 8 };
            return self.expr(Op::Zext, to, &[value], bits);
        }
        self.converted(value, to)
    }

    /// Another node like `id`, which must be a leaf.
    pub fn copy_leaf(&mut self, id: ExprId) -> ExprId {
        let expr = *self.func.expr(id);
        self.func.push_expr(expr.op, expr.prim, &[], expr.data, expr.pos)
    }

    /// Another tree like `id`, if it has at most `limit` nodes.
    pub fn copy_small(&mut self, id: ExprId, limit: usize) -> Option<ExprId> {
        let mut nodes = Vec::with_capacity(limit + 1);
        nodes.push(id);
        let mut at = 0;
        while let Some(&node) = nodes.get(at) {
            nodes.extend_from_slice(self.func.args(self.func.expr(node).args));
            if nodes.len() > limit {
                return None;
            }
            at += 1;
        }
        // Operands come after their node in the list, those of a later node after those of an earlier one: taken from its end, they come
        // in the order in which the nodes need them.
        let mut end = nodes.len();
        for index in (0..nodes.len()).rev() {
            let node = nodes.get(index).copied()?;
            let expr = *self.func.expr(node);
            let start = end.checked_sub(expr.args.len())?;
            let copy = self
                .func
                .push_expr(expr.op, expr.prim, nodes.get(start..end)?, expr.data, expr.pos);
            *nodes.get_mut(index)? = copy;
            end = start;
        }
        nodes.first().copied()
    }

    /// Whether evaluating `id` twice, or later within its statement, makes no difference: constants, addresses and local values.
    pub fn is_stable(&self, id: ExprId) -> bool {
        let expr = self.func.expr(id);
        match (expr.op, expr.data) {
            (
                Op::ConstVal | Op::AddrOf | Op::AddrOfFunc | Op::AddrOfLabel | Op::ConstStr | Op::ConstStr16,
                _,
            ) => true,
            (Op::RegRead, _) => expr.prim != Prim::Agg,
            (Op::Dread, ExprData::Var(Sym::Local(id), 0)) => {
                expr.prim != Prim::Agg
                    && self
                        .func
                        .locals
                        .get(id)
                        .is_some_and(|l| l.storage == Storage::Default)
            }
            _ => false,
        }
    }

    /// Adds a node.
    pub fn push_node(&mut self, expr: Expr) -> ExprId {
        self.func.exprs.push(expr);
        ExprId(self.func.exprs.len() as u32 - 1)
    }

    /// The place after the last statement appended.
    pub fn mark(&self) -> usize {
        self.func.lists.len()
    }

    /// Takes back the statements appended after a mark.
    pub fn take_from(&mut self, mark: usize) -> Vec<StmtId> {
        self.func.lists.split_off(mark)
    }

    /// Puts a statement after the first one appended.
    pub fn push_second(&mut self, stmt: StmtId) {
        let at = (self.start + 1).min(self.func.lists.len());
        self.func.lists.insert(at, stmt);
    }

    /// Takes back the first statement appended.
    pub fn remove_first(&mut self) {
        if self.start < self.func.lists.len() {
            self.func.lists.remove(self.start);
        }
    }

    /// Turns the node `id` into `expr`.
    pub fn replace(&mut self, id: ExprId, expr: Expr) {
        if let Some(place) = self.func.exprs.get_mut(id.0 as usize) {
            *place = expr;
        }
    }
}

/// The nodes of the tree `root`, operands before their users, left before right.
pub(super) fn post_order(func: &Function, root: ExprId, out: &mut Vec<ExprId>) {
    let start = out.len();
    // Most trees are small: their nodes wait here, those of larger ones in the vector.
    let mut few = [root; 16];
    let mut used = 1;
    let mut more: Vec<ExprId> = Vec::new();
    loop {
        let id = match (more.pop(), used) {
            (Some(id), _) => id,
            (None, 0) => break,
            (None, _) => {
                used -= 1;
                few[used]
            }
        };
        out.push(id);
        for &arg in func.args(func.expr(id).args) {
            match few.get_mut(used).filter(|_| more.is_empty()) {
                Some(place) => {
                    *place = arg;
                    used += 1;
                }
                None => more.push(arg),
            }
        }
    }
    // Collected root first and right before left: the reverse of what is wanted.
    out.get_mut(start..).unwrap_or_default().reverse();
}
