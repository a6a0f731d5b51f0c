//! What the translator asks of the machine, and nothing else.

use maple_lir::Inst;
use maple_mirbin::Prim;

/// Number of a function in its machine.
pub type FunctionId = u32;

/// How a function behaves where languages differ. It belongs to the function, not to the machine: functions of several languages call each
/// other in one process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Policy {
    /// References are to counted objects: cells of references own counts, which whoever leaves the frame releases; what finding values
    /// raises is raised in the order of the program; operations on objects are instructions.
    pub counted: bool,
}

/// A function that is called.
#[derive(Clone, Debug)]
pub struct Callee {
    /// Types of its formals.
    pub formals: Vec<Prim>,
    /// Type of its result.
    pub result: Prim,
    /// Whether it takes variable arguments, by a hidden last formal.
    pub variadic: bool,
    /// Where calls of it go: what the data word of a call holds.
    pub entry: u64,
}

/// A class, as instructions need it.
#[derive(Clone, Copy, Debug)]
pub struct ClassFacts {
    /// What data words hold.
    pub address: u64,
    /// Whether objects can be made of it.
    pub has_instances: bool,
    /// Whether it is one of arrays.
    pub is_array: bool,
    /// Whether it is initialised: that stays so.
    pub initialised: bool,
}

/// Answers the translator's questions.
pub trait Environment {
    /// How a function behaves.
    fn policy(&self, function: FunctionId) -> Policy;

    /// The Maple function at a host address.
    fn function_at(&mut self, address: u64) -> Option<FunctionId>;

    /// A Maple function, as its callers see it.
    fn callee(&self, function: FunctionId) -> Callee;

    /// The guarded call in the place of this direct call of a function, if there is one, and the high half of its data word.
    fn guarded_call(&self, call: &Inst, function: FunctionId) -> Option<(Inst, u64)>;

    /// Code that no program calls: what an empty inline cache holds.
    fn nowhere(&self) -> u64;

    /// The value of an 8-byte operand in the code of a function, `stored` unless the image relocates what is at host address `place`.
    fn code_constant(&mut self, function: FunctionId, place: u64, stored: u64) -> u64;

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
