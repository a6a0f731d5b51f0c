//! Entry on x86-64 Linux.

use crate::context::Context;
use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};
use std::arch::naked_asm;

/// Saves the callee-saved registers, records the stack pointer in the context (offset 0) and calls `target`. The saved registers are
/// cleared: what the handlers' frames keep of them is nothing of an earlier run, which whoever looks for the state of an interrupted handler relies on.
///
/// # Safety
/// As [`super::enter`].
#[unsafe(naked)]
pub unsafe extern "sysv64" fn trampoline(
    pc: *const Ins,
    fp: *mut u64,
    cx: *mut Context,
    cs: *mut Link,
    target: usize,
) -> Exit {
    naked_asm!(
        "push rbp",
        "push rbx",
        "push r12",
        "push r13",
        "push r14",
        "push r15",
        "sub rsp, 8",
        "mov [rdx], rsp",
        "mov rax, r8",
        "xor ebp, ebp",
        "xor ebx, ebx",
        "xor r12d, r12d",
        "xor r13d, r13d",
        "xor r14d, r14d",
        "xor r15d, r15d",
        "xor r8d, r8d",
        "xor r9d, r9d",
        "xorps xmm0, xmm0",
        "xorps xmm1, xmm1",
        "xorps xmm2, xmm2",
        "xorps xmm3, xmm3",
        "call rax",
        "jmp {leave}",
        leave = sym leave,
    )
}

/// The exit of [`trampoline`], reached by its end or from the signal handler, with the recorded stack pointer and the exit in `rax`.
///
/// # Safety
/// Nobody calls it.
#[unsafe(naked)]
pub unsafe extern "sysv64" fn leave() {
    naked_asm!(
        "add rsp, 8",
        "pop r15",
        "pop r14",
        "pop r13",
        "pop r12",
        "pop rbx",
        "pop rbp",
        "ret",
    )
}
