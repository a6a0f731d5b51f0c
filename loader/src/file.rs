//! The bytes of an image's file, and what is read from them once and kept.

use std::fs::File;
use std::io;
use std::ops::Range;

use maple_mirbin::NativeTables;
use memmap2::{Mmap, MmapOptions};

enum Bytes {
    Mapped(Mmap),
    Owned(Vec<u8>),
}

impl Bytes {
    fn get(&self) -> &[u8] {
        match self {
            Bytes::Mapped(map) => map,
            Bytes::Owned(bytes) => bytes,
        }
    }
}

/// The file of an image. Its bytes never change and never move while the value lives.
///
/// A mapped file shows what other processes do to it. As with every shared object, replacing an image that is in use takes a new file and a
/// rename, which is how `mplc` writes them; truncating it in place ends its users with a bus error.
pub(crate) struct ImageFile {
    bytes: Bytes,
    /// Borrows from `bytes`; must not leave this value with the lifetime it has here.
    natives: Option<NativeTables<'static>>,
}

impl ImageFile {
    pub fn map(file: &File) -> io::Result<ImageFile> {
        // SAFETY: a private read-only mapping. That nobody changes the file is what every loader of shared objects relies on, see above.
        let map = unsafe { MmapOptions::new().map_copy_read_only(file)? };
        Ok(ImageFile {
            bytes: Bytes::Mapped(map),
            natives: None,
        })
    }

    pub fn copy(bytes: &[u8]) -> ImageFile {
        ImageFile {
            bytes: Bytes::Owned(bytes.to_vec()),
            natives: None,
        }
    }

    pub fn bytes(&self) -> &[u8] {
        self.bytes.get()
    }

    /// Reads the native prototype tables in `range` and keeps them.
    pub fn read_natives(&mut self, range: Range<usize>) -> Result<(), maple_mirbin::NativeError> {
        let section: *const [u8] = self.bytes().get(range).unwrap_or_default();
        // SAFETY: the slice lies in the mapping or in the buffer of the vector; neither moves or goes away before `self` does, because
        // `bytes` is never replaced or changed. `natives` hands the tables out with the lifetime of `self` only.
        let section: &'static [u8] = unsafe { &*section };
        self.natives = Some(NativeTables::parse(section)?);
        Ok(())
    }

    pub fn natives(&self) -> Option<&NativeTables<'_>> {
        self.natives.as_ref()
    }
}
