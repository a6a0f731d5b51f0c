use super::*;

/// The header of the seed's Java sample (seed 2 §7.2), with one instruction after it.
fn sample() -> Vec<u8> {
    let mut bytes = b"MPLI".to_vec();
    bytes.extend_from_slice(&0x10u32.to_le_bytes());
    for half in [1u16, 3, 2, 0] {
        bytes.extend_from_slice(&half.to_le_bytes());
    }
    bytes.extend_from_slice(&[0x0e, 0x01, 0x29, 0x0e]);
    bytes.extend_from_slice(&[0x1e, 0, 0, 0]);
    bytes
}

fn js_sample() -> JsFrame {
    JsFrame {
        up_formal_size: 24,
        frame_size: 24,
        depth: 2,
        flags: 0,
        formal_words_type_tagged: vec![0x15, 0, 0, 0],
        formal_words_ref_counted: vec![0; 4],
        local_words_type_tagged: vec![0x28, 0, 0, 0],
        local_words_ref_counted: vec![0; 4],
    }
}

#[test]
fn the_seeds_java_sample_round_trips() {
    let bytes = sample();
    let function = parse(&bytes).expect("sample parses");
    let frame = Frame::new(vec![Prim::A64], Prim::Void, &[Prim::A64], 2, 0);
    assert_eq!(function.header, Header::Mpli(frame.clone()));
    assert_eq!(function.code_offset, 20);
    assert_eq!(function.code, [0x1e, 0, 0, 0]);
    assert_eq!(write_mpli(&frame).expect("frame fits"), bytes[..20]);
}

#[test]
fn the_seeds_javascript_sample_round_trips() {
    let frame = js_sample();
    let mut bytes = write_mpjs(&frame).expect("frame fits");
    assert_eq!(bytes.len(), 36);
    assert_eq!(bytes[4..8], 32u32.to_le_bytes());
    bytes.extend_from_slice(&[0x1e, 0, 0, 0]);
    let function = parse(&bytes).expect("header parses");
    assert_eq!(function.header, Header::Mpjs(frame));
    assert_eq!(function.code, [0x1e, 0, 0, 0]);
    assert_eq!(JsFrame::vector_size(24), 4);
    assert_eq!(JsFrame::vector_size(72), 4);
    assert_eq!(JsFrame::vector_size(0), 0);
}

#[test]
fn an_odd_table_is_padded() {
    let frame = Frame::new(vec![], Prim::I32, &[Prim::F64], 1, Frame::STATIC);
    let bytes = write_mpli(&frame).expect("frame fits");
    assert_eq!(bytes.len(), 20);
    let function = parse(&bytes).expect("header parses");
    assert_eq!(function.header, Header::Mpli(frame));
    assert_eq!(function.code_offset, 20);
    assert!(function.code.is_empty());
}

#[test]
fn later_forms_are_read() {
    let frame = Frame::new(vec![Prim::I32, Prim::Ref], Prim::I32, &[Prim::Ref], 3, 0);
    for (form, name) in [(HeaderForm::V2, 0), (HeaderForm::V2Named, 16)] {
        let mut bytes = b"MPLI".to_vec();
        bytes.extend_from_slice(&(form.header_size(5) as u32).to_le_bytes());
        for half in [2u16, 3, 3, 0] {
            bytes.extend_from_slice(&half.to_le_bytes());
        }
        for ty in frame.formals.iter().chain(&frame.cells) {
            bytes.extend_from_slice(&[*ty as u8, 3]);
        }
        bytes.resize(bytes.len() + 5 * name, b'x');
        bytes.extend_from_slice(&[0x1e, 0, 0, 0]);
        let function = parse(&bytes).expect("header parses");
        assert_eq!(function.header, Header::Mpli(frame.clone()));
        assert_eq!(function.code, [0x1e, 0, 0, 0]);
        assert_eq!(super::form(&bytes), Ok(form));
        bytes[16 + 2 * 3] = Prim::I32 as u8;
        assert_eq!(
            parse(&bytes),
            Err(HeaderError::Thrownval {
                offset: 22,
                found: Prim::I32
            })
        );
    }
}

#[test]
fn every_cut_is_an_error() {
    let mut js = write_mpjs(&js_sample()).expect("frame fits");
    js.extend_from_slice(&[0x1e, 0, 0, 0]);
    for (bytes, header) in [(sample(), 20), (js, 36)] {
        for end in 0..header {
            assert!(
                matches!(parse(&bytes[..end]), Err(HeaderError::Truncated { .. })),
                "cut at {end}"
            );
        }
        assert!(parse(&bytes[..header]).is_ok());
    }
}

#[test]
fn bad_headers_are_refused() {
    let with = |at: usize, byte: u8| {
        let mut bytes = sample();
        bytes[at] = byte;
        parse(&bytes).expect_err("header is bad")
    };
    assert_eq!(with(0, b'X'), HeaderError::Magic { found: *b"XPLI" });
    assert_eq!(
        with(4, 0x11),
        HeaderError::Size {
            found: 0x11,
            expected: 0x10
        }
    );
    assert!(matches!(with(7, 0xff), HeaderError::Size { found: ..0, .. }));
    assert_eq!(with(10, 1), HeaderError::Cells { count: 1 });
    assert_eq!(
        with(16, 0x2b),
        HeaderError::Type {
            offset: 16,
            number: 0x2b
        }
    );
    let mut js = write_mpjs(&js_sample()).expect("frame fits");
    js[18] = 8;
    assert_eq!(
        parse(&js),
        Err(HeaderError::Size {
            found: 32,
            expected: 40
        })
    );
}

#[test]
fn limits_are_errors() {
    let frame = |formals, locals| {
        Frame::new(
            vec![Prim::I32; formals],
            Prim::Void,
            &vec![Prim::I32; locals],
            0,
            0,
        )
    };
    assert!(write_mpli(&frame(32767, 32767)).is_ok());
    assert_eq!(
        write_mpli(&frame(32768, 0)),
        Err(HeaderError::TooManyFormals { count: 32768 })
    );
    assert_eq!(
        write_mpli(&frame(0, 32768)),
        Err(HeaderError::TooManyCells { count: 32770 })
    );
    assert_eq!(
        write_mpli(&Frame::default()),
        Err(HeaderError::Cells { count: 0 })
    );
    let uneven = JsFrame {
        local_words_type_tagged: vec![],
        ..js_sample()
    };
    assert_eq!(
        write_mpjs(&uneven),
        Err(HeaderError::BitVectors {
            tagged: 0,
            counted: 4
        })
    );
}

#[test]
fn frame_indices() {
    let frame = Frame::new(vec![Prim::I32, Prim::F64], Prim::U8, &[Prim::Ref], 0, 0);
    let types = [2, 1, 0, -1, -2].map(|index| frame.slot_type(index));
    assert_eq!(
        types,
        [Prim::F64, Prim::I32, Prim::U8, Prim::Unknown, Prim::Ref].map(Some)
    );
    for index in [3, -3, i16::MIN, i16::MAX] {
        assert_eq!(frame.slot_type(index), None);
    }
    assert_eq!(Frame::local_index(0), Some(-2));
    assert_eq!(Frame::local_index(32766), Some(i16::MIN));
    assert_eq!(Frame::local_index(32767), None);
    assert_eq!(Frame::local_index(usize::MAX), None);
    assert_eq!(Frame::formal_index(0), Some(1));
    assert_eq!(Frame::formal_index(32767), None);
}
