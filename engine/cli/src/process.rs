//! What concerns the whole process.

/// Lets a closed pipe end the process quietly, as it ends other command line tools.
///
/// The Rust runtime ignores SIGPIPE, and a Maple program inherits that: one that prints for ever into `head` would never stop.
pub fn restore_sigpipe() {
    // SAFETY: called before any thread is started; the default disposition involves no handler.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
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
