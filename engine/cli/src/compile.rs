//! The compiler as the tools call it.

use std::path::{Path, PathBuf};

use maple_codegen::diag::SourceFile;
use maple_codegen::front::{self, Found, Part, Source};
use maple_codegen::mir::Importer;
use maple_codegen::{Options, Product, Stage};
use maple_vm::{SourceKind, SourceText};

use crate::input::Input;
use crate::report::Reporter;

/// Settings of a compilation.
#[derive(Clone, Default, Debug)]
pub struct Compiler {
    /// How to read sources.
    pub reading: front::Options,
    /// Files of the program that were compiled before.
    pub before: Vec<SourceFile>,
    /// Libraries that images need.
    pub needed: Vec<String>,
}

/// Imports from the file system, relative to the importing file or to the working folder.
struct Files<'c> {
    directory: PathBuf,
    before: &'c [SourceFile],
}

impl<'c> Files<'c> {
    fn beside(input: &Input, before: &'c [SourceFile]) -> Files<'c> {
        let directory = Path::new(&input.name).parent().unwrap_or(Path::new(""));
        Files {
            directory: directory.to_owned(),
            before,
        }
    }
}

impl Importer for Files<'_> {
    fn before(&self) -> &[SourceFile] {
        self.before
    }

    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.directory.join(name)).map_err(|e| e.to_string())
    }

    fn load_here(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(name).map_err(|e| e.to_string())
    }
}

impl Compiler {
    /// Compiles a module as far as `stage`: a text, an object or an image. Its problems are reported; none if there were errors
    /// that nothing can be made with.
    pub fn compile(&self, input: Input, stage: Stage, reporter: &mut Reporter) -> Option<Vec<u8>> {
        match self.product(input, stage, reporter)? {
            Product::Text(bytes) | Product::Object(bytes) | Product::Image(bytes) => Some(bytes),
            Product::Program(_) => None,
        }
    }

    /// Compiles a module for its problems alone. Says whether there were no errors.
    pub fn check(&self, input: Input, reporter: &mut Reporter) -> bool {
        self.product(input, Stage::Program, reporter).is_some()
    }

    fn product(&self, input: Input, stage: Stage, reporter: &mut Reporter) -> Option<Product> {
        let mut files = Files::beside(&input, &self.before);
        let options = Options {
            stage,
            reading: self.reading.clone(),
            needed: self.needed.clone(),
        };
        let made = maple_codegen::compile(input.bytes, &input.name, &mut files, &options);
        reported(made.map(|output| (output.product, output.problems)), reporter)
    }

    /// A program in another form of its language, or as MAPLE IR. Its problems are reported; none if there were errors.
    pub fn convert(&self, input: Input, to: Source, reporter: &mut Reporter) -> Option<Vec<u8>> {
        let mut files = Files::beside(&input, &self.before);
        let file = SourceFile::new(input.name, input.bytes);
        reported(
            front::convert(file, to, &mut files, self.reading.clone()),
            reporter,
        )
    }
}

/// Compiles a text that a program has made.
///
/// # Errors
/// What is wrong with it.
pub fn compile_text(source: &SourceText<'_>) -> Result<Vec<u8>, String> {
    let input = Input {
        name: source.name.to_owned(),
        bytes: source.text.as_bytes().to_vec(),
    };
    let mut files = Files::beside(&input, &[]);
    let part = match source.kind {
        SourceKind::Statements if let Some(scope) = source.scope => Part::Within {
            number: source.number,
            scope: scope.to_owned(),
        },
        SourceKind::Statements => Part::Statements(source.number),
        SourceKind::Function => Part::Function(source.number),
        SourceKind::Script => Part::Script(source.number),
        SourceKind::Module => Part::Module(source.number),
    };
    let options = Options {
        stage: Stage::Image,
        reading: front::Options {
            part,
            ..front::Options::default()
        },
        needed: Vec::new(),
    };
    match maple_codegen::compile(input.bytes, &input.name, &mut files, &options) {
        Ok(output) => match output.product {
            Product::Image(image) => Ok(image),
            _ => Err("no image".to_owned()),
        },
        Err(problems) => Err(problems
            .first()
            .map_or_else(String::new, |problem| problem.message.clone())),
    }
}

/// Reports what was found; the result, if there is one.
fn reported<T>(found: Found<T>, reporter: &mut Reporter) -> Option<T> {
    let (result, problems) = match found {
        Ok((result, warnings)) => (Some(result), warnings),
        Err(problems) => (None, problems),
    };
    problems.iter().for_each(|problem| reporter.diagnostic(problem));
    result
}
