//! Version 0.2: what it adds, and that version 0.1 is kept free of it.

use super::{decoded, encoded, identities, strict};
use crate::front::shard::{print, read_binary, write_plain};

const EXTENSIONS: [&str; 8] = [
    "%2 = alloc int8, %0",
    "store int8 %1, 1, %0",
    "store int8* %1, %1, %0",
    "%2 = load int8 %1, %0",
    "%2 = cmp lt int32 5, %0",
    "store int8* %1, null",
    "%2 = cmp eq int8* %1, null",
    "call void(int8*) @print (null)",
];

fn function(line: &str) -> String {
    format!("@f = function int32(int32, int8*) {{\n  @L0:\n    {line}\n    return int32 %0\n}}\n")
}

#[test]
fn extensions_come_back_and_need_version_0_2() {
    let mut texts: Vec<String> = EXTENSIONS.iter().map(|line| function(line)).collect();
    texts.push(function("branch @L1\n\n  @L1:").replace("%0\n}", "7\n}"));
    texts.push(format!(
        "@S0 = struct {{ int8, @S0* }}\n\n{}",
        function("%2 = alloc @S0**")
    ));
    for text in texts {
        let mut bytes = identities(&text);
        assert_eq!(bytes[4..6], [0, 2], "{text}");
        bytes[5] = 1;
        let error = read_binary(&bytes, "a").unwrap_err();
        assert!(error.to_string().contains("in a file of version 0.1"), "{error}");
    }
    // A file that says 0.2 and needs nothing of it is fine.
    let plain = function("%2 = add int32 %0, 1");
    let mut bytes = identities(&plain);
    assert_eq!(bytes[4..6], [0, 1]);
    bytes[5] = 2;
    assert_eq!(print(&decoded(&bytes)), plain);
}

#[test]
fn version_0_1_says_some_of_it_differently() {
    for (line, expected) in [
        ("%2 = cmp lt int32 5, %0", "%2 = cmp gt int32 %0, 5\n"),
        (
            "branch @L1\n\n  @L1:\n    return int32 7\n  @L2:",
            "%3 = load int32 %2\n    return int32 %3\n",
        ),
    ] {
        let program = strict(&function(line));
        let bytes = write_plain(&program).unwrap();
        assert_eq!(bytes[4..6], [0, 1]);
        assert!(
            print(&decoded(&bytes)).contains(expected),
            "{}",
            print(&decoded(&bytes))
        );
        assert_ne!(encoded(&program), bytes);
    }
    for line in EXTENSIONS.iter().filter(|line| !line.contains("5, %0")) {
        assert!(write_plain(&strict(&function(line))).is_err(), "{line}");
    }
}
