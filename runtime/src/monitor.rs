//! Monitors of objects (DESIGN §6): a word in the header while one thread at a time uses them, a lock with a queue once threads met.
//!
//! The word of objects that are no arrays, the upper two bits being its kind: 0 neutral or the identity hash, 1 *thin*: 15 bits thread, 15 bits
//! how often it entered again, 2 *inflated*: the number of a [`Monitor`]. A monitor stays until its object is freed. Arrays need the word for
//! their length and have their monitors in a table.
//!
//! Entering never blocks here: [`enter`] says [`EnterOutcome::MustWait`], and the caller leaves the machine, so that others can stop it meanwhile, before
//! it calls [`WaitHandle::wait`].

mod table;
#[cfg(test)]
mod tests;

pub(crate) use table::Monitors;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

use crate::heap::{self, Heap, ThreadHeap, class_of, header, mark_side};

/// The word.
pub(crate) mod word {
    /// Neither locked nor hashed.
    pub(crate) const NEUTRAL: u32 = 0;
    /// Bits of an identity hash.
    pub(crate) const HASH: u32 = (1 << 30) - 1;
    /// Kind: thin lock.
    pub(super) const THIN: u32 = 1 << 30;
    /// Kind: inflated.
    pub(super) const INFLATED: u32 = 2 << 30;
    /// The kind.
    pub(super) const KIND: u32 = 3 << 30;
    /// One more entry of a thin lock.
    pub(super) const AGAIN: u32 = 1;
    /// Bits that count entries beyond the first.
    pub(super) const ENTRIES: u32 = (1 << 15) - 1;

    /// Whether the word is an identity hash.
    pub(crate) const fn is_hash(word: u32) -> bool {
        word != NEUTRAL && word & KIND == 0
    }

    /// The word of a thread that has entered once.
    pub(super) const fn thin(thread: super::ThreadId) -> u32 {
        THIN | (thread.0 as u32) << 15
    }

    /// The thread of a thin word.
    pub(super) const fn owner(word: u32) -> u16 {
        (word >> 15 & 0x7fff) as u16
    }
}

/// A thread as monitors know it: 1 to 32767, unique among the threads that exist.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ThreadId(u16);

impl ThreadId {
    /// Largest number.
    pub const MAX: u16 = 0x7fff;
    /// The first thread of a machine.
    pub const FIRST: ThreadId = ThreadId(1);

    /// The thread with this number, if it is one.
    pub const fn new(number: u16) -> Option<ThreadId> {
        if number == 0 || number > ThreadId::MAX {
            None
        } else {
            Some(ThreadId(number))
        }
    }

    /// The number.
    pub const fn number(self) -> u16 {
        self.0
    }
}

/// What came of [`enter`].
#[derive(Debug)]
#[must_use]
pub enum EnterOutcome<'h> {
    /// The thread owns the monitor.
    Entered,
    /// Another thread does.
    MustWait(WaitHandle<'h>),
}

/// The thread does not own the monitor: `IllegalMonitorStateException`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOwner;

/// A lock with a queue.
#[derive(Debug, Default)]
pub(crate) struct Monitor {
    state: Mutex<State>,
    /// Threads that want to enter.
    free: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// 0 = nobody.
    owner: u16,
    /// Entries beyond the first.
    again: u32,
}

/// A monitor to wait for. Its object must be kept alive by the waiting thread.
#[derive(Debug)]
#[must_use]
pub struct WaitHandle<'h> {
    monitor: &'h Monitor,
    thread: ThreadId,
}

impl WaitHandle<'_> {
    /// Blocks until the thread owns the monitor.
    pub fn wait(self) {
        let mut state = self.monitor.state.lock();
        while state.owner != 0 {
            self.monitor.free.wait(&mut state);
        }
        state.owner = self.thread.0;
    }

    /// As [`WaitHandle::wait`], but gives up after some time: then the handle comes back, and the caller may look after interrupts.
    ///
    /// # Errors
    /// The handle, if the thread does not own the monitor.
    pub fn wait_for(self, time: Duration) -> Result<(), Self> {
        let until = Instant::now() + time;
        let mut state = self.monitor.state.lock();
        while state.owner != 0 {
            if self.monitor.free.wait_until(&mut state, until).timed_out() && state.owner != 0 {
                drop(state);
                return Err(self);
            }
        }
        state.owner = self.thread.0;
        Ok(())
    }
}

impl Monitor {
    fn enter(&self, thread: ThreadId) -> EnterOutcome<'_> {
        let mut state = self.state.lock();
        if state.owner == 0 {
            state.owner = thread.0;
        } else if state.owner == thread.0 {
            state.again += 1;
        } else {
            return EnterOutcome::MustWait(WaitHandle {
                monitor: self,
                thread,
            });
        }
        EnterOutcome::Entered
    }

    fn exit(&self, thread: ThreadId) -> Result<(), NotOwner> {
        let mut state = self.state.lock();
        if state.owner != thread.0 {
            return Err(NotOwner);
        }
        if state.again > 0 {
            state.again -= 1;
        } else {
            state.owner = 0;
            drop(state);
            self.free.notify_one();
        }
        Ok(())
    }
}

/// Enters the monitor of the object at `r`, or says that another thread has it.
///
/// # Safety
/// `r` is a live object of the heap, kept alive by the caller until it has exited or given up.
#[inline]
pub unsafe fn enter(heap: &Heap, r: u64, thread: ThreadId) -> EnterOutcome<'_> {
    // SAFETY: by the caller's promise.
    let lock = unsafe { &header(r).aux };
    // SAFETY: as above.
    if !unsafe { class_of(r).is_array() }
        && lock
            .compare_exchange(
                word::NEUTRAL,
                word::thin(thread),
                Ordering::Acquire,
                Ordering::Relaxed,
            )
            .is_ok()
    {
        return EnterOutcome::Entered;
    }
    // SAFETY: as above.
    unsafe { enter_slowly(heap, r, lock, thread) }
}

/// [`enter`] as far as it takes one step: nobody has the monitor, or the thread has it already. If it says false, nothing has happened.
///
/// # Safety
/// As for [`enter`]; `heap` is the calling thread's.
#[inline(always)]
pub unsafe fn try_enter(heap: *const ThreadHeap, r: u64, thread: ThreadId) -> bool {
    // SAFETY: by the caller's promise.
    unsafe {
        let lock = &header(r).aux;
        let now = lock.load(Ordering::Relaxed);
        let thin = word::thin(thread);
        let new = if now == word::NEUTRAL {
            thin
        } else if now & !word::ENTRIES == thin && now != thin + word::ENTRIES {
            now + word::AGAIN
        } else {
            return false;
        };
        !class_of(r).is_array() && change(heap, lock, now, new, Ordering::Acquire)
    }
}

/// [`exit`] as far as it takes one step: nobody else has come near. If it says false, nothing has happened.
///
/// # Safety
/// As for [`exit`]; `heap` is the calling thread's.
#[inline(always)]
pub unsafe fn try_exit(heap: *const ThreadHeap, r: u64, thread: ThreadId) -> bool {
    // SAFETY: by the caller's promise.
    unsafe {
        let lock = &header(r).aux;
        let now = lock.load(Ordering::Relaxed);
        let thin = word::thin(thread);
        let new = if now == thin {
            word::NEUTRAL
        } else if now & !word::ENTRIES == thin {
            now - word::AGAIN
        } else {
            return false;
        };
        !class_of(r).is_array() && change(heap, lock, now, new, Ordering::Release)
    }
}

/// Changes a word that was read as `now`; a plain store while the thread is alone in the heap.
///
/// # Safety
/// `heap` is the calling thread's.
#[inline(always)]
unsafe fn change(heap: *const ThreadHeap, lock: &AtomicU32, now: u32, new: u32, order: Ordering) -> bool {
    // SAFETY: by the caller's promise.
    if unsafe { heap::is_alone(heap) } {
        lock.store(new, Ordering::Relaxed);
        return true;
    }
    lock.compare_exchange(now, new, order, Ordering::Relaxed).is_ok()
}

/// # Safety
/// As for [`enter`].
#[cold]
unsafe fn enter_slowly<'h>(heap: &'h Heap, r: u64, lock: &AtomicU32, thread: ThreadId) -> EnterOutcome<'h> {
    let monitors = &heap.side().monitors;
    // SAFETY: by the caller's promise.
    if unsafe { class_of(r).is_array() } {
        // SAFETY: as above.
        unsafe { mark_side(r) };
        return monitors.of_array(r).enter(thread);
    }
    loop {
        // Acquire: a number is followed to its monitor.
        let now = lock.load(Ordering::Acquire);
        let kind = now & word::KIND;
        if kind == word::INFLATED {
            return monitors.get(now).enter(thread);
        }
        let inflated =
            kind == word::THIN && (word::owner(now) != thread.0 || now & word::ENTRIES == word::ENTRIES);
        if inflated {
            let state = State {
                owner: word::owner(now),
                again: now & word::ENTRIES,
            };
            let number = monitors.take(state);
            // SAFETY: as above. The flag first: whoever sees the number may be the one who frees the object.
            unsafe { mark_side(r) };
            if lock
                .compare_exchange(now, number, Ordering::AcqRel, Ordering::Relaxed)
                .is_err()
            {
                monitors.give(number);
            }
        } else if kind == word::THIN {
            if lock
                .compare_exchange(now, now + word::AGAIN, Ordering::Relaxed, Ordering::Relaxed)
                .is_ok()
            {
                return EnterOutcome::Entered;
            }
        } else if now == word::NEUTRAL {
            let thin = word::thin(thread);
            if lock
                .compare_exchange(now, thin, Ordering::Acquire, Ordering::Relaxed)
                .is_ok()
            {
                return EnterOutcome::Entered;
            }
        } else {
            // SAFETY: as above.
            unsafe { heap.move_hash(r, now) };
        }
    }
}

/// Exits the monitor of the object at `r`.
///
/// # Errors
/// If the thread does not own it.
///
/// # Safety
/// `r` is a live object of the heap.
#[inline]
pub unsafe fn exit(heap: &Heap, r: u64, thread: ThreadId) -> Result<(), NotOwner> {
    // SAFETY: by the caller's promise.
    let lock = unsafe { &header(r).aux };
    // SAFETY: as above.
    if !unsafe { class_of(r).is_array() }
        && lock
            .compare_exchange(
                word::thin(thread),
                word::NEUTRAL,
                Ordering::Release,
                Ordering::Relaxed,
            )
            .is_ok()
    {
        return Ok(());
    }
    // SAFETY: as above.
    unsafe { exit_slowly(heap, r, lock, thread) }
}

/// # Safety
/// As for [`exit`].
#[cold]
unsafe fn exit_slowly(heap: &Heap, r: u64, lock: &AtomicU32, thread: ThreadId) -> Result<(), NotOwner> {
    let monitors = &heap.side().monitors;
    // SAFETY: by the caller's promise.
    if unsafe { class_of(r).is_array() } {
        return monitors.find_array(r).ok_or(NotOwner)?.exit(thread);
    }
    loop {
        // Acquire: a number is followed to its monitor.
        let now = lock.load(Ordering::Acquire);
        match now & word::KIND {
            word::INFLATED => return monitors.get(now).exit(thread),
            word::THIN if word::owner(now) == thread.0 => {
                let less = if now & word::ENTRIES == 0 {
                    word::NEUTRAL
                } else {
                    now - word::AGAIN
                };
                if lock
                    .compare_exchange(now, less, Ordering::Release, Ordering::Relaxed)
                    .is_ok()
                {
                    return Ok(());
                }
            }
            _ => return Err(NotOwner),
        }
    }
}

/// Whether the thread owns the monitor of the object at `r`.
///
/// # Safety
/// `r` is a live object of the heap.
pub unsafe fn is_owner(heap: &Heap, r: u64, thread: ThreadId) -> bool {
    let monitors = &heap.side().monitors;
    // SAFETY: by the caller's promise.
    if unsafe { class_of(r).is_array() } {
        return monitors
            .find_array(r)
            .is_some_and(|monitor| monitor.state.lock().owner == thread.0);
    }
    // SAFETY: as above.
    let now = unsafe { header(r) }.aux.load(Ordering::Acquire);
    match now & word::KIND {
        word::INFLATED => monitors.get(now).state.lock().owner == thread.0,
        word::THIN => word::owner(now) == thread.0,
        _ => false,
    }
}
