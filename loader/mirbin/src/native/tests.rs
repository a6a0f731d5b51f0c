use super::*;

fn prim(ty: Prim) -> NativeType {
    NativeType::Prim(ty)
}

fn field(offset: u32, ty: NativeType, count: u32) -> NativeField {
    NativeField { offset, ty, count }
}

fn printf() -> NativePrototype {
    NativePrototype::variadic(1, vec![prim(Prim::Ptr)], prim(Prim::I32))
}

/// Two layouts, one inside the other; three names, two of one prototype; two sites.
fn table() -> NativeTableBuilder {
    let mut builder = NativeTableBuilder::new();
    let point = builder
        .layout(NativeLayout {
            size: 8,
            align: 4,
            fields: vec![field(0, prim(Prim::F32), 1), field(4, prim(Prim::F32), 1)],
        })
        .expect("layout is good");
    let path = NativeLayout {
        size: 40,
        align: 8,
        fields: vec![field(0, prim(Prim::U64), 1), field(8, point, 4)],
    };
    let path = builder.layout(path).expect("layout is good");
    builder.symbol("printf", printf()).expect("prototype is new");
    let length = NativePrototype::new(vec![path, point], prim(Prim::F64));
    builder
        .symbol("path_length", length.clone())
        .expect("prototype is new");
    builder.symbol("path_area", length).expect("prototype is new");
    let call = NativePrototype::variadic(1, vec![prim(Prim::Ptr), prim(Prim::F64)], prim(Prim::I32));
    builder.site(0x1_0000_1234, call).expect("site is new");
    builder
        .site(0x40, NativePrototype::new(vec![], prim(Prim::Void)))
        .expect("site is new");
    builder
}

#[test]
fn round_trip() {
    let bytes = table().encode();
    let table = NativeTable::parse(&bytes).expect("table is good");
    assert_eq!(table.symbol("printf"), Some(printf()));
    let length = table.symbol("path_length").expect("name is there");
    assert_eq!(length.params, [NativeType::Struct(1), NativeType::Struct(0)]);
    assert_eq!(table.symbol("path_area"), Some(length));
    assert_eq!(table.symbol("path"), None);
    assert_eq!(table.symbol(""), None);
    let call = table.site(0x1_0000_1234).expect("site is there");
    assert!(call.variadic && call.fixed == 1 && call.params.len() == 2);
    assert_eq!(table.site(0x40).map(|p| p.result), Some(prim(Prim::Void)));
    assert_eq!(table.site(0x41), None);
    let path = table.layout(1).expect("layout is there");
    assert_eq!((path.size, path.align), (40, 8));
    assert_eq!(path.fields[1], field(8, NativeType::Struct(0), 4));
    assert_eq!(table.layout(2), None);
    let names: Vec<_> = table.symbols().map(|(name, _)| name).collect();
    assert_eq!(names, ["path_area", "path_length", "printf"]);
    assert_eq!(
        table.sites().map(|(offset, _)| offset).collect::<Vec<_>>(),
        [0x40, 0x1_0000_1234]
    );
}

#[test]
fn an_empty_table_is_a_table() {
    let builder = NativeTableBuilder::new();
    assert!(builder.is_empty());
    let bytes = builder.encode();
    assert_eq!(
        NativeTable::parse(&bytes).expect("table is good").symbol("f"),
        None
    );
}

#[test]
fn the_order_of_additions_does_not_show() {
    let add = |names: [&str; 3]| {
        let mut builder = NativeTableBuilder::new();
        for name in names {
            let arity = name.len();
            let prototype = NativePrototype::new(vec![prim(Prim::I32); arity], prim(Prim::Void));
            builder.symbol(name, prototype).expect("prototype is new");
        }
        builder.encode()
    };
    assert_eq!(add(["a", "bb", "ccc"]), add(["ccc", "a", "bb"]));
}

#[test]
fn the_builder_refuses_what_no_reader_accepts() {
    let mut builder = NativeTableBuilder::new();
    let mut layout = |size, align, fields| builder.layout(NativeLayout { size, align, fields });
    for (size, align, fields) in [
        (8, 3, vec![]),
        (0, 1, vec![]),
        (6, 4, vec![]),
        (8, 8, vec![field(8, prim(Prim::I8), 1)]),
        (8, 8, vec![field(0, prim(Prim::I8), 0)]),
        (8, 8, vec![field(0, prim(Prim::I32), u32::MAX)]),
        (8, 8, vec![field(2, prim(Prim::I32), 1)]),
        (8, 4, vec![field(0, prim(Prim::I64), 1)]),
        (8, 8, vec![field(0, prim(Prim::Void), 1)]),
        (8, 8, vec![field(0, prim(Prim::DynAny), 1)]),
        (8, 8, vec![field(0, NativeType::Struct(0), 1)]),
    ] {
        let result = layout(size, align, fields);
        assert!(
            matches!(result, Err(NativeError::Entry { array: "layout", .. })),
            "{result:?}"
        );
    }
    assert_eq!(builder.symbol("printf", printf()), Ok(()));
    assert_eq!(builder.symbol("printf", printf()), Ok(()));
    let other = NativePrototype::new(vec![], prim(Prim::I32));
    assert_eq!(
        builder.symbol("printf", other.clone()),
        Err(NativeError::Conflict {
            what: "printf".to_owned()
        })
    );
    assert_eq!(builder.site(16, other), Ok(()));
    assert!(matches!(
        builder.site(16, printf()),
        Err(NativeError::Conflict { .. })
    ));
    for bad in [
        NativePrototype::new(vec![prim(Prim::Void)], prim(Prim::Void)),
        NativePrototype::new(vec![], prim(Prim::Agg)),
        NativePrototype::new(vec![NativeType::Struct(0)], prim(Prim::Void)),
        NativePrototype::variadic(2, vec![prim(Prim::I32)], prim(Prim::Void)),
        NativePrototype {
            fixed: 0,
            ..NativePrototype::new(vec![prim(Prim::I32)], prim(Prim::Void))
        },
    ] {
        assert!(matches!(
            builder.symbol("bad", bad),
            Err(NativeError::Entry { array: "name", .. })
        ));
    }
}

#[test]
fn cuts_and_excess_are_refused() {
    let mut bytes = table().encode();
    for end in 0..bytes.len() {
        assert!(
            matches!(NativeTable::parse(&bytes[..end]), Err(NativeError::Size { .. })),
            "cut at {end}"
        );
    }
    bytes.push(0);
    assert!(matches!(
        NativeTable::parse(&bytes),
        Err(NativeError::Size { .. })
    ));
}

#[test]
fn single_damages_never_break_the_reader() {
    let good = table().encode();
    let mut refused = 0;
    for at in 0..good.len() {
        for byte in [0, 1, 0x7f, 0xff, good[at] ^ 0x80] {
            let mut bytes = good.clone();
            bytes[at] = byte;
            match NativeTable::parse(&bytes) {
                Ok(table) => {
                    table.symbols().for_each(drop);
                    table.sites().for_each(drop);
                    (0..9).for_each(|index| drop(table.layout(index)));
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(refused > good.len(), "most damages are noticed");
    let with = |at: usize, byte: u8| {
        let mut bytes = good.clone();
        bytes[at] = byte;
        NativeTable::parse(&bytes).expect_err("table is bad")
    };
    assert_eq!(with(0, b'X'), NativeError::Magic);
    assert_eq!(with(4, 2), NativeError::Version { found: 2 });
}

/// Two tables as a linker joins them, with `padding` between.
fn joined(padding: &[u8], second: &NativeTableBuilder) -> Vec<u8> {
    let mut bytes = table().encode();
    bytes.extend_from_slice(padding);
    bytes.extend(second.encode());
    bytes
}

#[test]
fn joined_tables_are_read_one_by_one() {
    let mut second = NativeTableBuilder::new();
    let pair = NativeLayout {
        size: 16,
        align: 8,
        fields: vec![field(0, prim(Prim::F64), 2)],
    };
    let pair = second.layout(pair).expect("layout is good");
    second
        .symbol("norm", NativePrototype::new(vec![pair], prim(Prim::F64)))
        .expect("prototype is new");
    let other = NativePrototype::new(vec![], prim(Prim::F64));
    second.symbol("printf", other.clone()).expect("prototype is new");
    second.site(0x2_0000_0000, other.clone()).expect("site is new");
    let pad = vec![0; table().encode().len().wrapping_neg() % 4];
    assert!(!pad.is_empty(), "the first table ends with text");

    let bytes = joined(&pad, &second);
    let tables = NativeTables::parse(&bytes).expect("tables are good");
    assert_eq!(tables.tables().len(), 2);
    let (of, norm) = tables.symbol("norm").expect("norm is in the second table");
    assert_eq!(
        of.layout(0).map(|layout| layout.size),
        Some(16),
        "the layouts are those of its table"
    );
    assert_eq!(norm.params, [pair]);
    let prototype = |name| tables.symbol(name).map(|(_, prototype)| prototype);
    assert_eq!(prototype("printf"), Some(printf()), "the first table counts");
    assert!(prototype("path_area").is_some() && prototype("none").is_none());
    assert_eq!(
        tables.site(0x2_0000_0000).map(|(_, prototype)| prototype),
        Some(other)
    );
    assert!(tables.site(0x40).is_some() && tables.site(0x1_0000_1234).is_some());
    for offset in [0, 0x41, 0x1_ffff_ffff, u64::MAX] {
        assert!(tables.site(offset).is_none(), "{offset:#x}");
    }

    assert_eq!(
        NativeTables::parse(&table().encode()).map(|tables| tables.tables().len()),
        Ok(1)
    );
    for bad in [vec![], vec![1; pad.len()], vec![0; pad.len() + 4]] {
        assert!(NativeTables::parse(&joined(&bad, &second)).is_err(), "{bad:?}");
    }
    let mut cut = bytes.clone();
    for end in (1..bytes.len()).rev() {
        cut.truncate(end);
        let whole = end == table().encode().len();
        assert_eq!(NativeTables::parse(&cut).is_ok(), whole, "cut at {end}");
    }
    let mut among = NativeTableBuilder::new();
    among
        .site(0x100, NativePrototype::new(vec![], prim(Prim::Void)))
        .expect("site is new");
    assert!(matches!(
        NativeTables::parse(&joined(&pad, &among)),
        Err(NativeError::Entry {
            array: "table",
            index: 1,
            ..
        })
    ));
}
