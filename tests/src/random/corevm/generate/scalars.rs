//! Numbers and bools: operands, arithmetic, comparisons, conversions, cells.

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::{Kind, Op, Primitive};

use super::{Gen, SCALARS, Shape};
use crate::random::corevm::build::Arg;
use crate::random::corevm::eval::convert;

const ARITHMETIC: &[Op] = &[Op::Add, Op::Sub, Op::Mul, Op::Div, Op::Mod];
const UNARY: &[Op] = &[Op::Pos, Op::Neg, Op::Inc, Op::Dec];
const BITWISE: &[Op] = &[Op::Band, Op::Bor, Op::Bxor];
const COMPARISONS: &[Op] = &[Op::Eq, Op::Neq, Op::Gt, Op::Lt, Op::Gte, Op::Lte];

impl Gen {
    /// A constant.
    pub(super) fn constant(&mut self, ty: Primitive) -> Arg {
        let bits = self.random.number();
        let bits = match ty.kind() {
            Kind::Float => {
                let some = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.5,
                    0.1,
                    300.25,
                    -7e9,
                    1e19,
                    f64::INFINITY,
                    f64::NAN,
                ];
                let number = match self.chance(70) {
                    true => self.pick(&some),
                    false => bits as i64 as f64 / 1e12,
                };
                convert(Primitive::Dpf, number.to_bits(), ty)
            }
            _ => {
                let number = match self.below(4) {
                    0 => self.below(10) as u64,
                    1 => (self.below(300) as u64).wrapping_sub(150),
                    2 => 1 << self.below(64),
                    _ => bits,
                };
                convert(Primitive::Ui64, number, ty)
            }
        };
        Arg::Bits(ty, bits)
    }

    /// A number or bool of any type: a constant or a name.
    pub(super) fn scalar(&mut self) -> (Arg, Primitive) {
        let known = |shape| matches!(shape, Shape::Value(_) | Shape::Cell(_) | Shape::Pointer(_));
        if self.chance(85)
            && let Some(var) = self.find(known)
            && let Shape::Value(ty) | Shape::Cell(ty) | Shape::Pointer(ty) = var.shape
        {
            return (var.arg, ty);
        }
        let ty = self.pick(SCALARS);
        (self.constant(ty), ty)
    }

    /// A number or bool of a type by value: a constant, a name, or what another one is converted to.
    pub(super) fn exact(&mut self, ty: Primitive) -> Arg {
        let fits = |shape| shape == Shape::Value(ty) || shape == Shape::Cell(ty);
        if self.chance(70)
            && let Some(var) = self.find(fits)
        {
            return var.arg;
        }
        if self.chance(25) {
            return self.constant(ty);
        }
        let (from, _) = self.scalar();
        let value = self.set(Op::Load, Type::of(ty), &[from]);
        self.keep(&value, Shape::Value(ty));
        value
    }

    /// An integer of any type.
    fn integer(&mut self) -> Arg {
        let integers: Vec<Primitive> = SCALARS.iter().copied().filter(|ty| ty.is_integer()).collect();
        let ty = self.pick(&integers);
        self.exact(ty)
    }

    /// What is true or not.
    pub(super) fn condition(&mut self) -> Arg {
        match self.chance(60) {
            true => self.comparison(),
            false => self.scalar().0,
        }
    }

    fn comparison(&mut self) -> Arg {
        let ty = self.pick(SCALARS);
        let op = self.pick(COMPARISONS);
        let (a, b) = (self.exact(ty), self.exact(ty));
        let explicit = self.chance(10).then_some(Type::BOOL);
        let value = self.set(op, explicit, &[a, b]);
        self.keep(&value, Shape::Value(Primitive::Bool));
        value
    }

    fn division(&mut self, op: Op, ty: Primitive) -> Arg {
        let (a, b) = (self.scalar().0, self.integer());
        let divisor = match self.risk() || ty.kind() == Kind::Float {
            true => b,
            false => self.set(Op::Bor, None, &[b, 1u64.into()]),
        };
        self.set(op, Type::of(ty), &[a, divisor])
    }

    fn shift(&mut self) -> (Arg, Primitive) {
        let op = self.pick(&[Op::Bls, Op::Brs]);
        let a = self.integer();
        let count = match self.below(4) {
            _ if self.risk() => self.integer(),
            0 => self.exact(Primitive::Ui8),
            1 => {
                let count = self.integer();
                self.set(Op::Band, None, &[count, 63u8.into()])
            }
            _ => (self.below(70) as u8).into(),
        };
        match self.chance(40) {
            true => (self.set(op, None, &[a, count]), Primitive::Ui64),
            false => {
                let integers: Vec<Primitive> = SCALARS.iter().copied().filter(|ty| ty.is_integer()).collect();
                let ty = self.pick(&integers);
                (self.set(op, Type::of(ty), &[a, count]), ty)
            }
        }
    }

    /// Computes something.
    pub(super) fn compute(&mut self) {
        let ty = self.pick(&SCALARS[1..]);
        let (value, ty) = match self.below(20) {
            0..=5 => {
                let op = self.pick(ARITHMETIC);
                let value = match op {
                    Op::Div | Op::Mod => self.division(op, ty),
                    _ => {
                        let (a, b) = (self.scalar().0, self.scalar().0);
                        self.set(op, Type::of(ty), &[a, b])
                    }
                };
                (value, ty)
            }
            6 => {
                // The operands tell the type.
                let op = self.pick(&ARITHMETIC[..3]);
                let (a, b) = (self.exact(ty), self.exact(ty));
                (self.set(op, None, &[a, b]), ty)
            }
            7 | 8 => {
                let op = self.pick(UNARY);
                match self.chance(50) {
                    true => {
                        let a = self.scalar().0;
                        (self.set(op, Type::of(ty), &[a]), ty)
                    }
                    false => {
                        let a = self.exact(ty);
                        (self.set(op, None, &[a]), ty)
                    }
                }
            }
            9 | 10 => {
                let op = self.pick(BITWISE);
                let (a, b) = (self.integer(), self.integer());
                (self.set(op, None, &[a, b]), Primitive::Ui64)
            }
            11 => {
                let a = self.integer();
                (self.set(Op::Bnot, None, &[a]), Primitive::Ui64)
            }
            12 | 13 => self.shift(),
            14 => (self.comparison(), Primitive::Bool),
            15 => {
                let (a, b) = (self.exact(ty), self.exact(ty));
                (self.set(Op::Cmp, None, &[a, b]), Primitive::I32)
            }
            16 => {
                let op = self.pick(&[Op::Land, Op::Lor]);
                let (a, b) = (self.condition(), self.condition());
                (self.set(op, None, &[a, b]), Primitive::Bool)
            }
            17 => {
                let a = self.condition();
                (self.set(Op::Lnot, None, &[a]), Primitive::Bool)
            }
            _ => {
                let ty = self.pick(SCALARS);
                let (a, _) = self.scalar();
                (self.set(Op::Load, Type::of(ty), &[a]), ty)
            }
        };
        self.keep(&value, Shape::Value(ty));
    }

    /// Makes a cell, mostly with a number in it.
    pub(super) fn cell(&mut self) {
        let ty = self.pick(SCALARS);
        let star = self.chance(20);
        let cell = self.alloca(Type {
            pointer: star,
            ..Type::of(ty)
        });
        if self.chance(70) {
            let (a, from) = self.scalar();
            self.act(Op::Store, Type::of(from), &[a, cell.clone()]);
        }
        let shape = if star { Shape::Pointer(ty) } else { Shape::Cell(ty) };
        self.keep(&cell, shape);
    }

    /// Makes a cell, with any of the options.
    pub(super) fn alloca(&mut self, ty: Type) -> Arg {
        let cell = self.set(Op::Alloca, ty, &[]);
        match self.below(6) {
            0 => self.builder.options(&["auto"]),
            1 => self.builder.options(&["static"]),
            _ => {}
        }
        cell
    }

    /// Stores to a cell, or makes a pointer point elsewhere.
    pub(super) fn store(&mut self) {
        let cell = |shape| matches!(shape, Shape::Cell(_) | Shape::Pointer(_));
        let Some(var) = self.find(cell) else {
            return self.cell();
        };
        if let Shape::Pointer(ty) = var.shape
            && self.chance(30)
        {
            let pointer = Type {
                pointer: true,
                ..Type::of(ty)
            };
            let target = match self.risk() {
                true => Some(Arg::Null),
                false => self
                    .find(|shape| matches!(shape, Shape::Cell(of) | Shape::Pointer(of) if of == ty))
                    .map(|var| var.arg),
            };
            if let Some(target) = target {
                self.act(Op::Store, pointer, &[target, var.arg]);
                return;
            }
        }
        let (a, from) = self.scalar();
        let ty = if self.chance(70) { from } else { self.pick(SCALARS) };
        self.act(Op::Store, Type::of(ty), &[a, var.arg]);
    }

    /// An index below a length.
    pub(super) fn index(&mut self, len: u32) -> Arg {
        match self.below(3) {
            _ if self.risk() => self.integer(),
            0 => {
                let (a, _) = self.scalar();
                self.set(Op::Mod, super::WORD, &[a, u64::from(len).into()])
            }
            1 => (self.below(len as usize) as i32).into(),
            _ => (self.below(len as usize) as u8).into(),
        }
    }
}
