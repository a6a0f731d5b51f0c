//! Instructions to slots.

use super::ids::Ids;
use crate::front::shard::ast::{BlockId, Call, Const, Index, Inst, InstData, Operand, Type, ValueRef};
use crate::front::shard::table::{Cond, Op};

/// What an instruction offers to the slots of a form.
#[derive(Clone, Copy, Default)]
pub(super) struct Slots<'i> {
    pub ty: Option<Type>,
    pub cond: Option<Cond>,
    pub addr: Option<ValueRef>,
    pub a: Option<Operand>,
    pub b: Option<Operand>,
    /// `None` also for what the text leaves out.
    pub index: Option<Index>,
    pub result: Option<u16>,
    pub then: Option<BlockId>,
    pub other: Option<BlockId>,
    pub call: Option<&'i Call>,
}

pub(super) fn disassemble<'i>(inst: &'i Inst, ids: &mut Ids) -> (Op, Slots<'i>) {
    let none = Slots {
        result: inst.result.map(|id| ids.id(id)),
        ..Slots::default()
    };
    let given = |index, omitted| match index {
        Index::Const(count) if count == omitted => None,
        other => Some(other),
    };
    match inst.data {
        InstData::Alloc { ty, count } => (
            Op::Alloc,
            Slots {
                ty: Some(ty),
                index: given(count, 1),
                ..none
            },
        ),
        InstData::Store {
            ty,
            addr,
            value,
            index,
        } => (
            Op::Store,
            Slots {
                ty: Some(ty),
                addr: Some(addr),
                a: Some(value),
                index: given(index, 0),
                ..none
            },
        ),
        InstData::Load { ty, addr, index } => (
            Op::Load,
            Slots {
                ty: Some(ty),
                addr: Some(addr),
                index: given(index, 0),
                ..none
            },
        ),
        InstData::Binary { op, ty, a, b } => (
            Op::Binary(op),
            Slots {
                ty: Some(ty),
                a: Some(a),
                b: Some(b),
                ..none
            },
        ),
        InstData::Cmp { cond, ty, a, b } => (
            Op::Cmp,
            Slots {
                ty: Some(ty),
                cond: Some(cond),
                a: Some(a),
                b: Some(b),
                ..none
            },
        ),
        InstData::Call(ref call) => (
            Op::Call,
            Slots {
                ty: call.ret,
                call: Some(call),
                ..none
            },
        ),
        InstData::Jump { to } => (
            Op::Branch,
            Slots {
                then: Some(to),
                ..none
            },
        ),
        InstData::Branch {
            cond: Operand::Const(Const { bits, .. }),
            then,
            other,
        } => (
            Op::Branch,
            Slots {
                then: Some(if bits & 1 == 1 { then } else { other }),
                ..none
            },
        ),
        InstData::Branch { cond, then, other } => (
            Op::Branch,
            Slots {
                a: Some(cond),
                then: Some(then),
                other: Some(other),
                ..none
            },
        ),
        InstData::Return { value } => (
            Op::Return,
            Slots {
                ty: value.map(|(ty, _)| ty),
                a: value.map(|(_, value)| value),
                ..none
            },
        ),
    }
}
