//! Both executors on hand-encoded functions.

mod common;

use common::{Source, both, image};
use maple_mirbin::encode::CodeBuilder;
use maple_mirbin::{Op, Prim};
use maple_vm::{TrapKind, Value};

use Prim::{A64, F64, I32, I64, U1, U8, U64, Void};

fn fib() -> Source {
    let mut c = CodeBuilder::new();
    let recurse = c.label();
    c.frame(Op::Dread, I32, 1);
    c.constant(I32, 2);
    c.typed(Op::Lt, U1, I32);
    c.branch(Op::BrFalse32, recurse);
    c.frame(Op::Dread, I32, 1);
    c.op(Op::Return, I32, 1);
    c.bind(recurse);
    for (step, local) in [(1, -2), (2, -3)] {
        c.abs(Op::AddrOfFunc, A64, 0, 0);
        c.frame(Op::Dread, I32, 1);
        c.constant(I32, step);
        c.op(Op::Sub, I32, 2);
        c.op(Op::Icall, I32, 2);
        c.frame(Op::RegRead, I32, 0);
        c.frame(Op::Dassign, I32, local);
    }
    c.frame(Op::Dread, I32, -2);
    c.frame(Op::Dread, I32, -3);
    c.op(Op::Add, I32, 2);
    c.op(Op::Return, I32, 1);
    Source {
        name: "fib",
        formals: vec![I32],
        result: I32,
        locals: vec![I32, I32],
        code: c,
    }
}

#[test]
fn calls_and_branches() {
    assert_eq!(
        both(|| image(vec![fib()], &[]), "fib", &[Value::i32(20)]),
        Ok(Value::i32(6765))
    );
}

/// sum := 0; for i in 0..n sum += i * i
fn squares() -> Source {
    let mut c = CodeBuilder::new();
    let (top, test) = (c.label(), c.label());
    c.constant(I64, 0);
    c.frame(Op::Dassign, I64, -2);
    c.constant(I32, 0);
    c.frame(Op::Dassign, I32, -3);
    c.branch(Op::Goto32, test);
    c.bind(top);
    c.frame(Op::Dread, I64, -2);
    c.frame(Op::Dread, I32, -3);
    c.frame(Op::Dread, I32, -3);
    c.op(Op::Mul, I32, 2);
    c.typed(Op::Cvt, I64, I32);
    c.op(Op::Add, I64, 2);
    c.frame(Op::Dassign, I64, -2);
    c.frame(Op::Dread, I32, -3);
    c.constant(I32, 1);
    c.op(Op::Add, I32, 2);
    c.frame(Op::Dassign, I32, -3);
    c.bind(test);
    c.frame(Op::Dread, I32, -3);
    c.frame(Op::Dread, I32, 1);
    c.typed(Op::Lt, U1, I32);
    c.branch(Op::BrTrue32, top);
    c.frame(Op::Dread, I64, -2);
    c.op(Op::Return, I64, 1);
    Source {
        name: "squares",
        formals: vec![I32],
        result: I64,
        locals: vec![I64, I32],
        code: c,
    }
}

#[test]
fn loops_and_widths() {
    assert_eq!(
        both(|| image(vec![squares()], &[]), "squares", &[Value::i32(1000)]),
        Ok(Value::i64(332_833_500))
    );
}

/// Recursion without end.
fn forever() -> Source {
    let mut c = CodeBuilder::new();
    c.abs(Op::AddrOfFunc, A64, 0, 0);
    c.frame(Op::Dread, I32, 1);
    c.constant(I32, 1);
    c.op(Op::Add, I32, 2);
    c.op(Op::Icall, I32, 2);
    c.frame(Op::RegRead, I32, 0);
    c.op(Op::Return, I32, 1);
    Source {
        name: "forever",
        formals: vec![I32],
        result: I32,
        locals: vec![],
        code: c,
    }
}

#[test]
fn stack_overflow_is_a_trap_with_a_backtrace() {
    let trap = both(|| image(vec![forever()], &[]), "forever", &[Value::i32(0)]).expect_err("overflow");
    assert_eq!(trap.kind, TrapKind::StackOverflow);
    assert_eq!(trap.frames.len(), 32);
    assert!(trap.omitted > 200_000, "{}", trap.omitted);
}

fn deref() -> Source {
    let mut c = CodeBuilder::new();
    c.frame(Op::Dread, A64, 1);
    c.displaced(Op::IreadOff, I32, 4);
    c.op(Op::Return, I32, 1);
    Source {
        name: "deref",
        formals: vec![A64],
        result: I32,
        locals: vec![],
        code: c,
    }
}

fn poke() -> Source {
    let mut c = CodeBuilder::new();
    c.frame(Op::Dread, A64, 1);
    c.constant(I32, 7);
    c.displaced(Op::IassignOff, I32, 0);
    c.op(Op::Return, Void, 0);
    Source {
        name: "poke",
        formals: vec![A64],
        result: Void,
        locals: vec![],
        code: c,
    }
}

#[test]
fn wild_accesses_are_traps() {
    let make = || image(vec![deref(), poke()], &[]);
    let kind = |name, address| both(make, name, &[Value::u64(address)]).expect_err("trap").kind;
    assert_eq!(kind("deref", 0), TrapKind::NullPointer);
    assert_eq!(
        kind("deref", 0x10_0000),
        TrapKind::MemoryFault { address: 0x10_0004 }
    );
    assert_eq!(
        kind("poke", 0x7_0000_0000),
        TrapKind::MemoryFault {
            address: 0x7_0000_0000
        }
    );
    let mut cell = [5i32, 6];
    let address = cell.as_mut_ptr() as u64;
    assert_eq!(both(make, "deref", &[Value::u64(address)]), Ok(Value::i32(6)));
    assert_eq!(both(make, "poke", &[Value::u64(address)]), Ok(Value::VOID));
    assert_eq!(cell[0], 7);
}

fn divide() -> Source {
    let mut c = CodeBuilder::new();
    c.frame(Op::Dread, I32, 1);
    c.frame(Op::Dread, I32, 2);
    c.op(Op::Div, I32, 2);
    c.op(Op::Return, I32, 1);
    Source {
        name: "divide",
        formals: vec![I32, I32],
        result: I32,
        locals: vec![],
        code: c,
    }
}

#[test]
fn division() {
    let make = || image(vec![divide()], &[]);
    let run = |a, b| both(make, "divide", &[Value::i32(a), Value::i32(b)]);
    assert_eq!(run(-7, 2), Ok(Value::i32(-3)));
    assert_eq!(run(i32::MIN, -1), Ok(Value::i32(i32::MIN)));
    assert_eq!(run(1, 0).expect_err("trap").kind, TrapKind::DivideByZero);
}

fn native() -> Source {
    let mut c = CodeBuilder::new();
    c.abs(Op::AddrOfFunc, A64, 2, 0);
    c.frame(Op::Dread, F64, 1);
    c.constant(F64, 2.0f64.to_bits());
    c.op(Op::Icall, F64, 3);
    c.frame(Op::RegRead, F64, 0);
    c.op(Op::Return, F64, 1);
    Source {
        name: "square",
        formals: vec![F64],
        result: F64,
        locals: vec![],
        code: c,
    }
}

fn indirect() -> Source {
    let mut c = CodeBuilder::new();
    c.frame(Op::Dread, A64, 1);
    c.frame(Op::Dread, F64, 2);
    c.op(Op::Icall, F64, 2);
    c.frame(Op::RegRead, F64, 0);
    c.op(Op::Return, F64, 1);
    Source {
        name: "indirect",
        formals: vec![A64, F64],
        result: F64,
        locals: vec![],
        code: c,
    }
}

#[test]
fn native_and_indirect_calls() {
    let make = || image(vec![native(), indirect()], &["pow"]);
    assert_eq!(both(make, "square", &[Value::f64(1.5)]), Ok(Value::f64(2.25)));
    let trap = both(make, "indirect", &[Value::u64(0x1234_5678), Value::f64(1.0)]).expect_err("trap");
    assert_eq!(trap.kind, TrapKind::BadCall { address: 0x1234_5678 });
}

/// A byte cell: arithmetic wraps, the comparison sees the wrapped value.
fn bytes() -> Source {
    let mut c = CodeBuilder::new();
    c.frame(Op::Dread, U8, 1);
    c.constant(U8, 200);
    c.op(Op::Add, U8, 2);
    c.frame(Op::Dassign, U8, -2);
    c.frame(Op::Dread, U8, -2);
    c.typed(Op::Cvt, U64, U8);
    c.op(Op::Return, U64, 1);
    Source {
        name: "bytes",
        formals: vec![U8],
        result: U64,
        locals: vec![U8],
        code: c,
    }
}

#[test]
fn narrow_arithmetic() {
    assert_eq!(
        both(|| image(vec![bytes()], &[]), "bytes", &[Value::u8(100)]),
        Ok(Value::u64(44))
    );
}
