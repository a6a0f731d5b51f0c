//! Reading inputs and telling what they are.

use std::io::{self, Read};
use std::path::Path;

/// The content of an input file.
pub struct Input {
    /// Name for messages.
    pub name: String,
    /// The bytes.
    pub bytes: Vec<u8>,
}

impl Input {
    /// Reads a file; `-` is standard input.
    ///
    /// # Errors
    /// What went wrong, with the place.
    pub fn read(path: &Path) -> Result<Input, String> {
        let (name, bytes) = if path == Path::new("-") {
            let mut bytes = Vec::new();
            let read = io::stdin().lock().read_to_end(&mut bytes);
            ("<stdin>".to_owned(), read.map(|_| bytes))
        } else {
            (path.display().to_string(), std::fs::read(path))
        };
        match bytes {
            Ok(bytes) => Ok(Input { name, bytes }),
            Err(e) => Err(format!("{name}: {e}")),
        }
    }

    /// Whether the content is an ELF file.
    pub fn is_elf(&self) -> bool {
        self.bytes.starts_with(b"\x7fELF")
    }
}

/// Whether the file at `path` is to be compiled rather than loaded: its name says that it is MAPLE IR text, or it is text under another
/// name that is not a shared object's.
pub fn is_source(path: &Path) -> bool {
    match path.extension().and_then(|e| e.to_str()) {
        Some("mpl" | "mmpl" | "mplt") => true,
        Some("so") => false,
        _ => {
            let mut magic = [0; 4];
            let read = std::fs::File::open(path).and_then(|mut f| f.read_exact(&mut magic));
            read.is_ok() && magic != *b"\x7fELF" && magic.iter().all(|b| b.is_ascii())
        }
    }
}
