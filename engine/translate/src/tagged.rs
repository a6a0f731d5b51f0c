//! Tagged values: what computes with them is one operation on their bits, or none; they are counted by taking the reference out first.

use super::Translator;
use super::model::Location;
use maple_lir::{Binary, IntFromFloat, ObjectOp, Operand, Shape, Single, Unary};
use maple_mirbin::{Inst, Prim, Xintrinsic, tagged};

/// What is done with a count.
enum Count {
    Retain,
    Release,
}

impl Translator<'_> {
    /// Translates an extended intrinsic that computes with tagged values. Says whether it did.
    pub(super) fn tagged(&mut self, inst: &Inst<'_>, id: Xintrinsic) -> bool {
        use Xintrinsic as X;
        let depth = self.stack.depth() - inst.operand_count() as usize;
        let value = inst.op.info().pushes > 0;
        match id {
            X::TaggedRelease if self.policy.counted && !value => {
                self.count_tagged(depth, Count::Release);
                self.stack.truncate(depth);
                return true;
            }
            X::TaggedRetain if self.policy.counted && value => {
                self.count_tagged(depth, Count::Retain);
                return true;
            }
            X::TaggedReplace if self.policy.counted && value => {
                let new = self.reg_of_value(depth + 1);
                self.count_tagged(depth, Count::Release);
                self.stack.truncate(depth);
                self.stack.push(Location::Reg(new), inst.ty);
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
            _ => {}
        }
        let operation = match id {
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

    /// Stores the value on top at the address below it.
    fn store_tagged(&mut self, single: Single) {
        let top = self.stack.depth() - 1;
        let stored = Operand::of(self.reg_of_value(top));
        let (base, offset) = self.base_and_offset(top - 1);
        self.stack.truncate(top - 1);
        self.save_addressed();
        self.emit_single(single, &[stored, Operand::of(base), Operand::number(offset)]);
    }

    /// Counts the object that the value at a depth owns. The value stays.
    fn count_tagged(&mut self, depth: usize, count: Count) {
        // Constants own nothing.
        if let Location::Const(_) = self.stack.at(depth).place {
            return;
        }
        let bits = self.reg_of_value(depth);
        let top = self.stack.depth();
        self.stack.push(Location::Reg(bits), Prim::U64);
        self.result(
            1,
            Prim::A64,
            Shape::Unary(Unary::RefFromTagged),
            &[Operand::of(bits)],
        );
        let object = Operand::of(self.reg_of_value(top));
        match count {
            Count::Retain => self.result(1, Prim::A64, Shape::Object(ObjectOp::Retain), &[object]),
            Count::Release => {
                self.emit_single(Single::Release, &[object]);
            }
        }
        self.stack.truncate(top);
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
