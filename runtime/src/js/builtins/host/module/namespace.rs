//! Namespaces: objects whose attributes are what a module gives (ECMAScript, Module Namespace Exotic Objects).

use super::super::super::super::context::Js;
use super::super::super::super::heap;
use super::super::super::super::key::Key;
use super::super::super::super::kinds::{EXTENSIBLE, Kind, Traits};
use super::super::super::super::modules::Code;
use super::super::super::super::value::{Object, Value, tag};
use super::link::{Found, Looking};
use crate::managed::Raise;
use maple_mirbin::js::layout::pair;

/// What is said about attributes of namespaces.
const TRAITS: Traits = Traits(Traits::WRITABLE.0 | Traits::ENUMERABLE.0);

impl Js<'_> {
    /// A cell with the namespace of a module.
    pub(super) fn namespace_cell(&mut self, module: usize) -> Result<Value, Raise> {
        let record = self.realm().records.all.get(module);
        if let Some(known) = record.and_then(|record| record.namespace_cell) {
            return Ok(known);
        }
        let cell = self.make_cell(Value::HOLE)?;
        if let Some(record) = self.realm().records.all.get_mut(module) {
            record.namespace_cell = Some(cell);
        }
        let namespace = self.namespace(module)?;
        if let Some(address) = cell.address(tag::ENVIRONMENT) {
            self.store(address, pair::FIRST, Value::object(namespace));
        }
        Ok(cell)
    }

    /// The namespace of a module whose own requests are loaded.
    pub(super) fn namespace(&mut self, module: usize) -> Result<Object, Raise> {
        let record = self.realm().records.all.get(module);
        if let Some(known) = record.and_then(|record| record.namespace) {
            return Ok(known);
        }
        let made = self.make_object(Value::NULL, Kind::Namespace)?;
        self.own_forever(Value::object(made));
        self.prevent_extensions(made)?;
        if let Some(record) = self.realm().records.all.get_mut(module) {
            record.namespace = Some(made);
        }
        let mut names = Vec::new();
        self.exported_names(module, &mut Vec::new(), &mut names);
        let mut found = Vec::new();
        for name in names {
            let mut looking = Looking::default();
            if let Found::Cell(cell) = self.resolve_export(module, &name, &mut looking)? {
                found.push((name, cell));
            }
        }
        self.add_given(made, found)?;
        self.set_tag_as(made, Kind::Namespace.class(), Traits::NONE)?;
        let exports = self
            .realm()
            .records
            .all
            .get(module)
            .and_then(|record| record.exports);
        if let Some(exports) = exports {
            self.give_all(module, made, exports)?;
        }
        made.set_flag(EXTENSIBLE, false);
        Ok(made)
    }

    /// Gives a namespace attributes, in the order of their names.
    fn add_given(&mut self, namespace: Object, mut given: Vec<(String, Value)>) -> Result<(), Raise> {
        given.sort_by(|a, b| a.0.encode_utf16().cmp(b.0.encode_utf16()));
        for (name, cell) in given {
            let key = self.key(&name)?;
            if self.find_key(namespace, key).is_none() {
                self.add(namespace, key, cell, TRAITS)?;
            }
        }
        Ok(())
    }

    fn find_key(&mut self, object: Object, key: Key) -> Option<()> {
        match key {
            Key::Name(name) => self.find_name(object, name).map(|_| ()),
            Key::Index(index) => self.find_element(object, index).map(|_| ()),
        }
    }

    /// All names that a module gives.
    fn exported_names(&mut self, module: usize, seen: &mut Vec<usize>, names: &mut Vec<String>) {
        if seen.contains(&module) {
            return;
        }
        let is_first = seen.is_empty();
        seen.push(module);
        let Some(record) = self.realm().records.all.get(module) else {
            return;
        };
        if !matches!(record.code, Code::Own(_)) {
            if is_first {
                names.push("default".to_owned());
            }
            return;
        }
        let own = record.linkage.exports.iter().map(|row| row.0.clone());
        let own: Vec<String> = own.filter(|name| is_first || name != "default").collect();
        let stars = record.linkage.stars.clone();
        for name in own {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        for request in stars {
            let target = self.realm().records.requested(module, request);
            self.exported_names(target, seen, names);
        }
    }

    /// What a file of CommonJS or a part of the host gives is there.
    pub(super) fn give_names(&mut self, module: usize, exports: Value) -> Result<(), Raise> {
        self.own_forever(exports);
        let Some(record) = self.realm().records.all.get_mut(module) else {
            return Ok(());
        };
        record.exports = Some(exports);
        let (wanted, namespace) = (record.wanted.clone(), record.namespace);
        for (name, cell) in wanted {
            if !self.fill_wanted(exports, &name, cell)? {
                let module = self.realm().records.all.get(module);
                let file = module.map(|module| module.name.clone()).unwrap_or_default();
                let message =
                    format!("The requested module '{file}' does not provide an export named '{name}'");
                return Err(self.syntax_error(&message));
            }
        }
        match namespace {
            Some(namespace) => self.give_all(module, namespace, exports),
            None => Ok(()),
        }
    }

    /// Sets the cell of a name that is wanted; says whether there is such a name.
    pub(super) fn fill_wanted(&mut self, exports: Value, name: &str, cell: Value) -> Result<bool, Raise> {
        let value = match (name, exports.as_object()) {
            ("default", _) => Some(exports),
            (name, Some(exports)) => {
                let key = self.key(name)?;
                self.get_if(exports, key, Value::object(exports))?
            }
            _ => None,
        };
        match (value, cell.address(tag::ENVIRONMENT)) {
            (Some(value), Some(address)) => {
                self.store(address, pair::FIRST, value);
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// Gives a namespace what such a file gives.
    fn give_all(&mut self, module: usize, namespace: Object, exports: Value) -> Result<(), Raise> {
        let record = self.realm().records.all.get(module);
        // Functions of the host are not enumerable.
        let is_host = record.is_some_and(|record| record.code == Code::Host);
        let Some(exports) = exports.as_object() else {
            return Ok(());
        };
        let mut given = Vec::new();
        for (key, traits) in self.own_keys(exports)? {
            if !is_host && !traits.has(Traits::ENUMERABLE) || self.is_symbol(key) {
                continue;
            }
            let value = self.get(exports, key)?;
            let name = String::from_utf8_lossy(&self.key_text(key)).into_owned();
            let cell = self.make_cell(value)?;
            given.push((name, cell));
        }
        self.add_given(namespace, given)
    }

    /// What an attribute of a namespace is: its value is in a cell.
    ///
    /// # Errors
    /// `ReferenceError` if it has none yet.
    pub(in super::super::super::super) fn in_namespace(
        &mut self,
        key: Key,
        found: super::super::super::super::object::Found,
    ) -> Result<super::super::super::super::object::Found, Raise> {
        let Some(cell) = found.value().address(tag::ENVIRONMENT) else {
            return Ok(found);
        };
        if heap::value(cell, pair::FIRST) == Value::HOLE {
            let name = self.key_shown(key);
            let message = format!("Cannot access '{name}' before initialization");
            return Err(self.reference_error(&message));
        }
        Ok(super::super::super::super::object::Found {
            array: cell,
            distance: pair::FIRST,
            traits: found.traits,
        })
    }
}
