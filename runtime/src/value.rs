//! Values with their types, as the embedding API and the command line handle them. Running code has cells only.

use std::fmt;

use maple_mirbin::{Kind, Prim, tagged};

use crate::arith::Cell;

/// A cell with its primitive type.
///
/// Equality compares types and bits, so that -0.0 differs from 0.0 and a NaN equals itself.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    ty: Prim,
    /// Made by [`Value::object`].
    object: bool,
    bits: u64,
}

impl PartialEq for Value {
    fn eq(&self, other: &Value) -> bool {
        (self.ty, self.bits) == (other.ty, other.bits)
    }
}

impl Eq for Value {}

impl std::hash::Hash for Value {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        (self.ty, self.bits).hash(state);
    }
}

macro_rules! typed {
    ($($t:ident $prim:ident $as_t:ident;)*) => {
        $(
            #[doc = concat!("A value of type ", stringify!($t), ".")]
            pub fn $t(value: $t) -> Value {
                Value { ty: Prim::$prim, object: false, bits: value.into_cell() }
            }

            #[doc = concat!("The number, if the type is exactly ", stringify!($t), ".")]
            pub fn $as_t(self) -> Option<$t> {
                (self.ty == Prim::$prim).then(|| $t::from_cell(self.bits))
            }
        )*
    };
}

impl Value {
    /// What a function without a result gives.
    pub const VOID: Value = Value {
        ty: Prim::Void,
        object: false,
        bits: 0,
    };

    /// The value that a cell holds; `bits` is brought into canonical form.
    pub const fn new(ty: Prim, bits: u64) -> Value {
        Value {
            ty,
            object: false,
            bits: ty.canonical(bits),
        }
    }

    /// The type.
    pub const fn ty(self) -> Prim {
        self.ty
    }

    /// The canonical cell.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    typed! {
        i8 I8 as_i8;
        i16 I16 as_i16;
        i32 I32 as_i32;
        i64 I64 as_i64;
        u8 U8 as_u8;
        u16 U16 as_u16;
        u32 U32 as_u32;
        u64 U64 as_u64;
        f32 F32 as_f32;
        f64 F64 as_f64;
    }

    /// A value of type u1.
    pub fn bool(value: bool) -> Value {
        Value {
            ty: Prim::U1,
            object: false,
            bits: value.into(),
        }
    }

    /// A value of type a64.
    pub fn address(address: usize) -> Value {
        Value {
            ty: Prim::A64,
            object: false,
            bits: address as u64,
        }
    }

    /// The object of a managed program at an address, of type a64: what its functions take as a reference. They take null as any address
    /// of 0, and no other value.
    ///
    /// # Safety
    /// Whoever gets the value finds a live object there that belongs to its VM and has the class that it expects, and does not keep the value
    /// longer than the object lives.
    pub const unsafe fn object(address: usize) -> Value {
        Value {
            ty: Prim::A64,
            object: true,
            bits: address as u64,
        }
    }

    /// Whether a managed function can take the value as a reference: it was made by [`Value::object`], or is zero.
    pub const fn is_reference(self) -> bool {
        self.object || self.bits == 0
    }

    /// Whether the value differs from 0, if the type is u1.
    pub fn as_bool(self) -> Option<bool> {
        (self.ty == Prim::U1).then_some(self.bits != 0)
    }

    /// The address, if the type is an address type.
    pub fn as_address(self) -> Option<usize> {
        self.ty.is_address().then_some(self.bits as usize)
    }

    /// The number, if the type is an integer, boolean or address type.
    pub fn as_integer(self) -> Option<i128> {
        match self.ty.kind() {
            Kind::Int => Some(i128::from(self.bits as i64)),
            Kind::Uint | Kind::Addr => Some(i128::from(self.bits)),
            _ => None,
        }
    }

    /// Reads a value of type `ty` as people write it on a command line.
    ///
    /// Integers and addresses are decimal or hexadecimal (`0x1f`) with an optional sign; u1 also takes `true` and `false`. Floats
    /// are decimal with an optional exponent, or `inf`, `nan` with an optional sign.
    ///
    /// # Errors
    /// [`ValueError`] if the text is no number, the number does not fit the type, or `ty` is not a scalar type.
    pub fn parse(ty: Prim, text: &str) -> Result<Value, ValueError> {
        let error = |cause| ValueError {
            ty,
            text: text.to_owned(),
            cause,
        };
        let bits = match ty.kind() {
            Kind::Int | Kind::Uint | Kind::Addr => {
                let number = parse_integer(ty, text).map_err(error)?;
                let (low, high) = bounds(ty);
                if number < low || number > high {
                    return Err(error(Cause::Range));
                }
                number as u64
            }
            Kind::Float => {
                let number: f64 = text.parse().map_err(|_| error(Cause::Syntax))?;
                // A number is parsed in its own type, since a detour through f64 could round twice.
                let (finite, bits) = match ty {
                    Prim::F32 => {
                        let number: f32 = text.parse().map_err(|_| error(Cause::Syntax))?;
                        (number.is_finite(), number.into_cell())
                    }
                    _ => (number.is_finite(), number.into_cell()),
                };
                // Rust reads a number that is too large as an infinity; only a spelled-out one is meant.
                if !finite && text.contains(|c: char| c.is_ascii_digit()) {
                    return Err(error(Cause::Range));
                }
                bits
            }
            Kind::None | Kind::Wide | Kind::Dyn => return Err(error(Cause::Type)),
        };
        Ok(Value::new(ty, bits))
    }
}

fn parse_integer(ty: Prim, text: &str) -> Result<i128, Cause> {
    match text {
        "true" if ty == Prim::U1 => return Ok(1),
        "false" if ty == Prim::U1 => return Ok(0),
        _ => {}
    }
    let (negative, digits) = match text.as_bytes() {
        [b'-', ..] => (true, &text[1..]),
        [b'+', ..] => (false, &text[1..]),
        _ => (false, text),
    };
    let (radix, digits) = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hex) => (16, hex),
        None => (10, digits),
    };
    if digits.is_empty() || !digits.chars().all(|c| c.is_digit(radix)) {
        return Err(Cause::Syntax);
    }
    // Only digits are left, so what fails is the size.
    let magnitude = i128::from_str_radix(digits, radix).map_err(|_| Cause::Range)?;
    Ok(if negative { -magnitude } else { magnitude })
}

/// Smallest and largest number of an integer or address type.
fn bounds(ty: Prim) -> (i128, i128) {
    let width = ty.bits();
    match ty {
        Prim::U1 => (0, 1),
        _ if ty.is_signed() => (-(1 << (width - 1)), (1 << (width - 1)) - 1),
        _ => (0, (1 << width) - 1),
    }
}

/// Integers by signedness in decimal, floats in the shortest form that reads back as the same number (with a fraction or exponent, so
/// that they look like floats), addresses in hexadecimal; tagged values as what they are, references with
/// their tag; a value of any other type shows its bits.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ty.kind() {
            Kind::Int => write!(f, "{}", self.bits as i64),
            Kind::Uint => write!(f, "{}", self.bits),
            Kind::Addr => write!(f, "{:#x}", self.bits),
            Kind::Float if self.ty == Prim::F32 => write!(f, "{:?}", f32::from_cell(self.bits)),
            Kind::Float => write!(f, "{:?}", f64::from_cell(self.bits)),
            Kind::None if self.ty == Prim::Void => f.write_str("void"),
            Kind::Dyn if self.ty.is_tagged() => match tagged::kind(self.bits) {
                tagged::Kind::Double => write!(f, "{:?}", tagged::to_double(self.bits)),
                tagged::Kind::Integer => write!(f, "{}", tagged::to_integer(self.bits)),
                tagged::Kind::Reference => {
                    write!(
                        f,
                        "{:#x} tag {}",
                        tagged::object(self.bits),
                        tagged::tag(self.bits)
                    )
                }
            },
            Kind::None | Kind::Wide | Kind::Dyn => write!(f, "{:#018x}", self.bits),
        }
    }
}

/// Why [`Value::parse`] refused a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueError {
    ty: Prim,
    text: String,
    cause: Cause,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cause {
    Syntax,
    Range,
    Type,
}

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ValueError { ty, text, cause } = self;
        match (cause, ty.kind()) {
            (Cause::Type, _) => write!(f, "`{text}`: a value of type {ty} cannot be given as text"),
            (Cause::Syntax, Kind::Float) => write!(
                f,
                "`{text}` is not a number of type {ty}; write for example 2.5 or -1e3"
            ),
            (Cause::Syntax, _) => write!(
                f,
                "`{text}` is not a number of type {ty}; write for example 10, -3 or 0x1f"
            ),
            (Cause::Range, Kind::Float) => write!(f, "`{text}` is too large for type {ty}"),
            (Cause::Range, _) => {
                let (low, high) = bounds(*ty);
                write!(
                    f,
                    "`{text}` does not fit type {ty}; it must be from {low} to {high}"
                )
            }
        }
    }
}

impl std::error::Error for ValueError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printing() {
        let table = [
            (Value::i32(-5), "-5"),
            (Value::u8(255), "255"),
            (Value::u64(u64::MAX), "18446744073709551615"),
            (Value::bool(true), "1"),
            (Value::f32(0.1), "0.1"),
            (Value::f64(0.1), "0.1"),
            (Value::f64(3.0), "3.0"),
            (Value::f64(1e300), "1e300"),
            (Value::f64(-0.0), "-0.0"),
            (Value::f64(f64::INFINITY), "inf"),
            (Value::f64(f64::NAN), "NaN"),
            (Value::address(0x7fff_0010), "0x7fff0010"),
            (Value::new(Prim::Ref, 0), "0x0"),
            (Value::VOID, "void"),
            (Value::new(Prim::DynI32, 0x1_0000_0000), "0x0000000100000000"),
            (Value::new(Prim::DynAny, 1.5f64.to_bits()), "1.5"),
            (Value::new(Prim::DynAny, tagged::from_integer(-3)), "-3"),
            (
                Value::new(Prim::DynAny, tagged::from_reference(0x1000, 5)),
                "0x1000 tag 5",
            ),
        ];
        for (value, text) in table {
            assert_eq!(value.to_string(), text);
        }
    }

    #[test]
    fn what_is_printed_reads_back() {
        let numbers = [
            0u64,
            1,
            2,
            0x7f,
            0x80,
            0xffff,
            1 << 31,
            1 << 63,
            u64::MAX,
            0x3ff8_0000_0000_0000,
            0x7ff0_0000_0000_0000,
        ];
        for &ty in Prim::ALL.iter().filter(|ty| ty.is_scalar() && **ty != Prim::U1) {
            for bits in numbers {
                let value = Value::new(ty, bits);
                // A NaN has no text that tells its payload.
                if value.as_f64().is_none_or(|x| !x.is_nan()) && value.as_f32().is_none_or(|x| !x.is_nan()) {
                    assert_eq!(Value::parse(ty, &value.to_string()), Ok(value), "{ty} {bits:#x}");
                }
            }
        }
    }

    #[test]
    fn reading() {
        let table = [
            (Prim::I32, "0x1F", Value::i32(31)),
            (Prim::I32, "-0x80000000", Value::i32(i32::MIN)),
            (Prim::I64, "+7", Value::i64(7)),
            (Prim::I8, "-128", Value::i8(-128)),
            (Prim::U1, "true", Value::bool(true)),
            (Prim::U1, "0", Value::bool(false)),
            (Prim::F64, "2.5", Value::f64(2.5)),
            (Prim::F64, "-1e3", Value::f64(-1000.0)),
            (Prim::F32, "-inf", Value::f32(f32::NEG_INFINITY)),
            (Prim::A64, "4096", Value::address(4096)),
        ];
        for (ty, text, value) in table {
            assert_eq!(Value::parse(ty, text), Ok(value), "{ty} {text}");
        }
    }

    #[test]
    fn refusals() {
        let table = [
            (
                Prim::I32,
                "2147483648",
                "`2147483648` does not fit type i32; it must be from -2147483648 to 2147483647",
            ),
            (
                Prim::U32,
                "-1",
                "`-1` does not fit type u32; it must be from 0 to 4294967295",
            ),
            (Prim::U1, "2", "`2` does not fit type u1; it must be from 0 to 1"),
            (
                Prim::U64,
                "0x1ffffffffffffffffffffffffffffffffffffff",
                "`0x1ffffffffffffffffffffffffffffffffffffff` does not fit type u64; it must be from 0 to 18446744073709551615",
            ),
            (
                Prim::I32,
                "",
                "`` is not a number of type i32; write for example 10, -3 or 0x1f",
            ),
            (
                Prim::I32,
                "--1",
                "`--1` is not a number of type i32; write for example 10, -3 or 0x1f",
            ),
            (
                Prim::I32,
                "0x",
                "`0x` is not a number of type i32; write for example 10, -3 or 0x1f",
            ),
            (
                Prim::I32,
                "1.5",
                "`1.5` is not a number of type i32; write for example 10, -3 or 0x1f",
            ),
            (Prim::F32, "1e300", "`1e300` is too large for type f32"),
            (
                Prim::F64,
                "abc",
                "`abc` is not a number of type f64; write for example 2.5 or -1e3",
            ),
            (Prim::Agg, "1", "`1`: a value of type agg cannot be given as text"),
        ];
        for (ty, text, message) in table {
            assert_eq!(
                Value::parse(ty, text).map_err(|e| e.to_string()),
                Err(message.to_owned())
            );
        }
    }

    #[test]
    fn getters_are_exact_about_the_type() {
        assert_eq!(Value::i32(-1).as_i32(), Some(-1));
        assert_eq!(Value::i32(-1).as_i64(), None);
        assert_eq!(Value::i32(-1).as_integer(), Some(-1));
        assert_eq!(Value::u32(u32::MAX).as_integer(), Some(4294967295));
        assert_eq!(Value::f64(1.0).as_integer(), None);
        assert_eq!(Value::new(Prim::Ptr, 16).as_address(), Some(16));
        assert_eq!(Value::new(Prim::I8, 0xff).bits(), u64::MAX);
    }
}
