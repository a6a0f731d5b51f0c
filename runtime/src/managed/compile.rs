//! Source texts that a program makes and wants to run.

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SourceKind {
    /// Statements: its value is what the last one gives.
    Statements,
    /// One expression in brackets, a function, which is its value.
    Function,
    /// A script after others: its variables are global, its value is what the last statement gives.
    Script,
    /// A module: its value says what the runtime needs to link it.
    Module,
}

/// A text that a program wants to run.
#[derive(Clone, Copy, Debug)]
pub struct SourceText<'s> {
    /// UTF-8; a surrogate that stands alone is U+FFFD.
    pub text: &'s str,
    /// What it is called where its places are shown.
    pub name: &'s str,
    /// What it is.
    pub kind: SourceKind,
    /// What it sees of the code that evaluates it, as the compiler has said it.
    pub scope: Option<&'s str>,
    /// Its number among the texts of the program.
    pub number: u32,
}

/// Why a text does not run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CompileError {
    /// The embedder has given no compiler.
    NoCompiler,
    /// The text is wrong: a message.
    Text(String),
    /// What it became cannot be loaded: a message.
    Load(String),
}

/// Makes an image of a text, or says what is wrong with it.
pub type CompileText = dyn Fn(&SourceText<'_>) -> Result<Vec<u8>, String> + Send + Sync;
