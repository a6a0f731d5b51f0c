//! The tables of the language: instructions, atomic orders, read-modify-write operators, intrinsic functions (insts.md; runtime.md §6 for the
//! codes of the binary form).
//!
//! An instruction has a [`Shape`]: what stands before, in and after its angle brackets, where control goes, and what its value is. Parser,
//! printer, both sides of the binary form and the verifier are written against shapes.

mod shape;
mod shapes;

pub use shape::{Clause, Constraint, Edge, Keep, Parameter, Prefix, Rule, Shape};
pub(super) use shapes::BOTH;
use shapes::*;

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
