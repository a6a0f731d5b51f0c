//! Aggregates, fields and arrays to addresses and offsets (DESIGN §5, wide values).
//!
//! * Locals of aggregate type, and those that ask for more alignment than a cell has, lie in one block of frame memory, which an `alloca` at
//!   entry provides.
//! * An aggregate value is represented by its address; copying is `copy_bytes`, or one load and store if a cell can hold it.
//! * An aggregate argument is the address of a copy that the caller owns, or of what a callee that only reads it may read (`whole`).
//! * Hidden formals lead: the address for result 0 if that is an aggregate, then, if there are several results, the address of a block
//!   that takes results 1, 2, ... at multiples of 8 bytes. Result 0 otherwise stays in `%%retval0`.
//! * Fields become offsets of `ireadoff` and `iassignoff`; bitfields are extracted and deposited in a container of their declared type.
//! * A load takes the size of the location and the signedness of the result.
//! * In managed modules, loads and stores of counted references have the type `ref`, and no others have; array elements are reached through
//!   `element_address`.

mod expr;
mod frame;
mod managed;
mod pieces;
mod stmt;
mod whole;

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashMap;

use frame::NATURAL;

use super::build::Emitter;
use super::typing::lowered_prim;
use super::{Facts, Unit};
use crate::mir::layout::LayoutError;
use crate::mir::{
    ExprData, ExprId, Formal, Function, LocalId, Reg, StmtData, StmtId, Storage, Sym, TypeId, TypeTable,
};

/// Where an aggregate local lies.
#[derive(Clone, Copy, Debug)]
enum Home {
    /// Offset in the frame memory.
    Frame(u64),
    /// Memory of its own in the frame, at this address.
    Own(Reg),
    /// A formal: after this address.
    Behind(Reg),
}

/// Room for the nodes of most expressions.
const SOME: usize = 32;

struct Pass<'p, 'u, 'f> {
    unit: &'p mut Unit<'u>,
    facts: &'p Facts,
    e: Emitter<'f>,
    homes: FxHashMap<LocalId, Home>,
    frame: frame::FrameMemory,
    /// Result types of the function as declared.
    returns: Vec<TypeId>,
    /// Formal with the address for an aggregate result.
    result: Option<Reg>,
    /// Formal with the address of the block of results 1, 2, ...
    block: Option<Reg>,
    /// Whether the next call may end the function: its callee writes results 1, 2, ... where those of this function go.
    tail: bool,
    /// Whether the last call was such a one.
    last_tail: bool,
    /// Result types of the last call if it has several.
    last_returns: Option<Box<[TypeId]>>,
    nodes: Vec<ExprId>,
    /// Operands of the statement, and the types of those that are aggregates. Kept for their memory.
    operands: (Vec<ExprId>, Vec<Option<TypeId>>),
    passed: Vec<ExprId>,
    /// Arguments that are passed without a copy.
    lent: Vec<bool>,
    whole: whole::Whole,
}

/// Lowers a flat body.
pub fn memory(unit: &mut Unit<'_>, func: &mut Function, facts: &mut Facts) {
    let void = TypeTable::prim(Prim::Void);
    let returns: Vec<TypeId> = func.returns.iter().copied().filter(|&ty| ty != void).collect();
    let mut pass = Pass {
        e: Emitter::new(func),
        homes: FxHashMap::default(),
        frame: frame::FrameMemory::default(),
        returns,
        result: None,
        block: None,
        tail: false,
        last_tail: false,
        last_returns: None,
        nodes: Vec::with_capacity(SOME),
        operands: (Vec::with_capacity(SOME), Vec::with_capacity(SOME)),
        passed: Vec::with_capacity(SOME),
        lent: Vec::new(),
        whole: whole::Whole::default(),
        facts,
        unit,
    };
    let moved = pass.formals();
    let entry = pass.frame.reserve(&mut pass.e);
    pass.find_whole();
    pass.call_areas();
    for &(local, reg) in &moved {
        pass.move_formal(local, reg);
    }
    pass.clear_scalars(&moved);
    let keeps_result = pass.assigns_retval();
    let mut index = 0;
    while let Some(id) = pass.e.statement(index) {
        index += 1;
        pass.e.at(id);
        if !pass.whole.is_gone(id) {
            pass.statement(id, keeps_result);
        }
    }
    pass.frame.finish(pass.unit, &mut pass.e, entry);
    pass.e.finish();
}

impl Pass<'_, '_, '_> {
    /// Replaces aggregate formals by addresses and adds the hidden ones. Gives the formals that have to be moved to where their alignment
    /// holds, with the registers that they come in.
    fn formals(&mut self) -> Vec<(LocalId, Reg)> {
        let a64 = TypeTable::prim(Prim::A64);
        let mut moved = Vec::new();
        let mut formals = self.e.func.formals.clone();
        for formal in &mut formals {
            if let (Formal::Var(id), Some(ty)) = (*formal, self.e.func.formal_type(*formal)) {
                self.reject_wide(ty);
                let prim = lowered_prim(self.unit.types, ty);
                let aggregate = prim == Prim::Agg;
                // Callers give the copy of an aggregate the alignment of its type.
                let given = if aggregate { self.type_align(ty) } else { NATURAL };
                let moves = self.local_align(id, ty) > given.max(NATURAL);
                if !aggregate && !moves {
                    continue;
                }
                let reg = self.e.preg(if aggregate { Prim::A64 } else { prim });
                if let Reg::Preg(number) = reg {
                    *formal = Formal::Reg(number, if aggregate { a64 } else { ty });
                }
                if moves {
                    moved.push((id, reg));
                } else {
                    self.homes.insert(id, Home::Behind(reg));
                }
            }
        }
        let prims: Vec<Prim> = self
            .returns
            .iter()
            .map(|&ty| lowered_prim(self.unit.types, ty))
            .collect();
        // Where references are counted a formal that is an address is one.
        let address = self.hidden();
        let mut hidden = |wanted: bool, at: usize| {
            let Reg::Preg(number) = wanted.then(|| self.e.preg(address))? else {
                return None;
            };
            formals.insert(at, Formal::Reg(number, TypeTable::prim(address)));
            Some(Reg::Preg(number))
        };
        self.result = hidden(prims.first() == Some(&Prim::Agg), 0);
        self.block = hidden(prims.len() > 1, usize::from(self.result.is_some()));
        self.e.func.formals = formals;
        self.e.func.returns = match prims.first() {
            Some(&Prim::Agg) | None => vec![TypeTable::prim(Prim::Void)],
            Some(_) => self.returns.iter().copied().take(1).collect(),
        };
        moved
    }

    /// Type of the hidden formals.
    fn hidden(&self) -> Prim {
        match self.unit.srclang.is_managed() {
            true => Prim::U64,
            false => Prim::A64,
        }
    }

    /// Copies a formal from its register, or from where that points, to frame memory.
    fn move_formal(&mut self, local: LocalId, reg: Reg) {
        let Some(place) = self.variable_place(Sym::Local(local), 0) else {
            return;
        };
        let prim = lowered_prim(self.unit.types, place.ty);
        let aggregate = prim == Prim::Agg;
        let value = self.e.regread(if aggregate { Prim::A64 } else { prim }, reg);
        let (base, offset) = self.address(Sym::Local(local));
        self.assign(base, offset, &place, value, aggregate);
    }

    /// Locals of scalar types read as 0 before they are assigned, also those that lie in frame memory.
    fn clear_scalars(&mut self, moved: &[(LocalId, Reg)]) {
        let locals: Vec<LocalId> = self.e.func.locals.declared().collect();
        for local in locals {
            let ty = self.e.func.locals.get(local).and_then(|local| local.ty);
            let prim = ty.map_or(Prim::Agg, |ty| lowered_prim(self.unit.types, ty));
            if !prim.is_scalar() || moved.iter().any(|&(formal, _)| formal == local) {
                continue;
            }
            if let Some(Home::Frame(_) | Home::Own(_)) = self.home(local) {
                let zero = self.e.constant(prim, 0);
                let (base, offset) = self.address(Sym::Local(local));
                let (base, offset) = self.split(base, offset);
                self.e.store(prim, offset, base, zero);
            }
        }
    }

    fn type_align(&mut self, ty: TypeId) -> u64 {
        let whole = self.unit.layouts.size_align(self.unit.types, ty);
        whole.map_or(1, |whole| whole.align.into())
    }

    /// The alignment that a local asks for. Counted references stay in cells, where the unwinder finds them.
    fn local_align(&mut self, id: LocalId, ty: TypeId) -> u64 {
        if self.unit.srclang.is_managed() && self.unit.is_counted(ty) {
            return 1;
        }
        let own = self.e.func.locals.get(id).map_or(0, |local| local.attrs.align);
        self.type_align(ty).max(own.into())
    }

    /// Reports a parameter or result of a dynamic type that modules of another language have.
    fn reject_wide(&mut self, ty: TypeId) {
        let prim = lowered_prim(self.unit.types, ty);
        if !self.has(prim) {
            let pos = self.e.func.pos;
            self.unit.unsupported(
                self.e.func,
                pos,
                format_args!("a parameter or result of type {prim}"),
                "pass a pointer to it, or scalars",
            );
        }
    }

    /// Reports a type without layout; gives `None` then.
    fn laid_out<T>(&mut self, found: Result<T, LayoutError>) -> Option<T> {
        match found {
            Ok(found) => Some(found),
            Err(error) => {
                let pos = self.e.pos();
                self.unit.error(
                    self.e.func,
                    pos,
                    "layout",
                    error.to_string(),
                    "define the type in full",
                );
                None
            }
        }
    }

    fn size(&mut self, ty: TypeId) -> u64 {
        let size = self.unit.layouts.size(self.unit.types, ty);
        self.laid_out(size).unwrap_or(0)
    }

    /// The address of a variable and a distance to add to it.
    fn address(&mut self, sym: Sym) -> (ExprId, u64) {
        let home = match sym {
            Sym::Local(id) => self.home(id),
            Sym::Global(_) => None,
        };
        match home {
            Some(Home::Frame(offset)) => (self.e.regread(Prim::A64, self.frame.base()), offset),
            Some(Home::Own(reg) | Home::Behind(reg)) => (self.e.regread(Prim::A64, reg), 0),
            None => {
                let data = ExprData::Var(sym, 0);
                (self.e.expr(Op::AddrOf, Prim::A64, &[], data), 0)
            }
        }
    }

    /// The home of a local that lies in memory of this frame; places it at its first use.
    fn home(&mut self, id: LocalId) -> Option<Home> {
        if let Some(&home) = self.homes.get(&id) {
            return Some(home);
        }
        let local = self.e.func.locals.get(id)?;
        let ty = local.ty.filter(|_| local.storage == Storage::Default)?;
        let align = self.local_align(id, ty);
        if lowered_prim(self.unit.types, ty) != Prim::Agg && align <= NATURAL {
            return None;
        }
        let whole = self.unit.layouts.size_align(self.unit.types, ty);
        let whole = self.laid_out(whole)?;
        let home = match self.object(whole.size, align) {
            Some(reg) => Home::Own(reg),
            None => Home::Frame(self.frame.add(whole.size, align)),
        };
        self.homes.insert(id, home);
        Some(home)
    }

    /// Memory in the frame for one object, where addresses are no references.
    fn object(&mut self, size: u64, align: u64) -> Option<Reg> {
        let unmanaged = !self.unit.srclang.is_managed();
        unmanaged.then(|| self.frame.object(&mut self.e, size, align))?
    }

    /// Whether some statement assigns `%%retval0`, so that a `return` without operand means it.
    fn assigns_retval(&self) -> bool {
        let assigns = |&id: &StmtId| {
            let stmt = self.e.func.stmt(id);
            stmt.op == Op::RegAssign && stmt.data == StmtData::Reg(Reg::RetVal(0))
        };
        self.e
            .func
            .body
            .is_some_and(|body| self.e.func.block(body).iter().any(assigns))
    }
}
