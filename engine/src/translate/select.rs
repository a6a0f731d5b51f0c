//! Choosing instructions.

use super::emit::Family;
use super::model::{Base, Operand, Place, Test, Value};
use super::{Translator, flow};
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, Compare, Divide, FloatBinary, FloatCompare, FloatFromInt, FloatUnary};
use crate::ops::scalar::{GenericOp, IntFromFloat, Unary, evaluate};
use crate::ops::table::{self, Kind, Single};
use crate::regcode::Ins;
use maple_mirbin::{Frame, Inst, Op, Prim, Xintrinsic};
use maple_runtime::trap::{Instruction, TrapKind};

impl Translator<'_> {
    /// Translates one instruction.
    pub(super) fn instruction(&mut self, index: usize, inst: &Inst<'_>) {
        if !super::reads_result(inst) {
            self.pending = None;
        }
        match inst.op {
            Op::Dread | Op::RegRead => self.read_cell(index, inst),
            Op::Dassign | Op::RegAssign if self.forward(index, inst) => {}
            Op::Dassign | Op::RegAssign => {
                let slot = self.slot(inst.frame_index());
                let value = self.stack.pop();
                let depth = self.stack.depth();
                self.save_users(slot);
                self.assign(slot, value, depth, inst.ty);
            }
            Op::ConstVal | Op::ConstVal64 => self.stack.push(Place::Const(inst.constant()), inst.ty),
            Op::AddrOf => {
                let slot = self.slot(inst.frame_index());
                self.stack.push(Place::Address(slot), Prim::A64);
            }
            Op::AddrOffPc => self.push_address(self.input.base.wrapping_add_signed(inst.target(0))),
            Op::AddrOfLabel => self.push_address(self.input.base.wrapping_add_signed(inst.target(0))),
            Op::AddrOf32 | Op::IreadPcOff => {
                let address = self.input.base.wrapping_add_signed(inst.target(0));
                let ty = if inst.op == Op::AddrOf32 {
                    Prim::A64
                } else {
                    inst.ty
                };
                self.stack.push(Place::Const(address), Prim::A64);
                self.load(ty, 0);
            }
            Op::AddrOfFunc | Op::ConstStr | Op::ConstStr16 => {
                let place = self.input.base + u64::from(inst.word_offset(0));
                let address = self
                    .machine
                    .code_constant(self.input.function, place, inst.quad());
                self.push_address(address);
            }
            Op::Iread => self.load(inst.ty, 0),
            Op::IreadOff | Op::IreadOff32 => self.load(inst.ty, inst.displacement()),
            Op::IassignOff | Op::IassignOff32 => self.store(inst.ty, inst.displacement()),
            Op::IassignPcOff => {
                let value = self.stack.pop();
                self.push_address(self.input.base.wrapping_add_signed(inst.target(0)));
                self.stack.push(value.place, value.ty);
                self.store(inst.ty, 0);
            }
            Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Band
            | Op::Bior
            | Op::Bxor
            | Op::Shl
            | Op::Ashr
            | Op::Lshr
            | Op::CgArrayElemAdd
            | Op::Div
            | Op::Rem
            | Op::Max
            | Op::Min
            | Op::Land
            | Op::Lior => self.binary(inst),
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => self.compare(inst),
            Op::Cmp | Op::Cmpl | Op::Cmpg | Op::DepositBits => self.generic(inst, 2),
            Op::Cvt => self.convert(inst.operand_type().unwrap_or(inst.ty), inst.ty, inst),
            Op::Retype => self.retype(inst),
            Op::Neg | Op::Bnot | Op::Lnot | Op::Sqrt => self.unary(inst),
            Op::Sext | Op::Zext => self.extend(inst),
            Op::Abs | Op::Recip | Op::Ceil | Op::Floor | Op::Round | Op::Trunc | Op::ExtractBits => {
                self.generic(inst, 1)
            }
            Op::Select => self.select(inst),
            Op::BrTrue32 | Op::BrFalse32 => self.branch(index, inst),
            Op::Goto32 => {
                let label = self.label_of(inst.target(0));
                self.jump(label);
            }
            Op::RangeGoto => {
                let depth = self.stack.depth() - 1;
                let slot = self.slot_as(depth, Prim::I32);
                self.stack.pop();
                let targets = flow::range_goto_targets(inst, self.input.range_goto);
                let labels: Vec<usize> = targets.into_iter().map(|t| self.label_of(t)).collect();
                self.last = None;
                self.out.jump_table(
                    table::single(Single::JumpTable),
                    slot,
                    inst.word(0) as u32,
                    &labels,
                );
            }
            Op::Igoto => {
                let depth = self.stack.depth() - 1;
                let slot = self.slot_as(depth, Prim::A64);
                self.stack.pop();
                self.emit(Ins::new(table::single(Single::JumpIndirect), slot, 0, 0, 0));
                self.emit(Ins::data(u64::from(self.input.function), 0));
            }
            Op::Return => self.ret(inst),
            Op::Icall => self.icall(index, inst),
            Op::IntrinsicCall | Op::IntrinsicOp => self.intrinsic(index, inst),
            Op::XintrinsicOp | Op::XintrinsicDo => self.xintrinsic(index, inst),
            Op::Malloc | Op::Free => self.heap_block(inst),
            Op::Alloca => self.alloca(index),
            Op::Eval => {
                self.stack.pop();
            }
            Op::AssertGe | Op::AssertLt | Op::AssertNonNull => self.assertion(inst),
            Op::MembarAcquire | Op::MembarRelease | Op::MembarStoreLoad | Op::MembarStoreStore => {
                self.emit(Ins::new(table::single(Single::Fence), 0, 0, 0, 0));
            }
            Op::Checkpoint | Op::JavaTry | Op::EndTry | Op::CleanupTry => {}
            Op::JavaCatch => self.raise(TrapKind::ReachedCatch),
            Op::Throw => {
                self.stack.pop();
                self.raise(TrapKind::UncaughtException);
            }
            _ => {
                let depth = self.stack.depth().saturating_sub(inst.operand_count() as usize);
                self.stack.truncate(depth);
                self.raise(TrapKind::UnsupportedInstruction {
                    what: Instruction {
                        op: inst.op,
                        ty: inst.ty,
                    },
                });
                if inst.op.info().pushes > 0 {
                    self.stack.push(Place::Const(0), inst.ty);
                }
            }
        }
    }

    fn push_address(&mut self, address: u64) {
        self.stack.push(Place::Const(address), Prim::A64);
    }

    /// Appends an instruction that raises a trap.
    pub(super) fn raise(&mut self, kind: TrapKind) {
        let kept = self.machine.keep_trap(kind);
        self.emit(Ins::new(table::single(Single::Raise), 0, 0, 0, 0));
        self.emit(Ins::data(kept as u64, 0));
    }

    // ---- operands ----

    /// Reads a cell. The read is put off until the value is used, unless narrow bits may have been stored through its address.
    fn read_cell(&mut self, at: usize, inst: &Inst<'_>) {
        if let Some((_, slot, ty)) = self.forwarded.take_if(|(read, ..)| *read == at) {
            return self.stack.push(Place::Slot(slot), ty);
        }
        let index = inst.frame_index();
        if let Some((slot, ty)) = self.pending.take().filter(|_| index == 0) {
            self.stack.push(Place::Slot(slot), ty);
            self.retag(inst.ty);
            return;
        }
        let slot = self.slot(index);
        let declared = self
            .input
            .frame
            .slot_type(index)
            .filter(|ty| ty.is_scalar() && index != 0 && index != -1);
        let held = declared.unwrap_or(inst.ty);
        self.stack.push(Place::Slot(slot), held);
        if self.flow.is_addressed(index) && held.size() < 4 {
            let depth = self.stack.depth() - 1;
            let target = self.own(depth);
            let family = Family::Unary(extension(held), self.source(false, slot));
            self.produce(target, family, slot, 0, 0);
            self.stack.moved(depth, Place::Slot(target));
        }
        self.retag(inst.ty);
    }

    /// Makes the value on top one of type `ty`, converting silently as the verifier allows.
    fn retag(&mut self, ty: Prim) {
        let depth = self.stack.depth() - 1;
        let value = self.stack.at(depth);
        if value.ty == ty {
            return;
        }
        let place = self.place_as(depth, ty);
        self.stack.pop();
        self.stack.push(place, ty);
    }

    /// Claims the temporary of a depth for a new value: whoever else still needs it is moved away.
    pub(super) fn own(&mut self, depth: usize) -> u16 {
        let slot = self.temp(depth);
        for user in self.stack.users(slot, depth) {
            self.materialise(user);
        }
        slot
    }

    /// Moves values that are still in `slot` to their temporaries before the slot changes.
    fn save_users(&mut self, slot: u16) {
        for user in self.stack.users(slot, usize::MAX) {
            self.materialise(user);
        }
    }

    /// Moves values that wait in addressed cells to their temporaries before memory changes.
    pub(super) fn save_addressed(&mut self) {
        for depth in 0..self.stack.depth() {
            let waits = match self.stack.at(depth).place {
                Place::Slot(slot) => usize::from(slot) < self.layout.temps && self.slot_is_addressed(slot),
                Place::Compare(_, l, r) => {
                    let addressed = |s: u16| usize::from(s) < self.layout.temps && self.slot_is_addressed(s);
                    addressed(l) || matches!(r, Operand::Slot(s) if addressed(s))
                }
                Place::Sum(sum) => {
                    let addressed = |s: u16| usize::from(s) < self.layout.temps && self.slot_is_addressed(s);
                    matches!(sum.base, Base::Slot(s) if addressed(s))
                        || sum.index.is_some_and(|i| addressed(i.slot))
                }
                Place::Const(_) | Place::Address(_) => false,
            };
            if waits {
                self.materialise(depth);
            }
        }
    }

    pub(super) fn slot_is_addressed(&self, slot: u16) -> bool {
        let (slot, cells) = (usize::from(slot), self.input.frame.cells.len());
        if slot < self.layout.formals {
            return self.flow.is_addressed(slot as i16 + 1);
        }
        match slot - self.layout.formals {
            cell if cell + 2 < cells => self.flow.is_addressed(-2 - cell as i16),
            cell if cell + 2 == cells => self.flow.is_addressed(0),
            cell if cell + 1 == cells => self.flow.is_addressed(-1),
            _ => false,
        }
    }

    /// Puts the value at a depth into its own temporary and gives the slot.
    pub(super) fn materialise(&mut self, depth: usize) -> u16 {
        let slot = self.temp(depth);
        if self.stack.at(depth).place != Place::Slot(slot) {
            let slot = self.own(depth);
            let value = self.stack.at(depth);
            self.put(slot, value);
            self.stack.moved(depth, Place::Slot(slot));
        }
        slot
    }

    /// A slot that holds the value at a depth.
    fn slot_of_value(&mut self, depth: usize) -> u16 {
        match self.stack.at(depth).place {
            Place::Slot(slot) => slot,
            _ => self.materialise(depth),
        }
    }

    /// A slot that holds the value at a depth as type `ty`.
    pub(super) fn slot_as(&mut self, depth: usize, ty: Prim) -> u16 {
        match self.place_as(depth, ty) {
            Place::Slot(slot) => slot,
            place => {
                self.stack.converted(depth, place, ty);
                self.materialise(depth)
            }
        }
    }

    /// The value at a depth as type `ty`: truncated, or extended by its own signedness (the verifier's conversion rule). The place is a
    /// slot, a constant or an address.
    pub(super) fn place_as(&mut self, depth: usize, ty: Prim) -> Place {
        let value = self.stack.at(depth);
        if let Place::Const(bits) = value.place {
            return Place::Const(if ty.is_integral() && value.ty.is_integral() {
                ty.canonical(bits)
            } else {
                bits
            });
        }
        if matches!(value.place, Place::Address(_) | Place::Sum(_)) && ty.size() == 8 {
            return value.place;
        }
        match adjustment(value.ty, ty) {
            None => Place::Slot(self.slot_of_value(depth)),
            Some(op) => {
                let from = self.slot_of_value(depth);
                let slot = self.own(depth);
                let family = Family::Unary(op, self.source(false, from));
                self.produce(slot, family, from, 0, 0);
                Place::Slot(slot)
            }
        }
    }

    /// As [`Translator::place_as`], for a right operand.
    pub(super) fn operand_as(&mut self, depth: usize, ty: Prim) -> Operand {
        match self.place_as(depth, ty) {
            Place::Slot(slot) => Operand::Slot(slot),
            Place::Const(bits) if !ty.is_float() && small(bits, ty).is_some() => {
                Operand::Imm(small(bits, ty).unwrap_or(0))
            }
            place => {
                self.stack.converted(depth, place, ty);
                Operand::Slot(self.materialise(depth))
            }
        }
    }

    /// Left and right operand of a comparison. The deeper value is fetched last: a shallower one may wait in a temporary that belongs to a
    /// greater depth, never the other way round, so that fetching the value there moves it out of the way in time.
    fn operands(&mut self, left: usize, right: usize, ty: Prim) -> (u16, Operand) {
        if left < right {
            let right = self.operand_as(right, ty);
            (self.slot_as(left, ty), right)
        } else {
            let left = self.slot_as(left, ty);
            (left, self.operand_as(right, ty))
        }
    }

    /// Replaces the top `count` values by the result of an instruction with these operand fields. The kinds of its operands are chosen
    /// last, because claiming the result's temporary may emit code that changes what the accumulators hold.
    pub(super) fn result(
        &mut self,
        count: usize,
        ty: Prim,
        family: impl FnOnce(&Self) -> Family,
        b: u16,
        c: u16,
    ) {
        let depth = self.stack.depth() - count;
        self.stack.truncate(depth);
        let slot = self.own(depth);
        let family = family(self);
        self.produce(slot, family, b, c, 0);
        self.stack.push(Place::Slot(slot), ty);
    }

    // ---- arithmetic ----

    fn binary(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth), self.stack.at(depth + 1));
        if let (Place::Const(x), Place::Const(y)) = (a.place, b.place)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, y)
        {
            self.stack.truncate(depth);
            self.stack.push(Place::Const(folded), inst.ty);
            return;
        }
        if let Some(op) = division(inst.op, inst.ty) {
            let right = self.operand_as(depth + 1, inst.ty);
            let left = self.slot_as(depth, inst.ty);
            let family = |t: &Self| Family::Divide(op, t.source(false, left), t.right(right));
            return self.result(2, inst.ty, family, left, right.field());
        }
        if self.multiply_add(inst) || self.with_memory(inst) {
            return;
        }
        if let Some(op) = float_arithmetic(inst.op, inst.ty) {
            let right = self.slot_as(depth + 1, inst.ty);
            let left = self.slot_as(depth, inst.ty);
            let family = |t: &Self| Family::FloatBinary(op, t.source(true, left), t.source(true, right));
            return self.result(2, inst.ty, family, left, right);
        }
        let Some(op) = arithmetic(inst.op, inst.ty) else {
            return self.generic(inst, 2);
        };
        if self.fold_sum(inst) || self.with_shift(inst) {
            return;
        }
        let shift = matches!(inst.op, Op::Shl | Op::Ashr | Op::Lshr);
        // A constant goes to the right where the order does not matter.
        if matches!(inst.op, Op::Add | Op::Mul | Op::Band | Op::Bior | Op::Bxor)
            && matches!(a.place, Place::Const(_))
            && !matches!(b.place, Place::Const(_))
        {
            let right = self.slot_as(depth + 1, inst.ty);
            if let Operand::Imm(value) = self.operand_as(depth, inst.ty) {
                let family = |t: &Self| Family::Binary(op, t.source(false, right), Kind::Imm);
                self.result(2, inst.ty, family, right, value as u16);
                return self.narrow(inst.ty);
            }
        }
        // Right shifts look at bits above a narrow value: their left operand is extended by the shift's own view.
        let view = match (inst.op, inst.ty.size()) {
            (Op::Lshr, 1) => Prim::U8,
            (Op::Lshr, 2) => Prim::U16,
            (Op::Ashr, 1) => Prim::I8,
            (Op::Ashr, 2) => Prim::I16,
            _ => inst.ty,
        };
        let right = self.operand_as(depth + 1, if shift { b.ty } else { inst.ty });
        let left = self.slot_as(depth, view);
        let family = |t: &Self| Family::Binary(op, t.source(false, left), t.right(right));
        self.result(2, inst.ty, family, left, right.field());
        self.narrow(inst.ty);
    }

    /// Extends the 32-bit result on top to the width of a narrow type.
    fn narrow(&mut self, ty: Prim) {
        if ty.size() < 4 {
            let from = self.temp(self.stack.depth() - 1);
            let family = |t: &Self| Family::Unary(extension(ty), t.source(false, from));
            self.result(1, ty, family, from, 0);
        }
    }

    fn compare(&mut self, inst: &Inst<'_>) {
        let ty = inst.operand_type().unwrap_or(inst.ty);
        let depth = self.stack.depth() - 2;
        let (a, b) = (self.stack.at(depth), self.stack.at(depth + 1));
        let constant = |v: Value| matches!(v.place, Place::Const(_));
        if let (Place::Const(x), Place::Const(y)) = (a.place, b.place) {
            let canonical = |bits| {
                if ty.is_integral() {
                    ty.canonical(bits)
                } else {
                    bits
                }
            };
            if let Ok(folded) = evaluate(inst.op, inst.ty, ty as u8, 2, canonical(x), canonical(y)) {
                self.stack.truncate(depth);
                self.stack.push(Place::Const(folded), inst.ty);
                return;
            }
        }
        let (op, swap) = comparison(inst.op, ty);
        let swap = swap || (constant(a) && !ty.is_float());
        let op = match op {
            Test::Int(op) if swap => Test::Int(mirrored(op)),
            op => op,
        };
        let (first, second) = if swap {
            (depth + 1, depth)
        } else {
            (depth, depth + 1)
        };
        let (left, right) = self.operands(first, second, ty);
        self.stack.truncate(depth);
        self.stack.push(Place::Compare(op, left, right), inst.ty);
        if inst.ty.is_float() {
            // A float 1.0 is no 1: leave the odd case to the generic operation.
            self.stack.pop();
            self.stack.push(Place::Compare(op, left, right), Prim::U1);
            self.materialise(depth);
            let cvt = GenericOp {
                op: Op::Cvt,
                ty: inst.ty,
                p0: Prim::U1 as u8,
                p1: 1,
                from: [Prim::U1, Prim::I64],
            };
            self.emit_generic(cvt, 1);
        }
    }

    fn unary(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        // Tests for zero look at the whole operand, whatever type the result has.
        let ty = if inst.op == Op::Lnot {
            self.stack.at(depth).ty
        } else {
            inst.ty
        };
        if let Place::Compare(test, l, r) = self.stack.at(depth).place
            && inst.op == Op::Lnot
        {
            self.stack.pop();
            self.stack.push(Place::Compare(negated(test), l, r), inst.ty);
            return;
        }
        let float = match (inst.op, ty) {
            (Op::Neg, Prim::F32) => Some(FloatUnary::NegF32),
            (Op::Neg, Prim::F64) => Some(FloatUnary::NegF64),
            (Op::Sqrt, Prim::F32) => Some(FloatUnary::SqrtF32),
            (Op::Sqrt, Prim::F64) => Some(FloatUnary::SqrtF64),
            _ => None,
        };
        if let Some(op) = float {
            let from = self.slot_as(depth, ty);
            return self.result(1, ty, |t| Family::FloatUnary(op, t.source(true, from)), from, 0);
        }
        let op = match inst.op {
            _ if !ty.is_integral() => return self.generic(inst, 1),
            Op::Neg if ty.size() == 8 => Unary::Neg64,
            Op::Neg => Unary::Neg32,
            Op::Bnot => Unary::Not64,
            Op::Lnot if ty.size() == 8 => Unary::IsZero64,
            Op::Lnot => Unary::IsZero32,
            _ => return self.generic(inst, 1),
        };
        let from = self.slot_as(depth, ty);
        self.result(1, inst.ty, |t| Family::Unary(op, t.source(false, from)), from, 0);
        if inst.op != Op::Lnot {
            self.narrow(inst.ty);
        }
    }

    fn extend(&mut self, inst: &Inst<'_>) {
        let op = match (inst.op, inst.p1) {
            (Op::Sext, 8) => Unary::SignExtend8,
            (Op::Sext, 16) => Unary::SignExtend16,
            (Op::Sext, 32) => Unary::SignExtend32,
            (Op::Zext, 8) => Unary::ZeroExtend8,
            (Op::Zext, 16) => Unary::ZeroExtend16,
            (Op::Zext, 32) => Unary::ZeroExtend32,
            _ => return self.generic(inst, 1),
        };
        let depth = self.stack.depth() - 1;
        if matches!(self.stack.at(depth).place, Place::Const(_)) {
            return self.generic(inst, 1);
        }
        let from = self.slot_of_value(depth);
        self.result(1, inst.ty, |t| Family::Unary(op, t.source(false, from)), from, 0);
        self.narrow(inst.ty);
    }

    fn convert(&mut self, from: Prim, to: Prim, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        if matches!(self.stack.at(depth).place, Place::Const(_)) {
            return self.generic(inst, 1);
        }
        if from.is_integral() && to.is_integral() && to != Prim::U1 {
            // The operand as `from`, then `from` as `to`: both are silent conversions.
            let place = self.place_as(depth, from);
            self.stack.pop();
            self.stack.push(place, from);
            if self.widen_load(depth, to) || self.fold_extension(depth, to) {
                return;
            }
            return self.retag(to);
        }
        if let Some(family) = self.conversion(from, to, depth) {
            let slot = self.slot_as(depth, from);
            return self.result(1, to, |t| family(t.source(from.is_float(), slot)), slot, 0);
        }
        self.generic(inst, 1);
    }

    /// A load just made can extend to 64 bits itself.
    fn widen_load(&mut self, depth: usize, to: Prim) -> bool {
        let value = self.stack.at(depth);
        let Some(last) = self
            .last
            .filter(|last| value.place == Place::Slot(last.slot) && to.size() == 8 && value.ty.size() < 8)
        else {
            return false;
        };
        let Family::Load(width, mode, false) = last.family else {
            return false;
        };
        let wide = match (width, value.ty.is_signed()) {
            (Width::Mem32, true) => Width::MemS32,
            (Width::Mem32, false)
            | (Width::Mem8 | Width::Mem16, false)
            | (Width::MemS8 | Width::MemS16, true) => width,
            _ => return false,
        };
        self.remake(last, Family::Load(wide, mode, false));
        self.stack.pop();
        self.stack.push(value.place, to);
        true
    }

    /// The instruction for a conversion between classes or of floats.
    #[allow(clippy::type_complexity)]
    fn conversion(&mut self, from: Prim, to: Prim, _depth: usize) -> Option<Box<dyn FnOnce(Kind) -> Family>> {
        let from_int = |op: FloatFromInt| -> Box<dyn FnOnce(Kind) -> Family> {
            Box::new(move |k| Family::FloatFromInt(op, k))
        };
        let to_int = |op: IntFromFloat| -> Box<dyn FnOnce(Kind) -> Family> {
            Box::new(move |k| Family::IntFromFloat(op, k))
        };
        let int = |op: Unary| -> Box<dyn FnOnce(Kind) -> Family> { Box::new(move |k| Family::Unary(op, k)) };
        let float = |op: FloatUnary| -> Box<dyn FnOnce(Kind) -> Family> {
            Box::new(move |k| Family::FloatUnary(op, k))
        };
        Some(match (from, to) {
            (from, Prim::U1) if from.is_integral() && from.size() == 8 => int(Unary::NonZero64),
            (from, Prim::U1) if from.is_integral() => int(Unary::NonZero32),
            (Prim::I8 | Prim::I16 | Prim::I32, Prim::F64) => from_int(FloatFromInt::F64FromS32),
            (Prim::U1 | Prim::U8 | Prim::U16 | Prim::U32, Prim::F64) => from_int(FloatFromInt::F64FromU32),
            (Prim::I64, Prim::F64) => from_int(FloatFromInt::F64FromS64),
            (Prim::I8 | Prim::I16 | Prim::I32, Prim::F32) => from_int(FloatFromInt::F32FromS32),
            (Prim::I64, Prim::F32) => from_int(FloatFromInt::F32FromS64),
            (Prim::F32, Prim::F64) => float(FloatUnary::F64FromF32),
            (Prim::F64, Prim::F32) => float(FloatUnary::F32FromF64),
            (Prim::F64, Prim::I32) => to_int(IntFromFloat::S32FromF64),
            (Prim::F32, Prim::I32) => to_int(IntFromFloat::S32FromF32),
            (Prim::F64, Prim::I64) => to_int(IntFromFloat::S64FromF64),
            (Prim::F32, Prim::I64) => to_int(IntFromFloat::S64FromF32),
            _ => return None,
        })
    }

    /// Bits stay, the type changes; an integer result is brought into the form of its width.
    fn retype(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 1;
        let from = inst
            .operand_type()
            .filter(|ty| ty.is_scalar())
            .unwrap_or(self.stack.at(depth).ty);
        if from.is_integral() && inst.ty.is_integral() {
            let place = self.place_as(depth, from);
            self.stack.pop();
            self.stack.push(place, from);
            return self.retag(inst.ty);
        }
        if from.size() != inst.ty.size() {
            return self.generic(inst, 1);
        }
        let place = self.place_as(depth, from);
        self.stack.pop();
        self.stack.push(place, inst.ty);
    }

    fn select(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth() - 3;
        let condition = self.stack.at(depth);
        if let Place::Const(bits) = condition.place {
            let place = self.place_as(depth + if bits != 0 { 1 } else { 2 }, inst.ty);
            self.stack.moved(depth, place);
            if let Place::Slot(_) = place {
                // The chosen value may lie in a temporary above: move it down.
                let slot = self.own(depth);
                self.put(slot, Value { place, ty: inst.ty });
                self.stack.moved(depth, Place::Slot(slot));
            }
            let place = self.stack.at(depth).place;
            self.stack.truncate(depth);
            self.stack.push(place, inst.ty);
            return;
        }
        let y = self.slot_as(depth + 2, inst.ty);
        let x = self.slot_as(depth + 1, inst.ty);
        let wide = if condition.ty.size() == 8 {
            condition.ty
        } else {
            Prim::U64
        };
        let condition = if condition.ty.is_float() {
            self.truth(depth)
        } else {
            match self.stack.at(depth).place {
                Place::Compare(..) => self.materialise(depth),
                _ => self.slot_as(depth, wide),
            }
        };
        self.stack.truncate(depth);
        let slot = self.own(depth);
        self.produce(
            slot,
            Family::Plain(table::single(Single::Select)),
            condition,
            x,
            y,
        );
        self.stack.push(Place::Slot(slot), inst.ty);
    }

    /// The slot of 0 or 1 for a float condition.
    fn truth(&mut self, depth: usize) -> u16 {
        let ty = self.stack.at(depth).ty;
        let from = self.slot_of_value(depth);
        let slot = self.own(depth);
        let op = GenericOp {
            op: Op::Cvt,
            ty: Prim::U1,
            p0: ty as u8,
            p1: 1,
            from: [ty, Prim::I64],
        };
        self.produce(slot, Family::Plain(table::single(Single::Generic)), from, from, 0);
        self.out.push(op.encode());
        self.stack.moved(depth, Place::Slot(slot));
        slot
    }

    /// An operation that has no instruction of its own.
    fn generic(&mut self, inst: &Inst<'_>, operands: usize) {
        let depth = self.stack.depth() - operands;
        let types = [
            self.stack.at(depth).ty,
            if operands == 2 {
                self.stack.at(depth + 1).ty
            } else {
                Prim::I64
            },
        ];
        let op = GenericOp {
            op: inst.op,
            ty: inst.ty,
            p0: inst.p0,
            p1: inst.p1,
            from: types,
        };
        if let (Place::Const(x), 1) = (self.stack.at(depth).place, operands)
            && let Ok(folded) = evaluate(inst.op, inst.ty, inst.p0, inst.p1, x, 0)
        {
            self.stack.pop();
            self.stack.push(Place::Const(folded), inst.ty);
            return;
        }
        self.emit_generic(op, operands);
    }

    fn emit_generic(&mut self, op: GenericOp, operands: usize) {
        let depth = self.stack.depth() - operands;
        let y = (operands == 2).then(|| self.slot_of_value(depth + 1));
        let x = self.slot_of_value(depth);
        let y = y.unwrap_or(x);
        self.result(
            operands,
            op.ty,
            |_| Family::Plain(table::single(Single::Generic)),
            x,
            y,
        );
        self.out.push(op.encode());
    }

    // ---- control ----

    fn branch(&mut self, index: usize, inst: &Inst<'_>) {
        if self.return_if(index, inst.op == Op::BrTrue32) {
            return;
        }
        let label = self.label_of(inst.target(0));
        let wanted = inst.op == Op::BrTrue32;
        let depth = self.stack.depth() - 1;
        let value = self.stack.at(depth);
        let not_zero = |wide: bool| Test::Int(if wide { Compare::Ne64 } else { Compare::Ne32 });
        let (test, left, right) = match value.place {
            Place::Const(bits) => {
                self.stack.pop();
                if maple_runtime::arith::truth(value.ty, bits) == wanted {
                    self.jump(label);
                }
                return;
            }
            Place::Compare(test, l, r) => (test, l, r),
            _ if value.ty.is_float() => (not_zero(false), self.truth(depth), Operand::Imm(0)),
            _ => (
                not_zero(value.ty.size() == 8),
                self.slot_of_value(depth),
                Operand::Imm(0),
            ),
        };
        self.stack.pop();
        self.branch_if(test, wanted, left, right, label);
    }

    fn ret(&mut self, inst: &Inst<'_>) {
        if inst.operand_count() == 0 {
            self.exit();
            self.emit(Ins::new(table::single(Single::ReturnVoid), 0, 0, 0, 0));
            self.stack.truncate(0);
            return;
        }
        let declared = self
            .input
            .frame
            .cells
            .first()
            .copied()
            .filter(|ty| ty.is_scalar());
        let ty = declared.unwrap_or(if inst.ty.is_scalar() { inst.ty } else { Prim::I64 });
        let depth = self.stack.depth() - 1;
        let void = !matches!(self.input.frame.cells.first(), Some(ty) if ty.is_scalar());
        if void {
            self.stack.pop();
            self.exit();
            self.emit(Ins::new(table::single(Single::ReturnVoid), 0, 0, 0, 0));
            return;
        }
        if self.return_binary(depth, ty) {
            self.stack.truncate(0);
            return;
        }
        match self.operand_as(depth, ty) {
            // Immediates are sign-extended, unsigned 32-bit results are not.
            Operand::Imm(value) if value >= 0 || ty.is_signed() || ty.size() == 8 => {
                self.exit();
                self.emit(Ins::new(table::single(Single::ReturnImm), value as u16, 0, 0, 0));
            }
            operand => {
                let slot = match operand {
                    Operand::Slot(slot) => slot,
                    Operand::Imm(_) => self.materialise(depth),
                };
                self.exit();
                let handler = match (ty.size(), ty.is_signed()) {
                    (8, _) => Single::Return64,
                    (_, true) => Single::ReturnS32,
                    _ => Single::ReturnU32,
                };
                self.emit(Ins::new(table::single(handler), slot, 0, 0, 0));
            }
        }
        self.stack.truncate(0);
    }

    fn alloca(&mut self, index: usize) {
        let depth = self.stack.depth() - 1;
        match self.flow.constant_alloca(&self.input.code.insts, index) {
            Some(slots) if self.memory + slots <= self.layout.temps => {
                let first = self.memory as u16;
                self.memory += slots;
                let single = if slots > 1 {
                    Single::SlotAddress16
                } else {
                    Single::SlotAddress
                };
                self.result(1, Prim::A64, |_| Family::Plain(table::single(single)), first, 0);
            }
            _ => {
                let size = self.slot_as(depth, Prim::U64);
                self.result(
                    1,
                    Prim::A64,
                    |_| Family::Plain(table::single(Single::Alloca)),
                    size,
                    0,
                );
            }
        }
    }

    /// Assertions are branches around a trap.
    fn assertion(&mut self, inst: &Inst<'_>) {
        let (ty, op) = match inst.op {
            Op::AssertNonNull => (Prim::U64, Op::Ne),
            Op::AssertGe => (inst.ty, Op::Ge),
            _ => (inst.ty, Op::Lt),
        };
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        if inst.op == Op::AssertNonNull {
            self.stack.push(Place::Const(0), Prim::U64);
        }
        let (compare, swap) = comparison(op, ty);
        let (first, second) = if swap {
            (depth + 1, depth)
        } else {
            (depth, depth + 1)
        };
        let (left, right) = self.operands(first, second, ty);
        let index = self.slot_of_value(depth);
        let index_type = self.stack.at(depth).ty;
        self.stack.truncate(depth);
        self.last = None;
        if inst.op == Op::AssertNonNull {
            let skip = Ins::wide(
                self.test_handler(compare, left, right),
                left,
                right.field(),
                3 * size_of::<Ins>() as i32,
            );
            self.emit(skip);
            return self.raise(TrapKind::NullPointer);
        }
        // CheckIndex with a bound of 0 always traps and reports the index.
        let wide = Translator::widened(index_type);
        let bound = self.temp(depth + 1);
        let words = if wide.is_some() { 4 } else { 3 };
        let skip = Ins::wide(
            self.test_handler(compare, left, right),
            left,
            right.field(),
            words * size_of::<Ins>() as i32,
        );
        self.emit(skip);
        let mut reported = index;
        if let Some(op) = wide {
            reported = self.temp(depth);
            self.emit(Ins::new(
                table::unary(op, Kind::Slot, Kind::Slot),
                reported,
                index,
                0,
                0,
            ));
            self.cache.written(reported);
        }
        self.emit(Ins::wide(table::single(Single::Const32), bound, 0, 0));
        self.cache.written(bound);
        self.emit(Ins::new(table::single(Single::CheckIndex), 0, reported, bound, 0));
    }

    fn test_handler(&self, test: Test, left: u16, right: Operand) -> crate::dispatch::Handler {
        match test {
            Test::Int(op) => table::branch(op, self.source(false, left), self.right(right)),
            Test::Float(op) => {
                table::float_branch(op, self.source(true, left), self.source(true, right.field()))
            }
        }
    }

    fn widened(ty: Prim) -> Option<Unary> {
        adjustment(ty, if ty.is_signed() { Prim::I64 } else { Prim::U64 })
    }

    /// Extended intrinsics that are instructions of their own.
    fn xintrinsic(&mut self, _index: usize, inst: &Inst<'_>) {
        let count = inst.operand_count() as usize;
        let depth = self.stack.depth() - count;
        match inst.xintrinsic() {
            Some(Xintrinsic::CopyBytes) => {
                let size = self.block_size(depth + 2);
                let from = self.slot_as(depth + 1, Prim::U64);
                let to = self.slot_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                match size {
                    Ok(bytes) => self.emit(Ins::wide(table::single(Single::CopyConst), to, from, bytes)),
                    Err(slot) => self.emit(Ins::wide(
                        table::single(Single::CopySlot),
                        to,
                        from,
                        i32::from(slot),
                    )),
                };
            }
            Some(Xintrinsic::ZeroBytes) => {
                let size = self.block_size(depth + 1);
                let to = self.slot_as(depth, Prim::U64);
                self.stack.truncate(depth);
                self.save_addressed();
                match size {
                    Ok(bytes) => self.emit(Ins::wide(table::single(Single::ZeroConst), to, 0, bytes)),
                    Err(slot) => {
                        self.emit(Ins::wide(table::single(Single::ZeroSlot), to, 0, i32::from(slot)))
                    }
                };
            }
            Some(Xintrinsic::CheckIndex) => {
                let bound = self.slot_as(depth + 1, Prim::I64);
                let at = self.slot_as(depth, Prim::I64);
                self.emit(Ins::new(table::single(Single::CheckIndex), 0, at, bound, 0));
                self.stack.truncate(depth);
                self.stack.push(Place::Slot(at), Prim::I64);
                self.materialise(depth);
                self.retag(inst.ty);
                if inst.op == Op::XintrinsicDo {
                    let slot = self.slot(Frame::RETVAL);
                    let value = self.stack.pop();
                    self.assign(slot, value, depth, inst.ty);
                }
            }
            _ => {
                self.stack.truncate(depth);
                self.raise(TrapKind::UnsupportedInstruction {
                    what: Instruction {
                        op: inst.op,
                        ty: inst.ty,
                    },
                });
                if inst.op.info().pushes > 0 {
                    self.stack.push(Place::Const(0), inst.ty);
                }
            }
        }
    }

    fn block_size(&mut self, depth: usize) -> Result<i32, u16> {
        match self.stack.at(depth).place {
            Place::Const(bytes) if i32::try_from(bytes).is_ok() => Ok(bytes as i32),
            _ => Err(self.slot_as(depth, Prim::U64)),
        }
    }
}

/// A constant as immediate. The handlers sign-extend; 32-bit operations look at the low half only.
fn small(bits: u64, ty: Prim) -> Option<i16> {
    let value = if ty.size() == 8 {
        bits as i64
    } else {
        i64::from(bits as i32)
    };
    i16::try_from(value).ok()
}

/// The instruction that makes a narrow value of the low bits of a slot.
pub(super) fn extension(ty: Prim) -> Unary {
    match (ty.size(), ty.is_signed()) {
        (1, true) => Unary::SignExtend8,
        (1, false) => Unary::ZeroExtend8,
        (2, true) => Unary::SignExtend16,
        (2, false) => Unary::ZeroExtend16,
        (4, true) => Unary::SignExtend32,
        _ => Unary::ZeroExtend32,
    }
}

/// What turns a cell of integer type `from` into one of type `to`; `None` if the bits serve as they are.
pub(super) fn adjustment(from: Prim, to: Prim) -> Option<Unary> {
    if !from.is_integral() || !to.is_integral() {
        return None;
    }
    match (from.size(), to.size()) {
        (8, 8) => None,
        (_, 8) => Some(if from.is_signed() {
            Unary::SignExtend32
        } else {
            Unary::ZeroExtend32
        }),
        (_, 4) => None,
        // Narrow: nothing to do if every value of `from` is one of `to`.
        (f, t) if f < t && (!from.is_signed() || to.is_signed()) => None,
        (f, t) if f == t && from.is_signed() == to.is_signed() => None,
        _ => Some(extension(to)),
    }
}

pub(super) fn arithmetic(op: Op, ty: Prim) -> Option<Binary> {
    use Binary::*;
    let pick = |narrow, wide| Some(if ty.size() == 8 { wide } else { narrow });
    match (op, ty) {
        _ if ty.is_float() => None,
        (Op::Add | Op::CgArrayElemAdd, _) => pick(Add32, Add64),
        (Op::Sub, _) => pick(Sub32, Sub64),
        (Op::Mul, _) => pick(Mul32, Mul64),
        (Op::Band, _) => pick(And32, And64),
        (Op::Bior, _) => pick(Or32, Or64),
        (Op::Bxor, _) => pick(Xor32, Xor64),
        (Op::Shl, _) => pick(Shl32, Shl64),
        (Op::Lshr, _) => pick(Shr32, Shr64),
        (Op::Ashr, _) => pick(Sar32, Sar64),
        _ => None,
    }
}

fn float_arithmetic(op: Op, ty: Prim) -> Option<FloatBinary> {
    use FloatBinary::*;
    Some(match (op, ty) {
        (Op::Add, Prim::F64) => AddF64,
        (Op::Sub, Prim::F64) => SubF64,
        (Op::Mul, Prim::F64) => MulF64,
        (Op::Div, Prim::F64) => DivF64,
        (Op::Add, Prim::F32) => AddF32,
        (Op::Sub, Prim::F32) => SubF32,
        (Op::Mul, Prim::F32) => MulF32,
        (Op::Div, Prim::F32) => DivF32,
        _ => return None,
    })
}

/// Integer divisions. Narrow operands are extended to 32 bits, where only MIN / -1 can leave the narrow range: those go the generic way.
fn division(op: Op, ty: Prim) -> Option<Divide> {
    use Divide::*;
    match (op, ty.size(), ty.is_signed()) {
        _ if ty.is_float() => None,
        (Op::Div, 8, true) => Some(DivS64),
        (Op::Div, 8, false) => Some(DivU64),
        (Op::Rem, 8, true) => Some(RemS64),
        (Op::Rem, 8, false) => Some(RemU64),
        (Op::Div, 4, true) => Some(DivS32),
        (Op::Div, 4, false) => Some(DivU32),
        (Op::Rem, 4, true) => Some(RemS32),
        (Op::Rem, 4, false) => Some(RemU32),
        _ => None,
    }
}

/// The comparison of an opcode on a type, and whether its operands are to be swapped.
fn comparison(op: Op, ty: Prim) -> (Test, bool) {
    use Compare::*;
    use FloatCompare::*;
    if ty.is_float() {
        let pick = |single, double| Test::Float(if ty == Prim::F64 { double } else { single });
        return match op {
            Op::Eq => (pick(EqF32, EqF64), false),
            Op::Ne => (pick(NeF32, NeF64), false),
            Op::Lt => (pick(LtF32, LtF64), false),
            Op::Le => (pick(LeF32, LeF64), false),
            Op::Gt => (pick(LtF32, LtF64), true),
            _ => (pick(LeF32, LeF64), true),
        };
    }
    let pick =
        |choices: [Compare; 4]| choices[usize::from(ty.size() == 8) * 2 + usize::from(!ty.is_signed())];
    let op = match op {
        Op::Eq => pick([Eq32, Eq32, Eq64, Eq64]),
        Op::Ne => pick([Ne32, Ne32, Ne64, Ne64]),
        Op::Lt => pick([LtS32, LtU32, LtS64, LtU64]),
        Op::Le => pick([LeS32, LeU32, LeS64, LeU64]),
        Op::Gt => pick([GtS32, GtU32, GtS64, GtU64]),
        _ => pick([GeS32, GeU32, GeS64, GeU64]),
    };
    (Test::Int(op), false)
}

/// The test that holds exactly if `test` does not.
pub(super) fn negated(test: Test) -> Test {
    use Compare::*;
    use FloatCompare::*;
    match test {
        Test::Int(op) => Test::Int(match op {
            Eq32 => Ne32,
            Ne32 => Eq32,
            LtS32 => GeS32,
            LeS32 => GtS32,
            GtS32 => LeS32,
            GeS32 => LtS32,
            LtU32 => GeU32,
            LeU32 => GtU32,
            GtU32 => LeU32,
            GeU32 => LtU32,
            Eq64 => Ne64,
            Ne64 => Eq64,
            LtS64 => GeS64,
            LeS64 => GtS64,
            GtS64 => LeS64,
            GeS64 => LtS64,
            LtU64 => GeU64,
            LeU64 => GtU64,
            GtU64 => LeU64,
            GeU64 => LtU64,
        }),
        Test::Float(op) => Test::Float(match op {
            EqF64 => NeF64,
            NeF64 => EqF64,
            LtF64 => NltF64,
            LeF64 => NleF64,
            NltF64 => LtF64,
            NleF64 => LeF64,
            EqF32 => NeF32,
            NeF32 => EqF32,
            LtF32 => NltF32,
            LeF32 => NleF32,
            NltF32 => LtF32,
            NleF32 => LeF32,
        }),
    }
}

/// The integer comparison that holds with swapped operands.
fn mirrored(op: Compare) -> Compare {
    use Compare::*;
    match op {
        LtS32 => GtS32,
        LeS32 => GeS32,
        GtS32 => LtS32,
        GeS32 => LeS32,
        LtU32 => GtU32,
        LeU32 => GeU32,
        GtU32 => LtU32,
        GeU32 => LeU32,
        LtS64 => GtS64,
        LeS64 => GeS64,
        GtS64 => LtS64,
        GeS64 => LeS64,
        LtU64 => GtU64,
        LeU64 => GeU64,
        GtU64 => LtU64,
        GeU64 => LeU64,
        same => same,
    }
}
