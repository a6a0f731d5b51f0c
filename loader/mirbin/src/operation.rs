//! Operations of the extended intrinsic `dynamic`: what languages with dynamic values ask their runtime to do.
//!
//! The first operand of the intrinsic is the number of the operation. Numbers below 256 are those of intrinsics of the image format, which have
//! the same meaning; 256 and an opcode stand for the operator on tagged values; the others are in [`for_each_operation!`].
//! Operands are tagged values unless a row says otherwise; they are borrowed. A result of type `dynany` or `ref` is owned.

use crate::{Intrinsic, Op};

/// Calls `$m!` with one row per operation of our own: `number Variant "meaning";`.
#[macro_export]
macro_rules! for_each_operation {
    ($m:ident) => {
        $m! {
            0x200 Start "begin: addresses of the records of the runtime's structures, a64";
            0x201 Truth "push the truth value of a, u32";
            0x202 Target "push the code, a64, that calls a with b arguments, i32, or 0 if the runtime calls it; a is no function => raise";
            0x203 Throw "push an exception, ref, that carries a";
            0x204 Caught "push the value in exception a, ref";
            0x205 Literal "push the string whose constant, with its header, lies at a, a64";
            0x206 Uncaught "report exception a, ref, that nobody caught; push the status of the program, i32";
            0x207 ToInt "push a as i32";
            0x208 ToDouble "push a as f64";
            0x209 FromInt "push i64 a";
            0x20a FromDouble "push f64 a";
            0x20b FromTruth "push whether a, u32, is not 0";
            0x20c Environment "push the environment of function a";
            0x300 Text "push the bits, u64, of the string whose constant, with its header, lies at a, a64; the runtime keeps it";
            0x301 Get "push attribute b of a; cell c, a64, remembers where it was";
            0x302 Set "attribute b of a := c; cell d, a64, remembers what that did";
            0x20d Constant "push the value of the constant a, u64: the value and its tag, 32 bits each";
        }
    };
}

macro_rules! expand {
    ($($number:literal $variant:ident $meaning:literal;)*) => {
        /// An operation.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Operation {
            /// An intrinsic of the image format.
            Intrinsic(Intrinsic),
            /// An operator on tagged values.
            Operator(Op),
            $(#[doc = concat!("`", $meaning, "`.")] $variant,)*
        }

        impl Operation {
            /// The operation with this number.
            pub fn from_u32(number: u32) -> Option<Operation> {
                match number {
                    0..0x100 => Intrinsic::from_u8(number as u8).map(Operation::Intrinsic),
                    0x100..0x200 => Op::from_u8(number as u8).map(Operation::Operator),
                    $($number => Some(Operation::$variant),)*
                    _ => None,
                }
            }

            /// Its number.
            pub const fn number(self) -> u32 {
                match self {
                    Operation::Intrinsic(id) => id as u32,
                    Operation::Operator(op) => 0x100 + op as u32,
                    $(Operation::$variant => $number,)*
                }
            }
        }
    };
}
for_each_operation!(expand);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_tell_operations() {
        let known: Vec<Operation> = (0..0x1000).filter_map(Operation::from_u32).collect();
        assert!(known.len() > Intrinsic::ALL.len() + Op::ALL.len());
        for operation in known {
            assert_eq!(Operation::from_u32(operation.number()), Some(operation));
        }
    }
}
