//! Verifier of modules: what lowering may rely on. Each rule's name is the code of its diagnostics.
//!
//! Declarations
//!  1. `undefined-type`: a type name is defined wherever its size or members matter; superclasses and javaclass types exist.
//!  2. `layout`: no aggregate contains itself or is too large; bitfields are integers no wider than their type.
//!  3. `class`: superclasses are classes, extended and implemented ones interfaces, javaclass and javainterface name such types.
//!  4. `undeclared-variable`: every variable mentioned is declared, and declared with a type if it is used.
//!  5. `undeclared-function`: every function called or addressed is declared, except in flavors from 4, runtime entries, and the
//!     methods that virtual and interface calls name.
//!  6. `signature`: a function with a body has a parameter list (flavors below 4) and no parameter without type.
//!  7. `initializer`: initial values have the shape of their type, no array gets too many, addresses are constant.
//!  8. `entry`: the entry function is declared.
//!
//! Structure
//!  9. `tree`: ids are in range and every expression, statement and block is used in one place.
//! 10. `shape`: a node's opcode belongs where it stands and carries the fields that its opcode takes.
//! 11. `arity`: a node has as many operands as its opcode takes.
//! 12. `label`: a label that is used is defined, and none is defined twice.
//! 13. `handler`: the labels of a try stand before a catch, those of a finally before a finally.
//!
//! Types
//! 14. `operand-type`: operands fit the type the node works on; integers and addresses mix, nothing else does.
//! 15. `result-type`: the opcode can give the type: bit operations integers, sqrt floats, addresses 8 bytes, and so on.
//! 16. `field`: the field id exists in the variable's or pointee's type.
//! 17. `access-type`: a variable or field is read and written as what it is: aggregates as agg, scalars as a type that fits.
//! 18. `pointer-type`: iread, iassign, iaddrof and array name pointer types, array with at most one index per dimension.
//! 19. `aggregate-size`: aggregates that are assigned, passed or returned have the size of the place they go to.
//! 20. `bits`: bit ranges lie within their operand.
//! 21. `constant`: constants have a type that has constants.
//! 22. `type-operand`: sizeoftype names a sized type, gcmalloc a class, the jarray forms an array, fieldsdist existing fields.
//!
//! Control and calls
//! 23. `return`: a return gives as many values as the function declares, of types that fit. (None at all is a warning.)
//! 24. `arguments`: a call passes what the prototype lists. The empty prototype of a runtime entry says nothing.
//! 25. `results`: a call assigns at most the results that the callee has, to places that fit.
//! 26. `intrinsic`: an intrinsic in an expression has a result; our own get their number of operands.
//! 27. `tags`: tags of a switch are unique; those of a rangegoto also lie in 0..65536 without a gap.
//! 28. `register`: a pseudo-register keeps its kind of type; %%SP, %%FP and %%GP are not assigned.
//! 29. `loop`: a doloop counts an integer; a foreachelem runs over an array with a fitting element; an indexgoto uses an array.

mod call;
mod code;
mod decl;
mod expr;
mod init;
mod stmt;

use maple_mirbin::Intrinsic;
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Span};

use super::layout::Layouts;
use super::{Attr, Function, Module, Name, Pos, TypeId, print_type};

/// Checks a module against the rules of the module head. The result is empty for a module that lowering accepts; warnings alone do
/// not keep it from that. At most `limit` errors are listed.
pub fn verify(module: &Module, limit: usize) -> Vec<Diagnostic> {
    let mut checker = Checker {
        m: module,
        diagnostics: Diagnostics::new(limit),
        layouts: Layouts::default(),
        entries: runtime_entries(module),
    };
    checker.declarations();
    for (_, f) in module.funcs.iter() {
        // The runtime supplies native functions; a body that a front end gave them is ignored.
        let native = f.attrs.has(Attr::Native) && module.srclang.is_managed();
        if !native && !checker.diagnostics.is_full() {
            checker.function(f);
        }
    }
    checker.diagnostics.finish()
}

/// Names of functions that the runtime supplies under an intrinsic.
fn runtime_entries(module: &Module) -> FxHashSet<Name> {
    Intrinsic::ALL
        .iter()
        .filter(|i| !i.info().entry.is_empty())
        .filter_map(|i| module.names.get(i.info().entry))
        .collect()
}

struct Checker<'m> {
    m: &'m Module,
    diagnostics: Diagnostics,
    layouts: Layouts,
    entries: FxHashSet<Name>,
}

impl Checker<'_> {
    fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        file: FileId,
        pos: Pos,
        message: String,
        hint: &str,
    ) {
        let end = self
            .m
            .sources
            .get(file)
            .map_or(pos.0, |source| word_end(source, pos));
        let span = Span {
            file,
            start: pos.0,
            end,
        };
        self.diagnostics
            .push(Diagnostic::new(&self.m.sources, severity, code, span, message).hint(hint));
    }

    fn error(&mut self, code: &'static str, file: FileId, pos: Pos, message: impl Into<String>, hint: &str) {
        self.report(Severity::Error, code, file, pos, message.into(), hint);
    }

    fn shown(&self, sigil: char, name: Name) -> String {
        format!("{sigil}{}", self.m.names.text(name))
    }

    /// A type for messages, cut short.
    fn type_text(&self, ty: TypeId) -> String {
        let text = print_type(self.m, ty);
        let line = text.lines().next().unwrap_or("");
        let short: String = line.chars().take(60).collect();
        if short.len() < text.len() {
            format!("{short}..")
        } else {
            short
        }
    }

    fn function(&mut self, f: &Function) {
        if let Some(body) = f.body {
            code::Body::new(self, f).check(body);
        }
    }
}

/// End of the word at `pos`.
fn word_end(source: &SourceFile, pos: Pos) -> u32 {
    let rest = source.text().get(pos.0 as usize..).unwrap_or(&[]);
    let stop = |b: &u8| b.is_ascii_whitespace() || b"(){}[]<>=,:*\"".contains(b);
    let length = rest.iter().position(stop).unwrap_or(rest.len());
    pos.0.saturating_add(length.max(1) as u32)
}
