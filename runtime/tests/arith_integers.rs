//! Integer arithmetic against a reference in 128-bit integers, for every integer and address type.

use maple_mirbin::{Op, Prim};
use maple_rt::arith::{self, ArithError};
use proptest::prelude::*;

fn integral() -> impl Iterator<Item = Prim> {
    Prim::ALL.iter().copied().filter(|ty| ty.is_integral())
}

/// The number that the low bits of a cell stand for.
fn decode(ty: Prim, cell: u64) -> i128 {
    let width = ty.bits();
    let low = i128::from(cell) & ((1 << width) - 1);
    if ty.is_signed() && low >> (width - 1) != 0 {
        low - (1 << width)
    } else {
        low
    }
}

/// The canonical cell of a number, taken modulo the width of the type.
fn encode(ty: Prim, number: i128) -> u64 {
    decode(ty, number as u64) as u64
}

fn signed_view(ty: Prim, cell: u64) -> i128 {
    let width = ty.bits();
    let low = unsigned_view(ty, cell);
    if low >> (width - 1) != 0 {
        low - (1 << width)
    } else {
        low
    }
}

fn unsigned_view(ty: Prim, cell: u64) -> i128 {
    i128::from(cell) & ((1 << ty.bits()) - 1)
}

fn reference_binary(op: Op, ty: Prim, a: u64, b: u64) -> Result<u64, ArithError> {
    let (x, y) = (decode(ty, a), decode(ty, b));
    let count = (b & if ty.bits() == 64 { 63 } else { 31 }) as u32;
    let number = match op {
        Op::Add | Op::CgArrayElemAdd => x + y,
        Op::Sub => x - y,
        Op::Mul => x.wrapping_mul(y),
        Op::Div | Op::Rem if y == 0 => return Err(ArithError::DivideByZero),
        Op::Div => x / y,
        Op::Rem => x % y,
        Op::Shl => x << count,
        Op::Ashr => signed_view(ty, a) >> count,
        Op::Lshr => unsigned_view(ty, a) >> count,
        Op::Max => x.max(y),
        Op::Min => x.min(y),
        Op::Band => x & y,
        Op::Bior => x | y,
        Op::Bxor => x ^ y,
        Op::Land => i128::from(x != 0 && y != 0),
        Op::Lior => i128::from(x != 0 || y != 0),
        _ => return Err(ArithError::Unsupported),
    };
    Ok(encode(ty, number))
}

fn reference_unary(op: Op, ty: Prim, a: u64) -> Result<u64, ArithError> {
    let x = decode(ty, a);
    let number = match op {
        Op::Abs => x.abs(),
        Op::Neg => -x,
        Op::Bnot => !x,
        Op::Lnot => i128::from(x == 0),
        _ => return Err(ArithError::Unsupported),
    };
    Ok(encode(ty, number))
}

fn reference_compare(op: Op, ty: Prim, operand_ty: Prim, a: u64, b: u64) -> Result<u64, ArithError> {
    let (x, y) = (decode(operand_ty, a), decode(operand_ty, b));
    let number = match op {
        Op::Eq => i128::from(x == y),
        Op::Ne => i128::from(x != y),
        Op::Lt => i128::from(x < y),
        Op::Le => i128::from(x <= y),
        Op::Gt => i128::from(x > y),
        Op::Ge => i128::from(x >= y),
        Op::Cmp | Op::Cmpl | Op::Cmpg => (x - y).signum(),
        _ => return Err(ArithError::Unsupported),
    };
    Ok(encode(ty, number))
}

/// Numbers around the bounds of every width, and arbitrary ones.
fn bits() -> impl Strategy<Value = u64> {
    let bound = (0u32..64, -2i64..=2, any::<bool>()).prop_map(|(shift, distance, negative)| {
        let bound = 1i64.wrapping_shl(shift).wrapping_add(distance);
        (if negative { bound.wrapping_neg() } else { bound }) as u64
    });
    prop_oneof![bound, any::<u64>(), 0u64..=300]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn operations_agree_with_wide_integers(a in bits(), b in bits()) {
        for ty in integral() {
            let (a, b) = (ty.canonical(a), ty.canonical(b));
            for &op in Op::ALL {
                prop_assert_eq!(arith::binary(op, ty, a, b), reference_binary(op, ty, a, b), "{} {} {:#x} {:#x}", op, ty, a, b);
                prop_assert_eq!(arith::unary(op, ty, a), reference_unary(op, ty, a), "{} {} {:#x}", op, ty, a);
            }
        }
    }

    #[test]
    fn comparisons_agree_with_wide_integers(a in bits(), b in bits()) {
        for operand_ty in integral() {
            let (a, b) = (operand_ty.canonical(a), operand_ty.canonical(b));
            for ty in [Prim::U1, Prim::I32, Prim::U8, Prim::I64, Prim::A64] {
                for &op in Op::ALL {
                    prop_assert_eq!(
                        arith::compare(op, ty, operand_ty, a, b),
                        reference_compare(op, ty, operand_ty, a, b),
                        "{} {} {} {:#x} {:#x}", op, ty, operand_ty, a, b
                    );
                }
            }
        }
    }

    #[test]
    fn conversions_agree_with_wide_integers(a in bits()) {
        for from in integral() {
            let a = from.canonical(a);
            for to in integral() {
                let expected = if to == Prim::U1 { u64::from(a != 0) } else { encode(to, decode(from, a)) };
                for op in [Op::Cvt, Op::Ceil, Op::Floor, Op::Round, Op::Trunc] {
                    prop_assert_eq!(arith::convert(op, to, from, a), Ok(expected), "{} {} {} {:#x}", op, to, from, a);
                }
            }
            // One rounding, to nearest even: i128 to float conversions of the host are exact in that sense.
            let number = decode(from, a);
            prop_assert_eq!(arith::convert(Op::Cvt, Prim::F64, from, a), Ok((number as f64).to_bits()));
            prop_assert_eq!(arith::convert(Op::Cvt, Prim::F32, from, a), Ok(u64::from((number as f32).to_bits())));
        }
    }

    #[test]
    fn bit_fields_agree_with_bit_by_bit_copies(a in bits(), b in bits(), offset in 0u8..=70, size in 0u8..=70) {
        let bit = |cell: u64, index: u32| (cell >> index) & 1;
        let inside = u32::from(offset) + u32::from(size) <= 64;
        for ty in integral() {
            let (offset32, size32) = (u32::from(offset), u32::from(size));
            let mut extracted = 0u64;
            let mut deposited = a;
            let mut low = 0u64;
            for i in 0..64 {
                let last = if ty.is_signed() { size32.checked_sub(1) } else { None };
                let source = if i < size32 { Some(i) } else { last };
                if inside {
                    extracted |= source.map_or(0, |s| bit(a, offset32 + s)) << i;
                    if i < size32 {
                        deposited = deposited & !(1 << (offset32 + i)) | bit(b, i) << (offset32 + i);
                    }
                }
                low |= source.map_or(0, |s| bit(a, s.min(63))) << i;
            }
            let expect = |cell| if inside { Ok(ty.canonical(cell)) } else { Err(ArithError::Unsupported) };
            prop_assert_eq!(arith::bitfield(Op::ExtractBits, ty, offset, size, a, b), expect(extracted));
            prop_assert_eq!(arith::bitfield(Op::DepositBits, ty, offset, size, a, b), expect(deposited));
            let op = if ty.is_signed() { Op::Sext } else { Op::Zext };
            let low = if size >= 64 { a } else { low };
            let expected = if offset == 0 { Ok(ty.canonical(low)) } else { Err(ArithError::Unsupported) };
            prop_assert_eq!(arith::bitfield(op, ty, offset, size, a, b), expected, "{} {} {}", op, ty, size);
        }
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn results_are_canonical_whatever_the_operands(a in any::<u64>(), b in any::<u64>()) {
        for &ty in Prim::ALL.iter().filter(|ty| ty.is_scalar()) {
            for &op in Op::ALL {
                let of_one_type = [arith::unary(op, ty, a), arith::binary(op, ty, a, b), arith::bitfield(op, ty, 3, 9, a, b)];
                for cell in of_one_type.into_iter().flatten() {
                    prop_assert_eq!(cell, ty.canonical(cell), "{} {}", op, ty);
                }
                for &from in Prim::ALL.iter().filter(|ty| ty.is_scalar()) {
                    for cell in [arith::compare(op, ty, from, a, b), arith::convert(op, ty, from, a)].into_iter().flatten() {
                        prop_assert_eq!(cell, ty.canonical(cell), "{} {} {}", op, ty, from);
                    }
                }
            }
        }
    }
}

#[test]
fn smallest_value_by_minus_one() {
    for ty in integral().filter(|ty| ty.is_signed()) {
        let min = encode(ty, -(1 << (ty.bits() - 1)));
        let minus_one = u64::MAX;
        assert_eq!(arith::binary(Op::Div, ty, min, minus_one), Ok(min), "{ty}");
        assert_eq!(arith::binary(Op::Rem, ty, min, minus_one), Ok(0), "{ty}");
        assert_eq!(arith::unary(Op::Abs, ty, min), Ok(min), "{ty}");
        assert_eq!(arith::unary(Op::Neg, ty, min), Ok(min), "{ty}");
    }
}

#[test]
fn division_by_zero_is_an_error_for_every_integer_type() {
    for ty in integral() {
        for op in [Op::Div, Op::Rem] {
            assert_eq!(
                arith::binary(op, ty, 1, 0),
                Err(ArithError::DivideByZero),
                "{op} {ty}"
            );
            assert_eq!(
                arith::binary(op, ty, 0, 0),
                Err(ArithError::DivideByZero),
                "{op} {ty}"
            );
        }
    }
}

#[test]
fn shift_counts_are_masked_by_31_below_64_bits() {
    let shift = |op, ty, a: i64, count| arith::binary(op, ty, a as u64, count).map(|cell| cell as i64);
    assert_eq!(shift(Op::Shl, Prim::I32, 1, 33), Ok(2));
    assert_eq!(shift(Op::Shl, Prim::I64, 1, 65), Ok(2));
    assert_eq!(
        shift(Op::Shl, Prim::U8, 1, 8),
        Ok(0),
        "computed in 32 bits, stored in 8"
    );
    assert_eq!(shift(Op::Shl, Prim::U8, 1, 32), Ok(1));
    assert_eq!(shift(Op::Shl, Prim::I16, 1, 15), Ok(-32768));
    assert_eq!(shift(Op::Lshr, Prim::I8, -1, 4), Ok(15));
    assert_eq!(shift(Op::Lshr, Prim::I32, -1, 0), Ok(-1));
    assert_eq!(shift(Op::Lshr, Prim::I64, -1, 63), Ok(1));
    assert_eq!(
        shift(Op::Ashr, Prim::U8, 0x80, 7),
        Ok(0xff),
        "ashr copies the highest bit of an unsigned value too"
    );
    assert_eq!(shift(Op::Ashr, Prim::U32, 0x8000_0000, 31), Ok(0xffff_ffff));
    assert_eq!(shift(Op::Ashr, Prim::I8, -128, 9), Ok(-1));
    assert_eq!(
        shift(Op::Shl, Prim::I32, 1, u64::MAX),
        Ok(i64::from(i32::MIN)),
        "a count of -1 is 31"
    );
}

#[test]
fn logic_looks_at_the_whole_value() {
    assert_eq!(arith::binary(Op::Land, Prim::I32, 1, 2), Ok(1));
    assert_eq!(arith::binary(Op::Lior, Prim::I32, 0, 256), Ok(1));
    assert_eq!(
        arith::binary(Op::Land, Prim::U1, 256, 1 << 40),
        Ok(1),
        "operands may be wider than the result"
    );
    assert_eq!(arith::unary(Op::Lnot, Prim::U1, 256), Ok(0));
    assert_eq!(arith::convert(Op::Cvt, Prim::U1, Prim::I32, 256), Ok(1));
    assert_eq!(arith::select(1 << 63, 10, 20), 10);
    assert_eq!(arith::select(0, 10, 20), 20);
}

#[test]
fn u1_wraps_at_eight_bits() {
    assert_eq!(arith::binary(Op::Add, Prim::U1, 1, 1), Ok(2));
    assert_eq!(arith::binary(Op::Add, Prim::U1, 255, 1), Ok(0));
    assert_eq!(arith::unary(Op::Bnot, Prim::U1, 1), Ok(254));
}

#[test]
fn addresses_take_signed_displacements() {
    for op in [Op::Add, Op::CgArrayElemAdd] {
        assert_eq!(arith::binary(op, Prim::A64, 0x1000, -16i64 as u64), Ok(0xff0));
        assert_eq!(arith::binary(op, Prim::Ptr, 0x1000, 16), Ok(0x1010));
    }
    assert_eq!(
        arith::binary(Op::Sub, Prim::A64, 0x1000, -16i64 as u64),
        Ok(0x1010)
    );
    assert_eq!(
        arith::convert(Op::Cvt, Prim::A64, Prim::I32, -1i64 as u64),
        Ok(u64::MAX)
    );
    assert_eq!(
        arith::convert(Op::Cvt, Prim::A32, Prim::I64, -1i64 as u64),
        Ok(0xffff_ffff)
    );
}

#[test]
fn types_without_arithmetic_are_refused() {
    for &ty in Prim::ALL.iter().filter(|ty| !ty.is_scalar()) {
        assert_eq!(
            arith::binary(Op::Add, ty, 1, 2),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::unary(Op::Lnot, ty, 1),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::compare(Op::Eq, Prim::U1, ty, 1, 2),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::compare(Op::Eq, ty, Prim::I32, 1, 2),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::convert(Op::Cvt, ty, Prim::I32, 1),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::convert(Op::Retype, Prim::I32, ty, 1),
            Err(ArithError::Unsupported),
            "{ty}"
        );
        assert_eq!(
            arith::bitfield(Op::Zext, ty, 0, 8, 1, 0),
            Err(ArithError::Unsupported),
            "{ty}"
        );
    }
}
