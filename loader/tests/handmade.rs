//! Images built byte by byte: what linkers rarely or never write.

mod support;

use std::path::PathBuf;

use maple_loader::{Image, LinkErrorKind, LoadErrorKind, RelocationKind, SymbolKind};
use maple_mirbin::{NativePrototype, NativeTableBuilder, NativeType, Note, Prim};
use support::elf::{self, Builder, CODE, CODE_AT, DATA, DATA_AT, Rela, Sym, UNDEFINED, r};
use support::{DUMMY, Everything, Only, memory, memory_u64};

fn load(builder: &Builder) -> Image {
    Image::from_bytes("made.so", &builder.build()).unwrap_or_else(|error| panic!("{error}"))
}

fn linked(builder: &Builder) -> Image {
    let mut image = load(builder);
    image
        .link(&mut Everything)
        .unwrap_or_else(|errors| panic!("{errors:?}"));
    image
}

fn link_error(builder: &Builder) -> (LinkErrorKind, String) {
    let errors = load(builder)
        .link(&mut Everything)
        .expect_err("the image cannot be linked");
    (errors[0].kind.clone(), errors[0].to_string())
}

fn global(name: &'static str, info: u8, section: u16, value: u64) -> Sym {
    Sym {
        name,
        info,
        section,
        value,
        size: 0,
    }
}

/// The default image with undefined symbol 2, `wanted`, and the given relocations.
fn wanting(relas: &[(u64, u32, u32, i64)]) -> Builder {
    let mut builder = Builder::default();
    builder
        .dynamic
        .push(global("wanted", elf::GLOBAL_UNTYPED, UNDEFINED, 0));
    builder.relas = relas
        .iter()
        .map(|&(place, kind, symbol, addend)| Rela {
            place,
            kind,
            symbol,
            addend,
        })
        .collect();
    builder
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.so", std::process::id()));
    std::fs::write(&path, bytes).expect("the test directory is writable");
    path
}

#[test]
fn a_plain_image_loads() {
    let image = load(&Builder::default());
    let main = image.function("main").expect("main is a function");
    assert_eq!((main.vaddr, main.size), (CODE_AT, 34));
    assert_eq!(image.bytes(&main), elf::function(16));
    assert_eq!(image.functions(), [main]);
    assert_eq!(image.name(), "made.so");
    assert!(image.note().is_none() && image.natives().is_none() && image.entry().is_none());
    assert!(image.contains(image.base() + DATA_AT) && !image.contains(image.base() + 0x3000));
    assert_eq!(image.section(".mirbin"), Some(&elf::function(16)[..]));
}

#[test]
fn every_relocation_kind_stores_what_the_supplement_says() {
    let data = DATA_AT;
    let mut image = linked(&wanting(&[
        (data, r::RELATIVE, 0, 0x10),
        (data + 8, r::ABS64, 2, 5),
        (data + 16, r::GLOB_DAT, 2, 5),
        (data + 24, r::JUMP_SLOT, 1, 0),
        (data + 32, r::PC32, 1, 4),
        (data + 36, r::ABS64, 0, 7),
        (CODE_AT + 20, r::ABS64, 2, 1),
        (CODE_AT + 28, r::PC32, 2, 0),
    ]));
    let base = image.base();
    assert_eq!(memory_u64(&image, data), base + 0x10);
    assert_eq!(memory_u64(&image, data + 8), DUMMY + 5);
    assert_eq!(memory_u64(&image, data + 16), DUMMY, "slots take no addend");
    assert_eq!(memory_u64(&image, data + 24), base + CODE_AT);
    let distance = i32::from_le_bytes(memory(&image, data + 32));
    assert_eq!(i64::from(distance), CODE_AT as i64 + 4 - (data as i64 + 32));
    assert_eq!(memory_u64(&image, data + 36), 7);
    assert_eq!(image.code_reloc(CODE_AT + 20), Some(DUMMY + 1));
    assert_eq!(
        image.code_reloc(CODE_AT + 28),
        Some(DUMMY),
        "far symbols are no trouble in code"
    );
    assert_eq!(memory_u64(&image, CODE_AT + 20), 0);
    image.link(&mut Only(&[])).expect("linking again does nothing");
    assert_eq!(memory_u64(&image, data), base + 0x10);
}

#[test]
fn unsorted_tables_are_searched_like_sorted_ones() {
    let places: Vec<u64> = (0..6).map(|index| DATA_AT + 8 * (index * 5 % 6)).collect();
    let relas: Vec<_> = places
        .iter()
        .map(|&place| (place, r::RELATIVE, 0, place as i64))
        .collect();
    let image = linked(&wanting(&relas));
    for place in places {
        assert_eq!(image.code_reloc(place), Some(image.base() + place));
        assert_eq!(
            image.relocation(place).map(|found| found.kind),
            Some(RelocationKind::Relative)
        );
    }
    assert_eq!(image.code_reloc(DATA_AT + 4), None);
}

#[test]
fn implicit_addends_and_packed_tables_work() {
    let mut builder = Builder::default();
    builder.data[..8].copy_from_slice(&0x111u64.to_le_bytes());
    builder.data[8..16].copy_from_slice(&0x222u64.to_le_bytes());
    builder.data[24..32].copy_from_slice(&0x333u64.to_le_bytes());
    builder.rels = vec![Rela {
        place: DATA_AT,
        kind: r::RELATIVE,
        symbol: 0,
        addend: 0,
    }];
    // A place, then a bitmap: the second word after it.
    builder.relr = vec![DATA_AT + 8, 1 | 1 << 2];
    let image = linked(&builder);
    let base = image.base();
    assert_eq!(memory_u64(&image, DATA_AT), base + 0x111);
    assert_eq!(memory_u64(&image, DATA_AT + 8), base + 0x222);
    assert_eq!(memory_u64(&image, DATA_AT + 16), 0);
    assert_eq!(memory_u64(&image, DATA_AT + 24), base + 0x333);
    assert_eq!(image.code_reloc(DATA_AT + 24), Some(base + 0x333));
    assert_eq!(image.code_reloc(DATA_AT + 16), None);
}

#[test]
fn relocations_in_read_only_data_are_applied() {
    let mut builder = wanting(&[(CODE_AT + 40, r::ABS64, 2, 0)]);
    builder.code.resize(64, 0);
    builder.code_section = ".text";
    let path = file("rodata", &builder.build());
    let mut image = Image::open(&path).expect("an image");
    image.link(&mut Everything).expect("everything resolves");
    assert_eq!(memory_u64(&image, CODE_AT + 40), DUMMY);
    if let Some(access) = support::access(image.base() + CODE_AT) {
        assert_eq!(access, "r--p");
    }
    let stored = std::fs::read(&path).expect("the image is readable");
    assert_eq!(stored, builder.build(), "pages are private");
}

#[test]
fn a_section_of_ours_spares_the_search_for_functions() {
    let mut builder = wanting(&[(CODE_AT + 40, r::ABS64, 2, 0)]);
    builder.code.resize(64, 0);
    let image = linked(&builder);
    assert_eq!(memory_u64(&image, CODE_AT + 40), 0, "all of .mirbin is code");
    assert_eq!(image.code_reloc(CODE_AT + 40), Some(DUMMY));
}

#[test]
fn relocations_without_a_meaning_for_images_are_named() {
    let case = |kind| link_error(&wanting(&[(DATA_AT, kind, 2, 0)]));
    let unsupported = |name: &str| LinkErrorKind::UnsupportedRelocation { name: name.into() };
    assert_eq!(case(r::COPY).0, unsupported("R_X86_64_COPY"));
    assert_eq!(case(r::IRELATIVE).0, unsupported("R_X86_64_IRELATIVE"));
    assert_eq!(case(18).0, unsupported("R_X86_64_TPOFF64"));
    let (kind, message) = case(200);
    assert_eq!(kind, unsupported("relocation type 200"));
    assert!(
        message.starts_with("made.so: .data+0x0: relocation type 200 against `wanted`"),
        "{message}"
    );
}

#[test]
fn bad_places_and_symbols_are_errors() {
    for place in [0x3000, DATA_AT + 0x10_0000, u64::MAX, u64::MAX - 7] {
        assert_eq!(
            link_error(&wanting(&[(place, r::ABS64, 2, 0)])).0,
            LinkErrorKind::BadPlace
        );
    }
    assert_eq!(
        link_error(&wanting(&[(DATA_AT, r::ABS64, 9, 0)])).0,
        LinkErrorKind::BadSymbol { number: 9 }
    );
    let (kind, _) = link_error(&wanting(&[(DATA_AT, r::PC32, 2, 0)]));
    assert!(matches!(kind, LinkErrorKind::OutOfRange { .. }));
    let mut thread_local = wanting(&[(DATA_AT, r::ABS64, 2, 0)]);
    thread_local.dynamic[1].info = 0x16;
    let (kind, _) = link_error(&thread_local);
    assert_eq!(
        kind,
        LinkErrorKind::UnsupportedSymbol {
            kind: "a thread-local variable"
        }
    );
}

#[test]
fn all_undefined_symbols_are_reported_at_once() {
    let mut builder = wanting(&[
        (CODE_AT + 20, r::ABS64, 2, 0),
        (DATA_AT, r::ABS64, 2, 0),
        (DATA_AT + 8, r::ABS64, 3, 0),
    ]);
    builder
        .dynamic
        .push(global("missing", elf::GLOBAL_FUNCTION, UNDEFINED, 0));
    builder
        .dynamic
        .push(global("optional", elf::WEAK_UNTYPED, UNDEFINED, 0));
    let mut image = load(&builder);
    let errors = image
        .link(&mut Only(&["want", "main"]))
        .expect_err("two symbols are missing");
    let messages: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        messages,
        [
            "made.so: .mirbin+0x14 in `main`: undefined symbol `wanted`; did you mean `want`?; add the image or the library (-l NAME) that \
             defines it",
            "made.so: .data+0x8: undefined symbol `missing`; add the image or the library (-l NAME) that defines it",
        ]
    );
    let undefined = image.undefined();
    let listed: Vec<_> = undefined
        .iter()
        .map(|one| (one.name.as_str(), one.weak, one.place.is_some()))
        .collect();
    assert_eq!(
        listed,
        [
            ("wanted", false, true),
            ("missing", false, true),
            ("optional", true, false)
        ]
    );
}

#[test]
fn symbol_tables_need_no_hash_table() {
    let mut builder = Builder {
        hash: false,
        ..Builder::default()
    };
    builder
        .dynamic
        .push(global("cell", elf::GLOBAL_OBJECT, DATA, DATA_AT));
    builder.full = vec![
        global("inner", elf::LOCAL_FUNCTION, CODE, CODE_AT),
        global("cell", elf::GLOBAL_OBJECT, DATA, DATA_AT),
    ];
    let image = load(&builder);
    assert_eq!(
        image.symbol("cell").map(|symbol| symbol.kind),
        Some(SymbolKind::Object)
    );
    assert!(image.symbol("inner").is_some() && image.symbol("outer").is_none());
    let names: Vec<&str> = image.symbols().map(|symbol| symbol.name).collect();
    assert_eq!(names, ["main", "cell", "inner"]);
    let functions = image.functions();
    assert_eq!(functions.len(), 1, "aliases are one function");
    assert_eq!(image.function_name(&functions[0]), "main", "the public name wins");
}

#[test]
fn section_headers_may_be_stripped() {
    let mut builder = wanting(&[(DATA_AT, r::ABS64, 2, 0)]);
    builder.sections = false;
    builder.note = Some(Note::new(1, 0).encode());
    let mut image = load(&builder);
    assert_eq!(image.note().map(|note| note.source_language), Some(1));
    assert!(image.function("main").is_some());
    let errors = image.link(&mut Only(&[])).expect_err("wanted is missing");
    assert!(
        errors[0]
            .to_string()
            .starts_with("made.so: 0x4000: undefined symbol `wanted`"),
        "{}",
        errors[0]
    );
    assert!(image.link(&mut Everything).is_ok());
}

#[test]
fn functions_on_aarch64_lie_behind_a_stub() {
    let mut builder = Builder {
        machine: elf::AARCH64,
        ..Builder::default()
    };
    builder.code = [vec![0; 8], elf::function(16)].concat();
    builder.dynamic[0].size = 42;
    builder.relas = vec![Rela {
        place: DATA_AT,
        kind: 257,
        symbol: 1,
        addend: 0,
    }];
    let image = linked(&builder);
    let main = image.function("main").expect("main is a function");
    assert_eq!((main.vaddr, main.size), (CODE_AT + 8, 34));
    let pointer = memory_u64(&image, DATA_AT);
    assert_eq!(pointer, image.base() + CODE_AT);
    assert_eq!(image.function_at(pointer), Some(main));
    assert_eq!(image.function_at(pointer + 8), Some(main));
    assert_eq!(image.function_at(pointer + 4), None);
}

#[test]
fn notes_and_native_tables_are_read() {
    let mut table = NativeTableBuilder::new();
    let int = NativeType::Prim(Prim::I32);
    table
        .symbol("abs", NativePrototype::new(vec![int], int))
        .expect("a plain prototype");
    let mut builder = Builder {
        note: Some(Note::new(3, 1).encode()),
        natives: Some(table.encode()),
        ..Builder::default()
    };
    let image = load(&builder);
    assert_eq!(image.note(), Some(&Note::new(3, 1)));
    let natives = image.natives().expect("the image has a table");
    let result = |name| natives.symbol(name).map(|(_, prototype)| prototype.result);
    assert_eq!((result("abs"), result("labs")), (Some(int), None));

    builder.note = Some(Note::new(3, 1 << 63).encode());
    let error = Image::from_bytes("made.so", &builder.build()).expect_err("the feature is unknown");
    assert!(matches!(error.kind(), LoadErrorKind::Note { .. }), "{error}");
    builder.note = None;
    builder.natives = Some(b"MPNT".to_vec());
    let error = Image::from_bytes("made.so", &builder.build()).expect_err("the table is cut off");
    assert!(
        matches!(error.kind(), LoadErrorKind::NativeTable { .. }),
        "{error}"
    );
}

#[test]
fn data_ends_in_zeroes() {
    let builder = Builder {
        data: vec![0xff; 100],
        ..Builder::default()
    };
    let path = file("bss", &builder.build());
    for image in [load(&builder), Image::open(&path).expect("an image")] {
        // Behind the dynamic table, where the file goes on with section headers.
        assert_eq!(memory_u64(&image, DATA_AT + 0x400), 0);
        assert_eq!(memory_u64(&image, DATA_AT + 0x1000), 0);
        assert_eq!(memory_u64(&image, DATA_AT + 0x3000), 0);
    }
}

/// Program header 1 describes the data segment; its fields are offset, vaddr, paddr, filesz, memsz, align.
fn set_data_field(bytes: &mut [u8], field: usize, value: u64) {
    bytes[0x40 + 56 + 8 + 8 * field..][..8].copy_from_slice(&value.to_le_bytes());
}

#[test]
fn segments_may_share_a_page() {
    let mut builder = Builder::default();
    builder.data.fill(0x5a);
    let mut bytes = builder.build();
    set_data_field(&mut bytes, 1, CODE_AT + 0x400);
    set_data_field(&mut bytes, 5, 0x400);
    let path = file("shared-page", &bytes);
    for mut image in [
        Image::open(&path).expect("an image"),
        Image::from_bytes("shared", &bytes).expect("an image"),
    ] {
        image.link(&mut Everything).expect("nothing to bind");
        assert_eq!(memory(&image, CODE_AT), *b"MPLI");
        assert_eq!(memory(&image, CODE_AT + 0x400), [0x5a; 64]);
        if let Some(access) = support::access(image.base() + CODE_AT + 0x400) {
            assert_eq!(access, "rw-p");
        }
    }
}

#[test]
fn large_alignments_are_kept() {
    let mut bytes = Builder::default().build();
    set_data_field(&mut bytes, 5, 0x20_0000);
    set_data_field(&mut bytes, 1, 0x20_4000);
    let path = file("aligned", &bytes);
    for image in [
        Image::open(&path).expect("an image"),
        Image::from_bytes("aligned", &bytes).expect("an image"),
    ] {
        assert_eq!(image.base() % 0x20_0000, 0);
        assert_eq!(memory(&image, CODE_AT), *b"MPLI");
        assert!(image.contains(image.base() + 0x20_4000));
    }
}

#[test]
fn segments_may_be_far_apart() {
    let mut builder = wanting(&[]);
    builder.dynamic[0].value = u64::MAX;
    let mut bytes = builder.build();
    set_data_field(&mut bytes, 1, 0x9_0000_4000);
    let image = Image::from_bytes("high", &bytes).expect("36 GiB apart is near enough");
    assert!(image.contains(image.base() + 0x9_0000_4000));
    assert_eq!(image.function("main"), None, "the symbol is nowhere");
    assert_eq!(image.functions(), []);
}

/// The limit of the promise that a huge image starts at once: a file of 100 MiB opens about as fast as an empty one.
#[test]
fn opening_does_not_read_the_whole_file() {
    let builder = Builder {
        sections: false,
        ..Builder::default()
    };
    let path = file("huge", &builder.build());
    let size = 100 << 20;
    let sparse = std::fs::OpenOptions::new()
        .write(true)
        .open(&path)
        .expect("the image is writable");
    sparse.set_len(size).expect("files may have holes");
    let mut headers = builder.build();
    // The data segment reaches to the end of the file.
    set_data_field(&mut headers, 3, size - DATA_AT);
    set_data_field(&mut headers, 4, size - DATA_AT);
    std::os::unix::fs::FileExt::write_all_at(&sparse, &headers, 0).expect("the image is writable");
    let start = std::time::Instant::now();
    let mut image = Image::open(&path).expect("an image");
    image.link(&mut Everything).expect("everything resolves");
    assert!(image.function("main").is_some());
    let elapsed = start.elapsed();
    std::fs::remove_file(&path).expect("the file is ours");
    assert!(image.contains(image.base() + size - 1));
    assert!(elapsed.as_millis() < 50, "{elapsed:?}");
}
