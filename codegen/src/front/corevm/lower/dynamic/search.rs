//! Attributes that the place in the program has not seen yet.

use maple_mirbin::{Op, Prim, Xintrinsic};

use super::make::Make;
use super::{Helper, raise_null, tag, tagged};
use crate::front::build::Builder;
use crate::mir::{Callee, ExprId, IntrinsicRef, LabelId};

/// Distance of the slots in an object.
const SLOTS: i32 = 8;
/// Distance of the name's number in a cell.
const SYMBOL: i32 = 8;
/// There is no such attribute.
const NONE: u64 = u64::MAX;

/// Registers with what is looked for.
struct Wanted {
    value: u32,
    /// The address of what the place remembers, or 0.
    cell: u32,
    /// Address and length of the name.
    name: (u32, u32),
}

/// Where a slot of the object with attributes in a register is.
pub(super) fn slot_address(b: &mut Builder, object: u32, slot: u32) -> ExprId {
    let object = b.read(object, Prim::Ref);
    let slots = b.load(object, SLOTS, Prim::Ref);
    let slot = b.read(slot, Prim::U64);
    b.element(slots, slot, Prim::U64, 8)
}

impl Make<'_, '_> {
    /// Gets an attribute. One that is not there is an error.
    pub(super) fn get_attribute(&mut self) {
        let wanted = self.wanted();
        let (object, other) = self.attributed(wanted.value);
        let slot = self.slot(&wanted, object, Xintrinsic::FindAttribute);
        let there = self.label();
        let (found, none) = (self.b.read(slot, Prim::U64), self.b.constant(Prim::U64, NONE));
        let exists = self.b.compare(Op::Ne, Prim::U64, found, none);
        self.b.flow(Op::BrTrue, &[exists], there);
        self.no_such_attribute(&wanted);
        self.b.flow(Op::Label, &[], there);
        let place = slot_address(&mut self.b, object, slot);
        let found = self.b.load(place, 0, Prim::DynAny);
        self.ret(&[found]);
        self.b.flow(Op::Label, &[], other);
        let args = [self.read(wanted.value), self.string(&wanted)];
        let found = self.lowering.helped(&mut self.b, Helper::GetOther, &args);
        self.ret(&found);
    }

    /// Sets an attribute, which is made if it is not there.
    pub(super) fn set_attribute(&mut self) {
        let wanted = self.wanted();
        let new = self.formal("new", Prim::DynAny);
        let (object, other) = self.attributed(wanted.value);
        let slot = self.slot(&wanted, object, Xintrinsic::GiveAttribute);
        let place = slot_address(&mut self.b, object, slot);
        let stored = self.read(new);
        self.b.store(place, 0, Prim::DynAny, stored);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], other);
        let args = [self.read(wanted.value), self.string(&wanted), self.read(new)];
        self.lowering.helped(&mut self.b, Helper::SetOther, &args);
        self.ret(&[]);
    }

    /// Removes an attribute. One that is not there is an error, and so is another value than an object with attributes.
    pub(super) fn delete_attribute(&mut self) {
        let wanted = self.wanted();
        let (object, other) = self.attributed(wanted.value);
        let (done, wrong) = (self.label(), self.label());
        let symbol = self.symbol(&wanted);
        let target = self.b.read(object, Prim::Ref);
        let remove = IntrinsicRef::Ext(Xintrinsic::RemoveAttribute);
        let had = self.b.intrinsic(remove, Prim::U64, &[target, symbol]);
        let zero = self.b.constant(Prim::U64, 0);
        let had = self.b.compare(Op::Ne, Prim::U64, had, zero);
        self.b.flow(Op::BrTrue, &[had], done);
        self.no_such_attribute(&wanted);
        self.b.flow(Op::Label, &[], done);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], other);
        self.reference(wanted.value, tag::NULL, wrong);
        raise_null(&mut self.b);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[]);
    }

    fn wanted(&mut self) -> Wanted {
        Wanted {
            value: self.formal("value", Prim::DynAny),
            cell: self.formal("cell", Prim::U64),
            name: (self.formal("name", Prim::U64), self.formal("length", Prim::U64)),
        }
    }

    /// The object with attributes that a dynamic value is, in a register. If it is none control goes to the label.
    fn attributed(&mut self, value: u32) -> (u32, LabelId) {
        let other = self.label();
        self.reference(value, tag::OBJECT, other);
        let object = self.referent(value);
        (self.b.hold(Prim::Ref, object), other)
    }

    /// Asks the engine for a slot, which is then in a register.
    fn slot(&mut self, wanted: &Wanted, object: u32, id: Xintrinsic) -> u32 {
        let symbol = self.known_symbol(wanted);
        let (object, cell) = (
            self.b.read(object, Prim::Ref),
            self.b.read(wanted.cell, Prim::U64),
        );
        let slot = tagged(&mut self.b, id, Prim::U64, &[object, symbol, cell]);
        self.b.hold(Prim::U64, slot)
    }

    /// The number of the name, which the place remembers, and 1 more.
    fn known_symbol(&mut self, wanted: &Wanted) -> ExprId {
        let [unknown, computed, done] = [(); 3].map(|()| self.label());
        let symbol = self.b.register(Prim::U64);
        let cell = self.b.read(wanted.cell, Prim::U64);
        self.b.flow(Op::BrFalse, &[cell], computed);
        let cell = self.b.read(wanted.cell, Prim::U64);
        let known = self.b.load(cell, SYMBOL, Prim::U64);
        let known = self.b.hold(Prim::U64, known);
        let found = self.b.read(known, Prim::U64);
        self.b.flow(Op::BrFalse, &[found], unknown);
        let (known, one) = (self.b.read(known, Prim::U64), self.b.constant(Prim::U64, 1));
        let known = self.b.binary(Op::Sub, Prim::U64, known, one);
        self.b.assign(symbol, Prim::U64, known);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], unknown);
        let number = self.symbol(wanted);
        self.b.assign(symbol, Prim::U64, number);
        let (number, one) = (self.b.read(symbol, Prim::U64), self.b.constant(Prim::U64, 1));
        let number = self.b.binary(Op::Add, Prim::U64, number, one);
        let cell = self.b.read(wanted.cell, Prim::U64);
        self.b.store(cell, SYMBOL, Prim::U64, number);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], computed);
        let number = self.symbol(wanted);
        self.b.assign(symbol, Prim::U64, number);
        self.b.flow(Op::Label, &[], done);
        self.b.read(symbol, Prim::U64)
    }

    fn symbol(&mut self, wanted: &Wanted) -> ExprId {
        let (address, length) = self.parts(wanted);
        tagged(&mut self.b, Xintrinsic::Symbol, Prim::U64, &[address, length])
    }

    fn no_such_attribute(&mut self, wanted: &Wanted) {
        let name = self.parts(wanted);
        self.lowering
            .raise_about(&mut self.b, "__maple_no_attribute", name);
    }

    /// The name as a string.
    fn string(&mut self, wanted: &Wanted) -> ExprId {
        let make = self.lowering.string_maker();
        let (address, length) = self.parts(wanted);
        let string = self.b.register(Prim::Ref);
        self.b
            .call(Callee::Func(make), &[address, length], &[(Prim::Ref, string)]);
        self.b.read(string, Prim::Ref)
    }

    fn parts(&mut self, wanted: &Wanted) -> (ExprId, ExprId) {
        let (address, length) = wanted.name;
        (self.b.read(address, Prim::U64), self.b.read(length, Prim::U64))
    }
}
