//! Images made here and by the system, read back.

use std::path::Path;

use maple_mirbin::disasm::preamble;

use super::random::{Random, module};
use crate::compile::{Options, Product, Stage, compile};
use crate::emit::tests::tools::{Scratch, quiet, run};
use crate::mir::NoImports;
use crate::program::Program;

const SEED: &str = include_str!("../../../tests/cases/lowered/seed.mmpl");

fn made(source: impl Into<Vec<u8>>, stage: Stage) -> Result<Product, String> {
    let options = Options {
        stage,
        ..Options::default()
    };
    let found = compile(source, "m.mmpl", &mut NoImports, &options);
    found.map(|output| output.product).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(ToString::to_string).collect();
        problems.join("\n")
    })
}

fn image(source: impl Into<Vec<u8>>) -> Vec<u8> {
    match made(source, Stage::Image) {
        Ok(Product::Image(image)) => image,
        other => panic!("{other:?}"),
    }
}

fn text(source: impl Into<Vec<u8>>) -> Result<String, String> {
    match made(source, Stage::Parsed)? {
        Product::Text(text) => Ok(String::from_utf8_lossy(&text).into_owned()),
        other => panic!("{other:?}"),
    }
}

fn program(source: impl Into<Vec<u8>>) -> Program {
    match made(source, Stage::Program) {
        Ok(Product::Program(program)) => *program,
        other => panic!("{other:?}"),
    }
}

/// Name, bytes and fields of a function or object; the fields by the names that they refer to.
type Item = (String, Vec<u8>, Vec<(u32, String)>);

/// Functions, data and second names of a program.
fn contents(program: &Program) -> Vec<Item> {
    let fields = |relocs: &[crate::program::Reloc]| {
        let field = |reloc: &crate::program::Reloc| {
            let name = program.symbol_name(reloc.symbol).unwrap_or_default();
            (reloc.offset, name.to_owned())
        };
        relocs.iter().map(field).collect()
    };
    let functions = program.functions.iter().map(|function| {
        (
            format!("{} {:?}", function.name, function.linkage),
            function.bytes.clone(),
            fields(&function.relocs),
        )
    });
    let data = program
        .data
        .iter()
        .map(|object| (object.name.clone(), object.bytes.clone(), fields(&object.relocs)));
    let aliases = program.aliases.iter();
    let aliases = aliases.map(|alias| {
        (
            format!("{} {}", alias.name, alias.function),
            Vec::new(),
            Vec::new(),
        )
    });
    functions.chain(data).chain(aliases).collect()
}

/// From text to an image, to text, and to a program again.
fn there_and_back(source: &str) {
    let first = image(source);
    let again = text(&first[..]).unwrap_or_else(|error| panic!("{error}\n{source}"));
    assert_eq!(
        contents(&program(source)),
        contents(&program(&again[..])),
        "{source}\n{again}"
    );
    assert_eq!(text(image(&again[..])).unwrap(), again, "{source}");
}

#[test]
fn the_sample() {
    there_and_back(SEED);
    let text = text(image(SEED)).unwrap();
    for line in [
        "globalmemsize 72\n",
        "entryfunc &main\n",
        "  framesize 24\n  upformalsize 24\n  formalwordstypetagged = [ 21 ]\n",
        "  iassignfpoff dynany -24 (regread dynany %%retval0)\n",
        "  brfalse @L00b8 (regread u1 %%retval0)\n",
        "(addroffunc ptr &Add, constval dynnull 0x100000000, constval u32 514)\n",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
}

/// Tables whose entries go through branches behind them, label addresses, code behind the last `return`, UTF-16, sizes that are no multiple
/// of 4.
#[test]
fn rare_code() {
    let far = "eval (constval i32 1)\n".repeat(9000);
    let bodies = [
        format!("rangegoto (ireadfpoff i32 -16) 2 {{ 0: goto @far 1: goto @near }}\n@near\n{far}@far"),
        format!("return ()\nrangegoto (ireadfpoff i32 -16) 2 {{ 0: goto @far 1: goto @near }}\n@near\n{far}@far"),
        "igoto (addroflabel ptr @a)\n@a\n igoto (addroflabel ptr @b)\n@b".to_owned(),
        "return ()\n@dead\n eval (constval i32 7)\n goto @dead\n".to_owned(),
        "eval (conststr16 ptr \"gr\u{fc}n\")\n eval (conststr ptr \"\\xff\")\n eval (addroffunc ptr &out|side)".to_owned(),
        "throw (regread dynany %%thrownval)".to_owned(),
    ];
    for body in bodies {
        there_and_back(&format!(
            "flavor 4\nsrclang 2\nglobalmemsize 5\nglobalmemmap = [ 1 2 ]\nfunc &f {{\nframesize 16\n{body}\n}}\n"
        ));
    }
}

#[test]
fn random_modules() {
    for seed in 1..400 {
        there_and_back(&module(seed));
    }
}

#[test]
fn what_the_text_cannot_say() {
    let mpli = image("srclang 1\nfunc &f () void {\n}\n");
    assert!(text(mpli).unwrap_err().contains("function f is not JavaScript"));
    let empty = image("srclang 1\nvar $x i32\n");
    assert!(text(empty).unwrap_err().contains("holds no lowered JavaScript"));
    assert!(
        text(&b"\x7fELF"[..])
            .unwrap_err()
            .contains("the ELF file is damaged")
    );
    let strict = image(SEED);
    let at = strict
        .windows(4)
        .position(|bytes| bytes == b"MPJS")
        .expect("a function");
    let mut strict = strict;
    strict[at + 14] = 0x10;
    assert!(
        text(strict)
            .unwrap_err()
            .contains("function Add: its header has the flags 0x10")
    );
}

/// Every byte changed, and every length: an error, or a module.
#[test]
fn damaged_images() {
    let whole = image(SEED);
    let mut random = Random(77);
    let mut accepted = 0;
    for at in 0..whole.len() {
        let mut bytes = whole.clone();
        for value in [0, bytes[at] ^ 1, random.next() as u8] {
            bytes[at] = value;
            if let Ok(read) = text(&bytes[..]) {
                accepted += 1;
                // What was read is a module: its text is one, too.
                if at % 7 == 0 {
                    text(&read[..]).unwrap_or_else(|error| panic!("byte {at} = {value}: {error}\n{read}"));
                }
            }
        }
        let _ = text(&whole[..at]);
    }
    assert!(accepted > 100, "{accepted}");
    for seed in 1..20 {
        let whole = image(module(seed));
        for _ in 0..200 {
            let mut bytes = whole.clone();
            for _ in 0..1 + random.below(3) {
                let at = random.below(bytes.len() as u64) as usize;
                bytes[at] = random.next() as u8;
            }
            let _ = text(bytes);
        }
    }
}

/// An image that the system makes of a listing.
fn assembled(scratch: &Scratch, listing: &str) -> Option<Vec<u8>> {
    let source = scratch.file("m.s", listing);
    let (object, linked) = (scratch.path("m.o"), scratch.path("m.so"));
    let path = |path: &Path| path.to_str().map(str::to_owned);
    quiet(
        "cc",
        &["-x", "assembler-with-cpp", "-c", "-o", &path(&object)?],
        &source,
    )?;
    // The seed's listings have addresses in pages that are not writable, of which linkers warn.
    run("cc", &["-shared", "-nostdlib", "-o", &path(&linked)?], &object)?;
    std::fs::read(linked).ok()
}

#[test]
fn images_of_the_system() {
    if !cfg!(target_arch = "x86_64") {
        return;
    }
    let scratch = Scratch::new();
    let mut listings = vec![SEED.to_owned()];
    listings.extend((1..6).map(module));
    for source in listings {
        let listing = match made(&source[..], Stage::Listing) {
            Ok(Product::Text(text)) => String::from_utf8(text).expect("UTF-8"),
            other => panic!("{other:?}"),
        };
        let Some(found) = assembled(&scratch, &listing) else {
            return;
        };
        assert_eq!(text(found), text(image(&source[..])), "{source}");
    }
    // The seed's own listing says neither sizes nor how the program starts, and has padding.
    let seed = preamble() + include_str!("../../../tests/listings/seed-javascript.s");
    let Some(found) = assembled(&scratch, &seed) else {
        return;
    };
    let read = text(found).unwrap();
    let start = read.find("func &Add").unwrap();
    let whole = text(image(SEED)).unwrap();
    assert_eq!(
        read[start..],
        whole[whole.find("func &Add").unwrap()..whole.find("\nfunc &main").unwrap() + 1]
    );
}
