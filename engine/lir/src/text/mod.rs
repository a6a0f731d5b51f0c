//! LIR as text: names of shapes, letters of operands, code.
//!
//! ```text
//! temps 10
//! loop p3 {
//! L0:
//!   Add32 r4, r4, r3 @8
//!   StepLtS32Back r3, 1, r2 -> L0 @14
//! }
//!   ReturnS32 s4 @20
//! ```
//! An operand is a number, or a letter and the number of a register, after the pass `slots` of a slot: `r`, in class float `d`, where no place is chosen yet, `s` in the slot, `p` and
//! `q` in an integer accumulator, `f` `g` `h` `j` in one for floats; of a result together with the slot, capitals without it; `o` is a
//! base with a displacement, `k` the constant in the data word. `@` is the offset of the mirbin instruction, in hexadecimal. `~` before a name
//! lets the slot of the result be left as it is, `?` says that any slot may be read. Control may come to a label with `*` in ways that no
//! instruction says. Data are numbers, or `#` and the number of a symbol. The first line says what is known of slots: the first temporary, those that somebody may look at, those whose addresses
//! are taken. Until there are slots two lines list the registers, each with the letter of what it holds (`i` an integer, `r` a reference that is
//! owned, `t` a tagged value, `f` and `d` floats) and its slot, and calls list their arguments in
//! parentheses and name their result before `:=`. Until then the code also says how many variables are formals, which slots are memory of the frame and which
//! are free for what is kept, which variable gets what was thrown, and between which offsets exceptions lead to which handlers.

#[cfg(test)]
mod after;
mod parse;
mod print;
#[cfg(test)]
mod tests;

use crate::form::{Class, OPERANDS, Role};
use crate::inst::{Inst, Kind, Operand};
use crate::shape::{AddressMode, Argument, Base, Mode, Operation, Shape, Updated};
#[cfg(test)]
pub(crate) use after::after;
pub use parse::ParseError;
use std::fmt;

/// The name of a shape, for people. Those that differ by class, or by where the base is, share a name.
impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let full = |full: &bool| if *full { "Full" } else { "Signed32" };
        let place = |place: &AddressMode| match place {
            AddressMode::Displaced => "",
            AddressMode::Indexed { full: is } => full(is),
        };
        let watched = |watched: &bool| if *watched { "Watched" } else { "" };
        match self {
            Shape::Binary(op) => write!(f, "{op:?}"),
            Shape::Divide(op) => write!(f, "{op:?}"),
            Shape::FloatBinary(op) => write!(f, "{op:?}"),
            Shape::Ternary(op) => write!(f, "{op:?}"),
            Shape::FloatTernary(op) => write!(f, "{op:?}"),
            Shape::Unary(op) => write!(f, "{op:?}"),
            Shape::FloatUnary(op) => write!(f, "{op:?}"),
            Shape::FloatFromInt(op) => write!(f, "{op:?}"),
            Shape::IntFromFloat(op) => write!(f, "{op:?}"),
            Shape::Set(op) => write!(f, "Set{op:?}"),
            Shape::FloatSet(op) => write!(f, "Set{op:?}"),
            Shape::Order(op) => write!(f, "{op:?}"),
            Shape::FloatOrder(op) => write!(f, "{op:?}"),
            Shape::Load(width, mode, _) => write!(f, "Load{}", Access(*mode, width)),
            Shape::Store(width, mode, _) => write!(f, "Store{}", Access(*mode, width)),
            Shape::LoadElement(width, _) => write!(f, "LoadElement{width:?}"),
            Shape::StoreElement(width, _) => write!(f, "StoreElement{width:?}"),
            Shape::LoadRow(width, _) => write!(f, "LoadRow{width:?}"),
            Shape::Shifted(op, shift) => write!(f, "{op:?}{shift:?}"),
            Shape::Scaled { full: is, .. } => write!(f, "Scaled{}", full(is)),
            Shape::WithMemory(op, width, at) => write!(f, "{op}With{width:?}{}", place(at)),
            Shape::TernaryWithMemory(op, at) => write!(f, "{op:?}WithMem64{}", place(at)),
            Shape::Update(op, width, at) => write!(f, "Update{op}{width:?}{at}"),
            Shape::UpdateTernary(op, at) => write!(f, "Update{op:?}Mem64{at}"),
            Shape::Branch(op, is) => write!(f, "Branch{op:?}{}", watched(is)),
            Shape::FloatBranch(op, is) => write!(f, "Branch{op:?}{}", watched(is)),
            Shape::BranchWithMemory(op, width, at) => write!(f, "Branch{op:?}With{width:?}{}", place(at)),
            Shape::StepBack(op, is) => write!(f, "Step{op:?}Back{}", watched(is)),
            Shape::ReturnBinary(op) => write!(f, "Return{op:?}"),
            Shape::ReturnIf(op, wide) => write!(f, "Return{}If{op:?}", if *wide { "64" } else { "S32" }),
            Shape::CallAdd => f.write_str("CallAdd"),
            Shape::GuardedCall {
                op,
                argument,
                wide,
                constant,
            } => {
                let argument = match argument {
                    Argument::Passed => "",
                    Argument::Sum => "Add",
                    Argument::Only => "Only",
                };
                let wide = if *wide { "Wide" } else { "" };
                let constant = if *constant { "Constant" } else { "" };
                write!(f, "GuardedCall{argument}{op:?}{wide}{constant}")
            }
            Shape::Fill(width, op) => write!(f, "Fill{width:?}{op:?}"),
            Shape::Quick(op) => write!(f, "Quick{op:?}"),
            Shape::Object(op) => write!(f, "{op:?}"),
            Shape::Single(single) => write!(f, "{single:?}"),
        }
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Operation::Int(op) => write!(f, "{op:?}"),
            Operation::Float(op) => write!(f, "{op:?}"),
        }
    }
}

impl fmt::Display for Updated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Updated::Displaced => "",
            Updated::Indexed => "Signed32",
            Updated::IndexedFull => "Full",
            Updated::Absolute => "Absolute",
        })
    }
}

/// How an access of memory is called.
struct Access<W>(Mode, W);

impl<W: fmt::Debug> fmt::Display for Access<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Access(mode, width) = self;
        match mode {
            Mode::Displaced => write!(f, "{width:?}"),
            Mode::Absolute => write!(f, "Absolute{width:?}"),
            Mode::Indexed { full, .. } => {
                write!(f, "Indexed{width:?}{}", if *full { "Full" } else { "Signed32" })
            }
        }
    }
}

impl Shape {
    /// The operand that is the base of an indexed access, and where that is.
    fn base(self) -> Option<(usize, Base)> {
        match self {
            Shape::Load(_, Mode::Indexed { base, .. }, _)
            | Shape::Store(_, Mode::Indexed { base, .. }, _) => Some((1, base)),
            Shape::Scaled { constant: true, .. } => Some((2, Base::Constant)),
            _ => None,
        }
    }
}

impl Role {
    /// The class of what is read or written.
    fn class(self) -> Class {
        let read = self.read().map(|(class, _)| class);
        read.or(self.result().map(|(class, _)| class))
            .unwrap_or(Class::Int)
    }
}

/// The letter of an operand of a class; none for numbers.
fn letter(kind: Kind, class: Class) -> Option<char> {
    let letters = match class {
        Class::Int => ['p', 'q', '-', '-', 'P', 'Q', '-', '-', 'r'],
        Class::Float => ['f', 'g', 'h', 'j', 'F', 'G', 'H', 'J', 'd'],
    };
    let at = match kind {
        Kind::Imm => return None,
        Kind::Slot => return Some('s'),
        Kind::First => 0,
        Kind::Second => 1,
        Kind::Third => 2,
        Kind::Fourth => 3,
        Kind::FirstOnly => 4,
        Kind::SecondOnly => 5,
        Kind::ThirdOnly => 6,
        Kind::FourthOnly => 7,
        Kind::Open => 8,
    };
    Some(letters[at])
}

impl Inst {
    /// The letter of an operand; none if it is a number.
    fn letter(&self, at: usize) -> Option<char> {
        let role = self.form().roles[at];
        match self.shape.base() {
            Some((base, Base::Constant)) if base == at => Some('k'),
            Some((base, Base::Displaced)) if base == at => Some('o'),
            _ => letter(self.operands[at].kind, role.class()),
        }
    }

    /// The letters of its operands in a row, `i` for numbers in the place of slots; numbers that can be nothing else are not there.
    pub fn kinds(&self) -> String {
        let roles = self.form().roles;
        let operands = (0..OPERANDS).filter_map(|at| match roles[at] {
            Role::Number | Role::Wide => self.letter(at).filter(|letter| *letter == 'k'),
            _ => Some(self.letter(at).unwrap_or('i')),
        });
        operands.collect()
    }

    /// The operands that texts have: up to the last that is not none.
    fn shown(&self) -> &[Operand] {
        let roles = self.form().roles;
        let is_shown = |at: &usize| {
            let given = self.operands[*at] != Operand::NONE;
            given || !matches!(roles[*at], Role::Number | Role::Wide)
        };
        let count = (0..OPERANDS).rev().find(is_shown).map_or(0, |last| last + 1);
        &self.operands[..count]
    }
}
