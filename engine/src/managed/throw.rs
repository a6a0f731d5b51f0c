//! Exceptions that the engine raises: instances of the program's own classes.

use super::environment::Environment;
use super::init;
use crate::state::exception::Exception;
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_dispatch::Site;
use maple_rt::class::Class;
use maple_rt::class::class_name;
use maple_rt::heap::class_of;
use maple_rt::managed::{Fault, ManagedVm, Raise, language};
use maple_rt::trap::{Thrown, TrapKind};

/// What a trap in managed code is to the program. `None` if no program can catch it.
fn raised(kind: TrapKind) -> Option<Raise> {
    Some(match kind {
        TrapKind::NullPointer => Fault::NullPointer.raise(),
        TrapKind::DivideByZero => Fault::DivisionByZero.raise(),
        TrapKind::ElementOutOfBounds { index, length } => Fault::IndexOutOfBounds(index, length).raise(),
        TrapKind::StackOverflow => Fault::StackOverflow.raise(),
        TrapKind::OutOfMemory => Fault::OutOfMemory.raise(),
        _ => return None,
    })
}

/// Turns a trap of managed code into an exception of the program: the kind with the object thrown, or the trap itself if the program has
/// no such class or cannot catch it.
///
/// # Safety
/// `cx` is the running thread's and holds the gate; no reference to the machine exists. The stack is free above its site.
pub unsafe fn raise(cx: *mut ThreadState, kind: TrapKind) -> TrapKind {
    // SAFETY: the caller's promise.
    let thrown = unsafe { maple_rt::operations::fault(&mut Environment::new(cx), kind) };
    match thrown.or_else(|| raised(kind)) {
        // SAFETY: the caller's promise.
        Some(raise) => unsafe { kind_or(cx, raise, kind) },
        None => kind,
    }
}

/// Puts the trap for what the instruction at `at` raises into the context; the frame is free from `at.fp` on.
///
/// # Safety
/// As [`raise`], but the thread is in Maple code.
pub unsafe fn raise_at(cx: *mut ThreadState, at: Site, raise: Raise) {
    // SAFETY: the caller's promise.
    unsafe {
        let kind = ThreadState::outside(cx, at, || kind_of(cx, raise));
        (*cx).context.trap = Some(kind);
    }
}

/// What the code that called a native method goes on with. A trap of a call within the method is over if the method does not end with it.
///
/// # Errors
/// What it raised.
///
/// # Safety
/// As [`raise`].
#[inline]
pub unsafe fn result_of(cx: *mut ThreadState, result: Result<u64, Raise>) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        match result {
            Ok(value) => {
                (*cx).pending = None;
                Ok(value)
            }
            Err(raise) => Err(kind_of(cx, raise)),
        }
    }
}

/// The trap for what a native method raised.
///
/// # Safety
/// As [`raise`].
pub unsafe fn kind_of(cx: *mut ThreadState, raise: Raise) -> TrapKind {
    // SAFETY: the caller's promise.
    unsafe { kind_or(cx, raise, TrapKind::HostError) }
}

/// Exceptions raised by making one that are made instead: an allocation that fails is one, and in a program whose class of strings is not what
/// it should be each message fails anew.
const INSTEAD: usize = 4;

/// As [`kind_of`]; `otherwise` is the trap if the program does not have the class, or cannot make what it raises instead.
unsafe fn kind_or(cx: *mut ThreadState, raise: Raise, otherwise: TrapKind) -> TrapKind {
    // SAFETY: the caller's promise.
    unsafe {
        let kind = kind_made(cx, raise, otherwise);
        if matches!(kind, TrapKind::Exception { .. }) {
            (*cx).pending = None;
        }
        kind
    }
}

unsafe fn kind_made(cx: *mut ThreadState, mut raise: Raise, otherwise: TrapKind) -> TrapKind {
    for left in (0..=INSTEAD).rev() {
        let (class, message) = match raise {
            Raise::Exception { class, message } => (class, message),
            Raise::Thrown(thrown) => return Exception::object(thrown).kind(),
            Raise::Exit(status) => return TrapKind::Exit { status },
            Raise::Trap(kind) => return kind,
        };
        let exhausted = class == language().names().out_of_memory;
        // SAFETY: the caller's promise; the heap is this thread's.
        let made = unsafe {
            let before = (*(*cx).context.heap).use_reserve(true);
            (*(*cx).context.heap).use_reserve(exhausted || before);
            let made = construct(cx, class, message.as_deref());
            (*(*cx).context.heap).use_reserve(before);
            made
        };
        match made {
            Ok(thrown) => return Exception::object(thrown).kind(),
            Err(Some(instead)) if left > 0 => raise = instead,
            Err(_) => {
                let text = message.map_or_else(String::new, |message| format!(": {message}"));
                // SAFETY: as above.
                unsafe { (*(*cx).machine).detail = Some(format!("{}{text}", class_name(class))) };
                return if exhausted {
                    TrapKind::OutOfMemory
                } else {
                    otherwise
                };
            }
        }
    }
    otherwise
}

/// A new exception of the class with this descriptor, or of the nearest superclass that the program has. `Err(None)` if it has none.
unsafe fn construct(cx: *mut ThreadState, class: &str, message: Option<&str>) -> Result<u64, Option<Raise>> {
    // SAFETY: `raise`'s promise; references to the machine live for one statement.
    unsafe {
        let classes = &Machine::managed((*cx).machine).classes;
        let mut names = std::iter::successors(Some(class), |class| language().instead_of(class));
        let Some(class) = names.find_map(|name| classes.find(name)).map(std::ptr::from_ref) else {
            return Err(None);
        };
        let mut env = Environment::new(cx);
        init::initialise_class(cx, class).map_err(|kind| Some(Raise::Trap(kind)))?;
        let object = env.new_object(env.id(class)).map_err(Some)?;
        let result = fill(cx, class, object, message);
        if let Err(raise) = result {
            env.release(object);
            return Err(Some(raise));
        }
        Ok(object)
    }
}

unsafe fn fill(
    cx: *mut ThreadState,
    class: *const Class,
    object: u64,
    message: Option<&str>,
) -> Result<(), Raise> {
    // SAFETY: as in `construct`.
    unsafe {
        let mut env = Environment::new(cx);
        let text = match message {
            Some(message) => language().string(&mut env, message)?,
            None => 0,
        };
        let constructor = |name: &str| {
            (*class)
                .methods()
                .iter()
                .find(|method| &*method.name == name && method.code != 0)
        };
        let result = match (
            constructor(language().names().message_constructor),
            constructor(language().names().constructor),
        ) {
            (Some(method), _) if text != 0 => env.call(method.code, &[object, text]),
            (_, Some(method)) => env.call(method.code, &[object]),
            (Some(method), None) => env.call(method.code, &[object, text]),
            (None, None) => Ok(0),
        };
        if text != 0 {
            env.release(text);
        }
        result.map(drop)
    }
}

/// Whether the exception `thrown` is an instance of the class whose record's address is in the slot at `slot`: the type of a handler.
///
/// # Safety
/// `thrown` is an object; `slot` was relocated by the loader.
pub unsafe fn is_caught(machine: &Machine, thrown: u64, slot: u64) -> bool {
    let class = machine.class_in_slot(slot);
    // SAFETY: the caller's promise; classes live as long as the machine.
    class.is_some_and(|class| unsafe { class_of(thrown).is_subtype_of(&*class) })
}

/// How an exception describes itself, or the name of its class if that fails.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; `thrown` is an object or null.
pub unsafe fn describe(cx: *mut ThreadState, thrown: u64) -> String {
    if thrown == 0 {
        return "NULL".to_owned();
    }
    // SAFETY: the caller's promise.
    unsafe {
        let class = class_of(thrown);
        let mut env = Environment::new(cx);
        let method = class
            .find_method(language().names().describe)
            .filter(|method| method.code != 0);
        let text = match method {
            Some(method) => env.call(method.code, &[thrown]),
            None => Ok(0),
        };
        let (text, owned) = match text {
            Ok(string) if string != 0 => (language().text(&mut env, string).ok(), string),
            Ok(_) => (None, 0),
            Err(Raise::Thrown(other)) => (None, other),
            Err(_) => (None, 0),
        };
        if owned != 0 {
            env.release(owned);
        }
        text.unwrap_or_else(|| class.shown().to_owned())
    }
}

/// What a thread or the program ends with after `raise`: exceptions with what they say about themselves.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate.
pub unsafe fn uncaught(cx: *mut ThreadState, raise: Raise) -> Trap {
    // SAFETY: the caller's promise.
    unsafe {
        match kind_of(cx, raise) {
            kind @ TrapKind::Exception {
                thrown,
                what: Thrown::Object,
            } => {
                let trap = (*(*cx).machine).trap(kind, cx);
                let text = describe(cx, thrown);
                Environment::new(cx).release(thrown);
                trap.with_detail(text)
            }
            kind => match (*cx).pending.take() {
                Some(trap) => trap,
                None => (*(*cx).machine).trap(kind, cx),
            },
        }
    }
}
