//! A call of a native function, prepared for one list of operand types.

use crate::libc_proto::Operation;
use std::ffi::c_void;
use std::ptr;

use libffi::low;
use libffi::middle::{Cif, Type};
use maple_mirbin::{Op, Prim};

use super::{NativeError, NativePrototype, NativeType, ffi_type, registers};
use crate::arith;

/// A call of a native function whose argument road is decided.
pub struct PreparedCall {
    route: Route,
    conversions: Vec<Conversion>,
    arity: usize,
    returned: Prim,
    result: Prim,
    received: Received,
    aggregate: u32,
}

/// How the result register becomes a cell of the type that the caller wants.
#[derive(Clone, Copy)]
enum Received {
    /// It is one.
    Whole,
    /// Its low bits, the number of which is 64 minus this, extended by sign.
    Signed(u8),
    /// Its low bits, extended by zeros.
    Unsigned(u8),
    /// In some other way.
    Converted,
}

impl Received {
    fn new(returned: Prim, result: Prim) -> Received {
        // Which of both types says what is extended.
        let narrow = match returned.is_integral() && result.is_integral() {
            _ if returned == result => returned,
            true if result.bits() == 64 => returned,
            true if result.bits() <= returned.bits() => result,
            _ => return Received::Converted,
        };
        let shift = 64u32.saturating_sub(narrow.bits()) as u8;
        match narrow {
            _ if narrow.bits() == 0 => Received::Converted,
            _ if shift == 0 => Received::Whole,
            _ if narrow.is_signed() => Received::Signed(shift),
            _ => Received::Unsigned(shift),
        }
    }
}

/// A call of a function that takes and gives what one kind of register holds, as it is.
#[derive(Clone, Copy, Debug)]
pub struct DirectCall {
    address: usize,
    arity: u8,
    kind: Direct,
    operation: Option<Operation>,
}

/// How a function is called directly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direct {
    /// Integers, of which the result's low bits count: 64 minus this, extended by sign if the flag is set.
    Integers(u8, bool),
    /// One or two f64.
    Doubles,
}

impl DirectCall {
    /// Number of cells that the arguments take.
    pub fn arity(self) -> usize {
        self.arity.into()
    }

    /// The address of the function.
    pub fn address(self) -> usize {
        self.address
    }

    /// How it is called.
    pub fn kind(self) -> Direct {
        self.kind
    }

    /// What the function does, if that is known.
    pub fn operation(self) -> Option<Operation> {
        self.operation
    }

    /// The same call of a function that does this.
    #[must_use]
    pub fn known(self, operation: Option<Operation>) -> DirectCall {
        DirectCall { operation, ..self }
    }

    /// Calls the function with the cells at `args` and gives its result as a canonical cell.
    ///
    /// # Safety
    /// As [`PreparedCall::call`]; so many cells as there are arguments are readable at `args`.
    #[inline]
    pub unsafe fn call(self, args: *const u64) -> u64 {
        // SAFETY: the caller's promise.
        unsafe {
            let args = std::slice::from_raw_parts(args, self.arity());
            match self.kind {
                Direct::Integers(shift, true) => {
                    ((registers::integers(self.address, args) << shift) as i64 >> shift) as u64
                }
                Direct::Integers(shift, false) => registers::integers(self.address, args) << shift >> shift,
                Direct::Doubles => registers::doubles(self.address, args),
            }
        }
    }
}

/// Number of arguments that need no memory from the allocator.
const INLINE: usize = 16;

/// An argument whose static type is not what the callee wants, in a way that changes the cell.
#[derive(Clone, Copy)]
struct Conversion {
    index: usize,
    from: Prim,
    to: Prim,
}

enum Route {
    /// Up to six integers, result integer or none.
    Integers,
    /// One or two f64, result f64.
    Doubles,
    /// Any scalars that fit registers; bit `i` of `floats` is set if argument `i` is floating.
    Registers { floats: u32, variadic: bool },
    /// Everything else, and where each argument is.
    Libffi(Cif, Vec<Passed>),
}

/// Where an argument is.
#[derive(Clone, Copy)]
struct Passed {
    /// Its cell, or the first one.
    cell: usize,
    /// The cell holds the address of the bytes to pass; otherwise they are the cell or, for an aggregate among the variable arguments, the
    /// cells from there on.
    by_address: bool,
}

// SAFETY: the pointers inside `Cif` lead to memory that it owns; libffi writes it while the interface is prepared and only reads it
// in calls.
unsafe impl Send for PreparedCall {}
// SAFETY: as above.
unsafe impl Sync for PreparedCall {}

impl PreparedCall {
    /// Prepares calls of functions of type `prototype` with operands of the static types `operands`, an aggregate operand being an
    /// address, or beyond the fixed arguments as many cells as it has words of 8 bytes, whose result the caller wants as `result` (the type byte of the `icall`; void to drop it).
    ///
    /// # Errors
    /// [`NativeError`] if the operands do not match the prototype or the ABI cannot express the call.
    pub fn new(
        prototype: &NativePrototype,
        operands: &[Prim],
        result: Prim,
    ) -> Result<PreparedCall, NativeError> {
        let &NativePrototype {
            ref args,
            fixed,
            variadic,
            ref ret,
        } = prototype;
        if fixed > args.len() {
            return Err(NativeError::Prototype);
        }
        if operands.len() < fixed || (operands.len() > fixed && !variadic) {
            return Err(NativeError::Arity {
                expected: fixed,
                variadic,
                given: operands.len(),
            });
        }
        let mut types = Vec::with_capacity(operands.len());
        let mut places = Vec::with_capacity(operands.len());
        let mut conversions = Vec::new();
        let mut index = 0;
        while let Some(&from) = operands.get(index) {
            let at = types.len();
            let declared = args.get(at).cloned().unwrap_or(NativeType::Scalar(from));
            let ty = if at < fixed { declared } else { promoted(declared) };
            let (by_address, cells) = match &ty {
                NativeType::Aggregate(layout) if at >= fixed => (false, layout.size().div_ceil(8) as usize),
                NativeType::Aggregate(_) => (true, 1),
                NativeType::Scalar(_) => (false, 1),
            };
            if cells > operands.len() - index {
                return Err(NativeError::Arity {
                    expected: index + cells,
                    variadic,
                    given: operands.len(),
                });
            }
            places.push(Passed {
                cell: index,
                by_address,
            });
            if let NativeType::Scalar(to) = ty
                && needs_conversion(from, to)
            {
                conversions.push(Conversion { index, from, to });
            }
            index += cells;
            types.push(ty);
        }
        let (returned, aggregate) = match ret {
            NativeType::Scalar(ty) => (*ty, 0),
            NativeType::Aggregate(layout) => (Prim::Agg, layout.size()),
        };
        let route = match register_route(&types, variadic, returned) {
            Some(route) => route,
            None => libffi_route(&types, places, fixed, variadic, ret)?,
        };
        Ok(PreparedCall {
            route,
            conversions,
            arity: operands.len(),
            returned,
            result,
            received: Received::new(returned, result),
            aggregate,
        })
    }

    /// The same call of the function at `address`, if no cell needs a conversion.
    pub fn direct(&self, address: usize) -> Option<DirectCall> {
        let kind = match (&self.route, self.received) {
            (Route::Integers, Received::Whole) => Direct::Integers(0, false),
            (Route::Integers, Received::Signed(shift)) => Direct::Integers(shift, true),
            (Route::Integers, Received::Unsigned(shift)) => Direct::Integers(shift, false),
            // Nobody reads the result.
            (Route::Integers, Received::Converted) if self.result == Prim::Void => Direct::Integers(0, false),
            (Route::Doubles, Received::Whole) => Direct::Doubles,
            _ => return None,
        };
        let arity = u8::try_from(self.arity)
            .ok()
            .filter(|_| self.conversions.is_empty())?;
        Some(DirectCall {
            address,
            arity,
            kind,
            operation: None,
        })
    }

    /// Number of cells that the arguments take.
    pub fn arity(&self) -> usize {
        self.arity
    }

    /// Size of the aggregate that the callee returns in bytes, 0 if it returns none.
    pub fn aggregate_size(&self) -> u32 {
        self.aggregate
    }

    /// Calls the function at `address` and gives its result as a canonical cell of the type the caller wants, 0 for none. A result that is
    /// an aggregate is written to `aggregate`, if that is not null.
    ///
    /// `args` are canonical cells of the operand types. A call with another number of them does nothing and gives 0.
    ///
    /// # Safety
    /// - `address` is a function that follows the host's C ABI, is compatible with the prototype, and does not unwind.
    /// - Cells of aggregate parameters are addresses of readable bytes of the aggregate's size.
    /// - `aggregate` is null or writable for [`PreparedCall::aggregate_size`] bytes and aligned as the aggregate is.
    /// - Whatever the function does with the arguments is allowed.
    #[inline]
    pub unsafe fn call(&self, address: usize, args: &[u64], aggregate: *mut u8) -> u64 {
        if args.len() != self.arity {
            return 0;
        }
        if self.conversions.is_empty() {
            // SAFETY: passed on to the caller.
            return unsafe { self.dispatch(address, args, aggregate) };
        }
        let mut inline = [0; INLINE];
        let mut heap = Vec::new();
        let cells = match inline.get_mut(..args.len()) {
            Some(cells) => {
                cells.copy_from_slice(args);
                cells
            }
            None => {
                heap.extend_from_slice(args);
                heap.as_mut_slice()
            }
        };
        for &Conversion { index, from, to } in &self.conversions {
            // Both types are scalar, which is all that `cvt` asks for.
            if let Some(cell) = cells.get_mut(index)
                && let Ok(converted) = arith::convert(Op::Cvt, to, from, *cell)
            {
                *cell = converted;
            }
        }
        // SAFETY: passed on to the caller.
        unsafe { self.dispatch(address, cells, aggregate) }
    }

    /// # Safety
    /// As [`PreparedCall::call`]; `args` are cells of the parameter types, as many as `arity`.
    #[inline]
    unsafe fn dispatch(&self, address: usize, args: &[u64], aggregate: *mut u8) -> u64 {
        // SAFETY: each route was chosen for a prototype that the function is compatible with (caller) and whose conditions
        // `register_route` has checked.
        let raw = unsafe {
            match &self.route {
                Route::Integers => registers::integers(address, args),
                Route::Doubles => registers::doubles(address, args),
                Route::Registers { floats, variadic } => {
                    let registers = registers::Registers::load(args, *floats);
                    match (variadic, self.returned.is_float()) {
                        (true, _) => registers.call_variadic(address, *floats != 0),
                        (false, true) => registers.call_float(address),
                        (false, false) => registers.call_integer(address),
                    }
                }
                Route::Libffi(cif, places) => {
                    let result = if self.aggregate == 0 {
                        Returned::Cell
                    } else {
                        Returned::Memory(aggregate)
                    };
                    call_libffi(cif, places, address, args, result)
                }
            }
        };
        self.received(raw)
    }

    /// From the raw result register to the cell that the caller wants.
    #[inline]
    fn received(&self, raw: u64) -> u64 {
        match self.received {
            Received::Whole => raw,
            Received::Signed(shift) => ((raw << shift) as i64 >> shift) as u64,
            Received::Unsigned(shift) => raw << shift >> shift,
            Received::Converted => self.converted(raw),
        }
    }

    fn converted(&self, raw: u64) -> u64 {
        let cell = self.returned.canonical(raw);
        if self.result == self.returned {
            cell
        } else if needs_conversion(self.returned, self.result) {
            arith::convert(Op::Cvt, self.result, self.returned, cell).unwrap_or(0)
        } else {
            self.result.canonical(cell)
        }
    }
}

impl std::fmt::Debug for PreparedCall {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let route = match self.route {
            Route::Integers => "integers",
            Route::Doubles => "doubles",
            Route::Registers { .. } => "registers",
            Route::Libffi(..) => "libffi",
        };
        f.debug_struct("PreparedCall")
            .field("route", &route)
            .field("arity", &self.arity)
            .finish_non_exhaustive()
    }
}

/// The type in which an argument without a named parameter is passed (C, default argument promotions). Narrow integers keep their
/// cell, for it is the promoted value already.
fn promoted(ty: NativeType) -> NativeType {
    match ty {
        NativeType::Scalar(Prim::F32) => Prim::F64.into(),
        NativeType::Scalar(Prim::I8 | Prim::I16 | Prim::U8 | Prim::U16 | Prim::U1) => Prim::I32.into(),
        other => other,
    }
}

/// Whether assignment changes the cell in more than the bits above the narrower of both types, which callees ignore.
fn needs_conversion(from: Prim, to: Prim) -> bool {
    from != to && from.is_scalar() && to.is_scalar() && (from.is_float() || to.is_float())
}

fn register_route(types: &[NativeType], variadic: bool, returned: Prim) -> Option<Route> {
    let plain = returned == Prim::Void || returned.is_integral();
    if !registers::AVAILABLE || !(plain || returned.is_float()) {
        return None;
    }
    let (mut integers, mut floats, mut mask, mut all_f64) = (0, 0, 0u32, true);
    for (i, ty) in types.iter().enumerate() {
        match ty {
            NativeType::Scalar(ty) if ty.is_integral() => integers += 1,
            NativeType::Scalar(ty) if ty.is_float() => {
                floats += 1;
                all_f64 &= *ty == Prim::F64;
                mask |= 1u32.checked_shl(i as u32)?;
            }
            _ => return None,
        }
    }
    if integers > registers::INTEGERS || floats > registers::FLOATS {
        return None;
    }
    if variadic {
        // The first register of the variadic type is an integer one and always filled.
        return (plain && mask & 1 == 0 && integers > 0).then_some(Route::Registers {
            floats: mask,
            variadic,
        });
    }
    if floats == 0 && plain {
        return Some(Route::Integers);
    }
    if integers == 0 && all_f64 && matches!(floats, 1 | 2) && returned == Prim::F64 {
        return Some(Route::Doubles);
    }
    Some(Route::Registers {
        floats: mask,
        variadic,
    })
}

fn libffi_route(
    types: &[NativeType],
    places: Vec<Passed>,
    fixed: usize,
    variadic: bool,
    ret: &NativeType,
) -> Result<Route, NativeError> {
    if let Some(NativeType::Scalar(ty)) = types.iter().find(|ty| **ty == NativeType::Scalar(Prim::Void)) {
        return Err(NativeError::Type(*ty));
    }
    let args: Result<Vec<Type>, _> = types.iter().map(ffi_type).collect();
    let (args, ret) = (args?, ffi_type(ret)?);
    let cif = if variadic {
        Cif::try_new_variadic(args, fixed, ret)
    } else {
        Cif::try_new(args, ret)
    };
    Ok(Route::Libffi(cif.map_err(|_| NativeError::Libffi)?, places))
}

/// Where libffi puts the result.
enum Returned {
    Cell,
    Memory(*mut u8),
}

/// # Safety
/// As [`PreparedCall::call`]; `result` is as the type of the result asks; `cif` describes the function and as many arguments as there are.
unsafe fn call_libffi(cif: &Cif, places: &[Passed], address: usize, args: &[u64], result: Returned) -> u64 {
    let mut inline = [ptr::null_mut::<c_void>(); INLINE];
    let mut heap = Vec::new();
    let pointers = match inline.get_mut(..places.len()) {
        Some(pointers) => pointers,
        None => {
            heap.resize(places.len(), ptr::null_mut());
            heap.as_mut_slice()
        }
    };
    for (pointer, place) in pointers.iter_mut().zip(places) {
        let cells = args.get(place.cell..).unwrap_or_default();
        *pointer = if place.by_address {
            ptr::with_exposed_provenance_mut(cells.first().copied().unwrap_or(0) as usize)
        } else {
            // Little-endian: the value of a narrow type is what its type reads at the address of the cell.
            cells.as_ptr().cast_mut().cast()
        };
    }
    let mut scalar = 0u64;
    let result: *mut c_void = match result {
        Returned::Cell => ptr::from_mut(&mut scalar).cast(),
        Returned::Memory(aggregate) => aggregate.cast(),
    };
    // SAFETY: `cif` owns its types and is only read. `result` is memory for a cell or, for an aggregate, what the caller promised;
    // libffi drops an aggregate for which it is null. The pointers lead to values of the argument types (caller).
    unsafe {
        let function = low::CodePtr(ptr::with_exposed_provenance_mut(address));
        low::call_return_into(cif.as_raw_ptr(), function, pointers.as_mut_ptr(), result);
    }
    scalar
}
