//! What all threads of a machine share of its heap, and how objects are freed while several threads run.
//!
//! A thread may load a reference, lose the processor before it counts it, and meanwhile another thread overwrites the field and takes the last
//! count. So objects at zero wait. There is a counter of epochs; a thread at a safepoint, where it has no uncounted references, notes the epoch. An
//! object that got to zero in epoch *e* is freed when every thread has noted a later one, if its count is still zero and did not return to zero in
//! between. Threads that cannot touch objects ([`ThreadHeap::leave`]) do not hold the others up.

use std::mem::take;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering, fence};
use std::sync::{Arc, OnceLock};

use parking_lot::{Mutex, MutexGuard};

use super::object::{header, references};
use super::side::Side;
use super::space::Space;
use super::thread::Attached;
use super::{AGAIN, HeapConfig, IMMORTAL, ONE, QUEUED, Statistics, ThreadHeap, release_slowly};

/// In place of an epoch: the thread cannot touch objects.
pub(super) const OFFLINE: u64 = u64::MAX;

/// Growth of the heap after which cycles are looked for, at least.
const LEAST_GROWTH: u64 = 1 << 20;
/// Number of candidates after which cycles are looked for, at least.
const LEAST_CANDIDATES: u64 = 1 << 17;
/// Objects at zero after which a thread wants the others to pass a safepoint.
pub(super) const WAITING: usize = 8192;

type Hook = Box<dyn Fn() + Send + Sync>;
/// Gives the objects that the frames of a stack own counts of.
type StackHook = Box<dyn Fn(u64, &mut dyn FnMut(u64)) + Send + Sync>;

/// A thread's part and the epoch it has noted.
struct Member {
    heap: *mut ThreadHeap,
    seen: Arc<AtomicU64>,
}

// SAFETY: the pointer is followed only by its own thread, or when that is stopped.
unsafe impl Send for Member {}

/// What threads left after when they ended.
#[derive(Default)]
struct Orphans {
    candidates: Vec<u64>,
    zeros: Vec<(u64, u64)>,
}

/// A heap. Must be dropped before the classes of its objects; all its threads are detached then. Objects still alive vanish with it.
pub struct Heap {
    limit: AtomicU64,
    /// Collect at every n-th allocation; 0 = not.
    stress: AtomicU64,
    stress_count: AtomicU64,
    shared: AtomicBool,
    epoch: AtomicU64,
    /// A collection is wanted for another reason than growth.
    wanted: AtomicBool,
    trigger: AtomicI64,
    candidate_limit: AtomicU64,
    // Figures, as far as threads have settled.
    net: AtomicI64,
    peak: AtomicI64,
    allocated_objects: AtomicU64,
    freed_objects: AtomicU64,
    freed_bytes: AtomicU64,
    collections: AtomicU64,
    visited_objects: AtomicU64,
    collected_objects: AtomicU64,
    space: Mutex<Space>,
    members: Mutex<Vec<Member>>,
    orphans: Mutex<Orphans>,
    hook: OnceLock<Hook>,
    stack_hook: OnceLock<StackHook>,
    side: Side,
}

impl std::fmt::Debug for Heap {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Heap")
            .field("statistics", &self.statistics())
            .finish_non_exhaustive()
    }
}

impl Heap {
    /// An empty heap for one thread at a time.
    pub fn new(config: HeapConfig) -> Arc<Heap> {
        Arc::new(Heap {
            limit: AtomicU64::new(config.limit.min(i64::MAX as u64)),
            stress: AtomicU64::new(config.stress.unwrap_or(0)),
            stress_count: AtomicU64::new(0),
            shared: AtomicBool::new(false),
            epoch: AtomicU64::new(1),
            wanted: AtomicBool::new(false),
            trigger: AtomicI64::new(LEAST_GROWTH as i64),
            candidate_limit: AtomicU64::new(LEAST_CANDIDATES),
            net: AtomicI64::new(0),
            peak: AtomicI64::new(0),
            allocated_objects: AtomicU64::new(0),
            freed_objects: AtomicU64::new(0),
            freed_bytes: AtomicU64::new(0),
            collections: AtomicU64::new(0),
            visited_objects: AtomicU64::new(0),
            collected_objects: AtomicU64::new(0),
            space: Mutex::new(Space::new()),
            members: Mutex::default(),
            orphans: Mutex::default(),
            hook: OnceLock::new(),
            stack_hook: OnceLock::new(),
            side: Side::default(),
        })
    }

    /// The part of the heap that the calling thread is to work with. It is online. While the heap is not shared, only one part may be worked with.
    pub fn attach(self: &Arc<Heap>) -> Attached {
        let mut members = self.members.lock();
        let seen = Arc::new(AtomicU64::new(self.epoch.load(Ordering::SeqCst)));
        fence(Ordering::SeqCst);
        let heap = ThreadHeap::new(Arc::clone(self), Arc::clone(&seen), self.careful());
        let attached = Attached::new(heap);
        members.push(Member {
            heap: attached.as_ptr(),
            seen,
        });
        attached
    }

    pub(super) fn detach(&self, heap: &mut ThreadHeap) {
        let mut orphans = self.orphans.lock();
        orphans.candidates.append(&mut heap.candidates);
        orphans.zeros.extend(heap.zeros.drain(..));
        drop(orphans);
        self.members
            .lock()
            .retain(|member| !std::ptr::eq(member.heap, heap));
    }

    fn careful(&self) -> u32 {
        if self.is_shared() { u32::MAX } else { IMMORTAL }
    }

    /// Whether several threads work with the heap.
    pub fn is_shared(&self) -> bool {
        self.shared.load(Ordering::Relaxed)
    }

    /// From now on several threads may work with the heap, until [`Heap::unshare`].
    ///
    /// # Safety
    /// No thread works with the heap during the call but the caller, and the others see its effects before they do.
    pub unsafe fn share(&self) {
        self.set_shared(true);
    }

    /// From now on one thread at a time works with the heap.
    ///
    /// # Safety
    /// As for [`Heap::share`]; `heap` is the caller's. Each other part of the heap is detached, or not worked with before the next
    /// [`Heap::share`].
    pub unsafe fn unshare(&self, heap: *mut ThreadHeap) {
        // SAFETY: by the caller's promise. What waits at zero is freed while counts are plain; candidates remain.
        unsafe {
            let candidates = self.drain(&mut *heap);
            (*heap).candidates = candidates;
        }
        self.set_shared(false);
    }

    fn set_shared(&self, shared: bool) {
        let members = self.members.lock();
        self.shared.store(shared, Ordering::SeqCst);
        for member in &*members {
            // SAFETY: callers of `share` and `unshare` promise that no other thread works with the heap.
            unsafe { (*member.heap).careful = self.careful() };
        }
    }

    /// What is called when threads should come to a safepoint soon: [`ThreadHeap::safepoint`], and a collection if
    /// [`Heap::collection_wanted`]. It must not touch the heap. Only the first call of this function has an effect.
    pub fn set_hook(&self, hook: impl Fn() + Send + Sync + 'static) {
        let _ = self.hook.set(Box::new(hook));
    }

    /// What gives the objects that the frames of a suspended stack own counts of, by the stack's handle; of others it gives none. It must not
    /// touch the heap. Only the first call of this function has an effect.
    pub fn set_stack_hook(&self, hook: impl Fn(u64, &mut dyn FnMut(u64)) + Send + Sync + 'static) {
        let _ = self.stack_hook.set(Box::new(hook));
    }

    /// The objects that the stack which the object at `r` stands for owns counts of.
    pub(super) fn stack_references(&self, r: u64, each: &mut dyn FnMut(u64)) {
        if let (Some(stack), Some(hook)) = (self.side().stack_of(r), self.stack_hook.get()) {
            hook(stack, each);
        }
    }

    fn call_hook(&self) {
        if let Some(hook) = self.hook.get() {
            hook();
        }
    }

    pub(super) fn space(&self) -> MutexGuard<'_, Space> {
        self.space.lock()
    }

    pub(crate) fn side(&self) -> &Side {
        &self.side
    }

    /// The largest number of object bytes.
    pub fn limit(&self) -> u64 {
        self.limit.load(Ordering::Relaxed)
    }

    /// Object bytes in use, as far as threads have settled.
    pub fn net_bytes(&self) -> u64 {
        self.net.load(Ordering::Relaxed).max(0) as u64
    }

    /// Figures, as far as threads have settled.
    pub fn statistics(&self) -> Statistics {
        let freed_bytes = self.freed_bytes.load(Ordering::Relaxed);
        Statistics {
            high_watermark: self.peak.load(Ordering::Relaxed).max(0) as u64,
            allocated_objects: self.allocated_objects.load(Ordering::Relaxed),
            freed_objects: self.freed_objects.load(Ordering::Relaxed),
            allocated_bytes: freed_bytes.wrapping_add_signed(self.net.load(Ordering::Relaxed)),
            freed_bytes,
            collections: self.collections.load(Ordering::Relaxed),
            visited_objects: self.visited_objects.load(Ordering::Relaxed),
            collected_objects: self.collected_objects.load(Ordering::Relaxed),
            system_bytes: self.space().system_bytes(),
        }
    }

    /// Adds a thread's figures; gives the bytes it may allocate before it asks again, negative for none.
    pub(super) fn settle(&self, used: i64, most: i64, objects: (u64, u64), freed_bytes: u64) -> i64 {
        let before = self.net.fetch_add(used, Ordering::Relaxed);
        self.peak
            .fetch_max(before.saturating_add(most), Ordering::Relaxed);
        self.allocated_objects.fetch_add(objects.0, Ordering::Relaxed);
        self.freed_objects.fetch_add(objects.1, Ordering::Relaxed);
        self.freed_bytes.fetch_add(freed_bytes, Ordering::Relaxed);
        let collect = self.wanted.load(Ordering::Relaxed) && !self.is_shared();
        if collect || self.stress.load(Ordering::Relaxed) != 0 {
            return super::thread::NO_QUOTA;
        }
        let ceiling = self.trigger.load(Ordering::Relaxed).min(self.limit() as i64);
        ceiling.saturating_sub(before + used)
    }

    pub(super) fn stress_is_due(&self) -> bool {
        let every = self.stress.load(Ordering::Relaxed);
        every != 0 && (self.stress_count.fetch_add(1, Ordering::Relaxed) + 1).is_multiple_of(every)
    }

    pub(super) fn wants_collection(&self, more: u64) -> bool {
        let net = self.net.load(Ordering::Relaxed).saturating_add_unsigned(more);
        self.wanted.load(Ordering::Relaxed) || net > self.trigger.load(Ordering::Relaxed)
    }

    pub(super) fn want_collection(&self) {
        if !self.wanted.swap(true, Ordering::Relaxed) && self.is_shared() {
            self.call_hook();
        }
    }

    pub(super) fn candidate_limit(&self) -> u64 {
        self.candidate_limit.load(Ordering::Relaxed)
    }

    /// In a shared heap: some thread should stop the others and call [`ThreadHeap::collect`].
    pub fn collection_wanted(&self) -> bool {
        self.wanted.load(Ordering::Relaxed)
    }

    /// After a collection that visited so much: sets when the next one is due. `more` bytes are about to be allocated.
    pub(super) fn collected(
        &self,
        visited: u64,
        collected: u64,
        live_bytes: u64,
        freed_bytes: u64,
        more: u64,
    ) {
        self.collections.fetch_add(1, Ordering::Relaxed);
        self.visited_objects.fetch_add(visited, Ordering::Relaxed);
        self.collected_objects.fetch_add(collected, Ordering::Relaxed);
        // Visits of what lives are paid for by growth: half of what was visited if much was found, twice of it if little was.
        let growth = if freed_bytes >= live_bytes {
            live_bytes / 2
        } else {
            live_bytes * 2
        };
        let growth = growth.max(LEAST_GROWTH).saturating_add(more);
        let net = self.net.load(Ordering::Relaxed).max(0);
        self.trigger
            .store(net.saturating_add_unsigned(growth), Ordering::Relaxed);
        let live = visited - collected;
        self.candidate_limit
            .store((live * 2).max(LEAST_CANDIDATES), Ordering::Relaxed);
        self.wanted.store(false, Ordering::Relaxed);
    }

    /// The lowest epoch that an online thread has noted.
    fn lowest_seen(&self) -> u64 {
        let members = self.members.lock();
        members
            .iter()
            .map(|member| member.seen.load(Ordering::SeqCst))
            .min()
            .unwrap_or(OFFLINE)
    }

    /// Frees what waits in all threads, and takes all candidates.
    ///
    /// # Safety
    /// No other thread works with the heap; what they did is visible.
    pub(super) unsafe fn drain(&self, heap: &mut ThreadHeap) -> Vec<u64> {
        let mut zeros: Vec<(u64, u64)> = heap.zeros.drain(..).collect();
        let mut candidates = take(&mut heap.candidates);
        {
            let mut orphans = self.orphans.lock();
            zeros.append(&mut orphans.zeros);
            candidates.append(&mut orphans.candidates);
        }
        let members: Vec<*mut ThreadHeap> = self.members.lock().iter().map(|member| member.heap).collect();
        for member in members {
            if !std::ptr::eq(member, heap) {
                // SAFETY: by the caller's promise the thread does not use it.
                let member = unsafe { &mut *member };
                zeros.extend(member.zeros.drain(..));
                candidates.append(&mut member.candidates);
                member.settle();
            }
        }
        // First all flags, then the objects: freeing one may take the last count of another that is in a list.
        zeros.retain(|&(r, _)| {
            // SAFETY: objects in the list are not freed.
            let count = unsafe { &header(r).count };
            let word = count.load(Ordering::Relaxed) & !(QUEUED | AGAIN);
            count.store(word, Ordering::Relaxed);
            word < ONE
        });
        for (r, _) in zeros {
            // SAFETY: at zero, and no thread has an uncounted reference.
            unsafe { heap.reclaim(r) };
        }
        // What `reclaim` found goes on.
        candidates.append(&mut heap.candidates);
        candidates
    }
}

impl ThreadHeap {
    /// The thread has no reference that is not counted. To be called now and then by each thread of a shared heap, at the latest when the hook asks
    /// for it. Frees what has waited long enough.
    pub fn safepoint(&mut self) {
        if self.careful == IMMORTAL {
            return;
        }
        self.seen
            .store(self.shared.epoch.load(Ordering::SeqCst), Ordering::SeqCst);
        fence(Ordering::SeqCst);
        if !self.zeros.is_empty() {
            self.reclaim_waiting();
        }
    }

    /// The thread does not touch objects until [`ThreadHeap::enter`].
    pub fn leave(&mut self) {
        self.seen.store(OFFLINE, Ordering::SeqCst);
    }

    /// Ends [`ThreadHeap::leave`].
    pub fn enter(&mut self) {
        self.seen
            .store(self.shared.epoch.load(Ordering::SeqCst), Ordering::SeqCst);
        // What was taken out of fields before somebody saw this thread offline is not found in them any more.
        fence(Ordering::SeqCst);
    }

    /// The object at `r` has got to zero and its flag was set by this thread.
    pub(super) fn queue(&mut self, r: u64) {
        // The object was taken out of its last field before this, see `enter`.
        fence(Ordering::SeqCst);
        self.zeros
            .push_back((r, self.shared.epoch.load(Ordering::SeqCst)));
        if self.zeros.len().is_multiple_of(WAITING) {
            self.shared.call_hook();
        }
    }

    #[cold]
    fn reclaim_waiting(&mut self) {
        let lowest = self.shared.lowest_seen();
        // What is queued on the way waits for a later epoch, so the loop ends.
        while let Some(&(r, _)) = self.zeros.front().filter(|(_, since)| *since < lowest) {
            self.zeros.pop_front();
            // SAFETY: the object is in this list only, so nobody else frees it.
            if unsafe { self.unqueue(r) } {
                // SAFETY: at zero, and every thread has passed a safepoint since.
                unsafe { self.reclaim_one(r) };
            }
        }
        // Epochs are advanced by those who wait, once all have noted the current one.
        let epoch = self.shared.epoch.load(Ordering::SeqCst);
        if !self.zeros.is_empty() && lowest >= epoch {
            let _ = self
                .shared
                .epoch
                .compare_exchange(epoch, epoch + 1, Ordering::SeqCst, Ordering::SeqCst);
            self.seen
                .store(self.shared.epoch.load(Ordering::SeqCst), Ordering::SeqCst);
            fence(Ordering::SeqCst);
        }
        self.balance();
    }

    /// Takes the flags of a queued object away; true if it is to be freed.
    ///
    /// # Safety
    /// `r` was in the list of this thread.
    unsafe fn unqueue(&mut self, r: u64) -> bool {
        // SAFETY: by the caller's promise.
        let count = unsafe { &header(r).count };
        let mut old = count.load(Ordering::Acquire);
        loop {
            let again = old < ONE && old & AGAIN != 0;
            let new = old & !(if again { AGAIN } else { QUEUED | AGAIN });
            match count.compare_exchange_weak(old, new, Ordering::AcqRel, Ordering::Acquire) {
                Ok(_) if again => {
                    fence(Ordering::SeqCst);
                    self.zeros
                        .push_back((r, self.shared.epoch.load(Ordering::SeqCst)));
                    return false;
                }
                Ok(_) => return new < ONE,
                Err(now) => old = now,
            }
        }
    }

    /// Frees one object; its references are released like any others.
    ///
    /// # Safety
    /// Nobody has a reference to `r`.
    unsafe fn reclaim_one(&mut self, r: u64) {
        // SAFETY: by the caller's promise; the object owns a count of each child.
        unsafe {
            for child in references(r) {
                if child != 0 {
                    release_slowly(self, child);
                }
            }
            self.free_block(r);
        }
    }
}
