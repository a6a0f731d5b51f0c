//! `# test lir[=PASS] FUNC...`: the instructions that functions are translated into, after a pass or before all.

use crate::case::{Case, Comparison};
use crate::machine::{Executor, Machine};
use crate::{kinds, pipeline};
use maple_lir::finish::PASSES;

pub(super) fn check(case: &Case, kind: &str, functions: &[String]) -> Result<Vec<Comparison>, String> {
    let passes = match kind.split_once('=') {
        None => 0,
        Some((_, name)) => match PASSES.iter().position(|pass| pass.name == name) {
            Some(last) => last + 1,
            None => return Err(format!("no pass is called `{name}`")),
        },
    };
    if functions.is_empty() {
        return Err("expected `# test lir[=PASS] FUNC...`".to_owned());
    }
    let image = pipeline::compile(&case.name, case.source())?;
    let mut text = String::new();
    for function in functions {
        let machine = Machine::from_bytes(Executor::Threaded, &case.name, &image)?;
        let name = function.trim_start_matches('&');
        text.push_str(&format!("&{name}\n{}", machine.lir(name, passes)?));
    }
    Ok(vec![kinds::block(case, kind, &text)])
}
