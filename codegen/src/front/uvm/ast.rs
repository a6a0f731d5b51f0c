//! Bundles: what the text form and the binary form have in common.
//!
//! Names are resolved, and PHIs are parameters of their blocks: each edge to a block has an argument for each parameter. Whether the bundle keeps
//! the rules of the language is the business of [`super::check`]: until it has been asked, ids are in range, but operands may have any type, and
//! a block may end in any instruction or be empty.

use crate::diag::{Diagnostic, Severity, Sources};
use crate::front::Origin;
use crate::mir::{Name, Names, Pos};

use super::table::{BOTH, Edge, INTRINSICS, Op, Order, RmwOp};
use super::types::{SigId, TypeId, Types};

/// A unit of code: everything that one file holds.
#[derive(Clone, Default, Debug)]
pub struct Bundle {
    /// Names, with their sigils.
    pub names: Names,
    /// Types and signatures.
    pub types: Types,
    /// Constants; [`ConstId`] is a position here.
    pub consts: Vec<Const>,
    /// Global cells; [`GlobalId`] is a position here.
    pub globals: Vec<Global>,
    /// Functions, declared or defined; [`FuncId`] is a position here.
    pub funcs: Vec<Function>,
    /// Definitions in the order of the file.
    pub order: Vec<Item>,
    /// The file it was read from, as file 0; empty for a bundle that was built.
    pub sources: Sources,
    /// What positions mean.
    pub origin: Origin,
}

/// The position of what another file of the program defines.
pub(super) const ELSEWHERE: Pos = Pos(u32::MAX - 1);

impl Bundle {
    /// What a file that comes after this one may use: all definitions, functions without their code.
    pub(super) fn for_others(mut self) -> Bundle {
        for node in &mut self.types.types {
            node.pos = ELSEWHERE;
        }
        for node in &mut self.types.sigs {
            node.pos = ELSEWHERE;
        }
        for item in &mut self.consts {
            item.pos = ELSEWHERE;
        }
        for global in &mut self.globals {
            global.pos = ELSEWHERE;
        }
        for function in &mut self.funcs {
            function.body = None;
            function.pos = ELSEWHERE;
        }
        self.order.clear();
        self.sources = Sources::default();
        self
    }

    /// A problem at a place of the text, or with the offset in the binary.
    pub(super) fn problem(
        &self,
        severity: Severity,
        code: &'static str,
        pos: Pos,
        message: String,
    ) -> Diagnostic {
        self.origin.problem(&self.sources, severity, code, pos, message)
    }
}

/// A definition of a bundle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Item {
    /// `.typedef`
    Type(TypeId),
    /// `.funcsig`
    Sig(SigId),
    /// `.const`
    Const(ConstId),
    /// `.global`
    Global(GlobalId),
    /// `.funcdecl`, `.funcdef`
    Func(FuncId),
}

/// Position of a constant in [`Bundle::consts`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ConstId(pub u32);

/// Position of a global cell in [`Bundle::globals`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct GlobalId(pub u32);

/// Position of a function in [`Bundle::funcs`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FuncId(pub u32);

/// Position of a value in [`Body::values`]; parameters come first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueId(pub u32);

/// Position of a block in [`Body::blocks`]; 0 is the entry.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BlockId(pub u32);

/// A named constant.
#[derive(Clone, Debug)]
pub struct Const {
    /// With its `@`.
    pub name: Name,
    /// Its type.
    pub ty: TypeId,
    /// Its value.
    pub value: Literal,
    /// The name.
    pub pos: Pos,
}

/// A value that is written down. Its type is that of its place.
#[derive(Clone, PartialEq, Debug)]
pub enum Literal {
    /// Two's complement; bits that the type does not have are ignored.
    Int(u64),
    /// The bits of a `float`.
    Float(u32),
    /// The bits of a `double`.
    Double(u64),
    /// No reference, function, thread or stack.
    Null,
    /// Values of fields.
    Struct(Vec<Constant>),
}

/// What a constant is made of.
#[derive(Clone, PartialEq, Debug)]
pub enum Constant {
    /// Written in place.
    Literal(Literal),
    /// A `.const`.
    Const(ConstId),
    /// The cell of a `.global`.
    Global(GlobalId),
    /// A function.
    Func(FuncId),
}

/// A global cell.
#[derive(Clone, Copy, Debug)]
pub struct Global {
    /// With its `@`.
    pub name: Name,
    /// Type of the cell.
    pub ty: TypeId,
    /// The name.
    pub pos: Pos,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// With its `@`.
    pub name: Name,
    /// Its signature.
    pub sig: SigId,
    /// `None` if it is only declared.
    pub body: Option<Body>,
    /// The name.
    pub pos: Pos,
}

/// The code of a function.
#[derive(Clone, Default, Debug)]
pub struct Body {
    /// Parameters, then what blocks and instructions define.
    pub values: Vec<SsaValue>,
    /// Number of parameters.
    pub params: u32,
    /// The first one is the entry.
    pub blocks: Vec<Block>,
    /// The closing brace, or the end of a binary function.
    pub end: Pos,
}

impl Body {
    /// A value of this body.
    pub fn value(&self, id: ValueId) -> Option<&SsaValue> {
        self.values.get(id.0 as usize)
    }

    /// For each block those that lead to it, each once, with the arguments that they give.
    pub fn predecessors(&self) -> Vec<Vec<(BlockId, &[Operand])>> {
        let mut predecessors: Vec<Vec<(BlockId, &[Operand])>> = vec![Vec::new(); self.blocks.len()];
        for (number, block) in (0..).zip(&self.blocks) {
            for edge in block.insts.iter().flat_map(|inst| &inst.edges) {
                if let Some(list) = predecessors.get_mut(edge.block.0 as usize)
                    && list.last().is_none_or(|(from, _)| from.0 != number)
                {
                    list.push((BlockId(number), &edge.args));
                }
            }
        }
        predecessors
    }

    /// The edges to each block: block, instruction in it, and which of that one's edges. Blocks of edges are of this body.
    pub(super) fn edges_to_blocks(&self) -> Vec<Vec<(u32, usize, usize)>> {
        let mut edges = vec![Vec::new(); self.blocks.len()];
        for (number, block) in (0..).zip(&self.blocks) {
            for (at, inst) in block.insts.iter().enumerate() {
                for (edge, dest) in inst.edges.iter().enumerate() {
                    edges[dest.block.0 as usize].push((number, at, edge));
                }
            }
        }
        edges
    }

    /// A block of this body.
    pub fn block(&self, id: BlockId) -> Option<&Block> {
        self.blocks.get(id.0 as usize)
    }
}

/// A parameter of the function or of a block, or the value of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct SsaValue {
    /// With its `%`; `None` for an instruction whose value nobody names.
    pub name: Option<Name>,
    /// Its type.
    pub ty: TypeId,
    /// Where it is defined.
    pub pos: Pos,
}

/// A basic block.
#[derive(Clone, Debug)]
pub struct Block {
    /// Label with its `%`; `None` for an entry without one.
    pub label: Option<Name>,
    /// What PHIs define.
    pub params: Vec<ValueId>,
    /// In order.
    pub insts: Vec<Inst>,
    /// The label, or where the first instruction stands.
    pub pos: Pos,
}

/// An instruction: its [`Shape`](super::table::Shape) says what of this it has.
#[derive(Clone, Debug)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// Its name, which instructions without a value may have too.
    pub name: Option<Name>,
    /// The value that it defines.
    pub result: Option<ValueId>,
    /// Type parameters.
    pub types: Vec<TypeId>,
    /// Signature.
    pub sig: Option<SigId>,
    /// Number of a field, a watchpoint, or position in [`INTRINSICS`](super::table::INTRINSICS).
    pub index: u32,
    /// Atomic orders.
    pub orders: Vec<Order>,
    /// Operator of a read-modify-write.
    pub rmw: Option<RmwOp>,
    /// Operands, arguments after the others.
    pub operands: Vec<Operand>,
    /// Number of arguments among them.
    pub args: u32,
    /// Edges by the shape, then those of the cases.
    pub edges: Vec<Dest>,
    /// Values of the cases.
    pub cases: Vec<Operand>,
    /// Values that a client may read.
    pub keep: Vec<ValueRef>,
    /// What `SWAPSTACK` has between its operands.
    pub swap: Option<Swap>,
    /// The opcode.
    pub pos: Pos,
}

impl Inst {
    /// An instruction without operands.
    pub fn new(op: Op, pos: Pos) -> Inst {
        Inst {
            op,
            name: None,
            result: None,
            types: Vec::new(),
            sig: None,
            index: 0,
            orders: Vec::new(),
            rmw: None,
            operands: Vec::new(),
            args: 0,
            edges: Vec::new(),
            cases: Vec::new(),
            keep: Vec::new(),
            swap: None,
            pos,
        }
    }

    /// Whether a block ends with it.
    pub fn ends(&self) -> bool {
        let leaves = self.swap.is_some_and(|swap| swap.back.is_none());
        self.op.shape().ends || !self.edges.is_empty() || leaves
    }

    /// Whether it may be the last one of a block: also what ends the thread, after which the seed needs another one.
    pub fn may_end(&self) -> bool {
        self.ends() || self.op == Op::Icall && self.intrinsic() == Some("@uvm.thread_exit")
    }

    /// The name of the intrinsic function that it calls.
    pub fn intrinsic(&self) -> Option<&'static str> {
        let known = INTRINSICS.get(self.index as usize)?;
        matches!(self.op, Op::Icall | Op::Iinvoke).then_some(known.name)
    }

    /// What its edges are taken for, those of cases left out.
    pub fn edge_kinds(&self) -> &'static [Edge] {
        match self.op.shape().edges {
            [] if !self.edges.is_empty() => BOTH,
            kinds => kinds,
        }
    }

    /// Operands without arguments.
    pub fn plain_operands(&self) -> &[Operand] {
        let plain = self.operands.len().saturating_sub(self.args as usize);
        self.operands.get(..plain).unwrap_or_default()
    }

    /// Arguments.
    pub fn arguments(&self) -> &[Operand] {
        let plain = self.operands.len().saturating_sub(self.args as usize);
        self.operands.get(plain..).unwrap_or_default()
    }
}

/// What `SWAPSTACK` does with both stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swap {
    /// The type of the value that the current stack waits for, which may be `void`; `None` if it ends.
    pub back: Option<TypeId>,
    /// What the other one gets, as the second operand.
    pub pass: Pass,
}

/// What a stack is resumed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pass {
    /// Nothing.
    Void,
    /// A value of this type.
    Value(TypeId),
    /// An exception.
    Throw,
}

/// A mention of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueRef {
    /// Which.
    pub id: ValueId,
    /// Where.
    pub pos: Pos,
}

/// What an instruction works on.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Which value.
    pub data: OperandData,
    /// Where.
    pub pos: Pos,
}

/// The kinds of operands.
#[derive(Clone, PartialEq, Debug)]
pub enum OperandData {
    /// A value of the function.
    Value(ValueId),
    /// A constant.
    Constant(Constant),
}

/// Where an edge leads.
#[derive(Clone, Debug)]
pub struct Dest {
    /// The block.
    pub block: BlockId,
    /// One for each of its parameters.
    pub args: Vec<Operand>,
    /// The label.
    pub pos: Pos,
}
