//! The runtime functions that contexts point at.

use crate::state::thread::ThreadState;
use maple_dispatch::routines::Routines;
use maple_dispatch::{Context, Ins, Link, runtime_functions};
use maple_rt::class::Class;

/// Those of the table, by their names there.
mod implementations {
    pub use crate::machine::calls::{
        call_indirect, close_composites, enter_block, gosub, label_target, open_composite, poll, retsub,
        throw, translate,
    };
    pub use crate::machine::reentry::reenter;
    pub use crate::machine::segments::end_segment;
    pub use crate::machine::stacks::{end_stack, running_stack, swap as swap_stack};
    pub use crate::machine::tail::tail_call;
    pub use crate::managed::entries::{interface_address, interface_entry, method_address, virtual_entry};
    pub use crate::managed::init::initialise;
    pub use crate::managed::slow_paths::{bad_cast, bad_store, is_subclass, new_array, new_object};
    pub use crate::native::{call as call_native, call_once, intrinsic as call_intrinsic};
}

/// An argument as handlers pass it, and as the machine takes it.
trait Passed {
    /// The type that the machine has for it.
    type As;

    /// The same value.
    fn pass(self) -> Self::As;
}

impl Passed for *mut Context {
    type As = *mut ThreadState;

    fn pass(self) -> *mut ThreadState {
        // A context is the first field of the state of its thread.
        self.cast()
    }
}

macro_rules! pass_unchanged {
    ($($ty:ty),*) => {
        $(impl Passed for $ty {
            type As = $ty;

            fn pass(self) -> $ty {
                self
            }
        })*
    };
}
pass_unchanged!(bool, u16, u32, u64, *const Class, *const Ins, *mut Link, *mut u64);

macro_rules! routines {
    ($(
        $(#[$doc:meta])*
        $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $result:ty)?: $raises:ident $meanwhile:ident;
    )*) => {
        /// All of them.
        pub static ROUTINES: Routines = Routines {
            $($name: {
                unsafe extern "C" fn $name($($arg: $ty),*) $(-> $result)? {
                    // SAFETY: the promise of the handler that calls, to which the context of its thread was given.
                    unsafe { implementations::$name($($arg.pass()),*) }
                }
                $name
            },)*
        };
    };
}
runtime_functions!(routines);
