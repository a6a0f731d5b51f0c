//! What holds for every module that compiles: printing is a fixpoint, emission is deterministic, and a Shard program is the same in both of
//! its forms.

use std::path::Path;

use crate::case::{Case, Script};
use crate::pipeline;

pub(super) fn check(case: &Case) -> Result<(), String> {
    let source = case.source();
    if case.script != Script::MapleIr {
        forms(case, &source)?;
    }
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

/// Binary to text to binary gives the same bytes, and text to binary to text the same text.
fn forms(case: &Case, source: &[u8]) -> Result<(), String> {
    let binary = pipeline::shard_binary(&case.name, source)?;
    if case.script == Script::Hex && binary != source {
        return Err("the binary is written in another way than it was".to_owned());
    }
    let text = pipeline::shard_text("again.shrd", &binary)?;
    if pipeline::shard_binary("again.shard", text.as_bytes())? != binary {
        return Err(format!("the text of the binary makes another one:\n{text}"));
    }
    if pipeline::shard_text("again.shard", text.as_bytes())? != text {
        return Err(format!("the text of the binary is not canonical:\n{text}"));
    }
    Ok(())
}
