//! Slots to instructions.

use crate::front::shard::ast::{BlockId, Call, Index, InstData, Operand, Type, ValueRef};
use crate::front::shard::table::{Cond, Form, Op};
use crate::mir::{Name, Pos};

/// What the slots of an instruction held.
#[derive(Default)]
pub(super) struct Slots {
    pub ty: Option<Type>,
    pub cond: Option<Cond>,
    pub addr: Option<ValueRef>,
    pub a: Option<Operand>,
    pub b: Option<Operand>,
    pub index: Option<Index>,
    pub result: Option<(u16, Pos)>,
    pub then: Option<BlockId>,
    pub other: Option<BlockId>,
    pub params: Vec<Type>,
    pub callee: Option<(Name, Pos)>,
    pub args: Vec<Operand>,
}

/// The instruction of a form and the type of its result; `None` if slots are missing. The type is also missing for an alloc that
/// would yield too deep a pointer.
pub(super) fn assemble(form: &Form, slots: Slots) -> Option<(InstData, Option<Type>)> {
    let ty = slots.ty;
    let index = |omitted| slots.index.unwrap_or(Index::Const(omitted));
    Some(match form.op {
        Op::Alloc => (
            InstData::Alloc {
                ty: ty?,
                count: index(1),
            },
            ty?.pointer(),
        ),
        Op::Store => (
            InstData::Store {
                ty: ty?,
                addr: slots.addr?,
                value: slots.a?,
                index: index(0),
            },
            None,
        ),
        Op::Load => (
            InstData::Load {
                ty: ty?,
                addr: slots.addr?,
                index: index(0),
            },
            ty,
        ),
        Op::Binary(op) => (
            InstData::Binary {
                op,
                ty: ty?,
                a: slots.a?,
                b: slots.b?,
            },
            ty,
        ),
        Op::Cmp => (
            InstData::Cmp {
                cond: slots.cond?,
                ty: ty?,
                a: slots.a?,
                b: slots.b?,
            },
            Some(Type::INT1),
        ),
        Op::Branch => (
            match slots.a {
                None => InstData::Jump { to: slots.then? },
                Some(cond) => InstData::Branch {
                    cond,
                    then: slots.then?,
                    other: slots.other?,
                },
            },
            None,
        ),
        Op::Call => {
            let (name, pos) = slots.callee?;
            let call = Call {
                ret: ty,
                params: slots.params,
                name,
                args: slots.args,
                pos,
            };
            (InstData::Call(Box::new(call)), ty)
        }
        Op::Return => {
            let value = match ty {
                None => None,
                Some(ty) => Some((ty, slots.a?)),
            };
            (InstData::Return { value }, None)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::shard::ast::ValueId;
    use crate::front::shard::table::{FORMS, Slot};

    #[test]
    fn every_form_has_the_slots_of_its_instruction() {
        let value = ValueRef {
            id: ValueId(0),
            pos: Pos(0),
        };
        let mut names = crate::mir::Names::default();
        let name = names.intern("f");
        for form in FORMS {
            let has = |slot| form.slots.contains(&slot);
            let operand = |a, b| (has(a) || has(b)).then_some(Operand::Value(value));
            let slots = Slots {
                ty: has(Slot::Type).then_some(Type::INT1),
                cond: has(Slot::Cond).then_some(Cond::Eq),
                addr: has(Slot::Addr).then_some(value),
                a: operand(Slot::V1, Slot::C1),
                b: operand(Slot::V2, Slot::C2),
                then: has(Slot::Then).then_some(BlockId(0)),
                other: has(Slot::Other).then_some(BlockId(0)),
                callee: has(Slot::Name).then_some((name, Pos(0))),
                ..Slots::default()
            };
            let (_, yields) = assemble(form, slots).unwrap_or_else(|| panic!("{:#04x}", form.code));
            assert_eq!(yields.is_some(), has(Slot::Result), "{:#04x}", form.code);
        }
    }
}
