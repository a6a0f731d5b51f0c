//! Calls of intrinsic functions.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::{ExprData, ExprId, IntrinsicRef};

use super::super::ast::{Inst, Intrinsic, Operand, Type};
use super::super::intrinsics::Known;
use super::super::table::Primitive;
use super::body::Code;
use super::dispatch::VALUES;
use super::dynamic::{Helper, tag};
use super::layout::register;
use super::strings::writer;

impl Code<'_, '_, '_> {
    /// A call of an intrinsic function.
    pub(super) fn call_intrinsic(&mut self, inst: &Inst, intrinsic: &Intrinsic, arguments: &[Operand]) {
        let name = self.lowering.module.names.bytes(intrinsic.name);
        match (Known::find(name), arguments) {
            (Some(known @ (Known::HostPrint | Known::HostWrite)), &[value]) => {
                self.print(value, known == Known::HostPrint);
            }
            (Some(Known::ArgsLen), &[list]) => {
                let list = self.list_of(list, tag::LIST);
                let count = self.count(list);
                self.give(inst, intrinsic, Primitive::Ui64, count);
            }
            (Some(Known::KwargsLen), &[map]) => {
                let map = self.list_of(map, tag::MAP);
                let (count, two) = (self.count(map), self.b.constant(Prim::U64, 1));
                let count = self.b.binary(Op::Lshr, Prim::U64, count, two);
                self.give(inst, intrinsic, Primitive::Ui64, count);
            }
            (Some(Known::GetArg), &[list, at]) => self.get_argument(inst, list, at),
            (Some(Known::GetKwarg), &[map, key]) => self.get_named_argument(inst, map, key),
            // A safepoint: calls are.
            (Some(Known::SetBreakpoint), []) => {}
            _ => {
                let name = self.lowering.module.names.text(intrinsic.name).into_owned();
                self.lowering.unsupported(inst.pos, &format!("a call of {name}"));
            }
        }
    }

    /// The list that an operand is, in a register.
    fn list_of(&mut self, operand: Operand, tag: u64) -> u32 {
        let value = self.scalar(operand, Type::OBJECT, false);
        let list = self.lowering.helped(&mut self.b, Helper::List(tag), &[value]);
        match list.first() {
            Some(list) => self.b.hold(Prim::Ref, *list),
            None => 0,
        }
    }

    fn count(&mut self, list: u32) -> ExprId {
        let list = self.b.read(list, Prim::Ref);
        self.b.load(list, 0, Prim::U64)
    }

    /// Gives a number as what the declaration says.
    fn give(&mut self, inst: &Inst, intrinsic: &Intrinsic, from: Primitive, value: ExprId) {
        let to = intrinsic.ret.primitive().unwrap_or(from);
        let value = self.convert(value, from, to);
        self.define(inst, intrinsic.ret, vec![value]);
    }

    fn get_argument(&mut self, inst: &Inst, list: Operand, at: Operand) {
        let list = self.list_of(list, tag::LIST);
        let (index, count) = (self.index(at), self.count(list));
        let count = self.cvt(count, Prim::U64, Prim::I64);
        let check = IntrinsicRef::Ext(Xintrinsic::CheckIndex);
        let index = self.b.intrinsic(check, Prim::I64, &[index, count]);
        let size = self.b.constant(Prim::I64, 8);
        let distance = self.b.binary(Op::Mul, Prim::I64, index, size);
        let list = self.b.read(list, Prim::Ref);
        let place = self.b.expr(Op::Add, Prim::A64, &[list, distance], ExprData::None);
        let value = self.b.load(place, VALUES, Prim::DynAny);
        self.define(inst, Type::OBJECT, vec![value]);
    }

    fn get_named_argument(&mut self, inst: &Inst, map: Operand, key: Operand) {
        let key = self.scalar(key, Type::STRING, false);
        let key = self.b.hold(Prim::Ref, key);
        let map = self.scalar(map, Type::OBJECT, false);
        let key = self.b.read(key, Prim::Ref);
        let value = self.lowering.helped(&mut self.b, Helper::Named, &[map, key]);
        self.define(inst, Type::OBJECT, value);
    }

    /// Writes a value, and a line end if `line`.
    fn print(&mut self, operand: Operand, line: bool) {
        let ty = self.type_of(operand).value();
        let line = self.b.constant(Prim::U32, u64::from(line));
        let number = ty
            .primitive()
            .and_then(|primitive| Some((primitive, writer(primitive)?)));
        if let Some((primitive, (name, prim))) = number {
            let value = self.scalar(operand, ty, false);
            let value = self.cvt(value, register(primitive), prim);
            return self
                .lowering
                .call_writer(&mut self.b, name, &[prim], &[value, line]);
        }
        if ty == Type::STRING {
            let string = self.scalar(operand, Type::STRING, false);
            return self.lowering.write_string(&mut self.b, string, line);
        }
        let value = self.scalar(operand, Type::OBJECT, false);
        self.lowering.helped(&mut self.b, Helper::Write, &[value, line]);
    }
}
