//! Jumps, calls and returns.

use super::operand::{Params, Slot, Source, Target, data, instruction};
use super::scalar::{BinaryOp, CompareOp};
use crate::regcode::{Body, Cause, Flow, Ins, Link, Regs};
use crate::{native, vm};
use maple_runtime::trap::TrapKind;

/// Slots that must be free above a callee's frame base when it is called. Functions whose frames are larger check again at entry.
pub const FRAME_SLACK: usize = 256;

/// The code `cd` bytes from the instruction at `r.pc`: displacements are scaled when code is built.
#[inline(always)]
unsafe fn displaced(r: &Regs) -> *const Ins {
    // SAFETY: the caller's promise: branch targets lie in the same function.
    unsafe { r.pc.byte_offset(instruction(r).cd() as isize) }
}

/// `pc += cd`
pub struct Jump;
impl Body for Jump {
    const NAME: &'static str = "Jump";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        r.pc = unsafe { displaced(r) };
        Flow::Jump
    }
}

/// `pc -= K` instructions: the short way back of a loop. The distance is part of the opcode, because a loaded one would put the latency
/// of a load into the chain of dependent pc values of every iteration.
pub struct JumpBack<const K: usize>;
impl<const K: usize> Body for JumpBack<K> {
    const NAME: &'static str = "JumpBack";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the target lies in the same function.
        r.pc = unsafe { r.pc.sub(K) };
        Flow::Jump
    }
}

/// `if a op b, pc += cd`
pub struct BranchBody<O, L, R>(Params<(O, L, R)>);
impl<O: CompareOp, L: Source, R: Source> Body for BranchBody<O, L, R> {
    const NAME: &'static str = O::NAME;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            if O::holds(L::get(r, i.a), R::get(r, i.b)) {
                r.pc = displaced(r);
                return Flow::Jump;
            }
        }
        Flow::Next
    }
}

/// `a += b` on 32 bits, `if a op c, pc -= K` instructions: the end of a counted loop. `K` 0 means the distance is in `d`.
pub struct StepBack<O, V, R, const K: usize>(Params<(O, V, R)>);
impl<O: CompareOp, V: Source + Target, R: Source, const K: usize> Body for StepBack<O, V, R, K> {
    const NAME: &'static str = O::NAME;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the target lies in the same function.
        unsafe {
            let i = instruction(r);
            let value = u64::from((V::get(r, i.a) as u32).wrapping_add(i.b as i16 as u32));
            V::put(r, i.a, value);
            Slot::put(r, i.a, value);
            if O::holds(value, R::get(r, i.c)) {
                r.pc = r.pc.sub(if K == 0 { usize::from(i.d) } else { K });
                return Flow::Jump;
            }
        }
        Flow::Next
    }
}

/// Jumps through the table of displacements behind the instruction: entry `a - high(data 0)`, of `low(data 0)` entries, four to a word.
pub struct JumpTable;
impl Body for JumpTable {
    const NAME: &'static str = "JumpTable";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the table has as many entries as its first word says.
        unsafe {
            let table = data(r, 0);
            let value = Slot::get(r, instruction(r).a) as u32;
            let index = value.wrapping_sub(table.high() as u32);
            if u64::from(index) >= table.low() {
                return Flow::Trap(Cause::RangeGoto, u64::from(value));
            }
            let entry = r.pc.add(2).cast::<i32>().add(index as usize);
            r.pc = r.pc.byte_offset(*entry as isize);
        }
        Flow::Jump
    }
}

/// `pc := code for mirbin offset a of this function`; the data word has the function number
pub struct JumpIndirect;
impl Body for JumpIndirect {
    const NAME: &'static str = "JumpIndirect";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let label = Slot::get(r, instruction(r).a);
            let target = vm::label_target((*r.cx).machine, data(r, 0).low() as u32, label);
            if target.is_null() {
                return Flow::Trap(Cause::Jump, label);
            }
            r.pc = target;
        }
        Flow::Jump
    }
}

/// Enters `entry` with the frame at slot `window` and `back` as return address.
#[inline(always)]
unsafe fn enter(r: &mut Regs, window: u16, back: *const Ins, entry: *const Ins) -> Flow {
    // SAFETY: the caller's promise; the comparison keeps frames and control stack apart.
    unsafe {
        let frame = r.fp.add(usize::from(window));
        if frame.add(FRAME_SLACK) as usize > r.cs as usize {
            return Flow::Trap(Cause::StackOverflow, 0);
        }
        let cs = r.cs.sub(1);
        cs.write(Link {
            return_pc: back,
            frame: r.fp,
        });
        r.cs = cs;
        r.fp = frame;
        r.pc = entry;
    }
    Flow::Jump
}

/// Calls the entry in the data word with the frame at slot `a`. The callee's stub patches the data word when it has been translated.
pub struct Call;
impl Body for Call {
    const NAME: &'static str = "Call";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds an entry or a stub.
        unsafe {
            let entry = data(r, 0).low() as *const Ins;
            let back = r.pc.add(2);
            enter(r, instruction(r).a, back, entry)
        }
    }
}

/// `pc := data word`
pub struct JumpAbsolute;
impl Body for JumpAbsolute {
    const NAME: &'static str = "JumpAbsolute";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds the address of an instruction.
        r.pc = unsafe { data(r, 0).low() as *const Ins };
        Flow::Jump
    }
}

/// `slot d := b + c` on 32 bits, then as [`Call`]: the last argument is a value and a small constant.
pub struct CallAdd<B>(Params<B>);
impl<B: Source> Body for CallAdd<B> {
    const NAME: &'static str = "CallAdd";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the data word holds an entry or a stub.
        unsafe {
            let i = instruction(r);
            let value = u64::from((B::get(r, i.b) as u32).wrapping_add(i.c as i16 as u32));
            Slot::put(r, i.d, value);
            let entry = data(r, 0).low() as *const Ins;
            let back = r.pc.add(2);
            enter(r, i.a, back, entry)
        }
    }
}

/// Calls the address in slot `b` with `c` arguments and the frame at slot `a`. Data: {cached address, cached entry}, {call site, 0}.
pub struct CallIndirect;
impl Body for CallIndirect {
    const NAME: &'static str = "CallIndirect";
    const DATA: usize = 2;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let address = Slot::get(r, i.b);
            let cache = data(r, 0);
            let back = r.pc.add(3);
            if address == cache.low() {
                return enter(r, i.a, back, cache.high() as *const Ins);
            }
            let next = vm::call_indirect(r.cx, r.pc, r.fp, r.cs);
            if next.is_null() {
                return Flow::Raised;
            }
            let transfer = (*r.cx).transfer;
            r.pc = next;
            r.fp = transfer.fp;
            r.cs = transfer.cs;
        }
        Flow::Jump
    }
}

/// Calls the native function of the call site in the data word with the frame at slot `a`.
pub struct CallNative;
impl Body for CallNative {
    const NAME: &'static str = "CallNative";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let site = data(r, 0).low() as *mut vm::CallSite;
            if native::call(r.cx, r.pc, r.fp, r.cs, instruction(r).a, site) {
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
    const NAME: &'static str = "CallIntrinsic";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let site = data(r, 0).low() as *mut vm::CallSite;
            if native::intrinsic(r.cx, r.pc, r.fp, r.cs, instruction(r).a, site) {
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
    const NAME: &'static str = "Stub";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the control stack holds the return address of the call that led here.
        unsafe {
            let entry = vm::translate(r.cx, data(r, 0).low() as u32, (*r.cs).return_pc);
            if entry.is_null() {
                return Flow::Raised;
            }
            r.pc = entry;
            Flow::Jump
        }
    }
}

/// Traps if the run shall stop: another thread asked for it, or the time is over.
pub struct Poll;
impl Body for Poll {
    const NAME: &'static str = "Poll";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the context and the word it points at outlive the run.
        unsafe {
            let reasons = (*(*r.cx).poll).load(std::sync::atomic::Ordering::Relaxed);
            if reasons != 0 && !vm::poll(r.cx) {
                return Flow::Raised;
            }
        }
        Flow::Next
    }
}

/// Traps unless `cd` more slots fit above the frame: entry of functions with large frames.
pub struct CheckStack;
impl Body for CheckStack {
    const NAME: &'static str = "CheckStack";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: only addresses are compared.
        let needed = unsafe { r.fp.wrapping_add(instruction(r).cd() as usize) };
        if needed as usize > r.cs as usize {
            Flow::Trap(Cause::StackOverflow, 0)
        } else {
            Flow::Next
        }
    }
}

/// How a return instruction brings its result into canonical form.
pub trait Result {
    /// Name in listings.
    const NAME: &'static str;
    /// The canonical cell.
    fn canonical(value: u64) -> u64;
}
macro_rules! results {
    ($($name:ident $doc:literal $canonical:expr;)*) => {
        $(
            #[doc = $doc]
            pub struct $name;
            impl Result for $name {
                const NAME: &'static str = stringify!($name);
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

#[inline(always)]
unsafe fn leave(r: &mut Regs) -> Flow {
    // SAFETY: the caller's promise: the control stack holds the link that the call pushed.
    unsafe {
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
    const NAME: &'static str = C::NAME;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let value = C::canonical(V::get(r, instruction(r).a));
            *r.fp = value;
            leave(r)
        }
    }
}

/// `slot 0 := b op c`, return
pub struct ReturnBinaryBody<O, C, L, R>(Params<(O, C, L, R)>);
impl<O: BinaryOp, C: Result, L: Source, R: Source> Body for ReturnBinaryBody<O, C, L, R> {
    const NAME: &'static str = O::NAME;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            let value = C::canonical(O::apply(L::get(r, i.b), R::get(r, i.c)));
            *r.fp = value;
            leave(r)
        }
    }
}

/// `if a op b, slot 0 := c, return`
pub struct ReturnIfBody<O, C, R, V>(Params<(O, C, R, V)>);
impl<O: CompareOp, C: Result, R: Source, V: Source> Body for ReturnIfBody<O, C, R, V> {
    const NAME: &'static str = O::NAME;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            let i = instruction(r);
            if O::holds(Slot::get(r, i.a), R::get(r, i.b)) {
                let value = C::canonical(V::get(r, i.c));
                *r.fp = value;
                return leave(r);
            }
        }
        Flow::Next
    }
}

/// Return without a result; slot 0 := 0
pub struct ReturnVoid;
impl Body for ReturnVoid {
    const NAME: &'static str = "ReturnVoid";
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise.
        unsafe {
            *r.fp = 0;
            leave(r)
        }
    }
}

/// Return address of the outermost call
pub struct Halt;
impl Body for Halt {
    const NAME: &'static str = "Halt";
    #[inline(always)]
    unsafe fn exec(_: &mut Regs) -> Flow {
        Flow::Exit
    }
}

/// Raises the trap that the data word points at
pub struct Raise;
impl Body for Raise {
    const NAME: &'static str = "Raise";
    const DATA: usize = 1;
    #[inline(always)]
    unsafe fn exec(r: &mut Regs) -> Flow {
        // SAFETY: the caller's promise: the machine that made this code keeps the trap.
        unsafe { (*r.cx).trap = Some(*(data(r, 0).low() as *const TrapKind)) };
        Flow::Raised
    }
}
