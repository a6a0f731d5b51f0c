//! Attributes of functions, variables, types and fields (mpl-syntax.md §1 and §10).

/// Calls `$m!` with one row per attribute: `Variant "name" place;`, the place being `A` anything, `F` functions, `FT` functions and
/// types, `TF` types and fields, `T` types.
macro_rules! for_each_attr {
    ($m:ident) => {
        $m! {
            Const "const" A; Final "final" A; Generic "generic" A; Implicit "implicit" A; Private "private" A;
            Protected "protected" A; Public "public" A; Static "static" A; Synthetic "synthetic" A; Used "used" A;
            HiddenApiBlack "hiddenapiblack" A; HiddenApiGrey "hiddenapigrey" A;
            Bridge "bridge" F; Constructor "constructor" F; CriticalNative "critical_native" F;
            DeclaredSynchronized "declared_synchronized" F; Default "default" F; Destructor "destructor" F; Delete "delete" F;
            FastNative "fast_native" F; Inline "inline" F; Native "native" F; Strict "strict" F; Varargs "varargs" F;
            Virtual "virtual" F; LateBound "late_bound" F; NoSideEffect "nosideeffect" F; Pure "pure" F; NoExcept "noexcept" F;
            NoDefArgEffect "nodefargeffect" F; NoDefEffect "nodefeffect" F; NoRetGlobal "noretglobal" F;
            NoThrowException "nothrow_exception" F; NoRetArg "noretarg" F; NoPrivateDefEffect "noprivate_defeffect" F;
            IpaSeen "ipaseen" F; RcLocalUnowned "rclocalunowned" F; CallerSensitive "callersensitive" F;
            CalledOnce "called_once" F; NoInline "noinline" F; FirstArgReturn "firstarg_return" F;
            AlwaysInline "always_inline" F; GnuInline "gnu_inline" F;
            Abstract "abstract" FT; Extern "extern" FT; Interface "interface" FT; Local "local" FT; Optimized "optimized" FT;
            Synchronized "synchronized" FT; Weak "weak" FT;
            MemoryOrderRelaxed "memory_order_relaxed" TF; MemoryOrderConsume "memory_order_consume" TF;
            MemoryOrderAcquire "memory_order_acquire" TF; MemoryOrderRelease "memory_order_release" TF;
            MemoryOrderAcqRel "memory_order_acq_rel" TF; MemoryOrderSeqCst "memory_order_seq_cst" TF;
            Enum "enum" TF; Packed "packed" TF; Restrict "restrict" TF; Transient "transient" TF; Volatile "volatile" TF;
            RcUnowned "rcunowned" TF; RcWeak "rcweak" TF;
            Annotation "annotation" T; Readonly "readonly" T; Verified "verified" T; LocalRefVar "localrefvar" T;
            RcUnownedThis "rcunownedthis" T; IncompleteArray "incomplete_array" T;
        }
    };
}

/// What an attribute may be put on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrPlace {
    /// Functions, variables, types and fields.
    Any,
    /// Functions and methods.
    Func,
    /// Functions and types.
    FuncOrType,
    /// Types, variables and fields.
    TypeOrField,
    /// Types and variables.
    Type,
}

macro_rules! place {
    (A) => {
        AttrPlace::Any
    };
    (F) => {
        AttrPlace::Func
    };
    (FT) => {
        AttrPlace::FuncOrType
    };
    (TF) => {
        AttrPlace::TypeOrField
    };
    (T) => {
        AttrPlace::Type
    };
}

macro_rules! expand {
    ($($variant:ident $name:literal $place:ident;)*) => {
        /// An attribute without arguments.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        #[repr(u8)]
        pub enum Attr {
            $(#[doc = concat!("`", $name, "`")] $variant,)*
        }

        impl Attr {
            /// Every attribute, in printing order.
            pub const ALL: &[Attr] = &[$(Attr::$variant),*];

            /// Spelling in MAPLE IR.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Attr::$variant => $name,)*
                }
            }

            /// What it may be put on.
            pub const fn place(self) -> AttrPlace {
                match self {
                    $(Attr::$variant => place!($place),)*
                }
            }
        }
    };
}
for_each_attr!(expand);

const _: () = assert!(Attr::ALL.len() <= 128);

/// A set of attributes and an alignment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct AttrSet {
    bits: [u64; 2],
    /// `align(N)` in bytes, a power of two; 0 = natural alignment.
    pub align: u32,
    /// `pack(N)` in bytes, a power of two; 0 = none. The parser hands it on to the struct or union ([`super::Aggregate::pack`]).
    pub pack: u32,
}

impl AttrSet {
    /// No attributes.
    pub const EMPTY: AttrSet = AttrSet {
        bits: [0; 2],
        align: 0,
        pack: 0,
    };

    /// Whether `attr` is in the set.
    pub const fn has(&self, attr: Attr) -> bool {
        self.bits[attr as usize / 64] >> (attr as u32 % 64) & 1 != 0
    }

    /// Adds `attr`.
    pub const fn insert(&mut self, attr: Attr) {
        self.bits[attr as usize / 64] |= 1 << (attr as u32 % 64);
    }

    /// Removes `attr`.
    pub const fn remove(&mut self, attr: Attr) {
        self.bits[attr as usize / 64] &= !(1 << (attr as u32 % 64));
    }

    /// Adds everything in `other`; the larger alignment stays.
    pub fn merge(&mut self, other: &AttrSet) {
        self.bits[0] |= other.bits[0];
        self.bits[1] |= other.bits[1];
        self.align = self.align.max(other.align);
        self.pack = self.pack.max(other.pack);
    }

    /// The attributes in printing order.
    pub fn iter(&self) -> impl Iterator<Item = Attr> + '_ {
        Attr::ALL.iter().copied().filter(|&a| self.has(a))
    }

    /// Whether there is neither an attribute nor an alignment.
    pub const fn is_empty(&self) -> bool {
        self.bits[0] == 0 && self.bits[1] == 0 && self.align == 0 && self.pack == 0
    }
}

impl FromIterator<Attr> for AttrSet {
    fn from_iter<I: IntoIterator<Item = Attr>>(attrs: I) -> Self {
        let mut set = AttrSet::EMPTY;
        attrs.into_iter().for_each(|a| set.insert(a));
        set
    }
}
