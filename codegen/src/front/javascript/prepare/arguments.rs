//! Functions that use their `arguments` object: it becomes a parameter of theirs, the first one.
//!
//! The runtime passes it to functions whose attributes say so. A call by name goes to a function that makes the object of what it got.

use maple_mirbin::{Intrinsic, Op, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use super::function_values;
use crate::front::build::Builder;
use crate::mir::{
    Attr, Callee, ExprData, ExprId, FuncId, Function, IntrinsicRef, Module, Pos, StmtData, Sym, TypeTable,
};

const OBJECT: IntrinsicRef = IntrinsicRef::Std(Intrinsic::JsGetArgumentobject);
/// The lowest of the bits of a function's attributes that say that it wants all arguments (opcodes.md §5).
const WANTS: u32 = 24;

/// Gives functions that ask for their `arguments` object a parameter for it.
pub(super) fn lower(module: &mut Module) {
    let ids: Vec<FuncId> = module.funcs.iter().map(|(id, _)| id).collect();
    let name = module.names.intern("arguments|");
    let mut closures = FxHashSet::default();
    for id in &ids {
        let values = function_values(&module.funcs[*id]).into_iter();
        closures.extend(values.filter(|value| value.closes).map(|value| value.callee));
    }
    let mut wanting = FxHashSet::default();
    for id in &ids {
        let func = &mut module.funcs[*id];
        if asks(func) {
            let before = func.formals.len();
            let object = func.add_formal(name, TypeTable::prim(Prim::DynAny));
            let place = hidden(closures.contains(id)).min(before);
            if let Some(formal) = func.formals.pop() {
                func.formals.insert(place, formal);
            }
            answer(func, Sym::Local(object));
            wanting.insert(*id);
        }
    }
    for id in &ids {
        for value in function_values(&module.funcs[*id]) {
            if let Some(attributes) = value.attributes {
                mark(
                    &mut module.funcs[*id],
                    attributes,
                    wanting.contains(&value.callee),
                );
            }
        }
    }
    if !wanting.is_empty() {
        call_by_name(module, &ids, &wanting, &closures);
    }
}

/// Formals before the parameters: `this`, and the environment of a function that has one.
fn hidden(closes: bool) -> usize {
    1 + usize::from(closes)
}

/// Whether a function asks for the object.
fn asks(func: &Function) -> bool {
    let in_exprs = func
        .exprs
        .iter()
        .any(|expr| expr.data == ExprData::Intrinsic(OBJECT));
    in_exprs || func.stmts.iter().any(|stmt| is_question(&stmt.data))
}

fn is_question(data: &StmtData) -> bool {
    matches!(data, StmtData::Call(call) if call.callee == Callee::Intrinsic(OBJECT))
}

/// Hands the parameter to what asks for the object.
fn answer(func: &mut Function, object: Sym) {
    for at in 0..func.exprs.len() {
        if func.exprs.get(at).map(|expr| expr.data) == Some(ExprData::Intrinsic(OBJECT)) {
            let args = read(func, object);
            if let Some(expr) = func.exprs.get_mut(at) {
                expr.args = args;
            }
        }
    }
    for at in 0..func.stmts.len() {
        if func.stmts.get(at).is_some_and(|stmt| is_question(&stmt.data)) {
            let args = read(func, object);
            if let Some(stmt) = func.stmts.get_mut(at) {
                stmt.args = args;
            }
        }
    }
}

/// Operands that are one variable.
fn read(func: &mut Function, sym: Sym) -> crate::mir::ArgList {
    let value = func.push_expr(Op::Dread, Prim::DynAny, &[], ExprData::Var(sym, 0), Pos::NONE);
    func.push_args(&[value])
}

/// Says in the attributes of a function whether it wants all arguments.
fn mark(func: &mut Function, attributes: ExprId, wants: bool) {
    if let Some(expr) = func.exprs.get_mut(attributes.0 as usize)
        && let ExprData::Const(bits) = &mut expr.data
    {
        *bits = *bits & ((1 << WANTS) - 1) | u64::from(wants) << WANTS;
    }
}

/// Makes calls by name of functions that want the object call others that make it.
fn call_by_name(
    module: &mut Module,
    ids: &[FuncId],
    wanting: &FxHashSet<FuncId>,
    closures: &FxHashSet<FuncId>,
) {
    let mut made: FxHashMap<(FuncId, usize), FuncId> = FxHashMap::default();
    for id in ids {
        for at in 0..module.funcs[*id].stmts.len() {
            let Some(stmt) = module.funcs[*id].stmts.get(at) else {
                continue;
            };
            let (StmtData::Call(call), count) = (&stmt.data, module.funcs[*id].args(stmt.args).len()) else {
                continue;
            };
            let Callee::Func(callee) = call.callee else {
                continue;
            };
            if !wanting.contains(&callee) {
                continue;
            }
            let maker = match made.get(&(callee, count)) {
                Some(known) => *known,
                None => {
                    let maker = maker(module, callee, count, closures.contains(&callee));
                    made.insert((callee, count), maker);
                    maker
                }
            };
            if let Some(stmt) = module.funcs[*id].stmts.get_mut(at)
                && let StmtData::Call(call) = &mut stmt.data
            {
                call.callee = Callee::Func(maker);
            }
        }
    }
}

/// A function of so many parameters that calls another one with their `arguments` object.
fn maker(module: &mut Module, callee: FuncId, count: usize, closes: bool) -> FuncId {
    let inner = &module.funcs[callee];
    let name = [module.names.bytes(inner.name), format!("|{count}").as_bytes()].concat();
    let (wanted, loc, pos) = (inner.formals.len().saturating_sub(1), inner.loc, inner.pos);
    let returns = inner.returns.clone();
    let mut func = Function::new(module.names.intern(name));
    func.attrs.insert(Attr::Local);
    (func.hidden, func.loc, func.pos) = (true, loc, pos);
    func.returns.clone_from(&returns);
    let any = TypeTable::prim(Prim::DynAny);
    let formals: Vec<_> = (0..count)
        .map(|at| func.add_formal(module.names.intern(format!("p{at}")), any))
        .collect();
    let mut b = Builder::new(func);
    b.at(pos, loc);
    let mut args: Vec<ExprId> = formals
        .iter()
        .take(wanted)
        .map(|formal| b.read_local(*formal, Prim::DynAny))
        .collect();
    while args.len() < wanted {
        args.push(b.constant(Prim::DynUndef, 0));
    }
    let mut of = vec![b.constant(Prim::DynUndef, 0)];
    let hidden = hidden(closes);
    of.extend(
        formals
            .iter()
            .skip(hidden)
            .map(|formal| b.read_local(*formal, Prim::DynAny)),
    );
    let object = b.intrinsic(OBJECT, Prim::DynAny, &of);
    args.insert(hidden.min(args.len()), object);
    match returns.first().map(|ty| module.types.prim_of(*ty)) {
        Some(prim) if prim != Prim::Void => {
            let result = b.register(prim);
            b.call(Callee::Func(callee), &args, &[(prim, result)]);
            let value = b.read(result, prim);
            b.emit(Op::Return, Prim::Void, &[value], StmtData::None);
        }
        _ => {
            b.call(Callee::Func(callee), &args, &[]);
            b.emit(Op::Return, Prim::Void, &[], StmtData::None);
        }
    }
    module.funcs.push(b.finish())
}
