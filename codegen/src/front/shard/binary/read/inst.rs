//! Instructions: an opcode and the slots of its form; ids to positions.

use super::super::PLAIN;
use super::assemble::{Slots, assemble};
use super::{Ids, Read, Reader};
use crate::front::shard::ast::{
    BlockId, Const, Index, Inst, Operand, SsaValue, Type, ValueId, ValueName, ValueRef,
};
use crate::front::shard::parse::sign_extended;
use crate::front::shard::table::{BY_CODE, Cond, Fundamental, Slot};
use crate::mir::Pos;

impl Reader<'_> {
    pub(super) fn inst(&mut self, ids: &mut Ids) -> Read<Inst> {
        let (start, pos) = (self.at, self.pos());
        let byte = self.u8("an opcode")?;
        let form = BY_CODE.get(usize::from(byte)).copied().flatten();
        let Some(form) = form else {
            let message = format!("{byte:#04x} is no opcode");
            return self.fail(
                start,
                message,
                "the instruction before it may have another length",
            );
        };
        if form.minor > PLAIN {
            self.extension(start, &format!("opcode {byte:#04x}"))?;
        }
        let mut slots = Slots::default();
        for &slot in form.slots {
            self.slot(slot, &mut slots, ids)?;
        }
        let result = slots.result.take();
        let Some((data, yields)) = assemble(form, slots) else {
            // The table gives every form the slots of its instruction; a test holds it to that.
            return self.fail(start, format!("opcode {byte:#04x} lacks operands"), "");
        };
        let result = match (result, yields) {
            (Some((id, at)), Some(ty)) => Some(self.define(ids, id, ty, at)?),
            (Some((_, at)), None) => {
                return self.fail(at.0 as usize, "the result's type has too many levels", "");
            }
            (None, _) => None,
        };
        Ok(Inst { data, result, pos })
    }

    fn define(&mut self, ids: &mut Ids, id: u16, ty: Type, pos: Pos) -> Read<ValueId> {
        const HINT: &str = "0 is no id, parameters are 1 and up, every result has an id of its own";
        let at = pos.0 as usize;
        if id == 0 || usize::from(id) <= ids.params {
            let what = if id == 0 { "no id" } else { "a parameter" };
            return self.fail(at, format!("result id {id} is {what}"), HINT);
        }
        let value = ValueId(ids.values.len() as u32);
        if ids.results.insert(id, value).is_some() {
            return self.fail(at, format!("result id {id} is defined twice"), HINT);
        }
        ids.values.push(SsaValue {
            name: ValueName::Number(u32::from(id) - 1),
            ty,
            pos,
        });
        Ok(value)
    }

    fn slot(&mut self, slot: Slot, slots: &mut Slots, ids: &Ids) -> Read<()> {
        match slot {
            Slot::Type => slots.ty = Some(self.ty()?),
            Slot::Cond => {
                let at = self.at;
                let byte = self.u8("a condition")?;
                slots.cond = Cond::from_code(byte);
                if slots.cond.is_none() {
                    let message = format!("{byte:#04x} is no condition");
                    return self.fail(
                        at,
                        message,
                        "conditions are 00 eq, 01 ne, 02 gt, 03 ge, 04 lt, 05 le",
                    );
                }
            }
            Slot::Addr => slots.addr = Some(self.value()?),
            Slot::V1 => slots.a = Some(Operand::Value(self.value()?)),
            Slot::V2 => slots.b = Some(Operand::Value(self.value()?)),
            Slot::C1 => slots.a = Some(self.constant(slots.ty)?),
            Slot::C2 => slots.b = Some(self.constant(slots.ty)?),
            Slot::Index => slots.index = Some(Index::Const(self.take("an index").map(u32::from_le_bytes)?)),
            Slot::IndexValue => slots.index = Some(Index::Value(self.value()?)),
            Slot::Result => {
                let pos = self.pos();
                slots.result = Some((self.u16("a result id")?, pos));
            }
            Slot::Then => slots.then = Some(self.label(ids)?),
            Slot::Other => slots.other = Some(self.label(ids)?),
            Slot::Types => slots.params = self.types("the number of parameter types")?,
            Slot::Name => {
                let pos = self.pos();
                slots.callee = Some((self.name("the length of a callee's name")?, pos));
            }
            Slot::Args => slots.args = self.args(&slots.params)?,
        }
        Ok(())
    }

    /// A value's id, not yet its position: results may be defined further on.
    fn value(&mut self) -> Read<ValueRef> {
        let pos = self.pos();
        let id = ValueId(u32::from(self.u16("a value id")?));
        Ok(ValueRef { id, pos })
    }

    fn constant(&mut self, ty: Option<Type>) -> Read<Operand> {
        let (at, pos) = (self.at, self.pos());
        let Some(ty) = ty else {
            return self.fail(at, "a constant without a type", "");
        };
        let Some(fundamental) = ty.fundamental() else {
            if !ty.is_pointer() {
                return self.fail(at, "a constant of a struct type", "structs have no constants");
            }
            self.extension(at, "a constant of a pointer type")?;
            if self.take::<8>("a pointer constant")? != [0; 8] {
                return self.fail(at, "a pointer constant that is not null", "its 8 bytes must be 0");
            }
            return Ok(Operand::Const(Const { bits: 0, pos }));
        };
        let bits = match fundamental.size() {
            1 => self.take("a constant").map(u8::from_le_bytes).map(u64::from)?,
            2 => self.take("a constant").map(u16::from_le_bytes).map(u64::from)?,
            4 => self.take("a constant").map(u32::from_le_bytes).map(u64::from)?,
            _ => self.take("a constant").map(u64::from_le_bytes)?,
        };
        let bits = match fundamental {
            Fundamental::Int1 if bits > 1 => {
                return self.fail(at, format!("the int1 constant {bits:#04x}"), "int1 is 00 or 01");
            }
            Fundamental::Int1 => bits,
            other if other.is_integer() => sign_extended(bits, other.bits()),
            _ => bits,
        };
        Ok(Operand::Const(Const { bits, pos }))
    }

    fn label(&mut self, ids: &Ids) -> Read<BlockId> {
        let at = self.at;
        let id = self.u16("a block index")?;
        if id >= ids.blocks {
            let message = format!("block {id} of {}", ids.blocks);
            return self.fail(at, message, "blocks count from 0 in the order of the function");
        }
        Ok(BlockId(u32::from(id)))
    }

    fn args(&mut self, params: &[Type]) -> Read<Vec<Operand>> {
        let at = self.at;
        let count = self.count("the number of arguments", 2)?;
        if count != params.len() {
            let message = format!("{count} arguments for {} parameter types", params.len());
            return self.fail(at, message, "a call names one type for each argument");
        }
        let mut args = Vec::new();
        for &ty in params {
            let at = self.at;
            args.push(match self.u8("the kind of an argument")? {
                0 => Operand::Value(self.value()?),
                1 => self.constant(Some(ty))?,
                other => {
                    let message = format!("{other:#04x} is no kind of argument");
                    return self.fail(at, message, "00 is a value, 01 a constant");
                }
            });
        }
        Ok(args)
    }

    /// Replaces ids by positions.
    pub(super) fn connect(&self, inst: &mut Inst, ids: &Ids) -> Read<()> {
        for value in inst.data.values_mut() {
            let id = value.id.0;
            let param = id
                .checked_sub(1)
                .filter(|&at| (at as usize) < ids.params)
                .map(ValueId);
            let result = u16::try_from(id)
                .ok()
                .and_then(|id| ids.results.get(&id).copied());
            let Some(found) = param.or(result) else {
                let message = format!("value id {id} is not defined");
                let hint = "parameters are 1 and up; other ids are results of the function's instructions";
                return self.fail(value.pos.0 as usize, message, hint);
            };
            value.id = found;
        }
        Ok(())
    }
}
