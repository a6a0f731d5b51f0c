//! Programs: what the text form and the binary form have in common.
//!
//! Names of values, labels and structs are resolved, types that the text omits are filled in, and loads that it implies are there as
//! instructions. Whether the program keeps the rules of the language is the business of [`super::check`]: until it has been asked,
//! ids are in range but operands may have any type, and a block may end in any instruction or be empty.

use crate::diag::Sources;
use crate::front::Origin;
use crate::mir::{Name, Names, Pos};

use super::table::{BinaryOp, Cond, Fundamental};

/// A module: everything that one file holds.
#[derive(Clone, Default, Debug)]
pub struct Program {
    /// Names of functions, structs, values and labels, without sigils.
    pub names: Names,
    /// Struct declarations; [`StructId`] is a position here.
    pub structs: Vec<Struct>,
    /// Functions in the order of the file; [`FuncId`] is a position here.
    pub functions: Vec<Function>,
    /// The file it was read from, as file 0; empty for a program that was built.
    pub sources: Sources,
    /// What positions mean.
    pub origin: Origin,
}

/// Position of a struct in [`Program::structs`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StructId(pub u16);

/// Position of a function in [`Program::functions`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FuncId(pub u32);

/// Position of a value in [`Function::values`]; parameters come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueId(pub u32);

/// Position of a block in [`Function::blocks`]; 0 is the entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u32);

/// What a type is below its stars.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Base {
    /// An integer or floating point type.
    Fundamental(Fundamental),
    /// A declared struct.
    Struct(StructId),
}

/// A type of values. void is no such type: it is the `None` of a return type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Type {
    /// Below the stars.
    pub base: Base,
    /// Number of stars; 0 = not a pointer.
    pub stars: u8,
}

impl Type {
    /// `int1`, the type of conditions.
    pub const INT1: Type = Type::of(Fundamental::Int1);
    /// `int8*`, the type of strings.
    pub const STRING: Type = Type {
        base: Base::Fundamental(Fundamental::Int8),
        stars: 1,
    };

    /// A fundamental type.
    pub const fn of(fundamental: Fundamental) -> Type {
        Type {
            base: Base::Fundamental(fundamental),
            stars: 0,
        }
    }

    /// Pointer to this; `None` beyond 255 stars.
    pub const fn pointer(self) -> Option<Type> {
        match self.stars.checked_add(1) {
            Some(stars) => Some(Type {
                base: self.base,
                stars,
            }),
            None => None,
        }
    }

    /// What this points to; `None` if it is no pointer.
    pub const fn pointee(self) -> Option<Type> {
        match self.stars.checked_sub(1) {
            Some(stars) => Some(Type {
                base: self.base,
                stars,
            }),
            None => None,
        }
    }

    /// Whether this is a pointer of any depth.
    pub const fn is_pointer(self) -> bool {
        self.stars > 0
    }

    /// The integer or floating point type that this is; `None` for pointers and structs.
    pub const fn fundamental(self) -> Option<Fundamental> {
        match self {
            Type {
                base: Base::Fundamental(fundamental),
                stars: 0,
            } => Some(fundamental),
            _ => None,
        }
    }

    /// The struct that this is by value; `None` for everything else.
    pub const fn aggregate(self) -> Option<StructId> {
        match self {
            Type {
                base: Base::Struct(id),
                stars: 0,
            } => Some(id),
            _ => None,
        }
    }
}

/// A struct declaration. Fields have no names; they are reached with loads and stores of other types than the struct's.
#[derive(Clone, Debug)]
pub struct Struct {
    /// `S<position>` for structs of binaries.
    pub name: Name,
    /// Field types in order, laid out as C does.
    pub fields: Vec<Type>,
    /// The name.
    pub pos: Pos,
}

/// A function definition. Functions are told apart by name and parameter types.
#[derive(Clone, Debug)]
pub struct Function {
    /// Without `@`.
    pub name: Name,
    /// `None` = void.
    pub ret: Option<Type>,
    /// Parameter types; parameter `k` is value `k`.
    pub params: Vec<Type>,
    /// Parameters, then results in the order of the file.
    pub values: Vec<SsaValue>,
    /// The first one is the entry.
    pub blocks: Vec<Block>,
    /// The name.
    pub pos: Pos,
    /// The closing brace, or the end of a binary function.
    pub end: Pos,
}

impl Function {
    /// A value, if there is one.
    pub fn value(&self, id: ValueId) -> Option<&SsaValue> {
        self.values.get(id.0 as usize)
    }

    /// Type of a value, if there is one.
    pub fn type_of(&self, id: ValueId) -> Option<Type> {
        self.value(id).map(|value| value.ty)
    }

    /// A block, if there is one.
    pub fn block(&self, id: BlockId) -> Option<&Block> {
        self.blocks.get(id.0 as usize)
    }
}

/// How the program calls a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueName {
    /// `%3`; id 4 in binaries.
    Number(u32),
    /// `%name`
    Name(Name),
}

/// A parameter or the result of one instruction.
#[derive(Clone, Copy, Debug)]
pub struct SsaValue {
    /// Parameter `k` is number `k`.
    pub name: ValueName,
    /// Its type.
    pub ty: Type,
    /// Where it is defined.
    pub pos: Pos,
}

/// A block: instructions of which, in a checked program, the last one and no other is a terminator.
#[derive(Clone, Debug)]
pub struct Block {
    /// Label without `@`; `None` for an entry without one and for every block of a binary, which print as `L<position>`.
    pub label: Option<Name>,
    /// In order.
    pub insts: Vec<Inst>,
    /// The label, or where the first instruction stands.
    pub pos: Pos,
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Inst {
    /// What it does.
    pub data: InstData,
    /// The value that it defines. Calls may drop theirs.
    pub result: Option<ValueId>,
    /// The mnemonic in text, the opcode in binaries.
    pub pos: Pos,
}

/// A mention of a value.
#[derive(Clone, Copy, Debug)]
pub struct ValueRef {
    /// Which.
    pub id: ValueId,
    /// Where.
    pub pos: Pos,
}

/// A constant. Its type is the one that its place in the instruction requires.
#[derive(Clone, Copy, Debug)]
pub struct Const {
    /// Integers sign-extended to 64 bits, int1 as 0 or 1, float32 in the low half, float64 whole, null as 0.
    pub bits: u64,
    /// Where.
    pub pos: Pos,
}

/// What an instruction works on.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// A parameter or result.
    Value(ValueRef),
    /// A constant.
    Const(Const),
}

impl Operand {
    /// Where it stands.
    pub const fn pos(&self) -> Pos {
        match self {
            Operand::Value(value) => value.pos,
            Operand::Const(constant) => constant.pos,
        }
    }
}

/// Index of a load or store, count of an alloc. Both are multiplied by the size of the instruction's type.
#[derive(Clone, Copy, Debug)]
pub enum Index {
    /// A constant: 0 for an index and 1 for a count that the text omits.
    Const(u32),
    /// An int32 or int64, signed; extension of version 0.2.
    Value(ValueRef),
}

/// Instructions by what they carry.
#[derive(Clone, Debug)]
pub enum InstData {
    /// `R = alloc T, count`: new zeroed memory until the function returns; R is a `T*`.
    Alloc {
        /// Element type.
        ty: Type,
        /// Number of elements.
        count: Index,
    },
    /// `store T addr, value, index`
    Store {
        /// Type of the value.
        ty: Type,
        /// A pointer of any type.
        addr: ValueRef,
        /// What to store.
        value: Operand,
        /// In units of `ty`.
        index: Index,
    },
    /// `R = load T addr, index`
    Load {
        /// Type of the result.
        ty: Type,
        /// A pointer of any type.
        addr: ValueRef,
        /// In units of `ty`.
        index: Index,
    },
    /// `R = add T a, b` and the other operations on two operands of the result's type.
    Binary {
        /// Which.
        op: BinaryOp,
        /// Of operands and result.
        ty: Type,
        /// First operand.
        a: Operand,
        /// Second operand.
        b: Operand,
    },
    /// `R = cmp cond T a, b`; R is an int1.
    Cmp {
        /// Which relation.
        cond: Cond,
        /// Of the operands.
        ty: Type,
        /// First operand.
        a: Operand,
        /// Second operand.
        b: Operand,
    },
    /// `R = call T(types) @name (args)`
    Call(Box<Call>),
    /// `branch @to`
    Jump {
        /// Where to.
        to: BlockId,
    },
    /// `branch cond, @then, @other`
    Branch {
        /// An int1.
        cond: Operand,
        /// Where to if it is 1.
        then: BlockId,
        /// Where to if it is 0.
        other: BlockId,
    },
    /// `return void`, `return T value`
    Return {
        /// Type and value.
        value: Option<(Type, Operand)>,
    },
}

impl InstData {
    /// Whether a block ends with it.
    pub const fn is_terminator(&self) -> bool {
        matches!(
            self,
            InstData::Jump { .. } | InstData::Branch { .. } | InstData::Return { .. }
        )
    }
}

/// A call. Name and parameter types together select the callee.
#[derive(Clone, Debug)]
pub struct Call {
    /// Return type of the callee; `None` = void.
    pub ret: Option<Type>,
    /// Parameter types of the callee.
    pub params: Vec<Type>,
    /// Name of the callee.
    pub name: Name,
    /// One for each parameter.
    pub args: Vec<Operand>,
    /// The callee's name.
    pub pos: Pos,
}

impl InstData {
    /// Every mention of a value, in the order of the text.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut ValueRef> {
        let (mut addr, mut index, mut pair, mut args) = (None, None, [None, None], &mut [][..]);
        match self {
            InstData::Alloc { count, .. } => index = Some(count),
            InstData::Store {
                addr: to,
                value,
                index: at,
                ..
            } => (addr, pair, index) = (Some(to), [Some(value), None], Some(at)),
            InstData::Load {
                addr: from,
                index: at,
                ..
            } => (addr, index) = (Some(from), Some(at)),
            InstData::Binary { a, b, .. } | InstData::Cmp { a, b, .. } => pair = [Some(a), Some(b)],
            InstData::Call(call) => args = &mut call.args,
            InstData::Jump { .. } | InstData::Return { value: None } => {}
            InstData::Branch { cond, .. } => pair = [Some(cond), None],
            InstData::Return {
                value: Some((_, value)),
            } => pair = [Some(value), None],
        }
        let operands = pair
            .into_iter()
            .flatten()
            .chain(args)
            .filter_map(|operand| match operand {
                Operand::Value(value) => Some(value),
                Operand::Const(_) => None,
            });
        let index = index.and_then(|index| match index {
            Index::Value(value) => Some(value),
            Index::Const(_) => None,
        });
        addr.into_iter().chain(operands).chain(index)
    }
}
