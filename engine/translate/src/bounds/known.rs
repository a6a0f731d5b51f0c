//! What is known about indices and lengths at a place of a function.

/// Terms that are looked at; pairs of one and an array are bits of [`Pairs`].
pub const MOST_TERMS: usize = 16;
/// Arrays that are looked at.
pub const MOST_ARRAYS: usize = 8;

type Pairs = u128;

/// An `i32` variable by its slot, or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Term {
    Variable(u16),
    Constant(i32),
}

/// An operand of a comparison, or what is assigned; arrays by their slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    Term(Term),
    /// The term and 1.
    Next(Term),
    /// The term less 1.
    Before(Term),
    /// The length of an array.
    Length(u16),
    /// The length of an array less 1.
    Last(u16),
    /// A new array of as many elements.
    New(Term),
    /// A new array of one element more.
    NewNext(Term),
}

/// The terms and arrays of a function: their places here are their numbers.
#[derive(Default)]
pub struct Subjects {
    pub terms: Vec<Term>,
    pub arrays: Vec<u16>,
}

impl Subjects {
    /// Looks at a term from now on, if there is room.
    pub fn add(&mut self, term: Term) {
        if !self.terms.contains(&term) && self.terms.len() < MOST_TERMS {
            self.terms.push(term);
        }
    }

    /// Looks at an array from now on, if there is room.
    pub fn add_array(&mut self, array: u16) {
        if !self.arrays.contains(&array) && self.arrays.len() < MOST_ARRAYS {
            self.arrays.push(array);
        }
    }

    fn term(&self, term: Term) -> Option<usize> {
        self.terms.iter().position(|known| *known == term)
    }

    fn array(&self, array: u16) -> Option<usize> {
        self.arrays.iter().position(|known| *known == array)
    }
}

/// What is known of a term: bits by array.
#[derive(Clone, Copy, Default)]
struct Facts {
    /// It is not negative.
    natural: bool,
    /// It is less than the largest number: there is a next one.
    small: bool,
    /// Arrays with more elements.
    below: u8,
    /// Arrays with as many elements or more.
    at_most: u8,
}

/// What is known: bits by the number of a term, and by those of a term and an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Relations {
    natural: u16,
    small: u16,
    below: Pairs,
    at_most: Pairs,
}

impl Relations {
    /// Nothing.
    pub const NOTHING: Relations = Relations {
        natural: 0,
        small: 0,
        below: 0,
        at_most: 0,
    };

    /// What holds here and there.
    pub fn and(self, other: Relations) -> Relations {
        Relations {
            natural: self.natural & other.natural,
            small: self.small & other.small,
            below: self.below & other.below,
            at_most: self.at_most & other.at_most,
        }
    }

    fn facts(&self, of: &Subjects, term: Term) -> Facts {
        let number = of.term(term);
        let flag = |bits: u16| number.is_some_and(|number| bits >> number & 1 != 0);
        let row = |pairs: Pairs| number.map_or(0, |number| (pairs >> (number * MOST_ARRAYS)) as u8);
        let (natural, small) = match term {
            Term::Constant(value) => (value >= 0, value < i32::MAX),
            Term::Variable(_) => (flag(self.natural), flag(self.small)),
        };
        let below = row(self.below);
        Facts {
            natural,
            // A length is a number.
            small: small || below != 0,
            below,
            at_most: below | row(self.at_most),
        }
    }

    /// Says more about a term.
    fn learn(&mut self, of: &Subjects, term: Term, facts: Facts) {
        let Some(number) = of.term(term) else { return };
        let pairs = |row: u8| Pairs::from(row) << (number * MOST_ARRAYS);
        self.natural |= u16::from(facts.natural) << number;
        self.small |= u16::from(facts.small) << number;
        self.below |= pairs(facts.below);
        self.at_most |= pairs(facts.at_most);
    }

    /// Forgets what is known of what was in a slot.
    fn forget(&mut self, of: &Subjects, slot: u16) {
        let mut pairs = 0;
        if let Some(number) = of.term(Term::Variable(slot)) {
            pairs |= Pairs::from(u8::MAX) << (number * MOST_ARRAYS);
            self.natural &= !(1 << number);
            self.small &= !(1 << number);
        }
        if let Some(array) = of.array(slot) {
            pairs |= (0..MOST_TERMS).fold(0, |all, term| all | 1 << (term * MOST_ARRAYS + array));
        }
        self.below &= !pairs;
        self.at_most &= !pairs;
    }

    /// The slot is assigned.
    pub fn assign(&mut self, of: &Subjects, slot: u16, value: Option<Bound>) {
        let facts = match value {
            Some(Bound::Term(term)) => self.facts(of, term),
            Some(Bound::Next(term)) => match self.facts(of, term) {
                Facts {
                    natural,
                    small: true,
                    below,
                    ..
                } => Facts {
                    natural,
                    at_most: below,
                    ..Facts::default()
                },
                _ => Facts::default(),
            },
            Some(Bound::Before(term)) => match self.facts(of, term) {
                Facts {
                    natural: true,
                    at_most,
                    ..
                } => Facts {
                    small: true,
                    below: at_most,
                    ..Facts::default()
                },
                _ => Facts::default(),
            },
            Some(Bound::Length(array)) => Facts {
                natural: true,
                at_most: of.array(array).map_or(0, |array| 1 << array),
                ..Facts::default()
            },
            Some(Bound::Last(array)) => Facts {
                small: true,
                below: of.array(array).map_or(0, |array| 1 << array),
                ..Facts::default()
            },
            Some(Bound::New(_) | Bound::NewNext(_)) | None => Facts::default(),
        };
        self.forget(of, slot);
        self.learn(of, Term::Variable(slot), facts);
        // No array has a negative length, and none had so many elements that there would not be a number for it.
        let array = of.array(slot).map_or(0, |array| 1 << array);
        match value {
            Some(Bound::New(term)) => {
                let facts = Facts {
                    natural: true,
                    at_most: array,
                    ..Facts::default()
                };
                self.learn(of, term, facts);
            }
            Some(Bound::NewNext(term)) => {
                let facts = Facts {
                    small: true,
                    below: array,
                    ..Facts::default()
                };
                self.learn(of, term, facts);
            }
            _ => {}
        }
    }

    /// The first operand is less than the second one, or, if not `strictly`, at most that.
    pub fn assume(&mut self, of: &Subjects, left: Bound, right: Bound, strictly: bool) {
        let bound = match right {
            Bound::Term(term) => self.facts(of, term),
            Bound::Length(array) => Facts {
                at_most: of.array(array).map_or(0, |array| 1 << array),
                ..Facts::default()
            },
            _ => return,
        };
        let natural = match left {
            Bound::Term(term) => self.facts(of, term).natural,
            Bound::Length(_) => true,
            _ => return,
        };
        if let Bound::Term(term) = left {
            let facts = Facts {
                natural: false,
                small: strictly,
                below: if strictly { bound.at_most } else { bound.below },
                at_most: bound.at_most,
            };
            self.learn(of, term, facts);
        }
        if let Bound::Term(term) = right {
            let facts = Facts {
                natural,
                ..Facts::default()
            };
            self.learn(of, term, facts);
        }
    }

    /// The element of an array was accessed.
    pub fn accessed(&mut self, of: &Subjects, array: u16, index: Term) {
        let facts = Facts {
            natural: true,
            below: of.array(array).map_or(0, |array| 1 << array),
            ..Facts::default()
        };
        self.learn(of, index, facts);
    }

    /// Whether the index is within the array's bounds.
    pub fn is_within(&self, of: &Subjects, array: u16, index: Term) -> bool {
        let facts = self.facts(of, index);
        facts.natural && of.array(array).is_some_and(|array| facts.below >> array & 1 != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const I: Term = Term::Variable(0);
    const N: Term = Term::Variable(1);
    const A: u16 = 7;
    const B: u16 = 8;

    fn subjects() -> Subjects {
        Subjects {
            terms: vec![I, N, Term::Constant(0)],
            arrays: vec![A, B],
        }
    }

    fn known(of: &Subjects, assigned: &[(u16, Bound)]) -> Relations {
        let mut known = Relations::NOTHING;
        for (slot, value) in assigned {
            known.assign(of, *slot, Some(*value));
        }
        known
    }

    #[test]
    fn a_loop_up_to_a_length_is_within_bounds_until_it_steps() {
        let of = subjects();
        let mut known = known(&of, &[(0, Bound::Term(Term::Constant(0)))]);
        assert!(!known.is_within(&of, A, I));
        known.assume(&of, Bound::Term(I), Bound::Length(A), true);
        assert!(known.is_within(&of, A, I) && !known.is_within(&of, B, I));
        known.assign(&of, 0, Some(Bound::Next(I)));
        assert!(!known.is_within(&of, A, I));
        known.assume(&of, Bound::Term(I), Bound::Length(A), true);
        assert!(known.is_within(&of, A, I));
        known.assign(&of, A, None);
        assert!(!known.is_within(&of, A, I));
    }

    #[test]
    fn what_may_overflow_or_be_negative_is_not() {
        let of = subjects();
        let mut known = Relations::NOTHING;
        known.assume(&of, Bound::Term(I), Bound::Length(A), true);
        assert!(!known.is_within(&of, A, I), "the index may be negative");
        let mut known = self::known(&of, &[(0, Bound::Term(Term::Constant(0)))]);
        known.assign(&of, 0, Some(Bound::Next(I)));
        known.assign(&of, 0, Some(Bound::Next(I)));
        known.assume(&of, Bound::Term(I), Bound::Length(A), true);
        assert!(!known.is_within(&of, A, I), "the second step may have overflowed");
    }

    #[test]
    fn limits_are_as_good_as_lengths() {
        let of = subjects();
        let start = (0, Bound::Term(Term::Constant(0)));
        let cases = [
            ((1, Bound::Length(A)), true, true),
            ((1, Bound::Length(A)), false, false),
            ((1, Bound::Last(A)), false, true),
            ((A, Bound::New(N)), true, true),
            ((A, Bound::New(N)), false, false),
            ((A, Bound::NewNext(N)), false, true),
        ];
        for (limit, strictly, within) in cases {
            let mut known = known(&of, &[start, limit]);
            known.assume(&of, Bound::Term(I), Bound::Term(N), strictly);
            assert_eq!(known.is_within(&of, A, I), within, "{limit:?} {strictly}");
            known.assign(&of, 1, None);
            assert_eq!(known.is_within(&of, A, I), within, "the index is what it was");
        }
    }

    #[test]
    fn loops_down_from_a_length() {
        let of = subjects();
        let mut known = known(&of, &[(0, Bound::Last(A))]);
        assert!(!known.is_within(&of, A, I), "the array may be empty");
        known.assume(&of, Bound::Term(Term::Constant(0)), Bound::Term(I), false);
        assert!(known.is_within(&of, A, I));
        known.assign(&of, 0, Some(Bound::Before(I)));
        assert!(!known.is_within(&of, A, I));
        known.assume(&of, Bound::Term(Term::Constant(0)), Bound::Term(I), false);
        assert!(known.is_within(&of, A, I));
    }

    #[test]
    fn only_what_holds_on_both_ways_is_known() {
        let of = subjects();
        let mut here = Relations::NOTHING;
        here.accessed(&of, A, I);
        let mut there = here;
        there.accessed(&of, B, I);
        let both = here.and(there);
        assert!(both.is_within(&of, A, I) && !both.is_within(&of, B, I));
        assert_eq!(both.and(Relations::NOTHING), Relations::NOTHING);
    }
}
