//! What programs ask about dynamic values: their types and their attributes.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::{Attr, Callee, ExprData, ExprId, IntrinsicRef, StmtData, Sym, TypeTable, Variable};

use super::super::Lowering;
use super::super::strings;
use super::make::Make;
use super::search::slot_address;
use super::{Described, Helper, code, long_tag, tag, tagged};
use crate::front::corevm::ast::{Base, Type};
use crate::front::corevm::print_type;
use crate::front::corevm::table::{Kind, Primitive};

impl Make<'_, '_> {
    /// Whether a value has an attribute: an object, or a pointer to a structure.
    pub(super) fn has_member(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let name = self.formal("name", Prim::Ref);
        let [pointer, none] = [(); 2].map(|()| self.label());
        self.reference(value, tag::OBJECT, pointer);
        let (address, length) = strings::parts(&mut self.b, &mut self.lowering.mir.names, name);
        let symbol = self.b.intrinsic(
            IntrinsicRef::Ext(Xintrinsic::Symbol),
            Prim::U64,
            &[address, length],
        );
        let (object, cache) = (self.referent(value), self.b.constant(Prim::A64, 0));
        let find = IntrinsicRef::Ext(Xintrinsic::FindAttribute);
        let slot = self.b.intrinsic(find, Prim::U64, &[object, symbol, cache]);
        let missing = self.b.constant(Prim::U64, u64::MAX);
        let found = self.b.compare(Op::Ne, Prim::U64, slot, missing);
        self.ret(&[found]);
        self.b.flow(Op::Label, &[], pointer);
        self.reference(value, tag::POINTER, none);
        for ty in self.lowering.structures() {
            let next = self.label();
            self.instance(value, ty, next);
            for (text, _) in self.lowering.field_names(ty) {
                let other = self.label();
                let (own, text) = (
                    self.b.read(name, Prim::Ref),
                    strings::constant(self.lowering, &mut self.b, text),
                );
                self.same_string(own, text, other);
                let yes = self.b.constant(Prim::U32, 1);
                self.ret(&[yes]);
                self.b.flow(Op::Label, &[], other);
            }
            self.b.flow(Op::Goto, &[], none);
            self.b.flow(Op::Label, &[], next);
        }
        self.b.flow(Op::Label, &[], none);
        let no = self.b.constant(Prim::U32, 0);
        self.ret(&[no]);
    }

    fn give(&mut self, described: Described) {
        let found = self
            .lowering
            .helped(&mut self.b, Helper::Describe(described), &[]);
        self.ret(&found);
    }

    /// What describes the type of a value.
    pub(super) fn get_type(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        for primitive in Primitive::ALL.iter().copied() {
            let next = self.label();
            match primitive {
                Primitive::Void | Primitive::String | Primitive::Object => continue,
                Primitive::Dpf => self.is_double(value, next),
                _ => {
                    self.integer(value, code(primitive), next);
                }
            }
            self.give(Described::Primitive(primitive));
            self.b.flow(Op::Label, &[], next);
        }
        let tags = [
            (tag::NULL, Described::Kind("null")),
            (tag::STRING, Described::Kind("string")),
            (tag::OBJECT, Described::Kind("object")),
            (tag::LIST, Described::Kind("list")),
            (tag::MAP, Described::Kind("map")),
            (long_tag(Primitive::I64), Described::Primitive(Primitive::I64)),
            (long_tag(Primitive::Ui64), Described::Primitive(Primitive::Ui64)),
        ];
        for (tag, described) in tags {
            let next = self.label();
            self.reference(value, tag, next);
            self.give(described);
            self.b.flow(Op::Label, &[], next);
        }
        let mut wholes = self.lowering.structures();
        wholes.extend(self.lowering.boxed_arrays());
        for ty in wholes {
            let next = self.label();
            self.instance(value, ty, next);
            self.give(Described::Whole(ty));
            self.b.flow(Op::Label, &[], next);
        }
        self.give(Described::Kind("pointer"));
    }

    /// The object that describes a type.
    pub(super) fn describe(&mut self, described: Described) {
        let cell = self.lowering.descriptor_cell();
        let done = self.label();
        let read = |make: &mut Self| {
            make.b
                .expr(Op::Dread, Prim::DynAny, &[], ExprData::Var(Sym::Global(cell), 0))
        };
        // A cell is +0.0 at first.
        let there = read(self);
        let exists = tagged(&mut self.b, Xintrinsic::TaggedIsRef, Prim::U32, &[there]);
        self.b.flow(Op::BrTrue, &[exists], done);
        let (kind, name, size) = match described {
            Described::Kind(kind) => (kind, kind.to_owned(), 0),
            Described::Primitive(primitive) => {
                let kind = match primitive.kind() {
                    Kind::Bool => "bool",
                    Kind::Float => "float",
                    _ => "int",
                };
                (
                    kind,
                    primitive.text().to_owned(),
                    u64::from(primitive.bits().div_ceil(8)),
                )
            }
            Described::Whole(ty) => {
                let kind = match ty.base {
                    Base::Array(..) => "array",
                    _ => "struct",
                };
                (kind, print_type(self.lowering.module, ty), 0)
            }
        };
        let make = self.lowering.object_maker();
        let object = self.b.register(Prim::DynAny);
        self.b.call(Callee::Func(make), &[], &[(Prim::DynAny, object)]);
        for (key, text) in [("name", name.as_str()), ("kind", kind)] {
            let text = strings::text(self.lowering, &mut self.b, text);
            let value = self.lowering.boxed_value(&mut self.b, Type::STRING, &[text]);
            self.set(object, key, value);
        }
        let size = self.b.constant(Prim::U64, size);
        let size = self
            .lowering
            .boxed_value(&mut self.b, Type::of(Primitive::Ui64), &[size]);
        self.set(object, "size", size);
        let made = self.read(object);
        self.b.emit(
            Op::Dassign,
            Prim::Void,
            &[made],
            StmtData::Var(Sym::Global(cell), 0),
        );
        self.b.flow(Op::Label, &[], done);
        let found = read(self);
        self.ret(&[found]);
    }

    /// Gives an object an attribute.
    fn set(&mut self, object: u32, key: &str, value: ExprId) {
        let value = self.b.hold(Prim::DynAny, value);
        let text = self.lowering.mir.names.intern(key);
        let address = self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
        let length = self.b.constant(Prim::U64, key.len() as u64);
        let symbol = self.b.intrinsic(
            IntrinsicRef::Ext(Xintrinsic::Symbol),
            Prim::U64,
            &[address, length],
        );
        let target = self.referent(object);
        let target = self.b.hold(Prim::Ref, target);
        let (held, cache) = (self.b.read(target, Prim::Ref), self.b.constant(Prim::A64, 0));
        let add = IntrinsicRef::Ext(Xintrinsic::AddAttribute);
        let slot = self.b.intrinsic(add, Prim::U64, &[held, symbol, cache]);
        let slot = self.b.hold(Prim::U64, slot);
        let place = slot_address(&mut self.b, target, slot);
        let value = self.read(value);
        self.b.store(place, 0, Prim::DynAny, value);
    }
}

impl Lowering<'_> {
    /// A cell for an object that describes a type.
    fn descriptor_cell(&mut self) -> crate::mir::GlobalId {
        let name = self.mir.names.intern(format!("type|{}", self.mir.vars.len()));
        let mut variable = Variable::new(name, TypeTable::prim(Prim::DynAny));
        variable.attrs.insert(Attr::Static);
        self.mir.vars.push(variable)
    }

    /// Arrays that the module has objects of so far.
    fn boxed_arrays(&self) -> Vec<Type> {
        let is_array = |ty: &&Type| matches!(ty.base, Base::Array(..)) && !ty.pointer;
        let mut arrays: Vec<Type> = self.objects.keys().filter(is_array).copied().collect();
        arrays.sort_by_key(|ty| print_type(self.module, *ty));
        arrays
    }
}
