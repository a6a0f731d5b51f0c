//! What the object that a store goes into depends on.
//!
//! A count that moves from a variable into a field leaves no decrement behind, and only decrements make candidates for the search of cycles.
//! That is right as long as something other than the variable keeps the object with the field: it is decremented one day. An object that
//! only the variable kept would be garbage at once if the field closes a ring, and nobody would look at it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::build::post_order;
use super::super::flow::{Cell, Cells};
use crate::mir::{ExprId, Function, StmtId};

/// The variables that the values of borrowing variables are computed from.
pub(super) struct Bases {
    sources: FxHashMap<Cell, Vec<Cell>>,
}

impl Bases {
    /// Those of a body, in which `owning` variables own.
    pub fn new(func: &Function, body: &[StmtId], owning: &Cells) -> Bases {
        let mut sources: FxHashMap<Cell, Vec<Cell>> = FxHashMap::default();
        for &id in body {
            let stmt = func.stmt(id);
            let Some(cell) = Cell::written(stmt).filter(|&cell| owning.number(cell).is_none()) else {
                continue;
            };
            let from = sources.entry(cell).or_default();
            for &arg in func.args(stmt.args) {
                from.extend(cells_of(func, arg));
            }
        }
        Bases { sources }
    }

    /// Whether `var` may be all that keeps what is computed from `base`.
    pub fn may_depend(&self, func: &Function, base: ExprId, var: Cell) -> bool {
        let mut seen = FxHashSet::default();
        let mut work = cells_of(func, base);
        while let Some(cell) = work.pop() {
            if cell == var {
                return true;
            }
            if seen.insert(cell) {
                work.extend(self.sources.get(&cell).into_iter().flatten());
            }
        }
        false
    }
}

fn cells_of(func: &Function, root: ExprId) -> Vec<Cell> {
    let mut nodes = Vec::new();
    post_order(func, root, &mut nodes);
    nodes
        .iter()
        .filter_map(|&node| Cell::read(func.expr(node)))
        .collect()
}
