//! Damages of methods, of the dispatch table, and of the initialiser.

use maple_mirbin::class::{flags, method, record};

use crate::Damage;
use crate::places::{CUBE, FIGURE, HUGE, SQUARE, first_virtual, method_of, set};

/// The rows.
pub const DAMAGES: &[Damage] = &[
    (
        "slot_beyond_table",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, 99);
        },
        &["LSquare;", "method", "no such slot"],
    ),
    (
        "slot_negative",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, -5_i32 as u32);
        },
        &["LSquare;", "method", "no such slot"],
    ),
    (
        "slot_of_another",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, 0);
        },
        &["LSquare;", "slot 0", "recompile"],
    ),
    (
        "slot_none",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::SLOT, HUGE);
        },
        &["LSquare;", "has no slot", "recompile"],
    ),
    (
        "slot_of_a_static",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.put_word(at + method::FLAGS, flags::STATIC);
        },
        &["LSquare;", "static method has a vtable slot"],
    ),
    (
        "slot_with_other_code",
        |image| {
            let slots = image.pointer(image.class(SQUARE) + record::VTABLE);
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            let slot = image.word(at + method::SLOT) as usize;
            let other = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(slots + 8 * slot, other);
        },
        &["LSquare;", "slot", "recompile"],
    ),
    (
        "vtable_too_short",
        |image| {
            set(image, CUBE, record::VTABLE_LENGTH, 1);
            set(image, CUBE, record::METHOD_COUNT, 0);
        },
        &["LCube;", "the vtable has 1 slots, fewer than", "recompile"],
    ),
    (
        "code_missing",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            image.unrelocate(at + method::CODE, 0);
        },
        &["LSquare;", "no code"],
    ),
    (
        "code_in_data",
        |image| {
            let at = method_of(image, SQUARE, 0);
            image.point(at + method::CODE, image.class(SQUARE));
        },
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_in_the_middle",
        |image| {
            let at = method_of(image, SQUARE, 0) + method::CODE;
            image.point(at, image.pointer(at) + 6);
        },
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_outside",
        |image| image.point(method_of(image, SQUARE, 0) + method::CODE, 0x7fff_0000),
        &[
            "LSquare;",
            "<init>|(Ljava/lang/String;I)V",
            "no function",
            "recompile",
        ],
    ),
    (
        "code_of_other_parameters",
        |image| {
            let at = method_of(image, SQUARE, first_virtual(image, SQUARE));
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            let slot = image.word(at + method::SLOT) as usize;
            image.point(at + method::CODE, code);
            let vtable = image.pointer(image.class(SQUARE) + record::VTABLE);
            image.point(vtable + 8 * slot, code);
        },
        &[
            "LSquare;",
            "sides|()I",
            "has 3 parameters, its signature 1 parameter",
            "recompile",
        ],
    ),
    (
        "initialiser_in_data",
        |image| {
            let at = image.class(FIGURE) + record::INITIALIZER;
            image.point(at, image.class(FIGURE));
        },
        &["LFigure;", "<clinit>", "no function", "recompile"],
    ),
    (
        "initialiser_outside",
        |image| image.unrelocate(image.class(FIGURE) + record::INITIALIZER, 0x10),
        &["LFigure;", "<clinit>", "no function", "recompile"],
    ),
    (
        "initialiser_with_parameters",
        |image| {
            let code = image.pointer(method_of(image, SQUARE, 0) + method::CODE);
            image.point(image.class(FIGURE) + record::INITIALIZER, code);
        },
        &[
            "LFigure;",
            "<clinit>",
            "has 3 parameters, its signature 0 parameters",
            "recompile",
        ],
    ),
];
