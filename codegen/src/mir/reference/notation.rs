//! The signs of the reference's grammars.

/// What the capitals in grammars stand for, and what that is.
pub const NOTATION: &[(&str, &str)] = &[
    (
        "ADDRESS",
        "an address as initial value: `addrof PRIM VAR «FIELD» «(INT)»`, `addroffunc PRIM FUNC`, `addroflabel PRIM LABEL`, `conststr PRIM STRING` or `conststr16 PRIM STRING`",
    ),
    ("ATTRIBUTE", "a word of the section [Attributes](#attributes)"),
    (
        "BLOCK",
        "`{ «STATEMENT ..» }`, with declarations among the statements",
    ),
    ("EXPR", "an expression"),
    (
        "FIELD",
        "a field id: 0 is the whole, 1 the first field, and so on in depth-first order; 0 if it is left out",
    ),
    ("FUNC", "the name of a function, `&name`"),
    ("GLOBAL", "the name of a global variable or type, `$name`"),
    (
        "INIT",
        "an initial value: `NUMBER`, `ADDRESS`, or a list `[INIT, ..]` or `[INT = INIT, ..]` of those of elements and fields",
    ),
    (
        "INT",
        "an integer: decimal, hexadecimal with `0x`, octal with a leading `0`, or a character `'a'`",
    ),
    ("INTRINSIC", "a name of the section [Intrinsics](#intrinsics)"),
    ("LABEL", "the name of a label or field, `@name`"),
    ("LOCAL", "the name of a local variable or type, `%name`"),
    ("MEMBER", "a member of a type: see [Types](#types)"),
    ("NAME", "any name with its sign"),
    (
        "NUMBER",
        "an `INT`, or a floating point number: `1.5`, `2e10`, `1.5f`, `inf`, `nan`",
    ),
    (
        "PARAM",
        "a parameter: `var LOCAL TYPE «ATTRIBUTE ..»` or `reg REG TYPE`",
    ),
    ("PRIM", "a primitive type"),
    (
        "REG",
        "a pseudo-register `%1`, `%2` and so on, or a special register: `%%retval0`, `%%thrownval`, in lowered modules `%%SP`, `%%FP`, `%%GP`",
    ),
    (
        "RESULT",
        "`dassign VAR «FIELD»`, `regassign PRIM REG`, or `dassign` alone for a result that is dropped",
    ),
    ("STATEMENT", "a statement or declaration"),
    (
        "STRING",
        "text in double quotes; `\\a` `\\b` `\\f` `\\n` `\\r` `\\t` `\\v` `\\\"` `\\\\`, `\\xHH` and octal numbers are as in C, other backslashes stand for themselves",
    ),
    (
        "TYPE",
        "a `PRIM`, a type's name, or a derived type in angle brackets",
    ),
    ("TYPEPARAM", "the name of a type parameter, `!name`"),
    (
        "VAR",
        "the name of a variable: `$name` of a global, `%name` of a local one",
    ),
    ("WORDS", "integers in brackets, without commas"),
];
