//! The global variables that scripts have declared.

use rustc_hash::FxHashMap;

use maple_mirbin::js::global::Kind;

/// A global variable.
#[derive(Clone, Copy, Debug)]
pub(super) struct Global {
    /// Where its value is.
    pub address: u64,
    /// What it is.
    pub kind: Kind,
}

/// Global variables by the numbers of their names.
#[derive(Default, Debug)]
pub(super) struct Globals {
    found: FxHashMap<u32, Global>,
    /// Names in the order of their declarations.
    order: Vec<u32>,
}

impl Globals {
    /// The variable with a name.
    pub fn get(&self, name: u32) -> Option<Global> {
        self.found.get(&name).copied()
    }

    /// Adds a variable, or says where it is now.
    pub fn declare(&mut self, name: u32, global: Global) {
        if self.found.insert(name, global).is_none() {
            self.order.push(name);
        }
    }

    /// Those that are attributes of the global object.
    pub fn attributes(&self) -> impl Iterator<Item = u32> + '_ {
        let is_attribute = |name: &&u32| {
            self.get(**name)
                .is_some_and(|global| global.kind == Kind::Variable)
        };
        self.order.iter().filter(is_attribute).copied()
    }
}
