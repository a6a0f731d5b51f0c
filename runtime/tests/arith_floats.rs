//! Floating-point arithmetic: tables of the corner cases, and properties that hold for all values.

use maple_mirbin::{Op, Prim};
use maple_rt::arith::{self, ArithError};
use proptest::prelude::*;

const NAN: f64 = f64::NAN;
const INF: f64 = f64::INFINITY;

fn cell(ty: Prim, value: f64) -> u64 {
    match ty {
        Prim::F32 => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    }
}

fn number(ty: Prim, cell: u64) -> f64 {
    match ty {
        Prim::F32 => f64::from(f32::from_bits(cell as u32)),
        _ => f64::from_bits(cell),
    }
}

/// Equal as bits, all NaNs being one.
fn same(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

const FLOATS: [Prim; 2] = [Prim::F32, Prim::F64];

#[test]
fn binary_corner_cases() {
    let table = [
        (Op::Div, 1.0, 0.0, INF),
        (Op::Div, -1.0, 0.0, -INF),
        (Op::Div, 1.0, -0.0, -INF),
        (Op::Div, 0.0, 0.0, NAN),
        (Op::Add, INF, -INF, NAN),
        (Op::Sub, 0.0, 0.0, 0.0),
        (Op::Mul, INF, 0.0, NAN),
        (Op::Rem, 5.5, 2.0, 1.5),
        (Op::Rem, -5.5, 2.0, -1.5),
        (Op::Rem, 5.5, -2.0, 1.5),
        (Op::Rem, -4.0, 2.0, -0.0),
        (Op::Rem, 1.0, 0.0, NAN),
        (Op::Rem, INF, 2.0, NAN),
        (Op::Rem, 2.0, INF, 2.0),
        (Op::Max, 1.0, 2.0, 2.0),
        (Op::Max, NAN, 2.0, 2.0),
        (Op::Max, 2.0, NAN, NAN),
        (Op::Max, 0.0, -0.0, -0.0),
        (Op::Max, -0.0, 0.0, 0.0),
        (Op::Min, NAN, 2.0, 2.0),
        (Op::Min, 2.0, NAN, NAN),
        (Op::Min, 0.0, -0.0, -0.0),
        (Op::Min, -0.0, 0.0, 0.0),
        (Op::Land, NAN, 0.5, 1.0),
        (Op::Land, -0.0, 0.5, 0.0),
        (Op::Lior, -0.0, 0.0, 0.0),
    ];
    for ty in FLOATS {
        for (op, a, b, expected) in table {
            let result = arith::binary(op, ty, cell(ty, a), cell(ty, b)).map(|c| number(ty, c));
            assert!(
                result.is_ok_and(|r| same(r, expected)),
                "{op} {ty} ({a}, {b}) = {result:?}, not {expected}"
            );
        }
    }
}

#[test]
fn unary_corner_cases() {
    let table = [
        (Op::Neg, 0.0, -0.0),
        (Op::Neg, INF, -INF),
        (Op::Abs, -0.0, 0.0),
        (Op::Abs, -INF, INF),
        (Op::Recip, 4.0, 0.25),
        (Op::Recip, -0.0, -INF),
        (Op::Sqrt, 2.25, 1.5),
        (Op::Sqrt, -1.0, NAN),
        (Op::Sqrt, -0.0, -0.0),
        (Op::Lnot, 0.0, 1.0),
        (Op::Lnot, -0.0, 1.0),
        (Op::Lnot, NAN, 0.0),
        (Op::Lnot, 1e-30, 0.0),
    ];
    for ty in FLOATS {
        for (op, a, expected) in table {
            let result = arith::unary(op, ty, cell(ty, a)).map(|c| number(ty, c));
            assert!(
                result.is_ok_and(|r| same(r, expected)),
                "{op} {ty} ({a}) = {result:?}, not {expected}"
            );
        }
    }
}

#[test]
fn neg_and_abs_touch_only_the_sign_of_a_nan() {
    assert_eq!(
        arith::unary(Op::Neg, Prim::F64, 0x7ff8_0000_0000_0123),
        Ok(0xfff8_0000_0000_0123)
    );
    assert_eq!(
        arith::unary(Op::Abs, Prim::F64, 0xfff8_0000_0000_0123),
        Ok(0x7ff8_0000_0000_0123)
    );
    assert_eq!(arith::unary(Op::Neg, Prim::F32, 0x7fc0_0123), Ok(0xffc0_0123));
}

#[test]
fn bitwise_operations_on_floats_are_refused() {
    for ty in FLOATS {
        for op in [
            Op::Band,
            Op::Bior,
            Op::Bxor,
            Op::Shl,
            Op::Ashr,
            Op::Lshr,
            Op::CgArrayElemAdd,
        ] {
            assert_eq!(arith::binary(op, ty, 1, 1), Err(ArithError::Unsupported), "{op}");
        }
        assert_eq!(arith::unary(Op::Bnot, ty, 1), Err(ArithError::Unsupported));
        assert_eq!(
            arith::bitfield(Op::ExtractBits, ty, 0, 1, 1, 0),
            Err(ArithError::Unsupported)
        );
    }
    for op in [Op::Recip, Op::Sqrt] {
        assert_eq!(
            arith::unary(op, Prim::I32, 1),
            Err(ArithError::Unsupported),
            "{op}"
        );
    }
}

#[test]
fn comparisons_with_nan() {
    let table = [
        (Op::Eq, 0),
        (Op::Ne, 1),
        (Op::Lt, 0),
        (Op::Le, 0),
        (Op::Gt, 0),
        (Op::Ge, 0),
        (Op::Cmp, 1),
        (Op::Cmpl, -1),
        (Op::Cmpg, 1),
    ];
    for ty in FLOATS {
        for (a, b) in [(NAN, 1.0), (1.0, NAN), (NAN, NAN)] {
            for (op, expected) in table {
                let result = arith::compare(op, Prim::I32, ty, cell(ty, a), cell(ty, b));
                assert_eq!(result, Ok(expected as u64), "{op} {ty} {a} {b}");
            }
        }
        let zeros = (cell(ty, 0.0), cell(ty, -0.0));
        assert_eq!(arith::compare(Op::Eq, Prim::U1, ty, zeros.0, zeros.1), Ok(1));
        for op in [Op::Cmp, Op::Cmpl, Op::Cmpg] {
            assert_eq!(arith::compare(op, Prim::I32, ty, zeros.0, zeros.1), Ok(0));
            assert_eq!(
                arith::compare(op, Prim::I32, ty, zeros.0, cell(ty, 1.0)),
                Ok(u64::MAX)
            );
            assert_eq!(arith::compare(op, Prim::I32, ty, cell(ty, 1.0), zeros.0), Ok(1));
        }
    }
}

#[test]
fn truth_of_floats() {
    for ty in FLOATS {
        assert!(!arith::truth(ty, cell(ty, 0.0)));
        assert!(!arith::truth(ty, cell(ty, -0.0)));
        assert!(arith::truth(ty, cell(ty, NAN)));
        assert!(arith::truth(ty, cell(ty, 0.25)));
    }
}

#[test]
fn float_to_integer() {
    // Values that both floating types hold exactly.
    let table: &[(f64, Prim, i128)] = &[
        (1.5, Prim::I32, 1),
        (-1.5, Prim::I32, -1),
        (NAN, Prim::I32, 0),
        (INF, Prim::I32, i32::MAX as i128),
        (-INF, Prim::I32, i32::MIN as i128),
        (4e9, Prim::I32, i32::MAX as i128),
        (-4e9, Prim::I32, i32::MIN as i128),
        (NAN, Prim::I64, 0),
        (1e30, Prim::I64, i64::MAX as i128),
        (-1e30, Prim::I64, i64::MIN as i128),
        (9223372036854775808.0, Prim::I64, i64::MAX as i128),
        (-9223372036854775808.0, Prim::I64, i64::MIN as i128),
        (-1.0, Prim::U32, 0),
        (4294967296.0, Prim::U32, u32::MAX as i128),
        (NAN, Prim::U32, 0),
        (-0.5, Prim::U64, 0),
        (-5.0, Prim::U64, 0),
        (18446744073709551616.0, Prim::U64, u64::MAX as i128),
        (9223372036854775808.0, Prim::U64, 1 << 63),
        (1e30, Prim::A64, u64::MAX as i128),
        (-1.0, Prim::Ptr, 0),
        (-1.0, Prim::A32, 0),
        (300.0, Prim::I8, 44),
        (-129.0, Prim::I8, 127),
        (1e10, Prim::I8, -1),
        (-1e10, Prim::I8, 0),
        (NAN, Prim::I8, 0),
        (40000.0, Prim::I16, -25536),
        (-1.0, Prim::U16, 65535),
        (65536.0, Prim::U16, 0),
        (-1.0, Prim::U8, 255),
        (256.5, Prim::U8, 0),
        (0.0, Prim::U1, 0),
        (-0.0, Prim::U1, 0),
        (0.25, Prim::U1, 1),
        (256.0, Prim::U1, 1),
        (NAN, Prim::U1, 1),
    ];
    for from in FLOATS {
        for &(value, to, expected) in table {
            let result = arith::convert(Op::Cvt, to, from, cell(from, value));
            assert_eq!(result, Ok(expected as u64), "cvt {to} {from} ({value})");
        }
    }
}

#[test]
fn rounding() {
    let table: &[(Op, f64, f64)] = &[
        (Op::Ceil, 1.25, 2.0),
        (Op::Ceil, -1.75, -1.0),
        (Op::Ceil, -0.5, -0.0),
        (Op::Floor, 1.75, 1.0),
        (Op::Floor, -1.25, -2.0),
        (Op::Round, 0.5, 1.0),
        (Op::Round, 1.5, 2.0),
        (Op::Round, 2.5, 3.0),
        (Op::Round, -0.5, -1.0),
        (Op::Round, -2.5, -3.0),
        (Op::Round, -0.25, -0.0),
        (Op::Round, 8388609.0, 8388609.0),
        (Op::Trunc, 1.75, 1.0),
        (Op::Trunc, -1.75, -1.0),
        (Op::Trunc, NAN, NAN),
        (Op::Trunc, INF, INF),
    ];
    for from in FLOATS {
        for to in FLOATS {
            for &(op, value, expected) in table {
                let result = arith::convert(op, to, from, cell(from, value)).map(|c| number(to, c));
                assert!(
                    result.is_ok_and(|r| same(r, expected)),
                    "{op} {to} {from} ({value}) = {result:?}"
                );
            }
        }
        let convert = |op, to, value| arith::convert(op, to, from, cell(from, value)).map(|c| c as i64);
        assert_eq!(convert(Op::Round, Prim::I32, 2.5), Ok(3));
        assert_eq!(convert(Op::Ceil, Prim::I32, -1.75), Ok(-1));
        assert_eq!(convert(Op::Floor, Prim::I64, -1.25), Ok(-2));
        assert_eq!(convert(Op::Trunc, Prim::U8, 255.75), Ok(255));
        assert_eq!(convert(Op::Floor, Prim::U32, -0.5), Ok(0));
        assert_eq!(convert(Op::Round, Prim::I32, NAN), Ok(0));
        assert_eq!(
            convert(Op::Trunc, Prim::U1, 0.5),
            Ok(0),
            "rounded before it is tested"
        );
    }
    // The largest value below a half must not round up through an addition of a half.
    let below_half = 0.49999999999999994f64;
    assert_eq!(
        arith::convert(Op::Round, Prim::F64, Prim::F64, below_half.to_bits()),
        Ok(0)
    );
}

#[test]
fn float_to_float_and_integer_to_float() {
    let f32_of = |value: f64| arith::convert(Op::Cvt, Prim::F32, Prim::F64, value.to_bits());
    assert_eq!(
        f32_of(16777217.0),
        Ok(u64::from(16777216f32.to_bits())),
        "tie to even"
    );
    assert_eq!(f32_of(16777219.0), Ok(u64::from(16777220f32.to_bits())));
    assert_eq!(f32_of(1e300), Ok(u64::from(f32::INFINITY.to_bits())));
    assert_eq!(f32_of(1e-300), Ok(0));
    assert_eq!(
        arith::convert(Op::Cvt, Prim::F64, Prim::F32, u64::from(0.1f32.to_bits())),
        Ok(f64::from(0.1f32).to_bits())
    );
    // Through f64 this number would be rounded twice, and wrongly.
    let twice = 0x0020_0000_2000_0001u64;
    assert_eq!(
        arith::convert(Op::Cvt, Prim::F32, Prim::I64, twice),
        Ok(u64::from((twice as f32).to_bits()))
    );
    assert_ne!(twice as f32, twice as f64 as f32);
    assert_eq!(
        arith::convert(Op::Cvt, Prim::F64, Prim::U64, u64::MAX),
        Ok(18446744073709551616.0f64.to_bits())
    );
    assert_eq!(
        arith::convert(Op::Cvt, Prim::F64, Prim::I64, u64::MAX),
        Ok((-1.0f64).to_bits())
    );
}

#[test]
fn retype_keeps_the_bits() {
    let retype = |to, from, cell| arith::convert(Op::Retype, to, from, cell);
    assert_eq!(retype(Prim::F32, Prim::I32, -1i64 as u64), Ok(0xffff_ffff));
    assert_eq!(
        retype(Prim::I32, Prim::F32, 0x8000_0000),
        Ok(0xffff_ffff_8000_0000)
    );
    assert_eq!(retype(Prim::U32, Prim::F32, 0x8000_0000), Ok(0x8000_0000));
    assert_eq!(
        retype(Prim::I64, Prim::F64, 1.5f64.to_bits()),
        Ok(1.5f64.to_bits())
    );
    assert_eq!(
        retype(Prim::F64, Prim::U64, 1.5f64.to_bits()),
        Ok(1.5f64.to_bits())
    );
    assert_eq!(retype(Prim::A64, Prim::Ref, 0x1234), Ok(0x1234));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5000))]

    #[test]
    fn remainder_is_exact(a in any::<f64>(), b in any::<f64>()) {
        let r = number(Prim::F64, arith::binary(Op::Rem, Prim::F64, a.to_bits(), b.to_bits()).unwrap_or(0));
        if a.is_finite() && b.is_finite() && b != 0.0 {
            prop_assert!(r.abs() < b.abs(), "{a} rem {b} = {r}");
            prop_assert_eq!(r.is_sign_negative(), a.is_sign_negative());
        }
    }

    #[test]
    fn integers_within_the_significand_survive(value in -(1i64 << 53)..=(1i64 << 53)) {
        let float = arith::convert(Op::Cvt, Prim::F64, Prim::I64, value as u64).unwrap_or(0);
        for op in [Op::Cvt, Op::Ceil, Op::Floor, Op::Round, Op::Trunc] {
            prop_assert_eq!(arith::convert(op, Prim::I64, Prim::F64, float), Ok(value as u64));
        }
    }

    #[test]
    fn float_to_integer_clamps(value in any::<f64>()) {
        let clamp = |low: i128, high: i128| if value.is_nan() { 0 } else { (value as i128).clamp(low, high) };
        let to_i32 = clamp(i32::MIN.into(), i32::MAX.into());
        let cvt = |to| arith::convert(Op::Cvt, to, Prim::F64, value.to_bits());
        prop_assert_eq!(cvt(Prim::I32), Ok(to_i32 as u64));
        prop_assert_eq!(cvt(Prim::I64), Ok(clamp(i64::MIN.into(), i64::MAX.into()) as u64));
        prop_assert_eq!(cvt(Prim::U32), Ok(clamp(0, u32::MAX.into()) as u64));
        prop_assert_eq!(cvt(Prim::U64), Ok(clamp(0, u64::MAX.into()) as u64));
        for narrow in [Prim::I8, Prim::I16, Prim::U8, Prim::U16] {
            prop_assert_eq!(cvt(narrow), Ok(narrow.canonical(to_i32 as u64)));
        }
    }

    #[test]
    fn f32_is_computed_in_f32(a in any::<f32>(), b in any::<f32>()) {
        for (op, expected) in [(Op::Add, a + b), (Op::Sub, a - b), (Op::Mul, a * b), (Op::Div, a / b), (Op::Rem, a % b)] {
            let result = arith::binary(op, Prim::F32, a.to_bits().into(), b.to_bits().into()).map(|c| number(Prim::F32, c));
            prop_assert!(result.is_ok_and(|r| same(r, f64::from(expected))), "{} {} {}", op, a, b);
        }
    }
}
