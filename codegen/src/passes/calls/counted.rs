//! Counted memory of modules that no runtime manages, such as those of C: `gcmalloc` and its kin, `incref`, `decref`, `decrefreset`.
//!
//! 16 bytes stand before what the program gets, the first 8 of which are one less than the number of references; so zeroed memory has one. What has
//! none any more is freed. Nothing is known about what lies in such memory: references in it are the program's to count. The count of
//! permanent memory is so low that it never gets to the end.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use super::super::Unit;
use super::super::build::{Emitter, post_order};
use crate::mir::{Expr, ExprData, ExprId, IntrinsicRef, Stmt, StmtData, StmtId, TypeId, TypeTable};

/// Bytes before the memory.
const HEAD: u64 = 16;

/// The greatest number of bytes that is asked for. Memory of more is what `malloc` cannot give.
const MOST: u64 = 1 << 62;

/// The numbers of [`Xintrinsic::AtomicUpdate`] for 8 bytes.
const ADD: u64 = 64 << 8 | 1;
const SUB: u64 = 64 << 8 | 2;

/// Lowers allocations in the operands of a statement.
pub(super) fn operands(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId) {
    let roots = e.func.args(e.func.stmt(id).args).to_vec();
    let mut nodes = Vec::new();
    for root in roots {
        nodes.clear();
        post_order(e.func, root, &mut nodes);
        for &node in &nodes {
            allocation(unit, e, node);
        }
    }
}

fn allocation(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: ExprId) {
    let expr = *e.func.expr(id);
    let ExprData::Type(ty) = expr.data else { return };
    let size = match expr.op {
        Op::GcMalloc | Op::GcPermalloc => {
            let Some(size) = size_of(unit, e, ty) else { return };
            e.constant(Prim::U64, size.saturating_add(HEAD).min(MOST))
        }
        Op::GcMallocJarray | Op::GcPermallocJarray => {
            let Some(&count) = e.func.args(expr.args).first() else {
                return;
            };
            array_size(unit, e, ty, count)
        }
        _ => return,
    };
    let again = e.copy_leaf(size);
    let memory = e.expr(Op::Malloc, Prim::A64, &[size], ExprData::None);
    let zero = e.constant(Prim::I32, 0);
    let data = ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::CMemset));
    let mut memory = e.expr(Op::IntrinsicOp, Prim::A64, &[memory, zero, again], data);
    if matches!(expr.op, Op::GcPermalloc | Op::GcPermallocJarray) {
        memory = e.spill(memory);
        let (address, count) = (e.copy_leaf(memory), e.constant(Prim::I64, i64::MIN as u64));
        e.store(Prim::I64, 0, address, count);
    }
    let head = e.constant(Prim::I64, HEAD);
    let args = e.func.push_args(&[memory, head]);
    let sum = Expr {
        op: Op::Add,
        prim: Prim::A64,
        args,
        data: ExprData::None,
        ..expr
    };
    e.replace(id, sum);
}

/// Bytes of the memory of an array, a leaf. So many elements that the memory has no size are more than `malloc` can give.
fn array_size(unit: &mut Unit<'_>, e: &mut Emitter<'_>, ty: TypeId, count: ExprId) -> ExprId {
    // What comes before the elements, in a structure that ends in them.
    let last = unit
        .types
        .aggregate(ty)
        .and_then(|structure| structure.fields.last());
    let (before, elements) = match last.map(|last| last.ty) {
        Some(elements) => (size_of(unit, e, ty).unwrap_or(0), elements),
        None => (0, ty),
    };
    let elem = unit.types.innermost(elements);
    let elem = size_of(unit, e, elem).unwrap_or(1).max(1);
    let count = e.converted(count, Prim::U64);
    let count = e.spill(count);
    let room = MOST.saturating_sub(before.saturating_add(HEAD)) / elem;
    let room = e.constant(Prim::U64, room);
    let again = e.copy_leaf(count);
    let fits = e.compare(Op::Le, Prim::U64, again, room);
    let size = e.constant(Prim::U64, elem);
    let size = e.binary(Op::Mul, Prim::U64, count, size);
    let head = e.constant(Prim::U64, before.saturating_add(HEAD).min(MOST));
    let size = e.binary(Op::Add, Prim::U64, size, head);
    let most = e.constant(Prim::U64, MOST);
    let size = e.expr(Op::Select, Prim::U64, &[fits, size, most], ExprData::None);
    e.spill(size)
}

fn size_of(unit: &mut Unit<'_>, e: &mut Emitter<'_>, ty: TypeId) -> Option<u64> {
    match unit.layouts.size(unit.types, ty) {
        Ok(size) => Some(size),
        Err(error) => {
            let pos = e.pos();
            unit.error(e.func, pos, "layout", format!("what is allocated: {error}"), "");
            None
        }
    }
}

/// Lowers a statement that counts a reference; says whether it is one.
pub(super) fn statement(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId) -> bool {
    let &Stmt {
        op, args, ref data, ..
    } = e.func.stmt(id);
    let counts = matches!(op, Op::IncRef | Op::DecRef | Op::DecRefReset) && matches!(data, StmtData::None);
    let Some(&operand) = e.func.args(args).first().filter(|_| counts) else {
        return false;
    };
    // A `ref` is an address like others here.
    let reg = e.temporary(Prim::A64);
    e.regassign(Prim::A64, reg, operand);
    let operand = e.regread(Prim::A64, reg);
    let mut object = e.copy_leaf(operand);
    if op == Op::DecRefReset {
        let pointer = unit.types.pointer(TypeTable::prim(Prim::A64));
        let read = e.expr(Op::Iread, Prim::A64, &[operand], ExprData::Field(pointer, 0));
        object = e.spill(read);
        let (place, null) = (e.copy_leaf(operand), e.constant(Prim::A64, 0));
        e.emit(Op::Iassign, &[place, null], StmtData::Field(pointer, 0));
    }
    let end = e.label(unit.names);
    let tested = e.copy_leaf(object);
    e.jump(Op::BrFalse, &[tested], end);
    let start = e.copy_leaf(object);
    let start = e.displaced(start, -(HEAD as i64));
    let one = e.constant(Prim::U64, 1);
    let what = e.constant(Prim::U32, if op == Op::IncRef { ADD } else { SUB });
    let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::AtomicUpdate));
    let old = e.expr(Op::IntrinsicOp, Prim::I64, &[start, one, what], data);
    if op == Op::IncRef {
        e.emit(Op::Eval, &[old], StmtData::None);
    } else {
        e.jump(Op::BrTrue, &[old], end);
        let start = e.copy_leaf(object);
        let start = e.displaced(start, -(HEAD as i64));
        e.emit(Op::Free, &[start], StmtData::None);
    }
    e.place(end);
    true
}
