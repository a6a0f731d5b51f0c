//! The system's tools read our images without a complaint.

use std::path::{Path, PathBuf};
use std::process::Command;

use maple_tests::listings::{link_listing, link_objects};
use maple_tests::machine::{Executor, Machine, Outcome};
use maple_tests::pipeline::{compile, disassemble, listing, object};
use maple_vm::Value;

const SOURCE: &str = "\
srclang 1
srcfileinfo {
  1 \"tools.c\"}
func &printf (var %format <* i8>, ...) i32
var $counter i32 = 3
var $table <[2] <* i8>> = [conststr ptr \"a\", conststr ptr \"b\"]
var $zeros <[1000] i64>
func &twice (var %n i32) i32 {
  LOC 1 11 3
  dassign $counter (add i32 (dread i32 $counter, dread i32 %n))
  LOC 1 12 3
  return (mul i32 (dread i32 %n, constval i32 2))
}
func &main () i32 {
  LOC 1 20
  call &twice (constval i32 4)
  LOC 1 21
  call &printf (conststr ptr \"%d\\n\", regread i32 %%retval0)
  return (constval i32 0)
}
";

/// An image in a folder that goes away with the guard.
fn image() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("tools.so");
    std::fs::write(&path, compile("tools.mpl", SOURCE).expect("the module compiles"))
        .expect("the image can be written");
    (folder, path)
}

/// Standard output of a tool that must not complain.
fn output(tool: &str, args: &[&str], image: &Path) -> String {
    let output = Command::new(tool)
        .args(args)
        .arg(image)
        .env("LC_ALL", "C")
        .output();
    let output = output.unwrap_or_else(|e| panic!("{tool}: {e}; the tests need the GNU binutils"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && stderr.is_empty(),
        "{tool} {args:?}: {stderr}"
    );
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    for word in ["Warning", "warning", "Error", "corrupt", "<unknown>", "<corrupt"] {
        assert!(!stdout.contains(word), "{tool} {args:?} says `{word}`:\n{stdout}");
    }
    stdout
}

#[test]
fn readelf_reads_everything() {
    let (_guard, image) = image();
    let text = output("readelf", &["-aW"], &image);
    for part in [
        "DYN (Shared object file)",
        ".mirbin",
        ".maple.native",
        ".note.maple",
        "Maple",
        "printf",
    ] {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
    output(
        "readelf",
        &["--debug-dump=info,abbrev,aranges,decodedline"],
        &image,
    );
    let segments = output("readelf", &["-lW"], &image);
    let executable: Vec<&str> = segments
        .lines()
        .filter(|l| l.contains("LOAD") && l.contains(" E "))
        .collect();
    assert!(executable.is_empty(), "executable segments: {executable:?}");
}

#[test]
fn nm_knows_the_symbols() {
    let (_guard, image) = image();
    let text = output("nm", &["-D"], &image);
    let kind_of = |name: &str| {
        let line = text
            .lines()
            .find(|line| line.split_whitespace().last() == Some(name));
        line.and_then(|line| line.split_whitespace().rev().nth(1))
            .map(str::to_owned)
    };
    assert_eq!(kind_of("main").as_deref(), Some("T"), "{text}");
    assert_eq!(kind_of("twice").as_deref(), Some("T"), "{text}");
    assert_eq!(kind_of("printf").as_deref(), Some("U"), "{text}");
    assert_eq!(kind_of("counter").as_deref(), Some("D"), "{text}");
    assert_eq!(kind_of("zeros").as_deref(), Some("B"), "{text}");
}

#[test]
fn objdump_lists_the_sections() {
    let (_guard, image) = image();
    let text = output("objdump", &["-h"], &image);
    for section in [".mirbin", ".rodata", ".data", ".bss", ".debug_line"] {
        assert!(text.contains(section), "no {section} in:\n{text}");
    }
    output("objdump", &["-p"], &image);
    output("objdump", &["-R"], &image);
}

/// The image as `mplc` writes it, and as assembler and linker make it.
fn images(name: &str, source: &str) -> Vec<(tempfile::TempDir, PathBuf)> {
    let written = tempfile::tempdir().expect("a temporary folder");
    let path = written.path().join("tools.so");
    std::fs::write(&path, compile(name, source).expect("the module compiles")).expect("a file");
    let mut images = vec![(written, path)];
    if cfg!(target_arch = "x86_64") {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let text = listing(name, source).expect("the module has a listing");
        let path = link_listing(&text, folder.path()).expect("the listing is an image");
        images.push((folder, path));
    }
    let folder = tempfile::tempdir().expect("a temporary folder");
    let object = object(name, source).expect("the module is an object");
    let path = link_objects(&[&object], folder.path()).expect("the object links");
    images.push((folder, path));
    images
}

/// Address of a function, in hexadecimal.
fn address(image: &Path, name: &str) -> String {
    let symbols = output("nm", &["-D"], image);
    let end = format!(" T {name}");
    let line = symbols.lines().find(|line| line.ends_with(&end));
    line.and_then(|line| line.split_whitespace().next())
        .unwrap_or_else(|| panic!("no {name} in {symbols}"))
        .to_owned()
}

/// What `addr2line` says of the first addresses of a function.
fn lines_of(image: &Path, name: &str) -> String {
    let start = u64::from_str_radix(&address(image, name), 16).expect("a hexadecimal address");
    let addresses: Vec<String> = (0..400).map(|offset| format!("{:#x}", start + offset)).collect();
    let mut args: Vec<&str> = addresses.iter().map(String::as_str).collect();
    args.push("-e");
    output("addr2line", &args, image)
}

#[test]
fn addr2line_finds_the_lines() {
    for (_guard, image) in images("tools.mpl", SOURCE) {
        let main = address(&image, "main");
        let text = output("addr2line", &["-f", &format!("0x{main}"), "-e"], &image);
        assert!(text.starts_with("main\n"), "{text}");
        // Some address of the function belongs to its second line.
        let lines = lines_of(&image, "main");
        for line in ["tools.c:20", "tools.c:21"] {
            assert!(lines.contains(line), "no {line} in:\n{lines}");
        }
    }
}

/// A loop over several lines, each of which is code of its own.
const SHARD: &str = "\
@sum = function int32(int32*, int32) {
  @L0:
    %2 = alloc int32
    %3 = alloc int32
    branch @L1

  @L1:
    %4 = load int32 %2
    %5 = cmp lt int32 %4, %1
    branch %5, @L2, @L3

  @L2:
    %6 = load int32 %0, %4
    %7 = load int32 %3
    %8 = add int32 %7, %6
    store int32 %3, %8
    %9 = add int32 %4, 1
    store int32 %2, %9
    branch @L1

  @L3:
    %10 = load int32 %3
    return int32 %10
}
";

#[test]
fn addr2line_finds_the_lines_of_other_languages() {
    for (_guard, image) in images("sum.shard", SHARD) {
        let lines = lines_of(&image, "sum|int32?|int32");
        // A value that is used once is computed where it is used; only what may trap keeps its own line.
        for line in ["sum.shard:10", "sum.shard:13", "sum.shard:18", "sum.shard:23"] {
            assert!(lines.contains(line), "no {line} in:\n{lines}");
        }
    }
}

#[test]
fn gdb_finds_the_lines() {
    if Command::new("gdb").arg("--version").output().is_err() {
        eprintln!("SKIPPED: gdb is missing");
        return;
    }
    for (_guard, image) in images("tools.mpl", SOURCE) {
        let main = address(&image, "main");
        let lines = ["-nx", "-batch", "-ex", "info line tools.c:21", "-ex"];
        let symbol = format!("info symbol 0x{main}");
        let text = output("gdb", &[&lines[..], &[&symbol]].concat(), &image);
        assert!(
            text.contains("Line 21 of \"tools.c\" starts at address 0x"),
            "{text}"
        );
        assert!(text.contains("<main+"), "{text}");
        assert!(text.contains("main in section .mirbin"), "{text}");
    }
}

/// Local functions that are called, called back by C, and that trap.
const LOCAL: &str = "\
srclang 1
srcfileinfo {
  1 \"local.c\"}
func &qsort (var %p <* void>, var %n u64, var %s u64, var %f <* <func(<* void>, <* void>) i32>>) void
func &compare static (var %a <* void>, var %b <* void>) i32 {
  return (sub i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
}
func &quotient static (var %n i32) i32 {
  LOC 1 3
  return (div i32 (constval i32 10, dread i32 %n))
}
var $table <* <func(i32) i32>> = addroffunc ptr &quotient
func &main (var %argc i32) i32 {
  var %a <[2] i32>
  var %r i32
  iassign <* i32> (addrof ptr %a, constval i32 30)
  iassign <* i32> (add ptr (addrof ptr %a, constval i32 4), constval i32 7)
  call &qsort (addrof ptr %a, constval u64 2, constval u64 4, addroffunc ptr &compare)
  callassigned &quotient (sub i32 (dread i32 %argc, constval i32 1)) { dassign %r }
  icallassigned (dread ptr $table, dread i32 %r) { dassign %r }
  return (add i32 (iread i32 <* i32> (addrof ptr %a), dread i32 %r))
}
";

#[test]
fn stripped_images_run() {
    for (guard, image) in images("local.mpl", LOCAL) {
        for option in [
            "--strip-debug",
            "--strip-all",
            "--strip-unneeded",
            "--discard-all",
        ] {
            let stripped = guard.path().join("stripped.so");
            let to = stripped.to_str().expect("a name in UTF-8");
            output("strip", &[option, "-o", to], &image);
            let names = option == "--strip-debug";
            for executor in [Executor::Threaded, Executor::Stepper] {
                let mut machine = Machine::open(executor, &stripped).expect("a machine");
                let mut main = |argc| machine.call("main", &[Value::i32(argc)]).expect("a fitting call");
                match main(3) {
                    // 10 / 2, 10 / 5, 7 + 2
                    Outcome::Returned(value) if value == Value::i32(9) => {}
                    other => panic!("{option}: {other:?}"),
                }
                match main(1) {
                    Outcome::Trapped(message) if message.contains("division by zero") => {}
                    other => panic!("{option}: {other:?}"),
                }
            }
            let shown = disassemble(&std::fs::read(&stripped).expect("a readable image")).expect("a listing");
            assert!(shown.contains("// 3 functions"), "{option}: {shown}");
            assert_eq!(shown.contains("\nquotient:"), names, "{option}: {shown}");
            // One call, one argument.
            let by_place = shown.matches("\t.quad \"<0x").count();
            assert_eq!(by_place, if names { 0 } else { 2 }, "{option}: {shown}");
            assert_eq!(shown.matches("OP_div, ").count(), 1, "{option}: {shown}");
        }
    }
}
