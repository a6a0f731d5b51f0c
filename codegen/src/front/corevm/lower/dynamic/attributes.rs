//! Attributes of dynamic objects.
//!
//! An object has a shape, slots, and a number that is the engine's. A place in the program that names an attribute remembers the shape that it
//! saw last and the slot of the attribute there, in one word: an access to another object of that shape is a comparison and a load.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{
    self, Attr, Callee, ExprData, ExprId, IntrinsicRef, LabelId, StmtData, Sym, TypeTable, Variable,
};

use super::super::Lowering;
use super::super::body::Code;
use super::{Helper, raise_null, tag, tagged};
use crate::front::corevm::ast::{Const, Inst, Operand, OperandData, Type};

/// Distances in an object.
const SHAPE: i32 = 0;
const SLOTS: i32 = 8;
/// The shape without attributes.
const EMPTY: u64 = 1;
/// Slots of a new object.
const FIRST_SLOTS: u64 = 4;

/// How an attribute is looked for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Search {
    /// It must be there.
    Find,
    /// It is made.
    Add,
}

impl Code<'_, '_, '_> {
    /// A new object without attributes.
    pub(in crate::front::corevm::lower) fn new_dynamic(&mut self) -> ExprId {
        let make = self.lowering.object_maker();
        let object = self.b.register(Prim::DynAny);
        self.b.call(Callee::Func(make), &[], &[(Prim::DynAny, object)]);
        self.b.read(object, Prim::DynAny)
    }

    /// `getattr` of an object.
    pub(in crate::front::corevm::lower) fn get_dynamic(
        &mut self,
        inst: &Inst,
        name: Operand,
        object: Operand,
    ) {
        let (value, object, other) = self.attributed(object);
        let result = self.b.register(Prim::DynAny);
        let done = self.fresh_label();
        let slot = self.slot(name, object, Search::Find);
        let place = slot_address(&mut self.b, object, slot);
        let found = self.b.load(place, 0, Prim::DynAny);
        self.b.assign(result, Prim::DynAny, found);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], other);
        let args = [
            self.b.read(value, Prim::DynAny),
            self.scalar(name, Type::STRING, false),
        ];
        if let [found] = self.lowering.helped(&mut self.b, Helper::GetOther, &args)[..] {
            self.b.assign(result, Prim::DynAny, found);
        }
        self.b.flow(Op::Label, &[], done);
        let result = self.b.read(result, Prim::DynAny);
        self.define(inst, Type::OBJECT, vec![result]);
    }

    /// `setattr` of an object.
    pub(in crate::front::corevm::lower) fn set_dynamic(
        &mut self,
        name: Operand,
        from: Operand,
        object: Operand,
    ) {
        let new = self.scalar(from, Type::OBJECT, false);
        let new = self.b.hold(Prim::DynAny, new);
        let (value, object, other) = self.attributed(object);
        let done = self.fresh_label();
        let slot = self.slot(name, object, Search::Add);
        let place = slot_address(&mut self.b, object, slot);
        let stored = self.b.read(new, Prim::DynAny);
        self.b.store(place, 0, Prim::DynAny, stored);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], other);
        let args = [
            self.b.read(value, Prim::DynAny),
            self.scalar(name, Type::STRING, false),
            self.b.read(new, Prim::DynAny),
        ];
        self.lowering.helped(&mut self.b, Helper::SetOther, &args);
        self.b.flow(Op::Label, &[], done);
    }

    /// `delattr`.
    pub(in crate::front::corevm::lower) fn delete_dynamic(&mut self, name: Operand, object: Operand) {
        let (value, object, other) = self.attributed(object);
        let (done, wrong) = (self.fresh_label(), self.fresh_label());
        let (address, length) = self.name(name);
        let symbol = self.symbol(address, length);
        let target = self.b.read(object, Prim::Ref);
        let remove = IntrinsicRef::Ext(Xintrinsic::RemoveAttribute);
        let had = self.b.intrinsic(remove, Prim::U64, &[target, symbol]);
        let zero = self.b.constant(Prim::U64, 0);
        let had = self.b.compare(Op::Ne, Prim::U64, had, zero);
        self.b.flow(Op::BrTrue, &[had], done);
        self.no_attribute(address, length);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], other);
        let value = self.b.read(value, Prim::DynAny);
        let is_something = self.is_not_null(value);
        self.b.flow(Op::BrTrue, &[is_something], wrong);
        raise_null(&mut self.b);
        self.b.flow(Op::Label, &[], wrong);
        self.lowering.raise(&mut self.b, "__maple_type_mismatch");
        self.b.flow(Op::Label, &[], done);
    }

    /// A dynamic value, and the object with attributes that it is, in registers. If it is none control goes to the label.
    fn attributed(&mut self, object: Operand) -> (u32, u32, LabelId) {
        let value = match self.register_of(object) {
            Some(number) if self.type_of(object) == Type::OBJECT => number,
            _ => {
                let value = self.scalar(object, Type::OBJECT, false);
                self.b.hold(Prim::DynAny, value)
            }
        };
        let other = self.fresh_label();
        for (id, wanted) in [(Xintrinsic::TaggedIsRef, 1), (Xintrinsic::TaggedTag, tag::OBJECT)] {
            let bits = self.b.read(value, Prim::DynAny);
            let found = tagged(&mut self.b, id, Prim::U32, &[bits]);
            let wanted = self.b.constant(Prim::U32, wanted);
            let same = self.b.compare(Op::Eq, Prim::U32, found, wanted);
            self.b.flow(Op::BrFalse, &[same], other);
        }
        let bits = self.b.read(value, Prim::DynAny);
        let object = tagged(&mut self.b, Xintrinsic::TaggedToRef, Prim::Ref, &[bits]);
        (value, self.b.hold(Prim::Ref, object), other)
    }

    /// The slot of an attribute, in a register.
    fn slot(&mut self, name: Operand, object: u32, search: Search) -> u32 {
        let slot = self.b.register(Prim::U64);
        let OperandData::Const(Const::String(_)) = name.data else {
            let (address, length) = self.name(name);
            let no_cache = self.b.constant(Prim::A64, 0);
            self.search(slot, object, (address, length), no_cache, search);
            return slot;
        };
        let cache = self.lowering.attribute_cache();
        let [miss, done] = [(); 2].map(|()| self.fresh_label());
        let known = self
            .b
            .expr(Op::Dread, Prim::U64, &[], ExprData::Var(Sym::Global(cache), 0));
        let known = self.b.hold(Prim::U64, known);
        let (word, by) = (self.b.read(known, Prim::U64), self.b.constant(Prim::U64, 32));
        let seen = self.b.binary(Op::Lshr, Prim::U64, word, by);
        let target = self.b.read(object, Prim::Ref);
        let shape = self.b.load(target, SHAPE, Prim::U64);
        let same = self.b.compare(Op::Eq, Prim::U64, seen, shape);
        self.b.flow(Op::BrFalse, &[same], miss);
        let (word, mask) = (
            self.b.read(known, Prim::U64),
            self.b.constant(Prim::U64, u64::from(u32::MAX)),
        );
        let there = self.b.binary(Op::Band, Prim::U64, word, mask);
        self.b.assign(slot, Prim::U64, there);
        self.b.flow(Op::Goto, &[], done);
        self.b.flow(Op::Label, &[], miss);
        let name = self.name(name);
        let cell = self
            .b
            .expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(cache), 0));
        self.search(slot, object, name, cell, search);
        self.b.flow(Op::Label, &[], done);
        slot
    }

    /// Asks the engine for a slot.
    fn search(
        &mut self,
        slot: u32,
        object: u32,
        (address, length): (u32, u32),
        cache: ExprId,
        search: Search,
    ) {
        let symbol = self.symbol(address, length);
        let target = self.b.read(object, Prim::Ref);
        let id = match search {
            Search::Find => Xintrinsic::FindAttribute,
            Search::Add => Xintrinsic::AddAttribute,
        };
        let found = self
            .b
            .intrinsic(IntrinsicRef::Ext(id), Prim::U64, &[target, symbol, cache]);
        self.b.assign(slot, Prim::U64, found);
        if search == Search::Find {
            let done = self.fresh_label();
            let (found, none) = (self.b.read(slot, Prim::U64), self.b.constant(Prim::U64, u64::MAX));
            let exists = self.b.compare(Op::Ne, Prim::U64, found, none);
            self.b.flow(Op::BrTrue, &[exists], done);
            self.no_attribute(address, length);
            self.b.flow(Op::Label, &[], done);
        }
    }

    fn no_attribute(&mut self, address: u32, length: u32) {
        let name = (self.b.read(address, Prim::U64), self.b.read(length, Prim::U64));
        self.lowering
            .raise_about(&mut self.b, "__maple_no_attribute", name);
    }

    /// Registers with address and length of a name.
    fn name(&mut self, name: Operand) -> (u32, u32) {
        if let OperandData::Const(Const::String(text)) = name.data {
            let bytes = self.lowering.module.names.bytes(text);
            let length = bytes.len() as u64;
            let text = self.lowering.mir.names.intern(bytes);
            let address = self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
            let length = self.b.constant(Prim::U64, length);
            return (self.b.hold(Prim::U64, address), self.b.hold(Prim::U64, length));
        }
        let string = self.operand(name, Type::STRING, false);
        let Some(&string) = string.first() else {
            return (0, 0);
        };
        let string = self.b.hold(Prim::Ref, string);
        let again = self.b.read(string, Prim::Ref);
        let length = self.string_length(vec![again]);
        let length = self.b.hold(Prim::U64, length);
        let address = self.string_bytes(string);
        (self.b.hold(Prim::U64, address), length)
    }

    fn symbol(&mut self, address: u32, length: u32) -> ExprId {
        let args = [self.b.read(address, Prim::U64), self.b.read(length, Prim::U64)];
        self.b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::Symbol), Prim::U64, &args)
    }
}

/// Where a slot of the object with attributes in a register is.
pub(super) fn slot_address(b: &mut Builder, object: u32, slot: u32) -> ExprId {
    let object = b.read(object, Prim::Ref);
    let slots = b.load(object, SLOTS, Prim::Ref);
    let slot = b.read(slot, Prim::U64);
    b.element(slots, slot, Prim::U64, 8)
}

impl Lowering<'_> {
    /// A cell for what a place remembers.
    fn attribute_cache(&mut self) -> mir::GlobalId {
        let name = self
            .mir
            .names
            .intern(format!("attribute|{}", self.mir.vars.len()));
        let mut variable = Variable::new(name, TypeTable::prim(Prim::U64));
        variable.attrs.insert(Attr::Static);
        self.mir.vars.push(variable)
    }

    /// The function that makes an object without attributes.
    pub(super) fn object_maker(&mut self) -> mir::FuncId {
        const MAKE: &str = "make|object";
        let symbol = self.mir.names.intern(MAKE);
        if let Some(known) = self.mir.funcs.lookup(symbol) {
            return known;
        }
        let values = self
            .mir
            .types
            .intern(mir::Type::FlexArray(TypeTable::prim(Prim::DynAny)));
        let slots = self.own_structure("slots|", &[("values", values)]);
        let fields = [
            ("shape", TypeTable::prim(Prim::U64)),
            ("slots", TypeTable::prim(Prim::Ref)),
            ("used", TypeTable::prim(Prim::U64)),
        ];
        let structure = self.own_structure("object|", &fields);
        let func = self.own_function(MAKE, &[Prim::DynAny]);
        let mut b: Builder = self.own_body(func);
        let new = b.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(structure));
        let object = b.hold(Prim::Ref, new);
        let (target, shape) = (b.read(object, Prim::Ref), b.constant(Prim::U64, EMPTY));
        b.store(target, SHAPE, Prim::U64, shape);
        let count = b.constant(Prim::I32, FIRST_SLOTS);
        let new = b.expr(Op::GcMallocJarray, Prim::Ref, &[count], ExprData::Type(slots));
        let target = b.read(object, Prim::Ref);
        b.store(target, SLOTS, Prim::Ref, new);
        let (made, tag) = (b.read(object, Prim::Ref), b.constant(Prim::U32, tag::OBJECT));
        let made = tagged(&mut b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[made, tag]);
        b.emit(Op::Return, Prim::Void, &[made], StmtData::None);
        self.mir.funcs.push(b.finish())
    }
}
