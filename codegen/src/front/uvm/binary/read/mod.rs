//! Binaries to bundles: records are decoded first, then numbers get their meaning.

mod bytes;
mod resolve;

use crate::front::binary::BinaryError;
use crate::front::uvm::ast::Bundle;
use crate::front::uvm::table::{INTRINSICS, Keep, Op, Order, Parameter, Prefix, RmwOp};

use super::{constant, record, ty};

type Read<T> = Result<T, BinaryError>;

/// Reads a binary. Whether the bundle keeps the rules of the language is for [`crate::front::uvm::check()`] to say.
///
/// # Errors
/// The first place where the file is malformed.
pub fn read_binary(bytes: &[u8], name: &str) -> Result<Bundle, BinaryError> {
    let mut reader = Reader { bytes, at: 0 };
    let mut records = Vec::new();
    while reader.at < bytes.len() {
        records.push(reader.record()?);
    }
    resolve::bundle(&records, name)
}

/// A number as the file has it, and where.
#[derive(Clone, Copy, Debug)]
struct Id {
    number: u32,
    offset: usize,
}

/// A record.
#[derive(Debug)]
enum Record {
    Type(Id, RawType),
    Sig(Id, Id, Vec<Id>),
    Const(Id, Id, RawConst),
    Global(Id, Id),
    Declare(Id, Id),
    Define(Id, Id, Vec<Id>, Vec<RawBlock>),
    Name(Id, Vec<u8>),
}

#[derive(Debug)]
enum RawType {
    Int(u8),
    Plain(u8),
    One(u8, Id),
    Struct(Vec<Id>),
    Array(Id, u64),
    Hybrid(Id, Id),
}

#[derive(Debug)]
enum RawConst {
    Int(u64),
    Float(u32),
    Double(u64),
    Struct(Vec<Id>),
    Null,
}

#[derive(Debug)]
struct RawBlock {
    id: Id,
    insts: Vec<RawInst>,
}

#[derive(Debug)]
struct RawInst {
    id: Id,
    op: Op,
    offset: usize,
    orders: Vec<Order>,
    rmw: Option<RmwOp>,
    index: u32,
    types: Vec<Id>,
    sig: Option<Id>,
    operands: Vec<Id>,
    args: u32,
    edges: Vec<Id>,
    cases: Vec<Id>,
    keep: Vec<Id>,
    /// Of a PHI: block and value.
    sources: Vec<(Id, Id)>,
}

struct Reader<'b> {
    bytes: &'b [u8],
    at: usize,
}

impl Reader<'_> {
    fn record(&mut self) -> Read<Record> {
        let at = self.at;
        Ok(match self.u8("a record")? {
            record::TYPE => Record::Type(self.id("a type")?, self.ty()?),
            record::SIG => Record::Sig(
                self.id("a signature")?,
                self.id("a type")?,
                self.ids("a number of parameters")?,
            ),
            record::CONST => Record::Const(self.id("a constant")?, self.id("a type")?, self.constant()?),
            record::GLOBAL => Record::Global(self.id("a global cell")?, self.id("a type")?),
            record::DECLARE => Record::Declare(self.id("a function")?, self.id("a signature")?),
            record::DEFINE => {
                let (id, sig) = (self.id("a function")?, self.id("a signature")?);
                let params = self.ids("a number of parameters")?;
                let count = self.long_count("a number of blocks", 8)?;
                let blocks = (0..count).map(|_| self.block()).collect::<Read<Vec<_>>>()?;
                Record::Define(id, sig, params, blocks)
            }
            record::NAME => {
                let id = self.id("what is named")?;
                let length = self.count("the length of a name", 1)?;
                Record::Name(id, self.slice(length).to_vec())
            }
            kind => return self.fail(at, format!("{kind:#04x} is no kind of record; they are 1 to 7")),
        })
    }

    fn ty(&mut self) -> Read<RawType> {
        let at = self.at;
        Ok(match self.u8("a type's constructor")? {
            ty::INT => match self.u8("a number of bits")? {
                bits @ 1..=64 => RawType::Int(bits),
                bits => return self.fail(at, format!("an integer has {bits} bits, not 1 to 64")),
            },
            kind @ (ty::FLOAT | ty::DOUBLE | ty::VOID | ty::THREAD | ty::STACK | ty::TAGREF64) => {
                RawType::Plain(kind)
            }
            kind @ (ty::REF | ty::IREF | ty::WEAKREF | ty::FUNC) => {
                RawType::One(kind, self.id("what is referred to")?)
            }
            ty::STRUCT => RawType::Struct(self.ids("a number of fields")?),
            ty::ARRAY => RawType::Array(self.id("a type")?, self.u64("a number of elements")?),
            ty::HYBRID => RawType::Hybrid(self.id("a type")?, self.id("a type")?),
            kind => {
                return self.fail(
                    at,
                    format!("{kind:#04x} is no constructor of types; they are 0x01 to 0x0e"),
                );
            }
        })
    }

    fn constant(&mut self) -> Read<RawConst> {
        let at = self.at;
        Ok(match self.u8("a constant's constructor")? {
            constant::INT => RawConst::Int(self.u64("an integer")?),
            constant::FLOAT => RawConst::Float(self.u32("a float")?),
            constant::DOUBLE => RawConst::Double(self.u64("a double")?),
            constant::STRUCT => RawConst::Struct(self.ids("a number of fields")?),
            constant::NULL => RawConst::Null,
            kind => {
                return self.fail(
                    at,
                    format!("{kind:#04x} is no constructor of constants; they are 1 to 5"),
                );
            }
        })
    }

    fn block(&mut self) -> Read<RawBlock> {
        let id = self.id("a block")?;
        let count = self.long_count("a number of instructions", 5)?;
        let insts = (0..count).map(|_| self.inst()).collect::<Read<Vec<_>>>()?;
        Ok(RawBlock { id, insts })
    }

    fn inst(&mut self) -> Read<RawInst> {
        let id = self.id("an instruction")?;
        let offset = self.at;
        let code = self.u8("an opcode")?;
        let Some(op) = Op::from_code(code) else {
            return self.fail(offset, format!("{code:#04x} is no opcode"));
        };
        let mut inst = RawInst {
            id,
            op,
            offset,
            orders: Vec::new(),
            rmw: None,
            index: 0,
            types: Vec::new(),
            sig: None,
            operands: Vec::new(),
            args: 0,
            edges: Vec::new(),
            cases: Vec::new(),
            keep: Vec::new(),
            sources: Vec::new(),
        };
        let shape = op.shape();
        for prefix in shape.prefixes {
            self.prefix(&mut inst, *prefix)?;
        }
        for parameter in shape.parameters {
            match parameter {
                Parameter::Type => inst.types.push(self.id("a type")?),
                Parameter::Index => inst.index = u32::from(self.u16("the number of a field")?),
                Parameter::Sig | Parameter::TypedSig => inst.sig = Some(self.id("a signature")?),
            }
        }
        if op == Op::Phi {
            let count = self.count("a number of sources", 8)?;
            for _ in 0..count {
                inst.sources.push((self.id("a block")?, self.id("a value")?));
            }
            return Ok(inst);
        }
        for _ in shape.operands {
            inst.operands.push(self.id("a value")?);
        }
        for _ in shape.edges {
            inst.edges.push(self.id("a block")?);
        }
        if shape.cases {
            let count = self.count("a number of cases", 8)?;
            for _ in 0..count {
                inst.cases.push(self.id("a constant")?);
                inst.edges.push(self.id("a block")?);
            }
        }
        if shape.args {
            let args = self.ids("a number of arguments")?;
            inst.args = args.len() as u32;
            inst.operands.extend(args);
        }
        if shape.keep == Keep::Optional {
            inst.keep = self.ids("a number of values to keep alive")?;
        }
        Ok(inst)
    }

    fn prefix(&mut self, inst: &mut RawInst, prefix: Prefix) -> Read<()> {
        let at = self.at;
        match prefix {
            Prefix::Order { .. } => {
                let code = self.u8("an order")?;
                match Order::from_code(code) {
                    Some(order) => inst.orders.push(order),
                    None => return self.fail(at, format!("{code:#04x} is no order; they are 0 to 6")),
                }
            }
            Prefix::Rmw => {
                let code = self.u8("an operator")?;
                inst.rmw = RmwOp::from_code(code);
                if inst.rmw.is_none() {
                    return self.fail(at, format!("{code:#04x} is no operator; they are 0 to 10"));
                }
            }
            Prefix::Convention => {
                let code = self.u8("a calling convention")?;
                if code != 0 {
                    return self.fail(
                        at,
                        format!("{code:#04x} is no calling convention; there is one, 0"),
                    );
                }
            }
            Prefix::Watchpoint => inst.index = self.u32("the number of a watchpoint")?,
            Prefix::Intrinsic => {
                let code = self.u32("an intrinsic function")?;
                match INTRINSICS.iter().position(|known| known.code == code) {
                    Some(index) => inst.index = index as u32,
                    None => return self.fail(at, format!("{code:#x} is no intrinsic function")),
                }
            }
        }
        Ok(())
    }
}
