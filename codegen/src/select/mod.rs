//! Instruction selection: from lowered MAPLE IR to the functions, data and symbols of a [`Program`] (seed 2 §4, §5).
//!
//! Trees become instructions in post-order, one node one instruction; there is no scheduling and no register allocation. Each function's
//! code is checked with the verifier that the engine uses before it runs it.

mod class;
mod code;
mod data;
mod expr;
mod frame;
mod lines;
mod lowered;
mod natives;
mod results;
mod structure;
mod symbols;
#[cfg(test)]
mod tests;

use maple_mirbin::Prim;

use crate::diag::Diagnostics;
use crate::mir::class::Classes;
use crate::mir::{FuncId, Function, Module};
use crate::passes::{Facts, is_compiled};
use crate::program::Program;

/// The making of a program, a function at a time.
pub struct Selection<'c> {
    classes: &'c Classes,
    made: symbols::Made,
}

impl<'c> Selection<'c> {
    /// Gives symbols to what the module defines. `classes` are those of the module.
    pub fn new(module: &Module, classes: &'c Classes, name: &str, diags: &mut Diagnostics) -> Selection<'c> {
        let mut made = symbols::Made::default();
        made.symbols(module, classes, diags).define_all(name);
        Selection { classes, made }
    }

    /// Makes the code of a lowered function; `facts` are those of the passes. To be called for all [`bodies`] in their order.
    ///
    /// What cannot be encoded is reported to `diags`; the program is then incomplete.
    pub fn function(&mut self, module: &Module, id: FuncId, facts: &Facts, diags: &mut Diagnostics) {
        if let Some(func) = module.funcs.get(id) {
            let mut symbols = self.made.symbols(module, self.classes, diags);
            if module.is_lowered() {
                lowered::function(&mut symbols, id, func);
            } else {
                code::function(&mut symbols, id, func, facts);
            }
        }
    }

    /// Adds classes and data. Nodes of functions are not needed any more.
    pub fn finish(mut self, module: &Module, diags: &mut Diagnostics) -> Program {
        let mut symbols = self.made.symbols(module, self.classes, diags);
        class::classes(&mut symbols);
        if !module.is_lowered() {
            class::entry(&mut symbols);
        }
        data::variables(&mut symbols);
        if module.is_lowered() {
            lowered::globals(&mut symbols);
        }
        self.made.finish()
    }
}

/// The functions that become code, in the order in which they are declared: that of the printed module, too.
pub fn bodies(module: &Module) -> impl Iterator<Item = (FuncId, &Function)> {
    module.funcs.declared().filter_map(|id| {
        let func = module.funcs.get(id)?;
        is_compiled(func, module.srclang).then_some((id, func))
    })
}

/// The type of an instruction or cell for values of type `prim`: addresses are `a64` (seed 2 §7.2), and so is what only has an address.
pub(crate) const fn cell(prim: Prim) -> Prim {
    match prim {
        Prim::Ptr | Prim::Ref | Prim::A32 | Prim::Agg | Prim::Unknown | Prim::Derived | Prim::Gen => {
            Prim::A64
        }
        prim => prim,
    }
}
