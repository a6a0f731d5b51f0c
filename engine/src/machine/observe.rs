//! Looking at the variables of a running program.
//!
//! Code for speed leaves variables out of their slots where nobody reads them. So a machine has code of two kinds: while it is *observed*, every
//! variable is in its slot wherever a statement begins. A running program can be switched from one to the other: code of the other kind is retired,
//! and threads leave it at the next statement that they come back to, or when the call returns that they are in.

use super::keepalive::Keepalive;
use super::lines::Lines;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{Assumption, At, Published, ResumePoint};
use crate::state::shared::Poll;
use crate::state::site::CallSite;
use crate::state::thread::ThreadState;
use crate::state::trap::FrameInfo;
use maple_dispatch::ops::table;
use maple_lir::Single;
use maple_rt::value::Value;
use maple_translate::slot_of;
use std::sync::Arc;

/// A variable of a function.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Variable {
    /// Its frame index: 1 and up for formals, 0 and down for cells, of which 0 is `%%retval0` and -1 is `%%thrownval`.
    pub index: i16,
    /// Its value.
    pub value: Value,
}

/// A frame, as [`Caller::frames`](crate::Caller::frames) finds it.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// Where it is.
    pub place: FrameInfo,
    /// Its variables; none if its code does not keep them.
    pub variables: Option<Vec<Variable>>,
    /// What it keeps for those who stop it.
    pub(crate) keepalive: Option<Keepalive>,
}

/// Switches a [`Vm`](crate::Vm) from any thread to code that keeps variables, or back: see [`Vm::observe`](crate::Vm::observe).
///
/// Code that is running notices it at the next loop or call of Maple code if it is
/// [`Config::interruptible`](crate::Config::interruptible), else when a native function returns.
#[derive(Clone, Debug)]
pub struct Observer(pub(crate) Arc<Poll>);

impl Observer {
    /// From now on variables can be looked at, or no longer.
    pub fn observe(&self, observed: bool) {
        let (wanted, other) = match observed {
            true => (Poll::OBSERVE, Poll::RELEASE),
            false => (Poll::RELEASE, Poll::OBSERVE),
        };
        self.0.clear(other);
        self.0.set(wanted);
    }
}

impl Machine {
    /// From now on variables may be looked at, or no longer.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn observe(&mut self, observed: bool) {
        if std::mem::replace(&mut self.observing, observed) == observed {
            return;
        }
        for id in 0..self.functions.len() {
            let versions = self.functions[id].versions.clone();
            let of_kind = |machine: &Machine, number: u32| {
                let code = &machine.published[number as usize];
                code.is_observed() == observed && !code.broken
            };
            let (next, last): (Vec<u32>, Vec<u32>) =
                versions.iter().partition(|number| of_kind(self, **number));
            for number in &next {
                // SAFETY: the caller's promise.
                unsafe { self.published[*number as usize].restore() };
                #[cfg(machine_code)]
                self.code_was_retired(*number, false);
            }
            let current = next.first().copied();
            let function = &mut self.functions[id];
            function.code = current;
            function.entry = match current {
                Some(number) => self.published[number as usize].entry,
                None => function.stub,
            };
            for number in last {
                let leads_on = self.ways_on(number, current);
                // SAFETY: the caller's promise.
                unsafe { self.published[number as usize].retire(|site| leads_on.contains(site)) };
                #[cfg(machine_code)]
                self.code_was_retired(number, true);
            }
        }
    }

    /// The sites of code from which a thread can go on in code number `to`, or in code for those who look at variables, if there is to be some.
    fn ways_on(&self, from: u32, to: Option<u32>) -> Vec<ResumePoint> {
        let from = &self.published[from as usize];
        let to = to.map(|number| &self.published[number as usize]);
        let leads_on = |site: &&ResumePoint| {
            let to = to.filter(|to| to.memory == from.memory);
            if matches!(site.at, At::Entry) {
                return true;
            }
            from.resumable
                && (self.observing || to.is_some_and(|to| to.site_like(site.at, site.offset).is_some()))
        };
        from.sites.iter().filter(leads_on).copied().collect()
    }

    /// The frames of the innermost run of a thread that has called a function outside of Maple code.
    ///
    /// # Safety
    /// `cx` is this thread's, and its site is the call.
    pub unsafe fn observed_frames(&mut self, cx: *const ThreadState) -> Vec<Frame> {
        let images = self.images.clone();
        let mut lines = Lines::new(&images);
        let mut frames = Vec::new();
        // SAFETY: the caller's promise; the run's frames and links are on its stack.
        unsafe {
            let Some(run) = ThreadState::run(cx).as_ref() else {
                return frames;
            };
            if let Some(activations) = run.stepper.as_ref() {
                for activation in activations.iter().rev() {
                    let (id, offset) = activation.place();
                    if !self.is_shown(id) {
                        continue;
                    }
                    frames.push(Frame {
                        place: self.describe(id, offset, &mut lines),
                        variables: Some(self.variables(id, activation.frame())),
                        keepalive: self.keepalive(id, offset).map(|(description, index)| Keepalive {
                            description,
                            cells: activation.get(index),
                        }),
                    });
                }
                return frames;
            }
            let mut next = self.frame_of_call((*cx).context.site);
            while let Some(at) = next {
                let code = self.published_at(at.pc).map(|(code, _)| code);
                let observed = code.is_some_and(Published::is_observed);
                let memory = code.and_then(|code| code.memory);
                if let Some((id, offset)) = self.origin(at.pc).filter(|(id, _)| self.is_shown(*id)) {
                    frames.push(Frame {
                        place: self.describe(id, offset, &mut lines),
                        variables: observed.then(|| self.variables(id, at.fp)),
                        keepalive: memory.and_then(|memory| {
                            let (description, _) = self.keepalive(id, offset)?;
                            // The cells are all the frame memory of a function that keeps something.
                            let cells = (at.fp.wrapping_add(usize::from(memory)) as u64 + 15) & !15;
                            Some(Keepalive { description, cells })
                        }),
                    });
                }
                next = self.ends().caller(at);
            }
        }
        frames
    }

    /// The frame that a call out of Maple code was made from: while it is going on, the site has the first free slot in its place.
    unsafe fn frame_of_call(&self, site: maple_dispatch::Site) -> Option<maple_dispatch::Site> {
        let id = self.id_at(site.pc)?;
        // SAFETY: the caller's promise: the word is such a call.
        let (window, arguments) = unsafe {
            let word = &*site.pc;
            let arguments = match () {
                () if id == table::single(Single::CallIndirect).id => usize::from(word.c),
                () if id == table::single(Single::CallNative).id => {
                    (*((*site.pc.add(1)).low() as *const CallSite)).args.len()
                }
                () => return None,
            };
            (usize::from(word.a), arguments)
        };
        let fp = site.fp.wrapping_sub(window + arguments + 1);
        Some(maple_dispatch::Site { fp, ..site })
    }

    /// The variables in a frame.
    unsafe fn variables(&self, id: FunctionId, fp: *const u64) -> Vec<Variable> {
        let Some(function) = self.function(id) else {
            return Vec::new();
        };
        let formals = function.frame.formals.len();
        let types = (1..).zip(&function.frame.formals);
        let cells = (0..).map(|cell: i16| -cell).zip(&function.frame.cells);
        let known = types.chain(cells).filter(|(_, ty)| ty.is_cell());
        let variable = |(index, ty): (i16, &maple_mirbin::Prim)| {
            // SAFETY: the caller's promise: the frame is one of the function.
            let bits = unsafe { *fp.add(slot_of(formals, index)) };
            Variable {
                index,
                value: Value::new(*ty, ty.canonical(bits)),
            }
        };
        known.map(variable).collect()
    }

    /// What code relied on no longer holds: no thread enters such code from now on, and those in it leave it as soon as they can. Says how
    /// much code that is.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn invalidate(&mut self, broken: Assumption) -> u32 {
        let mut count = 0;
        for number in 0..self.published.len() {
            let code = &self.published[number];
            if !code.broken && code.assumptions.contains(&broken) {
                count += 1;
                // SAFETY: the caller's promise.
                unsafe { self.retire_broken(number) };
            }
        }
        count
    }

    /// Code number `number` is no longer right: threads leave it as soon as they can, and none enters it.
    ///
    /// # Safety
    /// The gate is held.
    pub(super) unsafe fn retire_broken(&mut self, number: usize) {
        let code = &mut self.published[number];
        if std::mem::replace(&mut code.broken, true) {
            return;
        }
        // SAFETY: the caller's promise.
        unsafe { code.retire(|_| true) };
        #[cfg(machine_code)]
        self.code_was_retired(number as u32, true);
        let code = &self.published[number];
        let id: FunctionId = code.function;
        let function = &mut self.functions[id as usize];
        if function.code == Some(number as u32) {
            function.code = None;
            function.entry = function.stub;
        }
    }
}

#[cfg(test)]
mod tests;
