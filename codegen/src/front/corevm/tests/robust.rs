//! Hostile input: cut off, mutated, deep, long.

use super::seed::SAMPLE;
use super::{errors, identity};
use crate::diag::{Diagnostics, SourceFile};
use crate::front::corevm::{parse, print};

const PROGRAM: &str = "\"module name\" : \"a\\x41\\u{e9}\"
[a=b, \"c d\"=\"e\", f=-1]
type \"i32\" { i32 i32; array [ 2 * array [ 3 * string* ] ]* len; }
declare void a.b(**k, *p, \"i32\"* x)
def spf a.b(i8 add, *p, **k) : x.y [inline, 0x10] { // comment
1: %1 = call [ k1, \"label\" ] string #f.g %add, spf nan(0x7fc00001), dpf -inf;
   switch2 %1 i8 -0x80, i8 2 [ label #1, label #\"a b\" ];
\"a b\": ret spf -1.5e-3; br bool true [ label #1, label #1 ];
   %\"\\n\" = eq object null %\"a\\\"b\";
}
";

/// Whatever the text is, nothing panics, errors lie within it, and what is accepted has a text that is accepted again.
fn survives(text: &[u8]) {
    let mut diagnostics = Diagnostics::new(20);
    let module = parse(SourceFile::new("m", text), &mut diagnostics);
    let count = diagnostics.errors();
    let found = diagnostics.finish();
    for diagnostic in &found {
        assert!(diagnostic.span.start as usize <= text.len(), "{diagnostic}");
        assert!(!diagnostic.hint.is_empty(), "{diagnostic}");
    }
    match module {
        None => assert!(count > 0),
        Some(module) => identity(&print(&module)),
    }
}

#[test]
fn the_programs_themselves_are_fine() {
    for program in [SAMPLE, PROGRAM] {
        super::canonical(program);
    }
}

#[test]
fn a_text_cut_off_anywhere_is_an_error_at_most() {
    for program in [SAMPLE, PROGRAM] {
        for end in 0..program.len() {
            survives(&program.as_bytes()[..end]);
        }
    }
}

#[test]
fn every_byte_may_be_missing_or_another() {
    for program in [SAMPLE, PROGRAM] {
        for at in 0..program.len() {
            let mut text = program.as_bytes().to_vec();
            text.remove(at);
            survives(&text);
            for byte in *b"\0 \n\"%#:;{}[*\\/0-a\xff" {
                let mut text = program.as_bytes().to_vec();
                text[at] = byte;
                survives(&text);
            }
        }
    }
}

#[test]
fn mutations_are_errors_at_most() {
    let mut state = 1u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    };
    let words: Vec<&str> = SAMPLE.split_whitespace().chain(PROGRAM.split(' ')).collect();
    for round in 0..3000 {
        let mut text = if round % 2 == 0 { SAMPLE } else { PROGRAM }.as_bytes().to_vec();
        for _ in 0..=next(3) {
            let at = next(text.len());
            match next(3) {
                0 => text[at] = next(256) as u8,
                1 => drop(text.splice(at..at, words[next(words.len())].bytes())),
                _ => {
                    let to = (at + next(40)).min(text.len() - 1);
                    drop(text.drain(at.min(to)..to));
                }
            }
        }
        survives(&text);
    }
}

#[test]
fn one_missing_byte_is_few_errors() {
    let mut most = 0;
    for at in 0..SAMPLE.len() {
        let text = format!("{}{}", &SAMPLE[..at], &SAMPLE[at + 1..]);
        most = most.max(errors(&text).len());
    }
    assert_eq!(most, 2);
}

#[test]
fn nesting_has_a_limit_and_needs_no_stack() {
    let text = |depth: usize| {
        let ty = format!("{}i8{}", "array [ 1 * ".repeat(depth), " ]".repeat(depth));
        format!("type T {{\n    {ty} x;\n}}\n\n")
    };
    identity(&text(64));
    for depth in [65, 100_000] {
        assert_eq!(
            errors(&text(depth)),
            ["2:773 arrays are nested more than 64 deep"]
        );
    }
    let open = "{".repeat(100_000);
    assert_eq!(errors(&open).len(), 1);
}

#[test]
fn reading_is_linear() {
    let mut text = String::new();
    for at in 0..10_000 {
        text += &format!("type T{at} {{\n    i32 a;\n}}\n\n");
    }
    for at in 0..10_000 {
        text += &format!(
            "def i32 f{at}(i32 a) {{\nentry:\n    %1 = add i32 %a i32 {at};\n    ret i32 %1;\n}}\n\n"
        );
    }
    let mut long = "def void f() {\n".to_owned();
    for at in 0..60_000 {
        long += &format!("L{at}:\n    %v{at} = add i32 i32 1 i32 {at};\n    br [ label #L{at} ];\n");
    }
    long += "}\n\n";
    for text in [text, long] {
        identity(&text);
    }
    for line in [
        "\"", "%a = ", "x ", "[ ", "def ", "} ", "\"\n", "a.", "type T {", "-", "1e-", "\"\\\"",
    ] {
        survives(line.repeat(50_000).as_bytes());
    }
}
