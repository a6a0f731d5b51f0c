//! Dynamic values: tagged values that know their type ([`maple_mirbin::dynamic`]).

mod attributes;
mod boxes;
mod describe;
mod dispatch;
mod lists;
mod make;
mod order;
mod reflect;
mod search;
mod start;
mod write;

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::front::corevm::ast::{Operand, Type};
use crate::front::corevm::kinds::is_numeric;
use crate::front::corevm::table::{Kind, Primitive};
use crate::mir::{self, Callee, ExprId, IntrinsicRef, LabelId, StmtData};

use super::Lowering;
use super::body::Code;
use super::convert;
use super::layout::register;
pub(super) use attributes::Search;
use boxes::short;
pub(super) use lists::VALUES;
use make::Make;

pub(super) use maple_mirbin::dynamic::tag;

/// Bits of an integer below the value.
const CODE_BITS: u64 = maple_mirbin::dynamic::TYPE_BITS as u64;
const CODE_MASK: u64 = (1 << CODE_BITS) - 1;

/// The number of a type whose values are integers here.
pub(super) fn code(primitive: Primitive) -> u64 {
    primitive as u64
}

/// Functions on dynamic values, each made when it is first needed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Helper {
    /// A value of the type becomes a dynamic one.
    Box(Type),
    /// The value in a dynamic one, which must be of the type.
    Unbox(Type),
    /// The number in a dynamic value as one of the type.
    Number(Primitive),
    /// Whether two dynamic values are equal.
    Equal,
    /// -1, 0 or 1 for the order of two dynamic values of one type; 2 if there is none.
    Order,
    /// The attribute with a name, which a place may remember.
    GetAttribute,
    /// Sets one.
    SetAttribute,
    /// Removes one.
    DeleteAttribute,
    /// The attribute with a name of what is no object with attributes.
    GetOther,
    /// Sets one.
    SetOther,
    /// The attribute with a name of a structure.
    GetField(Type),
    /// Sets one.
    SetField(Type),
    /// The list with a tag that a dynamic value is.
    List(u64),
    /// The value with a name in a list of names and values, or null.
    Named,
    /// The length of a string or list in a dynamic value.
    Length,
    /// Whether a dynamic value has an attribute with a name.
    HasMember,
    /// What describes the type of a dynamic value.
    GetType,
    /// The object that describes a type, made when it is first asked for.
    Describe(Described),
    /// Writes a dynamic value.
    Write,
}

/// A type that an object describes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Described {
    /// One that the language has.
    Primitive(Primitive),
    /// A kind without types of its own.
    Kind(&'static str),
    /// A structure or array.
    Whole(Type),
}

impl Code<'_, '_, '_> {
    /// A value of a type as a dynamic one.
    pub(super) fn boxed_value(&mut self, ty: Type, value: &[ExprId]) -> ExprId {
        self.lowering.boxed_value(&mut self.b, ty, value)
    }

    /// The value in a dynamic one, which must be of the type.
    pub(super) fn unboxed(&mut self, want: Type, value: ExprId, numeric: bool) -> Vec<ExprId> {
        let helper = unboxer(want, numeric);
        match want.primitive() {
            Some(primitive) if matches!(primitive.kind(), Kind::Signed | Kind::Unsigned) => {
                vec![
                    self.lowering
                        .unboxed_integer(&mut self.b, primitive, helper, value),
                ]
            }
            Some(Primitive::Dpf) => vec![self.lowering.unboxed_double(&mut self.b, helper, value)],
            _ => self.lowering.helped(&mut self.b, helper, &[value]),
        }
    }

    /// Whether a dynamic value is not null.
    pub(super) fn is_not_null(&mut self, value: ExprId) -> ExprId {
        let value = bits(&mut self.b, value);
        let null = null(&mut self.b);
        let null = bits(&mut self.b, null);
        self.b.compare(Op::Ne, Prim::U64, value, null)
    }

    /// Compares dynamic values.
    pub(super) fn compared_dynamic(&mut self, op: Op, a: Operand, b: Operand) -> ExprId {
        let (left, right) = (
            self.scalar(a, Type::OBJECT, false),
            self.scalar(b, Type::OBJECT, false),
        );
        let helper = match op {
            Op::Eq | Op::Ne => Helper::Equal,
            _ => Helper::Order,
        };
        let found = self.lowering.helped(&mut self.b, helper, &[left, right]);
        let Some(&found) = found.first() else {
            return self.b.constant(Prim::U32, 0);
        };
        let number = |code: &mut Self, value: u64| code.b.constant(Prim::I32, value);
        match op {
            Op::Eq => found,
            Op::Ne => {
                let zero = self.b.constant(Prim::U32, 0);
                self.b.compare(Op::Eq, Prim::U32, found, zero)
            }
            Op::Cmp => {
                let one = number(self, 1);
                self.b.binary(Op::Min, Prim::I32, found, one)
            }
            Op::Gt => {
                let one = number(self, 1);
                self.b.compare(Op::Eq, Prim::I32, found, one)
            }
            Op::Ge => {
                // As an unsigned number -1 is large.
                let (found, two) = (
                    self.cvt(found, Prim::I32, Prim::U32),
                    self.b.constant(Prim::U32, 2),
                );
                self.b.compare(Op::Lt, Prim::U32, found, two)
            }
            _ => {
                let zero = number(self, 0);
                self.b.compare(op, Prim::I32, found, zero)
            }
        }
    }
}

/// What gets the value of a type out of a dynamic one.
pub(super) fn unboxer(want: Type, numeric: bool) -> Helper {
    match want.primitive() {
        Some(primitive) if numeric && is_numeric(want) => Helper::Number(primitive),
        _ => Helper::Unbox(want),
    }
}

/// The dynamic null.
pub(super) fn null(b: &mut Builder) -> ExprId {
    let (none, tag) = (b.constant(Prim::Ref, 0), b.constant(Prim::U32, tag::NULL));
    tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[none, tag])
}

pub(super) fn tagged(b: &mut Builder, id: Xintrinsic, prim: Prim, args: &[ExprId]) -> ExprId {
    b.intrinsic(IntrinsicRef::Ext(id), prim, args)
}

pub(super) fn reference(b: &mut Builder, object: ExprId, tag: u64) -> ExprId {
    let tag = b.constant(Prim::U32, tag);
    tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[object, tag])
}

fn bits(b: &mut Builder, value: ExprId) -> ExprId {
    b.retyped(value, Prim::U64)
}

/// The register of the dynamic value of an `i64` in another one, which owns nothing. Those that need a cell go to a label.
fn short_long(b: &mut Builder, value: u32, long: LabelId) -> u32 {
    let (read, ty) = (
        b.read(value, Prim::I64),
        b.constant(Prim::U32, code(Primitive::I64)),
    );
    let short = tagged(b, Xintrinsic::TaggedFromTyped, Prim::DynAny, &[read, ty]);
    let short = b.hold(Prim::DynAny, short);
    let read = b.read(short, Prim::DynAny);
    let (found, none) = (bits(b, read), b.constant(Prim::U64, 0));
    let is_short = b.compare(Op::Ne, Prim::U64, found, none);
    b.flow(Op::BrFalse, &[is_short], long);
    short
}

impl Lowering<'_> {
    /// A value of a type as a dynamic one.
    pub(super) fn boxed_value(&mut self, b: &mut Builder, ty: Type, value: &[ExprId]) -> ExprId {
        let Some(&first) = value.first() else {
            return null(b);
        };
        match ty.primitive() {
            Some(Primitive::Object) => first,
            Some(Primitive::Dpf) => tagged(b, Xintrinsic::TaggedFromF64, Prim::DynAny, &[first]),
            Some(Primitive::String) => reference(b, first, tag::STRING),
            Some(primitive) if primitive.bits() <= 32 => short(b, primitive, first),
            Some(Primitive::I64) => self.boxed_long(b, first),
            _ => self
                .helped(b, Helper::Box(ty), value)
                .first()
                .copied()
                .unwrap_or(first),
        }
    }

    /// An `i64` as a dynamic value: the helper is for those that need a cell.
    fn boxed_long(&mut self, b: &mut Builder, value: ExprId) -> ExprId {
        let [long, done] = [(); 2].map(|()| b.fresh_label(&mut self.mir.names));
        let value = b.held(Prim::I64, value);
        let short = short_long(b, value, long);
        let boxed = b.register(Prim::DynAny);
        let read = b.read(short, Prim::DynAny);
        b.assign(boxed, Prim::DynAny, read);
        let usual = b.take();
        b.flow(Op::Label, &[], long);
        let read = b.read(value, Prim::I64);
        if let [cell] = self.helped(b, Helper::Box(Type::I64), &[read])[..] {
            b.assign(boxed, Prim::DynAny, cell);
        }
        b.flow(Op::Goto, &[], done);
        b.set_aside(usual);
        b.flow(Op::Label, &[], done);
        b.read(boxed, Prim::DynAny)
    }

    /// The integer in a dynamic value: the helper is for those of other types and those that have a cell.
    fn unboxed_integer(
        &mut self,
        b: &mut Builder,
        primitive: Primitive,
        helper: Helper,
        value: ExprId,
    ) -> ExprId {
        let value = b.held(Prim::DynAny, value);
        let (read, ty) = (
            b.read(value, Prim::DynAny),
            b.constant(Prim::U32, code(primitive)),
        );
        let number = tagged(b, Xintrinsic::TaggedToTyped, Prim::I64, &[read, ty]);
        let number = b.hold(Prim::I64, number);
        let none = b.constant(Prim::I64, maple_mirbin::tagged::UNTYPED as u64);
        let read = b.read(number, Prim::I64);
        let is_one = b.compare(Op::Ne, Prim::I64, read, none);
        let [other, done] = [(); 2].map(|()| b.fresh_label(&mut self.mir.names));
        b.flow(Op::BrFalse, &[is_one], other);
        let usual = b.take();
        b.flow(Op::Label, &[], other);
        let read = b.read(value, Prim::DynAny);
        if let [found] = self.helped(b, helper, &[read])[..] {
            let found = convert::cvt(b, found, register(primitive), Prim::I64);
            b.assign(number, Prim::I64, found);
        }
        b.flow(Op::Goto, &[], done);
        b.set_aside(usual);
        b.flow(Op::Label, &[], done);
        let number = b.read(number, Prim::I64);
        convert::cvt(b, number, Prim::I64, register(primitive))
    }

    /// The double that a dynamic value is, mostly; `helper` gets it from another value.
    fn unboxed_double(&mut self, b: &mut Builder, helper: Helper, value: ExprId) -> ExprId {
        let value = b.held(Prim::DynAny, value);
        let number = b.register(Prim::F64);
        let [other, done] = [(); 2].map(|()| b.fresh_label(&mut self.mir.names));
        let read = b.read(value, Prim::DynAny);
        let is_one = tagged(b, Xintrinsic::TaggedIsF64, Prim::U32, &[read]);
        b.flow(Op::BrFalse, &[is_one], other);
        let read = b.read(value, Prim::DynAny);
        let double = tagged(b, Xintrinsic::TaggedToF64, Prim::F64, &[read]);
        b.assign(number, Prim::F64, double);
        let usual = b.take();
        b.flow(Op::Label, &[], other);
        let read = b.read(value, Prim::DynAny);
        if let [found] = self.helped(b, helper, &[read])[..] {
            b.assign(number, Prim::F64, found);
        }
        b.flow(Op::Goto, &[], done);
        b.set_aside(usual);
        b.flow(Op::Label, &[], done);
        b.read(number, Prim::F64)
    }

    /// The result of a helper.
    pub(super) fn helped(&mut self, b: &mut Builder, helper: Helper, args: &[ExprId]) -> Vec<ExprId> {
        let (id, results) = self.helper_function(helper);
        let rets: Vec<(Prim, u32)> = results.iter().map(|prim| (*prim, b.register(*prim))).collect();
        b.call(Callee::Func(id), args, &rets);
        rets.into_iter()
            .map(|(prim, number)| b.read(number, prim))
            .collect()
    }

    fn helper_function(&mut self, helper: Helper) -> (mir::FuncId, Vec<Prim>) {
        let results: Vec<Prim> = match helper {
            Helper::Box(_) => vec![Prim::DynAny],
            Helper::Unbox(ty) => self.leaves(ty).to_vec(),
            Helper::Number(primitive) => vec![register(primitive)],
            Helper::Equal => vec![Prim::U32],
            Helper::Order => vec![Prim::I32],
            Helper::List(_) => vec![Prim::Ref],
            Helper::Length => vec![Prim::U64],
            Helper::HasMember => vec![Prim::U32],
            Helper::Named
            | Helper::GetAttribute
            | Helper::GetOther
            | Helper::GetField(_)
            | Helper::GetType
            | Helper::Describe(_) => vec![Prim::DynAny],
            Helper::SetAttribute
            | Helper::DeleteAttribute
            | Helper::SetOther
            | Helper::SetField(_)
            | Helper::Write => Vec::new(),
        };
        if let Some(known) = self.helpers.get(&helper) {
            return (*known, results);
        }
        let name = format!("dynamic|{}", self.helpers.len());
        let (id, b) = self.own_place(&name, &results);
        self.helpers.insert(helper, id);
        let mut make = Make { lowering: self, b };
        match helper {
            Helper::Box(ty) => make.boxes(ty),
            Helper::Unbox(ty) => make.unboxes(ty),
            Helper::Number(primitive) => make.number(primitive),
            Helper::Equal => make.equal(),
            Helper::Order => make.order(),
            Helper::List(tag) => make.list(tag),
            Helper::Named => make.named(),
            Helper::Length => make.length(),
            Helper::HasMember => make.has_member(),
            Helper::GetType => make.get_type(),
            Helper::Describe(described) => make.describe(described),
            Helper::GetAttribute => make.get_attribute(),
            Helper::SetAttribute => make.set_attribute(),
            Helper::DeleteAttribute => make.delete_attribute(),
            Helper::GetOther => make.other(false),
            Helper::SetOther => make.other(true),
            Helper::GetField(ty) => make.field(ty, false),
            Helper::SetField(ty) => make.field(ty, true),
            Helper::Write => make.write(),
        }
        let func = make.b.finish();
        self.mir.funcs[id] = func;
        (id, results)
    }
}

/// Raises that a dynamic value is null.
pub(super) fn raise_null(b: &mut Builder) {
    let null = b.constant(Prim::Ref, 0);
    let access = b.load(null, 0, Prim::U64);
    b.emit(Op::Eval, Prim::Void, &[access], StmtData::None);
}

/// The tag of an integer of 64 bits that has a cell.
pub(super) const fn long_tag(primitive: Primitive) -> u64 {
    match primitive {
        Primitive::Ui64 => tag::UI64,
        _ => tag::I64,
    }
}
