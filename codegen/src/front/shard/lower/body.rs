//! Blocks and instructions.

use maple_mirbin::{Op, Prim, Xintrinsic};
use rustc_hash::FxHashSet;

use crate::mir::{
    self, Call, Callee, ExprData, ExprId, IntrinsicRef, Label, LabelId, Reg, RetTarget, StmtData, Sym,
};

use super::super::ast::{self, BlockId, Function, Index, Inst, InstData, Operand, Type, ValueId, ValueRef};
use super::super::table::{BinaryOp, Cond, Fundamental};
use super::memory::{Alloc, Facts, Home, targets};
use super::operand::{Builder, Place};
use super::{Lowering, prim_of};

/// Bytes on both sides of null in which nothing is mapped: an access through null and an index that reaches no further faults. It is what
/// a constant index reaches with the largest fundamental type.
const UNMAPPED: u64 = 32 << 30;
/// Instructions of a loop's head that are repeated at its end, so that a turn takes one jump.
const MAX_REPEATED: usize = 12;

/// Lowers the body of a function into `func`, which has its signature.
pub(super) fn lower(lowering: &mut Lowering<'_>, function: &Function, func: mir::Function) -> mir::Function {
    let facts = Facts::new(function, |ty| lowering.size(ty));
    let types = function.values.iter().map(|value| value.ty).collect();
    let labels = labels(lowering, function);
    let mut body = Body {
        b: Builder::new(lowering, func, facts, types),
        function,
        labels: Vec::new(),
        tested: FxHashSet::default(),
    };
    body.labels = labels
        .into_iter()
        .map(|label| body.b.func.labels.push(label))
        .collect();
    for (at, _) in function.blocks.iter().enumerate() {
        body.block(BlockId(at as u32));
    }
    body.b.finish()
}

/// One label for each block, named after it.
fn labels(lowering: &mut Lowering<'_>, function: &Function) -> Vec<Label> {
    let blocks = function.blocks.iter().enumerate();
    blocks
        .map(|(at, block)| {
            let name = match block.label {
                // MIR names hold what Shard names hold, and bars.
                Some(name) => lowering.module.names.intern(lowering.program.names.bytes(name)),
                None => lowering.module.names.intern(format!("L|{at}")),
            };
            Label {
                name,
                defined: true,
                pos: lowering.pos(block.pos),
            }
        })
        .collect()
}

struct Body<'l, 'p, 'f> {
    b: Builder<'l, 'p>,
    function: &'f Function,
    labels: Vec<LabelId>,
    /// Pointers that this block has tested for null.
    tested: FxHashSet<ValueId>,
}

impl<'f> Body<'_, '_, 'f> {
    fn block(&mut self, id: BlockId) {
        let reached = self.b.facts.reached.get(id.0 as usize) == Some(&true);
        let (Some(block), true) = (self.function.block(id), reached) else {
            return;
        };
        self.b.at(block.pos);
        self.label(id);
        self.instructions(id, id);
    }

    fn label(&mut self, id: BlockId) {
        if let Some(&label) = self.labels.get(id.0 as usize) {
            self.b.flow(Op::Label, &[], label);
        }
    }

    /// The instructions of a block, standing where block `here` is.
    fn instructions(&mut self, id: BlockId, here: BlockId) {
        self.b.block = id;
        self.tested.clear();
        let insts = self.function.block(id).map_or(&[][..], |block| &block.insts);
        for (at, inst) in insts.iter().enumerate() {
            self.b.at(inst.pos);
            self.instruction(inst, &insts[at + 1..], here);
        }
    }

    fn instruction(&mut self, inst: &Inst, rest: &[Inst], here: BlockId) {
        let result = inst.result;
        match &inst.data {
            InstData::Alloc { .. } => self.alloc(result, rest),
            &InstData::Store {
                ty,
                addr,
                value,
                index,
            } => self.store(ty, addr, value, index),
            &InstData::Load { ty, addr, index } => self.load(result, ty, addr, index),
            &InstData::Binary { op, ty, a, b } => self.binary(result, op, ty, a, b),
            &InstData::Cmp { cond, ty, a, b } => {
                let (a, b) = (self.b.operand(a, ty), self.b.operand(b, ty));
                let of = compared(ty);
                let tree = self
                    .b
                    .expr(relation(cond), Prim::U1, &[a, b], ExprData::Operand(of));
                self.b.define(result, tree);
            }
            InstData::Call(call) => self.call(result, call),
            &InstData::Jump { to } => self.jump(to, here),
            &InstData::Branch { cond, then, other } => self.branch(cond, then, other, here),
            InstData::Return { value } => {
                let value = value.map(|(ty, value)| self.b.operand(value, ty));
                self.b.end_block();
                self.b
                    .emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
            }
        }
    }

    // Control.

    fn is_next(&self, id: BlockId, here: BlockId) -> bool {
        let between = here.0.saturating_add(1)..id.0;
        id.0 > here.0
            && between
                .into_iter()
                .all(|at| self.b.facts.reached.get(at as usize) != Some(&true))
    }

    fn go(&mut self, op: Op, args: &[ExprId], to: BlockId) {
        if let Some(&label) = self.labels.get(to.0 as usize) {
            self.b.flow(op, args, label);
        }
    }

    fn jump(&mut self, to: BlockId, here: BlockId) {
        self.b.end_block();
        if self.is_next(to, here) {
            return;
        }
        // In a repeated head, `here` is not its place: repeating is done once.
        if to.0 <= here.0 && self.b.block == here && self.is_head(to) {
            return self.instructions(to, here);
        }
        self.go(Op::Goto, &[], to);
    }

    /// Whether a block is short and ends in the decision whether to go on.
    fn is_head(&self, id: BlockId) -> bool {
        let Some(block) = self.function.block(id) else {
            return false;
        };
        let Some((last, before)) = block.insts.split_last() else {
            return false;
        };
        let decides = matches!(
            last.data,
            InstData::Branch {
                cond: Operand::Value(_),
                ..
            }
        );
        let plain = |inst: &Inst| !matches!(inst.data, InstData::Alloc { .. } | InstData::Call(_));
        decides && block.insts.len() <= MAX_REPEATED && before.iter().all(plain)
    }

    fn branch(&mut self, cond: Operand, then: BlockId, other: BlockId, here: BlockId) {
        if let Operand::Const(_) = cond {
            let mut only = then;
            targets(&InstData::Branch { cond, then, other }, |target| only = target);
            return self.jump(only, here);
        }
        let cond = self.b.operand(cond, Type::INT1);
        self.b.end_block();
        if self.is_next(then, here) {
            return self.go(Op::BrFalse, &[cond], other);
        }
        self.go(Op::BrTrue, &[cond], then);
        if !self.is_next(other, here) {
            self.go(Op::Goto, &[], other);
        }
    }

    // Memory.

    fn alloc(&mut self, result: Option<ValueId>, rest: &[Inst]) {
        let Some((id, alloc)) = result.and_then(|id| Some((id, *self.b.facts.alloc(id)?))) else {
            return;
        };
        let size = self.b.lowering.size(alloc.ty);
        match (alloc.home, self.b.place(id)) {
            (Home::Register(prim), Place::Register(number)) => {
                if !stored_first(id, rest) {
                    self.b.settle_reads(number);
                    let zero = self.b.constant(prim, 0);
                    self.b.assign(prim, number, zero);
                }
            }
            (Home::Frame, _) => {
                let Index::Const(count) = alloc.count else { return };
                let bytes = self.b.constant(Prim::I64, size.saturating_mul(u64::from(count)));
                self.clear(id, bytes);
            }
            (_, Place::Register(number)) => {
                self.b.may_trap();
                let bytes = self.bytes(&alloc, size);
                self.b.settle_traps();
                let memory = self.b.expr(Op::Alloca, Prim::Ptr, &[bytes], ExprData::None);
                self.b.assign(Prim::Ptr, number, memory);
                let bytes = self.bytes(&alloc, size);
                self.clear(id, bytes);
            }
            (_, Place::Local(_)) => {}
        }
    }

    /// Size of an `alloc` in bytes; checks a count that is not constant.
    fn bytes(&mut self, alloc: &Alloc, size: u64) -> ExprId {
        match alloc.count {
            Index::Const(count) => {
                let bytes = size.saturating_mul(u64::from(count)).max(1);
                self.b.constant(Prim::I64, bytes)
            }
            Index::Value(count) => {
                self.b.pin(count.id);
                let count = self.wide(count.id);
                // Of -1 and 0 the first check makes numbers beyond the bound: counts are from 1.
                let one = self.b.constant(Prim::I64, 1);
                let less = self.b.expr(Op::Sub, Prim::I64, &[count, one], ExprData::None);
                let bound = self.b.constant(Prim::I64, u64::from(u32::MAX));
                let checked = self.check(less, bound);
                let one = self.b.constant(Prim::I64, 1);
                let count = self.b.expr(Op::Add, Prim::I64, &[checked, one], ExprData::None);
                self.scaled(count, size.max(1))
            }
        }
    }

    fn clear(&mut self, id: ValueId, bytes: ExprId) {
        self.b.settle_memory();
        let address = self.b.read(id);
        let call = Call::new(Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::ZeroBytes)));
        let data = StmtData::Call(Box::new(call));
        self.b
            .emit(Op::IntrinsicCall, Prim::Void, &[address, bytes], data);
    }

    /// A pinned value of an integer type as 64 bits.
    fn wide(&mut self, id: ValueId) -> ExprId {
        let value = self.b.read(id);
        self.widened(value, self.b.type_of(id))
    }

    fn widened(&mut self, value: ExprId, ty: Type) -> ExprId {
        match prim_of(ty) {
            Prim::I64 => value,
            from => self.b.expr(Op::Cvt, Prim::I64, &[value], ExprData::Operand(from)),
        }
    }

    fn check(&mut self, index: ExprId, bound: ExprId) -> ExprId {
        let check = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::CheckIndex));
        self.b.expr(Op::IntrinsicOp, Prim::I64, &[index, bound], check)
    }

    fn scaled(&mut self, index: ExprId, size: u64) -> ExprId {
        if size == 1 {
            return index;
        }
        let size = self.b.constant(Prim::I64, size);
        self.b.expr(Op::Mul, Prim::I64, &[index, size], ExprData::None)
    }

    /// Number of values of `size` bytes that the memory of an `alloc` holds.
    fn bound(&mut self, alloc: &Alloc, size: u64) -> ExprId {
        let own = self.b.lowering.size(alloc.ty);
        match alloc.count {
            Index::Const(count) => {
                let bytes = own.saturating_mul(u64::from(count));
                self.b.constant(Prim::I64, bytes / size.max(1))
            }
            Index::Value(count) => {
                self.b.pin(count.id);
                let count = self.wide(count.id);
                if own == size {
                    return count;
                }
                let bytes = self.scaled(count, own);
                let size = self.b.constant(Prim::I64, size.max(1));
                self.b.expr(Op::Div, Prim::I64, &[bytes, size], ExprData::None)
            }
        }
    }

    /// Says whether an access may trap, before its operands are taken. One to known memory at a known place cannot.
    fn announce(&mut self, ty: Type, addr: ValueRef, index: Index) {
        if !self.is_within(ty, addr, index) {
            self.b.may_trap();
        }
        if self.b.facts.alloc(addr.id).is_none()
            && self.reach(ty, index) > UNMAPPED
            && self.tested.insert(addr.id)
        {
            self.non_null(Operand::Value(addr), self.b.type_of(addr.id));
        }
    }

    /// How far an index may lead away from an address, in bytes.
    fn reach(&mut self, ty: Type, index: Index) -> u64 {
        let most = match index {
            Index::Const(index) => u64::from(index),
            Index::Value(value) if prim_of(self.b.type_of(value.id)) == Prim::I64 => u64::MAX,
            Index::Value(_) => 1 << 31,
        };
        most.saturating_mul(self.b.lowering.size(ty))
    }

    fn is_within(&mut self, ty: Type, addr: ValueRef, index: Index) -> bool {
        let (Some(&alloc), Index::Const(index)) = (self.b.facts.alloc(addr.id), index) else {
            return false;
        };
        let Index::Const(count) = alloc.count else {
            return false;
        };
        let bytes = self.b.lowering.size(alloc.ty).saturating_mul(u64::from(count));
        let size = self.b.lowering.size(ty);
        u64::from(index).saturating_add(1).saturating_mul(size) <= bytes
    }

    /// Address of an access as base and offset, with the check that it is within known memory.
    fn address(&mut self, ty: Type, addr: ValueRef, index: Index) -> (ExprId, i32) {
        let size = self.b.lowering.size(ty);
        let alloc = self.b.facts.alloc(addr.id).copied();
        let within = self.is_within(ty, addr, index);
        let base = self.b.value(addr);
        let offset = match index {
            Index::Const(index) if within || alloc.is_none() => {
                let offset = u64::from(index).saturating_mul(size);
                if let Ok(offset) = i32::try_from(offset) {
                    return (base, offset);
                }
                self.b.constant(Prim::I64, offset)
            }
            _ => {
                let index = match index {
                    Index::Const(index) => self.b.constant(Prim::I64, u64::from(index)),
                    Index::Value(value) => {
                        let index = self.b.value(value);
                        self.widened(index, self.b.type_of(value.id))
                    }
                };
                let index = match alloc {
                    Some(alloc) => {
                        let bound = self.bound(&alloc, size);
                        self.check(index, bound)
                    }
                    None => index,
                };
                self.scaled(index, size)
            }
        };
        let sum = self.b.expr(Op::Add, Prim::Ptr, &[base, offset], ExprData::None);
        (sum, 0)
    }

    /// The register that stands for the memory at an address.
    fn home(&mut self, addr: ValueRef) -> Option<(Prim, u32)> {
        match (self.b.facts.alloc(addr.id)?.home, self.b.place(addr.id)) {
            (Home::Register(prim), Place::Register(number)) => Some((prim, number)),
            _ => None,
        }
    }

    fn load(&mut self, result: Option<ValueId>, ty: Type, addr: ValueRef, index: Index) {
        if let Some((_, number)) = self.home(addr) {
            return self.b.define_copy(result, number);
        }
        self.announce(ty, addr, index);
        let (base, offset) = self.address(ty, addr, index);
        self.b.effects.memory = true;
        if ty.aggregate().is_some() {
            return self.load_struct(result, ty, base, offset);
        }
        let data = ExprData::Offset(offset);
        let tree = match prim_of(ty) {
            Prim::U1 => {
                let byte = self.b.expr(Op::IreadOff, Prim::U8, &[base], data);
                let zero = self.b.constant(Prim::U32, 0);
                self.b
                    .expr(Op::Ne, Prim::U1, &[byte, zero], ExprData::Operand(Prim::U32))
            }
            prim => self.b.expr(Op::IreadOff, prim, &[base], data),
        };
        self.b.define(result, tree);
    }

    fn load_struct(&mut self, result: Option<ValueId>, ty: Type, base: ExprId, offset: i32) {
        let Some(id) = result else { return };
        let Place::Local(local) = self.b.place(id) else {
            return;
        };
        let address = self.offset(base, offset);
        let to = self.b.lowering.ty(ty);
        let pointer = self.b.lowering.module.types.pointer(to);
        let value = self
            .b
            .expr(Op::Iread, Prim::Agg, &[address], ExprData::Field(pointer, 0));
        self.b.settle_memory();
        let data = StmtData::Var(Sym::Local(local), 0);
        self.b.emit(Op::Dassign, Prim::Void, &[value], data);
    }

    fn offset(&mut self, base: ExprId, offset: i32) -> ExprId {
        if offset == 0 {
            return base;
        }
        let offset = self.b.constant(Prim::I64, offset as u64);
        self.b.expr(Op::Add, Prim::Ptr, &[base, offset], ExprData::None)
    }

    fn store(&mut self, ty: Type, addr: ValueRef, value: Operand, index: Index) {
        if let Some((prim, number)) = self.home(addr) {
            let value = self.b.operand(value, ty);
            self.b.settle_reads(number);
            if self.b.effects.trap.is_some() {
                self.b.settle_traps();
            }
            return self.b.assign(prim, number, value);
        }
        self.announce(ty, addr, index);
        let (base, offset) = self.address(ty, addr, index);
        let value = self.b.operand(value, ty);
        self.b.settle_memory();
        if ty.aggregate().is_some() {
            let address = self.offset(base, offset);
            let to = self.b.lowering.ty(ty);
            let pointer = self.b.lowering.module.types.pointer(to);
            let data = StmtData::Field(pointer, 0);
            return self.b.emit(Op::Iassign, Prim::Void, &[address, value], data);
        }
        let prim = match prim_of(ty) {
            Prim::U1 => Prim::U8,
            prim => prim,
        };
        self.b
            .emit(Op::IassignOff, prim, &[base, value], StmtData::Offset(offset));
    }

    // Computation.

    fn binary(&mut self, result: Option<ValueId>, op: BinaryOp, ty: Type, a: Operand, b: Operand) {
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

    // Calls.

    fn call(&mut self, result: Option<ValueId>, call: &ast::Call) {
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
                Place::Register(number) => RetTarget::Reg(prim_of(self.b.type_of(id)), Reg::Preg(number)),
                Place::Local(local) => RetTarget::Var(Sym::Local(local), 0),
            }]);
        } else if call.ret.is_some() {
            lowered.rets = Box::new([RetTarget::Ignored]);
        }
        let data = StmtData::Call(Box::new(lowered));
        self.b.emit(Op::CallAssigned, Prim::Void, &args, data);
    }

    /// Traps if a pointer is null.
    fn non_null(&mut self, pointer: Operand, ty: Type) {
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

/// Whether memory is stored to before anything else is done with it or another block is entered.
fn stored_first(id: ValueId, rest: &[Inst]) -> bool {
    for inst in rest {
        match inst.data {
            InstData::Load { addr, .. } if addr.id == id => return false,
            InstData::Store { addr, value, .. } if addr.id == id => {
                return !matches!(value, Operand::Value(value) if value.id == id);
            }
            _ => {}
        }
    }
    false
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
