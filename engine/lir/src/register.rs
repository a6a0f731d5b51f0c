//! Virtual registers: the values of a function before the pass `slots` puts them into the frame.
//!
//! A variable is a register with the number of its slot. A temporary is written once, before it is read, and does not outlive its block; the one
//! that makes it says which slot it comes to lie in. Whoever reads a register as another type than its own gets the same bits.

use crate::form::Class;
use std::fmt;

/// A virtual register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reg(u32);

impl Reg {
    /// The register of the variable in a slot.
    pub const fn variable(slot: u16) -> Reg {
        Reg(slot as u32)
    }

    /// The register with a number.
    pub const fn numbered(number: u32) -> Reg {
        Reg(number)
    }

    /// Its number.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// The type of a machine register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Type {
    /// An integer or an address. What is above the low 32 bits of a narrower integer means nothing.
    #[default]
    Int,
    /// A float of 32 bits.
    F32,
    /// A float of 64 bits.
    F64,
}

impl Type {
    /// The class of its values.
    pub fn class(self) -> Class {
        match self {
            Type::Int => Class::Int,
            Type::F32 | Type::F64 => Class::Float,
        }
    }
}

/// Whether values are owned, that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ownership {
    /// Never.
    #[default]
    None,
    /// Unless they are null.
    Ref,
    /// If their bits say so.
    Tagged,
}

/// What a virtual register holds, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Register {
    /// The slot that it comes to lie in.
    pub slot: u16,
    /// Its type.
    pub ty: Type,
    /// Whether its values are owned.
    pub owns: Ownership,
}

/// The letter of type and ownership, and the slot.
impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match (self.owns, self.ty) {
            (Ownership::Ref, _) => 'r',
            (Ownership::Tagged, _) => 't',
            (Ownership::None, Type::Int) => 'i',
            (Ownership::None, Type::F32) => 'f',
            (Ownership::None, Type::F64) => 'd',
        };
        write!(f, "{letter}{}", self.slot)
    }
}

impl std::str::FromStr for Register {
    type Err = String;

    fn from_str(text: &str) -> Result<Register, String> {
        let fail = || format!("`{text}` is no register: a letter and a slot");
        let (ty, owns) = match text.as_bytes().first() {
            Some(b'r') => (Type::Int, Ownership::Ref),
            Some(b't') => (Type::Int, Ownership::Tagged),
            Some(b'i') => (Type::Int, Ownership::None),
            Some(b'f') => (Type::F32, Ownership::None),
            Some(b'd') => (Type::F64, Ownership::None),
            _ => return Err(fail()),
        };
        let slot = text[1..].parse().map_err(|_| fail())?;
        Ok(Register { slot, ty, owns })
    }
}

/// The registers of a function: first the variables, then the temporaries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Registers(Vec<Register>);

impl Registers {
    /// Those of so many variables, none of which is owned.
    pub fn new(variables: usize) -> Registers {
        let variables = (0..variables).map(|slot| Register {
            slot: slot as u16,
            ..Register::default()
        });
        Registers(variables.collect())
    }

    /// Adds one.
    pub fn add(&mut self, register: Register) -> Reg {
        self.0.push(register);
        Reg(self.0.len() as u32 - 1)
    }

    /// What is known of one; slot 0 if there is no such register.
    pub fn get(&self, reg: Reg) -> Register {
        self.0.get(reg.0 as usize).copied().unwrap_or_default()
    }

    /// Says type and ownership of a variable.
    pub fn declare(&mut self, variable: Reg, ty: Type, owns: Ownership) {
        if let Some(register) = self.0.get_mut(variable.0 as usize) {
            (register.ty, register.owns) = (ty, owns);
        }
    }

    /// Lets a temporary come to lie in another slot.
    pub fn move_to(&mut self, temporary: Reg, slot: u16) {
        if let Some(register) = self.0.get_mut(temporary.0 as usize) {
            register.slot = slot;
        }
    }

    /// The slot that a register comes to lie in.
    pub fn slot(&self, reg: Reg) -> u16 {
        self.get(reg).slot
    }

    /// All of them, by number.
    pub fn iter(&self) -> impl Iterator<Item = &Register> {
        self.0.iter()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none: after `slots`.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Forgets them.
    pub fn clear(&mut self) {
        self.0.clear();
    }
}
