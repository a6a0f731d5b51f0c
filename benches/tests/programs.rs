//! The benchmark programs and the generated modules are sound: complete, compilable, and the same on both executors.

use maple_benches::programs::{self, Program, sizes};
use maple_benches::{generate, harness};
use maple_codegen::diag::SourceFile;
use maple_codegen::front;
use maple_codegen::mir::NoImports;
use maple_vm::{ExecutorKind, Value};

fn read(program: &Program, extension: &str) -> String {
    let path = program.source(extension);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The size is written once for the comparison and in each twin as the default: they must agree.
#[test]
fn every_twin_has_the_same_default_size() {
    let programs = programs::all().unwrap();
    assert!(programs.len() >= 12);
    for program in &programs {
        let (size, quick) =
            sizes(&read(program, "c")).unwrap_or_else(|| panic!("{}.c has no line of sizes", program.name));
        assert!(quick < size, "{}", program.name);
        for (extension, default) in [
            ("c", format!(": {size};")),
            ("mpl", format!("32 {size})")),
            ("lua", format!("tonumber(arg[1]) or {size}")),
            ("java", format!(": {size};")),
            ("py", format!("else {size}")),
        ] {
            let source = read(program, extension);
            assert!(
                source.contains(&default),
                "{}.{extension} lacks `{default}`",
                program.name
            );
        }
    }
}

#[test]
fn every_program_compiles() {
    for program in programs::all().unwrap() {
        let name = format!("{}.mpl", program.name);
        if let Err(problems) = harness::compile(&name, &read(&program, "mpl")) {
            panic!("{problems}");
        }
    }
}

/// Programs in Shard IR are in its canonical form, and each has its twin for the comparison.
#[test]
fn every_shard_program_and_its_twin_compile() {
    let mut found = 0;
    for program in programs::all().unwrap() {
        if !program.source("shard").exists() {
            continue;
        }
        found += 1;
        let name = format!("{}.shard", program.name);
        let text = read(&program, "shard");
        let file = SourceFile::new(&name, text.as_bytes());
        let options = front::Options {
            strict: true,
            ..front::Options::default()
        };
        let (_, warnings) = front::read(file, &mut NoImports, options)
            .unwrap_or_else(|problems| panic!("{name}: {}", problems[0]));
        assert!(warnings.is_empty(), "{name}: {}", warnings[0]);
        for (extension, text) in [("shard", &text), ("shard.mpl", &read(&program, "shard.mpl"))] {
            let name = format!("{}.{extension}", program.name);
            if let Err(problems) = harness::compile(&name, text) {
                panic!("{problems}");
            }
        }
    }
    assert!(found >= 3);
}

/// Functions of all four kinds, alone and with the calls that a positive first argument causes.
#[test]
fn generated_functions_agree_on_both_executors() {
    let image = harness::compile("generated.mpl", &generate::module(64)).unwrap();
    let mut threaded = harness::load("generated.so", &image, ExecutorKind::Threaded).unwrap();
    let mut stepper = harness::load("generated.so", &image, ExecutorKind::Stepper).unwrap();
    for index in 0..64 {
        let name = format!("function_{index}");
        let (fast, plain) = (threaded.func(&name).unwrap(), stepper.func(&name).unwrap());
        for n in [0, 5] {
            let arguments = [Value::i32(n), Value::f64(1.5)];
            let (got, want) = (
                threaded.call(fast, &arguments).unwrap(),
                stepper.call(plain, &arguments).unwrap(),
            );
            assert_eq!(got, want, "{name}({n}, 1.5)");
        }
    }
}

#[test]
fn generated_modules_grow_with_their_functions_only() {
    let (one, two) = (generate::module(4), generate::module(8));
    assert!(two.starts_with(&one));
    assert_eq!(generate::module(4), one);
}
