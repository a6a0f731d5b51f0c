//! Variables of the module for what is made once.

use maple_mirbin::{Op, Prim};

use super::Unit;
use super::code::Code;
use crate::mir::{self, ExprData, ExprId, GlobalId, StmtData, Sym, TypeTable};

impl Unit<'_, '_> {
    /// A new variable of the module, without a value.
    pub fn cell(&mut self) -> GlobalId {
        let name = format!("cell|{}", self.module.vars.len());
        let name = self.module.names.intern(name);
        let variable = mir::Variable::new(name, TypeTable::prim(Prim::DynAny));
        self.module.vars.push(variable)
    }
}

impl Code<'_, '_, '_> {
    pub fn load_cell(&mut self, cell: GlobalId) -> ExprId {
        self.b
            .expr(Op::Dread, Prim::DynAny, &[], ExprData::Var(Sym::Global(cell), 0))
    }

    pub fn store_cell(&mut self, cell: GlobalId, value: ExprId) {
        self.b.emit(
            Op::Dassign,
            Prim::Void,
            &[value],
            StmtData::Var(Sym::Global(cell), 0),
        );
    }
}
