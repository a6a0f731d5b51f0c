//! Comparisons.

use std::cmp::Ordering;
use std::rc::Rc;

use maple_codegen::front::corevm::ast::{Base, Type};
use maple_codegen::front::corevm::table::{Kind, Op, Primitive};

use super::convert::Numbers;
use super::fault::{Fault, malformed};
use super::memory::Types;
use super::value::{Block, Dynamic, Item, Value};

/// The order of two numbers or bools of a type; `None` if one is no number.
fn order(ty: Primitive, a: u64, b: u64) -> Option<Ordering> {
    match ty {
        Primitive::Spf => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        Primitive::Dpf => f64::from_bits(a).partial_cmp(&f64::from_bits(b)),
        _ if ty.kind() == Kind::Signed => Some((a as i64).cmp(&(b as i64))),
        _ => Some(a.cmp(&b)),
    }
}

/// Whether two objects are equal: numbers of one type and strings by value, others if they are the same.
fn equal_objects(a: &Dynamic, b: &Dynamic) -> bool {
    match (a, b) {
        (Dynamic::Bits(p, x), Dynamic::Bits(q, y)) => p == q && order(*p, *x, *y) == Some(Ordering::Equal),
        _ => a == b,
    }
}

impl Types<'_> {
    /// Both operands as values that can be compared: of one type, or two objects.
    fn pair(self, a: &Item, b: &Item) -> Result<(Value, Value), Fault> {
        let (left, right) = (a.ty(), b.ty());
        let want = if left.value() == right.value() {
            // Two pointers stay pointers.
            Type {
                pointer: left.pointer && right.pointer,
                ..left
            }
        } else if left == Type::OBJECT || right == Type::OBJECT {
            Type::OBJECT
        } else {
            return malformed("a comparison of different types");
        };
        let left = self.coerce(a, want, Numbers::Same)?;
        Ok((left, self.coerce(b, want, Numbers::Same)?))
    }

    /// Whether two operands are equal.
    pub fn equal(self, a: &Item, b: &Item) -> Result<bool, Fault> {
        let (a, b) = self.pair(a, b)?;
        self.equal_values(&a, &b)
    }

    fn equal_values(self, a: &Value, b: &Value) -> Result<bool, Fault> {
        Ok(match (a, b) {
            (Value::Bits(ty, a), Value::Bits(_, b)) => order(*ty, *a, *b) == Some(Ordering::Equal),
            (Value::Object(a), Value::Object(b)) => equal_objects(a, b),
            (Value::Aggregate(a), Value::Aggregate(b)) => self.equal_blocks(a, b)?,
            (Value::Void, _) => return malformed("a comparison of void"),
            _ => a == b,
        })
    }

    /// Whether two structures or arrays of a type are equal field by field.
    fn equal_blocks(self, a: &Rc<Block>, b: &Rc<Block>) -> Result<bool, Fault> {
        let parts = self.parts(a, b)?;
        for (ty, offset) in parts {
            let there = |block: &Block| block.refs.borrow().contains_key(&offset);
            if self.is_aggregate(ty) && !there(a) && !there(b) {
                continue;
            }
            let value = |block| {
                let (ty, spot) = self.part(block, offset, ty)?;
                self.read(ty, &spot)
            };
            if !self.equal_values(&value(a)?, &value(b)?)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Types and offsets of the fields or elements of two blocks that may differ.
    fn parts(self, a: &Block, b: &Block) -> Result<Vec<(Type, u64)>, Fault> {
        match a.ty.base {
            Base::Named(name) => {
                let fields = self.fields(name)?.0;
                Ok(fields.into_iter().map(|(_, ty, offset)| (ty, offset)).collect())
            }
            Base::Array(element, _) => {
                let ty = self.0.elements.get(element);
                let (size, reference) = self.cell(ty);
                let offsets: Vec<u64> = match reference {
                    true => {
                        let (a, b) = (a.refs.borrow(), b.refs.borrow());
                        a.keys().chain(b.keys()).copied().collect()
                    }
                    false => {
                        let len = a.bytes.borrow().len().max(b.bytes.borrow().len()) as u64;
                        (0..len.div_ceil(size)).map(|index| index * size).collect()
                    }
                };
                Ok(offsets.into_iter().map(|offset| (ty, offset)).collect())
            }
            Base::Primitive(_) => malformed("a cell as a structure"),
        }
    }

    /// The order of two operands; `None` if one is no number.
    pub fn order(self, a: &Item, b: &Item) -> Result<Option<Ordering>, Fault> {
        match self.pair(a, b)? {
            (Value::Bits(ty, a), Value::Bits(_, b)) => Ok(order(ty, a, b)),
            (Value::String(a), Value::String(b)) => Ok(Some(a.cmp(&b))),
            (Value::Object(a), Value::Object(b)) => match (a, b) {
                (Dynamic::Bits(ty, a), Dynamic::Bits(other, b)) if ty == other => Ok(order(ty, a, b)),
                (Dynamic::String(a), Dynamic::String(b)) => Ok(Some(a.cmp(&b))),
                _ => Err(Fault::TypeMismatch),
            },
            _ => malformed("an order of what has none"),
        }
    }

    /// What a comparison gives.
    pub fn compare(self, op: Op, a: &Item, b: &Item) -> Result<Value, Fault> {
        let truth = match op {
            Op::Eq => self.equal(a, b)?,
            Op::Neq => !self.equal(a, b)?,
            Op::Cmp => {
                let number = match self.order(a, b)? {
                    Some(Ordering::Less) => -1_i64,
                    Some(Ordering::Equal) => 0,
                    _ => 1,
                };
                return Ok(Value::Bits(Primitive::I32, number as u64));
            }
            _ => {
                let order = self.order(a, b)?;
                match op {
                    Op::Gt => order.is_some_and(Ordering::is_gt),
                    Op::Lt => order.is_some_and(Ordering::is_lt),
                    Op::Gte => order.is_some_and(Ordering::is_ge),
                    _ => order.is_some_and(Ordering::is_le),
                }
            }
        };
        Ok(Value::Bits(Primitive::Bool, u64::from(truth)))
    }
}
