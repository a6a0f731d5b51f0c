//! Emission: a [`Program`] as a file.
//!
//! [`write`] makes a complete image that the engine loads; no assembler or linker is involved. [`object`] makes what a linker takes,
//! [`listing`] what an assembler takes.
//! The same program always gives the same bytes.

use maple_mirbin::NativeTableBuilder;

use crate::program::Program;

mod dwarf;
mod error;
mod hash;
mod image;
mod listing;
mod machine;
mod object;
mod plan;
mod relocatable;
mod symtab;
#[cfg(test)]
pub(crate) mod tests;

pub use error::EmitError;
pub use machine::Machine;

/// The image of `program`: an ELF shared object for the machine that this runs on.
///
/// # Errors
/// If the program contradicts itself (see [`EmitError`]), a distance does not fit 32 bits, or the image would be too large to map.
pub fn write(program: &Program) -> Result<Vec<u8>, EmitError> {
    write_for(program, Machine::host())
}

/// The image of `program` for `machine`.
///
/// # Errors
/// As [`write`].
pub fn write_for(program: &Program, machine: Machine) -> Result<Vec<u8>, EmitError> {
    image::write(program, machine)
}

/// `program` as a relocatable object, for the machine that this runs on: `ld -shared --no-warn-rwx-segments` makes an image of it that
/// runs like the one [`write`] gives.
///
/// # Errors
/// As [`write`], but distances are the linker's concern.
pub fn object(program: &Program) -> Result<Vec<u8>, EmitError> {
    object_for(program, Machine::host())
}

/// `program` as a relocatable object for `machine`.
///
/// # Errors
/// As [`object`].
pub fn object_for(program: &Program, machine: Machine) -> Result<Vec<u8>, EmitError> {
    object::write(program, machine)
}

/// `program` as assembly text for the C preprocessor and GNU as, in the seed's style (image.md §8) and for x86-64. It assembles to
/// what [`object_for`] writes.
///
/// # Errors
/// As [`object`]; and if a symbol has a name that assemblers cannot read.
pub fn listing(program: &Program) -> Result<String, EmitError> {
    listing::write(program)
}

/// The prototypes of native functions, call sites included, with the functions' section at address `code`.
fn natives(plan: &plan::Plan<'_>, code: u64) -> Result<NativeTableBuilder, EmitError> {
    let mut natives = plan.program.natives.clone();
    for (function, start) in plan.program.functions.iter().zip(&plan.functions) {
        for (offset, prototype) in &function.native_sites {
            natives.site(code + start + u64::from(*offset), prototype.clone())?;
        }
    }
    Ok(natives)
}
