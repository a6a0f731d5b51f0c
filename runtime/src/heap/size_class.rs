//! Size classes: multiples of 16 up to 256 bytes, then eight per doubling, so that a block is at most an eighth larger than its object.

/// Number of size classes.
pub(crate) const BLOCKS: usize = 56;

/// What stands for a size class where objects come from the system one by one.
pub const LARGE: u32 = BLOCKS as u32;

/// Largest block of a size class.
pub(crate) const LARGEST: u64 = block_size(BLOCKS as u32 - 1);

/// Size class for an object of so many bytes, header included.
#[inline]
pub(crate) const fn block_of(bytes: u64) -> u32 {
    if bytes <= 256 {
        return (bytes.saturating_sub(1) / 16) as u32;
    }
    if bytes > LARGEST {
        return LARGE;
    }
    let last = ((bytes - 1) / 16) as u32;
    let log = last.ilog2();
    16 + (log - 4) * 8 + (last >> (log - 3)) % 8
}

/// Bytes of a block of a size class.
pub(crate) const fn block_size(block: u32) -> u64 {
    if block < 16 {
        return (block as u64 + 1) * 16;
    }
    let (log, step) = ((block - 16) / 8 + 4, (block - 16) % 8);
    ((step as u64 + 9) << (log - 3)) * 16
}

/// [`block_size`] of every size class.
pub(crate) static SIZES: [u32; BLOCKS] = {
    let mut sizes = [0; BLOCKS];
    let mut block = 0;
    while block < BLOCKS {
        sizes[block] = block_size(block as u32) as u32;
        block += 1;
    }
    sizes
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_fit_and_waste_little() {
        assert_eq!(LARGEST, 8192);
        for bytes in 16..=LARGEST {
            let block = block_of(bytes);
            let size = block_size(block);
            assert!(size >= bytes && size.is_multiple_of(16), "{bytes} in {size}");
            assert!(size - bytes < 16.max(bytes / 8 + 1), "{bytes} in {size}");
            assert!(
                block == 0 || block_size(block - 1) < bytes,
                "{bytes} fits below {size}"
            );
        }
        assert_eq!(block_of(LARGEST + 1), LARGE);
        assert_eq!(block_of(u64::MAX), LARGE);
    }
}
