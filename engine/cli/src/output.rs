//! Where results go.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use crate::process::HeldSignals;

/// A place to write a result to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destination {
    /// Standard output, named `-`.
    Stdout,
    /// A file.
    File(PathBuf),
}

impl Destination {
    /// What `-o` says: `-` is standard output.
    pub fn from_option(path: &Path) -> Destination {
        if path == Path::new("-") {
            Destination::Stdout
        } else {
            Destination::File(path.to_owned())
        }
    }

    /// Writes text.
    ///
    /// # Errors
    /// What went wrong, with the place.
    pub fn write_text(&self, text: &[u8]) -> Result<(), String> {
        match self {
            Destination::Stdout => to_stdout(text),
            Destination::File(path) => replace(path, text, false),
        }
    }

    /// Writes an image, or an object if it is not `executable`; never to a terminal.
    ///
    /// # Errors
    /// What went wrong, with the place.
    pub fn write_binary(&self, bytes: &[u8], executable: bool) -> Result<(), String> {
        match self {
            Destination::Stdout if io::stdout().is_terminal() => Err(
                "binary output is not written to a terminal; give a file with -o, or redirect the output"
                    .to_owned(),
            ),
            Destination::Stdout => to_stdout(bytes),
            Destination::File(path) => replace(path, bytes, executable),
        }
    }
}

fn to_stdout(bytes: &[u8]) -> Result<(), String> {
    let mut stdout = io::stdout().lock();
    stdout
        .write_all(bytes)
        .and_then(|()| stdout.flush())
        .map_err(|e| format!("standard output: {e}"))
}

/// Writes a file whole or not at all: under a temporary name beside it, then renamed over it. The temporary file is removed on every way out.
fn replace(path: &Path, bytes: &[u8], executable: bool) -> Result<(), String> {
    let fail = |e: io::Error| format!("{}: {e}", path.display());
    // Devices and pipes cannot be renamed over.
    if fs::metadata(path).is_ok_and(|m| !m.is_file() && !m.is_dir()) {
        return fs::write(path, bytes).map_err(fail);
    }
    if path.is_dir() {
        return Err(format!("{}: is a directory", path.display()));
    }
    let Some(name) = path.file_name() else {
        return Err(format!("{}: names no file", path.display()));
    };
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}", std::process::id()));
    let temporary = path.with_file_name(temporary);
    // A signal that ends the process waits until the temporary file is gone.
    let _held = HeldSignals::new();
    let written = write_new(&temporary, bytes, executable).and_then(|()| fs::rename(&temporary, path));
    written.map_err(|e| {
        let _ = fs::remove_file(&temporary);
        fail(e)
    })
}

fn write_new(path: &Path, bytes: &[u8], executable: bool) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt;
    // Shared objects are executable by convention; the process's umask takes away what it must.
    let mode = if executable { 0o777 } else { 0o666 };
    let mut file = fs::OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(true)
        .mode(mode)
        .open(path)?;
    file.write_all(bytes)
}
