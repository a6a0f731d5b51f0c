//! Call sites that need more than a jump.

use super::function::FunctionId;
use super::host::HostCall;
use super::managed::Missing;
use maple_dispatch::Ins;
use maple_mirbin::Prim;
use maple_rt::managed::Native;
use maple_rt::native::{DirectCall, PreparedCall};
use maple_rt::trap::TrapKind;
pub use maple_translate::symbols::CallKind;
use maple_translate::symbols::SiteFacts;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// A call that needs more than a jump.
pub struct CallSite {
    /// What is called.
    pub kind: CallKind,
    /// The function it is in.
    pub function: FunctionId,
    /// Offset of the instruction in its code.
    pub offset: u32,
    /// Static types of the arguments.
    pub args: Vec<Prim>,
    /// Type byte of the call.
    pub result: Prim,
    /// The native functions it has called, the one that is being called first. Boxed: calls that are going on hold their addresses.
    #[allow(clippy::vec_box)]
    pub targets: Vec<Box<NativeTarget>>,
    /// The function at the only address that the site calls, if that belongs to the C library and only computes, once it was called.
    pub direct: Option<DirectCall>,
    /// Return code for calls of variadic Maple functions, made at the first one.
    pub adapter: *const Ins,
    /// Whether it has been executed: machine code has no place for what never was.
    pub used: AtomicBool,
}

impl CallSite {
    /// A call site that has not been executed.
    pub fn new(kind: CallKind, function: FunctionId, offset: u32, args: Vec<Prim>, result: Prim) -> CallSite {
        CallSite {
            kind,
            function,
            offset,
            args,
            result,
            targets: Vec::new(),
            direct: None,
            adapter: std::ptr::null(),
            used: AtomicBool::new(false),
        }
    }
}

impl From<SiteFacts> for CallSite {
    fn from(facts: SiteFacts) -> CallSite {
        let SiteFacts {
            kind,
            function,
            offset,
            args,
            result,
        } = facts;
        CallSite::new(kind, function, offset, args, result)
    }
}

/// What an address that is called turned out to be.
#[derive(Clone, Copy)]
pub enum Callee {
    /// Maple code with this entry; whether the arguments of the call are what its formals want as they are.
    Maple(*const Ins, bool),
    /// A Maple function with this entry that takes more arguments than the call has.
    Padded(*const Ins, FunctionId),
    /// A variadic Maple function: its entry and the number of fixed arguments.
    Variadic(*const Ins, u16),
    /// A native function; the call site is prepared.
    Native,
    /// Nothing that can be called.
    Bad(TrapKind),
}

/// A native or host function as one call site calls it.
pub struct NativeTarget {
    /// Its address.
    pub address: u64,
    pub callee: NativeCallee,
    /// Bit `i` is set if argument `i` may be the address of a function. Arguments from the 64th on are not looked at.
    pub pointers: u64,
    /// Bit `i` is set if argument `i` is the address of a copied `va_list` in another ABI's form.
    pub lists: u64,
    /// Whether the result may be.
    pub pointer: bool,
}

pub enum NativeCallee {
    C {
        call: PreparedCall,
        /// The first operand is where the callee's aggregate result goes.
        aggregate: bool,
    },
    Host(HostCall),
    /// What stands for an undefined function. It is told of the call, and the call is made again.
    Undefined(HostCall),
    /// A native method of the class library.
    Method(&'static Native),
    /// A native method that nothing defines.
    Missing(Arc<Missing>),
}
