//! `# test regcode FUNC...`: the register code that functions are translated into.

use crate::case::{Case, Comparison};
use crate::machine::{Executor, Machine};
use crate::{kinds, pipeline};

pub(super) fn check(case: &Case, functions: &[String]) -> Result<Vec<Comparison>, String> {
    if functions.is_empty() {
        return Err("expected `# test regcode FUNC...`".to_owned());
    }
    let image = pipeline::compile(&case.name, case.source())?;
    let mut text = String::new();
    for function in functions {
        // A machine for each: what was translated before changes how it is called.
        let machine = Machine::from_bytes(Executor::Threaded, &case.name, &image)?;
        let name = function.trim_start_matches('&');
        text.push_str(&format!("&{name}\n"));
        for line in machine.register_code(name)?.lines() {
            text.push_str(&portable(line));
        }
    }
    Ok(vec![kinds::block(case, "regcode", &text)])
}

/// A line of a listing without the `+`: which instructions one handler executes depends on the backend.
fn portable(line: &str) -> String {
    let mut line = line.replacen(" +", "  ", 1);
    line.truncate(line.trim_end().len());
    line.push('\n');
    line
}
