//! Call statements (mpl-syntax.md §6).

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::lex::Tok;
use crate::mir::{ArgList, Call, Callee, IntrinsicRef, Loc, Pos, RetTarget, StmtData};

use super::builtin::{Builtin, Known};
use super::{Parse, Parser};

/// What stands between the opcode of a call and its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::mir) enum CallForm {
    /// A function name.
    Func,
    /// A function name and an instantiation vector.
    Instant,
    /// A signature and a function name.
    Polymorphic,
    /// Nothing: operand 0 is the address.
    Indirect,
    /// An intrinsic's name.
    Intrinsic,
    /// A type and an intrinsic's name.
    TypedIntrinsic,
    /// A number.
    User,
}

/// For a call opcode: its target, and whether it lists where its results go.
pub(in crate::mir) const fn shape(op: Op) -> Option<(CallForm, bool)> {
    Some(match op {
        Op::Call
        | Op::VirtualCall
        | Op::SuperclassCall
        | Op::InterfaceCall
        | Op::CustomCall
        | Op::InterfaceIcall
        | Op::VirtualIcall => (CallForm::Func, false),
        Op::CallAssigned
        | Op::VirtualCallAssigned
        | Op::SuperclassCallAssigned
        | Op::InterfaceCallAssigned
        | Op::CustomCallAssigned
        | Op::InterfaceIcallAssigned
        | Op::VirtualIcallAssigned => (CallForm::Func, true),
        Op::CallInstant | Op::VirtualCallInstant | Op::SuperclassCallInstant | Op::InterfaceCallInstant => {
            (CallForm::Instant, false)
        }
        Op::CallInstantAssigned
        | Op::VirtualCallInstantAssigned
        | Op::SuperclassCallInstantAssigned
        | Op::InterfaceCallInstantAssigned => (CallForm::Instant, true),
        Op::PolymorphicCall => (CallForm::Polymorphic, false),
        Op::PolymorphicCallAssigned => (CallForm::Polymorphic, true),
        Op::Icall => (CallForm::Indirect, false),
        Op::IcallAssigned => (CallForm::Indirect, true),
        Op::IntrinsicCall => (CallForm::Intrinsic, false),
        Op::IntrinsicCallAssigned => (CallForm::Intrinsic, true),
        Op::IntrinsicCallWithType => (CallForm::TypedIntrinsic, false),
        Op::IntrinsicCallWithTypeAssigned => (CallForm::TypedIntrinsic, true),
        Op::XintrinsicCall => (CallForm::User, false),
        Op::XintrinsicCallAssigned => (CallForm::User, true),
        _ => return None,
    })
}

impl Parser<'_, '_, '_> {
    /// What follows the opcode of a call.
    pub(super) fn call(&mut self, op: Op, target: CallForm, assigned: bool) -> Parse<(ArgList, Call)> {
        let mut ty = None;
        let mut instance = Box::default();
        let callee = match target {
            CallForm::Func => Callee::Func(self.func_name()?),
            CallForm::Instant => {
                let func = self.func_name()?;
                instance = self.instance_vector()?.into_boxed_slice();
                Callee::Func(func)
            }
            CallForm::Polymorphic => {
                ty = Some(self.ty()?);
                Callee::Func(self.func_name()?)
            }
            CallForm::Indirect => Callee::Indirect,
            CallForm::Intrinsic => Callee::Intrinsic(self.intrinsic()?),
            CallForm::TypedIntrinsic => {
                ty = Some(self.ty()?);
                Callee::Intrinsic(self.intrinsic()?)
            }
            CallForm::User => {
                Callee::User(self.int_in("the number of an intrinsic", 0..=i64::from(u32::MAX))? as u32)
            }
        };
        let least = usize::from(target == CallForm::Indirect);
        let args = self.operands(op, least..=usize::MAX)?;
        let rets = if assigned && self.is(b'{') {
            self.ret_targets()?
        } else {
            Box::default()
        };
        Ok((
            args,
            Call {
                callee,
                ty,
                instance,
                rets,
            },
        ))
    }

    /// The call of a built-in as a statement: an assignment.
    pub(super) fn builtin_stmt(
        &mut self,
        op: Op,
        (builtin, count): Known,
        assigned: bool,
        pos: Pos,
        loc: Loc,
    ) -> Parse<()> {
        let token = self.tok;
        self.bump();
        let args = self.operands(op, count..=count)?;
        let rets = if assigned && self.is(b'{') {
            self.ret_targets()?
        } else {
            Box::default()
        };
        if let Some(more) = rets.len().checked_sub(2) {
            let message = format!("{} results are assigned, the built-in has 1", more + 2);
            return self.fail_at(token, "results", message, "");
        }
        if builtin == Builtin::StackRestore {
            let restore = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::SetDynamicTop));
            let call = StmtData::Call(Box::new(Call::new(restore)));
            self.push_stmt(Op::IntrinsicCall, Prim::Void, args, call, pos, loc);
            return Ok(());
        }
        let given = self.f.args(args).to_vec();
        let value = self.builtin_value(builtin, &given, pos);
        let (op, prim, data) = match rets.first() {
            Some(&RetTarget::Var(sym, field)) => (Op::Dassign, Prim::Void, StmtData::Var(sym, field)),
            Some(&RetTarget::Reg(prim, reg)) => (Op::RegAssign, prim, StmtData::Reg(reg)),
            Some(RetTarget::Ignored) | None => (Op::Eval, Prim::Void, StmtData::None),
        };
        let args = self.f.push_args(&[value]);
        self.push_stmt(op, prim, args, data, pos, loc);
        Ok(())
    }

    fn ret_targets(&mut self) -> Parse<Box<[RetTarget]>> {
        let mut rets = std::mem::take(&mut self.rets);
        let result = self.ret_target_list(&mut rets);
        let boxed = Box::from(rets.as_slice());
        rets.clear();
        self.rets = rets;
        result.map(|()| boxed)
    }

    fn ret_target_list(&mut self, rets: &mut Vec<RetTarget>) -> Parse<()> {
        self.bump();
        while !self.eat(b'}') {
            rets.push(match self.word().op {
                Some(Op::Dassign) => {
                    self.bump();
                    match self.tok.tok {
                        Tok::Global(_) | Tok::Local(_) => {
                            let sym = self.sym()?;
                            RetTarget::Var(sym, self.field_id()?)
                        }
                        Tok::Reg(_) => {
                            return self.expected("a variable", "registers are assigned with regassign");
                        }
                        _ => {
                            self.field_id()?;
                            RetTarget::Ignored
                        }
                    }
                }
                Some(Op::RegAssign) => {
                    self.bump();
                    let prim = self.prim("the type of the register")?;
                    RetTarget::Reg(prim, self.reg(prim)?)
                }
                _ => {
                    return self.expected(
                        "dassign, regassign or `}`",
                        "this list says where the results of the call go",
                    );
                }
            });
            self.eat(b',');
        }
        Ok(())
    }
}
