//! What a module asks of others and what it gives them (ECMAScript, ParseModule).
//!
//! A variable that is imported or exported lives in a *cell*, an object of one value that the modules share. The runtime makes cells and tells
//! which are the same; a text in the program says what it has to know: a line for each fact, words apart by tabs. The first line is the number
//! of cells, the others are
//!
//! | word | | |
//! |--|--|--|
//! | `request` | specifier | another module; requests are numbered in order |
//! | `import` | cell, request, name | a cell is that of a name of another module |
//! | `namespace` | cell, request | a cell has the namespace of another module |
//! | `local` | name, cell | a name that the module gives is a cell |
//! | `indirect` | name, request, name | it is a name of another module |
//! | `all` | name, request | it is the namespace of another module |
//! | `star` | request | all names of another module but `default` are given |

use std::fmt::Write as _;

use oxc_ast::ast::{
    BindingIdentifier, Declaration, ExportDefaultDeclarationKind, ImportDeclaration,
    ImportDeclarationSpecifier, ModuleExportName, Program, Statement,
};
use oxc_semantic::Scoping;
use oxc_syntax::symbol::SymbolId;
use rustc_hash::FxHashMap;

/// What a module asks of others and gives them.
#[derive(Clone, Default, Debug)]
pub struct Linkage {
    /// Cells of variables.
    cells: FxHashMap<SymbolId, u32>,
    /// The cell of a default that is no variable.
    default: Option<u32>,
    count: u32,
    requests: Vec<String>,
    lines: String,
}

/// A word as the text has it.
fn escaped(word: &str) -> String {
    word.replace('\\', "\\\\")
        .replace('\t', "\\t")
        .replace('\n', "\\n")
}

impl Linkage {
    /// Looks at a module.
    pub fn new(program: &Program<'_>, scoping: &Scoping) -> Linkage {
        let mut linkage = Linkage::default();
        // What is imported may be exported by a line before.
        for statement in &program.body {
            if let Statement::ImportDeclaration(it) = statement {
                linkage.import(it);
            }
            linkage.request(statement);
        }
        for statement in &program.body {
            linkage.export(statement, scoping);
        }
        linkage
    }

    /// The cell of a variable.
    pub fn cell(&self, symbol: SymbolId) -> Option<u32> {
        self.cells.get(&symbol).copied()
    }

    /// The cell of a default that is no variable.
    pub fn default_cell(&self) -> Option<u32> {
        self.default
    }

    /// All variables with cells, in order.
    pub fn variables(&self) -> Vec<(SymbolId, u32)> {
        let mut all: Vec<_> = self.cells.iter().map(|(symbol, cell)| (*symbol, *cell)).collect();
        all.sort_unstable_by_key(|row| row.1);
        all
    }

    /// What the runtime has to know.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.count);
        for request in &self.requests {
            // A `String` takes everything.
            let _ = writeln!(text, "request\t{}", escaped(request));
        }
        text + &self.lines
    }

    fn line(&mut self, word: &str, words: &[&str]) {
        self.lines.push_str(word);
        for word in words {
            self.lines.push('\t');
            self.lines.push_str(&escaped(word));
        }
        self.lines.push('\n');
    }

    fn new_cell(&mut self) -> u32 {
        self.count += 1;
        self.count - 1
    }

    fn cell_of(&mut self, symbol: SymbolId) -> u32 {
        if let Some(known) = self.cells.get(&symbol) {
            return *known;
        }
        let cell = self.new_cell();
        self.cells.insert(symbol, cell);
        cell
    }

    fn request_of(&mut self, specifier: &str) -> String {
        let known = self.requests.iter().position(|request| request == specifier);
        let number = known.unwrap_or_else(|| {
            self.requests.push(specifier.to_owned());
            self.requests.len() - 1
        });
        number.to_string()
    }

    fn import(&mut self, it: &ImportDeclaration<'_>) {
        let request = self.request_of(&it.source.value);
        for specifier in it.specifiers.iter().flatten() {
            let (local, name) = match specifier {
                ImportDeclarationSpecifier::ImportSpecifier(it) => (&it.local, Some(it.imported.name())),
                ImportDeclarationSpecifier::ImportDefaultSpecifier(it) => (&it.local, Some("default".into())),
                ImportDeclarationSpecifier::ImportNamespaceSpecifier(it) => (&it.local, None),
            };
            let Some(symbol) = local.symbol_id.get() else {
                continue;
            };
            let cell = self.cell_of(symbol).to_string();
            match name {
                Some(name) => self.line("import", &[&cell, &request, name.as_str()]),
                None => self.line("namespace", &[&cell, &request]),
            }
        }
    }

    fn request(&mut self, statement: &Statement<'_>) {
        match statement {
            Statement::ExportAllDeclaration(it) => self.request_of(&it.source.value),
            Statement::ExportFromDeclaration(it) => self.request_of(&it.source.value),
            _ => return,
        };
    }

    fn local(&mut self, exported: &str, name: &BindingIdentifier<'_>) {
        if let Some(symbol) = name.symbol_id.get() {
            let cell = self.cell_of(symbol).to_string();
            self.line("local", &[exported, &cell]);
        }
    }

    fn default_is(&mut self, name: Option<&BindingIdentifier<'_>>) {
        if let Some(name) = name {
            return self.local("default", name);
        }
        let cell = self.new_cell();
        self.default = Some(cell);
        self.line("local", &["default", &cell.to_string()]);
    }

    fn export(&mut self, statement: &Statement<'_>, scoping: &Scoping) {
        match statement {
            Statement::ExportDeclaration(it) => match &it.declaration {
                Declaration::VariableDeclaration(it) => {
                    for declarator in &it.declarations {
                        for name in declarator.id.get_binding_identifiers() {
                            self.local(name.name.as_str(), name);
                        }
                    }
                }
                Declaration::FunctionDeclaration(it) => {
                    it.id.iter().for_each(|name| self.local(name.name.as_str(), name));
                }
                Declaration::ClassDeclaration(it) => {
                    it.id.iter().for_each(|name| self.local(name.name.as_str(), name));
                }
                _ => {}
            },
            Statement::ExportDefaultDeclaration(it) => match &it.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(it) => self.default_is(it.id.as_ref()),
                ExportDefaultDeclarationKind::ClassDeclaration(it) => self.default_is(it.id.as_ref()),
                _ => self.default_is(None),
            },
            Statement::ExportNamedDeclaration(it) => {
                for specifier in &it.specifiers {
                    let ModuleExportName::IdentifierReference(local) = &specifier.local else {
                        continue;
                    };
                    let reference = local.reference_id.get().map(|id| scoping.get_reference(id));
                    if let Some(symbol) = reference.and_then(|reference| reference.symbol_id()) {
                        let cell = self.cell_of(symbol).to_string();
                        self.line("local", &[specifier.exported.name().as_str(), &cell]);
                    }
                }
            }
            Statement::ExportFromDeclaration(it) => {
                let request = self.request_of(&it.source.value);
                for specifier in &it.specifiers {
                    let (exported, name) = (specifier.exported.name(), specifier.local.name());
                    self.line("indirect", &[exported.as_str(), &request, name.as_str()]);
                }
            }
            Statement::ExportAllDeclaration(it) => {
                let request = self.request_of(&it.source.value);
                match &it.exported {
                    Some(name) => self.line("all", &[name.name().as_str(), &request]),
                    None => self.line("star", &[&request]),
                }
            }
            _ => {}
        }
    }
}
