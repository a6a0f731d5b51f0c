//! Judges programs: in this process, or in one of their own that may die of them.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::run::{Ending, Endings, compile, run, run_managed};
use super::{Kind, Program, native};

/// Time for one program on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// What went wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The compiler refuses it.
    Refused(String),
    /// Its image does not load, or its checksum cannot be had.
    Broken(String),
    /// Something panicked.
    Panicked(String),
    /// It ends the process that runs it, or never ends.
    Crashed(String),
    /// The executors differ.
    Executors(Endings),
    /// The executors agree, C differs.
    Native(Endings, native::Ending),
}

impl Problem {
    /// Whether both are of one kind, as the reducer wants it.
    pub fn like(&self, other: &Problem) -> bool {
        let words = |text: &str| {
            text.chars()
                .filter(|c| !c.is_ascii_digit())
                .take(60)
                .collect::<String>()
        };
        match (self, other) {
            (Problem::Refused(a), Problem::Refused(b)) => message(a) == message(b),
            (Problem::Broken(a), Problem::Broken(b)) | (Problem::Panicked(a), Problem::Panicked(b)) => {
                words(a) == words(b)
            }
            (Problem::Executors(a), Problem::Executors(b)) => {
                a.threaded.trap.is_some() == b.threaded.trap.is_some()
            }
            (Problem::Crashed(a), Problem::Crashed(b)) => a == b,
            (Problem::Native(..), Problem::Native(..)) => true,
            _ => false,
        }
    }
}

/// The first diagnostic without its place and numbers.
fn message(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    let line = line.split_once("error: ").map_or(line, |(_, message)| message);
    line.chars().filter(|c| !c.is_ascii_digit()).collect()
}

impl std::fmt::Display for Problem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Problem::Refused(text) => write!(f, "the compiler refuses it: {text}"),
            Problem::Broken(text) => write!(f, "it does not run: {text}"),
            Problem::Panicked(text) => write!(f, "panic: {text}"),
            Problem::Crashed(text) => write!(f, "the process {text}"),
            Problem::Executors(at) => write!(f, "stepper {}, threaded {}", at.stepper, at.threaded),
            Problem::Native(at, native) => {
                write!(
                    f,
                    "executors {}, C {:016x} {}",
                    at.stepper,
                    native.sum,
                    if native.trapped { "trap" } else { "-" }
                )
            }
        }
    }
}

/// Endings or problems of programs; one by one if they do not all work together.
pub fn check_all(programs: &[Program]) -> Vec<Result<Endings, Problem>> {
    match together(programs) {
        Ok(endings) => endings.into_iter().map(agreed).collect(),
        Err(_) => programs.iter().map(check).collect(),
    }
}

/// Ending or problem of a program.
///
/// # Errors
/// The problem.
pub fn check(program: &Program) -> Result<Endings, Problem> {
    let endings = together(std::slice::from_ref(program))?;
    endings
        .into_iter()
        .next()
        .ok_or_else(|| Problem::Broken("no result".to_owned()))
        .and_then(agreed)
}

fn agreed(endings: Endings) -> Result<Endings, Problem> {
    if endings.agree() {
        Ok(endings)
    } else {
        Err(Problem::Executors(endings))
    }
}

fn together(programs: &[Program]) -> Result<Vec<Endings>, Problem> {
    let work = || {
        let image = compile(programs).map_err(Problem::Refused)?;
        let endings = match programs.first().map_or(Kind::Plain, Program::kind) {
            Kind::Plain => run(programs, &image),
            _ => run_managed(programs, &image),
        };
        endings.map_err(Problem::Broken)
    };
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(Problem::Panicked(text.unwrap_or_default()))
    })
}

/// Compares what the executors agree on with what C does.
pub fn differs(endings: Endings, native: native::Ending) -> Option<Problem> {
    let same = endings.stepper.trap.is_some() == native.trapped && endings.stepper.sum == native.sum;
    (!same).then_some(Problem::Native(endings, native))
}

/// Judges programs in processes of their own: copies of `fuzz-diff`.
#[derive(Clone, Debug)]
pub struct Court {
    /// `fuzz-diff`.
    pub exe: PathBuf,
    /// A folder for files.
    pub dir: PathBuf,
}

impl Court {
    /// As [`check`].
    ///
    /// # Errors
    /// The problem.
    pub fn check(&self, program: &Program) -> Result<Endings, Problem> {
        let broken = |error: std::io::Error| Problem::Broken(error.to_string());
        let path = self.dir.join(format!("judged-{}", program.seed));
        std::fs::write(&path, &program.text).map_err(broken)?;
        let answer = path.with_extension("answer");
        let mut child = Command::new(&self.exe)
            .arg("--judge")
            .args([&path, &answer])
            .arg(program.seed.to_string())
            .arg(program.kind().name())
            .stderr(Stdio::null())
            .spawn()
            .map_err(broken)?;
        let start = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait().map_err(broken)? {
                break status;
            }
            if start.elapsed() > PATIENCE {
                child.kill().and_then(|()| child.wait()).map_err(broken)?;
                return Err(Problem::Crashed("does not end".to_owned()));
            }
            std::thread::sleep(Duration::from_millis(1));
        };
        if !status.success() {
            return Err(Problem::Crashed(format!("ends with {status}")));
        }
        decode(&std::fs::read_to_string(&answer).map_err(broken)?)
    }

    /// What is wrong with a program, looked for as the known problem asks.
    pub fn problem(&self, program: &Program, known: &Problem) -> Option<Problem> {
        match self.check(program) {
            Err(problem) => Some(problem),
            Ok(endings) if matches!(known, Problem::Native(..)) => {
                let native = *native::run(std::slice::from_ref(program), &self.dir)
                    .ok()?
                    .first()?;
                differs(endings, native)
            }
            Ok(_) => None,
        }
    }
}

/// What a process of the [`Court`] does: judges the text in one file and writes the result to another.
///
/// # Errors
/// If the files cannot be read and written.
pub fn serve(source: &Path, answer: &Path, seed: u64, kind: Kind) -> std::io::Result<()> {
    let program = Program::of_text(seed, std::fs::read_to_string(source)?, kind);
    std::fs::write(answer, encode(&check(&program)))
}

fn encode(result: &Result<Endings, Problem>) -> String {
    let endings = |at: &Endings| {
        let one = |at: &Ending| format!("{}\n{}", at.sum, at.trap.as_deref().unwrap_or_default());
        format!("{}\n{}", one(&at.stepper), one(&at.threaded))
    };
    match result {
        Ok(at) => format!("ok\n{}", endings(at)),
        Err(Problem::Executors(at)) => format!("executors\n{}", endings(at)),
        Err(Problem::Refused(text)) => format!("refused\n{text}"),
        Err(Problem::Panicked(text)) => format!("panicked\n{text}"),
        Err(problem) => format!("broken\n{problem}"),
    }
}

fn decode(text: &str) -> Result<Endings, Problem> {
    let (kind, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut lines = rest.split('\n');
    let mut ending = || {
        let sum = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        Ending {
            sum,
            trap: lines.next().filter(|line| !line.is_empty()).map(str::to_owned),
        }
    };
    match kind {
        "ok" => Ok(Endings {
            stepper: ending(),
            threaded: ending(),
        }),
        "executors" => Err(Problem::Executors(Endings {
            stepper: ending(),
            threaded: ending(),
        })),
        "refused" => Err(Problem::Refused(rest.to_owned())),
        "panicked" => Err(Problem::Panicked(rest.to_owned())),
        _ => Err(Problem::Broken(rest.to_owned())),
    }
}

/// A program as a file test that expects what the stepper does.
pub fn case(program: &Program, problem: &Problem) -> String {
    let first = problem.to_string().lines().next().unwrap_or_default().to_owned();
    let comment = program.kind().comment();
    let mut text = format!(
        "{comment} test run\n{comment} A random program for which {first}\n\n{}{}\n",
        program.kind().library(),
        program.text
    );
    if let Problem::Executors(endings) | Problem::Native(endings, _) = problem {
        let trap = endings
            .stepper
            .trap
            .as_ref()
            .map(|trap| format!(" traps \"{trap}\""))
            .unwrap_or_default();
        text += &format!("{comment} run: &{}(){trap}\n", program.main());
        text += &format!(
            "{comment} run: &{}() == u64 {}\n",
            program.check(),
            endings.stepper.sum
        );
    } else {
        text += &format!(
            "{comment} run: &{}()\n{comment} run: &{}()\n",
            program.main(),
            program.check()
        );
    }
    text
}
