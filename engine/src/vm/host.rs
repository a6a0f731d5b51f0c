//! Functions of the embedding program that images can call.

use super::backtrace::Trap;
use super::{FunctionId, run};
use crate::context::Context;
use crate::fault;
use crate::memory::{self, Fault};
use crate::vm::api::Func;
use maple_mirbin::{Op, Prim};
use maple_runtime::arith;
use maple_runtime::callback::{Callback, CallbackBody};
use maple_runtime::native::{NativeError, NativePrototype};
use maple_runtime::trap::TrapKind;
use maple_runtime::value::Value;
use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Weak};

/// Arguments that need no memory from the allocator.
const INLINE: usize = 8;

/// Types of a host function's parameters and of its result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Parameters.
    pub params: Vec<Prim>,
    /// Result; [`Prim::Void`] for none.
    pub result: Prim,
}

impl Signature {
    /// A signature.
    pub fn new(params: impl Into<Vec<Prim>>, result: Prim) -> Signature {
        Signature {
            params: params.into(),
            result,
        }
    }
}

/// A host function failed. One word; made from any error, or from words with [`HostError::new`].
///
/// A [`Trap`] that a host function got from [`Caller::call`] and hands on stays that trap.
pub struct HostError(Box<Box<dyn std::error::Error + Send + Sync>>);

impl HostError {
    /// A failure described in words.
    pub fn new(message: impl fmt::Display) -> HostError {
        HostError(Box::new(message.to_string().into()))
    }
}

// `HostError` itself is no `Error`, for this conversion's sake.
impl<E: std::error::Error + Send + Sync + 'static> From<E> for HostError {
    fn from(error: E) -> HostError {
        HostError(Box::new(Box::new(error)))
    }
}

impl fmt::Debug for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for HostError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// What a host function is: it gets the VM that called it and its arguments, which have the types of its signature.
pub type HostBody = dyn Fn(&mut Caller<'_>, &[Value]) -> Result<Value, HostError> + Send + Sync;

/// A function of the embedder under an address that Maple code and native code can call.
pub struct HostFunction {
    name: String,
    signature: Signature,
    body: Arc<HostBody>,
    address: u64,
}

/// The body of the C function pointer to a host function, for calls by native code.
struct FromNative {
    signature: Signature,
    body: Weak<HostBody>,
}

impl HostFunction {
    /// Gives a function its address.
    ///
    /// # Errors
    /// If the signature has types that C does not have.
    pub fn new(name: &str, signature: Signature, body: Arc<HostBody>) -> Result<HostFunction, NativeError> {
        let prototype = NativePrototype::of_call(&signature.params, signature.result);
        let from_native = FromNative {
            signature: signature.clone(),
            body: Arc::downgrade(&body),
        };
        // The pointer outlives the VM, since native code may keep it; called then, it returns zero.
        let callback = Box::leak(Box::new(Callback::new(&prototype, Box::new(from_native))?));
        Ok(HostFunction {
            name: name.to_owned(),
            signature,
            body,
            address: callback.address() as u64,
        })
    }

    /// The address.
    pub fn address(&self) -> u64 {
        self.address
    }
}

/// Why a host function did not return.
pub enum Failure {
    /// It failed or panicked, with this message.
    Message(String),
    /// It handed on a trap.
    Trap(Trap),
}

impl Failure {
    /// Puts the failure into the context and gives its kind.
    ///
    /// # Safety
    /// `cx` is the running thread's and holds the gate.
    pub unsafe fn raise(self, cx: *mut Context) -> TrapKind {
        // SAFETY: the caller's promise.
        unsafe {
            match self {
                Failure::Message(message) => {
                    (*(*cx).machine).detail = Some(message);
                    TrapKind::HostError
                }
                Failure::Trap(trap) => {
                    let kind = trap.kind;
                    (*cx).pending = Some(trap);
                    kind
                }
            }
        }
    }
}

/// Calls the body; panics end here.
fn run_body(
    cx: *mut Context,
    signature: &Signature,
    body: &HostBody,
    args: &[Value],
) -> Result<u64, Failure> {
    let mut caller = Caller {
        cx,
        _scope: std::marker::PhantomData,
    };
    match catch_unwind(AssertUnwindSafe(|| body(&mut caller, args))) {
        Ok(Ok(value)) if value.ty() == signature.result => Ok(value.bits()),
        Ok(Ok(value)) => Err(Failure::Message(format!(
            "it returned a value of type {}, but its signature says {}",
            value.ty(),
            signature.result
        ))),
        Ok(Err(HostError(error))) => match error.downcast::<Trap>() {
            Ok(trap) => Err(Failure::Trap(*trap)),
            Err(error) => Err(Failure::Message(error.to_string())),
        },
        Err(panic) => Err(Failure::Message(format!("panic: {}", panic_message(&*panic)))),
    }
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("without a message")
}

impl CallbackBody for FromNative {
    /// Native code calls, below a VM or not. A failure waits in the VM that runs; without one it is lost.
    fn call(&self, args: &[u64], _: *mut u8) -> u64 {
        let cx = fault::current();
        // SAFETY: a current context is valid.
        if unsafe { !cx.is_null() && (*cx).pending.is_some() } {
            return 0;
        }
        let Some(body) = self.body.upgrade() else {
            return 0;
        };
        let typed = args.iter().zip(&self.signature.params);
        let values: Vec<Value> = typed.map(|(bits, ty)| Value::new(*ty, *bits)).collect();
        match run_body(cx, &self.signature, &*body, &values) {
            Ok(bits) => bits,
            Err(_) if cx.is_null() => 0,
            Err(failure) => {
                let trap = match failure {
                    Failure::Message(message) => {
                        Trap::without_frames(TrapKind::HostError).with_detail(message)
                    }
                    Failure::Trap(trap) => trap,
                };
                // SAFETY: as above.
                unsafe { (*cx).pending = Some(trap) };
                0
            }
        }
    }
}

/// A host function as one call site calls it.
pub struct HostCall {
    function: Arc<HostFunction>,
    operands: Vec<Prim>,
    result: Prim,
}

impl HostCall {
    /// Prepares calls with operands of these static types, whose result the caller wants as `result`.
    ///
    /// # Errors
    /// If the number of operands is not that of the parameters.
    pub fn new(function: Arc<HostFunction>, operands: &[Prim], result: Prim) -> Result<HostCall, TrapKind> {
        let expected = function.signature.params.len();
        if operands.len() != expected {
            return Err(TrapKind::BadArity {
                expected: expected as u32,
                given: operands.len() as u32,
            });
        }
        Ok(HostCall {
            function,
            operands: operands.to_vec(),
            result,
        })
    }

    /// Calls the function.
    pub fn call(&self, cx: *mut Context, args: &[u64]) -> Result<u64, Failure> {
        let signature = &self.function.signature;
        let value = |i: usize, bits: u64| {
            let (Some(from), Some(to)) = (self.operands.get(i), signature.params.get(i)) else {
                return Value::VOID;
            };
            Value::new(*to, assigned(*from, *to, bits))
        };
        let mut inline = [Value::VOID; INLINE];
        let heap: Vec<Value>;
        let values = match inline.get_mut(..args.len()) {
            Some(values) => {
                for (i, slot) in values.iter_mut().enumerate() {
                    *slot = value(i, args[i]);
                }
                &*values
            }
            None => {
                heap = args.iter().enumerate().map(|(i, bits)| value(i, *bits)).collect();
                heap.as_slice()
            }
        };
        match run_body(cx, signature, &*self.function.body, values) {
            Ok(bits) => Ok(assigned(signature.result, self.result, bits)),
            Err(Failure::Message(message)) => {
                Err(Failure::Message(format!("`{}`: {message}", self.function.name)))
            }
            Err(failure) => Err(failure),
        }
    }
}

/// A cell as assignment to a variable of another type makes it.
fn assigned(from: Prim, to: Prim, bits: u64) -> u64 {
    if from == to || !from.is_scalar() || !to.is_scalar() {
        bits
    } else if from.is_float() || to.is_float() {
        arith::convert(Op::Cvt, to, from, bits).unwrap_or(0)
    } else {
        to.canonical(bits)
    }
}

/// The VM that a host function was called from.
pub struct Caller<'a> {
    /// Null if native code called the function outside of any VM.
    cx: *mut Context,
    _scope: std::marker::PhantomData<&'a mut Context>,
}

impl Caller<'_> {
    /// The Maple function called `name`, searched in the order of the images.
    pub fn func(&self, name: &str) -> Option<Func> {
        if self.cx.is_null() {
            return None;
        }
        // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
        unsafe { Context::with(self.cx, |machine| machine.named(name)) }.map(Func)
    }

    /// Calls a Maple function. Arguments are converted to the types of the formals as an assignment would.
    ///
    /// # Errors
    /// A trap. Handed on with `?`, it ends the run that called the host function.
    pub fn call(&mut self, func: Func, args: &[Value]) -> Result<Value, Trap> {
        if self.cx.is_null() {
            return Err(Trap::without_frames(TrapKind::BadCall { address: 0 }));
        }
        // SAFETY: as above; the thread is outside Maple code.
        unsafe { call_values(self.cx, func.0, args) }
    }

    /// Reads memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be read.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        memory::copy(bytes.as_mut_ptr() as u64, address, bytes.len() as u64)
    }

    /// Writes memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be written; bytes before it may have been.
    ///
    /// # Safety
    /// The memory belongs to the Maple program.
    pub unsafe fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        memory::copy(address, bytes.as_ptr() as u64, bytes.len() as u64)
    }
}

/// Calls a function with values on the thread of `cx`.
///
/// # Safety
/// `cx` is this thread's and outside Maple code.
pub unsafe fn call_values(cx: *mut Context, id: FunctionId, args: &[Value]) -> Result<Value, Trap> {
    // SAFETY: the caller's promise.
    unsafe {
        let (expected, result) = Context::with(cx, |machine| {
            let expected = machine.formals(id).len();
            (expected, machine.result_type(id))
        });
        if expected != args.len() {
            let kind = TrapKind::BadArity {
                expected: expected as u32,
                given: args.len() as u32,
            };
            return Err(Context::with(cx, |machine| machine.trap_at_entry(kind, id)));
        }
        let fill = |machine: *mut super::Machine, slots: *mut u64| {
            for (i, (arg, ty)) in args.iter().zip((*machine).formals(id)).enumerate() {
                *slots.add(i) = assigned(arg.ty(), *ty, arg.bits());
            }
        };
        let bits = run::enter(cx, id, args.len(), fill, |_, result| result)?;
        Ok(if result.is_scalar() {
            Value::new(result, bits)
        } else {
            Value::VOID
        })
    }
}
