//! Constructors of arrays of numbers, and what all of them have.

use super::super::super::context::Js;
use super::super::super::heap;
use super::super::super::key::Key;
use super::super::super::kinds::{Kind, Traits};
use super::super::super::native::{Call, Native, number};
use super::super::super::realm::WellKnown;
use super::super::super::typed::{Bytes, Element, View};
use super::super::super::value::{Object, Value, tag};
use super::methods;
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::object;
use std::ops::Range;

const TABLE: usize = 27;

macro_rules! constructors {
    ($($element:ident $name:literal;)*) => {
        pub(in super::super) const FUNCTIONS: &[Native] = &[
            Native::new("TypedArray", 0, |js, _| Err(js.type_error("Abstract class TypedArray not directly constructable"))),
            Native::new("from", 1, from),
            Native::new("of", 0, of),
            Native::new("get [Symbol.species]", 0, |_, call| Ok(call.this)),
            Native::new("get buffer", 0, |js, call| {
                let buffer = receiver(js, call)?.data();
                Ok(js.hold(buffer))
            }),
            Native::new("get byteLength", 0, |js, call| {
                let view = View::of(receiver(js, call)?);
                Ok(Value::number(view.map_or(0.0, |view| (u64::from(view.length) * view.element.size()) as f64)))
            }),
            Native::new("get byteOffset", 0, |js, call| {
                let view = View::of(receiver(js, call)?);
                Ok(Value::number(view.map_or(0.0, |view| view.offset as f64)))
            }),
            Native::new("get length", 0, |js, call| {
                let view = View::of(receiver(js, call)?);
                Ok(Value::number(view.map_or(0.0, |view| view.length.into())))
            }),
            Native::new("get [Symbol.toStringTag]", 0, |js, call| {
                match call.this.as_object().and_then(|object| Element::of(object.kind())) {
                    Some(element) => js.string(element.kind().class()),
                    None => Ok(Value::UNDEFINED),
                }
            }),
            $(Native::new($name, 3, |js, call| construct(js, call, Element::$element)),)*
        ];
    };
}
constructors! {
    Int8 "Int8Array";
    Uint8 "Uint8Array";
    Clamped "Uint8ClampedArray";
    Int16 "Int16Array";
    Uint16 "Uint16Array";
    Int32 "Int32Array";
    Uint32 "Uint32Array";
    Float32 "Float32Array";
    Float64 "Float64Array";
    BigInt64 "BigInt64Array";
    BigUint64 "BigUint64Array";
}
const SPECIES: usize = 3;
const GETTERS: usize = 4;
const TAG: usize = 8;
const CONSTRUCTORS: usize = 9;

pub(super) fn install(js: &mut Js<'_>) -> Result<(), Raise> {
    let base = js.realm().prototype(Kind::Ordinary);
    let prototype = js.make_object(base, Kind::Ordinary)?;
    let constructor = constructor(js, 0, prototype)?;
    js.add_functions(constructor, TABLE, 1..SPECIES)?;
    js.add_species(constructor, TABLE, SPECIES)?;
    for place in GETTERS..TAG {
        js.add_getter(prototype, TABLE, place)?;
    }
    let getter = Value::object(js.make_native(number(TABLE, TAG), false)?);
    let accessor = js.make_pair(getter, Value::UNDEFINED, tag::ACCESSOR)?;
    if let Some(key) = js.well_known(WellKnown::ToStringTag) {
        let traits = Traits(Traits::ACCESSOR.0 | Traits::CONFIGURABLE.0);
        js.add(prototype, key, accessor, traits)?;
    }
    methods::install(js, prototype)?;
    for (place, element) in (CONSTRUCTORS..).zip(Element::ALL) {
        let own = js.make_object(Value::object(prototype), Kind::Ordinary)?;
        js.set_prototype_of_kind(element.kind(), Value::object(own));
        let made = js.add_constructor(TABLE, place, own)?;
        js.set_prototype(made, Value::object(constructor));
        let size = Value::number(element.size() as f64);
        for object in [made, own] {
            js.set_own(object, "BYTES_PER_ELEMENT", size, Traits::NONE)?;
        }
    }
    Ok(())
}

/// A constructor that the global object does not have.
fn constructor(js: &mut Js<'_>, place: usize, prototype: Object) -> Result<Object, Raise> {
    let constructor = js.make_native(number(TABLE, place), true)?;
    let names = js.realm().names;
    let key = Key::Name(names.prototype);
    js.own(constructor, key)?;
    js.add(constructor, key, Value::object(prototype), Traits::NONE)?;
    let key = Key::Name(names.constructor);
    js.add(prototype, key, Value::object(constructor), Traits::METHOD)?;
    Ok(constructor)
}

/// The array of numbers that `this` is, whatever became of its buffer.
fn receiver(js: &mut Js<'_>, call: &Call<'_>) -> Result<Object, Raise> {
    let array = call
        .this
        .as_object()
        .filter(|object| Element::of(object.kind()).is_some());
    match array {
        Some(array) => Ok(array),
        None => Err(js.type_error("this is not a typed array.")),
    }
}

fn construct(js: &mut Js<'_>, call: &Call<'_>, element: Element) -> Result<Value, Raise> {
    js.require_new(call)?;
    let Some(source) = call.arg(0).as_object() else {
        let length = js.index_of_value(call.arg(0), "Invalid typed array length")?;
        return js.new_array_of_numbers(element, length).map(Value::object);
    };
    if source.kind() == Kind::ArrayBuffer {
        return over(js, call, source, element);
    }
    if Element::of(source.kind()).is_some() {
        let from = js.view(source)?;
        let made = js.new_array_of_numbers(element, from.length.into())?;
        js.copy_numbers(from, made)?;
        return Ok(Value::object(made));
    }
    let values = js.values_of(Value::object(source))?;
    let made = js.new_array_of_numbers(element, values.len() as u64)?;
    for (index, value) in (0..).zip(values) {
        js.set_numeric(made, Some(index), value)?;
    }
    Ok(Value::object(made))
}

/// A view of a buffer.
fn over(js: &mut Js<'_>, call: &Call<'_>, buffer: Object, element: Element) -> Result<Value, Raise> {
    let (name, size) = (element.kind().class(), element.size());
    let offset = js.index_of_value(call.arg(1), "Start offset is too large")?;
    if !offset.is_multiple_of(size) {
        return Err(js.range_error(&format!("start offset of {name} should be a multiple of {size}")));
    }
    let length = match call.arg(2) {
        Value::UNDEFINED => None,
        length => Some(js.index_of_value(length, "Invalid typed array length")?),
    };
    let all = js.bytes_of(buffer)?.length;
    let length = match length {
        Some(length) => {
            let end = length
                .checked_mul(size)
                .and_then(|bytes| bytes.checked_add(offset));
            if end.is_none_or(|end| end > all) {
                return Err(js.range_error(&format!("Invalid typed array length: {length}")));
            }
            length
        }
        None if !all.is_multiple_of(size) => {
            return Err(js.range_error(&format!("byte length of {name} should be a multiple of {size}")));
        }
        None if offset > all => {
            return Err(js.range_error(&format!(
                "Start offset {offset} is outside the bounds of the buffer"
            )));
        }
        None => (all - offset) / size,
    };
    js.make_view(element.kind(), buffer, offset, length as u32)
        .map(Value::object)
}

fn from(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    require_constructor(js, call.this)?;
    let function = call.arg(1);
    if function != Value::UNDEFINED && !function.as_object().is_some_and(Object::is_callable) {
        let shown = js.shown(function);
        return Err(js.type_error(&format!("{shown} is not a function")));
    }
    let values = js.values_of(call.arg(0))?;
    let made = js.create_numbers(call.this, &[Value::number(values.len() as f64)])?;
    for (index, value) in (0..).zip(values) {
        let value = match function {
            Value::UNDEFINED => value,
            function => js.call(function, call.arg(2), &[value, Value::number(index.into())])?,
        };
        js.put_strictly(made, Key::Index(index), value)?;
    }
    Ok(Value::object(made))
}

fn of(js: &mut Js<'_>, call: &Call<'_>) -> Result<Value, Raise> {
    require_constructor(js, call.this)?;
    let made = js.create_numbers(call.this, &[Value::number(call.args.len() as f64)])?;
    for (index, value) in (0..).zip(call.args) {
        js.put_strictly(made, Key::Index(index), *value)?;
    }
    Ok(Value::object(made))
}

fn require_constructor(js: &mut Js<'_>, value: Value) -> Result<(), Raise> {
    let is = value
        .as_object()
        .is_some_and(|object| object.is(super::super::super::kinds::CONSTRUCTOR));
    if is {
        return Ok(());
    }
    let shown = js.shown(value);
    Err(js.type_error(&format!("{shown} is not a constructor")))
}

impl Js<'_> {
    /// A new array of so many numbers, all zero.
    pub(super) fn new_array_of_numbers(&mut self, element: Element, length: u64) -> Result<Object, Raise> {
        let Some(bytes) = length
            .checked_mul(element.size())
            .filter(|_| length <= i32::MAX as u64)
        else {
            return Err(self.range_error(&format!("Invalid typed array length: {length}")));
        };
        let buffer = self.make_buffer(bytes)?;
        self.make_view(element.kind(), buffer, 0, length as u32)
    }

    /// The view that an array of numbers is.
    pub(super) fn view(&mut self, array: Object) -> Result<View, Raise> {
        match View::of(array) {
            Some(view) => Ok(view),
            None => Err(self.type_error("Cannot perform the operation on a detached ArrayBuffer")),
        }
    }

    /// Copies all numbers to an array that has room for them.
    pub(super) fn copy_numbers(&mut self, from: View, to: Object) -> Result<(), Raise> {
        let to = self.view(to)?;
        if from.element == to.element {
            let size = u64::from(from.length) * from.element.size();
            to.bytes.write(to.offset, &from.bytes.copy(from.offset, size));
            return Ok(());
        }
        self.copy_elements(from, 0..from.length, to, 0)
    }

    /// Copies elements of a part to a place of another view, whose bytes are others.
    pub(super) fn copy_elements(
        &mut self,
        from: View,
        part: Range<u32>,
        to: View,
        at: u32,
    ) -> Result<(), Raise> {
        if from.element.is_big() != to.element.is_big() {
            return Err(self.mixed());
        }
        for (index, to_index) in part.zip(at..) {
            if let Some(content) = from.get(index) {
                to.set(to_index, content);
            }
        }
        Ok(())
    }

    /// What a constructor makes: an array of numbers, at least as many as were asked for (ECMAScript, TypedArrayCreateFromCtor).
    pub(super) fn create_numbers(&mut self, constructor: Value, args: &[Value]) -> Result<Object, Raise> {
        let made = self.construct(constructor, args)?;
        let Some(made) = made.as_object().filter(|made| Element::of(made.kind()).is_some()) else {
            return Err(self.type_error("this is not a typed array."));
        };
        let view = self.view(made)?;
        if let [length] = args
            && length
                .as_number()
                .is_some_and(|length| f64::from(view.length) < length)
        {
            return Err(
                self.type_error("Derived TypedArray constructor created an array which was too small")
            );
        }
        Ok(made)
    }

    /// An array of numbers such as methods of another one make.
    pub(super) fn numbers_like(&mut self, array: Object, args: &[Value]) -> Result<Object, Raise> {
        let usual = self.realm().prototype(array.kind());
        match (self.species_of(array, usual)?, args) {
            (Some(constructor), args) => self.create_numbers(constructor, args),
            (None, &[length]) => {
                let element = Element::of(array.kind()).ok_or(Raise::Trap(TrapKind::BadSignature))?;
                self.new_array_of_numbers(element, length.as_number().unwrap_or(0.0) as u64)
            }
            (None, args) => {
                let constructor = match usual.as_object() {
                    Some(usual) => self.get_named(usual, "constructor")?,
                    None => Value::UNDEFINED,
                };
                self.create_numbers(constructor, args)
            }
        }
    }

    /// What an iterator of a value gives, or the elements of something with a length.
    fn values_of(&mut self, source: Value) -> Result<Vec<Value>, Raise> {
        let method = match self.well_known(WellKnown::Iterator) {
            Some(key) if !source.is_nullish() => self.get_of(source, key)?,
            _ => Value::UNDEFINED,
        };
        let mut values = Vec::new();
        if !method.is_nullish() {
            let array = self.array(&[])?;
            if let Some(list) = array.as_object() {
                self.each_of(source, |js, value| {
                    let at = list.length();
                    js.add(list, Key::Index(at), value, Traits::PLAIN)
                })?;
                values.extend((0..u64::from(list.length())).map(|at| heap::value(list.elements(), 8 * at)));
            }
            return Ok(values);
        }
        let list = self.to_object(source)?;
        let length = self.get_named(list, "length")?;
        let length = self.to_integer(length)?.clamp(0.0, 9_007_199_254_740_991.0);
        if length > f64::from(i32::MAX) {
            return Err(self.range_error(&format!("Invalid typed array length: {length}")));
        }
        for index in 0..length as u32 {
            values.push(self.get(list, Key::Index(index))?);
        }
        Ok(values)
    }

    /// Where the bytes of a view begin, and their buffer.
    pub(super) fn buffer_of(&mut self, array: Object) -> Result<(Object, Bytes, u64), Raise> {
        let buffer = array
            .data()
            .as_object()
            .ok_or(Raise::Trap(TrapKind::BadSignature))?;
        let bytes = self.bytes_of(buffer)?;
        Ok((buffer, bytes, heap::word(array.0, object::CODE)))
    }
}
