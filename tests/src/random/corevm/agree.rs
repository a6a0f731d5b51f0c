//! Whether the engine does what the evaluator says.

use maple_codegen::front::corevm::{self, ast::Module, table::Primitive};
use maple_vm::Value as Cell;

use super::eval::{self, Fault, Value};
use super::generate::{ENTRY, FUEL, arguments, generate};
use crate::machine::{Executor, Machine, Outcome};
use crate::pipeline;

/// What came of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Evaluator and engine agree on a result.
    Returned,
    /// They agree on an error.
    Trapped,
}

/// Compares evaluator and engine on the program of a seed: from text and from binary, on both executors.
///
/// # Errors
/// Where they differ, with the text of the program.
pub fn seed(seed: u64) -> Result<Verdict, String> {
    let module = generate(seed, true);
    let text = corevm::print(&module);
    compare(&module, &text, &arguments(seed)).map_err(|error| format!("seed {seed}: {error}\n{text}"))
}

fn compare(module: &Module, text: &str, arguments: &[Value]) -> Result<Verdict, String> {
    let expected = eval::evaluate(module, ENTRY, arguments, FUEL);
    let binary = corevm::write_binary(module).map_err(|error| error.to_string())?;
    let image = pipeline::compile("random.ir.txt", text)?;
    let again = pipeline::compile("random.ir", &binary)?;
    let cells: Vec<Cell> = arguments.iter().map(cell).collect();
    for (executor, image) in [(Executor::Threaded, &image), (Executor::Stepper, &again)] {
        let mut machine = Machine::from_bytes(executor, "random", image)?;
        let outcome = machine.call(ENTRY, &cells)?;
        if !same(&expected, &outcome) {
            return Err(format!(
                "{expected:?} expected, {outcome:?} on the {}",
                executor.name()
            ));
        }
        let left = machine.left();
        if left != 0 {
            return Err(format!("{left} objects are left on the {}", executor.name()));
        }
    }
    Ok(match expected {
        Ok(_) => Verdict::Returned,
        Err(_) => Verdict::Trapped,
    })
}

/// A number as functions take it.
fn cell(value: &Value) -> Cell {
    match value {
        Value::Bits(Primitive::I64, bits) => Cell::i64(*bits as i64),
        other => panic!("no entry takes {other:?}"),
    }
}

/// Whether a call did what was expected.
fn same(expected: &Result<Value, Fault>, outcome: &Outcome) -> bool {
    match (expected, outcome) {
        (Ok(Value::Bits(Primitive::Ui64, bits)), Outcome::Returned(given)) => given.as_u64() == Some(*bits),
        (Err(fault), Outcome::Trapped(message)) => message.contains(words(fault)),
        _ => false,
    }
}

/// What the message of an error has.
fn words(fault: &Fault) -> &'static str {
    match fault {
        Fault::DivisionByZero => "division by zero",
        Fault::Null => "null",
        Fault::Bounds => "index",
        Fault::AttributeNotFound => "attribute",
        Fault::TypeMismatch => "type",
        Fault::NegativeShift => "negative",
        Fault::NoBody => "no body",
        Fault::NoSuchFunction | Fault::Arguments => "no function",
        _ => "another error",
    }
}
