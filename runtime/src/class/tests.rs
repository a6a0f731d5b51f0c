//! Classes made by hand, for the tests of this crate.

use super::{Class, ClassKind, Parts, flags};

/// A class with `size` bytes of payload and references at these offsets.
pub(crate) fn plain(name: &str, size: u32, references: &[u32], flags: u32) -> Box<Class> {
    let parts = Parts {
        name: name.to_owned(),
        flags,
        size,
        references: references.to_vec(),
        ..Parts::default()
    };
    Class::new(parts, ClassKind::Class, None, None, &[])
}

/// The class of arrays of `component`.
pub(crate) fn array(component: &Class) -> Box<Class> {
    super::registry::new_array(component, None, 0)
}

/// A primitive type.
pub(crate) fn primitive(name: &str, size: u32) -> Box<Class> {
    let parts = Parts {
        name: name.to_owned(),
        flags: flags::FINAL,
        size,
        ..Parts::default()
    };
    Class::new(parts, ClassKind::Primitive, None, None, &[])
}
