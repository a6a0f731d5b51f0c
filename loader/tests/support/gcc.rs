//! Images as people make them from listings: `gcc -x assembler-with-cpp -c`, then `gcc -shared`.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Whether there is a gcc; says so on the terminal if not, because tests that need it then prove nothing.
pub fn available() -> bool {
    let found = Command::new("gcc")
        .arg("--version")
        .output()
        .is_ok_and(|output| output.status.success());
    if !found {
        eprintln!("SKIPPED: gcc is missing");
    }
    found
}

/// Assembles and links `listing` with further linker options; `name` makes the files of a test its own.
pub fn shared_object(name: &str, listing: &str, options: &[&str]) -> PathBuf {
    let stem = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let (source, object, image) = (
        stem.with_extension("s"),
        stem.with_extension("o"),
        stem.with_extension("so"),
    );
    std::fs::write(&source, listing).expect("the test directory is writable");
    run(Command::new("gcc")
        .args(["-x", "assembler-with-cpp", "-c", "-o"])
        .args([&object, &source]));
    run(Command::new("gcc")
        .args(["-shared", "-o"])
        .args([&image, &object])
        .args(options));
    image
}

fn run(command: &mut Command) {
    let output = command.output().expect("gcc runs");
    assert!(
        output.status.success(),
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
}

/// A listing in the seed's style: functions in `.text`, opcode numbers at its head, local labels, data that refers to code and to
/// other images.
pub const LISTING: &str = r#"
OP_dassign = 1
OP_dread = 18
OP_return = 30
OP_icall = 38
OP_addroffunc = 89
OP_conststr = 92
OP_add = 118
OP_ireadpcoff = 155
OP_addroffpc = 156

        .section .rodata
        .p2align 3
__Ustr_1:                               // begins with the magic, but is no function
        .string "MPLI is only text"
        .p2align 3
        .type table, %object
        .globl table
table:
        .quad add_ints
        .quad helper + 4
        .quad puts
        .size table, . - table

        .data
        .p2align 3
        .globl _PTR_stdout
_PTR_stdout:
        .quad stdout
        .globl counter
        .type counter, %object
counter:
        .quad 42
        .size counter, 8

        .section .data.rel.ro, "aw", %progbits
        .p2align 3
        .globl frozen
        .type frozen, %object
frozen:
        .quad puts
        .size frozen, 8

        .bss
        .globl room
        .type room, %object
        .p2align 3
room:   .skip 100000
        .size room, 100000

        .text
        .p2align 2
        .globl main
        .type main, %function
main:   // -- method begin
        .cfi_startproc
        .ascii "MPLI"
main_mirbin_info:
        .long main_mirbin_code - .
        .2byte 1, 3, 2, 0
        .byte 0x0e
        .byte 0x01, 0x29, 0x0e
main_mirbin_code:
        .byte OP_addroffunc, 0xe, 0x0, 0x0        // 0000
main_operand_puts:
        .quad puts
        .byte OP_conststr, 0xe, 0x0, 0x0          // 000c
main_operand_text:
        .quad __Ustr_1
mirbin_label_1_1:
        .byte OP_icall, 0x1, 0x0, 0x2             // 0018
        .byte OP_addroffunc, 0xe, 0x0, 0x0
main_operand_add:
        .quad add_ints
        .byte OP_return, 0x0, 0x0, 0x0
        .cfi_endproc
.label.end.main:
        .size main, . - main

        .p2align 2
        .globl add_ints
        .type add_ints, %function
add_ints:
        .ascii "MPLI"
        .long add_ints_mirbin_code - .
        .2byte 2, 2, 2, 0
        .byte 6, 6
        .byte 6, 0x29
add_ints_mirbin_code:
        .byte OP_dread, 6, 1, 0
        .byte OP_dread, 6, 2, 0
mirbin_label_2_1:
        .byte OP_add, 6, 0, 2
        .byte OP_return, 6, 0, 1
.label.end.add_ints:
        .quad counter                             // data after a function without a size

        .p2align 2
        .type helper, %function
helper:
        .ascii "MPLI"
        .long helper_mirbin_code - .
        .2byte 0, 2, 1, 0
        .byte 1, 0x29
helper_mirbin_code:
        .byte OP_return, 0, 0, 0
.label.end.helper:
        .size helper, . - helper

        .p2align 2
        .globl untyped
untyped:
        .ascii "MPLI"
        .long untyped_mirbin_code - .
        .2byte 0, 2, 1, 0
        .byte 1, 0x29
untyped_mirbin_code:
        .byte OP_return, 0, 0, 0

        .globl machine_code
        .type machine_code, %function
machine_code:
        .byte 0xc3, 0x90, 0x90, 0x90
        .size machine_code, 4
        .section .note.GNU-stack, "", %progbits
"#;
