//! One group of failing functions per rule.

use super::*;
use crate::{Intrinsic, Xintrinsic};

/// A function that must be refused: by MPLI rules unless `js`.
struct Case {
    rule: Rule,
    offset: u32,
    code: Vec<u8>,
    options: Options,
    js: bool,
}

fn bad(rule: Rule, offset: u32, build: impl FnOnce(&mut CodeBuilder)) -> Case {
    Case {
        rule,
        offset,
        code: code(build),
        options: ANY,
        js: false,
    }
}

fn bad_js(rule: Rule, offset: u32, build: impl FnOnce(&mut CodeBuilder)) -> Case {
    Case {
        js: true,
        ..bad(rule, offset, build)
    }
}

/// A function of `bytes` followed by a `return`.
fn raw(rule: Rule, offset: u32, bytes: &[u8]) -> Case {
    let mut code = bytes.to_vec();
    code.extend_from_slice(&[Op::Return as u8, 0, 0, 0]);
    Case {
        rule,
        offset,
        code,
        options: ANY,
        js: false,
    }
}

/// One instruction on two i32 operands, whose result, if any, is discarded.
fn on_ints(rule: Rule, build: impl FnOnce(&mut CodeBuilder)) -> Case {
    bad(rule, 8, |b| {
        b.int().int();
        build(b);
        b.ret();
    })
}

fn decoding() -> Vec<Case> {
    let javatry = [Op::JavaTry as u8, 0, 0xff, 0xff, 0, 0];
    vec![
        Case {
            code: vec![],
            ..raw(Rule::Truncated, 0, &[])
        },
        Case {
            code: vec![Op::Return as u8, 0, 0],
            ..raw(Rule::Truncated, 0, &[])
        },
        Case {
            code: javatry.to_vec(),
            ..raw(Rule::Truncated, 0, &[])
        },
        Case {
            code: vec![Op::Goto32 as u8, 0, 0, 0, 0, 0],
            ..raw(Rule::Truncated, 0, &[])
        },
        raw(Rule::UnknownOpcode, 0, &[0, 0, 0, 0]),
        raw(Rule::UnknownOpcode, 0, &[Op::Switch as u8, 0, 0, 0]),
        raw(Rule::UnknownOpcode, 0, &[0xb0, 0, 0, 0]),
        raw(Rule::UnknownType, 0, &[Op::Checkpoint as u8, 0x2b, 0, 0]),
        Case {
            options: Options {
                features: Features::INDIRECT_GOTO,
                ..ANY
            },
            ..bad(Rule::Feature, 0, |b| {
                b.xintrinsic(Op::XintrinsicOp, Prim::A64, Xintrinsic::VarArgs, 0);
                b.ret();
            })
        },
        Case {
            options: Options {
                features: Features::EXTENDED_INTRINSICS,
                ..ANY
            },
            ..bad(Rule::Feature, 4, |b| {
                b.int().op(Op::Igoto, Prim::Invalid, 1);
            })
        },
        bad(Rule::Flavour, 0, |b| {
            b.displaced(Op::IreadFpOff, Prim::DynAny, 8);
            b.ret();
        }),
        bad(Rule::Flavour, 4, |b| {
            b.int().call(Prim::Void, 0, 0, 1);
            b.ret();
        }),
        bad_js(Rule::Flavour, 0, |b| {
            b.frame(Op::Dread, Prim::I32, 1);
            b.ret();
        }),
    ]
}

fn control() -> Vec<Case> {
    let goto = |displacement: i32| {
        let mut bytes = vec![Op::Goto32 as u8, 0, 0, 0];
        bytes.extend_from_slice(&displacement.to_le_bytes());
        bytes
    };
    // A constant whose bytes are an instruction.
    let hidden = |displacement: i32| {
        let mut bytes = vec![
            Op::ConstVal64 as u8,
            Prim::I64 as u8,
            0,
            0,
            Op::Return as u8,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
        ];
        bytes.extend_from_slice(&[Op::Eval as u8, 0, 0, 1]);
        bytes.extend(goto(displacement));
        bytes
    };
    vec![
        raw(Rule::Overlap, 16, &hidden(-16)),
        // The branch is decoded first, the instruction that overlaps its target later.
        raw(Rule::Overlap, 0, &goto(-4 + 2)),
        bad(Rule::FallsOff, 0, |b| {
            b.nop();
        }),
        bad(Rule::FallsOff, 4, |b| {
            b.int()
                .intrinsic(Op::IntrinsicCall, Prim::Void, Intrinsic::MccThrowException, 1);
        }),
        raw(Rule::Target, 0, &goto(100)),
        raw(Rule::Target, 0, &goto(-5)),
        raw(Rule::Target, 0, &goto(i32::MIN)),
        // The end of the code is no place for control.
        raw(Rule::Target, 0, &goto(8)),
        bad(Rule::Handler, 0, |b| {
            let handler = b.label();
            b.try_(&[handler]);
            b.bind(handler);
            b.ret();
        }),
        bad(Rule::Handler, 0, |b| {
            let finally = b.label();
            b.js_try(None, Some(finally));
            b.bind(finally);
            b.op(Op::JsCatch, Prim::Invalid, 0);
            b.ret();
        }),
        bad(Rule::CatchReached, 0, |b| {
            b.nop().catch(&[None]);
            b.ret();
        }),
        bad(Rule::CatchReached, 0, |b| {
            let handler = b.label();
            b.branch(Op::Goto32, handler);
            b.bind(handler);
            b.catch(&[None]);
            b.ret();
        }),
        bad(Rule::CatchReached, 12, |b| {
            let (first, second) = (b.label(), b.label());
            b.try_(&[first, second]);
            b.bind(first);
            b.bind(second);
            b.catch(&[]);
            b.catch(&[]);
            b.ret();
        })
        .entered_by_try(),
        bad(Rule::RangeGoto, 4, |b| {
            b.int().range_goto(0, &[]);
            b.ret();
        }),
        Case {
            code: {
                let mut code = code(|b| {
                    let end = b.label();
                    b.int().range_goto(0, &[end, end]);
                    b.bind(end);
                    b.ret();
                });
                code[4 + 8 + 4] = 0;
                code
            },
            ..raw(Rule::RangeGoto, 4, &[])
        },
        bad(Rule::DeadCode, 8 + 24 * 15, chain(20)),
    ]
}

impl Case {
    /// The region of the case opens in front of a `goto32`, so that only handlers are after it.
    fn entered_by_try(mut self) -> Case {
        self.code = code(|b| {
            let (first, second, end) = (b.label(), b.label(), b.label());
            b.try_(&[first, second]);
            b.branch(Op::Goto32, end);
            b.bind(first);
            b.catch(&[]);
            b.bind(second);
            b.catch(&[]);
            b.bind(end);
            b.ret();
        });
        self.offset = 20;
        self
    }
}

/// `length` unreachable `javatry` instructions, each with a handler that jumps over the next.
fn chain(length: usize) -> impl FnOnce(&mut CodeBuilder) {
    move |b| {
        let mut next = b.label();
        b.branch(Op::Goto32, next);
        let mut handlers = Vec::new();
        for _ in 0..length {
            let handler = b.label();
            b.try_(&[handler]);
            b.bind(next);
            b.ret();
            next = b.label();
            b.bind(handler);
            b.catch(&[]);
            b.branch(Op::Goto32, next);
            handlers.push(handler);
        }
        b.bind(next);
        b.ret();
    }
}

fn stack() -> Vec<Case> {
    vec![
        bad(Rule::StackUnderflow, 4, |b| {
            b.int().op(Op::Add, Prim::I32, 2);
            b.ret();
        }),
        bad_js(Rule::StackUnderflow, 0, |b| {
            b.op(Op::Throw, Prim::DynAny, 1);
        }),
        bad(Rule::StackOverflow, 8, |b| {
            b.int().int().int();
            b.op(Op::Select, Prim::I32, 3);
            b.ret();
        }),
        bad(Rule::StackNotEmpty, 4, |b| {
            b.int().nop();
            b.ret();
        }),
        bad(Rule::StackNotEmpty, 8, |b| {
            let end = b.label();
            b.int().int().branch(Op::BrTrue32, end);
            b.bind(end);
            b.ret();
        }),
        bad(Rule::StackNotEmpty, 16, |b| {
            let (middle, end) = (b.label(), b.label());
            b.int().branch(Op::BrTrue32, middle);
            b.int();
            b.bind(middle);
            b.int();
            b.bind(end);
            b.ret();
        }),
        bad_js(Rule::StackNotEmpty, 8, |b| {
            b.int().int().op(Op::Eval, Prim::Invalid, 1);
            b.ret();
        }),
    ]
}

fn operands() -> Vec<Case> {
    let with_count = |op: Op, ty: Prim, p0: u8, count: u8| [op as u8, ty as u8, p0, count];
    vec![
        raw(Rule::OperandCount, 0, &with_count(Op::Icall, Prim::Void, 0, 0)),
        raw(Rule::OperandCount, 0, &with_count(Op::Return, Prim::I32, 0, 2)),
        raw(Rule::OperandCount, 0, &with_count(Op::Add, Prim::I32, 0, 1)),
        raw(
            Rule::OperandCount,
            0,
            &with_count(Op::Eq, Prim::U1, Prim::I32 as u8, 1),
        ),
        raw(
            Rule::OperandCount,
            0,
            &with_count(Op::SyncEnter, Prim::Invalid, 0, 3),
        ),
        on_ints(Rule::OperandCount, |b| {
            b.xintrinsic(Op::XintrinsicDo, Prim::Void, Xintrinsic::CopyBytes, 2);
        }),
        raw(
            Rule::Intrinsic,
            0,
            &with_count(Op::IntrinsicCall, Prim::Void, 0, 0),
        ),
        raw(
            Rule::Intrinsic,
            0,
            &with_count(Op::IntrinsicCall, Prim::Void, 0xdf, 0),
        ),
        raw(
            Rule::Intrinsic,
            0,
            &[Op::XintrinsicDo as u8, 1, 0, 0, 0xff, 0, 0, 0],
        ),
        on_ints(Rule::Intrinsic, |b| {
            b.xintrinsic(Op::XintrinsicOp, Prim::I32, Xintrinsic::ZeroBytes, 2);
        }),
    ]
}

fn types() -> Vec<Case> {
    let typed = |op: Op, ty: Prim| {
        on_ints(Rule::InstructionType, move |b| {
            b.op(op, ty, 2);
        })
    };
    let mut cases = vec![
        typed(Op::Add, Prim::Void),
        typed(Op::Mul, Prim::C64),
        typed(Op::Band, Prim::F64),
        typed(Op::Shl, Prim::F32),
        typed(Op::Max, Prim::DynAny),
        typed(Op::Icall, Prim::Agg),
        typed(Op::CgArrayElemAdd, Prim::I32),
        bad(Rule::InstructionType, 4, |b| {
            b.int().op(Op::Sqrt, Prim::I32, 1);
            b.ret();
        }),
        bad(Rule::InstructionType, 4, |b| {
            b.int().displaced(Op::IreadOff, Prim::F128, 0);
            b.ret();
        }),
        bad(Rule::InstructionType, 0, |b| {
            b.abs(Op::AddrOfFunc, Prim::U32, 0, 0);
            b.ret();
        }),
        raw(
            Rule::InstructionType,
            0,
            &[Op::ConstVal as u8, Prim::F32 as u8, 0, 0],
        ),
        raw(
            Rule::InstructionType,
            0,
            &[Op::ConstVal as u8, Prim::DynAny as u8, 0, 0],
        ),
        on_ints(Rule::InstructionType, |b| b.typed(Op::Lt, Prim::F64, Prim::I32)),
    ];
    for (op, to, from) in [
        (Op::Eq, Prim::U1, Prim::Invalid),
        (Op::Lt, Prim::U1, Prim::C64),
        (Op::Cvt, Prim::I32, Prim::Void),
        (Op::Floor, Prim::I32, Prim::I32),
        (Op::Retype, Prim::I32, Prim::I64),
    ] {
        cases.push(on_ints(Rule::OperandType, move |b| b.typed(op, to, from)));
    }
    cases.push(raw(Rule::OperandType, 4, &{
        let mut bytes = code(|b| b.constant(Prim::I32, 0));
        bytes.extend_from_slice(&[Op::Cvt as u8, Prim::I32 as u8, 0x2b, 1]);
        bytes
    }));
    for build in [
        (|b| b.op(Op::Add, Prim::F64, 2)) as fn(&mut CodeBuilder),
        |b| b.typed(Op::Lt, Prim::U1, Prim::F32),
        |b| b.displaced(Op::IassignOff, Prim::F64, 0),
        |b| b.op(Op::Max, Prim::F32, 2),
    ] {
        cases.push(on_ints(Rule::OperandClass, build));
    }
    for build in [
        (|b| b.op(Op::Return, Prim::I32, 1)) as fn(&mut CodeBuilder),
        |b| b.frame(Op::Dassign, Prim::I32, -2),
        |b| b.frame(Op::Dassign, Prim::C64, -5),
        |b| b.displaced(Op::IreadOff, Prim::I32, 0),
        |b| b.op(Op::Throw, Prim::Invalid, 1),
        |b| b.op(Op::Icall, Prim::Void, 1),
        |b| b.typed(Op::Cvt, Prim::I32, Prim::F32),
        |b| b.op(Op::Lnot, Prim::I32, 1),
        |b| b.bits(Op::Zext, Prim::U32, 0, 8),
    ] {
        cases.push(bad(Rule::OperandClass, 12, move |b| {
            b.double();
            build(b);
            b.ret();
        }));
    }
    for (op, ty, offset, size) in [
        (Op::Sext, Prim::I32, 0, 0),
        (Op::Sext, Prim::I32, 1, 8),
        (Op::Zext, Prim::U32, 0, 33),
        (Op::ExtractBits, Prim::U64, 60, 5),
        (Op::ExtractBits, Prim::U8, 255, 255),
    ] {
        cases.push(bad(Rule::BitRange, 4, move |b| {
            b.int().bits(op, ty, offset, size);
            b.ret();
        }));
    }
    cases.push(bad_js(Rule::BitRange, 4, |b| {
        b.int().bits(Op::ExtractBits, Prim::DynI32, 60, 5);
        b.ret();
    }));
    cases
}

fn slots() -> Vec<Case> {
    let mut cases = Vec::new();
    for index in [3, -6, 32767, -32768] {
        for op in [Op::Dread, Op::RegRead, Op::AddrOf] {
            cases.push(bad(Rule::FrameIndex, 0, move |b| {
                b.frame(op, Prim::A64, index);
                b.ret();
            }));
        }
        cases.push(bad(Rule::FrameIndex, 4, move |b| {
            b.int().frame(Op::Dassign, Prim::I32, index);
            b.ret();
        }));
    }
    for index in [0, -14, -32768] {
        cases.push(bad_js(Rule::FrameIndex, 0, move |b| {
            b.frame(Op::RegRead, Prim::DynAny, index);
            b.ret();
        }));
    }
    for (index, ty) in [
        (1, Prim::F32),
        (2, Prim::I64),
        (-3, Prim::F32),
        (-2, Prim::C64),
        (-1, Prim::F64),
        (-5, Prim::F64),
    ] {
        cases.push(bad(Rule::SlotType, 0, move |b| {
            b.frame(Op::Dread, ty, index);
            b.ret();
        }));
    }
    for ty in [Prim::I32, Prim::I64, Prim::U64, Prim::A32] {
        cases.push(bad(Rule::SlotType, 4, move |b| {
            b.int().frame(Op::Dassign, ty, -4);
            b.ret();
        }));
    }
    for (offset, ty) in [
        (-24, Prim::DynAny),
        (-8, Prim::I32),
        (-12, Prim::DynAny),
        (-4, Prim::U1),
        (16, Prim::U1),
        (12, Prim::DynAny),
        (i64::from(i32::MAX), Prim::I8),
        (i64::from(i32::MIN), Prim::I8),
    ] {
        cases.push(bad_js(Rule::FrameOffset, 0, move |b| {
            b.displaced(Op::IreadFpOff, ty, offset);
            b.ret();
        }));
    }
    cases.push(bad(Rule::ReturnType, 12, |b| {
        b.double().op(Op::Return, Prim::F64, 1);
    }));
    cases
}

fn cases() -> Vec<Case> {
    [decoding(), control(), stack(), operands(), types(), slots()]
        .into_iter()
        .flatten()
        .collect()
}

#[test]
fn every_case_breaks_its_rule() {
    for (index, case) in cases().iter().enumerate() {
        let result = if case.js {
            verify_js(&js_frame(), &case.code, &case.options)
        } else {
            verify(&frame(), &case.code, &case.options)
        };
        let error = result
            .map(|_| ())
            .expect_err(&format!("case {index} must break {}", case.rule));
        assert_eq!(
            (error.rule, error.offset),
            (case.rule, case.offset),
            "case {index}: {error}"
        );
    }
}

#[test]
fn headers_are_checked() {
    let code = code(|b| {
        b.ret();
    });
    let empty = Frame::default();
    let wide = Frame::new(vec![Prim::F128], Prim::Void, &[], 0, 0);
    let dynamic = Frame::new(vec![], Prim::Void, &[Prim::DynI32], 0, 0);
    for frame in [empty, wide, dynamic] {
        let error = verify(&frame, &code, &ANY).expect_err("header is bad");
        assert_eq!(error.rule, Rule::Header);
    }
}

#[test]
fn every_rule_has_a_case() {
    let cases = cases();
    for &rule in Rule::ALL {
        let tested = cases.iter().any(|case| case.rule == rule);
        assert!(tested || rule == Rule::Header, "no test breaks rule {rule}");
    }
}

#[test]
fn the_module_head_lists_the_rules() {
    let head = include_str!("../../verify.rs");
    for &rule in Rule::ALL {
        let line = format!("//! {:2}. `{rule}`:", rule as u8);
        assert!(head.contains(&line), "the module head lacks `{line}`");
    }
    assert_eq!(
        head.lines()
            .filter(|line| line.starts_with("//! ") && line.contains(". `"))
            .count(),
        Rule::ALL.len()
    );
}

#[test]
fn messages_name_place_opcode_and_remedy() {
    let code = code(|b| {
        b.double().frame(Op::Dassign, Prim::I32, -2);
        b.ret();
    });
    let error = verify(&frame(), &code, &ANY).expect_err("code is bad");
    assert_eq!(
        error.to_string(),
        "at 000c: dassign: operand 1 is of type f64, a value of type i32 is wanted; convert it with cvt \
         [operand-class]"
    );
}
