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
mod natives;
mod results;
mod symbols;
#[cfg(test)]
mod tests;

use maple_mirbin::Prim;

use crate::diag::Diagnostics;
use crate::mir::class::Classes;
use crate::mir::{FuncId, Function, Module, SymbolId};
use crate::passes::{Facts, is_compiled};
use crate::program::Program;

/// Makes the program. `classes` are those of the module, `facts` those of the passes, by function.
///
/// What cannot be encoded is reported to `diags`; the program is then incomplete.
pub fn select(
    module: &Module,
    classes: &Classes,
    facts: &[Facts],
    name: &str,
    diags: &mut Diagnostics,
) -> Program {
    let mut symbols = symbols::Symbols::new(module, classes, name, diags);
    let none = Facts::default();
    for (id, func) in bodies(module) {
        let facts = facts.get(id.index()).unwrap_or(&none);
        code::function(&mut symbols, id, func, facts);
    }
    class::classes(&mut symbols);
    data::variables(&mut symbols);
    symbols.finish()
}

/// The functions that become code, in the order in which they are declared: that of the printed module, too.
fn bodies(module: &Module) -> impl Iterator<Item = (FuncId, &Function)> {
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
