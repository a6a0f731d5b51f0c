//! Front ends: each is a folder here that reads a language and lowers it to [`crate::mir`], and a row of [`LANGUAGES`].
//!
//! A front end owns its syntax, its checks and its lowering. It shares [`crate::diag`] with the others, so that problems look alike in
//! every language, and knows nothing of passes, selection or images. The compiler, the tools and the tests know languages from their rows.

mod build;
pub mod corevm;
mod dominance;
pub mod javascript;
mod language;
pub mod maple;
mod origin;
pub mod shard;
pub mod uvm;

pub use language::{Form, Found, Language, Source};
pub use origin::Origin;

use crate::binary;
use crate::diag::{Diagnostic, SourceFile};
use crate::mir::{Importer, Module};
use crate::readback;

/// Every language that the compiler reads.
pub static LANGUAGES: &[&Language] = &[
    &maple::LANGUAGE,
    &shard::LANGUAGE,
    &uvm::LANGUAGE,
    &corevm::LANGUAGE,
    &javascript::LANGUAGE,
];

/// Settings of [`read`] and [`convert`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Errors after which no more are reported.
    pub max_errors: usize,
    /// Accept only the canonical form of languages that have one.
    pub strict: bool,
    /// coreVM IR: functions see the variables of their parents.
    pub parent_variables: bool,
    /// Lowered modules become ones that run.
    pub raise: bool,
    /// MAPLE IR that is only printed: warn of what compiling it would refuse. Without it what parses is printed.
    pub verify: bool,
    /// Functions in MAPLE IR with errors in their code are left out ([`leave_out`](crate::mir::leave_out)); what is made of a module has the others.
    pub keep_going: bool,
    /// What a text in JavaScript is.
    pub part: Part,
}

/// What a text is: most are programs, but those may make texts themselves and run them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub enum Part {
    /// A program.
    #[default]
    Program,
    /// Statements whose value a program wants, by their number among its texts.
    Statements(u32),
    /// A function in brackets.
    Function(u32),
    /// A script after others: its variables are global.
    Script(u32),
    /// A module, which others may use.
    Module(u32),
    /// Statements that see variables of the code that evaluates them.
    Within {
        /// Their number among the texts of the program.
        number: u32,
        /// What they see, as that code says it.
        scope: String,
    },
}

impl Part {
    /// Whether it begins a program.
    pub const fn is_program(&self) -> bool {
        matches!(self, Part::Program)
    }

    /// Whether its variables are global.
    pub const fn is_script(&self) -> bool {
        matches!(self, Part::Program | Part::Script(_))
    }

    /// What tells its structures from those of others.
    pub fn mark(&self) -> String {
        match self {
            Part::Program => String::new(),
            Part::Statements(number)
            | Part::Function(number)
            | Part::Script(number)
            | Part::Module(number)
            | Part::Within { number, .. } => {
                format!("{number}|")
            }
        }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            max_errors: crate::diag::Diagnostics::DEFAULT_LIMIT,
            strict: false,
            parent_variables: false,
            raise: false,
            verify: false,
            keep_going: false,
            part: Part::Program,
        }
    }
}

/// Reads a module of any language; the file's name and bytes tell which. An image is read back ([`readback`]). The result is verified; with it come warnings.
///
/// # Errors
/// Every problem of the text.
pub fn read(file: SourceFile, importer: &mut dyn Importer, options: Options) -> Found<Module> {
    if readback::is_image(file.text()) {
        return readback::read(&file, options.max_errors);
    }
    let Source { language, form } = Source::of(file.name(), file.text());
    (language.read)(file, form, importer, options)
}

/// Writes a program of any language as MAPLE IR, or in another form of its own language. It is checked; with the result come warnings.
///
/// # Errors
/// Every problem of the program; that its language has no such form; what the form cannot say.
pub fn convert(
    file: SourceFile,
    to: Source,
    importer: &mut dyn Importer,
    options: Options,
) -> Found<Vec<u8>> {
    if readback::is_image(file.text()) {
        if to.language == maple::SOURCE.language {
            let (module, warnings) = readback::read(&file, options.max_errors)?;
            return Ok((maple::write(&module, to.form, file.name())?, warnings));
        }
        let message = "an image can be written as MAPLE IR only".to_owned();
        return Err(vec![Diagnostic::unplaced("form", file.name(), message)]);
    }
    let from = Source::of(file.name(), file.text());
    if from.language == to.language {
        return (from.language.convert)(file, from.form, to.form, importer, options);
    }
    if to.language == maple::SOURCE.language {
        let name = file.name().to_owned();
        let (module, warnings) = read(file, importer, options)?;
        return Ok((maple::write(&module, to.form, &name)?, warnings));
    }
    let forms: Vec<String> = from
        .language
        .forms
        .iter()
        .map(|form| format!(".{}", form.extension))
        .collect();
    let message = format!(
        "a program in {} cannot be written as {}; its own forms are {}",
        from.language.name,
        to.language.name,
        forms.join(" and ")
    );
    Err(vec![Diagnostic::unplaced("form", file.name(), message)])
}
