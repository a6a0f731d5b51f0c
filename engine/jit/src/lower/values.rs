//! Operands and results.

use super::{Lower, trusted};
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
        let value = self.convert(value, ty, self.webs.ty(web));
        let variable = self.variable(web);
        self.b.def_var(variable, value);
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
        let memory = self.input.memory.contains(place as usize) && place < self.flow.words.slots;
        match self.current[place as usize].filter(|_| !memory) {
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
        let in_slot = place < self.flow.words.slots;
        if in_slot && !self.flow.gets_stale(self.input, place) {
            self.store_slot(place, value);
        }
        if let Some(web) = self.webs.defined(self.at, place) {
            self.define(web, value, ty);
            self.current[place as usize] = Some(web);
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

    fn address(&mut self, place: Place) -> (Value, i32) {
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
