//! Calls and returns.

use super::operand::{Params, Slot, Source, data, instruction};
use super::scalar::{BinaryOp, CompareOp};
use crate::body::{Body, Cause, Flow, Regs};
use crate::regcode::{Identity, Ins, Link, identity};
use crate::routines::of;

identity! {
    Passed;
    Sum[B];
    Only[B];
    Call[A];
    GuardedCall[A O C V];
    Formal;
    Immediate;
    CallIndirect;
    CallNative;
    TailCall;
    CallIntrinsic;
    Stub;
    ReturnBody[C V];
    ReturnBinaryBody[O C L R];
    ReturnIfBody[O C R V];
    ReturnVoid;
}

/// Slots that must be free above a callee's frame base when it is called. Functions whose frames are larger check again at entry.
pub const FRAME_SLACK: usize = 256;

/// Enters the code that `entry` gives with the frame at slot `window`, and `back` as return address. The entry is asked for last: fetched
/// earlier it would take a register that then is missing. The entry goes with the trap: stacks of programs continue elsewhere.
/// The window is field `a` of every call, so that the trap needs no register for it.
///
/// # Safety
/// As [`crate::body::Body::exec`]; the arguments are in the window, and what `entry` gives is code of a function that takes them.
#[inline(always)]
pub unsafe fn enter(
    r: &mut Regs,
    window: u16,
    back: *const Ins,
    entry: impl FnOnce(&Regs) -> *const Ins,
) -> Flow {
    // SAFETY: the caller's promise; the comparison keeps frames and control stack apart.
    unsafe {
        let frame = r.fp.add(usize::from(window));
        if frame.add(FRAME_SLACK) as usize > r.cs as usize {
            return Flow::Trap(Cause::StackOverflow, entry(r) as u64);
        }
        r.cs = r.cs.sub(1);
        r.cs.write(Link {
            return_pc: back,
            frame: r.fp,
        });
        r.fp = frame;
        r.pc = entry(r);
    }
    Flow::Jump
}

/// Goes on at `next`, with frame and control stack as a slow path has left them; if it is null, raises the trap that it has left.
///
/// # Safety
/// As [`crate::body::Body::exec`], after such a slow path.
#[inline(always)]
pub unsafe fn go_on(r: &mut Regs, next: *const Ins) -> Flow {
    if next.is_null() {
        return Flow::Raised;
    }
    // SAFETY: the caller's promise.
    let transfer = unsafe { (*r.cx).transfer };
    r.pc = next;
    r.fp = transfer.fp;
    r.cs = transfer.cs;
    Flow::Jump
}

/// What a direct call does before it looks at the callee.
pub trait Argument: Identity {
    /// Does it. Gives the value of the callee's only formal, if that is known.
    ///
    /// # Safety
    /// As [`crate::body::Body::exec`].
    unsafe fn pass(r: &Regs) -> Option<u64>;
}

/// The arguments are in the window.
pub struct Passed;
impl Argument for Passed {
    #[inline(always)]
    unsafe fn pass(_: &Regs) -> Option<u64> {
        None
    }
}

/// `slot d := b + c` on 32 bits: the last argument is a value and a small constant.
pub struct Sum<B>(Params<B>);
impl<B: Source> Argument for Sum<B> {
    #[inline(always)]
    unsafe fn pass(r: &Regs) -> Option<u64> {
        // SAFETY: the caller's promise.
        unsafe { Only::<B>::pass(r) };
        None
    }
}

/// As [`Sum`], where it is the only argument and the callee's only formal: whoever looks at it need not wait until it comes back from memory.
pub struct Only<B>(Params<B>);
impl<B: Source> Argument for Only<B> {
    #[inline(always)]
    unsafe fn pass(r: &Regs) -> Option<u64> {
        // SAFETY: the caller's promise: the fields name slots of the running frame.
        unsafe {
            let i = instruction(r);
            let value = u64::from((B::get(r, i.b) as u32).wrapping_add(i.c as i16 as u32));
            *r.fp.add(usize::from(i.d)) = value;
            Some(value)
        }
    }
}

/// Calls the entry in the data word with the frame at slot `a`. The callee's stub patches the data word when it has been translated.
pub struct Call<A>(Params<A>);
impl<A: Argument> Body for Call<A> {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds an entry or a stub.
        unsafe {
            A::pass(r);
            let back = r.pc.add(2);
            enter(r, instruction(r).a, back, |r| {
                data(r, 0).published() as *const Ins
            })
        }
    }
}

/// As [`Call`], of a function that begins with [`ReturnIfBody`], which is executed here: if the function would return at once, it is not
/// entered. The data word has the entry and, in its high half, the fields of the callee's first instruction.
pub struct GuardedCall<A, O, C, V>(Params<(A, O, C, V)>);
impl<A: Argument, O: CompareOp, C: Result, V: Constant> Body for GuardedCall<A, O, C, V> {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds an entry, and its fields name formals of the callee.
        unsafe {
            let only = A::pass(r);
            let i = instruction(r);
            let guard = data(r, 0);
            let window = r.fp.add(usize::from(i.a));
            let formal = |field: u16| only.unwrap_or_else(|| *window.add(usize::from(field)));
            if O::holds(formal(guard.a), guard.b as i16 as i64 as u64) {
                let value = C::canonical(V::of(formal, guard.c));
                *window = value;
                r.acc0 = value;
                return Flow::Next;
            }
            let back = r.pc.add(2);
            enter(r, i.a, back, |r| (data(r, 0).published() as *const Ins).add(1))
        }
    }
}

/// What a guarded call gives if the callee is not entered.
pub trait Constant: Identity {
    /// The value that `field` denotes, for a callee with these formals.
    fn of(formal: impl Fn(u16) -> u64, field: u16) -> u64;
}

/// A formal.
pub struct Formal;
impl Constant for Formal {
    #[inline(always)]
    fn of(formal: impl Fn(u16) -> u64, field: u16) -> u64 {
        formal(field)
    }
}

/// A 16-bit immediate, sign-extended.
pub struct Immediate;
impl Constant for Immediate {
    #[inline(always)]
    fn of(_: impl Fn(u16) -> u64, field: u16) -> u64 {
        field as i16 as i64 as u64
    }
}

/// Calls the address in slot `b` with `c` arguments and the frame at slot `a`. Data: {cached address, cached entry}, {call site, 0}.
pub struct CallIndirect;
impl Body for CallIndirect {
    const DATA: usize = 2;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let address = Slot::get(r, i.b);
            let cache = data(r, 0);
            let back = r.pc.add(3);
            if address == cache.published() {
                return enter(r, i.a, back, |_| cache.high() as *const Ins);
            }
            let next = (of(r.cx).call_indirect)(r.cx, r.pc, r.fp, r.cs);
            go_on(r, next)
        }
    }
}

/// Ends the frame and goes on in the function whose address is in slot `b`, with the `c` arguments from slot `a` on, or does nothing: then
/// the call that follows is made. Data: {cached address, cached entry}, {call site, 0}. What is cached needs a jump and no more.
pub struct TailCall;
impl Body for TailCall {
    const DATA: usize = 2;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the arguments lie above the slots that they are moved to.
        unsafe {
            let i = instruction(r);
            let address = Slot::get(r, i.b);
            let cache = data(r, 0);
            if address == cache.published() {
                let window = r.fp.add(usize::from(i.a));
                for at in 0..usize::from(i.c) {
                    *r.fp.add(at) = *window.add(at);
                }
                r.pc = cache.high() as *const Ins;
                return Flow::Jump;
            }
            let next = (of(r.cx).tail_call)(r.cx, r.pc, r.fp, r.cs);
            go_on(r, next)
        }
    }
}

/// Calls the native function of the call site in the data word with the frame at slot `a`.
pub struct CallNative;
impl Body for CallNative {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let site = data(r, 0).low();
            if (of(r.cx).call_native)(r.cx, r.pc, r.fp, r.cs, instruction(r).a, site) {
                Flow::Next
            } else {
                Flow::Raised
            }
        }
    }
}

/// Calls the intrinsic of the call site in the data word with its arguments at slot `a`, where the result goes as well.
pub struct CallIntrinsic;
impl Body for CallIntrinsic {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let site = data(r, 0).low();
            if (of(r.cx).call_intrinsic)(r.cx, r.pc, r.fp, r.cs, instruction(r).a, site) {
                Flow::Next
            } else {
                Flow::Raised
            }
        }
    }
}

/// The only instruction of a function that is not translated yet: translates it, patches the call site and goes on in the new code.
pub struct Stub;
impl Body for Stub {
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the control stack holds the return address of the call that led here.
        unsafe {
            let entry = (of(r.cx).translate)(r.cx, data(r, 0).low() as u32, (*r.cs).return_pc);
            if entry.is_null() {
                return Flow::Raised;
            }
            r.pc = entry;
            Flow::Jump
        }
    }
}

/// How a return instruction brings its result into canonical form.
pub trait Result: Identity {
    /// The canonical cell.
    fn canonical(value: u64) -> u64;
}
macro_rules! results {
    ($($name:ident $doc:literal $canonical:expr;)*) => {
        $(
            #[doc = $doc]
            pub struct $name;
            identity! { $name; }
            impl Result for $name {
                #[inline(always)]
                fn canonical(value: u64) -> u64 {
                    let canonical: fn(u64) -> u64 = $canonical;
                    canonical(value)
                }
            }
        )*
    };
}
results! {
    ReturnS32 "A signed result of at most 32 bits." |value| value as i32 as i64 as u64;
    ReturnU32 "An unsigned result of at most 32 bits, or an f32." |value| u64::from(value as u32);
    Return64 "A result of 64 bits." |value| value;
}

/// Returns `value`, which the caller finds in its window and in the first integer accumulator.
#[inline(always)]
unsafe fn leave(r: &mut Regs, value: u64) -> Flow {
    // SAFETY: the caller's promise: the control stack holds the link that the call pushed.
    unsafe {
        *r.fp = value;
        r.acc0 = value;
        let link = r.cs.read();
        r.cs = r.cs.add(1);
        r.pc = link.return_pc;
        r.fp = link.frame;
    }
    Flow::Jump
}

/// `slot 0 := a`, return
pub struct ReturnBody<C, V>(Params<(C, V)>);
impl<C: Result, V: Source> Body for ReturnBody<C, V> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let value = C::canonical(V::get(r, instruction(r).a));
            leave(r, value)
        }
    }
}

/// `slot 0 := b op c`, return
pub struct ReturnBinaryBody<O, C, L, R>(Params<(O, C, L, R)>);
impl<O: BinaryOp, C: Result, L: Source, R: Source> Body for ReturnBinaryBody<O, C, L, R> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = C::canonical(O::apply(L::get(r, i.b), R::get(r, i.c)));
            leave(r, value)
        }
    }
}

/// `if a op b, slot 0 := c, return`
pub struct ReturnIfBody<O, C, R, V>(Params<(O, C, R, V)>);
impl<O: CompareOp, C: Result, R: Source, V: Source> Body for ReturnIfBody<O, C, R, V> {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            if O::holds(Slot::get(r, i.a), R::get(r, i.b)) {
                let value = C::canonical(V::get(r, i.c));
                return leave(r, value);
            }
        }
        Flow::Next
    }
}

/// Return without a result; slot 0 := 0
pub struct ReturnVoid;
impl Body for ReturnVoid {
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe { leave(r, 0) }
    }
}
