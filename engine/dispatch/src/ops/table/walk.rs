//! All instructions, one after the other, and the search for the handler that an address lies in.

use super::grid::{ALL, facts, ids};
use super::{Instruction, opcode};
use crate::dispatch::Handler;
use crate::regcode::Id;
use maple_lir::{Inst, Shape};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::OnceLock;

/// Every instruction and, without names, every superinstruction.
pub fn handlers() -> impl Iterator<Item = Instruction> {
    instructions().chain(superinstructions().map(|(_, handler)| Instruction {
        id: Id::NONE,
        shape: None,
        name: "Sequence".to_owned(),
        kinds: String::new(),
        data: 0,
        faults: false,
        handler,
    }))
}

/// Every instruction once: what LIR can say, with the name that it has there.
pub fn instructions() -> impl Iterator<Item = Instruction> {
    let ids = ids::ALL.iter().copied().flatten();
    let facts = facts::ALL.iter().copied().flatten();
    let facts: FxHashMap<Id, &facts::TableEntry> = ids.copied().zip(facts).collect();
    let mut seen = FxHashSet::default();
    let insts = Shape::all().into_iter().flat_map(Inst::placements);
    insts.filter_map(move |inst| {
        let opcode = opcode(&inst);
        let facts = facts.get(&opcode.id)?;
        seen.insert(opcode.id).then(|| Instruction {
            id: opcode.id,
            shape: Some(inst.shape),
            name: inst.shape.to_string(),
            kinds: inst.kinds(),
            data: usize::from(facts.data),
            faults: facts.faults,
            handler: opcode.handler,
        })
    })
}

/// The ids that the table has, some of them twice.
#[cfg(test)]
pub(super) fn known() -> impl Iterator<Item = Id> {
    ids::ALL.iter().copied().flatten().copied()
}

/// Every superinstruction: its instructions, and a handler of all.
pub fn superinstructions() -> impl Iterator<Item = (&'static [Id], Handler)> {
    let rows = super::superinstructions::SUPERINSTRUCTIONS.iter();
    rows.flat_map(|row| row.whole().map(|whole| (row.parts, whole)))
}

/// The addresses of all handlers, ascending, once they were sorted.
static SORTED: OnceLock<Vec<usize>> = OnceLock::new();

fn addresses() -> impl Iterator<Item = usize> {
    let alone = ALL.iter().copied().flatten().map(|entry| entry.handler);
    alone
        .chain(superinstructions().map(|(_, whole)| whole))
        .map(|handler| handler as usize)
}

/// Whether `address` lies in the handler that starts at `start`, if `start` is one: whether no other starts between them. Allocates nothing.
pub fn is_within(start: usize, address: usize) -> bool {
    let nearest = match SORTED.get() {
        Some(all) => all[..all.partition_point(|other| *other <= address)]
            .last()
            .copied(),
        None => addresses().filter(|other| *other <= address).max(),
    };
    nearest == Some(start)
}

/// Makes later searches fast.
pub fn sort() {
    SORTED.get_or_init(|| {
        let mut sorted: Vec<usize> = addresses().collect();
        sorted.sort_unstable();
        sorted
    });
}
