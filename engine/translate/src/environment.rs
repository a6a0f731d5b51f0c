//! What the translator asks of the machine, and nothing else.

use crate::policy::Policy;
use maple_dispatch::{Id, Ins};
use maple_mirbin::header::Frame;
use maple_mirbin::verify::Options;

/// Number of a function in its machine.
pub type FunctionId = u32;

/// A function that is called.
#[derive(Clone, Copy, Debug)]
pub struct Callee<'a> {
    /// Its frame description, with the types of its formals and of its result.
    pub frame: &'a Frame,
    /// Where calls of it go: what the data word of a call holds.
    pub entry: u64,
    /// Its first instruction, if it is translated: a call may do what that does.
    pub first: Option<(Id, Ins)>,
}

/// A function as it is in its image.
#[derive(Clone, Copy, Debug)]
pub struct Body<'a> {
    /// Its frame description.
    pub frame: &'a Frame,
    /// Its code, to the end of its extent. Not verified.
    pub code: &'a [u8],
    /// Host address of the first byte of the code.
    pub base: u64,
    /// What the verifier must allow.
    pub options: Options,
}

/// A class, as instructions need it.
#[derive(Clone, Copy, Debug)]
pub struct ClassFacts {
    /// What data words hold.
    pub address: u64,
    /// Whether objects can be made of it.
    pub has_instances: bool,
    /// Whether its objects have as many elements as who makes them says.
    pub has_length: bool,
    /// Whether it is initialised: that stays so.
    pub initialised: bool,
}

/// Answers the translator's questions about what surrounds a function. What is not known costs speed only.
pub trait Environment {
    /// How a function behaves.
    fn policy(&self, function: FunctionId) -> Policy;

    /// The Maple function at a host address.
    fn function_at(&self, address: u64) -> Option<FunctionId>;

    /// Whether there may be a Maple function at an address where [`Environment::function_at`] knows none: calls find out.
    fn may_be_function(&self, address: u64) -> bool;

    /// A Maple function, as its callers see it.
    fn callee(&self, function: FunctionId) -> Option<Callee<'_>>;

    /// A Maple function whose calls may be replaced by its body; and the one that is translated.
    fn body(&self, function: FunctionId) -> Option<Body<'_>>;

    /// Code that no program calls: what an empty inline cache holds.
    fn nowhere(&self) -> u64;

    /// The value of an 8-byte operand of an instruction, `stored` unless the image relocates what is at host address `place`.
    fn code_constant(&self, place: u64, stored: u64) -> u64;

    /// The address of a class record in a slot of an image, which linking has filled.
    fn record_in_slot(&self, slot: u64) -> Option<u64>;

    /// The class with this record.
    fn class_at(&self, record: u64) -> Option<ClassFacts>;

    /// Number of places in vtables that have stubs.
    fn vtable_places(&self) -> usize;

    /// Whether the name of an interface method lies at an address.
    fn is_name(&self, address: u64) -> bool;

    /// Whether a native method is the square root, which has an instruction.
    fn is_square_root(&self, address: u64) -> bool;
}
