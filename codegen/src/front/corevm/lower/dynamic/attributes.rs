//! Attributes of dynamic objects.
//!
//! An object has a shape, slots, and a number that is the engine's. A place in the program that names an attribute remembers the shape that it
//! saw last and the slot of the attribute there, in one word, which `load_attribute` and `store_attribute` compare with the shape of the object. One
//! that stores remembers as well how the shape of an object changed that got the attribute there.

use maple_mirbin::tagged::ABSENT;
use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{
    self, Attr, Callee, ExprData, ExprId, IntrinsicRef, LabelId, StmtData, StmtId, Sym, TypeTable, Variable,
};

use super::super::Lowering;
use super::super::body::Code;
use super::{Helper, bits, raise_null, short_long, tag, tagged};
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
        let value = self.value_of(object);
        let result = self.b.register(Prim::DynAny);
        let cell = self.cell_of(name, 1);
        let [unknown, done] = [(); 2].map(|()| self.fresh_label());
        let usual = cell.map(|cell| {
            let args = [self.b.read(value, Prim::DynAny), self.address_of_cell(cell)];
            let load = IntrinsicRef::Ext(Xintrinsic::LoadAttribute);
            let found = self.b.intrinsic(load, Prim::DynAny, &args);
            self.b.assign(result, Prim::DynAny, found);
            let found = self.b.read(result, Prim::DynAny);
            let found = bits(&mut self.b, found);
            let absent = self.b.constant(Prim::U64, ABSENT);
            let is_there = self.b.compare(Op::Ne, Prim::U64, found, absent);
            self.b.flow(Op::BrFalse, &[is_there], unknown);
            self.b.take()
        });
        self.b.flow(Op::Label, &[], unknown);
        let (place, other) = self.place(name, value, cell, Search::Find);
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
        self.end(usual, done);
        self.bind(inst, result);
    }

    /// `setattr` of an object.
    pub(in crate::front::corevm::lower) fn set_dynamic(
        &mut self,
        name: Operand,
        from: Operand,
        object: Operand,
    ) {
        let cell = self.cell_of(name, 3);
        let [unknown, done] = [(); 2].map(|()| self.fresh_label());
        let (new, value, usual) = match (cell, self.type_of(from)) {
            (Some(cell), Type::I64) => {
                let (new, value, usual) = self.set_long(from, object, cell, unknown);
                (new, value, Some(usual))
            }
            (cell, _) => {
                let new = self.scalar(from, Type::OBJECT, false);
                let new = self.b.held(Prim::DynAny, new);
                let value = self.value_of(object);
                let usual = cell.map(|cell| {
                    self.store_known(new, value, cell, unknown);
                    self.b.take()
                });
                (new, value, usual)
            }
        };
        self.b.flow(Op::Label, &[], unknown);
        let (place, other) = self.place(name, value, cell, Search::Add);
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
        self.end(usual, done);
    }

    /// The usual way of setting an attribute to an `i64`, which has no cell; of all others the value is then in a register.
    fn set_long(
        &mut self,
        from: Operand,
        object: Operand,
        cell: mir::GlobalId,
        unknown: LabelId,
    ) -> (u32, u32, Vec<StmtId>) {
        let number = self.scalar(from, Type::I64, false);
        let number = self.b.held(Prim::I64, number);
        let value = self.value_of(object);
        let new = self.b.register(Prim::DynAny);
        let [other, long] = [(); 2].map(|()| self.fresh_label());
        let short = short_long(&mut self.b, number, long);
        self.store_known(short, value, cell, other);
        let usual = self.b.take();
        self.b.flow(Op::Label, &[], other);
        let read = self.b.read(short, Prim::DynAny);
        self.b.assign(new, Prim::DynAny, read);
        self.b.flow(Op::Goto, &[], unknown);
        self.b.flow(Op::Label, &[], long);
        let read = self.b.read(number, Prim::I64);
        let helper = Helper::Box(Type::I64);
        if let [boxed] = self.lowering.helped(&mut self.b, helper, &[read])[..] {
            self.b.assign(new, Prim::DynAny, boxed);
        }
        (new, value, usual)
    }

    /// Sets an attribute at a place that has seen the shape of the object. Others go to a label.
    fn store_known(&mut self, new: u32, value: u32, cell: mir::GlobalId, unknown: LabelId) {
        let args = [
            self.b.read(value, Prim::DynAny),
            self.address_of_cell(cell),
            self.b.read(new, Prim::DynAny),
        ];
        let store = IntrinsicRef::Ext(Xintrinsic::StoreAttribute);
        let stored = self.b.intrinsic(store, Prim::U32, &args);
        self.b.flow(Op::BrFalse, &[stored], unknown);
    }

    /// The end of an access, of which all but the usual way is rare if there is one.
    fn end(&mut self, usual: Option<Vec<StmtId>>, done: LabelId) {
        if let Some(usual) = usual {
            self.b.flow(Op::Goto, &[], done);
            self.b.set_aside(usual);
        }
        self.b.flow(Op::Label, &[], done);
    }

    /// The cell of an access that names its attribute.
    fn cell_of(&mut self, name: Operand, words: u64) -> Option<mir::GlobalId> {
        match name.data {
            OperandData::Const(Const::String(_)) => Some(self.lowering.attribute_cache(words)),
            _ => None,
        }
    }

    /// Where an attribute is, and where control goes if the value has no attributes of its own.
    fn place(
        &mut self,
        name: Operand,
        value: u32,
        cell: Option<mir::GlobalId>,
        search: Search,
    ) -> (ExprId, LabelId) {
        let (object, other) = self.attributed(value);
        let name = self.name(name);
        let cell = match cell {
            Some(cell) => self.address_of_cell(cell),
            None => self.b.constant(Prim::A64, 0),
        };
        let slot = self.search(object, name, cell, search);
        (slot_address(&mut self.b, object, slot), other)
    }

    fn address_of_cell(&mut self, cell: mir::GlobalId) -> ExprId {
        self.b
            .expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(cell), 0))
    }

    /// `delattr`.
    pub(in crate::front::corevm::lower) fn delete_dynamic(&mut self, name: Operand, object: Operand) {
        let value = self.value_of(object);
        let (object, other) = self.attributed(value);
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

    /// A dynamic value in a register.
    fn value_of(&mut self, object: Operand) -> u32 {
        match self.register_of(object) {
            Some(number) if self.type_of(object) == Type::OBJECT => number,
            _ => {
                let value = self.scalar(object, Type::OBJECT, false);
                self.b.hold(Prim::DynAny, value)
            }
        }
    }

    /// The object with attributes that a dynamic value is, in a register. If it is none control goes to the label.
    fn attributed(&mut self, value: u32) -> (u32, LabelId) {
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
        (self.b.hold(Prim::Ref, object), other)
    }

    /// Asks the engine for a slot, which is then in a register.
    fn search(&mut self, object: u32, (address, length): (u32, u32), cache: ExprId, search: Search) -> u32 {
        let symbol = self.symbol(address, length);
        let target = self.b.read(object, Prim::Ref);
        let id = match search {
            Search::Find => Xintrinsic::FindAttribute,
            Search::Add => Xintrinsic::GiveAttribute,
        };
        let found = self
            .b
            .intrinsic(IntrinsicRef::Ext(id), Prim::U64, &[target, symbol, cache]);
        let slot = self.b.hold(Prim::U64, found);
        if search == Search::Find {
            let done = self.fresh_label();
            let (found, none) = (self.b.read(slot, Prim::U64), self.b.constant(Prim::U64, u64::MAX));
            let exists = self.b.compare(Op::Ne, Prim::U64, found, none);
            self.b.flow(Op::BrTrue, &[exists], done);
            self.no_attribute(address, length);
            self.b.flow(Op::Label, &[], done);
        }
        slot
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
    /// A cell for what a place remembers, of so many words.
    fn attribute_cache(&mut self, words: u64) -> mir::GlobalId {
        let name = self
            .mir
            .names
            .intern(format!("attribute|{}", self.mir.vars.len()));
        let cell = self.mir.types.intern(mir::Type::Array {
            dims: [words].into(),
            elem: TypeTable::prim(Prim::U64),
        });
        let mut variable = Variable::new(name, cell);
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
