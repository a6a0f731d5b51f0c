//! Managed programs, those of the folder `java`: compiled, run in processes of their own together with the class library, and what they left
//! after.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use crate::machine::CHILD_VARIABLE;
use crate::pipeline;

/// Time for one run on a busy machine.
const PATIENCE: Duration = Duration::from_secs(240);

/// The folder of the programs.
pub fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("java")
}

/// Names of the programs, in order; those that are texts written by hand lie in the folder `forms`.
///
/// # Errors
/// If a folder cannot be read.
pub fn programs() -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    for (folder, extension) in [("", ".java"), ("forms/", ".mpl")] {
        for entry in std::fs::read_dir(dir().join(folder))? {
            let name = entry?.file_name().to_string_lossy().into_owned();
            let name = name.strip_suffix(extension);
            names.extend(name.map(|name| format!("{folder}{name}")));
        }
    }
    names.sort();
    Ok(names)
}

/// Compiles `NAME.mpl` of the folder to an image in `folder`.
///
/// # Errors
/// The errors of the text, or of the file system.
pub fn build(name: &str, folder: &Path) -> Result<PathBuf, String> {
    build_file(&dir().join(name).with_extension("mpl"), folder)
}

/// Compiles a file to an image of the same name in `folder`.
///
/// # Errors
/// The errors of the text, or of the file system.
pub fn build_file(source: &Path, folder: &Path) -> Result<PathBuf, String> {
    let image = pipeline::compile_file(source)?;
    let path = folder
        .join(source.file_name().unwrap_or_default())
        .with_extension("so");
    std::fs::write(&path, image).map_err(|e| e.to_string())?;
    Ok(path)
}

/// What a program must do.
#[derive(Debug)]
pub struct Expected {
    /// Its arguments.
    pub args: Vec<String>,
    /// Its whole output.
    pub stdout: String,
    /// The first line of its error stream; empty if there is none.
    pub stderr: String,
    /// Its exit status.
    pub status: i32,
}

impl Expected {
    /// Reads the files beside a program.
    ///
    /// # Errors
    /// If there is no `NAME.out`, or the status is no number.
    pub fn read(path: &Path) -> Result<Expected, String> {
        let read = |extension: &str| std::fs::read_to_string(path.with_extension(extension));
        let stdout = read("out").map_err(|e| format!("{}: {e}", path.with_extension("out").display()))?;
        let status = read("exit").map_or(Ok(0), |text| text.trim().parse());
        Ok(Expected {
            args: read("args")
                .unwrap_or_default()
                .lines()
                .map(str::to_owned)
                .collect(),
            stdout,
            stderr: read("err")
                .unwrap_or_default()
                .lines()
                .next()
                .unwrap_or_default()
                .to_owned(),
            status: status.map_err(|e| format!("{}: {e}", path.with_extension("exit").display()))?,
        })
    }
}

/// What a process left after.
#[derive(Debug)]
pub struct Ended {
    /// Its output.
    pub stdout: String,
    /// Its error stream.
    pub stderr: String,
    /// The exit status, or how the process died.
    pub status: Result<i32, String>,
}

impl Ended {
    /// Compares with what is expected; on the error stream the first line counts.
    ///
    /// # Errors
    /// The difference.
    pub fn check(&self, expected: &Expected) -> Result<(), String> {
        if self.stdout != expected.stdout {
            let diff = similar::TextDiff::from_lines(&expected.stdout, &self.stdout);
            let diff = diff.unified_diff().header("expected", "printed").to_string();
            return Err(format!("standard output\n{diff}\n{}", self.stderr));
        }
        if self.status != Ok(expected.status) {
            return Err(format!(
                "status {:?}, expected {}\n{}",
                self.status, expected.status, self.stderr
            ));
        }
        let first = self.stderr.lines().next().unwrap_or_default();
        if first != expected.stderr {
            return Err(format!(
                "standard error begins with `{first}`, expected `{}`",
                expected.stderr
            ));
        }
        Ok(())
    }
}

/// A run of `mplsh` with these options, files and arguments.
///
/// # Errors
/// If the process cannot be started, or does not end.
pub fn run(words: &[&str], environment: &[(&str, &str)]) -> Result<Ended, String> {
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = Command::new(exe);
    command.args(words).env(CHILD_VARIABLE, "1");
    finish(command, environment)
}

/// The same with a host stack of `kilobytes`.
///
/// # Errors
/// If the process cannot be started, or does not end.
pub fn run_with_stack(kilobytes: u32, words: &[&str]) -> Result<Ended, String> {
    let exe = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = Command::new("sh");
    let script = format!("ulimit -s {kilobytes} && exec \"$0\" \"$@\"");
    command
        .arg("-c")
        .arg(script)
        .arg(exe)
        .args(words)
        .env(CHILD_VARIABLE, "1");
    finish(command, &[])
}

fn finish(mut command: Command, environment: &[(&str, &str)]) -> Result<Ended, String> {
    let child = command
        .env_remove("MAPLE_ENGINE_DEBUG")
        .env_remove("MAPLE_SHOW_HEAP_USAGE")
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|e| e.to_string())?;
    let id = child.id();
    let (sender, ended) = mpsc::channel();
    std::thread::spawn(move || sender.send(child.wait_with_output()));
    let output = match ended.recv_timeout(PATIENCE) {
        Ok(output) => output.map_err(|e| e.to_string())?,
        Err(_) => {
            // SAFETY: no memory is involved; the process is ours and was not waited for.
            unsafe { libc::kill(id as i32, libc::SIGKILL) };
            return Err(format!("does not end within {} s", PATIENCE.as_secs()));
        }
    };
    Ok(Ended {
        stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
        stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        status: output.status.code().ok_or_else(|| output.status.to_string()),
    })
}

/// One block of heap statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HeapUsage {
    /// Most bytes of objects at one time.
    pub watermark: u64,
    /// Bytes of objects in use.
    pub net_bytes: u64,
    /// Objects in use.
    pub net_objects: u64,
    /// Objects allocated so far.
    pub allocated: u64,
    /// Objects freed so far.
    pub freed: u64,
    /// Bytes allocated so far.
    pub allocated_bytes: u64,
    /// Bytes freed so far.
    pub freed_bytes: u64,
}

/// The blocks of heap statistics in an error stream, every line as it has to be.
///
/// # Errors
/// The line that differs.
pub fn heap_usage(stderr: &str) -> Result<Vec<HeapUsage>, String> {
    const TITLES: [&str; 7] = [
        "High watermark (bytes):    ",
        "Net # object bytes in use: ",
        "Net # objects in use:      ",
        "Running total # objects allocated:      ",
        "Running total # objects freed:          ",
        "Running total # object bytes allocated: ",
        "Running total # object bytes freed:     ",
    ];
    let mut lines = stderr
        .lines()
        .filter_map(|line| line.strip_prefix("[STATS] [HEAPSTATS] "));
    let mut blocks = Vec::new();
    while let Some(head) = lines.next() {
        if !head.starts_with("Heap Usage: ") {
            return Err(format!("`{head}` begins no block"));
        }
        let mut numbers = [0; 7];
        for (number, title) in numbers.iter_mut().zip(TITLES) {
            let line = lines.next().unwrap_or_default();
            let text = line.strip_prefix(title).and_then(|text| text.parse().ok());
            *number = text.ok_or_else(|| format!("`{line}` is not `{title}` with a number"))?;
        }
        let [
            watermark,
            net_bytes,
            net_objects,
            allocated,
            freed,
            allocated_bytes,
            freed_bytes,
        ] = numbers;
        blocks.push(HeapUsage {
            watermark,
            net_bytes,
            net_objects,
            allocated,
            freed,
            allocated_bytes,
            freed_bytes,
        });
    }
    for block in &blocks {
        if block.net_objects + block.freed != block.allocated
            || block.net_bytes + block.freed_bytes != block.allocated_bytes
            || block.watermark < block.net_bytes
        {
            return Err(format!("numbers that do not fit: {block:?}"));
        }
    }
    Ok(blocks)
}
