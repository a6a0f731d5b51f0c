//! The images that tests start from, and what is said of those refused.

use std::path::PathBuf;

use libtest_mimic::Failed;
use maple_tests::patch::Patch;
use maple_tests::pipeline;
use maple_tests::programs::{self, Ended};

/// The images that are not damaged.
pub struct Images {
    pub folder: tempfile::TempDir,
    pub library: String,
    pub program: Patch,
}

impl Images {
    pub fn new() -> Result<Images, String> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let library = programs::build("library", folder.path())?.display().to_string();
        let program = pipeline::compile_file(&programs::dir().join("Hierarchy.mpl"))?;
        Ok(Images {
            folder,
            library,
            program: Patch::new(program),
        })
    }

    /// Writes an image; its path.
    pub fn write(&self, name: &str, image: &[u8]) -> Result<String, String> {
        let path: PathBuf = self.folder.path().join(name).with_extension("so");
        std::fs::write(&path, image).map_err(|e| e.to_string())?;
        Ok(path.display().to_string())
    }

    /// Compiles a text that may import the type file of the library, and those of texts written here.
    pub fn compile(&self, name: &str, text: &str) -> Result<String, String> {
        let source = self.folder.path().join(name).with_extension("mpl");
        std::fs::write(&source, text).map_err(|e| e.to_string())?;
        self.write(name, &pipeline::compile_file(&source)?)
    }
}

/// Refused, with a report that has all of `parts`.
pub fn check_refused(ended: &Ended, parts: &[&str]) -> Result<(), Failed> {
    let missing = parts.iter().find(|part| !ended.stderr.contains(**part));
    let crashed = ended.stderr.contains("panicked");
    if ended.status != Ok(1) || !ended.stdout.is_empty() || missing.is_some() || crashed {
        return Err(format!("expected status 1 and {missing:?}, got {ended:?}").into());
    }
    Ok(())
}
