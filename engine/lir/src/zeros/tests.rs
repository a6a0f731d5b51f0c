use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. Of the variables 0 to 7 two are formals, and 7 has its address taken.
fn after(before: &str) -> Vec<String> {
    let head = "temps 8 addressed 7 formals 2\nvariables i0 i1 t2 t3 t4 d5 d6 i7\n";
    text::after(head, before, Code::drop_zeros)
}

#[test]
fn what_is_0_from_the_begin_stays_so() {
    let begin = "Const32 s2\nClear s3, 0, 2\n";
    let rest = "L0:\nConst32 r2\nCopy r4, r0\nConst32 r4\nConst32 s3\nBranchLtS32 r0, r1 -> L0\nReturnS32 s2";
    let left = after(&format!("{begin}{rest}"));
    let expected =
        "Const32 s2\nClear s3, 0, 2\nL0:\nCopy r4, r0\nConst32 r4\nBranchLtS32 r0, r1 -> L0\nReturnS32 s2";
    assert_eq!(left, expected.split('\n').collect::<Vec<_>>());
}

#[test]
fn others_are_set_again() {
    let unchanged = [
        // Another value, one that a call gives, one that is written where its address leads.
        "Const32 r2\nConst32 r2, 0, 1\nConst32 r2\nReturnS32 s2",
        "Const32 s7\nCopy r2, r0\nConst32 s7\nReturnS32 s7",
        // It is not 0 on all ways.
        "BranchLtS32 r0, r1 -> L0\nConst32 r2\nL0:\nConst32 r2\nReturnS32 s2",
    ];
    for code in unchanged {
        assert_eq!(after(code).join("\n"), code);
    }
}

#[test]
fn code_that_others_go_on_in_sets_all() {
    let head = "temps 4 observes-all formals 2\nvariables i0 i1 t2 t3\n";
    let code = "Clear s2, 0, 2\nL0:\nConst32 r2\nBranchLtS32 r0, r1 -> L0\nReturnS32 s2";
    assert_eq!(text::after(head, code, Code::drop_zeros).join("\n"), code);
}
