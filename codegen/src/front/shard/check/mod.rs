//! Checks of programs: what lowering may rely on. Each rule's name is the code of its diagnostics.
//!
//! Declarations
//!  1. `struct`: no struct contains itself by value, none is larger than 2 GiB.
//!  2. `duplicate-function`: functions differ in name or parameter types; differing return types are not enough.
//!  3. `entry`: `@main` without parameters returns void or an integer.
//!
//! Structure
//!  4. `terminator`: a function has blocks, a block ends in a branch or return, and has no other.
//!  5. `label`: targets of branches are blocks of the function.
//!  6. `result`: instructions that yield a value define one of the right type, others none; every value has one definition. A call may
//!     drop its result.
//!  7. `dominance`: a value is defined on every path to its use. Blocks that no path reaches are exempt.
//!
//! Types
//!  8. `operand-type`: operands have the type that the instruction says, addresses are pointers, conditions int1, indices and counts
//!     int32 or int64.
//!  9. `instruction-type`: arithmetic works on integers and floating point, bit operations on integers, `cmp` on both and for equality on
//!     pointers.
//! 10. `constant`: structs have no constants, the only one of a pointer is null, no count is 0.
//!
//! Calls
//! 11. `undefined-function`: name and parameter types select a function of the program or else of the host.
//! 12. `arity`: a call has as many arguments as parameter types.
//! 13. `return-type`: the return type of a call is the callee's, that of a return its function's.

mod code;
mod structs;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};
use crate::mir::{Name, Pos};

use super::super::Origin;
use super::Program;
use super::ast::{Call, FuncId, Function, Type};
use super::host::{HOST_FUNCTIONS, HostFunction};
use super::print::{print_type, print_types};

pub use structs::{Layout, layouts};

/// What a call reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallTarget {
    /// A function of the program.
    Function(FuncId),
    /// A function of the host.
    Host(&'static HostFunction),
}

/// Functions by name and parameter types.
#[derive(Clone, Debug)]
pub struct Overloads {
    targets: FxHashMap<(Name, Box<[Type]>), CallTarget>,
}

impl Overloads {
    /// Collects the functions of a program, and those of the host that it does not shadow.
    pub fn new(program: &Program) -> Overloads {
        let mut targets = FxHashMap::default();
        for (at, function) in program.functions.iter().enumerate() {
            targets
                .entry((function.name, function.params.as_slice().into()))
                .or_insert(CallTarget::Function(FuncId(at as u32)));
        }
        for host in HOST_FUNCTIONS {
            if let Some(name) = program.names.get(host.name) {
                targets
                    .entry((name, host.params.into()))
                    .or_insert(CallTarget::Host(host));
            }
        }
        Overloads { targets }
    }

    /// The function with this name and exactly these parameter types.
    pub fn find(&self, name: Name, params: &[Type]) -> Option<CallTarget> {
        self.targets.get(&(name, params.into())).copied()
    }

    /// What a call reaches; its return type has not been compared.
    pub fn resolve(&self, call: &Call) -> Option<CallTarget> {
        self.find(call.name, &call.params)
    }
}

/// Reports everything that keeps `program` from being lowered.
pub fn check(program: &Program, diagnostics: &mut Diagnostics) {
    let mut checker = Checker {
        program,
        overloads: Overloads::new(program),
        diagnostics,
    };
    checker.structs();
    checker.declarations();
    for function in &program.functions {
        code::check(&mut checker, function);
    }
}

struct Checker<'c> {
    program: &'c Program,
    overloads: Overloads,
    diagnostics: &'c mut Diagnostics,
}

impl Checker<'_> {
    fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        let diagnostic = problem(self.program, code, pos, message.into());
        self.diagnostics.push(diagnostic.hint(hint));
    }

    fn ty(&self, ty: Type) -> String {
        print_type(self.program, ty)
    }

    fn signature(&self, name: Name, params: &[Type]) -> String {
        format!(
            "@{}({})",
            self.program.names.text(name),
            print_types(self.program, params)
        )
    }

    fn declarations(&mut self) {
        let mut seen: FxHashSet<(Name, &[Type])> = FxHashSet::default();
        for function in &self.program.functions {
            if !seen.insert((function.name, &function.params)) {
                let message = format!(
                    "{} is defined twice",
                    self.signature(function.name, &function.params)
                );
                self.error(
                    "duplicate-function",
                    function.pos,
                    message,
                    "rename one, or change its parameters",
                );
            }
            self.entry(function);
        }
    }

    fn entry(&mut self, function: &Function) {
        let is_entry = function.params.is_empty() && self.program.names.get("main") == Some(function.name);
        let ret = function.ret.filter(|_| is_entry);
        if let Some(ret) = ret.filter(|ret| !ret.fundamental().is_some_and(|ty| ty.is_integer())) {
            let message = format!("@main returns {}", self.ty(ret));
            let hint = "it returns void or an integer, which is the exit status";
            self.error("entry", function.pos, message, hint);
        }
    }
}

/// An error at a place of a text or binary.
pub(super) fn problem(program: &Program, code: &'static str, pos: Pos, message: String) -> Diagnostic {
    let source = program.sources.get(FileId::MAIN);
    let span = program.sources.word(FileId::MAIN, pos.0);
    match program.origin {
        Origin::Text => Diagnostic::new(&program.sources, Severity::Error, code, span, message),
        Origin::Binary => {
            Diagnostic::at_offset(code, source.map_or("", |source| source.name()), pos.0, &message)
        }
    }
}
