//! Executing code with the constants that are known.

use crate::code::{Code, Content, Word};
use crate::form::Meanwhile;
use crate::inst::{Inst, Kind, Operand};
use crate::lookahead::Ahead;
use crate::operation::Unary;
use crate::register::Reg;
use crate::shape::Shape;
use crate::single::Single;
use rustc_hash::FxHashMap;

/// Words on the way to a branch.
pub(super) const MOST: usize = 10;

/// Registers with known values.
#[derive(Clone, Default, PartialEq)]
pub(super) struct Constants(FxHashMap<Reg, u64>);

/// Where a branch leads.
pub(super) struct Outcome {
    /// The word.
    pub to: usize,
    /// Its label, if it has one.
    pub label: Option<u32>,
    /// The branch.
    pub last: usize,
    /// Whether the branch is a safepoint and is taken.
    pub watched: bool,
    /// Whether all words up to the branch come one after the other.
    pub straight: bool,
    /// The registers that were read.
    pub read: Vec<Reg>,
}

impl Constants {
    /// What is known here and there.
    pub fn common(mut self, other: &Constants) -> Constants {
        self.0.retain(|reg, value| other.0.get(reg) == Some(value));
        self
    }

    /// The value of an operand.
    fn value(&self, operand: Operand) -> Option<u64> {
        match (operand.kind, operand.as_reg()) {
            (Kind::Imm, _) => Some(i64::from(operand.value) as u64),
            (_, Some(reg)) => self.0.get(&reg).copied(),
            _ => None,
        }
    }

    /// What is known after a word.
    pub fn step(&mut self, code: &Code, word: &Word) {
        let inst = match &word.content {
            Content::Inst(inst) => inst,
            Content::Opaque(_) => return self.0.clear(),
            Content::Data(..) => return,
        };
        let written = inst.result().and_then(|_| inst.operands[0].as_reg());
        let value = written.and_then(|_| self.result(inst));
        // One clears more slots than it names. Where others run, code that keeps variables may go on, which reads what was assigned before.
        if inst.shape == Shape::Single(Single::Clear) || inst.shape.meanwhile() != Meanwhile::Nothing {
            self.0.clear();
        }
        let besides = inst.form().roles.into_iter().zip(inst.operands);
        let besides = besides.filter(|(role, _)| role.writes_besides());
        let besides = besides.filter_map(|(_, operand)| operand.as_reg());
        for reg in besides.chain(code.values(word).and_then(|values| values.result)) {
            self.0.remove(&reg);
        }
        if let Some(reg) = written {
            match value.filter(|_| !code.is_shared(reg)) {
                Some(value) => self.0.insert(reg, value),
                None => self.0.remove(&reg),
            };
        }
    }

    /// The result of an instruction.
    fn result(&self, inst: &Inst) -> Option<u64> {
        let [_, left, right, ..] = inst.operands;
        match inst.shape {
            Shape::Single(Single::Const32) => Some(i64::from(right.value) as u64),
            Shape::Unary(op) => converted(op, self.value(left)?),
            Shape::Set(op) => Some(op.holds(self.value(left)?, self.value(right)?).into()),
            _ => None,
        }
    }
}

impl Code {
    /// Where the branch leads that comes after the word at `at` when these constants are known there, if nothing is done before that anybody wants.
    pub(super) fn walk(&self, at: usize, constants: &Constants, ahead: &mut Ahead<'_>) -> Option<Outcome> {
        if constants.0.is_empty() {
            return None;
        }
        let mut known = constants.clone();
        let (mut written, mut read) = (Vec::new(), Vec::new());
        let (mut here, mut straight) = (at, true);
        for _ in 0..MOST {
            let word = self.words.get(here)?;
            let Content::Inst(inst) = &word.content else {
                return None;
            };
            let operands = inst.form().roles.into_iter().zip(inst.operands);
            read.extend(
                operands
                    .filter(|(role, _)| role.reads())
                    .filter_map(|(_, operand)| operand.as_reg()),
            );
            match inst.shape {
                Shape::Branch(op, watched) => {
                    let [left, right, ..] = inst.operands;
                    let taken = op.holds(known.value(left)?, known.value(right)?);
                    let to = match taken {
                        true => self.labels[word.target? as usize] as usize,
                        false => here + 1,
                    };
                    let wanted = |reg: &Reg| ahead.is_wanted_elsewhere(to, *reg, &read);
                    if written.iter().any(wanted) {
                        return None;
                    }
                    return Some(Outcome {
                        to,
                        label: word.target.filter(|_| taken),
                        last: here,
                        watched: watched && taken,
                        straight,
                        read,
                    });
                }
                Shape::Single(Single::Jump) => {
                    here = self.labels[word.target? as usize] as usize;
                    straight = false;
                    continue;
                }
                _ => {}
            }
            let reg = inst.operands[0].as_reg().filter(|_| only_computes(inst))?;
            if self.is_shared(reg) {
                return None;
            }
            known.step(self, word);
            written.push(reg);
            here += 1;
        }
        None
    }
}

/// Whether an instruction computes, and does nothing else.
pub(super) fn only_computes(inst: &Inst) -> bool {
    let computes = matches!(
        inst.shape,
        Shape::Set(_) | Shape::FloatSet(_) | Shape::Order(_) | Shape::FloatOrder(_)
    );
    inst.result().is_some() && (inst.is_pure() || computes)
}

/// Whether it gives its operand.
pub(super) fn is_copy(shape: Shape) -> bool {
    shape == Shape::Unary(Unary::Copy)
}

/// The result of an operation on one integer.
fn converted(op: Unary, value: u64) -> Option<u64> {
    Some(match op {
        Unary::Copy => value,
        Unary::SignExtend8 => value as i8 as u64,
        Unary::SignExtend16 => value as i16 as u64,
        Unary::SignExtend32 => value as i32 as u64,
        Unary::ZeroExtend8 => u64::from(value as u8),
        Unary::ZeroExtend16 => u64::from(value as u16),
        Unary::ZeroExtend32 => u64::from(value as u32),
        Unary::NonZero32 => u64::from(value as u32 != 0),
        Unary::IsZero32 => u64::from(value as u32 == 0),
        Unary::NonZero64 => u64::from(value != 0),
        Unary::IsZero64 => u64::from(value == 0),
        _ => return None,
    })
}
