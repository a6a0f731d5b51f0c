//! Programs made from lowered modules.

use maple_mirbin::{Globals, Header, Inst, JsFrame, header, module};

use crate::compile::{Options, Product, Stage, compile};
use crate::mir::NoImports;
use crate::program::{FunctionCode, Program};

const SEED: &str = include_str!("../../../../tests/cases/lowered/seed.mmpl");

fn made(text: &str, stage: Stage) -> Result<Product, String> {
    let options = Options {
        stage,
        ..Options::default()
    };
    let found = compile(text.as_bytes(), "t.mmpl", &mut NoImports, &options);
    found.map(|output| output.product).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        problems.join("\n")
    })
}

fn program(text: &str) -> Program {
    match made(text, Stage::Program) {
        Ok(Product::Program(program)) => *program,
        other => panic!("{other:?}"),
    }
}

fn listing(text: &str) -> String {
    match made(text, Stage::Listing) {
        Ok(Product::Text(text)) => String::from_utf8(text).expect("text"),
        other => panic!("{other:?}"),
    }
}

/// A module with one function of this body and frame.
fn module_of(directives: &str, body: &str) -> String {
    format!("flavor 4\nsrclang 2\nfunc &f {{\n{directives}\n{body}\n}}\n")
}

/// The code of a function, one line per instruction.
fn code(function: &FunctionCode) -> Vec<String> {
    let code = &function.bytes[function.code_offset as usize..];
    let parsed = header::parse(&function.bytes).expect("a header").header;
    let mut offset = 0;
    let mut out = Vec::new();
    while (offset as usize) < code.len() {
        let inst = Inst::decode(code, offset).expect("an instruction");
        let form = maple_mirbin::RangeGotoForm::Seed;
        out.push(maple_mirbin::disasm::line(&inst, Some(&parsed), form, &|_, _| {
            None
        }));
        offset = inst.next();
    }
    out
}

/// The code of `f` with a frame of 32 bytes.
fn body(text: &str) -> Vec<String> {
    code(&program(&module_of("upformalsize 24\nframesize 32", text)).functions[0])
}

/// What is wrong with the body of `f`.
fn problems(directives: &str, text: &str) -> String {
    made(&module_of(directives, text), Stage::Image).expect_err("refused")
}

#[test]
fn the_seed_s_function_has_the_seed_s_bytes() {
    let program = program(SEED);
    let add = &program.functions[0];
    let header = [
        b'M', b'P', b'J', b'S', 0x20, 0, 0, 0, 24, 0, 24, 0, 2, 0, 0, 0, 4, 0, 4, 0, 0x15, 0, 0, 0, 0, 0, 0,
        0, 0x28, 0, 0, 0, 0, 0, 0, 0,
    ];
    assert_eq!(add.bytes[..36], header);
    // Lines 200 to 212 of the listing. Those from 207 to 211 are determined by the source.
    let code = [
        [0x57, 0x16, 0x8, 0x0],
        [0x57, 0x16, 0x10, 0x0],
        [0x29, 0x0, 0x32, 0x2],
        [0x58, 0x16, 0xfa, 0xff],
        [0x19, 0x16, 0xe8, 0xff],
        [0x57, 0x16, 0xe8, 0xff],
        [0x19, 0x16, 0xf0, 0xff],
        [0x57, 0x16, 0xf0, 0xff],
        [0x1a, 0x16, 0xfa, 0xff],
        [0x1e, 0x0, 0x0, 0x0],
        [0x5b, 0x4, 0x0, 0x0],
        [0x1a, 0x4, 0xfa, 0xff],
        [0x1e, 0x0, 0x0, 0x0],
    ];
    assert_eq!(add.bytes[36..], *code.as_flattened());
    let object = &program.data[0];
    assert_eq!((object.name.as_str(), object.align), (module::DECLARATION, 8));
    let globals = Globals::parse(&object.bytes).expect("a declaration");
    assert_eq!(globals.memory.len(), 72);
    assert_eq!(globals.memory[16..31], *b"\0\0\x0b\0 add: pass\n");
    assert_eq!(
        globals.memory[31..66],
        *b"\0\0\x1f\0test failed v1 expect 3 but get"
    );
    assert_eq!(globals.memory[66..], *b"\0\0\x01\0\n\0");
    assert_eq!(globals.words_type_tagged, [5, 0, 0, 0]);
    assert_eq!(globals.words_ref_counted, [0; 4]);
    assert_eq!(program.note.source_language, 2);
    let alias = &program.aliases[0];
    assert_eq!((alias.name.as_str(), alias.function), (module::ENTRY, 1));
}

#[test]
fn listings_have_the_seed_s_layout() {
    let text = listing(SEED);
    let seed = include_str!("../../../../tests/listings/seed-javascript.s");
    // What the linker needs, and what only C++ does, is not the seed's.
    let ours: Vec<String> = text
        .lines()
        .map(|line| {
            line.split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .replace("\"__mpljs_module_decl__\"", module::DECLARATION)
        })
        .collect();
    for line in seed.lines().skip(4) {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
        let known = [".section", ".text", ".p2align", ".global", ".cfi", "// mir2bin"];
        let known = known.iter().any(|start| line.starts_with(start));
        assert!(known || ours.contains(&line), "{line}\n{text}");
    }
    assert!(
        text.find(".byte 0x5, 0x0, 0x0, 0x0") < text.find("Add:"),
        "{text}"
    );
    for line in [
        "\t.byte OP_brfalse32, 0x0, 0x0, 0x1                 // 008c",
        "\t.long mirbin_label_main_pass-.",
        "mirbin_label_main_end:",
        "\t// LINE t.mmpl : 44",
        "\"__jsmain\":",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}\n{text}");
    }
}
