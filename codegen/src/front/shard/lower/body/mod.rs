//! Blocks and instructions.

mod access;
mod compute;

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashSet;

use super::Lowering;
use super::memory::{Facts, targets};
use super::operand::Builder;
use crate::front::shard::ast::{BlockId, Function, Inst, InstData, Operand, Type, ValueId};
use crate::mir::{self, ExprId, Label, LabelId, StmtData};

/// Instructions of a loop's head that are repeated at its end, so that a turn takes one jump.
const MAX_REPEATED: usize = 12;

/// Lowers the body of a function into `func`, which has its signature.
pub(super) fn lower(lowering: &mut Lowering<'_>, function: &Function, func: mir::Function) -> mir::Function {
    let facts = Facts::new(function, |ty| lowering.size(ty));
    let types = function.values.iter().map(|value| value.ty).collect();
    let labels = labels(lowering, function);
    let mut body = Body {
        b: Builder::new(lowering, func, facts, types),
        function,
        labels: Vec::new(),
        tested: FxHashSet::default(),
    };
    body.labels = labels
        .into_iter()
        .map(|label| body.b.func.labels.push(label))
        .collect();
    for (at, _) in function.blocks.iter().enumerate() {
        body.block(BlockId(at as u32));
    }
    body.b.finish()
}

/// One label for each block, named after it.
fn labels(lowering: &mut Lowering<'_>, function: &Function) -> Vec<Label> {
    let blocks = function.blocks.iter().enumerate();
    blocks
        .map(|(at, block)| {
            let name = match block.label {
                // MIR names hold what Shard names hold, and bars.
                Some(name) => lowering.module.names.intern(lowering.program.names.bytes(name)),
                None => lowering.module.names.intern(format!("L|{at}")),
            };
            Label {
                name,
                defined: true,
                pos: lowering.pos(block.pos),
            }
        })
        .collect()
}

struct Body<'l, 'p, 'f> {
    b: Builder<'l, 'p>,
    function: &'f Function,
    labels: Vec<LabelId>,
    /// Pointers that this block has tested for null.
    tested: FxHashSet<ValueId>,
}

impl<'f> Body<'_, '_, 'f> {
    fn block(&mut self, id: BlockId) {
        let reached = self.b.facts.reached.get(id.0 as usize) == Some(&true);
        let (Some(block), true) = (self.function.block(id), reached) else {
            return;
        };
        self.b.at(block.pos);
        self.label(id);
        self.instructions(id, id);
    }

    fn label(&mut self, id: BlockId) {
        if let Some(&label) = self.labels.get(id.0 as usize) {
            self.b.flow(Op::Label, &[], label);
        }
    }

    /// The instructions of a block, standing where block `here` is.
    fn instructions(&mut self, id: BlockId, here: BlockId) {
        self.b.block = id;
        self.tested.clear();
        let insts = self.function.block(id).map_or(&[][..], |block| &block.insts);
        for (at, inst) in insts.iter().enumerate() {
            self.b.at(inst.pos);
            self.instruction(inst, &insts[at + 1..], here);
        }
    }

    fn instruction(&mut self, inst: &Inst, rest: &[Inst], here: BlockId) {
        let result = inst.result;
        match &inst.data {
            InstData::Alloc { .. } => self.alloc(result, rest),
            &InstData::Store {
                ty,
                addr,
                value,
                index,
            } => self.store(ty, addr, value, index),
            &InstData::Load { ty, addr, index } => self.load(result, ty, addr, index),
            &InstData::Binary { op, ty, a, b } => self.binary(result, op, ty, a, b),
            &InstData::Cmp { cond, ty, a, b } => self.cmp(result, cond, ty, a, b),
            InstData::Call(call) => self.call(result, call),
            &InstData::Jump { to } => self.jump(to, here),
            &InstData::Branch { cond, then, other } => self.branch(cond, then, other, here),
            InstData::Return { value } => {
                let value = value.map(|(ty, value)| self.b.operand(value, ty));
                self.b.end_block();
                self.b
                    .emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
            }
        }
    }

    fn is_next(&self, id: BlockId, here: BlockId) -> bool {
        let between = here.0.saturating_add(1)..id.0;
        id.0 > here.0
            && between
                .into_iter()
                .all(|at| self.b.facts.reached.get(at as usize) != Some(&true))
    }

    fn go(&mut self, op: Op, args: &[ExprId], to: BlockId) {
        if let Some(&label) = self.labels.get(to.0 as usize) {
            self.b.flow(op, args, label);
        }
    }

    fn jump(&mut self, to: BlockId, here: BlockId) {
        self.b.end_block();
        if self.is_next(to, here) {
            return;
        }
        // In a repeated head, `here` is not its place: repeating is done once.
        if to.0 <= here.0 && self.b.block == here && self.is_head(to) {
            return self.instructions(to, here);
        }
        self.go(Op::Goto, &[], to);
    }

    /// Whether a block is short and ends in the decision whether to go on.
    fn is_head(&self, id: BlockId) -> bool {
        let Some(block) = self.function.block(id) else {
            return false;
        };
        let Some((last, before)) = block.insts.split_last() else {
            return false;
        };
        let decides = matches!(
            last.data,
            InstData::Branch {
                cond: Operand::Value(_),
                ..
            }
        );
        let plain = |inst: &Inst| !matches!(inst.data, InstData::Alloc { .. } | InstData::Call(_));
        decides && block.insts.len() <= MAX_REPEATED && before.iter().all(plain)
    }

    fn branch(&mut self, cond: Operand, then: BlockId, other: BlockId, here: BlockId) {
        if let Operand::Const(_) = cond {
            let mut only = then;
            targets(&InstData::Branch { cond, then, other }, |target| only = target);
            return self.jump(only, here);
        }
        let cond = self.b.operand(cond, Type::INT1);
        self.b.end_block();
        if self.is_next(then, here) {
            return self.go(Op::BrFalse, &[cond], other);
        }
        self.go(Op::BrTrue, &[cond], then);
        if !self.is_next(other, here) {
            self.go(Op::Goto, &[], other);
        }
    }
}
