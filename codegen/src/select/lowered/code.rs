//! Statements and expressions, one node one instruction.

use maple_mirbin::{CodeBuilder, Form, Label, Op, Prim};

use super::JUMPS;
use crate::mir::{
    Callee, ExprData, ExprId, Function, IntrinsicRef, LabelId, Pos, Reg, Stmt, StmtData, SymbolId as _,
};
use crate::program::LineRow;
use crate::select::lines::Lines;
use crate::select::symbols::Symbols;

/// The function in work.
pub(super) struct Selector<'s, 'm, 'f> {
    pub symbols: &'s mut Symbols<'m>,
    pub func: &'f Function,
    pub code: CodeBuilder,
    labels: Vec<Option<Label>>,
    features: u64,
}

/// The code of a function before its labels have places.
pub(super) struct Made {
    pub code: CodeBuilder,
    /// By number.
    pub labels: Vec<Option<Label>>,
    /// Builder offsets and their places in the source.
    pub rows: Vec<LineRow>,
    /// Builder offset and place of each statement, for problems of the code.
    pub places: Vec<(u32, Pos)>,
    pub features: u64,
}

/// Makes the code of a function.
pub(super) fn select(symbols: &mut Symbols<'_>, func: &Function) -> Made {
    let mut selector = Selector {
        symbols,
        func,
        code: CodeBuilder::new(),
        labels: vec![None; func.labels.len()],
        features: 0,
    };
    let body = func.body.map_or(&[][..], |body| func.block(body));
    let mut lines = Lines::new(func);
    let mut places = Vec::with_capacity(body.len());
    for &id in body {
        let stmt = func.stmt(id);
        if !matches!(stmt.op, Op::Label | Op::Comment) {
            lines.at(selector.symbols, func, selector.code.offset(), stmt.loc, stmt.pos);
        }
        places.push((selector.code.offset(), stmt.pos));
        selector.statement(stmt);
    }
    let last = body
        .iter()
        .rev()
        .map(|&id| func.stmt(id).op)
        .find(|&op| op != Op::Comment);
    // A label may stand at the end, and a jump before it may lead there.
    if last != Some(Op::Return) {
        selector.code.op(Op::Return, Prim::Invalid, 0);
    }
    Made {
        code: selector.code,
        labels: selector.labels,
        rows: lines.finish(),
        places,
        features: selector.features,
    }
}

/// The number of a register in images (seed 2 §8.3).
fn register(reg: Reg) -> Option<i32> {
    Some(match reg {
        Reg::Sp => -1,
        Reg::Fp => -2,
        Reg::Gp => -3,
        Reg::ThrownVal => -4,
        Reg::RetVal(number) => (-6i32).checked_sub_unsigned(number)?,
        Reg::Preg(_) => return None,
    })
}

impl Selector<'_, '_, '_> {
    pub(super) fn label(&mut self, id: LabelId) -> Label {
        match self.labels.get_mut(id.index()) {
            Some(Some(label)) => *label,
            Some(place) => *place.insert(self.code.label()),
            None => self.code.label(),
        }
    }

    pub(super) fn error(&mut self, pos: Pos, code: &'static str, message: impl Into<String>, hint: &str) {
        let pos = if pos == Pos::NONE { self.func.pos } else { pos };
        self.symbols.error(self.func.file, pos, code, message, hint);
    }

    /// What the verifier of modules lets pass in no text.
    pub(super) fn no_code(&mut self, pos: Pos, op: Op) {
        self.error(pos, "lowered", format!("{op} is no part of lowered code"), "");
    }

    /// Whether an instruction can count its operands; reports it if not.
    fn countable(&mut self, op: Op, count: usize, pos: Pos) -> bool {
        let fits = count <= usize::from(u8::MAX);
        if !fits {
            let message = format!("{op} with {count} operands, an image allows 255");
            self.error(pos, "limit", message, "pass the rest in memory");
        }
        fits
    }

    fn statement(&mut self, stmt: &Stmt) {
        let func = self.func;
        let args = func.args(stmt.args);
        let count = args.len();
        if !self.countable(stmt.op, count, stmt.pos) {
            return;
        }
        if let (StmtData::Switch(table), Op::Switch, [selector]) = (&stmt.data, stmt.op, args) {
            return self.switch(stmt, table, *selector);
        }
        for &arg in args {
            self.expression(arg);
        }
        match &stmt.data {
            StmtData::Comment(_) => {}
            &StmtData::Label(label) if stmt.op == Op::Label => {
                let label = self.label(label);
                self.code.bind(label);
            }
            &StmtData::Label(label) => match JUMPS.iter().find(|(op, _)| *op == stmt.op) {
                Some(&(_, op)) => {
                    let label = self.label(label);
                    self.code.branch(op, label);
                }
                None => self.no_code(stmt.pos, stmt.op),
            },
            &StmtData::Offset(offset) => self.code.displaced(stmt.op, stmt.prim, offset.into()),
            &StmtData::Reg(reg) => match register(reg) {
                Some(number) => self.code.frame(Op::RegAssign, stmt.prim, number),
                None => self.no_code(stmt.pos, stmt.op),
            },
            StmtData::Switch(table) => self.range_goto(stmt, table),
            &StmtData::JsTry(catch, finally) => {
                let [catch, finally] = [catch, finally].map(|label| label.map(|label| self.label(label)));
                self.code.js_try(catch, finally);
            }
            StmtData::Call(call) => match (stmt.op, call.callee) {
                (Op::Call, Callee::Func(callee)) => {
                    let symbol = self.symbols.function(callee);
                    self.code.call(Prim::Invalid, symbol.0, 0, count);
                }
                (Op::Icall, Callee::Indirect) => self.code.op(Op::Icall, Prim::Invalid, count),
                (Op::IntrinsicCall, Callee::Intrinsic(IntrinsicRef::Std(intrinsic))) => {
                    self.code
                        .intrinsic(Op::IntrinsicCall, Prim::Invalid, intrinsic, count);
                }
                _ => self.no_code(stmt.pos, stmt.op),
            },
            StmtData::None if stmt.op.form() == Form::B => {
                self.features |= stmt.op.feature();
                let typed = matches!(stmt.op, Op::Return | Op::AssertGe | Op::AssertLt);
                let first = args.first().filter(|_| typed);
                let ty = first.map_or(Prim::Invalid, |&arg| func.expr(arg).prim);
                self.code.op(stmt.op, ty, count);
            }
            _ => self.no_code(stmt.pos, stmt.op),
        }
    }

    /// Emits a tree: operands, left to right, then their user.
    pub(super) fn expression(&mut self, root: ExprId) {
        let mut nodes = Vec::new();
        let mut work = vec![root];
        while let Some(id) = work.pop() {
            nodes.push(id);
            work.extend_from_slice(self.func.args(self.func.expr(id).args));
        }
        for id in nodes.into_iter().rev() {
            self.node(id);
        }
    }

    fn node(&mut self, id: ExprId) {
        let expr = *self.func.expr(id);
        let (op, ty, count) = (expr.op, expr.prim, expr.args.len());
        if !self.countable(op, count, expr.pos) {
            return;
        }
        match expr.data {
            ExprData::Const(bits) => self.code.constant(ty, bits),
            ExprData::Str(text) => {
                let symbol = self.symbols.string(text, op == Op::ConstStr16);
                self.code.abs(op, ty, symbol.0, 0);
            }
            ExprData::Func(callee) => {
                let symbol = self.symbols.function(callee);
                self.code.abs(Op::AddrOfFunc, ty, symbol.0, 0);
            }
            ExprData::Label(label) => {
                let label = self.label(label);
                self.code.branch(Op::AddrOfLabel, label);
            }
            ExprData::Reg(reg) => match register(reg) {
                Some(number) => self.code.frame(Op::RegRead, ty, number),
                None => self.no_code(expr.pos, op),
            },
            ExprData::Offset(offset) => self.code.displaced(op, ty, offset.into()),
            ExprData::None if op.form() == Form::B => self.code.op(op, ty, count),
            ExprData::Operand(from) => self.code.typed(op, ty, from),
            ExprData::Type(_) if op == Op::Retype => {
                let from = self.func.arg(id, 0).map_or(ty, |arg| self.func.expr_type(arg));
                self.code.typed(op, ty, from);
            }
            ExprData::Bits { offset, size } => self.code.bits(op, ty, offset, size),
            ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) => {
                self.code.intrinsic(Op::IntrinsicOp, ty, intrinsic, count);
            }
            _ => self.no_code(expr.pos, op),
        }
    }
}
