//! Tagged values: what makes them, what takes them, and that they mix with nothing.

use super::*;
use crate::{Xintrinsic, tagged};

/// Formal 1: dynany; locals -2: dynany, -3: i64, -4: ref, -5: f64; returns dynany; three values deep.
fn tagged_frame() -> Frame {
    let locals = [Prim::DynAny, Prim::I64, Prim::Ref, Prim::F64];
    Frame::new(vec![Prim::DynAny], Prim::DynAny, &locals, 3, 0)
}

fn check(options: &Options, build: impl FnOnce(&mut CodeBuilder)) -> Option<Rule> {
    let code = code(|b| {
        build(b);
        b.ret();
    });
    verify(&tagged_frame(), &code, options)
        .err()
        .map(|error| error.rule)
}

/// An extended intrinsic on the formal and, if it takes more, other operands.
fn apply(b: &mut CodeBuilder, ty: Prim, id: Xintrinsic) {
    b.frame(Op::Dread, Prim::DynAny, 1);
    if id.info().arity > 1 {
        b.frame(Op::Dread, Prim::DynAny, -2);
    }
    b.xintrinsic(Op::XintrinsicOp, ty, id, usize::from(id.info().arity));
    b.op(Op::Eval, Prim::Invalid, 1);
}

#[test]
fn tagged_values_are_moved_made_and_taken_apart() {
    let moves = |b: &mut CodeBuilder| {
        b.frame(Op::Dread, Prim::DynAny, 1);
        b.frame(Op::Dassign, Prim::DynAny, -2);
        b.constant(Prim::DynAny, tagged::from_reference(0, 5));
        b.frame(Op::RegAssign, Prim::DynAny, 0);
        b.frame(Op::Dread, Prim::I64, -3);
        b.displaced(Op::IreadOff, Prim::DynAny, 8);
        b.typed(Op::Retype, Prim::I64, Prim::DynAny);
        b.frame(Op::Dassign, Prim::I64, -3);
        b.frame(Op::Dread, Prim::F64, -5);
        b.xintrinsic(Op::XintrinsicOp, Prim::DynAny, Xintrinsic::TaggedFromF64, 1);
        b.op(Op::Return, Prim::DynAny, 1);
    };
    assert_eq!(check(&ANY, moves), None);
    use Xintrinsic as X;
    for (id, ty) in [
        (X::TaggedIsF64, Prim::U1),
        (X::TaggedIsInt, Prim::I32),
        (X::TaggedIsRef, Prim::U1),
        (X::TaggedToF64, Prim::F64),
        (X::TaggedToInt, Prim::I64),
        (X::TaggedToRef, Prim::A64),
        (X::TaggedTag, Prim::U32),
        (X::TaggedRetain, Prim::DynAny),
        (X::TaggedReplace, Prim::DynAny),
    ] {
        assert_eq!(check(&ANY, |b| apply(b, ty, id)), None, "{id:?}");
        let other = if ty.is_tagged() { Prim::I64 } else { Prim::DynAny };
        let broken = check(&ANY, |b| apply(b, other, id));
        assert_eq!(broken, Some(Rule::InstructionType), "{id:?}");
    }
}

#[test]
fn tagged_values_mix_with_nothing() {
    type Build = fn(&mut CodeBuilder);
    let broken: [(Rule, Build); 10] = [
        (Rule::SlotType, |b| b.frame(Op::Dread, Prim::I64, -2)),
        (Rule::SlotType, |b| b.frame(Op::Dread, Prim::DynAny, -4)),
        (Rule::OperandClass, |b| {
            b.int().frame(Op::Dassign, Prim::DynAny, -2);
        }),
        (Rule::OperandClass, |b| {
            b.frame(Op::Dread, Prim::DynAny, 1);
            b.op(Op::Throw, Prim::Invalid, 1);
        }),
        (Rule::OperandClass, |b| {
            b.frame(Op::Dread, Prim::DynAny, 1);
            b.intrinsic(Op::IntrinsicCall, Prim::Void, crate::Intrinsic::MccDecRef, 1);
        }),
        (Rule::OperandClass, |b| {
            b.frame(Op::Dread, Prim::I64, -3);
            b.xintrinsic(Op::XintrinsicDo, Prim::Void, Xintrinsic::TaggedRelease, 1);
        }),
        (Rule::OperandClass, |b| {
            let label = b.label();
            b.bind(label);
            b.frame(Op::Dread, Prim::DynAny, 1);
            b.branch(Op::BrTrue32, label);
        }),
        // Nothing makes a tagged value of bits, because they may own an object.
        (Rule::OperandType, |b| {
            b.frame(Op::Dread, Prim::I64, -3);
            b.typed(Op::Retype, Prim::DynAny, Prim::I64);
        }),
        (Rule::InstructionType, |b| {
            b.constant(Prim::DynAny, tagged::from_reference(8, 0))
        }),
        (Rule::InstructionType, |b| {
            b.int().int();
            b.xintrinsic(Op::XintrinsicOp, Prim::DynAny, Xintrinsic::CheckIndex, 2);
        }),
    ];
    for (number, (rule, build)) in broken.into_iter().enumerate() {
        assert_eq!(check(&ANY, build), Some(rule), "case {number}");
    }
}

#[test]
fn images_say_that_they_have_tagged_values() {
    let without = Options {
        features: Features::KNOWN & !Features::TAGGED,
        ..ANY
    };
    let reads = |b: &mut CodeBuilder| {
        b.frame(Op::Dread, Prim::DynAny, 1);
        b.op(Op::Eval, Prim::Invalid, 1);
    };
    assert_eq!(check(&without, reads), Some(Rule::Feature));
    assert_eq!(check(&ANY, reads), None);
}
