//! Functions that begin with a conditional return, calls whose result is used once, chains of operations with shifts.

use maple_mirbin::{Op, Prim};

use super::Gen;
use crate::random::tree::{CHECK, Expr, Formal, Kind, Node, Ret, Stmt, Var};
use crate::random::types::{Sig, Ty};

/// What most results and formals of these functions are.
const TYPES: [Prim; 4] = [Prim::I32, Prim::I64, Prim::I32, Prim::U64];

impl Gen {
    pub(super) fn lean_signature(&mut self) -> Sig {
        let ty = self.pick(&TYPES);
        let count = self.range(1, 4);
        let params = (0..count)
            .map(|_| {
                Ty::Scalar(if self.chance(75) {
                    ty
                } else if self.chance(60) {
                    self.integer()
                } else {
                    self.scalar()
                })
            })
            .collect();
        let ret = if self.chance(90) { ty } else { self.scalar() };
        Sig {
            params,
            rets: vec![Ty::Scalar(ret)],
            extra: None,
        }
    }

    /// Whether the function in work has a single number as result and a formal that a condition can look at.
    pub(super) fn is_lean(&self) -> bool {
        let sig = &self.func.sig;
        let scalar = |ty: &Ty| matches!(ty, Ty::Scalar(_) | Ty::Ptr(_));
        sig.extra.is_none()
            && matches!(sig.rets.as_slice(), [Ty::Scalar(_)])
            && sig.params.iter().all(scalar)
            && sig.params.iter().any(|ty| plain(ty.prim()))
    }

    /// A function without variables that are read before they are written, so that its first instruction is a return under a condition.
    pub(super) fn lean(&mut self, index: usize) {
        self.budget = 10 + 6 * self.size;
        self.leaf = self.chance(20);
        self.func.guard = !self.leaf;
        self.formals();
        let ty = self.func.sig.rets[0].prim();
        let formals: Vec<Expr> = (0..self.func.formals.len()).map(|at| self.formal(at)).collect();
        let tested: Vec<usize> = (0..formals.len())
            .filter(|&at| plain(self.func.sig.params[at].prim()))
            .collect();
        let at = self.pick(&tested);
        let op = self.pick(&[Op::Lt, Op::Le, Op::Lt, Op::Eq, Op::Ne, Op::Gt, Op::Ge]);
        let small = self.range(0, 4) as i64 - 1;
        let of = formals[at].ty;
        let bound = if self.chance(85) {
            Expr::constant(of, small as u64)
        } else {
            self.cheap(of)
        };
        let condition = Expr::new(Prim::U1, Node::Compare(op, of), [formals[at].clone(), bound]);
        let same: Vec<Expr> = formals.iter().filter(|formal| formal.ty == ty).cloned().collect();
        let value = if same.is_empty() || self.chance(40) {
            let bits = self.bits(ty);
            Expr::constant(ty, bits)
        } else {
            self.pick(&same)
        };
        self.func.early = Some((condition, value));

        let (sum, read, mut body) = self.scratch(ty);
        if !self.leaf {
            for _ in 0..self.range(1, 3) {
                let func = if self.chance(60) { Some((index, at)) } else { None };
                let sums = self.sum_of_calls(func);
                body.extend(sums);
            }
        }
        for _ in 0..self.random.below(3) {
            body.extend(self.statement());
        }
        if self.chance(40) {
            let other = self.operand(ty, 2);
            let op = self.number_op(ty);
            body.push(set(sum, Expr::binary(op, ty, read.clone(), other)));
        }
        if self.chance(40) {
            self.mix_locals(&mut body);
        }
        let last = if self.chance(50) {
            let op = self.number_op(ty);
            let other = self.operand(ty, 1);
            Expr::binary(op, ty, read, other)
        } else {
            read
        };
        self.func.ret = vec![last];
        self.finish(index, body);
    }

    /// A read of a formal.
    fn formal(&self, at: usize) -> Expr {
        let ty = self.func.sig.params[at].prim();
        match self.func.formals[at] {
            Formal::Local(local) => Expr::read(ty, Var::Local(local)),
            Formal::Reg(reg) => Expr::leaf(ty, Node::Reg(reg)),
        }
    }

    /// An operation that keeps most bits of its operands.
    pub(super) fn number_op(&mut self, ty: Prim) -> Op {
        match ty {
            Prim::U1 => Op::Bxor,
            _ if ty.is_float() => self.pick(&[Op::Add, Op::Add, Op::Sub, Op::Mul]),
            _ => self.pick(&[Op::Add, Op::Add, Op::Add, Op::Sub, Op::Bxor, Op::Mul, Op::Bior]),
        }
    }

    /// A variable or register with a value: its place, a read of it, and the statement that sets it.
    pub(super) fn scratch(&mut self, ty: Prim) -> (Formal, Expr, Vec<Stmt>) {
        let value = self.operand(ty, 1);
        let (place, read) = if self.chance(30) {
            self.func.regs.push(ty);
            let reg = self.func.regs.len() - 1;
            (Formal::Reg(reg), Expr::leaf(ty, Node::Reg(reg)))
        } else {
            let local = self.variable(Ty::Scalar(ty), None);
            (Formal::Local(local), Expr::read(ty, Var::Local(local)))
        };
        (place, read, vec![set(place, value)])
    }

    /// Calls whose results are used once, as parts of a sum; of this function, which looks at its formal of that number first, or of any.
    pub(super) fn sum_of_calls(&mut self, own: Option<(usize, usize)>) -> Vec<Stmt> {
        let count = self.tree.funcs.len();
        let numbers: Vec<usize> = (CHECK + 1..count)
            .filter(|&func| matches!(self.tree.funcs[func].sig.rets.as_slice(), [Ty::Scalar(_)]))
            .collect();
        let func = match own {
            Some((func, _)) => func,
            None if numbers.is_empty() => return Vec::new(),
            None => self.pick(&numbers),
        };
        let sig = self.tree.funcs[func].sig.clone();
        let ret = sig.rets[0].prim();
        let mut ty = ret;
        if self.chance(25) && ret != Prim::U1 {
            ty = self.integer();
        }
        let (place, read, mut out) = self.scratch(ty);
        for _ in 0..self.range(1, 2) {
            let mut args = self.arguments(&sig);
            if let Some((_, at)) = own
                && self.chance(90)
            {
                let formal = self.formal(at);
                let by = Expr::constant(formal.ty, self.range(1, 3) as u64);
                args[at] = Expr::binary(Op::Sub, formal.ty, formal, by);
            }
            let last = sig.params.len().saturating_sub(1);
            if let Some(Ty::Scalar(prim)) = sig.params.get(last)
                && plain(*prim)
                && own.is_none_or(|(_, at)| at != last)
                && self.chance(60)
            {
                let op = self.pick(&[Op::Add, Op::Sub]);
                let by = self.bits(*prim);
                let of = self.cheap(*prim);
                args[last] = Expr::binary(op, *prim, of, Expr::constant(*prim, by));
            }
            let result = self.local(Ty::Scalar(ret), None);
            self.unmixed.push(result);
            out.push(Stmt::new(
                Kind::Call(func, Some(vec![Ret::Var(Var::Local(result), Vec::new())])),
                args,
            ));
            let mut value = Expr::read(ret, Var::Local(result));
            if ty != ret {
                value = Expr::new(ty, Node::Convert(Op::Cvt, ret), [value]);
            }
            let op = self.number_op(ty);
            let sum = match self.random.below(10) {
                0..=5 => Expr::binary(op, ty, read.clone(), value),
                6 | 7 => Expr::binary(op, ty, value, read.clone()),
                8 if ty != Prim::U1 => {
                    let bits = self.bits(ty);
                    let product = Expr::binary(Op::Mul, ty, read.clone(), Expr::constant(ty, bits));
                    Expr::binary(op, ty, product, value)
                }
                _ => value,
            };
            out.push(set(place, sum));
        }
        out
    }

    /// A variable and what operations with shifts make of it.
    pub(super) fn mixing(&mut self) -> Vec<Stmt> {
        let ty = if self.chance(85) {
            self.pick(&[Prim::U32, Prim::U64, Prim::I32, Prim::I64])
        } else {
            self.integer()
        };
        let (place, read, mut out) = self.scratch(ty);
        for _ in 0..self.range(1, 4) {
            let value = self.mixed(&read);
            out.push(set(place, value));
        }
        out
    }

    /// An operation with a shifted operand.
    pub(super) fn mixed(&mut self, hash: &Expr) -> Expr {
        let ty = hash.ty;
        let shift = self.pick(&[Op::Shl, Op::Lshr, Op::Ashr]);
        let count = if self.chance(90) {
            self.range(1, ty.bits() as usize - 1) as u64
        } else {
            self.bits(ty)
        };
        let of = if self.chance(60) {
            hash.clone()
        } else {
            self.operand(ty, 1)
        };
        let shifted = Expr::binary(shift, ty, of, Expr::constant(ty, count));
        let other = if self.chance(60) {
            hash.clone()
        } else {
            self.operand(ty, 1)
        };
        let op = self.pick(&[Op::Bxor, Op::Add, Op::Sub, Op::Bior, Op::Bxor]);
        if self.chance(70) {
            Expr::binary(op, ty, other, shifted)
        } else {
            Expr::binary(op, ty, shifted, other)
        }
    }
}

/// Integers but for `u1`.
fn plain(prim: Prim) -> bool {
    prim.is_integral() && !prim.is_address() && prim != Prim::U1
}

/// Assigns a variable or a register.
pub(super) fn set(place: Formal, value: Expr) -> Stmt {
    match place {
        Formal::Local(local) => Stmt::new(Kind::Assign(Var::Local(local), Vec::new()), [value]),
        Formal::Reg(reg) => Stmt::new(Kind::SetReg(reg), [value]),
    }
}
