//! How much a thread has left of its host stack.
//!
//! The C library knows where the stack of a thread ends. For a process's first thread it reads a list of all mappings to find that out, which takes
//! longer than the rest of a short run. There the stack is as large as its limit says: whoever has used less than half of it is not near the end.

use std::cell::Cell;

/// The end of a thread's stack, as far as that is known.
#[derive(Clone, Copy)]
enum End {
    Unknown,
    /// It is at or below this address.
    AtMost(usize),
    Exactly(usize),
}

thread_local! {
    static END: Cell<End> = const { Cell::new(End::Unknown) };
}

/// Whether so many bytes lie between this address, which is on the stack of this thread, and its end.
pub fn has_room(here: usize, needed: usize) -> bool {
    let lies_above = |end: usize| here > end.saturating_add(needed);
    let end = END.get();
    match end {
        End::Exactly(end) => return lies_above(end),
        End::AtMost(end) if lies_above(end) => return true,
        End::AtMost(_) => {}
        End::Unknown => {
            if let Some(end) = platform::within_half().filter(|end| lies_above(*end)) {
                END.set(End::AtMost(end));
                return true;
            }
        }
    }
    let end = platform::end();
    END.set(End::Exactly(end));
    lies_above(end)
}

/// The address below which machine code leaves the stack of this thread to others: callbacks, and the functions that it calls.
#[cfg(machine_code)]
pub fn limit() -> usize {
    /// What is kept at most; of small stacks it is half.
    const KEPT: usize = 512 << 10;
    /// What a unit and what it calls may need; on a stack that has not even this to spare there is no machine code.
    const LEAST: usize = 64 << 10;
    let known = END.get();
    let end = match known {
        End::Exactly(end) | End::AtMost(end) => end,
        End::Unknown => platform::end(),
    };
    if matches!(known, End::Unknown) {
        END.set(End::Exactly(end));
    }
    let left = (&raw const known as usize).saturating_sub(end);
    let kept = KEPT.min(left / 2);
    if kept < LEAST {
        usize::MAX - 1
    } else {
        end.saturating_add(kept)
    }
}

#[cfg(target_os = "linux")]
mod platform {
    /// The smallest limit that is believed, and what stands for none.
    const LIMITS: std::ops::RangeInclusive<usize> = 1 << 20..=8 << 20;

    /// On a process's first thread the address that half of the stack is above. The kernel lets arguments and variables of the environment, which
    /// come first, take a quarter of it.
    pub fn within_half() -> Option<usize> {
        let mut limit = libc::rlimit {
            rlim_cur: 0,
            rlim_max: 0,
        };
        // SAFETY: the calls have no conditions; `limit` is a place for what the last one says.
        let (first, begin, known) = unsafe {
            (
                libc::gettid() == libc::getpid(),
                libc::getauxval(libc::AT_RANDOM) as usize,
                libc::getrlimit(libc::RLIMIT_STACK, &raw mut limit) == 0,
            )
        };
        let limit = usize::try_from(limit.rlim_cur).unwrap_or(usize::MAX);
        let limit = limit.min(*LIMITS.end());
        let known = first && known && begin != 0 && limit >= *LIMITS.start();
        known.then(|| begin.saturating_sub(limit / 2))
    }

    /// Lowest address of this thread's host stack; 0 if the system does not tell.
    pub fn end() -> usize {
        // SAFETY: the attributes are initialised by the first call and released by the last.
        unsafe {
            let mut attributes: libc::pthread_attr_t = std::mem::zeroed();
            if libc::pthread_getattr_np(libc::pthread_self(), &raw mut attributes) != 0 {
                return 0;
            }
            let (mut address, mut size) = (std::ptr::null_mut(), 0);
            let known =
                libc::pthread_attr_getstack(&raw const attributes, &raw mut address, &raw mut size) == 0;
            libc::pthread_attr_destroy(&raw mut attributes);
            if known { address as usize } else { 0 }
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod platform {
    pub fn within_half() -> Option<usize> {
        None
    }

    pub fn end() -> usize {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::has_room;

    #[test]
    fn a_thread_has_what_it_was_given() {
        let thread = std::thread::Builder::new().stack_size(512 << 10);
        let thread = thread.spawn(|| {
            let local = 0u8;
            let here = (&raw const local) as usize;
            assert!(has_room(here, 64 << 10));
            assert!(!has_room(here, 4 << 20));
            assert!(has_room(here, 64 << 10));
        });
        thread.unwrap().join().unwrap();
    }
}
