//! Damaged and hostile images: an error or nonsense, never a crash. Nothing of them is ever executed.

mod support;

use std::time::{Duration, Instant};

use maple_loader::{Image, LoadError, LoadErrorKind};
use maple_mirbin::{NativePrototype, NativeTableBuilder, NativeType, Note, Prim};
use support::elf::{self, Builder, CODE, CODE_AT, DATA_AT, Rela, Sym, UNDEFINED, r};
use support::{Everything, Random, gcc};

/// Mutants per image; `MAPLE_TEST_MUTANTS` asks for more.
fn mutants() -> usize {
    std::env::var("MAPLE_TEST_MUTANTS")
        .ok()
        .and_then(|count| count.parse().ok())
        .unwrap_or(4000)
}

/// An image with everything in it.
fn rich() -> Vec<u8> {
    let mut table = NativeTableBuilder::new();
    let int = NativeType::Prim(Prim::I32);
    table
        .symbol("wanted", NativePrototype::new(vec![int, int], int))
        .expect("a plain prototype");
    let symbol = |name, info, section, value, size| Sym {
        name,
        info,
        section,
        value,
        size,
    };
    let rela = |place, kind, symbol, addend| Rela {
        place,
        kind,
        symbol,
        addend,
    };
    let builder = Builder {
        code: [elf::function(14), elf::function(14)].concat(),
        dynamic: vec![
            symbol("main", elf::GLOBAL_FUNCTION, CODE, CODE_AT, 32),
            symbol("unsized", elf::GLOBAL_FUNCTION, CODE, CODE_AT + 32, 0),
            symbol("wanted", elf::GLOBAL_UNTYPED, UNDEFINED, 0, 0),
            symbol("optional", elf::WEAK_UNTYPED, UNDEFINED, 0, 0),
        ],
        full: vec![symbol("inner", elf::LOCAL_FUNCTION, CODE, CODE_AT, 32)],
        relas: vec![
            rela(CODE_AT + 20, r::ABS64, 3, 0),
            rela(DATA_AT, r::RELATIVE, 0, 8),
            rela(DATA_AT + 8, r::ABS64, 4, 0),
            rela(CODE_AT + 52, r::RELATIVE, 0, 8),
        ],
        rels: vec![rela(DATA_AT + 16, r::RELATIVE, 0, 0)],
        relr: vec![DATA_AT + 24, 0b1011],
        note: Some(Note::new(1, 0).encode()),
        natives: Some(table.encode()),
        ..Builder::default()
    };
    builder.build()
}

/// Does with an image all that can be done without running it.
fn exercise(bytes: &[u8]) -> Result<(), LoadError> {
    let mut image = Image::from_bytes("mutant.so", bytes)?;
    let listed = image.undefined().len();
    let linked = image.link(&mut Everything);
    for error in linked.err().unwrap_or_default() {
        assert!(!error.to_string().is_empty());
    }
    for function in image.functions() {
        let host = image.base().wrapping_add(function.vaddr);
        assert_eq!(image.function_at(host), Some(function));
        let code = image.bytes(&function);
        assert_eq!(code.len() as u64, function.size);
        let _ = maple_mirbin::header::parse(code);
        for offset in 0..function.size.min(256) {
            let vaddr = function.vaddr + offset;
            let _ = (image.code_reloc(vaddr), image.relocation(vaddr));
        }
        let _ = (
            image.function_name(&function).len(),
            image.function_containing(host),
        );
    }
    let names: Vec<&str> = image.symbols().map(|symbol| symbol.name).collect();
    for name in names.iter().copied().take(50).chain(["main", "wanted", ""]) {
        let _ = (image.symbol(name), image.function(name));
    }
    let _ = (
        image.entry(),
        image.needed().count(),
        image.section(".debug_line"),
        listed,
    );
    if let Some(natives) = image.natives() {
        for table in natives.tables() {
            for (name, _) in table.symbols() {
                let _ = natives.symbol(name);
            }
            for (offset, _) in table.sites() {
                let _ = natives.site(offset);
            }
        }
    }
    Ok(())
}

/// Changes a few bytes or one field, most often to a value that hurts.
fn mutate(bytes: &mut [u8], random: &mut Random) {
    const EDGES: [u64; 12] = [
        0,
        1,
        7,
        8,
        0xff,
        0x7fff,
        0xffff,
        0x7fff_ffff,
        0xffff_ffff,
        1 << 35,
        u64::MAX >> 1,
        u64::MAX,
    ];
    for _ in 0..1 + random.below(4) {
        // The first 4 KiB hold the headers and tables; the section headers are at the end.
        let place = match random.below(4) {
            0 => random.below(bytes.len()),
            1 => bytes.len() - 1 - random.below(bytes.len().min(2048)),
            _ => random.below(bytes.len().min(4096)),
        };
        match random.below(4) {
            0 => bytes[place] = random.next() as u8,
            1 => bytes[place] ^= 1 << random.below(8),
            kind => {
                let value = EDGES[random.below(EDGES.len())]
                    .wrapping_add(random.below(3) as u64)
                    .wrapping_sub(1);
                let (align, size) = if kind == 2 { (8, 8) } else { (4, 4) };
                let start = place / align * align;
                let end = (start + size).min(bytes.len());
                bytes[start..end].copy_from_slice(&value.to_le_bytes()[..end - start]);
            }
        }
    }
}

/// No mutant of these small files may take longer, even in a debug build.
const PATIENCE: Duration = Duration::from_secs(10);

fn mutate_all(original: &[u8], seed: u64) {
    exercise(original).unwrap_or_else(|error| panic!("{error}"));
    let mut random = Random(seed);
    let (mut loaded, mut refused) = (0, 0);
    for _ in 0..mutants() {
        let mut mutant = original.to_vec();
        mutate(&mut mutant, &mut random);
        let start = Instant::now();
        let result = exercise(&mutant);
        assert!(
            start.elapsed() < PATIENCE,
            "mutant {} takes {:?}",
            loaded + refused,
            start.elapsed()
        );
        match result {
            Ok(()) => loaded += 1,
            Err(error) => {
                assert!(error.to_string().starts_with("mutant.so: "));
                refused += 1;
            }
        }
    }
    assert!(
        loaded > 0 && refused > 0,
        "{loaded} loaded, {refused} refused: the mutations are too tame or too wild"
    );
}

#[test]
fn mutants_of_a_made_image_do_no_harm() {
    mutate_all(&rich(), 0x9e37_79b9_7f4a_7c15);
}

#[test]
fn mutants_of_a_linked_listing_do_no_harm() {
    if gcc::available() {
        for (name, style) in [
            ("mutants-gnu", "-Wl,--hash-style=gnu"),
            ("mutants-sysv", "-Wl,--hash-style=sysv"),
        ] {
            let path = gcc::shared_object(name, gcc::LISTING, &["-nostdlib", "-Wl,-z,notext", style]);
            mutate_all(
                &std::fs::read(path).expect("the image is readable"),
                0x0123_4567_89ab_cdef,
            );
        }
    }
}

/// Files take another road into memory than bytes.
#[test]
fn mutants_as_files_do_no_harm() {
    let path =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("mutant-{}.so", std::process::id()));
    let original = rich();
    let mut random = Random(42);
    let mut loaded = 0;
    for _ in 0..mutants() / 8 {
        let mut mutant = original.clone();
        mutate(&mut mutant, &mut random);
        // A new file each time: an open image keeps the one it was opened from.
        let _ = std::fs::remove_file(&path);
        std::fs::write(&path, &mutant).expect("the test directory is writable");
        if let Ok(mut image) = Image::open(&path) {
            loaded += 1;
            let _ = image.link(&mut Everything);
            let _ = image.functions();
        }
    }
    assert!(loaded > 0);
    std::fs::remove_file(&path).expect("the file is ours");
}

#[test]
fn every_truncation_is_an_error() {
    let bytes = rich();
    for size in 0..bytes.len() {
        let error = exercise(&bytes[..size]).expect_err("the section headers are missing");
        match error.kind() {
            LoadErrorKind::Truncated {
                offset,
                size: wanted,
                file_size,
                ..
            } => {
                assert_eq!(*file_size, size as u64);
                assert!(offset + wanted > *file_size);
            }
            LoadErrorKind::NotElf => assert_eq!(size, 0),
            other => panic!("{size}: {other:?}"),
        }
    }
}

#[test]
fn truncated_files_are_errors_too() {
    let bytes = rich();
    let path =
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cut-{}.so", std::process::id()));
    for size in (0..bytes.len()).step_by(97) {
        std::fs::write(&path, &bytes[..size]).expect("the test directory is writable");
        assert!(Image::open(&path).is_err());
    }
    std::fs::remove_file(&path).expect("the file is ours");
}

/// File offset and bytes to put there.
type Patch<'a> = (usize, &'a [u8]);

/// Sets bytes of the rich image and gives the error.
fn patched(patches: &[Patch<'_>]) -> String {
    let mut bytes = rich();
    for (offset, patch) in patches {
        bytes[*offset..*offset + patch.len()].copy_from_slice(patch);
    }
    exercise(&bytes).expect_err("the image is bad").to_string()
}

#[test]
fn files_of_other_kinds_are_named() {
    let cases: [(&[Patch<'_>], &str); 10] = [
        (
            &[(0, b"#!/b")],
            "mutant.so: is not an ELF file; images are shared objects",
        ),
        (&[(4, &[1])], "mutant.so: is a 32-bit ELF file; images are 64-bit"),
        (
            &[(5, &[2])],
            "mutant.so: is a big-endian ELF file; images are little-endian",
        ),
        (
            &[(6, &[9])],
            "mutant.so: is an ELF file of an unknown version; images have version 1",
        ),
        (
            &[(16, &[1, 0])],
            "mutant.so: is a relocatable object; link it first: gcc -shared -nostdlib",
        ),
        (
            &[(16, &[2, 0])],
            "mutant.so: is an executable with fixed addresses; images are shared objects",
        ),
        (
            &[(16, &[4, 0])],
            "mutant.so: is a core dump; images are shared objects",
        ),
        (
            &[(18, &[243, 0])],
            "mutant.so: is for machine 243 (RISCV); images are built for x86-64 or aarch64",
        ),
        (
            &[(54, &[57, 0])],
            "the program header table at file offset 0x40: entries of 57 bytes instead of 56",
        ),
        (
            &[(56, &[0, 0])],
            "the program header table at file offset 0x40: there are no program headers",
        ),
    ];
    for (patches, expected) in cases {
        let message = patched(patches);
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn bad_segments_are_named() {
    // Program header 1 is the data segment: its fields offset, vaddr, paddr, filesz, memsz, align begin at 0x80.
    let field = |index: usize| 0x40 + 56 + 8 + 8 * index;
    let word = |value: u64| value.to_le_bytes();
    let cases: [(usize, u64, &str); 8] = [
        (
            1,
            0x1000,
            "loadable segment 1 at file offset 0x78: virtual addresses 0x1000..",
        ),
        (1, !0xfff, "reach beyond the address space"),
        (1, 0x20_0000_0000, "its segments span"),
        (
            3,
            u64::MAX,
            "loadable segment 1 at file offset 0x4000 is 0xffffffffffffffff bytes long",
        ),
        (4, 1, "bytes in the file, but only 0x1 in memory"),
        (4, u64::MAX, "reach beyond the address space"),
        (5, 3, "alignment 0x3 is not a power of two"),
        (5, 0x8000, "differ modulo the alignment"),
    ];
    for (index, value, expected) in cases {
        let message = match index {
            5 if value == 0x8000 => patched(&[(field(5), &word(value)), (field(1), &word(0x5000))]),
            _ => patched(&[(field(index), &word(value))]),
        };
        assert!(message.contains(expected), "{message}");
    }
}

#[test]
fn huge_zeroed_segments_cost_nothing() {
    let mut builder = Builder {
        bss: 60 << 30,
        ..Builder::default()
    };
    let image =
        Image::from_bytes("bss.so", &builder.build()).expect("60 GiB of zeroes are only address space");
    assert!(image.contains(image.base() + (59 << 30)));
    builder.bss = 70 << 30;
    let error = Image::from_bytes("bss.so", &builder.build()).expect_err("70 GiB are too much");
    assert!(matches!(error.kind(), LoadErrorKind::TooLarge { .. }), "{error}");
}

#[test]
fn what_is_no_file_is_an_error() {
    let open = |path: &str| Image::open(path.as_ref()).expect_err("no image").to_string();
    assert!(open("/nonexistent/app.so").starts_with("/nonexistent/app.so: cannot be read: "));
    assert_eq!(open("/"), "/: is not a regular file");
    assert_eq!(open("/dev/null"), "/dev/null: is not a regular file");
}
