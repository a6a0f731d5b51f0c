//! Calls: to `icall` through the function's address, `intrinsiccall`, and reads of `%%retval` (seed 2 §4, Call).
//!
//! Arguments get the types of the parameters, further arguments the types that C promotes them to. Where the callee's type is not known,
//! they go as they are (exec.md §3). A variadic function gets one more formal, the address of its further arguments in 8-byte slots;
//! callers pass those like the others. What the types of a call were is
//! kept in [`Facts::calls`].
//!
//! In modules that no runtime manages, `gcmalloc` and reference counting become code.
//!
//! In managed modules, methods are called through the vtable of the receiver's class, or found by name if no superclass has a slot for
//! them; types of intrinsics and allocations become the address of a class record.

mod counted;
mod method;
mod runtime;

use std::collections::HashMap;
use std::sync::OnceLock;

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use super::build::Emitter;
use super::{CallType, Facts, Unit};
use crate::mir::{
    Call, Callee, ExprData, ExprId, Formal, FuncId, Function, IntrinsicRef, Reg, RetTarget, SourceLanguage,
    StmtData, StmtId, Type, TypeId, TypeTable,
};

/// Lowers every call of a flat body.
pub fn calls(unit: &mut Unit<'_>, func: &mut Function, facts: &mut Facts) {
    let mut e = Emitter::new(func);
    if e.func.variadic {
        let reg = e.preg(Prim::A64);
        if let Reg::Preg(number) = reg {
            e.func
                .formals
                .push(Formal::Reg(number, TypeTable::prim(Prim::A64)));
        }
        facts.varargs = Some(reg);
    }
    let managed = unit.srclang.is_managed();
    let mut index = 0;
    while let Some(id) = e.statement(index) {
        index += 1;
        e.at(id);
        if managed {
            runtime::operands(unit, &mut e, id);
        } else {
            if counted::statement(unit, &mut e, id) {
                continue;
            }
            counted::operands(unit, &mut e, id);
        }
        match &e.func.stmt(id).data {
            StmtData::None if managed && matches!(e.func.stmt(id).op, Op::SyncEnter | Op::SyncExit) => {
                runtime::monitor(&mut e, id);
            }
            StmtData::Call(_) => {
                if let Some(StmtData::Call(call)) = e.take_data(id) {
                    lower(unit, &mut e, facts, id, call);
                }
            }
            _ => e.push(id),
        }
    }
    e.finish();
}

fn lower(unit: &mut Unit<'_>, e: &mut Emitter<'_>, facts: &mut Facts, id: StmtId, mut call: Box<Call>) {
    let op = e.func.stmt(id).op;
    let managed = unit.srclang.is_managed();
    // With room for the address of the function.
    let list = e.func.stmt(id).args;
    let mut args = Vec::with_capacity(list.len() + 1);
    args.extend_from_slice(e.func.args(list));
    let rets = std::mem::take(&mut call.rets);
    let op = match (op, call.callee) {
        (Op::Call | Op::CallAssigned, Callee::Func(callee)) => match runtime_entry(unit, callee) {
            Some(RuntimeEntry::Intrinsic(intrinsic)) => {
                call.callee = Callee::Intrinsic(IntrinsicRef::Std(intrinsic));
                Op::IntrinsicCall
            }
            Some(RuntimeEntry::Native) => {
                call.callee = Callee::Indirect;
                typed(unit, e, facts, id, None, &mut args);
                Op::Icall
            }
            None => {
                call.callee = Callee::Indirect;
                let described = method::target(unit, e, method::Choice::Named, callee, &mut args);
                typed(unit, e, facts, id, Some(described), &mut args);
                Op::Icall
            }
        },
        (op, Callee::Func(callee)) if managed && method::choice(op).is_some() => {
            let choice = method::choice(op).unwrap_or(method::Choice::Named);
            call.callee = Callee::Indirect;
            let described = method::target(unit, e, choice, callee, &mut args);
            typed(unit, e, facts, id, Some(described), &mut args);
            Op::Icall
        }
        // Without classes the function that is named is the only one there is.
        (op, Callee::Func(callee)) if method::names_function(op) => {
            call.callee = Callee::Indirect;
            let described = method::target(unit, e, method::Choice::Named, callee, &mut args);
            typed(unit, e, facts, id, Some(described), &mut args);
            Op::Icall
        }
        (Op::Icall | Op::IcallAssigned, Callee::Indirect) => {
            typed(unit, e, facts, id, None, &mut args);
            Op::Icall
        }
        (
            Op::IntrinsicCall | Op::IntrinsicCallAssigned,
            Callee::Intrinsic(IntrinsicRef::Std(Intrinsic::CVaStart)),
        ) => return va_start(unit, e, facts, &args),
        (
            Op::IntrinsicCall
            | Op::IntrinsicCallAssigned
            | Op::IntrinsicCallWithType
            | Op::IntrinsicCallWithTypeAssigned,
            Callee::Intrinsic(_),
        ) => Op::IntrinsicCall,
        (Op::XintrinsicCall | Op::XintrinsicCallAssigned, Callee::User(number)) => {
            let Some(intrinsic) = Xintrinsic::from_u32(number) else {
                let message = format!("no user intrinsic has the number {number}");
                let most = Xintrinsic::ALL.last().map_or(0, |&last| last as u32);
                let known = format!("known numbers are 1 to {most}");
                return unit.error(e.func, e.pos(), "unknown-intrinsic", message, &known);
            };
            call.callee = Callee::Intrinsic(IntrinsicRef::Ext(intrinsic));
            Op::IntrinsicCall
        }
        (op, _) => {
            let hint = "call the function that is meant with call or icall";
            return unit.unsupported(e.func, e.pos(), op, hint);
        }
    };
    if let (true, Op::IntrinsicCall, Callee::Intrinsic(intrinsic)) = (managed, op, call.callee) {
        return runtime::intrinsic(unit, e, intrinsic, call.ty, &rets, args);
    }
    let list = e.func.push_args(&args);
    if let Some(stmt) = e.func.stmts.get_mut(id.0 as usize) {
        (stmt.op, stmt.args, stmt.data) = (op, list, StmtData::Call(call));
    }
    if let Some(facts) = facts.calls.get_mut(&id)
        && facts.returns.is_empty()
        && !facts.declared
    {
        facts.returns = rets.iter().map(|&target| target_type(unit, e, target)).collect();
    }
    e.push(id);
    let returns = facts.calls.get(&id).map_or(&[][..], |call| &call.returns);
    for (number, target) in rets.iter().enumerate() {
        assign(unit, e, number as u32, *target, returns.get(number).copied());
    }
}

/// Takes a result out of its register.
fn assign(unit: &mut Unit<'_>, e: &mut Emitter<'_>, number: u32, target: RetTarget, result: Option<TypeId>) {
    let ty = result.unwrap_or_else(|| target_type(unit, e, target));
    let prim = unit.prim(ty);
    match target {
        RetTarget::Ignored => {}
        _ if prim == Prim::Void => {}
        RetTarget::Var(sym, field) => {
            let value = e.regread(prim, Reg::RetVal(number));
            e.emit(Op::Dassign, &[value], StmtData::Var(sym, field));
        }
        RetTarget::Reg(to, reg) => {
            let value = e.regread(prim, Reg::RetVal(number));
            let value = if prim == Prim::Agg {
                value
            } else {
                e.brought(value, to)
            };
            e.regassign(to, reg, value);
        }
    }
}

fn target_type(unit: &mut Unit<'_>, e: &Emitter<'_>, target: RetTarget) -> TypeId {
    let unknown = TypeTable::prim(Prim::I64);
    match target {
        RetTarget::Var(sym, field) => unit
            .variable(e.func, sym)
            .and_then(|ty| unit.field(ty, field))
            .unwrap_or(unknown),
        RetTarget::Reg(prim, _) => TypeTable::prim(prim),
        RetTarget::Ignored => unknown,
    }
}

/// Finds the types of the call of operand 0 and brings the arguments to them.
fn typed(
    unit: &mut Unit<'_>,
    e: &mut Emitter<'_>,
    facts: &mut Facts,
    id: StmtId,
    described: Option<FuncId>,
    args: &mut [ExprId],
) {
    let Some((&mut target, args)) = args.split_first_mut() else {
        return;
    };
    let callee = match e.func.expr(target).data {
        ExprData::Func(callee) => Some(callee),
        _ => None,
    };
    let ty = match described {
        Some(func) => unit
            .function_type(func)
            .filter(|_| !says_nothing(unit, func, args.len()))
            .unwrap_or(TypeTable::prim(Prim::A64)),
        None => unit.type_of(e.func, target),
    };
    let ty = unit.types.pointee(ty).unwrap_or(ty);
    let void = TypeTable::prim(Prim::Void);
    let mut call = match unit.types.structure(ty) {
        Type::Func {
            params,
            variadic,
            returns,
        } => CallType {
            callee,
            args: {
                // Further arguments come after.
                let mut types = Vec::with_capacity(args.len().max(params.len()));
                types.extend(params.iter().copied().filter(|&ty| ty != void));
                types
            },
            fixed: 0,
            variadic: *variadic,
            returns: if **returns == [void] {
                Box::default()
            } else {
                returns.iter().copied().filter(|&ty| ty != void).collect()
            },
            declared: true,
            method: false,
        },
        _ => CallType {
            callee,
            args: Vec::new(),
            fixed: 0,
            variadic: true,
            returns: described
                .or(callee)
                .and_then(|f| unit.signature(f))
                .map(|s| s.returns.clone())
                .unwrap_or_default(),
            declared: false,
            method: false,
        },
    };
    call.method = described
        .and_then(|func| unit.signature(func))
        .is_some_and(|signature| unit.classes.method_name(unit.names, signature.name).is_some());
    call.fixed = call.args.len();
    if args.len() < call.fixed || args.len() > call.fixed && !call.variadic {
        let message = format!(
            "the call passes {} arguments, the function takes {}",
            args.len(),
            call.fixed
        );
        let hint = "pass one argument for each parameter";
        return unit.error(e.func, e.pos(), "argument-count", message, hint);
    }
    for (index, arg) in args.iter_mut().enumerate() {
        let prim = e.func.expr_type(*arg);
        match call.args.get(index) {
            Some(_) if prim == Prim::Agg => {}
            Some(&ty) => *arg = passed(e, *arg, unit.prim(ty)),
            None => {
                let ty = match prim {
                    Prim::Agg => unit.type_of(e.func, *arg),
                    Prim::F32 if call.declared => TypeTable::prim(Prim::F64),
                    _ if prim.is_integral() && prim.size() < 4 => TypeTable::prim(Prim::I32),
                    _ => TypeTable::prim(prim),
                };
                if prim == Prim::F32 && call.declared {
                    *arg = e.converted(*arg, Prim::F64);
                }
                call.args.push(ty);
            }
        }
    }
    if !call.declared {
        // Nothing is known about the callee: every argument goes as it is (exec.md §3).
        call.fixed = call.args.len();
    }
    facts.calls.insert(id, call);
}

/// Whether a prototype without parameters stands for an entry of the runtime that takes some.
fn says_nothing(unit: &Unit<'_>, func: FuncId, args: usize) -> bool {
    let empty = unit
        .signature(func)
        .is_some_and(|signature| signature.params.is_empty() && !signature.variadic);
    unit.srclang.is_managed() && empty && args > 0
}

/// `arg` as a cell of type `to` holds it. Widening keeps the cell as it is, except from signed to unsigned below 8 bytes.
fn passed(e: &mut Emitter<'_>, arg: ExprId, to: Prim) -> ExprId {
    let from = e.func.expr_type(arg);
    let keeps = from.is_integral()
        && to.is_integral()
        && (to.size() == 8 || from.size() < to.size() && (to.is_signed() || !from.is_signed()));
    if keeps || !from.is_scalar() || !to.is_scalar() {
        arg
    } else {
        e.brought(arg, to)
    }
}

/// What a call of a runtime function becomes.
enum RuntimeEntry {
    Intrinsic(Intrinsic),
    /// The first argument is the address of a native function, the others are its arguments.
    Native,
}

/// Calls of runtime functions by name (opcodes.md §5). In C these names are functions like others, and so is what a module defines itself.
fn runtime_entry(unit: &Unit<'_>, callee: FuncId) -> Option<RuntimeEntry> {
    static ENTRIES: OnceLock<HashMap<&'static [u8], Intrinsic>> = OnceLock::new();
    let has_entries = unit.srclang.is_managed() && !unit.srclang.has_global_references();
    if !has_entries && unit.srclang != SourceLanguage::JAVASCRIPT {
        return None;
    }
    let callee = unit.signature(callee).filter(|callee| !callee.is_defined)?;
    let name = unit.names.bytes(callee.name);
    if name.starts_with(b"MCC_CallSlowNative") {
        return Some(RuntimeEntry::Intrinsic(Intrinsic::MccCallSlowNative));
    }
    if name.starts_with(b"MCC_CallFastNative") {
        return Some(RuntimeEntry::Native);
    }
    let entries = ENTRIES.get_or_init(|| {
        let named = Intrinsic::ALL
            .iter()
            .filter(|i| !matches!(i.info().entry, "" | "nullptr"));
        // The first of several intrinsics with one entry wins.
        named.rev().map(|&i| (i.info().entry.as_bytes(), i)).collect()
    });
    entries.get(name).copied().map(RuntimeEntry::Intrinsic)
}

/// Whether a function is the entry that gives the string of a literal.
fn is_literal_entry(unit: &Unit<'_>, callee: FuncId) -> bool {
    let entry = runtime_entry(unit, callee);
    matches!(
        entry,
        Some(RuntimeEntry::Intrinsic(Intrinsic::MccGetOrInsertLiteral))
    )
}

/// `C_va_start(list, ..)`: makes `list` start at the first further argument.
///
/// A list of 8 bytes is the address of the next slot. The structures of the two C ABIs that front ends know are set up so that their
/// register areas are used up: what remains is the pointer to the overflow area, which has the same 8-byte slots.
fn va_start(unit: &mut Unit<'_>, e: &mut Emitter<'_>, facts: &Facts, args: &[ExprId]) {
    let (Some(&list), Some(varargs)) = (args.first(), facts.varargs) else {
        let message = "C_va_start needs the address of a list, in a function with variable arguments";
        return unit.error(
            e.func,
            e.pos(),
            "va-start",
            message,
            "declare the function with ... after its parameters",
        );
    };
    let ty = match e.func.expr(list) {
        expr if expr.op == Op::AddrOf => match expr.data {
            ExprData::Var(sym, field) => unit.variable(e.func, sym).and_then(|ty| unit.field(ty, field)),
            _ => None,
        },
        _ => {
            let ty = unit.type_of(e.func, list);
            unit.types.pointee(ty)
        }
    };
    let size = ty
        .and_then(|ty| unit.layouts.size(unit.types, ty).ok())
        .unwrap_or(8);
    let list = if e.func.expr_type(list) == Prim::Agg {
        address_of(e, list)
    } else {
        list
    };
    let list = if e.is_stable(list) { list } else { e.spill(list) };
    let mut word = |offset: i32, prim: Prim, value: Option<u64>| {
        let address = e.copy_leaf(list);
        let value = match value {
            Some(bits) => e.constant(prim, bits),
            None => e.regread(Prim::A64, varargs),
        };
        e.store(prim, offset, address, value);
    };
    match size {
        // System V x86-64: {gp_offset, fp_offset, overflow_arg_area, reg_save_area}.
        24 => {
            word(0, Prim::U32, Some(48));
            word(4, Prim::U32, Some(176));
            word(8, Prim::A64, None);
            word(16, Prim::A64, Some(0));
        }
        // AArch64: {stack, gr_top, vr_top, gr_offs, vr_offs}.
        32 => {
            word(0, Prim::A64, None);
            word(8, Prim::A64, Some(0));
            word(16, Prim::A64, Some(0));
            word(24, Prim::I32, Some(0));
            word(28, Prim::I32, Some(0));
        }
        _ => word(0, Prim::A64, None),
    }
}

/// The address of the aggregate that `value` reads.
pub(super) fn address_of(e: &mut Emitter<'_>, value: ExprId) -> ExprId {
    let expr = *e.func.expr(value);
    match (expr.op, expr.data) {
        (Op::Dread, ExprData::Var(..)) => e.expr(Op::AddrOf, Prim::Ptr, &[], expr.data),
        (Op::Iread, ExprData::Field(..)) => {
            let base = e.func.args(expr.args).to_vec();
            e.expr(Op::IaddrOf, Prim::Ptr, &base, expr.data)
        }
        _ => value,
    }
}
