//! Literals and variables.

use super::super::tree::{CHECK, Value};
use super::super::types::{Def, Ty, mask};
use super::Gen;

impl Gen {
    /// A literal.
    pub(super) fn literal(&mut self, ty: Ty) -> Value {
        match ty {
            Ty::Int(width) => {
                let bits = match self.below(8) {
                    0 => 0,
                    1 => 1,
                    2 => u64::MAX,
                    3 => 1 << (width - 1),
                    4 => mask(width) >> 1,
                    5 => self.random.number(),
                    _ => self.below(70) as u64,
                };
                Value::Int(bits & mask(width))
            }
            Ty::Float => {
                let bits = self.double();
                Value::Float((bits as f32).to_bits())
            }
            Ty::Double => Value::Double(self.double().to_bits()),
            Ty::Named(def) => match self.bundle.types.defs[def].clone() {
                Def::Struct(fields) => {
                    Value::Struct(fields.iter().map(|field| self.literal(*field)).collect())
                }
                _ => Value::Null,
            },
            Ty::Func(sig) => {
                let all = CHECK + 1..self.funcs.len();
                let all: Vec<usize> = all.filter(|func| self.funcs[*func] == sig).collect();
                match all.is_empty() {
                    true => Value::Null,
                    false => Value::Func(self.pick(&all)),
                }
            }
            _ => Value::Null,
        }
    }

    fn double(&mut self) -> f64 {
        let list = [
            0.0,
            -0.0,
            1.0,
            -1.5,
            0.1,
            1e10,
            -3e30,
            1e-310,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            2_147_483_648.0,
            9_223_372_036_854_775_808.0,
            18_446_744_073_709_551_616.0,
        ];
        match self.chance(50) {
            true => self.pick(&list),
            false => self.below(2000) as f64 / 8.0 - 100.0,
        }
    }

    /// Variables of a type.
    pub(super) fn vars_of(&self, ty: Ty) -> Vec<usize> {
        let all = self.locals.iter().chain(&self.counters).copied();
        all.filter(|var| self.vars[*var] == ty).collect()
    }

    /// A variable or a literal.
    pub(super) fn operand(&mut self, ty: Ty) -> Value {
        let vars = self.vars_of(ty);
        let consts = 0..self.bundle.consts.len();
        let consts: Vec<usize> = consts.filter(|at| self.bundle.consts[*at].0 == ty).collect();
        if !vars.is_empty() && !self.chance(20) {
            return Value::Var(self.pick(&vars));
        }
        if !consts.is_empty() && self.chance(40) {
            return Value::Const(self.pick(&consts));
        }
        match ty {
            Ty::Ref(_) | Ty::IRef(_) => self.other(ty),
            Ty::Tagged => self.number_tagged(),
            _ => self.literal(ty),
        }
    }
}
