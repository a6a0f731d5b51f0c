//! What an instruction is made of.

use super::Op;

/// What stands between an opcode and its angle brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// An atomic order; not atomic if left out, where that is allowed.
    Order {
        /// It may be left out.
        optional: bool,
    },
    /// The operator of `ATOMICRMW`.
    Rmw,
    /// A calling convention; there is only `DEFAULT`.
    Convention,
    /// The number of a watchpoint.
    Watchpoint,
    /// The name of an intrinsic function.
    Intrinsic,
}

/// What stands in the angle brackets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// A type.
    Type,
    /// The number of a field.
    Index,
    /// A signature.
    Sig,
    /// A signature, in U1 after the type of what is called.
    TypedSig,
}

/// The type that an operand must have, or that a value has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// The first type parameter.
    First,
    /// The second.
    Second,
    /// `int<1>`
    Condition,
    /// `int<64>`
    Word,
    /// The first type parameter if there is one, else `int<64>`.
    Address,
    /// `ref` to the first type parameter.
    Ref,
    /// `iref` to the first type parameter.
    IRef,
    /// Any `ref`.
    AnyRef,
    /// `func` of the signature.
    Func,
    /// `stack`
    Stack,
    /// The field of the first type parameter that the index names.
    Field,
    /// `iref` to that field.
    FieldIRef,
    /// `iref` to the elements of the array type.
    ElementIRef,
    /// `iref` to the fixed part of the hybrid type.
    FixedIRef,
    /// `iref` to the first element of the variable part of the hybrid type.
    VarIRef,
    /// What is in memory of the first type parameter: of a weak reference a strong one.
    Loaded,
    /// `ref<void>`
    Exception,
    /// The result of the signature.
    Result,
    /// What a stack is resumed with.
    Passed,
    /// What the current stack waits for when it is left.
    Awaited,
    /// The result of the intrinsic function.
    Intrinsic,
    /// There is no value.
    None,
}

/// Which types an instruction takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constraint {
    /// Any type of values, or none.
    Any,
    /// `int`
    Int,
    /// `float`, `double`
    Float,
    /// Values that can be compared for equality.
    Eq,
    /// From a wider `int` to a narrower one.
    Narrower,
    /// From a narrower `int` to a wider one.
    Wider,
    /// `double` to `float`
    FloatNarrower,
    /// `float` to `double`
    FloatWider,
    /// From `float` or `double` to `int`.
    FloatToInt,
    /// From `int` to `float` or `double`.
    IntToFloat,
    /// Between `int` and a floating type of the same size.
    SameBits,
    /// Between `ref` types.
    Refs,
    /// Between `iref` types.
    IRefs,
    /// Between `func` types.
    Funcs,
    /// `struct`
    Struct,
    /// A type of values.
    Value,
    /// A type whose size is known: no `hybrid`.
    Fixed,
    /// `hybrid`
    Hybrid,
    /// `array`
    Array,
    /// Memory that `LOAD` and `STORE` take.
    Memory,
    /// Memory that `CMPXCHG` takes.
    Exchange,
    /// Memory that `ATOMICRMW` takes.
    Update,
    /// What is called by `CCALL`: `int<64>`, `func`.
    Address,
}

/// What an edge out of a block is taken for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edge {
    /// The instruction is done.
    Normal,
    /// An exception arrived.
    Exceptional,
}

/// What a clause `EXC(%normal %exceptional)` of U1 means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    /// There cannot be one.
    No,
    /// With it the instruction ends its block. The seed knows nothing of this.
    Ends,
    /// With it the instruction is this one of the seed.
    Becomes(Op),
    /// It stands for the destinations of the seed. Without any of them the next instruction follows, and an exception leaves the function.
    Instead,
}

/// Whether values to keep alive are listed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// They cannot.
    No,
    /// They can.
    Optional,
}

/// What an instruction is made of. In text: prefixes, parameters in angle brackets, operands, `(arguments)`, destinations, cases,
/// `KEEPALIVE`. In binary the arguments come after the destinations.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Before the angle brackets.
    pub prefixes: &'static [Prefix],
    /// In them.
    pub parameters: &'static [Parameter],
    /// Which types they may be.
    pub constraint: Constraint,
    /// Operands.
    pub operands: &'static [Rule],
    /// Whether arguments in parentheses follow, by the signature or the intrinsic function.
    pub args: bool,
    /// Where control goes.
    pub edges: &'static [Edge],
    /// Whether destinations may be told in a clause.
    pub clause: Clause,
    /// Whether cases follow.
    pub cases: bool,
    /// Whether values are kept alive.
    pub keep: Keep,
    /// The value.
    pub result: Rule,
    /// Whether a block ends with it in any case; it does with an instruction that has edges.
    pub ends: bool,
}
