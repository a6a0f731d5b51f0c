//! Random programs: well-typed MAPLE IR from a seed, the same program in C, and what runs and compares them.
//!
//! [`generate`](Program::generate) makes a tree, which is printed as MAPLE IR and as C. [`run`] runs programs on the executors,
//! [`native`] runs their translations, [`judge`] compares, [`reduce`](reduce::reduce) makes a program that fails small, [`fuzz`] does all of
//! it for many seeds.

mod c;
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
    /// Programs with classes, of which the other options but the size say nothing.
    pub managed: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            traps: 20,
            throws: 15,
            size: 4,
            avoid: Avoid::default(),
            managed: false,
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
    /// As MAPLE IR; of a managed program without the class library.
    pub mpl: String,
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
    /// Nothing else is known; whether it has classes.
    Text(bool),
}

impl Program {
    /// The program of a seed. Equal seeds and options give equal programs.
    pub fn generate(seed: u64, options: &Options) -> Program {
        Program::of(
            seed,
            if options.managed {
                Source::Managed(managed::generate(seed, options.size))
            } else {
                Source::Plain(generate::generate(seed, options))
            },
        )
    }

    /// The program of this seed that is printed from something.
    pub fn of(seed: u64, source: Source) -> Program {
        let mpl = match &source {
            Source::Plain(tree) => mpl::print(tree),
            Source::Managed(module) => managed::tree::print(module),
            Source::Text(_) => String::new(),
        };
        Program { seed, mpl, source }
    }

    /// A program of which only the text is known. It can be judged, not compared with C.
    pub fn of_text(seed: u64, mpl: String, managed: bool) -> Program {
        let source = Source::Text(managed);
        Program { seed, mpl, source }
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
            Source::Text(_) => self.clone(),
        }
    }

    /// Whether it has classes.
    pub fn is_managed(&self) -> bool {
        matches!(self.source, Source::Managed(_) | Source::Text(true))
    }

    /// Whether it can be compared with C.
    pub fn has_c(&self) -> bool {
        matches!(&self.source, Source::Plain(tree) if !tree.throws)
    }

    /// The program as C, to be made a file of by [`native::file`]; empty if it cannot be compared with C.
    pub fn c(&self) -> String {
        match &self.source {
            Source::Plain(tree) => c::print(tree),
            _ => String::new(),
        }
    }

    /// The function without arguments that does the work.
    pub fn main(&self) -> String {
        if self.is_managed() {
            return format!("{}_7Cmain_7C_28_29V", managed::main_class(self.seed));
        }
        format!("f{MAIN}_{}", self.seed)
    }

    /// The function without arguments that gives the checksum of all globals, also after a trap.
    pub fn check(&self) -> String {
        if self.is_managed() {
            return format!("{}_7Ccheck_7C_28_29J", managed::main_class(self.seed));
        }
        format!("f{CHECK}_{}", self.seed)
    }
}
