//! JavaScript's part of a module of MAPLE IR: what its programs need besides their own functions.
//!
//! [`prepare`] gives all dynamic types one type, adds the structures of the runtime and a function that begins the program, and puts a function
//! around each one that becomes a value: the runtime calls functions with themselves, `this` and their parameters, a module's own have
//! `this`, their environment if they have one, and the parameters.

mod arguments;

use maple_mirbin::class::CLASS_PREFIX;
use maple_mirbin::js::layout::{Class, Part};
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

use crate::front::build::Builder;
use crate::mir::{
    self, Attr, Callee, CatchDialect, ExprData, ExprId, Formal, FuncId, Function, IntrinsicRef, Module, Pos,
    Reg, SourceLanguage, StmtData, Sym, Type, TypeTable,
};
use crate::passes::normal;

/// Prepares a module of this language for the passes; others stay as they are.
/// Only what begins a program gets a function for that.
pub fn prepare(module: &mut Module, begins: bool) {
    if module.srclang != SourceLanguage::JAVASCRIPT || module.is_lowered() {
        return;
    }
    normalise(module);
    arguments::lower(module);
    wrap_all(module);
    if begins {
        start(module);
    }
}

/// Gives all dynamic types one type.
fn normalise(module: &mut Module) {
    let types = &module.types;
    for (_, var) in module.vars.iter_mut() {
        var.ty = var.ty.map(|ty| normal(ty, types));
    }
    for (_, func) in module.funcs.iter_mut() {
        for formal in &mut func.formals {
            if let Formal::Reg(_, ty) = formal {
                *ty = normal(*ty, types);
            }
        }
        for (_, local) in func.locals.iter_mut() {
            local.ty = local.ty.map(|ty| normal(ty, types));
        }
        for preg in func.pregs.values_mut() {
            preg.ty = normal(preg.ty, types);
        }
        for ty in &mut func.returns {
            *ty = normal(*ty, types);
        }
    }
}

/// An operation of the runtime.
fn operation(b: &mut Builder, operation: Operation, prim: Prim, args: &[ExprId]) -> ExprId {
    let mut all = vec![b.constant(Prim::I32, operation.number().into())];
    all.extend(args);
    b.intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic), prim, &all)
}

/// Puts a function around each one that becomes a value.
fn wrap_all(module: &mut Module) {
    let mut wrappers: FxHashMap<(FuncId, bool), FuncId> = FxHashMap::default();
    let ids: Vec<FuncId> = module.funcs.iter().map(|(id, _)| id).collect();
    for id in ids {
        for value in function_values(&module.funcs[id]) {
            let FunctionValue {
                code, callee, closes, ..
            } = value;
            let wrapper = match wrappers.get(&(callee, closes)) {
                Some(known) => *known,
                None => {
                    let made = wrap(module, callee, closes);
                    wrappers.insert((callee, closes), made);
                    made
                }
            };
            if let Some(expr) = module.funcs[id].exprs.get_mut(code.0 as usize) {
                expr.data = ExprData::Func(wrapper);
            }
        }
    }
}

/// What `JS_NEW_FUNCTION` gets.
struct FunctionValue {
    /// The address of a function.
    code: ExprId,
    callee: FuncId,
    /// Whether it gets an environment.
    closes: bool,
    attributes: Option<ExprId>,
}

/// The functions that become values.
fn function_values(func: &Function) -> Vec<FunctionValue> {
    let in_exprs = func.exprs.iter().filter_map(|expr| match expr.data {
        ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::JsNewFunction)) => Some(func.args(expr.args)),
        _ => None,
    });
    let in_stmts = func.stmts.iter().filter_map(|stmt| match &stmt.data {
        StmtData::Call(call)
            if call.callee == Callee::Intrinsic(IntrinsicRef::Std(Intrinsic::JsNewFunction)) =>
        {
            Some(func.args(stmt.args))
        }
        _ => None,
    });
    let mut found = Vec::new();
    for args in in_exprs.chain(in_stmts) {
        let (Some(&code), Some(&environment)) = (args.first(), args.get(1)) else {
            continue;
        };
        let closes = func.expr(environment).op != Op::ConstVal;
        if let ExprData::Func(callee) = func.expr(code).data {
            let attributes = args.get(2).copied();
            found.push(FunctionValue {
                code,
                callee,
                closes,
                attributes,
            });
        }
    }
    found
}

/// A function that the runtime can call, which calls another one.
fn wrap(module: &mut Module, callee: FuncId, closes: bool) -> FuncId {
    let inner = &module.funcs[callee];
    let name = [module.names.bytes(inner.name), b"|call"].concat();
    let (count, loc, pos) = (inner.formals.len(), inner.loc, inner.pos);
    let gives = inner
        .returns
        .first()
        .is_some_and(|ty| *ty != TypeTable::prim(Prim::Void));
    let mut func = Function::new(module.names.intern(name));
    func.attrs.insert(Attr::Local);
    (func.hidden, func.loc, func.pos) = (true, loc, pos);
    func.returns.push(TypeTable::prim(Prim::DynAny));
    let hidden = 1 + usize::from(closes);
    let mut formals = Vec::new();
    for at in 0..2 + count.saturating_sub(hidden) {
        let name = module.names.intern(format!("p{at}"));
        formals.push(func.add_formal(name, TypeTable::prim(Prim::DynAny)));
    }
    let mut b = Builder::new(func);
    b.at(pos, loc);
    let mut args = Vec::new();
    let mut rest = formals.iter().copied();
    let function = rest.next();
    if let Some(this) = rest.next().filter(|_| count > 0) {
        args.push(b.read_local(this, Prim::DynAny));
    }
    if let Some(function) = function.filter(|_| closes && count > 1) {
        let function = b.read_local(function, Prim::DynAny);
        args.push(operation(
            &mut b,
            Operation::Environment,
            Prim::DynAny,
            &[function],
        ));
    }
    args.extend(rest.map(|formal| b.read_local(formal, Prim::DynAny)));
    let result = b.register(Prim::DynAny);
    let value = match gives {
        true => {
            b.call(Callee::Func(callee), &args, &[(Prim::DynAny, result)]);
            b.read(result, Prim::DynAny)
        }
        false => {
            b.call(Callee::Func(callee), &args, &[]);
            b.constant(Prim::DynUndef, 0)
        }
    };
    b.emit(Op::Return, Prim::Void, &[value], StmtData::None);
    module.funcs.push(b.finish())
}

/// Adds the structures of the runtime; gives the variables that stand for their records.
fn records(module: &mut Module) -> Vec<mir::GlobalId> {
    let mut records = Vec::new();
    for class in Class::ALL {
        let fields: Vec<_> = class
            .parts()
            .iter()
            .enumerate()
            .map(|(at, part)| {
                let ty = match part {
                    Part::Field(prim) => TypeTable::prim(*prim),
                    Part::Elements(prim) => module.types.intern(Type::FlexArray(TypeTable::prim(*prim))),
                };
                (module.names.intern(format!("f{at}")), ty)
            })
            .collect();
        let name = module.names.intern(class.name());
        module.structure(name, &fields, Pos::NONE);
        let symbol = [CLASS_PREFIX, class.name()].concat();
        records.push(module.vars.mention(module.names.intern(symbol), Pos::NONE));
    }
    records
}

/// Adds the function that begins the program, does what that leaves, and reports what nobody catches.
fn start(module: &mut Module) {
    let Some(entry) = module.entry else {
        return;
    };
    let records = records(module);
    let (count, gives) = {
        let entry = &module.funcs[entry];
        let gives = entry
            .returns
            .first()
            .is_some_and(|ty| *ty != TypeTable::prim(Prim::Void));
        (entry.formals.len(), gives)
    };
    let mut func = Function::new(module.names.intern("start|main"));
    func.attrs.insert(Attr::Local);
    func.hidden = true;
    func.returns.push(TypeTable::prim(Prim::I32));
    let mut b = Builder::new(func);
    let records: Vec<ExprId> = records
        .into_iter()
        .map(|record| b.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(Sym::Global(record), 0)))
        .collect();
    let begun = operation(&mut b, Operation::Start, Prim::I32, &records);
    b.hold(Prim::I32, begun);
    let pad = b.fresh_label(&mut module.names);
    b.emit(
        Op::JavaTry,
        Prim::Void,
        &[],
        StmtData::Try(Box::new([pad]), CatchDialect::Java),
    );
    let args: Vec<ExprId> = (0..count).map(|_| b.constant(Prim::DynUndef, 0)).collect();
    match gives {
        true => {
            let result = b.register(Prim::DynAny);
            b.call(Callee::Func(entry), &args, &[(Prim::DynAny, result)]);
        }
        false => b.call(Callee::Func(entry), &args, &[]),
    }
    let status = operation(&mut b, Operation::RunJobs, Prim::I32, &[]);
    let status = b.hold(Prim::I32, status);
    b.emit(Op::EndTry, Prim::Void, &[], StmtData::None);
    let status = b.read(status, Prim::I32);
    b.emit(Op::Return, Prim::Void, &[status], StmtData::None);
    b.flow(Op::Label, &[], pad);
    let void = TypeTable::prim(Prim::Void);
    let everything = module.types.pointer(void);
    let data = StmtData::Catch(Box::new([everything]), CatchDialect::Java);
    b.emit(Op::JavaCatch, Prim::Void, &[], data);
    let thrown = b.expr(Op::RegRead, Prim::Ref, &[], ExprData::Reg(Reg::ThrownVal));
    let status = operation(&mut b, Operation::Uncaught, Prim::I32, &[thrown]);
    b.emit(Op::Return, Prim::Void, &[status], StmtData::None);
    let id = module.funcs.push(b.finish());
    module.entry = Some(id);
}
