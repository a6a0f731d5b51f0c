//! `PrintStream.write`: UTF-16 text as UTF-8 to a file descriptor.

use std::ptr;

use super::super::{arrays, messages};
use crate::class::names;
use crate::managed::{ManagedVm, Raise};

/// Writes the first `count` characters of a `char[]`. As with Java's stream, a descriptor that takes nothing is no error of the program.
pub(super) fn write(vm: &mut dyn ManagedVm, fd: i32, text: u64, count: i32) -> Result<(), Raise> {
    if text == 0 {
        return Err(messages::null_pointer());
    }
    let mut bytes = String::new();
    arrays::with_chars(vm, text, |units| {
        let units = &units[..units.len().min(usize::try_from(count).unwrap_or(0))];
        bytes.reserve(units.len());
        names::push_utf16(&mut bytes, units);
    })?;
    vm.blocking(&mut || write_all(fd, bytes.as_bytes()));
    Ok(())
}

fn write_all(fd: i32, bytes: &[u8]) {
    // What C functions of the program printed before goes first.
    // SAFETY: flushes the C library's streams, which need no argument.
    unsafe { libc::fflush(ptr::null_mut()) };
    let mut rest = bytes;
    while !rest.is_empty() {
        // SAFETY: `rest` is readable for its length.
        let written = unsafe { libc::write(fd, rest.as_ptr().cast(), rest.len()) };
        if let Ok(written @ 1..) = usize::try_from(written) {
            rest = &rest[written..];
            continue;
        }
        match std::io::Error::last_os_error().raw_os_error() {
            Some(libc::EINTR) => {}
            Some(libc::EAGAIN) => {
                let mut poll = libc::pollfd {
                    fd,
                    events: libc::POLLOUT,
                    revents: 0,
                };
                // SAFETY: one descriptor to wait for.
                unsafe { libc::poll(&raw mut poll, 1, -1) };
            }
            _ => return,
        }
    }
}
