//! Every opcode and intrinsic that programs can use occurs in a case that runs.

use maple_tests::case::Case;
use maple_tests::{case_files, cases_dir, coverage};

fn cases() -> Vec<Case> {
    let files = case_files(&cases_dir()).expect("the cases can be listed");
    files
        .iter()
        .map(|(path, name)| Case::read(path, name).expect("a readable case"))
        .collect()
}

#[test]
fn every_opcode_of_the_ir_runs_somewhere() {
    let missing = coverage::missing_ops(&coverage::words_that_run(&cases()));
    assert!(missing.is_empty(), "no running case holds {missing:?}");
}

#[test]
fn every_opcode_of_images_runs_somewhere() {
    let listing = std::fs::read_to_string(maple_tests::listings::dir().join("numbers.s")).expect("a listing");
    let missing = coverage::missing_image_ops(&cases(), &listing).expect("the cases compile");
    assert!(
        missing.is_empty(),
        "neither a running case nor the listing has {missing:?}"
    );
}

#[test]
fn every_intrinsic_of_the_c_library_runs_somewhere() {
    let missing = coverage::missing_intrinsics(&coverage::words_that_run(&cases()));
    assert!(missing.is_empty(), "no running case holds {missing:?}");
}

#[test]
fn excuses_are_needed() {
    let words = coverage::words_that_run(&cases());
    for (ops, reason) in coverage::NOT_YET {
        for op in *ops {
            assert!(
                !words.contains(op.name()),
                "{op} runs in a case; it needs no excuse ({reason})"
            );
        }
    }
}

#[test]
fn the_compiler_knows_the_operands_of_c_intrinsics() {
    for &intrinsic in maple_mirbin::Intrinsic::ALL {
        let runs = maple_rt::intrinsics::c_signature(intrinsic).map(|signature| signature.args);
        assert_eq!(
            maple_codegen::mir::verify::c_operands(intrinsic),
            runs,
            "{intrinsic:?}"
        );
    }
}
