//! C function pointers whose body is Rust code: how Maple functions are passed to C (DESIGN §5, Calls out).

use std::ffi::c_void;
use std::ptr;

use libffi::middle::Cif;
use libffi::{low, raw};
use maple_mirbin::Prim;

use crate::native::{NativeError, NativePrototype, NativeType, ffi_type};

/// What a callback does when C calls it.
///
/// C may call from any thread and at any time until the [`Callback`] is dropped, also while an earlier call is still running. An
/// implementation must not unwind: a panic that reaches C ends the process.
pub trait CallbackBody: Send + Sync {
    /// Handles a call.
    ///
    /// `args` are canonical cells of the prototype's parameter types. The cell of an aggregate is the address of a copy that may be
    /// read and written until the call returns. The result is a cell of the prototype's result type, of which the low bits are used. A
    /// result that is an aggregate is written to `aggregate` instead, which has room for it and is null for all other results.
    fn call(&self, args: &[u64], aggregate: *mut u8) -> u64;
}

impl<F: Fn(&[u64], *mut u8) -> u64 + Send + Sync> CallbackBody for F {
    fn call(&self, args: &[u64], aggregate: *mut u8) -> u64 {
        self(args, aggregate)
    }
}

/// A C function pointer with the memory after it. When it is dropped, nobody may call the pointer any more.
pub struct Callback {
    closure: *mut low::ffi_closure,
    code: low::CodePtr,
    // Boxed because libffi keeps the addresses of both.
    target: Box<Trampoline>,
    _cif: Box<Cif>,
}

struct Trampoline {
    args: Vec<Argument>,
    ret: Return,
    body: Box<dyn CallbackBody>,
}

#[derive(Clone, Copy)]
enum Argument {
    Scalar(Prim),
    Aggregate,
}

#[derive(Clone, Copy)]
enum Return {
    Void,
    /// Written as a whole register.
    Integer(Prim),
    F32,
    /// f64 and c64.
    Eight,
    Aggregate,
}

// SAFETY: the closure is written only while it is made; afterwards it is code and constant data. The body is Send and Sync.
unsafe impl Send for Callback {}
// SAFETY: as above.
unsafe impl Sync for Callback {}

/// Number of arguments that need no memory from the allocator.
const INLINE: usize = 16;

impl Callback {
    /// Makes a C function of type `prototype` that calls `body`.
    ///
    /// # Errors
    /// [`NativeError`] if the prototype is variadic, has a type without a C counterpart, or the system refuses executable memory.
    pub fn new(prototype: &NativePrototype, body: Box<dyn CallbackBody>) -> Result<Callback, NativeError> {
        if prototype.variadic {
            return Err(NativeError::VariadicCallback);
        }
        let argument = |ty: &NativeType| match ty {
            NativeType::Scalar(Prim::Void) => Err(NativeError::Type(Prim::Void)),
            NativeType::Scalar(ty) => Ok(Argument::Scalar(*ty)),
            NativeType::Aggregate(_) => Ok(Argument::Aggregate),
        };
        let ret = match prototype.ret {
            NativeType::Aggregate(_) => Return::Aggregate,
            NativeType::Scalar(Prim::Void) => Return::Void,
            NativeType::Scalar(Prim::F32) => Return::F32,
            NativeType::Scalar(Prim::F64 | Prim::C64) => Return::Eight,
            NativeType::Scalar(ty) => Return::Integer(ty),
        };
        let args: Result<Vec<Argument>, _> = prototype.args.iter().map(argument).collect();
        let types: Result<Vec<_>, _> = prototype.args.iter().map(ffi_type).collect();
        let cif = Cif::try_new(types?, ffi_type(&prototype.ret)?).map_err(|_| NativeError::Libffi)?;
        let (cif, target) = (
            Box::new(cif),
            Box::new(Trampoline {
                args: args?,
                ret,
                body,
            }),
        );
        let (closure, code) = low::try_closure_alloc().ok_or(NativeError::Libffi)?;
        // From here on `callback` frees the closure, also if it cannot be prepared.
        let callback = Callback {
            closure,
            code,
            target,
            _cif: cif,
        };
        let userdata = ptr::from_ref(callback.target.as_ref()).cast_mut().cast();
        // SAFETY: closure and code come from `try_closure_alloc`; the interface and the target are boxed and live as long as the closure;
        // `enter` treats arguments and result as the interface says.
        let status = unsafe {
            raw::ffi_prep_closure_loc(
                closure,
                callback._cif.as_raw_ptr(),
                Some(enter),
                userdata,
                code.as_mut_ptr(),
            )
        };
        if status != raw::ffi_status_FFI_OK {
            return Err(NativeError::Libffi);
        }
        Ok(callback)
    }

    /// The C function pointer. It is valid until the callback is dropped.
    pub fn address(&self) -> usize {
        self.code.as_ptr().expose_provenance()
    }
}

impl Drop for Callback {
    fn drop(&mut self) {
        // SAFETY: the closure was allocated in `new` and is freed here only.
        unsafe { low::closure_free(self.closure) };
    }
}

impl std::fmt::Debug for Callback {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Callback")
            .field("address", &self.code)
            .field("arity", &self.target.args.len())
            .finish_non_exhaustive()
    }
}

/// Where libffi arrives when C calls a closure.
///
/// # Safety
/// Called by libffi only: `target` is the [`Trampoline`] given to it; `args` are as many pointers to values as that has arguments, each of
/// the type that the interface was made from; `result` has room for that interface's result and at least for a register.
unsafe extern "C" fn enter(
    _: *mut low::ffi_cif,
    result: *mut c_void,
    args: *mut *mut c_void,
    target: *mut c_void,
) {
    // SAFETY: the target lives as long as the closure and nobody changes it.
    let target = unsafe { &*target.cast_const().cast::<Trampoline>() };
    let mut inline = [0u64; INLINE];
    let mut heap = Vec::new();
    let cells = match inline.get_mut(..target.args.len()) {
        Some(cells) => cells,
        None => {
            heap.resize(target.args.len(), 0);
            heap.as_mut_slice()
        }
    };
    for (i, (cell, argument)) in cells.iter_mut().zip(&target.args).enumerate() {
        // SAFETY: `i` is below the number of arguments; the value after the pointer has the size of the type.
        *cell = unsafe {
            let value = *args.add(i);
            match *argument {
                Argument::Aggregate => value.expose_provenance() as u64,
                Argument::Scalar(ty) => load(ty, value),
            }
        };
    }
    let aggregate = match target.ret {
        Return::Aggregate => result.cast(),
        _ => ptr::null_mut(),
    };
    let cell = target.body.call(cells, aggregate);
    // SAFETY: libffi gives room for the result, widened to a register if it is an integer.
    unsafe {
        match target.ret {
            Return::Void | Return::Aggregate => {}
            Return::Integer(ty) => result.cast::<u64>().write_unaligned(ty.canonical(cell)),
            Return::F32 => result.cast::<u32>().write_unaligned(cell as u32),
            Return::Eight => result.cast::<u64>().write_unaligned(cell),
        }
    }
}

/// The canonical cell of a value in memory.
///
/// # Safety
/// `value` is readable for the size of `ty`.
unsafe fn load(ty: Prim, value: *const c_void) -> u64 {
    // SAFETY: no more bytes are read than the type has (caller).
    let bits = unsafe {
        match ty.size() {
            1 => value.cast::<u8>().read_unaligned().into(),
            2 => value.cast::<u16>().read_unaligned().into(),
            4 => value.cast::<u32>().read_unaligned().into(),
            _ => value.cast::<u64>().read_unaligned(),
        }
    };
    ty.canonical(bits)
}
