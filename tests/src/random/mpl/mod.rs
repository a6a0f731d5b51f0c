//! Random programs as MAPLE IR text.

mod expr;
mod flow;
mod stmt;

use std::fmt::Write;

use maple_mirbin::Prim;

use crate::random::reach::{Reach, model, used_locals};
use crate::random::tree::{Block, FUEL, Formal, Func, Init, SUM, Stmt, Tree};
use crate::random::types::Ty;
use expr::number;

/// Factor of the checksum; odd, so that nothing is lost.
pub const MIX: u64 = 0x9e37_79b9_7f4a_7c15;

/// The module with one program.
pub fn print(tree: &Tree) -> String {
    let reach = Reach::new(tree);
    let mut out = String::new();
    let types = tree.types();
    for (index, func) in tree.funcs.iter().enumerate() {
        if reach.funcs[index] && tree.prototypes {
            let _ = writeln!(out, "{}", head(tree, index, func));
        }
    }
    for (index, global) in tree.globals.iter().enumerate() {
        if reach.globals[index] {
            let _ = write!(out, "var $g{index}_{} {}", tree.seed, types.spell(&global.ty));
            if let Some(init) = &global.init {
                out.push_str(" = ");
                initial(tree, &global.ty, init, &mut out);
            }
            out.push('\n');
        }
    }
    out.push_str(&mixers(tree.seed, reach.mixes));
    for (index, func) in tree.funcs.iter().enumerate() {
        if reach.funcs[index] {
            let mut printer = Printer {
                tree,
                func,
                out,
                label: 0,
                loops: Vec::new(),
                depth: 1,
            };
            let _ = writeln!(printer.out, "{} {{", head(tree, index, func));
            printer.function();
            printer.out.push_str("}\n");
            out = printer.out;
        }
    }
    // Records, backwards because later ones have members of earlier ones; those that do not occur are left out.
    for (index, record) in tree.records.iter().enumerate().rev() {
        if !out.contains(&types.spell(&Ty::Record(index))) {
            continue;
        }
        let kind = if record.union { "union" } else { "struct" };
        let fields = record
            .fields
            .iter()
            .enumerate()
            .map(|(number, field)| match field.bits {
                Some(bits) => format!("@m{number} :{bits} {}", types.spell(&field.ty)),
                None => format!("@m{number} {}", types.spell(&field.ty)),
            });
        let fields = fields.collect::<Vec<_>>().join(", ");
        out.insert_str(
            0,
            &format!("type $R{index}_{} <{kind} {{{fields}}}>\n", tree.seed),
        );
    }
    out
}

/// Adds a `u64` to the checksum.
fn mix(seed: u64, value: &str) -> String {
    let sum = format!("$g{SUM}_{seed}");
    format!("dassign {sum} (mul u64 (bxor u64 (dread u64 {sum}, {value}), constval u64 {MIX:#x}))")
}

/// The functions that add numbers to the checksum. All NaNs count as one.
fn mixers(seed: u64, wanted: [bool; 3]) -> String {
    let mut out = String::new();
    if wanted[0] {
        let _ = writeln!(
            out,
            "func &mix_{seed} (var %x u64) void {{\n  {}\n}}",
            mix(seed, "dread u64 %x")
        );
    }
    let floats = [
        (Prim::F32, Prim::U32, 0x7fc0_0000u64),
        (Prim::F64, Prim::U64, 0x7ff8_0000_0000_0000),
    ];
    for ((float, bits, nan), _) in floats
        .into_iter()
        .zip(&wanted[1..])
        .filter(|(_, wanted)| **wanted)
    {
        let _ = writeln!(
            out,
            "func &mix_{float}_{seed} (var %x {float}) void {{
  if (eq u1 {float} (dread {float} %x, dread {float} %x)) {{
    call &mix_{seed} (retype {bits} {bits} (dread {float} %x))
    return
  }}
  call &mix_{seed} (constval u64 {nan:#x})
}}"
        );
    }
    out
}

fn head(tree: &Tree, index: usize, func: &Func) -> String {
    let types = tree.types();
    let mut params: Vec<String> = func
        .formals
        .iter()
        .zip(&func.sig.params)
        .map(|(formal, ty)| match formal {
            Formal::Local(local) => format!("var %v{local} {}", types.spell(ty)),
            Formal::Reg(reg) => format!("reg %{} {}", reg + 1, types.spell(ty)),
        })
        .collect();
    if func.sig.extra.is_some() {
        params.push("...".to_owned());
    }
    let rets: Vec<String> = func.sig.rets.iter().map(|ty| types.spell(ty)).collect();
    let rets = if rets.is_empty() {
        "void".to_owned()
    } else {
        rets.join(", ")
    };
    // What only this module calls may be compiled with knowledge of both sides. The first two are called from outside.
    let linkage = if index >= 2 { " static" } else { "" };
    format!(
        "func &f{index}_{}{linkage} ({}) {rets}",
        tree.seed,
        params.join(", ")
    )
}

fn initial(tree: &Tree, ty: &Ty, init: &Init, out: &mut String) {
    match (init, ty) {
        (Init::Bits(bits), ty) => out.push_str(&number(ty.prim(), *bits)),
        (Init::Address(global, path, offset), _) => {
            let id = tree.types().field_id(&tree.globals[*global].ty, path);
            let _ = write!(out, "addrof ptr $g{global}_{}", tree.seed);
            if id > 0 {
                let _ = write!(out, " {id}");
            }
            if *offset > 0 {
                let _ = write!(out, " ({offset})");
            }
        }
        (Init::Func(func), _) => {
            let _ = write!(out, "addroffunc ptr &f{func}_{}", tree.seed);
        }
        (Init::List(list), ty) => {
            let row = ty.row().unwrap_or(Ty::Scalar(Prim::I32));
            for (index, init) in list.iter().enumerate() {
                out.push_str(if index == 0 { "[" } else { ", " });
                initial(tree, &row, init, out);
            }
            out.push(']');
        }
        (Init::Fields(fields), ty) => {
            for (index, (field, init)) in fields.iter().enumerate() {
                let _ = write!(out, "{}{}= ", if index == 0 { "[" } else { ", " }, field + 1);
                initial(tree, &tree.types().at(ty, &[*field]).0, init, out);
            }
            out.push(']');
        }
    }
}

/// Labels of an open loop, and whether something jumps to them.
struct Loop {
    leave: u32,
    again: u32,
    leaves: bool,
    repeats: bool,
}

struct Printer<'t> {
    tree: &'t Tree,
    func: &'t Func,
    out: String,
    label: u32,
    loops: Vec<Loop>,
    depth: usize,
}

impl Printer<'_> {
    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.out.push_str("  ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn fresh(&mut self) -> u32 {
        self.label += 1;
        self.label
    }

    fn place(&mut self, label: u32) {
        let _ = writeln!(self.out, "@L{label}");
    }

    fn fuel(&self) -> String {
        format!("dread i32 $g{FUEL}_{}", self.tree.seed)
    }

    fn burn(&mut self) {
        let line = format!(
            "dassign $g{FUEL}_{} (sub i32 ({}, constval i32 1))",
            self.tree.seed,
            self.fuel()
        );
        self.line(&line);
    }

    fn function(&mut self) {
        let (tree, func) = (self.tree, self.func);
        let types = tree.types();
        let used = used_locals(func);
        if let Some((condition, value)) = &func.early {
            let text = format!(
                "if ({}) {{ return ({}) }}",
                self.expr(condition),
                self.expr(value)
            );
            self.line(&text);
        }
        for (index, local) in func.locals.iter().enumerate() {
            if !used[index] || func.formals.contains(&Formal::Local(index)) {
                continue;
            }
            let mut text = format!("var %v{index} ");
            if let Some(init) = &local.init {
                let _ = write!(text, "pstatic {} = ", types.spell(&local.ty));
                initial(tree, &local.ty, init, &mut text);
            } else {
                text.push_str(&types.spell(&local.ty));
            }
            self.line(&text);
            if let (Some(global), None) = (model(tree, &local.ty), &local.init) {
                let text = format!("dassign %v{index} (dread agg $g{global}_{})", tree.seed);
                self.line(&text);
            }
        }
        if func.guard {
            self.burn();
            let zeros: Vec<String> = func.sig.rets.iter().map(|ty| self.zero(ty)).collect();
            let text = format!(
                "if (lt u1 i32 ({}, constval i32 0)) {{ return ({}) }}",
                self.fuel(),
                zeros.join(", ")
            );
            self.line(&text);
        }
        self.block(&func.body);
        if !func.sig.rets.is_empty() {
            let text = format!("return ({})", self.list(&func.ret));
            self.line(&text);
        }
    }

    fn zero(&self, ty: &Ty) -> String {
        match model(self.tree, ty) {
            Some(global) => format!("dread agg $g{global}_{}", self.tree.seed),
            None => format!("constval {} 0", ty.prim()),
        }
    }

    fn block(&mut self, block: &Block) {
        for stmt in block {
            self.stmt(stmt);
        }
    }

    fn inner(&mut self, block: Option<&Block>) {
        self.depth += 1;
        block.into_iter().flatten().for_each(|stmt| self.stmt(stmt));
        self.depth -= 1;
    }

    /// The body of a loop up to the label that `continue` jumps to.
    fn turn(&mut self, stmt: &Stmt, fuel: bool) {
        self.depth += 1;
        if fuel {
            self.burn();
        }
        self.depth -= 1;
        let (leave, again) = (self.fresh(), self.fresh());
        self.loops.push(Loop {
            leave,
            again,
            leaves: false,
            repeats: false,
        });
        self.inner(stmt.blocks.first());
        if self.loops.last().is_some_and(|at| at.repeats) {
            self.place(again);
        }
    }

    /// What follows a loop.
    fn left(&mut self) {
        if let Some(at) = self.loops.pop()
            && at.leaves
        {
            self.place(at.leave);
        }
    }
}
