//! What the compiler gives a program besides its variables: variables of the module for what is made once, and private names.

use std::rc::Rc;

use maple_mirbin::{Op, Prim};
use oxc_ast::ast::{Class, ClassElement, PropertyKey};

use super::Unit;
use super::code::Code;
use crate::mir::{self, ExprData, ExprId, GlobalId, StmtData, Sym, TypeTable};

/// The private names of a class.
#[derive(Debug)]
pub struct ClassNames {
    /// Tells classes apart.
    pub number: u32,
    pub names: Vec<String>,
}

impl<'a> Unit<'_, 'a> {
    /// A new variable of the module, without a value.
    pub fn cell(&mut self) -> GlobalId {
        let name = format!("cell|{}", self.module.vars.len());
        let name = self.module.names.intern(name);
        let variable = mir::Variable::new(name, TypeTable::prim(Prim::DynAny));
        self.module.vars.push(variable)
    }

    /// The variable with the key of a field.
    pub fn field_key(&mut self, start: u32) -> GlobalId {
        if let Some(known) = self.field_keys.get(&start) {
            return *known;
        }
        let made = self.cell();
        self.field_keys.insert(start, made);
        made
    }

    /// The private names of a class.
    pub fn class_names(&self, it: &'a Class<'a>) -> Rc<ClassNames> {
        let names = it.body.body.iter().filter_map(|element| {
            let key = match element {
                ClassElement::MethodDefinition(it) => &it.key,
                ClassElement::PropertyDefinition(it) => &it.key,
                ClassElement::AccessorProperty(it) => &it.key,
                _ => return None,
            };
            match key {
                PropertyKey::PrivateIdentifier(name) => Some(name.name.to_string()),
                _ => None,
            }
        });
        Rc::new(ClassNames {
            number: it.span.start + 1,
            names: names.collect(),
        })
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
