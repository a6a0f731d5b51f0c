//! Bodies: the walk over blocks and expressions, and the structural rules (9, 12, 13).

use std::fmt;

use maple_mirbin::{Class, Op, Prim};

use crate::diag::Severity;
use crate::mir::typing::SIMPLE_HINT;
use crate::mir::{
    BlockId, ExprId, FuncId, Function, GlobalId, LabelId, Name, Pos, StmtData, StmtId, Storage, SymbolId,
    TypeId,
};

use super::Checker;
use super::init::Scope;

pub(super) struct Body<'c, 'm> {
    pub(super) c: &'c mut Checker<'m>,
    pub(super) f: &'c Function,
    id: FuncId,
    /// Whether it has type parameters.
    pub(super) generic: bool,
    found: Found,
}

/// What is known about the function in work. The checker keeps the memory.
#[derive(Default)]
pub(super) struct Found {
    used_exprs: Vec<bool>,
    used_stmts: Vec<bool>,
    used_blocks: Vec<bool>,
    /// What stands after each label; `None` until it is found.
    behind: Vec<Option<Op>>,
    /// Labels that are used, where, and the opcode that must stand after them.
    uses: Vec<(LabelId, Pos, Option<Behind>)>,
    /// Nodes of the expression in work that are to be visited, and those that were.
    work: Vec<ExprId>,
    order: Vec<ExprId>,
    /// Blocks to be visited.
    blocks: Vec<BlockId>,
    /// Global variables that nobody declares, where they are mentioned.
    undeclared: Vec<(GlobalId, Pos)>,
}

impl Found {
    /// Forgets everything, for a function.
    fn reset(&mut self, f: &Function) {
        fn fill<T: Clone>(list: &mut Vec<T>, count: usize, value: T) {
            list.clear();
            list.resize(count, value);
        }
        fill(&mut self.used_exprs, f.exprs.len(), false);
        fill(&mut self.used_stmts, f.stmts.len(), false);
        fill(&mut self.used_blocks, f.blocks.len(), false);
        fill(&mut self.behind, f.labels.len(), None);
        self.uses.clear();
        self.blocks.clear();
        self.undeclared.clear();
    }
}

/// What must stand after a label.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Behind {
    Catch,
    JsCatch,
    Finally,
}

impl<'c, 'm> Body<'c, 'm> {
    pub(super) fn new(c: &'c mut Checker<'m>, id: FuncId, f: &'c Function) -> Self {
        let mut found = std::mem::take(&mut c.found);
        found.reset(f);
        let generic = c.is_generic(f);
        Body {
            c,
            f,
            id,
            generic,
            found,
        }
    }

    pub(super) fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.c
            .report(Severity::Error, code, self.f.file, pos, message.into(), hint);
    }

    pub(super) fn warn(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.c
            .report(Severity::Warning, code, self.f.file, pos, message.into(), hint);
    }

    pub(super) fn check(mut self, body: BlockId) {
        self.locals();
        self.found.blocks.push(body);
        if self.blocks() {
            self.labels();
        }
        self.undeclared();
        self.c.found = self.found;
    }

    /// Checks all blocks; false if there are more errors than are reported.
    fn blocks(&mut self) -> bool {
        while let Some(block) = self.found.blocks.pop() {
            match self.found.used_blocks.get_mut(block.0 as usize) {
                Some(used) if !*used => *used = true,
                _ => {
                    let pos = self.f.pos;
                    self.error(
                        "tree",
                        pos,
                        format!("block {} is used twice or does not exist", block.0),
                        "",
                    );
                    continue;
                }
            }
            let stmts = self.f.block(block);
            for (i, &id) in stmts.iter().enumerate() {
                if self.c.diagnostics.is_full() {
                    return false;
                }
                self.statement(id, &stmts[i + 1..]);
            }
        }
        true
    }

    fn locals(&mut self) {
        let f = self.f;
        for (number, preg) in &f.pregs {
            self.held(preg.ty, preg.pos, format_args!("%{number}"));
        }
        for (_, var) in self.f.locals.iter() {
            let shown = self.c.shown('%', var.name);
            if !var.declared && self.hides(var.name) {
                continue;
            }
            if !var.declared {
                let message = format!("local variable {shown} is not declared");
                let declared = self.f.locals.iter().filter(|(_, other)| other.declared);
                let names = declared.map(|(_, other)| other.name);
                let hint = self.c.meant_local(var.name, names);
                self.error("undeclared-variable", var.pos, message, &hint);
                continue;
            }
            let Some(ty) = var.ty else { continue };
            self.held(ty, var.pos, shown);
            self.c
                .sized(ty, self.f.file, var.pos, format_args!("variable {shown}"));
            if let Some(init) = var.init {
                let scope = match var.storage {
                    Storage::Default => Scope::Frame,
                    _ => Scope::Static(self.f),
                };
                for label in self.c.initializer(init, ty, self.f.file, var, scope) {
                    match self.f.labels.lookup(label) {
                        Some(label) => self.use_label(label, var.pos, None),
                        None if self.hides(label) => {}
                        None => {
                            let message = format!("label {} is not defined", self.c.shown('@', label));
                            self.error("label", var.pos, message, "");
                        }
                    }
                }
            }
        }
    }

    /// Whether a cell holds values of the type of what is called `shown`; reports it if not.
    fn held(&mut self, ty: TypeId, pos: Pos, shown: impl fmt::Display) {
        let prim = self.c.m.types.prim_of(ty);
        if matches!(prim, Prim::SimpleStr | Prim::SimpleObj) {
            let message = format!("{shown} is of type {prim}, which only fields and other memory have");
            self.error("unsupported", pos, message, SIMPLE_HINT);
        }
    }

    /// Notes that a global variable is mentioned that nobody declares.
    pub(super) fn note_undeclared(&mut self, id: GlobalId, pos: Pos) {
        if self.c.is_undeclared(id) {
            self.found.undeclared.push((id, pos));
        }
    }

    /// Rule 4 for global variables: each is reported once in each function that mentions it.
    fn undeclared(&mut self) {
        let mut all = std::mem::take(&mut self.found.undeclared);
        all.sort_unstable();
        all.dedup_by_key(|(id, _)| *id);
        for (id, pos) in all {
            self.c.undeclared(id, self.f.file, pos);
        }
    }

    fn statement(&mut self, id: StmtId, rest: &[StmtId]) {
        let f = self.f;
        match self.found.used_stmts.get_mut(id.0 as usize) {
            Some(used) if !*used => *used = true,
            _ => {
                return self.error(
                    "tree",
                    f.pos,
                    format!("statement {} is used twice or does not exist", id.0),
                    "",
                );
            }
        }
        let stmt = f.stmt(id);
        if stmt.op.info().class != Class::Stmt {
            return self.error(
                "shape",
                stmt.pos,
                format!("{} stands as a statement", stmt.op),
                "",
            );
        }
        if stmt.args.start as usize + stmt.args.len() > f.operands.len() {
            return self.error("tree", stmt.pos, "an operand list does not exist", "");
        }
        match &stmt.data {
            StmtData::Body(block) | StmtData::DoLoop(_, block) | StmtData::ForeachElem(_, _, block) => {
                self.found.blocks.push(*block)
            }
            StmtData::If(then, otherwise) => {
                self.found.blocks.push(*then);
                self.found.blocks.extend(*otherwise);
            }
            StmtData::Label(label) if stmt.op == Op::Label => return self.define(*label, stmt.pos, rest),
            _ => {}
        }
        let whole = f
            .args(stmt.args)
            .iter()
            .all(|&arg| self.expression(arg, stmt.pos));
        if whole {
            self.check_stmt(stmt);
            if self.c.m.is_lowered() {
                self.lowered_stmt(stmt);
            }
            if self.c.m.srclang.is_managed() {
                self.literal_targets(stmt);
                self.literals(stmt);
            }
        }
    }

    /// Checks a tree of expressions; false if it is no tree.
    fn expression(&mut self, root: ExprId, pos: Pos) -> bool {
        let f = self.f;
        self.found.work.clear();
        self.found.order.clear();
        self.found.work.push(root);
        while let Some(id) = self.found.work.pop() {
            match self.found.used_exprs.get_mut(id.0 as usize) {
                Some(used) if !*used => *used = true,
                _ => {
                    self.error(
                        "tree",
                        pos,
                        format!("expression {} is used twice or does not exist", id.0),
                        "",
                    );
                    return false;
                }
            }
            let e = f.expr(id);
            if e.op.info().class == Class::Stmt {
                self.error("shape", e.pos, format!("{} stands as an expression", e.op), "");
                return false;
            }
            if e.args.start as usize + e.args.len() > f.operands.len() {
                self.error("tree", e.pos, "an operand list does not exist", "");
                return false;
            }
            self.found.work.extend_from_slice(f.args(e.args));
            self.found.order.push(id);
        }
        let order = std::mem::take(&mut self.found.order);
        for &id in &order {
            self.check_expr(id);
            if self.c.m.is_lowered() {
                self.lowered_expr(self.f.expr(id));
            }
        }
        self.found.order = order;
        true
    }

    fn define(&mut self, label: LabelId, pos: Pos, rest: &[StmtId]) {
        let f = self.f;
        let code = |s: &&StmtId| {
            let op = f.stmts.get(s.0 as usize).map(|s| s.op);
            !matches!(op, Some(Op::Label | Op::Comment))
        };
        let next = rest
            .iter()
            .find(code)
            .and_then(|s| f.stmts.get(s.0 as usize))
            .map_or(Op::Label, |s| s.op);
        match self.found.behind.get_mut(label.index()) {
            None => self.error("tree", pos, "a label does not exist", ""),
            Some(Some(_)) => {
                let Some(first) = f.labels.get(label) else { return };
                let message = format!("label {} is defined twice", self.c.shown('@', first.name));
                let places = (pos, first.pos);
                self.c
                    .again("label", f.file, places, message, "rename one of them");
            }
            Some(slot) => *slot = Some(next),
        }
    }

    /// Whether a local name may be declared in text that could not be read.
    fn hides(&self, name: Name) -> bool {
        self.c.broken.hides(Some(self.id), name)
    }

    /// Whether part of the function could not be read.
    pub(super) fn is_damaged(&self) -> bool {
        self.c.broken.damages(self.id)
    }

    /// Whether a value may be one of a type parameter, which only the instances of the function know.
    pub(super) fn may_be_parameter(&self, prim: Prim) -> bool {
        self.generic && prim == Prim::Agg
    }

    /// Notes the use of a label.
    pub(super) fn use_label(&mut self, label: LabelId, pos: Pos, behind: Option<Behind>) {
        self.found.uses.push((label, pos, behind));
    }

    fn labels(&mut self) {
        if self.found.uses.is_empty() {
            return;
        }
        let mut told = vec![false; self.found.behind.len()];
        for (label, pos, wanted) in std::mem::take(&mut self.found.uses) {
            let Some(&found) = self.found.behind.get(label.index()) else {
                self.error("tree", pos, "a label does not exist", "");
                continue;
            };
            let Some(used) = self.f.labels.get(label) else {
                continue;
            };
            let name = self.c.shown('@', used.name);
            let given_up = self.is_damaged() && (used.defined || self.hides(used.name));
            match (found, wanted) {
                (None, _) if given_up => {}
                (Some(_), Some(_)) if self.is_damaged() => {}
                (None, _) if !std::mem::replace(&mut told[label.index()], true) => {
                    let message = format!("label {name} is not defined");
                    let defined = self.f.labels.iter().filter(|(_, other)| other.defined);
                    let names = defined.map(|(_, other)| other.name);
                    let hint = "put it before the statement it means";
                    let hint = self.c.meant('@', used.name, names, hint);
                    self.error("label", pos, message, &hint);
                }
                (Some(op), Some(wanted)) if !wanted.accepts(op) => {
                    let message = format!("{} does not stand after label {name}", wanted.text());
                    self.error(
                        "handler",
                        pos,
                        message,
                        "handler labels mark catch, finally labels mark finally",
                    );
                }
                _ => {}
            }
        }
    }
}

impl Behind {
    fn accepts(self, op: Op) -> bool {
        match self {
            Behind::Catch => matches!(op, Op::Catch | Op::JavaCatch),
            Behind::JsCatch => matches!(op, Op::JsCatch | Op::Catch | Op::JavaCatch),
            Behind::Finally => op == Op::Finally,
        }
    }

    fn text(self) -> &'static str {
        match self {
            Behind::Catch => "a typed catch",
            Behind::JsCatch => "a catch",
            Behind::Finally => "a finally",
        }
    }
}
