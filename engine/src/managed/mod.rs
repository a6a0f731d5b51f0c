//! Managed programs: objects, classes, exceptions of the engine, threads (DESIGN §4, §6, §7).
//!
//! The heap, the registry of classes and the native methods of the class library are the runtime's; what is here ties them to running
//! code. [`intrinsics`] is what instructions do on either executor; the threaded one has faster ways for the common cases in
//! [`maple_dispatch::ops::object`].
//!
//! **Invariant:** a reference in a cell of type `ref`, in a field or in an element is null or owns one count; all others are borrowed from
//! one of those. Routines here borrow their arguments and give owned results where the table of intrinsics says so.

mod check;
mod entries;
mod exit;
mod init;
mod intrinsics;
mod java;
mod link;
mod literals;
mod monitors;
mod natives;
mod objects;
mod start;
mod threads;
mod throw;
mod tracing;

pub use entries::{Found, interface_address, interface_entry, method_address, virtual_entry};
pub use exit::{finish, run_program};
pub use init::initialise;
pub use intrinsics::{keeps_borrows, run, run_alone, run_extended};
pub use java::Java;
pub use link::{ManagedError, text};
pub use literals::make_strings;
pub use natives::{
    Missing, MissingMethods, Native, address_of, call as call_native, is_square_root, native_at,
};
pub use objects::{
    bad_cast, bad_store, call_once, is_subclass, new_array, new_object, owning_slots, release_slots,
};
pub use start::NoMain;
pub use throw::{describe, is_caught, raise, uncaught};

use crate::vm::Machine;
use maple_dispatch::regcode::Ins;
use maple_rt::class::{Class, Classes};
use maple_rt::heap::{Attached, Heap};
use maple_rt::java::JavaState;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What a VM with managed images has besides.
pub struct Managed {
    /// What native methods remember.
    pub java: JavaState,
    /// The part of the heap that threads with the gate work with.
    attached: Attached,
    /// The heap.
    pub heap: Arc<Heap>,
    /// The classes of all images. Dropped behind the heap.
    pub classes: Classes,
    /// Whether images define any.
    pub defines_classes: bool,
    /// Words in the entry tables of classes with instances.
    pub places: usize,
    /// The classes behind class objects, of which the VM owns one count each.
    behind: FxHashMap<u64, *const Class>,
    /// Names of interface methods by number, and the numbers.
    selectors: Vec<String>,
    selector_numbers: FxHashMap<String, u32>,
    /// Code and entries of interface methods by class and number of the name.
    selected: FxHashMap<(*const Class, u32), u64>,
    interface_entries: FxHashMap<(*const Class, u32), *const Ins>,
    /// Code that calls native functions, by their address.
    native_entries: FxHashMap<u64, *const Ins>,
    /// Native methods that nothing defines.
    pub missing: MissingMethods,
    /// Static fields with literals that are not strings yet: where they lie, and the literals.
    literals: Vec<(u64, u64)>,
    /// Counts classes that were initialised, for threads that wait for one.
    initialised: Arc<init::Progress>,
    /// Threads of the program.
    threads: threads::Threads,
}

impl Machine {
    /// The managed part of the machine at `machine`.
    ///
    /// # Safety
    /// The machine is valid, has a managed part, and no other reference to that part is used while the result is.
    pub unsafe fn managed<'a>(machine: *mut Machine) -> &'a mut Managed {
        // SAFETY: the caller's promise.
        unsafe { (*machine).managed.as_deref_mut().unwrap_unchecked() }
    }

    /// The class whose record lies at `record`.
    pub fn class_at(&self, record: u64) -> Option<*const Class> {
        let class = self.managed.as_ref()?.classes.of_record(record)?;
        Some(std::ptr::from_ref(class))
    }

    /// The class whose record's address is in the slot at `slot`, which lies in an image.
    pub fn class_in_slot(&self, slot: u64) -> Option<*const Class> {
        self.class_at(self.record_in_slot(slot)?)
    }

    /// The address of a class record in the slot at `slot`, which lies in an image. Not the one that [`Class::record`] tells if several images
    /// have records of the class, and classes of primitive types have none of their own.
    pub fn record_in_slot(&self, slot: u64) -> Option<u64> {
        let bytes = link::memory(&self.images, slot, 8)?;
        let record = u64::from_le_bytes(*bytes.first_chunk()?);
        self.class_at(record).map(|_| record)
    }
}
