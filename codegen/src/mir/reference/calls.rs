//! Calls.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        title: "Calls",
        kind: Kind::Statement,
        about: "Arguments are checked against the prototype. A result that no one takes is dropped. The words that end in `assigned` say where the results go; `RESULT ..` may be empty.",
        rows: rows! {
            ["call"]
                "call FUNC («EXPR, ..»)"
                "Calls a function."
                "reference/calls";
            ["callassigned"]
                "callassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "Calls a function and assigns its results."
                "reference/calls";
            ["icall"]
                "icall (EXPR «, EXPR ..»)"
                "Calls the function whose address the first operand is."
                "reference/calls";
            ["icallassigned"]
                "icallassigned (EXPR «, EXPR ..») { «RESULT ..» }"
                "Calls the function whose address the first operand is and assigns its results."
                "reference/calls";
            ["virtualcall"]
                "virtualcall FUNC («EXPR, ..»)"
                "Calls the method that the class of the first operand has under this name; without classes, the function itself."
                "reference/calls";
            ["virtualcallassigned"]
                "virtualcallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `virtualcall`, with results."
                "reference/calls";
            ["superclasscall"]
                "superclasscall FUNC («EXPR, ..»)"
                "Calls the method of the class that the name says, whatever the class of the first operand is."
                "reference/calls";
            ["superclasscallassigned"]
                "superclasscallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `superclasscall`, with results."
                "reference/calls";
            ["interfacecall"]
                "interfacecall FUNC («EXPR, ..»)"
                "Calls the method that the class of the first operand has for this one of an interface; without classes, the function itself."
                "reference/calls";
            ["interfacecallassigned"]
                "interfacecallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `interfacecall`, with results."
                "reference/calls";
            ["polymorphiccall"]
                "polymorphiccall TYPE FUNC («EXPR, ..»)"
                "Calls a function with the signature `TYPE`, a function type."
                "reference/calls";
            ["polymorphiccallassigned"]
                "polymorphiccallassigned TYPE FUNC («EXPR, ..») { «RESULT ..» }"
                "As `polymorphiccall`, with results."
                "reference/calls";
            ["intrinsiccall"]
                "intrinsiccall INTRINSIC («EXPR, ..»)"
                "Executes an intrinsic or built-in."
                "reference/calls";
            ["intrinsiccallassigned"]
                "intrinsiccallassigned INTRINSIC («EXPR, ..») { «RESULT» }"
                "Executes an intrinsic or built-in and assigns its result."
                "reference/calls";
            ["intrinsiccallwithtype"]
                "intrinsiccallwithtype TYPE INTRINSIC («EXPR, ..»)"
                "Executes an intrinsic that works on a type, a class for instance."
                "reference/calls";
            ["intrinsiccallwithtypeassigned"]
                "intrinsiccallwithtypeassigned TYPE INTRINSIC («EXPR, ..») { «RESULT» }"
                "As `intrinsiccallwithtype`, with a result."
                "reference/calls";
            ["xintrinsiccall"]
                "xintrinsiccall INT («EXPR, ..»)"
                "Executes the intrinsic of this engine with the number `INT`."
                "reference/calls";
            ["xintrinsiccallassigned"]
                "xintrinsiccallassigned INT («EXPR, ..») { «RESULT» }"
                "As `xintrinsiccall`, with a result."
                "reference/calls";
            ["customcall"]
                "customcall FUNC («EXPR, ..»)"
                "A call that a language defines. Not supported: no language here has one."
                "reference/refused_calls" refused;
            ["customcallassigned"]
                "customcallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `customcall`, with results. Not supported."
                "reference/refused_calls" refused;
            ["virtualicall"]
                "virtualicall FUNC («EXPR, ..»)"
                "A virtual call whose method is found already. Not supported: call with `icall` what `resolvevirtualfunc` gives."
                "reference/refused_calls" refused;
            ["virtualicallassigned"]
                "virtualicallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `virtualicall`, with results. Not supported."
                "reference/refused_calls" refused;
            ["interfaceicall"]
                "interfaceicall FUNC («EXPR, ..»)"
                "An interface call whose method is found already. Not supported: call with `icall` what `resolveinterfacefunc` gives."
                "reference/refused_calls" refused;
            ["interfaceicallassigned"]
                "interfaceicallassigned FUNC («EXPR, ..») { «RESULT ..» }"
                "As `interfaceicall`, with results. Not supported."
                "reference/refused_calls" refused;
        },
    },
    Section {
        title: "Generics",
        kind: Kind::Statement,
        about: "A call of a generic function says which types stand for its parameters. See [MAPLE IR as it is accepted here](maple-ir.md#generics).",
        rows: rows! {
            ["callinstant"]
                "callinstant FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..»)"
                "Calls an instance of a generic function."
                "reference/calls";
            ["callinstantassigned"]
                "callinstantassigned FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..») { «RESULT ..» }"
                "As `callinstant`, with results."
                "reference/calls";
            ["virtualcallinstant"]
                "virtualcallinstant FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..»)"
                "A `virtualcall` of an instance."
                "reference/calls";
            ["virtualcallinstantassigned"]
                "virtualcallinstantassigned FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..») { «RESULT ..» }"
                "As `virtualcallinstant`, with results."
                "reference/calls";
            ["superclasscallinstant"]
                "superclasscallinstant FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..»)"
                "A `superclasscall` of an instance."
                "reference/calls";
            ["superclasscallinstantassigned"]
                "superclasscallinstantassigned FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..») { «RESULT ..» }"
                "As `superclasscallinstant`, with results."
                "reference/calls";
            ["interfacecallinstant"]
                "interfacecallinstant FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..»)"
                "An `interfacecall` of an instance."
                "reference/calls";
            ["interfacecallinstantassigned"]
                "interfacecallinstantassigned FUNC<{TYPEPARAM=TYPE, ..}> («EXPR, ..») { «RESULT ..» }"
                "As `interfacecallinstant`, with results."
                "reference/calls";
        },
    },
];
