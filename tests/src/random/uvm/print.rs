//! Random bundles as µVM IR.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use super::literal::literal;
use super::ssa::{Point, Ssa, Values, end};
use super::tree::{Bundle, CHECK, End, Func, Inst, Op, Value, WORK, watchpoint};

/// The text of a bundle, with what its two outermost functions need.
pub fn print(bundle: &Bundle) -> String {
    let (types, seed) = (&bundle.types, bundle.types.seed);
    let mut items: Vec<(String, String)> = Vec::new();
    for def in 0..types.defs.len() {
        let name = format!("@t{def}_{seed}");
        let text = format!(".typedef {name} = {}\n", types.spell_def(def));
        items.push((name, text));
    }
    for sig in 0..types.sigs.len() {
        let name = format!("@s{sig}_{seed}");
        let text = format!(".funcsig {name} = {}\n", types.spell_sig(sig));
        items.push((name, text));
    }
    for (index, (ty, value)) in bundle.consts.iter().enumerate() {
        let name = format!("@c{index}_{seed}");
        let text = format!(
            ".const {name} <{}> = {}\n",
            types.spell(*ty),
            literal(value, seed)
        );
        items.push((name, text));
    }
    for (index, def) in bundle.globals.iter().enumerate() {
        let name = format!("@g{index}_{seed}");
        let text = format!(".global {name} <@t{def}_{seed}>\n");
        items.push((name, text));
    }
    for (index, func) in bundle.funcs.iter().enumerate() {
        let name = format!("@f{index}_{seed}");
        items.push((name, function(bundle, index, func)));
    }
    let used = used(&items, [WORK, CHECK].map(|index| format!("@f{index}_{seed}")));
    let kept = items.iter().filter(|(name, _)| used.contains(name));
    kept.map(|(_, text)| text.as_str()).collect()
}

/// Names that are used, directly or not, by what has these names.
fn used(items: &[(String, String)], first: [String; 2]) -> BTreeSet<String> {
    let texts: BTreeMap<&str, &str> = items
        .iter()
        .map(|(name, text)| (name.as_str(), text.as_str()))
        .collect();
    let mut used = BTreeSet::new();
    let mut work = Vec::from(first);
    while let Some(name) = work.pop() {
        let text = texts.get(name.as_str()).copied().unwrap_or_default();
        if used.insert(name) {
            for part in text.split('@').skip(1) {
                let length = part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                work.push(format!("@{}", &part[..length.unwrap_or(part.len())]));
            }
        }
    }
    used
}

fn function(bundle: &Bundle, index: usize, func: &Func) -> String {
    let seed = bundle.types.seed;
    let mut printer = Printer {
        bundle,
        func,
        values: Values::new(bundle, func),
    };
    let reached = func.reached();
    let blocks = (0..func.blocks.len()).filter(|block| reached[*block]);
    // The first time finds the PHIs that are needed, the second one prints.
    for block in blocks.clone() {
        printer.block(block);
    }
    if func.lean {
        printer.values.simplify();
    }
    let params = 0..bundle.types.sigs[func.sig].params.len();
    let params: Vec<String> = params.map(|param| format!("%p{param}")).collect();
    let mut out = format!(
        ".funcdef @f{index}_{seed} <@s{}_{seed}> ({}) {{\n",
        func.sig,
        params.join(" ")
    );
    for block in blocks {
        let _ = writeln!(out, "    %b{block}:");
        out.push_str(&printer.phis(block));
        out.push_str(&printer.block(block));
    }
    out.push_str("}\n");
    out
}

struct Printer<'b> {
    bundle: &'b Bundle,
    func: &'b Func,
    values: Values<'b>,
}

impl Printer<'_> {
    fn name(&self, value: &Ssa) -> String {
        match self.values.resolved(value) {
            Ssa::Param(param) => format!("%p{param}"),
            Ssa::Inst(block, group, inst) => format!("%v{block}.{group}.{inst}"),
            Ssa::End(block) => match &self.func.blocks[block].end {
                End::Leave { op, .. } => self.end_name(op, block),
                _ => String::new(),
            },
            Ssa::Landing(block) => format!("%e{block}"),
            Ssa::Phi(phi) => format!("%h{phi}"),
            Ssa::Literal(value) => literal(&value, self.bundle.types.seed),
        }
    }

    fn operand(&mut self, value: &Value, at: Point) -> String {
        let value = self.values.value(value, at);
        self.name(&value)
    }

    fn phis(&self, block: usize) -> String {
        let mut out = String::new();
        for (index, phi) in self.values.phis.iter().enumerate() {
            if phi.block != block || self.values.is_dropped(index) {
                continue;
            }
            let ty = self.bundle.types.spell(phi.ty);
            let _ = write!(out, "        %h{index} = PHI <{ty}> {{");
            for (from, value) in &phi.inputs {
                let _ = write!(out, " %b{from}: {};", self.name(value));
            }
            out.push_str(" }\n");
        }
        out
    }

    fn block(&mut self, block: usize) -> String {
        let mut out = String::new();
        let func = self.func;
        let at = &func.blocks[block];
        if at.landing.is_some() {
            let _ = writeln!(out, "        %e{block} = LANDINGPAD");
        }
        for (group, insts) in at.groups.iter().enumerate() {
            for (inst, found) in insts.insts.iter().enumerate() {
                if let Inst::Op(op) = found {
                    let name = op.dst.map(|_| format!("%v{block}.{group}.{inst} = "));
                    let at = Point { block, group, inst };
                    let mut text = self.op(op, at);
                    if !op.keep.is_empty() {
                        let _ = write!(text, " {}", self.keep(op, at));
                    }
                    let _ = writeln!(out, "        {}{text}", name.unwrap_or_default());
                }
            }
        }
        let text = self.end(block, &at.end);
        let _ = writeln!(out, "        {text}");
        out
    }

    fn op(&mut self, op: &Op, at: Point) -> String {
        let seed = self.bundle.types.seed;
        let mut out = op.name.to_owned();
        if let Some(own) = op.watchpoint {
            let _ = write!(out, " {}", watchpoint(seed, own));
        }
        for word in &op.words {
            let _ = write!(out, " {word}");
        }
        let mut inner: Vec<String> = op.types.iter().map(|ty| self.bundle.types.spell(*ty)).collect();
        inner.extend(op.index.map(|index| index.to_string()));
        inner.extend(op.sig.map(|sig| format!("@s{sig}_{seed}")));
        if !inner.is_empty() {
            let _ = write!(out, " <{}>", inner.join(" "));
        }
        for operand in &op.operands {
            let _ = write!(out, " {}", self.operand(operand, at));
        }
        if let Some(args) = &op.args {
            let args: Vec<String> = args.iter().map(|arg| self.operand(arg, at)).collect();
            let _ = write!(out, " ({})", args.join(" "));
        }
        out
    }

    fn keep(&mut self, op: &Op, at: Point) -> String {
        let kept: Vec<String> = op
            .keep
            .iter()
            .map(|var| self.operand(&Value::Var(*var), at))
            .filter(|name| name.starts_with('%'))
            .collect();
        format!("KEEPALIVE ({})", kept.join(" "))
    }

    fn end(&mut self, block: usize, end_: &End) -> String {
        let at = end(self.func, block);
        match end_ {
            End::Branch(to) => format!("BRANCH %b{to}"),
            End::Branch2 { cond, yes, no, .. } => {
                format!("BRANCH2 {} %b{yes} %b{no}", self.operand(cond, at))
            }
            End::Switch {
                ty,
                on,
                default,
                cases,
            } => {
                let ty = self.bundle.types.spell(*ty);
                let mut out = format!("SWITCH <{ty}> {} %b{default} {{", self.operand(on, at));
                for (value, to) in cases {
                    let _ = write!(out, " {}: %b{to};", literal(&Value::Int(*value), 0));
                }
                out + " }"
            }
            End::Ret(super::types::Ty::Void, _) => "RETVOID".to_owned(),
            End::Ret(ty, value) => {
                format!(
                    "RET <{}> {}",
                    self.bundle.types.spell(*ty),
                    self.operand(value, at)
                )
            }
            End::Leave {
                op,
                normal,
                exceptional,
                disabled,
            } => {
                let (text, keep) = (self.op(op, at), self.keep(op, at));
                let name = self.end_name(op, block);
                let first = disabled.map(|to| format!(" %b{to}")).unwrap_or_default();
                format!("{name} = {text}{first} %b{normal} %b{exceptional} {keep}")
            }
            End::Tail(op) => self.op(op, at),
            End::Throw(value) => format!("THROW {}", self.operand(value, at)),
        }
    }

    /// The name of the instruction that ends a block.
    fn end_name(&self, op: &Op, block: usize) -> String {
        let Some(trap) = op.trap else {
            return format!("%r{block}");
        };
        let letter = if trap.throws { 'x' } else { 't' };
        let switches = trap.switches.map(|own| watchpoint(self.bundle.types.seed, own));
        let switches = switches.map(|number| format!(".{number}")).unwrap_or_default();
        format!("%{letter}{}{switches}", trap.number)
    }
}
