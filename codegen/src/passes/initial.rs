//! Initial values of variables that live in the frame: assigned at entry, each time; those of variables that a block inside of the function
//! declares, each time the declaration is reached.
//!
//! A scalar gets its value as an expression. What is larger is copied from a constant that has the value, a static variable of the
//! function, so that there is one place that lays out initial values (`select::data`). Addresses of other variables of the frame are no
//! constants: they are zero in the copy and assigned after it.

use maple_mirbin::{Op, Prim};

use super::Unit;
use super::build::Emitter;
use super::typing::value_prim;
use crate::mir::{
    Attr, ExprData, ExprId, Init, InitId, LocalId, Name, StmtData, Storage, Sym, Symbol, Type, TypeId,
    Variable,
};

/// Where an initial value goes: bytes from the start of the variable, its type, and how many dimensions enclosing lists have taken.
#[derive(Clone, Copy)]
struct InitTarget {
    offset: u64,
    ty: TypeId,
    rows: usize,
}

/// An address that is known at run time only.
struct Address {
    offset: u64,
    of: Sym,
    field: i32,
    distance: i64,
}

/// Appends the assignments at the entry, in the order of the declarations.
pub(super) fn assign_all(unit: &mut Unit<'_>, e: &mut Emitter<'_>) {
    let locals: Vec<LocalId> = e.func.locals.declared().collect();
    for local in locals {
        if e.func
            .locals
            .get(local)
            .is_some_and(|variable| !variable.in_block)
        {
            assign_declared(unit, e, local);
        }
    }
}

/// Appends the assignment for a declaration.
pub(super) fn assign_declared(unit: &mut Unit<'_>, e: &mut Emitter<'_>, local: LocalId) {
    let Some(variable) = e.func.locals.get(local) else {
        return;
    };
    let (pos, loc) = (variable.pos, variable.loc);
    if let (Storage::Default, Some(ty), Some(init)) = (variable.storage, variable.ty, variable.init) {
        e.stand_at(pos, loc);
        assign(unit, e, local, ty, init);
        if let Some(variable) = e.func.locals.get_mut(local) {
            (variable.init, variable.in_block) = (None, false);
        }
    }
}

fn assign(unit: &mut Unit<'_>, e: &mut Emitter<'_>, local: LocalId, ty: TypeId, init: InitId) {
    let prim = value_prim(unit.types, ty);
    if let Some(value) = scalar(unit, e, prim, init) {
        e.emit(Op::Dassign, &[value], StmtData::Var(Sym::Local(local), 0));
        return;
    }
    let Some(addresses) = addresses(unit, e, ty, init) else {
        let message = "an initial value of a variable in the frame whose type has no fixed size";
        return unit.error(
            e.func,
            e.pos(),
            "initial-value",
            message,
            "write the length of the array",
        );
    };
    let Some(template) = template(unit, e, local, init) else {
        return;
    };
    let value = e.expr(Op::Dread, prim, &[], ExprData::Var(Sym::Local(template), 0));
    e.emit(Op::Dassign, &[value], StmtData::Var(Sym::Local(local), 0));
    for address in addresses {
        let Ok(offset) = i32::try_from(address.offset) else {
            continue;
        };
        let value = address_of(e, address.of, address.field, address.distance);
        let whole = ExprData::Var(Sym::Local(local), 0);
        let base = e.expr(Op::AddrOf, Prim::Ptr, &[], whole);
        e.store(Prim::A64, offset, base, value);
    }
}

/// The value of a variable that a cell holds; `None` if it takes more than an expression.
fn scalar(unit: &Unit<'_>, e: &mut Emitter<'_>, prim: Prim, init: InitId) -> Option<ExprId> {
    if !prim.is_scalar() {
        return None;
    }
    let init = unit.inits.get(init.0 as usize)?;
    let float = |value: f64| match prim {
        Prim::F32 => u64::from((value as f32).to_bits()),
        _ => value.to_bits(),
    };
    Some(match *init {
        Init::Int(value) if prim.is_float() => e.constant(prim, float(value as i64 as f64)),
        Init::Int(value) | Init::Pattern([value, _]) => e.constant(prim, value),
        Init::Float(bits, _) if prim.is_float() => e.constant(prim, float(f64::from_bits(bits))),
        Init::AddrOf {
            sym, field, offset, ..
        } => address_of(e, sym, field, offset),
        Init::AddrOfFunc(_, func) => e.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
        Init::AddrOfLabel(_, name) => {
            let label = e.func.labels.lookup(name)?;
            e.expr(Op::AddrOfLabel, Prim::Ptr, &[], ExprData::Label(label))
        }
        Init::Str(_, text, wide) => {
            let op = if wide { Op::ConstStr16 } else { Op::ConstStr };
            e.expr(op, Prim::Ptr, &[], ExprData::Str(text))
        }
        Init::Float(..) | Init::List(_) => return None,
    })
}

fn address_of(e: &mut Emitter<'_>, sym: Sym, field: i32, distance: i64) -> ExprId {
    let address = e.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(sym, field));
    e.displaced(address, distance)
}

/// A constant with the initial value of `local`.
fn template(unit: &mut Unit<'_>, e: &mut Emitter<'_>, local: LocalId, init: InitId) -> Option<LocalId> {
    let variable = e.func.locals.get(local)?;
    let (ty, attrs, pos, loc) = (variable.ty, variable.attrs, variable.pos, variable.loc);
    let name = free_name(unit, e, variable.name);
    let mut constant = Variable {
        ty,
        attrs,
        storage: Storage::FuncStatic,
        init: Some(init),
        declared: true,
        file: e.func.file,
        pos,
        loc,
        ..Variable::mentioned(name, pos)
    };
    constant.attrs.insert(Attr::Const);
    Some(e.func.locals.push(constant))
}

fn free_name(unit: &mut Unit<'_>, e: &Emitter<'_>, of: Name) -> Name {
    let stem = [unit.names.bytes(of), b".init"].concat();
    let mut name = unit.names.intern(stem.clone());
    let mut number = 1;
    while e.func.locals.lookup(name).is_some() {
        name = unit.names.numbered(&stem, number);
        number += 1;
    }
    name
}

/// The addresses of variables of the frame in an initial value; `None` if the value decides how long the variable is.
fn addresses(unit: &mut Unit<'_>, e: &Emitter<'_>, ty: TypeId, init: InitId) -> Option<Vec<Address>> {
    let inits = unit.inits;
    let mut found = Vec::new();
    let whole = InitTarget {
        offset: 0,
        ty,
        rows: 0,
    };
    let mut work = vec![(whole, init)];
    while let Some((target, init)) = work.pop() {
        let elems = match inits.get(init.0 as usize)? {
            &Init::AddrOf {
                sym: of @ Sym::Local(id),
                field,
                offset: distance,
                ..
            } if e.func.locals.get(id)?.storage == Storage::Default => {
                let offset = target.offset;
                found.push(Address {
                    offset,
                    of,
                    field,
                    distance,
                });
                continue;
            }
            Init::List(elems) => elems,
            _ if matches!(unit.types.structure(target.ty), Type::FlexArray(_)) => return None,
            _ => continue,
        };
        match unit.types.structure(target.ty) {
            Type::Array { dims, elem } => {
                let elem = *elem;
                let (&count, inner) = dims.get(target.rows..)?.split_first()?;
                if count == 0 {
                    return None;
                }
                let size = unit.layouts.size(unit.types, elem).ok()?;
                let stride = inner.iter().fold(size, |size, &dim| size.wrapping_mul(dim));
                let last = inner.is_empty();
                work.extend(elems.iter().zip(0u64..).map(|(part, index)| {
                    let offset = target.offset.wrapping_add(stride.wrapping_mul(index));
                    let part_target = InitTarget {
                        offset,
                        ty: if last { elem } else { target.ty },
                        rows: if last { 0 } else { target.rows + 1 },
                    };
                    (part_target, part.value)
                }));
            }
            Type::FlexArray(_) => return None,
            Type::Aggregate(_) => {
                let places = unit
                    .layouts
                    .init_places(unit.types, inits, target.ty, elems)
                    .ok()?;
                work.extend(places.iter().zip(elems).map(|(place, part)| {
                    let inside = InitTarget {
                        offset: target.offset.wrapping_add(place.offset),
                        ty: place.ty,
                        rows: 0,
                    };
                    (inside, part.value)
                }));
            }
            // One value in brackets.
            _ => work.extend(elems.iter().map(|part| (target, part.value))),
        }
    }
    Some(found)
}
