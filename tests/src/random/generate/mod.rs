//! The generator: from a seed to a [`Tree`].
//!
//! Programs are well typed, stay inside their own objects and end, by construction: indices are masked, loops count or burn fuel, and
//! every function that calls or loops takes fuel. What an address of a local is stored in never outlives it. Bits of a NaN are observed
//! through [`Node::FloatBits`] and [`Node::Canonical`] only.

mod expr;
mod func;
mod lean;
mod place;
mod stmt;
mod sweep;
mod values;

use maple_mirbin::Prim;

use super::tree::{CHECK, Expr, FUEL, Func, Global, Init, Kind, Local, MAIN, Node, SUM, Stmt, Tree, Var};
use super::types::{Field, INTEGERS, Record, Sig, Ty};
use super::{Avoid, Options};
use crate::mutate::Random;
use func::may_point;
use place::{Route, Step};

/// Makes the program of a seed.
pub fn generate(seed: u64, options: &Options) -> Tree {
    let mut random = Random::new(seed);
    random.number();
    let size = 1 + random.below(options.size as usize);
    let traps = random.below(100) < options.traps as usize;
    let throws = random.below(100) < options.throws as usize;
    let tree = Tree {
        seed,
        records: Vec::new(),
        sigs: Vec::new(),
        globals: Vec::new(),
        funcs: Vec::new(),
        nulls: traps && random.below(2) == 0,
        prototypes: true,
        throws,
    };
    let mut g = Gen {
        random,
        tree,
        traps,
        size,
        avoid: options.avoid,
        current: 0,
        func: empty(Sig {
            params: Vec::new(),
            rets: Vec::new(),
            extra: None,
        }),
        routes: Vec::new(),
        shared: Vec::new(),
        counters: Vec::new(),
        locked: Vec::new(),
        unmixed: Vec::new(),
        loops: 0,
        turns: 1,
        confined: 0,
        budget: 0,
        leaf: false,
        dense: false,
    };
    g.dense = g.chance(40);
    g.records();
    g.globals();
    g.signatures();
    g.pointers();
    for index in CHECK + 1..g.tree.funcs.len() {
        g.function(index);
    }
    g.main();
    g.check();
    g.tree
}

fn empty(sig: Sig) -> Func {
    Func {
        sig,
        formals: Vec::new(),
        locals: Vec::new(),
        regs: Vec::new(),
        early: None,
        guard: false,
        body: Vec::new(),
        ret: Vec::new(),
    }
}

/// The state of the generator.
struct Gen {
    random: Random,
    tree: Tree,
    /// Whether the program may trap.
    traps: bool,
    size: usize,
    avoid: Avoid,
    /// The function in work, and its number.
    func: Func,
    current: usize,
    /// Places that can be reached in the function in work, and those that all functions can reach.
    routes: Vec<Route>,
    shared: Vec<Route>,
    /// Loop counters in scope with their bounds: a read of it and the number its values stay below.
    counters: Vec<(Expr, u32)>,
    /// Registers that must not be assigned.
    locked: Vec<usize>,
    /// Locals that are not added to the checksum at the end.
    unmixed: Vec<usize>,
    /// Loops around the statement in work that can be left from here.
    loops: usize,
    /// How often the counting loops around it run it.
    turns: u32,
    /// Blocks around it that must be left at their end.
    confined: usize,
    /// The program has many loops over arrays, sums of calls and shifts.
    dense: bool,
    /// Nodes that the function may still have.
    budget: usize,
    /// The function in work neither calls nor loops by fuel.
    leaf: bool,
}

impl Gen {
    fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    /// A number in `low..=high`.
    fn range(&mut self, low: usize, high: usize) -> usize {
        low + self.random.below(high - low + 1)
    }

    fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        self.random.pick(list).clone()
    }

    fn integer(&mut self) -> Prim {
        // 32 and 64 bits are what most code uses.
        if self.chance(55) {
            self.pick(&INTEGERS[..4])
        } else {
            self.pick(&INTEGERS)
        }
    }

    fn float(&mut self) -> Prim {
        self.pick(&[Prim::F32, Prim::F64])
    }

    fn scalar(&mut self) -> Prim {
        match self.random.below(20) {
            0..=12 => self.integer(),
            13..=17 => self.float(),
            18 => Prim::U1,
            _ => Prim::F64,
        }
    }

    fn records(&mut self) {
        for _ in 0..self.random.below(4) {
            let union = self.chance(25);
            let fields = if union {
                self.union_fields()
            } else {
                self.struct_fields()
            };
            self.tree.records.push(Record { union, fields });
        }
    }

    /// Members of one size, so that each covers the whole.
    fn union_fields(&mut self) -> Vec<Field> {
        let wide = self.chance(50);
        let list: &[Prim] = if wide {
            &[Prim::I64, Prim::U64, Prim::F64]
        } else {
            &[Prim::I32, Prim::U32, Prim::F32]
        };
        let bytes: u32 = if wide { 8 } else { 4 };
        (0..self.range(2, 4))
            .map(|_| {
                let ty = if self.chance(70) {
                    Ty::Scalar(self.pick(list))
                } else {
                    let elem = self.pick(&[Prim::U8, Prim::I8, Prim::U16, Prim::I16]);
                    Ty::Array(vec![bytes / elem.size()], Box::new(Ty::Scalar(elem)))
                };
                Field { ty, bits: None }
            })
            .collect()
    }

    fn struct_fields(&mut self) -> Vec<Field> {
        let count = self.range(1, 6);
        (0..count)
            .map(|_| match self.random.below(10) {
                0..=2 => {
                    let container = self.integer();
                    let bits = self.range(1, container.bits() as usize) as u8;
                    Field {
                        ty: Ty::Scalar(container),
                        bits: Some(bits),
                    }
                }
                3 if !self.tree.records.is_empty() => {
                    let record = self.random.below(self.tree.records.len());
                    Field {
                        ty: Ty::Record(record),
                        bits: None,
                    }
                }
                4 => {
                    let dims = self.dims(1);
                    Field {
                        ty: Ty::Array(dims, Box::new(Ty::Scalar(self.scalar()))),
                        bits: None,
                    }
                }
                _ => Field {
                    ty: Ty::Scalar(self.scalar()),
                    bits: None,
                },
            })
            .collect()
    }

    /// Dimensions of an array of up to 32 elements.
    fn dims(&mut self, most: usize) -> Vec<u32> {
        let (mut dims, mut total) = (Vec::new(), 1);
        for _ in 0..self.range(1, most) {
            let dim = self.pick(&[1, 2, 3, 4, 4, 5, 8, 8]);
            total *= dim;
            if total <= 32 || dims.is_empty() {
                dims.push(dim);
            }
        }
        dims
    }

    fn globals(&mut self) {
        self.global(Ty::Scalar(Prim::U64), Some(Init::Bits(0)));
        self.global(Ty::Scalar(Prim::I32), Some(Init::Bits(0)));
        for _ in 0..self.range(2, 5) {
            let prim = self.scalar();
            self.global_with(Ty::Scalar(prim));
        }
        for _ in 0..self.range(1, 3) {
            let (dims, elem) = (self.dims(3), self.scalar());
            let elem = if self.dense && self.chance(50) {
                self.pick(&[Prim::I32, Prim::F64, Prim::I64, Prim::U8])
            } else {
                elem
            };
            self.global_with(Ty::Array(dims, Box::new(Ty::Scalar(elem))));
        }
        for record in 0..self.tree.records.len() {
            self.global_with(Ty::Record(record));
            if self.chance(40) {
                let dims = self.dims(1);
                self.global_with(Ty::Array(dims, Box::new(Ty::Record(record))));
            }
        }
    }

    fn global_with(&mut self, ty: Ty) {
        let init = self.chance(75).then(|| self.initial(&ty));
        self.global(ty, init);
    }

    fn global(&mut self, ty: Ty, init: Option<Init>) {
        let index = self.tree.globals.len();
        self.tree.globals.push(Global { ty: ty.clone(), init });
        if index > FUEL {
            let routes = self.reach(Var::Global(index), &ty, true);
            self.shared.extend(routes);
        }
    }

    /// Prototypes of the functions, so that every body can call every function.
    fn signatures(&mut self) {
        let none = Sig {
            params: Vec::new(),
            rets: Vec::new(),
            extra: None,
        };
        let sum = Sig {
            params: Vec::new(),
            rets: vec![Ty::Scalar(Prim::U64)],
            extra: None,
        };
        self.tree.funcs = vec![empty(none), empty(sum)];
        let most = 1 + self.size / 2;
        for _ in 0..self.range(1, most) {
            let known = self.tree.funcs.len() - 2;
            let sig = if known > 0 && self.chance(35) {
                let like = self.random.below(known);
                self.tree.funcs[CHECK + 1 + like].sig.clone()
            } else if self.chance(35) {
                self.lean_signature()
            } else {
                self.signature()
            };
            self.tree.funcs.push(empty(sig));
        }
    }

    fn signature(&mut self) -> Sig {
        let most = if self.chance(8) { 14 } else { 5 };
        let params = (0..self.random.below(most + 1)).map(|_| self.param()).collect();
        let several = if self.chance(8) {
            self.range(2, 3)
        } else {
            usize::from(self.chance(85))
        };
        let rets = (0..several)
            .map(|_| match self.tree.records.len() {
                records @ 1.. if self.chance(12) => Ty::Record(self.random.below(records)),
                _ => Ty::Scalar(self.scalar()),
            })
            .collect();
        let extra = self.chance(6).then(|| {
            let kinds = [Prim::I32, Prim::I64, Prim::U32, Prim::U64, Prim::F64];
            (0..self.random.below(5)).map(|_| self.pick(&kinds)).collect()
        });
        Sig { params, rets, extra }
    }

    fn param(&mut self) -> Ty {
        match self.random.below(10) {
            0 if !self.tree.records.is_empty() => Ty::Record(self.random.below(self.tree.records.len())),
            1 | 2 => {
                let routes: Vec<Ty> = self
                    .shared
                    .iter()
                    .filter(|route| may_point(route))
                    .map(|route| route.ty.clone())
                    .collect();
                self.pick(&routes).pointer()
            }
            _ => Ty::Scalar(self.scalar()),
        }
    }

    /// Globals that hold addresses.
    fn pointers(&mut self) {
        for _ in 0..self.random.below(3) {
            let targets: Vec<Route> = self
                .shared
                .iter()
                .filter(|route| may_point(route) && route.direct())
                .cloned()
                .collect();
            let Some(route) = (!targets.is_empty()).then(|| self.pick(&targets)) else {
                return;
            };
            let init = self.address_of(&route);
            let ty = route.ty.clone().pointer();
            self.global(ty, Some(init));
        }
        for func in CHECK + 1..self.tree.funcs.len() {
            let sig = self.tree.funcs[func].sig.clone();
            if sig.rets.len() > 1 || !self.chance(40) {
                continue;
            }
            let same: Vec<usize> = (CHECK + 1..self.tree.funcs.len())
                .filter(|&f| self.tree.funcs[f].sig == sig)
                .collect();
            let number = self
                .tree
                .sigs
                .iter()
                .position(|known| *known == sig)
                .unwrap_or_else(|| {
                    self.tree.sigs.push(sig.clone());
                    self.tree.sigs.len() - 1
                });
            let length = self.pick(&[1, 2, 4]);
            let list = (0..length).map(|_| Init::Func(self.pick(&same))).collect();
            let ty = Ty::Array(vec![length], Box::new(Ty::Func(number).pointer()));
            self.global(ty, Some(Init::List(list)));
        }
    }

    /// The constant address of a place in a global.
    fn address_of(&mut self, route: &Route) -> Init {
        let Var::Global(global) = route.var else {
            return Init::Bits(0);
        };
        let (mut path, mut offset) = (Vec::new(), 0);
        let mut ty = self.tree.globals[global].ty.clone();
        // Members count by their ids up to the first index, by their offsets from there on.
        let first = route
            .steps
            .iter()
            .position(|step| *step == Step::Index)
            .unwrap_or(route.steps.len());
        for (at, step) in route.steps.iter().enumerate() {
            match step {
                Step::Field(index) => {
                    if at < first {
                        path.push(*index);
                    } else {
                        offset += self.tree.types().offset(&ty, &[*index]);
                    }
                    ty = self.tree.types().at(&ty, &[*index]).0;
                }
                Step::Index => {
                    let (Some(row), Ty::Array(dims, _)) = (ty.row(), &ty) else {
                        break;
                    };
                    offset += self.random.below(dims[0] as usize) as u32 * self.tree.types().size(&row).size;
                    ty = row;
                }
                Step::Follow => break,
            }
        }
        Init::Address(global, path, offset)
    }

    fn main(&mut self) {
        self.begin(MAIN);
        let fuel = self.range(20, 40 + 20 * self.size);
        let mut body = vec![Stmt::new(
            Kind::Assign(Var::Global(FUEL), Vec::new()),
            [Expr::constant(Prim::I32, fuel as u64)],
        )];
        let count = self.tree.funcs.len();
        for func in CHECK + 1..count {
            for _ in 0..self.range(1, 2) {
                self.budget += 20;
                let stmt = self.direct_call(func);
                body.push(stmt);
                if self.chance(30) {
                    body.extend(self.statement());
                }
            }
        }
        self.mix_locals(&mut body);
        self.finish(MAIN, body);
    }

    /// Adds every scalar of every global to the checksum.
    fn check(&mut self) {
        self.begin(CHECK);
        let mut body = Vec::new();
        for index in FUEL..self.tree.globals.len() {
            let ty = self.tree.globals[index].ty.clone();
            self.mix_place(&mut body, Var::Global(index), &ty);
        }
        self.func.ret = vec![Expr::leaf(Prim::U64, Node::Read(Var::Global(SUM), Vec::new()))];
        self.finish(CHECK, body);
    }

    /// Starts a function that has its prototype.
    fn begin(&mut self, index: usize) {
        self.current = index;
        self.func = self.tree.funcs[index].clone();
        self.routes = self.shared.clone();
        self.counters.clear();
        self.locked.clear();
        self.unmixed.clear();
        (self.loops, self.confined, self.leaf) = (0, 0, false);
        self.budget = 60;
    }

    fn finish(&mut self, index: usize, body: Vec<Stmt>) {
        self.func.body = body;
        std::mem::swap(&mut self.tree.funcs[index], &mut self.func);
    }

    fn local(&mut self, ty: Ty, init: Option<Init>) -> usize {
        self.func.locals.push(Local { ty, init });
        self.func.locals.len() - 1
    }
}
