//! What random bundles are made of: functions of blocks whose instructions assign variables. Variables become values and PHIs when a
//! bundle is printed, so that anything can be dropped and values are still defined where they are used.

use super::types::{Ty, Types};

/// A program.
#[derive(Clone, Debug)]
pub struct Bundle {
    /// Types; its seed ends all names.
    pub types: Types,
    /// Definitions of the types of global cells.
    pub globals: Vec<usize>,
    /// Named constants.
    pub consts: Vec<(Ty, Value)>,
    /// Functions.
    pub funcs: Vec<Func>,
}

/// The function that does the work.
pub const WORK: usize = 0;
/// The function that gives the checksum.
pub const CHECK: usize = 1;
/// The cell that counts calls down.
pub const FUEL: usize = 0;
/// The cell with the checksum so far.
pub const SUM: usize = 1;
/// The cell with an object that weak references may refer to.
pub const KEPT: usize = 2;

/// An operand.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// What a variable holds.
    Var(usize),
    /// An integer.
    Int(u64),
    /// The bits of a `float`.
    Float(u32),
    /// The bits of a `double`.
    Double(u64),
    /// No object.
    Null,
    /// A structure.
    Struct(Vec<Value>),
    /// The place of a global cell.
    Global(usize),
    /// A function.
    Func(usize),
    /// A named constant.
    Const(usize),
}

/// A function. Its first variables are the parameters.
#[derive(Clone, Debug)]
pub struct Func {
    /// The signature.
    pub sig: usize,
    /// Types of the variables.
    pub vars: Vec<Ty>,
    /// Blocks; the first is the entry, to which nothing leads.
    pub blocks: Vec<Block>,
    /// Whether PHIs that choose among equal values are left out.
    pub lean: bool,
}

/// A block.
#[derive(Clone, Debug)]
pub struct Block {
    /// The variable that gets the exception at the start.
    pub landing: Option<usize>,
    /// What it does.
    pub groups: Vec<Group>,
    /// How it ends.
    pub end: End,
}

/// Instructions that go together: what some of them compute, only others of them use.
#[derive(Clone, Default, Debug)]
pub struct Group {
    /// The instructions.
    pub insts: Vec<Inst>,
    /// The end of the program depends on it.
    pub pinned: bool,
}

/// An instruction.
#[derive(Clone, Debug)]
pub enum Inst {
    /// One of the language.
    Op(Box<Op>),
    /// Assignments at once, which need no instruction.
    Moves(Vec<(usize, Value)>),
}

/// An instruction of the language.
#[derive(Clone, Default, Debug)]
pub struct Op {
    /// The variable that gets the value.
    pub dst: Option<usize>,
    /// The opcode.
    pub name: &'static str,
    /// Orders, operators, the intrinsic function.
    pub words: Vec<&'static str>,
    /// Types in angle brackets.
    pub types: Vec<Ty>,
    /// The number of a field.
    pub index: Option<usize>,
    /// The signature in angle brackets.
    pub sig: Option<usize>,
    /// Operands.
    pub operands: Vec<Value>,
    /// Arguments.
    pub args: Option<Vec<Value>>,
    /// Variables to keep alive, whose values are those of instructions.
    pub keep: Vec<usize>,
    /// What the name of a trap says of it.
    pub trap: Option<Trap>,
    /// The number of a watchpoint of the program.
    pub watchpoint: Option<usize>,
}

/// What the client has to know of a trap.
#[derive(Clone, Copy, Debug)]
pub struct Trap {
    /// Whether it may throw.
    pub throws: bool,
    /// A number that no other trap of the program has.
    pub number: u64,
    /// The watchpoint that it may enable or disable.
    pub switches: Option<usize>,
}

/// How many watchpoints a program has.
pub const WATCHPOINTS: usize = 2;

/// The number of a watchpoint of the program of a seed.
pub fn watchpoint(seed: u64, own: usize) -> u32 {
    (seed as u32)
        .wrapping_mul(WATCHPOINTS as u32)
        .wrapping_add(own as u32)
}

/// How a block ends.
#[derive(Clone, Debug)]
pub enum End {
    /// `BRANCH`
    Branch(usize),
    /// `BRANCH2`
    Branch2 {
        /// True if it is 1.
        cond: Value,
        /// Where to go then.
        yes: usize,
        /// Where to go otherwise.
        no: usize,
        /// The one that ends a loop, which is the only one that may stay alone.
        exit: Option<usize>,
    },
    /// `SWITCH`
    Switch {
        /// The type.
        ty: Ty,
        /// What is looked at.
        on: Value,
        /// Where to go if no case is right.
        default: usize,
        /// Values and where they go.
        cases: Vec<(u64, usize)>,
    },
    /// `RET`, or `RETVOID` of [`Ty::Void`].
    Ret(Ty, Value),
    /// `INVOKE`, `IINVOKE`, `TRAP` or `WATCHPOINT`, whose value is there on the normal way.
    Leave {
        /// The instruction.
        op: Op,
        /// Where to go on.
        normal: usize,
        /// Where exceptions go.
        exceptional: usize,
        /// Where a watchpoint goes on that is disabled.
        disabled: Option<usize>,
    },
    /// `TAILCALL`
    Tail(Op),
    /// `THROW`
    Throw(Value),
}

impl End {
    /// Where it leads, each block once, and whether its value is there.
    pub fn targets(&self) -> Vec<(usize, bool)> {
        let mut all = match self {
            End::Branch(to) => vec![(*to, true)],
            End::Branch2 { yes, no, .. } => vec![(*yes, true), (*no, true)],
            End::Switch { default, cases, .. } => {
                let cases = cases.iter().map(|(_, to)| (*to, true));
                cases.chain([(*default, true)]).collect()
            }
            End::Leave {
                normal,
                exceptional,
                disabled,
                ..
            } => {
                let others = disabled.iter().chain([exceptional]).map(|to| (*to, false));
                std::iter::once((*normal, true)).chain(others).collect()
            }
            End::Ret(..) | End::Tail(_) | End::Throw(_) => Vec::new(),
        };
        let mut seen = Vec::new();
        all.retain(|(to, _)| {
            let new = !seen.contains(to);
            seen.push(*to);
            new
        });
        all
    }
}

impl Func {
    /// Which blocks can be reached.
    pub fn reached(&self) -> Vec<bool> {
        let mut reached = vec![false; self.blocks.len()];
        let mut work = vec![0];
        while let Some(block) = work.pop() {
            if !std::mem::replace(&mut reached[block], true) {
                work.extend(self.blocks[block].end.targets().iter().map(|(to, _)| *to));
            }
        }
        reached
    }
}
