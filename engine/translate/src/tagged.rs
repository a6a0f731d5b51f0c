//! Tagged values: what computes with them is one operation on their bits, or none.

use super::Translator;
use super::model::Location;
use maple_lir::single::{ABSENT, UNTYPED};
use maple_lir::{Binary, IntFromFloat, ObjectOp, Operand, Quick, Shape, Single, Unary};
use maple_mirbin::{Inst, Prim, Xintrinsic, js, tagged};

const _: () = assert!(ABSENT as i64 as u64 == tagged::ABSENT && UNTYPED == tagged::UNTYPED as u64);

const _: () = assert!(Quick::ALL.len() == js::quick::Quick::ALL.len());

/// Bytes of a word of register code.
const WORD: i32 = 16;
/// Half words of a word, in which near displacements count.
const HALVES: i32 = 2;

impl Translator<'_> {
    /// Translates an extended intrinsic that computes with tagged values. Says whether it did.
    pub(super) fn tagged(&mut self, index: usize, inst: &Inst<'_>, id: Xintrinsic) -> bool {
        use Xintrinsic as X;
        let depth = self.stack.depth() - inst.operand_count() as usize;
        let value = inst.op.info().pushes > 0;
        match id {
            X::TaggedRelease if self.policy.counted && !value => {
                // Constants own nothing.
                if !matches!(self.stack.at(depth).place, Location::Const(_)) {
                    let bits = self.reg_of_value(depth);
                    self.emit_single(Single::ReleaseTagged, &[Operand::of(bits)]);
                }
                self.stack.truncate(depth);
                return true;
            }
            X::TaggedRetain if self.policy.counted && value => {
                let is_constant = matches!(self.stack.at(depth).place, Location::Const(_));
                if !is_constant && !self.retain_loaded(depth, inst.ty) {
                    let bits = self.reg_of_value(depth);
                    let retain = Shape::Object(ObjectOp::RetainTagged);
                    self.result(1, inst.ty, retain, &[Operand::of(bits)]);
                }
                return true;
            }
            X::TaggedReplace if self.policy.counted && value => {
                self.replace(index, depth, inst.ty);
                return true;
            }
            X::TaggedStore | X::TaggedStoreOwned if self.policy.counted && !value => {
                let single = match id {
                    X::TaggedStore => Single::StoreTaggedRetained,
                    _ => Single::StoreTaggedOwned,
                };
                self.store_tagged(single);
                return true;
            }
            _ if !value => return false,
            X::LoadAttribute
            | X::StoreAttribute
            | X::LoadTypedAttribute
            | X::LoadDoubleAttribute
            | X::StoreTypedAttribute
            | X::LoadProperty
            | X::StoreProperty
            | X::LoadItem
            | X::StoreItem
                if !self.policy.counted =>
            {
                return false;
            }
            X::LoadAttribute | X::LoadTypedAttribute | X::LoadDoubleAttribute | X::LoadProperty => {
                return self.load_attribute(inst, id, depth);
            }
            X::LoadItem => {
                let index = Operand::of(self.reg_of_value(depth + 1));
                let object = Operand::of(self.reg_of_value(depth));
                self.save_addressed();
                let next = Operand::number(HALVES);
                self.result(
                    2,
                    inst.ty,
                    Shape::Object(ObjectOp::LoadItem),
                    &[object, index, next],
                );
                return true;
            }
            X::LoadLength => {
                let object = Operand::of(self.reg_of_value(depth));
                let (unused, next) = (Operand::number(0), Operand::number(HALVES));
                self.result(
                    1,
                    inst.ty,
                    Shape::Object(ObjectOp::LoadLength),
                    &[object, unused, next],
                );
                return true;
            }
            X::StoreItem => {
                let value = Operand::of(self.reg_of_value(depth + 2));
                let index = Operand::of(self.reg_of_value(depth + 1));
                let object = Operand::of(self.reg_of_value(depth));
                self.save_addressed();
                let store = Shape::Single(Single::StoreItem);
                self.result(3, inst.ty, store, &[object, index, value]);
                return true;
            }
            X::CallTarget => {
                let Location::Const(count) = self.stack.at(depth + 1).place else {
                    return false;
                };
                self.stack.truncate(depth + 1);
                let function = Operand::of(self.reg_of_value(depth));
                let count = Operand::number(i32::from(count as u16));
                self.result(1, inst.ty, Shape::Single(Single::CallTarget), &[function, count]);
                return true;
            }
            X::StoreAttribute | X::StoreTypedAttribute | X::StoreProperty => {
                return self.store_attribute(inst, id, depth);
            }
            _ => {}
        }
        let operation = match id {
            X::Quick => return self.quick(inst, depth),
            X::TaggedFromTyped => return self.typed(inst, depth, Binary::TypedFromInt),
            X::TaggedToTyped => return self.typed(inst, depth, Binary::IntFromTyped),
            X::TaggedIsF64 => Unary::IsTaggedF64,
            X::TaggedIsInt => Unary::IsTaggedInt,
            X::TaggedIsRef => Unary::IsTaggedRef,
            X::TaggedToRef => Unary::RefFromTagged,
            X::TaggedTag => Unary::TagFromTagged,
            // The low bits of an integer need no sign.
            X::TaggedToInt if inst.ty.size() < 8 => {
                let bits = self.reg_of_value(depth);
                let by = [Operand::of(bits), Operand::number(1)];
                self.result(1, inst.ty, Shape::Binary(Binary::Shr64), &by);
                return true;
            }
            X::TaggedToInt => Unary::IntFromTagged,
            X::TaggedToF64 => {
                let bits = self.stack.pop();
                self.stack.push(bits.place, Prim::F64);
                return true;
            }
            X::TaggedFromBits | X::TaggedKept => {
                let bits = self.stack.pop();
                self.stack.push(bits.place, inst.ty);
                return true;
            }
            X::TaggedFromF64 => {
                let number = self.reg_as(depth, Prim::F64);
                let shape = Shape::IntFromFloat(IntFromFloat::TaggedFromF64);
                self.result(1, inst.ty, shape, &[Operand::of(number)]);
                return true;
            }
            X::TaggedFromInt => {
                let number = self.reg_as(depth, Prim::I64);
                self.result(
                    1,
                    inst.ty,
                    Shape::Unary(Unary::TaggedFromInt),
                    &[Operand::of(number)],
                );
                return true;
            }
            X::TaggedFromRef => return self.tagged_reference(inst, depth),
            _ => return false,
        };
        let bits = self.reg_of_value(depth);
        self.result(1, inst.ty, Shape::Unary(operation), &[Operand::of(bits)]);
        true
    }

    /// An operator on the values at a depth and above it, if its number, on top, is known.
    fn quick(&mut self, inst: &Inst<'_>, depth: usize) -> bool {
        let Location::Const(number) = self.stack.at(depth + 2).place else {
            return false;
        };
        let Some(op) = usize::try_from(number).ok().and_then(|at| Quick::ALL.get(at)) else {
            return false;
        };
        self.stack.truncate(depth + 2);
        let right = match self.stack.at(depth + 1).place {
            Location::Const(bits) if tagged::is_integer(bits) => i16::try_from(tagged::to_integer(bits)).ok(),
            _ => None,
        };
        let right = match right {
            Some(number) => Operand::number(number.into()),
            None => Operand::of(self.reg_of_value(depth + 1)),
        };
        let left = Operand::of(self.reg_of_value(depth));
        // Where nobody branches on what was found the next instruction follows.
        let next = Operand::number(HALVES);
        self.result(2, inst.ty, Shape::Quick(*op), &[left, right, next]);
        true
    }

    /// An operation on the value at a depth, and on the number of a type on top if that is a constant.
    fn typed(&mut self, inst: &Inst<'_>, depth: usize, op: Binary) -> bool {
        let Location::Const(ty) = self.stack.at(depth + 1).place else {
            return false;
        };
        self.stack.pop();
        let value = match op {
            Binary::TypedFromInt => self.reg_as(depth, Prim::I64),
            _ => self.reg_of_value(depth),
        };
        let operands = [Operand::of(value), Operand::number(i32::from(ty as u16))];
        self.result(1, inst.ty, Shape::Binary(op), &operands);
        true
    }

    /// An attribute, if the cell that remembers where it is is known.
    fn load_attribute(&mut self, inst: &Inst<'_>, id: Xintrinsic, depth: usize) -> bool {
        let Location::Const(cell) = self.stack.at(depth + 1).place else {
            return false;
        };
        let (op, ty) = match id {
            Xintrinsic::LoadTypedAttribute => match self.stack.at(depth + 2).place {
                Location::Const(ty) => (ObjectOp::LoadTypedAttribute, ty),
                _ => return false,
            },
            Xintrinsic::LoadDoubleAttribute => (ObjectOp::LoadDoubleAttribute, 0),
            Xintrinsic::LoadProperty => (ObjectOp::LoadProperty, 0),
            _ => (ObjectOp::LoadAttribute, 0),
        };
        self.stack.truncate(depth + 1);
        let value = Operand::of(self.reg_of_value(depth));
        self.save_addressed();
        // Where nobody branches on what was found the instruction goes on after its data.
        let next = Operand::number(2 * WORD);
        self.result(1, inst.ty, Shape::Object(op), &[value, next]);
        self.out.data(cell, ty);
        true
    }

    /// As [`Translator::load_attribute`], for a store.
    fn store_attribute(&mut self, inst: &Inst<'_>, id: Xintrinsic, depth: usize) -> bool {
        let Location::Const(cell) = self.stack.at(depth + 1).place else {
            return false;
        };
        let (single, new, ty) = match id {
            Xintrinsic::StoreTypedAttribute => {
                let Location::Const(ty) = self.stack.at(depth + 3).place else {
                    return false;
                };
                self.stack.pop();
                (Single::StoreTypedAttribute, self.reg_as(depth + 2, Prim::I64), ty)
            }
            _ => (Single::StoreAttribute, self.reg_of_value(depth + 2), 0),
        };
        let object = Operand::of(self.reg_of_value(depth));
        self.save_addressed();
        self.result(3, inst.ty, Shape::Single(single), &[object, Operand::of(new)]);
        self.out.data(cell, ty);
        true
    }

    /// Stores the value on top at the address below it.
    fn store_tagged(&mut self, single: Single) {
        let top = self.stack.depth() - 1;
        let stored = Operand::of(self.reg_of_value(top));
        let (base, offset) = self.base_and_offset(top - 1);
        self.stack.truncate(top - 1);
        self.save_addressed();
        self.emit_single(single, &[stored, Operand::of(base), Operand::number(offset)]);
    }

    /// The tagged value of the reference below the top, if its tag, on top, is a constant.
    fn tagged_reference(&mut self, inst: &Inst<'_>, depth: usize) -> bool {
        let Location::Const(tag) = self.stack.at(depth + 1).place else {
            return false;
        };
        self.stack.pop();
        let tag = tagged::from_reference(0, tag as u32);
        if let Location::Const(address) = self.stack.at(depth).place {
            self.stack.pop();
            self.stack
                .push(Location::Const(tag | address & tagged::ADDRESS), inst.ty);
            return true;
        }
        let address = self.reg_as(depth, Prim::U64);
        self.result(
            1,
            inst.ty,
            Shape::Unary(Unary::TaggedFromRef),
            &[Operand::of(address)],
        );
        let bits = tag & !tagged::from_reference(0, 0);
        if bits != 0 {
            self.stack.push(Location::Const(bits), Prim::U64);
            let operands = self.operands(depth, depth + 1, Prim::U64);
            let operands = [Operand::of(operands.0), operands.1];
            self.result(2, inst.ty, Shape::Binary(Binary::Or64), &operands);
        }
        true
    }
}
