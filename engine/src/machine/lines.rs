//! Source positions from the images' `.debug_line`.

use addr2line::Context;
use gimli::{EndianSlice, LittleEndian};
use maple_loader::Image;
use std::sync::Arc;

type Reader<'a> = EndianSlice<'a, LittleEndian>;

/// Source positions in some images. The tables of an image are read at the first question about it and forgotten with the value:
/// backtraces are rare.
pub struct Lines<'a> {
    images: &'a [Arc<Image>],
    tables: Vec<Option<Option<Context<Reader<'a>>>>>,
}

impl<'a> Lines<'a> {
    /// Positions in these images.
    pub fn new(images: &'a [Arc<Image>]) -> Lines<'a> {
        Lines {
            images,
            tables: Vec::new(),
        }
    }

    /// File, line and column of a virtual address of the image with number `image`, if its debug information knows; it may say no column.
    pub fn position(&mut self, image: usize, vaddr: u64) -> Option<(String, u32, Option<u32>)> {
        if self.tables.len() <= image {
            self.tables.resize_with(image + 1, || None);
        }
        let (images, table) = (self.images, self.tables.get_mut(image)?);
        let context = table.get_or_insert_with(|| read(images.get(image)?)).as_ref()?;
        let location = context.find_location(vaddr).ok()??;
        Some((location.file?.to_owned(), location.line?, location.column))
    }
}

fn read(image: &Image) -> Option<Context<Reader<'_>>> {
    let load = |id: gimli::SectionId| -> Result<_, gimli::Error> {
        Ok(EndianSlice::new(
            image.section(id.name()).unwrap_or_default(),
            LittleEndian,
        ))
    };
    Context::from_dwarf(gimli::Dwarf::load(load).ok()?).ok()
}
