//! Arithmetic, comparisons and conversions on cells.
//!
//! The operations here are the frequent ones. Everything else runs through [`Generic`], which calls the same functions as the stepper.

use super::operand::{Destination, Params, Source, data, instruction};
use crate::body::{Body, Cause, Flow, Regs};
use crate::regcode::{Identity, identity};
use maple_mirbin::{Op, Prim, tagged};
use maple_rt::arith::{self, Integer, Number};
use std::marker::PhantomData;

identity! {
    BinaryBody[O T L R];
    TernaryBody[O T L R D];
    DivideBody[O T L R];
    UnaryBody[O T L];
    SetBody[O T L R];
    SelectBody;
    Generic;
}

/// An operation on two cells that cannot fail.
pub trait BinaryOp: Identity {
    /// Whether it is one on floats.
    const FLOAT: bool;
    /// The result; 32-bit operations look at the low halves only.
    fn apply(x: u64, y: u64) -> u64;
}

/// An operation on one cell that cannot fail.
pub trait UnaryOp: Identity {
    /// Whether it is one on floats.
    const FLOAT: bool;
    /// The result.
    fn apply(x: u64) -> u64;
}

/// An operation on three cells that cannot fail: a product and an addend.
pub trait TernaryOp: Identity {
    /// Whether it is one on floats.
    const FLOAT: bool;
    /// The result.
    fn apply(x: u64, y: u64, z: u64) -> u64;
}

/// A division: fails if the divisor is zero.
pub trait DivideOp: Identity {
    /// Whether it is one on floats.
    const FLOAT: bool;
    /// The result, `None` for a zero divisor.
    fn apply(x: u64, y: u64) -> Option<u64>;
}

/// A comparison of two cells.
pub trait CompareOp: Identity {
    /// Whether it is one on floats.
    const FLOAT: bool;
    /// Whether it holds.
    fn holds(x: u64, y: u64) -> bool;
}

/// Bodies of operations; the lists are those of [`maple_lir::operation`].
macro_rules! operations {
    ($tr:ident float $float:literal, $method:ident $args:tt -> $ret:ty { $($name:ident = $body:expr;)* }) => {
        $(
            #[doc = concat!("`", stringify!($name), "`")]
            pub struct $name;
            identity! { $name; }
            impl $tr for $name {
                const FLOAT: bool = $float;
                #[inline(always)]
                fn $method $args -> $ret {
                    $body
                }
            }
        )*
    };
}

#[inline(always)]
fn f32_of(cell: u64) -> f32 {
    f32::from_bits(cell as u32)
}

#[inline(always)]
fn f64_of(cell: u64) -> f64 {
    f64::from_bits(cell)
}

#[inline(always)]
fn of_f32(value: f32) -> u64 {
    u64::from(value.to_bits())
}

// Operations on two cells.
operations! {
    BinaryOp float false, apply (x: u64, y: u64) -> u64 {
        Add32 = u64::from((x as u32).wrapping_add(y as u32));
        Sub32 = u64::from((x as u32).wrapping_sub(y as u32));
        Mul32 = u64::from((x as u32).wrapping_mul(y as u32));
        And32 = u64::from(x as u32 & y as u32);
        Or32 = u64::from(x as u32 | y as u32);
        Xor32 = u64::from(x as u32 ^ y as u32);
        Shl32 = u64::from((x as u32).wrapping_shl(y as u32));
        Shr32 = u64::from((x as u32).wrapping_shr(y as u32));
        Sar32 = u64::from((x as i32).wrapping_shr(y as u32) as u32);
        Add64 = x.wrapping_add(y);
        Sub64 = x.wrapping_sub(y);
        Mul64 = x.wrapping_mul(y);
        And64 = x & y;
        Or64 = x | y;
        Xor64 = x ^ y;
        Shl64 = x.wrapping_shl(y as u32);
        Shr64 = x.wrapping_shr(y as u32);
        Sar64 = (x as i64).wrapping_shr(y as u32) as u64;
        // Division by two to the power of y, towards zero as division is, and what is left; y is not 0.
        DivPow2S32 = u64::from(biased32(x as i32, y).wrapping_shr(y as u32) as u32);
        RemPow2S32 = u64::from((x as i32).wrapping_sub(biased32(x as i32, y) & (-1i32).wrapping_shl(y as u32)) as u32);
        DivPow2S64 = biased64(x as i64, y).wrapping_shr(y as u32) as u64;
        RemPow2S64 = (x as i64).wrapping_sub(biased64(x as i64, y) & (-1i64).wrapping_shl(y as u32)) as u64;
        IntFromTyped = tagged::to_typed(x, y as u32) as u64;
        TypedFromInt = tagged::from_typed(x as i64, y as u32);
    }
}

/// A number that shifted right by `y`, which is not 0, is `x` divided by two to the power of `y`: a shift alone rounds down.
#[inline(always)]
fn biased32(x: i32, y: u64) -> i32 {
    x.wrapping_add(((x >> 31) as u32).wrapping_shr(32 - y as u32) as i32)
}

/// As [`biased32`].
#[inline(always)]
fn biased64(x: i64, y: u64) -> i64 {
    x.wrapping_add(((x >> 63) as u64).wrapping_shr(64 - y as u32) as i64)
}

// Float operations on two cells.
operations! {
    BinaryOp float true, apply (x: u64, y: u64) -> u64 {
        AddF64 = (f64_of(x) + f64_of(y)).to_bits();
        SubF64 = (f64_of(x) - f64_of(y)).to_bits();
        MulF64 = (f64_of(x) * f64_of(y)).to_bits();
        DivF64 = (f64_of(x) / f64_of(y)).to_bits();
        AddF32 = of_f32(f32_of(x) + f32_of(y));
        SubF32 = of_f32(f32_of(x) - f32_of(y));
        MulF32 = of_f32(f32_of(x) * f32_of(y));
        DivF32 = of_f32(f32_of(x) / f32_of(y));
    }
}

// Multiply-add on integers.
operations! {
    TernaryOp float false, apply (x: u64, y: u64, z: u64) -> u64 {
        MulAdd32 = u64::from((x as u32).wrapping_mul(y as u32).wrapping_add(z as u32));
        MulAdd64 = x.wrapping_mul(y).wrapping_add(z);
    }
}

// Multiply-add on floats, rounded after each step.
operations! {
    TernaryOp float true, apply (x: u64, y: u64, z: u64) -> u64 {
        MulAddF64 = (f64_of(x) * f64_of(y) + f64_of(z)).to_bits();
        MulSubF64 = (f64_of(z) - f64_of(x) * f64_of(y)).to_bits();
    }
}

// Divisions.
operations! {
    DivideOp float false, apply (x: u64, y: u64) -> Option<u64> {
        DivS32 = (x as i32).op_div(y as i32).map(|v| u64::from(v as u32));
        RemS32 = (x as i32).op_rem(y as i32).map(|v| u64::from(v as u32));
        DivU32 = (x as u32).op_div(y as u32).map(u64::from);
        RemU32 = (x as u32).op_rem(y as u32).map(u64::from);
        DivS64 = (x as i64).op_div(y as i64).map(|v| v as u64);
        RemS64 = (x as i64).op_rem(y as i64).map(|v| v as u64);
        DivU64 = x.op_div(y);
        RemU64 = x.op_rem(y);
    }
}

// Operations on one integer.
operations! {
    UnaryOp float false, apply (x: u64) -> u64 {
        Copy = x;
        SignExtend8 = x as i8 as i64 as u64;
        SignExtend16 = x as i16 as i64 as u64;
        SignExtend32 = x as i32 as i64 as u64;
        ZeroExtend8 = u64::from(x as u8);
        ZeroExtend16 = u64::from(x as u16);
        ZeroExtend32 = u64::from(x as u32);
        NonZero32 = u64::from(x as u32 != 0);
        IsZero32 = u64::from(x as u32 == 0);
        NonZero64 = u64::from(x != 0);
        IsZero64 = u64::from(x == 0);
        Not64 = !x;
        // Half of a number, towards zero.
        HalfS32 = u64::from((x as i32).wrapping_add((x as u32 >> 31) as i32).wrapping_shr(1) as u32);
        HalfS64 = (x as i64).wrapping_add((x >> 63) as i64).wrapping_shr(1) as u64;
        Neg32 = u64::from((x as u32).wrapping_neg());
        Neg64 = x.wrapping_neg();
        IsTaggedF64 = u64::from(tagged::is_double(x));
        IsTaggedInt = u64::from(tagged::is_integer(x));
        IsTaggedRef = u64::from(tagged::is_reference(x));
        IntFromTagged = tagged::to_integer(x) as u64;
        RefFromTagged = tagged::object(x);
        TagFromTagged = u64::from(tagged::tag(x));
        TaggedFromInt = tagged::from_integer(x as i64);
        TaggedFromRef = tagged::from_reference(x, 0);
    }
}

// Operations on one float.
operations! {
    UnaryOp float true, apply (x: u64) -> u64 {
        FloatCopy = x;
        NegF32 = of_f32(-f32_of(x));
        NegF64 = (-f64_of(x)).to_bits();
        AbsF32 = u64::from(x as u32 & 0x7fff_ffff);
        AbsF64 = x & 0x7fff_ffff_ffff_ffff;
        SqrtF32 = of_f32(f32_of(x).sqrt());
        SqrtF64 = f64_of(x).sqrt().to_bits();
        F64FromF32 = f64::from(f32_of(x)).to_bits();
        F32FromF64 = of_f32(f64_of(x) as f32);
    }
}

// Floats from integers.
operations! {
    UnaryOp float false, apply (x: u64) -> u64 {
        F64FromS32 = f64::from(x as i32).to_bits();
        F64FromU32 = f64::from(x as u32).to_bits();
        F64FromS64 = (x as i64 as f64).to_bits();
        F64FromU64 = (x as f64).to_bits();
        F32FromS32 = of_f32(x as i32 as f32);
        F32FromU32 = of_f32(x as u32 as f32);
        F32FromS64 = of_f32(x as i64 as f32);
        F32FromU64 = of_f32(x as f32);
    }
}

// Integers from floats, saturating, NaN as 0; tagged values from floats.
operations! {
    UnaryOp float true, apply (x: u64) -> u64 {
        S32FromF64 = u64::from(f64_of(x) as i32 as u32);
        S32FromF32 = u64::from(f32_of(x) as i32 as u32);
        U32FromF64 = u64::from(f64_of(x) as u32);
        U32FromF32 = u64::from(f32_of(x) as u32);
        S64FromF64 = f64_of(x) as i64 as u64;
        S64FromF32 = f32_of(x) as i64 as u64;
        U64FromF64 = f64_of(x) as u64;
        U64FromF32 = f32_of(x) as u64;
        TaggedFromF64 = tagged::from_double(f64_of(x));
    }
}

#[allow(clippy::neg_cmp_op_on_partial_ord)]
mod negations {
    //! The negations of float comparisons, which hold for NaN.
    #[inline(always)]
    pub(super) fn not_less<T: PartialOrd>(x: T, y: T) -> bool {
        !(x < y)
    }
    #[inline(always)]
    pub(super) fn not_less_or_equal<T: PartialOrd>(x: T, y: T) -> bool {
        !(x <= y)
    }
}

// Comparisons of integers.
operations! {
    CompareOp float false, holds (x: u64, y: u64) -> bool {
        Eq32 = x as u32 == y as u32;
        Ne32 = x as u32 != y as u32;
        LtS32 = (x as i32) < y as i32;
        LeS32 = x as i32 <= y as i32;
        GtS32 = x as i32 > y as i32;
        GeS32 = x as i32 >= y as i32;
        LtU32 = (x as u32) < y as u32;
        LeU32 = x as u32 <= y as u32;
        GtU32 = x as u32 > y as u32;
        GeU32 = x as u32 >= y as u32;
        Eq64 = x == y;
        Ne64 = x != y;
        LtS64 = (x as i64) < y as i64;
        LeS64 = x as i64 <= y as i64;
        GtS64 = x as i64 > y as i64;
        GeS64 = x as i64 >= y as i64;
        LtU64 = x < y;
        LeU64 = x <= y;
        GtU64 = x > y;
        GeU64 = x >= y;
    }
}

// Comparisons of floats, with their negations, which differ where a NaN is involved.
operations! {
    CompareOp float true, holds (x: u64, y: u64) -> bool {
        EqF64 = f64_of(x) == f64_of(y);
        NeF64 = f64_of(x) != f64_of(y);
        LtF64 = f64_of(x) < f64_of(y);
        LeF64 = f64_of(x) <= f64_of(y);
        NltF64 = negations::not_less(f64_of(x), f64_of(y));
        NleF64 = negations::not_less_or_equal(f64_of(x), f64_of(y));
        EqF32 = f32_of(x) == f32_of(y);
        NeF32 = f32_of(x) != f32_of(y);
        LtF32 = f32_of(x) < f32_of(y);
        LeF32 = f32_of(x) <= f32_of(y);
        NltF32 = negations::not_less(f32_of(x), f32_of(y));
        NleF32 = negations::not_less_or_equal(f32_of(x), f32_of(y));
    }
}

#[inline(always)]
fn of_order(order: i32) -> u64 {
    i64::from(order) as u64
}

// Three-way comparisons of integers: -1, 0 or 1, extended to a full cell.
operations! {
    BinaryOp float false, apply (x: u64, y: u64) -> u64 {
        CmpS32 = of_order((x as i32).op_cmpg(y as i32));
        CmpU32 = of_order((x as u32).op_cmpg(y as u32));
        CmpS64 = of_order((x as i64).op_cmpg(y as i64));
        CmpU64 = of_order(x.op_cmpg(y));
    }
}

// Three-way comparisons of floats: with a NaN `Cmpl` gives -1 and `Cmpg` 1.
operations! {
    BinaryOp float true, apply (x: u64, y: u64) -> u64 {
        CmplF64 = of_order(f64_of(x).op_cmpl(f64_of(y)));
        CmpgF64 = of_order(f64_of(x).op_cmpg(f64_of(y)));
        CmplF32 = of_order(f32_of(x).op_cmpl(f32_of(y)));
        CmpgF32 = of_order(f32_of(x).op_cmpg(f32_of(y)));
    }
}

/// `a := b op c`
pub struct BinaryBody<O, T, L, R>(Params<(O, T, L, R)>);
impl<O: BinaryOp, T: Destination, L: Source, R: Source> Body for BinaryBody<O, T, L, R> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = O::apply(L::get(r, i.b), R::get(r, i.c));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b op c op d`
pub struct TernaryBody<O, T, L, R, D>(Params<(O, T, L, R, D)>);
impl<O: TernaryOp, T: Destination, L: Source, R: Source, D: Source> Body for TernaryBody<O, T, L, R, D> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = O::apply(L::get(r, i.b), R::get(r, i.c), D::get(r, i.d));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b op c`, a zero `c` traps
pub struct DivideBody<O, T, L, R>(Params<(O, T, L, R)>);
impl<O: DivideOp, T: Destination, L: Source, R: Source> Body for DivideBody<O, T, L, R> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match O::apply(L::get(r, i.b), R::get(r, i.c)) {
                Some(value) => T::put(r, i.a, value),
                None => return Flow::Trap(Cause::DivideByZero, 0),
            }
        }
        Flow::Next
    }
}

/// `a := op b`
pub struct UnaryBody<O, T, L>(Params<(O, T, L)>);
impl<O: UnaryOp, T: Destination, L: Source> Body for UnaryBody<O, T, L> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = O::apply(L::get(r, i.b));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b op c ? 1 : 0`
pub struct SetBody<O, T, L, R>(Params<(O, T, L, R)>);
impl<O: CompareOp, T: Destination, L: Source, R: Source> Body for SetBody<O, T, L, R> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = u64::from(O::holds(L::get(r, i.b), R::get(r, i.c)));
            T::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// `a := b != 0 ? c : d` on full cells; the translator narrows the condition.
pub struct SelectBody(PhantomData<()>);
impl Body for SelectBody {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        use super::operand::Slot;
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let (x, y) = (Slot::get(r, i.c), Slot::get(r, i.d));
            let value = if Slot::get(r, i.b) != 0 { x } else { y };
            Slot::put(r, i.a, value);
        }
        Flow::Next
    }
}

/// An operation of mirbin in encoded form, the data word of [`Generic`].
#[derive(Clone, Copy)]
pub struct GenericOp {
    /// The mirbin opcode.
    pub op: Op,
    /// Its type byte.
    pub ty: Prim,
    /// Operand type, bit offset, or type byte again.
    pub p0: u8,
    /// Bit size.
    pub p1: u8,
    /// Static types of the operands, for bringing them into canonical form.
    pub from: [Prim; 2],
}

impl GenericOp {
    /// The operation as a data word.
    pub fn encode(self) -> crate::regcode::Ins {
        let bytes = [
            self.op as u8,
            self.ty as u8,
            self.p0,
            self.p1,
            self.from[0] as u8,
            self.from[1] as u8,
            0,
            0,
        ];
        crate::regcode::Ins::data(u64::from_le_bytes(bytes), 0)
    }

    /// The operation in a data word, if it is one.
    pub fn decode(code: u64) -> Option<GenericOp> {
        let [op, ty, p0, p1, x, y, ..] = code.to_le_bytes();
        let prim = |number| Prim::from_u8(number).unwrap_or(Prim::Invalid);
        Some(GenericOp {
            op: Op::from_u8(op)?,
            ty: prim(ty),
            p0,
            p1,
            from: [prim(x), prim(y)],
        })
    }
}

/// `a := generic operation on b, c`; the data word tells which.
pub struct Generic;
impl Body for Generic {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        use super::operand::Slot;
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match generic(data(r, 0).low(), Slot::get(r, i.b), Slot::get(r, i.c)) {
                Some(value) => Slot::put(r, i.a, value),
                None => return Flow::Trap(Cause::DivideByZero, 0),
            }
        }
        Flow::Next
    }
}

/// `None` means division by zero: the only failure of arithmetic that the verifier has not excluded.
#[inline(never)]
fn generic(code: u64, x: u64, y: u64) -> Option<u64> {
    let GenericOp { op, ty, p0, p1, from } = GenericOp::decode(code)?;
    arith::evaluate(op, ty, p0, p1, from[0].canonical(x), from[1].canonical(y)).ok()
}
