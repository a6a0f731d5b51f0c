//! Makes the programs: functions, what they can name, and which statements they have.

use std::fmt::Write;

use maple_mirbin::Prim;

use super::super::tree::{CHECK, MAIN};
use super::expr::{Known, VALUES, constant, known, parts};
use super::tree::{Block, Expr, Func, Module, Stmt, stmt};
use super::{calls, checks, flow, memory, places};
use crate::mutate::Random;

/// Calls that a program may make.
const FUEL: usize = 40;
/// Depth of expressions.
pub const DEPTH: usize = 3;

/// A statement's form: how often it is taken, and what makes it.
type Form = (usize, fn(&mut Gen) -> Stmt);

/// The forms of statements.
const FORMS: &[Form] = &[
    (10, places::assign),
    (8, places::mix),
    (3, places::register),
    (3, places::element),
    (5, flow::branch),
    (4, flow::count),
    (2, flow::block),
    (3, flow::caught),
    (2, flow::cleaned),
    (3, flow::jumped),
    (6, calls::call),
    (3, calls::object),
    (5, calls::generic),
    (3, calls::polymorphic),
    (2, calls::variable),
    (2, calls::numbered),
    (5, checks::vector),
    (3, checks::complex),
    (4, checks::quad),
    (4, checks::builtin),
    (6, memory::fields),
    (4, memory::by_value),
    (2, memory::counted),
    (2, memory::permanent),
    (2, memory::frame),
    (3, memory::bytes),
    (1, memory::text),
];

/// A function that can be called.
#[derive(Clone, Debug)]
pub struct Sig {
    /// Its name.
    pub name: String,
    /// Types of its parameters.
    pub params: Vec<Prim>,
    /// Types of its results.
    pub rets: Vec<Prim>,
}

/// The state of the generator.
pub struct Gen {
    random: Random,
    /// Ends all global names.
    pub seed: u64,
    /// Operands that trap may come up.
    pub traps: bool,
    /// Statements of a block, about.
    size: usize,
    /// Built-ins and intrinsics.
    pub known: Vec<Known>,
    /// Types and global variables.
    pub header: Vec<String>,
    /// The functions so far.
    pub funcs: Vec<Func>,
    /// Those of them that statements call.
    pub callable: Vec<Sig>,
    /// Of the function that is being made.
    pub vars: Vec<(String, String)>,
    pool: Vec<(String, Prim)>,
    /// Blocks around what is being made.
    pub depth: usize,
    fresh: usize,
}

/// The program of a seed.
pub fn generate(seed: u64, size: u32, traps: u32) -> Module {
    let mut random = Random::new(seed ^ 0x666f_726d_7300_0000);
    let traps = random.below(100) < traps as usize;
    let mut gen_ = Gen {
        random,
        seed,
        traps,
        size: size as usize,
        known: known(),
        header: Vec::new(),
        funcs: Vec::new(),
        callable: Vec::new(),
        vars: Vec::new(),
        pool: Vec::new(),
        depth: 0,
        fresh: 0,
    };
    gen_.globals();
    for index in (0..gen_.below(4)).rev() {
        gen_.function(index);
    }
    let main = Func {
        head: format!("&f{MAIN}_{seed} () void"),
        body: gen_.block(),
        exit: stmt!["return ()"],
        vars: std::mem::take(&mut gen_.vars),
    };
    let check = gen_.check();
    gen_.funcs.splice(0..0, [main, check]);
    Module {
        header: gen_.header,
        funcs: gen_.funcs,
    }
}

impl Gen {
    pub fn number(&mut self) -> u64 {
        self.random.number()
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.random.below(bound)
    }

    pub fn chance(&mut self, percent: usize) -> bool {
        self.random.below(100) < percent
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> T {
        self.random.pick(list).clone()
    }

    /// A number that no other name has.
    pub fn fresh(&mut self) -> usize {
        self.fresh += 1;
        self.fresh
    }

    /// A new local variable of a type, which nothing else names.
    pub fn local(&mut self, ty: &str) -> String {
        let name = format!("%t{}", self.fresh());
        self.vars.push((name.clone(), format!("var {name} {ty}")));
        name
    }

    /// A local variable that expressions read and statements assign.
    pub fn place(&mut self, ty: Prim) -> String {
        let known: Vec<String> = self
            .pool
            .iter()
            .filter(|(_, of)| *of == ty)
            .map(|(name, _)| name.clone())
            .collect();
        if known.len() > 2 || !known.is_empty() && self.chance(60) {
            return self.pick(&known);
        }
        let name = format!("%{ty}_{}", self.fresh());
        // Scalars are 0 without an initial value.
        let init = match parts(ty) {
            None if ty != Prim::F128 && self.chance(50) => String::new(),
            _ => format!(" = {}", initial(&self.literal(ty))),
        };
        self.vars.push((name.clone(), format!("var {name} {ty}{init}")));
        self.pool.push((name.clone(), ty));
        name
    }

    /// The global variable of a type.
    pub fn global(&self, ty: Prim) -> String {
        format!("$g{ty}_{}", self.seed)
    }

    /// The checksum.
    pub fn sum(&self) -> String {
        format!("$sum_{}", self.seed)
    }

    /// Lines that say that a check failed, if a condition holds.
    pub fn wrong(&self, condition: &str, check: u32) -> String {
        let seed = self.seed;
        format!("if ({condition}) {{ dassign $bad_{seed} 0 (constval i64 {check}) }}\n")
    }

    fn globals(&mut self) {
        let seed = self.seed;
        self.header = vec![
            format!("var $sum_{seed} u64"),
            format!("var $bad_{seed} i64"),
            format!("var $fuel_{seed} i32 = {FUEL}"),
        ];
        for ty in VALUES {
            let (name, value) = (self.global(ty), self.literal(ty));
            self.header.push(format!("var {name} {ty} = {}", initial(&value)));
        }
    }

    /// Some statements.
    pub fn block(&mut self) -> Block {
        self.depth += 1;
        let count = 1 + self.below(if self.depth == 1 { self.size * 3 } else { self.size });
        let block = (0..count).map(|_| self.statement()).collect();
        self.depth -= 1;
        block
    }

    fn statement(&mut self) -> Stmt {
        // Deep inside only what has no blocks.
        let forms = if self.depth > 3 { &FORMS[..4] } else { FORMS };
        let total: usize = forms.iter().map(|(weight, _)| weight).sum();
        let mut at = self.below(total);
        for (weight, form) in forms {
            if at < *weight {
                return form(self);
            }
            at -= weight;
        }
        places::mix(self)
    }

    /// A function with parameters and results of any types.
    fn function(&mut self, index: usize) {
        let seed = self.seed;
        let name = format!("&f{}_{seed}", index + 2);
        let types = |gen_: &mut Gen, count: usize| (0..count).map(|_| gen_.pick(&VALUES)).collect::<Vec<_>>();
        let (params, rets) = (self.below(5), 1 + self.below(2));
        let (params, rets) = (types(self, params), types(self, rets));
        let mut formals = Vec::new();
        for (at, ty) in params.iter().enumerate() {
            formals.push(format!("var %p{at} {ty}"));
            self.pool.push((format!("%p{at}"), *ty));
        }
        let results: Vec<String> = rets.iter().map(ToString::to_string).collect();
        let head = format!("{name} ({}) {}", formals.join(", "), results.join(", "));
        let mut body = vec![self.fuel(&rets)];
        body.extend(self.block());
        let mut exit = stmt!["return ("];
        for (at, ty) in rets.iter().enumerate() {
            exit.0.extend((at > 0).then(|| ", ".into()));
            exit.0.push(self.value(*ty, DEPTH).into());
        }
        exit.0.push(")".into());
        let vars = std::mem::take(&mut self.vars);
        self.pool.clear();
        self.funcs.push(Func {
            head,
            vars,
            body,
            exit,
        });
        self.callable.push(Sig { name, params, rets });
    }

    /// Leaves the function when the fuel is used up.
    fn fuel(&mut self, rets: &[Prim]) -> Stmt {
        let fuel = format!("$fuel_{}", self.seed);
        let zeros: Vec<String> = rets.iter().map(|&ty| constant(ty, 0).to_string()).collect();
        stmt![format!(
            "if (le u1 i32 (dread i32 {fuel}, constval i32 0)) {{ return ({}) }}\ndassign {fuel} 0 (sub i32 (dread i32 {fuel}, constval i32 1))",
            zeros.join(", ")
        )]
    }

    /// The function that gives the checksum, and traps if something was wrong.
    fn check(&mut self) -> Func {
        let seed = self.seed;
        let mut text = format!(
            "xintrinsiccallassigned 3 (dread i64 $bad_{seed}, constval i64 1) {{ dassign $bad_{seed} 0 }}\n"
        );
        for ty in VALUES {
            let name = self.global(ty);
            let _ = write!(text, "{}", self.mixed(&name, ty));
        }
        Func {
            head: format!("&f{CHECK}_{seed} () u64"),
            vars: std::mem::take(&mut self.vars),
            body: vec![stmt![text]],
            exit: stmt![format!("return (dread u64 {})", self.sum())],
        }
    }
}

/// A constant as an initial value.
fn initial(literal: &Expr) -> &str {
    let text = literal.head.as_str();
    text.splitn(3, ' ').nth(2).unwrap_or(text)
}
