//! Strings: immutable objects of a length and bytes. The empty string is null.
//!
//! A constant is made when it is first used, and kept.

use maple_mirbin::{Op, Prim};

use crate::front::build::Builder;
use crate::mir::{self, Attr, Callee, ExprData, ExprId, Name, StmtData, Sym, TypeTable, Variable};

use super::super::table::{Kind, Primitive};
use super::Lowering;
use super::body::Code;

/// Distance of the bytes from the beginning of the object; the length is before them.
const BYTES: i32 = maple_mirbin::dynamic::STRING_BYTES as i32;
/// The name of their structure.
const STRUCTURE: &str = "string|";
const COMPARE: &str = "compare|string";
const MAKE: &str = "make|string";

impl Code<'_, '_, '_> {
    /// A constant string.
    pub(super) fn string(&mut self, text: Name) -> ExprId {
        constant(self.lowering, &mut self.b, text)
    }

    /// The length of a string.
    pub(super) fn string_length(&mut self, string: Vec<ExprId>) -> ExprId {
        match string.first() {
            Some(string) => {
                let string = self.b.hold(Prim::Ref, *string);
                let names = &mut self.lowering.mir.names;
                let length = length(&mut self.b, names, string);
                self.b.read(length, Prim::U64)
            }
            None => self.b.constant(Prim::U64, 0),
        }
    }

    /// -1, 0 or 1 for the order of two strings.
    pub(super) fn compare_strings(&mut self, a: ExprId, b: ExprId) -> ExprId {
        compared(self.lowering, &mut self.b, a, b)
    }
}

/// A constant string, a name of the module.
pub(super) fn constant(lowering: &mut Lowering<'_>, b: &mut Builder, text: Name) -> ExprId {
    let bytes = lowering.module.names.bytes(text);
    if bytes.is_empty() {
        return b.constant(Prim::Ref, 0);
    }
    let (length, data) = (bytes.len() as u64, lowering.mir.names.intern(bytes));
    let cell = lowering.string_cell(data);
    let there = b.expr(Op::Dread, Prim::Ref, &[], ExprData::Var(Sym::Global(cell), 0));
    let string = b.hold(Prim::Ref, there);
    let done = b.fresh_label(&mut lowering.mir.names);
    let (found, none) = (b.read(string, Prim::Ref), b.constant(Prim::Ref, 0));
    let exists = b.compare(Op::Ne, Prim::Ref, found, none);
    b.flow(Op::BrTrue, &[exists], done);
    let make = lowering.string_maker();
    let data = b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(data));
    let length = b.constant(Prim::U64, length);
    b.call(Callee::Func(make), &[data, length], &[(Prim::Ref, string)]);
    let made = b.read(string, Prim::Ref);
    b.emit(
        Op::Dassign,
        Prim::Void,
        &[made],
        StmtData::Var(Sym::Global(cell), 0),
    );
    b.flow(Op::Label, &[], done);
    b.read(string, Prim::Ref)
}

/// A string with this text, which the module need not have.
pub(super) fn text(lowering: &mut Lowering<'_>, b: &mut Builder, text: &str) -> ExprId {
    let (length, data) = (text.len() as u64, lowering.mir.names.intern(text));
    let make = lowering.string_maker();
    let data = b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(data));
    let length = b.constant(Prim::U64, length);
    let string = b.register(Prim::Ref);
    b.call(Callee::Func(make), &[data, length], &[(Prim::Ref, string)]);
    b.read(string, Prim::Ref)
}

/// Address and length of the string in a register.
pub(super) fn parts(b: &mut Builder, names: &mut mir::Names, string: u32) -> (ExprId, ExprId) {
    let length = length(b, names, string);
    (bytes(b, string), b.read(length, Prim::U64))
}

/// The function that writes a number or bool, and what it takes.
pub(super) const fn writer(primitive: Primitive) -> Option<(&'static str, Prim)> {
    match primitive.kind() {
        Kind::Bool => Some(("__maple_write_bool", Prim::U32)),
        Kind::Signed => Some(("__maple_write_i64", Prim::I64)),
        Kind::Unsigned => Some(("__maple_write_u64", Prim::U64)),
        Kind::Float => match primitive.bits() {
            32 => Some(("__maple_write_f32", Prim::F32)),
            _ => Some(("__maple_write_f64", Prim::F64)),
        },
        Kind::Void | Kind::String | Kind::Object => None,
    }
}

/// -1, 0 or 1 for the order of two strings.
pub(super) fn compared(lowering: &mut Lowering<'_>, b: &mut Builder, left: ExprId, right: ExprId) -> ExprId {
    let compare = lowering.string_comparer();
    let result = b.register(Prim::I32);
    b.call(Callee::Func(compare), &[left, right], &[(Prim::I32, result)]);
    b.read(result, Prim::I32)
}

/// Whether two strings are equal.
pub(super) fn equal(lowering: &mut Lowering<'_>, b: &mut Builder, left: ExprId, right: ExprId) -> ExprId {
    let order = compared(lowering, b, left, right);
    let zero = b.constant(Prim::I32, 0);
    b.compare(Op::Eq, Prim::I32, order, zero)
}

/// The length of the string in a register, in another.
fn length(b: &mut Builder, names: &mut mir::Names, string: u32) -> u32 {
    let zero = b.constant(Prim::U64, 0);
    let result = b.hold(Prim::U64, zero);
    let empty = b.fresh_label(names);
    let (found, none) = (b.read(string, Prim::Ref), b.constant(Prim::Ref, 0));
    let is_empty = b.compare(Op::Eq, Prim::Ref, found, none);
    b.flow(Op::BrTrue, &[is_empty], empty);
    let string = b.read(string, Prim::Ref);
    let length = b.load(string, 0, Prim::U64);
    b.assign(result, Prim::U64, length);
    b.flow(Op::Label, &[], empty);
    result
}

/// Address of the bytes of the string in a register.
fn bytes(b: &mut Builder, string: u32) -> ExprId {
    let (string, distance) = (b.read(string, Prim::Ref), b.constant(Prim::U64, BYTES as u64));
    b.address(string, distance)
}

impl Lowering<'_> {
    /// The cell that keeps a constant string.
    fn string_cell(&mut self, text: Name) -> mir::GlobalId {
        if let Some(known) = self.strings.get(&text) {
            return *known;
        }
        let name = self.mir.names.intern(format!("string|{}", self.strings.len()));
        let mut variable = Variable::new(name, TypeTable::prim(Prim::Ref));
        variable.attrs.insert(Attr::Static);
        let cell = self.mir.vars.push(variable);
        self.strings.insert(text, cell);
        cell
    }

    /// The structure of strings.
    fn string_type(&mut self) -> mir::TypeId {
        let bytes = self
            .mir
            .types
            .intern(mir::Type::FlexArray(TypeTable::prim(Prim::U8)));
        self.own_structure(
            STRUCTURE,
            &[("length", TypeTable::prim(Prim::U64)), ("bytes", bytes)],
        )
    }

    /// Calls a function that writes; the last argument says whether a line end follows.
    pub(super) fn call_writer(
        &mut self,
        b: &mut Builder,
        name: &'static str,
        params: &[Prim],
        args: &[ExprId],
    ) {
        let params: Vec<Prim> = params.iter().copied().chain([Prim::U32]).collect();
        let write = self.extern_function(name, &params, Prim::Void);
        b.call(Callee::Func(write), args, &[]);
    }

    /// Writes a string.
    pub(super) fn write_string(&mut self, b: &mut Builder, string: ExprId, line: ExprId) {
        let string = b.hold(Prim::Ref, string);
        let length = length(b, &mut self.mir.names, string);
        let args = [bytes(b, string), b.read(length, Prim::U64), line];
        self.call_writer(b, "__maple_write_bytes", &[Prim::A64, Prim::U64], &args);
    }

    fn helper(&mut self, name: &str, result: Prim) -> Result<mir::Function, mir::FuncId> {
        let symbol = self.mir.names.intern(name);
        match self.mir.funcs.lookup(symbol) {
            Some(known) => Err(known),
            None => Ok(self.own_function(name, &[result])),
        }
    }

    /// The function that makes a string of bytes.
    pub(super) fn string_maker(&mut self) -> mir::FuncId {
        let func = match self.helper(MAKE, Prim::Ref) {
            Ok(func) => func,
            Err(known) => return known,
        };
        let structure = self.string_type();
        let mut b = self.own_body(func);
        let [from, length] = ["from", "length"].map(|name| self.mir.names.intern(name));
        let (from, length) = (
            b.func.add_formal(from, TypeTable::prim(Prim::A64)),
            b.func.add_formal(length, TypeTable::prim(Prim::U64)),
        );
        let count = b.read_local(length, Prim::U64);
        let count = b.expr(Op::Cvt, Prim::I32, &[count], ExprData::Operand(Prim::U64));
        let new = b.expr(Op::GcMallocJarray, Prim::Ref, &[count], ExprData::Type(structure));
        let string = b.hold(Prim::Ref, new);
        let (object, value) = (b.read(string, Prim::Ref), b.read_local(length, Prim::U64));
        b.store(object, 0, Prim::U64, value);
        let (into, from, count) = (
            bytes(&mut b, string),
            b.read_local(from, Prim::A64),
            b.read_local(length, Prim::U64),
        );
        b.copy_bytes(into, from, count);
        let made = b.read(string, Prim::Ref);
        b.emit(Op::Return, Prim::Void, &[made], StmtData::None);
        self.mir.funcs.push(b.finish())
    }

    /// The function that compares strings.
    fn string_comparer(&mut self) -> mir::FuncId {
        let func = match self.helper(COMPARE, Prim::I32) {
            Ok(func) => func,
            Err(known) => return known,
        };
        let mut b = self.own_body(func);
        let [left, right] = ["a", "b"].map(|name| self.mir.names.intern(name));
        let (left, right) = (
            b.func.add_formal(left, TypeTable::prim(Prim::Ref)),
            b.func.add_formal(right, TypeTable::prim(Prim::Ref)),
        );
        let mut side = |local, names: &mut mir::Names| {
            let value = b.read_local(local, Prim::Ref);
            let string = b.hold(Prim::Ref, value);
            (string, length(&mut b, names, string))
        };
        let (left, own) = side(left, &mut self.mir.names);
        let (right, other) = side(right, &mut self.mir.names);
        let (own_length, other_length) = (b.read(own, Prim::U64), b.read(other, Prim::U64));
        let least = b.binary(Op::Min, Prim::U64, own_length, other_length);
        let least = b.hold(Prim::U64, least);
        let by_length = b.fresh_label(&mut self.mir.names);
        let (count, zero) = (b.read(least, Prim::U64), b.constant(Prim::U64, 0));
        let none = b.compare(Op::Eq, Prim::U64, count, zero);
        b.flow(Op::BrTrue, &[none], by_length);
        let compare = self.extern_function("memcmp", &[Prim::A64, Prim::A64, Prim::U64], Prim::I32);
        let arguments = [
            bytes(&mut b, left),
            bytes(&mut b, right),
            b.read(least, Prim::U64),
        ];
        let order = b.register(Prim::I32);
        b.call(Callee::Func(compare), &arguments, &[(Prim::I32, order)]);
        let (value, zero) = (b.read(order, Prim::I32), b.constant(Prim::I32, 0));
        let same = b.compare(Op::Eq, Prim::I32, value, zero);
        b.flow(Op::BrTrue, &[same], by_length);
        let (value, zero) = (b.read(order, Prim::I32), b.constant(Prim::I32, 0));
        let order = b.expr(Op::Cmp, Prim::I32, &[value, zero], ExprData::Operand(Prim::I32));
        b.emit(Op::Return, Prim::Void, &[order], StmtData::None);
        b.flow(Op::Label, &[], by_length);
        let (own, other) = (b.read(own, Prim::U64), b.read(other, Prim::U64));
        let order = b.expr(Op::Cmp, Prim::I32, &[own, other], ExprData::Operand(Prim::U64));
        b.emit(Op::Return, Prim::Void, &[order], StmtData::None);
        self.mir.funcs.push(b.finish())
    }
}
