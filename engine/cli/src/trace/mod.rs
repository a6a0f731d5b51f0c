//! `mpldis trace`: what traces of `MAPLE_ENGINE_DEBUG` say about the source (seed 2 §7.1.1 and §7.1.2).
//!
//! ```text
//! line        one line of a trace, taken apart
//! stack       the calls of a thread, from its lines
//! images      the images that a trace is of: functions, handlers, source lines
//! backtrace   `mpldis trace backtrace`: the calls at the end, one file per thread
//! location    `mpldis trace location`: the source line of an instruction
//! ```

mod backtrace;
mod images;
mod line;
mod location;
mod stack;

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::report::{ReportOptions, Reporter};
use crate::status;
use images::ImageOptions;
use line::Line;

/// Find calls and source lines of traces
///
/// A trace is what `MAPLE_ENGINE_DEBUG=all mplsh app.so 2>app.log` leaves in app.log.
#[derive(Parser, Debug)]
#[command(name = "mpldis trace", version = crate::VERSION, after_long_help = EXAMPLES)]
pub struct Options {
    #[command(subcommand)]
    question: Question,
    #[command(flatten)]
    report: ReportOptions,
}

#[derive(Subcommand, Debug)]
enum Question {
    /// Write the calls at the end of a trace: TRACE.tid-N.backtrace for each thread N
    Backtrace {
        /// The trace
        trace: PathBuf,
        #[command(flatten)]
        images: ImageOptions,
    },
    /// Print file and line of an instruction
    Location {
        /// The trace
        trace: PathBuf,
        /// The instruction as the lines of the trace name it, such as 0x819f14:0054
        #[arg(value_name = "METHOD:OFFSET")]
        place: line::Place,
        /// Open the file at the line with vim
        #[arg(long)]
        vim: bool,
        /// Look for source files in this folder and those below it
        #[arg(long, value_name = "DIR")]
        source_root: Vec<PathBuf>,
        #[command(flatten)]
        images: ImageOptions,
    },
}

const EXAMPLES: &str = "\
Examples:
  mpldis trace backtrace app.log                         the images lie beside the trace or here
  mpldis trace backtrace app.log lib/geometry.so         one lies elsewhere
  mpldis trace location app.log 0x819f14:0054            file and line
  mpldis trace location app.log 0x819f14:0054 --vim --source-root src

Exit status: 0 if the question has an answer, 1 if not, 2 for usage.";

/// Answers the question of a command line: the words of `mpldis` from `trace` on.
pub fn main(words: impl Iterator<Item = std::ffi::OsString>) -> ExitCode {
    let options = Options::parse_from(words);
    let mut reporter = Reporter::new(options.report);
    let answer = match &options.question {
        Question::Backtrace { trace, images } => backtrace::write(trace, images, &mut reporter),
        Question::Location {
            trace,
            place,
            vim,
            source_root,
            images,
        } => location::print(trace, *place, source_root, images, *vim, &mut reporter),
    };
    if let Err(message) = answer {
        reporter.error(message);
    }
    ExitCode::from(if reporter.errors() == 0 {
        status::SUCCESS
    } else {
        status::FAILURE
    })
}

/// Hands every line of the trace in `path` that the engine wrote to `take`, with the number of its thread. Other lines are the program's.
///
/// # Errors
/// If the file cannot be read.
fn read(path: &Path, take: &mut dyn FnMut(u64, Line<'_>)) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", path.display());
    let mut file = BufReader::with_capacity(1 << 20, File::open(path).map_err(failed)?);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        if file.read_until(b'\n', &mut bytes).map_err(failed)? == 0 {
            return Ok(());
        }
        if let Some((thread, line)) = Line::parse(String::from_utf8_lossy(&bytes).trim_end_matches('\n')) {
            take(thread, line);
        }
    }
}
