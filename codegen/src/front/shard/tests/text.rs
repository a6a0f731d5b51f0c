//! The text form: what lenient reading accepts, what each form is called when reading is strict.

use super::{errors, identities, lenient, read, strict};
use crate::diag::{Diagnostics, SourceFile};
use crate::front::shard::{Strictness, parse, print};

fn body(lines: &str) -> String {
    format!("@f = function int32(int32, int32*) {{\n{lines}\n}}\n")
}

#[test]
fn the_canonical_form_is_a_fixpoint() {
    identities(
        "@S0 = struct { int32, @S1*, float64 }
@S1 = struct { @S0, int8 }
@S2 = struct {}

@all = function int64(int64, float32, @S0*, int8**) {
  @L0:
    %4 = alloc @S1, 7
    %5 = alloc float64
    store float64 %5, -0.0
    store float64 %5, inf
    store float64 %5, nan
    store float64 %5, 0x7ff8000000000001
    store float32 %5, 1e-45, 4294967295
    store int1 %5, true
    store int8* %3, null, 2
    %6 = load int64 %2, 3
    %7 = sub int64 -9223372036854775808, %6
    %8 = rem float32 %1, 3.5
    %9 = cmp ne int8** %3, null
    %10 = call int8*(float32, int64) @g (%8, -1)
    %11 = alloc int16, %7
    %12 = load int16 %11, %0
    store int16 %11, -2, %0
    branch %9, @L1, @L2

  @L1:
    return int64 5

  @L2:
    %13 = xor int64 1, %7
    return int64 %13
}

@g = function int8*(float32, int64) {
  @L0:
    call void(int8) @print (-1)
    return int8* null
}

@g = function void() {
  @L0:
    branch @L0
}
",
    );
}

#[test]
fn every_leniency_has_its_error_in_strict_reading() {
    for (line, column) in [
        ("%2 = add %0, 1\nreturn int32 %2", 10),
        ("%2 = alloc int32\nstore int32, %2, 1\nreturn int32 0", 12),
        ("%2 = call int32(int32, int32*) @f %0, %1\nreturn int32 %2", 35),
        ("return %0", 8),
        ("return int32 %0;", 16),
        ("branch label @L1\n@L1:\nreturn int32 0", 8),
    ] {
        lenient(&body(line));
        let text = body(&format!("@L0:\n{line}"));
        let line = 3 + u32::from(line.contains("store"));
        assert_eq!(
            errors(&text, Strictness::Strict),
            [format!("strict {line}:{column}")],
            "{text}"
        );
    }
    assert_eq!(
        errors(&body("return int32 %0"), Strictness::Strict),
        ["strict 2:1"]
    );
    // An address is an operand of the wrong type, a comment is a comment.
    let implied = "@L0:\n%2 = add int32 %0, %1\nreturn int32 %2";
    assert!(print(&lenient(&body(implied))).contains("%3 = load int32 %1\n    %2 = add int32 %0, %3"));
    assert_eq!(errors(&body(implied), Strictness::Strict), ["operand-type 3:20"]);
    let comments = "@L0:\nbranch @L1\n// @L1:\nreturn int32 %0";
    lenient(&body(comments));
    assert_eq!(
        errors(&body(comments), Strictness::Strict),
        ["undefined-label 3:8"]
    );
}

#[test]
fn types_are_inferred_from_values() {
    let text =
        body("@L0:\n%2 = cmp lt 5, %0\n%3 = cmp eq %1, null\n%4 = mul 2, %1\n%5 = cmp ne %1, %1\nreturn %1");
    let shown = print(&lenient(&text));
    for line in [
        "%2 = cmp lt int32 5, %0",
        "%3 = cmp eq int32* %1, null",
        "%4 = mul int32 2, %6",
        "%5 = cmp ne int32* %1, %1",
        "%7 = load int32 %1\n    return int32 %7",
    ] {
        assert!(shown.contains(line), "{line}\n{shown}");
    }
    assert_eq!(
        errors(&body("%2 = add 1, 2\nreturn %2"), Strictness::Lenient),
        ["inference 2:6"]
    );
    let below = "branch @B\n@A:\n%2 = add %3, 1\nreturn %2\n@B:\n%3 = add %0, 1\nbranch @A";
    assert_eq!(errors(&body(below), Strictness::Lenient), ["inference 4:10"]);
    lenient(&body(&below.replace("add %3", "add int32 %3")));
}

#[test]
fn names_of_values_and_labels_are_kept_in_text() {
    let text = "@f = function int32(int32) {
  @start:
    %a = add int32 %0, 1
    %b.c = mul int32 %a, %a
    branch @end

  @end:
    return int32 %b.c
}
";
    assert_eq!(print(&strict(text)), text);
    let back = print(&super::decoded(&super::encoded(&strict(text))));
    assert!(
        back.contains("%1 = add int32 %0, 1\n    %2 = mul int32 %1, %1\n    branch @L1\n"),
        "{back}"
    );
    // An entry without label takes L0, even from a block that is called so.
    let shown = print(&lenient(&body("branch @L0\n@L0:\nreturn int32 0")));
    assert!(shown.contains("@L0:\n    branch @L1\n\n  @L1:"), "{shown}");
}

#[test]
fn every_error_of_a_file_is_reported_with_its_place() {
    let text = "what is this
@f = function int32(int33) {
  nonsense
}
@g = function int32(@T) {
}
@h = function void() {
@L0:
  %0 = bogus int32
  store int32 5, 5
  branch @L0 @L1
  %1 = alloc int32 int32
  store int32 %1, \u{a7}
}
@i = function void() {
@L0:
  store int8 %7, 300
  %0 = alloc int8
  store int8 %0, 300
  %0 = alloc int8
  branch @L9
@L0:
  return int32 1
";
    assert_eq!(
        errors(text, Strictness::Lenient),
        [
            "syntax 1:1",
            "syntax 2:21",
            "undefined-type 5:21",
            "syntax 9:8",
            "syntax 10:15",
            "syntax 11:14",
            "syntax 12:20",
            "syntax 13:19",
            "syntax 15:1",
        ]
    );
    assert_eq!(
        errors(
            &format!("{}}}\n", &text[text.find("@i").unwrap()..]),
            Strictness::Lenient
        ),
        [
            "undefined-value 3:14",
            "constant 5:18",
            "duplicate-value 6:3",
            "undefined-label 7:10",
            "duplicate-label 8:1",
        ]
    );
}

#[test]
fn messages_name_place_cause_and_remedy() {
    let errors = read(&body("store int32 %0, 300000000000"), Strictness::Lenient).unwrap_err();
    assert_eq!(
        errors[0].to_string(),
        "test.shard:2:17: error: the constant 300000000000 of type int32 does not fit its type
2 | store int32 %0, 300000000000
  |                 ^^^^^^^^^^^^
hint: change the constant or the type of the instruction"
    );
}

#[test]
fn declarations_of_structs() {
    lenient(
        "@A = struct { @B*, int8 }\n@B = struct { @A, @A }\n@f = function void(@A) { // c\nreturn void\n}\n",
    );
    let wrong = [
        (
            "@A = struct { int8 }\n@A = struct { int8 }\n",
            "duplicate-type 2:1",
        ),
        ("@A = struct { @A }\n", "struct 1:1"),
        ("@A = struct { int8, void }\n", "syntax 1:21"),
        ("@A = struct { int8\n", "syntax 1:19"),
    ];
    for (text, error) in wrong {
        assert_eq!(errors(text, Strictness::Lenient), [error], "{text}");
    }
    let mut deep = "@S0 = struct { int64, int64 }\n".to_owned();
    for at in 1..40 {
        deep += &format!("@S{at} = struct {{ @S{0}, @S{0} }}\n", at - 1);
    }
    assert_eq!(errors(&deep, Strictness::Lenient)[0], "struct 29:1");
}

#[test]
fn reading_is_linear() {
    let mut text = String::new();
    for at in 0..10_000 {
        text += &format!(
            "@f{at} = function int32(int32) {{\n%1 = alloc int32\nstore int32 %1, %0\n%2 = add %1, {at}\nreturn %2\n}}\n"
        );
    }
    let mut long = "@f = function void(int32) {\n%1 = alloc int32\nbranch @L2\n".to_owned();
    for at in 2..60_000 {
        long += &format!("@L{at}:\n%{at} = add int32 %0, %1\n  branch @L{}\n", at + 1);
    }
    long += "@L60000:\nreturn void\n}\n";
    for text in [text, long] {
        let mut diagnostics = Diagnostics::new(20);
        let file = SourceFile::new("long", text.as_bytes());
        let program = parse(file, Strictness::Lenient, &mut diagnostics).unwrap();
        crate::front::shard::check(&program, &mut diagnostics);
        assert_eq!(diagnostics.finish(), []);
        assert!(print(&program).len() > text.len() / 2);
    }
}
