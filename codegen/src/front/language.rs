//! What the rest of the compiler and the tools know of a language: a row of [`super::LANGUAGES`].

use std::fmt;
use std::path::Path;

use crate::diag::{Diagnostic, SourceFile};
use crate::mir::{Importer, Module};

use super::Options;

/// A result with its warnings, or every problem that was found.
pub type Found<T> = Result<(T, Vec<Diagnostic>), Vec<Diagnostic>>;

/// Writes a program of the first form in the second.
pub type Convert = fn(SourceFile, &'static Form, &'static Form, &mut dyn Importer, Options) -> Found<Vec<u8>>;

/// A language that the compiler reads.
pub struct Language {
    /// As people call it.
    pub name: &'static str,
    /// What starts a comment, which ends with its line.
    pub comment: &'static str,
    /// The ways to store a program. The first is text, and what a file is in whose name tells only the language.
    pub forms: &'static [Form],
    /// Reads a program in one of the forms, checks it, and lowers it.
    pub read: fn(SourceFile, &'static Form, &mut dyn Importer, Options) -> Found<Module>,
    /// Writes a program in another form, or anew in the same.
    pub convert: Convert,
}

impl PartialEq for Language {
    fn eq(&self, other: &Language) -> bool {
        self.name == other.name
    }
}

impl Eq for Language {}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

/// A way to store programs of a language.
#[derive(PartialEq, Eq, Debug)]
pub struct Form {
    /// The extension of its files, without a dot. It names the form.
    pub extension: &'static str,
    /// Further extensions.
    pub others: &'static [&'static str],
    /// What it is, in a word or two after the language's name.
    pub about: &'static str,
    /// What all its files start with, whatever their names are; empty if they need not start with anything.
    pub magic: &'static [u8],
    /// Whether it is for machines: not text.
    pub binary: bool,
}

impl Form {
    /// Whether files of this extension, written without a dot, may be in this form.
    fn has_extension(&self, extension: &str) -> bool {
        let mut names = self.others.iter().chain([&self.extension]);
        names.any(|name| name.eq_ignore_ascii_case(extension))
    }

    /// Whether a file's name is one of a file in this form.
    pub fn names(&self, path: &Path) -> bool {
        extensions(path).any(|extension| self.has_extension(extension))
    }
}

/// What stands after each dot of a file's name but a first one, the longest first.
fn extensions(path: &Path) -> impl Iterator<Item = &str> {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or("");
    let dots = name.char_indices().filter(|(at, c)| *c == '.' && *at > 0);
    dots.filter_map(|(at, _)| name.get(at + 1..))
}

/// What a source is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// The language.
    pub language: &'static Language,
    /// How it is stored.
    pub form: &'static Form,
}

impl Source {
    /// Every form of every language.
    pub fn all() -> impl Iterator<Item = Source> {
        let forms =
            |&language: &&'static Language| language.forms.iter().map(move |form| Source { language, form });
        super::LANGUAGES.iter().flat_map(forms)
    }

    /// What a file is that begins with these bytes: they say so, or the file's name does. Everything else is MAPLE IR.
    pub fn of(name: &str, bytes: &[u8]) -> Source {
        Source::all()
            .find(|source| !source.form.magic.is_empty() && bytes.starts_with(source.form.magic))
            .or_else(|| Source::named(Path::new(name)))
            .unwrap_or(super::maple::SOURCE)
    }

    /// What a file's name promises; `None` if it is no name of a source. Of extensions with dots the longest counts.
    pub fn named(path: &Path) -> Option<Source> {
        extensions(path).find_map(Source::with_extension)
    }

    /// What is written to a file of that name: the form that is named by the extension, else one that has such files; `None` if it is no
    /// name of a source.
    pub fn named_by(path: &Path) -> Option<Source> {
        let exact = |extension: &str| {
            Source::all().find(|source| source.form.extension.eq_ignore_ascii_case(extension))
        };
        extensions(path).find_map(|extension| exact(extension).or_else(|| Source::with_extension(extension)))
    }

    /// The form whose files have this extension, written without a dot.
    pub fn with_extension(extension: &str) -> Option<Source> {
        Source::all().find(|source| source.form.has_extension(extension))
    }
}
