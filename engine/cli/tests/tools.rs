//! The tools from outside: exit statuses, streams, files.

mod support;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use support::{ended, feed, run, tool};

const HELLO: &str = "\
func &printf (var %format <* i8>, ...) i32
func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  call &printf (conststr ptr \"%d %s\\n\", dread i32 %argc, ireadoff ptr 8 (dread ptr %argv))
  return (constval i32 3)
}
func &add (var %a i32, var %b f64) f64 {
  return (add f64 (cvt f64 i32 (dread i32 %a), dread f64 %b))
}
func &divide (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &nothing () void {
}
";

/// A folder with hello.mpl in it, and hello.so if `compiled`.
fn folder(compiled: bool) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let source = folder.path().join("hello.mpl");
    fs::write(&source, HELLO).expect("a file in it");
    if compiled {
        assert_eq!(run(tool("mplc").arg(&source)), (0, String::new(), String::new()));
    }
    (folder, source)
}

fn image(source: &Path) -> PathBuf {
    source.with_extension("so")
}

#[test]
fn the_compiler_is_silent_and_names_its_output_after_its_input() {
    let (folder, source) = folder(true);
    assert!(image(&source).exists());
    let names: Vec<_> = fs::read_dir(folder.path())
        .expect("the folder")
        .flatten()
        .map(|e| e.file_name())
        .collect();
    assert_eq!(names.len(), 2, "only the image is new: {names:?}");
}

#[test]
fn the_programs_status_and_arguments_pass_through() {
    let (_folder, source) = folder(true);
    for program in [image(&source), source.clone()] {
        let expected = (3, "2 --fuel\n".to_owned(), String::new());
        assert_eq!(run(tool("mplsh").arg(&program).arg("--fuel")), expected);
        assert_eq!(
            run(tool("mplsh").arg("--engine=stepper").arg(&program).arg("--fuel")),
            expected
        );
        assert_eq!(run(tool("mplsh").arg("--").arg(&program).arg("--fuel")), expected);
    }
}

#[test]
fn functions_can_be_called_from_the_command_line() {
    let (_folder, source) = folder(true);
    let invoke = |function: &str, args: &[&str]| {
        run(tool("mplsh")
            .args(["--invoke", function])
            .arg(image(&source))
            .args(args))
    };
    assert_eq!(
        invoke("add", &["10", "2.5"]),
        (0, "12.5\n".to_owned(), String::new())
    );
    assert_eq!(
        invoke("add", &["-10", "-2.5"]),
        (0, "-12.5\n".to_owned(), String::new())
    );
    assert_eq!(invoke("nothing", &[]), (0, String::new(), String::new()));
    let (status, _, stderr) = invoke("divide", &["1", "0"]);
    assert_eq!(status, 134);
    assert!(
        stderr.starts_with("trap: integer division by zero\n  at divide+0x"),
        "{stderr}"
    );
    let (status, _, stderr) = invoke("add", &["1"]);
    assert!(
        status == 2 && stderr.contains("add(i32, f64)"),
        "{status} {stderr}"
    );
    let (status, _, stderr) = invoke("add", &["x", "1"]);
    assert!(status == 2 && stderr.contains("`x`"), "{status} {stderr}");
    let (status, _, stderr) = invoke("ad", &["1", "1"]);
    assert!(
        status == 1 && stderr.contains("no function `ad`") && stderr.contains("add"),
        "{status} {stderr}"
    );
}

#[test]
fn usage_errors_end_with_two() {
    for (name, args) in [
        ("mplc", &[][..]),
        ("mplsh", &[][..]),
        ("mpldis", &[][..]),
        ("mplc", &["--emot=so", "x.mpl"][..]),
        ("mplsh", &["--engine=warp", "x.so"][..]),
        ("mplsh", &["--max-stack=1T", "x.so"][..]),
        ("mplsh", &["--fule=3", "x.so"][..]),
        ("mplc", &["a.mpl", "b.mpl", "-o", "c.so"][..]),
        ("mplc", &["-S", "-c", "x.mpl"][..]),
        ("mplc", &["-S", "--emit=so", "x.mpl"][..]),
        ("mplc", &["-c", "--emit=obj", "x.mpl"][..]),
        ("mplc", &["-S", "--dump-after=calls", "x.mpl"][..]),
        ("mplc", &["-c", "--dump-after=calls", "x.mpl"][..]),
        ("mplc", &["--emit=asm", "--dump-after=calls", "x.mpl"][..]),
    ] {
        let (status, stdout, stderr) = run(tool(name).args(args));
        assert!(
            status == 2 && stdout.is_empty() && !stderr.is_empty(),
            "{name} {args:?}: {status} {stderr}"
        );
    }
    let (_, _, stderr) = run(tool("mplsh").args(["--fule=3", "x.so"]));
    assert!(stderr.contains("--fuel"), "the nearest option is named: {stderr}");
}

#[test]
fn files_that_cannot_be_used_are_named() {
    let (folder, source) = folder(false);
    let text = folder.path().join("text.so");
    fs::write(&text, "this is no image").expect("a file");
    let empty = folder.path().join("empty.so");
    fs::write(&empty, "").expect("a file");
    for path in [Path::new("/nonexistent/app.so"), &text, &empty, folder.path()] {
        for name in ["mplsh", "mpldis"] {
            let (status, _, stderr) = run(tool(name).arg(path));
            let shown = path.display().to_string();
            assert!(
                status == 1 && stderr.contains(&shown),
                "{name} {shown}: {status} {stderr}"
            );
        }
    }
    let (status, _, stderr) = run(tool("mplc").arg("/nonexistent/app.mpl"));
    assert!(status == 1 && stderr.contains("/nonexistent/app.mpl"), "{stderr}");
    let (status, _, stderr) = run(tool("mplc").arg(&source).args(["-o", "/nonexistent/out.so"]));
    assert!(status == 1 && stderr.contains("/nonexistent/out.so"), "{stderr}");
}

#[test]
fn errors_of_a_text_have_place_excerpt_and_summary() {
    let (folder, _) = folder(false);
    let bad = folder.path().join("bad.mpl");
    fs::write(
        &bad,
        "func &f () void {\n  goto @nowhere\n  dassign %x (constval i32 1)\n}\n",
    )
    .expect("a file");
    let shown = bad.display().to_string();
    let (status, stdout, stderr) = run(tool("mplc").arg(&bad));
    assert!(status == 1 && stdout.is_empty(), "{status} {stdout}");
    assert!(stderr.starts_with(&format!("{shown}:2:")), "{stderr}");
    assert!(
        stderr.contains(&format!("{shown}:3:")) && stderr.contains("2 errors"),
        "{stderr}"
    );
    assert!(stderr.contains("goto @nowhere"), "the line is shown: {stderr}");
    assert!(!image(&bad).exists());

    let (_, _, short) = run(tool("mplc").arg("--message-format=short").arg(&bad));
    assert_eq!(short.lines().count(), 3, "{short}");
    let (_, _, one) = run(tool("mplc")
        .args(["--error-limit=1", "--message-format=short"])
        .arg(&bad));
    assert_eq!(one.lines().count(), 1, "{one}");
    let (_, _, coloured) = run(tool("mplc").arg("--color=always").arg(&bad));
    assert!(coloured.contains('\u{1b}'), "{coloured}");
    assert!(!stderr.contains('\u{1b}'), "{stderr}");
    let (status, _, stderr) = run(tool("mplsh").arg(&bad));
    assert!(status == 1 && stderr.contains(":2:"), "{stderr}");
}

#[test]
fn a_failed_compilation_leaves_the_old_image() {
    let (_folder, source) = folder(true);
    let before = fs::read(image(&source)).expect("the image");
    fs::write(&source, "func &main () i32 {").expect("the source can be changed");
    assert_eq!(run(tool("mplc").arg(&source)).0, 1);
    assert_eq!(fs::read(image(&source)).expect("the image"), before);
}

#[test]
fn a_file_that_would_be_too_large_is_an_error_and_leaves_nothing() {
    let (folder, source) = folder(false);
    let mplc = tool("mplc").get_program().to_owned();
    // One block is less than any image has.
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "ulimit -f 1; exec \"$0\" \"$1\""])
        .arg(mplc)
        .arg(&source);
    let (status, stdout, stderr) = run(&mut shell);
    assert_eq!((status, stdout.as_str()), (1, ""), "{stderr}");
    assert!(stderr.contains(".so: "), "{stderr}");
    let left: Vec<_> = fs::read_dir(folder.path())
        .expect("the folder is there")
        .filter_map(|entry| Some(entry.ok()?.file_name()))
        .filter(|name| Some(name.as_os_str()) != source.file_name())
        .collect();
    assert_eq!(left, Vec::<std::ffi::OsString>::new());
}

#[test]
fn imports_are_looked_up_beside_the_file_then_where_the_tool_runs() {
    let (folder, _) = folder(false);
    let at = |name: &str| folder.path().join(name);
    fs::create_dir(at("inner")).expect("a folder in the folder");
    let module = |import: &str| {
        format!("import \"{import}\"\nfunc &main () i32 {{\n  return (sizeoftype i32 <$T>)\n}}\n")
    };
    let write = |name: &str, text: &str| fs::write(at(name), text).expect("a file in the folder");
    write("inner/types.mplt", "type $T <struct {@a i64}>\n");
    write("inner/near.mpl", &module("types.mplt"));
    write("inner/far.mpl", &module("inner/types.mplt"));
    let shell = |name: &str| run(tool("mplsh").arg(name).current_dir(folder.path()));
    assert_eq!(shell("inner/near.mpl"), (8, String::new(), String::new()));
    assert_eq!(shell("inner/far.mpl"), (8, String::new(), String::new()));
    // What lies beside the file comes first.
    fs::create_dir(at("inner/inner")).expect("a folder in the folder");
    write("inner/inner/types.mplt", "type $T <struct {@a i16}>\n");
    assert_eq!(shell("inner/far.mpl"), (2, String::new(), String::new()));
}

#[test]
fn standard_streams_are_files_named_minus() {
    let (_folder, source) = folder(true);
    let compiled = feed(tool("mplc").args(["-", "-o", "-"]), HELLO.as_bytes());
    assert!(compiled.status.success(), "{compiled:?}");
    assert_eq!(compiled.stdout[..4], *b"\x7fELF");
    let expected = (3, "2 x\n".to_owned(), String::new());
    assert_eq!(
        ended(&feed(tool("mplsh").args(["-", "x"]), &compiled.stdout)),
        expected
    );
    assert_eq!(
        ended(&feed(tool("mplsh").args(["-", "x"]), HELLO.as_bytes())),
        expected
    );
    let listing = ended(&feed(
        tool("mpldis").arg("-"),
        &fs::read(image(&source)).expect("the image"),
    ));
    assert!(listing.0 == 0 && listing.1.contains("main:"), "{listing:?}");
}

#[test]
fn the_module_can_be_printed_and_dumped() {
    let (folder, source) = folder(false);
    let (status, printed, _) = run(tool("mplc").arg("--emit=mpl").arg(&source));
    assert!(status == 0 && printed.contains("func &divide"), "{printed}");
    let file = folder.path().join("again.mpl");
    assert_eq!(
        run(tool("mplc").arg("--emit=mpl").arg(&source).arg("-o").arg(&file)).0,
        0
    );
    assert_eq!(fs::read_to_string(&file).expect("the text"), printed);
    let (status, dumped, _) = run(tool("mplc").arg("--dump-after=control").arg(&source));
    assert!(status == 0 && dumped.contains("func &divide"), "{dumped}");
    assert!(!image(&source).exists(), "a dump writes no image");
    let (status, _, stderr) = run(tool("mplc").arg("--dump-after=nothing").arg(&source));
    assert!(
        status != 0 && stderr.contains("control"),
        "the passes are listed: {stderr}"
    );
}

#[test]
fn listings_and_objects_are_named_after_their_input() {
    let (folder, source) = folder(false);
    for (option, long, extension, begin) in [
        ("-S", "--emit=asm", "s", &b"\t.file "[..]),
        ("-c", "--emit=obj", "o", &b"\x7fELF"[..]),
    ] {
        let quiet = (0, String::new(), String::new());
        let file = source.with_extension(extension);
        assert_eq!(run(tool("mplc").arg(option).arg(&source)), quiet);
        let first = fs::read(&file).expect("the output");
        assert!(first.starts_with(begin), "{option}");
        assert_eq!(run(tool("mplc").arg(long).arg(&source)), quiet);
        assert!(
            fs::read(&file).expect("the output") == first,
            "{option}: the same bytes again"
        );
        let other = folder.path().join("other");
        assert_eq!(
            run(tool("mplc").arg(option).arg(&source).arg("-o").arg(&other)),
            quiet
        );
        assert!(fs::read(&other).expect("the output") == first, "{option} -o");
        let streamed = feed(tool("mplc").args([option, "-"]), HELLO.as_bytes());
        assert!(
            streamed.status.success() && streamed.stdout.starts_with(begin),
            "{option} -"
        );
        let mode = fs::metadata(&file).expect("the output").permissions().mode();
        assert_eq!(mode & 0o111, 0, "{option}: nothing to execute");
    }
    let names: Vec<_> = fs::read_dir(folder.path())
        .expect("the folder")
        .flatten()
        .collect();
    assert_eq!(names.len(), 4, "no temporary files stay: {names:?}");
    assert!(!image(&source).exists());
}

#[test]
fn names_that_no_listing_can_hold_are_an_error() {
    let (folder, _) = folder(false);
    let source = folder.path().join("odd.mpl");
    fs::write(&source, "func &OP_add () void {\n}\n").expect("a file");
    let (status, _, stderr) = run(tool("mplc").arg("-S").arg(&source));
    assert!(
        status == 1 && stderr.contains("OP_add") && stderr.contains("write an object instead"),
        "{status} {stderr}"
    );
    assert!(!source.with_extension("s").exists());
    assert_eq!(run(tool("mplc").arg("-c").arg(&source)).0, 0);
}

#[test]
fn an_input_is_not_overwritten() {
    let (folder, _) = folder(false);
    let odd = folder.path().join("odd.so");
    fs::write(&odd, HELLO).expect("a file");
    let (status, _, stderr) = run(tool("mplc").arg(&odd));
    assert!(status == 1 && stderr.contains("-o"), "{stderr}");
    assert_eq!(fs::read_to_string(&odd).expect("the file"), HELLO);
    for option in ["-S", "-c", "--emit=so"] {
        let (status, _, stderr) = run(tool("mplc").args([option, "-o"]).args([&odd, &odd]));
        assert!(
            status == 1 && stderr.contains("replace the input"),
            "{option}: {stderr}"
        );
        assert_eq!(fs::read_to_string(&odd).expect("the file"), HELLO);
    }
    // An output that is named as a source takes one; but never by its name alone in place of the input.
    let (source, other) = (odd.with_extension("mpl"), odd.with_extension("mmpl"));
    fs::write(&source, HELLO).expect("a file");
    assert_eq!(run(tool("mplc").arg("-o").args([&source, &source])).0, 1);
    assert_eq!(fs::read_to_string(&source).expect("the file"), HELLO);
    assert_eq!(run(tool("mplc").arg("-o").args([&other, &source])).0, 0);
    let printed = fs::read_to_string(&other).expect("the file");
    assert!(printed.contains("func &divide"), "{printed}");
    // However its path is spelt.
    let link = odd.with_file_name("link.mpl");
    std::os::unix::fs::symlink(&source, &link).expect("a link");
    for output in ["./odd.mpl", "../folder/odd.mpl", "link.mpl"] {
        let folder = odd.parent().expect("a folder");
        let output = output.replace("folder", &folder.file_name().expect("a name").to_string_lossy());
        let (status, _, stderr) = run(tool("mplc").current_dir(folder).args(["-o", &output, "odd.mpl"]));
        assert!(
            status == 1 && stderr.contains("replace the input"),
            "{output}: {stderr}"
        );
        assert_eq!(fs::read_to_string(&source).expect("the file"), HELLO);
    }
    // Nor does one input's output replace another's.
    let again = odd.with_extension("shard");
    fs::write(
        &again,
        "@main = function int32() {\n  @L0:\n    return int32 3\n}\n",
    )
    .expect("a file");
    let (status, _, stderr) = run(tool("mplc").args([&source, &again]));
    assert!(status == 1 && stderr.contains("odd.so is that of"), "{stderr}");
    assert_ne!(run(tool("mplsh").arg(odd.with_extension("so"))).0, 77);
    fs::write(&odd, HELLO).expect("a file");
    for words in [
        ["-S", "x.shard"],
        ["-c", "x.mpl"],
        ["--emit=so", "x.shrd"],
        ["--dump-after=control", "x.shard"],
    ] {
        let (status, _, stderr) = run(tool("mplc").args([words[0], "-o", words[1]]).arg(&odd));
        assert!(
            status == 2 && stderr.contains("is named as"),
            "{words:?}: {stderr}"
        );
    }
    // Its own standard form may replace a module if it is asked for.
    assert_eq!(
        run(tool("mplc").args(["--emit=mpl", "-o"]).args([&odd, &odd])).0,
        0
    );
    assert!(
        fs::read_to_string(&odd)
            .expect("the file")
            .contains("func &divide")
    );
}

#[test]
fn every_undefined_symbol_is_listed() {
    let (folder, _) = folder(false);
    let source = folder.path().join("undefined.mpl");
    let text = "func &no_such_function (var %a i32) i32\nfunc &strlne (var %s <* i8>) u64\nfunc &main () i32 {\n\
                \x20 call &no_such_function (constval i32 1)\n  call &strlne (conststr ptr \"x\")\n  return (constval i32 0)\n}\n";
    fs::write(&source, text).expect("a file");
    let (status, _, stderr) = run(tool("mplsh").arg(&source));
    assert_eq!(status, 1, "{stderr}");
    assert!(
        stderr.contains("`no_such_function`") && stderr.contains("`strlne`"),
        "{stderr}"
    );
    assert!(stderr.contains("strlen"), "the nearest name is shown: {stderr}");
}

#[test]
fn a_closed_pipe_is_no_error() {
    let (folder, _) = folder(false);
    let source = folder.path().join("endless.mpl");
    let text = "func &puts (var %s <* i8>) i32\nfunc &main () i32 {\n  while (constval i32 1) {\n    call &puts (conststr ptr \"line\")\n  }\n\
                \x20 return (constval i32 0)\n}\n";
    fs::write(&source, text).expect("a file");
    let mut child = tool("mplsh")
        .arg(&source)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program stops");
    assert!(output.stderr.is_empty(), "{output:?}");
}

#[test]
fn unknown_trace_words_are_warned_about() {
    let (_folder, source) = folder(true);
    let (status, _, stderr) = run(tool("mplsh")
        .env("MAPLE_ENGINE_DEBUG", "metod")
        .arg(image(&source))
        .arg("x"));
    assert_eq!(status, 3);
    assert!(
        stderr.starts_with("warning: ") && stderr.contains("metod") && stderr.contains("method"),
        "{stderr}"
    );
    let (_, _, stderr) = run(tool("mplsh")
        .env("MAPLE_ENGINE_DEBUG", "none")
        .arg(image(&source))
        .arg("x"));
    assert!(stderr.is_empty(), "{stderr}");
}

#[test]
fn limits_are_traps() {
    let (folder, _) = folder(false);
    let source = folder.path().join("limits.mpl");
    let text = "func &spin () i32 {\n  while (constval i32 1) {\n  }\n  return (constval i32 0)\n}\n\
                func &deep (var %n i32) i32 {\n  call &deep (dread i32 %n)\n  return (regread i32 %%retval0)\n}\n";
    fs::write(&source, text).expect("a file");
    for engine in ["--engine=threaded", "--engine=stepper"] {
        let (status, _, stderr) = run(tool("mplsh")
            .args([engine, "--fuel=100000", "--invoke", "spin"])
            .arg(&source));
        assert!(
            status == 134 && stderr.contains("instruction limit"),
            "{status} {stderr}"
        );
        let (status, _, stderr) = run(tool("mplsh")
            .args([engine, "--max-stack=64K", "--invoke", "deep"])
            .arg(&source)
            .arg("1"));
        assert!(
            status == 134 && stderr.contains("stack overflow"),
            "{status} {stderr}"
        );
    }
}

#[test]
fn images_of_lowered_modules_are_written_as_text() {
    let project = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| project.path().join(name);
    let text =
        "flavor 4\nsrclang 2\nentryfunc &main\nfunc &main {\n  framesize 8\n@again\n  goto @again\n}\n";
    fs::write(path("m.mmpl"), text).expect("written");
    let quiet = (0, String::new(), String::new());
    assert_eq!(run(tool("mplc").arg(path("m.mmpl"))), quiet);
    let (status, read, stderr) = run(tool("mplc").arg("--emit=mpl").arg(path("m.so")));
    assert!(
        status == 0 && read.contains("@L0000\n  goto @L0000\n"),
        "{read}{stderr}"
    );
    // An image is not replaced by its text.
    let same = ["--emit=mpl", "-o"];
    let (status, _, stderr) = run(tool("mplc").args(same).args([path("m.so"), path("m.so")]));
    assert!(
        status == 1 && stderr.contains("would replace the input"),
        "{stderr}"
    );
    let made = [path("again.so"), path("m.so")];
    assert_eq!(run(tool("mplc").arg("-o").args(made)), quiet);
    let again = run(tool("mplc").arg("--emit=mpl").arg(path("again.so")));
    assert_eq!(again.1, read);
}

/// The instructions of the image, the register code, and on hosts for which there is a compiler its machine code.
#[test]
fn machine_code_is_listed() {
    let (_folder, source) = folder(true);
    let listed = |options: &[&str]| {
        let words = tool("mplsh").args(options).arg(image(&source)).output();
        words.expect("mplsh runs")
    };
    let has_compiler = cfg!(all(target_arch = "x86_64", target_os = "linux"));
    let listing = listed(&["--machine-code", "divide"]);
    let text = String::from_utf8_lossy(&listing.stdout);
    for part in ["dread i32 formal 2", "div i32", "Div", "idiv", "ret\n"]
        .iter()
        .filter(|_| has_compiler)
    {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
    for (options, cause) in [
        (
            &["--machine-code", "divide", "--jit", "off"][..],
            "divide: it is not compiled: --jit=off",
        ),
        (
            &["--machine-code", "divide", "--engine", "stepper"],
            "divide: it is not compiled: the stepper",
        ),
        (&["--machine-code", "sum"], "sum"),
    ] {
        let refused = listed(options);
        let message = String::from_utf8_lossy(&refused.stderr);
        assert!(
            refused.stdout.is_empty() && message.contains(cause),
            "{options:?}: {message}"
        );
    }
}
