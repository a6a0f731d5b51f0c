//! Maple functions as C function pointers.
//!
//! The address of a Maple function is that of its image, which nobody can execute. Where such an address goes to native code as an argument
//! or a result, it becomes the address of a thunk that enters the VM; where a thunk's address comes back, or is called by Maple code, it
//! becomes the function's again. Both tests are a comparison with a range. Addresses that C finds in memory are not rewritten: the jump
//! to one faults, and the fault handler sends it on to the thunk ([`adopt`]); Maple code that loads a thunk's address from memory which C wrote
//! can call it, but it compares different from the function's address.
//!
//! A thunk is made once per function and outlives its VM, since C may keep the pointer as long as it likes: called then, it returns zero.

use super::run;
use crate::fault;
use crate::memory::Stack;
use crate::state::function::FunctionId;
use crate::state::guard::guarded;
use crate::state::machine::Machine;
use crate::state::roster::Listed;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_mirbin::Prim;
use maple_rt::callback::{Callback, CallbackBody};
use maple_rt::native::{NativePrototype, NativeType};
use maple_rt::trap::TrapKind;
use parking_lot::Mutex;
use std::cell::RefCell;
use std::sync::{Arc, Weak};

/// What a thunk does when it is called.
struct Thunk {
    vm: u64,
    shared: Weak<Shared>,
    function: FunctionId,
    /// The result is an aggregate: its address is the function's first formal.
    hidden: bool,
}

impl Machine {
    /// Finds out where the images have functions, for the tests of this module. Does nothing the second time.
    pub fn know_code(&mut self) {
        if std::mem::replace(&mut self.thunks.known, true) {
            return;
        }
        let mut range = (u64::MAX, 0);
        for image in self.images.iter() {
            let functions = image.function_range();
            if !functions.is_empty() {
                range.0 = range.0.min(functions.start);
                range.1 = range.1.max(functions.end);
            }
        }
        if range.0 < range.1 {
            self.thunks.code = range;
            VMS.lock().push((range, self.shared.clone()));
            fault::watch(range);
        }
    }

    /// Whether a Maple function may lie at an address: almost always right.
    #[inline]
    pub fn may_be_function(&self, address: u64) -> bool {
        let (low, high) = self.thunks.code;
        (low..high).contains(&address)
    }

    /// The address to give to native code for `value`: a thunk's for that of a Maple function, all else as it is. A function with
    /// variable arguments has no thunk.
    #[inline]
    pub fn export(&mut self, value: u64) -> u64 {
        if self.may_be_function(value) {
            self.thunk(value).unwrap_or(value)
        } else {
            value
        }
    }

    /// The value to give to Maple code for one that came from native code: a Maple function's address for that of its thunk.
    #[inline]
    pub fn import(&self, value: u64) -> u64 {
        let (low, high) = self.thunks.thunks;
        if (low..high).contains(&value) {
            self.thunks.functions.get(&value).copied().unwrap_or(value)
        } else {
            value
        }
    }

    #[cold]
    fn thunk(&mut self, address: u64) -> Option<u64> {
        let id = self.function_at(address)?;
        if let Some(thunk) = self.thunks.by_function.get(&id) {
            return Some(*thunk);
        }
        if self.is_variadic(id) {
            return None;
        }
        let prototype = self.callback_prototype(id);
        let body = Thunk {
            vm: self.vm,
            shared: self.shared.clone(),
            function: id,
            hidden: matches!(prototype.ret, NativeType::Aggregate(_)),
        };
        let callback = Callback::new(&prototype, Box::new(body)).ok()?;
        let thunk = Box::leak(Box::new(callback)).address() as u64;
        let thunks = &mut self.thunks;
        thunks.thunks = match thunks.thunks {
            (0, 0) => (thunk, thunk + 1),
            (low, high) => (low.min(thunk), high.max(thunk + 1)),
        };
        thunks.by_function.insert(id, thunk);
        thunks.functions.insert(thunk, address);
        Some(thunk)
    }

    /// How C sees a Maple function: as the image's table says, else as its formals are.
    fn callback_prototype(&self, id: FunctionId) -> NativePrototype {
        let formals = self.formals(id);
        let from_table = || {
            let function = self.function(id)?;
            let natives = self.images.get(function.image)?.natives()?;
            let (table, prototype) = natives.symbol(&function.name)?;
            let prototype = NativePrototype::from_table(table, &prototype).ok()?;
            let hidden = usize::from(matches!(prototype.ret, NativeType::Aggregate(_)));
            (!prototype.variadic && prototype.args.len() + hidden == formals.len()).then_some(prototype)
        };
        from_table().unwrap_or_else(|| NativePrototype::of_call(formals, self.result_type(id)))
    }
}

impl CallbackBody for Thunk {
    fn call(&self, args: &[u64], aggregate: *mut u8) -> u64 {
        let entered = guarded(|| {
            let thread = Thread::find(self.vm, &self.shared)?;
            // SAFETY: the context is this thread's.
            unsafe { self.enter(thread.cx, args, aggregate) }
        });
        entered.ok().flatten().unwrap_or(0)
    }
}

impl Thunk {
    /// Runs the function. A trap waits for the native function to return, and until then all callbacks return zero.
    ///
    /// # Safety
    /// `cx` is the context of this thread.
    unsafe fn enter(&self, cx: *mut ThreadState, args: &[u64], aggregate: *mut u8) -> Option<u64> {
        // SAFETY: the caller's promise; nothing here keeps a reference into the context over the run.
        unsafe {
            let stopped = (*(*cx).shared).poll.get() & (Poll::STRAY | Poll::CLOSED) != 0;
            if stopped || ThreadState::is_inside(cx) || (*cx).pending.is_some() {
                return None;
            }
            let hidden = usize::from(self.hidden);
            let id = self.function;
            let fill = |machine: *mut Machine, slots: *mut u64| {
                if hidden > 0 {
                    *slots = aggregate as u64;
                }
                for (i, arg) in args.iter().enumerate() {
                    let ty = (*machine).formals(id).get(i + hidden).copied();
                    let cell = (*machine).import(*arg);
                    *slots.add(i + hidden) = match ty {
                        Some(ty) if ty.is_integral() => ty.canonical(cell),
                        _ => cell,
                    };
                }
            };
            let finish = |machine: *mut Machine, result: u64| match (*machine).result_type(id) {
                Prim::Ptr | Prim::A64 => (*machine).export(result),
                _ => result,
            };
            let result = run::enter(cx, id, args.len() + hidden, fill, finish);
            if ThreadState::run(cx).is_null() {
                ThreadState::retire(cx);
            }
            match result {
                Ok(result) => Some(result),
                Err(trap) => {
                    if !(*cx).foreign || !ThreadState::run(cx).is_null() {
                        (*cx).pending = Some(trap);
                    } else if trap.kind != TrapKind::Interrupted {
                        // What interrupts this thread interrupts the embedder's, too.
                        (*(*cx).shared).put_stray(trap);
                    }
                    None
                }
            }
        }
    }
}

// ---- threads ----

thread_local! {
    /// Contexts of this thread: those of runs of embedders, and its own in VMs that native code brought it to.
    static CONTEXTS: RefCell<Contexts> = const { RefCell::new(Contexts(Vec::new())) };
}

struct Contexts(Vec<(*mut ThreadState, Option<Listed>)>);

impl Drop for Contexts {
    fn drop(&mut self) {
        for (cx, listed) in self.0.drain(..) {
            drop(listed);
            // SAFETY: foreign contexts were made by `Thread::make` for this thread, which ends; the others belong to their VMs.
            unsafe {
                if (*cx).foreign {
                    drop(Box::from_raw(cx));
                }
            }
        }
    }
}

/// While it lives, callbacks on this thread use the context of a VM's embedder.
pub struct Attached(*mut ThreadState);

impl Attached {
    /// # Safety
    /// `cx` stays valid while the value lives.
    pub unsafe fn new(cx: *mut ThreadState) -> Attached {
        // A thread that is ending has no list any more; its callbacks then find the running context or none.
        let _ = CONTEXTS.try_with(|contexts| contexts.borrow_mut().0.push((cx, None)));
        Attached(cx)
    }
}

impl Drop for Attached {
    fn drop(&mut self) {
        let _ = CONTEXTS.try_with(|contexts| {
            let list = &mut contexts.borrow_mut().0;
            if let Some(last) = list.iter().rposition(|(cx, _)| *cx == self.0) {
                list.remove(last);
            }
        });
    }
}

/// A thread in a VM for the length of a callback.
struct Thread {
    cx: *mut ThreadState,
    /// Keeps the VM of a foreign thread; the embedder's call keeps it otherwise.
    _shared: Option<Arc<Shared>>,
    /// The context of a thread that cannot keep one, because it is ending.
    _own: Option<Box<ThreadState>>,
}

impl Thread {
    /// This thread's context in a VM, made if it has none. None if the VM is gone or there is no memory for a stack.
    fn find(vm: u64, weak: &Weak<Shared>) -> Option<Thread> {
        let current = fault::current();
        // SAFETY: a current context is valid.
        if !current.is_null() && unsafe { (*current).vm } == vm {
            return Some(Thread {
                cx: current,
                _shared: None,
                _own: None,
            });
        }
        let shared = weak.upgrade()?;
        let known = CONTEXTS.try_with(|contexts| {
            let list = contexts.borrow();
            let mut newest = list.0.iter().rev().map(|(cx, _)| *cx);
            // SAFETY: contexts in the list are valid.
            newest.find(|cx| unsafe { (**cx).vm } == vm)
        });
        if let Ok(Some(cx)) = known {
            return Some(Thread {
                cx,
                _shared: Some(shared),
                _own: None,
            });
        }
        let bytes = shared.with(|machine| machine.config.stack_bytes);
        let Ok(stack) = Stack::new(bytes) else {
            shared.put_stray(Trap::without_frames(TrapKind::OutOfMemory));
            return None;
        };
        let mut context = ThreadState::new(&shared, stack, true);
        let cx = &raw mut *context;
        let kept = CONTEXTS.try_with(|contexts| {
            // SAFETY: the context is kept beside the entry until the thread ends.
            let listed = unsafe { Listed::new(&shared, cx, None) };
            contexts.borrow_mut().0.push((cx, Some(listed)));
        });
        let own = match kept {
            Ok(()) => {
                let _ = Box::into_raw(context);
                None
            }
            Err(_) => Some(context),
        };
        Some(Thread {
            cx,
            _shared: Some(shared),
            _own: own,
        })
    }
}

// ---- jumps of native code to Maple functions ----

/// First and last address of a VM's code, and the VM.
type CodeOf = ((u64, u64), Weak<Shared>);

/// The VMs by the addresses of their code, for [`adopt`].
static VMS: Mutex<Vec<CodeOf>> = Mutex::new(Vec::new());

/// Forgets the code of VM `vm`.
pub fn forget(shared: &Arc<Shared>) {
    let weak = Arc::downgrade(shared);
    VMS.lock().retain(|(range, known)| {
        let same = known.ptr_eq(&weak);
        if same {
            fault::unwatch(*range);
        }
        !same
    });
}

/// The thunk for the Maple function at an address to which native code jumped; none if there is no such function.
#[cfg_attr(not(fault_recovery), allow(dead_code))]
pub fn adopt(address: u64) -> Option<u64> {
    let candidates: Vec<Weak<Shared>> = VMS
        .lock()
        .iter()
        .filter(|((low, high), _)| (*low..*high).contains(&address))
        .map(|(_, shared)| shared.clone())
        .collect();
    candidates.iter().find_map(|weak| {
        let shared = weak.upgrade()?;
        let current = fault::current();
        // SAFETY: a current context is valid. The gate is this thread's own if a runtime routine jumped, which none does.
        unsafe {
            if current.is_null() || (*current).vm != shared.id {
                shared.with(|machine| machine.thunk(address))
            } else if (*current).holds_gate {
                None
            } else {
                ThreadState::with(current, |machine| machine.thunk(address))
            }
        }
    })
}
