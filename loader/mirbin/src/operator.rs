//! The opcodes that compute, by groups: who selects among them matches on the group and names each of its members, so that a new opcode is
//! forgotten nowhere.

use crate::for_each_op;
use crate::ops::Op;

/// Sorts the rows with the property `Computes` by the group that it names.
macro_rules! sort {
    (@ $a:tt $r:tt $o:tt $u:tt $c:tt $b:tt $num:literal $op:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt $level:ident
        [Computes($group:ident) $($property:ident)*] $meaning:literal; $($rest:tt)*) => {
        sort!(@@ $group $op $a $r $o $u $c $b $($rest)*);
    };
    (@ $a:tt $r:tt $o:tt $u:tt $c:tt $b:tt $num:literal $op:ident $name:literal $class:ident $form:ident $pops:tt $pushes:tt $level:ident
        $properties:tt $meaning:literal; $($rest:tt)*) => {
        sort!(@ $a $r $o $u $c $b $($rest)*);
    };
    (@@ Arithmetic $op:ident [$($a:ident)*] $r:tt $o:tt $u:tt $c:tt $b:tt $($rest:tt)*) => {
        sort!(@ [$($a)* $op] $r $o $u $c $b $($rest)*);
    };
    (@@ Relation $op:ident $a:tt [$($r:ident)*] $o:tt $u:tt $c:tt $b:tt $($rest:tt)*) => {
        sort!(@ $a [$($r)* $op] $o $u $c $b $($rest)*);
    };
    (@@ Ordering $op:ident $a:tt $r:tt [$($o:ident)*] $u:tt $c:tt $b:tt $($rest:tt)*) => {
        sort!(@ $a $r [$($o)* $op] $u $c $b $($rest)*);
    };
    (@@ Unary $op:ident $a:tt $r:tt $o:tt [$($u:ident)*] $c:tt $b:tt $($rest:tt)*) => {
        sort!(@ $a $r $o [$($u)* $op] $c $b $($rest)*);
    };
    (@@ Conversion $op:ident $a:tt $r:tt $o:tt $u:tt [$($c:ident)*] $b:tt $($rest:tt)*) => {
        sort!(@ $a $r $o $u [$($c)* $op] $b $($rest)*);
    };
    (@@ Bits $op:ident $a:tt $r:tt $o:tt $u:tt $c:tt [$($b:ident)*] $($rest:tt)*) => {
        sort!(@ $a $r $o $u $c [$($b)* $op] $($rest)*);
    };
    (@ $a:tt $r:tt $o:tt $u:tt $c:tt $b:tt) => {
        groups! {
            /// Two operands of the instruction's type and a result of it.
            Arithmetic $a
            /// A comparison: a truth value.
            Relation $r
            /// A three-way comparison: -1, 0 or 1.
            Ordering $o
            /// One operand of the instruction's type and a result of it.
            Unary $u
            /// A value of one type becomes one of another.
            Conversion $c
            /// Some of the bits of a word.
            Bits $b
        }
    };
    ($($rows:tt)*) => {
        sort!(@ [] [] [] [] [] [] $($rows)*);
    };
}

macro_rules! groups {
    ($($(#[$doc:meta])* $group:ident [$($op:ident)*])*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $group {
                $(#[doc = concat!("[`Op::", stringify!($op), "`].")] $op,)*
            }

            impl From<$group> for Op {
                fn from(operator: $group) -> Op {
                    match operator {
                        $($group::$op => Op::$op,)*
                    }
                }
            }
        )*

        /// An opcode that computes, within its group.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Operator {
            $($(#[$doc])* $group($group),)*
        }

        impl Op {
            /// What it computes; `None` without the property [`Computes`](crate::Property::Computes).
            #[inline]
            pub const fn operator(self) -> Option<Operator> {
                match self {
                    $($(Op::$op => Some(Operator::$group($group::$op)),)*)*
                    _ => None,
                }
            }
        }
    };
}
for_each_op!(sort);

#[cfg(test)]
mod tests {
    use super::Operator;
    use crate::ops::{Form, Op};
    use crate::properties::Property;

    #[test]
    fn groups_agree_with_the_other_columns() {
        for &op in Op::ALL {
            assert_eq!(op.operator().is_some(), op.has(Property::Computes), "{op}");
            let Some(operator) = op.operator() else { continue };
            let info = op.info();
            let (form, pops) = match operator {
                Operator::Arithmetic(_) => (Form::B, 2),
                Operator::Relation(_) | Operator::Ordering(_) => (Form::T, 2),
                Operator::Unary(_) => (Form::B, 1),
                Operator::Conversion(_) => (Form::T, 1),
                Operator::Bits(_) => (Form::X, info.pops),
            };
            assert_eq!((info.form, info.pops), (form, pops), "{op}");
        }
    }
}
