use crate::code::{Code, Half};
use crate::inst::{Inst, Kind, Operand};
use crate::shape::Shape;

/// Every instruction, with every place that each operand can have.
fn all() -> impl Iterator<Item = Inst> {
    Shape::all().into_iter().flat_map(Inst::placements)
}

#[test]
fn instructions_are_what_their_texts_say() {
    for inst in all() {
        let text = inst.to_string();
        let read: Result<Inst, String> = text.parse();
        // Where all operands are in slots, classes do not differ.
        assert_eq!(read.map(|inst| inst.to_string()), Ok(text.clone()));
        let read: Inst = text.parse().unwrap();
        assert_eq!(read.operands, inst.operands, "{text}");
    }
}

#[test]
fn code_is_what_its_text_says() {
    let text = "\
temps 10 unobserved 4 observed 1 observed 3 addressed 2
  Const64 s3 [0x1 0xffffffffffffffff] @0
loop p3 g5 {
L0*:
  ~Add32 r4, r4, 7 @8
  LoadIndexedMem64Full d5, o1, r3, 16 @c
  ?Call 8 [0x10 0x0] @c
  CallNative 8 [#1 0x0] @c
  StepLtS32Back r3, 1, r2 -> L0 @14
}
  JumpTable s4 0: L0 1: L2 [0x2 0x0] [0x0 0x0] @18
L2:
  ReturnS32 s4 @20
";
    let code: Code = text.parse().unwrap();
    assert_eq!(code.text(|_| None), text);
    let named = code.text(|half| (half == Half::Bits(0x10)).then(|| "&callee".to_owned()));
    assert!(named.contains("?Call 8 [&callee 0x0]"));
}

#[test]
fn what_is_wrong_is_said_with_its_line() {
    let error = |text: &str| match text.parse::<Code>() {
        Ok(_) => String::new(),
        Err(error) => error.to_string(),
    };
    assert_eq!(
        error("L0:\n  Ad32 r1\n"),
        "line 2: no instruction is called `Ad32`"
    );
    assert_eq!(
        error("  Add32 r1, d2, r3\n"),
        "line 1: `Add32` has no such operands"
    );
    assert_eq!(
        error("  Add32 r1, x2, r3\n"),
        "line 1: `r1, x2, r3` are no operands"
    );
    assert_eq!(error("Lx:\n"), "line 1: `Lx` is no label");
    assert_eq!(error("}\n"), "line 1: no loop begins before");
}

#[test]
fn kinds_are_letters() {
    let add: Inst = "Add32 P1, s2, 3".parse().unwrap();
    assert_eq!(add.kinds(), "Psi");
    let load: Inst = "LoadAbsoluteMem32 q3".parse().unwrap();
    assert_eq!(load.kinds(), "q");
    assert_eq!(
        Inst::new(
            Shape::CallAdd,
            &[
                Operand::number(1),
                Operand {
                    kind: Kind::First,
                    value: 2
                }
            ]
        )
        .kinds(),
        "p"
    );
}
