//! `mpldis trace` and the scripts for it, on traces of real programs. What `mplsh` itself says of the calls when it stops is the measure.

mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use support::{Project, run, tool};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A trace and what was written beside it.
struct Traced {
    project: Project,
    /// The backtrace on the error stream: what is in parentheses in each line.
    frames: Vec<String>,
}

impl Traced {
    /// Traces `mplsh WORDS` into `app.log` of the project's folder.
    fn new(project: Project, words: &[&str]) -> Traced {
        let mut command = tool("mplsh");
        command.args(words).env("MAPLE_ENGINE_DEBUG", "all");
        let (_, _, trace) = run(command.current_dir(project.folder()));
        fs::write(project.path("app.log"), &trace).expect("a file in the folder");
        let inner = |line: &str| Some(line.strip_prefix("  at ")?.rsplit_once('(')?.1.to_owned());
        let frames = trace.lines().filter_map(inner).collect();
        Traced { project, frames }
    }

    /// Runs a tool or script on the trace.
    fn ask(&self, command: &mut Command) -> (i32, String, String) {
        run(command.current_dir(self.project.folder()))
    }

    fn script(&self, name: &str, words: &[&str]) -> (i32, String, String) {
        let mut command = Command::new("sh");
        command.arg(repository().join("scripts").join(name)).args(words);
        self.ask(command.env("MPLDIS", env!("CARGO_BIN_EXE_mpldis")))
    }

    /// The files that the script wrote.
    fn backtraces(&self) -> Vec<String> {
        let (status, names, errors) = self.script("engine-backtrace.sh", &["app.log"]);
        assert_eq!((status, errors.as_str()), (0, ""), "{names}");
        let read = |name: &str| fs::read_to_string(self.project.path(name)).expect(name);
        names.lines().map(read).collect()
    }
}

/// The lines of a backtrace after the first: image, file and line.
fn places(backtrace: &str) -> Vec<String> {
    let frames = backtrace.lines().skip(1);
    frames
        .map(|line| {
            line.split_once(" (")
                .expect(line)
                .1
                .split_once(')')
                .expect(line)
                .0
                .to_owned()
                + ")"
        })
        .collect()
}

/// A Java program of the tests with its class library.
fn java(name: &str) -> Project {
    let project = Project::new(&[]);
    let folder = repository().join("tests/java");
    for name in [name, "library"] {
        let source = folder.join(name).with_extension("mpl");
        let image = project.path(name).with_extension("so");
        let compiled = run(tool("mplc").arg(source).arg("-o").arg(image));
        assert_eq!(compiled, (0, String::new(), String::new()), "{name}");
    }
    project
}

/// Stopped at some point, a program whose exceptions pass thousands of calls of recursive functions has the calls that its trace shows.
#[test]
fn calls_are_those_of_the_engine() {
    for (name, fuel) in [
        (
            "DeepThrow",
            &["500", "2785", "50000", "90000", "160000", "200000", "215000"][..],
        ),
        ("NestedTry", &["300", "900", "2000"]),
        ("Trees", &["3000", "20000"]),
        ("CtorExceptions", &["400", "1500"]),
    ] {
        let mut project = java(name);
        for fuel in fuel {
            let image = format!("{name}.so");
            let traced = Traced::new(project, &["--fuel", fuel, &image, "library.so"]);
            let [text] = &traced.backtraces()[..] else {
                panic!("{name} has one thread")
            };
            let mut found = places(text);
            let mut expected = traced.frames.clone();
            assert!(!expected.is_empty(), "{name} ends before {fuel} instructions");
            // The program stops before an instruction, and the trace ends with the one before it: in the call that has just thrown or returned,
            // or elsewhere in the same function.
            let last = text.lines().next().unwrap_or_default();
            let over = [" throw", " return"].iter().any(|word| last.ends_with(word));
            expected.remove(0);
            let inner = if over {
                found.len() - expected.len().min(found.len())
            } else {
                1
            };
            found.drain(..inner.min(found.len()));
            if expected.len() >= 47 {
                // The engine leaves frames out in the middle.
                let behind = found.len() - 16;
                assert!(over || found[..31] == expected[..31], "{name} {fuel}\n{text}");
                assert_eq!(found[behind..], expected[expected.len() - 16..], "{name} {fuel}");
            } else {
                assert_eq!(found, expected, "{name} {fuel}\n{text}");
            }
            project = traced.project;
        }
    }
}

/// Each thread has a file of its own.
#[test]
fn threads_are_told_apart() {
    let traced = Traced::new(java("ThreadCounters"), &["ThreadCounters.so", "library.so"]);
    let files = traced.backtraces();
    assert!(files.len() > 2, "{files:?}");
    let main = files
        .iter()
        .filter(|text| text.contains("  at ThreadCounters.main (ThreadCounters.so, ThreadCounters.java:"));
    assert_eq!(main.count(), 1, "{files:?}");
    for text in &files {
        assert!(text.starts_with("thread ") && text.lines().count() > 1, "{text}");
    }
}

const CALLBACK: &str = "\
srclang 1
srcfileinfo {
  1 \"order.c\"}
func &qsort public extern (var %place <* i8>, var %count u64, var %size u64, var %order <* <func (<* i32>, <* i32>) i32>>) void
func &exit public extern (var %status i32) void
var $numbers <[3] i32> = [3, 1, 2]
func &order (var %a <* i32>, var %b <* i32>) i32 {
  LOC 1 11
  return (div i32 (iread i32 <* i32> 0 (dread ptr %a), sub i32 (iread i32 <* i32> 0 (dread ptr %b), iread i32 <* i32> 0 (dread ptr %b))))
}
func &main (var %argc i32) i32 {
  LOC 1 20
  if (gt i32 i32 (dread i32 %argc, constval i32 1)) {
    call &exit (constval i32 4)
  }
  LOC 1 23
  call &qsort (addrof ptr $numbers, constval u64 3, constval u64 4, addroffunc ptr &order)
  return (constval i32 0)
}
";

fn callback() -> Project {
    Project::new(&[("order", CALLBACK)])
}

fn without_places(text: &str) -> Vec<String> {
    let word = |line: &str| line.rsplit_once(" 0x").map_or(line, |(line, _)| line).to_owned();
    text.lines().skip(1).map(word).collect()
}

/// Native functions that call back, or do not return, are calls as others.
#[test]
fn native_calls_are_shown() {
    let traced = Traced::new(callback(), &["order.so"]);
    let [text] = &traced.backtraces()[..] else {
        panic!("one thread")
    };
    let expected = [
        "  at order (order.so, order.c:11)",
        "  at qsort (libc.so.6)",
        "  at main (order.so, order.c:23)",
    ];
    assert_eq!(without_places(text), expected);
    let traced = Traced::new(callback(), &["order.so", "more"]);
    let [text] = &traced.backtraces()[..] else {
        panic!("one thread")
    };
    assert_eq!(
        without_places(text),
        ["  at exit (libc.so.6)", "  at main (order.so, order.c:20)"]
    );
}

/// `METHOD:OFFSET` of the last line with this opcode.
fn place(traced: &Traced, opcode: &str) -> String {
    let trace = fs::read_to_string(traced.project.path("app.log")).expect("the trace");
    let line = trace
        .lines()
        .rfind(|line| line.contains(&format!(" OP_{opcode},")))
        .expect(opcode);
    let words = line.split_once("] ").expect(line).1;
    words.split_once(": ").expect(line).0.to_owned()
}

#[test]
fn instructions_have_lines_and_files() {
    let traced = Traced::new(callback(), &["order.so"]);
    let at = place(&traced, "div");
    let ask = |words: &[&str]| traced.script("add-loc-info.sh", &[&["app.log", at.as_str()], words].concat());
    let shown = |path: &str| format!("filename=order.c linenumber=11\n{path}\n{at} --> {path}:11\ndone.\n");
    assert_eq!(ask(&[]), (0, shown("order.c"), String::new()));
    let (status, _, errors) = ask(&["--vim"]);
    assert!(
        status == 1 && errors.contains("say where it is with --source-root"),
        "{errors}"
    );
    fs::create_dir_all(traced.project.path("src/inner")).expect("a folder");
    fs::write(traced.project.path("src/inner/order.c"), "").expect("a file");
    assert_eq!(
        ask(&["--source-root", "src"]),
        (0, shown("src/inner/order.c"), String::new())
    );
    // What stands for vim says how it was called.
    fs::write(traced.project.path("vim"), "#!/bin/sh\necho vim \"$@\"\n").expect("a file");
    let chmod = Command::new("chmod")
        .arg("+x")
        .arg(traced.project.path("vim"))
        .status();
    assert!(chmod.expect("chmod").success());
    let path = format!(
        "{}:{}",
        traced.project.folder().display(),
        std::env::var("PATH").unwrap_or_default()
    );
    let mut command = tool("mpldis");
    command.args([
        "trace",
        "location",
        "app.log",
        &at,
        "--vim",
        "--source-root",
        "src",
    ]);
    let expected = shown("src/inner/order.c") + "vim +11 src/inner/order.c\n";
    assert_eq!(
        traced.ask(command.env("PATH", path)),
        (0, expected, String::new())
    );
}

/// The folder of a Java file is that of its package.
#[test]
fn sources_of_packages_are_found() {
    let traced = Traced::new(
        java("NestedTry"),
        &["--fuel", "300", "NestedTry.so", "library.so"],
    );
    let trace = fs::read_to_string(traced.project.path("app.log")).expect("the trace");
    let method = trace
        .lines()
        .find(|line| line.contains(" Method: library.so ") && line.contains("Ljava_2Flang_2F"))
        .and_then(|line| line.split(' ').nth(4))
        .expect("a method of the library");
    let root = repository().join("tests/java/library");
    let root = root.to_str().expect("a path");
    let at = format!("{method}:0000");
    let (status, out, errors) = traced.script("add-loc-info.sh", &["app.log", &at, "--source-root", root]);
    assert_eq!((status, errors.as_str()), (0, ""), "{out}");
    assert!(
        out.contains(&format!("{at} --> {root}/java/lang/")) && out.ends_with("done.\n"),
        "{out}"
    );
}

#[test]
fn what_cannot_be_answered_is_an_error() {
    let traced = Traced::new(callback(), &["order.so"]);
    let ask = |words: &[&str]| traced.ask(tool("mpldis").arg("trace").args(words));
    let fails = |words: &[&str], message: &str| {
        let (status, _, errors) = ask(words);
        assert!(status != 0 && errors.contains(message), "{words:?}: {errors}");
    };
    fails(&["backtrace", "missing.log"], "missing.log: No such file");
    fails(&["backtrace", "order.mpl"], "order.mpl: has no lines of a trace");
    fails(
        &["location", "app.log", "0x1:0000"],
        "no function has its header at 0x1",
    );
    fails(&["location", "app.log", "here"], "is no METHOD:OFFSET");
    let at = place(&traced, "div");
    let far = format!("{}:fff0", at.split_once(':').expect("a place").0);
    fails(&["location", "app.log", &far], "no line is known");
    // Another image, and none.
    let other = CALLBACK
        .replace("LOC 1 11", "LOC 1 11 eval (constval i32 1)")
        .replace("&order", "&other");
    traced.project.compile("order", &other, "order.so");
    fails(
        &["location", "app.log", &at],
        "is another image than the trace is of",
    );
    fs::remove_file(traced.project.path("order.so")).expect("the image");
    fails(
        &["location", "app.log", &at],
        "order.so: not found beside the trace",
    );
    let (status, out, errors) = ask(&["backtrace", "app.log"]);
    assert!(
        status == 0 && out.contains(".backtrace") && errors.contains("warning"),
        "{errors}"
    );
    let half = |setting: &str| {
        let mut command = tool("mplsh");
        command.arg("order.mpl").env("MAPLE_ENGINE_DEBUG", setting);
        let (_, _, trace) = traced.ask(&mut command);
        fs::write(traced.project.path("half.log"), trace).expect("a file");
    };
    half("method");
    fails(&["backtrace", "half.log"], "has calls only");
    half("instruction");
    fails(&["backtrace", "half.log"], "has instructions only");
}
