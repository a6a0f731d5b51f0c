//! Between cells and Rust numbers.

/// A Rust number that a cell can hold.
pub trait Cell: Copy + PartialEq + std::fmt::Debug + 'static {
    /// Width of the type in bits.
    const BITS: u32;

    /// The value in the low [`Cell::BITS`] bits of a cell; the bits above are ignored.
    fn from_cell(cell: u64) -> Self;

    /// The canonical cell of this value.
    fn into_cell(self) -> u64;
}

macro_rules! integers {
    ($($t:ty)*) => {
        $(impl Cell for $t {
            const BITS: u32 = <$t>::BITS;

            #[inline(always)]
            fn from_cell(cell: u64) -> Self {
                cell as $t
            }

            // `as` extends by the signedness of the source type, which is the canonical form.
            #[inline(always)]
            fn into_cell(self) -> u64 {
                self as u64
            }
        })*
    };
}
integers!(i8 i16 i32 i64 u8 u16 u32 u64);

impl Cell for f32 {
    const BITS: u32 = 32;

    #[inline(always)]
    fn from_cell(cell: u64) -> Self {
        f32::from_bits(cell as u32)
    }

    #[inline(always)]
    fn into_cell(self) -> u64 {
        u64::from(self.to_bits())
    }
}

impl Cell for f64 {
    const BITS: u32 = 64;

    #[inline(always)]
    fn from_cell(cell: u64) -> Self {
        f64::from_bits(cell)
    }

    #[inline(always)]
    fn into_cell(self) -> u64 {
        self.to_bits()
    }
}
