//! Damages of what a record extends: superclass, interfaces, and the component of an array.

use maple_mirbin::class::{flags, record};

use crate::Damage;
use crate::places::{CUBE, FIGURE, SHAPE, SOLID, SQUARE, refer, set};

/// The rows.
pub const DAMAGES: &[Damage] = &[
    (
        "superclass_missing",
        |image| image.unrelocate(image.class(SQUARE) + record::SUPERCLASS, 0),
        &["LSquare;", "superclass", "classes but java.lang.Object have one"],
    ),
    (
        "superclass_no_record",
        |image| image.point(image.class(SQUARE) + record::SUPERCLASS, image.class(SQUARE) + 8),
        &["LSquare;", "superclass", "no class"],
    ),
    (
        "superclass_outside",
        |image| image.point(image.class(SQUARE) + record::SUPERCLASS, 0x7fff_0000),
        &["LSquare;", "superclass", "no class"],
    ),
    (
        "superclass_cycle",
        |image| refer(image, FIGURE, record::SUPERCLASS, CUBE),
        &["its own ancestor", "LFigure; -> ", "recompile"],
    ),
    (
        "superclass_itself",
        |image| refer(image, SQUARE, record::SUPERCLASS, SQUARE),
        &["its own ancestor", "LSquare; -> LSquare;"],
    ),
    (
        "superclass_interface",
        |image| refer(image, SQUARE, record::SUPERCLASS, SHAPE),
        &["LSquare;", "LShape; is an interface", "recompile"],
    ),
    (
        "superclass_array",
        |image| refer(image, CUBE, record::SUPERCLASS, "ALFigure_3B"),
        &["LCube;", "[LFigure; is an array", "recompile"],
    ),
    (
        "superclass_final",
        |image| set(image, SQUARE, record::FLAGS, flags::FINAL),
        &["LCube;", "LSquare; is final", "recompile"],
    ),
    (
        "interface_cycle",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.point(list, image.class(SOLID));
        },
        &["LSolid;", "its own ancestor"],
    ),
    (
        "interface_class",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.point(list, image.class(SQUARE));
        },
        &["LSolid;", "LSquare; is not an interface", "recompile"],
    ),
    (
        "interface_missing",
        |image| {
            let list = image.pointer(image.class(SOLID) + record::INTERFACES);
            image.unrelocate(list, 0);
        },
        &["LSolid;", "superinterface 0"],
    ),
    (
        "array_without_component",
        |image| image.unrelocate(image.class("ALFigure_3B") + record::COMPONENT, 0),
        &["[LFigure;", "component", "arrays have one"],
    ),
    (
        "array_of_another",
        |image| refer(image, "ALFigure_3B", record::COMPONENT, SQUARE),
        &["[LFigure;", "the component is LSquare;"],
    ),
    (
        "array_element_size",
        |image| image.put_word(image.symbol("__pinf_AI") + record::SIZE, 8),
        &["[I", "size of a value or element"],
    ),
    (
        "primitive_size",
        |image| image.put_word(image.symbol("__pinf_I") + record::SIZE, 8),
        &["class I", "size of a value or element"],
    ),
];
