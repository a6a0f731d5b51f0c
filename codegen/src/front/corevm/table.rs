//! The tables of the language: primitive types, instructions, options of functions (seed 1, "IR Format Schema", "Instruction Set").
//!
//! Positions in them are the numbers of the binary form.

macro_rules! primitives {
    ($($(#[$doc:meta])* $variant:ident $text:literal $symbol:literal $bits:literal $kind:ident;)*) => {
        /// A primitive type.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Primitive {
            $($(#[$doc])* $variant,)*
        }

        impl Primitive {
            /// All of them, in the order of the schema.
            pub const ALL: &[Primitive] = &[$(Primitive::$variant),*];

            /// Name in text.
            pub const fn text(self) -> &'static str {
                match self { $(Primitive::$variant => $text,)* }
            }

            /// Symbol of the schema.
            pub const fn symbol(self) -> &'static str {
                match self { $(Primitive::$variant => $symbol,)* }
            }

            /// Bits of a number; 0 of what is none.
            pub const fn bits(self) -> u32 {
                match self { $(Primitive::$variant => $bits,)* }
            }

            /// What its values are.
            pub const fn kind(self) -> Kind {
                match self { $(Primitive::$variant => Kind::$kind,)* }
            }
        }
    };
}

/// What the values of a primitive type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// There are none.
    Void,
    /// True or false.
    Bool,
    /// Two's complement.
    Signed,
    /// Unsigned integers.
    Unsigned,
    /// IEEE floating point.
    Float,
    /// Immutable strings of bytes.
    String,
    /// Values of any type that know theirs.
    Object,
}

primitives! {
    /// No value.
    Void "void" "voidtype" 0 Void;
    /// 0 or 1.
    Bool "bool" "boolean" 1 Bool;
    /// 8 bits, signed.
    I8 "i8" "i8" 8 Signed;
    /// 8 bits, unsigned.
    Ui8 "ui8" "ui8" 8 Unsigned;
    /// 16 bits, signed.
    I16 "i16" "i16" 16 Signed;
    /// 16 bits, unsigned.
    Ui16 "ui16" "ui16" 16 Unsigned;
    /// 32 bits, signed.
    I32 "i32" "i32" 32 Signed;
    /// 32 bits, unsigned.
    Ui32 "ui32" "ui32" 32 Unsigned;
    /// 64 bits, signed.
    I64 "i64" "i64" 64 Signed;
    /// 64 bits, unsigned.
    Ui64 "ui64" "ui64" 64 Unsigned;
    /// IEEE binary32.
    Spf "spf" "spf" 32 Float;
    /// IEEE binary64.
    Dpf "dpf" "dpf" 64 Float;
    /// An immutable string of bytes.
    String "string" "string" 0 String;
    /// A dynamic value.
    Object "object" "object" 0 Object;
}

impl Primitive {
    /// The type of a name in text.
    pub fn from_text(text: &[u8]) -> Option<Primitive> {
        Primitive::ALL
            .iter()
            .copied()
            .find(|p| p.text().as_bytes() == text)
    }

    /// The type at a position of the schema.
    pub fn from_index(index: u64) -> Option<Primitive> {
        Primitive::ALL.get(usize::try_from(index).ok()?).copied()
    }

    /// The type of a symbol of the schema.
    pub fn from_symbol(symbol: &[u8]) -> Option<Primitive> {
        Primitive::ALL
            .iter()
            .copied()
            .find(|p| p.symbol().as_bytes() == symbol)
    }

    /// Whether its values are integers; bool is none.
    pub const fn is_integer(self) -> bool {
        matches!(self.kind(), Kind::Signed | Kind::Unsigned)
    }

    /// Whether its values are numbers; bool is none.
    pub const fn is_number(self) -> bool {
        matches!(self.kind(), Kind::Signed | Kind::Unsigned | Kind::Float)
    }
}

/// What an instruction says about a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeRule {
    /// It is written.
    Required,
    /// It may be left out: the operands tell it.
    Optional,
    /// It is always this one, which may be written.
    Implied(Primitive),
    /// The operands tell it, and it may be written if it is that.
    Derived,
    /// There is none.
    None,
}

/// Whether an instruction defines a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TargetRule {
    /// It does.
    Required,
    /// It may.
    Optional,
    /// It does not.
    None,
}

/// What labels an instruction has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LabelRule {
    /// None.
    None,
    /// One without operands, two with one.
    Branch,
    /// One for each operand but the first.
    Cases,
}

macro_rules! ops {
    ($($variant:ident $text:literal $target:ident ($($ty:tt)+) $least:literal $most:tt $labels:ident;)*) => {
        /// An instruction.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Op {
            $(#[doc = concat!("`", $text, "`")] $variant,)*
        }

        impl Op {
            /// All of them, in the order of the schema.
            pub const ALL: &[Op] = &[$(Op::$variant),*];

            /// Name in text and symbol of the schema.
            pub const fn text(self) -> &'static str {
                match self { $(Op::$variant => $text,)* }
            }

            /// Whether it defines a name.
            pub const fn target(self) -> TargetRule {
                match self { $(Op::$variant => TargetRule::$target,)* }
            }

            /// What it says about a type.
            pub const fn type_rule(self) -> TypeRule {
                match self { $(Op::$variant => TypeRule::$($ty)+,)* }
            }

            /// Fewest and most operands.
            pub const fn operands(self) -> (usize, usize) {
                match self { $(Op::$variant => ($least, $most),)* }
            }

            /// What labels it has.
            pub const fn labels(self) -> LabelRule {
                match self { $(Op::$variant => LabelRule::$labels,)* }
            }
        }
    };
}

/// No limit.
const ANY: usize = usize::MAX;

ops! {
    Alloca "alloca" Required (Required) 0 0 None;
    Load "load" Required (Required) 1 1 None;
    Store "store" None (Required) 2 2 None;
    GetAttr "getattr" Required (Derived) 2 2 None;
    SetAttr "setattr" None (None) 3 3 None;
    DelAttr "delattr" None (None) 2 2 None;
    GetElement "getelement" Required (Required) 2 2 None;
    PutElement "putelement" None (None) 3 3 None;
    Len "len" Required (Implied(Primitive::Ui64)) 1 1 None;
    Ret "ret" None (Optional) 0 1 None;
    Br "br" None (None) 0 1 Branch;
    Switch2 "switch2" None (None) 2 ANY Cases;
    Pos "pos" Required (Optional) 1 1 None;
    Neg "neg" Required (Optional) 1 1 None;
    Inc "inc" Required (Optional) 1 1 None;
    Dec "dec" Required (Optional) 1 1 None;
    Add "add" Required (Optional) 2 2 None;
    Sub "sub" Required (Optional) 2 2 None;
    Mul "mul" Required (Optional) 2 2 None;
    Div "div" Required (Optional) 2 2 None;
    Mod "mod" Required (Optional) 2 2 None;
    Bnot "bnot" Required (Implied(Primitive::Ui64)) 1 1 None;
    Band "band" Required (Implied(Primitive::Ui64)) 2 2 None;
    Bor "bor" Required (Implied(Primitive::Ui64)) 2 2 None;
    Bxor "bxor" Required (Implied(Primitive::Ui64)) 2 2 None;
    Bls "bls" Required (Optional) 2 2 None;
    Brs "brs" Required (Optional) 2 2 None;
    Eq "eq" Required (Implied(Primitive::Bool)) 2 2 None;
    Neq "neq" Required (Implied(Primitive::Bool)) 2 2 None;
    Gt "gt" Required (Implied(Primitive::Bool)) 2 2 None;
    Lt "lt" Required (Implied(Primitive::Bool)) 2 2 None;
    Gte "gte" Required (Implied(Primitive::Bool)) 2 2 None;
    Lte "lte" Required (Implied(Primitive::Bool)) 2 2 None;
    Lnot "lnot" Required (Implied(Primitive::Bool)) 1 1 None;
    Land "land" Required (Implied(Primitive::Bool)) 2 2 None;
    Lor "lor" Required (Implied(Primitive::Bool)) 2 2 None;
    Cmp "cmp" Required (Implied(Primitive::I32)) 2 2 None;
    Call "call" Optional (Optional) 1 ANY None;
}

impl Op {
    /// The instruction of a name in text.
    pub fn from_text(text: &[u8]) -> Option<Op> {
        Op::ALL.iter().copied().find(|op| op.text().as_bytes() == text)
    }

    /// The instruction at a position of the schema.
    pub fn from_index(index: u64) -> Option<Op> {
        Op::ALL.get(usize::try_from(index).ok()?).copied()
    }

    /// Whether no instruction of the block follows it.
    pub const fn ends_block(self) -> bool {
        matches!(self, Op::Ret | Op::Br)
    }
}

/// Options of functions: names in text and bits in binaries (seed 1, "Function Definition Syntax"). They are hints.
pub const FUNCTION_OPTIONS: &[(&str, i64)] = &[
    ("constexpr", 1),
    ("inline", 2),
    ("tailduplication", 4),
    ("loopsimplify", 8),
];

/// Options of `alloca`.
pub const ALLOCA_OPTIONS: &[&str] = &["auto", "static"];
