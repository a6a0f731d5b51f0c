//! Random programs as C.
//!
//! Addresses are integers of type `ptr`. Operations are functions `op_type` of `prelude.h`, whose parameters convert their arguments as
//! MAPLE IR instructions bring operands to their own type.

mod expr;
mod flow;
mod stmt;

use std::fmt::Write;

use maple_mirbin::Prim;

use crate::random::reach::{Reach, model, used_locals};
use crate::random::tree::{Block, FUEL, Formal, Func, Init, MAIN, Tree, Var};
use crate::random::types::{Sig, Ty};
use expr::number;

/// What every file of translated programs starts with.
pub const PRELUDE: &str = include_str!("prelude.h");

/// The definitions of one program.
pub fn print(tree: &Tree) -> String {
    let reach = Reach::new(tree);
    let mut c = Printer {
        tree,
        func: &tree.funcs[MAIN],
        arrays: Vec::new(),
        types: String::new(),
        out: String::new(),
        label: 0,
        loops: Vec::new(),
    };
    for (index, record) in tree.records.iter().enumerate() {
        let mut text = format!("typedef {} {{\n", if record.union { "union" } else { "struct" });
        for (number, field) in record.fields.iter().enumerate() {
            let bits = field.bits.map(|bits| format!(" : {bits}")).unwrap_or_default();
            let _ = writeln!(text, "  {} m{number}{bits};", c.ty(&field.ty));
        }
        let _ = writeln!(c.types, "{text}}} R{index}_{};", tree.seed);
    }
    for (index, func) in tree.funcs.iter().enumerate() {
        if reach.funcs[index] {
            let head = c.head(index, func);
            let _ = writeln!(c.out, "{head};");
        }
    }
    for (index, global) in tree.globals.iter().enumerate() {
        if reach.globals[index] {
            let init = global
                .init
                .as_ref()
                .map(|init| format!(" = {}", c.initial(&global.ty, init)))
                .unwrap_or_default();
            let ty = c.ty(&global.ty);
            let _ = writeln!(c.out, "static {ty} g{index}_{}{init};", tree.seed);
        }
    }
    for (index, func) in tree.funcs.iter().enumerate() {
        if reach.funcs[index] {
            c.func = func;
            c.label = 0;
            let head = c.head(index, func);
            let _ = writeln!(c.out, "{head} {{");
            c.function();
            c.out.push_str("}\n");
        }
    }
    c.types + &c.out
}

struct Printer<'t> {
    tree: &'t Tree,
    func: &'t Func,
    /// Array types and function types, by the numbers in their names.
    arrays: Vec<Ty>,
    types: String,
    out: String,
    label: u32,
    loops: Vec<(u32, u32)>,
}

impl Printer<'_> {
    fn ty(&mut self, ty: &Ty) -> String {
        let seed = self.tree.seed;
        match ty {
            Ty::Scalar(prim) => prim.name().to_owned(),
            Ty::Ptr(_) => "ptr".to_owned(),
            Ty::Record(index) => format!("R{index}_{seed}"),
            Ty::Array(..) | Ty::Func(_) => {
                if let Some(index) = self.arrays.iter().position(|known| known == ty) {
                    return format!("A{index}_{seed}");
                }
                let text = match ty {
                    Ty::Array(dims, elem) => {
                        let dims: String = dims.iter().map(|dim| format!("[{dim}]")).collect();
                        let elem = self.ty(elem);
                        format!("typedef {elem} A{}_{seed}{dims};", self.arrays.len())
                    }
                    _ => {
                        let Ty::Func(sig) = ty else { return String::new() };
                        let sig = self.tree.sigs[*sig].clone();
                        let ret = sig.rets.first().map_or("void".to_owned(), |ty| self.ty(ty));
                        let params = self.params(&sig, |_| String::new());
                        format!("typedef {ret} A{}_{seed}({params});", self.arrays.len())
                    }
                };
                self.types.push_str(&text);
                self.types.push('\n');
                self.arrays.push(ty.clone());
                format!("A{}_{seed}", self.arrays.len() - 1)
            }
        }
    }

    fn params(&mut self, sig: &Sig, name: impl Fn(usize) -> String) -> String {
        let mut params: Vec<String> = Vec::new();
        for (index, ty) in sig.params.iter().enumerate() {
            params.push(format!("{} {}", self.ty(ty), name(index)));
        }
        if sig.extra.is_some() {
            params.push("u64 *extra".to_owned());
        }
        for (index, ty) in sig.rets.iter().enumerate().skip(1) {
            params.push(format!("{} *out{index}", self.ty(ty)));
        }
        if params.is_empty() {
            "void".to_owned()
        } else {
            params.join(", ")
        }
    }

    fn head(&mut self, index: usize, func: &Func) -> String {
        let ret = func.sig.rets.first().map_or("void".to_owned(), |ty| self.ty(ty));
        let params = self.params(&func.sig, |number| match func.formals[number] {
            Formal::Local(local) => format!("v{local}"),
            Formal::Reg(reg) => format!("r{reg}"),
        });
        format!("static {ret} f{index}_{}({params})", self.tree.seed)
    }

    fn initial(&mut self, ty: &Ty, init: &Init) -> String {
        match init {
            Init::Bits(bits) => number(ty.prim(), *bits, true),
            Init::Address(global, path, offset) => {
                format!("(ptr)&{} + {offset}", self.var(Var::Global(*global), path))
            }
            Init::Func(func) => format!("(ptr)&f{func}_{}", self.tree.seed),
            Init::List(list) => {
                let row = ty.row().unwrap_or(Ty::Scalar(Prim::I32));
                let list: Vec<String> = list.iter().map(|init| self.initial(&row, init)).collect();
                format!("{{{}}}", list.join(", "))
            }
            Init::Fields(fields) => {
                let types = self.tree.types();
                let fields: Vec<String> = fields
                    .iter()
                    .map(|(field, init)| {
                        format!(".m{field} = {}", self.initial(&types.at(ty, &[*field]).0, init))
                    })
                    .collect();
                format!("{{{}}}", fields.join(", "))
            }
        }
    }

    fn line(&mut self, text: &str) {
        self.out.push_str("  ");
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn fresh(&mut self) -> u32 {
        self.label += 1;
        self.label
    }

    fn function(&mut self) {
        let (tree, func) = (self.tree, self.func);
        let used = used_locals(func);
        let mut copies = Vec::new();
        for (index, local) in func.locals.iter().enumerate() {
            if !used[index] || func.formals.contains(&Formal::Local(index)) {
                continue;
            }
            let ty = self.ty(&local.ty);
            match (&local.init, model(tree, &local.ty)) {
                (Some(init), _) => {
                    let init = self.initial(&local.ty, init);
                    self.line(&format!("static {ty} v{index} = {init};"));
                }
                (None, Some(global)) => {
                    self.line(&format!("{ty} v{index};"));
                    copies.push(format!(
                        "memcpy(&v{index}, &g{global}_{}, sizeof v{index});",
                        tree.seed
                    ));
                }
                (None, None) => self.line(&format!("{ty} v{index} = 0;")),
            }
        }
        for (index, ty) in func.regs.iter().enumerate() {
            if !func.formals.contains(&Formal::Reg(index)) {
                self.line(&format!("{ty} r{index} = 0;"));
            }
        }
        copies.iter().for_each(|copy| self.line(copy));
        if let Some((condition, value)) = &func.early {
            let (condition, value) = (self.expr(condition), self.expr(value));
            self.line(&format!("if ({condition}) {{"));
            self.give(&[value]);
            self.line("}");
        }
        if func.guard {
            self.line(&format!("if (--g{FUEL}_{} < 0) {{", tree.seed));
            let zero = |ty| match model(tree, ty) {
                Some(global) => format!("g{global}_{}", tree.seed),
                None => "0".to_owned(),
            };
            let zeros: Vec<String> = func.sig.rets.iter().map(zero).collect();
            self.give(&zeros);
            self.line("}");
        }
        self.block(&func.body);
        let values: Vec<String> = func.ret.iter().map(|value| self.expr(value)).collect();
        if !values.is_empty() {
            self.give(&values);
        }
    }

    /// Returns values; all are evaluated before the first is stored.
    fn give(&mut self, values: &[String]) {
        let rets = self.func.sig.rets.clone();
        self.line("{");
        for (index, (ty, value)) in rets.iter().zip(values).enumerate() {
            let ty = self.ty(ty);
            self.line(&format!("{ty} w{index} = {value};"));
        }
        for index in 1..rets.len() {
            self.line(&format!("*out{index} = w{index};"));
        }
        self.line(if rets.is_empty() {
            "return; }"
        } else {
            "return w0; }"
        });
    }

    fn block(&mut self, block: &Block) {
        block.iter().for_each(|stmt| self.stmt(stmt));
    }
}
