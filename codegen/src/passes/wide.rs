//! Complex numbers, vectors and f128 to operations on their parts (DESIGN §5, wide values).
//!
//! * A complex number or vector is its parts. Local variables and pseudo-registers are one register for each part, unless their address is
//!   taken; other places are read and written part by part.
//! * An f128 lies in memory. Its operations are extended intrinsics on addresses.
//! * What is passed, returned or copied from place to place as a whole is an aggregate of 16 bytes from here on; a c64 is a cell.
//!
//! Parts are computed in trees of registers and constants: memory is read before the statement, and no part is written before all are
//! known that it goes into. So operands may be where the result goes, whole or in part.

mod cast;
mod compute;
mod quad;
mod read;
mod store;

use maple_mirbin::{Kind, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use maple_mirbin::Op;

use super::build::{Emitter, post_order};
use super::typing::value_prim;
use super::{Facts, Unit};
use crate::mir::typing::{lanes_of, parts_of};
use crate::mir::{Expr, ExprData, ExprId, Formal, Function, LocalId, Reg, Storage, Sym, TypeTable, Variable};

/// What holds the parts of a value in registers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Holder {
    Local(LocalId),
    Preg(u32),
}

struct Pass<'p, 'u, 'f> {
    unit: &'p mut Unit<'u>,
    e: Emitter<'f>,
    /// Locals whose address is taken.
    addressed: FxHashSet<LocalId>,
    /// Registers of the parts.
    parts: FxHashMap<Holder, Vec<Reg>>,
    /// Variables that stand for pseudo-registers with an f128.
    quads: FxHashMap<u32, LocalId>,
    /// The parts of wide nodes of the statement in work, each for one use; an f128 is one aggregate.
    values: FxHashMap<ExprId, Vec<ExprId>>,
    /// Variables for values that live within one statement, by type, and how many of them are in use.
    temporaries: FxHashMap<Prim, (Vec<LocalId>, usize)>,
    next_name: usize,
    nodes: Vec<ExprId>,
}

/// Lowers every statement of a flat body.
pub fn wide(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    let of_wide = |ty| is_wide(value_prim(unit.types, ty));
    let occurs = func.exprs.iter().any(|expr| is_wide(expr.prim))
        || func.locals.iter().any(|(_, local)| local.ty.is_some_and(of_wide))
        || func.pregs.values().any(|preg| of_wide(preg.ty));
    if !occurs {
        return;
    }
    let addressed = func.exprs.iter().filter_map(|expr| match (expr.op, expr.data) {
        (Op::AddrOf, ExprData::Var(Sym::Local(id), _)) => Some(id),
        _ => None,
    });
    let mut pass = Pass {
        addressed: addressed.collect(),
        parts: FxHashMap::default(),
        quads: FxHashMap::default(),
        values: FxHashMap::default(),
        temporaries: FxHashMap::default(),
        next_name: 1,
        nodes: Vec::new(),
        e: Emitter::new(func),
        unit,
    };
    pass.formals();
    let mut index = 0;
    while let Some(id) = pass.e.statement(index) {
        index += 1;
        pass.e.at(id);
        pass.temporaries.values_mut().for_each(|(_, used)| *used = 0);
        pass.values.clear();
        pass.statement(id);
    }
    pass.forget_registers();
    pass.e.finish();
}

/// Whether values of this type are none for the passes that follow, but for moves of c64.
fn is_wide(prim: Prim) -> bool {
    prim.kind() == Kind::Wide
}

impl Pass<'_, '_, '_> {
    /// Reads the parts of formals into registers. A formal that is a pseudo-register becomes a variable.
    fn formals(&mut self) {
        let (pos, loc) = (self.e.func.pos, self.e.func.loc);
        self.e.stand_at(pos, loc);
        let mut formals = self.e.func.formals.clone();
        for formal in &mut formals {
            let Some(ty) = self.e.func.formal_type(*formal) else {
                continue;
            };
            let prim = value_prim(self.unit.types, ty);
            if !is_wide(prim) {
                continue;
            }
            let (holder, id) = match *formal {
                Formal::Var(id) => (Holder::Local(id), id),
                Formal::Reg(number, _) => {
                    let id = self.variable(prim);
                    *formal = Formal::Var(id);
                    (Holder::Preg(number), id)
                }
            };
            match holder {
                Holder::Preg(number) if prim == Prim::F128 => {
                    self.quads.insert(number, id);
                }
                _ => {
                    if let Some(regs) = self.registers(holder) {
                        let parts = match prim {
                            Prim::C64 => {
                                let whole = ExprData::Var(Sym::Local(id), 0);
                                let cell = self.e.expr(Op::Dread, prim, &[], whole);
                                self.cell_parts(cell)
                            }
                            _ => self.variable_parts(Sym::Local(id), prim),
                        };
                        self.set(&regs, &parts);
                    }
                }
            }
        }
        self.e.func.formals = formals;
    }

    /// The registers of a holder of complex numbers or vectors; `None` for what lies in memory.
    fn registers(&mut self, holder: Holder) -> Option<Vec<Reg>> {
        if let Some(known) = self.parts.get(&holder) {
            return Some(known.clone());
        }
        let ty = match holder {
            Holder::Local(id) if self.addressed.contains(&id) => return None,
            Holder::Local(id) => {
                let local = self.e.func.locals.get(id)?;
                local.ty.filter(|_| local.storage == Storage::Default)?
            }
            Holder::Preg(number) => self.e.func.pregs.get(&number)?.ty,
        };
        let (part, count) = lanes_of(value_prim(self.unit.types, ty))?;
        let regs: Vec<Reg> = (0..count).map(|_| self.e.preg(part)).collect();
        self.parts.insert(holder, regs.clone());
        Some(regs)
    }

    /// The registers of a variable.
    fn local_registers(&mut self, sym: Sym) -> Option<Vec<Reg>> {
        match sym {
            Sym::Local(id) => self.registers(Holder::Local(id)),
            Sym::Global(_) => None,
        }
    }

    /// Pseudo-registers with wide values are gone.
    fn forget_registers(&mut self) {
        let types = &*self.unit.types;
        self.e
            .func
            .pregs
            .retain(|_, preg| !is_wide(value_prim(types, preg.ty)));
    }

    /// A new variable.
    fn variable(&mut self, prim: Prim) -> LocalId {
        loop {
            let name = self.unit.names.numbered(b"_w", self.next_name);
            self.next_name += 1;
            if self.e.func.locals.lookup(name).is_none() {
                let variable = Variable::new(name, TypeTable::prim(prim));
                return self.e.func.locals.push(variable);
            }
        }
    }

    /// A variable that is free until the end of the statement.
    fn temporary(&mut self, prim: Prim) -> LocalId {
        let (ids, used) = self.temporaries.entry(prim).or_default();
        *used += 1;
        if let Some(&id) = ids.get(*used - 1) {
            return id;
        }
        let id = self.variable(prim);
        if let Some((ids, _)) = self.temporaries.get_mut(&prim) {
            ids.push(id);
        }
        id
    }

    /// The variable of a pseudo-register with an f128.
    fn quad_variable(&mut self, number: u32) -> LocalId {
        match self.quads.get(&number) {
            Some(&id) => id,
            None => {
                let id = self.variable(Prim::F128);
                self.quads.insert(number, id);
                id
            }
        }
    }

    /// Lowers the tree `root`. The parts of a wide value are then in `values`; another value stays where it is.
    fn tree(&mut self, root: ExprId) {
        let mut nodes = std::mem::take(&mut self.nodes);
        let start = nodes.len();
        post_order(self.e.func, root, &mut nodes);
        for index in start..nodes.len() {
            if let Some(&id) = nodes.get(index) {
                self.node(id);
            }
        }
        nodes.truncate(start);
        self.nodes = nodes;
    }

    fn node(&mut self, id: ExprId) {
        let expr = *self.e.func.expr(id);
        let args = self.e.func.args(expr.args).to_vec();
        if is_wide(expr.prim) {
            match self.value(&expr, &args) {
                Some(parts) => {
                    self.values.insert(id, parts);
                }
                None => self.refuse(&expr),
            }
        } else if args.iter().any(|&arg| is_wide(self.e.func.expr_type(arg))) {
            match self.scalar(&expr, &args) {
                Some(value) => {
                    let node = *self.e.func.expr(value);
                    self.e.replace(id, node);
                }
                None => self.refuse(&expr),
            }
        } else if let (Op::Dread, ExprData::Var(sym, field @ 1..)) = (expr.op, expr.data)
            && let Some(part) = self.variable_part(sym, field)
        {
            let node = *self.e.func.expr(part);
            self.e.replace(id, node);
        }
    }

    /// The parts of a node that has been lowered; zeros for one that could not be.
    fn take(&mut self, id: ExprId) -> Vec<ExprId> {
        if let Some(parts) = self.values.remove(&id) {
            return parts;
        }
        let (part, count) = parts_of(self.e.func.expr_type(id)).unwrap_or((Prim::U64, 1));
        (0..count).map(|_| self.e.constant(part, 0)).collect()
    }

    /// Assigns parts to registers.
    fn set(&mut self, regs: &[Reg], parts: &[ExprId]) {
        for (&reg, &part) in regs.iter().zip(parts) {
            let prim = self.e.func.expr_type(part);
            self.e.regassign(prim, reg, part);
        }
    }

    /// Evaluates parts now: each may be used several times then, and goes with variables that change.
    fn settled(&mut self, parts: &[ExprId]) -> Vec<ExprId> {
        parts.iter().map(|&part| self.stable(part)).collect()
    }

    /// `value`, or a register with it.
    fn stable(&mut self, value: ExprId) -> ExprId {
        match self.e.func.expr(value).op {
            Op::ConstVal => value,
            _ => self.e.spill(value),
        }
    }

    fn refuse(&mut self, expr: &Expr) {
        let of = self.e.func.args(expr.args).iter();
        let wide = of
            .map(|&arg| self.e.func.expr_type(arg))
            .chain([expr.prim])
            .find(|&prim| is_wide(prim));
        let message = format!("{} of values of type {}", expr.op, wide.unwrap_or(expr.prim));
        let hint = "work on the parts, which have the field ids from 1";
        self.unit.unsupported(self.e.func, expr.pos, message, hint);
    }
}
