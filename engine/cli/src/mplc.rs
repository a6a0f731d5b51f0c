//! `mplc`: compiles sources in any language of [`maple_codegen::front`].

use std::collections::HashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, error::ErrorKind};
use maple_codegen::Stage;
use maple_codegen::diag::SourceFile;
use maple_codegen::front::{self, Source, maple};
use maple_codegen::passes::Pass;

use crate::compile::Compiler;
use crate::input::Input;
use crate::output::Destination;
use crate::report::{ReportOptions, Reporter};
use crate::{languages, process, search, status};

/// Compiles sources to images.
#[derive(Parser, Debug)]
#[command(
    name = "mplc",
    version = crate::VERSION,
    about = about(),
    long_about = long_about(),
    after_long_help = examples(),
)]
pub struct Options {
    /// Source files; `-` is standard input
    #[arg(required_unless_present = "explain", value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// Where the result goes; `-` is standard output [default: the input's name with another extension, for text standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// What to write [default: what the output's name says, an image if it says nothing]
    #[arg(long, value_name = "KIND", value_parser = emits())]
    emit: Option<Emit>,
    /// Accept only the canonical form of languages that have one
    #[arg(long)]
    strict: bool,
    /// Let functions of coreVM IR see the variables of their parents
    #[arg(long)]
    parent_variables: bool,
    /// Look for libraries in this directory first
    #[arg(short = 'L', long = "library-path", value_name = "DIR")]
    directories: Vec<PathBuf>,
    /// Let the image need this library, which mplsh loads with it: libNAME.so, under the name that it has for those that need it; with `:` before
    /// it, the name as it stands
    #[arg(short = 'l', long = "library", value_name = "NAME", conflicts_with_all = ["object", "assembly", "dump_after"])]
    libraries: Vec<String>,
    /// Report what is wrong and write nothing; `mplc check` for short
    #[arg(long, conflicts_with_all = ["emit", "object", "dump_after", "assembly", "output"])]
    check: bool,
    /// With --emit=mpl, which writes whatever can be read: warn of what compiling would refuse
    #[arg(long)]
    verify: bool,
    /// Write an assembler listing, as --emit=asm
    #[arg(short = 'S', conflicts_with_all = ["emit", "object", "dump_after"])]
    assembly: bool,
    /// Write a relocatable object, as --emit=obj
    #[arg(short = 'c', conflicts_with_all = ["emit", "dump_after"])]
    object: bool,
    /// Leave out functions of MAPLE IR that have errors, and write the rest all the same: a call of such a function ends in a trap. The exit status
    /// still is 1
    #[arg(short, long)]
    keep_going: bool,
    /// Write the module as it stands after this pass, as text, and stop there
    #[arg(long, value_name = "PASS", value_parser = passes())]
    dump_after: Option<Pass>,
    /// Print what the code of an error or a warning means, as in `error[CODE]`
    #[arg(long, value_name = "CODE", value_parser = codes(), hide_possible_values = true, exclusive = true)]
    explain: Option<String>,
    /// Report at most this many errors per file
    #[arg(long, value_name = "N", default_value_t = 20)]
    error_limit: usize,
    #[command(flatten)]
    report: ReportOptions,
}

/// Kinds of results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Emit {
    So,
    Obj,
    Asm,
    Source(Source),
}

/// What is compiled: name and meaning.
const COMPILED: &[(&str, &str, Emit)] = &[
    ("so", "An image, an ELF shared object", Emit::So),
    ("obj", "A relocatable object for `ld -shared`", Emit::Obj),
    ("asm", "A listing for `gcc -x assembler-with-cpp`", Emit::Asm),
];

impl Emit {
    fn from_name(name: &str) -> Option<Emit> {
        let compiled = COMPILED.iter().find(|(known, ..)| *known == name);
        // A form has one name here, though files in it may have several.
        let mut sources = Source::all();
        compiled.map(|&(.., kind)| kind).or_else(|| {
            sources
                .find(|source| source.form.extension == name)
                .map(Emit::Source)
        })
    }

    /// Extension of the file that takes the result if `-o` names none; text for people goes to standard output.
    fn extension(self) -> Option<&'static str> {
        match self {
            Emit::So => Some("so"),
            Emit::Obj => Some("o"),
            Emit::Asm => Some("s"),
            Emit::Source(source) => source.form.binary.then_some(source.form.extension),
        }
    }
}

/// Accepts the kinds of results.
fn emits() -> impl TypedValueParser<Value = Emit> {
    let compiled = COMPILED
        .iter()
        .map(|&(name, about, _)| PossibleValue::new(name).help(about));
    let sources = Source::all().map(|Source { language, form }| {
        PossibleValue::new(form.extension).help(format!("{} {}", language.name, form.about))
    });
    PossibleValuesParser::new(compiled.chain(sources))
        .try_map(|name| Emit::from_name(&name).ok_or("no such kind"))
}

impl Options {
    /// What to write.
    fn kind(&self) -> Emit {
        let named = self.output.as_deref().and_then(Source::named_by);
        self.asked().unwrap_or(named.map_or(Emit::So, Emit::Source))
    }

    /// What options say that is to be written.
    fn asked(&self) -> Option<Emit> {
        match (self.assembly, self.object, self.dump_after) {
            (true, ..) => Some(Emit::Asm),
            (_, true, _) => Some(Emit::Obj),
            (_, _, Some(_)) => Some(Emit::Source(maple::SOURCE)),
            _ => self.emit,
        }
    }

    /// What the options contradict each other in.
    fn conflict(&self) -> Option<String> {
        if self.output.is_some() && self.inputs.len() > 1 {
            return Some("-o takes one input; without it each input gets its own output".to_owned());
        }
        if self.dump_after.is_some() && self.emit.is_some_and(|emit| emit != Emit::Source(maple::SOURCE)) {
            return Some("--dump-after writes text; leave out --emit, or give --emit=mpl".to_owned());
        }
        if !self.libraries.is_empty() && !self.check && self.kind() != Emit::So {
            return Some("only images name libraries; give -l to the linker, or leave it out".to_owned());
        }
        let (path, asked) = (self.output.as_deref()?, self.asked()?);
        let named = Source::named_by(path)?;
        let may_be = match asked {
            Emit::Source(source) => source.form.names(path),
            _ => false,
        };
        (!may_be).then(|| {
            format!(
                "{} is named as {} {}, which is not what the other options ask for; give it another name, or leave them out",
                path.display(),
                named.language.name,
                named.form.about
            )
        })
    }
}

/// Accepts the names of the passes.
fn passes() -> impl TypedValueParser<Value = Pass> {
    PossibleValuesParser::new(Pass::ALL.iter().map(|pass| pass.name()))
        .try_map(|name| Pass::from_name(&name).ok_or("no such pass"))
}

/// Accepts the codes of problems.
fn codes() -> impl TypedValueParser<Value = String> {
    PossibleValuesParser::new(maple_codegen::CODES.iter().map(|&(code, _)| code))
}

fn about() -> String {
    format!("Compile {} to Maple Engine images", languages::names())
}

fn long_about() -> String {
    format!(
        "{}\n\nEach input becomes a shared object that mplsh runs. All errors of a file are reported. {}. An output named as a source, \
         *.mpl, *.bpl, *.mplt and so on as --emit lists them, is the same program in that form; any other is an image.",
        about(),
        languages::files()
    )
}

fn examples() -> String {
    let others = languages::examples(38, |name, forms| {
        let compile = |extension: &str| {
            [
                format!("mplc hello.{extension}"),
                format!("write hello.so from {name}"),
            ]
        };
        let convert = |from: &str, to: &str| {
            [
                format!("mplc hello.{from} -o hello.{to}"),
                "write it in its other form; the other way round as well".to_owned(),
            ]
        };
        match forms {
            [text, other, ..] => vec![compile(text.extension), convert(text.extension, other.extension)],
            _ => forms.iter().map(|form| compile(form.extension)).collect(),
        }
    });
    format!(
        "{EXAMPLES}{others}\nExit status: 0 if all inputs compiled, 1 if not (also with --keep-going), 2 for usage."
    )
}

const EXAMPLES: &str = "\
Examples:
  mplc hello.mpl                         write hello.so
  mplc hello.mpl -o /tmp/app.so          write another file
  mplc -S hello.mpl                      write hello.s for gcc -x assembler-with-cpp
  mplc -c hello.mpl                      write hello.o for ld -shared
  mplc --explain operand-type            print what error[operand-type] means
  mplc check hello.mpl                   report what is wrong, write nothing
  mplc hello.mpl -L lib -l geometry      write hello.so, which needs lib/libgeometry.so
  mplc -k hello.mpl                      write hello.so without the functions that have errors
  mplc fmt hello.mpl                     print the module in its standard form, as --emit=mpl
  mplc --dump-after=control hello.mpl    print it as the pass `control` leaves it
";

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    process::survive_file_size_limit();
    let options = Options::parse_from(words(std::env::args_os()));
    if let Some(message) = options.conflict() {
        Options::command()
            .error(ErrorKind::ArgumentConflict, message)
            .exit();
    }
    let mut reporter = Reporter::new(options.report);
    if let Some(text) = options.explain.as_deref().and_then(maple_codegen::explain) {
        if let Err(message) = Destination::Stdout.write_text(format!("{text}\n").as_bytes()) {
            reporter.error(message);
            return ExitCode::from(status::FAILURE);
        }
        return ExitCode::from(status::SUCCESS);
    }
    let mut compiler = Compiler {
        reading: front::Options {
            max_errors: options.error_limit,
            strict: options.strict,
            parent_variables: options.parent_variables,
            raise: false,
            verify: options.verify,
            keep_going: options.keep_going,
            ..front::Options::default()
        },
        before: Vec::new(),
        needed: Vec::new(),
    };
    for name in &options.libraries {
        match search::needed(name, &options.directories) {
            Ok(names) => {
                for name in names {
                    if !compiler.needed.contains(&name) {
                        compiler.needed.push(name);
                    }
                }
            }
            Err(message) => reporter.error(message),
        }
    }
    if reporter.errors() > 0 {
        return ExitCode::from(status::FAILURE);
    }
    // What is read or written, by files that exist or will: none is written over.
    let mut taken: HashMap<PathBuf, &Path> = HashMap::new();
    for input in &options.inputs {
        taken.insert(place(input), input);
    }
    for input in &options.inputs {
        // What went wrong is reported; the other inputs are compiled all the same.
        if let Err(message) = compile(&mut compiler, &options, input, &mut taken, &mut reporter) {
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

/// The words of the command line; `check` and `fmt` in the first place stand for options.
fn words(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = words.collect();
    let option = match words.get(1).and_then(|word| word.to_str()) {
        Some("check") => "--check",
        Some("fmt") => "--emit=mpl",
        _ => return words,
    };
    words[1] = option.into();
    words
}

/// Where a file is, however it is spelt.
fn place(path: &Path) -> PathBuf {
    let folder = |path: &Path| {
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
        let parent = parent.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(parent.join(path.file_name()?))
    };
    let whole = path.canonicalize().ok();
    whole.or_else(|| folder(path)).unwrap_or_else(|| path.to_owned())
}

fn compile<'p>(
    compiler: &mut Compiler,
    options: &Options,
    path: &'p Path,
    taken: &mut HashMap<PathBuf, &'p Path>,
    reporter: &mut Reporter,
) -> Result<(), String> {
    let input = Input::read(path)?;
    if options.check {
        let source = SourceFile::new(input.name.clone(), input.bytes.clone());
        if compiler.check(input, reporter) {
            compiler.before.push(source);
        }
        return Ok(());
    }
    let kind = options.kind();
    let destination = destination(options, kind, path);
    if let Destination::File(output) = &destination {
        // A program may be replaced by its own standard form if that was asked for, not by something else.
        let own = Emit::Source(Source::of(&input.name, &input.bytes));
        let replaces = options.emit == Some(own) && options.dump_after.is_none() && !input.is_elf();
        let here = place(output);
        match taken.get(&here) {
            Some(input) if place(path) == here && *input == path => {
                if !replaces {
                    return Err(format!(
                        "{}: the output would replace the input; give another name with -o",
                        path.display()
                    ));
                }
            }
            // The same input once more.
            Some(other) if *other == path => {}
            Some(other) => {
                return Err(format!(
                    "{}: {} is that of {}, too; give it another name with -o",
                    path.display(),
                    output.display(),
                    other.display()
                ));
            }
            None => {
                taken.insert(here, path);
            }
        }
    }
    let source = (options.inputs.len() > 1).then(|| SourceFile::new(input.name.clone(), input.bytes.clone()));
    let made = match (kind, options.dump_after) {
        (_, Some(pass)) => compiler.compile(input, Stage::After(pass), reporter),
        (Emit::So, _) => compiler.compile(input, Stage::Image, reporter),
        (Emit::Obj, _) => compiler.compile(input, Stage::Object, reporter),
        (Emit::Asm, _) => compiler.compile(input, Stage::Listing, reporter),
        (Emit::Source(source), _) => compiler.convert(input, source, reporter),
    };
    let Some(bytes) = made else {
        return Ok(());
    };
    compiler.before.extend(source);
    match kind {
        Emit::So => destination.write_binary(&bytes, true),
        Emit::Obj => destination.write_binary(&bytes, false),
        Emit::Source(source) if source.form.binary => destination.write_binary(&bytes, false),
        Emit::Asm | Emit::Source(_) => destination.write_text(&bytes),
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
