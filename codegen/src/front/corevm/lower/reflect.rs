//! Attributes whose names are known when they are used, of structures and of dynamic values that are pointers to some.

use maple_mirbin::{Op, Prim};

use crate::mir::{Callee, ExprData, ExprId, StmtData};

use super::super::ast::{Inst, Operand, Type};
use super::Lowering;
use super::body::Code;
use super::dynamic::{Helper, Make, tag};
use super::strings;

impl Code<'_, '_, '_> {
    /// `getattr` or `setattr` of a structure with a name that is computed.
    pub(super) fn reflected(&mut self, inst: &Inst, name: Operand, from: Option<Operand>, object: Operand) {
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
    fn held(&mut self, number: u32, prim: Prim) -> ExprId {
        self.b.read(number, prim)
    }

    /// Ends with the error that there is no attribute of a name.
    fn no_attribute(&mut self, name: u32, results: &[Prim]) {
        let (address, length) = strings::parts(&mut self.b, &mut self.lowering.mir.names, name);
        let raise =
            self.lowering
                .extern_function("__maple_no_attribute", &[Prim::A64, Prim::U64], Prim::Void);
        self.b.call(Callee::Func(raise), &[address, length], &[]);
        let zeros: Vec<ExprId> = results.iter().map(|prim| self.b.constant(*prim, 0)).collect();
        self.ret(&zeros);
    }

    /// An attribute of a dynamic value that is no object with attributes: those of structures are their fields.
    pub(super) fn other(&mut self, sets: bool) {
        let value = self.formal("value", Prim::DynAny);
        let name = self.formal("name", Prim::Ref);
        let new = sets.then(|| self.formal("new", Prim::DynAny));
        let [present, none] = [(); 2].map(|()| self.label());
        self.reference(value, tag::NULL, present);
        let null = self.b.constant(Prim::Ref, 0);
        let access = self.b.load(null, 0, Prim::U64);
        self.b.emit(Op::Eval, Prim::Void, &[access], StmtData::None);
        self.b.flow(Op::Label, &[], present);
        self.reference(value, tag::POINTER, none);
        let types: Vec<Type> = self.lowering.structures();
        for ty in types {
            let next = self.label();
            self.instance(value, ty, next);
            let mut args = vec![self.referent(value), self.held(name, Prim::Ref)];
            let helper = match new {
                Some(new) => {
                    args.push(self.held(new, Prim::DynAny));
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
            let (text, own) = (self.constant_string(text), self.held(name, Prim::Ref));
            let order = strings::compared(self.lowering, &mut self.b, own, text);
            let zero = self.b.constant(Prim::I32, 0);
            let same = self.b.compare(Op::Eq, Prim::I32, order, zero);
            self.b.flow(Op::BrFalse, &[same], next);
            let distance = self.lowering.offset(structure, at, crate::mir::Pos::NONE) as i32;
            match new {
                Some(new) => self.set_field(object, distance, ty, new),
                None => self.get_field(object, distance, ty),
            }
            self.b.flow(Op::Label, &[], next);
        }
        let results: &[Prim] = if sets { &[] } else { &[Prim::DynAny] };
        self.no_attribute(name, results);
    }

    fn constant_string(&mut self, text: crate::mir::Name) -> ExprId {
        strings::constant(self.lowering, &mut self.b, text)
    }

    fn get_field(&mut self, object: u32, distance: i32, ty: Type) {
        let ty = match Lowering::is_whole(ty) {
            true => {
                // It is shared: so there must be one.
                self.lowering.ensure_part(&mut self.b, object, distance, ty);
                Type { pointer: true, ..ty }
            }
            false => ty,
        };
        let mut values = Vec::new();
        for (part, prim) in Lowering::parts(ty) {
            let base = self.held(object, Prim::Ref);
            values.push(self.b.load(base, distance + part, *prim));
        }
        if let (&[pointer, at], true) = (values.as_slice(), ty.pointer) {
            // A pointer to a scalar is what is there.
            let ty = ty.value();
            let address = self.b.expr(Op::Add, Prim::A64, &[pointer, at], ExprData::None);
            let parts = Lowering::parts(ty);
            values = parts
                .iter()
                .map(|(part, prim)| self.b.load(address, *part, *prim))
                .collect();
            let boxed = self.lowering.boxed_value(&mut self.b, ty, &values);
            return self.ret(&[boxed]);
        }
        let boxed = self.lowering.boxed_value(&mut self.b, ty, &values);
        self.ret(&[boxed]);
    }

    fn set_field(&mut self, object: u32, distance: i32, ty: Type, new: u32) {
        let value = self.held(new, Prim::DynAny);
        let value = match ty {
            Type::OBJECT => vec![value],
            _ => self.lowering.helped(&mut self.b, Helper::Unbox(ty), &[value]),
        };
        if Lowering::is_whole(ty) {
            self.lowering.ensure_part(&mut self.b, object, distance, ty);
            let base = self.held(object, Prim::Ref);
            let part = self.b.load(base, distance, Prim::Ref);
            let assign = self.lowering.whole(super::aggregates::Whole::Assign, ty);
            let args: Vec<ExprId> = [part].into_iter().chain(value).collect();
            self.b.call(Callee::Func(assign), &args, &[]);
            return self.ret(&[]);
        }
        for ((part, prim), value) in Lowering::parts(ty).iter().zip(value) {
            let base = self.held(object, Prim::Ref);
            self.b.store(base, distance + part, *prim, value);
        }
        self.ret(&[]);
    }
}
