//! Types: a stack of what is open instead of recursion.

use crate::mir::keyword::Kw;
use crate::mir::lex::Tok;
use crate::mir::{
    Aggregate, AggregateKind, Attr, AttrSet, Field, InfoValue, Method, Name, NamedId, Type, TypeId, TypeTable,
};
use maple_mirbin::Prim;

use super::{MAX_NESTING, Parse, Parser};

/// What waits for a type.
pub(super) enum Open {
    /// `<`
    Angle,
    /// `*`
    Pointer,
    /// `[n]..`
    Array(Vec<u64>),
    /// `[]`
    Flex,
    /// `func (`, method parameters
    Params(Vec<TypeId>),
    /// The return type after them.
    Return(Vec<TypeId>, bool),
    /// `{!T=`
    Instance(NamedId, Vec<(Name, TypeId)>, Name),
    /// A superclass or extended interface.
    Parent(Box<Aggregate>),
    /// A field: `^` or not, name, bitfield width.
    Field(Box<Aggregate>, bool, Name, Option<u8>),
    /// A method's prototype.
    Method(Box<Aggregate>, Name, AttrSet),
}

/// Dimensions that one pair of angle brackets may give an array.
const MAX_DIMS: usize = 255;

const HINT: &str = "types are primitive types, type names, or derived types in < >";

impl Parser<'_, '_, '_> {
    /// Whether the current token can start a type.
    pub(super) fn at_type(&self) -> bool {
        match self.tok.tok {
            Tok::Word(id) => id.get().prim.is_some(),
            Tok::Global(_) | Tok::Local(_) | Tok::Param(_) => true,
            _ => self.is(b'<'),
        }
    }

    /// A type without attributes after it.
    pub(super) fn ty(&mut self) -> Parse<TypeId> {
        let mut open = std::mem::take(&mut self.open_types);
        let result = self.type_tree(&mut open);
        open.clear();
        self.open_types = open;
        result
    }

    fn type_tree(&mut self, open: &mut Vec<Open>) -> Parse<TypeId> {
        loop {
            let mut done = self.type_head(open)?;
            while let Some(ty) = done {
                match open.pop() {
                    None => return Ok(ty),
                    Some(top) => done = self.type_done(open, top, ty)?,
                }
            }
            if open.len() > MAX_NESTING {
                return self.too_deep("types");
            }
        }
    }

    fn type_head(&mut self, open: &mut Vec<Open>) -> Parse<Option<TypeId>> {
        let pos = self.pos();
        match self.tok.tok {
            Tok::Word(id) => {
                if let Some(prim) = id.get().prim {
                    let prim = self.usable_prim(prim);
                    self.bump();
                    return Ok(Some(TypeTable::prim(prim)));
                }
                if open.is_empty() || id.is_unknown() {
                    let hint = self.prim_hint(HINT);
                    return self.expected("a type", &hint);
                }
                self.aggregate_or_function(open, id.get().kw)
            }
            Tok::Global(name) => {
                let named = self.module().types.mention(None, name, pos);
                self.type_name(open, named)
            }
            Tok::Local(_) if self.scope.is_none() => self.fail(
                "scope",
                "a local type is named outside a function",
                "global type names start with `$`",
            ),
            Tok::Local(name) => {
                let scope = self.scope;
                let named = self.module().types.mention(scope, name, pos);
                self.type_name(open, named)
            }
            Tok::Param(name) => {
                self.bump();
                Ok(Some(self.module().types.intern(Type::Param(name))))
            }
            Tok::Punct(b'<') => {
                self.bump();
                open.push(Open::Angle);
                Ok(None)
            }
            Tok::Punct(b'*') if !open.is_empty() => {
                self.bump();
                open.push(Open::Pointer);
                Ok(None)
            }
            Tok::Punct(b'[') if !open.is_empty() => {
                let mut dims = Vec::new();
                while self.eat(b'[') {
                    if self.eat(b']') {
                        if !dims.is_empty() {
                            open.push(Open::Array(dims));
                        }
                        open.push(Open::Flex);
                        return Ok(None);
                    }
                    if dims.len() >= MAX_DIMS {
                        return self.fail(
                            "range",
                            format!("an array has more than {MAX_DIMS} dimensions"),
                            "",
                        );
                    }
                    dims.push(self.int_in("an array length", 0..=i64::MAX)? as u64);
                    self.expect(b']', "after the array length")?;
                }
                open.push(Open::Array(dims));
                Ok(None)
            }
            _ => self.expected("a type", HINT),
        }
    }

    fn type_name(&mut self, open: &mut Vec<Open>, named: NamedId) -> Parse<Option<TypeId>> {
        self.bump();
        let enclosed = matches!(
            open.last(),
            Some(Open::Angle | Open::Pointer | Open::Array(_) | Open::Flex | Open::Instance(..))
        );
        if enclosed && self.eat(b'{') {
            return self.instance_argument(open, named, Vec::new());
        }
        Ok(Some(self.module().types.intern(Type::Named(named))))
    }

    fn instance_argument(
        &mut self,
        open: &mut Vec<Open>,
        named: NamedId,
        args: Vec<(Name, TypeId)>,
    ) -> Parse<Option<TypeId>> {
        let Tok::Param(name) = self.tok.tok else {
            return self.expected("a type parameter", "instances are written $name{!T=type, ..}");
        };
        self.bump();
        self.expect(b'=', "after the type parameter")?;
        open.push(Open::Instance(named, args, name));
        Ok(None)
    }

    fn aggregate_or_function(&mut self, open: &mut Vec<Open>, kw: Option<Kw>) -> Parse<Option<TypeId>> {
        let (kind, incomplete) = match kw {
            Some(Kw::Struct) => (AggregateKind::Struct, false),
            Some(Kw::StructIncomplete) => (AggregateKind::Struct, true),
            Some(Kw::Union) => (AggregateKind::Union, false),
            Some(Kw::Class) => (AggregateKind::Class, false),
            Some(Kw::ClassIncomplete) => (AggregateKind::Class, true),
            Some(Kw::Interface) => (AggregateKind::Interface, false),
            Some(Kw::InterfaceIncomplete) => (AggregateKind::Interface, true),
            Some(Kw::Func) => {
                self.bump();
                return self.open_params(open);
            }
            _ => return self.expected("a type", HINT),
        };
        self.bump();
        let aggregate = Box::new(Aggregate {
            incomplete,
            ..Aggregate::new(kind)
        });
        self.parents_or_members(open, aggregate)
    }

    fn parents_or_members(
        &mut self,
        open: &mut Vec<Open>,
        aggregate: Box<Aggregate>,
    ) -> Parse<Option<TypeId>> {
        let room = match aggregate.kind {
            AggregateKind::Class => aggregate.parents.is_empty(),
            AggregateKind::Interface => true,
            AggregateKind::Struct | AggregateKind::Union => false,
        };
        if room && (self.is(b'<') || matches!(self.tok.tok, Tok::Global(_))) {
            open.push(Open::Parent(aggregate));
            return Ok(None);
        }
        self.expect(b'{', "before the members")?;
        self.members(open, aggregate)
    }

    /// Members up to the next one that needs a type, or up to `}`.
    fn members(&mut self, open: &mut Vec<Open>, mut aggregate: Box<Aggregate>) -> Parse<Option<TypeId>> {
        loop {
            match self.tok.tok {
                Tok::Punct(b'}') => {
                    self.bump();
                    return Ok(Some(self.module().types.intern(Type::Aggregate(aggregate))));
                }
                Tok::At(name) => {
                    self.bump();
                    match self.tok.tok {
                        Tok::Int(value) => aggregate.infos.push((name, InfoValue::Int(value))),
                        Tok::Str(text) => aggregate.infos.push((name, InfoValue::Str(text))),
                        Tok::Punct(b':') => {
                            self.bump();
                            let bits = self.int_in("the width of a bitfield", 0..=64)? as u8;
                            open.push(Open::Field(aggregate, false, name, Some(bits)));
                            return Ok(None);
                        }
                        _ => {
                            open.push(Open::Field(aggregate, false, name, None));
                            return Ok(None);
                        }
                    }
                    self.bump();
                }
                Tok::Caret(name) => {
                    self.bump();
                    open.push(Open::Field(aggregate, true, name, None));
                    return Ok(None);
                }
                Tok::Func(name) => {
                    self.bump();
                    let attrs = self.attrs(true)?;
                    open.push(Open::Method(aggregate, name, attrs));
                    return self.open_params(open);
                }
                Tok::Global(name) => {
                    self.bump();
                    aggregate.implements.push(name);
                }
                _ if self.kw() == Some(Kw::Pragma) => {
                    let pragma = self.pragma()?;
                    aggregate.pragmas.push(pragma);
                }
                _ if self.kw() == Some(Kw::StaticValue) => {
                    self.bump();
                    while self.is(b'[') {
                        let values = self.int_list()?;
                        aggregate.static_values.push(values);
                    }
                }
                _ => {
                    let hint =
                        "members are @field type, ^field type, &method(types) type, $interface, pragma";
                    return self.expected("a member or `}`", hint);
                }
            }
            self.member_end()?;
        }
    }

    fn member_end(&mut self) -> Parse<()> {
        if self.eat(b',') || self.is(b'}') {
            return Ok(());
        }
        self.expected("`,` or `}` after a member", "")
    }

    fn open_params(&mut self, open: &mut Vec<Open>) -> Parse<Option<TypeId>> {
        self.expect(b'(', "before the parameter types")?;
        self.next_param(open, Vec::new())
    }

    /// The parameter list continues with a type, with `...` or with `)`.
    fn next_param(&mut self, open: &mut Vec<Open>, params: Vec<TypeId>) -> Parse<Option<TypeId>> {
        let variadic = self.tok.tok == Tok::Ellipsis;
        if variadic {
            self.bump();
        }
        if variadic || self.is(b')') {
            self.expect(b')', "after the parameter types")?;
            open.push(Open::Return(params, variadic));
            return Ok(None);
        }
        // Names of parameters say nothing in a type.
        if (self.eat_kw(Kw::Var) || self.eat_kw(Kw::Reg))
            && matches!(self.tok.tok, Tok::Local(_) | Tok::Reg(_))
        {
            self.bump();
        }
        open.push(Open::Params(params));
        Ok(None)
    }

    /// `top` got its type.
    fn type_done(&mut self, open: &mut Vec<Open>, top: Open, ty: TypeId) -> Parse<Option<TypeId>> {
        match top {
            Open::Angle => {
                let ty = self.qualified(ty)?;
                self.expect(b'>', "at the end of the type")?;
                Ok(Some(ty))
            }
            // Attributes after a pointee or element qualify that, as in `<* <$T> align(64)>`.
            Open::Pointer => {
                let to = self.qualified(ty)?;
                Ok(Some(self.module().types.pointer(to)))
            }
            Open::Array(dims) => {
                let ty = self.qualified(ty)?;
                let dims = dims.into_boxed_slice();
                Ok(Some(self.module().types.intern(Type::Array { dims, elem: ty })))
            }
            Open::Flex => {
                let ty = self.qualified(ty)?;
                Ok(Some(self.module().types.intern(Type::FlexArray(ty))))
            }
            Open::Params(mut params) => {
                params.push(self.qualified(ty)?);
                if !self.is(b')') {
                    self.expect(b',', "between parameter types")?;
                }
                self.next_param(open, params)
            }
            Open::Return(mut params, variadic) => {
                if params == [TypeTable::prim(Prim::Void)] {
                    params.clear();
                }
                let (params, returns) = (params.into_boxed_slice(), Box::new([ty]));
                Ok(Some(self.module().types.intern(Type::Func {
                    params,
                    variadic,
                    returns,
                })))
            }
            Open::Instance(base, mut args, name) => {
                args.push((name, ty));
                if self.eat(b',') {
                    return self.instance_argument(open, base, args);
                }
                self.expect(b'}', "at the end of the type arguments")?;
                let args = args.into_boxed_slice();
                Ok(Some(self.module().types.intern(Type::Instance { base, args })))
            }
            Open::Parent(mut aggregate) => {
                aggregate.parents.push(ty);
                if aggregate.kind == AggregateKind::Interface {
                    self.eat(b',');
                }
                self.parents_or_members(open, aggregate)
            }
            Open::Field(mut aggregate, caret, name, bits) => {
                let token = self.tok;
                let attrs = self.attrs(false)?;
                if attrs.pack != 0 {
                    return self.fail_at(token, "pack", super::NOT_PACKED, super::PACKED_HINT);
                }
                let init = if self.eat(b'=') {
                    Some(self.initializer()?)
                } else {
                    None
                };
                let field = Field {
                    name,
                    ty,
                    bits,
                    attrs,
                    init,
                };
                if caret {
                    aggregate.parent_fields.push(field)
                } else {
                    aggregate.fields.push(field)
                }
                self.member_end()?;
                self.members(open, aggregate)
            }
            Open::Method(mut aggregate, name, mut attrs) => {
                attrs.merge(&self.attrs(true)?);
                aggregate.methods.push(Method { name, attrs, ty });
                self.member_end()?;
                self.members(open, aggregate)
            }
        }
    }

    /// Attributes after the type `ty`. `packed` and `pack(N)` become a part of the struct or union.
    pub(super) fn packed(&mut self, ty: TypeId) -> Parse<(TypeId, AttrSet)> {
        let token = self.tok;
        let mut attrs = self.attrs(false)?;
        let (packed, pack) = (attrs.has(Attr::Packed), std::mem::take(&mut attrs.pack));
        attrs.remove(Attr::Packed);
        if !packed && pack == 0 {
            return Ok((ty, attrs));
        }
        let types = &mut self.module().types;
        let mut inner = ty;
        if let &Type::Qualified { ty, attrs: more } = types.get(ty) {
            attrs.merge(&more);
            inner = ty;
        }
        match types.get(inner) {
            Type::Aggregate(a) if matches!(a.kind, AggregateKind::Struct | AggregateKind::Union) => {
                let mut aggregate = a.clone();
                aggregate.packed |= packed;
                aggregate.pack = match (aggregate.pack, pack) {
                    (0, limit) | (limit, 0) => limit,
                    (one, other) => one.min(other),
                };
                Ok((types.intern(Type::Aggregate(aggregate)), attrs))
            }
            _ => self.fail_at(token, "pack", super::NOT_PACKED, super::PACKED_HINT),
        }
    }

    fn qualified(&mut self, ty: TypeId) -> Parse<TypeId> {
        let (ty, attrs) = self.packed(ty)?;
        Ok(self.module().types.intern(Type::Qualified { ty, attrs }))
    }

    /// `[int int ..]`, commas allowed.
    pub(super) fn int_list(&mut self) -> Parse<Vec<u64>> {
        self.expect(b'[', "before a list of integers")?;
        let mut values = Vec::new();
        while !self.eat(b']') {
            values.push(self.int("an integer or `]`")?);
            self.eat(b',');
        }
        Ok(values)
    }

    /// `<{!T=type, ..}>` after the name of a generic function.
    pub(super) fn instance_vector(&mut self) -> Parse<Vec<(Name, TypeId)>> {
        self.expect(b'<', "before the instantiation vector")?;
        self.expect(b'{', "before the type arguments")?;
        let mut args = Vec::new();
        loop {
            let Tok::Param(name) = self.tok.tok else {
                return self.expected(
                    "a type parameter",
                    "instantiation vectors are written <{!T=type, ..}>",
                );
            };
            self.bump();
            self.expect(b'=', "after the type parameter")?;
            args.push((name, self.ty()?));
            if !self.eat(b',') {
                break;
            }
        }
        self.expect(b'}', "at the end of the type arguments")?;
        self.expect(b'>', "at the end of the instantiation vector")?;
        Ok(args)
    }
}
