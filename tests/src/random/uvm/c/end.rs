//! Ends of blocks as C, and the client.

use std::fmt::Write;

use super::super::tree::{End, Op};
use super::super::types::{Def, Ty};
use super::Printer;

impl Printer<'_> {
    /// Returns nothing in particular: an exception is on its way.
    pub(super) fn give_up(&self, ret: Ty) -> String {
        match ret {
            Ty::Void => "return;".to_owned(),
            ty => format!("return ({}){{0}};", self.ty(ty)),
        }
    }

    pub(super) fn end(&mut self, end: &End, ret: Ty) {
        let text = match end {
            End::Branch(to) => format!("goto b{to};"),
            End::Branch2 { cond, yes, no, .. } => {
                let cond = self.value(cond, Ty::Int(64));
                format!("if ({cond} == 1) goto b{yes}; else goto b{no};")
            }
            End::Switch {
                ty,
                on,
                default,
                cases,
            } => {
                let mut text = format!("switch ({}) {{", self.value(on, *ty));
                for (value, to) in cases {
                    let _ = write!(text, " case {value}ull: goto b{to};");
                }
                text + &format!(" default: goto b{default}; }}")
            }
            End::Ret(Ty::Void, _) => "return;".to_owned(),
            End::Ret(ty, value) => format!("return {};", self.value(value, *ty)),
            End::Leave {
                op,
                normal,
                exceptional,
                disabled,
            } => {
                let text = self.leave(op, *normal, *exceptional);
                match (op.watchpoint, disabled) {
                    (Some(own), Some(to)) => {
                        let seed = self.bundle.types.seed;
                        format!("if (!watch{own}_{seed}) goto b{to}; {text}")
                    }
                    _ => text,
                }
            }
            End::Tail(op) => match ret {
                Ty::Void => format!("{}; return;", self.call(op)),
                _ => format!("return {};", self.call(op)),
            },
            End::Throw(value) => {
                let value = self.value(value, Ty::AnyRef);
                format!("thrown = 1; thrown_object = {value}; {}", self.give_up(ret))
            }
        };
        self.line(&text);
    }

    fn leave(&self, op: &Op, normal: usize, exceptional: usize) -> String {
        let caught = format!("{{ thrown = 0; exc = thrown_object; goto b{exceptional}; }}");
        let Some(trap) = op.trap else {
            if op.name == "IINVOKE" {
                let dst = op.dst.map(|dst| format!("v{dst} = ")).unwrap_or_default();
                return format!("{dst}{}; goto b{normal};", self.intrinsic(op));
            }
            let call = self.call(op);
            let ret = op.sig.map_or(Ty::Void, |sig| self.bundle.types.sigs[sig].ret);
            return match op.dst {
                Some(dst) => {
                    let ty = self.ty(ret);
                    format!("{{ {ty} w = {call}; if (thrown) {caught} v{dst} = w; goto b{normal}; }}")
                }
                None => format!("{call}; if (thrown) {caught} goto b{normal};"),
            };
        };
        let mut text = format!("show_({}); ", trap.number);
        for var in &op.keep {
            self.show(&format!("v{var}"), self.func.vars[*var], &mut text);
        }
        let first = op
            .keep
            .iter()
            .find(|var| matches!(self.func.vars[**var], Ty::Ref(_)));
        let first = first.map_or("0".to_owned(), |var| format!("v{var}"));
        if let Some(own) = trap.switches {
            let _ = write!(
                text,
                "watch{own}_{} = !(shown >> 32 & 1); ",
                self.bundle.types.seed
            );
        }
        if trap.throws {
            let _ = write!(text, "if (throws_({first})) {caught} ");
        }
        if let (Some(dst), Some(ty)) = (op.dst, op.types.first()) {
            let answer = match ty {
                Ty::Int(width) => format!("zx(shown >> 20, {width})"),
                Ty::Float => "(f32)(shown >> 40 & 0xff) - 100.0f".to_owned(),
                Ty::Double => "(f64)(shown >> 40 & 0xfff) / 8.0 - 100.0".to_owned(),
                _ => first,
            };
            let _ = write!(text, "v{dst} = {answer}; ");
        }
        text + &format!("goto b{normal};")
    }

    fn show(&self, value: &str, ty: Ty, text: &mut String) {
        let _ = match ty {
            Ty::Int(_) => write!(text, "show_({value}); "),
            Ty::Float => write!(text, "show_(bits_f32({value})); "),
            Ty::Double => write!(text, "show_(bits_f64({value})); "),
            Ty::Named(def) => {
                if let Def::Struct(fields) = &self.bundle.types.defs[def] {
                    for (at, field) in fields.iter().enumerate() {
                        self.show(&format!("{value}.m{at}"), *field, text);
                    }
                }
                Ok(())
            }
            Ty::Void | Ty::Tagged | Ty::Weak(_) => Ok(()),
            _ => write!(text, "show_({value} != 0); "),
        };
    }
}
