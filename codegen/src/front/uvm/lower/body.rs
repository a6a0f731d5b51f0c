//! Blocks and edges.
//!
//! A value has a register. What an edge assigns to the parameters of its block is assigned at once: a parameter whose old value another
//! one needs is assigned after that one, and circles are broken with one register more.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use super::uses::{Usage, Uses};
use crate::front::uvm::ast::{BlockId, Body, Constant, Dest, Inst, Literal, Operand, OperandData, ValueId};
use crate::front::uvm::table;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{
    self, ExprData, ExprId, Label, LabelId, Loc, Pos, Reg, StmtData, StmtId, Switch, Sym, TypeTable,
};

/// Lowers a body into `func`, which has its signature.
pub(super) fn lower(lowering: &mut Lowering<'_>, body: &Body, func: mir::Function) -> mir::Function {
    let mut code = Code {
        lowering,
        body,
        func,
        registers: vec![None; body.values.len()],
        usage: Usage::of(body),
        held: vec![None; body.values.len()],
        waiting: Vec::new(),
        depth: 0,
        next_register: 1,
        out: Vec::new(),
        labels: Vec::new(),
        pos: Pos::NONE,
        loc: Loc::NONE,
    };
    for (at, block) in body.blocks.iter().enumerate() {
        let name = match block.label {
            Some(name) => code.lowering.symbol(name),
            None => code.lowering.module.names.intern(format!("L|{at}")),
        };
        let label = code.label(name, block.pos);
        code.labels.push(label);
    }
    for (at, block) in (0..).zip(&body.blocks) {
        code.at(block.pos);
        let label = code.labels[at as usize];
        code.flow(Op::Label, &[], label);
        code.instructions(BlockId(at), BlockId(at));
    }
    code.finish()
}

/// Instructions of a loop's test that are repeated at the end of the loop.
const MAX_REPEATED: usize = 12;
/// Nodes on the longest path of a tree.
const MAX_DEPTH: u32 = 24;

/// The function under construction.
pub(super) struct Code<'l, 'b, 'c> {
    pub(super) lowering: &'l mut Lowering<'b>,
    pub(super) body: &'c Body,
    func: mir::Function,
    registers: Vec<Option<u32>>,
    usage: Usage,
    /// Trees of values that wait for their only use, with their depths.
    held: Vec<Option<(ExprId, u32)>>,
    /// Values that began to wait, in order; some have had their use.
    waiting: Vec<ValueId>,
    /// Of the operands taken for the current instruction.
    depth: u32,
    next_register: u32,
    out: Vec<StmtId>,
    labels: Vec<LabelId>,
    pub(super) pos: Pos,
    loc: Loc,
}

impl Code<'_, '_, '_> {
    /// The finished function, without labels that nothing goes to: they would end blocks of the translator.
    fn finish(mut self) -> mir::Function {
        let mut wanted = vec![false; self.func.labels.len()];
        for id in &self.out {
            let stmt = self.func.stmt(*id);
            match &stmt.data {
                StmtData::Label(label) if stmt.op != Op::Label => wanted[label.0 as usize] = true,
                StmtData::Switch(switch) => {
                    let labels = switch.cases.iter().map(|(_, label)| label).chain(&switch.default);
                    labels.for_each(|label| wanted[label.0 as usize] = true);
                }
                _ => {}
            }
        }
        let mut out = std::mem::take(&mut self.out);
        out.retain(|id| {
            let stmt = self.func.stmt(*id);
            match &stmt.data {
                StmtData::Label(label) if stmt.op == Op::Label => wanted[label.0 as usize],
                _ => true,
            }
        });
        let body = self.func.push_block(&out);
        self.func.body = Some(body);
        self.func
    }

    fn at(&mut self, pos: Pos) {
        self.pos = self.lowering.pos(pos);
        self.loc = self.lowering.loc(pos);
        self.depth = 0;
    }

    fn label(&mut self, name: mir::Name, pos: Pos) -> LabelId {
        let pos = self.lowering.pos(pos);
        self.func.labels.push(Label {
            name,
            defined: true,
            pos,
        })
    }

    /// A label of ours, for an edge.
    fn fresh_label(&mut self) -> LabelId {
        let name = format!("E|{}", self.func.labels.len());
        let name = self.lowering.module.names.intern(name);
        self.label(name, Pos::NONE)
    }

    pub(super) fn expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData) -> ExprId {
        self.func.push_expr(op, prim, args, data, self.pos)
    }

    pub(super) fn constant(&mut self, prim: Prim, bits: u64) -> ExprId {
        self.func.push_const(prim, bits, self.pos)
    }

    pub(super) fn emit(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let args = self.func.push_args(args);
        let stmt = self.func.add_stmt(mir::Stmt {
            op,
            prim,
            args,
            data,
            pos: self.pos,
            loc: self.loc,
        });
        self.out.push(stmt);
    }

    fn flow(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, Prim::Void, args, StmtData::Label(label));
    }

    /// Type of a value.
    pub(super) fn type_of(&self, id: ValueId) -> TypeId {
        self.body.value(id).map_or(TypeId(0), |value| value.ty)
    }

    pub(super) fn prim_of(&mut self, id: ValueId) -> Prim {
        let pos = self.body.value(id).map_or(Pos::NONE, |value| value.pos);
        self.lowering.register(self.type_of(id), pos)
    }

    /// The register of a value.
    pub(super) fn register_of(&mut self, id: ValueId) -> u32 {
        let id = self
            .usage
            .shared
            .get(id.0 as usize)
            .copied()
            .flatten()
            .unwrap_or(id);
        if let Some(Some(number)) = self.registers.get(id.0 as usize) {
            return *number;
        }
        let prim = self.prim_of(id);
        let number = self.new_register(prim);
        if let Some(slot) = self.registers.get_mut(id.0 as usize) {
            *slot = Some(number);
        }
        number
    }

    pub(super) fn new_register(&mut self, prim: Prim) -> u32 {
        let number = self.next_register;
        self.next_register += 1;
        let preg = mir::Preg {
            ty: TypeTable::prim(prim),
            declared: true,
            counted: false,
            pos: self.pos,
        };
        self.func.pregs.insert(number, preg);
        number
    }

    /// Gives a value its register's content.
    pub(super) fn define(&mut self, id: ValueId, value: ExprId) {
        self.settle(id);
        let (number, prim) = (self.register_of(id), self.prim_of(id));
        self.assign(number, prim, value);
    }

    /// Before a value is put where the parameter of a block is: trees that wait may read that parameter.
    pub(super) fn settle(&mut self, id: ValueId) {
        if self.usage.shared.get(id.0 as usize).copied().flatten().is_none() {
            return;
        }
        for waiting in std::mem::take(&mut self.waiting) {
            if let Some((tree, _)) = self.held.get_mut(waiting.0 as usize).and_then(Option::take) {
                self.define(waiting, tree);
            }
        }
    }

    /// As [`Code::define`], of a tree that only reads registers: it may wait for its use.
    pub(super) fn define_pure(&mut self, id: ValueId, tree: ExprId, block: BlockId) {
        let waits = self.usage.uses.get(id.0 as usize) == Some(&Uses::Once(block)) && self.depth < MAX_DEPTH;
        match self.held.get_mut(id.0 as usize) {
            Some(held) if waits => {
                *held = Some((tree, self.depth + 1));
                self.waiting.push(id);
            }
            _ => self.define(id, tree),
        }
    }

    /// Gives a value its register, for an instruction that reads it more than once.
    pub(super) fn pin(&mut self, operand: &Operand) {
        if let OperandData::Value(id) = operand.data
            && let Some((tree, _)) = self.held.get_mut(id.0 as usize).and_then(Option::take)
        {
            self.define(id, tree);
        }
    }

    fn assign(&mut self, number: u32, prim: Prim, value: ExprId) {
        self.emit(Op::RegAssign, prim, &[value], StmtData::Reg(Reg::Preg(number)));
    }

    fn read(&mut self, number: u32, prim: Prim) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(Reg::Preg(number)))
    }

    /// An operand of this type.
    pub(super) fn operand(&mut self, operand: &Operand, ty: TypeId) -> ExprId {
        let prim = self.lowering.register(ty, operand.pos);
        match &operand.data {
            OperandData::Value(id) => {
                if let Some((tree, depth)) = self.held.get_mut(id.0 as usize).and_then(Option::take) {
                    self.depth = self.depth.max(depth);
                    return tree;
                }
                let prim = self.prim_of(*id);
                // Parameters of the function stay where they are: nothing assigns them.
                if let Some(mir::Formal::Var(local)) = self.func.formals.get(id.0 as usize).copied() {
                    return self.expr(Op::Dread, prim, &[], ExprData::Var(Sym::Local(local), 0));
                }
                let number = self.register_of(*id);
                self.read(number, prim)
            }
            OperandData::Constant(constant) => match self.literal(constant) {
                Some(bits) => self.integer(ty, prim, bits),
                None => match constant {
                    Constant::Func(id) => match self.lowering.function_id(*id) {
                        Some(func) => self.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
                        None => self.constant(prim, 0),
                    },
                    _ => {
                        self.lowering.unsupported(operand.pos, "this constant");
                        self.constant(prim, 0)
                    }
                },
            },
        }
    }

    /// The bits of a literal of a type, without those that the type does not have.
    fn integer(&mut self, ty: TypeId, prim: Prim, bits: u64) -> ExprId {
        let bits = match self.lowering.bundle.types.ty(ty) {
            Type::Int(width) => bits & (u64::MAX >> (64 - u32::from(*width).clamp(1, 64))),
            _ => bits,
        };
        self.constant(prim, bits)
    }

    /// The bits of a constant, if it has some before anything runs.
    pub(super) fn literal(&self, constant: &Constant) -> Option<u64> {
        let bits = |literal: &Literal| match literal {
            Literal::Int(bits) | Literal::Double(bits) => Some(*bits),
            Literal::Float(bits) => Some(u64::from(*bits)),
            Literal::Null => Some(0),
            Literal::Struct(_) => None,
        };
        match constant {
            Constant::Literal(literal) => bits(literal),
            Constant::Const(id) => bits(&self.lowering.bundle.consts.get(id.0 as usize)?.value),
            Constant::Global(_) | Constant::Func(_) => None,
        }
    }

    /// The instructions of a block, standing where block `here` is.
    fn instructions(&mut self, block: BlockId, here: BlockId) {
        self.waiting.clear();
        let body = self.body;
        for inst in body.block(block).map_or(&[][..], |block| &block.insts) {
            self.at(inst.pos);
            self.inst(inst, block, here);
        }
    }

    fn inst(&mut self, inst: &Inst, block: BlockId, here: BlockId) {
        match inst.op {
            table::Op::Branch => {
                let Some(edge) = inst.edges.first() else { return };
                // The test of a loop is repeated at its end, so that a turn takes one jump. Once: a repeated test stands elsewhere.
                if edge.block <= here && block == here && self.is_test(edge.block) {
                    self.pass(edge);
                    return self.instructions(edge.block, here);
                }
                self.go(edge, Some(here));
            }
            table::Op::Branch2 => self.branch(inst, here),
            table::Op::Switch => self.switch(inst),
            table::Op::Ret => {
                let ty = inst.types.first().copied().unwrap_or(TypeId(0));
                // A value that the signature does not have is dropped.
                let value = inst.operands.first().map(|operand| self.operand(operand, ty));
                let is_void = self.func.returns.first() == Some(&TypeTable::prim(Prim::Void));
                let value = value.filter(|_| !is_void);
                self.emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
            }
            table::Op::Retvoid => self.emit(Op::Return, Prim::Void, &[], StmtData::None),
            _ => self.compute(inst, block),
        }
    }

    /// Whether a block is short and ends in the decision whether to go on.
    fn is_test(&self, id: BlockId) -> bool {
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
        let plain = |inst: &Inst| !inst.op.shape().args;
        decides && before.len() < MAX_REPEATED && before.iter().all(plain)
    }

    /// Assigns the parameters of the block that an edge leads to, and goes there; `here` is the block before, if the next one may follow.
    fn go(&mut self, edge: &Dest, here: Option<BlockId>) {
        self.pass(edge);
        let follows = here.is_some_and(|here| here.0 + 1 == edge.block.0);
        if !follows && let Some(label) = self.labels.get(edge.block.0 as usize).copied() {
            self.flow(Op::Goto, &[], label);
        }
    }

    /// Assigns the parameters of the block that an edge leads to, all at once.
    fn pass(&mut self, edge: &Dest) {
        let params = self.body.block(edge.block).map_or(&[][..], |block| &block.params);
        // What is left to do: the parameter, and what it gets.
        let mut left: Vec<(ValueId, &Operand)> = Vec::new();
        for (param, arg) in params.iter().zip(&edge.args) {
            if !self.is_there(*param, arg) {
                left.push((*param, arg));
            }
        }
        // Where a value was put because its register had to be assigned.
        let mut moved: Vec<(ValueId, u32)> = Vec::new();
        while !left.is_empty() {
            let needed = |param: ValueId, left: &[(ValueId, &Operand)]| {
                left.iter()
                    .any(|(to, arg)| *to != param && arg.data == OperandData::Value(param))
            };
            let free = left
                .iter()
                .position(|(param, _)| moved.iter().any(|(id, _)| id == param) || !needed(*param, &left));
            let at = free.unwrap_or(0);
            if free.is_none() {
                let (param, _) = left[at];
                let (number, prim) = (self.register_of(param), self.prim_of(param));
                let (saved, value) = (self.new_register(prim), self.read(number, prim));
                self.assign(saved, prim, value);
                moved.push((param, saved));
            }
            let (param, arg) = left.remove(at);
            let ty = self.type_of(param);
            let value = match arg.data {
                OperandData::Value(id) => match moved.iter().find(|(known, _)| *known == id) {
                    Some((_, saved)) => {
                        let prim = self.prim_of(id);
                        self.read(*saved, prim)
                    }
                    None => self.operand(arg, ty),
                },
                OperandData::Constant(_) => self.operand(arg, ty),
            };
            self.define(param, value);
        }
    }

    /// Whether a parameter has what an edge gives it.
    fn is_there(&self, param: ValueId, arg: &Operand) -> bool {
        match arg.data {
            OperandData::Value(id) => {
                id == param || self.usage.shared.get(id.0 as usize) == Some(&Some(param))
            }
            OperandData::Constant(_) => false,
        }
    }

    /// The label at which an edge begins: that of its block if it assigns nothing, else one of its own, with the code for it.
    fn begin(&mut self, edge: &Dest, pending: &mut Vec<(LabelId, Dest)>) -> LabelId {
        let params = self.body.block(edge.block).map_or(&[][..], |block| &block.params);
        let assigns = params
            .iter()
            .zip(&edge.args)
            .any(|(param, arg)| !self.is_there(*param, arg));
        match (assigns, self.labels.get(edge.block.0 as usize)) {
            (false, Some(label)) => *label,
            _ => {
                let label = self.fresh_label();
                pending.push((label, edge.clone()));
                label
            }
        }
    }

    fn finish_edges(&mut self, pending: Vec<(LabelId, Dest)>) {
        for (label, edge) in pending {
            self.flow(Op::Label, &[], label);
            self.go(&edge, None);
        }
    }

    fn branch(&mut self, inst: &Inst, here: BlockId) {
        let (Some(condition), [then, other, ..]) = (inst.operands.first(), inst.edges.as_slice()) else {
            return;
        };
        if let OperandData::Constant(constant) = &condition.data {
            let taken = self.literal(constant) == Some(1);
            return self.go(if taken { then } else { other }, Some(here));
        }
        let condition = self.condition(condition);
        let mut pending = Vec::new();
        if here.0 + 1 == then.block.0 {
            let label = self.begin(other, &mut pending);
            self.flow(Op::BrFalse, &[condition], label);
            self.go(then, if pending.is_empty() { Some(here) } else { None });
        } else {
            let label = self.begin(then, &mut pending);
            self.flow(Op::BrTrue, &[condition], label);
            self.go(other, if pending.is_empty() { Some(here) } else { None });
        }
        self.finish_edges(pending);
    }

    fn switch(&mut self, inst: &Inst) {
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
        self.emit(
            Op::Switch,
            Prim::Void,
            &[selector],
            StmtData::Switch(Box::new(table)),
        );
        self.finish_edges(pending);
    }
}
