//! Arithmetic of big integers.

use maple_mirbin::Op;
use num_bigint::{BigInt, Sign};
use num_traits::{One, Signed, ToPrimitive, Zero};

use super::super::context::Js;
use super::super::value::{Big, Value};
use super::MOST_BITS;
use crate::TrapKind;
use crate::managed::Raise;

/// What an operator gives of machine integers, whose magnitudes have 64 bits; `None` if it does not fit, or is left to the library.
fn of_words(op: Op, a: i128, b: i128) -> Option<i128> {
    match op {
        Op::Add => a.checked_add(b),
        Op::Sub => a.checked_sub(b),
        Op::Mul => a.checked_mul(b),
        Op::Div if b != 0 => a.checked_div(b),
        Op::Rem if b != 0 => a.checked_rem(b),
        Op::Band => Some(a & b),
        Op::Bior => Some(a | b),
        Op::Bxor => Some(a ^ b),
        Op::Shl if (0..63).contains(&b) => a.checked_mul(1 << b),
        Op::Ashr if (0..127).contains(&b) => Some(a >> b),
        _ => None,
    }
}

impl Js<'_> {
    /// That an operator has a big integer and something else.
    pub(in super::super) fn mixed(&mut self) -> Raise {
        self.type_error("Cannot mix BigInt and other types, use explicit conversions")
    }

    /// An operator on big integers.
    ///
    /// # Errors
    /// `RangeError` for a division by zero and for results that are too big; `TypeError` for shifts without a sign.
    pub(in super::super) fn big_operator(&mut self, op: Op, a: Big, b: Big) -> Result<Value, Raise> {
        if let (Some(a), Some(b)) = (self.word_of(a), self.word_of(b))
            && let Some(result) = of_words(op, a, b)
        {
            return self.big_of(result);
        }
        let (a, b) = (self.integer_of(a), self.integer_of(b));
        let result = match op {
            Op::Add => a + b,
            Op::Sub => a - b,
            Op::Mul if a.bits() + b.bits() > MOST_BITS + 1 => return Err(self.too_big()),
            Op::Mul => a * b,
            Op::Div | Op::Rem if b.is_zero() => return Err(self.range_error("Division by zero")),
            Op::Div => a / b,
            Op::Rem => a % b,
            Op::Band => a & b,
            Op::Bior => a | b,
            Op::Bxor => a ^ b,
            Op::Shl => return self.shifted(&a, &b),
            Op::Ashr => return self.shifted(&a, &-b),
            Op::Lshr => {
                return Err(self.type_error("BigInts have no unsigned right shift, use >> instead"));
            }
            _ => return Err(Raise::Trap(TrapKind::BadSignature)),
        };
        self.big(&result)
    }

    /// `value << by`; to the right, and down, if that is negative.
    fn shifted(&mut self, value: &BigInt, by: &BigInt) -> Result<Value, Raise> {
        let distance = by.magnitude().to_u64().unwrap_or(u64::MAX);
        match (by.sign(), value.sign()) {
            (_, Sign::NoSign) => self.big_of(0),
            (Sign::Minus, sign) if distance > value.bits() => self.big_of(-i128::from(sign == Sign::Minus)),
            (Sign::Minus, _) => self.big(&(value >> distance)),
            _ if distance.saturating_add(value.bits()) > MOST_BITS => Err(self.too_big()),
            _ => self.big(&(value << distance)),
        }
    }

    /// `a ** b`
    ///
    /// # Errors
    /// `RangeError` for a negative exponent, and for what is too big.
    pub(in super::super) fn big_power(&mut self, a: Big, b: Big) -> Result<Value, Raise> {
        let (base, exponent) = (self.integer_of(a), self.integer_of(b));
        if exponent.is_negative() {
            return Err(self.range_error("Exponent must be non-negative"));
        }
        if base.magnitude().is_zero() || base.magnitude().is_one() {
            let is_odd = exponent.bit(0);
            return match base.sign() {
                Sign::NoSign => self.big_of(exponent.is_zero().into()),
                Sign::Minus if is_odd => self.big_of(-1),
                _ => self.big_of(1),
            };
        }
        match exponent.to_u32() {
            Some(exponent) if (base.bits() - 1) * u64::from(exponent) <= MOST_BITS => {
                self.big(&base.pow(exponent))
            }
            _ => Err(self.too_big()),
        }
    }

    /// `-a`
    ///
    /// # Errors
    /// No memory.
    pub(in super::super) fn big_negated(&mut self, a: Big) -> Result<Value, Raise> {
        let value = self.integer_of(a);
        self.big(&-value)
    }

    /// `a + by`.
    ///
    /// # Errors
    /// `RangeError` if it is too big.
    pub(in super::super) fn big_moved(&mut self, a: Big, by: i32) -> Result<Value, Raise> {
        if let Some(value) = self.word_of(a) {
            return self.big_of(value + i128::from(by));
        }
        let value = self.integer_of(a);
        self.big(&(value + by))
    }

    /// `~a`
    ///
    /// # Errors
    /// No memory.
    pub(in super::super) fn big_not(&mut self, a: Big) -> Result<Value, Raise> {
        let value = self.integer_of(a);
        self.big(&!value)
    }

    /// The integer of so many bits that is equal to one modulo two to the power of that; signed, or not negative.
    ///
    /// # Errors
    /// `RangeError` if it is too big.
    pub(in super::super) fn big_wrapped(&mut self, a: Big, bits: u64, signed: bool) -> Result<Value, Raise> {
        let value = self.integer_of(a);
        // Bits besides that of the sign, in the complement of two.
        let used = match value.is_negative() {
            true => (!&value).bits(),
            false => value.bits(),
        };
        let fits = match signed {
            true => used < bits,
            false => !value.is_negative() && used <= bits,
        };
        if fits {
            return self.big(&value);
        }
        if bits == 0 {
            return self.big_of(0);
        }
        if bits > MOST_BITS {
            return Err(self.too_big());
        }
        let modulus = BigInt::one() << bits;
        let low: BigInt = value & (&modulus - BigInt::one());
        match signed && low.bit(bits - 1) {
            true => self.big(&(low - modulus)),
            false => self.big(&low),
        }
    }
}
