//! Listings in the seed's style as images, made by the system's assembler and linker.

use std::path::{Path, PathBuf};
use std::process::Command;

use maple_mirbin::disasm::preamble;

/// The folder of listings.
pub fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("listings")
}

/// Assembles `text` behind the opcode definitions and links it; the image is in `folder`.
///
/// # Errors
/// What the tools say.
pub fn assemble(text: &str, folder: &Path) -> Result<PathBuf, String> {
    let [source, object, image] = ["listing.s", "listing.o", "listing.so"].map(|name| folder.join(name));
    std::fs::write(&source, preamble() + text).map_err(|e| e.to_string())?;
    let gcc = || Command::new("gcc");
    tool(
        gcc()
            .args(["-x", "assembler-with-cpp", "-c"])
            .arg(&source)
            .arg("-o")
            .arg(&object),
    )?;
    tool(gcc().arg("-shared").arg(&object).arg("-o").arg(&image))?;
    Ok(image)
}

fn tool(command: &mut Command) -> Result<(), String> {
    let output = command
        .output()
        .map_err(|e| format!("{command:?}: {e}; the tests need a C compiler named gcc"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!(
        "{command:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    ))
}
