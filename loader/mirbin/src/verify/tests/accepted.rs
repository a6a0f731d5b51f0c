//! Functions that must be accepted, and what is said about them.

use super::*;
use crate::{Class, Intrinsic, Level, OpInfo, Xintrinsic};

fn accept<'a>(code: &'a [u8]) -> Verified<'a> {
    verify(&frame(), code, &ANY).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn depths_types_and_targets() {
    let code = code(|b| {
        let (top, end) = (b.label(), b.label());
        b.bind(top);
        b.frame(Op::Dread, Prim::I32, 1);
        b.int().typed(Op::Lt, Prim::U1, Prim::I32);
        b.branch(Op::BrFalse32, end);
        b.double().frame(Op::Dassign, Prim::F64, -3);
        b.branch(Op::Goto32, top);
        b.bind(end);
        b.int().op(Op::Return, Prim::I32, 1);
    });
    let verified = accept(&code);
    let seen: Vec<_> = verified
        .insts
        .iter()
        .zip(&verified.before)
        .map(|(inst, before)| (inst.op, before.depth, before.top, before.is_target))
        .collect();
    assert_eq!(
        seen,
        [
            (Op::Dread, 0, Prim::Invalid, true),
            (Op::ConstVal, 1, Prim::I32, false),
            (Op::Lt, 2, Prim::I32, false),
            (Op::BrFalse32, 1, Prim::U1, false),
            (Op::ConstVal64, 0, Prim::Invalid, false),
            (Op::Dassign, 1, Prim::F64, false),
            (Op::Goto32, 0, Prim::Invalid, false),
            (Op::ConstVal, 0, Prim::Invalid, true),
            (Op::Return, 1, Prim::I32, false),
        ]
    );
    assert_eq!(verified.max_depth, 2);
    assert_eq!(verified.index_at(8), Some(2));
    assert_eq!(verified.index_at(9), None);
}

#[test]
fn integers_of_all_kinds_mix() {
    let code = code(|b| {
        b.constant(Prim::U8, 1);
        b.constant(Prim::A64, 2);
        b.op(Op::Add, Prim::I16, 2);
        b.frame(Op::Dassign, Prim::U64, -2);
        b.constant(Prim::A64, 0);
        b.frame(Op::Dassign, Prim::Ref, -4);
        b.frame(Op::Dread, Prim::Ref, -4);
        b.frame(Op::RegAssign, Prim::F64, 0);
        b.ret();
    });
    let error = verify(&frame(), &code, &ANY)
        .map(|_| ())
        .expect_err("a reference is no f64");
    assert_eq!(error.rule, Rule::OperandClass);
    let mut fixed = code.clone();
    let assign = fixed.len() - 8;
    fixed[assign + 1] = Prim::A64 as u8;
    accept(&fixed);
}

#[test]
fn bytes_behind_the_code_do_not_matter() {
    let mut code = code(|b| {
        b.ret();
    });
    code.extend_from_slice(&[0xff; 13]);
    assert_eq!(accept(&code).insts.len(), 1);
}

#[test]
fn every_kind_of_target_is_reached() {
    let code = code(|b| {
        let (case, label, catch, finally, handler, end) =
            (b.label(), b.label(), b.label(), b.label(), b.label(), b.label());
        b.js_try(Some(catch), Some(finally));
        b.branch(Op::Gosub, finally);
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.try_(&[handler]);
        b.int().range_goto(0, &[case, end]);
        b.bind(case);
        b.branch(Op::AddrOfLabel, label);
        b.op(Op::Igoto, Prim::Invalid, 1);
        b.bind(label);
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.bind(end);
        b.ret();
        b.bind(handler);
        b.catch(&[None]);
        b.ret();
        b.bind(catch);
        b.op(Op::JsCatch, Prim::Invalid, 0);
        b.ret();
        b.bind(finally);
        b.op(Op::Finally, Prim::Invalid, 0);
        b.op(Op::Retsub, Prim::Invalid, 0);
    });
    let verified = accept(&code);
    let targets: Vec<_> = verified
        .insts
        .iter()
        .zip(&verified.before)
        .filter(|(_, b)| b.is_target)
        .map(|(i, _)| i.op)
        .collect();
    assert_eq!(
        targets,
        [
            Op::EndTry,
            Op::AddrOfLabel,
            Op::EndTry,
            Op::Return,
            Op::JavaCatch,
            Op::Return,
            Op::JsCatch,
            Op::Finally
        ]
    );
    let size: u32 = verified.insts.iter().map(|inst| inst.size()).sum();
    assert_eq!(size as usize, code.len());
}

#[test]
fn late_range_goto_tables() {
    let mut bytes = code(|b| {
        let end = b.label();
        b.int().range_goto(5, &[end, end]);
        b.bind(end);
        b.ret();
    });
    bytes[12..16].copy_from_slice(&8i32.to_le_bytes());
    bytes[16..20].copy_from_slice(&4i32.to_le_bytes());
    let late = Options {
        range_goto: RangeGotoForm::Disp32,
        ..ANY
    };
    let verified = verify(&frame(), &bytes, &late).expect("table is good");
    assert_eq!(verified.insts.len(), 3);
    assert_eq!(
        verify(&frame(), &bytes, &ANY)
            .map(|_| ())
            .expect_err("wrong form")
            .rule,
        Rule::RangeGoto
    );
}

/// For each `checkpoint`, the offsets of the `javatry` instructions around it, innermost first.
fn coverage(verified: &Verified<'_>) -> Vec<Vec<u32>> {
    let mut all = Vec::new();
    for (inst, before) in verified.insts.iter().zip(&verified.before) {
        if inst.op == Op::Checkpoint {
            let mut around = Vec::new();
            let mut region = before.region;
            while let Some(found) = verified.regions.get(region as usize) {
                around.push(found.offset);
                assert!(found.parent == Region::NONE || found.parent < region);
                region = found.parent;
            }
            all.push(around);
        }
    }
    all
}

#[test]
fn regions_are_textual() {
    let code = code(|b| {
        let (outer, inner, after) = (b.label(), b.label(), b.label());
        b.nop();
        b.try_(&[outer]); // 0004
        b.nop();
        b.try_(&[outer]); // 0010 continues it
        b.nop();
        b.try_(&[inner, outer]); // 001c
        b.nop();
        b.int().branch(Op::BrTrue32, after); // leaves both
        b.ret();
        b.op(Op::EndTry, Prim::Invalid, 0); // unreachable, and closes the inner one
        b.bind(inner);
        b.catch(&[]);
        b.nop();
        b.ret();
        b.op(Op::EndTry, Prim::Invalid, 0); // unreachable as well
        b.bind(outer);
        b.catch(&[None]);
        b.bind(after);
        b.nop();
        b.op(Op::EndTry, Prim::Invalid, 0); // closes nothing
        b.nop();
        b.ret();
    });
    let verified = accept(&code);
    let seen = coverage(&verified);
    let expected: [&[u32]; 7] = [&[], &[4], &[4], &[0x1c, 4], &[4], &[], &[]];
    assert_eq!(seen, expected);
    assert_eq!(verified.regions.len(), 2);
    let handlers: Vec<_> = verified
        .regions
        .iter()
        .flat_map(|region| &region.handlers)
        .copied()
        .collect();
    for handler in &handlers {
        let index = verified.index_at(*handler).expect("handlers are reachable");
        assert_eq!(verified.insts[index].op, Op::JavaCatch);
    }
    assert_eq!(handlers.len(), 3);
}

#[test]
fn an_endtry_ends_a_region_or_a_composite() {
    let code = code(|b| {
        let (handler, conclusion) = (b.label(), b.label());
        b.js_try(None, Some(conclusion)); // 0000
        b.try_(&[handler]); // 000c
        b.nop();
        b.op(Op::EndTry, Prim::Invalid, 0); // 0018, of the region
        b.nop();
        b.op(Op::EndTry, Prim::Invalid, 0); // 0020, of the composite
        b.op(Op::EndTry, Prim::Invalid, 0); // 0024, of none
        b.ret();
        b.bind(conclusion);
        b.op(Op::Finally, Prim::Invalid, 0);
        b.op(Op::Retsub, Prim::Invalid, 0);
        b.bind(handler);
        b.catch(&[None]);
        b.ret();
    });
    let verified = accept(&code);
    let expected: [&[u32]; 2] = [&[0xc], &[]];
    assert_eq!(coverage(&verified), expected);
    assert_eq!(verified.composite_ends, [0x20, 0x24]);
}

#[test]
fn an_unreachable_javatry_covers_code_entered_behind_it() {
    let code = code(|b| {
        let (body, handler) = (b.label(), b.label());
        b.branch(Op::Goto32, body);
        b.try_(&[handler]); // 0008
        b.bind(body);
        b.nop();
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.nop();
        b.ret();
        b.bind(handler);
        b.catch(&[None]);
        b.nop();
        b.ret();
    });
    let verified = accept(&code);
    let expected: [&[u32]; 3] = [&[8], &[], &[]];
    assert_eq!(coverage(&verified), expected);
}

#[test]
fn unreachable_regions_without_live_code_are_ignored() {
    let mut bytes = code(|b| {
        let (body, handler) = (b.label(), b.label());
        b.branch(Op::Goto32, body);
        b.try_(&[handler]);
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.bind(body);
        b.nop();
        b.ret();
        b.bind(handler);
    });
    // The handler of the unreachable region lies after the code.
    let verified = accept(&bytes);
    assert!(verified.regions.is_empty());
    // Bytes that do not decode up to the next instruction are none.
    bytes[16] = 0;
    assert!(accept(&bytes).regions.is_empty());
}

#[test]
fn composites_pair_with_their_own_endtry() {
    let code = code(|b| {
        let (handler, finally) = (b.label(), b.label());
        b.try_(&[handler]); // 0000
        b.js_try(None, Some(finally));
        b.nop();
        b.bind(finally);
        b.op(Op::Finally, Prim::Invalid, 0);
        b.op(Op::CleanupTry, Prim::Invalid, 0);
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.nop();
        b.op(Op::EndTry, Prim::Invalid, 0);
        b.nop();
        b.ret();
        b.bind(handler);
        b.catch(&[None]);
        b.ret();
    });
    let expected: [&[u32]; 3] = [&[0], &[0], &[]];
    assert_eq!(coverage(&accept(&code)), expected);
}

#[test]
fn the_seeds_javascript_sample() {
    let code = code(|b| {
        b.displaced(Op::IreadFpOff, Prim::DynAny, 8);
        b.displaced(Op::IreadFpOff, Prim::DynAny, 16);
        b.intrinsic(Op::IntrinsicCall, Prim::Invalid, Intrinsic::JsopAdd, 2);
        b.frame(Op::RegRead, Prim::DynAny, -6);
        b.displaced(Op::IassignFpOff, Prim::DynAny, -24);
        b.displaced(Op::IreadFpOff, Prim::DynAny, -24);
        b.displaced(Op::IassignFpOff, Prim::DynAny, -16);
        b.int().frame(Op::RegAssign, Prim::I32, -6);
        b.op(Op::Return, Prim::Invalid, 0);
    });
    let frame = JsFrame {
        up_formal_size: 24,
        frame_size: 24,
        depth: 2,
        ..JsFrame::default()
    };
    let verified = verify_js(&frame, &code, &Options::default()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verified.insts.len(), 10);
    assert_eq!(verified.max_depth, 2);
}

/// Emits operands that suit `op` with type `ty`, the instruction, and a statement that takes its result.
fn suited(b: &mut CodeBuilder, op: Op, ty: Prim) {
    let zero = |b: &mut CodeBuilder, ty: Prim| b.constant(ty, 0);
    let integer = [
        Op::IassignOff,
        Op::IassignOff32,
        Op::Iread,
        Op::IreadOff,
        Op::IreadOff32,
    ];
    let from = if matches!(op, Op::Cvt | Op::Eq | Op::Lt | Op::Cmpl) {
        Prim::I32
    } else {
        Prim::F64
    };
    let from = if op == Op::Retype { ty } else { from };
    for index in 0..op.info().pops {
        match op.form() {
            Form::T => zero(b, from),
            _ if integer.contains(&op) && index == 0 => zero(b, Prim::A64),
            _ if op == Op::Select && index == 0 => zero(b, Prim::U1),
            _ => zero(b, ty),
        }
    }
    match op.form() {
        Form::B => b.op(op, ty, op.info().pops.into()),
        Form::O | Form::O32 => b.displaced(op, ty, 4),
        Form::T => b.typed(op, ty, from),
        Form::X => b.bits(op, ty, 0, 8),
        _ => b.constant(ty, 0),
    }
    if op.info().pushes == 1 {
        b.op(Op::Eval, Prim::Invalid, 1);
    }
}

use crate::Form;

#[test]
fn every_expression_is_accepted_in_its_types() {
    let frame = Frame { depth: 3, ..frame() };
    let (integers, floats) = (
        [Prim::I8, Prim::U16, Prim::U32, Prim::I64, Prim::A64],
        [Prim::F32, Prim::F64],
    );
    let pops = |op: Op| op.info().pops != OpInfo::COUNTED && op.info().pops > 0;
    for &op in Op::ALL
        .iter()
        .filter(|op| op.info().class == Class::Expr && op.is_encodable() && pops(**op))
    {
        let types: Vec<Prim> = match op {
            Op::Recip | Op::Sqrt => floats.to_vec(),
            Op::Alloca | Op::Malloc | Op::CgArrayElemAdd => vec![Prim::A64, Prim::Ptr, Prim::U64],
            Op::Bnot | Op::Band | Op::Bior | Op::Bxor | Op::Ashr | Op::Lshr | Op::Shl => integers.to_vec(),
            Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg => {
                integers.to_vec()
            }
            _ if op.form() == Form::X => integers.to_vec(),
            _ => integers.iter().chain(&floats).copied().collect(),
        };
        for ty in types {
            let code = code(|b| {
                suited(b, op, ty);
                b.ret();
            });
            if let Err(error) = verify(&frame, &code, &ANY) {
                panic!("{op} {ty}: {error}");
            }
        }
    }
}

#[test]
fn extensions_are_accepted_where_declared() {
    let code = code(|b| {
        b.xintrinsic(Op::XintrinsicOp, Prim::A64, Xintrinsic::VarArgs, 0);
        b.op(Op::Eval, Prim::Invalid, 1);
        b.constant(Prim::U32, 1);
        b.double()
            .xintrinsic(Op::XintrinsicDo, Prim::Void, Xintrinsic::SetRetVal, 2);
        b.ret();
    });
    assert_eq!(
        accept(&code)
            .insts
            .iter()
            .filter(|inst| inst.op.info().level == Level::Ext)
            .count(),
        2
    );
}

#[test]
fn the_work_is_linear() {
    // Many handlers, regions and cases at once: a quadratic verifier does not come back from this.
    let code = code(|b| {
        let (handler, end) = (b.label(), b.label());
        for _ in 0..20_000 {
            b.try_(&[handler, handler]);
            b.nop();
        }
        b.int().range_goto(0, &vec![end; 4_000]);
        b.bind(end);
        b.ret();
        b.bind(handler);
        b.catch(&[None]);
        b.ret();
    });
    let verified = accept(&code);
    assert_eq!(verified.regions.len(), 1);
}
