//! The system's tools, where they are installed.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

/// A directory of its own that goes away with the value.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("maple-emit-{}-{number}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, contents).unwrap();
        path
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Runs a tool; `None`, with a message, if this machine does not have it.
pub fn run(tool: &str, args: &[&str], file: &Path) -> Option<Output> {
    match Command::new(tool)
        .args(args)
        .arg(file)
        .env("LC_ALL", "C")
        .output()
    {
        Ok(output) => Some(output),
        Err(error) => {
            eprintln!("skipped: {tool}: {error}");
            None
        }
    }
}

/// What a tool prints about a file; fails if it warns.
pub fn quiet(tool: &str, args: &[&str], file: &Path) -> Option<String> {
    let output = run(tool, args, file)?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{tool} {args:?}: {errors}\n{text}");
    assert!(errors.is_empty(), "{tool} {args:?}: {errors}");
    assert!(
        !text.to_lowercase().contains("warning"),
        "{tool} {args:?}: {text}"
    );
    Some(text)
}

/// A native program that loads the image of [`sample`](super::fixture::sample) with the system's loader and looks at it.
pub struct Host(PathBuf);

impl Host {
    /// Compiles it; `None`, with a message, without a C compiler.
    pub fn compile(scratch: &Scratch) -> Option<Host> {
        let source = scratch.file("host.c", include_str!("host.c"));
        let host = scratch.path("host");
        let compiled = run("cc", &["-o", host.to_str().unwrap()], &source)?;
        assert!(
            compiled.status.success(),
            "{}",
            String::from_utf8_lossy(&compiled.stderr)
        );
        Some(Host(host))
    }

    /// Checks the image in `file`.
    pub fn loads(&self, file: &Path) {
        let output = Command::new(&self.0).arg(file).output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{}: {text}", file.display());
    }
}
