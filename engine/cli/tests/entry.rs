//! `mplsh --entry`: traps are printed, and answered by scripts or with zero.

mod support;

use std::fs;

use support::{Project, run, tool};

const PROGRAM: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.global @kept <ref<@box>>

.funcdef @scalars <void (@i64 @i64 double float)> (%a %b %c %d) {
    %entry:
        %n = TRUNC <@i64 int<8>> %a
        %t = EQ <@i64> %a %b
        %s = INSERTVALUE <struct<@i64 double> 0> { 0 0.5d } %b
        %one = TRAP <@i64> %next %bad KEEPALIVE (%a %b %c %d %n %t %s)
    %next:
        %two = TRAP <double> %more %bad KEEPALIVE (%one)
    %more:
        %three = TRAP <struct<@i64 float>> %end %bad KEEPALIVE (%two)
    %end:
        TRAP <void> %out %out KEEPALIVE (%three)
    %bad:
        %e = LANDINGPAD
        %caught = TRAP <void> %out %out KEEPALIVE (%e)
    %out:
        ICALL @uvm.thread_exit ()
        RETVOID
}

.funcdef @references <@i64 (@i64)> (%v) {
    %entry:
        %b = NEW <@box>
        %i = GETIREF <@box> %b
        %f = GETFIELDIREF <@box 0> %i
        STORE <@i64> %f %v
        %void = REFCAST <ref<@box> ref<void>> %b
        %tag = ICALL @uvm.tr64.from_ref (%void 5)
        %num = ICALL @uvm.tr64.from_int (0xfffffffffffff)
        %given = TRAP <ref<@box>> %next %bad KEEPALIVE (%b %i %f %tag %num)
    %next:
        %place = TRAP <iref<@i64>> %more %bad KEEPALIVE (%given %f)
    %more:
        %any = TRAP <tagref64> %end %bad KEEPALIVE (%place %tag)
    %end:
        %none = EQ <iref<@i64>> %place NULL
        BRANCH2 %none %zero %load
    %zero:
        RET <@i64> 0
    %load:
        %x = LOAD <@i64> %place
        STORE <ref<@box>> @kept %given
        %last = TRAP <void> %done %done KEEPALIVE (%any)
    %done:
        RET <@i64> %x
    %bad:
        %e = LANDINGPAD
        %same = EQ <ref<void>> %e %void
        %y = ZEXT <int<1> @i64> %same
        RET <@i64> %y
}

.funcdef @watched <@i64 (@i64)> (%n) {
    %entry:
        BRANCH %loop
    %loop:
        %i = PHI <@i64> { %entry: 0; %off: %i1; %on: %i1; }
        %i1 = ADD <@i64> %i 1
        %w = WATCHPOINT 12 <void> %off %on %bad KEEPALIVE (%i)
    %off:
        %step = TRAP <void> %loop %bad KEEPALIVE (%i)
    %on:
        %c = ULT <@i64> %i1 %n
        BRANCH2 %c %loop %out
    %out:
        RET <@i64> %i1
    %bad:
        RET <@i64> -1
}
";

fn project(script: &str) -> Project {
    let project = Project::new(&[]);
    fs::write(project.path("a.uir"), PROGRAM).expect("a file in the folder");
    fs::write(project.path("script"), script).expect("a file in the folder");
    project
}

/// Runs with the script: what it prints, and its status.
fn entry(project: &Project, function: &str, args: &[&str]) -> (i32, String, String) {
    let words = [
        "--check-leaks",
        "--entry",
        function,
        "--trap-script",
        "script",
        "a.uir",
        "--",
    ];
    project.mplsh(&[&words, args].concat())
}

fn good(project: &Project, function: &str, args: &[&str], lines: &[&str]) {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    assert_eq!(entry(project, function, args), (0, text, String::new()));
}

#[test]
fn values_are_shown_as_the_language_writes_them() {
    let args = ["300", "-1", "-2.5d", "1e30f"];
    let first = "%one: 300 -1 -2.5d 1e30f 44 0 {-1 0.5d}";
    good(
        &project(""),
        "@scalars",
        &args,
        &[first, "%two: 0", "%three: 0.0d", "%: {0 0.0f}"],
    );
    good(
        &project("%one return 0x10\n%two return -inf\n%three return { 7 0.25 }"),
        "@scalars",
        &args,
        &[first, "%two: 16", "%three: -infd", "%: {7 0.25f}"],
    );
    good(
        &project("%one return %b\n%two throw NULL"),
        "@scalars",
        &args,
        &[first, "%two: -1", "%caught: NULL"],
    );
    good(&project("%one exit"), "@scalars", &args, &[first]);
}

#[test]
fn references_are_handed_on() {
    let first = "%given: ref iref iref ref:5 -1";
    good(
        &project(""),
        "@references",
        &["9"],
        &[first, "%place: NULL iref", "%any: NULL ref:5", "0"],
    );
    good(
        &project("%given return %b\n%place collect; return %f\n%any return %tag"),
        "@references",
        &["9"],
        &[first, "%place: ref iref", "%any: iref ref:5", "%last: ref:5", "9"],
    );
    good(&project("%given throw %b"), "@references", &["9"], &[first, "1"]);
    good(
        &project("%any throw NULL"),
        "@references",
        &["9"],
        &[first, "%place: NULL iref", "%any: NULL ref:5", "0"],
    );
}

#[test]
fn watchpoints_are_enabled_and_disabled() {
    good(
        &project("%step return\n%step enable 12\n%w return\n%w disable 12\n%step enable 12"),
        "@watched",
        &["5"],
        &["%step: 0", "%step: 1", "%w: 2", "%w: 3", "%step: 4", "%w: 5", "6"],
    );
}

/// Traps of the next dialect, with fewer destinations.
const NEXT: &str = r"
.typedef @i64 = int<64>

.funcdef @ask <@i64 (@i64)> (%x) {
    %entry:
        %kept = ADD <@i64> %x 1
        %a = TRAP <@i64> KEEPALIVE (%x)
        %b = ADD <@i64> %a %kept
        %c = TRAP <@i64> EXC(%next %bad) KEEPALIVE (%b)
    %next:
        %w = WATCHPOINT 7 <@i64> %off %on KEEPALIVE (%c)
    %off:
        RET <@i64> %c
    %on:
        RET <@i64> %w
    %bad:
        %e = LANDINGPAD
        RET <@i64> -1
}

.funcdef @outer <@i64 (@i64)> (%x) {
    %entry:
        %r = CALL <@i64 (@i64)> @ask (%x) EXC(%fine %bad)
    %fine:
        TRAP <void>
        RET <@i64> %r
    %bad:
        %e = LANDINGPAD
        %caught = TRAP <void> KEEPALIVE (%e)
        RET <@i64> -2
}

// No instruction follows the end of the thread.
.funcdef @leave <@i64 (@i64)> (%x) {
    %entry:
        %odd = TRUNC <@i64 int<1>> %x
        BRANCH2 %odd %exit %stay
    %exit:
        %b = TRAP <void> KEEPALIVE (%x)
        COMMINST @uvm.thread_exit
    %stay:
        RET <@i64> 1
}

.funcdef @watch <@i64 (@i64)> (%x) {
    %entry:
        %w = WATCHPOINT 9 <@i64> %off %on WPEXC(%bad) KEEPALIVE (%x)
    %off:
        %turn = TRAP <void> KEEPALIVE ()
        %r = CALL <@i64 (@i64)> @watch (%x)
        RET <@i64> %r
    %on:
        RET <@i64> %w
    %bad:
        RET <@i64> -3
}
";

#[test]
fn traps_without_destinations_go_on_or_leave_the_function() {
    let project = project("");
    fs::write(project.path("next.uir"), NEXT).expect("a file in the folder");
    for (script, function, out) in [
        ("", "@outer", "%a: 5\n%c: 6\n%:\n0\n"),
        ("%a return 10\n%c return %b", "@outer", "%a: 5\n%c: 16\n%:\n16\n"),
        ("%a throw NULL", "@outer", "%a: 5\n%caught: NULL\n-2\n"),
        ("%c throw NULL", "@outer", "%a: 5\n%c: 6\n%:\n-1\n"),
        (
            "%a enable 7\n%w return 3",
            "@outer",
            "%a: 5\n%c: 6\n%w: 0\n%:\n3\n",
        ),
        (
            "%a enable 7\n%w throw NULL",
            "@outer",
            "%a: 5\n%c: 6\n%w: 0\n%caught: NULL\n-2\n",
        ),
        ("%turn enable 9\n%w return 8", "@watch", "%turn:\n%w: 5\n8\n"),
        ("", "@leave", "%b: 5\n"),
        ("%turn enable 9\n%w throw NULL", "@watch", "%turn:\n%w: 5\n-3\n"),
    ] {
        fs::write(project.path("script"), script).expect("a file in the folder");
        let words = [
            "--check-leaks",
            "--entry",
            function,
            "--trap-script",
            "script",
            "next.uir",
            "--",
            "5",
        ];
        assert_eq!(
            project.mplsh(&words),
            (0, out.to_owned(), String::new()),
            "{script}"
        );
    }
}

const RESULTS: &str = r"
.funcdef @object <ref<int<8>> (tagref64)> (%t) {
    %o = NEW <int<8>>
    RET <ref<int<8>>> %o
}
.funcdef @tag <tagref64 (tagref64)> (%t) {
    RET <tagref64> %t
}
";

#[test]
fn results_are_shown_and_given_back() {
    let project = project("");
    fs::write(project.path("r.uir"), RESULTS).expect("a file in the folder");
    for (function, arg, line) in [
        ("@object", "2.5d", "ref\n"),
        ("@tag", "-2.5d", "-2.5d\n"),
        ("@tag", "-7", "-7\n"),
        ("@tag", "NULL", "NULL:0\n"),
    ] {
        let words = ["--check-leaks", "--entry", function, "r.uir", "--", arg];
        assert_eq!(
            project.mplsh(&words),
            (0, line.to_owned(), String::new()),
            "{function} {arg}"
        );
    }
}

const WEAK: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.typedef @pair = struct<weakref<@box> ref<@pair>>
.global @here <weakref<@box>>
.global @strong <ref<@box>>

.funcdef @make <void ()> () {
    %entry:
        %a = NEW <@box>
        %i = GETIREF <@box> %a
        %f = GETFIELDIREF <@box 0> %i
        STORE <@i64> %f 5
        STORE <weakref<@box>> @here %a
        RETVOID
}

// A circle that only a weak reference leads to.
.funcdef @circle <ref<@pair> ()> () {
    %entry:
        %h = NEW <@pair>
        %a = NEW <@pair>
        %b = NEW <@box>
        %ai = GETIREF <@pair> %a
        %an = GETFIELDIREF <@pair 1> %ai
        STORE <ref<@pair>> %an %a
        %aw = GETFIELDIREF <@pair 0> %ai
        STORE <weakref<@box>> %aw %b
        %hi = GETIREF <@pair> %h
        %hw = GETFIELDIREF <@pair 0> %hi
        STORE <weakref<@box>> %hw %b
        RET <ref<@pair>> %h
}

.funcdef @test <void ()> () {
    %entry:
        CALL <void ()> @make ()
        %x = LOAD <weakref<@box>> @here
        %h = CALL <ref<@pair> ()> @circle ()
        %kept = TRAP <void> %next %next KEEPALIVE (%x)
    %next:
        %y = LOAD <weakref<@box>> @here
        %same = EQ <ref<@box>> %x %y
        %again = TRAP <void> %more %more KEEPALIVE (%y %same)
    %more:
        CALL <void ()> @lonely ()
        RETVOID
}

.funcdef @lonely <void ()> () {
    %entry:
        CALL <void ()> @make ()
        %h = CALL <ref<@pair> ()> @circle ()
        %hi = GETIREF <@pair> %h
        %hw = GETFIELDIREF <@pair 0> %hi
        %before = CALL <int<1> ()> @is_there ()
        %b = TRAP <void> %next %next KEEPALIVE (%before)
    %next:
        %after = CALL <int<1> ()> @is_there ()
        %g = LOAD <weakref<@box>> %hw
        %a = TRAP <void> %more %more KEEPALIVE (%after %g)
    %more:
        CALL <void ()> @make ()
        %k = LOAD <weakref<@box>> @here
        STORE <ref<@box>> @strong %k
        %c = TRAP <void> %last %last KEEPALIVE ()
    %last:
        %old = CMPXCHG SEQ_CST SEQ_CST <weakref<@box>> @here %k NULL
        %was = EQ <ref<@box>> %old %k
        %there = CALL <int<1> ()> @is_there ()
        %d = TRAP <void> %out %out KEEPALIVE (%was %there)
    %out:
        RETVOID
}

.funcdef @is_there <int<1> ()> () {
    %entry:
        %x = LOAD <weakref<@box>> @here
        %r = NE <ref<@box>> %x NULL
        RET <int<1>> %r
}
";

#[test]
fn weak_references_last_until_a_collection() {
    let project = project("%kept collect\n%b collect\n%c collect");
    fs::write(project.path("weak.uir"), WEAK).expect("a file in the folder");
    let lines = "%kept: ref\n%again: ref 1\n%b: 1\n%a: 0 NULL\n%c:\n%d: 1 0\n";
    let words = [
        "--check-leaks",
        "--entry",
        "@test",
        "--trap-script",
        "script",
        "weak.uir",
    ];
    assert_eq!(project.mplsh(&words), (0, lines.to_owned(), String::new()));
}

#[test]
fn files_use_what_those_before_them_define() {
    let project = Project::new(&[]);
    let files = [
        (
            "a.uir",
            ".typedef @i64 = int<64>\n.typedef @box = struct<@i64>\n.funcsig @binary = @i64 (@i64 @i64)\n.const @seven <@i64> = 7\n\
             .global @total <@i64>\n.global @object <ref<@box>>\n\
             .funcdef @add <@binary> (%a %b) {\n %s = ADD <@i64> %a %b\n RET <@i64> %s\n}\n",
        ),
        (
            "b.uir",
            ".typedef @i64 = int<64>\n.funcdef @test <void (@i64)> (%n) {\n %e:\n\
             %x = CALL <@binary> @add (%n @seven)\n STORE <@i64> @total %x\n %b = NEW <@box>\n STORE <ref<@box>> @object %b\n\
             %y = LOAD <@i64> @total\n %o = LOAD <ref<@box>> @object\n\
             %t = TRAP <void> %out %out KEEPALIVE (%x %y %o)\n %out:\n RETVOID\n}\n",
        ),
    ];
    for (name, text) in files {
        fs::write(project.path(name), text).expect("a file in the folder");
    }
    let printed = (0, "%t: 12 12 ref\n".to_owned(), String::new());
    assert_eq!(
        project.mplsh(&["--check-leaks", "--entry", "@test", "a.uir", "b.uir", "--", "5"]),
        printed
    );
    let mplc = |words: &[&str]| run(tool("mplc").args(words).current_dir(project.folder()));
    assert_eq!(mplc(&["a.uir", "b.uir"]), (0, String::new(), String::new()));
    assert_eq!(
        project.mplsh(&["--entry", "@test", "b.so", "a.so", "--", "5"]),
        printed
    );
    let (status, _, stderr) = mplc(&["b.uir"]);
    assert!(
        status == 1 && stderr.contains("there is no signature @binary"),
        "{stderr}"
    );
}

#[test]
fn mistakes_are_named() {
    for (script, function, args, status, part) in [
        (
            "%one return x",
            "@scalars",
            &["1", "2", "3.0", "4.0"][..],
            134,
            "%one: `x` is no value of type int<64>",
        ),
        (
            "%one throw %a",
            "@scalars",
            &["1", "2", "3.0", "4.0"],
            134,
            "%a is 1, and no ref",
        ),
        (
            "%one enable 3",
            "@scalars",
            &["1", "2", "3.0", "4.0"],
            134,
            "the program has no watchpoint 3",
        ),
        (
            "%one",
            "@scalars",
            &["1", "2", "3.0", "4.0"],
            1,
            "script:1: what to do when `%one` traps is missing",
        ),
        (
            "\n%one jump",
            "@scalars",
            &["1", "2", "3.0", "4.0"],
            1,
            "script:2: `jump` is no answer to a trap",
        ),
        (
            "",
            "@scalars",
            &["1", "2", "x", "4.0"],
            2,
            "`x` is no value of type double",
        ),
        ("", "@scalars", &["1"], 2, "called with 1 arguments"),
        ("", "@missing", &[], 1, "no function `missing`"),
    ] {
        let (found, _, stderr) = entry(&project(script), function, args);
        assert!(
            found == status && stderr.contains(part),
            "{script}: {found} {stderr}"
        );
    }
    let (status, _, stderr) = project("").mplsh(&["--invoke", "scalars", "a.uir", "1", "2", "3", "4"]);
    assert!(
        status == 134 && stderr.contains("nobody answers the trap %one"),
        "{stderr}"
    );
}
