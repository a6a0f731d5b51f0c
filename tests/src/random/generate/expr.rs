//! Expressions.

use maple_mirbin::{Intrinsic, Op, Prim};

use super::Gen;
use crate::random::tree::{Expr, Node};
use crate::random::types::{INTEGERS, Ty};

const COMPARISONS: [Op; 6] = [Op::Eq, Op::Ne, Op::Lt, Op::Le, Op::Gt, Op::Ge];

impl Gen {
    /// An expression of a scalar type, at most `depth` operations deep.
    pub(super) fn expr(&mut self, ty: Prim, depth: usize) -> Expr {
        self.budget = self.budget.saturating_sub(1);
        if depth == 0 || self.budget == 0 || self.chance(15) {
            return self.leaf(ty);
        }
        match ty {
            Prim::F32 | Prim::F64 => self.real(ty, depth - 1),
            Prim::U1 => self.truth(ty, depth - 1),
            _ => self.whole(ty, depth - 1),
        }
    }

    /// What an `if` may test.
    pub(super) fn condition(&mut self) -> Expr {
        match self.random.below(10) {
            0 => {
                let ty = self.scalar();
                self.expr(ty, 2)
            }
            1 | 2 => {
                let ty = self.pick(&[Prim::U1, Prim::I32]);
                let op = self.pick(&[Op::Cand, Op::Cior, Op::Land, Op::Lior]);
                let (a, b) = (self.condition(), self.condition());
                Expr::binary(op, ty, a, b)
            }
            3 => {
                let ty = self.pick(&[Prim::U1, Prim::I32]);
                let value = self.condition();
                Expr::new(ty, Node::Op(Op::Lnot), [value])
            }
            _ => {
                let ty = self.pick(&[Prim::U1, Prim::I32, Prim::U8]);
                self.comparison(ty, 2)
            }
        }
    }

    /// An expression of type `ty`, or sometimes, as instructions bring integers to their own type, of another integer type.
    pub(super) fn operand(&mut self, ty: Prim, depth: usize) -> Expr {
        if ty.is_integral() && ty != Prim::U1 && self.chance(12) {
            let other = self.pick(&INTEGERS);
            return self.expr(other, depth);
        }
        self.expr(ty, depth)
    }

    fn leaf(&mut self, ty: Prim) -> Expr {
        let choice = self.random.below(10);
        if choice >= 3 {
            let regs: Vec<usize> = (0..self.func.regs.len())
                .filter(|&reg| self.func.regs[reg] == ty)
                .collect();
            if !regs.is_empty() && self.chance(30) {
                return Expr::leaf(ty, Node::Reg(self.pick(&regs)));
            }
            let counters: Vec<Expr> = self
                .counters
                .iter()
                .filter(|(read, _)| read.ty == ty)
                .map(|c| c.0.clone())
                .collect();
            if !counters.is_empty() && self.chance(30) {
                return self.pick(&counters);
            }
            // Any integer can be read as any other, except as u1.
            let loose = ty.is_integral() && ty != Prim::U1 && self.chance(30);
            let route = self.find(|route| {
                let prim = route.ty.prim();
                prim == ty || loose && prim.is_integral() && prim != Prim::Ptr
            });
            if let Some(route) = route {
                return self.load(&route, ty);
            }
        }
        let bits = self.bits(ty);
        Expr::constant(ty, bits)
    }

    /// A leaf that costs nothing to evaluate twice.
    pub(super) fn cheap(&mut self, ty: Prim) -> Expr {
        let regs: Vec<usize> = (0..self.func.regs.len())
            .filter(|&reg| self.func.regs[reg] == ty)
            .collect();
        if !regs.is_empty() && self.chance(40) {
            return Expr::leaf(ty, Node::Reg(self.pick(&regs)));
        }
        match self.find(|route| route.ty == Ty::Scalar(ty) && route.steps.is_empty()) {
            Some(route) => Expr::read(ty, route.var),
            None => {
                let bits = self.bits(ty);
                Expr::constant(ty, bits)
            }
        }
    }

    fn whole(&mut self, ty: Prim, depth: usize) -> Expr {
        match self.random.below(40) {
            0..=8 => {
                let op = self.pick(&[Op::Add, Op::Add, Op::Sub, Op::Mul]);
                self.two(op, ty, depth)
            }
            9..=11 => {
                let op = self.pick(&[Op::Band, Op::Bior, Op::Bxor, Op::Max, Op::Min]);
                self.two(op, ty, depth)
            }
            12 | 13 => self.division(ty, depth),
            14..=16 => {
                let op = self.pick(&[Op::Shl, Op::Ashr, Op::Lshr]);
                let value = self.operand(ty, depth);
                let count = if self.chance(60) {
                    Expr::constant(ty, self.random.below(70) as u64)
                } else {
                    let of = self.integer();
                    self.expr(of, depth)
                };
                Expr::binary(op, ty, value, count)
            }
            17 | 18 => {
                let op = self.pick(&[Op::Bnot, Op::Neg, Op::Abs]);
                let value = self.operand(ty, depth);
                Expr::new(ty, Node::Op(op), [value])
            }
            19..=22 => self.conversion(ty, depth),
            23 | 24 => self.comparison(ty, depth),
            25 => {
                let op = self.pick(&[Op::Cmp, Op::Cmpl, Op::Cmpg]);
                let of = self.scalar();
                let (a, b) = (self.operand(of, depth), self.operand(of, depth));
                Expr::new(ty, Node::Compare(op, of), [a, b])
            }
            26 | 27 => self.truth(ty, depth),
            28 | 29 => self.choice(ty, depth),
            30 | 31 => {
                let op = if ty.is_signed() { Op::Sext } else { Op::Zext };
                let value = self.operand(ty, depth);
                let size = self.range(1, ty.bits() as usize) as u8;
                Expr::new(ty, Node::Bits(op, 0, size), [value])
            }
            32 | 33 => {
                let of = if self.chance(70) || self.avoid.has("wide-extract") {
                    ty
                } else {
                    self.integer()
                };
                let value = self.expr(of, depth);
                let size = self.range(1, of.bits().min(ty.bits()) as usize);
                let offset = self.range(0, of.bits() as usize - size);
                Expr::new(ty, Node::Bits(Op::ExtractBits, offset as u8, size as u8), [value])
            }
            34 | 35 => {
                let size = self.range(1, ty.bits() as usize);
                let offset = self.range(0, ty.bits() as usize - size);
                let of = self.integer();
                let (a, b) = (self.operand(ty, depth), self.expr(of, depth));
                Expr::new(ty, Node::Bits(Op::DepositBits, offset as u8, size as u8), [a, b])
            }
            36 if ty.size() >= 4 => {
                let float = if ty.size() == 4 { Prim::F32 } else { Prim::F64 };
                let value = self.cheap(float);
                Expr::new(ty, Node::FloatBits, [value])
            }
            37 => {
                let twin = INTEGERS
                    .into_iter()
                    .find(|other| *other != ty && other.size() == ty.size())
                    .unwrap_or(ty);
                self.retype(ty, twin, depth)
            }
            38 => self.rare(ty, depth),
            _ => self.leaf(ty),
        }
    }

    fn two(&mut self, op: Op, ty: Prim, depth: usize) -> Expr {
        let a = self.operand(ty, depth);
        // Operations with constants are what the translator fuses.
        let b = if self.chance(25) {
            let bits = self.bits(ty);
            Expr::constant(ty, bits)
        } else {
            self.operand(ty, depth)
        };
        Expr::binary(op, ty, a, b)
    }

    fn division(&mut self, ty: Prim, depth: usize) -> Expr {
        let op = self.pick(&[Op::Div, Op::Rem]);
        let (a, b) = (self.operand(ty, depth), self.operand(ty, depth));
        let b = if self.traps && self.chance(40) {
            b
        } else {
            Expr::binary(Op::Bior, ty, b, Expr::constant(ty, 1))
        };
        Expr::binary(op, ty, a, b)
    }

    fn retype(&mut self, ty: Prim, of: Prim, depth: usize) -> Expr {
        let mut value = self.expr(of, depth);
        if self.avoid.has("narrow-retype") {
            value = Expr::new(of, Node::Convert(Op::Cvt, of), [value]);
        }
        Expr::new(ty, Node::Retype, [value])
    }

    fn conversion(&mut self, ty: Prim, depth: usize) -> Expr {
        let from = self.scalar();
        let value = self.operand(from, depth);
        let op = match from.is_float() && self.chance(40) {
            true => self.pick(&[Op::Ceil, Op::Floor, Op::Round, Op::Trunc]),
            false => Op::Cvt,
        };
        Expr::new(ty, Node::Convert(op, from), [value])
    }

    /// A comparison with a result of type `ty`.
    fn comparison(&mut self, ty: Prim, depth: usize) -> Expr {
        let op = self.pick(&COMPARISONS);
        if self.chance(4) {
            let (a, b) = (self.any_address(), self.any_address());
            if let (Some(a), Some(b)) = (a, b) {
                // Of two objects only equality is known.
                let op = if matches!(op, Op::Eq | Op::Lt | Op::Le) {
                    Op::Eq
                } else {
                    Op::Ne
                };
                return Expr::new(ty, Node::Compare(op, Prim::Ptr), [a, b]);
            }
        }
        let of = self.scalar();
        let a = self.operand(of, depth);
        let b = if self.chance(30) {
            let bits = self.bits(of);
            Expr::constant(of, bits)
        } else {
            self.operand(of, depth)
        };
        Expr::new(ty, Node::Compare(op, of), [a, b])
    }

    fn any_address(&mut self) -> Option<Expr> {
        let route = self.find(|route| route.bits.is_none() && route.direct())?;
        Some(self.address(&route))
    }

    /// 0 or 1 of an integer type.
    fn truth(&mut self, ty: Prim, depth: usize) -> Expr {
        match self.random.below(8) {
            0 => {
                let of = self.scalar();
                let value = self.expr(of, depth);
                Expr::new(ty, Node::Op(Op::Lnot), [value])
            }
            1..=3 => {
                let op = self.pick(&[Op::Land, Op::Lior, Op::Cand, Op::Cior]);
                let (a, b) = (self.scalar(), self.scalar());
                let (a, b) = (self.expr(a, depth), self.expr(b, depth));
                Expr::binary(op, ty, a, b)
            }
            4 if ty == Prim::U1 => self.conversion(ty, depth),
            5 if ty == Prim::U1 => self.choice(ty, depth),
            6 if ty == Prim::U1 => {
                let op = self.pick(&[Op::Band, Op::Bior, Op::Bxor]);
                let (a, b) = (self.expr(ty, depth), self.expr(ty, depth));
                Expr::binary(op, ty, a, b)
            }
            _ => self.comparison(ty, depth),
        }
    }

    fn choice(&mut self, ty: Prim, depth: usize) -> Expr {
        let condition = if self.chance(50) {
            let of = self.scalar();
            self.expr(of, depth)
        } else {
            self.condition()
        };
        let (a, b) = (self.operand(ty, depth), self.operand(ty, depth));
        Expr::new(ty, Node::Op(Op::Select), [condition, a, b])
    }

    fn rare(&mut self, ty: Prim, depth: usize) -> Expr {
        match self.random.below(4) {
            0 => {
                let index = self.random.below(self.tree.globals.len());
                Expr::leaf(ty, Node::SizeOf(self.tree.globals[index].ty.clone()))
            }
            1 => {
                let plain = |record: &crate::random::types::Record| -> Vec<usize> {
                    (0..record.fields.len())
                        .filter(|&index| record.fields[index].bits.is_none())
                        .collect()
                };
                let records: Vec<usize> = (0..self.tree.records.len())
                    .filter(|&r| !plain(&self.tree.records[r]).is_empty())
                    .collect();
                if records.is_empty() {
                    return self.leaf(ty);
                }
                let record = self.pick(&records);
                let fields = plain(&self.tree.records[record]);
                let (a, b) = (self.pick(&fields), self.pick(&fields));
                Expr::leaf(ty, Node::FieldsDist(record, vec![a], vec![b]))
            }
            2 => {
                let text = self.pick(&["a", "maple", "0123456789", ""]).to_owned();
                let base = Expr::leaf(Prim::Ptr, Node::Str(text.clone()));
                if self.chance(30) {
                    let length = Expr::new(Prim::U64, Node::Intrinsic(Intrinsic::CStrlen), [base]);
                    return Expr::new(ty, Node::Convert(Op::Cvt, Prim::U64), [length]);
                }
                let at = Expr::constant(Prim::I64, self.random.below(text.len() + 1) as u64);
                let address = Expr::binary(Op::Add, Prim::Ptr, base, at);
                Expr::new(ty, Node::IRead(Ty::Scalar(Prim::I8), Vec::new()), [address])
            }
            _ => {
                let (intrinsic, of) = self.pick(&[
                    (Intrinsic::CClz32, Prim::U32),
                    (Intrinsic::CClz64, Prim::U64),
                    (Intrinsic::CCtz32, Prim::U32),
                    (Intrinsic::CCtz64, Prim::U64),
                    (Intrinsic::CFfs, Prim::I32),
                ]);
                let value = self.expr(of, depth);
                let value = if self.chance(50) {
                    Expr::binary(Op::Bior, of, value, Expr::constant(of, 1))
                } else {
                    value
                };
                let count = Expr::new(Prim::I32, Node::Intrinsic(intrinsic), [value]);
                Expr::new(ty, Node::Convert(Op::Cvt, Prim::I32), [count])
            }
        }
    }

    fn real(&mut self, ty: Prim, depth: usize) -> Expr {
        match self.random.below(20) {
            0..=7 => {
                let op = self.pick(&[
                    Op::Add,
                    Op::Sub,
                    Op::Mul,
                    Op::Div,
                    Op::Add,
                    Op::Sub,
                    Op::Mul,
                    Op::Rem,
                ]);
                self.two(op, ty, depth)
            }
            8 => {
                let op = self.pick(&[Op::Max, Op::Min]);
                self.two(op, ty, depth)
            }
            9..=11 => {
                let op = self.pick(&[Op::Neg, Op::Abs, Op::Sqrt, Op::Recip]);
                let value = self.expr(ty, depth);
                Expr::new(ty, Node::Op(op), [value])
            }
            12..=15 => self.conversion(ty, depth),
            16 | 17 => self.choice(ty, depth),
            18 => {
                let of = if ty == Prim::F32 {
                    [Prim::I32, Prim::U32]
                } else {
                    [Prim::I64, Prim::U64]
                };
                let of = self.pick(&of);
                self.retype(ty, of, depth)
            }
            _ => self.leaf(ty),
        }
    }
}
