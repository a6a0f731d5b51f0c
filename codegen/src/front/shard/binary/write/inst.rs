//! Instructions: the first form that an instruction fits, or instructions that are equal to it.

use super::super::{EXTENDED, WriteError};
use super::disassemble::{Slots, disassemble};
use super::ids::Ids;
use super::{Writer, Written};
use crate::front::shard::ast::{BlockId, Call, Const, Function, Index, Inst, Operand, Type, ValueRef};
use crate::front::shard::print::print_value;
use crate::front::shard::table::{Cond, FORMS, Form, Op, Slot};

impl Writer<'_> {
    /// Writes an instruction; returns how many it has become.
    pub(super) fn inst(
        &mut self,
        function: &Function,
        inst: &Inst,
        ids: &mut Ids,
    ) -> Result<usize, WriteError> {
        let (op, mut slots) = disassemble(inst, ids);
        if op == Op::Call && slots.ty.is_some() && slots.result.is_none() {
            // The opcode has a result even if the program drops it.
            let dropped = ids.fresh()?;
            slots.result = Some(ids.id(dropped));
        }
        let mut written = 1;
        let mut found = self.find(op, &slots);
        if found.is_none()
            && let Some(exchanged) = exchanged(op, slots)
            && let Some(form) = self.find(op, &exchanged)
        {
            (slots, found) = (exchanged, Some(form));
        }
        if let (None, Some(Operand::Const(first)), Some(ty)) = (found, slots.a, slots.ty) {
            slots.a = Some(Operand::Value(self.materialise(ty, first, ids)?));
            written += 3;
            found = self.find(op, &slots);
        }
        let Some(form) = found else {
            let id = inst.result.map_or_else(String::new, |id| {
                format!(" {}", print_value(self.program, function, id))
            });
            let message = format!(
                "{}{id} has operands that version 0.{} has no opcode for",
                op.text(),
                self.limit
            );
            return Err(WriteError { message });
        };
        self.minor = self.minor.max(form.minor);
        self.bytes.push(form.code);
        for &slot in form.slots {
            self.slot(slot, &slots, ids)?;
        }
        Ok(written)
    }

    /// The first form that has exactly what the instruction offers.
    fn find(&self, op: Op, slots: &Slots<'_>) -> Option<&'static Form> {
        FORMS
            .iter()
            .find(|form| form.op == op && form.minor <= self.limit && fits(form, slots))
    }

    /// Puts a constant into memory and loads it; three instructions.
    fn materialise(&mut self, ty: Type, constant: Const, ids: &mut Ids) -> Result<ValueRef, WriteError> {
        let (addr, value) = (ids.fresh()?, ids.fresh()?);
        let at = |id| ValueRef {
            id,
            pos: constant.pos,
        };
        let place = Slots {
            ty: Some(ty),
            result: Some(ids.id(addr)),
            ..Slots::default()
        };
        let store = Slots {
            ty: Some(ty),
            addr: Some(at(addr)),
            a: Some(Operand::Const(constant)),
            ..Slots::default()
        };
        let load = Slots {
            ty: Some(ty),
            addr: Some(at(addr)),
            result: Some(ids.id(value)),
            ..Slots::default()
        };
        for (op, slots) in [(Op::Alloc, place), (Op::Store, store), (Op::Load, load)] {
            if let Some(form) = self.find(op, &slots) {
                self.bytes.push(form.code);
                for &slot in form.slots {
                    self.slot(slot, &slots, ids)?;
                }
            }
        }
        Ok(at(value))
    }

    fn slot(&mut self, slot: Slot, slots: &Slots<'_>, ids: &Ids) -> Written {
        match slot {
            Slot::Type => slots.ty.into_iter().for_each(|ty| self.ty(ty)),
            Slot::Cond => self.bytes.extend(slots.cond.map(Cond::code)),
            Slot::Addr => slots.addr.into_iter().for_each(|addr| self.u16(ids.id(addr.id))),
            Slot::V1 | Slot::C1 => slots.a.into_iter().for_each(|a| self.operand(a, slots.ty, ids)),
            Slot::V2 | Slot::C2 => slots.b.into_iter().for_each(|b| self.operand(b, slots.ty, ids)),
            Slot::Index | Slot::IndexValue => match slots.index {
                Some(Index::Const(index)) => self.bytes.extend(index.to_le_bytes()),
                Some(Index::Value(value)) => self.u16(ids.id(value.id)),
                None => {}
            },
            Slot::Result => slots.result.into_iter().for_each(|id| self.u16(id)),
            Slot::Then => return self.label(slots.then),
            Slot::Other => return self.label(slots.other),
            Slot::Types => {
                let params = slots.call.map_or(&[][..], |call| &call.params);
                return self.types("number of parameter types", params);
            }
            Slot::Name => return slots.call.map_or(Ok(()), |call| self.name(call.name)),
            Slot::Args => return slots.call.map_or(Ok(()), |call| self.args(call, ids)),
        }
        Ok(())
    }

    fn label(&mut self, label: Option<BlockId>) -> Written {
        self.count("block index", label.map_or(0, |id| id.0 as usize))
    }

    fn operand(&mut self, operand: Operand, ty: Option<Type>, ids: &Ids) {
        match operand {
            Operand::Value(value) => self.u16(ids.id(value.id)),
            Operand::Const(constant) => self.constant(constant, ty.unwrap_or(Type::INT1)),
        }
    }

    fn constant(&mut self, constant: Const, ty: Type) {
        let size = match ty.fundamental() {
            Some(fundamental) => fundamental.size() as usize,
            None => {
                self.minor = EXTENDED;
                8
            }
        };
        self.bytes.extend(constant.bits.to_le_bytes().iter().take(size));
    }

    fn args(&mut self, call: &Call, ids: &Ids) -> Written {
        self.count("number of arguments", call.args.len())?;
        for (&arg, &ty) in call.args.iter().zip(&call.params) {
            self.bytes.push(u8::from(matches!(arg, Operand::Const(_))));
            self.operand(arg, Some(ty), ids);
        }
        Ok(())
    }
}

fn fits(form: &Form, slots: &Slots<'_>) -> bool {
    let has = |slot| form.slots.contains(&slot);
    let operand = |operand: Option<Operand>, value, constant| match operand {
        None => !has(value) && !has(constant),
        Some(Operand::Value(_)) => has(value),
        Some(Operand::Const(_)) => has(constant),
    };
    let index = match slots.index {
        None => !has(Slot::Index) && !has(Slot::IndexValue),
        Some(Index::Const(_)) => has(Slot::Index),
        Some(Index::Value(_)) => has(Slot::IndexValue),
    };
    has(Slot::Type) == slots.ty.is_some()
        && has(Slot::Other) == slots.other.is_some()
        && operand(slots.a, Slot::V1, Slot::C1)
        && operand(slots.b, Slot::V2, Slot::C2)
        && index
}

/// The instruction with its operands in the other order, if it then means the same.
fn exchanged(op: Op, slots: Slots<'_>) -> Option<Slots<'_>> {
    let commutes = match op {
        Op::Binary(op) => op.commutes(),
        Op::Cmp => true,
        _ => false,
    };
    commutes.then_some(Slots {
        a: slots.b,
        b: slots.a,
        cond: slots.cond.map(Cond::swapped),
        ..slots
    })
}
