//! What a thread does at a safepoint poll: it lets others have the gate or the heap, or stops.

use crate::state::shared::Poll;
use crate::state::thread::ThreadState;
use maple_rt::trap::TrapKind;

/// Why the thread shall stop, if it shall.
///
/// # Safety
/// `cx` is the running thread's.
pub unsafe fn stop_reason(cx: *mut ThreadState) -> Option<TrapKind> {
    // SAFETY: the caller's promise; the VM outlives the run.
    unsafe {
        let shared = &*(*cx).shared;
        let reasons = shared.poll.get();
        if reasons & Poll::STRAY != 0
            && !(*cx).foreign
            && let Some(trap) = shared.take_stray()
        {
            let kind = trap.kind;
            (*cx).pending = Some(trap);
            return Some(kind);
        }
        if reasons & Poll::WANTED != 0 {
            ThreadState::hand_over(cx);
        }
        if reasons & Poll::HEAP != 0 {
            ThreadState::heap_safepoint(cx);
        }
        if reasons & (Poll::OBSERVE | Poll::RELEASE) != 0 {
            shared.poll.clear(Poll::OBSERVE | Poll::RELEASE);
            (*(*cx).machine).observe(reasons & Poll::OBSERVE != 0);
        }
        match reasons & !Poll::PAUSES {
            0 => None,
            reasons if reasons & Poll::TIME != 0 => Some(TrapKind::TimeLimit),
            _ => Some(TrapKind::Interrupted),
        }
    }
}
