//! The binary form of MAPLE IR through the tools: written, read by content, imported, refused.

mod support;

use std::fs;

use support::{Project, run, tool};

const TYPES: &str = "type $pair <struct {@a i32, @b i32}>\nfunc &twice (var %n i32) i32\n";

const PROGRAM: &str = "\
import \"types.mplt\"
var $p <$pair> = [1 = 20, 2 = 2]
func &twice (var %n i32) i32 {
  return (mul i32 (dread i32 %n, constval i32 2))
}
func &main () i32 {
  var %r i32
  callassigned &twice (dread i32 $p 1) { dassign %r 0 }
  return (add i32 (dread i32 %r, dread i32 $p 2))
}
";

const QUIET: (i32, String, String) = (0, String::new(), String::new());

fn project() -> Project {
    let project = Project::new(&[]);
    fs::write(project.path("types.mplt"), TYPES).expect("a file in the folder");
    fs::write(project.path("a.mpl"), PROGRAM).expect("a file in the folder");
    project
}

fn mplc(project: &Project, words: &[&str]) -> (i32, String, String) {
    run(tool("mplc").args(words).current_dir(project.folder()))
}

fn bytes(project: &Project, name: &str) -> Vec<u8> {
    fs::read(project.path(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
fn files_are_written_and_read_by_content() {
    let project = project();
    assert_eq!(mplc(&project, &["--emit=bpl", "a.mpl"]), QUIET);
    assert!(bytes(&project, "a.bpl").starts_with(b"\x8fMPL"));
    let standard = mplc(&project, &["fmt", "a.mpl"]);
    assert_eq!(mplc(&project, &["fmt", "a.bpl"]), standard);
    assert_eq!(mplc(&project, &["check", "a.bpl"]), QUIET);
    let status = |name: &str| run(tool("mplsh").arg(name).current_dir(project.folder())).0;
    assert_eq!(status("a.bpl"), 42);
    // Under other names it is what it is.
    fs::copy(project.path("a.bpl"), project.path("renamed.mpl")).expect("a copy");
    fs::copy(project.path("a.bpl"), project.path("nameless")).expect("a copy");
    assert_eq!(mplc(&project, &["fmt", "renamed.mpl"]), standard);
    assert_eq!((status("renamed.mpl"), status("nameless")), (42, 42));
    assert_eq!(mplc(&project, &["a.mpl", "-o", "text.so"]), QUIET);
    assert_eq!(mplc(&project, &["a.bpl", "-o", "binary.so"]), QUIET);
    assert_eq!((status("text.so"), status("binary.so")), (42, 42));
    assert_eq!(mplc(&project, &["a.bpl", "-o", "b.mpl"]), QUIET);
    assert_eq!(String::from_utf8_lossy(&bytes(&project, "b.mpl")), standard.1);
}

#[test]
fn imports_are_of_either_kind() {
    let project = project();
    let with_text = mplc(&project, &["fmt", "a.mpl"]);
    let types = mplc(&project, &["fmt", "types.mplt"]);
    assert_eq!(
        mplc(&project, &["--emit=mplt", "types.mplt", "-o", "binary.mplt"]),
        QUIET
    );
    assert_eq!(mplc(&project, &["types.mplt", "-o", "named.mplt"]), QUIET);
    assert_eq!(bytes(&project, "named.mplt"), bytes(&project, "binary.mplt"));
    fs::rename(project.path("binary.mplt"), project.path("types.mplt")).expect("a new name");
    assert!(bytes(&project, "types.mplt").starts_with(b"\x8fMPL"));
    assert_eq!(mplc(&project, &["fmt", "types.mplt"]), types);
    assert_eq!(mplc(&project, &["fmt", "a.mpl"]), with_text);
    assert_eq!(
        run(tool("mplsh").arg("a.mpl").current_dir(project.folder())).0,
        42
    );
}

#[test]
fn interfaces_have_no_bodies() {
    let project = project();
    assert_eq!(mplc(&project, &["--emit=mplt", "a.mpl"]), QUIET);
    let text = mplc(&project, &["fmt", "a.mplt"]);
    let wanted = "var $p <$pair>\nfunc &twice (var %n i32) i32\nfunc &main () i32\n";
    assert_eq!(text, (0, wanted.to_owned(), String::new()));
}

#[test]
fn damaged_files_are_refused() {
    let project = project();
    assert_eq!(mplc(&project, &["--emit=bpl", "a.mpl"]), QUIET);
    let mut damaged = bytes(&project, "a.bpl");
    damaged.pop();
    fs::write(project.path("a.bpl"), damaged).expect("a file in the folder");
    let (status, stdout, stderr) = mplc(&project, &["--message-format=short", "a.bpl"]);
    assert_eq!((status, stdout.as_str()), (1, ""));
    assert!(
        stderr.starts_with("a.bpl: error[binary]: offset 0x9: the checksum is wrong"),
        "{stderr}"
    );
}
