//! What machine code calls where its fast ways end, rarely: functions that preserve all registers but the flags, so that what is live across such a
//! call stays where it is. They get the context and what they work on.

use crate::context::Context;
use crate::ops::quick::{self, QuickOp};
use maple_lir::Quick;
use maple_mirbin::{js, tagged};
use maple_rt::heap::{self, ThreadHeap};
#[cfg(tail_dispatch)]
use std::arch::naked_asm;
#[cfg(tail_dispatch)]
use std::mem::offset_of;

/// The code of such a function, around what it does between saving the registers and restoring them. Saved: ten words with the return address, `rdi` the
/// fifth of them from the top, so that the stack is aligned, and above the stack pointer all registers for floats.
#[cfg(tail_dispatch)]
macro_rules! preserving {
    ([$($code:literal),*], $($operand:tt)*) => {
        naked_asm!(
            "push rax", "push rcx", "push rdx", "push rsi", "push rdi",
            "push r8", "push r9", "push r10", "push r11",
            "sub rsp, 256",
            "movups [rsp], xmm0", "movups [rsp + 16], xmm1", "movups [rsp + 32], xmm2", "movups [rsp + 48], xmm3",
            "movups [rsp + 64], xmm4", "movups [rsp + 80], xmm5", "movups [rsp + 96], xmm6", "movups [rsp + 112], xmm7",
            "movups [rsp + 128], xmm8", "movups [rsp + 144], xmm9", "movups [rsp + 160], xmm10", "movups [rsp + 176], xmm11",
            "movups [rsp + 192], xmm12", "movups [rsp + 208], xmm13", "movups [rsp + 224], xmm14", "movups [rsp + 240], xmm15",
            $($code,)*
            "movups xmm0, [rsp]", "movups xmm1, [rsp + 16]", "movups xmm2, [rsp + 32]", "movups xmm3, [rsp + 48]",
            "movups xmm4, [rsp + 64]", "movups xmm5, [rsp + 80]", "movups xmm6, [rsp + 96]", "movups xmm7, [rsp + 112]",
            "movups xmm8, [rsp + 128]", "movups xmm9, [rsp + 144]", "movups xmm10, [rsp + 160]", "movups xmm11, [rsp + 176]",
            "movups xmm12, [rsp + 192]", "movups xmm13, [rsp + 208]", "movups xmm14, [rsp + 224]", "movups xmm15, [rsp + 240]",
            "add rsp, 256",
            "pop r11", "pop r10", "pop r9", "pop r8",
            "pop rdi", "pop rsi", "pop rdx", "pop rcx", "pop rax",
            "ret",
            $($operand)*
        )
    };
}

macro_rules! counting {
    ($($(#[$doc:meta])* $name:ident => $target:path;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Safety
            /// Called by machine code alone, by Cranelift's convention `preserve_all`, with the thread's context and an object that is not null.
            #[cfg(tail_dispatch)]
            #[unsafe(naked)]
            pub unsafe extern "C" fn $name(cx: *mut Context, object: u64) {
                preserving!(
                    ["mov rdi, [rdi + {heap}]", "call {target}"],
                    heap = const offset_of!(Context, heap),
                    target = sym $target,
                )
            }

            $(#[$doc])*
            ///
            /// # Safety
            /// As on hosts with machine code; here it is called by nobody.
            #[cfg(not(tail_dispatch))]
            pub unsafe extern "C" fn $name(cx: *mut Context, object: u64) {
                // SAFETY: the caller's promise.
                unsafe { $target((*cx).heap, object) };
            }
        )*
    };
}

counting! {
    /// [`heap::retain_slowly`]
    retain => retain_slowly;
    /// [`heap::release_slowly`]
    release => heap::release_slowly;
    /// [`heap::released`]
    released => heap::released;
    /// Makes an integer of a whole number of 32 bits in the slot at an address, the second operand.
    make_strict => strict;
}

unsafe extern "C" fn strict(_: *mut ThreadHeap, slot: u64) {
    // SAFETY: the promise of machine code: the slot of a frame, with a value of JavaScript.
    let slot = unsafe { &mut *(slot as *mut u64) };
    if tagged::is_double(*slot) {
        *slot = js::number(tagged::to_double(*slot));
    }
}

unsafe extern "C" fn retain_slowly(_: *mut ThreadHeap, object: u64) {
    // SAFETY: the promise of machine code.
    unsafe { heap::retain_slowly(object) };
}

unsafe extern "C" fn of_quick<O: QuickOp>(a: u64, b: u64) -> u64 {
    O::apply(a, b)
}

/// # Safety
/// As [`retain`], with two values; the result goes to [`Context::given`].
#[cfg(tail_dispatch)]
#[unsafe(naked)]
unsafe extern "C" fn preserving_quick<O: QuickOp>(cx: *mut Context, a: u64, b: u64) {
    preserving!(
        ["mov rdi, rsi", "mov rsi, rdx", "call {target}", "mov rcx, [rsp + 288]", "mov [rcx + {given}], rax"],
        given = const offset_of!(Context, given),
        target = sym of_quick::<O>,
    )
}

/// # Safety
/// As [`retain`].
#[cfg(not(tail_dispatch))]
unsafe extern "C" fn preserving_quick<O: QuickOp>(cx: *mut Context, a: u64, b: u64) {
    // SAFETY: the caller's promise.
    unsafe { (*cx).given = of_quick::<O>(a, b) };
}

macro_rules! quicks {
    ($($op:ident)*) => {
        /// An operator on JavaScript's values. The result goes to [`Context::given`].
        pub fn quick(op: Quick) -> unsafe extern "C" fn(*mut Context, u64, u64) {
            match op {
                $(Quick::$op => preserving_quick::<quick::$op>,)*
            }
        }
    };
}
maple_lir::quicks!(quicks);
