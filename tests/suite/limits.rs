//! Modules too large to write by hand: limits are errors with a message, and what is below them works.

use std::fmt::Write;

use maple_tests::machine::{Executor, Machine, Outcome};
use maple_tests::pipeline::{compile, errors};
use maple_vm::Value;

/// The messages of the errors of `source`.
fn messages(source: &str) -> Vec<String> {
    errors("generated", source)
        .into_iter()
        .map(|d| d.message)
        .collect()
}

fn one_error(source: &str, part: &str) {
    let messages = messages(source);
    assert!(
        matches!(&messages[..], [m] if m.contains(part)),
        "expected one error with `{part}`: {messages:?}"
    );
}

/// Calls `f` on both executors.
fn run(source: &str, args: &[Value]) -> Value {
    let image = compile("generated", source).expect("the module compiles");
    let results = [Executor::Threaded, Executor::Stepper].map(|executor| {
        let mut machine = Machine::from_bytes(executor, "generated", &image).expect("the image loads");
        match machine.call("f", args).expect("a function f") {
            Outcome::Returned(value) => value,
            Outcome::Trapped(message) => panic!("{executor:?}: {message}"),
        }
    });
    assert_eq!(results[0], results[1]);
    results[0]
}

fn nested_expression(levels: usize) -> String {
    let (open, close) = ("neg i32 (".repeat(levels), ")".repeat(levels));
    format!("func &f (var %a i32) i32 {{\n  return ({open}dread i32 %a{close})\n}}\n")
}

fn nested_blocks(levels: usize) -> String {
    let (open, close) = ("if (dread i32 %a) {\n".repeat(levels), "}\n".repeat(levels));
    format!(
        "func &f (var %a i32) i32 {{\n{open}dassign %a (constval i32 7)\n{close}return (dread i32 %a)\n}}\n"
    )
}

fn nested_type(levels: usize) -> String {
    format!("var $x {}i32{}\n", "<* ".repeat(levels), ">".repeat(levels))
}

fn nested_initialiser(levels: usize) -> String {
    // The type is shallow: arrays of many dimensions have a limit of their own.
    format!(
        "var $x <[1] i32> = {}1{}\n",
        "[".repeat(levels),
        "]".repeat(levels)
    )
}

#[test]
fn nesting_up_to_the_limit_works() {
    assert_eq!(run(&nested_expression(900), &[Value::i32(5)]), Value::i32(5));
    assert_eq!(run(&nested_blocks(900), &[Value::i32(5)]), Value::i32(7));
    // Each pointer in brackets of its own is two levels.
    compile("generated", nested_type(450)).expect("450 pointers");
}

#[test]
fn nesting_beyond_the_limit_is_one_error() {
    for levels in [1001, 100_000] {
        one_error(&nested_expression(levels), "nest");
        one_error(&nested_blocks(levels), "nest");
        one_error(&nested_type(levels), "nest");
        one_error(&nested_initialiser(levels), "nest");
    }
}

#[test]
fn a_chain_is_as_long_as_it_likes() {
    // else-if chains nest in the text form; a chain below the limit keeps its order.
    let mut source = String::from("func &f (var %a i32) i32 {\n");
    for n in 0..400 {
        let _ = writeln!(
            source,
            "if (eq i32 i32 (dread i32 %a, constval i32 {n})) {{ return (constval i32 {}) }} else {{",
            n * 3
        );
    }
    source.push_str(&"}\n".repeat(400));
    source.push_str("return (constval i32 -1)\n}\n");
    assert_eq!(run(&source, &[Value::i32(399)]), Value::i32(1197));
    assert_eq!(run(&source, &[Value::i32(400)]), Value::i32(-1));
}

#[test]
fn at_most_twenty_errors_are_reported() {
    let mut source = String::new();
    for n in 0..50 {
        let _ = writeln!(source, "var $x{n} <$missing{n}>");
    }
    assert_eq!(messages(&source).len(), 20);
}

#[test]
fn long_functions_branch_far() {
    // Jumps of about 200 kilobytes, over more instructions than any 16-bit field counts.
    let mut source = String::from("func &f (var %a i32) i32 {\n  brtrue @far (dread i32 %a)\n");
    for n in 0..12_000 {
        let _ = writeln!(
            source,
            "  dassign %a (add i32 (dread i32 %a, constval i32 {}))",
            n % 7
        );
    }
    source.push_str("@far\n  return (dread i32 %a)\n}\n");
    let sum: i32 = (0..12_000).map(|n| n % 7).sum();
    assert_eq!(run(&source, &[Value::i32(0)]), Value::i32(sum));
    assert_eq!(run(&source, &[Value::i32(1)]), Value::i32(1));
}

#[test]
fn large_switches_find_every_case() {
    let mut source = String::from("func &f (var %a i32) i32 {\n  switch (dread i32 %a) @default {\n");
    for n in 0..3000 {
        let _ = writeln!(source, "    {n}: goto @case{}", n % 100);
    }
    source.push_str("  }\n");
    for n in 0..100 {
        // The distance from the table to the last cases is beyond what its entries hold.
        let filler = "  dassign %a (add i32 (dread i32 %a, constval i32 0))\n".repeat(30);
        let _ = writeln!(source, "@case{n}\n{filler}  return (constval i32 {n})");
    }
    source.push_str("@default\n  return (constval i32 -1)\n}\n");
    for (value, result) in [(0, 0), (99, 99), (100, 0), (2999, 99), (3000, -1), (-1, -1)] {
        assert_eq!(
            run(&source, &[Value::i32(value)]),
            Value::i32(result),
            "f({value})"
        );
    }
}

#[test]
fn many_locals_have_cells_of_their_own() {
    let mut source = String::from("func &f (var %a i32) i32 {\n");
    for n in 0..5000 {
        let _ = writeln!(
            source,
            "  var %v{n} i32\n  dassign %v{n} (add i32 (dread i32 %a, constval i32 {n}))"
        );
    }
    source.push_str("  return (sub i32 (dread i32 %v4999, dread i32 %v1))\n}\n");
    assert_eq!(run(&source, &[Value::i32(3)]), Value::i32(4998));
}

#[test]
fn more_locals_than_a_frame_has_are_an_error() {
    let mut source = String::from("func &f () void {\n");
    for n in 0..40_000 {
        let _ = writeln!(source, "  var %v{n} i32");
        let _ = writeln!(source, "  dassign %v{n} (constval i32 1)");
    }
    source.push_str("}\n");
    let messages = messages(&source);
    assert!(
        !messages.is_empty() && messages.len() <= 20,
        "{} errors",
        messages.len()
    );
}

#[test]
fn more_arguments_than_an_instruction_counts_are_an_error() {
    let params: Vec<String> = (0..300).map(|n| format!("var %p{n} i32")).collect();
    let args = vec!["constval i32 1"; 300].join(", ");
    let source = format!(
        "func &g ({}) i32 {{\n  return (dread i32 %p299)\n}}\nfunc &f () i32 {{\n  call &g ({args})\n  return (regread i32 %%retval0)\n}}\n",
        params.join(", ")
    );
    let messages = messages(&source);
    assert!(
        matches!(&messages[..], [m] if m.contains("300 arguments")),
        "{messages:?}"
    );
}

#[test]
fn many_functions_and_strings_compile() {
    let mut source = String::new();
    for n in 0..2000 {
        let _ = writeln!(
            source,
            "func &s{n} () ptr {{\n  return (conststr ptr \"string {}\")\n}}",
            n % 500
        );
        let _ = writeln!(
            source,
            "func &g{n} (var %a i32) i32 {{\n  return (add i32 (dread i32 %a, constval i32 {n}))\n}}"
        );
    }
    source.push_str(
        "func &f (var %a i32) i32 {\n  call &g1999 (dread i32 %a)\n  return (regread i32 %%retval0)\n}\n",
    );
    assert_eq!(run(&source, &[Value::i32(1)]), Value::i32(2000));
}

#[test]
fn an_empty_module_is_an_image() {
    let image = compile("generated", "\n").expect("an empty module compiles");
    assert!(Machine::from_bytes(Executor::Threaded, "generated", &image).is_ok());
}
