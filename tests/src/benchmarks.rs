//! The benchmark programs on disk, for tests that run them.

use crate::docs;
use std::path::{Path, PathBuf};

/// The directories of the programs of a set, a folder of `benches`, by name.
///
/// # Errors
/// If the folder cannot be read.
pub fn programs(set: &str) -> std::io::Result<Vec<PathBuf>> {
    let mut programs: Vec<PathBuf> = std::fs::read_dir(docs::root().join("benches").join(set))?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    programs.sort();
    Ok(programs)
}

/// The small size of a program, which the head of this source says.
///
/// # Errors
/// If it cannot be read or does not say it.
pub fn small_size(source: &Path) -> Result<u64, String> {
    let text = std::fs::read_to_string(source).map_err(|e| format!("{}: {e}", source.display()))?;
    text.split_once(", quick ")
        .and_then(|(_, rest)| rest.split_once(':'))
        .and_then(|(number, _)| number.parse().ok())
        .ok_or_else(|| format!("{} has no line of sizes", source.display()))
}
