//! Listings in the seed's style, assembled and linked by the system's tools, run like images of our own.

use std::path::Path;

use maple_tests::case::{Case, settle};
use maple_tests::kinds::run;
use maple_tests::listings::{assemble, dir};

fn run_lines(case: &Case, image: &Path) -> Result<(), String> {
    settle(case, run::check_image(case, image)?, false)
}

#[test]
fn a_listing_runs_as_the_module_it_was_made_from() {
    let case = Case::read(&dir().join("numbers.mpl"), "numbers").expect("a readable case");
    let text = std::fs::read_to_string(dir().join("numbers.s")).expect("a readable listing");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let image = assemble(&text, folder.path()).expect("an image");
    run_lines(&case, &image).expect("the expected results");
}
