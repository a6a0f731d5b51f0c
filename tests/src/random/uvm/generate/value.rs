//! Values: literals, variables, arithmetic, comparisons, conversions.

use super::super::tree::{Op, Value};
use super::super::types::{BOX, Def, Ty, mask};
use super::{Gen, op};

const BINARY: &[&str] = &["ADD", "SUB", "MUL", "SHL", "LSHR", "ASHR", "AND", "OR", "XOR"];
const DIVISIONS: &[&str] = &["SDIV", "SREM", "UDIV", "UREM"];
const COMPARISONS: &[&str] = &["EQ", "NE", "SGE", "SGT", "SLE", "SLT", "UGE", "UGT", "ULE", "ULT"];
const FLOATING: &[&str] = &["FADD", "FSUB", "FMUL", "FDIV", "FREM"];
const FLOAT_COMPARISONS: &[&str] = &[
    "FFALSE", "FTRUE", "FUNO", "FUEQ", "FUNE", "FUGT", "FUGE", "FULT", "FULE", "FORD", "FOEQ", "FONE",
    "FOGT", "FOGE", "FOLT", "FOLE",
];

impl Gen {
    /// A value of a type, by so many levels of instructions.
    pub(super) fn value(&mut self, ty: Ty, depth: usize) -> Value {
        if depth == 0 {
            return self.operand(ty);
        }
        let depth = depth - 1;
        if self.chance(12) {
            return self.select(ty, depth);
        }
        if self.chance(15)
            && let Some(loaded) = self.load(ty)
        {
            return loaded;
        }
        if self.chance(8)
            && let Some(field) = self.extract(ty, depth)
        {
            return field;
        }
        match ty {
            Ty::Int(width) => self.integer(width, depth),
            Ty::Float | Ty::Double => self.floating(ty, depth),
            Ty::Ref(def) => self.object(def),
            Ty::IRef(def) => self.iref(def),
            Ty::Tagged => self.tagged(depth),
            Ty::Named(_) => self.insert(ty, depth),
            Ty::Func(_) if self.chance(40) => {
                // There and back.
                let other = Ty::Func(self.below(self.bundle.types.sigs.len()));
                let func = self.operand(ty);
                let cast = self.convert("FUNCCAST", ty, other, func);
                self.convert("FUNCCAST", other, ty, cast)
            }
            _ => self.operand(ty),
        }
    }

    /// Something that is true or not: mostly `int<1>`.
    pub(super) fn condition(&mut self, depth: usize) -> Value {
        let ty = match self.chance(4) {
            true => Ty::Int(self.width()),
            false => Ty::Int(1),
        };
        self.value(ty, depth)
    }

    fn select(&mut self, ty: Ty, depth: usize) -> Value {
        let (cond, a, b) = (
            self.condition(depth.min(1)),
            self.value(ty, depth),
            self.operand(ty),
        );
        self.op(ty, op("SELECT", &[ty], &[cond, a, b]))
    }

    pub(super) fn binary(&mut self, name: &'static str, ty: Ty, a: Value, b: Value) -> Value {
        self.op(ty, op(name, &[ty], &[a, b]))
    }

    pub(super) fn convert(&mut self, name: &'static str, from: Ty, to: Ty, a: Value) -> Value {
        self.op(to, op(name, &[from, to], &[a]))
    }

    fn integer(&mut self, width: u8, depth: usize) -> Value {
        let ty = Ty::Int(width);
        match self.below(20) {
            0..=7 => {
                let name = self.pick(BINARY);
                let (a, b) = (self.value(ty, depth), self.value(ty, depth / 2));
                self.binary(name, ty, a, b)
            }
            8..=10 => {
                let name = self.pick(DIVISIONS);
                let (a, mut b) = (self.value(ty, depth), self.value(ty, depth / 2));
                if !self.traps || self.chance(95) {
                    b = self.binary("OR", ty, b, Value::Int(1));
                }
                // The divisor that overflows.
                let minus = Value::Int(mask(width));
                match self.below(8) {
                    0 => b = minus,
                    1 => {
                        let cond = self.condition(0);
                        b = self.op(ty, op("SELECT", &[ty], &[cond, minus, b]));
                    }
                    _ => {}
                }
                self.binary(name, ty, a, b)
            }
            11..=14 => self.resize(width, depth),
            15 | 16 => {
                let from = self.pick(&[Ty::Float, Ty::Double]);
                let name = self.pick(&["FPTOUI", "FPTOSI"]);
                let a = self.value(from, depth);
                self.convert(name, from, ty, a)
            }
            17 if matches!(width, 32 | 64) => match self.chance(50) {
                true => {
                    let from = if width == 32 { Ty::Float } else { Ty::Double };
                    let a = self.value(from, depth);
                    self.bits(from, a)
                }
                false => self.update(ty),
            },
            _ if width == 1 => self.comparison(depth),
            _ => self.resize(width, depth),
        }
    }

    /// A value of another width, made fit.
    fn resize(&mut self, width: u8, depth: usize) -> Value {
        let other = self.width();
        let (from, to) = (Ty::Int(other), Ty::Int(width));
        if width == 1 && self.chance(80) {
            return self.comparison(depth);
        }
        let a = self.value(from, depth);
        match other.cmp(&width) {
            std::cmp::Ordering::Equal => a,
            std::cmp::Ordering::Greater => self.convert("TRUNC", from, to, a),
            std::cmp::Ordering::Less => {
                let name = self.pick(&["ZEXT", "SEXT"]);
                self.convert(name, from, to, a)
            }
        }
    }

    fn comparison(&mut self, depth: usize) -> Value {
        let (name, ty) = match self.below(10) {
            0..=4 => (self.pick(COMPARISONS), Ty::Int(self.width())),
            5..=7 => (self.pick(FLOAT_COMPARISONS), self.pick(&[Ty::Float, Ty::Double])),
            _ => {
                let tys: Vec<Ty> = self.locals.iter().map(|var| self.vars[*var]).collect();
                let equal = |ty: &Ty| {
                    matches!(
                        ty,
                        Ty::Ref(_) | Ty::IRef(_) | Ty::Func(_) | Ty::Tagged | Ty::AnyRef
                    )
                };
                let tys: Vec<Ty> = tys.into_iter().filter(equal).collect();
                match tys.is_empty() {
                    true => ("EQ", Ty::Ref(BOX)),
                    false => (self.pick(&["EQ", "NE"]), self.pick(&tys)),
                }
            }
        };
        let (a, b) = (self.value(ty, depth), self.operand(ty));
        self.op(Ty::Int(1), op(name, &[ty], &[a, b]))
    }

    fn floating(&mut self, ty: Ty, depth: usize) -> Value {
        let (other, name) = match ty {
            Ty::Float => (Ty::Double, "FPTRUNC"),
            _ => (Ty::Float, "FPEXT"),
        };
        match self.below(10) {
            0..=4 => {
                let name = self.pick(FLOATING);
                let (a, b) = (self.value(ty, depth), self.value(ty, depth / 2));
                self.binary(name, ty, a, b)
            }
            5 | 6 => {
                let a = self.value(other, depth);
                self.convert(name, other, ty, a)
            }
            7 => {
                let from = Ty::Int(if ty == Ty::Float { 32 } else { 64 });
                let a = self.value(from, depth);
                self.convert("BITCAST", from, ty, a)
            }
            _ => {
                let from = Ty::Int(self.width());
                let name = self.pick(&["UITOFP", "SITOFP"]);
                let a = self.value(from, depth);
                self.convert(name, from, ty, a)
            }
        }
    }

    /// The value itself, or the NaN of literals instead of another one: which one an operation gives depends on the machine.
    pub(super) fn canonical(&mut self, ty: Ty, value: Value) -> Value {
        let nan = match ty {
            Ty::Float => Value::Float(f32::NAN.to_bits()),
            _ => Value::Double(f64::NAN.to_bits()),
        };
        let uno = op("FUNO", &[ty], &[value.clone(), value.clone()]);
        let uno = self.op(Ty::Int(1), uno);
        self.op(ty, op("SELECT", &[ty], &[uno, nan, value]))
    }

    /// The bits of a floating point value.
    pub(super) fn bits(&mut self, ty: Ty, value: Value) -> Value {
        let value = self.canonical(ty, value);
        let to = Ty::Int(if ty == Ty::Float { 32 } else { 64 });
        self.convert("BITCAST", ty, to, value)
    }

    /// A field of a structure in a variable.
    fn extract(&mut self, ty: Ty, depth: usize) -> Option<Value> {
        let mut found = Vec::new();
        for (def, at) in self.bundle.types.defs.iter().enumerate() {
            if let Def::Struct(fields) = at
                && self.bundle.types.is_value(Ty::Named(def))
            {
                let fields = fields.iter().enumerate().filter(|(_, field)| **field == ty);
                found.extend(fields.map(|(index, _)| (def, index)));
            }
        }
        if found.is_empty() {
            return None;
        }
        let (def, index) = self.pick(&found);
        let whole = self.value(Ty::Named(def), depth / 2);
        let index = Some(index);
        let extract = op("EXTRACTVALUE", &[Ty::Named(def)], &[whole]);
        let field = self.op(ty, Op { index, ..extract });
        Some(self.settled(ty, field))
    }

    /// A structure with another field.
    fn insert(&mut self, ty: Ty, depth: usize) -> Value {
        let whole = self.operand(ty);
        let Ty::Named(def) = ty else { return whole };
        let Def::Struct(fields) = self.bundle.types.defs[def].clone() else {
            return whole;
        };
        if fields.is_empty() {
            return whole;
        }
        let index = self.below(fields.len());
        let field = self.value(fields[index], depth);
        let insert = op("INSERTVALUE", &[ty], &[whole, field]);
        let index = Some(index);
        self.op(ty, Op { index, ..insert })
    }
}
