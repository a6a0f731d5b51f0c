//! Elements of an object of arguments that live where the parameters do (ECMAScript 5.1 §10.6): one changes with the other.
//!
//! What the object has besides is an array: the environment with the parameters, then a number for each argument, its distance there and
//! its traits. An argument without one is an element like others.

use super::super::context::Js;
use super::super::heap;
use super::super::kinds::{Kind, MAPPED, Traits};
use super::super::value::{Object, Value, tag};
use super::{Descriptor, Found};
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::Class;
use maple_mirbin::tagged;

/// Bits of the traits below a distance.
const TRAIT_BITS: u32 = 4;

fn word(distance: u64, traits: Traits) -> Value {
    Value(tagged::from_integer(
        (distance << TRAIT_BITS) as i64 | i64::from(traits.0),
    ))
}

impl Js<'_> {
    /// Lets arguments be the parameters that lie in an environment at these distances; 0 is none.
    ///
    /// # Errors
    /// A trap if nothing can lie there; no memory.
    pub(in super::super) fn map_arguments(
        &mut self,
        arguments: Value,
        environment: Value,
        distances: &[Value],
    ) -> Result<Value, Raise> {
        let bad = Raise::Trap(TrapKind::BadSignature);
        let (Some(object), Some(record)) = (arguments.as_object(), environment.address(tag::ENVIRONMENT))
        else {
            return Err(bad);
        };
        let class = self.vm().class_of(record);
        let size = u64::from(self.vm().class_info(class).size);
        let count = self.length_of(object.elements()) as usize;
        let distances = distances.get(..count.min(distances.len())).unwrap_or_default();
        if distances.is_empty() || object.kind() != Kind::Arguments {
            return Ok(arguments);
        }
        let map = self.make_array(Class::Values, 1 + distances.len())?;
        self.store(map, 0, environment);
        for (at, distance) in (0..).zip(distances) {
            let distance = u64::from(distance.0 as u32);
            if distance == 0 {
                continue;
            }
            if !distance.is_multiple_of(8) || distance + 8 > size {
                return Err(bad);
            }
            let value = heap::value(object.elements(), 8 * at);
            self.store(record, distance, value);
            self.store(map, 8 * (at + 1), word(distance, Traits::PLAIN));
            self.store(object.elements(), 8 * at, Value::HOLE);
        }
        self.set_data(object, Value::reference(map, tag::INDEX));
        object.set_flag(MAPPED, true);
        Ok(arguments)
    }

    /// Where the word of an argument is.
    fn mapped(&mut self, object: Object, index: u32) -> Option<(u64, u64)> {
        if !object.is(MAPPED) {
            return None;
        }
        let map = object.data().address(tag::INDEX)?;
        let distance = 8 * (u64::from(index) + 1);
        let there = index + 1 < self.length_of(map) && heap::value(map, distance) != Value::HOLE;
        there.then_some((map, distance))
    }

    /// The parameter that an argument is.
    pub(super) fn find_parameter(&mut self, object: Object, index: u32) -> Option<Found> {
        let (map, distance) = self.mapped(object, index)?;
        let record = heap::value(map, 0).address(tag::ENVIRONMENT)?;
        let number = tagged::to_integer(heap::value(map, distance).0) as u64;
        Some(Found {
            array: record,
            distance: number >> TRAIT_BITS,
            traits: Traits((number & ((1 << TRAIT_BITS) - 1)) as u8),
        })
    }

    /// An argument is no parameter any more. Says whether it was one.
    pub(super) fn unmap(&mut self, object: Object, index: u32) -> bool {
        match self.mapped(object, index) {
            Some((map, distance)) => {
                self.store(map, distance, Value::HOLE);
                true
            }
            None => false,
        }
    }

    /// Defines an argument that is a parameter: it remains one unless it becomes an accessor or a constant.
    pub(super) fn define_parameter(
        &mut self,
        object: Object,
        index: u32,
        found: Found,
        new: &Descriptor,
    ) -> Result<bool, Raise> {
        let value = self.hold(found.value());
        self.unmap(object, index);
        self.add_element(object, index, value, found.traits)?;
        let key = super::super::key::Key::Index(index);
        let done = self.define(object, key, new)?;
        let now = self.find_plain(object, index);
        let (Some(now), Some(map)) = (now, object.data().address(tag::INDEX)) else {
            return Ok(done);
        };
        if !now.traits.has(Traits::ACCESSOR) {
            // What is said last is what the parameter is, even if it changes no more.
            let value = self.hold(now.value());
            self.store(found.array, found.distance, value);
        }
        if now.traits.has(Traits::WRITABLE) && !now.traits.has(Traits::ACCESSOR) {
            let traits = now.traits;
            self.remove_plain(object, index)?;
            self.store(map, 8 * (u64::from(index) + 1), word(found.distance, traits));
        }
        Ok(done)
    }

    /// Arguments that are parameters, ascending.
    pub(super) fn parameters(&mut self, object: Object) -> Vec<(u32, Traits)> {
        let Some(map) = object.data().address(tag::INDEX).filter(|_| object.is(MAPPED)) else {
            return Vec::new();
        };
        let all = 0..self.length_of(map).saturating_sub(1);
        let found = all.filter_map(|index| Some((index, self.find_parameter(object, index)?.traits)));
        found.collect()
    }
}
