//! Statements but for control flow.

use maple_mirbin::{Op, Prim};

use super::Printer;
use crate::random::mpl::MIX;
use crate::random::tree::{Kind, Ret, SUM, Stmt};
use crate::random::types::{Sig, Ty};

impl Printer<'_> {
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        let args: Vec<String> = stmt.args.iter().map(|arg| self.expr(arg)).collect();
        let arg = |index: usize| args.get(index).map(String::as_str).unwrap_or("0");
        match &stmt.kind {
            Kind::Assign(var, path) => {
                let place = self.var(*var, path);
                let ty = self.tree.types().at(self.tree.var_ty(self.func, *var), path).0;
                self.assign(&ty, &place, arg(0));
            }
            Kind::IAssign(ty, path) => {
                let place = self.through(ty, path, arg(0));
                let ty = self.tree.types().at(ty, path).0;
                self.assign(&ty, &place, arg(1));
            }
            Kind::AssignOff(prim, offset) => {
                let address = self.follow(format!("{} + {offset}", arg(0)));
                self.line(&format!("*({prim} *)({address}) = {};", arg(1)));
            }
            Kind::SetReg(reg) => self.line(&format!("r{reg} = {};", arg(0))),
            Kind::Mix(_) => {
                let sum = format!("g{SUM}_{}", self.tree.seed);
                let value = match stmt.args.first().map(|arg| arg.ty) {
                    Some(ty @ (Prim::F32 | Prim::F64)) => format!("bits_{ty}({})", arg(0)),
                    _ => format!("(u64){}", arg(0)),
                };
                self.line(&format!("{sum} = ({sum} ^ {value}) * {MIX:#x}ull;"));
            }
            Kind::Call(func, rets) => {
                let name = format!("f{func}_{}", self.tree.seed);
                let sig = self.tree.funcs[*func].sig.clone();
                self.call(&name, &sig, &args, stmt, rets.as_deref());
            }
            Kind::ICall(sig, rets) => {
                let ty = self.ty(&Ty::Func(*sig));
                let name = format!("(({ty} *){})", arg(0));
                let sig = self.tree.sigs[*sig].clone();
                self.call(
                    &name,
                    &sig,
                    args.get(1..).unwrap_or_default(),
                    stmt,
                    rets.as_deref(),
                );
            }
            Kind::If => {
                self.line(&format!("if ({}) {{", arg(0)));
                stmt.blocks
                    .first()
                    .into_iter()
                    .for_each(|block| self.block(block));
                if let Some(other) = stmt.blocks.get(1) {
                    self.line("} else {");
                    self.block(other);
                }
                self.line("}");
            }
            Kind::While
            | Kind::DoWhile
            | Kind::Back
            | Kind::Count(..)
            | Kind::DoLoop(..)
            | Kind::Sweep(_)
            | Kind::Foreach(..) => {
                self.repeat(stmt, arg(0));
            }
            Kind::Skip(..)
            | Kind::Switch(..)
            | Kind::RangeGoto(_)
            | Kind::Multiway
            | Kind::Igoto
            | Kind::IndexGoto => {
                self.jumps(stmt, &args);
            }
            Kind::Break(out) | Kind::Continue(out) => {
                if let Some(&(leave, again)) = self.loops.iter().rev().nth(*out) {
                    let label = if matches!(stmt.kind, Kind::Break(_)) {
                        leave
                    } else {
                        again
                    };
                    self.line(&format!("goto L{label};"));
                }
            }
            Kind::Eval => self.line(&format!("(void)({});", arg(0))),
            Kind::Assert(op) => {
                let ty = stmt.args.first().map_or(Prim::I32, |arg| arg.ty);
                match op {
                    Op::AssertGe => self.line(&format!("if (lt_{ty}({}, {})) trap(INDEX);", arg(0), arg(1))),
                    Op::AssertLt => self.line(&format!("if (ge_{ty}({}, {})) trap(INDEX);", arg(0), arg(1))),
                    _ => self.line(&format!("follow({});", arg(0))),
                }
            }
            Kind::Fence(_) => {}
            Kind::Return => self.give(&args),
            Kind::Memory(local, op, byte) => {
                let size = match &self.func.locals[*local].ty {
                    Ty::Ptr(to) => self.tree.types().size(to).size,
                    _ => 0,
                };
                let how = if *op == Op::Malloc {
                    "malloc"
                } else {
                    "__builtin_alloca"
                };
                self.line(&format!("v{local} = (ptr)memset({how}({size}), {byte}, {size});"));
                stmt.blocks
                    .first()
                    .into_iter()
                    .for_each(|block| self.block(block));
                if *op == Op::Malloc {
                    self.line(&format!("free((void *)v{local});"));
                }
            }
            // Programs with these are not compared.
            Kind::Try(_) | Kind::Throw => {}
            Kind::VaStart(local) => self.line(&format!("v{local} = (ptr)extra;")),
        }
    }

    fn assign(&mut self, ty: &Ty, place: &str, value: &str) {
        match ty {
            Ty::Array(..) => self.line(&format!("memmove(&{place}, &{value}, sizeof {place});")),
            _ => self.line(&format!("{place} = {value};")),
        }
    }

    fn call(&mut self, name: &str, sig: &Sig, args: &[String], stmt: &Stmt, rets: Option<&[Ret]>) {
        let fixed = args.len().min(sig.params.len());
        let mut all = args[..fixed].to_vec();
        if let Some(extra) = &sig.extra {
            let slots = args[fixed..].iter().zip(extra).map(|(arg, prim)| match prim {
                Prim::F64 => format!("slot_f64({arg})"),
                prim => format!("(u64)({prim})({arg})"),
            });
            let slots = slots.collect::<Vec<_>>().join(", ");
            all.push(if slots.is_empty() {
                "0".to_owned()
            } else {
                format!("(u64[]){{{slots}}}")
            });
        }
        self.line("{");
        for (index, ty) in sig.rets.iter().enumerate() {
            let ty = self.ty(ty);
            self.line(&format!("{ty} q{index};"));
            if index > 0 {
                all.push(format!("&q{index}"));
            }
        }
        let result = if sig.rets.is_empty() { "" } else { "q0 = " };
        self.line(&format!("{result}{name}({});", all.join(", ")));
        match rets {
            None => stmt
                .blocks
                .first()
                .into_iter()
                .for_each(|block| self.block(block)),
            Some(rets) => {
                for (index, ret) in rets.iter().enumerate() {
                    let place = match ret {
                        Ret::Var(var, path) => self.var(*var, path),
                        Ret::Reg(reg) => format!("r{reg}"),
                    };
                    self.line(&format!("{place} = q{index};"));
                }
            }
        }
        self.line("}");
    }
}
