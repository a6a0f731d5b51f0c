//! Declarations: the head of a module, types, classes, variables, functions.

use crate::diag::{Diagnostic, FileId};
use crate::mir::declare::{self, Definition, Redefined};
use crate::mir::{FileData, InfoValue, JavaDecl, Loc, Name, NamedId, Pos, SourceLanguage, Storage, Variable};

use super::codec::Code;
use super::cursor::Read;
use super::reader::Reader;
use super::writer::Writer;

/// Bits before a variable.
mod bit {
    pub const TYPE: u64 = 1;
    pub const LISTED: u64 = 2;
    pub const ATTRS: u64 = 4;
    pub const INIT: u64 = 8;
    pub const STORAGE: u64 = 16;
    /// It has a place in the source.
    pub const PLACED: u64 = 32;
    /// That is another one than the last.
    pub const LOC: u64 = 64;
    pub const TEMP: u64 = 128;
    pub const IN_BLOCK: u64 = 256;
    /// Of a local variable: declared, but not in the list of those that are printed.
    pub const DECLARED: u64 = 512;
    pub const ALL: u64 = 1023;
}

/// The value if the flag is set.
pub(super) fn flag(flag: u64, is_set: bool) -> u64 {
    if is_set { flag } else { 0 }
}

impl Writer<'_> {
    /// Appends everything that the module declares itself.
    pub fn module(&mut self) {
        let m = self.module;
        self.head();
        let own = |id: &&NamedId| m.types.named(**id).is_some_and(|named| !named.imported);
        let definitions: Vec<NamedId> = m.types.definitions().iter().filter(own).copied().collect();
        self.number(definitions.len() as u64);
        for id in definitions {
            let Some(named) = m.types.named(id) else { continue };
            let Some(def) = named.def else { continue };
            self.named(id);
            self.ty(def);
            self.attrs(named.attrs);
            self.loc(named.loc);
        }
        let classes: Vec<&JavaDecl> = m.java.iter().filter(|decl| !decl.imported).collect();
        self.number(classes.len() as u64);
        for decl in classes {
            self.name(decl.name);
            decl.interface.put(self);
            self.ty(decl.ty);
            self.attrs(decl.attrs);
            self.loc(decl.loc);
            self.pos(decl.pos);
        }
        self.number(m.vars.declared().len() as u64);
        for id in m.vars.declared() {
            self.global(id);
            self.variable(&m.vars[id], true);
        }
        self.number(m.funcs.declared().len() as u64);
        for id in m.funcs.declared() {
            self.func(id);
            self.function(&m.funcs[id]);
        }
        self.order();
    }

    fn head(&mut self) {
        let m = self.module;
        self.number(u64::from(m.flavor));
        self.number(u64::from(m.srclang.0));
        m.srclang_name.put(self);
        [m.id, m.numfuncs, m.globalmemsize]
            .iter()
            .for_each(|number| number.put(self));
        m.globalmemmap.put(self);
        m.globalwordstypetagged.put(self);
        m.globalwordsrefcounted.put(self);
        m.imports.put(self);
        m.importpaths.put(self);
        m.entry.put(self);
        m.fileinfo.put(self);
        m.srcfileinfo.put(self);
        m.filedata.put(self);
    }

    /// Appends what a declaration says of a variable, which is `listed` among those that are printed.
    pub fn variable(&mut self, var: &Variable, listed: bool) {
        let has_loc = !var.loc.is_none() && var.loc != self.last_loc();
        self.number(
            flag(bit::TYPE, var.ty.is_some())
                | flag(bit::LISTED, listed)
                | flag(bit::ATTRS, !var.attrs.is_empty())
                | flag(bit::INIT, var.init.is_some())
                | flag(bit::STORAGE, var.storage != Storage::Default)
                | flag(bit::PLACED, !var.loc.is_none())
                | flag(bit::LOC, has_loc)
                | flag(bit::TEMP, var.temp)
                | flag(bit::IN_BLOCK, var.in_block)
                | flag(bit::DECLARED, var.declared && !listed),
        );
        var.ty.into_iter().for_each(|ty| self.ty(ty));
        if !var.attrs.is_empty() {
            self.attrs(var.attrs);
        }
        if var.storage != Storage::Default {
            var.storage.put(self);
        }
        if has_loc {
            self.loc(var.loc);
        }
        var.init.into_iter().for_each(|init| self.init(init));
    }
}

impl Reader<'_, '_> {
    /// Everything that the file declares; gives the problems of that.
    pub fn module(&mut self) -> Read<Vec<Diagnostic>> {
        let mut problems = Vec::new();
        self.head()?;
        for _ in 0..self.cursor.count()? {
            self.type_definition(&mut problems)?;
        }
        for _ in 0..self.cursor.count()? {
            let decl = JavaDecl {
                name: self.symbol()?,
                interface: bool::get(self)?,
                ty: self.ty()?,
                attrs: self.attrs()?,
                loc: self.loc()?,
                pos: self.pos()?,
                imported: self.imported,
            };
            self.module.java.push(decl);
        }
        for _ in 0..self.cursor.count()? {
            let id = self.global()?;
            let known = &self.module.vars[id];
            let (name, pos) = (known.name, known.pos);
            let (var, _) = self.variable(name, pos)?;
            if let Err(redefined) = declare::global(&mut self.module.vars, id, var) {
                problems.push(self.redefined(redefined, '$', name, pos));
            }
        }
        for _ in 0..self.cursor.count()? {
            self.function(&mut problems)?;
        }
        self.order()?;
        Ok(problems)
    }

    fn head(&mut self) -> Read<()> {
        let flavor = self.cursor.number32()?;
        let language = SourceLanguage(self.cursor.number32()?);
        let language_name = Option::get(self)?;
        // An interface says nothing of these, and an import changes only what it says.
        if flavor != 0 {
            self.module.flavor = flavor;
        }
        if language != SourceLanguage::UNKNOWN {
            (self.module.srclang, self.module.srclang_name) = (language, language_name);
        }
        let [id, numfuncs, globalmemsize] = [Option::get(self)?, Option::get(self)?, Option::get(self)?];
        let [map, tagged, counted] = [Vec::get(self)?, Vec::get(self)?, Vec::get(self)?];
        let imports: Vec<Name> = Vec::get(self)?;
        let importpaths: Vec<Name> = Vec::get(self)?;
        let entry = Option::get(self)?;
        let fileinfo: Vec<(Name, InfoValue)> = Vec::get(self)?;
        let srcfileinfo: Vec<(u32, Name)> = Vec::get(self)?;
        let filedata: Vec<FileData> = Vec::get(self)?;
        let m = &mut *self.module;
        m.id = id.or(m.id);
        m.numfuncs = numfuncs.or(m.numfuncs);
        m.globalmemsize = globalmemsize.or(m.globalmemsize);
        for (own, new) in [
            (&mut m.globalmemmap, map),
            (&mut m.globalwordstypetagged, tagged),
            (&mut m.globalwordsrefcounted, counted),
        ] {
            if !new.is_empty() {
                *own = new;
            }
        }
        m.imports.extend(imports);
        m.importpaths.extend(importpaths);
        m.entry = entry.or(m.entry);
        m.fileinfo.extend(fileinfo);
        m.srcfileinfo.extend(srcfileinfo);
        m.filedata.extend(filedata);
        Ok(())
    }

    fn type_definition(&mut self, problems: &mut Vec<Diagnostic>) -> Read<()> {
        let id = self.named()?;
        let known = self.module.types.named(id);
        let (name, pos, scope) = known.map_or((self.f.name, Pos::NONE, None), |n| (n.name, n.pos, n.scope));
        let definition = Definition {
            ty: self.ty()?,
            attrs: self.attrs()?,
            loc: self.loc()?,
            pos,
            imported: self.imported,
        };
        if let Err(redefined) = declare::named(&mut self.module.types, id, definition) {
            let sigil = if scope.is_some() { '%' } else { '$' };
            problems.push(self.redefined(redefined, sigil, name, pos));
        }
        Ok(())
    }

    /// What a declaration says of a variable; whether that is among those that are printed.
    pub fn variable(&mut self, name: Name, pos: Pos) -> Read<(Variable, bool)> {
        let flags = self.cursor.number()?;
        if flags > bit::ALL {
            return self.cursor.fail("a variable has unknown flags");
        }
        let has = |flag: u64| flags & flag != 0;
        let mut var = Variable {
            name,
            ty: None,
            attrs: Default::default(),
            storage: Storage::Default,
            temp: has(bit::TEMP),
            init: None,
            in_block: has(bit::IN_BLOCK),
            declared: has(bit::LISTED) || has(bit::DECLARED),
            imported: self.imported,
            file: self.file,
            pos,
            loc: Loc::NONE,
        };
        if has(bit::TYPE) {
            var.ty = Some(self.ty()?);
        }
        if has(bit::ATTRS) {
            var.attrs = self.attrs()?;
        }
        if has(bit::STORAGE) {
            var.storage = Storage::get(self)?;
        }
        var.loc = self.place(has(bit::PLACED), has(bit::LOC))?;
        if has(bit::INIT) {
            var.init = Some(self.init()?);
        }
        Ok((var, has(bit::LISTED)))
    }

    /// A place in the source, if something has one: another or the last.
    pub fn place(&mut self, is_placed: bool, is_new: bool) -> Read<Loc> {
        match (is_placed, is_new) {
            (true, true) => self.loc(),
            (true, false) => Ok(self.last_loc()),
            (false, false) => Ok(Loc::NONE),
            (false, true) => self.cursor.fail("a place in the source is none"),
        }
    }

    /// The error of declarations that contradict each other.
    pub fn redefined(&self, redefined: Redefined, sigil: char, name: Name, pos: Pos) -> Diagnostic {
        let shown = format!("{sigil}{}", self.module.names.text(name));
        let (message, hint) = redefined.explained(&shown);
        // Nothing says where it is in the text of an imported file: known names have their place in the module's own.
        let file = if self.imported { FileId::MAIN } else { self.file };
        let sources = &self.module.sources;
        let span = sources.word(file, pos.0);
        Diagnostic::new(sources, redefined.severity(), "redefined", span, message).hint(hint)
    }
}
