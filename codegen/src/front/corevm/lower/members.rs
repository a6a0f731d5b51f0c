//! Fields and elements: `getattr` and `setattr` of structures, `getelement`, `putelement`, `len`.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::{IntrinsicRef, StmtData};

use super::super::ast::{Base, Inst, Operand, Type};
use super::super::table::Primitive;
use super::Lowering;
use super::body::Code;
use super::dynamic::Helper;
use super::memory::{Spot, pointee};
use super::places::Bound;

impl Code<'_, '_, '_> {
    /// `getattr` of a structure: the field is a place.
    pub(super) fn get_attribute(&mut self, inst: &Inst, object: Operand) {
        let Some((spot, ty)) = self.field(inst, object) else {
            return self
                .lowering
                .unsupported(inst.pos, "an attribute that is not a field");
        };
        let Some(target) = inst.target else { return };
        let bound = match Lowering::is_whole(ty) {
            true => Bound::Registers(self.lowering.whole_at(&mut self.b, spot, ty)),
            false => {
                // A field of null is an error here, unless the next instruction finds that out.
                let accessed = self.uses.at_once.contains(&target) && !self.uses.addressed.contains(&target);
                if self.type_of(object).pointer && !accessed {
                    let object = self.b.read(spot.object, Prim::Ref);
                    self.b
                        .emit(Op::AssertNonNull, Prim::Void, &[object], StmtData::None);
                }
                Bound::Memory(spot)
            }
        };
        self.bounds.insert(target, bound);
    }

    /// `setattr` of a structure.
    pub(super) fn set_attribute(&mut self, inst: &Inst, from: Operand, object: Operand) {
        let Some((spot, ty)) = self.field(inst, object) else {
            return self
                .lowering
                .unsupported(inst.pos, "an attribute that is not a field");
        };
        if Lowering::is_whole(ty) {
            let into = self.read(spot, ty);
            let value = self.operand(from, ty, false);
            return self.lowering.assign_whole(&mut self.b, ty, into, value);
        }
        let value = self.operand(from, ty, false);
        spot.store(&mut self.b, ty, &value);
    }

    /// The field of a structure that an instruction names.
    fn field(&mut self, inst: &Inst, object: Operand) -> Option<(Spot, Type)> {
        let ty = self.type_of(object).value();
        let (Base::Named(structure), Some(name)) = (ty.base, inst.constant_name()) else {
            return None;
        };
        let (at, field) = self.lowering.index.field(structure, name)?;
        let (field, object) = (field.ty, self.object_of(object));
        let distance = self.lowering.offset(ty, at, inst.pos);
        Some((Spot::at(object, distance), field))
    }

    /// The element of an array at an index, which is checked.
    fn element(&mut self, array: Operand, index: Operand) -> Option<(Spot, Type)> {
        let Base::Array(element, length) = self.type_of(array).base else {
            return None;
        };
        let element = self.lowering.module.elements.get(element);
        let size = Lowering::size(element);
        let object = self.object_of(array);
        let index = self.index(index);
        if let Some(at) = self.b.constant_of(index).filter(|at| *at < u64::from(length)) {
            return Some((Spot::at(object, at * size), element));
        }
        let bound = self.b.constant(Prim::I64, u64::from(length));
        let check = IntrinsicRef::Ext(Xintrinsic::CheckIndex);
        let index = self.b.intrinsic(check, Prim::I64, &[index, bound]);
        let index = self.b.hold(Prim::I64, index);
        let spot = Spot {
            index: Some((index, size)),
            ..Spot::of(object)
        };
        Some((spot, element))
    }

    /// `getelement`: the value of an element, or a pointer to it.
    pub(super) fn get_element(&mut self, inst: &Inst, ty: Type, array: Operand, index: Operand) {
        let Some((spot, element)) = self.element(array, index) else {
            return;
        };
        let value = match (ty.pointer, element.pointer) {
            (true, false) if Lowering::is_whole(element) => self.read(spot, element),
            (true, false) => spot.pointer(&mut self.b),
            (false, true) => {
                let pointer = self.read(spot, element);
                let value = pointee(&mut self.b, pointer, ty);
                self.copied(ty, value)
            }
            _ => {
                let value = self.read(spot, element);
                self.copied(ty, value)
            }
        };
        self.define(inst, ty, value);
    }

    /// `putelement`.
    pub(super) fn put_element(&mut self, from: Operand, array: Operand, index: Operand) {
        let ty = match self.type_of(array).base {
            Base::Array(element, _) => self.lowering.module.elements.get(element),
            _ => return,
        };
        let value = self.operand(from, ty, false);
        let prims = self.lowering.leaves(ty);
        let first = self.b.registers(&prims);
        self.b.assign_all(first, &prims, &value);
        let Some((spot, _)) = self.element(array, index) else {
            return;
        };
        let value = self.b.read_all(first, &prims);
        if Lowering::is_whole(ty) {
            let into = self.read(spot, ty);
            return self.lowering.assign_whole(&mut self.b, ty, into, value);
        }
        spot.store(&mut self.b, ty, &value);
    }

    /// `len`.
    pub(super) fn length(&mut self, inst: &Inst, array: Operand) {
        let ty = self.type_of(array);
        let length = match ty.base {
            Base::Array(_, length) => self.b.constant(Prim::U64, u64::from(length)),
            Base::Primitive(Primitive::String) => {
                let string = self.operand(array, Type::STRING, false);
                self.string_length(string)
            }
            _ => {
                let object = self.scalar(array, Type::OBJECT, false);
                let length = self.lowering.helped(&mut self.b, Helper::Length, &[object]);
                return self.define(inst, Type::of(Primitive::Ui64), length);
            }
        };
        self.define_pure(inst, Type::of(Primitive::Ui64), length);
    }
}
