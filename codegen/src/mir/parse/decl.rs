//! Variable, type and class declarations.

use maple_mirbin::{Op, Prim};

use crate::mir::declare::{self, Definition, Redefined};
use crate::mir::keyword::Kw;
use crate::mir::lex::Tok;
use crate::mir::{ArgList, Attr, JavaDecl, Loc, Pos, StmtData, Storage, Sym, Variable};

use super::{Failed, FileId, Parse, Parser, Severity};

impl Parser<'_, '_, '_> {
    /// `var name [storage] type attrs [= init]`, global or local by the name's sigil.
    pub(super) fn var_decl(&mut self, nested: bool) -> Parse<()> {
        let temp = self.kw() == Some(Kw::TempVar);
        self.bump();
        let is_static = self.eat_kw(Kw::Static);
        let name_token = self.tok;
        let loc = self.decl_loc();
        let sym = self.sym()?;
        let mut storage = match (self.kw(), is_static, sym) {
            (Some(Kw::FStatic), ..) => Storage::FileStatic,
            (Some(Kw::PStatic), ..) => Storage::FuncStatic,
            (Some(Kw::Extern), ..) => Storage::Extern,
            (_, true, Sym::Local(_)) => Storage::FuncStatic,
            (_, true, Sym::Global(_)) => Storage::FileStatic,
            _ => Storage::Default,
        };
        if matches!(self.kw(), Some(Kw::FStatic | Kw::PStatic | Kw::Extern)) {
            self.bump();
        }
        // Type files name variables whose type only their users know.
        let word = matches!(self.tok.tok, Tok::Word(_));
        let unknown = matches!(self.tok.tok, Tok::Word(id) if id.is_unknown());
        let typed = (self.at_type() || unknown) && !(self.tok.first && word);
        let ty = if typed || matches!(sym, Sym::Local(_)) {
            Some(self.ty()?)
        } else {
            None
        };
        let mut attrs = self.plain_attrs()?;
        if attrs.has(Attr::Extern) && storage == Storage::Default {
            storage = Storage::Extern;
        }
        attrs.remove(Attr::Extern);
        let init = if self.eat(b'=') {
            Some(self.initializer()?)
        } else {
            None
        };
        let pos = Pos(name_token.start);
        let (declared, imported) = (true, self.imported);
        let name = match sym {
            Sym::Global(id) => self.session.module.vars[id].name,
            Sym::Local(id) => self.f.locals[id].name,
        };
        let new = Variable {
            name,
            ty,
            attrs,
            storage,
            temp,
            init,
            in_block: false,
            declared,
            imported,
            file: self.file,
            pos,
            loc,
        };
        let shown = String::from_utf8_lossy(self.text(&name_token));
        match sym {
            Sym::Global(id) => {
                let old = &self.session.module.vars[id];
                let first = (old.file, old.pos);
                if let Err(redefined) = declare::global(&mut self.session.module.vars, id, new) {
                    let (message, hint) = redefined.explained(&shown);
                    return self.fail_again(name_token, message, hint, first);
                }
            }
            Sym::Local(id) => {
                let old = &self.f.locals[id];
                if old.declared && old.ty != new.ty {
                    let message = format!("variable {shown} is declared twice with different types");
                    let first = (self.file, old.pos);
                    return self.fail_again(name_token, message, "rename one of them", first);
                }
                if old.declared && old.init.is_some() && new.init.is_some() {
                    let (message, hint) = Redefined::Values.explained(&shown);
                    let first = (self.file, old.pos);
                    return self.fail_again(name_token, message, hint, first);
                }
                let listed = old.declared;
                let (initial, pos, loc) = (new.init.is_some(), new.pos, new.loc);
                let mut merged = declare::merge(old, new);
                if nested && initial && merged.storage == Storage::Default {
                    merged.in_block = true;
                    let data = StmtData::Initial(id);
                    self.push_stmt(Op::Dassign, Prim::Void, ArgList::EMPTY, data, pos, loc);
                }
                self.f.locals[id] = merged;
                if !listed {
                    self.f.locals.declare(id);
                }
            }
        }
        Ok(())
    }

    /// The `LOC` before a declaration: of the next one only at module level, of all that follows in a function.
    fn decl_loc(&mut self) -> Loc {
        if self.scope.is_some() {
            self.loc
        } else {
            std::mem::take(&mut self.loc)
        }
    }

    /// `type name type attrs`
    pub(super) fn type_decl(&mut self) -> Parse<()> {
        self.bump();
        let token = self.tok;
        let pos = self.pos();
        let (scope, name) = match self.tok.tok {
            Tok::Global(name) => (None, name),
            Tok::Local(name) if self.scope.is_some() => (self.scope, name),
            _ => {
                return self.expected(
                    "a type name",
                    "global type names start with `$`, those of a function with `%`",
                );
            }
        };
        self.bump();
        let loc = self.decl_loc();
        let named = self.module().types.mention(scope, name, pos);
        let ty = self.ty()?;
        let (ty, attrs) = self.packed(ty)?;
        let definition = Definition {
            ty,
            attrs,
            pos,
            loc,
            imported: self.imported,
        };
        if let Err(redefined) = declare::named(&mut self.module().types, named, definition) {
            let shown = String::from_utf8_lossy(self.text(&token)).into_owned();
            let first = self.session.module.types.named(named);
            let first_file = if self.imported { FileId::MAIN } else { self.file };
            let first = (first_file, first.map_or(Pos::NONE, |named| named.pos));
            let (message, hint) = redefined.explained(&shown);
            self.report_again(redefined.severity(), token, message, hint, first);
            return match redefined.severity() {
                Severity::Warning => Ok(()),
                _ => Err(Failed),
            };
        }
        Ok(())
    }

    /// `javaclass name type attrs`, `javainterface name type attrs`
    pub(super) fn java_decl(&mut self) -> Parse<()> {
        let interface = self.kw() == Some(Kw::JavaInterface);
        let loc = std::mem::take(&mut self.loc);
        self.bump();
        let pos = self.pos();
        let Tok::Global(name) = self.tok.tok else {
            return self.expected("a class name", "class names start with `$`");
        };
        self.bump();
        let ty = self.ty()?;
        let attrs = self.plain_attrs()?;
        let imported = self.imported;
        self.module().java.push(JavaDecl {
            name,
            interface,
            ty,
            attrs,
            pos,
            loc,
            imported,
        });
        Ok(())
    }
}
