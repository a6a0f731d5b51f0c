//! What a function does before its first instruction, or later.
//!
//! Cells that may be read before they are written are cleared, and so are those of references that are assigned on some ways only, because the
//! unwinder looks at them ([`super::flow::Owning`]); a function that calls others polls. Often only a part of the function needs that, which is
//! seldom reached: it makes an exception, or follows an early return. Then it is done where that part begins.

use super::flow::{self, FlowFacts, References};
use super::{Input, Translator};
use crate::slot_map::SlotMap;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_lir::{Operand, Single};
use maple_mirbin::{Form, Inst, Op, Property};
use std::ops::Range;

/// Blocks at which a part is tried to begin.
const FARTHEST: usize = 8;

/// What is done where a part of the function begins.
pub(super) struct Late {
    /// The part, by instructions.
    pub part: Range<usize>,
    /// The slots to be cleared.
    pub slots: Vec<usize>,
}

impl Late {
    /// By offset, the slots that are still to be cleared and cannot own.
    pub fn uncleared(&self, input: &Input<'_>) -> SlotMap {
        let (formals, cells) = (input.frame.formals.len(), &input.frame.cells);
        let plain = self
            .slots
            .iter()
            .filter(|slot| !cells[**slot - formals].is_counted());
        let plain = plain.map(|slot| *slot as u16);
        let offset = |index: usize| input.code.insts.get(index).map(|inst| inst.offset);
        let mut map = SlotMap::default();
        map.set(0, plain.clone());
        if let Some(start) = offset(self.part.start) {
            map.set(start, std::iter::empty());
        }
        if let Some(end) = offset(self.part.end) {
            map.set(end, plain);
        }
        map
    }
}

impl Translator<'_> {
    /// Checks large frames, marks the dynamic region, clears cells. What can wait is given back, `polls` being changed accordingly.
    pub(super) fn entry(&mut self, polls: &mut [bool]) -> Option<Late> {
        if self.layout.total > FRAME_SLACK {
            let slots = Operand::number(self.layout.total as i32);
            self.emit_single(Single::CheckStack, &[Operand::NONE, Operand::NONE, slots]);
        }
        if let Some(mark) = self.layout.mark {
            self.emit_single(Single::AllocaMark, &[Operand::slot(mark)]);
        }
        // Who looks at variables sees 0 in those that are not assigned yet.
        let observed = self.input.observed;
        let cleared =
            |cell: &usize| observed || self.flow.cleared(*cell) || self.owning.cleared.contains(*cell);
        let cells: Vec<usize> = (0..self.input.frame.cells.len()).filter(cleared).collect();
        let slots: Vec<usize> = cells.iter().map(|cell| self.layout.formals + cell).collect();
        let polled = polls.first().is_some_and(|poll| *poll);
        let part = (!observed && (polled || !cells.is_empty()))
            .then(|| part_that_needs(self.input, self.flow, &cells, polled))
            .flatten()
            .filter(|part| !polled || owns_all(self.input, self.flow, part));
        let Some(part) = part else {
            self.clear(&slots);
            return None;
        };
        if polled {
            polls[0] = false;
            polls[part.start] = true;
        }
        Some(Late { part, slots })
    }

    /// Clears slots, which ascend.
    pub(super) fn clear(&mut self, slots: &[usize]) {
        let mut rest = slots;
        while let [first, ..] = *rest {
            let run = rest
                .iter()
                .zip(first..)
                .take_while(|(slot, expected)| **slot == *expected)
                .count();
            let first = Operand::slot(first as u16);
            match run {
                1 => self.emit_single(Single::Const32, &[first]),
                _ => self.emit_single(
                    Single::Clear,
                    &[first, Operand::NONE, Operand::number(run as i32)],
                ),
            };
            rest = &rest[run..];
        }
    }
}

/// The part of a function outside of which none of `cells` occurs, nor a call if `calls` is set. It is entered at its first instruction only,
/// once, and left by returns and exceptions only.
fn part_that_needs(
    input: &Input<'_>,
    flow: &FlowFacts,
    cells: &[usize],
    calls: bool,
) -> Option<Range<usize>> {
    let insts = &input.code.insts;
    let opaque = |inst: &Inst<'_>| {
        let labels = matches!(inst.op.form(), Form::Try | Form::Jt) || inst.op == Op::AddrOfLabel;
        labels || inst.op.has(Property::InFrame) || matches!(inst.op, Op::Alloca | Op::Igoto)
    };
    if input.fuel || input.handlers.is_some() || insts.iter().any(opaque) {
        return None;
    }
    let needs = |inst: &Inst<'_>| {
        let cell = usize::try_from(-i32::from(inst.frame_index()));
        let needed = |cell: usize| cells.binary_search(&cell).is_ok();
        calls && inst.op.has(Property::Calls) || inst.op.form() == Form::F && cell.is_ok_and(needed)
    };
    let first = insts.iter().position(needs)?;
    let last = insts.iter().rposition(needs)?;
    let mut starts = (1..=first)
        .rev()
        .filter(|index| input.code.before[*index].is_target || flow::ends_block(&insts[index - 1]));
    starts.by_ref().take(FARTHEST).find_map(|start| {
        let end = behind_part(input, &flow.references, start, last)?;
        Some(start..end)
    })
}

/// The end of the part that begins at `start` and has instruction `last` in it.
fn behind_part(input: &Input<'_>, references: &References, start: usize, last: usize) -> Option<usize> {
    let (insts, before) = (&input.code.insts, &input.code.before);
    // A branch over a return may become one instruction with it.
    let returns = insts.get(start + 1).is_some_and(|inst| inst.op == Op::Return);
    if before[start].depth > 0 || before[0].is_target || returns && !before[start].is_target {
        return None;
    }
    // Everything that the part reaches belongs to it.
    let (mut end, mut at) = (last + 1, start);
    while let Some(inst) = insts.get(at).filter(|_| at < end) {
        for target in references.of_instruction(at) {
            if target <= start {
                return None;
            }
            end = end.max(target + 1);
        }
        at += 1;
        if at == end && flow::falls_through(inst) {
            end += 1;
        }
    }
    let end = end.min(insts.len());
    let enters = |(from, to)| !(start..end).contains(&from) && (start + 1..end).contains(&to);
    (!references.iter().any(enters)).then_some(end)
}

/// Whether no reference that nobody counts can be alive where the part begins, so that it may begin with a poll.
fn owns_all(input: &Input<'_>, flow: &FlowFacts, part: &Range<usize>) -> bool {
    let assigns = |inst: &Inst<'_>| inst.op.has(Property::WritesCell) && inst.frame_index() > 0;
    !input.code.insts[..part.start].iter().any(assigns) && !flow.is_any_live(&input.code.insts, part.start)
}
