//! Modules: variables that they share, and what they tell the runtime.
//!
//! What a module does is a generator function. It is resumed for the first time when modules are linked, and makes its functions then, which others
//! may call from there on. It is resumed again when the module is evaluated; what it yields from then on it awaits.

use maple_mirbin::js::suspension::Left;
use maple_mirbin::{Intrinsic, Operation, Prim};
use oxc_ast::ast::{
    Declaration, ExportDefaultDeclarationKind, Function, ImportExpression, ModuleDeclaration, Program,
    Statement,
};

use super::super::scope::Analysis;
use super::Part;
use super::code::Code;
use super::environment::Place;
use super::function::{Body, Role};
use crate::diag::FileId;
use crate::mir::{ExprId, TypeTable};

/// The name of a default that has none.
const DEFAULT: &str = "default";

impl<'a> Code<'_, '_, 'a> {
    /// The program that is a module: it lets the runtime begin it.
    pub fn module(&mut self, program: &'a Program<'a>) {
        let body = Body::Module(program);
        let function = self.function_value_of(body, Analysis::PROGRAM, "module", Role::Function);
        let function = self.now(function);
        let text = self
            .unit
            .analysis
            .linkage()
            .map_or(String::new(), |linkage| linkage.text());
        let (text, begins) = (self.text(&text), self.word(self.unit.part.is_program().into()));
        let result = self.operation(Operation::Module, &[text, function, begins]);
        self.leave_with(result);
    }

    /// What a module does.
    pub fn module_body(&mut self, program: &'a Program<'a>) {
        let name = self.unit.module.names.intern("cells|");
        let cells = self.b.func.add_formal(name, TypeTable::prim(Prim::DynAny));
        self.cells = Some(cells);
        let linkage = self.unit.analysis.linkage();
        if let Some(scope) = program.scope_id.get() {
            self.push_environment(Place::Scope(scope));
            for (symbol, cell) in linkage.map_or(Vec::new(), |linkage| linkage.variables()) {
                let cell = self.cell(cell);
                self.share(symbol, cell);
            }
            self.declare_variables(scope);
        }
        self.hoist(&program.body);
        self.hoist_default(&program.body);
        let nothing = self.undefined();
        self.suspend(Left::Yield, nothing);
        self.statements(&program.body);
        let nothing = self.undefined();
        self.leave_with(nothing);
    }

    /// A cell of the module, by its number.
    fn cell(&mut self, number: u32) -> ExprId {
        let Some(cells) = self.cells else {
            return self.undefined();
        };
        let (cells, number) = (
            self.b.read_local(cells, Prim::DynAny),
            self.number(f64::from(number)),
        );
        self.intrinsic(Intrinsic::JsopGetprop, &[cells, number])
    }

    /// A function that a statement exports and declares.
    pub fn exported_function(&self, statement: &'a Statement<'a>) -> Option<&'a Function<'a>> {
        match statement {
            Statement::ExportDeclaration(it) => match &it.declaration {
                Declaration::FunctionDeclaration(it) => Some(it),
                _ => None,
            },
            Statement::ExportDefaultDeclaration(it) => match &it.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(it) => Some(it),
                _ => None,
            },
            _ => None,
        }
    }

    /// Makes the default if it is a function without a name, which is there from the beginning as well.
    fn hoist_default(&mut self, statements: &'a [Statement<'a>]) {
        for statement in statements {
            if let Some(it) = self.exported_function(statement).filter(|it| it.id.is_none()) {
                let value = self.function_value(Body::Function(it), DEFAULT, Role::Function);
                self.set_default(value);
            }
        }
    }

    fn set_default(&mut self, value: ExprId) {
        let default = self
            .unit
            .analysis
            .linkage()
            .and_then(|linkage| linkage.default_cell());
        let value = self.now(value);
        if let Some(number) = default {
            let cell = self.cell(number);
            self.set_cell(cell, value);
        }
    }

    /// A statement that only modules have.
    pub fn module_declaration(&mut self, it: &'a ModuleDeclaration<'a>) {
        match it {
            ModuleDeclaration::ExportDeclaration(it) => match &it.declaration {
                Declaration::VariableDeclaration(it) => self.variables(it),
                Declaration::ClassDeclaration(it) => self.class_declaration(it),
                _ => {}
            },
            ModuleDeclaration::ExportDefaultDeclaration(it) => match &it.declaration {
                ExportDefaultDeclarationKind::FunctionDeclaration(_) => {}
                ExportDefaultDeclarationKind::ClassDeclaration(it) if it.id.is_some() => {
                    self.class_declaration(it);
                }
                ExportDefaultDeclarationKind::ClassDeclaration(it) => {
                    let value = self.class(it, DEFAULT);
                    self.set_default(value);
                }
                other => {
                    if let Some(expression) = other.as_expression() {
                        let value = self.value_with_name(expression, DEFAULT);
                        self.set_default(value);
                    }
                }
            },
            _ => {}
        }
    }

    /// The file that code asks from: nothing if it is that of the program, which an image does not know.
    fn own_file(&mut self) -> ExprId {
        let name = match self.unit.part {
            Part::Program => None,
            _ => self
                .unit
                .sources
                .get(FileId::MAIN)
                .map(|file| file.name().to_owned()),
        };
        match name {
            Some(name) => self.text(&name),
            None => self.undefined(),
        }
    }

    /// `import(…)`
    pub fn import(&mut self, it: &'a ImportExpression<'a>) -> ExprId {
        let specifier = self.value(&it.source);
        let specifier = self.now(specifier);
        let attributes = match &it.options {
            Some(options) => {
                let options = self.value(options);
                self.now(options)
            }
            None => self.undefined(),
        };
        self.at(it.span);
        let file = self.own_file();
        self.operation(Operation::Import, &[specifier, file, attributes])
    }

    /// `import.meta`
    pub fn import_meta(&mut self) -> ExprId {
        let file = self.own_file();
        self.operation(Operation::ImportMeta, &[file])
    }
}
