//! Values that programs and their clients exchange.

use maple_mirbin::Prim;
use maple_mirbin::dynamic::{self, Number, tag};
use maple_mirbin::tagged::{self, Kind};
use maple_rt::value::Value;
use std::fmt;

/// Type of a [`Datum`], as descriptions spell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    /// No value: `v`.
    Void,
    /// An integer of so many bits, 1 to 64: `i` and the number.
    Int(u8),
    /// An unsigned integer of so many bits: `u` and the number.
    Unsigned(u8),
    /// 32-bit floating point: `f`.
    Float,
    /// 64-bit floating point: `d`.
    Double,
    /// A reference to an object: `r`.
    Ref,
    /// A reference to a place: `p`.
    IRef,
    /// A function: `c`.
    Func,
    /// A tagged value: `t`.
    Tagged,
    /// A stack: `s`.
    Stack,
    /// A thread: `h`.
    Thread,
    /// A string of coreVM IR: `b`.
    Text,
    /// A dynamic value of coreVM IR: `o`.
    Dynamic,
    /// A structure: the types of its fields in braces.
    Struct(Vec<Type>),
}

/// Reads memory of the program. Says whether it is there.
pub(super) type Memory<'m> = &'m dyn Fn(u64, &mut [u8]) -> bool;

/// Longest text that is read.
const MAX_TEXT: u64 = 1 << 20;

/// Structures in structures.
const MAX_LEVELS: u32 = 256;

impl Type {
    /// Reads a type.
    pub fn parse(text: &str) -> Option<Type> {
        let mut rest = text.as_bytes();
        let ty = one(&mut rest, 0)?;
        rest.is_empty().then_some(ty)
    }

    /// Number of cells of a value.
    pub fn leaves(&self) -> usize {
        match self {
            Type::Void => 0,
            Type::IRef => 2,
            Type::Struct(fields) => fields.iter().map(Type::leaves).sum(),
            _ => 1,
        }
    }

    /// The zero of the type.
    pub fn zero(&self) -> Datum {
        let zero = match self {
            Type::Dynamic => tagged::from_reference(0, 0),
            _ => 0,
        };
        Datum::from_leaves(self, &mut std::iter::repeat(zero), &|_, _| false).unwrap_or(Datum::Void)
    }

    /// Reads a value as people write it: integers in decimal or hexadecimal with a sign; floating point as `2.5`, `1e9`, `inf`, `nan`, with
    /// `f` or `d` after it if you like; `NULL` for all kinds of references; structures in braces.
    pub fn read(&self, text: &str) -> Option<Datum> {
        let mut words = Vec::new();
        let spaced = text.replace('{', " { ").replace('}', " } ");
        words.extend(spaced.split([' ', ',']).filter(|word| !word.is_empty()));
        let mut words = words.into_iter();
        let value = self.read_from(&mut words)?;
        words.next().is_none().then_some(value)
    }

    fn read_from<'t>(&self, words: &mut impl Iterator<Item = &'t str>) -> Option<Datum> {
        if *self == Type::Void {
            return Some(Datum::Void);
        }
        let word = words.next()?;
        Some(match self {
            Type::Void => Datum::Void,
            Type::Int(width) => Datum::Int {
                width: *width,
                bits: integer(word)? & mask(*width),
            },
            Type::Unsigned(width) => Datum::Unsigned {
                width: *width,
                bits: integer(word)? & mask(*width),
            },
            Type::Float => match word
                .strip_prefix("bitsf(")
                .and_then(|rest| rest.strip_suffix(')'))
            {
                Some(bits) => Datum::Float(f32::from_bits(integer(bits)? as u32)),
                None => Datum::Float(word.strip_suffix('f').unwrap_or(word).parse().ok()?),
            },
            Type::Double => match word
                .strip_prefix("bitsd(")
                .and_then(|rest| rest.strip_suffix(')'))
            {
                Some(bits) => Datum::Double(f64::from_bits(integer(bits)?)),
                None => Datum::Double(word.strip_suffix('d').unwrap_or(word).parse().ok()?),
            },
            Type::Struct(fields) if word == "{" => {
                let mut values = Vec::new();
                for field in fields {
                    values.push(field.read_from(words)?);
                }
                (words.next()? == "}").then_some(Datum::Struct(values))?
            }
            Type::Tagged if word == "NULL" => Datum::Tagged(tagged::from_reference(0, 0)),
            Type::Tagged => match integer(word) {
                Some(bits) => Datum::Tagged(tagged::from_integer(bits as i64)),
                None => {
                    let number = word.strip_suffix('d').unwrap_or(word).parse().ok()?;
                    Datum::Tagged(tagged::from_double(number))
                }
            },
            Type::Ref | Type::IRef | Type::Func | Type::Stack | Type::Thread | Type::Text | Type::Dynamic
                if word == "NULL" =>
            {
                self.zero()
            }
            _ => return None,
        })
    }
}

fn integer(word: &str) -> Option<u64> {
    let (negative, digits) = match word.as_bytes().first()? {
        b'-' => (true, &word[1..]),
        b'+' => (false, &word[1..]),
        _ => (false, word),
    };
    let magnitude = match digits.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).ok()?,
        None => digits.parse().ok()?,
    };
    Some(if negative {
        magnitude.wrapping_neg()
    } else {
        magnitude
    })
}

const fn mask(width: u8) -> u64 {
    match width {
        1..=63 => u64::MAX >> (64 - width),
        _ => u64::MAX,
    }
}

fn one(rest: &mut &[u8], level: u32) -> Option<Type> {
    let (first, after) = rest.split_first()?;
    *rest = after;
    Some(match first {
        b'v' => Type::Void,
        b'f' => Type::Float,
        b'd' => Type::Double,
        b'r' => Type::Ref,
        b'p' => Type::IRef,
        b'c' => Type::Func,
        b't' => Type::Tagged,
        b's' => Type::Stack,
        b'h' => Type::Thread,
        b'b' => Type::Text,
        b'o' => Type::Dynamic,
        b'i' | b'u' => {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let (number, after) = rest.split_at(digits);
            *rest = after;
            let width = std::str::from_utf8(number).ok()?.parse().ok()?;
            match first {
                _ if !(1..=64).contains(&width) => return None,
                b'i' => Type::Int(width),
                _ => Type::Unsigned(width),
            }
        }
        b'{' if level < MAX_LEVELS => {
            let mut fields = Vec::new();
            while *rest.first()? != b'}' {
                fields.push(one(rest, level + 1)?);
            }
            *rest = rest.get(1..)?;
            Type::Struct(fields)
        }
        _ => return None,
    })
}

/// As descriptions spell it, but for names that people know.
impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Void => f.write_str("void"),
            Type::Int(width) => write!(f, "int<{width}>"),
            Type::Unsigned(width) => write!(f, "ui{width}"),
            Type::Float => f.write_str("float"),
            Type::Double => f.write_str("double"),
            Type::Ref => f.write_str("ref"),
            Type::IRef => f.write_str("iref"),
            Type::Func => f.write_str("func"),
            Type::Tagged => f.write_str("tagref64"),
            Type::Stack => f.write_str("stack"),
            Type::Thread => f.write_str("thread"),
            Type::Text => f.write_str("string"),
            Type::Dynamic => f.write_str("object"),
            Type::Struct(fields) => {
                f.write_str("struct<")?;
                for (at, field) in fields.iter().enumerate() {
                    write!(f, "{}{field}", if at > 0 { " " } else { "" })?;
                }
                f.write_str(">")
            }
        }
    }
}

/// A reference of the program, or null: it lives as long as the program keeps it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Reference(pub(super) u64);

impl Reference {
    /// No object.
    pub const NULL: Reference = Reference(0);

    /// Whether it is null.
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }
}

/// A value. It shows itself as its language writes it.
#[derive(Clone, PartialEq, Debug)]
pub enum Datum {
    /// None.
    Void,
    /// An integer, zero-extended.
    Int {
        /// Number of bits.
        width: u8,
        /// The value.
        bits: u64,
    },
    /// An unsigned integer.
    Unsigned {
        /// Number of bits.
        width: u8,
        /// The value.
        bits: u64,
    },
    /// 32-bit floating point.
    Float(f32),
    /// 64-bit floating point.
    Double(f64),
    /// An object, or null.
    Ref(Reference),
    /// A place: an object and an offset, or null and an address.
    IRef(Reference, u64),
    /// The address of a function; 0 = none.
    Func(u64),
    /// The bits of a tagged value.
    Tagged(u64),
    /// A stack, or null.
    Stack(Reference),
    /// A thread, or null.
    Thread(Reference),
    /// A string, and its bytes as they are at this moment.
    Text(Reference, Vec<u8>),
    /// The bits of a dynamic value, and the value as what it is.
    Dynamic(u64, Box<Datum>),
    /// Fields.
    Struct(Vec<Datum>),
}

impl Datum {
    /// Adds it to arguments for formals of these types, of which it takes one for each of its scalars. `None` if a formal takes something else.
    pub(super) fn pass(&self, formals: &mut impl Iterator<Item = Prim>, args: &mut Vec<Value>) -> Option<()> {
        let integer = |formals: &mut dyn Iterator<Item = Prim>, bits| {
            let formal = formals.next().filter(|formal| formal.is_integral())?;
            Some(Value::new(formal, bits))
        };
        // SAFETY: references are those of the program, which keeps them until the answer is given.
        let object = |reference: &Reference| unsafe { Value::object(reference.0 as usize) };
        let value = match self {
            Datum::Void => return Some(()),
            Datum::Struct(fields) => return fields.iter().try_for_each(|field| field.pass(formals, args)),
            Datum::Int { bits, .. } | Datum::Unsigned { bits, .. } | Datum::Func(bits) => {
                integer(formals, *bits)?
            }
            Datum::Float(value) => formals.next().map(|_| Value::f32(*value))?,
            Datum::Double(value) => formals.next().map(|_| Value::f64(*value))?,
            Datum::Tagged(bits) | Datum::Dynamic(bits, _) => {
                formals.next().map(|formal| Value::new(formal, *bits))?
            }
            Datum::Text(reference, _)
            | Datum::Ref(reference)
            | Datum::Stack(reference)
            | Datum::Thread(reference) => formals.next().map(|_| object(reference))?,
            Datum::IRef(reference, offset) => {
                formals.next()?;
                args.push(object(reference));
                integer(formals, *offset)?
            }
        };
        args.push(value);
        Some(())
    }

    /// Takes a value of a type out of cells.
    pub(super) fn from_leaves(
        ty: &Type,
        leaves: &mut impl Iterator<Item = u64>,
        memory: Memory<'_>,
    ) -> Option<Datum> {
        Some(match ty {
            Type::Void => Datum::Void,
            Type::Int(width) => Datum::Int {
                width: *width,
                bits: leaves.next()? & mask(*width),
            },
            Type::Unsigned(width) => Datum::Unsigned {
                width: *width,
                bits: leaves.next()? & mask(*width),
            },
            Type::Float => Datum::Float(f32::from_bits(leaves.next()? as u32)),
            Type::Double => Datum::Double(f64::from_bits(leaves.next()?)),
            Type::Ref => Datum::Ref(Reference(leaves.next()?)),
            Type::IRef => Datum::IRef(Reference(leaves.next()?), leaves.next()?),
            Type::Func => Datum::Func(leaves.next()?),
            Type::Tagged => Datum::Tagged(leaves.next()?),
            Type::Stack => Datum::Stack(Reference(leaves.next()?)),
            Type::Thread => Datum::Thread(Reference(leaves.next()?)),
            Type::Text => text(leaves.next()?, memory),
            Type::Dynamic => dynamic(leaves.next()?, memory),
            Type::Struct(fields) => {
                let mut values = Vec::new();
                for field in fields {
                    values.push(Datum::from_leaves(field, leaves, memory)?);
                }
                Datum::Struct(values)
            }
        })
    }

    /// Appends its cells.
    pub(super) fn to_leaves(&self, leaves: &mut Vec<u64>) {
        match self {
            Datum::Void => {}
            Datum::Int { bits, .. } | Datum::Unsigned { bits, .. } => leaves.push(*bits),
            Datum::Float(value) => leaves.push(u64::from(value.to_bits())),
            Datum::Double(value) => leaves.push(value.to_bits()),
            Datum::Ref(object) | Datum::Stack(object) | Datum::Thread(object) | Datum::Text(object, _) => {
                leaves.push(object.0)
            }
            Datum::IRef(object, offset) => leaves.extend([object.0, *offset]),
            Datum::Func(bits) | Datum::Tagged(bits) | Datum::Dynamic(bits, _) => leaves.push(*bits),
            Datum::Struct(fields) => fields.iter().for_each(|field| field.to_leaves(leaves)),
        }
    }

    /// Whether it has a type.
    pub fn is(&self, ty: &Type) -> bool {
        match (self, ty) {
            (Datum::Int { width, .. }, Type::Int(wanted))
            | (Datum::Unsigned { width, .. }, Type::Unsigned(wanted)) => width == wanted,
            (Datum::Struct(values), Type::Struct(types)) => {
                values.len() == types.len() && values.iter().zip(types).all(|(value, ty)| value.is(ty))
            }
            (Datum::Void, Type::Void)
            | (Datum::Float(_), Type::Float)
            | (Datum::Double(_), Type::Double)
            | (Datum::Ref(_), Type::Ref)
            | (Datum::IRef(..), Type::IRef)
            | (Datum::Func(_), Type::Func)
            | (Datum::Tagged(_), Type::Tagged)
            | (Datum::Stack(_), Type::Stack)
            | (Datum::Thread(_), Type::Thread)
            | (Datum::Text(..), Type::Text)
            | (Datum::Dynamic(..), Type::Dynamic) => true,
            _ => false,
        }
    }

    /// The first object in it.
    pub fn reference(&self) -> Reference {
        match self {
            Datum::Ref(object)
            | Datum::IRef(object, _)
            | Datum::Stack(object)
            | Datum::Thread(object)
            | Datum::Text(object, _) => *object,
            Datum::Tagged(bits) | Datum::Dynamic(bits, _) => Reference(tagged::object(*bits)),
            Datum::Struct(fields) => {
                let mut objects = fields.iter().map(Datum::reference);
                objects.find(|object| !object.is_null()).unwrap_or_default()
            }
            _ => Reference::NULL,
        }
    }
}

/// Integers as signed decimal numbers, but of one bit as 0 or 1, and unsigned ones without a sign; strings in quotes; floating point in the shortest form that reads back as the same number, with
/// `f` or `d`; references as `NULL` or what they are.
impl fmt::Display for Datum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Datum::Void => f.write_str("void"),
            Datum::Int { width: 1, bits } => write!(f, "{bits}"),
            Datum::Int { width, bits } => {
                let shift = 64 - u32::from(*width).clamp(1, 64);
                write!(f, "{}", ((bits << shift) as i64) >> shift)
            }
            Datum::Unsigned { bits, .. } => write!(f, "{bits}"),
            Datum::Text(_, bytes) => write!(f, "{:?}", String::from_utf8_lossy(bytes)),
            Datum::Dynamic(_, value) => value.fmt(f),
            Datum::Float(value) => floating(f, f64::from(*value), &format!("{value:?}"), 'f'),
            Datum::Double(value) => floating(f, *value, &format!("{value:?}"), 'd'),
            Datum::Ref(object) => f.write_str(if object.is_null() { "NULL" } else { "ref" }),
            Datum::IRef(object, offset) => {
                let null = object.is_null() && *offset == 0;
                f.write_str(if null { "NULL" } else { "iref" })
            }
            Datum::Func(bits) => f.write_str(if *bits == 0 { "NULL" } else { "func" }),
            Datum::Stack(object) => f.write_str(if object.is_null() { "NULL" } else { "stack" }),
            Datum::Thread(object) => f.write_str(if object.is_null() { "NULL" } else { "thread" }),
            Datum::Tagged(bits) => match tagged::kind(*bits) {
                Kind::Double => Datum::Double(f64::from_bits(*bits)).fmt(f),
                Kind::Integer => write!(f, "{}", tagged::to_integer(*bits)),
                Kind::Reference if tagged::object(*bits) == 0 => write!(f, "NULL:{}", tagged::tag(*bits)),
                Kind::Reference => write!(f, "ref:{}", tagged::tag(*bits)),
            },
            Datum::Struct(fields) => {
                f.write_str("{")?;
                for (at, field) in fields.iter().enumerate() {
                    write!(f, "{}{field}", if at > 0 { " " } else { "" })?;
                }
                f.write_str("}")
            }
        }
    }
}

/// The string that is the object at an address; the empty one is null.
fn text(address: u64, memory: Memory<'_>) -> Datum {
    let mut length = [0; 8];
    let length = match address != 0 && memory(address, &mut length) {
        true => u64::from_le_bytes(length).min(MAX_TEXT),
        false => 0,
    };
    let mut bytes = vec![0; length as usize];
    if !memory(address.wrapping_add(dynamic::STRING_BYTES), &mut bytes) {
        bytes.clear();
    }
    Datum::Text(Reference(address), bytes)
}

/// A dynamic value as what it is.
fn dynamic(bits: u64, memory: Memory<'_>) -> Datum {
    let cell = || {
        let mut cell = [0; 8];
        memory(tagged::object(bits), &mut cell);
        u64::from_le_bytes(cell)
    };
    let object = tagged::object(bits);
    let value = match tagged::kind(bits) {
        Kind::Double => Datum::Double(f64::from_bits(bits)),
        Kind::Integer => {
            let integer = tagged::to_integer(bits);
            let (code, value) = (
                integer & ((1 << dynamic::TYPE_BITS) - 1),
                integer >> dynamic::TYPE_BITS,
            );
            match dynamic::number(code as u32) {
                Some(Number::Signed(width)) => Datum::Int {
                    width,
                    bits: value as u64 & mask(width),
                },
                Some(Number::Unsigned(width)) => Datum::Unsigned {
                    width,
                    bits: value as u64 & mask(width),
                },
                Some(Number::Float) => Datum::Float(f32::from_bits(value as u32)),
                None => Datum::Tagged(bits),
            }
        }
        Kind::Reference => match u64::from(tagged::tag(bits)) {
            tag::STRING => text(object, memory),
            tag::I64 => Datum::Int {
                width: 64,
                bits: cell(),
            },
            tag::UI64 => Datum::Unsigned {
                width: 64,
                bits: cell(),
            },
            _ => Datum::Ref(Reference(object)),
        },
    };
    Datum::Dynamic(bits, Box::new(value))
}

fn floating(f: &mut fmt::Formatter<'_>, value: f64, shortest: &str, suffix: char) -> fmt::Result {
    if value.is_nan() {
        write!(f, "nan{suffix}")
    } else if value.is_infinite() {
        write!(f, "{}inf{suffix}", if value > 0.0 { '+' } else { '-' })
    } else {
        write!(f, "{shortest}{suffix}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_come_back_as_they_were_read() {
        for (text, shown) in [
            ("v", "void"),
            ("i1", "int<1>"),
            ("i64", "int<64>"),
            ("{i64d{rp}t}", "struct<int<64> double struct<ref iref> tagref64>"),
            ("u16", "ui16"),
            ("{}", "struct<>"),
        ] {
            assert_eq!(Type::parse(text).map(|ty| ty.to_string()).as_deref(), Some(shown));
        }
        for text in ["", "i", "i0", "i65", "x", "{", "{i8", "i8i8", "}"] {
            assert_eq!(Type::parse(text), None, "{text}");
        }
        assert_eq!(Type::parse("{i64d{rp}t}").map(|ty| ty.leaves()), Some(6));
    }

    #[test]
    fn values_are_written_as_they_are_read() {
        for (ty, text, shown) in [
            ("i8", "-1", "-1"),
            ("i8", "0xff", "-1"),
            ("i1", "1", "1"),
            ("i6", "31", "31"),
            ("d", "2.5d", "2.5d"),
            ("d", "-inf", "-infd"),
            ("f", "1e9", "1000000000.0f"),
            ("{i64{f}}", "{3 {0.5}}", "{3 {0.5f}}"),
            ("r", "NULL", "NULL"),
            ("p", "NULL", "NULL"),
            ("t", "7.0", "7.0d"),
            ("t", "-7", "-7"),
            ("t", "NULL", "NULL:0"),
            ("d", "bitsd(0x3ff8000000000000)", "1.5d"),
            ("f", "bitsf(0x3fc00000)", "1.5f"),
        ] {
            let ty = Type::parse(ty).expect("a type");
            let value = ty.read(text).expect(text);
            assert!(value.is(&ty));
            assert_eq!(value.to_string(), shown);
            let mut leaves = Vec::new();
            value.to_leaves(&mut leaves);
            assert_eq!(leaves.len(), ty.leaves());
            let read = Datum::from_leaves(&ty, &mut leaves.into_iter(), &|_, _| false);
            assert_eq!(read, Some(value));
        }
        let int = Type::Int(8);
        for text in ["", "x", "1 2", "1.5", "NULL"] {
            assert_eq!(int.read(text), None, "{text}");
        }
    }
}
