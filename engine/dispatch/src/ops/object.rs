//! Objects: counts, fields that hold references, arrays, allocation, tests of classes, calls through classes.
//!
//! What is here is what happens nearly always; the rest is in the [runtime functions](crate::routines).

use super::call::{CallIntrinsic, enter};
use super::memory::{Access, Mem8, Mem64, MemS32};
use super::operand::{Destination, Params, Slot, Source, data, instruction};
use crate::body::{Body, Cause, Flow, Regs};
use crate::context::Context;
use crate::dispatch::{Address, exchange};
use crate::regcode::{Identity, Ins, identity};
use crate::routines::of;
use maple_mirbin::tagged;
use maple_rt::class::Class;
use maple_rt::heap::{self, Released, ThreadHeap, class_of, element_count};
use maple_rt::monitor;
use std::sync::atomic::Ordering;

identity! {
    CallVirtual;
    Field;
    Static;
    Element;
    CheckedElement;
    Plain;
    Tagged;
    ArrayLength[T];
    ReleaseMany{N: usize};
    NewObject[T];
    NewArray;
    InstanceOf[T];
    CheckCast;
    CheckStore;
    Monitor{ENTERS: bool};
    LoadElement[W T X];
    StoreElement[W V X];
}

macro_rules! bodies {
    ($($(#[$doc:meta])* $name:ident($r:ident, $i:ident) data $data:literal $body:block)*) => {
        $(
            $(#[$doc])*
            pub struct $name;
            identity! { $name; }
            impl Body for $name {
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
    /// Raises unless array `a` has an element `b`
    CheckElement(r, i) data 0 {
        if let Err(trap) = element::<Mem64, Slot>(r, i.a, i.b) {
            return trap;
        }
    }
    /// Runs the initialiser of the class in the data word unless it has run, and becomes [`ClassReady`]; temporaries are free from slot `a` on
    InitClass(r, i) data 1 {
        if !(of(r.cx).initialise)(r.cx, r.pc, r.fp, r.cs, data(r, 0).low() as *const Class) {
            return Flow::Raised;
        }
    }
    /// What remains of [`InitClass`] when the class is initialised
    ClassReady(r, _i) data 1 {}
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
        let address = (of(r.cx).method_address)(r.cx, r.pc, r.fp, r.cs);
        if address == 0 {
            return Flow::Raised;
        }
        Slot::put(r, i.a, address);
    }
    /// `a := address of the method of the class of b` with the selector in the data word
    InterfaceAddress(r, i) data 1 {
        let address = (of(r.cx).interface_address)(r.cx, r.pc, r.fp, r.cs);
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
        } else if !(of(r.cx).call_once)(r.cx, r.pc, r.fp, r.cs) {
            return Flow::Raised;
        }
    }
    /// The code of a method of a class until it is called: finds the method at place `a` of the receiver's class and goes there
    VirtualStub(r, _i) data 0 {
        let entry = (of(r.cx).virtual_entry)(r.cx, r.pc, r.fp, r.cs);
        if entry.is_null() {
            return Flow::Raised;
        }
        r.pc = entry;
        return Flow::Jump;
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
        let entry = (of(r.cx).interface_entry)(r.cx, r.pc, r.fp, r.cs);
        if entry.is_null() {
            return Flow::Raised;
        }
        return enter(r, i.a, back, |_| entry);
    }
}

/// Calls the method at place `b` of the receiver's class with `c` arguments, the receiver being in slot `a`, where the callee's frame begins. The word of the
/// class says where the code is, or what a method that only returns a field would do, which is done here.
pub struct CallVirtual;
impl CallVirtual {
    /// The word of the receiver's class.
    #[inline(always)]
    unsafe fn entry(r: &Regs, receiver: u64) -> u64 {
        // SAFETY: the caller's promise: an object whose class has a word at this place.
        unsafe {
            let place = usize::from(instruction(r).b);
            (*class_of(receiver).entries.add(place)).load(Ordering::Acquire)
        }
    }
}
impl Body for CallVirtual {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `a` holds a reference or null.
        unsafe {
            let window = instruction(r).a;
            let receiver = Slot::get(r, window);
            if receiver == 0 {
                return Flow::Trap(Cause::Null, 0);
            }
            let entry = CallVirtual::entry(r, receiver);
            let Some(getter) = Getter::of(entry) else {
                let back = r.pc.add(1);
                return enter(r, window, back, |_| entry as *const Ins);
            };
            let value = getter.load(receiver);
            if getter.counts() && !heap::try_retain((*r.cx).heap, value) {
                return Flow::Slow;
            }
            Slot::put(r, window, value);
            r.acc0 = value;
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above; only a field of which a count is needed is left to this part.
        unsafe {
            let window = instruction(r).a;
            let receiver = Slot::get(r, window);
            if let Some(getter) = Getter::of(CallVirtual::entry(r, receiver)) {
                let value = getter.load(receiver);
                heap::retain((*r.cx).heap, value);
                Slot::put(r, window, value);
                r.acc0 = value;
            }
        }
        Flow::Next
    }
}

/// A method that returns a field of its receiver and nothing else, as a word of a class: odd, since addresses of code are even.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Getter(u64);

/// What a [`Getter`] loads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Got {
    /// `i32`
    S32,
    /// 64 bits.
    All,
    /// `u1` or `u8`
    U8,
    /// A reference, which gets one more owner.
    Counted,
}

impl Got {
    /// All of them.
    pub const ALL: &[Got] = &[Got::S32, Got::Counted, Got::All, Got::U8];

    /// The lowest byte of a [`Getter`]'s word; the others are the offset.
    #[inline(always)]
    pub const fn tag(self) -> u8 {
        (self as u8) << 1 | 1
    }
}

impl Getter {
    /// The method that returns what lies `offset` bytes from the receiver.
    pub fn new(got: Got, offset: i32) -> Getter {
        Getter((i64::from(offset) as u64) << 8 | u64::from(got.tag()))
    }

    /// The word.
    pub fn word(self) -> u64 {
        self.0
    }

    #[inline(always)]
    fn of(word: u64) -> Option<Getter> {
        (word & 1 != 0).then_some(Getter(word))
    }

    #[inline(always)]
    fn counts(self) -> bool {
        self.0 as u8 == Got::Counted.tag()
    }

    /// # Safety
    /// `receiver` is an object with that field.
    #[inline(always)]
    unsafe fn load(self, receiver: u64) -> u64 {
        let address = receiver.wrapping_add_signed(self.0 as i64 >> 8);
        // SAFETY: the caller's promise.
        unsafe {
            match self.0 as u8 {
                tag if tag == Got::S32.tag() => MemS32::read(address),
                tag if tag == Got::U8.tag() => Mem8::read(address),
                _ => Mem64::read(address),
            }
        }
    }
}

/// Where a counting instruction stands when its slow path takes over: what of it is done and which reference it was about to release.
///
/// 0 in [`Context::slow`](crate::context::Context) means that nothing is done. Otherwise it is the reference to be released, with the lowest
/// bit set if its count is taken already; all but the release is done then.
pub(super) mod rest {
    use super::*;

    /// Nothing is done.
    #[inline(always)]
    pub unsafe fn all(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the context is this run's.
        unsafe { (*r.cx).slow = 0 };
        Flow::Slow
    }

    /// Releases `old`, or leaves that to the slow path.
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
    #[inline(always)]
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

/// Where a reference lies in memory.
pub trait Cell: Identity {
    /// Data words after the instruction.
    const DATA: usize;
    /// Whether the address may be a bad one.
    const FAULTS: bool;
    /// Whether there may be none, where the instruction jumps.
    const JUMPS: bool = false;

    /// The address, or the trap. If it takes a call to find out, that is left to the slow path.
    ///
    /// # Safety
    /// As [`Body::exec`].
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow>;

    /// The address, or the trap.
    ///
    /// # Safety
    /// As [`Body::exec`].
    #[inline(always)]
    unsafe fn settle(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe { Self::address(r) }
    }
}

/// What a cell holds that may own an object.
pub trait Counted: Identity {
    /// The object that is owned, or null.
    fn object(bits: u64) -> u64;

    /// Stores a value, whose count moves, and releases what was there.
    ///
    /// # Safety
    /// Such a value lies at the address, which is valid; the heap is this thread's.
    unsafe fn store_owned(heap: *mut ThreadHeap, address: u64, bits: u64);
}

/// A reference
pub struct Plain;
impl Counted for Plain {
    #[inline(always)]
    fn object(bits: u64) -> u64 {
        bits
    }
    #[inline(always)]
    unsafe fn store_owned(heap: *mut ThreadHeap, address: u64, bits: u64) {
        // SAFETY: the caller's promise.
        unsafe { heap::store_owned(heap, address, bits) };
    }
}

/// A tagged value
pub struct Tagged;
impl Counted for Tagged {
    #[inline(always)]
    fn object(bits: u64) -> u64 {
        tagged::object(bits)
    }
    #[inline(always)]
    unsafe fn store_owned(heap: *mut ThreadHeap, address: u64, bits: u64) {
        // SAFETY: the caller's promise.
        unsafe { heap::store_tagged_owned(heap, address, bits) };
    }
}

/// `mem[b + cd]`
pub struct Field;
impl Cell for Field {
    const DATA: usize = 0;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            Ok(Slot::get(r, i.b).wrapping_add(i64::from(i.cd()) as u64))
        }
    }
}

/// `mem[data word]`
pub struct Static;
impl Cell for Static {
    const DATA: usize = 1;
    const FAULTS: bool = true;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe { Ok(data(r, 0).low()) }
    }
}

/// Element `c` of array `b`
pub struct Element;
impl Cell for Element {
    const DATA: usize = 0;
    const FAULTS: bool = false;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            element::<Mem64, Slot>(r, i.b, i.c)
        }
    }
}

/// Element `c` of array `b`, which `a` may become; temporaries are free from slot `d` on
pub struct CheckedElement;
impl Cell for CheckedElement {
    const DATA: usize = 0;
    const FAULTS: bool = false;
    #[inline(always)]
    unsafe fn address(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let address = element::<Mem64, Slot>(r, i.b, i.c)?;
            if may_store(Slot::get(r, i.b), Slot::get(r, i.a)) {
                Ok(address)
            } else {
                Err(rest::all(r))
            }
        }
    }
    #[inline(always)]
    unsafe fn settle(r: &mut Regs) -> Result<u64, Flow> {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let address = element::<Mem64, Slot>(r, i.b, i.c)?;
            check_store(r, i.b, i.a).map(|()| address)
        }
    }
}

/// Whether `value` is known to be allowed in `array`, neither of which need be.
#[inline(always)]
unsafe fn may_store(array: u64, value: u64) -> bool {
    // SAFETY: the caller's promise: the first is an array, the second a reference or null.
    unsafe {
        if value == 0 {
            return true;
        }
        let component = class_of(array).component;
        std::ptr::eq(class_of(value), component)
            || component
                .as_ref()
                .and_then(|component| class_of(value).is_subclass_of(component))
                == Some(true)
    }
}

/// Raises unless slot `value` may be an element of the array in slot `array`.
#[inline(always)]
unsafe fn check_store(r: &mut Regs, array: u16, value: u16) -> Result<(), Flow> {
    // SAFETY: the caller's promise: the first is an array, the second a reference or null.
    unsafe {
        let (array, value) = (Slot::get(r, array), Slot::get(r, value));
        if value != 0 && !(of(r.cx).is_subclass)(class_of(value), class_of(array).component) {
            (of(r.cx).bad_store)(r.cx, r.pc, r.fp, r.cs);
            return Err(Flow::Raised);
        }
    }
    Ok(())
}

macro_rules! counting {
    ($($(#[$doc:meta])* $name:ident [$($p:ident: $bound:ident),* $(; const $c:ident)?] data $data:expr, faults $faults:expr $(, jumps $jumps:expr)?,
        |$r:ident, $i:ident| $fast:block slow $slow:block)*) => {
        $(
            $(#[$doc])*
            pub struct $name<$($p,)* $(const $c: bool)?>(Params<($($p,)*)>);
            identity! { $name[$($p)*]$({$c: bool})?; }
            impl<$($p: $bound,)* $(const $c: bool)?> Body for $name<$($p,)* $($c)?> {
                const DATA: usize = $data;
                const FAULTS: bool = $faults;
                $(const JUMPS: bool = $jumps;)?
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
    Retain[T: Destination, V: Counted] data 0, faults false, |r, i| {
        let value = Slot::get(r, i.b);
        if !heap::try_retain((*r.cx).heap, V::object(value)) {
            return rest::all(r);
        }
        T::put(r, i.a, value);
        Flow::Next
    } slow {
        let value = Slot::get(r, i.b);
        heap::retain((*r.cx).heap, V::object(value));
        T::put(r, i.a, value);
    }
    /// The owner `a` is gone
    ReleaseOne[V: Counted] data 0, faults false, |r, i| {
        let old = Slot::get(r, i.a);
        rest::release(r, V::object(old))
    } slow {}
    /// `a := b`, which gets one more owner or hands over its ownership; the old value of `a` loses one
    Assign[T: Destination, V: Counted; const RETAINS] data 0, faults false, |r, i| {
        let value = Slot::get(r, i.b);
        if RETAINS && !heap::try_retain((*r.cx).heap, V::object(value)) {
            return rest::all(r);
        }
        let old = Slot::get(r, i.a);
        T::put(r, i.a, value);
        rest::release(r, V::object(old))
    } slow {
        let value = Slot::get(r, i.b);
        if RETAINS {
            heap::retain((*r.cx).heap, V::object(value));
        }
        let old = Slot::get(r, i.a);
        T::put(r, i.a, value);
        heap::release((*r.cx).heap, V::object(old));
    }
    /// `a := cell`, which gets one more owner; the old value of `a` loses one if it is replaced
    LoadRetained[T: Destination, C: Cell, V: Counted; const REPLACES] data C::DATA, faults C::FAULTS, |r, i| {
        let address = found!(C::address(r));
        let value = found!(Mem64::load::<false>(r, Address::At(address)));
        if !heap::try_retain((*r.cx).heap, V::object(value)) {
            return rest::all(r);
        }
        let old = if REPLACES { V::object(Slot::get(r, i.a)) } else { 0 };
        T::put(r, i.a, value);
        rest::release(r, old)
    } slow {
        let address = found!(C::settle(r));
        let value = found!(Mem64::load::<false>(r, Address::At(address)));
        heap::retain((*r.cx).heap, V::object(value));
        let old = if REPLACES { V::object(Slot::get(r, i.a)) } else { 0 };
        T::put(r, i.a, value);
        heap::release((*r.cx).heap, old);
    }
    /// `cell := a`, whose object gets one more owner or hands over its ownership; what was there loses one
    StoreReference[C: Cell, V: Counted; const RETAINS] data C::DATA, faults C::FAULTS, jumps C::JUMPS, |r, i| {
        let address = found!(C::address(r));
        let value = Slot::get(r, i.a);
        // A bad address must be found before the value is counted.
        let before = match C::FAULTS {
            true => found!(Mem64::load::<false>(r, Address::At(address))),
            false => 0,
        };
        if RETAINS && !heap::try_retain((*r.cx).heap, V::object(value)) {
            return rest::all(r);
        }
        let old = match C::FAULTS {
            true if heap::is_alone((*r.cx).heap) => {
                found!(Mem64::store::<false>(r, Address::At(address), value));
                before
            }
            true => found!(exchange(r, address, value)),
            false => heap::exchange((*r.cx).heap, address, value),
        };
        rest::release(r, V::object(old))
    } slow {
        let address = found!(C::settle(r));
        let value = Slot::get(r, i.a);
        if RETAINS {
            heap::retain((*r.cx).heap, V::object(value));
        }
        V::store_owned((*r.cx).heap, address, value);
    }
}

/// `a := length of array b`
pub struct ArrayLength<T>(Params<T>);
impl<T: Destination> Body for ArrayLength<T> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `b` holds an array or null.
        unsafe {
            let i = instruction(r);
            let array = Slot::get(r, i.b);
            if array == 0 {
                return Flow::Trap(Cause::Null, 0);
            }
            T::put(r, i.a, u64::from(element_count(array)));
        }
        Flow::Next
    }
}

/// The owners in the first `N` fields are gone. Slots that are done hold null, so that the slow path finds what is left.
pub struct ReleaseMany<const N: usize>;
impl<const N: usize> Body for ReleaseMany<N> {
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
pub struct NewObject<T>(Params<T>);
impl<T: Destination> Body for NewObject<T> {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let object = heap::allocate_instance((*r.cx).heap, data(r, 0).low() as *const Class);
            if object == 0 {
                return Flow::Slow;
            }
            T::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let object = (of(r.cx).new_object)(r.cx, r.pc, r.fp, r.cs);
            if object == 0 {
                return Flow::Raised;
            }
            T::put(r, instruction(r).a, object);
        }
        Flow::Next
    }
}

/// `a := new array of the class in the data word, with as many elements as b says`
pub struct NewArray;
impl Body for NewArray {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word has a class of arrays. A negative length is a large one.
        unsafe {
            let i = instruction(r);
            let length = Slot::get(r, i.b) as u32;
            let array = heap::allocate_array((*r.cx).heap, data(r, 0).low() as *const Class, length);
            if array == 0 {
                return Flow::Slow;
            }
            Slot::put(r, i.a, array);
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let array = (of(r.cx).new_array)(r.cx, r.pc, r.fp, r.cs);
            if array == 0 {
                return Flow::Raised;
            }
            Slot::put(r, instruction(r).a, array);
        }
        Flow::Next
    }
}

/// `a := b is an instance of the class in the data word`
pub struct InstanceOf<T>(Params<T>);
impl<T: Destination> Body for InstanceOf<T> {
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
            T::put(r, i.a, u64::from(is));
        }
        Flow::Next
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            let is = (of(r.cx).is_subclass)(class_of(Slot::get(r, i.b)), data(r, 0).low() as *const Class);
            T::put(r, i.a, u64::from(is));
        }
        Flow::Next
    }
}

/// Raises unless `a` is null or an instance of the class in the data word
pub struct CheckCast;
impl Body for CheckCast {
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
            if !(of(r.cx).is_subclass)(class_of(value), data(r, 0).low() as *const Class) {
                (of(r.cx).bad_cast)(r.cx, r.pc, r.fp, r.cs);
                return Flow::Raised;
            }
        }
        Flow::Next
    }
}

/// Raises unless `a` may be an element of array `b`; temporaries are free from slot `d` on
pub struct CheckStore;
impl Body for CheckStore {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `b` holds an array or null, `a` a reference or null.
        unsafe {
            let i = instruction(r);
            let array = Slot::get(r, i.b);
            if array == 0 {
                return Flow::Trap(Cause::Null, 0);
            }
            if may_store(array, Slot::get(r, i.a)) {
                Flow::Next
            } else {
                Flow::Slow
            }
        }
    }
    #[inline(always)]
    unsafe fn slow(r: &mut Regs) -> Flow {
        // SAFETY: as above.
        unsafe {
            let i = instruction(r);
            check_store(r, i.b, i.a).err().unwrap_or(Flow::Next)
        }
    }
}

/// Enters the monitor of the object in slot `b`, or exits it: what is no step of a thin lock is done by the intrinsic of the call site in the
/// data word, with the object at slot `a`.
pub struct Monitor<const ENTERS: bool>;
impl<const ENTERS: bool> Body for Monitor<ENTERS> {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: slot `b` holds a reference or null.
        unsafe {
            match Self::step(r.cx, Slot::get(r, instruction(r).b)) {
                true => Flow::Next,
                false => Flow::Slow,
            }
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

impl<const ENTERS: bool> Monitor<ENTERS> {
    /// The fast way, for machine code. Says whether that was all.
    ///
    /// # Safety
    /// The object is a reference or null, and the context that of the calling thread.
    #[inline(always)]
    pub unsafe extern "C" fn step(cx: *mut Context, object: u64) -> bool {
        // SAFETY: the caller's promise.
        unsafe {
            let (heap, thread) = ((*cx).heap, (*cx).thread);
            object != 0
                && if ENTERS {
                    monitor::try_enter(heap, object, thread)
                } else {
                    monitor::try_exit(heap, object, thread)
                }
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
impl<W: Access, T: Destination, X: Source> Body for LoadElement<W, T, X> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match element::<W, X>(r, i.b, i.c) {
                Ok(address) => T::put(r, i.a, W::read(address)),
                Err(trap) => return trap,
            }
        }
        Flow::Next
    }
}

/// `element c of array b := a`
pub struct StoreElement<W, V, X>(Params<(W, V, X)>);
impl<W: Access, V: Source, X: Source> Body for StoreElement<W, V, X> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            match element::<W, X>(r, i.b, i.c) {
                Ok(address) => W::write(address, V::get(r, i.a)),
                Err(trap) => return trap,
            }
        }
        Flow::Next
    }
}
