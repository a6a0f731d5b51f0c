//! Generates, runs and compares many programs, and keeps those that fail.
//!
//! A process for each share of the seeds works on one batch after the other. If it dies, the batch's programs are judged one by one in
//! processes of their own. So are all candidates of a reduction.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::Duration;

use super::judge::{Court, case, check_all, differs};
use super::run::Endings;
use super::{Options, Program, native};

/// Programs in one module.
const BATCH: u64 = 32;
/// Translated programs in one file.
const C_BATCH: usize = 60;
/// Programs for one process, before a new one takes over.
const SHARE: u64 = BATCH * 250;
/// Time for one batch on a busy machine.
const PATIENCE: Duration = Duration::from_secs(120);

/// What to do.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Number of programs.
    pub count: u64,
    /// Seed of the first; the others follow.
    pub seed: u64,
    /// One of so many programs is also compared with C; 0 = none.
    pub c_every: u64,
    /// Processes at a time.
    pub jobs: usize,
    /// Print a line with the result of each program.
    pub print: bool,
    /// Make failing programs small.
    pub reduce: bool,
    /// Folder for failing programs, as file tests.
    pub keep: Option<PathBuf>,
    /// Stop after so many failures.
    pub most: usize,
    /// What programs look like.
    pub options: Options,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            count: 1000,
            seed: 1,
            c_every: 20,
            jobs: 1,
            print: false,
            reduce: true,
            keep: None,
            most: 5,
            options: Options::default(),
        }
    }
}

/// Runs many programs; gives the number of those that fail. What happens is written to `out`. `exe` is `fuzz-diff`, and `args` gives
/// its arguments for some of the seeds.
///
/// # Errors
/// If `out` or the folders cannot be written, processes cannot be started, or gcc does not work.
pub fn fuzz(
    settings: &Settings,
    exe: PathBuf,
    args: &(dyn Fn(&Settings) -> Vec<String> + Sync),
    out: &mut (dyn Write + Send),
) -> Result<usize, String> {
    let dir = tempfile::tempdir().map_err(|error| error.to_string())?;
    let crew = Crew {
        settings,
        court: Court {
            exe,
            dir: dir.path().to_owned(),
        },
        args,
        out: Mutex::new(out),
        next: AtomicU64::new(settings.seed),
        failed: AtomicUsize::new(0),
    };
    let results: Vec<Result<(), String>> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..settings.jobs.max(1))
            .map(|_| scope.spawn(|| crew.work()))
            .collect();
        workers
            .into_iter()
            .map(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|_| Err("a worker panicked".to_owned()))
            })
            .collect()
    });
    results.into_iter().collect::<Result<Vec<()>, String>>()?;
    Ok(crew.failed.into_inner())
}

struct Crew<'s> {
    settings: &'s Settings,
    court: Court,
    args: &'s (dyn Fn(&Settings) -> Vec<String> + Sync),
    out: Mutex<&'s mut (dyn Write + Send)>,
    next: AtomicU64,
    failed: AtomicUsize,
}

impl Crew<'_> {
    fn say(&self, line: std::fmt::Arguments<'_>) -> Result<(), String> {
        let mut out = self.out.lock().map_err(|_| "the output is gone".to_owned())?;
        writeln!(out, "{line}")
            .and_then(|()| out.flush())
            .map_err(|error| error.to_string())
    }

    /// Takes shares until none is left.
    fn work(&self) -> Result<(), String> {
        let end = self.settings.seed.saturating_add(self.settings.count);
        loop {
            let first = self.next.fetch_add(SHARE, Ordering::Relaxed);
            if first >= end || self.failed.load(Ordering::Relaxed) >= self.settings.most {
                return Ok(());
            }
            let last = end.min(first.saturating_add(SHARE));
            let mut seed = first;
            while seed < last {
                // A process that dies leaves the rest of its share.
                let Some(died) = self.share(seed, last)? else {
                    break;
                };
                let after = last.min(died + BATCH);
                for seed in died..after {
                    self.alone(seed)?;
                }
                seed = after;
            }
        }
    }

    /// Lets a process work on seeds; gives the first of the batch at which it died.
    fn share(&self, first: u64, last: u64) -> Result<Option<u64>, String> {
        let share = Settings {
            seed: first,
            count: last - first,
            ..self.settings.clone()
        };
        let mut child = Command::new(&self.court.exe)
            .arg("--share")
            .args((self.args)(&share))
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", self.court.exe.display()))?;
        let Some(stdout) = child.stdout.take() else {
            return Err("no pipe".to_owned());
        };
        let mut at = first;
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(|error| error.to_string())?;
            if let Some(seed) = line.strip_prefix("at ").and_then(|seed| seed.parse().ok()) {
                at = seed;
            } else if let Some(seed) = line.strip_prefix("look at ").and_then(|seed| seed.parse().ok()) {
                self.alone(seed)?;
            } else if let Some(message) = line.strip_prefix("error ") {
                return Err(message.to_owned());
            } else {
                self.say(format_args!("{line}"))?;
            }
            if self.failed.load(Ordering::Relaxed) >= self.settings.most {
                child.kill().map_err(|error| error.to_string())?;
                child.wait().map_err(|error| error.to_string())?;
                return Ok(None);
            }
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        Ok((!status.success()).then_some(at))
    }

    /// Judges one program, and makes it small if it fails.
    fn alone(&self, seed: u64) -> Result<(), String> {
        let program = Program::generate(seed, &self.settings.options);
        let problem = match self.court.check(&program) {
            Err(problem) => Some(problem),
            Ok(_) if !program.has_c() => None,
            Ok(endings) => {
                let native = native::run(std::slice::from_ref(&program), &self.court.dir)?;
                native.first().and_then(|native| differs(endings, *native))
            }
        };
        let Some(problem) = problem else { return Ok(()) };
        if self.failed.fetch_add(1, Ordering::Relaxed) >= self.settings.most {
            return Ok(());
        }
        let mut small = program.clone();
        if self.settings.reduce {
            small = program.reduced(&mut |program| {
                self.court
                    .problem(program, &problem)
                    .is_some_and(|now| now.like(&problem))
            });
        }
        let last = self
            .court
            .problem(&small, &problem)
            .unwrap_or_else(|| problem.clone());
        let text = case(&small, &last);
        let Some(dir) = &self.settings.keep else {
            return self.say(format_args!("seed {seed} fails: {problem}\n{text}"));
        };
        let kind = program.kind();
        let path = dir.join(format!("{}_{seed}.{}", kind.name(), kind.extension()));
        let written = std::fs::create_dir_all(dir).and_then(|()| std::fs::write(&path, text));
        written.map_err(|error| format!("{}: {error}", path.display()))?;
        self.say(format_args!(
            "seed {seed} fails: {problem}\n  {} bytes, kept as {}",
            small.text.len(),
            path.display()
        ))
    }
}

/// What a process of a share does: prints `at SEED` for each batch, `look at SEED` for each program that fails, and the results if
/// asked to.
///
/// # Errors
/// If `out` or the folder cannot be written, or gcc does not work.
pub fn share(settings: &Settings, out: &mut dyn Write) -> Result<(), String> {
    let dir = tempfile::tempdir().map_err(|error| error.to_string())?;
    let watch = Watch::start();
    let mut say = |line: std::fmt::Arguments<'_>| {
        writeln!(out, "{line}")
            .and_then(|()| out.flush())
            .map_err(|error| error.to_string())
    };
    let mut translated: Vec<(Program, Endings)> = Vec::new();
    let mut next = settings.seed;
    let end = settings.seed.saturating_add(settings.count);
    while next < end {
        let seeds = next..end.min(next + BATCH);
        watch.at(seeds.start);
        say(format_args!("at {}", seeds.start))?;
        next = seeds.end;
        let programs: Vec<Program> = seeds
            .map(|seed| Program::generate(seed, &settings.options))
            .collect();
        let endings = check_all(&programs);
        for (program, endings) in programs.into_iter().zip(endings) {
            let Ok(endings) = endings else {
                say(format_args!("look at {}", program.seed))?;
                continue;
            };
            if settings.print {
                say(format_args!("{} {}", program.seed, endings.threaded))?;
            }
            if settings.c_every > 0 && program.seed % settings.c_every == 0 && program.has_c() {
                translated.push((program, endings));
            }
        }
        if translated.len() >= C_BATCH || next == end && !translated.is_empty() {
            let (programs, endings): (Vec<Program>, Vec<Endings>) = translated.drain(..).unzip();
            let natives = native::run(&programs, dir.path())?;
            for ((program, endings), native) in programs.iter().zip(endings).zip(natives) {
                if differs(endings, native).is_some() {
                    say(format_args!("look at {}", program.seed))?;
                }
            }
        }
    }
    Ok(())
}

/// Ends the process if a batch takes for ever, which a fault of the code under test can cause.
struct Watch(Sender<u64>);

impl Watch {
    fn start() -> Watch {
        let (progress, watch) = mpsc::channel();
        std::thread::spawn(move || {
            let mut last = 0;
            loop {
                match watch.recv_timeout(PATIENCE) {
                    Ok(seed) => last = seed,
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        eprintln!("a program from seed {last} on takes for ever");
                        std::process::abort();
                    }
                }
            }
        });
        Watch(progress)
    }

    fn at(&self, seed: u64) {
        // The watcher goes only when this side does.
        let _ = self.0.send(seed);
    }
}
