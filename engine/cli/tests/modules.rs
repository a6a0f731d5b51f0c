//! Programs of several modules: a folder of `modules` is one, whose `expected` is what node prints of it, and the status.

mod support;

use std::fs;
use std::path::Path;

use support::Project;

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("the folder of a program") {
        let entry = entry.expect("a file");
        let target = to.join(entry.file_name());
        match entry.path().is_dir() {
            true => copy(&entry.path(), &target),
            false => drop(fs::copy(entry.path(), target).expect("a file in the folder")),
        }
    }
}

fn runs_as_node(program: &str) -> Project {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/modules")
        .join(program);
    let project = Project::new(&[]);
    copy(&folder, &project.path("."));
    let expected = fs::read_to_string(folder.join("expected")).expect("what is expected");
    let ways: [&[&str]; 2] = [&[], &["--heap-stress=50"]];
    for way in ways {
        let args = [&["--check-leaks"], way, &["main.mjs"]].concat();
        let (status, stdout, _) = project.mplsh(&args);
        assert_eq!(format!("{stdout}status {status}\n"), expected, "{way:?}");
    }
    project
}

/// As an image, a program is another file: one that asks for itself is loaded once more.
fn runs_as_an_image(program: &str) {
    let project = runs_as_node(program);
    let mut mplc = support::tool("mplc");
    mplc.args(["main.mjs", "-o", "main.so"])
        .current_dir(project.folder());
    assert_eq!(support::run(&mut mplc), (0, String::new(), String::new()));
    let (status, stdout, _) = project.mplsh(&["--check-leaks", "main.so"]);
    let expected = fs::read_to_string(project.path("expected")).expect("what is expected");
    assert_eq!(format!("{stdout}status {status}\n"), expected);
}

#[test]
fn names_are_shared() {
    runs_as_node("bindings");
}

#[test]
fn modules_ask_for_each_other() {
    runs_as_node("cycles");
}

#[test]
fn modules_wait_for_values() {
    runs_as_an_image("waiting");
}

#[test]
fn packages_say_their_files() {
    runs_as_an_image("packages");
}

#[test]
fn errors_are_told() {
    runs_as_node("errors");
}

#[test]
fn what_never_comes_is_waited_for_no_longer() {
    let project = Project::with(&[(
        "main.mjs",
        "console.log(1); await new Promise(() => {}); console.log(2);\n",
    )]);
    assert_eq!(
        project.mplsh(&["main.mjs"]),
        (13, "1\n".to_owned(), String::new())
    );
}
