//! Stacks: objects whose first cell is the engine's handle.
//!
//! The arguments of a new stack wait in its object until it is first resumed ([`super::starters`]). The stack ends with its object.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use super::starters::FUNCTION;
use crate::front::uvm::ast::{Constant, Inst, OperandData};
use crate::front::uvm::table;
use crate::front::uvm::types::Type;
use crate::mir::{Call, Callee, ExprData, ExprId, IntrinsicRef, StmtData, Sym};

/// What it calls the function that starts a thread.
const NEW_THREAD: &str = "__maple_new_thread";

impl Code<'_, '_, '_> {
    /// The value of an extended intrinsic.
    pub(super) fn intrinsic(&mut self, intrinsic: Xintrinsic, prim: Prim, args: &[ExprId]) -> ExprId {
        self.b.intrinsic(IntrinsicRef::Ext(intrinsic), prim, args)
    }

    /// An extended intrinsic without a value.
    pub(super) fn intrinsic_call(&mut self, intrinsic: Xintrinsic, args: &[ExprId]) {
        let callee = Callee::Intrinsic(IntrinsicRef::Ext(intrinsic));
        self.b.call(callee, args, &[]);
    }

    /// Makes a stack.
    pub(super) fn new_stack(&mut self, inst: &Inst) {
        let Some(sig) = inst.sig else { return };
        let starter = self.lowering.starter(sig, inst.pos);
        let object = self.b.register(Prim::Ref);
        let new = self
            .b
            .expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(starter.structure));
        self.b.assign(object, Prim::Ref, new);
        let callee = match inst.operands.first().map(|operand| &operand.data) {
            Some(OperandData::Constant(Constant::Func(id))) => match self.lowering.function_id(*id) {
                Some(func) => self.b.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
                None => self.b.constant(Prim::Ptr, 0),
            },
            Some(OperandData::Value(id)) => match inst.operands.first() {
                Some(operand) => self.operand(operand, self.type_of(*id)),
                None => self.b.constant(Prim::Ptr, 0),
            },
            _ => self.b.constant(Prim::Ptr, 0),
        };
        let base = self.b.read(object, Prim::Ref);
        self.b.store(base, FUNCTION, Prim::Ptr, callee);
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
                let base = self.b.read(object, Prim::Ref);
                self.b.store(base, *offset as i32, *prim, value);
            }
        }
        let function = self
            .b
            .expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(starter.function));
        let base = self.b.read(object, Prim::Ref);
        self.intrinsic_call(Xintrinsic::StartStack, &[function, base]);
        let value = self.b.read(object, Prim::Ref);
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
                let nothing = self.b.constant(Prim::U64, 0);
                self.intrinsic_call(Xintrinsic::SwapStack, &[handle, nothing]);
                if name == "@uvm.swap_stack" && self.lowering.mails {
                    self.open_mail(None, inst.edges.get(1));
                }
            }
            "@uvm.new_thread" => self.new_thread(inst),
            "@uvm.kill_stack" => {
                let handle = self.handle(inst);
                self.intrinsic_call(Xintrinsic::KillStack, &[handle]);
            }
            "@uvm.current_stack" => {
                let object = self.running_stack();
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
        let function = self
            .b
            .expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(starter));
        let new = self
            .lowering
            .engine_function(NEW_THREAD, &[Prim::Ptr, Prim::Ref], Prim::Void);
        let call = Call::new(Callee::Func(new));
        self.b.emit(
            Op::CallAssigned,
            Prim::Void,
            &[function, stack],
            StmtData::Call(Box::new(call)),
        );
        let nothing = self.lowering.empty_structure();
        let thread = self.b.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(nothing));
        self.define_result(inst, &[thread]);
    }

    /// The object of the stack that is the argument.
    fn stack_argument(&mut self, inst: &Inst) -> ExprId {
        match inst.arguments().first() {
            Some(operand) => self.given(operand, &Type::Stack),
            None => self.b.constant(Prim::Ref, 0),
        }
    }

    /// The handle of the stack that is the argument.
    fn handle(&mut self, inst: &Inst) -> ExprId {
        let object = self.stack_argument(inst);
        self.handle_of(object)
    }

    /// The handle of the stack with this object. It is read at once: what happens in between cannot change which stack is meant.
    pub(super) fn handle_of(&mut self, object: ExprId) -> ExprId {
        let handle = self.b.load(object, 0, Prim::U64);
        let number = self.b.register(Prim::U64);
        self.b.assign(number, Prim::U64, handle);
        self.b.read(number, Prim::U64)
    }

    /// The object of the stack that runs.
    pub(super) fn running_stack(&mut self) -> ExprId {
        let record = self.lowering.stack_record();
        let record = self
            .b
            .expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(record), 0));
        self.intrinsic(Xintrinsic::RunningStack, Prim::Ref, &[record])
    }
}
