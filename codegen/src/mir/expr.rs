//! Expression nodes.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use super::{FuncId, GlobalId, LabelId, LocalId, Name, Pos, TypeId};

/// An expression of [`super::Function::exprs`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ExprId(pub u32);

/// Operands: a range of the function's operand list, read with [`super::Function::args`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ArgList {
    pub(super) start: u32,
    pub(super) len: u32,
}

impl ArgList {
    /// No operands.
    pub const EMPTY: ArgList = ArgList { start: 0, len: 0 };

    /// Number of operands.
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }
}

/// A variable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sym {
    /// `$name`
    Global(GlobalId),
    /// `%name`
    Local(LocalId),
}

/// A pseudo or special register (seed 0, Pseudo-registers, Special Registers).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Reg {
    /// `%N`
    Preg(u32),
    /// `%%SP`
    Sp,
    /// `%%FP`
    Fp,
    /// `%%GP`
    Gp,
    /// `%%thrownval`
    ThrownVal,
    /// `%%retvalN`: result number N of the last call; `%%retval` is `%%retval0`.
    RetVal(u32),
}

/// An intrinsic that MAPLE IR names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IntrinsicRef {
    /// One with a one-byte id.
    Std(Intrinsic),
    /// One of ours.
    Ext(Xintrinsic),
}

impl IntrinsicRef {
    /// Name in MAPLE IR.
    pub const fn name(self) -> &'static str {
        match self {
            IntrinsicRef::Std(i) => i.info().name,
            IntrinsicRef::Ext(x) => x.info().name,
        }
    }

    /// Whether it may raise.
    pub const fn throws(self) -> bool {
        match self {
            IntrinsicRef::Std(i) => i.info().throws,
            IntrinsicRef::Ext(x) => x.info().throws,
        }
    }
}

/// An expression node: opcode, result type, operands, and what else the opcode takes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Expr {
    /// An expression or leaf opcode of MAPLE IR.
    pub op: Op,
    /// Type of the result as an operand: `agg` for aggregates.
    pub prim: Prim,
    /// Operands.
    pub args: ArgList,
    /// The other fields.
    pub data: ExprData,
    /// Where it stands in the text.
    pub pos: Pos,
}

/// The fields of an expression besides its result type and operands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ExprData {
    /// Arithmetic, logic, select, alloca, malloc, abs, neg, ..
    None,
    /// dread, addrof: variable and field id.
    Var(Sym, i32),
    /// regread.
    Reg(Reg),
    /// constval of up to 8 bytes: bits in the canonical form of a cell of the result type ([`Prim::canonical`]); c64 has the real part low.
    Const(u64),
    /// constval of 16 bytes: index into [`super::Function::wide`].
    Wide(u32),
    /// conststr, conststr16: bytes without terminator; conststr16 holds UTF-8 (or raw bytes) still to be widened.
    Str(Name),
    /// addroffunc.
    Func(FuncId),
    /// addroflabel.
    Label(LabelId),
    /// cvt, ceil, floor, round, trunc: type converted from. Comparisons: type compared as.
    Operand(Prim),
    /// sizeoftype, retype, gcmalloc and its family: a type (the element-bearing array type for the jarray forms).
    Type(TypeId),
    /// iread, iaddrof: pointer type and field id.
    Field(TypeId, i32),
    /// ireadoff, ireadfpoff: byte offset.
    Offset(i32),
    /// sext, zext (offset 0), extractbits, depositbits.
    Bits {
        /// Lowest bit.
        offset: u8,
        /// Number of bits.
        size: u8,
    },
    /// array: pointer-to-array type, and whether indices are checked.
    Array(TypeId, bool),
    /// intrinsicop.
    Intrinsic(IntrinsicRef),
    /// intrinsicopwithtype.
    TypedIntrinsic(IntrinsicRef, TypeId),
    /// fieldsdist: type and two field ids.
    FieldsDist(TypeId, i32, i32),
    /// resolveinterfacefunc, resolvevirtualfunc.
    Method(TypeId, FuncId),
}

const _: () = assert!(size_of::<ExprData>() == 16 && size_of::<Expr>() <= 40);
