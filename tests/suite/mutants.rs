//! Damaged modules and images: one clear error, or a module that works; never a panic, a hang or a crash. Those that parse stay what they
//! are when they are written down.
//!
//! `MAPLE_TEST_MUTANTS` is the number of mutants of each kind (`scripts/check-full.sh` sets it). A failure names the case and the seed, and
//! leaves the mutant in the temporary folder. Mutated images run in processes of their own, without native functions, since a damaged
//! name is the name of any function, and under an instruction limit.

use std::io::{BufRead, BufReader, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;

use libtest_mimic::{Arguments, Failed, Trial};
use maple_cli::listing::{Selection, listing};
use maple_codegen::diag::Diagnostic;
use maple_codegen::front::Source;
use maple_loader::{Image, NativeLibraries};
use maple_mirbin::header::{self, Header};
use maple_tests::case::Case;
use maple_tests::mutate::{self, Random};
use maple_tests::{case_files, cases_dir, listings, pipeline, programs};
use maple_vm::{Config, ExecutorKind, Value, Vm};

mod rewritten;

/// Set in processes that run mutated images: first seed and number of seeds.
const CHILD_VARIABLE: &str = "MAPLE_TEST_MUTANT_RANGE";
/// Mutants of each kind, unless the environment says otherwise.
const DEFAULT_COUNT: u64 = 1500;
/// Time for one mutant on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// Instructions a mutated image may execute per call.
const FUEL: u64 = 20_000;

fn main() -> ExitCode {
    if let Ok(range) = std::env::var(CHILD_VARIABLE) {
        return child(&range);
    }
    let count = std::env::var("MAPLE_TEST_MUTANTS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(DEFAULT_COUNT);
    let mut trials: Vec<Trial> = Source::all()
        .map(|form| Trial::test(form.form.extension, move || sources_compile_or_not(form, count)))
        .collect();
    trials.extend(rewritten::trials(count));
    trials.extend([
        Trial::test("images_load", move || images_load(count)),
        Trial::test("images_run", move || images_run(Kind::Plain, count)),
        Trial::test("managed_images_run", move || images_run(Kind::Managed, count)),
    ]);
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Sources of all cases, those that are refused included.
fn cases() -> Result<Vec<Case>, String> {
    let files = case_files(&cases_dir()).map_err(|e| e.to_string())?;
    files.iter().map(|(path, name)| Case::read(path, name)).collect()
}

/// Images of all cases that compile, and one from the system's assembler and linker.
fn images() -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut images: Vec<_> = cases()?
        .into_iter()
        .filter(|case| !case.language.form.binary)
        .filter_map(|case| Some((pipeline::compile(&case.name, case.source()).ok()?, case.name)))
        .map(|(image, name)| (name, image))
        .collect();
    let text = std::fs::read_to_string(listings::dir().join("numbers.s")).map_err(|e| e.to_string())?;
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let listing = std::fs::read(listings::assemble(&text, folder.path())?).map_err(|e| e.to_string())?;
    // As often as the others together, since its layout is of another kind.
    images.extend((0..images.len().max(1)).map(|_| ("numbers.s".to_owned(), listing.clone())));
    Ok(images)
}

/// What is damaged in images that run.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Any part of images that count nothing, and of the others what [`Kind::Managed`] says.
    Plain,
    /// Class records, tables, names and relocations of managed images. Their code is not damaged: code that takes any number for a
    /// reference, or leaves out a count, hands that to the heap.
    Managed,
}

/// The sections with classes, which images have whose code counts.
const CLASSES: [&str; 1] = [".maple.class"];
/// Sections that describe classes.
const TABLES: &[&str] = &[
    ".maple.class",
    ".data.rel.ro",
    ".rodata",
    ".rela.dyn",
    ".note.maple",
];

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::Plain => "image",
            Kind::Managed => "managed",
        }
    }

    fn originals(self) -> Result<Vec<(String, Vec<u8>)>, String> {
        match self {
            Kind::Plain => images(),
            Kind::Managed => {
                let library = programs::dir().join("library.mpl");
                Ok(vec![("library".to_owned(), pipeline::compile_file(&library)?)])
            }
        }
    }

    fn mutant(self, original: &[u8], seed: u64) -> Vec<u8> {
        let random = &mut Random::new(seed);
        if self == Kind::Plain && sections(original, &CLASSES).is_empty() {
            return mutate::bytes(original, random);
        }
        let tables = sections(original, TABLES);
        let mut mutant = original.to_vec();
        if tables.is_empty() {
            return mutant;
        }
        let range = random.pick(&tables).clone();
        let damaged = mutate::bytes(&original[range.clone()], random);
        // What was cut off stays as it was.
        for (to, from) in mutant[range].iter_mut().zip(damaged) {
            *to = from;
        }
        mutant
    }
}

/// Where sections with some names are in a file that the compiler made.
fn sections(file: &[u8], wanted: &[&str]) -> Vec<std::ops::Range<usize>> {
    let number = |at: usize, size: usize| {
        let bytes = file.get(at..at + size).unwrap_or_default();
        bytes
            .iter()
            .rev()
            .fold(0, |sum, &byte| sum << 8 | usize::from(byte))
    };
    let header = |index: usize| number(0x28, 8) + index * 64;
    let names = number(header(number(0x3e, 2)) + 0x18, 8);
    let mut found = Vec::new();
    for index in 0..number(0x3c, 2) {
        let name = file.get(names + number(header(index), 4)..).unwrap_or_default();
        let is = |table: &&str| name.starts_with(table.as_bytes()) && name.get(table.len()) == Some(&0);
        let start = number(header(index) + 0x18, 8);
        let range = start..start + number(header(index) + 0x20, 8);
        if wanted.iter().any(is) && !range.is_empty() && range.end <= file.len() {
            found.push(range);
        }
    }
    found
}

/// Runs `check` on the mutants made by `mutate`, with a watch on panics and time.
fn each_mutant<B: Sync>(
    kind: &str,
    originals: &[(String, B)],
    count: u64,
    mutate: impl Fn(&B, &mut Random) -> Vec<u8>,
    check: impl Fn(&str, &[u8]) -> Result<(), String>,
) -> Result<(), Failed> {
    let (progress, watch) = mpsc::channel::<String>();
    let watcher = std::thread::spawn(move || {
        let mut last = String::new();
        loop {
            match watch.recv_timeout(PATIENCE) {
                Ok(name) => last = name,
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    eprintln!("mutant {last} takes for ever");
                    std::process::abort();
                }
            }
        }
    });
    let mut failure = None;
    for seed in 0..count {
        let (name, original) = &originals[(seed % originals.len() as u64) as usize];
        let mutant = mutate(original, &mut Random::new(seed));
        let label = format!("{kind} {name}, seed {seed}");
        // The watcher goes only when this side does.
        let _ = progress.send(label.clone());
        let outcome = catch_unwind(AssertUnwindSafe(|| check(name, &mutant)));
        let problem = match outcome {
            Ok(Ok(())) => continue,
            Ok(Err(problem)) => problem,
            Err(panic) => format!("panic: {}", panic_message(&*panic)),
        };
        failure = Some(format!(
            "{label}: {problem}\nthe mutant is in {}",
            keep(kind, seed, &mutant)
        ));
        break;
    }
    drop(progress);
    let _ = watcher.join();
    failure.map_or(Ok(()), |message| Err(message.into()))
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> &str {
    panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("?")
}

/// Writes a mutant to where it can be looked at.
fn keep(kind: &str, seed: u64, mutant: &[u8]) -> String {
    let path: PathBuf = std::env::temp_dir().join(format!("maple-mutant-{kind}-{seed}"));
    match std::fs::write(&path, mutant) {
        Ok(()) => path.display().to_string(),
        Err(e) => format!("{}: {e}", path.display()),
    }
}

/// A damaged source is refused with an error that has a message and a place, in a binary an offset, or makes an image that the verifier
/// accepts. What is damaged are the cases in this form, and those that can be written in it.
fn sources_compile_or_not(form: Source, count: u64) -> Result<(), Failed> {
    let mut originals = Vec::new();
    for case in cases()? {
        if case.language == form {
            originals.push((case.name.clone(), case.source()));
        } else if form.form.binary && case.language.language == form.language {
            // Those that are refused have no other form.
            let converted = pipeline::convert(&case.name, &case.source(), form);
            originals.extend(converted.map(|source| (case.name, source)));
        }
    }
    let extension = form.form.extension;
    if form.form.binary {
        let damage = |source: &Vec<u8>, random: &mut Random| mutate::bytes(source, random);
        return each_mutant(extension, &originals, count, damage, |_, mutant| {
            // Some damage is none, and the module is refused as its text is.
            let has_place = |error: &Diagnostic| error.message.contains("offset 0x") || error.line > 0;
            compiles_or_not(&format!("mutant.{extension}"), mutant, has_place)
        });
    }
    let texts: Vec<(String, String)> = originals
        .into_iter()
        .map(|(name, source)| (name, String::from_utf8_lossy(&source).into_owned()))
        .collect();
    let fragments = mutate::fragments(texts.iter().map(|(_, text)| text.as_str()));
    let damage = |text: &String, random: &mut Random| mutate::text(text, &fragments, random);
    each_mutant(extension, &texts, count, damage, |name, mutant| {
        compiles_or_not(name, mutant, |error| error.line > 0)
    })
}

/// The source is refused with a first error that has a message and a place, or makes an image that the verifier accepts.
fn compiles_or_not(name: &str, source: &[u8], has_place: fn(&Diagnostic) -> bool) -> Result<(), String> {
    match pipeline::compile_bytes(name, source) {
        Err(errors) => match errors.first() {
            Some(first) if first.message.is_empty() => Err("an error without a message".to_owned()),
            Some(first) if !has_place(first) => Err(format!("an error without a place: {first}")),
            Some(_) => Ok(()),
            None => Err("refused without an error".to_owned()),
        },
        Ok(image) => {
            let image =
                Image::from_bytes(name, &image).map_err(|e| format!("the image does not load: {e}"))?;
            verify_all(&image)
        }
    }
}

/// The verifier accepts every function.
fn verify_all(image: &Image) -> Result<(), String> {
    for function in image.functions() {
        let name = image.function_name(&function);
        let parsed = header::parse(image.bytes(&function)).map_err(|e| format!("{name}: {e}"))?;
        let Header::Mpli(frame) = &parsed.header else {
            continue;
        };
        let options = verify_options(image);
        maple_mirbin::verify(frame, parsed.code, &options)
            .map_err(|e| format!("`{name}` does not verify: {e}"))?;
    }
    Ok(())
}

fn verify_options(image: &Image) -> maple_mirbin::verify::Options {
    let note = image.note().copied().unwrap_or_default();
    maple_mirbin::verify::Options {
        range_goto: note.range_goto_form,
        features: note.features,
    }
}

/// A damaged image is refused with a message, or can be looked at from all sides.
fn images_load(count: u64) -> Result<(), Failed> {
    let check = |name: &str, mutant: &[u8]| {
        let mut image = match Image::from_bytes(name, mutant) {
            Ok(image) => image,
            Err(error) if error.to_string().is_empty() => return Err("an error without a message".to_owned()),
            Err(_) => return Ok(()),
        };
        let everything = Selection {
            functions: Vec::new(),
            code: true,
            preamble: false,
        };
        listing(&image, &everything)?;
        // What the verifier says does not matter; that it returns does.
        let _ = verify_all(&image);
        let _ = image.link(&mut NativeLibraries::new());
        Ok(())
    };
    each_mutant(
        "image",
        &images()?,
        count,
        |image, random| mutate::bytes(image, random),
        check,
    )
}

/// A damaged image that loads ends each call with a result or a trap.
fn images_run(kind: Kind, count: u64) -> Result<(), Failed> {
    let mut next = 0;
    while next < count {
        match run_children(kind, next, count - next)? {
            None => return Ok(()),
            Some((seed, how)) => {
                let originals = kind.originals()?;
                let (name, original) = &originals[(seed % originals.len() as u64) as usize];
                let path = keep(kind.name(), seed, &kind.mutant(original, seed));
                let message = format!("image {name}, seed {seed}: {how}\nthe mutant is in {path}");
                if std::env::var_os("MAPLE_TEST_KEEP_GOING").is_none() {
                    return Err(message.into());
                }
                eprintln!("{message}");
                next = seed + 1;
            }
        }
    }
    Ok(())
}

/// Runs seeds in one process; the seed at which it died, and how.
fn run_children(kind: Kind, first: u64, count: u64) -> Result<Option<(u64, String)>, String> {
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut child = Command::new(exe)
        .env(CHILD_VARIABLE, format!("{}:{first}:{count}", kind.name()))
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let Some(stdout) = child.stdout.take() else {
        return Err("no pipe to the child".to_owned());
    };
    let (progress, watch) = mpsc::channel::<u64>();
    let reader = std::thread::spawn(move || {
        for line in BufReader::new(stdout).lines().map_while(Result::ok) {
            if let Some(seed) = line.strip_prefix("seed ").and_then(|s| s.parse().ok()) {
                let _ = progress.send(seed);
            }
        }
    });
    let mut last = first;
    let mut hangs = false;
    loop {
        match watch.recv_timeout(PATIENCE) {
            Ok(seed) => last = seed,
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                hangs = true;
                let _ = child.kill();
                break;
            }
        }
    }
    let status = child.wait().map_err(|e| e.to_string())?;
    let _ = reader.join();
    Ok(match (hangs, status.success()) {
        (true, _) => Some((last, "does not end".to_owned())),
        (false, true) => None,
        (false, false) => Some((last, status.to_string())),
    })
}

fn child(range: &str) -> ExitCode {
    let kind = if range.starts_with(Kind::Managed.name()) {
        Kind::Managed
    } else {
        Kind::Plain
    };
    let numbers: Vec<u64> = range.split(':').filter_map(|n| n.parse().ok()).collect();
    let (&[first, count], Ok(originals)) = (&numbers[..], kind.originals()) else {
        return ExitCode::from(2);
    };
    let mut stdout = std::io::stdout().lock();
    for seed in first..first + count {
        if writeln!(stdout, "seed {seed}")
            .and_then(|()| stdout.flush())
            .is_err()
        {
            return ExitCode::from(2);
        }
        let (name, original) = &originals[(seed % originals.len() as u64) as usize];
        let mutant = kind.mutant(original, seed);
        let executor = if seed % 2 == 0 {
            ExecutorKind::Threaded
        } else {
            ExecutorKind::Stepper
        };
        run_all(name, &mutant, executor);
    }
    ExitCode::SUCCESS
}

/// Calls every function with zeros.
fn run_all(name: &str, mutant: &[u8], executor: ExecutorKind) {
    let Ok(image) = Image::from_bytes(name, mutant) else {
        return;
    };
    let names: Vec<String> = image
        .functions()
        .iter()
        .map(|f| image.function_name(f).to_owned())
        .collect();
    let config = Config {
        executor,
        fuel: Some(FUEL),
        natives: false,
        stack_bytes: 1 << 20,
        ..Config::default()
    };
    let Ok(mut vm) = Vm::new(config) else { return };
    if vm.load(vec![image]).is_err() {
        return;
    }
    for name in names {
        let Some(function) = vm.func(&name) else { continue };
        let (formals, _) = vm.signature(function).expect("a function of this VM");
        let args: Vec<Value> = formals.iter().map(|&ty| Value::new(ty, 0)).collect();
        // A result or a trap: both are fine.
        let _ = vm.call(function, &args);
    }
}
