//! Statements but for control flow.

use std::fmt::Write;

use maple_mirbin::{Op, Prim};

use super::{Printer, mix};
use crate::random::tree::{Formal, Kind, Ret, Stmt};
use crate::random::types::{Sig, Ty};

impl Printer<'_> {
    pub(super) fn stmt(&mut self, stmt: &Stmt) {
        match &stmt.kind {
            Kind::Assign(var, path) => {
                let text = format!("dassign {} ({})", self.var(*var, path), self.list(&stmt.args));
                self.line(&text);
            }
            Kind::IAssign(ty, path) => {
                let text = format!("iassign {} ({})", self.through(ty, path), self.list(&stmt.args));
                self.line(&text);
            }
            Kind::AssignOff(prim, offset) => {
                let text = format!("iassignoff {prim} {offset} ({})", self.list(&stmt.args));
                self.line(&text);
            }
            Kind::SetReg(reg) => {
                let text = format!(
                    "regassign {} %{} ({})",
                    self.func.regs[*reg],
                    reg + 1,
                    self.list(&stmt.args)
                );
                self.line(&text);
            }
            Kind::Mix(inline) => {
                let ty = stmt.args.first().map_or(Prim::U64, |arg| arg.ty);
                let value = self.list(&stmt.args);
                let seed = self.tree.seed;
                let text = match ty {
                    _ if *inline => mix(seed, &format!("cvt u64 {ty} ({value})")),
                    Prim::F32 | Prim::F64 => format!("call &mix_{ty}_{seed} ({value})"),
                    _ => format!("call &mix_{seed} (cvt u64 {ty} ({value}))"),
                };
                self.line(&text);
            }
            Kind::Call(func, rets) => {
                let (name, sig) = (
                    format!(" &f{func}_{}", self.tree.seed),
                    self.tree.funcs[*func].sig.clone(),
                );
                self.call("call", &name, &sig, rets.as_deref(), stmt);
            }
            Kind::ICall(sig, rets) => {
                let sig = self.tree.sigs[*sig].clone();
                self.call("icall", "", &sig, rets.as_deref(), stmt);
            }
            Kind::If
            | Kind::While
            | Kind::DoWhile
            | Kind::Back
            | Kind::Count(..)
            | Kind::DoLoop(..)
            | Kind::Sweep(_)
            | Kind::Foreach(..) => {
                self.structured(stmt);
            }
            Kind::Skip(..)
            | Kind::Switch(..)
            | Kind::RangeGoto(_)
            | Kind::Multiway
            | Kind::Igoto
            | Kind::IndexGoto => {
                self.jumps(stmt);
            }
            Kind::Break(out) | Kind::Continue(out) => {
                let leave = matches!(stmt.kind, Kind::Break(_));
                let target = self.loops.iter_mut().rev().nth(*out).map(|at| {
                    *if leave { &mut at.leaves } else { &mut at.repeats } = true;
                    if leave { at.leave } else { at.again }
                });
                if let Some(target) = target {
                    self.line(&format!("goto @L{target}"));
                }
            }
            Kind::Eval | Kind::Assert(_) | Kind::Return => {
                let op = match stmt.kind {
                    Kind::Eval => Op::Eval,
                    Kind::Assert(op) => op,
                    _ => Op::Return,
                };
                let text = format!("{op} ({})", self.list(&stmt.args));
                self.line(&text);
            }
            Kind::Fence(op) => self.line(&op.to_string()),
            Kind::Memory(local, op, byte) => {
                let ty = &self.func.locals[*local].ty;
                let size = match ty {
                    Ty::Ptr(to) => self.tree.types().size(to).size,
                    _ => 0,
                };
                self.line(&format!("dassign %v{local} ({op} ptr (constval u64 {size}))"));
                self.line(&format!(
                    "intrinsiccall C_memset (dread ptr %v{local}, constval i32 {byte}, constval u64 {size})"
                ));
                self.inner(stmt.blocks.first());
                if *op == Op::Malloc {
                    self.line(&format!("free (dread ptr %v{local})"));
                }
            }
            Kind::Try(form) => self.tried(stmt, *form),
            Kind::Throw => {
                let text = format!("throw ({})", self.list(&stmt.args));
                self.line(&text);
            }
            Kind::VaStart(local) => {
                let last = match self.func.formals.last() {
                    Some(Formal::Local(index)) => {
                        format!(", dread {} %v{index}", self.func.locals[*index].ty.prim())
                    }
                    Some(Formal::Reg(index)) => {
                        format!(", regread {} %{}", self.func.regs[*index], index + 1)
                    }
                    None => String::new(),
                };
                self.line(&format!("intrinsiccall C_va_start (addrof ptr %v{local}{last})"));
            }
        }
    }

    fn call(&mut self, op: &str, name: &str, sig: &Sig, rets: Option<&[Ret]>, stmt: &Stmt) {
        let args = self.list(&stmt.args);
        match rets {
            None => {
                self.line(&format!("{op}{name} ({args})"));
                stmt.blocks
                    .first()
                    .into_iter()
                    .for_each(|block| self.block(block));
            }
            Some(rets) => {
                let mut text = format!("{op}assigned{name} ({args}) {{");
                for (ret, ty) in rets.iter().zip(&sig.rets) {
                    match ret {
                        Ret::Var(var, path) => {
                            let place = self.var(*var, path);
                            let zero = if path.is_empty() { " 0" } else { "" };
                            let _ = write!(text, " dassign {place}{zero}");
                        }
                        Ret::Reg(reg) => {
                            let _ = write!(text, " regassign {} %{}", ty.prim(), reg + 1);
                        }
                    }
                }
                self.line(&(text + " }"));
            }
        }
    }
}
