//! Calls of intrinsic functions.

use maple_mirbin::{Op, Prim, Xintrinsic};

use crate::mir::{Callee, ExprData, ExprId, IntrinsicRef, StmtData};

use super::super::ast::{Inst, Intrinsic, Operand, Type};
use super::super::intrinsics::{BYTES, Known};
use super::super::table::Primitive;
use super::body::Code;
use super::dynamic::{Helper, VALUES, null, reference, tag};
use super::layout::{memory, register};
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
            (Some(Known::GetType), &[value]) => {
                let value = self.scalar(value, Type::OBJECT, false);
                let described = self.lowering.helped(&mut self.b, Helper::GetType, &[value]);
                self.define(inst, Type::OBJECT, described);
            }
            (Some(Known::HasMember), &[value, name]) => {
                let value = self.scalar(value, Type::OBJECT, false);
                let value = self.b.hold(Prim::DynAny, value);
                let name = self.scalar(name, Type::STRING, false);
                let value = self.b.read(value, Prim::DynAny);
                let found = self
                    .lowering
                    .helped(&mut self.b, Helper::HasMember, &[value, name]);
                self.define(inst, Type::BOOL, found);
            }
            (Some(Known::Memcpy | Known::Memmove), &[to, from, count]) => {
                self.copy_bytes(inst, to, from, count)
            }
            (Some(Known::Memset), &[to, value, count]) => self.set_bytes(inst, to, value, count),
            (Some(Known::HostReadLine), []) => self.read_line(inst),
            (Some(Known::SetBreakpoint), []) => self.breakpoint(inst),
            (None, _) => self.unknown_intrinsic(inst, intrinsic),
            _ => {
                let name = self.lowering.module.names.text(intrinsic.name).into_owned();
                self.lowering.unsupported(inst.pos, &format!("a call of {name}"));
            }
        }
    }

    /// A line of the input as a string, or null at the end.
    fn read_line(&mut self, inst: &Inst) {
        let read = self.lowering.extern_function("__maple_read_line", &[], Prim::U64);
        let count = self
            .lowering
            .extern_function("__maple_line_length", &[], Prim::U64);
        let make = self.lowering.string_maker();
        let [bytes, length] = [(); 2].map(|()| self.b.register(Prim::U64));
        let (string, result) = (self.b.register(Prim::Ref), self.b.register(Prim::DynAny));
        let none = null(&mut self.b);
        self.b.assign(result, Prim::DynAny, none);
        self.b.call(Callee::Func(read), &[], &[(Prim::U64, bytes)]);
        let done = self.fresh_label();
        let (found, zero) = (self.b.read(bytes, Prim::U64), self.b.constant(Prim::U64, 0));
        let is_line = self.b.compare(Op::Ne, Prim::U64, found, zero);
        self.b.flow(Op::BrFalse, &[is_line], done);
        self.b.call(Callee::Func(count), &[], &[(Prim::U64, length)]);
        let parts = [self.b.read(bytes, Prim::U64), self.b.read(length, Prim::U64)];
        self.b.call(Callee::Func(make), &parts, &[(Prim::Ref, string)]);
        let string = self.b.read(string, Prim::Ref);
        let line = reference(&mut self.b, string, tag::STRING);
        self.b.assign(result, Prim::DynAny, line);
        self.b.flow(Op::Label, &[], done);
        let result = self.b.read(result, Prim::DynAny);
        self.define(inst, Type::OBJECT, vec![result]);
    }

    /// A call of what there is not is an error when it is made.
    fn unknown_intrinsic(&mut self, inst: &Inst, intrinsic: &Intrinsic) {
        let bytes = self.lowering.module.names.bytes(intrinsic.name);
        let length = bytes.len() as u64;
        let text = self.lowering.mir.names.intern(bytes);
        let address = self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
        let name = (address, self.b.constant(Prim::U64, length));
        self.lowering
            .raise_about(&mut self.b, "__maple_no_intrinsic", name);
        let zeros = self.zeros(intrinsic.ret);
        self.define(inst, intrinsic.ret, zeros);
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
        let list = self.b.read(list, Prim::Ref);
        let place = self.b.element(list, index, Prim::I64, 8);
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

    /// A pointer to bytes, of which there must be as many as a register says: object, distance and address, in registers.
    fn bytes(&mut self, operand: Operand, count: u32) -> [u32; 3] {
        let pointer = self.operand(operand, BYTES, false);
        let &[object, distance] = pointer.as_slice() else {
            return [0; 3];
        };
        let (object, distance) = (self.b.hold(Prim::Ref, object), self.b.hold(Prim::U64, distance));
        let args = [self.b.read(object, Prim::Ref), self.b.read(distance, Prim::U64)];
        let room = self
            .b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::RawBytes), Prim::I64, &args);
        let one = self.b.constant(Prim::I64, 1);
        let bound = self.b.binary(Op::Add, Prim::I64, room, one);
        let count = self.b.read(count, Prim::U64);
        let count = self.cvt(count, Prim::U64, Prim::I64);
        let check = self.b.intrinsic(
            IntrinsicRef::Ext(Xintrinsic::CheckIndex),
            Prim::I64,
            &[count, bound],
        );
        self.b.emit(Op::Eval, Prim::Void, &[check], StmtData::None);
        let (base, distance_read) = (self.b.read(object, Prim::Ref), self.b.read(distance, Prim::U64));
        let address = self.b.address(base, distance_read);
        [object, distance, self.b.hold(Prim::U64, address)]
    }

    fn byte_count(&mut self, count: Operand) -> u32 {
        let count = self.scalar(count, Type::of(Primitive::Ui64), true);
        self.b.hold(Prim::U64, count)
    }

    /// Gives the first argument of a function on bytes as what the declaration says.
    fn give_pointer(&mut self, inst: &Inst, [object, distance, address]: [u32; 3]) {
        let ty = inst.ty.unwrap_or(Type::VOID);
        let value = match ty.primitive() {
            Some(Primitive::Void) => return,
            // A value where a pointer should be is what is there.
            Some(primitive) => {
                let address = self.b.read(address, Prim::U64);
                vec![self.b.load(address, 0, memory(primitive))]
            }
            None => vec![self.b.read(object, Prim::Ref), self.b.read(distance, Prim::U64)],
        };
        self.define(inst, ty, value);
    }

    fn copy_bytes(&mut self, inst: &Inst, to: Operand, from: Operand, count: Operand) {
        let count = self.byte_count(count);
        let (to, from) = (self.bytes(to, count), self.bytes(from, count));
        let [into, from, count] = [to[2], from[2], count].map(|number| self.b.read(number, Prim::U64));
        self.b.copy_bytes(into, from, count);
        self.give_pointer(inst, to);
    }

    fn set_bytes(&mut self, inst: &Inst, to: Operand, value: Operand, count: Operand) {
        let value = self.scalar(value, Type::of(Primitive::I32), true);
        let value = self.b.hold(Prim::I32, value);
        let count = self.byte_count(count);
        let to = self.bytes(to, count);
        let set = self
            .lowering
            .extern_function("memset", &[Prim::A64, Prim::I32, Prim::U64], Prim::A64);
        let args = [
            self.b.read(to[2], Prim::U64),
            self.b.read(value, Prim::I32),
            self.b.read(count, Prim::U64),
        ];
        self.b.call(Callee::Func(set), &args, &[]);
        self.give_pointer(inst, to);
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
