//! Operands: names, constants, and the types and loads that a lenient text leaves out.

use super::super::raw::{RawLabel, RawOperand, RawValue, TextRange};
use super::super::{Parsed, Parser, Skip, number, pos};
use super::scope::{Scope, Typing};
use crate::front::shard::ast::{BlockId, Const, Index, Inst, InstData, Operand, Type, ValueName, ValueRef};
use crate::front::shard::print::{print_type, print_value};
use crate::mir::Pos;

impl Parser<'_> {
    pub(super) fn block(&mut self, scope: &Scope, label: RawLabel) -> Parsed<BlockId> {
        if let Some(&id) = scope.labels.get(&label.name) {
            return Ok(id);
        }
        let name = self.program.names.text(label.name).into_owned();
        let message = format!("the function has no label @{name}");
        let hint = format!("write `@{name}:` on a line of its own above the block");
        self.error("undefined-label", label.place, message, &hint);
        Err(Skip)
    }

    pub(super) fn value_ref(&mut self, scope: &Scope, value: RawValue) -> Parsed<ValueRef> {
        if let Some(&id) = scope.values.get(&value.name) {
            return Ok(ValueRef {
                id,
                pos: pos(value.place),
            });
        }
        let text = String::from_utf8_lossy(self.bytes(value.place)).into_owned();
        let message = format!("the value {text} is not defined");
        let hint = match scope.function.params.len() {
            0 => "the function has no parameters; other values are results of its instructions".to_owned(),
            count => format!(
                "parameters are %0 to %{}; other values are results of instructions",
                count - 1
            ),
        };
        self.error("undefined-value", value.place, message, &hint);
        Err(Skip)
    }

    pub(super) fn constant(&mut self, place: TextRange, ty: Type) -> Parsed<Operand> {
        match number::constant(self.bytes(place), ty) {
            Ok(bits) => Ok(Operand::Const(Const {
                bits,
                pos: pos(place),
            })),
            Err(reason) => {
                let text = String::from_utf8_lossy(self.bytes(place)).into_owned();
                let message = format!(
                    "the constant {text} of type {} {reason}",
                    print_type(&self.program, ty)
                );
                self.error(
                    "constant",
                    place,
                    message,
                    "change the constant or the type of the instruction",
                );
                Err(Skip)
            }
        }
    }

    pub(super) fn index(
        &mut self,
        scope: &mut Scope,
        raw: Option<RawOperand>,
        omitted: u32,
    ) -> Parsed<Index> {
        match raw {
            None => Ok(Index::Const(omitted)),
            Some(RawOperand::Value(value)) => self.value_ref(scope, value).map(Index::Value),
            Some(RawOperand::Const(place)) => match number::index(self.bytes(place)) {
                Ok(count) => Ok(Index::Const(count)),
                Err(reason) => {
                    let text = String::from_utf8_lossy(self.bytes(place)).into_owned();
                    let message = format!("the constant {text} {reason}");
                    self.error(
                        "constant",
                        place,
                        message,
                        "indices and counts are 0 to 4294967295, or values",
                    );
                    Err(Skip)
                }
            },
        }
    }

    /// An operand that must have type `ty`. Leniently, an address of a `ty` is loaded from first.
    pub(super) fn operand_of(
        &mut self,
        scope: &mut Scope,
        raw: RawOperand,
        ty: Type,
        at: Pos,
    ) -> Parsed<Operand> {
        let value = match raw {
            RawOperand::Const(place) => return self.constant(place, ty),
            RawOperand::Value(value) => value,
        };
        let addr = self.value_ref(scope, value)?;
        if self.strict || scope.type_of(addr.id).and_then(Type::pointee) != Some(ty) {
            return Ok(Operand::Value(addr));
        }
        let number = scope.free;
        let id = scope.define(ValueName::Number(number), Some(ty), at);
        scope.insts.push(Inst {
            data: InstData::Load {
                ty,
                addr,
                index: Index::Const(0),
            },
            result: Some(id),
            pos: at,
        });
        Ok(Operand::Value(ValueRef { id, pos: addr.pos }))
    }

    /// The type of an operation that may leave it out: that of its first operand that is a value. An address stands for the value at
    /// it, but two addresses may be compared.
    pub(super) fn type_of_pair(
        &mut self,
        scope: &Scope,
        ty: Option<Type>,
        a: RawOperand,
        b: RawOperand,
        place: TextRange,
        compares: bool,
    ) -> Parsed<Type> {
        if let Some(ty) = ty {
            return Ok(ty);
        }
        let mut known = Vec::new();
        for operand in [a, b] {
            let RawOperand::Value(value) = operand else {
                continue;
            };
            let id = self.value_ref(scope, value)?.id;
            let Some(ty) = scope.type_of(id) else {
                if scope.typing.get(id.0 as usize) == Some(&Typing::Lost) {
                    return Err(Skip);
                }
                let text = print_value(&self.program, &scope.function, id);
                let message =
                    format!("the type of {text} is not known here, because its definition stands below");
                self.error(
                    "inference",
                    operand.place(),
                    message,
                    "write the type before the operands",
                );
                return Err(Skip);
            };
            known.push(ty);
        }
        let null =
            |operand: RawOperand| matches!(operand, RawOperand::Const(place) if self.bytes(place) == b"null");
        match known.as_slice() {
            [] => {
                self.error(
                    "inference",
                    place,
                    "two constants tell no type",
                    "write the type before them",
                );
                Err(Skip)
            }
            [first, second] if compares && first == second => Ok(*first),
            [only] if compares && (null(a) || null(b)) => Ok(*only),
            all => {
                // A plain type says more than an address, which may stand for either.
                let plain = all.iter().find(|ty| !ty.is_pointer());
                let pointee = all.first().and_then(|ty| ty.pointee());
                plain.copied().or(pointee).ok_or(Skip)
            }
        }
    }
}
