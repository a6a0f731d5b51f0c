//! Memory access on x86-64 Linux.

use super::Accessed;
use std::arch::global_asm;

// `copy` reads up to 64 bytes before it writes the first, by accesses that may overlap; what is longer goes byte by byte, backwards where the
// destination overlaps the source from above. Accesses ascend, so that the address of a fault is that of the lowest byte that cannot be accessed.
// `failed` gets the faulting address in rax and reports
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
    "cmp rdx, 16",
    "jb 4f",
    "cmp rdx, 64",
    "ja 3f",
    "movups xmm0, [rsi]",
    "cmp rdx, 32",
    "ja 1f",
    "movups xmm3, [rsi + rdx - 16]",
    "movups [rdi], xmm0",
    "movups [rdi + rdx - 16], xmm3",
    "xor eax, eax",
    "ret",
    "1:",
    "movups xmm1, [rsi + 16]",
    "movups xmm2, [rsi + rdx - 32]",
    "movups xmm3, [rsi + rdx - 16]",
    "movups [rdi], xmm0",
    "movups [rdi + 16], xmm1",
    "movups [rdi + rdx - 32], xmm2",
    "movups [rdi + rdx - 16], xmm3",
    "xor eax, eax",
    "ret",
    "4:",
    "cmp rdx, 8",
    "jb 5f",
    "mov rax, [rsi]",
    "mov rcx, [rsi + rdx - 8]",
    "mov [rdi], rax",
    "mov [rdi + rdx - 8], rcx",
    "xor eax, eax",
    "ret",
    "5:",
    "cmp edx, 4",
    "jb 6f",
    "mov eax, [rsi]",
    "mov ecx, [rsi + rdx - 4]",
    "mov [rdi], eax",
    "mov [rdi + rdx - 4], ecx",
    "xor eax, eax",
    "ret",
    "6:",
    "mov r8d, edx",
    "shr r8d, 1",
    "movzx eax, byte ptr [rsi]",
    "movzx r9d, byte ptr [rsi + r8]",
    "movzx ecx, byte ptr [rsi + rdx - 1]",
    "mov [rdi], al",
    "mov [rdi + r8], r9b",
    "mov [rdi + rdx - 1], cl",
    "xor eax, eax",
    "ret",
    "3:",
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
