//! What holds for every module that compiles: printing is a fixpoint, emission is deterministic.

use std::path::Path;

use crate::case::Case;
use crate::pipeline;

pub(super) fn check(case: &Case) -> Result<(), String> {
    let source = case.source();
    let once = pipeline::print(&case.name, &source)?;
    // Another language was lowered: what is printed is MAPLE IR.
    let printed = Path::new(&case.name).with_extension("");
    let twice = pipeline::print(&printed.to_string_lossy(), &once)
        .map_err(|e| format!("the printed module is not accepted: {e}"))?;
    if once != twice {
        let diff = similar::TextDiff::from_lines(&once, &twice);
        let diff = diff
            .unified_diff()
            .context_radius(1)
            .header("printed", "printed again")
            .to_string();
        return Err(format!("printing is no fixpoint\n{diff}"));
    }
    // A case that only prints may show what no image can hold.
    let Ok(image) = pipeline::compile(&case.name, &source) else {
        return Ok(());
    };
    if image != pipeline::compile(&case.name, &source)? {
        return Err("compiling twice gives different images".to_owned());
    }
    Ok(())
}
