//! Functions that wait: generators and asynchronous functions.
//!
//! What the program calls is a function of ours, which makes a stack and lets the runtime make the generator, or run to the first `await`. The
//! code itself is a function like others, which the stack begins with. Whoever resumes the stack, and whoever leaves it, puts a value and what
//! it is into the object that stands for the stack ([`maple_mirbin::js::suspension`]).

mod delegate;
mod leave;

use maple_mirbin::js::suspension::{self, Left, Waits};
use maple_mirbin::{Op, Operation, Prim, Xintrinsic, js};
use oxc_span::Span;

use super::code::Code;
use super::function::Body;
use super::{Around, Pending, Unit};
use crate::front::build::Builder;
use crate::mir::class::Classes;
use crate::mir::{
    self, Attr, Callee, CatchDialect, ExprData, ExprId, FuncId, IntrinsicRef, LocalId, Pos, Reg, RetTarget,
    StmtData, Sym, TypeId, TypeTable,
};

/// How stacks of functions with so many formals begin.
#[derive(Clone, Copy)]
pub struct Starter {
    structure: TypeId,
    function: FuncId,
}

impl Body<'_> {
    /// What the function is, if it waits.
    pub fn waits(self) -> Option<Waits> {
        let (generates, is_async) = match self {
            Body::Function(it) => (it.generator, it.r#async),
            Body::Arrow(it) => (false, it.r#async),
            // What it yields it awaits.
            Body::Module(_) => (true, false),
            _ => return None,
        };
        match (generates, is_async) {
            (false, false) => None,
            (true, false) => Some(Waits::Generator),
            (false, true) => Some(Waits::Async),
            (true, true) => Some(Waits::AsyncGenerator),
        }
    }
}

/// The object of the stack that runs. Frames that kept it would keep their own stack.
fn running(b: &mut Builder, record: mir::GlobalId) -> u32 {
    let record = b.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(record), 0));
    let object = b.intrinsic(IntrinsicRef::Ext(Xintrinsic::RunningStack), Prim::Ref, &[record]);
    b.hold(Prim::Ref, object)
}

fn drop_object(b: &mut Builder, register: u32) {
    let none = b.constant(Prim::Ref, 0);
    b.assign(register, Prim::Ref, none);
}

fn intrinsic_statement(b: &mut Builder, intrinsic: Xintrinsic, args: &[ExprId]) {
    b.call(Callee::Intrinsic(IntrinsicRef::Ext(intrinsic)), args, &[]);
}

/// Puts a value and what it is, which is in a register or known, into the object of the stack; gives who resumed it.
fn post(b: &mut Builder, record: mir::GlobalId, value: ExprId, kind: ExprId) -> u32 {
    let own = running(b, record);
    let base = b.read(own, Prim::Ref);
    b.store(base, suspension::VALUE as i32, Prim::DynAny, value);
    let base = b.read(own, Prim::Ref);
    b.store(base, suspension::KIND as i32, Prim::U64, kind);
    let base = b.read(own, Prim::Ref);
    let back = b.load(base, suspension::BACK as i32, Prim::U64);
    let back = b.hold(Prim::U64, back);
    drop_object(b, own);
    back
}

fn swap(b: &mut Builder, stack: u32) {
    let (handle, nothing) = (b.read(stack, Prim::U64), b.constant(Prim::U64, 0));
    intrinsic_statement(b, Xintrinsic::SwapStack, &[handle, nothing]);
}

impl<'a> Unit<'_, 'a> {
    /// A function of ours without code. Its place is the program's beginning: without one it would have that of the function before.
    fn glue(&mut self, name: &str, formal: Prim, result: Option<Prim>) -> (Builder, LocalId) {
        let mut func = mir::Function::new(self.module.names.intern(name));
        func.attrs.insert(Attr::Local);
        let (pos, loc) = self.place(Span::new(0, 0));
        (func.pos, func.loc) = (pos, loc);
        func.returns.extend(result.map(TypeTable::prim));
        let object = self.module.names.intern("object");
        let object = func.add_formal(object, TypeTable::prim(formal));
        let mut b = Builder::new(func);
        b.at(pos, loc);
        (b, object)
    }

    fn structure_of_stack(&mut self, formals: usize) -> TypeId {
        let mut fields = vec![
            ("handle".to_owned(), Prim::U64),
            ("value".to_owned(), Prim::DynAny),
            ("kind".to_owned(), Prim::U64),
            ("back".to_owned(), Prim::U64),
            ("code".to_owned(), Prim::U64),
        ];
        fields.extend((0..formals).map(|at| (format!("a{at}"), Prim::DynAny)));
        let fields: Vec<_> = fields
            .into_iter()
            .map(|(name, prim)| (self.module.names.intern(name), TypeTable::prim(prim)))
            .collect();
        let name = format!("stack|{}{formals}", self.part.mark());
        let name = self.module.names.intern(name);
        self.module.structure(name, &fields, Pos::NONE)
    }

    /// The variable that stands for the record of the structure of stacks.
    fn record_of_stack(&mut self) -> mir::GlobalId {
        if let Some(known) = self.stack_record {
            return known;
        }
        let structure = self.structure_of_stack(0);
        let symbol = Classes::record(&self.module.types, &self.module.names, structure);
        let symbol = self.module.names.intern(symbol.unwrap_or_default());
        let record = self.module.vars.mention(symbol, Pos::NONE);
        *self.stack_record.insert(record)
    }

    /// How stacks of functions with so many formals begin.
    fn starter(&mut self, formals: usize) -> Starter {
        if let Some(known) = self.starters.get(&formals) {
            return *known;
        }
        let record = self.record_of_stack();
        let structure = self.structure_of_stack(formals);
        let (mut b, object) = self.glue(&format!("stack||{formals}"), Prim::U64, None);
        let [failed, left] = [(); 2].map(|()| b.fresh_label(&mut self.module.names));
        let (result, kind) = (b.register(Prim::DynAny), b.register(Prim::U64));
        // The arguments are the function's from here on.
        let mut args = Vec::new();
        for at in 0..formals as i32 {
            let distance = suspension::ARGUMENTS as i32 + 8 * at;
            let base = b.read_local(object, Prim::U64);
            let value = b.load(base, distance, Prim::DynAny);
            let register = b.hold(Prim::DynAny, value);
            let (base, none) = (b.read_local(object, Prim::U64), b.constant(Prim::DynNone, 0));
            b.store(base, distance, Prim::DynAny, none);
            args.push(register);
        }
        let data = StmtData::Try(Box::new([failed]), CatchDialect::Java);
        b.emit(Op::JavaTry, Prim::Void, &[], data);
        let base = b.read_local(object, Prim::U64);
        let mut all = vec![b.load(base, suspension::CODE as i32, Prim::Ptr)];
        for register in args {
            all.push(b.read(register, Prim::DynAny));
        }
        let ret = RetTarget::Reg(Prim::DynAny, Reg::Preg(result));
        b.call_to(Callee::Indirect, &all, Box::new([ret]));
        let returned = b.constant(Prim::U64, Left::Return as u64);
        b.assign(kind, Prim::U64, returned);
        b.flow(Op::Goto, &[], left);
        b.emit(Op::EndTry, Prim::Void, &[], StmtData::None);
        b.flow(Op::Label, &[], failed);
        let everything = self.module.types.pointer(TypeTable::prim(Prim::Void));
        let data = StmtData::Catch(Box::new([everything]), CatchDialect::Java);
        b.emit(Op::JavaCatch, Prim::Void, &[], data);
        let thrown = b.expr(Op::RegRead, Prim::DynAny, &[], ExprData::Reg(Reg::ThrownVal));
        b.assign(result, Prim::DynAny, thrown);
        let threw = b.constant(Prim::U64, Left::Throw as u64);
        b.assign(kind, Prim::U64, threw);
        b.flow(Op::Label, &[], left);
        let (value, kind) = (b.read(result, Prim::DynAny), b.read(kind, Prim::U64));
        let back = post(&mut b, record, value, kind);
        intrinsic_statement(&mut b, Xintrinsic::LeaveStack, &[]);
        swap(&mut b, back);
        // Nobody comes back.
        let none = b.constant(Prim::Ref, 0);
        b.emit(Op::Throw, Prim::Void, &[none], StmtData::None);
        let function = self.module.funcs.push(b.finish());
        let starter = Starter { structure, function };
        self.starters.insert(formals, starter);
        starter
    }

    /// The function by which the runtime resumes a stack.
    fn resumer(&mut self) -> FuncId {
        if let Some(known) = self.resumer {
            return known;
        }
        let (mut b, object) = self.glue("resume||", Prim::DynAny, Some(Prim::DynAny));
        let given = b.read_local(object, Prim::DynAny);
        let own = b.intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedToRef), Prim::Ref, &[given]);
        let own = b.hold(Prim::Ref, own);
        let current = b.intrinsic(IntrinsicRef::Ext(Xintrinsic::CurrentStack), Prim::U64, &[]);
        let current = b.hold(Prim::U64, current);
        let (base, current) = (b.read(own, Prim::Ref), b.read(current, Prim::U64));
        b.store(base, suspension::BACK as i32, Prim::U64, current);
        let base = b.read(own, Prim::Ref);
        let handle = b.load(base, suspension::HANDLE as i32, Prim::U64);
        let handle = b.hold(Prim::U64, handle);
        drop_object(&mut b, own);
        swap(&mut b, handle);
        let nothing = b.constant(Prim::DynUndef, 0);
        b.emit(Op::Return, Prim::Void, &[nothing], StmtData::None);
        let function = self.module.funcs.push(b.finish());
        *self.resumer.insert(function)
    }
}

impl<'a> Code<'_, '_, 'a> {
    /// The function that the program calls.
    pub fn shell(&mut self, body: Body<'a>, waits: Waits, around: Around) {
        let any = TypeTable::prim(Prim::DynAny);
        let params = body.params();
        let mut names = vec!["callee|".to_owned(), "this|".to_owned()];
        if self.unit.wants_arguments(self.facts, params) {
            names.push("arguments|".to_owned());
        }
        names.extend(matches!(body, Body::Module(_)).then(|| "cells|".to_owned()));
        names.extend((0..params.map_or(0, |params| params.items.len())).map(|at| format!("p{at}|")));
        let mut formals = Vec::new();
        for name in names {
            let name = self.unit.module.names.intern(name);
            formals.push(self.b.func.add_formal(name, any));
        }
        let name = self.unit.module.names.text(self.b.func.name).into_owned();
        let name = name.split('|').next().unwrap_or_default().to_owned();
        let inner = self.unit.declare_part(
            &name,
            Pending {
                body,
                id: FuncId(0),
                facts: self.facts,
                around,
                is_on_stack: true,
            },
        );
        let starter = self.unit.starter(formals.len());
        let made = self
            .b
            .expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(starter.structure));
        let made = self.b.hold(Prim::Ref, made);
        let code = self.b.expr(Op::AddrOfFunc, Prim::U64, &[], ExprData::Func(inner));
        let base = self.b.read(made, Prim::Ref);
        self.b.store(base, suspension::CODE as i32, Prim::U64, code);
        for (at, formal) in formals.iter().enumerate() {
            let (base, value) = (
                self.b.read(made, Prim::Ref),
                self.b.read_local(*formal, Prim::DynAny),
            );
            self.b.store(
                base,
                suspension::ARGUMENTS as i32 + 8 * at as i32,
                Prim::DynAny,
                value,
            );
        }
        let start = self
            .b
            .expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(starter.function));
        let base = self.b.read(made, Prim::Ref);
        intrinsic_statement(&mut self.b, Xintrinsic::StartStack, &[start, base]);
        let (object, tag) = (
            self.b.read(made, Prim::Ref),
            self.word(js::tag::ENVIRONMENT.into()),
        );
        let object = self.b.intrinsic(
            IntrinsicRef::Ext(Xintrinsic::TaggedFromRef),
            Prim::DynAny,
            &[object, tag],
        );
        let object = self.now(object);
        let resumer = self.unit.resumer();
        let resume = self
            .b
            .expr(Op::AddrOfFunc, Prim::A64, &[], ExprData::Func(resumer));
        let callee = self.b.read_local(formals[0], Prim::DynAny);
        let kind = self.word(waits as u64);
        let call = self.operation(Operation::Suspend, &[object, resume, callee, kind]);
        let result = match self.begins_at_once(body, waits) {
            true => {
                self.resume_stack(object);
                self.operation(Operation::Suspended, &[call])
            }
            false => call,
        };
        self.b.emit(Op::Return, Prim::Void, &[result], StmtData::None);
    }

    /// Whether the code runs before the caller gets anything: to its first `await`, or to where parameters have their values.
    pub fn begins_at_once(&self, body: Body<'a>, waits: Waits) -> bool {
        let is_simple = body.params().is_none_or(|params| {
            let plain = params
                .items
                .iter()
                .all(|param| param.initializer.is_none() && param.pattern.is_binding_identifier());
            plain && params.rest.is_none()
        });
        waits == Waits::Async || !is_simple
    }

    /// Resumes the stack with an object, until it is left.
    pub fn resume_stack(&mut self, object: ExprId) {
        let resumer = self.unit.resumer();
        self.b
            .call_to(Callee::Func(resumer), &[object], Box::new([RetTarget::Ignored]));
    }

    /// Makes a function of the program one that waits.
    pub fn waiting(&mut self, function: ExprId, body: Body<'a>) -> ExprId {
        let Some(waits) = body.waits() else {
            return function;
        };
        let kind = self.word(waits as u64);
        self.operation(Operation::Waiting, &[function, kind])
    }
}
