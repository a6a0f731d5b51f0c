//! The way into machine code and out of it, on x86-64.

use super::{Entry, LEFT, STOP, Tier};
use crate::context::{Accumulators, Context, Site};
use crate::dispatch::Exit;
use crate::regcode::{Ins, Link};
use std::arch::naked_asm;
use std::mem::offset_of;

const ACCUMULATORS: usize = offset_of!(Context, accumulators);
const INTS: usize = ACCUMULATORS + offset_of!(Accumulators, ints);
const FLOATS: usize = ACCUMULATORS + offset_of!(Accumulators, floats);
const LEFT_AT: usize = offset_of!(Context, left);
const SITE: usize = offset_of!(Context, site);

/// Bytes from [`Context::entry_sp`] down to the control stack that [`enter`] keeps while machine code runs.
pub const LINKS_BELOW: usize = 6 * size_of::<usize>();
/// Bytes from there down to the address that the outermost machine code returns to.
pub const RETURN_BELOW: usize = 7 * size_of::<usize>();

/// The handler of a word that machine code begins at, with the address of the [`Entry`] in `r11`. Calls the code, and goes on where that leads.
///
/// # Safety
/// As for a handler.
#[unsafe(naked)]
pub unsafe extern "sysv64" fn enter() {
    naked_asm!(
        // Five words: with the return address the stack is aligned for the call. See `LINKS_BELOW`.
        "push r11",
        "push rdi",
        "push rsi",
        "push rdx",
        "push rcx",
        "cmp rsp, [rdx + {limit}]",
        "jb 5f",
        "mov [rdx + {ints}], r8",
        "mov [rdx + {ints} + 8], r9",
        "movsd [rdx + {floats}], xmm0",
        "movsd [rdx + {floats} + 8], xmm1",
        "movsd [rdx + {floats} + 16], xmm2",
        "movsd [rdx + {floats} + 24], xmm3",
        "mov rdi, rsi",
        "mov rsi, rdx",
        "mov rdx, rcx",
        "mov rcx, [rdi]",
        "mov r8, [rdi + 8]",
        "mov r9, [rdi + 16]",
        "call [r11 + {code}]",
        "mov r8, rdx",
        "cmp eax, {left}",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop r11",
        "je 2f",
        "ja 4f",
        // Returned: as a return instruction does.
        "mov [rsi], r8",
        "mov rdi, [rcx + {link_pc}]",
        "mov rsi, [rcx + {link_frame}]",
        "add rcx, {link}",
        "jmp [rdi]",
        // Left: on to the word, by its own handler if it is the one that led here.
        "2:",
        "mov r10, rdi",
        "mov rdi, [rdx + {left_at} + {site_pc}]",
        "mov rsi, [rdx + {left_at} + {site_fp}]",
        "mov rcx, [rdx + {left_at} + {site_cs}]",
        "dec dword ptr [r11 + {leaves}]",
        "je 6f",
        "cmp qword ptr [rdx + {limit}], {stop}",
        "je 6f",
        "3:",
        "mov r8, [rdx + {ints}]",
        "mov r9, [rdx + {ints} + 8]",
        "movsd xmm0, [rdx + {floats}]",
        "movsd xmm1, [rdx + {floats} + 8]",
        "movsd xmm2, [rdx + {floats} + 16]",
        "movsd xmm3, [rdx + {floats} + 24]",
        "mov rax, [rdi]",
        "cmp rdi, r10",
        "jne 7f",
        "cmp rax, [r11 + {thunk}]",
        "jne 7f",
        "jmp [r11 + {handler}]",
        "7:",
        "jmp rax",
        // Raised: the trap is in the context, and where it happened, or it was here.
        "4:",
        "cmp qword ptr [rdx + {site} + {site_fp}], 0",
        "jne 8f",
        "mov [rdx + {site} + {site_fp}], rsi",
        "mov [rdx + {site} + {site_cs}], rcx",
        "8:",
        "mov eax, {trap}",
        "ret",
        // Not entered: for want of stack, for which the word's own handler has no use, or because somebody wants something.
        "5:",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop r11",
        "cmp qword ptr [rdx + {limit}], {stop}",
        "je 9f",
        "jmp [r11 + {handler}]",
        "9:",
        "mov [rdx + {ints}], r8",
        "mov [rdx + {ints} + 8], r9",
        "movsd [rdx + {floats}], xmm0",
        "movsd [rdx + {floats} + 8], xmm1",
        "movsd [rdx + {floats} + 16], xmm2",
        "movsd [rdx + {floats} + 24], xmm3",
        "mov r10, rdi",
        // Somebody wants something.
        "6:",
        "push r11",
        "push r10",
        "push rdi",
        "push rsi",
        "push rdx",
        "push rcx",
        "sub rsp, 8",
        "mov rax, rdi",
        "mov rdi, rdx",
        "mov rdx, rsi",
        "mov rsi, rax",
        "mov rax, [rdi + {tier}]",
        "call [rax + {stopped}]",
        "add rsp, 8",
        "pop rcx",
        "pop rdx",
        "pop rsi",
        "pop rdi",
        "pop r10",
        "pop r11",
        "test al, al",
        "jne 3b",
        "mov eax, {trap}",
        "ret",
        limit = const offset_of!(Context, native_limit),
        ints = const INTS,
        floats = const FLOATS,
        left_at = const LEFT_AT,
        site = const SITE,
        site_pc = const offset_of!(Site, pc),
        site_fp = const offset_of!(Site, fp),
        site_cs = const offset_of!(Site, cs),
        code = const offset_of!(Entry, code),
        handler = const offset_of!(Entry, handler),
        thunk = const offset_of!(Entry, thunk),
        leaves = const offset_of!(Entry, leaves),
        link = const size_of::<Link>(),
        link_pc = const offset_of!(Link, return_pc),
        link_frame = const offset_of!(Link, frame),
        left = const LEFT,
        stop = const STOP as i64,
        trap = const Exit::Trap as u64,
        tier = const offset_of!(Context, tier),
        stopped = const offset_of!(Tier, stopped),
    )
}

// The code above takes a word for its handler: that is its first field.
const _: () = assert!(offset_of!(Entry, enter) == 0 && size_of::<Ins>() == 16);
