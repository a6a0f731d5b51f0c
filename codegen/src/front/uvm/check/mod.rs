//! The rules of the language (lang.md §3 to §6, insts.md).
//!
//! Each has a name, which its errors carry:
//!
//!  1. `type`: types are made of types that may be their parts, and none contains itself but through a reference.
//!  2. `literal`: constants have the types of their places, and none is a part of itself.
//!  3. `terminator`: each block ends in a terminator, and has no other one.
//!  4. `entry`: nothing leads to the entry block.
//!  5. `landingpad`: LANDINGPADs come first in their blocks, which are exceptional destinations.
//!  6. `operand`: operands have the types that the instruction wants. Referent types and the widths of conditions may differ if reading is
//!     lenient; then it is a warning.
//!  7. `parameter`: the type parameters of an instruction are of the kind that it takes.
//!  8. `phi`: the value of an edge has the type of the PHI, and is not that of the instruction which it is the exceptional edge of.
//!  9. `dominance`: a value is defined on every path to its use. Blocks that no path reaches are exempt.
//! 10. `return`: a function returns what its signature says, also by the functions that it ends with.
//! 11. `switch`: the values of cases are constants that differ.
//! 12. `order`: an access has an order that exists for it.
//! 13. `ccall`: what goes to C functions and comes from them are values that C has.
//! 14. `swap`: what stacks wait for and are resumed with are values; only of nothing there may be none.

mod ccall;
mod code;
mod operand;
mod swap;
mod types;

use crate::diag::{Diagnostics, Severity};
use crate::mir::Pos;

use super::ast::Bundle;
use super::classes::Classes;
use super::types::TypeId;

/// Checks a bundle. `strict` makes errors of what existing programs do against the rules.
pub fn check(bundle: &Bundle, strict: bool, diagnostics: &mut Diagnostics) {
    let mut checker = Checker {
        bundle,
        classes: bundle.types.classes(),
        strict,
        diagnostics,
    };
    types::check(&mut checker);
    if checker.diagnostics.errors() > 0 {
        // Code is made of types.
        return;
    }
    for function in &bundle.funcs {
        if let Some(body) = &function.body {
            code::check(&mut checker, function, body);
        }
    }
}

struct Checker<'c> {
    bundle: &'c Bundle,
    classes: Classes,
    strict: bool,
    diagnostics: &'c mut Diagnostics,
}

impl Checker<'_> {
    fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        pos: Pos,
        message: impl Into<String>,
        hint: &str,
    ) {
        let found = self.bundle.problem(severity, code, pos, message.into());
        self.diagnostics.push(found.hint(hint));
    }

    fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.report(Severity::Error, code, pos, message, hint);
    }

    /// Reports what existing programs do: a warning, unless reading is strict.
    fn lenient(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        let severity = match self.strict {
            true => Severity::Error,
            false => Severity::Warning,
        };
        self.report(severity, code, pos, message, hint);
    }

    fn shown(&self, ty: TypeId) -> String {
        self.bundle.types.shown(ty, &self.bundle.names)
    }
}
