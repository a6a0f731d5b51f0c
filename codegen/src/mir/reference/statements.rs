//! Statements but for calls.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        title: "Assignments",
        kind: Kind::Statement,
        about: "A value of another integer type than its place is truncated or extended by its own sign.",
        rows: rows! {
            ["dassign"]
                "dassign VAR «FIELD» (EXPR)"
                "Assigns to a variable or one of its fields."
                "reference/statements";
            ["maydassign"]
                "maydassign VAR «FIELD» (EXPR)"
                "As `dassign`; tells an optimiser that the assignment may not take place."
                "reference/statements";
            ["iassign"]
                "iassign TYPE «FIELD» (EXPR, EXPR)"
                "Stores the second operand where the first points to: `TYPE` is the type of the pointer, `FIELD` a field of what it points to."
                "reference/statements";
            ["iassignoff"]
                "iassignoff PRIM INT (EXPR, EXPR)"
                "Stores the second operand, as a `PRIM`, `INT` bytes behind the address that the first one is."
                "reference/statements";
            ["iassignfpoff"]
                "iassignfpoff PRIM INT (EXPR)"
                "Stores to the frame, `INT` bytes from `%%FP`. Lowered modules only."
                "lowered/seed";
            ["regassign"]
                "regassign PRIM REG (EXPR)"
                "Assigns to a pseudo-register, or in lowered modules to a special one."
                "reference/statements";
            ["eval"]
                "eval (EXPR)"
                "Computes a value and drops it."
                "reference/statements";
        },
    },
    Section {
        title: "Control flow",
        kind: Kind::Statement,
        about: "Conditions are 0 or not. Structured statements and jumps mix in any way: a jump may lead into a block.",
        rows: rows! {
            ["if" "else"]
                "if (EXPR) BLOCK «else BLOCK»"
                "Executes the first block if the condition is not 0, else the second one if there is one."
                "reference/statements";
            ["while"]
                "while (EXPR) BLOCK"
                "Executes the block as long as the condition, tested before each turn, is not 0."
                "reference/statements";
            ["dowhile"]
                "dowhile BLOCK (EXPR)"
                "Executes the block, and again as long as the condition, tested after each turn, is not 0."
                "reference/statements";
            ["doloop"]
                "doloop VAR (EXPR, EXPR, EXPR) BLOCK\ndoloop REG (EXPR, EXPR, EXPR) BLOCK"
                "Assigns the first operand to the counter; as long as the second one is not 0, executes the block and adds the third one."
                "reference/statements";
            ["foreachelem" "foreach"]
                "foreachelem VAR VAR BLOCK\nforeach VAR VAR BLOCK"
                "Executes the block with the first variable set to each element of the second one, an array, in order."
                "reference/statements";
            ["block"]
                "block BLOCK"
                "A block as a statement."
                "reference/statements";
            [] {"{ .. }" "{"}
                "BLOCK"
                "The same without a word."
                "reference/statements";
            [] {"@name" "@first"}
                "LABEL"
                "Marks the next statement. A label is known in its whole function and marks one place."
                "reference/statements";
            ["goto"]
                "goto LABEL"
                "Jumps to a label."
                "reference/statements";
            ["brtrue"]
                "brtrue LABEL (EXPR)"
                "Jumps if the operand is not 0."
                "reference/statements";
            ["brfalse"]
                "brfalse LABEL (EXPR)"
                "Jumps if the operand is 0."
                "reference/statements";
            ["switch"]
                "switch (EXPR) LABEL { «INT: goto LABEL ..» }\nswitch (EXPR) 0 { «INT: goto LABEL ..» }"
                "Jumps to the label of the tag that equals the operand, else to the first label; with 0 in its place, goes on behind the statement."
                "reference/statements";
            ["rangegoto"]
                "rangegoto (EXPR) INT { INT: goto LABEL .. }"
                "Jumps to the label of the tag that equals the operand minus `INT`. Tags lie between 0 and 65535, without gaps; a value outside of them is a trap."
                "reference/statements";
            ["multiway"]
                "multiway (EXPR) LABEL { «(EXPR): goto LABEL ..» }"
                "Compares the operand with each tag in order and jumps to the label of the first that is equal, else to the first label. Texts are compared by their contents."
                "reference/statements";
            ["igoto"]
                "igoto (EXPR)"
                "Jumps to the label whose address the operand is."
                "reference/statements";
            ["indexgoto"]
                "indexgoto (EXPR) VAR"
                "Jumps to the label whose address is the element of the variable, an array, that the operand is the index of."
                "reference/statements";
            ["return"]
                "return (EXPR)\nreturn (EXPR, EXPR ..)\nreturn ()\nreturn"
                "Leaves the function with the values as its results."
                "reference/statements";
            ["membaracquire"]
                "membaracquire"
                "No load or store behind it comes before a load in front of it."
                "reference/statements";
            ["membarrelease"]
                "membarrelease"
                "No load or store in front of it comes after a store behind it."
                "reference/statements";
            ["membarstorestore"]
                "membarstorestore"
                "Stores in front of it come before stores behind it."
                "reference/statements";
            ["membarstoreload" "membarfull"]
                "membarstoreload\nmembarfull"
                "All loads and stores in front of it come before all behind it."
                "reference/statements";
            ["asm"]
                "asm"
                "Inline assembly is not supported: call a C function."
                "reference/refused_asm" refused;
        },
    },
    Section {
        title: "Checks",
        kind: Kind::Statement,
        about: "A check that fails raises, or is a trap where nothing can be raised. Behind the words, `<FUNC>` or `<FUNC, INT, FUNC>` may name functions for messages; that means nothing here.",
        rows: rows! {
            ["assertnonnull" "assignassertnonnull" "callassertnonnull" "returnassertnonnull"]
                "assertnonnull (EXPR)\nassignassertnonnull (EXPR)\ncallassertnonnull (EXPR)\nreturnassertnonnull (EXPR)"
                "Fails if the operand is null."
                "reference/checks";
            ["assertge" "calcassertge"]
                "assertge (EXPR, EXPR)\ncalcassertge (EXPR, EXPR)"
                "Fails unless the first operand is at least the second one."
                "reference/checks";
            ["assertlt" "calcassertlt"]
                "assertlt (EXPR, EXPR)\ncalcassertlt (EXPR, EXPR)"
                "Fails unless the first operand is less than the second one."
                "reference/checks";
            ["assignassertle" "callassertle" "returnassertle"]
                "assignassertle (EXPR, EXPR)\ncallassertle (EXPR, EXPR)\nreturnassertle (EXPR, EXPR)"
                "Fails unless the first operand is at most the second one."
                "reference/checks";
        },
    },
    Section {
        title: "Exceptions",
        kind: Kind::Statement,
        about: "A region begins with a `javatry` and ends with `endtry`. What is raised in it goes to the first handler that takes it; the variables have what they were given last.",
        rows: rows! {
            ["javatry"]
                "javatry { LABEL .. }"
                "Opens a region with handlers, which are asked in order."
                "control/try";
            ["try"]
                "try { LABEL .. }\ntry LABEL LABEL"
                "As `javatry`; with two labels or 0 in their place, as `jstry`."
                "control/try";
            ["javacatch"]
                "javacatch { TYPE .. }"
                "Begins a handler, at its label: for the classes that the types point to, or for all with `<* void>`. `%%thrownval` is what was raised."
                "control/try";
            ["catch"]
                "catch { TYPE .. }\ncatch TYPE\ncatch"
                "As `javacatch`; without types, as `jscatch`."
                "control/try";
            ["endtry"]
                "endtry"
                "Closes the innermost region."
                "control/try";
            ["cleanuptry"]
                "cleanuptry"
                "Leaves the innermost region on the way out of the function."
                "control/try";
            ["throw"]
                "throw (EXPR)"
                "Raises the operand. Null raises a null pointer error instead."
                "exceptions/catch";
            ["jstry"]
                "jstry LABEL LABEL"
                "Opens a region of JavaScript: a handler and a `finally`, 0 in the place of one that is missing."
                "js/exceptions";
            ["jscatch"]
                "jscatch"
                "Begins the handler of a `jstry`, at its label."
                "js/exceptions";
            ["finally"]
                "finally"
                "Begins what is executed whichever way the region is left, at its label."
                "js/exceptions";
            ["gosub"]
                "gosub LABEL"
                "Jumps to a `finally`, which comes back."
                "js/exceptions";
            ["retsub"]
                "retsub"
                "Goes back behind the `gosub`, or on with what was raised."
                "js/exceptions";
            ["cpptry"]
                "cpptry { LABEL .. }"
                "As `javatry`: a region of C++."
                "exceptions/cpp_style";
            ["cppcatch"]
                "cppcatch { TYPE .. }"
                "As `javacatch`: what was thrown is an address, which `<* void>` takes."
                "exceptions/cpp_style";
        },
    },
    Section {
        title: "Memory and monitors",
        kind: Kind::Statement,
        about: "",
        rows: rows! {
            ["free"]
                "free (EXPR)"
                "Gives back memory that `malloc` gave; null is allowed."
                "reference/statements";
            ["syncenter"]
                "syncenter (EXPR «, EXPR»)"
                "Enters the monitor of an object. Managed modules only; elsewhere a trap."
                "reference/classes";
            ["syncexit"]
                "syncexit (EXPR «, EXPR»)"
                "Leaves the monitor of an object. Managed modules only; elsewhere a trap."
                "reference/classes";
            ["incref"]
                "incref (EXPR)"
                "Counts a reference to memory of `gcmalloc` and its kin. Not in managed modules, whose compiler counts itself."
                "memory/counted";
            ["decref" "decrefwithcheck"]
                "decref (EXPR)\ndecrefwithcheck (EXPR)"
                "Counts a reference less; the last one gives the memory back."
                "memory/counted";
            ["decrefreset"]
                "decrefreset (EXPR)"
                "As `decref` of the reference at an address, which gets null."
                "memory/counted";
        },
    },
];
