//! What a program's runtime remembers: its structures, well-known names and objects.

use rustc_hash::{FxHashMap, FxHashSet};

use super::kinds::{ErrorKind, Kind};
use super::native::Native;
use super::value::{Object, Value};
use crate::managed::{ClassId, Keeps};

macro_rules! names {
    ($($name:ident $text:literal)*) => {
        /// Names that the runtime asks for.
        #[derive(Clone, Copy, Default, Debug)]
        pub struct Names {
            $(#[doc = concat!("`", $text, "`")] pub $name: u32,)*
        }

        impl Names {
            /// The names, whose numbers a function tells.
            ///
            /// # Errors
            /// Those of the function.
            pub fn new<E>(mut number: impl FnMut(&[u8]) -> Result<u32, E>) -> Result<Names, E> {
                Ok(Names { $($name: number($text.as_bytes())?,)* })
            }
        }
    };
}
names! {
    length "length"
    name "name"
    prototype "prototype"
    constructor "constructor"
    to_string "toString"
    value_of "valueOf"
    message "message"
    stack "stack"
}

/// The state of the runtime.
#[derive(Default, Debug)]
pub struct Realm {
    /// The structures, in the order of [`maple_mirbin::js::layout::Class::ALL`].
    pub classes: Vec<ClassId>,
    /// Well-known names.
    pub names: Names,
    /// Prototypes by kind.
    pub(super) prototypes: Vec<Value>,
    /// Prototypes of errors.
    pub(super) errors: Vec<Value>,
    /// Functions of the runtime.
    pub(super) natives: &'static [&'static [Native]],
    /// The global object.
    pub global: Option<Value>,
    /// Constant strings by address.
    pub literals: FxHashMap<u64, Value>,
    /// Symbols by the number of their name.
    pub symbol_of: FxHashMap<u32, Value>,
    /// Functions of the runtime that run.
    pub depth: u32,
    /// State of the source of random numbers.
    pub random: u64,
    /// Arrays that are being joined.
    pub joined: Vec<Object>,
    /// Names of attributes that some object does not let be assigned.
    pub restricted: FxHashSet<u32>,
    /// Cells that remember that an object got an attribute, by the name.
    pub additions: Vec<(u32, u64)>,
    /// What is counted once for the realm.
    pub(super) owned: Vec<u64>,
}

impl Realm {
    /// The prototype of objects of a kind.
    pub fn prototype(&self, kind: Kind) -> Value {
        self.prototypes.get(kind as usize).copied().unwrap_or(Value::NULL)
    }

    /// The prototype of errors.
    pub fn error(&self, kind: ErrorKind) -> Value {
        self.errors.get(kind as usize).copied().unwrap_or(Value::NULL)
    }

    /// Whether the program has begun.
    pub fn is_started(&self) -> bool {
        self.global.is_some()
    }
}

impl Keeps for Realm {
    fn take(&mut self) -> Vec<u64> {
        std::mem::take(self).owned
    }
}
