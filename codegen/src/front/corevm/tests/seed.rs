//! The sample of seed 1, and its fragments made whole.

use super::{canonical, identity, module, read};
use crate::front::corevm::ast::{Base, Const, OperandData, ParamKind, Type};
use crate::front::corevm::print_type;
use crate::front::corevm::table::{Op, Primitive};

pub(super) const SAMPLE: &str = r#""timestamp" : "1472959465"
"author" : "Yanzheng Li"
"format version" : "1000"
"module name" : "Dummy_IR"
"path" : "./dummy_ir.ir"
"target version" : "10"

declare i8 corevm.foundation.memmove(i8* dst, i8* src, i64 num)

type Person {
    string name;
    ui8 age;
    Person* sibling;
    Location* address;
    array [ 10 * Person ] friends;
}

def Person* createPerson(string* name, ui8 age) {
entry:
    %person = alloca [ auto ] Person*;
    setattr string "age" %age %person;
    %isOld = gte %age ui8 100;
    br %isOld [ label #end, label #end ];
end:
    ret Person* %person;
}

[model=cplusplus]
type Location {
    string street_address;
    string* country;
    string zipcode;
}

def void compute(ui32 lhs_val, dpf rhs_val, array [ 4 * dpf* ]* values) : createPerson [constexpr inline] {
entry:
    %sum = add ui64 %lhs_val %rhs_val;
    putelement dpf 3.14 %values ui32 2;
}

def void doNothing(*args, **kwargs) {
}

type NullType {
}
"#;

const CANONICAL: &str = r#""module name" : "Dummy_IR"
"format version" : "1000"
"target version" : "10"
"path" : "./dummy_ir.ir"
"author" : "Yanzheng Li"
"timestamp" : "1472959465"

type Person {
    string name;
    ui8 age;
    Person* sibling;
    Location* address;
    array [ 10 * Person ] friends;
}

[model=cplusplus]
type Location {
    string street_address;
    string* country;
    string zipcode;
}

type NullType {
}

declare i8 corevm.foundation.memmove(i8* dst, i8* src, i64 num)

def Person* createPerson(string* name, ui8 age) {
entry:
    %person = alloca [ auto ] Person*;
    setattr string "age" %age %person;
    %isOld = gte %age ui8 100;
    br %isOld [ label #end, label #end ];
end:
    ret Person* %person;
}

def void compute(ui32 lhs_val, dpf rhs_val, array [ 4 * dpf* ]* values) : createPerson [constexpr inline] {
entry:
    %sum = add ui64 %lhs_val %rhs_val;
    putelement dpf 3.14 %values ui32 2;
}

def void doNothing(*args, **kwargs) {
}

"#;

/// Definitions of the seed.
const DEFINITIONS: &[&str] = &[
    "declare i8* corevm.foundation.memcpy(i8* dst, i8* src, ui64 size)",
    "declare i8* corevm.foundation.memmove(i8* dst, i8* src, ui64 size)",
    "declare i8* corevm.foundation.memset(i8* dst, i8 value, ui64 size)",
    "declare ui32 corevm.foundation.argslen(*args)",
    "declare object corevm.foundation.getarg(*args, ui32 n)",
    "declare ui32 corevm.foundation.kwargslen(**kwargs)",
    "declare object corevm.foundation.getkwarg(**kwargs, string* key)",
    "declare object corevm.reflection.gettype(object val)",
    "declare bool corevm.reflection.hasmember(object val, string* member)",
    "declare void corevm.dbg.setbreakpoint()",
    "def void compute(ui32 lhs_val, dpf rhs_val, array [ 4 * dpf* ]* values) : createPerson [constexpr] {
entry:
    %sum = add ui64 %lhs_val %rhs_val;
    putelement dpf 3.14 %values ui32 2;
}",
    "type Person {
    Person* sibling;
    array [ 10 * Person ] friends;
}",
];

/// Instructions: each form of the instruction set, with names and constants for what the seed has in angle brackets.
const INSTRUCTIONS: &[&str] = &[
    "%target = alloca Person",
    "%target = alloca [ static ] Person",
    "%target = alloca [ auto ] Person",
    "%target = load ui32 %oprd",
    "store ui32 ui32 5 %dst",
    "%target = getattr string \"name\" %oprd",
    "setattr string \"name\" %src %target_object",
    "delattr string \"name\" %dst",
    "%target = getelement dpf %src ui32 1",
    "putelement dpf 3.14 %dst ui32 1",
    "%target = len %oprd",
    "ret ui32 %oprd",
    "ret void",
    "ret",
    "br %cond [ label #iftrue, label #iffalse ]",
    "br [ label #target ]",
    "br %isOld [ label #end, label #end ]",
    "switch2 %value ui32 1 ui32 2 [ label #case1, label #case2 ]",
    "%target = pos ui32 %oprd",
    "%target = bls ui64 %oprd",
    "%target = cmp %oprd1 %oprd2",
    "%sum = add ui64 %lhs_val %rhs_val",
    "%target = call ui32 string \"f\" %arg1 %arg2",
];

#[test]
fn the_sample_prints_as_expected() {
    assert_eq!(canonical(SAMPLE), CANONICAL);
    assert_eq!(canonical(CANONICAL), CANONICAL);
    assert_eq!(read(SAMPLE).unwrap().1, []);
}

#[test]
fn the_sample_is_what_it_says() {
    let module = module(SAMPLE);
    assert_eq!(
        (module.meta.name.as_slice(), module.meta.format_version),
        (&b"Dummy_IR"[..], 1000)
    );
    assert_eq!(
        (module.meta.target_version, module.meta.timestamp),
        (10, 1_472_959_465)
    );
    let place = |offset: u32| {
        module
            .sources
            .get(crate::diag::FileId::MAIN)
            .unwrap()
            .line_col(offset)
    };
    let person = &module.types[0];
    assert_eq!(
        (place(person.pos.0), place(person.fields[4].pos.0)),
        ((10, 6), (15, 27))
    );
    let create = &module.functions[0];
    assert_eq!(
        (place(create.pos.0), place(create.params[1].pos.0)),
        ((18, 13), (18, 44))
    );
    assert_eq!(create.blocks.len(), 2);
    let [alloca, setattr, gte, br] = &create.blocks[0].insts[..] else {
        panic!("four instructions");
    };
    assert_eq!(
        (place(create.blocks[1].pos.0), place(alloca.pos.0)),
        ((24, 1), (20, 5))
    );
    assert_eq!((alloca.op, alloca.options.len()), (Op::Alloca, 1));
    assert!(
        alloca
            .ty
            .is_some_and(|ty| ty.pointer && matches!(ty.base, Base::Named(_)))
    );
    assert_eq!(
        (setattr.ty, setattr.constant_name()),
        (None, module.names.get("age"))
    );
    assert_eq!(
        (place(setattr.pos.0), place(setattr.operands[1].pos.0)),
        ((21, 5), (21, 26))
    );
    assert_eq!(
        gte.operands[1].data,
        OperandData::Const(Const::Bits(Primitive::Ui8, 100))
    );
    assert_eq!(
        (br.labels[0].name, place(br.labels[1].pos.0)),
        (br.labels[1].name, (23, 35))
    );
    let compute = &module.functions[1];
    assert_eq!((compute.parent, compute.options), (Some(create.name), 3));
    assert_eq!(print_type(&module, compute.params[2].ty), "array [ 4 * dpf* ]*");
    assert_eq!(compute.blocks[0].insts[1].ty, None);
    let nothing = &module.functions[2];
    assert!(nothing.positional == module.names.get("args") && nothing.keyword == module.names.get("kwargs"));
    let intrinsic = &module.intrinsics[0];
    assert_eq!(intrinsic.ret, Type::of(Primitive::I8));
    assert!(matches!(intrinsic.params[0].kind, ParamKind::Regular(ty) if ty.pointer));
}

#[test]
fn the_definitions_are_canonical() {
    for text in DEFINITIONS {
        identity(&format!("{text}\n\n"));
    }
    let nothing = canonical("def i64 compute(*args, **kwargs) {\n  // Computation code here.\n}");
    assert_eq!(nothing, "def i64 compute(*args, **kwargs) {\n}\n\n");
}

#[test]
fn the_instructions_are_canonical() {
    for text in INSTRUCTIONS {
        identity(&format!("def void f() {{\nentry:\n    {text};\n}}\n\n"));
    }
    for &op in Op::ALL {
        identity(&format!(
            "def void f() {{\nentry:\n    %target = {} %a i8 -1;\n}}\n\n",
            op.text()
        ));
        identity(&format!(
            "def void f() {{\nentry:\n    {} ui64 %{0};\n}}\n\n",
            op.text()
        ));
    }
}

#[test]
fn what_the_syntax_lines_write_is_accepted() {
    for (text, canonical_text) in [
        ("getattr #name %oprd", "getattr string \"name\" %oprd"),
        ("call i32 #a.b.c %x", "call i32 string \"a.b.c\" %x"),
        (
            "switch2 %v ui8 1, ui8 2 [label #a,label #b]",
            "switch2 %v ui8 1 ui8 2 [ label #a, label #b ]",
        ),
        ("alloca [auto] Person", "alloca [ auto ] Person"),
    ] {
        let shown = canonical(&super::body(&format!("{text};")));
        assert!(shown.contains(&format!("    {canonical_text};\n")), "{shown}");
    }
}
