//! Files of other producers.

use miniz_oxide::deflate::compress_to_vec;

use super::super::avro::Bytes;
use super::super::{MAGIC, schema};
use super::round::everything;
use super::{EXAMPLE, datum, decoded, error, shown, with_body, with_constant, write_binary};
use crate::front::corevm::ast::{Const, OperandData};
use crate::mir::Pos;

/// What a library that takes the first branch that fits has made of a module: value types are strings, numbers are longs and doubles,
/// labels are empty arrays.
const ODD: &[u8] = &[
    0x06, 0x6f, 0x64, 0x64, 0xd0, 0x0f, 0x14, 0x06, 0x2e, 0x2f, 0x61, 0x04, 0x6d, 0x65, 0xd2, 0xcf, //
    0xdc, 0xfc, 0x0a, 0x02, 0x02, 0x0a, 0x6d, 0x6f, 0x64, 0x65, 0x6c, 0x12, 0x63, 0x70, 0x6c, 0x75, //
    0x73, 0x70, 0x6c, 0x75, 0x73, 0x00, 0x02, 0x50, 0x04, 0x02, 0x66, 0x02, 0x00, 0x02, 0x00, 0x02, //
    0x00, 0x02, 0x50, 0x14, 0x02, 0x67, 0x04, 0x00, 0x00, 0x0c, 0x73, 0x74, 0x72, 0x69, 0x6e, 0x67, //
    0x00, 0x00, 0x02, 0x08, 0x6d, 0x61, 0x69, 0x6e, 0x00, 0x04, 0x00, 0x00, 0x06, 0x69, 0x33, 0x32, //
    0x06, 0x02, 0x02, 0x61, 0x04, 0x00, 0x00, 0x06, 0x75, 0x69, 0x38, 0x00, 0x08, 0x72, 0x65, 0x73, //
    0x74, 0x00, 0x04, 0x0a, 0x65, 0x6e, 0x74, 0x72, 0x79, 0x08, 0x02, 0x02, 0x78, 0x20, 0x02, 0x04, //
    0x00, 0x00, 0x06, 0x64, 0x70, 0x66, 0x00, 0x04, 0x00, 0x02, 0x16, 0x0a, 0x00, 0x00, 0x00, 0x00, //
    0x00, 0x00, 0x04, 0x40, 0x00, 0x02, 0x16, 0x04, 0x06, 0x00, 0x02, 0x00, 0x02, 0x02, 0x70, 0x00, //
    0x02, 0x00, 0x02, 0x00, 0x02, 0x50, 0x02, 0x08, 0x61, 0x75, 0x74, 0x6f, 0x00, 0x00, 0x00, 0x02, //
    0x02, 0x62, 0x36, 0x00, 0x00, 0x04, 0x00, 0x02, 0x02, 0x02, 0x01, 0x00, 0x02, 0x10, 0x04, 0x0a, //
    0x00, 0x00, 0x00, 0x16, 0x00, 0x00, 0x06, 0x02, 0x00, 0x02, 0x61, 0x00, 0x02, 0x06, 0x04, 0xc8, //
    0x01, 0x00, 0x02, 0x0e, 0x06, 0xfe, 0xff, 0xff, 0xff, 0x1f, 0x00, 0x02, 0x04, 0x0a, 0x65, 0x6e, //
    0x74, 0x72, 0x79, 0x06, 0x65, 0x6e, 0x64, 0x00, 0x00, 0x06, 0x65, 0x6e, 0x64, 0x04, 0x00, 0x4a, //
    0x00, 0x02, 0x02, 0x6b, 0x00, 0x06, 0x00, 0x02, 0x18, 0x0c, 0x02, 0x66, 0x00, 0x02, 0x1a, 0x00, //
    0x00, 0x02, 0x14, 0x0a, 0x9a, 0x99, 0x99, 0x99, 0x99, 0x99, 0xb9, 0x3f, 0x00, 0x00, 0x00, 0x12, //
    0x02, 0x04, 0x00, 0x00, 0x06, 0x69, 0x33, 0x32, 0x00, 0x02, 0x00, 0x02, 0x0c, 0x04, 0x01, 0x00, //
    0x00, 0x00, 0x00, 0x00, 0x02, 0x10, 0x63, 0x6f, 0x72, 0x65, 0x76, 0x6d, 0x2e, 0x66, 0x04, 0x00, //
    0x00, 0x08, 0x75, 0x69, 0x33, 0x32, 0x04, 0x0a, 0x2a, 0x61, 0x72, 0x67, 0x73, 0x04, 0x00, 0x00, //
    0x0c, 0x6f, 0x62, 0x6a, 0x65, 0x63, 0x74, 0x02, 0x73, 0x04, 0x02, 0x00, 0x0c, 0x73, 0x74, 0x72, //
    0x69, 0x6e, 0x67, 0x00, 0x00,
];

const ODD_SHOWN: &[&str] = &[
    "type `P` [10 * `P`*] `f` string `g` `model`=`cplusplus`",
    "declare ui32 `corevm.f` * `args` string* `s`",
    "def i32 `main` : - 3 ui8 `a` `rest` -",
    "`entry`",
    "  `x` = add dpf dpf 0x4004000000000000 dpf 0x4008000000000000",
    "  `p` = alloca `P`* [`auto`]",
    "  `b` = eq - bool 0x1 i64 0x5",
    "  - = switch2 - `a` ui8 0x64 ui32 0xffffffff #`entry` #`end`",
    "`end`",
    "  - = call - [`k`] string `f` null spf 0x3dcccccd",
    "  - = ret i32 i32 0xffffffffffffffff",
];

#[test]
fn branches_of_other_libraries() {
    let module = decoded(ODD);
    assert_eq!(shown(&module).lines().skip(1).collect::<Vec<_>>(), ODD_SHOWN);
    // What is written has the branches of the schema.
    let written = datum(&module);
    assert_ne!(written, ODD);
    assert_eq!(shown(&decoded(&written)), shown(&module));
    assert_eq!(datum(&decoded(&written)), written);
}

#[test]
fn constants_in_any_branch() {
    let constant = |ty, value: &[u8]| match decoded(&with_constant(ty, value)).functions[0].blocks[0].insts[0]
        .operands[0]
        .data
    {
        OperandData::Const(Const::Bits(_, bits)) => bits,
        other => panic!("{other:?}"),
    };
    // ui8 100 as a double, ui32 -1 as an int, ui32 as a long, dpf 3 as an int, i64 -1 as a float.
    assert_eq!(constant(3, &[10, 0, 0, 0, 0, 0, 0, 0x59, 0x40]), 100);
    assert_eq!(constant(7, &[4, 1]), 0xffff_ffff);
    assert_eq!(constant(7, &[6, 0xfe, 0xff, 0xff, 0xff, 0x1f]), 0xffff_ffff);
    assert_eq!(constant(11, &[4, 6]), 3f64.to_bits());
    assert_eq!(constant(8, &[8, 0, 0, 0x80, 0xbf]), u64::MAX);
    for (ty, value, message) in [
        (3, &[4, 0x80, 4][..], "a constant of type ui8 is the int 256"),
        (3, &[0], "a constant of type ui8 is null"),
        (12, &[4, 2], "a constant of type string is the int 1"),
        (13, &[12, 0], "a constant of type object is a string"),
        (0, &[0], "a constant of type void is null"),
        (1, &[2, 2], "a constant is 0x02"),
        (3, &[4, 0x80, 0x80, 0x80, 0x80, 0x10], "a constant is 2147483648"),
        (14, &[0], "a value type is number 14, but there are 14"),
        (
            3,
            &[14, 0],
            "the branch of a constant is number 7, but there are 7",
        ),
    ] {
        assert_eq!(error(&with_constant(ty, value)).message, message);
    }
}

#[test]
fn what_contradicts_itself() {
    // Kinds of operands and of types with other branches; parameters with stars of other types.
    let operand = |data: &[u8]| {
        let mut body = vec![2, 0, 18, 0, 0, 2];
        body.extend(data);
        body.extend([0, 0, 0]);
        error(&with_body(&body))
    };
    let found = operand(&[0, 0, 2, b'x']);
    assert_eq!(
        (found.offset, &*found.message),
        (29, "kind 0 of operand with branch 0")
    );
    assert_eq!(
        operand(&[2, 2, 12, 4, 2]).message,
        "kind 1 of operand with branch 1"
    );
    let ty = |data: &[u8]| {
        let mut body = vec![2, 0, 18, 2];
        body.extend(data);
        body.extend([0, 0, 0, 0]);
        error(&with_body(&body))
    };
    assert_eq!(ty(&[0, 0, 4, 12]).message, "kind 0 of type with branch 2");
    assert_eq!(ty(&[2, 0, 0, 0]).message, "kind 1 of type with branch 0");
    assert_eq!(
        ty(&[4, 0, 2, 4, 0, 4, 12, 2]).message,
        "kind 2 of type with branch 1"
    );
    assert_eq!(
        ty(&[4, 0, 0, 6, b'i', b'3', b'3']).message,
        "`i33` is no value type"
    );
    assert_eq!(ty(&[2, 0, 2, 4, 0, 4, 12, 1]).message, "an array's length is -1");
    assert_eq!(
        ty(&[2, 0, 2].repeat(65)).message,
        "a type has more than 64 levels"
    );
    let mut bytes = vec![0; 8];
    bytes.extend([2, 2, b'f', 4, 0, 4, 0, 2, 4, b'*', b'a', 4, 0, 4, 12, 0, 0]);
    let found = error(&bytes);
    assert_eq!(
        (found.offset, &*found.message),
        (19, "the parameter `*a` is no object")
    );
    bytes[22] = 26;
    assert_eq!(datum(&decoded(&bytes)), bytes);
}

#[test]
fn blocks_with_sizes() {
    // The functions of the example as a block with a size, its instructions as two blocks, one of them with a size.
    let (first, second) = (&EXAMPLE[39..61], &EXAMPLE[61..76]);
    let mut function = Bytes(EXAMPLE[10..38].to_vec());
    function.long(-1);
    function.bytes(first);
    function.long(1);
    function.0.extend(second);
    // Instructions, blocks.
    function.0.extend([0, 0]);
    let mut bytes = Bytes(EXAMPLE[..9].to_vec());
    bytes.long(-1);
    bytes.bytes(&function.0);
    // Functions, intrinsic functions.
    bytes.0.extend([0, 0]);
    let mut bytes = bytes.0;
    assert_eq!(shown(&decoded(&bytes)), shown(&decoded(EXAMPLE)));
    bytes[10] ^= 2;
    assert!(
        error(&bytes)
            .message
            .starts_with("the block of functions ends at")
    );
}

/// A container of any parts.
fn container(entries: &[(&str, &[u8])], blocks: &[(i64, &[u8])]) -> Vec<u8> {
    let mut bytes = Bytes(MAGIC.to_vec());
    bytes.long(entries.len() as i64);
    for (key, value) in entries {
        bytes.bytes(key.as_bytes());
        bytes.bytes(value);
    }
    if !entries.is_empty() {
        bytes.long(0);
    }
    bytes.0.extend([7; 16]);
    for &(count, data) in blocks {
        bytes.long(count);
        bytes.bytes(data);
        bytes.0.extend([7; 16]);
    }
    bytes.0
}

#[test]
fn containers() {
    let schema = schema::text();
    let entry = ("avro.schema", schema.as_bytes());
    let module = shown(&decoded(EXAMPLE));
    for entries in [&[entry][..], &[("avro.codec", b"null"), ("x.y", b"\xff"), entry]] {
        assert_eq!(shown(&decoded(&container(entries, &[(1, EXAMPLE)]))), module);
    }
    for (entries, blocks, message) in [
        (&[][..], &[(1, EXAMPLE)][..], "the metadata has no `avro.schema`"),
        (&[entry], &[], "the file has no block"),
        (&[entry], &[(0, b"")], "the block has 0 objects"),
        (&[entry], &[(2, EXAMPLE)], "the block has 2 objects"),
        (
            &[entry],
            &[(1, EXAMPLE), (1, EXAMPLE)],
            "99 bytes follow the first block",
        ),
        (
            &[entry],
            &[(1, &EXAMPLE[..79])],
            "the data ends in intrinsic functions",
        ),
        (&[entry, entry], &[(1, EXAMPLE)], "`avro.schema` is there twice"),
        (
            &[entry, ("avro.codec", b"snappy")],
            &[(1, EXAMPLE)],
            "the codec is `snappy`",
        ),
    ] {
        assert_eq!(error(&container(entries, blocks)).message, message);
    }
    let mut bytes = container(&[entry], &[(1, EXAMPLE)]);
    *bytes.last_mut().unwrap() = 8;
    let found = error(&bytes);
    assert_eq!(found.offset, bytes.len() - 16);
    assert_eq!(
        found.message,
        "the marker after the block is not that of the file"
    );
}

#[test]
fn deflated_containers() {
    let schema = schema::text();
    let entries = [
        ("avro.codec", &b"deflate"[..]),
        ("avro.schema", schema.as_bytes()),
    ];
    let deflated = |data: &[u8]| container(&entries, &[(1, data)]);
    let module = everything();
    let plain = datum(&module);
    let bytes = deflated(&compress_to_vec(&plain, 6));
    let read = decoded(&bytes);
    assert_eq!(shown(&read), shown(&module));
    assert_eq!(read.functions[0].pos, Pos::NONE);
    assert_eq!(write_binary(&read).unwrap(), write_binary(&module).unwrap());

    let start = |data: &[u8]| deflated(data).len() - 16 - data.len();
    let whole = compress_to_vec(&plain, 6);
    let found = error(&deflated(&whole[..whole.len() - 2]));
    assert_eq!(found.message, "the deflated data is cut off");
    let more = [&whole[..], &[1, 2, 3]].concat();
    assert_eq!(shown(&decoded(&deflated(&more))), shown(&module));
    let more = [&whole[..], &[0; 5]].concat();
    let found = error(&deflated(&more));
    assert_eq!(found.message, "5 bytes follow the deflated data");
    assert_eq!(found.offset, start(&more) + whole.len());
    assert_eq!(error(&deflated(b"\xff")).message, "the data is not deflated");
    let short = compress_to_vec(&EXAMPLE[..79], 6);
    let found = error(&deflated(&short));
    assert_eq!(found.offset, start(&short));
    assert_eq!(
        found.message,
        "byte 0x4f of the inflated block: the data ends in intrinsic functions"
    );
    let bomb = compress_to_vec(&vec![0; 1 << 24], 6);
    let found = error(&deflated(&bomb));
    assert!(found.message.contains("bytes inflate to more than"), "{found}");
}

#[test]
fn schemas_are_compared() {
    let schema = schema::text();
    let with = |schema: &str| container(&[("avro.schema", schema.as_bytes())], &[(1, EXAMPLE)]);
    let quoted = |text: &str| format!("\"{text}\"");
    let long = quoted("long");
    for same in [
        schema.replace(',', " ,\n ").replace(':', " :\t"),
        schema.replace("\"corevm.ir.", "\""),
        schema.replace("\"name\":\"IR", "\"name\":\"corevm.ir.IR"),
        schema.replace(",\"default\":null", ""),
        schema.replace(
            &long,
            "{\"logicalType\":\"timestamp-millis\",\"type\":{\"type\":\"long\"}}",
        ),
        schema.replace(
            "{\"type\":\"enum\",",
            "{\"doc\":\"d\",\"aliases\":[\"a\"],\"type\":\"enum\",",
        ),
        schema.replace(
            "\"name\":\"timestamp\",\"type\":\"long\"",
            "\"type\":\"long\",\"name\":\"timestamp\"",
        ),
        schema.replace("\"long\"", "\"\\u006cong\""),
    ] {
        assert_ne!(same, schema);
        assert_eq!(shown(&decoded(&with(&same))), shown(&decoded(EXAMPLE)), "{same}");
    }
    for (from, to, difference) in [
        (
            "IRModule\"",
            "Module\"",
            "it is the record `Module`, not the record `IRModule`",
        ),
        (
            "\"author\"",
            "\"writer\"",
            "in `IRModuleMeta`, `writer` stands for `author`",
        ),
        (
            "{\"name\":\"path\",\"type\":\"string\"},",
            "",
            "in `IRModuleMeta`, `author` stands for `path`",
        ),
        (
            ",{\"name\":\"timestamp\",\"type\":\"long\"}",
            "",
            "in `IRModuleMeta`, `nothing` stands for `timestamp`",
        ),
        (
            "\"len\",\"type\":\"int\"",
            "\"len\",\"type\":\"long\"",
            "`IRArrayType.len` is `long`, not `int`",
        ),
        (
            "\"cmp\",",
            "\"compare\",",
            "in `IROpcode`, `compare` stands for `cmp`",
        ),
        (",\"call\"", "", "in `IROpcode`, `nothing` stands for `call`"),
        (
            "\"object\"]",
            "\"object\",\"more\"]",
            "in `IRValueType`, `more` stands for `nothing`",
        ),
        (
            "[\"null\",\"string\"]",
            "[\"string\",\"null\"]",
            "`IRInstruction.target` is `string`, not `null`",
        ),
        (
            "[\"null\",\"string\"]",
            "\"string\"",
            "`IRInstruction.target` is `string`, not a union of 2",
        ),
        (
            "\"name\":\"path\",\"type\"",
            "\"name\":\"path\",\"kind\"",
            "`IRModuleMeta.path` has no type",
        ),
        (
            "{\"type\":\"array\",\"items\":\"string\"}",
            "7",
            "`IRInstruction.options` is something else, not an array",
        ),
    ] {
        let other = schema.replace(from, to);
        assert_ne!(other, schema);
        let found = error(&with(&other));
        assert_eq!(
            found.message,
            format!("the file has another schema: {difference}")
        );
        assert!((17..17 + other.len() + 4).contains(&found.offset), "{found}");
    }
    assert_eq!(
        error(&with(&schema[..schema.len() - 1])).message,
        "the schema is no JSON: here should be a comma or a closing bracket"
    );
}
