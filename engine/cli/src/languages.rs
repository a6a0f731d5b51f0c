//! What help texts say of the languages, from the table of front ends.

use std::fmt::Write;

use maple_codegen::front::{Form, LANGUAGES};

/// `first`, `second or third`: the names of all languages.
pub fn names() -> String {
    let names: Vec<&str> = LANGUAGES.iter().map(|language| language.name).collect();
    listed(&names)
}

/// Which files are in which language.
pub fn files() -> String {
    let Some((default, others)) = LANGUAGES.split_first() else {
        return String::new();
    };
    let mut text = String::new();
    for language in others {
        let forms: Vec<String> = language.forms.iter().map(files_of).collect();
        let _ = write!(text, "Files named {} are {}, ", listed(&forms), language.name);
    }
    text + "others " + default.name
}

fn files_of(form: &Form) -> String {
    format!("*.{}", form.extension)
}

fn listed<T: AsRef<str>>(words: &[T]) -> String {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} or {last}", rest.join(", ")),
        _ => words.concat(),
    }
}

/// Examples of commands, padded to `width`: for each language after the first what `example` makes of its name and its forms.
pub fn examples(width: usize, example: impl Fn(&str, &[Form]) -> Vec<[String; 2]>) -> String {
    let mut text = String::new();
    for language in LANGUAGES.iter().skip(1) {
        for [command, effect] in example(language.name, language.forms) {
            let _ = writeln!(text, "  {command:<width$} {effect}");
        }
    }
    text
}
