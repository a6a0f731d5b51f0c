//! The slow paths of calls and jumps: what handlers do not decide themselves.

use super::segments;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{Range, Words};
use crate::state::shared::Poll;
use crate::state::site::{CallSite, Callee};
use crate::state::thread::ThreadState;
use crate::unwind;
use maple_dispatch::Site;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, Link, publish_high, publish_low};
use maple_lir::{Class, Inst, Operand, Single};
use maple_mirbin::Prim;
use maple_rt::trap::TrapKind;

impl Machine {
    /// The entry for a call of `address` from `site`.
    fn resolve(&mut self, site: *mut CallSite, address: u64) -> Callee {
        // SAFETY: the machine keeps its call sites; no other reference to this one exists.
        let site = unsafe { &mut *site };
        let address = self.import(address);
        if let Some(id) = self.function_at(address) {
            let formals = self.formals(id).len();
            let given = site.args.len();
            if self.is_variadic(id) {
                let fixed = formals.saturating_sub(1);
                if given < fixed {
                    return Callee::Bad(TrapKind::BadArity {
                        expected: fixed as u32,
                        given: given as u32,
                    });
                }
                return Callee::Variadic(self.entry(id), fixed as u16);
            }
            if formals != given && self.missing_argument(id).is_some() {
                return match given > formals {
                    true => Callee::Maple(self.entry(id), true),
                    false => Callee::Padded(self.entry(id), id),
                };
            }
            if formals != given && formals != 0 {
                return Callee::Bad(TrapKind::BadArity {
                    expected: formals as u32,
                    given: given as u32,
                });
            }
            return Callee::Maple(self.entry(id), self.takes_as_given(id, &site.args));
        }
        match crate::native::prepare(self, site, address) {
            Ok(()) => Callee::Native,
            Err(kind) => Callee::Bad(kind),
        }
    }

    /// What stands for arguments of a function that a call does not give.
    pub fn missing_argument(&self, id: FunctionId) -> Option<u64> {
        let image = self.function(id).and_then(|f| self.images.get(f.image));
        let missing = image.and_then(|image| image.note()?.missing_argument())?;
        let formals = self.formals(id);
        // The slots have room for them: frames keep slack.
        (formals.len() <= FRAME_SLACK && formals.iter().all(|ty| ty.is_tagged())).then_some(missing)
    }

    /// Completes the arguments of a function, of which so many are given.
    ///
    /// # Safety
    /// The slots are those of the function's frame.
    pub unsafe fn pad(&self, id: FunctionId, slots: *mut u64, given: usize) {
        let missing = self.missing_argument(id).unwrap_or(0);
        for at in given..self.formals(id).len() {
            // SAFETY: the caller's promise.
            unsafe { *slots.add(at) = missing };
        }
    }

    /// Whether arguments of these types are what the formals of a function want as they are.
    pub(super) fn takes_as_given(&self, id: FunctionId, args: &[Prim]) -> bool {
        let fits =
            |(given, wanted): (&Prim, &Prim)| !wanted.is_integral() || given == wanted || wanted.size() == 8;
        args.iter().zip(self.formals(id)).all(fits)
    }

    /// Code that a variadic callee returns to: moves the result into the window and goes on after the call.
    fn adapter(&mut self, site: *mut CallSite, window: u16, callee: u16, back: *const Ins) -> *const Ins {
        // SAFETY: as in `resolve`.
        let site = unsafe { &mut *site };
        if site.adapter.is_null() {
            let copy = Inst::copy(Class::Int, Operand::slot(window), Operand::slot(callee));
            let code = [
                table::word(&copy),
                table::word(&Inst::single(Single::JumpAbsolute, &[])),
                Ins::data(back as u64, 0),
            ];
            // Return addresses are inspected up to three words back.
            let padded = [code[2], code[2], code[2], code[0], code[1], code[2]];
            let start = self.code.add(&padded);
            let range = Range {
                end: start.wrapping_add(padded.len()) as usize,
                function: site.function,
                words: Words::Back(site.offset, back),
            };
            self.ranges.insert(start as usize, range);
            site.adapter = start.wrapping_add(3);
        }
        site.adapter
    }
}

/// Translates function `id` and lets the call that returns to `return_pc` go there directly from now on. Null if the function is
/// refused; the trap is in the context.
///
/// # Safety
/// `cx` belongs to the running machine and no reference to the machine exists; `return_pc` was pushed by a call.
#[cold]
#[inline(never)]
pub unsafe fn translate(cx: *mut ThreadState, id: FunctionId, return_pc: *const Ins) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe { ThreadState::held(cx, || translate_held(cx, id, return_pc)) }
}

unsafe fn translate_held(cx: *mut ThreadState, id: FunctionId, return_pc: *const Ins) -> *const Ins {
    // SAFETY: the caller's promise.
    let (cx, machine) = unsafe { (&mut *cx, &mut *(*cx).machine) };
    let entry = match machine.translate(id) {
        Ok(entry) => entry,
        Err(kind) => {
            cx.context.trap = Some(kind);
            return std::ptr::null();
        }
    };
    // SAFETY: the caller's promise.
    unsafe { link(cx, machine, id, return_pc, entry) };
    entry
}

/// Lets the call of function `id` that returns to `return_pc` go to `entry` from now on, if that is not patched by others.
///
/// # Safety
/// The gate is held; `return_pc` was pushed by a call.
pub(super) unsafe fn link(
    cx: &ThreadState,
    machine: &mut Machine,
    id: FunctionId,
    return_pc: *const Ins,
    entry: *const Ins,
) {
    // SAFETY: at least three words of code lie before every return address; the words are compared before they are changed, and only with
    // the gate held. Threads that execute the call meanwhile find the old entry or the new one, and what a guard needs before its handler.
    unsafe {
        let call = return_pc.sub(2);
        let known = machine.id_at(call).and_then(|id| table::call_of(id, &*call));
        if let Some(own) = known {
            let data = return_pc.sub(1).cast_mut();
            if machine.leads_to(id, (*data).low()) {
                let call = call.cast_mut();
                let guarded = machine.direct_call(&own, id);
                publish_high(data, guarded.map_or(0, |(_, high)| high));
                publish_low(data, entry as u64);
                // A guard must not be seen before its data: loads of other processors may be out of order.
                if let Some((guarded, _)) = guarded
                    && !table::is((*call).handler_address(), Single::Retired)
                    && (cfg!(target_arch = "x86_64") || !(*cx.shared).parallel.is_on())
                {
                    machine.becomes(call, &guarded);
                }
            }
        }
        if machine
            .id_at(return_pc.sub(3))
            .is_some_and(table::has_inline_cache)
        {
            let cache = return_pc.sub(2).cast_mut();
            if machine.leads_to(id, (*cache).high()) {
                publish_high(cache, entry as u64);
            }
        }
    }
}

/// The indirect call at `pc` missed its inline cache. A plain Maple callee is put into the cache and the call executed again; other
/// calls are made here. Gives the code to go on with, frame and control stack being in the context's [`transfer`](maple_dispatch::Context::transfer), or null with the trap in
/// the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and `pc` is an indirect call of the running frame.
#[cold]
#[inline(never)]
pub unsafe fn call_indirect(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe { ThreadState::held(cx, || call_indirect_held(cx, pc, fp, cs)) }
}

unsafe fn call_indirect_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
) -> *const Ins {
    // SAFETY: the caller's promise: an indirect call has the data words {cache}, {call site} and a way back after them.
    unsafe {
        let (window, given) = ((*pc).a, (*pc).c);
        let address = *fp.add(usize::from((*pc).b));
        let site = (*pc.add(2)).low() as *mut CallSite;
        let back = pc.add(3);
        (*cx).context.transfer = Site { pc, fp, cs };
        let kind = match (*(*cx).machine).resolve(site, address) {
            Callee::Maple(entry, true) if cache(cx, pc.add(1).cast_mut(), address, entry) => return pc,
            Callee::Maple(entry, _) => {
                let frame = fp.add(usize::from(window));
                let given = usize::from(given);
                let link = Link {
                    return_pc: back,
                    frame: fp,
                };
                match callee_frame(cx, frame, given, link, cs) {
                    Err(kind) => kind,
                    Ok((frame, links)) => {
                        (*(*cx).machine).convert_arguments(address, frame, given);
                        (*cx).context.transfer = Site {
                            pc,
                            fp: frame,
                            cs: links,
                        };
                        return entry;
                    }
                }
            }
            Callee::Padded(entry, id) => {
                let frame = fp.add(usize::from(window));
                let link = Link {
                    return_pc: back,
                    frame: fp,
                };
                match callee_frame(cx, frame, usize::from(given), link, cs) {
                    Err(kind) => kind,
                    Ok((fp, cs)) => {
                        (*(*cx).machine).pad(id, fp, usize::from(given));
                        (*cx).context.transfer = Site { pc, fp, cs };
                        return entry;
                    }
                }
            }
            Callee::Variadic(entry, fixed) => {
                let frame = fp.add(usize::from(window) + usize::from(given));
                let link = Link {
                    return_pc: (*(*cx).machine).adapter(site, window, window + given, back),
                    frame: fp,
                };
                match callee_frame(cx, frame, 0, link, cs) {
                    Err(kind) => kind,
                    Ok((frame, links)) => {
                        pass_variadic(fp.add(usize::from(window)), frame, usize::from(fixed));
                        (*(*cx).machine).convert_arguments(address, frame, usize::from(fixed));
                        (*cx).context.transfer = Site {
                            pc,
                            fp: frame,
                            cs: links,
                        };
                        return entry;
                    }
                }
            }
            Callee::Native if crate::native::call_held(cx, pc, fp, cs, window, site) => return back,
            Callee::Native => return std::ptr::null(),
            Callee::Bad(kind) => kind,
        };
        (*cx).context.trap = Some(kind);
        std::ptr::null()
    }
}

/// Where a call of `address` goes on that found no function, if one was defined there since.
///
/// # Safety
/// `cx` is the running thread's, its run has just left dispatch with the trap, and no reference to the machine exists.
#[cold]
pub(super) unsafe fn defined(cx: *mut ThreadState, address: u64) -> Option<Result<Site, TrapKind>> {
    // SAFETY: the caller's promise: the site is that of the call.
    unsafe {
        let at = (*cx).context.site;
        let id = (*(*cx).machine).function_at(address)?;
        let word = (*(*cx).machine).id_at(at.pc)?;
        if word == table::single(Single::CallIndirect).id {
            return Some(Ok(at));
        }
        if word != table::single(Single::CallNative).id {
            return None;
        }
        let site = &*((*at.pc.add(1)).low() as *const CallSite);
        let given = site.args.len();
        let formals = (*(*cx).machine).formals(id).len();
        if formals != given {
            return Some(Err(TrapKind::BadArity {
                expected: formals as u32,
                given: given as u32,
            }));
        }
        let frame = at.fp.add(usize::from((*at.pc).a));
        let link = Link {
            return_pc: at.pc.add(2),
            frame: at.fp,
        };
        Some(callee_frame(cx, frame, given, link, at.cs).map(|(fp, cs)| {
            (*(*cx).machine).convert_formals(id, fp, given);
            let pc = (*(*cx).machine).entry(id);
            Site { pc, fp, cs }
        }))
    }
}

/// The frame of a callee whose `given` arguments are at `frame`, and its control stack with `link` pushed: in a further segment if this one is
/// full.
unsafe fn callee_frame(
    cx: *mut ThreadState,
    frame: *mut u64,
    given: usize,
    link: Link,
    cs: *mut Link,
) -> Result<(*mut u64, *mut Link), TrapKind> {
    // SAFETY: `call_indirect`'s promise.
    unsafe {
        let links = cs.sub(1);
        if frame.add(FRAME_SLACK) as usize > links as usize {
            return segments::frame_in_segment(cx, frame, given, link, cs, 0);
        }
        links.write(link);
        Ok((frame, links))
    }
}

/// Puts a callee into the cache of an indirect call. Says whether it did: while threads run at once a cache is filled only once, the
/// address last, because others may be reading the two halves; and not with a stub, which only they would replace.
pub(super) unsafe fn cache(cx: *mut ThreadState, word: *mut Ins, address: u64, entry: *const Ins) -> bool {
    // SAFETY: `call_indirect`'s promise.
    unsafe {
        let machine = &mut *(*cx).machine;
        let mut entry = entry;
        if (*(*cx).shared).parallel.is_on() {
            if (*word).published() != machine.halt() as u64 {
                return false;
            }
            let callee = machine.import(address);
            let translated = machine.function_at(callee).map(|id| machine.translate(id));
            let Some(Ok(translated)) = translated else {
                return false;
            };
            entry = translated;
        }
        publish_high(word, entry as u64);
        publish_low(word, address);
        true
    }
}

/// Sets up the frame of a variadic callee after the arguments `from`: the fixed ones are copied, the variable ones stay and the callee
/// gets their address.
///
/// # Safety
/// The slots exist: frames keep room above their windows.
pub unsafe fn pass_variadic(from: *mut u64, to: *mut u64, fixed: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy(from, to, fixed);
        *to.add(fixed) = from.add(fixed) as u64;
    }
}

/// Where the instruction at `pc` of function `id` goes on that jumps to a label address, or null.
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists.
#[inline(never)]
pub unsafe fn label_target(cx: *mut ThreadState, pc: *const Ins, id: FunctionId, label: u64) -> *const Ins {
    let find = || {
        // SAFETY: the caller's promise.
        let machine = unsafe { &*(*cx).machine };
        let base = machine.place(id).map(|(f, image)| f.code_address(image))?;
        machine.label(pc, u32::try_from(label.checked_sub(base)?).ok()?)
    };
    // SAFETY: the caller's promise.
    unsafe { ThreadState::held(cx, find) }.unwrap_or(std::ptr::null())
}

/// Whether the run may go on; if not, the trap is in the context.
///
/// # Safety
/// `cx` is the context of the running thread.
#[cold]
#[inline(never)]
pub unsafe fn poll(cx: *mut ThreadState) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let shared = &*(*cx).shared;
        if (*cx).context.open && shared.poll.get() == Poll::HEAP && shared.parallel.has_passed((*cx).round) {
            return true;
        }
        match ThreadState::held(cx, || crate::machine::safepoint::stop_reason(cx)) {
            None => true,
            Some(kind) => {
                (*cx).context.trap = Some(kind);
                false
            }
        }
    }
}

// ---- exceptions; what handlers call must not be inlined into them ----

/// Puts the trap for a throw of `value` in function `id` into the context.
///
/// # Safety
/// `cx` is the context of the running thread; no reference to the machine exists.
#[cold]
#[inline(never)]
pub unsafe fn throw(cx: *mut ThreadState, id: FunctionId, value: u64) {
    // SAFETY: the caller's promise.
    unsafe { (*cx).context.trap = Some(ThreadState::held(cx, || unwind::throw(cx, id, value))) };
}

/// Closes the frame's current composite, or all of them.
///
/// # Safety
/// As [`throw`].
#[inline(never)]
pub unsafe fn close_composites(cx: *mut ThreadState, fp: *mut u64, all: bool) {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || {
            if all {
                unwind::composite::close_all(cx, fp);
            } else {
                unwind::composite::close(cx, fp);
            }
        });
    }
}

/// `jstry`: says whether there was room.
///
/// # Safety
/// `cx` is the context of the running thread.
#[inline(never)]
pub unsafe fn open_composite(
    cx: *mut ThreadState,
    fp: *mut u64,
    opened: u32,
    catch: u32,
    finally: u32,
) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        (*ThreadState::stack(cx))
            .composites
            .open(fp, opened, catch, finally)
    }
}

/// `jscatch` and `finally`.
///
/// # Safety
/// As [`open_composite`].
#[inline(never)]
pub unsafe fn enter_block(cx: *mut ThreadState, fp: *mut u64, finally: bool) {
    // SAFETY: the caller's promise.
    unsafe { (*ThreadState::stack(cx)).composites.enter(fp, finally) }
}

/// `gosub`: says whether there was room.
///
/// # Safety
/// As [`open_composite`].
#[inline(never)]
pub unsafe fn gosub(cx: *mut ThreadState, fp: *mut u64, at: u32, back: u32) -> bool {
    // SAFETY: the caller's promise.
    unsafe { (*ThreadState::stack(cx)).composites.gosub(fp, at, back) }
}

/// Where the `retsub` at `pc` goes on, or null with the trap in the context.
///
/// # Safety
/// As [`open_composite`]; no reference to the machine exists.
#[inline(never)]
pub unsafe fn retsub(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        match unwind::composite::retsub(cx, fp) {
            Ok(back) => {
                ThreadState::held(cx, || (*(*cx).machine).label(pc, back)).unwrap_or(std::ptr::null())
            }
            Err(kind) => {
                (*cx).context.trap = Some(kind);
                std::ptr::null()
            }
        }
    }
}
