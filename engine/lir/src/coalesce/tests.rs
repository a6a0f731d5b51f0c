use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. Of the variables 0 to 7 two are formals, and 7 has its address taken.
fn after(before: &str) -> Vec<String> {
    let head = "temps 8 addressed 7 formals 2\nvariables i0 i1 i2 i3 i4 d5 d6 i7\n";
    text::after(head, before, Code::coalesce)
}

#[test]
fn results_of_several_ways_are_assigned_at_once() {
    let ways = "BranchLtS32 r0, r1 -> L0\nAdd32 r2, r0, 1\nJump -> L1\nL0:\nSub32 r2, r0, 1\nL1:\nCopy r3, r2\nReturnS32 s3";
    assert_eq!(
        after(ways),
        [
            "BranchLtS32 r0, r1 -> L0",
            "Add32 r3, r0, 1",
            "Jump -> L1",
            "L0:",
            "Sub32 r3, r0, 1",
            "L1:",
            "ReturnS32 s3"
        ]
    );
}

#[test]
fn variables_with_lives_of_their_own_stay_two() {
    let unchanged = [
        // The copy, or what it was made of, changes while the other one is read.
        "Add32 r2, r0, 1\nCopy r3, r2\nAdd32 r2, r2, 1\nAdd32 r4, r2, r3\nReturnS32 s4",
        "Add32 r2, r0, 1\nCopy r3, r2\nAdd32 r3, r3, 1\nAdd32 r4, r2, r3\nReturnS32 s4",
        "Add32 r3, r0, 1\nAdd32 r2, r3, 1\nAdd32 r4, r2, r3\nCopy r3, r2\nReturnS32 s3",
        // Formals, memory, other types.
        "Add32 r2, r0, 1\nCopy r1, r2\nReturnS32 s1",
        "Add32 r2, r0, 1\nCopy r7, r2\nReturnS32 s7",
        "FloatCopy d6, d5\nReturn64 s6",
    ];
    for code in unchanged {
        assert_eq!(after(code).join("\n"), code);
    }
}
