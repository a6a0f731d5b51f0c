//! Places that are known from another value: `GETIREF` and what moves an iref by a constant need no registers of their own.

use super::body::Code;
use crate::front::uvm::ast::{Inst, Operand, OperandData, ValueId};
use crate::front::uvm::table::Op;
use crate::front::uvm::types::{Type, TypeId};

/// A place that a constant away is from another value: from the start of the object if that is a reference or the cell of an `ALLOCA`, else
/// from the place of an iref.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Place {
    pub root: ValueId,
    pub offset: u64,
}

impl Code<'_, '_, '_> {
    /// The places among the values of the body, by value.
    pub(super) fn find_places(&mut self) -> Vec<Option<Place>> {
        let body = self.body;
        let mut places: Vec<Option<Place>> = vec![None; body.values.len()];
        for inst in body.blocks.iter().flat_map(|block| &block.insts) {
            let Some(result) = inst.result else { continue };
            let place = self.place_of(inst, result);
            if let Some(slot) = places.get_mut(result.0 as usize) {
                *slot = place;
            }
        }
        for at in 0..places.len() {
            resolve(&mut places, at);
        }
        places
    }

    fn place_of(&mut self, inst: &Inst, result: ValueId) -> Option<Place> {
        let ty = inst.types.first().copied()?;
        if matches!(inst.op, Op::Alloca | Op::AllocaHybrid) {
            return Some(Place {
                root: result,
                offset: 0,
            });
        }
        let root = match inst.operands.first()?.data {
            OperandData::Value(root) => root,
            OperandData::Constant(_) => return None,
        };
        let offset = match inst.op {
            Op::GetIRef | Op::GetFixedPartIRef | Op::IRefcast => 0,
            Op::GetFieldIRef => self.lowering.offset(ty, inst.index, inst.pos),
            Op::GetVarPartIRef => self.lowering.offset(ty, 1, inst.pos),
            Op::GetElemIRef | Op::ShiftIRef => {
                let element = match (inst.op, self.lowering.bundle.types.ty(ty)) {
                    (Op::GetElemIRef, Type::Array(element, _)) => *element,
                    _ => ty,
                };
                let index = self.constant_index(inst, inst.operands.get(1)?)?;
                self.lowering.size(element, inst.pos).wrapping_mul(index)
            }
            _ => return None,
        };
        Some(Place { root, offset })
    }

    fn constant_index(&self, inst: &Inst, operand: &Operand) -> Option<u64> {
        let OperandData::Constant(constant) = &operand.data else {
            return None;
        };
        // An index of another type is extended first.
        let is_word = |ty: &TypeId| *self.lowering.bundle.types.ty(*ty) == Type::Int(64);
        match inst.types.get(1).is_none_or(is_word) {
            true => self.literal(constant),
            false => None,
        }
    }
}

/// Most places between a place and the value that it is known from.
const MAX_CHAIN: usize = 64;

/// Follows the places that a place is known from. Values come from values that dominate them, so there are circles in unreachable code only:
/// they end somewhere.
fn resolve(places: &mut [Option<Place>], at: usize) {
    let mut path = Vec::new();
    let mut next = at;
    while let Some(place) = places.get(next).copied().flatten() {
        let before = place.root.0 as usize;
        if before == next || path.len() >= MAX_CHAIN || path.contains(&before) {
            break;
        }
        path.push(next);
        next = before;
    }
    let mut offset = 0u64;
    while let Some(step) = path.pop() {
        if let Some(place) = places.get_mut(step).and_then(Option::as_mut) {
            offset = offset.wrapping_add(place.offset);
            *place = Place {
                root: ValueId(next as u32),
                offset,
            };
        }
    }
}
