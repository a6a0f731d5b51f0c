//! Random programs behave alike on both executors and in C; see `scripts/fuzz-diff.sh` for more of them.
//!
//! `MAPLE_TEST_RANDOM` is the number of programs.

use std::process::Command;

use maple_tests::random::{Kind, Options, Program};

/// Programs, unless the environment says otherwise.
const DEFAULT_COUNT: &str = if cfg!(debug_assertions) { "400" } else { "4000" };

#[test]
fn executors_and_c_agree() {
    let count = std::env::var("MAPLE_TEST_RANDOM").unwrap_or_else(|_| DEFAULT_COUNT.to_owned());
    let output = Command::new(env!("CARGO_BIN_EXE_fuzz-diff"))
        .args(["--count", &count, "--jobs", "2"])
        .output()
        .expect("fuzz-diff runs");
    let text = [output.stdout, output.stderr]
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .concat();
    assert!(output.status.success(), "{}\n{text}", output.status);
}

/// Managed programs, unless the environment says otherwise.
const DEFAULT_MANAGED: &str = if cfg!(debug_assertions) { "96" } else { "2000" };

#[test]
fn executors_agree_on_managed_programs() {
    let count = std::env::var("MAPLE_TEST_RANDOM").unwrap_or_else(|_| DEFAULT_MANAGED.to_owned());
    let output = Command::new(env!("CARGO_BIN_EXE_fuzz-diff"))
        .args(["--managed", "--count", &count, "--jobs", "2"])
        .output()
        .expect("fuzz-diff runs");
    let text = [output.stdout, output.stderr]
        .map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
        .concat();
    assert!(output.status.success(), "{}\n{text}", output.status);
}

#[test]
fn managed_programs_use_the_language() {
    let options = Options {
        kind: Kind::Managed,
        ..Options::default()
    };
    let text: String = (0..60)
        .map(|seed| Program::generate(seed, &options).text)
        .collect();
    let again: String = (0..60)
        .map(|seed| Program::generate(seed, &options).text)
        .collect();
    assert!(text == again, "equal seeds give equal programs");
    let missing: Vec<&&str> = MANAGED_WORDS
        .iter()
        .filter(|word| !text.contains(**word))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

const MANAGED_WORDS: &[&str] = &[
    "<interface ",
    "<class ",
    "_3Cclinit_3E",
    "_3Cinit_3E",
    "JAVA_CLINIT_CHECK",
    "JAVA_CHECK_CAST",
    "JAVA_INSTANCE_OF",
    "JAVA_ARRAY_LENGTH",
    "gcmalloc ",
    "gcmallocjarray ",
    "virtualcallassigned ",
    "interfacecallassigned ",
    "callassigned ",
    "try {",
    "endtry",
    "catch { <* void> }",
    "catch { <* <$LE",
    "%%thrownval",
    "throw (",
    "syncenter ",
    "syncexit ",
    "cmp i32 i64 ",
    "cmpl i32 f64 ",
    "cmpg i32 f32 ",
    "constval f64 nan",
    "sext i32 8 ",
    "sext i32 16 ",
    "zext i32 16 ",
    "cvt u1 i32 ",
    "array 1 ptr ",
    "dynany",
    "<[] dynany>",
    "tagged_from_ref ",
    "tagged_to_ref ",
    "tagged_to_int ",
    "switch ",
];

#[test]
fn equal_seeds_give_equal_programs() {
    let options = Options::default();
    for seed in 0..50 {
        let (a, b) = (
            Program::generate(seed, &options),
            Program::generate(seed, &options),
        );
        assert!(a.text == b.text && a.c() == b.c(), "seed {seed}");
    }
}

/// Each feature of the language that programs are meant to have comes up.
#[test]
fn programs_use_the_language() {
    let options = Options {
        traps: 30,
        ..Options::default()
    };
    let text: String = (0..400)
        .map(|seed| Program::generate(seed, &options).text)
        .collect();
    let missing: Vec<&&str> = WORDS.iter().filter(|word| !text.contains(**word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

const WORDS: &[&str] = &[
    "javatry ",
    "jstry @",
    "jstry 0 ",
    "throw (",
    "gosub ",
    "add i8 ",
    "sub u16 ",
    "mul i64 ",
    "div i32 ",
    "rem u64 ",
    "div f32 ",
    "rem f64 ",
    "max ",
    "min ",
    "abs ",
    "neg ",
    "bnot ",
    "recip ",
    "sqrt ",
    "shl ",
    "ashr ",
    "lshr ",
    "band ",
    "bior ",
    "bxor ",
    "land ",
    "lior ",
    "lnot ",
    "cand ",
    "cior ",
    "select ",
    "sext ",
    "zext ",
    "extractbits ",
    "depositbits ",
    "cvt u1 f64 ",
    "cvt f32 u64 ",
    "ceil ",
    "floor ",
    "round ",
    "trunc ",
    "retype ",
    "eq ",
    "ne ",
    "lt ",
    "le ",
    "gt ",
    "ge ",
    "cmp ",
    "cmpl ",
    "cmpg ",
    "dread ",
    "iread ",
    "ireadoff ",
    "iassign ",
    "iassignoff ",
    "dassign ",
    "regassign ",
    "regread ",
    "addrof ",
    "iaddrof ",
    "array 0 ",
    "array 1 ",
    "CG_array_elem_add ",
    "sizeoftype ",
    "fieldsdist ",
    "conststr ",
    "intrinsicop ",
    "dread agg ",
    "iread agg ",
    "call &",
    "callassigned &",
    "icall (",
    "icallassigned (",
    "%%retval0",
    "%%retval1",
    "C_va_start",
    "addroffunc ",
    "if (",
    "else {",
    "while (",
    "dowhile {",
    "doloop ",
    "foreachelem ",
    "goto ",
    "brtrue ",
    "brfalse ",
    "switch ",
    "rangegoto ",
    "multiway ",
    "igoto ",
    "indexgoto ",
    "return (",
    "eval ",
    "assertge ",
    "assertlt ",
    "assertnonnull ",
    "membar",
    "alloca ",
    "malloc ",
    "free ",
    "pstatic ",
    "<struct ",
    "<union ",
    "constval ptr 0",
];
