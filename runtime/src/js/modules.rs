//! Modules of a program as data (ECMAScript, Source Text Module Records). `builtins::host::module` loads, links and evaluates them.
//!
//! A variable that modules share lives in a cell: a pair whose first value it is.

use rustc_hash::FxHashMap;

use super::value::{Object, Value};

/// What a cell of a module is that is no variable of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Import {
    /// A name of another module, by the number of the request.
    Name(usize, String),
    /// The namespace of another module.
    Namespace(usize),
}

/// What a name is that a module gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Export {
    /// A cell.
    Local(usize),
    /// A name of another module, by the number of the request.
    Indirect(usize, String),
    /// The namespace of another module.
    Namespace(usize),
}

/// What a module asks of others and gives them, as the compiler says it.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Linkage {
    /// How many cells the module has.
    pub cells: usize,
    /// Modules that it asks for.
    pub requests: Vec<String>,
    /// Cells that are other modules'.
    pub imports: FxHashMap<usize, Import>,
    /// Names that it gives.
    pub exports: Vec<(String, Export)>,
    /// Modules, by the numbers of the requests, all of whose names it gives.
    pub stars: Vec<usize>,
}

/// Cells that a module may have.
const MOST_CELLS: usize = 1 << 20;

impl Linkage {
    /// Reads the compiler's text; `None` if it is anything else.
    pub fn parse(text: &str) -> Option<Linkage> {
        let mut lines = text.lines();
        let cells = lines.next()?.parse().ok().filter(|cells| *cells <= MOST_CELLS)?;
        let mut linkage = Linkage {
            cells,
            ..Linkage::default()
        };
        for line in lines {
            linkage.read(line)?;
        }
        Some(linkage)
    }

    fn read(&mut self, line: &str) -> Option<()> {
        let words: Vec<String> = line.split('\t').map(plain).collect();
        let requests = self.requests.len();
        let request = |word: &String| word.parse::<usize>().ok().filter(|number| *number < requests);
        let cells = self.cells;
        let cell = |word: &String| word.parse::<usize>().ok().filter(|number| *number < cells);
        let (word, rest) = words.split_first()?;
        match (word.as_str(), rest) {
            ("request", [specifier]) => self.requests.push(specifier.clone()),
            ("import", [at, of, name]) => {
                let import = Import::Name(request(of)?, name.clone());
                self.imports.insert(cell(at)?, import);
            }
            ("namespace", [at, of]) => {
                self.imports.insert(cell(at)?, Import::Namespace(request(of)?));
            }
            ("local", [name, at]) => self.exports.push((name.clone(), Export::Local(cell(at)?))),
            ("indirect", [name, of, theirs]) => {
                let export = Export::Indirect(request(of)?, theirs.clone());
                self.exports.push((name.clone(), export));
            }
            ("all", [name, of]) => self.exports.push((name.clone(), Export::Namespace(request(of)?))),
            ("star", [of]) => self.stars.push(request(of)?),
            _ => return None,
        }
        Some(())
    }
}

/// A word of a line as it was.
fn plain(word: &str) -> String {
    let mut text = String::with_capacity(word.len());
    let mut chars = word.chars();
    while let Some(char) = chars.next() {
        text.push(match (char, char == '\\') {
            (_, true) => match chars.next() {
                Some('t') => '\t',
                Some('n') => '\n',
                Some(other) => other,
                None => '\\',
            },
            (char, false) => char,
        });
    }
    text
}

/// What the code of a module is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Code {
    /// A module of ECMAScript: the generator function that it is, then the generator.
    Own(Value),
    /// A file of CommonJS, or of data.
    Common,
    /// A part of the host.
    Host,
}

/// How far a module is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    /// What it asks for is known.
    Loaded,
    /// Its functions are there.
    Linked,
    /// What it asks for is being evaluated.
    Evaluating,
    /// It awaits something, or waits for a module that does.
    Waiting,
    /// It is there.
    Evaluated,
    /// It has thrown a value.
    Failed(Value),
}

/// A module. The realm owns its values.
#[derive(Debug)]
pub(super) struct Module {
    /// Its file, or the name of a part of the host.
    pub name: String,
    pub code: Code,
    pub linkage: Linkage,
    /// The modules that it asks for.
    pub requests: Vec<usize>,
    /// Its cells, as far as they are known.
    pub cells: Vec<Option<Value>>,
    /// Cells of names that others want of what is no module of ECMAScript.
    pub wanted: Vec<(String, Value)>,
    /// What it gives, if it is no module of ECMAScript and has run.
    pub exports: Option<Value>,
    pub namespace: Option<Object>,
    /// A cell with the namespace.
    pub namespace_cell: Option<Value>,
    pub state: State,
    /// How many modules it waits for.
    pub pending: usize,
    /// Modules that wait for it.
    pub parents: Vec<usize>,
    /// Promises that say that it is done.
    pub waiting: Vec<Object>,
}

/// The modules of a program.
#[derive(Default, Debug)]
pub(super) struct Modules {
    /// Their numbers by name.
    pub known: FxHashMap<String, usize>,
    pub all: Vec<Module>,
    /// What promises that the program itself is done, if that is a module.
    pub main: Option<Object>,
    /// What modules are told of themselves, by file.
    pub metas: FxHashMap<String, Value>,
}

impl Modules {
    /// Adds a module.
    pub fn add(&mut self, name: String, code: Code, linkage: Linkage) -> usize {
        let number = self.all.len();
        self.known.insert(name.clone(), number);
        self.all.push(Module {
            name,
            code,
            cells: vec![None; linkage.cells],
            linkage,
            requests: Vec::new(),
            wanted: Vec::new(),
            exports: None,
            namespace: None,
            namespace_cell: None,
            state: State::Loaded,
            pending: 0,
            parents: Vec::new(),
            waiting: Vec::new(),
        });
        number
    }

    /// Forgets all modules from a number on: one of them could not be had.
    pub fn forget_from(&mut self, first: usize) {
        self.all.truncate(first);
        self.known.retain(|_, number| *number < first);
    }

    /// A module, and the one that it means by a request.
    pub fn requested(&self, module: usize, request: usize) -> usize {
        let found = self.all.get(module).and_then(|it| it.requests.get(request));
        found.copied().unwrap_or(module)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_the_compiler_are_read() {
        let text = "3\nrequest\t./a.mjs\nimport\t0\t0\ta\\tb\nnamespace\t1\t0\nlocal\tdefault\t2\nstar\t0\n";
        let linkage = Linkage::parse(text).expect("a text of the compiler");
        assert_eq!(linkage.cells, 3);
        assert_eq!(linkage.requests, ["./a.mjs"]);
        assert_eq!(linkage.imports[&0], Import::Name(0, "a\tb".to_owned()));
        assert_eq!(linkage.imports[&1], Import::Namespace(0));
        assert_eq!(linkage.exports, [("default".to_owned(), Export::Local(2))]);
        assert_eq!(linkage.stars, [0]);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "x",
            "1\nlocal\ta\t1",
            "1\nimport\t0\t0\ta",
            "0\nstar\t0",
            "0\nother",
        ] {
            assert_eq!(Linkage::parse(text), None, "{text}");
        }
    }
}
