//! A group of programs for each rule of the checker that texts can break.

use super::{errors, strict};
use crate::front::shard::Strictness;

/// Errors of a function with parameters of four types.
fn wrong(lines: &str) -> Vec<String> {
    let text = format!("@f = function int32(int32, float64, int8*, int1) {{\n@L0:\n{lines}\n}}\n");
    errors(&text, Strictness::Strict)
}

#[test]
fn each_rule_is_reported_at_its_place() {
    for (lines, expected) in [
        ("%4 = add int32 %0, %1\nreturn int32 %4", "operand-type 3:20"),
        ("store int32 %0, %0\nreturn int32 0", "operand-type 3:13"),
        ("%4 = load int32 %0\nreturn int32 0", "operand-type 3:17"),
        ("branch %0, @L0, @L0", "operand-type 3:8"),
        ("%4 = load int8 %2, %1\nreturn int32 0", "operand-type 3:20"),
        ("%4 = alloc int8, %3\nreturn int32 0", "operand-type 3:18"),
        ("return int32 %1", "operand-type 3:14"),
        ("%4 = and float64 %1, %1\nreturn int32 0", "instruction-type 3:6"),
        ("%4 = add int8* %2, %2\nreturn int32 0", "instruction-type 3:6"),
        ("%4 = cmp lt int8* %2, %2\nreturn int32 0", "instruction-type 3:6"),
        ("%4 = alloc int8, 0\nreturn int32 0", "constant 3:6"),
        ("%4 = add int32 %0, true\nreturn int32 0", "constant 3:20"),
        ("return float64 %1", "return-type 3:1"),
        ("return void", "return-type 3:1"),
        (
            "%4 = call int32(int32) @f (%0)\nreturn int32 0",
            "undefined-function 3:24",
        ),
        (
            "call void(int32) @nothing (%0)\nreturn int32 0",
            "undefined-function 3:18",
        ),
        (
            "%4 = call int32(int32) @print (%0)\nreturn int32 0",
            "return-type 3:6",
        ),
        ("call void(int32) @print (%0, %0)\nreturn int32 0", "arity 3:18"),
        ("%4 = call void(int32) @print (%0)\nreturn int32 0", "result 3:1"),
        ("%4 = store int8 %2, 1\nreturn int32 0", "result 3:1"),
        ("add int32 %0, %0\nreturn int32 0", "result 3:1"),
        ("%0 = add int32 %0, %0\nreturn int32 0", "duplicate-value 3:1"),
        ("%4 = add int32 %0, %0", "terminator 3:6"),
        (
            "return int32 0\n%4 = add int32 %0, %0\nreturn int32 0",
            "terminator 3:1",
        ),
        ("branch @L1\n@L1:\n@L2:\nreturn int32 0", "terminator 4:1"),
        ("%4 = add int32 %4, 1\nreturn int32 0", "dominance 3:16"),
        (
            "branch @L1\n@L1:\nreturn int32 %5\n@L2:\n%5 = add int32 %0, 1\nbranch @L1",
            "dominance 5:14",
        ),
        (
            "branch %3, @L1, @L2\n@L1:\n%5 = add int32 %0, 1\nbranch @L3\n@L2:\nbranch @L3\n@L3:\nreturn int32 %5",
            "dominance 10:14",
        ),
    ] {
        assert_eq!(wrong(lines), [expected], "{lines}");
    }
}

#[test]
fn definitions_may_stand_below_their_uses_if_they_dominate() {
    for lines in [
        "branch @L2\n@L1:\nreturn int32 %5\n@L2:\n%5 = add int32 %0, 1\nbranch @L1",
        "%5 = add int32 %0, 1\nbranch @L1\n@L1:\n%6 = add int32 %5, 1\nbranch %3, @L1, @L2\n@L2:\nreturn int32 %6",
        // Nothing is said about blocks that no path reaches.
        "return int32 0\n@L1:\n%5 = add int32 %6, 1\nbranch @L2\n@L2:\n%6 = add int32 %0, 1\nbranch @L1",
        "call int32(int32, float64, int8*, int1) @f (1, 2.5, null, true)\nreturn int32 0",
    ] {
        assert!(wrong(lines).is_empty(), "{lines}: {:?}", wrong(lines));
    }
}

#[test]
fn overloads_differ_in_parameter_types() {
    let two = |first: &str, second: &str| {
        format!(
            "@f = function void({first}) {{\n@L0:\nreturn void\n}}\n@f = function int8({second}) {{\n@L0:\nreturn int8 1\n}}\n"
        )
    };
    strict(&two("int8*", "int8**"));
    strict(&two("", "int8"));
    assert_eq!(
        errors(&two("int8*", "int8*"), Strictness::Strict),
        ["duplicate-function 5:1"]
    );
    // A definition shadows the host's function, and may return something else.
    strict(
        "@print = function int8(int32) {\n@L0:\n%1 = call int8(int32) @print (%0)\ncall void(int8) @print (%1)\nreturn int8 0\n}\n",
    );
}

#[test]
fn the_entry_returns_void_or_an_integer() {
    let main = |ret: &str, value: &str| format!("@main = function {ret}() {{\n@L0:\nreturn {value}\n}}\n");
    strict(&main("void", "void"));
    strict(&main("int64", "int64 3"));
    assert_eq!(
        errors(&main("float64", "float64 1"), Strictness::Strict),
        ["entry 1:1"]
    );
    assert_eq!(
        errors(&main("int8*", "int8* null"), Strictness::Strict),
        ["entry 1:1"]
    );
}

#[test]
fn empty_functions() {
    assert_eq!(
        errors("@f = function void() {\n}\n", Strictness::Strict),
        ["terminator 1:1"]
    );
    assert_eq!(
        errors("@f = function int8() {\n}\n", Strictness::Lenient),
        ["terminator 1:1"]
    );
    super::lenient("@f = function void() {}\n");
}

#[test]
fn hints_list_overloads() {
    let text = "@f = function void() {\n@L0:\ncall void(float64*) @print (null)\nreturn void\n}\n";
    let found = super::read(text, Strictness::Strict).unwrap_err();
    assert_eq!(
        found[0].hint,
        "there is @print(int1), @print(int8), @print(int16), @print(int32), .."
    );
}
