//! The pipeline from a source text to an image, an object or a listing.

use crate::diag::{Diagnostic, Diagnostics, Severity, SourceFile};
use crate::emit;
use crate::front;
use crate::mir::class::Classes;
use crate::mir::layout::Layouts;
use crate::mir::{self, Importer, Module};
use crate::passes::{Facts, Pass, Signature, Unit, counts_itself, is_compiled};
use crate::program::Program;
use crate::select::select;

/// Where to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// MAPLE IR text as it was read, or as a front end lowered it.
    Parsed,
    /// MAPLE IR text behind a pass.
    After(Pass),
    /// The program before emission.
    Program,
    /// Assembly text for GNU as behind the C preprocessor.
    Listing,
    /// A relocatable object for a linker.
    Object,
    /// The bytes of the image.
    #[default]
    Image,
}

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Where to stop.
    pub stage: Stage,
    /// Errors after which no more are reported.
    pub max_errors: usize,
    /// Accept only the canonical form of languages that have one.
    pub strict: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            stage: Stage::default(),
            max_errors: Diagnostics::DEFAULT_LIMIT,
            strict: false,
        }
    }
}

/// What was asked for with [`Options::stage`].
#[derive(Clone, Debug)]
pub enum Product {
    /// MAPLE IR, or a listing.
    Text(Vec<u8>),
    /// A program.
    Program(Box<Program>),
    /// An ELF relocatable object.
    Object(Vec<u8>),
    /// An ELF shared object.
    Image(Vec<u8>),
}

/// The result of a compilation.
#[derive(Clone, Debug)]
pub struct Output {
    /// What was made.
    pub product: Product,
    /// What is doubtful about the source.
    pub warnings: Vec<Diagnostic>,
}

/// Compiles `source`; `name` is its name in messages and that of the program, and tells the language ([`front::Language::of`]).
///
/// # Errors
/// Every problem found in the first stage that found one, in the order of the text.
pub fn compile(
    source: impl Into<Vec<u8>>,
    name: &str,
    importer: &mut dyn Importer,
    options: &Options,
) -> Result<Output, Vec<Diagnostic>> {
    let file = SourceFile::new(name, source);
    let reading = front::Options {
        max_errors: options.max_errors,
        strict: options.strict,
    };
    let (mut module, mut warnings) = front::read(file, importer, reading)?;
    if options.stage == Stage::Parsed {
        let product = Product::Text(mir::print_bytes(&module));
        return Ok(Output { product, warnings });
    }
    let classes = Classes::new(&module);
    let facts = lower(&mut module, &classes, options, &mut warnings)?;
    if let Stage::After(_) = options.stage {
        let product = Product::Text(mir::print_bytes(&module));
        return Ok(Output { product, warnings });
    }
    let mut diags = Diagnostics::new(options.max_errors);
    let program = select(&module, &classes, &facts, name, &mut diags);
    settle(diags, &mut warnings)?;
    let emitted = match options.stage {
        Stage::Program => Ok(Product::Program(Box::new(program))),
        Stage::Listing => emit::listing(&program).map(|text| Product::Text(text.into_bytes())),
        Stage::Object => emit::object(&program).map(Product::Object),
        _ => emit::write(&program).map(Product::Image),
    };
    let product = emitted.map_err(|error| vec![unplaced(name, &error)])?;
    Ok(Output { product, warnings })
}

/// Runs the passes on every function with a body, up to the stage asked for, or up to the first that could not lower a function.
///
/// # Errors
/// What the passes cannot lower.
pub fn lower(
    module: &mut Module,
    classes: &Classes,
    options: &Options,
    warnings: &mut Vec<Diagnostic>,
) -> Result<Vec<Facts>, Vec<Diagnostic>> {
    let mut diags = Diagnostics::new(options.max_errors);
    let signatures: Vec<Signature> = module.funcs.iter().map(|(_, func)| Signature::of(func)).collect();
    let mut facts = vec![Facts::default(); signatures.len()];
    let counts_itself = counts_itself(module);
    let mut unit = Unit {
        types: &mut module.types,
        names: &mut module.names,
        vars: &mut module.vars,
        inits: &module.inits,
        signatures: &signatures,
        classes,
        layouts: &mut Layouts::default(),
        srclang: module.srclang,
        counts_itself,
        sources: &module.sources,
        diags: &mut diags,
    };
    let all = Pass::ALL;
    let mut wanted = match options.stage {
        Stage::After(last) => &all[..=all.iter().position(|&pass| pass == last).unwrap_or(all.len() - 1)],
        _ => all,
    };
    // One function after the other, which stays in the processor's caches meanwhile.
    for ((_, func), facts) in module.funcs.iter_mut().zip(&mut facts) {
        if !is_compiled(func, unit.srclang) {
            continue;
        }
        for (index, pass) in wanted.iter().enumerate() {
            let before = unit.diags.errors();
            pass.function()(&mut unit, func, facts);
            // What a pass could not lower, later ones need not understand.
            if unit.diags.errors() > before {
                wanted = &wanted[..=index];
                break;
            }
        }
    }
    settle(diags, warnings)?;
    Ok(facts)
}

/// Fails if there are errors; otherwise adds the warnings.
fn settle(diags: Diagnostics, warnings: &mut Vec<Diagnostic>) -> Result<(), Vec<Diagnostic>> {
    let failed = diags.errors() > 0;
    let found = diags.finish();
    if failed {
        return Err(found);
    }
    warnings.extend(found);
    Ok(())
}

/// A problem of the whole output.
fn unplaced(name: &str, problem: &dyn std::fmt::Display) -> Diagnostic {
    Diagnostic {
        severity: Severity::Error,
        code: "emit",
        span: crate::diag::Span {
            file: crate::diag::FileId::MAIN,
            start: u32::MAX,
            end: u32::MAX,
        },
        file: name.to_owned(),
        line: 0,
        column: 0,
        excerpt: String::new(),
        excerpt_span: 0..0,
        message: problem.to_string(),
        label: String::new(),
        hint: String::new(),
    }
}
