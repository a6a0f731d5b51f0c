//! Programs to binaries.

use super::{EXTENDED, GUARD, MAJOR, PLAIN, WriteError};
use crate::front::shard::Program;
use crate::front::shard::ast::{
    Base, Block, BlockId, Call, Const, Function, Index, Inst, InstData, Operand, Type, ValueId, ValueName,
    ValueRef,
};
use crate::front::shard::print::print_value;
use crate::front::shard::table::{Cond, FORMS, Form, Op, Slot, code};
use crate::mir::Name;

type Written = Result<(), WriteError>;

/// Writes a program as a binary, of version 0.1 if it needs no extension.
///
/// Results keep the numbers that the text gives them, if all of a function are numbers that fit; otherwise they are numbered in the
/// order of their definitions. Names of structs, values and labels are not part of the format. What has no encoding is written as
/// something equal: operands change places, a constant goes through memory, a branch on a constant becomes a jump, and a result that a
/// call drops gets an id.
///
/// # Errors
/// Limits of the format: counts and ids have 16 bits.
pub fn write_binary(program: &Program) -> Result<Vec<u8>, WriteError> {
    write(program, EXTENDED)
}

/// Writes a program for readers that know version 0.1 only, as [`write_binary`] does but with no extension.
///
/// # Errors
/// Limits of the format, and what version 0.1 cannot say: structs, null, indices and counts that are values.
pub fn write_plain(program: &Program) -> Result<Vec<u8>, WriteError> {
    write(program, PLAIN)
}

fn write(program: &Program, limit: u8) -> Result<Vec<u8>, WriteError> {
    let mut writer = Writer {
        program,
        bytes: Vec::new(),
        minor: PLAIN,
        limit,
    };
    writer.module()?;
    if writer.minor > limit {
        let message = format!("the program has structs or null, which version 0.{limit} has not");
        return Err(WriteError { message });
    }
    Ok(writer.bytes)
}

struct Writer<'p> {
    program: &'p Program,
    bytes: Vec<u8>,
    /// Minor version that what was written needs.
    minor: u8,
    /// The highest minor version that it may need.
    limit: u8,
}

/// Ids of a function's values.
struct Ids {
    ids: Vec<u16>,
    /// No value has this id or one above it, if it is at most 65535.
    free: u32,
}

/// What an instruction offers to the slots of a form.
#[derive(Clone, Copy, Default)]
struct Slots<'i> {
    ty: Option<Type>,
    cond: Option<Cond>,
    addr: Option<ValueRef>,
    a: Option<Operand>,
    b: Option<Operand>,
    /// `None` also for what the text leaves out.
    index: Option<Index>,
    result: Option<u16>,
    then: Option<BlockId>,
    other: Option<BlockId>,
    call: Option<&'i Call>,
}

fn too_many<T>(what: &str, found: usize) -> Result<T, WriteError> {
    let message = format!("{what}: {found}, and the binary form has 16 bits for it");
    Err(WriteError { message })
}

impl Writer<'_> {
    fn u16(&mut self, value: u16) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn count(&mut self, what: &str, count: usize) -> Written {
        match u16::try_from(count) {
            Ok(count) => {
                self.u16(count);
                Ok(())
            }
            Err(_) => too_many(what, count),
        }
    }

    fn module(&mut self) -> Written {
        let program = self.program;
        self.bytes.extend(GUARD);
        self.bytes.extend([MAJOR, PLAIN]);
        self.count("number of structs", program.structs.len())?;
        for declared in &program.structs {
            self.minor = EXTENDED;
            self.types("number of fields", &declared.fields)?;
        }
        self.count("number of functions", program.functions.len())?;
        for function in &program.functions {
            self.function(function).map_err(|error| WriteError {
                message: format!("@{}: {}", program.names.text(function.name), error.message),
            })?;
        }
        if let Some(minor) = self.bytes.get_mut(GUARD.len() + 1) {
            *minor = self.minor;
        }
        Ok(())
    }

    fn ty(&mut self, ty: Type) {
        self.bytes
            .extend(std::iter::repeat_n(code::POINTER, usize::from(ty.stars)));
        match ty.base {
            Base::Fundamental(fundamental) => self.bytes.push(fundamental.code()),
            Base::Struct(id) => {
                self.bytes.push(code::STRUCT);
                self.u16(id.0);
            }
        }
    }

    fn types(&mut self, what: &str, types: &[Type]) -> Written {
        self.count(what, types.len())?;
        types.iter().for_each(|&ty| self.ty(ty));
        Ok(())
    }

    fn name(&mut self, name: Name) -> Written {
        let program = self.program;
        let bytes = program.names.bytes(name);
        self.count("length of a name", bytes.len())?;
        self.bytes.extend(bytes);
        Ok(())
    }

    fn function(&mut self, function: &Function) -> Written {
        self.name(function.name)?;
        match function.ret {
            Some(ty) => self.ty(ty),
            None => self.bytes.push(code::VOID),
        }
        self.types("number of parameters", &function.params)?;
        self.count("number of blocks", function.blocks.len())?;
        let mut ids = Ids::of(function)?;
        for block in &function.blocks {
            self.block(function, block, &mut ids)?;
        }
        Ok(())
    }

    fn block(&mut self, function: &Function, block: &Block, ids: &mut Ids) -> Written {
        let at = self.bytes.len();
        self.u16(0);
        let mut count = 0;
        for inst in &block.insts {
            count += self.inst(function, inst, ids)?;
        }
        let Ok(count) = u16::try_from(count) else {
            return too_many("number of instructions in a block", count);
        };
        if let Some(place) = self.bytes.get_mut(at..at + 2) {
            place.copy_from_slice(&count.to_le_bytes());
        }
        Ok(())
    }

    /// Writes an instruction; returns how many it has become.
    fn inst(&mut self, function: &Function, inst: &Inst, ids: &mut Ids) -> Result<usize, WriteError> {
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

impl Ids {
    fn of(function: &Function) -> Result<Ids, WriteError> {
        let params = function.params.len();
        let kept: Option<Vec<u16>> = function
            .values
            .iter()
            .map(|value| match value.name {
                ValueName::Number(number) => u16::try_from(number.checked_add(1)?).ok(),
                ValueName::Name(_) => None,
            })
            .collect();
        let ids = match kept {
            Some(ids) => ids,
            None => {
                let mut order: Vec<ValueId> = (0..params as u32).map(ValueId).collect();
                let insts = function.blocks.iter().flat_map(|block| &block.insts);
                order.extend(insts.filter_map(|inst| inst.result));
                let mut ids = vec![0; function.values.len()];
                for (at, id) in order.iter().enumerate() {
                    let Ok(number) = u16::try_from(at + 1) else {
                        return too_many("number of values", order.len());
                    };
                    if let Some(slot) = ids.get_mut(id.0 as usize) {
                        *slot = number;
                    }
                }
                ids
            }
        };
        // A dropped result of a call needs an id as well; so do constants in memory.
        let free = ids.iter().copied().max().map_or(1, |id| u32::from(id) + 1);
        Ok(Ids { ids, free })
    }

    fn id(&self, value: ValueId) -> u16 {
        self.ids.get(value.0 as usize).copied().unwrap_or(0)
    }

    /// A value that the program does not have.
    fn fresh(&mut self) -> Result<ValueId, WriteError> {
        let Ok(id) = u16::try_from(self.free) else {
            return too_many("number of values", self.free as usize);
        };
        self.free += 1;
        self.ids.push(id);
        Ok(ValueId(self.ids.len() as u32 - 1))
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

fn disassemble<'i>(inst: &'i Inst, ids: &mut Ids) -> (Op, Slots<'i>) {
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
