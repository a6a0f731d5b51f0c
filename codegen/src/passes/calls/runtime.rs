//! What managed programs ask of the runtime: intrinsics with a type, class initialisation, monitors, merges.

use maple_mirbin::intrinsics::Outcome;
use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use super::super::Unit;
use super::super::build::{Emitter, post_order};
use super::method;
use crate::mir::class::Literal;
use crate::mir::{
    Call, Callee, Expr, ExprData, ExprId, Init, IntrinsicRef, RetTarget, StmtData, StmtId, Sym, TypeId,
};

/// The intrinsic that gives the string of a literal.
const ENTRY: ExprData = ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::MccGetOrInsertLiteral));

/// Rewrites the operands of a statement.
pub(super) fn operands(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId) {
    let mut nodes = Vec::new();
    // What is asked for already.
    let asks = match &e.func.stmt(id).data {
        StmtData::Call(call) => match call.callee {
            Callee::Func(callee) => super::is_literal_entry(unit, callee),
            Callee::Intrinsic(intrinsic) => ExprData::Intrinsic(intrinsic) == ENTRY,
            _ => false,
        },
        _ => false,
    };
    for root in e.func.args(e.func.stmt(id).args).to_vec() {
        nodes.clear();
        post_order(e.func, root, &mut nodes);
        for &id in &nodes {
            node(unit, e, id);
            if !(asks && id == root) {
                literal(unit, e, id);
            }
        }
    }
}

/// Makes of the address of a literal, and of the read of a variable with one, the literal's string.
fn literal(unit: &Unit<'_>, e: &mut Emitter<'_>, id: ExprId) {
    let expr = *e.func.expr(id);
    let operand = e
        .func
        .args(expr.args)
        .first()
        .map(|&operand| *e.func.expr(operand));
    let (read, data) = match (expr.op, expr.data, operand) {
        // The operand has been rewritten before.
        (_, ENTRY, Some(inner)) if inner.data == ENTRY => return e.replace(id, inner),
        // The verifier has left no other access to such a variable through its address.
        (Op::Iread, ExprData::Field(_, 0), Some(of)) | (Op::IreadOff, ExprData::Offset(0), Some(of))
            if of.op == Op::AddrOf =>
        {
            (true, of.data)
        }
        (Op::Dread, data, _) => (true, data),
        (Op::AddrOf, data, _) => (false, data),
        _ => return,
    };
    let ExprData::Var(Sym::Global(var), 0) = data else {
        return;
    };
    let Some(variable) = unit.vars.get(var) else {
        return;
    };
    let address = match (Literal::of(unit.names.bytes(variable.name)), read) {
        (Some(Literal::Text), false) => e.expr(Op::AddrOf, Prim::A64, &[], data),
        (Some(Literal::Pointer), true) => {
            // One that another module defines is read.
            let known = variable.init.and_then(|init| unit.inits.get(init.0 as usize));
            match known {
                Some(&Init::AddrOf {
                    sym: sym @ Sym::Global(_),
                    field: 0,
                    offset: 0,
                    ..
                }) => e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(sym, 0)),
                _ => e.expr(Op::Dread, Prim::A64, &[], data),
            }
        }
        _ => return,
    };
    let args = e.func.push_args(&[address]);
    e.replace(
        id,
        Expr {
            op: Op::IntrinsicOp,
            prim: Prim::Ref,
            args,
            data: ENTRY,
            pos: expr.pos,
        },
    );
}

fn node(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: ExprId) {
    let expr = *e.func.expr(id);
    let mut args = e.func.args(expr.args).to_vec();
    let (op, prim, data) = match (expr.op, expr.data) {
        (
            Op::IntrinsicOp | Op::IntrinsicOpWithType,
            ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::JavaMerge)),
        )
        | (Op::IntrinsicOpWithType, ExprData::TypedIntrinsic(IntrinsicRef::Std(Intrinsic::JavaMerge), _)) => {
            if let Some(&value) = args.first() {
                let value = e.converted(value, expr.prim);
                let value = *e.func.expr(value);
                e.replace(id, value);
            }
            return;
        }
        (Op::IntrinsicOpWithType, ExprData::TypedIntrinsic(intrinsic, ty)) => {
            add_type(unit, e, intrinsic, ty, &mut args);
            (Op::IntrinsicOp, expr.prim, ExprData::Intrinsic(intrinsic))
        }
        (Op::GcMalloc | Op::GcPermalloc | Op::StackMalloc, ExprData::Type(ty)) => {
            let Some(class) = record(unit, e, ty, expr.op) else {
                return;
            };
            args = vec![class];
            let intrinsic = IntrinsicRef::Std(Intrinsic::MccNewObjFixedClass);
            (Op::IntrinsicOp, Prim::Ref, ExprData::Intrinsic(intrinsic))
        }
        (Op::GcMallocJarray | Op::GcPermallocJarray | Op::StackMallocJarray, ExprData::Type(ty)) => {
            let Some(class) = record(unit, e, ty, expr.op) else {
                return;
            };
            args.insert(0, class);
            let intrinsic = IntrinsicRef::Ext(Xintrinsic::NewArray);
            (Op::IntrinsicOp, Prim::Ref, ExprData::Intrinsic(intrinsic))
        }
        (Op::ResolveVirtualFunc | Op::ResolveInterfaceFunc, ExprData::Method(_, func)) => {
            if let Some(&receiver) = args.first() {
                let found = method::resolved(unit, e, func, receiver);
                let found = *e.func.expr(found);
                e.replace(id, found);
            }
            return;
        }
        _ => return,
    };
    let args = e.func.push_args(&args);
    let pos = expr.pos;
    e.replace(
        id,
        Expr {
            op,
            prim,
            args,
            data,
            pos,
        },
    );
}

/// The address of the record of a type; reports a type that has none.
fn record(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    ty: TypeId,
    user: impl std::fmt::Display,
) -> Option<ExprId> {
    let Some(var) = unit.type_record(ty) else {
        let message = format!("{user} needs a class or an array type <[] T>");
        let hint = "name a class, or a pointer to one";
        unit.error(e.func, e.pos(), "class-operand", message, hint);
        return None;
    };
    Some(e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(Sym::Global(var), 0)))
}

/// Makes the type of an intrinsic an operand: the last one, but before the values of a new array.
fn add_type(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    intrinsic: IntrinsicRef,
    ty: TypeId,
    args: &mut Vec<ExprId>,
) {
    let Some(class) = record(unit, e, ty, intrinsic.name()) else {
        return;
    };
    match intrinsic {
        IntrinsicRef::Std(Intrinsic::JavaFillNewArray) => args.insert(0, class),
        _ => args.push(class),
    }
}

/// Rewrites a call of an intrinsic and appends what it becomes, if anything is left to do.
pub(super) fn intrinsic(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    mut intrinsic: IntrinsicRef,
    ty: Option<TypeId>,
    rets: &[RetTarget],
    mut args: Vec<ExprId>,
) {
    match (intrinsic, ty) {
        (
            IntrinsicRef::Std(
                Intrinsic::JavaClinitCheck
                | Intrinsic::JavaClinitCheckSget
                | Intrinsic::JavaClinitCheckSput
                | Intrinsic::JavaClinitCheckNew,
            ),
            Some(ty),
        ) => {
            let class = unit.types.pointee(ty).unwrap_or(ty);
            let class = unit.classes.by_type(unit.types, class);
            if class.is_some_and(|class| !unit.classes.has_initializer(class)) {
                return;
            }
            args.clear();
            add_type(unit, e, intrinsic, ty, &mut args);
            intrinsic = IntrinsicRef::Std(Intrinsic::MplClinitCheck);
        }
        (_, Some(ty)) => add_type(unit, e, intrinsic, ty, &mut args),
        // Its result says what it makes.
        (IntrinsicRef::Std(Intrinsic::JavaFillNewArray), None) => {
            if let &[target] = rets {
                let ty = super::target_type(unit, e, target);
                add_type(unit, e, intrinsic, ty, &mut args);
            }
        }
        (_, None) => {}
    }
    let outcome = match intrinsic {
        IntrinsicRef::Std(intrinsic) => intrinsic.info().outcome,
        IntrinsicRef::Ext(intrinsic) => intrinsic.info().outcome,
    };
    match (rets, outcome) {
        (&[target], Outcome::Plain | Outcome::Owned) if target != RetTarget::Ignored => {
            let ty = super::target_type(unit, e, target);
            let prim = match target {
                RetTarget::Reg(prim, _) => prim,
                _ => unit.prim(ty),
            };
            let merge = intrinsic == IntrinsicRef::Std(Intrinsic::JavaMerge);
            let value = match args.first() {
                Some(&value) if merge => e.converted(value, prim),
                _ => e.expr(Op::IntrinsicOp, prim, &args, ExprData::Intrinsic(intrinsic)),
            };
            match target {
                RetTarget::Var(sym, field) => {
                    e.emit(Op::Dassign, &[value], StmtData::Var(sym, field));
                }
                RetTarget::Reg(_, reg) => e.regassign(prim, reg, value),
                RetTarget::Ignored => {}
            }
        }
        _ => call_intrinsic(e, intrinsic, &args),
    }
}

/// `syncenter` and `syncexit`.
pub(super) fn monitor(e: &mut Emitter<'_>, id: StmtId) {
    let stmt = e.func.stmt(id);
    let intrinsic = if stmt.op == Op::SyncEnter {
        Intrinsic::MccSyncEnterFast0
    } else {
        Intrinsic::MccSyncExitFast
    };
    // Further operands are hints about the kind of lock.
    let object = e.func.args(stmt.args).first().copied();
    call_intrinsic(e, IntrinsicRef::Std(intrinsic), object.as_slice());
}

fn call_intrinsic(e: &mut Emitter<'_>, intrinsic: IntrinsicRef, args: &[ExprId]) {
    let call = Call::new(Callee::Intrinsic(intrinsic));
    e.emit(Op::IntrinsicCall, args, StmtData::Call(Box::new(call)));
}
