//! The facts of value numbering at a point of the code: value numbers of registers, and computations by operation and operands.

use crate::code::Half;
use crate::form::{Class, Effect, Meanwhile};
use crate::inst::{Inst, Kind, Operand};
use crate::operation::Width;
use crate::register::Reg;
use crate::shape::{AddressMode, Mode, Shape, Updated};
use crate::single::{ObjectOp, Single};
use rustc_hash::{FxHashMap, FxHashSet};

/// The number of a value.
pub(super) type ValueNumber = u32;

/// The first data word of an instruction.
pub(super) type Data = Option<(Half, Half)>;

/// Computations that are remembered.
const MAX_KEYS: usize = 64;

/// What an instruction has to do with memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Memory {
    /// Nothing.
    Keeps,
    /// It loads.
    Reads,
    /// It may store, and lets registers be.
    Writes,
    /// Anything may happen to memory and to temporaries.
    Unknown,
}

/// What an instruction of this shape has to do with memory.
pub(super) fn memory(shape: Shape) -> Memory {
    match shape {
        _ if shape.meanwhile() != Meanwhile::Nothing => Memory::Unknown,
        Shape::Load(..)
        | Shape::LoadElement(..)
        | Shape::LoadRow(..)
        | Shape::WithMemory(..)
        | Shape::TernaryWithMemory(..)
        | Shape::BranchWithMemory(..) => Memory::Reads,
        Shape::Store(..) | Shape::StoreElement(..) | Shape::Update(..) | Shape::UpdateTernary(..) => {
            Memory::Writes
        }
        Shape::Object(ObjectOp::ArrayLength) => Memory::Reads,
        Shape::Single(Single::Const32 | Single::Const64 | Single::SlotAddress | Single::SlotAddress16) => {
            Memory::Keeps
        }
        Shape::Single(Single::CopyTwo | Single::Select | Single::CheckIndex | Single::Fuel) => Memory::Keeps,
        Shape::Single(
            Single::CopyBlock8
            | Single::CopyBlock12
            | Single::CopyBlock16
            | Single::CopyBlock20
            | Single::CopyBlock24
            | Single::CopyBlock32
            | Single::CopyBlock40
            | Single::CopyBlock48
            | Single::CopyBlock64,
        ) => Memory::Writes,
        Shape::Single(single) if single.form().effect == Effect::Ends => Memory::Keeps,
        Shape::Object(_)
        | Shape::Single(_)
        | Shape::Fill(..)
        | Shape::CallAdd
        | Shape::GuardedCall { .. } => Memory::Unknown,
        Shape::Branch(..)
        | Shape::FloatBranch(..)
        | Shape::StepBack(..)
        | Shape::Binary(_)
        | Shape::Divide(_)
        | Shape::FloatBinary(_)
        | Shape::Ternary(_)
        | Shape::FloatTernary(_)
        | Shape::Unary(_)
        | Shape::FloatUnary(_)
        | Shape::FloatFromInt(_)
        | Shape::IntFromFloat(_)
        | Shape::Set(_)
        | Shape::FloatSet(_)
        | Shape::Order(_)
        | Shape::FloatOrder(_)
        | Shape::Shifted(..)
        | Shape::Scaled { .. }
        | Shape::ReturnBinary(_)
        | Shape::Quick(_)
        | Shape::ReturnIf(..) => Memory::Keeps,
    }
}

/// Bytes from a base on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Field {
    base: ValueNumber,
    start: i32,
    size: i32,
}

impl Field {
    fn new(base: ValueNumber, start: i32, width: Width) -> Field {
        let size = 1 << width.size_class();
        Field { base, start, size }
    }

    /// Whether these are certainly other bytes.
    fn is_apart(&self, other: &Field) -> bool {
        let (start, other_start) = (i64::from(self.start), i64::from(other.start));
        let before = start + i64::from(self.size) <= other_start;
        let after = other_start + i64::from(other.size) <= start;
        self.base == other.base && (before || after)
    }
}

/// What an instruction computes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Key {
    shape: Shape,
    /// For each operand but the first its value or, if it is a number, that.
    operands: [(bool, i32); 4],
    data: Data,
}

/// What the instruction with these data computes, if it computes or loads one value and nothing else.
pub(super) fn key_of(
    inst: &Inst,
    data: Option<(Half, Half)>,
    mut value: impl FnMut(Reg) -> ValueNumber,
) -> Option<Key> {
    let form = inst.form();
    form.roles[0].result()?;
    if !matches!(memory(inst.shape), Memory::Keeps | Memory::Reads) {
        return None;
    }
    let mut operands = [(false, 0); 4];
    for ((role, operand), key) in form.roles.iter().zip(inst.operands).skip(1).zip(&mut operands) {
        if role.writes_besides() || role.reads() && role.read().is_none() {
            return None;
        }
        *key = match operand.as_reg() {
            Some(reg) if role.reads() => (true, value(reg) as i32),
            _ => (false, operand.value),
        };
    }
    if form.roles[0].reads() {
        return None;
    }
    if inst.shape.operation().is_some_and(|op| op.commutes()) && inst.operands[2].kind != Kind::Imm {
        operands[..2].sort_unstable();
    }
    Some(Key {
        shape: inst.shape,
        operands,
        data,
    })
}

impl Key {
    /// The bytes that are loaded, if it is known how far they are from a value.
    fn field(&self) -> Option<Field> {
        let [first, second, third, _] = self.operands;
        let (width, base, start) = match self.shape {
            Shape::Load(width, Mode::Displaced, _) => (width, first, second),
            Shape::WithMemory(_, width, AddressMode::Displaced) => (width, second, third),
            _ => return None,
        };
        Some(Field::new(base.1 as ValueNumber, start.1, width))
    }

    fn loads(&self) -> bool {
        memory(self.shape) == Memory::Reads
    }
}

/// What is known at a place.
#[derive(Clone, Default)]
pub(super) struct Known {
    /// The values of registers; those of others have no number yet.
    values: FxHashMap<Reg, ValueNumber>,
    /// Computations, their values, and the register that each was put into.
    computed: FxHashMap<Key, (ValueNumber, Reg)>,
    /// Loads of integers of 32 bits that were stored, and the value of which they are the low bits.
    low: FxHashMap<Key, (ValueNumber, Reg)>,
    /// Variables that have values.
    homes: FxHashMap<ValueNumber, Reg>,
    /// Variables that are not 0.
    nonzero: FxHashSet<Reg>,
    /// The next number.
    next: ValueNumber,
}

impl Known {
    /// The number of a value of which nothing is known.
    pub fn fresh(&mut self) -> ValueNumber {
        self.next += 1;
        self.next
    }

    /// The value of a register.
    pub fn value_of(&mut self, reg: Reg) -> ValueNumber {
        match self.values.get(&reg) {
            Some(value) => *value,
            None => {
                let value = self.fresh();
                self.values.insert(reg, value);
                value
            }
        }
    }

    /// Whether a variable is not 0.
    pub fn is_nonzero(&self, reg: Reg) -> bool {
        self.nonzero.contains(&reg)
    }

    /// Remembers that a variable is not 0.
    pub fn set_nonzero(&mut self, reg: Reg) {
        self.nonzero.insert(reg);
    }

    /// A variable gets a value that may be 0.
    pub fn may_be_zero(&mut self, reg: Reg) {
        self.nonzero.remove(&reg);
    }

    /// A register gets a value.
    pub fn assign(&mut self, reg: Reg, value: ValueNumber, is_variable: bool) {
        self.values.insert(reg, value);
        if is_variable {
            self.homes.insert(value, reg);
        }
    }

    /// Whether a register has a value.
    pub fn has(&self, reg: Reg, value: ValueNumber) -> bool {
        self.values.get(&reg) == Some(&value)
    }

    /// The value that was computed, and a register that has it.
    pub fn find(&self, key: &Key) -> Option<(ValueNumber, Option<Reg>)> {
        let (value, reg) = *self.computed.get(key)?;
        let homes = self.homes.get(&value).copied();
        let reg = homes.into_iter().chain([reg]).find(|reg| self.has(*reg, value));
        Some((value, reg))
    }

    /// Whether nothing is remembered that anybody asks for.
    pub fn is_empty(&self) -> bool {
        self.computed.is_empty() && self.low.is_empty() && self.nonzero.is_empty()
    }

    /// Remembers a computation.
    pub fn computes(&mut self, key: Key, value: ValueNumber, reg: Reg) {
        if self.computed.len() < MAX_KEYS {
            self.computed.insert(key, (value, reg));
        }
    }

    /// Forgets memory, and the registers from a number on.
    pub fn forget(&mut self, temps: u32) {
        self.memory_changed();
        self.nonzero.clear();
        self.values.retain(|reg, _| reg.number() < temps);
    }

    /// Forgets memory.
    pub fn memory_changed(&mut self) {
        self.computed.retain(|key, _| !key.loads());
        self.low.clear();
    }

    /// Takes notice of a store. What was stored can be taken from the register that it was in.
    pub fn stored(&mut self, inst: &Inst, data: Data) {
        let [first, second, third, ..] = inst.operands;
        let field = match inst.shape {
            Shape::Store(width, Mode::Displaced, _) => Some((width, third)),
            Shape::Update(_, width, Updated::Displaced) => Some((width, second)),
            _ => None,
        };
        let field = field.and_then(|(width, start)| {
            let base = self.value_of(first.as_reg()?);
            Some(Field::new(base, start.value, width))
        });
        let apart = |key: &Key| {
            field
                .zip(key.field())
                .is_some_and(|(field, other)| other.is_apart(&field))
        };
        self.computed.retain(|key, _| !key.loads() || apart(key));
        self.low.retain(|key, _| apart(key));
        let Some((key, width, class, value)) = self.loads_back(inst, data) else {
            return;
        };
        let Some(reg) = value.as_reg() else { return };
        let value = self.value_of(reg);
        match (class, width) {
            (Class::Float, _) | (Class::Int, Width::Mem64) => self.computes(key, value, reg),
            // An integer of 32 bits is not extended in its register as a load would.
            (Class::Int, Width::Mem32) => {
                self.low.insert(key, (value, reg));
            }
            _ => {}
        }
    }

    /// The load of what an instruction stores, with its width and class, and what is stored.
    fn loads_back(&mut self, inst: &Inst, data: Data) -> Option<(Key, Width, Class, Operand)> {
        let Shape::Store(width, mode, class) = inst.shape else {
            return None;
        };
        let [first, second, third, fourth, _] = inst.operands;
        let (value, operands) = match mode {
            Mode::Displaced => (second, [first, third, Operand::NONE, Operand::NONE]),
            Mode::Absolute => (second, [Operand::NONE; 4]),
            Mode::Indexed { .. } => (first, [second, third, fourth, Operand::NONE]),
        };
        let operands = operands.map(|operand| match operand.as_reg() {
            Some(reg) => (true, self.value_of(reg) as i32),
            None => (false, operand.value),
        });
        let key = Key {
            shape: Shape::Load(width, mode, class),
            operands,
            data,
        };
        Some((key, width, class, value))
    }

    /// The register that has the low 32 bits of what is loaded, and no more.
    pub fn find_low(&self, key: &Key) -> Option<Reg> {
        let (value, reg) = *self.low.get(key)?;
        let homes = self.homes.get(&value).copied();
        homes.into_iter().chain([reg]).find(|reg| self.has(*reg, value))
    }
}

/// Width and data of a store to a constant address.
pub(super) fn stores_absolutely(inst: &Inst, data: Data) -> Option<(Width, Data)> {
    match inst.shape {
        Shape::Store(width, Mode::Absolute, _) => Some((width, data)),
        _ => None,
    }
}
