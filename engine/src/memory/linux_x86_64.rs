//! Memory access on x86-64 Linux.

use super::Accessed;
use std::arch::global_asm;

// `copy` runs backwards where the destination overlaps the source from above. `failed` gets the faulting address in rax and reports
// address 0 as 1, since 0 means success.
global_asm!(
    ".pushsection .text.maple_raw, \"ax\", @progbits",
    ".p2align 4",
    ".hidden maple_raw_begin",
    ".globl maple_raw_begin",
    "maple_raw_begin:",
    ".hidden maple_raw_copy",
    ".globl maple_raw_copy",
    "maple_raw_copy:",
    "mov rcx, rdx",
    "mov rax, rdi",
    "sub rax, rsi",
    "cmp rax, rcx",
    "jb 2f",
    "rep movsb",
    "xor eax, eax",
    "ret",
    "2:",
    "lea rdi, [rdi + rcx - 1]",
    "lea rsi, [rsi + rcx - 1]",
    "std",
    "rep movsb",
    "cld",
    "xor eax, eax",
    "ret",
    ".hidden maple_raw_zero",
    ".globl maple_raw_zero",
    "maple_raw_zero:",
    "mov rcx, rsi",
    "xor eax, eax",
    "rep stosb",
    "ret",
    ".hidden maple_raw_failed",
    ".globl maple_raw_failed",
    "maple_raw_failed:",
    "cld",
    "cmp rax, 1",
    "adc rax, 0",
    "ret",
    ".popsection",
);

/// Single accesses: the address in rdi, [`Accessed`] in rax and rdx. `failed` gets the faulting address in rax.
macro_rules! accesses {
    (loads $($load:literal $instruction:literal;)* stores $($store:literal $write:literal;)*) => {
        global_asm!(
            ".pushsection .text.maple_access, \"ax\", @progbits",
            ".p2align 4",
            ".hidden maple_access_begin",
            ".globl maple_access_begin",
            "maple_access_begin:",
            $(
                concat!(".hidden maple_access_", $load),
                concat!(".globl maple_access_", $load),
                concat!("maple_access_", $load, ":"),
                $instruction,
                "xor edx, edx",
                "ret",
            )*
            $(
                concat!(".hidden maple_access_", $store),
                concat!(".globl maple_access_", $store),
                concat!("maple_access_", $store, ":"),
                $write,
                "xor edx, edx",
                "ret",
            )*
            ".hidden maple_access_failed",
            ".globl maple_access_failed",
            "maple_access_failed:",
            "mov edx, 1",
            "ret",
            ".popsection",
        );
    };
}
accesses! {
    loads
        "load8" "movzx eax, byte ptr [rdi]";
        "load16" "movzx eax, word ptr [rdi]";
        "load32" "mov eax, dword ptr [rdi]";
        "load64" "mov rax, qword ptr [rdi]";
    stores
        "store8" "mov byte ptr [rdi], sil";
        "store16" "mov word ptr [rdi], si";
        "store32" "mov dword ptr [rdi], esi";
        "store64" "mov qword ptr [rdi], rsi";
}

unsafe extern "sysv64" {
    #[link_name = "maple_raw_copy"]
    pub fn copy(to: u64, from: u64, count: u64) -> u64;
    #[link_name = "maple_raw_zero"]
    pub fn zero(to: u64, count: u64) -> u64;
    fn maple_raw_begin();
    fn maple_raw_failed();
    #[link_name = "maple_access_load8"]
    pub fn load8(address: u64) -> Accessed;
    #[link_name = "maple_access_load16"]
    pub fn load16(address: u64) -> Accessed;
    #[link_name = "maple_access_load32"]
    pub fn load32(address: u64) -> Accessed;
    #[link_name = "maple_access_load64"]
    pub fn load64(address: u64) -> Accessed;
    #[link_name = "maple_access_store8"]
    pub fn store8(address: u64, value: u64) -> Accessed;
    #[link_name = "maple_access_store16"]
    pub fn store16(address: u64, value: u64) -> Accessed;
    #[link_name = "maple_access_store32"]
    pub fn store32(address: u64, value: u64) -> Accessed;
    #[link_name = "maple_access_store64"]
    pub fn store64(address: u64, value: u64) -> Accessed;
    fn maple_access_begin();
    fn maple_access_failed();
}

fn address(routine: unsafe extern "sysv64" fn()) -> usize {
    routine as usize
}

/// Whether the instruction at `rip` is a single access, whose address is in `rdi`.
pub fn accessed(rip: usize) -> bool {
    (address(maple_access_begin)..address(maple_access_failed)).contains(&rip)
}

/// Where to resume if the instruction at `rip` faulted, or `None` if it is none of these routines'.
pub fn resume_point(rip: usize) -> Option<usize> {
    if accessed(rip) {
        return Some(address(maple_access_failed));
    }
    let failed = address(maple_raw_failed);
    (address(maple_raw_begin)..failed)
        .contains(&rip)
        .then_some(failed)
}
