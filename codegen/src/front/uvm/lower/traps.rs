//! Traps: a call of a function of the engine, with a description of the trap and the cells of its values.
//!
//! The first cell comes back as 0, and the result in those after it, or as 1 for an exception. The reference in the result, or the
//! exception, is what the function returns. So an exception of a trap is a branch: nothing is unwound.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::body::Code;
use crate::front::uvm::ast::{BlockId, Dest, Inst, ValueId};
use crate::front::uvm::table;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{Call, Callee, ExprData, ExprId, Reg, RetTarget, StmtData, Sym, Type as MirType, TypeTable};

/// What the engine calls the function.
const TRAP: &str = "__maple_trap";
/// And that which ends a thread.
const EXIT: &str = "__maple_thread_exit";

impl Code<'_, '_, '_> {
    /// Makes room for the values of the body's traps.
    pub(super) fn find_cells(&mut self) {
        let body = self.body;
        let mut most = 0;
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let kept: usize = inst.keep.iter().map(|kept| self.leaves_of(kept.id).len()).sum();
            most = most.max(kept);
            if matches!(inst.op, table::Op::Trap | table::Op::Watchpoint) {
                let ty = inst.types.first().copied().unwrap_or(TypeId(0));
                let given = 1 + self.lowering.leaves(ty, inst.pos).len();
                most = most.max(given);
            }
        }
        if most > 0 {
            // The engine looks for cells where memory of more than a word begins.
            let most = most.max(2);
            let ty = self.lowering.module.types.intern(MirType::Array {
                dims: [most as u64].into(),
                elem: TypeTable::prim(Prim::U64),
            });
            self.cells = Some(self.new_local("cells", ty));
        }
    }

    pub(super) fn watchpoint(&mut self, inst: &Inst) {
        let [disabled, enabled, exceptional @ ..] = inst.edges.as_slice() else {
            return;
        };
        let (normal, exceptional) = (Some(enabled), exceptional.first());
        let byte = self.lowering.watchpoint(inst.index);
        let enabled = self
            .b
            .expr(Op::Dread, Prim::U8, &[], ExprData::Var(Sym::Global(byte), 0));
        let traps = self.b.fresh_label(&mut self.lowering.module.names);
        self.b.flow(Op::BrTrue, &[enabled], traps);
        self.go(disabled, None);
        self.b.flow(Op::Label, &[], traps);
        self.answered(inst, normal, exceptional);
    }

    pub(super) fn trap(&mut self, inst: &Inst) {
        self.answered(inst, inst.edges.first(), inst.edges.get(1));
    }

    fn cell(&mut self) -> ExprId {
        match self.cells {
            Some(local) => self.b.address_of_local(local),
            None => self.b.constant(Prim::Ptr, 0),
        }
    }

    /// Asks, and goes where the answer says: on after the instruction if there is no normal destination, and out of the function with an
    /// exception for which there is none.
    fn answered(&mut self, inst: &Inst, normal: Option<&Dest>, exceptional: Option<&Dest>) {
        let ty = inst.types.first().copied().unwrap_or(TypeId(0));
        let prims = self.lowering.leaves(ty, inst.pos);
        self.write_kept(inst);
        self.say_kept(inst, Some(ty));
        let text = self.description(inst, Some(ty));
        let cells = self.cell();
        let function = self
            .lowering
            .engine_function(TRAP, &[Prim::Ptr, Prim::Ptr], Prim::Ref);
        let mut call = Call::new(Callee::Func(function));
        let given = self.b.register(Prim::Ref);
        call.rets = Box::new([RetTarget::Reg(Prim::Ref, Reg::Preg(given))]);
        self.b.emit(
            Op::CallAssigned,
            Prim::Void,
            &[text, cells],
            StmtData::Call(Box::new(call)),
        );
        let first = self.cell();
        let status = self.b.load(first, 0, Prim::U64);
        let label = self.b.fresh_label(&mut self.lowering.module.names);
        let Some(normal) = normal else {
            self.b.flow(Op::BrFalse, &[status], label);
            self.throw_register(given);
            self.b.flow(Op::Label, &[], label);
            return self.answer(inst, &prims, given);
        };
        self.b.flow(Op::BrTrue, &[status], label);
        self.answer(inst, &prims, given);
        self.go(normal, None);
        self.b.flow(Op::Label, &[], label);
        match exceptional {
            Some(edge) => self.landing(given, edge),
            None => self.throw_register(given),
        }
    }

    /// Puts the values that an instruction keeps alive into the cells.
    fn write_kept(&mut self, inst: &Inst) {
        let mut at = 0;
        for kept in &inst.keep {
            for (prim, value) in self.kept(kept.id) {
                let (prim, value) = match prim {
                    Prim::F32 | Prim::F64 => (prim, value),
                    Prim::DynAny => (Prim::U64, self.b.retyped(value, Prim::U64)),
                    _ => (Prim::U64, value),
                };
                let base = self.cell();
                self.b.store(base, 8 * at, prim, value);
                at += 1;
            }
        }
    }

    /// Says what the call that comes next keeps alive.
    pub(super) fn keep_alive(&mut self, inst: &Inst) {
        if inst.keep.is_empty() || self.cells.is_none() {
            return;
        }
        self.write_kept(inst);
        self.say_kept(inst, self.lowering.result(inst.sig));
    }

    fn say_kept(&mut self, inst: &Inst, ty: Option<TypeId>) {
        let text = self.description(inst, ty);
        let cells = self.cell();
        self.intrinsic_call(Xintrinsic::KeepAlive, &[text, cells]);
    }

    /// The values of a value to keep alive.
    fn kept(&mut self, id: ValueId) -> Vec<(Prim, ExprId)> {
        let operand = crate::front::uvm::ast::Operand {
            data: crate::front::uvm::ast::OperandData::Value(id),
            pos: crate::mir::Pos::NONE,
        };
        let values = self.operands(&operand, self.type_of(id));
        self.leaves_of(id).iter().copied().zip(values).collect()
    }

    /// Takes the result out of the cells.
    fn answer(&mut self, inst: &Inst, prims: &[Prim], given: u32) {
        let Some(result) = inst.result else { return };
        let mut values = Vec::with_capacity(prims.len());
        let single = prims.iter().filter(|prim| prim.is_counted()).count() == 1;
        for (at, prim) in (1..).zip(prims) {
            let base = self.cell();
            values.push(match prim {
                Prim::Ref if single => self.b.read(given, Prim::Ref),
                Prim::F32 | Prim::F64 => self.b.load(base, 8 * at, *prim),
                // The program kept the objects when the answer was given, and one of them is kept by the register of the reference.
                Prim::Ref | Prim::DynAny => self.b.load(base, 8 * at, *prim),
                _ => self.b.load(base, 8 * at, Prim::U64),
            });
        }
        self.define(result, &values);
    }

    /// Goes where an exception in a register goes.
    pub(super) fn landing(&mut self, given: u32, edge: &Dest) {
        let thrown = self.thrown_register();
        let value = self.b.read(given, Prim::Ref);
        self.b.assign(thrown, Prim::Ref, value);
        self.go(edge, None);
    }

    /// What the engine is told: name, type of the result, names and types of values.
    fn description(&mut self, inst: &Inst, ty: Option<TypeId>) -> ExprId {
        let text = self.described(inst, ty);
        let text = self.lowering.module.names.intern(text);
        self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text))
    }

    fn described(&self, inst: &Inst, ty: Option<TypeId>) -> String {
        let bundle = self.lowering.bundle;
        let shown = |name: Option<crate::mir::Name>| match name {
            Some(name) => bundle.names.text(name).into_owned(),
            None => "%".to_owned(),
        };
        let mut text = shown(inst.name);
        text.push('|');
        match ty {
            Some(ty) => self.spell(ty, 0, &mut text),
            None => text.push('v'),
        }
        for kept in &inst.keep {
            text.push('|');
            text.push_str(&shown(self.body.value(kept.id).and_then(|value| value.name)));
            text.push(':');
            self.spell(self.type_of(kept.id), 0, &mut text);
        }
        text
    }

    pub(super) fn spell(&self, ty: TypeId, level: u32, text: &mut String) {
        match self.lowering.bundle.types.ty(ty) {
            Type::Void => text.push('v'),
            Type::Int(width) => text.push_str(&format!("i{width}")),
            Type::Float => text.push('f'),
            Type::Double => text.push('d'),
            Type::Ref(_) | Type::WeakRef(_) => text.push('r'),
            Type::IRef(_) => text.push('p'),
            Type::Func(_) => text.push('c'),
            Type::TagRef64 => text.push('t'),
            Type::Stack => text.push('s'),
            Type::Thread => text.push('h'),
            Type::Struct(fields) => {
                text.push('{');
                // Deeper ones have been reported.
                for field in fields.iter().filter(|_| level < 200) {
                    self.spell(*field, level + 1, text);
                }
                text.push('}');
            }
            Type::Array(..) | Type::Hybrid(..) => {}
        }
    }

    /// Ends the thread. The instruction need not be the end of the block, but may be.
    pub(super) fn thread_exit(&mut self, inst: &Inst, block: BlockId) {
        let label = self.b.fresh_label(&mut self.lowering.module.names);
        self.b.flow(Op::Label, &[], label);
        let function = self.lowering.engine_function(EXIT, &[], Prim::Void);
        let call = Call::new(Callee::Func(function));
        self.b
            .emit(Op::CallAssigned, Prim::Void, &[], StmtData::Call(Box::new(call)));
        let last = self.body.block(block).and_then(|block| block.insts.last());
        if last.is_some_and(|last| std::ptr::eq(last, inst)) {
            // Nothing gets here, and the code goes nowhere else.
            self.b.flow(Op::Goto, &[], label);
        }
    }
}
