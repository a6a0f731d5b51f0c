//! Images from listings in the seed's style, assembled and linked by gcc.

mod support;

use std::path::Path;

use maple_loader::{Binding, Image, LinkErrorKind, NativeLibraries, RelocationKind, SymbolKind, link_all};
use support::{DUMMY, Everything, Only, gcc, memory, memory_u64};

const BARE: &[&str] = &["-nostdlib", "-Wl,-z,notext"];

/// The listing as an image of its own file; none without gcc.
fn image(name: &str, options: &[&str]) -> Option<Image> {
    let path = gcc::available().then(|| gcc::shared_object(name, gcc::LISTING, options))?;
    Some(Image::open(&path).expect("a linked listing is an image"))
}

fn vaddr(image: &Image, name: &str) -> u64 {
    image
        .symbol(name)
        .unwrap_or_else(|| panic!("no symbol {name}"))
        .vaddr
}

#[test]
fn functions_are_found_in_text() {
    let Some(image) = image("functions", BARE) else {
        return;
    };
    let names: Vec<&str> = image
        .functions()
        .iter()
        .map(|function| image.function_name(function))
        .collect();
    let mut sorted = names.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["add_ints", "helper", "main", "untyped"]);
    assert!(image.note().is_none());

    let main = image.function("main").expect("main is a function");
    assert_eq!(&image.bytes(&main)[..4], b"MPLI");
    assert_eq!(main.size, 20 + 12 + 12 + 4 + 12 + 4);
    let host = image.base() + main.vaddr;
    assert_eq!(image.function_at(host), Some(main));
    assert_eq!(image.function_at(host + 4), None);
    assert_eq!(image.function_containing(host + main.size - 1), Some(main));
    assert!(image.function("machine_code").is_none());
    assert!(image.function("puts").is_none());
    assert!(image.function("__Ustr_1").is_none(), "text is no function");
}

#[test]
fn a_function_without_a_size_ends_at_its_end_label() {
    let Some(image) = image("unsized", BARE) else {
        return;
    };
    let function = image.function("add_ints").expect("add_ints is a function");
    assert_eq!(
        function.size,
        20 + 16,
        "labels inside end nothing, the label after it does"
    );
    let untyped = image.function("untyped").expect("untyped is a function");
    assert_eq!(untyped.end(), vaddr(&image, "machine_code"));
}

#[test]
fn stripped_images_lose_local_names_only() {
    let Some(image) = image("stripped", &["-nostdlib", "-Wl,-z,notext", "-s"]) else {
        return;
    };
    let names: Vec<&str> = image
        .functions()
        .iter()
        .map(|function| image.function_name(function))
        .collect();
    assert!(names.contains(&"main") && names.contains(&"add_ints") && !names.contains(&"helper"));
}

#[test]
fn symbols_are_found_by_name() {
    for (name, style) in [("sysv", "sysv"), ("gnu", "gnu"), ("both", "both")] {
        let style = format!("-Wl,--hash-style={style}");
        let Some(image) = image(name, &["-nostdlib", "-Wl,-z,notext", &style]) else {
            return;
        };
        let counter = image.symbol("counter").expect("counter is defined");
        assert_eq!(
            (counter.kind, counter.binding, counter.size),
            (SymbolKind::Object, Binding::Global, 8)
        );
        assert_eq!(counter.address, image.base() + counter.vaddr);
        assert!(
            image.symbol("puts").is_none(),
            "undefined symbols are not defined ones"
        );
        assert!(image.symbol("nothing").is_none());
        let helper = image.symbol("helper").expect("local symbols count");
        assert_eq!(helper.binding, Binding::Local);
        let all: Vec<&str> = image.symbols().map(|symbol| symbol.name).collect();
        assert_eq!(
            all.iter().filter(|&&name| name == "main").count(),
            1,
            "both tables have it"
        );
        assert!(all.contains(&".label.end.main"));
        let undefined = image.undefined();
        let mut names: Vec<&str> = undefined
            .iter()
            .map(|undefined| undefined.name.as_str())
            .collect();
        names.sort_unstable();
        assert_eq!(names, ["puts", "stdout"]);
        assert!(
            undefined
                .iter()
                .all(|undefined| undefined.place.is_some() && !undefined.weak)
        );
    }
}

#[test]
fn code_is_looked_up_and_data_is_relocated() {
    let Some(mut image) = image("relocated", BARE) else {
        return;
    };
    let puts = vaddr(&image, "main_operand_puts");
    assert_eq!(image.code_reloc(puts), None, "puts has no address yet");
    let shown = image.relocation(puts).expect("the operand has a relocation");
    assert_eq!(
        (shown.kind, shown.symbol, shown.target),
        (RelocationKind::Absolute, Some("puts"), None)
    );
    image.link(&mut Everything).expect("everything resolves");

    let (base, add) = (image.base(), vaddr(&image, "add_ints"));
    assert_eq!(image.code_reloc(puts), Some(DUMMY));
    assert_eq!(
        image.code_reloc(vaddr(&image, "main_operand_text")),
        Some(base + vaddr(&image, "__Ustr_1"))
    );
    assert_eq!(
        image.code_reloc(vaddr(&image, "main_operand_add")),
        Some(base + add)
    );
    assert_eq!(image.code_reloc(puts + 1), None);
    assert_eq!(memory_u64(&image, puts), 0, "code stays as it is in the file");

    let table = vaddr(&image, "table");
    assert_eq!(memory_u64(&image, table), base + add);
    assert_eq!(memory_u64(&image, table + 8), base + vaddr(&image, "helper") + 4);
    assert_eq!(memory_u64(&image, table + 16), DUMMY);
    assert_eq!(memory_u64(&image, vaddr(&image, "_PTR_stdout")), DUMMY);
    assert_eq!(memory_u64(&image, vaddr(&image, "counter")), 42);
    assert_eq!(memory::<8>(&image, vaddr(&image, "room") + 99_992), [0; 8]);
    let behind = vaddr(&image, "add_ints") + 20 + 16;
    assert_eq!(
        memory_u64(&image, behind),
        base + vaddr(&image, "counter"),
        "data between functions is data"
    );
}

#[test]
fn pages_are_never_executable_and_constants_read_only() {
    let Some(mut image) = image("pages", &["-nostdlib", "-Wl,-z,notext,-z,relro"]) else {
        return;
    };
    image.link(&mut Everything).expect("everything resolves");
    let at = |name: &str| support::access(image.base() + vaddr(&image, name));
    if at("main").is_none() {
        return;
    }
    assert_eq!(at("main").as_deref(), Some("r--p"));
    assert_eq!(at("__Ustr_1").as_deref(), Some("r--p"));
    assert_eq!(
        at("frozen").as_deref(),
        Some("r--p"),
        "written by relocation only"
    );
    assert_eq!(memory_u64(&image, vaddr(&image, "frozen")), DUMMY);
    assert_eq!(at("counter").as_deref(), Some("rw-p"));
    assert_eq!(at("room").as_deref(), Some("rw-p"));
}

/// What `gcc -shared` adds by itself: initialisers, the procedure linkage table, weak references.
#[test]
fn start_files_of_gcc_are_harmless() {
    let Some(mut image) = image("startfiles", &["-Wl,-z,notext"]) else {
        return;
    };
    assert!(image.undefined().iter().any(|undefined| undefined.weak));
    image
        .link(&mut Only(&["puts", "stdout"]))
        .expect("weak symbols may be missing");
    assert_eq!(image.functions().len(), 4);
    assert_eq!(image.needed().collect::<Vec<_>>(), ["libc.so.6"]);
}

#[test]
fn natives_are_found_in_the_process() {
    let Some(mut image) = image("natives", BARE) else {
        return;
    };
    image
        .link(&mut NativeLibraries::new())
        .expect("the C library has them");
    let puts = image.code_reloc(vaddr(&image, "main_operand_puts"));
    assert_eq!(puts, Some(libc::puts as *const () as u64));
}

#[test]
fn undefined_symbols_name_place_and_neighbours() {
    let Some(mut image) = image("undefined", BARE) else {
        return;
    };
    let errors = image
        .link(&mut Only(&["stdout", "fputs", "put", "unrelated"]))
        .expect_err("puts is missing");
    let [error] = &errors[..] else {
        panic!("one error per symbol: {errors:?}")
    };
    assert_eq!(error.symbol, "puts");
    assert_eq!(
        error.kind,
        LinkErrorKind::Undefined {
            nearest: vec!["fputs".into(), "put".into()]
        }
    );
    let message = error.to_string();
    assert!(
        message.contains("undefined symbol `puts`; did you mean `fputs` or `put`?"),
        "{message}"
    );
    assert!(
        message.contains(".rodata+0x") || message.contains(".text+0x"),
        "{message}"
    );
    image
        .link(&mut Everything)
        .expect("a failed link can be repeated");
    assert_eq!(image.code_reloc(vaddr(&image, "main_operand_puts")), Some(DUMMY));
}

#[test]
fn misspelt_libc_names_are_suggested() {
    if !gcc::available() || !Path::new("/proc/self/maps").exists() {
        return;
    }
    let listing = gcc::LISTING.replace(".quad puts", ".quad prinft");
    let path = gcc::shared_object("misspelt", &listing, BARE);
    let mut image = Image::open(&path).expect("a linked listing is an image");
    let errors = image
        .link(&mut NativeLibraries::new())
        .expect_err("there is no prinft");
    assert!(errors[0].to_string().contains("`printf`"), "{}", errors[0]);
}

#[test]
fn images_find_each_other() {
    if !gcc::available() {
        return;
    }
    let user = gcc::shared_object("user", gcc::LISTING, BARE);
    let listing = ".data\n.globl puts, stdout, shared\n.type puts, %object\nputs: .quad counter\nstdout: .quad main\nshared: .quad 1\n";
    let provider = gcc::shared_object("provider", listing, BARE);
    let open = |path: &Path| Image::open(path).expect("a linked listing is an image");
    let mut images = [open(&user), open(&provider)];
    link_all(&[], &mut images, &mut Only(&[])).expect("each has what the other lacks");
    let [user, provider] = &images;
    assert_eq!(
        user.code_reloc(vaddr(user, "main_operand_puts")),
        Some(provider.symbol("puts").unwrap().address)
    );
    assert_eq!(
        memory_u64(provider, vaddr(provider, "puts")),
        user.symbol("counter").unwrap().address
    );
    assert_eq!(
        memory_u64(provider, vaddr(provider, "stdout")),
        user.symbol("main").unwrap().address
    );
}

#[test]
fn bytes_and_files_give_the_same_image() {
    if !gcc::available() {
        return;
    }
    let path = gcc::shared_object("same", gcc::LISTING, BARE);
    let bytes = std::fs::read(&path).expect("the image is readable");
    let mut copied = Image::from_bytes("same", &bytes).expect("bytes are an image");
    let mut mapped = Image::open(&path).expect("the file is an image");
    copied.link(&mut Everything).expect("everything resolves");
    mapped.link(&mut Everything).expect("everything resolves");
    assert_eq!(copied.functions(), mapped.functions());
    assert_eq!((copied.path(), mapped.path()), (None, Some(path.as_path())));
    assert_eq!(copied.section(".rodata"), mapped.section(".rodata"));
    for name in ["table", "counter", "room", "_PTR_stdout"] {
        let relative = |image: &Image| memory_u64(image, vaddr(image, name)).wrapping_sub(image.base());
        let absolute = |image: &Image| memory_u64(image, vaddr(image, name));
        assert!(
            relative(&copied) == relative(&mapped) || absolute(&copied) == absolute(&mapped),
            "{name}"
        );
    }
    drop(mapped);
    assert_eq!(memory_u64(&copied, vaddr(&copied, "counter")), 42);
}
