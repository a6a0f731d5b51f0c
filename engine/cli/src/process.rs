//! What concerns the whole process.

use std::mem::MaybeUninit;

/// Lets a closed pipe end the process quietly, as it ends other command line tools.
///
/// The Rust runtime ignores SIGPIPE, and a Maple program inherits that: one that prints for ever into `head` would never stop.
pub fn restore_sigpipe() {
    // SAFETY: called before any thread is started; the default disposition involves no handler.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

/// Makes a write beyond the limit for the size of files (`ulimit -f`) an error instead of the end of the process.
///
/// For tools that run no programs of others, which would inherit it.
pub fn survive_file_size_limit() {
    // SAFETY: called before any thread is started; ignoring a signal involves no handler.
    unsafe { libc::signal(libc::SIGXFSZ, libc::SIG_IGN) };
}

/// While it lives, signals to this thread wait.
pub struct HeldSignals {
    before: Option<libc::sigset_t>,
}

impl HeldSignals {
    /// Holds all signals that can be held.
    #[expect(clippy::new_without_default, reason = "it does something")]
    pub fn new() -> HeldSignals {
        let (mut all, mut before) = (MaybeUninit::uninit(), MaybeUninit::uninit());
        // SAFETY: both sets are valid for writes. `sigfillset` fills the first, `pthread_sigmask` the second if it succeeds.
        let before = unsafe {
            libc::sigfillset(all.as_mut_ptr());
            let failed = libc::pthread_sigmask(libc::SIG_SETMASK, all.as_ptr(), before.as_mut_ptr());
            (failed == 0).then(|| before.assume_init())
        };
        HeldSignals { before }
    }
}

impl Drop for HeldSignals {
    fn drop(&mut self) {
        if let Some(before) = &self.before {
            // SAFETY: the set is one that `pthread_sigmask` gave; the old one is not wanted.
            unsafe { libc::pthread_sigmask(libc::SIG_SETMASK, before, std::ptr::null_mut()) };
        }
    }
}

/// Writes out what the C library's streams hold, so that what a program printed comes before what the tool prints.
pub fn flush_c_streams() {
    // SAFETY: a null stream means all of them; no other thread closes streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Bytes of the machine's memory, if the system says.
pub fn physical_memory() -> Option<u64> {
    // SAFETY: both only read figures of the system.
    let (pages, size) = unsafe {
        (
            libc::sysconf(libc::_SC_PHYS_PAGES),
            libc::sysconf(libc::_SC_PAGESIZE),
        )
    };
    u64::try_from(pages).ok()?.checked_mul(u64::try_from(size).ok()?)
}
