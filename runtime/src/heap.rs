//! Objects: allocation, counts, freeing, cycles (DESIGN §6).
//!
//! A reference is the address of a payload, in a 64-bit cell; 0 is null. The [`Header`] lies before it. The [`Heap`] is what all threads of a
//! machine share; a [`ThreadHeap`] is the part that one thread works with: free blocks, candidates for cycle collection, figures. Natives and
//! handlers reach it by pointer, so that counting is a few instructions in place.
//!
//! *Counts.* [`retain`] and [`release`] are precise: an object is freed when its last count goes, together with what only it refers to, in a
//! loop without recursion and without memory of its own (`reclaim`). Counts are plain until [`Heap::share`]; then they are atomic, and an object
//! at zero waits until every thread has passed a safepoint, because a thread may have loaded a reference that it has not counted yet (`shared`).
//!
//! *Cycles.* An object whose count falls, but not to zero, may be the root of a garbage cycle and becomes a candidate, unless its class says that
//! it cannot be part of one. Trial deletion over the candidates (`cycles`) runs when the heap has grown by more than the last run had to visit.
//!
//! *Tagged values.* A slot of a class, or all elements of an array, may hold tagged values, which own an object if their bits say so
//! ([`maple_mirbin::tagged`]).
//!
//! *Blocks.* Size classes over large chunks (`size_class`, `space`). A free block keeps its candidate flag, because the buffer that names it is not
//! searched when a block is freed: the next object in the block inherits the flag and is a harmless candidate.
//!
//! **Architecture Invariant:** the count word of a block is 0 but for the candidate flag if and only if the block is free.

mod count;
mod cycles;
pub mod layout;
mod object;
mod reclaim;
mod shared;
mod side;
mod size_class;
mod space;
mod statistics;
mod tagged;
#[cfg(test)]
mod tests;
mod thread;
mod weak;

pub use count::{
    Released, exchange, is_alone, release, release_slowly, released, retain, retain_slowly, store,
    store_first, store_first_owned, store_owned, try_release, try_retain,
};
pub(crate) use object::header;
pub use object::{Header, class_of, element_count, is_sole_owner, payload_bytes, references};
pub use shared::Heap;
pub(crate) use side::mark_side;
pub use size_class::LARGE;
pub(crate) use size_class::block_of;
pub use statistics::Statistics;
pub use tagged::{release_tagged, retain_tagged, store_tagged, store_tagged_owned};
pub use thread::{
    Attached, OutOfMemory, ThreadHeap, allocate_array, allocate_array_by_call, allocate_instance,
    allocate_instance_by_call,
};
pub use weak::store_weak;

/// Bytes before the payload that hold the [`Header`].
pub const HEADER: u64 = 16;

/// One count in [`Header::count`].
pub const ONE: u32 = 1 << 6;
/// Sign bit of [`Header::count`]: the object is never freed and its count no longer kept. A count that overflows gets there.
pub const IMMORTAL: u32 = 1 << 31;
/// What immortality is set to: far from the values that threads which have not seen it yet can bring it to.
pub(crate) const FOREVER: u32 = IMMORTAL | 1 << 30;

/// The block is named by a buffer of candidates, or, if it is large, is a candidate by this flag alone.
pub const OBJECT_BUFFERED: u32 = 1;
/// The class cannot be part of a cycle.
pub const OBJECT_ACYCLIC: u32 = 2;
/// A side table knows the object: hash, monitor or weak references.
pub const OBJECT_SIDE: u32 = 4;
/// Trial deletion has visited the object and not found it alive. Between collections of a shared heap it means [`AGAIN`].
pub(crate) const GRAY: u32 = 8;
/// The object is in a list of objects at zero (shared heaps).
pub(crate) const QUEUED: u32 = 32;
/// A queued object went to zero another time: its waiting time starts again.
pub(crate) const AGAIN: u32 = GRAY;

/// Settings of a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeapConfig {
    /// Largest number of object bytes, headers included.
    pub limit: u64,
    /// Collect cycles at every n-th allocation.
    pub stress: Option<u64>,
}

impl Default for HeapConfig {
    /// No limit, no stress.
    fn default() -> HeapConfig {
        HeapConfig {
            limit: i64::MAX as u64,
            stress: None,
        }
    }
}
