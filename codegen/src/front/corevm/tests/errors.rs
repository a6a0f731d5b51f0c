//! What is refused, where, and in which words.

use super::{body, errors, read};

#[test]
fn every_error_has_its_place_and_message() {
    for (text, expected) in [
        ("\"author\" \"x\"", "1:10 `:` should stand here, not `\"x\"`"),
        ("\"author\" : x", "1:12 a string should stand here, not `x`"),
        (
            "\"timestamp\" : \"1x\"",
            "1:15 the timestamp \"1x\" is no decimal number",
        ),
        (
            "\"timestamp\" : \"0x1\"",
            "1:15 the timestamp \"0x1\" is no decimal number",
        ),
        (
            "\"timestamp\" : \"9223372036854775808\"",
            "1:15 the timestamp \"9223372036854775808\" has more than 64 bits",
        ),
        (
            "type T {\n}\n\"author\" : \"x\"",
            "3:1 metadata stands behind a definition",
        ),
        ("\"author\" : \"a\\q\"", "1:14 `\\q` is no escape"),
        ("\"author\" : \"a", "1:12 the string is not closed"),
        ("\"author\" : 'a'", "1:12 strings stand in double quotes"),
        ("typ T {\n}", "1:1 a definition should stand here, not `typ`"),
        ("type T {\n};", "2:2 a definition should stand here, not `;`"),
        ("type T {\n}\n}", "3:1 a definition should stand here, not `}`"),
        ("/* c */", "1:1 comments start with two slashes"),
        ("type i32 {\n}", "1:6 `i32` is a type of the language"),
        (
            "type T {\n    i32 x\n    i32 y;\n}",
            "2:10 `;` is missing behind the field",
        ),
        ("type T {\n    i32 x\n}", "2:10 `;` is missing behind the field"),
        (
            "type T {\n    i32 x, y;\n}",
            "2:10 `;` should stand here, not `,`",
        ),
        (
            "type T {\n    i32;\n}",
            "2:8 the field's name should stand here, not `;`",
        ),
        ("type T {\n    i32** x;\n}", "2:9 a type has more than one star"),
        (
            "type T {\n    array [ i8 * 10 ] x;\n}",
            "2:13 the number of elements should stand here, not `i8`",
        ),
        (
            "type T {\n    array [ -1 * i8 ] x;\n}",
            "2:13 -1 is no number of elements",
        ),
        (
            "type T {\n    array [ 1 * i8 x;\n}",
            "2:20 `]` should stand here, not `x`",
        ),
        (
            "type T {\n    i32 x;\ntype U {\n}",
            "1:6 the closing brace of the type is missing",
        ),
        (
            "type T {\n    i32 x;",
            "1:6 the closing brace of the type is missing",
        ),
        ("[a=1.5]\ntype T {\n}", "1:4 the value 1.5 is no integer"),
        (
            "[a=b]\ndef void f() {\n}",
            "2:1 `type` should stand here, not `def`",
        ),
        ("[a]\ntype T {\n}", "1:3 `=` should stand here, not `]`"),
        (
            "declare void f(i8)",
            "1:18 the parameter's name should stand here, not `)`",
        ),
        ("declare void f.(i8 x)", "1:16 a name should stand here, not `(`"),
        (
            "def f() {\n}",
            "1:6 the function's name should stand here, not `(`",
        ),
        ("def void f {\n}", "1:12 `(` should stand here, not `{`"),
        (
            "def void f(*a, i8 x) {\n}",
            "1:19 a parameter with a type stands behind one with a star",
        ),
        (
            "def void f(**a, *x) {\n}",
            "1:18 a parameter with one star stands behind one with two",
        ),
        (
            "def void f(*a, *x) {\n}",
            "1:17 there is a parameter with one star already",
        ),
        (
            "def void f(**a, **x) {\n}",
            "1:19 there is a parameter with two stars already",
        ),
        (
            "def void f() [inline {\n}",
            "1:22 an option or `]` should stand here, not `{`",
        ),
        ("def void f() [-1] {\n}", "1:15 -1 is no set of bits"),
        ("def void f();", "1:13 `{` should stand here, not `;`"),
        (
            "def void f() {\nentry:\n    ret;\n",
            "1:10 the closing brace of the function is missing",
        ),
        (
            "def void f() {\nentry:\n    ret;\ndef void g() {\n}",
            "1:10 the closing brace of the function is missing",
        ),
        (
            "def void f() {\n    ret;\n    ret;\n}",
            "2:5 an instruction stands before the first label",
        ),
        (
            "def void f() {\nentry\n    ret;\n}",
            "2:6 `:` is missing behind the label entry",
        ),
        (
            "def void f() {\na b:\n    ret;\n}",
            "2:1 no instruction is called `a`",
        ),
        (
            "def void f() {\n1a:\n    ret;\n}",
            "2:1 a label should stand here, not `1a`",
        ),
    ] {
        assert_eq!(errors(text), [expected], "{text}");
    }
}

#[test]
fn every_error_of_instructions_has_its_place_and_message() {
    for (line, expected) in [
        ("%a = ad i32 %x %y;", "3:6 no instruction is called `ad`"),
        ("%a = ;", "3:6 an instruction should stand here, not `;`"),
        ("%a add i32 %x %y;", "3:4 `=` should stand here, not `add`"),
        (
            "%1a = ret;",
            "3:2 the name of the result should stand here, not `1a`",
        ),
        (
            "% = ret;",
            "3:3 the name of the result should stand here, not `=`",
        ),
        ("ret\n", "3:4 `;` is missing behind the instruction ret"),
        (
            "ret i32 %a\n%b = len %a;",
            "3:11 `;` is missing behind the instruction ret",
        ),
        (
            "ret i32 %a %b = len %a;",
            "3:11 `;` is missing behind the instruction ret",
        ),
        (
            "ret\nstore i8 %a %b;",
            "3:4 `;` is missing behind the instruction ret",
        ),
        (
            "ret i32 %a\nnext: ret;",
            "3:11 `;` is missing behind the instruction ret",
        ),
        (
            "br [ label #a ]\nret;",
            "3:16 `;` is missing behind the instruction br",
        ),
        ("br [ label #a ] ret;", "3:17 `;` should stand here, not `ret`"),
        (
            "ret i32 5;\nret ui8 256;",
            "4:9 the constant 256 does not fit ui8, which holds 0 to 255",
        ),
        (
            "ret i8 0xff;",
            "3:8 the constant 0xff does not fit i8, which holds -128 to 127",
        ),
        (
            "ret bool 2;",
            "3:10 the constant 2 does not fit bool, which holds 0 to 1",
        ),
        (
            "ret i64 9223372036854775808;",
            "3:9 the constant 9223372036854775808 does not fit i64, which holds -9223372036854775808 to 9223372036854775807",
        ),
        (
            "ret spf 1e39;",
            "3:9 the constant 1e39 does not fit spf, which holds numbers up to 3.4028235e38",
        ),
        ("ret ui32 1.5;", "3:10 the constant 1.5 is no integer"),
        ("ret ui32 \"a\";", "3:10 the constant \"a\" is a string"),
        ("ret string 5;", "3:12 the constant 5 is no string"),
        ("ret object 5;", "3:12 the constant 5 is no object"),
        (
            "ret void 5;",
            "3:10 the constant 5 is of type void, which has no values",
        ),
        (
            "ret dpf 0x10;",
            "3:9 the constant 0x10 is hexadecimal, which floating point numbers are not",
        ),
        (
            "ret spf nan(1);",
            "3:5 the constant 1 is not the bits of a NaN of spf",
        ),
        (
            "ret spf nan(x);",
            "3:13 the bits of the NaN should stand here, not `x`",
        ),
        ("ret 5;", "3:5 the constant 5 has no type"),
        ("ret true;", "3:5 the constant true has no type"),
        ("ret null;", "3:5 the constant null has no type"),
        ("call \"f\" %x;", "3:6 the constant \"f\" has no type"),
        ("%a = add i32 %x 1.5;", "3:17 the constant 1.5 has no type"),
        (
            "putelement dfp 3.14 %a ui32 1;",
            "3:12 `dfp` is no type of constants",
        ),
        (
            "putelement dpf 3.14 %a uint32 1;",
            "3:24 `uint32` is no type of constants",
        ),
        ("%a = add i32 x %y;", "3:14 an operand should stand here, not `x`"),
        (
            "%a = add %x i32 %y;",
            "3:17 the value of a constant of type i32 should stand here, not `%`",
        ),
        ("store i32, %a %b;", "3:10 an operand should stand here, not `,`"),
        ("%a = add i32 %x, ;", "3:18 an operand should stand here, not `;`"),
        ("%a = add i32 %x @;", "3:17 no token starts with this character"),
        (
            "%a = alloca T [auto];",
            "3:16 `label` should stand here, not `auto`",
        ),
        ("%a = alloca [] T;", "3:14 an option should stand here, not `]`"),
        (
            "%a = alloca [auto T;",
            "3:20 an option or `]` should stand here, not `;`",
        ),
        ("br label #a;", "3:4 a label stands outside of brackets"),
        ("br #a;", "3:4 a label stands outside of brackets"),
        ("br %c [#a, #b];", "3:8 `label` should stand here, not `#`"),
        (
            "br %c [labels #a];",
            "3:8 `label` should stand here, not `labels`",
        ),
        ("br %c [label a];", "3:14 `#` should stand here, not `a`"),
        (
            "br %c [label #a label #b];",
            "3:17 `]` should stand here, not `label`",
        ),
        ("call #a.1;", "3:8 the constant .1 has no type"),
        ("if (x) { ret; }\nret 5;", "3:1 no instruction is called `if`"),
    ] {
        let found = errors(&body(line));
        assert_eq!(found.first().map(String::as_str), Some(expected), "{line}");
        let others = usize::from(line.starts_with("if"));
        assert_eq!(found.len(), 1 + others, "{line}: {found:?}");
    }
}

#[test]
fn every_error_of_a_file_is_reported() {
    let text = "\"timestamp\" : \"x\"
fun i32 main() {
entry:
    ret i32 5;
}
type T {
    i32;
    array [ 2 * ] x;
    i8 y
}
def void f(i32) {
entry:
    ret i8 300;
    %x = nonsense %y;
    %z = add i8 5 6 300;
}
def void g( {
    ret i8 300;
}
declare void
type U [] {
    ;
}
";
    assert_eq!(
        errors(text),
        [
            "1:15 the timestamp \"x\" is no decimal number",
            "2:1 a definition should stand here, not `fun`",
            "7:8 the field's name should stand here, not `;`",
            "8:17 a type should stand here, not `]`",
            "9:9 `;` is missing behind the field",
            "11:15 the parameter's name should stand here, not `)`",
            "13:12 the constant 300 does not fit i8, which holds -128 to 127",
            "14:10 no instruction is called `nonsense`",
            "15:19 the constant 6 has no type",
            "15:21 the constant 300 has no type",
            "17:13 a type should stand here, not `{`",
            "18:5 an instruction stands before the first label",
            "18:12 the constant 300 does not fit i8, which holds -128 to 127",
            "21:1 the function's name should stand here, not `type`",
            "21:8 `{` should stand here, not `[`",
            "22:5 a type should stand here, not `;`",
        ]
    );
}

#[test]
fn messages_name_place_cause_and_remedy() {
    for (line, expected) in [
        (
            "%a = ad i32 %x %y;",
            "test.ir.txt:3:6: error: no instruction is called `ad`
3 | %a = ad i32 %x %y;
  |      ^^
hint: did you mean `add`?",
        ),
        (
            "putelement dfp 3.14 %v ui32 2;",
            "test.ir.txt:3:12: error: `dfp` is no type of constants
3 | putelement dfp 3.14 %v ui32 2;
  |            ^^^
hint: did you mean `dpf`?",
        ),
        (
            "call \"f\" %x;",
            "test.ir.txt:3:6: error: the constant \"f\" has no type
3 | call \"f\" %x;
  |      ^^^
hint: write it before it, as in `string \"f\"`",
        ),
    ] {
        assert_eq!(read(&body(line)).unwrap_err()[0].to_string(), expected);
    }
    let open = "\"author\" : \"Me\n\"path\" : \"x\"\n\ntype T {\n}\n";
    let found = read(open).unwrap_err();
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].message.as_str(), found[0].hint.as_str()),
        ("the string is not closed", "write `\"` at its end")
    );
}
