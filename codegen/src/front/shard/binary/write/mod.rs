//! Programs to binaries: modules, functions and blocks.

mod disassemble;
mod ids;
mod inst;

use ids::Ids;

use super::{EXTENDED, GUARD, MAJOR, PLAIN, WriteError};
use crate::front::shard::Program;
use crate::front::shard::ast::{Base, Block, Function, Type};
use crate::front::shard::table::code;
use crate::mir::Name;

type Written = Result<(), WriteError>;

/// Writes a program as a binary, of version 0.1 if it needs no extension.
///
/// Results keep the numbers that the text gives them, if all of a function are numbers that fit; otherwise they are numbered in the
/// order of their definitions. Names of structs, values and labels are not part of the format. What has no encoding is written as
/// something equal: operands change places, a constant goes through memory, a branch on a constant becomes a jump, and a result that a
/// call drops gets an id.
///
/// # Errors
/// Limits of the format: counts and ids have 16 bits.
pub fn write_binary(program: &Program) -> Result<Vec<u8>, WriteError> {
    write(program, EXTENDED)
}

/// Writes a program for readers that know version 0.1 only, as [`write_binary`] does but with no extension.
///
/// # Errors
/// Limits of the format, and what version 0.1 cannot say: structs, null, indices and counts that are values.
pub fn write_plain(program: &Program) -> Result<Vec<u8>, WriteError> {
    write(program, PLAIN)
}

fn write(program: &Program, limit: u8) -> Result<Vec<u8>, WriteError> {
    let mut writer = Writer {
        program,
        bytes: Vec::new(),
        minor: PLAIN,
        limit,
    };
    writer.module()?;
    if writer.minor > limit {
        let message = format!("the program has structs or null, which version 0.{limit} has not");
        return Err(WriteError { message });
    }
    Ok(writer.bytes)
}

struct Writer<'p> {
    program: &'p Program,
    bytes: Vec<u8>,
    /// Minor version that what was written needs.
    minor: u8,
    /// The highest minor version that it may need.
    limit: u8,
}

fn too_many<T>(what: &str, found: usize) -> Result<T, WriteError> {
    let message = format!("{what}: {found}, and the binary form has 16 bits for it");
    Err(WriteError { message })
}

impl Writer<'_> {
    fn u16(&mut self, value: u16) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn count(&mut self, what: &str, count: usize) -> Written {
        match u16::try_from(count) {
            Ok(count) => {
                self.u16(count);
                Ok(())
            }
            Err(_) => too_many(what, count),
        }
    }

    fn module(&mut self) -> Written {
        let program = self.program;
        self.bytes.extend(GUARD);
        self.bytes.extend([MAJOR, PLAIN]);
        self.count("number of structs", program.structs.len())?;
        for declared in &program.structs {
            self.minor = EXTENDED;
            self.types("number of fields", &declared.fields)?;
        }
        self.count("number of functions", program.functions.len())?;
        for function in &program.functions {
            self.function(function).map_err(|error| WriteError {
                message: format!("@{}: {}", program.names.text(function.name), error.message),
            })?;
        }
        if let Some(minor) = self.bytes.get_mut(GUARD.len() + 1) {
            *minor = self.minor;
        }
        Ok(())
    }

    fn ty(&mut self, ty: Type) {
        self.bytes
            .extend(std::iter::repeat_n(code::POINTER, usize::from(ty.stars)));
        match ty.base {
            Base::Fundamental(fundamental) => self.bytes.push(fundamental.code()),
            Base::Struct(id) => {
                self.bytes.push(code::STRUCT);
                self.u16(id.0);
            }
        }
    }

    fn types(&mut self, what: &str, types: &[Type]) -> Written {
        self.count(what, types.len())?;
        types.iter().for_each(|&ty| self.ty(ty));
        Ok(())
    }

    fn name(&mut self, name: Name) -> Written {
        let program = self.program;
        let bytes = program.names.bytes(name);
        self.count("length of a name", bytes.len())?;
        self.bytes.extend(bytes);
        Ok(())
    }

    fn function(&mut self, function: &Function) -> Written {
        self.name(function.name)?;
        match function.ret {
            Some(ty) => self.ty(ty),
            None => self.bytes.push(code::VOID),
        }
        self.types("number of parameters", &function.params)?;
        self.count("number of blocks", function.blocks.len())?;
        let mut ids = Ids::of(function)?;
        for block in &function.blocks {
            self.block(function, block, &mut ids)?;
        }
        Ok(())
    }

    fn block(&mut self, function: &Function, block: &Block, ids: &mut Ids) -> Written {
        let at = self.bytes.len();
        self.u16(0);
        let mut count = 0;
        for inst in &block.insts {
            count += self.inst(function, inst, ids)?;
        }
        let Ok(count) = u16::try_from(count) else {
            return too_many("number of instructions in a block", count);
        };
        if let Some(place) = self.bytes.get_mut(at..at + 2) {
            place.copy_from_slice(&count.to_le_bytes());
        }
        Ok(())
    }
}
