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

const THREADS: &str = r"
.typedef @i64 = int<64>
.global @done <@i64>
.global @count <@i64>
.typedef @box = struct<@i64>
.global @last <ref<@box>>
.funcdef @worker <void (@i64 iref<@i64> ref<@box>)> (%n %p %b) {
  %e:
    BRANCH %l
  %l:
    %i = PHI <@i64> { %e: 0; %l: %i1; }
    %o = ATOMICRMW SEQ_CST ADD <@i64> @count 1
    %o2 = ATOMICRMW SEQ_CST ADD <@i64> %p 2
    %x = NEW <@box>
    %old = ATOMICRMW SEQ_CST XCHG <ref<@box>> @last %x
    %i1 = ADD <@i64> %i 1
    %c = ULT <@i64> %i1 %n
    BRANCH2 %c %l %o3
  %o3:
    %d = ATOMICRMW SEQ_CST ADD <@i64> @done 1
    %t = TRAP <void> %z %z KEEPALIVE (%i1)
  %z:
    ICALL @uvm.thread_exit ()
    RETVOID
}
.funcdef @main4 <@i64 (@i64)> (%n) {
  %e:
    %cell = ALLOCA <@i64>
    %b = NEW <@box>
    %s1 = NEWSTACK <void (@i64 iref<@i64> ref<@box>)> @worker (%n %cell %b)
    %s2 = NEWSTACK <void (@i64 iref<@i64> ref<@box>)> @worker (%n %cell %b)
    %s3 = NEWSTACK <void (@i64 iref<@i64> ref<@box>)> @worker (%n %cell %b)
    %t1 = ICALL @uvm.new_thread (%s1)
    %t2 = ICALL @uvm.new_thread (%s2)
    %t3 = ICALL @uvm.new_thread (%s3)
    BRANCH %spin
  %spin:
    %k = LOAD SEQ_CST <@i64> @done
    %c = ULT <@i64> %k 3
    BRANCH2 %c %spin %out
  %out:
    %r = LOAD <@i64> %cell
    %q = LOAD <@i64> @count
    %m = MUL <@i64> %r 1000000
    %z = ADD <@i64> %m %q
    RET <@i64> %z
}
";

#[test]
fn threads_run_on_stacks_and_share_memory() {
    let project = project("");
    fs::write(project.path("threads.uir"), THREADS).expect("a file in the folder");
    let words = ["--check-leaks", "--entry", "@main4", "threads.uir", "--", "500"];
    for engine in ["threaded", "stepper"] {
        let run = run(tool("mplsh")
            .arg("--engine")
            .arg(engine)
            .args(words)
            .current_dir(project.folder()));
        // Threads end in any order.
        let (status, stdout, stderr) = run;
        let mut lines: Vec<&str> = stdout.lines().collect();
        lines.sort_unstable();
        assert_eq!(lines, ["%t: 500", "%t: 500", "%t: 500", "3000001500"], "{stderr}");
        assert_eq!((status, stderr.as_str()), (0, ""));
    }
}

const STARTED: &str = r"
.global @gs <int<64>>
.funcdef @unused <void ()> () {
    %s = NEWSTACK <void ()> @quit ()
    %t = ICALL @uvm.new_thread (%s)
    RETVOID
}
.funcdef @quit <void ()> () {
    ICALL @uvm.thread_exit ()
    RETVOID
}
.funcdef @swaps <int<64> ()> () {
    %s = NEWSTACK <void ()> @quit ()
    %t = ICALL @uvm.new_thread (%s)
    ICALL @uvm.swap_stack (%s)
    RET <int<64>> 1
}
.funcdef @dead <int<64> ()> () {
    %s = NEWSTACK <void ()> @quit ()
    ICALL @uvm.kill_stack (%s)
    %t = ICALL @uvm.new_thread (%s)
    RET <int<64>> 1
}
.funcdef @self <int<64> ()> () {
    %s = ICALL @uvm.current_stack ()
    %t = ICALL @uvm.new_thread (%s)
    RET <int<64>> 1
}
";

/// A stack belongs to its thread from the beginning.
#[test]
fn threads_get_their_stacks_at_once() {
    let project = Project::new(&[]);
    fs::write(project.path("started.uir"), STARTED).expect("a file in the folder");
    for (function, part, place) in [
        ("@swaps", "is running already", "at swaps+"),
        ("@dead", "has ended", "at dead+"),
        ("@self", "is running already", "at self+"),
    ] {
        let (status, stdout, stderr) = project.mplsh(&["--entry", function, "started.uir"]);
        assert_eq!((status, stdout.as_str()), (134, ""), "{function}");
        assert!(stderr.contains(part) && stderr.contains(place), "{stderr}");
    }
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

const TAILS: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.funcsig @pass = @i64 (@i64 ref<@box>)

.funcdef @even <@i64 (@i64)> (%n) {
  %entry:
    %z = EQ <@i64> %n 0
    BRANCH2 %z %done %more
  %done:
    RET <@i64> 1
  %more:
    %m = SUB <@i64> %n 1
    TAILCALL <@i64 (@i64)> @odd (%m)
}

.funcdef @odd <@i64 (@i64)> (%n) {
  %entry:
    %z = EQ <@i64> %n 0
    BRANCH2 %z %done %more
  %done:
    RET <@i64> 0
  %more:
    %m = SUB <@i64> %n 1
    TAILCALL <@i64 (@i64)> @even (%m)
}

.funcdef @ping <@pass> (%n %box) {
  %entry:
    %z = EQ <@i64> %n 0
    BRANCH2 %z %done %more
  %done:
    %x = TRAP <@i64> %out %out KEEPALIVE (%box)
  %out:
    RET <@i64> 7
  %more:
    %new = NEW <@box>
    %m = SUB <@i64> %n 1
    TAILCALL <@pass> @pong (%m %new)
}

.funcdef @pong <@pass> (%n %box) {
  %entry:
    TAILCALL <@pass> @ping (%n %box)
}

.funcdef @start <@i64 (@i64)> (%n) {
  %entry:
    %x = CALL <@pass> @ping (%n NULL)
    RET <@i64> %x
}
";

const ANSWERED: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.typedef @two = struct<ref<@box> @i64 iref<@i64> ref<@box>>
.funcdef @two_refs <@i64 (@i64)> (%n) {
  %entry:
    %a = NEW <@box>
    %b = NEW <@box>
    %i = GETIREF <@box> %b
    %f = GETFIELDIREF <@box 0> %i
    STORE <@i64> %f %n
    %s0 = INSERTVALUE <@two 0> { NULL 7 NULL NULL } %a
    %s1 = INSERTVALUE <@two 2> %s0 %f
    %s = INSERTVALUE <@two 3> %s1 %b
    %t = TRAP <@two> %next %next KEEPALIVE (%s)
  %next:
    %x = EXTRACTVALUE <@two 0> %t
    %p = EXTRACTVALUE <@two 2> %t
    %y = EXTRACTVALUE <@two 3> %t
    %e1 = EQ <ref<@box>> %x %a
    %e2 = EQ <ref<@box>> %y %b
    %v = LOAD <@i64> %p
    %u = TRAP <void> %out %out KEEPALIVE (%e1 %e2 %v %t)
  %out:
    RET <@i64> %v
}
.funcdef @killer <void (stack int<1>)> (%main %dies) {
  %entry:
    ICALL @uvm.kill_stack (%main)
    %t = TRAP <void> %next %next
  %next:
    BRANCH2 %dies %out %back
  %back:
    ICALL @uvm.swap_stack (%main)
    BRANCH %out
  %out:
    ICALL @uvm.thread_exit ()
    RETVOID
}
.funcdef @first <@i64 (int<1>)> (%dies) {
  %entry:
    %b = NEW <@box>
    %me = ICALL @uvm.current_stack ()
    %s = NEWSTACK <void (stack int<1>)> @killer (%me %dies)
    ICALL @uvm.swap_stack (%s)
    %i = GETIREF <@box> %b
    RET <@i64> 1
}
";

#[test]
fn results_have_several_references() {
    let project = Project::new(&[]);
    fs::write(project.path("multi.uir"), ANSWERED).expect("a file in the folder");
    fs::write(project.path("script"), "%t return %s").expect("a file in the folder");
    for stress in ["1", "1000"] {
        let words = [
            "--check-leaks",
            "--heap-stress",
            stress,
            "--trap-script",
            "script",
            "--entry",
            "@two_refs",
            "multi.uir",
        ];
        let words: Vec<&str> = words.into_iter().chain(["--", "41"]).collect();
        let printed = "%t: {ref 7 iref ref}\n%u: 1 1 41 {ref 7 iref ref}\n41\n";
        assert_eq!(project.mplsh(&words), (0, printed.to_owned(), String::new()));
    }
}

#[test]
fn the_first_stack_of_a_thread_can_be_killed() {
    let project = Project::new(&[]);
    fs::write(project.path("multi.uir"), ANSWERED).expect("a file in the folder");
    let words = |dies| ["--check-leaks", "--entry", "@first", "multi.uir", "--", dies];
    assert_eq!(project.mplsh(&words("1")), (0, "%t:\n".to_owned(), String::new()));
    let (status, stdout, stderr) = project.mplsh(&words("0"));
    assert_eq!((status, stdout.as_str()), (134, "%t:\n"));
    assert!(stderr.contains("has ended"), "{stderr}");
}

const LIBRARY: &str = r"
flavor 1
srclang 1
func &triple (var %x i64) i64 { return (mul i64 (dread i64 %x, constval i64 3)) }
func &half (var %x f64) f64 { return (div f64 (dread f64 %x, constval f64 2.0)) }
func &through (var %x u64) u64 {
  callassigned &add_one (dread u64 %x) { dassign %x 0 }
  return (dread u64 %x) }
func &add_one (var %x u64) u64
";

const CALLER: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.funcdecl @triple <@i64 (@i64)>
.funcdecl @half <double (double)>
.funcdecl @through <@i64 (@i64)>
.funcdef @add_one <@i64 (@i64)> (%x) {
  %e:
    %b = NEW <@box>
    %i = GETIREF <@box> %b
    %f = GETFIELDIREF <@box 0> %i
    STORE <@i64> %f %x
    %v = LOAD <@i64> %f
    %r = ADD <@i64> %v 1
    RET <@i64> %r
}
.funcdef @all <@i64 (@i64)> (%n) {
  %e:
    %a = CALL <@i64 (@i64)> @triple (%n)
    %b = CALL <@i64 (@i64)> @through (%a)
    %d = SITOFP <@i64 double> %b
    %h = CALL <double (double)> @half (%d)
    %t = TRAP <void> %out %out KEEPALIVE (%a %b %h)
  %out:
    TAILCALL <@i64 (@i64)> @through (%b)
}
";

/// Functions with objects call plain ones, and those call them.
#[test]
fn images_of_c_and_of_this_language_call_each_other() {
    let project = Project::new(&[("lib", LIBRARY)]);
    fs::write(project.path("prog.uir"), CALLER).expect("a file in the folder");
    let compiled = run(tool("mplc").arg("prog.uir").current_dir(project.folder()));
    assert_eq!(compiled, (0, String::new(), String::new()));
    for programs in [
        ["prog.uir", "lib.so"],
        ["prog.so", "lib.so"],
        ["lib.so", "prog.so"],
    ] {
        let words = [
            "--check-leaks",
            "--entry",
            "@all",
            programs[0],
            programs[1],
            "--",
            "5",
        ];
        let printed = (0, "%t: 15 16 8.0d\n17\n".to_owned(), String::new());
        assert_eq!(project.mplsh(&words), printed, "{programs:?}");
    }
}

const KEEPS: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.typedef @pair = struct<@i64 double>
.funcdef @inner <@i64 (@i64 ref<@box>)> (%n %b) {
  %entry:
    %x = TRAP <@i64> %out %out KEEPALIVE (%n %b)
  %out:
    RET <@i64> %n
}
.funcdef @middle <@i64 (@i64)> (%n) {
  %entry:
    %b = NEW <@box>
    %p = INSERTVALUE <@pair 0> { 0 2.5d } %n
    %h = FADD <double> 1.0d 0.5d
    %r = CALL <@i64 (@i64 ref<@box>)> @inner (%n %b) KEEPALIVE (%b %p %h)
    %r2 = CALL <@i64 (@i64 ref<@box>)> @inner (%r NULL)
    RET <@i64> %r2
}
.funcdef @outer <@i64 (@i64)> (%n) {
  %entry:
    %m = ADD <@i64> %n 1
    %r = INVOKE <@i64 (@i64)> @middle (%m) %ok %bad KEEPALIVE (%m %n)
  %ok:
    RET <@i64> %r
  %bad:
    RET <@i64> -1
}
";

#[test]
fn frames_are_shown_with_what_they_keep() {
    let project = Project::new(&[]);
    fs::write(project.path("keeps.uir"), KEEPS).expect("a file in the folder");
    fs::write(project.path("script"), "%x stack").expect("a file in the folder");
    let words = [
        "--check-leaks",
        "--trap-script",
        "script",
        "--entry",
        "@outer",
        "keeps.uir",
        "--",
        "41",
    ];
    let (status, stdout, stderr) = project.mplsh(&words);
    assert_eq!((status, stderr.as_str()), (0, ""));
    let shown: Vec<&str> = stdout
        .lines()
        .map(|line| line.rsplit("): ").next().unwrap_or(line))
        .collect();
    let middle = shown[6];
    assert!(
        middle.starts_with("  at middle+") && middle.ends_with(')'),
        "{middle}"
    );
    assert_eq!(
        shown,
        [
            "%x: 42 ref",
            "%n = 42, %b = ref",
            "%b = ref, %p = {42 2.5d}, %h = 1.5d",
            "%m = 42, %n = 41",
            "%x: 42 NULL",
            "%n = 42, %b = NULL",
            middle,
            "%m = 42, %n = 41",
            "42"
        ]
    );
}

#[test]
fn tail_calls_take_one_frame() {
    let project = Project::new(&[]);
    fs::write(project.path("tails.uir"), TAILS).expect("a file in the folder");
    fs::write(project.path("script"), "%x stack").expect("a file in the folder");
    let words = |function| {
        let words = [
            "--check-leaks",
            "--max-stack",
            "32K",
            "--trap-script",
            "script",
            "--entry",
            function,
        ];
        words
            .into_iter()
            .chain(["tails.uir", "--", "50000"])
            .collect::<Vec<_>>()
    };
    let printed = |text: &str| (0, text.to_owned(), String::new());
    assert_eq!(project.mplsh(&words("@even")), printed("1\n"));
    // What keeps the object is not shown.
    let frames = "%x: ref\n  at ping+0x007c (tails.uir, tails.uir:33): %box = ref\n  at start+0x0028 (tails.uir, tails.uir:49)\n7\n";
    assert_eq!(project.mplsh(&words("@start")), printed(frames));
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
