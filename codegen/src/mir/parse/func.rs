//! Function declarations and the directives of their blocks.

use maple_mirbin::Prim;

use crate::mir::declare::Redefined;
use crate::mir::keyword::Kw;
use crate::mir::lex::Tok;
use crate::mir::{Directives, Formal, FuncId, Function, Pos, Preg, Symbol, TypeTable, Variable};

use super::{Failed, Parse, Parser};

impl Parser<'_, '_, '_> {
    /// `func name attrs [(params) types] [block]`
    pub(super) fn func_decl(&mut self) -> Parse<()> {
        let loc = std::mem::take(&mut self.loc);
        self.bump();
        let name_token = self.tok;
        let id = match name_token.tok {
            Tok::Word(_) => {
                // Only the sigil is missing: the rest is read nevertheless.
                let _ = self.func_name();
                let name = self.text(&name_token);
                let name = self.module().names.intern(name);
                self.bump();
                self.module().funcs.mention(name, Pos(name_token.start))
            }
            _ => self.func_name()?,
        };
        let name = self.session.module.funcs[id].name;
        self.f = Function {
            loc,
            file: self.file,
            declared: true,
            ..Function::mentioned(name, Pos(name_token.start))
        };
        self.arenas.lend(&mut self.f);
        self.scope = Some(id);
        self.last_func = Some(id);
        let head = self.func_head();
        let result = match head {
            Ok(()) => self.func_body(id, name_token),
            Err(Failed) => {
                self.session.diagnostics.concern_all();
                self.headless_body(name_token.start)
            }
        };
        self.scope = None;
        self.loc = Default::default();
        let mut f = std::mem::replace(&mut self.f, Function::mentioned(name, Pos::NONE));
        self.arenas.settle(&mut f);
        // Without its body it is left out, but its callers must find it.
        if result.is_ok() || (self.session.keep_going && head.is_ok()) {
            let imported = self.imported;
            self.module().declare_function(id, f, imported);
        }
        result
    }

    /// Behind an error in the head, which begins at `start`: the block is read nevertheless, so that its errors show. The function
    /// counts as undeclared, because its parameters and results are not known.
    fn headless_body(&mut self, start: u32) -> Parse<()> {
        while !self.is(b'{') {
            if self.tok.first || self.tok.tok == Tok::Eof {
                return Err(Failed);
            }
            self.bump();
        }
        self.give_up(start);
        (self.f.declared, self.f.has_signature) = (false, false);
        self.f.body = Some(self.function_block()?);
        Ok(())
    }

    fn func_head(&mut self) -> Parse<()> {
        self.f.attrs = self.attrs(true)?;
        if self.eat(b'(') {
            self.f.has_signature = true;
            self.params()?;
            loop {
                let ty = self.ty()?;
                self.f.returns.push(ty);
                if !self.eat(b',') {
                    break;
                }
            }
            // Some front ends put attributes after the prototype as well.
            let more = self.attrs(true)?;
            self.f.attrs.merge(&more);
        } else {
            self.f.returns.push(TypeTable::prim(Prim::Void));
        }
        Ok(())
    }

    fn func_body(&mut self, id: FuncId, name_token: super::Token) -> Parse<()> {
        if !self.is(b'{') {
            return Ok(());
        }
        // Front ends of managed languages name a line when it changes, also from one function to the next.
        let before = self.last_loc.filter(|_| self.session.module.srclang.is_managed());
        self.loc = match before {
            Some(before) if self.f.loc.is_none() => before,
            _ => self.f.loc,
        };
        self.f.body = Some(self.function_block()?);
        let first = &self.session.module.funcs[id];
        if first.body.is_some() {
            let first = (first.file, first.pos);
            let name = String::from_utf8_lossy(self.text(&name_token)).into_owned();
            let (message, hint) = Redefined::Body.explained(&name);
            return self.fail_again(name_token, message, hint, first);
        }
        Ok(())
    }

    fn params(&mut self) -> Parse<()> {
        while !self.eat(b')') {
            if self.tok.tok == Tok::Ellipsis {
                self.bump();
                self.f.variadic = !self.is_method(self.f.name);
                return self.expect(b')', "after `...`");
            }
            self.param()?;
            if !self.is(b')') {
                self.expect(b',', "or `)` after a parameter")?;
            }
        }
        Ok(())
    }

    fn param(&mut self) -> Parse<()> {
        let pos = self.pos();
        match self.kw() {
            Some(Kw::Var) => {
                self.bump();
                let Tok::Local(name) = self.tok.tok else {
                    return self.expected("the name of a parameter", "parameters are written var %name type");
                };
                if let Some(first) = self.f.locals.lookup(name) {
                    let message = format!("there are two parameters {}", self.shown());
                    let first = (self.file, self.f.locals[first].pos);
                    return self.fail_again(self.tok, message, "rename one of them", first);
                }
                self.bump();
                let ty = self.ty()?;
                let attrs = self.plain_attrs()?;
                let var = Variable {
                    attrs,
                    pos,
                    ..Variable::new(name, ty)
                };
                let id = self.f.locals.push(var);
                self.f.formals.push(Formal::Var(id));
            }
            Some(Kw::Reg) => {
                self.bump();
                let Tok::Reg(crate::mir::Reg::Preg(number)) = self.tok.tok else {
                    return self.expected("a pseudo-register", "parameters are written reg %1 type");
                };
                if let Some(first) = self.f.pregs.get(&number) {
                    let message = format!("there are two parameters {}", self.shown());
                    let first = (self.file, first.pos);
                    return self.fail_again(self.tok, message, "use another number", first);
                }
                self.bump();
                let ty = self.ty()?;
                self.plain_attrs()?;
                let counted =
                    matches!(self.tok.tok, Tok::Int(_)) && self.int_in("the reference flag", 0..=1)? == 1;
                self.f.pregs.insert(
                    number,
                    Preg {
                        ty,
                        declared: true,
                        counted,
                        pos,
                    },
                );
                self.f.formals.push(Formal::Reg(number, ty));
            }
            _ if self.at_type() => {
                let ty = self.ty()?;
                let attrs = self.plain_attrs()?;
                if ty == TypeTable::prim(Prim::Void) && self.f.formals.is_empty() && self.is(b')') {
                    return Ok(());
                }
                let name = format!("arg|{}", self.f.formals.len());
                let name = self.module().names.intern(name);
                let id = self.f.locals.push(Variable {
                    attrs,
                    pos,
                    ..Variable::new(name, ty)
                });
                self.f.formals.push(Formal::Var(id));
            }
            _ => {
                return self.expected(
                    "a parameter",
                    "parameters are written var %name type, reg %1 type or ...",
                );
            }
        }
        Ok(())
    }

    /// `reg %n type [0|1]`
    pub(super) fn reg_decl(&mut self) -> Parse<()> {
        self.bump();
        let (pos, token) = (self.pos(), self.tok);
        let Tok::Reg(crate::mir::Reg::Preg(number)) = self.tok.tok else {
            return self.expected("a pseudo-register", "declarations are written reg %1 type");
        };
        self.bump();
        let ty = self.ty()?;
        self.plain_attrs()?;
        if let Some(first) = self.f.pregs.get(&number)
            && first.declared
            && first.ty != ty
        {
            let message = format!("register %{number} is declared twice with different types");
            let first = (self.file, first.pos);
            return self.fail_again(token, message, "use another number", first);
        }
        let counted = matches!(self.tok.tok, Tok::Int(_)) && self.int_in("the reference flag", 0..=1)? == 1;
        self.f.pregs.insert(
            number,
            Preg {
                ty,
                declared: true,
                counted,
                pos,
            },
        );
        Ok(())
    }

    /// `framesize 16` and its like.
    pub(super) fn directive(&mut self, kw: Kw) -> Parse<()> {
        self.bump();
        let mut directives = self.f.directives.take().unwrap_or_default();
        let read = self.read_directive(kw, &mut directives);
        self.f.directives = Some(directives);
        read
    }

    fn read_directive(&mut self, kw: Kw, directives: &mut Directives) -> Parse<()> {
        match kw {
            Kw::FrameSize => directives.framesize = Some(self.int("a size")?),
            Kw::UpFormalSize => directives.upformalsize = Some(self.int("a size")?),
            Kw::ModuleId => directives.moduleid = Some(self.int("a number")?),
            Kw::FuncSize => directives.funcsize = Some(self.int("a size")?),
            Kw::FuncId => directives.funcid = Some(self.int("a number")?),
            Kw::FormalWordsTypeTagged => directives.formalwordstypetagged = self.words()?,
            Kw::LocalWordsTypeTagged => directives.localwordstypetagged = self.words()?,
            Kw::FormalWordsRefCounted => directives.formalwordsrefcounted = self.words()?,
            Kw::LocalWordsRefCounted => directives.localwordsrefcounted = self.words()?,
            _ => {
                let info = self.info_list()?;
                directives.info.extend(info);
            }
        }
        Ok(())
    }
}
