//! Damaged files: never a panic, and an error where bytes are missing.

use super::round::everything;
use super::{EXAMPLE, datum, decoded, error, read_binary, with_body, write_binary};

#[test]
fn every_truncation_is_an_error() {
    let module = everything();
    for whole in [
        EXAMPLE.to_vec(),
        datum(&module),
        write_binary(&decoded(EXAMPLE)).unwrap(),
        write_binary(&module).unwrap(),
    ] {
        for length in 0..whole.len() {
            let error = error(&whole[..length]);
            assert!(error.offset <= length, "{length}: {error}");
        }
        let more = [&whole[..], &[0]].concat();
        assert_eq!(error(&more).offset, whole.len());
    }
}

#[test]
fn every_changed_byte_is_read_or_refused() {
    let container = write_binary(&decoded(EXAMPLE)).unwrap();
    let every = (1..=255).collect::<Vec<u8>>();
    for (whole, changes) in [
        (EXAMPLE, &every[..]),
        (&datum(&everything()), &[1, 2, 0x80, 0xff]),
        (&container, &[1]),
    ] {
        let mut bytes = whole.to_vec();
        for at in 0..whole.len() {
            for change in changes {
                bytes[at] = whole[at] ^ change;
                match read_binary(&bytes, "test.ir") {
                    Ok(module) => drop(write_binary(&module)),
                    Err(error) => assert!(error.offset <= bytes.len(), "{error}"),
                }
            }
            bytes[at] = whole[at];
        }
    }
}

#[test]
fn huge_counts_and_lengths_are_refused_at_once() {
    const HUGE: [u8; 10] = [0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
    const LEAST: [u8; 10] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
    for (prefix, what) in [
        (
            &[0; 0][..],
            "the length of the module's name is 9223372036854775807",
        ),
        (&[0; 6], "the number of types is 9223372036854775807"),
        (&[0; 7], "the number of functions is 9223372036854775807"),
        (
            &[0; 8],
            "the number of intrinsic functions is 9223372036854775807",
        ),
    ] {
        let mut bytes = prefix.to_vec();
        bytes.extend(HUGE);
        bytes.extend([0; 100]);
        let found = error(&bytes);
        assert!(found.message.starts_with(what), "{found}");
        assert_eq!(found.offset, prefix.len());
    }
    let found = error(&with_body(&HUGE));
    assert!(
        found.message.starts_with("the number of instructions is"),
        "{found}"
    );
    let mut block = LEAST.to_vec();
    block.push(2);
    let found = error(&with_body(&block));
    assert_eq!(
        found.message,
        "the number of instructions is -9223372036854775808, but 1 bytes follow"
    );
    let mut bytes = super::super::MAGIC.to_vec();
    bytes.extend(HUGE);
    assert!(
        error(&bytes)
            .message
            .starts_with("the number of entries of metadata")
    );
    // More items than fit, though not more than there are bytes.
    let found = error(&[&[0, 0, 0, 0, 0, 0, 20][..], &[0; 20]].concat());
    assert_eq!(found.message, "the number of types is 10, but 20 bytes follow");
}

#[test]
fn numbers_and_names() {
    let long = |bytes: &[u8]| [&[0][..], bytes, &[0; 7]].concat();
    let least = [&[0xff; 9][..], &[1]].concat();
    assert_eq!(decoded(&long(&least)).meta.format_version, i64::MIN);
    assert_eq!(decoded(&long(&[0x82, 0])).meta.format_version, 1);
    for wrong in [
        [&[0xff; 9][..], &[2]].concat(),
        [0xff; 11].to_vec(),
        [&[0x80; 10][..], &[0]].concat(),
    ] {
        let found = error(&long(&wrong));
        assert_eq!(
            (found.offset, &*found.message),
            (1, "the format's version does not fit into 64 bits")
        );
    }
    assert_eq!(
        error(&[1]).message,
        "the length of the module's name is -1, but 0 bytes follow"
    );
    let mut bytes = EXAMPLE.to_vec();
    bytes[12] = 0xff;
    let found = error(&bytes);
    assert_eq!(
        (found.offset, &*found.message),
        (12, "a function's name is not UTF-8")
    );
    assert!(!found.hint.is_empty());
    assert_eq!(found.to_string(), "offset 0xc: a function's name is not UTF-8");
    bytes[12] = b'a';
    bytes[42] = 76;
    assert_eq!(error(&bytes).message, "an opcode is number 38, but there are 38");
}
