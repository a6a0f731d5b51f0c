//! The memory of an image: one reserved region with its segments at their distances.
//!
//! Segments are private file mappings where the file allows it, so code and untouched data stay shared between processes. Where it does
//! not (an image given as bytes, pages shared by two segments, a page size larger than the file was linked for) they are
//! anonymous memory with a copy. No page is ever executable. memmap2 maps whole files and readable anonymous memory, but neither at a
//! chosen address nor inaccessible, so the region itself is built on the system call.

use std::fs::File;
use std::io;
use std::os::fd::AsRawFd;
use std::ptr::NonNull;

use crate::elf::{Load, Segments};

/// How a page may be used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Access {
    None,
    Read,
    Write,
}

impl Access {
    fn flags(self) -> libc::c_int {
        match self {
            Access::None => libc::PROT_NONE,
            Access::Read => libc::PROT_READ,
            Access::Write => libc::PROT_READ | libc::PROT_WRITE,
        }
    }
}

/// Reserved address space, unmapped on drop. Offsets and sizes are multiples of the page size.
struct Region {
    start: NonNull<u8>,
    size: usize,
}

// SAFETY: a region is address space of the process; nothing about it belongs to the thread that made it.
unsafe impl Send for Region {}
// SAFETY: a shared region only hands out its address.
unsafe impl Sync for Region {}

impl Region {
    fn reserve(size: usize) -> io::Result<Region> {
        // SAFETY: a new anonymous mapping at an address of the kernel's choice disturbs no other memory.
        let start = unsafe {
            libc::mmap(
                std::ptr::null_mut(),
                size,
                Access::None.flags(),
                libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE,
                -1,
                0,
            )
        };
        if start == libc::MAP_FAILED {
            return Err(io::Error::last_os_error());
        }
        let start = NonNull::new(start.cast()).ok_or_else(|| io::Error::other("mapped at address 0"))?;
        Ok(Region { start, size })
    }

    fn check(&self, offset: usize, size: usize) -> io::Result<()> {
        let inside = offset.checked_add(size).is_some_and(|end| end <= self.size);
        if inside {
            Ok(())
        } else {
            Err(io::Error::from(io::ErrorKind::InvalidInput))
        }
    }

    /// Replaces `offset..offset + size` by zeroes, or by the part of `file` that begins at the given file offset.
    fn map(
        &self,
        offset: usize,
        size: usize,
        access: Access,
        file: Option<(&File, usize)>,
    ) -> io::Result<()> {
        if size == 0 {
            return Ok(());
        }
        self.check(offset, size)?;
        let (source, descriptor, file_offset) = match file {
            Some((file, offset)) => (0, file.as_raw_fd(), offset),
            None => (libc::MAP_ANONYMOUS | libc::MAP_NORESERVE, -1, 0),
        };
        let file_offset = libc::off_t::try_from(file_offset).map_err(io::Error::other)?;
        // SAFETY: the range lies in this region, which nothing else maps into; a fixed mapping replaces pages of ours only.
        let mapped = unsafe {
            libc::mmap(
                self.start.as_ptr().add(offset).cast(),
                size,
                access.flags(),
                libc::MAP_PRIVATE | libc::MAP_FIXED | source,
                descriptor,
                file_offset,
            )
        };
        if mapped == libc::MAP_FAILED {
            Err(io::Error::last_os_error())
        } else {
            Ok(())
        }
    }

    fn protect(&self, offset: usize, size: usize, access: Access) -> io::Result<()> {
        if size == 0 {
            return Ok(());
        }
        self.check(offset, size)?;
        // SAFETY: the range lies in this region; no Rust reference to it exists, so changing its access invalidates none.
        let result = unsafe { libc::mprotect(self.start.as_ptr().add(offset).cast(), size, access.flags()) };
        if result == 0 {
            Ok(())
        } else {
            Err(io::Error::last_os_error())
        }
    }

    /// Stores `bytes` at `offset`.
    ///
    /// # Safety
    /// The pages concerned are writable.
    unsafe fn write(&self, offset: usize, bytes: &[u8]) -> io::Result<()> {
        self.check(offset, bytes.len())?;
        // SAFETY: in bounds by the check and writable by contract; `bytes` is a Rust slice and no Rust memory lies in the region.
        unsafe {
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.start.as_ptr().add(offset), bytes.len())
        };
        Ok(())
    }
}

impl Drop for Region {
    fn drop(&mut self) {
        // SAFETY: the whole range was mapped by `reserve` and belongs to this value alone. Failure leaves it mapped, which is harmless.
        unsafe { libc::munmap(self.start.as_ptr().cast(), self.size) };
    }
}

/// A segment in memory. Addresses are virtual.
struct Mapped {
    start: u64,
    end: u64,
    /// The pages it touches.
    page_start: u64,
    page_end: u64,
    /// What the program may do.
    writable: bool,
    /// What may be done now.
    open: bool,
}

/// The memory of an image.
pub(crate) struct Mapping {
    region: Region,
    segments: Vec<Mapped>,
    /// Virtual address of the region's first byte.
    first: u64,
    page: u64,
    /// Two segments share a page, so access cannot follow segments exactly.
    shared_pages: bool,
}

impl Mapping {
    /// Maps the segments of the file `bytes`, from `file` if it is given and allows it.
    pub fn new(segments: &Segments, bytes: &[u8], file: Option<&File>) -> io::Result<Mapping> {
        let page = page_size()?;
        let round_up = |vaddr: u64| vaddr.next_multiple_of(page);
        let round_down = |vaddr: u64| vaddr - vaddr % page;
        let mapped: Vec<Mapped> = segments
            .loads
            .iter()
            .map(|load| Mapped {
                start: load.vaddr,
                end: load.end(),
                page_start: round_down(load.vaddr),
                page_end: round_up(load.end()),
                writable: load.writable,
                open: load.writable,
            })
            .collect();
        let (first, end) = match (mapped.first(), mapped.last()) {
            (Some(first), Some(last)) => (first.page_start, last.page_end),
            _ => return Err(io::Error::from(io::ErrorKind::InvalidInput)),
        };
        let align = segments
            .loads
            .iter()
            .map(|load| load.align)
            .max()
            .unwrap_or(1)
            .max(page);
        let (region, skip) = reserve(end - first, first, align)?;
        let shared_pages = mapped
            .windows(2)
            .any(|pair| matches!(pair, [a, b] if b.page_start < a.page_end));
        let mapping = Mapping {
            region,
            segments: mapped,
            first: first.wrapping_sub(skip),
            page,
            shared_pages,
        };
        let congruent =
            |load: &Load| load.file.is_empty() || load.vaddr % page == load.file.start as u64 % page;
        match file {
            Some(file) if !shared_pages && segments.loads.iter().all(congruent) => {
                for (segment, load) in mapping.segments.iter().zip(&segments.loads) {
                    mapping.map_file(segment, load, file)?;
                }
            }
            _ => mapping.copy(&segments.loads, bytes)?,
        }
        Ok(mapping)
    }

    /// Host address of virtual address 0; wraps around if the image is linked for addresses above where it lies.
    pub fn base(&self) -> u64 {
        (self.region.start.as_ptr().expose_provenance() as u64).wrapping_sub(self.first)
    }

    fn offset(&self, vaddr: u64) -> usize {
        vaddr.wrapping_sub(self.first) as usize
    }

    fn map_file(&self, segment: &Mapped, load: &Load, file: &File) -> io::Result<()> {
        let access = if segment.writable {
            Access::Write
        } else {
            Access::Read
        };
        let stored_end = load.vaddr + load.file.len() as u64;
        let file_end = if load.file.is_empty() {
            segment.page_start
        } else {
            stored_end.next_multiple_of(self.page)
        };
        if !load.file.is_empty() {
            let lead = (load.vaddr - segment.page_start) as usize;
            let size = (file_end - segment.page_start) as usize;
            let source = Some((file, load.file.start - lead));
            // The last page goes on with whatever follows in the file; memory after the segment's bytes must read as zero.
            let clear = if load.end() > stored_end {
                file_end.min(segment.page_end) - stored_end
            } else {
                0
            };
            let initial = if clear > 0 { Access::Write } else { access };
            self.region
                .map(self.offset(segment.page_start), size, initial, source)?;
            if clear > 0 {
                let zeroes = vec![0; clear as usize];
                // SAFETY: mapped writable just above; the range ends with the last page of the file mapping.
                unsafe { self.region.write(self.offset(stored_end), &zeroes)? };
            }
            if initial != access {
                self.region
                    .protect(self.offset(segment.page_start), size, access)?;
            }
        }
        let rest = segment.page_end - file_end;
        self.region
            .map(self.offset(file_end), rest as usize, access, None)
    }

    fn copy(&self, loads: &[Load], bytes: &[u8]) -> io::Result<()> {
        let mut mapped_to = 0;
        for segment in &self.segments {
            let start = segment.page_start.max(mapped_to);
            mapped_to = segment.page_end;
            let size = segment.page_end.saturating_sub(start) as usize;
            self.region.map(self.offset(start), size, Access::Write, None)?;
        }
        for load in loads {
            let stored = bytes.get(load.file.clone()).unwrap_or_default();
            // SAFETY: every page of every segment was mapped writable in the loop above.
            unsafe { self.region.write(self.offset(load.vaddr), stored)? };
        }
        self.protect_segments()
    }

    /// Gives every segment the access that the program has; of a shared page the wider one.
    fn protect_segments(&self) -> io::Result<()> {
        for (writable, access) in [(false, Access::Read), (true, Access::Write)] {
            for segment in self
                .segments
                .iter()
                .filter(|segment| segment.writable == writable)
            {
                self.protect(segment.page_start, segment.page_end, access)?;
            }
        }
        Ok(())
    }

    fn protect(&self, start: u64, end: u64, access: Access) -> io::Result<()> {
        self.region
            .protect(self.offset(start), (end - start) as usize, access)
    }

    fn segment_mut(&mut self, vaddr: u64, size: u64) -> Option<&mut Mapped> {
        let inside =
            |segment: &&mut Mapped| vaddr >= segment.start && size <= segment.end - vaddr.min(segment.end);
        let after = self.segments.partition_point(|segment| segment.start <= vaddr);
        self.segments.get_mut(after.checked_sub(1)?).filter(inside)
    }

    /// Stores `bytes` at `vaddr`, making the segment writable until [`Mapping::seal`].
    ///
    /// # Errors
    /// If the bytes do not lie in one segment, or its access cannot be changed.
    pub fn write(&mut self, vaddr: u64, bytes: &[u8]) -> io::Result<()> {
        let outside = || io::Error::from(io::ErrorKind::InvalidInput);
        let segment = self.segment_mut(vaddr, bytes.len() as u64).ok_or_else(outside)?;
        if !segment.open {
            segment.open = true;
            let (start, end) = (segment.page_start, segment.page_end);
            self.protect(start, end, Access::Write)?;
        }
        // SAFETY: the bytes lie in one segment, and an open segment's pages are writable.
        unsafe { self.region.write(self.offset(vaddr), bytes) }
    }

    /// Ends the writing: read-only segments are read-only again, and so are the whole pages of `relro`, a part of one segment.
    pub fn seal(&mut self, relro: Option<std::ops::Range<u64>>) -> io::Result<()> {
        if self
            .segments
            .iter()
            .any(|segment| segment.open && !segment.writable)
        {
            self.protect_segments()?;
        }
        for segment in &mut self.segments {
            segment.open = segment.writable;
        }
        let Some(relro) = relro.filter(|_| !self.shared_pages) else {
            return Ok(());
        };
        let start = relro.start - relro.start % self.page;
        let end = relro.end - relro.end % self.page;
        match self.segment_mut(relro.start, 0) {
            Some(segment) if start < end => {
                segment.open = false;
                self.protect(start, end, Access::Read)
            }
            _ => Ok(()),
        }
    }
}

/// Reserves `span` bytes whose address is congruent to `first` modulo `align`, and returns how far into the region they begin.
fn reserve(span: u64, first: u64, align: u64) -> io::Result<(Region, u64)> {
    let page = page_size()?;
    let size = usize::try_from(span + (align - page)).map_err(io::Error::other)?;
    let region = Region::reserve(size)?;
    let start = region.start.as_ptr().addr() as u64;
    let skip = first.wrapping_sub(start) % align;
    Ok((region, skip))
}

fn page_size() -> io::Result<u64> {
    // SAFETY: sysconf reads a constant of the system.
    let size = unsafe { libc::sysconf(libc::_SC_PAGESIZE) };
    u64::try_from(size)
        .ok()
        .filter(|size| size.is_power_of_two())
        .ok_or_else(|| io::Error::other("page size unknown"))
}
