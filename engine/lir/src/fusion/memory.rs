//! Read-modify-write: a load, an operation on what was loaded, and the store to the same address become one instruction.
//!
//! The load need not be the instruction before: in `a.x -= b.y * c` the subtrahend comes in between. The load then moves
//! after what came in between, which is the same if that does not write memory and if the load is known not to raise, because its base was
//! accessed before in this block, or if nothing in between can raise.

use super::Fusion;
use crate::code::{Content, Half, Word};
use crate::form::Meanwhile;
use crate::inst::{Inst, Kind, Operand};
use crate::operation::Width;
use crate::register::Reg;
use crate::shape::{AddressMode, Base, Mode, Operation, Shape, Updated};

/// Bases that are remembered.
const MAX_REACHED: usize = 8;

/// The address of an access.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Address {
    mode: Mode,
    base: Operand,
    index: Operand,
    displacement: Operand,
    /// The constant in the data word.
    data: Option<Half>,
}

impl Address {
    /// The address of a load or a store with these data.
    fn of(inst: &Inst, data: &[Word]) -> Option<(Address, Width)> {
        let [first, second, third, fourth, _] = inst.operands;
        let (mode, width, base, index, displacement) = match inst.shape {
            Shape::Load(width, mode @ Mode::Displaced, _) => (mode, width, second, Operand::NONE, third),
            Shape::Store(width, mode @ Mode::Displaced, _) => (mode, width, first, Operand::NONE, third),
            Shape::Load(width, mode @ Mode::Indexed { .. }, _)
            | Shape::Store(width, mode @ Mode::Indexed { .. }, _) => (mode, width, second, third, fourth),
            Shape::Load(width, mode @ Mode::Absolute, _) | Shape::Store(width, mode @ Mode::Absolute, _) => {
                (mode, width, Operand::NONE, Operand::NONE, Operand::NONE)
            }
            _ => return None,
        };
        let data = data.first().and_then(|word| match word.content {
            Content::Data(low, _) => Some(low),
            _ => None,
        });
        let address = Address {
            mode,
            base,
            index,
            displacement,
            data,
        };
        Some((address, width))
    }

    /// The place and the operands that an update there has, if there is one.
    fn updated(&self) -> Option<(Updated, [Operand; 2])> {
        match self.mode {
            Mode::Displaced => {
                self.displacement.small()?;
                Some((Updated::Displaced, [self.base, self.displacement]))
            }
            Mode::Indexed {
                base: Base::Slot,
                full,
            } => {
                let place = match full {
                    true => Updated::IndexedFull,
                    false => Updated::Indexed,
                };
                Some((place, [self.base, self.index]))
            }
            Mode::Absolute => Some((Updated::Absolute, [Operand::NONE; 2])),
            Mode::Indexed { .. } => None,
        }
    }

    fn needs(&self, reg: Reg) -> bool {
        self.base.is_reg(reg) || self.index.is_reg(reg)
    }
}

/// A load in this block, after which nothing was written to memory and neither base nor index.
#[derive(Clone, Copy)]
struct Load {
    reg: Reg,
    /// Its word, and the words it has.
    at: usize,
    words: usize,
    width: Width,
    address: Address,
    /// It cannot raise, whatever comes first.
    safe: bool,
}

/// What is known about loads and bases in this block.
#[derive(Default)]
pub(super) struct Loads {
    loads: Vec<Load>,
    /// Registers whose value was used as an address.
    reached: Vec<Reg>,
}

impl Loads {
    /// Nothing is known any more.
    pub(super) fn forget(&mut self) {
        self.loads.clear();
        self.reached.clear();
    }

    /// Memory may have changed.
    pub(super) fn memory_changed(&mut self) {
        self.loads.clear();
    }

    /// An instruction was appended as word number `at`.
    pub(super) fn appended(
        &mut self,
        inst: &Inst,
        at: usize,
        data: &[Word],
        is_temporary: impl Fn(Reg) -> bool,
    ) {
        let written = inst.result().and_then(|_| inst.operands[0].as_reg());
        match written {
            Some(reg) if inst.shape.meanwhile() == Meanwhile::Nothing => {
                // Where the load raises, variables must be what they were.
                let passes = inst.is_pure() && is_temporary(reg);
                self.loads
                    .retain(|load| !load.address.needs(reg) && (load.safe || passes));
                self.reached.retain(|reached| *reached != reg);
            }
            Some(reg) => {
                self.loads.clear();
                self.reached.retain(|reached| *reached != reg);
            }
            None => self.loads.clear(),
        }
        let Some((address, width)) = Address::of(inst, data) else {
            return;
        };
        let safe = match (address.mode, address.base.as_reg()) {
            (Mode::Absolute, _) => true,
            (Mode::Displaced, Some(base)) => self.reached.contains(&base),
            _ => false,
        };
        if address.mode == Mode::Displaced
            && let Some(base) = address.base.as_reg()
            && !self.reached.contains(&base)
            && self.reached.len() < MAX_REACHED
        {
            self.reached.push(base);
        }
        if let Some(reg) = written.filter(|reg| is_temporary(*reg) && !address.needs(*reg)) {
            self.loads.push(Load {
                reg,
                at,
                words: 1 + data.len(),
                width,
                address,
                safe,
            });
        }
    }
}

impl Fusion<'_> {
    /// A store of what the last instruction computed from the value that was at that place.
    pub(super) fn update(&mut self, inst: &Inst, word: &Word, data: &[Word]) -> bool {
        let Some((address, width)) = Address::of(inst, data) else {
            return false;
        };
        let value = match address.mode {
            Mode::Indexed { .. } => inst.operands[0],
            Mode::Displaced | Mode::Absolute => inst.operands[1],
        };
        let (Some(made), Some((place, at))) = (self.made(value), address.updated()) else {
            return false;
        };
        if let Shape::WithMemory(op, loaded, from) = made.shape {
            let [_, left, base, index, _] = made.operands;
            // The value in memory was the right operand.
            let same = from.is(place) && [base, index] == at;
            let fits = same && op.commutes() && loaded.size_class() == width.size_class();
            let Some(shape) = Shape::update(op, width, place).filter(|_| fits) else {
                return false;
            };
            let origin = self.code.take_back();
            self.append_update(shape, &[at[0], at[1], left], origin, word, data);
            return true;
        }
        let last = self.code.words() - 1;
        let same = |load: &&Load| {
            load.address == address && load.width.size_class() == width.size_class() && load.at < last
        };
        let loads = self.loads.loads.iter().rev();
        let mut loads = loads.filter(same);
        let load = loads.find(|load| self.is_read_once(Operand::of(load.reg)).is_some());
        let Some(load) = load.copied().filter(|load| self.is_load(load)) else {
            return false;
        };
        let Some((shape, [third, fourth])) = updating(&made, load.reg, width, place) else {
            return false;
        };
        self.code.take_back();
        let origin = self.code.remove(load.at, load.words);
        self.append_update(shape, &[at[0], at[1], third, fourth], origin, word, data);
        true
    }

    /// Whether a load is still there: another instruction may do it.
    fn is_load(&self, load: &Load) -> bool {
        let inst = self.code.inst(load.at);
        inst.is_some_and(|inst| matches!(inst.shape, Shape::Load(..)) && inst.operands[0].is_reg(load.reg))
    }

    /// Appends an update whose load is that of mirbin offset `origin`.
    fn append_update(&mut self, shape: Shape, operands: &[Operand], origin: u32, word: &Word, data: &[Word]) {
        let content = Content::Inst(Inst::new(shape, operands));
        let nothing = Word {
            content: Content::Data(Half::Bits(0), Half::Bits(0)),
            ..*word
        };
        let data = data.first().copied().unwrap_or(nothing);
        self.keep(
            Word {
                content,
                origin,
                ..*word
            },
            &[data],
        );
    }
}

impl AddressMode {
    /// Whether it is where an update is made.
    fn is(self, updated: Updated) -> bool {
        match self {
            AddressMode::Displaced => updated == Updated::Displaced,
            AddressMode::Indexed { full: true } => updated == Updated::IndexedFull,
            AddressMode::Indexed { full: false } => updated == Updated::Indexed,
        }
    }
}

/// The update that an instruction makes of the value loaded into register `loaded`, and its operands.
fn updating(inst: &Inst, loaded: Reg, width: Width, place: Updated) -> Option<(Shape, [Operand; 2])> {
    let [_, left, right, addend, _] = inst.operands;
    if let Shape::FloatTernary(op) = inst.shape {
        let fits = addend.is_reg(loaded) && !left.is_reg(loaded) && !right.is_reg(loaded);
        return fits.then_some((Shape::UpdateTernary(op, place), [left, right]));
    }
    let op = inst.shape.operation()?;
    let value = match (left.is_reg(loaded), right.is_reg(loaded)) {
        (true, false) if right.kind != Kind::Imm || right.small().is_some() => right,
        (false, true) if Operation::commutes(op) => left,
        _ => return None,
    };
    Some((Shape::update(op, width, place)?, [value, Operand::NONE]))
}

/// A store with an index.
#[derive(Clone, Copy)]
pub(super) struct Stored {
    /// Its word, and the words it has.
    pub at: usize,
    pub words: usize,
    pub width: Width,
    pub inst: Inst,
    /// The constant that is its base.
    pub base: Option<Half>,
    /// The index is a full cell.
    pub full: bool,
}

impl Stored {
    /// What is known of the instruction at word `at`.
    pub(super) fn of(inst: &Inst, at: usize, data: &[Word]) -> Option<Stored> {
        let Shape::Store(width, Mode::Indexed { full, .. }, _) = inst.shape else {
            return None;
        };
        let (address, _) = Address::of(inst, data)?;
        Some(Stored {
            at,
            words: 1 + data.len(),
            width,
            inst: *inst,
            base: address.data,
            full,
        })
    }
}
