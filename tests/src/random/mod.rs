//! Random programs: well-typed MAPLE IR or µVM IR from a seed, the same program in C, and what runs and compares them.
//!
//! [`generate`](Program::generate) makes a tree, which is printed as MAPLE IR or µVM IR, and as C. [`run`] runs programs on the executors,
//! [`native`] runs their translations, [`judge`] compares, [`reduce`](reduce::reduce) makes a program that fails small, [`fuzz`] does all of
//! it for many seeds. [`managed`] has programs with classes, [`forms`] the rest of MAPLE IR; [`corevm`] has programs of coreVM IR, and what they mean.

mod c;
pub mod corevm;
pub mod coverage;
pub mod forms;
pub mod fuzz;
mod generate;
pub mod judge;
pub mod managed;
mod mpl;
pub mod native;
mod reach;
pub mod reduce;
pub mod run;
pub mod tree;
pub mod types;
pub mod uvm;

pub use uvm::answer::Shown;

use tree::{CHECK, MAIN, Tree};

/// What programs look like.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Percentage of programs that may trap.
    pub traps: u32,
    /// Percentage of programs that may throw.
    pub throws: u32,
    /// Greatest number of statements in a function, about.
    pub size: u32,
    /// What programs do without.
    pub avoid: Avoid,
    /// Which programs; of those with classes the other options but the size say nothing.
    pub kind: Kind,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            traps: 20,
            throws: 15,
            size: 4,
            avoid: Avoid::default(),
            kind: Kind::Plain,
        }
    }
}

/// Kinds of programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// MAPLE IR without classes.
    Plain,
    /// MAPLE IR with classes.
    Managed,
    /// The rest of MAPLE IR.
    Forms,
    /// µVM IR.
    Uvm,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 4] = [Kind::Plain, Kind::Managed, Kind::Forms, Kind::Uvm];

    /// Name of the kind.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Plain => "random",
            Kind::Managed => "managed",
            Kind::Forms => "forms",
            Kind::Uvm => "uvm",
        }
    }

    /// The kind of a name.
    pub fn from_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What programs of the kind are.
    pub fn about(self) -> &'static str {
        match self {
            Kind::Plain => "programs of MAPLE IR, without what the others have",
            Kind::Managed => "programs with classes, exceptions and monitors; they are not compared with C",
            Kind::Forms => {
                "programs with wide types, packed structures, generics, built-ins and long jumps, which check themselves"
            }
            Kind::Uvm => "programs of µVM IR",
        }
    }

    /// What a file with their translations starts with, after what is common to all.
    pub fn prelude(self) -> &'static str {
        match self {
            Kind::Uvm => uvm::c::PRELUDE,
            _ => "",
        }
    }

    /// What a module of its programs begins with.
    pub fn library(self) -> String {
        match self {
            Kind::Managed => managed::library(),
            Kind::Forms => forms::PRELUDE.to_owned(),
            Kind::Plain | Kind::Uvm => String::new(),
        }
    }

    /// The extension of its files.
    pub fn extension(self) -> &'static str {
        match self {
            Kind::Uvm => "uir",
            _ => "mpl",
        }
    }

    /// What starts a comment in its files.
    pub fn comment(self) -> &'static str {
        match self {
            Kind::Uvm => "//",
            _ => "#",
        }
    }
}

/// Things that programs can do without, for searching on while one of them has a known fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Avoid(u32);

impl Avoid {
    /// Names of the things.
    pub const NAMES: [&str; 3] = ["wide-extract", "narrow-retype", "narrow-assert"];

    /// Adds the thing of this name; `None` if there is none.
    pub fn with(self, name: &str) -> Option<Avoid> {
        let index = Avoid::NAMES.iter().position(|known| *known == name)?;
        Some(Avoid(self.0 | 1 << index))
    }

    /// Whether the thing of this name, one of [`Avoid::NAMES`], is avoided.
    fn has(self, name: &str) -> bool {
        self.with(name) == Some(self)
    }
}

impl std::fmt::Display for Avoid {
    /// The names, with commas between them.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let names: Vec<&str> = Avoid::NAMES.into_iter().filter(|name| self.has(name)).collect();
        f.write_str(&names.join(","))
    }
}

/// A random program.
#[derive(Clone, Debug)]
pub struct Program {
    /// The seed; it ends all global names.
    pub seed: u64,
    /// As MAPLE IR or µVM IR, without the [library](Kind::library).
    pub text: String,
    /// What it was printed from.
    pub source: Source,
}

/// What a program is printed from.
#[derive(Clone, Debug)]
pub enum Source {
    /// Without classes.
    Plain(Tree),
    /// With classes.
    Managed(managed::tree::Module),
    /// The rest of MAPLE IR.
    Forms(forms::tree::Module),
    /// µVM IR.
    Uvm(uvm::tree::Bundle),
    /// Nothing else is known.
    Text(Kind),
}

impl Program {
    /// The program of a seed. Equal seeds and options give equal programs.
    pub fn generate(seed: u64, options: &Options) -> Program {
        Program::of(
            seed,
            match options.kind {
                Kind::Plain => Source::Plain(generate::generate(seed, options)),
                Kind::Managed => Source::Managed(managed::generate(seed, options.size)),
                Kind::Forms => Source::Forms(forms::generate(seed, options.size, options.traps)),
                Kind::Uvm => {
                    let Options {
                        size, traps, throws, ..
                    } = *options;
                    Source::Uvm(uvm::generate(seed, size, traps, throws))
                }
            },
        )
    }

    /// The program of this seed that is printed from something.
    pub fn of(seed: u64, source: Source) -> Program {
        let text = match &source {
            Source::Plain(tree) => mpl::print(tree),
            Source::Managed(module) => managed::tree::print(module),
            Source::Forms(module) => forms::tree::print(module),
            Source::Uvm(bundle) => uvm::print(bundle),
            Source::Text(_) => String::new(),
        };
        Program { seed, text, source }
    }

    /// A program of which only the text is known. It can be judged, not compared with C.
    pub fn of_text(seed: u64, text: String, kind: Kind) -> Program {
        let source = Source::Text(kind);
        Program { seed, text, source }
    }

    /// The smallest program found that `fails` as this one does.
    #[must_use]
    pub fn reduced(&self, fails: &mut dyn FnMut(&Program) -> bool) -> Program {
        let of = |source| Program::of(self.seed, source);
        match &self.source {
            Source::Plain(tree) => {
                let mut fails = |tree: &Tree| fails(&of(Source::Plain(tree.clone())));
                of(Source::Plain(reduce::reduce(tree, &mut fails)))
            }
            Source::Managed(module) => {
                let mut fails = |module: &managed::tree::Module| fails(&of(Source::Managed(module.clone())));
                of(Source::Managed(managed::reduce::reduce(module, &mut fails)))
            }
            Source::Forms(module) => {
                let mut fails = |module: &forms::tree::Module| fails(&of(Source::Forms(module.clone())));
                of(Source::Forms(forms::reduce::reduce(module, &mut fails)))
            }
            Source::Uvm(bundle) => {
                let mut fails = |bundle: &uvm::tree::Bundle| fails(&of(Source::Uvm(bundle.clone())));
                of(Source::Uvm(uvm::reduce::reduce(bundle, &mut fails)))
            }
            Source::Text(_) => self.clone(),
        }
    }

    /// Its kind.
    pub fn kind(&self) -> Kind {
        match self.source {
            Source::Plain(_) => Kind::Plain,
            Source::Managed(_) => Kind::Managed,
            Source::Forms(_) => Kind::Forms,
            Source::Uvm(_) => Kind::Uvm,
            Source::Text(kind) => kind,
        }
    }

    /// Whether it can be compared with C.
    pub fn has_c(&self) -> bool {
        match &self.source {
            Source::Plain(tree) => !tree.throws,
            Source::Uvm(_) => true,
            _ => false,
        }
    }

    /// The program as C, to be made a file of by [`native::file`]; empty if it cannot be compared with C.
    pub fn c(&self) -> String {
        match &self.source {
            Source::Plain(tree) => c::print(tree),
            Source::Uvm(bundle) => uvm::c::print(bundle),
            _ => String::new(),
        }
    }

    /// The function without arguments that does the work.
    pub fn main(&self) -> String {
        match self.kind() {
            Kind::Plain | Kind::Forms => format!("f{MAIN}_{}", self.seed),
            Kind::Managed => format!("{}_7Cmain_7C_28_29V", managed::main_class(self.seed)),
            Kind::Uvm => format!("f{}_{}", uvm::tree::WORK, self.seed),
        }
    }

    /// The function without arguments that gives the checksum of all globals, also after a trap.
    pub fn check(&self) -> String {
        match self.kind() {
            Kind::Plain | Kind::Forms => format!("f{CHECK}_{}", self.seed),
            Kind::Managed => format!("{}_7Ccheck_7C_28_29J", managed::main_class(self.seed)),
            Kind::Uvm => format!("f{}_{}", uvm::tree::CHECK, self.seed),
        }
    }
}
