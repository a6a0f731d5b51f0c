//! Functions of the embedding program that images can call.

use super::run;
use crate::fault;
use crate::state::exception::Exception;
use crate::state::function::{Func, FunctionId};
use crate::state::guard::guarded;
use crate::state::host::{
    Caller, HostBody, HostCall, HostClosure, HostError, HostFunction, RuntimeError, Signature,
};
use crate::state::machine::Machine;
use crate::state::replacement::Replacement;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use crate::unwind::hooks;
use maple_mirbin::{Op, Prim};
use maple_rt::arith;
use maple_rt::callback::{Callback, CallbackBody};
use maple_rt::native::{NativeError, NativePrototype};
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use std::fmt::{self, Write};
use std::sync::{Arc, Weak};

/// Arguments that need no memory from the allocator.
const INLINE: usize = 8;

/// The body of the C function pointer to a host function, for calls by native code.
struct FromNative {
    signature: Signature,
    body: Weak<HostClosure>,
}

impl HostFunction {
    /// Gives a function its address.
    ///
    /// # Errors
    /// If the signature has types that C does not have.
    pub fn new(name: &str, signature: Signature, body: Box<HostBody>) -> Result<HostFunction, NativeError> {
        let body = Arc::new(HostClosure(Some(body)));
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
    /// The program did something wrong: what it is, and a message.
    Program(TrapKind, Option<String>),
    /// It handed on a trap.
    Trap(Trap),
}

impl Failure {
    /// Puts the failure into the context and gives its kind.
    ///
    /// # Safety
    /// `cx` is the running thread's and holds the gate.
    pub unsafe fn raise(self, cx: *mut ThreadState) -> TrapKind {
        // SAFETY: the caller's promise.
        unsafe {
            match self {
                Failure::Message(message) => {
                    (*(*cx).machine).detail = Some(message);
                    TrapKind::HostError
                }
                Failure::Program(kind, message) => {
                    (*(*cx).machine).detail = message;
                    kind
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

/// Calls the body; panics end here. `object` says that the caller takes the result as a reference.
fn run_body(
    cx: *mut ThreadState,
    signature: &Signature,
    body: &HostClosure,
    args: &[Value],
    object: bool,
) -> Result<u64, Failure> {
    let mut caller = Caller {
        cx,
        thrown: Vec::new(),
        _scope: std::marker::PhantomData,
    };
    let Some(body) = &body.0 else {
        return Err(Failure::Message("it is gone".to_owned()));
    };
    match guarded(|| body(&mut caller, args)) {
        Ok(Ok(value)) if value.ty() != signature.result => Err(Failure::Message(format!(
            "it returned a value of type {}, but its signature says {}",
            value.ty(),
            signature.result
        ))),
        Ok(Ok(value)) if object && !value.is_reference() => Err(Failure::Message(
            "it returned an address to a managed function, which takes null or `Value::object`".to_owned(),
        )),
        Ok(Ok(value)) => Ok(value.bits()),
        Ok(Err(HostError(error))) => Err(caller.failure(*error)),
        Err(panic) => Err(Failure::Message(panic)),
    }
}

/// What an error that is no trap means.
fn other(error: Box<dyn std::error::Error + Send + Sync>) -> Failure {
    let error = match error.downcast::<RuntimeError>() {
        Ok(error) => return Failure::Program(TrapKind::RuntimeError, Some(error.0)),
        Err(error) => error,
    };
    match error.downcast::<TrapKind>() {
        // Nobody knows whether its object lives.
        Ok(kind) if Exception::of(*kind).is_some() => Failure::Message(kind.to_string()),
        Ok(kind) => Failure::Program(*kind, None),
        Err(error) => Failure::Message(in_words(error)),
    }
}

/// An error of the embedder in words. Its `Display` and its `Drop` are each called on their own: if both panicked at once the process would
/// end.
fn in_words(error: Box<dyn std::error::Error + Send + Sync>) -> String {
    let text = guarded(|| {
        let mut text = String::new();
        match write!(text, "{error}") {
            Ok(()) => text,
            Err(fmt::Error) => format!("{text} (its message could not be written)"),
        }
    });
    let dropped = guarded(move || drop(error));
    match (text, dropped) {
        (Ok(text), Ok(())) => text,
        (Ok(text), Err(panic)) => format!("{text}; {panic}"),
        (Err(panic), _) => panic,
    }
}

impl CallbackBody for FromNative {
    /// Native code calls, below a VM or not. A failure waits in the VM that runs; without one it is lost.
    fn call(&self, args: &[u64], _: *mut u8) -> u64 {
        let cx = fault::current();
        // SAFETY: a current context is valid.
        if unsafe { !cx.is_null() && ((*cx).pending.is_some() || ThreadState::is_inside(cx)) } {
            return 0;
        }
        let Some(body) = self.body.upgrade() else {
            return 0;
        };
        let typed = args.iter().zip(&self.signature.params);
        let values: Vec<Value> = typed.map(|(bits, ty)| Value::new(*ty, *bits)).collect();
        match run_body(cx, &self.signature, &body, &values, false) {
            Ok(bits) => bits,
            Err(_) if cx.is_null() => 0,
            Err(failure) => {
                let trap = match failure {
                    Failure::Message(message) => {
                        Trap::without_frames(TrapKind::HostError).with_detail(message)
                    }
                    Failure::Program(kind, message) => {
                        let trap = Trap::without_frames(kind);
                        match message {
                            Some(message) => trap.with_detail(message),
                            None => trap,
                        }
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

impl HostCall {
    /// Prepares calls with operands of these static types, whose result the caller wants as `result`; `counts` says that its addresses are
    /// references.
    ///
    /// # Errors
    /// If the number of operands is not that of the parameters.
    pub fn new(
        function: Arc<HostFunction>,
        operands: &[Prim],
        result: Prim,
        counts: bool,
    ) -> Result<HostCall, TrapKind> {
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
            object: counts && result.is_address(),
        })
    }

    /// Calls the function.
    pub fn call(&self, cx: *mut ThreadState, args: &[u64]) -> Result<u64, Failure> {
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
        match run_body(cx, signature, &self.function.body, values, self.object) {
            Ok(bits) => Ok(assigned(signature.result, self.result, bits)),
            // Functions of the engine say all that there is to say.
            Err(Failure::Message(message)) if self.function.name.starts_with("__maple_") => {
                Err(Failure::Message(message))
            }
            Err(Failure::Message(message)) => {
                Err(Failure::Message(format!("`{}`: {message}", self.function.name)))
            }
            Err(failure) => Err(failure),
        }
    }
}

/// A cell as assignment to a variable of another type makes it.
fn assigned(from: Prim, to: Prim, bits: u64) -> u64 {
    if from == to || !to.is_scalar() {
        bits
    } else if from.is_float() || to.is_float() {
        arith::convert(Op::Cvt, to, from, bits).unwrap_or(0)
    } else {
        to.canonical(bits)
    }
}

impl Drop for Caller<'_> {
    fn drop(&mut self) {
        for thrown in self.thrown.drain(..) {
            // SAFETY: the context is that of the thread, which is outside Maple code; the count is owned.
            unsafe { hooks::drop_thrown(self.cx, thrown) };
        }
    }
}

impl Caller<'_> {
    /// What the error of a host function means.
    fn failure(&mut self, error: Box<dyn std::error::Error + Send + Sync>) -> Failure {
        let trap = match error.downcast::<Trap>() {
            Ok(trap) => *trap,
            Err(error) => return other(error),
        };
        let Some(thrown) = Exception::of(trap.kind) else {
            return Failure::Trap(trap);
        };
        // A copy may come from an earlier call, or from another VM: nobody owns a count for it.
        match self.thrown.iter().position(|owned| *owned == thrown) {
            Some(index) => {
                self.thrown.swap_remove(index);
                Failure::Trap(trap)
            }
            None => Failure::Message(format!(
                "it handed on an exception that none of its own calls ended with: {trap}"
            )),
        }
    }
}

/// Calls a function with values on the thread of `cx`.
///
/// # Safety
/// `cx` is this thread's and outside Maple code.
pub unsafe fn call_values(cx: *mut ThreadState, func: Func, args: &[Value]) -> Result<Value, Trap> {
    // SAFETY: the caller's promise.
    unsafe {
        let id = func.id_in((*cx).vm).map_err(Trap::without_frames)?;
        let result = ThreadState::with(cx, |machine| {
            let formals = machine.formals(id);
            let kind = if formals.len() == args.len() {
                machine.refused(id, args)
            } else {
                Some(TrapKind::BadArity {
                    expected: formals.len() as u32,
                    given: args.len() as u32,
                })
            };
            match kind {
                Some(kind) => Err(machine.trap_at_entry(kind, id)),
                None => Ok(machine.result_type(id)),
            }
        })?;
        let fill = |machine: *mut Machine, slots: *mut u64| {
            for (i, (arg, ty)) in args.iter().zip((*machine).formals(id)).enumerate() {
                *slots.add(i) = assigned(arg.ty(), *ty, arg.bits());
            }
        };
        let bits = run::enter(cx, id, args.len(), fill, |_, result| result)?;
        Ok(if result.is_cell() {
            Value::new(result, bits)
        } else {
            Value::VOID
        })
    }
}

impl Machine {
    /// A function with arguments in place of frames.
    ///
    /// # Errors
    /// What a call of the function with these arguments would trap with.
    pub fn replacement(&self, frames: usize, func: Func, args: &[Value]) -> Result<Replacement, TrapKind> {
        let function = func.id_in(self.vm)?;
        let formals = self.formals(function);
        if formals.len() != args.len() {
            return Err(TrapKind::BadArity {
                expected: formals.len() as u32,
                given: args.len() as u32,
            });
        }
        if let Some(kind) = self.refused(function, args) {
            return Err(kind);
        }
        let cells = args.iter().zip(formals);
        let objects = args.iter().filter(|arg| arg.is_reference());
        Ok(Replacement {
            frames,
            function,
            arguments: cells
                .map(|(arg, ty)| assigned(arg.ty(), *ty, arg.bits()))
                .collect(),
            objects: objects
                .map(|arg| arg.bits())
                .filter(|object| *object != 0)
                .collect(),
        })
    }

    /// Why a function does not take these arguments, which are as many as its formals.
    fn refused(&self, id: FunctionId, args: &[Value]) -> Option<TrapKind> {
        (1..)
            .zip(args)
            .zip(self.formals(id))
            .find_map(|((argument, arg), formal)| {
                let index = argument as usize - 1;
                if arg.ty() != *formal && !(arg.ty().is_scalar() && formal.is_scalar()) {
                    // The cell would not be one of the formal's type.
                    Some(TrapKind::BadArgument { argument })
                } else if !arg.is_reference() && !is_number(*arg) && self.takes_reference(id, index) {
                    // A number, too, would become an address.
                    Some(TrapKind::BadReference { argument })
                } else {
                    None
                }
            })
    }
}

/// Whether a value is a tagged one without an object.
fn is_number(value: Value) -> bool {
    value.ty().is_tagged() && maple_mirbin::tagged::object(value.bits()) == 0
}
