//! Programs of several images: which definition counts, and what is said about missing ones.

mod support;

use std::fs;
use std::process::Command;

use support::{Project, run, tool};

/// Calls, data and function pointers that cross images.
const APP: &str = "\
func &printf (var %format <* i8>, ...) i32
func &area (var %w i32, var %h i32) i32
func &apply (var %f <* <func(i32) i32>>, var %n i32) i32
var $total extern i32
var $area_of <* <func(i32, i32) i32>> = addroffunc ptr &area
func &double (var %n i32) i32 {
  return (mul i32 (dread i32 %n, constval i32 2))
}
func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %r i32
  var %s i32
  icallassigned (dread ptr $area_of, constval i32 6, constval i32 7) { dassign %r }
  callassigned &apply (addroffunc ptr &double, dread i32 %r) { dassign %s }
  dassign $total (add i32 (dread i32 $total, constval i32 100))
  call &printf (conststr ptr \"%d: %d %d %d\\n\", dread i32 %argc, dread i32 %r, dread i32 %s, dread i32 $total)
  return (constval i32 0)
}
";
/// Needs APP's `double`, as APP needs this.
const SHAPES: &str = "\
func &double (var %n i32) i32
var $total i32 = 5
func &area (var %w i32, var %h i32) i32 {
  dassign $total (add i32 (dread i32 $total, constval i32 1))
  return (mul i32 (dread i32 %w, dread i32 %h))
}
func &apply (var %f <* <func(i32) i32>>, var %n i32) i32 {
  var %r i32
  if (ne u1 ptr (dread ptr %f, addroffunc ptr &double)) {
    return (constval i32 -1)
  }
  icallassigned (dread ptr %f, dread i32 %n) { dassign %r }
  call &double (dread i32 %r)
  return (regread i32 %%retval0)
}
";
/// Another `area`.
const OTHER: &str = "\
func &area (var %w i32, var %h i32) i32 {
  return (add i32 (dread i32 %w, dread i32 %h))
}
";

fn project() -> Project {
    Project::new(&[("app", APP), ("shapes", SHAPES), ("other", OTHER)])
}

fn prints(line: &str) -> (i32, String, String) {
    (0, format!("{line}\n"), String::new())
}

#[test]
fn images_find_each_others_functions_and_data() {
    let project = project();
    assert_eq!(
        project.mplsh(&["app.so", "shapes.so", "x", "y"]),
        prints("3: 42 168 106")
    );
    assert_eq!(
        project.mplsh(&["app.mpl", "./shapes.so"]),
        prints("1: 42 168 106")
    );
    let invoked = project.mplsh(&["--invoke", "area", "app.so", "shapes.so", "3", "4"]);
    assert_eq!(invoked, prints("12"));
}

#[test]
fn the_first_definition_counts() {
    let project = project();
    let with = |words: &[&str]| project.mplsh(words);
    assert_eq!(
        with(&["app.so", "shapes.so", "other.so"]),
        prints("1: 42 168 106")
    );
    assert_eq!(with(&["app.so", "other.so", "shapes.so"]), prints("1: 13 52 105"));
    assert_eq!(
        with(&["-l", "./other.so", "app.so", "shapes.so"]),
        prints("1: 42 168 106")
    );
    assert_eq!(
        with(&["-l", "./other.so", "-l", "./shapes.so", "app.so"]),
        prints("1: 13 52 105")
    );
    // An image's own definition comes first even if the image does not.
    let double = "func &double (var %n i32) i32 {\n  return (constval i32 0)\n}\n";
    project.compile("double", double, "double.so");
    assert_eq!(
        with(&["app.so", "double.so", "shapes.so"]),
        prints("1: 42 168 106")
    );
}

#[test]
fn images_come_before_native_libraries() {
    let project = project();
    let size = "func &fabs (var %x f64) f64\nfunc &size (var %x f64) f64 {\n  call &fabs (dread f64 %x)\n  return (regread f64 %%retval0)\n}\n";
    let own = "func &fabs (var %x f64) f64 {\n  return (add f64 (dread f64 %x, constval f64 0.5))\n}\n";
    project.compile("size", size, "size.so");
    project.compile("own", own, "own.so");
    let invoke = |words: &[&str]| project.mplsh(&[&["--invoke", "size", "-l", "libm.so.6"], words].concat());
    assert_eq!(invoke(&["size.so", "-27"]), prints("27.0"));
    assert_eq!(invoke(&["size.so", "own.so", "-27"]), prints("-26.5"));
}

#[test]
fn an_image_given_twice_is_loaded_once() {
    let project = project();
    let twice = ["app.so", "shapes.so", "./shapes.so", "app.so", "x"];
    assert_eq!(project.mplsh(&twice), prints("2: 42 168 106"));
    std::os::unix::fs::symlink("shapes.so", project.path("libshapes.so")).expect("a link");
    let linked = ["-L.", "-lshapes", "-lshapes", "-l./shapes.so", "app.so", "x"];
    assert_eq!(project.mplsh(&linked), prints("2: 42 168 106"));
}

#[test]
fn words_that_are_no_images_are_arguments() {
    let project = project();
    fs::write(project.path("text.so"), "no image").expect("a file");
    for word in ["text.so", "missing.so", "app.mpl", "--", "-l", "."] {
        let given = project.mplsh(&["app.so", "shapes.so", word, "other.so"]);
        assert_eq!(given, prints("3: 42 168 106"), "{word}");
    }
    // Behind a mark everything is an argument.
    assert_eq!(
        project.mplsh(&["-l", "./shapes.so", "--", "app.so", "other.so"]),
        prints("2: 42 168 106")
    );
}

#[test]
fn libraries_are_found_as_linkers_find_them() {
    let project = project();
    fs::create_dir(project.path("lib")).expect("a folder");
    fs::copy(project.path("shapes.so"), project.path("lib/libshapes.so")).expect("a copy");
    fs::copy(project.path("other.so"), project.path("libshapes.so")).expect("a copy");
    let runs = prints("1: 42 168 106");
    assert_eq!(project.mplsh(&["-L", "lib", "-l", "shapes", "app.so"]), runs);
    assert_eq!(project.mplsh(&["-lshapes", "-Llib", "-L.", "app.so"]), runs);
    assert_eq!(
        project.mplsh(&["-L", "lib", "-l", "libshapes.so", "app.so"]),
        runs
    );
    assert_eq!(project.mplsh(&["-l", "lib/libshapes.so", "app.so"]), runs);
    let (status, _, stderr) = project.mplsh(&["-L", "lib", "-l", "nowhere", "app.so"]);
    assert!(
        status == 1 && stderr.starts_with("error: cannot find -lnowhere: ") && stderr.contains("-L DIR"),
        "{status} {stderr}"
    );
    let (status, _, stderr) = project.mplsh(&["-l", "./nowhere.so", "app.so"]);
    assert!(
        status == 1 && stderr.contains("`./nowhere.so`"),
        "{status} {stderr}"
    );
}

#[test]
fn native_libraries_and_images_share_the_options() {
    let project = project();
    let source = project.path("native.c");
    fs::write(
        &source,
        "int total = 40; int area(int w, int h) { return ++total * w + h; }\n",
    )
    .expect("a file");
    let library = project.path("libnative.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .status();
    assert!(compiled.expect("the tests need a C compiler").success());
    // Functions and data of the library, through `_PTR` slots; `apply` and then also `total` of the image.
    let image = SHAPES
        .split("func &area")
        .next()
        .expect("a beginning")
        .replace("$total i32 = 5", "$total extern i32");
    let rest = SHAPES.split_once("func &apply").expect("a function").1;
    project.compile("half", &format!("{image}func &apply{rest}"), "half.so");
    let words = ["-L.", "-lnative", "app.so", "half.so"];
    assert_eq!(project.mplsh(&words), prints("1: 253 1012 141"));
    assert_eq!(
        project.mplsh(&["-L.", "-lnative", "app.so", "shapes.so"]),
        prints("1: 42 168 106")
    );
}

#[test]
fn missing_symbols_say_who_wants_them() {
    let project = project();
    let (status, stdout, stderr) = project.mplsh(&["app.so", "other.so"]);
    assert_eq!((status, stdout.as_str()), (1, ""));
    let lines: Vec<&str> = stderr.lines().collect();
    assert_eq!(lines.len(), 3, "{stderr}");
    assert!(
        lines[0].starts_with("error: app.so: .mirbin+0x")
            && lines[0].contains(" in `main`: undefined symbol `apply`"),
        "{stderr}"
    );
    assert!(
        lines[1].starts_with("error: app.so: .data") && lines[1].contains("undefined symbol `total`"),
        "{stderr}"
    );
    // The errors of all images, and names of all images that are near.
    let near = "func &aera (var %n i32) i32\nfunc &f () void {\n  call &aera (constval i32 1)\n}\n";
    project.compile("near", near, "near.so");
    let (status, _, stderr) = project.mplsh(&["app.so", "near.so", "other.so"]);
    assert!(
        status == 1 && stderr.contains("near.so: .mirbin+") && stderr.contains("did you mean `area`"),
        "{stderr}"
    );
    assert!(
        stderr.contains("app.so: ") && stderr.contains("3 errors"),
        "{stderr}"
    );
}

#[test]
fn a_missing_main_is_an_error() {
    let project = project();
    let (status, _, stderr) = project.mplsh(&["other.so", "--", "app.so"]);
    assert!(
        status == 1 && stderr.contains("no function `main`"),
        "{status} {stderr}"
    );
    let (status, _, stderr) = run(tool("mplsh").arg("--").current_dir(project.folder()));
    assert_eq!(status, 2, "{stderr}");
}

/// Small functions for another image, which reads its own data in them.
const LEAVES: &str = "\
srcfileinfo {
  1 \"leaves.c\"}
var $calls fstatic i32 = 0
var $table fstatic <[4] i32> = [60, 50, 40, 30]
func &pick (var %i i32) i32 {
  LOC 1 3
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  return (iread i32 <* i32> (array 1 ptr <* <[4] i32>> (addrof ptr $table, dread i32 %i)))
}
func &share (var %a i32, var %b i32) i32 {
  LOC 1 7
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &read (var %p <* i32>) i32 {
  LOC 1 9
  return (iread i32 <* i32> (dread ptr %p))
}
func &tally () i32 {
  return (dread i32 $calls)
}
";
const LOOP_OVER_LEAVES: &str = "\
func &pick (var %i i32) i32
func &share (var %a i32, var %b i32) i32
func &read (var %p <* i32>) i32
func &tally () i32
srcfileinfo {
  1 \"app.c\"}
var $calls fstatic i32 = 1000
func &shares (var %n i32, var %parts i32) i32 {
  var %i i32
  var %x i32
  var %all i32
  dassign %i (constval i32 0)
  dassign %all (constval i32 0)
@again
  LOC 1 10
  callassigned &pick (dread i32 %i) { dassign %x 0 }
  LOC 1 11
  callassigned &share (dread i32 %x, sub i32 (dread i32 %parts, dread i32 %i)) { dassign %x 0 }
  dassign %all (add i32 (mul i32 (dread i32 %all, constval i32 10), dread i32 %x))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  LOC 1 12
  callassigned &tally () { dassign %x 0 }
  return (add i32 (mul i32 (dread i32 %all, constval i32 100), dread i32 %x))
}
func &reads (var %address i64) i32 {
  var %x i32
  LOC 1 20
  callassigned &read (dread i64 %address) { dassign %x 0 }
  return (dread i32 %x)
}
";

/// Code that was translated as a part of code of another image keeps its image's data, its name, its file and its lines.
#[test]
fn functions_are_inlined_into_those_of_other_images() {
    let project = Project::new(&[("loop", LOOP_OVER_LEAVES), ("leaves", LEAVES)]);
    for function in ["shares", "reads"] {
        let (status, code, stderr) = run(tool("mplsh")
            .args(["--register-code", function, "loop.so", "leaves.so"])
            .current_dir(project.folder()));
        assert_eq!((status, stderr.as_str()), (0, ""));
        assert!(!code.contains(" Call"), "{function} has calls\n{code}");
    }
    let invoke = |function: &str, args: &[&str]| {
        let words = [&["--invoke", function, "loop.so", "leaves.so"], args].concat();
        project.mplsh(&words)
    };
    // 60/20, 50/19, 40/18, 30/17, and four calls.
    assert_eq!(invoke("shares", &["4", "20"]), prints("322104"));
    for (function, args, cause, inner, outer) in [
        (
            "shares",
            &["4", "2"][..],
            "division by zero",
            "share+",
            "leaves.so, leaves.c:7)\n  at shares+",
        ),
        (
            "shares",
            &["5", "20"],
            "out of bounds",
            "pick+",
            "leaves.so, leaves.c:3)\n  at shares+",
        ),
        (
            "reads",
            &["16"],
            "null pointer",
            "read+",
            "leaves.so, leaves.c:9)\n  at reads+",
        ),
    ] {
        let (status, stdout, stderr) = invoke(function, args);
        assert_eq!((status, stdout.as_str()), (134, ""), "{stderr}");
        let expected = [cause, inner, outer, "(loop.so, app.c:"];
        assert!(
            expected.iter().all(|part| stderr.contains(part)),
            "{function} {args:?}: {stderr}"
        );
        assert_eq!(stderr.lines().count(), 3, "{stderr}");
    }
}
