//! The end of a managed program: what the VM itself keeps is released, so that all that is left is a leak.

use super::environment::Environment;
use super::threads;
use crate::state::exception::Exception;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::managed::Managed;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_loader::Image;
use maple_mirbin::{Note, Prim, tagged};
use maple_rt::heap::{self, Statistics};
use maple_rt::managed::{ManagedVm, Raise, language};
use std::sync::Arc;

/// Symbol of the slot with the address of the function that a program starts at.
const ENTRY: &str = "__maple_entry";

/// Stops the other threads, releases statics, literals, class objects and threads, collects cycles, and gives the heap's statistics.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; none of the program's code will run any more.
pub unsafe fn finish(cx: *mut ThreadState) -> Statistics {
    // SAFETY: the caller's promise; static fields lie where linking has found them.
    unsafe {
        crate::machine::threads::stop_all(cx);
        let managed = Machine::managed((*cx).machine);
        let mut owned = managed.state.take();
        owned.append(&mut (*(*cx).machine).handed);
        owned.extend(threads::take(managed));
        owned.extend(managed.class_objects.drain().map(|(object, _)| object));
        owned.push(std::mem::take(&mut (*cx).thread_object));
        let heap = (*cx).context.heap;
        (*(*cx).machine).kept.forget_within(heap, 0..usize::MAX);
        for class in managed.classes.all() {
            class.object.store(0, std::sync::atomic::Ordering::Relaxed);
            let references = class
                .fields()
                .iter()
                .filter(|field| field.is_static() && field.is_reference());
            owned.extend(references.map(|field| heap::exchange(heap, field.place, 0)));
            let values = class
                .fields()
                .iter()
                .filter(|field| field.is_static() && field.is_tagged());
            owned.extend(values.map(|field| tagged::object(heap::exchange(heap, field.place, 0))));
        }
        for object in owned {
            heap::release(heap, object);
        }
        crate::machine::stacks::end_all(cx);
        Environment::new(cx).collect();
        managed.statistics()
    }
}

impl Managed {
    /// The part of the heap that threads with the gate work with.
    pub fn thread_heap(&self) -> *mut heap::ThreadHeap {
        self.attached.as_ptr()
    }

    /// Figures of the heap.
    pub fn statistics(&self) -> Statistics {
        // SAFETY: the gate is held by who has a reference to the machine.
        unsafe { (*self.thread_heap()).statistics() }
    }
}

impl Machine {
    /// Where a managed program begins: what the first image says that says it.
    pub fn program_entry(&mut self) -> Option<FunctionId> {
        let entry = |image: &Arc<Image>| entry_address(&self.images, image);
        let address = self.images.iter().find_map(entry)?;
        self.function_at(address)
    }

    /// Whether the images define classes.
    pub fn has_classes(&self) -> bool {
        self.managed
            .as_ref()
            .is_some_and(|managed| managed.defines_classes)
    }

    /// Whether the images say that a method is the start of the program: they have no `main`, and what they name as their entry counts.
    pub fn starts_at_method(&mut self) -> bool {
        self.has_classes()
            && self.named("main").is_none()
            && self.program_entry().is_none_or(|entry| self.counts(entry))
    }

    /// Where a program begins that is called as C's are: in the first image that names an entry function or has a `main`. Among images with
    /// classes a `main` goes before entry functions, and those that count are the entries of programs of another kind. What a
    /// compiler has made to begin a program goes before both.
    pub fn main_function(&mut self) -> Option<FunctionId> {
        if self.has_classes() {
            let may = |machine: &Self, function| {
                let place = machine.place(function);
                place.is_none_or(|(_, image)| may_have_main(image))
            };
            let entry = self.program_entry();
            let made = entry.filter(|entry| !self.is_shown(*entry) || !may(self, *entry));
            let main = made.or_else(|| self.named("main").filter(|main| may(self, *main)));
            return main.or_else(|| self.program_entry().filter(|entry| !self.counts(*entry)));
        }
        let named = |image: &Arc<Image>| match may_have_main(image) {
            true => Some(image.base().wrapping_add(image.function("main")?.vaddr)),
            false => None,
        };
        let address = self
            .images
            .iter()
            .find_map(|image| entry_address(&self.images, image).or_else(|| named(image)))?;
        self.function_at(address)
    }
}

/// Whether an image may have a `main` that is called as C's is.
fn may_have_main(image: &Image) -> bool {
    !image.note().is_some_and(Note::says_its_start)
}

/// The address of the function that an image names as the entry of its program.
pub fn entry_address(images: &[Arc<Image>], image: &Image) -> Option<u64> {
    let slot = image.symbol(ENTRY)?.address;
    let bytes = super::memory::memory(images, slot, 8)?;
    Some(u64::from_le_bytes(*bytes.first_chunk()?))
}

/// Runs `main` of a managed program and waits for its threads. Gives the status that it returns, 0 if it returns none.
///
/// # Errors
/// A trap.
///
/// # Safety
/// `cx` is this thread's and idle; the machine is a managed one; the function takes an array of strings or nothing.
pub unsafe fn run_program(cx: *mut ThreadState, main: FunctionId, arguments: &[&[u8]]) -> Result<i32, Trap> {
    // SAFETY: the caller's promise.
    unsafe {
        let (formals, result_type) = ThreadState::with(cx, |machine| {
            (machine.formals(main).len(), machine.result_type(main))
        });
        ThreadState::acquire(cx);
        let mut env = Environment::new(cx);
        let array = match formals {
            0 => Ok(0),
            _ => language().arguments(&mut env, arguments),
        };
        let result = array.and_then(|array| {
            let given = [array];
            let result = env.enter(main, given.get(..formals.min(1)).unwrap_or_default());
            if array != 0 {
                env.release(array);
            }
            let joined = match &result {
                Err(Raise::Trap(_)) => Ok(()),
                _ => threads::join_all(cx),
            };
            if result.is_err() && joined.is_err() {
                // The exception of `main` is what the embedder gets.
                (*cx).pending = None;
            }
            let result = result?;
            joined?;
            Ok(if result_type == Prim::I32 {
                result as i32
            } else {
                0
            })
        });
        let result = result.map_err(|raise| match raise {
            // The embedder's call introduces it.
            Raise::Thrown(thrown) => (*(*cx).machine).trap(Exception::object(thrown).kind(), cx),
            raise => super::throw::uncaught(cx, raise),
        });
        ThreadState::release(cx);
        result
    }
}
