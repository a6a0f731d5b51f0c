//! Operands and results.

use super::{Lower, trusted};
use crate::input::Observed;
use crate::step::{ACCUMULATORS, Place, Step};
use crate::webs::{Type, Web};
use cranelift_codegen::ir::{self, InstBuilder, MemFlagsData, Value, types};
use cranelift_frontend::Variable;
use maple_dispatch::{Accumulators, Context};
use maple_lir::Kind;
use std::mem::offset_of;

impl Type {
    /// Cranelift's type.
    pub fn ir(self) -> ir::Type {
        match self {
            Type::Cell => types::I64,
            Type::F32 => types::F32,
            Type::F64 => types::F64,
        }
    }
}

impl Lower<'_, '_> {
    fn variable(&mut self, web: Web) -> Variable {
        if let Some(variable) = self.variables.get(&web) {
            return *variable;
        }
        let variable = self.b.declare_var(self.webs.ty(web).ir());
        self.variables.insert(web, variable);
        variable
    }

    /// What a variable holds.
    pub(super) fn variable_value(&mut self, web: Web) -> Value {
        let variable = self.variable(web);
        self.b.use_var(variable)
    }

    /// Gives a variable a value of a type.
    pub(super) fn define(&mut self, web: Web, value: Value, ty: Type) {
        self.define_with(web, value, ty, None);
    }

    /// As [`Lower::define`], with the number of the value if that is there.
    fn define_with(&mut self, web: Web, value: Value, ty: Type, number: Option<Value>) {
        let cell = self.convert(value, ty, self.webs.ty(web));
        let variable = self.variable(web);
        self.b.def_var(variable, cell);
        if self.webs.is_number(web) {
            let number = number.unwrap_or_else(|| {
                let cell = self.convert(value, ty, Type::Cell);
                self.number_of(cell)
            });
            let variable = self.number_variable(web);
            self.b.def_var(variable, number);
        }
    }

    /// What a variable holds whose number is kept, as programs know it: whole numbers of 32 bits are integers.
    pub(super) fn strict(&mut self, web: Web) -> Value {
        let variable = self.variable(web);
        let value = self.b.use_var(variable);
        let value = self.convert(value, self.webs.ty(web), Type::Cell);
        let variable = self.number_variable(web);
        let number = self.b.use_var(variable);
        let is_int = self.is_around(value, maple_mirbin::tagged::IS_INTEGER);
        let strict = self.number_value(number);
        self.b.ins().select(is_int, value, strict)
    }

    fn number_variable(&mut self, web: Web) -> Variable {
        if let Some(variable) = self.numbers.get(&web) {
            return *variable;
        }
        let variable = self.b.declare_var(types::F64);
        self.numbers.insert(web, variable);
        variable
    }

    /// The number of the value in operand `at`, if it is kept.
    pub(super) fn kept_number(&mut self, step: &Step, at: usize) -> Option<Value> {
        let place = self.flow.words.place(&step.inst, at)?;
        let web = self.current[place as usize]?;
        if !self.webs.is_number(web) {
            return None;
        }
        let variable = self.number_variable(web);
        Some(self.b.use_var(variable))
    }

    /// The same bits as another type.
    pub(super) fn convert(&mut self, value: Value, from: Type, to: Type) -> Value {
        let bits = MemFlagsData::new();
        match (from, to) {
            (Type::Cell, Type::F64) => self.b.ins().bitcast(types::F64, bits, value),
            (Type::F64, Type::Cell) => self.b.ins().bitcast(types::I64, bits, value),
            (Type::Cell, Type::F32) => {
                let low = self.b.ins().ireduce(types::I32, value);
                self.b.ins().bitcast(types::F32, bits, low)
            }
            (Type::F32, Type::Cell) => {
                let low = self.b.ins().bitcast(types::I32, bits, value);
                self.b.ins().uextend(types::I64, low)
            }
            (Type::F32, Type::F64) | (Type::F64, Type::F32) => {
                let cell = self.convert(value, from, Type::Cell);
                self.convert(cell, Type::Cell, to)
            }
            _ => value,
        }
    }

    /// What a place holds, as a type.
    pub(super) fn read(&mut self, place: Place, ty: Type) -> Value {
        self.read_as(place, ty, false)
    }

    /// As [`Lower::read`]; if it may be loose, a whole number may be a double.
    pub(super) fn read_as(&mut self, place: Place, ty: Type, loose: bool) -> Value {
        let memory = self.input.memory.contains(place as usize) && place < self.flow.words.slots;
        match self.current[place as usize].filter(|_| !memory) {
            Some(web) if !loose && self.webs.is_loose(web) => {
                let value = self.strict(web);
                self.convert(value, Type::Cell, ty)
            }
            Some(web) => {
                let own = self.webs.ty(web);
                let variable = self.variable(web);
                let value = self.b.use_var(variable);
                self.convert(value, own, ty)
            }
            None => {
                let value = self.load_place(place);
                self.convert(value, Type::Cell, ty)
            }
        }
    }

    /// Writes a value to a place, and to its slot if that is to be up to date.
    pub(super) fn write(&mut self, place: Place, value: Value, ty: Type) {
        self.write_with(place, value, ty, None);
    }

    fn write_with(&mut self, place: Place, value: Value, ty: Type, number: Option<Value>) {
        let in_slot = place < self.flow.words.slots;
        let is_stored = in_slot && !self.flow.gets_stale(self.input, place);
        let web = self.webs.defined(self.at, place);
        if let Some(web) = web {
            self.define_with(web, value, ty, number);
            self.current[place as usize] = Some(web);
        }
        if is_stored {
            // Whoever releases what a frame owns sees that a number owns nothing; handlers see more.
            let strictly = matches!(self.input.observed, Observed::All);
            match web.filter(|web| strictly && self.webs.is_loose(*web)) {
                Some(web) => {
                    let strict = self.strict(web);
                    self.store_slot(place, strict);
                }
                None => self.store_slot(place, value),
            }
        }
    }

    /// Operand `at` as a type.
    pub(super) fn get(&mut self, step: &Step, at: usize, ty: Type) -> Value {
        let operand = step.inst.operands[at];
        match operand.kind {
            Kind::Imm => {
                let value = self.b.ins().iconst(types::I64, i64::from(operand.value));
                self.convert(value, Type::Cell, ty)
            }
            _ => match self.flow.words.place(&step.inst, at) {
                Some(place) => self.read(place, ty),
                None => self.b.ins().iconst(types::I64, 0),
            },
        }
    }

    /// Operand `at` as a cell in which a whole number may be a double.
    pub(super) fn loose(&mut self, step: &Step, at: usize) -> Value {
        match self.flow.words.place(&step.inst, at) {
            Some(place) => self.read_as(place, Type::Cell, true),
            None => self.cell(step, at),
        }
    }

    /// Operand `at` as a cell.
    pub(super) fn cell(&mut self, step: &Step, at: usize) -> Value {
        self.get(step, at, Type::Cell)
    }

    /// The low half of operand `at`.
    pub(super) fn low(&mut self, step: &Step, at: usize) -> Value {
        let cell = self.cell(step, at);
        self.b.ins().ireduce(types::I32, cell)
    }

    /// The type that operand `at` has anyway, and its value.
    pub(super) fn any(&mut self, step: &Step, at: usize) -> (Value, Type) {
        let place = self.flow.words.place(&step.inst, at);
        self.any_of(place, step, at)
    }

    fn any_of(&mut self, place: Option<Place>, step: &Step, at: usize) -> (Value, Type) {
        let web = place.and_then(|place| self.current[place as usize]);
        let ty = web.map_or(Type::Cell, |web| self.webs.ty(web));
        (self.get(step, at, ty), ty)
    }

    /// Gives the result of an instruction a value of a type.
    pub(super) fn put(&mut self, step: &Step, value: Value, ty: Type) {
        for place in &step.writes {
            self.write(*place, value, ty);
        }
    }

    /// Gives the result the value of operand 1.
    pub(super) fn put_moved(&mut self, step: &Step) {
        let place = step.writes.first();
        let web = place.and_then(|place| self.webs.defined(self.at, *place));
        let loose = web.is_some_and(|web| self.webs.is_loose(web));
        let value = match loose {
            true => self.loose(step, 1),
            false => self.cell(step, 1),
        };
        let number = self.kept_number(step, 1);
        self.put_number(step, value, number);
    }

    /// Gives the result a value of JavaScript with its number.
    pub(super) fn put_number(&mut self, step: &Step, value: Value, number: Option<Value>) {
        for place in &step.writes {
            self.write_with(*place, value, Type::Cell, number);
        }
    }

    /// Gives the result a number of 32 bits, in a cell without sign.
    pub(super) fn put_low(&mut self, step: &Step, value: Value) {
        let cell = self.b.ins().uextend(types::I64, value);
        self.put(step, cell, Type::Cell);
    }

    /// What is in the memory of a place, as a cell.
    pub(super) fn load_place(&mut self, place: Place) -> Value {
        let (base, offset) = self.address(place);
        self.b.ins().load(types::I64, trusted(), base, offset)
    }

    /// Writes a value to the memory of a place.
    pub(super) fn store_slot(&mut self, place: Place, value: Value) {
        let (base, offset) = self.address(place);
        self.b.ins().store(trusted(), value, base, offset);
    }

    /// Where the memory of a place is.
    pub(super) fn address(&mut self, place: Place) -> (Value, i32) {
        let slots = self.flow.words.slots;
        if place < slots {
            return (self.frame, place as i32 * 8);
        }
        let number = (place - slots) as usize;
        debug_assert!(number < ACCUMULATORS);
        let all = offset_of!(Context, accumulators);
        let offset = match number {
            0 | 1 => offset_of!(Accumulators, ints) + 8 * number,
            _ => offset_of!(Accumulators, floats) + 8 * (number - 2),
        };
        (self.context, (all + offset) as i32)
    }

    /// A number.
    pub(super) fn number(&mut self, number: u64) -> Value {
        self.b.ins().iconst(types::I64, number as i64)
    }
}
