//! Memory of the stacks of a thread's runs: frames growing up, control links growing down, and a region for dynamic `alloca`.

pub mod slab;

use maple_dispatch::regcode::Link;
use memmap2::{MmapMut, MmapOptions};
use std::io;

/// Bytes on either side of each part that no access may reach.
const GUARD: usize = 64 * 1024;

/// Bytes for runs that are entered when the stack is used up.
const RESERVE: usize = 4 * GUARD;

/// Bytes at the ends of the part for frames and links that are filled page by page: no ordinary program needs more, and each should be small.
const SMALL: usize = 1 << 20;

/// Memory for the stacks of the runs of one VM thread: reserved address space that the system fills with memory as it is touched.
///
/// ```text
/// guard | frames ->        <- control links | guard | dynamic alloca -> | guard | reserve | guard
/// ```
pub struct Stack {
    map: MmapMut,
    size: usize,
}

impl Stack {
    /// Reserves `size` bytes for frames and links, and as much again for dynamic `alloca`.
    ///
    /// # Errors
    /// If the system has no such address space left.
    pub fn new(size: usize) -> io::Result<Stack> {
        let size = size.clamp(64 * 1024, 1 << 40).next_multiple_of(GUARD);
        let map = MmapOptions::new()
            .len(2 * size + RESERVE + 4 * GUARD)
            .no_reserve_swap()
            .map_anon()?;
        let stack = Stack { map, size };
        let last = 3 * GUARD + 2 * size + RESERVE;
        for guard in [0, GUARD + size, 2 * GUARD + 2 * size, last] {
            // SAFETY: the range lies in the mapping, whose address and whose length in pages the arithmetic above has.
            let failed =
                unsafe { libc::mprotect(stack.start().add(guard).cast(), GUARD, libc::PROT_NONE) } != 0;
            if failed {
                return Err(io::Error::last_os_error());
            }
        }
        stack.advise();
        Ok(stack)
    }

    /// Deep recursion gets its memory in large pages, where the system has them.
    fn advise(&self) {
        #[cfg(target_os = "linux")]
        if self.size > 4 * SMALL {
            // Advice that is not taken is no error.
            let _ = self
                .map
                .advise_range(memmap2::Advice::HugePage, GUARD + SMALL, self.size - 2 * SMALL);
        }
    }

    fn start(&self) -> *mut u8 {
        self.map.as_ptr().cast_mut()
    }

    /// First frame slot.
    pub fn frames(&self) -> *mut u64 {
        self.start().wrapping_add(GUARD).cast()
    }

    /// End of the control stack, which grows down.
    pub fn links(&self) -> *mut Link {
        self.start().wrapping_add(GUARD + self.size).cast()
    }

    /// First slot of the reserve, and the end of its control stack: a small stack of the same kind.
    pub fn reserve(&self) -> (*mut u64, *mut Link) {
        let start = self.start().wrapping_add(3 * GUARD + 2 * self.size);
        (start.cast(), start.wrapping_add(RESERVE).cast())
    }

    /// Whether an address lies where frames and links are.
    pub fn contains(&self, address: usize) -> bool {
        let (low, high) = self.reserve();
        (self.frames() as usize..self.links() as usize).contains(&address)
            || (low as usize..high as usize).contains(&address)
    }

    /// First and last address of the dynamic region.
    pub fn dynamic(&self) -> (*mut u8, *mut u8) {
        let start = self.start().wrapping_add(2 * GUARD + self.size);
        (start, start.wrapping_add(self.size))
    }
}
