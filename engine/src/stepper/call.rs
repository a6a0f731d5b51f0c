//! Calls of the stepper.

use super::{Step, Stepper};
use crate::native;
use crate::state::site::{CallKind, CallSite};
use maple_dispatch::Site;
use maple_mirbin::{Inst, Op, Prim};
use maple_rt::trap::TrapKind;

impl Stepper {
    /// `icall`: the callee's address deepest, then the arguments.
    pub(super) fn icall(&mut self, inst: &Inst<'_>) -> Result<Step, TrapKind> {
        let count = (inst.operand_count() as usize).saturating_sub(1);
        let frame = self.frame()?;
        let bottom = frame.depth.saturating_sub(count + 1);
        frame.depth = bottom;
        // SAFETY: the verifier has checked the depth.
        let address = unsafe { *frame.operand(bottom) };
        let window = frame.operand(bottom + 1);
        let address = self.machine().import(address);
        self.trace_call(address);
        if let Some(keeper) = self.tail.take()
            && self.tail_call(address, window, count, keeper)?
        {
            return Ok(Step::Called);
        }
        let id = match self.machine().function_at(address) {
            Some(id) => id,
            None => match self.native(inst, address, window) {
                // One that was undefined is defined by now.
                Err(TrapKind::BadCall { address: at }) if at == address => {
                    let defined = self.machine().function_at(address);
                    defined.ok_or(TrapKind::BadCall { address })?
                }
                result => return result,
            },
        };
        let machine = self.machine();
        let formals = machine.formals(id).len();
        let fixed = if machine.is_variadic(id) {
            formals.saturating_sub(1)
        } else {
            formals
        };
        let pads = count != formals && machine.missing_argument(id).is_some();
        let fits = pads || count == fixed || (fixed < formals && count > fixed) || formals == 0;
        if !fits {
            return Err(TrapKind::BadArity {
                expected: fixed as u32,
                given: count as u32,
            });
        }
        let mut callee = window;
        if pads {
            // SAFETY: frames keep slack above their evaluation stack, and the function takes no more arguments than that has slots.
            unsafe { machine.pad(id, window, count) };
        }
        if fixed < formals {
            callee = window.wrapping_add(count);
            // SAFETY: frames keep slack above their evaluation stack; operand counts fit a byte.
            unsafe { crate::machine::calls::pass_variadic(window, callee, fixed) };
        }
        // SAFETY: the slots hold the arguments.
        unsafe { self.machine().convert_formals(id, callee, fixed.min(count)) };
        self.enter(id, callee, inst.ty)?;
        Ok(Step::Called)
    }

    /// Static types of the arguments: recovered from the instructions that pushed them, since cells carry none.
    fn argument_types(&mut self, inst: &Inst<'_>, count: usize) -> Result<Vec<Prim>, TrapKind> {
        let id = self.frame()?.function;
        let stepping = self.machine().function(id).and_then(|f| f.stepping.as_ref());
        Ok(stepping
            .map(|s| s.operand_types(inst.offset, count))
            .unwrap_or_default())
    }

    /// Calls the native function at `address` with the arguments at `window`.
    fn native(&mut self, inst: &Inst<'_>, address: u64, window: *mut u64) -> Result<Step, TrapKind> {
        let count = (inst.operand_count() as usize).saturating_sub(1);
        let site = self.site(inst, CallKind::Indirect, count)?;
        // SAFETY: the machine keeps its call sites, and no reference to it is alive.
        unsafe { native::prepare(&mut *(*self.cx).machine, &mut *site, address) }?;
        let at = self.here(window.wrapping_add(count + 1));
        // SAFETY: the window holds the arguments; no reference to the machine or the activations is alive.
        unsafe { native::transfer(self.cx, at, window, site) }?;
        // SAFETY: the result is where the first argument was; the verifier has checked the depth, and frames keep slack above.
        let value = unsafe { *window };
        self.frame()?.set(0, value);
        Ok(Step::Next)
    }

    /// The place of a call whose callee may use the stack from `free` on.
    pub(super) fn here(&mut self, free: *mut u64) -> Site {
        let (end, links) = self.links();
        Site {
            pc: std::ptr::null(),
            fp: free,
            cs: end.wrapping_sub(links),
        }
    }

    /// The call site of an instruction with `count` operands, made at its first execution.
    fn site(&mut self, inst: &Inst<'_>, kind: CallKind, count: usize) -> Result<*mut CallSite, TrapKind> {
        let function = self.frame()?.function;
        if let Some(site) = self.machine().stepper_site(function, inst.offset) {
            return Ok(site);
        }
        let types = self.argument_types(inst, count)?;
        let site = CallSite::new(kind, function, inst.offset, types, inst.ty);
        Ok(self.machine().keep_stepper_site(site))
    }

    /// `intrinsiccall` and `intrinsicop`.
    pub(super) fn intrinsic(&mut self, inst: &Inst<'_>) -> Result<(), TrapKind> {
        let kind = inst.intrinsic().map_or(CallKind::Address(0), CallKind::Intrinsic);
        self.trace_intrinsic(inst);
        self.routine_result(inst, kind)
    }

    /// A runtime routine whose result is pushed or goes to `%%retval0`, as the opcode says.
    pub(super) fn routine_result(&mut self, inst: &Inst<'_>, kind: CallKind) -> Result<(), TrapKind> {
        let value = self.routine(inst, kind)?;
        if matches!(inst.op, Op::IntrinsicOp | Op::XintrinsicOp) {
            return self.push(value);
        }
        self.frame()?.set(0, value);
        Ok(())
    }

    /// `malloc` and `free`.
    pub(super) fn heap_block(&mut self, inst: &Inst<'_>) -> Result<(), TrapKind> {
        let allocates = inst.op == Op::Malloc;
        let value = self.routine(inst, CallKind::HeapBlock { allocates })?;
        if allocates { self.push(value) } else { Ok(()) }
    }

    fn routine(&mut self, inst: &Inst<'_>, kind: CallKind) -> Result<u64, TrapKind> {
        let count = inst.operand_count() as usize;
        let site = self.site(inst, kind, count)?;
        let frame = self.frame()?;
        frame.depth = frame.depth.saturating_sub(count);
        let window = frame.operand(frame.depth);
        let at = self.here(window.wrapping_add(count + 1));
        // SAFETY: the evaluation stack holds the arguments; no reference to the machine is alive.
        unsafe {
            native::run_routine(self.cx, at, window, site)?;
            Ok(*window)
        }
    }
}
