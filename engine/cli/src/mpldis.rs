//! `mpldis`: shows what is in an image.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use maple_loader::Image;

use crate::input::{Input, image_of, is_pipe, open_image};
use crate::listing::{Selection, listing};
use crate::output::Destination;
use crate::report::{ReportOptions, Reporter};
use crate::{process, status, trace};

/// Disassemble Maple Engine images
///
/// Prints the build note, undefined symbols, native prototypes and the code of an image, in the form of an assembler listing.
#[derive(Parser, Debug)]
#[command(name = "mpldis", version = crate::VERSION, after_long_help = EXAMPLES)]
pub struct Options {
    /// Images; `-` is standard input
    #[arg(required = true, value_name = "IMAGE")]
    images: Vec<PathBuf>,
    /// Show only this function; may be repeated
    #[arg(short, long, value_name = "NAME")]
    function: Vec<String>,
    /// Leave the code out
    #[arg(short, long, conflicts_with = "function")]
    summary: bool,
    /// Define the opcodes first, so that the listing assembles with `gcc -x assembler-with-cpp`
    #[arg(short, long)]
    preamble: bool,
    /// Where the listing goes; `-` is standard output
    #[arg(short, long, value_name = "FILE", default_value = "-")]
    output: PathBuf,
    #[command(flatten)]
    report: ReportOptions,
}

const EXAMPLES: &str = "\
Examples:
  mpldis app.so                everything
  mpldis --summary app.so      what it needs and calls, without code
  mpldis -f main app.so        one function
  mpldis trace --help          calls and source lines of traces; an image of this name is ./trace

Exit status: 0 if all images could be read, 1 if not, 2 for usage.";

/// Runs the tool.
pub fn main() -> ExitCode {
    process::restore_sigpipe();
    process::survive_file_size_limit();
    if std::env::args_os().nth(1).is_some_and(|word| word == "trace") {
        return trace::main(std::env::args_os().skip(1));
    }
    let options = Options::parse();
    let mut reporter = Reporter::new(options.report);
    let selection = Selection {
        functions: options.function.clone(),
        code: !options.summary,
        preamble: options.preamble,
    };
    let mut text = String::new();
    for path in &options.images {
        match open(path).and_then(|image| listing(&image, &selection)) {
            Ok(listing) => text.push_str(&listing),
            Err(message) => reporter.error(message),
        }
    }
    if !text.is_empty()
        && let Err(message) = Destination::from_option(&options.output).write_text(text.as_bytes())
    {
        reporter.error(message);
    }
    ExitCode::from(if reporter.errors() == 0 {
        status::SUCCESS
    } else {
        status::FAILURE
    })
}

fn open(path: &Path) -> Result<Image, String> {
    if path == Path::new("-") || is_pipe(path) {
        return image_of(&Input::read(path)?);
    }
    open_image(path)
}
