//! The tables of the language: instructions, atomic orders, read-modify-write operators, intrinsic functions (insts.md; runtime.md §6 for the
//! codes of the binary form).
//!
//! An instruction has a [`Shape`]: what stands before, in and after its angle brackets, where control goes, and what its value is. Parser,
//! printer, both sides of the binary form and the verifier are written against shapes.

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

const PLAIN: Shape = Shape {
    prefixes: &[],
    parameters: &[Parameter::Type],
    constraint: Constraint::Any,
    operands: &[],
    args: false,
    edges: &[],
    clause: Clause::No,
    cases: false,
    keep: Keep::No,
    result: Rule::None,
    ends: false,
};

const fn operation(constraint: Constraint, operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        constraint,
        operands,
        result,
        ..PLAIN
    }
}

const fn conversion(constraint: Constraint) -> Shape {
    Shape {
        parameters: &[Parameter::Type, Parameter::Type],
        ..operation(constraint, &[Rule::First], Rule::Second)
    }
}

const fn field(operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        parameters: &[Parameter::Type, Parameter::Index],
        ..operation(Constraint::Struct, operands, result)
    }
}

const fn call(operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        parameters: &[Parameter::Sig],
        args: true,
        ..operation(Constraint::Any, operands, result)
    }
}

const fn end(parameters: &'static [Parameter], operands: &'static [Rule], edges: &'static [Edge]) -> Shape {
    Shape {
        parameters,
        edges,
        ends: true,
        ..operation(Constraint::Any, operands, Rule::None)
    }
}

const fn atomic(
    prefixes: &'static [Prefix],
    constraint: Constraint,
    operands: &'static [Rule],
    result: Rule,
) -> Shape {
    Shape {
        prefixes,
        ..operation(constraint, operands, result)
    }
}

const PAIR: &[Rule] = &[Rule::First, Rule::First];
const ORDER: Prefix = Prefix::Order { optional: true };
const STRICT: Prefix = Prefix::Order { optional: false };
/// Edges of what may be left by an exception.
pub(super) const BOTH: &[Edge] = &[Edge::Normal, Edge::Exceptional];

/// The same with a clause of U1.
const fn clause(shape: Shape) -> Shape {
    Shape {
        clause: Clause::Ends,
        ..shape
    }
}

const INT: Shape = operation(Constraint::Int, PAIR, Rule::First);
const DIVISION: Shape = clause(INT);
const FLOAT: Shape = operation(Constraint::Float, PAIR, Rule::First);
const EQUAL: Shape = operation(Constraint::Eq, PAIR, Rule::Condition);
const ORDERED: Shape = operation(Constraint::Int, PAIR, Rule::Condition);
const FLOAT_ORDERED: Shape = operation(Constraint::Float, PAIR, Rule::Condition);
const SELECT: Shape = operation(
    Constraint::Value,
    &[Rule::Condition, Rule::First, Rule::First],
    Rule::First,
);
const BRANCH: Shape = end(&[], &[], &[Edge::Normal]);
const BRANCH2: Shape = end(&[], &[Rule::Condition], &[Edge::Normal, Edge::Normal]);
const SWITCH: Shape = Shape {
    constraint: Constraint::Eq,
    cases: true,
    ..end(&[Parameter::Type], &[Rule::First], &[Edge::Normal])
};
/// PHIs are parameters of blocks; this is what they look like.
const PHI: Shape = operation(Constraint::Value, &[], Rule::First);
const CALL: Shape = Shape {
    keep: Keep::Optional,
    clause: Clause::Becomes(Op::Invoke),
    ..call(&[Rule::Func], Rule::Result)
};
const INVOKE: Shape = Shape {
    edges: BOTH,
    clause: Clause::No,
    ends: true,
    ..CALL
};
const TAILCALL: Shape = Shape {
    ends: true,
    ..call(&[Rule::Func], Rule::None)
};
const RET: Shape = Shape {
    constraint: Constraint::Value,
    ..end(&[Parameter::Type], &[Rule::First], &[])
};
const RETVOID: Shape = end(&[], &[], &[]);
const THROW: Shape = end(&[], &[Rule::AnyRef], &[]);
const LANDINGPAD: Shape = Shape {
    parameters: &[],
    result: Rule::Exception,
    ..PLAIN
};
const EXTRACTVALUE: Shape = field(&[Rule::First], Rule::Field);
const INSERTVALUE: Shape = field(&[Rule::First, Rule::Field], Rule::First);
const NEW: Shape = clause(operation(Constraint::Fixed, &[], Rule::Ref));
const NEWHYBRID: Shape = clause(operation(Constraint::Hybrid, &[Rule::Word], Rule::Ref));
const ALLOCA: Shape = clause(operation(Constraint::Fixed, &[], Rule::IRef));
const ALLOCAHYBRID: Shape = clause(operation(Constraint::Hybrid, &[Rule::Word], Rule::IRef));
const GETIREF: Shape = operation(Constraint::Any, &[Rule::Ref], Rule::IRef);
const GETFIELDIREF: Shape = field(&[Rule::IRef], Rule::FieldIRef);
const GETELEMIREF: Shape = operation(Constraint::Array, &[Rule::IRef, Rule::Word], Rule::ElementIRef);
const SHIFTIREF: Shape = operation(Constraint::Fixed, &[Rule::IRef, Rule::Word], Rule::IRef);
const GETFIXEDPARTIREF: Shape = operation(Constraint::Hybrid, &[Rule::IRef], Rule::FixedIRef);
const GETVARPARTIREF: Shape = operation(Constraint::Hybrid, &[Rule::IRef], Rule::VarIRef);
const LOAD: Shape = clause(atomic(&[ORDER], Constraint::Memory, &[Rule::IRef], Rule::Loaded));
const STORE: Shape = clause(atomic(
    &[ORDER],
    Constraint::Memory,
    &[Rule::IRef, Rule::Loaded],
    Rule::None,
));
const CMPXCHG: Shape = clause(atomic(
    &[STRICT, STRICT],
    Constraint::Exchange,
    &[Rule::IRef, Rule::Loaded, Rule::Loaded],
    Rule::Loaded,
));
const ATOMICRMW: Shape = clause(atomic(
    &[STRICT, Prefix::Rmw],
    Constraint::Update,
    &[Rule::IRef, Rule::Loaded],
    Rule::Loaded,
));
const FENCE: Shape = Shape {
    parameters: &[],
    ..atomic(&[STRICT], Constraint::Any, &[], Rule::None)
};
const TRAP: Shape = Shape {
    keep: Keep::Optional,
    clause: Clause::Instead,
    result: Rule::First,
    ends: false,
    ..end(&[Parameter::Type], &[], BOTH)
};
const WATCHPOINT: Shape = Shape {
    prefixes: &[Prefix::Watchpoint],
    edges: &[Edge::Normal, Edge::Normal, Edge::Exceptional],
    ..TRAP
};
const CCALL: Shape = Shape {
    prefixes: &[Prefix::Convention],
    clause: Clause::Ends,
    parameters: &[Parameter::TypedSig],
    constraint: Constraint::Address,
    ..call(&[Rule::Address], Rule::Result)
};
const NEWSTACK: Shape = clause(call(&[Rule::Func], Rule::Stack));
/// Clauses stand before its second operand, which not all have.
const SWAPSTACK: Shape = Shape {
    parameters: &[],
    keep: Keep::Optional,
    ..clause(operation(
        Constraint::Any,
        &[Rule::Stack, Rule::Passed],
        Rule::Awaited,
    ))
};
const ICALL: Shape = Shape {
    prefixes: &[Prefix::Intrinsic],
    parameters: &[],
    args: true,
    keep: Keep::Optional,
    clause: Clause::Becomes(Op::Iinvoke),
    result: Rule::Intrinsic,
    ..PLAIN
};
const IINVOKE: Shape = Shape {
    edges: BOTH,
    clause: Clause::No,
    ends: true,
    ..ICALL
};

macro_rules! ops {
    ($($variant:ident $text:ident $code:literal $shape:ident)*) => {
        /// An opcode.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the names are those of insts.md")]
        pub enum Op {
            $($variant,)*
        }

        impl Op {
            /// All of them.
            pub const ALL: &[Op] = &[$(Op::$variant),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $(Op::$variant => stringify!($text),)* }
            }

            /// Code in binaries.
            pub const fn code(self) -> u8 {
                match self { $(Op::$variant => $code,)* }
            }

            /// What it is made of.
            pub const fn shape(self) -> Shape {
                match self { $(Op::$variant => $shape,)* }
            }
        }
    };
}

ops! {
    Add ADD 0x01 INT
    Sub SUB 0x02 INT
    Mul MUL 0x03 INT
    Sdiv SDIV 0x04 DIVISION
    Srem SREM 0x05 DIVISION
    Udiv UDIV 0x06 DIVISION
    Urem UREM 0x07 DIVISION
    Shl SHL 0x08 INT
    Lshr LSHR 0x09 INT
    Ashr ASHR 0x0a INT
    And AND 0x0b INT
    Or OR 0x0c INT
    Xor XOR 0x0d INT
    New NEW 0x10 NEW
    NewHybrid NEWHYBRID 0x11 NEWHYBRID
    Alloca ALLOCA 0x12 ALLOCA
    AllocaHybrid ALLOCAHYBRID 0x13 ALLOCAHYBRID
    GetIRef GETIREF 0x14 GETIREF
    GetFieldIRef GETFIELDIREF 0x15 GETFIELDIREF
    GetElemIRef GETELEMIREF 0x16 GETELEMIREF
    ShiftIRef SHIFTIREF 0x17 SHIFTIREF
    GetFixedPartIRef GETFIXEDPARTIREF 0x18 GETFIXEDPARTIREF
    GetVarPartIRef GETVARPARTIREF 0x19 GETVARPARTIREF
    Load LOAD 0x1a LOAD
    Store STORE 0x1b STORE
    CmpXchg CMPXCHG 0x1c CMPXCHG
    AtomicRmw ATOMICRMW 0x1d ATOMICRMW
    Fence FENCE 0x1e FENCE
    Eq EQ 0x20 EQUAL
    Ne NE 0x21 EQUAL
    Sge SGE 0x22 ORDERED
    Sgt SGT 0x23 ORDERED
    Sle SLE 0x24 ORDERED
    Slt SLT 0x25 ORDERED
    Uge UGE 0x26 ORDERED
    Ugt UGT 0x27 ORDERED
    Ule ULE 0x28 ORDERED
    Ult ULT 0x29 ORDERED
    Trunc TRUNC 0x30 TRUNC
    Zext ZEXT 0x31 EXTEND
    Sext SEXT 0x32 EXTEND
    Fptrunc FPTRUNC 0x33 FPTRUNC
    Fpext FPEXT 0x34 FPEXT
    Fptoui FPTOUI 0x35 FPTOINT
    Fptosi FPTOSI 0x36 FPTOINT
    Uitofp UITOFP 0x37 INTTOFP
    Sitofp SITOFP 0x38 INTTOFP
    Bitcast BITCAST 0x39 BITCAST
    Refcast REFCAST 0x3a REFCAST
    IRefcast IREFCAST 0x3b IREFCAST
    Funccast FUNCCAST 0x3c FUNCCAST
    Select SELECT 0x40 SELECT
    Call CALL 0x60 CALL
    Invoke INVOKE 0x61 INVOKE
    Tailcall TAILCALL 0x62 TAILCALL
    Ret RET 0x63 RET
    Retvoid RETVOID 0x64 RETVOID
    Throw THROW 0x65 THROW
    Landingpad LANDINGPAD 0x66 LANDINGPAD
    Extractvalue EXTRACTVALUE 0x70 EXTRACTVALUE
    Insertvalue INSERTVALUE 0x71 INSERTVALUE
    Branch BRANCH 0x90 BRANCH
    Branch2 BRANCH2 0x91 BRANCH2
    Switch SWITCH 0x92 SWITCH
    Phi PHI 0x93 PHI
    Fadd FADD 0xb0 FLOAT
    Fsub FSUB 0xb1 FLOAT
    Fmul FMUL 0xb2 FLOAT
    Fdiv FDIV 0xb3 FLOAT
    Frem FREM 0xb4 FLOAT
    Ffalse FFALSE 0xc0 FLOAT_ORDERED
    Ftrue FTRUE 0xc1 FLOAT_ORDERED
    Funo FUNO 0xc2 FLOAT_ORDERED
    Fueq FUEQ 0xc3 FLOAT_ORDERED
    Fune FUNE 0xc4 FLOAT_ORDERED
    Fugt FUGT 0xc5 FLOAT_ORDERED
    Fuge FUGE 0xc6 FLOAT_ORDERED
    Fult FULT 0xc7 FLOAT_ORDERED
    Fule FULE 0xc8 FLOAT_ORDERED
    Ford FORD 0xc9 FLOAT_ORDERED
    Foeq FOEQ 0xca FLOAT_ORDERED
    Fone FONE 0xcb FLOAT_ORDERED
    Fogt FOGT 0xcc FLOAT_ORDERED
    Foge FOGE 0xcd FLOAT_ORDERED
    Folt FOLT 0xce FLOAT_ORDERED
    Fole FOLE 0xcf FLOAT_ORDERED
    Newstack NEWSTACK 0xe0 NEWSTACK
    Swapstack SWAPSTACK 0xe1 SWAPSTACK
    Icall ICALL 0xe4 ICALL
    Iinvoke IINVOKE 0xe5 IINVOKE
    Trap TRAP 0xe8 TRAP
    Watchpoint WATCHPOINT 0xe9 WATCHPOINT
    Ccall CCALL 0xec CCALL
}

const TRUNC: Shape = conversion(Constraint::Narrower);
const EXTEND: Shape = conversion(Constraint::Wider);
const FPTRUNC: Shape = conversion(Constraint::FloatNarrower);
const FPEXT: Shape = conversion(Constraint::FloatWider);
const FPTOINT: Shape = conversion(Constraint::FloatToInt);
const INTTOFP: Shape = conversion(Constraint::IntToFloat);
const BITCAST: Shape = conversion(Constraint::SameBits);
const REFCAST: Shape = conversion(Constraint::Refs);
const IREFCAST: Shape = conversion(Constraint::IRefs);
const FUNCCAST: Shape = conversion(Constraint::Funcs);

impl Op {
    /// The opcode of a name in text.
    pub fn from_text(text: &[u8]) -> Option<Op> {
        Op::ALL.iter().copied().find(|op| op.text().as_bytes() == text)
    }

    /// The opcode of a code in binaries.
    pub fn from_code(code: u8) -> Option<Op> {
        let mut of_seed = Op::ALL.iter().copied().filter(|op| op.is_of_seed());
        of_seed.find(|op| op.code() == code)
    }

    /// Whether the seed, and so its binary form, has the instruction.
    pub const fn is_of_seed(self) -> bool {
        !matches!(self, Op::Swapstack)
    }
}

macro_rules! names {
    ($(#[$about:meta])* $name:ident { $($variant:ident $text:literal $code:literal $($other:literal)*;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[expect(missing_docs, reason = "the names are those of insts.md")]
        pub enum $name {
            $($variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// Code in binaries.
            pub const fn code(self) -> u8 {
                match self { $($name::$variant => $code,)* }
            }

            /// What a name in text means, in either dialect.
            pub fn from_text(text: &[u8]) -> Option<$name> {
                $(if text == $text.as_bytes() $(|| text == $other.as_bytes())* {
                    return Some($name::$variant);
                })*
                None
            }

            /// What a code in binaries means.
            pub fn from_code(code: u8) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.code() == code)
            }
        }
    };
}

names! {
    /// An order of atomic accesses, weakest first. U1 has other names for two.
    Order {
        NotAtomic "NOT_ATOMIC" 0;
        Unordered "UNORDERED" 1 "RELAXED";
        Monotonic "MONOTONIC" 2 "CONSUME";
        Acquire "ACQUIRE" 3;
        Release "RELEASE" 4;
        AcqRel "ACQ_REL" 5;
        SeqCst "SEQ_CST" 6;
    }
}

names! {
    /// What `ATOMICRMW` does.
    RmwOp {
        Xchg "XCHG" 0;
        Add "ADD" 1;
        Sub "SUB" 2;
        And "AND" 3;
        Nand "NAND" 4;
        Or "OR" 5;
        Xor "XOR" 6;
        Max "MAX" 7;
        Min "MIN" 8;
        Umax "UMAX" 9;
        Umin "UMIN" 10;
    }
}

/// Types in signatures of intrinsic functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Plain {
    /// No value.
    Void,
    /// `int` of so many bits.
    Int(u16),
    /// `double`
    Double,
    /// `ref<void>`
    Ref,
    /// `tagref64`
    TagRef64,
    /// `stack`
    Stack,
    /// `thread`
    Thread,
}

/// An intrinsic function (insts.md §13).
#[derive(Debug)]
pub struct Intrinsic {
    /// Name with its `@`.
    pub name: &'static str,
    /// Number in binaries.
    pub code: u32,
    /// Types of the parameters.
    pub params: &'static [Plain],
    /// Type of the result.
    pub result: Plain,
}

macro_rules! intrinsics {
    ($($name:literal $code:literal ($($param:expr),*) $result:expr;)*) => {
        /// All intrinsic functions.
        pub static INTRINSICS: &[Intrinsic] = &[$(Intrinsic {
            name: $name,
            code: $code,
            params: &[$($param),*],
            result: $result,
        }),*];
    };
}

intrinsics! {
    "@uvm.new_thread" 0x201 (Plain::Stack) Plain::Thread;
    "@uvm.swap_stack" 0x202 (Plain::Stack) Plain::Void;
    "@uvm.kill_stack" 0x203 (Plain::Stack) Plain::Void;
    "@uvm.swap_and_kill" 0x204 (Plain::Stack) Plain::Void;
    "@uvm.thread_exit" 0x205 () Plain::Void;
    "@uvm.current_stack" 0x206 () Plain::Stack;
    "@uvm.tr64.is_fp" 0x211 (Plain::TagRef64) Plain::Int(1);
    "@uvm.tr64.is_int" 0x212 (Plain::TagRef64) Plain::Int(1);
    "@uvm.tr64.is_ref" 0x213 (Plain::TagRef64) Plain::Int(1);
    "@uvm.tr64.from_fp" 0x214 (Plain::Double) Plain::TagRef64;
    "@uvm.tr64.from_int" 0x215 (Plain::Int(52)) Plain::TagRef64;
    "@uvm.tr64.from_ref" 0x216 (Plain::Ref, Plain::Int(6)) Plain::TagRef64;
    "@uvm.tr64.to_fp" 0x217 (Plain::TagRef64) Plain::Double;
    "@uvm.tr64.to_int" 0x218 (Plain::TagRef64) Plain::Int(52);
    "@uvm.tr64.to_ref" 0x219 (Plain::TagRef64) Plain::Ref;
    "@uvm.tr64.to_tag" 0x21a (Plain::TagRef64) Plain::Int(6);
}
