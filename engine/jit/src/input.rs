//! What is compiled.

use fixedbitset::FixedBitSet;
use maple_dispatch::routines::Routines;
use maple_dispatch::{Id, Ins};
use maple_rt::native::DirectCall;
use rustc_hash::FxHashMap;

/// A function that is called directly.
#[derive(Clone, Copy, Debug)]
pub struct Callee {
    /// Address of the word that holds the address of its machine code, or 0.
    pub cell: u64,
    /// How many formals it has.
    pub formals: u16,
}

/// A function that was called through its address, where units look for it.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub struct Known {
    /// [`Known::key`] of the function.
    pub key: u64,
    /// Its machine code.
    pub code: u64,
}

impl Known {
    /// How many there are.
    pub const COUNT: usize = 1024;

    /// The key of a function at an address with so many formals.
    pub fn key(address: u64, formals: u16) -> u64 {
        address ^ u64::from(formals) << 56
    }

    /// The place for a function at an address.
    pub fn place(address: u64) -> usize {
        (address >> 4) as usize % Known::COUNT
    }
}

/// A unit, as plain data: any thread may compile it.
pub struct Input {
    /// The words of the function.
    pub words: Vec<Ins>,
    /// For each word the instruction it is.
    pub ids: Vec<Id>,
    /// Where the words are.
    pub entry: u64,
    /// The word that the unit begins with.
    pub start: u32,
    /// Whether it begins with a call: formals come in registers.
    pub is_called: bool,
    /// Address of the word with the address of the function's machine code.
    pub cell: u64,
    /// How many formals the function has.
    pub formals: u16,
    /// How many instructions of Cranelift's it may become: beyond them, compiling takes longer than it is worth.
    pub limit: usize,
    /// Slots of a frame, windows included.
    pub slots: u32,
    /// Slots that are memory, to which addresses lead.
    pub memory: FixedBitSet,
    /// Slots that somebody may look at whenever an instruction raises.
    pub observed: Observed,
    /// The functions that calls lead to, by word of the call.
    pub callees: FxHashMap<u32, Callee>,
    /// How many arguments calls of native code and of the runtime have, by word of the call. The code is left at those that are missing.
    pub natives: FxHashMap<u32, u16>,
    /// The addresses of the call sites of those that are missing because they were never executed.
    pub unused: Vec<u64>,
    /// Those of them that call functions which only compute.
    pub computed: FxHashMap<u32, DirectCall>,
    /// Address of the table of functions that are called through their addresses, [`Known::COUNT`] of them.
    pub known: u64,
    /// Address of the word that says how often code was taken out of use.
    pub retired: u64,
    /// Whether several threads may count owners at once.
    pub shared: bool,
    /// Bytes from the context to the flag that says whether the thread executes Maple code.
    pub running: usize,
    /// The runtime functions.
    pub routines: &'static Routines,
    /// Where machine code lies: the first address, and how many bytes there may be.
    pub memory_range: (u64, u64),
}

/// Which slots are up to date at every instruction.
#[derive(Clone, Debug)]
pub enum Observed {
    /// All: there are handlers to which an exception may lead.
    All,
    /// Those that own what they hold.
    Some(FixedBitSet),
}

impl Observed {
    /// Whether a slot is.
    pub fn contains(&self, slot: usize) -> bool {
        match self {
            Observed::All => true,
            Observed::Some(slots) => slots.contains(slot),
        }
    }
}

/// Bytes from the handler of a word that machine code is entered at to that code.
pub const THUNK: usize = 16;
/// Bytes from such a handler to a byte that says whether the code can be called: whether it takes formals.
pub const CALLABLE: usize = 13;
