//! Frame cells (seed 2 §5.2).

use maple_mirbin::{Frame, Prim};
use rustc_hash::FxHashMap;

use super::cell;
use crate::mir::{Attr, Formal, Function, LocalId, Storage, SymbolId, TypeTable};
use crate::passes::lowered_prim;

/// Frame indices of a function's variables and registers.
#[derive(Default, Debug)]
pub(super) struct Slots {
    /// By number.
    vars: Vec<Option<(i16, Prim)>>,
    pregs: FxHashMap<u32, (i16, Prim)>,
    /// Types of the formals, from index 1.
    pub formals: Vec<Prim>,
    /// Types of the other cells, from index -2 down.
    pub locals: Vec<Prim>,
}

impl Slots {
    /// Numbers the formals, then the local variables that lie in cells in order of declaration, then the registers in order of
    /// appearance. Those that the pass `refcount` marked as owning have type `ref`, the other references `a64`;
    /// tagged values have type `dynany`.
    ///
    /// # Errors
    /// If there are more than the format has indices for.
    pub fn new(types: &TypeTable, func: &Function) -> Result<Slots, String> {
        let mut slots = Slots {
            vars: vec![None; func.locals.len()],
            pregs: FxHashMap::with_capacity_and_hasher(func.pregs.len(), Default::default()),
            ..Slots::default()
        };
        for &formal in &func.formals {
            let prim = func
                .formal_type(formal)
                .map_or(Prim::A64, |ty| cell(lowered_prim(types, ty)));
            let index = Frame::formal_index(slots.formals.len())
                .ok_or("more than 32767 formals; pass the rest in memory")?;
            slots.formals.push(prim);
            match formal {
                Formal::Var(id) => slots.set(id, (index, prim)),
                Formal::Reg(number, _) => {
                    slots.pregs.insert(number, (index, prim));
                }
            }
        }
        let limit = "more than 32767 local variables and registers; make large functions smaller";
        for id in func.locals.declared() {
            let Some(local) = func.locals.get(id) else {
                continue;
            };
            let Some(ty) = local.ty.filter(|_| local.storage == Storage::Default) else {
                continue;
            };
            let prim = lowered_prim(types, ty);
            if prim == Prim::Agg || slots.var(id).is_some() {
                continue;
            }
            let index = Frame::local_index(slots.locals.len()).ok_or(limit)?;
            let owns = local.attrs.has(Attr::LocalRefVar) && prim.is_address();
            slots.locals.push(if owns { Prim::Ref } else { cell(prim) });
            slots.set(id, (index, cell(prim)));
        }
        for (&number, preg) in &func.pregs {
            if slots.pregs.contains_key(&number) {
                continue;
            }
            let prim = cell(lowered_prim(types, preg.ty));
            let index = Frame::local_index(slots.locals.len()).ok_or(limit)?;
            let owns = preg.counted && !prim.is_tagged();
            slots.locals.push(if owns { Prim::Ref } else { prim });
            slots.pregs.insert(number, (index, prim));
        }
        Ok(slots)
    }

    fn set(&mut self, id: LocalId, cell: (i16, Prim)) {
        if let Some(place) = self.vars.get_mut(id.index()) {
            *place = Some(cell);
        }
    }

    /// Index and type of a variable's cell.
    pub fn var(&self, id: LocalId) -> Option<(i16, Prim)> {
        self.vars.get(id.index()).copied().flatten()
    }

    /// Index and type of a register's cell.
    pub fn preg(&self, number: u32) -> Option<(i16, Prim)> {
        self.pregs.get(&number).copied()
    }
}
