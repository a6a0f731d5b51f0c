//! The tables of the language: fundamental types, conditions, instructions (seed 3, "Instructions" and "Binary format").
//!
//! An instruction has one or several *forms*, each with its own opcode; a form is the list of [`Slot`]s that follow the opcode in a
//! binary. The reader fills slots from bytes, the writer picks the first form whose slots the instruction fits, and the text form takes
//! the mnemonics. Forms of version 0.2 are extensions that a file of version 0.1 must not hold.

/// Expands to `$then! { rows }` with the rows `Variant "text" code size`, size in bytes.
macro_rules! for_each_fundamental {
    ($then:ident) => {
        $then! {
            /// 0 or 1.
            Int1 "int1" 0x01 1 Integer
            /// 8 bits, signed.
            Int8 "int8" 0x02 1 Integer
            /// 16 bits, signed.
            Int16 "int16" 0x03 2 Integer
            /// 32 bits, signed.
            Int32 "int32" 0x04 4 Integer
            /// 64 bits, signed.
            Int64 "int64" 0x05 8 Integer
            /// IEEE binary32.
            Float32 "float32" 0x06 4 Float
            /// IEEE binary64.
            Float64 "float64" 0x07 8 Float
        }
    };
}

/// Kind of a fundamental type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two's complement, int1 included.
    Integer,
    /// IEEE floating point.
    Float,
}

macro_rules! fundamentals {
    ($($(#[$doc:meta])* $variant:ident $text:literal $code:literal $size:literal $kind:ident)*) => {
        /// A fundamental type that is no pointer.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Fundamental {
            $($(#[$doc])* $variant,)*
        }

        impl Fundamental {
            /// All of them.
            pub const ALL: &[Fundamental] = &[$(Fundamental::$variant),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $(Fundamental::$variant => $text,)* }
            }

            /// Code in binaries.
            pub const fn code(self) -> u8 {
                match self { $(Fundamental::$variant => $code,)* }
            }

            /// Size in memory and of constants in binaries, in bytes.
            pub const fn size(self) -> u32 {
                match self { $(Fundamental::$variant => $size,)* }
            }

            /// Integer or floating point.
            pub const fn kind(self) -> Kind {
                match self { $(Fundamental::$variant => Kind::$kind,)* }
            }

            /// The type of a name in text.
            pub fn from_text(text: &[u8]) -> Option<Fundamental> {
                Fundamental::ALL.iter().copied().find(|f| f.text().as_bytes() == text)
            }

            /// The type of a code in binaries.
            pub const fn from_code(code: u8) -> Option<Fundamental> {
                match code { $($code => Some(Fundamental::$variant),)* _ => None }
            }
        }
    };
}

for_each_fundamental!(fundamentals);

impl Fundamental {
    /// Number of significant bits.
    pub const fn bits(self) -> u32 {
        match self {
            Fundamental::Int1 => 1,
            other => other.size() * 8,
        }
    }

    /// Whether it is an integer, int1 included.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), Kind::Integer)
    }
}

/// Codes in binaries for types that are not fundamental.
pub(super) mod code {
    /// No type; return types only.
    pub(in super::super) const VOID: u8 = 0x00;
    /// Pointer to the type that follows.
    pub(in super::super) const POINTER: u8 = 0xe0;
    /// Struct, with its position in the table that follows.
    pub(in super::super) const STRUCT: u8 = 0xf0;
}

macro_rules! conditions {
    ($($(#[$doc:meta])* $variant:ident $text:literal $code:literal)*) => {
        /// A relation of `cmp`.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Cond {
            $($(#[$doc])* $variant,)*
        }

        impl Cond {
            /// All of them.
            pub const ALL: &[Cond] = &[$(Cond::$variant),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $(Cond::$variant => $text,)* }
            }

            /// Code in binaries.
            pub const fn code(self) -> u8 {
                match self { $(Cond::$variant => $code,)* }
            }

            /// The relation of a name in text.
            pub fn from_text(text: &[u8]) -> Option<Cond> {
                Cond::ALL.iter().copied().find(|c| c.text().as_bytes() == text)
            }

            /// The relation of a code in binaries.
            pub const fn from_code(code: u8) -> Option<Cond> {
                match code { $($code => Some(Cond::$variant),)* _ => None }
            }
        }
    };
}

conditions! {
    /// Equal; the only relations of pointers are this and the next.
    Eq "eq" 0
    /// Not equal; true for NaN.
    Ne "ne" 1
    /// Greater.
    Gt "gt" 2
    /// Greater or equal.
    Ge "ge" 3
    /// Less.
    Lt "lt" 4
    /// Less or equal.
    Le "le" 5
}

impl Cond {
    /// The relation with its operands exchanged.
    pub const fn swapped(self) -> Cond {
        match self {
            Cond::Eq | Cond::Ne => self,
            Cond::Gt => Cond::Lt,
            Cond::Ge => Cond::Le,
            Cond::Lt => Cond::Gt,
            Cond::Le => Cond::Ge,
        }
    }
}

/// What stands after an opcode. Values, results and labels are u16, counts and indices u32, constants as wide as their type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Slot {
    /// The instruction's type.
    Type,
    /// The condition of a cmp.
    Cond,
    /// Address of a load or store.
    Addr,
    /// First operand, a value.
    V1,
    /// First operand, a constant.
    C1,
    /// Second operand, a value.
    V2,
    /// Second operand, a constant.
    C2,
    /// Index or count, a constant.
    Index,
    /// Index or count, a value.
    IndexValue,
    /// The result.
    Result,
    /// Target of a jump, or of a branch whose condition is 1.
    Then,
    /// Target of a branch whose condition is 0.
    Other,
    /// Parameter types of a callee.
    Types,
    /// Name of a callee.
    Name,
    /// Arguments: u16 count, then each a byte, 0 for a value, 1 for a constant of the parameter's type.
    Args,
}

/// One encoding of an instruction.
#[derive(Clone, Copy, Debug)]
pub(super) struct Form {
    /// Opcode.
    pub(super) code: u8,
    /// The instruction.
    pub(super) op: Op,
    /// Minor version that has it.
    pub(super) minor: u8,
    /// What follows the opcode.
    pub(super) slots: &'static [Slot],
}

macro_rules! instructions {
    (
        plain { $($plain:ident $plain_text:literal { $($plain_code:literal $plain_minor:literal [$($plain_slot:ident)*])* })* }
        binary {
            $($(#[$doc:meta])* $binary:ident $binary_text:literal $class:ident
                { $($binary_code:literal [$($binary_slot:ident)*])* })*
        }
    ) => {
        /// A mnemonic.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub(super) enum Op {
            $($plain,)*
            Binary(BinaryOp),
        }

        impl Op {
            /// All of them.
            pub(super) const ALL: &[Op] = &[$(Op::$plain,)* $(Op::Binary(BinaryOp::$binary),)*];

            /// Name in text.
            pub(super) const fn text(self) -> &'static str {
                match self {
                    $(Op::$plain => $plain_text,)*
                    Op::Binary(op) => op.text(),
                }
            }

            /// The mnemonic of a name in text.
            pub(super) fn from_text(text: &[u8]) -> Option<Op> {
                Op::ALL.iter().copied().find(|op| op.text().as_bytes() == text)
            }
        }

        /// An operation on two operands of one type.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum BinaryOp {
            $($(#[$doc])* $binary,)*
        }

        impl BinaryOp {
            /// All of them.
            pub const ALL: &[BinaryOp] = &[$(BinaryOp::$binary),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $(BinaryOp::$binary => $binary_text,)* }
            }

            /// Which types it works on.
            pub const fn class(self) -> Class {
                match self { $(BinaryOp::$binary => Class::$class,)* }
            }
        }

        /// Every encoding.
        pub(super) const FORMS: &[Form] = &[
            $($(Form {
                code: $plain_code,
                op: Op::$plain,
                minor: $plain_minor,
                slots: &[$(Slot::$plain_slot),*],
            },)*)*
            $($(Form {
                code: $binary_code,
                op: Op::Binary(BinaryOp::$binary),
                minor: 1,
                slots: &[$(Slot::$binary_slot),*],
            },)*)*
        ];
    };
}

/// Types that an operation on two operands takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Integers and floating point.
    Arithmetic,
    /// Integers.
    Bitwise,
}

instructions! {
    plain {
        Alloc "alloc" {
            0x00 1 [Type Result]
            0x01 1 [Type Index Result]
            0x02 2 [Type IndexValue Result]
        }
        Store "store" {
            0x10 1 [Type Addr V1]
            0x11 1 [Type Addr C1]
            0x12 1 [Type Addr V1 Index]
            0x13 1 [Type Addr C1 Index]
            0x14 2 [Type Addr V1 IndexValue]
            0x15 2 [Type Addr C1 IndexValue]
        }
        Load "load" {
            0x20 1 [Type Addr Result]
            0x21 1 [Type Addr Result Index]
            0x22 2 [Type Addr Result IndexValue]
        }
        Cmp "cmp" {
            0x80 1 [Cond Type V1 V2 Result]
            0x81 1 [Cond Type V1 C2 Result]
            0x82 2 [Cond Type C1 V2 Result]
        }
        Branch "branch" {
            0xc0 1 [Then]
            0xc1 1 [V1 Then Other]
        }
        Call "call" {
            0xd0 1 [Types Name Args]
            0xd1 1 [Type Types Name Args Result]
        }
        Return "return" {
            0xe0 1 []
            0xe1 1 [Type V1]
            0xe2 2 [Type C1]
        }
    }
    binary {
        /// Sum; integers wrap.
        Add "add" Arithmetic { 0x30 [Type V1 V2 Result] 0x31 [Type V1 C2 Result] }
        /// Difference; integers wrap.
        Sub "sub" Arithmetic { 0x40 [Type V1 V2 Result] 0x41 [Type V1 C2 Result] 0x42 [Type C1 V2 Result] }
        /// Product; integers wrap.
        Mul "mul" Arithmetic { 0x50 [Type V1 V2 Result] 0x51 [Type V1 C2 Result] }
        /// Quotient, truncated; integer division by zero traps.
        Div "div" Arithmetic { 0x60 [Type V1 V2 Result] 0x61 [Type V1 C2 Result] 0x62 [Type C1 V2 Result] }
        /// Remainder with the sign of the first operand; by integer zero it traps.
        Rem "rem" Arithmetic { 0x70 [Type V1 V2 Result] 0x71 [Type V1 C2 Result] 0x72 [Type C1 V2 Result] }
        /// Bitwise and.
        And "and" Bitwise { 0x90 [Type V1 V2 Result] 0x91 [Type V1 C2 Result] 0x92 [Type C1 V2 Result] }
        /// Bitwise or.
        Or "or" Bitwise { 0xa0 [Type V1 V2 Result] 0xa1 [Type V1 C2 Result] 0xa2 [Type C1 V2 Result] }
        /// Bitwise exclusive or.
        Xor "xor" Bitwise { 0xb0 [Type V1 V2 Result] 0xb1 [Type V1 C2 Result] 0xb2 [Type C1 V2 Result] }
    }
}

impl BinaryOp {
    /// Whether exchanging the operands changes nothing.
    pub const fn commutes(self) -> bool {
        !matches!(self, BinaryOp::Sub | BinaryOp::Div | BinaryOp::Rem)
    }
}

/// Every encoding by opcode.
pub(super) const BY_CODE: [Option<&Form>; 256] = {
    let mut all = [None; 256];
    let mut at = 0;
    while at < FORMS.len() {
        let form = &FORMS[at];
        assert!(all[form.code as usize].is_none(), "an opcode has two forms");
        all[form.code as usize] = Some(form);
        at += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_codes_lead_back() {
        for &f in Fundamental::ALL {
            assert_eq!(Fundamental::from_text(f.text().as_bytes()), Some(f));
            assert_eq!(Fundamental::from_code(f.code()), Some(f));
        }
        for &c in Cond::ALL {
            assert_eq!(Cond::from_text(c.text().as_bytes()), Some(c));
            assert_eq!(Cond::from_code(c.code()), Some(c));
            assert_eq!(c.swapped().swapped(), c);
        }
        for &op in Op::ALL {
            assert_eq!(Op::from_text(op.text().as_bytes()), Some(op));
            assert!(FORMS.iter().any(|form| form.op == op));
        }
    }

    #[test]
    fn version_0_1_is_the_table_of_the_seed() {
        let codes: Vec<u8> = FORMS.iter().filter(|f| f.minor == 1).map(|f| f.code).collect();
        let mut sorted = codes.clone();
        sorted.sort_unstable();
        let seed = [
            0x00, 0x01, 0x10, 0x11, 0x12, 0x13, 0x20, 0x21, 0x30, 0x31, 0x40, 0x41, 0x42, 0x50, 0x51, 0x60,
            0x61, 0x62, 0x70, 0x71, 0x72, 0x80, 0x81, 0x90, 0x91, 0x92, 0xa0, 0xa1, 0xa2, 0xb0, 0xb1, 0xb2,
            0xc0, 0xc1, 0xd0, 0xd1, 0xe0, 0xe1,
        ];
        assert_eq!(sorted, seed);
    }
}
