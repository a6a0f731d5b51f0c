//! Files to checked trees, and to modules of MAPLE IR.

use oxc_allocator::Allocator;
use oxc_ast::ast::{Expression, Program, Statement};
use oxc_parser::{ParseOptions, Parser};
use oxc_semantic::SemanticBuilder;
use oxc_span::SourceType;

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity, SourceFile, Sources, Span};
use crate::mir::{self, Module};

use super::super::{Form, Found, Language, Options, Part};
use super::added::Added;
use super::allowed;
use super::blocks;
use super::classes;
use super::given::{Mark, Surroundings};
use super::hidden::Hidden;
use super::lower;
use super::parameters;
use super::scope::{Analysis, Special};

/// The row of the language.
pub static LANGUAGE: Language = Language {
    name: "JavaScript",
    comment: "//",
    forms: &[Form {
        extension: "js",
        others: &["cjs", "mjs"],
        about: "scripts and modules",
        magic: b"",
        binary: false,
    }],
    read: |file, _, _, options| apart(file.text().len(), || read(&file, options)),
    convert: |file, _, _, _, _| {
        let message = "a program in JavaScript can be written as MAPLE IR only".to_owned();
        Err(vec![Diagnostic::unplaced("form", file.name(), message)])
    },
};

/// Bytes of stack on which programs are read: the tree of an expression is as deep as the expression.
const STACK: usize = 1 << 30;
/// Bytes of stack that a program takes for each of its bytes at most.
const STACK_OF_BYTE: usize = 32 << 10;
/// Brackets in brackets.
const DEEPEST: usize = 2_000;

/// Does something with a text of a size on a stack that takes deep trees: this one if the text is short.
fn apart<T>(size: usize, body: impl FnOnce() -> T) -> T {
    let needed = size.saturating_add(1).saturating_mul(STACK_OF_BYTE);
    stacker::maybe_grow(needed.min(STACK), STACK, body)
}

/// Reads a program.
fn read(file: &SourceFile, options: Options) -> Found<Module> {
    let around = match &options.part {
        Part::Within { scope, .. } => Surroundings::parse(scope).ok_or_else(|| {
            let message = "what the text sees is not as the compiler says it".to_owned();
            vec![Diagnostic::unplaced("form", file.name(), message)]
        })?,
        _ => Surroundings::default(),
    };
    // What strict code evaluates is strict.
    let strict = around.is_strict.then(|| {
        let text = [b"\"use strict\";", file.text()].concat();
        SourceFile::new(file.name(), text)
    });
    let file = strict.as_ref().unwrap_or(file);
    let mut sources = Sources::default();
    sources.add(file.clone());
    let mut problems = Diagnostics::new(options.max_errors);
    let error = |code, start: usize, end: usize, message: String| {
        let span = Span {
            file: FileId::MAIN,
            start: start as u32,
            end: end as u32,
        };
        Diagnostic::new(&sources, Severity::Error, code, span, message)
    };
    let text = match std::str::from_utf8(file.text()) {
        Ok(text) => text.strip_prefix('\u{feff}').unwrap_or(text),
        Err(bad) => {
            let at = bad.valid_up_to();
            return Err(vec![error(
                super::SYNTAX,
                at,
                at + 1,
                "the text is not UTF-8".to_owned(),
            )]);
        }
    };
    if let Some(at) = too_deep(text) {
        let message = format!("brackets are in more than {DEEPEST} others");
        return Err(vec![error("limit", at, at + 1, message)]);
    }
    let allocator = Allocator::default();
    let options_of_parser = ParseOptions {
        parse_regular_expression: true,
        ..ParseOptions::default()
    };
    let parse = |goal| {
        let parser = Parser::new(&allocator, text, goal).with_options(options_of_parser);
        parser.parse()
    };
    let mut parsed = parse(match Goal::of(file.name(), &options.part) {
        Goal::Module => SourceType::mjs(),
        Goal::Script | Goal::Either => SourceType::script(),
    });
    if Goal::of(file.name(), &options.part) == Goal::Either && !parsed.diagnostics.is_empty() {
        let as_module = parse(SourceType::mjs());
        if as_module.diagnostics.is_empty() || imports_or_exports(&as_module.program) {
            parsed = as_module;
        }
    }
    let program = allocator.alloc(parsed.program);
    let mut found: Vec<_> = parsed.diagnostics.into_iter().collect();
    let semantic = SemanticBuilder::new_compiler()
        .with_check_syntax_error(true)
        .build(program);
    if found.is_empty() {
        found.extend(semantic.diagnostics);
    }
    allowed::retain_errors(&mut found, text, program, &around);
    for problem in found {
        let (start, end) = allowed::place(&problem);
        let mut problem_here = error(super::SYNTAX, start, end, problem.message.to_string());
        if let Some(help) = &problem.help {
            problem_here = problem_here.hint(help.to_string());
        }
        problems.push(problem_here);
    }
    if problems.errors() > 0 {
        return Err(problems.finish());
    }
    let mut scoping = semantic.semantic.into_scoping();
    if classes::separate(program, &scoping, &allocator) {
        let semantic = SemanticBuilder::new_compiler().build(program);
        scoping = semantic.semantic.into_scoping();
    }
    if matches!(options.part, Part::Function(_)) && !is_function(program) {
        return Err(vec![error(
            super::SYNTAX,
            0,
            1,
            "Unexpected token '}'".to_owned(),
        )]);
    }
    blocks::separate(program, &mut scoping);
    let added = Added {
        copied: parameters::separate(program, &mut scoping),
        hidden: Hidden::declare(program, &mut scoping),
    };
    let analysis = Analysis::new(program, &scoping, added, &options.part);
    if around.marks.contains(&Mark::Field)
        && analysis
            .facts(Analysis::PROGRAM)
            .uses
            .contains(&Special::Arguments)
    {
        let message = "'arguments' is not allowed in class field initializer or static initialization block";
        return Err(vec![error(super::SYNTAX, 0, 1, message.to_owned())]);
    }
    let module = lower::lower(
        program,
        &scoping,
        &analysis,
        &sources,
        &options.part,
        around,
        &mut problems,
    );
    if problems.errors() > 0 {
        return Err(problems.finish());
    }
    let wrong = mir::verify(&module, options.max_errors);
    if wrong.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(wrong);
    }
    Ok((module, problems.finish()))
}

/// What a text is read as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Goal {
    Script,
    Module,
    /// A script, or a module if it is none.
    Either,
}

impl Goal {
    fn of(name: &str, part: &Part) -> Goal {
        match (part, name.rsplit_once('.')) {
            (Part::Module(_), _) | (Part::Program, Some((_, "mjs"))) => Goal::Module,
            (Part::Program, Some((_, "js"))) => Goal::Either,
            _ => Goal::Script,
        }
    }
}

/// Whether a program has what only modules have.
fn imports_or_exports(program: &Program<'_>) -> bool {
    program.body.iter().any(Statement::is_module_declaration)
}

/// Whether a program is a function in brackets and nothing else.
fn is_function(program: &Program<'_>) -> bool {
    let [Statement::ExpressionStatement(statement)] = program.body.as_slice() else {
        return false;
    };
    match &statement.expression {
        Expression::ParenthesizedExpression(inner) => {
            matches!(inner.expression, Expression::FunctionExpression(_))
        }
        _ => false,
    }
}

/// Where brackets are too deep in others. What is in texts and comments counts, which only a program that is made for it notices.
fn too_deep(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return Some(at);
        }
    }
    None
}
