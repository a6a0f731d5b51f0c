//! Kinds of objects and of errors, and what is said about objects and attributes.

use maple_mirbin::js::layout::flags;

/// Whether attributes can be added; the low bits of the word are the [`Kind`].
pub const EXTENSIBLE: u32 = 1 << 8;
/// Elements are attributes like others.
pub const SPARSE: u32 = 1 << 9;
/// The length of an array cannot be changed.
pub const FIXED_LENGTH: u32 = 1 << 10;
/// A function of the runtime.
pub const NATIVE: u32 = 1 << 12;
/// A function that `new` can call.
pub const CONSTRUCTOR: u32 = 1 << 13;
/// Code in strict mode.
pub const STRICT: u32 = 1 << 14;
/// Code whose last parameter is the `arguments` object.
pub const ARGUMENTS: u32 = flags::ARGUMENTS;
/// The constructor of a class, which only `new` calls.
pub const CLASS: u32 = 1 << 17;
/// A function whose calls give generators.
pub const GENERATOR: u32 = 1 << 18;
/// An object of arguments some of which are parameters.
pub const MAPPED: u32 = 1 << 19;
/// A function that other arguments are put before.
pub const BOUND: u32 = 1 << 15;

const _: () = assert!(
    flags::DETOURS == NATIVE | BOUND | ARGUMENTS | CLASS
        && flags::FUNCTION == Kind::Function as u32
        && flags::ARRAY == Kind::Array as u32
);

macro_rules! kinds {
    ($($(#[$doc:meta])* $variant:ident $class:literal;)*) => {
        /// What an object is besides its attributes.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u32)]
        pub enum Kind {
            $($(#[$doc])* $variant,)*
        }

        impl Kind {
            pub(in super::super) const ALL: &[Kind] = &[$(Kind::$variant),*];

            /// The class of ECMAScript 5.1 §8.6.2.
            pub const fn class(self) -> &'static str {
                match self { $(Kind::$variant => $class,)* }
            }
        }
    };
}
kinds! {
    /// Nothing else.
    Ordinary "Object";
    /// A function.
    Function "Function";
    /// An array.
    Array "Array";
    /// What `arguments` is.
    Arguments "Arguments";
    /// An error.
    Error "Error";
    /// The object of a truth value.
    Boolean "Boolean";
    /// The object of a number.
    Number "Number";
    /// The object of a string.
    String "String";
    /// The object of a symbol.
    Symbol "Symbol";
    /// The object of a big integer.
    BigInt "BigInt";
    /// A point in time.
    Date "Date";
    /// A pattern.
    RegExp "RegExp";
    /// `Math`
    Math "Math";
    /// `JSON`
    Json "JSON";
    /// What goes through the names of attributes.
    Iterator "Iterator";
    /// An iterator of an array.
    ArrayIterator "Array Iterator";
    /// An iterator of a string.
    StringIterator "String Iterator";
    /// An iterator of matches.
    MatchIterator "RegExp String Iterator";
    /// A map.
    Map "Map";
    /// A set.
    Set "Set";
    /// An iterator of a map.
    MapIterator "Map Iterator";
    /// An iterator of a set.
    SetIterator "Set Iterator";
    /// A map whose keys do not live for it.
    WeakMap "WeakMap";
    /// A set whose elements do not live for it.
    WeakSet "WeakSet";
    /// A promise.
    Promise "Promise";
    /// What stands for a timer.
    Timeout "Timeout";
    /// What stands for a function that is called in this round of the loop.
    Immediate "Immediate";
    /// A generator.
    Generator "Generator";
    /// An asynchronous generator.
    AsyncGenerator "AsyncGenerator";
    /// A call of an asynchronous function.
    AsyncCall "AsyncCall";
    /// An iterator that promises what another one gives.
    AsyncFromSync "Async-from-Sync Iterator";
    /// What asynchronous iterators inherit from.
    AsyncIterator "AsyncIterator";
    /// What generator functions inherit from.
    GeneratorFunction "GeneratorFunction";
    /// What asynchronous functions inherit from.
    AsyncFunction "AsyncFunction";
    /// What asynchronous generator functions inherit from.
    AsyncGeneratorFunction "AsyncGeneratorFunction";
    /// Bytes.
    ArrayBuffer "ArrayBuffer";
    /// What reads and writes numbers in bytes.
    DataView "DataView";
    /// Integers of 8 bits.
    Int8Array "Int8Array";
    /// Bytes as numbers.
    Uint8Array "Uint8Array";
    /// Bytes that are the nearest to what they are set to.
    Uint8ClampedArray "Uint8ClampedArray";
    /// Integers of 16 bits.
    Int16Array "Int16Array";
    /// Integers of 16 bits without a sign.
    Uint16Array "Uint16Array";
    /// Integers of 32 bits.
    Int32Array "Int32Array";
    /// Integers of 32 bits without a sign.
    Uint32Array "Uint32Array";
    /// Numbers of 32 bits.
    Float32Array "Float32Array";
    /// Numbers of 64 bits.
    Float64Array "Float64Array";
    /// Big integers of 64 bits.
    BigInt64Array "BigInt64Array";
    /// Big integers of 64 bits without a sign.
    BigUint64Array "BigUint64Array";
    /// The namespace of a module.
    Namespace "Module";
}

/// What is said about an attribute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Traits(pub u8);

impl Traits {
    /// Its value can be changed.
    pub const WRITABLE: Traits = Traits(1);
    /// `for`-`in` visits it.
    pub const ENUMERABLE: Traits = Traits(2);
    /// It can be removed, and these traits changed.
    pub const CONFIGURABLE: Traits = Traits(4);
    /// It has a getter and a setter.
    pub const ACCESSOR: Traits = Traits(8);
    /// What assignment makes.
    pub const PLAIN: Traits = Traits(7);
    /// What methods of the runtime have.
    pub const METHOD: Traits = Traits(5);
    /// None of them.
    pub const NONE: Traits = Traits(0);

    /// Whether it has all of these.
    pub const fn has(self, other: Traits) -> bool {
        self.0 & other.0 == other.0
    }

    /// With these as well, or without them.
    pub const fn with(self, other: Traits, is: bool) -> Traits {
        if is {
            Traits(self.0 | other.0)
        } else {
            Traits(self.0 & !other.0)
        }
    }
}

/// A function whose own attributes are still to be made: few programs ask for them, and one whose `prototype` nobody has asked for is no
/// cycle.
pub const LAZY: u32 = 1 << 11;

macro_rules! errors {
    ($($variant:ident $name:literal)*) => {
        /// A kind of error.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub enum ErrorKind {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
        }

        impl ErrorKind {
            /// All of them; the others inherit from the first.
            pub const ALL: &[ErrorKind] = &[$(ErrorKind::$variant),*];

            /// The name of its constructor.
            pub const fn name(self) -> &'static str {
                match self { $(ErrorKind::$variant => $name,)* }
            }
        }
    };
}
errors! {
    Error "Error"
    Eval "EvalError"
    Range "RangeError"
    Reference "ReferenceError"
    Syntax "SyntaxError"
    Type "TypeError"
    Uri "URIError"
    Aggregate "AggregateError"
}
