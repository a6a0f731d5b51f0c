//! Objects of arguments (ECMAScript 5.1 §10.6), and calls of functions that want one: it comes before the parameters.

use super::context::Js;
use super::heap;
use super::key::Key;
use super::kinds::{ARGUMENTS, BOUND, CLASS, CONSTRUCTOR, Kind, MAPPED, NATIVE, SPARSE, STRICT, Traits};
use super::native;
use super::object::SLOTS;
use super::realm::{Look, WellKnown};
use super::value::{Object, Value, tag};
use crate::dynamic::DICTIONARY;
use crate::managed::Raise;
use maple_mirbin::js::layout::{Class, object};

/// Elements of a list that calls pass by themselves.
const FEW: u32 = 4;
/// What tells the program that a list is none of few elements.
const MANY: u64 = 255;

impl Js<'_> {
    /// The object of the arguments of a call. Its elements are no parameters: none changes with the other. Code that nobody knows the function of
    /// is as in strict mode.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn make_arguments(&mut self, callee: Option<Object>, args: &[Value]) -> Result<Value, Raise> {
        let callee = callee.filter(|callee| !callee.is(STRICT));
        let known = self.realm().arguments_look[usize::from(callee.is_some())];
        let Some(look) = known else {
            return self.make_first_arguments(callee, args);
        };
        let prototype = self.realm().prototype(Kind::Ordinary);
        let made = self.make_object(prototype, Kind::Arguments)?;
        self.fill_elements(made, args)?;
        let slots = self.make_array(Class::Values, SLOTS)?;
        heap::set_word(slots, 0, Value::number(args.len() as f64).0);
        self.store(slots, 8, look.values);
        let callee = callee.map_or(look.forbidden, Value::object);
        self.store(slots, 16, callee);
        self.store_array(made.0, object::SLOTS, slots);
        heap::set_word(made.0, object::SHAPE, look.shape);
        Ok(Value::object(made))
    }

    /// The first one of its look, which is noted.
    fn make_first_arguments(&mut self, callee: Option<Object>, args: &[Value]) -> Result<Value, Raise> {
        let prototype = self.realm().prototype(Kind::Ordinary);
        let made = self.make_object(prototype, Kind::Arguments)?;
        self.fill_elements(made, args)?;
        let length = Key::Name(self.realm().names.length);
        self.add(made, length, Value::number(args.len() as f64), Traits::METHOD)?;
        let (Some(iterator), Some(array)) = (
            self.well_known(WellKnown::Iterator),
            self.realm().prototype(Kind::Array).as_object(),
        ) else {
            return Ok(Value::object(made));
        };
        let values = match self.find(array, iterator)? {
            Some((_, own)) => own.value(),
            None => Value::UNDEFINED,
        };
        self.add(made, iterator, values, Traits::METHOD)?;
        let name = Key::Name(self.realm().names.callee);
        let forbidden = match callee {
            Some(callee) => {
                self.add(made, name, Value::object(callee), Traits::METHOD)?;
                Value::UNDEFINED
            }
            None => {
                let thrower = self.realm().thrower;
                let accessor = self.make_pair(thrower, thrower, tag::ACCESSOR)?;
                self.add(made, name, accessor, Traits::ACCESSOR)?;
                accessor
            }
        };
        let shape = heap::word(made.0, object::SHAPE);
        if shape != u64::from(DICTIONARY) {
            let look = Look {
                shape,
                values: self.own_forever(values),
                forbidden: self.own_forever(forbidden),
            };
            self.realm().arguments_look[usize::from(callee.is_some())] = Some(look);
        }
        Ok(Value::object(made))
    }

    /// The code of a function that takes the object of its arguments, or 0 if it is none that plain code can call. `new` calls constructors. The
    /// object waits to be taken.
    ///
    /// # Errors
    /// No memory.
    pub(super) fn arguments_target(
        &mut self,
        function: Value,
        is_new: bool,
        args: &[Value],
    ) -> Result<u64, Raise> {
        let wanted = ARGUMENTS | if is_new { CONSTRUCTOR } else { 0 };
        let fits = |callee: &Object| {
            let refused = callee.is(NATIVE | BOUND) || !is_new && callee.is(CLASS);
            callee.is_callable() && callee.flags() & wanted == wanted && !refused
        };
        let Some(callee) = function.as_object().filter(fits) else {
            return Ok(0);
        };
        let made = self.make_arguments(Some(callee), args)?;
        if let Some(object) = made.as_object().filter(|_| is_new) {
            self.set_data(object, function);
        }
        let owned = Value(self.give(made));
        self.realm().arguments = owned;
        Ok(heap::word(callee.0, object::CODE))
    }

    /// The object of arguments that waits.
    pub(super) fn take_arguments(&mut self) -> Value {
        let waiting = std::mem::replace(&mut self.realm().arguments, Value::HOLE);
        self.keep(waiting)
    }

    /// How many elements a list has that a call of `apply` passes on, if the function is `apply` and they are few and can be read as they lie.
    pub(super) fn few_arguments(&mut self, function: Value, list: Value) -> u64 {
        let is_apply = |function: Object| function.is(NATIVE) && function.length() == native::APPLY;
        let is_apply = function.as_object().is_some_and(is_apply);
        let Some(list) = list.as_object().filter(|_| is_apply) else {
            return MANY;
        };
        let elements = list.elements();
        let count = match list.kind() {
            Kind::Array if !list.is(SPARSE) => list.length(),
            Kind::Arguments if !list.is(SPARSE | MAPPED) && self.has_usual_length(list) => {
                self.length_of(elements)
            }
            _ => return MANY,
        };
        let are_there = count <= FEW.min(self.length_of(elements))
            && (0..u64::from(count)).all(|at| heap::value(elements, 8 * at) != Value::HOLE);
        if are_there { count.into() } else { MANY }
    }

    /// Whether the length of an object of arguments is the one that it was made with.
    fn has_usual_length(&mut self, list: Object) -> bool {
        let shape = heap::word(list.0, object::SHAPE);
        let looks = self.realm().arguments_look;
        let is_known = looks.iter().flatten().any(|look| look.shape == shape);
        let length = self.length_of(list.elements());
        is_known && heap::value(heap::word(list.0, object::SLOTS), 0) == Value::number(length.into())
    }
}
