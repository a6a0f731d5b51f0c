//! Statements: where wide values go.

use maple_mirbin::{Op, Prim};

use super::{Holder, Pass, is_wide};
use crate::mir::typing::lanes_of;
use crate::mir::{ExprData, ExprId, Reg, StmtData, StmtId, Sym};

/// What a statement names, as far as this pass looks at it.
enum Target {
    Var(Sym, i32),
    Address(ExprId, ExprData),
    Offset(ExprId, i32),
    Reg(Reg),
    Other,
}

impl Pass<'_, '_, '_> {
    /// Rewrites a statement and appends what it becomes.
    pub(super) fn statement(&mut self, id: StmtId) {
        let stmt = self.e.func.stmt(id);
        let op = stmt.op;
        let args = self.e.func.args(stmt.args).to_vec();
        let target = match (&stmt.data, args.as_slice()) {
            (&StmtData::Var(sym, field), _) => Target::Var(sym, field),
            (&StmtData::Field(ty, field), &[base, _]) => Target::Address(base, ExprData::Field(ty, field)),
            (&StmtData::Offset(offset), &[base, _]) => Target::Offset(base, offset),
            (&StmtData::Reg(reg), _) => Target::Reg(reg),
            _ => Target::Other,
        };
        let wide = |arg: &ExprId| is_wide(self.e.func.expr_type(*arg));
        match (target, args.as_slice()) {
            (Target::Var(sym, field), &[value]) if wide(&value) => self.assign(id, sym, field, value),
            (Target::Var(sym, field @ 1..), &[value]) => {
                self.tree(value);
                if !self.assign_part(sym, field, value) {
                    self.e.push(id);
                }
            }
            (Target::Address(base, place), &[_, value]) if wide(&value) => {
                self.tree(base);
                if self.direct(value) {
                    return self.e.push(id);
                }
                if self.e.func.expr_type(value) == Prim::F128 {
                    let whole = self.whole(value);
                    self.replace_operands(id, &[base, whole]);
                    return self.e.push(id);
                }
                let address = self.e.expr(Op::IaddrOf, Prim::A64, &[base], place);
                let address = self.e.spill(address);
                self.tree(value);
                let parts = self.take(value);
                self.store(address, &parts);
            }
            (Target::Offset(base, offset), &[_, value]) if wide(&value) => {
                self.tree(base);
                let address = self.e.displaced(base, offset.into());
                let address = self.stable(address);
                if self.e.func.expr_type(value) == Prim::F128 {
                    let whole = self.whole(value);
                    let place = StmtData::Field(self.quad_pointer(), 0);
                    self.e.emit(Op::Iassign, &[address, whole], place);
                    return;
                }
                self.tree(value);
                let parts = self.take(value);
                self.store(address, &parts);
            }
            (Target::Reg(Reg::Preg(number)), &[value]) if self.e.func.expr_type(value) == Prim::F128 => {
                let whole = self.whole(value);
                let sym = Sym::Local(self.quad_variable(number));
                self.e.emit(Op::Dassign, &[whole], StmtData::Var(sym, 0));
            }
            (Target::Reg(Reg::Preg(number)), &[value]) if wide(&value) => {
                self.tree(value);
                let parts = self.take(value);
                if let Some(regs) = self.registers(Holder::Preg(number)) {
                    self.set(&regs, &parts);
                }
            }
            (Target::Reg(Reg::RetVal(_)), &[value]) if wide(&value) => {
                let whole = self.whole(value);
                let prim = self.e.func.expr_type(whole);
                self.replace_operands(id, &[whole]);
                if let Some(stmt) = self.e.func.stmts.get_mut(id.0 as usize) {
                    stmt.prim = prim;
                }
                self.e.push(id);
            }
            (Target::Other, &[value]) if op == Op::Eval && wide(&value) => {
                self.tree(value);
                if self.e.func.expr_type(value) == Prim::F128 {
                    if let Some(&whole) = self.take(value).first() {
                        self.halves(whole);
                    }
                    return;
                }
                for part in self.take(value) {
                    self.e.emit(Op::Eval, &[part], StmtData::None);
                }
            }
            (Target::Other, _) if args.iter().any(wide) && matches!(op, Op::Return | Op::Icall) => {
                let args: Vec<ExprId> = args.iter().map(|&arg| self.whole(arg)).collect();
                self.replace_operands(id, &args);
                self.e.push(id);
            }
            _ => {
                for &arg in &args {
                    self.tree(arg);
                }
                if let Some(&arg) = args.iter().find(|arg| is_wide(self.e.func.expr_type(**arg))) {
                    let (pos, prim) = (self.e.func.expr(arg).pos, self.e.func.expr_type(arg));
                    let message = format!("an operand of type {prim} of {op}");
                    let hint = "pass the address, or the parts, which have the field ids from 1";
                    return self.unit.unsupported(self.e.func, pos, message, hint);
                }
                self.e.push(id);
            }
        }
    }

    fn replace_operands(&mut self, id: StmtId, args: &[ExprId]) {
        let args = self.e.func.push_args(args);
        if let Some(stmt) = self.e.func.stmts.get_mut(id.0 as usize) {
            stmt.args = args;
        }
    }

    /// `dassign sym field (value)`
    fn assign(&mut self, id: StmtId, sym: Sym, field: i32, value: ExprId) {
        let regs = self.local_registers(sym).filter(|_| field == 0);
        if regs.is_none() && self.direct(value) {
            return self.e.push(id);
        }
        if self.e.func.expr_type(value) == Prim::F128 {
            let whole = self.whole(value);
            self.replace_operands(id, &[whole]);
            return self.e.push(id);
        }
        self.tree(value);
        let parts = self.take(value);
        match regs {
            Some(regs) => self.set(&regs, &parts),
            None if field == 0 => self.store_variable(sym, &parts),
            None => {
                let data = ExprData::Var(sym, field);
                let address = self.e.expr(Op::AddrOf, Prim::A64, &[], data);
                self.store(address, &parts);
            }
        }
    }

    /// `dassign sym field (value)` for a part that no access by field id reaches.
    fn assign_part(&mut self, sym: Sym, field: i32, value: ExprId) -> bool {
        let Some((prim, part)) = self
            .variable_prim(sym)
            .and_then(|prim| Some((prim, lanes_of(prim)?.0)))
        else {
            return false;
        };
        let index = (field - 1) as usize;
        if let Some(regs) = self.local_registers(sym) {
            if let Some(&reg) = regs.get(index) {
                self.e.regassign(part, reg, value);
            }
            return true;
        }
        if !self.is_cell(sym, prim) {
            return false;
        }
        let data = ExprData::Var(sym, 0);
        let address = self.e.expr(Op::AddrOf, Prim::A64, &[], data);
        self.e
            .store(part, (index as u32 * part.size()) as i32, address, value);
        true
    }

    /// Writes the parts of a variable in memory.
    pub(super) fn store_variable(&mut self, sym: Sym, parts: &[ExprId]) {
        let prim = self.variable_prim(sym);
        if prim.is_none_or(|prim| self.is_cell(sym, prim)) {
            let data = ExprData::Var(sym, 0);
            let address = self.e.expr(Op::AddrOf, Prim::A64, &[], data);
            return self.store(address, parts);
        }
        for (&part, field) in parts.iter().zip(1..) {
            self.e.emit(Op::Dassign, &[part], StmtData::Var(sym, field));
        }
    }

    /// Writes parts at `address`, a leaf.
    fn store(&mut self, address: ExprId, parts: &[ExprId]) {
        for (&part, index) in parts.iter().zip(0u32..) {
            let prim = self.e.func.expr_type(part);
            let address = self.e.copy_leaf(address);
            self.e.store(prim, (index * prim.size()) as i32, address, part);
        }
    }

    /// Whether a value is moved as a whole, from memory or a result; its node is an aggregate then, or a c64.
    fn direct(&mut self, value: ExprId) -> bool {
        let expr = *self.e.func.expr(value);
        let whole = match (expr.op, expr.data) {
            (Op::Dread, ExprData::Var(sym, field)) => field != 0 || self.local_registers(sym).is_none(),
            (Op::Iread, _) | (Op::RegRead, ExprData::Reg(Reg::RetVal(_))) => true,
            _ => false,
        };
        if whole {
            for arg in self.e.func.args(expr.args).to_vec() {
                self.tree(arg);
            }
            self.become_whole(value);
        }
        whole
    }

    /// Makes the read of a place one of an aggregate, if no cell holds the value.
    pub(super) fn become_whole(&mut self, id: ExprId) {
        let expr = *self.e.func.expr(id);
        if expr.prim != Prim::C64 {
            let prim = Prim::Agg;
            self.e.replace(id, crate::mir::Expr { prim, ..expr });
        }
    }

    /// A value as calls take it: an aggregate, or a c64 in a cell. Others are lowered.
    fn whole(&mut self, value: ExprId) -> ExprId {
        let prim = self.e.func.expr_type(value);
        if is_wide(prim) && self.direct(value) {
            return value;
        }
        self.tree(value);
        if !is_wide(prim) {
            return value;
        }
        let parts = self.take(value);
        match (prim, parts.first()) {
            (Prim::C64, _) => self.cell(&parts),
            (Prim::F128, Some(&whole)) => whole,
            _ => self.assembled(prim, &parts),
        }
    }
}
