//! What programs become in MIR: symbols, homes of memory, checks, order and lines. What they do is the business of the cases.

use super::{encoded, lenient};
use crate::front::shard::{lower, read_binary};
use crate::mir;

fn lowered(text: &str) -> String {
    let module = lower(&lenient(text), 20).unwrap_or_else(|problems| panic!("{}\nin\n{text}", problems[0]));
    mir::print(&module)
}

/// The statements of a function with parameters of four types, without those that say lines.
fn body(lines: &str) -> String {
    let text = format!("@f = function int32(int32, int64, int32*, int64*) {{\n{lines}\n}}\n");
    let printed = lowered(&text);
    let (_, rest) = printed.split_once(" i32 {\n").unwrap();
    let (body, _) = rest.split_once("\n}\n").unwrap();
    let statements = body.lines().filter(|line| !line.starts_with("LOC"));
    statements.map(str::trim).collect::<Vec<_>>().join(" ")
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn symbols_tell_overloads_apart() {
    let mut text = "@S = struct { int8 }\n".to_owned();
    for params in ["", "int8", "int8*", "int8**", "@S", "@S*", "int8, @S*, float64"] {
        text += &format!("@f = function void({params}) {{\nreturn void\n}}\n");
    }
    let printed = lowered(&text);
    for symbol in [
        "f ",
        "f|int8 ",
        "f|int8? ",
        "f|int8?? ",
        "f|/S ",
        "f|/S? ",
        "f|int8|/S?|float64 ",
    ] {
        assert_eq!(
            count(&printed, &format!("func &{symbol}")),
            1,
            "{symbol}\n{printed}"
        );
    }
}

#[test]
fn only_main_without_parameters_is_the_entry() {
    let main = |params: &str| format!("@main = function void({params}) {{\nreturn void\n}}\n");
    assert!(lowered(&main("")).contains("entryfunc &main\n"));
    assert!(!lowered(&main("int32")).contains("entryfunc"));
}

#[test]
fn memory_that_is_accessed_as_a_whole_is_a_register() {
    let code = body(
        "%4 = alloc int32\nstore int32 %4, %0\n%5 = load int32 %4\n%6 = load int32 %4, 0\n%7 = add int32 %5, %6\nreturn int32 %7",
    );
    assert!(!code.contains("addrof") && !code.contains("alloca"), "{code}");
    // It is cleared, unless it is stored to at once.
    assert!(!code.contains("constval i32 0"), "{code}");
    let code = body("%4 = alloc int32\n%5 = load int32 %4\nstore int32 %4, 3\nreturn int32 %5");
    assert!(code.contains("regassign i32 %1 (constval i32 0)"), "{code}");
}

#[test]
fn memory_whose_address_goes_elsewhere_lies_in_the_frame() {
    for use_of_4 in [
        "store int32* %5, %4",
        "%6 = load int8 %4",
        "%6 = load int32 %4, %0",
        "%6 = call int32(int32, int64, int32*, int64*) @f (1, 2, %4, %3)",
        "%6 = cmp eq int32* %4, null",
    ] {
        let code = body(&format!(
            "%4 = alloc int32\n%5 = alloc int32*\nstore int32 %4, 1\n{use_of_4}\nreturn int32 0"
        ));
        assert!(
            code.contains("addrof ptr %m4") && !code.contains("alloca"),
            "{use_of_4}: {code}"
        );
        assert!(
            code.contains("zero_bytes (addrof ptr %m4, constval i64 4)"),
            "{use_of_4}: {code}"
        );
    }
}

#[test]
fn memory_of_a_loop_of_many_elements_or_of_unknown_size_comes_from_the_stack() {
    let many = "%4 = alloc int64, 8193\nstore int64 %4, 1\nreturn int32 0";
    let fits = "%4 = alloc int64, 8192\nstore int64 %4, 1\nreturn int32 0";
    let counted = "%4 = alloc int64, %0\nstore int64 %4, 1\nreturn int32 0";
    let again = "branch @L1\n@L1:\n%4 = alloc int64, 2\nstore int64 %4, 1\nbranch @L1";
    let entry_again = "@L0:\n%4 = alloc int64, 2\nstore int64 %4, 1\nbranch @L0";
    for (lines, allocas) in [(many, 1), (fits, 0), (counted, 1), (again, 1), (entry_again, 1)] {
        let code = body(lines);
        assert_eq!(count(&code, "alloca"), allocas, "{code}");
    }
}

#[test]
fn accesses_to_known_memory_are_checked_unless_they_are_surely_within() {
    for (access, checks) in [
        ("load int32 %4, 3", 0),
        ("load int8 %4, 15", 0),
        ("load int32 %4, 4", 1),
        ("load int64 %4, 2", 1),
        ("load int32 %4, %0", 1),
        ("load int32 %4, %1", 1),
        ("load int32 %2, 4", 0),
        ("load int32 %2, %0", 0),
    ] {
        let code = body(&format!("%4 = alloc int32, 4\n%5 = {access}\nreturn int32 0"));
        assert_eq!(count(&code, "check_index"), checks, "{access}: {code}");
    }
}

#[test]
fn pointers_are_tested_once_in_a_block_before_indices_that_reach_far() {
    let loads = |indices: &[&str]| {
        let lines = indices.iter().enumerate();
        let lines: String = lines
            .map(|(at, index)| format!("%{} = load int32 {index}\n", at + 4))
            .collect();
        count(&body(&(lines + "return int32 0")), "assertnonnull")
    };
    assert_eq!(loads(&["%2", "%2, 5", "%2, %0", "%2, 4294967295"]), 0);
    assert_eq!(loads(&["%2, %1", "%2, %1"]), 1);
    assert_eq!(loads(&["%2, %1", "%3, %1"]), 2);
    let apart = body("%4 = load int32 %2, %1\nbranch @L1\n@L1:\n%5 = load int32 %2, %1\nbranch @L1");
    assert_eq!(count(&apart, "assertnonnull"), 2, "{apart}");
}

#[test]
fn what_no_path_reaches_is_left_out() {
    let code =
        body("branch true, @L1, @L2\n@L1:\nreturn int32 1\n@L2:\n%4 = alloc int64, %0\nreturn int32 2");
    assert_eq!(code, "return (constval i32 1)");
}

#[test]
fn traps_stay_in_order() {
    // The product names the load first, which must not come before the quotient.
    let code = body("%4 = div int32 1, %0\n%5 = load int32 %2\n%6 = mul int32 %5, %4\nreturn int32 %6");
    let (quotient, load) = (code.find("div i32").unwrap(), code.find("iread").unwrap());
    assert!(quotient < load, "{code}");
    // A value that is loaded before a store is what it was then.
    let code = body("%4 = load int32 %2\nstore int32 %2, 7\nreturn int32 %4");
    let (load, store) = (code.find("ireadoff").unwrap(), code.find("iassignoff").unwrap());
    assert!(load < store, "{code}");
}

#[test]
fn statements_have_the_lines_of_the_text_and_none_from_binaries() {
    let text = "// one\n@f = function void(int32*) {\n\n  store int32 %0, 1\n  store int32 %0, 2\n  return void\n}\n";
    let printed = lowered(text);
    for line in ["LOC 1 4 ", "LOC 1 5 ", "LOC 1 6 "] {
        assert_eq!(count(&printed, line), 1, "{printed}");
    }
    let binary = read_binary(&encoded(&lenient(text)), "m.shrd").unwrap();
    let printed = mir::print(&lower(&binary, 20).unwrap());
    assert!(
        !printed.contains("LOC") && !printed.contains("srcfileinfo"),
        "{printed}"
    );
}
