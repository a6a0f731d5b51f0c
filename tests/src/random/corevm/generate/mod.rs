//! Makes random modules.
//!
//! Everything ends: functions call only those before them, loops count to a few. Names are used where their definitions dominate, indices are
//! in range, pointers lead somewhere and attributes are there, but for the programs that may trap. What happens goes into a checksum.

mod calls;
mod data;
mod flow;
mod objects;
mod scalars;
mod shapes;
#[cfg(test)]
mod tests;

use maple_codegen::front::corevm::ast::{Module, Type};
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::build::{Arg, Builder, args};
use super::eval::Value;
use crate::mutate::Random;
use shapes::{Array, Callee, Field, Hold, Shape, Struct, Var};

/// The function that does the work: `ui64 run(i64 a, i64 b)`.
pub const ENTRY: &str = "run";

/// Instructions that an evaluation of a random module may execute; none comes near.
pub const FUEL: u64 = 2_000_000;

/// `ui64`
const WORD: Type = Type::of(Primitive::Ui64);

/// Types of numbers, and bool.
const SCALARS: &[Primitive] = &[
    Primitive::Bool,
    Primitive::I8,
    Primitive::Ui8,
    Primitive::I16,
    Primitive::Ui16,
    Primitive::I32,
    Primitive::Ui32,
    Primitive::I64,
    Primitive::Ui64,
    Primitive::Spf,
    Primitive::Dpf,
];

/// The state of the generator.
struct Gen {
    random: Random,
    builder: Builder,
    structs: Vec<Struct>,
    arrays: Vec<Array>,
    /// Names of attributes and what they hold.
    attributes: Vec<(&'static str, Primitive)>,
    callees: Vec<Callee>,
    /// Whether traps may happen.
    traps: bool,
    // Of the function that is being made:
    /// Instructions that may still be added, about.
    dynamic: bool,
    budget: usize,
    scope: Vec<Var>,
    ret: Primitive,
    /// Number of the next name.
    number: usize,
    /// Number of the next label.
    label: usize,
    /// Loops around.
    loops: usize,
}

/// The module of a seed; one without dynamic values, attributes and callees if `dynamic` is false.
pub fn generate(seed: u64, dynamic: bool) -> Module {
    let mut random = Random::new(seed ^ 0x636f_7265_766d_0000);
    let traps = random.below(100) < 30;
    let size = 30 + random.below(70);
    let mut gen_ = Gen {
        random,
        builder: Builder::default(),
        structs: Vec::new(),
        arrays: Vec::new(),
        attributes: Vec::new(),
        callees: Vec::new(),
        traps,
        dynamic,
        budget: 0,
        scope: Vec::new(),
        ret: Primitive::Ui64,
        number: 0,
        label: 0,
        loops: 0,
    };
    gen_.invent();
    let helpers = gen_.below(4).min(size / 30);
    for index in 0..helpers {
        gen_.helper(index, size / 5);
    }
    gen_.entry(size - helpers * (size / 5));
    gen_.builder.module
}

/// The arguments of [`ENTRY`] that go with a seed.
pub fn arguments(seed: u64) -> [Value; 2] {
    let mut random = Random::new(!seed);
    let mut number = || {
        let bits = random.number();
        let shift = random.below(64);
        Value::Bits(Primitive::I64, (bits as i64 >> shift) as u64)
    };
    [number(), number()]
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

    /// Whether something that may trap is done here.
    fn risk(&mut self) -> bool {
        self.traps && self.chance(18)
    }

    fn name(&mut self) -> String {
        self.number += 1;
        format!("v{}", self.number)
    }

    fn labels<const N: usize>(&mut self) -> [String; N] {
        [(); N].map(|()| {
            self.label += 1;
            format!("l{}", self.label)
        })
    }

    /// Adds an instruction that defines a name.
    fn set(&mut self, op: Op, ty: impl Into<Option<Type>>, operands: &[Arg]) -> Arg {
        let name = self.name();
        self.budget = self.budget.saturating_sub(1);
        self.builder.set(&name, op, ty, operands);
        Arg::Ref(name)
    }

    /// Adds an instruction that defines nothing.
    fn act(&mut self, op: Op, ty: impl Into<Option<Type>>, operands: &[Arg]) {
        self.budget = self.budget.saturating_sub(1);
        self.builder.act(op, ty, operands);
    }

    /// Adds an instruction with labels.
    fn jump(&mut self, op: Op, operands: &[Arg], labels: &[String]) {
        self.budget = self.budget.saturating_sub(1);
        let labels: Vec<&str> = labels.iter().map(String::as_str).collect();
        self.builder.jump(op, operands, &labels);
    }

    /// Makes a name known.
    fn keep(&mut self, arg: &Arg, shape: Shape) {
        let arg = arg.clone();
        self.scope.push(Var { arg, shape });
    }

    /// Names of a shape, the later ones more likely.
    fn find(&mut self, fits: impl Fn(Shape) -> bool) -> Option<Var> {
        let found: Vec<Var> = self.scope.iter().filter(|var| fits(var.shape)).cloned().collect();
        if found.is_empty() {
            return None;
        }
        let late = found.len() - found.len().min(5);
        let found = if self.chance(50) { &found[late..] } else { &found };
        Some(self.pick(found))
    }

    /// Begins a function with its parameters and its checksum.
    fn begin(&mut self, name: &str, ret: Primitive, params: &[Shape], budget: usize) {
        self.scope.clear();
        (self.number, self.label, self.loops) = (0, 0, 0);
        (self.ret, self.budget) = (ret, budget);
        let names: Vec<String> = (0..params.len()).map(|at| format!("p{at}")).collect();
        let types: Vec<Type> = params.iter().map(|shape| self.type_of(*shape)).collect();
        let list: Vec<(Type, &str)> = types.into_iter().zip(names.iter().map(String::as_str)).collect();
        self.builder.function(Type::of(ret), name, &list);
        self.builder.block("entry");
        for (name, shape) in names.into_iter().zip(params) {
            self.keep(&Arg::Ref(name), *shape);
        }
        self.builder.set("sum", Op::Alloca, WORD, &[]);
        let start = 0xcbf2_9ce4_8422_2325_u64;
        self.builder.act(Op::Store, WORD, args![start, "%sum"]);
    }

    /// Ends a function with what its names hold.
    fn end(&mut self) {
        for _ in 0..5 {
            self.fold();
        }
        let ret = Type::of(self.ret);
        let result = match ret == WORD {
            true => "%sum".into(),
            false => self.set(Op::Load, ret, args!["%sum"]),
        };
        let ty = self.chance(70).then_some(ret);
        self.act(Op::Ret, ty, &[result]);
    }

    fn helper(&mut self, index: usize, budget: usize) {
        let params: Vec<Shape> = (0..1 + self.below(3)).map(|_| self.param()).collect();
        let ret = match self.chance(50) {
            true => Primitive::Ui64,
            false => self.pick(SCALARS),
        };
        let name = format!("f{index}");
        self.begin(&name, ret, &params, budget);
        self.statements();
        self.end();
        self.callees.push(Callee { name, params, ret });
    }

    fn entry(&mut self, budget: usize) {
        let params = [Shape::Cell(Primitive::I64); 2];
        self.begin(ENTRY, Primitive::Ui64, &params, budget);
        self.statements();
        for callee in self.callees.clone() {
            self.call(&callee);
        }
        self.end();
    }

    /// Mixes a number into the checksum.
    fn fold(&mut self) {
        let (arg, _) = self.scalar();
        let by = self.set(Op::Mul, WORD, args!["%sum", 31u64]);
        let sum = self.set(Op::Add, WORD, &[by, arg]);
        self.act(Op::Store, WORD, &[sum, "%sum".into()]);
    }
}
