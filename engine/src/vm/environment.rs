//! The machine as the translator sees it.

use super::{FunctionId, Machine};
use crate::managed;
use crate::translate::environment::{Callee, ClassFacts, Environment, Policy};
use maple_lir::Inst;
use maple_runtime::class::Class;

impl Environment for Machine {
    fn policy(&self, function: FunctionId) -> Policy {
        Policy {
            counted: self.counts(function),
        }
    }

    fn function_at(&mut self, address: u64) -> Option<FunctionId> {
        Machine::function_at(self, address)
    }

    fn callee(&self, function: FunctionId) -> Callee {
        Callee {
            formals: self.formals(function).to_vec(),
            result: self.result_type(function),
            variadic: self.is_variadic(function),
            entry: self.entry(function) as u64,
        }
    }

    fn guarded_call(&self, call: &Inst, function: FunctionId) -> Option<(Inst, u64)> {
        self.direct_call(call, function)
    }

    fn nowhere(&self) -> u64 {
        self.halt() as u64
    }

    fn code_constant(&mut self, function: FunctionId, place: u64, stored: u64) -> u64 {
        Machine::code_constant(self, function, place, stored)
    }

    fn record_in_slot(&self, slot: u64) -> Option<u64> {
        Machine::record_in_slot(self, slot)
    }

    fn class_at(&self, record: u64) -> Option<ClassFacts> {
        let class = Machine::class_at(self, record)?;
        // SAFETY: classes live as long as the machine.
        let facts = unsafe { &*class };
        Some(ClassFacts {
            address: std::ptr::from_ref::<Class>(facts) as u64,
            has_instances: facts.has_instances(),
            is_array: facts.component().is_some(),
            initialised: facts.is_initialized(),
        })
    }

    fn vtable_places(&self) -> usize {
        self.managed.as_ref().map_or(0, |managed| managed.places)
    }

    fn is_name(&self, address: u64) -> bool {
        self.managed.is_some() && managed::text(&self.images, address).is_some()
    }

    fn is_square_root(&self, address: u64) -> bool {
        managed::is_square_root(address)
    }
}
