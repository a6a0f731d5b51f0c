//! f128: IEEE 754 binary128, as the bits of memory. Results are rounded to nearest, ties to even; operators mean what they do for f64
//! ([`Number`](super::Number), [`Real`](super::Real), [`Convert`](super::Convert)).

use maple_mirbin::{Op, Prim};
use rustc_apfloat::ieee::{Double, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

/// Bits of the fraction.
const FRACTION: u32 = 112;
/// What is added to exponents.
const BIAS: i32 = 16383;

/// An operator of one or two operands; of one only `a` matters. `None` for an opcode that is none on f128.
pub fn evaluate(op: Op, a: u128, b: u128) -> Option<u128> {
    let (x, y) = (Quad::from_bits(a), Quad::from_bits(b));
    let result = match op {
        Op::Add => (x + y).value,
        Op::Sub => (x - y).value,
        Op::Mul => (x * y).value,
        Op::Div => (x / y).value,
        Op::Rem => x.c_fmod(y).value,
        Op::Max if x > y => x,
        Op::Min if x < y => x,
        Op::Max | Op::Min => y,
        Op::Neg => -x,
        Op::Abs => x.abs(),
        Op::Recip => (whole(1) / x).value,
        Op::Sqrt => Quad::from_bits(root(a)),
        Op::Ceil => integral(x, Round::TowardPositive),
        Op::Floor => integral(x, Round::TowardNegative),
        Op::Round => integral(x, Round::NearestTiesToAway),
        Op::Trunc => integral(x, Round::TowardZero),
        _ => return None,
    };
    Some(result.to_bits())
}

/// `eq`, `ne`, `lt`, `le`, `gt`, `ge` as 0 or 1; `cmp`, `cmpg` and `cmpl` as -1, 0 or 1. `None` for another opcode.
pub fn compare(op: Op, a: u128, b: u128) -> Option<i32> {
    let order = Quad::from_bits(a).partial_cmp(&Quad::from_bits(b));
    let holds = match op {
        Op::Eq => order == Some(Ordering::Equal),
        Op::Ne => order != Some(Ordering::Equal),
        Op::Lt => order == Some(Ordering::Less),
        Op::Le => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Op::Gt => order == Some(Ordering::Greater),
        Op::Ge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        Op::Cmp | Op::Cmpg => return Some(order.map_or(1, |order| order as i32)),
        Op::Cmpl => return Some(order.map_or(-1, |order| order as i32)),
        _ => return None,
    };
    Some(holds.into())
}

/// The f128 of a scalar in a cell. `None` if the type is no scalar.
pub fn from_scalar(ty: Prim, cell: u64) -> Option<u128> {
    let mut loses = false;
    Some(match ty {
        Prim::F32 => {
            let value: Quad = Single::from_bits((cell as u32).into()).convert(&mut loses).value;
            value.to_bits()
        }
        Prim::F64 => {
            let value: Quad = Double::from_bits(cell.into()).convert(&mut loses).value;
            value.to_bits()
        }
        ty if ty.is_signed() => Quad::from_i128((ty.canonical(cell) as i64).into())
            .value
            .to_bits(),
        ty if ty.is_integral() => Quad::from_u128(ty.canonical(cell).into()).value.to_bits(),
        _ => return None,
    })
}

/// A scalar of an f128, as a cell holds it. `None` if the type is no scalar.
pub fn to_scalar(ty: Prim, bits: u128) -> Option<u64> {
    let value = Quad::from_bits(bits);
    let mut loses = false;
    Some(match ty {
        Prim::F32 => {
            let value: Single = value.convert(&mut loses).value;
            value.to_bits() as u64
        }
        Prim::F64 => {
            let value: Double = value.convert(&mut loses).value;
            value.to_bits() as u64
        }
        Prim::U1 => u64::from(!value.is_zero()),
        ty if !ty.is_integral() => return None,
        // What is out of range becomes the nearest bound, a NaN 0.
        _ if value.is_nan() => 0,
        ty if ty.size() == 8 && ty.is_signed() => value.to_i128(64).value as u64,
        ty if ty.size() == 8 => value.to_u128(64).value as u64,
        ty if ty.size() == 4 && !ty.is_signed() => value.to_u128(32).value as u64,
        ty => ty.canonical(value.to_i128(32).value as u64),
    })
}

fn whole(value: u128) -> Quad {
    Quad::from_u128(value).value
}

/// Keeps the sign of a zero.
fn integral(value: Quad, round: Round) -> Quad {
    value.round_to_integral(round).value
}

/// The square root, correctly rounded.
fn root(bits: u128) -> u128 {
    const SIGN: u128 = 1 << 127;
    const HIDDEN: u128 = 1 << FRACTION;
    let value = Quad::from_bits(bits);
    if value.is_nan() || value.is_zero() || bits == Quad::INFINITY.to_bits() {
        return bits;
    }
    if bits & SIGN != 0 {
        return Quad::NAN.to_bits();
    }
    let (mut exponent, mut digits) = ((bits >> FRACTION) as i32, bits & (HIDDEN - 1));
    match exponent {
        0 => {
            let shift = digits.leading_zeros() - HIDDEN.leading_zeros();
            (digits, exponent) = (digits << shift, 1 - shift as i32);
        }
        _ => digits |= HIDDEN,
    }
    exponent -= BIAS;
    if exponent & 1 != 0 {
        (digits, exponent) = (digits << 1, exponent - 1);
    }
    // The root of digits * 2^114, bit by bit: 113 bits and one to round by. No root lies half way between two numbers.
    let (mut root, mut rest) = (0u128, 0u128);
    for place in (0..114).rev() {
        let pair = if place >= 57 {
            digits >> (2 * (place - 57)) & 3
        } else {
            0
        };
        rest = rest << 2 | pair;
        let trial = root << 2 | 1;
        root <<= 1;
        if rest >= trial {
            rest -= trial;
            root |= 1;
        }
    }
    let rounded = (root >> 1) + (root & 1);
    // The hidden bit adds the one that is missing to the exponent.
    (((exponent / 2 + BIAS - 1) as u128) << FRACTION) + rounded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quad(value: f64) -> u128 {
        from_scalar(Prim::F64, value.to_bits()).expect("a scalar")
    }

    fn double(bits: u128) -> f64 {
        f64::from_bits(to_scalar(Prim::F64, bits).expect("a scalar"))
    }

    #[test]
    fn operators_agree_with_f64_where_that_is_exact() {
        let values = [
            0.0,
            -0.0,
            1.0,
            -2.5,
            3.0,
            1e300,
            -1e-300,
            f64::INFINITY,
            0.5,
            5e-324,
        ];
        for a in values {
            for b in values {
                let of = |op| double(evaluate(op, quad(a), quad(b)).expect("an operator"));
                let same =
                    |got: f64, want: f64| got.to_bits() == want.to_bits() || got.is_nan() && want.is_nan();
                assert!(same(of(Op::Rem), a % b), "{a} % {b}");
                assert!(same(of(Op::Max), if a > b { a } else { b }));
                assert!(same(of(Op::Neg), -a));
                assert!(same(of(Op::Round), a.round()), "round {a}: {}", of(Op::Round));
                assert!(same(of(Op::Floor), a.floor()));
                assert!(same(of(Op::Div), a / b), "{a} / {b}");
                assert_eq!(compare(Op::Lt, quad(a), quad(b)), Some((a < b).into()));
                assert_eq!(
                    compare(Op::Cmpl, quad(a), quad(b)),
                    Some(a.total_cmp(&b) as i32 * i32::from(a != b))
                );
            }
        }
        assert_eq!(compare(Op::Cmpg, quad(f64::NAN), quad(1.0)), Some(1));
        assert_eq!(compare(Op::Ne, quad(f64::NAN), quad(f64::NAN)), Some(1));
    }

    /// A root is the right one if its square is nearest: half a unit on either side passes the operand.
    #[test]
    fn roots_are_rounded() {
        assert_eq!(root(quad(4.0)), quad(2.0));
        assert_eq!(root(quad(0.25)), quad(0.5));
        assert_eq!(root(quad(2.0)), 0x3fff_6a09_e667_f3bc_c908_b2fb_1366_ea95);
        assert_eq!(root(quad(-0.0)), quad(-0.0));
        assert!(Quad::from_bits(root(quad(-1.0))).is_nan());
        // The least subnormal is 2^-16494.
        assert_eq!(root(1), ((BIAS - 8247) as u128) << FRACTION);
        for bits in [3u128, quad(3.0), quad(1e300), quad(7e-320), quad(0.1) + 12345] {
            let square = |root| (Quad::from_bits(root) * Quad::from_bits(root)).value;
            let (value, got) = (Quad::from_bits(bits), root(bits));
            assert!(square(got - 1) <= value && square(got + 1) >= value);
        }
    }

    #[test]
    fn conversions_stop_at_bounds() {
        assert_eq!(to_scalar(Prim::I32, quad(1e20)), Some(i32::MAX as u64));
        assert_eq!(to_scalar(Prim::I64, quad(-1e20)), Some(i64::MIN as u64));
        assert_eq!(to_scalar(Prim::U32, quad(-5.0)), Some(0));
        assert_eq!(to_scalar(Prim::U64, quad(1e30)), Some(u64::MAX));
        assert_eq!(to_scalar(Prim::I8, quad(300.75)), Some(44));
        assert_eq!(to_scalar(Prim::I64, quad(f64::NAN)), Some(0));
        assert_eq!(to_scalar(Prim::U1, quad(f64::NAN)), Some(1));
        let large = from_scalar(Prim::U64, u64::MAX).expect("a scalar");
        assert_eq!(to_scalar(Prim::U64, large), Some(u64::MAX));
        assert_eq!(
            to_scalar(
                Prim::I64,
                from_scalar(Prim::I64, i64::MIN as u64).expect("a scalar")
            ),
            Some(i64::MIN as u64)
        );
    }
}
