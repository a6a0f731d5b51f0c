//! The stepper: mirbin, one instruction at a time, in the plainest way.
//!
//! It is the oracle for the threaded executor and the one that traces. It uses the same frames: formals are the caller's evaluation stack
//! slots, then come the cells, then the evaluation stack. Cells are always canonical.

mod call;
mod exec;
mod replace;
mod stacks;
mod tail;
mod tracing;

use crate::state::activation::{Activation, CodeBytes};
use crate::state::composites::Composites;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::shared::Poll;
use crate::state::thread::ThreadState;
use crate::unwind::{self, hooks};
use maple_dispatch::StackHead;
use maple_dispatch::memory;
use maple_dispatch::regcode::Link;
use maple_mirbin::{Frame, Inst, Prim};
use maple_rt::trap::TrapKind;
use std::sync::atomic::Ordering;

/// Words of control stack the threaded executor needs for a call: counted here as well, so that both overflow alike.
const LINK_SLOTS: usize = 2;

/// Bytes of an `icall`. A caller's pc stays at the call until the callee returns.
const CALL_SIZE: u32 = 4;

/// A run of the stepper.
pub struct Stepper {
    cx: *mut ThreadState,
    /// A raw pointer because backtraces are made while an instruction calls native code.
    frames: *mut Vec<Activation>,
    /// Whether the next instruction is one before which another thread may have the gate: the first of a function, the target of a jump
    /// backwards, a handler. Elsewhere the evaluation stack may hold references that nothing counts.
    safepoint: bool,
    /// The next call ends its function; see [`Machine::tail`].
    tail: Option<u64>,
}

/// What an instruction did to control.
enum Step {
    /// Go on after it.
    Next,
    /// Go on at this offset.
    Goto(i64),
    /// The callee's activation was pushed.
    Called,
    /// The function returned this value.
    Returned(u64),
    /// Another stack was resumed.
    Swapped,
}

impl Stepper {
    /// A run on the thread of `cx`, on its root; `frames` is empty.
    ///
    /// # Safety
    /// `cx` and `frames` are valid while the stepper lives, the thread holds the gate, and nobody else changes the activations.
    pub unsafe fn new(cx: *mut ThreadState, frames: *mut Vec<Activation>) -> Stepper {
        Stepper {
            cx,
            frames,
            safepoint: true,
            tail: None,
        }
    }

    /// Runs function `id` whose arguments lie at `base`; the result is left there. After a trap the activations are those of the place
    /// where it happened.
    ///
    /// # Safety
    /// `base` is a free part of the thread's stack with the arguments of the function.
    pub unsafe fn run(&mut self, id: FunctionId, base: *mut u64) -> Result<(), TrapKind> {
        let mut result = self.enter(id, base, Prim::Void).and_then(|()| self.steps());
        while let Err(mut kind) = result {
            if let Some(replacement) = self.context().replacement.take() {
                self.context().pending = None;
                match self.replace(replacement) {
                    Ok(()) => {
                        result = self.steps();
                        continue;
                    }
                    Err(refused) => kind = refused,
                }
            }
            result = match self.unwind(kind) {
                Ok(()) => self.steps(),
                Err(kind) => {
                    result = Err(kind);
                    break;
                }
            };
        }
        result
    }

    /// The machine, for the length of one step.
    fn machine(&mut self) -> &mut Machine {
        // SAFETY: `new`'s promise; callers drop the reference before native code runs.
        unsafe { &mut *(*self.cx).machine }
    }

    /// The thread, for the length of one step.
    fn context(&mut self) -> &mut ThreadState {
        // SAFETY: as above.
        unsafe { &mut *self.cx }
    }

    /// What handlers know of the stack that the run is on, for the length of one step.
    fn stack(&mut self) -> &mut StackHead {
        // SAFETY: as above; the run is on a stack.
        unsafe { &mut *(*self.cx).context.stack }
    }

    /// The composites of the stack that the run is on, for the length of one step.
    fn composites(&mut self) -> &mut Composites {
        // SAFETY: as above; the run is on a stack.
        unsafe { &mut (*ThreadState::stack(self.cx)).composites }
    }

    fn frames(&mut self) -> &mut Vec<Activation> {
        // SAFETY: as above.
        unsafe { &mut *self.frames }
    }

    fn steps(&mut self) -> Result<(), TrapKind> {
        loop {
            let Some(frame) = self.frames().last() else {
                return Ok(());
            };
            let (code, pc) = (frame.code, frame.pc);
            let inst = Inst::decode(code.bytes(), pc).map_err(|_| TrapKind::InvalidCode)?;
            self.context().steps += 1;
            self.pay()?;
            if self.machine().config.trace.instructions {
                self.trace_instruction(&inst);
            }
            match self.step(&inst)? {
                Step::Next => self.jump(i64::from(inst.next()))?,
                Step::Goto(target) => self.jump(target)?,
                Step::Called | Step::Swapped => {}
                Step::Returned(value) => {
                    if self.leave(value) && self.end_stack(value)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Counts an instruction and looks whether the run shall stop. Counted functions stop at their entries, jumps back and handlers only:
    /// after a cleanup, for one, cells name references that they no longer own, and leaving the frame would release them again.
    fn pay(&mut self) -> Result<(), TrapKind> {
        let config = &self.machine().config;
        let (counted, interruptible) = (config.fuel.is_some(), config.interruptible);
        let safepoint = std::mem::take(&mut self.safepoint);
        let stops = safepoint || self.frames().last().is_none_or(|frame| !frame.policy.counted);
        let context = self.context();
        if counted {
            context.context.fuel = context.context.fuel.saturating_sub(1);
            if context.context.fuel < 0 && stops {
                return Err(TrapKind::InstructionLimit);
            }
        }
        // SAFETY: the word outlives the thread's run.
        let reasons = unsafe { (*context.context.poll).load(Ordering::Relaxed) };
        let waits = if safepoint { 0 } else { Poll::WANTED };
        if !interruptible || !stops || reasons & !waits == 0 {
            return Ok(());
        }
        // SAFETY: the context is this run's; no reference to the machine is alive.
        let reason = unsafe { crate::machine::safepoint::stop_reason(self.cx) };
        reason.map_or(Ok(()), Err)
    }

    /// Lets the innermost activation that handles it go on after a trap.
    ///
    /// # Errors
    /// What the run ends with; no activation is left if that is an exception.
    fn unwind(&mut self, kind: TrapKind) -> Result<(), TrapKind> {
        self.tail = None;
        let Some(frame) = self.frames().last() else {
            return Err(kind);
        };
        let (id, fp) = (frame.function, frame.fp);
        let needed = frame.formals + frame.cells + frame.depth + maple_dispatch::ops::call::FRAME_SLACK;
        let free = self.here(fp.wrapping_add(needed));
        // SAFETY: `new`'s promise; no reference to the machine or the activations is alive.
        let thrown = match unsafe { unwind::exception(self.cx, id, fp, kind, free) } {
            Ok(thrown) => thrown,
            Err(kind) => {
                let frames: Vec<_> = self
                    .frames()
                    .iter()
                    .map(|frame| (frame.function, frame.fp))
                    .collect();
                for (id, fp) in frames {
                    // SAFETY: as above. The activations stay for the backtrace.
                    unsafe { unwind::leave(self.cx, id, fp, None) };
                }
                return Err(kind);
            }
        };
        while let Some(frame) = self.frames().last() {
            let (id, offset, fp, dynamic) = (frame.function, frame.pc, frame.fp, frame.dynamic);
            // SAFETY: as above.
            if let Some(landing) = unsafe { unwind::find_handler(self.cx, id, fp, offset, thrown) } {
                let frame = self.frame()?;
                frame.pc = landing;
                frame.depth = 0;
                self.trim(fp);
                self.safepoint = true;
                return Ok(());
            }
            // SAFETY: as above.
            unsafe { unwind::leave(self.cx, id, fp, None) };
            self.stack().alloca_top = dynamic;
            self.frames().pop();
        }
        Err(thrown.kind())
    }

    fn jump(&mut self, target: i64) -> Result<(), TrapKind> {
        let target = u32::try_from(target).map_err(|_| TrapKind::InvalidCode)?;
        let frame = self.frame()?;
        let backwards = target <= frame.pc;
        frame.pc = target;
        self.safepoint |= backwards;
        Ok(())
    }

    /// Where the control stack of the last segment begins, and the links that the threaded executor would have pushed there. The stepper
    /// keeps activations instead.
    fn links(&mut self) -> (*mut Link, usize) {
        let frames = self.frames().len();
        // SAFETY: the run is on a stack.
        let (links, below) = unsafe {
            (
                (*ThreadState::stack(self.cx)).links,
                (*ThreadState::stack(self.cx)).below(),
            )
        };
        (links, frames.saturating_sub(below))
    }

    fn frame(&mut self) -> Result<&mut Activation, TrapKind> {
        self.frames().last_mut().ok_or(TrapKind::Unreachable)
    }

    /// Pushes the activation of function `id` with slot 0 at `fp`; clears its cells.
    fn enter(&mut self, id: FunctionId, fp: *mut u64, result: Prim) -> Result<(), TrapKind> {
        let dynamic = self.stack().alloca_top;
        let machine = self.machine();
        machine.check(id)?;
        let Some(function) = machine.function(id) else {
            return Err(TrapKind::InvalidCode);
        };
        let Some(image) = machine.images.get(function.image) else {
            return Err(TrapKind::InvalidCode);
        };
        let policy = function.policy;
        let bytes = function.code(image);
        let code = CodeBytes {
            bytes: bytes.as_ptr(),
            len: bytes.len(),
            address: function.code_address(image),
        };
        let (formals, cells) = (function.frame.formals.len(), function.frame.cells.len());
        let needed =
            formals + cells + usize::from(function.frame.depth) + maple_dispatch::ops::call::FRAME_SLACK;
        let (end, links) = self.links();
        let limit = (end as usize).saturating_sub((links + 1) * LINK_SLOTS * size_of::<u64>());
        let fp = if fp.wrapping_add(needed) as usize > limit {
            self.frame_in_segment(fp, formals, needed)?
        } else {
            fp
        };
        for cell in 0..cells {
            // SAFETY: the slots lie below the limit just checked.
            unsafe { *fp.add(formals + cell) = 0 };
        }
        self.frames().push(Activation {
            function: id,
            policy,
            pc: 0,
            fp,
            formals,
            cells,
            depth: 0,
            dynamic,
            result,
            code,
        });
        self.safepoint = true;
        self.trace_entry();
        Ok(())
    }

    /// Pops the activation of a function that returned `value`. Says whether it was the outermost.
    fn leave(&mut self, value: u64) -> bool {
        let Some(callee) = self.frames().pop() else {
            return true;
        };
        self.stack().alloca_top = callee.dynamic;
        if self.machine().owns_thrown(callee.function) {
            // SAFETY: as just asked.
            unsafe { hooks::release_thrown(self.machine(), callee.get(Frame::THROWNVAL)) };
        }
        let Some(caller) = self.frames().last_mut() else {
            // SAFETY: slot 0 of the outermost frame is a slot of the stack.
            unsafe { *callee.fp = value };
            return true;
        };
        let value = if callee.result.is_scalar() {
            callee.result.canonical(value)
        } else {
            value
        };
        caller.set(0, value);
        caller.pc += CALL_SIZE;
        let fp = caller.fp;
        self.trim(fp);
        false
    }

    // ---- memory ----

    fn load(&self, ty: Prim, address: u64) -> Result<u64, TrapKind> {
        let bits = memory::load(address, ty.size()).map_err(|fault| memory::trap_at(fault.address))?;
        Ok(ty.canonical(bits))
    }

    fn store(&self, ty: Prim, address: u64, value: u64) -> Result<(), TrapKind> {
        memory::store(address, ty.size(), value).map_err(|fault| memory::trap_at(fault.address))
    }
}
