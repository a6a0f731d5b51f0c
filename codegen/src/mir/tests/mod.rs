//! Tests of the text form: parser, printer and verifier together.

mod errors;
mod robust;
mod rules;
mod samples;
mod syntax;

use crate::diag::{Diagnostic, SourceFile};

use super::{Importer, Module, NoImports, Options, parse, print, print_function, verify};

fn try_parse(text: &str) -> Result<(Module, Vec<Diagnostic>), Vec<Diagnostic>> {
    parse(
        SourceFile::new("test.mpl", text.as_bytes()),
        &mut NoImports,
        Options::default(),
    )
}

/// The module; panics with the first error.
pub(in crate::mir) fn parsed(text: &str) -> Module {
    try_parse(text).unwrap_or_else(|errors| panic!("{}", errors[0])).0
}

/// The module, whose printed text reads and prints to itself.
fn fixpoint(text: &str) -> Module {
    let module = parsed(text);
    let once = print(&module);
    let again = try_parse(&once)
        .unwrap_or_else(|errors| panic!("{}\nin\n{once}", errors[0]))
        .0;
    assert_eq!(print(&again), once);
    module
}

/// The module, which the verifier accepts without remark and which prints to a fixpoint.
fn verified(text: &str) -> Module {
    let module = fixpoint(text);
    let problems = verify(&module, 20);
    assert!(problems.is_empty(), "{}", problems[0]);
    module
}

/// The statements of a function as printed, without its declarations.
fn main_body(module: &Module, name: &str) -> String {
    let name = module.names.get(name).unwrap_or_else(|| panic!("no {name}"));
    let id = module.funcs.lookup(name).unwrap_or_else(|| panic!("no function"));
    let text = print_function(module, id);
    let inner = text
        .split_once("{\n")
        .map_or("", |t| t.1)
        .rsplit_once("}\n")
        .map_or("", |t| t.0);
    inner
        .lines()
        .filter(|l| !l.starts_with("  var %"))
        .map(|l| format!("{l}\n"))
        .collect()
}

/// Serves files from a list.
struct Files<'f>(&'f [(&'f str, &'f str)]);

impl Importer for Files<'_> {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        let found = self.0.iter().find(|f| f.0 == name);
        found
            .map(|f| f.1.as_bytes().to_vec())
            .ok_or_else(|| "no such file".to_owned())
    }
}
