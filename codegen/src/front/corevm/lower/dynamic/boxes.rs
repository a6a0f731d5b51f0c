//! Dynamic values from others, and back.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{ExprData, ExprId, IntrinsicRef, LabelId};

use super::super::convert;
use super::super::layout::register;
use super::make::Make;
use super::{CODE_BITS, CODE_MASK, Helper, code, long_tag, null, reference, tag, tagged};
use crate::front::corevm::ast::{Base, Type};
use crate::front::corevm::table::{Kind, Primitive};

/// Values of this many bits have no cell.
const SHORT: u64 = 48;

/// A number of up to 32 bits as a dynamic value.
pub(super) fn short(b: &mut Builder, primitive: Primitive, value: ExprId) -> ExprId {
    let (from, value) = match primitive {
        Primitive::Spf => (Prim::U32, b.retyped(value, Prim::U32)),
        _ => (register(primitive), value),
    };
    let value = convert::cvt(b, value, from, Prim::I64);
    coded(b, value, code(primitive))
}

fn coded(b: &mut Builder, value: ExprId, code: u64) -> ExprId {
    let by = b.constant(Prim::I64, CODE_BITS);
    let value = b.binary(Op::Shl, Prim::I64, value, by);
    let code = b.constant(Prim::I64, code);
    let value = b.binary(Op::Bior, Prim::I64, value, code);
    tagged(b, Xintrinsic::TaggedFromInt, Prim::DynAny, &[value])
}

impl Make<'_, '_> {
    pub(super) fn boxes(&mut self, ty: Type) {
        match (ty.primitive(), ty.base) {
            (Some(primitive), _) => self.box_long(primitive),
            (None, Base::Named(_) | Base::Array(..)) => {
                let object = self.formal("pointer", Prim::Ref);
                let none = self.label();
                let (pointer, zero) = (self.b.read(object, Prim::Ref), self.b.constant(Prim::Ref, 0));
                let is_null = self.b.compare(Op::Eq, Prim::Ref, pointer, zero);
                self.b.flow(Op::BrTrue, &[is_null], none);
                let pointer = self.b.read(object, Prim::Ref);
                let boxed = reference(&mut self.b, pointer, tag::POINTER);
                self.ret(&[boxed]);
                self.b.flow(Op::Label, &[], none);
                let null = null(&mut self.b);
                self.ret(&[null]);
            }
            _ => {
                for prim in &*self.lowering.leaves(ty) {
                    self.formal("pointer", *prim);
                }
                self.mismatch(&[Prim::DynAny]);
            }
        }
    }

    /// An integer of 64 bits: short ones have no cell.
    fn box_long(&mut self, primitive: Primitive) {
        let prim = register(primitive);
        let value = self.formal("value", prim);
        let long = self.label();
        let read = self.b.read(value, prim);
        let signed = convert::cvt(&mut self.b, read, prim, Prim::I64);
        let size = SHORT as u8;
        let short = self
            .b
            .expr(Op::Sext, Prim::I64, &[signed], ExprData::Bits { offset: 0, size });
        let read = self.b.read(value, prim);
        let signed = convert::cvt(&mut self.b, read, prim, Prim::I64);
        let fits = self.b.compare(Op::Eq, Prim::I64, short, signed);
        self.b.flow(Op::BrFalse, &[fits], long);
        if primitive.kind() == Kind::Unsigned {
            // What is negative as a signed number is no short unsigned one.
            let (read, zero) = (self.b.read(value, prim), self.b.constant(Prim::I64, 0));
            let signed = convert::cvt(&mut self.b, read, prim, Prim::I64);
            let negative = self.b.compare(Op::Lt, Prim::I64, signed, zero);
            self.b.flow(Op::BrTrue, &[negative], long);
        }
        let read = self.b.read(value, prim);
        let signed = convert::cvt(&mut self.b, read, prim, Prim::I64);
        let boxed = coded(&mut self.b, signed, code(primitive));
        self.ret(&[boxed]);
        self.b.flow(Op::Label, &[], long);
        let object = self.lowering.new_object(&mut self.b, Type::of(primitive));
        let (cell, read) = (self.b.read(object, Prim::Ref), self.b.read(value, prim));
        self.b.store(cell, 0, prim, read);
        let cell = self.b.read(object, Prim::Ref);
        let boxed = reference(&mut self.b, cell, long_tag(primitive));
        self.ret(&[boxed]);
    }

    pub(super) fn unboxes(&mut self, ty: Type) {
        let results = self.lowering.leaves(ty).to_vec();
        let value = self.formal("value", Prim::DynAny);
        let wrong = self.label();
        match (ty.primitive(), ty.base) {
            (Some(Primitive::Dpf), _) => {
                self.is_double(value, wrong);
                let number = self.double(value);
                self.ret(&[number]);
            }
            (Some(Primitive::String), _) => {
                self.reference(value, tag::STRING, wrong);
                let string = self.referent(value);
                self.ret(&[string]);
            }
            (Some(primitive), _) => {
                let long = self.label();
                let number = self.integer(value, code(primitive), long);
                let number = self.without_code(number);
                let number = self.of_integer(number, primitive);
                self.ret(&[number]);
                self.b.flow(Op::Label, &[], long);
                if primitive.bits() == 64 {
                    self.reference(value, long_tag(primitive), wrong);
                    let number = self.cell(value, register(primitive));
                    self.ret(&[number]);
                }
            }
            (None, Base::Named(_) | Base::Array(..)) => {
                let other = self.label();
                self.reference(value, tag::NULL, other);
                let none = self.b.constant(Prim::Ref, 0);
                match ty.pointer {
                    true => self.ret(&[none]),
                    false => self.b.flow(Op::Goto, &[], wrong),
                }
                self.b.flow(Op::Label, &[], other);
                self.reference(value, tag::POINTER, wrong);
                self.instance(value, ty.value(), wrong);
                let held = self.referent(value);
                self.ret(&[held]);
            }
            (None, Base::Primitive(_)) => {
                // The value gets a cell.
                let scalar = ty.value();
                let bits = self.read(value);
                let held = match scalar {
                    Type::OBJECT => vec![bits],
                    _ => self.lowering.helped(&mut self.b, Helper::Unbox(scalar), &[bits]),
                };
                let cell = self.lowering.cell(&mut self.b, scalar, &held);
                self.ret(&cell);
            }
        }
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&results);
    }

    /// The number that the integer in a dynamic value is, as one of its own type.
    pub(super) fn of_integer(&mut self, number: ExprId, primitive: Primitive) -> ExprId {
        match primitive {
            Primitive::Spf => {
                let number = convert::cvt(&mut self.b, number, Prim::I64, Prim::U32);
                self.b.retyped(number, Prim::F32)
            }
            _ => convert::cvt(&mut self.b, number, Prim::I64, register(primitive)),
        }
    }

    /// Goes to a label unless the object that a value refers to is of a type.
    pub(super) fn instance(&mut self, value: u32, ty: Type, otherwise: LabelId) {
        let object = self.lowering.object(ty);
        let pointed = self.lowering.mir.types.pointer(object);
        let held = self.referent(value);
        let test = ExprData::TypedIntrinsic(IntrinsicRef::Std(Intrinsic::JavaInstanceOf), pointed);
        let is = self.b.expr(Op::IntrinsicOpWithType, Prim::U1, &[held], test);
        self.b.flow(Op::BrFalse, &[is], otherwise);
    }

    /// Any number as one of a type.
    pub(super) fn number(&mut self, to: Primitive) {
        let value = self.formal("value", Prim::DynAny);
        let [reference, double, wrong, float] = [(); 4].map(|()| self.label());
        let number = self.any_integer(value, double);
        let (read, mask) = (
            self.b.read(number, Prim::I64),
            self.b.constant(Prim::I64, CODE_MASK),
        );
        let found = self.b.binary(Op::Band, Prim::I64, read, mask);
        let spf = self.b.constant(Prim::I64, code(Primitive::Spf));
        let is_float = self.b.compare(Op::Eq, Prim::I64, found, spf);
        self.b.flow(Op::BrTrue, &[is_float], float);
        let read = self.without_code(number);
        let result = convert::convert(&mut self.b, read, Primitive::I64, to);
        self.ret(&[result]);
        self.b.flow(Op::Label, &[], float);
        let read = self.without_code(number);
        let read = self.of_integer(read, Primitive::Spf);
        let result = convert::convert(&mut self.b, read, Primitive::Spf, to);
        self.ret(&[result]);
        self.b.flow(Op::Label, &[], double);
        self.is_double(value, reference);
        let read = self.double(value);
        let result = convert::convert(&mut self.b, read, Primitive::Dpf, to);
        self.ret(&[result]);
        self.b.flow(Op::Label, &[], reference);
        for primitive in [Primitive::I64, Primitive::Ui64] {
            let next = self.label();
            self.reference(value, long_tag(primitive), next);
            let read = self.cell(value, register(primitive));
            let result = convert::convert(&mut self.b, read, primitive, to);
            self.ret(&[result]);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[register(to)]);
    }

    /// An integer of 64 bits, with or without a cell, in a register.
    pub(super) fn long(&mut self, value: u32, primitive: Primitive, otherwise: LabelId) -> u32 {
        let prim = register(primitive);
        let result = self.b.register(prim);
        let [cell, done] = [(); 2].map(|()| self.label());
        let number = self.integer(value, code(primitive), cell);
        let number = self.without_code(number);
        let number = convert::cvt(&mut self.b, number, Prim::I64, prim);
        self.b.assign(result, prim, number);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], cell);
        self.reference(value, long_tag(primitive), otherwise);
        let number = self.cell(value, prim);
        self.b.assign(result, prim, number);
        self.b.flow(Op::Label, &[], done);
        result
    }
}
