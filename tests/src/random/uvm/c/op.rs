//! Instructions as C.

use super::super::tree::{Op, Value};
use super::super::types::{Def, Ty};
use super::Printer;

impl Printer<'_> {
    /// An instruction that does not end a block.
    pub(super) fn op(&mut self, op: &Op, ret: Ty) {
        if op.name == "FENCE" {
            return;
        }
        if op.name == "CALL" {
            let (call, up) = (self.call(op), self.give_up(ret));
            let text = match op.dst {
                Some(dst) => {
                    let ty = self.ty(self.func.vars[dst]);
                    format!("{{ {ty} w = {call}; if (thrown) {up} v{dst} = w; }}")
                }
                None => format!("{call}; if (thrown) {up}"),
            };
            return self.line(&text);
        }
        let text = self.text(op);
        let text = match op.dst {
            Some(dst) => format!("v{dst} = {text};"),
            None => format!("{text};"),
        };
        self.line(&text);
    }

    /// A call, whose exceptions are not looked at.
    pub(super) fn call(&self, op: &Op) -> String {
        let seed = self.bundle.types.seed;
        let sig = op.sig.unwrap_or_default();
        let params = &self.bundle.types.sigs[sig].params;
        let args = op.args.iter().flatten().zip(params);
        let args: Vec<String> = args.map(|(arg, ty)| self.value(arg, *ty)).collect();
        let callee = match &op.operands[0] {
            Value::Func(func) => format!("b{func}_{seed}"),
            value => format!("((s{sig}_{seed} *)at_({}))", self.value(value, Ty::Func(sig))),
        };
        format!("{callee}({})", args.join(", "))
    }

    fn text(&self, op: &Op) -> String {
        let ty = op.types.first().copied().unwrap_or(Ty::AnyRef);
        let second = op.types.get(1).copied().unwrap_or(Ty::Void);
        let spelt = self.ty(ty);
        // Operands that are places have types of their own, which C does not know.
        let at = |index: usize| self.value(&op.operands[index], Ty::AnyRef);
        let of = |index: usize| self.value(&op.operands[index], ty);
        let word = |index: usize| self.value(&op.operands[index], Ty::Int(64));
        let index = op.index.unwrap_or_default();
        match (op.name, ty) {
            ("EQ", Ty::Tagged) => format!("same_({}, {})", of(0), of(1)),
            ("NE", Ty::Tagged) => format!("!same_({}, {})", of(0), of(1)),
            ("EQ" | "NE", Ty::Ref(_) | Ty::IRef(_) | Ty::AnyRef | Ty::Func(_)) => {
                let sign = if op.name == "EQ" { "==" } else { "!=" };
                format!("{} {sign} {}", of(0), of(1))
            }
            ("SELECT", _) => format!("{} == 1 ? {} : {}", word(0), of(1), of(2)),
            ("TRUNC", _) => format!("zx({}, {})", of(0), width(second)),
            ("ZEXT", _) => of(0),
            ("SEXT", _) => format!("zx(sx({}, {}), {})", of(0), width(ty), width(second)),
            ("FPTRUNC", _) => format!("(f32){}", of(0)),
            ("FPEXT", _) => format!("(f64){}", of(0)),
            ("FPTOUI" | "FPTOSI", _) => format!("u{}({}, {})", op.name, of(0), width(second)),
            ("UITOFP", _) => format!("({}){}", self.ty(second), of(0)),
            ("SITOFP", _) => format!("({})(i64)sx({}, {})", self.ty(second), of(0), width(ty)),
            ("BITCAST", Ty::Int(32)) => format!("make_f32({})", of(0)),
            ("BITCAST", Ty::Int(_)) => format!("make_f64({})", of(0)),
            ("BITCAST", Ty::Float) => format!("slot_f32({})", of(0)),
            ("BITCAST", _) => format!("slot_f64({})", of(0)),
            ("REFCAST" | "IREFCAST" | "FUNCCAST" | "GETIREF", _) => at(0),
            ("EXTRACTVALUE", _) => format!("{}.m{index}", of(0)),
            ("INSERTVALUE", Ty::Named(def)) => {
                let field = match &self.bundle.types.defs[def] {
                    Def::Struct(fields) => fields[index],
                    _ => Ty::Void,
                };
                let field = self.value(&op.operands[1], field);
                format!("({{ {spelt} s = {}; s.m{index} = {field}; s; }})", of(0))
            }
            ("NEW" | "NEWHYBRID" | "ALLOCA" | "ALLOCAHYBRID", _) => format!("calloc(1, sizeof({spelt}))"),
            ("GETFIELDIREF", _) => format!("{} + offsetof({spelt}, m{index})", at(0)),
            ("GETELEMIREF", _) => {
                format!(
                    "{} + sizeof((({spelt} *)0)->at[0]) * {}",
                    at(0),
                    self.value(&op.operands[1], Ty::Int(64))
                )
            }
            ("SHIFTIREF", _) => format!("{} + sizeof({spelt}) * {}", at(0), word(1)),
            ("GETFIXEDPARTIREF", _) => format!("{} + offsetof({spelt}, fixed)", at(0)),
            ("GETVARPARTIREF", _) => format!("{} + offsetof({spelt}, at)", at(0)),
            ("LOAD", _) => format!("*({spelt} *)at_({})", at(0)),
            ("STORE", _) => format!("*({spelt} *)at_({}) = {}", at(0), of(1)),
            ("CMPXCHG", _) => format!(
                "({{ {spelt} *p = ({spelt} *)at_({}), old = *p; if (old == {}) *p = {}; old; }})",
                at(0),
                of(1),
                of(2)
            ),
            ("ATOMICRMW", Ty::Int(width)) => format!(
                "({{ {spelt} *p = ({spelt} *)at_({}), old = *p; *p = u{}(old, {}, {width}); old; }})",
                at(0),
                op.words[1],
                of(1)
            ),
            ("ATOMICRMW", _) => format!(
                "({{ {spelt} *p = ({spelt} *)at_({}), old = *p; *p = {}; old; }})",
                at(0),
                of(1)
            ),
            ("ICALL", _) => self.intrinsic(op),
            (name, Ty::Int(width)) => format!("u{name}({}, {}, {width})", of(0), of(1)),
            (name @ ("FADD" | "FSUB" | "FMUL" | "FDIV" | "FREM"), Ty::Float) => {
                format!("v{name}({}, {})", of(0), of(1))
            }
            (name, _) => format!("u{name}({}, {})", of(0), of(1)),
        }
    }

    pub(super) fn intrinsic(&self, op: &Op) -> String {
        let name = op.words[0].trim_start_matches("@uvm.tr64.");
        let args = op.args.as_deref().unwrap_or_default();
        let arg = |ty: Ty| args.first().map_or(String::new(), |arg| self.value(arg, ty));
        match name {
            "is_fp" => format!("{}.kind == 0", arg(Ty::Tagged)),
            "is_int" => format!("{}.kind == 1", arg(Ty::Tagged)),
            "is_ref" => format!("{}.kind == 2", arg(Ty::Tagged)),
            "to_fp" => format!("make_f64({}.bits)", arg(Ty::Tagged)),
            "to_int" => format!("{}.bits", arg(Ty::Tagged)),
            "to_ref" => format!("(char *){}.bits", arg(Ty::Tagged)),
            "to_tag" => format!("{}.tag", arg(Ty::Tagged)),
            "from_fp" => format!("from_fp({})", arg(Ty::Double)),
            "from_int" => format!("from_int({})", arg(Ty::Int(52))),
            _ => {
                let tag = args
                    .get(1)
                    .map_or(String::new(), |tag| self.value(tag, Ty::Int(6)));
                format!("from_ref({}, {tag})", arg(Ty::AnyRef))
            }
        }
    }
}

fn width(ty: Ty) -> u8 {
    match ty {
        Ty::Int(width) => width,
        _ => 64,
    }
}
