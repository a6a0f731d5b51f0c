//! Values on their way from definition to use.
//!
//! A value with one use, in its own block, is *held* as a tree until that use. What is held reads registers and memory later than the
//! program says, so it is written into its register before anything changes what it reads. At most one held tree may trap, and nothing
//! that can be observed is done before it: traps keep their order. A statement with a tree that may trap carries that tree's line.

use std::collections::BTreeMap;

use maple_mirbin::{Op, Prim};

use crate::mir::{self, ExprData, ExprId, LabelId, Loc, LocalId, Pos, Reg, StmtData, StmtId, Sym, TypeTable};

use super::super::ast::{BlockId, Const, Index, Operand, Type, ValueId, ValueRef};
use super::memory::{Facts, Home};
use super::{Lowering, prim_of};

/// Nodes on the longest path of a tree.
const MAX_DEPTH: u32 = 24;
/// Trees held at a time.
const MAX_HELD: usize = 32;

/// What evaluating a tree depends on.
#[derive(Clone, Default, Debug)]
pub(super) struct Effects {
    /// Registers that stand for memory.
    reads: Vec<u32>,
    /// Memory itself.
    pub memory: bool,
    /// It may trap, on behalf of this place.
    pub trap: Option<Loc>,
    depth: u32,
}

/// A value that has no register of its own yet.
enum Held {
    /// Its tree.
    Tree(ExprId, Effects),
    /// What this register holds, for so many uses.
    Copy(u32, u32),
}

/// Where a value is.
#[derive(Clone, Copy, Debug)]
pub(super) enum ValueHome {
    Register(u32),
    Local(LocalId),
}

/// The function under construction.
pub(super) struct Builder<'l, 'p> {
    pub lowering: &'l mut Lowering<'p>,
    pub func: mir::Function,
    pub facts: Facts,
    pub types: Vec<Type>,
    places: Vec<Option<ValueHome>>,
    next_register: u32,
    held: BTreeMap<ValueId, Held>,
    out: Vec<StmtId>,
    pub block: BlockId,
    pub pos: Pos,
    pub loc: Loc,
    /// Effects of the operands taken for the current instruction.
    pub effects: Effects,
}

impl<'l, 'p> Builder<'l, 'p> {
    /// Starts a function whose parameters are its first values.
    pub fn new(
        lowering: &'l mut Lowering<'p>,
        func: mir::Function,
        facts: Facts,
        types: Vec<Type>,
    ) -> Builder<'l, 'p> {
        let mut places = vec![None; types.len()];
        for (place, formal) in places.iter_mut().zip(&func.formals) {
            if let &mir::Formal::Var(local) = formal {
                *place = Some(ValueHome::Local(local));
            }
        }
        Builder {
            lowering,
            func,
            facts,
            types,
            places,
            next_register: 1,
            held: BTreeMap::new(),
            out: Vec::new(),
            block: BlockId(0),
            pos: Pos::NONE,
            loc: Loc::NONE,
            effects: Effects::default(),
        }
    }

    /// The finished function, without labels that nothing goes to: they would end blocks of the translator.
    pub fn finish(mut self) -> mir::Function {
        let label = |id: &StmtId| match (self.func.stmt(*id).op, &self.func.stmt(*id).data) {
            (op, &StmtData::Label(label)) => Some((op == Op::Label, label)),
            _ => None,
        };
        let mut wanted = vec![false; self.func.labels.len()];
        for (is_definition, label) in self.out.iter().filter_map(label) {
            if let Some(wanted) = wanted.get_mut(label.0 as usize) {
                *wanted |= !is_definition;
            }
        }
        let mut out = std::mem::take(&mut self.out);
        out.retain(|id| match label(id) {
            Some((true, label)) => wanted.get(label.0 as usize) == Some(&true),
            _ => true,
        });
        let body = self.func.push_block(&out);
        self.func.body = Some(body);
        self.func
    }

    /// Begins an instruction.
    pub fn at(&mut self, pos: Pos) {
        self.pos = self.lowering.pos(pos);
        self.loc = self.lowering.loc(pos);
        self.effects = Effects::default();
    }

    /// Says, before its operands are taken, that the current instruction may trap.
    pub fn may_trap(&mut self) {
        self.effects.trap = Some(self.loc);
    }

    // Nodes.

    pub fn expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData) -> ExprId {
        self.func.push_expr(op, prim, args, data, self.pos)
    }

    pub fn constant(&mut self, prim: Prim, bits: u64) -> ExprId {
        self.func.push_const(prim, bits, self.pos)
    }

    pub fn register(&mut self, prim: Prim, number: u32) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(Reg::Preg(number)))
    }

    /// Appends a statement with the position of the current instruction, or of the tree in it that may trap.
    pub fn emit(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let loc = self.effects.trap.unwrap_or(self.loc);
        self.emit_at(op, prim, args, data, loc);
    }

    fn emit_at(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData, loc: Loc) {
        let stmt = self.func.push_typed(op, prim, args, data, (self.pos, loc));
        self.out.push(stmt);
    }

    pub fn assign(&mut self, prim: Prim, number: u32, value: ExprId) {
        self.emit(Op::RegAssign, prim, &[value], StmtData::Reg(Reg::Preg(number)));
    }

    /// Appends a label, `goto`, `brtrue` or `brfalse`.
    pub fn flow(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, Prim::Void, args, StmtData::Label(label));
    }

    // Places.

    /// A register of this type.
    pub fn new_register(&mut self, prim: Prim) -> u32 {
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

    /// A variable of the frame.
    pub fn new_local(&mut self, ty: mir::TypeId) -> LocalId {
        let name = format!("m{}", self.func.locals.len());
        let name = self.lowering.module.names.intern(name);
        let mut variable = mir::Variable::new(name, ty);
        variable.pos = self.pos;
        self.func.locals.push(variable)
    }

    /// Where a value is, or is to be.
    pub fn place(&mut self, id: ValueId) -> ValueHome {
        if let Some(Some(place)) = self.places.get(id.0 as usize) {
            return *place;
        }
        let ty = self.type_of(id);
        let alloc = self.facts.alloc(id).copied();
        let place = match (alloc, ty.aggregate()) {
            (Some(alloc), _) if alloc.home == Home::Frame => {
                let elem = self.lowering.ty(alloc.ty);
                let Index::Const(count) = alloc.count else {
                    return ValueHome::Register(0);
                };
                let dims = Box::new([u64::from(count)]);
                let array = self.lowering.module.types.intern(mir::Type::Array { dims, elem });
                ValueHome::Local(self.new_local(array))
            }
            (Some(alloc), _) => match alloc.home {
                Home::Register(prim) => ValueHome::Register(self.new_register(prim)),
                _ => ValueHome::Register(self.new_register(Prim::Ptr)),
            },
            (None, Some(_)) => {
                let ty = self.lowering.ty(ty);
                ValueHome::Local(self.new_local(ty))
            }
            (None, None) => ValueHome::Register(self.new_register(prim_of(ty))),
        };
        if let Some(slot) = self.places.get_mut(id.0 as usize) {
            *slot = Some(place);
        }
        place
    }

    /// Type of a value.
    pub fn type_of(&self, id: ValueId) -> Type {
        self.types.get(id.0 as usize).copied().unwrap_or(Type::INT1)
    }

    // Operands.

    /// An operand of this type, to be evaluated once, now.
    pub fn operand(&mut self, operand: Operand, ty: Type) -> ExprId {
        match operand {
            Operand::Const(Const { bits, .. }) => self.constant(prim_of(ty), bits),
            Operand::Value(value) => self.value(value),
        }
    }

    /// A value, to be evaluated once, now.
    pub fn value(&mut self, value: ValueRef) -> ExprId {
        let prim = prim_of(self.type_of(value.id));
        match self.held.remove(&value.id) {
            Some(Held::Copy(register, uses)) => {
                if uses > 1 {
                    self.held.insert(value.id, Held::Copy(register, uses - 1));
                }
                self.effects.reads.push(register);
                self.effects.depth = self.effects.depth.max(1);
                return self.register(prim, register);
            }
            Some(Held::Tree(tree, effects)) => {
                let two_lines = matches!((self.effects.trap, effects.trap), (Some(a), Some(b)) if a != b);
                if !two_lines && effects.depth < MAX_DEPTH {
                    self.effects.reads.extend(effects.reads);
                    self.effects.memory |= effects.memory;
                    self.effects.trap = self.effects.trap.or(effects.trap);
                    self.effects.depth = self.effects.depth.max(effects.depth + 1);
                    return tree;
                }
                self.settle(value.id, Held::Tree(tree, effects));
            }
            None => {}
        }
        self.effects.depth = self.effects.depth.max(1);
        self.read(value.id)
    }

    /// A value that has its place, as often as wanted.
    pub fn read(&mut self, id: ValueId) -> ExprId {
        let ty = self.type_of(id);
        match (self.place(id), self.facts.alloc(id)) {
            (ValueHome::Local(local), Some(_)) => {
                self.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Local(local), 0))
            }
            (ValueHome::Local(local), None) => {
                let data = ExprData::Var(Sym::Local(local), 0);
                self.expr(Op::Dread, prim_of(ty), &[], data)
            }
            (ValueHome::Register(number), _) => self.register(prim_of(ty), number),
        }
    }

    /// Gives a value its place if it is held.
    pub fn pin(&mut self, id: ValueId) {
        if let Some(held) = self.held.remove(&id) {
            self.settle(id, held);
        }
    }

    // Definitions.

    /// Defines the result of the current instruction as a tree with the effects of its operands.
    pub fn define(&mut self, id: Option<ValueId>, tree: ExprId) {
        let Some(id) = id else { return };
        if self.effects.trap.is_some() {
            self.settle_traps();
        }
        let uses = self.facts.uses(id);
        if uses.count == 0 && self.effects.trap.is_none() {
            return;
        }
        let effects = std::mem::take(&mut self.effects);
        let held = Held::Tree(tree, effects);
        if uses.count == 1 && uses.only_in(self.block) {
            if self.held.len() >= MAX_HELD
                && let Some((oldest, held)) = self.held.pop_first()
            {
                self.settle(oldest, held);
            }
            self.held.insert(id, held);
        } else {
            self.settle(id, held);
        }
    }

    /// Defines the result of the current instruction as what a register that stands for memory holds.
    pub fn define_copy(&mut self, id: Option<ValueId>, register: u32) {
        let Some(id) = id else { return };
        let uses = self.facts.uses(id);
        if uses.count == 0 {
            return;
        }
        let held = Held::Copy(register, uses.count);
        if uses.only_in(self.block) && self.held.len() < MAX_HELD {
            self.held.insert(id, held);
        } else {
            self.settle(id, held);
        }
    }

    /// Writes a value into its place.
    fn settle(&mut self, id: ValueId, held: Held) {
        let prim = prim_of(self.type_of(id));
        let (tree, loc) = match held {
            Held::Tree(tree, effects) => (tree, effects.trap.unwrap_or(self.loc)),
            Held::Copy(register, _) => (self.register(prim, register), self.loc),
        };
        if let ValueHome::Register(number) = self.place(id) {
            let data = StmtData::Reg(Reg::Preg(number));
            self.emit_at(Op::RegAssign, prim, &[tree], data, loc);
        }
    }

    fn settle_if(&mut self, which: impl Fn(&Held) -> bool) {
        let found: Vec<ValueId> = self
            .held
            .iter()
            .filter(|(_, held)| which(held))
            .map(|(id, _)| *id)
            .collect();
        for id in found {
            self.pin(id);
        }
    }

    /// To be called before something that may trap, once its operands are taken.
    pub fn settle_traps(&mut self) {
        self.settle_if(|held| matches!(held, Held::Tree(_, effects) if effects.trap.is_some()));
    }

    /// To be called before memory is written or a function called, once its operands are taken.
    pub fn settle_memory(&mut self) {
        self.settle_if(
            |held| matches!(held, Held::Tree(_, effects) if effects.trap.is_some() || effects.memory),
        );
    }

    /// To be called before a register that stands for memory is written, once operands are taken.
    pub fn settle_reads(&mut self, register: u32) {
        self.settle_if(|held| match held {
            Held::Tree(_, effects) => effects.reads.contains(&register),
            Held::Copy(from, _) => *from == register,
        });
    }

    /// To be called at the end of a block. Nothing is left that has a use.
    pub fn end_block(&mut self) {
        self.held.clear();
    }
}
