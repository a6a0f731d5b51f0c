//! Random bundles as C: a function of labels and variables for each of theirs. Memory is that of C, references are addresses of bytes, and
//! exceptions are a variable that callers look at.

mod end;
mod op;

use std::fmt::Write;

use super::ssa::default_func;
use super::tree::{Block, Bundle, CHECK, Func, Inst, Value, WATCHPOINTS, WORK};
use super::types::{Def, Ty};

/// What a file with such programs has after the prelude of the others.
pub const PRELUDE: &str = include_str!("prelude.h");

/// The definitions of a bundle.
pub fn print(bundle: &Bundle) -> String {
    let seed = bundle.types.seed;
    let mut c = Printer {
        bundle,
        func: &bundle.funcs[WORK],
        out: String::new(),
    };
    for def in 0..bundle.types.defs.len() {
        let text = c.definition(def);
        let _ = writeln!(c.out, "typedef {text} t{def}_{seed};");
    }
    for (sig, found) in bundle.types.sigs.iter().enumerate() {
        let params: Vec<String> = found.params.iter().map(|ty| c.ty(*ty)).collect();
        let (ret, params) = (c.ty(found.ret), list(&params));
        let _ = writeln!(c.out, "typedef {ret} s{sig}_{seed}({params});");
    }
    for (index, func) in bundle.funcs.iter().enumerate() {
        let _ = writeln!(c.out, "static s{}_{seed} b{index}_{seed};", func.sig);
    }
    for (index, def) in bundle.globals.iter().enumerate() {
        let _ = writeln!(c.out, "static t{def}_{seed} g{index}_{seed};");
    }
    for own in 0..WATCHPOINTS {
        let _ = writeln!(c.out, "static int watch{own}_{seed};");
    }
    for (index, func) in bundle.funcs.iter().enumerate() {
        c.func = func;
        c.function(index);
    }
    let _ = write!(
        c.out,
        "static void f{WORK}_{seed}(void) {{ shown = 0; thrown = 0; b{WORK}_{seed}(); if (thrown) trap(9); }}\n\
         static u64 f{CHECK}_{seed}(void) {{ thrown = 0; return b{CHECK}_{seed}() ^ shown; }}\n"
    );
    c.out
}

fn list(params: &[String]) -> String {
    match params.is_empty() {
        true => "void".to_owned(),
        false => params.join(", "),
    }
}

struct Printer<'b> {
    bundle: &'b Bundle,
    func: &'b Func,
    out: String,
}

impl Printer<'_> {
    fn ty(&self, ty: Ty) -> String {
        match ty {
            Ty::Void => "void".to_owned(),
            Ty::Int(0..=8) => "u8".to_owned(),
            Ty::Int(9..=16) => "u16".to_owned(),
            Ty::Int(17..=32) => "u32".to_owned(),
            Ty::Int(_) => "u64".to_owned(),
            Ty::Float => "f32".to_owned(),
            Ty::Double => "f64".to_owned(),
            Ty::Tagged => "tagged".to_owned(),
            Ty::AnyRef | Ty::Ref(_) | Ty::IRef(_) | Ty::Weak(_) | Ty::Func(_) => "obj".to_owned(),
            Ty::Named(def) => format!("t{def}_{}", self.bundle.types.seed),
        }
    }

    fn definition(&self, def: usize) -> String {
        match &self.bundle.types.defs[def] {
            Def::Plain(ty) => self.ty(*ty),
            Def::Struct(fields) => {
                let fields = fields.iter().enumerate();
                let fields: String = fields
                    .map(|(at, ty)| format!("{} m{at}; ", self.ty(*ty)))
                    .collect();
                format!("struct {{ {fields}}}")
            }
            Def::Array(element, length) => format!("struct {{ {} at[{length}]; }}", self.ty(*element)),
            Def::Hybrid(fixed, element, length) => {
                let fixed = match fixed {
                    Ty::Void => String::new(),
                    ty => format!("{} fixed; ", self.ty(*ty)),
                };
                format!("struct {{ {fixed}{} at[{length}]; }}", self.ty(*element))
            }
        }
    }

    /// An operand, as a value of this type.
    fn value(&self, value: &Value, ty: Ty) -> String {
        let seed = self.bundle.types.seed;
        match value {
            Value::Var(var) => format!("v{var}"),
            Value::Int(bits) => format!("(({}){bits}ull)", self.ty(ty)),
            Value::Float(bits) => format!("make_f32({bits}u)"),
            Value::Double(bits) => format!("make_f64({bits}ull)"),
            Value::Null => format!("({})0", self.ty(ty)),
            Value::Struct(values) => {
                let Ty::Named(def) = ty else { return String::new() };
                let Def::Struct(fields) = &self.bundle.types.defs[def] else {
                    return String::new();
                };
                let values = values.iter().zip(fields);
                let values: Vec<String> = values.map(|(value, ty)| self.value(value, *ty)).collect();
                format!("(({}){{{}}})", self.ty(ty), values.join(", "))
            }
            Value::Global(global) => format!("(char *)&g{global}_{seed}"),
            Value::Func(func) => format!("(char *)b{func}_{seed}"),
            Value::Const(index) => self.value(&self.bundle.consts[*index].1, ty),
        }
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.out, "  {text}");
    }

    fn function(&mut self, index: usize) {
        let seed = self.bundle.types.seed;
        let func = self.func;
        let sig = &self.bundle.types.sigs[func.sig];
        let params = sig.params.iter().enumerate();
        let params: Vec<String> = params.map(|(at, ty)| format!("{} v{at}", self.ty(*ty))).collect();
        let (ret, params) = (self.ty(sig.ret), list(&params));
        let _ = writeln!(self.out, "static {ret} b{index}_{seed}({params}) {{");
        self.line("char *exc = 0;");
        for (var, ty) in func.vars.iter().enumerate().skip(sig.params.len()) {
            let init = match ty {
                Ty::Func(sig) => self.function_value(*sig),
                ty => format!("({}){{0}}", self.ty(*ty)),
            };
            let ty = self.ty(*ty);
            self.line(&format!("{ty} v{var} = {init};"));
        }
        for (block, reached) in func.reached().into_iter().enumerate() {
            if reached {
                self.block(block, &func.blocks[block], sig.ret);
            }
        }
        self.out.push_str("}\n");
    }

    fn function_value(&self, sig: usize) -> String {
        match default_func(self.bundle, sig) {
            Some(func) => self.value(&Value::Func(func), Ty::Func(sig)),
            None => "0".to_owned(),
        }
    }

    fn block(&mut self, number: usize, block: &Block, ret: Ty) {
        self.line(&format!("b{number}:;"));
        if let Some(landing) = block.landing {
            self.line(&format!("v{landing} = exc;"));
        }
        for inst in block.groups.iter().flat_map(|group| &group.insts) {
            match inst {
                Inst::Op(op) => self.op(op, ret),
                Inst::Moves(moves) => {
                    let mut copies = String::new();
                    for (to, value) in moves {
                        let ty = self.func.vars[*to];
                        let _ = write!(copies, "{} w{to} = {}; ", self.ty(ty), self.value(value, ty));
                    }
                    let writes: String = moves.iter().map(|(to, _)| format!("v{to} = w{to}; ")).collect();
                    self.line(&format!("{{ {copies}{writes}}}"));
                }
            }
        }
        self.end(&block.end, ret);
    }
}
