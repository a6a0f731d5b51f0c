//! Managed programs: objects, classes, exceptions of the engine, threads (DESIGN §4, §6, §7).
//!
//! The heap, the registry of classes and the native methods of the class library are the runtime's; what is here ties them to running
//! code. [`intrinsics`] is what instructions do on either executor; the threaded one has faster ways for the common cases in
//! [`maple_dispatch::ops::object`].
//!
//! **Invariant:** a reference in a cell of type `ref`, in a field or in an element is null or owns one count; all others are borrowed from
//! one of those. Routines here borrow their arguments and give owned results where the table of intrinsics says so.

mod attributes;
pub mod check;
pub mod entries;
pub mod environment;
pub mod exit;
pub mod init;
pub mod intrinsics;
pub mod link;
pub mod literals;
pub mod memory;
pub mod monitors;
pub mod natives;
pub mod slow_paths;
pub mod start;
pub mod threads;
pub mod throw;
pub mod tracing;

use crate::state::machine::Machine;
use crate::state::managed::Managed;
use maple_rt::class::Class;

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
        let bytes = memory::memory(&self.images, slot, 8)?;
        let record = u64::from_le_bytes(*bytes.first_chunk()?);
        self.class_at(record).map(|_| record)
    }
}
