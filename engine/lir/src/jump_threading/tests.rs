use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. Registers 0 to 7 are variables, of which 7 has its address taken, the others temporaries.
fn after(before: &str) -> Vec<String> {
    let head = "temps 8 addressed 7\nvariables i0 i1 i2 i3 d4 d5 d6 i7\ntemporaries i8 i9 i8 i9 i8 d8\n";
    text::after(head, before, Code::thread)
}

/// `if (0 <= r0 && r0 < 9) r1 := 5; return r1`
const BOTH: &str = "Const32 r2\nBranchLtS32 r0, 0 -> L0\nBranchGeS32 r0, 9 -> L0\nConst32 r2, 0, 1\nL0:\nCopy r3, r2\n\
    BranchEq32 r3, 0 -> L1\nConst32 r1, 0, 5\nL1:\nReturnS32 s1";

#[test]
fn ways_lead_where_they_come_to() {
    assert_eq!(
        after(BOTH),
        [
            "BranchLtS32 r0, 0 -> L1",
            "BranchGeS32 r0, 9 -> L1",
            "Const32 r1, 0, 5",
            "L1:",
            "ReturnS32 s1"
        ]
    );
}

#[test]
fn what_is_wanted_is_assigned() {
    let wanted = BOTH.replace("ReturnS32 s1", "Add32 r1, r1, r3\nReturnS32 s1");
    assert_eq!(after(&wanted).join("\n"), wanted);
}
