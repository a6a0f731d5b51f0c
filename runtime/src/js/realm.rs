//! What a program's runtime remembers: its structures, well-known names and objects.

use rustc_hash::{FxHashMap, FxHashSet};
use std::time::Instant;

use super::date::Zone;
use super::declared::Globals;
use super::jobs::Jobs;
use super::kinds::{ErrorKind, Kind};
use super::modules::Modules;
use super::native::Native;
use super::pattern::{Last, Patterns, Searched};
use super::value::{Object, Value};
use crate::managed::{ClassId, Keeps, SourceKind};

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
    last_index "lastIndex"
    index "index"
    input "input"
    groups "groups"
    indices "indices"
    value "value"
    done "done"
    next "next"
    callee "callee"
}

macro_rules! well_known {
    ($($(#[$doc:meta])* $variant:ident $name:literal)*) => {
        /// Symbols that every program has.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub enum WellKnown {
            $($(#[$doc])* $variant,)*
        }

        impl WellKnown {
            /// All of them.
            pub const ALL: &[WellKnown] = &[$(WellKnown::$variant),*];

            /// What `Symbol` calls it.
            pub const fn name(self) -> &'static str {
                match self { $(WellKnown::$variant => $name,)* }
            }
        }
    };
}
well_known! {
    /// The function that makes an asynchronous iterator.
    AsyncIterator "asyncIterator"
    /// The function that says what `instanceof` gives.
    HasInstance "hasInstance"
    /// Whether `concat` takes the elements.
    IsConcatSpreadable "isConcatSpreadable"
    /// The function that makes an iterator.
    Iterator "iterator"
    /// A method of patterns.
    Match "match"
    /// A method of patterns.
    MatchAll "matchAll"
    /// A method of patterns.
    Replace "replace"
    /// A method of patterns.
    Search "search"
    /// The constructor of what methods make.
    Species "species"
    /// A method of patterns.
    Split "split"
    /// The function that makes a primitive value.
    ToPrimitive "toPrimitive"
    /// What `Object.prototype.toString` says.
    ToStringTag "toStringTag"
    /// Names that `with` leaves out.
    Unscopables "unscopables"
}

/// What `console` remembers.
#[derive(Default, Debug)]
pub(super) struct Console {
    /// Columns that lines are moved to the right.
    pub indentation: usize,
    /// Calls of `count` by label.
    pub counts: FxHashMap<String, u32>,
    /// When clocks were started, by label.
    pub clocks: FxHashMap<String, Instant>,
}

/// What is known of a function of the program besides its code.
#[derive(Clone, Copy, Debug)]
pub struct FunctionAbout {
    /// Its name: a constant string.
    pub name: Value,
    /// How it is written.
    pub source: Option<Source>,
}

/// Bytes of an image with a text.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Where they are.
    pub address: u64,
    /// How many they are.
    pub size: u32,
}

/// What objects of arguments have in common: those of functions in strict mode, or the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub shape: u64,
    /// What gives their elements.
    pub values: Value,
    /// What `callee` is where it is forbidden.
    pub forbidden: Value,
}

/// Where an attribute was found that objects of a shape have, or one of their prototypes.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Seen {
    pub shape: u32,
    pub name: u32,
    /// The shapes of the first prototype and of the second, as far as they count.
    pub first: u32,
    pub second: u32,
    pub slot: u32,
    /// How many prototypes further it was.
    pub depth: u32,
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
    /// Global variables of the program's scripts, by the numbers of their names.
    pub(super) globals: Globals,
    /// Slots that objects with a prototype needed so far. What was a prototype once may be another object now: they only have more room than they need.
    pub(super) rooms: FxHashMap<u64, usize>,
    /// Modules of CommonJS by the names of their files.
    pub(super) modules: Value,
    /// All modules that others import.
    pub(super) records: Modules,
    /// Texts that the program has compiled.
    pub(super) texts: u32,
    /// Keys of private names so far.
    pub(super) private_names: u32,
    /// The function that throws what a program in strict mode must not ask for.
    pub(super) thrower: Value,
    /// What is thrown where there is no memory to make anything.
    pub(super) exhausted: Value,
    /// Objects that programs ask for by number; holes for those that there are not.
    pub(super) numbered: Vec<Value>,
    /// What is known of the program's functions, by the addresses of their code.
    pub functions: FxHashMap<u64, FunctionAbout>,
    /// The object of the arguments of a call that comes next, of which the realm has a count.
    pub(super) arguments: Value,
    /// What objects of arguments have in common, in strict mode and in sloppy mode.
    pub(super) arguments_look: [Option<Look>; 2],
    /// The name of the method that tells instances, and whether an object of the program has one.
    pub(super) telling: u32,
    pub(super) names_instances: bool,
    /// Code of texts that the program made, with what they see.
    pub(super) compiled: FxHashMap<(SourceKind, String), u64>,
    /// Names that constant strings are, by address.
    pub(super) keys: FxHashMap<u64, u32>,
    /// Attributes that were read, by shapes and names.
    pub(super) seen: Vec<Seen>,
    /// How many reads the table of those has answered.
    pub(super) answered: u32,
    /// Constant strings by address.
    pub literals: FxHashMap<u64, Value>,
    /// Strings of one unit of 8 bits, which are made when they are needed.
    pub(super) characters: Vec<Value>,
    /// Compiled patterns.
    pub(super) patterns: Patterns,
    /// The string that a pattern was last looked for in, of which the realm has a count.
    pub(super) searched: Option<Searched>,
    /// The time zone, once somebody has asked.
    pub(super) zone: Option<Zone>,
    /// The last match of a pattern.
    pub(super) last_match: Option<Last>,
    /// Symbols by the number of their name.
    pub symbol_of: FxHashMap<u32, Value>,
    /// Symbols that every program has, in the order of [`WellKnown::ALL`].
    pub well_known: Vec<Value>,
    /// Symbols that programs share by a text.
    pub shared_symbols: FxHashMap<Vec<u16>, Value>,
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
    /// What the program still has to do.
    pub(super) jobs: Jobs,
    /// `Promise`
    pub(super) promise: Value,
    /// Maps and sets so far whose keys do not live for them.
    pub(super) weak: u32,
    /// What `console` remembers.
    pub(super) console: Console,
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
        let realm = std::mem::take(self);
        let searched = realm.searched.map(|searched| searched.string.0);
        let matched = realm.last_match.map(|last| last.string.0);
        let owned = realm.owned.into_iter().chain(searched).chain(matched);
        owned.chain(realm.jobs.take()).collect()
    }
}
