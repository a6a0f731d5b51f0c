//! Arithmetic, comparisons and calls.

use maple_mirbin::{Op, Prim};

use super::super::operand::ValueHome;
use super::super::prim_of;
use super::Body;
use crate::front::shard::ast::{self, Operand, Type, ValueId};
use crate::front::shard::table::{BinaryOp, Cond, Fundamental};
use crate::mir::{Call, Callee, ExprData, ExprId, Reg, RetTarget, StmtData, Sym};

impl Body<'_, '_, '_> {
    pub(super) fn binary(&mut self, result: Option<ValueId>, op: BinaryOp, ty: Type, a: Operand, b: Operand) {
        let prim = prim_of(ty);
        if matches!(op, BinaryOp::Div | BinaryOp::Rem) && prim.is_integral() && !divides(b) {
            self.b.may_trap();
        }
        let (a, b) = (self.b.operand(a, ty), self.b.operand(b, ty));
        let (op, prim) = match (op, ty.fundamental()) {
            // Arithmetic modulo 2. A quotient by 1 is the dividend, a remainder 0, in any type.
            (BinaryOp::Add | BinaryOp::Sub, Some(Fundamental::Int1)) => (Op::Bxor, Prim::I32),
            (BinaryOp::Mul, Some(Fundamental::Int1)) => (Op::Band, Prim::I32),
            (_, Some(Fundamental::Int1)) => (operation(op), Prim::I32),
            _ => (operation(op), prim),
        };
        let tree = self.b.expr(op, prim, &[a, b], ExprData::None);
        self.b.define(result, tree);
    }

    pub(super) fn cmp(&mut self, result: Option<ValueId>, cond: Cond, ty: Type, a: Operand, b: Operand) {
        let (a, b) = (self.b.operand(a, ty), self.b.operand(b, ty));
        let of = ExprData::Operand(compared(ty));
        let tree = self.b.expr(relation(cond), Prim::U1, &[a, b], of);
        self.b.define(result, tree);
    }

    pub(super) fn call(&mut self, result: Option<ValueId>, call: &ast::Call) {
        let Some(callee) = self.b.lowering.callee(call) else {
            return;
        };
        self.b.may_trap();
        if self.b.lowering.reads_strings(callee) {
            for (&arg, &ty) in call.args.iter().zip(&call.params) {
                self.non_null(arg, ty);
            }
        }
        let typed = call.args.iter().zip(&call.params);
        let args: Vec<ExprId> = typed.map(|(&arg, &ty)| self.b.operand(arg, ty)).collect();
        self.b.settle_memory();
        let mut lowered = Call::new(Callee::Func(callee));
        let used = result.filter(|&id| self.b.facts.uses(id).count > 0);
        if let Some(id) = used {
            lowered.rets = Box::new([match self.b.place(id) {
                ValueHome::Register(number) => RetTarget::Reg(prim_of(self.b.type_of(id)), Reg::Preg(number)),
                ValueHome::Local(local) => RetTarget::Var(Sym::Local(local), 0),
            }]);
        } else if call.ret.is_some() {
            lowered.rets = Box::new([RetTarget::Ignored]);
        }
        let data = StmtData::Call(Box::new(lowered));
        self.b.emit(Op::CallAssigned, Prim::Void, &args, data);
    }

    /// Traps if a pointer is null.
    pub(super) fn non_null(&mut self, pointer: Operand, ty: Type) {
        if !ty.is_pointer() {
            return;
        }
        let value = match pointer {
            Operand::Value(value) => {
                self.b.pin(value.id);
                self.b.read(value.id)
            }
            Operand::Const(constant) => self.b.constant(Prim::Ptr, constant.bits),
        };
        self.b.settle_traps();
        self.b
            .emit(Op::AssertNonNull, Prim::Void, &[value], StmtData::None);
    }
}

/// Whether an integer can be divided by this without a trap.
fn divides(divisor: Operand) -> bool {
    matches!(divisor, Operand::Const(constant) if constant.bits != 0)
}

/// The type in which values of a type are compared.
fn compared(ty: Type) -> Prim {
    match prim_of(ty) {
        prim @ (Prim::I64 | Prim::F32 | Prim::F64 | Prim::Ptr) => prim,
        _ => Prim::I32,
    }
}

fn relation(cond: Cond) -> Op {
    match cond {
        Cond::Eq => Op::Eq,
        Cond::Ne => Op::Ne,
        Cond::Gt => Op::Gt,
        Cond::Ge => Op::Ge,
        Cond::Lt => Op::Lt,
        Cond::Le => Op::Le,
    }
}

fn operation(op: BinaryOp) -> Op {
    match op {
        BinaryOp::Add => Op::Add,
        BinaryOp::Sub => Op::Sub,
        BinaryOp::Mul => Op::Mul,
        BinaryOp::Div => Op::Div,
        BinaryOp::Rem => Op::Rem,
        BinaryOp::And => Op::Band,
        BinaryOp::Or => Op::Bior,
        BinaryOp::Xor => Op::Bxor,
    }
}
