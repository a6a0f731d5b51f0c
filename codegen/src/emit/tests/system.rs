//! What the system's tools make of images. Each check is left out where the tool is missing.

use super::elf::Elf;
use super::fixture::sample;
use super::tools::{Host, Scratch, quiet, run};
use crate::emit::{Machine, write_for};
use crate::program::Program;

fn image() -> Vec<u8> {
    write_for(&sample(), Machine::X86_64).unwrap()
}

/// Whether the tools here know the machine: those of other processors may not.
fn native() -> bool {
    cfg!(target_arch = "x86_64")
}

#[test]
fn readelf_has_no_doubts() {
    let scratch = Scratch::new();
    for (name, program) in [("sample.so", sample()), ("empty.so", Program::default())] {
        for machine in [Machine::X86_64, Machine::Aarch64] {
            let file = scratch.file(name, write_for(&program, machine).unwrap());
            for args in [&["-aW"], &["-w"], &["-aWL"], &["-aWD"]] {
                quiet("readelf", args, &file);
            }
        }
    }
    let file = scratch.file("sample.so", image());
    let Some(text) = quiet("readelf", &["-aW"], &file) else {
        return;
    };
    assert!(
        text.contains("GNU_RELRO") && text.contains("R_X86_64_RELATIVE"),
        "{text}"
    );
    assert!(!text.contains("TEXTREL") && !text.contains("RWE"), "{text}");
}

#[test]
fn symbols_are_code_and_data() {
    let scratch = Scratch::new();
    let file = scratch.file("sample.so", image());
    if let Some(text) = quiet("nm", &["-D"], &file) {
        for line in [
            " T main",
            " W hook",
            " D counter",
            " B buffer",
            " D handlers",
            " U printf",
            " w optional_hook",
        ] {
            assert!(text.contains(line), "{line}: {text}");
        }
    }
    if let Some(text) = quiet("nm", &[], &file) {
        assert!(text.contains(" t twice") && text.contains(" r str$0"), "{text}");
    }
}

#[test]
fn objdump_lists_and_disassembles() {
    let scratch = Scratch::new();
    let file = scratch.file("sample.so", image());
    if let Some(text) = quiet("objdump", &["-h"], &file) {
        assert!(text.contains(".mirbin") && text.contains("CODE"), "{text}");
    }
    if native()
        && let Some(text) = quiet("objdump", &["-d", "-l"], &file)
    {
        assert!(text.contains("<twice>:"), "{text}");
    }
}

#[test]
fn addresses_have_lines() {
    let scratch = Scratch::new();
    let program = sample();
    let file = scratch.file("sample.so", image());
    let elf = Elf::parse(image());
    let cases = [
        ("main", 0, "sample.c", 10),
        ("main", program.functions[0].lines[0].offset + 12, "sample.c", 10),
        ("main", program.functions[0].lines[1].offset, "sample.c", 11),
        ("main", program.functions[0].lines[2].offset + 3, "sample.c", 12),
        ("twice", 0, "lib/util.h", 3),
        ("hook", program.functions[2].lines[1].offset, "sample.c", 31),
    ];
    for (name, offset, path, line) in cases {
        let address = format!("{:#x}", elf.symbol(".symtab", name).value + u64::from(offset));
        if let Some(text) = quiet("addr2line", &["-f", &address, "-e"], &file) {
            assert_eq!(text.trim(), format!("{name}\n{path}:{line}"));
        }
        let command = format!("info line *{address}");
        if native()
            && let Some(text) = quiet("gdb", &["-nx", "-batch", "-ex", &command], &file)
        {
            assert!(text.starts_with(&format!("Line {line} of \"{path}\" ")), "{text}");
            assert!(
                text.contains(&format!("address {address}")) || text.contains(&format!("<{name}")),
                "{text}"
            );
        }
    }
    // Behind a function, in the padding, there is no line.
    let twice = elf.symbol(".symtab", "twice");
    let address = format!("{:#x}", twice.value + twice.size);
    if let Some(text) = quiet("addr2line", &[&address, "-e"], &file) {
        assert!(text.trim().ends_with(":?"), "{text}");
    }
}

#[test]
fn stripped_images_keep_what_is_loaded() {
    let scratch = Scratch::new();
    let file = scratch.file("sample.so", image());
    let stripped = scratch.path("stripped.so");
    let output = ["-o", stripped.to_str().unwrap()];
    if !native() || run("strip", &output, &file).is_none() {
        return;
    }
    quiet("readelf", &["-aW"], &stripped);
    let (before, after) = (Elf::parse(image()), Elf::parse(std::fs::read(&stripped).unwrap()));
    assert!(after.find(".symtab").is_none() && after.find(".debug_info").is_none());
    for name in [
        ".mirbin",
        ".dynsym",
        ".rela.dyn",
        ".data.rel.ro",
        ".note.maple",
        ".maple.native",
    ] {
        assert_eq!(
            before.section(name).address,
            after.section(name).address,
            "{name}"
        );
        assert_eq!(before.contents(name), after.contents(name), "{name}");
    }
}

/// The system's loader is never used for images, but it is the strictest reader of their dynamic parts.
#[test]
fn the_system_loads_images() {
    let scratch = Scratch::new();
    let Some(host) = Host::compile(&scratch) else {
        return;
    };
    let file = scratch.file("sample.so", write_for(&sample(), Machine::host()).unwrap());
    host.loads(&file);
}
