//! Numbers: conversions and arithmetic.

use maple_codegen::front::corevm::table::{Kind, Op, Primitive};

use super::fault::{Fault, malformed};

/// The bits of an integer that has these low bits.
pub fn wrap(to: Primitive, bits: u64) -> u64 {
    let unused = 64 - to.bits();
    match to.kind() {
        Kind::Signed => ((bits << unused) as i64 >> unused) as u64,
        _ => bits << unused >> unused,
    }
}

/// The value of a number of a floating point type.
fn float(from: Primitive, bits: u64) -> f64 {
    match from {
        Primitive::Spf => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    }
}

/// The bits of a number or bool in another type.
pub fn convert(from: Primitive, bits: u64, to: Primitive) -> u64 {
    if from == to {
        return bits;
    }
    match (from.kind(), to.kind()) {
        (Kind::Float, Kind::Bool) => u64::from(float(from, bits) != 0.0),
        (_, Kind::Bool) => u64::from(bits != 0),
        (Kind::Float, Kind::Float) => match to {
            Primitive::Spf => u64::from((float(from, bits) as f32).to_bits()),
            _ => float(from, bits).to_bits(),
        },
        (Kind::Float, Kind::Signed) => {
            let most = i64::MAX >> (64 - to.bits());
            (float(from, bits) as i64).clamp(-most - 1, most) as u64
        }
        (Kind::Float, _) => (float(from, bits) as u64).min(u64::MAX >> (64 - to.bits())),
        (Kind::Signed, Kind::Float) => match to {
            Primitive::Spf => u64::from((bits as i64 as f32).to_bits()),
            _ => (bits as i64 as f64).to_bits(),
        },
        (_, Kind::Float) => match to {
            Primitive::Spf => u64::from((bits as f32).to_bits()),
            _ => (bits as f64).to_bits(),
        },
        _ => wrap(to, bits),
    }
}

/// What an instruction makes of one number.
pub fn unary(op: Op, ty: Primitive, a: u64) -> Result<u64, Fault> {
    let one = convert(Primitive::Ui8, 1, ty);
    match op {
        Op::Pos => Ok(a),
        Op::Neg => Ok(match ty {
            Primitive::Spf => u64::from((-f32::from_bits(a as u32)).to_bits()),
            Primitive::Dpf => (-f64::from_bits(a)).to_bits(),
            _ => wrap(ty, a.wrapping_neg()),
        }),
        Op::Inc => binary(Op::Add, ty, a, one),
        Op::Dec => binary(Op::Sub, ty, a, one),
        _ => malformed(op.text()),
    }
}

macro_rules! float {
    ($op:expr, $a:expr, $b:expr) => {
        match $op {
            Op::Add => $a + $b,
            Op::Sub => $a - $b,
            Op::Mul => $a * $b,
            Op::Div => $a / $b,
            _ => $a % $b,
        }
    };
}

/// What an instruction makes of two numbers of a type.
pub fn binary(op: Op, ty: Primitive, a: u64, b: u64) -> Result<u64, Fault> {
    match ty.kind() {
        Kind::Float => Ok(match ty {
            Primitive::Spf => {
                let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
                u64::from(float!(op, a, b).to_bits())
            }
            _ => float!(op, f64::from_bits(a), f64::from_bits(b)).to_bits(),
        }),
        Kind::Signed | Kind::Unsigned => {
            let signed = ty.kind() == Kind::Signed;
            let bits = match op {
                Op::Add => a.wrapping_add(b),
                Op::Sub => a.wrapping_sub(b),
                Op::Mul => a.wrapping_mul(b),
                _ if b == 0 => return Err(Fault::DivisionByZero),
                Op::Div if signed => (a as i64).wrapping_div(b as i64) as u64,
                Op::Div => a / b,
                _ if signed => (a as i64).wrapping_rem(b as i64) as u64,
                _ => a % b,
            };
            Ok(wrap(ty, bits))
        }
        _ => malformed("arithmetic of what is no number"),
    }
}

/// A shift of a 64-bit extension by a count, each with its type.
pub fn shift(op: Op, (ty, a): (Primitive, u64), (count_ty, count): (Primitive, u64)) -> Result<u64, Fault> {
    if count_ty.kind() == Kind::Signed && (count as i64) < 0 {
        return Err(Fault::NegativeShift);
    }
    Ok(match op {
        Op::Brs if ty.kind() == Kind::Signed => (a as i64 >> count.min(63)) as u64,
        _ if count >= 64 => 0,
        Op::Brs => a >> count,
        _ => a << count,
    })
}
