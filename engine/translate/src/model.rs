//! The model of the evaluation stack.

use maple_lir::{Compare, FloatCompare, Operand, Reg, Registers, Shape};
use maple_mirbin::Prim;

/// A comparison of either class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Test {
    /// Of integers.
    Int(Compare),
    /// Of floats; both operands are registers.
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

    /// The test that holds exactly if this one does not.
    pub fn negated(self) -> Test {
        match self {
            Test::Int(op) => Test::Int(op.negated()),
            Test::Float(op) => Test::Float(op.negated()),
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
    /// The value of a register.
    Reg(Reg),
    /// A constant.
    Const(u64),
}

/// Scaled index of an address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Index {
    /// Where it is.
    pub reg: Reg,
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

impl Sum {
    /// The registers of base and index.
    pub fn registers(&self) -> [Option<Reg>; 2] {
        let base = match self.base {
            Base::Reg(base) => Some(base),
            Base::Zero | Base::Const(_) => None,
        };
        [base, self.index.map(|index| index.reg)]
    }
}

/// The address of an element of an array: base and index are checked when it is used.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Element {
    /// The array.
    pub array: Reg,
    /// The index, 32 bits.
    pub index: Reg,
    /// Binary logarithm of the size of an element.
    pub shift: u8,
}

/// Where the value at some depth is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Location {
    /// In a register: a temporary, a cell or a formal that has not been copied, or the result of a call.
    Reg(Reg),
    /// A constant, canonical for its type.
    Const(u64),
    /// The address of a slot.
    Address(u16),
    /// The outcome of a comparison that has not been made yet.
    Compare(Test, Reg, Operand),
    /// The outcome of a three-way comparison that has not been made yet: of operands of this type.
    Order(Three, Prim, Reg, Operand),
    /// A sum that has not been computed yet.
    Sum(Sum),
    /// The address of an element.
    Element(Element),
    /// The address of the method at this place of the vtable, for the receiver in a register.
    Method(Reg, u16),
    /// The address of the interface method whose selector is this symbol, for the receiver in a register.
    InterfaceMethod(Reg, u32),
}

/// A value on the evaluation stack.
#[derive(Clone, Copy, Debug)]
pub struct StackValue {
    /// Where it is.
    pub place: Location,
    /// Its static type.
    pub ty: Prim,
}

impl StackValue {
    /// The registers that finding the value needs.
    pub fn registers(&self) -> [Option<Reg>; 2] {
        match self.place {
            Location::Reg(reg) => [Some(reg), None],
            Location::Compare(_, l, r) | Location::Order(_, _, l, r) => [Some(l), r.as_reg()],
            Location::Sum(sum) => sum.registers(),
            Location::Element(element) => [Some(element.array), Some(element.index)],
            Location::Method(receiver, _) | Location::InterfaceMethod(receiver, _) => [Some(receiver), None],
            Location::Const(_) | Location::Address(_) => [None, None],
        }
    }

    /// Whether finding the value may raise.
    pub fn may_raise(&self) -> bool {
        matches!(
            self.place,
            Location::Element(_) | Location::Method(..) | Location::InterfaceMethod(..)
        )
    }
}

/// The evaluation stack during translation.
#[derive(Default)]
pub struct Stack {
    values: Vec<StackValue>,
}

impl Stack {
    /// Number of values.
    pub fn depth(&self) -> usize {
        self.values.len()
    }

    /// Pushes a value.
    pub fn push(&mut self, place: Location, ty: Prim) {
        self.values.push(StackValue { place, ty });
    }

    /// Pops a value. Verified code never pops from an empty stack.
    pub fn pop(&mut self) -> StackValue {
        self.values.pop().unwrap_or(StackValue {
            place: Location::Const(0),
            ty: Prim::I64,
        })
    }

    /// The value at a depth.
    pub fn at(&self, depth: usize) -> StackValue {
        self.values.get(depth).copied().unwrap_or(StackValue {
            place: Location::Const(0),
            ty: Prim::I64,
        })
    }

    /// Says that the value at a depth has moved.
    pub fn moved(&mut self, depth: usize, place: Location) {
        if let Some(value) = self.values.get_mut(depth) {
            value.place = place;
        }
    }

    /// Says that the value at a depth was converted and is elsewhere now.
    pub fn converted(&mut self, depth: usize, place: Location, ty: Prim) {
        if let Some(value) = self.values.get_mut(depth) {
            *value = StackValue { place, ty };
        }
    }

    /// The depths of values that need a register in `slot`, except the one at depth `except`.
    pub fn users(
        &self,
        registers: &Registers,
        slot: u16,
        except: usize,
    ) -> impl Iterator<Item = usize> + use<> {
        let needs = |value: &StackValue| {
            let mut needed = value.registers().into_iter().flatten();
            needed.any(|reg| registers.slot(reg) == slot)
        };
        let depths: Vec<usize> = (0..self.values.len())
            .filter(|d| *d != except && needs(&self.values[*d]))
            .collect();
        depths.into_iter()
    }

    /// Drops values above a depth.
    pub fn truncate(&mut self, depth: usize) {
        self.values.truncate(depth);
    }
}
