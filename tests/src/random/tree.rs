//! The trees of random programs: what the generator makes, both printers print and the reducer cuts.
//!
//! Every node keeps its operands in one list and every statement its blocks in another, so that the reducer needs to know few of them.

use maple_mirbin::{Intrinsic, Op, Prim};

use super::types::{Path, Record, Sig, Ty, Types};

/// The checksum, a `u64`: position in [`Tree::globals`].
pub const SUM: usize = 0;
/// What is left of the work that the program may do, an `i32`: position in [`Tree::globals`].
pub const FUEL: usize = 1;
/// The function that does the work: position in [`Tree::funcs`].
pub const MAIN: usize = 0;
/// The function that adds all globals to the checksum and gives it.
pub const CHECK: usize = 1;

/// A program.
#[derive(Clone, Debug)]
pub struct Tree {
    /// Ends all global names, so that many programs fit into one module.
    pub seed: u64,
    /// Structs and unions.
    pub records: Vec<Record>,
    /// Signatures that pointers to functions have.
    pub sigs: Vec<Sig>,
    /// Global variables; the first two are [`SUM`] and [`FUEL`].
    pub globals: Vec<Global>,
    /// Functions; the first two are [`MAIN`] and [`CHECK`].
    pub funcs: Vec<Func>,
    /// Addresses of 0 may be followed.
    pub nulls: bool,
    /// Prototypes precede all else.
    pub prototypes: bool,
    /// It may throw, which is not translated to C.
    pub throws: bool,
}

impl Tree {
    /// The types of the program.
    pub fn types(&self) -> Types<'_> {
        Types {
            records: &self.records,
            sigs: &self.sigs,
            seed: self.seed,
        }
    }

    /// Type of a variable of `func`.
    pub fn var_ty<'t>(&'t self, func: &'t Func, var: Var) -> &'t Ty {
        match var {
            Var::Global(index) => &self.globals[index].ty,
            Var::Local(index) => &func.locals[index].ty,
        }
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// Its type.
    pub ty: Ty,
    /// Its initial value; zero without one.
    pub init: Option<Init>,
}

/// An initial value.
#[derive(Clone, PartialEq, Debug)]
pub enum Init {
    /// Bits of a scalar.
    Bits(u64),
    /// Address of a member of a global, some bytes on.
    Address(usize, Path, u32),
    /// Address of a function.
    Func(usize),
    /// Elements of an array from the first on.
    List(Vec<Init>),
    /// Some members of a struct, or one of a union.
    Fields(Vec<(usize, Init)>),
}

/// A function.
#[derive(Clone, Debug)]
pub struct Func {
    /// Parameters and results.
    pub sig: Sig,
    /// What each parameter is called.
    pub formals: Vec<Formal>,
    /// Variables, those of the parameters among them.
    pub locals: Vec<Local>,
    /// Types of the pseudo-registers.
    pub regs: Vec<Prim>,
    /// A condition on the formals, under which the function does nothing but to give this value.
    pub early: Option<(Expr, Expr)>,
    /// Takes one unit of fuel, and gives zeros at once when there is none.
    pub guard: bool,
    /// Statements.
    pub body: Block,
    /// Values given at the end.
    pub ret: Vec<Expr>,
}

/// A parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formal {
    /// Position in [`Func::locals`].
    Local(usize),
    /// Position in [`Func::regs`].
    Reg(usize),
}

/// A local variable.
#[derive(Clone, Debug)]
pub struct Local {
    /// Its type.
    pub ty: Ty,
    /// Static, with an initial value.
    pub init: Option<Init>,
}

/// A variable.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Var {
    /// Position in [`Tree::globals`].
    Global(usize),
    /// Position in [`Func::locals`].
    Local(usize),
}

/// An expression.
#[derive(Clone, PartialEq, Debug)]
pub struct Expr {
    /// Type of the value; `Agg` for structs and unions.
    pub ty: Prim,
    /// What it does.
    pub node: Node,
    /// Operands.
    pub args: Vec<Expr>,
}

/// What an expression does.
#[derive(Clone, PartialEq, Debug)]
pub enum Node {
    /// A constant's bits.
    Const(u64),
    /// `regread`
    Reg(usize),
    /// `regread` of a result of the call before.
    RetVal(usize),
    /// `dread`
    Read(Var, Path),
    /// `iread` through a pointer to this type.
    IRead(Ty, Path),
    /// `ireadoff`
    ReadOff(u32),
    /// An operation that is written `op type (operands)`.
    Op(Op),
    /// A comparison as values of this type.
    Compare(Op, Prim),
    /// `cvt` and the rounding operations, from this type.
    Convert(Op, Prim),
    /// `retype` between numbers.
    Retype,
    /// The bits of a float, those of one NaN for every NaN.
    FloatBits,
    /// A float with one NaN for every NaN.
    Canonical,
    /// `sext`, `zext`, `extractbits`, `depositbits`: position and number of bits.
    Bits(Op, u8, u8),
    /// `addrof`
    AddrOf(Var, Path),
    /// `iaddrof` through a pointer to this type.
    IAddrOf(Ty, Path),
    /// `array`, with check or without, of this array type: base and indices.
    Elem(bool, Ty),
    /// `sizeoftype`
    SizeOf(Ty),
    /// `fieldsdist` between two members of a record.
    FieldsDist(usize, Path, Path),
    /// `addroffunc`
    FuncAddr(usize),
    /// `conststr`
    Str(String),
    /// `intrinsicop`
    Intrinsic(Intrinsic),
}

impl Expr {
    /// A node without operands.
    pub fn leaf(ty: Prim, node: Node) -> Expr {
        Expr {
            ty,
            node,
            args: Vec::new(),
        }
    }

    /// A node with operands.
    pub fn new(ty: Prim, node: Node, args: impl Into<Vec<Expr>>) -> Expr {
        Expr {
            ty,
            node,
            args: args.into(),
        }
    }

    /// A constant; `value` is brought to the type.
    pub fn constant(ty: Prim, value: u64) -> Expr {
        Expr::leaf(ty, Node::Const(ty.canonical(value)))
    }

    /// `op ty (a, b)`
    pub fn binary(op: Op, ty: Prim, a: Expr, b: Expr) -> Expr {
        Expr::new(ty, Node::Op(op), [a, b])
    }

    /// `dread` of a whole scalar variable.
    pub fn read(ty: Prim, var: Var) -> Expr {
        Expr::leaf(ty, Node::Read(var, Path::new()))
    }
}

/// Statements in order.
pub type Block = Vec<Stmt>;

/// A statement.
#[derive(Clone, PartialEq, Debug)]
pub struct Stmt {
    /// What it does.
    pub kind: Kind,
    /// Operands.
    pub args: Vec<Expr>,
    /// Statements inside.
    pub blocks: Vec<Block>,
}

/// Where the result of a call goes.
#[derive(Clone, PartialEq, Debug)]
pub enum Ret {
    /// A variable or a member of it.
    Var(Var, Path),
    /// A pseudo-register.
    Reg(usize),
}

/// A counting loop with variables for its parts. All are of the counter's type, and nothing in the loop assigns them. Whatever the
/// operands are, the counter stays in `0..bound` as long as the loop runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sweep {
    /// What counts.
    pub counter: Formal,
    /// The local for the limit: `lowest` and the remainder of the first operand by `limits`.
    pub limit: usize,
    /// First limit.
    pub lowest: i64,
    /// Number of limits.
    pub limits: u32,
    /// A constant step, or the local for 1 to 4, made of the second operand.
    pub step: Result<i64, usize>,
    /// The comparison of counter and limit under which the loop goes on.
    pub test: Op,
    /// Counts from `bound - 1` downwards, not from 0 upwards.
    pub down: bool,
    /// Where the counter stays below.
    pub bound: u32,
    /// The test stands at the start.
    pub first: bool,
}

impl Sweep {
    /// Where the counter starts.
    pub fn start(&self) -> u32 {
        if self.down { self.bound - 1 } else { 0 }
    }
}

/// What a statement does.
#[derive(Clone, PartialEq, Debug)]
pub enum Kind {
    /// `dassign`
    Assign(Var, Path),
    /// `iassign`: address, value.
    IAssign(Ty, Path),
    /// `iassignoff`: address, value.
    AssignOff(Prim, u32),
    /// `regassign`
    SetReg(usize),
    /// Adds a number to the checksum; in place, or by a call of a function for it.
    Mix(bool),
    /// A call of a function. Without destinations a block follows that may read the results.
    Call(usize, Option<Vec<Ret>>),
    /// A call through an address, the first operand, of a function with this signature.
    ICall(usize, Option<Vec<Ret>>),
    /// One block, or two with an else.
    If,
    /// Ends at the latest when the fuel does.
    While,
    /// The same, tested at the end.
    DoWhile,
    /// The same, made of a label and `brtrue`.
    Back,
    /// `while` that counts a local variable of type i32 up to a bound.
    Count(usize, u32),
    /// `doloop`: variable (a local or a register), start, bound, step; upwards or downwards.
    DoLoop(Formal, i64, i64, i64),
    /// A loop that counts a variable towards a limit; the limit's and the step's operand are u32.
    Sweep(Sweep),
    /// `foreachelem`: element variable and array.
    Foreach(usize, Var),
    /// The block is jumped over by `brtrue` or, if false, `brfalse`.
    Skip(bool),
    /// `switch`: tags with the number of their block. The last block is the default; a block falls into the next one if its flag is set.
    Switch(Vec<(i64, usize)>, Vec<bool>),
    /// `rangegoto` with this offset to the blocks.
    RangeGoto(i32),
    /// `multiway`: selector and tags; the last block is the default.
    Multiway,
    /// `igoto` to one of two blocks.
    Igoto,
    /// `indexgoto` to the blocks through a static table.
    IndexGoto,
    /// Leaves so many loops and the one around them.
    Break(usize),
    /// Goes on with the next turn of the loop so many further out.
    Continue(usize),
    /// `eval`
    Eval,
    /// `assertge`, `assertlt`, `assertnonnull`.
    Assert(Op),
    /// A memory barrier.
    Fence(Op),
    /// `return`
    Return,
    /// Memory for the block: a local pointer to an array, from `malloc` or `alloca`, filled with a byte.
    Memory(usize, Op, u8),
    /// A try block and its handlers.
    Try(Try),
    /// `throw` of an `i64`.
    Throw,
    /// A list of variable arguments in a local `<* i64>`; each read goes into a local.
    VaStart(usize),
}

/// The blocks of a try statement, beginning with the one that is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Try {
    /// A `javatry` region and its handler.
    Region,
    /// A composite with a catch block.
    Catch,
    /// A composite with a finally block.
    Finally,
    /// A composite with both.
    Both,
}

impl Stmt {
    /// A statement without blocks.
    pub fn new(kind: Kind, args: impl Into<Vec<Expr>>) -> Stmt {
        Stmt {
            kind,
            args: args.into(),
            blocks: Vec::new(),
        }
    }

    /// A statement with blocks.
    pub fn with(kind: Kind, args: impl Into<Vec<Expr>>, blocks: impl Into<Vec<Block>>) -> Stmt {
        Stmt {
            kind,
            args: args.into(),
            blocks: blocks.into(),
        }
    }

    /// Whether `Break` and `Continue` inside its blocks count it.
    pub fn is_loop(&self) -> bool {
        matches!(
            self.kind,
            Kind::While
                | Kind::DoWhile
                | Kind::Back
                | Kind::Count(..)
                | Kind::DoLoop(..)
                | Kind::Sweep(_)
                | Kind::Foreach(..)
        )
    }
}
