//! What operations on values of a type parameter work on in an instance: `add agg` of two values of `!T` is the addition of the type that `!T` is.
//!
//! A type is known from the operands, or from the place that the result goes to. The latter is what tells `cvt agg i32 (..)` its result; where nothing
//! does and the function has one parameter only, it is the type of that.

use maple_mirbin::{Op, Prim};

use super::Expander;
use super::functions::is_unknown;
use crate::mir::{Callee, Expr, ExprData, ExprId, FuncId, Function, Name, Reg, Stmt, StmtData, TypeId};

/// How the type of an operation's result and those of its operands depend on each other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// All operands have the type of the result.
    Own,
    /// The first operand has it; the second is a distance.
    Shift,
    /// The second and the third operand have it.
    Choice,
    /// The operands have a type of their own, which the operation names.
    Compare,
    /// As [`Shape::Compare`], with one operand and a result of any type.
    Convert,
}

impl Shape {
    /// None for what has no values of a type parameter as operands, or names their type.
    const fn of(op: Op) -> Option<Shape> {
        Some(match op {
            Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Rem | Op::Max | Op::Min => Shape::Own,
            Op::Band | Op::Bior | Op::Bxor | Op::Bnot => Shape::Own,
            Op::Neg | Op::Abs | Op::Recip | Op::Sqrt => Shape::Own,
            Op::Ashr | Op::Lshr | Op::Shl => Shape::Shift,
            Op::Select => Shape::Choice,
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge => Shape::Compare,
            Op::Cmp | Op::Cmpl | Op::Cmpg => Shape::Compare,
            Op::Cvt | Op::Ceil | Op::Floor | Op::Round | Op::Trunc => Shape::Convert,
            _ => return None,
        })
    }

    /// The operands that have one type.
    fn alike(self, args: &[ExprId]) -> &[ExprId] {
        let alike = match self {
            Shape::Own | Shape::Compare | Shape::Convert => args.get(..),
            Shape::Shift => args.get(..1),
            Shape::Choice => args.get(1..),
        };
        alike.unwrap_or_default()
    }
}

/// The number of operands of an operation that generic code has on values of its parameters, but for `select`, which takes any.
pub(in crate::mir) fn operands_of(e: &Expr) -> Option<usize> {
    let shape = Shape::of(e.op)?;
    let unknown = |prim: Prim| prim == Prim::Agg;
    let on_parameter = match (shape, e.data) {
        (Shape::Compare, ExprData::Operand(of)) => unknown(of),
        (Shape::Convert, ExprData::Operand(of)) => unknown(of) || unknown(e.prim),
        (Shape::Own | Shape::Shift, ExprData::None) => unknown(e.prim),
        _ => false,
    };
    let one = shape == Shape::Convert || matches!(e.op, Op::Bnot | Op::Neg | Op::Abs | Op::Recip | Op::Sqrt);
    on_parameter.then_some(if one { 1 } else { 2 })
}

impl Expander<'_> {
    /// Gives the operations of an instance their types, where they follow from those of what they read.
    pub(super) fn resolve_operands(&self, f: &mut Function) {
        // Operands stand before what they are operands of.
        for index in 0..f.exprs.len() {
            let Some(shape) = Shape::of(f.exprs[index].op) else {
                continue;
            };
            let known = known_of(f, shape.alike(f.args(f.exprs[index].args)));
            let Some(known) = known else { continue };
            let e = &mut f.exprs[index];
            match &mut e.data {
                ExprData::Operand(of) if is_unknown(*of) => *of = known,
                ExprData::None if is_unknown(e.prim) => e.prim = known,
                _ => {}
            }
        }
    }

    /// Gives the operations of an instance their types, where they follow from where the result goes.
    pub(super) fn resolve_places(&mut self, f: &mut Function, vector: &[(Name, TypeId)]) {
        for index in 0..f.stmts.len() {
            for (arg, prim) in self.places(f, &f.stmts[index]) {
                give(f, arg, prim);
            }
        }
        let only = match *vector {
            [(_, ty)] => Some(self.module.types.prim_of(ty)),
            _ => None,
        };
        for index in (0..f.exprs.len()).rev() {
            let e = f.exprs[index];
            let Some(shape) = Shape::of(e.op) else { continue };
            if let (true, Some(only)) = (is_unknown(e.prim) && shape != Shape::Choice, only) {
                f.exprs[index].prim = only;
            }
            let of = match e.data {
                ExprData::Operand(of) => known_of(f, shape.alike(f.args(e.args))).unwrap_or(of),
                _ => f.exprs[index].prim,
            };
            if !is_unknown(of) {
                if let ExprData::Operand(place) = &mut f.exprs[index].data {
                    *place = of;
                }
                for arg in shape.alike(f.args(e.args)).to_vec() {
                    give(f, arg, of);
                }
            }
        }
    }

    /// The operands of a statement whose places have a type, and that.
    fn places(&mut self, f: &Function, stmt: &Stmt) -> Vec<(ExprId, Prim)> {
        let args = f.args(stmt.args);
        let last = args.last().copied();
        match &stmt.data {
            StmtData::Var(sym, field) => {
                let ty = self.module.sym_type(f, *sym);
                last.zip(self.field_prim(ty, *field)).into_iter().collect()
            }
            StmtData::Field(ty, field) => {
                let to = self.module.types.pointee(*ty);
                last.zip(self.field_prim(to, *field)).into_iter().collect()
            }
            StmtData::Reg(Reg::Preg(_)) => last.map(|last| (last, stmt.prim)).into_iter().collect(),
            _ if stmt.op == Op::Return => {
                let types = f.returns.iter().map(|&ty| self.module.types.prim_of(ty));
                args.iter().copied().zip(types).collect()
            }
            StmtData::Call(call) => {
                let Callee::Func(callee) = call.callee else {
                    return Vec::new();
                };
                let types = self.formals_of(callee);
                args.iter().copied().zip(types).collect()
            }
            _ => Vec::new(),
        }
    }

    fn field_prim(&mut self, ty: Option<TypeId>, field: i32) -> Option<Prim> {
        let place = self.module.field_type(&mut self.layouts, ty?, field).ok()?;
        Some(self.module.types.prim_of(place))
    }

    /// The types of a function's parameters. An instance that was just asked for still has those of the generic function.
    fn formals_of(&mut self, id: FuncId) -> Vec<Prim> {
        let waiting = self.waiting.iter().find(|(waiting, ..)| *waiting == id);
        let vector = waiting.map(|(_, vector, _)| vector.clone());
        let Some(f) = self.module.funcs.get(id) else {
            return Vec::new();
        };
        let types: Vec<Option<TypeId>> = f.formals.iter().map(|&formal| f.formal_type(formal)).collect();
        let mut prims = Vec::new();
        for ty in types {
            let ty = match (&vector, ty) {
                (Some(vector), Some(ty)) => Some(self.substituted(ty, vector)),
                (_, ty) => ty,
            };
            prims.push(ty.map_or(Prim::Unknown, |ty| self.module.types.prim_of(ty)));
        }
        prims
    }
}

/// The type of the first of these operands whose type is known.
fn known_of(f: &Function, args: &[ExprId]) -> Option<Prim> {
    let mut types = args.iter().map(|&arg| f.expr(arg).prim);
    types.find(|&prim| !is_unknown(prim) && prim != Prim::Void)
}

/// Gives an operation a result that it does not name.
fn give(f: &mut Function, id: ExprId, prim: Prim) {
    let Some(e) = f.exprs.get_mut(id.0 as usize) else {
        return;
    };
    if is_unknown(e.prim)
        && !is_unknown(prim)
        && prim != Prim::Void
        && Shape::of(e.op).is_some_and(|s| s != Shape::Compare)
    {
        e.prim = prim;
    }
}
