//! Calls, returns and exceptions.
//!
//! A value of several leaves is passed as so many arguments. `INVOKE` is a call in a try region of its own.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::Returned;
use super::body::Code;
use crate::front::uvm::ast::{BlockId, Constant, Inst, Operand, OperandData};
use crate::front::uvm::types::{SigId, TypeId};
use crate::mir::{self, Call, Callee, CatchDialect, ExprData, ExprId, Pos, Reg, RetTarget, StmtData};

impl Code<'_, '_, '_> {
    /// A call, and its result in the registers of the instruction's value.
    pub(super) fn call(&mut self, inst: &Inst) {
        let (Some(result), Some(ty)) = (inst.result, self.lowering.result(inst.sig)) else {
            return self.call_to(inst, Box::default());
        };
        self.settle(result);
        let first = self.register_of(result);
        match self.lowering.returned(ty, inst.pos) {
            Returned::Leaves(leaves) => {
                let rets = (first..)
                    .zip(&*leaves)
                    .map(|(number, prim)| RetTarget::Reg(*prim, Reg::Preg(number)));
                self.call_to(inst, rets.collect());
            }
            Returned::Boxed(_) => {
                let object = self.b.register(Prim::Ref);
                self.call_to(inst, Box::new([RetTarget::Reg(Prim::Ref, Reg::Preg(object))]));
                for (number, (place, prim)) in (first..).zip(self.leaf_places(ty, inst.pos)) {
                    let value = self.read_boxed(object, place, prim);
                    self.b.assign(number, prim, value);
                }
            }
        }
    }

    pub(super) fn ret(&mut self, inst: &Inst) {
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        let Some(operand) = inst.operands.first() else {
            return;
        };
        let values = self.operands(operand, ty);
        if self.returns_nothing() {
            // A value that the signature does not have is dropped.
            return self.b.emit(Op::Return, Prim::Void, &[], StmtData::None);
        }
        let values = match self.lowering.returned(ty, inst.pos) {
            Returned::Leaves(_) => values,
            Returned::Boxed(structure) => {
                let object = self.boxed(structure, ty, &values, inst.pos);
                vec![object]
            }
        };
        self.b.emit(Op::Return, Prim::Void, &values, StmtData::None);
    }

    /// A new object of a structure with the leaves of a value.
    pub(super) fn boxed(
        &mut self,
        structure: mir::TypeId,
        ty: TypeId,
        values: &[ExprId],
        pos: Pos,
    ) -> ExprId {
        let object = self.b.register(Prim::Ref);
        let new = self
            .b
            .expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(structure));
        self.b.assign(object, Prim::Ref, new);
        for ((offset, prim), value) in self.leaf_places(ty, pos).into_iter().zip(values) {
            let object = self.b.read(object, Prim::Ref);
            self.b.store(object, offset as i32, prim, *value);
        }
        self.b.read(object, Prim::Ref)
    }

    /// A leaf of the object in a register that [`Code::boxed`] has made.
    pub(super) fn read_boxed(&mut self, object: u32, place: u64, prim: Prim) -> ExprId {
        let object = self.b.read(object, Prim::Ref);
        self.b.load(object, place as i32, prim)
    }

    fn call_to(&mut self, inst: &Inst, rets: Box<[RetTarget]>) {
        let types = self.lowering.bundle.types.sig(inst.sig.unwrap_or(SigId(0)));
        let params = types.map(|sig| sig.params.clone()).unwrap_or_default();
        let direct = match inst.operands.first().map(|operand| &operand.data) {
            Some(OperandData::Constant(Constant::Func(id))) => self.lowering.function_id(*id),
            _ => None,
        };
        let mut args = Vec::new();
        if let (None, Some(callee)) = (direct, inst.operands.first()) {
            let ty = match &callee.data {
                OperandData::Value(id) => Some(self.type_of(*id)),
                OperandData::Constant(_) => None,
            };
            args.push(match ty {
                Some(ty) => self.operand(callee, ty),
                None => self.b.constant(Prim::Ptr, 0),
            });
        }
        for (arg, ty) in inst.arguments().iter().zip(&params) {
            args.extend(self.operands(arg, *ty));
        }
        let (callee, op) = match direct {
            Some(func) => (Callee::Func(func), Op::CallAssigned),
            None => (Callee::Indirect, Op::IcallAssigned),
        };
        let mut call = Call::new(callee);
        call.rets = rets;
        if call.rets.is_empty()
            && let Some(result) = self.lowering.result(inst.sig)
        {
            let returned = self.lowering.returned(result, inst.pos);
            // An object that nobody takes must be released: it goes into a register.
            call.rets = match returned.prims() {
                [] => Box::default(),
                [Prim::Ref, ..] => {
                    let number = self.b.register(Prim::Ref);
                    Box::new([RetTarget::Reg(Prim::Ref, Reg::Preg(number))])
                }
                _ => Box::new([RetTarget::Ignored]),
            };
        }
        self.keep_alive(inst);
        if let Some(keeper) = self.tail.take() {
            self.intrinsic_call(Xintrinsic::TailCall, &[keeper]);
        }
        self.b.emit(op, Prim::Void, &args, StmtData::Call(Box::new(call)));
    }

    /// A call whose result is returned.
    pub(super) fn tail_call(&mut self, inst: &Inst) {
        let keeper = self.lowering.keeper(inst.sig, inst.pos);
        let keeper = match keeper {
            Some(keeper) => self
                .b
                .expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(keeper)),
            None => self.b.constant(Prim::Ptr, 0),
        };
        self.tail = Some(keeper);
        let Some(result) = self.lowering.result(inst.sig) else {
            self.call_to(inst, Box::default());
            return self.b.emit(Op::Return, Prim::Void, &[], StmtData::None);
        };
        let returned = self.lowering.returned(result, inst.pos);
        let prims = returned.prims().to_vec();
        let first = self.b.registers(&prims);
        let rets = (first..)
            .zip(&prims)
            .map(|(number, prim)| RetTarget::Reg(*prim, Reg::Preg(number)));
        self.call_to(inst, rets.collect());
        let values = self.b.read_all(first, &prims);
        self.b.emit(Op::Return, Prim::Void, &values, StmtData::None);
    }

    /// A call that knows where exceptions go.
    pub(super) fn invoke(&mut self, inst: &Inst, here: BlockId) {
        let [normal, exceptional] = inst.edges.as_slice() else {
            return;
        };
        let pad = self.b.fresh_label(&mut self.lowering.module.names);
        self.b.emit(
            Op::JavaTry,
            Prim::Void,
            &[],
            StmtData::Try(Box::new([pad]), CatchDialect::Java),
        );
        self.call(inst);
        self.b.emit(Op::EndTry, Prim::Void, &[], StmtData::None);
        self.pads.push((pad, exceptional.clone()));
        self.go(normal, Some(here));
    }

    /// Writes the handlers. Nothing falls into them.
    pub(super) fn landings(&mut self) {
        for (pad, edge) in std::mem::take(&mut self.pads) {
            self.b.flow(Op::Label, &[], pad);
            let everything = self.lowering.everything();
            let data = StmtData::Catch(Box::new([everything]), CatchDialect::Java);
            self.b.emit(Op::JavaCatch, Prim::Void, &[], data);
            let thrown = self.thrown_register();
            let value = self
                .b
                .expr(Op::RegRead, Prim::Ref, &[], ExprData::Reg(Reg::ThrownVal));
            self.b.assign(thrown, Prim::Ref, value);
            self.go(&edge, None);
        }
    }

    pub(super) fn thrown_register(&mut self) -> u32 {
        match self.thrown {
            Some(number) => number,
            None => {
                let number = self.b.register(Prim::Ref);
                *self.thrown.insert(number)
            }
        }
    }

    pub(super) fn landing_pad(&mut self, inst: &Inst) {
        let thrown = self.thrown_register();
        let value = self.b.read(thrown, Prim::Ref);
        if let Some(result) = inst.result {
            self.define(result, &[value]);
        }
    }

    pub(super) fn throw(&mut self, inst: &Inst) {
        let Some(operand) = inst.operands.first() else {
            return;
        };
        let value = self.exception(operand);
        self.b.emit(Op::Throw, Prim::Void, &[value], StmtData::None);
    }

    /// What is thrown: of constants there is NULL.
    pub(super) fn exception(&mut self, operand: &Operand) -> ExprId {
        match &operand.data {
            OperandData::Value(id) => self.operand(operand, self.type_of(*id)),
            OperandData::Constant(_) => self.b.constant(Prim::Ref, 0),
        }
    }

    /// Throws what a register holds.
    pub(super) fn throw_register(&mut self, number: u32) {
        let value = self.b.read(number, Prim::Ref);
        self.b.emit(Op::Throw, Prim::Void, &[value], StmtData::None);
    }
}
