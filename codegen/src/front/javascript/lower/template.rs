//! Templates.

use maple_mirbin::{Intrinsic, Operation};
use oxc_ast::ast::{TaggedTemplateExpression, TemplateElement, TemplateLiteral};

use super::code::Code;
use crate::mir::ExprId;

impl<'a> Code<'_, '_, 'a> {
    pub fn template(&mut self, it: &'a TemplateLiteral<'a>) -> ExprId {
        let mut value: Option<ExprId> = None;
        for (at, quasi) in it.quasis.iter().enumerate() {
            let text = self.cooked(quasi);
            let is_empty = quasi.value.cooked.as_ref().is_some_and(|text| text.is_empty());
            value = Some(match value {
                None => text,
                Some(before) if is_empty => before,
                Some(before) => self.intrinsic(Intrinsic::JsopConcat, &[before, text]),
            });
            if let (Some(expression), Some(before)) = (it.expressions.get(at), value) {
                let part = self.value(expression);
                let part = self.operation(Operation::ToText, &[part]);
                value = Some(self.intrinsic(Intrinsic::JsopConcat, &[before, part]));
            }
        }
        value.unwrap_or_else(|| self.text(""))
    }

    fn cooked(&mut self, quasi: &'a TemplateElement<'a>) -> ExprId {
        match &quasi.value.cooked {
            Some(text) => self.string_literal(text.as_str(), quasi.lone_surrogates),
            None => self.undefined(),
        }
    }

    /// A call of a function with the parts of a template, whose object is made once.
    pub fn tagged_template(&mut self, it: &'a TaggedTemplateExpression<'a>) -> ExprId {
        let (function, this) = self.callee(&it.tag, None);
        let (function, this) = (self.now(function), self.now(this));
        let known = self.unit.cell();
        let [missing, ready] = [(); 2].map(|()| self.label());
        let object = self.load_cell(known);
        let object = self.hold(object);
        self.if_hole(object, missing, true);
        self.place_label(ready);
        self.aside(|code| {
            code.place_label(missing);
            let cooked = code.intrinsic(Intrinsic::JsNewArrElems, &[]);
            let raw = code.intrinsic(Intrinsic::JsNewArrElems, &[]);
            for quasi in &it.quasi.quasis {
                let text = code.cooked(quasi);
                code.append(Operation::Append, cooked, &[text]);
                let text = quasi.value.raw.as_str().replace("\r\n", "\n").replace('\r', "\n");
                let text = code.string_literal(&text, false);
                code.append(Operation::Append, raw, &[text]);
            }
            let made = code.operation(Operation::TemplateObject, &[cooked, raw]);
            code.store_cell(known, made);
            code.assign(object, made);
            code.goto(ready);
        });
        let mut all = vec![function, this, self.read(object)];
        let expressions: Vec<_> = it.quasi.expressions.iter().collect();
        let values = self.in_order(&expressions, |code, expression| code.value(expression));
        all.extend(values);
        self.at(it.span);
        self.intrinsic_call(Intrinsic::JsopCall, &all)
    }
}
