//! The benchmark programs on disk.

use std::io;
use std::path::{Path, PathBuf};

/// A directory below `programs/` with NAME.mpl and twins in other languages.
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

/// Every program, by name.
///
/// # Errors
/// If the directory cannot be read.
pub fn all() -> io::Result<Vec<Program>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("programs");
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
