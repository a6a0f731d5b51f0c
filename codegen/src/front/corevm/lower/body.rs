//! The function under construction, a stretch after the other.

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashMap;

use crate::front::build::Builder;
use crate::mir::{self, ExprId, Formal, LabelId, LocalId, Name, Pos, StmtData};

use super::super::ast::{Function, Inst, Operand, OperandData, Type};
use super::super::check::Typing;
use super::super::kinds::Kind;
use super::super::table;
use super::Lowering;
use super::dynamic::Search;
use super::places::Bound;
use super::uses::Uses;

/// Lowers the function at a position into `func`, which has its signature.
pub(super) fn lower(
    lowering: &mut Lowering<'_>,
    position: usize,
    function: &Function,
    typing: &Typing,
    func: mir::Function,
) -> mir::Function {
    let uses = Uses::of(lowering, function, typing);
    let formals = func
        .formals
        .iter()
        .filter_map(|formal| match formal {
            Formal::Var(local) => Some(*local),
            Formal::Reg(..) => None,
        })
        .collect();
    let mut code = Code {
        lowering,
        position,
        function,
        typing,
        b: Builder::new(func),
        uses,
        bounds: FxHashMap::default(),
        held: FxHashMap::default(),
        searches: Vec::new(),
        captured: FxHashMap::default(),
        pos: function.pos,
        formals,
        labels: Vec::new(),
    };
    code.at(function.pos);
    code.parameters();
    for (at, stretch) in typing.flow.stretches.iter().enumerate() {
        let block = function.blocks.get(stretch.block);
        let name = match block.filter(|_| stretch.insts.start == 0) {
            Some(block) => code
                .lowering
                .mir
                .names
                .intern(code.lowering.module.names.bytes(block.label)),
            None => code.lowering.mir.names.intern(format!("S|{at}")),
        };
        let pos = block.map_or(Pos::NONE, |block| code.lowering.pos(block.pos));
        let label = code.b.label(name, pos);
        code.labels.push(label);
    }
    // What a stretch uses is bound by those that dominate it, wherever they stand.
    let mut pieces = vec![code.b.take()];
    pieces.resize(typing.flow.stretches.len() + 1, Vec::new());
    for at in typing.flow.in_order() {
        code.stretch(at);
        if let Some(piece) = pieces.get_mut(at + 1) {
            *piece = code.b.take();
        }
    }
    pieces.into_iter().for_each(|piece| code.b.append(piece));
    if typing.flow.stretches.is_empty() {
        code.empty();
    } else if typing.flow.falls_off() {
        code.b.emit(Op::Return, Prim::Void, &[], StmtData::None);
    }
    code.b.finish()
}

/// The function under construction.
pub(super) struct Code<'l, 'm, 'c> {
    pub(super) lowering: &'l mut Lowering<'m>,
    /// Of the function.
    pub(super) position: usize,
    pub(super) function: &'c Function,
    pub(super) typing: &'c Typing,
    pub(super) b: Builder,
    pub(super) uses: Uses,
    /// What names are bound to.
    pub(super) bounds: FxHashMap<Name, Bound>,
    /// Values that the next instruction uses.
    pub(super) held: FxHashMap<Name, ExprId>,
    /// Attributes that wait for their use, in the order of the text.
    pub(super) searches: Vec<(Name, Search)>,
    /// Registers with pointers to what functions below this one use.
    pub(super) captured: FxHashMap<Name, u32>,
    /// The instruction.
    pos: Pos,
    /// One for each register of a parameter.
    pub(super) formals: Vec<LocalId>,
    /// By stretch.
    pub(super) labels: Vec<LabelId>,
}

impl Code<'_, '_, '_> {
    pub(super) fn at(&mut self, pos: Pos) {
        self.pos = pos;
        let (pos, loc) = (self.lowering.pos(pos), self.lowering.loc(pos));
        self.lowering.here = loc;
        self.b.at(pos, loc);
    }

    /// Makes the code for another instruction.
    pub(super) fn standing<T>(&mut self, pos: Pos, make: impl FnOnce(&mut Self) -> T) -> T {
        let here = self.pos;
        self.at(pos);
        let made = make(self);
        self.at(here);
        made
    }

    pub(super) fn fresh_label(&mut self) -> LabelId {
        self.b.fresh_label(&mut self.lowering.mir.names)
    }

    fn stretch(&mut self, at: usize) {
        let (Some(stretch), Some(&label)) = (self.typing.flow.stretches.get(at), self.labels.get(at)) else {
            return;
        };
        self.b.flow(Op::Label, &[], label);
        let insts = self
            .function
            .blocks
            .get(stretch.block)
            .map_or(&[][..], |block| &block.insts);
        for inst in insts.get(stretch.insts.clone()).unwrap_or_default() {
            self.at(inst.pos);
            self.require(inst);
            self.inst(inst, at);
            if let Some(target) = inst.target {
                self.capture(target);
            }
        }
    }

    /// A function without code: of one that returns a value nobody knows what.
    fn empty(&mut self) {
        if self.function.ret == Type::VOID {
            return self.b.emit(Op::Return, Prim::Void, &[], StmtData::None);
        }
        self.lowering.raise(&mut self.b, "__maple_no_body");
        let zeros = self.zeros(self.function.ret);
        self.b.emit(Op::Return, Prim::Void, &zeros, StmtData::None);
    }

    fn inst(&mut self, inst: &Inst, stretch: usize) {
        use table::Op as C;
        let ty = inst.ty.unwrap_or(Type::VOID);
        match (inst.op, inst.operands.as_slice()) {
            (C::Alloca, _) => self.alloca(inst, ty),
            (C::Load, [from]) => {
                let value = self.owned(*from, ty, true);
                self.define(inst, ty, value);
            }
            (C::Store, [from, to]) => self.store(ty, *from, *to),
            (C::GetAttr, [name, object]) if self.is_dynamic(*object) => {
                self.get_dynamic(inst, *name, *object)
            }
            (C::SetAttr, [name, from, object]) if self.is_dynamic(*object) => {
                self.set_dynamic(*name, *from, *object);
            }
            (C::DelAttr, [name, object]) => self.delete_dynamic(*name, *object),
            (C::GetAttr, [name, object]) if inst.constant_name().is_none() => {
                self.reflected(inst, *name, None, *object);
            }
            (C::SetAttr, [name, from, object]) if inst.constant_name().is_none() => {
                self.reflected(inst, *name, Some(*from), *object);
            }
            (C::GetAttr, [_, object]) => self.get_attribute(inst, *object),
            (C::SetAttr, [_, from, object]) => self.set_attribute(inst, *from, *object),
            (C::GetElement, [array, index]) => self.get_element(inst, ty, *array, *index),
            (C::PutElement, [from, array, index]) => self.put_element(*from, *array, *index),
            (C::Len, [array]) => self.length(inst, *array),
            (C::Ret, operands) => self.ret(operands.first().copied()),
            (C::Br, operands) => self.br(inst, operands.first().copied(), stretch),
            (C::Switch2, [selector, cases @ ..]) => self.switch(inst, *selector, cases),
            (C::Pos | C::Neg | C::Inc | C::Dec, _) | (C::Add | C::Sub | C::Mul | C::Div | C::Mod, _) => {
                self.arithmetic(inst);
            }
            (C::Bnot | C::Band | C::Bor | C::Bxor | C::Bls | C::Brs, _) => self.bits(inst),
            (C::Eq | C::Neq | C::Gt | C::Lt | C::Gte | C::Lte | C::Cmp, [a, b]) => {
                self.comparison(inst, *a, *b)
            }
            (C::Lnot | C::Land | C::Lor, operands) => self.logic(inst, operands),
            (C::Call, [_, arguments @ ..]) => self.call(inst, arguments),
            (op, _) => self.lowering.unsupported(inst.pos, op.text()),
        }
    }

    /// Whether an operand is an object, or a pointer to one.
    fn is_dynamic(&self, operand: Operand) -> bool {
        self.type_of(operand).value() == Type::OBJECT
    }

    /// What an operand stands for; of constants there is none.
    pub(super) fn kind(&self, operand: Operand) -> Option<Kind> {
        match operand.data {
            OperandData::Ref(name) => self.typing.kinds.get(&name).copied(),
            OperandData::Const(_) => None,
        }
    }

    /// Type of an operand, or of what is in the place that it is.
    pub(super) fn type_of(&self, operand: Operand) -> Type {
        match operand.data {
            OperandData::Ref(_) => self.kind(operand).map_or(Type::OBJECT, Kind::ty),
            OperandData::Const(constant) => Type::of(constant.ty()),
        }
    }

    /// Binds the target of an instruction to a value that may be computed when it is used.
    pub(super) fn define_pure(&mut self, inst: &Inst, ty: Type, value: ExprId) {
        match inst.target {
            Some(target) if self.uses.at_once.contains(&target) => {
                self.held.insert(target, value);
            }
            _ => self.define(inst, ty, vec![value]),
        }
    }

    /// Binds the target of an instruction to the value in a register.
    pub(super) fn bind(&mut self, inst: &Inst, register: u32) {
        if let Some(target) = inst.target {
            self.bounds.insert(target, Bound::Registers(register));
        }
    }

    /// Binds the target of an instruction to a value.
    pub(super) fn define(&mut self, inst: &Inst, ty: Type, values: Vec<ExprId>) {
        let prims = self.lowering.leaves(ty);
        let first = self.b.registers(&prims);
        self.b.assign_all(first, &prims, &values);
        self.bind(inst, first);
    }
}
