//! All handlers, one after the other.

use super::Entry;
use super::grid::*;
use std::sync::OnceLock;

/// Every handler.
pub fn handlers() -> impl Iterator<Item = &'static Entry> {
    let quads = [BINARY, DIVIDE]
        .into_iter()
        .flatten()
        .flatten()
        .flatten()
        .flatten();
    let triples = FLOAT_BINARY.iter().flatten().flatten().flatten();
    let squares = [
        UNARY,
        FLOAT_UNARY,
        FLOAT_FROM_INT,
        INT_FROM_FLOAT,
        FLOAT_BRANCH,
        LOAD,
    ];
    let squares = squares.into_iter().flatten().flatten().flatten();
    let branches = BRANCH.iter().flatten().flatten();
    let branches = branches.chain([SET, ORDER].into_iter().flatten().flatten());
    let memory = LOAD_ABSOLUTE
        .iter()
        .flatten()
        .chain(LOAD_INDEXED.iter().flatten().flatten().flatten().flatten());
    let stores = STORE
        .iter()
        .flatten()
        .flatten()
        .chain(STORE_ABSOLUTE.iter().flatten());
    let stores = stores.chain(STORE_INDEXED.iter().flatten().flatten().flatten().flatten());
    let floats = [FLOAT_LOAD, FLOAT_STORE]
        .into_iter()
        .flatten()
        .flatten()
        .flatten();
    let floats = floats.chain(
        [FLOAT_LOAD_ABSOLUTE, FLOAT_STORE_ABSOLUTE]
            .into_iter()
            .flatten()
            .flatten(),
    );
    let indexed = [FLOAT_LOAD_INDEXED, FLOAT_STORE_INDEXED];
    let floats = floats.chain(
        indexed
            .into_iter()
            .flatten()
            .flatten()
            .flatten()
            .flatten()
            .flatten(),
    );
    let rest = [SINGLE, FLOAT_SET, FLOAT_ORDER]
        .into_iter()
        .flatten()
        .flatten()
        .chain(JUMP_BACK)
        .chain(JUMP_BACK_WATCHED);
    let fused = TERNARY.iter().flatten().flatten().flatten().flatten();
    let fused = fused.chain(FLOAT_TERNARY.iter().flatten().flatten().flatten().flatten());
    let fused = fused
        .chain(
            [STEP_BACK, STEP_BACK_WATCHED]
                .into_iter()
                .flatten()
                .flatten()
                .flatten()
                .flatten()
                .flatten(),
        )
        .chain(CALL_ADD);
    let fused = fused.chain(FILL.iter().flatten());
    let fused = fused.chain(SHIFTED.iter().flatten().flatten().flatten());
    let fused = fused.chain(SCALED.iter().flatten().flatten().flatten());
    let fused = fused.chain(WITH_MEMORY.iter().flatten().flatten().flatten());
    let fused = fused.chain(TERNARY_WITH_MEMORY.iter().flatten().flatten().flatten().flatten());
    let fused = fused.chain(LOAD_ROW.iter().flatten().flatten());
    let fused = fused.chain(GUARDED_CALL.iter().flatten().flatten().flatten());
    let fused = fused.chain(RETURN_BINARY.iter().flatten().flatten());
    let fused = fused.chain(RETURN_IF.iter().flatten().flatten().flatten());
    let elements = LOAD_ELEMENT.iter().flatten().flatten();
    let elements = elements.chain(FLOAT_LOAD_ELEMENT.iter().flatten().flatten());
    let elements = elements.chain(STORE_ELEMENT.iter().flatten().flatten());
    let elements = elements.chain(FLOAT_STORE_ELEMENT.iter().flatten().flatten());
    let objects = OBJECT.iter().flatten();
    quads
        .chain(objects)
        .chain(fused)
        .chain(triples)
        .chain(squares)
        .chain(branches)
        .chain(memory)
        .chain(stores)
        .chain(floats)
        .chain(elements)
        .chain(rest)
}

/// The addresses of all handlers, ascending; computed once, before the fault handler needs them: on its small stack there is no room for the
/// iterator of [`handlers`].
pub fn sorted_addresses() -> &'static [usize] {
    static ADDRESSES: OnceLock<Vec<usize>> = OnceLock::new();
    ADDRESSES.get_or_init(|| {
        let mut addresses: Vec<usize> = handlers().map(|entry| entry.handler as usize).collect();
        addresses.sort_unstable();
        addresses.dedup();
        addresses
    })
}

/// The last handler that starts at or before `address`, the only one that can contain it.
pub fn nearest(address: usize) -> Option<usize> {
    let all = sorted_addresses();
    let after = all.partition_point(|start| *start <= address);
    after.checked_sub(1).and_then(|index| all.get(index)).copied()
}
