//! Functions of our own, which a bundle does not have: how stacks and threads begin, and what keeps references.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use crate::mir::{
    self, Attr, Call, Callee, ExprData, ExprId, Formal, FuncId, Function, LabelId, Loc, LocalId, Module, Pos,
    Preg, Reg, RetTarget, StmtData, StmtId, Sym, TypeTable, Variable,
};

/// A local function in the making.
pub(super) struct Glue<'m> {
    module: &'m mut Module,
    func: Function,
    body: Vec<StmtId>,
    loc: Loc,
}

impl Lowering<'_> {
    /// Begins a function with this symbol and result, for what is at `pos`.
    pub(super) fn glue(&mut self, name: &str, result: Prim, pos: Pos) -> Glue<'_> {
        let loc = self.loc(pos);
        let mut func = Function::new(self.module.names.intern(name));
        func.attrs.insert(Attr::Local);
        func.loc = loc;
        func.returns.push(TypeTable::prim(result));
        Glue {
            module: &mut self.module,
            func,
            body: Vec::new(),
            loc,
        }
    }
}

impl Glue<'_> {
    /// Adds a formal.
    pub(super) fn formal(&mut self, name: &str, prim: Prim) -> LocalId {
        let name = self.module.names.intern(name);
        let local = self.func.locals.push(Variable::new(name, TypeTable::prim(prim)));
        self.func.formals.push(Formal::Var(local));
        local
    }

    /// Adds a label.
    pub(super) fn label(&mut self, name: &str) -> LabelId {
        let name = self.module.names.intern(name);
        self.func.labels.push(mir::Label {
            name,
            defined: true,
            pos: Pos::NONE,
        })
    }

    /// Adds pseudo-register `number`.
    pub(super) fn register(&mut self, number: u32, prim: Prim) -> Reg {
        let preg = Preg {
            ty: TypeTable::prim(prim),
            declared: true,
            counted: false,
            pos: Pos::NONE,
        };
        self.func.pregs.insert(number, preg);
        Reg::Preg(number)
    }

    pub(super) fn expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData) -> ExprId {
        self.func.push_expr(op, prim, args, data, Pos::NONE)
    }

    pub(super) fn constant(&mut self, prim: Prim, value: u64) -> ExprId {
        self.func.push_const(prim, value, Pos::NONE)
    }

    pub(super) fn read_local(&mut self, local: LocalId, prim: Prim) -> ExprId {
        self.expr(Op::Dread, prim, &[], ExprData::Var(Sym::Local(local), 0))
    }

    pub(super) fn read(&mut self, register: Reg, prim: Prim) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(register))
    }

    pub(super) fn assign(&mut self, register: Reg, prim: Prim, value: ExprId) {
        self.emit(Op::RegAssign, prim, &[value], StmtData::Reg(register));
    }

    /// What is in memory at an offset from where a formal of this type says.
    pub(super) fn read_memory(&mut self, base: (LocalId, Prim), offset: i32, prim: Prim) -> ExprId {
        let base = self.read_local(base.0, base.1);
        self.expr(Op::IreadOff, prim, &[base], ExprData::Offset(offset))
    }

    /// Clears what is there.
    pub(super) fn clear_memory(&mut self, base: (LocalId, Prim), offset: i32, prim: Prim) {
        let base = self.read_local(base.0, base.1);
        let none = self.constant(prim, 0);
        self.emit(Op::IassignOff, prim, &[base, none], StmtData::Offset(offset));
    }

    pub(super) fn call(&mut self, callee: Callee, args: &[ExprId], rets: Box<[RetTarget]>) {
        let op = match callee {
            Callee::Indirect => Op::IcallAssigned,
            Callee::Intrinsic(_) => Op::IntrinsicCall,
            _ => Op::CallAssigned,
        };
        let mut call = Call::new(callee);
        call.rets = rets;
        self.emit(op, Prim::Void, args, StmtData::Call(Box::new(call)));
    }

    pub(super) fn emit(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let stmt = self.func.push_typed(op, prim, args, data, (Pos::NONE, self.loc));
        self.body.push(stmt);
    }

    /// Returns a value or none, and ends the function.
    pub(super) fn finish(mut self, value: Option<ExprId>) -> FuncId {
        self.emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
        let block = self.func.push_block(&self.body);
        self.func.body = Some(block);
        self.module.funcs.push(self.func)
    }
}
