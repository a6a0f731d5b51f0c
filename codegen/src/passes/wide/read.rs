//! The parts of values that are read: variables, memory, registers, constants.

use maple_mirbin::{Op, Prim};

use super::{Holder, Pass};
use crate::mir::typing::lanes_of;
use crate::mir::{Expr, ExprData, ExprId, Reg, Storage, Sym, TypeTable};

impl Pass<'_, '_, '_> {
    /// The parts of a value that is read; `None` for other expressions.
    pub(super) fn read(&mut self, expr: &Expr, args: &[ExprId]) -> Option<Vec<ExprId>> {
        let prim = expr.prim;
        Some(match (expr.op, expr.data) {
            (Op::ConstVal, ExprData::Const(bits)) => self.constants(prim, bits.into()),
            (Op::ConstVal, ExprData::Wide(index)) => {
                let [low, high] = self.e.func.wide.get(index as usize).copied()?;
                self.constants(prim, u128::from(high) << 64 | u128::from(low))
            }
            (Op::Dread, ExprData::Var(sym, 0)) => match self.local_registers(sym) {
                Some(regs) => self.registers_read(prim, &regs),
                None => self.variable_parts(sym, prim),
            },
            (Op::Dread, ExprData::Var(..)) => {
                let address = self.e.expr(Op::AddrOf, Prim::A64, &[], expr.data);
                self.memory_parts(address, 0, prim)
            }
            (Op::Iread, ExprData::Field(..)) => {
                let address = self.e.expr(Op::IaddrOf, Prim::A64, args, expr.data);
                let address = self.e.spill(address);
                self.memory_parts(address, 0, prim)
            }
            (Op::IreadOff, ExprData::Offset(offset)) => {
                let address = self.e.displaced(*args.first()?, offset.into());
                let address = self.stable(address);
                self.memory_parts(address, 0, prim)
            }
            (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => {
                let regs = self.registers(Holder::Preg(number))?;
                self.registers_read(prim, &regs)
            }
            (Op::RegRead, ExprData::Reg(Reg::RetVal(_))) if prim == Prim::C64 => {
                let cell = self.e.expr(Op::RegRead, prim, &[], expr.data);
                self.cell_parts(cell)
            }
            (Op::RegRead, ExprData::Reg(Reg::RetVal(_))) => {
                let whole = self.e.expr(Op::RegRead, Prim::Agg, &[], expr.data);
                self.memory_parts(whole, 0, prim)
            }
            _ => return None,
        })
    }

    fn constants(&mut self, prim: Prim, bits: u128) -> Vec<ExprId> {
        let Some((part, count)) = lanes_of(prim) else {
            return Vec::new();
        };
        let part_bits = |index: u32| part.canonical((bits >> (index * part.bits())) as u64);
        (0..count)
            .map(|index| self.e.constant(part, part_bits(index)))
            .collect()
    }

    fn registers_read(&mut self, prim: Prim, regs: &[Reg]) -> Vec<ExprId> {
        let part = lanes_of(prim).map_or(prim, |(part, _)| part);
        regs.iter().map(|&reg| self.e.regread(part, reg)).collect()
    }

    /// The parts of a variable in memory.
    pub(super) fn variable_parts(&mut self, sym: Sym, prim: Prim) -> Vec<ExprId> {
        match (lanes_of(prim), self.is_cell(sym, prim)) {
            (Some((part, count)), false) => (1..=count)
                .map(|field| {
                    let data = ExprData::Var(sym, field as i32);
                    let read = self.e.expr(Op::Dread, part, &[], data);
                    self.e.spill(read)
                })
                .collect(),
            _ => {
                let address = self.e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(sym, 0));
                self.memory_parts(address, 0, prim)
            }
        }
    }

    /// Whether a variable is one of type c64 in a cell of the frame, of which only the address leads to a part.
    pub(super) fn is_cell(&self, sym: Sym, prim: Prim) -> bool {
        let local = match sym {
            Sym::Local(id) => self.e.func.locals.get(id),
            Sym::Global(_) => None,
        };
        prim == Prim::C64 && local.is_some_and(|local| local.storage == Storage::Default)
    }

    /// One part of a variable that no access by field id reaches.
    pub(super) fn variable_part(&mut self, sym: Sym, field: i32) -> Option<ExprId> {
        let prim = self.variable_prim(sym)?;
        let (part, _) = lanes_of(prim)?;
        let index = usize::try_from(field - 1).ok()?;
        if let Some(regs) = self.local_registers(sym) {
            let &reg = regs.get(index)?;
            return Some(self.e.regread(part, reg));
        }
        if !self.is_cell(sym, prim) {
            return None;
        }
        let address = self.e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(sym, 0));
        let offset = ExprData::Offset((index as u32 * part.size()) as i32);
        Some(self.e.expr(Op::IreadOff, part, &[address], offset))
    }

    /// Type of a variable.
    pub(super) fn variable_prim(&self, sym: Sym) -> Option<Prim> {
        let ty = self.unit.variable(self.e.func, sym)?;
        Some(super::value_prim(self.unit.types, ty))
    }

    /// Reads the parts at `address`, a leaf, behind `offset` bytes.
    pub(super) fn memory_parts(&mut self, address: ExprId, offset: i32, prim: Prim) -> Vec<ExprId> {
        let Some((part, count)) = lanes_of(prim) else {
            return Vec::new();
        };
        (0..count)
            .map(|index| {
                let address = self.e.copy_leaf(address);
                let data = ExprData::Offset(offset + (index * part.size()) as i32);
                let read = self.e.expr(Op::IreadOff, part, &[address], data);
                self.e.spill(read)
            })
            .collect()
    }

    /// The parts of a c64 in a cell.
    pub(super) fn cell_parts(&mut self, cell: ExprId) -> Vec<ExprId> {
        let word = self.retyped(cell, Prim::U64);
        let word = self.e.spill(word);
        let parts = self.word_parts(word, Prim::F32);
        self.settled(&parts)
    }

    /// A c64 in a cell.
    pub(super) fn cell(&mut self, parts: &[ExprId]) -> ExprId {
        let words = self.words(parts);
        let word = match words.first() {
            Some(&word) => word,
            None => self.e.constant(Prim::U64, 0),
        };
        self.retyped(word, Prim::C64)
    }

    /// `value` with the same bits as another type of its size.
    pub(super) fn retyped(&mut self, value: ExprId, to: Prim) -> ExprId {
        if self.e.func.expr_type(value) == to {
            return value;
        }
        let ty = TypeTable::prim(to);
        self.e.expr(Op::Retype, to, &[value], ExprData::Type(ty))
    }
}
