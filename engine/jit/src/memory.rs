//! Where machine code lies: one range of addresses, whose pages are written, then made executable, and never both at once.

use std::io;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

/// Machine code in place.
///
/// What code a page belongs to can be asked by any thread at any time: also by a signal handler.
pub struct Memory<T> {
    /// Where the addresses begin, once the first code was added.
    start: AtomicUsize,
    used: usize,
    limit: usize,
    /// What is known of the code in each page.
    pages: Box<[AtomicPtr<T>]>,
    // Boxed: pages have their addresses.
    #[allow(clippy::vec_box)]
    known: Vec<Box<T>>,
}

/// Pages are given out whole: the one before is being executed.
const PAGE: usize = 4096;

impl<T> Memory<T> {
    /// Memory of at most so many bytes.
    pub fn new(limit: usize) -> Memory<T> {
        Memory {
            start: AtomicUsize::new(0),
            used: 0,
            limit: limit.next_multiple_of(PAGE),
            pages: Box::default(),
            known: Vec::new(),
        }
    }

    /// Whether code may lie at an address.
    pub fn contains(&self, address: usize) -> bool {
        let start = self.start.load(Ordering::Acquire);
        start != 0 && (start..start + self.limit).contains(&address)
    }

    /// Where code will lie: the first address, and how many bytes there may be.
    ///
    /// # Errors
    /// If the system has no such range.
    pub fn range(&mut self) -> io::Result<(usize, usize)> {
        let start = *self.start.get_mut();
        if start != 0 {
            return Ok((start, self.limit));
        }
        let start = reserve(self.limit)?;
        self.pages = (0..self.limit / PAGE).map(|_| AtomicPtr::default()).collect();
        self.start.store(start, Ordering::Release);
        Ok((start, self.limit))
    }

    /// What is known of the code at an address.
    pub fn at(&self, address: usize) -> Option<&T> {
        if !self.contains(address) {
            return None;
        }
        let page = (address - self.start.load(Ordering::Acquire)) / PAGE;
        // SAFETY: what pages point at lives as long as the memory.
        unsafe { self.pages.get(page)?.load(Ordering::Acquire).as_ref() }
    }

    /// Puts code in place, and gives its address. `write` fills it in, and `known` says what is to be known of it.
    ///
    /// # Errors
    /// If the limit is reached, or the system has no memory.
    pub fn add(
        &mut self,
        size: usize,
        write: impl FnOnce(&mut [u8]),
        known: impl FnOnce(usize) -> T,
    ) -> io::Result<usize> {
        let size = size.next_multiple_of(PAGE);
        if self.used.saturating_add(size) > self.limit {
            return Err(io::ErrorKind::OutOfMemory.into());
        }
        let (start, _) = self.range()?;
        let address = start + self.used;
        protect(address, size, libc::PROT_READ | libc::PROT_WRITE)?;
        // SAFETY: the pages can be written, and nobody else knows them.
        write(unsafe { std::slice::from_raw_parts_mut(address as *mut u8, size) });
        protect(address, size, libc::PROT_READ | libc::PROT_EXEC)?;
        let known = Box::new(known(address));
        let pages = self.used / PAGE..(self.used + size) / PAGE;
        for page in &self.pages[pages] {
            page.store((&raw const *known).cast_mut(), Ordering::Release);
        }
        self.known.push(known);
        self.used += size;
        Ok(address)
    }
}

fn reserve(size: usize) -> io::Result<usize> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: new pages, which nobody accesses yet.
    let start = unsafe { libc::mmap(std::ptr::null_mut(), size, libc::PROT_NONE, flags, -1, 0) };
    if start == libc::MAP_FAILED {
        return Err(io::Error::last_os_error());
    }
    Ok(start as usize)
}

fn protect(address: usize, size: usize, access: libc::c_int) -> io::Result<()> {
    // SAFETY: the pages are of a range that was reserved, and hold nothing that is in use.
    match unsafe { libc::mprotect(address as *mut libc::c_void, size, access) } {
        0 => Ok(()),
        _ => Err(io::Error::last_os_error()),
    }
}

impl<T> Drop for Memory<T> {
    fn drop(&mut self) {
        let start = *self.start.get_mut();
        if start != 0 {
            // SAFETY: the machine whose code this is ends; nobody executes it.
            unsafe { libc::munmap(start as *mut libc::c_void, self.limit) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_executed_and_bounded() {
        let mut memory = Memory::new(2 * PAGE);
        let add = |memory: &mut Memory<u8>, number: u8| {
            // mov eax, number; ret
            let write = |piece: &mut [u8]| piece[..6].copy_from_slice(&[0xb8, number, 0, 0, 0, 0xc3]);
            memory.add(6, write, |_| number)
        };
        for number in [7, 9] {
            let address = add(&mut memory, number).unwrap();
            assert_eq!(memory.at(address + 5), Some(&number));
            assert_eq!(memory.at(address + PAGE), None);
            // SAFETY: the function takes nothing and gives a number.
            let function: extern "C" fn() -> u32 = unsafe { std::mem::transmute(address) };
            assert_eq!(function(), u32::from(number));
        }
        assert!(add(&mut memory, 1).is_err());
    }
}
