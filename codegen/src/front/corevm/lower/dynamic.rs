//! Dynamic values: tagged values that know their type.
//!
//! A `dpf` is a double. Smaller numbers are integers: the value, and below it a code for the type; `spf` has its bits there. So have `i64` and
//! `ui64` if they fit; else they are references to cells. Strings, pointers to structures, and objects with attributes are references with
//! a tag. Null is the null reference with tag 0.

use maple_mirbin::{Intrinsic, Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{self, Callee, ExprData, ExprId, IntrinsicRef, LabelId, StmtData, TypeTable};

use super::super::ast::{Base, Operand, Type};
use super::super::table::{Kind, Primitive};
use super::Lowering;
use super::body::Code;
use super::convert;
use super::dispatch::VALUES;
use super::layout::register;
use super::strings;

/// Tags of references.
pub(super) mod tag {
    pub(in super::super) const NULL: u64 = 0;
    pub(in super::super) const STRING: u64 = 1;
    pub(in super::super) const POINTER: u64 = 2;
    pub(in super::super) const OBJECT: u64 = 3;
    pub(in super::super) const I64: u64 = 4;
    pub(in super::super) const UI64: u64 = 5;
    pub(in super::super) const LIST: u64 = 6;
    pub(in super::super) const MAP: u64 = 7;
}

/// Bits of an integer below the value.
const CODE_BITS: u64 = 4;
const CODE_MASK: u64 = (1 << CODE_BITS) - 1;
/// Values of this many bits have no cell.
const SHORT: u64 = 48;

/// The code of a type whose values are integers here.
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
        let helper = match want.primitive() {
            Some(primitive) if numeric && super::super::kinds::is_numeric(want) => Helper::Number(primitive),
            _ => Helper::Unbox(want),
        };
        self.lowering.helped(&mut self.b, helper, &[value])
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

/// The dynamic null.
pub(super) fn null(b: &mut Builder) -> ExprId {
    let (none, tag) = (b.constant(Prim::Ref, 0), b.constant(Prim::U32, tag::NULL));
    tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[none, tag])
}

pub(super) fn tagged(b: &mut Builder, id: Xintrinsic, prim: Prim, args: &[ExprId]) -> ExprId {
    b.intrinsic(IntrinsicRef::Ext(id), prim, args)
}

fn reference(b: &mut Builder, object: ExprId, tag: u64) -> ExprId {
    let tag = b.constant(Prim::U32, tag);
    tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[object, tag])
}

pub(super) fn bits(b: &mut Builder, value: ExprId) -> ExprId {
    b.expr(
        Op::Retype,
        Prim::U64,
        &[value],
        ExprData::Type(TypeTable::prim(Prim::U64)),
    )
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
            _ => self
                .helped(b, Helper::Box(ty), value)
                .first()
                .copied()
                .unwrap_or(first),
        }
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
            | Helper::GetOther
            | Helper::GetField(_)
            | Helper::GetType
            | Helper::Describe(_) => vec![Prim::DynAny],
            Helper::SetOther | Helper::SetField(_) | Helper::Write => Vec::new(),
        };
        if let Some(known) = self.helpers.get(&helper) {
            return (*known, results);
        }
        let name = format!("dynamic|{}", self.helpers.len());
        let mut func = self.own_function(&name, results.first().copied().unwrap_or(Prim::Void));
        func.returns = results.iter().copied().map(TypeTable::prim).collect();
        if func.returns.is_empty() {
            func.returns.push(TypeTable::prim(Prim::Void));
        }
        let placeholder = mir::Function::new(func.name);
        let id = self.mir.funcs.push(placeholder);
        self.helpers.insert(helper, id);
        let mut make = Make {
            b: self.own_body(func),
            lowering: self,
        };
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

/// A number of up to 32 bits as a dynamic value.
fn short(b: &mut Builder, primitive: Primitive, value: ExprId) -> ExprId {
    let (from, value) = match primitive {
        Primitive::Spf => {
            let data = ExprData::Type(TypeTable::prim(Prim::U32));
            (Prim::U32, b.expr(Op::Retype, Prim::U32, &[value], data))
        }
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

/// The body of a helper.
pub(super) struct Make<'l, 'm> {
    pub(super) lowering: &'l mut Lowering<'m>,
    pub(super) b: Builder,
}

impl Make<'_, '_> {
    /// Adds a formal and puts it into a register.
    pub(super) fn formal(&mut self, name: &str, prim: Prim) -> u32 {
        let name = self.lowering.mir.names.intern(name);
        let local = self.b.formal(name, prim);
        let value = self.b.read_local(local, prim);
        self.b.hold(prim, value)
    }

    pub(super) fn label(&mut self) -> LabelId {
        self.b.fresh_label(&mut self.lowering.mir.names)
    }

    pub(super) fn read(&mut self, number: u32) -> ExprId {
        self.b.read(number, Prim::DynAny)
    }

    pub(super) fn ret(&mut self, values: &[ExprId]) {
        self.b.emit(Op::Return, Prim::Void, values, StmtData::None);
    }

    /// Ends with the error that a value is of another type.
    pub(super) fn mismatch(&mut self, results: &[Prim]) {
        let raise = self
            .lowering
            .extern_function("__maple_type_mismatch", &[], Prim::Void);
        self.b.call(Callee::Func(raise), &[], &[]);
        let zeros: Vec<ExprId> = results.iter().map(|prim| self.b.constant(*prim, 0)).collect();
        self.ret(&zeros);
    }

    /// Goes to a label unless a value is an integer with a code; gives the integer.
    pub(super) fn integer(&mut self, value: u32, code: u64, otherwise: LabelId) -> u32 {
        let number = self.any_integer(value, otherwise);
        let (read, mask) = (
            self.b.read(number, Prim::I64),
            self.b.constant(Prim::I64, CODE_MASK),
        );
        let found = self.b.binary(Op::Band, Prim::I64, read, mask);
        let code = self.b.constant(Prim::I64, code);
        let same = self.b.compare(Op::Eq, Prim::I64, found, code);
        self.b.flow(Op::BrFalse, &[same], otherwise);
        number
    }

    fn any_integer(&mut self, value: u32, otherwise: LabelId) -> u32 {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsInt, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
        let bits = self.read(value);
        let number = tagged(&mut self.b, Xintrinsic::TaggedToInt, Prim::I64, &[bits]);
        self.b.hold(Prim::I64, number)
    }

    /// The value of an integer without its code.
    fn without_code(&mut self, number: u32) -> ExprId {
        let (number, by) = (
            self.b.read(number, Prim::I64),
            self.b.constant(Prim::I64, CODE_BITS),
        );
        self.b.binary(Op::Ashr, Prim::I64, number, by)
    }

    /// Goes to a label unless a value is a reference with a tag.
    pub(super) fn reference(&mut self, value: u32, tag: u64, otherwise: LabelId) {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsRef, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
        let bits = self.read(value);
        let found = tagged(&mut self.b, Xintrinsic::TaggedTag, Prim::U32, &[bits]);
        let tag = self.b.constant(Prim::U32, tag);
        let same = self.b.compare(Op::Eq, Prim::U32, found, tag);
        self.b.flow(Op::BrFalse, &[same], otherwise);
    }

    pub(super) fn referent(&mut self, value: u32) -> ExprId {
        let bits = self.read(value);
        tagged(&mut self.b, Xintrinsic::TaggedToRef, Prim::Ref, &[bits])
    }

    pub(super) fn is_double(&mut self, value: u32, otherwise: LabelId) {
        let bits = self.read(value);
        let is = tagged(&mut self.b, Xintrinsic::TaggedIsF64, Prim::U32, &[bits]);
        self.b.flow(Op::BrFalse, &[is], otherwise);
    }

    fn double(&mut self, value: u32) -> ExprId {
        let bits = self.read(value);
        tagged(&mut self.b, Xintrinsic::TaggedToF64, Prim::F64, &[bits])
    }

    /// The cell of a number that does not fit.
    fn cell(&mut self, value: u32, prim: Prim) -> ExprId {
        let object = self.referent(value);
        self.b.load(object, 0, prim)
    }

    // ---- boxes ----

    fn boxes(&mut self, ty: Type) {
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

    // ---- values in boxes ----

    fn unboxes(&mut self, ty: Type) {
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
                let object = self.lowering.new_object(&mut self.b, scalar);
                for ((part, prim), held) in Lowering::parts(scalar).iter().zip(held) {
                    let base = self.b.read(object, Prim::Ref);
                    self.b.store(base, *part, *prim, held);
                }
                let cell = [self.b.read(object, Prim::Ref), self.b.constant(Prim::U64, 0)];
                self.ret(&cell);
            }
        }
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&results);
    }

    /// The number that the integer in a dynamic value is, as one of its own type.
    fn of_integer(&mut self, number: ExprId, primitive: Primitive) -> ExprId {
        match primitive {
            Primitive::Spf => {
                let number = convert::cvt(&mut self.b, number, Prim::I64, Prim::U32);
                let data = ExprData::Type(TypeTable::prim(Prim::F32));
                self.b.expr(Op::Retype, Prim::F32, &[number], data)
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
    fn number(&mut self, to: Primitive) {
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

    // ---- lists ----

    fn list(&mut self, tag: u64) {
        let value = self.formal("value", Prim::DynAny);
        let wrong = self.label();
        self.reference(value, tag, wrong);
        let list = self.referent(value);
        self.ret(&[list]);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::Ref]);
    }

    fn named(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let key = self.formal("key", Prim::Ref);
        let [head, next, none, wrong] = [(); 4].map(|()| self.label());
        self.reference(value, tag::MAP, wrong);
        let list = self.referent(value);
        let list = self.b.hold(Prim::Ref, list);
        let zero = self.b.constant(Prim::U64, 0);
        let at = self.b.hold(Prim::U64, zero);
        self.b.flow(Op::Label, &[], head);
        let object = self.b.read(list, Prim::Ref);
        let (index, count) = (self.b.read(at, Prim::U64), self.b.load(object, 0, Prim::U64));
        let ends = self.b.compare(Op::Ge, Prim::U64, index, count);
        self.b.flow(Op::BrTrue, &[ends], none);
        let name = self.element(list, at, 0);
        let name = tagged(&mut self.b, Xintrinsic::TaggedToRef, Prim::Ref, &[name]);
        let key = self.b.read(key, Prim::Ref);
        let order = strings::compared(self.lowering, &mut self.b, key, name);
        let zero = self.b.constant(Prim::I32, 0);
        let same = self.b.compare(Op::Eq, Prim::I32, order, zero);
        self.b.flow(Op::BrFalse, &[same], next);
        let found = self.element(list, at, 8);
        self.ret(&[found]);
        self.b.flow(Op::Label, &[], next);
        let (index, two) = (self.b.read(at, Prim::U64), self.b.constant(Prim::U64, 2));
        let index = self.b.binary(Op::Add, Prim::U64, index, two);
        self.b.assign(at, Prim::U64, index);
        self.b.flow(Op::Goto, &[], head);
        self.b.flow(Op::Label, &[], none);
        let null = null(&mut self.b);
        self.ret(&[null]);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::DynAny]);
    }

    /// The value of a list at an index, or at a distance from there.
    fn element(&mut self, list: u32, at: u32, distance: i32) -> ExprId {
        let (index, size) = (self.b.read(at, Prim::U64), self.b.constant(Prim::U64, 8));
        let scaled = self.b.binary(Op::Mul, Prim::U64, index, size);
        let list = self.b.read(list, Prim::Ref);
        let place = self.b.expr(Op::Add, Prim::A64, &[list, scaled], ExprData::None);
        self.b.load(place, VALUES + distance, Prim::DynAny)
    }

    // ---- comparisons ----

    fn equal(&mut self) {
        let (a, b) = (self.formal("a", Prim::DynAny), self.formal("b", Prim::DynAny));
        let [single, string, long, plain] = [(); 4].map(|()| self.label());
        self.is_double(a, single);
        self.is_double(b, plain);
        let (left, right) = (self.double(a), self.double(b));
        let same = self.b.compare(Op::Eq, Prim::F64, left, right);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], single);
        let left = self.integer(a, code(Primitive::Spf), string);
        let right = self.integer(b, code(Primitive::Spf), plain);
        let (left, right) = (self.without_code(left), self.without_code(right));
        let (left, right) = (
            self.of_integer(left, Primitive::Spf),
            self.of_integer(right, Primitive::Spf),
        );
        let same = self.b.compare(Op::Eq, Prim::F32, left, right);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], string);
        self.reference(a, tag::STRING, long);
        self.reference(b, tag::STRING, plain);
        let (left, right) = (self.referent(a), self.referent(b));
        let order = strings::compared(self.lowering, &mut self.b, left, right);
        let zero = self.b.constant(Prim::I32, 0);
        let same = self.b.compare(Op::Eq, Prim::I32, order, zero);
        self.ret(&[same]);
        self.b.flow(Op::Label, &[], long);
        for primitive in [Primitive::I64, Primitive::Ui64] {
            let next = self.label();
            self.reference(a, long_tag(primitive), next);
            self.reference(b, long_tag(primitive), plain);
            let (left, right) = (self.cell(a, Prim::U64), self.cell(b, Prim::U64));
            let same = self.b.compare(Op::Eq, Prim::U64, left, right);
            self.ret(&[same]);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], plain);
        let (left, right) = (self.read(a), self.read(b));
        let (left, right) = (bits(&mut self.b, left), bits(&mut self.b, right));
        let same = self.b.compare(Op::Eq, Prim::U64, left, right);
        self.ret(&[same]);
    }

    /// The order of two numbers, 2 if they have none.
    fn ordered(&mut self, prim: Prim, left: ExprId, right: ExprId) {
        let (left, right) = (self.b.hold(prim, left), self.b.hold(prim, right));
        let [none, done] = [(); 2].map(|()| self.label());
        if matches!(prim, Prim::F32 | Prim::F64) {
            for side in [left, right] {
                let (value, again) = (self.b.read(side, prim), self.b.read(side, prim));
                let is_number = self.b.compare(Op::Eq, prim, value, again);
                self.b.flow(Op::BrFalse, &[is_number], none);
            }
        }
        let (left, right) = (self.b.read(left, prim), self.b.read(right, prim));
        let op = if matches!(prim, Prim::F32 | Prim::F64) {
            Op::Cmpg
        } else {
            Op::Cmp
        };
        let order = self
            .b
            .expr(op, Prim::I32, &[left, right], ExprData::Operand(prim));
        self.ret(&[order]);
        self.b.flow(Op::Label, &[], none);
        let none = self.b.constant(Prim::I32, 2);
        self.ret(&[none]);
        self.b.flow(Op::Label, &[], done);
    }

    fn order(&mut self) {
        let (a, b) = (self.formal("a", Prim::DynAny), self.formal("b", Prim::DynAny));
        let [integer, string, long, wrong] = [(); 4].map(|()| self.label());
        self.is_double(a, integer);
        self.is_double(b, wrong);
        let (left, right) = (self.double(a), self.double(b));
        self.ordered(Prim::F64, left, right);
        self.b.flow(Op::Label, &[], integer);
        let single = self.label();
        let left = self.any_integer(a, string);
        let right = self.any_integer(b, long);
        let (x, y) = (self.b.read(left, Prim::I64), self.b.read(right, Prim::I64));
        let (x_code, y_code) = (self.code_of(x), self.code_of(y));
        let same = self.b.compare(Op::Eq, Prim::I64, x_code, y_code);
        self.b.flow(Op::BrFalse, &[same], wrong);
        let x = self.b.read(left, Prim::I64);
        let (x_code, spf) = (self.code_of(x), self.b.constant(Prim::I64, code(Primitive::Spf)));
        let is_single = self.b.compare(Op::Eq, Prim::I64, x_code, spf);
        self.b.flow(Op::BrTrue, &[is_single], single);
        let (x, y) = (self.b.read(left, Prim::I64), self.b.read(right, Prim::I64));
        self.ordered(Prim::I64, x, y);
        self.b.flow(Op::Label, &[], single);
        let (x, y) = (self.without_code(left), self.without_code(right));
        let (x, y) = (
            self.of_integer(x, Primitive::Spf),
            self.of_integer(y, Primitive::Spf),
        );
        self.ordered(Prim::F32, x, y);
        self.b.flow(Op::Label, &[], string);
        self.reference(a, tag::STRING, long);
        self.reference(b, tag::STRING, wrong);
        let (left, right) = (self.referent(a), self.referent(b));
        let order = strings::compared(self.lowering, &mut self.b, left, right);
        self.ret(&[order]);
        self.b.flow(Op::Label, &[], long);
        // One of them or both have a cell; both must be of one type.
        for primitive in [Primitive::I64, Primitive::Ui64] {
            let [next, right_next] = [(); 2].map(|()| self.label());
            let left = self.long(a, primitive, next);
            let right = self.long(b, primitive, right_next);
            let prim = register(primitive);
            let (left, right) = (self.b.read(left, prim), self.b.read(right, prim));
            self.ordered(prim, left, right);
            self.b.flow(Op::Label, &[], right_next);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::I32]);
    }

    fn code_of(&mut self, number: ExprId) -> ExprId {
        let mask = self.b.constant(Prim::I64, CODE_MASK);
        self.b.binary(Op::Band, Prim::I64, number, mask)
    }

    /// An integer of 64 bits, with or without a cell, in a register.
    fn long(&mut self, value: u32, primitive: Primitive, otherwise: LabelId) -> u32 {
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

    // ---- output ----

    fn write(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let line = self.formal("line", Prim::U32);
        for primitive in Primitive::ALL.iter().copied() {
            let Some((name, prim)) = strings::writer(primitive) else {
                continue;
            };
            let next = self.label();
            let number = match primitive {
                Primitive::Dpf => {
                    self.is_double(value, next);
                    self.double(value)
                }
                Primitive::I64 | Primitive::Ui64 => {
                    let number = self.long(value, primitive, next);
                    self.b.read(number, register(primitive))
                }
                _ => {
                    let number = self.integer(value, code(primitive), next);
                    let number = self.without_code(number);
                    let number = self.of_integer(number, primitive);
                    convert::cvt(&mut self.b, number, register(primitive), prim)
                }
            };
            let line = self.b.read(line, Prim::U32);
            self.lowering
                .call_writer(&mut self.b, name, &[prim], &[number, line]);
            self.ret(&[]);
            self.b.flow(Op::Label, &[], next);
        }
        let [object, other] = [(); 2].map(|()| self.label());
        self.reference(value, tag::STRING, object);
        let string = self.referent(value);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering.write_string(&mut self.b, string, line_end);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], object);
        self.reference(value, tag::NULL, other);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering
            .call_writer(&mut self.b, "__maple_write_null", &[], &[line_end]);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], other);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering
            .call_writer(&mut self.b, "__maple_write_object", &[], &[line_end]);
        self.ret(&[]);
    }
}

/// The tag of an integer of 64 bits that has a cell.
pub(super) const fn long_tag(primitive: Primitive) -> u64 {
    match primitive {
        Primitive::Ui64 => tag::UI64,
        _ => tag::I64,
    }
}
