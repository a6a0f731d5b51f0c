//! Dynamic values as text.

use maple_mirbin::{Op, Prim};

use super::super::layout::register;
use super::super::{convert, strings};
use super::make::Make;
use super::{code, tag};
use crate::front::corevm::table::Primitive;

impl Make<'_, '_> {
    pub(super) fn write(&mut self) {
        let value = self.formal("value", Prim::DynAny);
        let line = self.formal("line", Prim::U32);
        for primitive in Primitive::ALL.iter().copied() {
            let Some((name, prim)) = strings::writer(primitive) else {
                continue;
            };
            let next = self.label();
            let number = match primitive {
                Primitive::Dpf => {
                    self.is_double(value, next);
                    self.double(value)
                }
                Primitive::I64 | Primitive::Ui64 => {
                    let number = self.long(value, primitive, next);
                    self.b.read(number, register(primitive))
                }
                _ => {
                    let number = self.integer(value, code(primitive), next);
                    let number = self.without_code(number);
                    let number = self.of_integer(number, primitive);
                    convert::cvt(&mut self.b, number, register(primitive), prim)
                }
            };
            let line = self.b.read(line, Prim::U32);
            self.lowering
                .call_writer(&mut self.b, name, &[prim], &[number, line]);
            self.ret(&[]);
            self.b.flow(Op::Label, &[], next);
        }
        let [object, other] = [(); 2].map(|()| self.label());
        self.reference(value, tag::STRING, object);
        let string = self.referent(value);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering.write_string(&mut self.b, string, line_end);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], object);
        self.reference(value, tag::NULL, other);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering
            .call_writer(&mut self.b, "__maple_write_null", &[], &[line_end]);
        self.ret(&[]);
        self.b.flow(Op::Label, &[], other);
        let line_end = self.b.read(line, Prim::U32);
        self.lowering
            .call_writer(&mut self.b, "__maple_write_object", &[], &[line_end]);
        self.ret(&[]);
    }
}
