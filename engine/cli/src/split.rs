//! Splitting a command line into the tool's part and the program's.

use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;

use clap::{Arg, Command};
use maple_rt::managed::language;

/// A command line in two parts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Split {
    /// The tool's words, the program's name last.
    pub own: Vec<OsString>,
    /// What follows belongs to the program, even if it looks like an option of the tool.
    pub program: Vec<OsString>,
    /// `--` stood in front of the program's name.
    pub marked: bool,
}

/// The word as clap knows it: managed languages have launchers that people know.
fn respelt(word: &OsStr) -> Option<OsString> {
    let launcher = language().launcher();
    if let Some((_, option)) = launcher.words.iter().find(|(known, _)| word == *known) {
        return Some(format!("--{option}").into());
    }
    launcher.beginnings.iter().find_map(|(known, option)| {
        let value = word.as_bytes().strip_prefix(known.as_bytes())?;
        let mut word = OsString::from(format!("--{option}="));
        word.push(OsStr::from_bytes(value));
        Some(word)
    })
}

/// Splits `args`, the words after the tool's name, after the first one that is neither an option of `command` nor an option's value.
pub fn at_program(command: &Command, mut args: Vec<OsString>) -> Split {
    let mut at = 0;
    let mut marked = false;
    while let Some(word) = args.get_mut(at) {
        if let Some(long) = respelt(word) {
            *word = long;
        }
        match word.as_bytes() {
            b"--" => {
                at += 2;
                marked = true;
                break;
            }
            [b'-', b'-', long @ ..] => at += if takes_next_long(command, long) { 2 } else { 1 },
            [b'-', short @ ..] if !short.is_empty() => {
                at += if takes_next_short(command, short) { 2 } else { 1 }
            }
            _ => {
                at += 1;
                break;
            }
        }
    }
    let program = args.split_off(at.min(args.len()));
    Split {
        own: args,
        program,
        marked,
    }
}

/// Whether the next word may be the value: some take it after `=` only.
fn takes_value(arg: &Arg) -> bool {
    arg.get_action().takes_values() && !arg.is_require_equals_set()
}

/// `--name VALUE`, but not `--name=VALUE`.
fn takes_next_long(command: &Command, name: &[u8]) -> bool {
    let Some(name) = OsStr::from_bytes(name).to_str() else {
        return false;
    };
    command
        .get_arguments()
        .any(|arg| arg.get_long() == Some(name) && takes_value(arg))
}

/// `-xyV VALUE` where V takes a value and is the last letter.
fn takes_next_short(command: &Command, letters: &[u8]) -> bool {
    for (index, letter) in letters.iter().enumerate() {
        let option = command
            .get_arguments()
            .find(|arg| arg.get_short() == Some(char::from(*letter)));
        if option.is_some_and(takes_value) {
            return index + 1 == letters.len();
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use clap::{Arg, ArgAction};

    use super::*;

    fn split(line: &str) -> (usize, usize) {
        let command = Command::new("t")
            .arg(
                Arg::new("v")
                    .short('v')
                    .long("verbose")
                    .action(ArgAction::SetTrue),
            )
            .arg(Arg::new("d").short('L').long("dir"));
        let split = at_program(&command, line.split_whitespace().map(OsString::from).collect());
        assert_eq!(split.marked, line.starts_with("-v -- "), "{line}");
        (split.own.len(), split.program.len())
    }

    #[test]
    fn options_behind_the_program_are_its_own() {
        assert_eq!(split("app -v"), (1, 1));
        assert_eq!(split("-v app --dir x"), (2, 2));
        assert_eq!(split("--dir x app a b"), (3, 2));
        assert_eq!(split("--dir=x app a"), (2, 1));
        assert_eq!(split("-L x app"), (3, 0));
        assert_eq!(split("-Lx app y"), (2, 1));
        assert_eq!(split("-vL x app y"), (3, 1));
        assert_eq!(split("-v -- -app -v"), (3, 1));
        assert_eq!(split("-L -- app x"), (3, 1));
        assert_eq!(split("app -- x"), (1, 2));
        assert_eq!(split("- -v"), (1, 1));
        assert_eq!(split("-v"), (1, 0));
        assert_eq!(split("--dir"), (1, 0));
    }
}
