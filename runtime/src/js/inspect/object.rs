//! Objects of all kinds.

use super::super::builtins::Of;
use super::super::date;
use super::super::key::Key;
use super::super::kinds::Kind;
use super::super::promise::State;
use super::super::regexp;
use super::super::table::Table;
use super::super::typed::{Element, View};
use super::super::value::Object;
use super::elements::Entries;
use super::layout::Parts;
use super::name::{prefix, style};
use super::{DEEPEST, Inspector};
use crate::managed::Raise;

/// What an object of its kind shows.
struct Look {
    /// What stands before the brackets.
    base: String,
    /// The first bracket with what belongs to it, and the last one.
    braces: [String; 2],
    /// Attributes that are shown.
    keys: Vec<Key>,
    /// Whether the object is shown without brackets if nothing is between them.
    is_bare: bool,
}

impl Look {
    fn with_base(base: String, keys: Vec<Key>) -> Look {
        Look {
            base,
            braces: curly(""),
            keys,
            is_bare: true,
        }
    }

    fn with_prefix(prefix: &str, keys: Vec<Key>) -> Look {
        Look {
            base: String::new(),
            braces: curly(prefix),
            keys,
            is_bare: false,
        }
    }
}

/// Whether what an object has is shown in columns.
fn is_list(object: Object) -> bool {
    object.kind() == Kind::Array || Element::of(object.kind()).is_some()
}

fn curly(prefix: &str) -> [String; 2] {
    [format!("{prefix}{{"), "}".to_owned()]
}

impl Inspector<'_, '_> {
    /// An object within so many others.
    pub(super) fn object(&mut self, object: Object, depth: usize) -> Result<String, Raise> {
        let constructor = self.constructor(object, depth)?;
        let constructor = constructor.as_deref();
        let tag = self.tag(object)?;
        let look = self.look(object, constructor, &tag)?;
        let is_deep = self.options.is_too_deep(depth);
        if look.keys.is_empty() && !self.has_entries(object) {
            return Ok(match look.is_bare {
                true => look.base,
                false => look.braces.concat(),
            });
        }
        if is_deep && object.kind() == Kind::RegExp {
            return Ok(look.base);
        }
        let name = style(object, constructor, &tag);
        let name = name.trim_end();
        if is_deep {
            return Ok(match constructor {
                Some(_) => format!("[{name}]"),
                None => name.to_owned(),
            });
        }
        if self.seen.len() >= DEEPEST {
            return Ok(format!(
                "[{name}: Inspection interrupted prematurely. Maximum call stack size exceeded.]"
            ));
        }
        self.entered(object, look, depth + 1)
    }

    fn entered(&mut self, object: Object, look: Look, depth: usize) -> Result<String, Raise> {
        self.seen.push(object);
        self.deepest = depth;
        let (mut entries, has_more) = self.entries(object, depth)?;
        for key in look.keys {
            entries.push(self.property(object, key, depth)?);
        }
        self.seen.pop();
        let mut base = look.base;
        if let Some(place) = self.circular.iter().position(|known| *known == object) {
            let reference = format!("<ref *{}>", place + 1);
            base = match base.is_empty() {
                true => reference,
                false => format!("{reference} {base}"),
            };
        }
        let parts = Parts {
            base,
            braces: look.braces,
            entries,
            table: is_list(object).then_some(Some(object)),
            has_more,
        };
        self.join(parts, depth)
    }

    /// Whether there is something between the brackets besides attributes.
    fn has_entries(&mut self, object: Object) -> bool {
        match object.kind() {
            Kind::Array => object.length() > 0,
            Kind::Map | Kind::Set => Table::of(object).is_some_and(|table| table.count() > 0),
            Kind::MapIterator | Kind::SetIterator | Kind::WeakMap | Kind::WeakSet | Kind::Promise => true,
            Kind::ArrayBuffer | Kind::DataView => true,
            _ => View::of(object).is_some_and(|view| view.length > 0),
        }
    }

    fn entries(&mut self, object: Object, depth: usize) -> Result<Entries, Raise> {
        match object.kind() {
            Kind::Array => self.array(object, depth),
            Kind::Map | Kind::Set => self.collection(object, depth),
            Kind::MapIterator | Kind::SetIterator => self.rest(object, depth),
            Kind::Promise => Ok((vec![self.promise(object, depth)?], false)),
            Kind::WeakMap | Kind::WeakSet => Ok((vec!["<items unknown>".to_owned()], false)),
            Kind::ArrayBuffer => Ok((self.bytes(object), false)),
            Kind::DataView => self.view(object, depth),
            _ => self.numbers(object, depth),
        }
    }

    fn look(&mut self, object: Object, constructor: Option<&str>, tag: &str) -> Result<Look, Raise> {
        let mut keys = self.keys(object)?;
        let kind = object.kind();
        let named = |fallback: &str| match constructor == Some(fallback) && tag.is_empty() {
            true => String::new(),
            false => prefix(constructor, tag, fallback, ""),
        };
        Ok(match kind {
            Kind::Array => {
                let size = format!("({})", object.length());
                let prefix = match constructor == Some("Array") && tag.is_empty() {
                    true => String::new(),
                    false => prefix(constructor, tag, "Array", &size),
                };
                Look {
                    base: String::new(),
                    braces: [format!("{prefix}["), "]".to_owned()],
                    keys,
                    is_bare: false,
                }
            }
            kind if Element::of(kind).is_some() => {
                let size = format!("({})", object.length());
                let prefix = prefix(constructor, tag, kind.class(), &size);
                Look {
                    base: String::new(),
                    braces: [format!("{prefix}["), "]".to_owned()],
                    keys,
                    is_bare: false,
                }
            }
            Kind::Map | Kind::Set => {
                let count = Table::of(object).map_or(0, Table::count);
                let size = format!("({count})");
                Look::with_prefix(&prefix(constructor, tag, kind.class(), &size), keys)
            }
            Kind::MapIterator | Kind::SetIterator => {
                let what = match Of::told_by(object) {
                    Of::Entries => kind.class().replace("Iterator", "Entries"),
                    _ => kind.class().to_owned(),
                };
                Look::with_prefix(&format!("[{what}] "), keys)
            }
            Kind::Function => Look::with_base(self.function(object, constructor, tag)?, keys),
            Kind::Arguments if constructor == Some("Object") => Look::with_prefix("[Arguments] ", keys),
            _ if constructor == Some("Object") => Look::with_prefix(&named("Object"), keys),
            Kind::RegExp => {
                let text = self.pattern(object)?;
                Look::with_base(named("RegExp") + &text, keys)
            }
            Kind::Date => {
                let time = object.data().as_number().unwrap_or(f64::NAN);
                let text = date::to_iso_string(time).unwrap_or_else(|| "Invalid Date".to_owned());
                Look::with_base(named("Date") + &text, keys)
            }
            Kind::Error => {
                let base = self.error(object, constructor, tag, &mut keys)?;
                Look::with_base(base, keys)
            }
            Kind::Number | Kind::String | Kind::Boolean | Kind::Symbol | Kind::BigInt => {
                Look::with_base(self.boxed(object, constructor, tag)?, keys)
            }
            _ => Look::with_prefix(&style(object, constructor, tag), keys),
        })
    }

    fn promise(&mut self, promise: Object, depth: usize) -> Result<String, Raise> {
        let state = promise.promise_state();
        if state == State::Pending {
            return Ok("<pending>".to_owned());
        }
        let value = self.js.hold(promise.data());
        let shown = self.within(|inspector| inspector.value(value, depth))?;
        Ok(match state {
            State::Rejected => format!("<rejected> {shown}"),
            _ => shown,
        })
    }

    fn pattern(&mut self, pattern: Object) -> Result<String, Raise> {
        let source = match pattern.data().as_string() {
            Some(source) => self.js.units_of(source)?,
            None => Vec::new(),
        };
        let source = String::from_utf16_lossy(&regexp::escaped(&source));
        Ok(format!("/{source}/{}", pattern.pattern_flags().letters()))
    }
}
