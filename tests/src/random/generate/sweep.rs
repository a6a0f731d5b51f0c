//! Counting loops over arrays: fills, copies, sums, products, rows.

use maple_mirbin::{Op, Prim};

use super::Gen;
use super::lean::set;
use super::stmt::MOST_TURNS;
use crate::random::tree::{Expr, Formal, Kind, Node, Stmt, Sweep, Var};
use crate::random::types::Ty;

/// An array that loops run over, seen as one row.
#[derive(Clone)]
struct Row {
    base: Expr,
    elem: Prim,
    total: u32,
}

impl Gen {
    /// A loop over an array, with the statements that set it up.
    pub(super) fn sweep(&mut self) -> Vec<Stmt> {
        let mut out = Vec::new();
        let Some(row) = self.row(&mut out) else {
            return vec![];
        };
        if self.chance(25) && row.total >= 4 {
            return self.matrix(row, out);
        }
        let lead = self.random.below(row.total.min(4) as usize) as u32;
        let bound = row.total - lead;
        if self.turns * bound > MOST_TURNS {
            return vec![];
        }
        let (mut head, read) = self.head(bound, 40);
        let Kind::Sweep(sweep) = head.kind.clone() else {
            return vec![];
        };
        let at = if lead > 0 || self.chance(10) {
            Expr::binary(
                Op::Add,
                read.ty,
                read.clone(),
                Expr::constant(read.ty, lead.into()),
            )
        } else {
            read.clone()
        };
        let place = self.element_of(&row, at);
        let ty = row.elem;
        let body = match self.random.below(12) {
            0..=3 => {
                let value = match self.random.below(8) {
                    0..=2 => {
                        let bits = self.bits(ty);
                        Expr::constant(ty, bits)
                    }
                    3 if ty.is_integral() => read,
                    4 if ty.is_integral() => Expr::read(read.ty, Var::Local(sweep.limit)),
                    5 if self.chance(60) => self.operand(ty, 2),
                    _ => self.cheap(ty),
                };
                vec![Stmt::new(
                    Kind::IAssign(Ty::Scalar(ty), Vec::new()),
                    [place, value],
                )]
            }
            4 => {
                let loaded = iread(ty, place);
                let other = self.row(&mut out).filter(|other| other.total >= bound);
                let Some(other) = other else { return vec![] };
                let place = self.element_of(&other, read);
                let loaded = if loaded.ty.is_float() == other.elem.is_float() && ty == other.elem {
                    loaded
                } else {
                    Expr::new(other.elem, Node::Convert(Op::Cvt, ty), [loaded])
                };
                vec![Stmt::new(
                    Kind::IAssign(Ty::Scalar(other.elem), Vec::new()),
                    [place, loaded],
                )]
            }
            5 => self.repeated(bound, Some((read, bound))),
            6 if ty.is_integral() => {
                let to = self.pick(&[Prim::U32, Prim::U64, Prim::I32, Prim::I64]);
                let (sum, hash, first) = self.scratch(to);
                out.extend(first);
                let value = self.mixed(&hash);
                let value = Expr::binary(Op::Bxor, to, value, iread(ty, place));
                vec![set(sum, value)]
            }
            choice => {
                let to = match ty {
                    _ if ty.is_float() || self.chance(50) => ty,
                    _ => self.integer(),
                };
                let (sum, total, first) = self.scratch(to);
                out.extend(first);
                let mut loaded = iread(ty, place);
                if to != ty && self.chance(50) {
                    loaded = Expr::new(to, Node::Convert(Op::Cvt, ty), [loaded]);
                }
                if choice < 10 {
                    let factor = match self.row(&mut out) {
                        Some(other) if other.elem == ty && other.total >= bound && self.chance(70) => {
                            let place = self.element_of(&other, read);
                            iread(ty, place)
                        }
                        _ => self.cheap(to),
                    };
                    loaded = if self.chance(50) {
                        Expr::binary(Op::Mul, to, factor, loaded)
                    } else {
                        Expr::binary(Op::Mul, to, loaded, factor)
                    };
                }
                let op = self.number_op(to);
                let value = if self.chance(75) {
                    Expr::binary(op, to, total, loaded)
                } else {
                    Expr::binary(op, to, loaded, total)
                };
                vec![set(sum, value)]
            }
        };
        head.blocks = vec![body];
        if self.chance(20) {
            let more = self.repeated(bound, None);
            head.blocks[0].extend(more);
        }
        out.push(head);
        out
    }

    /// A sum over a part of an array that is seen as rows: two loops.
    fn matrix(&mut self, row: Row, mut out: Vec<Stmt>) -> Vec<Stmt> {
        let width = self.range(1, row.total as usize / 2) as u32;
        let height = row.total / width;
        if self.turns * width * height > MOST_TURNS {
            return vec![];
        }
        let (mut outer, at) = self.head(height, 85);
        let (mut inner, column) = self.head(width, 85);
        let by = self.local(Ty::Scalar(Prim::I32), None);
        out.push(set(Formal::Local(by), Expr::constant(Prim::I32, width.into())));
        let by = if self.chance(80) {
            Expr::read(Prim::I32, Var::Local(by))
        } else {
            Expr::constant(Prim::I32, width.into())
        };
        let index = if self.chance(85) {
            let start = if self.chance(50) {
                Expr::binary(Op::Mul, Prim::I32, at, by)
            } else {
                Expr::binary(Op::Mul, Prim::I32, by, at)
            };
            Expr::binary(Op::Add, Prim::I32, start, column)
        } else {
            let start = Expr::binary(
                Op::Mul,
                Prim::I32,
                column,
                Expr::constant(Prim::I32, height.into()),
            );
            Expr::binary(Op::Add, Prim::I32, at, start)
        };
        let place = self.element_of(&row, index);
        let ty = row.elem;
        let body = if self.chance(25) {
            let value = self.cheap(ty);
            Stmt::new(Kind::IAssign(Ty::Scalar(ty), Vec::new()), [place, value])
        } else {
            let (sum, total, first) = self.scratch(ty);
            out.extend(first);
            let op = self.number_op(ty);
            let factor = self.cheap(ty);
            let loaded = iread(ty, place);
            let loaded = if self.chance(40) {
                Expr::binary(Op::Mul, ty, factor, loaded)
            } else {
                loaded
            };
            set(sum, Expr::binary(op, ty, total, loaded))
        };
        inner.blocks = vec![vec![body]];
        outer.blocks = vec![vec![inner]];
        out.push(outer);
        out
    }

    /// Some array of numbers, perhaps through a pointer that is set before the loop.
    fn row(&mut self, out: &mut Vec<Stmt>) -> Option<Row> {
        let route = self.find(|route| {
            let numbers = matches!(&route.ty, Ty::Array(_, elem) if matches!(**elem, Ty::Scalar(prim) if prim != Prim::U1));
            numbers && route.steps.is_empty()
        })?;
        let Ty::Array(dims, elem) = &route.ty else {
            return None;
        };
        let (elem, total) = (elem.prim(), dims.iter().product());
        let mut base = Expr::leaf(Prim::Ptr, Node::AddrOf(route.var, Vec::new()));
        if self.chance(60) {
            let ty = Ty::Array(vec![total], Box::new(Ty::Scalar(elem))).pointer();
            let pointer = self.local(ty, None);
            out.push(set(Formal::Local(pointer), base));
            base = Expr::read(Prim::Ptr, Var::Local(pointer));
        }
        Some(Row { base, elem, total })
    }

    /// The address of an element.
    fn element_of(&mut self, row: &Row, index: Expr) -> Expr {
        // A conversion in plain sight is what addressing modes are made of.
        let wide = |index: Expr| Expr::new(Prim::I64, Node::Convert(Op::Cvt, index.ty), [index]);
        if self.chance(20) {
            let size = u64::from(row.elem.size());
            let bytes = if self.chance(50) {
                Expr::binary(Op::Mul, Prim::I64, wide(index), Expr::constant(Prim::I64, size))
            } else {
                let shift = u64::from(size.trailing_zeros());
                Expr::binary(Op::Shl, Prim::I64, wide(index), Expr::constant(Prim::I64, shift))
            };
            return Expr::binary(Op::Add, Prim::Ptr, row.base.clone(), bytes);
        }
        let index = if self.chance(75) { wide(index) } else { index };
        let array = Ty::Array(vec![row.total], Box::new(Ty::Scalar(row.elem)));
        Expr::new(Prim::Ptr, Node::Elem(false, array), [row.base.clone(), index])
    }

    /// A loop without body whose counter, an `i32` in `usual` of 100 cases, stays below `bound`; and a read of the counter.
    fn head(&mut self, bound: u32, usual: usize) -> (Stmt, Expr) {
        let ty = self.pick(&[
            Prim::I64,
            Prim::I64,
            Prim::U32,
            Prim::U64,
            Prim::I16,
            Prim::I8,
            Prim::U8,
            Prim::U16,
        ]);
        let ty = if self.chance(usual) { Prim::I32 } else { ty };
        let (counter, read) = if self.chance(25) {
            self.func.regs.push(ty);
            let reg = self.func.regs.len() - 1;
            self.locked.push(reg);
            (Formal::Reg(reg), Expr::leaf(ty, Node::Reg(reg)))
        } else {
            let local = self.local(Ty::Scalar(ty), None);
            if self.chance(50) {
                self.unmixed.push(local);
            }
            (Formal::Local(local), Expr::read(ty, Var::Local(local)))
        };
        let limit = self.local(Ty::Scalar(ty), None);
        self.unmixed.push(limit);
        let down = ty.is_signed() && self.chance(35);
        let first = self.chance(50);
        let test = match down {
            false => self.pick(&[Op::Lt, Op::Lt, Op::Le, Op::Ne]),
            true => self.pick(&[Op::Gt, Op::Ge, Op::Ge, Op::Ne]),
        };
        let (lowest, limits) = match (down, test) {
            (false, Op::Lt) => (0, bound + 1),
            (false, Op::Ne) => (1, bound),
            (true, Op::Ne) => (-1, bound),
            _ => (0, bound),
        };
        let step = if test == Op::Ne {
            Ok(1)
        } else if self.chance(35) {
            let local = self.local(Ty::Scalar(ty), None);
            self.unmixed.push(local);
            Err(local)
        } else {
            Ok(self.pick(&[1, 1, 1, 2, 3]))
        };
        let mut args = vec![if self.chance(60) {
            // As far as it goes.
            Expr::constant(Prim::U32, u64::from(limits - 1) * u64::from(!down))
        } else {
            self.expr(Prim::U32, 1)
        }];
        args.push(self.expr(Prim::U32, 1));
        let sweep = Sweep {
            counter,
            limit,
            lowest,
            limits,
            step,
            test,
            down,
            bound,
            first,
        };
        (Stmt::new(Kind::Sweep(sweep), args), read)
    }
}

/// What is at an address.
fn iread(ty: Prim, address: Expr) -> Expr {
    Expr::new(ty, Node::IRead(Ty::Scalar(ty), Vec::new()), [address])
}
