//! Types.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        title: "Types",
        kind: Kind::Type,
        about: "Members stand in braces, with commas between them: `LABEL TYPE «ATTRIBUTE ..» «= INIT»` is a field, `LABEL :INT PRIM` a bitfield. Structures have the layout of C.",
        rows: rows! {
            [] {"<* ..>" "<*"}
                "<* TYPE>"
                "A pointer."
                "reference/declarations";
            [] {"<[n] ..>" "<[2][3]"}
                "<[INT] TYPE>\n<[INT][INT] TYPE>"
                "An array; the first dimension is the outermost one."
                "reference/declarations";
            [] {"<[] ..>" "<[]"}
                "<[] TYPE>"
                "An array of unknown length: the end of a structure, or in managed modules an array object."
                "reference/declarations";
            ["struct"]
                "<struct { MEMBER, .. } «packed» «pack(INT)»>"
                "A structure."
                "reference/declarations";
            ["union"]
                "<union { MEMBER, .. } «packed» «pack(INT)»>"
                "A union: all members begin at its start."
                "reference/declarations";
            ["structincomplete"]
                "<structincomplete {}>"
                "A structure whose members are not known. Only its address is used."
                "reference/declarations";
            ["class"]
                "<class «TYPE» { MEMBER, .. }>"
                "A class, with the superclass before its members. Members may also be fields that are static (`^name TYPE`), methods (`FUNC «ATTRIBUTE ..» («TYPE, ..») TYPE`), interfaces (`GLOBAL`) and facts (`LABEL INT`, `LABEL STRING`)."
                "reference/classes";
            ["interface"]
                "<interface «TYPE ..» { MEMBER, .. }>"
                "An interface, with those that it extends before its members."
                "reference/classes";
            ["classincomplete"]
                "<classincomplete {}>"
                "A class that another module defines."
                "reference/classes";
            ["interfaceincomplete"]
                "<interfaceincomplete {}>"
                "An interface that another module defines."
                "reference/classes";
            ["pragma" "param" "func_ex" "func_var"]
                "pragma INT class NAME TYPE { «LABEL PRIM NUMBER, ..» }\npragma INT param INT NAME TYPE { .. }\npragma INT func_ex NAME TYPE { .. }\npragma INT func_var NAME TYPE { .. }"
                "A member of a class: an annotation on the class, a method (`func`), a field (`var`), a parameter, the exceptions of a method or a local variable."
                "reference/classes";
            ["staticValue"]
                "staticValue [INT ..]"
                "A member of a class: numbers of its static fields. Without meaning here."
                "reference/classes";
            [] {"!name" "<!T>"}
                "TYPEPARAM"
                "A type parameter of a generic type or function."
                "generic/fields";
            [] {"$name{..}" "{!T="}
                "GLOBAL{TYPEPARAM=TYPE, ..}"
                "An instance of a generic type."
                "generic/fields";
        },
    },
    Section {
        title: "Primitive types",
        kind: Kind::Prim,
        about: "Where a grammar says `PRIM`, one of these. Sizes are in bytes.",
        rows: rows! {
            ["void"]
                "void"
                "No value: the result of functions without one, and what `<* void>` points to."
                "reference/types";
            ["u1"]
                "u1"
                "A truth value, 0 or 1, in 1 byte."
                "reference/types";
            ["i8"]
                "i8"
                "A signed integer, 1."
                "reference/types";
            ["i16"]
                "i16"
                "A signed integer, 2."
                "reference/types";
            ["i32" "int32"]
                "i32\nint32"
                "A signed integer, 4."
                "reference/types";
            ["i64"]
                "i64"
                "A signed integer, 8."
                "reference/types";
            ["u8"]
                "u8"
                "An unsigned integer, 1."
                "reference/types";
            ["u16"]
                "u16"
                "An unsigned integer, 2."
                "reference/types";
            ["u32"]
                "u32"
                "An unsigned integer, 4."
                "reference/types";
            ["u64"]
                "u64"
                "An unsigned integer, 8."
                "reference/types";
            ["ptr"]
                "ptr"
                "An address, 8."
                "reference/types";
            ["ref"]
                "ref"
                "A reference to an object, 8; counted in managed modules."
                "reference/types";
            ["a64"]
                "a64"
                "An address, 8."
                "reference/types";
            ["a32"]
                "a32"
                "Means `ptr`, with a warning: addresses have 8 bytes."
                "reference/types";
            ["f32"]
                "f32"
                "A floating point number of IEEE 754, 4."
                "reference/types";
            ["f64"]
                "f64"
                "A floating point number, 8."
                "reference/types";
            ["f128"]
                "f128"
                "A floating point number, 16."
                "reference/types";
            ["c64"]
                "c64"
                "A complex number with parts of `f32`, 8."
                "reference/types";
            ["c128"]
                "c128"
                "A complex number with parts of `f64`, 16."
                "reference/types";
            ["v2i64"]
                "v2i64"
                "A vector of 2 integers, 16."
                "reference/types";
            ["v4i32"]
                "v4i32"
                "A vector of 4 integers, 16."
                "reference/types";
            ["v8i16"]
                "v8i16"
                "A vector of 8 integers, 16."
                "reference/types";
            ["v16i8"]
                "v16i8"
                "A vector of 16 integers, 16."
                "reference/types";
            ["v2f64"]
                "v2f64"
                "A vector of 2 floating point numbers, 16."
                "reference/types";
            ["v4f32"]
                "v4f32"
                "A vector of 4 floating point numbers, 16."
                "reference/types";
            ["agg"]
                "agg"
                "The value of a structure, union, array or type parameter as a whole."
                "reference/types";
            ["dynany" "dynptr"]
                "dynany\ndynptr"
                "Any tagged value or value of JavaScript, 8."
                "reference/dynamic";
            ["dynundef"]
                "dynundef"
                "The value undefined of JavaScript, 8."
                "reference/dynamic";
            ["dynnull"]
                "dynnull"
                "The value null of JavaScript, 8."
                "reference/dynamic";
            ["dynbool"]
                "dynbool"
                "A truth value of JavaScript, 8."
                "reference/dynamic";
            ["dyni32" "dynu32"]
                "dyni32\ndynu32"
                "An integer of JavaScript, 8."
                "reference/dynamic";
            ["dynf64"]
                "dynf64"
                "A number of JavaScript, 8."
                "reference/dynamic";
            ["dynf32"]
                "dynf32"
                "A number of JavaScript, 8."
                "reference/dynamic";
            ["dynstr"]
                "dynstr"
                "A text of JavaScript, 8."
                "reference/dynamic";
            ["dynobj"]
                "dynobj"
                "An object of JavaScript, 8."
                "reference/dynamic";
            ["dynnone" "dynhole"]
                "dynnone\ndynhole"
                "A place of JavaScript without a value, 8."
                "reference/dynamic";
            ["simplestr"]
                "simplestr"
                "In memory, a text of JavaScript, 4."
                "reference/dynamic";
            ["simpleobj"]
                "simpleobj"
                "In memory, an object of JavaScript, 4."
                "reference/dynamic";
            ["constStr"]
                "constStr"
                "A text without a size. Only pointers to it are used."
                "reference/types";
            ["gen"]
                "gen"
                "A value of a size that is not known. Only pointers to it are used."
                "reference/types";
            ["unknown"]
                "unknown"
                "A type that is not known. Only pointers to it are used."
                "reference/types";
        },
    },
];
