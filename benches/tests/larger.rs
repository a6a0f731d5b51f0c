//! The larger programs: complete, and each twin prints what `NAME.out` says for the small size, in every language that can run here. What
//! the engine makes of `NAME.mpl` is tested with the other Java programs.

use std::path::{Path, PathBuf};
use std::process::Command;

use maple_benches::programs::{self, Program, sizes};

fn read(program: &Program, extension: &str) -> Option<String> {
    std::fs::read_to_string(program.source(extension)).ok()
}

/// The small size, from the Java twin, and what the program prints for it.
fn expected(program: &Program) -> (String, String) {
    let (_, quick) = read(program, "java")
        .and_then(|source| sizes(&source))
        .unwrap_or_else(|| panic!("{}.java has no line of sizes", program.name));
    let out = read(program, "out").unwrap_or_else(|| panic!("{} has no .out", program.name));
    (quick.to_string(), out)
}

/// Runs each twin with the interpreter. What is not installed is named and left out.
fn interpreted(tool: &str, extension: &str) {
    for program in programs::larger().unwrap() {
        let (quick, out) = expected(&program);
        let mut command = Command::new(tool);
        command.arg(program.source(extension)).arg(quick);
        match command.output() {
            Ok(output) => {
                let errors = String::from_utf8_lossy(&output.stderr);
                let printed = String::from_utf8_lossy(&output.stdout);
                assert_eq!(printed, out, "{tool} {}: {errors}", program.name);
                assert!(output.status.success(), "{tool} {}: {errors}", program.name);
            }
            Err(error) => return eprintln!("skipped: {tool}: {error}"),
        }
    }
}

#[test]
fn every_program_is_complete() {
    let programs = programs::larger().unwrap();
    assert!(programs.len() >= 6);
    for program in &programs {
        let java = read(program, "java").unwrap_or_default();
        let (size, quick) =
            sizes(&java).unwrap_or_else(|| panic!("{}.java has no line of sizes", program.name));
        assert!(quick < size, "{}", program.name);
        for (extension, default) in [
            ("c", format!(": {size};")),
            ("lua", format!("tonumber(arg[1]) or {size}\n")),
            ("java", format!("Integer.parseInt(args[0]) : {size}")),
            ("py", format!("else {size})")),
        ] {
            // Not all have a twin in C.
            match read(program, extension) {
                Some(source) => assert!(
                    source.contains(&default),
                    "{}.{extension} lacks `{default}`",
                    program.name
                ),
                None => assert_eq!(extension, "c", "{} has no .{extension}", program.name),
            }
        }
    }
}

#[test]
fn lua_twins_agree() {
    interpreted("lua5.4", "lua");
}

#[test]
fn luajit_twins_agree() {
    interpreted("luajit", "lua");
}

#[test]
fn python_twins_agree() {
    interpreted("python3", "py");
}

/// A single source file is compiled in memory and run.
#[test]
fn java_twins_agree() {
    interpreted("java", "java");
}

#[test]
fn c_twins_agree() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for program in programs::larger().unwrap() {
        let (quick, out) = expected(&program);
        let source = program.source("c");
        if !source.exists() {
            continue;
        }
        let executable: PathBuf = folder.join(&program.name);
        let mut compiler = Command::new("cc");
        compiler
            .args(["-O1", "-Wall", "-Wextra", "-Werror", "-o"])
            .arg(&executable)
            .arg(&source);
        assert!(compiler.status().unwrap().success(), "{}", source.display());
        let output = Command::new(&executable).arg(quick).output().unwrap();
        assert_eq!(
            String::from_utf8_lossy(&output.stdout),
            out,
            "{}",
            source.display()
        );
    }
}
