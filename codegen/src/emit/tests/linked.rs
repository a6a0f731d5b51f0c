//! What assembler and linker make of objects and listings.

use std::path::{Path, PathBuf};

use maple_mirbin::{NativeTable, Note};

use super::elf::{Elf, number};
use super::fixture::{Builder, sample};
use super::tools::{Host, Scratch, quiet};
use crate::emit::{EmitError, Machine, listing, object_for};
use crate::program::{DataSection, ExternKind, Linkage, Program};

/// Links an object into an image, which must not give a warning.
fn link(scratch: &Scratch, object: &Path) -> Option<PathBuf> {
    let image = scratch.path("linked.so");
    let options = [
        "-shared",
        "-nostdlib",
        "-Wl,--no-warn-rwx-segments",
        "-o",
        image.to_str().unwrap(),
    ];
    quiet("cc", &options, object)?;
    Some(image)
}

/// Compares a linked image with the program it was made of.
fn check(scratch: &Scratch, file: &Path) {
    let program = sample();
    let elf = Elf::parse(std::fs::read(file).unwrap());
    assert_eq!(Note::parse(elf.contents(".note.maple")).unwrap(), program.note);
    let dynamic = elf.symbols(".dynsym");
    let relocs = elf.relocs(".rela.dyn");
    for function in &program.functions {
        let symbol = elf.symbol(".symtab", &function.name);
        assert_eq!(symbol.size, function.bytes.len() as u64, "{}", function.name);
        let start = elf.offset(symbol.value) as usize;
        let mut found = elf.bytes[start..start + function.bytes.len()].to_vec();
        for reloc in &function.relocs {
            let name = program.symbol_name(reloc.symbol).unwrap();
            let field = symbol.value + u64::from(reloc.offset);
            let at = reloc.offset as usize;
            if reloc.kind.size() == 4 {
                let distance = number(&found, at as u64, 4) as i32;
                let target = elf
                    .symbol(".symtab", name)
                    .value
                    .wrapping_add_signed(reloc.addend);
                assert_eq!(field.wrapping_add_signed(distance.into()), target, "{name}");
            } else {
                let dynamic_reloc = relocs.iter().find(|other| other.place == field).unwrap();
                match dynamic_reloc.kind {
                    8 | 1027 => assert_eq!(dynamic_reloc.addend as u64, elf.symbol(".symtab", name).value),
                    _ => assert_eq!(dynamic[dynamic_reloc.symbol as usize].name, name),
                }
            }
            found[at..at + reloc.kind.size()].fill(0);
        }
        assert_eq!(found, function.bytes, "{}", function.name);
    }
    let table = NativeTable::parse(elf.contents(".maple.native")).unwrap();
    let (offset, prototype) = &program.functions[0].native_sites[0];
    let site = elf.symbol(".symtab", "main").value + u64::from(*offset);
    assert_eq!(table.site(site).as_ref(), Some(prototype));
    assert!(table.symbol("printf").is_some());

    quiet("readelf", &["-aW"], file);
    for (name, row, line) in [
        ("main", 1, "sample.c:11"),
        ("twice", 0, "lib/util.h:3"),
        ("hook", 1, "sample.c:31"),
    ] {
        let function = program
            .functions
            .iter()
            .find(|function| function.name == name)
            .unwrap();
        let address = elf.symbol(".symtab", name).value + u64::from(function.lines[row].offset);
        if let Some(text) = quiet("addr2line", &["-f", &format!("{address:#x}"), "-e"], file) {
            assert_eq!(text.trim(), format!("{name}\n{line}"));
        }
    }
    if let Some(host) = Host::compile(scratch) {
        host.loads(file);
    }
}

#[test]
fn objects_link_without_a_warning() {
    let scratch = Scratch::new();
    let object = scratch.file("sample.o", object_for(&sample(), Machine::host()).unwrap());
    quiet("readelf", &["-aW"], &object);
    quiet("readelf", &["-w"], &object);
    quiet("objdump", &["-h"], &object);
    if let Some(image) = link(&scratch, &object) {
        check(&scratch, &image);
    }
}

#[test]
fn objects_of_other_machines_can_be_read() {
    let scratch = Scratch::new();
    for (machine, number) in [(Machine::X86_64, 62), (Machine::Aarch64, 183)] {
        let bytes = object_for(&sample(), machine).unwrap();
        assert_eq!(bytes, object_for(&sample(), machine).unwrap());
        let elf = Elf::parse(bytes);
        assert_eq!((elf.kind(), elf.machine()), (1, number));
        let object = scratch.file("sample.o", &elf.bytes);
        quiet("readelf", &["-aW"], &object);
    }
}

#[test]
fn small_objects() {
    let scratch = Scratch::new();
    let program = Program::default();
    let object = scratch.file("empty.o", object_for(&program, Machine::host()).unwrap());
    quiet("readelf", &["-aW"], &object);
    if let Some(image) = link(&scratch, &object) {
        quiet("readelf", &["-aW"], &image);
    }
}

/// Assembles a listing; the result must be what the object of the program is.
fn assemble(scratch: &Scratch, program: &Program) -> Option<PathBuf> {
    let source = scratch.file("listing.s", listing(program).unwrap());
    let object = scratch.path("listing.o");
    let options = [
        "-x",
        "assembler-with-cpp",
        "-Wall",
        "-c",
        "-o",
        object.to_str().unwrap(),
    ];
    quiet("cc", &options, &source)?;
    let found = Elf::parse(std::fs::read(&object).unwrap());
    let expected = Elf::parse(object_for(program, Machine::X86_64).unwrap());
    for section in &expected.sections {
        let of_interest = section.kind == 1 || section.kind == 7 || section.kind == 8;
        if !of_interest || section.size == 0 {
            continue;
        }
        let other = found.section(&section.name);
        assert_eq!(
            (other.size, other.flags, other.kind),
            (section.size, section.flags, section.kind),
            "{section:?}"
        );
        if section.kind != 8 {
            assert_eq!(
                found.contents(&section.name),
                expected.contents(&section.name),
                "{}",
                section.name
            );
        }
        let table = format!(".rela{}", section.name);
        let relocs = |elf: &Elf| {
            let symbols = elf.symbols(".symtab");
            let relocs = elf.find(&table).map(|_| elf.relocs(&table)).unwrap_or_default();
            let named = relocs.into_iter().map(|reloc| {
                let symbol = &symbols[reloc.symbol as usize];
                let section = elf
                    .sections
                    .get(usize::from(symbol.section))
                    .filter(|_| symbol.info == 3);
                let name = section.map_or(symbol.name.clone(), |section| section.name.clone());
                (reloc.place, reloc.kind, name, reloc.addend)
            });
            let mut named: Vec<_> = named.collect();
            named.sort();
            named
        };
        // A label of a local function stands for its place, which the assembler may write as section and offset or not.
        let (found, expected) = (relocs(&found), relocs(&expected));
        let places =
            |list: &[(u64, u32, String, i64)]| list.iter().map(|item| (item.0, item.1)).collect::<Vec<_>>();
        assert_eq!(places(&found), places(&expected), "{table}");
    }
    Some(object)
}

fn here() -> bool {
    cfg!(target_arch = "x86_64")
}

#[test]
fn listings_assemble_and_link_without_a_warning() {
    let scratch = Scratch::new();
    if !here() {
        return;
    }
    let Some(object) = assemble(&scratch, &sample()) else {
        return;
    };
    if let Some(image) = link(&scratch, &object) {
        check(&scratch, &image);
    }
}

/// Labels of different functions that would have one name, a second name of a function, and the declaration of a module.
#[test]
fn listings_of_lowered_modules() {
    let seed = include_str!("../../../../tests/cases/lowered/seed.mmpl");
    let odd = "flavor 4\nsrclang 2\nentryfunc &f_a\n\
               func &f {\n framesize 8\n@a|b\n jstry @a_0000 @a@b\n@a_0000\n jscatch\n@a@b\n finally\n brtrue @a|b (regread u1 %%retval0)\n \
               rangegoto (regread i32 %%retval0) 3 { 0: goto @a|b 1: goto @end }\n@end\n}\n\
               func &f_a static {\n framesize 8\n upformalsize 3000\n@0000\n goto @0000\n eval (conststr ptr \"x\")\n \
               icall (addroffunc ptr &elsewhere, constval dynf64 1.5)\n call &f ()\n}\n";
    for text in [seed, odd] {
        let options = crate::compile::Options {
            stage: crate::compile::Stage::Program,
            ..Default::default()
        };
        let made = crate::compile::compile(text, "m.mmpl", &mut crate::mir::NoImports, &options);
        let program = match made.map(|output| output.product) {
            Ok(crate::compile::Product::Program(program)) => *program,
            other => panic!("{other:?}"),
        };
        let scratch = Scratch::new();
        if here()
            && let Some(object) = assemble(&scratch, &program)
        {
            link(&scratch, &object);
        }
        let file = scratch.file("m.so", crate::emit::write(&program).unwrap());
        quiet("readelf", &["-aW"], &file);
    }
}

#[test]
fn listings_are_in_the_seeds_style() {
    let text = listing(&sample()).unwrap();
    for part in [
        "\nOP_addroffunc = 89\n",
        "\t.globl main\n\t.type main, %function\n",
        "\n.Lmain:\nmain:\n\t.ascii \"MPLI\"\nmain_mirbin_info:\n\t.long main_mirbin_code - .\n",
        "\nmain_mirbin_code:\n\t// LINE sample.c : 10\n\t.byte OP_addroffunc, 0xe, 0x0, 0x0                // 0000 +0x0012\n\t.quad printf\n",
        "\t.long .Lcounter+4-.\n",
        "\n.label.end.main:\n\t.size main, .-main\n",
        "\t.weak optional_hook\n",
        "\t.string \"sum %d\\n\"\n",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert!(!text.contains(".cfi_"));
    assert_eq!(text, listing(&sample()).unwrap());
}

#[test]
fn listings_with_odd_names_and_contents() {
    use maple_mirbin::{Op, Prim};
    let scratch = Scratch::new();
    let mut b = Builder::new();
    b.program.name = "a \"quoted\" na\\me\u{e9}".into();
    b.program.files[0].path = "dir\\".into();
    let texts = b.data(
        "text",
        DataSection::Rodata,
        b"say \"hi\" \\ // /* \n\t\x01\x7f\xff trailing",
        &[],
    );
    let names = [
        "LA_3B|<init>()V",
        "linux",
        "__x86_64__",
        "$lead",
        "mi$dle",
        "1st",
        "sp ace",
        "q\"uo\\te",
        "\u{e9}t\u{e9}",
        "unix",
        "unix$",
        "on.linux.",
        "_Pragma",
    ];
    let slots: Vec<_> = names
        .iter()
        .map(|name| b.external(&format!("{name}!"), ExternKind::Function, false))
        .collect();
    let fields: Vec<_> = slots
        .iter()
        .enumerate()
        .map(|(index, &slot)| (8 * index as u32, slot))
        .collect();
    b.data("table", DataSection::Data, &[0; 8 * 13 + 5], &fields);
    for name in names {
        let function = b.function(name, Linkage::Global);
        b.code(
            function,
            0,
            1,
            &[&|code| {
                let end = code.label();
                code.abs(Op::AddrOfFunc, Prim::A64, function.0, 0);
                code.pcrel(Op::AddrOffPc, Prim::A64, texts.0, -1);
                code.frame(Op::Dread, Prim::I32, 0);
                code.range_goto(-3, &[end, end]);
                code.catch(&[None, Some(texts.0)]);
                code.branch(Op::Goto32, end);
                code.bind(end);
                code.op(Op::Return, Prim::I32, 0);
            }],
        );
    }
    // Same names, labels of listings, bytes that are no function.
    for name in ["twin", "twin", "main_mirbin_code", "main"] {
        let function = b.function(name, Linkage::Local);
        b.code(
            function,
            0,
            1,
            &[&|code| code.abs(Op::AddrOfFunc, Prim::A64, function.0, 8)],
        );
    }
    b.function("broken", Linkage::Global);
    b.program.functions.last_mut().unwrap().bytes = b"no function".to_vec();
    b.program.functions.last_mut().unwrap().code_offset = 4;
    if here() {
        assemble(&scratch, &b.program);
    }

    for name in ["a\nb", "%rax", "f@plt", "OP_return"] {
        b.program.functions[0].name = name.into();
        assert!(
            matches!(listing(&b.program), Err(EmitError::Listing { .. })),
            "{name}"
        );
    }
}
