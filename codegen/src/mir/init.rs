//! Initial values of variables, in an arena of the module.

use maple_mirbin::Prim;

use super::{FuncId, Name, Sym};

/// An initial value of [`super::Module::inits`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct InitId(pub u32);

/// An initial value (mpl-syntax.md §4).
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// A decimal or octal literal or a character, wrapped to 64 bits.
    Int(u64),
    /// A floating point literal: the value as f64 bits, and whether it was written as f32 (then the value is exactly one).
    Float(u64, bool),
    /// A hexadecimal literal, little-endian halves: a number for an integer location, the bits of a floating point or wide one.
    Pattern([u64; 2]),
    /// `addrof prim sym [field] [(offset)]`
    AddrOf {
        /// Address type.
        prim: Prim,
        /// A variable.
        sym: Sym,
        /// Field id; 0 = the whole variable.
        field: i32,
        /// Bytes added.
        offset: i64,
    },
    /// `addroffunc prim &f`
    AddrOfFunc(Prim, FuncId),
    /// `addroflabel prim @l`, in tables that belong to a function.
    AddrOfLabel(Prim, Name),
    /// `conststr prim "text"`, or `conststr16` if the flag is set.
    Str(Prim, Name, bool),
    /// `[..]`: elements of an array, or fields of a struct.
    List(Box<[InitElem]>),
}

/// One entry of an initialiser list.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct InitElem {
    /// `n =`: the number of a field, as written (position or field id, see [`super::layout`]); `None` in arrays.
    pub field: Option<u32>,
    /// The value.
    pub value: InitId,
}
