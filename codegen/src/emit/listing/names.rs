//! Symbols as the preprocessor and the assembler read them.

use std::borrow::Cow;

use maple_mirbin::disasm::{quoted, targets};
use maple_mirbin::header::parse;
use maple_mirbin::{Header, Op, RangeGotoForm};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::emit::EmitError;
use crate::emit::plan::Plan;
use crate::program::{Definition, FunctionCode, Linkage, Program, Reloc, SymbolId};

/// Names without two underscores in front that preprocessors of Unix systems replace or take for operators.
const MACROS: [&str; 5] = ["linux", "unix", "_LP64", "_STDC_PREDEF_H", "_Pragma"];
const LABEL: &str = "mirbin_label_";
const END_LABEL: &str = ".label.end.";

/// The names of a program's symbols in its listing, ready to be written.
pub(super) struct Names {
    /// By symbol.
    names: Vec<String>,
    /// Labels of bound symbols that others see, for those that are referred to.
    aliases: FxHashMap<SymbolId, String>,
    /// Labels of places in functions with an MPJS header, by offset from the magic.
    labels: FxHashMap<(SymbolId, u32), String>,
    /// Names in the program, as written.
    taken: FxHashSet<String>,
    /// A name of the program looks like a label inside a function.
    labels_taken: bool,
}

impl Names {
    /// Finds a name for every symbol: its own, unless it is local and shares that.
    pub fn new(plan: &Plan<'_>) -> Result<Names, EmitError> {
        let program = plan.program;
        let ops: FxHashSet<String> = Op::ALL.iter().map(|op| format!("OP_{op}")).collect();
        let mut names = Names {
            names: vec![String::new(); program.symbols.len()],
            aliases: FxHashMap::default(),
            labels: FxHashMap::default(),
            taken: FxHashSet::default(),
            labels_taken: false,
        };
        let ids = || (0..program.symbols.len() as u32).map(SymbolId);
        let (local, seen): (Vec<_>, Vec<_>) = ids().partition(|&symbol| is_local(program, symbol));
        for symbol in seen.into_iter().chain(local) {
            let name = plan.name(symbol);
            if !readable(name) || ops.contains(name) {
                return Err(EmitError::Listing {
                    name: name.to_owned(),
                });
            }
            names.labels_taken |= name.starts_with(LABEL) || name.starts_with(END_LABEL);
            let written = names.fresh(name);
            if let Some(place) = names.names.get_mut(symbol.0 as usize) {
                *place = written;
            }
        }
        for field in plan.fields() {
            let symbol = field.reloc.symbol;
            let needs_alias = plan.bound(symbol).is_some() && !is_local(program, symbol);
            if needs_alias && !names.aliases.contains_key(&symbol) {
                let alias = names.fresh(&format!(".L{}", plan.name(symbol)));
                names.aliases.insert(symbol, alias);
            }
        }
        for function in &program.functions {
            names.labels_of(function, program.note.range_goto_form);
        }
        Ok(names)
    }

    /// Finds names for the labels of a function whose listing calls them as its source does, `mirbin_label_<function>_<label>`
    /// (image.md §5).
    fn labels_of(&mut self, function: &FunctionCode, range_goto: RangeGotoForm) {
        let Ok(parsed) = parse(&function.bytes) else {
            return;
        };
        if matches!(parsed.header, Header::Mpli(_)) {
            return;
        }
        for offset in targets(parsed.code, range_goto) {
            let place = parsed.code_offset.saturating_add(offset);
            let known = function.labels.binary_search_by_key(&place, |(place, _)| *place);
            let known = known.ok().and_then(|index| function.labels.get(index));
            let name = match known {
                Some((_, name)) => format!("{LABEL}{}_{}", function.name, name.replace(['@', '|'], "_")),
                None => format!("{LABEL}{}_{offset:04x}", function.name),
            };
            let name = self.fresh(&name);
            self.labels.insert((function.symbol, place), name);
        }
    }

    /// The label at `place` of a function, counted from its magic, if it has a name.
    pub fn label(&self, function: SymbolId, place: u32) -> Option<&str> {
        self.labels.get(&(function, place)).map(String::as_str)
    }

    /// `name`, or one like it if that is taken.
    fn fresh(&mut self, name: &str) -> String {
        let mut written = symbol(name).into_owned();
        let mut number = 1;
        while !self.taken.insert(written.clone()) {
            number += 1;
            written = symbol(&format!("{name}.{number}")).into_owned();
        }
        written
    }

    /// A symbol.
    pub fn of(&self, symbol: SymbolId) -> &str {
        self.names.get(symbol.0 as usize).map_or("", String::as_str)
    }

    /// The second label of a symbol, if it needs one.
    pub fn alias(&self, symbol: SymbolId) -> Option<&str> {
        self.aliases.get(&symbol).map(String::as_str)
    }

    /// The value that a relocated field depends on.
    pub fn field(&self, reloc: &Reloc) -> String {
        let target = self.alias(reloc.symbol).unwrap_or(self.of(reloc.symbol));
        sum(target, reloc.addend)
    }

    /// Whether the labels that a listing of the function `name` has are free.
    pub fn labels_free(&self, name: &str) -> bool {
        let taken = |suffix| self.taken.contains(&derived("", name, suffix));
        !self.labels_taken && !taken("_mirbin_info") && !taken("_mirbin_code")
    }

    /// The label after the function `name`, if it is free.
    pub fn end_label(&self, name: &str) -> Option<String> {
        (!self.labels_taken).then(|| derived(END_LABEL, name, ""))
    }
}

fn is_local(program: &Program, symbol: SymbolId) -> bool {
    let linkage = match program.definition(symbol) {
        Some(Definition::Function(index)) => program.functions.get(index as usize).map(|item| item.linkage),
        Some(Definition::Data(index)) => program.data.get(index as usize).map(|item| item.linkage),
        Some(Definition::Extern(_) | Definition::Alias(_)) | None => None,
    };
    linkage == Some(Linkage::Local)
}

/// Whether assemblers can be made to read `name`: quotes do not protect line ends, registers, versions and relocation operators.
fn readable(name: &str) -> bool {
    !name.contains(|c: char| c.is_control() || c == '@') && !name.starts_with('%') && name != "."
}

/// `name` so that neither the preprocessor nor the assembler takes it for something else.
fn symbol(name: &str) -> Cow<'_, str> {
    // To the preprocessor of assembly text, `.` and `$` end an identifier.
    let replaced = |part: &str| part.starts_with("__") || MACROS.contains(&part);
    if name.starts_with('$') || name.split(['.', '$']).any(replaced) {
        return Cow::Owned(string(name.as_bytes()));
    }
    quoted(name)
}

/// A name made from the written name `name`.
fn derived(prefix: &str, name: &str, suffix: &str) -> String {
    match name.strip_prefix('"').and_then(|name| name.strip_suffix('"')) {
        Some(name) => format!("\"{prefix}{name}{suffix}\""),
        None => format!("{prefix}{name}{suffix}"),
    }
}

/// `target` plus `addend`.
pub(super) fn sum(target: &str, addend: i64) -> String {
    match addend {
        0 => target.to_owned(),
        _ => format!("{target}{addend:+}"),
    }
}

/// A string literal.
pub(super) fn string(bytes: &[u8]) -> String {
    let mut text = String::from("\"");
    for &byte in bytes {
        match byte {
            b'"' => text.push_str("\\\""),
            b'\\' => text.push_str("\\\\"),
            b'\n' => text.push_str("\\n"),
            b'\t' => text.push_str("\\t"),
            // The preprocessor has its own meaning for two of them.
            b'?' if text.ends_with('?') => text.push_str("\\077"),
            b' '..=b'~' => text.push(byte.into()),
            _ => text.push_str(&format!("\\{byte:03o}")),
        }
    }
    text.push('"');
    text
}

/// `text` as part of a comment: one line that does not continue on the next.
pub(super) fn plain(text: &str) -> String {
    let odd = |c: char| c.is_control() || c == '\\';
    text.chars().map(|c| if odd(c) { '?' } else { c }).collect()
}
