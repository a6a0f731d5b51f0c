//! `mpldis trace backtrace`: the calls at the end of a trace, a file for each thread.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use maple_vm::FrameInfo;

use super::images::{ImageOptions, Images};
use super::line::{Line, Place};
use super::stack::{Frame, Thread};
use crate::output::Destination;
use crate::report::Reporter;

/// Writes the files and prints their names.
///
/// # Errors
/// If the trace cannot be read, is none of calls and instructions, or a file cannot be written.
pub fn write(trace: &Path, options: &ImageOptions, reporter: &mut Reporter) -> Result<(), String> {
    let mut images = Images::new(trace, options);
    let mut threads: BTreeMap<u64, Thread> = BTreeMap::new();
    let (mut calls, mut instructions) = (false, false);
    super::read(trace, &mut |thread, line| {
        calls |= matches!(line, Line::Running);
        instructions |= matches!(line, Line::Instruction { .. });
        threads.entry(thread).or_default().line(line, &mut images);
    })?;
    let shown = trace.display();
    match (calls, instructions) {
        (true, true) => {}
        (false, false) => return Err(format!("{shown}: {NO_TRACE}")),
        _ => {
            return Err(format!(
                "{shown}: has {} only; trace with MAPLE_ENGINE_DEBUG=all, the end of a call is seen from both",
                if calls { "calls" } else { "instructions" }
            ));
        }
    }
    let mut names = String::new();
    for (id, thread) in &threads {
        let mut path = trace.as_os_str().to_owned();
        path.push(format!(".tid-{id}.backtrace"));
        let path = PathBuf::from(path);
        Destination::File(path.clone()).write_text(text(*id, thread, &images).as_bytes())?;
        // Writing to a String cannot fail.
        let _ = writeln!(names, "{}", path.display());
    }
    images
        .problems()
        .iter()
        .for_each(|problem| reporter.warning(problem));
    Destination::Stdout.write_text(names.as_bytes())
}

/// Why a file has no line of a trace.
pub const NO_TRACE: &str =
    "has no lines of a trace; it should be the standard error of a run with MAPLE_ENGINE_DEBUG=all";

fn text(id: u64, thread: &Thread, images: &Images) -> String {
    let mut lines = images.lines();
    let mut out = format!(
        "thread {id} after {} instructions, the last one {}\n",
        thread.count, thread.last
    );
    for frame in thread.frames.iter().rev() {
        // Writing to a String cannot fail.
        let _ = match frame {
            Frame::Native(library, name) => writeln!(out, "  at {name} ({library})"),
            Frame::Maple(method, offset) => {
                let name = FrameInfo::name_for_people(&method.symbol);
                // What has executed nothing stands at its start.
                let offset = offset.unwrap_or_default();
                let place = Place {
                    method: method.address,
                    offset,
                };
                match lines(method, offset) {
                    Some((file, line)) => {
                        writeln!(out, "  at {name} ({}, {file}:{line}) {place}", method.image)
                    }
                    None => writeln!(out, "  at {name} ({}) {place}", method.image),
                }
            }
        };
    }
    out
}
