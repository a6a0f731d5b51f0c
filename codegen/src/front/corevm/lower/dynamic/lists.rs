//! Lists of dynamic values that do not change: what goes to `*args`, and, as names and values in turn, to `**kwargs`.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::front::build::Builder;
use crate::mir::{self, ExprData, ExprId, Name, TypeTable};

use super::super::{Lowering, convert, strings};
use super::make::Make;
use super::{null, tag, tagged};
use crate::front::corevm::ast::{Function, Type};

/// Distance of the values of a list; their number is before them.
pub(in crate::front::corevm::lower) const VALUES: i32 = 8;

impl Lowering<'_> {
    /// A list of dynamic values that does not change, as a dynamic value.
    pub(super) fn list(&mut self, b: &mut Builder, tag: u64, values: &[ExprId]) -> ExprId {
        let structure = self.list_type();
        // Making the list may collect: the values are owned by then.
        let held: Vec<u32> = values.iter().map(|value| b.hold(Prim::DynAny, *value)).collect();
        let count = b.constant(Prim::I32, values.len() as u64);
        let list = self.new_list(b, structure, count);
        for (at, value) in (0..).zip(held) {
            let (object, value) = (b.read(list, Prim::Ref), b.read(value, Prim::DynAny));
            b.store(object, VALUES + 8 * at, Prim::DynAny, value);
        }
        let (list, tag) = (b.read(list, Prim::Ref), b.constant(Prim::U32, tag));
        tagged(b, Xintrinsic::TaggedFromRef, Prim::DynAny, &[list, tag])
    }

    /// The structure of lists.
    pub(super) fn list_type(&mut self) -> mir::TypeId {
        let elements = self
            .mir
            .types
            .intern(mir::Type::FlexArray(TypeTable::prim(Prim::DynAny)));
        let fields = [("count", TypeTable::prim(Prim::U64)), ("values", elements)];
        self.own_structure("list|", &fields)
    }

    /// The register of a new list of so many values, an `i32`, which are still to be put there.
    pub(super) fn new_list(&mut self, b: &mut Builder, structure: mir::TypeId, count: ExprId) -> u32 {
        let count = b.hold(Prim::I32, count);
        let size = b.read(count, Prim::I32);
        let new = b.expr(Op::GcMallocJarray, Prim::Ref, &[size], ExprData::Type(structure));
        let list = b.hold(Prim::Ref, new);
        let (object, count) = (b.read(list, Prim::Ref), b.read(count, Prim::I32));
        let count = convert::cvt(b, count, Prim::I32, Prim::U64);
        b.store(object, 0, Prim::U64, count);
        list
    }

    /// What goes to `*args` and `**kwargs` of a function, as far as it has them.
    pub(in crate::front::corevm::lower) fn rest(
        &mut self,
        b: &mut Builder,
        callee: &Function,
        extra: &[ExprId],
        named: Vec<(Name, ExprId)>,
    ) -> Vec<ExprId> {
        let mut rest = Vec::new();
        if callee.positional.is_some() {
            rest.push(self.list(b, tag::LIST, extra));
        }
        if callee.keyword.is_some() {
            let mut pairs = Vec::new();
            for (name, value) in named {
                let name = strings::constant(self, b, name);
                pairs.extend([self.boxed_value(b, Type::STRING, &[name]), value]);
            }
            rest.push(self.list(b, tag::MAP, &pairs));
        }
        rest
    }
}

impl Make<'_, '_> {
    pub(super) fn list(&mut self, tag: u64) {
        let value = self.formal("value", Prim::DynAny);
        let wrong = self.label();
        self.reference(value, tag, wrong);
        let list = self.referent(value);
        self.ret(&[list]);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::Ref]);
    }

    pub(super) fn named(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let key = self.formal("key", Prim::Ref);
        let [head, next, none, wrong] = [(); 4].map(|()| self.label());
        self.reference(value, tag::MAP, wrong);
        let list = self.referent(value);
        let list = self.b.hold(Prim::Ref, list);
        let zero = self.b.constant(Prim::U64, 0);
        let at = self.b.hold(Prim::U64, zero);
        self.b.flow(Op::Label, &[], head);
        let object = self.b.read(list, Prim::Ref);
        let (index, count) = (self.b.read(at, Prim::U64), self.b.load(object, 0, Prim::U64));
        let ends = self.b.compare(Op::Ge, Prim::U64, index, count);
        self.b.flow(Op::BrTrue, &[ends], none);
        let name = self.element(list, at, 0);
        let name = tagged(&mut self.b, Xintrinsic::TaggedToRef, Prim::Ref, &[name]);
        let key = self.b.read(key, Prim::Ref);
        self.same_string(key, name, next);
        let found = self.element(list, at, 8);
        self.ret(&[found]);
        self.b.flow(Op::Label, &[], next);
        let (index, two) = (self.b.read(at, Prim::U64), self.b.constant(Prim::U64, 2));
        let index = self.b.binary(Op::Add, Prim::U64, index, two);
        self.b.assign(at, Prim::U64, index);
        self.b.flow(Op::Goto, &[], head);
        self.b.flow(Op::Label, &[], none);
        let null = null(&mut self.b);
        self.ret(&[null]);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::DynAny]);
    }

    /// The value of a list at an index, or at a distance from there.
    fn element(&mut self, list: u32, at: u32, distance: i32) -> ExprId {
        let (list, index) = (self.b.read(list, Prim::Ref), self.b.read(at, Prim::U64));
        let place = self.b.element(list, index, Prim::U64, 8);
        self.b.load(place, VALUES + distance, Prim::DynAny)
    }

    /// The length of a string, or the number of values in a list.
    pub(super) fn length(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let [list, map, null, wrong] = [(); 4].map(|()| self.label());
        self.reference(value, tag::STRING, list);
        let string = self.referent(value);
        let string = self.b.hold(Prim::Ref, string);
        let (_, length) = strings::parts(&mut self.b, &mut self.lowering.mir.names, string);
        self.ret(&[length]);
        for (own, label, next, shift) in [(tag::LIST, list, map, 0), (tag::MAP, map, null, 1)] {
            self.b.flow(Op::Label, &[], label);
            self.reference(value, own, next);
            let object = self.referent(value);
            let (count, shift) = (
                self.b.load(object, 0, Prim::U64),
                self.b.constant(Prim::U64, shift),
            );
            let count = self.b.binary(Op::Lshr, Prim::U64, count, shift);
            self.ret(&[count]);
        }
        self.b.flow(Op::Label, &[], null);
        self.reference(value, tag::NULL, wrong);
        let none = self.b.constant(Prim::Ref, 0);
        let access = self.b.load(none, 0, Prim::U64);
        self.ret(&[access]);
        self.b.flow(Op::Label, &[], wrong);
        self.mismatch(&[Prim::U64]);
    }
}
