//! Rules about complex numbers, vectors and f128 (15).

use maple_mirbin::{Op, Prim};

use super::code::Body;
use super::expr::{convertible, truth};
use crate::mir::Expr;
use crate::mir::typing::lanes_of;

impl Body<'_, '_> {
    /// Rule 15 for a comparison of values of type `of`: vectors give a vector, all bits of whose parts are 1 or 0.
    pub(super) fn compared(&mut self, e: &Expr, of: Prim) {
        let orders = !matches!(e.op, Op::Eq | Op::Ne);
        if is_complex(of) && orders {
            let message = format!("{} of complex numbers, which have no order", e.op);
            return self.error(
                "operand-type",
                e.pos,
                message,
                "compare the parts, or use eq and ne",
            );
        }
        if !is_vector(of) {
            return self.result(e, truth(e.prim), "an integer");
        }
        if matches!(e.op, Op::Cmp | Op::Cmpl | Op::Cmpg) {
            let message = format!("{} of vectors", e.op);
            return self.error(
                "operand-type",
                e.pos,
                message,
                "vectors have eq, ne, lt, le, gt and ge",
            );
        }
        let fine = same_shape(of, e.prim) && !has_floats(e.prim);
        self.result(e, fine, "the vector of integers that has parts of the same size");
    }

    /// Rule 15 for a conversion from type `from`.
    pub(super) fn converted(&mut self, e: &Expr, from: Prim) {
        let fine = if is_vector(from) || is_vector(e.prim) {
            same_shape(from, e.prim)
        } else {
            convertible(e.prim) && convertible(from)
        };
        let wanted = if is_vector(from) || is_vector(e.prim) {
            "a vector of as many parts; the bits stay with retype"
        } else {
            "a conversion between numbers"
        };
        self.result(e, fine, wanted);
    }
}

/// The two complex types.
pub(super) const fn is_complex(prim: Prim) -> bool {
    matches!(prim, Prim::C64 | Prim::C128)
}

/// The SIMD types.
pub(super) const fn is_vector(prim: Prim) -> bool {
    lanes_of(prim).is_some() && !is_complex(prim)
}

/// Whether the parts of a vector are floating point numbers.
pub(super) fn has_floats(prim: Prim) -> bool {
    lanes_of(prim).is_some_and(|(part, _)| part.is_float())
}

/// Two vectors with as many parts each.
pub(super) fn same_shape(a: Prim, b: Prim) -> bool {
    let count = |prim| lanes_of(prim).filter(|_| is_vector(prim)).map(|(_, count)| count);
    count(a).is_some() && count(a) == count(b)
}
