//! What evaluated code sees of the code that evaluates it: environments, as text in the program.
//!
//! The first line says `strict` or `sloppy`, and what else there is to the place. Each line that follows is an environment, from the innermost
//! to the outermost: what it belongs to, then its fields, each with its distance.

use std::fmt::Write as _;

/// What a variable is to code that is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Of `var` or a function.
    Variable,
    /// A parameter.
    Parameter,
    /// Of `let` or a class.
    Lexical,
    /// Of `const`.
    Constant,
    /// What `catch` has caught.
    Caught,
    /// The name of a function expression.
    Callee,
    /// One that modules share: its cell is there.
    Shared,
    /// One that modules share and this one does not assign to.
    SharedConstant,
}

impl Kind {
    /// Whether it may have no value yet.
    pub fn is_checked(self) -> bool {
        matches!(
            self,
            Kind::Lexical | Kind::Constant | Kind::Shared | Kind::SharedConstant
        )
    }
}

const KINDS: [(Kind, char); 8] = [
    (Kind::Variable, 'v'),
    (Kind::Parameter, 'p'),
    (Kind::Lexical, 'l'),
    (Kind::Constant, 'c'),
    (Kind::Caught, 'e'),
    (Kind::Callee, 'f'),
    (Kind::Shared, 'm'),
    (Kind::SharedConstant, 'i'),
];

/// A variable of an environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: String,
    pub kind: Kind,
    pub offset: i32,
}

/// An environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Given {
    /// The variables of a scope.
    Scope(Vec<Field>),
    /// What a function has besides: distances of `this`, `arguments`, the object with its variables, the function itself and `new.target`.
    Function {
        this: Option<i32>,
        arguments: Option<i32>,
        variables: Option<i32>,
        callee: Option<i32>,
        target: Option<i32>,
    },
    /// The object of a `with` statement.
    With(i32),
}

/// What there is to the place where code is evaluated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// Default values of parameters, whose names are taken.
    Parameters,
    /// `arguments` is taken as well.
    Arguments,
    /// `super` may be read.
    Super,
    /// `super` may be called.
    SuperCall,
    /// There is `new.target`.
    Target,
    /// Values of fields, where `arguments` must not be used.
    Field,
}

/// All marks, and what they are called.
pub const MARKS: [(Mark, &str); 6] = [
    (Mark::Parameters, "parameters"),
    (Mark::Arguments, "arguments"),
    (Mark::Super, "super"),
    (Mark::SuperCall, "super-call"),
    (Mark::Target, "target"),
    (Mark::Field, "field"),
];

/// All that evaluated code sees.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Surroundings {
    pub is_strict: bool,
    pub marks: Vec<Mark>,
    /// From the innermost to the outermost.
    pub levels: Vec<Given>,
}

impl Surroundings {
    /// Whether a scope has a variable with a name.
    pub fn has(&self, name: &str) -> bool {
        self.levels.iter().any(|level| match level {
            Given::Scope(fields) => fields.iter().any(|field| field.name == name),
            _ => false,
        })
    }

    /// As text.
    pub fn print(&self) -> String {
        let mut text = String::from(if self.is_strict { "strict" } else { "sloppy" });
        for (mark, name) in MARKS {
            if self.marks.contains(&mark) {
                text.extend([" ", name]);
            }
        }
        for level in &self.levels {
            text.push('\n');
            // A `String` takes everything.
            let _ = match level {
                Given::Scope(fields) => {
                    text.push_str("scope");
                    fields.iter().try_for_each(|Field { name, kind, offset }| {
                        let kind = KINDS.iter().find(|row| row.0 == *kind).map_or('v', |row| row.1);
                        write!(text, " {kind}{offset}:{name}")
                    })
                }
                Given::Function {
                    this,
                    arguments,
                    variables,
                    callee,
                    target,
                } => {
                    text.push_str("function");
                    [this, arguments, variables, callee, target]
                        .iter()
                        .try_for_each(|offset| write!(text, " {}", offset.unwrap_or(0)))
                }
                Given::With(offset) => write!(text, "with {offset}"),
            };
        }
        text
    }

    /// Reads what [`Surroundings::print`] writes; `None` if it is anything else.
    pub fn parse(text: &str) -> Option<Surroundings> {
        let mut lines = text.split('\n');
        let mut words = lines.next()?.split(' ');
        let is_strict = match words.next()? {
            "strict" => true,
            "sloppy" => false,
            _ => return None,
        };
        let mark = |word: &str| Some(MARKS.iter().find(|row| row.1 == word)?.0);
        let marks = words.map(mark).collect::<Option<_>>()?;
        let offset = |text: &str| {
            text.parse::<i32>()
                .ok()
                .filter(|offset| *offset > 0 && offset % 8 == 0)
        };
        let level = |line: &str| {
            let mut words = line.split(' ');
            Some(match words.next()? {
                "scope" => {
                    let field = |word: &str| {
                        let (place, name) = word.split_once(':')?;
                        let mark = place.chars().next()?;
                        let kind = KINDS.iter().find(|row| row.1 == mark)?.0;
                        Some(Field {
                            name: name.to_owned(),
                            kind,
                            offset: offset(place.get(1..)?)?,
                        })
                    };
                    Given::Scope(words.map(field).collect::<Option<_>>()?)
                }
                "function" => Given::Function {
                    this: offset(words.next()?),
                    arguments: offset(words.next()?),
                    variables: offset(words.next()?),
                    callee: offset(words.next()?),
                    target: offset(words.next()?),
                },
                "with" => Given::With(offset(words.next()?)?),
                _ => return None,
            })
        };
        let levels = lines.map(level).collect::<Option<_>>()?;
        Some(Surroundings {
            is_strict,
            marks,
            levels,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_read_again() {
        let field = |name: &str, kind, offset| Field {
            name: name.to_owned(),
            kind,
            offset,
        };
        let all = Surroundings {
            is_strict: false,
            marks: vec![Mark::Super, Mark::Target],
            levels: vec![
                Given::With(8),
                Given::Scope(vec![field("a", Kind::Constant, 8), field("ü", Kind::Caught, 16)]),
                Given::Scope(Vec::new()),
                Given::Function {
                    this: Some(8),
                    arguments: None,
                    variables: Some(16),
                    callee: None,
                    target: Some(24),
                },
            ],
        };
        assert_eq!(Surroundings::parse(&all.print()), Some(all));
    }

    #[test]
    fn anything_else_is_refused() {
        for text in [
            "",
            "loose",
            "strict\n",
            "sloppy\nscope v7:a",
            "sloppy\nwith 0",
            "sloppy everything",
            "sloppy\nfunction 8 0 0 0",
        ] {
            assert_eq!(Surroundings::parse(text), None, "{text}");
        }
    }
}
