//! Attributes whose names are known when they are used, of structures and of dynamic values that are pointers to some.

use maple_mirbin::{Op, Prim};

use crate::mir::Pos;

use super::super::Lowering;
use super::super::body::Code;
use super::super::memory::{Spot, pointee};
use super::super::strings;
use super::make::Make;
use super::{Helper, raise_null, tag};
use crate::front::corevm::ast::{Inst, Operand, Type};

impl Code<'_, '_, '_> {
    /// `getattr` or `setattr` of a structure with a name that is computed.
    pub(in crate::front::corevm::lower) fn reflected(
        &mut self,
        inst: &Inst,
        name: Operand,
        from: Option<Operand>,
        object: Operand,
    ) {
        let structure = self.type_of(object).value();
        let object = self.object_of(object);
        let mut args = vec![
            self.b.read(object, Prim::Ref),
            self.scalar(name, Type::STRING, false),
        ];
        match from {
            None => {
                let value = self
                    .lowering
                    .helped(&mut self.b, Helper::GetField(structure), &args);
                self.define(inst, Type::OBJECT, value);
            }
            Some(from) => {
                args.push(self.scalar(from, Type::OBJECT, false));
                self.lowering
                    .helped(&mut self.b, Helper::SetField(structure), &args);
            }
        }
    }
}

impl Make<'_, '_> {
    /// Ends with the error that there is no attribute of a name.
    fn no_attribute(&mut self, name: u32, results: &[Prim]) {
        let name = strings::parts(&mut self.b, &mut self.lowering.mir.names, name);
        self.lowering
            .raise_about(&mut self.b, "__maple_no_attribute", name);
        self.ret_zeros(results);
    }

    /// An attribute of a dynamic value that is no object with attributes: those of structures are their fields.
    pub(super) fn other(&mut self, sets: bool) {
        let value = self.formal("value", Prim::DynAny);
        let name = self.formal("name", Prim::Ref);
        let new = sets.then(|| self.formal("new", Prim::DynAny));
        let [present, none] = [(); 2].map(|()| self.label());
        self.reference(value, tag::NULL, present);
        raise_null(&mut self.b);
        self.b.flow(Op::Label, &[], present);
        self.reference(value, tag::POINTER, none);
        let types: Vec<Type> = self.lowering.structures();
        for ty in types {
            let next = self.label();
            self.instance(value, ty, next);
            let mut args = vec![self.referent(value), self.b.read(name, Prim::Ref)];
            let helper = match new {
                Some(new) => {
                    args.push(self.b.read(new, Prim::DynAny));
                    Helper::SetField(ty)
                }
                None => Helper::GetField(ty),
            };
            let result = self.lowering.helped(&mut self.b, helper, &args);
            self.ret(&result);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], none);
        match sets {
            true => self.mismatch(&[]),
            false => self.no_attribute(name, &[Prim::DynAny]),
        }
    }

    /// An attribute of a structure.
    pub(super) fn field(&mut self, structure: Type, sets: bool) {
        let object = self.formal("object", Prim::Ref);
        let name = self.formal("name", Prim::Ref);
        let new = sets.then(|| self.formal("new", Prim::DynAny));
        let fields = self.lowering.field_names(structure);
        for (at, (text, ty)) in fields.into_iter().enumerate() {
            let next = self.label();
            let (text, own) = (
                strings::constant(self.lowering, &mut self.b, text),
                self.b.read(name, Prim::Ref),
            );
            self.same_string(own, text, next);
            let distance = self.lowering.offset(structure, at, Pos::NONE);
            match new {
                Some(new) => self.set_field(object, distance, ty, new),
                None => self.get_field(object, distance, ty),
            }
            self.b.flow(Op::Label, &[], next);
        }
        let results: &[Prim] = if sets { &[] } else { &[Prim::DynAny] };
        self.no_attribute(name, results);
    }

    fn get_field(&mut self, object: u32, distance: u64, ty: Type) {
        let spot = Spot::at(object, distance);
        if Lowering::is_whole(ty) {
            // It is shared: so there must be one.
            self.lowering.whole_at(&mut self.b, spot, ty);
        }
        let values = spot.load(&mut self.b, ty);
        // A pointer to a scalar is what is there.
        let (ty, values) = match values.len() {
            2 => (ty.value(), pointee(&mut self.b, values, ty.value())),
            _ => (ty, values),
        };
        let ty = match Lowering::is_whole(ty) {
            true => Type { pointer: true, ..ty },
            false => ty,
        };
        let boxed = self.lowering.boxed_value(&mut self.b, ty, &values);
        self.ret(&[boxed]);
    }

    fn set_field(&mut self, object: u32, distance: u64, ty: Type, new: u32) {
        let value = self.b.read(new, Prim::DynAny);
        let value = match ty {
            Type::OBJECT => vec![value],
            _ => self.lowering.helped(&mut self.b, Helper::Unbox(ty), &[value]),
        };
        let spot = Spot::at(object, distance);
        if Lowering::is_whole(ty) {
            let part = self.lowering.whole_at(&mut self.b, spot, ty);
            let part = self.b.read(part, Prim::Ref);
            self.lowering.assign_whole(&mut self.b, ty, vec![part], value);
        } else {
            spot.store(&mut self.b, ty, &value);
        }
        self.ret(&[]);
    }
}
