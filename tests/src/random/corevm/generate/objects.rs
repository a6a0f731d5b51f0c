//! Dynamic objects and strings.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::{Gen, SCALARS, Shape};
use crate::random::corevm::build::Arg;

impl Gen {
    /// An object that is known, or a new one with all attributes.
    pub(super) fn some_object(&mut self) -> Arg {
        match self.find(|shape| shape == Shape::Object) {
            Some(var) if self.chance(90) => var.arg,
            _ => {
                let object = self.alloca(Type::OBJECT);
                for (name, ty) in self.attributes.clone() {
                    let value = self.exact(ty);
                    self.act(Op::SetAttr, None, &[name.into(), value, object.clone()]);
                }
                self.keep(&object, Shape::Object);
                object
            }
        }
    }

    /// The name of an attribute, which may be computed.
    fn attribute_name(&mut self, name: &str) -> Arg {
        match self.chance(30) {
            true => self.set(Op::Load, Type::STRING, &[name.into()]),
            false => name.into(),
        }
    }

    /// Does something with an object.
    pub(super) fn object(&mut self) {
        let object = self.some_object();
        let attributes = self.attributes.clone();
        let (name, ty) = self.pick(&attributes);
        match self.below(10) {
            0 => {
                let other = self.some_object();
                let op = self.pick(&[Op::Eq, Op::Neq]);
                let equal = self.set(op, None, &[object, other]);
                self.keep(&equal, Shape::Value(Primitive::Bool));
            }
            1 => {
                // Another name of the same object.
                let same = self.set(Op::Load, Type::OBJECT, &[object]);
                self.keep(&same, Shape::Object);
            }
            2 => {
                let key = self.attribute_name(name);
                self.act(Op::DelAttr, None, &[key.clone(), object.clone()]);
                if !self.risk() {
                    let value = self.exact(ty);
                    self.act(Op::SetAttr, None, &[key, value, object]);
                }
            }
            3..=5 => {
                let value = match self.risk() {
                    true => self.string(),
                    false => self.exact(ty),
                };
                let key = self.attribute_name(name);
                self.act(Op::SetAttr, None, &[key, value, object]);
            }
            6 => self.reflect(),
            _ => {
                let name = if self.risk() { "d" } else { name };
                let key = self.attribute_name(name);
                let held = self.set(Op::GetAttr, None, &[key, object]);
                self.unbox(held, ty);
            }
        }
    }

    /// What an object holds as a number or bool: mostly of the type that it has.
    fn unbox(&mut self, held: Arg, ty: Primitive) {
        let ty = if self.chance(80) { ty } else { self.pick(SCALARS) };
        let value = self.set(Op::Load, Type::of(ty), &[held]);
        self.keep(&value, Shape::Value(ty));
    }

    /// Sets or gets a field of a structure as an attribute of an object.
    fn reflect(&mut self) {
        if !self.dynamic {
            return;
        }
        let leaf = self.some_struct(0);
        let fields = self.structs[0].fields.clone();
        let (name, field) = self.pick(&fields);
        let super::Field::Scalar(ty) = field else { return };
        let object = match self.chance(50) {
            true => self.set(Op::Load, Type::OBJECT, &[leaf.arg]),
            false => leaf.arg,
        };
        let name = if self.risk() { "none" } else { &name };
        let key = self.set(Op::Load, Type::STRING, &[name.into()]);
        if self.chance(40) {
            let value = self.exact(ty);
            self.act(Op::SetAttr, None, &[key, value, object]);
        } else {
            let held = self.set(Op::GetAttr, None, &[key, object]);
            self.unbox(held, ty);
        }
    }

    /// A string: a constant or a name.
    pub(super) fn string(&mut self) -> Arg {
        match self.find(|shape| matches!(shape, Shape::Text { .. })) {
            Some(var) if self.chance(60) => var.arg,
            _ => {
                let text = self.pick(&["", "a", "b", "c", "ab", "longer text", "\u{e9}"]);
                Arg::Text(text.into())
            }
        }
    }

    /// Does something with strings.
    pub(super) fn text(&mut self) {
        let a = self.string();
        match self.below(4) {
            0 => {
                let len = self.set(Op::Len, None, &[a]);
                self.keep(&len, Shape::Value(Primitive::Ui64));
            }
            1 => {
                let cell = self.alloca(Type::STRING);
                self.act(Op::Store, Type::STRING, &[a, cell.clone()]);
                self.keep(&cell, Shape::Text { cell: true });
            }
            2 => {
                if let Some(cell) = self.find(|shape| shape == Shape::Text { cell: true }) {
                    self.act(Op::Store, Type::STRING, &[a, cell.arg]);
                }
            }
            _ => {
                let b = self.string();
                let op = self.pick(&[Op::Eq, Op::Neq, Op::Lt, Op::Gte, Op::Cmp]);
                let value = self.set(op, None, &[a, b]);
                let ty = if op == Op::Cmp {
                    Primitive::I32
                } else {
                    Primitive::Bool
                };
                self.keep(&value, Shape::Value(ty));
            }
        }
    }
}
