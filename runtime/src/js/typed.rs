//! Bytes, and arrays of numbers that are views of them (ECMAScript 2015 §24.1, §22.2).
//!
//! A buffer keeps an array of bytes and their number in its `CODE` word; one that was detached keeps nothing. A view keeps its buffer, where it begins
//! in the `CODE` word, and the number of its elements as its length.

use super::context::Js;
use super::heap;
use super::key::Key;
use super::kinds::Kind;
use super::number::{to_int32, to_uint8_clamp, to_uint32};
use super::value::{Object, Value, tag};
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};
use std::cmp::Ordering;

macro_rules! elements {
    ($($variant:ident $kind:ident $type:ty;)*) => {
        /// The type of the elements of an array of numbers.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum Element {
            $(#[doc = concat!("`", stringify!($type), "`")] $variant,)*
        }

        impl Element {
            /// All of them.
            pub const ALL: &[Element] = &[$(Element::$variant),*];

            /// The kind of arrays of such elements.
            pub const fn kind(self) -> Kind {
                match self { $(Element::$variant => Kind::$kind,)* }
            }

            /// Bytes of an element.
            pub const fn size(self) -> u64 {
                match self { $(Element::$variant => size_of::<$type>() as u64,)* }
            }

            /// The elements of arrays of a kind.
            pub const fn of(kind: Kind) -> Option<Element> {
                match kind { $(Kind::$kind => Some(Element::$variant),)* _ => None }
            }
        }
    };
}
elements! {
    Int8 Int8Array i8;
    Uint8 Uint8Array u8;
    Clamped Uint8ClampedArray u8;
    Int16 Int16Array i16;
    Uint16 Uint16Array u16;
    Int32 Int32Array i32;
    Uint32 Uint32Array u32;
    Float32 Float32Array f32;
    Float64 Float64Array f64;
    BigInt64 BigInt64Array i64;
    BigUint64 BigUint64Array u64;
}

/// Bytes of the largest element.
pub(super) const WIDEST: usize = 8;

/// What an element is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Content {
    /// A number.
    Number(Value),
    /// A big integer: its lowest 64 bits are what arrays keep.
    Big(i128),
}

impl Content {
    /// The number, or what an array of big integers has for one.
    fn number(self) -> f64 {
        match self {
            Content::Number(value) => value.as_number().unwrap_or(0.0),
            Content::Big(_) => 0.0,
        }
    }

    /// The order in arrays: -0 before 0, and what is no number last.
    pub fn order(self, other: Content) -> Ordering {
        match (self, other) {
            (Content::Big(a), Content::Big(b)) => a.cmp(&b),
            (a, b) => match (a.number(), b.number()) {
                (a, b) if a.is_nan() || b.is_nan() => a.is_nan().cmp(&b.is_nan()),
                (a, b) => a.total_cmp(&b),
            },
        }
    }
}

impl Element {
    /// Whether elements are big integers.
    pub const fn is_big(self) -> bool {
        matches!(self, Element::BigInt64 | Element::BigUint64)
    }

    /// What bytes are, the first of them the lowest.
    pub fn decode(self, bytes: [u8; WIDEST]) -> Content {
        let [a, b, c, d, ..] = bytes;
        Content::Number(match self {
            Element::BigInt64 => return Content::Big(i64::from_le_bytes(bytes).into()),
            Element::BigUint64 => return Content::Big(u64::from_le_bytes(bytes).into()),
            Element::Int8 => Value::int((a as i8).into()),
            Element::Uint8 | Element::Clamped => Value::int(a.into()),
            Element::Int16 => Value::int(i16::from_le_bytes([a, b]).into()),
            Element::Uint16 => Value::int(u16::from_le_bytes([a, b]).into()),
            Element::Int32 => Value::int(i32::from_le_bytes([a, b, c, d])),
            Element::Uint32 => Value::number(u32::from_le_bytes([a, b, c, d]).into()),
            Element::Float32 => Value::number(f32::from_le_bytes([a, b, c, d]).into()),
            Element::Float64 => Value::number(f64::from_le_bytes(bytes)),
        })
    }

    /// The bytes of an element.
    pub fn encode(self, content: Content) -> [u8; WIDEST] {
        let number = match content {
            Content::Big(value) => return (value as u64).to_le_bytes(),
            content => content.number(),
        };
        let mut bytes = [0; WIDEST];
        let mut put = |part: &[u8]| {
            for (to, from) in bytes.iter_mut().zip(part) {
                *to = *from;
            }
        };
        match self {
            Element::Clamped => put(&[to_uint8_clamp(number)]),
            Element::Int8 | Element::Uint8 => put(&to_int32(number).to_le_bytes()[..1]),
            Element::Int16 | Element::Uint16 => put(&to_int32(number).to_le_bytes()[..2]),
            Element::Int32 | Element::Uint32 => put(&to_uint32(number).to_le_bytes()),
            Element::Float32 => put(&(number as f32).to_le_bytes()),
            Element::Float64 => put(&number.to_le_bytes()),
            Element::BigInt64 | Element::BigUint64 => {}
        }
        bytes
    }
}

/// Bytes that somebody sees.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes {
    array: u64,
    /// Their number.
    pub length: u64,
}

impl Bytes {
    /// The bytes of a buffer that was not detached.
    pub fn of(buffer: Object) -> Option<Bytes> {
        let array = buffer.data().address(tag::INDEX)?;
        Some(Bytes {
            array,
            length: heap::word(buffer.0, object::CODE),
        })
    }

    /// So many bytes from a place on, the others zero. They are within.
    pub fn read(self, at: u64, size: u64) -> [u8; WIDEST] {
        let mut bytes = [0; WIDEST];
        if at.checked_add(size).is_some_and(|end| end <= self.length) {
            heap::read_bytes(self.array, at, &mut bytes[..size as usize]);
        }
        bytes
    }

    /// Writes bytes at a place, if they are within.
    pub fn write(self, at: u64, bytes: &[u8]) {
        if at
            .checked_add(bytes.len() as u64)
            .is_some_and(|end| end <= self.length)
        {
            heap::write_bytes(self.array, at, bytes);
        }
    }

    /// All bytes of a part, if it is within.
    pub fn copy(self, from: u64, size: u64) -> Vec<u8> {
        let mut bytes = vec![0; size as usize];
        if from.checked_add(size).is_some_and(|end| end <= self.length) {
            heap::read_bytes(self.array, from, &mut bytes);
        }
        bytes
    }
}

/// A view that has its bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// The buffer's.
    pub bytes: Bytes,
    /// Where it begins.
    pub offset: u64,
    /// Its elements.
    pub length: u32,
    /// What they are.
    pub element: Element,
}

impl View {
    /// An array of numbers whose buffer was not detached.
    pub fn of(array: Object) -> Option<View> {
        let element = Element::of(array.kind())?;
        Some(View {
            bytes: Bytes::of(array.data().as_object()?)?,
            offset: heap::word(array.0, object::CODE),
            length: array.length(),
            element,
        })
    }

    fn place(self, index: u32) -> u64 {
        self.offset + u64::from(index) * self.element.size()
    }

    /// An element.
    pub fn get(self, index: u32) -> Option<Content> {
        (index < self.length).then(|| {
            self.element
                .decode(self.bytes.read(self.place(index), self.element.size()))
        })
    }

    /// Sets an element, if there is one.
    pub fn set(self, index: u32, content: Content) {
        if index < self.length {
            let bytes = self.element.encode(content);
            self.bytes
                .write(self.place(index), &bytes[..self.element.size() as usize]);
        }
    }
}

impl Js<'_> {
    /// A new buffer of so many bytes, all zero.
    ///
    /// # Errors
    /// `RangeError` if that is too much.
    pub(super) fn make_buffer(&mut self, length: u64) -> Result<Object, Raise> {
        if length > i32::MAX as u64 {
            return Err(self.range_error("Array buffer allocation failed"));
        }
        let prototype = self.realm().prototype(Kind::ArrayBuffer);
        let buffer = self.make_object(prototype, Kind::ArrayBuffer)?;
        let bytes = self.make_array(Class::Bytes, (length as usize).max(1))?;
        self.set_data(buffer, Value::reference(bytes, tag::INDEX));
        heap::set_word(buffer.0, object::CODE, length);
        Ok(buffer)
    }

    /// A new view of a buffer.
    pub(super) fn make_view(
        &mut self,
        kind: Kind,
        buffer: Object,
        offset: u64,
        length: u32,
    ) -> Result<Object, Raise> {
        let prototype = self.realm().prototype(kind);
        let view = self.make_object(prototype, kind)?;
        self.set_data(view, Value::object(buffer));
        heap::set_word(view.0, object::CODE, offset);
        view.set_length(length);
        Ok(view)
    }

    /// The index that a key of an array of numbers is, or that it is a number that no element has; `None` if it is no number
    /// (ECMAScript, CanonicalNumericIndexString).
    pub(super) fn numeric(&mut self, array: Object, key: Key) -> Option<Option<u32>> {
        Element::of(array.kind())?;
        let Key::Name(_) = key else {
            let Key::Index(index) = key else { return None };
            return Some(Some(index));
        };
        if self.is_symbol(key) {
            return None;
        }
        let text = self.key_text(key);
        if !matches!(text.first(), Some(b'-' | b'0'..=b'9' | b'I' | b'N')) {
            return None;
        }
        let text = String::from_utf8(text).ok()?;
        let units: Vec<u16> = text.encode_utf16().collect();
        let number = super::number::from_string(&units);
        (text == "-0" || super::number::to_string(number) == text).then_some(None)
    }

    /// Sets an element (ECMAScript, TypedArraySetElement): the value becomes a number in any case.
    ///
    /// # Errors
    /// What the conversion throws.
    pub(super) fn set_numeric(
        &mut self,
        array: Object,
        index: Option<u32>,
        value: Value,
    ) -> Result<(), Raise> {
        let content = match Element::of(array.kind()) {
            Some(element) => self.content_of(element, value)?,
            None => return Ok(()),
        };
        if let (Some(view), Some(index)) = (View::of(array), index) {
            view.set(index, content);
        }
        Ok(())
    }

    /// The value of an element.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn of_content(&mut self, content: Content) -> Result<Value, Raise> {
        match content {
            Content::Number(value) => Ok(value),
            Content::Big(value) => self.big_of(value),
        }
    }

    /// What an element is set to.
    ///
    /// # Errors
    /// What the conversion throws.
    pub(super) fn content_of(&mut self, element: Element, value: Value) -> Result<Content, Raise> {
        if element.is_big() {
            let big = self.big_of_value(value)?;
            return Ok(Content::Big(self.low_bits(big).into()));
        }
        Ok(Content::Number(Value::number(self.to_number(value)?)))
    }

    /// An element of an array, undefined where there is none.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn element_at(&mut self, array: Object, index: u32) -> Result<Value, Raise> {
        match View::of(array).and_then(|view| view.get(index)) {
            Some(content) => self.of_content(content),
            None => Ok(Value::UNDEFINED),
        }
    }
}
