//! Modules made by hand, with results worked out from the rules of the language.

mod calls;
mod flow;
mod intrinsics;
mod memory;
mod numbers;
mod objects;
mod structures;

use maple_codegen::front::corevm::ast::Type;
use maple_codegen::front::corevm::table::{Op, Primitive};

use super::{Fault, Value, evaluate, run};
use crate::random::corevm::build::{Arg, Builder, args, pointer};

const BOOL: Type = Type::BOOL;
const I8: Type = Type::of(Primitive::I8);
const UI8: Type = Type::of(Primitive::Ui8);
const I32: Type = Type::of(Primitive::I32);
const UI32: Type = Type::of(Primitive::Ui32);
const I64: Type = Type::of(Primitive::I64);
const UI64: Type = Type::of(Primitive::Ui64);
const SPF: Type = Type::of(Primitive::Spf);
const DPF: Type = Type::of(Primitive::Dpf);
const STRING: Type = Type::STRING;
const OBJECT: Type = Type::OBJECT;
const VOID: Type = Type::VOID;

/// The value of a constant.
fn value(arg: impl Into<Arg>) -> Value {
    match arg.into() {
        Arg::Bits(primitive, bits) => Value::Bits(primitive, bits),
        Arg::Text(text) => Value::text(&text),
        other => panic!("{other:?} has no value"),
    }
}

/// What `f` of a module returns.
fn result(builder: &Builder, args: &[Value]) -> Result<Value, Fault> {
    evaluate(&builder.module, "f", args, 10_000)
}

/// `f` returns this.
#[track_caller]
fn gives(builder: &Builder, args: &[Value], expected: impl Into<Arg>) {
    assert_eq!(result(builder, args), Ok(value(expected)));
}

/// `f` ends in this trap.
#[track_caller]
fn traps(builder: &Builder, args: &[Value], expected: Fault) {
    assert_eq!(result(builder, args), Err(expected));
}

/// The verifier has something against what `f` does.
#[track_caller]
fn breaks_rules(builder: &Builder) {
    let found = result(builder, &[]);
    assert!(matches!(found, Err(Fault::Malformed(_))), "{found:?}");
}
