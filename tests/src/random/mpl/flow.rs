//! Loops and jumps.

use std::fmt::Write;

use maple_mirbin::Op;

use super::Printer;
use crate::random::tree::{Formal, Kind, Stmt, Var};

impl Printer<'_> {
    pub(super) fn structured(&mut self, stmt: &Stmt) {
        let seed = self.tree.seed;
        let condition = |this: &Self| {
            format!(
                "cand u1 (gt u1 i32 ({}, constval i32 0), {})",
                this.fuel(),
                this.list(&stmt.args)
            )
        };
        match &stmt.kind {
            Kind::If => {
                let text = format!("if ({}) {{", self.list(&stmt.args));
                self.line(&text);
                self.inner(stmt.blocks.first());
                if stmt.blocks.len() > 1 {
                    self.line("} else {");
                    self.inner(stmt.blocks.get(1));
                }
                self.line("}");
            }
            Kind::While => {
                let text = format!("while ({}) {{", condition(self));
                self.line(&text);
                self.turn(stmt, true);
                self.line("}");
                self.left();
            }
            Kind::DoWhile => {
                self.line("dowhile {");
                self.turn(stmt, true);
                let text = format!("}} ({})", condition(self));
                self.line(&text);
                self.left();
            }
            Kind::Back => {
                let top = self.fresh();
                self.place(top);
                self.turn(stmt, true);
                let text = format!("brtrue @L{top} ({})", condition(self));
                self.line(&text);
                self.left();
            }
            Kind::Count(local, bound) => {
                self.line(&format!("dassign %v{local} (constval i32 0)"));
                self.line(&format!(
                    "while (lt u1 i32 (dread i32 %v{local}, constval i32 {bound})) {{"
                ));
                self.turn(stmt, false);
                self.line(&format!(
                    "  dassign %v{local} (add i32 (dread i32 %v{local}, constval i32 1))"
                ));
                self.line("}");
                self.left();
            }
            Kind::DoLoop(counter, start, bound, step) => {
                let (name, ty, read) = match *counter {
                    Formal::Local(index) => {
                        let ty = self.func.locals[index].ty.prim();
                        (format!("%v{index}"), ty, format!("dread {ty} %v{index}"))
                    }
                    Formal::Reg(index) => {
                        let ty = self.func.regs[index];
                        (
                            format!("%{}", index + 1),
                            ty,
                            format!("regread {ty} %{}", index + 1),
                        )
                    }
                };
                let test = if *step > 0 { "lt" } else { "gt" };
                self.line(&format!(
                    "doloop {name} (constval {ty} {start}, {test} i32 {ty} ({read}, constval {ty} {bound}), constval {ty} {step}) {{"
                ));
                self.turn(stmt, false);
                self.line("}");
                self.left();
            }
            Kind::Foreach(elem, array) => {
                let array = match array {
                    Var::Global(index) => format!("$g{index}_{seed}"),
                    Var::Local(index) => format!("%v{index}"),
                };
                self.line(&format!("foreachelem %v{elem} {array} {{"));
                self.turn(stmt, false);
                self.line("}");
                self.left();
            }
            _ => {}
        }
    }

    pub(super) fn jumps(&mut self, stmt: &Stmt) {
        let end = self.fresh();
        let labels: Vec<u32> = stmt.blocks.iter().map(|_| self.fresh()).collect();
        let first = stmt.args.first().map(|arg| self.expr(arg)).unwrap_or_default();
        let mut falls: &[bool] = &[];
        match &stmt.kind {
            Kind::Skip(when) => {
                let op = if *when { Op::BrTrue } else { Op::BrFalse };
                self.line(&format!("{op} @L{end} ({first})"));
            }
            Kind::Switch(tags, flags) => {
                falls = flags;
                let default = labels.last().copied().unwrap_or(end);
                let mut text = format!("switch ({first}) @L{default} {{");
                for (tag, block) in tags {
                    let _ = write!(
                        text,
                        " {tag}: goto @L{}",
                        labels.get(*block).copied().unwrap_or(default)
                    );
                }
                self.line(&(text + " }"));
            }
            Kind::RangeGoto(offset) => {
                let mut text = format!("rangegoto ({first}) {offset} {{");
                for (tag, label) in labels.iter().enumerate() {
                    let _ = write!(text, " {tag}: goto @L{label}");
                }
                self.line(&(text + " }"));
            }
            Kind::Multiway => {
                let default = labels.last().copied().unwrap_or(end);
                let mut text = format!("multiway ({first}) @L{default} {{");
                for (tag, label) in stmt.args.iter().skip(1).zip(&labels) {
                    let _ = write!(text, " ({}): goto @L{label}", self.expr(tag));
                }
                self.line(&(text + " }"));
            }
            Kind::Igoto => {
                let (a, b) = (
                    labels.first().copied().unwrap_or(end),
                    labels.get(1).copied().unwrap_or(end),
                );
                self.line(&format!(
                    "igoto (select ptr ({first}, addroflabel ptr @L{a}, addroflabel ptr @L{b}))"
                ));
            }
            _ => {
                let table: Vec<String> = labels
                    .iter()
                    .map(|label| format!("addroflabel ptr @L{label}"))
                    .collect();
                self.line(&format!(
                    "var %t{end} pstatic <[{}] <* void>> = [{}]",
                    labels.len(),
                    table.join(", ")
                ));
                self.line(&format!("indexgoto ({first}) %t{end}"));
            }
        }
        for (index, (block, label)) in stmt.blocks.iter().zip(&labels).enumerate() {
            if !matches!(stmt.kind, Kind::Skip(_)) {
                self.place(*label);
            }
            self.inner(Some(block));
            if index + 1 < labels.len() && !falls.get(index).copied().unwrap_or(false) {
                self.line(&format!("goto @L{end}"));
            }
        }
        self.place(end);
    }
}
