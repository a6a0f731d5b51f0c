//! Lines of modules and functions.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[
    Section {
        title: "Modules",
        kind: Kind::Line,
        about: "A module is a text of these lines in any order. Names may be used before they are declared.",
        rows: rows! {
            ["flavor"]
                "flavor INT"
                "The stage of its tools that the module comes from: 1 and 2 from front ends, from 4 on lowered modules."
                "reference/module";
            ["srclang"]
                "srclang INT"
                "The source language, which decides the rules: 1 C, 2 JavaScript, 3 Java, 4 C++. The name of the language will do."
                "reference/module";
            ["id"]
                "id INT"
                "A number of the module. Without meaning here."
                "reference/module";
            ["numfuncs"]
                "numfuncs INT"
                "How many functions the module has. Without meaning here."
                "reference/module";
            ["entryfunc"]
                "entryfunc FUNC"
                "Where the program starts; `&main` if the line is missing."
                "reference/module";
            ["import"]
                "import STRING"
                "Reads the declarations of another file: types, prototypes, variables."
                "reference/module";
            ["importpath"]
                "importpath STRING"
                "A folder in which imported files are looked for."
                "reference/module";
            ["fileinfo"]
                "fileinfo { LABEL INT, .. }\nfileinfo { LABEL STRING, .. }"
                "Facts about the file, by name. Without meaning here."
                "reference/module";
            ["filedata"]
                "filedata { LABEL INT .., .. }"
                "Numbers about the file, by name. Without meaning here."
                "reference/module";
            ["srcfileinfo"]
                "srcfileinfo { INT STRING, .. }"
                "The source files that `LOC` lines name by number. Backtraces and debuggers show them."
                "reference/module";
            ["globalmemsize"]
                "globalmemsize INT"
                "The size of the global memory of a lowered module in bytes."
                "lowered/seed";
            ["globalmemmap"]
                "globalmemmap = [WORDS]"
                "The first words of the global memory; the others are 0."
                "lowered/seed";
            ["globalwordstypetagged"]
                "globalwordstypetagged = [WORDS]"
                "A bit for each word of 4 bytes of the global memory: whether it begins a tagged value."
                "lowered/seed";
            ["globalwordsrefcounted"]
                "globalwordsrefcounted = [WORDS]"
                "The same: whether it begins a counted reference."
                "lowered/seed";
        },
    },
    Section {
        title: "Declarations",
        kind: Kind::Line,
        about: "Variables of scalar types are 0 before they are assigned.",
        rows: rows! {
            ["var"]
                "var VAR TYPE «ATTRIBUTE ..» «= INIT»"
                "Declares a variable: global at module level, local in a function. A local one is known in the whole function."
                "reference/declarations";
            ["tempvar"]
                "tempvar VAR TYPE «ATTRIBUTE ..» «= INIT»"
                "As `var`; a front end has made the variable up."
                "reference/declarations";
            ["fstatic"]
                "var GLOBAL fstatic TYPE «ATTRIBUTE ..» «= INIT»"
                "A global variable whose name other modules do not see."
                "reference/declarations";
            ["pstatic"]
                "var LOCAL pstatic TYPE «ATTRIBUTE ..» «= INIT»"
                "A local variable that keeps its value from call to call."
                "reference/declarations";
            ["extern"]
                "var GLOBAL extern TYPE «ATTRIBUTE ..»"
                "A variable that another image or native library defines."
                "reference/declarations";
            ["static"]
                "var static VAR TYPE «ATTRIBUTE ..» «= INIT»"
                "As `fstatic` or `pstatic`, by where it stands."
                "reference/declarations";
            ["reg"]
                "reg REG TYPE\nreg REG TYPE 0\nreg REG TYPE 1"
                "Declares a pseudo-register, in a function or as a parameter. A 1 says that it holds a counted reference."
                "reference/declarations";
            ["type"]
                "type GLOBAL TYPE «ATTRIBUTE ..»\ntype LOCAL TYPE «ATTRIBUTE ..»"
                "Gives a type a name, for the module or within a function."
                "reference/declarations";
            ["func"]
                "func FUNC «ATTRIBUTE ..» («PARAM, ..» «, ...») TYPE «, TYPE ..» «BLOCK»\n<func («TYPE, ..» «, ...») TYPE>"
                "Declares a function, or with a block defines it; several result types give it several results. In a type, that of a function."
                "reference/declarations";
            ["javaclass"]
                "javaclass GLOBAL TYPE «ATTRIBUTE ..»"
                "Makes a class type a class of the program."
                "reference/classes";
            ["javainterface"]
                "javainterface GLOBAL TYPE «ATTRIBUTE ..»"
                "Makes an interface type an interface of the program."
                "reference/classes";
            [] {"initial values" "= [1 = 0"}
                "[INIT, ..]\n[INT = INIT, ..]\nNUMBER\nADDRESS"
                "An initial value. A list has the values of elements or fields in order; those with `INT =` give the field. What is not named is 0."
                "reference/declarations";
        },
    },
    Section {
        title: "Function directives",
        kind: Kind::Line,
        about: "Lines in the block of a function. Without a remark, lowered modules use them and others keep them.",
        rows: rows! {
            ["framesize"]
                "framesize INT"
                "The size of the locals in bytes, 8 reserved ones among them."
                "reference/directives";
            ["upformalsize"]
                "upformalsize INT"
                "The size of the arguments in bytes."
                "reference/directives";
            ["formalwordstypetagged"]
                "formalwordstypetagged = [WORDS]"
                "A bit for each word of the arguments: whether it begins a tagged value."
                "reference/directives";
            ["formalwordsrefcounted"]
                "formalwordsrefcounted = [WORDS]"
                "The same: whether it begins a counted reference."
                "reference/directives";
            ["localwordstypetagged"]
                "localwordstypetagged = [WORDS]"
                "A bit for each word of the locals: whether it begins a tagged value."
                "reference/directives";
            ["localwordsrefcounted"]
                "localwordsrefcounted = [WORDS]"
                "The same: whether it begins a counted reference."
                "reference/directives";
            ["moduleid"]
                "moduleid INT"
                "A number of the module. Without meaning here."
                "reference/directives";
            ["funcid"]
                "funcid INT"
                "A number of the function. Without meaning here."
                "reference/directives";
            ["funcsize"]
                "funcsize INT"
                "The size of the function. Without meaning here."
                "reference/directives";
            ["funcinfo"]
                "funcinfo { LABEL INT, .. }\nfuncinfo { LABEL STRING, .. }"
                "Facts about the function, by name. Without meaning here."
                "reference/directives";
        },
    },
    Section {
        title: "Comments and positions",
        kind: Kind::Line,
        about: "",
        rows: rows! {
            [] {"#" "# a comment between"}
                "#"
                "The rest of the line is a comment. Those among statements are kept by the printer."
                "statements/plain";
            ["LOC"]
                "LOC INT INT «INT»"
                "The file, line and column of the source that the following statements come from, or the next declaration."
                "reference/module";
            ["ALIAS"]
                "ALIAS NAME NAME TYPE «STRING»"
                "The name that a variable has in the source, and its type there. Kept by the printer; no effect on code."
                "reference/module";
        },
    },
];
