//! Objects: counts, fields that hold references, arrays, allocation, tests of classes, calls through classes.
//!
//! What is here is what happens nearly always; the rest is in [`crate::managed`].

use super::call::{CallIntrinsic, enter};
use super::memory::{Access, Mem64};
use super::operand::{Params, Slot, Source, Target, data, instruction};
use crate::managed;
use crate::regcode::{Body, Cause, Flow, Ins, Regs};
use maple_runtime::class::{Class, state};
use maple_runtime::heap::{self, Released, class_of, element_count};
use maple_runtime::monitor;
use std::sync::atomic::{AtomicU64, Ordering};

macro_rules! bodies {
    ($($(#[$doc:meta])* $name:ident($r:ident, $i:ident) data $data:literal $body:block)*) => {
        $(
            $(#[$doc])*
            pub struct $name;
            impl Body for $name {
                const NAME: &'static str = stringify!($name);
                const DATA: usize = $data;
                #[inline(always)]
                unsafe fn exec($r: &mut Regs) -> Flow {
                    // SAFETY: the caller's promise: fields name slots of the running frame, and slots that code for objects names hold
                    // references or null.
                    unsafe {
                        let $i = instruction($r);
                        let _ = $i;
                        $body
                    }
                    #[allow(unreachable_code)]
                    Flow::Next
                }
            }
        )*
    };
}

bodies! {
    /// `a := new array of the class in the data word, with as many elements as b says`
    NewArray(r, i) data 1 {
        let array = managed::new_array(r.cx, r.pc, r.fp, r.cs);
        if array == 0 {
            return Flow::Raised;
        }
        Slot::put(r, i.a, array);
    }
    /// Raises unless array `a` has an element `b`
    CheckElement(r, i) data 0 {
        if let Err(trap) = element::<Mem64, Slot>(r, i.a, i.b) {
            return trap;
        }
    }
    /// `a := length of array b`
    ArrayLength(r, i) data 0 {
        let array = Slot::get(r, i.b);
        if array == 0 {
            return Flow::Trap(Cause::Null, 0);
        }
        Slot::put(r, i.a, u64::from(element_count(array)));
    }
    /// Runs the initialiser of the class in the data word unless it has run; temporaries are free from slot `a` on
    InitClass(r, i) data 1 {
        let class = data(r, 0).low() as *const Class;
        let ready = (*class).state.load(Ordering::Acquire) == state::INITIALIZED;
        if !ready && !managed::initialise(r.cx, r.pc, r.fp, r.cs, class) {
            return Flow::Raised;
        }
    }
    /// `a := address of element b of array c`, `1 << d` bytes each
    ElementAddress(r, i) data 0 {
        let index = Slot::get(r, i.b) as u32;
        let array = Slot::get(r, i.c);
        if array == 0 {
            return Flow::Trap(Cause::Null, 0);
        }
        let length = element_count(array);
        if index >= length {
            return Flow::Trap(Cause::Bounds, bounds(index, length));
        }
        Slot::put(r, i.a, array + (u64::from(index) << i.d));
    }
    /// `a := address of the method at place c of the class of b`
    MethodAddress(r, i) data 0 {
        let address = managed::method_address(r.cx, r.pc, r.fp, r.cs);
        if address == 0 {
            return Flow::Raised;
        }
        Slot::put(r, i.a, address);
    }
    /// `a := address of the method of the class of b` with the selector in the data word
    InterfaceAddress(r, i) data 1 {
        let address = managed::interface_address(r.cx, r.pc, r.fp, r.cs);
        if address == 0 {
            return Flow::Raised;
        }
        Slot::put(r, i.a, address);
    }
    /// `a := result of the intrinsic of the call site in the second data word`, which is in the first one after the first time
    CallOnce(r, i) data 2 {
        let known = data(r, 0).published();
        if known != 0 {
            Slot::put(r, i.a, known);
        } else if !managed::call_once(r.cx, r.pc, r.fp, r.cs) {
            return Flow::Raised;
        }
    }
    /// The code of a method of a class until it is called: finds the method at place `a` of the receiver's class and goes there
    VirtualStub(r, _i) data 0 {
        let entry = managed::virtual_entry(r.cx, r.pc, r.fp, r.cs);
        if entry.is_null() {
            return Flow::Raised;
        }
        r.pc = entry;
        return Flow::Jump;
    }
    /// Calls the method at place `b` of the receiver's class, the receiver being in slot `a`, where the callee's frame begins
    CallVirtual(r, i) data 0 {
        let receiver = Slot::get(r, i.a);
        if receiver == 0 {
            return Flow::Trap(Cause::Null, 0);
        }
        let class = class_of(receiver);
        let back = r.pc.add(1);
        let place = usize::from(i.b);
        return enter(r, i.a, back, |_| (*class.entries.add(place)).load(Ordering::Acquire) as *const Ins);
    }
    /// Calls an interface method of the receiver in slot `a`. Data: {class, entry} of the last receiver, {call site, 0}.
    CallInterface(r, i) data 2 {
        let receiver = Slot::get(r, i.a);
        if receiver == 0 {
            return Flow::Trap(Cause::Null, 0);
        }
        let class = std::ptr::from_ref(class_of(receiver)) as u64;
        let cache = data(r, 0);
        let back = r.pc.add(3);
        if class == cache.published() {
            return enter(r, i.a, back, |_| cache.high() as *const Ins);
        }
        let entry = managed::interface_entry(r.cx, r.pc, r.fp, r.cs);
        if entry.is_null() {
            return Flow::Raised;
        }
        return enter(r, i.a, back, |_| entry);
    }
}

/// Where a counting instruction stands when its slow part takes over: what of it is done and which reference it was about to release.
///
/// 0 in [`Context::slow`](crate::context::Context) means that nothing is done. Otherwise it is the reference to be released, with the lowest
/// bit set if its count is taken already; all but the release is done then.
mod rest {
    use super::*;

    /// Nothing is done.
    #[inline(always)]
    pub unsafe fn all(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the context is this run's.
        unsafe { (*r.cx).slow = 0 };
        Flow::Slow
    }

    /// Releases `old`, or leaves that to the slow part.
    #[inline(always)]
    pub unsafe fn release(r: &mut Regs, old: u64) -> Flow {
        // SAFETY: the caller's promise: it is null or a reference that the program owns.
        unsafe {
            match heap::try_release((*r.cx).heap, old) {
                Released::Done => return Flow::Next,
                Released::Taken => (*r.cx).slow = old | 1,
                Released::No => (*r.cx).slow = old,
            }
        }
        Flow::Slow
    }

    /// Does what is left to release. Says whether more than that is.
    pub unsafe fn finish(r: &mut Regs) -> bool {
        // SAFETY: as above.
        unsafe {
            let rest = std::mem::take(&mut (*r.cx).slow);
            match (rest & !1, rest & 1 != 0) {
                (0, _) => return true,
                (old, true) => heap::released((*r.cx).heap, old),
                (old, false) => heap::release((*r.cx).heap, old),
            }
        }
        false
    }
}

macro_rules! counting {
    ($($(#[$doc:meta])* $name:ident faults $faults:literal |$r:ident, $i:ident| $fast:block slow $slow:block)*) => {
        $(
            $(#[$doc])*
            pub struct $name;
            impl Body for $name {
                const NAME: &'static str = stringify!($name);
                const FAULTS: bool = $faults;
                #[inline(always)]
                unsafe fn exec($r: &mut Regs) -> Flow {
                    // SAFETY: the caller's promise: fields name slots of the running frame, which hold references or null.
                    unsafe {
                        let $i = instruction($r);
                        $fast
                    }
                }
                #[inline(always)]
                unsafe fn slow($r: &mut Regs) -> Flow {
                    // SAFETY: as above.
                    unsafe {
                        let $i = instruction($r);
                        let _ = $i;
                        if rest::finish($r) $slow
                    }
                    Flow::Next
                }
            }
        )*
    };
}

counting! {
    /// `a := b`, which gets one more owner
    Retain faults false |r, i| {
        let value = Slot::get(r, i.b);
        if !heap::try_retain((*r.cx).heap, value) {
            return rest::all(r);
        }
        Slot::put(r, i.a, value);
        Flow::Next
    } slow {
        let value = Slot::get(r, i.b);
        heap::retain((*r.cx).heap, value);
        Slot::put(r, i.a, value);
    }
    /// The owner `a` is gone
    Release faults false |r, i| {
        let old = Slot::get(r, i.a);
        rest::release(r, old)
    } slow {}
    /// `a := b`, which gets one more owner; the old value of `a` loses one
    AssignRetained faults false |r, i| {
        let value = Slot::get(r, i.b);
        if !heap::try_retain((*r.cx).heap, value) {
            return rest::all(r);
        }
        let old = Slot::get(r, i.a);
        Slot::put(r, i.a, value);
        rest::release(r, old)
    } slow {
        let value = Slot::get(r, i.b);
        heap::retain((*r.cx).heap, value);
        let old = Slot::get(r, i.a);
        Slot::put(r, i.a, value);
        heap::release((*r.cx).heap, old);
    }
    /// `a := b`, which hands over its ownership; the old value of `a` loses an owner
    AssignOwned faults false |r, i| {
        let old = Slot::get(r, i.a);
        let value = Slot::get(r, i.b);
        Slot::put(r, i.a, value);
        rest::release(r, old)
    } slow {}
    /// `a := mem[b + cd]`, which gets one more owner; the old value of `a` loses one
    LoadRetained faults true |r, i| {
        let address = Slot::get(r, i.b).wrapping_add(i64::from(i.cd()) as u64);
        let value = (*(address as *const AtomicU64)).load(Ordering::Relaxed);
        if !heap::try_retain((*r.cx).heap, value) {
            return rest::all(r);
        }
        let old = Slot::get(r, i.a);
        Slot::put(r, i.a, value);
        rest::release(r, old)
    } slow {
        let address = Slot::get(r, i.b).wrapping_add(i64::from(i.cd()) as u64);
        let value = (*(address as *const AtomicU64)).load(Ordering::Relaxed);
        heap::retain((*r.cx).heap, value);
        let old = Slot::get(r, i.a);
        Slot::put(r, i.a, value);
        heap::release((*r.cx).heap, old);
    }
    /// `mem[a + cd] := b`, which gets one more owner; what was there loses one
    StoreRetained faults true |r, i| {
        let address = Slot::get(r, i.a).wrapping_add(i64::from(i.cd()) as u64);
        let value = Slot::get(r, i.b);
        // A bad address must be found before the value is counted.
        (address as *const u64).read_volatile();
        if !heap::try_retain((*r.cx).heap, value) {
            return rest::all(r);
        }
        let old = heap::exchange((*r.cx).heap, address, value);
        rest::release(r, old)
    } slow {
        let address = Slot::get(r, i.a).wrapping_add(i64::from(i.cd()) as u64);
        heap::store((*r.cx).heap, address, Slot::get(r, i.b));
    }
    /// `mem[a + cd] := b`, which hands over its ownership; what was there loses an owner
    StoreOwned faults true |r, i| {
        let address = Slot::get(r, i.a).wrapping_add(i64::from(i.cd()) as u64);
        let old = heap::exchange((*r.cx).heap, address, Slot::get(r, i.b));
        rest::release(r, old)
    } slow {}
    /// Element `c` of array `b` := `a`, which gets one more owner; what was there loses one
    StoreElementRetained faults false |r, i| {
        let address = match element::<Mem64, Slot>(r, i.b, i.c) {
            Ok(address) => address,
            Err(trap) => return trap,
        };
        let value = Slot::get(r, i.a);
        if !heap::try_retain((*r.cx).heap, value) {
            return rest::all(r);
        }
        let old = heap::exchange((*r.cx).heap, address, value);
        rest::release(r, old)
    } slow {
        if let Ok(address) = element::<Mem64, Slot>(r, i.b, i.c) {
            heap::store((*r.cx).heap, address, Slot::get(r, i.a));
        }
    }
    /// Element `c` of array `b` := `a`, which hands over its ownership; what was there loses an owner
    StoreElementOwned faults false |r, i| {
        let address = match element::<Mem64, Slot>(r, i.b, i.c) {
            Ok(address) => address,
            Err(trap) => return trap,
        };
        let old = heap::exchange((*r.cx).heap, address, Slot::get(r, i.a));
        rest::release(r, old)
    } slow {}
}

/// The owners in the first `N` fields are gone. Slots that are done hold null, so that the slow part finds what is left.
pub struct ReleaseMany<const N: usize>;
impl<const N: usize> Body for ReleaseMany<N> {
    const NAME: &'static str = "Release";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: fields name slots of the running frame, which hold references or null.
        unsafe {
            let i = instruction(r);
            for field in [i.a, i.b, i.c, i.d].into_iter().take(N) {
                let old = Slot::get(r, field);
                Slot::put(r, field, 0);
                match rest::release(r, old) {
                    Flow::Next => {}
                    slow => return slow,
                }
            }
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            rest::finish(r);
            let i = instruction(r);
            for field in [i.a, i.b, i.c, i.d].into_iter().take(N) {
                let old = Slot::get(r, field);
                Slot::put(r, field, 0);
                heap::release((*r.cx).heap, old);
            }
        }
        Flow::Next
    }
}

/// `a := new object of the class in the data word`
pub struct NewObject;
impl Body for NewObject {
    const NAME: &'static str = "NewObject";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let object = heap::allocate_instance((*r.cx).heap, data(r, 0).low() as *const Class);
            if object == 0 {
                return Flow::Slow;
            }
            Slot::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let object = managed::new_object(r.cx, r.pc, r.fp, r.cs);
            if object == 0 {
                return Flow::Raised;
            }
            Slot::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
}

/// `a := b is an instance of the class in the data word`
pub struct InstanceOf;
impl Body for InstanceOf {
    const NAME: &'static str = "InstanceOf";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `b` holds a reference or null.
        unsafe {
            let i = instruction(r);
            let value = Slot::get(r, i.b);
            let class = &*(data(r, 0).low() as *const Class);
            let is = match value {
                0 => Some(false),
                _ => class_of(value).is_subclass_of(class),
            };
            let Some(is) = is else { return Flow::Slow };
            Slot::put(r, i.a, u64::from(is));
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            let is = managed::is_subclass(class_of(Slot::get(r, i.b)), data(r, 0).low() as *const Class);
            Slot::put(r, i.a, u64::from(is));
        }
        Flow::Next
    }
}

/// Raises unless `a` is null or an instance of the class in the data word
pub struct CheckCast;
impl Body for CheckCast {
    const NAME: &'static str = "CheckCast";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `a` holds a reference or null.
        unsafe {
            let value = Slot::get(r, instruction(r).a);
            let class = &*(data(r, 0).low() as *const Class);
            if value == 0 || class_of(value).is_subclass_of(class) == Some(true) {
                return Flow::Next;
            }
        }
        Flow::Slow
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let value = Slot::get(r, instruction(r).a);
            if !managed::is_subclass(class_of(value), data(r, 0).low() as *const Class) {
                managed::bad_cast(r.cx, r.pc, r.fp, r.cs);
                return Flow::Raised;
            }
        }
        Flow::Next
    }
}

/// Raises unless `b` may be an element of array `a`; temporaries are free from slot `c` on
pub struct CheckStore;
impl Body for CheckStore {
    const NAME: &'static str = "CheckStore";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `a` holds an array or null, `b` a reference or null.
        unsafe {
            let i = instruction(r);
            let (array, value) = (Slot::get(r, i.a), Slot::get(r, i.b));
            if array == 0 {
                return Flow::Trap(Cause::Null, 0);
            }
            if value == 0 {
                return Flow::Next;
            }
            let component = class_of(array).component;
            if std::ptr::eq(class_of(value), component) {
                return Flow::Next;
            }
            match component
                .as_ref()
                .and_then(|component| class_of(value).is_subclass_of(component))
            {
                Some(true) => Flow::Next,
                _ => Flow::Slow,
            }
        }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            let (array, value) = (Slot::get(r, i.a), Slot::get(r, i.b));
            if !managed::is_subclass(class_of(value), class_of(array).component) {
                managed::bad_store(r.cx, r.pc, r.fp, r.cs);
                return Flow::Raised;
            }
        }
        Flow::Next
    }
}

/// Enters the monitor of the object in slot `b`, or exits it: what is no step of a thin lock is done by the intrinsic of the call site in the
/// data word, with the object at slot `a`.
pub struct Monitor<const ENTERS: bool>;
impl<const ENTERS: bool> Body for Monitor<ENTERS> {
    const NAME: &'static str = if ENTERS { "EnterMonitor" } else { "ExitMonitor" };
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `b` holds a reference or null.
        unsafe {
            let object = Slot::get(r, instruction(r).b);
            let (heap, thread) = ((*r.cx).heap, (*r.cx).thread);
            let done = object != 0
                && if ENTERS {
                    monitor::try_enter(heap, object, thread)
                } else {
                    monitor::try_exit(heap, object, thread)
                };
            if done { Flow::Next } else { Flow::Slow }
        }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let object = Slot::get(r, i.b);
            Slot::put(r, i.a, object);
            CallIntrinsic::exec(r)
        }
    }
}

/// Index and length in one word, for a trap.
#[inline(always)]
pub fn bounds(index: u32, length: u32) -> u64 {
    u64::from(length) << 32 | u64::from(index)
}

/// The address of element `c` of array `b`, or the trap.
#[inline(always)]
unsafe fn element<W: Access, X: Source>(r: &Regs, array: u16, index: u16) -> Result<u64, Flow> {
    // SAFETY: the caller's promise: `b` names a slot with an array or null.
    unsafe {
        let array = Slot::get(r, array);
        let index = X::get(r, index) as u32;
        if array == 0 {
            return Err(Flow::Trap(Cause::Null, 0));
        }
        let length = element_count(array);
        if index >= length {
            return Err(Flow::Trap(Cause::Bounds, bounds(index, length)));
        }
        Ok(array + (u64::from(index) << W::SHIFT))
    }
}

/// `a := element c of array b`
pub struct LoadElement<W, T, X>(Params<(W, T, X)>);
impl<W: Access, T: Target, X: Source> Body for LoadElement<W, T, X> {
    const NAME: &'static str = "LoadElement";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match element::<W, X>(r, i.b, i.c) {
                Ok(address) => T::put(r, i.a, W::load(address)),
                Err(trap) => return trap,
            }
        }
        Flow::Next
    }
}

/// `element c of array b := a`
pub struct StoreElement<W, V, X>(Params<(W, V, X)>);
impl<W: Access, V: Source, X: Source> Body for StoreElement<W, V, X> {
    const NAME: &'static str = "StoreElement";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match element::<W, X>(r, i.b, i.c) {
                Ok(address) => W::store(address, V::get(r, i.a)),
                Err(trap) => return trap,
            }
        }
        Flow::Next
    }
}
