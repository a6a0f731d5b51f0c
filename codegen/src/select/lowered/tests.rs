//! Programs made from lowered modules.

use maple_mirbin::{Globals, Header, Inst, header, module};

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

#[test]
fn every_form_of_statement() {
    let text = "iassignfpoff i32 8 (ireadfpoff i32 -12)\niassignoff dynany 40000 (regread ptr %%GP, regread dynany %%thrownval)\n\
                regassign i32 %%retval7 (constval i32 -40000)\ncall &f ()\ncall &g (constval dynnull 0x100000000)\n\
                icall (addroffunc ptr &g, constval u1 1)\nintrinsiccall JS_PRINT (conststr ptr \"x\")\n\
                eval (intrinsicop dynany JSOP_THIS (regread dynany %%retval0))\njstry @h @fin\njstry 0 @fin\njstry @h 0\n\
                brtrue @h (lt u1 dynany (ireadfpoff dynany 0, constval dyni32 7))\ngoto @fin\n@h jscatch\ncleanuptry\n\
                gosub @fin\nthrow (regread dynany %%thrownval)\n@fin finally\nendtry\nretsub\n\
                assertge (regread i32 %%retval0, constval i32 0)\nsyncenter (regread ptr %%SP, constval i32 1)\nmembaracquire\n\
                return (neg i32 (zext i32 8 (extractbits u32 4 8 (retype u32 <i32> (regread i32 %%FP)))))";
    let lines = body(text);
    let expected = [
        "ireadfpoff i32 -12",
        "iassignfpoff i32 8",
        "regread ptr %%GP",
        "regread dynany %%thrownval",
        "iassignoff32 dynany 40000",
        "constval64 i32 -40000",
        "regassign i32 %%retval7",
        "call 0x0 #0",
        "constval64 dynnull 0x100000000",
        "call 0x0 #1",
        "addroffunc ptr 0x0",
        "constval u1 1",
        "icall #2",
        "conststr ptr 0x0",
        "intrinsiccall JS_PRINT #1",
        "regread dynany %%retval0",
        "intrinsicop dynany JSOP_THIS #1",
        "eval",
    ];
    assert_eq!(lines[..expected.len()], expected);
    let found = |line: &str| assert!(lines.iter().any(|other| other == line), "{line}: {lines:#?}");
    for line in [
        "constval64 dyni32 0x7",
        "lt u1 dynany",
        "throw",
        "cleanuptry",
        "endtry",
        "retsub",
        "assertge i32",
        "syncenter #2",
        "membaracquire",
        "retype u32 i32",
        "extractbits u32 bits 4..12",
        "zext i32 bits 0..8",
        "neg i32",
        "return i32 #1",
    ] {
        found(line);
    }
    let tries: Vec<&String> = lines.iter().filter(|line| line.starts_with("jstry")).collect();
    assert!(
        tries[1].contains("catch none") && tries[2].contains("finally none"),
        "{tries:?}"
    );
}

#[test]
fn offsets_beyond_16_bits_are_wide() {
    let text = module_of(
        "framesize 60000\nupformalsize 40000",
        "iassignfpoff dynany -60000 (ireadfpoff dynany 39992)\niassignfpoff i32 -16 (ireadfpoff i32 32767)",
    );
    let lines = code(&program(&text).functions[0]);
    let expected = [
        "ireadfpoff32 dynany 39992",
        "iassignfpoff32 dynany -60000",
        "ireadfpoff i32 32767",
        "iassignfpoff i32 -16",
        "return #0",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn switches_are_tables_or_tests() {
    let few = body("switch (ireadfpoff i32 -16) @c { 1: goto @a -70000: goto @b }\n@a\n@b\n@c");
    let expected = [
        "ireadfpoff i32 -16",
        "constval64 i32 -70000",
        "eq u1 i32",
        "brtrue32 -> 0038",
    ];
    assert_eq!(few[..4], expected);
    assert_eq!(few[8..], ["goto32 -> 0038", "return #0"]);
    let cases: String = (3..11)
        .filter(|n| *n != 5)
        .map(|n| format!(" {n}: goto @a"))
        .collect();
    let many = body(&format!(
        "switch (ireadfpoff u8 -16) @c {{{cases} }}\n@a\n eval (constval i32 1)\n@c"
    ));
    assert_eq!(many[..3], ["ireadfpoff u8 -16", "constval u8 3", "lt u1 u8"]);
    assert_eq!(many[4..7], ["ireadfpoff u8 -16", "constval u8 10", "gt u1 u8"]);
    assert_eq!(
        many[9],
        "rangegoto 3.. -> 0054, 0054, 005c, 0054, 0054, 0054, 0054, 0054"
    );
    let loud = "switch (add i32 (intrinsicop i32 JS_INT32 (ireadfpoff dynany 0), constval i32 1)) @a { 0: goto @a }\n@a";
    assert!(problems("framesize 8\nupformalsize 8", loud).contains("write iassignfpoff before the switch"));
}

#[test]
fn depths_follow_the_generator() {
    let depth = |text: &str| match header::parse(&program(&module_of("framesize 8", text)).functions[0].bytes)
    {
        Ok(function) => match function.header {
            Header::Mpjs(frame) => frame.depth,
            Header::Mpli(_) => panic!("another header"),
        },
        Err(error) => panic!("{error}"),
    };
    assert_eq!(depth(""), 0);
    assert_eq!(depth("call &g ()"), 0);
    assert_eq!(depth("call &g (constval i32 1, constval i32 2)"), 3);
    assert_eq!(
        depth("intrinsiccall JSOP_ADD (constval i32 1, constval i32 2)"),
        2
    );
    let deep =
        "eval (add i32 (constval i32 1, add i32 (constval i32 1, add i32 (constval i32 1, constval i32 2))))";
    assert_eq!(depth(deep), 4);
}

#[test]
fn what_is_not_lowered_is_refused() {
    let cases = [
        ("if (constval i32 1) { }", "if is no part of lowered code"),
        (
            "while (constval i32 1) { }",
            "write labels, goto, brtrue and brfalse",
        ),
        ("var %x i32", "has variables"),
        (
            "regassign i32 %1 (constval i32 1)",
            "pseudo-register %1 in lowered code",
        ),
        (
            "eval (cand i32 (constval i32 1, constval i32 1))",
            "write branches",
        ),
        (
            "callassigned &g () { regassign i32 %%retval0 }",
            "callassigned is no part of lowered code",
        ),
        ("eval (sizeoftype i32 i32)", "write the number"),
        ("eval (iread i32 <* i32> (regread ptr %%GP))", "write ireadoff"),
        ("javatry { @h }\n@h javacatch { <* void> }", "write jstry"),
        (
            "eval (intrinsicop i64 tagged_to_int (ireadfpoff dynany -16))",
            "no intrinsic of lowered code",
        ),
        (
            "regassign void %%retval0 (constval dyni32 1)",
            "regassign of void in lowered code",
        ),
        ("eval (regread void %%retval0)", "regread of void in lowered code"),
        ("regassign i32 %%retval8 (constval i32 1)", "%%retval8"),
        (
            "iassignfpoff dynany -8 (constval dyni32 1)",
            "iassignfpoff of dynany at -8 is outside the frame",
        ),
        (
            "eval (ireadfpoff i32 20)",
            "formals lie at 0 to 16, locals at -24 to -8",
        ),
        ("eval (ireadfpoff dynany -32)", "outside the frame"),
        (
            "rangegoto (ireadfpoff dynany 0) 0 { 0: goto @a }\n@a",
            "convert it to i32",
        ),
    ];
    for (text, message) in cases {
        let found = problems("framesize 24\nupformalsize 16", text);
        assert!(found.contains(message), "{text}: {found}");
    }
    let parameters = "flavor 4\nsrclang 2\nfunc &f (var %a i32) i32 {\nframesize 8\n}\n";
    assert!(
        made(parameters, Stage::Image)
            .unwrap_err()
            .contains("has parameters")
    );
    let many = vec!["constval i32 1"; 256].join(", ");
    let found = problems("framesize 8", &format!("call &g ({many})"));
    assert!(found.contains("call with 256 operands"), "{found}");
}

#[test]
fn frames_are_checked() {
    let cases = [
        ("", "it has no framesize"),
        ("framesize 4", "framesize is 4"),
        ("framesize 10", "framesize is 10, which is not a multiple of 4"),
        ("framesize 65536", "at most 65535 are possible"),
        ("framesize 8\nupformalsize 65540", "upformalsize is 65540"),
        ("framesize 8\nupformalsize 6", "upformalsize is 6"),
        (
            "framesize 8\nformalwordstypetagged = [ 0 ]",
            "formalwordstypetagged has 1 words, 0 bytes have 0",
        ),
        (
            "framesize 16\nlocalwordsrefcounted = [ 0x10 ]",
            "localwordsrefcounted has bit 4, 16 bytes have 4 words",
        ),
    ];
    for (directives, message) in cases {
        let found = problems(directives, "");
        assert!(found.contains(message), "{directives}: {found}");
    }
    let whole = module_of(
        "framesize 65532\nupformalsize 65532\nlocalwordstypetagged = [ 1 2 3 ]",
        "",
    );
    assert_eq!(program(&whole).functions[0].code_offset, 20 + 4 * 2048);
}

#[test]
fn global_memory_is_checked() {
    let cases = [
        ("globalmemsize 65536", "globalmemsize is 65536"),
        (
            "globalmemsize 4\nglobalmemmap = [ 1 2 ]",
            "globalmemmap has 8 bytes, the global memory 4",
        ),
        (
            "globalmemsize 6\nglobalmemmap = [ 1 0x20000 3 ]",
            "globalmemmap has 12 bytes",
        ),
        (
            "globalmemsize 6\nglobalmemmap = [ 1 0x10000 ]",
            "globalmemmap has 8 bytes",
        ),
        (
            "globalmemmap = [ 1 ]",
            "globalmemmap has 4 bytes, the global memory 0",
        ),
        (
            "globalmemsize 8\nglobalwordstypetagged = [ 4 ]",
            "globalwordstypetagged has bit 2",
        ),
        (
            "globalmemsize 8\nglobalwordsrefcounted = [ 0 0 ]",
            "globalwordsrefcounted has 2 words",
        ),
    ];
    for (directives, message) in cases {
        let found = made(&format!("flavor 4\nsrclang 2\n{directives}\n"), Stage::Image).unwrap_err();
        assert!(found.contains(message), "{directives}: {found}");
    }
    let program = program("flavor 5\nsrclang 2\nglobalmemsize 6\nglobalmemmap = [ 1 2 ]\n");
    assert_eq!(
        program.data[0].bytes,
        [6, 0, 1, 0, 0, 0, 2, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    );
}

#[test]
fn the_start_has_one_name() {
    let own = "flavor 4\nsrclang 2\nentryfunc &__jsmain\nfunc &__jsmain {\nframesize 8\n}\n";
    assert!(program(own).aliases.is_empty());
    let other = own.replace("entryfunc &__jsmain", "entryfunc &go") + "func &go {\nframesize 8\n}\n";
    assert!(program(&other).aliases.is_empty());
    assert!(
        program("flavor 4\nsrclang 2\nfunc &go {\nframesize 8\n}\n")
            .aliases
            .is_empty()
    );
    // Other modules are compiled as before.
    let plain = "flavor 3\nsrclang 2\nfunc &f () i32 {\nreturn (constval i32 1)\n}\n";
    assert_eq!(program(plain).functions[0].bytes[..4], *b"MPLI");
}
