//! What the compiler made of the handlers: with tail dispatch each must hand over by an indirect jump.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register};
use maple_engine::dispatch::BACKEND;
use maple_engine::ops::table;
use std::collections::BTreeSet;

/// Instructions that leave the run instead of handing over.
const LEAVE: [&str; 3] = ["Halt", "Raise", "Throw"];
/// More than any handler has.
const MOST: usize = 4000;

/// What can be reached from a handler's first instruction without leaving it.
#[derive(Default)]
struct Shape {
    indirect_jumps: usize,
    indirect_calls: usize,
    pushes_before_jump: usize,
}

/// Follows the control flow of the machine code at `start`.
fn shape(start: u64) -> Shape {
    let mut shape = Shape::default();
    let mut seen = BTreeSet::new();
    let mut work = vec![start];
    while let Some(mut ip) = work.pop() {
        while seen.insert(ip) && seen.len() < MOST {
            // SAFETY: `ip` is an instruction of a function of this process; no instruction is longer than 15 bytes, and more code or
            // padding follows every handler.
            let bytes = unsafe { std::slice::from_raw_parts(ip as *const u8, 15) };
            let inst = Decoder::with_ip(64, bytes, ip, DecoderOptions::NONE).decode();
            assert_ne!(inst.code(), Code::INVALID, "undecodable code at {ip:#x}");
            ip = inst.next_ip();
            match inst.flow_control() {
                FlowControl::ConditionalBranch => work.push(inst.near_branch_target()),
                FlowControl::UnconditionalBranch => ip = inst.near_branch_target(),
                FlowControl::IndirectBranch => {
                    shape.indirect_jumps += usize::from(!through_table_of_imports(&inst));
                    break;
                }
                FlowControl::IndirectCall => {
                    shape.indirect_calls += usize::from(!through_table_of_imports(&inst))
                }
                FlowControl::Return | FlowControl::Exception | FlowControl::Interrupt => break,
                FlowControl::Next | FlowControl::Call | FlowControl::XbeginXabortXend => {
                    shape.pushes_before_jump += usize::from(inst.mnemonic() == Mnemonic::Push);
                }
            }
        }
    }
    shape
}

/// Calls and jumps to other functions of the program or its libraries go through memory relative to `rip`, never through a register.
fn through_table_of_imports(inst: &Instruction) -> bool {
    inst.op0_kind() == OpKind::Memory && inst.memory_base() == Register::RIP
}

#[test]
fn handlers_end_in_indirect_jumps() {
    if BACKEND != "tail" {
        println!("dispatch backend {BACKEND}: handlers return to a loop");
        return;
    }
    let mut count = 0;
    for entry in table::handlers() {
        let shape = shape(entry.handler as usize as u64);
        let name = format!("{} {}", entry.name, entry.kinds);
        assert_eq!(
            shape.indirect_calls, 0,
            "{name}: the next handler is called, not jumped to"
        );
        if !LEAVE.contains(&entry.name) {
            assert!(shape.indirect_jumps > 0, "{name}: no indirect jump");
        }
        count += 1;
    }
    assert!(count > 1000, "{count} handlers");
}

/// The frequent families keep all their state in registers: not one push on any path.
#[test]
fn hot_handlers_use_no_stack() {
    if BACKEND != "tail" {
        return;
    }
    let hot = [
        "Add32",
        "Sub64",
        "MulAddF64",
        "LoadMem32",
        "StoreMem64",
        "BranchLtS32",
        "JumpBack3",
        "ReturnS32",
        "ReturnAdd32",
        "Call",
        "CallAdd",
        "GuardedCallLtS32",
        "GuardedCallAddLtS32",
        "StepLtS32Back3",
        "AddF64WithMem64",
        "LoadRowMem64",
        "Xor32Shr32",
    ];
    for entry in table::handlers().filter(|entry| hot.contains(&entry.name)) {
        let pushes = shape(entry.handler as usize as u64).pushes_before_jump;
        assert_eq!(pushes, 0, "{} {}", entry.name, entry.kinds);
    }
}
