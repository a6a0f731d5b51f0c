//! Errors: place, cause and hint; several in one file; recovery.

use super::{parsed, try_parse};
use crate::diag::{Severity, SourceFile};
use crate::mir::{NoImports, Options, parse};

/// `line:column message [hint]` of every problem.
fn problems(text: &str) -> Vec<String> {
    let list = match try_parse(text) {
        Ok((_, warnings)) => warnings,
        Err(errors) => errors,
    };
    list.iter()
        .map(|d| {
            let hint = if d.hint.is_empty() {
                String::new()
            } else {
                format!(" [{}]", d.hint)
            };
            format!("{}:{} {}{hint}", d.line, d.column, d.message)
        })
        .collect()
}

fn one(text: &str, expected: &str) {
    assert_eq!(problems(text), [expected], "{text}");
}

/// The problem of a statement on line 2.
fn in_body(stmt: &str, expected: &str) {
    one(&format!("func &f (var %i i32) void {{\n{stmt}\n}}\n"), expected);
}

#[test]
fn module_level() {
    one(
        "flavour 1\n",
        "1:1 expected a declaration, found `flavour` [did you mean `flavor`?]",
    );
    one(
        "dassign $x (constval i32 1)\n",
        "1:1 expected a declaration, found `dassign` [statements stand in the block of a function; is a `}` too many?]",
    );
    one(
        "var x i32\n",
        "1:5 expected a variable, found `x` [global names start with `$`, local ones with `%`]",
    );
    one(
        "var $x i33\n",
        "1:8 expected a type, found `i33` [did you mean `i32`?]",
    );
    one(
        "type $T <struct {@a i32 @b i32}>\n",
        "1:25 expected `,` or `}` after a member, found `@b`",
    );
    one(
        "var $x <[3] i32> = []\n",
        "1:21 a list of initial values cannot be empty [leave the initial value out]",
    );
    one("var $x i32 align(3)\n", "1:18 an alignment is a power of two");
    one(
        "import \"x.mplt\"\n",
        "1:8 cannot import x.mplt: imports are not available here [type files are looked up beside the importing file, after each importpath, and in the working folder]",
    );
    one(
        "var $x i32 = 1\nvar $x i32 = 2\n",
        "2:5 variable $x has two initial values [remove one of them]",
    );
    one(
        "type $T <struct {@a i32}>\ntype $T <struct {@b i32}>\n",
        "2:6 type $T is defined twice [remove one of the definitions]",
    );
    one(
        "func &f () void {\n}\nfunc &f () void {\n}\n",
        "3:6 function &f is defined twice [remove one of the bodies]",
    );
    one(
        "func &f (var %a i32, var %a i32) void\n",
        "1:26 there are two parameters `%a` [rename one of them]",
    );
    one(
        "var $x i32 = \"abc\"\n",
        "1:14 expected an initial value, found `\"abc\"` [a string is written conststr ptr \"..\"]",
    );
    one(
        "var $x <* %loc>\n",
        "1:11 a local type is named outside a function [global type names start with `$`]",
    );
}

#[test]
fn lexical() {
    in_body(
        "dassign %i (constval i32 089)",
        "2:26 a number with a leading 0 is octal and has digits up to 7",
    );
    in_body(
        "eval (conststr ptr \"open)",
        "2:20 the string does not end on its line",
    );
    in_body(
        "eval (dread i32 ~x)",
        "2:17 no token of MAPLE IR starts with this character",
    );
    in_body(
        "eval (regread i32 %%BP)",
        "2:19 special registers are %%SP, %%FP, %%GP, %%thrownval and %%retval0, %%retval1, ..",
    );
}

#[test]
fn statements_and_expressions() {
    in_body(
        "dasign %i (constval i32 1)",
        "2:1 expected a statement, found `dasign` [did you mean `dassign`?]",
    );
    in_body(
        "add i32 (constval i32 1, constval i32 2)",
        "2:1 expected a statement, but add is an expression [eval (..) evaluates and discards]",
    );
    in_body(
        "dassign %i (ad i32 (dread i32 %i, constval i32 1))",
        "2:13 expected an expression, found `ad` [did you mean `add`?]",
    );
    in_body(
        "dassign %i (%i)",
        "2:13 expected an expression, found `%i` [variables are read with dread type name]",
    );
    in_body(
        "dassign %i (5)",
        "2:13 expected an expression, found `5` [constants are written constval type value]",
    );
    in_body(
        "dassign %i (dread i33 %i)",
        "2:19 expected a type, found `i33` [did you mean `i32`?]",
    );
    in_body(
        "dassign %i (add i32 (dread i32 %i))",
        "2:13 add takes 2 operand(s), not 1",
    );
    in_body(
        "dassign %i (add i32 (dread i32 %i, constval i32 1)",
        "2:51 expected `,` or `)` after an operand, found `}`",
    );
    in_body(
        "dassign %5 (constval i32 1)",
        "2:9 expected a variable, found `%5` [registers are read with regread and written with regassign]",
    );
    in_body(
        "eval (constval i32 1.5)",
        "2:20 a floating point constant cannot have type i32 [convert with cvt, or write an integer]",
    );
    in_body("eval (constval agg 1)", "2:20 there are no constants of type agg");
    in_body(
        "eval (constval v4i32 [1, 2])",
        "2:27 expected `,` between the parts of a constant, found `]`",
    );
    in_body(
        "eval (intrinsicop i32 C_strlenn ())",
        "2:23 expected the name of an intrinsic, found `C_strlenn` [did you mean `C_strlen`?]",
    );
    in_body(
        "eval (sext i32 65 (dread i32 %i))",
        "2:16 a number of bits must lie between 1 and 64",
    );
    in_body(
        "goto l",
        "2:6 expected a label, found `l` [such names start with `@`]",
    );
    in_body(
        "call f (dread i32 %i)",
        "2:6 expected a function name, found `f` [function names start with `&`]",
    );
    in_body(
        "switch (dread i32 %i) @l {\n1: @l}\n@l",
        "3:4 expected goto, found `@l` [cases are written tag: goto @label]",
    );
    in_body(
        "eval (constval64 i32 5)",
        "2:7 expected an expression, but constval64 exists in images only",
    );
    in_body("brtrue32 @l (dread i32 %i)", "2:1 brtrue32 exists in images only");
    in_body(
        "callassigned &f (dread i32 %i) { %i }",
        "2:34 expected dassign, regassign or `}`, found `%i` [this list says where the results of the call go]",
    );
    in_body(
        "javatry @l",
        "2:9 expected `{` and the handlers of the try, found `@l`",
    );
    in_body(
        "var %i f32",
        "2:5 variable %i is declared twice with different types [rename one of them]",
    );
    in_body(
        "iassign i32 * (dread i32 %i)",
        "2:13 expected the operands of iassign, found `*` [operands stand in parentheses]",
    );
}

#[test]
fn constants_that_do_not_fit_are_warned_about() {
    in_body(
        "eval (constval i32 99999999999)",
        "2:20 the constant 99999999999 does not fit i32, 1215752191 is left of it [name a wider type]",
    );
    for fits in ["i32 0xffffffff", "u8 -1", "i8 255", "u64 0xffffffffffffffff"] {
        assert_eq!(
            problems(&format!("func &f () void {{\n eval (constval {fits})\n}}\n")),
            [""; 0]
        );
    }
}

#[test]
fn every_error_is_found() {
    let text = "var $a i32\n\
        func &f (var %i i32) void {\n  dasign %i (constval i32 1)\n  if (dread i33 %i) {\n    bogus\n  }\n  \
        while (dread i32 %i) {\n    eval (nothing)\n    switch (dread i32 %i) @l {\n      1: oops\n    }\n    goto 7\n  }\n  return ()\n}\n\
        typ $T <struct {@a i32}>\nvar $b <struct {@a}>\nfunc &g () void {\n  retrun ()\n}\n";
    let lines: Vec<u32> = try_parse(text).unwrap_err().iter().map(|d| d.line).collect();
    // The block of an `if` whose condition is wrong is read.
    assert_eq!(lines, [3, 4, 5, 8, 10, 12, 16, 17, 19]);
}

#[test]
fn an_unclosed_function_does_not_swallow_the_next() {
    let text =
        "func &f () void {\n  if (constval i32 1) {\n    return ()\n  }\nfunc &g () void {\n  bad\n}\n";
    assert_eq!(
        problems(text),
        [
            "5:1 expected `}` at the end of the function, found `func` [the innermost open block starts on line 1]",
            "6:3 expected a statement, found `bad`"
        ]
    );
}

#[test]
fn the_number_of_errors_is_limited() {
    let text = format!("func &f () void {{\n{}}}\n", "  goto 7\n".repeat(100));
    assert_eq!(try_parse(&text).unwrap_err().len(), 20);
    let read = |max_errors| {
        parse(
            SourceFile::new("m", text.as_bytes()),
            &mut NoImports,
            Options {
                max_errors,
                ..Options::default()
            },
        )
        .unwrap_err()
        .len()
    };
    assert_eq!((read(3), read(1000)), (3, 100));
}

#[test]
fn warnings_are_given_once_and_do_not_fail() {
    let text = "var $x i32 shiny\nvar $y i32 shiny\nfunc &f hot pubic (var %p a32 shiny(1, (2))) void\n";
    let (_, warnings) = try_parse(text).unwrap();
    let shown: Vec<_> = warnings
        .iter()
        .map(|w| (w.severity, w.line, w.message.as_str(), w.hint.as_str()))
        .collect();
    assert_eq!(
        shown,
        [
            (Severity::Warning, 1, "unknown attribute `shiny` is ignored", ""),
            (Severity::Warning, 3, "unknown attribute `hot` is ignored", ""),
            (
                Severity::Warning,
                3,
                "unknown attribute `pubic` is ignored",
                "did you mean `public`?"
            ),
            (
                Severity::Warning,
                3,
                "a32 means ptr: addresses have 64 bits here",
                "write ptr"
            ),
        ]
    );
}

#[test]
fn a_diagnostic_reads_like_this() {
    let errors = try_parse("func &f () void {\n\tgoto l # there\n}\n").unwrap_err();
    assert_eq!(
        errors[0].to_string(),
        "test.mpl:2:7: error: expected a label, found `l`\n2 | \tgoto l # there\n  | \t     ^\nhint: such names start with `@`"
    );
}

#[test]
fn line_ends_and_blanks_do_not_matter() {
    let text = "func &f (var %i i32) void {\n  dassign %i (constval i32 1)\n  return ()\n}\n";
    let base = super::print(&parsed(text));
    assert_eq!(super::print(&parsed(&text.replace('\n', "\r\n"))), base);
    assert_eq!(super::print(&parsed(&text.replace('\n', " "))), base);
    assert_eq!(super::print(&parsed(&format!("\u{feff}{text}"))), base);
}
