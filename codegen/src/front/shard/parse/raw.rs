//! What a function's lines say, before names mean anything: values may be used above their definition, labels below their use.

use crate::front::shard::ast::{Type, ValueName};
use crate::front::shard::table::{BinaryOp, Cond};
use crate::mir::Name;

/// A stretch of the text.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextRange {
    pub(super) start: u32,
    pub(super) end: u32,
}

/// A value, or the text of a constant.
#[derive(Clone, Copy, Debug)]
pub(super) enum RawOperand {
    Value(RawValue),
    Const(TextRange),
}

impl RawOperand {
    pub(super) fn place(&self) -> TextRange {
        match self {
            RawOperand::Value(value) => value.place,
            RawOperand::Const(place) => *place,
        }
    }
}

/// A mention of a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawValue {
    pub(super) name: ValueName,
    pub(super) place: TextRange,
}

/// A mention or definition of a label.
#[derive(Clone, Copy, Debug)]
pub(super) struct RawLabel {
    pub(super) name: Name,
    pub(super) place: TextRange,
}

/// An instruction; types that the text omits are `None`.
#[derive(Clone, Debug)]
pub(super) enum RawData {
    Alloc {
        ty: Type,
        count: Option<RawOperand>,
    },
    Store {
        ty: Type,
        addr: RawValue,
        value: RawOperand,
        index: Option<RawOperand>,
    },
    Load {
        ty: Type,
        addr: RawValue,
        index: Option<RawOperand>,
    },
    Binary {
        op: BinaryOp,
        ty: Option<Type>,
        a: RawOperand,
        b: RawOperand,
    },
    Cmp {
        cond: Cond,
        ty: Option<Type>,
        a: RawOperand,
        b: RawOperand,
    },
    Call {
        ret: Option<Type>,
        params: Vec<Type>,
        callee: RawLabel,
        args: Vec<RawOperand>,
    },
    Jump {
        to: RawLabel,
    },
    Branch {
        cond: RawOperand,
        then: RawLabel,
        other: RawLabel,
    },
    Return {
        ty: ReturnType,
        value: Option<RawOperand>,
    },
}

/// What a return says about its type.
#[derive(Clone, Copy, Debug)]
pub(super) enum ReturnType {
    Void,
    Type(Type),
    /// Nothing: the function's.
    Omitted,
}

#[derive(Clone, Debug)]
pub(super) struct RawInst {
    pub(super) result: Option<RawValue>,
    pub(super) data: RawData,
    /// The mnemonic.
    pub(super) place: TextRange,
}

#[derive(Clone, Debug)]
pub(super) struct RawBlock {
    pub(super) label: Option<RawLabel>,
    pub(super) insts: Vec<RawInst>,
    pub(super) start: u32,
}

#[derive(Clone, Debug)]
pub(super) struct RawFunction {
    pub(super) name: RawLabel,
    pub(super) ret: Option<Type>,
    pub(super) params: Vec<Type>,
    pub(super) blocks: Vec<RawBlock>,
    /// The closing brace.
    pub(super) end: TextRange,
}
