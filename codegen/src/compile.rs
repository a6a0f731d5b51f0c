//! The pipeline from a source text to an image, an object or a listing.

use crate::diag::{Diagnostic, Diagnostics, SourceFile};
use crate::emit;
use crate::front;
use crate::mir::class::Classes;
use crate::mir::layout::Layouts;
use crate::mir::{self, Arenas, FuncId, Importer, Module, SymbolId};
use crate::passes::{Facts, Pass, Signature, Summary, Unit, counts_itself};
use crate::program::Program;
use crate::select::{Selection, bodies};

/// Where to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Stage {
    /// MAPLE IR text as it was read, or as a front end lowered it.
    Parsed,
    /// MAPLE IR text after a pass.
    After(Pass),
    /// The program before emission.
    Program,
    /// Assembly text for the C preprocessor and GNU as.
    Listing,
    /// A relocatable object for a linker.
    Object,
    /// The bytes of the image.
    #[default]
    Image,
}

/// How to compile.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// Where to stop.
    pub stage: Stage,
    /// How to read the source.
    pub reading: front::Options,
    /// File names of libraries that an image needs (`DT_NEEDED`), in order. Objects and listings leave them to the linker.
    pub needed: Vec<String>,
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
    /// What is doubtful about the source. With [`keep_going`](front::Options::keep_going) also the errors of the functions that were left out, and
    /// a warning that names those.
    pub problems: Vec<Diagnostic>,
}

/// Compiles `source`; `name` is its name in messages and that of the program, and tells the language ([`front::Source::of`]).
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
    let (mut module, mut problems) = front::read(file, importer, options.reading.clone())?;
    if options.stage == Stage::Parsed {
        problems.extend(mir::left_out(&module, name));
        let product = Product::Text(mir::print_bytes(&module));
        return Ok(Output { product, problems });
    }
    let mut diags = collector(options);
    mir::generic::expand(&mut module, &mut diags);
    if diags.errors() > 0 {
        if !options.reading.keep_going || !mir::leave_out_all(&mut module, &mut diags) {
            return Err(diags.finish());
        }
        problems.extend(diags.finish());
    }
    if options.reading.raise {
        front::javascript::raise(&mut module)?;
    }
    front::javascript::prepare(&mut module, options.reading.part.is_program());
    let classes = Classes::new(&module);
    if let Stage::After(_) = options.stage {
        let text = with_the_rest(module, options, name, &mut problems, |mut module, found| {
            lower_into(&mut module, &classes, options, found)?;
            Ok(mir::print_bytes(&module))
        })?;
        let product = Product::Text(text);
        return Ok(Output { product, problems });
    }
    let mut program = with_the_rest(module, options, name, &mut problems, |module, found| {
        translate(module, &classes, name, options, found)
    })?;
    program.needed.clone_from(&options.needed);
    let emitted = match options.stage {
        Stage::Program => Ok(Product::Program(Box::new(program))),
        Stage::Listing => emit::listing(&program).map(|text| Product::Text(text.into_bytes())),
        Stage::Object => emit::object(&program).map(Product::Object),
        _ => emit::write(&program).map(Product::Image),
    };
    let product = emitted.map_err(|error| vec![Diagnostic::unplaced("emit", name, error.to_string())])?;
    Ok(Output { product, problems })
}

/// Makes something of a module, or of what is left of it without the functions that have errors, if the options say so. What `make` finds goes to
/// `problems`.
fn with_the_rest<T>(
    mut module: Module,
    options: &Options,
    name: &str,
    problems: &mut Vec<Diagnostic>,
    make: impl Fn(Module, &mut Vec<Diagnostic>) -> Result<T, Diagnostics>,
) -> Result<T, Vec<Diagnostic>> {
    if !options.reading.keep_going {
        return make(module, problems).map_err(Diagnostics::finish);
    }
    let mut errors = collector(options);
    loop {
        let mut warnings = Vec::new();
        match make(module.clone(), &mut warnings) {
            Ok(made) => {
                problems.append(&mut warnings);
                problems.extend(errors.finish());
                problems.sort_by_key(|problem| (problem.span.file, problem.span.start));
                problems.extend(mir::left_out(&module, name));
                return Ok(made);
            }
            Err(found) => {
                errors.take_errors(found);
                if !mir::leave_out_all(&mut module, &mut errors) {
                    problems.extend(errors.finish());
                    return Err(std::mem::take(problems));
                }
            }
        }
    }
}

/// A collector of problems as the options want it.
fn collector(options: &Options) -> Diagnostics {
    Diagnostics::new(options.reading.max_errors).endless(options.reading.keep_going)
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
    lower_into(module, classes, options, warnings).map_err(Diagnostics::finish)
}

fn lower_into(
    module: &mut Module,
    classes: &Classes,
    options: &Options,
    warnings: &mut Vec<Diagnostic>,
) -> Result<Vec<Facts>, Diagnostics> {
    let mut lowering = Lowering::new(module, classes, options);
    let mut facts = vec![Facts::default(); module.funcs.len()];
    let ids: Vec<FuncId> = bodies(module).map(|(id, _)| id).collect();
    for id in ids {
        if let Some(facts) = facts.get_mut(id.index()) {
            lowering.function(module, id, facts);
        }
    }
    settle(lowering.diags, warnings)?;
    Ok(facts)
}

/// Lowers every function and makes its code. One function after the other, so that it stays in the processor's caches meanwhile and the
/// next one gets its memory.
fn translate(
    mut module: Module,
    classes: &Classes,
    name: &str,
    options: &Options,
    warnings: &mut Vec<Diagnostic>,
) -> Result<Program, Diagnostics> {
    let mut lowering = Lowering::new(&module, classes, options);
    let mut diags = collector(options);
    let mut selection = Selection::new(&module, classes, name, &mut diags);
    let mut arenas = Arenas::default();
    let ids: Vec<FuncId> = bodies(&module).map(|(id, _)| id).collect();
    for id in ids {
        arenas.lend(&mut module.funcs[id]);
        let mut facts = Facts::default();
        lowering.function(&mut module, id, &mut facts);
        // Problems of lowering come first, and are the only ones that are reported.
        if lowering.diags.errors() == 0 {
            diags.enter(Some(id.0));
            selection.function(&module, id, &facts, &mut diags);
        }
        arenas.reclaim(&mut module.funcs[id]);
    }
    settle(lowering.diags, warnings)?;
    diags.enter(None);
    let program = selection.finish(&module, &mut diags);
    settle(diags, warnings)?;
    Ok(program)
}

/// What the lowering of all functions shares.
struct Lowering<'c> {
    classes: &'c Classes,
    signatures: Vec<Signature>,
    summaries: Vec<Option<Summary>>,
    counts_itself: bool,
    layouts: Layouts,
    wanted: &'static [Pass],
    diags: Diagnostics,
}

impl<'c> Lowering<'c> {
    fn new(module: &Module, classes: &'c Classes, options: &Options) -> Lowering<'c> {
        let all = Pass::ALL;
        Lowering {
            classes,
            signatures: module.funcs.iter().map(|(_, func)| Signature::of(func)).collect(),
            summaries: module
                .funcs
                .iter()
                .map(|(_, func)| Summary::of(func, &module.types))
                .collect(),
            counts_itself: counts_itself(module),
            layouts: Layouts::default(),
            wanted: match options.stage {
                Stage::After(last) => {
                    &all[..=all.iter().position(|&pass| pass == last).unwrap_or(all.len() - 1)]
                }
                _ => all,
            },
            diags: collector(options),
        }
    }

    /// Runs the passes on a function. Lowered modules need none.
    fn function(&mut self, module: &mut Module, id: FuncId, facts: &mut Facts) {
        let is_lowered = module.is_lowered();
        let mut unit = Unit {
            types: &mut module.types,
            names: &mut module.names,
            vars: &mut module.vars,
            inits: &module.inits,
            signatures: &self.signatures,
            summaries: &self.summaries,
            classes: self.classes,
            layouts: &mut self.layouts,
            srclang: module.srclang,
            counts_itself: self.counts_itself,
            sources: &module.sources,
            diags: &mut self.diags,
        };
        let Some(func) = module.funcs.get_mut(id).filter(|_| !is_lowered) else {
            return;
        };
        unit.diags.enter(Some(id.0));
        for (index, pass) in self.wanted.iter().enumerate() {
            let before = unit.diags.errors();
            pass.function()(&mut unit, func, facts);
            // What a pass could not lower, later ones need not understand.
            if unit.diags.errors() > before {
                if !unit.diags.is_endless() {
                    self.wanted = &self.wanted[..=index];
                }
                break;
            }
        }
    }
}

/// Fails if there are errors; otherwise adds the warnings.
fn settle(diags: Diagnostics, warnings: &mut Vec<Diagnostic>) -> Result<(), Diagnostics> {
    if diags.errors() > 0 {
        return Err(diags);
    }
    warnings.extend(diags.finish());
    Ok(())
}
