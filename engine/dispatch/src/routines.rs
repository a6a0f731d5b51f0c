//! The runtime functions: what handlers call where the fast way ends, and machine code will.
//!
//! The table says of each its signature and what may happen in the meantime. It knows no implementation: the layers above fill in a
//! [`Routines`], and every context points at one. Handlers, which lie below those layers, call through that.

use crate::context::Context;
use crate::regcode::{Ins, Link};
use maple_lir::Meanwhile;
use maple_rt::class::Class;

/// A runtime function, as its callers must know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Routine {
    /// Its name.
    pub name: &'static str,
    /// Whether it may raise: the trap is in the context then, and the result says so.
    pub raises: bool,
    /// What may happen in the meantime.
    pub meanwhile: Meanwhile,
}

/// Hands the rows of the table to a macro: of each its documentation, `name(argument: type, ..) -> result: raises Meanwhile;`, where `raises`
/// or `returns` says whether it may raise, and the last word is a [`Meanwhile`]. The types are those of this crate.
#[macro_export]
macro_rules! runtime_functions {
    ($with:ident) => {
        $with! {
            /// Translates a function and lets the call that returns to `back` go there directly from now on. Gives its entry, or null.
            translate(cx: *mut Context, function: u32, back: *const Ins) -> *const Ins: raises Collects;
            /// Finds what the indirect call at `pc` calls, and calls it if it is native. Gives where to go on, with frame and control stack in
            /// [`Context::transfer`], or null.
            call_indirect(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins: raises Suspends;
            /// Calls the native function of a call site, the content of the data word, with the arguments from slot `window` on, and leaves its result there.
            call_native(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link, window: u16, site: u64) -> bool: raises Suspends;
            /// As `call_native`, for an intrinsic.
            call_intrinsic(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link, window: u16, site: u64) -> bool: raises Suspends;
            /// As `call_intrinsic` for the call site in the second data word, and keeps the result in the first one.
            call_once(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> bool: raises Suspends;
            /// Does what somebody wants of the thread. Says whether it may go on.
            poll(cx: *mut Context) -> bool: raises Suspends;
            /// Where the instruction at `pc` of a function goes on that jumps to a label, given as a host address, or null if there is none.
            label_target(cx: *mut Context, pc: *const Ins, function: u32, label: u64) -> *const Ins: returns Collects;
            /// Throws a value.
            throw(cx: *mut Context, function: u32, value: u64): raises Collects;
            /// `jstry`: says whether there was room.
            open_composite(cx: *mut Context, fp: *mut u64, opened: u32, catch: u32, finally: u32) -> bool: returns Nothing;
            /// `jscatch` and `finally`.
            enter_block(cx: *mut Context, fp: *mut u64, finally: bool): returns Nothing;
            /// Closes the frame's current composite, or all of them.
            close_composites(cx: *mut Context, fp: *mut u64, all: bool): returns Collects;
            /// `gosub`: says whether there was room.
            gosub(cx: *mut Context, fp: *mut u64, at: u32, back: u32) -> bool: returns Nothing;
            /// Where the `retsub` at `pc` goes on, or null.
            retsub(cx: *mut Context, pc: *const Ins, fp: *mut u64) -> *const Ins: raises Collects;
            /// Suspends this stack at the instruction at `pc` and resumes the one with that handle with a value, whatever there is to do
            /// besides. Gives where to go on as `call_indirect` does, or null.
            swap_stack(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link, handle: u64, value: u64) -> *const Ins: raises Suspends;
            /// The object of the stack that runs, owned, or 0; the first time a new one of the class with this record.
            running_stack(cx: *mut Context, record: u64) -> u64: raises Suspends;
            /// Ends the frame, and goes to the callee that the instruction at `pc` names, or leaves the call to the next instruction. Gives where to go on as
            /// `call_indirect` does.
            tail_call(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins: raises Suspends;
            /// Ends this stack with its result and resumes the one that resumed it. Gives where to go on as `call_indirect` does.
            end_stack(cx: *mut Context, value: u64) -> *const Ins: raises Suspends;
            /// Gives the last segment of this stack back.
            end_segment(cx: *mut Context): returns Collects;
            /// Finds the place in other code that the retired word at `pc` stands for, and brings the frame and [`Context::accumulators`] to what is
            /// expected there. Gives where to go on as `call_indirect` does.
            reenter(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins: raises Suspends;
            /// Initialises a class for the instruction at `pc`. Says whether that went well.
            initialise(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link, class: *const Class) -> bool: raises Suspends;
            /// The address of the method that the instruction at `pc` names, or 0.
            method_address(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64: raises Suspends;
            /// As `method_address`, for a method of an interface.
            interface_address(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64: raises Suspends;
            /// The code of the method that the stub at `pc` stands for, or null.
            virtual_entry(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins: raises Suspends;
            /// The code of the interface method that the instruction at `pc` calls, or null.
            interface_entry(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins: raises Suspends;
            /// Whether a class is a subtype of another.
            is_subclass(own: *const Class, class: *const Class) -> bool: returns Nothing;
            /// A new object for the instruction at `pc`, whose data word holds the class, or 0.
            new_object(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64: raises Suspends;
            /// A new array for the instruction at `pc`, or 0.
            new_array(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64: raises Suspends;
            /// Raises what the store at `pc`, of an object that does not fit the array, raises.
            bad_store(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link): raises Suspends;
            /// Raises what the cast at `pc`, of an object that is none of the class, raises.
            bad_cast(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link): raises Suspends;
        }
    };
}

macro_rules! table {
    ($(
        $(#[$doc:meta])*
        $name:ident($($arg:ident: $ty:ty),* $(,)?) $(-> $result:ty)?: $raises:ident $meanwhile:ident;
    )*) => {
        /// Their implementations. `pc`, `fp` and `cs` are where the thread stands; `cx` is its context, and no reference to its machine exists.
        #[repr(C)]
        pub struct Routines {
            $($(#[$doc])* pub $name: unsafe extern "C" fn($($arg: $ty),*) $(-> $result)?,)*
        }

        /// All of them, in the order of the fields of [`Routines`], each of which is a pointer.
        pub const TABLE: &[Routine] = &[
            $(Routine {
                name: stringify!($name),
                raises: table!(@ $raises),
                meanwhile: Meanwhile::$meanwhile,
            },)*
        ];
    };
    (@ raises) => { true };
    (@ returns) => { false };
}

runtime_functions!(table);

/// The runtime functions of the machine that a thread runs.
///
/// # Safety
/// `cx` is the context of a thread.
#[inline(always)]
pub unsafe fn of<'a>(cx: *mut Context) -> &'a Routines {
    // SAFETY: the caller's promise; they are a constant of the program.
    unsafe { (*cx).routines }
}

/// Where a context has the address of its [`Routines`], for those who read machine code.
pub const OFFSET: usize = std::mem::offset_of!(Context, routines);
