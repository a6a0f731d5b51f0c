//! The beginning of a program: its structures and the objects that every program has.

use super::builtins;
use super::context::Js;
use super::key::Key;
use super::kinds::Kind;
use super::realm::Names;
use super::value::Value;
use crate::TrapKind;
use crate::managed::Raise;
use maple_mirbin::js::layout::Class;
use maple_mirbin::tagged;

impl Js<'_> {
    /// Begins a program whose structures have these records. Another image's program finds everything there.
    ///
    /// # Errors
    /// No memory; the records are others.
    pub(super) fn start(&mut self, records: &[u64]) -> Result<(), Raise> {
        if self.realm().is_started() {
            return Ok(());
        }
        let bad = || Raise::Trap(TrapKind::BadSignature);
        let mut classes = Vec::new();
        for (class, record) in Class::ALL.iter().zip(records) {
            let id = self.vm().class_at(*record).ok_or_else(bad)?;
            if self.vm().class_info(id).size < class.size() {
                return Err(bad());
            }
            classes.push(id);
        }
        if classes.len() != Class::ALL.len() {
            return Err(bad());
        }
        self.realm().classes = classes;
        let names = Names::new(|text| match self.name(text)? {
            Key::Name(name) => Ok(name),
            Key::Index(index) => Ok(index),
        })?;
        self.realm().names = names;
        let base = self.make_object(Value::NULL, Kind::Ordinary)?;
        let base = self.own_forever(Value::object(base));
        let kinds = Kind::ALL.len();
        self.realm().prototypes = vec![base; kinds];
        let global = self.make_object(base, Kind::Ordinary)?;
        let global = self.own_forever(Value::object(global));
        self.realm().global = Some(global);
        self.realm().natives = builtins::TABLES;
        builtins::install(self)
    }

    /// Sets the prototype of a kind.
    pub(super) fn set_prototype_of_kind(&mut self, kind: Kind, prototype: Value) {
        self.own_forever(prototype);
        if let Some(place) = self.realm().prototypes.get_mut(kind as usize) {
            *place = prototype;
        }
    }

    /// Sets the prototype of errors of a kind, all kinds in order.
    pub(super) fn add_error_prototype(&mut self, prototype: Value) {
        self.own_forever(prototype);
        self.realm().errors.push(prototype);
    }

    /// The realm keeps a value until the program ends.
    pub(super) fn own_forever(&mut self, value: Value) -> Value {
        let object = tagged::object(value.0);
        if object != 0 {
            self.vm().retain(object);
            self.realm().owned.push(object);
        }
        value
    }
}
