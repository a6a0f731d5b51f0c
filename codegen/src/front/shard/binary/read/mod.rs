//! Binaries to programs: modules, functions and blocks.

mod assemble;
mod bytes;
mod inst;

use rustc_hash::FxHashMap;

use super::{BinaryError, EXTENDED, GUARD, MAJOR, PLAIN};
use crate::diag::SourceFile;
use crate::front::Origin;
use crate::front::shard::Program;
use crate::front::shard::ast::{Block, Function, SsaValue, Struct, ValueId, ValueName};
use crate::mir::Pos;

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

/// A function's values by id while it is read.
struct Ids {
    params: usize,
    values: Vec<SsaValue>,
    results: FxHashMap<u16, ValueId>,
    blocks: u16,
}

impl Reader<'_> {
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

    fn structure(&mut self, at: u16) -> Read<()> {
        let pos = self.pos();
        let fields = self.types("the number of fields")?;
        let name = self.program.names.intern(format!("S{at}"));
        self.program.structs.push(Struct { name, fields, pos });
        Ok(())
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
        let values = params.iter().enumerate().map(|(at, &ty)| SsaValue {
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
}
