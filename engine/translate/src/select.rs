//! Choosing instructions: what each opcode of mirbin becomes.

use super::model::Location;
use super::symbols::Symbol;
use super::{Translator, flow};
use maple_lir::{Operand, Single};
use maple_mirbin::operator::Relation;
use maple_mirbin::{Form, Inst, Intrinsic, Op, Prim, Property};
use maple_rt::trap::{Instruction, TrapKind};

impl Translator<'_> {
    /// Translates one instruction.
    pub(super) fn instruction(&mut self, index: usize, inst: &Inst<'_>) {
        self.at = index;
        self.settle_spare(inst);
        if !super::reads_result(inst) {
            self.pending = None;
        }
        if self.policy.counted {
            match order(inst) {
                Order::Computes => {}
                Order::Finds(below) => self.raise_in_order(self.stack.depth().checked_sub(below)),
                Order::Acts => self.raise_in_order(None),
            }
        }
        match inst.op {
            Op::Dread | Op::RegRead => self.read_cell(index, inst),
            Op::Dassign | Op::RegAssign if self.forward(index, inst) => {}
            Op::Dassign | Op::RegAssign if self.assigns_needless_null(index, inst) => {
                self.stack.truncate(self.stack.depth() - 1)
            }
            Op::Dassign | Op::RegAssign => {
                let variable = self.variable(inst.frame_index());
                let value = self.stack.pop();
                let depth = self.stack.depth();
                self.save_users(variable);
                self.assign(variable, value, depth, inst.ty);
            }
            Op::ConstVal | Op::ConstVal64 => self.stack.push(Location::Const(inst.constant()), inst.ty),
            Op::AddrOf => {
                let slot = self.slot(self.variable(inst.frame_index()));
                self.stack.push(Location::Address(slot), Prim::A64);
            }
            Op::AddrOffPc => self.push_address(self.input.base.wrapping_add_signed(inst.target(0))),
            Op::AddrOfLabel => self.push_address(self.input.base.wrapping_add_signed(inst.target(0))),
            Op::AddrOf32 | Op::IreadPcOff => {
                let address = self.input.base.wrapping_add_signed(inst.target(0));
                if let Some(record) = self.env.record_in_slot(address) {
                    // Linking has filled the slot, and nothing else writes to it.
                    return self.push_address(record);
                }
                let ty = if inst.op == Op::AddrOf32 {
                    Prim::A64
                } else {
                    inst.ty
                };
                self.stack.push(Location::Const(address), Prim::A64);
                self.load(ty, 0);
            }
            Op::AddrOfFunc | Op::ConstStr | Op::ConstStr16 => {
                let place = self.input.base + u64::from(inst.word_offset(0));
                let address = match self.input.combined {
                    Some(_) => inst.quad(),
                    None => self.env.code_constant(place, inst.quad()),
                };
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
            op @ maple_mirbin::computing_ops!() => {
                if let Some(operator) = op.operator() {
                    self.compute(inst, operator);
                }
            }
            Op::Select => self.select(inst),
            Op::BrTrue32 | Op::BrFalse32 => self.branch(index, inst),
            Op::Goto32 => {
                let label = self.label_of(inst.target(0));
                self.goto(index, label);
            }
            Op::RangeGoto => {
                let depth = self.stack.depth() - 1;
                let number = self.reg_as(depth, Prim::I32);
                self.stack.pop();
                let targets = flow::range_goto_targets(inst, self.input.range_goto);
                let labels: Vec<usize> = targets.into_iter().map(|t| self.label_of(t)).collect();
                self.last = None;
                self.out.jump_table(number, inst.word(0) as u32, &labels);
            }
            Op::Igoto => {
                let depth = self.stack.depth() - 1;
                let place = self.reg_as(depth, Prim::A64);
                self.stack.pop();
                self.emit_single(Single::JumpIndirect, &[Operand::of(place)]);
                self.out.data(u64::from(self.input.function), 0);
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
            Op::AssertGe => self.assertion(inst, Relation::Ge),
            Op::AssertLt => self.assertion(inst, Relation::Lt),
            Op::AssertNonNull => self.assertion(inst, Relation::Ne),
            Op::MembarAcquire | Op::MembarRelease | Op::MembarStoreLoad | Op::MembarStoreStore => {
                self.emit_single(Single::Fence, &[]);
            }
            Op::Checkpoint => {}
            // What is known about the code before belongs to another region.
            Op::JavaTry => self.forget_last(),
            Op::EndTry | Op::CleanupTry => {
                self.forget_last();
                self.end_try(inst);
            }
            Op::JsTry => self.open_composite(inst),
            Op::JsCatch => {
                self.emit_single(Single::EnterCatch, &[]);
            }
            Op::Finally => {
                self.emit_single(Single::EnterFinally, &[]);
            }
            Op::Gosub => self.gosub(inst),
            Op::Retsub => self.retsub(),
            Op::JavaCatch => self.raise(TrapKind::ReachedCatch),
            Op::Throw => self.throw(),
            Op::Call
            | Op::SyncEnter
            | Op::SyncExit
            | Op::IreadFpOff
            | Op::IreadFpOff32
            | Op::IassignFpOff
            | Op::IassignFpOff32
            | maple_mirbin::ir_ops!() => self.unsupported(inst),
        }
    }

    pub(super) fn push_address(&mut self, address: u64) {
        self.stack.push(Location::Const(address), Prim::A64);
    }

    /// An instruction that this version does not execute raises a trap.
    pub(super) fn unsupported(&mut self, inst: &Inst<'_>) {
        let depth = self.stack.depth().saturating_sub(inst.operand_count() as usize);
        self.stack.truncate(depth);
        self.raise(TrapKind::UnsupportedInstruction {
            what: Instruction {
                op: inst.op,
                ty: inst.ty,
            },
        });
        if inst.op.info().pushes > 0 {
            self.stack.push(Location::Const(0), inst.ty);
        }
    }

    /// Appends an instruction that raises a trap.
    pub(super) fn raise(&mut self, kind: TrapKind) {
        let kept = self.symbol(Symbol::Trap(kind));
        self.emit_single(Single::Raise, &[]);
        self.out.data(kept, 0);
    }
}

/// What an instruction does to values on the evaluation stack whose finding may raise.
enum Order {
    /// It only computes: they can wait.
    Computes,
    /// It finds the one this many values below the top as it goes; others must be found before it.
    Finds(usize),
    /// It may raise or take effect itself: they must be found before it.
    Acts,
}

fn order(inst: &Inst<'_>) -> Order {
    let properties = inst.op.properties();
    let intrinsic = (inst.op.form() == Form::I).then(|| inst.intrinsic()).flatten();
    if properties.has(Property::Pure) || intrinsic == Some(Intrinsic::MccIncRef) {
        Order::Computes
    } else if properties.has(Property::Loads) {
        Order::Finds(1)
    } else if properties.has(Property::Stores) || intrinsic.is_some_and(writes) {
        Order::Finds(2)
    } else if properties.has(Property::Calls) {
        Order::Finds(inst.operand_count() as usize)
    } else {
        Order::Acts
    }
}

/// Whether an intrinsic writes to a place whose address is the operand before the last.
fn writes(id: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(
        id,
        I::MccWrite | I::MccWriteNoInc | I::MccWriteVol | I::MccWriteVolNoInc
    )
}
