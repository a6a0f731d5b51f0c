//! Lookup of methods by name and signature.

use super::{Class, flags};

/// A method that a class declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Method {
    /// `name|signature`.
    pub name: Box<str>,
    /// Address of the function; 0 = abstract.
    pub code: u64,
    /// Slot in the vtable of the class and its subclasses.
    pub slot: Option<u32>,
    /// Access flags.
    pub flags: u32,
}

impl Method {
    /// Whether there is no code.
    pub const fn is_abstract(&self) -> bool {
        self.code == 0
    }
}

/// Indices of methods in the order of their names.
pub(super) fn order(methods: &[Method]) -> Box<[u32]> {
    let mut order: Vec<u32> = (0..methods.len() as u32).collect();
    order.sort_by(|&a, &b| methods[a as usize].name.cmp(&methods[b as usize].name));
    order.into()
}

impl Class {
    /// The method that a call of `name|signature` on an object of this class runs: the one of the class or its nearest superclass, else the most
    /// specific default method of the superinterfaces, else an abstract method of one of them. The answer is kept.
    pub fn find_method(&self, name: &str) -> Option<&Method> {
        let kept = self.found.read().get(name).copied();
        let found = match kept {
            Some(found) => found,
            None => {
                let found = self.search_method(name).map(std::ptr::from_ref);
                // A program has finitely many names of methods, but natives may ask for any: answers are kept for what exists.
                if found.is_some() {
                    self.found.write().insert(name.into(), found);
                }
                found
            }
        };
        // SAFETY: a method of this class or one above it, which are immutable and outlive this one.
        found.map(|method| unsafe { &*method })
    }

    fn declared(&self, name: &str) -> Option<&Method> {
        let order = &self.methods_by_name;
        let place = order
            .binary_search_by(|&index| (*self.methods[index as usize].name).cmp(name))
            .ok()?;
        self.methods.get(order[place] as usize)
    }

    fn search_method(&self, name: &str) -> Option<&Method> {
        let mut class = Some(self);
        while let Some(here) = class {
            if let Some(method) = here.declared(name) {
                return Some(method);
            }
            class = here.superclass();
        }
        let inherited = |method: &&Method| method.flags & (flags::STATIC | flags::PRIVATE) == 0;
        let declaring: Vec<(&Class, &Method)> = self
            .interfaces()
            .filter_map(|interface| Some((interface, interface.declared(name).filter(inherited)?)))
            .collect();
        let most_specific = |&&(interface, _): &&(&Class, &Method)| {
            !declaring
                .iter()
                .any(|(other, _)| !std::ptr::eq(*other, interface) && other.is_subtype_of(interface))
        };
        let mut abstract_one = None;
        for (_, method) in declaring.iter().filter(most_specific) {
            if !method.is_abstract() {
                return Some(method);
            }
            abstract_one = Some(*method);
        }
        abstract_one
    }
}
