//! Messages on standard error.

use std::fmt::Display;
use std::io::Write;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};
use clap::ValueEnum;
use maple_codegen::diag::{Diagnostic, Severity};
use maple_vm::{FrameInfo, StoppedThread, Trap, TrapKind};

use crate::color::ColorChoice;
use crate::json;

/// Value of `--message-format`.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub enum MessageFormat {
    /// With the source line, a mark under the place, and advice.
    #[default]
    Human,
    /// One line per message.
    Short,
    /// A JSON object per line, with the members of rustc's.
    Json,
}

/// Options about messages, the same in all tools.
#[derive(clap::Args, Clone, Copy, Default, Debug)]
pub struct ReportOptions {
    /// When to colour messages
    #[arg(long, value_name = "WHEN", default_value = "auto", global = true)]
    pub color: ColorChoice,
    /// How to show messages
    #[arg(long, value_name = "FORMAT", default_value = "human")]
    pub message_format: MessageFormat,
}

/// Writes messages to standard error and counts them.
pub struct Reporter {
    format: MessageFormat,
    color: bool,
    errors: usize,
    warnings: usize,
}

const BOLD: &str = "\x1b[1m";
const RED: &str = "\x1b[1;91m";
const YELLOW: &str = "\x1b[1;33m";
const RESET: &str = "\x1b[0m";

impl Reporter {
    /// As the options say.
    pub fn new(options: ReportOptions) -> Reporter {
        Reporter {
            format: options.message_format,
            color: options.message_format != MessageFormat::Json && options.color.enabled(),
            errors: 0,
            warnings: 0,
        }
    }

    /// Number of errors written.
    pub fn errors(&self) -> usize {
        self.errors
    }

    /// An error without a place in a text.
    pub fn error(&mut self, message: impl Display) {
        self.errors += 1;
        self.say("error", &format!("{}: {message}\n", self.styled(RED, "error")));
    }

    /// A warning without a place in a text.
    pub fn warning(&mut self, message: impl Display) {
        self.warnings += 1;
        self.say(
            "warning",
            &format!("{}: {message}\n", self.styled(YELLOW, "warning")),
        );
    }

    /// A trap or an uncaught exception with its backtrace.
    pub fn trap(&mut self, trap: &Trap) {
        self.errors += 1;
        match trap.kind {
            TrapKind::Exception { .. } => self.say("error", &format!("{trap}\n")),
            _ => self.say("error", &format!("{}: {trap}\n", self.styled(RED, "trap"))),
        }
    }

    /// Another thread than the one that was interrupted.
    pub fn stopped(&mut self, thread: &StoppedThread) {
        let name = &thread.name;
        match &thread.trap {
            Some(trap) => self.say("note", &format!("thread {name}: {trap}\n")),
            None => self.say("note", &format!("thread {name}: does not stop\n")),
        }
    }

    /// Text that is no message.
    pub fn text(&self, text: &str) {
        self.say("note", text);
    }

    /// What ended a thread that the program started, and where.
    pub fn uncaught(&mut self, thread: &str, trap: &Trap) {
        self.errors += 1;
        if !matches!(trap.kind, TrapKind::Exception { .. }) {
            let text = format!("{} in thread {thread}: {trap}\n", self.styled(RED, "trap"));
            return self.say("error", &text);
        }
        let mut text = format!("Exception in thread \"{thread}\" ");
        match &trap.detail {
            Some(detail) => text.push_str(detail),
            None => text.push_str(&trap.kind.to_string()),
        }
        text.push('\n');
        let line = |frame: &FrameInfo| format!("\tat {}({})\n", frame.method(), frame.line());
        text.extend(trap.frames.iter().map(line));
        if trap.omitted > 0 {
            text.push_str(&format!("\t... {} frames ...\n", trap.omitted));
        }
        text.extend(trap.outer.iter().map(line));
        self.say("error", &text);
    }

    /// A problem in a text.
    pub fn diagnostic(&mut self, diagnostic: &Diagnostic) {
        match diagnostic.severity {
            Severity::Error => self.errors += 1,
            Severity::Warning => self.warnings += 1,
        }
        let text = self.render(diagnostic);
        self.write(&match self.format {
            MessageFormat::Json => json::diagnostic(diagnostic, &text),
            MessageFormat::Human | MessageFormat::Short => text,
        });
    }

    /// How many problems there were, if more than one, for the last line of a failed run.
    pub fn summary(&self) {
        let count = |n: usize, what: &str| match n {
            0 => None,
            1 => Some(format!("1 {what}")),
            n => Some(format!("{n} {what}s")),
        };
        let parts: Vec<String> = [count(self.errors, "error"), count(self.warnings, "warning")]
            .into_iter()
            .flatten()
            .collect();
        if self.errors + self.warnings > 1 {
            self.say("failure-note", &format!("{}\n", parts.join(", ")));
        }
    }

    fn render(&self, d: &Diagnostic) -> String {
        let place = match (d.file.is_empty(), d.line) {
            (true, _) => String::new(),
            (false, 0) => format!("{}: ", d.file),
            (false, line) => format!("{}:{line}:{}: ", d.file, d.column),
        };
        let kind = match d.severity {
            Severity::Error => self.styled(RED, &format!("error[{}]", d.code)),
            Severity::Warning => self.styled(YELLOW, &format!("warning[{}]", d.code)),
        };
        let mut text = format!(
            "{}{kind}: {}\n",
            self.styled(BOLD, &place),
            self.styled(BOLD, &d.message)
        );
        if self.format == MessageFormat::Short {
            return text;
        }
        let level = if d.severity == Severity::Error {
            Level::ERROR
        } else {
            Level::WARNING
        };
        let mut group = Group::with_level(level);
        if d.line != 0 {
            let label = Some(d.label.as_str()).filter(|label| !label.is_empty());
            group = group.element(
                Snippet::source(d.excerpt.as_str())
                    .line_start(d.line as usize)
                    .fold(false)
                    .annotation(AnnotationKind::Primary.span(d.excerpt_span.clone()).label(label)),
            );
        }
        if let Some(first) = d.related.as_deref() {
            let mut snippet = Snippet::source(first.excerpt.as_str())
                .line_start(first.line as usize)
                .fold(false);
            if first.file != d.file {
                snippet = snippet.path(first.file.as_str());
            }
            let mark = AnnotationKind::Context.span(first.excerpt_span.clone());
            group = group.element(snippet.annotation(mark.label(first.label.as_str())));
        }
        if !d.hint.is_empty() {
            group = group.element(Level::HELP.message(d.hint.as_str()));
        }
        if !group.is_empty() {
            let renderer = if self.color {
                Renderer::styled()
            } else {
                Renderer::plain()
            };
            text.push_str(&renderer.render(&[group]));
            text.push('\n');
        }
        text
    }

    fn styled(&self, style: &str, text: &str) -> String {
        if self.color && !text.is_empty() {
            format!("{style}{text}{RESET}")
        } else {
            text.to_owned()
        }
    }

    /// A message without a place in a text.
    fn say(&self, level: &str, text: &str) {
        match self.format {
            MessageFormat::Json => self.write(&json::message(level, text)),
            MessageFormat::Human | MessageFormat::Short => self.write(text),
        }
    }

    fn write(&self, text: &str) {
        // A closed error stream leaves nobody to tell.
        let _ = std::io::stderr().lock().write_all(text.as_bytes());
    }
}
