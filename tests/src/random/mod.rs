//! Random programs: well-typed MAPLE IR from a seed, the same program in C, and what runs and compares them.
//!
//! [`generate`](Program::generate) makes a tree, which is printed as MAPLE IR and as C. [`run`] runs programs on the executors,
//! [`native`] runs their translations, [`judge`] compares, [`reduce`](reduce::reduce) makes a program that fails small, [`fuzz`] does all of
//! it for many seeds.

mod c;
pub mod fuzz;
mod generate;
pub mod judge;
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
}

impl Default for Options {
    fn default() -> Options {
        Options {
            traps: 20,
            throws: 15,
            size: 4,
            avoid: Avoid::default(),
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
    /// As MAPLE IR.
    pub mpl: String,
    /// What both were printed from; empty if it was read from a text.
    pub tree: Tree,
}

impl Program {
    /// The program of a seed. Equal seeds and options give equal programs.
    pub fn generate(seed: u64, options: &Options) -> Program {
        Program::of_tree(generate::generate(seed, options))
    }

    /// The program of a tree.
    pub fn of_tree(tree: Tree) -> Program {
        Program {
            seed: tree.seed,
            mpl: mpl::print(&tree),
            tree,
        }
    }

    /// A program of which only the text is known. It can be judged, not compared with C.
    pub fn of_text(seed: u64, mpl: String) -> Program {
        let tree = Tree {
            seed,
            records: Vec::new(),
            sigs: Vec::new(),
            globals: Vec::new(),
            funcs: Vec::new(),
            nulls: false,
            prototypes: false,
            throws: false,
        };
        Program { seed, mpl, tree }
    }

    /// Whether it can be compared with C.
    pub fn has_c(&self) -> bool {
        !self.tree.throws
    }

    /// The program as C, to be made a file of by [`native::file`].
    pub fn c(&self) -> String {
        c::print(&self.tree)
    }

    /// The function without arguments that does the work.
    pub fn main(&self) -> String {
        format!("f{MAIN}_{}", self.seed)
    }

    /// The function without arguments that gives the checksum of all globals, also after a trap.
    pub fn check(&self) -> String {
        format!("f{CHECK}_{}", self.seed)
    }
}
