//! Classes.

use maple_mirbin::js::method;
use maple_mirbin::{Operation, Prim};
use oxc_ast::ast::{
    Class, ClassElement, Function, MethodDefinition, MethodDefinitionKind, PropertyDefinition,
};

use oxc_span::Span;

use super::super::hidden::{is_given, is_private};
use super::super::scope::Special;
use super::code::{Code, Constructor};
use super::function::{Body, Role};
use super::literal::{is_anonymous, key_name};
use super::names::Meaning;
use crate::mir::{ExprId, LocalId};

/// Whether instances of a class get something besides what the constructor does.
pub fn has_fields(it: &Class<'_>) -> bool {
    it.body.body.iter().any(|element| match element {
        ClassElement::PropertyDefinition(field) => !field.r#static,
        ClassElement::MethodDefinition(it) => is_given(it),
        _ => false,
    })
}

/// The constructor that a class says itself.
fn constructor_of<'a>(it: &'a Class<'a>) -> Option<&'a Function<'a>> {
    it.body.body.iter().find_map(|element| match element {
        ClassElement::MethodDefinition(it) if it.kind == MethodDefinitionKind::Constructor => {
            Some(&*it.value)
        }
        _ => None,
    })
}

impl<'a> Code<'_, '_, 'a> {
    pub fn class_declaration(&mut self, it: &'a Class<'a>) {
        let name = it.id.as_ref().map_or("", |id| id.name.as_str());
        let value = self.class(it, name);
        if let Some(name) = &it.id
            && let Some(symbol) = self.declared(name)
        {
            self.initialise(symbol, value);
        }
    }

    /// The value of a class.
    pub fn class(&mut self, it: &'a Class<'a>, name: &str) -> ExprId {
        let before = std::mem::replace(&mut self.is_strict, true);
        let result = self.b.register(Prim::DynAny);
        self.scope(it.scope_id.get(), |code| {
            let name = it.id.as_ref().map_or(name, |id| id.name.as_str());
            let parent = match &it.heritage {
                Some(heritage) => {
                    let value = code.value(&heritage.expression);
                    code.now(value)
                }
                None => code.hole(),
            };
            let kind = match it.heritage {
                Some(_) => Constructor::Derived,
                None => Constructor::Base,
            };
            let own = constructor_of(it);
            let body = own.map_or(Body::Constructor(it), Body::Function);
            let facts = code.unit.analysis.function_at(body.span().start);
            code.unit.constructors.insert(facts, kind);
            if has_fields(it) {
                code.unit.with_fields.insert(facts);
            }
            code.classes.extend(it.scope_id.get());
            code.private_names(it);
            code.written = Some(it.span);
            let constructor = code.function_value_of(body, facts, name, Role::Class);
            let prototype = code.operation(Operation::Class, &[constructor, parent]);
            code.elements(it, constructor, prototype);
            code.assign(result, constructor);
            if let Some(id) = &it.id
                && let Some(symbol) = code.declared(id)
            {
                code.initialise(symbol, constructor);
            }
            code.statics(it, constructor);
            code.classes.pop();
        });
        self.is_strict = before;
        self.settled.insert(result);
        self.read(result)
    }

    /// Methods, and the keys of fields.
    fn elements(&mut self, it: &'a Class<'a>, constructor: ExprId, prototype: ExprId) {
        for element in &it.body.body {
            match element {
                ClassElement::MethodDefinition(it) => self.class_method(it, constructor, prototype),
                ClassElement::PropertyDefinition(field) if field.computed => {
                    // Computed once, for all instances.
                    let key = self.property_key(&field.key);
                    self.keep(field.span.start, key);
                }
                ClassElement::AccessorProperty(it) => self.unit.unsupported(it.span, "`accessor`"),
                _ => {}
            }
        }
        if has_fields(it) {
            let facts = self.unit.analysis.function_at(it.body.span.start);
            let fields = self.function_value_of(Body::Fields(it), facts, "fields", Role::Method);
            let kept = self.operation_of(
                Operation::KeepFields,
                Prim::DynAny,
                &[constructor, prototype, fields],
            );
            self.hold(kept);
        }
    }

    fn class_method(&mut self, it: &'a MethodDefinition<'a>, constructor: ExprId, prototype: ExprId) {
        let kind = match it.kind {
            MethodDefinitionKind::Constructor => return,
            MethodDefinitionKind::Method => method::PLAIN,
            MethodDefinitionKind::Get => method::GETTER,
            MethodDefinitionKind::Set => method::SETTER,
        };
        if is_given(it) {
            let value = self.private_function(it);
            return self.keep(it.span.start, value);
        }
        let target = if it.r#static { constructor } else { prototype };
        let key = self.property_key(&it.key);
        let key = self.now(key);
        if is_private(&it.key) {
            let value = self.private_function(it);
            return self.private_method(target, target, it, value);
        }
        self.written = Some(self.written_method(it));
        self.method(target, key, &it.value, key_name(&it.key, it.computed), kind);
    }

    /// Where a method is written, without `static`.
    fn written_method(&self, it: &MethodDefinition<'_>) -> Span {
        let text = it.span.source_text(self.unit.text);
        let rest = match it.r#static {
            true => text.strip_prefix("static").map_or(text, str::trim_start),
            false => text,
        };
        Span::new(it.span.end - rest.len() as u32, it.span.end)
    }

    /// The function of a private method.
    fn private_function(&mut self, it: &'a MethodDefinition<'a>) -> ExprId {
        let name = key_name(&it.key, false).unwrap_or_default();
        self.written = Some(self.written_method(it));
        self.function_value(Body::Function(&it.value), &name, Role::Method)
    }

    /// Gives an object a private method of its class.
    fn private_method(&mut self, object: ExprId, home: ExprId, it: &'a MethodDefinition<'a>, value: ExprId) {
        let kind = match it.kind {
            MethodDefinitionKind::Get => method::GETTER,
            MethodDefinitionKind::Set => method::SETTER,
            _ => method::PLAIN,
        };
        let key = self.property_key(&it.key);
        let flags = self.word(kind.into());
        let args = [object, key, value, flags, home];
        let defined = self.operation_of(Operation::PrivateMethod, Prim::DynAny, &args);
        self.hold(defined);
    }

    /// Static fields and blocks, in their order.
    fn statics(&mut self, it: &'a Class<'a>, constructor: ExprId) {
        for element in &it.body.body {
            let (body, start) = match element {
                ClassElement::StaticBlock(block) => (Body::Block(block), block.span.start),
                ClassElement::PropertyDefinition(field) if field.r#static => {
                    (Body::Field(field), field.span.start)
                }
                _ => continue,
            };
            let facts = self.unit.analysis.function_at(start);
            let function = self.function_value_of(body, facts, "static", Role::Method);
            let done = self.operation_of(Operation::Static, Prim::DynAny, &[constructor, function]);
            self.hold(done);
        }
    }

    /// The code that gives instances their fields.
    pub fn fields(&mut self, it: &'a Class<'a>) {
        let this = match self.special(Special::This) {
            Some(this) => self.now(this),
            None => return,
        };
        let callee = match self.special(Special::Callee) {
            Some(callee) => self.now(callee),
            None => self.undefined(),
        };
        for element in &it.body.body {
            if let ClassElement::MethodDefinition(it) = element
                && is_given(it)
            {
                let home = self.operation(Operation::Home, &[callee]);
                let value = self.kept(it.span.start);
                self.private_method(this, home, it, value);
            }
        }
        for element in &it.body.body {
            if let ClassElement::PropertyDefinition(field) = element
                && !field.r#static
            {
                self.field(this, field);
            }
        }
    }

    /// Gives an object a field.
    pub fn field(&mut self, this: ExprId, it: &'a PropertyDefinition<'a>) {
        self.at(it.span);
        let key = match it.computed {
            true => {
                let key = self.kept(it.span.start);
                self.now(key)
            }
            false => self.property_key(&it.key),
        };
        let name = key_name(&it.key, it.computed);
        let value = match (&it.value, &name) {
            (Some(value), Some(name)) => self.value_with_name(value, name),
            (Some(value), None) => self.value(value),
            (None, _) => self.undefined(),
        };
        let value = self.now(value);
        if name.is_none() && it.value.as_ref().is_some_and(is_anonymous) {
            let named = self.operation_of(Operation::NameFunction, Prim::DynAny, &[value, key]);
            self.hold(named);
        }
        if is_private(&it.key) {
            let added = self.operation_of(Operation::PrivateAdd, Prim::DynAny, &[this, key, value]);
            self.hold(added);
            return;
        }
        let defined = self.operation_of(Operation::DefineField, Prim::DynAny, &[this, key, value]);
        self.hold(defined);
    }

    /// Gives the instance that a constructor has made its fields.
    pub fn instance_fields(&mut self) {
        if !self.unit.with_fields.contains(&self.facts) {
            return;
        }
        if let (Some(callee), Some(this)) = (self.special(Special::Callee), self.special(Special::This)) {
            let (callee, this) = (self.now(callee), self.now(this));
            self.own_fields(callee, this);
        }
    }

    /// The constructor of a class without one.
    pub fn default_constructor(&mut self, it: &'a Class<'a>, arguments: Option<LocalId>) {
        if it.heritage.is_none() {
            return self.instance_fields();
        }
        let (Some(callee), Some(target), Some(arguments)) = (
            self.special(Special::Callee),
            self.special(Special::NewTarget),
            arguments,
        ) else {
            return;
        };
        let (callee, target) = (self.now(callee), self.now(target));
        let parent = self.operation(Operation::SuperConstructor, &[callee]);
        let arguments = self.b.read_local(arguments, Prim::DynAny);
        let first = self.word(0);
        let array = self.operation(Operation::Rest, &[arguments, first]);
        let this = self.operation(Operation::ConstructWith, &[parent, array, target]);
        self.set_this(this);
        self.own_fields(callee, this);
    }

    /// Makes the private names of a class.
    fn private_names(&mut self, it: &Class<'_>) {
        let analysis = self.unit.analysis;
        let scope = it.scope_id.get();
        for (name, symbol) in scope.map_or(&[][..], |scope| analysis.hidden().names(scope)) {
            let text = self.text(name);
            let key = self.operation(Operation::PrivateName, &[text]);
            self.initialise(*symbol, key);
        }
    }

    /// Keeps what an element of a class needs for its instances.
    fn keep(&mut self, start: u32, value: ExprId) {
        if let Some(symbol) = self.unit.analysis.hidden().element(start) {
            self.initialise(symbol, value);
        }
    }

    /// What [`Code::keep`] has kept.
    fn kept(&mut self, start: u32) -> ExprId {
        match self.unit.analysis.hidden().element(start) {
            Some(symbol) => self.constant_of(symbol),
            None => self.undefined(),
        }
    }

    /// The key of a private name.
    pub fn private_name(&mut self, name: &str) -> ExprId {
        let name = format!("#{name}");
        if let Some(symbol) = self.unit.analysis.hidden().name(&self.classes, &name) {
            return self.constant_of(symbol);
        }
        // A class around the code that evaluates this one.
        match self.meaning_of(&name, None).1 {
            Meaning::Field(level, offset, _) => {
                let base = self.base(level);
                self.b.load(base, offset, Prim::DynAny)
            }
            _ => self.undefined(),
        }
    }
}
