//! Programs that are loaded while others run: they define functions that were undefined, and define functions anew.

mod support;

use std::fs;

use support::{Project, run, tool};

const FIRST: &str = r"
.typedef @i64 = int<64>
.funcsig @fs = @i64 (@i64)
.global @slot <func<@fs>>
.funcdecl @late-one <@fs>
.funcdecl @watches <void ()>

.funcdef @inc <@fs> (%x) {
  %entry:
    %r = ADD <@i64> %x 1
    RET <@i64> %r
}

// @inc is inlined: from the trap on the loop calls another one.
.funcdef @looped <@fs> (%n) {
  %entry:
    BRANCH %loop
  %loop:
    %i = PHI <@i64> { %entry: 0; %next: %i1; }
    %s = PHI <@i64> { %entry: 0; %next: %s1; }
    %s1 = CALL <@fs> @inc (%s)
    %c = EQ <@i64> %i 3
    BRANCH2 %c %trap %next
  %trap:
    %t = TRAP <void> %next %next KEEPALIVE (%i %s1)
  %next:
    %i1 = ADD <@i64> %i 1
    %more = SLT <@i64> %i1 %n
    BRANCH2 %more %loop %out
  %out:
    RET <@i64> %s1
}

// Frames of the old one go on, and call the new one.
.funcdef @fib <@fs> (%n) {
  %entry:
    %c = SLT <@i64> %n 2
    BRANCH2 %c %base %rec
  %base:
    RET <@i64> %n
  %rec:
    %a = SUB <@i64> %n 1
    %b = SUB <@i64> %n 2
    %t = EQ <@i64> %n 15
    BRANCH2 %t %trap %go
  %trap:
    %x = TRAP <void> %go %go KEEPALIVE (%n)
  %go:
    %fa = CALL <@fs> @fib (%a)
    %fb = CALL <@fs> @fib (%b)
    %r = ADD <@i64> %fa %fb
    RET <@i64> %r
}

.funcdef @start <@fs> (%n) {
  %entry:
    STORE <func<@fs>> @slot @fib
    %f = LOAD <func<@fs>> @slot
    %w = CALL <@fs> %f (10)
    %r = CALL <@fs> %f (%n)
    %f2 = LOAD <func<@fs>> @slot
    %e = EQ <func<@fs>> %f2 @fib
    %k = TRAP <void> %x %x KEEPALIVE (%w %r %e)
  %x:
    %r2 = CALL <@fs> %f2 (%n)
    RET <@i64> %r2
}

.funcdef @calls <@fs> (%n) {
  %entry:
    STORE <func<@fs>> @slot @late-one
    BRANCH %loop
  %loop:
    %i = PHI <@i64> { %entry: 0; %loop: %i1; }
    %s = PHI <@i64> { %entry: 0; %loop: %s2; }
    %v = CALL <@fs> @late-one (%i)
    %f = LOAD <func<@fs>> @slot
    %v2 = CALL <@fs> %f (%i)
    %s1 = ADD <@i64> %s %v
    %s2 = ADD <@i64> %s1 %v2
    %i1 = ADD <@i64> %i 1
    %more = SLT <@i64> %i1 %n
    BRANCH2 %more %loop %out
  %out:
    RET <@i64> %s2
}

.funcdef @tells <void ()> () {
  %entry:
    %w = WATCHPOINT 4 <void> %off %on %on
  %off:
    %one = TRAP <void> %on %on
  %on:
    CALL <void ()> @watches ()
    RETVOID
}
";

const SECOND: &str = r"
.typedef @cell = struct<@i64 ref<@cell>>
.global @kept <ref<@cell>>

.funcdef @inc <@fs> (%x) {
  %entry:
    %r = ADD <@i64> %x 100
    RET <@i64> %r
}

// The first program has no objects.
.funcdef @fib <@fs> (%n) {
  %entry:
    %o = NEW <@cell>
    %i = GETIREF <@cell> %o
    %f = GETFIELDIREF <@cell 0> %i
    STORE <@i64> %f %n
    %g = GETFIELDIREF <@cell 1> %i
    STORE <ref<@cell>> %g %o
    STORE <ref<@cell>> @kept %o
    %v = LOAD <@i64> %f
    %r = ADD <@i64> %v 1000
    RET <@i64> %r
}

.funcdef @late-one <@fs> (%x) {
  %entry:
    %r = MUL <@i64> %x 2
    RET <@i64> %r
}

.funcdef @watches <void ()> () {
  %entry:
    %again = WATCHPOINT 4 <void> %off %on %on
  %off:
    %no = TRAP <void> %out %out
  %on:
    %yes = TRAP <void> %out %out
  %out:
    RETVOID
}
";

fn project(script: &str) -> Project {
    let third = ".funcdef @inc <@fs> (%x) { %entry: %r = MUL <@i64> %x 3 RET <@i64> %r }";
    let other = ".funcdef @inc <double (double)> (%x) { %entry: RET <double> %x }";
    Project::with(&[
        ("a.uir", FIRST),
        ("b.uir", SECOND),
        ("c.uir", third),
        ("other.uir", other),
        (
            "damaged.uir",
            ".funcdef @inc <@fs> (%x) { %entry: RET <@i64> %y }",
        ),
        ("script", script),
    ])
}

/// What a function prints, on both executors.
fn entry(script: &str, words: &[&str]) -> (i32, String, String) {
    let project = project(script);
    let run = |engine: &str| {
        run(tool("mplsh")
            .args([
                "--engine",
                engine,
                "--check-leaks",
                "--trap-script",
                "script",
                "--entry",
            ])
            .args(words)
            .current_dir(project.folder()))
    };
    let (threaded, stepper) = (run("threaded"), run("stepper"));
    assert_eq!(threaded, stepper, "{script} {words:?}");
    threaded
}

fn prints(script: &str, words: &[&str], lines: &str) {
    assert_eq!(
        entry(script, words),
        (0, lines.to_owned(), String::new()),
        "{words:?}"
    );
}

#[test]
fn a_function_is_defined_anew_while_it_runs() {
    prints(
        "%t load b.uir",
        &["@looped", "a.uir", "--", "10"],
        "%t: 3 4\n604\n",
    );
    prints(
        "%t load b.uir; load c.uir",
        &["@looped", "a.uir", "--", "6"],
        "%t: 3 4\n36\n",
    );
    prints(
        "%x load b.uir",
        &["@start", "a.uir", "--", "17"],
        "%x: 15\n%k: 55 4056 1\n1017\n",
    );
}

#[test]
fn what_is_undefined_is_asked_for_once() {
    prints(
        "@late-one load b.uir",
        &["@calls", "a.uir", "--", "10"],
        "@late-one: undefined\n180\n",
    );
    let (status, stdout, stderr) = entry("%t collect", &["@calls", "a.uir", "--", "10"]);
    assert_eq!((status, stdout.as_str()), (134, "@late-one: undefined\n"));
    assert!(
        stderr.contains("the function `late|2Done` is declared, and nobody defines it"),
        "{stderr}"
    );
}

#[test]
fn further_programs_replace_the_first_ones_functions() {
    prints(
        "",
        &["@looped", "a.uir", "b.uir", "--", "10"],
        "%t: 3 400\n1000\n",
    );
    prints(
        "",
        &["@looped", "a.uir", "b.uir", "c.uir", "--", "10"],
        "%t: 3 0\n0\n",
    );
    let project = project("");
    let mplc = run(tool("mplc")
        .args(["a.uir", "b.uir"])
        .current_dir(project.folder()));
    assert_eq!(mplc, (0, String::new(), String::new()));
    let printed = (0, "%t: 3 400\n1000\n".to_owned(), String::new());
    assert_eq!(
        project.mplsh(&["--entry", "@looped", "a.so", "b.so", "--", "10"]),
        printed
    );
    assert_eq!(
        project
            .mplsh(&["--entry", "@looped", "a.so", "b.uir", "--", "10"])
            .0,
        1
    );
}

#[test]
fn tagged_values_are_passed_to_functions_of_other_programs() {
    let calls = ".funcdecl @given <tagref64 (tagref64)>\n.funcdef @start <int<52> ()> () {\n\
                 %t = ICALL @uvm.tr64.from_int (7)\n%r = CALL <tagref64 (tagref64)> @given (%t)\n\
                 %i = ICALL @uvm.tr64.to_int (%r)\nRET <int<52>> %i\n}\n";
    let defines = ".funcdef @given <tagref64 (tagref64)> (%t) { RET <tagref64> %t }";
    let project = Project::with(&[("calls.uir", calls), ("defines.uir", defines)]);
    let words = ["--check-leaks", "--entry", "@start", "calls.uir", "defines.uir"];
    assert_eq!(project.mplsh(&words), (0, "7\n".to_owned(), String::new()));
}

#[test]
fn watchpoints_stay_enabled() {
    let shown = "%one:\n@watches: undefined\n%again:\n%yes:\n";
    prints(
        "%one enable 4\n@watches load b.uir",
        &["@tells", "a.uir", "--"],
        shown,
    );
    let shown = "%one:\n@watches: undefined\n%no:\n";
    prints("@watches load b.uir", &["@tells", "a.uir", "--"], shown);
}

#[test]
fn what_cannot_be_loaded_is_an_error() {
    for (file, part) in [
        ("other.uir", "@inc is defined before, and differs"),
        ("damaged.uir", "there is no value %y"),
        ("missing.uir", "missing.uir: No such file"),
    ] {
        let script = format!("%t load {file}");
        let (status, stdout, stderr) = entry(&script, &["@looped", "a.uir", "--", "10"]);
        assert_eq!((status, stdout.as_str()), (134, "%t: 3 4\n"), "{file}");
        assert!(stderr.contains(part), "{file}: {stderr}");
    }
    let (status, _, stderr) = entry("@late-one return 5", &["@calls", "a.uir", "--", "10"]);
    assert!(
        status == 134 && stderr.contains("a call of an undefined function has no answer"),
        "{stderr}"
    );
    // An image of its own, which the compiler could not compare.
    let project = project("");
    fs::write(
        project.path("alone.uir"),
        ".funcdef @inc <double (double)> (%x) { %entry: RET <double> %x }",
    )
    .expect("a file in the folder");
    assert_eq!(
        run(tool("mplc").args(["a.uir"]).current_dir(project.folder())).0,
        0
    );
    assert_eq!(
        run(tool("mplc").args(["alone.uir"]).current_dir(project.folder())).0,
        0
    );
    let (status, _, stderr) = project.mplsh(&["--entry", "@looped", "a.so", "alone.so", "--", "10"]);
    assert!(
        status == 1 && stderr.contains("`inc` is (f64) f64 here, and was (u64) u64 before"),
        "{stderr}"
    );
}
