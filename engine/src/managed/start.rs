//! Where a managed program begins if a class is named (image.md §10).

use crate::state::managed::Managed;
use maple_loader::nearest;
use maple_rt::class::{Class, Method, flags};
use maple_rt::managed::language;

/// Why a program cannot start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoMain {
    /// No image says where.
    Missing {
        /// A method of a class was looked for.
        managed: bool,
    },
    /// The function has other parameters than those with which a program starts.
    Signature {
        /// Its name.
        function: String,
        /// A method of a class was looked for.
        managed: bool,
    },
    /// No image has a class of this name.
    Class {
        /// The name, with dots.
        class: String,
        /// Classes with names like it.
        near: Vec<String>,
    },
    /// The class has no method that a program can start at.
    Method {
        /// The name, with dots.
        class: String,
        /// It has such a method that is not public and static.
        hidden: bool,
        /// Classes that a program can start at.
        others: Vec<String>,
    },
}

/// Most classes that a message names.
const MAX_NAMES: usize = 3;

impl std::fmt::Display for NoMain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let list = |names: &[String]| {
            let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
            names.join(" or ")
        };
        let (main, parameter) = language().names().main_shown;
        let declaration = language().names().main_declaration;
        match self {
            NoMain::Missing { managed: true } => f.write_str("no image has a managed `main`"),
            NoMain::Missing { managed: false } => f.write_str("no image has a function `main`"),
            NoMain::Signature { function, managed } => {
                let wanted = if *managed {
                    &format!("a static method that takes {parameter} or nothing")
                } else {
                    "a function that takes (argc, argv, environ) or fewer of them"
                };
                write!(f, "a program cannot start at `{function}`: it needs {wanted}")
            }
            NoMain::Class { class, near } => {
                write!(f, "no image has a class `{class}`")?;
                match near.as_slice() {
                    [] => Ok(()),
                    near => write!(f, "; did you mean {}?", list(near)),
                }
            }
            NoMain::Method {
                class,
                hidden,
                others,
            } => {
                if *hidden {
                    write!(f, "{main} of class `{class}` is not public and static")?;
                } else {
                    write!(f, "class `{class}` has no method `{declaration}`")?;
                }
                match others.as_slice() {
                    [] => Ok(()),
                    others => write!(f, "; a program can start at {}", list(others)),
                }
            }
        }
    }
}

impl std::error::Error for NoMain {}

impl Managed {
    /// Whether the code at an address is a static method that takes an array of strings and nothing else.
    pub fn takes_strings(&self, code: u64) -> bool {
        let takes = |method: &Method| {
            let signature = method.name.split_once('|').map_or("", |(_, signature)| signature);
            signature.starts_with(language().names().main_signature)
        };
        let fits =
            |method: &Method| method.code == code && method.flags & flags::STATIC != 0 && takes(method);
        self.classes
            .all()
            .iter()
            .any(|class| class.methods().iter().any(fits))
    }

    /// Address of `main` of the class with this name, with dots or slashes.
    pub fn main_of(&self, name: &str) -> Result<u64, NoMain> {
        let descriptor = format!("L{};", name.replace('.', "/"));
        let class = name.replace('/', ".");
        let Some(found) = self.classes.find(&descriptor) else {
            let all = self.classes.all();
            let names = all
                .iter()
                .map(|known| known.shown())
                .filter(|known| !known.starts_with('['));
            let near = nearest(&class, names);
            return Err(NoMain::Class { class, near });
        };
        // Static methods are inherited.
        let mut chain = std::iter::successors(Some(found), |class| class.superclass());
        let public = chain.find_map(main);
        public.ok_or_else(|| {
            let all = self.classes.all();
            let others = all.iter().filter(|class| main(class).is_some());
            NoMain::Method {
                class,
                hidden: found
                    .methods()
                    .iter()
                    .any(|method| &*method.name == language().names().main),
                others: others
                    .take(MAX_NAMES)
                    .map(|class| class.shown().to_owned())
                    .collect(),
            }
        })
    }
}

/// Address of the class's own `main`.
fn main(class: &Class) -> Option<u64> {
    const WANTED: u32 = flags::PUBLIC | flags::STATIC;
    let methods = class.methods().iter();
    let mut found =
        methods.filter(|method| &*method.name == language().names().main && method.flags & WANTED == WANTED);
    found.next().map(|method| method.code).filter(|&code| code != 0)
}
