//! Updates: a load, an operation on what was loaded, and the store to the same place become one instruction. Branches on a value that was
//! just loaded take it from memory.
//!
//! The load of an update need not be the instruction before: in `a.x -= b.y * c` the subtrahend comes in between. The load then moves
//! behind what came in between, which is the same if that does not write memory and if the load is known not to raise, because its base was
//! accessed before in this block, or if nothing in between can raise.

use super::Translator;
use super::address::Address;
use super::emit::Last;
use super::family::{A, B, C, D, Family, if_slot};
use super::model::{Base, Operand, Test};
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, FloatBinary};
use crate::ops::table::{self, Kind, Opcode, Operation, Updated};
use crate::regcode::effect::Effect;
use crate::regcode::{Draft, Ins};

/// Largest number of words a branch may reach over with its 16-bit displacement.
const NEAR: usize = i16::MAX as usize / Ins::HALVES;
/// The displacement over the jump behind a branch.
const OVER_JUMP: u16 = 2 * Ins::HALVES as u16;
/// Bases that are remembered.
const MAX_REACHED: usize = 8;

/// An operand field and from where it is read.
type Read = (u16, Kind);

/// A load in this block, behind which nothing was written to memory.
#[derive(Clone, Copy)]
struct Fetched {
    /// The temporary it went to.
    slot: u16,
    /// Position and content of its instruction.
    word: usize,
    draft: Draft,
    target: Kind,
    float: bool,
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
    pub(super) fn produces(&mut self, slot: u16, family: Family, word: usize) {
        let raises = family.may_raise();
        self.loads.retain_mut(|load| {
            let stays = load.replaced.is_none_or(|by| by == word)
                && !load.address.mentions(slot)
                && (load.safe || !raises);
            if load.slot == slot {
                load.replaced = Some(word);
            }
            stays
        });
        self.reached.retain(|reached| *reached != slot);
    }

    /// The address was accessed.
    pub(super) fn accessed(&mut self, address: &Address) {
        if let (Base::Slot(slot), None) = (address.base, address.index)
            && !self.reached.contains(&slot)
            && self.reached.len() < MAX_REACHED
        {
            self.reached.push(slot);
        }
    }

    fn is_safe(&self, address: &Address) -> bool {
        match (address.base, address.index) {
            (Base::Const(_), None) => true,
            (Base::Slot(slot), None) => self.reached.contains(&slot),
            _ => false,
        }
    }
}

impl Translator<'_> {
    /// Remembers the load that was just appended, behind its data words.
    pub(super) fn fetched(&mut self, address: &Address, width: Width) {
        let safe = self.fetches.is_safe(address);
        self.fetches.accessed(address);
        let Some(last) = self.last else { return };
        if usize::from(last.slot) >= self.layout.temps && !address.mentions(last.slot) {
            let Some(draft) = self.out.draft(last.index) else {
                return;
            };
            self.fetches.loads.push(Fetched {
                slot: last.slot,
                word: last.index,
                draft,
                target: last.target,
                float: last.family.is_float(),
                width,
                address: *address,
                safe,
                replaced: None,
            });
        }
    }

    /// A store of what the last instruction computed from the value that was at that place. Says whether it is one.
    pub(super) fn update(&mut self, value: Operand, address: &Address, width: Width) -> bool {
        let Operand::Slot(slot) = value else { return false };
        let computed = self
            .last
            .filter(|last| last.slot == slot && self.out.is_last(last.index));
        let Some(last) = computed.filter(|_| usize::from(slot) >= self.layout.temps) else {
            return false;
        };
        let Some((place, a, b)) = updated(address) else {
            return false;
        };
        let old = *self.out.at(last.index);
        if let Family::WithMemory(row, left, from) = last.family {
            let same = match from {
                table::Place::Displaced(_) => place == Updated::Displaced,
                table::Place::Indexed { full: true, .. } => place == Updated::IndexedFull,
                table::Place::Indexed { .. } => place == Updated::Indexed,
            };
            // The value in memory was the right operand.
            let opcode = match table::operation_with_memory(row) {
                _ if !same || (old.c, old.d) != (a, b) => None,
                (Operation::Int(op), loaded) if loaded.size_class() == width.size_class() => {
                    table::update(op, width, left, place).filter(|_| commutes(op))
                }
                (Operation::Float(op), _) if op != FloatBinary::SubF64 => {
                    table::float_update(op, left, place)
                }
                _ => None,
            };
            let Some(opcode) = opcode else { return false };
            let origin = self.take_back(last);
            let effect = Effect::reading(fields_of(place) | if_slot(left, C));
            self.emit_update(Draft::new(opcode, a, b, old.b, 0), effect, origin, 0);
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
        if load.word >= last.index || self.out.draft(load.word) != Some(load.draft) {
            return false;
        }
        let Some((opcode, [(c, left), (d, right)])) = self.updating(last, &old, load.slot, width, place)
        else {
            return false;
        };
        self.take_back(last);
        let origin = self
            .out
            .remove(load.word, 1 + usize::from(address.data().is_some()));
        if self.cache.source(load.float, load.slot) != Kind::Slot {
            self.cache.drop_kind(load.float, load.target);
        }
        let effect = Effect::reading(fields_of(place) | if_slot(left, C) | if_slot(right, D));
        self.emit_update(
            Draft::new(opcode, a, b, c, d),
            effect,
            origin,
            address.data().unwrap_or(0),
        );
        true
    }

    /// Appends an update whose load is that of mirbin offset `origin`.
    fn emit_update(&mut self, draft: Draft, effect: Effect, origin: u32, data: u64) {
        let store = std::mem::replace(&mut self.out.offset, origin);
        self.emit_known(draft, effect);
        self.out.offset = store;
        self.out.data(data, 0);
    }

    /// Handler and operands of the update that the last instruction makes of the value loaded into slot `loaded`.
    fn updating(
        &self,
        last: Last,
        old: &Ins,
        loaded: u16,
        width: Width,
        place: Updated,
    ) -> Option<(Opcode, [Read; 2])> {
        const NONE: Read = (0, Kind::Imm);
        match last.family {
            Family::Binary(op, left, right) => {
                let (kind, field) = match right {
                    Kind::Imm if old.b == loaded => (right, old.small()?),
                    Kind::Imm => return None,
                    _ if old.b == loaded && old.c != loaded => (right, old.c),
                    _ if commutes(op) && old.c == loaded && old.b != loaded => (left, old.b),
                    _ => return None,
                };
                table::update(op, width, kind, place).map(|opcode| (opcode, [(field, kind), NONE]))
            }
            Family::FloatBinary(op, left, right) => {
                let (kind, field) = match (old.b == loaded, old.c == loaded) {
                    (true, false) => (right, old.c),
                    (false, true) if op != FloatBinary::SubF64 => (left, old.b),
                    _ => return None,
                };
                table::float_update(op, kind, place).map(|opcode| (opcode, [(field, kind), NONE]))
            }
            Family::FloatTernary(op, left, right, _)
                if old.d == loaded && old.b != loaded && old.c != loaded =>
            {
                Some((
                    table::update_ternary(op, left, right, place),
                    [(old.b, left), (old.c, right)],
                ))
            }
            _ => None,
        }
    }

    /// A branch on the comparison of a value that was just loaded. Says whether it is one.
    pub(super) fn branch_on_memory(&mut self, test: Test, left: u16, right: Operand, label: usize) -> bool {
        let Test::Int(op) = test else { return false };
        let Some(last) = self.last.filter(|last| self.out.is_last(last.index)) else {
            return false;
        };
        if usize::from(last.slot) < self.layout.temps || !self.is_near(label) {
            return false;
        }
        let (op, right) = match right {
            Operand::Slot(slot) if slot == left => return false,
            right if last.slot == left => (op, right),
            Operand::Slot(slot) if last.slot == slot => (super::kinds::mirrored(op), Operand::Slot(left)),
            _ => return false,
        };
        let Some(load) = self.load_of(last) else {
            return false;
        };
        // What is compared has the width of what was loaded, or was extended by the load.
        if op.is_wide() != (load.width == Width::Mem64) {
            return false;
        }
        let kind = right.kind();
        let back = self.out.distance_back(label).is_some();
        let watched = back && self.input.interruptible;
        let test = if watched {
            super::kinds::negated(Test::Int(op))
        } else {
            Test::Int(op)
        };
        let Test::Int(op) = test else { return false };
        let Some(opcode) = table::branch_with_memory(op, load.width, load.place, kind) else {
            return false;
        };
        let origin = self.take_back(last);
        let (a, b) = load.fields;
        let place = match load.place {
            table::Place::Displaced(base) => if_slot(base, A),
            table::Place::Indexed { index, .. } => A | if_slot(index, B),
        };
        let effect = Effect::reading(place | if_slot(kind, C));
        let offset = std::mem::replace(&mut self.out.offset, origin);
        if watched {
            // Over the jump back if the loop ends.
            let at = self.emit_known(Draft::new(opcode, a, b, right.field(), OVER_JUMP), effect);
            self.out.edge(at, at + 2);
            self.out.offset = offset;
            self.jump_to(label);
        } else {
            self.out
                .near_branch(Draft::new(opcode, a, b, right.field(), 0), effect, label);
            self.out.offset = offset;
            self.last = None;
        }
        self.after_branch(label);
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

fn commutes(op: Binary) -> bool {
    !matches!(op, Binary::Sub32 | Binary::Sub64)
}

/// The fields of the address of an update that name slots.
fn fields_of(place: Updated) -> u8 {
    match place {
        Updated::Displaced => A,
        Updated::Indexed | Updated::IndexedFull => A | B,
        Updated::Absolute => 0,
    }
}

/// The columns and operand fields of an address that an update can have.
fn updated(address: &Address) -> Option<(Updated, u16, u16)> {
    match (address.base, address.index) {
        (Base::Slot(base), None) => {
            let displacement = i16::try_from(address.displacement).ok()?;
            Some((Updated::Displaced, base, displacement as u16))
        }
        (Base::Slot(base), Some(index)) if address.displacement == 0 => {
            let place = if index.full {
                Updated::IndexedFull
            } else {
                Updated::Indexed
            };
            Some((place, base, index.slot))
        }
        (Base::Const(_), None) => Some((Updated::Absolute, 0, 0)),
        _ => None,
    }
}
