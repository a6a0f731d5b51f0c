//! Functions and the arenas of their code.

use indexmap::IndexMap;
use maple_mirbin::{Op, Prim};
use rustc_hash::FxBuildHasher;

use crate::diag::FileId;

use super::{
    ArgList, AttrSet, Expr, ExprData, ExprId, InfoValue, LabelId, Loc, LocalId, Name, Pos, Stmt, StmtData,
    StmtId, Symbol, SymbolTable, TypeId, Variable,
};

/// A statement list of [`Function::blocks`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct BlockId(pub u32);

/// A statement list: a range of the function's list of statements, read with [`Function::block`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Block {
    start: u32,
    len: u32,
}

/// A formal parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Formal {
    /// `var %x type`: type and attributes are those of the local.
    Var(LocalId),
    /// `reg %n type`
    Reg(u32, TypeId),
}

/// A pseudo-register of a function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preg {
    /// Declared type, or the primitive type of its first appearance.
    pub ty: TypeId,
    /// Declared with `reg`.
    pub declared: bool,
    /// The flag after the declaration: holds a counted reference.
    pub counted: bool,
    /// First appearance or declaration.
    pub pos: Pos,
}

/// A label of a function.
#[derive(Clone, Debug)]
pub struct Label {
    /// Without `@`.
    pub name: Name,
    /// Whether a statement carries it.
    pub defined: bool,
    /// First mention, later the definition.
    pub pos: Pos,
}

impl Symbol for Label {
    fn mentioned(name: Name, pos: Pos) -> Label {
        Label {
            name,
            defined: false,
            pos,
        }
    }

    fn name(&self) -> Name {
        self.name
    }
}

/// `ALIAS %source %variable type ["text"]`: the name that a variable has in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    /// Sigil and source name.
    pub source: (u8, Name),
    /// Sigil and MAPLE IR name.
    pub target: (u8, Name),
    /// Its type there.
    pub ty: TypeId,
    /// Generic signature.
    pub signature: Option<Name>,
}

/// Directives inside a function block (seed 0, Function Declaration).
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Directives {
    /// Bytes of the frame.
    pub framesize: Option<u64>,
    /// Bytes of the formals above %%FP.
    pub upformalsize: Option<u64>,
    /// Module the function belongs to.
    pub moduleid: Option<u64>,
    /// Bytes of code.
    pub funcsize: Option<u64>,
    /// Number of the function.
    pub funcid: Option<u64>,
    /// Bit vectors, 32-bit words.
    pub formalwordstypetagged: Vec<u32>,
    /// Bit vectors, 32-bit words.
    pub formalwordsrefcounted: Vec<u32>,
    /// Bit vectors, 32-bit words.
    pub localwordstypetagged: Vec<u32>,
    /// Bit vectors, 32-bit words.
    pub localwordsrefcounted: Vec<u32>,
    /// `funcinfo { .. }`
    pub info: Vec<(Name, InfoValue)>,
}

/// A function: prototype, or definition with a body.
#[derive(Clone, Debug)]
pub struct Function {
    /// Without `&`.
    pub name: Name,
    /// `public`, `native`, `varargs` and so on.
    pub attrs: AttrSet,
    /// Parameters.
    pub formals: Vec<Formal>,
    /// Return types; exactly `void` means none.
    pub returns: Vec<TypeId>,
    /// `...` after the parameters.
    pub variadic: bool,
    /// Whether a parameter list was written; lowered flavors leave it out.
    pub has_signature: bool,
    /// Whether a prototype or definition was seen, here or in an imported file.
    pub declared: bool,
    /// The compiler's own: backtraces leave it out. The text does not say it.
    pub hidden: bool,
    /// Its code had errors and was left out ([`leave_out`](super::leave_out)). The text does not say it.
    pub left_out: bool,
    /// Declared in an imported file only: not printed.
    pub imported: bool,
    /// The file it was read from.
    pub file: FileId,
    /// First mention, later the definition.
    pub pos: Pos,
    /// `LOC` before it.
    pub loc: Loc,
    /// Directives; few functions have any.
    pub directives: Option<Box<Directives>>,
    /// Local variables, formals among them.
    pub locals: SymbolTable<LocalId, Variable>,
    /// Pseudo-registers by number.
    pub pregs: IndexMap<u32, Preg, FxBuildHasher>,
    /// Labels.
    pub labels: SymbolTable<LabelId, Label>,
    /// Source names of variables.
    pub aliases: Vec<Alias>,
    /// Expression arena.
    pub exprs: Vec<Expr>,
    /// Statement arena.
    pub stmts: Vec<Stmt>,
    /// Statement lists.
    pub blocks: Vec<Block>,
    /// The statements of all blocks.
    pub lists: Vec<StmtId>,
    /// Operand lists of all nodes.
    pub operands: Vec<ExprId>,
    /// 16-byte constants, little-endian halves.
    pub wide: Vec<[u64; 2]>,
    /// The outermost block; `None` for a prototype.
    pub body: Option<BlockId>,
}

/// Memory for the nodes of the function in work, kept from one to the next.
#[derive(Default, Debug)]
pub struct Arenas {
    exprs: Vec<Expr>,
    stmts: Vec<Stmt>,
    operands: Vec<ExprId>,
    blocks: Vec<Block>,
    lists: Vec<StmtId>,
}

impl Arenas {
    /// Lends the memory to a function, whose nodes move into it.
    pub fn lend(&mut self, func: &mut Function) {
        fn exchange<T>(room: &mut Vec<T>, items: &mut Vec<T>) {
            room.clear();
            room.append(items);
            *items = std::mem::take(room);
        }
        exchange(&mut self.exprs, &mut func.exprs);
        exchange(&mut self.stmts, &mut func.stmts);
        exchange(&mut self.operands, &mut func.operands);
        exchange(&mut self.blocks, &mut func.blocks);
        exchange(&mut self.lists, &mut func.lists);
    }

    /// Takes the memory back; the nodes move to memory of just their size.
    pub fn settle(&mut self, func: &mut Function) {
        fn exchange<T>(items: &mut Vec<T>) -> Vec<T> {
            let mut exact = Vec::with_capacity(items.len());
            exact.append(items);
            std::mem::replace(items, exact)
        }
        self.exprs = exchange(&mut func.exprs);
        self.stmts = exchange(&mut func.stmts);
        self.operands = exchange(&mut func.operands);
        self.blocks = exchange(&mut func.blocks);
        self.lists = exchange(&mut func.lists);
    }

    /// Takes the memory back; the nodes are gone.
    pub fn reclaim(&mut self, func: &mut Function) {
        self.exprs = std::mem::take(&mut func.exprs);
        self.stmts = std::mem::take(&mut func.stmts);
        self.operands = std::mem::take(&mut func.operands);
        self.blocks = std::mem::take(&mut func.blocks);
        self.lists = std::mem::take(&mut func.lists);
    }
}

impl Symbol for Function {
    fn mentioned(name: Name, pos: Pos) -> Function {
        Function {
            name,
            attrs: AttrSet::EMPTY,
            formals: Vec::new(),
            returns: Vec::new(),
            variadic: false,
            has_signature: false,
            declared: false,
            hidden: false,
            left_out: false,
            imported: false,
            file: FileId::MAIN,
            pos,
            loc: Loc::NONE,
            directives: None,
            locals: SymbolTable::default(),
            pregs: IndexMap::default(),
            labels: SymbolTable::default(),
            aliases: Vec::new(),
            exprs: Vec::new(),
            stmts: Vec::new(),
            blocks: Vec::new(),
            lists: Vec::new(),
            operands: Vec::new(),
            wide: Vec::new(),
            body: None,
        }
    }

    fn name(&self) -> Name {
        self.name
    }
}

impl Function {
    /// A declared function without parameters, results or body that is not from text.
    pub fn new(name: Name) -> Function {
        Function {
            declared: true,
            has_signature: true,
            ..Function::mentioned(name, Pos::NONE)
        }
    }

    /// Adds a parameter, which is a local variable.
    pub fn add_formal(&mut self, name: Name, ty: TypeId) -> LocalId {
        let local = self.locals.push(Variable::new(name, ty));
        self.formals.push(Formal::Var(local));
        local
    }

    /// An expression. For ids of this function only: others panic. The verifier looks at them first.
    pub fn expr(&self, id: ExprId) -> &Expr {
        &self.exprs[id.0 as usize]
    }

    /// A statement. For ids of this function only: others panic. The verifier looks at them first.
    pub fn stmt(&self, id: StmtId) -> &Stmt {
        &self.stmts[id.0 as usize]
    }

    /// A statement list. For ids of this function only: others panic. The verifier looks at them first.
    pub fn block(&self, id: BlockId) -> &[StmtId] {
        let Block { start, len } = self.blocks[id.0 as usize];
        &self.lists[start as usize..][..len as usize]
    }

    /// The operands of a node of this function.
    pub fn args(&self, list: ArgList) -> &[ExprId] {
        &self.operands[list.start as usize..list.start as usize + list.len as usize]
    }

    /// The operands of a node, to replace in place.
    pub fn args_mut(&mut self, list: ArgList) -> &mut [ExprId] {
        &mut self.operands[list.start as usize..list.start as usize + list.len as usize]
    }

    /// Operand `index` of an expression.
    pub fn arg(&self, id: ExprId, index: usize) -> Option<ExprId> {
        self.args(self.expr(id).args).get(index).copied()
    }

    /// Result type of an expression (see [`Expr::prim`]).
    pub fn expr_type(&self, id: ExprId) -> Prim {
        self.expr(id).prim
    }

    /// Stores an operand list.
    pub fn push_args(&mut self, args: &[ExprId]) -> ArgList {
        let start = self.operands.len() as u32;
        self.operands.extend_from_slice(args);
        ArgList {
            start,
            len: args.len() as u32,
        }
    }

    /// Adds an expression.
    pub fn push_expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData, pos: Pos) -> ExprId {
        let args = self.push_args(args);
        self.exprs.push(Expr {
            op,
            prim,
            args,
            data,
            pos,
        });
        ExprId(self.exprs.len() as u32 - 1)
    }

    /// Adds a constant of at most 8 bytes; `bits` are brought into canonical form.
    pub fn push_const(&mut self, prim: Prim, bits: u64, pos: Pos) -> ExprId {
        self.push_expr(
            Op::ConstVal,
            prim,
            &[],
            ExprData::Const(prim.canonical(bits)),
            pos,
        )
    }

    /// Adds a statement without putting it into a block.
    pub fn push_stmt(&mut self, op: Op, args: &[ExprId], data: StmtData, pos: Pos, loc: Loc) -> StmtId {
        self.push_typed(op, Prim::Void, args, data, (pos, loc))
    }

    /// As [`Function::push_stmt`], of a statement with a type.
    pub fn push_typed(
        &mut self,
        op: Op,
        prim: Prim,
        args: &[ExprId],
        data: StmtData,
        (pos, loc): (Pos, Loc),
    ) -> StmtId {
        let args = self.push_args(args);
        self.add_stmt(Stmt {
            op,
            prim,
            args,
            data,
            pos,
            loc,
        })
    }

    /// Adds a finished statement without putting it into a block.
    pub fn add_stmt(&mut self, stmt: Stmt) -> StmtId {
        self.stmts.push(stmt);
        StmtId(self.stmts.len() as u32 - 1)
    }

    /// Adds a statement list.
    pub fn push_block(&mut self, stmts: &[StmtId]) -> BlockId {
        let start = self.lists.len();
        self.lists.extend_from_slice(stmts);
        self.close_block(start)
    }

    /// Makes a statement list of those that were added to [`Function::lists`] since it had this length.
    pub fn close_block(&mut self, start: usize) -> BlockId {
        self.blocks.push(Block {
            start: start as u32,
            len: (self.lists.len() - start) as u32,
        });
        BlockId(self.blocks.len() as u32 - 1)
    }

    /// Type of a parameter; `None` for a variable without type.
    pub fn formal_type(&self, formal: Formal) -> Option<TypeId> {
        match formal {
            Formal::Var(id) => self.locals.get(id)?.ty,
            Formal::Reg(_, ty) => Some(ty),
        }
    }
}
