//! The tools as processes.
#![allow(dead_code, reason = "no test needs everything")]

use std::io::Write;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A folder with modules in it that are compiled.
pub struct Project {
    folder: tempfile::TempDir,
}

impl Project {
    /// Writes each text to `NAME.mpl` and compiles it to `NAME.so`.
    pub fn new(modules: &[(&str, &str)]) -> Project {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let project = Project { folder };
        for (name, text) in modules {
            project.compile(name, text, &format!("{name}.so"));
        }
        project
    }

    /// Writes files as they are.
    pub fn with(files: &[(&str, &str)]) -> Project {
        let project = Project::new(&[]);
        for (name, text) in files {
            std::fs::write(project.path(name), text).expect("a file in the folder");
        }
        project
    }

    /// Compiles a module to a file.
    pub fn compile(&self, name: &str, text: &str, output: &str) {
        let source = self.path(&format!("{name}.mpl"));
        std::fs::write(&source, text).expect("a file in the folder");
        let compiled = run(tool("mplc").arg(&source).arg("-o").arg(self.path(output)));
        assert_eq!(compiled, (0, String::new(), String::new()), "{name}");
    }

    /// A file of the folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Runs `mplsh` with these words in the folder on both executors, which must do the same.
    pub fn mplsh(&self, words: &[&str]) -> (i32, String, String) {
        let [threaded, stepper] = ["--engine=threaded", "--engine=stepper"]
            .map(|engine| run(tool("mplsh").arg(engine).args(words).current_dir(self.folder())));
        assert_eq!(threaded, stepper, "{words:?}");
        threaded
    }
}

/// The tool, with an environment that does not matter.
pub fn tool(name: &str) -> Command {
    let mut command = Command::new(match name {
        "mplc" => env!("CARGO_BIN_EXE_mplc"),
        "mplsh" => env!("CARGO_BIN_EXE_mplsh"),
        _ => env!("CARGO_BIN_EXE_mpldis"),
    });
    command
        .env_remove("MAPLE_ENGINE_DEBUG")
        .env_remove("CLICOLOR_FORCE")
        .env_remove("NO_COLOR");
    command
}

/// Exit status, standard output, error stream.
pub fn run(command: &mut Command) -> (i32, String, String) {
    ended(&command.output().expect("the tool starts"))
}

/// As [`run`], of a process that has ended.
pub fn ended(output: &Output) -> (i32, String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code().unwrap_or(-1),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// Runs a tool on this input.
pub fn feed(command: &mut Command, input: &[u8]) -> Output {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    child
        .stdin
        .take()
        .expect("a pipe")
        .write_all(input)
        .expect("the tool reads its input");
    child.wait_with_output().expect("the tool ends")
}

/// Lets Ctrl-C reach what the command starts: a shell lets what runs in the background ignore the signal, and a test may be among it.
pub fn heed_interrupts(command: &mut Command) {
    // SAFETY: `signal` may be called between fork and exec.
    unsafe {
        command.pre_exec(|| {
            libc::signal(libc::SIGINT, libc::SIG_DFL);
            Ok(())
        })
    };
}
