//! Liveness of a register at a word: whether it is read before it is written again.

use crate::code::{Code, Content};
use crate::form::Effect;
use crate::register::Reg;
use rustc_hash::FxHashMap;

/// Words that are looked at for one answer. What is read beyond counts as read.
const MOST: usize = 2000;
/// Answers for one function.
const QUESTIONS: usize = 512;

/// Answers questions about code that does not change.
pub(crate) struct Ahead<'a> {
    code: &'a Code,
    /// How often each register is read anywhere.
    reads: Vec<u8>,
    answers: FxHashMap<(usize, Reg), bool>,
}

impl Ahead<'_> {
    pub fn new(code: &Code) -> Ahead<'_> {
        Ahead {
            code,
            reads: code.reads(&code.words),
            answers: FxHashMap::default(),
        }
    }

    /// Whether somebody may read what a register holds at a word.
    pub fn is_wanted(&mut self, at: usize, reg: Reg) -> bool {
        let code = self.code;
        if code.is_shared(reg) || code.is_observed(code.registers.slot(reg)) {
            return true;
        }
        if self.reads.get(reg.number() as usize) == Some(&0) {
            return false;
        }
        if let Some(answer) = self.answers.get(&(at, reg)) {
            return *answer;
        }
        let answer = self.answers.len() >= QUESTIONS || self.is_read(at, reg);
        self.answers.insert((at, reg), answer);
        answer
    }

    /// As [`Ahead::is_wanted`]; `known` are reads that do not count.
    pub fn is_wanted_elsewhere(&mut self, at: usize, reg: Reg, known: &[Reg]) -> bool {
        let number = reg.number() as usize;
        let own = known.iter().filter(|read| **read == reg).count();
        // A temporary does not outlive its block.
        let all = number >= usize::from(self.code.temps)
            && self
                .reads
                .get(number)
                .is_some_and(|reads| usize::from(*reads) <= own);
        !all && self.is_wanted(at, reg)
    }

    fn is_read(&self, at: usize, reg: Reg) -> bool {
        let code = self.code;
        let mut seen = rustc_hash::FxHashSet::default();
        let mut work = vec![at];
        while let Some(at) = work.pop() {
            if !seen.insert(at) {
                continue;
            }
            let Some(word) = code.words.get(at).filter(|_| seen.len() < MOST) else {
                return true;
            };
            let inst = match &word.content {
                Content::Inst(inst) => inst,
                Content::Opaque(_) => return true,
                Content::Data(..) => {
                    work.push(at + 1);
                    continue;
                }
            };
            let form = inst.form();
            if form.effect.reads_all() {
                return true;
            }
            let values = code.values(word);
            let operands = || form.roles.into_iter().zip(inst.operands);
            let passed = values.is_some_and(|values| values.arguments.contains(&reg));
            if passed || operands().any(|(role, operand)| role.reads() && operand.is_reg(reg)) {
                return true;
            }
            let written = |role: crate::form::Role| role.result().is_some() || role.writes_besides();
            let given = values.is_some_and(|values| values.result == Some(reg));
            if given || operands().any(|(role, operand)| written(role) && operand.is_reg(reg)) {
                continue;
            }
            if !matches!(form.effect, Effect::Ends) {
                work.push(at + 1);
            }
            let target = word.target;
            let entries = code.tables.iter().filter(|entry| entry.at as usize == at);
            let labels = target.into_iter().chain(entries.map(|entry| entry.label));
            work.extend(labels.map(|label| code.labels[label as usize] as usize));
        }
        false
    }
}
