//! Dynamic objects.

use super::*;

#[test]
fn attributes_come_and_go() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(STRING, "name"), (STRING, "gone")]);
    b.set("o", Op::Alloca, OBJECT, &[]);
    b.act(Op::SetAttr, None, args!["x", 1i32, "%o"]);
    b.act(Op::SetAttr, None, args!["%name", 2i32, "%o"]);
    b.act(Op::SetAttr, None, args!["y", 3i32, "%o"]);
    b.act(Op::DelAttr, None, args!["%gone", "%o"]);
    b.set("x", Op::GetAttr, None, args!["x", "%o"]);
    b.act(Op::Ret, I32, args!["%x"]);
    gives(&b, &[value("x"), value("y")], 2i32);
    gives(&b, &[value("z"), value("z")], 1i32);
    traps(&b, &[value("x"), value("x")], Fault::AttributeNotFound);
    traps(&b, &[value("x"), value("z")], Fault::AttributeNotFound);
}

#[test]
fn unboxing_wants_the_exact_type_unless_numbers_convert() {
    let mut b = Builder::default();
    b.function(I64, "f", &[(BOOL, "c")]);
    b.set("o", Op::Load, OBJECT, args![-7i8]);
    b.jump(Op::Br, args!["%c"], &["convert", "exact"]);
    b.block("convert");
    b.set("x", Op::Load, I64, args!["%o"]);
    b.set("y", Op::Add, I64, args!["%o", "%x"]);
    b.act(Op::Ret, None, args!["%y"]);
    b.block("exact");
    b.act(Op::Ret, None, args!["%o"]);
    gives(&b, &[value(true)], -14i64);
    traps(&b, &[value(false)], Fault::TypeMismatch);
}

#[test]
fn objects_are_compared_by_value_only_within_a_type() {
    let mut b = Builder::default();
    b.function(OBJECT, "box", &[(OBJECT, "o")]);
    b.act(Op::Ret, None, args!["%o"]);
    b.function(UI64, "f", &[]);
    for (name, arg) in [("a", Arg::from(1i32)), ("b", 1i32.into()), ("c", 1i64.into())] {
        b.set(name, Op::Call, OBJECT, &["box".into(), arg]);
    }
    b.set("o", Op::Alloca, OBJECT, &[]);
    b.set("p", Op::Alloca, OBJECT, &[]);
    b.set("same", Op::Eq, None, args!["%a", "%b"]);
    b.set("other", Op::Eq, None, args!["%a", "%c"]);
    b.set("objects", Op::Eq, None, args!["%o", "%p"]);
    b.act(Op::Store, OBJECT, args!["%o", "%p"]);
    b.set("shared", Op::Eq, None, args!["%o", "%p"]);
    b.set("plain", Op::Eq, None, args!["%a", 1i32]);
    b.set("sum", Op::Add, UI64, args!["%same", "%other"]);
    for (to, from, more) in [
        ("x", "%sum", "%objects"),
        ("y", "%x", "%shared"),
        ("z", "%y", "%plain"),
    ] {
        b.set(to, Op::Add, UI64, args![from, more]);
    }
    b.act(Op::Ret, None, args!["%z"]);
    gives(&b, &[], 3u64);
}

#[test]
fn what_has_no_order_traps() {
    for (arg, expected) in [
        (Arg::from(2i32), Ok(value(true))),
        (0i32.into(), Ok(value(false))),
        (2i64.into(), Err(Fault::TypeMismatch)),
        (Arg::Null, Err(Fault::TypeMismatch)),
        ("a".into(), Err(Fault::TypeMismatch)),
    ] {
        let mut b = Builder::default();
        b.function(BOOL, "f", &[]);
        b.set("a", Op::Load, OBJECT, args![1i32]);
        b.set("b", Op::Load, OBJECT, &[arg]);
        b.set("c", Op::Lt, None, args!["%a", "%b"]);
        b.act(Op::Ret, None, args!["%c"]);
        assert_eq!(result(&b, &[]), expected);
    }
}

#[test]
fn fields_of_objects_are_null_at_first() {
    let mut b = Builder::default();
    let holder = b.structure("Holder", &[(OBJECT, "o")]);
    b.function(VOID, "f", &[]);
    b.set("h", Op::Alloca, holder, &[]);
    b.set("o", Op::GetAttr, None, args!["o", "%h"]);
    b.act(Op::SetAttr, None, args!["x", 1i32, "%o"]);
    traps(&b, &[], Fault::Null);
}

#[test]
fn structures_in_objects_are_shared() {
    let mut b = Builder::default();
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    b.function(I32, "f", &[]);
    b.set("l", Op::Alloca, leaf, &[]);
    b.set("o", Op::Load, OBJECT, args!["%l"]);
    b.act(Op::SetAttr, None, args!["x", 9i32, "%o"]);
    b.set("p", Op::Load, pointer(leaf), args!["%o"]);
    b.set("x", Op::GetAttr, None, args!["x", "%p"]);
    b.act(Op::Ret, None, args!["%x"]);
    gives(&b, &[], 9i32);
}

#[test]
fn null_is_an_object_and_a_pointer() {
    let mut b = Builder::default();
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    b.function(BOOL, "f", &[]);
    b.set("p", Op::Load, pointer(leaf), &[Arg::Null]);
    b.set("o", Op::Load, OBJECT, args!["%p"]);
    b.set("c", Op::Eq, None, &["%o".into(), Arg::Null]);
    b.act(Op::Ret, None, args!["%c"]);
    gives(&b, &[], true);
}
