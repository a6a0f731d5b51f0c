//! Which opcodes and intrinsics the cases reach.

use std::collections::BTreeSet;

use maple_mirbin::{Intrinsic, Op};

use crate::case::Case;

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

/// The words of every case that runs its module.
pub fn words_that_run(cases: &[Case]) -> BTreeSet<String> {
    let runs = |case: &&Case| case.has_kind("run") || case.has_kind("program");
    cases
        .iter()
        .filter(runs)
        .flat_map(|case| words(&case.source()))
        .collect()
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

/// Opcodes that need no running case, and why.
pub const NOT_YET: &[(&[Op], &str)] = &[
    (
        &[Op::MayDassign, Op::Block, Op::Comment, Op::Label],
        "no keyword of the text form: static single assignment, braces, `#` and `@` stand for them",
    ),
    (
        &[
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
            Op::XintrinsicOp,
            Op::XintrinsicDo,
        ],
        "image level only, made by lowering; the test of image opcodes counts them",
    ),
    (
        &[
            Op::IreadFpOff,
            Op::IassignFpOff,
            Op::IreadFpOff32,
            Op::IassignFpOff32,
        ],
        "memory relative to %%FP, a matter of JavaScript frames",
    ),
    (
        &[
            Op::VirtualCall,
            Op::SuperclassCall,
            Op::InterfaceCall,
            Op::CustomCall,
            Op::PolymorphicCall,
            Op::InterfaceIcall,
            Op::VirtualIcall,
            Op::VirtualCallAssigned,
            Op::SuperclassCallAssigned,
            Op::InterfaceCallAssigned,
            Op::CustomCallAssigned,
            Op::PolymorphicCallAssigned,
            Op::InterfaceIcallAssigned,
            Op::VirtualIcallAssigned,
            Op::VirtualCallInstant,
            Op::VirtualCallInstantAssigned,
            Op::SuperclassCallInstant,
            Op::SuperclassCallInstantAssigned,
            Op::InterfaceCallInstant,
            Op::InterfaceCallInstantAssigned,
            Op::ResolveInterfaceFunc,
            Op::ResolveVirtualFunc,
        ],
        "calls of methods need classes",
    ),
    (
        &[Op::CallInstant, Op::CallInstantAssigned],
        "generic functions are not instantiated yet",
    ),
    (
        &[
            Op::IntrinsicCallWithType,
            Op::IntrinsicCallWithTypeAssigned,
            Op::IntrinsicOpWithType,
            Op::XintrinsicCall,
            Op::XintrinsicCallAssigned,
        ],
        "intrinsics with a type operand belong to managed modules; user intrinsics have no table in a MAPLE IR file",
    ),
    (
        &[
            Op::Try,
            Op::JsTry,
            Op::JavaTry,
            Op::Throw,
            Op::Catch,
            Op::JsCatch,
            Op::JavaCatch,
            Op::Finally,
            Op::CleanupTry,
            Op::EndTry,
            Op::Gosub,
            Op::Retsub,
        ],
        "exceptions",
    ),
    (
        &[
            Op::GcMalloc,
            Op::GcPermalloc,
            Op::StackMalloc,
            Op::GcMallocJarray,
            Op::GcPermallocJarray,
            Op::StackMallocJarray,
            Op::IncRef,
            Op::DecRef,
            Op::DecRefReset,
            Op::SyncEnter,
            Op::SyncExit,
        ],
        "counted objects and monitors",
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
