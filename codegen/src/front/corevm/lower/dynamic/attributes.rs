//! Attributes of dynamic objects.
//!
//! An object has a shape, slots, and a number that is the engine's. A place in the program that names an attribute remembers the shape that it
//! saw last and the slot of the attribute there, in one word, which `load_attribute` and `store_attribute` compare with the shape of the object. One
//! that stores remembers as well how the shape of an object changed that got the attribute there.

use maple_mirbin::tagged::{ABSENT, UNTYPED};
use maple_mirbin::{Op, Prim, Xintrinsic};
use rustc_hash::FxHashMap;

use crate::front::build::Builder;
use crate::mir::{
    self, Attr, Callee, ExprData, ExprId, IntrinsicRef, LabelId, Name, Pos, StmtData, StmtId, Sym, TypeTable,
    Variable,
};

use super::super::Lowering;
use super::super::body::Code;
use super::super::layout::register;
use super::super::strings;
use super::{Helper, bits, code, tag, tagged};
use crate::front::corevm::ast::{Const, Inst, Operand, OperandData, Type};
use crate::front::corevm::table::{Kind, Primitive};

/// Distances in an object.
const SHAPE: i32 = 0;
const SLOTS: i32 = 8;
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

impl Code<'_, '_, '_> {
    /// A new object without attributes.
    pub(in crate::front::corevm::lower) fn new_dynamic(&mut self) -> ExprId {
        let make = self.lowering.object_maker();
        let object = self.b.register(Prim::DynAny);
        self.b.call(Callee::Func(make), &[], &[(Prim::DynAny, object)]);
        self.b.read(object, Prim::DynAny)
    }

    /// `getattr` of an object. One that may wait does so until it is used.
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
                self.searches.push((target, search));
            }
            _ => {
                let result = self.found(search);
                self.bind(inst, result);
            }
        }
    }

    /// Whether a name is an attribute that waits for its use.
    pub(in crate::front::corevm::lower) fn waits(&self, name: Name) -> bool {
        self.searches.iter().any(|(waiting, _)| *waiting == name)
    }

    /// The value of an attribute that waits for its use, in a register.
    pub(in crate::front::corevm::lower) fn found_waiting(&mut self, name: Name) -> Option<u32> {
        let at = self.searches.iter().position(|(waiting, _)| *waiting == name)?;
        let (_, search) = self.searches.remove(at);
        Some(self.standing(search.pos, |code| code.found_after(search, at)))
    }

    /// The value of an attribute, in a register.
    fn found(&mut self, search: Search) -> u32 {
        self.found_after(search, 0)
    }

    /// As [`Code::found`], after so many of those that wait: that one of them is not there is an error before.
    fn found_after(&mut self, search: Search, before: usize) -> u32 {
        let Search { value, cell, .. } = search;
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
        let waiting: Vec<Search> = self
            .searches
            .iter()
            .take(before)
            .map(|(_, search)| *search)
            .collect();
        for search in waiting {
            self.standing(search.pos, |code| code.get(search));
        }
        if let [found] = self.get(search)[..] {
            self.b.assign(result, Prim::DynAny, found);
        }
        self.end(usual, done);
        result
    }

    /// The value of an attribute that the place may not have seen.
    fn get(&mut self, search: Search) -> Vec<ExprId> {
        let args = self.searched(search.value, search.name, search.cell);
        self.lowering.helped(&mut self.b, Helper::GetAttribute, &args)
    }

    /// The numbers of a type that attributes are, mostly, which wait for their use; `helper` gets one from another value.
    pub(in crate::front::corevm::lower) fn found_numbers<const N: usize>(
        &mut self,
        names: [Name; N],
        primitive: Primitive,
        helper: Helper,
    ) -> [ExprId; N] {
        let prim = match primitive {
            Primitive::Dpf => Prim::F64,
            _ => Prim::I64,
        };
        let [other, done] = [(); 2].map(|()| self.fresh_label());
        let waiting = self.searches.clone();
        self.searches.retain(|(waiting, _)| !names.contains(waiting));
        let numbers = names.map(|_| self.b.register(prim));
        for (name, number) in names.iter().zip(numbers) {
            if let Some((_, search)) = waiting.iter().find(|(waiting, _)| waiting == name) {
                self.standing(search.pos, |code| {
                    code.known_number(search, primitive, number, other)
                });
            }
        }
        let usual = self.b.take();
        self.b.flow(Op::Label, &[], other);
        // All that wait are there before one is of another type.
        let mut values = FxHashMap::default();
        for (name, search) in waiting {
            let found = self.standing(search.pos, |code| code.get(search));
            values.insert(name, found);
        }
        for (name, number) in names.iter().zip(numbers) {
            let value = values.remove(name).unwrap_or_default();
            if let [found] = self.lowering.helped(&mut self.b, helper, &value)[..] {
                let found = self.cvt(found, register(primitive), prim);
                self.b.assign(number, prim, found);
            }
        }
        self.end(Some(usual), done);
        numbers.map(|number| {
            let number = self.b.read(number, prim);
            self.cvt(number, prim, register(primitive))
        })
    }

    /// Puts the number of a type that an attribute is into a register. Another value goes to the label.
    fn known_number(&mut self, search: &Search, primitive: Primitive, number: u32, other: LabelId) {
        let Some(cell) = search.cell else {
            return self.b.flow(Op::Goto, &[], other);
        };
        let mut args = vec![
            self.b.read(search.value, Prim::DynAny),
            self.address_of_cell(cell),
        ];
        let is_double = primitive == Primitive::Dpf;
        let (load, none) = match is_double {
            true => (Xintrinsic::LoadDoubleAttribute, ABSENT),
            false => {
                args.push(self.b.constant(Prim::U32, code(primitive)));
                (Xintrinsic::LoadTypedAttribute, UNTYPED as u64)
            }
        };
        let bits = match is_double {
            true => self.b.register(Prim::I64),
            false => number,
        };
        let found = self.b.intrinsic(IntrinsicRef::Ext(load), Prim::I64, &args);
        self.b.assign(bits, Prim::I64, found);
        let (found, none) = (self.b.read(bits, Prim::I64), self.b.constant(Prim::I64, none));
        let is_one = self.b.compare(Op::Ne, Prim::I64, found, none);
        self.b.flow(Op::BrFalse, &[is_one], other);
        if is_double {
            let found = self.b.read(bits, Prim::I64);
            let found = self.b.retyped(found, Prim::F64);
            self.b.assign(number, Prim::F64, found);
        }
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
        let mut args = self.searched(value, name, cell);
        args.push(self.b.read(new, Prim::DynAny));
        self.lowering.helped(&mut self.b, Helper::SetAttribute, &args);
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

    /// What the functions take that look for an attribute: value, cell, and the name.
    fn searched(&mut self, value: u32, name: Operand, cell: Option<mir::GlobalId>) -> Vec<ExprId> {
        let (address, length) = self.name(name);
        let cell = match cell {
            Some(cell) => {
                let cell = self.address_of_cell(cell);
                self.b.retyped(cell, Prim::U64)
            }
            None => self.b.constant(Prim::U64, 0),
        };
        vec![self.b.read(value, Prim::DynAny), cell, address, length]
    }

    fn address_of_cell(&mut self, cell: mir::GlobalId) -> ExprId {
        self.b
            .expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Global(cell), 0))
    }

    /// `delattr`.
    pub(in crate::front::corevm::lower) fn delete_dynamic(&mut self, name: Operand, object: Operand) {
        let value = self.value_of(object);
        let args = self.searched(value, name, None);
        self.lowering.helped(&mut self.b, Helper::DeleteAttribute, &args);
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

    /// Address and length of a name.
    fn name(&mut self, name: Operand) -> (ExprId, ExprId) {
        if let OperandData::Const(Const::String(text)) = name.data {
            let bytes = self.lowering.module.names.bytes(text);
            let length = bytes.len() as u64;
            let text = self.lowering.mir.names.intern(bytes);
            let address = self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
            let address = self.b.retyped(address, Prim::U64);
            return (address, self.b.constant(Prim::U64, length));
        }
        let string = self.scalar(name, Type::STRING, false);
        let string = self.b.hold(Prim::Ref, string);
        let (address, length) = strings::parts(&mut self.b, &mut self.lowering.mir.names, string);
        (self.b.retyped(address, Prim::U64), length)
    }
}

/// Whether the values of a type are integers that need no cell, but for a few of the largest and least.
fn is_short(primitive: Primitive) -> bool {
    matches!(primitive.kind(), Kind::Signed | Kind::Unsigned) && primitive != Primitive::Ui64
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
