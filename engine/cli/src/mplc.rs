//! `mplc`: compiles MAPLE IR.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use clap::{CommandFactory, Parser, ValueEnum, error::ErrorKind};
use maple_codegen::Stage;
use maple_codegen::passes::Pass;

use crate::compile::Compiler;
use crate::input::Input;
use crate::output::Destination;
use crate::report::{ReportOptions, Reporter};
use crate::{process, status};

/// Compile MAPLE IR to Maple Engine images
///
/// Each input becomes a shared object that mplsh runs. All errors of a file are reported.
#[derive(Parser, Debug)]
#[command(name = "mplc", version = crate::VERSION, after_long_help = EXAMPLES)]
pub struct Options {
    /// MAPLE IR files; `-` is standard input
    #[arg(required = true, value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// Where the result goes; `-` is standard output [default: the input's name with another extension, for text standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What to write
    #[arg(long, value_name = "KIND", default_value = "so")]
    emit: Emit,
    /// Write the module as it stands after this pass, as text, and stop there
    #[arg(long, value_name = "PASS", value_parser = passes())]
    dump_after: Option<Pass>,
    /// Report at most this many errors per file
    #[arg(long, value_name = "N", default_value_t = 20)]
    error_limit: usize,
    #[command(flatten)]
    report: ReportOptions,
}

/// Kinds of results.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
enum Emit {
    /// An image, an ELF shared object
    So,
    /// MAPLE IR text
    Mpl,
}

/// Accepts the names of the passes.
fn passes() -> impl TypedValueParser<Value = Pass> {
    PossibleValuesParser::new(Pass::ALL.iter().map(|pass| pass.name()))
        .try_map(|name| Pass::from_name(&name).ok_or("no such pass"))
}

const EXAMPLES: &str = "\
Examples:
  mplc hello.mpl                         write hello.so
  mplc hello.mpl -o /tmp/app.so          write another file
  mplc --emit=mpl hello.mpl              print the module in its standard form
  mplc --dump-after=control hello.mpl    print it as the pass `control` leaves it

Exit status: 0 if all inputs compiled, 1 if not, 2 for usage.";

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    let options = Options::parse();
    if options.output.is_some() && options.inputs.len() > 1 {
        Options::command()
            .error(
                ErrorKind::ArgumentConflict,
                "-o takes one input; without it each input gets its own output",
            )
            .exit();
    }
    let mut reporter = Reporter::new(options.report);
    let compiler = Compiler {
        error_limit: options.error_limit,
    };
    for input in &options.inputs {
        // What went wrong is reported; the other inputs are compiled all the same.
        if let Err(message) = compile(compiler, &options, input, &mut reporter) {
            reporter.error(message);
        }
    }
    reporter.summary();
    ExitCode::from(if reporter.errors() == 0 {
        status::SUCCESS
    } else {
        status::FAILURE
    })
}

fn compile(
    compiler: Compiler,
    options: &Options,
    path: &Path,
    reporter: &mut Reporter,
) -> Result<(), String> {
    let input = Input::read(path)?;
    if options.emit == Emit::So && options.dump_after.is_none() {
        let destination = destination(options, path);
        if destination == Destination::File(path.to_owned()) {
            return Err(format!(
                "{}: the image would replace the input; name it with -o",
                path.display()
            ));
        }
        let Some(image) = compiler.compile(&input, Stage::Image, reporter) else {
            return Ok(());
        };
        return destination.write_image(&image);
    }
    let stage = options.dump_after.map_or(Stage::Parsed, Stage::After);
    let Some(text) = compiler.compile(&input, stage, reporter) else {
        return Ok(());
    };
    options
        .output
        .as_deref()
        .map_or(Destination::Stdout, Destination::from_option)
        .write_text(&text)
}

/// Where the image of `input` goes.
fn destination(options: &Options, input: &Path) -> Destination {
    match &options.output {
        Some(path) => Destination::from_option(path),
        None if input == Path::new("-") => Destination::Stdout,
        None => Destination::File(input.with_extension("so")),
    }
}
