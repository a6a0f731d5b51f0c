//! Which globals, functions and locals a program uses, so that the printers leave out the others.

use maple_mirbin::Prim;

use super::tree::{CHECK, Expr, FUEL, Formal, Func, Init, Kind, MAIN, Node, Ret, SUM, Stmt, Tree, Var};
use super::types::Ty;

/// What is used, by position.
#[derive(Debug)]
pub struct Reach {
    /// Of [`Tree::globals`].
    pub globals: Vec<bool>,
    /// Of [`Tree::funcs`].
    pub funcs: Vec<bool>,
    /// The functions that add a `u64`, an `f32` and an `f64` to the checksum.
    pub mixes: [bool; 3],
    work: Vec<usize>,
}

impl Reach {
    /// Everything that the two entry functions lead to.
    pub fn new(tree: &Tree) -> Reach {
        let mut reach = Reach {
            globals: vec![false; tree.globals.len()],
            funcs: vec![false; tree.funcs.len()],
            mixes: [false; 3],
            work: Vec::new(),
        };
        reach.global(tree, SUM);
        reach.global(tree, FUEL);
        reach.func(MAIN);
        reach.func(CHECK);
        while let Some(index) = reach.work.pop() {
            let func = &tree.funcs[index];
            let locals = used_locals(func);
            for (local, used) in func.locals.iter().zip(locals) {
                if used {
                    reach.model(tree, &local.ty);
                    reach.init(tree, local.init.as_ref());
                }
            }
            if func.guard {
                func.sig.rets.iter().for_each(|ty| reach.model(tree, ty));
            }
            walk(func, &mut |part| match part {
                Part::Stmt(stmt) => reach.stmt(tree, stmt),
                Part::Expr(expr) => reach.expr(tree, expr),
            });
        }
        reach
    }

    /// The global that new variables and zero results of an aggregate type are copied from.
    fn model(&mut self, tree: &Tree, ty: &Ty) {
        if let Some(index) = model(tree, ty) {
            self.global(tree, index);
        }
    }

    fn func(&mut self, index: usize) {
        if !std::mem::replace(&mut self.funcs[index], true) {
            self.work.push(index);
        }
    }

    fn global(&mut self, tree: &Tree, index: usize) {
        if !std::mem::replace(&mut self.globals[index], true) {
            self.init(tree, tree.globals[index].init.as_ref());
        }
    }

    fn init(&mut self, tree: &Tree, init: Option<&Init>) {
        match init {
            Some(Init::Address(global, ..)) => self.global(tree, *global),
            Some(Init::Func(func)) => self.func(*func),
            Some(Init::List(list)) => list.iter().for_each(|init| self.init(tree, Some(init))),
            Some(Init::Fields(fields)) => fields.iter().for_each(|(_, init)| self.init(tree, Some(init))),
            Some(Init::Bits(_)) | None => {}
        }
    }

    fn var(&mut self, tree: &Tree, var: Var) {
        if let Var::Global(index) = var {
            self.global(tree, index);
        }
    }

    fn expr(&mut self, tree: &Tree, expr: &Expr) {
        match &expr.node {
            Node::Read(var, _) | Node::AddrOf(var, _) => self.var(tree, *var),
            Node::FuncAddr(func) => self.func(*func),
            _ => {}
        }
    }

    fn stmt(&mut self, tree: &Tree, stmt: &Stmt) {
        match &stmt.kind {
            Kind::Assign(var, _) | Kind::Foreach(_, var) => self.var(tree, *var),
            Kind::Call(func, _) => self.func(*func),
            Kind::Mix(false) => match stmt.args.first().map(|arg| arg.ty) {
                Some(Prim::F32) => self.mixes = [true, true, self.mixes[2]],
                Some(Prim::F64) => self.mixes = [true, self.mixes[1], true],
                _ => self.mixes[0] = true,
            },
            _ => {}
        }
        if let Kind::Call(_, Some(rets)) | Kind::ICall(_, Some(rets)) = &stmt.kind {
            for ret in rets {
                if let Ret::Var(var, _) = ret {
                    self.var(tree, *var);
                }
            }
        }
    }
}

/// The first global of this type, for structs, unions and arrays.
pub fn model(tree: &Tree, ty: &Ty) -> Option<usize> {
    let aggregate = matches!(ty, Ty::Record(_) | Ty::Array(..));
    tree.globals
        .iter()
        .position(|global| aggregate && global.ty == *ty)
}

/// The locals of a function that occur in it, formals among them.
pub fn used_locals(func: &Func) -> Vec<bool> {
    let mut used = vec![false; func.locals.len()];
    for formal in &func.formals {
        if let Formal::Local(index) = formal {
            used[*index] = true;
        }
    }
    let mut var = |var: Var| {
        if let Var::Local(index) = var {
            used[index] = true;
        }
    };
    walk(func, &mut |part| match part {
        Part::Expr(expr) => {
            if let Node::Read(at, _) | Node::AddrOf(at, _) = expr.node {
                var(at);
            }
        }
        Part::Stmt(stmt) => match &stmt.kind {
            Kind::Assign(at, _) => var(*at),
            Kind::Foreach(elem, at) => {
                var(Var::Local(*elem));
                var(*at);
            }
            Kind::Count(index, _) | Kind::Memory(index, ..) | Kind::VaStart(index) => var(Var::Local(*index)),
            Kind::DoLoop(Formal::Local(index), ..) => var(Var::Local(*index)),
            Kind::Sweep(sweep) => {
                if let Formal::Local(index) = sweep.counter {
                    var(Var::Local(index));
                }
                var(Var::Local(sweep.limit));
                if let Err(index) = sweep.step {
                    var(Var::Local(index));
                }
            }
            Kind::Call(_, Some(rets)) | Kind::ICall(_, Some(rets)) => rets.iter().for_each(|ret| {
                if let Ret::Var(at, _) = ret {
                    var(*at);
                }
            }),
            _ => {}
        },
    });
    used
}

/// Shows every statement and expression of a function.
pub fn walk<'f>(func: &'f Func, see: &mut impl FnMut(Part<'f>)) {
    let mut exprs: Vec<&Expr> = func.ret.iter().collect();
    exprs.extend(
        func.early
            .iter()
            .flat_map(|(condition, value)| [condition, value]),
    );
    let mut stmts: Vec<&Stmt> = func.body.iter().collect();
    while let Some(at) = stmts.pop() {
        see(Part::Stmt(at));
        exprs.extend(&at.args);
        stmts.extend(at.blocks.iter().flatten());
    }
    while let Some(at) = exprs.pop() {
        see(Part::Expr(at));
        exprs.extend(&at.args);
    }
}

/// A part of a function.
pub enum Part<'f> {
    /// A statement.
    Stmt(&'f Stmt),
    /// An expression.
    Expr(&'f Expr),
}
