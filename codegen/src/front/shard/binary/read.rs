//! Binaries to programs.

use rustc_hash::FxHashMap;

use super::{BinaryError, EXTENDED, GUARD, MAJOR, PLAIN};
use crate::diag::SourceFile;
use crate::front::shard::Program;
use crate::front::shard::ast::{
    Base, Block, BlockId, Call, Const, Function, Index, Inst, InstData, Operand, Origin, Struct, StructId,
    Type, Value, ValueId, ValueName, ValueRef,
};
use crate::front::shard::parse::{is_name, sign_extended};
use crate::front::shard::table::{BY_CODE, Cond, Form, Fundamental, Op, Slot, code};
use crate::mir::{Name, Pos};

type Read<T> = Result<T, BinaryError>;

/// Reads a binary; `name` is the file's name in messages. The program still has to be checked.
///
/// # Errors
/// The first place that is malformed: lengths, codes, ids and names that mean nothing.
pub fn read_binary(bytes: &[u8], name: &str) -> Result<Program, BinaryError> {
    let mut program = Program {
        origin: Origin::Binary,
        ..Program::default()
    };
    program.sources.add(SourceFile::new(name, bytes));
    let mut reader = Reader {
        bytes,
        at: 0,
        minor: PLAIN,
        structs: 0,
        program,
    };
    reader.module()?;
    Ok(reader.program)
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
    minor: u8,
    /// Number of structs, known before the first type is read.
    structs: u16,
    program: Program,
}

/// What the slots of an instruction held.
#[derive(Default)]
struct Slots {
    ty: Option<Type>,
    cond: Option<Cond>,
    addr: Option<ValueRef>,
    a: Option<Operand>,
    b: Option<Operand>,
    index: Option<Index>,
    result: Option<(u16, Pos)>,
    then: Option<BlockId>,
    other: Option<BlockId>,
    params: Vec<Type>,
    callee: Option<(Name, Pos)>,
    args: Vec<Operand>,
}

/// A function's values by id while it is read.
struct Ids {
    params: usize,
    values: Vec<Value>,
    results: FxHashMap<u16, ValueId>,
    blocks: u16,
}

impl Reader<'_> {
    fn fail<T>(&self, offset: usize, message: impl Into<String>, hint: &'static str) -> Read<T> {
        Err(BinaryError {
            offset,
            message: message.into(),
            hint,
        })
    }

    fn take<const N: usize>(&mut self, what: &str) -> Read<[u8; N]> {
        let found = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let Some(&found) = found else {
            let left = self.bytes.len().saturating_sub(self.at);
            let message = format!("the file ends {left} bytes into {what}, which has {N}");
            return self.fail(
                self.at,
                message,
                "the file is cut off, or a count before this place is wrong",
            );
        };
        self.at += N;
        Ok(found)
    }

    fn u8(&mut self, what: &str) -> Read<u8> {
        self.take::<1>(what).map(|[byte]| byte)
    }

    fn u16(&mut self, what: &str) -> Read<u16> {
        self.take(what).map(u16::from_le_bytes)
    }

    /// A count of elements that take at least `least` bytes each.
    fn count(&mut self, what: &str, least: usize) -> Read<usize> {
        let at = self.at;
        let count = usize::from(self.u16(what)?);
        let left = self.bytes.len().saturating_sub(self.at);
        if count * least > left {
            let message = format!("{what} is {count}, but only {left} bytes follow");
            return self.fail(at, message, "the file is cut off, or the count is wrong");
        }
        Ok(count)
    }

    fn pos(&self) -> Pos {
        Pos(u32::try_from(self.at).unwrap_or(u32::MAX))
    }

    fn module(&mut self) -> Read<()> {
        if u32::try_from(self.bytes.len()).is_err() {
            return self.fail(0, "the file is 4 GiB or larger", "split the module");
        }
        if self.take::<4>("the guard")? != GUARD {
            return self.fail(0, "the file does not start with SHRD", "it is no Shard binary");
        }
        let [major, minor] = self.take("the version")?;
        if major != MAJOR || !(PLAIN..=EXTENDED).contains(&minor) {
            let message = format!("the version is {major}.{minor}");
            return self.fail(4, message, "versions 0.1 and 0.2 are understood");
        }
        self.minor = minor;
        let at = self.at;
        self.structs = self.count("the number of structs", 2)? as u16;
        if self.structs > 0 {
            self.extension(at, "a struct")?;
        }
        for at in 0..self.structs {
            self.structure(at)?;
        }
        let functions = self.count("the number of functions", 7)?;
        for _ in 0..functions {
            self.function()?;
        }
        if self.at != self.bytes.len() {
            let message = format!("{} bytes follow the last function", self.bytes.len() - self.at);
            return self.fail(self.at, message, "a count before this place is wrong");
        }
        Ok(())
    }

    /// Fails at `offset` in a file that has no extensions.
    fn extension(&self, offset: usize, what: &str) -> Read<()> {
        if self.minor < EXTENDED {
            let message = format!("{what} in a file of version 0.1");
            return self.fail(offset, message, "extensions need version 0.2 at offset 4");
        }
        Ok(())
    }

    fn structure(&mut self, at: u16) -> Read<()> {
        let pos = self.pos();
        let fields = self.types("the number of fields")?;
        let name = self.program.names.intern(format!("S{at}"));
        self.program.structs.push(Struct { name, fields, pos });
        Ok(())
    }

    fn types(&mut self, what: &str) -> Read<Vec<Type>> {
        let count = self.count(what, 1)?;
        (0..count).map(|_| self.ty()).collect()
    }

    fn ty(&mut self) -> Read<Type> {
        let start = self.at;
        let mut stars = 0u8;
        loop {
            let at = self.at;
            let base = match self.u8("a type")? {
                code::POINTER => match stars.checked_add(1) {
                    Some(more) => {
                        stars = more;
                        continue;
                    }
                    None => return self.fail(start, "a pointer type has more than 255 levels", ""),
                },
                code::STRUCT => {
                    let id = self.u16("a struct index")?;
                    if id >= self.structs {
                        let message = format!("struct {id} of {}", self.structs);
                        return self.fail(at, message, "the index is a position in the struct table");
                    }
                    Base::Struct(StructId(id))
                }
                byte => match Fundamental::from_code(byte) {
                    Some(fundamental) => Base::Fundamental(fundamental),
                    None => {
                        let message = match byte {
                            code::VOID => "void, where a value's type must stand".to_owned(),
                            _ => format!("{byte:#04x} is no type"),
                        };
                        return self.fail(
                            at,
                            message,
                            "types are 01 to 07, E0 and a type, F0 and a struct index",
                        );
                    }
                },
            };
            return Ok(Type { base, stars });
        }
    }

    fn return_type(&mut self) -> Read<Option<Type>> {
        if self.bytes.get(self.at) == Some(&code::VOID) {
            self.at += 1;
            return Ok(None);
        }
        self.ty().map(Some)
    }

    fn name(&mut self, what: &str) -> Read<Name> {
        let length = self.count(what, 1)?;
        let bytes = self.bytes.get(self.at..self.at + length).unwrap_or(&[]);
        if !is_name(bytes) {
            let message = format!("`{}` is no name", String::from_utf8_lossy(bytes).escape_debug());
            return self.fail(
                self.at,
                message,
                "names are letters, _, $, . and digits, and do not start with a digit",
            );
        }
        self.at += length;
        Ok(self.program.names.intern(bytes))
    }

    fn function(&mut self) -> Read<()> {
        let pos = self.pos();
        let name = self.name("the length of a function's name")?;
        let ret = self.return_type()?;
        let params = self.types("the number of parameters")?;
        let at = self.at;
        let blocks = self.count("the number of blocks", 2)?;
        if blocks == 0 {
            return self.fail(at, "the function has no block", "every function has at least one");
        }
        let values = params.iter().enumerate().map(|(at, &ty)| Value {
            name: ValueName::Number(at as u32),
            ty,
            pos,
        });
        let mut ids = Ids {
            params: params.len(),
            values: values.collect(),
            results: FxHashMap::default(),
            blocks: blocks as u16,
        };
        let mut read = Vec::new();
        for _ in 0..blocks {
            read.push(self.block(&mut ids)?);
        }
        for inst in read.iter_mut().flat_map(|block| &mut block.insts) {
            self.connect(inst, &ids)?;
        }
        let end = Pos(self.pos().0.saturating_sub(1));
        self.program.functions.push(Function {
            name,
            ret,
            params,
            values: ids.values,
            blocks: read,
            pos,
            end,
        });
        Ok(())
    }

    fn block(&mut self, ids: &mut Ids) -> Read<Block> {
        let pos = self.pos();
        let start = self.at;
        let count = self.count("the number of instructions", 1)?;
        let mut insts = Vec::new();
        for at in 0..count {
            let place = self.at;
            let inst = self.inst(ids)?;
            if inst.data.is_terminator() != (at + 1 == count) {
                let (message, hint) = if at + 1 == count {
                    (
                        "the last instruction of a block is no branch or return",
                        "every block ends in one",
                    )
                } else {
                    ("instructions follow a branch or return", "it ends its block")
                };
                return self.fail(place, message, hint);
            }
            insts.push(inst);
        }
        if insts.is_empty() {
            return self.fail(
                start,
                "the block has no instructions",
                "every block ends in a branch or return",
            );
        }
        Ok(Block {
            label: None,
            insts,
            pos,
        })
    }

    fn inst(&mut self, ids: &mut Ids) -> Read<Inst> {
        let (start, pos) = (self.at, self.pos());
        let byte = self.u8("an opcode")?;
        let form = BY_CODE.get(usize::from(byte)).copied().flatten();
        let Some(form) = form else {
            let message = format!("{byte:#04x} is no opcode");
            return self.fail(
                start,
                message,
                "the instruction before it may have another length",
            );
        };
        if form.minor > PLAIN {
            self.extension(start, &format!("opcode {byte:#04x}"))?;
        }
        let mut slots = Slots::default();
        for &slot in form.slots {
            self.slot(slot, &mut slots, ids)?;
        }
        let result = slots.result.take();
        let Some((data, yields)) = assemble(form, slots) else {
            // The table gives every form the slots of its instruction; a test holds it to that.
            return self.fail(start, format!("opcode {byte:#04x} lacks operands"), "");
        };
        let result = match (result, yields) {
            (Some((id, at)), Some(ty)) => Some(self.define(ids, id, ty, at)?),
            (Some((_, at)), None) => {
                return self.fail(at.0 as usize, "the result's type has too many levels", "");
            }
            (None, _) => None,
        };
        Ok(Inst { data, result, pos })
    }

    fn define(&mut self, ids: &mut Ids, id: u16, ty: Type, pos: Pos) -> Read<ValueId> {
        const HINT: &str = "0 is no id, parameters are 1 and up, every result has an id of its own";
        let at = pos.0 as usize;
        if id == 0 || usize::from(id) <= ids.params {
            let what = if id == 0 { "no id" } else { "a parameter" };
            return self.fail(at, format!("result id {id} is {what}"), HINT);
        }
        let value = ValueId(ids.values.len() as u32);
        if ids.results.insert(id, value).is_some() {
            return self.fail(at, format!("result id {id} is defined twice"), HINT);
        }
        ids.values.push(Value {
            name: ValueName::Number(u32::from(id) - 1),
            ty,
            pos,
        });
        Ok(value)
    }

    fn slot(&mut self, slot: Slot, slots: &mut Slots, ids: &Ids) -> Read<()> {
        match slot {
            Slot::Type => slots.ty = Some(self.ty()?),
            Slot::Cond => {
                let at = self.at;
                let byte = self.u8("a condition")?;
                slots.cond = Cond::from_code(byte);
                if slots.cond.is_none() {
                    let message = format!("{byte:#04x} is no condition");
                    return self.fail(
                        at,
                        message,
                        "conditions are 00 eq, 01 ne, 02 gt, 03 ge, 04 lt, 05 le",
                    );
                }
            }
            Slot::Addr => slots.addr = Some(self.value()?),
            Slot::V1 => slots.a = Some(Operand::Value(self.value()?)),
            Slot::V2 => slots.b = Some(Operand::Value(self.value()?)),
            Slot::C1 => slots.a = Some(self.constant(slots.ty)?),
            Slot::C2 => slots.b = Some(self.constant(slots.ty)?),
            Slot::Index => slots.index = Some(Index::Const(self.take("an index").map(u32::from_le_bytes)?)),
            Slot::IndexValue => slots.index = Some(Index::Value(self.value()?)),
            Slot::Result => {
                let pos = self.pos();
                slots.result = Some((self.u16("a result id")?, pos));
            }
            Slot::Then => slots.then = Some(self.label(ids)?),
            Slot::Other => slots.other = Some(self.label(ids)?),
            Slot::Types => slots.params = self.types("the number of parameter types")?,
            Slot::Name => {
                let pos = self.pos();
                slots.callee = Some((self.name("the length of a callee's name")?, pos));
            }
            Slot::Args => slots.args = self.args(&slots.params)?,
        }
        Ok(())
    }

    /// A value's id, not yet its position: results may be defined further on.
    fn value(&mut self) -> Read<ValueRef> {
        let pos = self.pos();
        let id = ValueId(u32::from(self.u16("a value id")?));
        Ok(ValueRef { id, pos })
    }

    fn constant(&mut self, ty: Option<Type>) -> Read<Operand> {
        let (at, pos) = (self.at, self.pos());
        let Some(ty) = ty else {
            return self.fail(at, "a constant without a type", "");
        };
        let Some(fundamental) = ty.fundamental() else {
            if !ty.is_pointer() {
                return self.fail(at, "a constant of a struct type", "structs have no constants");
            }
            self.extension(at, "a constant of a pointer type")?;
            if self.take::<8>("a pointer constant")? != [0; 8] {
                return self.fail(at, "a pointer constant that is not null", "its 8 bytes must be 0");
            }
            return Ok(Operand::Const(Const { bits: 0, pos }));
        };
        let bits = match fundamental.size() {
            1 => self.take("a constant").map(u8::from_le_bytes).map(u64::from)?,
            2 => self.take("a constant").map(u16::from_le_bytes).map(u64::from)?,
            4 => self.take("a constant").map(u32::from_le_bytes).map(u64::from)?,
            _ => self.take("a constant").map(u64::from_le_bytes)?,
        };
        let bits = match fundamental {
            Fundamental::Int1 if bits > 1 => {
                return self.fail(at, format!("the int1 constant {bits:#04x}"), "int1 is 00 or 01");
            }
            Fundamental::Int1 => bits,
            other if other.is_integer() => sign_extended(bits, other.bits()),
            _ => bits,
        };
        Ok(Operand::Const(Const { bits, pos }))
    }

    fn label(&mut self, ids: &Ids) -> Read<BlockId> {
        let at = self.at;
        let id = self.u16("a block index")?;
        if id >= ids.blocks {
            let message = format!("block {id} of {}", ids.blocks);
            return self.fail(at, message, "blocks count from 0 in the order of the function");
        }
        Ok(BlockId(u32::from(id)))
    }

    fn args(&mut self, params: &[Type]) -> Read<Vec<Operand>> {
        let at = self.at;
        let count = self.count("the number of arguments", 2)?;
        if count != params.len() {
            let message = format!("{count} arguments for {} parameter types", params.len());
            return self.fail(at, message, "a call names one type for each argument");
        }
        let mut args = Vec::new();
        for &ty in params {
            let at = self.at;
            args.push(match self.u8("the kind of an argument")? {
                0 => Operand::Value(self.value()?),
                1 => self.constant(Some(ty))?,
                other => {
                    let message = format!("{other:#04x} is no kind of argument");
                    return self.fail(at, message, "00 is a value, 01 a constant");
                }
            });
        }
        Ok(args)
    }

    /// Replaces ids by positions.
    fn connect(&self, inst: &mut Inst, ids: &Ids) -> Read<()> {
        for value in inst.data.values_mut() {
            let id = value.id.0;
            let param = id
                .checked_sub(1)
                .filter(|&at| (at as usize) < ids.params)
                .map(ValueId);
            let result = u16::try_from(id)
                .ok()
                .and_then(|id| ids.results.get(&id).copied());
            let Some(found) = param.or(result) else {
                let message = format!("value id {id} is not defined");
                let hint = "parameters are 1 and up; other ids are results of the function's instructions";
                return self.fail(value.pos.0 as usize, message, hint);
            };
            value.id = found;
        }
        Ok(())
    }
}

/// The instruction of a form and the type of its result; `None` if slots are missing. The type is also missing for an alloc that
/// would yield too deep a pointer.
fn assemble(form: &Form, slots: Slots) -> Option<(InstData, Option<Type>)> {
    let ty = slots.ty;
    let index = |omitted| slots.index.unwrap_or(Index::Const(omitted));
    Some(match form.op {
        Op::Alloc => (
            InstData::Alloc {
                ty: ty?,
                count: index(1),
            },
            ty?.pointer(),
        ),
        Op::Store => (
            InstData::Store {
                ty: ty?,
                addr: slots.addr?,
                value: slots.a?,
                index: index(0),
            },
            None,
        ),
        Op::Load => (
            InstData::Load {
                ty: ty?,
                addr: slots.addr?,
                index: index(0),
            },
            ty,
        ),
        Op::Binary(op) => (
            InstData::Binary {
                op,
                ty: ty?,
                a: slots.a?,
                b: slots.b?,
            },
            ty,
        ),
        Op::Cmp => (
            InstData::Cmp {
                cond: slots.cond?,
                ty: ty?,
                a: slots.a?,
                b: slots.b?,
            },
            Some(Type::INT1),
        ),
        Op::Branch => (
            match slots.a {
                None => InstData::Jump { to: slots.then? },
                Some(cond) => InstData::Branch {
                    cond,
                    then: slots.then?,
                    other: slots.other?,
                },
            },
            None,
        ),
        Op::Call => {
            let (name, pos) = slots.callee?;
            let call = Call {
                ret: ty,
                params: slots.params,
                name,
                args: slots.args,
                pos,
            };
            (InstData::Call(Box::new(call)), ty)
        }
        Op::Return => {
            let value = match ty {
                None => None,
                Some(ty) => Some((ty, slots.a?)),
            };
            (InstData::Return { value }, None)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::shard::table::FORMS;

    #[test]
    fn every_form_has_the_slots_of_its_instruction() {
        let value = ValueRef {
            id: ValueId(0),
            pos: Pos(0),
        };
        let mut names = crate::mir::Names::default();
        let name = names.intern("f");
        for form in FORMS {
            let has = |slot| form.slots.contains(&slot);
            let operand = |a, b| (has(a) || has(b)).then_some(Operand::Value(value));
            let slots = Slots {
                ty: has(Slot::Type).then_some(Type::INT1),
                cond: has(Slot::Cond).then_some(Cond::Eq),
                addr: has(Slot::Addr).then_some(value),
                a: operand(Slot::V1, Slot::C1),
                b: operand(Slot::V2, Slot::C2),
                then: has(Slot::Then).then_some(BlockId(0)),
                other: has(Slot::Other).then_some(BlockId(0)),
                callee: has(Slot::Name).then_some((name, Pos(0))),
                ..Slots::default()
            };
            let (_, yields) = assemble(form, slots).unwrap_or_else(|| panic!("{:#04x}", form.code));
            assert_eq!(yields.is_some(), has(Slot::Result), "{:#04x}", form.code);
        }
    }
}
