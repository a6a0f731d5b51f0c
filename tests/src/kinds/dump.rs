//! `# test dump PASS`: the module as it stands after a pass. `# test disasm`: the image as `mpldis` shows it.

use crate::case::{Case, Comparison};
use crate::{kinds, pipeline};

pub(super) fn check(case: &Case, args: &[String]) -> Result<Vec<Comparison>, String> {
    let [pass] = args else {
        return Err("expected `# test dump PASS`".to_owned());
    };
    let dump = pipeline::dump(&case.name, case.source(), pass)?;
    Ok(vec![kinds::block(case, "dump", &dump)])
}

pub(super) fn check_disassembly(case: &Case) -> Result<Vec<Comparison>, String> {
    let image = pipeline::compile(&case.name, case.source())?;
    let listing = pipeline::disassemble(&image)?;
    Ok(vec![kinds::block(case, "disasm", &listing)])
}
