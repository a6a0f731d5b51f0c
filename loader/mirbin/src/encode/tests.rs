use super::*;
use crate::Inst;

fn decode(code: &[u8]) -> Vec<Inst<'_>> {
    let mut insts = Vec::new();
    let mut offset = 0;
    while (offset as usize) < code.len() {
        let inst = Inst::decode(code, offset).expect("encoded code decodes");
        offset = inst.next();
        insts.push(inst);
    }
    insts
}

fn one(build: impl FnOnce(&mut CodeBuilder)) -> Vec<u8> {
    let mut builder = CodeBuilder::new();
    build(&mut builder);
    builder.finish().expect("code encodes").bytes
}

/// Emits `op` with recognisable field values; labels point at the next instruction.
fn emit(b: &mut CodeBuilder, op: Op) {
    let pops = op.info().pops;
    let count = if pops == OpInfo::COUNTED {
        2
    } else {
        usize::from(pops)
    };
    let label = b.label();
    match op.form() {
        Form::None => unreachable!("not encodable"),
        Form::B => b.op(op, Prim::I32, count),
        Form::F => b.frame(op, Prim::I32, -2),
        Form::O => b.displaced(op, Prim::I32, -8),
        Form::O32 => match op {
            Op::IassignPcOff => b.pcrel(op, Prim::I32, 7, -3),
            _ => b.displaced(op, Prim::I32, 0x12345),
        },
        Form::C16 => b.constant(Prim::I32, 5),
        Form::C64 => b.constant(Prim::I64, 0xdead_beef << 20),
        Form::X => b.bits(op, Prim::I32, 3, 5),
        Form::T => b.typed(op, Prim::I32, Prim::U64),
        Form::Xi => b.xintrinsic(op, Prim::I32, Xintrinsic::CheckIndex, 2),
        Form::I => b.intrinsic(op, Prim::I32, Intrinsic::JsopAdd, 2),
        Form::L32 => b.branch(op, label),
        Form::P32 => b.pcrel(op, Prim::I32, 7, -3),
        Form::A64 if op == Op::Call => b.call(Prim::I32, 7, -3, 2),
        Form::A64 => b.abs(op, Prim::I32, 7, -3),
        Form::Try => b.try_(&[label, label]),
        Form::Catch => b.catch(&[None, Some(7)]),
        Form::Rg => b.range_goto(-4, &[label, label, label]),
        Form::Jt => b.js_try(Some(label), None),
    }
    b.bind(label);
}

#[test]
fn every_encodable_opcode_round_trips() {
    for &op in Op::ALL.iter().filter(|op| op.is_encodable()) {
        let mut b = CodeBuilder::new();
        emit(&mut b, op);
        let code = b.finish().expect("code encodes");
        let insts = decode(&code.bytes);
        assert_eq!(insts.len(), 1, "{op}");
        let inst = insts[0];
        assert_eq!(inst.op, op);
        let end = i64::from(inst.next());
        match op.form() {
            Form::None => unreachable!("not encodable"),
            Form::B => assert_eq!(u32::from(inst.p1), inst.operand_count()),
            Form::F => assert_eq!(inst.frame_index(), -2),
            Form::O => assert_eq!(inst.displacement(), -8),
            Form::Xi => {
                assert_eq!(inst.xintrinsic(), Some(Xintrinsic::CheckIndex));
                assert_eq!(inst.operand_count(), 2);
            }
            Form::O32 if op == Op::IassignPcOff => assert_eq!(code.relocs[0].kind, RelocKind::Pc32),
            Form::O32 => assert_eq!(inst.displacement(), 0x12345),
            Form::C16 => assert_eq!(inst.constant(), 5),
            Form::C64 => assert_eq!(inst.constant(), 0xdead_beef << 20),
            Form::X => assert_eq!((inst.p0, inst.p1), (3, 5)),
            Form::T => assert_eq!(inst.operand_type(), Some(Prim::U64)),
            Form::I => assert_eq!(inst.intrinsic(), Some(Intrinsic::JsopAdd)),
            Form::L32 => assert_eq!(inst.target(0), end),
            Form::P32 => {
                let reloc = CodeReloc {
                    offset: 4,
                    kind: RelocKind::Pc32,
                    symbol: 7,
                    addend: -3,
                };
                assert_eq!(code.relocs, [reloc]);
            }
            Form::A64 => {
                let reloc = CodeReloc {
                    offset: 4,
                    kind: RelocKind::Abs64,
                    symbol: 7,
                    addend: -3,
                };
                assert_eq!(code.relocs, [reloc]);
            }
            Form::Try => assert_eq!((inst.param(), inst.target(0), inst.target(1)), (2, end, end)),
            Form::Catch => {
                assert_eq!((inst.param(), inst.word(0)), (2, 0));
                assert_eq!(code.relocs[0].offset, 8);
            }
            Form::Rg => {
                assert_eq!((inst.param(), inst.word(0)), (3, -4));
                for k in 0..3 {
                    assert_eq!(inst.word(1 + k) as u16 as usize, k);
                    let displacement = i64::from(inst.word(1 + k) >> 16);
                    assert_eq!(i64::from(inst.word_offset(1 + k)) + 2 + displacement, end);
                }
            }
            Form::Jt => assert_eq!((inst.target(0), inst.word(1)), (end, 0)),
        }
    }
}

#[test]
fn constants_take_the_shortest_form() {
    let op = |ty, bits| {
        Inst::decode(&one(|b| b.constant(ty, bits)), 0)
            .expect("constant decodes")
            .op
    };
    for (ty, bits, short) in [
        (Prim::I32, 32767, true),
        (Prim::I32, 32768, false),
        (Prim::I64, -32768i64 as u64, true),
        (Prim::I64, -32769i64 as u64, false),
        (Prim::I8, -1i64 as u64, true),
        (Prim::U32, 65535, true),
        (Prim::U32, 65536, false),
        (Prim::U64, -1i64 as u64, false),
        (Prim::A64, 0, true),
        (Prim::Ptr, 65536, false),
        (Prim::F32, 0, false),
        (Prim::F64, 0, false),
        (Prim::DynUndef, 0x8_0000_0000, false),
    ] {
        assert_eq!(op(ty, bits) == Op::ConstVal, short, "{ty} {bits:#x}");
        let bytes = one(|b| b.constant(ty, bits));
        let inst = Inst::decode(&bytes, 0).expect("constant decodes");
        assert_eq!(inst.constant(), ty.canonical(bits), "{ty} {bits:#x}");
    }
    let null = one(|b| b.constant(Prim::Ref, 0));
    assert_eq!(Inst::decode(&null, 0).expect("constant decodes").ty, Prim::A64);
}

#[test]
fn offsets_choose_the_form() {
    for (op, wide) in [
        (Op::IreadOff, Op::IreadOff32),
        (Op::IassignOff, Op::IassignOff32),
        (Op::IreadFpOff, Op::IreadFpOff32),
        (Op::IassignFpOff, Op::IassignFpOff32),
    ] {
        for (offset, expected) in [(32767, op), (32768, wide), (-32768, op), (-32769, wide)] {
            let bytes = one(|b| b.displaced(op, Prim::U8, offset));
            let inst = Inst::decode(&bytes, 0).expect("access decodes");
            assert_eq!((inst.op, i64::from(inst.displacement())), (expected, offset));
        }
    }
}

#[test]
fn mistakes_are_reported() {
    let error = |build: &dyn Fn(&mut CodeBuilder)| {
        let mut builder = CodeBuilder::new();
        builder.op(Op::Checkpoint, Prim::Invalid, 0);
        build(&mut builder);
        builder.finish().expect_err("code is bad")
    };
    let (offset, any) = (4, Prim::I32);
    assert_eq!(
        error(&|b| b.op(Op::Dread, any, 0)),
        EncodeError::Form {
            offset,
            op: Op::Dread
        }
    );
    assert_eq!(
        error(&|b| b.op(Op::If, any, 0)),
        EncodeError::Form { offset, op: Op::If }
    );
    assert_eq!(
        error(&|b| b.displaced(Op::Add, any, 0)),
        EncodeError::Form { offset, op: Op::Add }
    );
    assert_eq!(
        error(&|b| b.abs(Op::Call, any, 0, 0)),
        EncodeError::Form { offset, op: Op::Call }
    );
    assert_eq!(
        error(&|b| b.op(Op::Icall, any, 256)),
        EncodeError::OperandCount {
            offset,
            op: Op::Icall,
            count: 256
        }
    );
    assert_eq!(
        error(&|b| b.op(Op::Add, any, 1)),
        EncodeError::OperandCount {
            offset,
            op: Op::Add,
            count: 1
        }
    );
    assert_eq!(
        error(&|b| b.frame(Op::Dread, any, 32768)),
        EncodeError::FrameIndex { offset, index: 32768 }
    );
    assert_eq!(
        error(&|b| b.displaced(Op::IreadOff, any, 1 << 31)),
        EncodeError::Displacement {
            offset,
            op: Op::IreadOff,
            displacement: 1 << 31
        }
    );
    assert_eq!(
        error(&|b| b.constant(Prim::Agg, 0)),
        EncodeError::Constant {
            offset,
            ty: Prim::Agg
        }
    );
    assert_eq!(
        error(&|b| {
            let label = b.label();
            b.try_(&vec![label; 65536]);
        }),
        EncodeError::TableSize {
            offset,
            op: Op::JavaTry,
            count: 65536
        }
    );
    assert_eq!(
        error(&|b| {
            let label = b.label();
            b.branch(Op::Goto32, label);
        }),
        EncodeError::Unbound { label: Label(0) }
    );
    assert_eq!(
        error(&|b| {
            let label = b.label();
            b.bind(label);
            b.bind(label);
        }),
        EncodeError::Rebound {
            label: Label(0),
            offset
        }
    );
}

#[test]
fn depth_follows_the_stack() {
    let mut b = CodeBuilder::new();
    for _ in 0..3 {
        b.constant(Prim::I32, 1);
    }
    b.op(Op::Add, Prim::I32, 2);
    b.op(Op::Add, Prim::I32, 2);
    b.frame(Op::Dassign, Prim::I32, -2);
    assert_eq!(b.max_depth(), 3);
}

/// Where entry `k` of the table at `offset` leads, through a stub if there is one.
fn lands(code: &[u8], offset: u32, k: usize) -> u32 {
    let table = Inst::decode(code, offset).expect("table decodes");
    let target = (i64::from(table.word_offset(1 + k)) + 2 + i64::from(table.word(1 + k) >> 16)) as u32;
    match Inst::decode(code, target) {
        Ok(stub) if stub.op == Op::Goto32 => stub.target(0) as u32,
        _ => target,
    }
}

#[test]
fn distant_cases_go_through_stubs() {
    let mut b = CodeBuilder::new();
    let (near, far, back) = (b.label(), b.label(), b.label());
    b.bind(back);
    for _ in 0..10_000 {
        b.op(Op::Checkpoint, Prim::Invalid, 0);
    }
    let first = b.offset();
    b.range_goto(0, &[near, far, back, far]);
    b.bind(near);
    b.op(Op::Checkpoint, Prim::Invalid, 0);
    b.branch(Op::Goto32, far);
    let marked = b.offset();
    b.pcrel(Op::AddrOffPc, Prim::A64, 1, 0);
    for _ in 0..10_000 {
        b.op(Op::Checkpoint, Prim::Invalid, 0);
    }
    let second = b.offset();
    b.range_goto(0, &[back, far]);
    b.bind(far);
    b.op(Op::Return, Prim::Void, 0);
    let code = b.finish().expect("code encodes");
    let [near, far, back] = [0, 1, 2].map(|i: usize| code.label_offsets[i].expect("label is bound"));
    assert_eq!(back, 0);
    assert_eq!(code.offset(first), first);
    assert_eq!(near, first + 8 + 16 + 16, "two stubs lie after the first table");
    assert_eq!(code.offset(marked), marked + 16);
    assert_eq!(code.offset(second), second + 16);
    assert_eq!(far, second + 16 + 8 + 8 + 8, "and one after the second");
    assert_eq!(code.relocs[0].offset, code.offset(marked) + 4);
    assert_eq!(
        [0, 1, 2, 3].map(|k| lands(&code.bytes, first, k)),
        [near, far, back, far]
    );
    assert_eq!(
        [0, 1].map(|k| lands(&code.bytes, code.offset(second), k)),
        [back, far]
    );
    let branch = Inst::decode(&code.bytes, near + 4).expect("branch decodes");
    assert_eq!(branch.target(0), i64::from(far));
    decode(&code.bytes);
}

#[test]
fn stubs_of_one_table_may_push_another_out_of_reach() {
    let mut b = CodeBuilder::new();
    let (far, edge, last) = (b.label(), b.label(), b.label());
    let outer = b.offset();
    b.range_goto(0, &[edge]);
    let inner = b.offset();
    b.range_goto(0, &[last, far]);
    // `edge` is just in reach of the first table until stubs appear after the second.
    while b.offset() < outer + 10 + 32764 {
        b.op(Op::Checkpoint, Prim::Invalid, 0);
    }
    b.bind(edge);
    for _ in 0..100 {
        b.op(Op::Checkpoint, Prim::Invalid, 0);
    }
    b.bind(last);
    b.op(Op::Checkpoint, Prim::Invalid, 0);
    b.bind(far);
    b.op(Op::Return, Prim::Void, 0);
    let code = b.finish().expect("code encodes");
    let [far, edge, last] = [0, 1, 2].map(|i: usize| code.label_offsets[i].expect("label is bound"));
    assert_eq!(lands(&code.bytes, outer, 0), edge);
    let inner = code.offset(inner);
    assert_eq!(inner, outer + 12 + 8);
    assert_eq!([0, 1].map(|k| lands(&code.bytes, inner, k)), [last, far]);
}

#[test]
fn a_table_beyond_its_own_reach_is_an_error() {
    let mut b = CodeBuilder::new();
    let label = b.label();
    b.range_goto(0, &vec![label; 9000]);
    b.bind(label);
    b.op(Op::Return, Prim::Void, 0);
    assert_eq!(b.finish(), Err(EncodeError::RangeGoto { offset: 0, entry: 0 }));
}
