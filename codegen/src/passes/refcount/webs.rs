//! Which live ranges of variables own.

use maple_mirbin::{Op, Prim};
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::Unit;
use super::super::build::post_order;
use super::super::flow::{Accesses, Cell, Cells, Cfg, Liveness, Set, applied};
use super::prepare::retarget;
use super::values::{Ownership, References, ends_borrows, passed};
use crate::mir::{Callee, Function, LocalId, Preg, StmtData, StmtId, TypeTable};

/// Pairs of a live range and an assignment within it, above which functions are too large for this analysis.
const MAX_CROSSINGS: usize = 1 << 21;
/// Rounds after which ranges that may borrow from memory own.
const MAX_ROUNDS: usize = 8;

/// What was decided.
pub(super) struct Plan {
    /// Variables that own.
    pub owning: Vec<Cell>,
    /// For statements that read borrowing variables: the owning ones that keep the values.
    pub lenders: FxHashMap<StmtId, Vec<Cell>>,
}

/// An assignment of a followed variable.
struct Def {
    at: usize,
    var: u32,
    node: u32,
    value: Ownership,
    /// Nodes of the variables that the value is copied from.
    sources: Vec<u32>,
}

/// Nodes are positions in `parent` and `var`, assignments positions in `defs`; what is kept for each of them has as many entries.
#[derive(Default)]
struct Webs {
    /// Union-find over parts of live ranges: one at each assignment, and one for each variable live at the start of a block.
    parent: Vec<u32>,
    var: Vec<u32>,
    entry: Vec<FxHashMap<u32, u32>>,
    defs: Vec<Def>,
    /// Statement, variable and node of each read.
    uses: Vec<(usize, u32, u32)>,
    memory_ends: FxHashSet<u32>,
    thrown_ends: FxHashSet<u32>,
    /// Node of a live range, and number of the assignment of another variable within it.
    crossings: Vec<(u32, u32)>,
}

impl Webs {
    fn node(&mut self, var: u32) -> u32 {
        let node = self.parent.len() as u32;
        self.parent.push(node);
        self.var.push(var);
        node
    }

    fn find(&mut self, mut node: u32) -> u32 {
        while self.parent[node as usize] != node {
            let up = self.parent[self.parent[node as usize] as usize];
            self.parent[node as usize] = up;
            node = up;
        }
        node
    }

    fn union(&mut self, a: u32, b: u32) {
        let (a, b) = (self.find(a), self.find(b));
        self.parent[a.max(b) as usize] = a.min(b);
    }
}

/// When a statement ends what is borrowed from memory.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    No,
    /// Its operands are used before.
    Behind,
    /// Its operands are still in use.
    Within,
    /// As [`Ends::Within`], but numbers are computed before: only operands that are addresses are still in use.
    Called,
}

/// Finds the live ranges, decides, and gives borrowing ranges of owning variables variables of their own. `None` if the function is too
/// large.
pub(super) fn plan(
    unit: &Unit<'_>,
    func: &mut Function,
    flow: &Cfg,
    references: &References,
    pinned: &[LocalId],
) -> Option<Plan> {
    let mut cells = Cells::default();
    for cell in references.cells() {
        cells.add(cell);
    }
    let vars = cells.list.len();
    if !flow.affords(vars) || flow.body.len().saturating_mul(vars / 64 + 1) > 1 << 22 {
        return None;
    }
    let accesses = Accesses::new(func, &flow.body, &cells);
    let live = Liveness::new(flow, &accesses, vars);
    let mut webs = collect(unit, func, flow, references, &cells, &accesses, &live)?;
    let mut pinned: FxHashSet<u32> = pinned
        .iter()
        .filter_map(|&id| cells.number(Cell::Local(id)))
        .collect();
    // No cell type stands for tagged values that are borrowed.
    let tagged = |cell: &Cell| super::cell_prim(unit, func, *cell).is_tagged();
    pinned.extend(
        (0..)
            .zip(&cells.list)
            .filter(|(_, cell)| tagged(cell))
            .map(|(var, _)| var),
    );
    let owning = decide(flow, &mut webs, &pinned, vars);
    Some(settle(func, flow, &mut webs, &cells, &owning))
}

fn collect(
    unit: &Unit<'_>,
    func: &Function,
    flow: &Cfg,
    references: &References,
    cells: &Cells,
    accesses: &Accesses,
    live: &Liveness,
) -> Option<Webs> {
    let mut webs = Webs::default();
    for block in 0..flow.blocks() {
        let nodes = live.entry[block]
            .iter()
            .map(|var| (var, webs.node(var)))
            .collect();
        webs.entry.push(nodes);
    }
    let mut nodes = Vec::new();
    for block in 0..flow.blocks() {
        let mut behind: Vec<Set> = Vec::new();
        let mut set = live.exit(flow, block);
        for at in flow.range(block).rev() {
            behind.push(set.clone());
            live.step(flow, accesses, at, &mut set);
        }
        let mut current = webs.entry[block].clone();
        for at in flow.range(block) {
            let id = flow.body[at];
            let behind = behind.pop().unwrap_or_default();
            for &var in &accesses.uses[at] {
                let node = *current.entry(var).or_insert_with(|| webs.node(var));
                webs.uses.push((at, var, node));
            }
            let def = accesses.defs[at];
            let ends = ends(func, flow, at, &mut nodes);
            let catches = matches!(func.stmt(id).op, Op::JavaCatch | Op::Catch);
            if ends != Ends::No || catches {
                for var in behind.iter().filter(|&var| Some(var) != def) {
                    if let Some(&node) = current.get(&var) {
                        webs.memory_ends.insert(node);
                        if catches {
                            webs.thrown_ends.insert(node);
                        }
                    }
                }
            }
            if ends == Ends::Within {
                webs.memory_ends
                    .extend(accesses.uses[at].iter().filter_map(|var| current.get(var)));
            } else if ends == Ends::Called {
                nodes.clear();
                passed(func, id, &mut nodes);
                let read = nodes.iter().filter_map(|&node| Cell::read(func.expr(node)));
                let passed = read.filter_map(|cell| current.get(&cells.number(cell)?));
                webs.memory_ends.extend(passed);
            }
            for &handler in flow.handlers(at) {
                for (var, node) in webs.entry[handler as usize].clone() {
                    if let Some(&now) = current.get(&var) {
                        webs.union(now, node);
                        if matches!(ends, Ends::Within | Ends::Called) {
                            webs.memory_ends.insert(now);
                        }
                    }
                }
            }
            let Some(var) = def else { continue };
            let number = webs.defs.len() as u32;
            for other in behind.iter().filter(|&other| other != var) {
                if let Some(&node) = current.get(&other) {
                    webs.crossings.push((node, number));
                }
            }
            if webs.crossings.len() > MAX_CROSSINGS {
                return None;
            }
            let value = func
                .args(func.stmt(id).args)
                .first()
                .map_or_else(Ownership::default, |&value| {
                    references.value(unit, func, id, value)
                });
            let sources = value
                .cells
                .iter()
                .filter_map(|&cell| current.get(&cells.number(cell)?).copied())
                .collect();
            let node = webs.node(var);
            current.insert(var, node);
            webs.defs.push(Def {
                at,
                var,
                node,
                value,
                sources,
            });
        }
        for &succ in &flow.succs[block] {
            for (var, node) in webs.entry[succ as usize].clone() {
                if let Some(&now) = current.get(&var) {
                    webs.union(now, node);
                }
            }
        }
    }
    Some(webs)
}

fn ends(func: &Function, flow: &Cfg, at: usize, nodes: &mut Vec<crate::mir::ExprId>) -> Ends {
    let stmt = func.stmt(flow.body[at]);
    nodes.clear();
    for &arg in func.args(stmt.args) {
        post_order(func, arg, nodes);
    }
    if nodes
        .iter()
        .any(|&node| applied(func.expr(node)).is_some_and(ends_borrows))
    {
        return Ends::Within;
    }
    match (stmt.op, &stmt.data) {
        (Op::Icall, _) => return Ends::Called,
        (Op::SyncEnter | Op::SyncExit, _) => return Ends::Within,
        (Op::IntrinsicCall, StmtData::Call(call)) => match call.callee {
            Callee::Intrinsic(intrinsic) if !ends_borrows(intrinsic) => {}
            _ => return Ends::Within,
        },
        _ => {}
    }
    match stmt.op {
        Op::IassignOff if stmt.prim.is_counted() => Ends::Behind,
        _ if flow.back[at] => Ends::Behind,
        _ => Ends::No,
    }
}

/// For each node of a range, at its representative: whether the range owns.
fn decide(flow: &Cfg, webs: &mut Webs, pinned: &FxHashSet<u32>, vars: usize) -> Vec<bool> {
    let count = webs.parent.len();
    let root: Vec<u32> = (0..count as u32).map(|node| webs.find(node)).collect();
    let mut owning: Vec<bool> = (0..count).map(|node| pinned.contains(&webs.var[node])).collect();
    for def in &webs.defs {
        owning[root[def.node as usize] as usize] |= def.value.owned;
    }
    let at_root = |set: &FxHashSet<u32>| {
        let mut flags = vec![false; count];
        set.iter()
            .for_each(|&node| flags[root[node as usize] as usize] = true);
        flags
    };
    let (memory_ends, thrown_ends) = (at_root(&webs.memory_ends), at_root(&webs.thrown_ends));
    for round in 0.. {
        let releases = releases(flow, webs, &root, &owning, vars);
        // What keeps the values of each range that borrows: passed on from range to range.
        let mut memory = vec![false; count];
        let mut thrown = vec![false; count];
        let mut from: Vec<FxHashSet<u32>> = vec![FxHashSet::default(); count];
        let mut changed = true;
        while changed {
            changed = false;
            for def in &webs.defs {
                let web = root[def.node as usize] as usize;
                let (mut is_memory, mut is_thrown) = (def.value.memory, def.value.thrown);
                for &source in &def.sources {
                    let lender = root[source as usize];
                    if from[web].insert(webs.var[lender as usize]) {
                        changed = true;
                    }
                    if !owning[lender as usize] && lender as usize != web {
                        is_memory |= memory[lender as usize];
                        is_thrown |= thrown[lender as usize];
                        let passed: Vec<u32> = from[lender as usize].iter().copied().collect();
                        for var in passed {
                            changed |= from[web].insert(var);
                        }
                    }
                }
                changed |= is_memory & !memory[web] | is_thrown & !thrown[web];
                memory[web] |= is_memory;
                thrown[web] |= is_thrown;
            }
        }
        let mut fails: Vec<bool> = (0..count)
            .map(|web| memory[web] && memory_ends[web] || thrown[web] && thrown_ends[web])
            .collect();
        for &(node, def) in &webs.crossings {
            let web = root[node as usize] as usize;
            fails[web] |= memory[web] && (releases[def as usize] || round >= MAX_ROUNDS);
            fails[web] |= from[web].contains(&webs.defs[def as usize].var);
        }
        let mut settled = true;
        for web in 0..count {
            if fails[web] && !owning[web] && root[web] as usize == web {
                owning[web] = true;
                settled = false;
            }
        }
        if settled {
            break;
        }
    }
    owning
}

/// For each assignment, whether it releases what the variable had.
fn releases(flow: &Cfg, webs: &Webs, root: &[u32], owning: &[bool], vars: usize) -> Vec<bool> {
    let mut def_at: FxHashMap<usize, usize> = FxHashMap::default();
    for (number, def) in webs.defs.iter().enumerate() {
        def_at.insert(def.at, number);
    }
    let mut entry = vec![Set::new(vars); flow.blocks()];
    let mut releases = vec![false; webs.defs.len()];
    let mut changed = true;
    while changed {
        changed = false;
        for block in 0..flow.blocks() {
            let mut set = entry[block].clone();
            for at in flow.range(block) {
                for &handler in flow.handlers(at) {
                    changed |= entry[handler as usize].merge(&set);
                }
                let Some(&number) = def_at.get(&at) else { continue };
                let def = &webs.defs[number];
                if owning[root[def.node as usize] as usize] {
                    releases[number] = set.has(def.var);
                    if def.value.null {
                        set.remove(def.var);
                    } else {
                        set.insert(def.var);
                    }
                }
            }
            for &succ in &flow.succs[block] {
                changed |= entry[succ as usize].merge(&set);
            }
        }
    }
    releases
}

/// Renames the borrowing ranges of variables that also own.
fn settle(func: &mut Function, flow: &Cfg, webs: &mut Webs, cells: &Cells, owning: &[bool]) -> Plan {
    let mut owns = vec![false; cells.list.len()];
    let owner: Vec<bool> = (0..webs.parent.len() as u32)
        .map(|node| owning[webs.find(node) as usize])
        .collect();
    // Every range has an assignment or a read; a variable without any stays as it is.
    for def in &webs.defs {
        owns[def.var as usize] |= owner[def.node as usize];
    }
    for &(_, var, node) in &webs.uses {
        owns[var as usize] |= owner[node as usize];
    }
    let mut aliases: FxHashMap<u32, Cell> = FxHashMap::default();
    let mut alias = |func: &mut Function, var: u32| {
        *aliases.entry(var).or_insert_with(|| {
            let number = func.pregs.keys().max().map_or(1, |&n| n.saturating_add(1));
            let preg = Preg {
                ty: TypeTable::prim(Prim::Ref),
                declared: true,
                counted: false,
                pos: func.pos,
            };
            func.pregs.insert(number, preg);
            Cell::Preg(number)
        })
    };
    for def in &webs.defs {
        if !owner[def.node as usize] && owns[def.var as usize] {
            let cell = alias(func, def.var);
            retarget(func, flow.body[def.at], cell);
        }
    }
    let mut nodes = Vec::new();
    for &(at, var, node) in &webs.uses {
        if owner[node as usize] || !owns[var as usize] {
            continue;
        }
        let cell = alias(func, var);
        nodes.clear();
        for &arg in func.args(func.stmt(flow.body[at]).args) {
            post_order(func, arg, &mut nodes);
        }
        for &read in &nodes {
            if cells.read(func.expr(read)) == Some(var)
                && let Some(expr) = func.exprs.get_mut(read.0 as usize)
            {
                (expr.op, expr.data) = cell.reader();
            }
        }
    }
    Plan {
        lenders: lenders(flow, webs, cells, &owner),
        owning: cells
            .list
            .iter()
            .zip(&owns)
            .filter(|&(_, &owns)| owns)
            .map(|(&cell, _)| cell)
            .collect(),
    }
}

/// For each statement that reads a borrowed value, the variables that own it.
fn lenders(flow: &Cfg, webs: &mut Webs, cells: &Cells, owner: &[bool]) -> FxHashMap<StmtId, Vec<Cell>> {
    let mut sources: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for number in 0..webs.defs.len() {
        let (node, from) = (webs.defs[number].node, webs.defs[number].sources.clone());
        let web = webs.find(node);
        let from: Vec<u32> = from.into_iter().map(|source| webs.find(source)).collect();
        sources.entry(web).or_default().extend(from);
    }
    let mut all: FxHashMap<StmtId, Vec<Cell>> = FxHashMap::default();
    for index in 0..webs.uses.len() {
        let (at, _, node) = webs.uses[index];
        if owner[node as usize] {
            continue;
        }
        let mut work = vec![webs.find(node)];
        let mut seen: FxHashSet<u32> = work.iter().copied().collect();
        while let Some(web) = work.pop() {
            for &source in sources.get(&web).into_iter().flatten() {
                if !seen.insert(source) {
                    continue;
                }
                if owner[source as usize] {
                    let cell = cells.list[webs.var[source as usize] as usize];
                    all.entry(flow.body[at]).or_default().push(cell);
                } else {
                    work.push(source);
                }
            }
        }
    }
    all
}
