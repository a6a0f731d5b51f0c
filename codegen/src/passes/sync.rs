//! Synchronized functions: whatever way control leaves them, the monitor is released once.
//!
//! Front ends write `syncenter` and `syncexit` for the normal path, or neither. What is missing is added, and a try region with a handler
//! that releases the monitor and raises again. The handler stands before the region, so that it does not cover itself; the region reaches
//! to the end of the function, so that regions which are never closed inside it do no harm.

use maple_mirbin::{Intrinsic, Op, Prim};

use super::build::Emitter;
use super::{Facts, Unit};
use crate::mir::class;
use crate::mir::{
    Attr, CatchDialect, ExprData, ExprId, Formal, Function, IntrinsicRef, LabelId, Reg, StmtData, StmtId,
    Sym, Type, TypeTable,
};

/// Completes the monitor of a synchronized function with a flat body.
pub fn sync(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    if !func.attrs.has(Attr::Synchronized) || !unit.srclang.is_managed() {
        return;
    }
    let mut e = Emitter::new(func);
    let body = e.body();
    let enter = body.iter().position(|&id| e.func.stmt(id).op == Op::SyncEnter);
    if let Some(&first) = body.first() {
        e.at(first);
    }
    let operand = match enter.and_then(|at| body.get(at)) {
        Some(&id) => e.func.args(e.func.stmt(id).args).first().copied(),
        None => lock(unit, &mut e),
    };
    let Some(operand) = operand else {
        let message = "a synchronized function without a receiver belongs to no class";
        let hint = "give it the name of a method, or synchronize on an object with syncenter";
        let pos = e.func.pos;
        return unit.error(e.func, pos, "synchronized", message, hint);
    };
    let handler = Handler {
        label: e.label(unit.names),
        start: e.label(unit.names),
        lock: e.preg(Prim::Ref),
        thrown: e.preg(Prim::Ref),
    };
    handler.place(unit, &mut e);
    if enter.is_none() {
        handler.enter(&mut e, operand, None);
    }
    for (index, &id) in body.iter().enumerate() {
        e.at(id);
        let leaves = e.func.stmt(id).op == Op::Return;
        if enter == Some(index) {
            handler.enter(&mut e, operand, Some(id));
            continue;
        }
        if leaves && enter.is_none() {
            handler.leave(&mut e, id);
        }
        e.push(id);
    }
    let falls = body.last().is_none_or(|&id| e.func.stmt(id).op != Op::Return);
    if enter.is_none() && falls {
        handler.exit(&mut e);
    }
    e.finish();
}

/// The receiver, or the class object of a static method.
fn lock(unit: &mut Unit<'_>, e: &mut Emitter<'_>) -> Option<ExprId> {
    if let (false, Some(&Formal::Var(this))) = (e.func.attrs.has(Attr::Static), e.func.formals.first()) {
        return Some(e.expr(Op::Dread, Prim::Ref, &[], ExprData::Var(Sym::Local(this), 0)));
    }
    let owner = class::owner(unit.names.bytes(e.func.name))?;
    let owner = unit.names.get(owner)?;
    let class = unit.types.lookup(None, owner)?;
    let class = unit.types.intern(Type::Named(class));
    let class = unit.types.pointer(class);
    let intrinsic = ExprData::TypedIntrinsic(IntrinsicRef::Std(Intrinsic::JavaConstClass), class);
    Some(e.expr(Op::IntrinsicOpWithType, Prim::Ref, &[], intrinsic))
}

struct Handler {
    label: LabelId,
    start: LabelId,
    /// The object whose monitor is held.
    lock: Reg,
    thrown: Reg,
}

impl Handler {
    /// The handler, which control passes by.
    fn place(&self, unit: &mut Unit<'_>, e: &mut Emitter<'_>) {
        let all = unit.types.pointer(TypeTable::prim(Prim::Void));
        e.jump(Op::Goto, &[], self.start);
        e.place(self.label);
        e.emit(
            Op::JavaCatch,
            &[],
            StmtData::Catch([all].into(), CatchDialect::Java),
        );
        let thrown = e.regread(Prim::Ref, Reg::ThrownVal);
        e.regassign(Prim::Ref, self.thrown, thrown);
        self.exit(e);
        let thrown = e.regread(Prim::Ref, self.thrown);
        e.emit(Op::Throw, &[thrown], StmtData::None);
        e.place(self.start);
    }

    /// Enters the monitor, with `stmt` if it is there, and opens the region.
    fn enter(&self, e: &mut Emitter<'_>, operand: ExprId, stmt: Option<StmtId>) {
        e.regassign(Prim::Ref, self.lock, operand);
        let lock = e.regread(Prim::Ref, self.lock);
        match stmt {
            Some(id) => {
                let list = e.func.stmt(id).args;
                if let Some(first) = e.func.args_mut(list).first_mut() {
                    *first = lock;
                }
                e.push(id);
            }
            None => {
                e.emit(Op::SyncEnter, &[lock], StmtData::None);
            }
        }
        e.emit(
            Op::JavaTry,
            &[],
            StmtData::Try([self.label].into(), CatchDialect::Java),
        );
    }

    /// Leaves the monitor before a `return`, whose value is computed first.
    fn leave(&self, e: &mut Emitter<'_>, id: StmtId) {
        let list = e.func.stmt(id).args;
        for index in 0..list.len() {
            let Some(&value) = e.func.args(list).get(index) else {
                continue;
            };
            if !e.is_stable(value) && e.func.expr_type(value) != Prim::Agg {
                let kept = e.spill(value);
                if let Some(place) = e.func.args_mut(list).get_mut(index) {
                    *place = kept;
                }
            }
        }
        self.exit(e);
    }

    fn exit(&self, e: &mut Emitter<'_>) {
        let lock = e.regread(Prim::Ref, self.lock);
        e.emit(Op::SyncExit, &[lock], StmtData::None);
    }
}
