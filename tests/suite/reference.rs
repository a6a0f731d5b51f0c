//! `codegen/docs/reference.md` is what the compiler's table of MAPLE IR says, with an example for every row.
//! `MAPLE_BLESS=1 cargo test -p maple-tests --test reference` writes it.

use maple_tests::case::Case;
use maple_tests::{case_files, cases_dir, docs, reference};

#[test]
fn the_reference_is_current() {
    let files = case_files(&cases_dir()).expect("the cases can be listed");
    let cases: Vec<Case> = files
        .iter()
        .map(|(path, name)| Case::read(path, name).expect("a readable case"))
        .collect();
    let expected = reference::page(&cases).unwrap_or_else(|rows| panic!("rows without an example:\n{rows}"));
    let path = docs::root().join("codegen/docs/reference.md");
    if std::env::var_os("MAPLE_BLESS").is_some() {
        std::fs::write(&path, &expected).expect("the page is writable");
        return;
    }
    let current = std::fs::read_to_string(&path).expect("the page is readable");
    let mut pairs = current.lines().zip(expected.lines()).zip(1..);
    if let Some(((old, new), line)) = pairs.find(|((old, new), _)| old != new) {
        panic!("reference.md:{line}: out of date; run this test with MAPLE_BLESS=1\n-{old}\n+{new}");
    }
    assert_eq!(current.len(), expected.len(), "reference.md is out of date");
}
