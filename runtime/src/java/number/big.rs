//! Natural numbers of up to 1,280 bits: a double's numerator or denominator when its decimal digits are made one by one.

use std::cmp::Ordering;

/// 2^1074 · 10 · 2^53, the largest denominator with its scaling, has fewer bits.
const WORDS: usize = 40;

/// A natural number, in words of 32 bits from the least significant one.
#[derive(Clone, Debug)]
pub(super) struct Big {
    words: [u32; WORDS],
    /// Words in use; the uppermost one is not 0.
    len: usize,
}

impl Big {
    /// `value · 5^fives · 2^twos`.
    pub(super) fn scaled(value: u64, fives: u32, twos: u32) -> Big {
        let mut big = Big {
            words: [0; WORDS],
            len: 0,
        };
        big.words[0] = value as u32;
        big.words[1] = (value >> 32) as u32;
        big.len = 2;
        big.trim();
        let mut fives = fives;
        while fives >= 13 {
            big.multiply(5u32.pow(13));
            fives -= 13;
        }
        big.multiply(5u32.pow(fives));
        big.shift_left(twos);
        big
    }

    /// Zero bits above the highest one of its word.
    pub(super) fn spare_bits(&self) -> u32 {
        self.words[..self.len]
            .last()
            .map_or(0, |word| word.leading_zeros())
    }

    pub(super) fn multiply(&mut self, factor: u32) {
        let mut carry = 0;
        for word in &mut self.words[..self.len] {
            let product = u64::from(*word) * u64::from(factor) + carry;
            *word = product as u32;
            carry = product >> 32;
        }
        if carry != 0 {
            self.words[self.len] = carry as u32;
            self.len += 1;
        }
        self.trim();
    }

    fn shift_left(&mut self, bits: u32) {
        let (words, bits) = ((bits / 32) as usize, bits % 32);
        if self.len == 0 {
            return;
        }
        if words != 0 {
            self.words.copy_within(..self.len, words);
            self.words[..words].fill(0);
            self.len += words;
        }
        if bits != 0 {
            self.multiply(1 << bits);
        }
    }

    /// Leaves `10 · (self mod divisor)` and returns `self div divisor`, which is below 10. `divisor` has no spare bits but four at most.
    pub(super) fn next_digit(&mut self, divisor: &Big) -> u32 {
        let n = divisor.len;
        let mut quotient = 0;
        if self.len >= n {
            // From the upper words; never too high, since the divisor's upper word is rounded up.
            let upper = if self.len > n {
                u64::from(self.words[n]) << 32
            } else {
                0
            } | u64::from(self.words[n - 1]);
            quotient = (upper / (u64::from(divisor.words[n - 1]) + 1)) as u32;
            self.subtract_multiple(divisor, quotient);
            while self.cmp(divisor) != Ordering::Less {
                self.subtract_multiple(divisor, 1);
                quotient += 1;
            }
        }
        self.multiply(10);
        quotient
    }

    /// `self -= divisor · factor`, which is not negative.
    fn subtract_multiple(&mut self, divisor: &Big, factor: u32) {
        let (mut carry, mut borrow) = (0u64, false);
        for (index, word) in self.words[..self.len].iter_mut().enumerate() {
            let product = u64::from(divisor.words[index]) * u64::from(factor) + carry;
            carry = product >> 32;
            let (difference, first) = word.overflowing_sub(product as u32);
            let (difference, second) = difference.overflowing_sub(u32::from(borrow));
            borrow = first || second;
            *word = difference;
        }
        debug_assert!(carry == 0 && !borrow);
        self.trim();
    }

    /// Compares the sum of `self` and `other` with `limit`.
    pub(super) fn sum_cmp(&self, other: &Big, limit: &Big) -> Ordering {
        let mut sum = self.clone();
        let len = self.len.max(other.len);
        let mut carry = 0;
        for index in 0..len {
            let word = u64::from(self.words[index]) + u64::from(other.words[index]) + carry;
            sum.words[index] = word as u32;
            carry = word >> 32;
        }
        sum.len = len;
        if carry != 0 {
            sum.words[len] = carry as u32;
            sum.len += 1;
        }
        sum.cmp(limit)
    }

    pub(super) fn cmp(&self, other: &Big) -> Ordering {
        let by_length = self.len.cmp(&other.len);
        by_length.then_with(|| {
            self.words[..self.len]
                .iter()
                .rev()
                .cmp(other.words[..other.len].iter().rev())
        })
    }

    fn trim(&mut self) {
        while self.len != 0 && self.words[self.len - 1] == 0 {
            self.len -= 1;
        }
    }
}
