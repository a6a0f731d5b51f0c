//! Whatever the bytes are, nothing that reads them panics, loops or disagrees with itself.

use maple_mirbin::{
    CodeBuilder, Features, Frame, Function, Header, Inst, JsFrame, NativeTables, Note, Op, Prim,
    RangeGotoForm, disasm, disassemble, header, verify, verify::Options, verify_js,
};

const OPTIONS: Options = Options {
    features: Features::KNOWN,
    range_goto: RangeGotoForm::Seed,
};

/// xorshift64*: the same sequence on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    fn bytes(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.next() as u8).collect()
    }

    /// Mostly instructions with plausible fields, so that the later rules are reached.
    fn code(&mut self) -> Vec<u8> {
        let mut code = Vec::new();
        for _ in 0..self.below(12) {
            let op = match self.below(8) {
                0 => self.next() as u8,
                _ => Op::ALL[self.below(Op::ALL.len())] as u8,
            };
            let ty = [Prim::I32, Prim::A64, Prim::F64, Prim::U1, Prim::Void, Prim::Ref][self.below(6)] as u8;
            let (p0, p1) = (self.below(5) as u8, self.below(4) as u8);
            code.extend_from_slice(&[op, ty, p0, p1]);
            let words = match Op::from_u8(op).map(Op::form) {
                Some(form) => words(form, u16::from_le_bytes([p0, p1])),
                None => 0,
            };
            for word in 0..words.min(40) {
                let displacement = (self.below(24) as i32 - 10) * 4;
                let entry = (displacement << 16) | (word as i32 - 1);
                let word = if Op::RangeGoto as u8 == op && word > 0 {
                    entry
                } else {
                    displacement
                };
                code.extend_from_slice(&word.to_le_bytes());
            }
        }
        code.extend_from_slice(&[Op::Return as u8, 0, 0, 0]);
        code
    }
}

fn words(form: maple_mirbin::Form, count: u16) -> usize {
    use maple_mirbin::Form;
    match form {
        Form::O32 | Form::Xi | Form::L32 | Form::P32 => 1,
        Form::C64 | Form::A64 | Form::Jt => 2,
        Form::Try | Form::Catch => count.into(),
        Form::Rg => 1 + usize::from(count),
        _ => 0,
    }
}

fn frame() -> Frame {
    let locals = [Prim::I32, Prim::F64, Prim::Ref];
    Frame::new(
        vec![Prim::I32, Prim::A64, Prim::F64, Prim::Ref],
        Prim::I32,
        &locals,
        4,
        0,
    )
}

/// What every reader of verified code relies on.
fn check_promises(code: &[u8], verified: &verify::Verified<'_>) {
    assert_eq!(verified.insts.len(), verified.before.len());
    for (index, (inst, before)) in verified.insts.iter().zip(&verified.before).enumerate() {
        assert_eq!(verified.index_at(inst.offset), Some(index));
        assert_eq!(Inst::decode(code, inst.offset), Ok(*inst));
        assert!(u32::from(before.depth) >= inst.operand_count());
        assert!(!before.is_target || before.depth == 0);
        assert_eq!(before.depth == 0, before.top == Prim::Invalid);
        let mut region = before.region;
        while let Some(found) = verified.regions.get(region as usize) {
            assert!(found.parent == verify::Region::NONE || found.parent < region);
            for &handler in &found.handlers {
                let handler = verified.index_at(handler).expect("handlers are reachable");
                assert_eq!(verified.insts[handler].op, Op::JavaCatch);
            }
            region = found.parent;
        }
        let next = inst.next();
        let ends = matches!(
            inst.op,
            Op::Return | Op::Throw | Op::Goto32 | Op::RangeGoto | Op::Retsub | Op::Igoto
        );
        assert!(ends || verified.index_at(next).is_some());
    }
}

#[test]
fn random_bytes() {
    let mut random = Random(0x6d61_706c_6500_0001);
    for _ in 0..100_000 {
        let len = random.below(48);
        let mut bytes = random.bytes(len);
        for offset in 0..len as u32 + 2 {
            let _ = Inst::decode(&bytes, offset);
        }
        let _ = Note::parse(&bytes);
        let _ = NativeTables::parse(&bytes);
        if let Some(magic) = bytes.first_chunk_mut::<4>() {
            *magic = if random.below(2) == 0 {
                header::MPLI
            } else {
                header::MPJS
            };
        }
        // Small counts and a fitting size let most headers through.
        for at in [5, 6, 7, 9, 11, 13, 17, 19] {
            if let Some(byte) = bytes.get_mut(at) {
                *byte = 0;
            }
        }
        if bytes.len() > 20 {
            bytes[8] %= 4;
            bytes[10] = 2 + bytes[10] % 3;
            let entries = bytes[8] + bytes[10];
            bytes[4] = (12 + entries).next_multiple_of(2);
            for byte in &mut bytes[16..21] {
                *byte %= 0x2b;
            }
        }
        if let Ok(function) = header::parse(&bytes) {
            let _ = disassemble(&function, RangeGotoForm::Seed, &|_, _| None);
        }
    }
}

#[test]
fn random_functions() {
    let mut random = Random(0x6d61_706c_6500_0002);
    let js = JsFrame {
        up_formal_size: 64,
        frame_size: 64,
        depth: 4,
        ..JsFrame::default()
    };
    let (mut accepted, mut refused) = (0u32, std::collections::BTreeSet::new());
    for _ in 0..40_000 {
        let code = random.code();
        for form in [RangeGotoForm::Seed, RangeGotoForm::Disp32] {
            let options = Options {
                range_goto: form,
                ..OPTIONS
            };
            match verify(&frame(), &code, &options) {
                Ok(verified) => {
                    accepted += 1;
                    check_promises(&code, &verified);
                }
                Err(error) => {
                    assert!(error.offset as usize <= code.len());
                    assert!(!error.message.is_empty());
                    refused.insert(error.rule);
                }
            }
        }
        if let Ok(verified) = verify_js(&js, &code, &OPTIONS) {
            check_promises(&code, &verified);
        }
        let function = Function {
            header: Header::Mpli(frame()),
            code_offset: 0,
            code: &code,
        };
        let listing = disassemble(&function, RangeGotoForm::Seed, &|_, _| None);
        assert!(listing.lines().count() > 8);
        if let Ok(inst) = Inst::decode(&code, 0) {
            let names = |_, _| None;
            assert!(!disasm::line(&inst, None, RangeGotoForm::Disp32, &names).contains('\n'));
        }
    }
    assert!(accepted > 1000, "only {accepted} functions were accepted");
    assert!(refused.len() > 15, "only the rules {refused:?} were broken");
}

#[test]
fn damaged_functions() {
    let mut random = Random(0x6d61_706c_6500_0003);
    let mut b = CodeBuilder::new();
    let (handler, case, end) = (b.label(), b.label(), b.label());
    b.try_(&[handler]);
    b.frame(Op::Dread, Prim::I32, 1);
    b.range_goto(0, &[case, end, case]);
    b.bind(case);
    b.abs(Op::AddrOfFunc, Prim::A64, 0, 0);
    b.frame(Op::Dread, Prim::F64, 3);
    b.op(Op::Icall, Prim::I32, 2);
    b.frame(Op::RegRead, Prim::I32, 0);
    b.typed(Op::Cvt, Prim::I64, Prim::I32);
    b.constant(Prim::I64, 1 << 40);
    b.typed(Op::Lt, Prim::U1, Prim::I64);
    b.branch(Op::BrFalse32, end);
    b.op(Op::EndTry, Prim::Invalid, 0);
    b.bind(end);
    b.constant(Prim::I32, 1);
    b.op(Op::Return, Prim::I32, 1);
    b.bind(handler);
    b.catch(&[None]);
    b.branch(Op::Goto32, end);
    let good = b.finish().expect("code encodes").bytes;
    verify(&frame(), &good, &OPTIONS).expect("the undamaged function is accepted");
    for at in 0..good.len() {
        for value in 0..=255 {
            let mut code = good.clone();
            code[at] = value;
            if let Ok(verified) = verify(&frame(), &code, &OPTIONS) {
                check_promises(&code, &verified);
            }
        }
        let _ = verify(&frame(), &good[..at], &OPTIONS);
    }
    for _ in 0..20_000 {
        let mut code = good.clone();
        for _ in 0..1 + random.below(4) {
            let at = random.below(code.len());
            code[at] = random.next() as u8;
        }
        if let Ok(verified) = verify(&frame(), &code, &OPTIONS) {
            check_promises(&code, &verified);
        }
    }
}

#[test]
fn huge_counts_allocate_nothing() {
    let javatry = [Op::JavaTry as u8, 0, 0xff, 0xff, 0, 0, 0, 0, 0, 0];
    let error = verify(&frame(), &javatry, &OPTIONS)
        .map(|_| ())
        .expect_err("the table is cut off");
    assert_eq!(error.rule, verify::Rule::Truncated);
    let mut image = header::write_mpli(&frame()).expect("frame fits");
    image[8..12].fill(0xff);
    assert!(header::parse(&image).is_err());
}
