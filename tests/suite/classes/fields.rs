//! Damages of fields: those of instances, and static ones.

use maple_mirbin::class::{field, method, record};

use crate::Damage;
use crate::places::{CUBE, FIGURE, SQUARE, entry, field_of, field_where, method_of, set};

/// Fields of instances, and the room for them.
pub const OF_INSTANCES: &[Damage] = &[
    (
        "instance_too_small",
        |image| {
            set(image, CUBE, record::SIZE, 16);
            set(image, CUBE, record::REFERENCE_COUNT, 0);
            set(image, CUBE, record::FIELD_COUNT, 0);
        },
        &["LCube;", "16 bytes, fewer than", "recompile"],
    ),
    (
        "field_outside",
        |image| set(image, CUBE, record::SIZE, 36),
        &["LCube;", "outside the instance"],
    ),
    (
        "reference_unaligned",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 0, 4), 3),
        &["LCube;", "reference 0", "not aligned"],
    ),
    (
        "reference_outside",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), 0x1000),
        &["LCube;", "reference 1", "outside the instance"],
    ),
    (
        "reference_wraps",
        |image| image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), 0xffff_fff8),
        &["LCube;", "reference 1", "outside the instance"],
    ),
    (
        "references_descend",
        |image| {
            let (first, second) = (
                entry(image, CUBE, record::REFERENCES, 0, 4),
                entry(image, CUBE, record::REFERENCES, 1, 4),
            );
            let (one, other) = (image.word(first), image.word(second));
            image.put_word(first, other);
            image.put_word(second, one);
        },
        &["LCube;", "reference 1", "not after the one before"],
    ),
    (
        "references_repeat",
        |image| {
            let first = image.word(entry(image, CUBE, record::REFERENCES, 0, 4));
            image.put_word(entry(image, CUBE, record::REFERENCES, 1, 4), first);
        },
        &["LCube;", "reference 1", "not after the one before"],
    ),
    (
        "reference_left_out",
        |image| {
            let count = image.word(image.class(CUBE) + record::REFERENCE_COUNT);
            set(image, CUBE, record::REFERENCE_COUNT, count - 1);
        },
        &["LCube;", "the field tag", "the reference offsets leave out"],
    ),
    (
        "reference_to_a_number",
        |image| image.put_word(entry(image, FIGURE, record::REFERENCES, 0, 4), 8),
        &["LFigure;", "reference"],
    ),
    (
        "field_unaligned",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'I'));
            image.put_word(at + field::PLACE, image.word(at + field::PLACE) + 1);
        },
        &["LSquare;", "not aligned for its type"],
    ),
    (
        "field_over_superclass",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'I'));
            image.put_word(at + field::PLACE, 0);
        },
        &["LSquare;", "the field side", "overlaps"],
    ),
    (
        "field_descriptor",
        |image| {
            let at = field_of(image, SQUARE, field_where(image, SQUARE, false, b'L'));
            image.put(image.pointer(at + field::DESCRIPTOR), b"Q");
        },
        &["descriptor"],
    ),
    (
        "superclass_layout",
        |image| set(image, SQUARE, record::SUPER_LAYOUT, 1),
        &[
            "LSquare;",
            "another layout of its superclass LFigure;",
            "recompile",
        ],
    ),
];

/// Places of static fields.
pub const STATIC: &[Damage] = &[
    (
        "static_outside",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.point(at + field::PLACE, 0x7fff_0000);
        },
        &["LFigure;", "field", "does not lie in the image"],
    ),
    (
        "static_null",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.unrelocate(at + field::PLACE, 0);
        },
        &["LFigure;", "field", "does not lie in the image"],
    ),
    (
        "static_in_code",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(at + field::PLACE, code);
        },
        &["LFigure;", "static field last", "recompile"],
    ),
    (
        "static_in_a_record",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            image.point(at + field::PLACE, image.class(SQUARE) + record::NAME);
        },
        &["LFigure;", "static field last", "recompile"],
    ),
    (
        "static_over_another",
        |image| {
            let at = field_of(image, FIGURE, field_where(image, FIGURE, true, b'L'));
            let other = field_of(image, FIGURE, field_where(image, FIGURE, true, b'I'));
            image.point(at + field::PLACE, image.pointer(other + field::PLACE));
        },
        &["LFigure;", "static field", "recompile"],
    ),
];
