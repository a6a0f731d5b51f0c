//! All instructions, one after the other, and the search for the handler that an address lies in.

use super::Instruction;
use super::grid::{ALL, ids, names};
use crate::dispatch::Handler;
use crate::regcode::Id;
use std::sync::OnceLock;

/// Every instruction and, without names, every sequence.
pub fn handlers() -> impl Iterator<Item = Instruction> {
    instructions().chain(sequences().map(|(_, handler)| Instruction {
        id: Id::NONE,
        name: "Sequence",
        kinds: "",
        data: 0,
        faults: false,
        handler,
    }))
}

/// Every instruction.
pub fn instructions() -> impl Iterator<Item = Instruction> {
    let names = names::ALL.iter().copied().flatten();
    let ids = ids::ALL.iter().copied().flatten();
    let all = ALL.iter().copied().flatten().zip(names).zip(ids);
    all.map(|((entry, text), id)| Instruction {
        id: *id,
        name: text.name.as_str(),
        kinds: text.kinds.as_str(),
        data: usize::from(text.data),
        faults: text.faults,
        handler: entry.handler,
    })
}

/// Every sequence: its instructions, and a handler of all.
#[cfg(tail_dispatch)]
pub fn sequences() -> impl Iterator<Item = (&'static [Id], Handler)> {
    let rows = super::sequences::SEQUENCES.iter();
    rows.flat_map(|row| row.whole().map(|whole| (row.parts, whole)))
}

/// Every sequence: there are none.
#[cfg(not(tail_dispatch))]
pub fn sequences() -> impl Iterator<Item = (&'static [Id], Handler)> {
    std::iter::empty()
}

/// The addresses of all handlers, ascending, once they were sorted.
static SORTED: OnceLock<Vec<usize>> = OnceLock::new();

fn addresses() -> impl Iterator<Item = usize> {
    let alone = ALL.iter().copied().flatten().map(|entry| entry.handler);
    alone
        .chain(sequences().map(|(_, whole)| whole))
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
