//! Ids of values.

use super::super::WriteError;
use super::too_many;
use crate::front::shard::ast::{Function, ValueId, ValueName};

/// Ids of a function's values.
pub(super) struct Ids {
    ids: Vec<u16>,
    /// No value has this id or one above it, if it is at most 65535.
    free: u32,
}

impl Ids {
    pub fn of(function: &Function) -> Result<Ids, WriteError> {
        let params = function.params.len();
        let kept: Option<Vec<u16>> = function
            .values
            .iter()
            .map(|value| match value.name {
                ValueName::Number(number) => u16::try_from(number.checked_add(1)?).ok(),
                ValueName::Name(_) => None,
            })
            .collect();
        let ids = match kept {
            Some(ids) => ids,
            None => {
                let mut order: Vec<ValueId> = (0..params as u32).map(ValueId).collect();
                let insts = function.blocks.iter().flat_map(|block| &block.insts);
                order.extend(insts.filter_map(|inst| inst.result));
                let mut ids = vec![0; function.values.len()];
                for (at, id) in order.iter().enumerate() {
                    let Ok(number) = u16::try_from(at + 1) else {
                        return too_many("number of values", order.len());
                    };
                    if let Some(slot) = ids.get_mut(id.0 as usize) {
                        *slot = number;
                    }
                }
                ids
            }
        };
        // A dropped result of a call needs an id as well; so do constants in memory.
        let free = ids.iter().copied().max().map_or(1, |id| u32::from(id) + 1);
        Ok(Ids { ids, free })
    }

    pub fn id(&self, value: ValueId) -> u16 {
        self.ids.get(value.0 as usize).copied().unwrap_or(0)
    }

    /// A value that the program does not have.
    pub fn fresh(&mut self) -> Result<ValueId, WriteError> {
        let Ok(id) = u16::try_from(self.free) else {
            return too_many("number of values", self.free as usize);
        };
        self.free += 1;
        self.ids.push(id);
        Ok(ValueId(self.ids.len() as u32 - 1))
    }
}
