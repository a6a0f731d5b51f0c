//! Attributes and elements of JavaScript's objects, where they are found at once. What is not is left to the bodies of the instructions.

use super::Lower;
use super::memory::Address;
use crate::step::Step;
use crate::webs::Type;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Block, InstBuilder, Value, types};
use maple_lir::{ObjectOp, Shape, Single, Width};
use maple_mirbin::js::layout::{flags, object, property};
use maple_mirbin::tagged;
use maple_rt::dynamic::layout;

/// What a fast way has done.
pub enum Fast {
    /// It has found the result, which is owned.
    Value(Value),
    /// It has stored.
    Stored,
}

impl Lower<'_, '_> {
    /// The fast way of an instruction, which goes to a block if it ends, before anything has happened; none if it has no such way.
    pub(super) fn fast(&mut self, step: &Step, miss: Block) -> Option<Fast> {
        match step.inst.shape {
            Shape::Object(ObjectOp::LoadProperty) => Some(self.property(step, miss)),
            Shape::Object(ObjectOp::LoadAttribute) => Some(self.attribute(step, miss)),
            Shape::Object(ObjectOp::LoadItem) => {
                let (_, value) = self.item(step, miss);
                Some(self.owned(value))
            }
            Shape::Object(ObjectOp::LoadLength) => Some(self.array_length(step, miss)),
            Shape::Single(single @ (Single::StoreItemOr | Single::StoreItemOwnedOr)) => {
                let (place, before) = self.item(step, miss);
                self.store_over(step, place, before, single == Single::StoreItemOr);
                Some(Fast::Stored)
            }
            Shape::Single(single @ (Single::StoreAttributeOr | Single::StoreAttributeOwnedOr)) => {
                let value = self.cell(step, 1);
                let object = self.with_attributes(value, miss);
                let cell = self.number(self.flow.words.word(self.at + 1).low());
                let place = self.own_place(object, cell, miss);
                let before = self.load(Width::Mem64, Type::Cell, place);
                self.store_over(step, place, before, single == Single::StoreAttributeOr);
                Some(Fast::Stored)
            }
            _ => None,
        }
    }

    /// Goes on if a condition holds.
    fn or_miss(&mut self, holds: Value, miss: Block) {
        let go = self.b.create_block();
        self.b.ins().brif(holds, go, &[], miss, &[]);
        self.enter(go);
    }

    fn word_of(&mut self, base: Value, distance: u64) -> Value {
        self.load(Width::Mem64, Type::Cell, Address::new(base, distance as i32))
    }

    /// The object with attributes that a value refers to.
    fn with_attributes(&mut self, value: Value, miss: Block) -> Value {
        let is_one = self.is_around(value, tagged::IS_WITH_ATTRIBUTES);
        self.or_miss(is_one, miss);
        let address = self.number(tagged::ADDRESS);
        self.b.ins().band(value, address)
    }

    /// Goes on if both are equal.
    fn or_differ(&mut self, one: Value, other: Value, miss: Block) {
        let same = self.b.ins().icmp(IntCC::Equal, one, other);
        self.or_miss(same, miss);
    }

    /// The slot of an object that the lower half of a word says.
    fn slot(&mut self, object: Value, word: Value) -> Address {
        let slots = self.word_of(object, object::SLOTS);
        let low = self.b.ins().ireduce(types::I32, word);
        let index = self.b.ins().uextend(types::I64, low);
        Address::new(self.scaled(slots, index, Width::Mem64), 0)
    }

    /// The slot of an object that the first word of a cell says, if the object has the shape that it says.
    fn own_place(&mut self, object: Value, cell: Value, miss: Block) -> Address {
        let known = self.word_of(cell, property::OWN);
        let shape = self.word_of(object, layout::SHAPE);
        let wanted = self.b.ins().ushr_imm_u(known, 32);
        self.or_differ(shape, wanted, miss);
        self.slot(object, known)
    }

    fn found(&mut self, place: Address, miss: Block) -> Value {
        let value = self.load(Width::Mem64, Type::Cell, place);
        let absent = self.number(tagged::ABSENT);
        let is_there = self.b.ins().icmp(IntCC::NotEqual, value, absent);
        self.or_miss(is_there, miss);
        value
    }

    fn owned(&mut self, value: Value) -> Fast {
        let owned = self.tagged_object(value);
        self.retain(owned);
        Fast::Value(value)
    }

    fn attribute(&mut self, step: &Step, miss: Block) -> Fast {
        let value = self.cell(step, 1);
        let object = self.with_attributes(value, miss);
        let cell = self.number(self.flow.words.word(self.at + 1).low());
        let place = self.own_place(object, cell, miss);
        let value = self.found(place, miss);
        self.owned(value)
    }

    /// A property of an object or of its prototype.
    fn property(&mut self, step: &Step, miss: Block) -> Fast {
        let value = self.cell(step, 1);
        let object = self.with_attributes(value, miss);
        let cell = self.number(self.flow.words.word(self.at + 1).low());
        let [inherited, done] = [(); 2].map(|()| self.b.create_block());
        let result = self.b.append_block_param(done, types::I64);
        let place = self.own_place(object, cell, inherited);
        let own = self.found(place, miss);
        self.b.ins().jump(done, &[own.into()]);
        self.enter(inherited);
        let shapes = self.word_of(cell, property::SHAPES);
        let shape = self.word_of(object, object::SHAPE);
        let wanted = self.b.ins().ushr_imm_u(shapes, 32);
        self.or_differ(shape, wanted, miss);
        let prototype = self.word_of(object, object::PROTOTYPE);
        let holder = self.with_attributes(prototype, miss);
        let low = self.b.ins().ireduce(types::I32, shapes);
        let wanted = self.b.ins().uextend(types::I64, low);
        let shape = self.word_of(holder, object::SHAPE);
        self.or_differ(shape, wanted, miss);
        let known = self.word_of(cell, property::SLOT);
        let further = self.b.ins().ushr_imm_u(known, 32);
        let none = self.number(0);
        self.or_differ(further, none, miss);
        let place = self.slot(holder, known);
        let found = self.found(place, miss);
        self.b.ins().jump(done, &[found.into()]);
        self.enter(done);
        self.owned(result)
    }

    /// The place of an element that is there, and what is there.
    fn item(&mut self, step: &Step, miss: Block) -> (Address, Value) {
        let (value, index) = (self.cell(step, 1), self.cell(step, 2));
        let is_int = self.is_around(index, tagged::IS_INTEGER);
        self.or_miss(is_int, miss);
        let object = self.with_attributes(value, miss);
        let elements = self.word_of(object, object::ELEMENTS);
        self.or_miss(elements, miss);
        let low = self.low_of(index);
        let count = Address::new(elements, -(layout::COUNT as i32));
        let count = self.load(Width::Mem32, Type::Cell, count);
        let index = self.b.ins().uextend(types::I64, low);
        let is_one = self.b.ins().icmp(IntCC::UnsignedLessThan, index, count);
        self.or_miss(is_one, miss);
        let place = Address::new(self.scaled(elements, index, Width::Mem64), 0);
        let found = self.load(Width::Mem64, Type::Cell, place);
        self.or_miss(found, miss);
        (place, found)
    }

    fn array_length(&mut self, step: &Step, miss: Block) -> Fast {
        let value = self.cell(step, 1);
        let object = self.with_attributes(value, miss);
        let both = self.word_of(object, object::LENGTH);
        let kind = self.b.ins().ushr_imm_u(both, 32);
        let mask = self.number(flags::KIND.into());
        let kind = self.b.ins().band(kind, mask);
        let array = self.number(flags::ARRAY.into());
        self.or_differ(kind, array, miss);
        let low = self.b.ins().ireduce(types::I32, both);
        let none = self.b.ins().iconst(types::I32, 0);
        let small = self.b.ins().icmp(IntCC::SignedGreaterThanOrEqual, low, none);
        self.or_miss(small, miss);
        Fast::Value(self.int(low))
    }

    /// Stores operand 0 over a value, which loses an owner.
    fn store_over(&mut self, step: &Step, place: Address, before: Value, retains: bool) {
        let value = self.cell(step, 0);
        if retains {
            let owned = self.tagged_object(value);
            self.retain(owned);
        }
        let old = self.swap(place, value, before, true);
        let old = self.tagged_object(old);
        self.release(old);
    }
}

// A cell of an attribute begins as that of a property does.
const _: () = assert!(property::OWN == 0 && layout::SHAPE == object::SHAPE && layout::SLOTS == object::SLOTS);
