//! Literals: strings, arrays and objects.

use maple_mirbin::js::method;
use maple_mirbin::{Intrinsic, Operation, Prim};
use oxc_ast::ast::{
    ArrayExpression, ArrayExpressionElement, Expression, Function, ObjectExpression, ObjectProperty,
    ObjectPropertyKind, PropertyKey, PropertyKind,
};

use super::super::scope::Special;
use super::code::Code;
use super::function::{Body, Role};
use crate::mir::ExprId;

/// Units that a constant has at most.
const LONGEST: usize = 0xffff;
/// Elements that an array gets at once.
const CHUNK: usize = 64;

impl<'a> Code<'_, '_, 'a> {
    /// A string, in which the parser writes surrogates that stand alone as U+FFFD and four digits.
    pub fn string_literal(&mut self, text: &str, escaped: bool) -> ExprId {
        let bytes = match escaped {
            true => unescaped(text),
            false => text.as_bytes().to_vec(),
        };
        if text.len() <= LONGEST {
            return self.text_of_bytes(&bytes);
        }
        // Longer than a constant can be.
        let mut value = None;
        let mut rest = bytes.as_slice();
        while !rest.is_empty() {
            let mut end = rest.len().min(LONGEST);
            while end < rest.len() && rest.get(end).is_some_and(|byte| byte & 0xc0 == 0x80) {
                end -= 1;
            }
            let (part, others) = rest.split_at(end);
            let part = self.text_of_bytes(part);
            value = Some(match value {
                None => part,
                Some(before) => self.intrinsic(Intrinsic::JsopConcat, &[before, part]),
            });
            rest = others;
        }
        value.unwrap_or_else(|| self.text(""))
    }

    pub fn array(&mut self, it: &'a ArrayExpression<'a>) -> ExprId {
        let is_spread =
            |element: &ArrayExpressionElement| matches!(element, ArrayExpressionElement::SpreadElement(_));
        let is_plain = it
            .elements
            .iter()
            .all(|element| element.as_expression().is_some());
        if is_plain && it.elements.len() <= CHUNK {
            let values = self.elements_of(&it.elements);
            self.at(it.span);
            return self.intrinsic(Intrinsic::JsNewArrElems, &values);
        }
        let array = self.intrinsic(Intrinsic::JsNewArrElems, &[]);
        for elements in it.elements.chunk_by(|a, b| !is_spread(a) && !is_spread(b)) {
            if let [ArrayExpressionElement::SpreadElement(spread)] = elements {
                let value = self.value(&spread.argument);
                self.append(Operation::AppendAll, array, &[value]);
                continue;
            }
            for elements in elements.chunks(CHUNK) {
                let values = self.elements_of(elements);
                self.append(Operation::Append, array, &values);
            }
        }
        array
    }

    fn elements_of(&mut self, elements: &'a [ArrayExpressionElement<'a>]) -> Vec<ExprId> {
        let elements: Vec<&'a ArrayExpressionElement<'a>> = elements.iter().collect();
        self.in_order(&elements, |code, element| match element.as_expression() {
            Some(expression) => code.value(expression),
            None => code.hole(),
        })
    }

    pub fn object(&mut self, it: &'a ObjectExpression<'a>) -> ExprId {
        let room = self.word(it.properties.len() as u64);
        let object = self.operation(Operation::NewObject, &[room]);
        for property in &it.properties {
            match property {
                ObjectPropertyKind::SpreadProperty(spread) => {
                    let value = self.value(&spread.argument);
                    let nothing = self.undefined();
                    let copied =
                        self.operation_of(Operation::CopyAll, Prim::DynAny, &[object, value, nothing]);
                    self.hold(copied);
                }
                ObjectPropertyKind::ObjectProperty(property) => self.property(object, property),
            }
        }
        object
    }

    fn property(&mut self, object: ExprId, it: &'a ObjectProperty<'a>) {
        let is_prototype = !it.computed
            && !it.shorthand
            && !it.method
            && it.kind == PropertyKind::Init
            && it.key.static_name().is_some_and(|name| name == "__proto__");
        if is_prototype {
            let value = self.value(&it.value);
            let set = self.operation_of(Operation::LiteralPrototype, Prim::DynAny, &[object, value]);
            self.hold(set);
            return;
        }
        let key = self.property_key(&it.key);
        let key = self.now(key);
        let name = key_name(&it.key, it.computed);
        let is_method = it.method || it.kind != PropertyKind::Init;
        if let (true, Expression::FunctionExpression(function)) = (is_method, &it.value) {
            let kind = match it.kind {
                PropertyKind::Init => method::PLAIN,
                PropertyKind::Get => method::GETTER,
                PropertyKind::Set => method::SETTER,
            };
            let flags = kind | method::ENUMERABLE;
            self.written = Some(it.span);
            return self.method(object, key, function, name, flags);
        }
        let anonymous = is_anonymous(&it.value);
        let value = match &name {
            Some(name) => self.value_with_name(&it.value, name),
            None => self.value(&it.value),
        };
        if anonymous && name.is_none() {
            let value = self.now(value);
            let named = self.operation_of(Operation::NameFunction, Prim::DynAny, &[value, key]);
            self.hold(named);
            return self.intrinsic_statement(Intrinsic::JsopInitprop, &[object, key, value]);
        }
        self.intrinsic_statement(Intrinsic::JsopInitprop, &[object, key, value]);
    }

    /// Gives an object or a class a method.
    pub fn method(
        &mut self,
        object: ExprId,
        key: ExprId,
        function: &'a Function<'a>,
        name: Option<String>,
        flags: u32,
    ) {
        let kind = match flags & method::KIND {
            method::GETTER => "get ",
            method::SETTER => "set ",
            _ => "",
        };
        let shown = name
            .as_ref()
            .map_or(String::new(), |name| format!("{kind}{name}"));
        let value = self.function_value(Body::Function(function), &shown, Role::Method);
        let facts = self.unit.analysis.function_at(function.span.start);
        let uses_super = self.unit.analysis.facts(facts).uses.contains(&Special::Callee);
        let mut flags = flags;
        if name.is_none() {
            flags |= method::NAMED;
        }
        if uses_super {
            flags |= method::SUPER;
        }
        let flags = self.word(flags.into());
        let defined = self.operation_of(Operation::Method, Prim::DynAny, &[object, key, value, flags]);
        self.hold(defined);
    }
}

/// The name of an attribute, if it is known.
pub fn key_name(key: &PropertyKey<'_>, computed: bool) -> Option<String> {
    match key {
        PropertyKey::StaticIdentifier(name) => Some(name.name.to_string()),
        PropertyKey::PrivateIdentifier(name) => Some(format!("#{}", name.name)),
        PropertyKey::StringLiteral(it) if !it.lone_surrogates && !computed => Some(it.value.to_string()),
        _ => None,
    }
}

/// Whether an expression is a function without a name.
pub fn is_anonymous(expression: &Expression<'_>) -> bool {
    match expression {
        Expression::FunctionExpression(it) => it.id.is_none(),
        Expression::ClassExpression(it) => it.id.is_none(),
        Expression::ArrowFunctionExpression(_) => true,
        Expression::ParenthesizedExpression(it) => is_anonymous(&it.expression),
        _ => false,
    }
}

/// The bytes of a text with escapes: surrogates that stand alone have three bytes, as other units have.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('\u{fffd}') {
        let (before, escape) = rest.split_at(at);
        bytes.extend_from_slice(before.as_bytes());
        let digits = escape
            .get(3..7)
            .and_then(|digits| u16::from_str_radix(digits, 16).ok());
        let Some(unit) = digits else {
            bytes.extend_from_slice(escape.as_bytes());
            return bytes;
        };
        bytes.extend([
            0xe0 | (unit >> 12) as u8,
            0x80 | (unit >> 6 & 0x3f) as u8,
            0x80 | (unit & 0x3f) as u8,
        ]);
        rest = escape.get(7..).unwrap_or("");
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}
