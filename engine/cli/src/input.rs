//! Reading inputs and telling what they are.

use std::io::{self, Read};
use std::os::unix::fs::FileTypeExt;
use std::path::Path;

use maple_codegen::front::Source;
use maple_loader::Image;

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

/// Opens the image in a file.
///
/// # Errors
/// Why it cannot be loaded, or that nothing in it is Maple's.
pub fn open_image(path: &Path) -> Result<Image, String> {
    checked(Image::open(path).map_err(|e| e.to_string())?)
}

/// Opens an image that was read.
///
/// # Errors
/// As [`open_image`].
pub fn image_of(input: &Input) -> Result<Image, String> {
    checked(Image::from_bytes(&input.name, &input.bytes).map_err(|e| e.to_string())?)
}

/// Sorts out other shared objects and position-independent executables.
fn checked(image: Image) -> Result<Image, String> {
    if image.note().is_some() || !image.functions().is_empty() {
        return Ok(image);
    }
    let shown = image
        .path()
        .map_or_else(|| image.name().into(), |path| path.to_string_lossy());
    Err(format!(
        "{shown}: is an ELF file without Maple functions; images are shared objects written by mplc or `gcc -shared`"
    ))
}

/// Whether the file at `path` is a pipe: it can be read once, from start to end.
pub fn is_pipe(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|metadata| metadata.file_type().is_fifo())
}

/// Whether the file at `path` is to be compiled rather than loaded: its name says that it is a source, or it begins like one under another name
/// that is not a shared object's.
pub fn is_source(path: &Path) -> bool {
    if Source::named(path).is_some() {
        return true;
    }
    match path.extension().and_then(|e| e.to_str()) {
        Some("so") => false,
        _ if !path.is_file() => false,
        _ => {
            let mut start = Vec::new();
            let read = std::fs::File::open(path).and_then(|f| f.take(16).read_to_end(&mut start));
            let marked =
                |source: Source| !source.form.magic.is_empty() && start.starts_with(source.form.magic);
            let is_text = start.len() >= 4 && start.iter().all(u8::is_ascii);
            read.is_ok() && !start.starts_with(b"\x7fELF") && (is_text || Source::all().any(marked))
        }
    }
}
