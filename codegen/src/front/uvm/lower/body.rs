//! The function under construction, a block after the other.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use super::places::Place;
use super::uses::Usage;
use crate::front::uvm::ast::{BlockId, Body, Dest, FuncId, Inst, ValueId};
use crate::front::uvm::table;
use crate::mir::{self, ExprData, ExprId, Label, LabelId, Loc, Pos, StmtData, StmtId, TypeTable};

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
        tail: None,
        pads: Vec::new(),
        refusals: Vec::new(),
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
    code.refused();
    code.finish()
}

/// Instructions of a loop's test that are repeated at the end of the loop.
pub(super) const MAX_REPEATED: usize = 12;
/// Nodes on the longest path of a tree.
pub(super) const MAX_DEPTH: u32 = 24;

/// The function under construction.
pub(super) struct Code<'l, 'b, 'c> {
    pub(super) lowering: &'l mut Lowering<'b>,
    pub(super) own: FuncId,
    /// Where a tail call of the function itself goes.
    pub(super) again: Option<LabelId>,
    pub(super) body: &'c Body,
    pub(super) func: mir::Function,
    /// The registers of values begin there, one for each leaf.
    pub(super) registers: Vec<Option<u32>>,
    /// Values that are places known from other values.
    pub(super) places: Vec<Option<Place>>,
    pub(super) usage: Usage,
    /// Trees of values that wait for their only use, one for each leaf, with their depths.
    pub(super) held: Vec<Option<(Vec<ExprId>, u32)>>,
    /// Values that began to wait, in order; some have had their use.
    pub(super) waiting: Vec<ValueId>,
    /// Of the operands taken for the current instruction.
    pub(super) depth: u32,
    pub(super) next_register: u32,
    /// Where the formals of the body's parameters begin.
    pub(super) formals: Vec<usize>,
    /// Has the exception that a landing pad takes.
    pub(super) thrown: Option<u32>,
    /// The next call ends the function; the address of its keeper.
    pub(super) tail: Option<ExprId>,
    /// Handlers to be written, with the edges that they take.
    pub(super) pads: Vec<(LabelId, Dest)>,
    /// Where instructions go that cannot be done, to be written as well.
    pub(super) refusals: Vec<(LabelId, Dest)>,
    /// Cells for the values of traps, as many as the largest one needs.
    pub(super) cells: Option<mir::LocalId>,
    pub(super) out: Vec<StmtId>,
    pub(super) labels: Vec<LabelId>,
    pub(super) pos: Pos,
    pub(super) loc: Loc,
}

impl Code<'_, '_, '_> {
    /// The finished function, without labels that nothing goes to: they would end blocks of the translator.
    pub(super) fn finish(mut self) -> mir::Function {
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

    pub(super) fn at(&mut self, pos: Pos) {
        self.pos = self.lowering.pos(pos);
        self.loc = self.lowering.loc(pos);
        self.depth = 0;
    }

    pub(super) fn label(&mut self, name: mir::Name, pos: Pos) -> LabelId {
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
        inst.result
            .and_then(|result| self.known_place_of(result))
            .is_some()
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

    /// The bits of a value as another type of the same size.
    pub(super) fn retyped(&mut self, value: ExprId, prim: Prim) -> ExprId {
        self.expr(Op::Retype, prim, &[value], ExprData::Type(TypeTable::prim(prim)))
    }

    pub(super) fn constant(&mut self, prim: Prim, bits: u64) -> ExprId {
        self.func.push_const(prim, bits, self.pos)
    }

    pub(super) fn emit(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let stmt = self.func.push_typed(op, prim, args, data, (self.pos, self.loc));
        self.out.push(stmt);
    }

    pub(super) fn flow(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, Prim::Void, args, StmtData::Label(label));
    }

    /// The instructions of a block, standing where block `here` is.
    pub(super) fn instructions(&mut self, block: BlockId, here: BlockId) {
        self.waiting.clear();
        let body = self.body;
        for inst in body.block(block).map_or(&[][..], |block| &block.insts) {
            self.at(inst.pos);
            self.inst(inst, block, here);
        }
    }

    pub(super) fn inst(&mut self, inst: &Inst, block: BlockId, here: BlockId) {
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
            // Of intrinsic functions none throws. A stack that is resumed with an exception looks for it itself.
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
            table::Op::Swapstack => self.swap(inst, here),
            op if op.shape().clause == table::Clause::Ends && !inst.edges.is_empty() => {
                self.with_clause(inst, block, here);
            }
            _ => self.compute(inst, block),
        }
    }
}
