//! Functions of our own, which a bundle does not have: how stacks and threads begin, and what keeps references.

use maple_mirbin::{Op, Prim};

use super::Lowering;
use crate::front::build::Builder;
use crate::mir::{Attr, ExprId, FuncId, Function, LocalId, Pos, StmtData, TypeTable};

impl Lowering<'_> {
    /// Begins a local function with this symbol, these formals and this result, for what is at `pos`.
    pub(super) fn glue<const N: usize>(
        &mut self,
        name: &str,
        formals: [(&str, Prim); N],
        result: Prim,
        pos: Pos,
    ) -> (Builder, [LocalId; N]) {
        let loc = self.loc(pos);
        let mut func = Function::new(self.module.names.intern(name));
        func.attrs.insert(Attr::Local);
        func.hidden = true;
        func.loc = loc;
        func.returns.push(TypeTable::prim(result));
        let formals = formals.map(|(name, prim)| {
            let name = self.module.names.intern(name);
            func.add_formal(name, TypeTable::prim(prim))
        });
        let mut glue = Builder::new(func);
        glue.at(Pos::NONE, loc);
        (glue, formals)
    }

    /// Ends such a function: it returns a value or none.
    pub(super) fn add_glue(&mut self, mut glue: Builder, value: Option<ExprId>) -> FuncId {
        glue.emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
        self.module.funcs.push(glue.finish())
    }
}
