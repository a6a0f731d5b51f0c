//! What instructions say about indices and lengths.

use super::known::{Bound, Term};
use crate::flow::FlowFacts;
use crate::{Input, slot_of};
use maple_mirbin::header::Frame;
use maple_mirbin::intrinsics::{Intrinsic, Xintrinsic};
use maple_mirbin::operator::{Operator, Relation};
use maple_mirbin::{Inst, Op, Prim, Property};

/// A comparison of a branch: what holds if it comes out true.
#[derive(Clone, Copy, Debug)]
pub struct Comparison {
    pub left: Bound,
    pub right: Bound,
    /// Less; otherwise less or equal.
    pub strictly: bool,
}

impl Comparison {
    /// What holds if it comes out false.
    pub fn negated(self) -> Comparison {
        Comparison {
            left: self.right,
            right: self.left,
            strictly: !self.strictly,
        }
    }
}

/// Reads the instructions of a function backwards from where a value is used.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    pub input: &'a Input<'a>,
    pub flow: &'a FlowFacts,
}

impl Reader<'_> {
    fn inst(&self, index: Option<usize>) -> Option<&Inst<'_>> {
        self.input.code.insts.get(index?)
    }

    /// The instruction so many before another, if control comes from there in any case.
    fn before(&self, index: usize, distance: usize) -> Option<usize> {
        let first = index.checked_sub(distance)?;
        let mut between = self.input.code.before[first + 1..=index].iter();
        between.all(|before| !before.is_target).then_some(first)
    }

    /// The slot of the variable that an instruction reads, if nobody takes its address.
    fn variable(&self, inst: &Inst<'_>) -> Option<u16> {
        let index = inst.frame_index();
        let named = inst.op.has(Property::ReadsCell)
            && !matches!(index, Frame::RETVAL | Frame::THROWNVAL)
            && !self.flow.is_addressed(index);
        named.then(|| slot_of(self.input.frame.formals.len(), index) as u16)
    }

    /// The term that instruction `index` pushes.
    fn term(&self, index: Option<usize>) -> Option<Term> {
        let inst = self.inst(index)?;
        if inst.ty != Prim::I32 {
            return None;
        }
        if inst.op.has(Property::Constant) {
            return Some(Term::Constant(inst.constant() as i32));
        }
        let whole = self.input.frame.slot_type(inst.frame_index()) == Some(Prim::I32);
        self.variable(inst).filter(|_| whole).map(Term::Variable)
    }

    /// The slot of the array that instruction `index` pushes.
    fn array(&self, index: Option<usize>) -> Option<u16> {
        let inst = self.inst(index).filter(|inst| inst.ty.is_address())?;
        self.variable(inst)
    }

    /// The term or length that ends at instruction `end`, and where it begins.
    fn operand(&self, end: usize) -> Option<(Bound, usize)> {
        let inst = self.inst(Some(end))?;
        if inst.op == Op::IntrinsicOp && inst.intrinsic() == Some(Intrinsic::JavaArrayLength) {
            let at = self.before(end, 1)?;
            return Some((Bound::Length(self.array(Some(at))?), at));
        }
        Some((Bound::Term(self.term(Some(end))?), end))
    }

    /// A term and 1, or a term or length less 1, computed by instruction `index`.
    fn stepped(&self, index: usize) -> Option<Bound> {
        let inst = self.inst(Some(index)).filter(|inst| inst.ty == Prim::I32)?;
        let (left, _) = self.operand(self.before(index, 2)?)?;
        let right = self.term(self.before(index, 1))?;
        let added = inst.op == Op::Add;
        let by = match right {
            Term::Constant(by) if added => by,
            Term::Constant(1) if inst.op == Op::Sub => -1,
            term if added && left == Bound::Term(Term::Constant(1)) => return Some(Bound::Next(term)),
            _ => return None,
        };
        match (left, by) {
            (Bound::Term(term), 1) => Some(Bound::Next(term)),
            (Bound::Term(term), -1) => Some(Bound::Before(term)),
            (Bound::Length(array), -1) => Some(Bound::Last(array)),
            _ => None,
        }
    }

    /// The slot that instruction `index` assigns, and what.
    pub fn assignment(&self, index: usize) -> Option<(u16, Option<Bound>)> {
        let inst = self.inst(Some(index))?;
        if !inst.op.has(Property::WritesCell) {
            return None;
        }
        let slot = slot_of(self.input.frame.formals.len(), inst.frame_index()) as u16;
        let whole = self.input.frame.slot_type(inst.frame_index()) == Some(Prim::I32) && inst.ty == Prim::I32;
        let value = match self.before(index, 1) {
            Some(last) if whole => {
                let operand = self.operand(last).map(|(value, _)| value);
                operand.or_else(|| self.stepped(last))
            }
            Some(last) => self.new_array(last),
            None => None,
        };
        Some((slot, value))
    }

    /// The new array that instruction `index` pushes.
    fn new_array(&self, index: usize) -> Option<Bound> {
        let inst = self.inst(Some(index))?;
        if inst.op != Op::XintrinsicOp || inst.xintrinsic() != Some(Xintrinsic::NewArray) {
            return None;
        }
        let length = self.before(index, 1)?;
        match (self.term(Some(length)), self.stepped(length)) {
            (Some(term), _) => Some(Bound::New(term)),
            (None, Some(Bound::Next(term))) => Some(Bound::NewNext(term)),
            _ => None,
        }
    }

    /// The array and the index of the element whose address instruction `index` pushes.
    pub fn element(&self, index: usize) -> Option<(u16, Term)> {
        let inst = self.inst(Some(index))?;
        if inst.op != Op::XintrinsicOp || inst.xintrinsic() != Some(Xintrinsic::ElementAddress) {
            return None;
        }
        let size = self
            .inst(self.before(index, 1))
            .filter(|size| size.op.has(Property::Constant));
        size?;
        Some((
            self.array(self.before(index, 3))?,
            self.term(self.before(index, 2))?,
        ))
    }

    /// The array and the index of the element that instruction `index` loads.
    pub fn loaded(&self, index: usize) -> Option<(u16, Term)> {
        let inst = self.inst(Some(index))?;
        let at_it = inst.op == Op::Iread || inst.displacement() == 0;
        let loads = inst.op.has(Property::Loads) && at_it;
        self.element(self.before(index, 1).filter(|_| loads)?)
    }

    /// The comparison of signed 32-bit numbers that the conditional branch at `index` looks at.
    pub fn comparison(&self, index: usize) -> Option<Comparison> {
        let compare = self.before(index, 1)?;
        let inst = self.inst(Some(compare))?;
        let Some(Operator::Relation(relation)) = inst.op.operator() else {
            return None;
        };
        if inst.operand_type() != Some(Prim::I32) {
            return None;
        }
        let (right, begin) = self.operand(self.before(compare, 1)?)?;
        let (left, _) = self.operand(self.before(begin, 1)?)?;
        let (left, right, strictly) = match relation {
            Relation::Lt => (left, right, true),
            Relation::Le => (left, right, false),
            Relation::Gt => (right, left, true),
            Relation::Ge => (right, left, false),
            Relation::Eq | Relation::Ne => return None,
        };
        Some(Comparison {
            left,
            right,
            strictly,
        })
    }
}
