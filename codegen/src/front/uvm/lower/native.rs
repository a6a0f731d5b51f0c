//! Calls of C functions.
//!
//! The callee is an address, a plain number. What is known about its parameters is what the call passes: an integer of the register that holds
//! it, zero-extended, for a ref or an iref the address of its object or place, whose object the caller keeps, and a structure of numbers by value,
//! laid out as C does it.

use maple_mirbin::{Op, Prim};

use super::body::Code;
use super::layout::MAX_LEVELS;
use crate::front::uvm::ast::{Inst, Operand, OperandData};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{Call, Callee, ExprId, LocalId, Pos, Reg, RetTarget, StmtData, Sym};

impl Code<'_, '_, '_> {
    /// A call of a C function.
    pub(super) fn native_call(&mut self, inst: &Inst) {
        let bundle = self.lowering.bundle;
        let (Some(sig), Some(callee)) = (
            inst.sig.and_then(|sig| bundle.types.sig(sig)),
            inst.operands.first(),
        ) else {
            return;
        };
        let result = self.lowering.result(inst.sig);
        if let Some(what) = result.and_then(|ty| self.not_from_c(ty)) {
            return self
                .lowering
                .unsupported(inst.pos, &format!("CCALL with {what} as its result"));
        }
        // A number: what the symbol of a function says about it is not what C sees.
        let address = match callee.data {
            OperandData::Constant(_) => {
                let mut leaves = self.address_of_callee(inst, callee);
                leaves.pop().unwrap_or_else(|| self.b.constant(Prim::U64, 0))
            }
            OperandData::Value(id) => self.operand(callee, self.type_of(id)),
        };
        let target = self.b.register(Prim::U64);
        self.b.assign(target, Prim::U64, address);
        let mut args = vec![self.b.read(target, Prim::U64)];
        let mut kept = Vec::new();
        for (arg, ty) in inst.arguments().iter().zip(&sig.params) {
            match self.passed_to_c(arg, *ty, &mut kept) {
                Ok(value) => args.push(value),
                Err(what) => {
                    let what = format!("CCALL with {what} as an argument");
                    return self.lowering.unsupported(arg.pos, &what);
                }
            }
        }
        let mut call = Call::new(Callee::Indirect);
        let target = result.map(|ty| self.result_from_c(inst, ty));
        call.rets = target.iter().map(|target| target.0).collect();
        self.b.emit(
            Op::IcallAssigned,
            Prim::Void,
            &args,
            StmtData::Call(Box::new(call)),
        );
        for object in kept {
            let object = self.b.read(object, Prim::Ref);
            self.b.emit(Op::Eval, Prim::Void, &[object], StmtData::None);
        }
        if let (Some((_, leaves)), Some(result)) = (target, inst.result) {
            let first = self.register_of(result);
            for (number, (prim, leaf)) in (first..).zip(leaves) {
                self.b.assign(number, prim, leaf);
            }
        }
    }

    /// Where the result of a C function goes, and the leaves of the value that are still to be read from there.
    fn result_from_c(&mut self, inst: &Inst, ty: TypeId) -> (RetTarget, Vec<(Prim, ExprId)>) {
        if let Some(result) = inst.result {
            self.settle(result);
        }
        match self.lowering.bundle.types.ty(ty) {
            Type::Struct(_) => {
                let local = self.c_structure(ty, inst.pos);
                let mut leaves = Vec::new();
                for (offset, prim) in self.leaf_places(ty, inst.pos) {
                    let base = self.b.address_of_local(local);
                    let leaf = self.b.load(base, offset as i32, prim);
                    leaves.push((prim, leaf));
                }
                (RetTarget::Var(Sym::Local(local), 0), leaves)
            }
            // Memory of C belongs to no object.
            Type::IRef(_) => {
                let address = self.b.register(Prim::U64);
                let object = self.b.constant(Prim::Ref, 0);
                let leaves = vec![(Prim::Ref, object), (Prim::U64, self.b.read(address, Prim::U64))];
                (RetTarget::Reg(Prim::U64, Reg::Preg(address)), leaves)
            }
            _ => {
                let prim = self.lowering.prim(ty);
                let number = match inst.result {
                    Some(result) => self.register_of(result),
                    None => self.b.register(prim),
                };
                (RetTarget::Reg(prim, Reg::Preg(number)), Vec::new())
            }
        }
    }

    /// A variable with the layout that C gives a structure.
    fn c_structure(&mut self, ty: TypeId, pos: Pos) -> LocalId {
        let memory = self.lowering.memory(ty, pos);
        let name = format!("C|{}", self.b.func.locals.len());
        self.new_local(&name, memory)
    }

    fn address_of_callee(&mut self, inst: &Inst, callee: &Operand) -> Vec<ExprId> {
        let mut leaves = Vec::new();
        if let OperandData::Constant(constant) = &callee.data {
            // Without a type it is an `int<64>`, which the bundle may not have.
            match (self.literal(constant), inst.types.first()) {
                (Some(bits), _) => leaves.push(self.b.constant(Prim::U64, bits)),
                (None, ty) => {
                    let ty = ty.copied().unwrap_or(TypeId(0));
                    self.constant_leaves(constant, ty, Pos::NONE, &mut leaves);
                }
            }
        }
        leaves
    }

    /// What a value of the type is, if it cannot come from C.
    fn not_from_c(&self, ty: TypeId) -> Option<&'static str> {
        match self.lowering.bundle.types.ty(ty) {
            Type::IRef(_) => None,
            Type::Ref(_) => Some("a reference"),
            _ => self.not_in_c(ty, 0),
        }
    }

    /// What a value of the type is, if C has no such values.
    fn not_in_c(&self, ty: TypeId, level: u32) -> Option<&'static str> {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(_) | Type::Float | Type::Double => None,
            Type::Struct(fields) if level <= MAX_LEVELS => fields.iter().find_map(|field| {
                let wrong = self.not_in_c(*field, level + 1);
                wrong.map(|_| "a structure of other things than numbers")
            }),
            Type::Struct(_) => Some("a structure of many levels"),
            _ => Some("a value of this type"),
        }
    }

    /// An argument; what must live until the call is over is put into `kept`.
    fn passed_to_c(
        &mut self,
        arg: &Operand,
        ty: TypeId,
        kept: &mut Vec<u32>,
    ) -> Result<ExprId, &'static str> {
        match self.lowering.bundle.types.ty(ty) {
            Type::IRef(_) => {
                let from = self.type_of_operand(arg).unwrap_or(ty);
                let place = self.place(arg, from);
                let &[object, offset] = place.as_slice() else {
                    return Ok(self.b.constant(Prim::U64, 0));
                };
                if self.b.constant_of(object) == Some(0) {
                    return Ok(offset);
                }
                Ok(self.pinned(object, Some(offset), kept))
            }
            Type::Ref(_) => {
                let object = self.operand(arg, ty);
                Ok(self.pinned(object, None, kept))
            }
            _ if let Some(what) = self.not_in_c(ty, 0) => Err(what),
            Type::Struct(_) => {
                let local = self.c_structure(ty, arg.pos);
                let leaves = self.operands(arg, ty);
                let places = self.leaf_places(ty, arg.pos);
                for ((offset, prim), leaf) in places.into_iter().zip(leaves) {
                    let base = self.b.address_of_local(local);
                    self.b.store(base, offset as i32, prim, leaf);
                }
                Ok(self.b.read_local(local, Prim::Agg))
            }
            _ => Ok(self.operand(arg, ty)),
        }
    }

    /// The address of an object, or of a place in it, which lives until the call is over.
    fn pinned(&mut self, object: ExprId, offset: Option<ExprId>, kept: &mut Vec<u32>) -> ExprId {
        // Both are read before the registers of the operand can change.
        let (owner, address) = (self.b.register(Prim::Ref), self.b.register(Prim::U64));
        self.b.assign(owner, Prim::Ref, object);
        let object = self.b.read(owner, Prim::Ref);
        let sum = match offset {
            Some(offset) => self.address_sum(object, offset),
            None => self.b.retyped(object, Prim::U64),
        };
        self.b.assign(address, Prim::U64, sum);
        kept.push(owner);
        self.b.read(address, Prim::U64)
    }
}
