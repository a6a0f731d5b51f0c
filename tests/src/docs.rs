//! The documentation as a test: transcripts are run, links and paths are looked up, examples in Rust are doctests.
//!
//! A block ```` ```console ```` is a transcript: lines `$ COMMAND`, each with its output, standard error included, after it. `...` in the
//! output stands for any text within a line, a line `...` for any lines. The commands of a page run in order in one folder, which looks
//! like the root of the repository and has the tools of this build on its `PATH`. A block whose first line is nothing but a comment with a
//! file name is that file. With `MAPLE_BLESS=1` what the commands print is written into the page.

use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiled and run by `cargo test --doc`.
#[cfg(doctest)]
mod examples {
    #[doc = include_str!("../../README.md")]
    struct Readme;
    #[doc = include_str!("../../engine/docs/embedding.md")]
    struct Embedding;
}

/// The tools that transcripts use.
pub const TOOLS: &[&str] = &["mplc", "mplsh", "mpldis"];

/// The root of the repository.
pub fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// Every Markdown page below the root, by its path from there.
///
/// # Errors
/// If a folder cannot be read.
pub fn pages() -> io::Result<Vec<String>> {
    let mut pages = Vec::new();
    let mut folders = vec![(root(), String::new())];
    while let Some((folder, prefix)) = folders.pop() {
        for entry in std::fs::read_dir(folder)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = format!("{prefix}{name}");
            if entry.file_type()?.is_dir() {
                if !name.starts_with('.') && name != "target" {
                    folders.push((entry.path(), format!("{path}/")));
                }
            } else if name.ends_with(".md") {
                pages.push(path);
            }
        }
    }
    pages.sort();
    Ok(pages)
}

/// A fenced block of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The word after the fence.
    pub language: String,
    /// Line of the fence, from 0.
    pub line: usize,
    /// The lines between the fences.
    pub lines: Vec<String>,
}

/// The fenced blocks of a page.
pub fn blocks(page: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut open: Option<Block> = None;
    for (line, text) in page.lines().enumerate() {
        match (&mut open, text.strip_prefix("```")) {
            (None, Some(language)) => {
                open = Some(Block {
                    language: language.trim().to_owned(),
                    line,
                    lines: Vec::new(),
                });
            }
            (Some(_), Some("")) => blocks.extend(open.take()),
            (Some(block), _) => block.lines.push(text.to_owned()),
            (None, None) => {}
        }
    }
    blocks
}

/// A command of a transcript.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// Its lines without the prompt.
    pub command: String,
    /// Lines of the page that show its output.
    pub shown: std::ops::Range<usize>,
    /// The output as the page has it.
    pub output: Vec<String>,
}

/// The commands of a transcript.
pub fn steps(block: &Block) -> Vec<Step> {
    let mut steps: Vec<Step> = Vec::new();
    let mut continued = false;
    for (index, text) in block.lines.iter().enumerate() {
        let line = block.line + 1 + index;
        match (text.strip_prefix("$ "), steps.last_mut()) {
            (Some(command), _) => {
                steps.push(Step {
                    command: command.to_owned(),
                    shown: line + 1..line + 1,
                    output: Vec::new(),
                });
            }
            (None, Some(step)) if continued => {
                let _ = write!(step.command, "\n{text}");
                step.shown = line + 1..line + 1;
            }
            (None, Some(step)) => {
                step.output.push(text.clone());
                step.shown.end = line + 1;
            }
            (None, None) => {}
        }
        continued = text.ends_with('\\') && steps.last().is_some_and(|step| step.output.is_empty());
    }
    steps
}

/// Whether a line is as shown.
fn line_matches(shown: &str, line: &str) -> bool {
    let mut parts = shown.split("...");
    let Some(mut rest) = line.strip_prefix(parts.next().unwrap_or_default()) else {
        return false;
    };
    let mut parts = parts.peekable();
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(place) => rest = &rest[place + part.len()..],
            None => return false,
        }
    }
    rest.is_empty()
}

/// Whether an output is as shown.
pub fn output_matches(shown: &[String], lines: &[&str]) -> bool {
    match shown.split_first() {
        None => lines.is_empty(),
        Some((first, others)) if first == "..." => {
            (0..=lines.len()).any(|skipped| output_matches(others, &lines[skipped..]))
        }
        Some((first, others)) => lines
            .split_first()
            .is_some_and(|(line, rest)| line_matches(first, line) && output_matches(others, rest)),
    }
}

/// The file that a block stands for.
fn file_name(block: &Block) -> Option<&str> {
    let first = block.lines.first()?;
    let name = first.strip_prefix("# ").or_else(|| first.strip_prefix("// "))?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    (name.contains('.') && name.chars().all(plain)).then_some(name)
}

/// A folder that looks like the root of the repository, with the tools in `.bin`.
fn folder() -> io::Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    for entry in std::fs::read_dir(root())? {
        let entry = entry?;
        let name = entry.file_name();
        if name != "target" && !name.to_string_lossy().starts_with('.') {
            std::os::unix::fs::symlink(entry.path(), folder.path().join(name))?;
        }
    }
    let tools = folder.path().join(".bin");
    std::fs::create_dir(&tools)?;
    for tool in TOOLS {
        std::os::unix::fs::symlink(std::env::current_exe()?, tools.join(tool))?;
    }
    Ok(folder)
}

/// Runs commands one after the other in one shell; gives what each printed.
fn run(folder: &Path, steps: &[Step]) -> Result<Vec<String>, String> {
    let mut script = String::new();
    for (index, step) in steps.iter().enumerate() {
        let _ = write!(script, "{{ {}\n}} >.bin/{index} 2>&1 </dev/null\n", step.command);
    }
    let path = std::env::var("PATH").unwrap_or_default();
    let status = Command::new("sh")
        .args(["-c", &script])
        .current_dir(folder)
        .env("PATH", format!("{}:{path}", folder.join(".bin").display()))
        .env("LC_ALL", "C")
        .env_remove("MAPLE_ENGINE_DEBUG")
        .status();
    status.map_err(|e| format!("sh: {e}"))?;
    let output = |index| std::fs::read(folder.join(format!(".bin/{index}")));
    let text = |index| output(index).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    (0..steps.len())
        .map(text)
        .collect::<io::Result<_>>()
        .map_err(|e| format!("the shell stopped: {e}"))
}

/// Runs the transcripts of a page.
///
/// # Errors
/// The commands whose output is another than the page shows, unless it was written into the page.
pub fn check_transcripts(page: &Path, bless: bool) -> Result<(), String> {
    let text = std::fs::read_to_string(page).map_err(|e| e.to_string())?;
    let folder = folder().map_err(|e| e.to_string())?;
    let mut different: Vec<(Step, String)> = Vec::new();
    for block in blocks(&text) {
        if let Some(name) = file_name(&block) {
            std::fs::write(folder.path().join(name), block.lines.join("\n") + "\n")
                .map_err(|e| e.to_string())?;
        }
        if block.language != "console" {
            continue;
        }
        let steps = steps(&block);
        let outputs = run(folder.path(), &steps)?;
        for (step, output) in steps.into_iter().zip(outputs) {
            if !output_matches(&step.output, &output.lines().collect::<Vec<_>>()) {
                different.push((step, output));
            }
        }
    }
    if different.is_empty() {
        return Ok(());
    }
    if bless {
        let mut lines: Vec<&str> = text.lines().collect();
        for (step, output) in different.iter().rev() {
            lines.splice(step.shown.clone(), output.lines());
        }
        return std::fs::write(page, lines.join("\n") + "\n").map_err(|e| e.to_string());
    }
    let mut message = String::from("MAPLE_BLESS=1 writes what the commands print into the page\n");
    for (step, output) in &different {
        let _ = write!(
            message,
            "line {}: $ {}\nshown:\n{}\nprinted:\n{output}\n",
            step.shown.start,
            step.command,
            step.output.join("\n")
        );
    }
    Err(message)
}

/// The text of a page outside fenced blocks.
fn prose(page: &str) -> String {
    let mut fenced = false;
    let mut prose = String::new();
    for line in page.lines() {
        if line.starts_with("```") {
            fenced = !fenced;
        } else if !fenced {
            prose.push_str(line);
            prose.push('\n');
        }
    }
    prose
}

/// The anchor that viewers give a heading.
fn anchor(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.flat_map(char::to_lowercase)
        .map(|c| if c == ' ' { '-' } else { c })
        .collect()
}

/// What links of a page lead to. Brackets after a word, as in `mem[a](b)`, are no link.
fn links(prose: &str) -> Vec<String> {
    let text: String = prose.split('`').step_by(2).collect();
    let mut links = Vec::new();
    for (place, _) in text.match_indices("](") {
        let behind_word = text[..place]
            .rsplit_once('[')
            .is_some_and(|(before, _)| before.ends_with(char::is_alphanumeric));
        if let Some((target, _)) = text[place + 2..].split_once(')')
            && !behind_word
        {
            links.push(target.to_owned());
        }
    }
    links
}

/// Files and folders that a page names in code font, from the root of the repository or the page's folder: `a/b.rs`, `scripts/c.sh`, `a/b/`.
fn paths(prose: &str) -> impl Iterator<Item = &str> {
    let code = prose.split('`').skip(1).step_by(2);
    code.filter(|word| {
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-' | '/');
        let named = [".rs", ".sh", "/"].iter().any(|end| word.ends_with(end));
        named
            && word.contains('/')
            && !word.starts_with(['/', '.'])
            && !word.starts_with("target/")
            && word.chars().all(plain)
    })
}

/// Looks up what a page refers to.
///
/// # Errors
/// The links and paths that lead nowhere.
pub fn check_references(page: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(page).map_err(|e| e.to_string())?;
    let prose = prose(&text);
    let mut missing = Vec::new();
    for link in links(&prose).iter().filter(|link| !link.contains("://")) {
        let (file, heading) = link.split_once('#').unwrap_or((link.as_str(), ""));
        let target = if file.is_empty() {
            page.to_owned()
        } else {
            page.with_file_name(file)
        };
        let found = match (target.exists(), heading) {
            (exists, "") => exists,
            (false, _) => false,
            (true, heading) => std::fs::read_to_string(&target).is_ok_and(|text| {
                let headings = text.lines().filter(|line| line.starts_with('#'));
                headings
                    .map(|line| line.trim_start_matches('#').trim())
                    .any(|text| anchor(text) == heading)
            }),
        };
        if !found {
            missing.push(format!("link {link}"));
        }
    }
    let exists = |path: &str| root().join(path).exists() || page.with_file_name(path).exists();
    missing.extend(
        paths(&prose)
            .filter(|path| !exists(path))
            .map(|path| format!("path {path}")),
    );
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("leads nowhere: {}", missing.join(", ")))
    }
}
