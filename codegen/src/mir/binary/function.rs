//! Functions up to their bodies.

use crate::diag::Diagnostic;
use crate::mir::declare::Redefined;
use crate::mir::{Alias, Formal, Function, Label, LocalId, Pos, Preg, Symbol, SymbolId, Variable};

use super::codec::Code;
use super::cursor::Read;
use super::module::flag;
use super::reader::Reader;
use super::tables::{ROOM, is_sigil};
use super::writer::Writer;

/// Bits before a function.
mod has {
    pub const SIGNATURE: u64 = 1;
    pub const BODY: u64 = 2;
    pub const ATTRS: u64 = 4;
    pub const LOC: u64 = 8;
    pub const PREGS: u64 = 16;
    pub const LABELS: u64 = 32;
    pub const VARIADIC: u64 = 64;
    pub const DIRECTIVES: u64 = 128;
    pub const ALIASES: u64 = 256;
    /// Local variables are not declared in the order in which they are mentioned.
    pub const ORDER: u64 = 512;
    pub const HIDDEN: u64 = 1024;
    /// It has a place in the source.
    pub const PLACED: u64 = 2048;
    pub const ALL: u64 = 4095;
}

/// Bits of a pseudo-register.
const DECLARED: u64 = 1;
const COUNTED: u64 = 2;

impl Writer<'_> {
    /// Appends a function.
    pub fn function(&mut self, f: &Function) {
        let listed: Vec<LocalId> = f.locals.declared().collect();
        let in_order = listed.is_sorted_by(|a, b| a.0 < b.0);
        let has_loc = !f.loc.is_none() && f.loc != self.last_loc();
        self.number(
            flag(has::SIGNATURE, f.has_signature)
                | flag(has::BODY, f.body.is_some())
                | flag(has::ATTRS, !f.attrs.is_empty())
                | flag(has::LOC, has_loc)
                | flag(has::PREGS, !f.pregs.is_empty())
                | flag(has::LABELS, !f.labels.is_empty())
                | flag(has::VARIADIC, f.variadic)
                | flag(has::DIRECTIVES, f.directives.is_some())
                | flag(has::ALIASES, !f.aliases.is_empty())
                | flag(has::ORDER, !in_order)
                | flag(has::HIDDEN, f.hidden)
                | flag(has::PLACED, !f.loc.is_none()),
        );
        if !f.attrs.is_empty() {
            self.attrs(f.attrs);
        }
        if has_loc {
            self.loc(f.loc);
        }
        if let Some(directives) = &f.directives {
            directives.put(self);
        }
        let mut is_listed = vec![false; f.locals.len()];
        for id in &listed {
            is_listed[id.index()] = true;
        }
        self.number(f.locals.len() as u64);
        for (_, var) in f.locals.iter() {
            self.symbol(var.name);
            self.pos(var.pos);
        }
        for ((_, var), &is_listed) in f.locals.iter().zip(&is_listed) {
            self.variable(var, is_listed);
        }
        if !in_order {
            listed.put(self);
        }
        if !f.pregs.is_empty() {
            self.number(f.pregs.len() as u64);
            for (&number, preg) in &f.pregs {
                self.number(u64::from(number));
                self.number(flag(DECLARED, preg.declared) | flag(COUNTED, preg.counted));
                self.ty(preg.ty);
                self.pos(preg.pos);
            }
        }
        f.formals.put(self);
        f.returns.put(self);
        if !f.labels.is_empty() {
            self.number(f.labels.len() as u64);
            for (_, label) in f.labels.iter() {
                self.symbol(label.name);
                label.defined.put(self);
                self.pos(label.pos);
            }
        }
        if !f.aliases.is_empty() {
            f.aliases.put(self);
        }
        if let Some(body) = f.body {
            self.body(f, body);
        }
    }
}

impl Reader<'_, '_> {
    /// A function.
    pub fn function(&mut self, problems: &mut Vec<Diagnostic>) -> Read<()> {
        let id = self.func()?;
        let known = &self.module.funcs[id];
        let (name, pos, is_defined) = (known.name, known.pos, known.body.is_some());
        self.f = Function {
            declared: true,
            file: self.file,
            ..Function::mentioned(name, pos)
        };
        let flags = self.cursor.number()?;
        if flags > has::ALL {
            return self.cursor.fail("a function has unknown flags");
        }
        self.head_of_function(flags)?;
        if flags & has::BODY != 0 {
            self.f.body = Some(self.body()?);
        }
        let f = std::mem::replace(&mut self.f, Function::mentioned(name, Pos::NONE));
        if f.body.is_some() && is_defined {
            problems.push(self.redefined(Redefined::Body, '&', name, pos));
            return Ok(());
        }
        self.module.declare_function(id, f, self.imported);
        Ok(())
    }

    fn head_of_function(&mut self, flags: u64) -> Read<()> {
        let has = |flag: u64| flags & flag != 0;
        (self.f.has_signature, self.f.variadic) = (has(has::SIGNATURE), has(has::VARIADIC));
        self.f.hidden = has(has::HIDDEN);
        if has(has::ATTRS) {
            self.f.attrs = self.attrs()?;
        }
        self.f.loc = self.place(has(has::PLACED), has(has::LOC))?;
        if has(has::DIRECTIVES) {
            self.f.directives = Some(Box::get(self)?);
        }
        self.locals(has(has::ORDER))?;
        if has(has::PREGS) {
            self.pregs()?;
        }
        self.f.formals = Vec::get(self)?;
        self.f.returns = Vec::get(self)?;
        let unknown = |formal: &Formal| matches!(formal, Formal::Reg(n, _) if !self.f.pregs.contains_key(n));
        if self.f.formals.iter().any(unknown) {
            return self.cursor.fail("a parameter is a register that does not exist");
        }
        if has(has::LABELS) {
            for _ in 0..self.cursor.count()? {
                let label = Label {
                    name: self.symbol()?,
                    defined: bool::get(self)?,
                    pos: self.pos()?,
                };
                self.f.labels.add(label);
            }
        }
        if has(has::ALIASES) {
            let aliases: Vec<Alias> = Vec::get(self)?;
            if !aliases
                .iter()
                .all(|a| is_sigil(a.source.0) && is_sigil(a.target.0))
            {
                return self.cursor.fail("a name has no sigil");
            }
            self.f.aliases = aliases;
        }
        Ok(())
    }

    fn locals(&mut self, has_order: bool) -> Read<()> {
        let count = self.cursor.count()?;
        if count > 0 {
            self.f.locals.reserve(count.min(ROOM));
        }
        for _ in 0..count {
            let var = Variable::mentioned(self.symbol()?, self.pos()?);
            self.f.locals.add(var);
        }
        for index in 0..count {
            let id = LocalId::from_index(index);
            let old = &self.f.locals[id];
            let (name, pos) = (old.name, old.pos);
            let (var, is_listed) = self.variable(name, pos)?;
            self.f.locals[id] = Variable {
                imported: false,
                ..var
            };
            if is_listed && !has_order {
                self.f.locals.declare(id);
            }
        }
        if has_order {
            let listed: Vec<LocalId> = Vec::get(self)?;
            let mut left = vec![true; count];
            for id in listed {
                if !std::mem::replace(&mut left[id.index()], false) {
                    return self.cursor.fail("a local variable is declared twice");
                }
                self.f.locals.declare(id);
            }
        }
        Ok(())
    }

    fn pregs(&mut self) -> Read<()> {
        for _ in 0..self.cursor.count()? {
            let number = self.cursor.number32()?;
            let flags = self.cursor.number()?;
            let preg = Preg {
                ty: self.ty()?,
                declared: flags & DECLARED != 0,
                counted: flags & COUNTED != 0,
                pos: self.pos()?,
            };
            if flags > (DECLARED | COUNTED) || self.f.pregs.insert(number, preg).is_some() {
                return self
                    .cursor
                    .fail(format!("register %{number} is there twice, or has unknown flags"));
            }
        }
        Ok(())
    }
}
