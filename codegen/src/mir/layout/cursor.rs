//! Where the members of one aggregate go, one after the other, as GCC places them on x86-64.

use super::{BitRange, SizeAlign};

/// A member as its type and its attributes describe it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// Size and alignment of the type.
    pub natural: SizeAlign,
    /// `align(N)` of the field itself; 0 if it has none.
    pub align: u32,
    /// `packed` on the field or the aggregate: nothing but `align(N)` of the field counts.
    pub packed: bool,
}

/// The end of what is placed.
#[derive(Debug)]
pub(super) struct Cursor {
    union: bool,
    /// `pack(N)`: the largest alignment of a member in bytes; 0 if there is no limit.
    pack: u32,
    /// First free bit.
    bit: u64,
    /// Bytes used so far, by any member.
    size: u64,
    align: u32,
}

impl Cursor {
    pub fn new(union: bool, pack: u32) -> Cursor {
        Cursor {
            union,
            pack,
            bit: 0,
            size: 0,
            align: 1,
        }
    }

    /// Bytes used so far.
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The aggregate.
    pub fn whole(&self) -> SizeAlign {
        SizeAlign {
            size: self.size.next_multiple_of(u64::from(self.align)),
            align: self.align,
        }
    }

    /// Places a member that is no bitfield; gives its offset.
    pub fn plain(&mut self, part: Part) -> u64 {
        let align = self.alignment(part);
        let offset = self.bit.div_ceil(8).next_multiple_of(u64::from(align));
        self.end(offset.saturating_add(part.natural.size).saturating_mul(8), align);
        offset
    }

    /// Places a bitfield of at least one bit; gives the offset of its container and its place therein.
    pub fn bitfield(&mut self, part: Part, width: u8) -> (u64, BitRange) {
        let (size, width) = (part.natural.size, u64::from(width));
        let container = size * 8;
        // Front ends write the natural alignment on bitfields; only a stricter one moves them.
        let strict = if part.packed {
            part.align
        } else {
            part.align.max(part.natural.align)
        };
        let mut start = self.bit;
        if u64::from(strict) > size {
            start = start.next_multiple_of(u64::from(self.limited(strict)) * 8);
        }
        let tight = part.packed || self.pack != 0;
        if !tight && start % container + width > container {
            start = start.next_multiple_of(container);
        }
        // GCC does not look at `packed` here where `pack(N)` holds.
        let packed = part.packed && self.pack == 0;
        let align = self.alignment(Part { packed, ..part });
        self.end(start + width, align);
        let unit = if tight { 8 } else { container };
        let inside = start % unit;
        let bytes = if tight { (inside + width).div_ceil(8) } else { size };
        let bits = BitRange {
            offset: inside as u8,
            width: width as u8,
            bytes: bytes as u8,
        };
        (start / unit * (unit / 8), bits)
    }

    /// A bitfield of width 0 whose type has this size: the next member starts at a multiple of it, whatever is packed. It has no name in C
    /// and leaves the alignment of the aggregate as it is.
    pub fn close(&mut self, size: u64) {
        if !self.union {
            self.bit = self.bit.next_multiple_of(size.max(1) * 8);
            self.size = self.size.max(self.bit / 8);
        }
    }

    fn alignment(&self, part: Part) -> u32 {
        let own = part.align.max(1);
        self.limited(if part.packed {
            own
        } else {
            own.max(part.natural.align)
        })
    }

    fn limited(&self, align: u32) -> u32 {
        if self.pack == 0 {
            align
        } else {
            align.min(self.pack)
        }
    }

    fn end(&mut self, bit: u64, align: u32) {
        self.size = self.size.max(bit.div_ceil(8));
        self.align = self.align.max(align);
        self.bit = if self.union { 0 } else { bit };
    }
}
