//! Numbers to what they stand for.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{BinaryError, Id, RawBlock, RawConst, RawInst, RawType, Read, Record};
use crate::front::Origin;
use crate::front::uvm::ast::{
    Block, BlockId, Body, Bundle, Const, ConstId, Constant, Dest, FuncId, Function, Global, GlobalId, Inst,
    Item, Literal, Operand, OperandData, SsaValue, ValueId, ValueRef,
};
use crate::front::uvm::binary::ty;
use crate::front::uvm::parse::is_name_byte;
use crate::front::uvm::table::Op;
use crate::front::uvm::types::{Sig, SigId, Type, TypeId};
use crate::mir::{Name, Pos};

/// Types and constants nested more deeply, without names, are an error.
const MAX_NESTING: u32 = 200;

/// The bundle that records make.
pub(super) fn bundle(records: &[Record], name: &str) -> Read<Bundle> {
    let mut bundle = Bundle {
        origin: Origin::Binary,
        ..Bundle::default()
    };
    bundle.sources.add(crate::diag::SourceFile::new(name, Vec::new()));
    let mut resolver = Resolver {
        bundle,
        names: FxHashMap::default(),
        types: FxHashMap::default(),
        sigs: FxHashMap::default(),
        consts: FxHashMap::default(),
        type_ids: FxHashMap::default(),
        sig_ids: FxHashMap::default(),
        values: FxHashMap::default(),
        depth: 0,
    };
    resolver.names(records)?;
    resolver.collect(records)?;
    resolver.bundle.reference_types();
    resolver.fill()?;
    resolver.items(records)?;
    Ok(resolver.bundle)
}

fn fail<T>(id: Id, message: impl Into<String>) -> Read<T> {
    Err(BinaryError {
        offset: id.offset,
        message: message.into(),
        hint: "",
    })
}

fn pos(offset: usize) -> Pos {
    Pos(u32::try_from(offset).unwrap_or(u32::MAX))
}

#[derive(Clone, Copy)]
enum GlobalValue {
    Const(ConstId),
    Global(GlobalId),
    Func(FuncId),
}

struct Resolver<'r> {
    bundle: Bundle,
    names: FxHashMap<u32, Name>,
    types: FxHashMap<u32, &'r RawType>,
    sigs: FxHashMap<u32, (Id, &'r [Id])>,
    consts: FxHashMap<u32, (Id, &'r RawConst)>,
    type_ids: FxHashMap<u32, TypeId>,
    sig_ids: FxHashMap<u32, SigId>,
    values: FxHashMap<u32, GlobalValue>,
    depth: u32,
}

impl<'r> Resolver<'r> {
    fn names(&mut self, records: &[Record]) -> Read<()> {
        let mut taken: FxHashSet<&[u8]> = FxHashSet::default();
        for record in records {
            let Record::Name(id, bytes) = record else {
                continue;
            };
            let (sigil, rest) = bytes.split_first().unwrap_or((&0, &[]));
            if !matches!(sigil, b'@' | b'%')
                || rest.is_empty()
                || !rest.iter().all(|byte| is_name_byte(*byte))
            {
                return fail(*id, format!("`{}` is no name", String::from_utf8_lossy(bytes)));
            }
            if *sigil == b'@' && !taken.insert(bytes) {
                return fail(
                    *id,
                    format!("the name {} is given twice", String::from_utf8_lossy(bytes)),
                );
            }
            let name = self.bundle.names.intern(bytes);
            self.names.insert(id.number, name);
        }
        Ok(())
    }

    /// The name of something global.
    fn global_name(&mut self, id: Id) -> Read<Name> {
        match self.names.get(&id.number) {
            Some(name) if self.bundle.names.bytes(*name).first() == Some(&b'@') => Ok(*name),
            Some(_) => fail(id, "what is global has the name of something local"),
            None => Ok(self.bundle.names.intern(format!("@id{}", id.number))),
        }
    }

    fn local_name(&self, id: Id) -> Read<Option<Name>> {
        match self.names.get(&id.number) {
            Some(name) if self.bundle.names.bytes(*name).first() == Some(&b'%') => Ok(Some(*name)),
            Some(_) => fail(id, "what is local has the name of something global"),
            None => Ok(None),
        }
    }

    /// Records by number, and ids for what has a name.
    fn collect(&mut self, records: &'r [Record]) -> Read<()> {
        let mut seen = FxHashSet::default();
        for record in records {
            let id = match record {
                Record::Name(..) => continue,
                Record::Type(id, ..)
                | Record::Sig(id, ..)
                | Record::Const(id, ..)
                | Record::Global(id, ..)
                | Record::Declare(id, ..)
                | Record::Define(id, ..) => *id,
            };
            // A function may be declared and defined.
            let is_known = matches!(self.values.get(&id.number), Some(GlobalValue::Func(_)));
            let again = is_known && matches!(record, Record::Declare(..) | Record::Define(..));
            let is_new = seen.insert(id.number);
            if !is_new && !again {
                return fail(id, format!("the number {} is given twice", id.number));
            }
            match record {
                Record::Type(id, raw) => {
                    self.types.insert(id.number, raw);
                    if self.names.contains_key(&id.number) {
                        let name = self.global_name(*id)?;
                        let ty = self.bundle.types.add(Type::Void, Some(name), pos(id.offset));
                        self.type_ids.insert(id.number, ty);
                    }
                }
                Record::Sig(id, result, params) => {
                    self.sigs.insert(id.number, (*result, params));
                    if self.names.contains_key(&id.number) {
                        let name = self.global_name(*id)?;
                        let sig = Sig {
                            result: TypeId(0),
                            params: Box::default(),
                        };
                        let sig = self.bundle.types.add_sig(sig, Some(name), pos(id.offset));
                        self.sig_ids.insert(id.number, sig);
                    }
                }
                Record::Const(id, ty, raw) => {
                    self.consts.insert(id.number, (*ty, raw));
                    if self.names.contains_key(&id.number) {
                        let name = self.global_name(*id)?;
                        self.bundle.consts.push(Const {
                            name,
                            ty: TypeId(0),
                            value: Literal::Null,
                            pos: pos(id.offset),
                        });
                        let value = GlobalValue::Const(ConstId(self.bundle.consts.len() as u32 - 1));
                        self.values.insert(id.number, value);
                    }
                }
                Record::Global(id, _) => {
                    let name = self.global_name(*id)?;
                    self.bundle.globals.push(Global {
                        name,
                        ty: TypeId(0),
                        pos: pos(id.offset),
                    });
                    let value = GlobalValue::Global(GlobalId(self.bundle.globals.len() as u32 - 1));
                    self.values.insert(id.number, value);
                }
                Record::Declare(id, _) | Record::Define(id, ..) => {
                    if self.values.contains_key(&id.number) {
                        continue;
                    }
                    let name = self.global_name(*id)?;
                    self.bundle.funcs.push(Function {
                        name,
                        sig: SigId(0),
                        body: None,
                        pos: pos(id.offset),
                    });
                    let value = GlobalValue::Func(FuncId(self.bundle.funcs.len() as u32 - 1));
                    self.values.insert(id.number, value);
                }
                Record::Name(..) => {}
            }
        }
        Ok(())
    }

    /// Types and signatures with names get their constructors.
    fn fill(&mut self) -> Read<()> {
        let mut named: Vec<(u32, TypeId)> = self.type_ids.iter().map(|(id, ty)| (*id, *ty)).collect();
        named.sort_unstable();
        for (number, id) in named {
            if let Some(raw) = self.types.get(&number).copied() {
                let ty = self.constructor(raw)?;
                self.bundle.types.types[id.0 as usize].ty = ty;
            }
        }
        let mut named: Vec<(u32, SigId)> = self.sig_ids.iter().map(|(id, sig)| (*id, *sig)).collect();
        named.sort_unstable();
        for (number, id) in named {
            if let Some((result, params)) = self.sigs.get(&number).copied() {
                let sig = self.sig_of(result, params)?;
                self.bundle.types.sigs[id.0 as usize].sig = sig;
            }
        }
        Ok(())
    }

    fn enter(&mut self, id: Id) -> Read<()> {
        if self.depth >= MAX_NESTING {
            return fail(
                id,
                format!(
                    "more than {MAX_NESTING} levels of nesting without a name; a type that refers to itself needs one"
                ),
            );
        }
        self.depth += 1;
        Ok(())
    }

    fn ty(&mut self, id: Id) -> Read<TypeId> {
        if let Some(known) = self.type_ids.get(&id.number) {
            return Ok(*known);
        }
        let Some(raw) = self.types.get(&id.number).copied() else {
            return fail(id, format!("there is no type {}", id.number));
        };
        self.enter(id)?;
        let ty = self.constructor(raw)?;
        self.depth -= 1;
        let known = self.bundle.types.intern(ty, pos(id.offset));
        self.type_ids.insert(id.number, known);
        Ok(known)
    }

    fn constructor(&mut self, raw: &RawType) -> Read<Type> {
        Ok(match raw {
            RawType::Int(bits) => Type::Int(*bits),
            RawType::Plain(ty::FLOAT) => Type::Float,
            RawType::Plain(ty::DOUBLE) => Type::Double,
            RawType::Plain(ty::THREAD) => Type::Thread,
            RawType::Plain(ty::STACK) => Type::Stack,
            RawType::Plain(ty::TAGREF64) => Type::TagRef64,
            RawType::Plain(_) => Type::Void,
            RawType::One(ty::REF, to) => Type::Ref(self.ty(*to)?),
            RawType::One(ty::IREF, to) => Type::IRef(self.ty(*to)?),
            RawType::One(ty::WEAKREF, to) => Type::WeakRef(self.ty(*to)?),
            RawType::One(_, sig) => Type::Func(self.sig(*sig)?),
            RawType::Struct(fields) => {
                let fields: Read<Vec<TypeId>> = fields.iter().map(|field| self.ty(*field)).collect();
                Type::Struct(fields?.into())
            }
            RawType::Array(element, length) => Type::Array(self.ty(*element)?, *length),
            RawType::Hybrid(fixed, var) => Type::Hybrid(self.ty(*fixed)?, self.ty(*var)?),
        })
    }

    fn sig(&mut self, id: Id) -> Read<SigId> {
        if let Some(known) = self.sig_ids.get(&id.number) {
            return Ok(*known);
        }
        let Some((result, params)) = self.sigs.get(&id.number).copied() else {
            return fail(id, format!("there is no signature {}", id.number));
        };
        self.enter(id)?;
        let sig = self.sig_of(result, params)?;
        self.depth -= 1;
        let known = self.bundle.types.intern_sig(sig, pos(id.offset));
        self.sig_ids.insert(id.number, known);
        Ok(known)
    }

    fn sig_of(&mut self, result: Id, params: &[Id]) -> Read<Sig> {
        let result = self.ty(result)?;
        let params: Read<Vec<TypeId>> = params.iter().map(|param| self.ty(*param)).collect();
        Ok(Sig {
            result,
            params: params?.into(),
        })
    }

    /// A constant by number: by its name, or its value.
    fn constant(&mut self, id: Id, wanted: Option<TypeId>) -> Read<Constant> {
        match self.values.get(&id.number) {
            Some(GlobalValue::Const(known)) => return Ok(Constant::Const(*known)),
            Some(GlobalValue::Global(known)) => return Ok(Constant::Global(*known)),
            Some(GlobalValue::Func(known)) => return Ok(Constant::Func(*known)),
            None => {}
        }
        let Some((ty, raw)) = self.consts.get(&id.number).copied() else {
            return fail(id, format!("there is no value {}", id.number));
        };
        self.enter(id)?;
        // A literal has the type of its place.
        let own = self.ty(ty)?;
        let ty = wanted.unwrap_or(own);
        let literal = self.literal(raw, ty, id)?;
        self.depth -= 1;
        Ok(Constant::Literal(literal))
    }

    fn literal(&mut self, raw: &RawConst, ty: TypeId, id: Id) -> Read<Literal> {
        let constructor = self.bundle.types.ty(ty).clone();
        Ok(match (raw, &constructor) {
            (RawConst::Int(bits), Type::Int(_)) => Literal::Int(*bits),
            (RawConst::Float(bits), Type::Float) => Literal::Float(*bits),
            (RawConst::Double(bits), Type::Double) => Literal::Double(*bits),
            (
                RawConst::Null,
                Type::Ref(_) | Type::IRef(_) | Type::WeakRef(_) | Type::Func(_) | Type::Thread | Type::Stack,
            ) => Literal::Null,
            (RawConst::Struct(values), Type::Struct(fields)) if values.len() == fields.len() => {
                let values: Read<Vec<Constant>> = values
                    .iter()
                    .zip(fields)
                    .map(|(value, field)| self.constant(*value, Some(*field)))
                    .collect();
                Literal::Struct(values?)
            }
            _ => return fail(id, "the constant is not of its type"),
        })
    }

    fn items(&mut self, records: &[Record]) -> Read<()> {
        let mut seen = FxHashSet::default();
        for record in records {
            let item = match record {
                Record::Type(id, _) if self.names.contains_key(&id.number) => Item::Type(self.ty(*id)?),
                Record::Sig(id, ..) if self.names.contains_key(&id.number) => Item::Sig(self.sig(*id)?),
                Record::Const(id, ty, raw) => match self.values.get(&id.number) {
                    Some(GlobalValue::Const(known)) => {
                        let known = *known;
                        let ty = self.ty(*ty)?;
                        let value = self.literal(raw, ty, *id)?;
                        let constant = &mut self.bundle.consts[known.0 as usize];
                        (constant.ty, constant.value) = (ty, value);
                        Item::Const(known)
                    }
                    _ => continue,
                },
                Record::Global(id, ty) => {
                    let ty = self.ty(*ty)?;
                    let Some(GlobalValue::Global(known)) = self.values.get(&id.number).copied() else {
                        continue;
                    };
                    self.bundle.globals[known.0 as usize].ty = ty;
                    Item::Global(known)
                }
                Record::Declare(id, sig) | Record::Define(id, sig, ..) => {
                    let sig = self.sig(*sig)?;
                    let Some(GlobalValue::Func(known)) = self.values.get(&id.number).copied() else {
                        continue;
                    };
                    self.bundle.funcs[known.0 as usize].sig = sig;
                    Item::Func(known)
                }
                _ => continue,
            };
            if seen.insert(item) {
                self.bundle.order.push(item);
            }
        }
        for record in records {
            let Record::Define(id, _, params, blocks) = record else {
                continue;
            };
            let Some(GlobalValue::Func(known)) = self.values.get(&id.number).copied() else {
                continue;
            };
            if self.bundle.funcs[known.0 as usize].body.is_some() {
                return fail(*id, "the function is defined twice");
            }
            let sig = self.bundle.funcs[known.0 as usize].sig;
            let body = self.body(*id, sig, params, blocks)?;
            self.bundle.funcs[known.0 as usize].body = Some(body);
        }
        Ok(())
    }

    fn body(&mut self, id: Id, sig: SigId, params: &[Id], blocks: &[RawBlock]) -> Read<Body> {
        let types = self
            .bundle
            .types
            .sig(sig)
            .map(|sig| sig.params.clone())
            .unwrap_or_default();
        if types.len() != params.len() {
            return fail(
                id,
                format!(
                    "the signature has {} parameters, the function {}",
                    types.len(),
                    params.len()
                ),
            );
        }
        let mut local = Local {
            values: FxHashMap::default(),
            blocks: FxHashMap::default(),
            body: Body {
                params: params.len() as u32,
                end: pos(id.offset),
                ..Body::default()
            },
        };
        for (param, ty) in params.iter().zip(&types) {
            let name = self.local_name(*param)?;
            local.define(*param, name, *ty)?;
        }
        for (number, block) in (0..).zip(blocks) {
            if local.blocks.insert(block.id.number, BlockId(number)).is_some() {
                return fail(block.id, format!("the number {} is given twice", block.id.number));
            }
        }
        let mut insts = Vec::new();
        for raw in blocks {
            insts.push(self.define_results(&mut local, raw)?);
        }
        for (raw, (params, mut insts)) in blocks.iter().zip(insts) {
            let code = raw.insts.iter().filter(|inst| inst.op != Op::Phi);
            for (raw, inst) in code.zip(&mut insts) {
                self.operands(&local, raw, inst)?;
            }
            let label = self.local_name(raw.id)?;
            local.body.blocks.push(Block {
                label,
                params,
                insts,
                pos: pos(raw.id.offset),
            });
        }
        self.phis(&mut local, blocks)?;
        Ok(local.body)
    }

    /// Parameters and instructions of a block, with their values, without operands.
    fn define_results(&mut self, local: &mut Local, block: &RawBlock) -> Read<(Vec<ValueId>, Vec<Inst>)> {
        let (mut params, mut insts) = (Vec::new(), Vec::new());
        for raw in &block.insts {
            let name = self.local_name(raw.id)?;
            let types: Read<Vec<TypeId>> = raw.types.iter().map(|ty| self.ty(*ty)).collect();
            let types = types?;
            if raw.op == Op::Phi {
                let begun = insts.iter().any(|inst: &Inst| inst.op != Op::Landingpad);
                if begun || local.blocks.get(&block.id.number) == Some(&BlockId(0)) {
                    return fail(
                        raw.id,
                        "a PHI stands in the entry block, or after another instruction",
                    );
                }
                let ty = types.first().copied().unwrap_or(TypeId(0));
                params.push(local.define(raw.id, name, ty)?);
                continue;
            }
            let mut inst = Inst::new(raw.op, pos(raw.offset));
            inst.name = name;
            inst.types = types;
            inst.sig = raw.sig.map(|sig| self.sig(sig)).transpose()?;
            inst.index = raw.index;
            inst.orders.clone_from(&raw.orders);
            inst.rmw = raw.rmw;
            inst.args = raw.args;
            let result = self.bundle.types.wanted(&inst, raw.op.shape().result);
            if let Some(ty) = result.and_then(|wanted| self.bundle.settle(&wanted, pos(raw.offset))) {
                inst.result = Some(local.define(raw.id, name, ty)?);
            }
            insts.push(inst);
        }
        Ok((params, insts))
    }

    fn operands(&mut self, local: &Local, raw: &RawInst, inst: &mut Inst) -> Read<()> {
        let plain = raw.operands.len() - raw.args as usize;
        let shape = raw.op.shape();
        if raw.args as usize != self.bundle.types.wanted_arguments(inst) && shape.args {
            return fail(
                raw.id,
                format!(
                    "{} arguments are given, {} wanted",
                    raw.args,
                    self.bundle.types.wanted_arguments(inst)
                ),
            );
        }
        for (at, operand) in raw.operands.iter().enumerate() {
            let wanted = match at.checked_sub(plain) {
                Some(arg) => self.bundle.types.wanted_argument(inst, arg),
                None => self.bundle.types.wanted(inst, shape.operands[at]),
            };
            let ty = wanted.and_then(|wanted| self.bundle.settle(&wanted, pos(raw.offset)));
            let operand = self.operand(local, *operand, ty)?;
            inst.operands.push(operand);
        }
        for edge in &raw.edges {
            inst.edges.push(Dest {
                block: local.block(*edge)?,
                args: Vec::new(),
                pos: pos(edge.offset),
            });
        }
        for case in &raw.cases {
            let operand = self.operand(local, *case, inst.types.first().copied())?;
            inst.cases.push(operand);
        }
        for kept in &raw.keep {
            match local.values.get(&kept.number) {
                Some(id) => inst.keep.push(ValueRef {
                    id: *id,
                    pos: pos(kept.offset),
                }),
                None => {
                    return fail(
                        *kept,
                        format!("there is no value {} in the function", kept.number),
                    );
                }
            }
        }
        Ok(())
    }

    fn operand(&mut self, local: &Local, id: Id, ty: Option<TypeId>) -> Read<Operand> {
        let data = match local.values.get(&id.number) {
            Some(value) => OperandData::Value(*value),
            None => OperandData::Constant(self.constant(id, ty)?),
        };
        Ok(Operand {
            data,
            pos: pos(id.offset),
        })
    }

    /// The sources of PHIs become arguments of edges.
    fn phis(&mut self, local: &mut Local, blocks: &[RawBlock]) -> Read<()> {
        let incoming = local.body.edges_to_blocks();
        for (number, block) in blocks.iter().enumerate() {
            for phi in block.insts.iter().filter(|inst| inst.op == Op::Phi) {
                let ty = phi.types.first().map(|ty| self.ty(*ty)).transpose()?;
                let mut sources = FxHashMap::default();
                for (from, value) in &phi.sources {
                    let from = local.block(*from)?;
                    let operand = self.operand(local, *value, ty)?;
                    if sources.insert(from.0, operand).is_some() {
                        return fail(phi.id, "the PHI has two values for one block");
                    }
                }
                for &(from, at, edge) in &incoming[number] {
                    let Some(operand) = sources.get(&from) else {
                        return fail(phi.id, "the PHI has no value for a block that leads here");
                    };
                    local.body.blocks[from as usize].insts[at].edges[edge]
                        .args
                        .push(operand.clone());
                }
            }
        }
        Ok(())
    }
}

/// A body under construction.
struct Local {
    values: FxHashMap<u32, ValueId>,
    blocks: FxHashMap<u32, BlockId>,
    body: Body,
}

impl Local {
    fn define(&mut self, id: Id, name: Option<Name>, ty: TypeId) -> Read<ValueId> {
        let value = ValueId(self.body.values.len() as u32);
        if self.values.insert(id.number, value).is_some() {
            return fail(id, format!("the number {} is given twice", id.number));
        }
        self.body.values.push(SsaValue {
            name,
            ty,
            pos: pos(id.offset),
        });
        Ok(value)
    }

    fn block(&self, id: Id) -> Read<BlockId> {
        match self.blocks.get(&id.number) {
            Some(block) => Ok(*block),
            None => fail(id, format!("there is no block {} in the function", id.number)),
        }
    }
}
