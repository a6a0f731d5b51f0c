//! What holds for every module that compiles: printing is a fixpoint, emission is deterministic, and a program is the same in
//! all forms of its language.

use std::path::Path;

use maple_codegen::front::Source;

use crate::case::Case;
use crate::pipeline;

pub(super) fn check(case: &Case) -> Result<(), String> {
    let source = case.source();
    for form in case.other_forms() {
        there_and_back(case, form, &source)?;
    }
    let once = pipeline::print(&case.name, &source)?;
    for (extension, part) in case.refused() {
        let form = Source::named(Path::new(&format!("again.{extension}")));
        let form = form.ok_or_else(|| format!("there is no form .{extension}"))?;
        match pipeline::convert(&case.name, &source, form) {
            Ok(_) => return Err(format!(".{extension} can say what the case says")),
            Err(error) if error.contains(part) => {}
            Err(error) => {
                return Err(format!(
                    ".{extension} refuses the case with another error: {error}"
                ));
            }
        }
        // Then it is canonical in its own form.
        let once = pipeline::convert(&case.name, &source, case.language)?;
        if pipeline::convert(&case.name, &once, case.language)? != once {
            return Err(format!(
                "written down and read it is another text:\n{}",
                String::from_utf8_lossy(&once)
            ));
        }
    }
    // Another language was lowered: what is printed is MAPLE IR.
    let twice = pipeline::print(&format!("{}.mpl", case.name), &once)
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

/// Written in another form and back, a binary is the same; a text is canonical then, and is written in the other form as the original was.
fn there_and_back(case: &Case, form: Source, source: &[u8]) -> Result<(), String> {
    let (ours, theirs) = (
        format!("again.{}", case.language.form.extension),
        format!("again.{}", form.form.extension),
    );
    let there = pipeline::convert(&case.name, source, form)?;
    let back = pipeline::convert(&theirs, &there, case.language)?;
    let shown = || String::from_utf8_lossy(if form.form.binary { &back } else { &there }).into_owned();
    if case.language.form.binary && back != source {
        return Err(format!("{theirs} and back makes other bytes:\n{}", shown()));
    }
    if pipeline::convert(&ours, &back, form)? != there {
        return Err(format!(
            "{theirs}, back and there again makes something else:\n{}",
            shown()
        ));
    }
    if pipeline::convert(&ours, &back, case.language)? != back {
        return Err(format!("what {theirs} makes is not canonical:\n{}", shown()));
    }
    Ok(())
}
