//! Numbers of constants: from what any branch holds to the bits of a type, and from these to the branch of the schema.

use crate::front::corevm::table::{Kind, Primitive};

/// What a branch of an `IRValue` holds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Held<'b> {
    /// Branch 0.
    Null,
    /// Branch 1.
    Boolean(bool),
    /// Branch 2.
    Int(i32),
    /// Branch 3.
    Long(i64),
    /// Branch 4: the bits.
    Float(u32),
    /// Branch 5: the bits.
    Double(u64),
    /// Branch 6.
    String(&'b [u8]),
}

impl Held<'_> {
    /// How many branches there are.
    pub(super) const BRANCHES: usize = 7;

    /// What it is, for messages.
    pub(super) fn describe(self) -> String {
        match self {
            Held::Null => "null".to_owned(),
            Held::Boolean(value) => format!("the boolean {value}"),
            Held::Int(value) => format!("the int {value}"),
            Held::Long(value) => format!("the long {value}"),
            Held::Float(bits) => format!("the float {:?}", f32::from_bits(bits)),
            Held::Double(bits) => format!("the double {:?}", f64::from_bits(bits)),
            Held::String(_) => "a string".to_owned(),
        }
    }

    /// Its branch.
    pub(super) fn branch(self) -> u8 {
        match self {
            Held::Null => 0,
            Held::Boolean(_) => 1,
            Held::Int(_) => 2,
            Held::Long(_) => 3,
            Held::Float(_) => 4,
            Held::Double(_) => 5,
            Held::String(_) => 6,
        }
    }

    /// Its whole number, if it is one.
    fn whole(self) -> Option<i128> {
        let float = |value: f64| (value.fract() == 0.0 && value.abs() < 1e30).then_some(value as i128);
        match self {
            Held::Int(value) => Some(i128::from(value)),
            Held::Long(value) => Some(i128::from(value)),
            Held::Float(bits) => float(f64::from(f32::from_bits(bits))),
            Held::Double(bits) => float(f64::from_bits(bits)),
            Held::Null | Held::Boolean(_) | Held::String(_) => None,
        }
    }
}

/// The bits of a number or bool of a type, as the tree has them; `None` if the type cannot hold it.
///
/// The unsigned types have the branch of signed numbers with as many bits, so there a negative number stands for its bits. A `spf` is
/// the nearest number to a `double`, as it is to a number in text.
pub(super) fn bits(ty: Primitive, held: Held<'_>) -> Option<u64> {
    match (ty, held) {
        (Primitive::Bool, Held::Boolean(value)) => return Some(u64::from(value)),
        (Primitive::Ui32, Held::Int(value)) => return Some(u64::from(value as u32)),
        (Primitive::Ui64, Held::Long(value)) => return Some(value as u64),
        (Primitive::Spf, Held::Float(bits)) => return Some(u64::from(bits)),
        (Primitive::Spf, Held::Double(bits)) => return narrow(bits).map(u64::from),
        (Primitive::Dpf, Held::Double(bits)) => return Some(bits),
        (Primitive::Dpf, Held::Float(bits)) => return Some(widen(bits)),
        _ => {}
    }
    let whole = held.whole()?;
    match ty.kind() {
        Kind::Bool | Kind::Unsigned => {
            let value = u64::try_from(whole).ok()?;
            (ty.bits() == 64 || value >> ty.bits() == 0).then_some(value)
        }
        Kind::Signed => {
            let value = i64::try_from(whole).ok()?;
            let above = value >> (ty.bits() - 1);
            (above == 0 || above == -1).then_some(value as u64)
        }
        Kind::Float => {
            let value = whole as f64;
            if ty == Primitive::Dpf {
                return (value as i128 == whole).then_some(value.to_bits());
            }
            let value = whole as f32;
            (value as i128 == whole).then_some(u64::from(value.to_bits()))
        }
        Kind::Void | Kind::String | Kind::Object => None,
    }
}

/// What stands for bits of a number or bool; `None` for other types and bits that the type does not have.
pub(super) fn held(ty: Primitive, bits: u64) -> Option<Held<'static>> {
    let held = match (ty.kind(), ty.bits()) {
        (Kind::Bool, _) => Held::Boolean(bits & 1 == 1),
        (Kind::Signed | Kind::Unsigned, 64) => Held::Long(bits as i64),
        (Kind::Signed | Kind::Unsigned, _) => Held::Int(bits as i32),
        (Kind::Float, 32) => Held::Float(bits as u32),
        (Kind::Float, _) => Held::Double(bits),
        (Kind::Void | Kind::String | Kind::Object, _) => return None,
    };
    (self::bits(ty, held) == Some(bits)).then_some(held)
}

/// Bits of what a NaN keeps of its payload when it gets wider or narrower.
const PAYLOAD: u32 = 52 - 23;

/// The nearest binary32; `None` for finite numbers beyond its range.
fn narrow(bits: u64) -> Option<u32> {
    let value = f64::from_bits(bits);
    if value.is_nan() {
        // By hand: conversions may change the payload.
        let sign = (bits >> 32) as u32 & 0x8000_0000;
        let payload = (bits >> PAYLOAD) as u32 & 0x007f_ffff;
        return Some(sign | 0x7f80_0000 | if payload == 0 { 0x0040_0000 } else { payload });
    }
    let near = value as f32;
    (near.is_finite() || value.is_infinite()).then_some(near.to_bits())
}

/// The same number as binary64.
fn widen(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if value.is_nan() {
        let sign = u64::from(bits & 0x8000_0000) << 32;
        return sign | 0x7ff0_0000_0000_0000 | u64::from(bits & 0x007f_ffff) << PAYLOAD;
    }
    f64::from(value).to_bits()
}

#[cfg(test)]
mod tests {
    use super::*;
    use Primitive::*;

    #[test]
    fn any_branch_that_the_type_can_hold() {
        let double = |value: f64| Held::Double(value.to_bits());
        let float = |value: f32| Held::Float(value.to_bits());
        for (ty, held, expected) in [
            (Ui8, double(100.0), Some(100)),
            (Ui8, float(255.0), Some(255)),
            (Ui8, double(256.0), None),
            (Ui8, double(1.5), None),
            (Ui8, Held::Int(-1), None),
            (Ui8, Held::Boolean(true), None),
            (Ui8, Held::Null, None),
            (Ui8, Held::String(b"1"), None),
            (I8, Held::Int(-128), Some(-128i64 as u64)),
            (I8, Held::Long(-129), None),
            (I8, Held::Int(128), None),
            (I16, double(-0.0), Some(0)),
            (Ui32, Held::Int(-1), Some(0xffff_ffff)),
            (Ui32, Held::Long(0xffff_ffff), Some(0xffff_ffff)),
            (Ui32, Held::Long(-1), None),
            (I64, double(-9223372036854775808.0), Some(1 << 63)),
            (I64, double(9223372036854775808.0), None),
            (Ui64, Held::Long(-1), Some(u64::MAX)),
            (Ui64, Held::Int(-1), None),
            (Ui64, double(9223372036854775808.0), Some(1 << 63)),
            (Ui64, double(18446744073709551616.0), None),
            (Ui64, double(f64::NAN), None),
            (Ui64, double(f64::INFINITY), None),
            (Bool, Held::Int(1), Some(1)),
            (Bool, double(0.0), Some(0)),
            (Bool, Held::Int(2), None),
            (Spf, double(0.1), Some(u64::from(0.1f32.to_bits()))),
            (Spf, double(1e300), None),
            (Spf, double(f64::NEG_INFINITY), Some(0xff80_0000)),
            (
                Spf,
                double(f64::from_bits(0x7ff8_0000_0000_0000)),
                Some(0x7fc0_0000),
            ),
            (
                Spf,
                double(f64::from_bits(0x7ff0_0000_0000_0001)),
                Some(0x7fc0_0000),
            ),
            (Spf, Held::Int(1 << 24), Some(u64::from(16777216f32.to_bits()))),
            (Spf, Held::Int((1 << 24) + 1), None),
            (Dpf, float(0.5), Some(0.5f64.to_bits())),
            (Dpf, Held::Float(0xffc0_0001), Some(0xfff8_0000_2000_0000)),
            (Dpf, Held::Int(-3), Some((-3f64).to_bits())),
            (Dpf, Held::Long((1 << 53) + 1), None),
            (Void, Held::Int(0), None),
            (Object, Held::Int(0), None),
        ] {
            assert_eq!(bits(ty, held), expected, "{ty:?} {held:?}");
        }
    }

    #[test]
    fn what_is_written_comes_back() {
        for &ty in Primitive::ALL {
            for value in [
                0,
                1,
                2,
                0x7f,
                0x80,
                0xff,
                0x7fff_ffff,
                0xffff_ffff,
                1 << 63,
                u64::MAX,
            ] {
                let unused = 64 - ty.bits();
                let fits = match ty.kind() {
                    Kind::Signed => (value as i64) << unused >> unused == value as i64,
                    Kind::Void | Kind::String | Kind::Object => false,
                    _ => value << unused >> unused == value,
                };
                assert_eq!(held(ty, value).is_some(), fits, "{ty:?} {value:#x}");
            }
        }
    }
}
