//! The function under construction, a block after the other.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use super::places::Place;
use super::uses::Usage;
use crate::front::build::Builder;
use crate::front::uvm::ast::{BlockId, Body, Dest, FuncId, Inst, ValueId};
use crate::front::uvm::table;
use crate::mir::{self, ExprId, LabelId, Pos, StmtData, TypeTable};

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
        b: Builder::new(func),
        registers: vec![None; body.values.len()],
        places: Vec::new(),
        usage: Usage::default(),
        held: vec![None; body.values.len()],
        steps: Vec::new(),
        waiting: Vec::new(),
        depth: 0,
        formals: Vec::new(),
        thrown: None,
        tail: None,
        pads: Vec::new(),
        refusals: Vec::new(),
        cells: None,
        labels: Vec::new(),
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
        let label = code.b.label(name, code.lowering.pos(block.pos));
        code.labels.push(label);
    }
    for (at, block) in (0..).zip(&body.blocks) {
        code.at(block.pos);
        let label = code.labels[at as usize];
        code.b.flow(Op::Label, &[], label);
        code.instructions(BlockId(at), BlockId(at));
    }
    code.landings();
    code.refused();
    code.b.finish()
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
    pub(super) b: Builder,
    /// The registers of values begin there, one for each leaf.
    pub(super) registers: Vec<Option<u32>>,
    /// Values that are places known from other values.
    pub(super) places: Vec<Option<Place>>,
    pub(super) usage: Usage,
    /// Trees of values that wait for their only use, one for each leaf, with their depths.
    pub(super) held: Vec<Option<(Vec<ExprId>, u32)>>,
    /// Steps of counters, which wait for the jump back.
    pub(super) steps: Vec<(ValueId, Vec<ExprId>)>,
    /// Values that began to wait, in order; some have had their use.
    pub(super) waiting: Vec<ValueId>,
    /// Of the operands taken for the current instruction.
    pub(super) depth: u32,
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
    pub(super) labels: Vec<LabelId>,
}

impl Code<'_, '_, '_> {
    pub(super) fn at(&mut self, pos: Pos) {
        self.b.at(self.lowering.pos(pos), self.lowering.loc(pos));
        self.depth = 0;
    }

    pub(super) fn new_local(&mut self, name: &str, ty: mir::TypeId) -> mir::LocalId {
        let name = self.lowering.module.names.intern(name);
        self.b.func.locals.push(mir::Variable::new(name, ty))
    }

    /// Whether the value of an instruction is a place known from another value.
    pub(super) fn is_known(&self, inst: &Inst) -> bool {
        inst.result
            .and_then(|result| self.known_place_of(result))
            .is_some()
    }

    pub(super) fn prim_of_expr(&self, value: ExprId) -> Prim {
        self.b.func.expr_type(value)
    }

    /// Whether the function has no result.
    pub(super) fn returns_nothing(&self) -> bool {
        self.b.func.returns.first() == Some(&TypeTable::prim(Prim::Void))
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
            table::Op::Retvoid => self.b.emit(Op::Return, Prim::Void, &[], StmtData::None),
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
