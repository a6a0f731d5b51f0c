//! Damages of a record by itself: its kind and flags, its name, the counts and places of its tables.

use maple_mirbin::class::{method, record};

use crate::Damage;
use crate::places::{CUBE, HUGE, SHAPE, SQUARE, first_virtual, method_of, set};

/// The rows.
pub const DAMAGES: &[Damage] = &[
    (
        "unknown_kind",
        |image| set(image, SQUARE, record::KIND, 17),
        &["unknown kind"],
    ),
    (
        "no_alignment",
        |image| image.point(image.class(CUBE) + record::SUPERCLASS, image.class(SQUARE) + 4),
        &["LCube;", "superclass"],
    ),
    (
        "unknown_flag",
        |image| set(image, SQUARE, record::FLAGS, 1 << 29),
        &["LSquare;", "unknown flag"],
    ),
    (
        "interface_flag",
        |image| set(image, SHAPE, record::FLAGS, 0),
        &["LShape;", "flag for interfaces"],
    ),
    (
        "runtime_word",
        |image| set(image, SQUARE, 0, 1),
        &["LSquare;", "runtime's word"],
    ),
    (
        "name_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::NAME, 0),
        &["name", "does not lie in the image"],
    ),
    (
        "name_outside",
        |image| image.point(image.class(SQUARE) + record::NAME, 0x7fff_ffff_0000),
        &["name", "does not lie in the image"],
    ),
    (
        "name_not_utf8",
        |image| {
            image.put(
                image.pointer(image.class(SQUARE) + record::NAME),
                &[b'L', 0xff, 0xfe],
            )
        },
        &["name", "not UTF-8"],
    ),
    (
        "name_empty",
        |image| image.put(image.pointer(image.class(SQUARE) + record::NAME), &[0]),
        &["name", "empty"],
    ),
    (
        "name_no_descriptor",
        |image| image.put(image.pointer(image.class(SQUARE) + record::NAME), b"X"),
        &["XSquare;", "descriptor is not one of this kind"],
    ),
    (
        "name_of_method",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put(image.pointer(at + method::NAME), b"\xf5");
        },
        &["LSquare;", "name of method", "not UTF-8"],
    ),
    (
        "huge_vtable",
        |image| set(image, SQUARE, record::VTABLE_LENGTH, HUGE),
        &["LSquare;", "vtable", "65535"],
    ),
    (
        "huge_methods",
        |image| set(image, SQUARE, record::METHOD_COUNT, HUGE),
        &["LSquare;", "method", "65535"],
    ),
    (
        "huge_fields",
        |image| set(image, SQUARE, record::FIELD_COUNT, HUGE),
        &["LSquare;", "field", "65535"],
    ),
    (
        "huge_interfaces",
        |image| set(image, CUBE, record::INTERFACE_COUNT, HUGE),
        &["LCube;", "superinterface", "65535"],
    ),
    (
        "huge_references",
        |image| set(image, CUBE, record::REFERENCE_COUNT, HUGE),
        &["LCube;", "reference", "65535"],
    ),
    (
        "long_vtable",
        |image| set(image, SQUARE, record::VTABLE_LENGTH, 65_535),
        &["LSquare;", "vtable"],
    ),
    (
        "table_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::METHODS, 0),
        &["LSquare;", "method", "the table is missing"],
    ),
    (
        "table_unaligned",
        |image| {
            let at = image.class(SQUARE) + record::FIELDS;
            image.point(at, image.pointer(at) + 4);
        },
        &["LSquare;", "field", "not aligned"],
    ),
    (
        "huge_instance",
        |image| set(image, CUBE, record::SIZE, HUGE),
        &["LCube;", "size: more than 2147483647 bytes"],
    ),
];
