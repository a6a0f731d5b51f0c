//! `mpldis trace location`: the source line of an instruction of a trace.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;

use maple_rt::class::names::MethodName;

use super::backtrace::NO_TRACE;
use super::images::{ImageOptions, Images, Method};
use super::line::{Line, Place};
use crate::output::Destination;
use crate::process;
use crate::report::Reporter;

/// Prints file and line in the form of the seed, a block for each image that has a function there; with `vim`, opens the first.
///
/// # Errors
/// If the trace cannot be read or has no such function, or no image knows the line.
pub fn print(
    trace: &Path,
    place: Place,
    roots: &[PathBuf],
    options: &ImageOptions,
    vim: bool,
    reporter: &mut Reporter,
) -> Result<(), String> {
    let mut images = Images::new(trace, options);
    let mut known = BTreeSet::new();
    super::read(trace, &mut |_, line| match line {
        Line::Method {
            image,
            method,
            symbol,
        } => {
            if method == place.method {
                images.method(image, method, symbol);
            }
            known.insert(method);
        }
        Line::Instruction { place, .. } => {
            known.insert(place.method);
        }
        Line::Running | Line::Native { .. } => {}
    })?;
    let shown = trace.display();
    if known.is_empty() {
        return Err(format!("{shown}: {NO_TRACE}"));
    }
    if !known.contains(&place.method) {
        return Err(format!(
            "{shown}: no function has its header at {:#x}; copy METHOD:OFFSET from a line of an instruction",
            place.method
        ));
    }
    let mut methods = images.named(place.method).to_vec();
    if methods.is_empty() {
        methods = images.given(place.method);
    }
    for problem in images.problems() {
        reporter.warning(problem);
    }
    let mut lines = images.lines();
    let found: Vec<Found> = methods
        .iter()
        .filter_map(|method| Some(Found::new(method, lines(method, place.offset)?, trace, roots)))
        .collect();
    let Some(first) = found.first() else {
        return Err(no_line(&methods, place));
    };
    let mut out = String::new();
    for Found { file, line, path } in &found {
        let (name, path) = (Path::new(file).file_name().unwrap_or_default(), path.display());
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "filename={} linenumber={line}\n{path}\n{place} --> {path}:{line}",
            name.display()
        );
    }
    out.push_str("done.\n");
    Destination::Stdout.write_text(out.as_bytes())?;
    if vim { open(first) } else { Ok(()) }
}

fn no_line(methods: &[Rc<Method>], place: Place) -> String {
    match methods.iter().find(|method| method.code.is_some()) {
        Some(method) => format!(
            "{}: no line is known of {place} in `{}`; the offset may be wrong, or the image has been stripped",
            method.image, method.symbol
        ),
        None if methods.is_empty() => format!(
            "{place}: the trace names no functions, so name the image after it; or trace with MAPLE_ENGINE_DEBUG=all"
        ),
        None => format!("{place}: no line without the image"),
    }
}

/// A line of a source file.
struct Found {
    /// The file as the image calls it.
    file: String,
    line: u32,
    /// Where it is; as `file` if it was not found.
    path: PathBuf,
}

impl Found {
    fn new(method: &Method, (file, line): (String, u32), trace: &Path, roots: &[PathBuf]) -> Found {
        let path = source(&file, &method.symbol, trace, roots);
        Found {
            path: path.unwrap_or_else(|| PathBuf::from(&file)),
            file,
            line,
        }
    }
}

/// The source file: below one of the roots, beside the trace, or here. Java's compilers leave the folder of the package out.
fn source(file: &str, symbol: &str, trace: &Path, roots: &[PathBuf]) -> Option<PathBuf> {
    let class = MethodName::demangle(symbol).map(|name| name.class);
    let package = class.as_deref().and_then(|class| class.rsplit_once('/'));
    let folder = package.map_or("", |(folder, _)| folder.trim_start_matches(['[', 'L']));
    let inner = Path::new(folder).join(file);
    let beside = trace.parent().unwrap_or(Path::new(""));
    for root in roots.iter().map(PathBuf::as_path).chain([beside, Path::new("")]) {
        let direct = [root.join(&inner), root.join(file)];
        if let Some(path) = direct.into_iter().find(|path| path.is_file()) {
            return Some(path);
        }
    }
    roots.iter().find_map(|root| below(root, &inner))
}

/// The first file below a folder, in the order of names, whose path ends so. Links to folders are not followed.
fn below(root: &Path, end: &Path) -> Option<PathBuf> {
    let mut folders = vec![root.to_owned()];
    while let Some(folder) = folders.pop() {
        let mut inner: Vec<PathBuf> = std::fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .flatten()
            .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_dir()))
            .map(|entry| entry.path())
            .collect();
        inner.sort();
        let path = folder.join(end);
        if path.is_file() {
            return Some(path);
        }
        folders.extend(inner.into_iter().rev());
    }
    None
}

/// Becomes vim with the file, at the line.
fn open(found: &Found) -> Result<(), String> {
    let path = found.path.display();
    if !found.path.is_file() {
        return Err(format!(
            "{path}: the source is neither beside the trace nor here; say where it is with --source-root"
        ));
    }
    process::flush_c_streams();
    let error = Command::new("vim")
        .arg(format!("+{}", found.line))
        .arg(&found.path)
        .exec();
    Err(format!("vim: {error}"))
}
