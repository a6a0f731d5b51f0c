//! Rules about statements (10, 14, 17, 23, 27 to 29).

use maple_mirbin::{Op, Prim};

use crate::mir::lex::Tok;
use crate::mir::parse::call_shape;
use crate::mir::typing::fits;
use crate::mir::{ExprId, Pos, Reg, Stmt, StmtData, Switch, Sym, Type, TypeId, TypeTable};

use super::code::{Behind, Body};
use super::expr::Want;
use super::places::List;

impl Body<'_, '_> {
    pub(super) fn check_stmt(&mut self, s: &Stmt) {
        let f = self.f;
        let args = f.args(s.args);
        match (s.op, &s.data) {
            (Op::Dassign | Op::MayDassign, &StmtData::Var(sym, field)) => {
                if self.operands(s.op, s.pos, args, &[Want::Value], false)
                    && let Some(ty) = self.sym_type(sym, s.pos)
                    && let Some(place) = self.place(ty, field, s.pos)
                {
                    self.store(s, args[0], place);
                }
            }
            // Its value is checked with the variable. One that another declaration makes static has it for good.
            (Op::Dassign, &StmtData::Initial(local)) if f.locals.get(local).is_some_and(|v| v.in_block) => {
                self.operands(s.op, s.pos, args, &[], false);
            }
            (Op::Iassign, &StmtData::Field(ty, field)) => {
                if self.operands(s.op, s.pos, args, &[Want::Address, Want::Value], false)
                    && let Some(to) = self.pointee(ty, s.pos)
                    && let Some(place) = self.place(to, field, s.pos)
                {
                    self.store(s, args[1], place);
                }
            }
            (Op::IassignOff, StmtData::Offset(_)) => {
                self.operands(s.op, s.pos, args, &[Want::Address, Want::Prim(s.prim)], false);
                self.stored(s);
            }
            (Op::IassignFpOff, StmtData::Offset(_)) => {
                self.operands(s.op, s.pos, args, &[Want::Prim(s.prim)], false);
                self.stored(s);
            }
            (Op::RegAssign, &StmtData::Reg(reg)) => {
                self.operands(s.op, s.pos, args, &[Want::Prim(s.prim)], false);
                self.assigned_register(reg, s.prim, s.pos);
            }
            (Op::Block, StmtData::Body(_)) => {
                self.operands(s.op, s.pos, args, &[], false);
            }
            (Op::While | Op::DoWhile, StmtData::Body(_)) | (Op::If, StmtData::If(..)) => {
                self.operands(s.op, s.pos, args, &[Want::Truth], false);
            }
            (Op::DoLoop, &StmtData::DoLoop(var, _)) => self.doloop(s, args, var),
            (Op::ForeachElem, &StmtData::ForeachElem(elem, coll, _)) => self.foreach(s, elem, coll),
            (Op::Goto, &StmtData::Label(label)) => {
                self.operands(s.op, s.pos, args, &[], false);
                self.use_label(label, s.pos, None);
            }
            (Op::Gosub, &StmtData::Label(label)) => {
                self.operands(s.op, s.pos, args, &[], false);
                self.use_label(label, s.pos, Some(Behind::Finally));
            }
            (Op::BrTrue | Op::BrFalse, &StmtData::Label(label)) => {
                self.operands(s.op, s.pos, args, &[Want::Truth], false);
                self.use_label(label, s.pos, None);
            }
            (Op::Switch | Op::RangeGoto, StmtData::Switch(table)) => {
                self.operands(s.op, s.pos, args, &[Want::Integral], false);
                self.tags(s, table);
            }
            (Op::Multiway, StmtData::Multiway(table)) => {
                self.operands(s.op, s.pos, args, &[Want::Scalar, Want::Scalar], true);
                if args.len() != table.targets.len() + 1 {
                    self.error("arity", s.pos, "a multiway has one tag for each target", "");
                }
                for &label in std::iter::once(&table.default).chain(&table.targets) {
                    self.use_label(label, s.pos, None);
                }
            }
            (Op::Igoto, StmtData::None) => {
                self.operands(s.op, s.pos, args, &[Want::Address], false);
            }
            (Op::Igoto, &StmtData::JumpTable(sym)) => {
                self.operands(s.op, s.pos, args, &[Want::Integral], false);
                if let Some(ty) = self.sym_type(sym, s.pos)
                    && !self.is_open(ty)
                    && !self.is_jump_table(ty)
                {
                    self.error(
                        "loop",
                        s.pos,
                        "indexgoto jumps through an array of label addresses",
                        "declare the table as an array of ptr",
                    );
                }
            }
            (Op::Return, StmtData::None) => self.returns(s, args),
            (op, StmtData::Call(call)) if call_shape(op).is_some() => self.call(s, args, call),
            (Op::JavaTry | Op::Try, StmtData::Try(labels, _)) => {
                self.operands(s.op, s.pos, args, &[], false);
                labels
                    .iter()
                    .for_each(|&l| self.use_label(l, s.pos, Some(Behind::Catch)));
            }
            (Op::JsTry, StmtData::JsTry(handler, finally)) => {
                self.operands(s.op, s.pos, args, &[], false);
                handler
                    .iter()
                    .for_each(|&l| self.use_label(l, s.pos, Some(Behind::JsCatch)));
                finally
                    .iter()
                    .for_each(|&l| self.use_label(l, s.pos, Some(Behind::Finally)));
            }
            (Op::JavaCatch | Op::Catch, StmtData::Catch(types, _)) => {
                self.operands(s.op, s.pos, args, &[], false);
                for &ty in types.iter() {
                    self.catch_type(ty, s.pos);
                }
            }
            (Op::Throw, StmtData::None) => {
                self.operands(s.op, s.pos, args, &[Want::Integral], false);
            }
            (Op::Eval, StmtData::None) => {
                self.operands(s.op, s.pos, args, &[Want::Value], false);
            }
            (Op::Free | Op::AssertNonNull | Op::DecRef | Op::IncRef | Op::DecRefReset, StmtData::None) => {
                self.operands(s.op, s.pos, args, &[Want::Address], false);
            }
            (Op::AssertGe | Op::AssertLt, StmtData::None) => {
                if self.operands(s.op, s.pos, args, &[Want::Scalar, Want::Scalar], false) {
                    self.operand(s.op, 1, args[1], Want::Prim(f.expr(args[0]).prim));
                }
            }
            (Op::SyncEnter | Op::SyncExit, StmtData::None) => {
                let wants = [Want::Address, Want::Integral];
                let count = args.len().clamp(1, 2);
                self.operands(s.op, s.pos, args, &wants[..count], false);
            }
            (
                Op::JsCatch
                | Op::Finally
                | Op::CleanupTry
                | Op::EndTry
                | Op::Retsub
                | Op::MembarAcquire
                | Op::MembarRelease
                | Op::MembarStoreLoad
                | Op::MembarStoreStore,
                StmtData::None,
            )
            | (Op::Comment, StmtData::Comment(_)) => {
                self.operands(s.op, s.pos, args, &[], false);
            }
            _ => self.error(
                "shape",
                s.pos,
                format!("{} is no statement of MAPLE IR with these fields", s.op),
                "",
            ),
        }
    }

    /// Rules 17 and 19 for a value that is stored.
    fn store(&mut self, s: &Stmt, value: ExprId, place: TypeId) {
        self.access(s.op, self.f.expr(value).pos, self.f.expr(value).prim, place);
        self.aggregate_size(value, place);
    }

    fn stored(&mut self, s: &Stmt) {
        if s.prim.size() == 0 {
            self.error(
                "result-type",
                s.pos,
                format!("{} cannot store {}", s.op, s.prim),
                "name a scalar type",
            );
        }
    }

    pub(super) fn assigned_register(&mut self, reg: Reg, prim: Prim, pos: Pos) {
        if matches!(reg, Reg::Sp | Reg::Fp | Reg::Gp) {
            self.error("register", pos, "%%SP, %%FP and %%GP cannot be assigned", "");
        }
        self.register(reg, prim, pos);
    }

    fn doloop(&mut self, s: &Stmt, args: &[ExprId], var: Result<Sym, Reg>) {
        let prim = match var {
            Ok(sym) => self.sym_type(sym, s.pos).map(|ty| self.c.m.types.prim_of(ty)),
            Err(Reg::Preg(number)) => self.f.pregs.get(&number).map(|p| self.c.m.types.prim_of(p.ty)),
            Err(_) => Some(Prim::Void),
        };
        let Some(prim) = prim.filter(|&p| p != Prim::Unknown) else {
            return;
        };
        if !prim.is_integral() {
            self.error(
                "loop",
                s.pos,
                format!("a doloop counts an integer, not {prim}"),
                "",
            );
            return;
        }
        let own = Want::Prim(prim);
        self.operands(s.op, s.pos, args, &[own, Want::Truth, own], false);
    }

    fn foreach(&mut self, s: &Stmt, elem: Sym, coll: Sym) {
        let (Some(elem), Some(coll)) = (self.sym_type(elem, s.pos), self.sym_type(coll, s.pos)) else {
            return;
        };
        let types = &self.c.m.types;
        let array = types.pointee(coll).unwrap_or(coll);
        let (rows, of) = match types.structure(array) {
            Type::Array { dims, elem } => (dims.get(1..).unwrap_or_default(), *elem),
            Type::FlexArray(elem) => (&[][..], *elem),
            _ if self.is_open(array) => return,
            _ => {
                let message = format!(
                    "foreachelem runs over an array, not over a {}",
                    self.c.type_text(coll)
                );
                return self.error("loop", s.pos, message, "");
            }
        };
        // Elements of a matrix are its rows, or the innermost elements if the variable has their very type.
        let fine = self.same_element(elem, of)
            || match types.structure(elem) {
                Type::Array { dims, elem: inner } => **dims == *rows && self.same_element(*inner, of),
                _ => false,
            };
        let exact = rows.is_empty() || self.c.m.types.resolve(elem) == self.c.m.types.resolve(of);
        let row = matches!(types.structure(elem), Type::Array { .. });
        if !(fine && (exact || row)) {
            let message = format!(
                "the elements are {}, the variable is {}",
                self.c.type_text(of),
                self.c.type_text(elem)
            );
            let hint = "declare the variable with the type of the elements";
            self.error("loop", s.pos, message, hint);
        }
    }

    /// Whether a variable of type `to` takes elements of type `of` as they lie in memory.
    fn same_element(&mut self, to: TypeId, of: TypeId) -> bool {
        if self.is_open(to) || self.is_open(of) {
            return true;
        }
        let types = &self.c.m.types;
        let (to_prim, of_prim) = (types.prim_of(to), types.prim_of(of));
        if to_prim == Prim::Agg && of_prim == Prim::Agg {
            return types.resolve(to) == types.resolve(of);
        }
        fits(to_prim, of_prim) && to_prim.size() == of_prim.size()
    }

    fn is_jump_table(&self, ty: TypeId) -> bool {
        let types = &self.c.m.types;
        match types.structure(ty) {
            Type::Array { elem, .. } | Type::FlexArray(elem) => {
                let prim = types.prim_of(*elem);
                self.is_open(*elem) || prim.is_integral() && prim.size() == 8
            }
            _ => false,
        }
    }

    fn tags(&mut self, s: &Stmt, table: &Switch) {
        for &label in table.cases.iter().map(|(_, label)| label).chain(&table.default) {
            self.use_label(label, s.pos, None);
        }
        let mut tags: Vec<i64> = table.cases.iter().map(|c| c.0).collect();
        tags.sort_unstable();
        if let Some(twice) = tags.windows(2).find(|w| w[0] == w[1]) {
            let (tag, file) = (twice[0], self.f.file);
            let message = format!("tag {tag} occurs twice");
            let is_it = |tok, _: &[u8]| tok == Tok::Int(tag as u64);
            let hint = "remove one of the cases";
            return match self.c.places(List::Cases, file, s.pos, is_it)[..] {
                [first, ..] => self.c.again("tags", file, (s.pos, first), message, hint),
                _ => self.error("tags", s.pos, message, hint),
            };
        }
        if s.op == Op::RangeGoto {
            let (low, high) = (tags.first().copied(), tags.last().copied());
            let gap = low
                .zip(high)
                .is_none_or(|(low, high)| high - low != tags.len() as i64 - 1);
            if gap || low.is_none_or(|l| l < 0) || high.is_none_or(|h| h > 65535) {
                let hint = "a switch may have any tags";
                self.error(
                    "tags",
                    s.pos,
                    "tags of a rangegoto lie in 0..65536 without a gap",
                    hint,
                );
            }
        }
    }

    fn returns(&mut self, s: &Stmt, args: &[ExprId]) {
        let returns = &self.f.returns;
        let void = returns.is_empty() || *returns == [TypeTable::prim(Prim::Void)];
        let wanted = if void { 0 } else { returns.len() };
        if !self.f.has_signature && (args.len() <= 1 || self.is_damaged()) {
            return;
        }
        if args.is_empty() && wanted > 0 {
            self.warn(
                "return",
                s.pos,
                "this return gives no value, but the function has one",
                "the caller gets 0",
            );
            return;
        }
        if args.len() != wanted {
            let message = format!(
                "this return gives {} value(s), the function has {wanted}",
                args.len()
            );
            return self.error("return", s.pos, message, "");
        }
        for (&arg, &ty) in args.iter().zip(returns) {
            let (prim, pos) = (self.f.expr(arg).prim, self.f.expr(arg).pos);
            if !self.is_open(ty) && !fits(self.c.m.types.prim_of(ty), prim) {
                let message = format!(
                    "a {prim} is returned, the function gives {}",
                    self.c.type_text(ty)
                );
                self.error("return", pos, message, "convert it with cvt");
            }
            self.aggregate_size(arg, ty);
        }
    }

    fn catch_type(&mut self, ty: TypeId, pos: Pos) {
        if self.c.m.types.pointee(ty).is_none() && !self.is_open(ty) {
            let message = format!(
                "a catch names pointer types, and {} is none",
                self.c.type_text(ty)
            );
            self.error(
                "pointer-type",
                pos,
                message,
                "write <* <$Type>>, or <* void> for everything",
            );
        }
    }
}
