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
    /// Write an assembler listing, as --emit=asm
    #[arg(short = 'S', conflicts_with_all = ["emit", "object", "dump_after"])]
    assembly: bool,
    /// Write a relocatable object, as --emit=obj
    #[arg(short = 'c', conflicts_with_all = ["emit", "dump_after"])]
    object: bool,
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
    /// A relocatable object for `ld -shared`
    Obj,
    /// A listing for `gcc -x assembler-with-cpp`
    Asm,
    /// MAPLE IR text
    Mpl,
}

impl Emit {
    /// Where the compiler stops.
    fn stage(self) -> Stage {
        match self {
            Emit::So => Stage::Image,
            Emit::Obj => Stage::Object,
            Emit::Asm => Stage::Listing,
            Emit::Mpl => Stage::Parsed,
        }
    }

    /// Extension of the file that takes the result if `-o` names none; text for people goes to standard output.
    fn extension(self) -> Option<&'static str> {
        match self {
            Emit::So => Some("so"),
            Emit::Obj => Some("o"),
            Emit::Asm => Some("s"),
            Emit::Mpl => None,
        }
    }
}

impl Options {
    /// What to write.
    fn kind(&self) -> Emit {
        match (self.assembly, self.object, self.dump_after) {
            (true, ..) => Emit::Asm,
            (_, true, _) => Emit::Obj,
            (_, _, Some(_)) => Emit::Mpl,
            _ => self.emit,
        }
    }

    /// What the options contradict each other in.
    fn conflict(&self) -> Option<&'static str> {
        if self.output.is_some() && self.inputs.len() > 1 {
            return Some("-o takes one input; without it each input gets its own output");
        }
        if self.dump_after.is_some() && matches!(self.emit, Emit::Asm | Emit::Obj) {
            return Some("--dump-after writes text; leave out --emit, or give --emit=mpl");
        }
        None
    }
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
  mplc -S hello.mpl                      write hello.s for gcc -x assembler-with-cpp
  mplc -c hello.mpl                      write hello.o for ld -shared
  mplc --emit=mpl hello.mpl              print the module in its standard form
  mplc --dump-after=control hello.mpl    print it as the pass `control` leaves it

Exit status: 0 if all inputs compiled, 1 if not, 2 for usage.";

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    let options = Options::parse();
    if let Some(message) = options.conflict() {
        Options::command()
            .error(ErrorKind::ArgumentConflict, message)
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
    if input.is_elf() {
        return Err(format!(
            "{}: is an ELF file, not MAPLE IR; mplsh runs images, mpldis lists them",
            input.name
        ));
    }
    let kind = options.kind();
    let destination = destination(options, kind, path);
    // A module may be replaced by its own standard form, not by something else.
    if kind != Emit::Mpl && destination == Destination::File(path.to_owned()) {
        return Err(format!(
            "{}: the output would replace the input; give another name with -o",
            path.display()
        ));
    }
    let stage = options.dump_after.map_or(kind.stage(), Stage::After);
    let Some(bytes) = compiler.compile(&input, stage, reporter) else {
        return Ok(());
    };
    match kind {
        Emit::So => destination.write_binary(&bytes, true),
        Emit::Obj => destination.write_binary(&bytes, false),
        Emit::Asm | Emit::Mpl => destination.write_text(&bytes),
    }
}

/// Where the result for `input` goes.
fn destination(options: &Options, kind: Emit, input: &Path) -> Destination {
    match (&options.output, kind.extension()) {
        (Some(path), _) => Destination::from_option(path),
        (None, Some(extension)) if input != Path::new("-") => {
            Destination::File(input.with_extension(extension))
        }
        (None, _) => Destination::Stdout,
    }
}
