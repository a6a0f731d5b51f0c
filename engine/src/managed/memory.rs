//! What class records, names and literals of images say.

use maple_loader::Image;
use std::ffi::CStr;
use std::sync::Arc;

/// The bytes at an address in one of the images, relocated.
pub fn memory(images: &[Arc<Image>], address: u64, size: usize) -> Option<&[u8]> {
    // SAFETY: images are linked before their memory is asked for; what is read here are records, names and literals, which no program
    // writes to that follows its own image's layout. One that does reads what it wrote.
    images
        .iter()
        .find_map(|image| unsafe { image.memory(address, size) })
}

/// The text that ends with a NUL at an address in one of the images.
pub fn text(images: &[Arc<Image>], address: u64) -> Option<&str> {
    const LONGEST: usize = 65_535;
    let image = images.iter().find(|image| image.contains(address))?;
    let mut size = 64;
    loop {
        // SAFETY: as in `memory`.
        let bytes = (0..=size)
            .rev()
            .find_map(|size| unsafe { image.memory(address, size) })?;
        if let Ok(text) = CStr::from_bytes_until_nul(bytes) {
            return text.to_str().ok();
        }
        if bytes.len() < size || size > LONGEST {
            return None;
        }
        size *= 2;
    }
}
