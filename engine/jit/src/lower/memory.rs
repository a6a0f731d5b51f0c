//! Accesses of a program's memory. Each may fault; the fault handler knows the word by the place of the access.

use super::{Lower, trusted};
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, Value, types};
use maple_lir::shape::fill;
use maple_lir::{AddressMode, Base, Binary, Class, Mode, Operation, Shape, Single, Updated, Width};

/// An address: a value and a displacement.
#[derive(Clone, Copy)]
pub struct Address(Value, i32);

/// The bytes that an instruction copies, if it is one that copies a block.
pub fn block_size(single: Single) -> Option<u32> {
    Some(match single {
        Single::CopyBlock8 => 8,
        Single::CopyBlock12 => 12,
        Single::CopyBlock16 => 16,
        Single::CopyBlock20 => 20,
        Single::CopyBlock24 => 24,
        Single::CopyBlock32 => 32,
        Single::CopyBlock40 => 40,
        Single::CopyBlock48 => 48,
        Single::CopyBlock64 => 64,
        _ => return None,
    })
}

impl Address {
    /// So many bytes from a base.
    pub fn new(base: Value, by: i32) -> Address {
        Address(base, by)
    }
}

impl Lower<'_, '_> {
    /// The flags of an access at the current word.
    pub(super) fn flags(&mut self, is_store_of_update: bool) -> MemFlagsData {
        MemFlagsData::new().with_trap_code(Some(self.accesses.next(self.at, is_store_of_update)))
    }

    /// Operand `at` as an index of 64 bits.
    pub(super) fn index(&mut self, step: &Step, at: usize, full: bool) -> Value {
        match full {
            true => self.cell(step, at),
            false => {
                let low = self.low(step, at);
                self.b.ins().sextend(types::I64, low)
            }
        }
    }

    /// The address of an element of the width's size.
    pub(super) fn scaled(&mut self, base: Value, index: Value, width: Width) -> Value {
        let by = self.b.ins().ishl_imm_u(index, width.size_class() as i64);
        self.b.ins().iadd(base, by)
    }

    /// An address as a value.
    pub(super) fn sum(&mut self, Address(base, by): Address) -> Value {
        self.b.ins().iadd_imm_s(base, i64::from(by))
    }

    /// Loads a cell that is there.
    pub(super) fn load_trusted(&mut self, Address(base, by): Address) -> Value {
        self.b.ins().load(types::I64, trusted(), base, by)
    }

    /// Stores a cell where it can be.
    pub(super) fn store_trusted(&mut self, value: Value, Address(base, by): Address) {
        self.b.ins().store(trusted(), value, base, by);
    }

    /// Loads from a program's memory.
    pub(super) fn load(&mut self, width: Width, ty: Type, Address(base, by): Address) -> Value {
        let flags = self.flags(false);
        match (ty, width) {
            (Type::F32 | Type::F64, _) => self.b.ins().load(ty.ir(), flags, base, by),
            (_, Width::Mem8) => self.b.ins().uload8(types::I64, flags, base, by),
            (_, Width::MemS8) => self.b.ins().sload8(types::I64, flags, base, by),
            (_, Width::Mem16) => self.b.ins().uload16(types::I64, flags, base, by),
            (_, Width::MemS16) => self.b.ins().sload16(types::I64, flags, base, by),
            (_, Width::Mem32) => self.b.ins().uload32(flags, base, by),
            (_, Width::MemS32) => self.b.ins().sload32(flags, base, by),
            (_, Width::Mem64) => self.b.ins().load(types::I64, flags, base, by),
        }
    }

    /// Stores into a program's memory.
    pub(super) fn store(
        &mut self,
        width: Width,
        value: Value,
        ty: Type,
        Address(base, by): Address,
        updates: bool,
    ) {
        let flags = self.flags(updates);
        match (ty, width.size_class()) {
            (Type::Cell, 0) => self.b.ins().istore8(flags, value, base, by),
            (Type::Cell, 1) => self.b.ins().istore16(flags, value, base, by),
            (Type::Cell, 2) => self.b.ins().istore32(flags, value, base, by),
            _ => self.b.ins().store(flags, value, base, by),
        };
    }

    /// The type in which a value of a width moves: that of the variable, if it has that size.
    pub(super) fn moved(&self, width: Width, class: Class, variable: Option<Type>) -> Type {
        let floats = |ty| match (ty, width.size_class()) {
            (Type::F64, 3) | (Type::F32, 2) => ty,
            _ => Type::Cell,
        };
        match (class, width) {
            (Class::Float, Width::Mem64) => Type::F64,
            (Class::Float, _) => Type::F32,
            (Class::Int, Width::Mem64 | Width::Mem32) => variable.map_or(Type::Cell, floats),
            _ => Type::Cell,
        }
    }

    /// The type of the variable that the result goes to.
    pub(super) fn target(&self, step: &Step) -> Option<Type> {
        let place = step.writes.first()?;
        Some(self.webs.ty(self.webs.defined(self.at, *place)?))
    }

    fn place(&mut self, mode: AddressMode, step: &Step, [base, by]: [usize; 2], width: Width) -> Address {
        match mode {
            AddressMode::Displaced => {
                let at = self.cell(step, base);
                Address(at, i32::from(step.inst.operands[by].bits() as i16))
            }
            AddressMode::Indexed { full } => {
                let at = self.cell(step, base);
                let index = self.index(step, by, full);
                Address(self.scaled(at, index, width), 0)
            }
        }
    }

    fn updated(&mut self, place: Updated, step: &Step, width: Width) -> Address {
        match place {
            Updated::Displaced => self.place(AddressMode::Displaced, step, [0, 1], width),
            Updated::Indexed => self.place(AddressMode::Indexed { full: false }, step, [0, 1], width),
            Updated::IndexedFull => self.place(AddressMode::Indexed { full: true }, step, [0, 1], width),
            Updated::Absolute => Address(self.number(self.flow.words.word(self.at + 1).low()), 0),
        }
    }

    /// The address of a load or store whose base and index are these operands.
    fn mode(&mut self, mode: Mode, step: &Step, [base, index]: [usize; 2], width: Width) -> Address {
        match mode {
            Mode::Displaced => {
                let at = self.cell(step, base);
                Address(at, self.flow.words.word(self.at).cd())
            }
            Mode::Absolute => Address(self.number(self.flow.words.word(self.at + 1).low()), 0),
            Mode::Indexed { base: kind, full } => {
                let at = match kind {
                    Base::Constant => self.number(self.flow.words.word(self.at + 1).low()),
                    Base::Slot | Base::Displaced => self.cell(step, base),
                };
                let index = self.index(step, index, full);
                let by = match kind {
                    Base::Displaced => i32::from(self.flow.words.word(self.at).d as i16),
                    Base::Slot | Base::Constant => 0,
                };
                Address(self.scaled(at, index, width), by)
            }
        }
    }

    /// What is in memory where two operands say, as a cell.
    pub(super) fn load_with(
        &mut self,
        width: Width,
        place: AddressMode,
        step: &Step,
        operands: [usize; 2],
    ) -> Value {
        let address = self.place(place, step, operands, width);
        self.load(width, Type::Cell, address)
    }

    /// An instruction that accesses memory.
    pub(super) fn access(&mut self, step: &Step) {
        match step.inst.shape {
            Shape::Load(width, mode, class) => {
                let ty = self.moved(width, class, self.target(step));
                let address = self.mode(mode, step, [1, 2], width);
                let value = self.load(width, ty, address);
                self.put(step, value, ty);
            }
            Shape::Store(width, mode, class) => {
                let (value, base) = match mode {
                    Mode::Indexed { .. } => (0, 1),
                    Mode::Displaced | Mode::Absolute => (1, 0),
                };
                let address = self.mode(mode, step, [base, 2], width);
                let (_, own) = self.any(step, value);
                let ty = self.moved(width, class, Some(own));
                let value = self.get(step, value, ty);
                self.store(width, value, ty, address, false);
            }
            Shape::LoadRow(width, class) => {
                let [factor, by, addend] = [2, 3, 4].map(|at| self.cell(step, at));
                let product = self.binary(Binary::Mul32, factor, by);
                let index = self.binary(Binary::Add32, product, addend);
                let index = self.b.ins().ireduce(types::I32, index);
                let index = self.b.ins().sextend(types::I64, index);
                let base = self.cell(step, 1);
                let address = Address(self.scaled(base, index, width), 0);
                let ty = self.moved(width, class, self.target(step));
                let value = self.load(width, ty, address);
                self.put(step, value, ty);
            }
            Shape::WithMemory(Operation::Int(op), width, place) => {
                let address = self.place(place, step, [2, 3], width);
                let loaded = self.load(width, Type::Cell, address);
                let left = self.cell(step, 1);
                let value = self.binary(op, left, loaded);
                self.put(step, value, Type::Cell);
            }
            Shape::WithMemory(Operation::Float(op), width, place) => {
                let address = self.place(place, step, [2, 3], width);
                let loaded = self.load(width, Type::F64, address);
                let left = self.get(step, 1, Type::F64);
                let value = self.float_binary(op, left, loaded);
                self.put(step, value, Type::F64);
            }
            Shape::TernaryWithMemory(op, place) => {
                let address = self.place(place, step, [2, 3], Width::Mem64);
                let loaded = self.load(Width::Mem64, Type::F64, address);
                let (factor, addend) = (self.get(step, 1, Type::F64), self.get(step, 4, Type::F64));
                let value = self.float_ternary(op, factor, loaded, addend);
                self.put(step, value, Type::F64);
            }
            Shape::Update(Operation::Int(op), width, place) => {
                let operand = self.cell(step, 2);
                let address = self.updated(place, step, width);
                let old = self.load(width, Type::Cell, address);
                let new = self.binary(op, old, operand);
                self.store(width, new, Type::Cell, address, true);
            }
            Shape::Update(Operation::Float(op), width, place) => {
                let operand = self.get(step, 2, Type::F64);
                let address = self.updated(place, step, width);
                let old = self.load(width, Type::F64, address);
                let new = self.float_binary(op, old, operand);
                self.store(width, new, Type::F64, address, true);
            }
            Shape::UpdateTernary(op, place) => {
                let (left, right) = (self.get(step, 2, Type::F64), self.get(step, 3, Type::F64));
                let address = self.updated(place, step, Width::Mem64);
                let old = self.load(Width::Mem64, Type::F64, address);
                let new = self.float_ternary(op, left, right, old);
                self.store(Width::Mem64, new, Type::F64, address, true);
            }
            Shape::Fill(width, _) => self.fill_memory(step, width),
            _ => {}
        }
    }

    /// A loop that stores one value through an array.
    fn fill_memory(&mut self, step: &Step, width: Width) {
        let Shape::Fill(_, op) = step.inst.shape else {
            return;
        };
        let (word, more) = (self.flow.words.word(self.at), self.flow.words.word(self.at + 1));
        let operand = |lower: &mut Self, flag: u16, field: u16| match more.c & flag {
            0 => lower.read(u32::from(field), Type::Cell),
            _ => lower.number(field as i16 as i64 as u64),
        };
        let value = operand(self, fill::VALUE, word.a);
        let by = operand(self, fill::STEP, more.a);
        let limit = operand(self, fill::LIMIT, more.b);
        let base = match more.c & fill::BASE {
            0 => self.read(u32::from(word.b), Type::Cell),
            _ => self.number(more.low()),
        };
        let index = u32::from(word.c);
        let (round, done) = (self.b.create_block(), self.b.create_block());
        let first = self.read(index, Type::Cell);
        let full = op.is_wide();
        let current = self.b.append_block_param(round, types::I64);
        let last = self.b.append_block_param(done, types::I64);
        self.b.ins().jump(round, &[first.into()]);
        self.b.switch_to_block(round);
        let at = match full {
            true => current,
            false => {
                let low = self.b.ins().ireduce(types::I32, current);
                self.b.ins().sextend(types::I64, low)
            }
        };
        let address = Address(self.scaled(base, at, width), i32::from(word.d as i16));
        self.store(width, value, Type::Cell, address, false);
        let add = if full { Binary::Add64 } else { Binary::Add32 };
        let next = self.binary(add, current, by);
        let again = self.holds(op, next, limit);
        self.b
            .ins()
            .brif(again, round, &[next.into()], done, &[next.into()]);
        self.b.seal_block(round);
        self.enter(done);
        self.write(index, last, Type::Cell);
    }

    /// The copy of a block of few bytes: all is loaded before anything is stored.
    pub(super) fn copy_block(&mut self, step: &Step) {
        let Shape::Single(single) = step.inst.shape else {
            return;
        };
        let size = block_size(single).unwrap_or(0);
        let (to, from) = (self.cell(step, 0), self.cell(step, 2));
        let [to_by, from_by] = [1, 3].map(|at| i32::from(step.inst.operands[at].bits() as i16));
        let mut pieces = Vec::new();
        let mut at = 0;
        // Words of the size that fields are likely to have: what was stored in small pieces shortly before is not forwarded to a larger load.
        let ty = if size.is_multiple_of(8) {
            types::I64
        } else {
            types::I32
        };
        while at < size {
            pieces.push((ty, at as i32));
            at += ty.bytes();
        }
        let mut loaded = Vec::new();
        for (ty, at) in &pieces {
            let flags = self.flags(false);
            loaded.push(self.b.ins().load(*ty, flags, from, from_by + at));
        }
        for ((_, at), value) in pieces.iter().zip(loaded) {
            let flags = self.flags(false);
            self.b.ins().store(flags, value, to, to_by + at);
        }
    }
}
