//! Java programs: each is an image of its own that is linked with the image of the class library, and must do what a stock Java does, on
//! both executors, without leaving objects behind, and also when cycles are collected at every allocation.
//!
//! `MAPLE_JAVA_SAMPLES` may name a folder with more programs, each a whole `NAME.mpl` with its `NAME.out`.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::machine;
use maple_tests::programs::{self, Ended, Expected};

/// Programs with fewer allocations also run with a collection at each of them.
const STRESSED: u64 = 10_000;
/// What deep recursion may use: enough for every program, and soon used up.
const STACK: &str = "--max-stack=1M";
/// Programs that need a limit of the heap, and the limit.
const LIMITED: &[(&str, &str)] = &[
    ("HeapFull", "--max-heap=64K"),
    ("OutOfMemory", "--max-heap=256K"),
    ("Memory", "--max-heap=512M"),
    ("ExhaustThreads", "--max-heap=64M"),
];
/// Names of executors.
const EXECUTORS: [&str; 2] = ["threaded", "stepper"];

/// The images; each is compiled when first needed, and once: a file that is mapped must not change.
struct Images {
    folder: tempfile::TempDir,
    built: Mutex<HashMap<String, String>>,
}

impl Images {
    fn build(&self, name: &str) -> Result<String, String> {
        let mut built = self.built.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(path) = built.get(name) {
            return Ok(path.clone());
        }
        let path = programs::build(name, self.folder.path())?.display().to_string();
        built.insert(name.to_owned(), path.clone());
        Ok(path)
    }

    /// Runs a program with options and arguments.
    fn run(
        &self,
        name: &str,
        options: &[&str],
        args: &[&str],
        env: &[(&str, &str)],
    ) -> Result<Ended, String> {
        let program = self.build(name)?;
        let library = self.build("library")?;
        let words = [options, &[&program, &library], args].concat();
        programs::run(&words, env)
    }
}

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let (programs, folder) = match (programs::programs(), tempfile::tempdir()) {
        (Ok(programs), Ok(folder)) => (programs, folder),
        (programs, folder) => {
            eprintln!("{:?} {:?}", programs.err(), folder.err());
            return ExitCode::FAILURE;
        }
    };
    let images = Arc::new(Images {
        folder,
        built: Mutex::default(),
    });
    let mut trials = Vec::new();
    for name in programs.into_iter().filter(|name| !is_limited(name)) {
        for executor in EXECUTORS {
            let (images, name) = (Arc::clone(&images), name.clone());
            trials.push(Trial::test(format!("{name}/{executor}"), move || {
                plain(&images, &name, executor)
            }));
        }
        let images = Arc::clone(&images);
        trials.push(Trial::test(format!("{name}/heap"), move || heap(&images, &name)));
    }
    for (name, test) in SPECIAL {
        let images = Arc::clone(&images);
        let long = name.starts_with("long/") && cfg!(debug_assertions);
        trials.push(Trial::test(*name, move || test(&images)).with_ignored_flag(long));
    }
    if let Some(folder) = std::env::var_os("MAPLE_JAVA_SAMPLES") {
        trials.extend(samples(Path::new(&folder)));
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

fn is_limited(name: &str) -> bool {
    LIMITED.iter().any(|(limited, _)| *limited == name)
}

fn plain(images: &Images, name: &str, executor: &str) -> Result<(), Failed> {
    let expected = Expected::read(&programs::dir().join(name))?;
    let args: Vec<&str> = expected.args.iter().map(String::as_str).collect();
    let engine = format!("--engine={executor}");
    let ended = images.run(name, &[&engine, "--check-leaks", STACK], &args, &[])?;
    Ok(ended.check(&expected)?)
}

/// Heap statistics; and the same result with a collection at each allocation.
fn heap(images: &Images, name: &str) -> Result<(), Failed> {
    let expected = Expected::read(&programs::dir().join(name))?;
    let args: Vec<&str> = expected.args.iter().map(String::as_str).collect();
    let ended = images.run(name, &[STACK], &args, &[("MAPLE_SHOW_HEAP_USAGE", "1")])?;
    let blocks = programs::heap_usage(&ended.stderr)?;
    let &[before, after] = &blocks[..] else {
        return Err(format!(
            "{} blocks of statistics, expected 2\n{}",
            blocks.len(),
            ended.stderr
        )
        .into());
    };
    if before != programs::HeapUsage::default() || after.allocated == 0 {
        return Err(format!("statistics {before:?}, {after:?}").into());
    }
    if after.allocated < STRESSED {
        let ended = images.run(name, &["--heap-stress=1", "--check-leaks", STACK], &args, &[])?;
        ended.check(&expected)?;
    }
    Ok(())
}

type Special = fn(&Images) -> Result<(), Failed>;

/// Tests that need options of their own. Those named `long/` take long in a debug build.
const SPECIAL: &[(&str, Special)] = &[
    ("special/limited_heap", limited_heap),
    ("special/uncaught_out_of_memory", uncaught_out_of_memory),
    ("special/small_host_stack", small_host_stack),
    ("special/flat_cycles", flat_cycles),
    ("special/backtrace", backtrace),
    ("special/unlinked", unlinked),
    ("special/java_form", java_form),
    ("special/freed_list", |images| freed_list(images, "100000")),
    ("long/freed_list", |images| freed_list(images, "10000000")),
];

fn limited_heap(images: &Images) -> Result<(), Failed> {
    for (name, limit) in LIMITED {
        let expected = Expected::read(&programs::dir().join(name))?;
        for executor in EXECUTORS {
            let options = [&format!("--engine={executor}"), *limit, "--check-leaks"];
            images
                .run(name, &options, &[], &[])?
                .check(&expected)
                .map_err(|e| format!("{name}: {e}"))?;
        }
    }
    Ok(())
}

fn uncaught_out_of_memory(images: &Images) -> Result<(), Failed> {
    let mut expected = Expected::read(&programs::dir().join("OutOfMemory"))?;
    expected.status = 1;
    expected.stderr = "Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space".to_owned();
    for executor in EXECUTORS {
        let options = [&format!("--engine={executor}"), "--max-heap=256K"];
        images
            .run("OutOfMemory", &options, &["fatal"], &[])?
            .check(&expected)?;
    }
    Ok(())
}

/// Frames and handlers of Maple code are not on the host's stack.
fn small_host_stack(images: &Images) -> Result<(), Failed> {
    for name in [
        "DeepThrow",
        "StackOverflow",
        "NestedTry",
        "DeepChains",
        "CtorExceptions",
    ] {
        let expected = Expected::read(&programs::dir().join(name))?;
        let (program, library) = (images.build(name)?, images.build("library")?);
        for executor in EXECUTORS {
            let engine = format!("--engine={executor}");
            let words = [&engine, "--check-leaks", STACK, &program, &library];
            let ended = programs::run_with_stack(1024, &words)?;
            ended.check(&expected).map_err(|e| format!("{name}: {e}"))?;
        }
    }
    Ok(())
}

/// Garbage in rings does not pile up.
fn flat_cycles(images: &Images) -> Result<(), Failed> {
    let rings = if cfg!(debug_assertions) { "20000" } else { "400000" };
    let ended = images.run(
        "Rings",
        &["--check-leaks"],
        &[rings],
        &[("MAPLE_SHOW_HEAP_USAGE", "1")],
    )?;
    let blocks = programs::heap_usage(&ended.stderr)?;
    match blocks.last() {
        Some(last) if ended.status == Ok(0) && last.watermark < 2 << 20 => Ok(()),
        _ => Err(format!("status {:?}, {blocks:?}", ended.status).into()),
    }
}

/// The backtrace of an uncaught exception has methods, files and lines.
fn backtrace(images: &Images) -> Result<(), Failed> {
    let source = std::fs::read_to_string(programs::dir().join("UncaughtMain.java"))?;
    let line_of = |text: &str| {
        source
            .lines()
            .position(|line| line.contains(text))
            .map_or(0, |at| at + 1)
    };
    let inner = format!(
        "\tat UncaughtMain.level(UncaughtMain.java:{})",
        line_of("new IllegalState")
    );
    let outer = format!(
        "\tat UncaughtMain.main(UncaughtMain.java:{})",
        line_of("level(3)")
    );
    for executor in EXECUTORS {
        let ended = images.run("UncaughtMain", &[&format!("--engine={executor}")], &[], &[])?;
        let lines: Vec<&str> = ended.stderr.lines().collect();
        if lines.get(1) != Some(&inner.as_str()) || lines.last() != Some(&outer.as_str()) {
            return Err(format!("expected `{inner}` to `{outer}`, got\n{}", ended.stderr).into());
        }
    }
    Ok(())
}

/// Without the library a program is refused before it runs.
fn unlinked(images: &Images) -> Result<(), Failed> {
    let program = images.build("Identity")?;
    let ended = programs::run(&[&program], &[])?;
    if ended.status == Ok(1) && ended.stdout.is_empty() && ended.stderr.contains("java_2Flang_2FObject_3B") {
        Ok(())
    } else {
        Err(format!("{ended:?}").into())
    }
}

/// `mplsh -cp PATH CLASS WORDS...`, with the class library there or apart; what is no class, or has no `main`, is named with what is.
fn java_form(images: &Images) -> Result<(), Failed> {
    let (program, library) = (images.build("Arguments")?, images.build("library")?);
    let expected = Expected::read(&programs::dir().join("Arguments"))?;
    let args: Vec<&str> = expected.args.iter().map(String::as_str).collect();
    let both = format!("{program}:{library}");
    let boot = format!("-Xbootclasspath:{library}");
    for options in [
        &["-cp", &both, "Arguments"][..],
        &[&boot, "-classpath", &program, "Arguments"],
    ] {
        for executor in EXECUTORS {
            let engine = format!("--engine={executor}");
            let words = [&[engine.as_str(), "--check-leaks"], options, &args].concat();
            programs::run(&words, &[])?.check(&expected)?;
        }
    }
    for (class, message) in [
        (
            "Argument",
            "no image has a class `Argument`; did you mean `Arguments`?",
        ),
        (
            "java.lang.Sting",
            "no image has a class `java.lang.Sting`; did you mean `java.lang.String`",
        ),
        (
            "java/lang/Thread",
            "class `java.lang.Thread` has no method `public static void main(String[])`; a program can start at `Arguments`",
        ),
    ] {
        let ended = programs::run(&["-cp", &both, class], &[])?;
        if ended.status != Ok(1) || !ended.stdout.is_empty() || !ended.stderr.contains(message) {
            return Err(format!("{class}: {ended:?}").into());
        }
    }
    let nameless = programs::run(&["-cp", &both], &[])?;
    if nameless.status != Ok(2) {
        return Err(format!("{nameless:?}").into());
    }
    Ok(())
}

/// A list is freed with a small host stack.
fn freed_list(images: &Images, length: &str) -> Result<(), Failed> {
    let (program, library) = (images.build("LongList")?, images.build("library")?);
    let words = ["--check-leaks", STACK, &program, &library, length];
    let ended = programs::run_with_stack(1024, &words)?;
    let expected = Expected {
        args: Vec::new(),
        stdout: "true\nfreed\n".to_owned(),
        stderr: String::new(),
        status: 0,
    };
    Ok(ended.check(&expected)?)
}

/// Whole programs of a folder.
fn samples(folder: &Path) -> Vec<Trial> {
    let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = files
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|e| e == "mpl"))
        .collect();
    paths.sort();
    let mut trials = Vec::new();
    for path in paths {
        for executor in EXECUTORS {
            let path = path.clone();
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            trials.push(Trial::test(format!("samples/{name}/{executor}"), move || {
                let text = path.display().to_string();
                let ended = programs::run(&[&format!("--engine={executor}"), "--check-leaks", &text], &[])?;
                Ok(ended.check(&Expected::read(&path)?)?)
            }));
        }
    }
    trials
}
