//! Structured control flow to labels and branches; initial values of variables in the frame to assignments.
//!
//! Loops are tested at their end, so that an iteration costs one branch: `while` enters by a jump to its test.

use maple_mirbin::{Op, Prim};

use super::build::Emitter;
use super::typing::value_prim;
use super::{Facts, Unit, initial, truth};
use crate::mir::{BlockId, CatchDialect, ExprData, ExprId, Function, Reg, StmtData, StmtId, Sym, Type};

/// What is still to be appended; the last entry comes first.
enum Task {
    /// The statements of a block from an index on.
    Rest(BlockId, usize),
    /// A statement as it is.
    Stmt(StmtId),
}

/// Flattens the body.
pub fn control(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    let Some(body) = func.body else { return };
    truth::compare_with_zero(func);
    let mut e = Emitter::new(func);
    initial::assign_all(unit, &mut e);
    let mut work = Vec::with_capacity(32);
    work.push(Task::Rest(body, 0));
    while let Some(task) = work.pop() {
        let (block, index) = match task {
            Task::Stmt(stmt) => {
                e.push(stmt);
                continue;
            }
            Task::Rest(block, index) => (block, index),
        };
        if let Some(&stmt) = e.func.block(block).get(index) {
            work.push(Task::Rest(block, index + 1));
            e.at(stmt);
            expand(unit, &mut e, &mut work, stmt);
        }
    }
    e.finish();
}

fn expand(unit: &mut Unit<'_>, e: &mut Emitter<'_>, work: &mut Vec<Task>, id: StmtId) {
    let stmt = e.func.stmt(id);
    let args = stmt.args;
    match (stmt.op, &stmt.data) {
        (Op::Dassign, &StmtData::Initial(local)) => initial::assign_declared(unit, e, local),
        (Op::Block, &StmtData::Body(body)) => work.push(Task::Rest(body, 0)),
        (Op::If, &StmtData::If(then, None)) => {
            let end = e.label(unit.names);
            e.jump_with(Op::BrFalse, args, end);
            let end = e.stmt(Op::Label, &[], StmtData::Label(end));
            work.extend([Task::Stmt(end), Task::Rest(then, 0)]);
        }
        (Op::If, &StmtData::If(then, Some(other))) => {
            let (otherwise, end) = (e.label(unit.names), e.label(unit.names));
            e.jump_with(Op::BrFalse, args, otherwise);
            let leave = e.stmt(Op::Goto, &[], StmtData::Label(end));
            let otherwise = e.stmt(Op::Label, &[], StmtData::Label(otherwise));
            let end = e.stmt(Op::Label, &[], StmtData::Label(end));
            work.extend([
                Task::Stmt(end),
                Task::Rest(other, 0),
                Task::Stmt(otherwise),
                Task::Stmt(leave),
                Task::Rest(then, 0),
            ]);
        }
        (Op::While, &StmtData::Body(body)) => {
            let Some(&condition) = e.func.args(args).first() else {
                return;
            };
            let tail = guarded(unit, e, condition);
            work.extend(tail.map(Task::Stmt));
            work.push(Task::Rest(body, 0));
        }
        (Op::DoWhile, &StmtData::Body(body)) => {
            let top = e.label(unit.names);
            e.place(top);
            let again = e.stmt_with(Op::BrTrue, args, StmtData::Label(top));
            work.extend([Task::Stmt(again), Task::Rest(body, 0)]);
        }
        (Op::DoLoop, &StmtData::DoLoop(var, body)) => {
            let &[start, test, step] = e.func.args(args) else {
                return;
            };
            counted(unit, e, work, var, [start, test, step], body);
        }
        (Op::ForeachElem, &StmtData::ForeachElem(elem, collection, body)) => {
            foreach(unit, e, work, elem, collection, body);
        }
        (Op::Try, StmtData::Try(..)) => {
            rename(e, id, Op::JavaTry);
            e.push(id);
        }
        (Op::Catch, StmtData::Catch(..)) => {
            rename(e, id, Op::JavaCatch);
            e.push(id);
        }
        _ => e.push(id),
    }
}

/// The language-neutral forms and those of C++ mean the same as those of Java.
fn rename(e: &mut Emitter<'_>, id: StmtId, op: Op) {
    if let Some(stmt) = e.func.stmts.get_mut(id.0 as usize) {
        stmt.op = op;
        if let StmtData::Try(_, dialect) | StmtData::Catch(_, dialect) = &mut stmt.data {
            *dialect = CatchDialect::Java;
        }
    }
}

/// Largest condition, in nodes, that is written twice to save a loop its entry jump.
const SMALL: usize = 12;

/// Emits what comes before the body of a loop tested at its start, and gives the two statements after the body, the last first.
///
/// The test is at the bottom, so that an iteration takes one branch. A small condition also guards the entry; then nothing jumps to the
/// bottom test, and it can be fused with the increment before it. Other loops are entered by a jump to the test.
fn guarded(unit: &mut Unit<'_>, e: &mut Emitter<'_>, condition: ExprId) -> [StmtId; 2] {
    let (top, other) = (e.label(unit.names), e.label(unit.names));
    let label = e.stmt(Op::Label, &[], StmtData::Label(other));
    let again = e.stmt(Op::BrTrue, &[condition], StmtData::Label(top));
    match e.copy_small(condition, SMALL) {
        Some(copy) => {
            e.jump(Op::BrFalse, &[copy], other);
            e.place(top);
            [label, again]
        }
        None => {
            e.jump(Op::Goto, &[], other);
            e.place(top);
            [again, label]
        }
    }
}

/// `var := start; while (test) { body; var += step }`
fn counted(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    work: &mut Vec<Task>,
    var: Result<Sym, Reg>,
    [start, test, step]: [ExprId; 3],
    body: BlockId,
) {
    let prim = match var {
        Ok(sym) => unit
            .variable(e.func, sym)
            .map_or(Prim::I32, |ty| value_prim(unit.types, ty)),
        Err(Reg::Preg(number)) => e
            .func
            .pregs
            .get(&number)
            .map_or(Prim::I32, |p| unit.types.prim_of(p.ty)),
        Err(_) => e.func.expr_type(start),
    };
    let assign = |e: &mut Emitter<'_>, value| match var {
        Ok(sym) => e.stmt(Op::Dassign, &[value], StmtData::Var(sym, 0)),
        Err(reg) => e.regassign_stmt(prim, reg, value),
    };
    let init = assign(e, start);
    e.push(init);
    let tail = guarded(unit, e, test);
    let current = match var {
        Ok(sym) => e.expr(Op::Dread, prim, &[], ExprData::Var(sym, 0)),
        Err(reg) => e.regread(prim, reg),
    };
    let next = e.binary(Op::Add, prim, current, step);
    let advance = assign(e, next);
    work.extend(tail.map(Task::Stmt));
    work.extend([Task::Stmt(advance), Task::Rest(body, 0)]);
}

/// `for k in 0..n { elem := collection[k]; body }` over an array of known length.
fn foreach(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    work: &mut Vec<Task>,
    elem: Sym,
    collection: Sym,
    body: BlockId,
) {
    let ty = unit.variable(e.func, collection);
    let array = ty.map(|ty| (ty, unit.types.structure(ty).clone()));
    let (Some((ty, Type::Array { dims, elem: inner })), Some(elem_ty)) = (array, unit.variable(e.func, elem))
    else {
        let pos = e.pos();
        return unit.unsupported(
            e.func,
            pos,
            "foreachelem over something else than an array of known length",
            "count with doloop",
        );
    };
    // One dimension is peeled off unless the loop variable is the innermost element.
    let whole = unit.types.resolve(inner) == unit.types.resolve(elem_ty);
    let count = if whole {
        dims.iter().product()
    } else {
        dims.first().copied().unwrap_or(0)
    };
    let row = if whole {
        Type::Array {
            dims: Box::new([count]),
            elem: inner,
        }
    } else {
        unit.types.get(ty).clone()
    };
    let row = unit.types.intern(row);
    let (row, element) = (unit.types.pointer(row), unit.types.pointer(elem_ty));

    let index = e.preg(Prim::I64);
    let zero = e.constant(Prim::I64, 0);
    e.regassign(Prim::I64, index, zero);
    let k = e.regread(Prim::I64, index);
    let limit = e.constant(Prim::I64, count);
    let test = e.compare(Op::Lt, Prim::I64, k, limit);
    let tail = guarded(unit, e, test);
    let base = e.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(collection, 0));
    let k = e.regread(Prim::I64, index);
    let address = e.expr(Op::Array, Prim::Ptr, &[base, k], ExprData::Array(row, false));
    let prim = value_prim(unit.types, elem_ty);
    let value = e.expr(Op::Iread, prim, &[address], ExprData::Field(element, 0));
    e.emit(Op::Dassign, &[value], StmtData::Var(elem, 0));

    let k = e.regread(Prim::I64, index);
    let one = e.constant(Prim::I64, 1);
    let next = e.binary(Op::Add, Prim::I64, k, one);
    let advance = e.regassign_stmt(Prim::I64, index, next);
    work.extend(tail.map(Task::Stmt));
    work.extend([Task::Stmt(advance), Task::Rest(body, 0)]);
}
