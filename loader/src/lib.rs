//! Loading Maple Engine images: ELF shared objects whose functions the engine interprets.
//!
//! ```text
//! elf         headers, checked one by one
//! file, map   the bytes of the file; the segments in memory
//! symbols     .dynsym and .symtab, by number, name or hash
//! functions   which symbols are Maple functions, and where they end
//! relocs      relocation tables: kinds, and records by place
//! link        binding undefined symbols, relocating data, answering for code
//! resolve     where symbols come from: other images, `native` libraries
//! image       the type that holds all of it
//! ```
//!
//! **Architecture Invariant:** nothing in an image is trusted. Every offset, count and size is checked against the file before use, and
//! work and memory are bounded by the size of the file; a hostile image gives an error or nonsense, never a crash.
//!
//! **Architecture Invariant:** opening reads headers only. Symbols, functions and code relocations are looked up when asked for;
//! linking looks at relocations and at the symbols they name. No initialiser of an image is ever run and no page is executable.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use maple_loader::{Image, NativeLibraries};
//!
//! let mut image = Image::open("app.so".as_ref())?;
//! if let Err(errors) = image.link(&mut NativeLibraries::new()) {
//!     errors.iter().for_each(|error| eprintln!("{error}"));
//! }
//! let main = image.function("main").ok_or("no function main")?;
//! assert_eq!(image.bytes(&main)[..4], *b"MPLI");
//! # Ok(())
//! # }
//! ```

#[cfg(not(all(unix, target_endian = "little", target_pointer_width = "64")))]
compile_error!(
    "images hold 64-bit little-endian data that programs use in place, mapped with the POSIX calls"
);

mod elf;
mod error;
mod file;
mod functions;
mod image;
mod link;
mod map;
mod native;
mod nearest;
mod relocs;
mod resolve;
mod symbols;

pub use error::{LoadError, LoadErrorKind};
pub use functions::FunctionRef;
pub use image::Image;
pub use link::{ImagePlace, LinkError, LinkErrorKind, Relocation, Undefined, link_all};
pub use native::{LibraryError, NativeLibraries};
pub use nearest::nearest;
pub use relocs::RelocationKind;
pub use resolve::{Chain, Exports, Resolve, Resolved, Want};
pub use symbols::{Binding, Symbol, SymbolKind};
