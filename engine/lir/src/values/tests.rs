use crate::code::Code;
use crate::text;

/// The instructions and labels after the pass, one each. Registers 0 to 7 are variables, of which 7 has its address taken, the others temporaries.
fn after(before: &str) -> Vec<String> {
    let head = "temps 8 addressed 7 kept 20 until 22\nvariables i0 i1 i2 i3 d4 d5 d6 i7\ntemporaries i8 i9 i8 i9 i8 d8\n";
    text::after(head, before, Code::number_values)
}

#[test]
fn values_are_computed_once() {
    assert_eq!(
        after("Sar32 r8, r0, 4\nAdd32 r1, r1, r8\nSar32 r9, r0, 4\nAdd32 r2, r2, r9"),
        ["Sar32 r8, r0, 4", "Add32 r1, r1, r8", "Add32 r2, r2, r8"]
    );
    // The operands may have changed places.
    assert_eq!(
        after("Add32 r8, r0, r1\nMul32 r2, r8, r8\nAdd32 r9, r1, r0\nSub32 r3, r9, r9"),
        ["Add32 r8, r0, r1", "Mul32 r2, r8, r8", "Sub32 r3, r8, r8"]
    );
    // Variables have values as well, and get those that are dear by copies.
    assert_eq!(
        after("LoadMem32 r1, r0, 8\nLoadMem32 r2, r0, 8\nLoadMem32 r8, r0, 8\nMul32 r3, r8, r8"),
        ["LoadMem32 r1, r0, 8", "Copy r2, r1", "Mul32 r3, r2, r2"]
    );
}

#[test]
fn values_are_computed_again_where_something_changed() {
    let unchanged = [
        "Sar32 r8, r0, 4\nAdd32 r0, r1, r8\nSar32 r9, r0, 4\nAdd32 r2, r2, r9",
        "Sar32 r8, r0, 4\nAdd32 r1, r1, r8\nL0*:\nSar32 r9, r0, 4\nAdd32 r2, r2, r9",
        "Sar32 r8, r7, 4\nAdd32 r1, r1, r8\nSar32 r9, r7, 4\nAdd32 r2, r2, r9",
        "Add32 r1, r0, 1\nAdd32 r8, r0, 1\nCopy r1, r3\nMul32 r3, r8, r8",
        "LoadMem32 r8, r0, 16\nStoreMem32 r1, r2, 16\nLoadMem32 r9, r0, 16\nMul32 r2, r8, r9",
        "LoadMem32 r8, r0, 16\nStoreMem32 r0, r2, 18\nLoadMem32 r9, r0, 16\nMul32 r2, r8, r9",
        "LoadMem32 r8, r0, 16\nStoreMem32 r2, r8, 16\nCall 10 [0x0 0x0]\nLoadMem32 r9, r0, 16\nStoreMem32 r3, r9, 16",
    ];
    for code in unchanged {
        assert_eq!(after(code).join("\n"), code);
    }
}

#[test]
fn loads_are_the_same_until_their_place_is_written() {
    assert_eq!(
        after("LoadMem32 r8, r0, 16\nStoreMem32 r0, r8, 4\nLoadMem32 r9, r0, 16\nMul32 r2, r9, r9"),
        ["LoadMem32 r8, r0, 16", "StoreMem32 r0, r8, 4", "Mul32 r2, r8, r8"]
    );
    assert_eq!(
        after("StoreMem64 r0, r1, 8\nLoadMem64 r9, r0, 8\nMul64 r2, r9, r9"),
        ["StoreMem64 r0, r1, 8", "Mul64 r2, r1, r1"]
    );
}

#[test]
fn stores_that_nobody_sees_are_left_out() {
    let store = "StoreAbsoluteMem32 0, r0 [0x1000 0x0]";
    assert_eq!(
        after(&format!("{store}\nAdd32 r0, r0, 1\n{store}")),
        ["Add32 r0, r0, 1", store]
    );
    for between in [
        "LoadMem32 r1, r2, 16",
        "BranchEq32 r0, r1 -> L0",
        "?Call 10 [0x0 0x0]",
        "Call 10 [0x0 0x0]",
        "DivS32 r1, r1, r2",
        "StoreAbsoluteMem32 0, r0 [0x2000 0x0]",
    ] {
        let code = format!("{store}\n{between}\n{store}\nL0:\nReturnS32 s0");
        let written = after(&code).iter().filter(|line| *line == store).count();
        assert_eq!(written, 2, "{between}");
    }
}

#[test]
fn what_is_known_is_known_after_a_branch() {
    let both = "BranchEq32 r0, r1 -> L0\nAdd32 r1, r0, 5\nReturnS32 s1\nL0:\n";
    assert_eq!(
        after(&format!(
            "Mul32 r2, r0, 7\n{both}Mul32 r8, r0, 7\nAdd32 r3, r8, r8"
        ))
        .last()
        .map(String::as_str),
        Some("Add32 r3, r2, r2")
    );
    let joined =
        "Mul32 r2, r0, 7\nBranchEq32 r0, r1 -> L0\nAdd32 r1, r0, 5\nL0:\nMul32 r8, r0, 7\nAdd32 r3, r8, r8";
    assert_eq!(after(joined).join("\n"), joined);
}

#[test]
fn slots_run_out() {
    let mut text: Code = "temps 1\nvariables i0\ntemporaries i1 i1\nSar32 r1, r0, 1\nStoreMem32 r0, r1, 16\nSar32 r2, r0, 1\nStoreMem32 r0, r2, 4"
        .parse()
        .unwrap();
    text.number_values();
    assert_eq!(text.words(), 4, "no slot is free");
}

#[test]
fn what_is_not_null_is_not_checked_again() {
    let check = |label: &str| format!("BranchNe64 r0, 0 -> {label}\nRaise [0x0 0x0]\n{label}:\n");
    let load = "LoadMem64 r1, r0, 8\n";
    let twice = |between: &str| {
        after(&format!(
            "{}{load}{between}{}LoadMem64 r2, r0, 16",
            check("L0"),
            check("L1")
        ))
    };
    let checks = |lines: &[String]| lines.iter().filter(|line| line.starts_with("Raise")).count();
    assert_eq!(
        twice(""),
        [
            "BranchNe64 r0, 0 -> L0",
            "Raise [0x0 0x0]",
            "L0:",
            "LoadMem64 r1, r0, 8",
            "LoadMem64 r2, r0, 16"
        ]
    );
    assert_eq!(checks(&twice("StoreMem64 r0, r1, 16\n")), 1);
    // It may be another one, or control may come from elsewhere.
    assert_eq!(checks(&twice("Copy r0, r3\n")), 2);
    assert_eq!(checks(&twice("L2*:\n")), 2);
    assert_eq!(checks(&twice("r8 := Call 8 () [0x0 0x0]\nAdd32 r3, r8, r8\n")), 2);
    let other = after(&format!(
        "BranchEq64 r0, 0 -> L1\n{load}{}ReturnVoid\nL1:\nReturnVoid",
        check("L0")
    ));
    assert_eq!(checks(&other), 0);
}
