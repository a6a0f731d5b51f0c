//! Structures and arrays as wholes: copies, assignments and comparisons, each a function of its own.
//!
//! Parts that are wholes have objects of their own; one that has not been touched has none, and reads as a new one.

use maple_mirbin::{Op, Prim};

use crate::front::build::Builder;
use crate::mir::{self, Callee, ExprId, LabelId, LocalId, StmtData, TypeTable};

use super::super::ast::{Base, Type};
use super::super::table::Primitive;
use super::Lowering;
use super::dynamic::{Helper, null};
use super::strings;

/// What is done with a whole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Whole {
    /// Gives a new object, whose dynamic values are null.
    New,
    /// Gives a new object with the same content.
    Copy,
    /// Gives the first one the content of the second.
    Assign,
    /// Says whether two have the same content.
    Equal,
}

/// Scalars from which an array is copied by the C library.
const LONG: u32 = 8;

/// The body of such a function.
struct Body<'l, 'm> {
    lowering: &'l mut Lowering<'m>,
    b: Builder,
    whole: Whole,
    /// The first object: that which is given, assigned or compared.
    first: u32,
    /// The second: what is copied or compared.
    second: u32,
    /// Register with the index of the element.
    index: u32,
}

/// A part of both objects: its type and distance; elements are at the index besides, which counts so many bytes.
#[derive(Clone, Copy)]
struct Part {
    ty: Type,
    distance: i32,
    stride: Option<u64>,
}

impl Lowering<'_> {
    /// The function that does something with wholes of a type.
    pub(super) fn whole(&mut self, whole: Whole, ty: Type) -> mir::FuncId {
        if let Some(known) = self.wholes.get(&(whole, ty)) {
            return *known;
        }
        let number = self.wholes.len();
        let (name, results): (_, &[Prim]) = match whole {
            Whole::New => ("new", &[Prim::Ref]),
            Whole::Copy => ("copy", &[Prim::Ref]),
            Whole::Assign => ("assign", &[]),
            Whole::Equal => ("equal", &[Prim::U32]),
        };
        // Types may contain themselves: the function is known before it has a body.
        let (id, body) = self.own_place(&format!("{name}|{number}"), results);
        self.wholes.insert((whole, ty), id);
        let func = Body::build(self, whole, ty, body);
        self.mir.funcs[id] = func;
        id
    }
}

impl Body<'_, '_> {
    fn build(lowering: &mut Lowering<'_>, whole: Whole, ty: Type, mut b: Builder) -> mir::Function {
        let mut formal = |name: &str| {
            let name = lowering.mir.names.intern(name);
            b.func.add_formal(name, TypeTable::prim(Prim::Ref))
        };
        let formals: Vec<LocalId> = match whole {
            Whole::New => Vec::new(),
            Whole::Copy => vec![formal("from")],
            Whole::Assign => vec![formal("into"), formal("from")],
            Whole::Equal => vec![formal("a"), formal("b")],
        };
        let mut held: Vec<u32> = formals
            .into_iter()
            .map(|local| {
                let value = b.read_local(local, Prim::Ref);
                b.hold(Prim::Ref, value)
            })
            .collect();
        if matches!(whole, Whole::New | Whole::Copy) {
            let new = lowering.allocation(&mut b, ty);
            held.insert(0, b.hold(Prim::Ref, new));
        }
        let fields = lowering.fields(ty);
        let nested = fields.iter().any(|field| Lowering::is_whole(*field));
        if whole == Whole::Assign
            && nested
            && let Some(from) = held.get_mut(1)
        {
            // What is copied from may be part of what is assigned.
            let value = b.read(*from, Prim::Ref);
            *from = lowering.copy_of(&mut b, ty, &[value]);
        }
        let index = b.register(Prim::I64);
        let mut body = Body {
            lowering,
            b,
            whole,
            first: held.first().copied().unwrap_or(0),
            second: held.get(1).copied().unwrap_or(0),
            index,
        };
        for (at, field) in fields.into_iter().enumerate() {
            let distance = body.lowering.offset(ty, at, mir::Pos::NONE) as i32;
            body.part(Part {
                ty: field,
                distance,
                stride: None,
            });
        }
        if ty == Type::OBJECT {
            // A cell.
            body.part(Part {
                ty,
                distance: 0,
                stride: None,
            });
        }
        if let Base::Array(element, length) = ty.base {
            let element = body.lowering.module.elements.get(element);
            body.elements(element, length);
        }
        body.end()
    }

    fn end(mut self) -> mir::Function {
        let value = match self.whole {
            Whole::New | Whole::Copy => Some(self.b.read(self.first, Prim::Ref)),
            Whole::Assign => None,
            Whole::Equal => Some(self.b.constant(Prim::U32, 1)),
        };
        self.b
            .emit(Op::Return, Prim::Void, value.as_slice(), StmtData::None);
        self.b.finish()
    }

    /// Does it with every element.
    fn elements(&mut self, element: Type, length: u32) {
        let size = Lowering::size(element);
        let counted = Lowering::parts(element).iter().any(|(_, prim)| prim.is_counted());
        if !counted && matches!(self.whole, Whole::Copy | Whole::Assign) && length >= LONG {
            let (into, from) = (self.address(self.first), self.address(self.second));
            let bytes = self.b.constant(Prim::U64, size * u64::from(length));
            return self.b.copy_bytes(into, from, bytes);
        }
        let (head, done) = (self.label(), self.label());
        let zero = self.b.constant(Prim::I64, 0);
        self.b.assign(self.index, Prim::I64, zero);
        self.b.flow(Op::Label, &[], head);
        let (index, length) = (
            self.b.read(self.index, Prim::I64),
            self.b.constant(Prim::I64, u64::from(length)),
        );
        let ends = self.b.compare(Op::Ge, Prim::I64, index, length);
        self.b.flow(Op::BrTrue, &[ends], done);
        self.part(Part {
            ty: element,
            distance: 0,
            stride: Some(size),
        });
        let (index, one) = (self.b.read(self.index, Prim::I64), self.b.constant(Prim::I64, 1));
        let next = self.b.binary(Op::Add, Prim::I64, index, one);
        self.b.assign(self.index, Prim::I64, next);
        self.b.flow(Op::Goto, &[], head);
        self.b.flow(Op::Label, &[], done);
    }

    fn label(&mut self) -> LabelId {
        self.b.fresh_label(&mut self.lowering.mir.names)
    }

    fn address(&mut self, object: u32) -> ExprId {
        let (object, zero) = (self.b.read(object, Prim::Ref), self.b.constant(Prim::U64, 0));
        self.b.address(object, zero)
    }

    fn base(&mut self, object: u32, part: Part) -> ExprId {
        let object = self.b.read(object, Prim::Ref);
        match part.stride {
            None => object,
            Some(size) => {
                let index = self.b.read(self.index, Prim::I64);
                self.b.element(object, index, Prim::I64, size)
            }
        }
    }

    fn read(&mut self, object: u32, part: Part, (distance, prim): (i32, Prim)) -> ExprId {
        let base = self.base(object, part);
        self.b.load(base, part.distance + distance, prim)
    }

    fn write(&mut self, part: Part, (distance, prim): (i32, Prim), value: ExprId) {
        let base = self.base(self.first, part);
        self.b.store(base, part.distance + distance, prim, value);
    }

    fn part(&mut self, part: Part) {
        match self.whole {
            Whole::New if part.ty == Type::OBJECT => {
                let null = null(&mut self.b);
                self.write(part, (0, Prim::DynAny), null);
            }
            Whole::New => {}
            _ if Lowering::is_whole(part.ty) => self.nested(part),
            Whole::Copy | Whole::Assign => {
                for piece in Lowering::parts(part.ty) {
                    let value = self.read(self.second, part, *piece);
                    self.write(part, *piece, value);
                }
            }
            Whole::Equal => self.compare(part),
        }
    }

    /// Ends with 0 unless a part is equal.
    fn compare(&mut self, part: Part) {
        let same = match part.ty.primitive() {
            Some(Primitive::String) => {
                let piece = (0, Prim::Ref);
                let (a, b) = (
                    self.read(self.first, part, piece),
                    self.read(self.second, part, piece),
                );
                strings::equal(self.lowering, &mut self.b, a, b)
            }
            Some(Primitive::Object) => {
                let piece = (0, Prim::DynAny);
                let (a, b) = (
                    self.read(self.first, part, piece),
                    self.read(self.second, part, piece),
                );
                let same = self.lowering.helped(&mut self.b, Helper::Equal, &[a, b]);
                match same.first() {
                    Some(same) => *same,
                    None => return,
                }
            }
            _ => {
                let mut same = None;
                for piece in Lowering::parts(part.ty) {
                    let (a, b) = (
                        self.read(self.first, part, *piece),
                        self.read(self.second, part, *piece),
                    );
                    let prim = match piece.1 {
                        Prim::U8 | Prim::U16 => Prim::U32,
                        Prim::I8 | Prim::I16 => Prim::I32,
                        prim => prim,
                    };
                    let equal = self.b.compare(Op::Eq, prim, a, b);
                    same = Some(match same {
                        None => equal,
                        Some(before) => self.b.binary(Op::Band, Prim::U32, before, equal),
                    });
                }
                match same {
                    Some(same) => same,
                    None => return,
                }
            }
        };
        self.unless(same);
    }

    fn unless(&mut self, same: ExprId) {
        let go_on = self.label();
        self.b.flow(Op::BrTrue, &[same], go_on);
        let no = self.b.constant(Prim::U32, 0);
        self.b.emit(Op::Return, Prim::Void, &[no], StmtData::None);
        self.b.flow(Op::Label, &[], go_on);
    }

    /// Goes to a label if a register holds null, or if it does not.
    fn if_null(&mut self, object: u32, null: bool, label: LabelId) {
        let (object, none) = (self.b.read(object, Prim::Ref), self.b.constant(Prim::Ref, 0));
        let op = if null { Op::Eq } else { Op::Ne };
        let condition = self.b.compare(op, Prim::Ref, object, none);
        self.b.flow(Op::BrTrue, &[condition], label);
    }

    /// A part that is a whole itself.
    fn nested(&mut self, part: Part) {
        let piece = (0, Prim::Ref);
        let from = self.read(self.second, part, piece);
        let from = self.b.hold(Prim::Ref, from);
        let done = self.label();
        if self.whole == Whole::Copy {
            self.if_null(from, true, done);
            self.copy(part, from);
            return self.b.flow(Op::Label, &[], done);
        }
        let own = self.read(self.first, part, piece);
        let own = self.b.hold(Prim::Ref, own);
        // What is missing on both sides is the same.
        let (present, both) = (self.label(), self.label());
        self.if_null(from, false, present);
        self.if_null(own, true, done);
        self.fresh(from, part.ty);
        self.b.flow(Op::Label, &[], present);
        self.if_null(own, false, both);
        if self.whole == Whole::Assign {
            self.copy(part, from);
            self.b.flow(Op::Goto, &[], done);
        } else {
            self.fresh(own, part.ty);
        }
        self.b.flow(Op::Label, &[], both);
        let function = self.lowering.whole(self.whole, part.ty);
        let arguments = [self.b.read(own, Prim::Ref), self.b.read(from, Prim::Ref)];
        if self.whole == Whole::Assign {
            self.b.call(Callee::Func(function), &arguments, &[]);
        } else {
            let result = self.b.register(Prim::U32);
            self.b
                .call(Callee::Func(function), &arguments, &[(Prim::U32, result)]);
            let (result, no) = (self.b.read(result, Prim::U32), self.b.constant(Prim::U32, 0));
            let same = self.b.compare(Op::Ne, Prim::U32, result, no);
            self.unless(same);
        }
        self.b.flow(Op::Label, &[], done);
    }

    /// Puts a new object into a register.
    fn fresh(&mut self, register: u32, ty: Type) {
        let new = self.lowering.new_object(&mut self.b, ty);
        let new = self.b.read(new, Prim::Ref);
        self.b.assign(register, Prim::Ref, new);
    }

    /// Puts a copy of the part in a register where the first object has it.
    fn copy(&mut self, part: Part, from: u32) {
        let from = self.b.read(from, Prim::Ref);
        let copy = self.lowering.copy_of(&mut self.b, part.ty, &[from]);
        let copy = self.b.read(copy, Prim::Ref);
        self.write(part, (0, Prim::Ref), copy);
    }
}
