//! Structures.

use super::*;

/// The type of the reference: it is in itself by value.
fn person(b: &mut Builder) -> Type {
    let person = b.named("Person");
    let friends = b.array(10, person);
    b.structure(
        "Person",
        &[
            (STRING, "name"),
            (UI8, "age"),
            (pointer(person), "sibling"),
            (friends, "friends"),
        ],
    )
}

#[test]
fn the_sample_of_the_reference() {
    let mut b = Builder::default();
    let person = person(&mut b);
    b.function(
        pointer(person),
        "create",
        &[(pointer(STRING), "name"), (UI8, "age")],
    );
    b.set("person", Op::Alloca, pointer(person), &[]);
    b.act(Op::SetAttr, None, args!["age", "%age", "%person"]);
    b.act(Op::SetAttr, None, args!["name", "%name", "%person"]);
    b.set("old", Op::Gte, None, args!["%age", 100u8]);
    b.jump(Op::Br, args!["%old"], &["end", "end"]);
    b.block("end");
    b.act(Op::Ret, pointer(person), args!["%person"]);
    b.function(UI64, "f", &[]);
    b.set("p", Op::Call, pointer(person), args!["create", "Ada", 36u8]);
    b.set("age", Op::GetAttr, None, args!["age", "%p"]);
    b.set("name", Op::GetAttr, None, args!["name", "%p"]);
    b.set("n", Op::Len, None, args!["%name"]);
    b.set("r", Op::Add, UI64, args!["%age", "%n"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[], 39u64);
}

#[test]
fn parts_by_value_are_made_when_they_are_touched() {
    let mut b = Builder::default();
    let person = person(&mut b);
    b.function(UI8, "f", &[]);
    b.set("p", Op::Alloca, person, &[]);
    b.set("friends", Op::GetAttr, None, args!["friends", "%p"]);
    b.set("first", Op::GetElement, pointer(person), args!["%friends", 3u8]);
    b.act(Op::SetAttr, None, args!["age", 4u8, "%first"]);
    // A copy of what is in it, put into it.
    b.act(Op::Store, person, args!["%first", "%p"]);
    b.set("age", Op::GetAttr, None, args!["age", "%p"]);
    // Its friend was cleared, and is still the same place.
    b.set("cleared", Op::GetAttr, None, args!["age", "%first"]);
    b.set("t", Op::Mul, UI8, args!["%age", 10u8]);
    b.set("r", Op::Add, UI8, args!["%t", "%cleared"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[], 40u8);
}

#[test]
fn copies_are_deep_and_pointers_are_shared() {
    let mut b = Builder::default();
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    let node = b.structure("Node", &[(leaf, "own"), (pointer(leaf), "shared")]);
    b.function(I32, "f", &[]);
    b.set("a", Op::Alloca, node, &[]);
    b.set("leaf", Op::Alloca, leaf, &[]);
    b.act(Op::SetAttr, None, args!["shared", "%leaf", "%a"]);
    b.set("copy", Op::Alloca, node, &[]);
    b.act(Op::Store, node, args!["%a", "%copy"]);
    b.set("equal", Op::Eq, None, args!["%a", "%copy"]);
    for field in ["own", "shared"] {
        b.set(field, Op::GetAttr, None, args![field, "%a"]);
        b.act(Op::SetAttr, None, args!["x", 3i32, format!("%{field}").as_str()]);
    }
    b.set("unequal", Op::Neq, None, args!["%a", "%copy"]);
    b.set("own2", Op::GetAttr, None, args!["own", "%copy"]);
    b.set("shared2", Op::GetAttr, None, args!["shared", "%copy"]);
    b.set("x", Op::GetAttr, None, args!["x", "%own2"]);
    b.set("y", Op::GetAttr, None, args!["x", "%shared2"]);
    b.set("ten", Op::Mul, I32, args!["%y", 10i32]);
    b.set("s", Op::Add, I32, args!["%ten", "%x"]);
    b.set("t", Op::Add, I32, args!["%s", "%equal"]);
    b.set("u", Op::Add, I32, args!["%t", "%unequal"]);
    b.act(Op::Ret, None, args!["%u"]);
    gives(&b, &[], 32i32);
}

#[test]
fn fields_are_places() {
    let mut b = Builder::default();
    let pair = b.structure("Pair", &[(I8, "a"), (I64, "b")]);
    b.function(VOID, "bump", &[(pointer(I64), "p")]);
    b.set("x", Op::Inc, None, args!["%p"]);
    b.act(Op::Store, I64, args!["%x", "%p"]);
    b.function(I64, "f", &[]);
    b.set("pair", Op::Alloca, pair, &[]);
    b.set("b", Op::GetAttr, None, args!["b", "%pair"]);
    b.act(Op::Store, I32, args![41i32, "%b"]);
    b.act(Op::Call, None, args!["bump", "%b"]);
    b.act(Op::Ret, None, args!["%b"]);
    gives(&b, &[], 42i64);
}

#[test]
fn arguments_by_value_are_copies() {
    let mut b = Builder::default();
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    b.function(leaf, "change", &[(leaf, "l")]);
    b.act(Op::SetAttr, None, args!["x", 5i32, "%l"]);
    b.act(Op::Ret, None, args!["%l"]);
    b.function(I32, "f", &[]);
    b.set("l", Op::Alloca, leaf, &[]);
    b.set("m", Op::Call, leaf, args!["change", "%l"]);
    b.set("x", Op::GetAttr, None, args!["x", "%l"]);
    b.set("y", Op::GetAttr, None, args!["x", "%m"]);
    b.set("r", Op::Sub, I32, args!["%x", "%y"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[], -5i32);
}

#[test]
fn names_of_fields_may_be_computed() {
    let mut b = Builder::default();
    let pair = b.structure("Pair", &[(I8, "a"), (STRING, "b")]);
    b.function(I8, "f", &[(STRING, "name")]);
    b.set("pair", Op::Alloca, pair, &[]);
    b.act(Op::SetAttr, None, args!["%name", 3i8, "%pair"]);
    b.set("x", Op::GetAttr, None, args!["%name", "%pair"]);
    b.act(Op::Ret, None, args!["%x"]);
    gives(&b, &[value("a")], 3i8);
    traps(&b, &[value("b")], Fault::TypeMismatch);
    traps(&b, &[value("c")], Fault::AttributeNotFound);
}

#[test]
fn fields_take_no_other_numbers() {
    let mut b = Builder::default();
    let pair = b.structure("Pair", &[(I8, "a")]);
    b.function(VOID, "f", &[]);
    b.set("pair", Op::Alloca, pair, &[]);
    b.act(Op::SetAttr, None, args!["a", 3i16, "%pair"]);
    breaks_rules(&b);
    let mut b = Builder::default();
    let pair = b.structure("Pair", &[(I8, "a")]);
    b.function(VOID, "f", &[]);
    b.set("pair", Op::Alloca, pair, &[]);
    b.set("x", Op::GetAttr, None, args!["b", "%pair"]);
    breaks_rules(&b);
}

#[test]
fn long_lists_are_dropped() {
    let mut b = Builder::default();
    let node = b.named("Node");
    b.structure("Node", &[(pointer(node), "next")]);
    b.function(I32, "f", &[(I32, "n")]);
    b.set("head", Op::Alloca, pointer(node), &[]);
    b.set("object", Op::Alloca, OBJECT, &[]);
    b.block("again");
    b.set("new", Op::Alloca, node, &[]);
    b.act(Op::SetAttr, None, args!["next", "%head", "%new"]);
    b.act(Op::Store, pointer(node), args!["%new", "%head"]);
    b.set("other", Op::Alloca, OBJECT, &[]);
    b.act(Op::SetAttr, None, args!["next", "%object", "%other"]);
    b.act(Op::Store, OBJECT, args!["%other", "%object"]);
    b.set("m", Op::Dec, None, args!["%n"]);
    b.act(Op::Store, I32, args!["%m", "%n"]);
    b.jump(Op::Br, args!["%n"], &["again", "end"]);
    b.block("end");
    b.act(Op::Ret, None, args!["%n"]);
    let result = evaluate(&b.module, "f", &[value(100_000i32)], 1_000_000);
    assert_eq!(result, Ok(value(0i32)));
}
