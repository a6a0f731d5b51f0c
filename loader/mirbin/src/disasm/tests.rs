use super::*;
use crate::{CodeBuilder, Intrinsic, Xintrinsic};

fn sample() -> Vec<u8> {
    let mut b = CodeBuilder::new();
    let (handler, done, finally) = (b.label(), b.label(), b.label());
    b.try_(&[handler]);
    b.abs(Op::AddrOfFunc, Prim::A64, 1, 0);
    b.frame(Op::Dread, Prim::A64, 1);
    b.constant(Prim::F64, 0.5f64.to_bits());
    b.op(Op::Icall, Prim::I32, 3);
    b.frame(Op::RegRead, Prim::I32, 0);
    b.constant(Prim::I32, -3i64 as u64);
    b.typed(Op::Lt, Prim::U1, Prim::I32);
    b.branch(Op::BrTrue32, done);
    b.frame(Op::Dread, Prim::I32, -2);
    b.range_goto(5, &[done, done]);
    b.op(Op::EndTry, Prim::Invalid, 0);
    b.bind(handler);
    b.catch(&[None, Some(2)]);
    b.bind(done);
    b.displaced(Op::IreadOff, Prim::U8, -8);
    b.displaced(Op::IreadOff, Prim::U8, 1 << 20);
    b.bits(Op::ExtractBits, Prim::U32, 3, 5);
    b.xintrinsic(Op::XintrinsicDo, Prim::Void, Xintrinsic::CopyBytes, 3);
    b.intrinsic(
        Op::IntrinsicCall,
        Prim::Invalid,
        Intrinsic::MplCleanupLocalrefvars,
        0,
    );
    b.pcrel(Op::AddrOffPc, Prim::A64, 3, 0);
    b.js_try(None, Some(finally));
    b.op(Op::Return, Prim::Void, 0);
    b.bind(finally);
    b.op(Op::Finally, Prim::Invalid, 0);
    let mut code = b.finish().expect("code encodes").bytes;
    code.extend_from_slice(&[0xff, 1, 2, 3]);
    code
}

fn frame() -> Frame {
    Frame::new(vec![Prim::A64], Prim::I32, &[Prim::I32], 3, Frame::STATIC)
}

fn names(offset: u32, kind: NameKind) -> Option<String> {
    match (offset, kind) {
        (_, NameKind::Function) => Some("f".to_owned()),
        (12, NameKind::Absolute) => Some("callee".to_owned()),
        (_, NameKind::Relative) => Some(format!("place+{offset}")),
        _ => None,
    }
}

#[test]
fn one_line_per_instruction() {
    let code = sample();
    let header = Header::Mpli(frame());
    let mut offset = 0;
    let mut lines = Vec::new();
    while let Ok(inst) = Inst::decode(&code, offset) {
        lines.push(line(&inst, Some(&header), RangeGotoForm::Seed, &names));
        offset = inst.next();
    }
    assert_eq!(
        lines,
        [
            "javatry -> 0054",
            "addroffunc a64 callee",
            "dread a64 formal 1 a64",
            "constval64 f64 0.5",
            "icall i32 #3",
            "regread i32 %%retval0",
            "constval i32 -3",
            "lt u1 i32",
            "brtrue32 -> 0060",
            "dread i32 local -2 i32",
            "rangegoto 5.. -> 0060, 0060",
            "endtry",
            "javacatch {place+88, place+92}",
            "ireadoff u8 -8",
            "ireadoff32 u8 1048576",
            "extractbits u32 bits 3..8",
            "xintrinsiccall void copy_bytes #3",
            "intrinsiccall MPL_CLEANUP_LOCALREFVARS #0",
            "addroffpc a64 place+128",
            "jstry catch none, finally 0094",
            "return void #0",
            "finally",
        ]
    );
}

#[test]
fn listing_in_the_seeds_style() {
    let code = sample();
    let function = Function {
        header: Header::Mpli(frame()),
        code_offset: 20,
        code: &code,
    };
    let text = disassemble(&function, RangeGotoForm::Seed, &names);
    let start = "\
f:
\t.ascii \"MPLI\"
f_mirbin_info:
\t.long f_mirbin_code - .
\t.word 1, 3, 3, 0x4                                // formals, cells, evaluation depth, flags
\t// PrimType of formal arguments
\t.byte 0xe                                         // 1: a64
\t// PrimType of automatic variables
\t.byte 0x4                                         // %%retval0: i32
\t.byte 0x29                                        // %%thrownval: unknown
\t.byte 0x4                                         // -2: i32
\t.p2align 1, 0
f_mirbin_code:
\t.byte OP_javatry, 0x0, 0x1, 0x0                   // 0000 +0x0014
\t.long mirbin_label_f_0054-.
\t.byte OP_addroffunc, 0xe, 0x0, 0x0                // 0008 +0x001c
\t.quad callee
\t.byte OP_dread, 0xe, 0x1, 0x0                     // 0014 +0x0028: formal 1 a64
";
    assert!(text.starts_with(start), "{text}");
    let end = "\
\t.byte OP_return, 0x1, 0x0, 0x0                    // 0090 +0x00a4
mirbin_label_f_0094:
\t.byte OP_finally, 0x0, 0x0, 0x0                   // 0094 +0x00a8
\t.byte 0xff, 0x1, 0x2, 0x3                         // 0098 +0x00ac: no instruction
";
    assert!(text.ends_with(end), "{text}");
    assert!(
        text.contains("\t.2byte 0x1\n\t.2byte mirbin_label_f_0060-.\n"),
        "{text}"
    );
    assert_eq!(text.matches("mirbin_label_f_0060:\n").count(), 1);
}

#[test]
fn remarks_stand_before_their_instruction() {
    let function = Function {
        header: Header::Mpli(frame()),
        code_offset: 20,
        code: &[0x1e, 0, 0, 0, 0x1e, 0, 0, 0],
    };
    let remarks = |offset| (offset == 4).then(|| "LINE a.c : 7".to_owned());
    let text = annotated(&function, RangeGotoForm::Seed, &names, &remarks);
    let mut lines = text.lines().skip_while(|line| !line.contains("// LINE a.c : 7"));
    assert_eq!(lines.next(), Some("\t// LINE a.c : 7"));
    assert!(
        lines.next().is_some_and(|line| line.ends_with("// 0004 +0x0018")),
        "{text}"
    );
    assert_eq!(text.matches("LINE").count(), 1);
}

#[test]
fn javascript_headers() {
    let frame = JsFrame {
        up_formal_size: 24,
        frame_size: 24,
        depth: 2,
        flags: 0,
        formal_words_type_tagged: vec![0x15, 0, 0, 0],
        formal_words_ref_counted: vec![0; 4],
        local_words_type_tagged: vec![0x28, 0, 0, 0],
        local_words_ref_counted: vec![0; 4],
    };
    let mut b = CodeBuilder::new();
    b.frame(Op::RegRead, Prim::DynAny, -6);
    let code = b.finish().expect("code encodes").bytes;
    let function = Function {
        header: Header::Mpjs(frame),
        code_offset: 36,
        code: &code,
    };
    let text = disassemble(&function, RangeGotoForm::Seed, &|_, _| None);
    assert!(
        text.contains("\t.byte 0x28, 0x0, 0x0, 0x0                         // localWordsTypeTagged\n"),
        "{text}"
    );
    assert!(text.ends_with("// 0000 +0x0024: %%retval0\n"), "{text}");
}

#[test]
fn odd_names_are_quoted() {
    assert_eq!(quoted("a.b$c_1"), "a.b$c_1");
    assert_eq!(quoted("f;g|"), "\"f;g|\"");
    assert_eq!(quoted("1x"), "\"1x\"");
    assert_eq!(quoted(""), "\"\"");
    let function = Function {
        header: Header::Mpli(frame()),
        code_offset: 0,
        code: &[0x1e, 0, 0, 0],
    };
    let text = disassemble(&function, RangeGotoForm::Seed, &|_, _| {
        Some(quoted("f|g").into_owned())
    });
    assert!(text.starts_with("\"f|g\":\n"), "{text}");
    assert!(text.contains("\n\"f|g_mirbin_code\":\n"), "{text}");
}

#[test]
fn the_preamble_names_every_opcode_once() {
    let text = preamble();
    let mut names: Vec<&str> = text.lines().filter_map(|line| line.split(" = ").next()).collect();
    assert_eq!(names.len(), Op::ALL.iter().filter(|op| op.is_encodable()).count());
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), text.lines().count());
    assert!(text.starts_with("OP_dassign = 1\n"));
}
