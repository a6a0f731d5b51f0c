//! The block of frame memory of a function.

use maple_mirbin::{Op, Prim};

use super::super::Unit;
use super::super::build::Emitter;
use super::super::typing::lowered_prim;
use super::Pass;
use crate::mir::{ExprData, ExprId, Reg, StmtId, TypeId};

/// Alignment that `alloca` gives by itself: that of a frame cell.
pub(super) const NATURAL: u64 = 8;
/// Largest frame memory of a function.
const MAX_FRAME: u64 = 1 << 30;

/// Objects that get memory of their own, at most: each costs an instruction at entry.
const MAX_OBJECTS: usize = 8;
/// Size of the largest of them.
const MAX_OBJECT: u64 = 128;

/// The layout of the block so far.
#[derive(Default, Debug)]
pub(super) struct FrameMemory {
    size: u64,
    align: u64,
    base: Option<Reg>,
    /// Objects outside of the block.
    objects: usize,
    /// Where this function finds aggregate results of its callees.
    result: Area,
    /// Results 1, 2, ... of callees.
    pub block: u64,
    /// Size of the block of results.
    pub block_size: u64,
    /// Copies of aggregate arguments.
    args: Area,
}

/// A part of the block that gets its place when it is first needed.
#[derive(Clone, Copy, Default, Debug)]
struct Area {
    size: u64,
    align: u64,
    at: Option<u64>,
}

impl FrameMemory {
    /// The register that holds the address of the block. Reserved before the first use by [`FrameMemory::reserve`].
    pub fn base(&self) -> Reg {
        self.base.unwrap_or(Reg::Preg(0))
    }

    /// Takes `size` bytes; gives their offset.
    pub fn add(&mut self, size: u64, align: u64) -> u64 {
        let offset = rounded(self.size, align);
        self.size = offset.saturating_add(size);
        self.align = self.align.max(align);
        offset
    }

    /// Where aggregate results of callees go.
    pub fn result(&mut self) -> u64 {
        let at = self.place(self.result);
        self.result.at = Some(at);
        at
    }

    /// Where copies of aggregate arguments go.
    pub fn args(&mut self) -> u64 {
        let at = self.place(self.args);
        self.args.at = Some(at);
        at
    }

    fn place(&mut self, area: Area) -> u64 {
        area.at.unwrap_or_else(|| self.add(area.size, area.align))
    }

    /// The register with the address of memory for one object, if the object is small and there are few: who looks at the code finds where the object ends, and need
    /// not keep it in memory.
    pub fn object(&mut self, e: &mut Emitter<'_>, size: u64, align: u64) -> Option<Reg> {
        if self.objects == MAX_OBJECTS || !(1..=MAX_OBJECT).contains(&size) || align > NATURAL {
            return None;
        }
        self.objects += 1;
        let reg = e.preg(Prim::A64);
        let size = e.constant(Prim::I64, size.next_multiple_of(NATURAL));
        let memory = e.expr(Op::Alloca, Prim::A64, &[size], ExprData::None);
        let stmt = e.regassign_stmt(Prim::A64, reg, memory);
        e.push_second(stmt);
        Some(reg)
    }

    /// Sets the register aside and makes the statement for the entry, which [`FrameMemory::finish`] completes.
    pub fn reserve(&mut self, e: &mut Emitter<'_>) -> (StmtId, ExprId) {
        let base = e.preg(Prim::A64);
        self.base = Some(base);
        let size = e.constant(Prim::I64, 0);
        let block = e.expr(Op::Alloca, Prim::A64, &[size], ExprData::None);
        let stmt = e.regassign_stmt(Prim::A64, base, block);
        e.push(stmt);
        (stmt, size)
    }

    /// Gives the entry statement its size, or removes it if nothing lies in memory.
    pub fn finish(&self, unit: &mut Unit<'_>, e: &mut Emitter<'_>, (stmt, size): (StmtId, ExprId)) {
        if self.size == 0 && self.align == 0 {
            e.remove_first();
            if let Reg::Preg(number) = self.base() {
                e.func.pregs.shift_remove(&number);
            }
            return;
        }
        if self.size.saturating_add(self.align) > MAX_FRAME {
            let message = format!(
                "the locals need {} bytes of frame memory, at most {MAX_FRAME} are possible",
                self.size
            );
            let pos = e.func.pos;
            return unit.error(e.func, pos, "frame-size", message, "make large variables static");
        }
        let over = self.align > NATURAL;
        let bytes = self.size.next_multiple_of(NATURAL) + if over { self.align } else { 0 };
        if let Some(place) = e.func.exprs.get_mut(size.0 as usize) {
            place.data = ExprData::Const(bytes.max(NATURAL));
        }
        if over {
            let args = e.func.stmt(stmt).args;
            if let Some(&block) = e.func.args(args).first() {
                let slack = e.constant(Prim::I64, self.align - 1);
                let raised = e.binary(Op::Add, Prim::A64, block, slack);
                let mask = e.constant(Prim::A64, !(self.align - 1));
                let aligned = e.binary(Op::Band, Prim::A64, raised, mask);
                if let Some(place) = e.func.args_mut(args).first_mut() {
                    *place = aligned;
                }
            }
        }
    }
}

impl Pass<'_, '_, '_> {
    /// Sets memory aside for what calls exchange: the largest of each kind over all calls.
    pub(super) fn call_areas(&mut self) {
        let facts = self.facts;
        let (mut result, mut args) = ((0, NATURAL), (0, NATURAL));
        let mut block = 0;
        for call in facts.calls.values() {
            let mut area = 0;
            for &ty in &call.args {
                if lowered_prim(self.unit.types, ty) == Prim::Agg {
                    let (start, align) = self.argument_slot(area, ty);
                    // Further arguments are read in whole words.
                    area = rounded(start.saturating_add(self.size(ty)), NATURAL);
                    args = (args.0.max(area), args.1.max(align));
                }
            }
            if let Some(&ty) = call.returns.first()
                && lowered_prim(self.unit.types, ty) == Prim::Agg
            {
                let (_, align) = self.argument_slot(0, ty);
                result = (result.0.max(self.size(ty).max(1)), result.1.max(align));
            }
            block = block.max(self.result_offset(&call.returns, call.returns.len()));
        }
        self.frame.block_size = block;
        let area = |(size, align)| Area {
            size,
            align,
            at: None,
        };
        self.frame.result = area(result);
        self.frame.args = area(args);
        if block > 0 {
            self.frame.block = self.frame.add(block, NATURAL);
        }
    }

    /// Where the copy of an argument of type `ty` starts if `end` bytes of the area are taken, and its alignment.
    pub(super) fn argument_slot(&mut self, end: u64, ty: TypeId) -> (u64, u64) {
        let whole = self.unit.layouts.size_align(self.unit.types, ty);
        let align = whole.map_or(NATURAL, |whole| NATURAL.max(whole.align.into()));
        (rounded(end, align), align)
    }

    /// Offset of result `number` (from 1) in the block of further results.
    pub(super) fn result_offset(&mut self, returns: &[TypeId], number: usize) -> u64 {
        let mut offset = 0u64;
        for &ty in returns.iter().take(number).skip(1) {
            let aggregate = lowered_prim(self.unit.types, ty) == Prim::Agg;
            let size = if aggregate { self.size(ty) } else { 8 };
            offset = rounded(offset.saturating_add(size), 8);
        }
        offset
    }
}

/// `size` rounded up; as large as possible if that overflows, which is beyond every limit.
fn rounded(size: u64, align: u64) -> u64 {
    size.checked_next_multiple_of(align).unwrap_or(u64::MAX)
}
