//! Lowered modules that are to run: what lies in frames and in the global memory becomes variables, what is in `%%retval0` a variable of its own
//! (seed 2 §8, exec.md §8).
//!
//! A word that has a type tag is a dynamic value, however it is accessed. Another one has the type of its accesses, which must be the same.
//! Addresses in the global memory that are values themselves are those of constant strings; addresses in a frame are refused, but for the
//! elements of `JS_NEW_ARR_ELEMS`.

use maple_mirbin::{Intrinsic, Op, Prim};
use rustc_hash::FxHashMap;

use crate::diag::Diagnostic;
use crate::mir::{
    Callee, Expr, ExprData, ExprId, Formal, FuncId, Function, GlobalId, IntrinsicRef, LocalId, Module, Pos,
    Reg, RetTarget, Stmt, StmtData, StmtId, Sym, TypeTable, Variable,
};

/// Bytes of a dynamic value.
const CELL: i64 = 8;
/// Bytes of a string's header: flags, a byte without meaning, the number of units.
const HEADER: usize = 4;

/// Makes a lowered module one of flavor 2; others stay as they are.
///
/// # Errors
/// What variables cannot say.
pub fn raise(module: &mut Module) -> Result<(), Vec<Diagnostic>> {
    if !module.is_lowered() {
        return Ok(());
    }
    module.flavor = 2;
    let ids: Vec<FuncId> = module.funcs.iter().map(|(id, _)| id).collect();
    let defined = |func: &Function| func.body.is_some();
    let counts: Vec<Option<usize>> = ids
        .iter()
        .map(|id| Some(&module.funcs[*id]).filter(|func| defined(func)).map(formals))
        .collect();
    let mut raising = Raising {
        memory: module
            .globalmemmap
            .iter()
            .flat_map(|word| word.to_le_bytes())
            .collect(),
        tagged: std::mem::take(&mut module.globalwordstypetagged),
        counts,
        globals: FxHashMap::default(),
        problems: Vec::new(),
    };
    raising
        .memory
        .resize(module.globalmemsize.unwrap_or(0) as usize, 0);
    for id in ids {
        let name = module.funcs[id].name;
        let func = std::mem::replace(&mut module.funcs[id], Function::new(name));
        let mut frame = Frame {
            raising: &mut raising,
            module,
            func,
            cells: FxHashMap::default(),
            result: LocalId(0),
        };
        if frame.func.body.is_some() {
            frame.function();
        }
        let func = frame.func;
        module.funcs[id] = func;
    }
    raising.begin(module);
    (module.globalmemsize, module.globalmemmap) = (None, Vec::new());
    module.globalwordsrefcounted = Vec::new();
    if raising.problems.is_empty() {
        return Ok(());
    }
    Err(raising.problems)
}

/// Dynamic values above `%%FP`: `this` and the arguments.
fn formals(func: &Function) -> usize {
    let size = func
        .directives
        .as_ref()
        .and_then(|directives| directives.upformalsize);
    (size.unwrap_or(0) / CELL as u64) as usize
}

/// Bit `n` of a bit vector.
fn bit(words: &[u32], n: i64) -> bool {
    let word = usize::try_from(n / 32).ok().and_then(|at| words.get(at));
    n >= 0 && word.is_some_and(|word| word >> (n % 32) & 1 != 0)
}

struct Raising {
    /// The global memory as it begins.
    memory: Vec<u8>,
    /// Which of its words have tags.
    tagged: Vec<u32>,
    /// Formals of the functions that are defined.
    counts: Vec<Option<usize>>,
    globals: FxHashMap<i64, (GlobalId, Prim)>,
    problems: Vec<Diagnostic>,
}

impl Raising {
    /// Gives global variables their first values, where the program begins.
    fn begin(&mut self, module: &mut Module) {
        let Some(entry) = module.entry else {
            return;
        };
        let mut globals: Vec<(i64, GlobalId, Prim)> = self
            .globals
            .iter()
            .map(|(at, (id, prim))| (*at, *id, *prim))
            .collect();
        globals.sort_unstable_by_key(|(at, ..)| *at);
        let func = &mut module.funcs[entry];
        let Some(body) = func.body else {
            return;
        };
        let mut stmts = Vec::new();
        for (at, id, prim) in globals {
            let mut bytes = [0; 8];
            let size = (prim.size() as usize).min(8);
            if let Some(from) = self.memory.get(at as usize..at as usize + size) {
                bytes[..size].copy_from_slice(from);
            }
            let bits = u64::from_le_bytes(bytes);
            if bits != 0 {
                let value = func.push_const(prim, bits, Pos::NONE);
                let data = StmtData::Var(Sym::Global(id), 0);
                let (pos, loc) = (func.pos, func.loc);
                stmts.push(func.push_stmt(Op::Dassign, &[value], data, pos, loc));
            }
        }
        stmts.extend(func.block(body));
        let body = func.push_block(&stmts);
        func.body = Some(body);
    }

    /// The text of the constant string at a place of the global memory.
    fn text(&self, at: i64) -> Option<Vec<u8>> {
        let at = usize::try_from(at).ok()?;
        let head = self.memory.get(at..at + HEADER)?;
        let (wide, length) = match *head {
            [flags, _, low, high] => (flags & 1 != 0, usize::from(u16::from_le_bytes([low, high]))),
            _ => return None,
        };
        let bytes = self.memory.get(at + HEADER..)?;
        let text = match wide {
            false => bytes.get(..length)?.iter().copied().map(char::from).collect(),
            true => {
                let units = bytes.get(..2 * length)?.chunks_exact(2);
                let units: Vec<u16> = units.map(|unit| u16::from_le_bytes([unit[0], unit[1]])).collect();
                String::from_utf16_lossy(&units)
            }
        };
        Some(text.into_bytes())
    }
}

struct Frame<'r, 'm> {
    raising: &'r mut Raising,
    module: &'m mut Module,
    func: Function,
    cells: FxHashMap<i64, (LocalId, Prim)>,
    /// What is in `%%retval0`.
    result: LocalId,
}

/// The type of a variable for accesses of a type.
fn held(prim: Prim, tagged: bool) -> Prim {
    match tagged || prim.is_dynamic() && !matches!(prim, Prim::SimpleStr | Prim::SimpleObj) {
        true => Prim::DynAny,
        false => prim,
    }
}

impl Frame<'_, '_> {
    fn problem(&mut self, message: impl Into<String>) {
        let name = self.module.names.text(self.func.name).into_owned();
        let message = format!("function {name} cannot run: {}", message.into());
        let file = self
            .module
            .sources
            .get(self.func.file)
            .map_or(String::new(), |file| file.name().to_owned());
        self.raising
            .problems
            .push(Diagnostic::unplaced("lowered", &file, message));
    }

    fn function(&mut self) {
        let dynamic = TypeTable::prim(Prim::DynAny);
        let count = formals(&self.func);
        for at in 0..count as i64 {
            let name = self.module.names.intern(format!("a{at}"));
            let local = self.func.locals.push(Variable::new(name, dynamic));
            self.func.formals.push(Formal::Var(local));
            self.cells.insert(CELL * at, (local, Prim::DynAny));
        }
        let name = self.module.names.intern("retval");
        self.result = self.func.locals.push(Variable::new(name, dynamic));
        self.func.has_signature = true;
        self.func.returns = vec![dynamic];
        let body = self
            .func
            .body
            .map_or_else(Vec::new, |body| self.func.block(body).to_vec());
        for id in body {
            self.statement(id);
        }
        self.func.directives = None;
    }

    /// The variable of a frame cell.
    fn cell(&mut self, offset: i64, prim: Prim) -> (LocalId, Prim) {
        let tagged = match (&self.func.directives, offset) {
            (Some(directives), 0..) => bit(&directives.formalwordstypetagged, offset / 4),
            (Some(directives), _) => bit(&directives.localwordstypetagged, -offset / 4 - 1),
            (None, _) => false,
        };
        let prim = held(prim, tagged);
        if let Some(&(local, known)) = self.cells.get(&offset) {
            if known != prim && known != Prim::DynAny {
                self.problem(format!(
                    "the word at %%FP {offset:+} is used as {known} and as {prim}"
                ));
            }
            return (local, known);
        }
        let size = i64::from(prim.size().max(1));
        let near = |other: &i64, (_, known): &(LocalId, Prim)| {
            *other < offset + size && offset < other + i64::from(known.size().max(1))
        };
        if let Some((other, _)) = self.cells.iter().find(|(other, cell)| near(other, cell)) {
            let message = format!("the words at %%FP {offset:+} and at %%FP {other:+} overlap");
            self.problem(message);
        }
        let name = self.module.names.intern(format!("l{}", -offset));
        let local = self.func.locals.push(Variable::new(name, TypeTable::prim(prim)));
        self.cells.insert(offset, (local, prim));
        (local, prim)
    }

    /// The variable of a place in the global memory.
    fn global(&mut self, offset: i64, prim: Prim) -> (GlobalId, Prim) {
        let prim = held(prim, offset % 4 == 0 && bit(&self.raising.tagged, offset / 4));
        if let Some(&(id, known)) = self.raising.globals.get(&offset) {
            if known != prim && known != Prim::DynAny {
                self.problem(format!(
                    "the word at %%GP {offset:+} is used as {known} and as {prim}"
                ));
            }
            return (id, known);
        }
        let name = self.module.names.intern(format!("g{offset}"));
        let id = self.module.vars.push(Variable::new(name, TypeTable::prim(prim)));
        self.raising.globals.insert(offset, (id, prim));
        (id, prim)
    }

    /// The distance of an address from `%%FP` or `%%GP`.
    fn distance(&self, mut id: ExprId) -> Option<(Reg, i64)> {
        let mut at = 0i64;
        loop {
            let expr = self.func.expr(id);
            match (expr.op, expr.data, self.func.args(expr.args)) {
                (Op::RegRead, ExprData::Reg(reg @ (Reg::Fp | Reg::Gp)), _) => return Some((reg, at)),
                (Op::Add, _, &[base, by]) => match self.func.expr(by).data {
                    ExprData::Const(bits) => (id, at) = (base, at + i64::from(bits as i32)),
                    _ => return None,
                },
                _ => return None,
            }
        }
    }

    fn replace(&mut self, id: ExprId, op: Op, prim: Prim, args: &[ExprId], data: ExprData) {
        let args = self.func.push_args(args);
        if let Some(expr) = self.func.exprs.get_mut(id.0 as usize) {
            *expr = Expr {
                op,
                prim,
                args,
                data,
                pos: expr.pos,
            };
        }
    }

    /// Makes an expression the value of a variable, converted to the type that was read.
    fn read(&mut self, id: ExprId, sym: Sym, known: Prim, wanted: Prim) {
        let data = ExprData::Var(sym, 0);
        let pos = self.func.expr(id).pos;
        if known == wanted || held(wanted, false) == known {
            return self.replace(id, Op::Dread, known, &[], data);
        }
        let value = self.func.push_expr(Op::Dread, known, &[], data, pos);
        self.replace(id, Op::Cvt, wanted, &[value], ExprData::Operand(known));
    }

    /// Rewrites an expression and what is in it.
    fn expr(&mut self, root: ExprId) {
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            let expr = *self.func.expr(id);
            match (expr.op, expr.data) {
                (Op::IreadFpOff, ExprData::Offset(offset)) => {
                    let (local, known) = self.cell(offset.into(), expr.prim);
                    self.read(id, Sym::Local(local), known, expr.prim);
                    continue;
                }
                (Op::IreadOff, ExprData::Offset(offset)) => {
                    let base = self.func.args(expr.args).first().copied();
                    match base.and_then(|base| self.distance(base)) {
                        Some((Reg::Gp, at)) => {
                            let (global, known) = self.global(at + i64::from(offset), expr.prim);
                            self.read(id, Sym::Global(global), known, expr.prim);
                            continue;
                        }
                        Some((_, at)) => {
                            let (local, known) = self.cell(at + i64::from(offset), expr.prim);
                            self.read(id, Sym::Local(local), known, expr.prim);
                            continue;
                        }
                        None => {}
                    }
                }
                (Op::RegRead, ExprData::Reg(Reg::RetVal(0))) => {
                    self.read(id, Sym::Local(self.result), Prim::DynAny, expr.prim);
                    continue;
                }
                (Op::RegRead, ExprData::Reg(Reg::Sp | Reg::RetVal(_))) => {
                    self.problem("it uses a register that is no variable");
                    continue;
                }
                (Op::IntrinsicOp, ExprData::Intrinsic(intrinsic)) => {
                    if let Some(list) = self.elements(intrinsic, expr.args) {
                        self.replace(id, expr.op, expr.prim, &list, expr.data);
                        continue;
                    }
                }
                _ => {}
            }
            match self.distance(id) {
                Some((Reg::Gp, at)) => match self.raising.text(at) {
                    Some(text) => {
                        let name = self.module.names.intern(text);
                        self.replace(id, Op::ConstStr, Prim::DynStr, &[], ExprData::Str(name));
                    }
                    None => self.problem(format!("there is no string at %%GP {at:+}")),
                },
                Some(_) => self.problem("it uses an address in its frame"),
                None => work.extend(self.func.args(expr.args)),
            }
        }
    }

    /// The elements of `JS_NEW_ARR_ELEMS`, which gets the address of the first one and their number.
    fn elements(&mut self, intrinsic: IntrinsicRef, args: crate::mir::ArgList) -> Option<Vec<ExprId>> {
        if intrinsic != IntrinsicRef::Std(Intrinsic::JsNewArrElems) {
            return None;
        }
        let &[address, count] = self.func.args(args) else {
            return None;
        };
        let ((Reg::Fp, at), ExprData::Const(count)) = (self.distance(address)?, self.func.expr(count).data)
        else {
            return None;
        };
        let pos = self.func.expr(address).pos;
        let all = 0..(count as u32).min(255);
        Some(
            all.map(|index| {
                let (local, known) = self.cell(at + CELL * i64::from(index), Prim::DynAny);
                let data = ExprData::Var(Sym::Local(local), 0);
                self.func.push_expr(Op::Dread, known, &[], data, pos)
            })
            .collect(),
        )
    }

    fn statement(&mut self, id: StmtId) {
        let stmt = self.func.stmt(id);
        let (op, prim, list, data) = (stmt.op, stmt.prim, stmt.args, stmt.data.clone());
        let mut args = self.func.args(list).to_vec();
        let result = Sym::Local(self.result);
        let new = match (op, data) {
            (Op::IassignFpOff, StmtData::Offset(offset)) => {
                let (local, _) = self.cell(offset.into(), prim);
                (Op::Dassign, StmtData::Var(Sym::Local(local), 0))
            }
            (Op::IassignOff, StmtData::Offset(offset)) => {
                match args.first().and_then(|base| self.distance(*base)) {
                    Some((reg, at)) => {
                        args.remove(0);
                        let at = at + i64::from(offset);
                        let sym = match reg {
                            Reg::Gp => Sym::Global(self.global(at, prim).0),
                            _ => Sym::Local(self.cell(at, prim).0),
                        };
                        (Op::Dassign, StmtData::Var(sym, 0))
                    }
                    None => (op, StmtData::Offset(offset)),
                }
            }
            (Op::RegAssign, StmtData::Reg(Reg::RetVal(0))) => (Op::Dassign, StmtData::Var(result, 0)),
            (Op::Return, data) => {
                args = vec![self.func.push_expr(
                    Op::Dread,
                    Prim::DynAny,
                    &[],
                    ExprData::Var(result, 0),
                    Pos::NONE,
                )];
                (op, data)
            }
            (_, StmtData::Call(mut call)) => {
                call.rets = [RetTarget::Var(result, 0)].into();
                let op = match call.callee {
                    Callee::Func(callee) => {
                        self.complete(callee, &mut args);
                        Op::CallAssigned
                    }
                    Callee::Intrinsic(intrinsic) => {
                        if let Some(elements) = self.elements(intrinsic, list) {
                            args = elements;
                        }
                        Op::IntrinsicCallAssigned
                    }
                    _ => Op::IcallAssigned,
                };
                (op, StmtData::Call(call))
            }
            (op, data) => (op, data),
        };
        for &arg in &args {
            self.expr(arg);
        }
        let args = self.func.push_args(&args);
        if let Some(stmt) = self.func.stmts.get_mut(id.0 as usize) {
            let (op, data) = new;
            *stmt = Stmt {
                op,
                prim: Prim::Void,
                args,
                data,
                ..stmt.clone()
            };
        }
    }

    /// Brings arguments to the number of a function's formals.
    fn complete(&mut self, callee: FuncId, args: &mut Vec<ExprId>) {
        match self.raising.counts.get(callee.0 as usize).copied().flatten() {
            Some(count) => {
                while args.len() < count {
                    args.push(self.func.push_const(Prim::DynUndef, 0, Pos::NONE));
                }
                args.truncate(count);
            }
            None => {
                let name = self
                    .module
                    .names
                    .text(self.module.funcs[callee].name)
                    .into_owned();
                self.problem(format!("it calls function {name}, which is not defined here"));
            }
        }
    }
}
