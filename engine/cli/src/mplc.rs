//! `mplc`: compiles MAPLE IR and Shard IR.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::PossibleValuesParser;
use clap::builder::TypedValueParser;
use clap::{CommandFactory, Parser, ValueEnum, error::ErrorKind};
use maple_codegen::Stage;
use maple_codegen::front::shard::Form;
use maple_codegen::passes::Pass;

use crate::compile::Compiler;
use crate::input::Input;
use crate::output::Destination;
use crate::report::{ReportOptions, Reporter};
use crate::{process, status};

/// Compile MAPLE IR or Shard IR to Maple Engine images
///
/// Each input becomes a shared object that mplsh runs. All errors of a file are reported. Files named *.shard, or *.shrd for the binary form,
/// are Shard IR, others MAPLE IR. An output named so is the same program in that form.
#[derive(Parser, Debug)]
#[command(name = "mplc", version = crate::VERSION, after_long_help = EXAMPLES)]
pub struct Options {
    /// Source files; `-` is standard input
    #[arg(required = true, value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// Where the result goes; `-` is standard output [default: the input's name with another extension, for text standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What to write
    #[arg(long, value_name = "KIND", default_value = "so")]
    emit: Emit,
    /// Accept only the canonical form of Shard IR
    #[arg(long)]
    strict: bool,
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
    /// Shard IR text
    Shard,
    /// Shard IR in its binary form
    Shrd,
}

impl Emit {
    /// Where the compiler goes.
    fn target(self) -> Target {
        Target::Stage(match self {
            Emit::So => Stage::Image,
            Emit::Obj => Stage::Object,
            Emit::Asm => Stage::Listing,
            Emit::Mpl => Stage::Parsed,
            Emit::Shard => return Target::Form(Form::Text),
            Emit::Shrd => return Target::Form(Form::Binary),
        })
    }

    /// Extension of the file that takes the result if `-o` names none; text for people goes to standard output.
    fn extension(self) -> Option<&'static str> {
        match self {
            Emit::So => Some("so"),
            Emit::Obj => Some("o"),
            Emit::Asm => Some("s"),
            Emit::Shrd => Some("shrd"),
            Emit::Mpl | Emit::Shard => None,
        }
    }

    /// Whether the result is of the same language as this input: it may replace it.
    fn keeps(self, input: &Path) -> bool {
        match self {
            Emit::Mpl => Form::of(input).is_none(),
            Emit::Shard => Form::of(input) == Some(Form::Text),
            Emit::Shrd => Form::of(input) == Some(Form::Binary),
            _ => false,
        }
    }
}

/// What is made of an input.
enum Target {
    /// It is compiled.
    Stage(Stage),
    /// It is written in a form of Shard IR.
    Form(Form),
}

impl Options {
    /// What to write.
    fn kind(&self) -> Emit {
        match (self.assembly, self.object, self.dump_after) {
            (true, ..) => Emit::Asm,
            (_, true, _) => Emit::Obj,
            (_, _, Some(_)) => Emit::Mpl,
            _ => match (self.emit, self.output.as_deref().and_then(Form::of)) {
                (Emit::So, Some(Form::Text)) => Emit::Shard,
                (Emit::So, Some(Form::Binary)) => Emit::Shrd,
                _ => self.emit,
            },
        }
    }

    /// What the options contradict each other in.
    fn conflict(&self) -> Option<&'static str> {
        if self.output.is_some() && self.inputs.len() > 1 {
            return Some("-o takes one input; without it each input gets its own output");
        }
        if self.dump_after.is_some() && !matches!(self.emit, Emit::So | Emit::Mpl) {
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
  mplc hello.shard                       write hello.so from Shard IR
  mplc hello.shard -o hello.shrd         write it in its binary form; the other way round as well

Exit status: 0 if all inputs compiled, 1 if not, 2 for usage.";

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    process::survive_file_size_limit();
    let options = Options::parse();
    if let Some(message) = options.conflict() {
        Options::command()
            .error(ErrorKind::ArgumentConflict, message)
            .exit();
    }
    let mut reporter = Reporter::new(options.report);
    let compiler = Compiler {
        error_limit: options.error_limit,
        strict: options.strict,
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
            "{}: is an ELF file, not MAPLE IR or Shard IR; mplsh runs images, mpldis lists them",
            input.name
        ));
    }
    let kind = options.kind();
    let destination = destination(options, kind, path);
    // A module may be replaced by its own standard form, not by something else.
    if !kind.keeps(path) && destination == Destination::File(path.to_owned()) {
        return Err(format!(
            "{}: the output would replace the input; give another name with -o",
            path.display()
        ));
    }
    let target = options
        .dump_after
        .map_or(kind.target(), |pass| Target::Stage(Stage::After(pass)));
    let made = match target {
        Target::Stage(stage) => compiler.compile(input, stage, reporter),
        Target::Form(form) => compiler.convert(&input, form, reporter),
    };
    let Some(bytes) = made else {
        return Ok(());
    };
    match kind {
        Emit::So => destination.write_binary(&bytes, true),
        Emit::Obj | Emit::Shrd => destination.write_binary(&bytes, false),
        Emit::Asm | Emit::Mpl | Emit::Shard => destination.write_text(&bytes),
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
