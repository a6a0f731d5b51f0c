//! The system's tools read our images without a complaint.

use std::path::{Path, PathBuf};
use std::process::Command;

use maple_tests::pipeline::compile;

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

#[test]
fn addr2line_finds_the_lines() {
    let (_guard, image) = image();
    let symbols = output("nm", &["-D"], &image);
    let main = symbols
        .lines()
        .find(|line| line.ends_with(" T main"))
        .expect("main");
    let address = main.split_whitespace().next().expect("an address");
    let text = Command::new("addr2line")
        .arg("-f")
        .arg("-e")
        .arg(&image)
        .arg(format!("0x{address}"))
        .output();
    let text = String::from_utf8_lossy(&text.expect("addr2line starts").stdout).into_owned();
    assert!(text.starts_with("main\n"), "{text}");
    // Some address of the function belongs to its second line.
    let start = u64::from_str_radix(address, 16).expect("a hexadecimal address");
    let addresses: Vec<String> = (0..400).map(|offset| format!("{:#x}", start + offset)).collect();
    let lines = Command::new("addr2line")
        .arg("-e")
        .arg(&image)
        .args(&addresses)
        .output()
        .expect("addr2line starts");
    let lines = String::from_utf8_lossy(&lines.stdout).into_owned();
    for line in ["tools.c:20", "tools.c:21"] {
        assert!(lines.contains(line), "no {line} in:\n{lines}");
    }
}
