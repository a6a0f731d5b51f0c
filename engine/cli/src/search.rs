//! Where libraries are: those that `mplc -l` names, and those that images need.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use maple_loader::Image;

use crate::linker_script;

/// Where the system has libraries, besides those that its dynamic linker alone knows.
fn system() -> Vec<PathBuf> {
    let triple = format!("{}-linux-gnu", env::consts::ARCH);
    let named = [
        "/usr/local/lib".to_owned(),
        format!("/lib/{triple}"),
        format!("/usr/lib/{triple}"),
        "/lib64".to_owned(),
        "/usr/lib64".to_owned(),
        "/lib".to_owned(),
        "/usr/lib".to_owned(),
    ];
    let asked = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let asked = env::split_paths(&asked).filter(|path| !path.as_os_str().is_empty());
    asked.chain(named.into_iter().map(PathBuf::from)).collect()
}

/// How many scripts for linkers may name each other.
const MOST_SCRIPTS: usize = 64;

/// Under which names an image needs what `-l NAME` names, as linkers do it: `libNAME.so` in `directories` and then where the system has libraries; the
/// name that the library gives itself (`DT_SONAME`), else that of the file. With `:` before it a name stands as it is. A script for linkers stands
/// for the libraries that it names.
///
/// # Errors
/// That there is no such library, or that the file is none.
pub fn needed(name: &str, directories: &[PathBuf]) -> Result<Vec<String>, String> {
    let literal = name.strip_prefix(':');
    if literal.unwrap_or(name).is_empty() {
        return Err("-l takes the name of a library".to_owned());
    }
    if let Some(literal) = literal {
        return Ok(vec![literal.to_owned()]);
    }
    let everywhere: Vec<PathBuf> = directories.iter().cloned().chain(system()).collect();
    let first = match name.contains('/') {
        true => PathBuf::from(name),
        false => library(name, &everywhere)?,
    };
    let mut names: Vec<String> = Vec::new();
    let (mut open, mut scripts) = (vec![first], 0);
    while let Some(path) = open.pop() {
        let Some(inputs) = linker_script::inputs(&path) else {
            let otherwise = match path.to_str() == Some(name) {
                true => name.into(),
                false => path.file_name().map(OsStr::to_string_lossy).unwrap_or_default(),
            };
            let own = named(&path, &otherwise)?;
            if !names.contains(&own) {
                names.push(own);
            }
            continue;
        };
        scripts += 1;
        if scripts > MOST_SCRIPTS {
            let message = "scripts for linkers name each other without end";
            return Err(format!("-l{name}: {}: {message}", path.display()));
        }
        for input in inputs.iter().rev() {
            let found = named_by(&path, input, &everywhere);
            open.push(found.map_err(|why| format!("-l{name}: {}: {why}", path.display()))?);
        }
    }
    Ok(names)
}

/// The file of a library, or a script in place of one.
fn library(name: &str, everywhere: &[PathBuf]) -> Result<PathBuf, String> {
    let file = format!("lib{name}.so");
    let plain = everywhere.iter().map(|directory| directory.join(&file));
    // Without the files for developers there is no plain name.
    let versioned = everywhere
        .iter()
        .filter_map(|directory| version(directory, &file));
    let is_library = |path: &PathBuf| is_elf(path) || linker_script::inputs(path).is_some();
    plain.chain(versioned).find(is_library).ok_or_else(|| {
        let looked: Vec<String> = everywhere.iter().map(|path| path.display().to_string()).collect();
        format!(
            "cannot find -l{name}: there is no {file} in {}; name its directory with -L DIR",
            looked.join(", ")
        )
    })
}

/// The file that a script names: a path, `-lNAME`, or the name of a file beside the script or in one of the directories.
fn named_by(script: &Path, input: &str, everywhere: &[PathBuf]) -> Result<PathBuf, String> {
    if let Some(name) = input.strip_prefix("-l") {
        return library(name, everywhere);
    }
    let beside = script.parent().unwrap_or(Path::new("")).join(input);
    let mut files = everywhere.iter().map(|directory| directory.join(input));
    match beside.is_file() {
        true => Ok(beside),
        false => files
            .find(|path| path.is_file())
            .ok_or_else(|| format!("names {input}, which is not there; name its directory with -L DIR")),
    }
}

fn is_elf(path: &Path) -> bool {
    let mut start = [0; 4];
    let read = fs::File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start == *b"\x7fELF"
}

/// The name that the library in a file gives itself, else `otherwise`.
fn named(path: &Path, otherwise: &str) -> Result<String, String> {
    let image = Image::open(path).map_err(|error| error.to_string())?;
    Ok(image.soname().unwrap_or(otherwise).to_owned())
}

/// The file `FILE.VERSION` of a directory with the shortest version, which is the one that programs need.
fn version(directory: &Path, file: &str) -> Option<PathBuf> {
    let prefix = format!("{file}.");
    let entries = fs::read_dir(directory).ok()?.flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let names = names.filter(|name| name.starts_with(&prefix));
    let name = names.min_by(|a, b| a.len().cmp(&b.len()).then_with(|| b.cmp(a)))?;
    Some(directory.join(name))
}

/// Whether a file is an ELF file with Maple functions.
pub fn is_image(path: &Path) -> bool {
    crate::input::open_image(path).is_ok()
}

/// A library that an image needs.
pub struct Needed {
    /// Its name or path.
    pub name: String,
    /// The name of the image.
    image: String,
    /// Where it is looked for first.
    pub directories: Vec<PathBuf>,
}

impl Needed {
    /// What `image` needs under this name: in its own directory, then in `directories`.
    pub fn by(image: &Image, name: &str, directories: &[PathBuf]) -> Needed {
        let own = image
            .path()
            .and_then(Path::parent)
            .map(|own| match own.as_os_str().is_empty() {
                true => PathBuf::from("."),
                false => own.to_owned(),
            });
        Needed {
            name: name.to_owned(),
            image: image.name().to_owned(),
            directories: own.into_iter().chain(directories.iter().cloned()).collect(),
        }
    }

    /// The same library, in this file.
    pub fn at(&self, path: String) -> Needed {
        Needed {
            name: path,
            image: self.image.clone(),
            directories: Vec::new(),
        }
    }

    /// The file, unless the dynamic linker alone can find it.
    pub fn find(&self) -> Option<PathBuf> {
        if self.name.contains('/') {
            return Some(PathBuf::from(&self.name)).filter(|path| path.is_file());
        }
        let directories = self.directories.iter().cloned().chain(system());
        let mut files = directories.map(|directory| directory.join(&self.name));
        files.find(|path| path.is_file())
    }

    /// Whether the system has this file, so that its dynamic linker finds it by name.
    pub fn is_of_system(&self, path: &Path) -> bool {
        !self.name.contains('/')
            && path
                .parent()
                .is_none_or(|parent| !self.directories.iter().any(|directory| directory == parent))
    }

    /// That it cannot be had.
    pub fn missing(&self, reason: &str) -> String {
        let looked: Vec<String> = self
            .directories
            .iter()
            .map(|path| path.display().to_string())
            .collect();
        let looked = match looked.is_empty() {
            true => String::new(),
            false => format!(
                ", looked for in {} and where the system has libraries",
                looked.join(", ")
            ),
        };
        format!(
            "{}: needs the library `{}`{looked}: {reason}; name its directory with -L DIR",
            self.image, self.name
        )
    }
}
