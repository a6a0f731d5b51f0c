//! The text form: what is accepted beyond the seed.

use super::{body, canonical, errors, identity, module, read};
use crate::front::corevm::ast::{Const, OperandData};
use crate::front::corevm::print;
use crate::front::corevm::table::Primitive;

#[test]
fn the_canonical_form_is_a_fixpoint() {
    identity(
        r#""module name" : "a \"b\" \\ \n\x01\xff"
"timestamp" : "-1"

[model=cplusplus, union=yes, "a b"="c d", n=10, m="-5"]
type Point.d3 {
    array [ 2 * array [ 3 * string* ]* ]* len;
    "i32"* "a b";
}

type "i32" {
    object type;
}

declare void a.b(**kwargs, i8* x, *args)

declare bool "a b"(*"")

def spf "1x"(bool add, "def" type, *label, **declare) : a.b [constexpr inline tailduplication loopsimplify 0x10] {
1:
    %1 = alloca [ auto static "label" "a b" ] "i32";
    %len = load spf %add;
    %"a b" = call array [ 2 * i8 ]* string "a.b" %1 string "" object null;
ret:
add:
    br [ label #1 ];
    br %"" [ label #add, label #"a b" ];
"a b":
    ret;
}

def void f() [0xfffffffffffffff0] {
}

"#,
    );
}

#[test]
fn constants_are_a_fixpoint() {
    for constant in [
        "bool 0",
        "bool 1",
        "i8 -128",
        "ui8 255",
        "i16 -32768",
        "ui16 65535",
        "i32 -2147483648",
        "ui32 4294967295",
        "i64 -9223372036854775808",
        "ui64 18446744073709551615",
        "spf 3.14",
        "spf 1e-45",
        "spf 3.4028235e38",
        "spf inf",
        "spf nan",
        "spf -nan",
        "spf nan(0x7f800001)",
        "spf nan(0xffc00001)",
        "dpf -0.0",
        "dpf 0.1",
        "dpf 100.0",
        "dpf 1.7976931348623157e308",
        "dpf 5e-324",
        "dpf -inf",
        "dpf nan",
        "dpf nan(0x7ff0000000000001)",
        "string \"\\\"\\\\\\n\\t\\r\\0\\x7f\u{e9}\"",
        "string \"\"",
        "object null",
    ] {
        identity(&format!(
            "def void f() {{\nentry:\n    putelement {constant} %a ui64 0;\n}}\n\n"
        ));
    }
}

#[test]
fn modules_that_no_text_gives_are_printed() {
    let mut module = module(&body("call string \"f\" i8 1 i8 2 i8 3;\nret;"));
    let odd = module.names.intern(b"\xff; }\n");
    module.functions[0].name = odd;
    module.functions[0].options = i64::MIN | 1;
    let insts = &mut module.functions[0].blocks[0].insts;
    insts[1].target = Some(odd);
    let constants = [
        Const::Bits(Primitive::Void, 5),
        Const::Bits(Primitive::I8, 255),
        Const::Bits(Primitive::Bool, 7),
        Const::Bits(Primitive::Spf, u64::MAX),
    ];
    for (operand, constant) in insts[0].operands.iter_mut().zip(constants) {
        operand.data = OperandData::Const(constant);
    }
    let text = r#"def void "\xff; }\n"() [constexpr 0x8000000000000000] {
entry:
    call ui64 5 i8 -1 bool 1 spf nan(0xffffffff);
    %"\xff; }\n" = ret;
}

"#;
    assert_eq!(print(&module), text);
    identity(text);
}

#[test]
fn other_spellings_are_accepted() {
    for (line, expected) in [
        ("ret bool true", "ret bool 1"),
        ("ret bool false", "ret bool 0"),
        ("ret i8 -0x80", "ret i8 -128"),
        ("ret ui32 0XFF", "ret ui32 255"),
        ("ret i64 +5", "ret i64 5"),
        ("ret dpf 1", "ret dpf 1.0"),
        ("ret dpf -1E3", "ret dpf -1000.0"),
        ("ret spf .5", "ret spf 0.5"),
        ("ret dpf +inf", "ret dpf inf"),
        ("ret string \"\\u{41}\\x42\"", "ret string \"AB\""),
        ("ret string \"a\nb\"", "ret string \"a\\nb\""),
        ("call #f, %a, i8 1", "call string \"f\" %a i8 1"),
        ("call #\"a b\" #1", "call string \"a b\" string \"1\""),
        ("call [a, b] i32 #f", "call [ a b ] i32 string \"f\""),
        ("%\"add\" = add %\"1\" % x", "%add = add %1 %x"),
        ("ret\tT\r\n// c ; }\n%x", "ret T %x"),
        ("ret neg", "ret \"neg\""),
    ] {
        let shown = canonical(&body(&format!("{line};")));
        assert!(shown.contains(&format!("    {expected};\n")), "{line}\n{shown}");
    }
    let text = "\u{feff}[a = b]type T{T*x;}def T f(T x,)";
    assert_eq!(errors(text).len(), 1);
    let text = "def T f ( T x ):p[ constexpr , inline ]{a:b:ret;}type T{i8 x;}";
    assert!(canonical(text).ends_with("def T f(T x) : p [constexpr inline] {\na:\nb:\n    ret;\n}\n\n"));
}

#[test]
fn types_and_constants_are_told_apart() {
    let module = module(&body(
        "putelement dpf 3.14 %v ui32 2;\nstore ui64 ui64 55 %i;\nneg i32 5;\ncall string \"f\";\ncall string string \"f\";",
    ));
    let insts = &module.functions[0].blocks[0].insts;
    let shape: Vec<(bool, usize)> = insts
        .iter()
        .map(|inst| (inst.ty.is_some(), inst.operands.len()))
        .collect();
    assert_eq!(shape, [(false, 3), (true, 2), (false, 1), (false, 1), (true, 1)]);
    let five = OperandData::Const(Const::Bits(Primitive::I32, 5));
    assert_eq!(insts[2].operands[0].data, five);
}

#[test]
fn warnings_do_not_refuse_a_text() {
    let text = "\"licence\" : \"x\"\n\"authr\" : \"x\"\n\"path\" : \"a\"\n\"path\" : \"b\"\ndef void f() [inlne fast] {\n}\n";
    let (module, warnings) = read(text).unwrap();
    let found: Vec<String> = warnings
        .iter()
        .map(|d| format!("{}:{} {} | {}", d.line, d.column, d.message, d.hint))
        .collect();
    assert_eq!(
        found,
        [
            "1:1 no key of metadata is called \"licence\" | it is dropped; there are module name, format version, target version, path, author, timestamp",
            "2:1 no key of metadata is called \"authr\" | did you mean `author`?",
            "4:1 the path stands here once more | the last one counts; take out the others",
            "5:15 no option of functions is called `inlne` | did you mean `inline`?",
            "5:21 no option of functions is called `fast` | it is dropped; there are constexpr, inline, tailduplication, loopsimplify",
        ]
    );
    assert_eq!(print(&module), "\"path\" : \"b\"\n\ndef void f() {\n}\n\n");
}
