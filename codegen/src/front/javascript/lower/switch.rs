//! `switch`

use maple_mirbin::{Intrinsic, Op, Prim};
use oxc_ast::ast::SwitchStatement;
use oxc_span::GetSpan;

use super::code::Code;
use crate::mir::IntrinsicRef;

impl<'a> Code<'_, '_, 'a> {
    pub fn switch(&mut self, it: &'a SwitchStatement<'a>) {
        let value = self.value(&it.discriminant);
        let subject = self.hold(value);
        let after = self.label();
        self.scope(it.scope_id.get(), |code| {
            for case in &it.cases {
                code.hoist(&case.consequent);
            }
            let starts: Vec<_> = it.cases.iter().map(|_| code.label()).collect();
            let mut otherwise = after;
            for (case, &start) in it.cases.iter().zip(&starts) {
                let Some(test) = &case.test else {
                    otherwise = start;
                    continue;
                };
                code.at(test.span());
                let test = code.value(test);
                let subject = code.read(subject);
                let equal = IntrinsicRef::Std(Intrinsic::JsopStricteq);
                let same = code.b.intrinsic(equal, Prim::DynAny, &[subject, test]);
                code.b.flow(Op::BrTrue, &[same], start);
            }
            code.goto(otherwise);
            let labels = std::mem::take(&mut code.labels);
            code.breakable(after, None, |code| {
                for (case, start) in it.cases.iter().zip(starts) {
                    code.place_label(start);
                    code.statements(&case.consequent);
                }
            });
            code.labels = labels;
        });
        self.place_label(after);
    }
}
