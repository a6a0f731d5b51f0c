//! Shard IR through the tools: both of its forms compiled, turned into each other, run, and refused.

mod support;

use std::fs;
use std::path::PathBuf;

use support::{Project, run, tool};

/// In canonical form.
const PROGRAM: &str = "\
@half = function int32(int32) {
  @L0:
    %1 = div int32 %0, 2
    return int32 %1
}

@inverse = function int32(int32) {
  @L0:
    %1 = div int32 100, %0
    call void(int32) @print (%1)
    return int32 %1
}

@main = function int32() {
  @L0:
    %0 = call int32(int32) @half (10)
    %1 = call int32(int32) @inverse (%0)
    %2 = call int32(int32) @half (1)
    %3 = call int32(int32) @inverse (%2)
    return int32 %3
}
";

const QUIET: (i32, String, String) = (0, String::new(), String::new());

/// A folder with `a.shard` in it.
fn project(text: &str) -> Project {
    let project = Project::new(&[]);
    fs::write(project.path("a.shard"), text).expect("a file in the folder");
    project
}

/// Runs `mplc` with these words in the folder.
fn mplc(project: &Project, words: &[&str]) -> (i32, String, String) {
    run(tool("mplc").args(words).current_dir(project.folder()))
}

fn bytes(path: PathBuf) -> Vec<u8> {
    fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn either_form_is_written_and_comes_back() {
    let project = project(PROGRAM);
    for words in [
        ["a.shard", "-o", "a.shrd"],
        ["a.shrd", "-o", "b.shard"],
        ["b.shard", "-o", "b.shrd"],
        ["a.shard", "-o", "c.shard"],
        ["a.shrd", "-o", "c.shrd"],
    ] {
        assert_eq!(mplc(&project, &words), QUIET, "{words:?}");
    }
    for text in ["b.shard", "c.shard"] {
        assert_eq!(bytes(project.path(text)), PROGRAM.as_bytes(), "{text}");
    }
    let binary = bytes(project.path("a.shrd"));
    assert!(binary.starts_with(b"SHRD\0\x01"));
    for other in ["b.shrd", "c.shrd"] {
        assert_eq!(bytes(project.path(other)), binary, "{other}");
    }
}

#[test]
fn sources_and_images_of_both_forms_do_the_same() {
    let project = project(PROGRAM);
    for words in [
        ["a.shard", "-o", "a.shrd"],
        ["a.shard", "-o", "text.so"],
        ["a.shrd", "-o", "binary.so"],
    ] {
        assert_eq!(mplc(&project, &words), QUIET, "{words:?}");
    }
    for program in ["a.shard", "a.shrd", "text.so", "binary.so"] {
        let (status, output, errors) = project.mplsh(&[program]);
        assert_eq!((status, output.as_str()), (134, "20\n"), "{program}");
        assert!(
            errors.starts_with("trap: integer division by zero\n"),
            "{program}: {errors}"
        );
        // A binary has no lines to show.
        let lines = ["a.shard:9)\n", "a.shard:19)\n"].map(|line| errors.contains(line));
        let is_text = matches!(program, "a.shard" | "text.so");
        assert_eq!(lines, [is_text; 2], "{program}: {errors}");
    }
    let half = project.mplsh(&["--invoke", "half|int32", "a.shard", "9"]);
    assert_eq!(half, (0, "4\n".to_owned(), String::new()));
}

#[test]
fn a_binary_is_known_by_its_first_bytes() {
    let project = project(PROGRAM);
    assert_eq!(mplc(&project, &["a.shard", "-o", "a.shrd"]), QUIET);
    fs::rename(project.path("a.shrd"), project.path("program")).expect("a file in the folder");
    assert_eq!(mplc(&project, &["program", "-o", "b.shard"]), QUIET);
    assert_eq!(bytes(project.path("b.shard")), PROGRAM.as_bytes());
}

#[test]
fn strict_reading_takes_the_canonical_form_only() {
    let project = project(PROGRAM);
    assert_eq!(mplc(&project, &["--strict", "a.shard", "-o", "a.so"]), QUIET);
    let lenient = PROGRAM.replace(
        "@main = function int32() {\n  @L0:\n",
        "@main = function int32() {\n",
    );
    fs::write(project.path("a.shard"), lenient).expect("a file in the folder");
    assert_eq!(mplc(&project, &["a.shard", "-o", "a.so"]), QUIET);
    let (status, output, errors) = mplc(&project, &["--strict", "a.shard", "-o", "b.so"]);
    assert_eq!((status, output.as_str()), (1, ""));
    assert!(
        errors.starts_with("a.shard:15:5: error[strict]: the first block has no label\n"),
        "{errors}"
    );
    assert!(!project.path("b.so").exists());
}

#[test]
fn problems_have_a_line_or_an_offset() {
    let project = project(&PROGRAM.replace("div int32 %0, 2", "div float64 %0, 2"));
    for words in [["a.shard", "-o", "a.so"], ["a.shard", "-o", "a.shrd"]] {
        let (status, _, errors) = mplc(&project, &words);
        assert_eq!(status, 1);
        assert!(
            errors.starts_with("a.shard:3:22: error[operand-type]: "),
            "{errors}"
        );
    }
    fs::write(project.path("a.shard"), PROGRAM).expect("a file in the folder");
    assert_eq!(mplc(&project, &["a.shard", "-o", "a.shrd"]), QUIET);
    let mut binary = bytes(project.path("a.shrd"));
    binary.pop();
    fs::write(project.path("a.shrd"), &binary).expect("a file in the folder");
    for words in [["a.shrd", "-o", "a.so"], ["a.shrd", "-o", "b.shard"]] {
        let (status, _, errors) = mplc(&project, &words);
        assert_eq!(status, 1);
        let place = format!(
            "a.shrd: error[binary]: offset {:#x}: the file ends",
            binary.len() - 1
        );
        assert!(errors.starts_with(&place), "{errors}");
        assert!(errors.contains("help: the file is cut off"), "{errors}");
    }
}
