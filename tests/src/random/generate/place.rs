//! Places: where programs read, write and point to.

use maple_mirbin::{Op, Prim};

use super::Gen;
use crate::random::tree::{Expr, Kind, Node, Stmt, Var};
use crate::random::types::{Path, Ty};

/// A step from a place to a place in it or after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Member of a struct or union.
    Field(usize),
    /// Some element of the outermost dimension.
    Index,
    /// What the pointer points to.
    Follow,
}

/// A place that can be reached from a variable.
#[derive(Clone, Debug)]
pub(super) struct Route {
    pub var: Var,
    pub steps: Vec<Step>,
    pub ty: Ty,
    /// Width, for bitfields.
    pub bits: Option<u8>,
    /// Shares its bytes with places of other types.
    pub union: bool,
    /// May end with the function in work.
    pub local: bool,
    /// Ends with a block of it.
    pub brief: bool,
}

impl Route {
    /// Whether the place lies in the variable itself.
    pub fn direct(&self) -> bool {
        !self.steps.contains(&Step::Follow)
    }
}

/// How far an access has got.
enum At {
    Var(Var, Path),
    /// Behind an address of this type, at the end of the path.
    Mem(Expr, Ty, Path),
}

impl Gen {
    /// All places that can be reached from a variable.
    pub(super) fn reach(&self, var: Var, ty: &Ty, global: bool) -> Vec<Route> {
        let root = Route {
            var,
            steps: Vec::new(),
            ty: ty.clone(),
            bits: None,
            union: false,
            local: !global,
            brief: false,
        };
        let (mut all, mut next) = (vec![root], 0);
        while next < all.len() {
            let at = all[next].clone();
            next += 1;
            let mut add = |step, ty, bits, union| {
                let mut steps = at.steps.clone();
                steps.push(step);
                all.push(Route {
                    steps,
                    ty,
                    bits,
                    union,
                    ..at.clone()
                });
            };
            match &at.ty {
                Ty::Array(..) => at
                    .ty
                    .row()
                    .into_iter()
                    .for_each(|row| add(Step::Index, row, None, at.union)),
                Ty::Record(record) => {
                    let record = &self.tree.records[*record];
                    for (index, field) in record.fields.iter().enumerate() {
                        add(
                            Step::Field(index),
                            field.ty.clone(),
                            field.bits,
                            at.union || record.union,
                        );
                    }
                }
                // What a pointer points to may be a member of a union.
                Ty::Ptr(to) if !matches!(**to, Ty::Func(_)) => add(Step::Follow, (**to).clone(), None, true),
                _ => {}
            }
        }
        all
    }

    /// Some place that `fits`; later declarations come up more often.
    pub(super) fn find(&mut self, fits: impl Fn(&Route) -> bool) -> Option<Route> {
        let found: Vec<usize> = (0..self.routes.len())
            .filter(|&index| fits(&self.routes[index]))
            .collect();
        if found.is_empty() {
            return None;
        }
        let at = self.random.below(found.len()).max(self.random.below(found.len()));
        Some(self.routes[found[at]].clone())
    }

    /// Reads a place as type `want`, which it must allow.
    pub(super) fn load(&mut self, route: &Route, want: Prim) -> Expr {
        let leaf = route.ty.prim();
        match self.access(route) {
            At::Var(var, path) => Expr::leaf(want, Node::Read(var, path)),
            At::Mem(address, ty, path) => {
                // The address of a function needs its type for the call.
                let typed = matches!(&route.ty, Ty::Ptr(to) if matches!(**to, Ty::Func(_)));
                if route.bits.is_none() && want == leaf && want != Prim::Agg && !typed && self.chance(20) {
                    let offset = self.tree.types().offset(&ty, &path);
                    return Expr::new(want, Node::ReadOff(offset), [address]);
                }
                Expr::new(want, Node::IRead(ty, path), [address])
            }
        }
    }

    /// Writes a place; the value must suit it.
    pub(super) fn store(&mut self, route: &Route, value: Expr) -> Stmt {
        let leaf = route.ty.prim();
        let value = if route.union && leaf.is_float() {
            Expr::new(leaf, Node::Canonical, [value])
        } else {
            value
        };
        match self.access(route) {
            At::Var(var, path) => Stmt::new(Kind::Assign(var, path), [value]),
            At::Mem(address, ty, path) => {
                if route.bits.is_none() && leaf != Prim::Agg && self.chance(20) {
                    let offset = self.tree.types().offset(&ty, &path);
                    return Stmt::new(Kind::AssignOff(leaf, offset), [address, value]);
                }
                Stmt::new(Kind::IAssign(ty, path), [address, value])
            }
        }
    }

    /// The address of a place that is no bitfield.
    pub(super) fn address(&mut self, route: &Route) -> Expr {
        let ty = self.pick(&[Prim::Ptr, Prim::Ptr, Prim::A64]);
        match self.locate(route) {
            At::Var(var, path) if path.is_empty() || self.chance(60) => {
                Expr::leaf(ty, Node::AddrOf(var, path))
            }
            At::Var(var, path) => {
                let of = self.tree.var_ty(&self.func, var).clone();
                Expr::new(
                    ty,
                    Node::IAddrOf(of, path),
                    [Expr::leaf(Prim::Ptr, Node::AddrOf(var, Path::new()))],
                )
            }
            At::Mem(address, _, path) if path.is_empty() => address,
            At::Mem(address, of, path) => Expr::new(ty, Node::IAddrOf(of, path), [address]),
        }
    }

    /// As [`Gen::locate`], but sometimes through an address where none is needed, and sometimes through one that may be 0.
    fn access(&mut self, route: &Route) -> At {
        let at = match self.locate(route) {
            At::Var(var, path) if self.chance(15) => {
                if route.bits.is_none() && self.chance(50) {
                    At::Mem(
                        Expr::leaf(Prim::Ptr, Node::AddrOf(var, path)),
                        route.ty.clone(),
                        Path::new(),
                    )
                } else {
                    let ty = self.tree.var_ty(&self.func, var).clone();
                    At::Mem(Expr::leaf(Prim::Ptr, Node::AddrOf(var, Path::new())), ty, path)
                }
            }
            at => at,
        };
        match at {
            At::Mem(address, ty, path) if self.tree.nulls && self.chance(6) => {
                let (condition, null) = (self.condition(), Expr::constant(Prim::Ptr, 0));
                let address = Expr::new(Prim::Ptr, Node::Op(Op::Select), [condition, address, null]);
                At::Mem(address, ty, path)
            }
            at => at,
        }
    }

    fn locate(&mut self, route: &Route) -> At {
        let mut at = At::Var(route.var, Path::new());
        let mut ty = self.tree.var_ty(&self.func, route.var).clone();
        let mut steps = route.steps.as_slice();
        while let Some((&step, rest)) = steps.split_first() {
            steps = rest;
            match step {
                Step::Field(index) => {
                    let (At::Var(_, path) | At::Mem(_, _, path)) = &mut at;
                    path.push(index);
                    ty = self.tree.types().at(&ty, &[index]).0;
                }
                Step::Follow => {
                    let Ty::Ptr(to) = ty else { break };
                    ty = *to;
                    let pointer = match at {
                        At::Var(var, path) => Expr::leaf(Prim::Ptr, Node::Read(var, path)),
                        At::Mem(address, of, path) => Expr::new(Prim::Ptr, Node::IRead(of, path), [address]),
                    };
                    at = At::Mem(pointer, ty.clone(), Path::new());
                }
                Step::Index => {
                    let base = match at {
                        At::Var(var, path) => Expr::leaf(Prim::Ptr, Node::AddrOf(var, path)),
                        At::Mem(address, _, path) if path.is_empty() => address,
                        At::Mem(address, of, path) => {
                            Expr::new(Prim::Ptr, Node::IAddrOf(of, path), [address])
                        }
                    };
                    let more = steps.iter().take_while(|&&step| step == Step::Index).count();
                    let more = if self.chance(80) { more } else { 0 };
                    steps = &steps[more..];
                    let (element, inner) = self.element(base, &ty, more + 1);
                    ty = inner;
                    at = At::Mem(element, ty.clone(), Path::new());
                }
            }
        }
        at
    }

    /// The address of an element, and its type.
    fn element(&mut self, base: Expr, array: &Ty, count: usize) -> (Expr, Ty) {
        let Ty::Array(dims, _) = array else {
            return (base, array.clone());
        };
        let mut inner = array.clone();
        for _ in 0..count {
            inner = inner.row().unwrap_or(inner);
        }
        let ty = self.pick(&[Prim::Ptr, Prim::Ptr, Prim::A64]);
        if count == 1 && self.chance(10) {
            // The same by hand: bytes from the base.
            let row = self.tree.types().size(&inner).size;
            let index = self.index(dims[0], false);
            let index = Expr::new(Prim::I64, Node::Convert(Op::Cvt, index.ty), [index]);
            let bytes = Expr::binary(Op::Mul, Prim::I64, index, Expr::constant(Prim::I64, row.into()));
            let (op, ty) = self.pick(&[
                (Op::Add, Prim::Ptr),
                (Op::Add, Prim::A64),
                (Op::CgArrayElemAdd, Prim::A64),
            ]);
            return (Expr::binary(op, ty, base, bytes), inner);
        }
        let checked = self.chance(35);
        let mut args = vec![base];
        for &dim in &dims[..count] {
            args.push(self.index(dim, checked));
        }
        (Expr::new(ty, Node::Elem(checked, array.clone()), args), inner)
    }

    /// An integer below `bound`; if it is checked, in programs that may trap, sometimes not.
    fn index(&mut self, bound: u32, checked: bool) -> Expr {
        let counters: Vec<Expr> = self
            .counters
            .iter()
            .filter(|(_, below)| *below <= bound)
            .map(|(read, _)| read.clone())
            .collect();
        if !counters.is_empty() && self.chance(60) {
            return self.pick(&counters);
        }
        let ty = self.pick(&[
            Prim::I32,
            Prim::I32,
            Prim::I64,
            Prim::U32,
            Prim::U64,
            Prim::U8,
            Prim::I16,
        ]);
        if self.traps && checked && self.chance(20) {
            let value = self.expr(ty, 2);
            let mask = Expr::constant(ty, u64::from((2 * bound).next_power_of_two() - 1));
            return if self.chance(80) {
                Expr::binary(Op::Band, ty, value, mask)
            } else {
                value
            };
        }
        if self.budget == 0 || self.chance(30) {
            let value = self.random.below(bound as usize) as u64;
            return Expr::constant(ty, value);
        }
        let value = self.expr(ty, 2);
        if bound.is_power_of_two() {
            return Expr::binary(Op::Band, ty, value, Expr::constant(ty, u64::from(bound - 1)));
        }
        let ty = self.pick(&[Prim::U32, Prim::U64, Prim::U16]);
        Expr::binary(Op::Rem, ty, value, Expr::constant(ty, bound.into()))
    }
}
