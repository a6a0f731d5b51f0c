//! Expressions: operands on their own lines unless all of them are leaves.

use maple_mirbin::{Class, Op, Prim};

use crate::mir::{ArgList, Expr, ExprData, ExprId, Function, LabelId, Reg, Type};

use super::Printer;

enum Piece {
    Expr(ExprId, usize),
    Newline(usize),
    Text(&'static str),
}

impl Printer<'_> {
    /// `(a, b, ..)` after a statement or expression that stands at `indent`.
    pub(super) fn operands(&mut self, f: &Function, args: ArgList, indent: usize) {
        let mut work = Vec::new();
        self.list_pieces(f, args, indent, &mut work);
        while let Some(piece) = work.pop() {
            match piece {
                Piece::Text(text) => self.text(text),
                Piece::Newline(indent) => self.newline(indent),
                Piece::Expr(id, indent) => {
                    let Some(expr) = f.exprs.get(id.0 as usize) else {
                        continue;
                    };
                    self.head_of(f, expr);
                    if expr.op.info().class == Class::Expr {
                        self.text(" ");
                        self.list_pieces(f, expr.args, indent, &mut work);
                    }
                }
            }
        }
    }

    fn list_pieces(&self, f: &Function, args: ArgList, indent: usize, work: &mut Vec<Piece>) {
        let args = f.args(args);
        let leaf = |id: &ExprId| {
            f.exprs
                .get(id.0 as usize)
                .is_none_or(|e| e.op.info().class != Class::Expr)
        };
        let inline = args.iter().all(leaf);
        work.push(Piece::Text(")"));
        for (i, &arg) in args.iter().enumerate().rev() {
            work.push(Piece::Expr(arg, indent + 1));
            if !inline {
                work.push(Piece::Newline(indent + 1));
            }
            if i > 0 {
                work.push(Piece::Text(if inline { ", " } else { "," }));
            }
        }
        work.push(Piece::Text("("));
    }

    /// An expression without its operands.
    fn head_of(&mut self, f: &Function, e: &Expr) {
        self.text(e.op.name());
        self.text(" ");
        if let ExprData::Array(_, checked) = e.data {
            self.text(if checked { "1 " } else { "0 " });
        }
        self.text(e.prim.name());
        match e.data {
            ExprData::None => {}
            ExprData::Var(sym, field) => {
                self.text(" ");
                self.sym(sym, Some(f));
                self.field(field);
            }
            ExprData::Reg(reg) => self.reg(reg),
            ExprData::Const(bits) => {
                self.text(" ");
                self.constant(e.prim, bits);
            }
            ExprData::Wide(index) => {
                self.text(" ");
                self.lanes(e.prim, f.wide.get(index as usize).copied().unwrap_or_default());
            }
            ExprData::Str(text) => {
                self.text(" ");
                self.string(text);
            }
            ExprData::Func(func) => {
                self.text(" ");
                self.func_name(func);
            }
            ExprData::Label(label) => self.label(f, label),
            ExprData::Operand(prim) => self.prim(prim),
            // The types of a retype stand in angle brackets, primitive ones too.
            ExprData::Type(ty) if e.op == Op::Retype && matches!(self.m.types.get(ty), Type::Prim(_)) => {
                self.text(" <");
                self.ty(ty);
                self.text(">");
            }
            ExprData::Type(ty) | ExprData::Array(ty, _) => {
                self.text(" ");
                self.ty(ty);
            }
            ExprData::Field(ty, field) => {
                self.text(" ");
                self.ty(ty);
                self.field(field);
            }
            ExprData::Offset(offset) => self.text(&format!(" {offset}")),
            ExprData::Bits { size, .. } if matches!(e.op, Op::Sext | Op::Zext) => {
                self.text(&format!(" {size}"))
            }
            ExprData::Bits { offset, size } => self.text(&format!(" {offset} {size}")),
            ExprData::Intrinsic(intrinsic) => self.text(&format!(" {}", intrinsic.name())),
            ExprData::TypedIntrinsic(intrinsic, ty) => {
                self.text(" ");
                self.ty(ty);
                self.text(&format!(" {}", intrinsic.name()));
            }
            ExprData::FieldsDist(ty, first, second) => {
                self.text(" ");
                self.ty(ty);
                self.text(&format!(" {first} {second}"));
            }
            ExprData::Method(ty, func) => {
                self.text(" ");
                self.ty(ty);
                self.text(" ");
                self.func_name(func);
            }
        }
    }

    pub(super) fn prim(&mut self, prim: Prim) {
        self.text(" ");
        self.text(prim.name());
    }

    /// A field id unless it is 0.
    pub(super) fn field(&mut self, field: i32) {
        if field != 0 {
            self.text(&format!(" {field}"));
        }
    }

    pub(super) fn label(&mut self, f: &Function, label: LabelId) {
        self.text(" ");
        match f.labels.get(label) {
            Some(label) => self.name(b'@', label.name),
            None => self.text("@?"),
        }
    }

    pub(super) fn reg(&mut self, reg: Reg) {
        let text = match reg {
            Reg::Preg(number) => format!(" %{number}"),
            Reg::Sp => " %%SP".to_owned(),
            Reg::Fp => " %%FP".to_owned(),
            Reg::Gp => " %%GP".to_owned(),
            Reg::ThrownVal => " %%thrownval".to_owned(),
            Reg::RetVal(number) => format!(" %%retval{number}"),
        };
        self.text(&text);
    }
}
