//! Bundles to binaries.

use std::fmt;

use rustc_hash::FxHashMap;

use super::{FIRST_ID, constant, record, ty};
use crate::front::uvm::ast::{
    BlockId, Body, Bundle, Constant, Dest, Function, Inst, Item, Literal, Operand, OperandData, ValueId,
};
use crate::front::uvm::table::{INTRINSICS, Keep, Op, Parameter, Prefix};
use crate::front::uvm::types::{Sig, SigId, Type, TypeId};
use crate::mir::Name;

/// What the binary form cannot say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WriteError {
    /// A list is longer than its count can say.
    Length(&'static str),
    /// U1 tells the type of an index, the seed's binary form does not.
    IndexType(&'static str),
    /// U1 tells the type of what `CCALL` calls, in the seed's binary form it is an `int<64>`.
    CalleeType,
    /// Destinations of U1: the seed's form has all of an instruction, or none.
    Destinations(&'static str),
    /// The seed does not have the instruction.
    Instruction(&'static str),
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WriteError::Length(what) => {
                write!(
                    f,
                    "{what} has more than 65535 parts, which the binary form cannot count"
                )
            }
            WriteError::IndexType(op) => write!(
                f,
                "{op} tells the type of its index, which the binary form cannot say; write an int<64>"
            ),
            WriteError::Instruction(op) => {
                write!(
                    f,
                    "{op} is not in the seed, and the binary form cannot say it; swap with @uvm.swap_stack"
                )
            }
            WriteError::Destinations(op) => write!(
                f,
                "{op} has other destinations than in the seed, which the binary form cannot say; test before it, or name all of them"
            ),
            WriteError::CalleeType => f.write_str(
                "CCALL calls a func, which the binary form cannot say; call an address, an int<64>",
            ),
        }
    }
}

impl std::error::Error for WriteError {}

type Written<T> = Result<T, WriteError>;

/// The binary of a bundle.
///
/// # Errors
/// Limits of the form.
pub fn write_binary(bundle: &Bundle) -> Result<Vec<u8>, WriteError> {
    let mut writer = Writer {
        bundle,
        out: Vec::new(),
        names: Vec::new(),
        literals: FxHashMap::default(),
        numbers: FxHashMap::default(),
        next: FIRST_ID,
    };
    writer.bundle()?;
    Ok(writer.out)
}

/// Numbers are given in the order in which records mention what they stand for, so that equal bundles have equal binaries.
struct Writer<'b> {
    bundle: &'b Bundle,
    out: Vec<u8>,
    names: Vec<(u32, Name)>,
    /// Numbers of constants without a name, by type and encoded value.
    literals: FxHashMap<(TypeId, Vec<u8>), u32>,
    numbers: FxHashMap<Item, u32>,
    next: u32,
}

impl Writer<'_> {
    fn u8(&mut self, value: u8) {
        self.out.push(value);
    }

    fn u32(&mut self, value: u32) {
        self.out.extend(value.to_le_bytes());
    }

    fn length(&mut self, length: usize, what: &'static str) -> Written<()> {
        let length = u16::try_from(length).map_err(|_| WriteError::Length(what))?;
        self.out.extend(length.to_le_bytes());
        Ok(())
    }

    fn fresh(&mut self) -> u32 {
        self.next += 1;
        self.next - 1
    }

    /// The number of something global. What has no name gets its record here.
    fn number(&mut self, item: Item) -> Written<u32> {
        if let Some(number) = self.numbers.get(&item) {
            return Ok(*number);
        }
        let number = self.fresh();
        self.numbers.insert(item, number);
        let bundle = self.bundle;
        match item {
            Item::Type(id) => {
                if let Some(node) = bundle
                    .types
                    .types
                    .get(id.0 as usize)
                    .filter(|node| node.name.is_none())
                {
                    self.ty(number, &node.ty)?;
                }
            }
            Item::Sig(id) => {
                if let Some(node) = bundle
                    .types
                    .sigs
                    .get(id.0 as usize)
                    .filter(|node| node.name.is_none())
                {
                    self.sig(number, &node.sig)?;
                }
            }
            Item::Const(_) | Item::Global(_) | Item::Func(_) => {}
        }
        Ok(number)
    }

    fn type_id(&mut self, id: TypeId) -> Written<u32> {
        self.number(Item::Type(id))
    }

    fn sig_id(&mut self, id: SigId) -> Written<u32> {
        self.number(Item::Sig(id))
    }

    fn type_ids(&mut self, ids: &[TypeId]) -> Written<Vec<u8>> {
        let mut bytes = Vec::new();
        for id in ids {
            bytes.extend(self.type_id(*id)?.to_le_bytes());
        }
        Ok(bytes)
    }

    fn bundle(&mut self) -> Written<()> {
        let bundle = self.bundle;
        for item in &bundle.order {
            self.item(*item)?;
        }
        for (id, name) in std::mem::take(&mut self.names) {
            let bytes = bundle.names.bytes(name);
            self.u8(record::NAME);
            self.u32(id);
            self.length(bytes.len(), "a name")?;
            self.out.extend(bytes);
        }
        Ok(())
    }

    fn item(&mut self, item: Item) -> Written<()> {
        let bundle = self.bundle;
        let number = self.number(item)?;
        let name = match item {
            Item::Type(id) => {
                let node = &bundle.types.types[id.0 as usize];
                self.ty(number, &node.ty)?;
                node.name
            }
            Item::Sig(id) => {
                let node = &bundle.types.sigs[id.0 as usize];
                self.sig(number, &node.sig)?;
                node.name
            }
            Item::Const(id) => {
                let known = &bundle.consts[id.0 as usize];
                let body = self.literal(known.ty, &known.value)?;
                self.constant(number, known.ty, &body)?;
                Some(known.name)
            }
            Item::Global(id) => {
                let global = &bundle.globals[id.0 as usize];
                let ty = self.type_id(global.ty)?;
                self.u8(record::GLOBAL);
                self.u32(number);
                self.u32(ty);
                Some(global.name)
            }
            Item::Func(id) => {
                let func = &bundle.funcs[id.0 as usize];
                self.names.push((number, func.name));
                self.func(number, func)?;
                None
            }
        };
        self.names.extend(name.map(|name| (number, name)));
        Ok(())
    }

    fn ty(&mut self, number: u32, node: &Type) -> Written<()> {
        let (kind, rest) = match node {
            Type::Int(bits) => (ty::INT, vec![*bits]),
            Type::Float => (ty::FLOAT, Vec::new()),
            Type::Double => (ty::DOUBLE, Vec::new()),
            Type::Ref(to) => (ty::REF, self.type_ids(&[*to])?),
            Type::IRef(to) => (ty::IREF, self.type_ids(&[*to])?),
            Type::WeakRef(to) => (ty::WEAKREF, self.type_ids(&[*to])?),
            Type::Struct(fields) => {
                let length = u16::try_from(fields.len()).map_err(|_| WriteError::Length("a struct"))?;
                let fields = self.type_ids(fields)?;
                (ty::STRUCT, [&length.to_le_bytes()[..], &fields].concat())
            }
            Type::Array(element, length) => {
                let element = self.type_ids(&[*element])?;
                (ty::ARRAY, [&element[..], &length.to_le_bytes()].concat())
            }
            Type::Hybrid(fixed, var) => (ty::HYBRID, self.type_ids(&[*fixed, *var])?),
            Type::Void => (ty::VOID, Vec::new()),
            Type::Func(sig) => (ty::FUNC, self.sig_id(*sig)?.to_le_bytes().to_vec()),
            Type::Thread => (ty::THREAD, Vec::new()),
            Type::Stack => (ty::STACK, Vec::new()),
            Type::TagRef64 => (ty::TAGREF64, Vec::new()),
        };
        self.u8(record::TYPE);
        self.u32(number);
        self.u8(kind);
        self.out.extend(rest);
        Ok(())
    }

    fn sig(&mut self, number: u32, sig: &Sig) -> Written<()> {
        let result = self.type_id(sig.result)?;
        let params = self.type_ids(&sig.params)?;
        self.u8(record::SIG);
        self.u32(number);
        self.u32(result);
        self.length(sig.params.len(), "a signature")?;
        self.out.extend(params);
        Ok(())
    }

    /// The constructor of a constant and what it is made of, whose own records are written.
    fn literal(&mut self, ty: TypeId, value: &Literal) -> Written<Vec<u8>> {
        Ok(match value {
            Literal::Int(bits) => [&[constant::INT][..], &bits.to_le_bytes()].concat(),
            Literal::Float(bits) => [&[constant::FLOAT][..], &bits.to_le_bytes()].concat(),
            Literal::Double(bits) => [&[constant::DOUBLE][..], &bits.to_le_bytes()].concat(),
            Literal::Null => vec![constant::NULL],
            Literal::Struct(values) => {
                let fields = match self.bundle.types.ty(ty) {
                    Type::Struct(fields) => fields.clone(),
                    _ => Box::default(),
                };
                let length = u16::try_from(values.len()).map_err(|_| WriteError::Length("a struct"))?;
                let mut body = [&[constant::STRUCT][..], &length.to_le_bytes()].concat();
                for (value, field) in values.iter().zip(&fields) {
                    body.extend(self.constant_id(value, *field)?.to_le_bytes());
                }
                body
            }
        })
    }

    fn constant(&mut self, number: u32, ty: TypeId, body: &[u8]) -> Written<()> {
        let ty = self.type_id(ty)?;
        self.u8(record::CONST);
        self.u32(number);
        self.u32(ty);
        self.out.extend(body);
        Ok(())
    }

    fn constant_id(&mut self, value: &Constant, ty: TypeId) -> Written<u32> {
        Ok(match value {
            Constant::Const(id) => self.number(Item::Const(*id))?,
            Constant::Global(id) => self.number(Item::Global(*id))?,
            Constant::Func(id) => self.number(Item::Func(*id))?,
            Constant::Literal(literal) => {
                let body = self.literal(ty, literal)?;
                if let Some(known) = self.literals.get(&(ty, body.clone())) {
                    return Ok(*known);
                }
                let number = self.fresh();
                self.constant(number, ty, &body)?;
                self.literals.insert((ty, body), number);
                number
            }
        })
    }

    fn func(&mut self, number: u32, func: &Function) -> Written<()> {
        let Some(body) = &func.body else {
            let sig = self.sig_id(func.sig)?;
            self.u8(record::DECLARE);
            self.u32(number);
            self.u32(sig);
            return Ok(());
        };
        // What has no name and is mentioned in it gets its record before that of the function.
        let code = self.body(number, func, body)?;
        self.out.extend(code);
        Ok(())
    }

    fn body(&mut self, number: u32, func: &Function, body: &Body) -> Written<Vec<u8>> {
        // Values in the order of their definitions.
        let mut values = vec![0; body.values.len()];
        let results = body.blocks.iter().flat_map(|block| {
            let results = block.insts.iter().filter_map(|inst| inst.result);
            block.params.iter().copied().chain(results)
        });
        for id in (0..body.params).map(ValueId).chain(results) {
            let (number, value) = (self.fresh(), &body.values[id.0 as usize]);
            values[id.0 as usize] = number;
            self.names.extend(value.name.map(|name| (number, name)));
        }
        let first_block = self.next;
        self.next += body.blocks.len() as u32;
        for (id, block) in (first_block..).zip(&body.blocks) {
            self.names.extend(block.label.map(|name| (id, name)));
        }
        let incoming = body.predecessors();
        let mut code = Code {
            writer: self,
            bytes: vec![record::DEFINE],
            values,
            first_block,
        };
        code.u32(number);
        let sig = code.writer.sig_id(func.sig)?;
        code.u32(sig);
        code.length(body.params as usize, "a list of parameters")?;
        for id in 0..body.params {
            code.value(ValueId(id));
        }
        code.u32(body.blocks.len() as u32);
        for (number, block) in body.blocks.iter().enumerate() {
            code.u32(first_block + number as u32);
            code.u32((block.params.len() + block.insts.len()) as u32);
            for (index, param) in block.params.iter().enumerate() {
                code.value(*param);
                let ty = body.value(*param).map_or(TypeId(0), |value| value.ty);
                code.phi(index, ty, &incoming[number])?;
            }
            for inst in &block.insts {
                match inst.result {
                    Some(result) => code.value(result),
                    None => {
                        let id = code.writer.fresh();
                        let named = inst.name.map(|name| (id, name));
                        code.writer.names.extend(named);
                        code.u32(id);
                    }
                }
                code.inst(inst)?;
            }
        }
        Ok(code.bytes)
    }
}

/// The record of a function under construction.
struct Code<'w, 'b> {
    writer: &'w mut Writer<'b>,
    bytes: Vec<u8>,
    values: Vec<u32>,
    first_block: u32,
}

impl Code<'_, '_> {
    fn u32(&mut self, value: u32) {
        self.bytes.extend(value.to_le_bytes());
    }

    fn length(&mut self, length: usize, what: &'static str) -> Written<()> {
        let length = u16::try_from(length).map_err(|_| WriteError::Length(what))?;
        self.bytes.extend(length.to_le_bytes());
        Ok(())
    }

    fn value(&mut self, id: ValueId) {
        let number = self.values.get(id.0 as usize).copied().unwrap_or(0);
        self.u32(number);
    }

    fn operand(&mut self, operand: &Operand, ty: Option<TypeId>) -> Written<()> {
        match &operand.data {
            OperandData::Value(id) => self.value(*id),
            OperandData::Constant(value) => {
                let id = self.writer.constant_id(value, ty.unwrap_or(TypeId(0)))?;
                self.u32(id);
            }
        }
        Ok(())
    }

    fn dest(&mut self, edge: &Dest) {
        self.u32(self.first_block + edge.block.0);
    }

    fn phi(&mut self, index: usize, ty: TypeId, incoming: &[(BlockId, &[Operand])]) -> Written<()> {
        self.bytes.push(Op::Phi.code());
        let id = self.writer.type_id(ty)?;
        self.u32(id);
        self.length(incoming.len(), "a PHI")?;
        for (from, args) in incoming {
            self.u32(self.first_block + from.0);
            if let Some(arg) = args.get(index) {
                self.operand(arg, Some(ty))?;
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: &Inst) -> Written<()> {
        let shape = inst.op.shape();
        let bundle = self.writer.bundle;
        let types = &bundle.types;
        if !inst.op.is_of_seed() {
            return Err(WriteError::Instruction(inst.op.text()));
        }
        self.bytes.push(inst.op.code());
        let mut orders = inst.orders.iter();
        for prefix in shape.prefixes {
            match prefix {
                Prefix::Order { .. } => self.bytes.push(orders.next().map_or(0, |order| order.code())),
                Prefix::Rmw => self.bytes.push(inst.rmw.map_or(0, |op| op.code())),
                Prefix::Convention => self.bytes.push(0),
                Prefix::Watchpoint => self.u32(inst.index),
                Prefix::Intrinsic => {
                    let code = INTRINSICS.get(inst.index as usize).map_or(0, |known| known.code);
                    self.u32(code);
                }
            }
        }
        let mut given = inst.types.iter();
        for parameter in shape.parameters {
            match parameter {
                Parameter::Type => {
                    let id = given.next().map_or(Ok(0), |ty| self.writer.type_id(*ty))?;
                    self.u32(id);
                }
                Parameter::Index => self.length(inst.index as usize, "the struct")?,
                Parameter::Sig | Parameter::TypedSig => {
                    let id = inst.sig.map_or(Ok(0), |sig| self.writer.sig_id(sig))?;
                    self.u32(id);
                }
            }
        }
        if given.next().is_some() {
            return Err(match inst.op {
                Op::Ccall => WriteError::CalleeType,
                op => WriteError::IndexType(op.text()),
            });
        }
        for (operand, rule) in inst.plain_operands().iter().zip(shape.operands) {
            let wanted = types.wanted(inst, *rule);
            let ty = match wanted {
                Some(crate::front::uvm::typing::Wanted::AnyRef) => {
                    let void = types.find(&Type::Void);
                    void.and_then(|void| types.find(&Type::Ref(void)))
                }
                wanted => wanted.and_then(|wanted| types.known(&wanted)),
            };
            self.operand(operand, ty)?;
        }
        let cases = inst.edges.len().saturating_sub(inst.cases.len());
        if cases != shape.edges.len() {
            return Err(WriteError::Destinations(inst.op.text()));
        }
        for edge in inst.edges.iter().take(cases) {
            self.dest(edge);
        }
        if shape.cases {
            self.length(inst.cases.len(), "a SWITCH")?;
            for (value, edge) in inst.cases.iter().zip(inst.edges.iter().skip(cases)) {
                self.operand(value, inst.types.first().copied())?;
                self.dest(edge);
            }
        }
        if shape.args {
            self.length(inst.arguments().len(), "a list of arguments")?;
            for (at, operand) in inst.arguments().iter().enumerate() {
                let wanted = types.wanted_argument(inst, at);
                self.operand(operand, wanted.and_then(|wanted| types.known(&wanted)))?;
            }
        }
        if shape.keep == Keep::Optional {
            self.length(inst.keep.len(), "a list of values to keep alive")?;
            for kept in &inst.keep {
                self.value(kept.id);
            }
        }
        Ok(())
    }
}
