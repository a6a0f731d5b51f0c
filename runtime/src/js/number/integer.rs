//! Conversions to integers.

/// ToInteger: without fraction; 0 for NaN. A zero keeps its sign (ECMAScript 5.1 §9.4).
#[must_use]
pub fn to_integer(x: f64) -> f64 {
    if x.is_nan() { 0.0 } else { x.trunc() }
}

/// ToInt32: the integer part modulo 2^32, with a sign (ECMAScript 5.1 §9.5).
#[must_use]
pub fn to_int32(x: f64) -> i32 {
    // Truncation saturates, so what comes back unchanged was an integer in range.
    let small = x as i32;
    if f64::from(small) == x {
        small
    } else {
        to_uint32(x) as i32
    }
}

/// ToUint32: the integer part modulo 2^32 (ECMAScript 5.1 §9.6).
#[must_use]
pub fn to_uint32(x: f64) -> u32 {
    if x.abs() < 9_223_372_036_854_775_808.0 {
        return x as i64 as u32;
    }
    let bits = x.to_bits();
    // The significand is an integer, shifted to the left by at least 11.
    let shift = (bits >> 52 & 0x7ff) as u32 - 1075;
    // Infinity and NaN have shifts out of range as well.
    if shift >= 32 {
        return 0;
    }
    let magnitude = ((bits & ((1 << 52) - 1) | 1 << 52) << shift) as u32;
    if x < 0.0 {
        magnitude.wrapping_neg()
    } else {
        magnitude
    }
}

/// ToUint16: the integer part modulo 2^16 (ECMAScript 5.1 §9.7).
#[must_use]
pub fn to_uint16(x: f64) -> u16 {
    to_int32(x) as u16
}

/// ToInt16: the integer part modulo 2^16, with a sign (ECMAScript 2015 §7.1.7).
#[must_use]
pub fn to_int16(x: f64) -> i16 {
    to_int32(x) as i16
}

/// ToUint8: the integer part modulo 2^8 (ECMAScript 2015 §7.1.10).
#[must_use]
pub fn to_uint8(x: f64) -> u8 {
    to_int32(x) as u8
}

/// ToInt8: the integer part modulo 2^8, with a sign (ECMAScript 2015 §7.1.9).
#[must_use]
pub fn to_int8(x: f64) -> i8 {
    to_int32(x) as i8
}

/// ToUint8Clamp: the nearest integer from 0 to 255, of two the even one; 0 for NaN (ECMAScript 2015 §7.1.11).
#[must_use]
pub fn to_uint8_clamp(x: f64) -> u8 {
    // The cast saturates.
    x.round_ties_even() as u8
}

/// The operator `%`: what a division with a truncated quotient leaves, with the sign of the dividend (ECMAScript 5.1 §11.5.3).
#[must_use]
pub fn remainder(x: f64, y: f64) -> f64 {
    let (x_integer, y_integer) = (x as i32, y as i32);
    // Divisions of integers are much faster. A zero result would need the dividend's sign.
    if x_integer > 0 && y_integer > 0 && f64::from(x_integer) == x && f64::from(y_integer) == y {
        return f64::from(x_integer % y_integer);
    }
    x % y
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::js::node;

    #[test]
    fn values_of_node() {
        assert_eq!(to_int32(2147483648.5), i32::MIN);
        assert_eq!(to_int32(-4294967297.0), -1);
        assert_eq!(to_int32(1e300), 0);
        assert_eq!(to_int32(9223372036854777856.0), 2048);
        assert_eq!(to_uint32(-1.0), u32::MAX);
        assert_eq!(to_uint32(f64::INFINITY), 0);
        assert_eq!(to_uint8_clamp(2.5), 2);
        assert_eq!(to_uint8_clamp(-7.0), 0);
        assert_eq!(remainder(-4.0, 2.0).to_bits(), f64::to_bits(-0.0));
        assert_eq!(remainder(5.5, f64::INFINITY), 5.5);
        assert!(remainder(1.0, 0.0).is_nan());
    }

    #[test]
    fn integers_agree_with_node() {
        let mut random = node::Random(3);
        let mut input = Vec::new();
        let mut ours = Vec::new();
        for _ in 0..10_000 {
            let (x, y) = (random.double(), random.double());
            input.push(format!("{:x} {:x}", x.to_bits(), y.to_bits()));
            ours.push(format!(
                "{} {} {} {} {} {} {} {}",
                to_int32(x),
                to_uint32(x),
                to_int16(x),
                to_uint16(x),
                to_int8(x),
                to_uint8(x),
                to_uint8_clamp(x),
                node::bits(remainder(x, y))
            ));
        }
        let script = "const [x, y] = line.split(' ').map(double);
            const as = type => new type([x])[0];
            return [x | 0, x >>> 0, as(Int16Array), as(Uint16Array), as(Int8Array), as(Uint8Array), as(Uint8ClampedArray), bits(x % y)].join(' ')";
        if let Some(node) = node::lines(script, &input) {
            assert_eq!(node::differences(&input, &ours, &node), None);
        }
    }
}
