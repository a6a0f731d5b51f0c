//! Big integers compared, with others and with numbers.

use std::cmp::Ordering;

use num_bigint::ToBigInt;

use super::super::context::Js;
use super::super::value::Big;

impl Js<'_> {
    /// Whether two are equal.
    pub(in super::super) fn same_big(&mut self, a: Big, b: Big) -> bool {
        a == b || self.length_of(a.0) == self.length_of(b.0) && self.bytes_of_big(a) == self.bytes_of_big(b)
    }

    /// The order of two.
    pub(in super::super) fn big_order(&mut self, a: Big, b: Big) -> Ordering {
        match (self.word_of(a), self.word_of(b)) {
            (Some(a), Some(b)) => a.cmp(&b),
            _ => self.integer_of(a).cmp(&self.integer_of(b)),
        }
    }

    /// The order of one and a number, none if that is none.
    pub(in super::super) fn big_number_order(&mut self, a: Big, b: f64) -> Option<Ordering> {
        if b.is_nan() {
            return None;
        }
        let value = self.integer_of(a);
        let Some(whole) = b.trunc().to_bigint() else {
            return Some(if b > 0.0 {
                Ordering::Less
            } else {
                Ordering::Greater
            });
        };
        let by_fraction = || 0.0_f64.partial_cmp(&b.fract()).unwrap_or(Ordering::Equal);
        Some(value.cmp(&whole).then_with(by_fraction))
    }
}
