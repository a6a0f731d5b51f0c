//! Makes random bundles: types, signatures and cells, then the functions.
//!
//! Everything ends: a cell counts calls down, and loops have counters of their own. Indices are in range, and references to what their types
//! say or null, whatever is dropped from a function later.

mod calls;
mod client;
mod flow;
mod func;
mod literal;
mod loops;
mod memory;
mod objects;
mod place;
mod value;
mod world;

use super::tree::{Block, Bundle, CHECK, End, Func, Group, Inst, Op, Value, WORK};
use super::types::{Ty, Types};
use crate::mutate::Random;

/// Calls that a program may make.
const CALLS: u64 = 40;

/// The state of the generator.
pub struct Gen {
    random: Random,
    bundle: Bundle,
    /// Signatures of all functions.
    funcs: Vec<usize>,
    /// Widths that the program prefers.
    widths: Vec<u8>,
    /// Statements in a sequence, about.
    size: usize,
    /// Whether divisions by zero and null may occur.
    traps: bool,
    /// Whether functions throw.
    throws: bool,
    /// Number of the next `TRAP`.
    asked: u64,
    // Of the function that is being made:
    vars: Vec<Ty>,
    blocks: Vec<Block>,
    current: usize,
    insts: Vec<Inst>,
    /// Variables that keep their values, and may be assigned.
    locals: Vec<usize>,
    /// Those that only may be read.
    counters: Vec<usize>,
    /// Where the loops around go on, and where they end.
    loops: Vec<(usize, usize)>,
    ret: Ty,
    sig: usize,
}

/// The bundle of a seed; percentages of those that may trap, and throw.
pub fn generate(seed: u64, size: u32, traps: u32, throws: u32) -> Bundle {
    let mut random = Random::new(seed ^ 0x7576_6d00_6972_0000);
    random.number();
    let may = |random: &mut Random, percent: u32| random.below(100) < percent as usize;
    let (traps, throws) = (may(&mut random, traps), may(&mut random, throws));
    let mut gen_ = Gen {
        random,
        bundle: Bundle {
            types: Types {
                seed,
                defs: Vec::new(),
                sigs: Vec::new(),
            },
            globals: Vec::new(),
            consts: Vec::new(),
            funcs: Vec::new(),
        },
        funcs: Vec::new(),
        widths: Vec::new(),
        size: size as usize,
        traps,
        throws,
        asked: 0,
        vars: Vec::new(),
        blocks: Vec::new(),
        current: 0,
        insts: Vec::new(),
        locals: Vec::new(),
        counters: Vec::new(),
        loops: Vec::new(),
        ret: Ty::Void,
        sig: 0,
    };
    gen_.invent();
    for func in 0..gen_.funcs.len() {
        let made = match func {
            WORK => gen_.work(),
            CHECK => gen_.check(),
            _ => gen_.function(func),
        };
        gen_.bundle.funcs.push(made);
    }
    gen_.bundle
}

impl Gen {
    fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        self.random.pick(list).clone()
    }

    fn width(&mut self) -> u8 {
        if self.chance(10) {
            return 1 + self.below(64) as u8;
        }
        let widths = self.widths.clone();
        self.pick(&widths)
    }

    /// A new variable.
    fn var(&mut self, ty: Ty) -> usize {
        self.vars.push(ty);
        self.vars.len() - 1
    }

    /// Adds an instruction whose value gets a variable of this type.
    fn op(&mut self, ty: Ty, op: Op) -> Value {
        let dst = self.var(ty);
        let dst = Some(dst);
        self.insts.push(Inst::Op(Box::new(Op { dst, ..op })));
        Value::Var(self.vars.len() - 1)
    }

    /// Adds an instruction without a value.
    fn act(&mut self, op: Op) {
        self.insts.push(Inst::Op(Box::new(op)));
    }

    /// Adds an assignment.
    fn assign(&mut self, var: usize, value: Value) {
        self.insts.push(Inst::Moves(vec![(var, value)]));
    }

    /// Ends a group.
    fn group(&mut self, pinned: bool) {
        let insts = std::mem::take(&mut self.insts);
        if !insts.is_empty() {
            self.blocks[self.current].groups.push(Group { insts, pinned });
        }
    }

    /// A new block, which ends the function until it is given another end.
    fn block(&mut self) -> usize {
        let end = End::Ret(Ty::Void, Value::Null);
        self.blocks.push(Block {
            landing: None,
            groups: Vec::new(),
            end,
        });
        self.blocks.len() - 1
    }

    /// Ends the block that is being made, and goes on with another one.
    fn end(&mut self, end: End, next: usize) {
        self.group(false);
        self.blocks[self.current].end = end;
        self.current = next;
    }

    fn finished(&mut self, sig: usize) -> Func {
        self.locals.clear();
        self.counters.clear();
        Func {
            sig,
            vars: std::mem::take(&mut self.vars),
            blocks: std::mem::take(&mut self.blocks),
            lean: self.random.below(100) < 60,
        }
    }
}

/// An instruction with types and operands.
fn op(name: &'static str, types: &[Ty], operands: &[Value]) -> Op {
    Op {
        name,
        types: types.to_vec(),
        operands: operands.to_vec(),
        ..Op::default()
    }
}
