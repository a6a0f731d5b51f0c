//! Jumps by value: tables, and tests one after the other.

use maple_mirbin::{Label, Op, Prim};

use super::code::Selector;
use crate::mir::{ExprData, ExprId, LabelId, Stmt, Switch};

/// Fewest cases that make a table (image.md §6).
const LEAST: usize = 7;
/// Most values between the first and the last case of a table (image.md §6).
const SPAN: i64 = 127;
/// Most nodes of a selector that is computed for each test.
const NODES: usize = 8;

impl Selector<'_, '_, '_> {
    /// `rangegoto`: tags follow each other without gaps; their order in the text is free.
    pub(super) fn range_goto(&mut self, stmt: &Stmt, table: &Switch) {
        let mut cases = table.cases.clone();
        cases.sort_by_key(|&(tag, _)| tag);
        let first = cases.first().map_or(0, |&(tag, _)| tag);
        let offset = table.tag_offset.checked_add(first);
        match offset.and_then(|offset| i32::try_from(offset).ok()) {
            Some(offset) if !cases.is_empty() => {
                let labels: Vec<Label> = cases.iter().map(|&(_, label)| self.label(label)).collect();
                self.code.range_goto(offset, &labels);
            }
            _ => {
                let message = format!(
                    "tag {first} with the offset {} does not fit 32 bits",
                    table.tag_offset
                );
                self.error(stmt.pos, "rangegoto", message, "use switch for such tags");
            }
        }
    }

    /// `switch`, which no image has. There is no register to keep the selector in, so each test computes it anew.
    pub(super) fn switch(&mut self, stmt: &Stmt, table: &Switch, selector: ExprId) {
        let Some(default) = table.default else {
            return self.no_code(stmt.pos, stmt.op);
        };
        if !self.is_small(selector) {
            let hint = "keep it in the frame: write iassignfpoff before the switch, and read it there";
            return self.error(
                stmt.pos,
                "switch",
                "a selector that is computed anew for each case",
                hint,
            );
        }
        let prim = self.func.expr(selector).prim;
        let mut cases = table.cases.clone();
        cases.sort_by_key(|&(tag, _)| tag);
        let bounds = cases
            .first()
            .zip(cases.last())
            .map(|(first, last)| (first.0, last.0));
        match bounds {
            Some((first, last))
                if cases.len() >= LEAST
                    && last.checked_sub(first).is_some_and(|span| span < SPAN)
                    && 10 * cases.len() as i64 >= 7 * (last - first + 1)
                    && i32::try_from(first).is_ok() =>
            {
                self.table(selector, (prim, first, last), &cases, default);
            }
            _ => {
                for &(tag, label) in &cases {
                    self.test(Op::Eq, selector, prim, tag);
                    self.jump(Op::BrTrue32, label);
                }
                self.jump(Op::Goto32, default);
            }
        }
    }

    fn table(
        &mut self,
        selector: ExprId,
        (prim, first, last): (Prim, i64, i64),
        cases: &[(i64, LabelId)],
        default: LabelId,
    ) {
        for (op, bound) in [(Op::Lt, first), (Op::Gt, last)] {
            self.test(op, selector, prim, bound);
            self.jump(Op::BrTrue32, default);
        }
        self.expression(selector);
        let mut cases = cases.iter().peekable();
        let mut labels = Vec::new();
        for tag in first..=last {
            let own = cases.next_if(|&&(own, _)| own == tag);
            labels.push(self.label(own.map_or(default, |&(_, label)| label)));
        }
        self.code.range_goto(first as i32, &labels);
    }

    /// Pushes whether the selector compares so with a number.
    fn test(&mut self, op: Op, selector: ExprId, prim: Prim, number: i64) {
        self.expression(selector);
        self.code.constant(prim, number as u64);
        self.code.typed(op, Prim::U1, prim);
    }

    fn jump(&mut self, op: Op, label: LabelId) {
        let label = self.label(label);
        self.code.branch(op, label);
    }

    /// Whether a tree has few nodes, and none that does more than compute.
    fn is_small(&self, root: ExprId) -> bool {
        let mut work = vec![root];
        let mut count = 0;
        while let Some(id) = work.pop() {
            let expr = self.func.expr(id);
            count += 1;
            let acts = matches!(expr.op, Op::Alloca | Op::Malloc);
            if acts || count > NODES || matches!(expr.data, ExprData::Intrinsic(_)) {
                return false;
            }
            work.extend_from_slice(self.func.args(expr.args));
        }
        true
    }
}
