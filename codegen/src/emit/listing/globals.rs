//! The declaration of a JavaScript module, in the layout of the seed's sample (seed 2 §8.4).

use std::fmt::Write;

use maple_mirbin::{Globals, module};

use crate::program::{DataObject, Program};

/// The declaration among the data of a program.
pub(super) fn find(program: &Program) -> Option<&DataObject> {
    program
        .data
        .iter()
        .find(|object| object.name == module::DECLARATION)
}

/// The directives of `object`; `None` if it is no declaration, or has more bytes than one.
pub(super) fn text(object: &DataObject) -> Option<String> {
    if object.name != module::DECLARATION || !object.relocs.is_empty() {
        return None;
    }
    let globals = Globals::parse(&object.bytes).ok()?;
    if globals.encode().ok()? != object.bytes {
        return None;
    }
    let mut out = String::new();
    let word = |value: usize, what: &str, out: &mut String| {
        let _ = writeln!(out, "\t.word {value}\t// {what}");
    };
    let bytes = |bytes: &[u8], what: &str, out: &mut String| {
        let list: Vec<String> = bytes.iter().map(|byte| format!("{byte:#x}")).collect();
        if !list.is_empty() {
            let _ = writeln!(out, "\t.byte {}\t// {what}", list.join(", "));
        }
    };
    word(globals.memory.len(), "globalMemSize bytes", &mut out);
    if !globals.memory.is_empty() {
        bytes(&globals.memory, "globalMemMap", &mut out);
        let count = globals.words_type_tagged.len();
        word(count, "globalwordstypetagged/refcounted byte count", &mut out);
        bytes(&globals.words_type_tagged, "globalwordstypetagged", &mut out);
        bytes(&globals.words_ref_counted, "globalwordsrefcounted", &mut out);
    }
    Some(out)
}
