//! The address that a faulting x86-64 instruction accessed, where the processor does not tell: for addresses that are not canonical.

/// Register contents in the processor's numbering: rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8 to r15.
pub type Registers = [u64; 16];

/// Address of the memory operand of the instruction at `code`. None if it has none or one of a kind that compilers do not use for
/// accesses through pointers.
///
/// # Safety
/// `code` is an instruction that the processor has just read.
pub unsafe fn memory_operand(code: *const u8, registers: &Registers) -> Option<u64> {
    let mut at = code;
    let mut byte = || {
        // SAFETY: no more bytes are read than the instruction has: all its parts before the immediate.
        unsafe {
            let value = *at;
            at = at.add(1);
            value
        }
    };
    let mut opcode = byte();
    while matches!(opcode, 0x66 | 0xf2 | 0xf3 | 0x2e | 0x36 | 0x3e | 0x26) {
        opcode = byte();
    }
    // Bits 1 and 0 extend the index and the base register.
    let mut extension = 0;
    match opcode {
        0x40..=0x4f => {
            extension = opcode;
            opcode = byte();
            if opcode == 0x0f && matches!(byte(), 0x38 | 0x3a) {
                byte();
            }
        }
        0x0f => {
            if matches!(byte(), 0x38 | 0x3a) {
                byte();
            }
        }
        0xc5 => {
            byte();
            byte();
            opcode = 0x0f;
        }
        0xc4 => {
            extension = !byte() >> 5;
            byte();
            byte();
            opcode = 0x0f;
        }
        _ => {}
    }
    // Accesses relative to fs and gs, and forms without a ModRM byte.
    if matches!(opcode, 0x64 | 0x65 | 0x62 | 0x67 | 0xa0..=0xaf | 0x50..=0x5f) {
        return None;
    }
    let modrm = byte();
    let (mode, low) = (modrm >> 6, modrm & 7);
    let register = |number: u8| registers[usize::from(number & 15)];
    let mut address = 0u64;
    let mut wide = mode == 2;
    match (mode, low) {
        (3, _) | (0, 5) => return None,
        (_, 4) => {
            let sib = byte();
            let index = (sib >> 3 & 7) | (extension & 2) << 2;
            if index != 4 {
                address = register(index) << (sib >> 6);
            }
            if sib & 7 == 5 && mode == 0 {
                wide = true;
            } else {
                address = address.wrapping_add(register(sib & 7 | (extension & 1) << 3));
            }
        }
        _ => address = register(low | (extension & 1) << 3),
    }
    if wide {
        let bytes = [byte(), byte(), byte(), byte()];
        return Some(address.wrapping_add(i64::from(i32::from_le_bytes(bytes)) as u64));
    }
    if mode == 1 {
        return Some(address.wrapping_add(i64::from(byte() as i8) as u64));
    }
    Some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Instructions as `objdump` shows them, with register `n` holding `0x100 * n`.
    #[test]
    fn operands() {
        let registers: Registers = std::array::from_fn(|n| 0x100 * n as u64);
        let table: &[(&[u8], Option<u64>)] = &[
            // mov rax, [rcx]
            (&[0x48, 0x8b, 0x01], Some(0x100)),
            // mov eax, [rdx + 8]
            (&[0x8b, 0x42, 0x08], Some(0x208)),
            // mov [r12 + rbx * 4 - 0x10], r9d
            (&[0x45, 0x89, 0x4c, 0x9c, 0xf0], Some(0xc00 + 0xc00 - 0x10)),
            // movzx eax, byte ptr [r13 + 0x12345]
            (
                &[0x41, 0x0f, 0xb6, 0x85, 0x45, 0x23, 0x01, 0x00],
                Some(0xd00 + 0x12345),
            ),
            // movss xmm0, [rsi + r15]
            (&[0xf3, 0x42, 0x0f, 0x10, 0x04, 0x3e], Some(0x600 + 0xf00)),
            // mov byte ptr [rax * 8 + 0x40], 1
            (&[0xc6, 0x04, 0xc5, 0x40, 0x00, 0x00, 0x00, 0x01], Some(0x40)),
            // vmovsd xmm0, [r9 + 8]
            (&[0xc4, 0xc1, 0x7b, 0x10, 0x41, 0x08], Some(0x908)),
            // vmovss xmm0, [rdi]
            (&[0xc5, 0xfa, 0x10, 0x07], Some(0x700)),
            // mov rax, rcx
            (&[0x48, 0x89, 0xc8], None),
            // rep movsb
            (&[0xf3, 0xa4], None),
        ];
        for (code, expected) in table {
            // SAFETY: the bytes are whole instructions.
            let found = unsafe { memory_operand(code.as_ptr(), &registers) };
            assert_eq!(found, *expected, "{code:02x?}");
        }
    }
}
