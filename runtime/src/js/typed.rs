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
}

/// Bytes of the largest element.
pub(super) const WIDEST: usize = 8;

impl Element {
    /// The number that bytes are, the first of them the lowest.
    pub fn decode(self, bytes: [u8; WIDEST]) -> Value {
        let [a, b, c, d, ..] = bytes;
        match self {
            Element::Int8 => Value::int((a as i8).into()),
            Element::Uint8 | Element::Clamped => Value::int(a.into()),
            Element::Int16 => Value::int(i16::from_le_bytes([a, b]).into()),
            Element::Uint16 => Value::int(u16::from_le_bytes([a, b]).into()),
            Element::Int32 => Value::int(i32::from_le_bytes([a, b, c, d])),
            Element::Uint32 => Value::number(u32::from_le_bytes([a, b, c, d]).into()),
            Element::Float32 => Value::number(f32::from_le_bytes([a, b, c, d]).into()),
            Element::Float64 => Value::number(f64::from_le_bytes(bytes)),
        }
    }

    /// The bytes of a number.
    pub fn encode(self, number: f64) -> [u8; WIDEST] {
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
    pub fn get(self, index: u32) -> Option<Value> {
        (index < self.length).then(|| {
            self.element
                .decode(self.bytes.read(self.place(index), self.element.size()))
        })
    }

    /// Sets an element, if there is one.
    pub fn set(self, index: u32, number: f64) {
        if index < self.length {
            let bytes = self.element.encode(number);
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
        let number = self.to_number(value)?;
        if let (Some(view), Some(index)) = (View::of(array), index) {
            view.set(index, number);
        }
        Ok(())
    }
}
