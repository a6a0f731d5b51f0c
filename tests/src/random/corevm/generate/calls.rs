//! Parameters and calls.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::Op;

use super::{Callee, Gen, Hold, SCALARS, Shape};
use crate::random::corevm::build::Arg;

impl Gen {
    /// What a parameter is inside of its function.
    pub(super) fn param(&mut self) -> Shape {
        let (structs, arrays) = (self.structs.len(), self.arrays.len());
        match self.below(12) {
            0..=4 => Shape::Cell(self.pick(SCALARS)),
            5 => Shape::Pointer(self.pick(SCALARS)),
            6 => Shape::Struct(self.below(structs), Hold::Place),
            7 | 8 => Shape::Struct(self.below(structs), Hold::Cell),
            9 => Shape::Array(self.below(arrays), Hold::Cell),
            10 if self.dynamic => Shape::Object,
            _ => Shape::Text { cell: true },
        }
    }

    /// An argument for a parameter.
    fn argument(&mut self, param: Shape) -> Arg {
        match param {
            Shape::Value(ty) | Shape::Cell(ty) => self.exact(ty),
            Shape::Pointer(ty) => {
                let fits = |shape| matches!(shape, Shape::Cell(of) | Shape::Pointer(of) if of == ty);
                match self.find(fits) {
                    Some(var) => var.arg,
                    // It gets a cell of its own.
                    None => self.exact(ty),
                }
            }
            Shape::Struct(_, Hold::Cell) | Shape::Array(_, Hold::Cell) if self.risk() => Arg::Null,
            Shape::Struct(index, _) => self.some_struct(index).arg,
            Shape::Array(index, _) => self.some_array(index).arg,
            Shape::Object => self.some_object(),
            Shape::Text { .. } => self.string(),
        }
    }

    /// Calls a function by its name, or by a string that is computed.
    pub(super) fn call(&mut self, callee: &Callee) {
        let mut operands: Vec<Arg> = vec![callee.name.as_str().into()];
        for param in &callee.params {
            let arg = self.argument(*param);
            operands.push(arg);
        }
        let simple = |shape: &Shape| !matches!(shape, Shape::Pointer(_));
        if self.dynamic && callee.params.iter().all(simple) && self.chance(25) {
            let name = if self.risk() { "none" } else { &callee.name };
            operands[0] = self.set(Op::Load, Type::STRING, &[name.into()]);
        }
        let result = self.set(Op::Call, Type::of(callee.ret), &operands);
        self.name_arguments(callee);
        self.keep(&result, Shape::Value(callee.ret));
    }

    /// Lets some calls name their last arguments.
    fn name_arguments(&mut self, callee: &Callee) {
        if !self.chance(20) {
            return;
        }
        let named = self.below(callee.params.len() + 1);
        let first = callee.params.len() - named;
        let words: Vec<String> = (first..callee.params.len()).map(|at| format!("p{at}")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        self.builder.options(&words);
    }
}
