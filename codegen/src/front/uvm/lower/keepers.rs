//! Functions that keep references for calls that end their function.
//!
//! Such a call borrows its arguments from a frame that goes. The engine puts the frame of a *keeper* below the callee's, which owns them. A keeper
//! reads as many references from memory, so that it needs a count of each while it passes them on. It never begins: the engine makes its frame as
//! it is during the call.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use crate::front::uvm::types::SigId;
use crate::mir::{
    self, Attr, Call, Callee, ExprData, Formal, Function, Pos, Preg, Reg, RetTarget, StmtData, Sym,
    TypeTable, Variable,
};

impl Lowering<'_> {
    /// The keeper for calls with this signature, if arguments are references.
    pub(super) fn keeper(&mut self, sig: Option<SigId>, pos: Pos) -> Option<mir::FuncId> {
        let params = self.bundle.types.sig(sig?).map(|sig| sig.params.clone())?;
        let mut count = 0;
        for param in params {
            let leaves = self.leaves(param, pos);
            count += leaves.iter().filter(|prim| prim.is_counted()).count();
        }
        let returned = match self.result(sig) {
            Some(result) => self.returned(result, pos).prims().first().copied(),
            None => None,
        };
        let result = returned.unwrap_or(Prim::Void);
        match self.keepers.get(&(count, result)) {
            Some(known) => Some(*known),
            None if count == 0 => None,
            None => {
                let made = self.new_keeper(count, result, pos);
                self.keepers.insert((count, result), made);
                Some(made)
            }
        }
    }

    fn new_keeper(&mut self, count: usize, result: Prim, pos: Pos) -> mir::FuncId {
        let loc = self.loc(pos);
        let name = self
            .module
            .names
            .intern(format!("tail|{count}|{}", result.name()));
        let mut func = Function::new(name);
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        let mut formal = |func: &mut Function, name: &str, prim| {
            let name = self.module.names.intern(name);
            let local = func.locals.push(Variable::new(name, TypeTable::prim(prim)));
            func.formals.push(Formal::Var(local));
            local
        };
        let callee = formal(&mut func, "callee", Prim::Ptr);
        let memory = formal(&mut func, "memory", Prim::U64);
        func.returns.push(TypeTable::prim(result));
        let mut body = Vec::new();
        let mut emit = |func: &mut Function, op: Op, prim: Prim, args: &[mir::ExprId], data: StmtData| {
            let args = func.push_args(args);
            body.push(func.add_stmt(mir::Stmt {
                op,
                prim,
                args,
                data,
                pos: Pos::NONE,
                loc,
            }));
        };
        let register = |func: &mut Function, number: u32, prim: Prim| {
            let preg = Preg {
                ty: TypeTable::prim(prim),
                declared: true,
                counted: false,
                pos: Pos::NONE,
            };
            func.pregs.insert(number, preg);
            Reg::Preg(number)
        };
        let registers = 1..=count as u32;
        for number in registers.clone() {
            let to = register(&mut func, number, Prim::Ref);
            let base = ExprData::Var(Sym::Local(memory), 0);
            let base = func.push_expr(Op::Dread, Prim::U64, &[], base, Pos::NONE);
            let value = func.push_expr(Op::IreadOff, Prim::Ref, &[base], ExprData::Offset(0), Pos::NONE);
            emit(&mut func, Op::RegAssign, Prim::Ref, &[value], StmtData::Reg(to));
        }
        let read = ExprData::Var(Sym::Local(callee), 0);
        let mut args = vec![func.push_expr(Op::Dread, Prim::Ptr, &[], read, Pos::NONE)];
        for number in registers {
            let read = ExprData::Reg(Reg::Preg(number));
            args.push(func.push_expr(Op::RegRead, Prim::Ref, &[], read, Pos::NONE));
        }
        let mut call = Call::new(Callee::Indirect);
        let given = (result != Prim::Void).then(|| register(&mut func, count as u32 + 1, result));
        call.rets = given.into_iter().map(|to| RetTarget::Reg(result, to)).collect();
        let call = StmtData::Call(Box::new(call));
        emit(&mut func, Op::IcallAssigned, Prim::Void, &args, call);
        let value =
            given.map(|from| func.push_expr(Op::RegRead, result, &[], ExprData::Reg(from), Pos::NONE));
        emit(
            &mut func,
            Op::Return,
            Prim::Void,
            value.as_slice(),
            StmtData::None,
        );
        let block = func.push_block(&body);
        func.body = Some(block);
        self.module.funcs.push(func)
    }
}
