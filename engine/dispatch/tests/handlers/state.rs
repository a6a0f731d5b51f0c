//! What the registers of a handler hold, on every way through it: the fault handler takes the instruction, the frame and the control stack
//! from the registers of the first, second and fourth argument.

use super::Table;
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory};
use iced_x86::{Mnemonic, OpAccess, OpKind, Register};
use maple_dispatch::dispatch::{BACKEND, words_before};
use maple_dispatch::ops::table;
use std::collections::{BTreeMap, BTreeSet};

/// What a register or a word of the stack holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Held {
    /// What a register of the state held at the begin, and this many bytes more.
    Own(Own, i64),
    /// An address of the engine's, or what was loaded from one.
    Engine,
    /// What was loaded from code: fields, constants, addresses of static variables.
    Word,
    /// What a program computed.
    Program,
    /// Anything else.
    Other,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Pc,
    Frame,
    Context,
    Links,
    Stack,
}

impl Held {
    /// What holds where two ways meet.
    fn join(self, other: Held) -> Held {
        match (self, other) {
            _ if self == other => self,
            (Held::Program, _) | (_, Held::Program) => Held::Program,
            _ => Held::Other,
        }
    }

    /// What is computed from both.
    fn with(self, other: Held) -> Held {
        match (self, other) {
            (Held::Program, _) | (_, Held::Program) => Held::Program,
            (Held::Word, _) | (_, Held::Word) => Held::Word,
            _ => Held::Other,
        }
    }

    /// What is found at an address that this is part of.
    fn loaded(self) -> Held {
        match self {
            Held::Own(Own::Pc, _) => Held::Word,
            Held::Own(Own::Frame, _) | Held::Program | Held::Word => Held::Program,
            Held::Own(Own::Context, _) | Held::Engine => Held::Engine,
            Held::Own(..) | Held::Other => Held::Other,
        }
    }
}

/// All registers and the words that were pushed or spilled, by their distance to the stack pointer at the begin.
#[derive(Clone, PartialEq)]
struct State {
    registers: [Held; 16],
    stack: BTreeMap<i64, Held>,
}

impl State {
    fn at_begin() -> State {
        let mut state = State {
            registers: [Held::Other; 16],
            stack: BTreeMap::new(),
        };
        let own = [
            (Register::RDI, Own::Pc),
            (Register::RSI, Own::Frame),
            (Register::RDX, Own::Context),
            (Register::RCX, Own::Links),
            (Register::RSP, Own::Stack),
        ];
        for (register, own) in own {
            state.set(register, Held::Own(own, 0));
        }
        state.set(Register::R8, Held::Program);
        state.set(Register::R9, Held::Program);
        state
    }

    fn get(&self, register: Register) -> Held {
        match register.full_register() {
            Register::RIP => Held::Engine,
            register if register.is_gpr() => self.registers[register.number()],
            _ => Held::Other,
        }
    }

    fn set(&mut self, register: Register, value: Held) {
        self.registers[register.full_register().number()] = value;
    }

    /// Adds what is known on another way; says whether anything changed.
    fn join(&mut self, other: &State) -> bool {
        let before = self.clone();
        for (one, other) in self.registers.iter_mut().zip(&other.registers) {
            *one = one.join(*other);
        }
        self.stack.retain(|at, _| other.stack.contains_key(at));
        for (at, value) in &mut self.stack {
            *value = value.join(other.stack[at]);
        }
        *self != before
    }

    /// The values that make up the address of an instruction's memory operand.
    fn address(&self, inst: &Instruction) -> [Held; 2] {
        [inst.memory_base(), inst.memory_index()].map(|register| match register {
            Register::None => Held::Other,
            register => self.get(register),
        })
    }

    /// Where on the stack the memory operand is.
    fn stacked(&self, inst: &Instruction) -> Option<i64> {
        let plain = inst.memory_index() == Register::None;
        match self.get(inst.memory_base()) {
            Held::Own(Own::Stack, at) if plain => Some(at + inst.memory_displacement64() as i64),
            _ => None,
        }
    }

    /// What the memory operand holds.
    fn loaded(&self, inst: &Instruction) -> Held {
        if let Some(at) = self.stacked(inst) {
            return self.stack.get(&at).copied().unwrap_or(Held::Other);
        }
        let [base, index] = self.address(inst);
        match (base, index) {
            (Held::Own(..) | Held::Engine, _) => base.loaded(),
            (_, Held::Own(..) | Held::Engine) => index.loaded(),
            _ => base.with(index).loaded(),
        }
    }

    /// Whether an instruction accesses memory at an address that the program computed. Such an address is in registers: a constant displacement
    /// leads into the header of an object, which is there.
    fn accesses_program(&self, inst: &Instruction) -> bool {
        let [base, index] = self.address(inst);
        let is_own = |value| matches!(value, Held::Own(..) | Held::Engine);
        has_memory(inst)
            && inst.memory_displacement64() == 0
            && !is_own(base)
            && !is_own(index)
            && matches!(base.with(index), Held::Program | Held::Word)
    }

    /// The names of what the fault handler would not find.
    fn lost(&self) -> Vec<&'static str> {
        let wanted = [
            (Register::RDI, Own::Pc, "pc"),
            (Register::RSI, Own::Frame, "frame"),
            (Register::RCX, Own::Links, "control stack"),
        ];
        let lost = wanted
            .into_iter()
            .filter(|(register, own, _)| self.get(*register) != Held::Own(*own, 0));
        lost.map(|(.., name)| name).collect()
    }

    /// Changes the state as an instruction does.
    fn step(&mut self, inst: &Instruction, factory: &mut InstructionInfoFactory) {
        let (first, second) = (inst.op0_kind(), inst.op1_kind());
        let is_wide = |register: Register| register.is_gpr64();
        let sp = match self.get(Register::RSP) {
            Held::Own(Own::Stack, at) => at,
            value => panic!("the stack pointer is {value:?} at {:x}", inst.ip()),
        };
        match (inst.mnemonic(), first, second) {
            (Mnemonic::Push, ..) => {
                let value = match first {
                    OpKind::Register => self.get(inst.op0_register()),
                    _ => Held::Other,
                };
                self.stack.insert(sp - 8, value);
                self.set(Register::RSP, Held::Own(Own::Stack, sp - 8));
            }
            (Mnemonic::Pop, ..) => {
                let value = self.stack.get(&sp).copied().unwrap_or(Held::Other);
                self.set(inst.op0_register(), value);
                self.set(Register::RSP, Held::Own(Own::Stack, sp + 8));
            }
            (Mnemonic::Call, ..) => {
                use Register::{R8, R9, R10, R11, RAX, RCX, RDI, RDX, RSI};
                for register in [RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11] {
                    self.set(register, Held::Other);
                }
            }
            (Mnemonic::Mov, OpKind::Register, OpKind::Register) if is_wide(inst.op0_register()) => {
                self.set(inst.op0_register(), self.get(inst.op1_register()));
            }
            (Mnemonic::Mov, OpKind::Register, OpKind::Memory) if is_wide(inst.op0_register()) => {
                self.set(inst.op0_register(), self.loaded(inst));
            }
            (Mnemonic::Lea, OpKind::Register, _) => {
                let [base, index] = self.address(inst);
                let by = inst.memory_displacement64() as i64;
                let value = match base {
                    Held::Own(own, at) if inst.memory_index() == Register::None => Held::Own(own, at + by),
                    // A slot, a word: some address in what is the engine's.
                    Held::Own(..) | Held::Engine => Held::Engine,
                    // The header of an object.
                    Held::Program if by != 0 && inst.memory_index() == Register::None => Held::Engine,
                    _ if matches!(index, Held::Own(..)) => Held::Engine,
                    _ => base.with(index),
                };
                self.set(inst.op0_register(), value);
            }
            (Mnemonic::Add | Mnemonic::Sub, OpKind::Register, second)
                if second != OpKind::Register && second != OpKind::Memory =>
            {
                let by = inst.immediate(1) as i64;
                let by = if inst.mnemonic() == Mnemonic::Add { by } else { -by };
                let value = match self.get(inst.op0_register()) {
                    Held::Own(own, at) => Held::Own(own, at + by),
                    value => value,
                };
                self.set(inst.op0_register(), value);
            }
            _ => self.compute(inst, factory),
        }
        if first == OpKind::Memory
            && let Some(at) = self.stacked(inst)
            && !matches!(
                inst.mnemonic(),
                Mnemonic::Cmp | Mnemonic::Test | Mnemonic::Push | Mnemonic::Call
            )
        {
            let value = match (inst.mnemonic(), second) {
                (Mnemonic::Mov, OpKind::Register) if is_wide(inst.op1_register()) => {
                    self.get(inst.op1_register())
                }
                _ => Held::Other,
            };
            self.stack.insert(at, value);
        }
    }

    /// Any other instruction: what it writes is computed from what it reads.
    fn compute(&mut self, inst: &Instruction, factory: &mut InstructionInfoFactory) {
        let mut value = match has_memory(inst) {
            true => self.loaded(inst),
            false => Held::Other,
        };
        let used = factory.info(inst).used_registers();
        let reads = |access| {
            matches!(
                access,
                OpAccess::Read | OpAccess::CondRead | OpAccess::ReadWrite | OpAccess::ReadCondWrite
            )
        };
        let is_address = |register: Register| [inst.memory_base(), inst.memory_index()].contains(&register);
        for used in used.iter().filter(|used| reads(used.access())) {
            let register = used.register().full_register();
            if register.is_gpr() && !is_address(register) {
                value = value.with(match self.get(register) {
                    Held::Own(..) => Held::Engine,
                    value => value,
                });
            }
        }
        // A sum with a base of the engine's is an address of the engine's.
        let operands = [inst.op0_register(), inst.op1_register()];
        let owns = inst.mnemonic() == Mnemonic::Add
            && operands
                .iter()
                .any(|operand| matches!(self.get(*operand), Held::Own(..)));
        for used in used {
            let register = used.register().full_register();
            if !matches!(
                used.access(),
                OpAccess::Read | OpAccess::CondRead | OpAccess::None
            ) && register.is_gpr()
                && register != Register::RSP
            {
                self.set(register, if owns { Held::Engine } else { value });
            }
        }
    }
}

fn has_memory(inst: &Instruction) -> bool {
    (0..inst.op_count()).any(|i| inst.op_kind(i) == OpKind::Memory)
        && !matches!(inst.mnemonic(), Mnemonic::Lea | Mnemonic::Nop)
}

/// Walks all ways through the machine code of a handler, calls included, which return with the registers that a caller saves lost. Hands
/// each access of a program's memory to `access`.
fn walk(start: usize, end: usize, mut access: impl FnMut(&Instruction, &State)) {
    let mut factory = InstructionInfoFactory::new();
    let mut states = BTreeMap::from([(start as u64, State::at_begin())]);
    let mut work = BTreeSet::from([start as u64]);
    let inside = |ip: u64| (start..end).contains(&(ip as usize));
    while let Some(ip) = work.pop_first() {
        let before = &states[&ip];
        // SAFETY: `ip` is an instruction of a function of this process; no instruction is longer than 15 bytes, and more code or padding
        // follows every handler.
        let bytes = unsafe { std::slice::from_raw_parts(ip as *const u8, 15) };
        let inst = Decoder::with_ip(64, bytes, ip, DecoderOptions::NONE).decode();
        let mut state = before.clone();
        state.step(&inst, &mut factory);
        let next = match inst.flow_control() {
            FlowControl::ConditionalBranch => vec![inst.next_ip(), inst.near_branch_target()],
            FlowControl::UnconditionalBranch => vec![inst.near_branch_target()],
            FlowControl::Next | FlowControl::Call | FlowControl::IndirectCall => vec![inst.next_ip()],
            _ => vec![],
        };
        for ip in next.into_iter().filter(|ip| inside(*ip)) {
            let changed = match states.get_mut(&ip) {
                Some(known) => known.join(&state),
                None => states.insert(ip, state.clone()).is_none(),
            };
            if changed {
                work.insert(ip);
            }
        }
    }
    for (ip, state) in &states {
        // SAFETY: as above.
        let bytes = unsafe { std::slice::from_raw_parts(*ip as *const u8, 15) };
        let inst = Decoder::with_ip(64, bytes, *ip, DecoderOptions::NONE).decode();
        if state.accesses_program(&inst) {
            access(&inst, state);
        }
    }
}

/// The part of a superinstruction that begins this many words after the first.
fn part_at<'a>(parts: &[&'a table::Instruction], words: usize) -> Option<&'a table::Instruction> {
    let mut before = 0;
    for part in parts {
        if before == words {
            return Some(part);
        }
        before += 1 + part.data;
    }
    None
}

/// At every access that may fault, on every way, pc, frame and control stack are where the fault handler looks for them.
#[test]
fn state_is_found_at_every_access() {
    if BACKEND != "tail" {
        return;
    }
    let table = Table::new();
    let alone = table
        .instructions
        .values()
        .map(|entry| (entry.handler as usize, vec![entry]));
    let several = table::superinstructions().map(|(parts, whole)| (whole as usize, table.parts(parts)));
    let mut accesses = 0;
    let mut losing = BTreeMap::new();
    for (start, parts) in alone.chain(several) {
        if !parts.iter().any(|part| part.faults) {
            continue;
        }
        walk(start, table.end(start), |inst, state| {
            let words = words_before(start, inst.ip() as usize);
            if part_at(&parts, words).is_none_or(|part| !part.faults) {
                return;
            }
            accesses += 1;
            let lost = state.lost();
            if !lost.is_empty() {
                let names: Vec<String> = parts
                    .iter()
                    .map(|part| format!("{} {}", part.name, part.kinds))
                    .collect();
                let places = losing.entry(start).or_insert_with(|| (names, Vec::new()));
                places.1.push(format!("{:x}: {}", inst.ip(), lost.join(", ")));
            }
        });
    }
    assert!(accesses > 1000, "{accesses} accesses");
    let list: Vec<String> = losing
        .iter()
        .map(|(start, (names, places))| {
            format!("{start:x} {}\n    {}", names.join(" + "), places.join("\n    "))
        })
        .collect();
    assert!(list.is_empty(), "{} handlers:\n{}", list.len(), list.join("\n"));
}
