//! Arithmetic, conversions, comparisons of constants.

use super::*;

/// The result of an instruction.
fn of(ret: Type, op: Op, ty: Option<Type>, operands: &[Arg]) -> Builder {
    let mut b = Builder::default();
    b.function(ret, "f", &[]);
    b.set("x", op, ty, operands);
    b.act(Op::Ret, ret, args!["%x"]);
    b
}

#[track_caller]
fn is(op: Op, ty: Option<Type>, operands: &[Arg], expected: impl Into<Arg>) {
    let expected = value(expected);
    let b = of(expected.ty(), op, ty, operands);
    assert_eq!(result(&b, &[]), Ok(expected));
}

#[test]
fn arithmetic_wraps() {
    is(Op::Add, Some(I8), args![127i8, 1i8], -128i8);
    is(Op::Sub, Some(UI8), args![0u8, 1u8], 255u8);
    is(Op::Mul, Some(I32), args![0x10000i32, 0x10000i32], 0i32);
    is(Op::Neg, Some(UI8), args![1u8], 255u8);
    is(Op::Neg, None, args![i64::MIN], i64::MIN);
    is(Op::Inc, None, args![u64::MAX], 0u64);
    is(Op::Dec, None, args![-128i8], 127i8);
    is(Op::Pos, Some(I8), args![200u8], -56i8);
}

#[test]
fn operands_are_converted_first() {
    is(Op::Add, Some(UI64), args![1u32, 2.9f64], 3u64);
    is(Op::Add, Some(DPF), args![1u32, 2.5f64], 3.5f64);
    is(Op::Add, Some(UI8), args![255u8, true], 0u8);
    is(Op::Mul, Some(I32), args![-1i8, 3u64], -3i32);
    is(Op::Inc, Some(SPF), args![1i32], 2f32);
}

#[test]
fn division() {
    is(Op::Div, Some(I32), args![-7i32, 2i32], -3i32);
    is(Op::Mod, Some(I32), args![-7i32, 2i32], -1i32);
    is(Op::Div, Some(I8), args![-128i8, -1i8], -128i8);
    is(Op::Mod, Some(I64), args![i64::MIN, -1i64], 0i64);
    is(Op::Div, None, args![u64::MAX, 2u64], u64::MAX / 2);
    is(Op::Div, None, args![1.0f64, 0.0f64], f64::INFINITY);
    is(Op::Mod, None, args![-5.5f64, 2.0f64], -1.5f64);
    traps(
        &of(I32, Op::Div, Some(I32), args![1i32, 0i32]),
        &[],
        Fault::DivisionByZero,
    );
    // The divisor is converted first, too.
    traps(
        &of(UI8, Op::Mod, Some(UI8), args![1u8, 256i32]),
        &[],
        Fault::DivisionByZero,
    );
}

#[test]
fn conversions_saturate_and_wrap() {
    is(Op::Load, Some(I8), args![300.7f64], 127i8);
    is(Op::Load, Some(I8), args![-1e9f32], -128i8);
    is(Op::Load, Some(UI32), args![-1.5f64], 0u32);
    is(Op::Load, Some(UI64), args![1e30f64], u64::MAX);
    is(Op::Load, Some(I64), args![f64::NAN], 0i64);
    is(Op::Load, Some(I8), args![511i32], -1i8);
    is(Op::Load, Some(UI64), args![-1i8], u64::MAX);
    is(Op::Load, Some(BOOL), args![f64::NAN], true);
    is(Op::Load, Some(BOOL), args![-0.0f64], false);
    is(Op::Load, Some(SPF), args![16_777_217i32], 16_777_216f32);
    is(Op::Load, Some(DPF), args![true], 1f64);
}

#[test]
fn bits_are_those_of_extensions() {
    is(Op::Bnot, None, args![0u8], u64::MAX);
    is(Op::Band, None, args![-1i8, 255u8], 255u64);
    is(Op::Bor, None, args![-2i32, 1u64], u64::MAX);
    is(Op::Bxor, None, args![-1i64, 1u8], u64::MAX - 1);
    breaks_rules(&of(UI64, Op::Band, None, args![1.0f64, 1u8]));
    breaks_rules(&of(UI64, Op::Bnot, None, args![true]));
}

#[test]
fn shifts() {
    is(Op::Bls, None, args![1u8, 9i32], 512u64);
    is(Op::Bls, Some(UI8), args![0xffu8, 4u8], 0xf0u8);
    is(Op::Bls, None, args![1u64, 64u8], 0u64);
    is(Op::Brs, Some(I8), args![-8i8, 1u8], -4i8);
    is(Op::Brs, None, args![0x80u8, 4u8], 8u64);
    is(Op::Brs, Some(I32), args![-1i32, u64::MAX], -1i32);
    is(Op::Brs, None, args![u64::MAX, 200u8], 0u64);
    traps(
        &of(UI64, Op::Bls, None, args![1u8, -1i8]),
        &[],
        Fault::NegativeShift,
    );
}

#[test]
fn comparisons() {
    is(Op::Lt, None, args![-1i8, 1i8], true);
    is(Op::Gt, None, args![0xffu8, 1u8], true);
    is(Op::Eq, None, args![f64::NAN, f64::NAN], false);
    is(Op::Neq, None, args![f64::NAN, f64::NAN], true);
    is(Op::Gte, None, args![f64::NAN, 1.0f64], false);
    is(Op::Eq, None, args![0.0f64, -0.0f64], true);
    is(Op::Cmp, None, args![1i32, 2i32], -1i32);
    is(Op::Cmp, None, args![f32::NAN, f32::NAN], 1i32);
    is(Op::Lt, None, args!["ab", "b"], true);
    is(Op::Eq, None, args!["", ""], true);
    is(Op::Cmp, None, args!["abc", "ab"], 1i32);
    breaks_rules(&of(BOOL, Op::Eq, None, args![1i32, 1i64]));
}

#[test]
fn truth() {
    is(Op::Lnot, None, args![0.0f32], true);
    is(Op::Land, None, args![2i8, 0.5f64], true);
    is(Op::Lor, None, args![false, 0u8], false);
    is(Op::Lor, None, args![f64::NAN, 0u8], true);
    is(Op::Lnot, None, &[Arg::Null], true);
    breaks_rules(&of(BOOL, Op::Lnot, None, args!["x"]));
}
