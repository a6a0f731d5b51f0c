//! Class initialisation (exec.md §5): superclasses first, each initialiser once, failures remembered.

use super::environment::Environment;
use super::{throw, tracing};
use crate::machine::safepoint::stop_reason;
use crate::state::exception::Exception;
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, Link, publish_low};
use maple_lir::Single;
use maple_rt::class::{Class, state};
use maple_rt::heap::class_of;
use maple_rt::managed::{Fault, ManagedVm, Raise, language};
use maple_rt::trap::TrapKind;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How long a thread waits for another's initialiser before it looks whether the VM shall stop.
const PATIENCE: Duration = Duration::from_millis(50);

/// Initialises `class` for the instruction at `pc`, which is not needed any more once that is done; its frame is free from the slot in field
/// `a` on. If it says false, the trap is in the context.
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists; the rest is where the thread stands.
#[cold]
#[inline(never)]
pub unsafe fn initialise(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    class: *const Class,
) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let fp = fp.add(usize::from((*pc).a));
        let initialised = ThreadState::held(cx, || {
            let outcome = ThreadState::outside(cx, Site { pc, fp, cs }, || initialise_class(cx, class));
            if (*class).is_initialized() {
                publish_low(
                    pc.cast_mut(),
                    table::single(Single::ClassReady).handler as usize as u64,
                );
            }
            outcome
        });
        match initialised {
            Ok(()) => true,
            Err(kind) => {
                (*cx).context.trap = Some(kind);
                false
            }
        }
    }
}

/// Initialises a class and its superclasses unless that has happened or this thread is doing it.
///
/// # Errors
/// What an initialiser ended with as the language has it, or [`Fault::InitializationFailed`] if one failed before.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; no reference to the machine exists.
pub unsafe fn initialise_class(cx: *mut ThreadState, class: *const Class) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise; classes live as long as the machine.
    unsafe {
        let class = &*class;
        if class.is_initialized() {
            return Ok(());
        }
        for (class, needed) in order(class) {
            if let Err(kind) = one(cx, class) {
                // A class whose superclass cannot be initialised cannot be either.
                for below in needed {
                    if below.state.load(Ordering::Relaxed) == state::UNINITIALIZED {
                        below.state.store(state::FAILED, Ordering::Release);
                    }
                }
                return Err(kind);
            }
        }
        Ok(())
    }
}

/// What is to be initialised for `class`, in order, each with the classes that need it: its superclass, its superinterfaces with default
/// methods, the class itself, and the same for the superclass before that. An interface needs none of the others (JLS 12.4.1). A loop and
/// not recursion: superclasses may be many.
fn order(class: &Class) -> Vec<(&Class, Vec<&Class>)> {
    if class.is_interface() {
        return vec![(class, Vec::new())];
    }
    let mut order: Vec<(&Class, Vec<&Class>)> = Vec::new();
    // What is still to be visited, and whether its own superclasses have been.
    let mut work = vec![(class, false)];
    while let Some((class, ready)) = work.pop() {
        // An interface that is initialised may have superinterfaces that are not.
        let done = class.is_initialized() && (ready || !class.is_interface());
        if done || order.iter().any(|(known, _)| std::ptr::eq(*known, class)) {
            continue;
        }
        if ready {
            if !class.is_interface() || class.has_defaults() {
                order.push((class, Vec::new()));
            }
            continue;
        }
        work.push((class, true));
        let interfaces: Vec<&Class> = class.direct_interfaces().collect();
        work.extend(interfaces.into_iter().rev().map(|interface| (interface, false)));
        work.extend(class.superclass().map(|superclass| (superclass, false)));
    }
    let chain: Vec<&Class> = order.iter().map(|(class, _)| *class).collect();
    for (index, (class, needed)) in order.iter_mut().enumerate() {
        let later = chain.get(index + 1..).unwrap_or_default();
        needed.extend(later.iter().filter(|below| below.is_subtype_of(class)));
    }
    order
}

/// Initialises one class whose superclasses are.
unsafe fn one(cx: *mut ThreadState, class: &Class) -> Result<(), TrapKind> {
    // SAFETY: `initialise_class`'s promise.
    unsafe {
        let me = u32::from((*cx).context.thread.number());
        loop {
            match class.state.load(Ordering::Acquire) {
                state::INITIALIZED => return Ok(()),
                state::FAILED => {
                    return Err(throw::kind_of(
                        cx,
                        Fault::InitializationFailed(class.name()).raise(),
                    ));
                }
                state::INITIALIZING if class.initializer_thread.load(Ordering::Relaxed) == me => {
                    return Ok(());
                }
                state::INITIALIZING => {
                    // The state does not change between the look at it and this one: the gate is held.
                    let progress = Arc::clone(&Machine::managed((*cx).machine).initialised);
                    let seen = progress.count();
                    Environment::new(cx).blocking(&mut || progress.wait(seen, PATIENCE));
                    if let Some(kind) = stop_reason(cx) {
                        return Err(kind);
                    }
                }
                _ => break,
            }
        }
        class.initializer_thread.store(me, Ordering::Relaxed);
        class.state.store(state::INITIALIZING, Ordering::Release);
        let result = match class.initializer {
            0 => Ok(0),
            code => {
                tracing::initialiser(cx, class);
                let result = Environment::new(cx).call(code, &[]);
                tracing::initialised(cx, class);
                result
            }
        };
        let outcome = if result.is_ok() {
            state::INITIALIZED
        } else {
            state::FAILED
        };
        class.state.store(outcome, Ordering::Release);
        Machine::managed((*cx).machine).initialised.advance();
        match result {
            Ok(_) => Ok(()),
            Err(Raise::Thrown(thrown)) => Err(failure(cx, thrown)),
            Err(raise) => Err(throw::kind_of(cx, raise)),
        }
    }
}

/// What an initialiser's exception becomes: errors stay, others are wrapped.
unsafe fn failure(cx: *mut ThreadState, thrown: u64) -> TrapKind {
    // SAFETY: `initialise_class`'s promise.
    unsafe {
        let mut env = Environment::new(cx);
        let is_error = env
            .find_class(language().names().error)
            .is_some_and(|error| env.is_subclass(env.id(class_of(thrown)), error));
        if is_error {
            return Exception::object(thrown).kind();
        }
        let kind = throw::kind_of(cx, Fault::InitializerThrew.raise());
        let Some(Exception { value: wrapper, .. }) = Exception::of(kind).filter(|made| made.is_object())
        else {
            // The program has no class for it: the exception itself says more than nothing.
            return Exception::object(thrown).kind();
        };
        let (field, descriptor) = language().names().cause;
        let cause = env.field_offset(env.class_of(wrapper), field, descriptor);
        if let Some(offset) = cause {
            env.store_reference(wrapper, wrapper + u64::from(offset), thrown);
        }
        env.release(thrown);
        kind
    }
}
