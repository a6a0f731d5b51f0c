//! File tests: modules whose comments say what must happen to them.
//!
//! [`case`] reads and rewrites the files, [`kinds`] has one module per kind of test, [`pipeline`] and [`machine`] are the only places
//! that know the compiler and the engine, [`coverage`] counts which opcodes the cases reach, [`mutate`] and [`patch`]
//! damage modules and images, [`listings`] calls the system's assembler, [`docs`] tries the documentation,
//! [`programs`] runs those of a managed language, [`benchmarks`] finds those of `benches`.

pub mod benchmarks;
pub mod case;
pub mod coverage;
pub mod docs;
pub mod kinds;
pub mod listings;
pub mod machine;
pub mod mutate;
pub mod patch;
pub mod pipeline;
pub mod programs;
pub mod random;
pub mod reference;
pub mod value;

use std::path::{Path, PathBuf};

use maple_codegen::front::{Source, maple};

/// The folder of all cases.
pub fn cases_dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// Every case file below `dir` with its name, in order of names. Names of MAPLE IR files are without their extension; that of others tells
/// the language, without the `.hex` of one that spells a binary.
///
/// # Errors
/// If a folder cannot be read.
pub fn case_files(dir: &Path) -> std::io::Result<Vec<(PathBuf, String)>> {
    let mut files = Vec::new();
    let mut folders = vec![(dir.to_owned(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push((entry.path(), format!("{name}/")));
            } else if let Some(stem) = name.strip_suffix(".mpl").or_else(|| name.strip_suffix(".mmpl")) {
                files.push((entry.path(), stem.to_owned()));
            } else if let Some(binary) = name.strip_suffix(".hex") {
                files.push((entry.path(), binary.to_owned()));
            } else if Source::named(Path::new(&name))
                .is_some_and(|source| source.language != maple::SOURCE.language)
            {
                files.push((entry.path(), name));
            }
        }
    }
    files.sort_by(|a, b| a.1.cmp(&b.1));
    Ok(files)
}
