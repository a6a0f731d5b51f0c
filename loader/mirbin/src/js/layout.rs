//! What the runtime's objects are made of: structures whose records each image brings along, since classes come from images.

use crate::Prim;

/// An object of the program: distances of its words.
pub mod object {
    /// The shape, 64 bits.
    pub const SHAPE: u64 = 0;
    /// Attributes: a reference to [`super::Class::Values`].
    pub const SLOTS: u64 = 8;
    /// Entries of an object with an index that were used, removed ones among them; 64 bits.
    pub const USED: u64 = 16;
    /// The prototype: an object or null.
    pub const PROTOTYPE: u64 = 24;
    /// Elements: a reference to [`super::Class::Values`], or null.
    pub const ELEMENTS: u64 = 32;
    /// What an object of its kind keeps: a primitive value, the environment of a function.
    pub const DATA: u64 = 40;
    /// Address of a function's code; 64 bits.
    pub const CODE: u64 = 48;
    /// Elements of an array; the number of a function of the runtime; parameters of another function. 32 bits.
    pub const LENGTH: u64 = 56;
    /// Its kind and further bits; 32 bits.
    pub const FLAGS: u64 = 60;
}

/// The word with the kind of an object: what instructions look at.
pub mod flags {
    /// Bits of the kind.
    pub const KIND: u32 = 0xff;
    /// The kind of functions.
    pub const FUNCTION: u32 = 1;
    /// The kind of arrays.
    pub const ARRAY: u32 = 2;
    /// The bit of functions that want to have an object with all arguments.
    pub const ARGUMENTS: u32 = 1 << 16;
    /// What there is instead of the code of such a function.
    pub const WANTS_ARGUMENTS: u64 = 1;
    /// Bits of functions whose code is not called as it is: those of the runtime, those that other arguments are put before, those that want to
    /// have an object with all arguments, and constructors of classes.
    pub const DETOURS: u32 = 1 << 12 | 1 << 15 | ARGUMENTS | 1 << 17;
    /// Bits of the word with the length that are the parameters of a function.
    pub const PARAMETERS: u32 = 0xffff;
    /// Parameters that a call may leave out.
    const MOST_PARAMETERS: u32 = 64;

    /// What there is for a call with so many arguments instead of the code of an object, of which these are the words with its kind and length;
    /// `None` if the call may go to the code.
    #[inline(always)]
    pub const fn instead_of_code(flags: u32, length: u32, arguments: u32) -> Option<u64> {
        const WANTING: u32 = FUNCTION | ARGUMENTS;
        match flags & (KIND | DETOURS) {
            FUNCTION if takes(length, arguments) => None,
            WANTING => Some(WANTS_ARGUMENTS),
            _ => Some(0),
        }
    }

    /// Whether the code of a function, of which this is the word with the length, can be called with so many arguments.
    #[inline(always)]
    pub const fn takes(length: u32, arguments: u32) -> bool {
        let parameters = length & PARAMETERS;
        parameters == arguments || parameters <= MOST_PARAMETERS
    }
}

/// The cell of a place that reads an attribute: distances of its words.
pub mod property {
    /// The shape of an object that had the attribute, and below it the slot.
    pub const OWN: u64 = 0;
    /// The shape of an object that had it not, and below it that of its prototype.
    pub const SHAPES: u64 = 8;
    /// The shape of the prototype of that, or 0 if that had it; and below it the slot.
    pub const SLOT: u64 = 16;
    /// Words.
    pub const WORDS: u64 = 3;
}

/// A string: distances of its words.
pub mod string {
    /// Its units, or the first part of one that was put together.
    pub const LEFT: u64 = 0;
    /// The second part, or null.
    pub const RIGHT: u64 = 8;
    /// Units; 32 bits.
    pub const LENGTH: u64 = 16;
    /// 1 if its units have 16 bits, else 0; 32 bits.
    pub const WIDE: u64 = 20;
    /// One more than the number of the name that it is, 0 if nobody has asked; 64 bits.
    pub const SYMBOL: u64 = 24;
}

/// Two values: distances.
pub mod pair {
    /// A getter; the description of a symbol; what was thrown.
    pub const FIRST: u64 = 0;
    /// A setter; the number of a symbol, as an integer.
    pub const SECOND: u64 = 8;
}

/// A part of a structure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A field.
    Field(Prim),
    /// Elements to the end, as many as an object is made with.
    Elements(Prim),
}

macro_rules! classes {
    ($($(#[$doc:meta])* $variant:ident $name:literal $size:literal [$($part:ident $prim:ident),*];)*) => {
        /// The structures.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub enum Class {
            $($(#[$doc])* $variant,)*
        }

        impl Class {
            /// All of them, in the order in which a program says where their records are.
            pub const ALL: &[Class] = &[$(Class::$variant),*];

            /// The structure's name, which no program can have.
            pub const fn name(self) -> &'static str {
                match self { $(Class::$variant => $name,)* }
            }

            /// Bytes of an instance without its elements.
            pub const fn size(self) -> u32 {
                match self { $(Class::$variant => $size,)* }
            }

            /// Its parts in order.
            pub const fn parts(self) -> &'static [Part] {
                match self { $(Class::$variant => &[$(Part::$part(Prim::$prim)),*],)* }
            }
        }
    };
}
classes! {
    /// An object, see [`object`].
    Object "js|Object" 64 [
        Field U64, Field Ref, Field U64, Field DynAny, Field Ref, Field DynAny, Field U64, Field U32, Field U32
    ];
    /// A string, see [`string`].
    String "js|String" 32 [Field Ref, Field Ref, Field U32, Field U32, Field U64];
    /// Two values, see [`pair`].
    Pair "js|Pair" 16 [Field DynAny, Field DynAny];
    /// What was thrown and is no object, see [`pair`].
    Thrown "js|Thrown" 16 [Field DynAny, Field DynAny];
    /// Values.
    Values "js|Values" 0 [Elements DynAny];
    /// Units of 8 bits.
    Bytes "js|Bytes" 0 [Elements U8];
    /// Units of 16 bits.
    Units "js|Units" 0 [Elements U16];
    /// Numbers of an index.
    Words "js|Words" 0 [Elements U32];
}
