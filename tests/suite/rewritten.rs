//! Damaged modules of MAPLE IR that still parse, written down and read again: what was read is what was meant.

use std::sync::atomic::{AtomicU64, Ordering};

use libtest_mimic::{Failed, Trial};
use maple_codegen::diag::{Diagnostic, Severity};
use maple_codegen::front::{Source, maple};
use maple_tests::mutate::{self, Random};
use maple_tests::pipeline;

use super::{cases, each_mutant};

/// What is done with a module that parses: its name, its text, and that in standard form.
type Check = fn(&str, &[u8], &[u8]) -> Result<(), String>;

/// Mutants of a module that are tried until one parses.
const ATTEMPTS: usize = 8;

/// A trial for each way of writing modules.
pub fn trials(count: u64) -> [Trial; 2] {
    let trial = |name: &'static str, check: Check| Trial::test(name, move || rewritten(name, count, check));
    [trial("print_parse", prints), trial("binary", has_a_binary_form)]
}

fn rewritten(kind: &str, count: u64, check: Check) -> Result<(), Failed> {
    let texts: Vec<(String, String)> = cases()?
        .into_iter()
        .filter(|case| case.language == maple::SOURCE)
        .map(|case| {
            (
                case.name.clone(),
                String::from_utf8_lossy(&case.source()).into_owned(),
            )
        })
        .collect();
    let fragments = mutate::fragments(texts.iter().map(|(_, text)| text.as_str()));
    let parses = |mutant: &[u8]| pipeline::convert_bytes("mutant.mpl", mutant, maple::SOURCE).is_ok();
    // Most mutants do not parse; other trials look at their errors.
    let damage = |text: &String, random: &mut Random| {
        let mut mutants = (0..ATTEMPTS).map(|_| mutate::text(text, &fragments, random));
        mutants.find(|mutant| parses(mutant)).unwrap_or_default()
    };
    let parsed = AtomicU64::new(0);
    each_mutant(
        kind,
        &texts,
        count,
        damage,
        |name, mutant| match pipeline::convert_bytes(name, mutant, maple::SOURCE) {
            Ok(printed) if !mutant.is_empty() => {
                parsed.fetch_add(1, Ordering::Relaxed);
                check(name, mutant, &printed)
            }
            _ => Ok(()),
        },
    )?;
    match parsed.into_inner() {
        parsed if parsed >= count / 4 => Ok(()),
        parsed => Err(format!("only {parsed} of {count} mutants parse").into()),
    }
}

/// Printed, a module is one that is printed alike, and has the same code.
fn prints(name: &str, mutant: &[u8], printed: &[u8]) -> Result<(), String> {
    let again = pipeline::convert_bytes(name, printed, maple::SOURCE)
        .map_err(|errors| format!("what is printed does not parse: {}", first(&errors)))?;
    alike("printing is no fixpoint", printed, &again)?;
    let code = |image: Result<Vec<u8>, Vec<Diagnostic>>| image.map(|image| pipeline::disassemble(&image));
    let (before, after) = (
        code(pipeline::compile_bytes(name, mutant)),
        code(pipeline::compile_bytes(name, printed)),
    );
    match (before, after) {
        (Ok(before), Ok(after)) => alike(
            "what is printed has other code",
            before?.as_bytes(),
            after?.as_bytes(),
        ),
        (Err(_), Err(_)) => Ok(()),
        (Ok(_), Err(errors)) => Err(format!("what is printed is refused: {}", first(&errors))),
        (Err(errors), Ok(_)) => Err(format!(
            "what is printed is accepted, the module is not: {}",
            first(&errors)
        )),
    }
}

/// In the binary form and back, a module is printed as if it had never been there, and makes the same image.
fn has_a_binary_form(name: &str, mutant: &[u8], printed: &[u8]) -> Result<(), String> {
    let binary = Source::all()
        .find(|form| form.language == maple::SOURCE.language && form.form.extension == "bpl")
        .ok_or("there is no binary form")?;
    let bytes = pipeline::convert_bytes(name, mutant, binary)
        .map_err(|errors| format!("the binary form cannot say it: {}", first(&errors)))?;
    let again = pipeline::convert_bytes("again.bpl", &bytes, maple::SOURCE)
        .map_err(|errors| format!("the binary form is not read: {}", first(&errors)))?;
    alike("the binary form says something else", printed, &again)?;
    let (text, binary) = (
        pipeline::compile_bytes(name, mutant),
        pipeline::compile_bytes(name, &bytes),
    );
    match (text, binary) {
        (Ok(text), Ok(binary)) if text != binary => Err("the binary form makes another image".to_owned()),
        (Ok(_), Ok(_)) => Ok(()),
        (Err(text), Err(binary)) if codes(&text) == codes(&binary) => Ok(()),
        (Err(text), Err(binary)) => Err(format!(
            "other errors: {} in the text, {} in the binary form",
            first(&text),
            first(&binary)
        )),
        (Ok(_), Err(errors)) => Err(format!("the binary form is refused: {}", first(&errors))),
        (Err(errors), Ok(_)) => Err(format!(
            "the binary form is accepted, the text is not: {}",
            first(&errors)
        )),
    }
}

fn first(errors: &[Diagnostic]) -> String {
    let mut errors = errors.iter().filter(|error| error.severity == Severity::Error);
    errors
        .next()
        .map_or_else(|| "no error".to_owned(), ToString::to_string)
}

/// The codes of the errors, in order. The binary form has no warnings of the parser.
fn codes(errors: &[Diagnostic]) -> Vec<&str> {
    let errors = errors.iter().filter(|error| error.severity == Severity::Error);
    errors.map(|error| error.code).collect()
}

/// Says where two texts differ first.
fn alike(problem: &str, before: &[u8], after: &[u8]) -> Result<(), String> {
    if before == after {
        return Ok(());
    }
    let lines =
        |text: &[u8]| -> Vec<String> { String::from_utf8_lossy(text).lines().map(str::to_owned).collect() };
    let (before, after) = (lines(before), lines(after));
    let at = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
    let line = |text: &[String]| text.get(at).cloned().unwrap_or_default();
    Err(format!(
        "{problem}: line {}, `{}`, becomes `{}`",
        at + 1,
        line(&before),
        line(&after)
    ))
}
