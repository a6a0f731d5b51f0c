//! Which opcodes and intrinsics the cases reach.

use std::collections::BTreeSet;

use maple_mirbin::{Intrinsic, Op};

use maple_codegen::front::maple;

use crate::case::Case;
use crate::pipeline;

/// The bare words of a module: everything that is a keyword of MAPLE IR, outside comments and strings.
pub fn words(source: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in source.lines() {
        let mut rest = line;
        while let Some(first) = rest.chars().next() {
            let length = match first {
                '#' => break,
                '"' => string_length(rest),
                c if c.is_ascii_alphabetic() => {
                    let length = rest
                        .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                        .unwrap_or(rest.len());
                    found.insert(rest[..length].to_owned());
                    length
                }
                // Sigils and digits begin names and numbers, whose tails are no keywords.
                c if c.is_ascii_digit() || "$%&@!^".contains(c) => {
                    let tail =
                        |c: char| c.is_ascii_alphanumeric() || "_$;/|.?@%".contains(c) || !c.is_ascii();
                    1 + rest[1..].find(|c| !tail(c)).unwrap_or(rest.len() - 1)
                }
                c => c.len_utf8(),
            };
            rest = &rest[length..];
        }
    }
    found
}

fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

/// Whether the case runs its module; those below `unsupported` tell of traps only.
pub fn runs(case: &Case) -> bool {
    (case.has_kind("run") || case.has_kind("program")) && !case.name.starts_with("unsupported/")
}

/// The words of every case that runs its module.
pub fn words_that_run(cases: &[Case]) -> BTreeSet<String> {
    cases
        .iter()
        .filter(|case| runs(case) && case.language == maple::SOURCE)
        .flat_map(|case| words(&String::from_utf8_lossy(&case.source())))
        .collect()
}

/// The opcodes that a listing holds as `OP_x`.
pub fn listed_ops(listing: &str) -> BTreeSet<&str> {
    let name = |c: char| c.is_ascii_alphanumeric();
    let words = listing.split("OP_").skip(1);
    words
        .map(|rest| &rest[..rest.find(|c| !name(c)).unwrap_or(rest.len())])
        .collect()
}

/// Opcodes of images that stand neither in the code of a running case nor in `listing`, which is run as well.
///
/// # Errors
/// If a case cannot be compiled.
pub fn missing_image_ops(cases: &[Case], listing: &str) -> Result<Vec<Op>, String> {
    let mut text = listing.to_owned();
    for case in cases.iter().filter(|case| runs(case)) {
        text += &pipeline::disassemble(&pipeline::compile(&case.name, case.source())?)?;
    }
    let listed = listed_ops(&text);
    Ok(IMAGE
        .iter()
        .chain(&[Op::XintrinsicOp])
        .copied()
        .filter(|op| !listed.contains(op.name()))
        .collect())
}

/// Opcodes of MAPLE IR that no running case holds although none of the reasons in [`NOT_YET`] excuses them.
pub fn missing_ops(words: &BTreeSet<String>) -> Vec<Op> {
    let excused = |op: &Op| NOT_YET.iter().any(|(ops, _)| ops.contains(op));
    Op::ALL
        .iter()
        .copied()
        .filter(|op| !words.contains(op.name()) && !excused(op))
        .collect()
}

/// Intrinsics of the C library that no running case names.
pub fn missing_intrinsics(words: &BTreeSet<String>) -> Vec<Intrinsic> {
    let wanted = |i: &Intrinsic| i.name().starts_with("C_") && *i != Intrinsic::CConstantP;
    Intrinsic::ALL
        .iter()
        .copied()
        .filter(|i| wanted(i) && !words.contains(i.name()))
        .collect()
}

/// Opcodes that lowering makes, and no text.
pub const IMAGE: &[Op] = &[
    Op::IreadPcOff,
    Op::IassignPcOff,
    Op::AddrOffPc,
    Op::AddrOf32,
    Op::ConstVal64,
    Op::IreadOff32,
    Op::IassignOff32,
    Op::BrTrue32,
    Op::BrFalse32,
    Op::Goto32,
    Op::Checkpoint,
];

/// Opcodes that need no running case, and why.
pub const NOT_YET: &[(&[Op], &str)] = &[
    (
        &[Op::Comment, Op::Label],
        "no keyword of the text form: `#` and `@` stand for them",
    ),
    (
        IMAGE,
        "image level only, made by lowering; counted by `missing_image_ops`",
    ),
    (&[Op::XintrinsicOp], "counted by `missing_image_ops` as well"),
    (
        &[Op::IreadFpOff32, Op::IassignFpOff32],
        "image level only: frames of lowered modules with more than 32 KiB",
    ),
    (
        &[
            Op::CustomCall,
            Op::InterfaceIcall,
            Op::VirtualIcall,
            Op::CustomCallAssigned,
            Op::InterfaceIcallAssigned,
            Op::VirtualIcallAssigned,
        ],
        "refused: calls that no language here has; the cases below `reference` look at the errors",
    ),
];

#[cfg(test)]
mod tests {
    #[test]
    fn names_comments_and_strings_hold_no_keywords() {
        let words = super::words(
            "dassign %add 0 (sub i32 (constval i32 0xmul, x \"div \\\" rem\" abs)) # neg\n@eq $ne &lt",
        );
        let expected = ["abs", "constval", "dassign", "i32", "sub", "x"];
        assert_eq!(words.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }
}
