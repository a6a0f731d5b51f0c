//! What the intrinsics on objects do (opcodes.md §5, extension space), on either executor.

use super::attributes;
use super::entries::{function_in_slot, interface_method};
use super::environment::Environment;
use super::throw::result_of;
use super::{init, monitors};
use crate::native::atomics;
use crate::state::shared::Poll;
use crate::state::site::CallKind;
use crate::state::thread::ThreadState;
use maple_dispatch::memory;
use maple_mirbin::{Intrinsic, Xintrinsic, tagged};
use maple_rt::class::{Class, flags};
use maple_rt::heap::{self, ThreadHeap, class_of, element_count};
use maple_rt::managed::{Fault, MAX_ARRAY_LENGTH, ManagedVm, Raise, language};
use maple_rt::monitor::{self, EnterOutcome};
use maple_rt::operations;
use maple_rt::trap::TrapKind;
use std::sync::atomic::Ordering;

/// Where no program has memory.
const NULL_PAGE: u64 = 4096;

/// A run of an intrinsic: its thread, which is outside of Maple code and holds the gate.
struct Run {
    cx: *mut ThreadState,
    env: Environment,
}

/// Executes an intrinsic of the image format with canonical arguments.
///
/// # Errors
/// What it raises, or that it is not one for objects.
///
/// # Safety
/// `cx` is the running thread's, outside of Maple code, and holds the gate; no reference to the machine exists; references among the
/// arguments are null or objects, and addresses lie in objects or statics.
pub unsafe fn run(cx: *mut ThreadState, id: Intrinsic, args: &[u64]) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let mut run = Run {
            cx,
            env: Environment::new(cx),
        };
        result_of(cx, run.intrinsic(id, args))
    }
}

/// As [`run`], for an extended intrinsic.
///
/// # Errors
/// As [`run`].
///
/// # Safety
/// As [`run`].
pub unsafe fn run_extended(cx: *mut ThreadState, id: Xintrinsic, args: &[u64]) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let mut run = Run {
            cx,
            env: Environment::new(cx),
        };
        result_of(cx, run.extended(id, args))
    }
}

/// As [`run`], for what a program asks of the runtime for dynamic values: a number, and operands.
///
/// # Errors
/// As [`run`].
///
/// # Safety
/// As [`run`].
pub unsafe fn run_dynamic(cx: *mut ThreadState, args: &[u64]) -> Result<u64, TrapKind> {
    let [operation, ref args @ ..] = *args else {
        return Err(TrapKind::BadSignature);
    };
    // SAFETY: the caller's promise.
    unsafe {
        let result = operations::operate(&mut Environment::new(cx), operation, args);
        result_of(cx, result)
    }
}

/// Executes what needs nothing but the thread's part of the heap, and does not wait; none if there is more to it.
///
/// # Safety
/// As [`run`], but the thread does not have the gate.
pub unsafe fn run_alone(cx: *mut ThreadState, kind: CallKind, args: &[u64]) -> Option<u64> {
    use Intrinsic as I;
    // SAFETY: the caller's promise.
    unsafe {
        if (*cx).context.heap.is_null() {
            return None;
        }
        if let CallKind::Extended(id) = kind
            && let Some(done) = atomics::run((*cx).context.heap, id, args)
        {
            return done.ok();
        }
        let mut run = Run {
            cx,
            env: Environment::new(cx),
        };
        match (kind, args) {
            (CallKind::Extended(Xintrinsic::NewArray), &[record, length]) => {
                let class = (*(*cx).classes).of_record(record)?;
                let length = u32::try_from(length as i32).ok()?;
                if length > MAX_ARRAY_LENGTH
                    || (*(*cx).context.poll).load(Ordering::Relaxed) & Poll::HEAP != 0
                {
                    return None;
                }
                (*(*cx).context.heap).allocate(class, length).ok()
            }
            (
                CallKind::Extended(
                    id @ (Xintrinsic::Replace
                    | Xintrinsic::ElementAddress
                    | Xintrinsic::TaggedRetain
                    | Xintrinsic::TaggedRelease
                    | Xintrinsic::TaggedReplace
                    | Xintrinsic::TaggedStore
                    | Xintrinsic::TaggedStoreOwned),
                ),
                args,
            ) => run.extended(id, args).ok(),
            (CallKind::Intrinsic(I::JavaGetClass), &[object]) => {
                let known = class_of(non_null(object).ok()?).object.load(Ordering::Acquire);
                (known != 0).then_some(known)
            }
            (
                CallKind::Intrinsic(
                    I::MccSyncEnterFast0 | I::MccSyncEnterFast1 | I::MccSyncEnterFast2 | I::MccSyncEnterFast3,
                ),
                &[object],
            ) => match monitor::enter(
                (*(*cx).context.heap).heap(),
                non_null(object).ok()?,
                (*cx).context.thread,
            ) {
                EnterOutcome::Entered => Some(0),
                EnterOutcome::MustWait(_) => None,
            },
            (CallKind::Intrinsic(I::MccSyncExitFast), &[object]) => {
                let left = monitor::exit(
                    (*(*cx).context.heap).heap(),
                    non_null(object).ok()?,
                    (*cx).context.thread,
                );
                left.ok().map(|()| 0)
            }
            (
                CallKind::Intrinsic(
                    id @ (I::JavaArrayLength | I::MccArrayBoundaryCheck | I::MccReflectCheckArrayStore),
                ),
                args,
            ) => run.intrinsic(id, args).ok(),
            (CallKind::Intrinsic(id), args) => run.counting(id, args).ok(),
            _ => None,
        }
    }
}

/// Whether references borrowed from memory live on across this call.
pub fn keeps_borrows(kind: CallKind) -> bool {
    match kind {
        CallKind::Intrinsic(id) => !id.info().ends_borrows,
        CallKind::Extended(id) => !id.info().ends_borrows,
        _ => false,
    }
}

impl Run {
    fn heap(&self) -> *mut ThreadHeap {
        // SAFETY: `run`'s promise.
        unsafe { (*self.cx).context.heap }
    }

    /// The class whose record lies at `record`.
    fn class(&self, record: u64) -> Result<&'static Class, Raise> {
        // SAFETY: `run`'s promise; classes live as long as the machine.
        unsafe {
            let class = (*(*self.cx).machine).class_at(record);
            class
                .map(|class| &*class)
                .ok_or(Raise::Trap(TrapKind::BadClass { address: record }))
        }
    }

    /// The class of an object.
    fn class_of(&self, object: u64) -> Result<&'static Class, Raise> {
        let object = non_null(object)?;
        // SAFETY: `run`'s promise.
        Ok(unsafe { class_of(object) })
    }

    fn length(&self, array: u64) -> Result<u32, Raise> {
        let array = non_null(array)?;
        // SAFETY: `run`'s promise: it is an array.
        Ok(unsafe { element_count(array) })
    }

    fn check_index(&self, array: u64, index: u64) -> Result<u32, Raise> {
        let (index, length) = (index as u32, self.length(array)?);
        if index < length {
            Ok(index)
        } else {
            let index = index as i32;
            Err(Raise::Trap(TrapKind::ElementOutOfBounds { index, length }))
        }
    }

    fn retain(&self, object: u64) -> u64 {
        // SAFETY: `run`'s promise.
        unsafe { heap::retain(self.heap(), object) };
        object
    }

    fn release(&self, object: u64) {
        // SAFETY: `run`'s promise: the program owns a count.
        unsafe { heap::release(self.heap(), object) };
    }

    fn load(&self, address: u64) -> Result<u64, Raise> {
        memory::load(address, 8).map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))
    }

    /// Stores a reference; says what of the counts of the new and the old value changes.
    fn store(&self, address: u64, value: u64, retain: bool, release: bool) -> Result<(), Raise> {
        self.load(address)?;
        // SAFETY: `run`'s promise: a reference lies at the address.
        unsafe {
            match (retain, release) {
                (true, true) => heap::store(self.heap(), address, value),
                (false, true) => heap::store_owned(self.heap(), address, value),
                (true, false) => heap::store_first(self.heap(), address, value),
                (false, false) => heap::store_first_owned(address, value),
            }
        }
        Ok(())
    }

    fn intrinsic(&mut self, id: Intrinsic, args: &[u64]) -> Result<u64, Raise> {
        use Intrinsic as I;
        let none = |()| 0;
        match (id, args) {
            (I::MplClinitCheck, &[place]) => {
                // The address of a slot, as the seed has it, or of the record itself.
                let class = match self.class(place) {
                    Ok(class) => class,
                    Err(_) => self.class(self.load(place)?)?,
                };
                // SAFETY: `run`'s promise.
                unsafe { init::initialise_class(self.cx, class) }
                    .map(none)
                    .map_err(Raise::Trap)
            }
            (I::MccNewObjFixedClass | I::MccNewPermanentObject, &[record]) => {
                let class = self.class(record)?;
                if !class.has_instances() {
                    return Err(Fault::Instantiation(class.name()).raise());
                }
                self.env.new_object(self.env.id(class))
            }
            (I::MplGetVtabFunc, &[object, offset]) => {
                let class = self.class_of(object)?;
                function_in_slot(class, offset as usize / 8)
            }
            (I::MccGetFuncPtrFromItabSecondHash64, &[object, _, name]) => {
                let class = self.class_of(object)?;
                // SAFETY: `run`'s promise.
                let name = unsafe { super::memory::text(&(*(*self.cx).machine).images, name) }
                    .ok_or(Raise::Trap(TrapKind::InvalidCode))?;
                interface_method(class, name)
            }
            (I::JavaArrayLength, &[array]) => self.length(array).map(u64::from),
            (I::JavaFillNewArray, &[record, ref values @ ..]) => self.filled_array(record, values),
            (I::JavaArrayFill, &[array, data, size]) => self.fill_array(array, data, size).map(|()| 0),
            (I::MccArrayBoundaryCheck, &[array, index]) => self.check_index(array, index).map(|_| 0),
            (I::JavaCheckCast | I::MccReflectCheckCastingArray, &[object, record]) => {
                let class = self.class(record)?;
                if object != 0 {
                    let own = self.class_of(object)?;
                    if !own.is_subtype_of(class) {
                        return Err(Fault::ClassCast(own.name(), class.name()).raise());
                    }
                }
                Ok(object)
            }
            (I::JavaInstanceOf | I::MccJavaInstanceOf, &[object, record]) => {
                let class = self.class(record)?;
                Ok(u64::from(
                    object != 0 && self.class_of(object)?.is_subtype_of(class),
                ))
            }
            (I::JavaConstClass, &[record]) => {
                let class = self.class(record)?;
                self.env.class_object(self.env.id(class))
            }
            (I::JavaGetClass, &[object]) => {
                let class = self.class_of(object)?;
                self.env.class_object(self.env.id(class))
            }
            (I::MccGetOrInsertLiteral, &[address]) => self.literal(address),
            (I::MccReflectCheckArrayStore, &[array, value]) => {
                let class = self.class_of(array)?;
                if value != 0
                    && let Some(component) = class.component()
                {
                    let own = self.class_of(value)?;
                    if !own.is_subtype_of(component) {
                        return Err(Fault::ArrayStore(own.name()).raise());
                    }
                }
                Ok(0)
            }
            (
                I::MccSyncEnterFast0 | I::MccSyncEnterFast1 | I::MccSyncEnterFast2 | I::MccSyncEnterFast3,
                &[object],
            ) => {
                let object = non_null(object)?;
                // SAFETY: `run`'s promise.
                unsafe { monitors::enter(self.cx, object) }.map(none)
            }
            (I::MccSyncExitFast, &[object]) => {
                let object = non_null(object)?;
                // SAFETY: `run`'s promise.
                unsafe { monitors::exit(self.cx, object) }.map(none)
            }
            (I::MccThrowException | I::MccRethrowException, &[object]) => {
                Err(Raise::Thrown(self.retain(non_null(object)?)))
            }
            (I::MccThrowNullPointerException | I::MccThrowNullArrayNullPointerException, _) => {
                Err(Fault::NullPointer.raise())
            }
            (I::MccThrowArrayIndexOutOfBoundException, &[length, index]) => {
                Err(Fault::IndexOutOfBounds(index as i32, length as u32).raise())
            }
            (I::JavaThrowArithmetic, _) => Err(Fault::DivisionByZero.raise()),
            _ => self.counting(id, args),
        }
    }

    /// Counts, and loads and stores that count.
    fn counting(&mut self, id: Intrinsic, args: &[u64]) -> Result<u64, Raise> {
        use Intrinsic as I;
        match (id, args) {
            (I::MccIncRef, &[object]) => Ok(self.retain(object)),
            (I::MccDecRef, &[object]) => {
                self.release(object);
                Ok(0)
            }
            (I::MccIncDecRef, &[retained, released]) => {
                self.retain(retained);
                self.release(released);
                Ok(0)
            }
            (I::MccDecRefReset, &[address]) => self.store(address, 0, false, true).map(|()| 0),
            (I::MplCleanupLocalrefvars, owned) | (I::MplCleanupLocalrefvarsSkip, [owned @ .., _]) => {
                owned.iter().for_each(|object| self.release(*object));
                Ok(0)
            }
            (
                I::MccLoadRef
                | I::MccLoadRefVol
                | I::MccLoadRefField
                | I::MccLoadReferentField
                | I::MccLoadWeak
                | I::MccLoadWeakVol,
                &[object, address],
            ) => {
                non_null(object)?;
                Ok(self.retain(self.load(address)?))
            }
            (I::MccLoadRefS | I::MccLoadRefSVol, &[address]) => Ok(self.retain(self.load(address)?)),
            (
                I::MccWrite | I::MccWriteVol | I::MccWriteWeak | I::MccWriteVolWeak,
                &[object, address, value],
            ) => self.field(object, address, value, true, true),
            (I::MccWriteNoInc | I::MccWriteVolNoInc, &[object, address, value]) => {
                self.field(object, address, value, false, true)
            }
            (I::MccWriteNoDec | I::MccWriteVolNoDec, &[object, address, value]) => {
                self.field(object, address, value, true, false)
            }
            (I::MccWriteNoRC | I::MccWriteVolNoRC, &[object, address, value]) => {
                self.field(object, address, value, false, false)
            }
            (I::MccWriteS | I::MccWriteSVol, &[address, value]) => {
                self.store(address, value, true, true).map(|()| 0)
            }
            (I::MccWriteSNoInc | I::MccWriteSVolNoInc, &[address, value]) => {
                self.store(address, value, false, true).map(|()| 0)
            }
            (I::MccWriteSNoDec | I::MccWriteSVolNoDec, &[address, value]) => {
                self.store(address, value, true, false).map(|()| 0)
            }
            (I::MccWriteSNoRC | I::MccWriteSVolNoRC, &[address, value]) => {
                self.store(address, value, false, false).map(|()| 0)
            }
            _ => Err(Raise::Trap(TrapKind::UnsupportedIntrinsic { id })),
        }
    }

    fn field(
        &self,
        object: u64,
        address: u64,
        value: u64,
        retain: bool,
        release: bool,
    ) -> Result<u64, Raise> {
        non_null(object)?;
        self.store(address, value, retain, release).map(|()| 0)
    }

    fn extended(&mut self, id: Xintrinsic, args: &[u64]) -> Result<u64, Raise> {
        match (id, args) {
            (Xintrinsic::NewArray, &[record, length]) => {
                let class = self.class(record)?;
                if class.component().is_none() && class.flags & flags::ELEMENTS == 0 {
                    return Err(Fault::NoArray(class.name()).raise());
                }
                let length = length as i32;
                let length = u32::try_from(length).map_err(|_| Fault::NegativeArraySize(length).raise())?;
                self.env.new_array(self.env.id(class), length)
            }
            (Xintrinsic::Replace, &[old, new]) => {
                self.release(old);
                Ok(new)
            }
            (Xintrinsic::ElementAddress, &[array, index, size]) => {
                let index = self.check_index(array, index)?;
                Ok(array + u64::from(index) * size)
            }
            (Xintrinsic::TaggedRetain, &[bits]) => {
                self.retain(tagged::object(bits));
                Ok(bits)
            }
            (Xintrinsic::TaggedRelease, &[bits]) => {
                self.release(tagged::object(bits));
                Ok(0)
            }
            (Xintrinsic::TaggedReplace, &[old, new]) => {
                self.release(tagged::object(old));
                Ok(new)
            }
            (Xintrinsic::StoreWeak, &[owner, address, value]) => {
                // A null place is an access to null, whatever its offset.
                let address = if owner == 0 && address < NULL_PAGE {
                    0
                } else {
                    address
                };
                memory::load(address, 8).map_err(|fault| Raise::Trap(memory::trap_at(fault.address)))?;
                // SAFETY: `run`'s promise.
                unsafe { heap::store_weak(self.heap(), owner, address, value) };
                Ok(0)
            }
            (Xintrinsic::TaggedStore | Xintrinsic::TaggedStoreOwned, &[address, bits]) => {
                self.load(address)?;
                // SAFETY: `run`'s promise: a tagged value lies at the address.
                unsafe {
                    match id {
                        Xintrinsic::TaggedStore => heap::store_tagged(self.heap(), address, bits),
                        _ => heap::store_tagged_owned(self.heap(), address, bits),
                    }
                }
                Ok(0)
            }
            (
                Xintrinsic::LoadProperty
                | Xintrinsic::StoreProperty
                | Xintrinsic::LoadItem
                | Xintrinsic::StoreItem
                | Xintrinsic::CallTarget
                | Xintrinsic::LoadLength,
                args,
            ) => operations::look(&mut self.env, id, args),
            // SAFETY: `run`'s promise.
            _ => unsafe { attributes::run(self.cx, id, args) },
        }
    }

    /// A new array with these elements.
    fn filled_array(&mut self, record: u64, values: &[u64]) -> Result<u64, Raise> {
        let class = self.class(record)?;
        if class.component().is_none() {
            return Err(Fault::NoArray(class.name()).raise());
        }
        if class.flags & flags::TAGGED_ARRAY != 0 {
            // The values are none.
            return Err(Raise::Trap(TrapKind::BadSignature));
        }
        let array = self.env.new_array(self.env.id(class), values.len() as u32)?;
        let size = class.size as usize;
        for (&value, place) in values.iter().zip((array..).step_by(size.max(1))) {
            if class.flags & flags::REFERENCE_ARRAY == 0 {
                let bytes = value.to_le_bytes();
                // SAFETY: an element of the new array, which no other thread knows.
                unsafe {
                    let place = std::ptr::with_exposed_provenance_mut::<u8>(place as usize);
                    std::ptr::copy_nonoverlapping(bytes.as_ptr(), place, size.min(bytes.len()));
                }
                continue;
            }
            let unfit = match value {
                0 => None,
                value => Some(self.class_of(value)?).filter(|own| !own.fits_into(class)),
            };
            if let Some(own) = unfit {
                self.release(array);
                return Err(Fault::ArrayStore(own.name()).raise());
            }
            self.env.store_reference(array, place, value);
        }
        Ok(array)
    }

    /// Copies `size` bytes of an image to the start of an array of numbers.
    fn fill_array(&mut self, array: u64, data: u64, size: u64) -> Result<(), Raise> {
        let class = self.class_of(array)?;
        let length = u64::from(self.length(array)?) * u64::from(class.size);
        let counted = flags::REFERENCE_ARRAY | flags::TAGGED_ARRAY;
        if class.flags & counted != 0 || size > length {
            let given = size / u64::from(class.size).max(1);
            return Err(Fault::IndexOutOfBounds(given as i32, self.length(array)?).raise());
        }
        // SAFETY: `run`'s promise.
        let bytes = unsafe { super::memory::memory(&(*(*self.cx).machine).images, data, size as usize) };
        let bytes = bytes.ok_or(Raise::Trap(TrapKind::MemoryFault { address: data }))?;
        // SAFETY: the array has as many bytes.
        unsafe {
            let place = std::ptr::with_exposed_provenance_mut::<u8>(array as usize);
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), place, bytes.len());
        }
        Ok(())
    }

    fn literal(&mut self, address: u64) -> Result<u64, Raise> {
        let machine = self.cx;
        // SAFETY: `run`'s promise.
        let read =
            |at: u64, len: usize| unsafe { super::memory::memory(&(*(*machine).machine).images, at, len) };
        match language().literal(&mut self.env, address, &read)? {
            0 => Err(Raise::Trap(TrapKind::BadLiteral { address })),
            string => Ok(string),
        }
    }
}

/// `object`, which the instruction needs. What null becomes is the policy of the function with the instruction.
fn non_null(object: u64) -> Result<u64, Raise> {
    if object == 0 {
        return Err(Raise::Trap(TrapKind::NullPointer));
    }
    Ok(object)
}
