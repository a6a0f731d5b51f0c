//! What each instruction does.

use super::{Step, Stepper};
use crate::state::site::CallKind;
use crate::unwind::{self, composite};
use maple_dispatch::StackHead;
use maple_dispatch::memory;
use maple_mirbin::{Frame, Inst, Op, Prim, Xintrinsic};
use maple_rt::arith::{self, evaluate};
use maple_rt::trap::{Instruction, TrapKind};
use maple_translate::flow::range_goto_targets;
use maple_translate::regions::NO_BLOCK;

impl Stepper {
    /// Executes one instruction.
    pub(super) fn step(&mut self, inst: &Inst<'_>) -> Result<Step, TrapKind> {
        let ty = inst.ty;
        match inst.op {
            Op::Dread | Op::RegRead => {
                let value = self.frame()?.get(inst.frame_index());
                let value = self.declared(inst, value)?;
                self.push(if ty.is_scalar() {
                    ty.canonical(value)
                } else {
                    value
                })?;
            }
            Op::Dassign | Op::RegAssign => {
                let value = self.pop()?;
                let value = if ty.is_scalar() {
                    ty.canonical(value)
                } else {
                    value
                };
                let value = self.declared(inst, value)?;
                self.frame()?.set(inst.frame_index(), value);
            }
            Op::ConstVal | Op::ConstVal64 => self.push(inst.constant())?,
            Op::AddrOf => {
                let address = self.frame()?.slot(inst.frame_index()) as u64;
                self.push(address)?;
            }
            Op::AddrOffPc | Op::AddrOfLabel => {
                let address = self.relative(inst)?;
                self.push(address)?;
            }
            Op::AddrOf32 => {
                let address = self.relative(inst)?;
                let value = self.load(Prim::A64, address)?;
                self.push(value)?;
            }
            Op::IreadPcOff => {
                let address = self.relative(inst)?;
                let value = self.load(ty, address)?;
                self.push(value)?;
            }
            Op::AddrOfFunc | Op::ConstStr | Op::ConstStr16 => {
                let frame = self.frame()?;
                let (id, place) = (
                    frame.function,
                    frame.code.address + u64::from(inst.word_offset(0)),
                );
                let value = self.machine().code_constant(id, place, inst.quad());
                self.push(value)?;
            }
            Op::Iread | Op::IreadOff | Op::IreadOff32 => {
                let offset = if inst.op == Op::Iread {
                    0
                } else {
                    inst.displacement()
                };
                let address = self.pop()?.wrapping_add_signed(i64::from(offset));
                let value = self.load(ty, address)?;
                self.push(value)?;
            }
            Op::IassignOff | Op::IassignOff32 => {
                let value = self.pop()?;
                let address = self.pop()?.wrapping_add_signed(i64::from(inst.displacement()));
                self.store(ty, address, value)?;
            }
            Op::IassignPcOff => {
                let value = self.pop()?;
                let address = self.relative(inst)?;
                self.store(ty, address, value)?;
            }
            Op::Select => {
                let (b, a, condition) = (self.pop()?, self.pop()?, self.pop()?);
                let value = arith::select(condition, a, b);
                self.push(if ty.is_integral() {
                    ty.canonical(value)
                } else {
                    value
                })?;
            }
            Op::Malloc | Op::Free => self.heap_block(inst)?,
            Op::Alloca => {
                let size = self.pop()?;
                let address = self.alloca(size)?;
                self.push(address)?;
            }
            Op::Eval => {
                self.pop()?;
            }
            Op::BrTrue32 | Op::BrFalse32 => {
                let truth = self.condition(inst)?;
                if truth == (inst.op == Op::BrTrue32) {
                    return Ok(Step::Goto(inst.target(0)));
                }
            }
            Op::Goto32 => return Ok(Step::Goto(inst.target(0))),
            Op::RangeGoto => {
                let value = self.pop()? as i32;
                let form = self.range_goto_form()?;
                let index = value.wrapping_sub(inst.word(0)) as u32 as usize;
                let target = range_goto_targets(inst, form).get(index).copied();
                return target.map(Step::Goto).ok_or(TrapKind::BadRangeGoto { value });
            }
            Op::Igoto => return self.indirect_jump(),
            Op::Return => {
                let value = if inst.operand_count() > 0 { self.pop()? } else { 0 };
                let fp = self.frame()?.fp;
                // SAFETY: the context is this run's; no reference to the machine is alive.
                unsafe { composite::close_all(self.cx, fp) };
                return self.result(inst, value);
            }
            Op::Icall => return self.icall(inst),
            Op::IntrinsicCall | Op::IntrinsicOp => self.intrinsic(inst)?,
            Op::XintrinsicOp | Op::XintrinsicDo if inst.swaps() => return self.swap_stack(),
            Op::XintrinsicOp | Op::XintrinsicDo => self.xintrinsic(inst)?,
            Op::AssertNonNull => {
                if self.pop()? == 0 {
                    return Err(TrapKind::NullPointer);
                }
            }
            Op::AssertGe | Op::AssertLt => {
                let types = self.index_type(inst)?;
                let (b, a) = (self.pop()?, self.pop()?);
                let compare = if inst.op == Op::AssertGe { Op::Ge } else { Op::Lt };
                let holds = evaluate(compare, Prim::I32, ty as u8, 2, ty.canonical(a), ty.canonical(b))?;
                if holds == 0 {
                    return Err(TrapKind::IndexOutOfBounds {
                        index: types.canonical(a) as i64,
                    });
                }
            }
            Op::MembarAcquire | Op::MembarRelease | Op::MembarStoreLoad | Op::MembarStoreStore => {
                std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
            }
            Op::Checkpoint | Op::JavaTry => {}
            Op::JavaCatch => return Err(TrapKind::ReachedCatch),
            Op::Throw => {
                let value = self.pop()?;
                let id = self.frame()?.function;
                // SAFETY: the context is this run's; no reference to the machine is alive.
                return Err(unsafe { unwind::throw(self.cx, id, value) });
            }
            Op::EndTry | Op::CleanupTry => self.end_try(inst)?,
            Op::JsTry => {
                let block = |index| match inst.word(index) {
                    0 => NO_BLOCK,
                    _ => u32::try_from(inst.target(index)).unwrap_or(NO_BLOCK),
                };
                let fp = self.frame()?.fp;
                let composites = self.composites();
                if !composites.open(fp, inst.offset, block(0), block(1)) {
                    return Err(TrapKind::StackOverflow);
                }
            }
            Op::JsCatch | Op::Finally => {
                let fp = self.frame()?.fp;
                self.composites().enter(fp, inst.op == Op::Finally);
            }
            Op::Gosub => {
                let fp = self.frame()?.fp;
                if !self.composites().gosub(fp, inst.offset, inst.next()) {
                    return Err(TrapKind::StackOverflow);
                }
                return Ok(Step::Goto(inst.target(0)));
            }
            Op::Retsub => {
                let fp = self.frame()?.fp;
                // SAFETY: as above.
                let back = unsafe { composite::retsub(self.cx, fp) }?;
                return Ok(Step::Goto(i64::from(back)));
            }
            maple_mirbin::computing_ops!() => self.compute(inst)?,
            Op::Call
            | Op::SyncEnter
            | Op::SyncExit
            | Op::IreadFpOff
            | Op::IreadFpOff32
            | Op::IassignFpOff
            | Op::IassignFpOff32
            | maple_mirbin::ir_ops!() => {
                return Err(TrapKind::UnsupportedInstruction {
                    what: Instruction {
                        op: inst.op,
                        ty: inst.ty,
                    },
                });
            }
        }
        Ok(Step::Next)
    }

    /// `endtry` and `cleanuptry`: an `endtry` may end a try region instead of a composite.
    fn end_try(&mut self, inst: &Inst<'_>) -> Result<(), TrapKind> {
        let (id, fp) = (self.frame()?.function, self.frame()?.fp);
        let handlers = self.machine().handlers(id);
        let ends = inst.op == Op::CleanupTry || handlers.is_some_and(|h| h.ends_composite(inst.offset));
        if ends {
            // SAFETY: the context is this run's; no reference to the machine is alive.
            unsafe { composite::close(self.cx, fp) };
        }
        Ok(())
    }

    /// Arithmetic on one or two operands.
    fn compute(&mut self, inst: &Inst<'_>) -> Result<(), TrapKind> {
        let value = if inst.op.info().pops == 2 {
            let (b, a) = (self.pop()?, self.pop()?);
            evaluate(inst.op, inst.ty, inst.p0, inst.p1, a, b)?
        } else {
            let from = self.static_top(inst)?;
            let a = self.pop()?;
            self.single(inst, from, a)?
        };
        self.push(value)
    }

    /// An expression of one operand of static type `from`.
    fn single(&self, inst: &Inst<'_>, from: Prim, a: u64) -> Result<u64, TrapKind> {
        let operand = inst.operand_type().filter(|ty| ty.is_scalar());
        if inst.op == Op::Retype {
            let from = operand.unwrap_or(from);
            let a = if from.is_integral() { from.canonical(a) } else { a };
            return Ok(inst.ty.canonical(a));
        }
        Ok(evaluate(inst.op, inst.ty, inst.p0, inst.p1, a, 0)?)
    }

    pub(super) fn push(&mut self, value: u64) -> Result<(), TrapKind> {
        self.frame()?.push(value);
        Ok(())
    }

    pub(super) fn pop(&mut self) -> Result<u64, TrapKind> {
        Ok(self.frame()?.pop())
    }

    /// The value as the declared type of the slot holds it.
    fn declared(&mut self, inst: &Inst<'_>, value: u64) -> Result<u64, TrapKind> {
        let index = inst.frame_index();
        let id = self.frame()?.function;
        let declared = self.machine().function(id).and_then(|f| f.frame.slot_type(index));
        Ok(match declared {
            Some(ty) if ty.is_integral() && index != 0 && index != -1 => ty.canonical(value),
            _ => value,
        })
    }

    /// Address that a PC-relative operand denotes.
    fn relative(&mut self, inst: &Inst<'_>) -> Result<u64, TrapKind> {
        Ok(self.frame()?.code.address.wrapping_add_signed(inst.target(0)))
    }

    /// Static type of the value on top of the evaluation stack before `inst`.
    pub(super) fn static_top(&mut self, inst: &Inst<'_>) -> Result<Prim, TrapKind> {
        let id = self.frame()?.function;
        let stepping = self.machine().function(id).and_then(|f| f.stepping.as_ref());
        Ok(stepping
            .and_then(|s| s.before(inst.offset))
            .map_or(Prim::Invalid, |b| b.top))
    }

    /// Type in which an assertion reports its index.
    fn index_type(&mut self, inst: &Inst<'_>) -> Result<Prim, TrapKind> {
        Ok(if inst.ty.is_integral() { inst.ty } else { Prim::I64 })
    }

    fn condition(&mut self, inst: &Inst<'_>) -> Result<bool, TrapKind> {
        let ty = self.static_top(inst)?;
        let value = self.pop()?;
        Ok(arith::truth(ty, value))
    }

    fn range_goto_form(&mut self) -> Result<maple_mirbin::note::RangeGotoForm, TrapKind> {
        let id = self.frame()?.function;
        let machine = self.machine();
        let image = machine.function(id).and_then(|f| machine.images.get(f.image));
        Ok(image
            .and_then(|image| image.note())
            .map(|note| note.range_goto_form)
            .unwrap_or_default())
    }

    fn indirect_jump(&mut self) -> Result<Step, TrapKind> {
        let address = self.pop()?;
        let frame = self.frame()?;
        let (id, base) = (frame.function, frame.code.address);
        let offset = address
            .checked_sub(base)
            .and_then(|offset| u32::try_from(offset).ok());
        let stepping = self.machine().function(id).and_then(|f| f.stepping.as_ref());
        match offset {
            Some(offset)
                if stepping
                    .and_then(|s| s.before(offset))
                    .is_some_and(|b| b.is_target) =>
            {
                Ok(Step::Goto(i64::from(offset)))
            }
            _ => Err(TrapKind::BadJump { address }),
        }
    }

    fn alloca(&mut self, size: u64) -> Result<u64, TrapKind> {
        let fits = |stack: &StackHead| {
            let free = (stack.alloca_end as u64).saturating_sub(stack.alloca_top as u64);
            size <= free.saturating_sub(15)
        };
        let fits = fits(self.stack()) || self.open_region() && fits(self.stack());
        if !fits {
            return Err(TrapKind::StackOverflow);
        }
        let stack = self.stack();
        let address = stack.alloca_top as u64;
        stack.alloca_top = stack.alloca_top.wrapping_add((size as usize + 15) & !15);
        Ok(address)
    }

    /// The result of the function in canonical form.
    fn result(&mut self, inst: &Inst<'_>, value: u64) -> Result<Step, TrapKind> {
        let id = self.frame()?.function;
        let declared = self.machine().result_type(id);
        Ok(Step::Returned(match declared {
            ty if ty.is_cell() && inst.operand_count() > 0 => ty.canonical(value),
            _ => 0,
        }))
    }

    fn xintrinsic(&mut self, inst: &Inst<'_>) -> Result<(), TrapKind> {
        let fault = |fault: memory::Fault| memory::trap_at(fault.address);
        match inst.xintrinsic() {
            Some(Xintrinsic::CopyBytes) => {
                let (count, from, to) = (self.pop()?, self.pop()?, self.pop()?);
                memory::copy(to, from, count).map_err(fault)
            }
            Some(Xintrinsic::ZeroBytes) => {
                let (count, to) = (self.pop()?, self.pop()?);
                memory::zero(to, count).map_err(fault)
            }
            Some(Xintrinsic::CheckIndex) => {
                let (bound, index) = (self.pop()?, self.pop()?);
                if index >= bound {
                    return Err(TrapKind::IndexOutOfBounds { index: index as i64 });
                }
                let value = if inst.ty.is_integral() {
                    inst.ty.canonical(index)
                } else {
                    index
                };
                if inst.op == Op::XintrinsicDo {
                    self.frame()?.set(Frame::RETVAL, value);
                    return Ok(());
                }
                self.push(value)
            }
            Some(Xintrinsic::DynamicTop) => {
                let top = inst.ty.canonical(self.stack().alloca_top as u64);
                if inst.op == Op::XintrinsicDo {
                    self.frame()?.set(Frame::RETVAL, top);
                    return Ok(());
                }
                self.push(top)
            }
            Some(Xintrinsic::SetDynamicTop) => {
                self.stack().alloca_top = self.pop()? as *mut u8;
                Ok(())
            }
            Some(Xintrinsic::KeepAlive) => {
                self.pop()?;
                self.pop().map(drop)
            }
            Some(Xintrinsic::TailCall) => {
                self.tail = Some(self.pop()?);
                Ok(())
            }
            Some(id) if CallKind::is_routine(id) => self.routine_result(inst, CallKind::Extended(id)),
            _ => Err(TrapKind::UnsupportedInstruction {
                what: Instruction {
                    op: inst.op,
                    ty: inst.ty,
                },
            }),
        }
    }
}
