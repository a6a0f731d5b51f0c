//! Control flow and variables of a flat body, for passes that follow values through it.
//!
//! An exception leaves a region of the text (DESIGN §7) at every statement that may throw. For the analyses each handler of every open
//! region is a successor of such a statement: a superset of where control can go.

use maple_mirbin::Op;
use rustc_hash::FxHashMap;

use super::build::post_order;
use crate::mir::{
    Callee, CatchDialect, Expr, ExprData, ExprId, Function, IntrinsicRef, LabelId, LocalId, Reg, Stmt,
    StmtData, StmtId, Storage, Sym,
};

/// Words of all sets of one analysis, above which functions are too large for it.
const MAX_WORDS: usize = 1 << 22;

/// The control flow graph.
///
/// Statements and blocks are positions in these lists, variables positions in [`Cells::list`]. What passes keep for each of them has as
/// many entries as there are; this is why they index it.
pub(super) struct Cfg {
    /// The statements.
    pub body: Vec<StmtId>,
    /// First statement of each block and, at the end, the number of statements.
    pub starts: Vec<usize>,
    /// Blocks that follow each block without an exception.
    pub succs: Vec<Vec<u32>>,
    /// For each statement, the number of its list in [`Cfg::tables`].
    table: Vec<u32>,
    /// Lists of handler blocks; the first is empty.
    tables: Vec<Vec<u32>>,
    /// Whether each statement may throw.
    pub throws: Vec<bool>,
    /// Whether each statement jumps to a place that lies before it, which makes it a safepoint.
    pub back: Vec<bool>,
}

impl Cfg {
    /// The graph of a flat body; `None` if control flows in ways that the graph cannot show.
    pub fn new(func: &Function) -> Option<Cfg> {
        let body = func.body.map_or(Vec::new(), |body| func.block(body).to_vec());
        let mut leader = vec![false; body.len() + 1];
        let mut labels: FxHashMap<LabelId, usize> = FxHashMap::default();
        for (at, &id) in body.iter().enumerate() {
            let stmt = func.stmt(id);
            match (stmt.op, &stmt.data) {
                (Op::Label, &StmtData::Label(label)) => {
                    labels.insert(label, at);
                    leader[at] = true;
                }
                (
                    Op::JsTry
                    | Op::JsCatch
                    | Op::Finally
                    | Op::Gosub
                    | Op::Retsub
                    | Op::CleanupTry
                    | Op::Igoto,
                    _,
                )
                | (_, StmtData::Try(_, CatchDialect::Cpp) | StmtData::Catch(_, CatchDialect::Cpp)) => {
                    return None;
                }
                _ if ends_block(stmt.op) => leader[at + 1] = true,
                _ => {}
            }
        }
        let mut starts: Vec<usize> = (0..body.len()).filter(|&at| at == 0 || leader[at]).collect();
        let block_at: FxHashMap<usize, u32> =
            starts.iter().zip(0..).map(|(&at, block)| (at, block)).collect();
        let block_of = |label: &LabelId| block_at.get(labels.get(label)?).copied();
        starts.push(body.len());

        let mut flow = Cfg {
            succs: Vec::with_capacity(starts.len()),
            table: Vec::with_capacity(body.len()),
            tables: vec![Vec::new()],
            throws: Vec::with_capacity(body.len()),
            back: Vec::with_capacity(body.len()),
            starts,
            body,
        };
        let mut nodes = Vec::new();
        let mut open: Vec<&[LabelId]> = Vec::new();
        let mut current = 0;
        for (at, &id) in flow.body.iter().enumerate() {
            let stmt = func.stmt(id);
            flow.throws.push(throws(func, stmt, &mut nodes));
            flow.back.push(
                targets(stmt)
                    .iter()
                    .any(|label| labels.get(label).is_none_or(|&to| to <= at)),
            );
            flow.table.push(current);
            let changed = match (stmt.op, &stmt.data) {
                (_, StmtData::Try(handlers, _)) if open.last() != Some(&&handlers[..]) => {
                    open.push(handlers);
                    true
                }
                (Op::EndTry, _) => open.pop().is_some(),
                _ => false,
            };
            if changed {
                let mut all: Vec<u32> = Vec::new();
                for label in open.iter().copied().flatten() {
                    let block = block_of(label)?;
                    if !all.contains(&block) {
                        all.push(block);
                    }
                }
                current = flow
                    .tables
                    .iter()
                    .position(|table| *table == all)
                    .unwrap_or(flow.tables.len()) as u32;
                if current as usize == flow.tables.len() {
                    flow.tables.push(all);
                }
            }
        }
        for block in 0..flow.blocks() {
            let end = flow.starts[block + 1];
            let last = func.stmt(flow.body[end - 1]);
            let mut succs: Vec<u32> = Vec::new();
            for label in targets(last) {
                succs.push(block_of(&label)?);
            }
            if !leaves(last.op) && end < flow.body.len() {
                succs.push(block as u32 + 1);
            }
            flow.succs.push(succs);
        }
        Some(flow)
    }

    /// Whether two statements are in the same regions.
    pub fn same_regions(&self, one: usize, other: usize) -> bool {
        self.table.get(one) == self.table.get(other)
    }

    /// Number of blocks.
    pub fn blocks(&self) -> usize {
        self.starts.len() - 1
    }

    /// The statements of a block, by position.
    pub fn range(&self, block: usize) -> std::ops::Range<usize> {
        self.starts[block]..self.starts[block + 1]
    }

    /// Blocks where an exception of the statement at `at` may go on.
    pub fn handlers(&self, at: usize) -> &[u32] {
        if self.throws[at] {
            &self.tables[self.table[at] as usize]
        } else {
            &[]
        }
    }

    /// Whether sets of `vars` variables for every block stay within bounds.
    pub fn affords(&self, vars: usize) -> bool {
        self.blocks().saturating_mul(vars / 64 + 1) <= MAX_WORDS
    }
}

/// Labels that a statement may jump to.
fn targets(stmt: &Stmt) -> Vec<LabelId> {
    match (&stmt.data, stmt.op) {
        (&StmtData::Label(label), Op::Goto | Op::BrTrue | Op::BrFalse) => vec![label],
        (StmtData::Switch(table), _) => table
            .cases
            .iter()
            .map(|&(_, label)| label)
            .chain(table.default)
            .collect(),
        _ => Vec::new(),
    }
}

/// Whether the next statement need not be the one that is executed next.
pub(super) fn ends_block(op: Op) -> bool {
    leaves(op) || matches!(op, Op::BrTrue | Op::BrFalse)
}

/// Whether control never goes on after the statement.
pub(super) fn leaves(op: Op) -> bool {
    matches!(op, Op::Goto | Op::Return | Op::Throw | Op::RangeGoto)
}

fn throws(func: &Function, stmt: &Stmt, nodes: &mut Vec<ExprId>) -> bool {
    let own = match (stmt.op, &stmt.data) {
        (
            Op::Label
            | Op::Comment
            | Op::Dassign
            | Op::RegAssign
            | Op::Goto
            | Op::BrTrue
            | Op::BrFalse
            | Op::RangeGoto
            | Op::Return
            | Op::Eval
            | Op::JavaTry
            | Op::Try
            | Op::JavaCatch
            | Op::Catch
            | Op::EndTry,
            _,
        ) => false,
        (Op::IntrinsicCall, StmtData::Call(call)) => match call.callee {
            Callee::Intrinsic(intrinsic) => intrinsic.throws(),
            _ => true,
        },
        // Stores of references become intrinsics that may throw.
        (Op::IassignOff, _) if !stmt.prim.is_counted() => !func
            .args(stmt.args)
            .first()
            .is_some_and(|&base| is_global(func, base)),
        _ => true,
    };
    own || func.args(stmt.args).iter().any(|&arg| {
        nodes.clear();
        post_order(func, arg, nodes);
        nodes.iter().any(|&node| node_throws(func, func.expr(node)))
    })
}

/// Whether evaluating the node itself, without its operands, may throw.
pub(super) fn node_throws(func: &Function, expr: &Expr) -> bool {
    match (expr.op, expr.data) {
        (Op::Div | Op::Rem, _) => !expr.prim.is_float(),
        (Op::IreadOff, _) => !func
            .args(expr.args)
            .first()
            .is_some_and(|&base| is_global(func, base)),
        (Op::IntrinsicOp, ExprData::Intrinsic(intrinsic)) => intrinsic.throws(),
        (
            Op::Iread
            | Op::Alloca
            | Op::Malloc
            | Op::IntrinsicOpWithType
            | Op::GcMalloc
            | Op::GcMallocJarray
            | Op::GcPermalloc
            | Op::GcPermallocJarray
            | Op::StackMalloc
            | Op::StackMallocJarray
            | Op::Array,
            _,
        ) => true,
        _ => false,
    }
}

/// Whether the node is the address of a variable.
pub(super) fn is_global(func: &Function, id: ExprId) -> bool {
    func.expr(id).op == Op::AddrOf
}

/// A variable that lies in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Cell {
    Local(LocalId),
    Preg(u32),
}

impl Cell {
    /// What a node reads as a whole.
    pub fn read(expr: &Expr) -> Option<Cell> {
        match (expr.op, expr.data) {
            (Op::Dread, ExprData::Var(Sym::Local(id), 0)) => Some(Cell::Local(id)),
            (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => Some(Cell::Preg(number)),
            _ => None,
        }
    }

    /// What a statement assigns as a whole.
    pub fn written(stmt: &Stmt) -> Option<Cell> {
        match (stmt.op, &stmt.data) {
            (Op::Dassign, &StmtData::Var(Sym::Local(id), 0)) => Some(Cell::Local(id)),
            (Op::RegAssign, &StmtData::Reg(Reg::Preg(number))) => Some(Cell::Preg(number)),
            _ => None,
        }
    }

    /// Opcode and fields of a node that reads it.
    pub fn reader(self) -> (Op, ExprData) {
        match self {
            Cell::Local(id) => (Op::Dread, ExprData::Var(Sym::Local(id), 0)),
            Cell::Preg(number) => (Op::RegRead, ExprData::Reg(Reg::Preg(number))),
        }
    }

    /// Opcode and fields of a statement that assigns it.
    pub fn writer(self) -> (Op, StmtData) {
        match self {
            Cell::Local(id) => (Op::Dassign, StmtData::Var(Sym::Local(id), 0)),
            Cell::Preg(number) => (Op::RegAssign, StmtData::Reg(Reg::Preg(number))),
        }
    }
}

/// The variables that an analysis follows, numbered.
#[derive(Default)]
pub(super) struct Cells {
    pub list: Vec<Cell>,
    index: FxHashMap<Cell, u32>,
}

impl Cells {
    /// Numbers a variable.
    pub fn add(&mut self, cell: Cell) -> u32 {
        let next = self.list.len() as u32;
        let index = *self.index.entry(cell).or_insert(next);
        if index == next {
            self.list.push(cell);
        }
        index
    }

    /// The number of a variable that is followed.
    pub fn number(&self, cell: Cell) -> Option<u32> {
        self.index.get(&cell).copied()
    }

    /// The followed variable that a node reads.
    pub fn read(&self, expr: &Expr) -> Option<u32> {
        self.number(Cell::read(expr)?)
    }

    /// The followed variable that a statement assigns.
    pub fn written(&self, stmt: &Stmt) -> Option<u32> {
        self.number(Cell::written(stmt)?)
    }
}

/// Locals that lie in the frame, and registers; each with its declared type.
pub(super) fn frame_cells(func: &Function) -> impl Iterator<Item = (Cell, crate::mir::TypeId)> + '_ {
    let locals = func.locals.iter().filter_map(|(id, local)| {
        let ty = local.ty.filter(|_| local.storage == Storage::Default)?;
        Some((Cell::Local(id), ty))
    });
    locals.chain(
        func.pregs
            .iter()
            .map(|(&number, preg)| (Cell::Preg(number), preg.ty)),
    )
}

/// Whether the variable is a formal.
pub(super) fn is_formal(func: &Function, cell: Cell) -> bool {
    func.formals.iter().any(|&formal| match formal {
        crate::mir::Formal::Var(id) => cell == Cell::Local(id),
        crate::mir::Formal::Reg(number, _) => cell == Cell::Preg(number),
    })
}

/// Locals whose address is taken.
pub(super) fn addressed(func: &Function, flow_body: &[StmtId]) -> Vec<LocalId> {
    let mut found = Vec::new();
    let mut nodes = Vec::new();
    for &id in flow_body {
        nodes.clear();
        for &arg in func.args(func.stmt(id).args) {
            post_order(func, arg, &mut nodes);
        }
        found.extend(nodes.iter().filter_map(|&node| {
            let expr = func.expr(node);
            match (expr.op, expr.data) {
                (Op::AddrOf, ExprData::Var(Sym::Local(id), _)) => Some(id),
                (Op::Dread, ExprData::Var(Sym::Local(id), 1..)) => Some(id),
                _ => None,
            }
        }));
    }
    found
}

/// The intrinsic that a node applies.
pub(super) fn applied(expr: &Expr) -> Option<IntrinsicRef> {
    match (expr.op, expr.data) {
        (Op::IntrinsicOp, ExprData::Intrinsic(intrinsic)) => Some(intrinsic),
        _ => None,
    }
}

/// A set of small numbers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Set(Vec<u64>);

impl Set {
    /// The empty set of numbers below `count`.
    pub fn new(count: usize) -> Set {
        Set(vec![0; count.div_ceil(64)])
    }

    pub fn has(&self, number: u32) -> bool {
        self.0
            .get(number as usize / 64)
            .is_some_and(|word| word >> (number % 64) & 1 != 0)
    }

    pub fn insert(&mut self, number: u32) {
        if let Some(word) = self.0.get_mut(number as usize / 64) {
            *word |= 1 << (number % 64);
        }
    }

    pub fn remove(&mut self, number: u32) {
        if let Some(word) = self.0.get_mut(number as usize / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    /// Adds everything in `other`; whether that changed the set.
    pub fn merge(&mut self, other: &Set) -> bool {
        let mut changed = false;
        for (word, &more) in self.0.iter_mut().zip(&other.0) {
            changed |= more & !*word != 0;
            *word |= more;
        }
        changed
    }

    /// The numbers in the set, ascending.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().enumerate().flat_map(|(at, &word)| {
            let mut rest = word;
            std::iter::from_fn(move || {
                let bit = (rest != 0).then(|| rest.trailing_zeros())?;
                rest &= rest - 1;
                Some(at as u32 * 64 + bit)
            })
        })
    }
}

/// What each statement reads and assigns of the followed variables.
pub(super) struct Accesses {
    pub uses: Vec<Vec<u32>>,
    pub defs: Vec<Option<u32>>,
}

impl Accesses {
    pub fn new(func: &Function, body: &[StmtId], cells: &Cells) -> Accesses {
        let mut nodes = Vec::new();
        let mut accesses = Accesses {
            uses: Vec::with_capacity(body.len()),
            defs: Vec::with_capacity(body.len()),
        };
        for &id in body {
            let stmt = func.stmt(id);
            nodes.clear();
            for &arg in func.args(stmt.args) {
                post_order(func, arg, &mut nodes);
            }
            let mut uses: Vec<u32> = nodes
                .iter()
                .filter_map(|&node| cells.read(func.expr(node)))
                .collect();
            uses.sort_unstable();
            uses.dedup();
            accesses.uses.push(uses);
            accesses.defs.push(cells.written(stmt));
        }
        accesses
    }
}

/// Variables that are live at the start of each block.
pub(super) struct Liveness {
    pub entry: Vec<Set>,
    vars: usize,
}

impl Liveness {
    pub fn new(flow: &Cfg, accesses: &Accesses, vars: usize) -> Liveness {
        let mut live = Liveness {
            entry: vec![Set::new(vars); flow.blocks()],
            vars,
        };
        let mut changed = true;
        while changed {
            changed = false;
            for block in (0..flow.blocks()).rev() {
                let mut set = live.exit(flow, block);
                for at in flow.range(block).rev() {
                    live.step(flow, accesses, at, &mut set);
                }
                changed |= live.entry[block].merge(&set);
            }
        }
        live
    }

    /// What is live at the end of a block.
    pub fn exit(&self, flow: &Cfg, block: usize) -> Set {
        let mut set = Set::new(self.vars);
        for &succ in &flow.succs[block] {
            set.merge(&self.entry[succ as usize]);
        }
        set
    }

    /// From what is live after a statement to what is live before it.
    pub fn step(&self, flow: &Cfg, accesses: &Accesses, at: usize, set: &mut Set) {
        if let Some(def) = accesses.defs[at] {
            set.remove(def);
        }
        for &handler in flow.handlers(at) {
            set.merge(&self.entry[handler as usize]);
        }
        for &var in &accesses.uses[at] {
            set.insert(var);
        }
    }
}
