//! Checks of swaps of stacks.

use super::code::Code;
use super::types::is_value;
use crate::front::uvm::ast::{Inst, Pass};
use crate::front::uvm::types::Type;

impl Code<'_, '_> {
    /// The types in the clauses of `SWAPSTACK` are those of values, or `void` for none that is waited for.
    pub(super) fn swap(&mut self, inst: &Inst) {
        let Some(swap) = inst.swap else { return };
        let types = &self.checker.bundle.types;
        let awaited = swap
            .back
            .filter(|ty| !is_value(types, *ty) && *types.ty(*ty) != Type::Void);
        if let Some(ty) = awaited {
            let message = format!("a stack cannot wait for {}", self.checker.shown(ty));
            self.error(
                "swap",
                inst.pos,
                message,
                "wait for a type of values, or for void",
            );
        }
        if let Pass::Value(ty) = swap.pass
            && !is_value(&self.checker.bundle.types, ty)
        {
            let message = format!("{} cannot be passed to a stack", self.checker.shown(ty));
            self.error(
                "swap",
                inst.pos,
                message,
                "pass a type of values, or write PASS_VOID",
            );
        }
    }
}
