//! Exceptions: from the place where something was thrown to the handler that takes it, for both executors (DESIGN §7).
//!
//! An exception travels as [`TrapKind::Exception`]: it leaves the dispatch loop or the stepper as every trap does, with its place in the
//! context. What then decides where the run goes on is here. Nothing is prepared for that moment but what a function's code says anyway:
//! a function's handlers are its try regions, found by the offset of the instruction that threw or called; [`composite`] the stack of `jstry`
//! composites, which only functions with a `jstry` touch. A frame without a handler is left: what it owns is released ([`hooks`]), its part
//! of the dynamic region is given back, and the search goes on at the call in its caller, up to the start of the run. There the exception
//! becomes the result of the run: of the embedder's call, or what is pending until the native function below returns.
//!
//! Traps in managed modules become exceptions first ([`raise`]). Traps elsewhere and limits of the embedder cannot be caught.
//!
//! **Ownership.** An exception that travels owns one count of its object. The frame that catches it takes the count over with its
//! `%%thrownval`.

pub mod composite;
pub mod hooks;
pub mod jump;
pub mod raise;
pub mod trace;

use crate::state::exception::Exception;
use crate::state::function::{Function, FunctionId, NO_FUNCTION};
use crate::state::machine::Machine;
use crate::state::published::{CodeId, Near};
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::Ins;
use maple_lir::Single;
use maple_mirbin::header::Frame;
use maple_mirbin::verify::Region;
use maple_rt::trap::{Thrown, TrapKind};
use maple_translate::regions::{Covered, Handlers};
use maple_translate::slot_of;
use std::sync::Arc;

/// The trap for a throw of `value`, a borrowed reference in counted functions.
///
/// # Safety
/// `cx` is the running thread's, and no reference to its machine exists.
pub unsafe fn throw(cx: *mut ThreadState, id: FunctionId, value: u64) -> TrapKind {
    // SAFETY: the caller's promise.
    let machine = unsafe { &mut *(*cx).machine };
    if value == 0 && !machine.policy(id).throws_null {
        return TrapKind::NullPointer;
    }
    hooks::thrown(machine, id, value).kind()
}

/// What travels from here on after a trap of this kind in frame `fp` of function `id`; `free` is the place of the trap with the first free
/// slot.
///
/// # Errors
/// The trap, if it cannot be caught.
///
/// # Safety
/// `cx` is the running thread's, no reference to its machine exists, and the site is where the trap happened.
pub unsafe fn exception(
    cx: *mut ThreadState,
    id: FunctionId,
    fp: *mut u64,
    kind: TrapKind,
    free: Site,
) -> Result<Exception, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let thrown = match kind {
            TrapKind::Exception { thrown, what } => Exception { value: thrown, what },
            kind if !(*(*cx).machine).policy(id).raises(kind) => return Err(kind),
            // What a callback or a host function ended with stays what it is. But no stack left for one is the caller's business.
            kind if (*cx).pending.is_some() && kind != TrapKind::StackOverflow => return Err(kind),
            kind => {
                let thrown = raise::raise(cx, kind, free)?;
                (*cx).pending = None;
                thrown
            }
        };
        trace::capture(cx, fp, thrown.value);
        Ok(thrown)
    }
}

/// The offset at which the frame goes on with the exception, if it handles it: `%%thrownval` has it then. `offset` is that of the
/// instruction that threw or called. Composites of the frame that do not handle it are closed. Counted functions handle objects only: there is
/// no value of theirs for a word.
///
/// # Safety
/// `cx` is the running thread's, no reference to its machine exists, and `fp` is the frame of a call of `id`.
pub unsafe fn find_handler(
    cx: *mut ThreadState,
    id: FunctionId,
    fp: *mut u64,
    offset: u32,
    thrown: Exception,
) -> Option<u32> {
    // SAFETY: the caller's promise. References to the machine end before hooks get one.
    unsafe {
        if thrown.what == Thrown::Jump {
            return jump::find(cx, id, fp, offset, thrown);
        }
        if !thrown.is_object() && (*(*cx).machine).counts(id) {
            return None;
        }
        // Kept here: hooks change the machine.
        let handlers = (*(*cx).machine).handlers(id).cloned();
        let handlers = handlers.as_deref();
        let mut region = handlers.map_or(Region::NONE, |handlers| handlers.innermost(offset));
        let landing = loop {
            let around = handlers.and_then(|handlers| handlers.region(region));
            let landing = match (around, (*ThreadState::stack(cx)).composites.opened(fp)) {
                (None, None) => return None,
                // Of a region and a composite the one that begins later is the inner one.
                (Some(around), opened) if opened.is_none_or(|opened| opened <= around.opened) => {
                    region = around.parent;
                    taken(cx, id, around, thrown)
                }
                _ => composite::pass(cx, fp, thrown),
            };
            if let Some(landing) = landing {
                break landing;
            }
        };
        let machine = &mut *(*cx).machine;
        if let Some(function) = machine.function(id) {
            let slot = fp.add(thrown_slot(function));
            hooks::store_thrown(machine, id, fp, slot, thrown);
        }
        trace::caught(cx, fp);
        // What a callback ended with has found its handler.
        (*cx).pending = None;
        Some(landing)
    }
}

/// Where the first handler of a region goes on that takes the exception.
///
/// # Safety
/// As [`find_handler`]; the region belongs to `id` and is no part of the machine.
unsafe fn taken(cx: *mut ThreadState, id: FunctionId, region: &Covered, thrown: Exception) -> Option<u32> {
    // SAFETY: the caller's promise.
    unsafe {
        let base = (*(*cx).machine).code_base(id);
        let matches = |ty: &Option<i64>| match ty {
            None => true,
            Some(slot) => hooks::is_caught(&*(*cx).machine, thrown, base.wrapping_add_signed(*slot)),
        };
        let mut catches = region.catches.iter();
        catches
            .find(|catch| catch.types.iter().any(matches))
            .map(|catch| catch.landing)
    }
}

fn thrown_slot(function: &Function) -> usize {
    slot_of(function.frame.formals.len(), Frame::THROWNVAL)
}

/// Releases what a frame owns that an exception leaves. The caller restores the dynamic region. For `word` see [`hooks::release_frame`].
///
/// # Safety
/// As [`find_handler`].
pub unsafe fn leave(cx: *mut ThreadState, id: FunctionId, fp: *mut u64, word: Option<(CodeId, usize)>) {
    // SAFETY: the caller's promise.
    unsafe {
        composite::close_all(cx, fp);
        hooks::release_frame(&mut *(*cx).machine, id, fp, word);
    }
}

/// As [`leave`], of a frame of register code that stands at `word`; its part of the dynamic region is given back. Nothing is done without a word.
///
/// # Safety
/// As [`leave`].
pub unsafe fn leave_code(cx: *mut ThreadState, id: FunctionId, fp: *mut u64, word: Option<(CodeId, usize)>) {
    // SAFETY: the caller's promise.
    unsafe {
        let Some((number, _)) = word else { return };
        let code = (*(*cx).machine).version(number);
        let (unwinds, mark) = (code.unwinds, code.mark);
        if unwinds {
            leave(cx, id, fp, word);
        }
        if let Some(mark) = mark {
            (*(*cx).context.stack).alloca_top = *fp.add(usize::from(mark)) as *mut u8;
        }
    }
}

/// Where a run of register code goes on after the trap in its context.
///
/// # Errors
/// What the run ends with; all frames it had are left if that is an exception.
///
/// # Safety
/// `cx` is the running thread's, its run has just left dispatch with a trap, and no reference to the machine exists.
pub unsafe fn resume(cx: *mut ThreadState, kind: TrapKind) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise: the site tells function and frame, and the links below it lead to the halting instruction.
    unsafe {
        let mut at = (*cx).context.site;
        let ends = (*(*cx).machine).ends();
        let mut near = Near::default();
        let id = loop {
            match (*(*cx).machine).origin_near(at.pc, &mut near) {
                Some((id, _)) if id != NO_FUNCTION => break id,
                Some(_) => {}
                None => return Err(kind),
            }
            // Native methods catch nothing, and their frames own nothing.
            match ends.caller(at) {
                Some(above) => at = above,
                None => return Err(kind),
            }
        };
        let free = match (*(*cx).machine).published_at(at.pc) {
            Some((code, _)) if is_entered(cx, at.pc) => at.fp.wrapping_add(code.slots as usize),
            _ => at.fp,
        };
        let thrown = match exception(cx, id, at.fp, kind, Site { fp: free, ..at }) {
            Ok(thrown) => thrown,
            Err(kind) => {
                abandon(cx, at);
                return Err(kind);
            }
        };
        // Code that a frame stands in stays where it is: what is known of the place is still so after hooks have run.
        while let Some((id, offset)) = (*(*cx).machine).origin_near(at.pc, &mut near) {
            let word = (*(*cx).machine).word_near(at.pc, &mut near);
            if let Some((number, _)) = word.filter(|_| is_entered(cx, at.pc)) {
                let unwinds = (*(*cx).machine).version(number).unwinds;
                if unwinds && let Some(landing) = find_handler(cx, id, at.fp, offset, thrown) {
                    return match (*(*cx).machine).label(at.pc, landing) {
                        Some(pc) => Ok(Site { pc, ..at }),
                        None => Err(TrapKind::Unreachable),
                    };
                }
                leave_code(cx, id, at.fp, word);
            }
            match ends.caller(at) {
                Some(above) => at = above,
                None => break,
            }
        }
        Err(thrown.kind())
    }
}

/// Releases what the frames of register code own that lead to `at`, on the stack of the context, and leaves them as they are for the backtrace.
///
/// # Safety
/// As [`leave`], for the frames from `at` to the end of the run or of the stack.
pub unsafe fn abandon(cx: *mut ThreadState, mut at: Site) {
    // SAFETY: the caller's promise.
    unsafe {
        let ends = (*(*cx).machine).ends();
        let mut near = Near::default();
        while let Some((id, _)) = (*(*cx).machine).origin_near(at.pc, &mut near) {
            let word = (*(*cx).machine).word_near(at.pc, &mut near);
            let unwinds = word.is_some_and(|(number, _)| (*(*cx).machine).version(number).unwinds);
            if unwinds && is_entered(cx, at.pc) {
                leave(cx, id, at.fp, word);
            }
            match ends.caller(at) {
                Some(above) => at = above,
                None => break,
            }
        }
    }
}

/// Whether the frame of the code at `pc` is set up: not if the function could not be entered.
unsafe fn is_entered(cx: *const ThreadState, pc: *const Ins) -> bool {
    // SAFETY: the caller has the pc from a run; data words hold no addresses of handlers.
    unsafe {
        let handler = (*pc).handler_address();
        if table::is(handler, Single::Retired) {
            return (*(*cx).machine).id_at(pc) != Some(table::single(Single::CheckStack).id);
        }
        !table::is(handler, Single::Stub) && !table::is(handler, Single::CheckStack)
    }
}

impl Machine {
    /// The try regions of a function; none if it has none.
    pub fn handlers(&self, id: FunctionId) -> Option<&Arc<Handlers>> {
        self.function(id)?.handlers.as_ref()
    }

    /// Host address of a function's first instruction.
    fn code_base(&self, id: FunctionId) -> u64 {
        self.place(id)
            .map_or(0, |(function, image)| function.code_address(image))
    }

    /// Where a label is in the code that the word at `pc` belongs to.
    pub fn label(&self, pc: *const Ins, offset: u32) -> Option<*const Ins> {
        self.published_at(pc)?.0.label(offset)
    }
}
