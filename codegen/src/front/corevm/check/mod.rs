//! The rules of the language (lang.md §3 to §6), and the types of names, which follow from them.
//!
//! Each rule has a name, which its errors carry:
//!
//!  1. `duplicate`: types, fields, functions, intrinsic functions, parameters, labels and targets have names of their own.
//!  2. `undefined-type`: types that are named exist.
//!  3. `type`: fields, parameters, elements and cells are of types that have values.
//!  4. `parent`: the parent of a function is a function, and none is its own ancestor.
//!  5. `operands`: an instruction has as many operands and labels as it takes, a target and a type if it wants one.
//!  6. `label`: labels of instructions are blocks of the function.
//!  7. `undefined-name`: operands name parameters and targets of the function, or of an ancestor if functions see those.
//!  8. `dominance`: a name is defined on every path to its use. Code that no path reaches is exempt.
//!  9. `operand-type`: operands can become what the instruction wants.
//! 10. `attribute`: constant names of attributes of structures are names of their fields.
//! 11. `return`: the end of a function that returns a value is not reached.
//! 12. `undefined-function`: callees with constant names exist.
//! 13. `arguments`: calls have the arguments that the callee takes.
//! 14. `option`: `alloca` has one option, and other instructions none but calls.

mod body;
mod call;
mod code;
mod scope;
mod types;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, Severity};
use crate::mir::{Name, Pos};

use super::ast::{Function, Intrinsic, Module, Type, TypeDecl, Variable};
use super::flow::Flow;
use super::kinds::Kind;
use super::print_type;

use scope::Scopes;

pub(super) use call::{Binding, bind};
pub(super) use code::{Compared, compared, inferred};

/// What a check has found out.
pub struct Checked {
    /// By position of the function.
    pub functions: Vec<Typing>,
}

/// What is known of a function.
pub struct Typing {
    /// What each name stands for that reachable code defines.
    pub kinds: FxHashMap<Name, Kind>,
    /// Where control goes.
    pub flow: Flow,
    /// Which of its names are those of an ancestor: the position of that function.
    pub outer: FxHashMap<Name, usize>,
    /// Which of its own names functions below it use.
    pub captured: FxHashSet<Name>,
}

/// Definitions of a module by name; of several with one name the first.
pub struct Index<'m> {
    pub types: FxHashMap<Name, &'m TypeDecl>,
    pub functions: FxHashMap<Name, (usize, &'m Function)>,
    pub intrinsics: FxHashMap<Name, &'m Intrinsic>,
}

impl<'m> Index<'m> {
    pub fn of(module: &'m Module) -> Index<'m> {
        let mut index = Index {
            types: FxHashMap::default(),
            functions: FxHashMap::default(),
            intrinsics: FxHashMap::default(),
        };
        for decl in &module.types {
            index.types.entry(decl.name).or_insert(decl);
        }
        for found in module.functions.iter().enumerate() {
            index.functions.entry(found.1.name).or_insert(found);
        }
        for intrinsic in &module.intrinsics {
            index.intrinsics.entry(intrinsic.name).or_insert(intrinsic);
        }
        index
    }

    /// A field of a structure and its position.
    pub fn field(&self, structure: Name, field: Name) -> Option<(usize, &'m Variable)> {
        let decl = self.types.get(&structure)?;
        decl.fields
            .iter()
            .enumerate()
            .find(|(_, known)| known.name == field)
    }
}

/// Checks a module. `None` if there were errors, which `diagnostics` then has; warnings it may get in any case. `parent_variables` is whether
/// functions see the variables of their ancestors.
pub fn check(module: &Module, parent_variables: bool, diagnostics: &mut Diagnostics) -> Option<Checked> {
    let before = diagnostics.errors();
    let mut checker = Checker {
        module,
        index: Index::of(module),
        diagnostics,
    };
    types::check(&mut checker);
    let mut scopes = Scopes::new(&checker, parent_variables);
    for at in scopes.order() {
        let Some(function) = module.functions.get(at) else {
            continue;
        };
        if module.names.bytes(function.name) == b"main" && !function.starts_program() {
            let message = "no program can begin with this `main`";
            let hint = "that takes nothing, or `*args` alone, and returns an integer or nothing";
            checker.warning("main", function.pos, message, hint);
        }
        let declared = checker.diagnostics.errors();
        let (flow, outer) = body::check(&mut checker, function, &scopes.of(at));
        let mut kinds = None;
        if checker.diagnostics.errors() == declared {
            kinds = Some(code::check(&mut checker, function, &flow, scopes.kinds(&outer)));
        }
        scopes.add(at, kinds, flow, outer);
    }
    let functions = scopes.finish()?;
    (checker.diagnostics.errors() == before).then_some(Checked { functions })
}

struct Checker<'c> {
    module: &'c Module,
    index: Index<'c>,
    diagnostics: &'c mut Diagnostics,
}

impl Checker<'_> {
    fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        let found = self.module.problem(Severity::Error, code, pos, message.into());
        self.diagnostics.push(found.hint(hint));
    }

    fn warning(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        let found = self.module.problem(Severity::Warning, code, pos, message.into());
        self.diagnostics.push(found.hint(hint));
    }

    fn text(&self, name: Name) -> String {
        self.module.names.text(name).into_owned()
    }

    fn shown(&self, ty: Type) -> String {
        print_type(self.module, ty)
    }
}

impl Module {
    /// A problem at a place of the text, or with the offset in the binary.
    pub(super) fn problem(
        &self,
        severity: Severity,
        code: &'static str,
        pos: Pos,
        message: String,
    ) -> Diagnostic {
        self.origin.problem(&self.sources, severity, code, pos, message)
    }
}
