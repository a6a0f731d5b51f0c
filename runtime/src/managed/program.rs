//! What the embedder says about a program that finds its arguments and files by itself.

/// A program's surroundings.
#[derive(Clone, Default, Debug)]
pub struct Program {
    /// The file of the program and the words after it.
    pub arguments: Vec<String>,
    /// Whether it may read and write files.
    pub files: bool,
    /// Whether it has what the language itself has and no more: nothing to print with, no timers, nothing of the process.
    pub is_bare: bool,
}
