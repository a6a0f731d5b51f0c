//! Bit fields within a cell. The functions are total: bits beyond the 64th read as 0 and cannot be written.

/// The low `size` bits set; all of them from 64 up.
#[inline(always)]
pub const fn mask(size: u32) -> u64 {
    if size >= 64 { u64::MAX } else { (1 << size) - 1 }
}

/// `zext`: the low `size` bits, zero-extended; from 64 up the cell itself.
#[inline(always)]
pub const fn zero_extend(cell: u64, size: u32) -> u64 {
    cell & mask(size)
}

/// `sext`: the low `size` bits, sign-extended; from 64 up the cell itself, 0 for size 0.
#[inline(always)]
pub const fn sign_extend(cell: u64, size: u32) -> u64 {
    match size {
        0 => 0,
        1..64 => {
            let unused = 64 - size;
            ((cell << unused) as i64 >> unused) as u64
        }
        _ => cell,
    }
}

/// `extractbits` of an unsigned type: `size` bits from bit `offset` up, zero-extended.
#[inline(always)]
pub const fn extract_unsigned(cell: u64, offset: u32, size: u32) -> u64 {
    if offset >= 64 {
        0
    } else {
        zero_extend(cell >> offset, size)
    }
}

/// `extractbits` of a signed type: `size` bits from bit `offset` up, sign-extended.
#[inline(always)]
pub const fn extract_signed(cell: u64, offset: u32, size: u32) -> u64 {
    if offset >= 64 {
        0
    } else {
        sign_extend(cell >> offset, size)
    }
}

/// `depositbits`: `cell` with its `size` bits from bit `offset` up replaced by the low bits of `field`. The result is not canonical yet.
#[inline(always)]
pub const fn deposit(cell: u64, field: u64, offset: u32, size: u32) -> u64 {
    if offset >= 64 {
        return cell;
    }
    let mask = mask(size) << offset;
    (cell & !mask) | ((field << offset) & mask)
}
