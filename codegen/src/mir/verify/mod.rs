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
//!  8. `entry`: the entry function is declared; unless the module is managed it is defined, with a signature that `main` may have.
//!
//! Structure
//!  9. `tree`: ids are in range and every expression, statement and block is used in one place.
//! 10. `shape`: a node's opcode belongs where it stands and carries the fields that its opcode takes.
//! 11. `arity`: a node has as many operands as its opcode takes.
//! 12. `label`: a label that is used is defined, and none is defined twice.
//! 13. `handler`: the labels of a try stand before a catch, those of a finally before a finally.
//!
//! Types
//! 14. `operand-type`: operands fit the type the node works on; integers and addresses mix, nothing else does. Whole aggregates are
//!     copied, passed and chosen, and nothing else.
//! 15. `result-type`: the opcode can give the type: bit operations integers, sqrt floats, addresses 8 bytes, a retype an aggregate of
//!     an aggregate only, and so on.
//! 16. `field`: the field id exists in the variable's or pointee's type.
//! 17. `access-type`: a variable or field is read and written as what it is: aggregates as agg, scalars as a type that fits.
//! 18. `pointer-type`: iread, iassign, iaddrof and array name pointer types; array those of arrays, with at most one index per
//!     dimension.
//! 19. `aggregate-size`: aggregates that are assigned, passed, returned or retyped have the size of the place they go to, and those that a
//!     select chooses from the same size.
//! 20. `bits`: bit ranges lie within their operand.
//! 21. `constant`: constants have a type that has constants.
//! 22. `type-operand`: sizeoftype names a sized type, gcmalloc a class, the jarray forms an array, fieldsdist existing fields.
//!
//! Control and calls
//! 23. `return`: a return gives as many values as the function declares, of types that fit. (None at all is a warning.)
//! 24. `arguments`: a call passes what the prototype lists. The empty prototype of a runtime entry says nothing.
//! 25. `results`: a call assigns at most the results that the callee has, to places that fit.
//! 26. `intrinsic`: an intrinsic in an expression has a result; our own, and those that stand for C functions, get their number of operands.
//! 27. `tags`: tags of a switch are unique; those of a rangegoto also lie in 0..65536 without a gap.
//! 28. `register`: a pseudo-register keeps its type, but for integers and addresses of the same size, and holds no aggregate; %%SP, %%FP
//!     and %%GP are not assigned.
//! 29. `loop`: a doloop counts an integer; a foreachelem runs over an array, with a variable of the elements' size and kind
//!     or of the type of its rows; an indexgoto uses an array of addresses.
//!
//! Symbols
//! 30. `symbol`: no function has the name of a variable, because both would be the same symbol of the image.
//!
//! Classes of managed modules: those that the module defines, and imported ones that `javaclass` declares as its own
//! 31. `inheritance`: no class extends itself through others, none a final class.
//! 32. `method`: a class declares a method once, and a field of one name and type.
//! 33. `method-call`: virtual, interface and superclass calls name a method of a class that is defined.
//!     Rules 1 and 3 hold for imported classes that are the module's own; what a class implements is defined.
//! 34. `literal`: the address of a literal `_C_STR_x` stands where a reference may, since it is one to the interned string; a variable
//!     `_PTR_C_STR_x` with such an address is only read, as a whole. As an initial value, it is all of a variable of the frame, of a static
//!     field of type `String`, or of a `_PTR_C_STR_x`.
//!
//! Lowered JavaScript: modules of flavor 4 or higher with srclang 2
//! 35. `lowered`: functions are flat code without parameters, variables and pseudo-registers.
//! 36. `frame`: a function has a framesize; sizes are multiples of 4, bit vectors name words that there are, and accesses relative to
//!     `%%FP` lie inside the formals or locals.
//! 37. `global-memory`: the initial contents and the bit vectors of the global memory are no longer than it.
//!     Elsewhere in such modules dynamic values mix with others, because they say themselves what they are.

mod advice;
mod call;
mod class;
mod code;
mod decl;
mod expr;
mod init;
mod literal;
mod lowered;
mod operands;
mod places;
mod stmt;
mod wide;

use std::fmt;

use maple_mirbin::Intrinsic;
use rustc_hash::FxHashSet;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};

use super::generic::{Makeup, params_of};
use super::layout::Layouts;
use super::{Attr, Broken, FuncId, Function, Module, Name, Names, Pos, Type, TypeId, print_type};

pub use operands::c_operands;

/// Checks a module against the rules of the module head. The result is empty for a module that lowering accepts; warnings alone do
/// not keep it from that. At most `limit` errors are listed.
pub fn verify(module: &Module, limit: usize) -> Vec<Diagnostic> {
    let mut diagnostics = Diagnostics::new(limit);
    verify_into(module, &Broken::default(), &mut diagnostics);
    diagnostics.finish()
}

/// Checks what could be read of a text with syntax errors, and adds what it finds to `diagnostics`. Nothing is reported that the part which could
/// not be read may explain.
pub fn verify_into(module: &Module, broken: &Broken, diagnostics: &mut Diagnostics) {
    let mut checker = Checker {
        m: module,
        diagnostics,
        layouts: Layouts::default(),
        entries: runtime_entries(module),
        broken,
        has_params: module.types.iter().any(|(_, ty)| matches!(ty, Type::Param(_))),
        makeup: Makeup::default(),
        cyclic: false,
        found: code::Found::default(),
        searches: advice::SEARCHES,
        bitfields: FxHashSet::default(),
    };
    checker.diagnostics.enter(None);
    checker.cyclic = checker.classes();
    checker.declarations();
    if module.is_lowered() {
        checker.global_memory();
    }
    for (id, f) in module.funcs.iter() {
        // The runtime supplies native functions; a body that a front end gave them is ignored.
        let native = f.attrs.has(Attr::Native) && module.srclang.is_managed();
        if !native && !checker.diagnostics.is_full() {
            checker.diagnostics.enter(Some(id.0));
            checker.function(id, f);
        }
    }
    checker.diagnostics.enter(None);
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
    diagnostics: &'m mut Diagnostics,
    layouts: Layouts,
    entries: FxHashSet<Name>,
    broken: &'m Broken,
    /// Whether some type is a type parameter.
    has_params: bool,
    makeup: Makeup,
    /// Some class extends itself, and those below it have no layout.
    cyclic: bool,
    /// Memory of the function in work.
    found: code::Found,
    /// Names that may still be looked for.
    searches: u32,
    /// Aggregates of which was told that a bitfield is too wide.
    bitfields: FxHashSet<TypeId>,
}

/// A name as text writes it; made up only if a message shows it.
#[derive(Clone, Copy)]
struct Shown<'m> {
    sigil: char,
    name: Name,
    names: &'m Names,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.sigil, self.names.text(self.name))
    }
}

impl<'m> Checker<'m> {
    fn report(
        &mut self,
        severity: Severity,
        code: &'static str,
        file: FileId,
        pos: Pos,
        message: String,
        hint: &str,
    ) {
        let span = self.m.sources.word(file, pos.0);
        self.diagnostics
            .push(Diagnostic::new(&self.m.sources, severity, code, span, message).hint(hint));
    }

    /// An error about a name that was defined at `first`, too.
    fn again(
        &mut self,
        code: &'static str,
        file: FileId,
        (pos, first): (Pos, Pos),
        message: String,
        hint: &str,
    ) {
        let sources = &self.m.sources;
        let (span, first) = (sources.word(file, pos.0), sources.word(file, first.0));
        let error = Diagnostic::new(sources, Severity::Error, code, span, message).hint(hint);
        self.diagnostics.push(error.first_defined(sources, first));
    }

    fn error(&mut self, code: &'static str, file: FileId, pos: Pos, message: impl Into<String>, hint: &str) {
        self.report(Severity::Error, code, file, pos, message.into(), hint);
    }

    /// A name for messages.
    fn shown(&self, sigil: char, name: Name) -> Shown<'m> {
        Shown {
            sigil,
            name,
            names: &self.m.names,
        }
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

    /// Whether a type name without definition may be defined in text that could not be read.
    fn hides_type(&self, ty: TypeId) -> bool {
        let types = &self.m.types;
        let name = match types.structure(ty) {
            Type::Named(name) | Type::Instance { base: name, .. } => types.named(*name),
            _ => None,
        };
        name.is_some_and(|named| named.def.is_none() && self.broken.hides(named.scope, named.name))
    }

    /// Whether a function has type parameters.
    fn is_generic(&mut self, f: &Function) -> bool {
        self.has_params && !params_of(f, &self.m.types, &mut self.makeup).is_empty()
    }

    fn function(&mut self, id: FuncId, f: &Function) {
        if let Some(body) = f.body {
            if self.m.is_lowered() {
                self.lowered_frame(f);
            }
            code::Body::new(self, id, f).check(body);
        }
    }
}
