//! How values are used: which can wait as trees for their use, and which share a register with the parameter that an edge gives them to.

use rustc_hash::{FxHashMap, FxHashSet};

use super::places::Place;
use crate::front::uvm::ast::{BlockId, Body, Inst, OperandData, ValueId};
use crate::front::uvm::table::Op;

/// How a value is used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Uses {
    Never,
    /// By one instruction, once, in this block; not as the argument of an edge, before which registers are assigned.
    Once(BlockId),
    Otherwise,
}

/// Where a value is used: block and instruction; arguments of edges count as operands of theirs.
type Position = (u32, usize);

/// The uses of all values of a body.
#[derive(Default)]
pub(super) struct Usage {
    pub(super) uses: Vec<Uses>,
    /// For a value the parameter of a block that it becomes, if both can be in one register.
    pub(super) shared: Vec<Option<ValueId>>,
    /// Those among them that are the parameter and a constant, which nothing but the jump back of a loop takes: they wait for it, so that the
    /// step of a counter is the last thing before the test.
    pub(super) steps: FxHashSet<ValueId>,
}

impl Usage {
    /// A use of a place is one of the value that it is known from.
    pub(super) fn of(body: &Body, known: &[Option<Place>]) -> Usage {
        let mut places: Vec<Vec<Position>> = vec![Vec::new(); body.values.len()];
        let mut definitions: Vec<Option<Position>> = vec![None; body.values.len()];
        let mut uses = vec![Uses::Never; body.values.len()];
        for (number, block) in (0..).zip(&body.blocks) {
            for (at, inst) in block.insts.iter().enumerate() {
                if let Some(definition) = inst
                    .result
                    .and_then(|result| definitions.get_mut(result.0 as usize))
                {
                    *definition = Some((number, at));
                }
                let mut mark = |id: ValueId, found: Uses| {
                    let id = known
                        .get(id.0 as usize)
                        .copied()
                        .flatten()
                        .map_or(id, |place| place.root);
                    let (Some(known), Some(list)) =
                        (uses.get_mut(id.0 as usize), places.get_mut(id.0 as usize))
                    else {
                        return;
                    };
                    *known = if *known == Uses::Never {
                        found
                    } else {
                        Uses::Otherwise
                    };
                    list.push((number, at));
                };
                let is_place = inst
                    .result
                    .is_some_and(|id| known.get(id.0 as usize).copied().flatten().is_some());
                for operand in inst.operands.iter().chain(&inst.cases).filter(|_| !is_place) {
                    if let OperandData::Value(id) = operand.data {
                        // Those of a tail call may be assigned to parameters.
                        mark(
                            id,
                            match inst.op {
                                Op::Tailcall => Uses::Otherwise,
                                _ => Uses::Once(BlockId(number)),
                            },
                        );
                    }
                }
                let args = inst.edges.iter().flat_map(|edge| &edge.args);
                let args = args.filter_map(|arg| match arg.data {
                    OperandData::Value(id) => Some(id),
                    OperandData::Constant(_) => None,
                });
                for id in args.chain(inst.keep.iter().map(|kept| kept.id)) {
                    mark(id, Uses::Otherwise);
                }
            }
        }
        let mut shared = vec![None; body.values.len()];
        let mut steps = FxHashSet::default();
        // Of parameters whose registers others have: whether one of those is read outside of its block.
        let mut sharing: FxHashMap<ValueId, bool> = FxHashMap::default();
        for (number, block) in (0..).zip(&body.blocks) {
            let Some(last) = block.insts.last() else {
                continue;
            };
            for edge in &last.edges {
                let params = body.block(edge.block).map_or(&[][..], |block| &block.params);
                for (param, arg) in params.iter().zip(&edge.args) {
                    let OperandData::Value(value) = arg.data else {
                        continue;
                    };
                    // A place that is known from another value has no register.
                    if known.get(value.0 as usize).copied().flatten().is_some() {
                        continue;
                    }
                    let Some(Some((from, at))) = definitions.get(value.0 as usize).copied() else {
                        continue;
                    };
                    // Where a block follows itself its values are not read after the parameter is assigned from elsewhere: they are
                    // computed anew before. Of a block's own register two values could be in need at once.
                    let stays = places
                        .get(value.0 as usize)
                        .is_some_and(|list| list.iter().all(|(block, _)| *block == number));
                    let fits = match sharing.get(param) {
                        None => stays || edge.block.0 == number,
                        Some(leaves) => stays && !leaves,
                    };
                    // From the definition on the parameter's old value must not be needed: not in this block, and, unless the parameter
                    // is assigned next in any case, nowhere else.
                    let free = places.get(param.0 as usize).is_some_and(|list| {
                        list.iter().all(|(block, place)| match *block == number {
                            true => *place <= at,
                            false => last.edges.len() == 1,
                        })
                    });
                    if from == number && fits && free && shared[value.0 as usize].is_none() {
                        shared[value.0 as usize] = Some(*param);
                        sharing.insert(*param, !stays);
                        let only = places.get(value.0 as usize).is_some_and(|list| list.len() == 1);
                        if only
                            && last.op == Op::Branch
                            && block.insts.get(at).is_some_and(|inst| is_step(inst, *param))
                        {
                            steps.insert(value);
                        }
                    }
                }
            }
        }
        Usage { uses, shared, steps }
    }
}

/// Whether an instruction adds a constant to a value.
fn is_step(inst: &Inst, value: ValueId) -> bool {
    matches!(inst.op, Op::Add | Op::Sub)
        && match inst.operands.as_slice() {
            [a, b] => a.data == OperandData::Value(value) && matches!(b.data, OperandData::Constant(_)),
            _ => false,
        }
}
