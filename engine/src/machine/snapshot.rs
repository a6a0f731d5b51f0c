//! What the translator asks of the machine about one function, answered before it asks.
//!
//! A [`Snapshot`] is made on a thread that holds the gate, from the [`References`] of the function and of the callees whose calls may be replaced.
//! From then on the machine is not needed. Images and frame descriptions are shared; they do not change.

#[cfg(test)]
mod tests;

use crate::managed;
use crate::state::function::{FunctionId, References, options};
use crate::state::machine::Machine;
use maple_dispatch::regcode::{Id, Ins};
use maple_loader::{FunctionRef, Image};
use maple_mirbin::header::Frame;
use maple_mirbin::verify::{Options, Verified};
use maple_rt::class::flags;
use maple_translate::environment::{Body, Callee, ClassFacts, Environment};
use maple_translate::inline;
use maple_translate::policy::Policy;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// What translating one function asks of the machine.
pub struct Snapshot {
    /// The function.
    pub function: FunctionId,
    own: KnownFunction,
    /// What code to make.
    pub kind: Kind,
    /// Whether to count instructions.
    pub fuel: bool,
    /// Whether to look for reasons to stop.
    pub interruptible: bool,
    images: Arc<[Arc<Image>]>,
    nowhere: u64,
    vtable_places: usize,
    functions: FxHashMap<FunctionId, KnownFunction>,
    ids: FxHashMap<u64, FunctionId>,
    constants: FxHashMap<u64, u64>,
    slots: FxHashMap<u64, u64>,
    classes: FxHashMap<u64, ClassFacts>,
    names: FxHashSet<u64>,
}

/// The kinds of code that a function may have.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Kind {
    /// Whether every variable is in its slot wherever a statement begins.
    pub observed: bool,
    /// The slot where frame memory begins, if it is not to be chosen.
    pub memory: Option<u16>,
}

/// A function in a snapshot.
struct KnownFunction {
    frame: Arc<Frame>,
    image: usize,
    at: FunctionRef,
    code_offset: u32,
    base: u64,
    options: Options,
    policy: Policy,
    entry: u64,
    first: Option<(Id, Ins)>,
    /// Whether its calls may be replaced.
    has_body: bool,
}

impl Machine {
    /// What translating a function with this code will ask.
    pub(super) fn snapshot(&mut self, id: FunctionId, kind: Kind, code: &Verified<'_>) -> Option<Snapshot> {
        let own = self.known(id)?;
        let references = self.references(id, own.base, &code.insts);
        let mut snapshot = Snapshot {
            function: id,
            own,
            kind,
            // Fuel is counted by the instructions and blocks of functions as they are.
            fuel: self.config.fuel.is_some(),
            interruptible: self.config.interruptible,
            images: self.images.clone(),
            nowhere: self.halt() as u64,
            vtable_places: self.managed.as_ref().map_or(0, |managed| managed.places),
            functions: FxHashMap::default(),
            ids: FxHashMap::default(),
            constants: FxHashMap::default(),
            slots: FxHashMap::default(),
            classes: FxHashMap::default(),
            names: FxHashSet::default(),
        };
        self.answer(&mut snapshot, &references);
        let mut callees: Vec<FunctionId> = references.functions.iter().map(|(_, id)| *id).collect();
        // Callees at the last depth stay calls.
        for depth in 0..=inline::DEPTH {
            let mut next = Vec::new();
            for id in callees {
                if id == snapshot.function || snapshot.functions.contains_key(&id) {
                    continue;
                }
                let looked_at = !snapshot.fuel && !kind.observed && depth < inline::DEPTH;
                let references = looked_at.then(|| self.references_of_candidate(id)).flatten();
                let known = self.known(id).map(|known| KnownFunction {
                    has_body: references.is_some(),
                    ..known
                });
                snapshot.functions.extend(known.map(|known| (id, known)));
                if let Some(references) = references {
                    self.answer(&mut snapshot, &references);
                    next.extend(references.functions.iter().map(|(_, id)| *id));
                }
            }
            callees = next;
        }
        Some(snapshot)
    }

    /// What a snapshot has of a function whose calls may be replaced.
    fn known(&self, id: FunctionId) -> Option<KnownFunction> {
        let (function, image) = self.place(id)?;
        Some(KnownFunction {
            frame: function.frame.clone(),
            image: function.image,
            at: function.at,
            code_offset: function.code_offset,
            base: function.code_address(image),
            options: options(image.note()),
            policy: function.policy,
            entry: function.entry as u64,
            first: self.first_instruction(id),
            has_body: true,
        })
    }

    /// Answers what code with these references will ask.
    fn answer(&self, snapshot: &mut Snapshot, references: &References) {
        snapshot.constants.extend(references.constants.iter().copied());
        snapshot.ids.extend(references.functions.iter().copied());
        snapshot.slots.extend(references.slots.iter().copied());
        snapshot.names.extend(&references.names);
        for record in &references.records {
            if !snapshot.classes.contains_key(record)
                && let Some(facts) = self.class_facts(*record)
            {
                snapshot.classes.insert(*record, facts);
            }
        }
    }

    fn class_facts(&self, record: u64) -> Option<ClassFacts> {
        let class = self.managed.as_ref()?.classes.of_record(record)?;
        Some(ClassFacts {
            address: std::ptr::from_ref(class) as u64,
            has_instances: class.has_instances(),
            has_length: class.component().is_some() || class.flags & flags::ELEMENTS != 0,
            initialised: class.is_initialized(),
        })
    }
}

impl Snapshot {
    /// The function to be translated, as it is in its image.
    pub fn own(&self) -> Body<'_> {
        self.body_of(&self.own)
    }

    fn known(&self, function: FunctionId) -> Option<&KnownFunction> {
        match function == self.function {
            true => Some(&self.own),
            false => self.functions.get(&function),
        }
    }

    fn body_of<'a>(&'a self, known: &'a KnownFunction) -> Body<'a> {
        let image = self.images.get(known.image);
        let bytes = image.map(|image| image.bytes(&known.at));
        let code = bytes.and_then(|bytes| bytes.get(known.code_offset as usize..));
        Body {
            frame: &known.frame,
            code: code.unwrap_or_default(),
            base: known.base,
            options: known.options,
        }
    }
}

impl Environment for Snapshot {
    fn policy(&self, function: FunctionId) -> Policy {
        self.known(function).unwrap_or(&self.own).policy
    }

    fn function_at(&self, address: u64) -> Option<FunctionId> {
        self.ids.get(&address).copied()
    }

    fn may_be_function(&self, address: u64) -> bool {
        self.images
            .iter()
            .any(|image| image.function_at(address).is_some())
    }

    fn callee(&self, function: FunctionId) -> Option<Callee<'_>> {
        let known = self.known(function)?;
        Some(Callee {
            frame: &known.frame,
            entry: known.entry,
            first: known.first,
        })
    }

    fn body(&self, function: FunctionId) -> Option<Body<'_>> {
        let known = self.known(function).filter(|known| known.has_body)?;
        Some(self.body_of(known))
    }

    fn nowhere(&self) -> u64 {
        self.nowhere
    }

    fn code_constant(&self, place: u64, stored: u64) -> u64 {
        self.constants.get(&place).copied().unwrap_or(stored)
    }

    fn record_in_slot(&self, slot: u64) -> Option<u64> {
        self.slots.get(&slot).copied()
    }

    fn class_at(&self, record: u64) -> Option<ClassFacts> {
        self.classes.get(&record).copied()
    }

    fn vtable_places(&self) -> usize {
        self.vtable_places
    }

    fn is_name(&self, address: u64) -> bool {
        self.names.contains(&address)
    }

    fn is_square_root(&self, address: u64) -> bool {
        managed::natives::is_square_root(address)
    }
}
