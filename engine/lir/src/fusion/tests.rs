use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. `before` is what [`crate::text`] describes. Registers 0 to 7 are variables, the even
/// ones from 8 on temporaries of integers and the odd ones of floats.
fn after(before: &str) -> Vec<String> {
    let head = "temps 8\nvariables i0 i1 i2 i3 d4 d5 d6 d7\ntemporaries i8 d8 i9 d9 i10 d10\n";
    text::after(head, before, Code::fuse)
}

#[test]
fn products_are_added() {
    assert_eq!(
        after("Mul32 r8, r0, r1\nAdd32 r2, r3, r8"),
        ["MulAdd32 r2, r0, r1, r3"]
    );
    assert_eq!(
        after("Mul64 r8, r0, 3\nAdd64 r2, r8, r3"),
        ["MulAdd64 r2, r0, 3, r3"]
    );
    assert_eq!(
        after("MulF64 d9, d4, d5\nSubF64 d6, d7, d9"),
        ["MulSubF64 d6, d4, d5, d7"]
    );
}

#[test]
fn products_are_not_added_where_that_is_something_else() {
    let unchanged = [
        // There is no such instruction.
        "MulF64 d9, d4, d5\nSubF64 d6, d9, d7",
        "Mul32 r8, r0, r1\nAdd64 r2, r3, r8",
        "Mul32 r8, r0, 100000\nAdd32 r2, r3, r8",
        "Mul32 r8, r0, r1\nAdd32 r2, r8, 5",
        // Somebody else reads the product.
        "Mul32 r8, r0, r1\nAdd32 r2, r3, r8\nAdd32 r3, r8, r8",
        "Mul32 r8, r0, r1\nAdd32 r2, r8, r8",
        "Mul32 r1, r0, r1\nAdd32 r2, r3, r1",
        // Something comes in between.
        "Mul32 r8, r0, r1\nAdd32 r0, r1, 1\nAdd32 r2, r3, r8",
        "Mul32 r0, r0, r1\nL0*:\nAdd32 r2, r3, r0",
    ];
    for code in unchanged {
        assert_eq!(after(code).join("\n"), code);
    }
}

#[test]
fn operands_are_shifted() {
    assert_eq!(
        after("Shl32 r8, r0, 3\nXor32 r2, r8, r1"),
        ["Xor32Shl32 r2, r1, r0, 3"]
    );
    assert_eq!(
        after("Shr64 r8, r0, 3\nSub64 r2, r1, r8"),
        ["Sub64Shr64 r2, r1, r0, 3"]
    );
    for code in [
        "Shr64 r8, r0, 3\nSub64 r2, r8, r1",
        "Shl32 r8, r0, r1\nXor32 r2, r8, r1",
    ] {
        assert_eq!(after(code).join("\n"), code);
    }
}

#[test]
fn operands_are_in_memory() {
    assert_eq!(
        after("LoadMem32 r8, r0, 8 @4\nAdd32 r2, r1, r8 @8"),
        ["Add32WithMem32 r2, r1, r0, 8 @4"]
    );
    assert_eq!(
        after("LoadMem64 d9, r0, 8\nMulF64 d4, d9, d5"),
        ["MulF64WithMem64 d4, d5, r0, 8"]
    );
    for code in [
        "LoadMem64 d9, r0, 8\nSubF64 d4, d9, d5",
        "LoadMem64 r8, r0, 100000\nAdd64 r2, r1, r8",
        "LoadMem32 r8, r0, 8\nAdd64 r2, r1, r8",
    ] {
        assert_eq!(after(code).join("\n"), code);
    }
}

#[test]
fn memory_is_updated() {
    assert_eq!(
        after("LoadMem32 r8, r0, 8 @4\nSub32 r10, r8, r1 @8\nStoreMem32 r0, r10, 8 @c"),
        ["UpdateSub32Mem32 r0, 8, r1 [0x0 0x0] @4"]
    );
    // The right operand was fused first.
    assert_eq!(
        after("LoadMem32 r8, r0, 8 @4\nAdd32 r10, r1, r8 @8\nStoreMem32 r0, r10, 8 @c"),
        ["UpdateAdd32Mem32 r0, 8, r1 [0x0 0x0] @4"]
    );
    assert_eq!(
        after("LoadAbsoluteMem64 r8 [0x99 0x0]\nOr64 r10, r8, 1\nStoreAbsoluteMem64 0, r10 [0x99 0x0]"),
        ["UpdateOr64Mem64Absolute 0, 0, 1 [0x99 0x0]"]
    );
    // What comes in between cannot raise.
    assert_eq!(
        after("LoadMem64 d9, r0, 8\nMulF64 d11, d4, d5\nSubF64 d13, d9, d11\nStoreMem64 r0, d13, 8"),
        ["UpdateMulSubF64Mem64 r0, 8, d4, d5 [0x0 0x0]"]
    );
}

#[test]
fn loads_stay_where_others_may_raise_or_write() {
    let update = "Sub32 r10, r8, r12\nStoreMem32 r0, r10, 8";
    let divided = format!("LoadMem32 r8, r0, 8\nDivS32 r12, r1, r2\n{update}");
    assert_eq!(after(&divided).join("\n"), divided);
    // The base was accessed before: the load does not raise.
    let safe = format!("StoreMem32 r0, r1, 4\n{divided}");
    assert_eq!(
        after(&safe),
        [
            "StoreMem32 r0, r1, 4",
            "DivS32 r12, r1, r2",
            "UpdateSub32Mem32 r0, 8, r12 [0x0 0x0]"
        ]
    );
    for between in ["StoreMem32 r1, r2, 4", "Add64 r0, r0, 8", "Poll"] {
        let code = format!(
            "StoreMem32 r0, r1, 4\nLoadMem32 r8, r0, 8\n{between}\nSub32 r10, r8, r2\nStoreMem32 r0, r10, 8"
        );
        assert_eq!(after(&code).join("\n"), code);
    }
}

#[test]
fn branches_compare_memory() {
    let target = "\nL0:\nReturnVoid";
    assert_eq!(
        after(&format!(
            "LoadMem32 r8, r0, 8\nBranchLtS32 r1, r8 -> L0\nReturnVoid{target}"
        )),
        [
            "BranchGtS32WithMem32 r0, 8, r1 -> L0",
            "ReturnVoid",
            "L0:",
            "ReturnVoid"
        ]
    );
    let far = "Add32 r1, r1, r2\n".repeat(3000);
    let code = format!("LoadMem32 r8, r0, 8\nBranchLtS32 r1, r8 -> L0\n{far}L0:\nReturnVoid");
    assert_eq!(after(&code).join("\n"), code);
}

#[test]
fn counted_loops_end_with_one_instruction() {
    let body = "L0:\nAdd32 r2, r2, r3\nXor32 r2, r2, r1\nOr32 r2, r2, r3\n";
    assert_eq!(
        after(&format!("{body}Add32 r0, r0, 1\nBranchLtS32 r0, r1 -> L0"))[4..],
        ["~StepLtS32Back s0, 1, r1 -> L0"]
    );
    assert_eq!(
        after(&format!("{body}Sub32 r0, r0, 2\nBranchGtS32Watched r0, 5 -> L0"))[4..],
        ["~StepGtS32BackWatched s0, -2, 5 -> L0"]
    );
    for end in [
        "Add32 r0, r0, r0\nBranchLtS32 r0, r1 -> L0",
        "Add32 r0, r0, 1\nBranchLtS64 r0, r1 -> L0",
        "Add32 r0, r1, 1\nBranchLtS32 r0, r1 -> L0",
    ] {
        let code = format!("{body}{end}");
        assert_eq!(after(&code).join("\n"), code);
    }
}

#[test]
fn loops_of_one_store_are_one_instruction() {
    let code = "L0:\nStoreIndexedMem32Signed32 0, r1, r0 @4\nAdd32 r0, r0, 1 @8\nBranchLtS32 r0, r2 -> L0 @c";
    assert_eq!(after(code), ["FillMem32LtS32 0, s1, s0 [0x0 0x300020001] @4"]);
}

#[test]
fn returns_are_conditional_and_compute() {
    let code = "BranchGeS32 r0, 2 -> L0 @4\nReturnS32 s1 @8\nL0:\nAdd32 r8, r0, 1 @c\nReturnS32 s8 @10";
    assert_eq!(
        after(code),
        ["ReturnS32IfLtS32 r0, 2, s1 @4", "ReturnAdd32 0, r0, 1 @10"]
    );
    let joined = "BranchGeS32 r0, 2 -> L0\nL1*:\nReturnS32 s1\nL0:\nReturnVoid";
    assert_eq!(after(joined).join("\n"), joined);
    let wide = "Add32 r8, r0, 1\nReturn64 s8";
    assert_eq!(after(wide).join("\n"), wide);
}

#[test]
fn calls_compute_their_last_argument() {
    assert_eq!(
        after("Sub32 r8, r0, 1\nr8 := Call 8 (r8) [0x0 0x0]"),
        ["r8 := CallAdd 8, r0, -1, 8 () [0x0 0x0]"]
    );
    assert_eq!(
        after("Sub32 r8, r0, 1\nr8 := GuardedCallLtS32 8 (r8) [0x0 0x0]"),
        ["r8 := GuardedCallOnlyLtS32 8, r0, -1, 8 () [0x0 0x0]"]
    );
}

#[test]
fn fused_instructions_are_fused_again() {
    assert_eq!(
        after("LoadMem64 d9, r0, 8\nMulF64 d11, d4, d9\nAddF64 d4, d5, d11"),
        ["MulF64WithMem64 d11, d4, r0, 8", "AddF64 d4, d5, d11"]
    );
    let code = "LoadMem32 r8, r1, 4\nAdd32 r0, r0, r8\nL0:\nAdd32 r0, r0, 1\nJump -> L0";
    assert_eq!(
        after(code),
        [
            "Add32WithMem32 r0, r0, r1, 4",
            "L0:",
            "Add32 r0, r0, 1",
            "Jump -> L0"
        ]
    );
}

#[test]
fn results_go_where_they_are_wanted() {
    let end = "ReturnVoid\nL0:\nReturnVoid";
    let tail = ["ReturnVoid", "L0:", "ReturnVoid"];
    let quick = "QuickAdd r8, s0, s1, 2\nBranchEq64 r8, -4 -> L0";
    let fused = after(&format!("{quick}\nCopy r2, r8\n{end}"));
    assert_eq!(fused[0], "QuickAdd r2, s0, s1, 2 -> L0");
    assert_eq!(fused[1..], tail);
    // Somebody else reads it, or comes there from elsewhere.
    let fused = after(&format!("{quick}\nCopy r2, r8\nCopy r3, r8\n{end}"));
    assert_eq!(fused[0], "QuickAdd r8, s0, s1, 2 -> L0");
    let joined = "QuickAdd r3, s0, s1, 2\nBranchEq64 r3, -4 -> L0\nL1*:\nCopy r2, r3";
    let fused = after(&format!("{joined}\n{end}"));
    assert_eq!(fused[0], "QuickAdd r3, s0, s1, 2 -> L0");
}

#[test]
fn loads_replace_what_is_assigned() {
    let end = "ReturnVoid\nL0:\nReturnVoid";
    let load = "LoadProperty r3, s0, 32 [0x10 0x0]\nBranchEq64 r3, -4 -> L0";
    let assigned = "AssignTaggedOwned r2, s3";
    let replaced = [
        "ReplaceByProperty r2, s0, 32 -> L0 [0x10 0x3]",
        "ReturnVoid",
        "L0:",
        "ReturnVoid",
    ];
    assert_eq!(after(&format!("{load}\n{assigned}\n{end}")), replaced);
    let released = "ReleaseTagged s2\nCopy r2, r3";
    assert_eq!(after(&format!("{load}\n{released}\n{end}")), replaced);
    // Something else is released, somebody else reads what is loaded, or comes in between.
    let others = [
        "ReleaseTagged s1\nCopy r2, r3",
        "ReleaseTagged s2\nCopy r1, r3",
        "ReleaseTagged s2\nCopy r2, r3\nReleaseTagged s3",
        "ReleaseTagged s2\nL1*:\nCopy r2, r3",
        "L1*:\nAssignTaggedOwned r2, s3",
    ];
    for other in others {
        let fused = after(&format!("{load}\n{other}\n{end}"));
        assert_eq!(fused[0], "LoadProperty r3, s0, 32 -> L0 [0x10 0x0]", "{other}");
        assert_eq!(fused[1..=other.lines().count()].join("\n"), other);
    }
    // Where nothing is found a variable is set to 0; a temporary may be somebody else's by then.
    let load = load.replace("r3", "r8");
    let fused = after(&format!("{load}\nAssignTaggedOwned r2, s8\n{end}"));
    assert_eq!(fused[0], "LoadProperty r8, s0, 32 -> L0 [0x10 0x0]");
}

#[test]
fn stores_take_over_counts() {
    let end = "ReturnVoid\nL0:\nReturnVoid";
    let store = "StoreAttribute r8, s0, s1 [0x10 0x0]\nBranchEq64 r8, 0 -> L0";
    let fused = after(&format!("{store}\nReleaseTagged s1\n{end}"));
    assert_eq!(fused[0], "StoreAttributeOwnedOr s1, s0 -> L0 [0x10 0x0]");
    let fused = after(&format!("{store}\nReleaseTagged s0\n{end}"));
    assert_eq!(
        fused[..2],
        ["StoreAttributeOr s1, s0 -> L0 [0x10 0x0]", "ReleaseTagged s0"]
    );
    let item = "StoreItem r8, s0, s2, s1\nBranchEq64 r8, 0 -> L0\nReleaseTagged s1";
    let fused = after(&format!("{item}\n{end}"));
    assert_eq!(fused[0], "StoreItemOwnedOr s1, s0, s2 -> L0");
    // An object that is its own element.
    let own = "StoreItem r8, s1, s2, s1\nBranchEq64 r8, 0 -> L0\nReleaseTagged s1";
    assert_eq!(after(&format!("{own}\n{end}"))[1], "ReleaseTagged s1");
}
