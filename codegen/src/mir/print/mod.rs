//! Printer of MAPLE IR text: spelling of mpl-syntax.md §8; declarations in the order of the text they come from, if they do, else in the order of §8.
//!
//! Printing what was parsed from printed text gives the same text again. Types, initialisers, expressions and statements are written
//! from a stack of pieces, not by recursion.

mod code;
mod expr;
mod types;
mod value;

use rustc_hash::{FxHashMap, FxHashSet};

use super::layout::Layouts;
use super::{
    AttrSet, Decl, FuncId, Function, GlobalId, InfoValue, JavaDecl, Loc, Module, Name, NamedId, Storage, Sym,
    TypeId, Variable,
};

/// The module as MAPLE IR text. Bytes of names that are not UTF-8 become replacement characters; [`print_bytes`] keeps them.
pub fn print(module: &Module) -> String {
    match String::from_utf8(print_bytes(module)) {
        Ok(text) => text,
        Err(error) => String::from_utf8_lossy(error.as_bytes()).into_owned(),
    }
}

/// The module as MAPLE IR text, names byte for byte.
pub fn print_bytes(module: &Module) -> Vec<u8> {
    let mut printer = Printer::new(module);
    printer.comments(None);
    printer.head();
    let mut local_types: FxHashMap<FuncId, Vec<NamedId>> = FxHashMap::default();
    let in_order: FxHashSet<Decl> = module.order.iter().copied().collect();
    let made = |decl: &Decl| !in_order.contains(decl);
    for &id in module.types.definitions() {
        match module.types.named(id).and_then(|n| n.scope) {
            None if made(&Decl::Type(id)) => printer.type_decl(id),
            None => {}
            Some(func) => local_types.entry(func).or_default().push(id),
        }
    }
    let java = (0..module.java.len()).map(Decl::Java).filter(made);
    let vars = module.vars.declared().map(Decl::Var).filter(made);
    let funcs = module.funcs.declared().map(Decl::Func).filter(made);
    for decl in java {
        printer.declaration(decl, &local_types);
    }
    for (decl, index) in module.order.iter().zip(0..) {
        printer.comments(Some(index));
        printer.declaration(*decl, &local_types);
    }
    for decl in vars.chain(funcs) {
        printer.declaration(decl, &local_types);
    }
    printer.comments(Some(module.order.len() as u32));
    printer.out
}

/// One function as it appears in [`print`], with its local types. For dumps of single functions.
pub fn print_function(module: &Module, id: FuncId) -> String {
    let mut printer = Printer::new(module);
    let local = |&named: &NamedId| module.types.named(named).is_some_and(|n| n.scope == Some(id));
    let types: Vec<NamedId> = module.types.definitions().iter().copied().filter(local).collect();
    if let Some(f) = module.funcs.get(id) {
        printer.function(f, &types);
    }
    String::from_utf8_lossy(&printer.out).into_owned()
}

/// A type as it appears in declarations. Bytes of names that are not UTF-8 become replacement characters.
pub fn print_type(module: &Module, ty: TypeId) -> String {
    let mut printer = Printer::new(module);
    printer.ty(ty);
    String::from_utf8_lossy(&printer.out).into_owned()
}

struct Printer<'m> {
    m: &'m Module,
    out: Vec<u8>,
    /// Levels of indentation around what is being written.
    level: usize,
    /// Layouts of the types that have initial values.
    layouts: Layouts,
    /// How many comments of the module are written.
    commented: usize,
}

impl<'m> Printer<'m> {
    fn new(m: &'m Module) -> Printer<'m> {
        Printer {
            m,
            out: Vec::new(),
            level: 0,
            layouts: Layouts::default(),
            commented: 0,
        }
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn name(&mut self, sigil: u8, name: Name) {
        self.out.push(sigil);
        self.out.extend_from_slice(self.m.names.bytes(name));
    }

    fn newline(&mut self, indent: usize) {
        self.out.push(b'\n');
        self.indent(indent);
    }

    /// Two blanks per level.
    fn indent(&mut self, level: usize) {
        // Deep nesting would make the text quadratic in the depth.
        let level = level.min(64);
        self.out.resize(self.out.len() + level * 2, b' ');
    }

    fn func_name(&mut self, id: FuncId) {
        match self.m.funcs.get(id) {
            Some(f) => self.name(b'&', f.name),
            None => self.text("&?"),
        }
    }

    fn sym(&mut self, sym: Sym, f: Option<&Function>) {
        match sym {
            Sym::Global(id) => match self.m.vars.get(id) {
                Some(var) => self.name(b'$', var.name),
                None => self.text("$?"),
            },
            Sym::Local(id) => match f.and_then(|f| f.locals.get(id)) {
                Some(var) => self.name(b'%', var.name),
                None => self.text("%?"),
            },
        }
    }

    fn attrs(&mut self, attrs: &AttrSet) {
        if attrs.is_empty() {
            return;
        }
        for attr in attrs.iter() {
            self.out.push(b' ');
            self.text(attr.name());
        }
        if attrs.align != 0 {
            self.text(&format!(" align({})", attrs.align));
        }
        if attrs.pack != 0 {
            self.text(&format!(" pack({})", attrs.pack));
        }
    }

    fn loc(&mut self, loc: Loc) {
        self.text(&format!("LOC {} {}", loc.file, loc.line));
        if loc.column != 0 {
            self.text(&format!(" {}", loc.column));
        }
    }

    fn loc_line(&mut self, loc: Loc) {
        if !loc.is_none() {
            self.loc(loc);
            self.text("\n");
        }
    }

    fn number(&mut self, keyword: &str, value: Option<u64>) {
        if let Some(value) = value {
            self.text(&format!("{keyword} {value}\n"));
        }
    }

    fn head(&mut self) {
        let m = self.m;
        self.number("flavor", (m.flavor != 0).then_some(u64::from(m.flavor)));
        match m.srclang_name {
            None => self.number("srclang", (m.srclang.0 != 0).then_some(u64::from(m.srclang.0))),
            Some(name) => {
                self.text("srclang ");
                self.out.extend_from_slice(m.bytes(name));
                self.text("\n");
            }
        }
        self.number("id", m.id);
        self.number("globalmemsize", m.globalmemsize);
        self.words("globalmemmap", &m.globalmemmap);
        self.words("globalwordstypetagged", &m.globalwordstypetagged);
        self.words("globalwordsrefcounted", &m.globalwordsrefcounted);
        self.number("numfuncs", m.numfuncs);
        for (keyword, names) in [("import ", &m.imports), ("importpath ", &m.importpaths)] {
            for &name in names {
                self.text(keyword);
                self.string(name);
                self.text("\n");
            }
        }
        if let Some(entry) = m.entry {
            self.text("entryfunc ");
            self.func_name(entry);
            self.text("\n");
        }
        self.list("fileinfo", &m.fileinfo, |p, &(name, value)| match value {
            InfoValue::Int(value) => {
                p.name(b'@', name);
                p.text(&format!(" {value:#x}"));
            }
            InfoValue::Str(_) => p.info(name, value),
        });
        self.list("srcfileinfo", &m.srcfileinfo, |p, &(number, name)| {
            p.text(&format!("{number} "));
            p.string(name);
        });
        self.list("filedata", &m.filedata, |p, data| {
            p.name(b'@', data.name);
            for word in &data.words {
                p.text(&format!(" {word}"));
            }
        });
    }

    fn list<T>(&mut self, keyword: &str, items: &[T], each: impl Fn(&mut Self, &T)) {
        if items.is_empty() {
            return;
        }
        self.indent(self.level);
        self.text(keyword);
        self.text(" {");
        for (i, item) in items.iter().enumerate() {
            self.text(if i > 0 { "," } else { "" });
            self.newline(self.level + 1);
            each(self, item);
        }
        self.text("}\n");
    }

    fn info(&mut self, name: Name, value: InfoValue) {
        self.name(b'@', name);
        self.text(" ");
        match value {
            InfoValue::Int(value) => self.integer(value),
            InfoValue::Str(text) => self.string(text),
        }
    }

    fn words(&mut self, keyword: &str, words: &[u32]) {
        if words.is_empty() {
            return;
        }
        self.text(keyword);
        self.text(" = [");
        for word in words {
            self.text(&format!(" {word}"));
        }
        self.text(" ]\n");
    }

    fn type_decl(&mut self, id: NamedId) {
        let Some(named) = self.m.types.named(id) else {
            return;
        };
        let Some(def) = named.def else { return };
        if named.scope.is_none() {
            self.loc_line(named.loc);
        }
        self.text("type ");
        self.name(if named.scope.is_some() { b'%' } else { b'$' }, named.name);
        self.text(" ");
        self.ty(def);
        self.attrs(&named.attrs);
        self.text("\n");
    }

    fn declaration(&mut self, decl: Decl, local_types: &FxHashMap<FuncId, Vec<NamedId>>) {
        let m = self.m;
        match decl {
            Decl::Type(id) => self.type_decl(id),
            Decl::Java(index) => self.java(m.java.get(index)),
            Decl::Var(id) => self.global(id),
            Decl::Func(id) => {
                if let Some(f) = m.funcs.get(id) {
                    self.function(f, local_types.get(&id).map_or(&[], |types| types));
                }
            }
        }
    }

    /// The comments with this place, a line each.
    fn comments(&mut self, before: Option<u32>) {
        while let Some(comment) = self.m.comments.get(self.commented)
            && (comment.before == before || comment.before.is_none())
        {
            self.text("#");
            self.out.extend_from_slice(self.m.names.bytes(comment.text));
            self.text("\n");
            self.commented += 1;
        }
    }

    fn java(&mut self, decl: Option<&JavaDecl>) {
        if let Some(decl) = decl.filter(|decl| !decl.imported) {
            self.loc_line(decl.loc);
            self.text(if decl.interface {
                "javainterface "
            } else {
                "javaclass "
            });
            self.name(b'$', decl.name);
            self.text(" ");
            self.ty(decl.ty);
            self.attrs(&decl.attrs);
            self.text("\n");
        }
    }

    fn global(&mut self, id: GlobalId) {
        let Some(var) = self.m.vars.get(id) else { return };
        self.loc_line(var.loc);
        self.variable(var, b'$', None);
    }

    fn variable(&mut self, var: &Variable, sigil: u8, f: Option<&Function>) {
        self.text(if var.temp { "tempvar " } else { "var " });
        self.name(sigil, var.name);
        if var.storage != Storage::Default {
            self.text(" ");
            self.text(var.storage.name());
        }
        if let Some(ty) = var.ty {
            self.text(" ");
            self.ty(ty);
        }
        self.attrs(&var.attrs);
        if let Some(init) = var.init {
            self.text(" = ");
            self.init(init, var.ty, f);
        }
        self.text("\n");
    }
}
