//! Rule 34: literals of managed modules stand for their strings.

use maple_mirbin::Op;

use crate::mir::class::{Literal, STRING_NAME, class_name, owner};
use crate::mir::{
    AggregateKind, Attr, Expr, ExprData, ExprId, Init, Name, RetTarget, Stmt, StmtData, Sym, Type, TypeId,
};

use super::Checker;
use super::code::Body;
use super::init::Scope;

const CODE: &str = "literal";
const READ: &str = "read it with dread";
const ADDRESS: &str = "write addrof, which gives the string";

/// What a node is an operand of.
#[derive(Clone, Copy)]
enum User<'f> {
    Expr(&'f Expr),
    /// A statement, and the number of the operand.
    Stmt(&'f Stmt, usize),
}

impl<'m> Checker<'m> {
    /// What the name of a variable of the module says about a literal.
    fn literal(&self, sym: Sym) -> Option<(Literal, Name)> {
        let Sym::Global(id) = sym else { return None };
        let m = self.m;
        let name = m.vars.get(id).filter(|_| m.srclang.is_managed())?.name;
        Some((Literal::of(m.names.bytes(name))?, name))
    }

    /// Why an address cannot be the initial value of `variable`, or a part of it: only fields of classes become strings when a program
    /// starts, and variables with the address of a literal are known by their names.
    pub(super) fn literal_init(
        &self,
        leaf: &Init,
        variable: Name,
        whole: bool,
        scope: Scope<'_>,
    ) -> Option<String> {
        let &Init::AddrOf { sym, offset, .. } = leaf else {
            return None;
        };
        let (literal, name) = self.literal(sym)?;
        let shown = self.shown('$', name);
        if literal == Literal::Pointer {
            return Some(format!("the address of {shown}, which can only be read"));
        }
        if offset != 0 {
            return Some(format!("an address within the literal {shown}"));
        }
        let known = match scope {
            Scope::Frame => true,
            Scope::Static(_) => false,
            Scope::Module => {
                let bytes = self.m.names.bytes(variable);
                Literal::of(bytes) == Some(Literal::Pointer) || self.is_string_field(variable)
            }
        };
        (!whole || !known).then(|| {
            format!("the literal {shown} can be the initial value of a static field of type String only")
        })
    }

    /// Whether a variable is a static field of type `String`.
    fn is_string_field(&self, variable: Name) -> bool {
        let (names, types) = (&self.m.names, &self.m.types);
        let class = owner(names.bytes(variable)).and_then(|class| names.get(class));
        let named = class.and_then(|class| types.named(types.lookup(None, class)?));
        let Some(class) = named.and_then(|named| types.aggregate(named.def?)) else {
            return false;
        };
        let fields = class.fields.iter().chain(&class.parent_fields);
        let field = fields
            .filter(|field| field.name == variable)
            .find(|field| class.kind == AggregateKind::Interface || field.attrs.has(Attr::Static));
        let class = field.and_then(|field| class_name(types, types.pointee(field.ty)?));
        class.is_some_and(|class| names.bytes(class) == STRING_NAME)
    }
}

impl<'m> Body<'_, 'm> {
    /// Variables that a statement names.
    pub(super) fn literal_targets(&mut self, s: &Stmt) {
        let (stored, looped) = match s.data {
            StmtData::Var(sym, _) => (Some(sym), None),
            StmtData::DoLoop(Ok(sym), _) => (Some(sym), None),
            StmtData::ForeachElem(elem, coll, _) => (Some(elem), Some(coll)),
            _ => (None, None),
        };
        let results: &[RetTarget] = match &s.data {
            StmtData::Call(call) => &call.rets,
            _ => &[],
        };
        let results = results.iter().filter_map(|ret| match *ret {
            RetTarget::Var(sym, _) => Some(sym),
            _ => None,
        });
        for sym in stored.into_iter().chain(results) {
            if let Some((_, name)) = self.c.literal(sym) {
                let message = format!(
                    "{} is assigned, which stands for a literal",
                    self.c.shown('$', name)
                );
                self.error(CODE, s.pos, message, "use another variable");
            }
        }
        if let Some((Literal::Text, name)) = looped.and_then(|coll| self.c.literal(coll)) {
            let message = format!("foreachelem over the literal {}", self.c.shown('$', name));
            self.error(CODE, s.pos, message, ADDRESS);
        }
    }

    /// The trees of a statement's operands.
    pub(super) fn literals(&mut self, s: &Stmt) {
        let f = self.f;
        let mut work: Vec<(ExprId, User<'_>)> = Vec::new();
        for (index, &arg) in f.args(s.args).iter().enumerate() {
            work.push((arg, User::Stmt(s, index)));
            while let Some((id, user)) = work.pop() {
                let expr = f.expr(id);
                work.extend(f.args(expr.args).iter().map(|&arg| (arg, User::Expr(expr))));
                if let (Op::Dread | Op::AddrOf, ExprData::Var(sym, _)) = (expr.op, expr.data)
                    && let Some((literal, name)) = self.c.literal(sym)
                {
                    self.literal_use(expr, literal, name, user);
                }
            }
        }
    }

    fn literal_use(&mut self, expr: &Expr, literal: Literal, name: Name, user: User<'_>) {
        let shown = self.c.shown('$', name);
        let (message, hint) = match (expr.op, literal) {
            (Op::Dread, Literal::Text) => (
                format!("{shown} is a literal, whose words cannot be read"),
                ADDRESS,
            ),
            (Op::Dread, Literal::Pointer) if expr.prim.size() != 8 => (
                format!("{shown} is a string, which a {} cannot hold", expr.prim),
                "read it as a ref",
            ),
            (Op::AddrOf, Literal::Pointer) if !reads(user) => (
                format!("the address of {shown}, which stands for a literal, is used"),
                READ,
            ),
            (Op::AddrOf, Literal::Text) if !self.takes_string(user) => {
                let op = match user {
                    User::Expr(expr) => expr.op,
                    User::Stmt(stmt, _) => stmt.op,
                };
                let message = format!("{shown} is a string, which {op} cannot take");
                (message, "the address of a literal is a reference to its string")
            }
            _ => return,
        };
        self.error(CODE, expr.pos, message, hint);
    }

    /// Whether an operand may be a reference to a string.
    fn takes_string(&self, user: User<'_>) -> bool {
        match user {
            User::Expr(expr) => match (expr.op, expr.data) {
                (Op::Iread | Op::IaddrOf, ExprData::Field(ty, _)) => self.is_object(ty),
                (Op::Retype | Op::Cvt, _) => expr.prim.is_integral() && expr.prim.size() == 8,
                (Op::Eq | Op::Ne | Op::Select | Op::Lnot | Op::Land | Op::Lior | Op::Cand | Op::Cior, _) => {
                    true
                }
                (
                    Op::IntrinsicOp
                    | Op::IntrinsicOpWithType
                    | Op::ResolveVirtualFunc
                    | Op::ResolveInterfaceFunc,
                    _,
                ) => true,
                _ => false,
            },
            User::Stmt(stmt, index) => match (stmt.op, &stmt.data) {
                (Op::Iassign, &StmtData::Field(ty, _)) => index == 1 || self.is_object(ty),
                (Op::IassignOff, _) => index == 1,
                // What is called is no object.
                (Op::Icall | Op::IcallAssigned, _) => index > 0,
                (Op::Igoto | Op::Switch | Op::RangeGoto | Op::Free | Op::AssertGe | Op::AssertLt, _) => false,
                _ => true,
            },
        }
    }

    /// Whether this points to objects, or to what nobody says.
    fn is_object(&self, ty: TypeId) -> bool {
        let types = &self.c.m.types;
        match types.structure(ty) {
            Type::Pointer(to) => match types.structure(*to) {
                Type::Aggregate(a) => matches!(a.kind, AggregateKind::Class | AggregateKind::Interface),
                Type::Named(_) | Type::Instance { .. } | Type::Param(_) => true,
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether the operand is the address that all of a variable is read from.
fn reads(user: User<'_>) -> bool {
    match user {
        User::Expr(expr) => {
            let whole = matches!(
                (expr.op, expr.data),
                (Op::Iread, ExprData::Field(_, 0)) | (Op::IreadOff, ExprData::Offset(0))
            );
            whole && expr.prim.size() == 8 && expr.prim.is_integral()
        }
        User::Stmt(..) => false,
    }
}
