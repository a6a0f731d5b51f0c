//! Try regions as the search wants them.

use maple_mirbin::Op;
use maple_mirbin::verify::{Region, Verified};
use std::sync::Arc;

/// Offset of a block that a composite does not have.
pub const NO_BLOCK: u32 = u32::MAX;

/// The try regions of a function, and which of its `endtry` instructions end composites.
#[derive(Debug)]
pub struct Handlers {
    /// Where the innermost region changes: offset of the first instruction, index of the region.
    spans: Vec<(u32, u32)>,
    regions: Vec<Covered>,
    composite_ends: Vec<u32>,
    has_composites: bool,
}

/// A region.
#[derive(Debug)]
pub struct Covered {
    /// Offset of the instruction that opens it.
    pub opened: u32,
    /// Index of the region around it, or [`Region::NONE`].
    pub parent: u32,
    /// Handlers in the order of the search.
    pub catches: Vec<Catch>,
}

/// A handler.
#[derive(Clone, Debug)]
pub struct Catch {
    /// Offset of the instruction after the `javacatch`.
    pub landing: u32,
    /// What it catches: offset of the slot with the address of a class from the start of the code, none for everything.
    pub types: Box<[Option<i64>]>,
}

impl Handlers {
    /// What a verified function has; none if that is nothing.
    pub fn of(code: &Verified<'_>) -> Option<Arc<Handlers>> {
        let has_composites = code
            .insts
            .iter()
            .any(|inst| matches!(inst.op, Op::JsTry | Op::Gosub));
        if code.regions.is_empty() && !has_composites {
            return None;
        }
        let mut spans = Vec::new();
        let mut last = Region::NONE;
        for (inst, before) in code.insts.iter().zip(&code.before) {
            if before.region != last {
                spans.push((inst.offset, before.region));
                last = before.region;
            }
        }
        let catch = |offset: &u32| {
            let inst = code.insts.get(code.index_at(*offset)?)?;
            let types = (0..usize::from(inst.param())).map(|i| (inst.word(i) != 0).then(|| inst.target(i)));
            Some(Catch {
                landing: inst.next(),
                types: types.collect(),
            })
        };
        let region = |region: &Region| Covered {
            opened: region.offset,
            parent: region.parent,
            catches: region.handlers.iter().filter_map(catch).collect(),
        };
        Some(Arc::new(Handlers {
            spans,
            regions: code.regions.iter().map(region).collect(),
            composite_ends: if has_composites {
                code.composite_ends.clone()
            } else {
                Vec::new()
            },
            has_composites,
        }))
    }

    /// Index of the innermost region around the instruction at `offset`, or [`Region::NONE`].
    pub fn innermost(&self, offset: u32) -> u32 {
        let behind = self.spans.partition_point(|(start, _)| *start <= offset);
        let span = behind.checked_sub(1).and_then(|index| self.spans.get(index));
        span.map_or(Region::NONE, |(_, region)| *region)
    }

    /// A region by its index.
    pub fn region(&self, index: u32) -> Option<&Covered> {
        self.regions.get(index as usize)
    }

    /// Whether the `endtry` at `offset` ends a composite.
    pub fn ends_composite(&self, offset: u32) -> bool {
        self.composite_ends.binary_search(&offset).is_ok()
    }

    /// Whether the function opens composites or has `gosub`s.
    pub fn has_composites(&self) -> bool {
        self.has_composites
    }
}
