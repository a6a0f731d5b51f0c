//! Memory of stacks that are not the root of a run: segments out of one reserved mapping.
//!
//! ```text
//! segments ->                                    | region 0 | region 1 | ...
//! ```
//! A segment has frames growing up and control links growing down, and no guard: calls compare the two. The first segment of a stack is a
//! page. What follows the segments are regions for dynamic `alloca`, one for each number of a stack.

use memmap2::{Advice, MmapMut, MmapOptions, UncheckedAdvice};
use std::io;

/// Sizes of segments.
const SIZES: [usize; 5] = [4 << 10, 64 << 10, 1 << 20, 16 << 20, 256 << 20];

/// Bytes of free segments that keep their memory; of others the system gets it back at once.
const KEPT: usize = 1 << 20;

/// Bytes for all segments, and for the dynamic region of each stack: the first that the system grants.
const RESERVED: [(usize, usize); 3] = [(64 << 30, 1 << 20), (8 << 30, 64 << 10), (1 << 30, 4 << 10)];

/// A part of a stack: frames from its start, control links from its end.
#[derive(Clone, Copy, Debug)]
pub struct Segment {
    start: *mut u8,
    class: u8,
}

impl Segment {
    /// First byte.
    pub fn start(&self) -> *mut u8 {
        self.start
    }

    /// Number of bytes.
    pub fn bytes(&self) -> usize {
        SIZES.get(usize::from(self.class)).copied().unwrap_or(0)
    }

    /// Address after the last byte.
    pub fn end(&self) -> *mut u8 {
        self.start.wrapping_add(self.bytes())
    }

    /// Whether an address lies in it.
    pub fn contains(&self, address: usize) -> bool {
        (self.start as usize..self.end() as usize).contains(&address)
    }

    /// The class of the segment that continues a stack after this one: larger, of at least `needed` bytes if there is one, and of no more than
    /// `room`.
    pub fn following(&self, needed: usize, room: usize) -> Option<u8> {
        let next = usize::from(self.class) + 1;
        let fits = |class: &usize| {
            SIZES
                .get(*class)
                .is_some_and(|size| *size >= needed && *size <= room)
        };
        let larger = (next..SIZES.len()).find(fits);
        let class = larger.or_else(|| (1..next.min(SIZES.len())).rev().find(fits))?;
        u8::try_from(class).ok()
    }
}

/// The smallest class of segments that have this many bytes.
pub fn class_of(needed: usize) -> Option<u8> {
    let class = SIZES.iter().position(|size| *size >= needed)?;
    u8::try_from(class).ok()
}

/// The memory of all stacks of a machine that are no roots.
pub struct Slab {
    map: MmapMut,
    /// Bytes for segments.
    reserved: usize,
    /// Bytes of them that have been given out once.
    used: usize,
    /// Bytes of a dynamic region.
    region: usize,
    /// Segments that were given back, by class, with whether they keep their memory.
    free: [Vec<(Segment, bool)>; SIZES.len()],
    /// Bytes of those that keep it.
    kept: usize,
}

impl Slab {
    /// Reserves address space for `stacks` stacks at once.
    ///
    /// # Errors
    /// If the system has no such address space left.
    pub fn new(stacks: usize) -> io::Result<Slab> {
        let map = |(segments, region): (usize, usize)| {
            let len = region
                .checked_mul(stacks)
                .and_then(|regions| regions.checked_add(segments))
                .ok_or(io::ErrorKind::OutOfMemory)?;
            let map = MmapOptions::new().len(len).no_reserve_swap().map_anon()?;
            Ok(Slab {
                map,
                reserved: segments,
                used: 0,
                region,
                free: Default::default(),
                kept: 0,
            })
        };
        let [large, smaller, small] = RESERVED;
        let slab = map(large)
            .or_else(|_: io::Error| map(smaller))
            .or_else(|_| map(small))?;
        // An idle stack has a page, not what the system thinks a good size. Advice that is not taken is no error.
        #[cfg(target_os = "linux")]
        let _ = slab.map.advise(Advice::NoHugePage);
        Ok(slab)
    }

    fn start(&self) -> *mut u8 {
        self.map.as_ptr().cast_mut()
    }

    /// Whether an address lies in the segments.
    pub fn contains(&self, address: usize) -> bool {
        let start = self.start() as usize;
        (start..start + self.used).contains(&address)
    }

    /// A segment; what is in it is not said. None if all is used.
    pub fn take(&mut self, class: u8) -> Option<Segment> {
        let bytes = *SIZES.get(usize::from(class))?;
        if let Some((segment, kept)) = self.free.get_mut(usize::from(class))?.pop() {
            if kept {
                self.kept -= bytes;
            }
            return Some(segment);
        }
        let end = self.used.checked_add(bytes).filter(|end| *end <= self.reserved)?;
        let start = self.start().wrapping_add(self.used);
        self.used = end;
        Some(Segment { start, class })
    }

    /// Takes a segment back that [`Slab::take`] gave and nobody uses any more.
    pub fn give_back(&mut self, segment: Segment) {
        let bytes = segment.bytes();
        let keeps = self.kept + bytes <= KEPT;
        if keeps {
            self.kept += bytes;
        } else {
            self.clear(segment.start, bytes);
        }
        if let Some(list) = self.free.get_mut(usize::from(segment.class)) {
            list.push((segment, keeps));
        }
    }

    /// First byte and end of the dynamic region of stack number `number`.
    pub fn region(&self, number: usize) -> (*mut u8, *mut u8) {
        let start = self.start().wrapping_add(self.reserved + number * self.region);
        (start, start.wrapping_add(self.region))
    }

    /// Takes the dynamic region of a stack back.
    pub fn give_back_region(&mut self, number: usize) {
        self.clear(self.region(number).0, self.region);
    }

    /// Gives memory back to the system; the addresses stay.
    fn clear(&self, start: *mut u8, bytes: usize) {
        let offset = start as usize - self.start() as usize;
        #[cfg(target_os = "linux")]
        // SAFETY: the range lies in the mapping and nobody uses what is in it. Advice that is not taken is no error.
        let _ = unsafe {
            self.map
                .unchecked_advise_range(UncheckedAdvice::DontNeed, offset, bytes)
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn segments_are_used_again_and_do_not_overlap() {
        let mut slab = Slab::new(4).unwrap();
        let first = slab.take(0).unwrap();
        let second = slab.take(1).unwrap();
        assert_eq!(first.end(), second.start());
        assert!(slab.contains(second.end() as usize - 1) && !slab.contains(second.end() as usize));
        slab.give_back(first);
        assert_eq!(slab.take(0).unwrap().start(), first.start());
        let (start, end) = slab.region(3);
        assert!(start as usize >= slab.start() as usize + slab.reserved);
        assert_eq!(end as usize, slab.start() as usize + slab.map.len());
    }

    #[test]
    fn segments_grow_as_far_as_there_is_room() {
        let mut slab = Slab::new(1).unwrap();
        let page = slab.take(0).unwrap();
        assert_eq!(page.following(100, 1 << 30), Some(1));
        assert_eq!(page.following(100_000, 1 << 30), Some(2));
        assert_eq!(page.following(100, 4096), None);
        let large = slab.take(3).unwrap();
        assert_eq!(large.following(100, 1 << 20), Some(2));
        assert_eq!(large.following(100, 1 << 30), Some(4));
        assert_eq!(large.following(2 << 30, 1 << 40), None);
    }

    #[test]
    fn what_is_given_back_beyond_the_threshold_is_cleared() {
        let mut slab = Slab::new(1).unwrap();
        let segments: Vec<Segment> = (0..2 * KEPT / SIZES[0]).map(|_| slab.take(0).unwrap()).collect();
        for segment in &segments {
            // SAFETY: the segment is the test's.
            unsafe { segment.start().write(7) };
        }
        for segment in &segments {
            slab.give_back(*segment);
        }
        assert_eq!(slab.kept, KEPT);
        let last = segments.last().unwrap();
        // SAFETY: the memory stays readable.
        assert_eq!(unsafe { last.start().read() }, 0);
    }
}
