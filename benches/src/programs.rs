//! The benchmark programs on disk.

use std::io;
use std::path::{Path, PathBuf};

/// A directory below `programs/` or `larger/` with NAME.mpl and twins in other languages.
#[derive(Clone, Debug)]
pub struct Program {
    /// Name of the directory and of its files.
    pub name: String,
    /// The directory.
    pub directory: PathBuf,
}

impl Program {
    /// Where the twin with this extension is, or would be.
    pub fn source(&self, extension: &str) -> PathBuf {
        self.directory.join(&self.name).with_extension(extension)
    }
}

/// Every program of `programs/`, by name.
///
/// # Errors
/// If the directory cannot be read.
pub fn all() -> io::Result<Vec<Program>> {
    below("programs")
}

/// Every program of `larger/`, by name.
///
/// # Errors
/// If the directory cannot be read.
pub fn larger() -> io::Result<Vec<Program>> {
    below("larger")
}

fn below(folder: &str) -> io::Result<Vec<Program>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut programs = Vec::new();
    for entry in std::fs::read_dir(root)? {
        let directory = entry?.path();
        if let (true, Some(name)) = (directory.is_dir(), directory.file_name()) {
            programs.push(Program {
                name: name.to_string_lossy().into_owned(),
                directory,
            });
        }
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

/// The default size and the small one: a line of a comment that begins with `size N, quick M: `.
pub fn sizes(source: &str) -> Option<(u64, u64)> {
    source.lines().find_map(|line| {
        let rest = line.trim_start_matches(['/', '*', ' ']).strip_prefix("size ")?;
        let (size, rest) = rest.split_once(", quick ")?;
        let (quick, _) = rest.split_once(':')?;
        Some((size.parse().ok()?, quick.parse().ok()?))
    })
}
