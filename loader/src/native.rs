//! Native libraries as a source of symbols: the process itself and libraries opened on request.

use std::ffi::{CStr, CString, c_void};
use std::fmt;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::ptr::NonNull;

use crate::elf::Elf;
use crate::resolve::{Resolve, Resolved, Want};
use crate::symbols::{Binding, Symbols};

/// Symbols of the libraries opened with [`NativeLibraries::open`], in that order, then of everything the process has loaded.
///
/// Libraries stay loaded until the process ends, because linked images keep addresses in them.
#[derive(Default)]
pub struct NativeLibraries {
    libraries: Vec<NonNull<c_void>>,
}

// SAFETY: the handles are process-wide, and the dynamic linker's functions may be called from any thread.
unsafe impl Send for NativeLibraries {}
// SAFETY: as above.
unsafe impl Sync for NativeLibraries {}

/// A native library could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LibraryError {
    /// The library as it was asked for.
    pub library: String,
    /// The dynamic linker's message.
    pub reason: String,
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LibraryError { library, reason } = self;
        // The dynamic linker tells a library that is nowhere from one that it refuses in words only.
        if library.contains('/') || !reason.contains("No such file") {
            return write!(f, "cannot open native library `{library}`: {reason}");
        }
        write!(
            f,
            "cannot find -l{library}: {reason}; name its directory with -L DIR"
        )
    }
}

impl std::error::Error for LibraryError {}

impl NativeLibraries {
    /// The process itself: the C library and whatever else is loaded.
    pub fn new() -> NativeLibraries {
        NativeLibraries::default()
    }

    /// Opens a library as linkers do for `-L DIR -l NAME`: `libNAME.so` in `directories`, then where the dynamic linker looks. A
    /// `library` with a `/` is a path, one with `.so` in it a file name. Runs the library's initialisers.
    ///
    /// # Errors
    /// If no such library is found or the dynamic linker refuses it.
    pub fn open(&mut self, library: &str, directories: &[PathBuf]) -> Result<(), LibraryError> {
        let candidates = candidates(library, directories);
        let mut reason = String::new();
        for candidate in candidates {
            match dlopen(&candidate) {
                Ok(handle) => {
                    self.libraries.push(handle);
                    return Ok(());
                }
                // The first failure is about the name the user gave; later ones are guesses.
                Err(message) if reason.is_empty() => reason = message,
                Err(_) => {}
            }
        }
        Err(LibraryError {
            library: library.to_owned(),
            reason,
        })
    }
}

impl Resolve for NativeLibraries {
    fn resolve(&mut self, name: &str, _: Want) -> Option<Resolved> {
        let name = CString::new(name).ok()?;
        let libraries = self.libraries.iter().map(|library| library.as_ptr());
        let mut handles = libraries.chain([libc::RTLD_DEFAULT]);
        handles.find_map(|handle| {
            // SAFETY: the handle came from dlopen and is never closed, or is the default one; the name is NUL-terminated.
            let symbol = NonNull::new(unsafe { libc::dlsym(handle, name.as_ptr()) })?;
            let address = symbol.as_ptr().expose_provenance() as u64;
            Some(Resolved { address })
        })
    }

    fn names(&self) -> Vec<String> {
        loaded_libraries()
            .iter()
            .filter_map(|path| exported_names(path))
            .flatten()
            .collect()
    }
}

/// Files to try for a library, in order.
fn candidates(library: &str, directories: &[PathBuf]) -> Vec<PathBuf> {
    if library.contains('/') {
        return vec![library.into()];
    }
    let file = if library.contains(".so") {
        library.to_owned()
    } else {
        format!("lib{library}.so")
    };
    let mut found: Vec<PathBuf> = directories
        .iter()
        .map(|directory| directory.join(&file))
        .collect();
    found.retain(|path| path.exists());
    found.push(file.clone().into());
    // Without a -dev package there is no plain `libNAME.so`, and some are linker scripts: take the versioned file.
    let loaded = loaded_libraries();
    let system = loaded.iter().filter_map(|path| path.parent());
    let versioned = directories.iter().map(PathBuf::as_path).chain(system);
    found.extend(versioned.flat_map(|directory| versions(directory, &file)));
    found
}

/// Files `FILE.*` in `directory`, latest first.
fn versions(directory: &Path, file: &str) -> Vec<PathBuf> {
    let prefix = format!("{file}.");
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| name.starts_with(&prefix)).collect();
    names.sort_by_key(|name| {
        let version = name[prefix.len()..]
            .split('.')
            .map(|part| part.parse::<u32>().ok());
        version.collect::<Vec<_>>()
    });
    names.iter().rev().map(|name| directory.join(name)).collect()
}

fn dlopen(path: &Path) -> Result<NonNull<c_void>, String> {
    let name = CString::new(path.as_os_str().as_bytes()).map_err(|error| error.to_string())?;
    // SAFETY: the name is NUL-terminated. Initialisers of the library run; opening it was the user's wish.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) };
    NonNull::new(handle).ok_or_else(|| {
        // SAFETY: dlerror returns null or a string that lives until this thread's next call of the dynamic linker.
        let message = unsafe { libc::dlerror() };
        if message.is_null() {
            return "unknown error".to_owned();
        }
        // SAFETY: as above; the string is copied at once.
        unsafe { CStr::from_ptr(message) }.to_string_lossy().into_owned()
    })
}

/// Shared objects the process has mapped. Empty where the system has no `/proc`; suggestions are then fewer.
fn loaded_libraries() -> Vec<PathBuf> {
    let maps = fs::read_to_string("/proc/self/maps").unwrap_or_default();
    let paths = maps
        .lines()
        .filter_map(|line| line.find('/').and_then(|at| line.get(at..)));
    let mut paths: Vec<PathBuf> = paths
        .filter(|path| path.contains(".so"))
        .map(PathBuf::from)
        .collect();
    paths.sort();
    paths.dedup();
    paths
}

fn exported_names(path: &Path) -> Option<Vec<String>> {
    let bytes = fs::read(path).ok()?;
    let elf = Elf::parse(&bytes).ok()?;
    let symbols = Symbols::new(&elf);
    let dynamic = symbols
        .view(&bytes)
        .named()
        .filter(|(symbol, _)| symbol.binding() != Binding::Local);
    Some(dynamic.map(|(_, name)| name.to_owned()).collect())
}
