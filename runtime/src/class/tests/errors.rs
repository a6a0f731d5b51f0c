//! Inconsistent records: each is refused with the class, what is wrong and what to do, and nothing is linked.

use super::*;

/// The messages for a class `LPart;` below `LWhole;`, which is good, after `change`.
fn messages(change: impl for<'a> Fn(&mut Source<'a>, &Places)) -> Vec<String> {
    let mut image = Image::default();
    let object = image.class(&OBJECT);
    let interface = image.class(&Source {
        name: "LFace;",
        kind: ClassKind::Interface,
        ..Source::default()
    });
    let last = image.class(&Source {
        name: "LLast;",
        flags: flags::FINAL,
        superclass: object,
        layout: 17,
        super_layout: 17,
        vtable: &[100, 101, 102],
        ..Source::default()
    });
    let whole = image.class(&Source {
        name: "LWhole;",
        superclass: object,
        size: 16,
        layout: 5,
        super_layout: 17,
        references: &[8],
        vtable: &[100, 101, 102, 13, 14],
        methods: &[("m|()V", 13, 3, 0), ("f|()V", 14, 4, flags::FINAL)],
        fields: &[("next", "LWhole;", 8, 0)],
        ..Source::default()
    });
    let places = Places {
        object,
        interface,
        last,
        itself: image.room(),
        nowhere: image.add(&[0; 8]),
    };
    let mut source = Source {
        name: "LPart;",
        superclass: whole,
        size: 32,
        layout: 6,
        super_layout: 5,
        references: &[8, 24],
        vtable: &[100, 101, 102, 23, 14, 25],
        methods: &[("m|()V", 23, 3, 0), ("n|()V", 25, 5, 0)],
        fields: &[("number", "I", 16, 0), ("text", "LText;", 24, 0)],
        ..Source::default()
    };
    change(&mut source, &places);
    image.put(places.itself, &source);
    let classes = Classes::new();
    let records = [object, interface, last, whole, places.itself];
    match image.link(&classes, &records) {
        Ok(_) => Vec::new(),
        Err(errors) => {
            assert_eq!(classes.all().len(), 10, "nothing is linked");
            let named = [
                ("WHOLE", whole),
                ("PART", places.itself),
                ("NOWHERE", places.nowhere),
            ];
            let text = |error: &LinkError| {
                named.iter().fold(error.to_string(), |text, (name, address)| {
                    text.replace(&format!("{address:#x}"), name)
                })
            };
            errors.iter().map(text).collect()
        }
    }
}

struct Places {
    object: u64,
    interface: u64,
    last: u64,
    itself: u64,
    nowhere: u64,
}

#[test]
fn the_class_itself_is_good() {
    assert_eq!(messages(|_, _| ()), Vec::<String>::new());
}

type Change = for<'a> fn(&mut Source<'a>, &Places);

#[test]
fn every_inconsistency_is_named() {
    let cases: &[(Change, &[&str])] = &[
        (
            |class, places| class.superclass = places.nowhere,
            &[
                "class LPart;: the superclass at NOWHERE is no class of this image or of one loaded before; \
               add the image that defines it",
            ],
        ),
        (
            |class, places| class.superclass = places.itself,
            &["class LPart;: it is its own ancestor: LPart; -> LPart;; recompile the image"],
        ),
        (
            |class, places| class.superclass = places.interface,
            &["class LPart;: the superclass LFace; is an interface; recompile both"],
        ),
        (
            |class, places| class.superclass = places.last,
            &["class LPart;: the superclass LLast; is final; recompile both"],
        ),
        (
            |class, _| class.name = "LWhole;",
            &[
                "class LWhole;: defined twice, by the records at WHOLE and PART; leave one of the definitions out",
            ],
        ),
        (
            |class, _| class.super_layout = 9,
            &[
                "class LPart;: compiled against another layout of its superclass LWhole; (hash 0x00000009, now 0x00000005); \
               recompile the class",
            ],
        ),
        (
            |class, _| (class.size, class.references, class.fields) = (8, &[], &[]),
            &[
                "class LPart;: instances have 8 bytes, fewer than the 16 of the superclass; recompile the image",
                "class LPart;: the reference offset 8 does not agree with those of the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[24],
            &[
                "class LPart;: the reference offset 8 does not agree with those of the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[0, 8, 24],
            &[
                "class LPart;: the reference offset 0 does not agree with those of the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[8],
            &[
                "class LPart;: the field text at offset 24 holds a reference that the reference offsets leave out; \
               recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[8, 24 | TAGGED_SLOT],
            &[
                "class LPart;: the field text at offset 24 holds a reference that the reference offsets leave out; \
               recompile the image",
                "class LPart;: the reference offset 24 is not that of a field with a reference; recompile the image",
            ],
        ),
        (
            |class, _| class.fields = &[("number", "I", 16, 0), ("text", "T", 24, 0)],
            &[
                "class LPart;: the field text at offset 24 holds a reference that the reference offsets leave out; \
               recompile the image",
                "class LPart;: the reference offset 24 is not that of a field with a reference; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[8 | TAGGED_SLOT, 24],
            &[
                "class LPart;: the reference offset 8 does not agree with those of the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[8, 16, 24],
            &[
                "class LPart;: the reference offset 16 is not that of a field with a reference; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[24, 8],
            &[
                ".maple.class: record at PART, class LPart;: reference 1: not after the one before; recompile the image",
            ],
        ),
        (
            |class, _| class.references = &[8, 32],
            &[
                ".maple.class: record at PART, class LPart;: reference 1: not aligned, or outside the instance; \
               recompile the image",
            ],
        ),
        (
            |class, _| class.fields = &[("number", "I", 12, 0), ("text", "LText;", 24, 0)],
            &[
                "class LPart;: the field number at offset 12 overlaps another field or the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.fields = &[("text", "LText;", 24, 0), ("number", "I", 28, 0)],
            &[
                "class LPart;: the field number at offset 28 overlaps another field or the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.fields = &[("text", "LText;", 24, 0), ("text", "LText;", 24, 0)],
            &[
                "class LPart;: the field text is declared twice; recompile the image",
                "class LPart;: the field text at offset 24 overlaps another field or the superclass; recompile the image",
            ],
        ),
        (
            |class, _| (class.vtable, class.methods) = (&[100, 101, 102], &[]),
            &[
                "class LPart;: the vtable has 3 slots, fewer than the 5 of the superclass; recompile the image",
            ],
        ),
        (
            |class, _| class.methods = &[("m|()V", 25, 5, 0)],
            &[
                "class LPart;: the method m|()V has slot 5, but overrides the one in slot 3; recompile the image",
                "class LPart;: slot 3 holds 0x17, but the method m|()V is at 0xd; recompile the image",
            ],
        ),
        (
            |class, _| class.methods = &[("m|()V", 23, -1, 0), ("n|()V", 25, 5, 0)],
            &[
                "class LPart;: the method m|()V has no slot, but overrides the one in slot 3; recompile the image",
                "class LPart;: slot 3 holds 0x17, but the method m|()V is at 0xd; recompile the image",
            ],
        ),
        (
            |class, _| class.methods = &[("m|()V", 23, 3, 0), ("n|()V", 102, 2, 0)],
            &[
                "class LPart;: the method n|()V has slot 2, which is that of toString|()Ljava/lang/String;; recompile the image",
            ],
        ),
        (
            |class, _| class.methods = &[("m|()V", 23, 3, 0), ("n|()V", 25, 5, 0), ("o|()V", 25, 5, 0)],
            &["class LPart;: the method o|()V has slot 5, which is that of n|()V; recompile the image"],
        ),
        (
            |class, _| class.vtable = &[100, 101, 77, 23, 14, 26],
            &[
                "class LPart;: slot 5 holds 0x1a, but the method n|()V is at 0x19; recompile the image",
                "class LPart;: slot 2 holds 0x4d, but the method toString|()Ljava/lang/String; is at 0x66; recompile the image",
            ],
        ),
        (
            |class, _| class.methods = &[("m|()V", 23, 3, 0), ("m|()V", 23, 3, 0)],
            &["class LPart;: the method m|()V is declared twice; recompile the image"],
        ),
        (
            |class, _| class.methods = &[("m|()V", 23, 3, 0), ("f|()V", 14, 4, 0)],
            &["class LPart;: the method f|()V overrides a final one; recompile both classes"],
        ),
        (
            |class, _| class.name = "LPart",
            &[
                ".maple.class: record at PART, class LPart: name: the descriptor is not one of this kind of class; \
               recompile the image",
            ],
        ),
        (
            |class, places| {
                *class = Source {
                    name: "[LWhole;",
                    kind: ClassKind::Array,
                    superclass: places.object,
                    component: places.last,
                    size: 8,
                    ..Source::default()
                }
            },
            &["class [LWhole;: the component is LLast;; recompile the image"],
        ),
        (
            |class, places| {
                *class = Source {
                    name: "[LLast;",
                    kind: ClassKind::Array,
                    superclass: places.last,
                    component: places.last,
                    size: 8,
                    ..Source::default()
                }
            },
            &["class [LLast;: the superclass LLast; is not java.lang.Object; recompile both"],
        ),
        (
            |class, places| {
                *class = Source {
                    name: "[LLast;",
                    kind: ClassKind::Array,
                    superclass: places.object,
                    component: places.last,
                    size: 4,
                    ..Source::default()
                }
            },
            &[
                "class [LLast;: two images disagree on the size of a value or element, 8 and 4; \
               recompile them with one compiler",
            ],
        ),
    ];
    for (change, expected) in cases {
        assert_eq!(messages(change), *expected);
    }
}

#[test]
fn interfaces_must_be_interfaces_and_exist() {
    let mut image = Image::default();
    let object = image.class(&OBJECT);
    let bad = image.class(&Source {
        name: "LBad;",
        superclass: object,
        super_layout: 17,
        vtable: &[100, 101, 102],
        interfaces: &[object],
        ..Source::default()
    });
    let worse = image.class(&Source {
        name: "LWorse;",
        superclass: bad,
        vtable: &[100, 101, 102],
        interfaces: &[0x4000],
        ..Source::default()
    });
    let errors = image.link(&Classes::new(), &[worse, bad, object]).unwrap_err();
    let texts: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "class LBad;: the superinterface Ljava/lang/Object; is not an interface; recompile both",
            "class LWorse;: the superinterface at 0x4000 is no class of this image or of one loaded before; \
             add the image that defines it",
        ]
    );
}

#[test]
fn a_cycle_of_three_is_shown() {
    let mut image = Image::default();
    let rooms = [image.room(), image.room(), image.room()];
    for (index, name) in ["LA;", "LB;", "LC;"].into_iter().enumerate() {
        image.put(
            rooms[index],
            &Source {
                name,
                superclass: rooms[(index + 1) % 3],
                ..Source::default()
            },
        );
    }
    let errors = image.link(&Classes::new(), &rooms).unwrap_err();
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].to_string(),
        "class LA;: it is its own ancestor: LA; -> LB; -> LC; -> LA;; recompile the image"
    );
}

/// The errors for a chain of so many classes or interfaces.
fn chain(kind: ClassKind, length: usize) -> Vec<String> {
    let mut image = Image::default();
    let rooms: Vec<u64> = (0..length).map(|_| image.room()).collect();
    for index in 0..length {
        let name = if index == 0 {
            "Ljava/lang/Object;".to_owned()
        } else {
            format!("LC{index};")
        };
        let above = if index == 0 { 0 } else { rooms[index - 1] };
        let interface = kind == ClassKind::Interface;
        let source = Source {
            name: &name,
            kind,
            superclass: if interface { 0 } else { above },
            interfaces: if interface && above != 0 { &[above] } else { &[] },
            ..Source::default()
        };
        image.put(rooms[index], &source);
    }
    let reversed: Vec<u64> = rooms.iter().rev().copied().collect();
    match image.link(&Classes::new(), &reversed) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn chains_are_neither_recursed_over_nor_endless() {
    assert_eq!(chain(ClassKind::Class, 1025), Vec::<String>::new());
    assert_eq!(chain(ClassKind::Interface, 1025), Vec::<String>::new());
    let errors = chain(ClassKind::Class, 30_000);
    assert_eq!(
        errors[0],
        "class LC1025;: more than 1024 superclasses; split the program, or flatten the hierarchy"
    );
    let errors = chain(ClassKind::Interface, 30_000);
    assert_eq!(
        errors[0],
        "class LC1025;: more than 1024 superinterfaces; split the program, or flatten the hierarchy"
    );
}

#[test]
fn tables_that_records_share_are_bounded() {
    let mut image = Image::default();
    let slots = vec![0; 20_000];
    let rooms: Vec<u64> = (0..1000).map(|_| image.room()).collect();
    let table = image.longs(&slots);
    let name = image.text("LMany;");
    for &room in &rooms {
        let record = ClassRecord {
            name,
            superclass: 8,
            vtable: table,
            vtable_length: slots.len() as u32,
            ..ClassRecord::default()
        };
        let at = (room - BASE) as usize;
        image.bytes[at..at + 128].copy_from_slice(&record.encode());
    }
    let errors = image.link(&Classes::new(), &rooms).unwrap_err();
    let message = errors
        .iter()
        .map(ToString::to_string)
        .find(|text| text.contains("more than"));
    assert_eq!(
        message.as_deref(),
        Some(
            "class LMany;: more than 16777216 entries in the tables of all classes; split the program, or flatten the hierarchy"
        )
    );
}
