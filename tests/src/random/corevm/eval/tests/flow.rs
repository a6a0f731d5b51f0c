//! Branches, switches, ends of blocks and functions.

use super::*;

#[test]
fn loops_keep_their_state_in_cells() {
    let mut b = Builder::default();
    b.function(I64, "f", &[(I64, "n")]);
    b.set("sum", Op::Alloca, I64, &[]);
    b.options(&["auto"]);
    b.jump(Op::Br, &[], &["head"]);
    b.block("head");
    b.jump(Op::Br, args!["%n"], &["body", "end"]);
    b.block("body");
    b.set("s", Op::Add, I64, args!["%sum", "%n"]);
    b.act(Op::Store, I64, args!["%s", "%sum"]);
    b.set("m", Op::Dec, None, args!["%n"]);
    // A parameter has a cell of its own.
    b.act(Op::Store, I64, args!["%m", "%n"]);
    b.jump(Op::Br, &[], &["head"]);
    b.block("end");
    b.act(Op::Ret, I64, args!["%sum"]);
    gives(&b, &[value(10i64)], 55i64);
    let endless = evaluate(&b.module, "f", &[value(-1i64)], 1000);
    assert_eq!(endless, Err(Fault::OutOfFuel));
}

#[test]
fn the_first_equal_case_wins() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(I32, "v")]);
    let cases = args!["%v", 1i32, 2i32, 1i32, "%v"];
    b.jump(Op::Switch2, &cases[..4], &["one", "two", "three"]);
    b.act(Op::Ret, I32, args![0i32]);
    for (label, number) in [("one", 10), ("two", 20), ("three", 30)] {
        b.block(label);
        b.act(Op::Ret, I32, args![number]);
    }
    gives(&b, &[value(1i32)], 10i32);
    gives(&b, &[value(2i32)], 20i32);
    gives(&b, &[value(3i32)], 0i32);
}

#[test]
fn switches_compare_strings() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(STRING, "v")]);
    b.jump(Op::Switch2, args!["%v", "a", "%v"], &["a", "same"]);
    b.block("a");
    b.act(Op::Ret, None, args![1i32]);
    b.block("same");
    b.act(Op::Ret, None, args![2i32]);
    gives(&b, &[value("a")], 1i32);
    gives(&b, &[value("b")], 2i32);
}

#[test]
fn blocks_go_on_in_the_next_one() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(BOOL, "c")]);
    b.set("x", Op::Alloca, I32, &[]);
    // Both ways are the same, and what follows is not reached.
    b.jump(Op::Br, args!["%c"], &["next", "next"]);
    b.act(Op::Store, I32, args![7i32, "%x"]);
    b.block("skipped");
    b.act(Op::Store, I32, args![8i32, "%x"]);
    b.block("next");
    b.set("y", Op::Inc, None, args!["%x"]);
    b.block("empty");
    b.block("last");
    b.act(Op::Ret, None, args!["%y"]);
    gives(&b, &[value(true)], 1i32);
    gives(&b, &[value(false)], 1i32);
}

#[test]
fn functions_without_a_body() {
    let mut b = Builder::default();
    b.function(VOID, "nothing", &[]);
    b.function(I32, "f", &[]);
    assert_eq!(evaluate(&b.module, "nothing", &[], 0), Ok(Value::Void));
    traps(&b, &[], Fault::NoBody);
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.block("entry");
    breaks_rules(&b);
}

#[test]
fn pointers_and_objects_are_conditions() {
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.set("p", Op::Alloca, pointer(I32), &[]);
    b.set("falsehood", Op::Load, OBJECT, args![false]);
    b.set("both", Op::Land, None, args!["%p", "%falsehood"]);
    b.act(Op::Store, pointer(I32), &[Arg::Null, "%p".into()]);
    b.jump(Op::Br, args!["%p"], &["wrong", "more"]);
    b.block("more");
    // An object is there, though it holds false.
    b.jump(Op::Br, args!["%both"], &["right", "wrong"]);
    b.block("right");
    b.act(Op::Ret, None, args![1i32]);
    b.block("wrong");
    b.act(Op::Ret, None, args![0i32]);
    gives(&b, &[], 1i32);
}

#[test]
fn names_have_to_be_defined() {
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.act(Op::Ret, None, args!["%x"]);
    breaks_rules(&b);
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.jump(Op::Br, &[], &["nowhere"]);
    breaks_rules(&b);
}
