//! Expressions that read, name or make places.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        title: "Variables, memory and constants",
        kind: Kind::Expression,
        about: "Addresses are computed with the arithmetic of `ptr`.",
        rows: rows! {
            ["dread"]
                "dread PRIM VAR «FIELD»"
                "The value of a variable or one of its fields."
                "reference/expressions";
            ["iread"]
                "iread PRIM TYPE «FIELD» (EXPR)"
                "The value where the operand points to: `TYPE` is the type of the pointer, `FIELD` a field of what it points to."
                "reference/expressions";
            ["ireadoff"]
                "ireadoff PRIM INT (EXPR)"
                "The value `INT` bytes behind the address that the operand is."
                "reference/expressions";
            ["ireadfpoff"]
                "ireadfpoff PRIM INT"
                "The value in the frame `INT` bytes from `%%FP`. Lowered modules only."
                "lowered/seed";
            ["regread"]
                "regread PRIM REG"
                "The value of a register. `%%retval0` is the first result of the last call."
                "reference/expressions";
            ["addrof"]
                "addrof PRIM VAR «FIELD»"
                "The address of a variable or one of its fields."
                "reference/expressions";
            ["iaddrof"]
                "iaddrof PRIM TYPE «FIELD» (EXPR)"
                "The address of a field of what the operand points to."
                "reference/expressions";
            ["array"]
                "array 1 PRIM TYPE (EXPR, EXPR ..)\narray 0 PRIM TYPE (EXPR, EXPR ..)\narray PRIM TYPE (EXPR, EXPR ..)"
                "The address of the element with these indices in the array that the first operand points to; `TYPE` is the type of the pointer. With 1, an index outside raises or traps."
                "reference/expressions";
            ["CG_array_elem_add"]
                "CG_array_elem_add PRIM (EXPR, EXPR)"
                "An address and a distance in bytes."
                "reference/expressions";
            ["addroffunc"]
                "addroffunc PRIM FUNC"
                "The address of a function."
                "reference/expressions";
            ["addroflabel"]
                "addroflabel PRIM LABEL\naddroflabel LABEL"
                "The address of a label, for `igoto`."
                "reference/expressions";
            ["constval"]
                "constval PRIM NUMBER\nconstval PRIM [NUMBER, ..]"
                "A constant; the parts of a complex number or vector in brackets. A hexadecimal integer of a floating point type is the bits."
                "reference/expressions";
            ["conststr"]
                "conststr PRIM STRING"
                "The address of a text that ends with a 0."
                "reference/expressions";
            ["conststr16"]
                "conststr16 PRIM STRING"
                "The same in UTF-16."
                "reference/expressions";
            ["sizeoftype"]
                "sizeoftype PRIM TYPE"
                "The size of a type in bytes."
                "reference/expressions";
            ["fieldsdist"]
                "fieldsdist PRIM TYPE FIELD FIELD\nfieldsdist PRIM TYPE (FIELD, FIELD)"
                "How many bytes the second field begins after the first one."
                "reference/expressions";
            ["alloca"]
                "alloca PRIM (EXPR)"
                "The address of as many fresh bytes of the frame, which are gone when the function returns."
                "reference/expressions";
            ["malloc"]
                "malloc PRIM (EXPR)"
                "The address of as many fresh bytes, until `free`."
                "reference/statements";
            ["stackmalloc"]
                "stackmalloc PRIM TYPE"
                "The address of fresh memory of the frame for a value of the type."
                "reference/expressions";
            ["stackmallocjarray"]
                "stackmallocjarray PRIM TYPE (EXPR)"
                "The same for as many elements of the type, `<[] TYPE>`."
                "reference/expressions";
        },
    },
    Section {
        title: "Objects",
        kind: Kind::Expression,
        about: "Objects are counted. They are those of managed modules: see [MAPLE IR as it is accepted here](maple-ir.md).",
        rows: rows! {
            ["gcmalloc"]
                "gcmalloc PRIM TYPE"
                "A new object of a class, with zeros in its fields."
                "reference/classes";
            ["gcmallocjarray"]
                "gcmallocjarray PRIM TYPE (EXPR)"
                "A new array of as many elements, `<[] TYPE>`, which are 0."
                "reference/classes";
            ["gcpermalloc"]
                "gcpermalloc PRIM TYPE"
                "As `gcmalloc`; the object is never freed."
                "reference/classes";
            ["gcpermallocjarray"]
                "gcpermallocjarray PRIM TYPE (EXPR)"
                "As `gcmallocjarray`; the array is never freed."
                "reference/classes";
            ["resolvevirtualfunc"]
                "resolvevirtualfunc PRIM TYPE FUNC (EXPR)"
                "The address of the method that a `virtualcall` on the operand would call; `TYPE` is the class."
                "reference/classes";
            ["resolveinterfacefunc"]
                "resolveinterfacefunc PRIM TYPE FUNC (EXPR)"
                "The address of the method that an `interfacecall` on the operand would call; `TYPE` is the interface."
                "reference/classes";
        },
    },
    Section {
        title: "Intrinsics in expressions",
        kind: Kind::Expression,
        about: "The names are listed in [Intrinsics](#intrinsics).",
        rows: rows! {
            ["intrinsicop"]
                "intrinsicop PRIM INTRINSIC («EXPR, ..»)"
                "The result of an intrinsic or built-in."
                "reference/calls";
            ["intrinsicopwithtype"]
                "intrinsicopwithtype PRIM TYPE INTRINSIC («EXPR, ..»)"
                "The result of an intrinsic that works on a type, a class for instance."
                "reference/calls";
        },
    },
];
