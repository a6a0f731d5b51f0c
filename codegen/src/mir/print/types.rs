//! Types.

use crate::mir::{
    Aggregate, AggregateKind, AttrSet, Field, Name, NamedId, Pragma, PragmaKind, PragmaNode, PragmaValue,
    Type, TypeId,
};

use super::Printer;

enum Piece<'m> {
    /// A type, in angle brackets unless primitive.
    Type(TypeId),
    /// A type whose angle brackets are written already.
    Inner(TypeId),
    /// A function type without `func`.
    Signature(TypeId),
    Attrs(AttrSet),
    /// What stands after a field's type.
    FieldEnd(&'m Field),
    Name(u8, Name),
    Text(&'static str),
    /// The start of a member's line.
    Line,
    /// The end of an aggregate's members, and how it is packed.
    Close(bool, u32),
    /// The width of a bitfield.
    Bits(u8),
    /// A member that contains no type.
    Member(&'m Aggregate, usize),
}

impl<'m> Printer<'m> {
    /// A type as it appears in declarations and instructions.
    pub(super) fn ty(&mut self, id: TypeId) {
        let m = self.m;
        if let Type::Prim(prim) = m.types.get(id) {
            self.text(prim.name());
            return;
        }
        let mut work = vec![Piece::Type(id)];
        while let Some(piece) = work.pop() {
            match piece {
                Piece::Type(id) => match m.types.get(id) {
                    Type::Prim(prim) => self.text(prim.name()),
                    _ => {
                        self.text("<");
                        work.extend([Piece::Text(">"), Piece::Inner(id)]);
                    }
                },
                Piece::Inner(id) => self.inner(id, &mut work),
                Piece::Signature(id) => self.signature(id, &mut work),
                Piece::Attrs(attrs) => self.attrs(&attrs),
                Piece::FieldEnd(field) => {
                    self.attrs(&field.attrs);
                    if let Some(init) = field.init {
                        self.text(" = ");
                        self.init(init, Some(field.ty), None);
                    }
                }
                Piece::Name(sigil, name) => self.name(sigil, name),
                Piece::Text(text) => self.text(text),
                Piece::Line => self.newline(self.level),
                Piece::Close(packed, pack) => {
                    self.level -= 1;
                    self.text("}");
                    if packed {
                        self.text(" packed");
                    }
                    if pack != 0 {
                        self.text(&format!(" pack({pack})"));
                    }
                }
                Piece::Bits(bits) => self.text(&format!(":{bits} ")),
                Piece::Member(aggregate, index) => self.plain_member(aggregate, index),
            }
        }
    }

    fn inner(&mut self, id: TypeId, work: &mut Vec<Piece<'m>>) {
        match self.m.types.get(id) {
            Type::Prim(prim) => self.text(prim.name()),
            Type::Pointer(to) => {
                self.text("* ");
                self.element(*to, work);
            }
            Type::Array { dims, elem } => {
                for dim in dims {
                    self.text(&format!("[{dim}]"));
                }
                self.text(" ");
                self.element(*elem, work);
            }
            Type::FlexArray(elem) => {
                self.text("[] ");
                self.element(*elem, work);
            }
            Type::Aggregate(aggregate) => self.aggregate(aggregate, work),
            Type::Func { .. } => {
                self.text("func ");
                self.signature(id, work);
            }
            Type::Named(named) => self.type_name(*named),
            Type::Instance { base, args } => {
                self.type_name(*base);
                work.push(Piece::Text("}"));
                for (i, &(name, ty)) in args.iter().enumerate().rev() {
                    work.extend([Piece::Type(ty), Piece::Text("="), Piece::Name(b'!', name)]);
                    work.extend((i > 0).then_some(Piece::Text(", ")));
                }
                self.text("{");
            }
            Type::Param(name) => self.name(b'!', *name),
            Type::Qualified { ty, attrs } => work.extend([Piece::Attrs(*attrs), Piece::Inner(*ty)]),
        }
    }

    /// A pointee or element: its attributes stand after it, without angle brackets of their own.
    fn element(&self, id: TypeId, work: &mut Vec<Piece<'m>>) {
        match self.m.types.get(id) {
            Type::Qualified { ty, attrs } => work.extend([Piece::Attrs(*attrs), Piece::Type(*ty)]),
            _ => work.push(Piece::Type(id)),
        }
    }

    fn type_name(&mut self, id: NamedId) {
        match self.m.types.named(id) {
            Some(named) => self.name(if named.scope.is_some() { b'%' } else { b'$' }, named.name),
            None => self.text("$?"),
        }
    }

    /// `(types) type` of a function type.
    fn signature(&mut self, id: TypeId, work: &mut Vec<Piece<'m>>) {
        let Type::Func {
            params,
            variadic,
            returns,
        } = self.m.types.get(id)
        else {
            return;
        };
        for (i, &ty) in returns.iter().enumerate().rev() {
            work.push(Piece::Type(ty));
            work.extend((i > 0).then_some(Piece::Text(", ")));
        }
        work.push(Piece::Text(match (variadic, params.is_empty()) {
            (true, false) => ", ...) ",
            (true, true) => "...) ",
            _ => ") ",
        }));
        for (i, &ty) in params.iter().enumerate().rev() {
            work.push(Piece::Type(ty));
            work.extend((i > 0).then_some(Piece::Text(", ")));
        }
        self.text("(");
    }

    fn aggregate(&mut self, aggregate: &'m Aggregate, work: &mut Vec<Piece<'m>>) {
        self.text(match (aggregate.kind, aggregate.incomplete) {
            (AggregateKind::Struct, false) => "struct ",
            (AggregateKind::Struct, true) => "structincomplete ",
            (AggregateKind::Union, _) => "union ",
            (AggregateKind::Class, false) => "class ",
            (AggregateKind::Class, true) => "classincomplete ",
            (AggregateKind::Interface, false) => "interface ",
            (AggregateKind::Interface, true) => "interfaceincomplete ",
        });
        let start = work.len();
        for &parent in &aggregate.parents {
            work.extend([Piece::Type(parent), Piece::Text(" ")]);
        }
        work.push(Piece::Text("{"));
        self.level += 1;
        let mut first = true;
        let mut begin = |work: &mut Vec<Piece<'m>>| {
            work.extend([Piece::Text(if first { "" } else { "," }), Piece::Line]);
            first = false;
        };
        let plain = aggregate.infos.len();
        for index in 0..plain {
            begin(work);
            work.push(Piece::Member(aggregate, index));
        }
        let fields = aggregate
            .fields
            .iter()
            .map(|f| (b'@', f))
            .chain(aggregate.parent_fields.iter().map(|f| (b'^', f)));
        for (sigil, field) in fields {
            begin(work);
            work.push(Piece::Name(sigil, field.name));
            work.push(Piece::Text(" "));
            work.extend(field.bits.map(Piece::Bits));
            work.extend([Piece::Type(field.ty), Piece::FieldEnd(field)]);
        }
        for index in plain..plain + aggregate.static_values.len().min(1) + aggregate.pragmas.len() {
            begin(work);
            work.push(Piece::Member(aggregate, index));
        }
        for method in &aggregate.methods {
            begin(work);
            work.extend([
                Piece::Name(b'&', method.name),
                Piece::Attrs(method.attrs),
                Piece::Text(" "),
            ]);
            work.push(Piece::Signature(method.ty));
        }
        for &name in &aggregate.implements {
            begin(work);
            work.push(Piece::Name(b'$', name));
        }
        work.push(Piece::Close(aggregate.packed, aggregate.pack));
        work[start..].reverse();
    }

    /// Information entries, then the static values as one member, then the pragmas, by running number.
    fn plain_member(&mut self, aggregate: &Aggregate, index: usize) {
        if let Some(&(name, value)) = aggregate.infos.get(index) {
            return self.info(name, value);
        }
        let index = index - aggregate.infos.len();
        let statics = aggregate.static_values.len().min(1);
        if index < statics {
            self.text("staticValue");
            for values in &aggregate.static_values {
                self.text(" [");
                for value in values {
                    self.text(&format!(" {}", *value as i64));
                }
                self.text(" ]");
            }
        } else if let Some(pragma) = aggregate.pragmas.get(index - statics) {
            self.pragma(pragma);
        }
    }

    fn pragma(&mut self, pragma: &Pragma) {
        self.text(&format!("pragma {} {} ", pragma.visibility, pragma.kind.name()));
        if let PragmaKind::Param(number) = pragma.kind {
            self.text(&format!("{number} "));
        }
        self.name(pragma.target.0, pragma.target.1);
        self.text(" ");
        self.ty(pragma.ty);
        self.text(" {");
        // Elements left in each open list; the outermost one is the pragma itself.
        let mut open = vec![pragma.elements];
        let mut first = true;
        for node in &pragma.nodes {
            self.text(if first { " " } else { ", " });
            first = false;
            if let Some(left) = open.last_mut() {
                *left = left.saturating_sub(1);
            }
            if let Some(count) = self.pragma_node(node) {
                open.push(count);
            }
            while open.len() > 1 && open.last() == Some(&0) {
                open.pop();
                self.text("]");
            }
        }
        self.text("}");
    }

    /// An element up to its nested elements; their number if it has a list.
    fn pragma_node(&mut self, node: &PragmaNode) -> Option<u32> {
        if let Some(name) = node.name {
            self.name(b'@', name);
            self.text(" ");
        }
        self.out.extend_from_slice(self.m.names.bytes(node.elem_type));
        self.text(" ");
        match node.value {
            PragmaValue::Int(value) => self.text(&format!("{}", value as i64)),
            PragmaValue::Float(bits, single) => {
                self.text(&super::value::float64(bits));
                self.text(if single { "f" } else { "" });
            }
            PragmaValue::Str(text) => self.string(text),
            PragmaValue::Symbol(sigil, name) => self.name(sigil, name),
            PragmaValue::Type(ty) => self.ty(ty),
            PragmaValue::Array(count) => {
                self.text(&format!("[{count}"));
                return Some(count);
            }
            PragmaValue::Annotation(name, count) => {
                self.text("<");
                self.name(b'$', name);
                self.text(&format!(">[{count}"));
                return Some(count);
            }
        }
        None
    }
}
