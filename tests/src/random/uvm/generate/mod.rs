//! Makes random bundles: types, signatures and cells, then the functions.
//!
//! Everything ends: a cell counts calls down, and loops have counters of their own. Indices are in range, and references to what their types
//! say or null, whatever is dropped from a function later.

mod calls;
mod flow;
mod func;
mod memory;
mod objects;
mod place;
mod value;

use super::tree::{Block, Bundle, CHECK, End, Func, Group, Inst, Op, Value, WORK};
use super::types::{BOX, Def, Sig, Ty, Types};
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
    let (traps, throws) = (may(&mut random, traps), may(&mut random, 2 * throws));
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

    /// A type for parameters, results and fields.
    fn value_type(&mut self) -> Ty {
        let defs = self.bundle.types.defs.len();
        match self.below(20) {
            0..=9 => Ty::Int(self.width()),
            10 | 11 => Ty::Double,
            12 => Ty::Float,
            13 | 14 => Ty::Ref(self.below(defs)),
            15 => Ty::IRef(self.below(defs)),
            16 if self.funcs.len() > CHECK + 1 => {
                let at = CHECK + 1 + self.below(self.funcs.len() - CHECK - 1);
                Ty::Func(self.funcs[at])
            }
            17..=19 => {
                let types = &self.bundle.types;
                let values = (0..defs).filter(|def| types.is_value(Ty::Named(*def)));
                let values: Vec<usize> = values.collect();
                Ty::Named(self.pick(&values))
            }
            _ => Ty::Int(64),
        }
    }

    /// A type that is in memory.
    fn memory_type(&mut self) -> Ty {
        let types = &self.bundle.types;
        let fixed = |def: &usize| !matches!(types.defs[*def], Def::Hybrid(..));
        let defs: Vec<usize> = (0..types.defs.len()).filter(fixed).collect();
        match self.below(10) {
            0 => Ty::Weak(BOX),
            1 => Ty::Tagged,
            2 | 3 => {
                let def = self.pick(&defs);
                self.bundle.types.memory(def)
            }
            4 => Ty::Int(self.random.pick(&[32, 64]).to_owned()),
            _ => self.value_type(),
        }
    }

    fn invent(&mut self) {
        let all = [1, 6, 8, 16, 31, 32, 52, 64, 3, 7, 12, 24, 33, 48, 63];
        self.widths = vec![64, 32];
        for _ in 0..3 {
            let width = self.pick(&all);
            self.widths.push(width);
        }
        let types = &mut self.bundle.types;
        types.defs.push(Def::Struct(vec![Ty::Int(64), Ty::Ref(BOX)]));
        let word = types.target(Ty::Int(64));
        let kept = types.target(Ty::Ref(BOX));
        self.bundle.globals = vec![word, word, kept];
        for _ in 0..2 + self.below(4) {
            let def = self.definition();
            self.bundle.types.defs.push(def);
        }
        self.bundle.types.sigs = vec![
            Sig {
                params: Vec::new(),
                ret: Ty::Void,
            },
            Sig {
                params: Vec::new(),
                ret: Ty::Int(64),
            },
        ];
        self.funcs = vec![WORK, CHECK];
        for _ in 0..2 + self.below(3) {
            let sig = self.signature();
            self.funcs.push(sig);
        }
        for _ in 0..2 + self.below(4) {
            let types = &self.bundle.types;
            let fixed = |def: &usize| !matches!(types.defs[*def], Def::Hybrid(..));
            let fixed: Vec<usize> = (0..types.defs.len()).filter(fixed).collect();
            let def = self.pick(&fixed);
            self.bundle.globals.push(def);
        }
        for _ in 0..self.below(4) {
            let ty = match self.below(3) {
                0 => Ty::Double,
                1 => Ty::Int(self.width()),
                _ => self.value_type(),
            };
            if self.bundle.types.is_plain(ty) {
                let value = self.literal(ty);
                self.bundle.consts.push((ty, value));
            }
        }
    }

    fn definition(&mut self) -> Def {
        match self.below(10) {
            0..=2 => {
                let element = self.memory_type();
                Def::Array(element, 1 + self.below(6))
            }
            3 | 4 => {
                let fixed = match self.chance(50) {
                    true => Ty::Void,
                    false => self.memory_type(),
                };
                let element = self.memory_type();
                Def::Hybrid(fixed, element, 1 + self.below(6))
            }
            5 | 6 => {
                let most = if self.chance(5) { 20 } else { 4 };
                let fields = 1 + self.below(most);
                Def::Struct((0..fields).map(|_| self.value_type()).collect())
            }
            _ => {
                let fields = 1 + self.below(5);
                Def::Struct((0..fields).map(|_| self.memory_type()).collect())
            }
        }
    }

    fn signature(&mut self) -> usize {
        let sigs = &self.bundle.types.sigs;
        if self.funcs.len() > CHECK + 1 && self.random.below(100) < 40 {
            return self.funcs[CHECK + 1 + self.random.below(self.funcs.len() - CHECK - 1)];
        }
        let number = sigs.len();
        let most = if self.chance(5) { 20 } else { 5 };
        let params = (0..self.below(most)).map(|_| self.value_type()).collect();
        let ret = match self.below(8) {
            0 => Ty::Void,
            1 | 2 => Ty::Int(64),
            _ => self.value_type(),
        };
        self.bundle.types.sigs.push(Sig { params, ret });
        number
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
        self.insts.push(Inst::Op(Op { dst, ..op }));
        Value::Var(self.vars.len() - 1)
    }

    /// Adds an instruction without a value.
    fn act(&mut self, op: Op) {
        self.insts.push(Inst::Op(op));
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
