//! Values larger than a cell: f128 and complex numbers, in memory.

use maple_dispatch::memory;
use maple_mirbin::{Op, Prim, Xintrinsic};
use maple_rt::arith::{complex, quad};
use maple_rt::trap::TrapKind;

/// Executes such an intrinsic; none if it is another one, or is asked for what there is not.
///
/// # Errors
/// Memory that cannot be read or written.
pub fn run(id: Xintrinsic, args: &[u64]) -> Option<Result<u64, TrapKind>> {
    let result = match (id, args) {
        (Xintrinsic::QuadArith, &[target, a, b, op]) => {
            let op = opcode(op)?;
            // An operator of one operand has no address of another.
            let second = || if b == 0 { Ok(0) } else { quad_at(b) };
            match quad_at(a).and_then(|a| Ok((a, second()?))) {
                Ok((a, b)) => put_quad(target, quad::evaluate(op, a, b)?),
                Err(fault) => Err(fault),
            }
        }
        (Xintrinsic::QuadCompare, &[a, b, op]) => {
            let op = opcode(op)?;
            match quad_at(a).and_then(|a| Ok((a, quad_at(b)?))) {
                Ok((a, b)) => Ok(quad::compare(op, a, b)? as u64),
                Err(fault) => Err(fault),
            }
        }
        (Xintrinsic::QuadFrom, &[target, bits, ty]) => put_quad(target, quad::from_scalar(prim(ty)?, bits)?),
        (Xintrinsic::QuadTo, &[a, ty]) => {
            let ty = prim(ty)?;
            match quad_at(a) {
                Ok(bits) => Ok(quad::to_scalar(ty, bits)?),
                Err(fault) => Err(fault),
            }
        }
        (Xintrinsic::ComplexArith, &[target, a, b, op, ty]) => match (opcode(op)?, prim(ty)?) {
            (Op::Mul, Prim::C64) => singles(target, a, b, complex::mul32),
            (Op::Div, Prim::C64) => singles(target, a, b, complex::div32),
            (Op::Mul, Prim::C128) => doubles(target, a, b, complex::mul64),
            (Op::Div, Prim::C128) => doubles(target, a, b, complex::div64),
            _ => return None,
        },
        _ => return None,
    };
    Some(result.map_err(|fault| memory::trap_at(fault.address)))
}

fn opcode(number: u64) -> Option<Op> {
    Op::from_u8(u8::try_from(number).ok()?)
}

fn prim(number: u64) -> Option<Prim> {
    Prim::from_u8(u8::try_from(number).ok()?)
}

fn quad_at(address: u64) -> Result<u128, memory::Fault> {
    let [low, high] = words_at(address)?;
    Ok(u128::from(high) << 64 | u128::from(low))
}

fn put_quad(address: u64, bits: u128) -> Result<u64, memory::Fault> {
    put_words(address, [bits as u64, (bits >> 64) as u64])
}

fn words_at(address: u64) -> Result<[u64; 2], memory::Fault> {
    Ok([
        memory::load(address, 8)?,
        memory::load(address.wrapping_add(8), 8)?,
    ])
}

fn put_words(address: u64, [low, high]: [u64; 2]) -> Result<u64, memory::Fault> {
    memory::store(address, 8, low)?;
    memory::store(address.wrapping_add(8), 8, high)?;
    Ok(0)
}

fn singles(
    target: u64,
    a: u64,
    b: u64,
    of: fn(complex::Pair<f32>, complex::Pair<f32>) -> complex::Pair<f32>,
) -> Result<u64, memory::Fault> {
    let parts = |word: u64| [word, word >> 32].map(|bits| f32::from_bits(bits as u32));
    let (a, b) = (memory::load(a, 8)?, memory::load(b, 8)?);
    let [re, im] = of(parts(a), parts(b)).map(|part| u64::from(part.to_bits()));
    memory::store(target, 8, im << 32 | re)?;
    Ok(0)
}

fn doubles(
    target: u64,
    a: u64,
    b: u64,
    of: fn(complex::Pair<f64>, complex::Pair<f64>) -> complex::Pair<f64>,
) -> Result<u64, memory::Fault> {
    let (a, b) = (words_at(a)?, words_at(b)?);
    put_words(
        target,
        of(a.map(f64::from_bits), b.map(f64::from_bits)).map(f64::to_bits),
    )
}
