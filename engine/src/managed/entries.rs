//! Dispatch through classes: what the words of a class's entry table are, and interface methods.
//!
//! A word of the entry table is an address of register code, or says which field a method returns that does nothing else. At first it is that
//! of a stub which knows only its place in the table; the receiver tells the class. Interface methods are found by name once per class; call sites cache the last class.

use super::throw::raise_at;
use crate::managed::natives::{address_of, native_at};
use crate::state::function::{NO_FUNCTION, options};
use crate::state::machine::Machine;
use crate::state::managed::{Managed, Missing};
use crate::state::site::{CallKind, CallSite};
use crate::state::thread::ThreadState;
use maple_dispatch::Site;
use maple_dispatch::ops::object::{Getter, Got};
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, Link, publish_high, publish_low};
use maple_lir::{Inst as Lir, Operand, Shape, Single, Unary};
use maple_mirbin::{Inst, Intrinsic, Op, Prim, Property, verify};
use maple_rt::class::Class;
use maple_rt::class::names;
use maple_rt::heap::class_of;
use maple_rt::managed::{Fault, Raise, language};
use maple_rt::trap::TrapKind;
use std::sync::Arc;
use std::sync::atomic::Ordering;

impl Managed {
    /// Addresses of native methods, and the register code that calls them.
    pub fn native_entries(&self) -> impl Iterator<Item = (u64, *const Ins)> {
        self.native_entries.iter().map(|(code, entry)| (*code, *entry))
    }
}

impl Machine {
    /// The stub for the methods at place `place` of vtables.
    pub(super) fn virtual_stub(&mut self, place: usize) -> *const Ins {
        let place = Operand::number(place as i32);
        self.keep_glue(&[table::word(&Lir::single(Single::VirtualStub, &[place]))])
    }

    /// Register code for the method with this code: a Maple function's entry, or code that calls a native function.
    fn method_entry(&mut self, code: u64) -> Result<*const Ins, TrapKind> {
        if let Some(id) = self.function_at(code) {
            return self.translate(id);
        }
        if let Some(entry) = self
            .managed
            .as_ref()
            .and_then(|managed| managed.native_entries.get(&code))
        {
            return Ok(*entry);
        }
        let (args, result) = match native_at(code) {
            Some(native) => (native.args(), native.result()),
            // Nothing but the receiver is looked at, and nothing is returned.
            None if self.missing_method(code).is_some() => (vec![Prim::Ref], Prim::Void),
            None => return Err(TrapKind::BadCall { address: code }),
        };
        let mut glue: Vec<Ins> = Vec::new();
        for (slot, ty) in args
            .iter()
            .enumerate()
            .filter(|(_, ty)| ty.is_integral() && ty.size() <= 4)
        {
            let op = if ty.is_signed() {
                Unary::SignExtend32
            } else {
                Unary::ZeroExtend32
            };
            let slot = Operand::slot(slot as u16);
            glue.push(table::word(&Lir::new(Shape::Unary(op), &[slot, slot])));
        }
        let site = CallSite::new(CallKind::Address(code), NO_FUNCTION, 0, args, result);
        let site = self.keep_site(site);
        let give = if result == Prim::Void {
            Single::ReturnVoid
        } else {
            Single::Return64
        };
        glue.extend([
            table::word(&Lir::single(Single::CallNative, &[])),
            Ins::data(site as u64, 0),
            table::word(&Lir::single(give, &[])),
        ]);
        let entry = self.keep_glue(&glue);
        if let Some(managed) = &mut self.managed {
            managed.native_entries.insert(code, entry);
        }
        Ok(entry)
    }

    /// The native method that nothing defines and this address stands for.
    pub fn missing_method(&self, address: u64) -> Option<Arc<Missing>> {
        self.managed.as_ref()?.missing.get(address).cloned()
    }

    /// What the method with this code does, if it only returns a field. Where instructions are counted, all methods are called.
    fn getter(&mut self, code: u64) -> Option<Getter> {
        const LONGEST: usize = 32;
        let id = self.function_at(code).filter(|_| self.config.fuel.is_none())?;
        let function = self.function(id)?;
        let image = self.images.get(function.image)?;
        let bytes = function.code(image);
        if bytes.len() > LONGEST || self.is_variadic(id) {
            return None;
        }
        let frame = &function.frame;
        let verified = verify(frame, bytes, &options(image.note())).ok()?;
        let [receiver, load, rest @ .., leave] = verified.insts.as_slice() else {
            return None;
        };
        let reads = |inst: &Inst<'_>, cell: i16| {
            inst.op.has(Property::ReadsCell) && inst.frame_index() == cell && inst.ty.size() == 8
        };
        let loads = matches!(load.op, Op::IreadOff | Op::IreadOff32);
        let returns = leave.op == Op::Return && leave.operand_count() == 1;
        if !reads(receiver, 1) || !loads || !returns {
            return None;
        }
        let counts = |inst: &Inst<'_>| inst.intrinsic() == Some(Intrinsic::MccIncRef);
        let result = frame.result();
        let got = match (rest, load.ty) {
            ([], Prim::I32) if result == load.ty => Got::S32,
            ([], Prim::U1 | Prim::U8) if result == load.ty => Got::U8,
            ([], Prim::I64 | Prim::U64 | Prim::F64) if result == load.ty => Got::All,
            ([count], ty) if result.size() == 8 && ty.size() == 8 && ty.is_integral() && counts(count) => {
                Got::Counted
            }
            ([to, from, count], ty)
                if result.size() == 8 && ty.size() == 8 && ty.is_integral() && counts(count) =>
            {
                let cell = to.frame_index();
                let keeps = to.op.has(Property::WritesCell) && cell < -1 && to.ty == ty;
                (keeps && reads(from, cell)).then_some(Got::Counted)?
            }
            _ => return None,
        };
        Some(Getter::new(got, load.displacement()))
    }

    /// The number of the name of an interface method, which lies at `address` in an image.
    pub fn selector(&mut self, address: u64) -> Option<u32> {
        let name = super::memory::text(&self.images, address)?.to_owned();
        let managed = self.managed.as_mut()?;
        let next = managed.selectors.len() as u32;
        let selector = *managed.selector_numbers.entry(name.clone()).or_insert(next);
        if selector == next {
            managed.selectors.push(name);
        }
        Some(selector)
    }
}

/// The code of the method with this `name|signature` that a call on an object of `class` runs.
///
/// # Errors
/// There is none, or none with code.
pub fn interface_method(class: &Class, name: &str) -> Result<u64, Raise> {
    match class.find_method(name) {
        Some(method) if method.code != 0 => Ok(method.code),
        Some(_) => Err(Fault::AbstractMethod(class.name(), name).raise()),
        None => root_method(name).ok_or_else(|| Fault::NoMethod(class.name(), name).raise()),
    }
}

/// The native method of the root class with this `name|signature`. Small class libraries do not declare all of them, and compilers know
/// that arrays have `clone` whether or not the class declares it.
fn root_method(name: &str) -> Option<u64> {
    address_of(&names::mangle(&format!("{}|{name}", language().names().object)))
}

impl Managed {
    /// The code of the method of `class` with a selector.
    fn selected(&mut self, class: &Class, selector: u32) -> Result<u64, Raise> {
        let key = (std::ptr::from_ref(class), selector);
        if let Some(code) = self.selected.get(&key) {
            return Ok(*code);
        }
        let name = self.selectors.get(selector as usize).map_or("", String::as_str);
        let code = interface_method(class, name)?;
        self.selected.insert(key, code);
        Ok(code)
    }
}

/// The function in a slot of the vtable of `class`.
///
/// # Errors
/// Nothing is there: no code, or no slot.
pub fn function_in_slot(class: &Class, place: usize) -> Result<u64, Raise> {
    match class.function_addresses().get(place) {
        Some(0) => Err(Fault::AbstractMethod(class.name(), class.slot_name(place).unwrap_or("?")).raise()),
        Some(&code) => Ok(code),
        None => Err(Fault::NoSlot(class.name(), place).raise()),
    }
}

/// Where the call goes whose callee's frame is at `fp`: code of the method at the place in the stub, for the receiver in slot 0. Null if
/// there is none; the trap is in the context.
///
/// # Safety
/// `cx` belongs to the running machine, and no reference to the machine exists; slot 0 holds an object.
#[cold]
#[inline(never)]
pub unsafe fn virtual_entry(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe { ThreadState::held(cx, || virtual_entry_held(cx, pc, fp, cs)) }
}

unsafe fn virtual_entry_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        let place = usize::from((*pc).a);
        let class = class_of(*fp);
        let machine = &mut *(*cx).machine;
        let entry = function_in_slot(class, place).and_then(|code| {
            let entry = machine.method_entry(code).map_err(Raise::Trap)?;
            Ok((entry, machine.getter(code)))
        });
        match entry {
            Ok((entry, getter)) => {
                let word = getter.map_or(entry as u64, Getter::word);
                (*class.entries.add(place)).store(word, Ordering::Release);
                entry
            }
            Err(raise) => {
                // The arguments are not needed any more.
                let site = Site { pc, fp, cs };
                raise_at(cx, site, raise);
                std::ptr::null()
            }
        }
    }
}

/// Code of an interface method for the call at `pc`, whose receiver lies in its window. The call site keeps it. Null if there is none; the
/// trap is in the context.
///
/// # Safety
/// As [`virtual_entry`], at a call.
#[inline(never)]
pub unsafe fn interface_entry(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        if !(*cx).context.open {
            return ThreadState::held(cx, || interface_entry_held(cx, pc, fp, cs));
        }
        let class = class_of(*fp.add(usize::from((*pc).a)));
        let key = (std::ptr::from_ref(class), (*pc.add(2)).low() as u32);
        if let Some(entry) = (*cx).found.get(key) {
            return entry;
        }
        let entry = ThreadState::held(cx, || interface_entry_held(cx, pc, fp, cs));
        if !entry.is_null() {
            (*cx).found.put(key, entry);
        }
        entry
    }
}

unsafe fn interface_entry_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
) -> *const Ins {
    // SAFETY: `interface_entry`'s.
    unsafe {
        let window = fp.add(usize::from((*pc).a));
        let class = class_of(*window);
        let selector = (*pc.add(2)).low() as u32;
        let machine = &mut *(*cx).machine;
        let key = (std::ptr::from_ref(class), selector);
        let known = machine
            .managed
            .as_ref()
            .and_then(|m| m.interface_entries.get(&key));
        let entry = match known {
            Some(entry) => Ok(*entry),
            None => {
                let code = match &mut machine.managed {
                    Some(managed) => managed.selected(class, selector),
                    None => Err(Raise::Trap(TrapKind::InvalidCode)),
                };
                code.and_then(|code| machine.method_entry(code).map_err(Raise::Trap))
            }
        };
        match entry {
            Ok(entry) => {
                if let Some(managed) = &mut machine.managed {
                    managed.interface_entries.insert(key, entry);
                }
                // Other threads may be reading the two halves: where they may, the cache is filled once, the class last.
                let cache = pc.add(1).cast_mut();
                if (*cache).published() == 0 || !(*(*cx).shared).parallel.is_on() {
                    publish_high(cache, entry as u64);
                    publish_low(cache, std::ptr::from_ref(class) as u64);
                }
                entry
            }
            Err(raise) => {
                let site = Site {
                    pc,
                    fp: window.add(usize::from((*pc).b)),
                    cs,
                };
                raise_at(cx, site, raise);
                std::ptr::null()
            }
        }
    }
}

/// The address of the method that the instruction at `pc` names; 0 if it raises.
///
/// # Safety
/// As [`virtual_entry`]; the receiver is in slot `b`, and slots from `a` on are free.
#[cold]
#[inline(never)]
pub unsafe fn method_address(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let place = usize::from((*pc).c);
        let receiver = *fp.add(usize::from((*pc).b));
        if receiver != 0 {
            let code = class_of(receiver).functions.add(place).read();
            if code != 0 {
                return code;
            }
        }
        found(cx, pc, fp, cs, |class, _| function_in_slot(class, place))
    }
}

/// As [`method_address`], of an interface method.
///
/// # Safety
/// As [`method_address`].
#[cold]
#[inline(never)]
pub unsafe fn interface_address(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> u64 {
    // SAFETY: the caller's promise.
    unsafe {
        let selector = (*pc.add(1)).low() as u32;
        found(cx, pc, fp, cs, |class, managed| managed.selected(class, selector))
    }
}

unsafe fn found(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    find: impl FnOnce(&Class, &mut Managed) -> Result<u64, Raise>,
) -> u64 {
    // SAFETY: `method_address`'s.
    unsafe { ThreadState::held_lending(cx, || found_held(cx, pc, fp, cs, find)) }
}

unsafe fn found_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    find: impl FnOnce(&Class, &mut Managed) -> Result<u64, Raise>,
) -> u64 {
    // SAFETY: `method_address`'s.
    unsafe {
        let receiver = *fp.add(usize::from((*pc).b));
        let code = if receiver == 0 {
            Err(Fault::NullPointer.raise())
        } else {
            find(class_of(receiver), Machine::managed((*cx).machine))
        };
        code.unwrap_or_else(|raise| {
            let site = Site {
                pc,
                fp: fp.add(usize::from((*pc).d)),
                cs,
            };
            raise_at(cx, site, raise);
            0
        })
    }
}
