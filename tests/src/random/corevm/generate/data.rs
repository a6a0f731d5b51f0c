//! Types, structures and arrays.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::{Array, Field, Gen, Hold, SCALARS, Shape, Struct, Var};
use crate::random::corevm::build::{Arg, pointer};

/// The structure that is in itself by value.
pub(super) const NODE: usize = 1;

impl Gen {
    /// Makes the types of the module.
    pub(super) fn invent(&mut self) {
        self.attributes = ["a", "b", "c"].map(|name| (name, self.pick(SCALARS))).to_vec();
        let leaf = self.builder.named("Leaf");
        let node = self.builder.named("Node");
        for element in [None, None, Some(Field::Struct(NODE))] {
            let element = element.unwrap_or_else(|| Field::Scalar(self.pick(SCALARS)));
            let of = match element {
                Field::Scalar(ty) => Type::of(ty),
                _ => node,
            };
            let len = 1 + self.below(6) as u32;
            let ty = self.builder.array(len, of);
            self.arrays.push(Array { ty, element, len });
        }
        let mut leaf_fields = Vec::new();
        for at in 0..1 + self.below(4) {
            leaf_fields.push((format!("x{at}"), Field::Scalar(self.pick(SCALARS))));
        }
        let mut node_fields = Vec::new();
        for at in 0..1 + self.below(3) {
            node_fields.push((format!("n{at}"), Field::Scalar(self.pick(SCALARS))));
        }
        let others = [
            ("name", Field::Text),
            ("own", Field::Struct(0)),
            ("link", Field::Pointer(NODE)),
            ("leaf", Field::Pointer(0)),
            ("list", Field::Array(0)),
            ("nodes", Field::Array(2)),
        ];
        for (name, field) in others {
            if self.chance(70) {
                let at = self.below(node_fields.len() + 1);
                node_fields.insert(at, (name.to_owned(), field));
            }
        }
        for (ty, fields) in [(leaf, leaf_fields), (node, node_fields)] {
            self.structs.push(Struct { ty, fields });
        }
        for (index, name) in ["Leaf", "Node"].into_iter().enumerate() {
            let fields = self.structs[index].fields.clone();
            let list: Vec<(Type, &str)> = fields
                .iter()
                .map(|(n, f)| (self.field_type(*f), n.as_str()))
                .collect();
            self.builder.structure(name, &list);
        }
    }

    fn field_type(&self, field: Field) -> Type {
        match field {
            Field::Scalar(ty) => Type::of(ty),
            Field::Text => Type::STRING,
            Field::Struct(index) => self.structs[index].ty,
            Field::Pointer(index) => pointer(self.structs[index].ty),
            Field::Array(index) => self.arrays[index].ty,
        }
    }

    /// The type of a parameter of a shape.
    pub(super) fn type_of(&self, shape: Shape) -> Type {
        let held = |ty, hold| match hold {
            Hold::Place | Hold::Value => ty,
            Hold::Pointer | Hold::Cell => pointer(ty),
        };
        match shape {
            Shape::Value(ty) | Shape::Cell(ty) => Type::of(ty),
            Shape::Pointer(ty) => pointer(Type::of(ty)),
            Shape::Text { .. } => Type::STRING,
            Shape::Struct(index, hold) => held(self.structs[index].ty, hold),
            Shape::Array(index, hold) => held(self.arrays[index].ty, hold),
            Shape::Object => Type::OBJECT,
        }
    }

    /// A structure that is known, or a new one.
    pub(super) fn some_struct(&mut self, index: usize) -> Var {
        let fits = |shape| matches!(shape, Shape::Struct(of, _) if of == index);
        match self.find(fits) {
            Some(var) if self.chance(80) => var,
            _ => {
                let star = self.chance(30);
                let ty = Type {
                    pointer: star,
                    ..self.structs[index].ty
                };
                let arg = self.alloca(ty);
                let hold = if star { Hold::Cell } else { Hold::Place };
                let shape = Shape::Struct(index, hold);
                self.keep(&arg, shape);
                Var { arg, shape }
            }
        }
    }

    /// Does something with a structure.
    pub(super) fn structure(&mut self) {
        let index = self.below(self.structs.len());
        let var = self.some_struct(index);
        let Shape::Struct(_, hold) = var.shape else { return };
        match self.below(10) {
            0 => {
                let other = self.some_struct(index);
                let op = self.pick(&[Op::Eq, Op::Neq]);
                let equal = self.set(op, None, &[var.arg, other.arg]);
                self.keep(&equal, Shape::Value(Primitive::Bool));
            }
            1 if hold != Hold::Value => {
                let other = self.some_struct(index);
                let ty = self.structs[index].ty;
                self.act(Op::Store, ty, &[other.arg, var.arg]);
            }
            2 if hold == Hold::Cell => {
                let other = self.some_struct(index);
                let target = if self.risk() { Arg::Null } else { other.arg };
                let ty = pointer(self.structs[index].ty);
                self.act(Op::Store, ty, &[target, var.arg]);
            }
            3 => {
                let ty = self.structs[index].ty;
                let (ty, hold) = match self.chance(50) {
                    true => (ty, Hold::Value),
                    false => (pointer(ty), Hold::Pointer),
                };
                let loaded = self.set(Op::Load, ty, &[var.arg]);
                self.keep(&loaded, Shape::Struct(index, hold));
            }
            _ => {
                let fields = self.structs[index].fields.clone();
                let (name, field) = self.pick(&fields);
                self.field(&var, hold, &name, field);
            }
        }
    }

    /// Sets or gets a field.
    fn field(&mut self, var: &Var, hold: Hold, name: &str, field: Field) {
        let writes = hold != Hold::Value && self.chance(50);
        // Pointers are null at first.
        let links = matches!(field, Field::Pointer(_)) && hold != Hold::Value && !self.risk();
        if writes || links {
            let source = match field {
                Field::Scalar(ty) => self.exact(ty),
                Field::Text => self.string(),
                Field::Struct(index) | Field::Pointer(index) => self.some_struct(index).arg,
                Field::Array(index) => self.some_array(index).arg,
            };
            self.act(Op::SetAttr, None, &[name.into(), source, var.arg.clone()]);
            if !links {
                return;
            }
        }
        let place = self.set(Op::GetAttr, None, &[name.into(), var.arg.clone()]);
        match field {
            Field::Scalar(ty) => self.keep(&place, Shape::Cell(ty)),
            Field::Text => self.keep(&place, Shape::Text { cell: true }),
            Field::Struct(index) => self.keep(&place, Shape::Struct(index, Hold::Place)),
            Field::Array(index) => self.keep(&place, Shape::Array(index, Hold::Place)),
            Field::Pointer(index) if links => {
                let target = self.set(Op::Load, pointer(self.structs[index].ty), &[place]);
                self.keep(&target, Shape::Struct(index, Hold::Pointer));
            }
            // It may be null, and what uses it traps.
            Field::Pointer(index) if self.risk() => self.keep(&place, Shape::Struct(index, Hold::Cell)),
            Field::Pointer(_) => {
                let there = self.set(Op::Neq, None, &[place, Arg::Null]);
                self.keep(&there, Shape::Value(Primitive::Bool));
            }
        }
    }

    /// An array that is known, or a new one.
    pub(super) fn some_array(&mut self, index: usize) -> Var {
        let fits = |shape| matches!(shape, Shape::Array(of, _) if of == index);
        match self.find(fits) {
            Some(var) if self.chance(80) => var,
            _ => {
                let star = self.chance(20);
                let arg = self.alloca(Type {
                    pointer: star,
                    ..self.arrays[index].ty
                });
                let hold = if star { Hold::Cell } else { Hold::Place };
                let shape = Shape::Array(index, hold);
                self.keep(&arg, shape);
                Var { arg, shape }
            }
        }
    }

    /// Does something with an array.
    pub(super) fn array(&mut self) {
        let number = self.below(self.arrays.len());
        let var = self.some_array(number);
        let Array { ty, element, len } = self.arrays[number];
        let writes = !matches!(var.shape, Shape::Array(_, Hold::Value));
        match self.below(10) {
            0 => {
                let len = self.set(Op::Len, None, &[var.arg]);
                self.keep(&len, Shape::Value(Primitive::Ui64));
            }
            1 => {
                let other = self.some_array(number);
                let equal = self.set(Op::Eq, None, &[var.arg, other.arg]);
                self.keep(&equal, Shape::Value(Primitive::Bool));
            }
            2 => {
                let loaded = self.set(Op::Load, ty, &[var.arg]);
                self.keep(&loaded, Shape::Array(number, Hold::Value));
            }
            3 if writes => {
                let other = self.some_array(number);
                self.act(Op::Store, ty, &[other.arg, var.arg]);
            }
            4..=6 if writes => {
                let source = match element {
                    Field::Scalar(ty) => self.exact(ty),
                    _ => self.some_struct(NODE).arg,
                };
                let index = self.index(len);
                self.act(Op::PutElement, None, &[source, var.arg, index]);
            }
            _ => {
                let index = self.index(len);
                let (ty, shape) = match element {
                    Field::Scalar(ty) => (Type::of(ty), Shape::Value(ty)),
                    _ => (pointer(self.structs[NODE].ty), Shape::Struct(NODE, Hold::Pointer)),
                };
                let value = self.set(Op::GetElement, ty, &[var.arg, index]);
                self.keep(&value, shape);
            }
        }
    }
}
