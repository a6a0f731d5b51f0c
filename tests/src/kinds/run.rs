//! `# test run`: calls of functions with scalar arguments, on both executors.
//!
//! All lines of a file run in order in one machine per executor, so globals keep their values from line to line, and a machine that
//! trapped must go on working. The threaded executor runs the image from a file, the stepper from memory. What a program does it must
//! also do from every other form of its language.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use maple_loader::Image;
use maple_vm::{Config, Jit};

use crate::case::{Case, Comparison};
use crate::machine::{Executor, Machine, Outcome};
use crate::pipeline;
use crate::value::{Expect, Invocation, same, show};

pub(super) fn check(case: &Case) -> Result<Vec<Comparison>, String> {
    let source = case.source();
    for form in case.other_forms() {
        let extension = form.form.extension;
        let other = pipeline::convert(&case.name, &source, form)?;
        let comparisons = check_bytes(case, &pipeline::compile(&format!("other.{extension}"), &other)?)?;
        if let Some(first) = comparisons.first() {
            return Err(format!("from the form .{extension}: {}", first.actual.join("\n")));
        }
    }
    check_bytes(case, &pipeline::compile(&case.name, &source)?)
}

fn check_bytes(case: &Case, image: &[u8]) -> Result<Vec<Comparison>, String> {
    let file = tempfile::Builder::new()
        .suffix(".so")
        .tempfile()
        .map_err(|e| e.to_string())?;
    std::fs::write(file.path(), image).map_err(|e| e.to_string())?;
    check_image(case, file.path())
}

/// Executes the `# run:` lines of a case on the image in a file.
///
/// # Errors
/// Why the image cannot be loaded, what is wrong with a line, or where the machines disagree.
pub fn check_image(case: &Case, image: &Path) -> Result<Vec<Comparison>, String> {
    let bytes = std::fs::read(image).map_err(|e| format!("{}: {e}", image.display()))?;
    let mut compiled = Machine::from_bytes(Executor::Compiled, &case.name, &bytes)?;
    let mut stepper = Machine::from_bytes(Executor::Stepper, &case.name, &bytes)?;
    let comparisons =
        lines(case, &mut compiled, &mut stepper).map_err(|error| format!("machine code: {error}"))?;
    if !comparisons.is_empty() {
        return Ok(comparisons);
    }
    let mut threaded = Machine::open(Executor::Threaded, image)?;
    let mut stepper = Machine::from_bytes(Executor::Stepper, &case.name, &bytes)?;
    lines(case, &mut threaded, &mut stepper)
}

/// Executes the `# run:` lines of a case on two machines.
fn lines(case: &Case, threaded: &mut Machine, stepper: &mut Machine) -> Result<Vec<Comparison>, String> {
    let mut comparisons = Vec::new();
    for directive in case.all("run") {
        let place = || format!("line {}", directive.lines.start + 1);
        let invocation = Invocation::parse(directive.line()).map_err(|e| format!("{}: {e}", place()))?;
        let outcome = threaded
            .call(&invocation.function, &invocation.args)
            .map_err(|e| format!("{}: {e}", place()))?;
        let other = stepper
            .call(&invocation.function, &invocation.args)
            .map_err(|e| format!("{}: {e}", place()))?;
        if !equal(&outcome, &other) {
            return Err(format!(
                "{}: {}: the executors disagree: threaded {}, stepper {}",
                place(),
                invocation.call(),
                describe(&outcome),
                describe(&other),
            ));
        }
        if !satisfies(&outcome, &invocation.expect) {
            comparisons.push(Comparison {
                lines: directive.lines.clone(),
                actual: vec![case.comment(&format!("run: {} {}", invocation.call(), describe(&outcome)))],
                what: "another outcome".to_owned(),
            });
        }
    }
    if case.all("run").next().is_none() {
        return Err("a run test without `# run:` lines".to_owned());
    }
    // What a managed program has made is gone when it ends, whatever the calls ended with.
    for (executor, machine) in [("threaded", threaded), ("stepper", stepper)] {
        match machine.left() {
            0 => {}
            left => return Err(format!("the {executor} executor leaks {left} objects")),
        }
    }
    Ok(comparisons)
}

/// How often code is retired, at most.
const SWITCHES: u32 = 1000;

/// `# test switched`: the same lines, while the threaded executor goes from code for speed to code that keeps variables and back, all the time.
pub(super) fn check_switched(case: &Case) -> Result<Vec<Comparison>, String> {
    let image = pipeline::compile(&case.name, case.source())?;
    let config = Config {
        interruptible: true,
        jit: Jit::Eager,
        ..Config::default()
    };
    let opened = Image::from_bytes(&case.name, &image).map_err(|e| e.to_string())?;
    let mut threaded = Machine::load(config, opened)?;
    let mut stepper = Machine::from_bytes(Executor::Stepper, &case.name, &image)?;
    let observer = threaded.observer();
    let done = AtomicBool::new(false);
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for switch in (0..SWITCHES).take_while(|_| !done.load(Ordering::Relaxed)) {
                observer.observe(switch % 2 == 0);
                std::thread::sleep(Duration::from_micros(20));
            }
        });
        let compared = lines(case, &mut threaded, &mut stepper);
        done.store(true, Ordering::Relaxed);
        compared
    })
}

fn equal(a: &Outcome, b: &Outcome) -> bool {
    match (a, b) {
        (Outcome::Returned(a), Outcome::Returned(b)) => same(*a, *b),
        (Outcome::Trapped(a), Outcome::Trapped(b)) => a == b,
        _ => false,
    }
}

fn satisfies(outcome: &Outcome, expect: &Expect) -> bool {
    match (outcome, expect) {
        (Outcome::Returned(_), Expect::Return) => true,
        (Outcome::Returned(value), Expect::Value(wanted)) => same(*value, *wanted),
        (Outcome::Trapped(message), Expect::Trap(part)) => message.contains(part),
        _ => false,
    }
}

/// As a `# run:` line would say it.
fn describe(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned(value) if value.ty() == maple_mirbin::Prim::Void => String::new(),
        Outcome::Returned(value) => format!("== {}", show(*value)),
        Outcome::Trapped(message) => format!("traps \"{message}\""),
    }
}
