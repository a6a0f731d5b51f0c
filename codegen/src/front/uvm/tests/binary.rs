//! The binary form.

use super::super::read_binary;
use super::seed::EXAMPLE;
use super::text::ALL;
use super::there_and_back;

#[test]
fn bundles_come_back_as_they_were() {
    for text in [
        EXAMPLE,
        ALL,
        "",
        ".funcdef @f <void (int<8>)> (%x) { %t = TRAP <int<64>> %b %b KEEPALIVE(%x) %b: %t = TRAP <int<64>> %b %b KEEPALIVE() }",
        ".const @a <struct<int<8> func<void ()>>> = {255 @f} .funcdecl @f <void ()>",
    ] {
        there_and_back(text);
    }
}

#[test]
fn a_binary_cut_off_anywhere_is_an_error_with_its_offset() {
    let binary = there_and_back(ALL);
    for length in 0..binary.len() {
        // At the end of a record the rest is a bundle of its own, if it needs nothing of what is missing.
        if let Err(error) = read_binary(&binary[..length], "cut.uirb") {
            assert!(
                error.offset <= length && !error.message.is_empty(),
                "{length}: {error}"
            );
        }
    }
}

#[test]
fn a_binary_with_another_byte_is_an_error_at_most() {
    let binary = there_and_back(ALL);
    for at in 0..binary.len() {
        for value in [(at % 16) as u8, 0xff] {
            let mut damaged = binary.clone();
            damaged[at] = value;
            if let Ok(bundle) = read_binary(&damaged, "damaged.uirb") {
                let mut diagnostics = super::Diagnostics::new(20);
                super::check(&bundle, false, &mut diagnostics);
                if diagnostics.errors() == 0 {
                    super::print(&bundle);
                }
            }
        }
    }
}
