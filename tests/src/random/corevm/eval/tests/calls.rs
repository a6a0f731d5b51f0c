//! Calls.

use super::*;

/// `f` calls a function of a name with some operands; `g(i32 a, i32 b, *args, **kwargs)` combines them.
fn spread(callee: &str, operands: &[Arg], keywords: &[&str]) -> Builder {
    let mut b = Builder::default();
    b.function(UI64, "g", &[(UI64, "a"), (UI64, "b")]);
    b.further("args", "kwargs");
    b.set("m", Op::Len, None, args!["%args"]);
    b.set("n", Op::Len, None, args!["%kwargs"]);
    b.set("x", Op::Mul, UI64, args!["%a", 1000u64]);
    for (to, from, by, more) in [
        ("y", "%b", 100u64, "%x"),
        ("z", "%m", 10, "%y1"),
        ("w", "%n", 1, "%z1"),
    ] {
        b.set(to, Op::Mul, UI64, args![from, by]);
        b.set(
            &format!("{to}1"),
            Op::Add,
            UI64,
            args![format!("%{to}").as_str(), more],
        );
    }
    b.act(Op::Ret, None, args!["%w1"]);
    b.function(UI64, "f", &[(STRING, "name")]);
    let callee = Arg::from(callee);
    let all: Vec<Arg> = std::iter::once(callee).chain(operands.iter().cloned()).collect();
    b.set("r", Op::Call, UI64, &all);
    b.options(keywords);
    b.act(Op::Ret, None, args!["%r"]);
    b
}

#[test]
fn further_arguments_are_collected() {
    let g = [value("g")];
    for callee in ["g", "%name"] {
        gives(&spread(callee, args![1u64, 2u64], &[]), &g, 1200u64);
        gives(&spread(callee, args![1u64, 2u64, "x", true], &[]), &g, 1220u64);
        gives(
            &spread(callee, args![1u64, 2u64, 3u8, 4u8], &["k", "l"]),
            &g,
            1202u64,
        );
        gives(&spread(callee, args![1u64, 5u8, 4u64], &["k", "b"]), &g, 1401u64);
        gives(&spread(callee, args![1u64, 2u64], &["b", "a"]), &g, 2100u64);
    }
}

#[test]
fn calls_have_to_fit() {
    let g = [value("g")];
    for (operands, keywords) in [
        (args![1u64].as_slice(), [].as_slice()),
        (args![1u64, 2u64, 3u64], &["b"]),
        (args![1u64, 2u64, 3u64, 4u64], &["k", "k"]),
    ] {
        traps(&spread("%name", operands, keywords), &g, Fault::Arguments);
        assert!(matches!(
            result(&spread("g", operands, keywords), &g),
            Err(Fault::Malformed(_))
        ));
    }
    traps(&spread("%name", args![1u64, 2u8], &[]), &g, Fault::TypeMismatch);
    traps(
        &spread("%name", args![1u64, 2u8], &[]),
        &[value("h")],
        Fault::NoSuchFunction,
    );
}

#[test]
fn computed_names_need_the_type_that_is_returned() {
    let mut b = Builder::default();
    b.function(I32, "g", &[]);
    b.act(Op::Ret, None, args![1i32]);
    b.function(I64, "f", &[(STRING, "name")]);
    b.set("r", Op::Call, I64, args!["%name"]);
    b.act(Op::Ret, None, args!["%r"]);
    traps(&b, &[value("g")], Fault::TypeMismatch);
}

#[test]
fn functions_call_themselves() {
    let mut b = Builder::default();
    b.function(I64, "f", &[(I64, "n")]);
    b.set("small", Op::Lt, None, args!["%n", 2i64]);
    b.jump(Op::Br, args!["%small"], &["end", "more"]);
    b.block("more");
    b.set("n1", Op::Dec, None, args!["%n"]);
    b.set("n2", Op::Sub, None, args!["%n", 2i64]);
    b.set("a", Op::Call, I64, args!["f", "%n1"]);
    b.set("b", Op::Call, I64, args!["f", "%n2"]);
    b.set("c", Op::Add, None, args!["%a", "%b"]);
    b.act(Op::Ret, None, args!["%c"]);
    b.block("end");
    b.act(Op::Ret, None, args!["%n"]);
    gives(&b, &[value(10i64)], 55i64);
}

#[test]
fn too_many_calls_trap() {
    let mut b = Builder::default();
    b.function(VOID, "f", &[]);
    b.act(Op::Call, None, args!["f"]);
    assert_eq!(
        evaluate(&b.module, "f", &[], 1_000_000),
        Err(Fault::StackOverflow)
    );
}

#[test]
fn results_are_followed_or_get_a_cell() {
    let mut b = Builder::default();
    b.function(pointer(I32), "g", &[]);
    b.act(Op::Ret, None, args![3i32]);
    b.function(I32, "f", &[]);
    b.set("x", Op::Call, I32, args!["g"]);
    b.act(Op::Ret, None, args!["%x"]);
    gives(&b, &[], 3i32);
}
