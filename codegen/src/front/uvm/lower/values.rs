//! Values: their registers, and what operands are read from.

use std::rc::Rc;

use maple_mirbin::{Op, Prim};

use super::body::{Code, MAX_DEPTH};
use super::places::Place;
use super::uses::Uses;
use crate::front::uvm::ast::{BlockId, Constant, Literal, Operand, OperandData, ValueId};
use crate::front::uvm::types::{Type, TypeId};
use crate::mir::{self, ExprData, ExprId, Pos, Sym};

impl Code<'_, '_, '_> {
    /// Type of a value.
    pub(super) fn type_of(&self, id: ValueId) -> TypeId {
        self.body.value(id).map_or(TypeId(0), |value| value.ty)
    }

    pub(super) fn leaves_of(&mut self, id: ValueId) -> Rc<[Prim]> {
        let pos = self.body.value(id).map_or(Pos::NONE, |value| value.pos);
        self.lowering.leaves(self.type_of(id), pos)
    }

    pub(super) fn is_structure(&self, id: ValueId) -> bool {
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
        let number = self.b.registers(&leaves);
        if let Some(slot) = self.registers.get_mut(id.0 as usize) {
            *slot = Some(number);
        }
        number
    }

    /// Gives the registers of a value their content.
    pub(super) fn define(&mut self, id: ValueId, values: &[ExprId]) {
        self.settle(id);
        let (first, leaves) = (self.register_of(id), self.leaves_of(id));
        self.b.assign_all(first, &leaves, values);
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
        if self.usage.steps.contains(&id) {
            return self.steps.push((id, trees));
        }
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
        let id = self.known_place_of(id).map_or(id, |place| place.root);
        if let Some((trees, _)) = self.held.get_mut(id.0 as usize).and_then(Option::take) {
            self.define(id, &trees);
        }
    }

    /// An operand of this type, which has one leaf.
    pub(super) fn operand(&mut self, operand: &Operand, ty: TypeId) -> ExprId {
        let leaves = self.operands(operand, ty);
        match leaves.first() {
            Some(leaf) => *leaf,
            None => self.b.constant(Prim::U64, 0),
        }
    }

    /// The leaves of an operand of this type.
    pub(super) fn operands(&mut self, operand: &Operand, ty: TypeId) -> Vec<ExprId> {
        match &operand.data {
            OperandData::Value(id) => {
                if let Some(place) = self.known_place_of(*id) {
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
                        if let Some(mir::Formal::Var(local)) = self.b.func.formals.get(at).copied() {
                            reads.push(self.b.read_local(local, *prim));
                        }
                    }
                    return reads;
                }
                let first = self.register_of(*id);
                self.b.read_all(first, &leaves)
            }
            OperandData::Constant(constant) => {
                let mut leaves = Vec::new();
                self.constant_leaves(constant, ty, operand.pos, &mut leaves);
                leaves
            }
        }
    }

    /// Where a value leads to, if that is known from another value.
    pub(super) fn known_place_of(&self, id: ValueId) -> Option<Place> {
        self.places.get(id.0 as usize).copied().flatten()
    }

    /// The leaves of a place that is known from another value.
    pub(super) fn known_place(&mut self, id: ValueId, place: Place) -> Vec<ExprId> {
        // The cell of an `ALLOCA` begins where its object does.
        if place.root == id || self.known_place_of(place.root).is_some() {
            let object = self.register_of(place.root);
            let object = self.b.read(object, Prim::Ref);
            return vec![object, self.b.constant(Prim::U64, place.offset)];
        }
        let root = Operand {
            data: OperandData::Value(place.root),
            pos: Pos::NONE,
        };
        let mut leaves = self.operands(&root, self.type_of(place.root));
        match leaves.get(1).copied() {
            Some(offset) => leaves[1] = self.plus(offset, place.offset),
            None => leaves.push(self.b.constant(Prim::U64, place.offset)),
        }
        leaves
    }

    pub(super) fn constant_leaves(
        &mut self,
        constant: &Constant,
        ty: TypeId,
        pos: Pos,
        leaves: &mut Vec<ExprId>,
    ) {
        let bundle = self.lowering.bundle;
        let literal = match constant {
            Constant::Literal(literal) => literal,
            Constant::Const(id) => match bundle.consts.get(id.0 as usize) {
                Some(known) => &known.value,
                None => return,
            },
            Constant::Global(id) => {
                let null = self.b.constant(Prim::Ref, 0);
                let address = match self.lowering.global(*id) {
                    Some(global) => {
                        self.b
                            .expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(global), 0))
                    }
                    None => self.b.constant(Prim::U64, 0),
                };
                return leaves.extend([null, address]);
            }
            Constant::Func(id) => {
                let value = match self.lowering.function_id(*id) {
                    Some(func) => self.b.expr(Op::AddrOfFunc, Prim::Ptr, &[], ExprData::Func(func)),
                    None => self.b.constant(Prim::Ptr, 0),
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
                    leaves.push(self.b.constant(*prim, 0));
                }
            }
            Literal::Int(bits) | Literal::Double(bits) => self.scalar(ty, *bits, pos, leaves),
            Literal::Float(bits) => self.scalar(ty, u64::from(*bits), pos, leaves),
        }
    }

    pub(super) fn scalar(&mut self, ty: TypeId, bits: u64, pos: Pos, leaves: &mut Vec<ExprId>) {
        let prims = self.lowering.leaves(ty, pos);
        for prim in &*prims {
            leaves.push(match self.lowering.bundle.types.ty(ty) {
                Type::IRef(_) | Type::Ref(_) => self.b.constant(*prim, 0),
                _ => self.integer(ty, *prim, bits),
            });
        }
    }

    /// A literal of a type, without the bits that the type does not have.
    pub(super) fn integer(&mut self, ty: TypeId, prim: Prim, bits: u64) -> ExprId {
        let bits = self.cut_literal(ty, bits);
        self.b.constant(prim, bits)
    }

    /// The bits of a literal that its type has.
    pub(super) fn cut_literal(&self, ty: TypeId, bits: u64) -> u64 {
        match self.lowering.bundle.types.ty(ty) {
            Type::Int(width) => bits & (u64::MAX >> (64 - u32::from(*width).clamp(1, 64))),
            _ => bits,
        }
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
}
