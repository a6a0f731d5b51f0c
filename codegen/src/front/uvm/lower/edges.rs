//! Edges: what they assign, and the instructions that choose among them.
//!
//! What an edge assigns to the parameters of its block is assigned at once: a parameter whose old value another one needs is assigned after
//! that one, and circles are broken with registers more.

use maple_mirbin::{Op, Prim};

use super::body::{Code, MAX_REPEATED};
use crate::front::uvm::ast::{BlockId, Constant, Dest, Inst, Operand, OperandData, ValueId};
use crate::front::uvm::table;
use crate::front::uvm::types::Type;
use crate::mir::{self, LabelId, StmtData, Switch};

impl Code<'_, '_, '_> {
    /// Whether a block is short and ends in the decision whether to go on.
    pub(super) fn is_test(&self, id: BlockId) -> bool {
        let Some((last, before)) = self.body.block(id).and_then(|block| block.insts.split_last()) else {
            return false;
        };
        let decides = last.op == table::Op::Branch2
            && matches!(
                last.operands.first(),
                Some(Operand {
                    data: OperandData::Value(_),
                    ..
                })
            );
        let plain = |inst: &Inst| {
            let shape = inst.op.shape();
            !shape.args && shape.keep == table::Keep::No
        };
        decides && before.len() < MAX_REPEATED && before.iter().all(plain)
    }

    /// Assigns the parameters of the block that an edge leads to, and goes there; `here` is the block before, if the next one may follow.
    pub(super) fn go(&mut self, edge: &Dest, here: Option<BlockId>) {
        self.pass(edge);
        let follows = here.is_some_and(|here| here.0 + 1 == edge.block.0);
        if !follows && let Some(label) = self.labels.get(edge.block.0 as usize).copied() {
            self.b.flow(Op::Goto, &[], label);
        }
    }

    /// Whether an instruction is a tail call of the function itself.
    pub(super) fn is_again(&self, inst: &Inst) -> bool {
        let callee = inst.operands.first().map(|operand| &operand.data);
        inst.op == table::Op::Tailcall && callee == Some(&OperandData::Constant(Constant::Func(self.own)))
    }

    /// Parameters get registers, which tail calls of the function itself assign before they go to the label here.
    pub(super) fn begin_again(&mut self) {
        let formals = std::mem::take(&mut self.formals);
        for (id, formal) in (0..).map(ValueId).zip(formals) {
            let (first, leaves) = (self.register_of(id), self.leaves_of(id));
            for ((at, number), prim) in (formal..).zip(first..).zip(&*leaves) {
                if let Some(mir::Formal::Var(local)) = self.b.func.formals.get(at).copied() {
                    let value = self.b.read_local(local, *prim);
                    self.b.assign(number, *prim, value);
                }
            }
        }
        let label = self.b.fresh_label(&mut self.lowering.module.names);
        self.b.flow(Op::Label, &[], label);
        self.again = Some(label);
    }

    /// A tail call of the function itself.
    pub(super) fn again(&mut self, inst: &Inst) {
        let params: Vec<ValueId> = (0..self.body.params).map(ValueId).collect();
        self.pass_to(&params, inst.arguments());
        if let Some(label) = self.again {
            self.b.flow(Op::Goto, &[], label);
        }
    }

    /// Assigns the parameters of the block that an edge leads to, all at once.
    pub(super) fn pass(&mut self, edge: &Dest) {
        let params = self.body.block(edge.block).map_or(&[][..], |block| &block.params);
        self.pass_to(params, &edge.args);
    }

    pub(super) fn pass_to(&mut self, params: &[ValueId], args: &[Operand]) {
        // What is left to do: the parameter, and what it gets.
        let mut left: Vec<(ValueId, &Operand)> = Vec::new();
        for (param, arg) in params.iter().zip(args) {
            if !self.is_there(*param, arg) {
                left.push((*param, arg));
            }
        }
        // Where a value was put because its register had to be assigned.
        let mut moved: Vec<(ValueId, u32)> = Vec::new();
        while !left.is_empty() {
            let needed = |param: ValueId, left: &[(ValueId, &Operand)]| {
                left.iter()
                    .any(|(to, arg)| *to != param && self.is_there(param, arg))
            };
            let free = left
                .iter()
                .position(|(param, _)| moved.iter().any(|(id, _)| id == param) || !needed(*param, &left));
            let at = free.unwrap_or(0);
            if free.is_none() {
                let (param, _) = left[at];
                let (number, leaves) = (self.register_of(param), self.leaves_of(param));
                let saved = self.b.registers(&leaves);
                for (at, prim) in (0..).zip(&*leaves) {
                    let value = self.b.read(number + at, *prim);
                    self.b.assign(saved + at, *prim, value);
                }
                moved.push((param, saved));
            }
            let (param, arg) = left.remove(at);
            let ty = self.type_of(param);
            let value = match arg.data {
                OperandData::Value(id) => match moved.iter().find(|(known, _)| self.is_there(*known, arg)) {
                    Some((_, saved)) => {
                        let leaves = self.leaves_of(id);
                        (*saved..)
                            .zip(&*leaves)
                            .map(|(number, prim)| self.b.read(number, *prim))
                            .collect()
                    }
                    None => self.operands(arg, ty),
                },
                OperandData::Constant(_) => self.operands(arg, ty),
            };
            self.define(param, &value);
        }
        for (id, trees) in std::mem::take(&mut self.steps) {
            self.define(id, &trees);
        }
    }

    /// Whether an argument is in the register of a parameter.
    pub(super) fn is_there(&self, param: ValueId, arg: &Operand) -> bool {
        matches!(arg.data, OperandData::Value(id)
            if id == param || self.usage.shared.get(id.0 as usize) == Some(&Some(param)))
    }

    fn assigns(&self, edge: &Dest) -> bool {
        let params = self.body.block(edge.block).map_or(&[][..], |block| &block.params);
        let mut all = params.iter().zip(&edge.args);
        all.any(|(param, arg)| !self.is_there(*param, arg))
    }

    /// The label at which an edge begins: that of its block if it assigns nothing, else one of its own, with the code for it.
    pub(super) fn begin(&mut self, edge: &Dest, pending: &mut Vec<(LabelId, Dest)>) -> LabelId {
        match (self.assigns(edge), self.labels.get(edge.block.0 as usize)) {
            (false, Some(label)) => *label,
            _ => {
                let label = self.b.fresh_label(&mut self.lowering.module.names);
                pending.push((label, edge.clone()));
                label
            }
        }
    }

    pub(super) fn finish_edges(&mut self, pending: Vec<(LabelId, Dest)>) {
        for (label, edge) in pending {
            self.b.flow(Op::Label, &[], label);
            self.go(&edge, None);
        }
    }

    pub(super) fn branch(&mut self, inst: &Inst, here: BlockId) {
        let (Some(condition), [then, other, ..]) = (inst.operands.first(), inst.edges.as_slice()) else {
            return;
        };
        if let OperandData::Constant(constant) = &condition.data {
            let taken = self.is_true(constant);
            return self.go(if taken { then } else { other }, Some(here));
        }
        let condition = self.condition(condition);
        let mut pending = Vec::new();
        // The end of a loop branches back, so that the step of a counter becomes one with that. Where its edge assigns something, that stands
        // right before a jump back.
        let turns = |edge: &Dest| edge.block <= here && !self.assigns(edge);
        let falls = here.0 + 1 == then.block.0 || then.block <= here;
        if turns(other) || falls && !turns(then) {
            let label = self.begin(other, &mut pending);
            self.b.flow(Op::BrFalse, &[condition], label);
            self.go(then, if pending.is_empty() { Some(here) } else { None });
        } else {
            let label = self.begin(then, &mut pending);
            self.b.flow(Op::BrTrue, &[condition], label);
            self.go(other, if pending.is_empty() { Some(here) } else { None });
        }
        self.finish_edges(pending);
    }

    pub(super) fn switch(&mut self, inst: &Inst) {
        let (Some(value), Some(ty), Some(default)) =
            (inst.operands.first(), inst.types.first(), inst.edges.first())
        else {
            return;
        };
        let selector = self.operand(value, *ty);
        let mut pending = Vec::new();
        let default = self.begin(default, &mut pending);
        let mut cases = Vec::new();
        for (case, edge) in inst.cases.iter().zip(inst.edges.iter().skip(1)) {
            let bits = match &case.data {
                OperandData::Constant(constant) => self.literal(constant),
                OperandData::Value(_) => None,
            };
            let width = match self.lowering.bundle.types.ty(*ty) {
                Type::Int(width) => *width,
                _ => 64,
            };
            let Some(bits) = bits else {
                self.lowering.unsupported(case.pos, "this case");
                continue;
            };
            let label = self.begin(edge, &mut pending);
            cases.push(((bits & (u64::MAX >> (64 - width))) as i64, label));
        }
        let table = Switch {
            default: Some(default),
            tag_offset: 0,
            cases,
        };
        self.b.emit(
            Op::Switch,
            Prim::Void,
            &[selector],
            StmtData::Switch(Box::new(table)),
        );
        self.finish_edges(pending);
    }
}
