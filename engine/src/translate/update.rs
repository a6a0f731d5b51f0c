//! Updates: a load, an operation on what was loaded, and the store to the same place become one instruction. Branches on a value that was
//! just loaded take it from memory.
//!
//! The load of an update need not be the instruction before: in `a.x -= b.y * c` the subtrahend comes in between. The load then moves
//! behind what came in between, which is the same if that does not write memory and if the load is known not to raise, because its base was
//! accessed before in this block, or if nothing in between can raise.

use super::Translator;
use super::address::Address;
use super::model::{Base, Test};
use crate::regcode::Ins;
use maple_lir::{Inst, Kind, Operand, Operation, Place, Reg, Registers, Shape, Updated, Width};

/// Largest number of words a branch may reach over with its 16-bit displacement.
const NEAR: usize = i16::MAX as usize / Ins::HALVES;
/// Bases that are remembered.
const MAX_REACHED: usize = 8;

/// A load in this block, behind which nothing was written to memory.
#[derive(Clone, Copy)]
struct Fetched {
    /// The temporary it went to.
    reg: Reg,
    /// The slot of that, and those of base and index.
    slot: u16,
    needs: [Option<u16>; 2],
    /// Position and content of its instruction.
    word: usize,
    inst: Inst,
    width: Width,
    address: Address,
    /// It cannot raise, whatever comes first.
    safe: bool,
    /// The instruction that put something else into the temporary: it is the last one that can have read it.
    replaced: Option<usize>,
}

/// What is known about loads and bases in this block.
#[derive(Default)]
pub(super) struct Fetches {
    loads: Vec<Fetched>,
    /// Slots whose value was used as an address.
    reached: Vec<u16>,
}

impl Fetches {
    /// At a label, or where other code ran.
    pub(super) fn forget(&mut self) {
        self.loads.clear();
        self.reached.clear();
    }

    /// Memory may have changed.
    pub(super) fn memory_changed(&mut self) {
        self.loads.clear();
    }

    /// An instruction that produces `slot` is about to be appended as word number `word`.
    pub(super) fn produces(&mut self, slot: u16, inst: &Inst, word: usize) {
        let raises = !inst.is_pure();
        self.loads.retain_mut(|load| {
            let stays = load.replaced.is_none_or(|by| by == word)
                && !load.needs.contains(&Some(slot))
                && (load.safe || !raises);
            if load.slot == slot {
                load.replaced = Some(word);
            }
            stays
        });
        self.reached.retain(|reached| *reached != slot);
    }

    /// The address was accessed.
    pub(super) fn accessed(&mut self, registers: &Registers, address: &Address) {
        if let (Base::Reg(base), None) = (address.base, address.index)
            && !self.reached.contains(&registers.slot(base))
            && self.reached.len() < MAX_REACHED
        {
            self.reached.push(registers.slot(base));
        }
    }

    fn is_safe(&self, registers: &Registers, address: &Address) -> bool {
        match (address.base, address.index) {
            (Base::Const(_), None) => true,
            (Base::Reg(base), None) => self.reached.contains(&registers.slot(base)),
            _ => false,
        }
    }
}

impl Translator<'_> {
    /// Remembers the load that was just appended, behind its data words.
    pub(super) fn fetched(&mut self, address: &Address, width: Width) {
        let registers = &self.out.registers;
        let safe = self.fetches.is_safe(registers, address);
        self.fetches.accessed(registers, address);
        let Some(last) = self.last else { return };
        let slot = registers.slot(last.reg);
        let needs = address.registers().map(|reg| reg.map(|reg| registers.slot(reg)));
        if self.is_temporary(last.reg) && !needs.contains(&Some(slot)) {
            self.fetches.loads.push(Fetched {
                reg: last.reg,
                slot,
                needs,
                word: last.index,
                inst: last.inst,
                width,
                address: *address,
                safe,
                replaced: None,
            });
        }
    }

    /// A store of what the last instruction computed from the value that was at that place. Says whether it is one.
    pub(super) fn update(&mut self, value: Operand, address: &Address, width: Width) -> bool {
        let Some(reg) = value.as_reg() else { return false };
        let computed = self
            .last
            .filter(|last| last.reg == reg && self.out.is_last(last.index));
        let Some(last) = computed.filter(|_| self.is_temporary(reg)) else {
            return false;
        };
        let Some((place, at)) = updated(address) else {
            return false;
        };
        let [_, left, base, index, _] = last.inst.operands;
        if let Shape::WithMemory(op, loaded, from) = last.inst.shape {
            let same = match from {
                Place::Displaced => place == Updated::Displaced,
                Place::Indexed { full: true } => place == Updated::IndexedFull,
                Place::Indexed { full: false } => place == Updated::Indexed,
            };
            // The value in memory was the right operand.
            let same = same && [base.value, index.value] == at.map(|operand| operand.value);
            let fits = same && op.commutes() && loaded.size_class() == width.size_class();
            let Some(shape) = Shape::update(op, width, place).filter(|_| fits) else {
                return false;
            };
            let origin = self.take_back();
            self.emit_update(shape, &[at[0], at[1], left], origin, 0);
            return true;
        }
        let of_last = |load: &&Fetched| {
            load.address == *address
                && load.width.size_class() == width.size_class()
                && load.replaced.is_none_or(|by| by == last.index)
        };
        let Some(load) = self.fetches.loads.iter().rev().find(of_last).copied() else {
            return false;
        };
        // Another fusion may have taken it.
        if load.word >= last.index || self.out.inst(load.word) != Some(&load.inst) {
            return false;
        }
        let Some((shape, [third, fourth])) = updating(&last.inst, load.reg, width, place) else {
            return false;
        };
        self.take_back();
        let origin = self
            .out
            .remove(load.word, 1 + usize::from(address.data().is_some()));
        let operands = [at[0], at[1], third, fourth];
        self.emit_update(shape, &operands, origin, address.data().unwrap_or(0));
        true
    }

    /// Appends an update whose load is that of mirbin offset `origin`.
    fn emit_update(&mut self, shape: Shape, operands: &[Operand], origin: u32, data: u64) {
        let store = std::mem::replace(&mut self.out.offset, origin);
        self.emit(shape, operands);
        self.out.offset = store;
        self.out.data(data, 0);
    }

    /// A branch on the comparison of a value that was just loaded. Says whether it is one.
    pub(super) fn branch_on_memory(&mut self, test: Test, left: Reg, right: Operand, label: usize) -> bool {
        let Test::Int(op) = test else { return false };
        let Some(last) = self.last.filter(|last| self.out.is_last(last.index)) else {
            return false;
        };
        if !self.is_temporary(last.reg) || !self.is_near(label) {
            return false;
        }
        let (op, right) = match right {
            right if right.is_reg(left) => return false,
            right if last.reg == left => (op, right),
            right if right.is_reg(last.reg) => (super::kinds::mirrored(op), Operand::of(left)),
            _ => return false,
        };
        let Some(load) = self.load_of(last) else {
            return false;
        };
        // What is compared has the width of what was loaded, or was extended by the load.
        if op.is_wide() != (load.width == Width::Mem64) {
            return false;
        }
        let back = self.out.distance_back(label).is_some();
        let watched = back && self.input.interruptible;
        let test = if watched {
            super::kinds::negated(Test::Int(op))
        } else {
            Test::Int(op)
        };
        let Test::Int(op) = test else { return false };
        let Some(shape) = Shape::branch_with_memory(op, load.width, load.place) else {
            return false;
        };
        let origin = self.take_back();
        let [base, index] = load.operands;
        let offset = std::mem::replace(&mut self.out.offset, origin);
        if watched {
            // Over the jump back if the loop ends.
            self.emit(shape, &[base, index, right]);
            self.out.offset = offset;
            self.jump_passed(label);
        } else {
            let branch = Inst::new(shape, &[base, index, right]);
            self.out.branch(branch, label);
            self.out.offset = offset;
            self.last = None;
        }
        true
    }

    /// Whether the instruction at `label` is certainly near enough for a 16-bit displacement.
    fn is_near(&self, label: usize) -> bool {
        /// Words that no instruction of mirbin exceeds for each of its own.
        const WORDS: usize = 12;
        let words = self.out.distance_back(label).unwrap_or_else(|| {
            let target = self
                .input
                .code
                .insts
                .get(label)
                .map_or(u32::MAX, |inst| inst.offset);
            WORDS * (target.saturating_sub(self.reached) as usize / size_of::<u32>())
        });
        words + self.input.frame.cells.len() < NEAR
    }
}

/// The update that an instruction makes of the value loaded into register `loaded`, and its operands.
fn updating(inst: &Inst, loaded: Reg, width: Width, place: Updated) -> Option<(Shape, [Operand; 2])> {
    let [_, left, right, addend, _] = inst.operands;
    let op = match inst.shape {
        Shape::Binary(op) => Operation::Int(op),
        Shape::FloatBinary(op) => Operation::Float(op),
        Shape::FloatTernary(op) if addend.is_reg(loaded) && !left.is_reg(loaded) && !right.is_reg(loaded) => {
            return Some((Shape::UpdateTernary(op, place), [left, right]));
        }
        _ => return None,
    };
    let value = match (left.is_reg(loaded), right.is_reg(loaded)) {
        (true, false) if right.kind != Kind::Imm || right.small().is_some() => right,
        (false, true) if op.commutes() => left,
        _ => return None,
    };
    Some((Shape::update(op, width, place)?, [value, Operand::NONE]))
}

/// The place and the operands of an address that an update can have.
fn updated(address: &Address) -> Option<(Updated, [Operand; 2])> {
    match (address.base, address.index) {
        (Base::Reg(base), None) => {
            let displacement = i16::try_from(address.displacement).ok()?;
            let displacement = Operand::number(i32::from(displacement));
            Some((Updated::Displaced, [Operand::of(base), displacement]))
        }
        (Base::Reg(base), Some(index)) if address.displacement == 0 => {
            let place = if index.full {
                Updated::IndexedFull
            } else {
                Updated::Indexed
            };
            Some((place, [base, index.reg].map(Operand::of)))
        }
        (Base::Const(_), None) => Some((Updated::Absolute, [Operand::NONE; 2])),
        _ => None,
    }
}
