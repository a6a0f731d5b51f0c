//! What a function defines, while its names are resolved.

use rustc_hash::FxHashMap;

use super::super::raw::RawValue;
use crate::front::shard::ast::{BlockId, Function, Inst, SsaValue, Type, ValueId, ValueName};
use crate::mir::{Name, Pos};

/// A function while its names are resolved.
pub(super) struct Scope {
    pub function: Function,
    pub values: FxHashMap<ValueName, ValueId>,
    /// How much is known of the type of each value.
    pub typing: Vec<Typing>,
    pub labels: FxHashMap<Name, BlockId>,
    /// The number that no value has, nor any above.
    pub free: u32,
    /// The block being filled.
    pub insts: Vec<Inst>,
}

/// What is known of a value's type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Typing {
    /// It is [`Value::ty`].
    Known,
    /// It is to be inferred from operands, and the definition has not been reached.
    Below,
    /// The definition has an error.
    Lost,
}

impl Scope {
    pub fn define(&mut self, name: ValueName, ty: Option<Type>, pos: Pos) -> ValueId {
        let id = ValueId(self.function.values.len() as u32);
        self.values.insert(name, id);
        self.typing.push(if ty.is_some() {
            Typing::Known
        } else {
            Typing::Below
        });
        let ty = ty.unwrap_or(Type::INT1);
        self.function.values.push(SsaValue { name, ty, pos });
        if let ValueName::Number(number) = name {
            self.free = self.free.max(number.saturating_add(1));
        }
        id
    }

    pub fn type_of(&self, id: ValueId) -> Option<Type> {
        let known = self.typing.get(id.0 as usize) == Some(&Typing::Known);
        self.function.type_of(id).filter(|_| known)
    }

    pub fn infer(&mut self, id: ValueId, ty: Type) {
        let slots = (
            self.function.values.get_mut(id.0 as usize),
            self.typing.get_mut(id.0 as usize),
        );
        if let (Some(value), Some(typing @ Typing::Below)) = slots {
            value.ty = ty;
            *typing = Typing::Known;
        }
    }

    pub fn lose(&mut self, result: Option<RawValue>) {
        let id = result.and_then(|result| self.values.get(&result.name));
        if let Some(typing @ Typing::Below) = id.and_then(|id| self.typing.get_mut(id.0 as usize)) {
            *typing = Typing::Lost;
        }
    }
}
