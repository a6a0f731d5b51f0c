//! Further images and native libraries: `-L DIR`, `-l NAME`, and words that name images.

use std::collections::HashSet;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use maple_loader::Image;

use crate::input::open_image;
use crate::search::{self, Needed};

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
#[derive(Debug)]
pub enum Library {
    /// A file with Maple functions, and its path.
    Image(PathBuf, Box<Image>),
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
        let path = match name {
            path if path.contains('/') => Some(PathBuf::from(path)),
            name => {
                let file = if name.contains(".so") {
                    name.to_owned()
                } else {
                    format!("lib{name}.so")
                };
                let mut candidates = self.directories.iter().map(|directory| directory.join(&file));
                candidates.find(|path| path.is_file())
            }
        };
        match path.and_then(|path| Some((open_image(&path).ok()?, path))) {
            Some((image, path)) => Library::Image(path, Box::new(image)),
            None => Library::Native(name.to_owned()),
        }
    }
}

/// Images in the order in which symbols are looked up, each file once.
#[derive(Default)]
pub struct Images {
    images: Vec<Image>,
    files: HashSet<(u64, u64)>,
}

impl Images {
    /// Adds an image after the others; `path` is the file that it is in, if it is in one.
    pub fn add(&mut self, image: Image, path: Option<&Path>) {
        let file = path.and_then(|path| std::fs::metadata(path).ok());
        if file.is_none_or(|file| self.files.insert((file.dev(), file.ino()))) {
            self.images.push(image);
        }
    }

    /// Adds the images that the images need, and those that these need, breadth first; gives the other libraries, those of the system.
    ///
    /// # Errors
    /// That an image needs a file which is there, but cannot be loaded.
    pub fn needed(&mut self, directories: &[PathBuf]) -> Result<Vec<Needed>, String> {
        let (mut natives, mut seen): (Vec<Needed>, HashSet<String>) = Default::default();
        let mut at = 0;
        while let Some(image) = self.images.get(at) {
            at += 1;
            let needed: Vec<Needed> = image
                .needed()
                .map(|name| Needed::by(image, name, directories))
                .collect();
            for library in needed {
                match library.find() {
                    Some(path) if search::is_image(&path) => {
                        let image = open_image(&path).map_err(|reason| library.missing(&reason))?;
                        self.add(image, Some(&path));
                    }
                    Some(path) if !library.is_of_system(&path) => {
                        let path = path.to_string_lossy().into_owned();
                        if seen.insert(path.clone()) {
                            natives.push(library.at(path));
                        }
                    }
                    _ if seen.insert(library.name.clone()) => natives.push(library),
                    _ => {}
                }
            }
        }
        Ok(natives)
    }

    /// The images.
    pub fn into_list(self) -> Vec<Image> {
        self.images
    }
}
