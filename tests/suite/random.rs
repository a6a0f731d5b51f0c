//! Random programs behave alike on both executors and in C; see `scripts/fuzz-diff.sh` for more of them.
//!
//! `MAPLE_TEST_RANDOM` is the number of programs.

use std::process::Command;

use maple_codegen::front::uvm::table;
use maple_tests::random::{Kind, Options, Program, corevm, coverage};

/// Programs, unless the environment says otherwise.
const DEFAULT_COUNT: &str = if cfg!(debug_assertions) { "400" } else { "4000" };

#[test]
fn executors_and_c_agree() {
    agree(&[], DEFAULT_COUNT);
}

/// Managed programs, unless the environment says otherwise.
const DEFAULT_MANAGED: &str = if cfg!(debug_assertions) { "96" } else { "2000" };

#[test]
fn executors_agree_on_managed_programs() {
    agree(&["--managed"], DEFAULT_MANAGED);
}

/// Programs with what the others lack, unless the environment says otherwise.
const DEFAULT_FORMS: &str = if cfg!(debug_assertions) { "64" } else { "500" };

#[test]
fn executors_agree_on_programs_of_all_forms() {
    agree(&["--forms"], DEFAULT_FORMS);
}

/// A new opcode, type or built-in is generated, or there is a reason why not.
#[test]
fn random_programs_have_every_word() {
    let words = coverage::random_words();
    let (missing, needless) = (coverage::missing(&words), coverage::needless(&words));
    assert!(missing.is_empty(), "no random program has {missing:?}");
    assert!(needless.is_empty(), "these need no excuse: {needless:?}");
}

/// Programs of µVM IR, unless the environment says otherwise.
const DEFAULT_UVM: &str = if cfg!(debug_assertions) { "96" } else { "1000" };

#[test]
fn executors_and_c_agree_on_uvm_programs() {
    agree(&["--uvm", "--throws", "40"], DEFAULT_UVM);
}

/// Programs of coreVM IR, unless the environment says otherwise.
const DEFAULT_COREVM: u64 = if cfg!(debug_assertions) { 200 } else { 2000 };

#[test]
fn executors_and_evaluator_agree_on_corevm_programs() {
    let count =
        std::env::var("MAPLE_TEST_RANDOM").map_or(DEFAULT_COREVM, |text| text.parse().expect("a number"));
    let verdicts: Vec<_> = (0..count).map(corevm::agree::seed).collect();
    let failures: Vec<&String> = verdicts
        .iter()
        .filter_map(|verdict| verdict.as_ref().err())
        .collect();
    assert!(
        failures.is_empty(),
        "{} of {count} fail, the first: {}",
        failures.len(),
        failures[0]
    );
    assert!(
        verdicts
            .iter()
            .flatten()
            .any(|verdict| *verdict == corevm::agree::Verdict::Trapped)
    );
}

fn agree(kind: &[&str], default: &str) {
    let count = std::env::var("MAPLE_TEST_RANDOM").unwrap_or_else(|_| default.to_owned());
    let output = Command::new(env!("CARGO_BIN_EXE_fuzz-diff"))
        .args(kind)
        .args(["--count", &count, "--jobs", "2"])
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

/// Each instruction that programs are meant to have comes up, and equal seeds give equal programs.
#[test]
fn uvm_programs_use_the_language() {
    let options = Options {
        kind: Kind::Uvm,
        throws: 40,
        ..Options::default()
    };
    let all = || -> String {
        let programs = (0..200).map(|seed| Program::generate(seed, &options));
        programs
            .map(|program| format!("{}{}", program.text, program.c()))
            .collect()
    };
    let text = all();
    assert!(text == all(), "equal seeds give equal programs");
    let missing: Vec<&&str> = UVM_WORDS.iter().filter(|word| !text.contains(**word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    let instructions = table::Op::ALL.iter().map(|op| op.text());
    let left_out: Vec<&str> = instructions
        .filter(|op| !text.contains(&format!(" {op} ")) && !text.contains(&format!(" {op}\n")))
        .collect();
    assert_eq!(left_out, UVM_LEFT_OUT);
}

const UVM_WORDS: &[&str] = &[
    "int<1>",
    "int<6>",
    "int<8>",
    "int<16>",
    "int<31>",
    "int<52>",
    "struct<",
    "array<",
    "hybrid<void ",
    "hybrid<int",
    "weakref<",
    "func<",
    "tagref64",
    ".const ",
    "LOAD <weakref<",
    "STORE <weakref<",
    "LOAD ACQUIRE ",
    "STORE RELEASE ",
    "CMPXCHG ACQ_REL ACQUIRE <weakref<",
    "ATOMICRMW SEQ_CST XCHG <weakref<",
    " XCHG <ref<",
    " ADD <int<32>>",
    " SUB <int<64>>",
    " AND <int<32>>",
    " NAND <int<64>>",
    " OR <int<32>>",
    " XOR <int<64>>",
    " MAX <int<64>>",
    " MIN <int<32>>",
    " UMAX <int<64>>",
    " UMIN <int<64>>",
    "@uvm.tr64.is_fp",
    "@uvm.tr64.is_int",
    "@uvm.tr64.is_ref",
    "@uvm.tr64.from_fp",
    "@uvm.tr64.from_int",
    "@uvm.tr64.from_ref",
    "@uvm.tr64.to_fp",
    "@uvm.tr64.to_int",
    "@uvm.tr64.to_ref",
    "@uvm.tr64.to_tag",
    "THROW NULL",
    "nand",
    "+infd",
    "bitsf(",
    "%x",
    "KEEPALIVE (%",
    "IINVOKE ",
];

/// Instructions that programs do without: those that concern stacks and threads, and C functions.
const UVM_LEFT_OUT: &[&str] = &["NEWSTACK", "SWAPSTACK", "CCALL"];

#[test]
fn equal_seeds_give_equal_programs() {
    for (seed, kind) in (0..50).flat_map(|seed| [(seed, Kind::Plain), (seed, Kind::Forms)]) {
        let options = Options {
            kind,
            ..Options::default()
        };
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
