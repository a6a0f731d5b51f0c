//! Lowering: from MAPLE IR as front ends write it to MAPLE IR that instruction selection can copy down (seed 2 §4).
//!
//! A pass is a file with one public function of the type [`PassFn`]; it rewrites one function and sees of the rest of the module only
//! what [`Unit`] holds: types, names, variables, the prototypes. [`Pass::ALL`] is their order. After each pass the module is MAPLE IR
//! that the printer can show.
//!
//! | pass | what no longer occurs after it |
//! |--|--|
//! | `control` | blocks, `if`, loops: the body is one flat list; initial values of variables in the frame; conditions that are complex numbers or f128 |
//! | `dynamic` | in modules of JavaScript: dynamic types but for `dynany`, operators and intrinsics on them |
//! | `sync` | synchronized functions whose monitor an exception would not release |
//! | `jumps` | calls of `setjmp` and `longjmp` |
//! | `calls` | assigned call forms, calls of methods, direct calls, arguments of other types than the parameters, intrinsics with types, allocations |
//! | `shortcircuit` | `cand`, `cior`, `select` with operands that branch or may raise |
//! | `switches` | `switch`, `multiway`, `indexgoto` |
//! | `wide` | operations on complex numbers, vectors and f128; their values, but for aggregates of 16 bytes and c64 that is moved |
//! | `memory` | aggregate values, field ids, bitfields, `array`, sizes of types, results beyond the first |
//! | `conversions` | floating point operands of `lnot`, `land`, `lior`, `assertge`, `assertlt` and conditions of `select` |
//! | `steps` | in other modules than managed ones: most copies of the values that variables have before they are stepped |
//! | `copies` | in managed modules: most assignments of one variable to another |
//! | `refcount` | in managed modules: stores of counted references without operations on counts |
//!
//! Integers of other types than their operation's need no conversion: every instruction brings them to its own type
//! (`maple_mirbin::verify`, classes). That operands are of the right class otherwise, the verifier of modules has made sure.
//!
//! **Invariant:** a pass uses no host recursion and time linear in the function.

mod build;
mod calls;
mod control;
mod conversions;
mod copies;
mod dynamic;
mod flow;
mod initial;
mod jumps;
mod memory;
mod refcount;
mod shortcircuit;
mod steps;
mod summary;
mod switches;
mod sync;
#[cfg(test)]
mod tests;
mod truth;
mod typing;
mod unit;
mod wide;

use crate::mir::Function;

pub(crate) use dynamic::normal;
pub(crate) use refcount::counts_itself;
pub use summary::Summary;
pub(crate) use typing::{lowered_prim, value_prim};
pub use unit::{CallType, Facts, Signature, Unit, is_compiled};

/// Rewrites one function with a body.
pub type PassFn = fn(&mut Unit<'_>, &mut Function, &mut Facts);

macro_rules! passes {
    ($($(#[$doc:meta])* $variant:ident $name:ident;)*) => {
        /// A pass, in the order of execution.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Pass {
            $($(#[$doc])* $variant,)*
        }

        impl Pass {
            /// Every pass in the order of execution.
            pub const ALL: &[Pass] = &[$(Pass::$variant),*];

            /// Name for `--dump-after`.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Pass::$variant => stringify!($name),)*
                }
            }

            /// What it does to a function.
            pub const fn function(self) -> PassFn {
                match self {
                    $(Pass::$variant => $name::$name,)*
                }
            }
        }
    };
}
passes! {
    /// Structured to flat control flow.
    Control control;
    /// Dynamic values of JavaScript to operations of the runtime.
    Dynamic dynamic;
    /// The monitors of synchronized functions.
    Sync sync;
    /// `setjmp` and `longjmp` to exceptions.
    Jumps jumps;
    /// Calls to `icall` and `intrinsiccall`.
    Calls calls;
    /// Short-circuit operators to branches.
    ShortCircuit shortcircuit;
    /// Multi-way jumps to `rangegoto` and comparisons.
    Switches switches;
    /// Complex numbers, vectors and f128 to their parts.
    Wide wide;
    /// Aggregates, fields and arrays to addresses and offsets.
    Memory memory;
    /// Floating point truth values to comparisons.
    Conversions conversions;
    /// Copies of variables that are stepped.
    Steps steps;
    /// Copies of variables to what they copy.
    Copies copies;
    /// Operations on reference counts.
    RefCount refcount;
}

impl Pass {
    /// The pass called `name`.
    pub fn from_name(name: &str) -> Option<Pass> {
        Pass::ALL.iter().copied().find(|pass| pass.name() == name)
    }
}

impl std::fmt::Display for Pass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
