//! Ctrl-C: the stacks of all threads on standard error, and status 130.

mod support;

use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use support::{Project, tool};

/// Enough for a machine that has other things to do.
const PATIENCE: Duration = Duration::from_secs(120);

const PLAIN: &str = "\
func &write (var %fd i32, var %bytes <* i8>, var %count u64) i64
func &sleep (var %seconds u32) u32
func &pthread_create (var %id ptr, var %how ptr, var %work ptr, var %argument ptr) i32
func &pthread_join (var %id u64, var %result ptr) i32
func &runs () void {
  call &write (constval i32 1, conststr ptr \"runs\\n\", constval u64 5)
  return ()
}
func &inner (var %n i32) i32 {
  var %i i32
  call &runs ()
  while (constval i32 1) {
    dassign %i (add i32 (dread i32 %i, dread i32 %n))
  }
  return (dread i32 %i)
}
func &outer () i32 {
  callassigned &inner (constval i32 3) {}
  return (constval i32 0)
}
func &leaf (var %n i32) i32 {
  return (add i32 (dread i32 %n, constval i32 1))
}
func &calls () i32 {
  var %i i32
  call &runs ()
  while (constval i32 1) {
    callassigned &leaf (dread i32 %i) {dassign %i}
  }
  return (constval i32 0)
}
func &waits () i32 {
  call &runs ()
  call &sleep (constval u32 1000)
  return (constval i32 0)
}
func &work (var %argument ptr) ptr {
  call &outer ()
  return (constval ptr 0)
}
func &threads () i32 {
  var %id u64
  call &pthread_create (addrof ptr %id, constval ptr 0, addroffunc ptr &work, constval ptr 0)
  call &pthread_join (dread u64 %id, constval ptr 0)
  return (constval i32 0)
}
func &main () i32 {
  call &outer ()
  return (constval i32 0)
}
";

/// A process and what it writes.
struct Running {
    child: Child,
    errors: JoinHandle<String>,
}

impl Running {
    /// Starts mplsh, and waits until the program has said that it runs.
    fn start(project: &Project, words: &[&str]) -> Running {
        let mut command = tool("mplsh");
        command
            .args(words)
            .current_dir(project.folder())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        support::heed_interrupts(&mut command);
        let mut child = command.spawn().expect("the tool starts");
        let mut errors = child.stderr.take().expect("a pipe");
        let errors = std::thread::spawn(move || {
            let mut text = String::new();
            errors.read_to_string(&mut text).expect("text");
            text
        });
        let mut output = child.stdout.take().expect("a pipe");
        let mut said = [0; 5];
        output.read_exact(&mut said).expect("the program runs");
        assert_eq!(&said, b"runs\n");
        Running { child, errors }
    }

    fn interrupt(&self) {
        // SAFETY: sends a signal to a child that was not waited for, so the number is still its own.
        unsafe { libc::kill(self.child.id() as libc::pid_t, libc::SIGINT) };
    }

    /// Its status and what it wrote to standard error.
    fn end(mut self) -> (Option<i32>, String) {
        let start = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the child can be asked") {
                break status;
            }
            if start.elapsed() > PATIENCE {
                let _ = self.child.kill();
                panic!("it does not stop");
            }
            std::thread::sleep(Duration::from_millis(10));
        };
        let errors = self.errors.join().expect("no panic");
        // Shown if the test fails.
        let _ = std::io::stdout().write_all(errors.as_bytes());
        (status.code(), errors)
    }
}

/// The functions of a report, by lines that are not frames: `trap: interrupted` and `thread 2: interrupted`.
fn stacks(errors: &str) -> Vec<(&str, Vec<&str>)> {
    let mut stacks: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in errors.lines() {
        match (line.strip_prefix("  at "), stacks.last_mut()) {
            // The signal may come before the function has returned that says that the program runs.
            (Some(frame), Some(_)) if frame.starts_with("runs+") => {}
            (Some(frame), Some((_, frames))) => frames.push(frame.split('+').next().unwrap_or(frame)),
            _ => stacks.push((line, Vec::new())),
        }
    }
    stacks
}

const ENGINES: [&str; 2] = ["--engine=threaded", "--engine=stepper"];

#[test]
fn endless_loops_end_with_their_stack() {
    let project = Project::new(&[("plain", PLAIN)]);
    for engine in ENGINES {
        let running = Running::start(&project, &[engine, "plain.so"]);
        running.interrupt();
        let (status, errors) = running.end();
        let expected = vec![("trap: interrupted", vec!["inner", "outer", "main"])];
        assert_eq!((status, stacks(&errors)), (Some(130), expected), "{engine}");
    }
}

/// Wherever the signal finds the program: in the caller, in the callee, between them.
#[test]
fn loops_of_calls_end_with_their_stack() {
    let project = Project::new(&[("plain", PLAIN)]);
    for engine in ENGINES {
        for _ in 0..10 {
            let running = Running::start(&project, &[engine, "--invoke", "calls", "plain.so"]);
            running.interrupt();
            let (status, errors) = running.end();
            let stacks = stacks(&errors);
            let last = stacks.first().and_then(|(_, frames)| frames.last().copied());
            assert_eq!(
                (status, stacks.len(), last),
                (Some(130), 1, Some("calls")),
                "{engine}: {errors}"
            );
        }
    }
}

#[test]
fn native_calls_that_wait_end_with_their_stack() {
    let project = Project::new(&[("plain", PLAIN)]);
    for engine in ENGINES {
        let running = Running::start(&project, &[engine, "--invoke", "waits", "plain.so"]);
        running.interrupt();
        let (status, errors) = running.end();
        let expected = vec![("trap: interrupted", vec!["waits"])];
        assert_eq!((status, stacks(&errors)), (Some(130), expected), "{engine}");
    }
}

/// A thread that computes, one that waits to be notified, one that sleeps; what is finally to be done is not.
#[test]
fn threads_of_managed_programs_are_shown_too() {
    let project = Project::new(&[]);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let library = folder.join("../../tests/java");
    for (from, name) in [
        (library.clone(), "library.mpl"),
        (library, "library.mplt"),
        (folder.join("tests/managed"), "Spins.mpl"),
        (folder.join("tests/managed"), "Spins.mplt"),
    ] {
        std::fs::copy(from.join(name), project.path(name)).expect("a file of the repository");
    }
    for name in ["library", "Spins"] {
        let output = format!("{name}.so");
        let compiled = tool("mplc")
            .args([&format!("{name}.mpl"), "-o", &output])
            .current_dir(project.folder())
            .status();
        assert!(compiled.expect("the tool starts").success(), "{name}");
    }
    for engine in ENGINES {
        let running = Running::start(&project, &[engine, "Spins.so", "library.so"]);
        running.interrupt();
        let (status, errors) = running.end();
        assert_eq!(status, Some(130), "{engine}: {errors}");
        let found = stacks(&errors);
        let heads: Vec<&str> = found.iter().map(|(head, _)| *head).collect();
        let others = (0..3).map(|number| format!("thread Thread-{number}: interrupted"));
        let expected: Vec<String> = std::iter::once("trap: interrupted".to_owned())
            .chain(others)
            .collect();
        assert_eq!(heads, expected, "{engine}: {errors}");
        for ((_, frames), part) in found.iter().zip(["forever", "forever", "waits", "sleeps"]) {
            assert!(
                frames.iter().any(|frame| frame.contains(part)),
                "{engine}: {part}: {errors}"
            );
        }
    }
}

#[test]
fn threads_of_native_code_are_shown_too() {
    let project = Project::new(&[("plain", PLAIN)]);
    for engine in ENGINES {
        let running = Running::start(&project, &[engine, "--invoke", "threads", "plain.so"]);
        running.interrupt();
        let (status, errors) = running.end();
        let expected = vec![
            ("trap: interrupted", vec!["threads"]),
            ("thread 2: interrupted", vec!["inner", "outer", "work"]),
        ];
        assert_eq!((status, stacks(&errors)), (Some(130), expected), "{engine}");
    }
}
