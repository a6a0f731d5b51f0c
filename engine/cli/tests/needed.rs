//! Libraries that images name: `mplc -l`, and what `mplsh` loads for them.

mod support;

use std::fs;

use support::{Project, run, tool};

const AREA: &str = "\
func &area (var %w i32, var %h i32) i32 {
  return (mul i32 (dread i32 %w, dread i32 %h))
}
";

const APP: &str = "\
func &area (var %w i32, var %h i32) i32
func &main () i32 {
  var %r i32
  callassigned &area (constval i32 6, constval i32 7) { dassign %r }
  return (dread i32 %r)
}
";

fn mplc(project: &Project, words: &[&str]) -> (i32, String, String) {
    run(tool("mplc").args(words).current_dir(project.folder()))
}

fn silently(project: &Project, words: &[&str]) {
    assert_eq!(
        mplc(project, words),
        (0, String::new(), String::new()),
        "{words:?}"
    );
}

/// What an image needs, as `mpldis` lists it.
fn needs(project: &Project, image: &str) -> Vec<String> {
    let (_, listing, _) = run(tool("mpldis")
        .args(["--summary", image])
        .current_dir(project.folder()));
    let names = listing.lines().filter_map(|line| line.strip_prefix("// needs "));
    names.map(str::to_owned).collect()
}

/// A folder with app.so, which needs lib/libarea.so.
fn project() -> Project {
    let project = Project::with(&[("area.mpl", AREA), ("app.mpl", APP)]);
    fs::create_dir(project.path("lib")).expect("a folder");
    silently(&project, &["area.mpl", "-o", "lib/libarea.so"]);
    silently(&project, &["app.mpl", "-L", "lib", "-l", "area", "-larea"]);
    assert_eq!(needs(&project, "app.so"), ["libarea.so"]);
    project
}

#[test]
fn images_are_loaded_with_what_they_need() {
    let project = project();
    let loaded = (42, String::new(), String::new());
    assert_eq!(project.mplsh(&["-L", "lib", "app.so"]), loaded);
    // What is beside the image needs no option, wherever that is.
    fs::copy(project.path("app.so"), project.path("lib/app.so")).expect("a copy");
    assert_eq!(project.mplsh(&["lib/app.so"]), loaded);
    let mut elsewhere = tool("mplsh");
    elsewhere.arg(project.path("lib/app.so")).current_dir("/");
    assert_eq!(run(&mut elsewhere), loaded);
    let mut by_environment = tool("mplsh");
    by_environment
        .env("LD_LIBRARY_PATH", project.path("lib"))
        .arg(project.path("app.so"));
    assert_eq!(run(&mut by_environment), loaded);
}

#[test]
fn a_missing_library_is_an_error_with_both_names() {
    let project = project();
    let (status, stdout, stderr) = project.mplsh(&["-L", "other", "app.so"]);
    assert_eq!((status, stdout.as_str()), (1, ""));
    assert!(
        stderr.starts_with("error: app.so: needs the library `libarea.so`, looked for in ., other and"),
        "{stderr}"
    );
    assert!(stderr.ends_with("; name its directory with -L DIR\n"), "{stderr}");
    // A file that is no library is none, either.
    fs::write(project.path("libarea.so"), "text").expect("a file");
    let (status, _, stderr) = project.mplsh(&["app.so"]);
    assert_eq!(status, 1);
    assert!(
        stderr.starts_with("error: app.so: needs the library `./libarea.so`"),
        "{stderr}"
    );
}

#[test]
fn libraries_need_others() {
    let project = Project::with(&[
        ("area.mpl", AREA),
        ("app.mpl", APP),
        (
            "middle.mpl",
            "func &middle () i32 {\n  return (constval i32 1)\n}\n",
        ),
    ]);
    // In a circle: each is loaded once.
    silently(&project, &["area.mpl", "-o", "libarea.so", "-l:app.so"]);
    silently(&project, &["middle.mpl", "-o", "libmiddle.so", "-L.", "-larea"]);
    silently(&project, &["app.mpl", "-L.", "-lmiddle"]);
    assert_eq!(needs(&project, "app.so"), ["libmiddle.so"]);
    assert_eq!(needs(&project, "libarea.so"), ["app.so"]);
    assert_eq!(project.mplsh(&["app.so"]), (42, String::new(), String::new()));
}

#[test]
fn native_libraries_are_named_as_they_name_themselves() {
    let text = "\
func &cbrt (var %x f64) f64
func &triple (var %x i32) i32
func &main () i32 {
  var %r f64
  var %n i32
  callassigned &cbrt (constval f64 2744.0) { dassign %r }
  callassigned &triple (cvt i32 f64 (dread f64 %r)) { dassign %n }
  return (dread i32 %n)
}
";
    let project = Project::with(&[
        ("app.mpl", text),
        ("triple.c", "int triple(int x) { return 3 * x; }\n"),
    ]);
    let words = [
        "-shared",
        "-fPIC",
        "-Wl,-soname,libtriple.so.7",
        "-o",
        "libtriple.so",
        "triple.c",
    ];
    let mut gcc = std::process::Command::new("gcc");
    assert_eq!(run(gcc.args(words).current_dir(project.folder())).0, 0);
    silently(&project, &["app.mpl", "-L.", "-lm", "-ltriple"]);
    assert_eq!(needs(&project, "app.so"), ["libm.so.6", "libtriple.so.7"]);
    let (status, _, stderr) = project.mplsh(&["app.so"]);
    assert_eq!(status, 1);
    assert!(stderr.contains("`libtriple.so.7`"), "{stderr}");
    fs::rename(project.path("libtriple.so"), project.path("libtriple.so.7")).expect("another name");
    assert_eq!(project.mplsh(&["app.so"]), (42, String::new(), String::new()));
    silently(&project, &["app.mpl", "-l:libm.so.6", "-l", "./libtriple.so.7"]);
    assert_eq!(needs(&project, "app.so"), ["libm.so.6", "libtriple.so.7"]);
}

#[test]
fn a_script_for_linkers_stands_for_what_it_names() {
    let project = Project::with(&[
        ("app.mpl", APP),
        (
            "libboth.so",
            "/* GNU ld script */\nOUTPUT_FORMAT(elf64-x86-64)\nGROUP ( libinner.so none.a AS_NEEDED ( absent.so ) )\n",
        ),
        ("libinner.so", "INPUT(libm.so.6 -lc)"),
        ("libloop.so", "INPUT(libloop.so)"),
        ("liblost.so", "INPUT(nowhere.so)"),
    ]);
    silently(&project, &["app.mpl", "-L.", "-lboth", "-lm"]);
    assert_eq!(needs(&project, "app.so"), ["libm.so.6", "libc.so.6"]);
    for (word, cause) in [("-lloop", "without end"), ("-llost", "names nowhere.so")] {
        let (status, _, stderr) = mplc(&project, &["app.mpl", "-L.", word]);
        assert_eq!(status, 1, "{word}");
        assert!(stderr.contains(cause), "{stderr}");
    }
}

#[test]
fn what_cannot_be_named_is_refused() {
    let project = Project::with(&[("app.mpl", APP), ("libtext.so", "text")]);
    let (status, _, stderr) = mplc(&project, &["app.mpl", "-L.", "-lnonesuch"]);
    assert_eq!(status, 1);
    assert!(
        stderr.starts_with("error: cannot find -lnonesuch: there is no libnonesuch.so in ., "),
        "{stderr}"
    );
    assert!(!project.path("app.so").exists());
    for (word, cause) in [
        ("-ltext", "cannot find -ltext"),
        ("-l./libtext.so", "libtext.so: "),
        ("-l:", "the name of a library"),
    ] {
        let (status, _, stderr) = mplc(&project, &["app.mpl", "-L.", word]);
        assert_eq!(status, 1, "{word}");
        assert!(stderr.contains(cause), "{stderr}");
    }
    for kind in ["-S", "-c", "--emit=obj", "--emit=mpl"] {
        assert_eq!(mplc(&project, &["app.mpl", "-lm", kind]).0, 2, "{kind}");
    }
}
