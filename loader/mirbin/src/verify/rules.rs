//! The rules by name, and how an error is made of one.

use super::VerifyError;
use crate::Inst;

macro_rules! rules {
    ($($number:literal $variant:ident $name:literal;)*) => {
        /// A rule of the verifier; the module head states them in this order.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Rule {
            $(#[doc = concat!("Rule ", $number, ", `", $name, "`.")] $variant = $number,)*
        }

        impl Rule {
            /// Every rule, in order.
            pub const ALL: &[Rule] = &[$(Rule::$variant),*];

            /// Name in messages.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Rule::$variant => $name,)*
                }
            }
        }
    };
}
rules! {
    1 Truncated "truncated";
    2 UnknownOpcode "unknown-opcode";
    3 UnknownType "unknown-type";
    4 Feature "feature";
    5 Flavour "flavour";
    6 Overlap "overlap";
    7 FallsOff "falls-off";
    8 Target "target";
    9 Handler "handler";
    10 CatchReached "catch-reached";
    11 RangeGoto "range-goto";
    12 DeadCode "dead-code";
    13 StackUnderflow "stack-underflow";
    14 StackOverflow "stack-overflow";
    15 StackNotEmpty "stack-not-empty";
    16 OperandCount "operand-count";
    17 Intrinsic "intrinsic";
    18 InstructionType "instruction-type";
    19 OperandType "operand-type";
    20 OperandClass "operand-class";
    21 BitRange "bit-range";
    22 FrameIndex "frame-index";
    23 SlotType "slot-type";
    24 FrameOffset "frame-offset";
    25 ReturnType "return-type";
    26 Header "header";
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl Rule {
    /// This rule, broken by `inst`.
    #[cold]
    pub(super) fn broken_by(self, inst: &Inst<'_>, what: impl std::fmt::Display) -> VerifyError {
        VerifyError {
            rule: self,
            offset: inst.offset,
            message: format!("{}: {what}", inst.op),
        }
    }

    /// This rule, broken at a place where no instruction could be read.
    #[cold]
    pub(super) fn broken_at(self, offset: u32, message: String) -> VerifyError {
        VerifyError {
            rule: self,
            offset,
            message,
        }
    }
}
