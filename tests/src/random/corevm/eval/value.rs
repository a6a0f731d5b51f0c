//! What names, cells and attributes hold.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::Primitive;

/// The bytes of a string.
pub type Bytes = Rc<[u8]>;

/// A value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// What functions without a result return.
    Void,
    /// A number or bool: its bits, as those of [`maple_codegen::front::corevm::ast::Const::Bits`].
    Bits(Primitive, u64),
    /// A string.
    String(Bytes),
    /// A dynamic value.
    Object(Dynamic),
    /// The address of a place of this type, or null.
    Pointer(Type, Option<Spot>),
    /// A structure or array.
    Aggregate(Rc<Block>),
}

impl Value {
    /// Its type.
    pub fn ty(&self) -> Type {
        match self {
            Value::Void => Type::VOID,
            Value::Bits(primitive, _) => Type::of(*primitive),
            Value::String(_) => Type::STRING,
            Value::Object(_) => Type::OBJECT,
            Value::Pointer(ty, _) => Type { pointer: true, ..*ty },
            Value::Aggregate(block) => block.ty,
        }
    }

    /// A string.
    pub fn text(bytes: &[u8]) -> Value {
        Value::String(bytes.into())
    }
}

/// A dynamic value. Two are equal if they are the same.
#[derive(Clone, Debug)]
pub enum Dynamic {
    /// Nothing.
    Null,
    /// A number or bool, of exactly this type.
    Bits(Primitive, u64),
    /// A string.
    String(Bytes),
    /// The address of a place of this type.
    Pointer(Type, Spot),
    /// An object with attributes.
    Object(Rc<Attributes>),
    /// What `*args` holds.
    List(Rc<Vec<Dynamic>>),
    /// What `**kwargs` holds.
    Map(Rc<BTreeMap<Bytes, Dynamic>>),
}

impl PartialEq for Dynamic {
    fn eq(&self, other: &Dynamic) -> bool {
        match (self, other) {
            (Dynamic::Null, Dynamic::Null) => true,
            (Dynamic::Bits(a, x), Dynamic::Bits(b, y)) => (a, x) == (b, y),
            (Dynamic::String(a), Dynamic::String(b)) => a == b,
            (Dynamic::Pointer(a, x), Dynamic::Pointer(b, y)) => (a, x) == (b, y),
            (Dynamic::Object(a), Dynamic::Object(b)) => Rc::ptr_eq(a, b),
            (Dynamic::List(a), Dynamic::List(b)) => Rc::ptr_eq(a, b),
            (Dynamic::Map(a), Dynamic::Map(b)) => Rc::ptr_eq(a, b),
            _ => false,
        }
    }
}

/// An object with attributes.
#[derive(Default)]
pub struct Attributes {
    /// Whether it may not be changed.
    pub frozen: bool,
    /// The attributes.
    pub values: RefCell<BTreeMap<Bytes, Dynamic>>,
}

impl fmt::Debug for Attributes {
    /// Only the names: objects may hold one another.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.borrow();
        let names = values.keys().map(|name| String::from_utf8_lossy(name));
        f.debug_set().entries(names).finish()
    }
}

/// The storage of a cell, a structure or an array.
///
/// Numbers and bools are bytes. Other cells hold references, and so do fields and elements that are structures or arrays: each has a block of
/// its own, which is there when it is first asked for.
pub struct Block {
    /// What it stores.
    pub ty: Type,
    /// Its size.
    pub size: u64,
    /// Bytes of numbers and bools; those that are missing are 0.
    pub bytes: RefCell<Vec<u8>>,
    /// What other cells hold, by offset; those that are missing hold nothing.
    pub refs: RefCell<BTreeMap<u64, Value>>,
}

impl fmt::Debug for Block {
    /// Only the type: blocks may hold one another.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.ty)
    }
}

impl PartialEq for Block {
    /// Whether they are the same.
    fn eq(&self, other: &Block) -> bool {
        std::ptr::eq(self, other)
    }
}

/// Drops values one after the other: long lists would be a deep recursion.
fn release(mut held: Vec<Value>) {
    while let Some(value) = held.pop() {
        match value {
            Value::Aggregate(block) | Value::Pointer(_, Some(Spot { block, .. })) => {
                if let Some(block) = Rc::into_inner(block) {
                    held.extend(block.refs.take().into_values());
                }
            }
            Value::Object(Dynamic::Pointer(ty, spot)) => held.push(Value::Pointer(ty, Some(spot))),
            Value::Object(Dynamic::Object(object)) => {
                if let Some(object) = Rc::into_inner(object) {
                    held.extend(object.values.take().into_values().map(Value::Object));
                }
            }
            _ => {}
        }
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        release(self.refs.take().into_values().collect());
    }
}

impl Drop for Attributes {
    fn drop(&mut self) {
        release(self.values.take().into_values().map(Value::Object).collect());
    }
}

/// Where a cell is. Structures and arrays begin their blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The storage.
    pub block: Rc<Block>,
    /// The offset there.
    pub offset: u64,
}

impl Spot {
    /// The beginning of a block.
    pub const fn start(block: Rc<Block>) -> Spot {
        Spot { block, offset: 0 }
    }
}

/// What a name or operand stands for.
#[derive(Clone, Debug)]
pub enum Item {
    /// A value.
    Value(Value),
    /// A place of this type.
    Place(Type, Spot),
    /// The constant `object null`.
    Null,
}

impl Item {
    /// The type of the value, or of what is in the place.
    pub fn ty(&self) -> Type {
        match self {
            Item::Value(value) => value.ty(),
            Item::Place(ty, _) => *ty,
            Item::Null => Type::OBJECT,
        }
    }
}
