//! Stacks: objects whose first cell is the engine's handle.
//!
//! The arguments of a new stack wait in its object, and a function of ours takes them from there when the stack is first resumed. The
//! stack ends with its object.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::Lowering;
use super::body::Code;
use crate::front::uvm::ast::{Constant, Inst, OperandData};
use crate::front::uvm::table;
use crate::front::uvm::types::{SigId, Type};
use crate::mir::{
    self, Attr, Call, Callee, ExprData, ExprId, Formal, Function, IntrinsicRef, Pos, Reg, RetTarget,
    StmtData, Sym, TypeTable, Variable,
};

/// What the engine calls the function that says that a stack has no frame to return to.
const BOTTOM: &str = "__maple_stack_returned";

/// What it calls the function that starts a thread.
const NEW_THREAD: &str = "__maple_new_thread";

/// How stacks of functions with one signature begin.
#[derive(Clone)]
pub(super) struct Starter {
    /// Handle, function, and the leaves of the arguments.
    structure: mir::TypeId,
    /// Offsets and types of the leaves.
    leaves: Vec<(u64, Prim)>,
    function: mir::FuncId,
}

impl Lowering<'_> {
    /// The variable that stands for the record of the structure that is a stack without arguments.
    fn stack_record(&mut self) -> mir::GlobalId {
        if let Some(known) = self.stack {
            return known;
        }
        let structure = self.structure(None, &[TypeTable::prim(Prim::U64)], Pos::NONE);
        let symbol = mir::class::Classes::record(&self.module.types, &self.module.names, structure);
        let symbol = self.module.names.intern(symbol.unwrap_or_default());
        let record = self.module.vars.mention(symbol, Pos::NONE);
        *self.stack.insert(record)
    }

    /// A structure without fields.
    fn empty_structure(&mut self) -> mir::TypeId {
        match self.empty {
            Some(known) => known,
            None => {
                let made = self.structure(None, &[], Pos::NONE);
                *self.empty.insert(made)
            }
        }
    }

    /// The function that a thread begins with: it goes on on the stack that it is given.
    fn thread_starter(&mut self, pos: Pos) -> mir::FuncId {
        if let Some(known) = self.thread {
            return known;
        }
        let loc = self.loc(pos);
        let name = self.module.names.intern("thread|");
        let mut func = Function::new(name);
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        let parameter = self.module.names.intern("object");
        let object = func
            .locals
            .push(Variable::new(parameter, TypeTable::prim(Prim::Ref)));
        func.formals.push(Formal::Var(object));
        func.returns.push(TypeTable::prim(Prim::Void));
        let base = func.push_expr(
            Op::Dread,
            Prim::Ref,
            &[],
            ExprData::Var(Sym::Local(object), 0),
            Pos::NONE,
        );
        let handle = func.push_expr(Op::IreadOff, Prim::U64, &[base], ExprData::Offset(0), Pos::NONE);
        let nothing = func.push_const(Prim::U64, 0, Pos::NONE);
        let swap = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::SwapStack));
        let got = func.push_expr(Op::IntrinsicOp, Prim::U64, &[handle, nothing], swap, Pos::NONE);
        let mut body = Vec::new();
        for (op, args) in [(Op::Eval, &[got][..]), (Op::Return, &[])] {
            let args = func.push_args(args);
            body.push(func.add_stmt(mir::Stmt {
                op,
                prim: Prim::Void,
                args,
                data: StmtData::None,
                pos: Pos::NONE,
                loc,
            }));
        }
        let block = func.push_block(&body);
        func.body = Some(block);
        let id = self.module.funcs.push(func);
        *self.thread.insert(id)
    }

    fn starter(&mut self, sig: SigId, pos: Pos) -> Starter {
        if let Some(known) = self.starters.get(&sig) {
            return known.clone();
        }
        let params = self
            .bundle
            .types
            .sig(sig)
            .map(|sig| sig.params.clone())
            .unwrap_or_default();
        let mut prims = Vec::new();
        for param in &params {
            prims.extend(self.leaves(*param, pos).iter().copied());
        }
        let mut fields = vec![TypeTable::prim(Prim::U64), TypeTable::prim(Prim::Ptr)];
        fields.extend(prims.iter().map(|prim| TypeTable::prim(in_memory(*prim))));
        let structure = self.structure(None, &fields, Pos::NONE);
        let layout = self.layouts.aggregate(&self.module.types, structure).ok();
        let offset = |field: usize| {
            let member = layout.as_ref().and_then(|layout| layout.members.get(field));
            member.map_or(0, |member| member.place.offset)
        };
        let leaves: Vec<(u64, Prim)> = prims
            .iter()
            .enumerate()
            .map(|(at, prim)| (offset(at + 2), in_memory(*prim)))
            .collect();
        let returned = match self.result(Some(sig)) {
            Some(result) => self.returned(result, pos).prims().to_vec(),
            None => Vec::new(),
        };
        let function = self.starting_function(&leaves, &returned, pos);
        let starter = Starter {
            structure,
            leaves,
            function,
        };
        self.starters.insert(sig, starter.clone());
        starter
    }

    /// A function that takes a function and its arguments out of a stack's object, calls it, and must not get back.
    fn starting_function(&mut self, leaves: &[(u64, Prim)], returned: &[Prim], pos: Pos) -> mir::FuncId {
        let loc = self.loc(pos);
        let bottom = self.engine_function(BOTTOM, &[], Prim::Void);
        let name = self.module.names.intern(format!("start|{}", self.starters.len()));
        let mut func = Function::new(name);
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        let parameter = self.module.names.intern("object");
        let object = func
            .locals
            .push(Variable::new(parameter, TypeTable::prim(Prim::U64)));
        func.formals.push(Formal::Var(object));
        func.returns.push(TypeTable::prim(Prim::Void));
        let read_object = |func: &mut Function| {
            let data = ExprData::Var(Sym::Local(object), 0);
            func.push_expr(Op::Dread, Prim::U64, &[], data, Pos::NONE)
        };
        let read = |func: &mut Function, offset: u64, prim: Prim| {
            let base = read_object(func);
            func.push_expr(
                Op::IreadOff,
                prim,
                &[base],
                ExprData::Offset(offset as i32),
                Pos::NONE,
            )
        };
        let mut body = Vec::new();
        let mut emit = |func: &mut Function, op: Op, prim: Prim, args: &[ExprId], data: StmtData| {
            let args = func.push_args(args);
            body.push(func.add_stmt(mir::Stmt {
                op,
                prim,
                args,
                data,
                pos: Pos::NONE,
                loc,
            }));
        };
        // The arguments are the function's from here on: the object keeps none of them.
        for (number, (offset, prim)) in (1u32..).zip(leaves) {
            let preg = mir::Preg {
                ty: TypeTable::prim(*prim),
                declared: true,
                counted: false,
                pos: Pos::NONE,
            };
            func.pregs.insert(number, preg);
            let value = read(&mut func, *offset, *prim);
            emit(
                &mut func,
                Op::RegAssign,
                *prim,
                &[value],
                StmtData::Reg(Reg::Preg(number)),
            );
            if prim.is_counted() {
                let base = read_object(&mut func);
                let none = func.push_const(*prim, 0, Pos::NONE);
                emit(
                    &mut func,
                    Op::IassignOff,
                    *prim,
                    &[base, none],
                    StmtData::Offset(*offset as i32),
                );
            }
        }
        let mut args = vec![read(&mut func, 8, Prim::Ptr)];
        for (number, (_, prim)) in (1u32..).zip(leaves) {
            args.push(func.push_expr(
                Op::RegRead,
                *prim,
                &[],
                ExprData::Reg(Reg::Preg(number)),
                Pos::NONE,
            ));
        }
        let mut call = Call::new(Callee::Indirect);
        call.rets = returned.iter().take(1).map(|_| RetTarget::Ignored).collect();
        emit(
            &mut func,
            Op::IcallAssigned,
            Prim::Void,
            &args,
            StmtData::Call(Box::new(call)),
        );
        let call = Call::new(Callee::Func(bottom));
        emit(
            &mut func,
            Op::CallAssigned,
            Prim::Void,
            &[],
            StmtData::Call(Box::new(call)),
        );
        emit(&mut func, Op::Return, Prim::Void, &[], StmtData::None);
        let block = func.push_block(&body);
        func.body = Some(block);
        self.module.funcs.push(func)
    }
}

/// The type of a leaf in a stack's object.
const fn in_memory(prim: Prim) -> Prim {
    match prim {
        Prim::U1 => Prim::U8,
        prim => prim,
    }
}

impl Code<'_, '_, '_> {
    /// The value of an extended intrinsic.
    pub(super) fn intrinsic(&mut self, intrinsic: Xintrinsic, prim: Prim, args: &[ExprId]) -> ExprId {
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(intrinsic));
        self.expr(Op::IntrinsicOp, prim, args, data)
    }

    /// An extended intrinsic without a value.
    pub(super) fn intrinsic_call(&mut self, intrinsic: Xintrinsic, args: &[ExprId]) {
        let call = Call::new(Callee::Intrinsic(IntrinsicRef::Ext(intrinsic)));
        self.emit(
            Op::IntrinsicCall,
            Prim::Void,
            args,
            StmtData::Call(Box::new(call)),
        );
    }

    /// Makes a stack.
    pub(super) fn new_stack(&mut self, inst: &Inst) {
        let Some(sig) = inst.sig else { return };
        let starter = self.lowering.starter(sig, inst.pos);
        let object = self.new_register(Prim::Ref);
        let new = self.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(starter.structure));
        self.assign(object, Prim::Ref, new);
        let callee = match inst.operands.first().map(|operand| &operand.data) {
            Some(OperandData::Constant(Constant::Func(id))) => match self.lowering.function_id(*id) {
                Some(func) => self.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
                None => self.constant(Prim::Ptr, 0),
            },
            Some(OperandData::Value(id)) => match inst.operands.first() {
                Some(operand) => self.operand(operand, self.type_of(*id)),
                None => self.constant(Prim::Ptr, 0),
            },
            _ => self.constant(Prim::Ptr, 0),
        };
        let base = self.read(object, Prim::Ref);
        self.write_memory(base, 8, Prim::Ptr, callee);
        let params = self
            .lowering
            .bundle
            .types
            .sig(sig)
            .map(|sig| sig.params.clone())
            .unwrap_or_default();
        let mut places = starter.leaves.iter();
        for (arg, ty) in inst.arguments().iter().zip(&params) {
            for value in self.operands(arg, *ty) {
                let Some((offset, prim)) = places.next() else {
                    break;
                };
                let base = self.read(object, Prim::Ref);
                self.write_memory(base, *offset as i32, *prim, value);
            }
        }
        let function = self.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(starter.function));
        let base = self.read(object, Prim::Ref);
        self.intrinsic_call(Xintrinsic::StartStack, &[function, base]);
        let value = self.read(object, Prim::Ref);
        self.define_result(inst, &[value]);
    }

    /// Lowers an intrinsic function on stacks; says whether it is one.
    pub(super) fn stack(&mut self, inst: &Inst) -> bool {
        let name = table::INTRINSICS
            .get(inst.index as usize)
            .map_or("", |known| known.name);
        match name {
            "@uvm.swap_stack" | "@uvm.swap_and_kill" => {
                let handle = self.handle(inst);
                if name == "@uvm.swap_and_kill" {
                    self.intrinsic_call(Xintrinsic::LeaveStack, &[]);
                }
                let nothing = self.constant(Prim::U64, 0);
                let got = self.intrinsic(Xintrinsic::SwapStack, Prim::U64, &[handle, nothing]);
                let number = self.new_register(Prim::U64);
                self.assign(number, Prim::U64, got);
            }
            "@uvm.new_thread" => self.new_thread(inst),
            "@uvm.kill_stack" => {
                let handle = self.handle(inst);
                self.intrinsic_call(Xintrinsic::KillStack, &[handle]);
            }
            "@uvm.current_stack" => {
                let record = self.lowering.stack_record();
                let record = self.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(record), 0));
                let object = self.intrinsic(Xintrinsic::RunningStack, Prim::Ref, &[record]);
                self.define_result(inst, &[object]);
            }
            _ => return false,
        }
        true
    }

    /// Starts a thread on a stack. What stands for it is an object of its own.
    fn new_thread(&mut self, inst: &Inst) {
        let starter = self.lowering.thread_starter(inst.pos);
        let stack = self.stack_argument(inst);
        let function = self.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(starter));
        let new = self
            .lowering
            .engine_function(NEW_THREAD, &[Prim::Ptr, Prim::Ref], Prim::Void);
        let call = Call::new(Callee::Func(new));
        self.emit(
            Op::CallAssigned,
            Prim::Void,
            &[function, stack],
            StmtData::Call(Box::new(call)),
        );
        let nothing = self.lowering.empty_structure();
        let thread = self.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(nothing));
        self.define_result(inst, &[thread]);
    }

    /// The object of the stack that is the argument.
    fn stack_argument(&mut self, inst: &Inst) -> ExprId {
        match inst.arguments().first() {
            Some(operand) => self.given(operand, &Type::Stack),
            None => self.constant(Prim::Ref, 0),
        }
    }

    /// The handle of the stack that is the argument.
    fn handle(&mut self, inst: &Inst) -> ExprId {
        let object = self.stack_argument(inst);
        // The handle is read first: what happens in between cannot change which stack is meant.
        let handle = self.read_memory(object, 0, Prim::U64);
        let number = self.new_register(Prim::U64);
        self.assign(number, Prim::U64, handle);
        self.read(number, Prim::U64)
    }
}
