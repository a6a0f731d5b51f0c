//! What a function of the runtime works with: the machine, and the values that it keeps until it returns.
//!
//! **Ownership:** a [`Value`] owns nothing by itself. Arguments are kept by the caller; what a function makes or reads is kept by [`Js`], which
//! releases it when the function of the runtime that the program called returns, or at the end of a [`Js::scope`] within it.

use super::heap;
use super::realm::Realm;
use super::value::{Object, Value, tag};
use crate::TrapKind;
use crate::dynamic::EMPTY;
use crate::managed::{ManagedVm, Raise};
use maple_mirbin::js::layout::{Class, object};
use maple_mirbin::tagged;
use smallvec::SmallVec;

/// A call of the runtime.
pub struct Js<'v> {
    vm: &'v mut dyn ManagedVm,
    /// Objects of which it owns a count.
    kept: SmallVec<[u64; FEW]>,
}

/// Objects that most calls keep at most.
const FEW: usize = 8;

impl Drop for Js<'_> {
    fn drop(&mut self) {
        self.release_from(0);
    }
}

impl<'v> Js<'v> {
    /// Begins a call.
    pub fn new(vm: &'v mut dyn ManagedVm) -> Js<'v> {
        Js {
            vm,
            kept: SmallVec::new(),
        }
    }

    /// The machine.
    pub fn vm(&mut self) -> &mut dyn ManagedVm {
        self.vm
    }

    /// The realm of the machine's program.
    pub fn realm(&mut self) -> &mut Realm {
        let kept = &mut self.vm.state().realm;
        let realm = kept.get_or_insert_with(|| Box::<Realm>::default());
        let realm: &mut dyn std::any::Any = realm.as_mut();
        // No other language's runtime keeps anything in a machine whose program asks this one.
        realm
            .downcast_mut()
            .unwrap_or_else(|| unreachable!("another language's"))
    }

    /// Keeps a value that the caller owns.
    pub fn keep(&mut self, value: Value) -> Value {
        let object = tagged::object(value.0);
        if object != 0 {
            self.kept.push(object);
        }
        value
    }

    /// Keeps a value that somebody else may drop.
    pub fn hold(&mut self, value: Value) -> Value {
        let object = tagged::object(value.0);
        if object != 0 {
            self.vm.retain(object);
            self.kept.push(object);
        }
        value
    }

    /// The value as a result that the program owns.
    pub fn give(&mut self, value: Value) -> u64 {
        let object = tagged::object(value.0);
        if object != 0 {
            self.vm.retain(object);
        }
        value.0
    }

    fn release_from(&mut self, mark: usize) {
        while self.kept.len() > mark {
            if let Some(object) = self.kept.pop() {
                self.vm.release(object);
            }
        }
    }

    /// Does something, and releases what that kept but for its result.
    pub fn scope<T>(
        &mut self,
        body: impl FnOnce(&mut Js<'v>) -> Result<T, Raise>,
        keep: impl FnOnce(&mut Js<'v>, &T),
    ) -> Result<T, Raise> {
        let mark = self.kept.len();
        let result = body(self)?;
        let before = self.kept.len();
        keep(self, &result);
        let kept: SmallVec<[u64; FEW]> = self.kept.drain(before..).collect();
        self.release_from(mark);
        self.kept.extend(kept);
        Ok(result)
    }

    /// As [`Js::scope`], where the result is a value.
    pub fn within(&mut self, body: impl FnOnce(&mut Js<'v>) -> Result<Value, Raise>) -> Result<Value, Raise> {
        self.scope(body, |js, value| {
            js.hold(*value);
        })
    }

    // ---- making ----

    fn class(&mut self, class: Class) -> Result<crate::managed::ClassId, Raise> {
        let known = self.realm().classes.get(class as usize).copied();
        known.ok_or(Raise::Trap(TrapKind::BadSignature))
    }

    /// A new instance of a structure of the runtime, kept.
    pub(super) fn make(&mut self, class: Class) -> Result<u64, Raise> {
        let id = self.class(class)?;
        let object = self.vm.new_object(id).map_err(|raise| self.no_memory(raise))?;
        self.kept.push(object);
        Ok(object)
    }

    /// New elements, kept.
    pub(super) fn make_array(&mut self, class: Class, length: usize) -> Result<u64, Raise> {
        let id = self.class(class)?;
        let length = u32::try_from(length).unwrap_or(u32::MAX);
        let array = self.vm.new_array(id, length);
        let array = array.map_err(|raise| self.no_memory(raise))?;
        self.kept.push(array);
        Ok(array)
    }

    /// What a program gets where the machine has no memory for an object: an error that was made before.
    pub(super) fn no_memory(&mut self, raise: Raise) -> Raise {
        match (raise, self.realm().exhausted) {
            (Raise::Exception { .. }, error) if error != Value::UNDEFINED => self.thrown(error),
            (raise, _) => raise,
        }
    }

    /// A new object without attributes, of a kind.
    pub fn make_object(&mut self, prototype: Value, kind: super::kinds::Kind) -> Result<Object, Raise> {
        let made = self.make(Class::Object)?;
        heap::set_word(made, object::SHAPE, EMPTY.into());
        heap::set_half(made, object::FLAGS, super::kinds::EXTENSIBLE | kind as u32);
        heap::set_word(made, object::DATA, Value::UNDEFINED.0);
        let made = Object(made);
        self.store(made.0, object::PROTOTYPE, prototype);
        Ok(made)
    }

    /// A new pair of values with a tag.
    pub(super) fn make_pair(&mut self, first: Value, second: Value, tag: u32) -> Result<Value, Raise> {
        use maple_mirbin::js::layout::pair;
        let made = self.make(Class::Pair)?;
        heap::set_word(made, pair::FIRST, Value::UNDEFINED.0);
        heap::set_word(made, pair::SECOND, Value::UNDEFINED.0);
        self.store(made, pair::FIRST, first);
        self.store(made, pair::SECOND, second);
        Ok(Value::reference(made, tag))
    }

    // ---- storing ----

    /// Stores a value in an object, which keeps it from now on.
    pub(super) fn store(&mut self, object: u64, distance: u64, value: Value) {
        self.vm.store_tagged(object, object + distance, value.0);
    }

    /// Stores a reference to an array in an object.
    pub(super) fn store_array(&mut self, object: u64, distance: u64, array: u64) {
        self.vm.store_reference(object, object + distance, array);
    }

    /// Elements of an array that an object refers to; none if it refers to nothing.
    pub(super) fn length_of(&mut self, array: u64) -> u32 {
        match array {
            0 => 0,
            array => self.vm.array_length(array),
        }
    }

    // ---- throwing ----

    /// What the program throws.
    ///
    /// # Errors
    /// No memory for what goes around a value that is no object.
    pub fn thrown(&mut self, value: Value) -> Raise {
        if let Some(object) = value.as_object() {
            self.vm.retain(object.0);
            return Raise::Thrown(object.0);
        }
        match self.make(Class::Thrown) {
            Ok(around) => {
                self.store(around, maple_mirbin::js::layout::pair::FIRST, value);
                self.vm.retain(around);
                Raise::Thrown(around)
            }
            Err(raise) => raise,
        }
    }

    /// The value in what was thrown, kept.
    pub fn caught(&mut self, thrown: u64) -> Value {
        if thrown == 0 {
            return Value::UNDEFINED;
        }
        let around = self.realm().classes.get(Class::Thrown as usize).copied();
        let value = if Some(self.vm.class_of(thrown)) == around {
            heap::value(thrown, maple_mirbin::js::layout::pair::FIRST)
        } else {
            Value::reference(thrown, tag::OBJECT)
        };
        self.hold(value)
    }
}
