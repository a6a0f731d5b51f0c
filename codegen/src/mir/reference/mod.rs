//! What each word and form of MAPLE IR means: the one table, of which `docs/reference.md` is made.
//!
//! Every word of the parser's keyword table has a row in the table of its kind; a test of this module fails for one without. The tests of the
//! repository write the page, with an example out of the case that each row names.

/// Rows: the words, for forms without one `{name mark}`, then grammar, meaning and case; `refused` if the word is understood, but not compiled.
macro_rules! rows {
    (@refused refused) => {
        true
    };
    (@refused) => {
        false
    };
    ($([$($word:literal)*] $({$form:literal $mark:literal})? $grammar:literal $meaning:literal $case:literal $($refused:ident)?;)*) => {
        &[$(Row {
            words: &[$($word),*],
            form: concat!($($form)?),
            mark: concat!($($mark)?),
            grammar: $grammar,
            meaning: $meaning,
            case: $case,
            refused: rows!(@refused $($refused)?),
        }),*]
    };
}

mod attributes;
mod calls;
mod declarations;
mod expressions;
mod memory;
mod notation;
mod statements;
mod types;

use maple_mirbin::{Class, Intrinsic, Prim, Xintrinsic};

use super::keyword::{self, Word, is_textual};
use super::parse;
use super::verify::c_operands;

pub use notation::NOTATION;

/// A word of MAPLE IR, or several that mean almost the same.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The words, the most usual one first. Forms without a word have none.
    pub words: &'static [&'static str],
    /// What is shown as its name if it has no word.
    pub form: &'static str,
    /// What the example is found by if it has no word.
    pub mark: &'static str,
    /// How it is written, in the notation of [`NOTATION`]; one way per line.
    pub grammar: &'static str,
    /// What it means.
    pub meaning: &'static str,
    /// The case that has an example, below `tests/cases`, without its extension.
    pub case: &'static str,
    /// Whether it is understood, but not compiled: its case is one of an error.
    pub refused: bool,
}

impl Row {
    /// What it is called.
    pub fn name(&self) -> &'static str {
        self.words.first().copied().unwrap_or(self.form)
    }
}

/// What the words of a section are, which decides what an example shows of them and which table of the parser they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Lines of modules and functions: keywords.
    Line,
    /// Primitive types.
    Prim,
    /// Derived types: keywords.
    Type,
    /// Attributes.
    Attribute,
    /// Statements: opcodes and keywords.
    Statement,
    /// Expressions: opcodes.
    Expression,
}

/// A section of the reference.
#[derive(Clone, Copy, Debug)]
pub struct Section {
    /// Its heading.
    pub title: &'static str,
    /// What its words are.
    pub kind: Kind,
    /// What holds for all of it.
    pub about: &'static str,
    /// Its rows, in order.
    pub rows: &'static [Row],
}

/// All sections, in order.
pub const SECTIONS: &[&[Section]] = &[
    declarations::SECTIONS,
    types::SECTIONS,
    attributes::SECTIONS,
    statements::SECTIONS,
    calls::SECTIONS,
    expressions::SECTIONS,
    memory::SECTIONS,
];

/// Every row with its section.
pub fn rows() -> impl Iterator<Item = (&'static Section, &'static Row)> {
    let sections = SECTIONS.iter().copied().flatten();
    sections.flat_map(|section| section.rows.iter().map(move |row| (section, row)))
}

/// An operation that is called by its name: with `intrinsicop`, `intrinsiccall` and their kin.
#[derive(Clone, Debug)]
pub struct Named {
    /// Its name.
    pub name: String,
    /// How many operands it takes, if that is fixed.
    pub operands: Option<usize>,
    /// What it does.
    pub meaning: String,
}

/// The built-ins of compilers of C, under all their names.
pub fn builtins() -> Vec<Named> {
    parse::builtins()
}

/// The intrinsics that images have a number of one byte for.
pub fn intrinsics() -> impl Iterator<Item = Named> {
    Intrinsic::ALL.iter().map(|intrinsic| {
        let info = intrinsic.info();
        let meaning = match (info.entry, info.name.strip_prefix("C_")) {
            ("", _) => String::new(),
            (entry, Some(_)) => format!("The function `{entry}` of C."),
            (entry, None) => format!("The runtime's `{entry}`."),
        };
        Named {
            name: info.name.to_owned(),
            operands: c_operands(*intrinsic).map(<[Prim]>::len),
            meaning,
        }
    })
}

/// The intrinsics of this engine; `a`, `b` and so on are their operands.
pub fn xintrinsics() -> impl Iterator<Item = (Xintrinsic, Named)> {
    Xintrinsic::ALL.iter().map(|&intrinsic| {
        let info = intrinsic.info();
        let named = Named {
            name: info.name.to_owned(),
            operands: (info.arity != maple_mirbin::intrinsics::XintrinsicInfo::ANY)
                .then_some(usize::from(info.arity)),
            meaning: info.meaning.to_owned(),
        };
        (intrinsic, named)
    })
}

/// The words that must have a row in sections of a kind: all that the parser takes for such.
pub fn required(kind: Kind) -> Vec<&'static str> {
    let is_op = |word: &Word, statement: bool| {
        word.op
            .is_some_and(|op| is_textual(op) && (op.info().class == Class::Stmt) == statement)
    };
    // `#` and `@name` stand for two opcodes whose names are no words of the text.
    let hidden = ["comment", "label"];
    keyword::words()
        .filter(|word| match kind {
            Kind::Prim => word.prim.is_some(),
            Kind::Attribute => word.attr.is_some(),
            Kind::Statement => is_op(word, true) && !hidden.contains(&word.text),
            Kind::Expression => is_op(word, false),
            Kind::Line | Kind::Type => word.kw.is_some(),
        })
        .map(|word| word.text)
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn words(kinds: &[Kind]) -> Vec<&'static str> {
        let kept = rows().filter(|(section, _)| kinds.contains(&section.kind));
        kept.flat_map(|(_, row)| row.words.iter().copied()).collect()
    }

    #[test]
    fn every_word_has_one_row_of_its_kind() {
        let keywords: BTreeSet<_> = required(Kind::Line).into_iter().collect();
        let mut found = BTreeSet::new();
        for kind in [Kind::Prim, Kind::Attribute, Kind::Statement, Kind::Expression] {
            let required: BTreeSet<_> = required(kind).into_iter().collect();
            let rows = words(&[kind]);
            let listed: BTreeSet<_> = rows.iter().copied().collect();
            assert_eq!(
                listed.len(),
                rows.len(),
                "a word of {kind:?} has two rows: {rows:?}"
            );
            let missing: Vec<_> = required.difference(&listed).collect();
            assert!(missing.is_empty(), "no row of {kind:?} has {missing:?}");
            let others = listed.difference(&required).copied();
            for word in others {
                assert!(keywords.contains(word), "`{word}` is no word of {kind:?}");
                assert!(found.insert(word), "the keyword `{word}` has two rows");
            }
        }
        for word in words(&[Kind::Line, Kind::Type]) {
            assert!(keywords.contains(word), "`{word}` is no keyword");
            assert!(found.insert(word), "the keyword `{word}` has two rows");
        }
        let missing: Vec<_> = keywords.difference(&found).collect();
        assert!(missing.is_empty(), "no row has the keywords {missing:?}");
    }

    #[test]
    fn grammars_begin_with_their_word_and_use_the_notation() {
        for (section, row) in rows() {
            let name = row.name();
            assert!(
                !row.grammar.is_empty() && !row.meaning.is_empty() && !row.case.is_empty(),
                "the row of `{name}` is not complete"
            );
            assert!(row.meaning.ends_with('.'), "`{name}`: {}", row.meaning);
            for word in row.words {
                let first = |line: &str| line.split([' ', '(', '«', '<']).any(|part| part == *word);
                assert!(
                    row.grammar.lines().any(first),
                    "the grammar of `{word}` does not have it: {}",
                    row.grammar
                );
            }
            let capitals = row
                .grammar
                .split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            for part in capitals.filter(|part| part.len() > 1 && !row.words.contains(part)) {
                let symbol = part.chars().all(|c| c.is_ascii_uppercase());
                assert!(
                    !symbol || NOTATION.iter().any(|(name, _)| *name == part),
                    "{}: `{name}`: {part} is not explained",
                    section.title
                );
            }
        }
    }
}
