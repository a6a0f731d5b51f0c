//! Function blocks and statements (mpl-syntax.md §6): open blocks are kept on a stack.

use maple_mirbin::{Class, Op, Prim};

use crate::mir::keyword::{self, Kw, is_textual};
use crate::mir::lex::Tok;
use crate::mir::{
    Alias, ArgList, BlockId, CatchDialect, ExprId, LabelId, Loc, Multiway, Pos, Reg, Stmt, StmtData, Switch,
    Sym,
};

use super::recover::is_block_kw;
use super::{Failed, MAX_NESTING, Parse, Parser, call, java};

/// What becomes of a block when it closes.
enum Kind {
    Function,
    Plain,
    While(ExprId),
    DoWhile,
    DoLoop(Result<Sym, Reg>, ArgList),
    ForeachElem(Sym, Sym),
    Then(ExprId),
    Else(ExprId, BlockId),
}

struct Open {
    kind: Kind,
    /// Its statements are those of the parser from here on.
    base: usize,
    pos: Pos,
    loc: Loc,
}

/// How a statement ended.
enum Step {
    Next,
    Open(Kind),
}

impl Parser<'_, '_, '_> {
    /// The block of a function, from `{` to `}`.
    pub(super) fn function_block(&mut self) -> Parse<BlockId> {
        self.keep_head_comments();
        (self.narrowing, self.narrowing_used) = (None, true);
        let (pos, loc) = (self.pos(), self.loc);
        self.bump();
        self.stmts.clear();
        let mut open = vec![Open {
            kind: Kind::Function,
            base: 0,
            pos,
            loc,
        }];
        while !open.is_empty() {
            self.comment_stmts();
            if self.session.diagnostics.is_full() {
                return Err(Failed);
            }
            if self.at_end_of_function() {
                return Ok(self.unclosed(open));
            }
            let depth = self.braces;
            let first = self.tok;
            self.narrowing_used |= !matches!(
                self.kw(),
                Some(Kw::Loc | Kw::Alias | Kw::Var | Kw::TempVar | Kw::Reg)
            );
            let done = if self.is(b'}') {
                self.close(&mut open)
            } else {
                let (base, depth) = (self.stmts.len(), open.len());
                let done = self.block_item(&mut open);
                self.move_comments(base, open.get_mut(depth));
                done.map(|()| None)
            };
            match done {
                Ok(None) => {}
                Ok(Some(block)) => return Ok(block),
                Err(Failed) if open.len() > MAX_NESTING => return Err(Failed),
                Err(Failed) => {
                    let meant = self.meant_block(&first);
                    if self.recover_block(depth, first.start, meant.is_some()) {
                        self.enter_broken(&mut open, meant);
                    }
                }
            }
        }
        Err(Failed)
    }

    /// Puts the comments within the statement that was read before it: before its statements, which begin at `base`, or its block. One that
    /// says what conversions are means those after the statement, and stays there.
    fn move_comments(&mut self, base: usize, block: Option<&mut Open>) {
        if self.lexer.comments.is_empty() {
            return;
        }
        let inner = self.inner_comments();
        let comments = &self.lexer.comments;
        let is_managed = self.session.module.srclang.is_managed();
        let says = |range: &(u32, u32)| java::narrowing(self.lexer.slice(*range)).is_some();
        if inner == 0 || is_managed && comments.iter().take(inner).any(says) {
            return;
        }
        let behind = self.lexer.comments.split_off(inner);
        self.comment_stmts();
        self.lexer.comments = behind;
        match block {
            Some(block) => block.base += inner,
            None => self.stmts.get_mut(base..).unwrap_or_default().rotate_right(inner),
        }
    }

    fn comment_stmts(&mut self) {
        for range in std::mem::take(&mut self.lexer.comments) {
            let text = self.lexer.slice(range);
            if self.session.module.srclang.is_managed()
                && let Some(narrowing) = java::narrowing(text)
                && (self.narrowing_used || narrowing.is_some())
            {
                (self.narrowing, self.narrowing_used) = (narrowing, false);
            }
            let text = self.module().names.intern(text);
            let (op, prim, args) = (Op::Comment, Prim::Void, ArgList::EMPTY);
            let pos = Pos(range.0 - 1);
            let stmt = self.f.add_stmt(Stmt {
                op,
                prim,
                args,
                data: StmtData::Comment(text),
                pos,
                loc: self.loc,
            });
            self.stmts.push(stmt);
        }
    }

    /// Goes on in the block of a statement whose head was not understood. What it means does not matter: nothing but the verifier will
    /// see it.
    fn enter_broken(&mut self, open: &mut Vec<Open>, meant: Option<Op>) {
        let (pos, loc) = (self.pos(), self.loc);
        let kind = if meant == Some(Op::If) {
            Kind::Then(self.f.push_const(Prim::U1, 0, pos))
        } else {
            Kind::Plain
        };
        open.push(Open {
            kind,
            base: self.stmts.len(),
            pos,
            loc,
        });
    }

    /// Reports the missing end of a function, and makes a block of what is there.
    fn unclosed(&mut self, mut open: Vec<Open>) -> BlockId {
        if let Some(func) = self.scope {
            self.session.broken.add_func(func);
        }
        let innermost = open.last().map_or(Pos::NONE, |o| o.pos);
        let line = self
            .session
            .module
            .sources
            .get(self.file)
            .map_or(0, |f| f.line_col(innermost.0).0);
        let hint = format!("the innermost open block starts on line {line}");
        let _ = self.expected::<()>("`}` at the end of the function", &hint);
        let mut inner = None;
        while let Some(Open { base, pos, loc, .. }) = open.pop() {
            self.stmts.extend(inner);
            let block = self.take_block(base);
            if open.is_empty() {
                return block;
            }
            inner = Some(self.f.push_stmt(Op::Block, &[], StmtData::Body(block), pos, loc));
        }
        self.f.push_block(&[])
    }

    fn close(&mut self, open: &mut Vec<Open>) -> Parse<Option<BlockId>> {
        self.bump();
        let Some(Open { kind, base, pos, loc }) = open.pop() else {
            return Err(Failed);
        };
        let block = self.take_block(base);
        let (op, args, data) = match kind {
            Kind::Function => return Ok(Some(block)),
            Kind::Plain => (Op::Block, ArgList::EMPTY, StmtData::Body(block)),
            Kind::While(cond) => (Op::While, self.f.push_args(&[cond]), StmtData::Body(block)),
            Kind::DoWhile => (
                Op::DoWhile,
                self.operands(Op::DoWhile, 1..=1)?,
                StmtData::Body(block),
            ),
            Kind::DoLoop(var, args) => (Op::DoLoop, args, StmtData::DoLoop(var, block)),
            Kind::ForeachElem(elem, coll) => (
                Op::ForeachElem,
                ArgList::EMPTY,
                StmtData::ForeachElem(elem, coll, block),
            ),
            Kind::Then(cond) => {
                if self.eat_kw(Kw::Else) {
                    if self.word().op == Some(Op::If) {
                        let args = self.f.push_args(&[cond]);
                        let data = StmtData::If(block, None);
                        self.push_stmt(Op::If, Prim::Void, args, data, pos, loc);
                        return self.else_if(open, loc).map(|()| None);
                    }
                    self.open_block(open, Kind::Else(cond, block), pos, loc)?;
                    return Ok(None);
                }
                (Op::If, self.f.push_args(&[cond]), StmtData::If(block, None))
            }
            Kind::Else(cond, then) => (Op::If, self.f.push_args(&[cond]), StmtData::If(then, Some(block))),
        };
        let stmt = self.f.add_stmt(Stmt {
            op,
            prim: Prim::Void,
            args,
            data,
            pos,
            loc,
        });
        self.stmts.push(stmt);
        Ok(None)
    }

    /// Reports an `if` after `else`, where a block is due, and goes on in its block.
    fn else_if(&mut self, open: &mut Vec<Open>, loc: Loc) -> Parse<()> {
        let hint = "an `if` after `else` stands in a block: else { if (..) { .. } }";
        let _ = self.fail::<()>("syntax", "expected `{` before a block, found `if`", hint);
        if let Some(func) = self.scope {
            self.session.broken.add_func(func);
        }
        let pos = self.pos();
        self.bump();
        let args = self.operands(Op::If, 1..=1)?;
        let cond = self.f.args(args)[0];
        self.open_block(open, Kind::Then(cond), pos, loc)
    }

    /// Makes a block of the statements from `base` on.
    fn take_block(&mut self, base: usize) -> BlockId {
        let block = self.f.push_block(self.stmts.get(base..).unwrap_or_default());
        self.stmts.truncate(base);
        block
    }

    fn open_block(&mut self, open: &mut Vec<Open>, kind: Kind, pos: Pos, loc: Loc) -> Parse<()> {
        if self.tok.first && !self.is(b'{') {
            // Forgotten at the end of a line: reading goes on as if it were there.
            let _ = self.expect(b'{', "before a block");
            self.braces += 1;
            if let Some(func) = self.scope {
                self.session.broken.add_func(func);
            }
        } else {
            self.expect(b'{', "before a block")?;
        }
        open.push(Open {
            kind,
            base: self.stmts.len(),
            pos,
            loc,
        });
        if open.len() > MAX_NESTING {
            return self.too_deep("statements");
        }
        Ok(())
    }

    /// A declaration, directive or statement.
    fn block_item(&mut self, open: &mut Vec<Open>) -> Parse<()> {
        let (pos, loc) = (self.pos(), self.loc);
        if self.is(b'{') {
            return self.open_block(open, Kind::Plain, pos, loc);
        }
        if let Tok::At(_) = self.tok.tok {
            let label = self.label()?;
            self.define_label(label, pos);
            self.push_stmt(
                Op::Label,
                Prim::Void,
                ArgList::EMPTY,
                StmtData::Label(label),
                pos,
                loc,
            );
            return Ok(());
        }
        let word = self.word();
        if let Some(kw) = word.kw.filter(|&kw| is_block_kw(kw)) {
            return match kw {
                Kw::CppTry
                | Kw::CppCatch
                | Kw::IndexGoto
                | Kw::AssignAssertLe
                | Kw::CallAssertLe
                | Kw::ReturnAssertLe => self.special_stmt(kw),
                Kw::Asm => {
                    let hint = "call a C function that does this";
                    self.fail("asm", "inline assembly is of another machine than this one", hint)
                }
                Kw::Loc => self.loc_line(),
                Kw::Alias => self.alias(),
                Kw::Var | Kw::TempVar => self.var_decl(open.len() > 1),
                Kw::Reg => self.reg_decl(),
                Kw::Type => self.type_decl(),
                _ => self.directive(kw),
            };
        }
        match word.op {
            Some(op)
                if op.info().class == Class::Stmt
                    && is_textual(op)
                    && !matches!(op, Op::Label | Op::Comment) =>
            {
                self.bump();
                match self.stmt(op, pos, loc)? {
                    Step::Next => Ok(()),
                    Step::Open(kind) => self.open_block(open, kind, pos, loc),
                }
            }
            Some(op) if is_textual(op) => self.fail(
                "syntax",
                format!("expected a statement, but {op} is an expression"),
                "eval (..) evaluates and discards",
            ),
            Some(op) => self.fail("syntax", format!("{op} exists in images only"), ""),
            None => {
                let text = String::from_utf8_lossy(self.text(&self.tok)).into_owned();
                let stmt = |w: &keyword::Word| {
                    w.op.is_some_and(|o| o.info().class == Class::Stmt && is_textual(o))
                };
                let near = keyword::nearest(&text, stmt).filter(|_| matches!(self.tok.tok, Tok::Word(_)));
                let named = matches!(self.tok.tok, Tok::Word(_) | Tok::Local(_) | Tok::Global(_));
                let hint = match text.as_str() {
                    "for" => "loops are while (..), dowhile and doloop".to_owned(),
                    _ if named && self.next_is(b'=') => {
                        "a variable is assigned with dassign %name (..)".to_owned()
                    }
                    _ => near.map_or(String::new(), |n| format!("did you mean `{n}`?")),
                };
                self.expected("a statement", &hint)
            }
        }
    }

    pub(super) fn push_stmt(
        &mut self,
        op: Op,
        prim: Prim,
        args: ArgList,
        data: StmtData,
        pos: Pos,
        loc: Loc,
    ) {
        let stmt = self.f.add_stmt(Stmt {
            op,
            prim,
            args,
            data,
            pos,
            loc,
        });
        self.stmts.push(stmt);
    }

    fn define_label(&mut self, label: LabelId, pos: Pos) {
        if let Some(label) = self.f.labels.get_mut(label)
            && !label.defined
        {
            (label.defined, label.pos) = (true, pos);
        }
    }

    /// What follows the opcode of a statement.
    fn stmt(&mut self, op: Op, pos: Pos, loc: Loc) -> Parse<Step> {
        if let Some((target, assigned)) = call::shape(op) {
            if let (call::CallForm::Intrinsic, Some(known)) = (target, self.builtin()) {
                self.builtin_stmt(op, known, assigned, pos, loc)?;
                return Ok(Step::Next);
            }
            let (args, call) = self.call(op, target, assigned)?;
            self.push_stmt(op, Prim::Void, args, StmtData::Call(Box::new(call)), pos, loc);
            return Ok(Step::Next);
        }
        let (mut op, mut prim, mut args) = (op, Prim::Void, ArgList::EMPTY);
        let data = match op {
            Op::Dassign | Op::MayDassign => {
                let sym = self.sym()?;
                let field = self.field_id()?;
                args = self.operands(op, 1..=1)?;
                StmtData::Var(sym, field)
            }
            Op::Iassign => {
                let ty = self.ty()?;
                let field = self.field_id()?;
                args = self.operands(op, 2..=2)?;
                StmtData::Field(ty, field)
            }
            Op::IassignOff | Op::IassignFpOff => {
                prim = self.prim("the type stored")?;
                let offset = self.offset()?;
                let count = if op == Op::IassignOff { 2 } else { 1 };
                args = self.operands(op, count..=count)?;
                StmtData::Offset(offset)
            }
            Op::RegAssign => {
                prim = self.prim("the type of the register")?;
                let reg = self.reg(prim)?;
                args = self.operands(op, 1..=1)?;
                StmtData::Reg(reg)
            }
            Op::While | Op::If => {
                let args = self.operands(op, 1..=1)?;
                let cond = self.f.args(args)[0];
                return Ok(Step::Open(if op == Op::If {
                    Kind::Then(cond)
                } else {
                    Kind::While(cond)
                }));
            }
            Op::DoWhile => return Ok(Step::Open(Kind::DoWhile)),
            Op::DoLoop => {
                let (pos, reg) = (self.pos(), self.tok.tok);
                let var = match reg {
                    Tok::Reg(reg) => {
                        self.bump();
                        Err(reg)
                    }
                    _ => Ok(self.sym()?),
                };
                let args = self.operands(op, 3..=3)?;
                if let Err(reg) = var {
                    // The register has the type of what it counts.
                    let start = self.f.args(args)[0];
                    self.mention_reg(reg, self.f.expr(start).prim, pos);
                }
                return Ok(Step::Open(Kind::DoLoop(var, args)));
            }
            Op::ForeachElem => {
                let elem = self.sym()?;
                return Ok(Step::Open(Kind::ForeachElem(elem, self.sym()?)));
            }
            Op::Block => return Ok(Step::Open(Kind::Plain)),
            Op::Goto | Op::Gosub => StmtData::Label(self.label()?),
            Op::BrTrue | Op::BrFalse => {
                let label = self.label()?;
                args = self.operands(op, 1..=1)?;
                StmtData::Label(label)
            }
            Op::Switch | Op::RangeGoto => {
                args = self.operands(op, 1..=1)?;
                StmtData::Switch(Box::new(self.switch_table(op)?))
            }
            Op::Multiway => {
                let (operands, table) = self.multiway_table()?;
                args = operands;
                StmtData::Multiway(Box::new(table))
            }
            Op::Return => {
                if self.is(b'(') {
                    args = self.operands(op, 0..=usize::MAX)?;
                } else if !self.tok.first && self.word().op.is_some_and(|op| op.info().class != Class::Stmt) {
                    let message = format!(
                        "expected `(` before the value that is returned, found {}",
                        self.shown()
                    );
                    return self.fail("syntax", message, "values stand in parentheses: return (..)");
                }
                StmtData::None
            }
            Op::JavaTry | Op::Try if self.is(b'{') => {
                StmtData::Try(self.handler_labels()?, CatchDialect::Java)
            }
            Op::Try | Op::JsTry => {
                op = Op::JsTry;
                let handler = self.label_or_zero()?;
                StmtData::JsTry(handler, self.label_or_zero()?)
            }
            Op::JavaTry => return self.expected("`{` and the handlers of the try", ""),
            Op::JavaCatch | Op::Catch if self.is(b'{') || self.is(b'<') => {
                StmtData::Catch(self.catch_types()?, CatchDialect::Java)
            }
            Op::JavaCatch => {
                return self.expected(
                    "the types that are caught",
                    "write { <* <$Type>> }, or { <* void> } for all",
                );
            }
            Op::Catch => {
                op = Op::JsCatch;
                StmtData::None
            }
            Op::Throw | Op::Eval | Op::Free | Op::DecRef | Op::IncRef | Op::DecRefReset | Op::Igoto => {
                args = self.operands(op, 1..=1)?;
                StmtData::None
            }
            Op::AssertNonNull => {
                self.checked_place()?;
                args = self.operands(op, 1..=1)?;
                StmtData::None
            }
            Op::AssertGe | Op::AssertLt => {
                self.checked_place()?;
                args = self.operands(op, 2..=2)?;
                StmtData::None
            }
            Op::SyncEnter | Op::SyncExit => {
                args = self.operands(op, 1..=2)?;
                StmtData::None
            }
            _ => StmtData::None,
        };
        self.push_stmt(op, prim, args, data, pos, loc);
        Ok(Step::Next)
    }

    /// Statements whose keyword is no opcode.
    fn special_stmt(&mut self, kw: Kw) -> Parse<()> {
        let (pos, loc) = (self.pos(), self.loc);
        self.bump();
        let (op, args, data) = match kw {
            Kw::CppTry => (
                Op::Try,
                ArgList::EMPTY,
                StmtData::Try(self.handler_labels()?, CatchDialect::Cpp),
            ),
            Kw::CppCatch => (
                Op::Catch,
                ArgList::EMPTY,
                StmtData::Catch(self.catch_types()?, CatchDialect::Cpp),
            ),
            // The smaller one comes first.
            Kw::AssignAssertLe | Kw::CallAssertLe | Kw::ReturnAssertLe => {
                self.checked_place()?;
                let args = self.operands(Op::AssertGe, 2..=2)?;
                let mut both = self.f.args(args).to_vec();
                both.reverse();
                (Op::AssertGe, self.f.push_args(&both), StmtData::None)
            }
            _ => {
                // The seed's box lacks the closing parenthesis.
                self.expect(b'(', "before the index")?;
                let index = self.expr()?;
                self.eat(b')');
                let args = self.f.push_args(&[index]);
                (Op::Igoto, args, StmtData::JumpTable(self.sym()?))
            }
        };
        self.push_stmt(op, Prim::Void, args, data, pos, loc);
        Ok(())
    }

    /// `< function [, number, function] >`, which some front ends write after checks for their messages: it has no meaning here.
    fn checked_place(&mut self) -> Parse<()> {
        if !self.eat(b'<') {
            return Ok(());
        }
        self.func_name()?;
        if self.eat(b',') {
            self.int_in("the number of an argument", 0..=i64::from(u32::MAX))?;
            self.expect(b',', "before the function that calls")?;
            self.func_name()?;
        }
        self.expect(b'>', "after the functions of a check")
    }

    fn switch_table(&mut self, op: Op) -> Parse<Switch> {
        let (mut default, mut tag_offset) = (None, 0);
        if op == Op::Switch {
            default = self.label_or_zero()?;
        } else {
            tag_offset = self.int("the tag offset")? as i64;
        }
        self.expect(b'{', "before the cases")?;
        let mut cases = Vec::new();
        while !self.eat(b'}') {
            let tag = self.int("a case `tag: goto @label`")? as i64;
            cases.push((tag, self.case_target()?));
        }
        Ok(Switch {
            default,
            tag_offset,
            cases,
        })
    }

    fn case_target(&mut self) -> Parse<LabelId> {
        self.expect(b':', "after the tag of a case")?;
        if self.word().op != Some(Op::Goto) {
            return self.expected("goto", "cases are written tag: goto @label");
        }
        self.bump();
        self.label()
    }

    fn multiway_table(&mut self) -> Parse<(ArgList, Multiway)> {
        self.expect(b'(', "before the selector")?;
        let mut args = vec![self.expr()?];
        self.expect(b')', "after the selector")?;
        let default = self.label()?;
        self.expect(b'{', "before the cases")?;
        let mut targets = Vec::new();
        while !self.eat(b'}') {
            self.expect(b'(', "before the tag of a case")?;
            args.push(self.expr()?);
            self.expect(b')', "after the tag of a case")?;
            targets.push(self.case_target()?);
        }
        Ok((self.f.push_args(&args), Multiway { default, targets }))
    }

    fn label_or_zero(&mut self) -> Parse<Option<LabelId>> {
        match self.tok.tok {
            Tok::Int(0) => {
                self.bump();
                Ok(None)
            }
            _ => Ok(Some(self.label()?)),
        }
    }

    fn handler_labels(&mut self) -> Parse<Box<[LabelId]>> {
        self.expect(b'{', "before the handlers")?;
        let mut labels = Vec::new();
        while !self.eat(b'}') {
            labels.push(self.label()?);
            self.eat(b',');
        }
        Ok(labels.into_boxed_slice())
    }

    /// `{ type .. }`, or one bare type as an old file has it.
    fn catch_types(&mut self) -> Parse<Box<[crate::mir::TypeId]>> {
        if !self.eat(b'{') {
            return Ok(Box::new([self.ty()?]));
        }
        let mut types = Vec::new();
        while !self.eat(b'}') {
            types.push(self.ty()?);
            self.eat(b',');
        }
        Ok(types.into_boxed_slice())
    }

    /// `LOC file line [column]`
    pub(super) fn loc_line(&mut self) -> Parse<()> {
        self.bump();
        let max = i64::from(u32::MAX);
        let file = self.int_in("a file number", 0..=max)? as u32;
        let line = self.int_in("a line number", 0..=max)? as u32;
        let column = match self.tok.tok {
            Tok::Int(_) => self.int_in("a column", 0..=max)? as u32,
            _ => 0,
        };
        self.loc = Loc { file, line, column };
        self.last_loc = Some(self.loc);
        Ok(())
    }

    fn alias(&mut self) -> Parse<()> {
        self.bump();
        let source = self.any_name()?;
        let target = self.any_name()?;
        let ty = self.ty()?;
        let signature = match self.tok.tok {
            Tok::Str(text) => {
                self.bump();
                Some(text)
            }
            _ => None,
        };
        self.f.aliases.push(Alias {
            source,
            target,
            ty,
            signature,
        });
        Ok(())
    }
}
