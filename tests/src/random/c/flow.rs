//! Loops and jumps.

use std::fmt::Write;

use maple_mirbin::{Op, Prim};

use super::Printer;
use crate::random::tree::{FUEL, Formal, Kind, Stmt, Sweep};

impl Printer<'_> {
    pub(super) fn repeat(&mut self, stmt: &Stmt, condition: &str) {
        let fuel = format!("g{FUEL}_{}", self.tree.seed);
        let condition = format!("{fuel} > 0 && {condition}");
        let (leave, again) = (self.fresh(), self.fresh());
        if let Kind::Sweep(sweep) = &stmt.kind {
            return self.sweep(stmt, sweep);
        }
        let (head, first, last, tail) = match &stmt.kind {
            Kind::While => (
                format!("while ({condition}) {{"),
                format!("{fuel}--;"),
                String::new(),
                "}".to_owned(),
            ),
            Kind::DoWhile | Kind::Back => (
                "do {".to_owned(),
                format!("{fuel}--;"),
                String::new(),
                format!("}} while ({condition});"),
            ),
            Kind::Count(local, bound) => (
                format!("for (v{local} = 0; v{local} < {bound};) {{"),
                String::new(),
                format!("v{local}++;"),
                "}".to_owned(),
            ),
            Kind::DoLoop(counter, start, bound, step) => {
                let name = match counter {
                    Formal::Local(index) => format!("v{index}"),
                    Formal::Reg(index) => format!("r{index}"),
                };
                let test = if *step > 0 { "<" } else { ">" };
                (
                    format!("for ({name} = {start}; {name} {test} {bound};) {{"),
                    String::new(),
                    format!("{name} += {step};"),
                    "}".to_owned(),
                )
            }
            Kind::Foreach(elem, array) => {
                let place = self.var(*array, &[]);
                let ty = self.func.locals[*elem].ty.clone();
                let ty = self.ty(&ty);
                let head = format!(
                    "for (size_t k{leave} = 0; k{leave} < sizeof {place} / sizeof({ty}); k{leave}++) {{"
                );
                (
                    head,
                    format!("v{elem} = (({ty} *)&{place})[k{leave}];"),
                    String::new(),
                    "}".to_owned(),
                )
            }
            _ => return,
        };
        self.line(&head);
        self.line(&first);
        self.loops.push((leave, again));
        stmt.blocks
            .first()
            .into_iter()
            .for_each(|block| self.block(block));
        self.loops.pop();
        self.line(&format!("L{again}:; {last}"));
        self.line(&tail);
        self.line(&format!("L{leave}:;"));
    }

    fn sweep(&mut self, stmt: &Stmt, sweep: &Sweep) {
        let (leave, again) = (self.fresh(), self.fresh());
        let (name, ty) = match sweep.counter {
            Formal::Local(index) => (format!("v{index}"), self.func.locals[index].ty.prim()),
            Formal::Reg(index) => (format!("r{index}"), self.func.regs[index]),
        };
        let args: Vec<String> = stmt.args.iter().map(|arg| self.expr(arg)).collect();
        let arg = |index: usize| args.get(index).map(String::as_str).unwrap_or("0");
        let Sweep {
            limit,
            lowest,
            limits,
            ..
        } = *sweep;
        self.line(&format!(
            "v{limit} = ({ty})((u32){} % {limits}) + ({lowest});",
            arg(0)
        ));
        let step = match sweep.step {
            Ok(step) => step.to_string(),
            Err(local) => {
                self.line(&format!("v{local} = ({ty})(((u32){} & 3) + 1);", arg(1)));
                format!("v{local}")
            }
        };
        self.line(&format!("{name} = {};", sweep.start()));
        let test = match sweep.test {
            Op::Lt => "<",
            Op::Le => "<=",
            Op::Gt => ">",
            Op::Ge => ">=",
            _ => "!=",
        };
        let condition = format!("({name} {test} v{limit})");
        if sweep.first {
            self.line(&format!("while {condition} {{"));
        } else {
            self.line("do {");
        }
        self.loops.push((leave, again));
        stmt.blocks
            .first()
            .into_iter()
            .for_each(|block| self.block(block));
        self.loops.pop();
        let sign = if sweep.down { "-" } else { "+" };
        self.line(&format!("L{again}:; {name} {sign}= {step};"));
        if sweep.first {
            self.line("}");
        } else {
            self.line(&format!("}} while {condition};"));
        }
        self.line(&format!("L{leave}:;"));
    }

    pub(super) fn jumps(&mut self, stmt: &Stmt, args: &[String]) {
        let end = self.fresh();
        let labels: Vec<u32> = stmt.blocks.iter().map(|_| self.fresh()).collect();
        let first = args.first().map(String::as_str).unwrap_or("0");
        let label = |index: usize| labels.get(index).copied().unwrap_or(end);
        let default = labels.last().copied().unwrap_or(end);
        let mut falls: &[bool] = &[];
        match &stmt.kind {
            Kind::Skip(when) => self.line(&format!(
                "if ({}({first})) goto L{end};",
                if *when { "" } else { "!" }
            )),
            Kind::Switch(tags, flags) => {
                falls = flags;
                let mut text = format!("switch ({first}) {{");
                for (tag, block) in tags {
                    let ty = stmt.args.first().map_or(Prim::I32, |arg| arg.ty);
                    let _ = write!(
                        text,
                        " case ({ty}){:#x}ull: goto L{};",
                        *tag as u64,
                        label(*block)
                    );
                }
                self.line(&format!("{text} default: goto L{default}; }}"));
            }
            Kind::RangeGoto(offset) => {
                let mut text = format!("switch ((i32){first} - ({offset})) {{");
                for (tag, label) in labels.iter().enumerate() {
                    let _ = write!(text, " case {tag}: goto L{label};");
                }
                self.line(&format!("{text} default: trap(RANGE); }}"));
            }
            Kind::Multiway => {
                let ty = stmt.args.first().map_or(Prim::I32, |arg| arg.ty);
                let mut text = format!("{{ {ty} q = {first};");
                for (tag, label) in args.iter().skip(1).zip(&labels) {
                    let _ = write!(text, " if (eq_{ty}(q, {tag})) goto L{label};");
                }
                self.line(&format!("{text} goto L{default}; }}"));
            }
            Kind::Igoto => self.line(&format!("goto *({first} ? &&L{} : &&L{});", label(0), label(1))),
            _ => {
                let table: Vec<String> = labels.iter().map(|label| format!("&&L{label}")).collect();
                self.line(&format!("{{ static void *t[] = {{{}}}; u64 q = (i64){first}; if (q >= {}) trap(RANGE); goto *t[q]; }}", table.join(", "), labels.len()));
            }
        }
        for (index, (block, label)) in stmt.blocks.iter().zip(&labels).enumerate() {
            self.line(&format!("L{label}:;"));
            self.block(block);
            if index + 1 < labels.len() && !falls.get(index).copied().unwrap_or(false) {
                self.line(&format!("goto L{end};"));
            }
        }
        self.line(&format!("L{end}:;"));
    }
}
