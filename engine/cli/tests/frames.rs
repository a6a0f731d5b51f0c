//! `mplsh --entry`: threads, stacks and frames of programs, and their calls of other languages.

mod support;

use std::fs;

use support::{Project, run, tool};

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
    let project = Project::with(&[("threads.uir", THREADS)]);
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
.funcdef @fail <void ()> () {
    %x = LOAD <int<64>> NULL
    RETVOID
}
.funcdef @fails <int<64> ()> () {
    %s = NEWSTACK <void ()> @fail ()
    %t = ICALL @uvm.new_thread (%s)
    RET <int<64>> 1
}
.funcdef @throw <void ()> () {
    THROW NULL
}
.funcdef @throws <int<64> ()> () {
    %s = NEWSTACK <void ()> @throw ()
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
    let project = Project::with(&[("started.uir", STARTED)]);
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

/// It is told when it happens, and not again when the program has ended.
#[test]
fn what_ends_a_thread_is_told_once() {
    let project = Project::with(&[("started.uir", STARTED)]);
    for (function, status, place) in [("fails", 134, "fail"), ("throws", 1, "throw")] {
        let entry = format!("@{function}");
        for words in [["--entry", &entry], ["--invoke", function]] {
            let found = project.mplsh(&[words[0], words[1], "started.uir"]);
            assert_eq!((found.0, found.1.as_str()), (status, "1\n"), "{}", found.2);
            assert_eq!(found.2.matches(place).count(), 1, "{}", found.2);
            assert!(found.2.contains("in thread"), "{}", found.2);
        }
    }
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
    let project = Project::with(&[("multi.uir", ANSWERED), ("script", "%t return %s")]);
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
    let project = Project::with(&[("multi.uir", ANSWERED)]);
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
    let project = Project::with(&[("keeps.uir", KEEPS), ("script", "%x stack")]);
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
    let project = Project::with(&[("tails.uir", TAILS), ("script", "%x stack")]);
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
