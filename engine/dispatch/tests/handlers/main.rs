//! What the compiler made of the handlers: with tail dispatch each must hand over by an indirect jump.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, InstructionInfoFactory};
use iced_x86::{Mnemonic, OpAccess, OpKind, Register};
use maple_dispatch::dispatch::{BACKEND, words_before};
use maple_dispatch::ops::table;
use maple_dispatch::regcode::Id;
use maple_dispatch::routines;
use maple_lir::Effect;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::LazyLock;

mod state;

/// Instructions that leave the run instead of handing over.
const LEAVE: [&str; 4] = ["Halt", "Raise", "RaiseIndex", "Throw"];
/// More than any handler has.
const MOST: usize = 4000;

/// What can be reached from a handler's first instruction without leaving it.
#[derive(Default)]
struct Shape {
    indirect_jumps: usize,
    indirect_calls: usize,
    pushes_before_jump: usize,
    /// The runtime functions that it calls, by their places in the table.
    routines: BTreeSet<usize>,
}

/// An address in a general register.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Address {
    /// That of the context.
    Context,
    /// That of the table of runtime functions.
    Routines,
    /// That of a runtime function, by its place in the table.
    Routine(usize),
    /// That of another function of the program or its libraries.
    Function(u64),
}

/// What is known of general registers.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Addresses(BTreeMap<Register, Address>);

impl Addresses {
    /// Where handlers and their slow paths begin.
    fn at_entry() -> Addresses {
        Addresses(BTreeMap::from([(Register::RDX, Address::Context)]))
    }

    /// What an instruction loads, calls or jumps to, if its memory operand says so.
    fn in_memory(&self, inst: &Instruction) -> Option<Address> {
        let at = inst.memory_displacement64() as usize;
        match (inst.memory_base(), self.0.get(&inst.memory_base())) {
            // SAFETY: the place is one of the table of imports or a constant.
            (Register::RIP, _) => Some(Address::Function(unsafe {
                (inst.ip_rel_memory_address() as *const u64).read_unaligned()
            })),
            (_, Some(Address::Routines)) => Some(Address::Routine(at / size_of::<usize>())),
            (_, Some(Address::Context)) if at == routines::OFFSET => Some(Address::Routines),
            _ => None,
        }
    }

    /// Where an indirect call or jump leads.
    fn target(&self, inst: &Instruction) -> Option<Address> {
        match inst.op0_kind() {
            OpKind::Register => self.0.get(&inst.op0_register()).copied(),
            OpKind::Memory => self.in_memory(inst),
            _ => None,
        }
    }

    /// Keeps track of what an instruction loads.
    fn step(&mut self, inst: &Instruction) {
        let loads = inst.code() == Code::Mov_r64_rm64 && inst.op1_kind() == OpKind::Memory;
        let copies = inst.mnemonic() == Mnemonic::Mov && inst.op1_kind() == OpKind::Register;
        let loaded = match copies {
            true => self.0.get(&inst.op1_register()).copied(),
            false => self.in_memory(inst).filter(|_| loads),
        };
        let mut factory = InstructionInfoFactory::new();
        for used in factory.info(inst).used_registers() {
            if !matches!(
                used.access(),
                OpAccess::Read | OpAccess::CondRead | OpAccess::None
            ) {
                self.0.remove(&used.register().full_register());
            }
        }
        if matches!(inst.flow_control(), FlowControl::Call | FlowControl::IndirectCall) {
            // What a caller saves.
            use Register::{R8, R9, R10, R11, RAX, RCX, RDI, RDX, RSI};
            for register in [RAX, RCX, RDX, RSI, RDI, R8, R9, R10, R11] {
                self.0.remove(&register);
            }
        }
        if let Some(loaded) = loaded {
            self.0.insert(inst.op0_register(), loaded);
        }
    }
}

/// Follows the control flow of the machine code at `start`, and of the functions that it jumps to: slow paths are some.
///
/// A call that does not return, of a check in a debug build for example, may be the last instruction of a handler: what comes then is another one.
fn shape(start: u64) -> Shape {
    static ENTRIES: LazyLock<BTreeSet<u64>> = LazyLock::new(|| {
        table::handlers()
            .map(|entry| entry.handler as usize as u64)
            .collect()
    });
    let mut shape = Shape::default();
    let mut seen = BTreeSet::new();
    let mut work = vec![(start, true, Addresses::at_entry())];
    while let Some((mut ip, is_own, mut addresses)) = work.pop() {
        // Ways that meet may have other handlers in the register of a jump.
        while seen.insert((ip, is_own, addresses.clone())) && seen.len() < MOST {
            // SAFETY: `ip` is an instruction of a function of this process; no instruction is longer than 15 bytes, and more code or
            // padding follows every handler.
            let bytes = unsafe { std::slice::from_raw_parts(ip as *const u8, 15) };
            let inst = Decoder::with_ip(64, bytes, ip, DecoderOptions::NONE).decode();
            assert_ne!(inst.code(), Code::INVALID, "undecodable code at {ip:#x}");
            ip = inst.next_ip();
            let target = addresses.target(&inst);
            let called = matches!(inst.flow_control(), FlowControl::Call | FlowControl::IndirectCall);
            match inst.flow_control() {
                FlowControl::ConditionalBranch => {
                    work.push((inst.near_branch_target(), is_own, addresses.clone()));
                }
                FlowControl::UnconditionalBranch => ip = inst.near_branch_target(),
                FlowControl::IndirectBranch | FlowControl::IndirectCall => {
                    let jumps = inst.flow_control() == FlowControl::IndirectBranch;
                    match target {
                        Some(Address::Routine(place)) => shape.routines.extend([place]),
                        Some(Address::Function(target)) if is_own && jumps => {
                            work.push((target, false, Addresses::at_entry()))
                        }
                        Some(Address::Function(_)) => {}
                        Some(Address::Routines | Address::Context) | None if !is_own => {}
                        Some(Address::Routines | Address::Context) | None if jumps => {
                            shape.indirect_jumps += 1;
                        }
                        Some(Address::Routines | Address::Context) | None => shape.indirect_calls += 1,
                    }
                    if jumps {
                        break;
                    }
                }
                FlowControl::Return | FlowControl::Exception | FlowControl::Interrupt => break,
                FlowControl::Next | FlowControl::Call | FlowControl::XbeginXabortXend => {
                    shape.pushes_before_jump += usize::from(is_own && inst.mnemonic() == Mnemonic::Push);
                }
            }
            if called && ENTRIES.contains(&ip) {
                break;
            }
            addresses.step(&inst);
        }
    }
    shape
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
            "{name} at {:x}: the next handler is called, not jumped to",
            entry.handler as usize
        );
        if !LEAVE.contains(&entry.name.as_str()) {
            assert!(shape.indirect_jumps > 0, "{name}: no indirect jump");
        }
        count += 1;
    }
    assert!(count > 1000, "{count} handlers");
}

/// What an instruction is said to do in the meantime is what the runtime functions do that its handler calls.
#[test]
fn runtime_functions_do_what_their_callers_say() {
    if BACKEND != "tail" {
        return;
    }
    let mut called: BTreeSet<usize> = BTreeSet::new();
    for entry in table::handlers() {
        let routines = shape(entry.handler as usize as u64).routines;
        called.extend(&routines);
        let Some(shape) = entry.shape else { continue };
        for routine in routines.iter().map(|place| &routines::TABLE[*place]) {
            let name = routine.name;
            assert!(
                shape.meanwhile() >= routine.meanwhile,
                "{shape} calls {name}: {:?}, not {:?}",
                routine.meanwhile,
                shape.meanwhile()
            );
            let pure = shape.form().effect == Effect::Pure;
            assert!(!(routine.raises && pure), "{shape} calls {name}, which may raise");
        }
    }
    let named = |place: &usize| routines::TABLE[*place].name;
    let missing: Vec<&str> = (0..routines::TABLE.len())
        .filter(|place| !called.contains(place))
        .map(|place| named(&place))
        .collect();
    assert_eq!(missing, [""; 0], "no handler calls them");
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
        "JumpWatched",
        "ReturnS32",
        "ReturnAdd32",
        "Call",
        "CallAdd",
        "GuardedCallLtS32",
        "GuardedCallAddLtS32",
        "StepLtS32Back",
        "AddF64WithMem64",
        "LoadRowMem64",
        "Xor32Shr32",
    ];
    for entry in table::handlers().filter(|entry| hot.contains(&entry.name.as_str())) {
        let pushes = shape(entry.handler as usize as u64).pushes_before_jump;
        assert_eq!(pushes, 0, "{} {}", entry.name, entry.kinds);
    }
}

/// All instructions, and where handlers begin.
struct Table {
    instructions: HashMap<Id, table::Instruction>,
    starts: BTreeSet<usize>,
}

impl Table {
    fn new() -> Table {
        Table {
            instructions: table::instructions().map(|entry| (entry.id, entry)).collect(),
            starts: table::handlers().map(|entry| entry.handler as usize).collect(),
        }
    }

    /// The instructions of a superinstruction.
    fn parts(&self, parts: &[Id]) -> Vec<&table::Instruction> {
        parts.iter().map(|part| &self.instructions[part]).collect()
    }

    /// Where the handler after the one at `start` begins.
    fn end(&self, start: usize) -> usize {
        self.starts
            .range(start + 1..)
            .next()
            .copied()
            .unwrap_or(usize::MAX)
    }
}

/// What is known where the machine code of a superinstruction has come to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    /// The register of `pc` has the first word.
    at_begin: bool,
    /// The word whose field was read last.
    word: u64,
    /// Registers with addresses from the context, a bit each.
    from_context: u16,
}

/// The fault handler finds the instruction that faulted: wherever a superinstruction accesses memory of the program, the register of `pc` has its
/// first word, and the table of words says which instruction's fields have just been read.
#[test]
fn faults_in_sequences_are_those_of_the_right_instruction() {
    if BACKEND != "tail" {
        return;
    }
    let table = Table::new();
    let mut accesses = 0;
    for (parts, whole) in table::superinstructions() {
        let parts = table.parts(parts);
        let start = whole as usize;
        let end = table.end(start);
        let first = State {
            at_begin: true,
            word: 0,
            from_context: 0,
        };
        let mut seen = BTreeSet::new();
        let mut work = vec![(start as u64, first)];
        while let Some((mut ip, mut state)) = work.pop() {
            while (start..end).contains(&(ip as usize)) && seen.insert((ip, state)) && seen.len() < MOST {
                // SAFETY: as in `shape`.
                let bytes = unsafe { std::slice::from_raw_parts(ip as *const u8, 15) };
                let inst = Decoder::with_ip(64, bytes, ip, DecoderOptions::NONE).decode();
                accesses += usize::from(step(&inst, start, &parts, &mut state));
                ip = inst.next_ip();
                match inst.flow_control() {
                    FlowControl::ConditionalBranch => work.push((inst.near_branch_target(), state)),
                    FlowControl::UnconditionalBranch => ip = inst.near_branch_target(),
                    FlowControl::Next => {}
                    // What is called has its own ways, and what is behind it is no access of the program.
                    _ => break,
                }
            }
        }
    }
    assert!(accesses > 50, "{accesses} accesses");
}

/// The instruction of a superinstruction that word `word` belongs to, and the words before it.
fn part_at<'a>(parts: &[&'a table::Instruction], word: u64) -> Option<(&'a table::Instruction, u64)> {
    let mut before = 0;
    for part in parts {
        let words = 1 + part.data as u64;
        if word < before + words {
            return Some((part, before));
        }
        before += words;
    }
    None
}

/// Checks an instruction of the superinstruction whose handler is at `start`; says whether it accesses memory of the program.
fn step(inst: &Instruction, start: usize, parts: &[&table::Instruction], state: &mut State) -> bool {
    let base = inst.memory_base().full_register();
    let accesses = (0..inst.op_count()).any(|i| inst.op_kind(i) == OpKind::Memory)
        && !matches!(inst.mnemonic(), Mnemonic::Lea | Mnemonic::Nop);
    let is_own = matches!(
        base,
        Register::RDI | Register::RSI | Register::RDX | Register::RCX | Register::RSP | Register::RIP
    );
    let bit = |register: Register| 1u16 << (register.number() % 16);
    // Elements of arrays are checked before they are accessed.
    let part = part_at(parts, state.word)
        .filter(|(part, _)| part.name.contains("Mem") && !part.name.contains("Element"));
    let checked = accesses && !is_own && state.from_context & bit(base) == 0 && part.is_some();
    if let Some((part, before)) = part.filter(|_| checked) {
        let ip = inst.ip() as usize;
        let names: Vec<_> = parts.iter().map(|part| (&part.name, &part.kinds)).collect();
        assert!(
            state.at_begin,
            "{ip:x} in {start:x}: rdi is not the first word: {names:?}"
        );
        let found = words_before(start, ip) as u64;
        assert_eq!(
            found, before,
            "{ip:x} in {start:x}, {} {}: {names:?}",
            part.name, part.kinds
        );
    }
    if accesses && base == Register::RDI && state.at_begin {
        state.word = inst.memory_displacement64() / 16;
    }
    let mut factory = InstructionInfoFactory::new();
    for used in factory.info(inst).used_registers() {
        let written = !matches!(
            used.access(),
            OpAccess::Read | OpAccess::CondRead | OpAccess::None
        );
        let register = used.register().full_register();
        if !written || !register.is_gpr() {
            continue;
        }
        if register == Register::RDI {
            state.at_begin = false;
        }
        match accesses && base == Register::RDX {
            true => state.from_context |= bit(register),
            false => state.from_context &= !bit(register),
        }
    }
    checked
}
