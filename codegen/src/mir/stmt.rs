//! Statement nodes.

use maple_mirbin::{Op, Prim};

use super::{ArgList, BlockId, FuncId, IntrinsicRef, LabelId, Loc, LocalId, Name, Pos, Reg, Sym, TypeId};

/// A statement of [`super::Function::stmts`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct StmtId(pub u32);

/// A statement node: opcode, type if it names one, operands, and what else the opcode takes.
///
/// A label is a statement of its own ([`Op::Label`]) before the statement it marks. Statements that MAPLE IR spells in several ways
/// have one form here: `membarfull` is [`Op::MembarStoreLoad`], `decrefwithcheck` is [`Op::DecRef`] (which allows null), `try @h @f`
/// is [`Op::JsTry`] and a `catch` without types [`Op::JsCatch`], `cpptry`/`cppcatch` are [`Op::Try`]/[`Op::Catch`] of the C++
/// dialect, `indexgoto` is [`Op::Igoto`] with [`StmtData::JumpTable`].
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// A statement opcode of MAPLE IR.
    pub op: Op,
    /// iassignoff, iassignfpoff, regassign: the type stored. Otherwise void.
    pub prim: Prim,
    /// Operands.
    pub args: ArgList,
    /// The other fields.
    pub data: StmtData,
    /// Where it stands in the text.
    pub pos: Pos,
    /// Source position it belongs to.
    pub loc: Loc,
}

/// The fields of a statement besides its operands.
#[derive(Clone, PartialEq, Debug)]
pub enum StmtData {
    /// return, throw, eval, free, asserts, fences, sync, reference counts, endtry, cleanuptry, retsub, jscatch, finally.
    None,
    /// dassign, maydassign: variable and field id; the value is operand 0.
    Var(Sym, i32),
    /// dassign without operand: the initial value of a local variable, where a block declares it.
    Initial(LocalId),
    /// iassign: pointer type and field id; operands address, value.
    Field(TypeId, i32),
    /// iassignoff (operands address, value), iassignfpoff (operand value): byte offset.
    Offset(i32),
    /// regassign: the value is operand 0.
    Reg(Reg),
    /// block; while and dowhile with the condition as operand 0.
    Body(BlockId),
    /// if: operand 0 is the condition.
    If(BlockId, Option<BlockId>),
    /// doloop: a local variable or preg; operands start, continuation test, increment.
    DoLoop(Result<Sym, Reg>, BlockId),
    /// foreachelem: element variable, collection variable.
    ForeachElem(Sym, Sym, BlockId),
    /// label, goto, brtrue, brfalse, gosub.
    Label(LabelId),
    /// switch, rangegoto: operand 0 is the selector.
    Switch(Box<Switch>),
    /// multiway: operand 0 is the selector, the others are the tags.
    Multiway(Box<Multiway>),
    /// indexgoto: the table variable; operand 0 is the index.
    JumpTable(Sym),
    /// Every call form.
    Call(Box<Call>),
    /// javatry, try: handlers in the order in which they are asked.
    Try(Box<[LabelId]>, CatchDialect),
    /// jstry: handler and finally label.
    JsTry(Option<LabelId>, Option<LabelId>),
    /// javacatch, catch: pointer types; `<* void>` catches everything.
    Catch(Box<[TypeId]>, CatchDialect),
    /// comment: its text without `#`.
    Comment(Name),
}

const _: () = assert!(size_of::<Stmt>() <= 64);

/// Which keyword pair a try/catch was written with, where the opcode does not tell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum CatchDialect {
    /// `try`/`catch`, `javatry`/`javacatch`.
    #[default]
    Java,
    /// `cpptry`/`cppcatch`.
    Cpp,
}

/// The table of a switch or rangegoto.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// Where unlisted values go; `None` for rangegoto.
    pub default: Option<LabelId>,
    /// rangegoto: subtracted from the selector before the lookup.
    pub tag_offset: i64,
    /// Tags and targets as written.
    pub cases: Vec<(i64, LabelId)>,
}

/// The table of a multiway.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Multiway {
    /// Where unlisted values go.
    pub default: LabelId,
    /// Target of each tag operand.
    pub targets: Vec<LabelId>,
}

/// What a call statement takes besides its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    /// What is called.
    pub callee: Callee,
    /// polymorphiccall: the signature; intrinsiccallwithtype: the type.
    pub ty: Option<TypeId>,
    /// `..instant` forms: type parameters and what stands for them.
    pub instance: Box<[(Name, TypeId)]>,
    /// Where the results go, in order; only the `..assigned` forms have any.
    pub rets: Box<[RetTarget]>,
}

impl Call {
    /// A call without type, instance or results.
    pub fn new(callee: Callee) -> Call {
        Call {
            callee,
            ty: None,
            instance: Box::default(),
            rets: Box::default(),
        }
    }
}

/// What is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// A named function or method.
    Func(FuncId),
    /// The address in operand 0.
    Indirect,
    /// An intrinsic.
    Intrinsic(IntrinsicRef),
    /// A numbered user intrinsic.
    User(u32),
}

/// Where one result of a call goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RetTarget {
    /// `dassign sym field`
    Var(Sym, i32),
    /// `regassign prim reg`
    Reg(Prim, Reg),
    /// `dassign` without a variable: the result is dropped.
    Ignored,
}
