use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. `before` is what [`crate::text`] describes; the first temporary is slot 10.
fn after(before: &str) -> Vec<String> {
    text::after("temps 10\n", before, Code::place)
}

#[test]
fn a_result_is_taken_from_its_accumulator() {
    let code = "
        Add32 r11, r1, r2
        Add32 r3, r11, r1
        ReturnVoid";
    assert_eq!(
        after(code),
        ["Add32 p11, s1, s2", "Add32 q3, p11, s1", "ReturnVoid"]
    );
}

#[test]
fn labels_and_calls_forget() {
    let code = "
        Add32 r3, r1, r2
      L0*:
        Add32 r4, r3, 1
        CallNative 12
        Add32 r5, r4, 1
        ReturnVoid";
    let expected = [
        "Add32 p3, s1, s2",
        "L0*:",
        "Add32 q4, s3, 1",
        "CallNative 12",
        "Add32 p5, s4, 1",
        "ReturnVoid",
    ];
    assert_eq!(after(code), expected);
}

#[test]
fn the_only_branch_to_a_label_hands_on_what_it_knows() {
    let code = "
        Add32 r3, r1, r2
        BranchLtS32 r3, 0 -> L0
        ReturnVoid
      L0:
        Add32 r4, r3, 1
        ReturnVoid";
    let expected = [
        "Add32 p3, s1, s2",
        "BranchLtS32 p3, 0 -> L0",
        "ReturnVoid",
        "L0:",
        "Add32 q4, p3, 1",
        "ReturnVoid",
    ];
    assert_eq!(after(code), expected);
}

#[test]
fn what_accumulators_hold_is_known_after_a_branch_over_a_trap() {
    let code = "
        Add32 r3, r1, r2
        BranchGeS32 r1, 0 -> L0
        RaiseIndex s1
      L0:
        Add32 r4, r3, r1
        ReturnVoid";
    assert_eq!(after(code)[4], "Add32 q4, p3, s1");
}

#[test]
fn pinned_variables_are_loaded_on_the_way_in_and_stay() {
    let code = "
        Const32 s3
      loop p3 {
      L0:
        Add32 r4, r3, r4
        ~StepLtS32Back s3, 1, r2 -> L0
      }
        ReturnS32 s4";
    let expected = [
        "Const32 s3",
        "Copy P3, s3",
        "L0:",
        "Add32 q4, p3, s4",
        "~StepLtS32Back p3, 1, s2 -> L0",
        "~Copy p3, p3",
        "ReturnS32 s4",
    ];
    assert_eq!(after(code), expected);
}

#[test]
fn a_pinned_variable_is_loaded_after_the_data_of_what_wrote_it() {
    let code = "
      loop p3 {
      L0:
        Const64 s3 [0x1 0x2]
        Jump -> L0
      }";
    let expected = ["Copy P3, s3", "L0:", "Const64 s3 [0x1 0x2]", "Copy P3, s3"];
    assert_eq!(after(code)[..4], expected);
}

#[test]
fn a_branch_back_to_a_branch_that_enters_another_loop_loads_what_that_one_wants_again() {
    let code = "
      loop p3 {
      L0:
        BranchGeS32 r3, 9 -> L1
        Add32 r3, r3, 1
        Jump -> L0
      }
      loop p4 {
      L1:
        Add32 r4, r4, 1
        Jump -> L1
      }";
    let expected = [
        "Copy P3, s3",
        "L0:",
        "Copy P4, s4",
        "BranchGeS32 s3, 9 -> L1",
        "Copy P3, s3",
    ];
    assert_eq!(after(code)[..5], expected);
}

#[test]
fn a_product_in_memory_and_an_addend_in_an_accumulator_are_one_instruction() {
    let product = "
        SubF64 d3, d4, d5
        MulF64WithMem64 d11, d2, r1, 8
        AddF64 d3, d3, d11";
    let one = [
        "SubF64 f3, s4, s5",
        "MulAddF64WithMem64 g3, s2, s1, 8, f3",
        "ReturnVoid",
    ];
    assert_eq!(after(&format!("{product}\nReturnVoid")), one);
    // The product is read again.
    let two = after(&format!("{product}\nAddF64 d4, d3, d11\nReturnVoid"));
    assert_eq!(two[1], "MulF64WithMem64 g11, s2, s1, 8");
}
