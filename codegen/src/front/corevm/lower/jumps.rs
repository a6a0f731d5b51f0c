//! Where control goes.

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashSet;

use crate::mir::{ExprId, LabelId, StmtData, Switch};

use super::super::ast::{Const, Inst, Label, Operand, OperandData, Type};
use super::super::table::Primitive;
use super::Lowering;
use super::body::Code;
use super::layout::register;

/// Cases from which a table is made of them.
const TABLE: usize = 4;

impl Code<'_, '_, '_> {
    fn stretch_of(&self, label: Label) -> Option<usize> {
        self.typing.flow.start_of(label.name)
    }

    fn label_of(&self, label: Label) -> Option<LabelId> {
        self.labels.get(self.stretch_of(label)?).copied()
    }

    /// Goes to a label, unless it follows.
    fn go(&mut self, label: Label, here: usize) {
        if self.stretch_of(label) != Some(here + 1)
            && let Some(label) = self.label_of(label)
        {
            self.b.flow(Op::Goto, &[], label);
        }
    }

    pub(super) fn br(&mut self, inst: &Inst, condition: Option<Operand>, here: usize) {
        match (condition, inst.labels.as_slice()) {
            (Some(condition), &[then, other]) if then.name != other.name => {
                let condition = self.truth(condition);
                let next = self.stretch_of(then) == Some(here + 1);
                let (op, to, rest) = match next {
                    true => (Op::BrFalse, other, then),
                    false => (Op::BrTrue, then, other),
                };
                if let Some(label) = self.label_of(to) {
                    self.b.flow(op, &[condition], label);
                }
                self.go(rest, here);
            }
            (condition, &[label, ..]) => {
                if let Some(condition) = condition {
                    let condition = self.truth(condition);
                    self.b.emit(Op::Eval, Prim::Void, &[condition], StmtData::None);
                }
                self.go(label, here);
            }
            _ => {}
        }
    }

    /// `switch2`: the first case that is equal; if there is none, what follows.
    pub(super) fn switch(&mut self, inst: &Inst, selector: Operand, cases: &[Operand]) {
        let ty = self.type_of(selector).value();
        let primitive = ty.primitive();
        if cases.len() >= TABLE
            && let Some(table) = self.table(primitive, inst, cases)
        {
            let selector = self.scalar(selector, ty, false);
            let after = table.default;
            let data = StmtData::Switch(Box::new(table));
            self.b.emit(Op::Switch, Prim::Void, &[selector], data);
            if let Some(after) = after {
                self.b.flow(Op::Label, &[], after);
            }
            return;
        }
        self.settle(selector);
        for (case, label) in cases.iter().zip(&inst.labels) {
            let equal = self.compared(Op::Eq, selector, *case);
            if let (Some(equal), Some(label)) = (equal, self.label_of(*label)) {
                self.b.flow(Op::BrTrue, &[equal], label);
            }
        }
    }

    /// The table of a switch among constant integers, of which the first that is equal counts.
    fn table(&mut self, primitive: Option<Primitive>, inst: &Inst, cases: &[Operand]) -> Option<Switch> {
        let primitive = primitive.filter(|primitive| primitive.is_integer())?;
        let prim = register(primitive);
        let mut table = Switch {
            default: None,
            tag_offset: 0,
            cases: Vec::with_capacity(cases.len()),
        };
        let mut known = FxHashSet::default();
        for (case, label) in cases.iter().zip(&inst.labels) {
            let OperandData::Const(Const::Bits(_, bits)) = case.data else {
                return None;
            };
            let (bits, label) = (prim.canonical(bits) as i64, self.label_of(*label)?);
            if known.insert(bits) {
                table.cases.push((bits, label));
            }
        }
        table.default = Some(self.fresh_label());
        Some(table)
    }

    pub(super) fn ret(&mut self, value: Option<Operand>) {
        let ty = self.function.ret;
        let values: Vec<ExprId> = match value {
            Some(value) if ty != Type::VOID => match Lowering::is_whole(ty) {
                true => self.owned(value, ty, false),
                false => self.operand(value, ty, false),
            },
            _ => Vec::new(),
        };
        self.b.emit(Op::Return, Prim::Void, &values, StmtData::None);
    }
}
