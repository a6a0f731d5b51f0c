//! Loops and jumps.

use std::fmt::Write;

use maple_mirbin::Op;

use super::{Printer, mix};
use crate::random::tree::{Formal, Kind, Stmt, Sweep, Try, Var};

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
            Kind::Sweep(sweep) => self.sweep(stmt, sweep),
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

    fn sweep(&mut self, stmt: &Stmt, sweep: &Sweep) {
        let Sweep {
            limit,
            lowest,
            limits,
            test,
            ..
        } = *sweep;
        let (assign, ty, read) = match sweep.counter {
            Formal::Local(index) => {
                let ty = self.func.locals[index].ty.prim();
                (format!("dassign %v{index}"), ty, format!("dread {ty} %v{index}"))
            }
            Formal::Reg(index) => {
                let ty = self.func.regs[index];
                let name = index + 1;
                (
                    format!("regassign {ty} %{name}"),
                    ty,
                    format!("regread {ty} %{name}"),
                )
            }
        };
        let arg =
            |this: &Self, index: usize| stmt.args.get(index).map(|arg| this.expr(arg)).unwrap_or_default();
        let far = arg(self, 0);
        self.line(&format!(
            "dassign %v{limit} (add {ty} (cvt {ty} u32 (rem u32 ({far}, constval u32 {limits})), constval {ty} {lowest}))"
        ));
        let step = match sweep.step {
            Ok(step) => format!("constval {ty} {step}"),
            Err(local) => {
                let by = arg(self, 1);
                self.line(&format!(
                    "dassign %v{local} (add {ty} (cvt {ty} u32 (band u32 ({by}, constval u32 3)), constval {ty} 1))"
                ));
                format!("dread {ty} %v{local}")
            }
        };
        self.line(&format!("{assign} (constval {ty} {})", sweep.start()));
        let condition = format!("{test} u1 {ty} ({read}, dread {ty} %v{limit})");
        let op = if sweep.down { Op::Sub } else { Op::Add };
        let next = format!("  {assign} ({op} {ty} ({read}, {step}))");
        if sweep.first {
            self.line(&format!("while ({condition}) {{"));
            self.turn(stmt, false);
            self.line(&next);
            self.line("}");
        } else {
            let top = self.fresh();
            self.place(top);
            self.turn(stmt, false);
            self.line(&next);
            self.line(&format!("brtrue @L{top} ({condition})"));
        }
        self.left();
    }

    pub(super) fn tried(&mut self, stmt: &Stmt, form: Try) {
        let (handler, conclusion, end) = (self.fresh(), self.fresh(), self.fresh());
        let catches = form != Try::Finally;
        let concludes = matches!(form, Try::Finally | Try::Both);
        let label = |wanted: bool, label: u32| {
            if wanted {
                format!("@L{label}")
            } else {
                "0".to_owned()
            }
        };
        match form {
            Try::Region => self.line(&format!("javatry {{ @L{handler} }}")),
            _ => self.line(&format!(
                "jstry {} {}",
                label(catches, handler),
                label(concludes, conclusion)
            )),
        }
        self.inner(stmt.blocks.first());
        let leave = |this: &mut Self| {
            if concludes {
                this.line(&format!("gosub @L{conclusion}"));
            }
            this.line(&format!("goto @L{end}"));
        };
        // What ends without an exception goes through some handlers as well: a jump leads to the instruction after the `javacatch`.
        let after = (form == Try::Region && handler.is_multiple_of(3)).then(|| self.fresh());
        if form == Try::Region {
            self.line("endtry");
        }
        match after {
            Some(after) => self.line(&format!("goto @L{after}")),
            None => leave(self),
        }
        if catches {
            self.place(handler);
            match form {
                Try::Region => self.line("javacatch { <* void> }"),
                _ => self.line("jscatch"),
            }
            if let Some(after) = after {
                self.place(after);
            }
            let thrown = mix(self.tree.seed, "cvt u64 i64 (regread i64 %%thrownval)");
            self.line(&thrown);
            self.inner(stmt.blocks.get(1));
            leave(self);
        }
        if concludes {
            self.place(conclusion);
            self.line("finally");
            self.inner(stmt.blocks.last());
            self.line("retsub");
        }
        self.place(end);
        if form != Try::Region {
            self.line("endtry");
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
