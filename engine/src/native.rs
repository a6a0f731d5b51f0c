//! Calls from Maple code to native functions, host functions and runtime routines, the same for both executors.

pub mod atomics;
mod executable;
mod va_list;
mod wide;

use crate::machine::safepoint::stop_reason;
use crate::machine::stacks;
use crate::managed;
use crate::state::host::HostCall;
use crate::state::machine::Machine;
use crate::state::site::{CallKind, CallSite, NativeCallee, NativeTarget};
use crate::state::thread::ThreadState;
use crate::unwind::jump;
use maple_dispatch::Site;
use maple_dispatch::regcode::{Ins, Link, publish_low};
use maple_mirbin::{Prim, Xintrinsic};
use maple_rt::native::{DirectCall, NativePrototype, NativeType, PreparedCall};
use maple_rt::trap::TrapKind;
use maple_rt::{intrinsics, libc_proto};

/// Makes `site` ready to call the native or host function at `address`.
///
/// # Errors
/// If nothing can be called there, native calls are switched off, or the signature is none of the C ABI.
#[inline]
pub fn prepare(machine: &mut Machine, site: &mut CallSite, address: u64) -> Result<(), TrapKind> {
    if site
        .targets
        .first()
        .is_some_and(|target| target.address == address)
    {
        return Ok(());
    }
    prepare_new(machine, site, address)
}

#[cold]
#[inline(never)]
fn prepare_new(machine: &mut Machine, site: &mut CallSite, address: u64) -> Result<(), TrapKind> {
    if let Some(place) = site.targets.iter().position(|target| target.address == address) {
        site.targets.swap(0, place);
        return Ok(());
    }
    machine.know_code();
    let plain = |callee| NativeTarget {
        address,
        callee,
        pointers: 0,
        lists: 0,
        pointer: false,
    };
    let target = match (
        machine.hosts.get(&address).cloned(),
        managed::natives::native_at(address),
    ) {
        (Some(function), _) if machine.undefined.functions.contains(&address) => plain(
            NativeCallee::Undefined(HostCall::new(function, &[], Prim::Void, false)?),
        ),
        (Some(function), _) => {
            let counts = machine.counts(site.function);
            plain(NativeCallee::Host(HostCall::new(
                function,
                &site.args,
                site.result,
                counts,
            )?))
        }
        (None, Some(method)) if machine.managed.is_some() => plain(NativeCallee::Method(method)),
        _ => match machine.missing_method(address) {
            Some(missing) => plain(NativeCallee::Missing(missing)),
            None => native_target(machine, site, address)?,
        },
    };
    site.direct = direct(machine, site, &target);
    // Targets are kept, since a call of one may be going on further down this stack.
    site.targets.insert(0, Box::new(target));
    Ok(())
}

/// The call that needs no ceremony, if `target` is a function of the C library that only computes and the site never calls another one.
fn direct(machine: &Machine, site: &CallSite, target: &NativeTarget) -> Option<DirectCall> {
    let (CallKind::Address(_), NativeCallee::C { call, .. }) = (&site.kind, &target.callee) else {
        return None;
    };
    let name = machine.native_name(target.address)?;
    let known = libc_proto::only_computes(name) && executable::is_of_c_library(target.address);
    call.direct(target.address as usize)
        .filter(|_| known && target.lists == 0)
        .map(|direct| direct.known(libc_proto::operation(name)))
}

fn native_target(machine: &Machine, site: &CallSite, address: u64) -> Result<NativeTarget, TrapKind> {
    let inside_image = machine.images.iter().any(|image| image.contains(address));
    if !machine.config.natives || inside_image || !executable::is_code(address) {
        return Err(TrapKind::BadCall { address });
    }
    let mut prototype = prototype(machine, site, address)?;
    let lists = va_list::take(&mut prototype, machine.native_name(address));
    let aggregate = matches!(prototype.ret, NativeType::Aggregate(_));
    let operands = site
        .args
        .get(usize::from(aggregate)..)
        .ok_or(TrapKind::BadSignature)?;
    let call = PreparedCall::new(&prototype, operands, site.result).map_err(|_| TrapKind::BadSignature)?;
    let mut pointers = 0u64;
    // Aggregates among the variable arguments take several operands or none, so that those after them are taken for what they are.
    let fixed = prototype.fixed;
    let plain = |arg: &NativeType| matches!(arg, NativeType::Scalar(_));
    let known = fixed
        + prototype
            .args
            .iter()
            .skip(fixed)
            .take_while(|arg| plain(arg))
            .count();
    for (i, operand) in operands.iter().enumerate().take(63) {
        let declared = match prototype.args.get(i).filter(|_| i < known) {
            Some(NativeType::Scalar(ty)) => *ty,
            Some(NativeType::Aggregate(_)) => Prim::Agg,
            None => *operand,
        };
        if declared.is_address() && declared.size() == 8 {
            pointers |= 1 << (i + usize::from(aggregate));
        }
    }
    let pointer = matches!(prototype.ret, NativeType::Scalar(ty) if ty.is_address() && ty.size() == 8);
    Ok(NativeTarget {
        address,
        callee: NativeCallee::C { call, aggregate },
        pointers,
        lists: lists << u32::from(aggregate),
        pointer,
    })
}

/// What the callee looks like in C: by call site, by symbol, as the C library declares it, or as the call is made.
///
/// # Errors
/// [`TrapKind::BadSignature`] if the image says what it looks like and C's calling convention, as far as it is known here, has no such values:
/// structures that are aligned to more than 8 bytes.
fn prototype(machine: &Machine, site: &CallSite, address: u64) -> Result<NativePrototype, TrapKind> {
    let name = machine.native_name(address);
    let from_image = || {
        let function = machine.function(site.function)?;
        let natives = machine.images.get(function.image)?.natives()?;
        let place = function.vaddr(site.offset);
        let (table, prototype) = natives.site(place).or_else(|| natives.symbol(name?))?;
        Some(NativePrototype::from_table(table, &prototype).map_err(|_| TrapKind::BadSignature))
    };
    let known = from_image().or_else(|| Some(Ok(libc_proto::lookup(name?)?)));
    known.unwrap_or_else(|| Ok(NativePrototype::of_call(&site.args, site.result)))
}

/// Calls the native function of `site` with the arguments in the window, and leaves its result there. If it says false, the trap is in
/// the context.
///
/// # Safety
/// As [`call_held`]; called by a handler.
#[inline(never)]
pub unsafe fn call(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    window: u16,
    site: u64,
) -> bool {
    let site = site as *mut CallSite;
    // SAFETY: the caller's promise.
    unsafe {
        (*site).used.store(true, std::sync::atomic::Ordering::Relaxed);
        if let Some(direct) = (*site).direct {
            let first = fp.add(usize::from(window));
            let fp = first.add(direct.arity() + 1);
            // Where a fault would be.
            let outer = std::mem::replace(&mut (*cx).context.site, Site { pc, fp, cs });
            (*cx).running = false;
            *first = direct.call(first);
            (*cx).running = true;
            (*cx).context.site = outer;
            return true;
        }
        ThreadState::held(cx, || call_held(cx, pc, fp, cs, window, site))
    }
}

/// As [`call`], by a thread that has the gate.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and the window holds the site's arguments.
#[inline]
pub unsafe fn call_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    window: u16,
    site: *mut CallSite,
) -> bool {
    // SAFETY: the caller's promise; the machine keeps its call sites.
    unsafe {
        let first = fp.add(usize::from(window));
        let free = first.add((*site).args.len() + 1);
        let result = match (*site).kind {
            CallKind::Address(address) => prepare(&mut *(*cx).machine, &mut *site, address),
            _ => Ok(()),
        };
        match result.and_then(|()| transfer(cx, Site { pc, fp: free, cs }, first, site)) {
            Ok(()) => true,
            Err(kind) => {
                (*cx).context.trap = Some(kind);
                false
            }
        }
    }
}

/// Calls the function that `site` is prepared for with the arguments at `first`, and leaves its result there. `at` is the place of the
/// call and where the stack is free. Nothing is allocated, and `errno` is what the callee left.
///
/// # Errors
/// What a host function failed with, or a trap in a callback, which then is in the context as [`ThreadState::pending`].
///
/// # Safety
/// `cx` is the running thread's, no reference to the machine exists, the arguments fit the callee, which may do whatever it does.
#[inline]
pub unsafe fn transfer(
    cx: *mut ThreadState,
    at: Site,
    first: *mut u64,
    site: *mut CallSite,
) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise. The site keeps its targets, also if a callback prepares it for another.
    unsafe {
        let Some(target) = (*site).targets.first() else {
            return Err(TrapKind::BadSignature);
        };
        let target = std::ptr::from_ref(target.as_ref());
        let count = (*site).args.len();
        match &(*target).callee {
            NativeCallee::Method(method) => {
                let args = std::slice::from_raw_parts(first, count);
                *first = ThreadState::outside(cx, at, || managed::natives::call(cx, method, args))?;
                return Ok(());
            }
            NativeCallee::Missing(missing) => return Err(ThreadState::outside(cx, at, || missing.trap(cx))),
            NativeCallee::C { .. } | NativeCallee::Host(_) | NativeCallee::Undefined(_) => {}
        }
        let mut pointers = (*target).pointers;
        while pointers != 0 {
            let slot = first.add(pointers.trailing_zeros() as usize);
            if (*(*cx).machine).may_be_function(*slot) {
                *slot = (*(*cx).machine).export(*slot);
            }
            pointers &= pointers - 1;
        }
        if (*target).lists != 0 {
            va_list::convert(first, (*target).lists);
        }
        let outer = std::mem::replace(&mut (*cx).context.site, at);
        (*cx).running = false;
        ThreadState::release(cx);
        let args = std::slice::from_raw_parts(first, count);
        let result = match (&(*target).callee, args) {
            (
                NativeCallee::C {
                    call,
                    aggregate: true,
                },
                [result, args @ ..],
            ) => Ok(call.call((*target).address as usize, args, *result as *mut u8)),
            (NativeCallee::C { call, .. }, args) => {
                Ok(call.call((*target).address as usize, args, std::ptr::null_mut()))
            }
            (NativeCallee::Host(host), args) => host.call(cx, args),
            (NativeCallee::Undefined(host), _) => host.call(cx, &[]),
            (NativeCallee::Method(_) | NativeCallee::Missing(_), _) => Ok(0),
        };
        let pointer = (*target).pointer;
        ThreadState::acquire(cx);
        (*cx).running = true;
        (*cx).context.site = outer;
        if (*cx).pending.is_some() || (*(*cx).context.poll).load(std::sync::atomic::Ordering::Relaxed) != 0 {
            stopped(cx)?;
        }
        let mut value = match result {
            Ok(value) => value,
            Err(error) => return Err(error.raise(cx)),
        };
        if pointer {
            value = (*(*cx).machine).import(value);
        }
        if let NativeCallee::Undefined(host) = &(*target).callee {
            return Err(undefined(&mut *(*cx).machine, host));
        }
        *first = value;
        Ok(())
    }
}

/// Why a call of an undefined function does not return, after the client was told of it: if it is defined by now, for its executor to make it
/// again.
#[cold]
fn undefined(machine: &mut Machine, host: &HostCall) -> TrapKind {
    let address = host.function.address();
    if machine.function_at(address).is_some() {
        return TrapKind::BadCall { address };
    }
    let name = &host.function.name;
    machine.detail = Some(format!(
        "the function `{name}` is declared, and nobody defines it"
    ));
    TrapKind::RuntimeError
}

/// The reasons not to go on after a native call.
#[cold]
#[inline(never)]
unsafe fn stopped(cx: *mut ThreadState) -> Result<(), TrapKind> {
    // SAFETY: `transfer`'s promise.
    unsafe {
        match &(*cx).pending {
            Some(trap) => Err(trap.kind),
            None => stop_reason(cx).map_or(Ok(()), Err),
        }
    }
}

/// Executes the runtime routine of `site` with the arguments in the window, and leaves its result there. If it says false, the trap is in
/// the context.
///
/// # Safety
/// As [`call`].
#[inline(never)]
pub unsafe fn intrinsic(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    window: u16,
    site: u64,
) -> bool {
    let site = site as *mut CallSite;
    // SAFETY: the caller's promise.
    unsafe {
        (*site).used.store(true, std::sync::atomic::Ordering::Relaxed);
        if !(*cx).context.open {
            return ThreadState::held(cx, || intrinsic_held(cx, pc, fp, cs, window, site));
        }
        let first = fp.add(usize::from(window));
        let args = std::slice::from_raw_parts(first, (*site).args.len());
        let at = Site {
            pc,
            fp: first.add(args.len() + 1),
            cs,
        };
        if let Some(value) =
            ThreadState::outside(cx, at, || managed::intrinsics::run_alone(cx, (*site).kind, args))
        {
            *first = value;
            true
        } else if managed::intrinsics::keeps_borrows((*site).kind) {
            ThreadState::held_lending(cx, || intrinsic_held(cx, pc, fp, cs, window, site))
        } else {
            ThreadState::held(cx, || intrinsic_held(cx, pc, fp, cs, window, site))
        }
    }
}

/// As [`intrinsic`], by a thread that has the gate.
///
/// # Safety
/// As [`call_held`].
pub unsafe fn intrinsic_held(
    cx: *mut ThreadState,
    pc: *const Ins,
    fp: *mut u64,
    cs: *mut Link,
    window: u16,
    site: *mut CallSite,
) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        let first = fp.add(usize::from(window));
        let free = first.add((*site).args.len() + 1);
        match run_routine(cx, Site { pc, fp: free, cs }, first, site) {
            Ok(()) => true,
            Err(kind) => {
                (*cx).context.trap = Some(kind);
                false
            }
        }
    }
}

/// Executes the runtime routine of `site` with the arguments at `first`, and leaves its result there. The gate is kept, but routines that
/// call back or wait give it up for a while.
///
/// # Safety
/// As [`transfer`]; routines on raw memory access what the arguments say.
pub unsafe fn run_routine(
    cx: *mut ThreadState,
    at: Site,
    first: *mut u64,
    site: *mut CallSite,
) -> Result<(), TrapKind> {
    // SAFETY: the caller's promise.
    unsafe {
        let args = std::slice::from_raw_parts(first, (*site).args.len());
        *first = ThreadState::outside(cx, at, || routine(cx, &*site, args))?;
        Ok(())
    }
}

unsafe fn routine(cx: *mut ThreadState, site: &CallSite, args: &[u64]) -> Result<u64, TrapKind> {
    // SAFETY: the caller's promise.
    let (natives, managed) = unsafe {
        (
            (*(*cx).machine).config.natives,
            (*(*cx).machine).managed.is_some(),
        )
    };
    if let (CallKind::Extended(Xintrinsic::Dynamic), true) = (site.kind, managed) {
        // SAFETY: the caller's promise.
        return unsafe { managed::intrinsics::run_dynamic(cx, args) };
    }
    if let CallKind::Extended(id) = site.kind
        && let Some(value) = intrinsics::tagged_intrinsic(id, args)
    {
        return Ok(site.result.canonical(value));
    }
    if let CallKind::Extended(id) = site.kind
        && let Some(value) = wide::run(id, args)
    {
        return value.map(|value| site.result.canonical(value));
    }
    if let CallKind::Extended(id) = site.kind
        // SAFETY: the caller's promise.
        && let Some(value) = unsafe { atomics::run((*cx).context.heap, id, args) }
    {
        return value.map(|value| site.result.canonical(value));
    }
    match (site.kind, args) {
        (CallKind::Extended(Xintrinsic::SetJump), &[buffer, cell, number]) => {
            jump::set(site.function, buffer, cell, number).map(|()| 0)
        }
        (CallKind::Extended(Xintrinsic::LongJump), &[buffer, value]) => {
            // SAFETY: the caller's promise.
            Err(unsafe { jump::throw(cx, buffer, value as u32) })
        }
        // SAFETY: the caller's promise.
        (CallKind::Extended(id), args) if id.is_of_stacks() => unsafe { stacks::routine(cx, id, args) },
        // SAFETY: as above.
        (CallKind::Extended(id), args) if managed => unsafe {
            managed::intrinsics::run_extended(cx, id, args)
        },
        (CallKind::Intrinsic(id), args) if managed && intrinsics::c_signature(id).is_none() => {
            // SAFETY: as above.
            unsafe { managed::intrinsics::run(cx, id, args) }
        }
        (CallKind::Intrinsic(intrinsic), args) => {
            let unsupported = TrapKind::UnsupportedIntrinsic { id: intrinsic };
            // The C library's routines on memory are native functions under another name.
            let touches_memory =
                |signature: intrinsics::Signature| signature.args.iter().any(|ty| ty.is_address());
            if !natives && intrinsics::c_signature(intrinsic).is_none_or(touches_memory) {
                return Err(unsupported);
            }
            // SAFETY: the caller's promise.
            let value = unsafe { intrinsics::c_intrinsic(intrinsic, args) }.ok_or(unsupported)?;
            Ok(if site.result.is_scalar() {
                site.result.canonical(value)
            } else {
                value
            })
        }
        (CallKind::HeapBlock { allocates: true }, &[size]) => {
            let size = usize::try_from(size)
                .ok()
                .filter(|size| isize::try_from(*size).is_ok());
            // SAFETY: `malloc` accepts every size.
            let block = size.map_or(std::ptr::null_mut(), |size| unsafe { libc::malloc(size.max(1)) });
            if block.is_null() {
                Err(TrapKind::OutOfMemory)
            } else {
                Ok(block as u64)
            }
        }
        // Without native functions no address can be trusted to be a block, and the C library ends the process on others.
        (CallKind::HeapBlock { allocates: false }, &[_]) if !natives => Ok(0),
        (CallKind::HeapBlock { allocates: false }, &[block]) => {
            // SAFETY: the program's promise, as in C.
            unsafe { libc::free(block as *mut libc::c_void) };
            Ok(0)
        }
        _ => Err(TrapKind::BadSignature),
    }
}

/// Executes the intrinsic of the instruction at `pc`, which always has the same result, and keeps it there. If it says false, the trap is
/// in the context.
///
/// # Safety
/// As [`intrinsic`]; the argument is in slot `a`, from which on slots are free.
#[cold]
#[inline(never)]
pub unsafe fn call_once(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> bool {
    // SAFETY: the caller's promise; the machine keeps its call sites and its code.
    unsafe {
        let window = (*pc).a;
        let site = (*pc.add(2)).low() as *mut CallSite;
        ThreadState::held(cx, || {
            let done = intrinsic_held(cx, pc, fp, cs, window, site);
            if done {
                publish_low(pc.add(1).cast_mut(), *fp.add(usize::from(window)));
            }
            done
        })
    }
}
