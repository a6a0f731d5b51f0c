//! The binary form of version 0.1.

use super::{decoded, encoded, identities, lenient, strict};
use crate::diag::Diagnostics;
use crate::front::shard::{check, print, read_binary, write_plain};

/// The worked example of shard-binary.md §5.
pub(super) const EXAMPLE: &[u8] = &[
    0x53, 0x48, 0x52, 0x44, 0x00, 0x01, 0x00, 0x00, 0x02, 0x00, 0x07, 0x00, 0x61, 0x62, 0x73, 0x64, //
    0x69, 0x66, 0x66, 0x04, 0x02, 0x00, 0x04, 0x04, 0x03, 0x00, 0x02, 0x00, 0x80, 0x02, 0x04, 0x01, //
    0x00, 0x02, 0x00, 0x03, 0x00, 0xc1, 0x03, 0x00, 0x01, 0x00, 0x02, 0x00, 0x02, 0x00, 0x40, 0x04, //
    0x01, 0x00, 0x02, 0x00, 0x04, 0x00, 0xe1, 0x04, 0x04, 0x00, 0x02, 0x00, 0x40, 0x04, 0x02, 0x00, //
    0x01, 0x00, 0x05, 0x00, 0xe1, 0x04, 0x05, 0x00, 0x04, 0x00, 0x6d, 0x61, 0x69, 0x6e, 0x04, 0x00, //
    0x00, 0x01, 0x00, 0x05, 0x00, 0x00, 0x04, 0x01, 0x00, 0x11, 0x04, 0x01, 0x00, 0x1e, 0x00, 0x00, //
    0x00, 0x20, 0x04, 0x01, 0x00, 0x02, 0x00, 0xd1, 0x04, 0x02, 0x00, 0x04, 0x04, 0x07, 0x00, 0x61, //
    0x62, 0x73, 0x64, 0x69, 0x66, 0x66, 0x02, 0x00, 0x00, 0x02, 0x00, 0x01, 0x48, 0x00, 0x00, 0x00, //
    0x03, 0x00, 0xe1, 0x04, 0x03, 0x00,
];

const EXAMPLE_TEXT: &str = "@absdiff = function int32(int32, int32) {
  @L0:
    %2 = cmp gt int32 %0, %1
    branch %2, @L1, @L2

  @L1:
    %3 = sub int32 %0, %1
    return int32 %3

  @L2:
    %4 = sub int32 %1, %0
    return int32 %4
}

@main = function int32() {
  @L0:
    %0 = alloc int32
    store int32 %0, 30
    %1 = load int32 %0
    %2 = call int32(int32, int32) @absdiff (%1, 72)
    return int32 %2
}
";

#[test]
fn the_example_byte_for_byte() {
    assert_eq!(EXAMPLE.len(), 134);
    assert_eq!(print(&decoded(EXAMPLE)), EXAMPLE_TEXT);
    assert_eq!(identities(EXAMPLE_TEXT), EXAMPLE);
    assert_eq!(write_plain(&strict(EXAMPLE_TEXT)).unwrap(), EXAMPLE);
}

#[test]
fn foreign_numbering_is_kept() {
    // Result 5 of the first function becomes 9; texts say 8 for it.
    let mut bytes = EXAMPLE.to_vec();
    (bytes[0x42], bytes[0x46]) = (9, 9);
    let text = print(&decoded(&bytes));
    assert!(text.contains("%8 = sub int32 %1, %0\n    return int32 %8"));
    assert_eq!(encoded(&strict(&text)), bytes);
}

#[test]
fn every_form_of_the_seed_comes_back() {
    let mut text =
        "@f = function void(int64, int64) {\n  @L0:\n    %2 = alloc int64\n    %3 = alloc int64, 9\n"
            .to_owned();
    text += "    store int64 %2, %0\n    store int64 %2, 7\n    store int64 %3, %0, 1\n    store int64 %3, -7, 2\n";
    text += "    %4 = load int64 %2\n    %5 = load int64 %3, 2\n";
    let mut next = 6;
    let mut line = |op: &str| {
        text += &format!("    %{next} = {op}\n");
        next += 1;
    };
    for op in ["add", "sub", "mul", "div", "rem", "and", "or", "xor"] {
        line(&format!("{op} int64 %0, %1"));
        line(&format!("{op} int64 %0, 258"));
        if !matches!(op, "add" | "mul") {
            line(&format!("{op} int64 -258, %1"));
        }
    }
    for cond in ["eq", "ne", "gt", "ge", "lt", "le"] {
        line(&format!("cmp {cond} int64 %0, %1"));
        line(&format!("cmp {cond} int64 %0, 1"));
    }
    text += "    branch @L1\n\n  @L1:\n    branch %30, @L2, @L3\n\n  @L2:\n    call void(int64, int64) @f (1, %0)\n    branch @L1\n\n";
    text += "  @L3:\n    return void\n}\n";
    let bytes = identities(&text);
    assert_eq!(bytes[4..6], [0, 1]);
}

#[test]
fn constants_have_the_width_of_their_type() {
    for (ty, value, size) in [
        ("int1", "true", 1),
        ("int8", "-128", 1),
        ("int16", "-1", 2),
        ("int32", "2147483647", 4),
        ("int64", "-9223372036854775808", 8),
        ("float32", "0.1", 4),
        ("float32", "0x7f800001", 4),
        ("float64", "-inf", 8),
        ("float64", "1e300", 8),
    ] {
        let text = format!(
            "@f = function void({ty}*) {{\n  @L0:\n    store {ty} %0, {value}\n    return void\n}}\n"
        );
        assert_eq!(
            identities(&text).len(),
            10 + 3 + 1 + 4 + 2 + 2 + 4 + size + 1,
            "{text}"
        );
    }
}

#[test]
fn what_has_no_form_is_written_as_something_equal() {
    let text = "@f = function int32(int32, int1) {
@L0:
%2 = add int32 1, %0
%3 = cmp lt int32 1, 2
%4 = sub int32 5, 3
call int32(int32, int1) @f (%4, %3)
branch true, @L1, @L0
@L1:
return int32 %2
}
";
    let shown = print(&decoded(&encoded(&strict(text))));
    for part in [
        "%2 = add int32 %0, 1\n",
        "%7 = alloc int32\n    store int32 %7, 5\n    %8 = load int32 %7\n    %4 = sub int32 %8, 3\n",
        "%9 = call int32(int32, int1) @f (%4, %3)\n    branch @L1\n",
    ] {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
}

#[test]
fn reading_binaries_checks_them_with_offsets() {
    // The condition of the branch becomes a parameter, an int32.
    let mut bytes = EXAMPLE.to_vec();
    bytes[0x26] = 1;
    let program = read_binary(&bytes, "a.shrd").unwrap();
    let mut diagnostics = Diagnostics::new(20);
    check(&program, &mut diagnostics);
    let found = diagnostics.finish();
    assert_eq!(
        found[0].to_string(),
        "a.shrd: error: offset 0x26: %0 is of type int32, wanted is int1\nhint: there are no conversions between types"
    );
}

#[test]
fn limits_of_the_format_are_errors() {
    let many = |count: usize, line: &str| {
        let mut text = "@f = function void(int32*) {\n@L0:\n".to_owned();
        (0..count).for_each(|_| text.push_str(line));
        lenient(&(text + "return void\n}\n"))
    };
    assert!(crate::front::shard::write_binary(&many(65534, "store int32 %0, 1\n")).is_ok());
    let error = crate::front::shard::write_binary(&many(65535, "store int32 %0, 1\n")).unwrap_err();
    assert_eq!(
        error.to_string(),
        "@f: number of instructions in a block: 65536, and the binary form has 16 bits for it"
    );
    let high = "@f = function void() {\n@L0:\n%99999 = alloc int8\nreturn void\n}\n";
    assert!(print(&decoded(&encoded(&strict(high)))).contains("%0 = alloc int8"));
}
