//! Calls through the C ABI: functions that the Rust compiler builds for that ABI are the reference, and the C library.

use std::ffi::CString;
use std::sync::Arc;

use maple_mirbin::Prim;
use maple_rt::native::{AggregateLayout, Leaf, NativeError, NativePrototype, NativeType, PreparedCall};

use Prim::*;

fn scalars(types: &[Prim]) -> Vec<NativeType> {
    types.iter().map(|&ty| ty.into()).collect()
}

fn function(args: &[Prim], ret: Prim) -> NativePrototype {
    NativePrototype::new(scalars(args), ret.into())
}

/// Calls a function with operands and result of the prototype's own types.
fn call(prototype: &NativePrototype, address: usize, args: &[u64]) -> u64 {
    let static_type = |ty: &NativeType| match ty {
        NativeType::Scalar(ty) => *ty,
        NativeType::Aggregate(_) => A64,
    };
    let operands: Vec<Prim> = prototype.args.iter().map(static_type).collect();
    let prepared =
        PreparedCall::new(prototype, &operands, static_type(&prototype.ret)).expect("signature is plain");
    // SAFETY: every test below passes a function of the prototype's type and arguments that it may use.
    unsafe { prepared.call(address, args, std::ptr::null_mut()) }
}

/// The cells of floats.
fn f64s(values: &[f64]) -> Vec<u64> {
    values.iter().map(|v| v.to_bits()).collect()
}

fn f32_cell(value: f32) -> u64 {
    value.to_bits().into()
}

macro_rules! address {
    ($function:path) => {
        $function as *const () as usize
    };
}

macro_rules! weighted_sums {
    ($($name:ident($($arg:ident),*);)*) => {
        $(extern "C" fn $name($($arg: i64),*) -> i64 {
            let args: &[i64] = &[$($arg),*];
            args.iter().rev().fold(0, |sum: i64, arg| sum.wrapping_mul(10).wrapping_add(*arg))
        })*
    };
}
weighted_sums! {
    sum0();
    sum1(a);
    sum2(a, b);
    sum3(a, b, c);
    sum4(a, b, c, d);
    sum5(a, b, c, d, e);
    sum6(a, b, c, d, e, f);
    sum7(a, b, c, d, e, f, g);
    sum9(a, b, c, d, e, f, g, h, i);
    sum20(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t);
}

#[test]
fn integer_arguments_of_every_number() {
    let functions = [
        (0, address!(sum0)),
        (1, address!(sum1)),
        (2, address!(sum2)),
        (3, address!(sum3)),
        (4, address!(sum4)),
        (5, address!(sum5)),
        (6, address!(sum6)),
        (7, address!(sum7)),
        (9, address!(sum9)),
        (20, address!(sum20)),
    ];
    for (arity, address) in functions {
        let args: Vec<u64> = (1..=arity as u64).collect();
        let expected = args
            .iter()
            .rev()
            .fold(0i64, |sum, &arg| sum.wrapping_mul(10).wrapping_add(arg as i64));
        assert_eq!(
            call(&function(&vec![I64; arity], I64), address, &args) as i64,
            expected,
            "{arity}"
        );
    }
}

extern "C" fn narrow(a: i8, b: u8, c: i16, d: u16, e: i32, f: u32, g: bool) -> i64 {
    i64::from(a) + i64::from(b) + i64::from(c) + i64::from(d) + i64::from(e) + i64::from(f) + i64::from(g)
}
extern "C" fn narrow_first(a: i8, b: u16, c: i32) -> i64 {
    i64::from(a) * 1_000_000 + i64::from(b) * 10 + i64::from(c)
}
extern "C" fn to_i8(a: i64) -> i8 {
    a as i8
}
extern "C" fn to_u16(a: i64) -> u16 {
    a as u16
}
extern "C" fn to_i32(a: i64) -> i32 {
    a as i32
}
extern "C" fn to_u32(a: i64) -> u32 {
    a as u32
}
extern "C" fn to_bool(a: i64) -> bool {
    a > 5
}

#[test]
fn narrow_integers_both_ways() {
    let args = [
        (-3i64) as u64,
        250,
        (-300i64) as u64,
        65000,
        (-70000i64) as u64,
        4_000_000_000,
        1,
    ];
    let expected = -3i64 + 250 - 300 + 65000 - 70000 + 4_000_000_000 + 1;
    assert_eq!(
        call(
            &function(&[I8, U8, I16, U16, I32, U32, U1], I64),
            address!(narrow),
            &args
        ),
        expected as u64
    );
    let args = [(-1i64) as u64, 7, (-2i64) as u64];
    assert_eq!(
        call(&function(&[I8, U16, I32], I64), address!(narrow_first), &args) as i64,
        -1_000_000 + 70 - 2
    );
    let wide = 0x1234_5678_ffff_ff80u64;
    assert_eq!(call(&function(&[I64], I8), address!(to_i8), &[wide]) as i64, -128);
    assert_eq!(call(&function(&[I64], U16), address!(to_u16), &[wide]), 0xff80);
    assert_eq!(
        call(&function(&[I64], I32), address!(to_i32), &[wide]) as i64,
        -128
    );
    assert_eq!(
        call(&function(&[I64], U32), address!(to_u32), &[wide]),
        0xffff_ff80
    );
    assert_eq!(call(&function(&[I64], U1), address!(to_bool), &[6]), 1);
    assert_eq!(call(&function(&[I64], U1), address!(to_bool), &[5]), 0);
}

extern "C" fn half(x: f64) -> f64 {
    x / 2.0
}
extern "C" fn quotient(x: f64, y: f64) -> f64 {
    x / y
}
extern "C" fn half32(x: f32) -> f32 {
    x / 2.0
}
extern "C" fn interleaved(a: i32, p: f64, b: i64, q: f32, c: u8, r: f64) -> f64 {
    f64::from(a) + p * 10.0 + b as f64 * 100.0 + f64::from(q) * 1e3 + f64::from(c) * 1e4 + r * 1e5
}
extern "C" fn interleaved_to_int(p: f32, a: i32, q: f64) -> i32 {
    p as i32 + a * 10 + q as i32 * 100
}
extern "C" fn ten_floats(
    a: f64,
    b: f64,
    c: f64,
    d: f64,
    e: f64,
    f: f64,
    g: f64,
    h: f64,
    i: f64,
    j: f32,
) -> f64 {
    a + 2.0 * b + 3.0 * c + 4.0 * d + 5.0 * e + 6.0 * f + 7.0 * g + 8.0 * h + 9.0 * i + 10.0 * f64::from(j)
}

#[test]
fn floating_arguments() {
    assert_eq!(
        call(&function(&[F64], F64), address!(half), &f64s(&[3.0])),
        1.5f64.to_bits()
    );
    assert_eq!(
        call(
            &function(&[F64, F64], F64),
            address!(quotient),
            &f64s(&[1.0, 8.0])
        ),
        0.125f64.to_bits()
    );
    assert_eq!(
        call(&function(&[F32], F32), address!(half32), &[f32_cell(5.0)]),
        f32_cell(2.5)
    );
    let args = [1, 2f64.to_bits(), 3, f32_cell(4.0), 5, 6f64.to_bits()];
    let mixed = function(&[I32, F64, I64, F32, U8, F64], F64);
    assert_eq!(call(&mixed, address!(interleaved), &args), 654321f64.to_bits());
    let args = [f32_cell(1.0), 2, 3f64.to_bits()];
    assert_eq!(
        call(
            &function(&[F32, I32, F64], I32),
            address!(interleaved_to_int),
            &args
        ),
        321
    );
    let mut args = f64s(&[1.0; 9]);
    args.push(f32_cell(1.0));
    let mut types = vec![F64; 9];
    types.push(F32);
    assert_eq!(
        call(&function(&types, F64), address!(ten_floats), &args),
        55f64.to_bits()
    );
}

/// Formats with `snprintf`; operands are static types and cells.
fn snprintf(format: &str, operands: &[(Prim, u64)]) -> String {
    let format = CString::new(format).expect("format has no NUL");
    let mut buffer = [0u8; 400];
    let prototype = NativePrototype::variadic(scalars(&[Ptr, U64, Ptr]), I32.into());
    let mut types = vec![A64, I32, A64];
    types.extend(operands.iter().map(|&(ty, _)| ty));
    let mut args = vec![
        buffer.as_mut_ptr() as u64,
        buffer.len() as u64,
        format.as_ptr() as u64,
    ];
    args.extend(operands.iter().map(|&(_, cell)| cell));
    let prepared = PreparedCall::new(&prototype, &types, I32).expect("signature is plain");
    // SAFETY: buffer and format are alive and of the sizes given; the operands fit the format.
    let length = unsafe { prepared.call(address!(libc::snprintf), &args, std::ptr::null_mut()) };
    String::from_utf8(buffer[..length as usize].to_vec()).expect("output is ASCII")
}

#[test]
fn variable_arguments_are_promoted() {
    assert_eq!(snprintf("plain", &[]), "plain");
    assert_eq!(snprintf("%d", &[(I32, -7i64 as u64)]), "-7");
    let narrow = [(I8, -1i64 as u64), (U8, 200), (I16, -300i64 as u64), (U16, 65000)];
    assert_eq!(snprintf("%d %d %d %d", &narrow), "-1 200 -300 65000");
    assert_eq!(snprintf("%.2f", &[(F32, f32_cell(1.25))]), "1.25");
    assert_eq!(
        snprintf(
            "%.1f %d %.1f",
            &[(F64, 2.5f64.to_bits()), (I32, 3), (F32, f32_cell(4.5))]
        ),
        "2.5 3 4.5"
    );
    assert_eq!(
        snprintf("%ld %lu", &[(I64, i64::MIN as u64), (U64, u64::MAX)]),
        "-9223372036854775808 18446744073709551615"
    );
}

#[test]
fn many_variable_arguments_spill_to_the_stack() {
    let mut operands = Vec::new();
    let mut format = String::new();
    let mut expected = String::new();
    for i in 0..30u64 {
        if i % 2 == 0 {
            operands.push((I32, i));
            format += "%d,";
            expected += &format!("{i},");
        } else {
            operands.push((F32, f32_cell(i as f32)));
            format += "%.1f,";
            expected += &format!("{i}.0,");
        }
    }
    assert_eq!(snprintf(&format, &operands), expected);
}

#[test]
fn operands_are_converted_to_the_parameter_types() {
    let prepared = PreparedCall::new(&function(&[F64, F64], F64), &[F32, I32], F32).expect("scalars convert");
    // SAFETY: `quotient` has the type of the prototype.
    let result = unsafe { prepared.call(address!(quotient), &[f32_cell(1.0), 8], std::ptr::null_mut()) };
    assert_eq!(result, f32_cell(0.125));
    let prepared = PreparedCall::new(
        &function(&[I32, F64, I64, F32, U8, F64], F64),
        &[U8, F32, I32, F64, I32, I64],
        I32,
    );
    let args = [1, f32_cell(2.0), 3, 4f64.to_bits(), 5, 6];
    // SAFETY: as above.
    let result = unsafe {
        prepared
            .expect("scalars convert")
            .call(address!(interleaved), &args, std::ptr::null_mut())
    };
    assert_eq!(result, 654321);
}

#[test]
fn the_result_takes_the_type_the_caller_wants() {
    let wanted = |ty| {
        let prepared = PreparedCall::new(&function(&[I64], U32), &[I64], ty).expect("signature is plain");
        // SAFETY: `to_u32` has the type of the prototype.
        unsafe { prepared.call(address!(to_u32), &[-1i64 as u64], std::ptr::null_mut()) }
    };
    assert_eq!(wanted(U32), 0xffff_ffff);
    assert_eq!(wanted(I32), u64::MAX);
    assert_eq!(wanted(U8), 0xff);
    assert_eq!(wanted(Void), 0);
}

#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pair {
    a: i32,
    b: f32,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Point {
    x: f64,
    y: f64,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Split {
    x: f64,
    n: i64,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Small {
    a: u8,
    b: u8,
    c: u8,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Floats {
    a: f32,
    b: f32,
    c: f32,
}
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Large {
    a: i64,
    b: f64,
    c: [i32; 5],
}
#[repr(C)]
#[derive(Clone, Copy)]
union Either {
    number: f64,
    bits: u64,
    bytes: [u8; 12],
}

extern "C" fn pass_pair(s: Pair, k: i32) -> Pair {
    Pair {
        a: s.a + k,
        b: s.b * 2.0,
    }
}
extern "C" fn pass_point(k: f64, s: Point) -> Point {
    Point { x: s.y * k, y: s.x }
}
extern "C" fn pass_split(s: Split) -> Split {
    Split {
        x: s.n as f64,
        n: s.x as i64,
    }
}
extern "C" fn pass_small(s: Small) -> Small {
    Small {
        a: s.c,
        b: s.a,
        c: s.b,
    }
}
extern "C" fn pass_floats(s: Floats) -> Floats {
    Floats {
        a: s.c,
        b: s.a,
        c: s.b,
    }
}
extern "C" fn pass_large(k: i32, mut s: Large) -> Large {
    s.a += i64::from(k);
    s.c[4] += s.c[0];
    s.b = -s.b;
    s
}
extern "C" fn pass_either(mut e: Either) -> Either {
    // SAFETY: every bit pattern is a value of each member.
    unsafe {
        e.bits += 1;
        e.bytes[8] ^= 0xff;
    }
    e
}
extern "C" fn mixed(a: i32, p: Point, b: Large, q: Pair, s: Small, c: f32) -> f64 {
    f64::from(a)
        + p.x
        + p.y
        + b.a as f64
        + b.b
        + f64::from(b.c[4])
        + f64::from(q.a)
        + f64::from(q.b)
        + f64::from(s.c)
        + f64::from(c)
}

fn aggregate(layout: Result<AggregateLayout, NativeError>) -> NativeType {
    NativeType::Aggregate(Arc::new(layout.expect("layout is plain")))
}

/// Calls a function that returns an aggregate.
fn call_for<T: Copy>(
    args: Vec<NativeType>,
    ret: NativeType,
    operands: &[Prim],
    address: usize,
    cells: &[u64],
) -> T {
    let prepared =
        PreparedCall::new(&NativePrototype::new(args, ret), operands, A64).expect("signature is plain");
    assert_eq!(prepared.aggregate_size() as usize, size_of::<T>());
    // One byte after the result must stay as it is.
    let mut memory = vec![0xa5u64; size_of::<T>() / 8 + 2];
    let buffer: *mut u8 = memory.as_mut_ptr().cast();
    // SAFETY: the tests pass functions of the prototype's type; the buffer is large enough and aligned.
    unsafe {
        buffer.add(size_of::<T>()).write(0x5a);
        prepared.call(address, cells, buffer);
        assert_eq!(buffer.add(size_of::<T>()).read(), 0x5a);
        prepared.call(address, cells, std::ptr::null_mut());
        buffer.cast::<T>().read()
    }
}

#[test]
fn aggregates_by_value_and_returned() {
    let pair = aggregate(AggregateLayout::of_fields(&[I32, F32]));
    let s = Pair { a: 3, b: 1.5 };
    let cells = [&raw const s as u64, 4];
    let result: Pair = call_for(
        vec![pair.clone(), I32.into()],
        pair,
        &[A64, I32],
        address!(pass_pair),
        &cells,
    );
    assert_eq!(result, Pair { a: 7, b: 3.0 });

    let point = aggregate(AggregateLayout::of_fields(&[F64, F64]));
    let s = Point { x: 3.0, y: 1.5 };
    let cells = [2f64.to_bits(), &raw const s as u64];
    let result: Point = call_for(
        vec![F64.into(), point.clone()],
        point,
        &[F64, A64],
        address!(pass_point),
        &cells,
    );
    assert_eq!(result, Point { x: 3.0, y: 3.0 });

    let split = aggregate(AggregateLayout::of_fields(&[F64, I64]));
    let s = Split { x: 3.0, n: 9 };
    let result: Split = call_for(
        vec![split.clone()],
        split,
        &[A64],
        address!(pass_split),
        &[&raw const s as u64],
    );
    assert_eq!(result, Split { x: 9.0, n: 3 });

    let small = aggregate(AggregateLayout::of_fields(&[U8, U8, U8]));
    let s = Small { a: 1, b: 2, c: 3 };
    let result: Small = call_for(
        vec![small.clone()],
        small,
        &[A64],
        address!(pass_small),
        &[&raw const s as u64],
    );
    assert_eq!(result, Small { a: 3, b: 1, c: 2 });

    let floats = aggregate(AggregateLayout::of_fields(&[F32, F32, F32]));
    let s = Floats {
        a: 1.0,
        b: 2.0,
        c: 3.0,
    };
    let result: Floats = call_for(
        vec![floats.clone()],
        floats,
        &[A64],
        address!(pass_floats),
        &[&raw const s as u64],
    );
    assert_eq!(
        result,
        Floats {
            a: 3.0,
            b: 1.0,
            c: 2.0
        }
    );

    let large = aggregate(AggregateLayout::of_fields(&[I64, F64, I32, I32, I32, I32, I32]));
    let s = Large {
        a: 1,
        b: 2.0,
        c: [10, 20, 30, 40, 50],
    };
    let cells = [5, &raw const s as u64];
    let result: Large = call_for(
        vec![I32.into(), large.clone()],
        large,
        &[I32, A64],
        address!(pass_large),
        &cells,
    );
    assert_eq!(
        result,
        Large {
            a: 6,
            b: -2.0,
            c: [10, 20, 30, 40, 60]
        }
    );
    assert_eq!(s.a, 1, "the callee works on a copy");
}

#[test]
fn unions_by_value() {
    let mut leaves: Vec<Leaf> = (0..12).map(|offset| Leaf { offset, ty: U8 }).collect();
    leaves.push(Leaf { offset: 0, ty: F64 });
    leaves.push(Leaf { offset: 0, ty: U64 });
    let either = aggregate(AggregateLayout::new(16, 8, leaves));
    let mut s = Either { bytes: [7; 12] };
    s.bits = 0x1122_3344_5566_7788;
    let result: Either = call_for(
        vec![either.clone()],
        either,
        &[A64],
        address!(pass_either),
        &[&raw const s as u64],
    );
    // SAFETY: every bit pattern is a value of each member.
    unsafe {
        assert_eq!(result.bits, 0x1122_3344_5566_7789);
        assert_eq!((result.bytes[8], result.bytes[9]), (7 ^ 0xff, s.bytes[9]));
    }
}

#[test]
fn aggregates_among_scalars() {
    let point = aggregate(AggregateLayout::of_fields(&[F64, F64]));
    let large = aggregate(AggregateLayout::of_fields(&[I64, F64, I32, I32, I32, I32, I32]));
    let pair = aggregate(AggregateLayout::of_fields(&[I32, F32]));
    let small = aggregate(AggregateLayout::of_fields(&[U8, U8, U8]));
    let p = Point { x: 1.0, y: 2.0 };
    let b = Large {
        a: 4,
        b: 8.0,
        c: [0, 0, 0, 0, 16],
    };
    let q = Pair { a: 32, b: 64.0 };
    let s = Small { a: 0, b: 0, c: 128 };
    let args = vec![I32.into(), point, large, pair, small, F32.into()];
    let cells = [
        256,
        &raw const p as u64,
        &raw const b as u64,
        &raw const q as u64,
        &raw const s as u64,
        f32_cell(512.0),
    ];
    assert_eq!(
        call(&NativePrototype::new(args, F64.into()), address!(mixed), &cells),
        1023f64.to_bits()
    );
}

#[repr(C)]
#[derive(Clone, Copy)]
struct Complex32 {
    re: f32,
    im: f32,
}
extern "C" fn conjugate(z: Complex32) -> Complex32 {
    Complex32 { re: z.re, im: -z.im }
}

#[test]
fn a_float_complex_fits_its_cell() {
    let cell = f32_cell(1.5) | f32_cell(2.5) << 32;
    let conjugated = f32_cell(1.5) | f32_cell(-2.5) << 32;
    assert_eq!(
        call(&function(&[C64], C64), address!(conjugate), &[cell]),
        conjugated
    );
}

extern "C" fn set_errno(value: i32) -> i32 {
    // SAFETY: the location is that of this thread.
    unsafe { *libc::__errno_location() = value };
    value
}
extern "C" fn set_errno_many(a: i32, _: i32, _: i32, _: i32, _: i32, _: i32, _: f32, _: i32) -> i32 {
    set_errno(a)
}
extern "C" fn get_errno() -> i32 {
    // SAFETY: as above.
    unsafe { *libc::__errno_location() }
}

#[test]
fn errno_survives() {
    let read = PreparedCall::new(&function(&[], I32), &[], I32).expect("signature is plain");
    let write = PreparedCall::new(&function(&[I32], I32), &[I32], I32).expect("signature is plain");
    let types = [I32, I32, I32, I32, I32, I32, F32, I32];
    let write_many = PreparedCall::new(&function(&types, I32), &[I32; 8], I32).expect("signature is plain");
    // SAFETY: the functions have the types of the prototypes.
    unsafe {
        write.call(address!(set_errno), &[33], std::ptr::null_mut());
        assert_eq!(read.call(address!(get_errno), &[], std::ptr::null_mut()), 33);
        write_many.call(
            address!(set_errno_many),
            &[34, 0, 0, 0, 0, 0, 0, 0],
            std::ptr::null_mut(),
        );
        assert_eq!(read.call(address!(get_errno), &[], std::ptr::null_mut()), 34);
    }
}

#[test]
fn what_cannot_be_called_is_refused() {
    let refused = |prototype: &NativePrototype, operands: &[Prim]| {
        PreparedCall::new(prototype, operands, I32).expect_err("bad call")
    };
    let two = function(&[I32, I32], I32);
    let error = refused(&two, &[I32]);
    assert_eq!(
        error.to_string(),
        "the function takes 2 arguments, but the call has 1"
    );
    assert_eq!(
        refused(&two, &[I32; 3]),
        NativeError::Arity {
            expected: 2,
            variadic: false,
            given: 3
        }
    );
    let printf = NativePrototype::variadic(scalars(&[Ptr]), I32.into());
    assert_eq!(
        refused(&printf, &[]).to_string(),
        "the function takes at least 1 arguments, but the call has 0"
    );
    assert_eq!(refused(&function(&[F128], I32), &[F128]), NativeError::Type(F128));
    assert_eq!(
        refused(&function(&[DynAny], I32), &[DynAny]),
        NativeError::Type(DynAny)
    );
    assert_eq!(refused(&function(&[Void], I32), &[I32]), NativeError::Type(Void));
    assert_eq!(
        refused(&function(&[I32], V4I32), &[I32]),
        NativeError::Type(V4I32)
    );
    let broken = NativePrototype {
        fixed: 2,
        ..function(&[I32], I32)
    };
    assert_eq!(refused(&broken, &[I32; 2]), NativeError::Prototype);
}

#[test]
fn a_call_with_a_wrong_number_of_cells_does_nothing() {
    let prepared =
        PreparedCall::new(&function(&[I64, I64], I64), &[I64, I64], I64).expect("signature is plain");
    // SAFETY: nothing is called.
    assert_eq!(unsafe { prepared.call(0, &[1], std::ptr::null_mut()) }, 0);
}

#[test]
fn a_prepared_call_is_shared_by_threads() {
    let types = [I32, F64, I64, F32, U8, F64, I64, I64, I64, I64];
    let prepared = PreparedCall::new(&function(&types, F64), &types, F64).expect("signature is plain");
    let args = [1, 2f64.to_bits(), 3, f32_cell(4.0), 5, 6f64.to_bits(), 0, 0, 0, 0];
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..1000 {
                    // SAFETY: the callee ignores what comes after its parameters.
                    let result = unsafe { prepared.call(address!(interleaved), &args, std::ptr::null_mut()) };
                    assert_eq!(result, 654321f64.to_bits());
                }
            });
        }
    });
}
