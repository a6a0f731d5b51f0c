//! Class records that do not fit: each is refused before anything of the program runs, with an error that names the image, the class, what
//! is wrong, and what to do.
//!
//! `java/Hierarchy` is the program; each row of [`DAMAGES`] changes one thing in its image.

mod ancestors;
mod fields;
mod header;
mod images;
mod methods;
mod places;
mod versions;

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::patch::Patch;
use maple_tests::{machine, programs};

use images::{Images, check_refused};

/// One damage: name, what is changed, parts of the message.
type Damage = (&'static str, fn(&mut Patch), &'static [&'static str]);

/// All damages.
const DAMAGES: &[&[Damage]] = &[
    header::DAMAGES,
    ancestors::DAMAGES,
    fields::OF_INSTANCES,
    methods::DAMAGES,
    fields::STATIC,
];

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let images = match Images::new() {
        Ok(images) => Arc::new(images),
        Err(message) => {
            eprintln!("{message}");
            return ExitCode::FAILURE;
        }
    };
    let mut trials = Vec::new();
    for &(name, change, parts) in DAMAGES.iter().copied().flatten() {
        let images = Arc::clone(&images);
        trials.push(Trial::test(format!("record/{name}"), move || {
            damaged(&images, name, change, parts)
        }));
    }
    for &(name, test) in versions::TESTS {
        let images = Arc::clone(&images);
        trials.push(Trial::test(name, move || test(&images)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn damaged(images: &Images, name: &str, change: fn(&mut Patch), parts: &[&str]) -> Result<(), Failed> {
    let mut image = images.program.clone();
    change(&mut image);
    let path = images.write(name, &image.into_bytes())?;
    let ended = programs::run(&[&path, &images.library], &[])?;
    check_refused(&ended, parts)?;
    let file = Path::new(&path).file_name().unwrap_or_default().to_string_lossy();
    check_refused(&ended, &[&format!("{file}: ")])
}
