//! Blocks and edges.
//!
//! A value has a register. What an edge assigns to the parameters of its block is assigned at once: a parameter whose old value another
//! one needs is assigned after that one, and circles are broken with one register more.

use std::rc::Rc;

use maple_mirbin::{Op, Prim};

use super::Lowering;
use super::places::Place;
use super::uses::{Usage, Uses};
use crate::front::uvm::ast::{
    BlockId, Body, Constant, Dest, FuncId, Inst, Literal, Operand, OperandData, ValueId,
};
use crate::front::uvm::table;
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{
    self, ExprData, ExprId, Label, LabelId, Loc, Pos, Reg, StmtData, StmtId, Switch, Sym, TypeTable,
};

/// Lowers the body of function `own` into `func`, which has its signature.
pub(super) fn lower(
    lowering: &mut Lowering<'_>,
    own: FuncId,
    body: &Body,
    func: mir::Function,
) -> mir::Function {
    let mut code = Code {
        lowering,
        own,
        again: None,
        body,
        func,
        registers: vec![None; body.values.len()],
        places: Vec::new(),
        usage: Usage::default(),
        held: vec![None; body.values.len()],
        waiting: Vec::new(),
        depth: 0,
        next_register: 1,
        formals: Vec::new(),
        thrown: None,
        pads: Vec::new(),
        cells: None,
        out: Vec::new(),
        labels: Vec::new(),
        pos: Pos::NONE,
        loc: Loc::NONE,
    };
    code.find_cells();
    code.places = code.find_places();
    code.usage = Usage::of(body, &code.places);
    let mut formal = 0;
    for id in 0..body.params {
        code.formals.push(formal);
        formal += code.leaves_of(ValueId(id)).len();
    }
    let mut insts = body.blocks.iter().flat_map(|block| &block.insts);
    if insts.any(|inst| code.is_again(inst)) {
        code.begin_again();
    }
    // A value of several registers is not built in those of the parameter that it becomes: what it is made of may still be there.
    for id in 0..body.values.len() {
        if code.usage.shared[id].is_some() && code.is_structure(ValueId(id as u32)) {
            code.usage.shared[id] = None;
        }
    }
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
    code.landings();
    code.finish()
}

/// Instructions of a loop's test that are repeated at the end of the loop.
const MAX_REPEATED: usize = 12;
/// Nodes on the longest path of a tree.
const MAX_DEPTH: u32 = 24;

/// The function under construction.
pub(super) struct Code<'l, 'b, 'c> {
    pub(super) lowering: &'l mut Lowering<'b>,
    own: FuncId,
    /// Where a tail call of the function itself goes.
    again: Option<LabelId>,
    pub(super) body: &'c Body,
    func: mir::Function,
    /// The registers of values begin there, one for each leaf.
    registers: Vec<Option<u32>>,
    /// Values that are places known from other values.
    places: Vec<Option<Place>>,
    usage: Usage,
    /// Trees of values that wait for their only use, one for each leaf, with their depths.
    held: Vec<Option<(Vec<ExprId>, u32)>>,
    /// Values that began to wait, in order; some have had their use.
    waiting: Vec<ValueId>,
    /// Of the operands taken for the current instruction.
    depth: u32,
    next_register: u32,
    /// Where the formals of the body's parameters begin.
    formals: Vec<usize>,
    /// Has the exception that a landing pad takes.
    pub(super) thrown: Option<u32>,
    /// Handlers to be written, with the edges that they take.
    pub(super) pads: Vec<(LabelId, Dest)>,
    /// Cells for the values of traps, as many as the largest one needs.
    pub(super) cells: Option<mir::LocalId>,
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
                StmtData::Try(handlers, _) => {
                    handlers.iter().for_each(|label| wanted[label.0 as usize] = true);
                }
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
    pub(super) fn fresh_label(&mut self) -> LabelId {
        let name = format!("E|{}", self.func.labels.len());
        let name = self.lowering.module.names.intern(name);
        self.label(name, Pos::NONE)
    }

    pub(super) fn new_local(&mut self, name: &str, ty: mir::TypeId) -> mir::LocalId {
        let name = self.lowering.module.names.intern(name);
        self.func.locals.push(mir::Variable::new(name, ty))
    }

    /// Whether the value of an instruction is a place known from another value.
    pub(super) fn is_known(&self, inst: &Inst) -> bool {
        let id = inst.result.map_or(usize::MAX, |result| result.0 as usize);
        self.places.get(id).copied().flatten().is_some()
    }

    pub(super) fn func(&self) -> &mir::Function {
        &self.func
    }

    pub(super) fn prim_of_expr(&self, value: ExprId) -> Prim {
        self.func.expr_type(value)
    }

    /// Whether the function has no result.
    pub(super) fn returns_nothing(&self) -> bool {
        self.func.returns.first() == Some(&TypeTable::prim(Prim::Void))
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

    pub(super) fn flow(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, Prim::Void, args, StmtData::Label(label));
    }

    /// Type of a value.
    pub(super) fn type_of(&self, id: ValueId) -> TypeId {
        self.body.value(id).map_or(TypeId(0), |value| value.ty)
    }

    pub(super) fn leaves_of(&mut self, id: ValueId) -> Rc<[Prim]> {
        let pos = self.body.value(id).map_or(Pos::NONE, |value| value.pos);
        self.lowering.leaves(self.type_of(id), pos)
    }

    fn is_structure(&self, id: ValueId) -> bool {
        matches!(self.lowering.bundle.types.ty(self.type_of(id)), Type::Struct(_))
    }

    /// The first register of a value.
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
        let leaves = self.leaves_of(id);
        let number = self.new_registers(&leaves);
        if let Some(slot) = self.registers.get_mut(id.0 as usize) {
            *slot = Some(number);
        }
        number
    }

    /// Registers for leaves, numbered one after the other: the first.
    pub(super) fn new_registers(&mut self, leaves: &[Prim]) -> u32 {
        let first = self.next_register;
        for prim in leaves {
            self.new_register(*prim);
        }
        first
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

    /// Gives the registers of a value their content.
    pub(super) fn define(&mut self, id: ValueId, values: &[ExprId]) {
        self.settle(id);
        let (first, leaves) = (self.register_of(id), self.leaves_of(id));
        self.assign_all(first, &leaves, values);
    }

    pub(super) fn assign_all(&mut self, first: u32, leaves: &[Prim], values: &[ExprId]) {
        for ((number, prim), value) in (first..).zip(leaves).zip(values) {
            self.assign(number, *prim, *value);
        }
    }

    /// Before a value is put where the parameter of a block is: trees that wait may read that parameter.
    pub(super) fn settle(&mut self, id: ValueId) {
        if self.usage.shared.get(id.0 as usize).copied().flatten().is_none() {
            return;
        }
        for waiting in std::mem::take(&mut self.waiting) {
            if let Some((trees, _)) = self.held.get_mut(waiting.0 as usize).and_then(Option::take) {
                self.define(waiting, &trees);
            }
        }
    }

    /// As [`Code::define`], of trees that only read registers: they may wait for their use.
    pub(super) fn define_pure(&mut self, id: ValueId, trees: Vec<ExprId>, block: BlockId) {
        let waits = self.usage.uses.get(id.0 as usize) == Some(&Uses::Once(block)) && self.depth < MAX_DEPTH;
        match self.held.get_mut(id.0 as usize) {
            Some(held) if waits => {
                *held = Some((trees, self.depth + 1));
                self.waiting.push(id);
            }
            _ => self.define(id, &trees),
        }
    }

    /// Gives a value its register, for an instruction that reads it more than once.
    pub(super) fn pin(&mut self, operand: &Operand) {
        let OperandData::Value(id) = operand.data else {
            return;
        };
        let id = self
            .places
            .get(id.0 as usize)
            .copied()
            .flatten()
            .map_or(id, |place| place.root);
        if let Some((trees, _)) = self.held.get_mut(id.0 as usize).and_then(Option::take) {
            self.define(id, &trees);
        }
    }

    pub(super) fn assign(&mut self, number: u32, prim: Prim, value: ExprId) {
        self.emit(Op::RegAssign, prim, &[value], StmtData::Reg(Reg::Preg(number)));
    }

    pub(super) fn read(&mut self, number: u32, prim: Prim) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(Reg::Preg(number)))
    }

    /// An operand of this type, which has one leaf.
    pub(super) fn operand(&mut self, operand: &Operand, ty: TypeId) -> ExprId {
        let leaves = self.operands(operand, ty);
        match leaves.first() {
            Some(leaf) => *leaf,
            None => self.constant(Prim::U64, 0),
        }
    }

    /// The leaves of an operand of this type.
    pub(super) fn operands(&mut self, operand: &Operand, ty: TypeId) -> Vec<ExprId> {
        match &operand.data {
            OperandData::Value(id) => {
                if let Some(place) = self.places.get(id.0 as usize).copied().flatten() {
                    return self.known_place(*id, place);
                }
                if let Some((trees, depth)) = self.held.get_mut(id.0 as usize).and_then(Option::take) {
                    self.depth = self.depth.max(depth);
                    return trees;
                }
                let leaves = self.leaves_of(*id);
                // Parameters of the function stay where they are: nothing assigns them.
                if let Some(formal) = self.formals.get(id.0 as usize).copied() {
                    let mut reads = Vec::with_capacity(leaves.len());
                    for (at, prim) in (formal..).zip(&*leaves) {
                        if let Some(mir::Formal::Var(local)) = self.func.formals.get(at).copied() {
                            reads.push(self.expr(Op::Dread, *prim, &[], ExprData::Var(Sym::Local(local), 0)));
                        }
                    }
                    return reads;
                }
                let first = self.register_of(*id);
                (first..)
                    .zip(&*leaves)
                    .map(|(number, prim)| self.read(number, *prim))
                    .collect()
            }
            OperandData::Constant(constant) => {
                let mut leaves = Vec::new();
                self.constant_leaves(constant, ty, operand.pos, &mut leaves);
                leaves
            }
        }
    }

    /// The leaves of a place that is known from another value.
    fn known_place(&mut self, id: ValueId, place: Place) -> Vec<ExprId> {
        // The cell of an `ALLOCA` begins where its object does.
        if place.root == id
            || self
                .places
                .get(place.root.0 as usize)
                .copied()
                .flatten()
                .is_some()
        {
            let object = self.register_of(place.root);
            let object = self.read(object, Prim::Ref);
            return vec![object, self.constant(Prim::U64, place.offset)];
        }
        let root = Operand {
            data: OperandData::Value(place.root),
            pos: Pos::NONE,
        };
        let mut leaves = self.operands(&root, self.type_of(place.root));
        match leaves.get(1).copied() {
            Some(offset) => leaves[1] = self.plus(offset, place.offset),
            None => leaves.push(self.constant(Prim::U64, place.offset)),
        }
        leaves
    }

    fn constant_leaves(&mut self, constant: &Constant, ty: TypeId, pos: Pos, leaves: &mut Vec<ExprId>) {
        let bundle = self.lowering.bundle;
        let literal = match constant {
            Constant::Literal(literal) => literal,
            Constant::Const(id) => match bundle.consts.get(id.0 as usize) {
                Some(known) => &known.value,
                None => return,
            },
            Constant::Global(id) => {
                let null = self.constant(Prim::Ref, 0);
                let address = match self.lowering.global(*id) {
                    Some(global) => {
                        self.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(global), 0))
                    }
                    None => self.constant(Prim::U64, 0),
                };
                return leaves.extend([null, address]);
            }
            Constant::Func(id) => {
                let value = match self.lowering.function_id(*id) {
                    Some(func) => self.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
                    None => self.constant(Prim::Ptr, 0),
                };
                return leaves.push(value);
            }
        };
        match literal {
            Literal::Struct(fields) => {
                if let Type::Struct(types) = bundle.types.ty(ty) {
                    for (field, ty) in fields.iter().zip(types) {
                        self.constant_leaves(field, *ty, pos, leaves);
                    }
                }
            }
            // The zero of each type; existing programs write 0 for NULL.
            Literal::Null => {
                for prim in &*self.lowering.leaves(ty, pos) {
                    leaves.push(self.constant(*prim, 0));
                }
            }
            Literal::Int(bits) | Literal::Double(bits) => self.scalar(ty, *bits, pos, leaves),
            Literal::Float(bits) => self.scalar(ty, u64::from(*bits), pos, leaves),
        }
    }

    fn scalar(&mut self, ty: TypeId, bits: u64, pos: Pos, leaves: &mut Vec<ExprId>) {
        let prims = self.lowering.leaves(ty, pos);
        for prim in &*prims {
            leaves.push(match self.lowering.bundle.types.ty(ty) {
                Type::IRef(_) | Type::Ref(_) => self.constant(*prim, 0),
                _ => self.integer(ty, *prim, bits),
            });
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
            table::Op::Ret => self.ret(inst),
            table::Op::Retvoid => self.emit(Op::Return, Prim::Void, &[], StmtData::None),
            table::Op::Invoke => self.invoke(inst, here),
            table::Op::Throw => self.throw(inst),
            // Of intrinsic functions none that is compiled throws.
            table::Op::Iinvoke => {
                let called = Inst {
                    op: table::Op::Icall,
                    ..inst.clone()
                };
                self.compute(&called, block);
                if let Some(normal) = inst.edges.first() {
                    self.go(normal, Some(here));
                }
            }
            table::Op::Trap => self.trap(inst),
            table::Op::Watchpoint => self.watchpoint(inst),
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
    pub(super) fn go(&mut self, edge: &Dest, here: Option<BlockId>) {
        self.pass(edge);
        let follows = here.is_some_and(|here| here.0 + 1 == edge.block.0);
        if !follows && let Some(label) = self.labels.get(edge.block.0 as usize).copied() {
            self.flow(Op::Goto, &[], label);
        }
    }

    /// Whether an instruction is a tail call of the function itself.
    pub(super) fn is_again(&self, inst: &Inst) -> bool {
        let callee = inst.operands.first().map(|operand| &operand.data);
        inst.op == table::Op::Tailcall && callee == Some(&OperandData::Constant(Constant::Func(self.own)))
    }

    /// Parameters get registers, which tail calls of the function itself assign before they go to the label here.
    fn begin_again(&mut self) {
        let formals = std::mem::take(&mut self.formals);
        for (id, formal) in (0..).map(ValueId).zip(formals) {
            let (first, leaves) = (self.register_of(id), self.leaves_of(id));
            for ((at, number), prim) in (formal..).zip(first..).zip(&*leaves) {
                if let Some(mir::Formal::Var(local)) = self.func.formals.get(at).copied() {
                    let value = self.expr(Op::Dread, *prim, &[], ExprData::Var(Sym::Local(local), 0));
                    self.assign(number, *prim, value);
                }
            }
        }
        let label = self.fresh_label();
        self.flow(Op::Label, &[], label);
        self.again = Some(label);
    }

    /// A tail call of the function itself.
    pub(super) fn again(&mut self, inst: &Inst) {
        let params: Vec<ValueId> = (0..self.body.params).map(ValueId).collect();
        self.pass_to(&params, inst.arguments());
        if let Some(label) = self.again {
            self.flow(Op::Goto, &[], label);
        }
    }

    /// Assigns the parameters of the block that an edge leads to, all at once.
    fn pass(&mut self, edge: &Dest) {
        let params = self.body.block(edge.block).map_or(&[][..], |block| &block.params);
        self.pass_to(params, &edge.args);
    }

    fn pass_to(&mut self, params: &[ValueId], args: &[Operand]) {
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
                    .any(|(to, arg)| *to != param && arg.data == OperandData::Value(param))
            };
            let free = left
                .iter()
                .position(|(param, _)| moved.iter().any(|(id, _)| id == param) || !needed(*param, &left));
            let at = free.unwrap_or(0);
            if free.is_none() {
                let (param, _) = left[at];
                let (number, leaves) = (self.register_of(param), self.leaves_of(param));
                let saved = self.new_registers(&leaves);
                for (at, prim) in (0..).zip(&*leaves) {
                    let value = self.read(number + at, *prim);
                    self.assign(saved + at, *prim, value);
                }
                moved.push((param, saved));
            }
            let (param, arg) = left.remove(at);
            let ty = self.type_of(param);
            let value = match arg.data {
                OperandData::Value(id) => match moved.iter().find(|(known, _)| *known == id) {
                    Some((_, saved)) => {
                        let leaves = self.leaves_of(id);
                        (*saved..)
                            .zip(&*leaves)
                            .map(|(number, prim)| self.read(number, *prim))
                            .collect()
                    }
                    None => self.operands(arg, ty),
                },
                OperandData::Constant(_) => self.operands(arg, ty),
            };
            self.define(param, &value);
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
