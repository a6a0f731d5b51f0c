//! The programs of seed 3, as they stand there.

use super::{decoded, encoded, errors, identities, lenient, read};
use crate::front::shard::{Strictness, print};

const SUM: &str = "@main = function void() {
%1 = alloc int32
%2 = alloc int32
store int32 %1, 1
store int32 %2, 3
%3 = add int32 %1, %2
%4 = call int8*(int32) @to_string %3
call void(int8*) @print(%4)
return void
}
";

const BRANCHING: &str = "@fn = function int32(int32, int32) {
// %0 = int32
// %1 = int32
// @L0:
%2 = alloc int32
%3 = cmp eq %0, %1
branch %3, @L1, @L2
// @L1:
%4 = add int32 %0, %1
%5 = mul int32 2, %4
store int32 %2, %5
branch @L3
// @L2:
%6 = sub int32 %0, %1
store int32 %2, %6
branch @L3
// @L3:
%7 = load int32 %2
return int32 %7
}
";

const VARIABLES: &str = "@snippet = function void() {
// int %1;
%1 = alloc int32
// double %2;
%2 = alloc float64
// %1 = 30;
store int32 %1, 30
// %2 = 0.31;
store float64, %2, 0.31
}
";

const ARITHMETIC: &str = "@snippet = function void() {
%1 = alloc int32
%2 = alloc int32
store int32 %1, 30
store int32, %2, 15
// %3 = %1 + %2;
%3 = add int32 %1, %2
%4 = sub int32 %1, %2
%5 = mul int32 %1, %2
%6 = div int32 %1, %2
return void
}
";

const CONDITIONS: &str = "@snippet = function void() {
%1 = alloc int32
%2 = alloc int32
store int32 %1, 10
store int32 %2, 30
// bool %3 = %1 <= %2;
%3 = cmp le int32 %1, %2
// if (%3)
branch %3, @L1, @L2
// @L1:
branch @L3
// @L2:
branch @L3
// @L3:
return void
}
";

const LOOP: &str = "@snippet = function void() {
// int %1;
%1 = alloc int32
// %1 = 0
store int32 %1, 0
branch @L1
// @L1:
while (%1 < 60)
%2 = load int32 %1
%3 = cmp lt int32 %2, 60
branch %3, @L1, @L2
// @L2
// %1 = %1 + 1;
%4 = load int32 %1
%5 = add int32 %4, 1
store int32 %1, %5
branch @L1
// @L3:
return void
}
";

const FACTORIAL: &str = "@factorial = function int32(int32) {
// %0 = arg 0
// return value
%1 = alloc int32
// %2 = %0 < 1;
%2 = cmp lt int32 %0, 1
// if (%2)
branch %2, @L1, @L2
// @L1:
// %1 = 1
store int32 %1, 1
branch @L3
// @L2:
%3 = sub int32 %0, 1
// factorial(%0 - 1)
%4 = call int32(int32) @factorial(%3)
// %0 * %4
%5 = mul int32 %0, %4
store int32 %1, %5
branch @L3
// @L3:
%6 = load int32 %1
return %6
}
@main = function int32() {
// return factorial(3);
%1 = call int32(int32) @factorial(3)
return int32 %1;
}
";

#[test]
fn the_programs_are_accepted_and_their_canonical_text_is_strict() {
    for text in [SUM, BRANCHING, VARIABLES, ARITHMETIC, CONDITIONS, FACTORIAL] {
        let program = lenient(text);
        let canonical = print(&program);
        assert_eq!(print(&super::strict(&canonical)), canonical);
        let bytes = encoded(&program);
        assert_eq!(encoded(&decoded(&bytes)), bytes);
        assert!(!errors(text, Strictness::Strict).is_empty());
        // All but the program with a constant on the left of a product come back as they were.
        if text != BRANCHING {
            identities(&canonical);
        }
    }
}

#[test]
fn addresses_stand_for_their_values_and_a_return_is_added() {
    let shown = print(&lenient(SUM));
    assert!(
        shown.contains("    %5 = load int32 %1\n    %6 = load int32 %2\n    %3 = add int32 %5, %6\n"),
        "{shown}"
    );
    assert!(shown.contains("%4 = call int8*(int32) @to_string (%3)\n    call void(int8*) @print (%4)\n"));
    let (program, warnings) = read(VARIABLES, Strictness::Lenient).unwrap();
    assert!(print(&program).ends_with("    store float64 %2, 0.31\n    return void\n}\n"));
    assert_eq!(
        (warnings.len(), warnings[0].code, warnings[0].line),
        (1, "terminator", 10)
    );
}

#[test]
fn the_branching_example_prints_as_expected() {
    let expected = "@fn = function int32(int32, int32) {
  @L0:
    %2 = alloc int32
    %3 = cmp eq int32 %0, %1
    branch %3, @L1, @L2

  @L1:
    %4 = add int32 %0, %1
    %5 = mul int32 2, %4
    store int32 %2, %5
    branch @L3

  @L2:
    %6 = sub int32 %0, %1
    store int32 %2, %6
    branch @L3

  @L3:
    %7 = load int32 %2
    return int32 %7
}
";
    assert_eq!(print(&lenient(BRANCHING)), expected);
}

#[test]
fn the_loop_is_broken_and_its_correction_is_not() {
    assert_eq!(errors(LOOP, Strictness::Lenient), ["syntax 8:1"]);
    let corrected = LOOP
        .replace("while (%1 < 60)\n", "")
        .replace("%3, @L1, @L2", "%3, @L2, @L3");
    identities(&print(&lenient(&corrected)));
}
