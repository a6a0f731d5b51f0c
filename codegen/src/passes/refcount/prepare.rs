//! Brings a body into the form that the analyses understand: owned values only as the whole of an assignment to a counted variable, no
//! value from memory directly in a call, no assigned formal, a return at the end.

use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

use super::super::build::{Emitter, post_order};
use super::super::flow::{Cell, applied, leaves};
use super::super::typing::value_prim;
use super::super::{Facts, Unit};
use super::values::{References, ends_borrows, outcome};
use super::{cell_prim, counted_prim};
use crate::mir::{
    Call, Callee, ExprData, ExprId, Function, IntrinsicRef, Name, Names, Reg, StmtData, StmtId, TypeTable,
};

pub(super) fn prepare(unit: &mut Unit<'_>, func: &mut Function, facts: &Facts, references: &mut References) {
    let copies = assigned_formals(func, references);
    let mut e = Emitter::new(func);
    let body = e.body();
    rename_formals(unit, &mut e, &body, references, copies);
    let mut kept: FxHashMap<StmtId, ExprId> = FxHashMap::default();
    for (at, &id) in body.iter().enumerate() {
        e.at(id);
        if let Some(reader) = kept.remove(&id) {
            replace_result(&mut e, id, reader);
        }
        spill(unit, &mut e, references, id);
        if discards(&mut e, id) {
            continue;
        }
        e.push(id);
        let stmt = e.func.stmt(id);
        if matches!(stmt.data, StmtData::Call(_)) && references.result(unit, e.func, facts, id, stmt).owned {
            let returned = facts.calls.get(&id).and_then(|call| call.returns.first());
            let prim = match returned.map(|&ty| unit.types.prim_of(ty)) {
                Some(prim) if prim.is_tagged() => prim,
                _ => Prim::Ref,
            };
            take_result(
                &mut e,
                prim,
                references,
                body.get(at + 1..).unwrap_or_default(),
                &mut kept,
            );
        }
    }
    let falls = body.last().is_none_or(|&id| !leaves(e.func.stmt(id).op));
    if falls {
        let result = e
            .func
            .returns
            .first()
            .copied()
            .filter(|&ty| ty != TypeTable::prim(Prim::Void));
        let value = result.map(|ty| {
            let prim = value_prim(unit.types, ty);
            e.constant(prim, 0)
        });
        e.emit(Op::Return, value.as_slice(), StmtData::None);
    }
    e.finish();
    references.results.clear();
    let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
    references.find_results(unit, func, facts, &body);
}

/// Counted formals that some statement assigns or takes the address of.
fn assigned_formals(func: &Function, references: &References) -> Vec<Cell> {
    let mut found = Vec::new();
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let mut note = |cell: Cell| {
        if references.is_formal(cell) && !found.contains(&cell) {
            found.push(cell);
        }
    };
    for &id in body {
        if let Some(cell) = Cell::written(func.stmt(id)) {
            note(cell);
        }
    }
    for local in super::super::flow::addressed(func, body) {
        note(Cell::Local(local));
    }
    found
}

/// Lets a new variable take the place of each formal in `formals`.
fn rename_formals(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    body: &[StmtId],
    references: &mut References,
    formals: Vec<Cell>,
) {
    if formals.is_empty() {
        return;
    }
    let mut copies: FxHashMap<Cell, Cell> = FxHashMap::default();
    for formal in formals {
        let local = match formal {
            Cell::Local(id) => e.func.locals.get(id).cloned(),
            Cell::Preg(_) => None,
        };
        // The address of a register cannot be taken, so a local stays one.
        let copy = match local {
            Some(mut local) => {
                local.name = fresh(unit.names, e.func, local.name);
                Cell::Local(e.func.locals.push(local))
            }
            None => match e.preg(cell_prim(unit, e.func, formal)) {
                Reg::Preg(number) => Cell::Preg(number),
                _ => continue,
            },
        };
        references.add(copy);
        let (op, data) = formal.reader();
        let prim = cell_prim(unit, e.func, formal);
        let value = e.expr(op, prim, &[], data);
        assign(e, copy, value);
        copies.insert(formal, copy);
    }
    let mut nodes = Vec::new();
    for &id in body {
        nodes.clear();
        let stmt = e.func.stmt(id);
        let written = Cell::written(stmt);
        for &arg in e.func.args(stmt.args) {
            post_order(e.func, arg, &mut nodes);
        }
        if let Some(&copy) = written.and_then(|cell| copies.get(&cell)) {
            retarget(e.func, id, copy);
        }
        for &node in &nodes {
            let mut expr = *e.func.expr(node);
            match (
                expr.op,
                expr.data,
                Cell::read(&expr).and_then(|cell| copies.get(&cell)),
            ) {
                (_, _, Some(&copy)) => {
                    (expr.op, expr.data) = copy.reader();
                    e.replace(node, expr);
                }
                (Op::AddrOf, ExprData::Var(crate::mir::Sym::Local(local), field), _) => {
                    if let Some(&Cell::Local(copy)) = copies.get(&Cell::Local(local)) {
                        expr.data = ExprData::Var(crate::mir::Sym::Local(copy), field);
                        e.replace(node, expr);
                    }
                }
                _ => {}
            }
        }
    }
}

/// Makes a statement assign `cell`.
pub(super) fn retarget(func: &mut Function, id: StmtId, cell: Cell) {
    let value = func.args(func.stmt(id).args).first().copied();
    let prim = value.map_or(Prim::Ref, |value| counted_prim(func, value));
    if let Some(stmt) = func.stmts.get_mut(id.0 as usize) {
        (stmt.op, stmt.data) = cell.writer();
        if let Cell::Preg(_) = cell {
            stmt.prim = prim;
        }
    }
}

/// Appends the assignment of a reference to a variable.
pub(super) fn assign(e: &mut Emitter<'_>, cell: Cell, value: ExprId) -> StmtId {
    match cell {
        Cell::Local(_) => {
            let (op, data) = cell.writer();
            e.emit(op, &[value], data)
        }
        Cell::Preg(number) => {
            let prim = counted_prim(e.func, value);
            let stmt = e.regassign_stmt(prim, Reg::Preg(number), value);
            e.push(stmt);
            stmt
        }
    }
}

/// A name that no local has, made from that of one.
fn fresh(names: &mut Names, func: &Function, name: Name) -> Name {
    let mut text = names.text(name).into_owned();
    loop {
        text.push_str("_own");
        let name = names.intern(&text);
        if func.locals.lookup(name).is_none() {
            return name;
        }
    }
}

/// The operand after changes of type.
pub(super) fn behind_retypes(func: &Function, mut id: ExprId) -> ExprId {
    while func.expr(id).op == Op::Retype {
        match func.arg(id, 0) {
            Some(inner) => id = inner,
            None => break,
        }
    }
    id
}

fn is_result(func: &Function, id: ExprId) -> bool {
    let expr = func.expr(id);
    expr.op == Op::RegRead && expr.data == ExprData::Reg(Reg::RetVal(0))
}

/// Gives the owned result of the call `id` to someone: the variable that the next statement assigns it to, a new one, or nobody.
fn take_result(
    e: &mut Emitter<'_>,
    prim: Prim,
    references: &mut References,
    rest: &[StmtId],
    kept: &mut FxHashMap<StmtId, ExprId>,
) {
    let mut readers = Vec::new();
    let mut nodes = Vec::new();
    for (distance, &next) in rest.iter().enumerate() {
        let stmt = e.func.stmt(next);
        nodes.clear();
        for &arg in e.func.args(stmt.args) {
            post_order(e.func, arg, &mut nodes);
        }
        if nodes.iter().any(|&node| is_result(e.func, node)) {
            readers.push((distance, next));
        }
        let sets = match &stmt.data {
            StmtData::Call(call) => {
                !matches!(call.callee, Callee::Intrinsic(i) if outcome(i) == Outcome::Void)
            }
            data => *data == StmtData::Reg(Reg::RetVal(0)),
        };
        if sets || stmt.op == Op::Label || leaves(stmt.op) {
            break;
        }
    }
    match readers.as_slice() {
        [] => {
            let result = e.regread(prim, Reg::RetVal(0));
            release(e, result);
        }
        &[(0, next)] if moves_result(e.func, references, next) => {}
        _ => {
            let reg = e.preg(prim);
            references.add_temporary(reg);
            let result = e.regread(prim, Reg::RetVal(0));
            e.regassign(prim, reg, result);
            for (_, next) in readers {
                let reader = e.regread(prim, reg);
                kept.insert(next, reader);
            }
        }
    }
}

fn moves_result(func: &Function, references: &References, id: StmtId) -> bool {
    let stmt = func.stmt(id);
    let to = Cell::written(stmt).filter(|&cell| references.has(cell));
    let value = func
        .args(stmt.args)
        .first()
        .map(|&value| behind_retypes(func, value));
    to.is_some() && value.is_some_and(|value| is_result(func, value))
}

/// Puts `reader` wherever the statement reads `%%retval0`.
fn replace_result(e: &mut Emitter<'_>, id: StmtId, reader: ExprId) {
    let mut nodes = Vec::new();
    for &arg in e.func.args(e.func.stmt(id).args) {
        post_order(e.func, arg, &mut nodes);
    }
    for node in nodes {
        if is_result(e.func, node) {
            let expr = crate::mir::Expr {
                prim: e.func.expr_type(node),
                ..*e.func.expr(reader)
            };
            e.replace(node, expr);
        }
    }
}

/// Appends the release of a value.
pub(super) fn release(e: &mut Emitter<'_>, value: ExprId) {
    let callee = Callee::Intrinsic(match counted_prim(e.func, value) {
        Prim::DynAny => IntrinsicRef::Ext(Xintrinsic::TaggedRelease),
        _ => IntrinsicRef::Std(Intrinsic::MccDecRef),
    });
    e.emit(
        Op::IntrinsicCall,
        &[value],
        StmtData::Call(Box::new(Call::new(callee))),
    );
}

/// Turns the evaluation of an owned value for nothing into its release.
fn discards(e: &mut Emitter<'_>, id: StmtId) -> bool {
    let stmt = e.func.stmt(id);
    let &[value] = e.func.args(stmt.args) else {
        return false;
    };
    let discarded = match stmt.op {
        Op::Eval => makes_owned(e.func, value),
        _ => false,
    };
    if discarded {
        release(e, value);
    }
    discarded
}

/// Whether the node makes an owned reference.
fn makes_owned(func: &Function, id: ExprId) -> bool {
    let expr = func.expr(id);
    let is_reference = expr.prim.is_address() || expr.prim.is_tagged();
    is_reference && applied(expr).is_some_and(|i| outcome(i) == Outcome::Owned)
}

/// Evaluates into variables what must not be part of the statement, and before it whatever else comes earlier and may be affected.
fn spill(unit: &Unit<'_>, e: &mut Emitter<'_>, references: &mut References, id: StmtId) {
    let stmt = e.func.stmt(id).clone();
    let roots = e.func.args(stmt.args).to_vec();
    let own = match (stmt.op, roots.as_slice()) {
        (Op::Dassign | Op::RegAssign, &[value])
            if Cell::written(&stmt).is_some_and(|c| references.has(c)) =>
        {
            Some(behind_retypes(e.func, value))
        }
        (Op::Eval, &[value]) => Some(value),
        _ => None,
    };
    let guarded = match (stmt.op, &stmt.data) {
        (Op::Icall | Op::SyncEnter | Op::SyncExit, _) => true,
        (Op::IntrinsicCall, StmtData::Call(call)) => match call.callee {
            Callee::Intrinsic(intrinsic) => ends_borrows(intrinsic),
            _ => true,
        },
        _ => false,
    };
    let mut nodes = Vec::new();
    for &root in &roots {
        post_order(e.func, root, &mut nodes);
    }
    let mut must: Vec<ExprId> = nodes
        .iter()
        .copied()
        .filter(|&node| Some(node) != own && makes_owned(e.func, node))
        .collect();
    let borrows = |e: &Emitter<'_>, arg: ExprId| {
        let inner = behind_retypes(e.func, arg);
        let prim = e.func.expr_type(arg);
        (prim.is_address() || prim.is_tagged())
            && e.func.expr(inner).prim.is_counted()
            && Cell::read(e.func.expr(inner)).is_none()
            && !is_result(e.func, inner)
            && references.value(unit, e.func, id, arg).memory
    };
    if guarded {
        must.extend(roots.iter().copied().filter(|&root| borrows(e, root)));
    }
    for &node in &nodes {
        let expr = *e.func.expr(node);
        if applied(&expr).is_some_and(ends_borrows) {
            must.extend(
                e.func
                    .args(expr.args)
                    .iter()
                    .copied()
                    .filter(|&arg| borrows(e, arg)),
            );
        }
    }
    let Some(last) = nodes.iter().rposition(|node| must.contains(node)) else {
        return;
    };
    let mut parent: FxHashMap<ExprId, usize> = FxHashMap::default();
    for (at, &node) in nodes.iter().enumerate() {
        for &arg in e.func.args(e.func.expr(node).args) {
            parent.insert(arg, at);
        }
    }
    for &node in nodes.iter().take(last + 1) {
        if must.contains(&node) {
            let prim = counted_prim(e.func, node);
            let reg = e.temporary(prim);
            references.add_temporary(reg);
            to_register(e, node, prim, reg);
        } else if parent.get(&node).is_none_or(|&at| at > last) && !e.is_stable(node) {
            let prim = e.func.expr_type(node);
            let reg = e.temporary(prim);
            if prim.is_counted() {
                references.add_temporary(reg);
            }
            to_register(e, node, prim, reg);
        }
    }
}

/// Assigns the node to a register, which it reads from then on.
fn to_register(e: &mut Emitter<'_>, node: ExprId, prim: Prim, reg: Reg) {
    let expr = *e.func.expr(node);
    let value = e.push_node(expr);
    e.regassign(prim, reg, value);
    let reader = e.regread(prim, reg);
    let reader = crate::mir::Expr {
        prim: expr.prim,
        ..*e.func.expr(reader)
    };
    e.replace(node, reader);
}
