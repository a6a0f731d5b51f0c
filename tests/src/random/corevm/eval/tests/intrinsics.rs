//! Intrinsic functions.

use maple_codegen::front::corevm::ast::ParamKind;

use super::*;

const ADDRESS: Type = pointer(I8);

fn memory(b: &mut Builder) {
    use ParamKind::Regular;
    let copy = [Regular(ADDRESS), Regular(ADDRESS), Regular(UI64)];
    b.declare(ADDRESS, "corevm.foundation.memcpy", &copy);
    // As the reference declares it.
    let copy = [Regular(ADDRESS), Regular(ADDRESS), Regular(I64)];
    b.declare(I8, "corevm.foundation.memmove", &copy);
    let set = [Regular(ADDRESS), Regular(I8), Regular(UI64)];
    b.declare(ADDRESS, "corevm.foundation.memset", &set);
}

#[test]
fn bytes_are_set_and_copied() {
    let mut b = Builder::default();
    memory(&mut b);
    let array = b.array(4, I32);
    let pair = b.structure("Pair", &[(I8, "a"), (UI32, "b")]);
    b.function(UI32, "f", &[(UI64, "n"), (I64, "m")]);
    b.set("a", Op::Alloca, array, &[]);
    b.set(
        "p",
        Op::Call,
        ADDRESS,
        args!["corevm.foundation.memset", "%a", 1i8, "%n"],
    );
    b.set("pair", Op::Alloca, pair, &[]);
    b.set(
        "first",
        Op::Call,
        I8,
        args!["corevm.foundation.memmove", "%pair", "%p", "%m"],
    );
    b.set("b", Op::GetAttr, None, args!["b", "%pair"]);
    b.set("r", Op::Add, UI32, args!["%b", "%first"]);
    b.act(Op::Ret, None, args!["%r"]);
    // The second field is at 4: two of its bytes are 1.
    gives(&b, &[value(6u64), value(8i64)], 0x0102u32);
    gives(&b, &[value(16u64), value(8i64)], 0x0101_0102u32);
    traps(&b, &[value(17u64), value(8i64)], Fault::Bounds);
    traps(&b, &[value(16u64), value(9i64)], Fault::Bounds);
    traps(&b, &[value(16u64), value(-1i64)], Fault::Bounds);
}

#[test]
fn references_are_no_bytes() {
    let mut b = Builder::default();
    memory(&mut b);
    let mixed = b.structure("Mixed", &[(I64, "a"), (STRING, "s")]);
    b.function(VOID, "f", &[(UI64, "n")]);
    b.set("m", Op::Alloca, mixed, &[]);
    b.act(
        Op::Call,
        ADDRESS,
        args!["corevm.foundation.memset", "%m", 1i8, "%n"],
    );
    assert_eq!(result(&b, &[value(8u64)]), Ok(Value::Void));
    traps(&b, &[value(9u64)], Fault::References);
}

#[test]
fn arguments_are_found() {
    let mut b = Builder::default();
    let list = [ParamKind::Positional, ParamKind::Regular(UI32)];
    b.declare(OBJECT, "corevm.foundation.getarg", &list);
    b.declare(UI32, "corevm.foundation.argslen", &list[..1]);
    let map = [ParamKind::Keyword, ParamKind::Regular(pointer(STRING))];
    b.declare(OBJECT, "corevm.foundation.getkwarg", &map);
    b.declare(UI32, "corevm.foundation.kwargslen", &map[..1]);
    b.function(I32, "g", &[(UI32, "i"), (STRING, "key")]);
    b.further("args", "kwargs");
    b.set(
        "x",
        Op::Call,
        OBJECT,
        args!["corevm.foundation.getarg", "%args", "%i"],
    );
    b.set(
        "y",
        Op::Call,
        OBJECT,
        args!["corevm.foundation.getkwarg", "%kwargs", "%key"],
    );
    b.set("m", Op::Call, UI32, args!["corevm.foundation.argslen", "%args"]);
    b.set(
        "n",
        Op::Call,
        UI32,
        args!["corevm.foundation.kwargslen", "%kwargs"],
    );
    b.set("null", Op::Eq, None, &["%y".into(), Arg::Null]);
    for (to, from, more) in [("a", "%x", "%m"), ("b", "%a", "%n"), ("c", "%b", "%null")] {
        b.set(to, Op::Add, I32, args![from, more]);
    }
    b.act(Op::Ret, None, args!["%c"]);
    b.function(I32, "f", &[(UI32, "i"), (STRING, "key")]);
    b.set("r", Op::Call, I32, args!["g", "%i", "%key", 100i32, 200u8, true]);
    b.options(&["k"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[value(0u32), value("k")], 103i32);
    gives(&b, &[value(1u32), value("l")], 204i32);
    traps(&b, &[value(2u32), value("k")], Fault::Bounds);
}

#[test]
fn types_and_members_are_reflected() {
    let mut b = Builder::default();
    let object = ParamKind::Regular(OBJECT);
    b.declare(OBJECT, "corevm.reflection.gettype", &[object]);
    let member = [object, ParamKind::Regular(pointer(STRING))];
    b.declare(BOOL, "corevm.reflection.hasmember", &member);
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    b.function(UI64, "f", &[]);
    b.set("l", Op::Alloca, leaf, &[]);
    b.set("m", Op::Alloca, pointer(leaf), &[]);
    for (to, from) in [("t", "%l"), ("u", "%m")] {
        b.set(to, Op::Call, OBJECT, args!["corevm.reflection.gettype", from]);
    }
    b.set("same", Op::Eq, None, args!["%t", "%u"]);
    b.set("name", Op::GetAttr, None, args!["name", "%t"]);
    b.set("named", Op::Eq, None, args!["%name", "Leaf"]);
    b.set(
        "has",
        Op::Call,
        BOOL,
        args!["corevm.reflection.hasmember", "%l", "x"],
    );
    b.set(
        "not",
        Op::Call,
        BOOL,
        args!["corevm.reflection.hasmember", 1i32, "x"],
    );
    b.set("word", Op::Call, OBJECT, args!["corevm.reflection.gettype", 1i16]);
    b.set("size", Op::GetAttr, None, args!["size", "%word"]);
    b.set("sum", Op::Add, UI64, args!["%same", "%named"]);
    for (to, from, more) in [("a", "%sum", "%has"), ("b", "%a", "%not"), ("c", "%b", "%size")] {
        b.set(to, Op::Add, UI64, args![from, more]);
    }
    b.act(Op::Ret, None, args!["%c"]);
    gives(&b, &[], 5u64);
}

#[test]
fn printing() {
    let mut b = Builder::default();
    b.declare(VOID, "host.print", &[ParamKind::Regular(OBJECT)]);
    let leaf = b.structure("Leaf", &[(I32, "x")]);
    b.function(VOID, "f", &[]);
    b.set("leaf", Op::Alloca, leaf, &[]);
    let values = args![
        -1i8,
        u64::MAX,
        2.75f64,
        0.1f32,
        2.0f64,
        1e300f64,
        f64::NAN,
        "text",
        true,
        "%leaf"
    ];
    for value in values.iter().chain([&Arg::Null]) {
        b.act(Op::Call, VOID, &["host.print".into(), value.clone()]);
    }
    let outcome = run(&b.module, "f", &[], 100);
    assert_eq!(outcome.result, Ok(Value::Void));
    let text = "-1\n18446744073709551615\n2.75\n0.1\n2.0\n1e300\nnan\ntext\ntrue\nLeaf\nnull\n";
    assert_eq!(String::from_utf8_lossy(&outcome.output), text);
}

#[test]
fn unknown_ones_trap_when_they_are_called() {
    let mut b = Builder::default();
    b.declare(VOID, "corevm.foundation.memove", &[]);
    b.function(VOID, "f", &[]);
    b.act(Op::Call, VOID, args!["corevm.foundation.memove"]);
    traps(&b, &[], Fault::NoIntrinsic);
}
