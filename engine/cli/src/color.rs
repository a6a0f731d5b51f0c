//! Whether to colour what goes to standard error.

use std::ffi::OsStr;
use std::io::IsTerminal;

use clap::ValueEnum;

/// Value of `--color`.
#[derive(Clone, Copy, PartialEq, Eq, Default, ValueEnum, Debug)]
pub enum ColorChoice {
    /// If standard error is a terminal that can and nobody asked not to.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl ColorChoice {
    /// Decides: the option, then `NO_COLOR`, then `CLICOLOR_FORCE`, then the terminal.
    pub fn enabled(self) -> bool {
        match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                let set = |name| std::env::var_os(name);
                automatic(
                    set("NO_COLOR").as_deref(),
                    set("CLICOLOR_FORCE").as_deref(),
                    set("TERM").as_deref(),
                    std::io::stderr().is_terminal(),
                )
            }
        }
    }
}

fn automatic(no_color: Option<&OsStr>, force: Option<&OsStr>, term: Option<&OsStr>, terminal: bool) -> bool {
    if no_color.is_some_and(|v| !v.is_empty()) {
        return false;
    }
    if force.is_some_and(|v| !v.is_empty() && v != "0") {
        return true;
    }
    terminal && term.is_none_or(|t| t != "dumb")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_in_order() {
        let s = |text: &'static str| Some(OsStr::new(text));
        assert!(automatic(None, None, s("xterm"), true));
        assert!(!automatic(None, None, s("dumb"), true));
        assert!(!automatic(None, None, s("xterm"), false));
        assert!(!automatic(s("1"), s("1"), s("xterm"), true));
        assert!(automatic(s(""), None, s("xterm"), true));
        assert!(automatic(None, s("1"), s("dumb"), false));
        assert!(!automatic(None, s("0"), None, false));
    }
}
