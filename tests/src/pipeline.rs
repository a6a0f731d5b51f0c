//! The compiler as the tests use it.

use std::path::Path;

use maple_cli::listing::{self, Selection};
use maple_codegen::diag::{Diagnostic, Severity, SourceFile};
use maple_codegen::front::{self, Source};
use maple_codegen::mir::{Importer, NoImports};
use maple_codegen::passes::Pass;
use maple_codegen::{Options, Product, Stage};
use maple_loader::Image;

/// Imports files beside this one.
struct Beside<'p>(&'p Path);

impl Importer for Beside<'_> {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.0.with_file_name(name)).map_err(|e| e.to_string())
    }
}

fn run(name: &str, source: &[u8], stage: Stage) -> Result<Vec<u8>, Vec<Diagnostic>> {
    run_with(name, source, stage, &mut Beside(&crate::cases_dir().join(name)))
}

fn run_with(
    name: &str,
    source: &[u8],
    stage: Stage,
    importer: &mut dyn Importer,
) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let options = Options {
        stage,
        ..Options::default()
    };
    match maple_codegen::compile(source, name, importer, &options)?.product {
        Product::Text(bytes) | Product::Object(bytes) | Product::Image(bytes) => Ok(bytes),
        Product::Program(_) => Ok(Vec::new()),
    }
}

fn text(name: &str, source: impl AsRef<[u8]>, stage: Stage) -> Result<String, String> {
    let bytes = run(name, source.as_ref(), stage).map_err(show)?;
    String::from_utf8(bytes).map_err(|e| e.to_string())
}

fn show(diagnostics: Vec<Diagnostic>) -> String {
    diagnostics
        .iter()
        .map(Diagnostic::to_string)
        .collect::<Vec<_>>()
        .join("\n")
}

/// The image of a module.
///
/// # Errors
/// The errors of the text.
pub fn compile(name: &str, source: impl AsRef<[u8]>) -> Result<Vec<u8>, String> {
    run(name, source.as_ref(), Stage::Image).map_err(show)
}

/// The image of a file, which imports files beside it.
///
/// # Errors
/// The errors of the text, or that it cannot be read.
pub fn compile_file(path: &Path) -> Result<Vec<u8>, String> {
    let source = std::fs::read(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    run_with(&name, &source, Stage::Image, &mut Beside(path)).map_err(show)
}

/// The listing of a module.
///
/// # Errors
/// The errors of the text, or that a name cannot be written in a listing.
pub fn listing(name: &str, source: impl AsRef<[u8]>) -> Result<String, String> {
    text(name, source, Stage::Listing)
}

/// The relocatable object of a module.
///
/// # Errors
/// The errors of the text.
pub fn object(name: &str, source: impl AsRef<[u8]>) -> Result<Vec<u8>, String> {
    run(name, source.as_ref(), Stage::Object).map_err(show)
}

/// As [`compile`], for texts of any bytes, and without imports: damaged texts could name any file.
///
/// # Errors
/// The errors of the text, with the warnings among them.
pub fn compile_bytes(name: &str, source: &[u8]) -> Result<Vec<u8>, Vec<Diagnostic>> {
    run_with(name, source, Stage::Image, &mut NoImports)
}

/// The errors of a text, without the warnings.
pub fn errors(name: &str, source: impl AsRef<[u8]>) -> Vec<Diagnostic> {
    let problems = run(name, source.as_ref(), Stage::Image).err().unwrap_or_default();
    problems
        .into_iter()
        .filter(|d| d.severity == Severity::Error)
        .collect()
}

/// A program in another form of its language, or written anew in the same.
///
/// # Errors
/// The problems of the source, or what the form cannot say.
pub fn convert(name: &str, source: &[u8], to: Source) -> Result<Vec<u8>, String> {
    let options = front::Options::default();
    let mut importer = Beside(&crate::cases_dir().join(name));
    let (bytes, _) =
        front::convert(SourceFile::new(name, source), to, &mut importer, options).map_err(show)?;
    Ok(bytes)
}

/// As [`convert`], for texts of any bytes, and without imports; what parses need not be right.
///
/// # Errors
/// The errors of the text, or what the form cannot say.
pub fn convert_bytes(name: &str, source: &[u8], to: Source) -> Result<Vec<u8>, Vec<Diagnostic>> {
    let options = front::Options {
        verify: false,
        ..front::Options::default()
    };
    let (bytes, _) = front::convert(SourceFile::new(name, source), to, &mut NoImports, options)?;
    Ok(bytes)
}

/// The module in its printed form.
///
/// # Errors
/// The errors of the text.
pub fn print(name: &str, source: impl AsRef<[u8]>) -> Result<String, String> {
    text(name, source, Stage::Parsed)
}

/// The module as it stands after a pass.
///
/// # Errors
/// The errors of the text, or that there is no such pass.
pub fn dump(name: &str, source: impl AsRef<[u8]>, pass: &str) -> Result<String, String> {
    let pass = Pass::from_name(pass).ok_or_else(|| format!("no pass `{pass}`"))?;
    text(name, source, Stage::After(pass))
}

/// The listing of an image as `mpldis` prints it, without what depends on addresses.
///
/// # Errors
/// Why the image cannot be read.
pub fn disassemble(image: &[u8]) -> Result<String, String> {
    let image = Image::from_bytes("image", image).map_err(|e| e.to_string())?;
    let selection = Selection {
        functions: Vec::new(),
        code: true,
        preamble: false,
    };
    listing::listing(&image, &selection)
}
