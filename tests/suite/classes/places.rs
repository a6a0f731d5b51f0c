//! Classes of `java/Hierarchy`, and where their records keep things.

use maple_mirbin::class::{field, flags, method, record};
use maple_tests::patch::Patch;

pub const FIGURE: &str = "LFigure_3B";
pub const SQUARE: &str = "LSquare_3B";
pub const CUBE: &str = "LCube_3B";
pub const SHAPE: &str = "LShape_3B";
pub const SOLID: &str = "LSolid_3B";
/// Count of tables that no image has.
pub const HUGE: u32 = u32::MAX;

/// Address of the entry of a table of a class.
pub fn entry(image: &Patch, class: &str, table: usize, index: usize, size: usize) -> usize {
    image.pointer(image.class(class) + table) + index * size
}

pub fn method_of(image: &Patch, class: &str, index: usize) -> usize {
    entry(image, class, record::METHODS, index, method::SIZE_IN_BYTES)
}

pub fn field_of(image: &Patch, class: &str, index: usize) -> usize {
    entry(image, class, record::FIELDS, index, field::SIZE_IN_BYTES)
}

/// Sets a word of a record.
pub fn set(image: &mut Patch, class: &str, place: usize, value: u32) {
    image.put_word(image.class(class) + place, value);
}

/// Makes a record refer to another one.
pub fn refer(image: &mut Patch, class: &str, place: usize, other: &str) {
    image.point(image.class(class) + place, image.class(other));
}

/// The index of the first virtual method that a class declares.
pub fn first_virtual(image: &Patch, class: &str) -> usize {
    let count = image.word(image.class(class) + record::METHOD_COUNT) as usize;
    let is_virtual = |&index: &usize| image.word(method_of(image, class, index) + method::SLOT) != HUGE;
    (0..count)
        .find(is_virtual)
        .unwrap_or_else(|| panic!("{class} has no virtual methods"))
}

/// The index of a field with a flag, or without.
pub fn field_where(image: &Patch, class: &str, is_static: bool, descriptor: u8) -> usize {
    let count = image.word(image.class(class) + record::FIELD_COUNT) as usize;
    let fits = |&index: &usize| {
        let at = field_of(image, class, index);
        let flags = image.word(at + field::FLAGS);
        let first = image.word(image.pointer(at + field::DESCRIPTOR)) as u8;
        (flags & flags::STATIC != 0) == is_static && first == descriptor
    };
    (0..count)
        .find(fits)
        .unwrap_or_else(|| panic!("{class} has no such field"))
}
