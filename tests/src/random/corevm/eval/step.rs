//! Executes instructions.

use maple_codegen::front::corevm::ast::{Const, Inst, Label, Operand, OperandData, Type};
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::attribute::Attribute;
use super::convert::Numbers;
use super::fault::{Fault, malformed};
use super::value::{Item, Spot, Value};
use super::{Machine, number};

impl Machine<'_> {
    /// What an operand stands for.
    pub(super) fn operand(&self, operand: &Operand) -> Result<Item, Fault> {
        let name = match operand.data {
            OperandData::Ref(name) => name,
            OperandData::Const(Const::Null) => return Ok(Item::Null),
            OperandData::Const(Const::Bits(primitive, bits)) => {
                return Ok(Item::Value(Value::Bits(primitive, bits)));
            }
            OperandData::Const(Const::String(name)) => {
                return Ok(Item::Value(Value::text(self.types.0.names.bytes(name))));
            }
        };
        let found = self.frames.last().and_then(|frame| frame.names.get(&name));
        match found {
            Some(item) => Ok(item.clone()),
            None => malformed(format!("%{} is not defined", self.types.0.names.text(name))),
        }
    }

    /// Executes an instruction; the result of the first call if that has returned.
    pub(super) fn step(&mut self, inst: &Inst) -> Result<Option<Value>, Fault> {
        let operands: Result<Vec<Item>, Fault> = inst.operands.iter().map(|o| self.operand(o)).collect();
        let operands = operands?;
        let value = match (inst.op, operands.as_slice()) {
            (Op::Call, [callee, args @ ..]) => {
                self.call(inst, callee, args)?;
                return Ok(None);
            }
            (Op::Ret, []) => return self.returned(Value::Void),
            (Op::Ret, [value]) => {
                let Some(frame) = self.frames.last() else {
                    return malformed("nothing is called");
                };
                let ret = frame.function.ret;
                if ret == Type::VOID {
                    return malformed("a value for void");
                }
                let value = self.types.coerce(value, ret, Numbers::Same)?;
                return self.returned(value);
            }
            (Op::Br, []) => return self.branch(inst.labels.first()),
            (Op::Br, [condition]) => {
                let at = usize::from(!self.types.truth(condition)?);
                return self.branch(inst.labels.get(at));
            }
            (Op::Switch2, [value, cases @ ..]) => {
                for (case, label) in cases.iter().zip(&inst.labels) {
                    if self.types.equal(value, case)? {
                        return self.branch(Some(label));
                    }
                }
                return Ok(None);
            }
            (_, operands) => self.plain(inst, operands)?,
        };
        if let (Some(name), Some(value), Some(frame)) = (inst.target, value, self.frames.last_mut()) {
            frame.names.insert(name, value);
        }
        Ok(None)
    }

    fn returned(&mut self, value: Value) -> Result<Option<Value>, Fault> {
        if value == Value::Void && self.frames.last().is_some_and(|f| f.function.ret != Type::VOID) {
            return malformed("no value to return");
        }
        Ok(self.leave(value.clone())?.then_some(value))
    }

    fn branch(&mut self, label: Option<&Label>) -> Result<Option<Value>, Fault> {
        let (Some(label), Some(frame)) = (label, self.frames.last_mut()) else {
            return malformed("a label is missing");
        };
        let mut blocks = frame.function.blocks.iter();
        let Some(block) = blocks.position(|block| block.label == label.name) else {
            return malformed("a label of no block");
        };
        frame.block = block;
        frame.inst = 0;
        Ok(None)
    }

    /// What an instruction that goes on with the next one defines.
    fn plain(&mut self, inst: &Inst, operands: &[Item]) -> Result<Option<Item>, Fault> {
        let types = self.types;
        let value = match (inst.op, operands) {
            (Op::Alloca, []) => {
                let ty = written(inst)?;
                return Ok(Some(Item::Place(ty, types.instance(ty)?)));
            }
            (Op::Load, [from]) => types.coerce(from, written(inst)?, Numbers::Mix)?,
            (Op::Store, [source, to]) => {
                let value = types.coerce(source, written(inst)?, Numbers::Mix)?;
                let (ty, spot) = self.destination(value.ty(), to)?;
                types.write(ty, &spot, types.coerce(&Item::Value(value), ty, Numbers::Mix)?)?;
                return Ok(None);
            }
            (Op::GetAttr | Op::SetAttr | Op::DelAttr, [name, rest @ ..]) => {
                let text = types.string(name)?;
                let attribute = Attribute {
                    name: &text,
                    constant: inst.constant_name().is_some(),
                };
                match (inst.op, rest) {
                    (Op::GetAttr, [owner]) => return types.get_attribute(&attribute, owner).map(Some),
                    (Op::SetAttr, [source, owner]) => types.set_attribute(&attribute, source, owner)?,
                    (Op::DelAttr, [owner]) => types.delete_attribute(&attribute, owner)?,
                    _ => return malformed(inst.op.text()),
                }
                return Ok(None);
            }
            (Op::GetElement, [array, index]) => types.get_element(written(inst)?, array, index)?,
            (Op::PutElement, [source, array, index]) => {
                types.put_element(source, array, index)?;
                return Ok(None);
            }
            (Op::Len, [item]) => Value::Bits(Primitive::Ui64, types.length(item)?),
            (Op::Pos | Op::Neg | Op::Inc | Op::Dec, [a]) => {
                let (ty, a) = types.number(a, arithmetic(inst, operands)?)?;
                Value::Bits(ty, number::unary(inst.op, ty, a)?)
            }
            (Op::Add | Op::Sub | Op::Mul | Op::Div | Op::Mod, [a, b]) => {
                let want = arithmetic(inst, operands)?;
                let ((ty, a), (_, b)) = (types.number(a, want)?, types.number(b, want)?);
                Value::Bits(ty, number::binary(inst.op, ty, a, b)?)
            }
            (Op::Bnot, [a]) => Value::Bits(Primitive::Ui64, !types.integer(a)?.1),
            (Op::Band | Op::Bor | Op::Bxor, [a, b]) => {
                let (a, b) = (types.integer(a)?.1, types.integer(b)?.1);
                let bits = match inst.op {
                    Op::Band => a & b,
                    Op::Bor => a | b,
                    _ => a ^ b,
                };
                Value::Bits(Primitive::Ui64, bits)
            }
            (Op::Bls | Op::Brs, [a, count]) => {
                let (a, count) = (types.integer(a)?, types.integer(count)?);
                let bits = number::shift(inst.op, a, count)?;
                let ty = inst.ty.unwrap_or(Type::of(Primitive::Ui64));
                match ty.primitive().filter(|primitive| primitive.is_integer()) {
                    Some(primitive) => Value::Bits(primitive, number::wrap(primitive, bits)),
                    None => return malformed("a shift that gives no integer"),
                }
            }
            (Op::Lnot, [a]) => truth(!types.truth(a)?),
            (Op::Land, [a, b]) => truth(types.truth(a)? & types.truth(b)?),
            (Op::Lor, [a, b]) => truth(types.truth(a)? | types.truth(b)?),
            (Op::Eq | Op::Neq | Op::Gt | Op::Lt | Op::Gte | Op::Lte | Op::Cmp, [a, b]) => {
                types.compare(inst.op, a, b)?
            }
            _ => return malformed(inst.op.text()),
        };
        Ok(Some(Item::Value(value)))
    }

    /// The place that gets a value of a type: a cell for pointers gets pointers itself, others go where it points to.
    fn destination(&self, ty: Type, to: &Item) -> Result<(Type, Spot), Fault> {
        match to {
            Item::Place(cell, spot) if cell.pointer && !ty.pointer => {
                self.destination(ty, &Item::Value(self.types.read(*cell, spot)?))
            }
            Item::Place(cell, spot) => Ok((*cell, spot.clone())),
            Item::Value(Value::Pointer(cell, Some(spot))) => Ok((*cell, spot.clone())),
            Item::Value(Value::Pointer(_, None)) => Err(Fault::Null),
            _ => malformed("a store to what is no place"),
        }
    }
}

fn truth(value: bool) -> Value {
    Value::Bits(Primitive::Bool, u64::from(value))
}

/// The type that an instruction says.
fn written(inst: &Inst) -> Result<Type, Fault> {
    match inst.ty {
        Some(ty) if ty != Type::VOID => Ok(ty),
        _ => malformed(format!("{} without a type", inst.op.text())),
    }
}

/// The type of arithmetic: the one that is written, or that of the operands.
fn arithmetic(inst: &Inst, operands: &[Item]) -> Result<Type, Fault> {
    let mut tys = operands.iter().map(|item| item.ty().value());
    let ty = match inst.ty {
        Some(ty) => ty,
        None => {
            let first = tys.next().unwrap_or(Type::VOID);
            match tys.all(|ty| ty == first) {
                true => first,
                false => return malformed("arithmetic of no type"),
            }
        }
    };
    match ty.primitive().is_some_and(Primitive::is_number) {
        true => Ok(ty),
        false => malformed("arithmetic of what is no number"),
    }
}
