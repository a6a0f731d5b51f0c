//! Types of instructions: what each name stands for, and whether operands can become what is wanted.

use rustc_hash::FxHashMap;

use crate::mir::{Name, Pos};

use super::super::ast::{Base, Const, Function, Inst, Operand, OperandData, Type};
use super::super::flow::Flow;
use super::super::kinds::{Kind, coerce, coerce_constant, is_aggregate, is_numeric};
use super::super::table::{Op, Primitive};
use super::Checker;
use super::body::insts;

/// How two operands are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// As values of the type.
    Values(Type),
    /// As pointers of the type: whether they lead to the same.
    Pointers(Type),
}

/// What an operand stands for.
pub type OperandKind = Result<Kind, Const>;

/// How two operands are compared, if they can be.
pub fn compared(a: OperandKind, b: OperandKind) -> Option<Compared> {
    let ty = |operand: OperandKind| match operand {
        Ok(kind) => kind.ty(),
        Err(constant) => Type::of(constant.ty()),
    };
    let is_null = |operand: OperandKind| operand == Err(Const::Null);
    let (own, other) = (ty(a), ty(b));
    match (own.pointer, other.pointer) {
        (true, false) if is_null(b) => Some(Compared::Pointers(own)),
        (false, true) if is_null(a) => Some(Compared::Pointers(other)),
        _ if own.value() != other.value() || own.value() == Type::VOID => None,
        (true, true) => Some(Compared::Pointers(own)),
        _ => Some(Compared::Values(own.value())),
    }
}

/// The type of arithmetic whose type is not written: that of its operands, if it is one of numbers.
pub fn inferred(operands: &[OperandKind]) -> Option<Type> {
    let ty = |operand: &OperandKind| match *operand {
        Ok(kind) => kind.ty().value(),
        Err(constant) => Type::of(constant.ty()),
    };
    let first = ty(operands.first()?);
    let is_number = first.primitive().is_some_and(Primitive::is_number);
    (is_number && operands.iter().all(|operand| ty(operand) == first)).then_some(first)
}

/// Checks the reachable code of a function. `kinds` is what names of its ancestors stand for. Gives what all its names stand for.
pub(super) fn check(
    checker: &mut Checker<'_>,
    function: &Function,
    flow: &Flow,
    mut kinds: FxHashMap<Name, Kind>,
) -> FxHashMap<Name, Kind> {
    let params = function.params.iter();
    kinds.extend(params.map(|param| (param.name, Kind::Place(param.ty))));
    let rest = function.positional.iter().chain(&function.keyword);
    kinds.extend(rest.map(|name| (*name, Kind::Value(Type::OBJECT))));
    for stretch in flow.in_order() {
        let Some(stretch) = flow.stretches.get(stretch) else {
            continue;
        };
        for (_, inst) in insts(function, stretch.block, stretch.insts.clone()) {
            let mut typer = Typer {
                checker,
                function,
                kinds: &kinds,
                inst,
            };
            let given = typer.inst();
            if let Some(target) = inst.target {
                // After an error any type will do: what uses the name is not an error of its own.
                kinds.insert(target, given.unwrap_or(Kind::Value(Type::OBJECT)));
            }
        }
    }
    kinds
}

pub(super) struct Typer<'t, 'c> {
    pub(super) checker: &'t mut Checker<'c>,
    pub(super) function: &'t Function,
    kinds: &'t FxHashMap<Name, Kind>,
    pub(super) inst: &'t Inst,
}

impl Typer<'_, '_> {
    fn kind(&self, operand: Operand) -> OperandKind {
        match operand.data {
            OperandData::Ref(name) => Ok(self
                .kinds
                .get(&name)
                .copied()
                .unwrap_or(Kind::Value(Type::OBJECT))),
            OperandData::Const(constant) => Err(constant),
        }
    }

    pub(super) fn ty(&self, operand: Operand) -> Type {
        match self.kind(operand) {
            Ok(kind) => kind.ty(),
            Err(constant) => Type::of(constant.ty()),
        }
    }

    pub(super) fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.checker.error(code, pos, message, hint);
    }

    pub(super) fn fits(&self, operand: Operand, ty: Type, numeric: bool) -> bool {
        let elements = &self.checker.module.elements;
        match self.kind(operand) {
            Ok(kind) => coerce(elements, kind, ty, numeric).is_some(),
            Err(constant) => coerce_constant(elements, constant, ty, numeric).is_some(),
        }
    }

    /// Checks that an operand can become a value of a type.
    pub(super) fn want(&mut self, operand: Operand, ty: Type, numeric: bool) {
        if self.fits(operand, ty, numeric) {
            return;
        }
        let (found, wanted) = (self.checker.shown(self.ty(operand)), self.checker.shown(ty));
        let message = format!("{} wants {wanted} here, not {found}", self.inst.op.text());
        let converts = is_numeric(ty) && self.fits(operand, ty, true);
        let hint = match converts {
            true => "numbers do not convert here: write `load` with the type that is wanted",
            false => "use a value of that type",
        };
        self.error("operand-type", operand.pos, message, hint);
    }

    /// Checks that a condition says true or false.
    fn truth(&mut self, operand: Operand) {
        let ty = self.ty(operand);
        if ty.pointer || is_numeric(ty) || ty == Type::OBJECT {
            return;
        }
        let message = format!("{} is neither true nor false", self.checker.shown(ty));
        self.error("operand-type", operand.pos, message, "compare it first");
    }

    /// Checks that an operand is an integer of any type.
    fn integer(&mut self, operand: Operand) {
        let is_integer = |ty: Type| ty.value().primitive().is_some_and(Primitive::is_integer);
        let ty = self.ty(operand);
        if !is_integer(ty) {
            let message = format!(
                "{} wants an integer here, not {}",
                self.inst.op.text(),
                self.checker.shown(ty)
            );
            self.error("operand-type", operand.pos, message, "`load` converts to one");
        }
    }

    /// Checks an instruction. Gives what its target stands for.
    fn inst(&mut self) -> Option<Kind> {
        let inst = self.inst;
        let written = inst.ty;
        let value = |ty: Type| Some(Kind::Value(ty));
        match (inst.op, inst.operands.as_slice()) {
            (Op::Alloca, _) => {
                let ty = written?;
                self.checker.storable(ty, inst.pos, "a cell");
                return Some(Kind::Place(ty));
            }
            (Op::Load, &[from]) => {
                let ty = written?;
                self.want(from, ty, true);
                return value(ty);
            }
            (Op::Store, &[from, to]) => self.store(written?, from, to),
            (Op::GetAttr, &[name, object]) => return self.get_attribute(name, object),
            (Op::SetAttr, &[name, from, object]) => self.set_attribute(name, from, object),
            (Op::DelAttr, &[name, object]) => {
                self.want(name, Type::STRING, false);
                self.dynamic(object);
            }
            (Op::GetElement, &[array, index]) => {
                let ty = written?;
                self.integer(index);
                let element = self.element(array)?;
                self.want_element(element, ty);
                return value(ty);
            }
            (Op::PutElement, &[from, array, index]) => {
                self.integer(index);
                let element = self.element(array)?;
                self.want(from, element, false);
            }
            (Op::Len, &[array]) => {
                self.length(array);
                return value(Type::of(Primitive::Ui64));
            }
            (Op::Ret, &[from]) => {
                let ret = self.function.ret;
                if let Some(written) = written.filter(|ty| ty.value() != ret.value()) {
                    let message = format!(
                        "the function returns {}, not {}",
                        self.checker.shown(ret),
                        self.checker.shown(written)
                    );
                    self.error(
                        "return",
                        inst.pos,
                        message,
                        "return what the function is declared to",
                    );
                } else {
                    self.want(from, ret, false);
                }
            }
            (Op::Br, &[condition]) => self.truth(condition),
            (Op::Switch2, [selector, cases @ ..]) => {
                for case in cases {
                    self.comparable(*selector, *case, false);
                }
            }
            (Op::Pos | Op::Neg | Op::Inc | Op::Dec, _)
            | (Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod, _) => return self.arithmetic(),
            (Op::Bnot | Op::Band | Op::Bor | Op::Bxor, operands) => {
                operands.iter().for_each(|operand| self.integer(*operand));
                return value(Type::of(Primitive::Ui64));
            }
            (Op::Bls | Op::Brs, operands) => {
                operands.iter().for_each(|operand| self.integer(*operand));
                let ty = written.unwrap_or(Type::of(Primitive::Ui64));
                if !ty.primitive().is_some_and(Primitive::is_integer) {
                    let message = format!("shifts give integers, not {}", self.checker.shown(ty));
                    self.error("operand-type", inst.pos, message, "leave the type out for ui64");
                }
                return value(ty);
            }
            (Op::Eq | Op::Neq, &[a, b]) => {
                self.comparable(a, b, false);
                return value(Type::BOOL);
            }
            (Op::Gt | Op::Lt | Op::Gte | Op::Lte, &[a, b]) => {
                self.comparable(a, b, true);
                return value(Type::BOOL);
            }
            (Op::Lnot | Op::Land | Op::Lor, operands) => {
                operands.iter().for_each(|operand| self.truth(*operand));
                return value(Type::BOOL);
            }
            (Op::Cmp, &[a, b]) => {
                self.comparable(a, b, true);
                return value(Type::of(Primitive::I32));
            }
            (Op::Call, [callee, arguments @ ..]) => {
                self.call(*callee, arguments);
                return value(written.unwrap_or(Type::VOID));
            }
            // Their shape is reported, or they have no operands.
            _ => {}
        }
        None
    }

    fn store(&mut self, ty: Type, from: Operand, to: Operand) {
        self.want(from, ty, true);
        let cell = match self.kind(to) {
            Ok(Kind::Place(cell)) => cell,
            Ok(Kind::Value(pointer)) if pointer.pointer => pointer.value(),
            _ => {
                let hint = "store to a name of `alloca`, a field, a parameter or a pointer";
                return self.error("operand-type", to.pos, "nothing can be stored here", hint);
            }
        };
        let elements = &self.checker.module.elements;
        let through =
            cell.pointer && coerce(elements, Kind::Value(ty), cell.value(), true).is_some() && !ty.pointer;
        if !through && coerce(elements, Kind::Value(ty), cell, true).is_none() {
            let message = format!(
                "{} cannot be stored where {} is",
                self.checker.shown(ty),
                self.checker.shown(cell)
            );
            self.error("operand-type", to.pos, message, "store a value of that type");
        }
    }

    /// What has attributes: the name of its structure, or nothing for a dynamic value.
    fn attributed(&mut self, object: Operand) -> Option<Option<Name>> {
        match self.ty(object).value().base {
            Base::Named(name) => Some(Some(name)),
            Base::Primitive(Primitive::Object) => Some(None),
            _ => {
                let message = format!("{} has no attributes", self.checker.shown(self.ty(object)));
                self.error("operand-type", object.pos, message, "structures and objects have");
                None
            }
        }
    }

    fn dynamic(&mut self, object: Operand) {
        if self
            .attributed(object)
            .is_some_and(|structure| structure.is_some())
        {
            let message = format!(
                "the attributes of {} are fixed",
                self.checker.shown(self.ty(object))
            );
            self.error(
                "operand-type",
                object.pos,
                message,
                "only those of objects are removed",
            );
        }
    }

    /// The field of a structure that a constant names. `Err` if there is none.
    fn field(&mut self, structure: Name, name: Operand) -> Result<Option<Type>, ()> {
        let OperandData::Const(Const::String(field)) = name.data else {
            self.want(name, Type::STRING, false);
            return Ok(None);
        };
        if let Some((_, field)) = self.checker.index.field(structure, field) {
            return Ok(Some(field.ty));
        }
        let decl = self.checker.index.types.get(&structure);
        let names: Vec<String> = decl
            .iter()
            .flat_map(|decl| &decl.fields)
            .map(|field| self.checker.text(field.name))
            .collect();
        let message = format!(
            "{} has no field {}",
            self.checker.text(structure),
            self.checker.text(field)
        );
        let hint = match names.is_empty() {
            true => "it has none".to_owned(),
            false => format!("it has {}", names.join(", ")),
        };
        self.error("attribute", name.pos, message, &hint);
        Err(())
    }

    fn get_attribute(&mut self, name: Operand, object: Operand) -> Option<Kind> {
        let written = self.inst.ty;
        let given = match self.attributed(object)? {
            Some(structure) => match self.field(structure, name).ok()? {
                Some(field) => Kind::Place(field),
                None => Kind::Value(Type::OBJECT),
            },
            None => {
                self.want(name, Type::STRING, false);
                Kind::Value(Type::OBJECT)
            }
        };
        let Some(written) = written else {
            return Some(given);
        };
        if given == Kind::Value(Type::OBJECT) && !is_aggregate(written)
            || written.value() == given.ty().value()
        {
            // What is written beside it is what is read.
            return Some(match given {
                Kind::Place(_) => given,
                Kind::Value(_) => Kind::Value(Type::OBJECT),
            });
        }
        let message = format!(
            "the attribute is {}, not {}",
            self.checker.shown(given.ty()),
            self.checker.shown(written)
        );
        self.error("operand-type", self.inst.pos, message, "leave the type out");
        None
    }

    fn set_attribute(&mut self, name: Operand, from: Operand, object: Operand) {
        match self.attributed(object) {
            Some(Some(structure)) => match self.field(structure, name) {
                Ok(Some(field)) => self.want(from, field, false),
                Ok(None) => self.want(from, Type::OBJECT, false),
                Err(()) => {}
            },
            Some(None) => {
                self.want(name, Type::STRING, false);
                self.want(from, Type::OBJECT, false);
            }
            None => {}
        }
    }

    /// The type of the elements of an array.
    fn element(&mut self, array: Operand) -> Option<Type> {
        let ty = self.ty(array);
        if let Base::Array(element, _) = ty.base {
            return Some(self.checker.module.elements.get(element));
        }
        let message = format!("{} has no elements", self.checker.shown(ty));
        self.error("operand-type", array.pos, message, "arrays have");
        None
    }

    fn want_element(&mut self, element: Type, ty: Type) {
        if element.value() != ty.value() {
            let message = format!(
                "the elements are {}, not {}",
                self.checker.shown(element),
                self.checker.shown(ty)
            );
            self.error(
                "operand-type",
                self.inst.pos,
                message,
                "write the type of the elements",
            );
        }
    }

    fn length(&mut self, array: Operand) {
        let ty = self.ty(array);
        let has = matches!(ty.base, Base::Array(..)) || matches!(ty.value(), Type::STRING | Type::OBJECT);
        if !has {
            let message = format!("{} has no length", self.checker.shown(ty));
            self.error("operand-type", array.pos, message, "arrays and strings have");
        }
    }

    fn arithmetic(&mut self) -> Option<Kind> {
        let inst = self.inst;
        let kinds: Vec<OperandKind> = inst.operands.iter().map(|operand| self.kind(*operand)).collect();
        let Some(ty) = inst.ty.or_else(|| inferred(&kinds)) else {
            let message = format!("the type of {} does not follow from its operands", inst.op.text());
            let hint = format!("write it: `{} i32 ..`", inst.op.text());
            self.error("operand-type", inst.pos, message, &hint);
            return None;
        };
        if !ty.primitive().is_some_and(Primitive::is_number) {
            let message = format!(
                "{} computes with numbers, not {}",
                inst.op.text(),
                self.checker.shown(ty)
            );
            self.error("operand-type", inst.pos, message, "write the type of a number");
            return None;
        }
        for operand in &inst.operands {
            self.want(*operand, ty, true);
        }
        Some(Kind::Value(ty))
    }

    /// Checks that two operands can be compared.
    fn comparable(&mut self, a: Operand, b: Operand, ordered: bool) {
        let how = compared(self.kind(a), self.kind(b));
        let has_order = match how {
            Some(Compared::Values(ty)) => !is_aggregate(ty),
            Some(Compared::Pointers(_)) => false,
            None => {
                let (own, other) = (self.checker.shown(self.ty(a)), self.checker.shown(self.ty(b)));
                let message = format!("{own} and {other} cannot be compared");
                return self.error(
                    "operand-type",
                    b.pos,
                    message,
                    "compare values of one type; `load` converts",
                );
            }
        };
        if ordered && !has_order {
            let message = format!("there is no order of {}", self.checker.shown(self.ty(a)));
            self.error("operand-type", a.pos, message, "use eq or neq");
        }
    }
}
