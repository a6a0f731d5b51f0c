//! Types of expressions and variables.

use maple_mirbin::{Kind, Op, Prim};

use super::Unit;
use crate::mir::{Expr, ExprData, ExprId, FuncId, Function, Reg, Sym, SymbolId, Type, TypeId, TypeTable};

/// The primitive type of a value of type `ty` in an instruction: as [`TypeTable::prim_of`], with types that only name themselves as
/// addresses, because all one can do with them is to point at them.
pub(crate) fn value_prim(types: &TypeTable, ty: TypeId) -> Prim {
    match types.prim_of(ty) {
        Prim::Unknown => Prim::Ptr,
        prim => prim,
    }
}

/// As [`value_prim`] once the pass `wide` is through: what no cell holds is an aggregate.
pub(crate) fn lowered_prim(types: &TypeTable, ty: TypeId) -> Prim {
    match value_prim(types, ty) {
        prim if prim.kind() == Kind::Wide && prim != Prim::C64 => Prim::Agg,
        prim => prim,
    }
}

/// The type to load a location of type `from` with so that it extends as a result of type `to` demands: the location's size, the
/// result's signedness (seed 0, Storage Access Instructions).
pub(crate) fn load_prim(from: Prim, to: Prim) -> Prim {
    if !from.is_integral() || !to.is_integral() {
        return from;
    }
    match (from.size(), to.is_signed()) {
        (size, _) if size >= to.size() => to,
        (1, true) => Prim::I8,
        (1, false) if from == Prim::U1 => Prim::U1,
        (1, false) => Prim::U8,
        (2, true) => Prim::I16,
        (2, false) => Prim::U16,
        (4, true) => Prim::I32,
        (4, false) => Prim::U32,
        _ => from,
    }
}

impl Unit<'_> {
    /// Type of a variable, if it has one.
    pub fn variable(&self, func: &Function, sym: Sym) -> Option<TypeId> {
        match sym {
            Sym::Global(id) => self.vars.get(id)?.ty,
            Sym::Local(id) => func.locals.get(id)?.ty,
        }
    }

    /// Type of a field; field 0 is the whole.
    pub fn field(&mut self, ty: TypeId, field: i32) -> Option<TypeId> {
        self.layouts
            .field(self.types, ty, field)
            .ok()
            .map(|place| place.ty)
    }

    /// `<* <func ..>>` for a function with a prototype.
    pub fn function_type(&mut self, func: FuncId) -> Option<TypeId> {
        let signatures = self.signatures;
        let signature = signatures.get(func.index()).filter(|s| s.has_signature)?;
        if let Some(known) = signature.pointer.get() {
            return Some(known);
        }
        let ty = Type::Func {
            params: signature.params.clone(),
            variadic: signature.variadic,
            returns: match &*signature.returns {
                [] => Box::new([TypeTable::prim(Prim::Void)]),
                returns => returns.into(),
            },
        };
        let ty = self.types.intern(ty);
        let pointer = self.types.pointer(ty);
        signature.pointer.set(Some(pointer));
        Some(pointer)
    }

    /// The type of an expression as precisely as its node tells.
    pub fn type_of(&mut self, func: &Function, mut id: ExprId) -> TypeId {
        loop {
            let expr: &Expr = func.expr(id);
            let known = match (expr.op, expr.data) {
                (Op::Dread, ExprData::Var(sym, field)) => {
                    self.variable(func, sym).and_then(|ty| self.field(ty, field))
                }
                (Op::Iread, ExprData::Field(ty, field)) => {
                    self.types.pointee(ty).and_then(|ty| self.field(ty, field))
                }
                (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => {
                    func.pregs.get(&number).map(|preg| preg.ty)
                }
                (Op::Retype, ExprData::Type(ty)) => Some(ty),
                (Op::AddrOfFunc, ExprData::Func(callee)) => self.function_type(callee),
                (Op::Select, _) => match func.arg(id, 1) {
                    Some(arm) => {
                        id = arm;
                        continue;
                    }
                    None => None,
                },
                _ => None,
            };
            return known.unwrap_or(TypeTable::prim(expr.prim));
        }
    }
}
