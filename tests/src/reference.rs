//! The reference of MAPLE IR, `codegen/docs/reference.md`: the compiler's table of words, with an example out of a case for each row.

mod excerpt;

use std::collections::BTreeMap;
use std::fmt::Write;

use maple_codegen::mir::reference::{
    Kind, NOTATION, Named, Row, SECTIONS, Section, builtins, intrinsics, xintrinsics,
};

use maple_codegen::front::maple;

use crate::case::Case;
use crate::coverage::{runs, words};
use excerpt::{excerpt, marked};

/// The cases by name.
type Cases<'c> = BTreeMap<&'c str, &'c Case>;

/// The page.
///
/// # Errors
/// The rows without an example: their case is missing, does not have them, or does not run although they do not say that they are refused.
pub fn page(cases: &[Case]) -> Result<String, String> {
    let cases: Cases<'_> = cases.iter().map(|case| (case.name.as_str(), case)).collect();
    let mut out = HEAD.to_owned();
    let mut wrong = Vec::new();
    row(&mut out, &["in grammars", "stands for"]);
    row(&mut out, &["--"; 2]);
    for (name, meaning) in NOTATION {
        row(&mut out, &[&code(name), meaning]);
    }
    for section in SECTIONS.iter().copied().flatten() {
        let _ = write!(out, "\n## {}\n", section.title);
        if !section.about.is_empty() {
            let _ = write!(out, "\n{}\n", section.about);
        }
        let in_table = matches!(section.kind, Kind::Prim | Kind::Attribute | Kind::Expression);
        if in_table {
            out += "\n";
            row(&mut out, &["word", "written", "meaning", "example"]);
            row(&mut out, &["--"; 4]);
        }
        for line in section.rows {
            match example(section, line, &cases) {
                Ok((place, lines)) if in_table => table_row(&mut out, line, &place, &lines),
                Ok((place, lines)) => entry(&mut out, line, &place, &lines),
                Err(why) => wrong.push(format!("{}: {}: {why}", section.title, line.name())),
            }
        }
    }
    let shortest = shortest(&cases);
    out += INTRINSICS;
    out += "\n### Built-ins of C\n\n";
    named(&mut out, builtins(), &shortest, &mut wrong, |_| true);
    out += "\n### Intrinsics of the image format\n\n";
    named(&mut out, intrinsics(), &shortest, &mut wrong, |name| {
        name.starts_with("C_")
    });
    out += "\n### Intrinsics of this engine\n\n";
    let numbered = xintrinsics().map(|(number, named)| Named {
        meaning: format!("{}: {}", number as u32, code(&named.meaning)),
        ..named
    });
    named(&mut out, numbered, &shortest, &mut wrong, |name| {
        name.starts_with("tagged_is_")
    });
    if wrong.is_empty() {
        Ok(out)
    } else {
        Err(wrong.join("\n"))
    }
}

fn row(out: &mut String, cells: &[&str]) {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|")).collect();
    let _ = writeln!(out, "| {} |", cells.join(" | "));
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

fn names(line: &Row) -> String {
    match line.words {
        [] => code(line.form),
        words => words.iter().map(|word| code(word)).collect::<Vec<_>>().join(", "),
    }
}

fn link(case: &str) -> String {
    format!("../../tests/cases/{case}")
}

/// The path of a case below the folder of all cases.
fn file(case: &Case) -> String {
    let extension = case.path.extension().unwrap_or_default().to_string_lossy();
    format!("{}.{extension}", case.name)
}

fn table_row(out: &mut String, line: &Row, place: &str, lines: &[String]) {
    let grammar: Vec<String> = line.grammar.lines().map(code).collect();
    let example = format!("[{}]({})", code(&lines.join(" ")), link(place));
    row(
        out,
        &[&names(line), &grammar.join("<br>"), line.meaning, &example],
    );
}

fn entry(out: &mut String, line: &Row, place: &str, lines: &[String]) {
    let _ = write!(
        out,
        "\n### {}\n\n```text\n{}\n```\n\n{} Example, from [{place}]({}):\n\n```mpl\n{}\n```\n",
        names(line),
        line.grammar,
        line.meaning,
        link(place),
        lines.join("\n")
    );
}

/// The case of a row, and what of it is shown.
fn example(section: &Section, line: &Row, cases: &Cases<'_>) -> Result<(String, Vec<String>), String> {
    let name = line.case;
    let case = cases
        .get(name)
        .ok_or_else(|| format!("there is no case {name}"))?;
    if runs(case) == line.refused {
        let how = if line.refused { "runs" } else { "does not run" };
        return Err(format!("{name} {how}"));
    }
    let source = String::from_utf8_lossy(&case.source()).into_owned();
    let lines: Vec<&str> = source.lines().collect();
    for word in line.words {
        if !lines.iter().any(|line| words(line).contains(*word)) {
            return Err(format!("{name} does not hold `{word}`"));
        }
    }
    let shown = match line.words.first() {
        Some(word) => excerpt(&lines, section.kind, word),
        None => marked(&lines, line.mark),
    };
    let shown = shown.ok_or_else(|| format!("{name} does not hold `{}`", line.mark))?;
    Ok((file(case), shown))
}

/// For each word, the shortest case that runs and has it.
fn shortest(cases: &Cases<'_>) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, (usize, String)> = BTreeMap::new();
    for case in cases
        .values()
        .filter(|case| case.language == maple::SOURCE && runs(case))
    {
        let source = case.source();
        for word in words(&String::from_utf8_lossy(&source)) {
            let candidate = (source.len(), file(case));
            let best = found.entry(word).or_insert_with(|| candidate.clone());
            if candidate < *best {
                *best = candidate;
            }
        }
    }
    found.into_iter().map(|(word, (_, name))| (word, name)).collect()
}

/// A table of operations that are called by their names.
fn named(
    out: &mut String,
    rows: impl IntoIterator<Item = Named>,
    shortest: &BTreeMap<String, String>,
    wrong: &mut Vec<String>,
    required: impl Fn(&str) -> bool,
) {
    row(out, &["name", "operands", "meaning", "case"]);
    row(out, &["--"; 4]);
    for Named {
        name,
        operands,
        meaning,
    } in rows
    {
        let case = shortest.get(&name);
        if case.is_none() && required(&name) {
            wrong.push(format!("no case that runs has `{name}`"));
        }
        let case = case.map_or(String::new(), |case| format!("[{case}]({})", link(case)));
        let operands = operands.map_or(String::new(), |count| count.to_string());
        row(out, &[&code(&name), &operands, &meaning, &case]);
    }
}

const HEAD: &str = "# Reference of MAPLE IR

Every line, declaration, type, attribute, statement and expression of MAPLE IR as `mplc` and `mplsh` read it. [MAPLE IR as it is accepted
here](maple-ir.md) explains how modules of the different languages are compiled and what programs mean; [FORMAT.md](../../FORMAT.md) has the
instructions that they become.

This page is made from the compiler's own table: `MAPLE_BLESS=1 cargo test -p maple-tests --test reference` writes it. The examples are
taken from cases of the tests, which run in every executor, or are refused with the error that the case expects.

Grammars show words in small letters and signs as they are written. Several lines are several ways to write the same. `«..»` may be left out.
`X ..` is one or more of `X`, `X, ..` the same with commas in between. Names in capitals stand for something:

";

const INTRINSICS: &str = "
## Intrinsics

Operations that are named in `intrinsicop`, `intrinsiccall` and their kin. Operands are brought to the type that is needed. The case is the
shortest one that runs and uses the name.
";
