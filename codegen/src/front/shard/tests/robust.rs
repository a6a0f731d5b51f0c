//! Hostile input: cut off, mutated, deep.

use super::binary::EXAMPLE;
use super::{encoded, strict};
use crate::diag::{Diagnostics, SourceFile};
use crate::front::shard::{
    BinaryError, Strictness, check, parse, print, read_binary, write_binary, write_plain,
};

const PROGRAM: &str = "// a comment
@S0 = struct { int32, @S1*, float64 }
@S1 = struct { @S0, int8 }

@f = function int64(int64, float32, @S0*, int8**) {
    %4 = alloc @S1, 7
    %5 = alloc float64
    store float64, %5, -0.5e3
    store int8* %3, null, 2;
    %6 = load int64 %2, 3
    %7 = sub int64 -9, %6
    %8 = rem float32 %1, 3.5
    %9 = cmp ne %3, null
    %10 = call int8*(float32, int64) @g %8, -1
    %11 = alloc int16, %7
    store int16 %11, -2, %0
    branch %9, label @L1, label @L2
  // @L1:
    return 5
  @L2:
    %x = xor int64 1, %7
    return int64 %x
}
@g = function int8*(float32, int64) {
  @L0:
    call void(int8) @print (0x7f)
    return int8* null
}
@main = function void() {
}
";

/// Whatever the text is, nothing panics, and what is accepted has a text and a binary that are accepted again.
fn survives(text: &[u8]) {
    for strictness in [Strictness::Lenient, Strictness::Strict] {
        let mut diagnostics = Diagnostics::new(20);
        let Some(program) = parse(SourceFile::new("m", text), strictness, &mut diagnostics) else {
            assert!(diagnostics.errors() > 0);
            continue;
        };
        check(&program, &mut diagnostics);
        let once = print(&program);
        if diagnostics.errors() > 0 {
            continue;
        }
        assert_eq!(print(&strict(&once)), once);
        survives_binary(&encoded(&program)).unwrap();
        drop(write_plain(&program));
    }
}

/// Whatever the bytes are, nothing panics, errors lie within the file, and what is accepted comes back byte for byte.
fn survives_binary(bytes: &[u8]) -> Result<(), BinaryError> {
    let program = read_binary(bytes, "m")?;
    let mut diagnostics = Diagnostics::new(20);
    check(&program, &mut diagnostics);
    let sound = diagnostics.errors() == 0;
    for found in diagnostics.finish() {
        assert!(
            found.message.starts_with("offset 0x") && (found.span.start as usize) < bytes.len(),
            "{found}"
        );
    }
    let once = print(&program);
    let written = write_binary(&program);
    if sound {
        // The version and explicit counts of 1 and indices of 0 may differ from what is written.
        let written = written.unwrap();
        assert_eq!(print(&read_binary(&written, "m").unwrap()), once);
        assert_eq!(write_binary(&strict(&once)).unwrap(), written);
    }
    Ok(())
}

/// A fixed linear congruential sequence: the same mutants on every run.
fn sequence() -> impl FnMut(usize) -> usize {
    let mut state = 1u64;
    move |below| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % below
    }
}

#[test]
fn the_program_itself_is_fine() {
    super::lenient(PROGRAM);
    survives(PROGRAM.as_bytes());
}

#[test]
fn a_text_cut_off_anywhere_is_an_error_at_most() {
    for end in 0..PROGRAM.len() {
        survives(&PROGRAM.as_bytes()[..end]);
    }
}

#[test]
fn mutations_of_text_are_errors_at_most() {
    let mut next = sequence();
    let words: Vec<&str> = PROGRAM.split_whitespace().collect();
    for _ in 0..2000 {
        let mut text = PROGRAM.as_bytes().to_vec();
        for _ in 0..=next(3) {
            let at = next(text.len());
            match next(4) {
                0 => text[at] = next(256) as u8,
                1 => drop(text.remove(at)),
                2 => drop(text.splice(at..at, words[next(words.len())].bytes())),
                _ => {
                    let to = (at + next(40)).min(text.len());
                    drop(text.drain(at..to));
                }
            }
            if text.is_empty() {
                text.push(b' ');
            }
        }
        survives(&text);
    }
}

#[test]
fn a_binary_cut_off_anywhere_is_an_error_with_its_offset() {
    for bytes in [EXAMPLE.to_vec(), encoded(&super::lenient(PROGRAM))] {
        for end in 0..bytes.len() {
            let error = survives_binary(&bytes[..end]).unwrap_err();
            assert!(
                error.offset <= end && !error.message.is_empty() && !error.hint.is_empty(),
                "{end}: {error}"
            );
        }
        let longer: Vec<u8> = bytes.iter().copied().chain([0]).collect();
        assert_eq!(survives_binary(&longer).unwrap_err().offset, bytes.len());
    }
}

#[test]
fn every_byte_of_a_binary_may_be_anything() {
    for bytes in [EXAMPLE.to_vec(), encoded(&super::lenient(PROGRAM))] {
        for at in 0..bytes.len() {
            for value in 0..=255 {
                let mut mutant = bytes.clone();
                mutant[at] = value;
                if let Err(error) = survives_binary(&mutant) {
                    assert!(
                        error.offset <= bytes.len() && !error.message.is_empty(),
                        "{error}"
                    );
                }
            }
        }
    }
}

/// The fields of the example, one mutant each, and where and how it is refused.
#[test]
fn every_kind_of_field_has_its_message() {
    for (at, value, offset, message) in [
        (0x00, 0x54, 0x00, "the file does not start with SHRD"),
        (0x05, 0x03, 0x04, "the version is 0.3"),
        (0x06, 0x01, 0x06, "a struct in a file of version 0.1"),
        (
            0x09,
            0xff,
            0x08,
            "the number of functions is 65282, but only 124 bytes follow",
        ),
        (0x08, 0x01, 0x48, "62 bytes follow the last function"),
        (
            0x0b,
            0xff,
            0x0a,
            "the length of a function's name is 65287, but only 122 bytes follow",
        ),
        (0x0c, 0x31, 0x0c, "`1bsdiff` is no name"),
        (0x13, 0x08, 0x13, "0x08 is no type"),
        (0x16, 0x00, 0x16, "void, where a value's type must stand"),
        (0x16, 0xf0, 0x16, "struct 772 of 0"),
        (0x18, 0x00, 0x18, "the function has no block"),
        (0x1a, 0x00, 0x1a, "the block has no instructions"),
        (
            0x1a,
            0x01,
            0x1c,
            "the last instruction of a block is no branch or return",
        ),
        (0x1a, 0x03, 0x25, "instructions follow a branch or return"),
        (0x1c, 0x83, 0x1c, "0x83 is no opcode"),
        (0x1c, 0x82, 0x1c, "opcode 0x82 in a file of version 0.1"),
        (0x1d, 0x06, 0x1d, "0x06 is no condition"),
        (0x1f, 0x07, 0x1f, "value id 7 is not defined"),
        (0x1f, 0x00, 0x1f, "value id 0 is not defined"),
        (0x23, 0x00, 0x23, "result id 0 is no id"),
        (0x23, 0x02, 0x23, "result id 2 is a parameter"),
        (0x42, 0x04, 0x42, "result id 4 is defined twice"),
        (0x28, 0x03, 0x28, "block 3 of 3"),
        (0x76, 0x01, 0x76, "1 arguments for 2 parameter types"),
        (0x78, 0x02, 0x78, "0x02 is no kind of argument"),
    ] {
        let mut bytes = EXAMPLE.to_vec();
        bytes[at] = value;
        let error = read_binary(&bytes, "m").unwrap_err();
        assert_eq!((error.offset, error.message.as_str()), (offset, message));
        assert!(!error.hint.is_empty(), "{error}");
    }
}

#[test]
fn pointers_have_a_limit_and_need_no_stack() {
    let text = |stars: usize| {
        format!(
            "@f = function void(int8{}) {{\n@L0:\nreturn void\n}}\n",
            "*".repeat(stars)
        )
    };
    survives(text(255).as_bytes());
    assert_eq!(super::errors(&text(256), Strictness::Strict), ["nesting 1:279"]);
    assert_eq!(
        super::errors(&text(1_000_000), Strictness::Strict),
        ["nesting 1:279"]
    );
    let mut bytes = b"SHRD\0\x01\0\0\x01\0\x01\0f".to_vec();
    bytes.extend(vec![0xe0; 100_000]);
    assert_eq!(read_binary(&bytes, "m").unwrap_err().offset, 13);
}
