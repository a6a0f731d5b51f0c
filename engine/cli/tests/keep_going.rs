//! `mplc --keep-going`: functions with errors are left out, and the rest is compiled.

mod support;

use support::{Project, run, tool};

/// Of each kind of error one function. `main` calls the one that the number of its arguments says.
const MIXED: &str = "\
type $S <struct { @a i32, @b i64 }>
func &printf (var %format <* i8>, ...) i32
func &syntax (var %x i32) i32 {
  return (ad i32 (dread i32 %x, constval i32 1))
}
func &rule (var %x i32, var %s <$S>) <$S> {
  dassign %z (dread i32 %x)
  return (dread agg %s)
}
func &pass (var %s <* i8>) i32 {
  iassignfpoff ptr 16 (dread ptr %s)
  return (constval i32 1)
}
func &unclosed (var %x f64) f64 {
  if (constval u1 1) {
    return (dread f64 %x)
var $table <[1] <* void>> = [addroffunc ptr &syntax]
func &good (var %x i32) i32 {
  return (add i32 (dread i32 %x, constval i32 1))
}
func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %f f64
  var %s <$S>
  callassigned &good (dread i32 %argc) { dassign %n }
  call &printf (conststr ptr \"%d\\n\", dread i32 %n)
  switch (dread i32 %argc) @end { 2: goto @two 3: goto @three 4: goto @four 5: goto @five 6: goto @six }
@two
  callassigned &syntax (dread i32 %argc) { dassign %n }
@three
  callassigned &rule (dread i32 %argc, dread agg %s) { dassign %s }
@four
  callassigned &pass (conststr ptr \"a\") { dassign %n }
@five
  callassigned &unclosed (constval f64 1.0) { dassign %f }
@six
  icallassigned (iread ptr <* <* void>> (addrof ptr $table), dread i32 %argc) { dassign %n }
@end
  return (constval i32 0)
}
";

/// Status and error stream of the compiler.
fn compile(project: &Project, words: &[&str]) -> (i32, String) {
    let (status, stdout, stderr) = run(tool("mplc").args(words).current_dir(project.folder()));
    assert_eq!(stdout, "");
    (status, stderr)
}

#[test]
fn functions_with_errors_are_left_out_and_the_others_run() {
    let project = Project::with(&[("mixed.mpl", MIXED)]);
    let short = "--message-format=short";
    let (status, stderr) = compile(&project, &[short, "mixed.mpl"]);
    assert_eq!(status, 1);
    assert!(!project.path("mixed.so").exists(), "{stderr}");
    let (status, stderr) = compile(&project, &[short, "--keep-going", "mixed.mpl"]);
    assert_eq!(status, 1, "{stderr}");
    let expected = "\
mixed.mpl:4:11: error[syntax]: expected an expression, found `ad`
mixed.mpl:7:11: error[undeclared-variable]: local variable %z is not declared
mixed.mpl:11:3: error[unsupported]: iassignfpoff is not supported by this version
mixed.mpl:18:1: error[syntax]: expected `}` at the end of the function, found `func`
mixed.mpl: warning[left-out]: left out: &syntax, &rule, &pass, &unclosed
4 errors, 1 warning
";
    assert_eq!(stderr, expected);
    assert_eq!(project.mplsh(&["mixed.so"]), (0, "2\n".to_owned(), String::new()));
    let arguments = ["1", "2", "3", "4", "5"];
    for (count, left_out) in (1..).zip(["syntax", "rule", "pass", "unclosed", "syntax"]) {
        let words: Vec<&str> = std::iter::once("mixed.so")
            .chain(arguments.into_iter().take(count))
            .collect();
        let (status, stdout, stderr) = project.mplsh(&words);
        assert_eq!((status, stdout), (134, format!("{}\n", count + 2)), "{stderr}");
        let message = format!("the function `{left_out}.not_compiled` is declared, and nobody defines it\n");
        assert!(stderr.contains(&message), "{stderr}");
        assert!(stderr.contains(&format!("  at {left_out}+0x")), "{stderr}");
    }
}

#[test]
fn errors_outside_of_functions_fail_the_module() {
    let main = "func &main () i32 {\n  return (constval i32 0)\n}\n";
    let wrong = "func &f () i32 {\n  return (constval i32 %x)\n}\n";
    for outside in [
        "type $T <struct { @a <$U> }>\n",
        "var $x i33\n",
        "func &g (var %x i33) i32 {\n  return (constval i32 0)\n}\n",
        "func &g (var %x <$U>) i32 {\n  return (constval i32 0)\n}\nvar $u <$U>\n",
        "var $x i32 = addrof ptr $y\n",
        "import \"missing.mplt\"\n",
        "var $main i32\n",
        "} }\n",
    ] {
        let project = Project::with(&[("a.mpl", &format!("{wrong}{outside}{main}"))]);
        let (status, stderr) = compile(&project, &["-k", "a.mpl"]);
        assert_eq!(status, 1, "{outside}{stderr}");
        assert!(stderr.matches("error[").count() >= 2, "{outside}{stderr}");
        assert!(!project.path("a.so").exists(), "{outside}{stderr}");
    }
}

#[test]
fn names_that_errors_hide_are_looked_at_again() {
    // What `f` gives up mentions %y and &h, which `g` uses and nobody declares.
    let text = "\
func &f () i32 {
  call &h (dread i32 $y,,)
  return (constval i32 0)
}
func &g () i32 {
  call &h (dread i32 $y)
  return (constval i32 0)
}
func &main () i32 {
  return (constval i32 7)
}
";
    let project = Project::with(&[("a.mpl", text)]);
    let (status, stderr) = compile(&project, &["-k", "--message-format=short", "a.mpl"]);
    assert_eq!(status, 1);
    assert!(
        stderr.contains("a.mpl:6:12: error[undeclared-variable]: variable $y is not declared"),
        "{stderr}"
    );
    assert!(stderr.contains("left out: &f, &g"), "{stderr}");
    assert_eq!(project.mplsh(&["a.so"]).0, 7);
}

#[test]
fn what_one_function_mentions_and_nobody_declares_is_its_own_error() {
    let text = "\
var $known i32
func &variable () i32 {
  dassign $known (dread i32 $x)
  return (add i32 (dread i32 $x, dread i32 $x 1))
}
func &place () i32 {
  dassign $x (constval i32 1)
  return (constval i32 1)
}
func &pointer () ptr {
  var %p pstatic <* i32> = addrof ptr $z
  return (dread ptr %p)
}
func &callee () i32 {
  call &h ()
  return (constval i32 1)
}
func &local () i32 {
  var %u <$U>
  return (constval i32 1)
}
func &size () i32 {
  return (sizeoftype i32 <$V>)
}
func &field (var %p <* <$W>>) i32 {
  return (iread i32 <* <$W>> 1 (dread ptr %p))
}
func &main () i32 {
  return (constval i32 7)
}
";
    let project = Project::with(&[("a.mpl", text)]);
    let (status, stderr) = compile(&project, &["-k", "--message-format=short", "a.mpl"]);
    assert_eq!(status, 1);
    let expected = "\
a.mpl:3:29: error[undeclared-variable]: variable $x is not declared
a.mpl:7:3: error[undeclared-variable]: variable $x is not declared
";
    assert!(stderr.starts_with(expected), "{stderr}");
    let left_out = "left out: &variable, &place, &pointer, &callee, &local, &size, &field\n";
    assert!(stderr.contains(left_out), "{stderr}");
    assert_eq!(project.mplsh(&["a.so"]).0, 7);
}

#[test]
fn the_limit_of_errors_leaves_no_function_in() {
    let mut text = String::new();
    for number in 0..30 {
        text.push_str(&format!("func &f{number} () i32 {{\n  return (ad i32 ())\n}}\n"));
        text.push_str(&format!(
            "func &g{number} () i32 {{\n  return (dread i32 %x)\n}}\n"
        ));
    }
    text.push_str("func &main () i32 {\n  return (constval i32 7)\n}\n");
    let project = Project::with(&[("a.mpl", &text)]);
    let words = ["-k", "--message-format=short", "--error-limit=5", "a.mpl"];
    let (status, stderr) = compile(&project, &words);
    assert_eq!((status, stderr.matches("error[").count()), (1, 5), "{stderr}");
    assert!(stderr.contains("&f9, &g9 and 40 more\n"), "{stderr}");
    assert_eq!(project.mplsh(&["a.so"]).0, 7);
    for name in ["f29", "g29"] {
        let (status, _, stderr) = project.mplsh(&["--invoke", name, "a.so"]);
        assert_eq!(status, 134, "{stderr}");
    }
}

#[test]
fn instances_of_generic_functions_are_left_out_one_by_one() {
    let text = "\
func &twice (var %x !T) !T {
  var %r !T
  dassign %r (add i32 (dread i32 %x, dread i32 %x))
  return (dread i32 %r)
}
func &wrong () f64 {
  var %r f64
  callinstantassigned &twice <{!T=f64}> (constval f64 1.0) { dassign %r }
  return (dread f64 %r)
}
func &main () i32 {
  var %r i32
  callinstantassigned &twice <{!T=i32}> (constval i32 21) { dassign %r }
  return (dread i32 %r)
}
";
    let project = Project::with(&[("a.mpl", text)]);
    let (status, stderr) = compile(&project, &["-k", "a.mpl"]);
    assert_eq!(status, 1, "{stderr}");
    assert_eq!(project.mplsh(&["a.so"]).0, 42, "{stderr}");
    let (status, _, stderr) = project.mplsh(&["--invoke", "wrong", "a.so"]);
    assert_eq!(status, 134, "{stderr}");
    assert!(stderr.contains(".not_compiled"), "{stderr}");
}

#[test]
fn a_program_without_its_main_ends_where_it_begins() {
    let text = "func &main () i32 {\n  return (ad i32 ())\n}\n";
    let project = Project::with(&[("a.mpl", text)]);
    assert_eq!(compile(&project, &["-k", "a.mpl"]).0, 1);
    let (status, _, stderr) = project.mplsh(&["a.so"]);
    assert_eq!(status, 134);
    assert!(stderr.contains("`main.not_compiled`"), "{stderr}");
}

#[test]
fn a_right_module_is_the_same() {
    let text = "func &main () i32 {\n  return (constval i32 7)\n}\n";
    let project = Project::with(&[("a.mpl", text)]);
    let made = [&["a.mpl"][..], &["-k", "a.mpl"]].map(|words| {
        assert_eq!(compile(&project, words), (0, String::new()));
        std::fs::read(project.path("a.so")).expect("an image")
    });
    assert!(made[0] == made[1]);
}
