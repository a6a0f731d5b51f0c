//! Sums and addressing modes.

use super::Translator;
use super::model::{Base, Element, Index, Location, Sum};
use maple_lir::shape::{self, Mode};
use maple_lir::{Binary, Class, Operand, Reg, Shape, Unary, Width};
use maple_mirbin::{Inst, Kind, Op, Prim};

/// Largest scale an index may have.
const MAX_SCALE: u64 = i16::MAX as u64;

/// An address, resolved for an access.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Address {
    pub base: Base,
    pub index: Option<Index>,
    pub displacement: i32,
}

impl Address {
    /// The registers of base and index.
    pub fn registers(&self) -> [Option<Reg>; 2] {
        let base = match self.base {
            Base::Reg(base) => Some(base),
            Base::Const(_) | Base::Zero => None,
        };
        [base, self.index.map(|index| index.reg)]
    }

    /// The constant that goes into a data word.
    pub fn data(&self) -> Option<u64> {
        match self.base {
            Base::Const(bits) => Some(bits),
            Base::Reg(_) | Base::Zero => None,
        }
    }

    /// The operands of base and index, if it has them.
    fn operands(&self) -> [Operand; 2] {
        self.registers().map(|reg| reg.map_or(Operand::NONE, Operand::of))
    }

    /// The mode of an access.
    fn mode(&self) -> Mode {
        match (self.base, self.index) {
            (base, Some(index)) => Mode::Indexed {
                base: match base {
                    Base::Const(_) => shape::Base::Constant,
                    _ if self.displacement == 0 => shape::Base::Slot,
                    _ => shape::Base::Displaced,
                },
                full: index.full,
            },
            (Base::Reg(_), None) => Mode::Displaced,
            (Base::Const(_) | Base::Zero, None) => Mode::Absolute,
        }
    }
}

impl Translator<'_> {
    /// The value at a depth as a sum, if it can be seen as one without code.
    fn as_sum(&self, depth: usize) -> Option<Sum> {
        let value = self.stack.at(depth);
        if !value.ty.is_integral() {
            return None;
        }
        let narrow = value.ty.size() < 8;
        match value.place {
            // What the instruction would extend by itself is as good as what was extended for it.
            Location::Reg(reg) if narrow && value.ty.is_signed() => Some(Sum {
                base: Base::Zero,
                index: Some(Index {
                    reg,
                    full: false,
                    scale: 1,
                }),
                offset: 0,
            }),
            Location::Reg(_) if narrow => None,
            Location::Reg(reg) => Some(Sum {
                base: Base::Reg(reg),
                index: None,
                offset: 0,
            }),
            Location::Const(bits) => Some(Sum {
                base: Base::Const(bits),
                index: None,
                offset: 0,
            }),
            Location::Sum(sum) => Some(sum),
            Location::Address(_)
            | Location::Compare(..)
            | Location::Order(..)
            | Location::Element(_)
            | Location::Method(..)
            | Location::InterfaceMethod(..) => None,
        }
    }

    /// Tries to see an addition, subtraction, multiplication or shift of 64 bits as part of an address. Says whether it did.
    pub(super) fn fold_sum(&mut self, inst: &Inst<'_>, op: Binary) -> bool {
        if inst.ty.size() != 8 || !inst.ty.is_integral() || self.adds_last(inst) {
            return false;
        }
        let depth = self.stack.depth() - 2;
        self.extend_factor(inst, depth);
        let (Some(a), Some(b)) = (self.as_sum(depth), self.as_sum(depth + 1)) else {
            return false;
        };
        let folded = match op {
            Binary::Add64 => add(a, b).or_else(|| self.add_index(depth)),
            Binary::Sub64 => match b {
                Sum {
                    base: Base::Const(bits),
                    index: None,
                    offset: 0,
                } => offset(a, (bits as i64).wrapping_neg()),
                _ => None,
            },
            Binary::Mul64 => scaled_by(a, b, Some),
            Binary::Shl64 => scaled_by(a, b, |bits| 1u64.checked_shl(u32::try_from(bits).ok()?)),
            _ => None,
        };
        let Some(sum) = folded else { return false };
        self.stack.truncate(depth);
        self.stack.push(Location::Sum(sum), inst.ty);
        true
    }

    /// Adds an index to a sum that has one already, the element's to the row's: the former sum is computed and becomes the base.
    fn add_index(&mut self, depth: usize) -> Option<Sum> {
        let sums = [self.as_sum(depth)?, self.as_sum(depth + 1)?];
        let has_both = |sum: &Sum| sum.base != Base::Zero && sum.index.is_some();
        let is_index = |sum: &Sum| sum.base == Base::Zero && sum.index.is_some();
        let at = sums
            .iter()
            .position(has_both)
            .filter(|at| is_index(&sums[1 - at]))?;
        let Sum { base, index, offset } = sums[at];
        let row = depth + at;
        self.stack.moved(
            row,
            Location::Sum(Sum {
                base,
                index,
                offset: 0,
            }),
        );
        let base = Base::Reg(self.materialise(row));
        self.stack.moved(
            row,
            Location::Sum(Sum {
                base,
                index: None,
                offset,
            }),
        );
        add(self.as_sum(depth)?, self.as_sum(depth + 1)?)
    }

    /// Whether this is an addition that becomes one with what made one of the top two values: that is worth more than being part of an address.
    fn adds_last(&self, inst: &Inst<'_>) -> bool {
        let depth = self.stack.depth() - 2;
        let fits = |ty: Prim| ty.is_integral() && ty.size() == 8;
        let made = |(made, other): (usize, usize)| {
            let Some(last) = self.produced(made) else {
                return false;
            };
            let (made, other) = (self.stack.at(made), self.stack.at(other));
            let registers = matches!(other.place, Location::Reg(reg) if reg != last.reg);
            registers && fits(made.ty) && fits(other.ty) && last.inst.is_addend()
        };
        inst.op == Op::Add && [(depth, depth + 1), (depth + 1, depth)].into_iter().any(made)
    }

    /// Extends an unsigned number that is about to be scaled: as a full cell it can be an index.
    fn extend_factor(&mut self, inst: &Inst<'_>, depth: usize) {
        let value = self.stack.at(depth);
        let scales = matches!(inst.op, Op::Mul | Op::Shl)
            && matches!(self.stack.at(depth + 1).place, Location::Const(_));
        if scales && value.ty.is_integral() && value.ty.size() < 8 && !value.ty.is_signed() {
            let reg = self.reg_as(depth, inst.ty);
            self.stack.converted(depth, Location::Reg(reg), inst.ty);
        }
    }

    /// Sees the sign extension of a 32-bit value as an index.
    pub(super) fn fold_extension(&mut self, depth: usize, to: Prim) -> bool {
        let value = self.stack.at(depth);
        let Location::Reg(reg) = value.place else {
            return false;
        };
        if !value.ty.is_signed() || value.ty.size() > 4 || to.size() != 8 {
            return false;
        }
        let index = Some(Index {
            reg,
            full: false,
            scale: 1,
        });
        self.stack.pop();
        self.stack.push(
            Location::Sum(Sum {
                base: Base::Zero,
                index,
                offset: 0,
            }),
            to,
        );
        true
    }

    /// Computes a sum into a register.
    pub(super) fn put_sum(&mut self, to: Reg, sum: Sum) {
        if self.put_scaled(to, sum) {
            return;
        }
        let [scratch, second] = self.layout.scratch;
        let alone = sum.base == Base::Zero;
        // The target may be the base: intermediate results go elsewhere.
        let into = |last: bool| {
            if last && alone && sum.offset == 0 {
                to
            } else {
                scratch
            }
        };
        let mut index = sum.index.map(|index| {
            let mut current = index.reg;
            if !index.full {
                let target = into(index.scale == 1);
                self.produce(target, Shape::Unary(Unary::SignExtend32), &[Operand::of(current)]);
                current = target;
            }
            if index.scale > 1 {
                let target = into(true);
                let (op, by) = match index.scale {
                    scale if scale.is_power_of_two() => (Binary::Shl64, scale.trailing_zeros() as i32),
                    scale => (Binary::Mul64, i32::from(scale)),
                };
                let sources = [Operand::of(current), Operand::number(by)];
                self.produce(target, Shape::Binary(op), &sources);
                current = target;
            }
            current
        });
        let mut offset = sum.offset;
        let base = match sum.base {
            Base::Zero => None,
            Base::Reg(base) => Some(base),
            Base::Const(bits) => {
                let total = bits.wrapping_add_signed(i64::from(offset));
                offset = 0;
                let target = if index.is_none() { to } else { second };
                self.put_constant(target, total);
                Some(target)
            }
        };
        let current = match (base, index.take()) {
            (Some(base), Some(index)) => {
                let target = if offset == 0 { to } else { scratch };
                let sources = [base, index].map(Operand::of);
                self.produce(target, Shape::Binary(Binary::Add64), &sources);
                target
            }
            (Some(one), None) | (None, Some(one)) => one,
            (None, None) => {
                self.put_constant(to, offset as i64 as u64);
                return;
            }
        };
        self.put_offset(to, current, offset);
    }

    /// Puts the value of `from` plus `offset` into a register.
    fn put_offset(&mut self, to: Reg, from: Reg, offset: i32) {
        if offset == 0 {
            if from != to {
                self.produce(to, Shape::Unary(Unary::Copy), &[Operand::of(from)]);
            }
        } else {
            let sources = [Operand::of(from), Operand::number(offset)];
            self.produce(to, Shape::Binary(Binary::Add64), &sources);
        }
    }

    /// Computes the sum of a base and an index with one instruction, if it is one.
    fn put_scaled(&mut self, to: Reg, sum: Sum) -> bool {
        let Some(index) = sum.index else { return false };
        let (base, constant, offset) = match sum.base {
            Base::Zero => return false,
            // Two registers are added as well by an addition, which finds both in accumulators.
            Base::Reg(_) if index.full && index.scale == 1 => return false,
            Base::Reg(base) => (Operand::of(base), None, sum.offset),
            Base::Const(bits) => {
                let base = bits.wrapping_add_signed(i64::from(sum.offset));
                (Operand::NONE, Some(base), 0)
            }
        };
        let target = if offset == 0 { to } else { self.layout.scratch[0] };
        let shape = Shape::Scaled {
            constant: constant.is_some(),
            full: index.full,
        };
        let scale = Operand::number(i32::from(index.scale));
        self.produce(target, shape, &[Operand::of(index.reg), base, scale]);
        if let Some(bits) = constant {
            self.out.data(bits, 0);
        }
        self.put_offset(to, target, offset);
        true
    }

    /// Resolves the address at a depth plus `offset` for an access of `width`.
    fn address(&mut self, depth: usize, width: Width, offset: i32) -> Address {
        let place = self.place_as(depth, Prim::A64);
        let displaced = |base, displacement| Address {
            base: Base::Reg(base),
            index: None,
            displacement,
        };
        match place {
            Location::Const(address) => Address {
                base: Base::Const(address.wrapping_add_signed(i64::from(offset))),
                index: None,
                displacement: 0,
            },
            Location::Reg(base) => displaced(base, offset),
            Location::Sum(sum) => match (sum, sum.offset.checked_add(offset)) {
                (
                    Sum {
                        base: Base::Reg(base),
                        index: None,
                        ..
                    },
                    Some(total),
                ) => displaced(base, total),
                (
                    Sum {
                        base,
                        index: Some(index),
                        ..
                    },
                    Some(total),
                ) if index.scale == 1 << width.size_class()
                    && base != Base::Zero
                    && i16::try_from(total).is_ok() =>
                {
                    let (base, displacement) = match base {
                        Base::Const(bits) => (Base::Const(bits.wrapping_add_signed(i64::from(total))), 0),
                        base => (base, total),
                    };
                    Address {
                        base,
                        index: Some(index),
                        displacement,
                    }
                }
                (
                    Sum {
                        base: Base::Reg(_), ..
                    },
                    Some(total),
                ) => {
                    self.stack.moved(depth, Location::Sum(Sum { offset: 0, ..sum }));
                    displaced(self.materialise(depth), total)
                }
                _ => displaced(self.materialise(depth), offset),
            },
            _ => {
                self.stack.converted(depth, place, Prim::A64);
                displaced(self.materialise(depth), offset)
            }
        }
    }

    /// The element whose address is at a depth, if the access is to all of it.
    fn element(&self, depth: usize, width: Width, offset: i32) -> Option<Element> {
        match self.stack.at(depth).place {
            Location::Element(element) if offset == 0 && usize::from(element.shift) == width.size_class() => {
                Some(element)
            }
            _ => None,
        }
    }

    /// Pops an address, pushes what is there.
    pub(super) fn load(&mut self, ty: Prim, offset: i32) {
        let depth = self.stack.depth() - 1;
        let (width, class) = (width_of(ty), class_of(ty));
        if let Some(element) = self.element(depth, width, offset) {
            let sources = [element.array, element.index].map(Operand::of);
            return self.result(1, ty, Shape::LoadElement(width, class), &sources);
        }
        let address = self.address(depth, width, offset);
        self.stack.truncate(depth);
        let to = self.own(depth, ty);
        let mode = address.mode();
        let ([base, index], displacement) = (address.operands(), Operand::number(address.displacement));
        let shape = Shape::Load(width, mode, class);
        match mode {
            Mode::Displaced => self.produce(to, shape, &[base, displacement]),
            Mode::Absolute => self.produce(to, shape, &[]),
            Mode::Indexed { .. } => self.produce(to, shape, &[base, index, displacement]),
        }
        if let Some(data) = address.data() {
            self.out.data(data, 0);
        }
        self.stack.push(Location::Reg(to), ty);
    }

    /// Takes back the extension that has just made the value at a depth, of which a store writes no more bits than were extended.
    fn drop_extension(&mut self, depth: usize, width: Width) {
        let Some(last) = self.produced(depth) else { return };
        let bits = match last.inst.shape {
            Shape::Unary(Unary::SignExtend8 | Unary::ZeroExtend8) => 0,
            Shape::Unary(Unary::SignExtend16 | Unary::ZeroExtend16) => 1,
            Shape::Unary(Unary::SignExtend32 | Unary::ZeroExtend32) => 2,
            _ => return,
        };
        if width.size_class() > bits {
            return;
        }
        let Some(from) = last.inst.operands[1].as_reg() else {
            return;
        };
        self.take_back();
        self.stack.moved(depth, Location::Reg(from));
    }

    /// Pops a value and an address, stores.
    pub(super) fn store(&mut self, ty: Prim, offset: i32) {
        self.save_addressed();
        let depth = self.stack.depth() - 2;
        let width = width_of(ty);
        self.drop_extension(depth + 1, width);
        // What does not fit is not written: no need to cut it off first.
        let found = self.stack.at(depth + 1).ty;
        let cut = ty.is_integral() && found.is_integral() && ty.size() < found.size();
        let value = self.operand_as(depth + 1, if cut { found } else { ty });
        let class = class_of(ty);
        if let Some(element) = self.element(depth, width, offset) {
            self.stack.truncate(depth);
            let [array, index] = [element.array, element.index].map(Operand::of);
            self.emit(Shape::StoreElement(width, class), &[value, array, index]);
            return;
        }
        let address = self.address(depth, width, offset);
        self.stack.truncate(depth);
        let mode = address.mode();
        let ([base, index], displacement) = (address.operands(), Operand::number(address.displacement));
        let shape = Shape::Store(width, mode, class);
        match mode {
            Mode::Displaced => self.emit(shape, &[base, value, displacement]),
            Mode::Absolute => self.emit(shape, &[Operand::NONE, value]),
            Mode::Indexed { .. } => self.emit(shape, &[value, base, index, displacement]),
        };
        if let Some(data) = address.data() {
            self.out.data(data, 0);
        }
    }
}

fn offset(sum: Sum, by: i64) -> Option<Sum> {
    let total = i64::from(sum.offset).checked_add(by)?;
    Some(Sum {
        offset: i32::try_from(total).ok()?,
        ..sum
    })
}

fn add(a: Sum, b: Sum) -> Option<Sum> {
    match (a, b) {
        (
            sum,
            Sum {
                base: Base::Const(bits),
                index: None,
                offset: by,
            },
        ) if sum.base != Base::Zero && !matches!(sum.base, Base::Const(_)) => {
            offset(sum, (bits as i64).checked_add(i64::from(by))?)
        }
        (
            Sum {
                base: Base::Const(bits),
                index: None,
                offset: by,
            },
            sum,
        ) if matches!(sum.base, Base::Reg(_)) => offset(sum, (bits as i64).checked_add(i64::from(by))?),
        (
            Sum {
                base,
                index: None,
                offset: by,
            },
            Sum {
                base: Base::Zero,
                index,
                offset: other,
            },
        )
        | (
            Sum {
                base: Base::Zero,
                index,
                offset: other,
            },
            Sum {
                base,
                index: None,
                offset: by,
            },
        ) => offset(
            Sum {
                base,
                index,
                offset: by,
            },
            i64::from(other),
        ),
        _ => None,
    }
}

/// `a` times what `factor` makes of the constant `b`.
fn scaled_by(a: Sum, b: Sum, factor: impl Fn(u64) -> Option<u64>) -> Option<Sum> {
    let Sum {
        base: Base::Const(bits),
        index: None,
        offset: 0,
    } = b
    else {
        return None;
    };
    let by = factor(bits).filter(|by| (1..=MAX_SCALE).contains(by))?;
    let index = match a {
        Sum {
            base: Base::Zero,
            index: Some(index),
            ..
        } => index,
        Sum {
            base: Base::Reg(reg),
            index: None,
            ..
        } => Index {
            reg,
            full: true,
            scale: 1,
        },
        _ => return None,
    };
    let scale = by * u64::from(index.scale);
    if scale > MAX_SCALE {
        return None;
    }
    let offset = i32::try_from(i64::from(a.offset) * by as i64).ok()?;
    Some(Sum {
        base: Base::Zero,
        index: Some(Index {
            scale: scale as u16,
            ..index
        }),
        offset,
    })
}

/// The class of values of a type.
pub(super) fn class_of(ty: Prim) -> Class {
    if ty.is_float() { Class::Float } else { Class::Int }
}

fn width_of(ty: Prim) -> Width {
    match (ty.size(), ty.kind()) {
        (1, Kind::Int) => Width::MemS8,
        (1, _) => Width::Mem8,
        (2, Kind::Int) => Width::MemS16,
        (2, _) => Width::Mem16,
        (4, _) => Width::Mem32,
        _ => Width::Mem64,
    }
}
