//! What machine code calls where its fast ways end, rarely: functions that preserve all registers but the flags, so that what is live across such a
//! call stays where it is. They get the context and an object.

use crate::context::Context;
use maple_rt::heap::{self, ThreadHeap};
use std::arch::naked_asm;
use std::mem::offset_of;

macro_rules! preserving {
    ($($(#[$doc:meta])* $name:ident => $target:path;)*) => {
        $(
            $(#[$doc])*
            ///
            /// # Safety
            /// Called by machine code alone, by Cranelift's convention `preserve_all`, with the thread's context and an object that is not null.
            #[unsafe(naked)]
            pub unsafe extern "sysv64" fn $name(cx: *mut Context, object: u64) {
                naked_asm!(
                    // Ten words, with the return address: the stack is aligned.
                    "push rax", "push rcx", "push rdx", "push rsi", "push rdi",
                    "push r8", "push r9", "push r10", "push r11",
                    "sub rsp, 256",
                    "movups [rsp], xmm0", "movups [rsp + 16], xmm1", "movups [rsp + 32], xmm2", "movups [rsp + 48], xmm3",
                    "movups [rsp + 64], xmm4", "movups [rsp + 80], xmm5", "movups [rsp + 96], xmm6", "movups [rsp + 112], xmm7",
                    "movups [rsp + 128], xmm8", "movups [rsp + 144], xmm9", "movups [rsp + 160], xmm10", "movups [rsp + 176], xmm11",
                    "movups [rsp + 192], xmm12", "movups [rsp + 208], xmm13", "movups [rsp + 224], xmm14", "movups [rsp + 240], xmm15",
                    "mov rdi, [rdi + {heap}]",
                    "call {target}",
                    "movups xmm0, [rsp]", "movups xmm1, [rsp + 16]", "movups xmm2, [rsp + 32]", "movups xmm3, [rsp + 48]",
                    "movups xmm4, [rsp + 64]", "movups xmm5, [rsp + 80]", "movups xmm6, [rsp + 96]", "movups xmm7, [rsp + 112]",
                    "movups xmm8, [rsp + 128]", "movups xmm9, [rsp + 144]", "movups xmm10, [rsp + 160]", "movups xmm11, [rsp + 176]",
                    "movups xmm12, [rsp + 192]", "movups xmm13, [rsp + 208]", "movups xmm14, [rsp + 224]", "movups xmm15, [rsp + 240]",
                    "add rsp, 256",
                    "pop r11", "pop r10", "pop r9", "pop r8",
                    "pop rdi", "pop rsi", "pop rdx", "pop rcx", "pop rax",
                    "ret",
                    heap = const offset_of!(Context, heap),
                    target = sym $target,
                )
            }
        )*
    };
}

preserving! {
    /// [`heap::retain_slowly`]
    retain => retain_slowly;
    /// [`heap::release_slowly`]
    release => heap::release_slowly;
    /// [`heap::released`]
    released => heap::released;
}

unsafe extern "C" fn retain_slowly(_: *mut ThreadHeap, object: u64) {
    // SAFETY: the promise of machine code.
    unsafe { heap::retain_slowly(object) };
}
