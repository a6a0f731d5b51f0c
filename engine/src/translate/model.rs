//! The model of the evaluation stack.

use maple_lir::{Compare, FloatCompare, Operand, Shape};
use maple_mirbin::Prim;

/// A comparison of either class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test {
    /// Of integers.
    Int(Compare),
    /// Of floats; both operands are slots.
    Float(FloatCompare),
}

impl Test {
    /// The branch on it, a safepoint if `watched`.
    pub fn branch(self, watched: bool) -> Shape {
        match self {
            Test::Int(op) => Shape::Branch(op, watched),
            Test::Float(op) => Shape::FloatBranch(op, watched),
        }
    }
}

/// What a three-way comparison says of values that have no order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Three {
    /// -1.
    Less,
    /// 1.
    Greater,
}

/// Base of an address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Base {
    /// None.
    Zero,
    /// The value of a slot.
    Slot(u16),
    /// A constant.
    Const(u64),
}

/// Scaled index of an address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Index {
    /// Where it is.
    pub slot: u16,
    /// A full cell; otherwise a signed 32-bit number that is extended.
    pub full: bool,
    /// Scale.
    pub scale: u16,
}

/// A 64-bit sum that has not been computed: what addressing modes are made of.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sum {
    /// Base.
    pub base: Base,
    /// Index.
    pub index: Option<Index>,
    /// Constant.
    pub offset: i32,
}

/// The address of an element of an array: base and index are checked when it is used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Element {
    /// The array.
    pub array: u16,
    /// The index, 32 bits.
    pub index: u16,
    /// Binary logarithm of the size of an element.
    pub shift: u8,
}

/// Where the value at some depth is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Place {
    /// In a slot: its own temporary, a cell or a formal that has not been copied, or the result slot of a call.
    Slot(u16),
    /// A constant, canonical for its type.
    Const(u64),
    /// The address of a slot.
    Address(u16),
    /// The outcome of a comparison that has not been made yet.
    Compare(Test, u16, Operand),
    /// The outcome of a three-way comparison that has not been made yet: of operands of this type.
    Order(Three, Prim, u16, Operand),
    /// A sum that has not been computed yet.
    Sum(Sum),
    /// The address of an element.
    Element(Element),
    /// The address of the method at this place of the vtable, for the receiver in a slot.
    Method(u16, u16),
    /// The address of the interface method with this selector, for the receiver in a slot.
    InterfaceMethod(u16, u32),
}

/// A value on the evaluation stack.
#[derive(Clone, Copy, Debug)]
pub struct Value {
    /// Where it is.
    pub place: Place,
    /// Its static type.
    pub ty: Prim,
}

impl Value {
    /// Whether finding the value needs the slot.
    pub fn uses(&self, slot: u16) -> bool {
        match self.place {
            Place::Slot(s) => s == slot,
            Place::Compare(_, l, r) | Place::Order(_, _, l, r) => l == slot || r.is(slot),
            Place::Sum(sum) => {
                sum.base == Base::Slot(slot) || sum.index.is_some_and(|index| index.slot == slot)
            }
            Place::Element(element) => element.array == slot || element.index == slot,
            Place::Method(receiver, _) | Place::InterfaceMethod(receiver, _) => receiver == slot,
            Place::Const(_) | Place::Address(_) => false,
        }
    }

    /// Whether finding the value may raise.
    pub fn may_raise(&self) -> bool {
        matches!(
            self.place,
            Place::Element(_) | Place::Method(..) | Place::InterfaceMethod(..)
        )
    }
}

/// The evaluation stack during translation.
#[derive(Default)]
pub struct Stack {
    values: Vec<Value>,
}

impl Stack {
    /// Number of values.
    pub fn depth(&self) -> usize {
        self.values.len()
    }

    /// Pushes a value.
    pub fn push(&mut self, place: Place, ty: Prim) {
        self.values.push(Value { place, ty });
    }

    /// Pops a value. Verified code never pops from an empty stack.
    pub fn pop(&mut self) -> Value {
        self.values.pop().unwrap_or(Value {
            place: Place::Const(0),
            ty: Prim::I64,
        })
    }

    /// The value at a depth.
    pub fn at(&self, depth: usize) -> Value {
        self.values.get(depth).copied().unwrap_or(Value {
            place: Place::Const(0),
            ty: Prim::I64,
        })
    }

    /// Says that the value at a depth has moved.
    pub fn moved(&mut self, depth: usize, place: Place) {
        if let Some(value) = self.values.get_mut(depth) {
            value.place = place;
        }
    }

    /// Says that the value at a depth was converted and is elsewhere now.
    pub fn converted(&mut self, depth: usize, place: Place, ty: Prim) {
        if let Some(value) = self.values.get_mut(depth) {
            *value = Value { place, ty };
        }
    }

    /// The depths of values that need `slot`, except the one at depth `except`.
    pub fn users(&self, slot: u16, except: usize) -> impl Iterator<Item = usize> + use<> {
        let depths: Vec<usize> = (0..self.values.len())
            .filter(|d| *d != except && self.values[*d].uses(slot))
            .collect();
        depths.into_iter()
    }

    /// Drops values above a depth.
    pub fn truncate(&mut self, depth: usize) {
        self.values.truncate(depth);
    }
}
