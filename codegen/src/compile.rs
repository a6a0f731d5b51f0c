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
    let (mut module, mut warnings) = front::read(file, importer, options.reading.clone())?;
    if options.stage == Stage::Parsed {
        let product = Product::Text(mir::print_bytes(&module));
        return Ok(Output { product, warnings });
    }
    mir::generic::expand(&mut module, options.reading.max_errors)?;
    if options.reading.raise {
        front::javascript::raise(&mut module)?;
    }
    front::javascript::prepare(&mut module, options.reading.part.is_program());
    let classes = Classes::new(&module);
    if let Stage::After(_) = options.stage {
        lower(&mut module, &classes, options, &mut warnings)?;
        let product = Product::Text(mir::print_bytes(&module));
        return Ok(Output { product, warnings });
    }
    let program = translate(module, &classes, name, options, &mut warnings)?;
    let emitted = match options.stage {
        Stage::Program => Ok(Product::Program(Box::new(program))),
        Stage::Listing => emit::listing(&program).map(|text| Product::Text(text.into_bytes())),
        Stage::Object => emit::object(&program).map(Product::Object),
        _ => emit::write(&program).map(Product::Image),
    };
    let product = emitted.map_err(|error| vec![Diagnostic::unplaced("emit", name, error.to_string())])?;
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
) -> Result<Program, Vec<Diagnostic>> {
    let mut lowering = Lowering::new(&module, classes, options);
    let mut diags = Diagnostics::new(options.reading.max_errors);
    let mut selection = Selection::new(&module, classes, name, &mut diags);
    let mut arenas = Arenas::default();
    let ids: Vec<FuncId> = bodies(&module).map(|(id, _)| id).collect();
    for id in ids {
        arenas.lend(&mut module.funcs[id]);
        let mut facts = Facts::default();
        lowering.function(&mut module, id, &mut facts);
        // Problems of lowering come first, and are the only ones that are reported.
        if lowering.diags.errors() == 0 {
            selection.function(&module, id, &facts, &mut diags);
        }
        arenas.reclaim(&mut module.funcs[id]);
    }
    settle(lowering.diags, warnings)?;
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
            diags: Diagnostics::new(options.reading.max_errors),
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
        for (index, pass) in self.wanted.iter().enumerate() {
            let before = unit.diags.errors();
            pass.function()(&mut unit, func, facts);
            // What a pass could not lower, later ones need not understand.
            if unit.diags.errors() > before {
                self.wanted = &self.wanted[..=index];
                break;
            }
        }
    }
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
