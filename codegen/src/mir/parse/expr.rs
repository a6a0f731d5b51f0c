//! Expressions (mpl-syntax.md §5): every operator has a head and operands in parentheses, so a stack of heads suffices.

use maple_mirbin::{Class, Op, Prim};

use crate::mir::keyword::{self, is_textual};
use crate::mir::lex::{Tok, Token};
use crate::mir::{ArgList, Expr, ExprData, ExprId, IntrinsicRef, Pos};

use super::builtin::Builtin;
use super::{MAX_NESTING, Parse, Parser, call};

/// How many operands follow a head.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arity {
    /// No parentheses.
    Leaf,
    Exactly(usize),
    AtLeast(usize),
}

pub(super) struct Head {
    op: Op,
    prim: Prim,
    data: ExprData,
    arity: Arity,
    token: Token,
    /// A comparison that does not say what it compares as.
    untyped: bool,
    /// A compiler built-in, no intrinsic.
    builtin: Option<Builtin>,
}

pub(super) struct Open {
    head: Head,
    base: usize,
}

impl Parser<'_, '_, '_> {
    /// One expression.
    pub(super) fn expr(&mut self) -> Parse<ExprId> {
        let base = self.args.len();
        let mut open = std::mem::take(&mut self.heads);
        let result = self.expr_tree(&mut open);
        open.clear();
        self.heads = open;
        self.args.truncate(base);
        result
    }

    fn expr_tree(&mut self, open: &mut Vec<Open>) -> Parse<ExprId> {
        loop {
            let head = self.expr_head()?;
            let base = self.args.len();
            if head.arity != Arity::Leaf {
                if !self.is(b'(') {
                    let message = format!("the operands of {}", head.op);
                    return self.expected(&message, "operands stand in parentheses");
                }
                self.bump();
                if !self.is(b')') {
                    open.push(Open { head, base });
                    if open.len() > MAX_NESTING {
                        return self.too_deep("expressions");
                    }
                    continue;
                }
                self.bump();
            }
            let mut value = self.finish_expr(head, base)?;
            loop {
                let Some(top) = open.last() else { return Ok(value) };
                let (op, base) = (top.head.op, top.base);
                self.args.push(value);
                if self.eat(b',') {
                    break;
                }
                if !self.eat(b')') {
                    let what = format!("`,` or `)` after operand {} of {op}", self.args.len() - base);
                    let message = format!("expected {what}, found {}", self.shown());
                    return self.missing(message, "");
                }
                let Some(top) = open.pop() else { return Ok(value) };
                value = self.finish_expr(top.head, base)?;
            }
        }
    }

    /// Makes the node of a head whose operands are `self.args[base..]`.
    fn finish_expr(&mut self, mut head: Head, base: usize) -> Parse<ExprId> {
        let count = self.args.len() - base;
        let wanted = match head.arity {
            Arity::Leaf => None,
            Arity::Exactly(n) if n != count => Some(format!("{n}")),
            Arity::AtLeast(n) if n > count => Some(format!("at least {n}")),
            _ => None,
        };
        if let Some(wanted) = wanted {
            let message = format!("{} takes {wanted} operand(s), not {count}", head.op);
            return self.fail_at(head.token, "arity", message, "");
        }
        if head.untyped
            && let Some(first) = self.args.get(base)
        {
            head.data = ExprData::Operand(self.f.expr_type(*first));
        }
        if let Some(builtin) = head.builtin {
            let pos = Pos(head.token.start);
            let given = self.args.get(base..).unwrap_or_default().to_vec();
            self.args.truncate(base);
            let value = self.builtin_value(builtin, &given, pos);
            return Ok(self.converted(value, head.prim, pos));
        }
        let args = self.f.push_args(&self.args[base..]);
        self.args.truncate(base);
        let pos = Pos(head.token.start);
        self.f.exprs.push(Expr {
            op: head.op,
            prim: head.prim,
            args,
            data: head.data,
            pos,
        });
        Ok(ExprId(self.f.exprs.len() as u32 - 1))
    }

    /// `( [expr {, expr}] )`; the number of operands must lie in `range`.
    pub(super) fn operands(&mut self, op: Op, range: std::ops::RangeInclusive<usize>) -> Parse<ArgList> {
        let base = self.args.len();
        let result = self.operand_list(op, range);
        self.args.truncate(base);
        result
    }

    fn operand_list(&mut self, op: Op, range: std::ops::RangeInclusive<usize>) -> Parse<ArgList> {
        let token = self.tok;
        if !self.eat(b'(') {
            let what = format!("the operands of {op}");
            return self.expected(&what, "operands stand in parentheses");
        }
        let base = self.args.len();
        while !self.eat(b')') {
            if self.args.len() > base {
                self.expect(b',', "or `)` after an operand")?;
            }
            let operand = self.expr()?;
            self.args.push(operand);
        }
        let count = self.args.len() - base;
        if !range.contains(&count) {
            let (low, high) = (*range.start(), *range.end());
            let wanted = match high {
                _ if low == high => format!("{low}"),
                usize::MAX => format!("at least {low}"),
                _ => format!("{low} to {high}"),
            };
            let message = format!("{op} takes {wanted} operand(s), not {count}");
            return self.fail_at(token, "arity", message, "");
        }
        Ok(self.f.push_args(&self.args[base..]))
    }

    fn expr_head(&mut self) -> Parse<Head> {
        let token = self.tok;
        let mut op = match self.word().op {
            Some(op) if op.info().class != Class::Stmt && is_textual(op) => op,
            Some(op) => {
                let what = if is_textual(op) {
                    "is a statement"
                } else {
                    "exists in images only"
                };
                let hint = match call::shape(op) {
                    Some(_) => {
                        "call it in a statement before, callassigned for instance, and read the variable that gets the result"
                    }
                    None => "",
                };
                return self.fail("syntax", format!("expected an expression, but {op} {what}"), hint);
            }
            None => {
                let text = String::from_utf8_lossy(self.text(&token)).into_owned();
                let near = keyword::nearest(&text, |w| w.op.is_some_and(|o| o.info().class != Class::Stmt));
                let hint = match (near, token.tok) {
                    (Some(near), _) => format!("did you mean `{near}`?"),
                    (_, Tok::Global(_) | Tok::Local(_)) => {
                        "variables are read with dread type name".to_owned()
                    }
                    (_, Tok::Reg(_)) => "registers are read with regread type register".to_owned(),
                    (_, Tok::Int(_) | Tok::Float(_)) => {
                        "constants are written constval type value".to_owned()
                    }
                    _ => String::new(),
                };
                return self.expected("an expression", &hint);
            }
        };
        self.bump();
        let (mut untyped, mut builtin) = (false, None);
        // addroflabel stands without a type in the seed.
        let prim = match op {
            Op::AddrOfLabel if matches!(self.tok.tok, Tok::At(_)) => Prim::Ptr,
            Op::Array => {
                let managed = self.session.module.srclang.is_managed();
                let checked = match self.tok.tok {
                    Tok::Int(_) => self.int_in("the check flag", 0..=1)? == 1,
                    _ => managed,
                };
                let prim = self.prim("an address type")?;
                let data = ExprData::Array(self.ty()?, checked);
                return Ok(Head {
                    op,
                    prim,
                    data,
                    arity: Arity::AtLeast(1),
                    token,
                    untyped,
                    builtin,
                });
            }
            _ => self.prim("a type")?,
        };
        let one = Arity::Exactly(1);
        let (data, arity) = match op {
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg => {
                untyped = self.is(b'(');
                let operand = if untyped {
                    prim
                } else {
                    self.prim("the type compared as")?
                };
                (ExprData::Operand(operand), Arity::Exactly(2))
            }
            Op::Cvt => {
                let from = self.prim("the type converted from")?;
                let data;
                (op, data) = self.conversion(prim, from);
                (data, one)
            }
            Op::Ceil | Op::Floor | Op::Round | Op::Trunc => {
                (ExprData::Operand(self.prim("the type converted from")?), one)
            }
            Op::Sext | Op::Zext => {
                let size = self.int_in("a number of bits", 1..=64)? as u8;
                (ExprData::Bits { offset: 0, size }, one)
            }
            Op::ExtractBits | Op::DepositBits => {
                let offset = self.int_in("a bit position", 0..=63)? as u8;
                let size = self.int_in("a number of bits", 1..=64)? as u8;
                (
                    ExprData::Bits { offset, size },
                    Arity::Exactly(if op == Op::DepositBits { 2 } else { 1 }),
                )
            }
            Op::Retype => (ExprData::Type(self.ty()?), one),
            Op::Dread | Op::AddrOf => {
                let sym = self.sym()?;
                (ExprData::Var(sym, self.field_id()?), Arity::Leaf)
            }
            Op::Iread | Op::IaddrOf => {
                let ty = self.ty()?;
                (ExprData::Field(ty, self.field_id()?), one)
            }
            Op::IreadOff => (ExprData::Offset(self.offset()?), one),
            Op::IreadFpOff => (ExprData::Offset(self.offset()?), Arity::Leaf),
            Op::RegRead => (ExprData::Reg(self.reg(prim)?), Arity::Leaf),
            Op::ConstVal => (self.constant(prim)?, Arity::Leaf),
            Op::ConstStr | Op::ConstStr16 => (ExprData::Str(self.string("a string")?), Arity::Leaf),
            Op::AddrOfFunc => (ExprData::Func(self.func_name()?), Arity::Leaf),
            Op::AddrOfLabel => (ExprData::Label(self.label()?), Arity::Leaf),
            Op::SizeOfType | Op::GcMalloc | Op::GcPermalloc | Op::StackMalloc => {
                (ExprData::Type(self.ty()?), Arity::Leaf)
            }
            Op::GcMallocJarray | Op::GcPermallocJarray | Op::StackMallocJarray => {
                (ExprData::Type(self.ty()?), one)
            }
            Op::FieldsDist => {
                let ty = self.ty()?;
                let parenthesised = self.eat(b'(');
                let first = self.field_id()?;
                if parenthesised {
                    self.expect(b',', "between the field-ids")?;
                }
                let second = self.field_id()?;
                if parenthesised {
                    self.expect(b')', "after the field-ids")?;
                }
                (ExprData::FieldsDist(ty, first, second), Arity::Leaf)
            }
            Op::IntrinsicOp => match self.builtin() {
                Some((Builtin::StackRestore, _)) => {
                    return self.expected(
                        "an intrinsic with a value",
                        "restore the stack with intrinsiccall",
                    );
                }
                Some((known, count)) => {
                    self.bump();
                    builtin = Some(known);
                    (ExprData::None, Arity::Exactly(count))
                }
                None => (ExprData::Intrinsic(self.intrinsic()?), Arity::AtLeast(0)),
            },
            Op::IntrinsicOpWithType => {
                let ty = self.ty()?;
                (ExprData::TypedIntrinsic(self.intrinsic()?, ty), Arity::AtLeast(0))
            }
            Op::ResolveInterfaceFunc | Op::ResolveVirtualFunc => {
                let ty = self.ty()?;
                (ExprData::Method(ty, self.func_name()?), Arity::AtLeast(1))
            }
            Op::Select => (ExprData::None, Arity::Exactly(3)),
            op if op.info().pops == 1 => (ExprData::None, one),
            _ => (ExprData::None, Arity::Exactly(2)),
        };
        Ok(Head {
            op,
            prim,
            data,
            arity,
            token,
            untyped,
            builtin,
        })
    }

    /// The first of some operands. The others are evaluated only if they are no constants.
    pub(super) fn expected_value(&mut self, given: &[ExprId], pos: Pos) -> ExprId {
        let mut value = given.first().copied().unwrap_or(ExprId(0));
        for &other in given.iter().skip(1) {
            let prim = self.f.expr_type(value);
            if self.f.expr(other).op != Op::ConstVal && self.f.expr_type(other) == prim {
                let always = self.f.push_const(Prim::U1, 1, pos);
                let args = [always, value, other];
                value = self.f.push_expr(Op::Select, prim, &args, ExprData::None, pos);
            }
        }
        value
    }

    pub(super) fn offset(&mut self) -> Parse<i32> {
        Ok(self.int_in("a byte offset", i64::from(i32::MIN)..=i64::from(i32::MAX))? as i32)
    }

    pub(super) fn intrinsic(&mut self) -> Parse<IntrinsicRef> {
        match self.word().intrinsic {
            Some(intrinsic) => {
                self.bump();
                Ok(intrinsic)
            }
            None => {
                let text = String::from_utf8_lossy(self.text(&self.tok)).into_owned();
                let near = keyword::nearest(&text, |w| w.intrinsic.is_some());
                let hint = near.map_or(String::new(), |n| format!("did you mean `{n}`?"));
                self.expected("the name of an intrinsic", &hint)
            }
        }
    }
}
