//! Inputs that are not what they should be, outputs that cannot be written, interruptions: one error that names the file, or none.

mod support;

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::process::Stdio;
use std::time::{Duration, Instant};

use support::{Project, ended, run, tool};

const HELLO: &str = "\
func &puts (var %s <* i8>) i32
func &main () i32 {
  call &puts (conststr ptr \"hello\")
  return (constval i32 0)
}
func &spin () void {
  while (constval i32 1) {
  }
}
";

fn project() -> Project {
    Project::new(&[("hello", HELLO)])
}

/// The tool must fail with one line that begins with the file's name.
fn refused(project: &Project, name: &str, words: &[&str], file: &str, cause: &str) {
    let (status, stdout, stderr) = run(tool(name).args(words).current_dir(project.folder()));
    let expected = format!("error: {file}: ");
    assert!(
        status == 1 && stdout.is_empty() && stderr.starts_with(&expected) && stderr.contains(cause),
        "{name} {words:?}: {status} {stdout}{stderr}"
    );
    assert_eq!(stderr.lines().count(), 1, "{name} {words:?}: {stderr}");
}

#[test]
fn what_is_no_image_is_refused() {
    let project = project();
    let image = fs::read(project.path("hello.so")).expect("the image");
    fs::create_dir(project.path("folder.so")).expect("a folder");
    for (file, bytes) in [
        ("text.so", &b"text"[..]),
        ("empty.so", b""),
        ("cut.so", &image[..image.len() / 2]),
        ("header.so", &image[..30]),
    ] {
        fs::write(project.path(file), bytes).expect("a file");
    }
    let compiled = run(tool("mplc")
        .arg("-c")
        .arg("hello.mpl")
        .current_dir(project.folder()));
    assert_eq!(compiled, (0, String::new(), String::new()));
    for (file, cause) in [
        ("missing.so", "No such file"),
        ("folder.so", "is not a regular file"),
        ("text.so", "is not an ELF file"),
        ("empty.so", "is not an ELF file"),
        ("cut.so", "truncated"),
        ("header.so", "truncated"),
        ("hello.o", "link it first"),
        ("/dev/null", "is not a regular file"),
    ] {
        refused(&project, "mplsh", &[file, "x"], file, cause);
        refused(&project, "mpldis", &[file], file, cause);
    }
    // An ELF file of somebody else's.
    let shell = fs::canonicalize("/bin/sh").expect("a shell");
    let shell = shell.to_str().expect("a name in UTF-8");
    let kind = if cfg!(all(target_os = "linux", target_arch = "x86_64")) {
        "without Maple functions"
    } else {
        ""
    };
    refused(&project, "mplsh", &[shell], shell, kind);
    refused(&project, "mpldis", &[shell], shell, kind);
    let (status, stdout, stderr) = run(tool("mplc")
        .args(["-o", "x.so", shell])
        .current_dir(project.folder()));
    let expected = stderr.starts_with(&format!("{shell}: error[image]: "));
    assert!(
        status == 1 && stdout.is_empty() && expected,
        "{status} {stdout}{stderr}"
    );
    refused(
        &project,
        "mplc",
        &["-o", "x.so", "folder.so"],
        "folder.so",
        "directory",
    );
    refused(
        &project,
        "mplc",
        &["-o", "x.so", "missing.mpl"],
        "missing.mpl",
        "No such file",
    );
    refused(&project, "mplsh", &["missing.mpl"], "missing.mpl", "No such file");
    assert!(!project.path("x.so").exists());
}

#[test]
fn images_for_others_are_refused() {
    let project = project();
    let image = fs::read(project.path("hello.so")).expect("the image");
    let note = image
        .windows(6)
        .position(|bytes| bytes == b"Maple\0")
        .expect("the note")
        + 8;
    for (offset, value, cause) in [
        (4, 1, "a 32-bit ELF file"),
        (5, 2, "a big-endian ELF file"),
        (16, 2, "fixed addresses"),
        (18, 40, "machine 40 (ARM)"),
        (note, 2, "image format version 2"),
        (note + 4, 0x80, "unknown features 0x80;"),
        (note + 11, 0x40, "unknown features 0x4000000000000000;"),
        (note + 12, 77, "source language 77"),
        (note + 13, 2, "pointer size 2"),
        (note + 14, 2, "byte order 2"),
        (note + 15, 9, "rangegoto form 9"),
        (note + 16, 9, "header form 9"),
    ] {
        let mut bytes = image.clone();
        bytes[offset] = value;
        fs::write(project.path("other.so"), bytes).expect("a file");
        for name in ["mplsh", "mpldis"] {
            refused(&project, name, &["other.so"], "other.so", cause);
        }
    }
}

#[test]
fn outputs_that_cannot_be_written_are_named() {
    let project = project();
    fs::create_dir(project.path("folder")).expect("a folder");
    let before = fs::read(project.path("hello.so")).expect("the image");
    for option in ["--emit=so", "--emit=asm", "--emit=obj", "--emit=mpl"] {
        let with = |file: &str, cause: &str| {
            refused(&project, "mplc", &[option, "hello.mpl", "-o", file], file, cause)
        };
        with("nowhere/out", "No such file");
        with("folder", "is a directory");
        with("hello.so/out", "Not a directory");
        if cfg!(target_os = "linux") {
            with("/dev/full", "No space left");
            with("/proc/out", "");
        }
    }
    assert_eq!(fs::read(project.path("hello.so")).expect("the image"), before);
    let names: Vec<_> = fs::read_dir(project.folder())
        .expect("the folder")
        .flatten()
        .collect();
    assert_eq!(names.len(), 3, "nothing is left behind: {names:?}");
    if !cfg!(target_os = "linux") {
        return;
    }
    refused(
        &project,
        "mpldis",
        &["hello.so", "-o", "/dev/full"],
        "/dev/full",
        "No space left",
    );
    for (name, words) in [
        ("mplc", &["-o", "-", "hello.mpl"][..]),
        ("mplc", &["--emit=mpl", "hello.mpl"]),
        ("mpldis", &["hello.so"]),
    ] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .expect("a full device");
        let child = tool(name)
            .args(words)
            .current_dir(project.folder())
            .stdout(full)
            .stderr(Stdio::piped())
            .spawn();
        let output = child.expect("the tool starts").wait_with_output();
        let (status, _, stderr) = ended(&output.expect("the tool ends"));
        assert!(
            status == 1 && stderr == "error: standard output: No space left on device (os error 28)\n",
            "{name}: {status} {stderr}"
        );
    }
}

#[test]
fn readers_may_leave_early() {
    let project = project();
    let mut text = HELLO.to_owned();
    for number in 0..2000 {
        text.push_str(&format!(
            "func &f{number} (var %a i32) i32 {{\n  return (dread i32 %a)\n}}\n"
        ));
    }
    project.compile("large", &text, "large.so");
    for (name, words) in [
        ("mpldis", &["large.so"][..]),
        ("mplc", &["--emit=mpl", "large.mpl"]),
        ("mplc", &["-S", "-o", "-", "large.mpl"]),
    ] {
        let mut child = tool(name)
            .args(words)
            .current_dir(project.folder())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the tool starts");
        let mut line = String::new();
        let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
        reader.read_line(&mut line).expect("a line");
        drop(reader);
        let output = child.wait_with_output().expect("the tool ends");
        assert!(!line.is_empty() && output.stderr.is_empty(), "{name}: {output:?}");
    }
}

#[test]
fn interrupted_programs_end_with_130() {
    let project = project();
    for engine in ["--engine=threaded", "--engine=stepper"] {
        let mut command = tool("mplsh");
        command
            .args([engine, "--invoke", "spin", "hello.so"])
            .current_dir(project.folder())
            .stderr(Stdio::piped());
        support::heed_interrupts(&mut command);
        let mut child = command.spawn().expect("the tool starts");
        let start = Instant::now();
        let status = loop {
            assert!(
                start.elapsed() < Duration::from_secs(60),
                "{engine}: it does not stop"
            );
            std::thread::sleep(Duration::from_millis(300));
            // SAFETY: sends a signal to a child that was not waited for, so the number is still its own.
            unsafe { libc::kill(child.id() as libc::pid_t, libc::SIGINT) };
            if let Some(status) = child.try_wait().expect("the child can be asked") {
                break status;
            }
        };
        // A shell shows either as 130.
        assert!(
            status.code() == Some(130) || status.signal() == Some(libc::SIGINT),
            "{engine}: {status}"
        );
    }
}

#[test]
fn pipes_are_read_as_standard_input_is() {
    let project = project();
    let fifo = project.path("pipe");
    let name = std::ffi::CString::new(fifo.to_str().expect("a name in UTF-8")).expect("no NUL");
    // SAFETY: the name is NUL-terminated.
    assert_eq!(unsafe { libc::mkfifo(name.as_ptr(), 0o600) }, 0);
    for (tool_name, file, part) in [
        ("mplsh", "hello.mpl", "hello\n"),
        ("mplsh", "hello.so", "hello\n"),
        ("mpldis", "hello.so", "\nmain:\n"),
    ] {
        let bytes = fs::read(project.path(file)).expect("a file");
        let writer = std::thread::spawn({
            let fifo = fifo.clone();
            move || fs::write(fifo, bytes)
        });
        let (status, stdout, stderr) = run(tool(tool_name).arg(&fifo));
        writer.join().expect("no panic").expect("everything is read");
        assert!(
            status == 0 && stdout.contains(part),
            "{tool_name} {file}: {status} {stdout}{stderr}"
        );
    }
}

/// The time to start a program does not grow with its image.
#[test]
fn large_images_start_at_once() {
    let project = project();
    let text = format!("{HELLO}var $room <[13000000] i64> = [8999999= 5]\n");
    project.compile("room", &text, "room.so");
    let size = fs::metadata(project.path("room.so")).expect("the image").len();
    assert!(size > 100_000_000, "{size}");
    let start = Instant::now();
    assert_eq!(
        project.mplsh(&["room.so"]),
        (0, "hello\n".to_owned(), String::new())
    );
    assert!(start.elapsed() < Duration::from_secs(5), "{:?}", start.elapsed());
}

/// A class that somebody overwrites in an object.
const DAMAGING: &str = r"
flavor 1
srclang 3
entryfunc &LMain_3B_7Cmain_7C_28_29V
type $Ljava_2Flang_2FObject_3B <class {
  &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FObject_3B>>) void}>
type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value i64,
  &LMain_3B_7Cmain_7C_28_29V public static () void}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LMain_3B <$LMain_3B> public
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void { return () }
func &LMain_3B_7Cmain_7C_28_29V public static () void {
  var %object <* <$LMain_3B>>
  var %address i64
  dassign %object (gcmalloc ref <$LMain_3B>)
  dassign %address (retype i64 ref (dread ref %object))
  iassignoff i64 -16 (dread i64 %address, constval i64 0x123456780)
  dassign %object (constval ref 0)
  return ()
}
";

#[test]
fn faults_of_the_engine_over_damaged_objects_end_with_a_message() {
    let project = Project::new(&[("damaging", DAMAGING)]);
    for engine in ["--engine=threaded", "--engine=stepper"] {
        let mut command = tool("mplsh");
        let (status, _, errors) = run(command
            .args([engine, "damaging.so"])
            .current_dir(project.folder()));
        assert_eq!(status, 134, "{engine}: {errors}");
        assert!(errors.contains(" faulted at address 0x"), "{engine}: {errors}");
    }
}
