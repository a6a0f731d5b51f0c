//! `-L DIR` and `-l NAME`.

use std::path::PathBuf;

/// Options that name further images and native libraries.
#[derive(clap::Args, Clone, Default, Debug)]
pub struct LibraryOptions {
    /// Look for libraries in this directory first
    #[arg(short = 'L', long = "library-path", value_name = "DIR")]
    pub directories: Vec<PathBuf>,
    /// Load this library: libNAME.so, a file name with `.so` in it, or a path; an image or a native library
    #[arg(short = 'l', long = "library", value_name = "NAME")]
    pub libraries: Vec<String>,
}

/// A library that was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Library {
    /// A file with Maple functions.
    Image(PathBuf),
    /// Anything else, as it was asked for: the dynamic linker finds it.
    Native(String),
}

impl LibraryOptions {
    /// Finds out which of the libraries are images, in the order of the command line.
    pub fn classify(&self) -> Vec<Library> {
        self.libraries
            .iter()
            .map(|name| self.classify_one(name))
            .collect()
    }

    fn classify_one(&self, name: &str) -> Library {
        let native = Library::Native(name.to_owned());
        let file = match name {
            path if path.contains('/') => PathBuf::from(path),
            name => {
                let file = if name.contains(".so") {
                    name.to_owned()
                } else {
                    format!("lib{name}.so")
                };
                match self
                    .directories
                    .iter()
                    .map(|d| d.join(&file))
                    .find(|path| path.is_file())
                {
                    Some(path) => path,
                    None => return native,
                }
            }
        };
        match maple_loader::Image::open(&file) {
            Ok(image) if image.note().is_some() || !image.functions().is_empty() => Library::Image(file),
            _ => native,
        }
    }
}
