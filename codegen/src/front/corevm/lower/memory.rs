//! Memory: fields, elements and cells, and the objects that they are part of.

use maple_mirbin::{Op, Prim};

use crate::front::build::Builder;
use crate::mir::{Callee, ExprData, ExprId};

use super::super::ast::{Base, Type};
use super::Lowering;
use super::aggregates::Whole;

/// A field, element or cell in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    /// Register with the object.
    pub object: u32,
    /// Register with an index, and what it counts in bytes.
    pub index: Option<(u32, u64)>,
    /// Distance from there.
    pub distance: u64,
}

impl Spot {
    /// The beginning of the object in a register.
    pub(super) fn of(object: u32) -> Spot {
        Spot {
            object,
            index: None,
            distance: 0,
        }
    }

    /// The place at a distance from the beginning of the object in a register.
    pub(super) fn at(object: u32, distance: u64) -> Spot {
        Spot {
            distance,
            ..Spot::of(object)
        }
    }

    /// An address, and the distance from it that an access can add.
    fn address(self, b: &mut Builder) -> (ExprId, i32) {
        let mut base = b.read(self.object, Prim::Ref);
        let (far, distance) = match i32::try_from(self.distance) {
            Ok(distance) => (0, distance),
            Err(_) => (self.distance, 0),
        };
        if let Some((index, size)) = self.index {
            let index = b.read(index, Prim::I64);
            base = b.element(base, index, Prim::I64, size);
        }
        if far != 0 {
            let far = b.constant(Prim::U64, far);
            base = b.address(base, far);
        }
        (base, distance)
    }

    /// A pointer to it: the object, and the distance from its beginning.
    pub(super) fn pointer(self, b: &mut Builder) -> Vec<ExprId> {
        let object = b.read(self.object, Prim::Ref);
        let constant = b.constant(Prim::U64, self.distance);
        let distance = match self.index {
            None => constant,
            Some((index, size)) => {
                let index = b.read(index, Prim::I64);
                let size = b.constant(Prim::I64, size);
                let scaled = b.binary(Op::Mul, Prim::I64, index, size);
                let scaled = b.expr(Op::Cvt, Prim::U64, &[scaled], ExprData::Operand(Prim::I64));
                b.binary(Op::Add, Prim::U64, scaled, constant)
            }
        };
        vec![object, distance]
    }

    /// What is there, as it is: of a structure or array its object or null.
    pub(super) fn load(self, b: &mut Builder, ty: Type) -> Vec<ExprId> {
        let mut leaves = Vec::new();
        for (part, prim) in Lowering::parts(ty) {
            let (base, distance) = self.address(b);
            leaves.push(b.load(base, distance + part, *prim));
        }
        leaves
    }

    /// Puts a value there.
    pub(super) fn store(self, b: &mut Builder, ty: Type, values: &[ExprId]) {
        for ((part, prim), value) in Lowering::parts(ty).iter().zip(values) {
            let (base, distance) = self.address(b);
            b.store(base, distance + part, *prim, *value);
        }
    }
}

/// What is where a pointer leads to. A structure or array is its object.
pub(super) fn pointee(b: &mut Builder, pointer: Vec<ExprId>, ty: Type) -> Vec<ExprId> {
    let &[object, distance] = pointer.as_slice() else {
        return pointer;
    };
    let address = b.address(object, distance);
    let parts = Lowering::parts(ty);
    parts
        .iter()
        .map(|(part, prim)| b.load(address, *part, *prim))
        .collect()
}

impl Lowering<'_> {
    /// A new object of a type, in a register. Dynamic values in it are null.
    pub(super) fn new_object(&mut self, b: &mut Builder, ty: Type) -> u32 {
        if self.has_dynamic(ty) {
            let new = self.whole(Whole::New, ty);
            let object = b.register(Prim::Ref);
            b.call(Callee::Func(new), &[], &[(Prim::Ref, object)]);
            return object;
        }
        let new = self.allocation(b, ty);
        b.hold(Prim::Ref, new)
    }

    /// A new object of a type, all zero.
    pub(super) fn allocation(&mut self, b: &mut Builder, ty: Type) -> ExprId {
        let what = self.allocated(ty);
        let data = ExprData::Type(what.ty);
        match what.elements {
            None => b.expr(Op::GcMalloc, Prim::Ref, &[], data),
            Some(length) => {
                let length = b.constant(Prim::I32, u64::from(length));
                b.expr(Op::GcMallocJarray, Prim::Ref, &[length], data)
            }
        }
    }

    /// A pointer to a new cell with a value.
    pub(super) fn cell(&mut self, b: &mut Builder, ty: Type, values: &[ExprId]) -> Vec<ExprId> {
        let spot = Spot::of(self.new_object(b, ty));
        spot.store(b, ty, values);
        spot.pointer(b)
    }

    /// The structure or array that is part of another, in a register. It is made when it is first asked for.
    pub(super) fn whole_at(&mut self, b: &mut Builder, spot: Spot, ty: Type) -> u32 {
        let object = b.register(Prim::Ref);
        let there = spot.load(b, ty);
        b.assign_all(object, &[Prim::Ref], &there);
        let done = b.fresh_label(&mut self.mir.names);
        let (found, none) = (b.read(object, Prim::Ref), b.constant(Prim::Ref, 0));
        let exists = b.compare(Op::Ne, Prim::Ref, found, none);
        b.flow(Op::BrTrue, &[exists], done);
        let new = self.new_object(b, ty);
        let new = b.read(new, Prim::Ref);
        b.assign(object, Prim::Ref, new);
        let new = b.read(object, Prim::Ref);
        spot.store(b, ty, &[new]);
        b.flow(Op::Label, &[], done);
        object
    }

    /// Gives a structure or array, which stays, the content of another.
    pub(super) fn assign_whole(&mut self, b: &mut Builder, ty: Type, into: Vec<ExprId>, value: Vec<ExprId>) {
        let assign = self.whole(Whole::Assign, ty);
        let arguments: Vec<ExprId> = into.into_iter().chain(value).collect();
        b.call(Callee::Func(assign), &arguments, &[]);
    }

    /// A copy of a structure or array; other values are themselves.
    pub(super) fn copied(&mut self, b: &mut Builder, ty: Type, value: Vec<ExprId>) -> Vec<ExprId> {
        if !Lowering::is_whole(ty) {
            return value;
        }
        let copy = self.copy_of(b, ty, &value);
        vec![b.read(copy, Prim::Ref)]
    }

    /// A copy of a structure or array, in a register.
    pub(super) fn copy_of(&mut self, b: &mut Builder, ty: Type, value: &[ExprId]) -> u32 {
        let copy = self.whole(Whole::Copy, ty);
        let result = b.register(Prim::Ref);
        b.call(Callee::Func(copy), value, &[(Prim::Ref, result)]);
        result
    }

    /// Whether an object of a type holds dynamic values itself.
    fn has_dynamic(&self, ty: Type) -> bool {
        match ty.base {
            Base::Array(element, _) if !ty.pointer => self.module.elements.get(element) == Type::OBJECT,
            Base::Named(_) if !ty.pointer => self.fields(ty).contains(&Type::OBJECT),
            _ => ty == Type::OBJECT,
        }
    }
}
