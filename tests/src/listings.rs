//! Images made by the system's assembler and linker: of listings in the seed's style, of our own listings and objects.

use std::path::{Path, PathBuf};
use std::process::Command;

use maple_mirbin::disasm::preamble;

/// The folder of listings.
pub fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("listings")
}

/// Assembles `text` after the opcode definitions and links it; the image is in `folder`.
///
/// # Errors
/// What the tools say.
pub fn assemble(text: &str, folder: &Path) -> Result<PathBuf, String> {
    let [source, object, image] = ["listing.s", "listing.o", "listing.so"].map(|name| folder.join(name));
    write(&source, (preamble() + text).as_bytes())?;
    // The seed's listings leave out what newer linkers want to see: the stack note, pages that are not writable.
    tool(&mut assembler(&source, &object))?;
    tool(
        Command::new("gcc")
            .arg("-shared")
            .arg(&object)
            .arg("-o")
            .arg(&image),
    )?;
    Ok(image)
}

/// The image of a listing of ours, by the two commands that its module documents; the tools must not say a word.
///
/// # Errors
/// What the tools say.
pub fn link_listing(text: &str, folder: &Path) -> Result<PathBuf, String> {
    let [source, object, image] = ["x.s", "x.o", "x.so"].map(|name| folder.join(name));
    write(&source, text.as_bytes())?;
    quiet(assembler(&source, &object).arg("-Wall"))?;
    let options = ["-shared", "-nostdlib", "-Wl,--no-warn-rwx-segments", "-o"];
    quiet(Command::new("gcc").args(options).arg(&image).arg(&object))?;
    Ok(image)
}

/// The image that `ld -shared` makes of objects of ours, without a word.
///
/// # Errors
/// What the tools say.
pub fn link_objects(objects: &[&[u8]], folder: &Path) -> Result<PathBuf, String> {
    let image = folder.join("linked.so");
    let mut ld = Command::new("ld");
    ld.args(["-shared", "--no-warn-rwx-segments", "-o"]).arg(&image);
    for (index, bytes) in objects.iter().enumerate() {
        let object = folder.join(format!("object{index}.o"));
        write(&object, bytes)?;
        ld.arg(object);
    }
    quiet(&mut ld)?;
    Ok(image)
}

/// The command that assembles a listing.
fn assembler(source: &Path, object: &Path) -> Command {
    let mut gcc = Command::new("gcc");
    gcc.args(["-x", "assembler-with-cpp", "-c"]);
    gcc.arg(source).arg("-o").arg(object);
    gcc
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    std::fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))
}

/// Runs a tool that must succeed; the result is what it prints.
///
/// # Errors
/// What it printed, or why it could not be started.
pub fn tool(command: &mut Command) -> Result<String, String> {
    let output = command.output().map_err(|e| {
        format!("{command:?}: {e}; the tests need a C compiler named gcc and the GNU binutils")
    })?;
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    if output.status.success() {
        return Ok(said);
    }
    Err(format!("{command:?}: {said}"))
}

/// Runs a tool that must succeed without printing anything.
fn quiet(command: &mut Command) -> Result<(), String> {
    match tool(command)?.as_str() {
        "" => Ok(()),
        said => Err(format!("{command:?} says: {said}")),
    }
}
