//! Native libraries as a source of symbols, and sources in a chain.

mod support;

use std::path::PathBuf;

use maple_loader::{Chain, Image, NativeLibraries, Resolve, Want};
use support::elf::Builder;
use support::{DUMMY, Everything, Only, gcc};

fn find(source: &mut dyn Resolve, name: &str) -> Option<u64> {
    source.resolve(name, Want::Any).map(|found| found.address)
}

#[test]
fn the_process_has_the_c_library() {
    let mut natives = NativeLibraries::new();
    assert_eq!(
        find(&mut natives, "malloc"),
        Some(libc::malloc as *const () as u64)
    );
    assert!(find(&mut natives, "environ").is_some(), "data counts");
    assert_eq!(find(&mut natives, "no_such_function_anywhere"), None);
    assert_eq!(find(&mut natives, "nul\0inside"), None);
    assert_eq!(find(&mut natives, ""), None);
}

#[test]
fn libraries_open_without_development_files() {
    let mut natives = NativeLibraries::new();
    natives.open("m", &[]).expect("every system has libm");
    assert!(find(&mut natives, "cos").is_some());
}

#[test]
fn libraries_are_searched_in_the_given_directories_first() {
    if !gcc::available() {
        return;
    }
    let listing =
        ".globl maple_test_native\n.type maple_test_native, %function\nmaple_test_native: .quad 0\n";
    let built = gcc::shared_object("libextra", listing, &["-nostdlib"]);
    let directory =
        PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("libraries-{}", std::process::id()));
    std::fs::create_dir_all(&directory).expect("the test directory is writable");
    std::fs::rename(&built, directory.join("libextra.so")).expect("the library is ours");
    let mut natives = NativeLibraries::new();
    assert_eq!(find(&mut natives, "maple_test_native"), None);
    natives
        .open("extra", &["/nonexistent".into(), directory.clone()])
        .expect("the library is there");
    assert!(find(&mut natives, "maple_test_native").is_some());
    assert!(natives.names().iter().any(|name| name == "maple_test_native"));
    std::fs::remove_dir_all(&directory).expect("the directory is ours");
}

#[test]
fn missing_libraries_are_errors() {
    let error = NativeLibraries::new()
        .open("no-such-library", &[])
        .expect_err("there is none");
    let message = error.to_string();
    assert!(
        message.starts_with("cannot find -lno-such-library: "),
        "{message}"
    );
    assert!(message.ends_with("; name its directory with -L DIR"), "{message}");
    assert!(NativeLibraries::new().open("/nonexistent/x.so", &[]).is_err());
}

#[test]
fn chains_ask_images_first_and_then_in_order() {
    let image = Image::from_bytes("made.so", &Builder::default().build()).expect("an image");
    let (mut some, mut rest) = (Only(&["main", "helper"]), Everything);
    let mut chain = Chain::new().then(&mut some).then(&mut rest).image(&image);
    assert_eq!(
        find(&mut chain, "main"),
        image.symbol("main").map(|symbol| symbol.address)
    );
    assert_eq!(find(&mut chain, "helper"), Some(DUMMY));
    assert_eq!(find(&mut chain, "other"), Some(DUMMY));
    assert_eq!(chain.names(), ["main", "main", "helper"]);
}
