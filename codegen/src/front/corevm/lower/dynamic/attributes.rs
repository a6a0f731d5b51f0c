//! Attributes of dynamic objects.
//!
//! An object has a shape, slots, and a number that is the engine's. A place in the program that names an attribute remembers the shape that it
//! saw last and the slot of the attribute there, in one word, which `load_attribute` and `store_attribute` compare with the shape of the object. One
//! that stores remembers as well how the shape of an object changed that got the attribute there.

use maple_mirbin::tagged::{ABSENT, UNTYPED};
use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{
    self, Attr, Callee, ExprData, ExprId, IntrinsicRef, LabelId, Pos, StmtData, StmtId, Sym, TypeTable,
    Variable,
};

use super::super::Lowering;
use super::super::body::Code;
use super::super::layout::register;
use super::{Helper, bits, code, raise_null, tag, tagged};
use crate::front::corevm::ast::{Const, Inst, Operand, OperandData, Type};
use crate::front::corevm::table::{Kind, Primitive};

/// Distances in an object.
const SHAPE: i32 = 0;
const SLOTS: i32 = 8;
/// Distance of the name's number in a cell.
const SYMBOL: i32 = 8;
/// The shape without attributes.
const EMPTY: u64 = 1;
/// Slots of a new object.
const FIRST_SLOTS: u64 = 4;

/// An attribute to be looked for.
#[derive(Clone, Copy)]
pub(in crate::front::corevm::lower) struct Search {
    name: Operand,
    /// The register of the dynamic value.
    value: u32,
    /// What the place remembers, if it names the attribute.
    cell: Option<mir::GlobalId>,
    /// Where that stands.
    pub(in crate::front::corevm::lower) pos: Pos,
}

/// What is done about an attribute that is not there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    /// That is an error.
    Or,
    /// It is made.
    Made,
}

impl Code<'_, '_, '_> {
    /// A new object without attributes.
    pub(in crate::front::corevm::lower) fn new_dynamic(&mut self) -> ExprId {
        let make = self.lowering.object_maker();
        let object = self.b.register(Prim::DynAny);
        self.b.call(Callee::Func(make), &[], &[(Prim::DynAny, object)]);
        self.b.read(object, Prim::DynAny)
    }

    /// `getattr` of an object. One that the next instruction uses, and nothing else, waits for that.
    pub(in crate::front::corevm::lower) fn get_dynamic(
        &mut self,
        inst: &Inst,
        name: Operand,
        object: Operand,
    ) {
        let search = Search {
            name,
            value: self.value_of(object),
            cell: self.cell_of(name, 2),
            pos: inst.pos,
        };
        match inst.target {
            Some(target) if search.cell.is_some() && self.uses.at_once.contains(&target) => {
                self.searches.insert(target, search);
            }
            _ => {
                let result = self.found(search);
                self.bind(inst, result);
            }
        }
    }

    /// The value of an attribute, in a register.
    pub(in crate::front::corevm::lower) fn found(&mut self, search: Search) -> u32 {
        let Search {
            name, value, cell, ..
        } = search;
        let result = self.b.register(Prim::DynAny);
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
        let (place, other) = self.place(name, value, cell, Found::Or);
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
        result
    }

    /// The integer of a type that an attribute is, mostly; `helper` gets it from another value.
    pub(in crate::front::corevm::lower) fn found_integer(
        &mut self,
        search: Search,
        primitive: Primitive,
        helper: Helper,
    ) -> ExprId {
        let Some(cell) = search.cell else {
            return self.b.constant(Prim::I64, 0);
        };
        let number = self.b.register(Prim::I64);
        let [other, done] = [(); 2].map(|()| self.fresh_label());
        let args = [
            self.b.read(search.value, Prim::DynAny),
            self.address_of_cell(cell),
            self.b.constant(Prim::U32, code(primitive)),
        ];
        let load = IntrinsicRef::Ext(Xintrinsic::LoadTypedAttribute);
        let found = self.b.intrinsic(load, Prim::I64, &args);
        self.b.assign(number, Prim::I64, found);
        let found = self.b.read(number, Prim::I64);
        let none = self.b.constant(Prim::I64, UNTYPED as u64);
        let is_one = self.b.compare(Op::Ne, Prim::I64, found, none);
        self.b.flow(Op::BrFalse, &[is_one], other);
        let usual = self.b.take();
        self.b.flow(Op::Label, &[], other);
        let value = self.found(search);
        let value = self.b.read(value, Prim::DynAny);
        if let [found] = self.lowering.helped(&mut self.b, helper, &[value])[..] {
            let found = self.cvt(found, register(primitive), Prim::I64);
            self.b.assign(number, Prim::I64, found);
        }
        self.end(Some(usual), done);
        let number = self.b.read(number, Prim::I64);
        self.cvt(number, Prim::I64, register(primitive))
    }

    /// `setattr` of an object.
    pub(in crate::front::corevm::lower) fn set_dynamic(
        &mut self,
        name: Operand,
        from: Operand,
        object: Operand,
    ) {
        let cell = self.cell_of(name, 4);
        let [unknown, done] = [(); 2].map(|()| self.fresh_label());
        let (new, value, usual) = match (cell, self.type_of(from).primitive()) {
            (Some(cell), Some(primitive)) if is_short(primitive) => {
                let (new, value, usual) = self.set_integer(from, primitive, object, cell);
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
        let (place, other) = self.place(name, value, cell, Found::Made);
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

    /// The usual way of setting an attribute to an integer. What follows it is the rest: the dynamic value that it is, and that of the object, are in
    /// registers.
    fn set_integer(
        &mut self,
        from: Operand,
        primitive: Primitive,
        object: Operand,
        cell: mir::GlobalId,
    ) -> (u32, u32, Vec<StmtId>) {
        let ty = Type::of(primitive);
        let number = self.scalar(from, ty, false);
        let number = self.b.held(register(primitive), number);
        let value = self.value_of(object);
        let new = self.b.register(Prim::DynAny);
        let other = self.fresh_label();
        let read = self.b.read(number, register(primitive));
        let args = [
            self.b.read(value, Prim::DynAny),
            self.address_of_cell(cell),
            self.cvt(read, register(primitive), Prim::I64),
            self.b.constant(Prim::U32, code(primitive)),
        ];
        let store = IntrinsicRef::Ext(Xintrinsic::StoreTypedAttribute);
        let stored = self.b.intrinsic(store, Prim::U32, &args);
        self.b.flow(Op::BrFalse, &[stored], other);
        let usual = self.b.take();
        self.b.flow(Op::Label, &[], other);
        let read = self.b.read(number, register(primitive));
        let boxed = self.boxed_value(ty, &[read]);
        self.b.assign(new, Prim::DynAny, boxed);
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
        found: Found,
    ) -> (ExprId, LabelId) {
        let (object, other) = self.attributed(value);
        let name = self.name(name);
        let slot = self.search(object, name, cell, found);
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
    fn search(
        &mut self,
        object: u32,
        (address, length): (u32, u32),
        cell: Option<mir::GlobalId>,
        wanted: Found,
    ) -> u32 {
        let symbol = match cell {
            Some(cell) => self.symbol_of(cell, address, length),
            None => self.symbol(address, length),
        };
        let cache = match cell {
            Some(cell) => self.address_of_cell(cell),
            None => self.b.constant(Prim::A64, 0),
        };
        let target = self.b.read(object, Prim::Ref);
        let id = match wanted {
            Found::Or => Xintrinsic::FindAttribute,
            Found::Made => Xintrinsic::GiveAttribute,
        };
        let found = self
            .b
            .intrinsic(IntrinsicRef::Ext(id), Prim::U64, &[target, symbol, cache]);
        let slot = self.b.hold(Prim::U64, found);
        if wanted == Found::Or {
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

    /// The number of the name that a place names, which it remembers, and 1 more.
    fn symbol_of(&mut self, cell: mir::GlobalId, address: u32, length: u32) -> ExprId {
        let place = self.address_of_cell(cell);
        let known = self.b.load(place, SYMBOL, Prim::U64);
        let known = self.b.hold(Prim::U64, known);
        let done = self.fresh_label();
        let found = self.b.read(known, Prim::U64);
        self.b.flow(Op::BrTrue, &[found], done);
        let (symbol, one) = (self.symbol(address, length), self.b.constant(Prim::U64, 1));
        let symbol = self.b.binary(Op::Add, Prim::U64, symbol, one);
        self.b.assign(known, Prim::U64, symbol);
        let (place, symbol) = (self.address_of_cell(cell), self.b.read(known, Prim::U64));
        self.b.store(place, SYMBOL, Prim::U64, symbol);
        self.b.flow(Op::Label, &[], done);
        let (known, one) = (self.b.read(known, Prim::U64), self.b.constant(Prim::U64, 1));
        self.b.binary(Op::Sub, Prim::U64, known, one)
    }

    fn symbol(&mut self, address: u32, length: u32) -> ExprId {
        let args = [self.b.read(address, Prim::U64), self.b.read(length, Prim::U64)];
        self.b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::Symbol), Prim::U64, &args)
    }
}

/// Whether the values of a type are integers that need no cell, but for a few of the largest and least.
fn is_short(primitive: Primitive) -> bool {
    matches!(primitive.kind(), Kind::Signed | Kind::Unsigned) && primitive != Primitive::Ui64
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
